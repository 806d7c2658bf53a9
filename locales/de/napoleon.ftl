## Befehle

napoleon-order-command = { $piece } stellt { $other } in Kommando
napoleon-order-assist = { $piece } stellt den Stapel in { $hex } in Kommando
napoleon-order-rouse = { $piece } prüft seine Initiative
napoleon-order-end-command = Kommandosegment beenden
napoleon-order-take = { $piece } bewegen
napoleon-order-join = { $piece } geht mit
napoleon-order-step = Nach { $hex } gehen
napoleon-order-road-march = In den Straßenmarsch gehen
napoleon-order-leave-march = Den Straßenmarsch verlassen
napoleon-order-damage = Den Übergang { $crossing } beschädigen
napoleon-order-repair = Den Übergang { $crossing } instand setzen
napoleon-order-clear = Die Barrikade auf { $crossing } wegräumen
napoleon-order-halt = Halt
napoleon-order-end-movement = Dieses Bewegungssegment beenden
napoleon-order-venture = { $piece } prüft die Initiative
napoleon-order-venture-together = Die Division von { $piece } prüft die Initiative
napoleon-order-repulse = Zurückdrängen
napoleon-order-evade = Der Stapel in { $hex } weicht vor dem Kampf
napoleon-order-evade-to = Nach { $hex } weichen
napoleon-order-end-evading = Nicht weiter weichen
napoleon-order-assail = { $hex } angreifen
napoleon-order-storm = Aus { $hex } angreifen
napoleon-order-go = Diesen Angriff ansagen
napoleon-order-call-off = Diesen Angriff nicht ansagen
napoleon-order-end-declaring = Keine weiteren Angriffe
napoleon-order-resolve = Angriff { $number } ausführen
napoleon-order-claim = Dieses Gelände beanspruchen: { $ground }
napoleon-order-retire = { $piece } zieht sich als Nächstes zurück
napoleon-order-retreat-to = Nach { $hex } zurückziehen
napoleon-order-displace = { $piece } macht Platz
napoleon-order-reduce = { $piece } schwächen
napoleon-order-give-up = { $piece } preisgeben
napoleon-order-advance = { $piece } rückt nach { $hex } vor
napoleon-order-reorganize = { $piece } bringt { $other } zurück
napoleon-order-make-vedettes = { $piece } schickt Vedetten aus
napoleon-order-end-reorganizing = Reorganisationssegment beenden
napoleon-order-end-advance = Niemand sonst rückt vor
napoleon-order-target = { $hex } bombardieren
napoleon-order-lay = { $piece } feuert darauf
napoleon-order-fire = Feuer
napoleon-order-cease-fire = Kein weiteres Feuer
napoleon-order-stand-fast = Standhalten
napoleon-order-give-way = Ein Feld zurückgehen
napoleon-order-withdraw = Das Feld räumen
napoleon-order-remain = Im Feld bleiben
napoleon-order-withhold = { $piece } hält sich aus dem Angriff heraus
napoleon-order-pledge = { $piece } wird { $hex } bombardieren
napoleon-order-charge = { $hex } attackieren
napoleon-order-spur = { $piece } attackiert
napoleon-order-sound = Zur Attacke blasen
napoleon-order-ride-back = Niemand attackiert
napoleon-order-end-charging = Keine weiteren Attacken
napoleon-order-build = Die Stellung in { $hex } verstärken
napoleon-order-end-building = Niemand sonst baut
napoleon-order-commit = Die Garde einsetzen
napoleon-order-decline = Die Garde nicht einsetzen
napoleon-order-recombine = { $piece } aus Vedetten wieder aufstellen
napoleon-order-feed = Den Stapel von { $piece } versorgen
napoleon-order-lay-pontoon = Die Pontons nach { $hex } schlagen
napoleon-order-take-up = { $piece } nach { $hex } abbauen
napoleon-order-end-taking-up = Keine weiteren Pontons abbauen
napoleon-order-enter = { $piece } auf die Karte bringen
napoleon-order-unfold = { $piece } kommt in Vedetten aufgeteilt
napoleon-order-call = Die nächste alternative Verstärkung rufen
napoleon-order-brief = Marschbefehl für den Stapel in { $hex }
napoleon-order-brief-formation = Marschbefehl für die Formation von { $piece }
napoleon-order-redirect = Ein anderes Ziel für die Streitkraft von { $piece }
napoleon-order-aim = Ziel: { $hex }
napoleon-order-direct = Mit Marschbefehl nach { $hex } eintreffen
napoleon-order-recall = { $piece } vom Marschbefehl abziehen
napoleon-order-general-retreat = Den allgemeinen Rückzug befehlen
napoleon-order-lift-retreat = Den allgemeinen Rückzug für alle in Kommando aufheben
napoleon-order-leave-map = Die Karte verlassen
napoleon-order-end-briefing = Kein Marschbefehl
napoleon-order-disengage = { $piece } löst sich nach { $hex }
napoleon-order-end-disengaging = Niemand sonst löst sich

## Ereignisse

napoleon-line-turn = Spielzug { $turn } beginnt.
napoleon-line-player-turn = Am Zug: { $side }.
napoleon-line-prize = { $side }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für den Besitz von { $places }.
napoleon-line-bonus = { $side }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} von Anfang an.
napoleon-line-presence = { $side }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $area }.
napoleon-line-forfeited = { $side }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, weil { $formation } angreift.
napoleon-line-exits = { $side }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für Truppen, die die Karte verlassen haben.
napoleon-line-losses = { $side }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für die Verluste des Gegners.
napoleon-line-level = Das Ergebnis: { $level }.
napoleon-line-in-towns = { $side }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für Anführer in Städten: { $pieces }.
napoleon-line-recovered = { $pieces }: über Nacht erholt.
napoleon-line-end-of-battle = Die Schlacht ist vorbei, { $points1 } zu { $points2 } Punkten.
napoleon-line-followed = { $leader } geht mit seinen Truppen nach { $to }.
napoleon-line-displaced = { $leader } entkommt nach { $to }.
napoleon-line-captured = { $leader } gerät in Gefangenschaft: eine { $die }.
napoleon-line-train-captured = { $train } fällt dem Feind in die Hände: eine { $die }.
napoleon-line-returned = { $leader } hat einen Ersatzmann, in { $to }.
napoleon-line-commanded = { $leader } stellt { $officer } in Kommando, mit { $pieces }.
napoleon-line-assisted = { $leader } stellt { $pieces } in Kommando.
napoleon-line-roused = { $officer } würfelt eine { $die } und führt { $pieces }.
napoleon-line-failed = { $officer } würfelt eine { $die } und bleibt ohne Kommando.
napoleon-line-out-of-command = Ohne Kommando: { $pieces }.
napoleon-line-stepped = { $pieces }: { $from } nach { $to }.
napoleon-line-glimpsed = Eine Streitkraft marschiert von { $from } nach { $to }.
napoleon-line-shown = In { $at } gesehen: { $pieces }.
napoleon-line-concealed = Wieder außer Sicht: { $pieces }.
napoleon-line-scouted = Aufklärung von { $at } nach { $hex }: { $finding }.
napoleon-line-driven-in = { $piece } wird zurückgetrieben{ $recovered ->
    [yes] { " " }und kann reorganisiert werden
   *[no] { " " }und muss sich erholen
}.
napoleon-finding-nothing = mehr ist nicht zu sehen
napoleon-finding-mover = der Gegner sieht, wer kommt
napoleon-finding-enemy = der Gegner wird gesehen
napoleon-finding-both = beide sehen einander
napoleon-finding-fewer = die Seite mit weniger Vedetten wird gesehen
napoleon-finding-mover-out = leichte Kavallerie zersprengt eine Vedette
napoleon-finding-enemy-out = eine feindliche Vedette wird zurückgetrieben, der Gegner wird gesehen
napoleon-line-marching = { $pieces }: im Straßenmarsch.
napoleon-line-march-ended = { $pieces }: nicht mehr im Straßenmarsch.
napoleon-line-stacked = { $pieces }: zu den anderen in { $at }.
napoleon-line-damaged = { $pieces }: der Übergang { $crossing } ist beschädigt.
napoleon-line-repaired = { $pieces }: Arbeit am Übergang { $crossing }, eine { $die }.
napoleon-line-cleared = Die Barrikade auf { $crossing } ist fort.
napoleon-line-ventured = { $pieces }: Initiative { $initiative }, eine { $die }.
napoleon-line-repulsed = { $pieces }: Zurückdrängen aus { $at }.
napoleon-line-evaded = { $pieces }: vor dem Kampf von { $from } nach { $to }.
napoleon-line-declared = Angriff angesagt: { $attackers } gegen { $defenders }.
napoleon-line-claimed = { $side }: dieses Gelände zählt: { $claim }.
napoleon-line-fought = Kampf bei { $column }, eine { $die }: { $meaning } ({ $verdict }).
napoleon-line-shock = Nahkampf, { $initiatives1 } gegen { $initiatives2 }: { $meaning } ({ $verdict }).
napoleon-verdict-ae = die Angreifer sind vernichtet
napoleon-verdict-ar = die Angreifer gehen ein Feld zurück
napoleon-verdict-ar2 = die Angreifer gehen zwei Felder zurück
napoleon-verdict-ar3 = die Angreifer gehen drei Felder zurück
napoleon-verdict-ar-star = die Angreifer gehen ein Feld zurück; in dichtem Gelände Nahkampf
napoleon-verdict-sk = Nahkampf
napoleon-verdict-1r = beide schwächen eine Einheit
napoleon-verdict-ex = Abtausch
napoleon-verdict-dr-star = die Verteidiger gehen ein Feld zurück; in dichtem Gelände Nahkampf
napoleon-verdict-dr = die Verteidiger gehen ein Feld zurück
napoleon-verdict-dr2 = die Verteidiger gehen zwei Felder zurück
napoleon-verdict-dr3 = die Verteidiger gehen drei Felder zurück
napoleon-verdict-dr4 = die Verteidiger gehen vier Felder zurück
napoleon-verdict-de = die Verteidiger sind vernichtet
napoleon-shot-none = keine Wirkung
napoleon-shot-s = die Batterien dort sind niedergehalten
napoleon-shot-dr = alle dort gehen ein Feld zurück
napoleon-shot-1r = eine Einheit ist geschwächt
napoleon-shot-2r = zwei Einheiten sind geschwächt
napoleon-onset-or = der Feind ist überrannt
napoleon-onset-pr1 = die Attacke ist abgefangen, eine Reitereinheit geschwächt
napoleon-onset-pr2 = die Attacke ist abgefangen, zwei Reitereinheiten geschwächt
napoleon-onset-ae = die Reiter sind vernichtet
napoleon-line-stormed = { $leader } an der beschädigten Brücke: eine { $die }.
napoleon-line-retreated = { $piece } zieht sich von { $from } nach { $to } zurück.
napoleon-line-crossed = { $piece } drängt über eine Brücke: eine { $die }.
napoleon-line-barred = { $piece } findet keinen Weg zurück: eine { $die }.
napoleon-line-held = { $piece } soll der Kavallerie Platz machen: eine { $die }.
napoleon-line-eliminated = { $piece } ist verloren.
napoleon-line-reduced = { $piece } ist geschwächt.
napoleon-line-made-room = { $piece } macht Platz in { $at }.
napoleon-line-driven-off = { $pieces }: aus { $at } vertrieben.
napoleon-line-demoralized = { $formation }: demoralisiert.
napoleon-line-advanced = { $piece } rückt von { $from } nach { $to } vor.
napoleon-line-rallied = { $piece } versucht sich zu erholen: eine { $die }.
napoleon-line-reorganized = { $leader } bringt { $piece } zurück.
napoleon-line-given-up = { $leader } kann { $piece } nicht zurückbringen: eine { $die }.
napoleon-line-vedettes-made = { $piece } schickt aus: { $pieces }.
napoleon-line-destroyed = { $train } ist zerstört.
napoleon-line-weather = Wetter: { $condition }.
napoleon-line-night-fell = Die Nacht bricht herein: { $condition }.
napoleon-line-bombarded = Bombardierung von { $at } durch { $pieces }, Stärke { $strength }: { $meaning } ({ $shot }).
napoleon-line-suppressed = Niedergehalten: { $pieces }.
napoleon-line-steadied = { $piece } soll standhalten: eine { $die }.
napoleon-line-withdrawn = { $pieces }: im Feuer aus { $at } zurück.
napoleon-line-withheld = { $piece } hält sich aus dem Angriff heraus.
napoleon-line-pledged = { $piece } wird { $at } bombardieren.
napoleon-line-spurred = { $piece } soll attackieren: Initiative { $initiative }, eine { $die }.
napoleon-line-charged = Attacke von { $pieces } auf { $at }, eine { $die }: { $meaning } ({ $onset }).
napoleon-line-squares = { $pieces }: im Karree in { $at }.
napoleon-line-trampled = { $pieces }: in { $at } niedergeritten.
napoleon-line-landed = { $pieces }: das Feld { $at } ist genommen.
napoleon-line-stranded = { $pieces }: inmitten des Feindes verloren.
napoleon-line-built = { $pieces }: bei der Arbeit in { $at }, eine { $die }.
napoleon-line-abandoned = Die Arbeiten in { $at } sind aufgegeben.
napoleon-line-committed = { $side }: die Garde wird eingesetzt.
napoleon-line-daunted = { $formation }: entmutigt, die Garde ist gescheitert.
napoleon-line-set-up = Die Armeen sind aufgestellt, für { $turns } Spielzüge.
napoleon-line-recombined = { $pieces } werden in { $at } wieder zu { $piece }.
napoleon-line-automatic = { $side }: von Beginn an sind alle versorgt.
napoleon-line-checked = { $side }: die Versorgung wird geprüft.
napoleon-line-fed = Von einem fremden Zug versorgt: { $pieces }.
napoleon-line-out-of-supply = Ohne Versorgung: { $pieces }.
napoleon-line-supplied = Wieder versorgt: { $pieces }.
napoleon-line-train-trampled = { $train } geht im Rückzug der eigenen Truppen unter.
napoleon-line-unharmed = { $train } wird gehalten: eine { $die } schadet nicht.
napoleon-line-taken = { $train }: unversehrt erobert.
napoleon-line-laid = { $train } liegt zwischen { $from } und { $to }.
napoleon-line-taken-up = { $train } wird in { $at } abgebaut.
napoleon-line-entered = { $pieces }: auf der Karte in { $to }.
napoleon-line-unfolded = { $piece } kommt als { $pieces }.
napoleon-line-called = Verstärkungen sind gerufen: eine { $die }, sie kommen in Spielzug { $turn }.
napoleon-line-delayed = Die Verstärkungen verspäten sich: eine { $die }, nun Spielzug { $turn }.
napoleon-line-heard = Der Ruf nach Verstärkungen: eine { $die }, { $heard ->
    [yes] er wird gehört
   *[no] er wird nicht gehört
}.
napoleon-line-ordered = Unter Marschbefehl: { $pieces }.
napoleon-line-redirected = Ein neues Ziel für { $pieces }.
napoleon-line-narrowed = { $pieces }: noch { $goals } mögliche Ziele.
napoleon-line-reached = { $piece } hat das Ziel { $at } erreicht.
napoleon-line-called-back = Nicht mehr unter Marschbefehl: { $pieces }.
napoleon-line-in-order-again = Nach dem Marsch wieder geordnet: { $pieces }.
napoleon-line-general-retreat = { $side }: allgemeiner Rückzug!
napoleon-line-lifted = Der Rückzug ist vorbei für { $pieces }.
napoleon-line-left-map = { $pieces }: von { $at } aus die Karte verlassen.
napoleon-line-disengaged = { $piece } löst sich von { $from } nach { $to }.
napoleon-line-fires-out = Der Regen löscht die Feuer.

## Fragen

napoleon-question-reorganize = { $side }: wer kommt zurück?
napoleon-question-command = { $side }: wer hat das Kommando?
napoleon-question-move = { $side }: wer bewegt sich?
napoleon-question-initiative = { $side }: wer bewegt sich aus eigener Initiative?
napoleon-question-step = { $side }: wohin?
napoleon-question-evade = { $side }: wer weicht vor dem Kampf?
napoleon-question-evade-to = { $side }: wohin vor dem Kampf?
napoleon-question-declare = { $side }: wen angreifen?
napoleon-question-attack = { $side }: von wo?
napoleon-question-fight = { $side }: welcher Angriff ist der nächste?
napoleon-question-claim = { $side }: welches Gelände zählt?
napoleon-question-rout = { $side }: wer zieht sich als Nächstes zurück?
napoleon-question-retreat = { $side }: welcher Weg zurück?
napoleon-question-displace = { $side }: wer macht Platz?
napoleon-question-reduce = { $side }: wer wird geschwächt?
napoleon-question-exchange = { $side }: wer wird preisgegeben?
napoleon-question-advance = { $side }: wer rückt vor?
napoleon-question-commit = { $side }: wird die Garde eingesetzt?
napoleon-question-target = { $side }: was wird bombardiert?
napoleon-question-guns = { $side }: von welchen Batterien?
napoleon-question-stand = { $side }: standhalten?
napoleon-question-hit = { $side }: wer ist getroffen?
napoleon-question-withdraw = { $side }: das Feld räumen?
napoleon-question-occupy = { $side }: wer rückt nach, wo der Feind war?
napoleon-question-charge = { $side }: welches Feld wird attackiert?
napoleon-question-riders = { $side }: wer attackiert?
napoleon-question-rein = { $side }: wen hat die Attacke geschwächt?
napoleon-question-build = { $side }: wo wird eine Stellung verstärkt?
napoleon-question-feed = { $side }: wen versorgen die Züge?
napoleon-question-take-up = { $side }: welche Pontons werden abgebaut?
napoleon-question-brief = { $side }: wer erhält einen Marschbefehl?
napoleon-question-aim = { $side }: mit welchem Ziel?
napoleon-question-disengage = { $side }: wer löst sich vom Feind?

## Verweigerungen

napoleon-refusal-points-first = Punkte werden ausgegeben, bevor gewürfelt wird.
napoleon-refusal-commands-himself = Er befehligt sich selbst.
napoleon-refusal-attack-begun = Der Angriff hat begonnen. Nehmen Sie ihn zurück, oder erklären Sie ihn.
napoleon-refusal-not-seen = Die Streitkraft dort ist noch nicht gesehen worden.
napoleon-refusal-busy = Er ist in diesem Spielzug mit Reorganisieren beschäftigt.
napoleon-refusal-enough = Er hat in diesem Segment genug zurückgebracht.
napoleon-refusal-gives-no-vedettes = Sie hat keine Vedetten auszuschicken.
napoleon-refusal-no-leader = Er ist kein Anführer, der das könnte.
napoleon-refusal-no-room = In seinem Feld ist kein Platz.
napoleon-refusal-no-vedettes-left = Es sind keine Vedetten übrig.
napoleon-refusal-not-his = Diese Einheit kann er nicht zurückbringen.
napoleon-refusal-not-recovered = Sie hat sich nicht erholt.
napoleon-refusal-reduced = Sie ist geschwächt.
napoleon-refusal-already-off = Die Gruppe ist schon unterwegs.
napoleon-refusal-artillery = Artillerie rückt nicht vor.
napoleon-refusal-attack-unfinished = Ein Angriff wird noch gebildet.
napoleon-refusal-attacked-already = Dieser Stapel wird schon angegriffen.
napoleon-refusal-attacks-already = Dieser Stapel greift schon an.
napoleon-refusal-bridge-damaged = Artillerie und Züge queren keine beschädigte Brücke.
napoleon-refusal-cannot-make-room = Sie kann keinen Platz machen.
napoleon-refusal-cavalry-as-fast = Feindliche Kavallerie daneben ist ebenso schnell.
napoleon-refusal-cavalry-must-advance = Im Nahkampf siegreiche Kavallerie muss vorrücken.
napoleon-refusal-cavalry-near = Feindliche Kavallerie ist zu nah.
napoleon-refusal-cavalry-only = In ein zweites Feld rückt nur Kavallerie vor.
napoleon-refusal-check-first = Sie muss erst ihre Initiative prüfen.
napoleon-refusal-damaged-already = Er ist schon beschädigt.
napoleon-refusal-lasting-crossing = Dieser Übergang ist zu fest, um ihn zu beschädigen.
napoleon-refusal-not-damaged-yet = Nach dem Szenario darf er noch nicht beschädigt werden.
napoleon-refusal-barricaded = Eine Barrikade ist im Weg: Kampfeinheiten und Züge kommen hier nicht hinüber.
napoleon-refusal-no-barricade = Dort ist keine Barrikade.
napoleon-refusal-out-of-bounds = Nach dem Szenario bleibt diese Formation vorerst, wo sie ist.
napoleon-refusal-demoralized = Sie ist demoralisiert.
napoleon-refusal-did-not-fight = Sie war nicht am Kampf beteiligt.
napoleon-refusal-does-not-march = Sie ist nicht im Straßenmarsch.
napoleon-refusal-elsewhere = Sie steht anderswo.
napoleon-refusal-enemy-at-end = Der Feind steht an einem Ende.
napoleon-refusal-engaged = Eine feindliche Kontrollzone hält sie fest.
napoleon-refusal-enter-cleared-hex = Ein vom Feind geräumtes Feld muss betreten werden.
napoleon-refusal-evaded-already = Sie ist schon vor dem Kampf gewichen.
napoleon-refusal-far-enough = Weiter weicht sie nicht.
napoleon-refusal-finish-the-move = Die laufende Bewegung ist nicht beendet.
napoleon-refusal-fought-already = Dieser Angriff ist schon ausgeführt.
napoleon-refusal-has-advanced = Sie ist schon vorgerückt.
napoleon-refusal-has-checked = Sie hat ihre Initiative schon geprüft.
napoleon-refusal-has-failed = Er hat seine Initiative schon geprüft.
napoleon-refusal-has-moved = Sie hat sich schon bewegt.
napoleon-refusal-held-by-enemy = Der Feind hält dieses Feld.
napoleon-refusal-hex-full = In diesem Feld ist kein Platz.
napoleon-refusal-in-command = Sie ist in Kommando.
napoleon-refusal-in-command-already = Schon in Kommando.
napoleon-refusal-in-road-march = Einheiten im Straßenmarsch greifen nicht an.
napoleon-refusal-in-the-group = Sie gehört schon zur Gruppe.
napoleon-refusal-in-zone = Nicht in einer feindlichen Kontrollzone.
napoleon-refusal-infantry-only = An einer Brücke kann das nur Infanterie.
napoleon-refusal-leader-in-zone = Eine feindliche Kontrollzone verbietet das dem Anführer.
napoleon-refusal-marches-already = Sie ist schon im Straßenmarsch.
napoleon-refusal-marching-alone = Einheiten im Straßenmarsch stapeln nicht.
napoleon-refusal-may-not-attack = Niemand dort kann angreifen.
napoleon-refusal-must-attack = Einheiten in einer feindlichen Kontrollzone müssen angreifen.
napoleon-refusal-must-be-attacked = Jeder Feind in einer Kontrollzone muss angegriffen werden.
napoleon-refusal-must-go = Sie muss mindestens ein Feld weichen.
napoleon-refusal-must-repulse = Eine Einheit im Straßenmarsch muss ein Zurückdrängen versuchen.
napoleon-refusal-name-the-first = Die erste Einheit der Division steht für alle.
napoleon-refusal-name-the-target = Erst sagen, wer angegriffen wird.
napoleon-refusal-needs-no-march = Anführer und Vedetten brauchen keinen Straßenmarsch.
napoleon-refusal-no-commander = Er stellt niemand anderen in Kommando.
napoleon-refusal-no-division = Sie gehören nicht zu einer Division.
napoleon-refusal-no-enemy = Kein Feind hält sie fest.
napoleon-refusal-no-officer = Er ist kein Offizier, der das könnte.
napoleon-refusal-no-points = Die Bewegungspunkte reichen nicht.
napoleon-refusal-no-points-to-stack = Kein Punkt ist übrig, um zu anderen zu stoßen.
napoleon-refusal-no-refuge = Dorthin kann sie vor dem Kampf nicht weichen.
napoleon-refusal-no-such-attack = Einen solchen Angriff gibt es nicht.
napoleon-refusal-no-such-crossing = Einen solchen Übergang gibt es nicht.
napoleon-refusal-no-such-ground = Dieses Gelände zählt hier nicht.
napoleon-refusal-no-such-hex = Ein solches Feld gibt es nicht.
napoleon-refusal-no-such-piece = Einen solchen Spielstein gibt es nicht.
napoleon-refusal-no-unit = Dieser Spielstein kann das nicht.
napoleon-refusal-no-way-back = Das ist kein Weg zurück.
napoleon-refusal-nobody-attacks = Noch greift niemand an.
napoleon-refusal-nobody-beside = Niemand, der angreifen könnte, steht daneben.
napoleon-refusal-nobody-there = Dort ist niemand.
napoleon-refusal-not-adjacent = Dieses Feld liegt nicht daneben.
napoleon-refusal-not-beside = Sie steht nicht an diesem Übergang.
napoleon-refusal-not-beside-all = Nicht jeder steht neben jedem.
napoleon-refusal-not-damaged = Er ist nicht beschädigt.
napoleon-refusal-not-engaged = Keine feindliche Kampfeinheit hält diesen Stapel.
napoleon-refusal-not-in-the-exchange = Sie gehört nicht zum Austausch.
napoleon-refusal-not-now = Nicht jetzt.
napoleon-refusal-not-retreating = Sie zieht sich nicht zurück.
napoleon-refusal-not-the-segment = Dies ist nicht das Segment dafür.
napoleon-refusal-not-vacated = Der Feind hat dieses Feld nicht geräumt.
napoleon-refusal-not-yours = Sie gehört nicht zur eigenen Seite.
napoleon-refusal-nothing-to-call-off = Es wird kein Angriff gebildet.
napoleon-refusal-officer-failed = Ihr Offizier hat versagt.
napoleon-refusal-one-infantry = Ohne Anführer rückt nur eine Infanterieeinheit vor.
napoleon-refusal-out-of-command = Ohne Kommando.
napoleon-refusal-out-of-range = Außerhalb der Kommandoreichweite.
napoleon-refusal-over = Die Schlacht ist vorbei.
napoleon-refusal-own-formation-first = Die eigene Formation kommt zuerst.
napoleon-refusal-points-spent = Seine Kommandopunkte sind verbraucht.
napoleon-refusal-reduce-the-best = Zu schwächen ist die stärkste Einheit oder die mit der besten Initiative.
napoleon-refusal-repulsed = Ein misslungenes Zurückdrängen bindet sie.
napoleon-refusal-river = Ein Fluss wird nur an Brücken und Furten gequert.
napoleon-refusal-stacked-with-foot = Fußtruppen stehen im Stapel.
napoleon-refusal-surrounded = Sie ist umzingelt.
napoleon-refusal-through-column = Einheiten im Straßenmarsch sind im Weg.
napoleon-refusal-too-close = Sie käme einer Einheit im Straßenmarsch zu nah.
napoleon-refusal-too-many-attacks = Es sind zu viele Angriffe.
napoleon-refusal-too-much-infantry = In diesem Feld ist zu viel Infanterie.
napoleon-refusal-train = Ein Zug kann nicht angegriffen werden.
napoleon-refusal-train-alone = Züge stapeln nicht.
napoleon-refusal-train-in-zone = Züge betreten keine feindlichen Kontrollzonen.
napoleon-refusal-train-needs-bridge = Züge queren Wasser nur auf Brücken.
napoleon-refusal-train-needs-way = Züge befahren Hänge nur auf Straßen und Wegen.
napoleon-refusal-unfought-attack = Sie hat noch einen Angriff auszuführen.
napoleon-refusal-units-only = Das können nur Kampfeinheiten.
napoleon-refusal-vedettes-full = Drei Vedetten sind schon dort.
napoleon-refusal-out-of-sight = Das ist zu weit, um es zu sehen.
napoleon-refusal-too-dark = Es ist zu dunkel, um so weit zu sehen.
napoleon-refusal-bad-sight = Bei diesem Wetter reicht der Blick nicht so weit.
napoleon-refusal-hidden-by-ground = Gelände versperrt die Sichtlinie.
napoleon-refusal-hidden-by-side = Ein Kamm oder Hang versperrt die Sichtlinie.
napoleon-refusal-units-in-the-way = Einheiten versperren die Sichtlinie.
napoleon-refusal-laid-already = Sie feuert schon.
napoleon-refusal-no-battery-laid = Noch feuert keine Batterie.
napoleon-refusal-not-hit = Sie steht nicht im getroffenen Feld.
napoleon-refusal-no-battery = Das ist keine eigene Batterie.
napoleon-refusal-weather-forbids-fire = Bei diesem Wetter wird nicht bombardiert.
napoleon-refusal-too-dark-to-fire = Zum Bombardieren ist es zu dunkel.
napoleon-refusal-battery-marches = Im Straßenmarsch feuert eine Batterie nicht.
napoleon-refusal-battery-in-cover = Aus Wald und Obstgarten wird nicht gefeuert.
napoleon-refusal-fired-already = Sie hat in dieser Phase schon gefeuert.
napoleon-refusal-suppressed = Sie ist niedergehalten.
napoleon-refusal-battery-attacks = Sie nimmt an einem Angriff teil.
napoleon-refusal-battery-alone = Eine Batterie allein neben dem Feind muss angreifen.
napoleon-refusal-nobody-to-shell = Dort ist niemand zu bombardieren.
napoleon-refusal-shelled-already = Ein Feld wird in einer Phase nur einmal bombardiert.
napoleon-refusal-too-many-targets = Das wäre eine Bombardierung zu viel.
napoleon-refusal-target-in-cover = In Wald und Obstgarten wird nicht gefeuert.
napoleon-refusal-target-in-walls = Ein Schloss wird nicht bombardiert.
napoleon-refusal-too-near = Nachbarn werden nur über einen Fluss ohne Brücke bombardiert.
napoleon-refusal-out-of-reach = Das ist außer Reichweite.
napoleon-refusal-town-too-far = Eine Stadt wird nicht aus dieser Entfernung bombardiert.
napoleon-refusal-pledged-elsewhere = Sie soll ein anderes Feld bombardieren.
napoleon-refusal-pledge-open = Eine angekündigte Bombardierung steht noch aus.
napoleon-refusal-withheld-already = Sie hält sich schon heraus.
napoleon-refusal-nobody-to-excuse = Niemand muss dieses Feld angreifen.
napoleon-refusal-weather-forbids-charges = Bei diesem Wetter wird nicht attackiert.
napoleon-refusal-too-dark-to-charge = Zum Attackieren ist es zu dunkel.
napoleon-refusal-no-charge-into-walls = Ein befestigter Ort wird nicht attackiert.
napoleon-refusal-no-charge-into-cover = In Wald, Stadt und Obstgarten wird nicht attackiert.
napoleon-refusal-charged-already = Dieses Feld wurde schon attackiert.
napoleon-refusal-no-attack-behind = Auch Infanterie oder Artillerie muss dieses Feld angreifen.
napoleon-refusal-does-not-charge = Leichte Kavallerie und andere Waffen attackieren nicht.
napoleon-refusal-could-not-move = Sie hätte nicht ziehen können, also kann sie nicht attackieren.
napoleon-refusal-charged-once = Sie attackiert nur einmal in einer Phase.
napoleon-refusal-one-stack = Ein Feld wird von einem einzigen Stapel attackiert.
napoleon-refusal-no-way-to-charge = Für eine Attacke dorthin gibt es keinen Weg.
napoleon-refusal-odds-too-low = Das Kräfteverhältnis reicht nicht für eine Attacke.
napoleon-refusal-nobody-charges = Niemand attackiert.
napoleon-refusal-charge-begun = Diese Attacke ist angesagt und kann geritten werden.
napoleon-refusal-did-not-charge = Sie hat nicht attackiert.
napoleon-refusal-guard-committed = Die Garde ist schon eingesetzt worden.
napoleon-refusal-no-guard = An diesem Kampf ist keine Garde beteiligt.
napoleon-refusal-no-other-shift = Nach einem misslungenen Zurückdrängen zählt keine andere Verschiebung.
napoleon-refusal-weather-forbids-works = Bei diesem Wetter wird nicht gebaut.
napoleon-refusal-no-works-here = In Schloss und Sumpf wird nicht gebaut.
napoleon-refusal-too-few-builders = Dort ist zu wenig Infanterie, die sich nicht bewegt hat.
napoleon-refusal-work-finished = Diese Stellung ist fertig.
napoleon-refusal-worked-already = Sie haben in diesem Spielzug schon gearbeitet.
napoleon-refusal-too-many-works = Das wäre eine Stellung zu viel.
napoleon-refusal-one-unit = Zur Kavallerie dort rückt nur eine Einheit vor.
napoleon-refusal-all-or-none = Ein Teil dieser Kolonne ist da: der Rest muss auch kommen.
napoleon-refusal-at-night-only = Ziele werden nur nachts geändert.
napoleon-refusal-bound = Sie ist an ihren Marschbefehl gebunden.
napoleon-refusal-burning = Dieses Feld brennt.
napoleon-refusal-called-already = In diesem Spielzug wurde schon gerufen.
napoleon-refusal-does-not-enter = Nur ein eintreffender Stapel erhält jetzt einen Befehl.
napoleon-refusal-does-not-wait = Sie wartet nicht außerhalb der Karte.
napoleon-refusal-enter-first = Der Stapel muss erst eintreffen.
napoleon-refusal-entry-blocked = Es gibt kein freies Eingangsfeld.
napoleon-refusal-frozen = Nicht bei Schnee oder Frost.
napoleon-refusal-has-its-order = Sie hat schon ihren Marschbefehl.
napoleon-refusal-in-road-march-now = Nicht im Straßenmarsch.
napoleon-refusal-leader-with-first = Er kommt mit dem ersten Stapel seiner Formation.
napoleon-refusal-lies-already = Dort liegt schon ein Ponton.
napoleon-refusal-must-disengage = Wer kann, muss sich vom Feind lösen.
napoleon-refusal-next-segment = Sie hat den Rückzug abgelehnt und bewegt sich im Initiativsegment.
napoleon-refusal-must-march = Eine Streitkraft unter Marschbefehl muss marschieren.
napoleon-refusal-needs-no-supply = Sie braucht keinen fremden Zug.
napoleon-refusal-next-to-enemy = Sie steht neben dem Feind.
napoleon-refusal-no-entry = Dort trifft sie nicht ein.
napoleon-refusal-no-goal = Für sie gibt es kein Ziel.
napoleon-refusal-no-goal-there = Ein Ziel ist eine Stadt oder eine Brücke.
napoleon-refusal-no-march-order = Nachts bewegen sich nur Streitkräfte unter Marschbefehl.
napoleon-refusal-no-march-orders = In diesem Szenario gibt es keine Marschbefehle.
napoleon-refusal-no-general-retreat = In diesem Szenario gibt es keinen allgemeinen Rückzug.
napoleon-refusal-no-order = Sie hat keinen Marschbefehl.
napoleon-refusal-no-pontoons = Da sind keine Pontons.
napoleon-refusal-no-retreat = Sie ist in keinem allgemeinen Rückzug.
napoleon-refusal-no-train-free = Kein Zug ist frei für sie.
napoleon-refusal-no-vedettes = In der Gruppe sind keine Vedetten.
napoleon-refusal-no-water = Da ist kein Bach und kein Fluss.
napoleon-refusal-no-way-out = Dorthin kann sie sich nicht lösen.
napoleon-refusal-no-way-there = Dorthin kann sie nicht geschickt werden.
napoleon-refusal-nobody-to-call = Es gibt niemanden zu rufen.
napoleon-refusal-not-at-night = Nicht bei Nacht.
napoleon-refusal-not-at-the-goal = Sie ist nicht an ihrem Ziel am Kartenrand.
napoleon-refusal-not-commanded = Kein Anführer hat sie in Kommando gestellt.
napoleon-refusal-not-due = Sie ist noch nicht fällig.
napoleon-refusal-not-its-end = Das ist kein Ende des Pontons.
napoleon-refusal-not-the-shortest = Das liegt auf keinem kürzesten Weg zum Ziel.
napoleon-refusal-nothing-to-recombine = Eine solche Einheit lässt sich hier nicht aufstellen.
napoleon-refusal-once = Der allgemeine Rückzug wird nur einmal befohlen.
napoleon-refusal-one-stack-fed = Eine Formation ohne ihren Zug lässt einen Stapel versorgen.
napoleon-refusal-one-turn = Der Rückzug gilt mindestens einen Spielzug.
napoleon-refusal-other-order = Sie hat einen anderen Marschbefehl oder keinen.
napoleon-refusal-others-first = Eine frühere Kolonne kommt dort zuerst.
napoleon-refusal-reorganized-already = In diesem Zug kamen schon Einheiten zurück: zu spät dafür.
napoleon-refusal-retreats-already = Die Armee zieht sich schon zurück.
napoleon-refusal-served-already = Sie ist schon versorgt.
napoleon-refusal-steep = Nicht am Hang ohne Straße oder Weg.
napoleon-refusal-taken-up-now = Er wurde in diesem Spielzug abgebaut.
napoleon-refusal-too-early = Es ist zu früh zum Rufen.
napoleon-refusal-too-few-vedettes = Es sind zu wenige Vedetten.
napoleon-refusal-too-many-orders = Es gibt zu viele Marschbefehle.
napoleon-refusal-train-last = Der Zug kommt nach der letzten Einheit seiner Formation.
napoleon-refusal-vedettes = Vedetten kämpfen nicht.

## Gelände

napoleon-ground-open = offenes Gelände
napoleon-ground-town = Stadt
napoleon-ground-woods = Wald
napoleon-ground-orchard = Obstgarten
napoleon-ground-marsh = Sumpf
napoleon-ground-chateau = Schloss
napoleon-ground-slope = Hang oder Bach
napoleon-ground-bridge = Brücke
napoleon-ground-crest = Kamm
napoleon-ground-position = verstärkte Stellung

## Wetter

napoleon-weather-fair = schön
napoleon-weather-snow = Schnee
napoleon-weather-snowstorm = Schneesturm
napoleon-weather-frost = Frost
napoleon-weather-rain = Regen
napoleon-weather-thunderstorm = Gewitter
napoleon-weather-mud = Schlamm
napoleon-weather-rain-and-mud = Regen und Schlamm
napoleon-weather-fog = Nebel
napoleon-weather-heat = Hitze
napoleon-weather-dust-storm = Staubsturm

## Verschiebungen

napoleon-shift-repulse = { $amount ->
    [one] misslungenes Zurückdrängen { $signed }
    [other] misslungenes Zurückdrängen { $signed }
   *[alone] misslungenes Zurückdrängen
}
napoleon-shift-arms = { $amount ->
    [one] kombinierte Streitkräfte { $signed }
    [other] kombinierte Streitkräfte { $signed }
   *[alone] kombinierte Streitkräfte
}
napoleon-shift-bridge = { $amount ->
    [one] beschädigte Brücke { $signed }
    [other] beschädigte Brücke { $signed }
   *[alone] beschädigte Brücke
}
napoleon-shift-barricade = { $amount ->
    [one] Barrikade { $signed }
    [other] Barrikade { $signed }
   *[alone] Barrikade
}
napoleon-shift-napoleon = { $amount ->
    [one] Napoleon { $signed }
    [other] Napoleon { $signed }
   *[alone] Napoleon
}
napoleon-shift-weather = { $amount ->
    [one] Wetter { $signed }
    [other] Wetter { $signed }
   *[alone] Wetter
}
napoleon-shift-guard = { $amount ->
    [one] Garde { $signed }
    [other] Garde { $signed }
   *[alone] Garde
}

## Sonstiges

napoleon-when = Spielzug { $turn }, { $clock }
napoleon-state = Spielzug { $turn }, { $phase }, { $side }
napoleon-gesture-march = Nach { $hex } marschieren
napoleon-cost-points = { $points } BP
napoleon-outcome-points = Mehr Siegpunkte
napoleon-outcome-draw = Unentschieden
napoleon-outcome-level = { $level }: { $first } zu { $second } Punkten
option-napoleon-scenario-label = Szenario
option-napoleon-scenario-help = Welcher Teil der Schlacht gespielt wird, und worum.
option-napoleon-open-label = Offene Streitkräfte
option-napoleon-open-help = Beide Spieler sehen alles. Nichts ist verborgen (8.0).
option-napoleon-own-vedettes-label = Vedetten der eigenen Formation
option-napoleon-own-vedettes-help = Vedetten stellen nur Einheiten ihrer eigenen Formation auf (16.14).

## Karten

napoleon-order-play-card = { $card } spielen
napoleon-order-pick-column = Für Kolonne { $number }
napoleon-order-reroute = Kolonne { $number } kommt über { $entry }
napoleon-order-survey = { $hex } erkunden
napoleon-order-enact = Ausführen
napoleon-order-forgo = Verzichten

napoleon-line-modes-drawn = { $side } zieht { $count } Moduskarten.
napoleon-line-modes-left = { $side }: { $count } Moduskarten scheiden aus.
napoleon-line-card-drawn = { $side } zieht: { $card }.
napoleon-line-card-played = { $side } spielt { $card }. Bewegungserlaubnis { $allowance1 }/{ $allowance2 }.
napoleon-line-card-void = { $card } bleibt ohne Wirkung ({ $side }).
napoleon-line-card-open = { $card } bleibt offen liegen ({ $side }).
napoleon-line-card-lapsed = { $card } wirkt nicht mehr ({ $side }).
napoleon-line-card-gone = { $card } scheidet aus ({ $side }).
napoleon-line-card-seen = { $side } sieht eine Karte des Gegners: { $card }.
napoleon-line-goal-read = { $side } liest einen Marschbefehl des Gegners: von { $from } nach { $to }.
napoleon-line-cards-scored = { $side }: { $points } Punkte für Karten.
napoleon-line-cards-shuffled = { $side } mischt, { $count } Karten.
napoleon-line-tactic-played = { $side } spielt in diesem Kampf { $card }.
napoleon-line-force-picked = Der Würfel trifft Streitkraft { $number } ({ $side }).
napoleon-line-no-force-picked = Der Würfel trifft keine von { $forces } Streitkräften ({ $side }).
napoleon-line-column-formed = Eine Streitkraft stellt sich im Straßenmarsch neu auf ({ $side }).
napoleon-line-scattered = Eine Streitkraft wird zersprengt, eine { $die } ({ $side }).
napoleon-line-refilled = Reduzierte Einheiten sind wieder voll ({ $side }).
napoleon-line-fell-asleep = Die Anführer schlafen ({ $side }).
napoleon-line-awoke = { $piece } würfelt { $die }{ $awake ->
    [yes] { " " }und ist wach
   *[no] { " " }und schläft weiter
}.
napoleon-line-all-awake = Alle Anführer sind wach ({ $side }).
napoleon-line-hastened = Kolonne { $number } kommt sofort ({ $side }).
napoleon-line-put-off = { $side } stört den Marsch von Kolonne { $number }.
napoleon-line-rerouted = Kolonne { $number } kommt über { $entry } ({ $side }).

napoleon-question-card = { $side }: Welche Karte?
napoleon-question-card-aim = { $side }: Wofür ist die Karte?
napoleon-question-tactics = { $side }: Eine Taktikkarte?

napoleon-refusal-asleep = Der Anführer schläft.
napoleon-refusal-called-by-card = Mit Karten ruft eine Karte alternative Verstärkungen.
napoleon-refusal-forced-march = Nach dem Eilmarsch hält sie sich vom Feind fern.
napoleon-refusal-high-water = Die Furt steht unter Wasser.
napoleon-refusal-leaders-alone = Anführer für sich beachten die Karte nicht.
napoleon-refusal-must-play-a-card = Eine Karte muss gespielt werden.
napoleon-refusal-must-brief = Die Karte gibt einen Marschbefehl.
napoleon-refusal-no-cards-at-night = Nachts werden keine Karten gespielt.
napoleon-refusal-no-other-entry = Das ist kein anderes eigenes Eintrittsfeld.
napoleon-refusal-no-pontoons-in-high-water = Das Wasser steht für Pontons zu hoch.
napoleon-refusal-no-scout-near = Keine leichte Kavallerie oder Vedette ist nahe genug.
napoleon-refusal-no-such-card = Diese Karte gibt es nicht.
napoleon-refusal-no-such-column = Eine solche Kolonne wartet nicht.
napoleon-refusal-no-use-here = In diesem Kampf nützt die Karte nichts.
napoleon-refusal-nobody-hidden = Dort ist keine verborgene feindliche Streitkraft.
napoleon-refusal-not-due-next = Diese Kolonne trifft nicht in der nächsten Bewegungsphase ein.
napoleon-refusal-not-in-hand = Diese Karte ist nicht auf der Hand.
napoleon-refusal-not-on-its-way = Diese Kolonne ist nicht unterwegs.
napoleon-refusal-one-tactics-card = In jeder Kampfphase wird höchstens eine Taktikkarte gespielt.
napoleon-refusal-only-in-card-segment = Diese Karte wird nur im Kartensegment gespielt.
napoleon-refusal-others-come-first = Gerufene und aufgehaltene Kolonnen kommen zuerst.
napoleon-refusal-out-of-touch = Die Streitkraft ist ohne Fühlung.
napoleon-refusal-rests = Die Armee rastet.
napoleon-refusal-retreat-by-card = Mit Karten verlangt ein allgemeiner Rückzug bei Tag eine Karte.

napoleon-shift-flank = { $amount ->
    [one] Flankenangriff { $signed }
    [other] Flankenangriff { $signed }
   *[alone] Flankenangriff
}
napoleon-shift-firm = { $amount ->
    [one] Standhalten { $signed }
    [other] Standhalten { $signed }
   *[alone] Standhalten
}
napoleon-shift-battery = { $amount ->
    [one] große Batterie { $signed }
    [other] große Batterie { $signed }
   *[alone] große Batterie
}
napoleon-shift-powder = { $amount ->
    [one] Pulvermangel { $signed }
    [other] Pulvermangel { $signed }
   *[alone] Pulvermangel
}
napoleon-shift-surprise = { $amount ->
    [one] überraschende Attacke { $signed }
    [other] überraschende Attacke { $signed }
   *[alone] überraschende Attacke
}
napoleon-shift-square = { $amount ->
    [one] Karrees { $signed }
    [other] Karrees { $signed }
   *[alone] Karrees
}

option-napoleon-cards-label = Karten
option-napoleon-cards-help = Beide Spieler ziehen und spielen Karten, wo ein Szenario Stapel hat (24.0).
option-napoleon-even-hand-label = Gleiche Hände
option-napoleon-even-hand-help = Neben der regulären Karte werden nur im Kampf gespielte Taktikkarten ersetzt (24.33).

napoleon-card-unknown = eine Karte
napoleon-card-road-column = Marschkolonne
napoleon-card-road-column-text = Eine ausgewürfelte Streitkraft stellt sich im Straßenmarsch neu auf.
napoleon-card-late-start = Später Aufbruch
napoleon-card-late-start-text = Die eigenen Anführer schlafen noch. Sie erwachen durch Würfeln, spätestens in der zweiten Runde.
napoleon-card-replacements = Ersatzmannschaften
napoleon-card-replacements-text = Eigene reduzierte Einheiten beginnen in voller Stärke.
napoleon-card-early-arrival = Frühe Ankunft
napoleon-card-early-arrival-text = Alle eigenen Anführer sind wach, und eine zweite Streitkraft darf unter Marschbefehl beginnen.
napoleon-card-formation-scattered = Verband zersprengt
napoleon-card-formation-scattered-text = Eine ausgewürfelte Streitkraft wird in alle Richtungen zerstreut.
napoleon-card-forced-march = Eilmarsch
napoleon-card-forced-march-text = Wer weiter zieht als aufgedruckt, rückt nicht an den Feind heran und schlägt ihn nicht zurück.
napoleon-card-rest = Rast und Abkochen
napoleon-card-rest-text = In diesem Zug gibt es weder Zurückschlagen noch Attacken.
napoleon-card-general-retreat = Allgemeiner Rückzug
napoleon-card-general-retreat-text = Ein allgemeiner Rückzug darf befohlen werden.
napoleon-card-reconnaissance = Erkundung
napoleon-card-reconnaissance-text = Eine verborgene feindliche Streitkraft nahe eigener leichter Kavallerie oder Vedetten wird aufgedeckt.
napoleon-card-captured-dispatch = Abgefangene Depesche
napoleon-card-captured-dispatch-text = Der Gegner zeigt eine ausgeloste Karte seiner Hand und die Ziele seiner Marschbefehle.
napoleon-card-rally = Sammeln
napoleon-card-rally-text = In diesem Zug gibt es ein eigenes Erholungssegment.
napoleon-card-local-guides = Ortskundige Führer
napoleon-card-local-guides-text = Deckungsreiches Gelände kostet eigene Fußtruppen einen Punkt.
napoleon-card-pioneers = Pioniere
napoleon-card-pioneers-text = Eigene Reparaturen an Übergängen gelingen.
napoleon-card-rising-water = Hochwasser
napoleon-card-rising-water-text = Furten sind gesperrt, und Pontons werden nicht gelegt.
napoleon-card-bold-subordinates = Beherzte Unterführer
napoleon-card-bold-subordinates-text = Eigene Initiativewürfe minus eins. Eine Sechs misslingt weiterhin.
napoleon-card-orders-astray = Verirrte Befehle
napoleon-card-orders-astray-text = Initiativewürfe feindlicher Offiziere plus eins. Eine Eins gelingt weiterhin.
napoleon-card-sound-of-guns = Dem Kanonendonner nach
napoleon-card-sound-of-guns-text = Eine eigene Streitkraft erhält einen Marschbefehl.
napoleon-card-alternate-reinforcements = Alternative Verstärkungen
napoleon-card-alternate-reinforcements-text = Die nächsten alternativen Verstärkungen werden gerufen. Ein Würfel sagt, wann sie kommen.
napoleon-card-march-confusion = Marschverwirrung
napoleon-card-march-confusion-text = Feindliche Verstärkungen, die als Nächstes fällig sind, kommen später, je nach Würfel.
napoleon-card-arrives-early = Verstärkung trifft früher ein
napoleon-card-arrives-early-text = Eigene Verstärkungen kommen in diesem Zug.
napoleon-card-diverted = Verstärkung umgeleitet
napoleon-card-diverted-text = Eigene Verstärkungen kommen über ein anderes Eintrittsfeld.
napoleon-card-provosts = Feldgendarmen
napoleon-card-provosts-text = Eigene Erholungswürfe minus eins bis zum Schluss. Eine Sechs misslingt weiterhin.
napoleon-card-out-of-touch = Ohne Fühlung
napoleon-card-out-of-touch-text = Eine ausgewürfelte feindliche Streitkraft erhält kein Kommando, bis sie einen Feind sieht.
napoleon-card-powder-low = Pulver geht aus
napoleon-card-powder-low-text = Feindliche Bombardierungswürfe minus eins.
napoleon-card-soft-ground = Aufgeweichter Boden
napoleon-card-soft-ground-text = Bei Regen oder Schlamm kostet alles abseits der Wege doppelt.
napoleon-card-flank-attack = Flankenangriff
napoleon-card-flank-attack-text = Ein Angriff aus Feldern, die nicht beieinanderliegen, rückt eine Spalte nach rechts.
napoleon-card-stand-firm = Standhalten
napoleon-card-stand-firm-text = Ein feindlicher Angriff rückt eine Spalte nach links.
napoleon-card-cold-steel = Mit dem Bajonett
napoleon-card-cold-steel-text = Eins mehr im Nahkampf.
napoleon-card-grand-battery = Große Batterie
napoleon-card-grand-battery-text = Plus eins für eine Bombardierung durch mehrere Batterien.
napoleon-card-cavalry-surprise = Überraschende Attacke
napoleon-card-cavalry-surprise-text = Minus eins auf den Würfel einer eigenen Attacke.
napoleon-card-form-square = Karree formieren
napoleon-card-form-square-text = Plus eins auf den Würfel einer feindlichen Attacke auf Infanterie.

## Was die Szene zeigt

napoleon-hidden-force = eine verdeckte Streitmacht
napoleon-reading = Stärke [Initiative] Bewegung; die Quadrate sind die beiden Seiten des Spielsteins, ein leeres heißt: die Einheit ist reduziert; das Band ist der Verband
napoleon-badge-reduced = reduziert
napoleon-badge-marching = im Straßenmarsch
napoleon-badge-in-command = unter Befehl
napoleon-badge-out-of-command = ohne Befehl
napoleon-badge-moved = hat sich bewegt
napoleon-badge-demoralized = demoralisiert
napoleon-badge-out-of-supply = ohne Nachschub
napoleon-badge-square = im Karree
napoleon-badge-repulsed = durch misslungenes Zurückdrängen gebunden
napoleon-badge-fired = hat gefeuert
napoleon-badge-overrunning = in einem überrittenen Feld des Gegners
napoleon-badge-unseen = vom Gegner nicht gesehen
napoleon-value-strength = Stärke
napoleon-value-sides = Voll / reduziert
napoleon-value-initiative = Initiative
napoleon-value-movement = Bewegung
napoleon-value-goal = Ziel
napoleon-value-rating = Befehlswert
napoleon-value-officers-left = Noch Offiziere
napoleon-value-stacks-left = Noch Stapel
napoleon-value-range = Reichweite
napoleon-rank-commander = Befehlshaber
napoleon-rank-officer = Offizier
napoleon-rank-officer-commander = Offizier und Befehlshaber
napoleon-tally-recovering = In Erholung
napoleon-tally-eliminated = Vernichtet
napoleon-tally-each-turn = Am Ende dieses Spielzugs für { $places }
napoleon-tally-at-end = Am Ende der Schlacht für { $places }
napoleon-standing = Nach jetzigem Stand: { $level }
napoleon-standing-over = { $level }
napoleon-hex = Feld { $hex }
napoleon-hex-of = { $place }, Feld { $hex }
napoleon-sky-dusk = { $weather }, fast dunkel
napoleon-gauge-losses = Verluste gegen die Demoralisierungsschwelle
napoleon-marker-bridge-damaged = beschädigte Brücke
napoleon-marker-barricade = Barrikade
napoleon-marker-held = { $places }: im Besitz von { $side }
napoleon-marker-trestle-burnt = verbrannte Bockbrücke
napoleon-marker-work = verstärkte Stellung
napoleon-marker-work-begun = verstärkte Stellung, unfertig
napoleon-zone-controls = Kontrollzone: { $side }
napoleon-zone-stops = Wer sie betritt, muss halten.
napoleon-zone-leader = Ein Anführer betritt sie nicht allein.
napoleon-zone-train = Trains betreten sie nicht.
napoleon-value-points = Punkte
napoleon-family-mode = Moduskarte
napoleon-family-march = Marschkarte
napoleon-family-game = Spielkarte
napoleon-family-status = Statuskarte
napoleon-family-arrival = Ankunftskarte
napoleon-family-tactics = Taktikkarte
napoleon-card-until = bis Spielzug { $turn }
napoleon-card-until-seen = bis die Truppe einen Feind sieht
napoleon-card-until-entered = bis die Verstärkung eingetroffen ist
napoleon-card-to-the-end = bis zum Ende der Schlacht
napoleon-rumour-seen = könnte { $pieces }{ $more ->
    [0] {""}
   *[other] {" "}und { $more } weitere
} sein, zuletzt gesehen in Spielzug { $turn }
napoleon-rumour-unknown = { $count ->
    [one] ein Teil, das noch niemand gesehen hat, könnte hier stehen
   *[other] irgendwelche von { $count } Teilen, die noch niemand gesehen hat
}
napoleon-marker-goal = Ziel von { $pieces }
napoleon-marker-goal-hidden = Ziel einer verdeckten Truppe
napoleon-layer-commands = Hier führen Anführer das Kommando.
napoleon-layer-commands-one = Hier führt { $leader } das Kommando: Reichweite { $range }.
napoleon-layer-supplies = Hierher reicht die Versorgung.
napoleon-layer-cut-off = Diese Einheiten erreicht keine Versorgungslinie.
napoleon-gesture-march-all = Der Stapel marschiert nach { $hex }
napoleon-gesture-engage = An den Feind, nach { $hex }
napoleon-gesture-engage-all = Der Stapel rückt an den Feind, nach { $hex }
napoleon-gesture-attack = { $hex } von hier angreifen
napoleon-gesture-attack-all = { $hex } mit allen angreifen, die daneben stehen
napoleon-phase-set-up = Aufstellung
napoleon-phase-weather = Wetter
napoleon-phase-supply = Nachschub
napoleon-phase-recovery = Erholung
napoleon-phase-reorganization = Neuordnung
napoleon-phase-command = Befehle
napoleon-phase-movement = Bewegung
napoleon-phase-initiative = Initiative
napoleon-phase-sight = Sicht
napoleon-phase-evasion = Ausweichen
napoleon-phase-reaction = Gegenfeuer
napoleon-phase-declaration = Angriffe ansagen
napoleon-phase-bombardment = Beschuss
napoleon-phase-charge = Attacken
napoleon-phase-combat = Kampf
napoleon-phase-disengagement = Ablösen
napoleon-phase-march-orders = Marschbefehle
napoleon-phase-night-march = Nachtmarsch
napoleon-phase-end-turn = Ende des Zuges

## Was ein Befehl bringt

napoleon-sum-attack = Stärke des Angriffs, wie gedruckt
napoleon-sum-defence = Stärke der Verteidigung, wie gedruckt
napoleon-sum-shifts = Spalten nach rechts
napoleon-sum-fire = Stärke der Bombardierung
napoleon-sum-die = Zum Würfel addiert
napoleon-part-infantry = Infanterie
napoleon-part-cavalry = Kavallerie
napoleon-part-artillery = Artillerie
napoleon-part-batteries = Batterien
napoleon-part-counter = Gegenfeuer
napoleon-part-range = weiteste Entfernung
napoleon-part-ground = Gelände des Ziels
napoleon-part-watched = feindliche Kontrollzone an einem Ende
napoleon-forecast-odds = { $shifted ->
    [yes] { $attack } gegen { $defence }: Verhältnis { $odds }, verschoben auf { $column }
   *[no] { $attack } gegen { $defence }: Verhältnis { $odds }
}
napoleon-forecast-fire = { $modifier ->
    [0] Stärke { $strength }
   *[other] Stärke { $strength }, { $signed } auf den Würfel
}
napoleon-forecast-charge = { $modifier ->
    [0] { $attack } gegen { $defence }: Verhältnis { $odds }
   *[other] { $attack } gegen { $defence }: Verhältnis { $odds }, { $signed } auf den Würfel
}
napoleon-forecast-repulse = { $attack } gegen { $defence }: Verhältnis { $odds }; nötig ist { $wanted }
napoleon-forecast-initiative = Initiative { $initiative }
napoleon-forecast-highest = Höchstens eine { $highest }
napoleon-chance-success = gelingt
napoleon-chance-failure = misslingt
napoleon-chance-attackers-lost = { $shock ->
    [yes] { $result } nach Nahkampf: Die Angreifer werden vernichtet
   *[no] { $result }: Die Angreifer werden vernichtet
}
napoleon-chance-attackers-retreat = { $shock ->
    [yes] { $result } nach Nahkampf: Die Angreifer ziehen sich { $far ->
        [one] ein Feld
       *[other] { $far } Felder
    } zurück
   *[no] { $result }: Die Angreifer ziehen sich { $far ->
        [one] ein Feld
       *[other] { $far } Felder
    } zurück
}
napoleon-chance-defenders-retreat = { $shock ->
    [yes] { $result } nach Nahkampf: Die Verteidiger ziehen sich { $far ->
        [one] ein Feld
       *[other] { $far } Felder
    } zurück
   *[no] { $result }: Die Verteidiger ziehen sich { $far ->
        [one] ein Feld
       *[other] { $far } Felder
    } zurück
}
napoleon-chance-defenders-lost = { $shock ->
    [yes] { $result } nach Nahkampf: Die Verteidiger werden vernichtet
   *[no] { $result }: Die Verteidiger werden vernichtet
}
napoleon-chance-both-reduced = { $shock ->
    [yes] { $result } nach Nahkampf: Jede Seite reduziert eine Einheit
   *[no] { $result }: Jede Seite reduziert eine Einheit
}
napoleon-chance-exchange = { $loser ->
    [attackers] { $result }: Die Angreifer werden vernichtet, die Verteidiger verlieren mindestens { $points } Punkte
   *[defenders] { $result }: Die Verteidiger werden vernichtet, die Angreifer verlieren mindestens { $points } Punkte
}
napoleon-chance-bridge-held = Die beschädigte Brücke wird nicht erstürmt: Die führende Einheit wird reduziert
napoleon-chance-no-hit = { $result }: keine Wirkung
napoleon-chance-suppressed = { $result }: Die Batterien dort werden niedergehalten
napoleon-chance-driven = { $result }: Alle dort gehen ein Feld zurück
napoleon-chance-reduced = { $result }: Eine Einheit wird reduziert
napoleon-chance-reduced-twice = { $result }: Zwei Einheiten werden reduziert
napoleon-chance-overrun = { $result }: Der Feind wird überrannt
napoleon-chance-pulled-up = { $result }: Die Attacke bleibt stecken, { $count ->
    [one] eine Reitereinheit wird reduziert
   *[other] { $count } Reitereinheiten werden reduziert
}
napoleon-chance-riders-lost = { $result }: Die Reiter werden vernichtet
napoleon-chance-repulsed = der Feind weicht
napoleon-chance-held = der Feind hält stand
napoleon-chance-scouted = { $hex }: { $finding }
napoleon-chance-damaged = beschädigt, ohne Würfel
napoleon-chance-arrival = sie kommen in Spielzug { $turn }
napoleon-chance-too-late = sie kommen nicht mehr vor dem Ende
napoleon-chance-unheard = der Ruf wird nicht gehört
napoleon-chance-returns = sie kehrt zurück
napoleon-chance-gone = sie ist endgültig verloren
napoleon-chance-crosses = sie kommt über die Brücke
napoleon-chance-drowned = sie geht auf der Brücke verloren
napoleon-note-attack = Von { $from } auf { $at }
napoleon-note-ground = Gelände, das zählt: { $ground }
napoleon-note-close = Ergebnisse mit Stern werden hier zum Nahkampf
napoleon-note-chateau = Aus dem Schloss vertreibt nur der Nahkampf
napoleon-note-weather = Das Wetter schwächt Infanterie oder Artillerie
napoleon-note-damaged = Über eine beschädigte Brücke gibt es keinen Nahkampf, und die führende Einheit muss ihre Initiative prüfen
napoleon-note-fired = Batterien, die geschossen haben, zählen nicht in der Verteidigung
napoleon-note-forced = Nach einem misslungenen Zurückdrängen zählt keine andere Verschiebung
napoleon-note-shock = Nahkampf: Initiative { $attack } gegen { $defence }, dazu je ein Würfel
napoleon-note-odds-only = Vor dem Kampf fallen Würfel, darum steht hier das Verhältnis ohne Aussichten
napoleon-note-guard = Als setzte sonst niemand die Garde ein
napoleon-note-claim = Als wählte der Verteidiger das Gelände, das für ihn am besten ist
napoleon-note-before = Bombardierungen und Attacken kommen vor dem Kampf; hier sind keine gerechnet
napoleon-note-cards = Als spielte niemand eine Taktikkarte
napoleon-note-batteries = Auf { $at }: { $pieces }
napoleon-note-stand = Der Feind darf versuchen, standzuhalten
napoleon-note-steady = Hält sie stand, wird sie reduziert, und alle bleiben
napoleon-note-riders = Attacke auf { $at }: { $pieces }
napoleon-note-overrun = Reiter, die den Feind überrennen, gehen mit dem Angriff unter oder siegen mit ihm
napoleon-note-spur = Außer Kommando: Sie reitet nur, wenn sie diese Prüfung besteht
napoleon-note-venture = Außer Kommando: Sie bewegt sich nur, wenn sie diese Prüfung besteht
napoleon-note-rouse = Besteht er nicht, dürfen die Einheiten in seiner Reichweite sich nicht von sich aus bewegen
napoleon-note-damage = Es kostet Bewegungspunkte
napoleon-note-repair = Die Punkte sind ausgegeben, was auch immer der Würfel sagt
napoleon-note-pioneers = Pioniere brauchen keinen Würfel
napoleon-note-build = Misslingt es, geht die Arbeit im nächsten Spielzug weiter
napoleon-note-demoralized = Ihre Formation ist demoralisiert, darum kann sie verloren gehen
napoleon-note-bridge = Jede weitere Einheit auf einer Brücke ist stärker gefährdet
napoleon-note-call = Der Feind kann Glück haben und sie aufhalten
napoleon-note-scouts = Nach den Aufklärern beider Seiten, ohne Würfel
napoleon-note-unknown-force = Eine verdeckte Streitmacht ist beteiligt. Ihre Stärke ist nicht bekannt.
napoleon-note-unknown-scouts = Daneben steht eine verdeckte Streitmacht. Was die Aufklärer finden, ist nicht bekannt.
napoleon-note-unknown-zone = Daneben steht eine verdeckte Streitmacht. Sie kann diesen Marsch aufhalten.
napoleon-note-vedettes-go = Vedetten weichen immer
napoleon-note-repulsed = Das geräumte Feld muss betreten werden
napoleon-note-held = Der Marsch ist zu Ende, und der Feind muss angegriffen werden
napoleon-gesture-fire = { $hex } mit dieser Batterie bombardieren
napoleon-gesture-fire-all = { $hex } mit allen Batterien bombardieren, die es erreichen
napoleon-gesture-charge = { $hex } mit dieser Einheit attackieren
napoleon-gesture-charge-all = { $hex } mit dem ganzen Stapel attackieren
napoleon-gesture-charge-best = { $hex } mit dem stärksten Stapel attackieren

## Die erste Lektion
napoleon-lesson-board = Das ist das Schlachtfeld. Mausrad oder zwei Finger vergrößern, Ziehen verschiebt die Karte. Ein Feld ist etwa 480 Meter breit, ein Spielzug am Tag dauert eine Stunde. Flaggen an Orten bedeuten Punkte.
napoleon-lesson-counter = Ein Spielstein zeigt Stärke [Initiative] Bewegung und seinen Verband als farbiges Band. Halte den Zeiger auf einen Stapel oder tippe ihn an: Er fächert sich auf. Neben der Karte steht, wie viel jeder Verband verlieren kann.
napoleon-lesson-hidden = Eine Flagge ist eine feindliche Truppe, die du nicht siehst. Wer es ist, erfährst du, wenn sie in Sicht kommt oder du neben ihr stehst; leichte Kavallerie und Vedetten sehen am meisten. Von dir sieht der Feind ebenso wenig.
napoleon-lesson-command = Zuerst führst du. Klicke einen Befehlshaber an, dann einen Offizier oder einen Stapel in seiner Reichweite. Offiziere, die niemand führt, können es mit ihrer Initiative versuchen. C zeigt, wer wen erreicht.
napoleon-lesson-march = Dann marschierst du. Klicke eine Einheit an: Wohin sie kann, leuchtet auf, mit den Kosten. Rot schraffiert ist, was der Feind kontrolliert; wer es betritt, muss halten. Auf einer Straße, einer hinter dem anderen, kommen Truppen weit.
napoleon-lesson-fight = Danach werden Angriffe angesagt: Wer neben dem Feind steht, muss angreifen, außer ein Fluss liegt dazwischen oder er steht in einem Ort oder hinter Mauern. Klicke ein feindliches Feld an. Bevor du dich entscheidest, siehst du das Verhältnis, jede Verschiebung mit ihrer Regel und die Chance jedes Ergebnisses.
napoleon-lesson-arms = Geschütze feuern vor dem Kampf, Kavallerie kann attackieren. Infanterie, Kavallerie und Artillerie zusammen schlagen härter. Wer geschlagen ist, kann sich erholen und wiederkommen.
napoleon-lesson-undo = Versehen lassen sich zurücknehmen, bis ein Würfel gefallen ist oder du etwas erfahren hast. Das Journal erzählt, was geschah, mit R siehst du, was der Gegner getan hat; beim Fragezeichen stehen Zeichen und Tasten.

## Wofür es Punkte gibt

napoleon-stakes-goal = Die Punkte entscheiden: Wer am Ende weit genug vorn liegt, hat gewonnen.
napoleon-stakes-points = Punkte, mit dem, was jetzt gehalten wird
napoleon-stakes-lead = mindestens { $lead ->
    [one] 1 Punkt
   *[other] { $lead } Punkte
} Vorsprung
napoleon-stakes-otherwise = niemand liegt so weit vorn
napoleon-stakes-turns = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} { $every ->
    [1] jeden Spielzug
   *[other] alle { $every } Spielzüge
} für { $side }{ $others ->
    [0] { "" }
   *[other] { "" } (zusammen mit { $places })
}{ $limited ->
    [yes] { "" } (Spielzüge { $from } bis { $until })
   *[no] { "" }
}
napoleon-stakes-end = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} am Ende für { $side }{ $others ->
    [0] { "" }
   *[other] { "" } (zusammen mit { $places })
}
napoleon-aim-either = den Besitzer
napoleon-aim-one-of = eines von { $places }
napoleon-aim-turns = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $places }, { $every ->
    [1] jeden Spielzug
   *[other] alle { $every } Spielzüge
}{ $limited ->
    [yes] { "" } (Spielzüge { $from } bis { $until })
   *[no] { "" }
}, für { $side }.
napoleon-aim-end = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $places } am Ende, für { $side }.
napoleon-aim-units-turn = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} jeden Spielzug, { $how ->
    [nobody] wenn dort niemand steht
    [per] je { $per } Stärkepunkte, die dort stehen
   *[somebody] wenn dort jemand steht
} ({ $of }: { $arms }; { $area }{ $limited ->
    [yes] ; Spielzüge { $from } bis { $until }
   *[no] { "" }
}), für { $side }.
napoleon-aim-units-end = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} am Ende, { $how ->
    [nobody] wenn dort niemand steht
    [per] je { $per } Stärkepunkte, die dort stehen
   *[somebody] wenn dort jemand steht
} ({ $of }: { $arms }; { $area }), für { $side }.
napoleon-aim-arms-all = Kampfeinheiten
napoleon-aim-arms-infantry = Infanterie
napoleon-aim-arms-cavalry = Kavallerie
napoleon-aim-arms-artillery = Artillerie
napoleon-aim-forfeit = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, einmal, wenn { $formation } angreift, für { $side }.
napoleon-aim-exit = { $owner }: kann die Karte in { $hexes } verlassen.
napoleon-aim-exit-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} je Stärkepunkt ({ $owner }: { $arms }), der die Karte in { $hexes } verlässt{ $limited ->
    [yes] { "" } (Spielzüge { $from } bis { $until })
   *[no] { "" }
}, für { $side }.
napoleon-aim-losses = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} je voller Stärkepunkt, den der Gegner verloren hat.
napoleon-aim-call = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für den Ruf nach { $pieces }, für { $side }.
