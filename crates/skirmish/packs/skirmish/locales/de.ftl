# Was das Scharmützel sagt, und seine Regeln.

pack-skirmish-title = Das Scharmützel
pack-skirmish-summary = Ein erfundenes Spiel, das von jeder Art Geheimnis eines birgt.

side-blue = Blau
side-red = Rot

# Gesichter, Marker, Karten
skirmish-face-scout = Späher
skirmish-face-guard = Wache
skirmish-face-captain = Hauptmann
skirmish-what-horse = die Reiterei
skirmish-what-foot = das Fußvolk
skirmish-what-dummy = gar nichts
skirmish-card-bread = Brot
skirmish-card-powder = Pulver
skirmish-card-spy = Spion

# Befehle
skirmish-order-shuffle = Steine auf Feld { $field } mischen
skirmish-order-advance = Mit Stein { $token } vorrücken
skirmish-order-show = Stein { $token } aufdecken
skirmish-order-challenge = Stein { $target } mit Stein { $token } fordern
skirmish-order-slip = Entwischen
skirmish-order-stand = Standhalten
skirmish-order-shoot = Eine Salve feuern
skirmish-order-join = Stein { $token } zur Wache rufen
skirmish-order-go = Die Wache zieht auf
skirmish-order-post = Stein { $token } vorschieben
skirmish-order-ready = Bereit
skirmish-order-write = Aufschreiben: Der Kurier reitet { $fields ->
    [one] ein Feld
   *[other] { $fields } Felder
} weit
skirmish-order-ride = Der Kurier reitet weiter
skirmish-order-deliver = Der Kurier übergibt seine Botschaft
skirmish-order-beat = Trommel { $drum } schlagen
skirmish-order-march = Mit Marker { $counter } { $pace ->
    [one] ein Feld
   *[other] { $pace } Felder
} marschieren
skirmish-order-haul = Wagen { $wagon } ziehen
skirmish-order-carry = Kompanie { $company } wechselt den Wagen
skirmish-order-raid = Wagen { $wagon } mit Stein { $token } überfallen
skirmish-order-draw = Eine Karte ziehen
skirmish-order-play = { $card } ausspielen
skirmish-order-end-turn = Den Zug beenden

# Gesten und was sie kosten
skirmish-plan-advance = Nach { $target } vorrücken
skirmish-plan-challenge = { $target } fordern
skirmish-plan-raid = { $target } überfallen
skirmish-plan-march = Nach { $target } marschieren
skirmish-cost-actions = { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}

# Fragen. Der Name der Seite steht daneben.
skirmish-question-set-up = Was wird hinter dem Schirm vorbereitet?
skirmish-question-turn = Was geschieht als Nächstes?
skirmish-question-reaction = Entwischt der geforderte Stein?
skirmish-question-guard = Wer kommt zur Wache?
skirmish-when = Runde { $round }
skirmish-state = Runde { $round }, noch { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
}
skirmish-standing-guard = Die Wache nach einer feindlichen Salve
skirmish-standing-never = Niemand kommt
skirmish-standing-all = Alle kommen

# Das Tagebuch
skirmish-line-deployed = Die Steine werden gemischt und ausgelegt.
skirmish-line-dealt = Trommeln und Marker werden verteilt.
skirmish-line-round = Runde { $round } beginnt.
skirmish-line-shuffled = Die Steine auf Feld { $field } werden gemischt.
skirmish-line-captain-mixed = Der Hauptmann ist unter den gemischten Steinen.
skirmish-line-shown = Stein { $token } wird aufgedeckt: { $face }.
skirmish-line-advanced = Stein { $token } rückt auf Feld { $field } vor.
skirmish-line-waded = Stein { $token } watet mit einer { $die } durch die Furt.
skirmish-line-stuck = Stein { $token } bleibt mit einer { $die } in der Furt stecken.
skirmish-line-challenged = Stein { $token } fordert Stein { $target }.
skirmish-line-slipped = Stein { $token } entwischt auf Feld { $field }.
skirmish-line-stood = Stein { $token } hält stand.
skirmish-line-duel = Stein { $token } gegen Stein { $target }: Würfel { $die }, Summe { $sum }. Stein { $removed } wird entfernt.
skirmish-line-shot = Eine Salve mit einer { $die } bringt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
skirmish-line-joined = Stein { $token } kommt zur Wache.
skirmish-line-guarded = Die Wache zieht auf: { $count ->
    [0] niemand ist dabei
    [one] ein Stein
   *[other] { $count } Steine
}.
skirmish-line-posted = Stein { $token } wird vorgeschoben.
skirmish-line-prepared = Die Aufstellung ist beendet.
skirmish-line-screen-fell = Der Schirm fällt: { $count ->
    [0] niemand steht vorn
    [one] ein Stein steht vorn
   *[other] { $count } Steine stehen vorn
}.
skirmish-line-written = Aufgeschrieben: Der Kurier reitet { $fields ->
    [one] ein Feld
   *[other] { $fields } Felder
} weit.
skirmish-line-rode = Der Kurier ist { $fields ->
    [one] ein Feld
   *[other] { $fields } Felder
} weit geritten; { $goals ->
    [one] ein Ziel ist möglich
   *[other] { $goals } Ziele sind möglich
}.
skirmish-line-delivered = Nach { $fields ->
    [one] einem Feld
   *[other] { $fields } Feldern
} übergibt der Kurier seine Botschaft.
skirmish-line-beaten = Trommel { $drum } wird geschlagen: Rang { $rank }.
skirmish-line-marched = Marker { $counter } marschiert { $pace ->
    [one] ein Feld
   *[other] { $pace } Felder
} weit auf Feld { $field }.
skirmish-line-spotted = Marker { $counter } wird aufgedeckt: { $what }.
skirmish-line-hauled = Wagen { $wagon } wird auf Feld { $field } gezogen.
skirmish-line-carried = Kompanie { $company } wechselt den Wagen.
skirmish-line-raided = Stein { $token } überfällt Wagen { $wagon }: { $count ->
    [0] er ist leer
    [one] eine Kompanie ist verloren
   *[other] { $count } Kompanien sind verloren
}.
skirmish-line-drawn = Eine Karte wird gezogen.
skirmish-line-drawn-open = Eine Karte wird gezogen: { $card }.
skirmish-line-played = Ausgespielt wird: { $card }.
skirmish-line-spied = Ein Spion sieht eine Karte aus der Hand des Gegners.
skirmish-line-spied-open = Ein Spion sieht eine Karte aus der Hand des Gegners: { $card }.
skirmish-line-turn-ended = Der Zug endet.

# Vorhersagen
skirmish-sum-duel = Das Duell
skirmish-rank-own = Rang des Fordernden
skirmish-rank-enemy = Rang des Geforderten
skirmish-support = Unterstützung
skirmish-result-won = Der geforderte Stein wird entfernt
skirmish-result-lost = Der fordernde Stein wird entfernt
skirmish-result-shot = { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
}

# Das Ende
skirmish-outcome-annihilated = { $side } gewinnt: Der Gegner hat keine Steine mehr.
skirmish-outcome-night = { $side } gewinnt nach Punkten.
skirmish-outcome-drawn = Es steht nach Punkten unentschieden.

# Ablehnungen
skirmish-refusal-over = Die Schlacht ist vorbei.
skirmish-refusal-not-yours = Dieser Stein gehört dir nicht.
skirmish-refusal-no-actions = Es ist keine Aktion mehr übrig.
skirmish-refusal-removed = Er ist nicht mehr im Spiel.
skirmish-refusal-edge = Dahinter liegt kein Feld mehr.
skirmish-refusal-held-by-enemy = Dort steht ein feindlicher Stein.
skirmish-refusal-too-late = Gemischt wird vor allem anderen im Zug.
skirmish-refusal-nothing-to-mix = { $tokens ->
    [0] Auf Feld { $field } steht kein Stein.
   *[other] Auf Feld { $field } steht nur ein Stein.
}
skirmish-refusal-known = Diesen Stein kennen alle.
skirmish-refusal-no-vanguard = Der Stein steht daheim oder nicht allein.
skirmish-refusal-not-an-enemy = Das ist kein feindlicher Stein.
skirmish-refusal-too-far = Er steht nicht auf einem Nachbarfeld.
skirmish-refusal-no-scout = Der geforderte Stein ist kein Späher.
skirmish-refusal-react-first = Zuerst wird auf die Forderung geantwortet.
skirmish-refusal-not-challenged = Niemand ist gefordert.
skirmish-refusal-no-muskets = In dieser Schlacht gibt es keine Musketen.
skirmish-refusal-one-volley = In diesem Zug wurde schon eine Salve gefeuert.
skirmish-refusal-called-already = Der Stein ist schon gerufen oder nicht mehr im Spiel.
skirmish-refusal-guard-first = Zuerst zieht die Wache auf.
skirmish-refusal-no-alarm = Niemand hat geschossen.
skirmish-refusal-no-screens = In dieser Schlacht gibt es keine Schirme.
skirmish-refusal-posted-already = Der Stein ist schon vorgeschoben.
skirmish-refusal-set-up-first = Zuerst wird die Aufstellung beendet.
skirmish-refusal-set-up-over = Die Aufstellung ist vorbei.
skirmish-refusal-no-goal = Ein solches Ziel gibt es nicht.
skirmish-refusal-written-already = Dieses Ziel steht schon geschrieben.
skirmish-refusal-delivered = Der Kurier hat seine Botschaft schon übergeben.
skirmish-refusal-at-its-goal = Der Kurier ist an seinem Ziel.
skirmish-refusal-not-there-yet = Der Kurier ist nicht an seinem Ziel.
skirmish-refusal-no-drum = Eine solche Trommel hast du nicht.
skirmish-refusal-beaten-already = Diese Trommel wurde schon geschlagen.
skirmish-refusal-one-drum = In diesem Zug wurde schon eine Trommel geschlagen.
skirmish-refusal-no-counter = Einen solchen Marker hast du nicht.
skirmish-refusal-no-such-pace = Ein Marker marschiert ein oder zwei Felder weit.
skirmish-refusal-foot-is-slow = Das Fußvolk marschiert nur ein Feld weit.
skirmish-refusal-no-wagon = Einen solchen Wagen hast du nicht.
skirmish-refusal-no-company = Eine solche Kompanie hast du nicht.
skirmish-refusal-wagons-apart = Die Wagen stehen nicht beisammen.
skirmish-refusal-no-enemy-wagon = Das ist kein feindlicher Wagen.
skirmish-refusal-wagon-too-far = Der Wagen ist zu weit entfernt.
skirmish-refusal-empty-bag = Der Beutel ist leer.
skirmish-refusal-full-hand = Die Hand ist voll.
skirmish-refusal-not-in-hand = Diese Karte ist nicht auf deiner Hand.

# Das Regelheft
rule-skirmish-1-1 = Zwei Seiten kämpfen auf einer Reihe von Feldern, jede von ihrem Ende aus. Eine Runde besteht aus einem Zug der ersten und einem Zug der zweiten Seite.
rule-skirmish-1-2 = Jede Seite hat Steine, deren Gesicht nur sie kennt: Späher (1), Wache (2) oder Hauptmann (3). Sie werden gemischt und auf das Heimatfeld gelegt.
rule-skirmish-2-1 = Wer vorrückt, zieht einen Stein auf das nächste Feld seines Weges. Das kostet eine Aktion.
rule-skirmish-2-2 = Wer in die Furt vorrückt, würfelt. Bei eins oder zwei steckt er fest, und die Aktionen des Zuges sind dahin.
rule-skirmish-2-3 = Eine Seite darf ihren Zug jederzeit beenden.
rule-skirmish-2-4 = Eine Seite befiehlt nur ihren eigenen Steinen.
rule-skirmish-2-5 = Jeder Zug hat so viele Aktionen, wie die Schlacht angibt.
rule-skirmish-2-6 = Ein entfernter Stein tut nichts mehr.
rule-skirmish-2-7 = Niemand verlässt das Spielfeld.
rule-skirmish-2-8 = Kein Stein betritt ein Feld, auf dem ein feindlicher Stein steht.
rule-skirmish-3-1 = Vor allem anderen in ihrem Zug darf eine Seite die Steine eines Feldes mischen: Ihre Gesichter werden neu verteilt.
rule-skirmish-3-2 = Später im Zug darf sie das nicht mehr.
rule-skirmish-3-3 = Gemischt werden mindestens zwei Steine.
rule-skirmish-3-4 = Ein Stein darf aufgedeckt werden, für alle sichtbar.
rule-skirmish-3-5 = Was alle kennen, wird nicht noch einmal aufgedeckt.
rule-skirmish-3-6 = Aufgedeckt wird nur ein Stein, der fern der Heimat allein auf einem Feld steht.
rule-skirmish-4-1 = Ein Stein darf einen feindlichen Stein fordern. Das kostet eine Aktion.
rule-skirmish-4-2 = Beide Steine werden aufgedeckt, und es wird gewürfelt. Erreichen Würfel und Summe vier, wird der Geforderte entfernt, sonst der Fordernde.
rule-skirmish-4-3 = Gefordert werden nur Feinde.
rule-skirmish-4-4 = Beide stehen auf benachbarten Feldern.
rule-skirmish-4-5 = Die Summe ist der Rang des Fordernden weniger den Rang des Geforderten.
rule-skirmish-4-6 = Wer fordert und nicht allein steht, zählt eins hinzu.
rule-skirmish-5-1 = Ein geforderter Späher darf auf das Feld hinter sich entwischen. Dann ist er als Späher bekannt.
rule-skirmish-5-2 = Oder er hält stand, und das Duell wird ausgetragen.
rule-skirmish-5-3 = Bis die geforderte Seite geantwortet hat, geschieht nichts anderes.
rule-skirmish-5-4 = Nur wer gefordert ist, antwortet.
rule-skirmish-5-5 = Nur Späher entwischen. Gefragt wird die Seite immer dann, wenn der Stein einer sein könnte und hinter ihm Platz ist.
rule-skirmish-6-1 = Eine Seite ohne Steine hat verloren.
rule-skirmish-6-2 = Nach der letzten Runde gewinnt, wer mehr Punkte hat. Ein Punkt ist ein verbliebener Stein, ein erzielter Punkt oder ein Flügel jenseits der Mitte.
rule-skirmish-6-3 = Nach dem Ende wird nichts mehr befohlen.
rule-skirmish-7-1 = Wo es Musketen gibt, darf eine Seite einmal im Zug schießen. Sie würfelt und erzielt so viele Punkte, dazu was ihr Pulver hinzutut.
rule-skirmish-7-2 = Sie schießt nur einmal.
rule-skirmish-7-3 = Wo Wachen gehalten werden, darf die andere Seite dann Steine zu ihrer Wache rufen, einen nach dem anderen. Niemand sonst sieht, wer kommt.
rule-skirmish-7-4 = Zieht die Wache auf, bringt jeder Stein in ihr einen Punkt.
rule-skirmish-7-5 = Bis die Wache aufgezogen ist, geschieht nichts anderes.
rule-skirmish-7-6 = Die Wache wird nur nach einer Salve gerufen.
rule-skirmish-7-7 = Jeder Stein auf dem Feld wird einmal gerufen.
rule-skirmish-8-1 = Wo es Schirme gibt, stellen die Seiten dahinter auf, die erste zuerst.
rule-skirmish-8-2 = Hinter ihrem Schirm darf eine Seite Steine vorschieben: jeden um ein Feld. Niemand sonst sieht es.
rule-skirmish-8-3 = Ein Stein wird einmal vorgeschoben.
rule-skirmish-8-4 = Wer bereit ist, sagt es.
rule-skirmish-8-5 = Sind beide bereit, fallen die Schirme, und alle sehen, wer wo steht.
rule-skirmish-8-6 = Während der Aufstellung geschieht nichts anderes.
rule-skirmish-8-7 = Später wird nichts mehr aufgestellt.
rule-skirmish-9-1 = Wo es Kuriere gibt, schreibt jede Seite bei ihrer Aufstellung auf, wie weit ihr Kurier reitet: bis zu einem der Ziele der Schlacht.
rule-skirmish-9-2 = Bis sie bereit ist, darf eine Seite ein anderes Ziel aufschreiben. Zu Anfang steht das nächste geschrieben.
rule-skirmish-9-3 = Für eine Aktion reitet ein Kurier ein Feld weit.
rule-skirmish-9-4 = Über sein Ziel hinaus reitet er nicht.
rule-skirmish-9-5 = Von Zielen, an denen der Kurier vorbei ist, weiß jeder, dass sie es nicht sind.
rule-skirmish-9-6 = An seinem Ziel darf der Kurier seine Botschaft übergeben. Das sehen alle, und es bringt zwei Punkte.
rule-skirmish-9-7 = Er übergibt sie einmal und reitet dann nicht mehr.
rule-skirmish-10-1 = Wo es Trommeln gibt, hat jede Seite drei, vom Rang eins, zwei und drei. Sie werden verdeckt verteilt, und nur ihre Seite weiß, welche welche ist.
rule-skirmish-10-2 = Eine Trommel darf geschlagen werden: Ihr Rang liegt dann offen, und der Zug hat so viele Aktionen mehr.
rule-skirmish-10-3 = Jede Trommel wird einmal geschlagen.
rule-skirmish-10-4 = Je Zug eine Trommel.
rule-skirmish-11-1 = Wo es Flügel gibt, hat jede Seite drei Marker: Einer ist ihre Reiterei, einer ihr Fußvolk, einer gar nichts. Sie werden verdeckt verteilt.
rule-skirmish-11-2 = Für eine Aktion marschiert ein Marker ein oder zwei Felder weit.
rule-skirmish-11-3 = Das Fußvolk marschiert nur ein Feld weit. Wer zwei marschiert ist, ist nicht das Fußvolk.
rule-skirmish-11-4 = Ein Marker betritt kein Feld, auf dem ein feindlicher Stein steht.
rule-skirmish-11-5 = Ein Marker unter oder neben einem feindlichen Stein wird entdeckt: Er wird aufgedeckt, und eine Attrappe wird entfernt.
rule-skirmish-11-6 = Nach der letzten Runde werden alle Marker aufgedeckt.
rule-skirmish-12-1 = Wo es Wagen gibt, hat jede Seite zwei, und Kompanien, die darin fahren. Nur ihre Seite weiß, wer in welchem fährt.
rule-skirmish-12-2 = Für eine Aktion wird ein Wagen ein Feld weit gezogen.
rule-skirmish-12-3 = Wo beide Wagen einer Seite auf einem Feld stehen, dürfen Kompanien von einem in den anderen wechseln. Niemand sonst sieht es.
rule-skirmish-12-4 = Ein Stein auf dem Feld eines feindlichen Wagens oder daneben darf ihn für eine Aktion überfallen: Die Kompanien darin werden gezeigt und sind verloren, und jede bringt einen Punkt.
rule-skirmish-12-5 = Ein Wagen betritt kein Feld, auf dem ein feindlicher Stein steht.
rule-skirmish-12-6 = Eine verlorene Kompanie fährt nicht mehr mit.
rule-skirmish-13-1 = Wo es Karten gibt, hat jede Seite einen Beutel davon. Für eine Aktion zieht sie blind eine; niemand sonst sieht sie.
rule-skirmish-13-2 = Eine Hand fasst höchstens drei Karten.
rule-skirmish-13-3 = Ausgespielt wird aus der Hand. Dann sehen alle die Karte, und sie ist fort.
rule-skirmish-13-4 = Brot ist zwei Aktionen wert, Pulver einen Punkt.
rule-skirmish-13-5 = Ein Spion sieht eine Karte aus der Hand des Gegners, die der Zufall bestimmt und die er noch nicht kennt. Niemand sonst sieht sie.

# Optionen
option-skirmish-rounds-label = Runden
option-skirmish-rounds-help = Wie viele Runden gespielt werden.
option-skirmish-open-label = Offenes Spiel
option-skirmish-open-help = Vor niemandem ist etwas verborgen.
option-skirmish-guard-label = Wachen
option-skirmish-guard-help = Nach einer Salve darf die andere Seite Marken zu ihrer Wache rufen (7.3).
