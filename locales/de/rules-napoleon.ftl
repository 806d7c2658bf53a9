# Die Regeln des Systems `napoleon`, Absatz für Absatz, mit unseren eigenen Worten.

# 1: die Vorbereitung
rule-napoleon-1-5 = Der erste Spieler stellt vor dem zweiten auf, und alles beginnt verborgen. Was das Szenario als geschwächt bezeichnet, tritt so an; wer einen Kommandeur auf der Karte hat, darf eine Streitkraft unter Marschbefehl stellen.

# 2: der Ablauf eines Spielzugs
rule-napoleon-2-1 = Ein Spielzug bei Tag ist eine Stunde: Nach dem Wetter spielt erst der eine, dann der andere seine Karte, führt, zieht und kämpft. Die Kampfphase reicht von Sicht, Weichen, Reaktionsfeuer und Ansage der Angriffe über Bombardierung, Attacken und Kämpfe bis zu einem zweiten Blick auf das, was in Sicht ist.
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
rule-napoleon-5-52 = Für einen gefangenen Offizier kommt zwei Spielzüge später ein Ersatzmann zur nächsten Einheit, mit einem Punkt Initiative weniger, aber mindestens 1. Einen befehlshabenden Offizier ersetzt ein Offizier mit Initiative 4, einen Kommandeur niemand.

# 6: Kommando
rule-napoleon-6-1 = Zuerst geben Kommandeure ihre Punkte für Offiziere und Einheiten in Reichweite aus, dann dürfen die übrigen Offiziere ihre Initiative prüfen. Ein Offizier in Kommando bringt alle Einheiten seiner Formation in Reichweite mit, im Straßenmarsch die ganze Kolonne; alle anderen sind ohne Kommando.
rule-napoleon-6-2 = Wer in Kommando ist, darf ziehen und nach dem Kampf vorrücken; Kommandeure, Züge und Truppen unter Marschbefehl sind es immer. Ohne Kommando braucht eine Einheit zum Ziehen eine eigene Prüfung, arbeitet an keinem Übergang und rückt nicht vor, darf aber angreifen, bombardieren und attackieren.
rule-napoleon-6-3 = Eine Initiativprüfung ist ein Würfel; sie gelingt, wenn er nicht höher ist als die Initiative.
rule-napoleon-6-31 = Ein Offizier, den kein Kommandeur erreicht hat, darf prüfen. Gelingt es, so sind er und seine Einheiten im Umkreis von drei Feldern in Kommando; hat er im selben Spielzug reorganisiert, so darf er nicht.
rule-napoleon-6-32 = Einheiten ohne Kommando dürfen einzeln prüfen und ziehen sofort, wenn es gelingt, bleiben aber ohne Kommando. In Reichweite ihres Offiziers dürfen sie es nicht, wenn er schon versagt hat.
rule-napoleon-6-33 = Demoralisierte Einheiten prüfen mit einem Punkt Initiative weniger.
rule-napoleon-6-34 = Eine gestapelte Division darf einmal für alle prüfen, mit der besten Initiative unter ihnen.
rule-napoleon-6-4 = Kommandeure reichen vier Felder weit, Offiziere drei, über jedes Gelände. Die Reichweite endet am Feind, an seinen Zonen, wenn dort keine eigenen Truppen stehen, und an Flüssen und Seen ohne Brücke oder Eis.

# 7: Bewegung
rule-napoleon-7-1 = Eine Einheit zieht, wenn sie in Kommando ist, unter Marschbefehl steht oder eine Prüfung bestanden hat, allein oder im Stapel. Ein Zug ist zu Ende, ehe der nächste beginnt.
rule-napoleon-7-2 = Eine Einheit zahlt ihren Weg mit Bewegungspunkten.
rule-napoleon-7-21 = Jedes Feld hat seinen Preis nach dem Gelände, manche Feldseiten kommen hinzu. Punkte lassen sich weder sparen noch weitergeben; liegt ein Schloss im Wald, so zahlt man nur den Wald.
rule-napoleon-7-22 = Kavallerie, Vedetten, Anführer, reitende Artillerie und Züge zahlen den Preis der Kavallerie.
rule-napoleon-7-3 = Auch wenn die Punkte nicht reichen, darf eine Einheit, die ziehen darf, immer ein erstes Feld betreten; dann hält sie.
rule-napoleon-7-4 = Ein beendeter Zug wird nur zurückgenommen, wenn der Gegner zustimmt. Niemand betritt ein Feld, das der Feind hält, außer bei einer Attacke.
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
rule-napoleon-7-63 = Nur Infanterie beschädigt eine Brücke, für zwei Punkte; dann queren sie weder Artillerie noch Züge noch Versorgung. Ein Angriff über sie ist zwei Spalten schlechter und wird nie zum Nahkampf: Sk schwächt auf jeder Seite eine Einheit, und bei Dr muss der führende Angreifer eine Prüfung bestehen, sonst wird er geschwächt und niemand weicht.
rule-napoleon-7-64 = Eine Reparatur kostet so viel wie die Beschädigung und darf mehrmals im Spielzug versucht werden: Bei 1 bis 3 ist eine Brücke wieder heil, bei 1 bis 5 ein Steg. Eine feindliche Zone an einem Ende gibt 1 auf den Wurf; eine feindliche Kampfeinheit dort verbietet die Arbeit.
rule-napoleon-7-65 = Ein instand gesetzter Übergang dient sofort allen Einheiten und ab dem nächsten Spielzug der Versorgung.
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
rule-napoleon-9-21 = Gelingt es, so zieht sich der Feind zwei Felder zurück, und die Ziehenden betreten ein geräumtes Feld, das schon bezahlt ist. Dann dürfen sie mit ihren restlichen Punkten weiter, auch zum nächsten Versuch; eine Einheit kann zweimal im Spielzug zurückgedrängt werden.
rule-napoleon-9-22 = Misslingt es, so endet auf beiden Seiten der Straßenmarsch, die Ziehenden halten und müssen in der Kampfphase dieselben Feinde angreifen, zwei Spalten schlechter. Andere dürfen mit angreifen, aber keine andere Verschiebung zählt.

# 10: Kampf
rule-napoleon-10-1 = Gekämpft wird in der Kampfphase und nur unter Nachbarn, außer bei Bombardierungen. Ein Stapel wird je Phase einmal angegriffen, darf aber vorher bombardiert werden.
rule-napoleon-10-11 = Zu Beginn der Phase decken beide Seiten alle Einheiten und Anführer auf, die der Feind sieht, auch wo niemand kämpft.
rule-napoleon-10-2 = Berittene können vor dem Kampf weichen, erst die des Verteidigers, dann die des Angreifers.
rule-napoleon-10-21 = Stapel nur aus Kavallerie, mit ihren Anführern, Vedetten und ihrer reitenden Artillerie, dürfen einmal je Spielzug ein oder zwei Felder weichen, ohne eine feindliche Zone außer der von Vedetten zu betreten. Vedetten allein müssen weichen und sind verloren, wenn sie nicht können.
rule-napoleon-10-22 = Reitende Artillerie darf allein oder mit Kavallerie ein Feld weichen und im selben Spielzug noch bombardieren. Allein in der Zone feindlicher Kavallerie darf sie es nicht.
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
rule-napoleon-11-1 = Stadt, Hang und Bach machen den Verteidiger anderthalbmal so stark, Brücke und Schloss doppelt so stark; Wald und Sumpf halbieren Kavallerie und Artillerie auf beiden Seiten. Nur ein Vorteil zählt, der, den der Verteidiger will; Stadt, Wald, Sumpf und Kamm machen aus Ar* und Dr* einen Nahkampf.
rule-napoleon-11-2 = Ein Angriff mit Infanterie, Kavallerie und Artillerie zusammen gewinnt eine Spalte. Vedetten und Batterien, die bombardiert haben, zählen nicht; gegen Stadt, Wald, Obstgarten, Sumpf und befestigte Orte und über Brücken gibt es keinen Gewinn.
rule-napoleon-11-3 = Einmal im Spiel darf eine Seite ihre Garde einsetzen und gewinnt in diesem Kampf eine Spalte. Wann immer Gardeinfanterie angreift und das Ergebnis Ae, Ar oder Ex ist, sind Formationen im Umkreis von zehn Feldern fortan vier Punkte früher demoralisiert, außer der Angriff hat den Gegner demoralisiert.
rule-napoleon-11-4 = Wo Napoleon bei kämpfenden Truppen steht, verschiebt sich das Verhältnis um eine Spalte zu ihren Gunsten, im Angriff wie in der Verteidigung. Bombardierungen und Attacken haben nichts davon.
rule-napoleon-11-5 = Auch ein misslungenes Zurückdrängen, verstärkte Stellungen und schlechtes Wetter verändern einen Kampf.

# 12: Ergebnisse
rule-napoleon-12-1 = A steht für den Angreifer, D für den Verteidiger: e ist verloren, r zieht sich um die genannte Zahl zurück. Ar* und Dr* werden in unübersichtlichem Gelände zum Nahkampf, und Ex kostet die schwächere Seite alles und die stärkere mindestens halb so viel.
rule-napoleon-12-2 = Im Nahkampf zählt jede Seite nach dem Würfel 0, 1 oder 2 zur Initiative ihrer führenden Einheit, der Angreifer ab 3:1 noch 1, und die Tabelle vergleicht. 1R schwächt auf jeder Seite eine Einheit, die stärkste oder die mit der besten Initiative; siegreiche Kavallerie muss vorrücken, wenn sie kann.
rule-napoleon-12-3 = Ein Rückzug wird sofort ausgeführt, vom Besitzer, Einheit für Einheit oder Stapel für Stapel.
rule-napoleon-12-31 = Wer sich zurückzieht, betritt weder Feinde noch ihre Zonen, auch nicht wo eigene Truppen stehen, überschreitet keine verbotene Feldseite und überfüllt kein Feld. Anführer dürfen durch eine Zone, in der eine eigene Einheit steht.
rule-napoleon-12-32 = Zonen von Vedetten halten keinen Rückzug auf. Gibt es keinen anderen Weg, so führt er sogar durch ein Feld, in dem nur Vedetten sind; sie machen Platz.
rule-napoleon-12-33 = Beim Rückzug über eine Flussbrücke ist die erste Einheit bei einer 6 für immer verloren, die nächste auch bei einer 5, und so weiter; wo nur ein Ponton hinüberführt, schon die erste bei einer 4. Über eine beschädigte Brücke zieht sich niemand zurück.
rule-napoleon-12-34 = Wer seinen Rückzug nicht zu Ende bringt, ist verloren. Waren nur feindliche Zonen oder der Kartenrand im Weg, so wartet die Einheit auf Erholung, sonst entscheidet der Würfel: 4 bis 6 heißt für immer, ebenso jeder Verlust einer geschwächten Einheit.
rule-napoleon-12-35 = Ein Rückzug endet in voller Entfernung von seinem Anfang und betritt kein Feld zweimal. Er soll zum Zug der Formation oder zu einer Versorgungsquelle führen, und von mehreren Wegen gilt der mit dem leichteren Gelände.
rule-napoleon-12-36 = Führt der einzige Weg in ein volles Feld, so machen Einheiten dort Platz und ziehen sich selbst ein Feld zurück. Können sie nicht, so ist die weichende Einheit verloren und wartet auf Erholung; weicht Kavallerie, so müssen sie eine Prüfung bestehen, sonst sind sie an ihrer Stelle verloren.
rule-napoleon-12-4 = Der Sieger darf in das geräumte Feld vorrücken: eine Infanterieeinheit und alle Kavallerie, mit einem Anführer dessen ganzer Stapel. Artillerie, Demoralisierte und wer ohne Kommando ist bleiben stehen; in ein zweites Feld geht nur Kavallerie, und wer vorgerückt ist, kämpft nicht noch einmal.
rule-napoleon-12-5 = Verlorene Einheiten kommen in eine von zwei Boxen: UAR für die, die zurückkommen können, PEU für die anderen.
rule-napoleon-12-51 = Eine Einheit voller Stärke, die durch Ae, De oder Ex verloren geht, wartet auf Erholung, wenn sie ein Feld hätte weichen können, feindliche Zonen nicht gerechnet. Sonst ist sie für immer verloren.
rule-napoleon-12-52 = Für immer verloren sind Züge, schon geschwächte Einheiten und solche ohne geschwächte Seite, bei einer Attacke durch Ae Verlorene und wen eine Brücke oder ein unvollständiger Rückzug dahin bringt.
