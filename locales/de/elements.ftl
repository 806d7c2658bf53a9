# Die Worte des Systems `elements`: der Amerikanische Bürgerkrieg auf dem vermessenen Tisch. Längen in Schritt, Drehungen in Grad.

# aim
elements-aim-front = Front an Front
elements-aim-left = in der linken Flanke
elements-aim-overlap-left = links überlappend
elements-aim-overlap-right = rechts überlappend
elements-aim-rear = im Rücken
elements-aim-right = in der rechten Flanke

# arm
elements-arm-artillery = Artillerie
elements-arm-camp = Lager
elements-arm-cavalry = Reiterei
elements-arm-commander = Befehlshaber
elements-arm-dismounted = Abgesessene Reiterei
elements-arm-jaegers = Jäger
elements-arm-muskets = Musketen
elements-arm-rifles = Gewehre

# chance
elements-chance-destroyed = Vernichtet: { $element }
elements-chance-flees = { $paces } Schritt Flucht: { $element }
elements-chance-gone = Vom Tisch getrieben: { $element }
elements-chance-no-escape = Kein Ausweg zur Flucht, vernichtet: { $element }
elements-chance-no-way-back = Kein Weg zurück, vernichtet: { $element }
elements-chance-nothing = Nichts geschieht
elements-chance-recoils = Zurückprallen: { $element }
elements-chance-sacked = Geplündert: { $element }

# command
elements-command-first = Erste Befehlsgruppe
elements-command-second = Zweite Befehlsgruppe
elements-command-third = Dritte Befehlsgruppe

# cost
elements-cost-pips = { $pips ->
    [one] { $pips } Punkt
   *[other] { $pips } Punkte
}

# edge
elements-edge-east = Ostkante
elements-edge-north = Nordkante
elements-edge-south = Südkante
elements-edge-west = Westkante

# event
elements-event-advanced = { $paces } Schritt vorwärts.
elements-event-army-chosen = Die Armee von { $side } ist vollständig.
elements-event-attacks = { $side } greift an.
elements-event-bound = Runde { $bound }: { $side } ist am Zug.
elements-event-broke-off = Der Kampf wird abgebrochen.
elements-event-camp = { $side } schlägt das Lager auf.
elements-event-closed = { $element } greift { $enemy } an, { $aim }.
elements-event-column = Kolonne hinter { $element }.
elements-event-demoralized = { $side }: { $command } hat ein Drittel der Elemente verloren und ist demoralisiert.
elements-event-deployed = { $side }: Befehlsgruppe { $command } steht.
elements-event-destroyed-beaten = { $element } ist vernichtet.
elements-event-destroyed-doubled = { $element } wird überwältigt und vernichtet.
elements-event-destroyed-drowned = { $element } wird ins Wasser getrieben und ist verloren.
elements-event-destroyed-no-escape = { $element } kann nicht fliehen und ist vernichtet.
elements-event-destroyed-no-way-back = { $element } kann nicht zurückprallen und ist vernichtet.
elements-event-destroyed-surrounded = { $element } prallt mit dem Feind in Flanke oder Rücken zurück und ist vernichtet.
elements-event-dismounted = { $element } sitzt ab.
elements-event-dismounting = Die Bewegung geht mit dem Absitzen hin.
elements-event-draw = Die Schlacht endet ohne Sieger.
elements-event-drawn-back = { $element } weicht mit dem Freund zurück, der vorne kämpfte.
elements-event-edge = { $side } nimmt die { $edge }.
elements-event-enlisted = { $side } wirbt an: { $arm }.
elements-event-fighting-ended = Die Nahkämpfe sind zu Ende.
elements-event-fled = { $element } flieht.
elements-event-fought = { $element } kämpft gegen { $enemy }: { $factor } + { $die } = { $total } gegen { $enemyfactor } + { $enemydie } = { $enemytotal }.
elements-event-gone = { $element } wird vom Tisch getrieben und ist verloren.
elements-event-halted = Halt.
elements-event-held = Auf der Stelle gehalten.
elements-event-held-fire = { $element } schießt nicht.
elements-event-impetuous = { $element } rückt ungestüm vor.
elements-event-laid = { $side } legt: { $terrain }.
elements-event-line-both = Linie nach beiden Seiten.
elements-event-line-left = Linie nach links.
elements-event-line-right = Linie nach rechts.
elements-event-lined-up = { $element } richtet sich vor { $enemy } aus.
elements-event-marched = { $paces } Schritt Marsch auf der Straße.
elements-event-moved = { $element } bewegt sich.
elements-event-movement-ended = Die Bewegung ist zu Ende.
elements-event-over = { $side } hat die Schlacht gewonnen.
elements-event-passed-through = { $element } prallt durch eigene Truppen zurück.
elements-event-pips = Bewegungspunkte für { $side } in dieser Runde: { $pips }.
elements-event-placed = { $side } stellt { $element } auf.
elements-event-pursued = { $element } setzt dem geschlagenen Feind nach.
elements-event-pushed-back = { $element } wird zurückgedrängt.
elements-event-ran = { $element } zieht sich heimwärts zurück.
elements-event-ran-off = { $element } verlässt das Feld.
elements-event-ranked = { $side } hat die Würfel zugeteilt.
elements-event-ranking = { $side } legt die Rangfolge der Würfel offen: { $ranks }.
elements-event-recoiled = { $element } prallt zurück.
elements-event-region = Das Land von { $side }: { $region }.
elements-event-retaken = { $side } hat das Lager zurückerobert.
elements-event-revealed = Der Sichtschutz fällt.
elements-event-river = Der Fluss wird erprobt, { $die }: { $nature }.
elements-event-rolled = Würfel um den Angriff: { $first } und { $second }.
elements-event-sacked = Das Lager von { $side } ist geplündert.
elements-event-shifted = { $element } macht Platz.
elements-event-shooting-ended = Der Beschuss ist vorbei.
elements-event-shot = { $element } schießt auf { $enemy }: { $factor } + { $die } = { $total } gegen { $enemyfactor } + { $enemydie } = { $enemytotal }.
elements-event-shot-answered = { $element } und { $enemy } beschießen einander: { $factor } + { $die } = { $total } gegen { $enemyfactor } + { $enemydie } = { $enemytotal }.
elements-event-shot-supported = { $element }, von { $supporters } unterstützt, schießt auf { $enemy }: { $factor } + { $die } = { $total } gegen { $enemyfactor } + { $enemydie } = { $enemytotal }.
elements-event-shot-supported-answered = { $element }, von { $supporters } unterstützt, und { $enemy } beschießen einander: { $factor } + { $die } = { $total } gegen { $enemyfactor } + { $enemydie } = { $enemytotal }.
elements-event-strayed = Querschläger treiben { $element } zurück.
elements-event-taken = Für { $cost ->
    [one] einen Punkt
   *[other] { $cost } Punkte
} bewegt: { $formation }.
elements-event-taken-out-of-command = Für { $cost ->
    [one] einen Punkt
   *[other] { $cost } Punkte
} bewegt, denn der Befehlshaber ist zu weit entfernt: { $formation }.
elements-event-terrain-laid = Das Gelände ist gelegt.
elements-event-torrent-crosses = { $element } überquert den reißenden Fluss mit { $die }.
elements-event-torrent-stops = { $element } würfelt { $die } und bleibt am Ufer; in dieser Runde versucht es niemand mehr.
elements-event-turned = { $element } dreht sich dem Gegner zu.
elements-event-turned-about = Front nach { $facing }.
elements-event-unanswered = Auf { $element } hat niemand geschossen: kein Schaden.
elements-event-unharmed = { $element } ist geschlagen, aber unversehrt.
elements-event-went = { $paces } Schritt nach { $direction }.
elements-event-wheeled = Schwenkung um { $degrees }° nach { $hand }.

# factor
elements-factor-bad-going = In schwerem Gelände
elements-factor-bank = Verteidigt ein Flussufer
elements-factor-ditch = Verteidigt den jenseitigen Straßengraben
elements-factor-camp = Verteidigung des Lagers
elements-factor-charge = Angreifende Reiterei
elements-factor-close-combat = Kampffaktor im Nahkampf
elements-factor-close-guns = Geschütze innerhalb von 300 Schritt
elements-factor-commander = Befehlshaber im Kontakt
elements-factor-commander-shot-at = Befehlshaber unter Beschuss
elements-factor-enemy-in-bad-going = Beritten gegen einen Feind in schwerem Gelände
elements-factor-flank-left = Feind in der linken Flanke
elements-factor-flank-right = Feind in der rechten Flanke
elements-factor-flanking-fire = Flankenbeschuss
elements-factor-further-attackers = Weitere Angreifer des Lagers
elements-factor-further-shooter = Unter dem Feuer eines weiteren
elements-factor-height = Steht höher
elements-factor-mounted-target = Berittenes Ziel
elements-factor-overlap-left = Feind überlappt links
elements-factor-overlap-right = Feind überlappt rechts
elements-factor-rear = Feind im Rücken
elements-factor-rear-support = Von hinten unterstützt
elements-factor-settlement = Verteidigt eine Siedlung
elements-factor-shooting = Kampffaktor im Fernkampf
elements-factor-target-behind-bank = Ziel in der Deckung eines Ufers
elements-factor-target-in-camp = Ziel in der Deckung eines Lagers
elements-factor-target-in-ditch = Ziel im jenseitigen Straßengraben
elements-factor-target-in-settlement = Ziel in der Deckung einer Siedlung
elements-factor-woods = Plänklerfeuer in Wald und Siedlung

# hand
elements-hand-left = links
elements-hand-right = rechts

# list
elements-list-north-1861 = Nordstaatler 1861–62
elements-list-north-1863 = Nordstaatler 1863–65
elements-list-south-1861 = Südstaatler 1861–63
elements-list-south-1863 = Südstaatler 1863–65

# name
elements-name-artillery = Artillerie { $number } ({ $side })
elements-name-camp = Lager ({ $side })
elements-name-cavalry = Reiterei { $number } ({ $side })
elements-name-commander = Befehlshaber { $number } ({ $side })
elements-name-dismounted = Abgesessene Reiterei { $number } ({ $side })
elements-name-element = Nr. { $number } ({ $side })
elements-name-jaegers = Jäger { $number } ({ $side })
elements-name-muskets = Musketen { $number } ({ $side })
elements-name-rifles = Gewehre { $number } ({ $side })
elements-name-the-commander = Befehlshaber ({ $side })
elements-own-commander = Befehlshaber, { $command }
elements-own-element = { $arm } { $number }
elements-own-one = { $arm }

# nature
elements-nature-shallow = Er ist seicht und hindert niemanden
elements-nature-slow = Er hält auf, und seine Ufer helfen dem Verteidiger
elements-nature-torrent = Er ist reißend

# order
elements-offer-ending = { $what } (bis { $east } Schritt Ost, { $north } Nord, Front { $degrees }°)
elements-offer-numbered = { $what } (Weg { $number })
elements-order-advance = { $paces } Schritt vorrücken
elements-order-answer = { $element } schießt auf { $enemy } zurück
elements-order-break-off = Sich lösen
elements-order-call = { $element } soll schießen
elements-order-fortress = Eine Festung statt des Lagers
elements-order-camp = Lager { $along } Schritt von links
elements-order-close = { $element } greift { $enemy } an, { $aim }
elements-order-close-command = Die Befehlsgruppe ist vollständig
elements-order-column = Kolonne hinter { $element } bilden
elements-order-deployed = Die Befehlsgruppe steht
elements-order-dismount = Absitzen
elements-order-edge = { $edge }
elements-order-end-movement = Bewegung beenden
elements-order-endure = { $element } schießt auf { $enemy } nicht zurück
elements-order-enlist = { $arm } anwerben
elements-order-enlist-the-rest = Den Rest wählt der Computer
elements-order-fight = { $element } kämpft gegen { $enemy }
elements-order-fire = Feuer
elements-order-go = { $paces } Schritt nach { $direction }, Front nach { $facing }
elements-order-halt = Halt
elements-order-help = Der Befehlshaber hilft: { $element }
elements-order-hold-fire = { $element } schießt nicht
elements-order-lay = Legen: { $terrain }, { $length } × { $width } mm
elements-order-lay-line = Legen: { $terrain }
elements-order-lay-the-rest = Den Rest legt der Computer
elements-order-line-both = Linie nach beiden Seiten bilden
elements-order-line-left = Linie nach links bilden
elements-order-line-right = Linie nach rechts bilden
elements-order-line-up = { $element } richtet sich vor { $enemy } aus
elements-order-march = { $paces } Schritt auf der Straße marschieren
elements-order-place = { $element } aufstellen: { $east } Schritt östlich, { $north } nördlich
elements-order-place-group = { $count } Elemente aufstellen: { $east } Schritt östlich, { $north } nördlich
elements-order-place-the-rest = Den Rest stellt der Computer auf
elements-order-rank = Höchster Würfel: { $highest }; niedrigster: { $lowest }
elements-order-region = { $region }
elements-order-shoot = { $element } schießt auf { $enemy }
elements-order-support = { $element } schießt mit
elements-order-take = { $formation } nehmen
elements-order-terrain-done = Das Gelände ist fertig
elements-order-turn = Front nach { $facing } nehmen
elements-order-wait = Der Befehlshaber hilft nicht: { $element }
elements-order-wheel = { $degrees }° nach { $hand } schwenken

# outcome
elements-outcome-both-beaten = Beide Armeen sind geschlagen; die mit weniger Verlusten gewinnt.
elements-outcome-both-beaten-equally = Beide Armeen sind gleichermaßen geschlagen.
elements-outcome-demoralized = Die Befehlsgruppen des Feindes sind demoralisiert.
elements-outcome-limit = Der Tag ist zu Ende; wer weniger verloren hat, gewinnt.
elements-outcome-limit-draw = Der Tag ist zu Ende, und niemand hat gewonnen.
elements-outcome-losses = Mehr als die Hälfte der feindlichen Elemente ist verloren.

# plan
elements-plan-advance = { $paces } Schritt vorrücken
elements-plan-break-off = Sich lösen
elements-plan-call = Zum Schuss aufrufen
elements-plan-close = { $enemy } angreifen, { $aim }
elements-plan-column = Kolonne hinter { $element } bilden
elements-plan-dismount = Absitzen
elements-plan-fight = Kämpfen
elements-plan-go = { $paces } Schritt nach { $direction }, Front nach { $facing }
elements-plan-group = { $count } Elemente: { $what }
elements-plan-hold = Halten
elements-plan-line = Linie bilden
elements-plan-line-up = Sich vor { $enemy } ausrichten
elements-plan-march = { $paces } Schritt auf der Straße marschieren
elements-plan-shoot = Auf { $enemy } schießen
elements-plan-support = Mitschießen
elements-plan-turn = Front nach { $facing } nehmen
elements-plan-wheel = { $degrees }° nach { $hand } schwenken

# preview
elements-preview-answered = { $own } und ein Würfel gegen { $enemy } und einen Würfel; das Ergebnis gilt für beide
elements-preview-fight = { $own } und ein Würfel gegen { $enemy } und einen Würfel
elements-preview-unanswered = { $own } und ein Würfel gegen { $enemy } und einen Würfel; niemand schießt zurück

# question
elements-question-aim = Schießt { $element }, und auf wen?
elements-question-answer = Schießt { $element } zurück?
elements-question-army = Armee wählen: { $command }
elements-question-camp = Lager aufstellen
elements-question-deploy = Aufstellung: { $command }
elements-question-edge = Grundkante wählen
elements-question-fight = Welcher Kampf kommt als nächster?
elements-question-formation = Welches Element oder welche Gruppe bewegt sich als Nächstes?
elements-question-help = Hilft der Befehlshaber: { $element }?
elements-question-manoeuvre = Was tut die Formation?
elements-question-rank = Welche Befehlsgruppe bekommt den höchsten Würfel, welche den niedrigsten?
elements-question-region = In welcher Gegend wird gekämpft?
elements-question-shooter = Wen ruft { $side } als Nächsten zum Schuss auf?
elements-question-support = Wer schießt mit { $element }?
elements-question-terrain = Gelände legen

# rank
elements-rank-highest = { $command }: der höchste Würfel
elements-rank-lowest = { $command }: der niedrigste Würfel
elements-rank-middle = { $command }: was übrig bleibt

# refusal
elements-refusal-another-command = { $element } gehört zu einer anderen Befehlsgruppe.
elements-refusal-artillery-apart = Artillerie geht mit anderen nur in Kolonne.
elements-refusal-artillery-starts-no-fight = Artillerie bewegt sich nicht in den Kontakt.
elements-refusal-artillery-stays = Artillerie löst sich nicht.
elements-refusal-breaks-the-list = Die Armee könnte ihrer Liste nicht mehr entsprechen.
elements-refusal-cannot-shoot = { $element } kann nicht schießen.
elements-refusal-column-across = Eine Gruppe überquert einen Fluss in Kolonne oder Element um Element.
elements-refusal-column-in-bad-going = In schwerem Gelände geht eine Gruppe in Kolonne, außer es sind lauter Jäger.
elements-refusal-command-too-small = Eine Befehlsgruppe hat mindestens { $least } Elemente.
elements-refusal-fortress = Eine Festung verschiebt die Kräfteverhältnisse; das Regelheft überlässt sie Hausregeln, und hier gibt es keine.
elements-refusal-commander-does-not-fight = Befehlshaber kämpfen nicht.
elements-refusal-commander-goes-alone = Mit ihrem Befehlshaber ändert eine Gruppe ihre Form nicht; er bleibt besser zurück.
elements-refusal-commander-touches-nobody = Der Befehlshaber geht nur mit Truppen mit, die er berührt.
elements-refusal-commanders-are-only-shot-at = Ein Befehlshaber kann nur beschossen werden.
elements-refusal-commands-mixed = Befehlsgruppen dürfen nicht vermischt stehen.
elements-refusal-compulsory-missing = Mindestens { $least } von dem, was die Gegend haben muss, gehört auf den Tisch.
elements-refusal-crosses-a-zone = Das führt durch die Kontrollzone von { $element }.
elements-refusal-dismounted-this-round = Reiterei, die in dieser Runde abgesessen ist, bewegt sich nicht mehr.
elements-refusal-dismounting-takes-the-whole-move = Absitzen braucht die ganze Bewegung.
elements-refusal-edge-in-the-water = Das Ufer ist keine Grundkante.
elements-refusal-ends-in-a-zone = Es würde in der Kontrollzone von { $element } enden.
elements-refusal-ends-too-near = Eine Folgebewegung muss auch weit genug vom Gegner enden.
elements-refusal-enemy-in-the-way = Der Gegner, { $element }, steht im Weg.
elements-refusal-enough-support = Zwei unterstützen schon.
elements-refusal-faces-away = In der Zone von { $element } geht es nur mit der Front gerade gegen ihn.
elements-refusal-facing-differs = { $element } blickt in eine andere Richtung: Eine Gruppe hat eine Front.
elements-refusal-friend-in-the-way = { $element } steht im Weg und kann nicht durchdrungen werden.
elements-refusal-groups-go-straight-or-wheel = Eine Gruppe geht geradeaus oder schwenkt; nur ein einzelnes Element geht, wohin es will.
elements-refusal-halt-first = Die genommene Formation hat noch nicht gehalten.
elements-refusal-has-fought = { $element } oder sein Gegner hat schon gekämpft.
elements-refusal-has-no-zone = { $element } hat keine Kontrollzone.
elements-refusal-has-shot = { $element } hat schon geschossen.
elements-refusal-held-already = Schon gehalten.
elements-refusal-held-by-another = { $element } steht am geradesten davor und hält fest.
elements-refusal-holds-fire = { $element } hat auf seinen Schuss verzichtet.
elements-refusal-in-a-river = Das läge in einem Fluss.
elements-refusal-in-column-already = Schon in Kolonne.
elements-refusal-in-contact = { $element } steht im Nahkampf.
elements-refusal-in-the-water = Das läge im Wasser.
elements-refusal-last-command = Es gibt keine weitere Befehlsgruppe.
elements-refusal-more-than-one-contact = Lösen kann man sich nur aus einem einzigen Kontakt, Front an Front.
elements-refusal-moved-already = In dieser Runde schon bewegt. Noch einmal bewegen sich nur Jäger in ihrer ersten Runde, Märsche auf Straßen und Truppen, die mehr als 1200 Schritt von jedem Gegner in Sicht stehen.
elements-refusal-near-the-flank = Niemand steht näher als { $least } Schritt an den Seitenkanten.
elements-refusal-nearer-target = { $target } ist nicht das nächste Ziel.
elements-refusal-never-backwards = Eine Gruppe geht nicht rückwärts.
elements-refusal-no-contact = { $element } berührt die anderen nicht Kante an Kante.
elements-refusal-no-course = Flüsse und Straßen laufen auf dem Tisch von Punkt zu Punkt.
elements-refusal-no-room = Kein Platz: Dort steht { $element }.
elements-refusal-no-room-for-others = Die anderen Befehlsgruppen fänden keinen Platz.
elements-refusal-no-such-element = Ein solches Element steht nicht auf dem Tisch.
elements-refusal-no-such-enemy = Einen solchen Gegner gibt es auf dem Tisch nicht.
elements-refusal-no-such-region = Eine solche Gegend gibt es nicht.
elements-refusal-no-such-target = Ein solches Ziel gibt es nicht.
elements-refusal-no-support = { $element } kann nicht unterstützen: Es müsste dasselbe nächste Ziel haben.
elements-refusal-no-target = { $element } hat kein Ziel.
elements-refusal-no-turning-in-the-bed = Im Flussbett dreht sich niemand, bis die Front heraus ist, außer gegen einen Verteidiger des Ufers.
elements-refusal-nobody-else-this-round = Der reißende Fluss hat jemanden zurückgewiesen: In dieser Runde versucht es niemand mehr.
elements-refusal-nobody-taken = Niemand ist gewählt.
elements-refusal-not-a-group = Dazu braucht es eine Gruppe.
elements-refusal-not-all-deployed = Es warten noch: { $count }.
elements-refusal-not-from-edge-to-edge = Flüsse und Straßen laufen von einer Kante zur gegenüberliegenden.
elements-refusal-not-in-arc = { $target } liegt außerhalb von Schussfeld oder Reichweite.
elements-refusal-not-in-column = Nicht in Kolonne.
elements-refusal-not-in-contact = { $element } kämpft nicht mit diesem Gegner.
elements-refusal-not-in-contact-or-zone = Im Kontakt oder in einer Kontrollzone sitzt niemand ab.
elements-refusal-not-in-the-formation = Das Element gehört nicht zur Formation.
elements-refusal-not-now = Danach ist jetzt nicht gefragt.
elements-refusal-not-of-this-command = Jetzt stellt nur die genannte Befehlsgruppe auf.
elements-refusal-not-of-this-region = Dergleichen gibt es in dieser Gegend nicht.
elements-refusal-not-on-a-road = Dazu muss alles hintereinander auf einer Straße stehen.
elements-refusal-not-on-the-list = Die Liste hat keine solchen Truppen.
elements-refusal-not-on-the-table = Eines davon steht nicht auf dem Tisch oder bewegt sich nie.
elements-refusal-not-oval = Nur Siedlungen dürfen Ecken haben.
elements-refusal-not-two-commands = Zwei verschiedene Befehlsgruppen sind zu nennen.
elements-refusal-not-your-turn = Jetzt ist die andere Seite gefragt.
elements-refusal-not-yours = Über { $element } hat die andere Seite zu befehlen.
elements-refusal-occupied = Dort steht { $element }.
elements-refusal-off-table = Das ragt über die Tischkante.
elements-refusal-off-the-table = { $element } würde den Tisch verlassen.
elements-refusal-only-break-off = Aus dem Nahkampf kann es sich nur lösen.
elements-refusal-only-single-cavalry-dismounts = Nur ein einzelnes Element Reiterei sitzt ab.
elements-refusal-optional-missing = Mindestens { $least } von dem, was die Gegend haben darf, gehören auf den Tisch.
elements-refusal-others-too-small = Es blieben zu wenige: Jede Befehlsgruppe hat mindestens { $least } Elemente.
elements-refusal-out-of-ammunition = Dem Lager ist die Munition ausgegangen.
elements-refusal-out-of-reach = { $element } ist außer Reichweite.
elements-refusal-out-of-sight = { $target } ist nicht zu sehen.
elements-refusal-not-in-its-zone = Man richtet sich { $from } bis { $to } Schritt vor einem Gegner aus, in seiner Kontrollzone.
elements-refusal-outside-the-zone = Das liegt außerhalb der Zone: { $depth } Schritt tief, 300 von den Seiten.
elements-refusal-overlaps-a-fight-only = Überlappt wird nur ein Gegner, der schon kämpft.
elements-refusal-river-near-the-edge = Ein Fluss bleibt { $least } Schritt von den Kanten, außer am Ein- und Ausfluss.
elements-refusal-river-through-a-feature = Der Fluss würde ein Geländestück durchschneiden.
elements-refusal-river-too-long = Der Fluss ist zu lang.
elements-refusal-river-too-wide = Ein Fluss ist höchstens { $most } Schritt breit.
elements-refusal-road-ends = Die Straße endet vorher.
elements-refusal-no-room-on-the-road = Auf der Straße ist kein Platz für die ganze Kolonne.
elements-refusal-road-only = Diese Bewegung geht nur der Straße nach.
elements-refusal-road-past-no-settlement = Eine Straße muss an der Siedlung vorbeiführen.
elements-refusal-road-too-wide = Eine Straße ist schmaler als { $most } Schritt.
elements-refusal-second-river-without-mouth = Der kleinere Fluss mündet in den größeren oder in den Wasserweg.
elements-refusal-sectors-empty = In mindestens { $least } Sektoren muss etwas liegen.
elements-refusal-settlement-in-the-centre = In großen Schlachten liegen Siedlungen in den Flankensektoren.
elements-refusal-settlement-off-the-road = Die Straße muss an der Siedlung vorbeiführen.
elements-refusal-shooter-fights = { $element } nimmt an einem Nahkampf teil.
elements-refusal-short-edge = Grundkanten sind die langen Kanten.
elements-refusal-slides-across = In der Zone von { $element } darf es sich nur so verschieben, dass es ihm gerader gegenübersteht.
elements-refusal-slips-too-far = Entlang der gegnerischen Kante verschiebt man sich höchstens { $most } Schritt; { $needed } wären nötig.
elements-refusal-stands-already = Dort steht es schon.
elements-refusal-stays-anyhow = Im Kampf oder in der Unterstützung: bleibt ohnehin.
elements-refusal-straight-into-the-water = Ins Wasser geht es geradeaus.
elements-refusal-take-first = Zuerst ein Element oder eine Gruppe nehmen.
elements-refusal-target-fights = { $target } nimmt an einem Nahkampf teil oder kann nicht beschossen werden.
elements-refusal-too-far = Das sind { $needed } Schritt; { $left } sind übrig.
elements-refusal-too-few-pips = Das kostet { $cost ->
    [one] einen Punkt
   *[other] { $cost } Punkte
}; übrig: { $left }.
elements-refusal-too-large = Länge und Breite zusammen sind höchstens { $most } Basenbreiten.
elements-refusal-too-long = Es darf nicht länger sein als die doppelte Breite.
elements-refusal-too-many-alike = Höchstens { $most } dieser Art.
elements-refusal-too-many-pieces = Höchstens { $most } Geländestücke.
elements-refusal-too-many-sectors = Mehr als { $most } Sektoren darf nichts durchqueren.
elements-refusal-too-narrow = Kein Geländestück ist schmaler als { $least } Schritt.
elements-refusal-too-near-a-feature = Geländestücke liegen mindestens { $gap } Schritt auseinander.
elements-refusal-touches-askew = Das berührt { $element } schief: ganz aufschließen oder Abstand halten.
elements-refusal-turns-too-far = Eine Gruppe dreht sich höchstens um { $most }° in den Kontakt.
elements-refusal-waterway = Niemand betritt den Wasserweg.
elements-refusal-waterway-depth = Ein Wasserweg ist { $least } bis { $most } Basenbreiten tief.
elements-refusal-waterway-on-a-long-edge = Ein Wasserweg liegt an einer schmalen Kante.
elements-refusal-wheels-so-far = Eine Gruppe schwenkt höchstens um { $most }° auf einmal.
elements-refusal-whole-move-by-road = Auf der Straße geht die ganze Bewegung der Straße nach.
elements-refusal-wider-than-long = Die Länge eines Geländestücks ist seine längere Seite.

# region
elements-region-coast = Küste
elements-region-defender = der Verteidiger wählt
elements-region-desert = Wüste
elements-region-farmland = Ackerland
elements-region-mountains = Bergland
elements-region-steppe = Steppe
elements-region-tropics = Tropen
elements-region-woodland = Waldland

# Worum es in der Schlacht geht
elements-stakes-losses = Eine Armee, die mehr als die Hälfte ihrer Elemente verloren hat, ist geschlagen.
elements-stakes-commands = Ebenso eine Armee mit { $count } demoralisierten Befehlsgruppen: Jede bricht, wenn ein Drittel ihrer Elemente verloren ist.
elements-stakes-command = Ebenso eine Armee, deren Befehlsgruppe mit einem Drittel Verlusten demoralisiert ist, wenn der Gegner weniger verloren hat.
elements-stakes-limit = Nach { $bounds } Runden gewinnt, wer weniger verloren hat.
elements-stakes-camp = geplündert zählt es als { $losses } verlorene Elemente
elements-stakes-count-losses = Verlorene Elemente
elements-stakes-count-commands = Demoralisierte Befehlsgruppen
elements-stakes-now = { $side } gewinnt
elements-stakes-now-even = niemand gewinnt

# sum
elements-sum-foe = Feind
elements-sum-own = Eigene
elements-sum-shooter = Schütze
elements-sum-target = Ziel

# terrain
elements-terrain-dunes = Dünen
elements-terrain-fields = Felder
elements-terrain-gentle-hill = sanfter Hügel
elements-terrain-marsh = Marsch
elements-terrain-oasis = Oase
elements-terrain-river = Fluss
elements-terrain-road = Straße
elements-terrain-rough = raues Gelände
elements-terrain-settlement = Siedlung
elements-terrain-steep-hill = steiler Hügel
elements-terrain-waterway = Wasserweg
elements-terrain-wood = Wald

# when
elements-when = Runde { $bound } von { $bounds }

# wind
elements-wind-east = Osten
elements-wind-north = Norden
elements-wind-north-east = Nordosten
elements-wind-north-west = Nordwesten
elements-wind-south = Süden
elements-wind-south-east = Südosten
elements-wind-south-west = Südwesten
elements-wind-west = Westen

# option
option-elements-bounds-help = Wie viele Runden jede Seite höchstens hat.
option-elements-bounds-label = Runden
option-elements-contact-destroys-help = Wer beim Zurückprallen einen Gegner auch nur berührt, ist vernichtet, selbst wenn der Platz gereicht hat.
option-elements-contact-destroys-label = Berührung genügt
option-elements-first-list-help = Aus welcher Liste die erste Armee gewählt wird.
option-elements-first-list-label = Liste der ersten Seite
option-elements-hidden-help = Beide stellen ungesehen auf; der Sichtschutz fällt, wenn beide stehen. Das spielt nur eine Rolle, wenn von Hand aufgestellt wird.
option-elements-hidden-label = Verdeckte Aufstellung
option-elements-literal-recoil-help = Ein Gegner in der Flanke vernichtet ein zurückprallendes Element nicht; nur Gegner vor und hinter ihm tun es.
option-elements-literal-recoil-label = Zurückprallen nach dem Wortlaut
option-elements-lone-advance-help = Ein einzelnes Element Linieninfanterie, das alle Kämpfe gewonnen hat, rückt ungestüm vor, nicht nur eine Gruppe.
option-elements-lone-advance-label = Auch ein Element allein rückt vor
option-elements-one-supported-help = Ein Befehlshaber gibt einem berührten Element +1, nicht allen.
option-elements-one-supported-label = Nur ein Element unterstützt
option-elements-recoil-any-way-help = Jäger und Reiterei prallen durch eigene Truppen zurück, wie diese auch stehen, nicht nur gleich oder entgegengesetzt ausgerichtete.
option-elements-recoil-any-way-label = Zurückprallen durch Freunde in jedem Winkel
option-elements-region-help = Wo gekämpft wird; nach der Regel wählt der Verteidiger.
option-elements-region-label = Gegend
option-elements-scale-help = Zwölf Elemente je Seite auf 60 mal 60 cm oder drei Befehlsgruppen auf 120 mal 60 oder 120 mal 80 cm.
option-elements-scale-label = Größe
option-elements-scale-large = Drei Befehlsgruppen, 120 mal 60 cm
option-elements-scale-small = Zwölf Elemente, 60 mal 60 cm
option-elements-scale-wide = Drei Befehlsgruppen, 120 mal 80 cm
option-elements-second-list-help = Aus welcher Liste die zweite Armee gewählt wird.
option-elements-second-list-label = Liste der zweiten Seite
option-elements-set-up-by-hand = Von Hand
option-elements-set-up-help = Von Hand: Gelände, Armeen und Aufstellung werden Schritt für Schritt gewählt. Schnell: Der Computer macht es, fertige Schlachten stehen wie geschrieben.
option-elements-set-up-label = Aufstellung
option-elements-set-up-quick = Schnell

# Berichte über Lagen
elements-state = Runde { $bound }, am Zug: { $side }, Phase `{ $phase }`; übrige Bewegungspunkte: { $pips }
