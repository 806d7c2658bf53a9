## Was vor einer Schlacht gewählt werden kann

option-frederick-scenario-label = Szenario
option-frederick-scenario-help = Welcher Teil des Tages ausgefochten wird und unter wessen Befehl.
option-frederick-edition-label = Ausgabe der Regeln
option-frederick-edition-help = Die Serienregeln von 2006 oder, wo sie abweichen, die älteren von 2002.
option-frederick-set-up-label = Aufstellung
option-frederick-set-up-help = Wo ein Szenario den Spielern die Wahl lässt: mit einer fertigen Aufstellung beginnen oder jeden Spielstein selbst setzen.
option-frederick-cavalry-withdrawal-label = Kavallerie weicht dem Feuer aus
option-frederick-cavalry-withdrawal-help = Kavallerie darf vor einer Beschießung zurückgehen, statt sie auszuhalten.
option-frederick-cavalry-losses-label = Weniger Verluste für Kavallerie
option-frederick-cavalry-losses-help = Wo nur Kavallerie kämpft, fallen hohe Verluste geringer aus.
option-frederick-cossacks-label = Eigenwillige Kosaken
option-frederick-cossacks-help = Kosaken können sich weigern, an den Feind zu gehen, und weichen leichter aus.
option-frederick-sniping-label = Kroaten schießen aus dem Hinterhalt
option-frederick-sniping-help = Kroaten können einen benachbarten Feind allein durch Feuer in Unordnung bringen.
option-frederick-long-range-label = Geschütze reichen bergab weiter
option-frederick-long-range-help = Artillerie auf einer Höhe schießt ein Feld weiter.
option-frederick-howitzers-label = Haubitzen
option-frederick-howitzers-help = Haubitzen schießen auf zwei oder drei Felder über Hänge, Schanzen und Mauern hinweg.
option-frederick-woods-label = Wald bringt in Unordnung
option-frederick-woods-help = Geordnete Truppen, die durch Wald ziehen, können in Unordnung geraten.
option-frederick-fortunes-label = Kriegsglück
option-frederick-fortunes-help = In jeder Runde kann der Zufall eine der Armeen begünstigen oder plagen.
option-frederick-edition-2006 = 2006, Serienregeln
option-frederick-edition-2002 = 2002
option-frederick-set-up-quick = Fertige Aufstellung
option-frederick-set-up-by-hand = Von Hand
