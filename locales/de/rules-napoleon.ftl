# Die Regeln des Systems `napoleon`, Absatz für Absatz, mit unseren eigenen Worten.

# 1: die Vorbereitung
rule-napoleon-1-5 = Der erste Spieler stellt vor dem zweiten auf, und alles beginnt verborgen. Was das Szenario als reduziert bezeichnet, tritt so an; wer einen Kommandeur auf der Karte hat, darf eine Streitkraft unter Marschbefehl stellen.

# 2: der Ablauf einer Runde
rule-napoleon-2-1 = Eine Runde bei Tag ist eine Stunde: Nach dem Wetter spielt erst der eine, dann der andere seine Karte, führt, zieht und kämpft. Die Kampfphase reicht von Sicht, Weichen, Reaktionsfeuer und Ansage der Angriffe über Bombardierung, Attacken und Kämpfe bis zu einem zweiten Blick auf das, was in Sicht ist.
rule-napoleon-2-2 = Nachts beginnt der zweite Spieler, niemand kämpft, und nur Truppen unter Marschbefehl ziehen, 2 Punkte zu Fuß und 3 zu Pferd. Am Abend lösen sich die Truppen um ein oder zwei Felder aus feindlichen Kontrollzonen, außer in Städten, verstärkten Stellungen und Schlössern; gegen Morgen erholen sich alle, und ein neuer Marschbefehl darf ergehen.

# 3: Stapeln
rule-napoleon-3-1 = Wer sich zu einer anderen Kampfeinheit stellt, zahlt einen Bewegungspunkt; durch eigene Truppen hindurch geht es umsonst, nur nicht durch einen Straßenmarsch. Ob ein Feld zu voll ist, zählt erst am Ende einer Phase.
rule-napoleon-3-2 = Wie viele Einheiten in ein Feld passen, hängt davon ab, ob sie zu einer Division gehören und ob ein Anführer dabei ist.
rule-napoleon-3-21 = Zwei Kampfeinheiten dürfen immer beisammen stehen, gleich wie groß, von welcher Waffe und Formation.
rule-napoleon-3-22 = Drei Einheiten derselben Division dürfen ohne Anführer stapeln; das heißt Divisionsintegrität. Sie gilt nicht für Formationen, die selbst Divisionen mit eigenem Offizier sind.
rule-napoleon-3-23 = Mit einem Anführer fasst ein Feld fünf Einheiten, darunter zwei der Infanterie, bei Divisionsintegrität drei. Geht er fort, so muss auch gehen, wer zu viel ist, nach den Regeln des Rückzugs.
rule-napoleon-3-24 = Anführer, gelegte Pontonbrücken und Marker brauchen keinen Platz, und bis zu drei Vedetten dürfen über die Grenze hinaus zu jedem Stapel.
rule-napoleon-3-3 = Einheiten im Straßenmarsch dürfen einen Stapel verlassen, aber keinem beitreten; sie ziehen durch andere hindurch, durch sie aber niemand. Züge stapeln mit keiner Einheit, und ein Schloss mit mehr als zwei Infanterieeinheiten schützt niemanden.

# 4: Kontrollzonen
rule-napoleon-4-1 = Kampfeinheiten und Vedetten beherrschen jederzeit die sechs Felder um sich, auch wo ein Feind steht; so halten Gegner einander immer gegenseitig. Anführer und Züge beherrschen nichts.
rule-napoleon-4-2 = Keine Kontrollzone reicht über einen Fluss, der nicht zugefroren ist, auch nicht an Brücke oder Furt, und keine in verstärkte Stellungen und Schlösser. Anderes Gelände hält sie nicht auf; die Zone einer Vedette ist nur insofern anders, als sie keinen Rückzug sperrt.
rule-napoleon-4-3 = Feindliche Kontrollzonen halten Truppen an und Anführer und Züge fern.
rule-napoleon-4-31 = Kampfeinheiten und Vedetten dürfen eine feindliche Zone betreten, sind dann aber verwickelt und bleiben, bis eine Seite gewichen oder verloren ist, bis sie sich nachts lösen oder bis ein Zurückdrängen gelingt.
rule-napoleon-4-32 = Ein Anführer geht nur dort in eine feindliche Zone, wo eine eigene Kampfeinheit steht. Züge gehen gar nicht hinein.
rule-napoleon-4-4 = In der Kampfphase muss jede Kampfeinheit der aktiven Seite angreifen, die in einer feindlichen Zone steht, und jeder Feind in ihren Zonen muss angegriffen werden. Es gibt Ausnahmen, und manche können vor dem Kampf weichen.
rule-napoleon-4-5 = Zonen zählen auch für Anführer, Rückzüge, Vedetten und das Loslösen bei Nacht oder beim allgemeinen Rückzug. Versorgungslinien unterbrechen sie nicht.

# 5: Anführer
rule-napoleon-5-1 = Anführer stellen Truppen in Kommando, sodass eine Formation im Ganzen zieht, bringen Verlorene zurück, lassen nach dem Kampf mehr Einheiten vorrücken und mehr in einem Feld stehen.
rule-napoleon-5-2 = Es gibt Kommandeure, Offiziere und befehlshabende Offiziere, die beides sind.
rule-napoleon-5-21 = Ein Kommandeur reicht vier Felder weit und hat zehn Bewegungspunkte. Jeder seiner Kommandopunkte stellt einen Offizier und eine Kampfeinheit in Kommando; eine gestapelte Division zählt als eine Einheit.
rule-napoleon-5-22 = Ein Offizier führt die Einheiten seiner Formation im Umkreis von drei Feldern und hat sechs Bewegungspunkte. Stellt ihn kein Kommandeur in Kommando, so tut es ein Wurf nicht über seiner Initiative.
rule-napoleon-5-23 = Ein befehlshabender Offizier hat einen oder zwei Kommandopunkte und reicht vier Felder weit. Der erste Punkt gehört immer der eigenen Formation.
rule-napoleon-5-3 = Ein Anführer betritt eine feindliche Kontrollzone nur zusammen mit eigenen Kampfeinheiten oder wo schon welche sind. Er darf wieder fort, wenn Truppen zurückbleiben.
rule-napoleon-5-4 = Im Kampf teilt ein Anführer das Los seines Stapels.
rule-napoleon-5-41 = Ein Anführer darf nach dem Kampf vorrücken, und mit ihm alle Infanterie und Kavallerie seines Stapels, die nicht demoralisiert ist.
rule-napoleon-5-42 = Ein Anführer darf sich immer mit seinem Stapel zurückziehen, doch für jeden wird gewürfelt: Bei einer 6 ist er gefangen. Ist der Stapel verloren, so würfelt er wie ein Anführer allein.
rule-napoleon-5-5 = Ein Anführer ohne Truppen kann vertrieben oder gefangen werden.
rule-napoleon-5-51 = Erfasst die Zone feindlicher Kampfeinheiten einen Anführer, der allein ist, oder hat eine Bombardierung seines Feldes Wirkung, so wird gewürfelt. Bei einer 6 ist er gefangen; sonst entkommt er in das nächste Feld mit eigenen Truppen und braucht dazu keinen freien Weg.
rule-napoleon-5-52 = Für einen gefangenen Offizier kommt zwei Runden später ein Ersatzmann zur nächsten Einheit, mit einem Punkt Initiative weniger, aber mindestens 1. Einen befehlshabenden Offizier ersetzt ein Offizier mit Initiative 4, einen Kommandeur niemand.

# 6: Kommando
rule-napoleon-6-1 = Zuerst geben Kommandeure ihre Punkte für Offiziere und Einheiten in Reichweite aus, dann dürfen die übrigen Offiziere ihre Initiative prüfen. Ein Offizier in Kommando bringt alle Einheiten seiner Formation in Reichweite mit, im Straßenmarsch die ganze Kolonne; alle anderen sind ohne Kommando.
rule-napoleon-6-2 = Wer in Kommando ist, darf ziehen und nach dem Kampf vorrücken; Kommandeure, Züge und Truppen unter Marschbefehl sind es immer. Ohne Kommando braucht eine Einheit zum Ziehen eine eigene Prüfung, arbeitet an keinem Übergang und rückt nicht vor, darf aber angreifen, bombardieren und attackieren.
rule-napoleon-6-3 = Eine Initiativprüfung ist ein Würfel; sie gelingt, wenn er nicht höher ist als die Initiative.
rule-napoleon-6-31 = Ein Offizier, den kein Kommandeur erreicht hat, darf prüfen. Gelingt es, so sind er und seine Einheiten im Umkreis von drei Feldern in Kommando; hat er in derselben Runde reorganisiert, so darf er nicht.
rule-napoleon-6-32 = Einheiten ohne Kommando dürfen einzeln prüfen und ziehen sofort, wenn es gelingt, bleiben aber ohne Kommando. In Reichweite ihres Offiziers dürfen sie es nicht, wenn er schon versagt hat.
rule-napoleon-6-33 = Demoralisierte Einheiten prüfen mit einem Punkt Initiative weniger.
rule-napoleon-6-34 = Eine gestapelte Division darf einmal für alle prüfen, mit der besten Initiative unter ihnen.
rule-napoleon-6-4 = Kommandeure reichen vier Felder weit, Offiziere drei, über jedes Gelände. Die Reichweite endet am Feind, an seinen Zonen, wenn dort keine eigenen Truppen stehen, und an Flüssen und Seen ohne Brücke oder Eis.

# 7: Bewegung
rule-napoleon-7-1 = Eine Einheit zieht, wenn sie in Kommando ist, unter Marschbefehl steht oder eine Prüfung bestanden hat, allein oder im Stapel. Eine Bewegung ist zu Ende, ehe die nächste beginnt.
rule-napoleon-7-2 = Eine Einheit zahlt ihren Weg mit Bewegungspunkten.
rule-napoleon-7-21 = Jedes Feld hat seinen Preis nach dem Gelände, manche Feldseiten kommen hinzu. Punkte lassen sich weder sparen noch weitergeben; liegt ein Schloss im Wald, so zahlt man nur den Wald.
rule-napoleon-7-22 = Kavallerie, Vedetten, Anführer, reitende Artillerie und Züge zahlen den Preis der Kavallerie.
rule-napoleon-7-3 = Auch wenn die Punkte nicht reichen, darf eine Einheit, die ziehen darf, immer ein erstes Feld betreten; dann hält sie.
rule-napoleon-7-4 = Eine beendete Bewegung wird nur zurückgenommen, wenn der Gegner zustimmt. Niemand betritt ein Feld, das der Feind hält, außer bei einer Attacke.
rule-napoleon-7-5 = Nur eine lange Kolonne nutzt eine Straße ganz aus.
rule-napoleon-7-51 = Jede Einheit, auch Züge und Demoralisierte, darf an jeder Stelle ihres Weges in den Straßenmarsch gehen. Sie bleibt darin, bis er beendet wird, auch abseits der Straße.
rule-napoleon-7-52 = Im Straßenmarsch kostet ein Feld entlang einer Straße einen halben Punkt, und weder Gelände noch Übergänge kommen hinzu. Sonst kostet ein Feld entlang von Straße oder Weg einen Punkt, und Übergänge zusätzlich.
rule-napoleon-7-53 = Einheiten im Straßenmarsch stapeln nicht, ziehen nicht durcheinander hindurch und schließen auf der Strecke nicht bis ins Nachbarfeld auf. Durch Einheiten, die nicht marschieren, dürfen sie hindurch; weichen eigene Truppen in ihr Feld, so endet ihr Straßenmarsch.
rule-napoleon-7-54 = Einheiten im Straßenmarsch greifen nicht an, bombardieren nicht und attackieren nicht, und betreten sie eine feindliche Zone, so müssen sie ein Zurückdrängen versuchen. Ein Angriff auf sie beendet den Marsch, schadet ihnen aber sonst nicht.
rule-napoleon-7-55 = Eine Einheit im Straßenmarsch ist in Kommando, wenn höchstens zwei Felder entfernt eine andere ihrer Formation in Kommando ist.
rule-napoleon-7-56 = Den Straßenmarsch freiwillig zu verlassen kostet einen Punkt.
rule-napoleon-7-57 = Vedetten und Anführer, die allein sind, zahlen immer den Straßenpreis und brauchen keinen Straßenmarsch. Seine Beschränkungen gelten für sie nicht, und sie stehen keiner Kolonne im Weg.
rule-napoleon-7-58 = Auch Einheiten im Karree haben den Nutzen von Straßen und Wegen.
rule-napoleon-7-6 = Brücken führen über Flüsse, Stege über Bäche; beides sind Übergänge.
rule-napoleon-7-61 = Ein Fluss ohne Eis wird an Brücken und Pontons gequert, bei uns auch an Furten. Ein Übergang kostet einen Punkt mehr, eine beschädigte Brücke zwei; Einheiten im Straßenmarsch, Anführer und Vedetten zahlen nur an beschädigten.
rule-napoleon-7-62 = Eine Kampfeinheit in Kommando, die an einem Steg und in keiner feindlichen Zone steht, kann ihn für einen Punkt niederbrennen. Von da an ist es, als gäbe es ihn nicht.
rule-napoleon-7-63 = Nur Infanterie beschädigt eine Brücke, für zwei Punkte; dann queren sie weder Artillerie noch Züge noch Versorgung. Ein Angriff über sie ist zwei Spalten schlechter und wird nie zum Nahkampf: Sk reduziert auf jeder Seite eine Einheit, und bei Dr muss der führende Angreifer eine Prüfung bestehen, sonst wird er reduziert und niemand weicht.
rule-napoleon-7-64 = Eine Reparatur kostet so viel wie die Beschädigung und darf mehrmals in der Runde versucht werden: Bei 1 bis 3 ist eine Brücke wieder heil, bei 1 bis 5 ein Steg. Eine feindliche Zone an einem Ende gibt 1 auf den Wurf; eine feindliche Kampfeinheit dort verbietet die Arbeit.
rule-napoleon-7-65 = Ein instand gesetzter Übergang dient sofort allen Einheiten und ab der nächsten Runde der Versorgung.
rule-napoleon-7-7 = Für Nachtmärsche, Loslösen, Attacken und Züge gelten eigene Regeln der Bewegung.

# 8: verborgene Streitkräfte
rule-napoleon-8-1 = Alle Streitkräfte beginnen verborgen, auch Verstärkungen, und bleiben es, bis etwas sie aufdeckt.
rule-napoleon-8-2 = Ein verborgener Stapel liegt unter einer Flagge oder einem Statusmarker, und mehr sieht der Feind nicht. Bei uns sehen alle verborgenen Streitkräfte gleich aus.
rule-napoleon-8-3 = Eine Streitkraft wird aufgedeckt durch ein Zurückdrängen, wenn sie zu Beginn einer Kampfphase in Sicht oder in einer feindlichen Zone ist, und wenn sie beim Rückzug oder Vorrücken an den Feind gerät. Betritt jemand ohne Zurückdrängen eine feindliche Zone, so zeigen beide Seiten leichte Kavallerie und Vedetten, und die Aufklärungstabelle sagt, wer noch gesehen oder zurückgetrieben wird.
rule-napoleon-8-4 = Eine gerade Sichtlinie entscheidet, wer wen sieht.
rule-napoleon-8-41 = Die Sicht reicht drei Felder, von Mitte zu Mitte, wenn das Wetter sie nicht verkürzt. Sperrendes Gelände und Einheiten beider Seiten dazwischen halten sie auf; Nachbarn sehen einander immer.
rule-napoleon-8-42 = Wald, Städte, Schlösser und höhere Kuppen sperren die Sicht. Das tut auch ein Hangfeld, außer man blickt von oben über die Hangseite hinab oder von Hangfeld zu Hangfeld, ohne dass etwas dazwischen liegt.
rule-napoleon-8-43 = Kämme und Hänge sind sperrende Feldseiten; eine Linie durch eine Ecke ist gesperrt, wo zwei davon oder eine und ein sperrendes Feld zusammentreffen. Seiten gleich neben dem Betrachter stören ihn nicht, und von einer Kuppe sieht man hinab, ohne gesehen zu werden.
rule-napoleon-8-5 = Truppen bleiben aufgedeckt, solange sie in einer feindlichen Zone oder in Sicht des Feindes sind. Endet die Kampfphase, so verschwinden alle anderen wieder.

# 9: Zurückdrängen
rule-napoleon-9-1 = Wer in Bewegung ist, darf schwächere Feinde im Weg zurückzudrängen versuchen.
rule-napoleon-9-11 = Zurückgedrängt wird nur in der Bewegungsphase. Die Einheiten müssen zuerst das Feld des Feindes bezahlen, bei mehreren Feldern das teuerste.
rule-napoleon-9-12 = Beide Seiten zeigen, wer beteiligt ist, und alle Feinde, deren Zonen das Feld der Ziehenden erfassen, zählen zusammen. 5:1 genügt, gewürfelt wird nicht; dann zieht sich der Feind zurück wie nach einem Kampf.
rule-napoleon-9-13 = Das Gelände ändert die Stärken wie im Kampf. Sonst ändert sie nichts.
rule-napoleon-9-14 = Vedetten drängen niemanden zurück, und das Zurückdrängen von Vedetten gelingt immer.
rule-napoleon-9-2 = Ein Zurückdrängen macht den Weg frei oder endet in einem Angriff.
rule-napoleon-9-21 = Gelingt es, so zieht sich der Feind zwei Felder zurück, und die Ziehenden betreten ein geräumtes Feld, das schon bezahlt ist. Dann dürfen sie mit ihren restlichen Punkten weiter, auch zum nächsten Versuch; eine Einheit kann zweimal in der Runde zurückgedrängt werden.
rule-napoleon-9-22 = Misslingt es, so endet auf beiden Seiten der Straßenmarsch, die Ziehenden halten und müssen in der Kampfphase dieselben Feinde angreifen, zwei Spalten schlechter. Andere dürfen mit angreifen, aber keine andere Verschiebung zählt.

# 10: Kampf
rule-napoleon-10-1 = Gekämpft wird in der Kampfphase und nur unter Nachbarn, außer bei Bombardierungen. Ein Stapel wird je Phase einmal angegriffen, darf aber vorher bombardiert werden.
rule-napoleon-10-11 = Zu Beginn der Phase decken beide Seiten alle Einheiten und Anführer auf, die der Feind sieht, auch wo niemand kämpft.
rule-napoleon-10-2 = Berittene können vor dem Kampf weichen, erst die des Verteidigers, dann die des Angreifers.
rule-napoleon-10-21 = Stapel nur aus Kavallerie, mit ihren Anführern, Vedetten und ihrer reitenden Artillerie, dürfen einmal je Runde ein oder zwei Felder weichen, ohne eine feindliche Zone außer der von Vedetten zu betreten. Vedetten allein müssen weichen und sind verloren, wenn sie nicht können.
rule-napoleon-10-22 = Reitende Artillerie darf allein oder mit Kavallerie ein Feld weichen und in derselben Runde noch bombardieren. Allein in der Zone feindlicher Kavallerie darf sie es nicht.
rule-napoleon-10-23 = Niemand weicht vor feindlicher Kavallerie, die ebenso schnell oder schneller ist, niemand aus einer Umzingelung, zusammen mit Infanterie oder Fußartillerie oder aus dem Kampf nach einem misslungenen Zurückdrängen.
rule-napoleon-10-24 = Mangel an Versorgung und Demoralisierung hindern niemanden, vor dem Kampf zu weichen.
rule-napoleon-10-25 = Anführer, die vor dem Kampf weichen, werden dabei nicht gefangen.
rule-napoleon-10-26 = Der Feind folgt denen nicht, die vor dem Kampf gewichen sind, außer über eine Brücke, die Kavallerie preisgegeben hat.
rule-napoleon-10-3 = Alle Angriffe werden angesagt, ehe der erste ausgeführt wird.
rule-napoleon-10-31 = Alle Verwickelten müssen angreifen, und alle Feinde in ihren Zonen müssen angegriffen oder bombardiert werden. Befreit sind Truppen in Städten und befestigten Orten, Batterien neben anderen Angreifern, Einheiten im Straßenmarsch, attackierende Kavallerie und die Nachbarn eines bombardierten Feldes.
rule-napoleon-10-32 = Über einen Fluss ohne Brücke und Eis wird bombardiert, aber nicht angegriffen. Über eine Brücke ist ein Angriff erlaubt, aber nie Pflicht.
rule-napoleon-10-33 = Ein Stapel greift im Ganzen an und wird im Ganzen angegriffen, aus bis zu sechs Feldern. Mehrere Felder können gemeinsam angegriffen werden, wenn alle Angreifer neben allen stehen; ein Stapel, der allein mehreren gegenübersteht, muss es tun, und der Verteidiger wählt das Gelände, das zählt.
rule-napoleon-10-4 = Der Angreifer führt seine Angriffe in beliebiger Folge aus, einen nach dem anderen. Die Stärken, nach Gelände verändert, werden verglichen und das Verhältnis zugunsten des Verteidigers gerundet; dann gibt ein Wurf das Ergebnis, und Verluste werden vermerkt.

# 11: was einen Kampf verändert
rule-napoleon-11-1 = Hang und Bach, die alle Angreifer vor sich haben, machen den Verteidiger anderthalbmal so stark, eine Stadt seine Infanterie ab Initiative 2; Brücke und Schloss verdoppeln ihn, und Wald und Sumpf halbieren Kavallerie und Artillerie auf beiden Seiten. Nur ein Vorteil zählt, der, den der Verteidiger will; Stadt, Wald, Sumpf und Kamm machen aus Ar* und Dr* einen Nahkampf.
rule-napoleon-11-2 = Ein Angriff mit Infanterie, Kavallerie und Artillerie zusammen gewinnt eine Spalte. Vedetten und Batterien, die bombardiert haben, zählen nicht; gegen Stadt, Wald, Obstgarten, Sumpf und befestigte Orte und über Brücken gibt es keinen Gewinn.
rule-napoleon-11-3 = Einmal im Spiel darf eine Seite ihre Garde einsetzen und gewinnt in diesem Kampf eine Spalte. Wann immer Gardeinfanterie angreift und das Ergebnis Ae, Ar oder Ex ist, sind Formationen im Umkreis von zehn Feldern fortan vier Punkte früher demoralisiert, außer der Angriff hat den Gegner demoralisiert.
rule-napoleon-11-4 = Wo Napoleon bei kämpfenden Truppen steht, verschiebt sich das Verhältnis um eine Spalte zu ihren Gunsten, im Angriff wie in der Verteidigung. Bombardierungen und Attacken haben nichts davon.
rule-napoleon-11-5 = Auch ein misslungenes Zurückdrängen, verstärkte Stellungen und schlechtes Wetter verändern einen Kampf.

# 12: Ergebnisse
rule-napoleon-12-1 = A steht für den Angreifer, D für den Verteidiger: e ist verloren, r zieht sich um die genannte Zahl zurück. Ar* und Dr* werden in unübersichtlichem Gelände zum Nahkampf, und Ex kostet die schwächere Seite alles und die stärkere mindestens halb so viel.
rule-napoleon-12-2 = Im Nahkampf zählt jede Seite nach dem Würfel 0, 1 oder 2 zur Initiative ihrer führenden Einheit, der Angreifer ab 3:1 noch 1, und die Tabelle vergleicht. 1R reduziert auf jeder Seite eine Einheit, die stärkste oder die mit der besten Initiative; siegreiche Kavallerie muss vorrücken, wenn sie kann.
rule-napoleon-12-3 = Ein Rückzug wird sofort ausgeführt, vom Besitzer, Einheit für Einheit oder Stapel für Stapel.
rule-napoleon-12-31 = Wer sich zurückzieht, betritt weder Feinde noch ihre Zonen, auch nicht wo eigene Truppen stehen, überschreitet keine verbotene Feldseite und überfüllt kein Feld. Anführer dürfen durch eine Zone, in der eine eigene Einheit steht.
rule-napoleon-12-32 = Zonen von Vedetten halten keinen Rückzug auf. Gibt es keinen anderen Weg, so führt er sogar durch ein Feld, in dem nur Vedetten sind; sie machen Platz.
rule-napoleon-12-33 = Beim Rückzug über eine Flussbrücke ist die erste Einheit bei einer 6 für immer verloren, die nächste auch bei einer 5, und so weiter; wo nur ein Ponton hinüberführt, schon die erste bei einer 4. Über eine beschädigte Brücke zieht sich niemand zurück.
rule-napoleon-12-34 = Wer seinen Rückzug nicht zu Ende bringt, ist verloren. Waren nur feindliche Zonen oder der Kartenrand im Weg, so wartet die Einheit auf Erholung. Sonst entscheidet der Würfel, und bei 4 bis 6 ist sie für immer verloren, eine reduzierte in jedem Fall.
rule-napoleon-12-35 = Ein Rückzug endet in voller Entfernung von seinem Anfang und betritt kein Feld zweimal. Er soll zum Zug der Formation oder zu einer Versorgungsquelle führen, und von mehreren Wegen gilt der mit dem leichteren Gelände.
rule-napoleon-12-36 = Führt der einzige Weg in ein volles Feld, so machen Einheiten dort Platz und ziehen sich selbst ein Feld zurück. Können sie nicht, so ist die weichende Einheit verloren und wartet auf Erholung; weicht Kavallerie, so müssen sie eine Prüfung bestehen, sonst sind sie an ihrer Stelle verloren.
rule-napoleon-12-4 = Der Sieger darf in das geräumte Feld vorrücken: eine Infanterieeinheit und alle Kavallerie, mit einem Anführer dessen ganzer Stapel. Artillerie, Demoralisierte und wer ohne Kommando ist bleiben stehen; in ein zweites Feld geht nur Kavallerie, und wer vorgerückt ist, kämpft nicht noch einmal.
rule-napoleon-12-5 = Verlorene Einheiten kommen in eine von zwei Boxen: UAR für die, die zurückkommen können, PEU für die anderen.
rule-napoleon-12-51 = Eine Einheit voller Stärke, die durch Ae, De oder Ex verloren geht, wartet auf Erholung, wenn sie ein Feld hätte weichen können, feindliche Zonen nicht gerechnet. Sonst ist sie für immer verloren.
rule-napoleon-12-52 = Für immer verloren sind Züge, schon reduzierte Einheiten und solche ohne reduzierte Seite, bei einer Attacke durch Ae Verlorene und wen eine Brücke oder ein unvollständiger Rückzug dahin bringt.

# 13: Bombardierung
rule-napoleon-13-1 = In einer Kampfphase bombardiert eine Batterie entweder aus der Ferne oder nimmt an einem Angriff nebenan teil, nie beides. Die aktive Seite feuert im Bombardierungsschritt, die andere davor als Reaktionsfeuer.
rule-napoleon-13-2 = Geschütze bombardieren auf zwei oder drei Felder. Ein Nachbar wird nur über einen Fluss bombardiert, der weder Brücke noch Eis hat.
rule-napoleon-13-3 = Eine Bombardierung geht Schritt für Schritt vor sich und endet mit einem Wurf auf ihrer eigenen Tabelle.
rule-napoleon-13-31 = Die Reihenfolge: Batterien, Ziel, Sicht, Stärke, Gelände, Wurf, Ergebnis.
rule-napoleon-13-32 = Beliebig viele Batterien dürfen auf ein Feld feuern und Batterien eines Stapels auf verschiedene, doch jede nur einmal und ungeteilt. Keine bombardiert aus Wald, allein in einer feindlichen Zone, im Straßenmarsch oder bei Wetter, das es verbietet.
rule-napoleon-13-33 = Im Feld muss eine Kampfeinheit oder ein Anführer sein, alle Feuernden müssen es sehen und erreichen; es wird im Ganzen beschossen, einmal je Phase. Nicht erlaubt sind Wald, Schlösser, Nachbarfelder und Städte auf drei Felder.
rule-napoleon-13-34 = Ein Hangfeld dazwischen sperrt das Feuer, außer die Geschütze stehen auf der Kuppe und feuern über die Hangseite hinab oder auf ein anderes Hangfeld; das Ziel sieht sie dann nicht. Ein Kamm sperrt es, wenn er nicht unmittelbar vor den Geschützen liegt.
rule-napoleon-13-35 = Die Stärken aller Batterien, die auf ein Feld feuern, werden zusammengezählt. Auf drei Felder zählt eine Batterie halb, abgerundet.
rule-napoleon-13-36 = Gegen eine Stadt sinkt die Stärke um ein Drittel, gegen einen Sumpf um die Hälfte.
rule-napoleon-13-37 = Auf der Bombardierungstabelle wird gewürfelt; bei Schlamm zählt der Wurf zwei weniger. Das Ergebnis wird noch im selben Schritt ausgeführt.
rule-napoleon-13-38 = Dr treibt alle im Feld zurück, 1R und 2R reduzieren eine oder zwei Einheiten nach Wahl der feuernden Seite, S hält nieder, bis der nächste Kampfschritt vorbei ist. Nach einer Reduzierung darf der Besitzer um ein Feld weichen.
rule-napoleon-13-39 = Statt bei Dr zurückzugehen, darf der Besitzer seine führende Einheit die Initiative prüfen lassen. Gelingt es, so wird sie reduziert, und alle halten stand.
rule-napoleon-13-4 = Geschütze neben dem Feind sind nicht so frei wie andere.
rule-napoleon-13-41 = Mit Infanterie oder Kavallerie im Feld darf eine Batterie neben dem Feind ein anderes Feld bombardieren als das, das diese angreifen, teilt aber alles, was ihnen geschieht. Hat sie im Reaktionsfeuer gefeuert, so zählt ihre Stärke im Kampfschritt nicht.
rule-napoleon-13-42 = Allein neben dem Feind muss eine Batterie angreifen, auf der gewöhnlichen Tabelle auch mit anderen zusammen; bei Schlamm zählt sie halb, abgerundet. Ergebnisse treffen sie wie jede Einheit, und im Nahkampf ist ihre Initiative 1.
rule-napoleon-13-5 = Geschütze im Zielfeld antworten mit Gegenfeuer: Die Hälfte ihrer Stärke, abgerundet, geht von der Bombardierung ab, vor allem anderen. Das entfällt, wenn sie die Batterie nicht sehen oder allein neben einem Feind stehen.
rule-napoleon-13-6 = Eine bombardierte Einheit gilt als angegriffen; ihre Nachbarn müssen sie also nicht angreifen.

# 14: Attacken
rule-napoleon-14-1 = Kavallerie, die hätte ziehen können und es nicht tat, darf attackieren, außer leichter und demoralisierter; ohne Kommando muss sie eine Prüfung bestehen. Infanterie oder Artillerie muss dasselbe Feld in dieser Phase angreifen, und die attackierende Kavallerie greift sonst nicht an.
rule-napoleon-14-2 = Eine Attacke ist ein Ritt an den Feind mit einem Wurf auf der Attackentabelle.
rule-napoleon-14-21 = Die Kavallerie darf ihre volle Bewegung nutzen, um den Feind zu erreichen, und zahlt für sein Feld einen Punkt mehr. Das Verhältnis wird gebildet wie im Kampf, dann wird gewürfelt.
rule-napoleon-14-22 = Nur ein Stapel attackiert ein Feld, einmal je Phase. Keine Attacke führt in Wald, Stadt oder befestigte Orte, bergauf, über Furt, Bach oder Brücke, durch feindliche Zonen außer der des Ziels oder durch eigene Truppen, und keine findet bei Schlamm, bei Nacht oder im Straßenmarsch statt.
rule-napoleon-14-23 = Bei Ae ist die Kavallerie für immer verloren. Bei Pr reitet sie an ihren Ausgang zurück, eine oder zwei Einheiten reduziert, und die bedrängte Infanterie steht im Karree und zahlt abseits der Straße doppelt; beim Überrennen bricht sie in das Feld des Feindes ein und schneidet ihm den Rückzug ab.
rule-napoleon-14-24 = Der folgende Kampf zählt die Kavallerie nicht mit, wohl aber als Teil der kombinierten Streitkräfte. Bei Dr und De sind die Überrannten verloren, bei Ae und Ar die Reiter; im Nahkampf führen sie, beim Austausch fallen sie zuerst, und auch sie sind verloren, wenn das Feld nicht frei wird.
rule-napoleon-14-3 = Bei Schlamm und bei Nacht wird nicht attackiert. Bei Schnee, jedem Sturm und Hitze zählt der Wurf eins mehr, und das ist schlechter.

# 15: befestigte Orte
rule-napoleon-15-1 = Schlösser und verstärkte Stellungen sind befestigte Orte und haben manche Regeln gemeinsam.
rule-napoleon-15-11 = Eine Kontrollzone reicht aus einem befestigten Ort heraus, aber nicht hinein; wer draußen steht, ist also festgehalten und muss angreifen. Wer einen solchen Ort neben einer feindlichen Kampfeinheit betritt, hält dort an.
rule-napoleon-15-12 = Wer drinnen ist, muss nicht angreifen. Tut er es, so muss jeder Feind daneben von irgendjemandem angegriffen werden.
rule-napoleon-15-13 = Nach einem Kampf darf man in einen befestigten Ort vorrücken, und man darf sich in einen zurückziehen, den eigene Truppen halten.
rule-napoleon-15-14 = Ein befestigter Ort wird nie attackiert.
rule-napoleon-15-15 = Kombinierte Streitkräfte bringen gegen einen befestigten Ort nichts.
rule-napoleon-15-2 = Ein Schloss hat Mauern, die keine Feldgeschütze brechen.
rule-napoleon-15-21 = Mit mehr als zwei Infanterieeinheiten oder mit Artillerie, Kavallerie oder einem Zug darin verliert ein Schloss jede Wirkung im Kampf, bis sie fort sind. Eine Stadt im selben Feld zählt weiter.
rule-napoleon-15-22 = Gegen ein Schloss wird jedes Dr der Kampftabelle zum Nahkampf, außer die Verteidiger sind demoralisiert. Einen Rückzug, den die Nahkampftabelle verlangt, müssen sie antreten.
rule-napoleon-15-23 = Ein Schloss wird nicht bombardiert, doch Artillerie daneben darf es angreifen.
rule-napoleon-15-3 = Eine verstärkte Stellung bauen die Truppen selbst.
rule-napoleon-15-31 = Infanterie, die in einer fertigen verstärkten Stellung verteidigt, zählt doppelt. In einer Stadt gelten die Wirkungen von beiden.
rule-napoleon-15-32 = Bauen können mindestens zwei Infanterieeinheiten, die nicht gezogen haben; in einer Stadt genügen zwei Stärkepunkte Infanterie. Frost, Schnee, Schneesturm und Nacht verbieten es, ebenso Schloss und Sumpf; Begonnenes verfällt, wenn die Infanterie geht, Fertiges bleibt und dient beiden Seiten.
rule-napoleon-15-33 = Am Ende der Bewegungsphase wird gewürfelt: Bei einer 1 ist die Stellung fertig, sonst geht die Arbeit in der nächsten Runde weiter. Bis dahin hat sie keine Wirkung.

# 16: Vedetten
rule-napoleon-16-1 = Leichte Kavallerie kann sich in Vedetten auflösen, so viele, wie auf ihr steht, und sich wieder sammeln.
rule-napoleon-16-11 = Im Reorganisationssegment darf eine Einheit leichter Kavallerie in voller Stärke gegen ihre Vedetten getauscht werden, die in derselben Runde ziehen dürfen. Reduzierte Einheiten können das nicht.
rule-napoleon-16-12 = Vedetten, die für einen Punkt außerhalb feindlicher Zonen stapeln, können die Kavallerie wieder bilden; sie zieht mit dem Rest weiter, wenn eine von ihnen in Kommando war. Welche Vedetten es sind, ist gleich, und es dürfen dabei mehr als drei sein.
rule-napoleon-16-13 = Infanterie in voller Stärke mit einer Vedettenzahl kann ebenfalls Vedetten ausschicken und ist dann reduziert. Sie ist wieder voll, wenn sie außerhalb feindlicher Zonen ebenso viele Vedetten aufnimmt.
rule-napoleon-16-14 = Auf Wunsch bilden Vedetten nur Einheiten ihrer eigenen Formation neu.
rule-napoleon-16-2 = Vedetten beobachten und verschleiern; sie kämpfen nicht.
rule-napoleon-16-21 = Vedetten ziehen wie Kavallerie und brauchen Kommando oder eine bestandene Prüfung. Auf Straßen zahlen sie immer den Straßenpreis; was für Straßenmärsche gilt, bindet und hindert sie nicht.
rule-napoleon-16-22 = Mehr als drei Vedetten fasst ein Feld nicht, außer wenn sie sich sammeln.
rule-napoleon-16-23 = Vedetten drängen nicht zurück und lassen sich immer zurückdrängen.
rule-napoleon-16-24 = Vedetten greifen weder an noch verteidigen sie, und zu kombinierten Streitkräften zählen sie nicht. Bei Kampfeinheiten teilen sie deren Ergebnis, und verlorene können zurückkommen.
rule-napoleon-16-25 = Vedetten haben Kontrollzonen, doch diese sperren keinen Rückzug, und ein weichender Feind darf Vedetten beiseite drängen.
rule-napoleon-16-26 = Vedetten, die ohne Kampfeinheit bei sich angegriffen werden, müssen vor dem Kampf ein oder zwei Felder weichen, sonst sind sie verloren. Sie hindern keinen Feind, selbst zu weichen.

# 17: Versorgung
rule-napoleon-17-1 = In Runden, in denen das Wetter geprüft wird, stellt jede Seite fest, welche ihrer Kampfeinheiten versorgt sind. Wer es nicht ist, bleibt es bis zur nächsten solchen Runde.
rule-napoleon-17-2 = Einheiten ohne Versorgung leiden, als wären sie demoralisiert. Beides zusammen ist nicht schlimmer als eines.
rule-napoleon-17-3 = Wer von Anfang an auf der Karte ist oder eben eintrifft, ist bis zur nächsten Prüfung versorgt.
rule-napoleon-17-4 = Eine Versorgungslinie hat zwei Teile, die vordere Linie querfeldein und die Hauptlinie entlang von Straßen und Wegen.
rule-napoleon-17-41 = Eine Einheit ist versorgt, wenn eine Linie von höchstens 14 Feldern zu einer Quelle führt oder zum Zug ihrer Formation auf Straße oder Weg, von dem eine Hauptlinie weitergeht. Ein Zug versorgt auch einen Stapel einer anderen Formation, und Formationen ohne Zug dürfen jeden nutzen, jeder Stapel einen anderen.
rule-napoleon-17-42 = Die vordere Linie führt über jedes Gelände; jedes Feld zählt eins, höchstens 14. Über Flüsse und Seen geht sie nur auf Eis, unbeschädigten Brücken und Pontons.
rule-napoleon-17-43 = Die Hauptlinie folgt zusammenhängenden Straßen und Wegen bis zu einer Quelle und darf beliebig lang sein.
rule-napoleon-17-44 = Feindliche Kampfeinheiten und Vedetten, die auf ihr stehen, unterbrechen eine Linie. Ihre Zonen tun es nicht.
rule-napoleon-17-5 = Jede Seite hat ihre Versorgungsquellen, auf der Karte mit dem Buchstaben ihrer Nation bezeichnet.

# 18: Züge
rule-napoleon-18-1 = Das Folgende gilt für Versorgungszüge und Pontonzüge gleichermaßen.
rule-napoleon-18-11 = Züge sind immer in Kommando, haben vier Bewegungspunkte, zahlen den Preis der Kavallerie und dürfen in den Straßenmarsch. Bei Schlamm, Gewitter und Schneesturm zahlen sie doppelt.
rule-napoleon-18-12 = Züge betreten Hangfelder nur auf Straße oder Weg, stapeln nicht und meiden feindliche Zonen. Wasser queren sie nur auf heilen Brücken, Stegen und Pontons, auch wenn es zugefroren ist.
rule-napoleon-18-13 = Züge haben keine Stärke, greifen nicht an, verteidigen nicht und weichen nicht vor dem Kampf.
rule-napoleon-18-14 = Ein Versorgungszug oder ein gelegter Ponton neben einer feindlichen Kampfeinheit ist bei 1 bis 3 erbeutet, bei 4 bis 6 zerstört. Ein Ponton mit einer eigenen Einheit an einem Ende ist bei 1 bis 3 gerettet.
rule-napoleon-18-15 = Ein zerstörter Zug kommt nie zurück.
rule-napoleon-18-16 = Züge machen keinen Platz. Bleibt einem Rückzug nur das Feld eines Zuges, so ist der Zug zerstört, und die Weichenden sind verloren und warten auf Erholung.
rule-napoleon-18-17 = Versorgungszüge können zu einer Formation gehören; Pontonzüge gehören zu keiner.
rule-napoleon-18-2 = Ein Versorgungszug verlängert die Versorgungslinie seiner Formation.
rule-napoleon-18-21 = Ein Zug versorgt alle Einheiten seiner Formation in Reichweite und einen Stapel einer anderen. Formationen, die nie einen Zug hatten, werden von jedem versorgt, jeder Stapel von einem anderen.
rule-napoleon-18-22 = Ist der Zug einer Formation zerstört oder nicht auf der Karte, so kann nur einer ihrer Stapel von einem anderen Zug versorgt werden.
rule-napoleon-18-23 = Ein erbeuteter Versorgungszug ist weg und bringt zwei Siegpunkte ein. War der Eroberer ohne Versorgung, so sind alle Einheiten seiner Seite neben dem Zug wieder versorgt.
rule-napoleon-18-3 = Pontonzüge legen Brücken über Bäche und Flüsse.
rule-napoleon-18-31 = In der eigenen Bewegungsphase darf ein Pontonzug ohne Kosten eine Brücke über eine Seite seines Feldes legen. Niemand geht hinüber, ehe sie fertig ist.
rule-napoleon-18-32 = Keine Brücke entsteht zu einem Feld hin, das der Feind hält, an einem Hangfeld ohne Straße oder Weg, bei Frost, Schnee oder Schneesturm oder aus dem Straßenmarsch. Eine feindliche Zone auf der anderen Seite hindert nicht.
rule-napoleon-18-33 = Über einen Ponton zu gehen kostet am Bach einen und am Fluss zwei Punkte mehr, nichts, wo er an eine andere Brücke anschließt. Einheiten im Straßenmarsch, Anführer und Vedetten zahlen nichts; Versorgungszüge zahlen immer.
rule-napoleon-18-34 = Im Kommandosegment lässt sich eine Pontonbrücke in das Feld am einen oder anderen Ende einholen, auch wenn am anderen eine feindliche Zone ist. Der Zug darf sofort ziehen, legt aber in dieser Runde keine neue Brücke.
rule-napoleon-18-35 = Auch Anführer, Vedetten und Kampfeinheiten des Gegners dürfen eine heile Pontonbrücke frei benutzen. Wer sie erobert, darf sie einholen und selbst verwenden.

# 19: Verstärkungen
rule-napoleon-19-1 = Verstärkungen kommen in der Runde und dem Feld, die das Szenario nennt, im Segment für Bewegung in Kommando, verborgen, in Kommando und versorgt. Sie dürfen sofort ziehen und angreifen und einen Marschbefehl bekommen, und leichte Kavallerie darf als Vedetten kommen.
rule-napoleon-19-2 = Einheiten, die im selben Feld eintreffen, kommen in Stapeln oder im Straßenmarsch.
rule-napoleon-19-21 = Einheiten dürfen als Stapel innerhalb der Grenze eintreffen. Jeder weitere Stapel im selben Feld und derselben Runde zahlt für das Feld und dazu für jeden Stapel vor ihm.
rule-napoleon-19-22 = Im Straßenmarsch treffen die Einheiten einzeln ein, mit einem leeren Feld dazwischen. Die erste zahlt den Straßenpreis, jede weitere einen Punkt mehr; der Anführer kommt zuerst, der Zug zuletzt, wenn das Szenario nichts anderes sagt.
rule-napoleon-19-23 = Wem die Punkte zum Eintreffen fehlen, der wartet außerhalb der Karte bis zur nächsten Runde. Auch er ist bei der Ankunft in Kommando.
rule-napoleon-19-3 = Verstärkungen können in einem anderen Feld oder später eintreffen als vorgesehen.
rule-napoleon-19-31 = Sperren Kampfeinheiten oder eine feindliche Zone das Eintrittsfeld, so treffen die Verstärkungen im nächsten Feld ein, das von beidem frei ist.
rule-napoleon-19-32 = Ein Spieler darf Verstärkungen zurückhalten, aber nur alle eines Feldes zusammen. Wer später dort vorgesehen ist, muss auf sie warten.
rule-napoleon-19-4 = Verstärkungen der Annäherung an die Schlacht kommen am ersten Tag eines längeren Spiels. Wird nur der Tag der Schlacht gespielt, so stehen sie meist schon auf der Karte.
rule-napoleon-19-5 = Alternative Verstärkungen sind Streitkräfte, die hätten kommen können. Karten bringen sie, in der Reihenfolge, die das Szenario nennt.

# 20: Marschbefehle
rule-napoleon-20-1 = Eine Streitkraft unter Marschbefehl ist in Kommando und darf in jeder Bewegungsphase ziehen, auch nachts, wie fern ihre Anführer auch sind. Einen Marschbefehl bekommen können Verstärkungen, jede Nacht eine Streitkraft und einmal im Spiel eine zu Beginn.
rule-napoleon-20-2 = Ein Marschbefehl hat ein Ziel und endet, wenn es erreicht ist.
rule-napoleon-20-21 = Das Ziel ist eine Stadt oder eine Brücke, eines je Streitkraft, und wird heimlich notiert. Bekannt wird es, wenn Infanterie der Streitkraft dort ankommt.
rule-napoleon-20-22 = Die Streitkraft muss in jeder Runde weiter, im Schritt ihrer langsamsten Einheit und auf dem billigsten Weg, mit oder ohne Straßenmarsch. Wer ankommt, darf seine Bewegung noch ausnutzen; dann ist der Befehl zu Ende.
rule-napoleon-20-23 = Eine Einheit wird entlassen, wenn sie ankommt, wenn sie neben eine feindliche Einheit oder Vedette gerät oder auf Wunsch des Spielers, wenn ein Anführer sie in Kommando stellt. Sie gilt für den Rest des Spielerzugs als demoralisiert, darf ihre restliche Bewegung aber frei nutzen.
rule-napoleon-20-24 = Eine Streitkraft, die mit festem Marschbefehl beginnt und durch eine Karte verspätet startet, behält den Befehl, bis ihr Anführer erwacht. So lange zieht er mit seinen Einheiten.
rule-napoleon-20-3 = Jede Verstärkung darf in der Runde, in der sie eintrifft, einen Marschbefehl bekommen oder mehrere verschiedene, auch wenn ihr Spieler sie zurückgehalten hat.
rule-napoleon-20-4 = Nachts werden Marschbefehle ausgeführt und neue erteilt.
rule-napoleon-20-41 = Nachts ziehen nur Streitkräfte unter Marschbefehl, mit 2 Punkten für Infanterie und 3 für Kavallerie.
rule-napoleon-20-42 = Gegen Morgen darf ein Stapel oder eine Formation einen Marschbefehl bekommen, in jeder Entfernung und ohne Kommando, oder ein alter bekommt ein neues Ziel. Er gilt ab der ersten Runde des Tages.
rule-napoleon-20-5 = Ein allgemeiner Rückzug ist ein Marschbefehl für die ganze Armee.
rule-napoleon-20-51 = Einmal im Spiel oder durch eine Karte werden alle zur nächsten Versorgungsquelle befohlen, bei Tag oder gegen Morgen und sofort; in dieser Runde dürfen sich Einheiten vom Feind lösen. Nach einer Runde kann davon befreit werden, wer in Kommando und nicht demoralisiert ist; Demoralisierte zu reorganisieren ist in der Runde des Befehls schwerer.
rule-napoleon-20-52 = Einheiten, die den Kartenrand erreichen, der ihr Ziel ist, dürfen die Karte verlassen oder bleiben. Für die, die bleiben, ist der Befehl zu Ende.

# 21: Demoralisierung
rule-napoleon-21-1 = Jede verlorene Einheit zählt mit voller Stärke zu den Verlusten ihrer Formation. Sobald diese deren Grenze erreichen, ist sie demoralisiert; Formationen mit weniger als drei Einheiten leiden so nur aus Mangel an Versorgung.
rule-napoleon-21-2 = Demoralisierte haben einen Punkt Initiative weniger, rücken nicht vor, attackieren nicht und haben vom Schloss keinen Schutz gegen Dr; sie ziehen wie sonst. Einheiten einer demoralisierten Formation, die reorganisiert werden, sind bei 5 oder 6 für immer verloren, kleinere Verbündete der Franzosen müssen stattdessen eine Initiativprüfung bestehen.
rule-napoleon-21-3 = Eine Einheit, die zurückkommt, nimmt ihre volle Stärke von den Verlusten, und unter der Grenze ist die Formation wieder gefasst. Was einer reduzierten Einheit fehlt, zählt weder für Demoralisierung noch für Siegpunkte, solange sie besteht.
rule-napoleon-21-4 = Einheiten ohne Versorgung leiden wie Demoralisierte, bis sie wieder versorgt sind. Sind sie auch durch Verluste demoralisiert, so wird es nicht schlimmer.
rule-napoleon-21-5 = Einheiten, die durch das Ende eines Marschbefehls demoralisiert waren, fassen sich am Ende des eigenen Spielerzugs, ohne Wurf.

# 22: Erholung und Reorganisation
rule-napoleon-22-1 = Verlorene Einheiten müssen sich zuerst erholen.
rule-napoleon-22-11 = Eine Einheit erholt sich, wenn sie aus der Box UAR, in der Einheiten auf Erholung warten, zu den Erholten kommt.
rule-napoleon-22-12 = In Runden, in denen das Wetter geprüft wird, würfelt jede Einheit, die auf Erholung wartet. Ist der Wurf nicht höher als ihre aufgedruckte Initiative, so hat sie sich erholt, mit reduzierter Stärke.
rule-napoleon-22-13 = In der letzten Runde der Nacht erholen sich alle, die noch warten, ohne Wurf, mit reduzierter Stärke.
rule-napoleon-22-2 = Erholte Einheiten kommen zu ihren Anführern zurück.
rule-napoleon-22-21 = Reorganisieren heißt, eine erholte Einheit mit reduzierter Stärke auf die Karte zurückzubringen.
rule-napoleon-22-22 = Im Reorganisationssegment kann ein Anführer zwei Einheiten und bis zu drei Vedetten in sein Feld zurückbringen. Wird es zu voll, so können die, die dort stehen, Platz machen.
rule-napoleon-22-23 = Ein Anführer in einer feindlichen Zone reorganisiert nicht. Ein Offizier bringt Einheiten der eigenen Formation zurück, ein Kommandeur die jeder Formation, deren Offizier in seiner Reichweite ist; Einheiten einer demoralisierten Formation können dabei für immer verloren gehen.
rule-napoleon-22-24 = Ein Offizier muss zum Reorganisieren nicht in Kommando sein, doch schon der Versuch kostet ihn das Kommando bis zur nächsten Runde, außer er bringt nur Vedetten zurück. Kommandeure und befehlshabende Offiziere zahlen diesen Preis nicht.
rule-napoleon-22-25 = Im Kampf verlorene Vedetten warten auf Erholung; in der Aufklärung verlorene kommen dorthin, wohin die Tabelle sie weist. Reduzierte leichte Kavallerie schickt keine Vedetten aus.

# 23: Wetter
rule-napoleon-23-1 = Würfel entscheiden über das Wetter und seine Dauer.
rule-napoleon-23-11 = Jeder Tag beginnt damit, dass der erste Spieler auf der Wettertabelle der Schlacht würfelt; das Ergebnis gilt sofort.
rule-napoleon-23-12 = Ein zweiter Wurf und der erste zusammen geben die Zahl der Runden, bis wieder um das Wetter gewürfelt wird. Manche Spiele nennen die Dauer selbst.
rule-napoleon-23-13 = Wetter kann die Sicht auf Nachbarfelder beschränken, Bombardierungen, Attacken, Pontons und Bauen verbieten oder erschweren, Flüsse und Seen zufrieren lassen, Infanterie oder Artillerie schwächen, Zügen und Artillerie die Bewegungskosten verdoppeln und aus Ar* und Dr* einen Nahkampf machen. Die Tabelle nennt, was jedes Wetter tut; zu den Wirkungen des Geländes kommt es nicht hinzu.
rule-napoleon-23-14 = Endet der Tag mit Gewitter oder Schlamm, so ist die Nacht schlammig, sonst schön. Nachts endet die Sicht am nächsten Feld.
rule-napoleon-23-15 = Durch ein brennendes Feld darf man ziehen, weichen und marschieren, ohne anzuhalten, und die Kommandoreichweite geht hindurch. Regen und Gewitter löschen Feuer.
rule-napoleon-23-16 = Ein Gewitter dauert eine Runde. Zwei Runden Regen und Schlamm folgen.

# 24: Karten
rule-napoleon-24-1 = Jeder Spieler hat denselben Satz von 50 Karten. Eine Karte nennt die Bewegung, die sie gibt, ihre Siegpunkte, wie viele es von ihr gibt, ihre Nummer, ihren Titel und was zu tun ist.
rule-napoleon-24-11 = Moduskarten bringen Zufall in die Aufstellung. Sie bilden einen eigenen Stoß und werden in der ersten Runde gespielt.
rule-napoleon-24-12 = Alle anderen bilden den Hauptstoß: Spielkarten und Statuskarten ändern Regeln, Ankunftskarten das Eintreffen von Verstärkungen, Marschkarten Kommando und Initiative. Taktikkarten kann man in der Kampfphase beider Seiten spielen.
rule-napoleon-24-2 = Für jede Schlacht werden manche Karten aus dem Hauptstoß entfernt.
rule-napoleon-24-21 = Jeder Stoß wird gut gemischt, auch vom Gegner.
rule-napoleon-24-22 = Karten bleiben geheim, bis sie gespielt werden.
rule-napoleon-24-23 = Gespielte Karten liegen offen. In der letzten Runde der Nacht werden die Siegpunkte aller gezählt, deren Ereignis eintrat, und die Karten kommen zurück in den Stoß, außer denen, die alternative Verstärkungen brachten; Karten auf der Hand zählen nichts.
rule-napoleon-24-3 = Karten werden im Kartensegment vom Stoß gezogen.
rule-napoleon-24-31 = In der ersten Runde zieht jeder so viele Moduskarten, wie das Szenario sagt, und sie wirken nur in dieser. Ohne sie beträgt die Bewegung 4 für Infanterie und 6 für Kavallerie.
rule-napoleon-24-32 = In der zweiten Runde zieht jeder neben der gewöhnlichen Karte die Bonuskarten, die die Schlacht ihm gibt. In der ersten Runde jedes weiteren Tages wird die Hand auf diese Zahl ergänzt.
rule-napoleon-24-33 = Ab der dritten Runde zieht jeder eine Karte und eine für jede seither gespielte Taktikkarte oder Spielkarte. In jedem eigenen Kartensegment muss er eine spielen.
rule-napoleon-24-34 = Nachts werden keine Karten gezogen oder gespielt, außer Bonuskarten. Die Bewegung beträgt dann 2 für Infanterie und 3 für Kavallerie.
rule-napoleon-24-35 = In jedem eigenen Kartensegment muss ein Spieler eine Karte spielen, die anderen darf er behalten. Was sie sagt, geschieht binnen einer vollen Runde; ist es unmöglich, so entfallen Text und Siegpunkte, und die Karte kommt unter den Stoß.
rule-napoleon-24-36 = Taktikkarten spielt man in einer Kampfphase oder im Kartensegment für eine Bewegung von 4 und 6 ohne ihr Ereignis. Alle anderen Karten spielt man nur im Kartensegment.
rule-napoleon-24-37 = Eine Karte wirkt von der Phase an, in der sie gespielt wird, bis zum nächsten Kartensegment ihrer Seite, wenn ihre Wirkung nicht dauerhaft ist.
rule-napoleon-24-38 = Karten mit Stern bleiben offen liegen, bis vorbei ist, was sie nennen. Wirken sie in der letzten Runde der Nacht noch, so zählen ihre Punkte, und sie bleiben.
rule-napoleon-24-39 = Vedetten und Anführer folgen einer Karte nur, wenn sie sie nennt. Von den Moduskarten gilt für Anführer nur „Late Start“.
rule-napoleon-24-4 = Die Bewegung auf einer Karte gilt für alle Einheiten der Seite bis zur nächsten Karte, auch wenn das Ereignis ungenutzt bleibt. Die erste Zahl ist für Infanterie und Artillerie, die zweite für Kavallerie und reitende Artillerie; leichte Kavallerie hat einen Punkt mehr.
rule-napoleon-24-41 = Anführer und Vedetten haben immer ihre eigene volle Bewegung.
rule-napoleon-24-5 = Die Moduskarten heißen „Road Column“, „Late Start“, „Replacements“, „Early Arrival“ und „Formation Scattered“.
rule-napoleon-24-51 = Alle Karten der ersten Runde sind Moduskarten. Der erste Spieler spielt seine, dann der zweite; was nicht gespielt wird, kommt weg.
rule-napoleon-24-52 = Ein Spieler zieht alle seine Moduskarten und spielt sie in der Folge ihrer Nummern.
rule-napoleon-24-53 = Jede Moduskarte wird ausgeführt, wenn sie gespielt wird. Die letzte gibt die Bewegung der ersten Runde; ohne Karten gelten die aufgedruckten Werte.
rule-napoleon-24-54 = „Road Column“ kommt vor „Formation Scattered“, und „Early Arrival“ weckt nach „Late Start“ alle Kommandeure. Verstärkungen betrifft das nicht.
rule-napoleon-24-55 = Verlangt eine Karte eine Streitkraft, so würfeln die noch nicht betroffenen der Reihe nach, die vom Feind am weitesten entfernte zuerst, und die erste mit einer 1 ist es. Hat keine Erfolg, so gilt nur die Bewegung der Karte.
rule-napoleon-24-56 = Nur Einheiten der Formation, die in Kommando aufgestellt sind, bilden die Straßenkolonne.
rule-napoleon-24-57 = Der Gegner würfelt und verstreut die gewählte Streitkraft, wie es die Karte sagt. Er überschreitet kein verbotenes Gelände und keine Stapelgrenze.
rule-napoleon-24-6 = Spielkarten und Statuskarten ändern die Regeln ein wenig, in der Runde, in der sie gespielt werden, und sind auszuführen, wenn es geht. Geht es nicht, so gilt nur ihre Bewegung, und ihre Punkte entfallen.
rule-napoleon-24-7 = Ankunftskarten ändern, wann Verstärkungen kommen.
rule-napoleon-24-71 = Eine Seite hat die Streitkräfte der Aufstellung, ihre Verstärkungen und, wenn Karten sie bringen, alternative Verstärkungen. Ankunftskarten beider Spieler können diese beschleunigen, umleiten oder aufhalten.
rule-napoleon-24-72 = Jede Karte „Alternate Reinforcements“ bringt die nächste Gruppe der Liste, und ein Wurf sagt, wann. Ist keine Gruppe mehr übrig, so gilt weder die Karte noch ihr Verlust an Punkten.
rule-napoleon-24-73 = Zwei Karten können auf dasselbe Ereignis wirken. So kann eine Gruppe, die eine Karte ruft, von einer des Gegners aufgehalten, noch einmal gerufen oder von einer dritten beschleunigt werden.
rule-napoleon-24-8 = Eine Taktikkarte wirkt auf einen Kampf und endet mit ihm. Jeder darf eine in der eigenen und eine in der gegnerischen Kampfphase spielen, der aktive Spieler wählt zuerst, und ihre Wirkung kommt zur gewöhnlichen hinzu.
rule-napoleon-24-81 = Im Kartensegment gespielt gibt eine Taktikkarte für die Runde eine Bewegung von 4 und 6. In der Kampfphase gespielt, gilt ihre Bewegung nicht.
