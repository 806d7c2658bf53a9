# Die Regeln des Systems `frederick`, Absatz für Absatz, mit unseren eigenen Worten: die Serienregeln von 2006, und was die Ausgabe von 2002 darüber hinaus oder anders hat.

# 3: der Ablauf einer Runde
rule-frederick-3 = In einer Runde handeln erst die Preußen, dann ihre Gegner, beide in derselben Folge: Aktivierung, Befehle, Fliehende, Bewegung, Beschuss, Sammeln, die Geschütze des Verteidigers, Nahkampf. Danach rechnen beide die Moral ihrer Armee ab.

# 4: Aktivierung und Befehle
rule-frederick-4-1 = Eine Armee, die nicht aktiviert ist, bewegt sich nicht und kämpft nicht. Einmal aktiv, bleibt sie es bis zum Abend; in den kurzen Szenarien sind es beide von Anfang an.
rule-frederick-4-1-1 = Einmal je Runde kann eine ruhende Armee versuchen, sich in Bewegung zu setzen: Sie zahlt ihren Preis an Armeemoral, dann wird gewürfelt. Wurf und Initiative des Oberbefehlshabers müssen 7 ergeben; bezahlt ist auf jeden Fall.
rule-frederick-4-1-2 = Kommt ein gegnerischer Spielstein auf drei Felder und in offene Sicht heran, so ist die ruhende Armee ab ihrem nächsten Zug aktiv, ohne Kosten. Detachements wecken eine Armee auf diese Art nicht.
rule-frederick-4-1-3 = Sieht eine ruhende Armee zum ersten Mal eine gegnerische Einheit auf höchstens sieben Felder, so darf ihr Oberbefehlshaber einen Coup d’Œil versuchen. Ergeben Wurf und Initiative 8, so kann er sofort zahlen und mitten in der Bewegung des Gegners die Armee aktivieren.
rule-frederick-4-2 = Jede Runde zeigt sich aufs Neue, wie gut die Teile einer aktiven Armee gehorchen: Gruppen würfeln, besondere Anführer helfen nach, und wer zu weit von seinem Anführer ist, wird festgestellt.
rule-frederick-4-2-1 = Eine Armee besteht aus Flügeln, jeder unter seinem Anführer. Flügel mit Infanterie und alle Artillerie bilden eine Gruppe, reine Kavallerieflügel eine zweite; ein Szenario kann einzelne Flügel zu eigenen Gruppen machen.
rule-frederick-4-2-2 = Jede Gruppe hat einen Befehlswert. Mit einem Wurf, der nicht höher ist, ist sie in dieser Runde wirksam, sonst gemindert.
rule-frederick-4-2-3 = Ein wirksamer Flügel hat seine volle Bewegung, ein geminderter die halbe, aufgerundet; in Kolonne gelten andere Zahlen. Anführer reiten immer, so weit sie können.
rule-frederick-4-2-4 = Anführer mit Stern können einen geminderten Flügel doch noch wirksam machen. Manche vermögen das bei jedem Flügel, andere nur bei Flügeln mit Infanterie oder nur bei Kavallerie; Geschütze folgen jedem von ihnen.
rule-frederick-4-2-5 = Wer mehr als fünf Felder vom Anführer seines Flügels steht, ist ohne Befehl: Er hat halbe Bewegung und meidet gegnerische Kontrollzonen. Geschützen genügt jeder Anführer, und zwei Einheiten je Runde der Oberbefehlshaber.
rule-frederick-4-3 = Ein Detachement ist eine eigene Gruppe, solange die Hauptarmee ruht. Es wacht auf, sobald es auf höchstens drei Felder einen Gegner oder ein waches eigenes Detachement sieht; was es tut, weckt keine der Armeen.
rule-frederick-4-3-1 = Wird die Hauptarmee aktiv, auf welche Weise auch immer, so gibt es keine Detachements mehr; ihre Truppen gehören zu den gewöhnlichen Gruppen.
rule-frederick-4-3-2 = Jedes Detachement hat neben der Armee einen eigenen Coup d’Œil. Gelingt er, so erwacht die ganze Armee.
rule-frederick-4-3-3 = In den kurzen Szenarien sind die Armeen schon aktiv, also würfelt kein Detachement für sich.
rule-frederick-4-4 = Ehe um Befehle gewürfelt wird, können Flügel aus der Kolonne aufmarschieren. Geschütze in Kolonne, die höchstens fünf Felder vom Anführer eines solchen Flügels stehen, können es mit ihm tun.
rule-frederick-4-5 = Jede Gruppe würfelt gegen ihren Befehlswert. Dann darf jeder besondere Anführer es einmal für einen geminderten Flügel versuchen, den eigenen oder einen, dessen Anführer bei ihm ist: Ein Wurf nicht über seiner Initiative macht ihn wirksam, und die Geschütze in seinem Feld dazu.

# 5: Stapel
rule-frederick-5-1 = Ein Feld hat Platz für 12 Stufen Infanterie und Kavallerie und daneben 8 Stufen Geschütze, oder für 12 Stufen Geschütze allein. Anführer brauchen keinen Platz.
rule-frederick-5-2 = In Kolonne passen nicht mehr als 4 Stufen Infanterie und Kavallerie in ein Feld, mit bis zu 8 Stufen Geschützen.
rule-frederick-5-3 = Kosaken und Freikorps, locker geordnet, zählen ihre Stufen doppelt, im Stapel und in der vorderen Linie.
rule-frederick-5-4 = In keinem Augenblick ihrer Bewegung darf eine Einheit ein volles Feld betreten, auch nicht beim Nachrücken. Ein Rückzug darf ein Feld überfüllen, zum Schaden derer, die dort stehen, und ein solches Feld muss vor jeder anderen Bewegung geräumt werden.
rule-frederick-5-5 = Die oberen Truppen eines Stapels kämpfen zuerst, und nur Geschütze über aller Infanterie und Kavallerie feuern. Der Besitzer ordnet seine Stapel nach Belieben; nur wer sich zurückzieht, kommt immer obenauf, und nichtpreußische Geschütze, die an den Feind gehen, kommen nach unten.

# 6: Kontrollzonen und Gefecht
rule-frederick-6-1 = Jede Einheit, die nicht flieht, beherrscht die sechs Felder um sich, außer denen, die ihr verschlossen sind. Anführer beherrschen nichts.
rule-frederick-6-2 = Am Feind stehen die obersten Truppen eines Stapels im Gefecht, bis zu 4 Stufen Infanterie und Kavallerie; was darunter liegt, unterstützt. Geschütze tun keines von beiden.
rule-frederick-6-3 = Ein Stapel, der seine Runde am Feind beginnt, ist gebunden und darf nicht ganz geräumt werden. Wer dann seine vordere Linie ablöst, greift mit 2 weniger an; eine Lücke in der Linie zu füllen kostet nichts.
rule-frederick-6-4 = Schnelle Einheiten dürfen einen gebundenen Stapel verlassen, solange keine geordnete Kavallerie des Gegners neben ihnen im Gefecht steht, und das bringt dem Stapel keinen Nachteil.

# 7: Bewegung
rule-frederick-7-1 = Vor allen anderen laufen die Fliehenden: Infanterie zwei Felder, Kavallerie drei, nach den Regeln des Rückzugs. Wer am Kartenrand noch laufen muss, ist verloren; verlassene Geschütze bleiben stehen.
rule-frederick-7-2 = Ehe die Bewegung beginnt, wird jeder Stapel mit Infanterie oder Kavallerie in einer gegnerischen Kontrollzone als gebunden bezeichnet.
rule-frederick-7-3 = Einer zieht nach dem anderen und zahlt für das Gelände, das er betritt, und die Feldseiten, die er überschreitet. Überfüllte Felder kommen zuerst; ein Feld ist immer möglich, und bewegte Geschütze feuern nicht im selben Zug.
rule-frederick-7-4 = Was einen Spielstein aufhält: seine Bewegungsweite, das Gelände und der Feind.
rule-frederick-7-4-1 = Gemindert, ohne Befehl oder in Unordnung hat eine Einheit halbe Bewegung, aufgerundet. Halbiert wird nur einmal, auch wenn mehreres zutrifft.
rule-frederick-7-4-2 = Anführer haben immer ihre volle Bewegung.
rule-frederick-7-4-3 = Niemand betritt verschlossenes Gelände oder ein Feld des Gegners, und solange die Armee standhält, verlässt keine Einheit, die nicht flieht, die Karte.
rule-frederick-7-5 = Eine gegnerische Kontrollzone zu betreten kostet nichts extra; sie zu verlassen kostet immer, und die Punkte dafür müssen da sein.
rule-frederick-7-5-1 = Infanterie, die ins Gefecht gerät, hält an. Dann kommt sie nicht fort, bis eine andere Einheit vorn ihren Platz nimmt; Unterstützung darf für einen Punkt mehr gehen.
rule-frederick-7-5-2 = Geschütze gehen nur dort an den Feind, wo schon eigene Infanterie oder Kavallerie steht. Für einen Punkt mehr dürfen sie wieder fort.
rule-frederick-7-5-3 = Kavallerie und leichte Infanterie hält nur geordnete Kavallerie auf und fest. Von anderen Gegnern lösen sie sich für zwei Punkte mehr, preußische Kavallerie und Unterstützung für einen.
rule-frederick-7-5-4 = Ein Anführer geht nur dort in eine gegnerische Kontrollzone, wo eigene Truppen sind; dort kommt und geht er frei.
rule-frederick-7-5-5 = Einheiten, deren Stärke in Klammern steht, sind am Ende ihrer Kraft und betreten keine gegnerische Kontrollzone.
rule-frederick-7-6 = Ein ganzer Flügel, der wirksam, geordnet, unter Befehl und fern vom Feind ist, darf die Kolonne formieren, vor seiner Bewegung oder danach. Bis zu drei wirksame Batterien im Umkreis von fünf Feldern um seinen Anführer dürfen sich anschließen.
rule-frederick-7-6-1 = In Kolonne hat eine Einheit vier Punkte mehr und zahlt einen je Feld, in Sumpf und dichtem Wald zwei. Geminderte Kolonnen kommen mit Geschützen 4 Felder weit, mit Infanterie 5, mit Kavallerie 7; Kolonnen kämpfen schlecht, und ihre Geschütze feuern nicht.
rule-frederick-7-6-2 = Zu Beginn seiner Befehlsphase kann ein Flügel aufmarschieren, nur im Ganzen, mit den Geschützen nahe seinem Anführer. Von da an zieht er wie gewöhnlich.
rule-frederick-7-6-3 = Kommt eine gegnerische Einheit auf drei Felder an eine Kolonne heran oder beginnt dort eine Bewegungsphase, so darf der Flügel einmal je Runde versuchen aufzumarschieren. Beide würfeln und zählen ihren Befehlswert oder die Initiative eines Anführers dazu, überraschte preußische Kavallerie noch 4, und die Kolonne muss höher liegen.

# 8: Beschuss
rule-frederick-8-1 = Geschütze reichen drei Felder, wenn sie das Ziel sehen. Stehen Gegner neben ihnen, feuern sie nur auf diese; auf zwei oder drei Felder feuern sie nicht, wo eigene Truppen neben dem Ziel stehen. Jede Batterie feuert einmal, und auf jedes Feld wird einmal gefeuert.
rule-frederick-8-2 = Die Sicht geht von Feldmitte zu Feldmitte. Wald, Ortschaften und Truppen dazwischen sperren sie, die beiden Endfelder nie; läuft die Linie auf einer Feldseite, so darf man die Seite wählen.
rule-frederick-8-2-1 = Über einen Hang sieht und wird gesehen nur, wer oben unmittelbar an der Kante steht. Wer weiter hinten steht, ist hinter der Kuppe verborgen.
rule-frederick-8-2-1-1 = Zwei Hänge sperren die Sicht, mit zwei Ausnahmen: Sie fallen gegeneinander und lassen eine Senke zwischen sich, oder sie sind die beiden Seiten eines Feldes an einem langen Hang, an dessen Kante das obere Ende steht.
rule-frederick-8-2-1-2 = Bei drei Hängen und mehr muss das höchste Ende an der obersten Kante stehen, und jeder weitere Abfall muss im nächsten Feld folgen. Senken zählen nicht.
rule-frederick-8-2-2 = Truppen in einer Senke sperren die Sicht nicht, auch kein Stapel unmittelbar unter dem Hang, auf dem das höhere Ende steht.
rule-frederick-8-3 = Die Werte aller Batterien auf ihre Entfernung werden addiert, Gelände, Unordnung, Armeemoral und Nähe verändern den Wurf, und die Tabelle gibt das Ergebnis. Es trifft die obersten 4 Stufen Infanterie und Kavallerie des Feldes.
rule-frederick-8-4 = Ist der Beschuss des Zuges vorbei, so sind bewegte Geschütze wieder bereit.
rule-frederick-8-5 = Vor dem Nahkampf feuern die Geschütze der Seite, die nicht am Zug ist, aber nur auf Nachbarfelder.

# 9: Moral der Einheiten
rule-frederick-9-1 = Eine Einheit in Unordnung weicht in der Regel ein Feld, hat halbe Bewegung, kämpft und schießt schlechter. Gerät sie noch einmal in Unordnung, so flieht sie.
rule-frederick-9-2 = Fliehende Infanterie läuft zwei Felder, fliehende Kavallerie drei; Kanoniere lassen ihre Geschütze stehen. Fliehende beherrschen keinen Boden, sind in gegnerischen Kontrollzonen verloren, schaden keinem Angreifer und ergeben sich dem Angriff, wenn ihre Armee demoralisiert ist.
rule-frederick-9-3 = Eine Moralprüfung vergleicht einen Wurf mit dem Moralwert der Einheit, den ein Anführer im Feld hebt und der Zustand der Armee senkt. Eins oder zwei darüber bedeutet Unordnung, drei oder mehr Flucht.
rule-frederick-9-4 = Jede Einheit des Ziehenden, die in Unordnung oder auf der Flucht ist, darf versuchen, sich zu sammeln: Ein Wurf nicht über ihrem veränderten Moralwert hebt sie um eine Stufe, von der Flucht zur Unordnung oder von der Unordnung zur Ordnung.

# 10: Nahkampf
rule-frederick-10-1 = Wer am Zug ist, muss mit jeder Einheit angreifen, die im Gefecht steht, und jeder Gegner im Gefecht muss angegriffen werden. In jedem Kampf müssen alle angreifenden Felder an alle angegriffenen grenzen.
rule-frederick-10-1-1 = Ein einzelnes Feld, das die Angreifer auf allen sechs Seiten einschließen, wird in der Flanke gefasst: 3 mehr für den Angriff, außer in Ortschaften. Hat es Unterstützung, so kämpft diese stattdessen mit, und beide Seiten leiden einen Verlustpunkt mehr.
rule-frederick-10-2 = Schnelle Verteidiger dürfen vor dem Zusammenstoß ein Feld ausweichen, alle eines Feldes zusammen und an einen Ort, wenn unter den Angreifern keine geordnete Kavallerie ist. Wer dann obenauf liegt, muss kämpfen.
rule-frederick-10-3 = Die Stärke beider Seiten wird addiert und verglichen; das Verhältnis bestimmt die Spalte der Tabelle.
rule-frederick-10-3-1 = Es zählt die Stärke aller Infanterie und Kavallerie, die in den Feldern des Kampfes im Gefecht steht.
rule-frederick-10-3-2 = Ein Feld bringt höchstens 8 Punkte Infanterie und 6 Punkte Kavallerie in den Kampf.
rule-frederick-10-3-3 = Bei unterstützter Verteidigung kommen bis zu 4 Stufen der Unterstützung hinzu, für die dieselbe Grenze noch einmal gilt.
rule-frederick-10-3-4 = Das Verhältnis von Angriff zu Verteidigung wird zugunsten des Verteidigers auf eine vorhandene Spalte gerundet.
rule-frederick-10-4 = Jede Seite bestimmt eine Einheit im Gefecht, die führt. Die Moral der beiden wird verglichen und verändert den Wurf, und sie tragen den ersten Verlust.
rule-frederick-10-5 = Moral der führenden Einheiten, Formation, Unordnung, Flanke, Schwung, Gelände, Wucht und der Zustand beider Armeen verändern den Wurf.
rule-frederick-10-5-1 = Der Angreifer wählt ein angreifendes und ein angegriffenes Feld. Von den beiden zählt das für ihn schlechtere Gelände, dazu alles auf der Feldseite zwischen ihnen.
rule-frederick-10-5-2 = Greift nur Kavallerie an, und zwar Kavallerie oder Infanterie ohne Ordnung oder in Kolonne, so wird die durchschnittliche Wucht der Pferde verglichen: schwere zählen 2, mittlere 1, leichte und solche in Unordnung 0. Wald, Ortschaften, Sumpf und Schanzen nehmen die Wucht.
rule-frederick-10-6 = Ein Wurf mit allem, was ihn verändert, ergibt die Zeile in der Spalte des Verhältnisses.
rule-frederick-10-7 = Nach dem Wurf wird für jeden Anführer in einem Feld des Kampfes geprüft, ob er getroffen ist.
rule-frederick-10-8 = Im Ergebnis eines Nahkampfs steht erst der Teil des Angreifers, dann der des Verteidigers. Der Verteidiger führt seinen zuerst aus, doch erspart das dem Angreifer nichts.
rule-frederick-10-8-1 = Verlustpunkte treffen Einheiten im Gefecht, die führende zuerst, und werden mit Stufen oder mit Weichen bezahlt. Keine Seite verursacht mehr davon, als sie Stufen im Kampf hatte.
rule-frederick-10-8-1-1 = Eine verlorene Stufe bezahlt einen Verlustpunkt; eine Einheit ohne Stufen ist dahin.
rule-frederick-10-8-1-2 = Im Nahkampf muss eine Einheit eine Stufe verlieren, ehe sie weichen darf. Unter Kartätschen, aus dem Nachbarfeld, müssen zwei Stufen fallen, ehe irgendjemand weicht.
rule-frederick-10-8-1-3 = Eine Einheit mit Moral unter 5, die verloren hat, was sie muss, bezahlt den nächsten Punkt durch Weichen: mit Moral 4 in Unordnung, mit 3 oder weniger auf der Flucht.
rule-frederick-10-8-1-4 = Eine feste Einheit, die verloren hat, was sie muss, darf auf Wunsch ihres Besitzers in Unordnung weichen, und das bezahlt einen Punkt. Sie darf dabei in keine gegnerische Kontrollzone, und andere müssen den Rest bezahlen können.
rule-frederick-10-8-2 = Beim Austausch leidet jede Seite ein Viertel der gegnerischen Stufen im Kampf, gerundet, und was daneben steht.
rule-frederick-10-8-3 = Zeichen neben den Verlustpunkten sagen, was noch mit Geschützen geschieht, mit denen, die weichen, und mit denen, die bleiben.
rule-frederick-10-8-3-1 = Bei einem Stern verliert eine Batterie in einem betroffenen Feld eine Stufe, neben allen Verlustpunkten.
rule-frederick-10-8-3-2 = Bei einem großen R ist jedes Weichen, das einen Verlustpunkt bezahlt, eine Flucht.
rule-frederick-10-8-3-3 = Bei einem kleinen r geraten Einheiten im Gefecht mit Moral unter 5 in Unordnung, wenn alle Punkte bezahlt sind.
rule-frederick-10-8-3-4 = Punkte in Klammern sind einer weniger, wenn in einem betroffenen Feld Unterstützung steht.
rule-frederick-10-8-3-5 = Bei einem großen S ergeben sich Einheiten im Gefecht mit Moral 3 oder weniger, jede für nur einen Verlustpunkt.
rule-frederick-10-9 = Ein Rückzug führt vom Feind weg, vor allem aus seinen Kontrollzonen, dann an Freunden vorbei, dann zum eigenen Kartenrand. Wer nicht zurückkann, wird gefangen; Anführer dürfen mitgehen, und wer sich zurückzieht, kommt obenauf.
rule-frederick-10-9-1 = Wer in Unordnung in eine gegnerische Kontrollzone gedrängt wird, geht weiter, bis er heraus ist, und verliert für jedes Feld zu viel eine Stufe. Wer flieht, wird dort gefangen.
rule-frederick-10-9-2 = Truppen, durch die andere sich zurückziehen, prüfen ihre Moral, um 1 schlechter, wo Fußvolk und Reiter beisammen sind. Überfüllt der Rückzug ihr Feld, so geraten sie vorher in Unordnung.
rule-frederick-10-10 = Nach den Verlusten dürfen Truppen in den geräumten Boden nachrücken.
rule-frederick-10-10-1 = Infanterie und Kavallerie des Angriffs, auch Unterstützung, dürfen in Felder nachrücken, die der Verteidiger verlassen hat, in beliebiger Ordnung und mit ihren Anführern. Geschütze bleiben.
rule-frederick-10-10-2 = Der Verteidiger folgt einem geschlagenen Angreifer nicht, außer in ein Feld, in dem nur noch Geschütze stehen.
rule-frederick-10-10-3 = Geschütze ohne Infanterie und Kavallerie können überrannt werden: Der Sieger betritt ihr Feld, der einzige Fall, in dem beide Seiten eines teilen.
rule-frederick-10-10-4 = Verlassene Geschütze sind sofort erobert. Bei anderen sagt ein Wurf, den Unordnung, Moral und die Art der Eroberer verändern, ob sie entkommen, einen Spielstein verlieren oder ganz erobert werden.
rule-frederick-10-11 = Konnte der Verteidiger nicht alle Punkte bezahlen und ist der Angreifer nachgerückt, so darf dieser ein Feld weiter, wo kein Feind nahe ist, oder seinen Schwung gegen ein Nachbarfeld richten: 2 mehr für den nächsten Angriff darauf, 2 weniger, wenn es selbst angreifen muss.
rule-frederick-10-12 = Für jede gegnerische Einheit, die neu in die Flucht geschlagen wird, und jeden gegnerischen Spielstein, der von der Karte geht, gewinnt eine Seite einen Punkt Kampferfolg.
rule-frederick-10-13 = Kavallerie, die gekämpft hat, darf in derselben Runde in einen zweiten Kampf weiter attackieren und ist am Ende in Unordnung.
rule-frederick-10-13-1 = Geordnete Kavallerie des Angriffs, die im Gefecht steht, darf es einmal je Runde versuchen, ob sie nachgerückt ist oder nicht. Wald, Ortschaften, Sumpf und Schanzen lassen dafür keinen Raum.
rule-frederick-10-13-2 = Der Angreifer bestimmt Kavallerie und Ziele und wirft einmal für alle, mit dem Zuschlag eines Kavallerieführers unter ihnen. Wessen Moral mit dem Wurf 11 ergibt, muss weiter attackieren, allein und sofort; ein Feld, gegen das sich der Schwung richtet, muss unter den Zielen sein.
rule-frederick-10-13-3 = Geordnete Kavallerie beider Seiten, die gekämpft hat, ist nach dem Kampf in Unordnung und bleibt stehen. Wer weiter attackiert, bleibt bis danach verschont; wem es misslang, der nicht.

# 11
rule-frederick-11 = Sind alle Kämpfe vorbei, so ist niemand mehr gebunden.

# 12: Moral der Armee
rule-frederick-12-1 = Was eine Armee noch erträgt, zeigt ihre Moralleiste, vom Anfangswert abwärts; über ihr oberes Ende steigt sie nie.
rule-frederick-12-2 = Jeder verlorene Spielstein einer Einheit und jeder bezahlte Preis füllt ein Kästchen der Leiste, der erste davon umsonst. Eine große Einheit füllt zwei.
rule-frederick-12-3 = An einem heißen Tag verliert eine aktive Armee, die sich bewegt oder gekämpft hat, je Runde 2 Moral; ruht sie, so gewinnt sie davon bis zu 2 zurück.
rule-frederick-12-4 = Bei Moral 6 und darunter kann die Armee demoralisiert werden, bei 0 wird sie es. Einheiten nahe am Feind prüfen dann ihre Moral; Befehle, Prüfungen, Angriffe und Feuer leiden um 1, der Gegner greift besser an, Fliehende werden im Angriff gefangen, und Geordnete dürfen die Karte verlassen.
rule-frederick-12-5 = Bei −10 zerbricht die Armee: Wer in Unordnung ist, flieht, Geordnete nahe am Feind prüfen ihre Moral, und die Nachteile einer demoralisierten Armee wachsen auf 2.

# 13: die Abrechnung
rule-frederick-13-1 = Erstens gewinnen je drei volle Punkte Kampferfolg dieser Runde einen Punkt Armeemoral zurück; was übrig bleibt, verfällt.
rule-frederick-13-2 = Zweitens senkt jede fliehende Einheit auf der Karte die Moral um eins, solange sie flieht.
rule-frederick-13-3 = Drittens würfelt eine Armee bei 6 oder darunter um die Demoralisierung, nach den Zahlen ihres Kästchens.
rule-frederick-13-4 = Viertens zerbricht eine Armee bei −10 oder darunter.

# 14
rule-frederick-14 = Die Stunde ist um; die nächste Runde beginnt, oder die Schlacht ist zu Ende.

# 15: Anführer
rule-frederick-15 = Anführer halten ihre Flügel unter Befehl. Ihr Zuschlag hilft Einheiten in ihrem Feld bei Moralprüfungen und beim Sammeln, Kavallerieführer helfen der Attacke; sie kämpfen nicht und beherrschen nichts.
rule-frederick-15-1 = Ein gefallener Flügelführer wird auf der Stelle ersetzt. Dem Oberbefehlshaber folgt sein Stellvertreter, und diesem niemand.
rule-frederick-15-2 = Nach einem Nahkampf in seinem Feld wird ein Anführer bei einer 6 getroffen: Ein zweiter Wurf sagt, ob es ein Streifschuss (1), eine Wunde (2 bis 5) oder der Tod ist (6). Allein in einer gegnerischen Kontrollzone stirbt er bei einer 6, sonst entkommt er zu den nächsten Freunden.

# 16: Wahlregeln
rule-frederick-16-1 = Wahlregeln, die Kavallerie genauer behandeln, reguläre und irreguläre.
rule-frederick-16-1a = Kavallerie darf vor einem Beschuss ein Feld ausweichen, wie vor dem Nahkampf.
rule-frederick-16-1b = Wo in einem Stapel Kavallerie und keine Infanterie steht, sind Ergebnisse von 3 bis 5 Verlustpunkten um einen niedriger.
rule-frederick-16-1c = Sooft Kosaken in eine gegnerische Kontrollzone sollen, weigern sie sich bei einer 6 und versuchen es in dieser Bewegung nicht mehr. Ausweichen dürfen sie auch vor geordneter Kavallerie.
rule-frederick-16-2 = Kroaten allein in einem Feld, denen keine Kavallerie im Gefecht gegenübersteht, dürfen statt anzugreifen aus dem Hinterhalt schießen. Übertreffen Wurf und Stärke die Moral der vorderen Einheit, so gerät sie in Unordnung und bleibt stehen.
rule-frederick-16-3 = Wahlregeln für Artillerie.
rule-frederick-16-3-1 = Gegen tieferen Boden reichen Geschütze vier Felder, mit ihrer Stärke für drei.
rule-frederick-16-3-2 = Feuern Haubitzen auf zwei oder drei Felder mit, so schützen Hänge, Schanzen und Mauern das Ziel nicht.
rule-frederick-16-4 = Aufmarschierte Einheiten außer Kroaten, die in Wald ziehen oder sich in ihn oder aus ihm zurückziehen, würfeln jedes Mal. Ab 4, mit Moral 6 und besser ab 5, geraten sie in Unordnung; wer es schon war, flieht.

# Kapitel 17: begrenzte Aufklärung
rule-frederick-17-1 = Eine Seite kann Attrappen haben: Marken, die wie Flügel aussehen. Sie ziehen und liegen wie Flügel, bis sie entdeckt sind, und kommen dann fort.
rule-frederick-17-1-1 = Alle Einheiten warten neben der Karte, nach Flügeln geordnet, mit je bis zu drei Artillerieeinheiten. Der Oberbefehlshaber reitet mit einem Flügel; zwei Einheiten und zwei Batterien dürfen ihm beigegeben werden und teilen dessen Befehl.
rule-frederick-17-1-2 = Auf der Karte liegen nur Marken, Flügel wie Attrappen. Zwei Zeichen liegen höchstens zwei Felder von jeder, oder eines, wenn weniger als vier Einheiten da sind.
rule-frederick-17-1-3 = Verborgene Flügel würfeln wie andere um Befehl. Ein Sonderführer rüttelt den verborgenen Flügel auf, bei dem er ist, und muss nicht zeigen, wo.
rule-frederick-17-1-4 = Ein verborgener Flügel zieht so schnell wie seine langsamste Einheit, eine Attrappe so schnell, wie ein Flügel könnte. Zeichen bleiben höchstens zwei Felder von einem aufmarschierten Flügel und folgen einer Kolonne.
rule-frederick-17-1-5 = Die Flügel einer Armee, die nicht aktiv ist, liegen auf der Karte, verborgen und aufmarschiert.
rule-frederick-17-1-6 = Wer auf sieben Felder an eine gegnerische Marke herankommt, in ihrer Sicht, wird zuerst entdeckt, dann die Marke. Attrappen kommen fort. Wer nur Attrappen traf, ist wieder verborgen und zieht weiter; zwei Flügel in Sicht voneinander kommen auf die Karte.
rule-frederick-17-2 = Flügel, die einander entdeckt haben, würfeln, formieren sich und kommen auf die Karte.
rule-frederick-17-2-1 = Beide Seiten würfeln und zählen die Stufe des Flügels dazu, oder die eines Oberbefehlshabers oder Sonderführers bei ihm. Stehende preußische Kavallerie allein zählt vier dazu. Bei Gleichstand gewinnt, wer steht.
rule-frederick-17-2-2 = Gewinnt der ziehende Flügel, so darf sein Anführer um den Unterschied versetzt werden, höchstens drei Felder.
rule-frederick-17-2-3 = Ein stehender Flügel, der gewinnt und aktiv ist, marschiert auf oder steht in Kolonne, wie er will; wer verliert, behält seine Formation; in einer ruhenden Armee ist er aufmarschiert.
rule-frederick-17-2-4 = Ein ziehender Flügel in Kolonne, der gewinnt, darf aufmarschieren; sonst behält er seine Formation.
rule-frederick-17-3 = Alle Einheiten des Flügels werden aufgestellt und ziehen in dieser Runde nicht mehr.
rule-frederick-17-3-1 = Aufmarschiert: eine Einheit beim Anführer, zwei in den Feldern der Zeichen, die anderen bei oder neben ihnen, höchstens drei Felder vom Anführer, nicht jenseits des Feindes und nicht um ihn herum.
rule-frederick-17-3-2 = In Kolonne: vom Anführer zurück auf dem Weg, den er kam, höchstens sechs Felder, dann neben dieser Reihe; nicht neben dem Feind oder jenseits von ihm.
rule-frederick-17-4 = Ein aktiver verborgener Flügel darf von selbst aufmarschieren, nach höchstens dem halben Marsch in Kolonne.
rule-frederick-17-5 = Von mehreren Flügeln in Reichweite wird der nächste aufgedeckt und aufgestellt. Wer dann noch in Sicht ist, folgt, mit denselben Würfen.
rule-frederick-17-6 = Jede Schlacht sagt, wie viele Attrappen es gibt und wo sie liegen. Nur große Szenarien haben sie.
rule-frederick-17-6-1 = Roßbach: Preußen hat zwei Attrappen der Infanterie und zwei der Kavallerie, bei seinen anderen Anführern; der Gegner hat keine.
rule-frederick-17-6-2 = Leuthen: Preußen hat drei Attrappen der Infanterie und drei der Kavallerie. Österreich hat einen falschen Anführer wie Nostitz, höchstens fünf Felder von 2114.
rule-frederick-17-6-3 = Zorndorf: Preußen hat drei Attrappen der Infanterie und drei der Kavallerie, auf den Startlinien; Russland eine und zwei, höchstens zwei Felder von den Feldern seiner Aufstellung. In der freien Aufstellung liegen sie, wo Flügel dürfen, eine vielleicht bei 3215.
rule-frederick-17-6-4 = Torgau: Preußen hat zwei Attrappen der Infanterie und zwei der Kavallerie, Österreich eine und zwei und bis zu zwei falsche Anführer mehr.
rule-frederick-17-6-4-1 = Österreichische Abteilungen haben oft keinen Anführer: Sie liegen unter den Marken anderer.
rule-frederick-17-6-4-2 = Ihre Einheiten werden neben der Karte in bis zu drei Abteilungen geteilt.
rule-frederick-17-6-4-3 = Ein falscher Anführer mehr kommt mit der zweiten Abteilung, einer mit der dritten. Jeder von ihnen, oder Ried, darf über einer Abteilung liegen; die anderen sind Attrappen.
rule-frederick-17-6-4-4 = Zwischen zwei Stapeln auf der Heide liegen drei Felder, mit ihren Zeichen.
rule-frederick-17-6-4-5 = Ein falscher Anführer darf auch bei der Hauptarmee liegen, wie ein Flügel.

# 18: Missgeschicke der Führung
rule-frederick-18 = Eine 6 beim Befehlswurf einer Gruppe ruft das Kriegsglück: Zwei Würfe, die der Oberbefehlshaber verändert, können einen Flügel verwirren, die Geschütze festfahren, zwei Kolonnen stocken oder einen Flügel losstürmen lassen. Welche Flügel, bestimmt der Gegner.
rule-frederick-18-a = Zu Beginn ihrer Befehlsphase darf eine Seite einen Flügel, dessen Anführer beim Oberbefehlshaber steht, am kurzen Zügel führen: Missgeschicke gehen an ihm vorbei.

# 19: Sieg
rule-frederick-19-1 = Ein vernichteter oder von der Karte geflohener Spielstein zählt einen Punkt, ein gefangener von Infanterie oder Kavallerie zwei, ebenso jede eroberte Stufe Geschütze. Gefallene Oberbefehlshaber zählen dazu, Friedrich am meisten.
rule-frederick-19-2 = Ein Szenario kann Punkte für Orte geben. Der Unterschied der Punkte und der Zustand beider Armeen entscheiden, wer gewonnen hat und wie deutlich.

# Die Ausgabe von 2002
rule-frederick2002-3-3 = In der älteren Ausgabe muss ein Feld seine Grenzen erst am Ende der Bewegungsphase einhalten; unterwegs darf man durch volle Felder ziehen.
rule-frederick2002-4-4 = In der älteren Ausgabe dürfen schnelle Einheiten einen gebundenen Stapel nur verlassen, wenn alle Gegner neben ihnen langsamer sind.
rule-frederick2002-7-3 = In der älteren Ausgabe muss ein Flügel nicht unter Befehl sein, um die Kolonne zu formieren; er tut es vor seiner Bewegung.
rule-frederick2002-7-3-1 = In der älteren Ausgabe zahlt eine Kolonne für jedes Feld, das sie betreten darf, einen Punkt, auch im Sumpf.
rule-frederick2002-7-3-3 = In der älteren Ausgabe bringt nur ein Gegner, der heranzieht, eine Kolonne zum hastigen Aufmarsch, und preußische Kavallerie zählt 4 dazu, ob sie steht oder zieht.
rule-frederick2002-8-4-2 = In der älteren Ausgabe bringt Infanterie, die auf Kavallerie zurückweicht, oder Kavallerie auf Infanterie, die Stehenden in Unordnung, wie es sonst das Überfüllen tut. Danach prüfen sie ihre Moral.
rule-frederick2002-10-1 = In der älteren Ausgabe bringt jede Flucht einer gegnerischen Einheit Kampferfolg, auch wenn sie schon floh.
rule-frederick2002-10-2 = In der älteren Ausgabe leiden Verteidiger einer demoralisierten Armee um 1, gleich von wem angegriffen, auch von Kavallerie.
rule-frederick2002-10-3 = Auch in der älteren Ausgabe leiden Verteidiger einer gebrochenen Armee im Nahkampf um 2, und ihre Fliehenden sind verloren, wenn man sie angreift.
rule-frederick2002-16-1 = In der älteren Ausgabe feuern Geschütze auf Gegner neben eigenen Truppen nur aus dem Nachbarfeld, und nur wenn sie bei oder neben jeder dieser Truppen stehen.
rule-frederick2002-16-2 = In der älteren Ausgabe schwächt Schwung gegen die Geschütze ihr Feuer nicht.
rule-frederick2002-19-1 = In der älteren Ausgabe darf auch ein Feld mit Geschützen allein angegriffen werden; man rückt einfach ein und überrennt sie.
rule-frederick2002-19-5-1 = In der älteren Ausgabe wird die durchschnittliche Wucht nur aus geordneter Kavallerie gebildet; solche in Unordnung bleibt außer Betracht.
rule-frederick2002-19-9-1 = In der älteren Ausgabe steht der Spielstein, der einer Batterie von drei Stufen genommen wird, nur für eine Stufe, und zwei entkommen.

# 22: alle Szenarien
rule-frederick2002-22-0 = Beide Seiten suchen die gegnerische Armee zu vernichten oder in die Flucht zu schlagen, ohne selbst viel zu verlieren, und in manchen Schlachten Orte zu nehmen oder zu halten. Punkte entscheiden.
rule-frederick2002-22-1 = Vernichtete Spielsteine zählen einen Punkt, gefangene zwei, eroberte Geschütze zwei je Stufe. Friedrich verwundet oder gefallen zählt für seine Gegner 10 oder 30, Daun 4 oder 10, jeder andere Oberbefehlshaber 2.
rule-frederick2002-22-2 = Kurze Szenarien beginnen in gedruckten Feldern mit zwei aktiven Armeen, lange überlassen den Spielern Ort und Augenblick. Niemand beginnt in Kolonne, wenn das Szenario es nicht sagt, und Anführer stehen bei ihren Truppen.

# 23: Roßbach
rule-frederick2002-23-0 = Am 5. November 1757 fiel Friedrich über die marschierenden Kolonnen der Franzosen und des Reichs her und schlug sie in kaum zwei Stunden in die Flucht.
rule-frederick2002-23-1 = Die Verbündeten gewinnen 10 Punkte, wenn am Ende drei ihrer Infanterieeinheiten in oder neben Klein- und Großkayna oder Reichardtswerben stehen; im kurzen Szenario zählt nur Reichardtswerben.
rule-frederick2002-23-2 = Zum Sieg müssen die Preußen die Armee der Verbündeten demoralisieren oder brechen, selbst standhalten und mit 6, 16 oder 22 Punkten führen. Sonst siegen die Verbündeten, und das umso deutlicher, je fester sie stehen.
rule-frederick2002-23-3 = Zehn Runden ab 8:30 Uhr. Die Verbündeten stellen zuerst auf, in ihrem Lager südlich von Mücheln, dann die Preußen im Osten; beide Armeen ruhen.
rule-frederick2002-23-3-1 = Niemand befehligt die ganze Armee der Verbündeten: Soubise und Hildburghausen führen nur ihre Flügel.
rule-frederick2002-23-3-2 = Kavallerie der Verbündeten im Umkreis von drei Feldern um Baden-Baden darf statt dem eigenen Anführer ihm folgen.
rule-frederick2002-23-4 = Jede Runde würfeln die Verbündeten; bei einer 1 dürfen sie ohne Kosten das Lager verlassen, und ihre Moral steigt um bis zu 8, höchstens auf 18. Binnen vier Runden müssen drei Einheiten Linieninfanterie bei Reichardtswerben, bei Kayna oder am Feind stehen und alle östlich der Schanzen sein, sonst ist der Gewinn verloren; greifen die Preußen vorher an, so bleibt er ihnen.
rule-frederick2002-23-4-1 = Nur wer seinen Vormarsch erklärt, gewinnt durch ihn. Wer die Gelegenheit verstreichen lässt, kann sie in einer späteren Runde wieder bekommen.
rule-frederick2002-23-4-2 = Bei einer Moral von 7 oder weniger dürfen die Verbündeten immer vorrücken und brauchen keinen Wurf.
rule-frederick2002-23-4-3 = Greift preußische Linieninfanterie an, ehe der Vormarsch erklärt ist, so ist mit ihm nichts mehr zu gewinnen.
rule-frederick2002-23-4-4 = Bis zum ersten Kampf würfeln beide am Ende ihrer Bewegung um ihre Geduld, die Verbündeten nur, wenn sie nicht vorrücken. Eine 6 kostet die Preußen 2 Moral; eine 5 oder 6 kostet die Verbündeten 2, später eine 6 schon 3, doch nie unter 6.
rule-frederick2002-23-5 = Vier Runden ab 14:30 Uhr, aus den gedruckten Feldern, mit einer preußischen Moral von 10. Es ist für die, die sehen wollen, wie es war; die Verbündeten haben wenig Hoffnung.
rule-frederick2002-23-5-1 = In der ersten Runde marschieren die Flügel von Soubise und Hildburghausen drei Felder auf Reichardtswerben zu, Stapel für Stapel, was sie auch sehen.
rule-frederick2002-23-5-2 = In der ersten Runde zählen die Preußen bei jedem Beschuss und Angriff 3 dazu, die Verbündeten ziehen 3 ab.
rule-frederick2002-23-5-3 = Geteilter Oberbefehl, Baden-Badens Kavallerie und der Druck der Zeit gelten hier wie im langen Szenario.
rule-frederick2002-23-6 = Eine Variante: Hildburghausen befehligt die Armee mit Initiative 3, und der Befehlswert der Infanterie ist 3, solange er da ist. Die Aktivierung kostet 1 Moral, und was ein Vormarsch bringt, kann er trotzdem beanspruchen.

# 24: Leuthen
rule-frederick2002-24-0 = Am 5. Dezember 1757 zog Friedrich an der Front einer doppelt so starken Armee vorbei und traf ihre Flanke.
rule-frederick2002-24-1 = Zum Sieg müssen die Preußen die österreichische Armee demoralisieren, zum entscheidenden sie brechen, selbst standhalten und mit 6, 14 oder 24 Punkten führen. Sonst siegt Österreich, deutlicher, wenn die Preußen demoralisiert sind.
rule-frederick2002-24-2 = Elf Runden ab 7 Uhr. Österreich stellt jeden Flügel nahe seinem gedruckten Feld auf, links mit wenigen Geschützen, bei Nostitz ohne; die Preußen sind aktiv und noch nicht auf der Karte.
rule-frederick2002-24-2-2 = Preußische Flügel mit je bis zu drei Batterien dürfen in jeder Runde am Westrand hereinkommen, auf der Straße von Neumarkt. Sie kommen wirksam und in Kolonne und zahlen ein Feld für den Eintritt.
rule-frederick2002-24-2-3 = Im Morgennebel, um 7 und um 8 Uhr, sieht niemand weiter als drei Felder.
rule-frederick2002-24-2-4 = Bis sie demoralisiert sind, ziehen sich die Österreicher auf das nächste Feld von Leuthen zurück und von dort nach Osten; danach geradewegs nach Osten.
rule-frederick2002-24-2-5 = Nádasdy hilft mit seinem Zuschlag auch der Attacke, obwohl sein Flügel Infanterie hat.
rule-frederick2002-24-3 = Fünf Runden ab 13 Uhr, aus den gedruckten Feldern, mit einer österreichischen Moral von 21. Zwei österreichische Kavallerieeinheiten haben am Morgen bei Borne Stufen verloren.
rule-frederick2002-24-4 = Eine Variante: Daun befehligt statt Karl. Der Befehlswert der österreichischen Infanterie ist 3, die Moral 26, und Österreich darf von der ersten Runde an versuchen, sich in Bewegung zu setzen.
rule-frederick2002-25-0 = Am 25. August 1758 schlug sich Friedrich in glühender Hitze bei Zorndorf mit den Russen: der bis dahin blutigste Tag des Krieges.
rule-frederick2002-25-1 = Wird der russische leichte Troß zum ersten Mal in die Flucht geschlagen, erhält Preußen 2 Siegpunkte.
rule-frederick2002-25-2 = Ein entscheidender Sieg Preußens verlangt ein gebrochenes russisches Heer und 30 Punkte Vorsprung, ein deutlicher ein demoralisiertes und 16, beide ein standhaftes eigenes; ein knapper eine russische Moral von höchstens 6 und irgendeinen Vorsprung. Sonst siegt Russland, deutlicher, wenn nur Preußen demoralisiert ist.
rule-frederick2002-25-3 = Siebzehn Runden ab 3 Uhr. Preußen hat Moral 47 und Befehlswerte von 4, Dohna 2; Russland 56 und 3, Browne 2. Der erste Versuch, aktiv zu werden, kostet Preußen 1 und Russland 3, spätere nichts und 1.
rule-frederick2002-25-3-1 = Preußen stellt zuerst auf: Manteuffel höchstens 1 Feld von 3215, Seydlitz höchstens 3, alle anderen und die Artillerie auf den Startlinien. Die russischen Flügel stehen bei 2212, 2108, 2210, 2217 und 1809, ihre Einheiten höchstens 3 Felder von ihren Anführern, Artillerie und Troß bei der Infanterie.
rule-frederick2002-25-3-2 = Freie Aufstellung: Ein preußischer Flügel darf höchstens 3 Felder von 3215 stehen, die anderen nördlich der Mietzel; die Russen irgendwo südlich der Reihe 2500 und östlich des Flusses. Einheiten stehen höchstens 3 Felder von ihren Anführern, Artillerie bei der Infanterie.
rule-frederick2002-25-3-3 = Jedes Heer flieht zu dem Kartenrand, der von der Hauptlinie des Feindes abgewandt liegt.
rule-frederick2002-25-3-4 = Hitze: Eine Runde, in der ein aktives Heer sich bewegt oder kämpft, kostet es 2 Punkte Moral. Eine ganze Runde Ruhe bringt 2 davon zurück.
rule-frederick2002-25-3-5 = Der leichte Troß: Jedes Feld neben ihm kostet einen Punkt mehr, niemand zieht durch ihn oder steht mit ihm. Jeder Anführer befehligt ihn. Ein Verlust treibt ihn immer in die Flucht; er wird nie gesammelt und geht nur jenseits des Kartenrands verloren.
rule-frederick2002-25-3-6 = Nur Kolonnen überschreiten die Mietzel. Wer sonst neben sie kommt, muss dort halten, außer auf dem Weg über die Brücke.
rule-frederick2002-25-3-7 = Viele preußische Einheiten haben ihre letzte Stärke in Klammern: Sie betreten keine feindliche Kontrollzone mehr.
rule-frederick2002-25-3-8 = Kosaken zählen in Stapeln und in der Front doppelt so viele Stufen.
rule-frederick2002-25-4 = Elf Runden ab 9 Uhr, aus den gedruckten Feldern, beide Heere aktiv, mit Moral 34 und 46. Preußens Ränder sind West und Süd, Russlands Nord und Ost.
rule-frederick2002-26-0 = Am 3. November 1760 griff Friedrich bei eisigem Regen Daun auf den Höhen von Torgau an, vor zweihundert Geschützen.
rule-frederick2002-26-1 = Österreich verliert 10 Punkte, wenn am Ende Befehlshaber und fünf Flügelführer keinen Weg nach Torgau haben, der frei von feindlichen Kontrollzonen ist.
rule-frederick2002-26-2 = Ein klarer Sieg verlangt einen gebrochenen oder demoralisierten Feind, ein standhaftes eigenes Heer und Vorsprung: 20 oder 10 für Preußen, keinen oder 12 für Österreich. Einen knappen hat das Heer mit der höheren Moral, wenn die des anderen höchstens 6 ist.
rule-frederick2002-26-3 = Dreizehn Runden ab 6 Uhr. Österreich steht auf den Höhen, mit bis zu drei Abordnungen nördlich der Reihe 34. Alle Preußen kommen bei Langenreichenbach herein, für je einen Punkt, in Kolonne, wenn sie effektiv sind.
rule-frederick2002-26-3-1 = Ein Versuch, aktiv zu werden, kostet Österreich 4 Punkte Moral, 3, wenn Lascy da ist, und durch einen Coup d’œil immer 2.
rule-frederick2002-26-3-2 = Österreicher weichen von den Feinden weg, die sie vertreiben.
rule-frederick2002-26-3-3 = Ab 6 Uhr entscheidet in jeder Runde ein Wurf, ob Lascys Flügel und Artillerie 6 in Torgau erscheinen, um 10 Uhr kommen sie auf jeden Fall. In dieser Runde sind sie effektiv und bewegen sich; danach warten sie auf das Heer.
rule-frederick2002-26-3-4 = Alle abgeordneten Einheiten dürfen ihren Befehl von Ried erhalten, auch Drg 31.
rule-frederick2002-26-3-5 = Österreichische Infanterie zählt bis zu 9 Stärkepunkte aus einem Feld.
rule-frederick2002-26-3-6 = Die Kavallerie der preußischen Freikorps zählt in Stapeln und in der Front doppelt so viele Stufen.
rule-frederick2002-26-4 = Fünf Runden ab 14 Uhr, aus den gedruckten Feldern, beide Heere aktiv, mit Moral 27 und 20. Drg 31 fehlt; kleine Batterien stehen bei beliebiger Infanterie, höchstens zwei in einem Feld.
rule-frederick2002-26-4-1 = Preußische Artillerie 3, 4 und 5 kommt ab 15 Uhr in 1110 herein, für einen Punkt.
