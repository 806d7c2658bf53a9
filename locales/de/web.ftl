# Was der Browser selbst sagt. Alles über Regeln, Orte und Truppen kommt aus deren eigenen Dateien.

web-title = Grognard: Schlachten am Tisch
web-motto = Schlachten der Musketenzeit, streng nach Regel
web-language = Sprache
web-theme-light = Zur dunklen Darstellung wechseln
web-theme-dark = Zur hellen Darstellung wechseln
web-close = Schließen
web-cancel = Abbrechen
web-loading = Die Karte wird entrollt …
web-tools = Werkzeuge
web-more = Befehl, Links und Aufzeichnung

# Ansichten, Regelbücher
web-face-infantry = Infanterie { $strength }
web-face-cavalry = Kavallerie { $strength }
web-face-artillery = Artillerie { $strength }
web-book-marengo = Bonaparte bei Marengo
web-book-frederick = Friedrich der Große, Serienregeln von 2006
web-book-frederick2002 = Prussia’s Glory, Ausgabe von 2002
web-book-napoleon = Library of Napoleonic Battles, Fassung 7
web-book-elements = Die Regeln des gemessenen Tisches

# Empfang
web-lobby-new = Eine neue Schlacht
web-lobby-continue = Weiterspielen
web-lobby-others = { $count ->
    [one] Eine Schlacht anderer
   *[other] { $count } Schlachten anderer
}
web-lobby-finished = Beendete Schlachten
web-lobby-first = Deine erste Schlacht
web-lobby-first-text = Ein kleines Feld, wenige Truppen und eine Lektion, die sagt, was zu tun ist. Den Rest lernst du beim Spielen.
web-system-frederick = Siebenjähriger Krieg
web-system-marengo = Marengo
web-system-napoleon = Feldzug von 1815
web-system-elements = Amerikanischer Bürgerkrieg
web-lobby-search = Schlachten suchen
web-lobby-filter = Nur zeigen
web-lobby-none = So eine Schlacht gibt es nicht.
web-lobby-minutes = { $from } bis { $to } Minuten
web-lobby-difficulty-1 = für den Anfang
web-lobby-difficulty-2 = mit etwas Erfahrung
web-lobby-difficulty-3 = für alte Hasen
web-battles-all = Alle { $count } zeigen
web-battles-fewer = Die letzten zeigen
web-battle-name = Ihr einen Namen geben
web-battle-away = Von dieser Liste nehmen
web-result-won = gewonnen
web-result-lost = verloren
web-result-drawn = unentschieden
web-statistics = Meine Schlachten in Zahlen
web-statistics-battle = Schlacht
web-statistics-side = Seite
web-statistics-opponent = Gegner
web-statistics-person = ein anderer Spieler
web-battles-none = Noch keine.
web-battle-waiting = wartet auf die andere Seite
web-battle-mine = du bist dran
web-seat-mine = du
web-seat-taken = ein Spieler
web-seat-free = frei
web-computer-title = Gegen den Computer spielen
web-computer-opponent = Wähle deinen Gegner, und die Schlacht beginnt:
web-start-other = Andere Spielweisen
web-start = Schlacht beginnen
web-seating = Wer spielt
web-seating-alone = Beide Seiten allein
web-seating-alone-help = Die Ansicht folgt der Seite, die entscheiden muss; nichts wird verdeckt.
web-seating-hotseat = Zu zweit an einem Bildschirm
web-seating-hotseat-help = Der Bildschirm wird abgedeckt, sobald die andere Seite gefragt ist.
web-seating-open = Zu zweit an einem Bildschirm, offen
web-seating-open-help = Alle Spielsteine sind aufgedeckt; gut zum Lernen.
web-seating-two = Zwei Browser
web-seating-two-help = Du erhältst einen Link für den anderen Spieler.
web-seating-watch = Zwei Generalen zusehen
web-seating-watch-help = Der Computer spielt beide Seiten; du siehst von der einen oder anderen zu.
web-my-side = Ich spiele
web-options = Optionen
web-options-changed = { $count ->
    [one] 1 geändert
   *[other] { $count } geändert
}
web-record-import = Aufzeichnung einlesen …
web-record-export = Aufzeichnung sichern
web-to-lobby = Zum Empfang

# Fehler
web-error-unreachable = Der Server antwortet nicht.
web-error-status = Der Server hat die Anfrage abgelehnt ({ $status }).
web-error-file = Diese Datei ist keine Aufzeichnung einer Schlacht.
web-error-board = Der Spielplan dieser Schlacht lässt sich nicht zeichnen.
web-error-no-battle = Diese Schlacht gibt es nicht.
web-stale = Die Schlacht war schon weiter.

# Verbindung
web-connection-connecting = Verbindung wird aufgebaut …
web-connection-open = Verbunden
web-connection-waiting = Verbindung verloren, neuer Versuch …
web-connection-denied = Der Tisch lässt dich noch nicht ein, neuer Versuch …

# Der Spielplan
web-board-name = Die Karte. Pfeiltasten verschieben sie, Plus und Minus vergrößern und verkleinern, Tabulator geht durch, was möglich ist.
web-cartouche-line = Das Schlachtfeld und seine Umgebung
web-zoom = Vergrößerung
web-zoom-in = Größer
web-zoom-out = Kleiner
web-zoom-fit = Die ganze Karte
web-place-approach = { $locale }, Zugang nach { $towards }
web-place-crossing = Straße { $road } zwischen { $from } und { $to }
web-place-lost = verloren
web-piece-hidden = verdeckter Spielstein
web-piece-one-of = verdeckt, einer von: { $faces }
web-piece-description = { $side }, { $face }, { $place }
web-lot-face = { $count } × { $face }
web-state-lead = führend
web-state-chosen = gewählt
web-state-up = aufgedeckt
web-state-moved = hat sich bewegt
web-state-asleep = noch nicht aktiviert

# Die Entscheidung
web-decision = Die Entscheidung
web-turn-mine = du bist am Zug
web-turn-both = du spielst beide Seiten
web-turn-theirs = du spielst { $side }
web-turn-watching = du siehst zu
web-over = Die Schlacht ist zu Ende
web-offers = { $count ->
    [one] 1 Befehl
   *[other] { $count } Befehle
}
web-offers-all = Alle { $count } Befehle
web-hint-ask = Was täte der { $general }?
web-hint-title = Der { $general } täte dies:
web-hint-follow = So ausführen
web-hint-away = Danke, nein
web-hint-help = { $count ->
    [0] Nach allem, was deine Seite sieht. Dass er gefragt wurde, steht in der Aufzeichnung.
    [one] Nach allem, was deine Seite sieht. In dieser Schlacht wurde er einmal gefragt.
   *[other] Nach allem, was deine Seite sieht. In dieser Schlacht wurde er { $count }-mal gefragt.
}
web-hints-used = Rat des Marschalls eingeholt:
web-hints-allowed = Rat erlaubt
web-hints-allowed-help = Beide Seiten dürfen fragen, was der Marschall täte. Alle erfahren, wenn jemand fragt.
web-proposal-waits = Die andere Seite muss zustimmen.
web-proposal-withdraw = Zurückziehen
web-proposal-accept = { $kind ->
    [draw] Unentschieden annehmen
    [mine] Sieg annehmen
   *[end] Niederlage eingestehen
}
web-proposal-decline = Weiterkämpfen
web-ending-title = Schlacht beenden ({ $side })
web-ending-draw = Unentschieden anbieten
web-ending-draw-sure = Ein Unentschieden anbieten? Die Schlacht endet, wenn die andere Seite einverstanden ist.
web-ending-draw-yes = Anbieten
web-ending-won = Den Sieg beanspruchen
web-ending-won-sure = Vorschlagen, dass { $side } gesiegt hat? Die Schlacht endet, wenn die andere Seite einverstanden ist.
web-ending-won-yes = Vorschlagen
web-ending-resign = Aufgeben
web-ending-resign-sure = Die Schlacht verloren geben? Die andere Seite siegt sofort.
web-ending-resign-yes = Schlacht aufgeben
web-undo = Zurücknehmen
web-undo-to = Bis hierher zurücknehmen
web-under-way = Im Gange
web-deselect = Alle zeigen
web-nothing-to-do = Jetzt ist damit nichts möglich. Klicke einen Ort an, um zu erfahren, warum es dorthin nicht geht.
web-menu = Befehl wählen
web-preview = Was es brächte

# Die Regeln haben sich unter einer Schlacht geändert
web-halted-title = Die Schlacht ruht
web-halted-agreed = { $side } ist einverstanden
web-halted-awaited = { $side } hat noch nicht zugestimmt
web-halted-continue = Von hier aus weiterspielen
web-halted-waiting = Du hast zugestimmt. Sobald auch die andere Seite zustimmt, geht die Schlacht weiter.

# Generale
web-side-general = { $side } · { $general }
web-general-thinking = Der { $general } denkt nach …
web-general-hurry = Drängen
web-general-commands = Der { $general } führt { $side } für dich.
web-general-take-back = Selbst führen
web-command-title = Befehl über { $side }
web-command-help = Ein General kann eine Weile übernehmen; du kannst die Führung jederzeit wieder an dich ziehen.
web-view-from = Blick auf die Schlacht von

# Regeln
web-rule-name = Regel { $paragraph }
web-rule-title = { $book }, { $paragraph }
web-rule-unwritten = Zu diesem Absatz gibt es noch keinen Satz von uns.
web-rules-title = Die Regeln, Absatz für Absatz
web-examples-of = { $count ->
    [one] Ein Beispiel
   *[other] { $count } Beispiele
}
web-example-title = Beispiel
web-example-tell = Erzählen
web-example-play = Spielen
web-example-author = Titel und Befehle stehen in der Sprache der Situationen, auf Englisch.
web-example-dice = Dafür gelegte Würfel: { $dice }
web-example-before = Zu Beginn
web-example-fold = Beispiel ein- oder ausklappen
web-example-rolled = Hier wird wirklich gewürfelt, es kann also anders kommen.
web-rules-search = In den Regeln suchen
web-rules-all = Alle { $count } Absätze, in eigenen Worten.
web-rules-found = { $count ->
    [one] Ein Absatz gefunden.
   *[other] { $count } Absätze gefunden.
}
web-rules-open = Kapitel lesen

# Journal
web-journal = Journal
web-journal-search = Im Journal suchen
web-journal-jump = Die Karte von damals zeigen
web-journal-empty = Nichts zu berichten.
web-journal-omitted = { $count ->
    [one] Die erste Zeile dieser langen Schlacht wird nicht gezeigt.
   *[other] Die ersten { $count } Zeilen dieser langen Schlacht werden nicht gezeigt.
}
web-filters = Was das Journal zeigt
web-filter = Filter
web-filter-on = Filter (an)
web-docket-empty = Zeige auf eine Figur oder einen Ort, um hier davon zu lesen.
web-filter-side = Seite
web-filter-both = beide Seiten
web-kind-turn = Züge
web-kind-move = Bewegung
web-kind-fight = Kämpfe
web-kind-loss = Verluste
web-kind-hidden = Verdecktes
web-kind-end = Ende
web-show-on-board = Auf der Karte zeigen
web-time-line = Zeitleiste
web-time-line-round = { $fights ->
    [0] Runde { $round }, { $hour } Uhr
    [one] Runde { $round }, { $hour } Uhr, ein Kampf
   *[other] Runde { $round }, { $hour } Uhr, { $fights } Kämpfe
}
web-time-line-untold = Runde { $round }, { $hour } Uhr: hier nicht gezeigt
web-round = Runde { $round }
web-round-of = Runde { $round } von { $rounds }
web-turn = Runde { $round }
web-turn-of = Runde { $round } von { $rounds }

# Anzeigen
web-clock = { $hour } Uhr, Runde { $round } von { $rounds }
web-commands = noch { $left } von { $limit } Kommandopunkten
web-commands-short = Kommandopunkte
web-morale = { $side }: Moral { $morale }, zu Beginn { $start }
web-morale-broken = { $side }: demoralisiert, Moral { $morale }, zu Beginn { $start }
web-broken = demoralisiert
web-reinforcements = Verstärkungen
web-reinforcements-none = Alle Truppen sind auf der Karte.
web-lost = { $count ->
    [one] { $side }: 1 Spielstein verloren
   *[other] { $side }: { $count } Spielsteine verloren
}
web-verify-commitment = Siegel des Zufalls, veröffentlicht vor dem ersten Befehl
web-verify-seed = Der Zufallskeim
web-verify-nonce = Der Anteil von Platz { $number }

# Tafeln auf kleinen Bildschirmen
web-sheets = Tafeln
web-sheet-orders = Befehle
web-sheet-journal = Journal
web-sheet-forces = Truppen

# Warten auf den anderen Spieler
web-wait-title = Warten auf { $side }
web-wait-help = Schick diesen Link dem anderen Spieler. Die Schlacht beginnt, sobald der Platz besetzt ist.
web-wait-no-link = Die Schlacht beginnt, sobald der Platz besetzt ist.

# Links
web-sitting = Wer wo sitzt
web-browser = Browser { $number }
web-browser-you = Dieser Browser
web-browser-here = { $browser }, anwesend, seit { $since }
web-browser-away = { $browser }, abwesend, seit { $since }
web-seat-shared = { $count ->
    [one] Ein anderer Browser hält deinen Platz
   *[other] { $count } andere Browser halten deinen Platz
}
web-seat-unstored = Die Platte ist voll: Der Platz ({ $side }) ist vergeben, aber noch nicht gespeichert
web-seat-keep = Neuer Schlüssel für diesen Platz, alle anderen hinaus
web-invite-again = Neue Einladung, die alte verfällt
web-invite-withdraw = Einladung zurückziehen
web-onlookers-renew = Neuer Link für Zuschauer, Zuschauer hinaus
web-link-onlooker = Link für Zuschauer kopieren
web-link-invite = Einladung für { $side } kopieren
web-link-replace = Einladung kopieren: für { $side } den { $general } ablösen
web-link-copied = Kopiert

# Abdeckung
web-cover-title = Weitergeben an { $side }
web-cover-question = Die Frage: { $question }
web-cover-ready = { $side } sitzt am Bildschirm

# Die Lage als Text
web-position-title = Die Lage als Text
web-position-turn = { $side } ist am Zug, noch { $left } von { $limit } Kommandopunkten
web-position-hidden = verdeckter Spielstein der Menge { $set }
web-position-hidden-title = Was verdeckte Spielsteine sein können
web-position-set = Menge { $set }, { $side }: { $faces }
web-position-force = { $side }, { $force }, ab { $hour } Uhr: { $count ->
    [one] ein Spielstein
   *[other] { $count } Spielsteine
}
web-position-locale = { $locale } { $name }, Kapazität { $capacity }
web-position-reserve = in Reserve
web-position-line = { $side }, { $where }: { $pieces }

# Hilfe
web-help-title = Hilfe
web-help-intro = Was golden leuchtet, lässt sich anklicken. Ein Klick auf einen Spielstein zeigt, wohin er ziehen kann und was es kostet; der nächste Klick wählt das Ziel. Ein Klick auf etwas anderes sagt, welche Regel es verbietet. Alle Befehle stehen auch in der Liste.
web-help-signs = Zeichen auf der Karte
web-help-keys = Tasten
web-help-rules = Regeln
web-help-sources = Quellen
web-help-numbers = den Befehl mit dieser Nummer geben
web-help-enter = den einzigen Befehl geben, oder den ausgewählten
web-help-ending = die Phase beenden, wenn das zur Wahl steht
web-help-undo = den letzten Befehl zurücknehmen
web-help-escape = Auswahl aufheben
web-help-zoom = größer, kleiner, ganze Karte (wenn die Karte ausgewählt ist)
web-help-pan = die Karte verschieben (wenn die Karte ausgewählt ist)
web-help-replay = was der Gegner getan hat: Rückschau und wieder zurück
web-help-replay-step = Rückschau: ein Schritt zurück, ein Schritt vor (auch Pfeile)
web-help-replay-enemy = Rückschau: zum letzten Zug des Gegners
web-help-replay-play = Rückschau: abspielen und anhalten
web-help-hint = fragen, was der Marschall täte
web-help-hurry = der General, der nachdenkt, soll jetzt entscheiden
web-help-text = die Lage als Text
web-help-help = diese Hilfe
web-sign-infantry = hier angreifende Infanterie verliert einen Stärkepunkt
web-sign-cavalry = hier angreifende Kavallerie verliert einen Stärkepunkt
web-sign-artillery = hierher schießende Artillerie verliert einen Stärkepunkt
web-sign-obstacle = Kavallerie-Hindernis
web-sign-impassable = unpassierbar
web-sign-narrow = schmaler Zugang, ein Spielstein breit
web-sign-wide = breiter Zugang, zwei Spielsteine breit
web-sign-capacity = so viele Spielsteine einer Seite haben Platz
web-sign-star-red = rotes Spielziel, fünf Zacken
web-sign-star-green = grünes Spielziel, sechs Zacken
web-sign-star-blue = blaues Spielziel, acht Zacken

# Woher es kommt
web-sources = Quellen
web-source-rulebook = Regelbuch
web-source-history = Geschichte
web-source-reconstruction = Rekonstruktion

# Ein erster Besuch
web-lesson = Eine erste Lektion
web-lesson-step = { $step } von { $steps }
web-lesson-areas-board = Das ist das Schlachtfeld. Mausrad oder zwei Finger vergrößern, Ziehen verschiebt die Karte. Die Zahl im Kreis sagt, wie viele Spielsteine einer Seite Platz haben.
web-lesson-hexes-board = Das ist das Schlachtfeld. Mausrad oder zwei Finger vergrößern, Ziehen verschiebt die Karte. Ein Feld ist etwa 460 Meter breit; Striche sind Hänge, sie fallen zum dünnen Ende.
web-lesson-hexes-counter = Ein Spielstein zeigt Stärke – Moral – Bewegung, seine Stufen als kleine Quadrate und seinen Flügel als farbiges Band. Halte den Zeiger auf einen Stapel oder tippe ihn an: Er fächert sich auf und zeigt alle Werte.
web-lesson-hexes-phases = Ein Zug geht durch Phasen; über der Liste steht, was gerade gefragt ist. Oft kommen zuerst die Anführer: Sie dürfen einen Flügel anspornen, der zögert. Antworte oder beende die Phase, bis du gefragt wirst, wer zieht.
web-lesson-hexes-march = Was golden leuchtet, kann jetzt handeln. Klicke eine deiner Einheiten an: Wohin sie marschieren kann, leuchtet auf, mit den Kosten; rot schraffiert ist, was der Feind kontrolliert und was das bewirkt. Klicke dann auf das Ziel.
web-lesson-hexes-fight = Zum Schießen oder Angreifen klicke einen leuchtenden Feind an: Bevor du dich entscheidest, siehst du das Verhältnis, jeden Faktor mit seiner Regel und die Chance jedes Ergebnisses.
web-lesson-glow = Was golden leuchtet, ist jetzt möglich. Klicke einen deiner Spielsteine an: Seine Ziele leuchten auf, mit ihren Kosten. Klicke dann auf das Ziel.
web-lesson-list = Dieselben Befehle stehen in der Liste, mit Nummern für die Tastatur. Zeige auf einen, und du siehst ihn auf der Karte und was er brächte.
web-lesson-why = Klicke etwas anderes an, und du erfährst, welche Regel es verbietet. Jedes Zeichen wie § 8.1 öffnet den Absatz in unseren Worten.
web-lesson-hexes-undo = Versehen lassen sich zurücknehmen, bis ein Würfel gefallen ist. Das Journal erzählt, was geschah, mit R siehst du, was der Gegner getan hat; beim Fragezeichen stehen Zeichen und Tasten.
web-lesson-areas-undo = Versehen lassen sich zurücknehmen, bis etwas Verdecktes gezeigt wurde. Das Journal erzählt, was geschah; beim Fragezeichen stehen Zeichen und Tasten.
web-lesson-fold = Lektion zusammenklappen oder öffnen
web-lesson-done = Erledigt
web-lesson-skip = Lektion verlassen
web-lesson-later = Schritt überspringen
web-lesson-again = Die Lektion von vorn
web-lesson-areas-order = Gib nun einen davon: Klicke ihn in der Liste an oder drücke seine Zahl. Jeder Befehl ist klein, und die nächste Frage folgt sofort.
web-lesson-zones = Wer dem Feind nahe kommt, wird festgehalten. Drücke Z oder unten das schraffierte Sechseck: Rote Schraffur zeigt, was er kontrolliert, und die Karte daneben sagt, was das bewirkt. Noch einmal, und sie verschwindet.
web-lesson-reach = Ohne Befehl handelt niemand. Drücke C oder das Zeichen mit den drei Kästchen: Linien zeigen, welcher Anführer wen erreicht. V zeigt ebenso die Versorgung.
web-lesson-ending = Was eine Phase beendet, steht immer am Ende der Liste; keine Zahl löst es aus, damit niemand aus Versehen seinen Zug beendet. Drücke Umschalt und Enter oder klicke es an.
web-lesson-turn = Spiele deinen Zug zu Ende, wie du magst. Dann handelt der Gegner, und was er tut, zeigen Pfeile auf der Karte. Vielleicht fragt er dich etwas: Antworte ihm.
web-lesson-replay = Was hat er getan? Drücke R oder den Knopf über den Befehlen, und sein Zug läuft noch einmal ab, Schritt für Schritt. Escape führt zurück.
web-lesson-report = Ein Gefecht steht auf einer Karte: wer gegen wen, jeder Würfel, jede Änderung mit ihrer Regel, die Verluste. Aus dem Journal lässt sie sich wieder öffnen: Klicke die Zeile eines Gefechts an.
web-lesson-stakes = Neben dem Journal steht, worum es geht, wie weit jede Seite ist und was wäre, wenn jetzt Schluss wäre. Klicke einen Ort an, und du siehst, wo er liegt.
web-lesson-win = Mehr brauchst du nicht. Gewinne nun diese Schlacht; du kannst die Lektion jederzeit verlassen und weiterkämpfen. Beim Fragezeichen stehen alle Zeichen, Tasten und Regeln.
web-lesson-areas-fight = Führe deine Spielsteine an den Feind und greife an, wo er schwach ist. Bevor du dich festlegst, siehst du, was ein Befehl bringen würde.
web-lesson-table-select = Klicke eines deiner Elemente an. Sein Ring zeigt, wie weit es darf, das Quadrat davor, wo es den Feind festhält.
web-lesson-table-ruler = Der Maßstab liegt immer bereit, für beide Seiten: Drücke M oder seinen Knopf und ziehe von irgendetwas zu irgendetwas.
web-lesson-table-fight = Führe deine Linie in Schussweite oder in Kontakt: Nach der Bewegung wird geschossen, dann gekämpft. Beide würfeln einmal, und der Abstand der Summen entscheidet.
web-lesson-ask-select = Klicke eine eigene Einheit an
web-lesson-ask-order = Gib einen Befehl
web-lesson-ask-move = Bewege jemanden
web-lesson-ask-why = Klicke etwas an, das nicht leuchtet
web-lesson-ask-undo = Nimm einen Befehl zurück
web-lesson-ask-layer = Blende etwas über der Karte ein
web-lesson-ask-preview = Zeige auf einen Befehl in der Liste
web-lesson-ask-ending = Beende die Phase
web-lesson-ask-turn = Überstehe den Zug des Gegners
web-lesson-ask-replay = Sieh dir an, was er getan hat
web-lesson-ask-fight = Feuere oder greife an
web-lesson-ask-report = Öffne den Bericht eines Gefechts
web-lesson-ask-win = Gewinne die Schlacht
web-lesson-next = Weiter
web-lesson-end = Zur Schlacht

# Rückschau
web-replay = Rückschau
web-replay-open = Was hat der Gegner getan?
web-replay-past = Vergangenes
web-replay-revealed = Vergangenes, alle Spielsteine offen
web-replay-moment = { $when }, am Zug: { $side }
web-replay-loading = Die Augenblicke werden geholt …
web-replay-return = Zurück in die Gegenwart
web-replay-notice = Das Brett zeigt Vergangenes. Die Schlacht geht darunter weiter.
web-replay-notice-over = Das Brett zeigt Vergangenes.
web-replay-enemy = Letzter Zug des Gegners
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-forward = Einen Schritt vor
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-slider = Augenblick der Schlacht
web-replay-pace = Geschwindigkeit
web-replay-pace-slow = langsam
web-replay-pace-usual = gewohnt
web-replay-pace-quick = schnell

# Nach dem Ende
web-end-winner = Sieger: { $side }
web-end-draw = Keine Seite hat gesiegt
web-end-account = Wie es verlief
web-end-again = Noch einmal
web-end-other-side = Noch einmal mit vertauschten Seiten
web-end-replay = Rückschau mit allen Spielsteinen offen
web-end-morale = { $counted ->
    [losses] Noch zu ertragende Verluste
    [points] Siegpunkte
   *[other] Moral
}
web-end-casualties = { $board ->
    [table] Verlorene Elemente
   *[other] Verluste in Stärkepunkten
}
web-end-table = Dasselbe als Tabelle
web-end-hour = { $board ->
    [areas] Stunde
   *[other] Runde
}
web-end-morale-of = { $counted ->
    [losses] Zu ertragen, { $side }
    [points] Siegpunkte, { $side }
   *[other] Moral, { $side }
}
web-end-casualties-of = { $board ->
    [table] Verloren, { $side }
   *[other] Verluste, { $side }
}
web-end-arms = Verluste nach Waffengattung
web-end-arm = Gattung
web-end-all = Zusammen
web-end-arm-losses = { $board ->
    [table] { $lost } von { $start }
   *[other] { $destroyed ->
        [0] { $lost } von { $start } Punkten
        [one] { $lost } von { $start } Punkten, 1 Spielstein vernichtet
       *[other] { $lost } von { $start } Punkten, { $destroyed } Spielsteine vernichtet
    }
}
web-arm-infantry = Infanterie
web-arm-cavalry = Kavallerie
web-arm-artillery = Artillerie
web-end-checked = Würfel und Aufzeichnung
web-dice-title = Das Glück beider Seiten
web-dice-faces = Würfel von { $side }; von Eins bis Sechs: { $faces }
web-dice-for = Gewürfelt für
web-dice-for-turn = { $board ->
    [table] Punkte für Bewegungen
   *[other] Führung
}
web-dice-for-move = Bewegung
web-dice-for-fight = Kampf
web-dice-for-loss = Moral und Verluste
web-dice-for-hidden = Geheimes
web-dice-for-end = Das Ende
web-dice-mean = { $count ->
    [0] keine
    [one] 1 Würfel, Mittel { $mean }; höher als { $higher } von 100
   *[other] { $count } Würfel, Mittel { $mean }; höher als { $higher } von 100
}
web-dice-note = { $board ->
    [table] Die gestrichelte Linie zeigt, was gerechte Würfel brächten: ein Mittel von 3,50. „Höher als 80 von 100“: Von hundert solchen Reihen von Würfen wären achtzig niedriger. Hoch ist gut, für Punkte wie im Kampf.
   *[other] Die gestrichelte Linie zeigt, was gerechte Würfel brächten: ein Mittel von 3,50. „Höher als 80 von 100“: Von hundert solchen Reihen von Würfen wären achtzig niedriger. Ob hoch oder niedrig gut ist, hängt von der Tabelle ab.
}
web-dice-omitted = Die ersten Zeilen dieser langen Schlacht fehlen hier; ihre Würfel sind nicht gezählt.
web-check-running = Die Aufzeichnung wird nachgespielt …
web-check-commitment-kept = Dieser Browser hat nachgerechnet: Es ist der Startwert, der vor dem ersten Befehl versprochen wurde.
web-check-commitment-broken = Es ist nicht der Startwert, der vor dem ersten Befehl versprochen wurde!
web-check-commitment-impossible = Dieser Browser rechnet Prüfsummen nur auf gesicherten Seiten; der Startwert lässt sich anderswo prüfen.
web-check-record-kept = Der Server hat die Aufzeichnung nachgespielt: { $entries ->
    [one] Ihr einziger Eintrag führt
   *[other] Ihre { $entries } Einträge führen
} zum selben Ende.
web-check-record-broken = Die Aufzeichnung führt nicht zu diesem Ende: { $fault }
web-check-figures = Die Zahlen
web-check-fingerprint = Fingerabdruck der letzten Stellung

# Der Verlauf der Schlacht, wie ihn die Generale hinterher sehen
web-curve = Aussicht auf den Sieg
web-curve-hint = Zeige auf einen Augenblick, um ihn abzulesen; ein Klick zeigt ihn auf der Karte.
web-curve-reading = { $first } { $firstChance } %, { $second } { $secondChance } % (± { $spread })
web-curve-loading = Der Verlauf der Schlacht wird geschätzt …
web-curve-queue = Andere Schlachten werden zuerst ausgewertet: Platz { $place } in der Reihe …
web-curve-refining = Die Schätzung wird verfeinert …
web-curve-turning = Wendepunkte
web-curve-swing = { $side }: von { $before } % auf { $after } %
web-proposal-ask = Was täte der { $general } hier?
web-proposal-title = Der { $general } würde { $side } so führen:
web-proposal-played = Was wirklich geschah: { $order }

# Stehende Antworten
web-standing-title = Stehende Antworten
web-standing-intro = Fragen an { $side } im Zug des Gegners lassen sich im Voraus beantworten, damit ein Spiel über Tage nicht stockt. Der Gegner erfährt nichts davon.
web-standing-hint = Lässt sich eine Antwort nicht befolgen, wenn die Frage kommt, so heißt das: ablehnen. Sie gilt ab der nächsten Frage und kann jederzeit geändert werden.
web-standing-ask = mich fragen
web-standing-none = Mich alles fragen
web-standing-on = { $count ->
    [one] 1 stehende Antwort
   *[other] { $count } stehende Antworten
}

# A board of hexes
web-hex-board-name = Die Karte mit Sechseckfeldern. Pfeiltasten gehen von Feld zu Feld, die Eingabetaste handelt, Plus und Minus zoomen, L zeigt Sichtlinien, Z die Kontrollzonen des Gegners.
web-hex-scale = Kilometer; ein Feld misst { $metres } Meter
web-hex-unit = { $name }, { $arm } { $values }, { $steps } von { $full } Stufen
web-hex-unit-plain = { $name }, { $arm } { $values }
web-hex-leader = { $name }, { $rank }
web-hex-stack = { $count } Einheiten, { $strength } Stärkepunkte
web-hex-fan = Der Stapel in { $hex }
web-hex-lift = Obenauf legen
web-hex-top = obenauf
web-hex-supply = Versorgungsquelle: { $sides }
web-hex-entry = Hier kommen Truppen an: { $place }
web-hex-arm-infantry = Infanterie
web-hex-arm-cavalry = Kavallerie
web-hex-arm-artillery = Artillerie
web-hex-arm-light-cavalry = leichte Kavallerie
web-hex-arm-heavy-cavalry = schwere Kavallerie
web-hex-arm-horse-artillery = reitende Artillerie
web-hex-arm-vedette = Vedette
web-hex-arm-train = Versorgungszug
web-hex-arm-pontoons = Pontontrain
web-hex-arm-hidden = verborgene Streitkraft
web-hex-turn = { $side } ist am Zug: { $phase }
web-terrain-town = Ortschaft
web-terrain-woods = Wald
web-terrain-heavy-woods = dichter Wald
web-terrain-marsh = Sumpf
web-terrain-pond = Teich
web-terrain-lake = See
web-terrain-orchard = Obstgarten
web-terrain-chateau = Schloss
web-terrain-hilltop = Hügelkuppe
web-terrain-slope = Hang
web-side-down = Hang hinab nach { $hexes }
web-side-up = Hang hinauf nach { $hexes }
web-side-entrenchment = Schanze gegen { $hexes }
web-side-wall = Mauer gegen { $hexes }
web-side-stream = Bach gegen { $hexes }
web-side-river = Fluss gegen { $hexes }
web-side-bridge = Übergang nach { $hexes }
web-side-shore = Ufer gegen { $hexes }
web-side-crest = Kamm gegen { $hexes }
web-side-trestle = Bockbrücke nach { $hexes }
web-side-ford = Furt nach { $hexes }


# Lines of sight
web-sight = Sichtlinien
web-sight-choose = Klicke auf das Feld, von dem aus du schaust.
web-sight-shown = Was von { $hex } aus zu sehen ist. Ein anderes Feld anklicken, oder Escape.

# Zones of control
web-cards = Karten
web-cards-counts = { $held } auf der Hand, { $deck } im Stapel
web-cards-unknown = { $count ->
    [one] eine Karte, die du nicht kennst
   *[other] { $count } Karten, die du nicht kennst
}
web-cards-open = In Kraft
web-cards-played = Gespielt
web-cards-play = Spielen
web-layer-control = Kontrollzonen des Gegners (Z)
web-layer-control-title = Kontrollzonen
web-layer-control-none = Zurzeit kontrolliert der Gegner kein Feld.
web-layer-command = Anführer und wen sie führen (C)
web-layer-command-title = Kommando
web-layer-command-none = Hier führt niemand das Kommando.
web-layer-supply = Versorgung (V)
web-layer-supply-title = Versorgung
web-layer-supply-none = Die Versorgung erreicht niemanden.

# Armies, phases, commands
web-armies = Armeen
web-phases = Phasen des Zuges
web-sky = Wetter
web-sky-night = { $weather }, Nacht
web-army-gauge = { $side }: Armeemoral { $morale }, zu Beginn { $start }, { $state }; Siegpunkte { $points }
web-army-gauge-points = { $side }: Siegpunkte { $points }
web-report = Wie der Kampf verlief
web-report-before = Der Kampf davor
web-report-next = Der nächste Kampf
web-report-after = Was daraus wurde
web-motion = Bewegung auf der Karte
web-sound = Ton
web-overview = Die ganze Karte, gezeigt oder gefaltet
web-overview-map = Die ganze Karte: Ein Klick führt dorthin
web-recap-move = { $count ->
    [one] 1 Bewegung
   *[other] { $count } Bewegungen
}
web-recap-fight = { $count ->
    [one] 1 Kampfmeldung
   *[other] { $count } Kampfmeldungen
}
web-recap-loss = { $count ->
    [one] 1 Verlust
   *[other] { $count } Verluste
}
web-stakes = Worum es geht
web-stakes-now = wenn jetzt Schluss wäre
web-stakes-counts = Was zählt
web-stakes-what = gezählt
web-stakes-places = Orte, die zählen
web-stakes-nobody = niemand hält ihn
web-stakes-held = Besitzer: { $side }
web-stakes-levels = Siegstufen
web-stakes-how = Wie es entschieden wird
web-army-points = Siegpunkte
web-army-lost-names = { $side } hat verloren: { $names }
web-army-waiting = { $count ->
    [one] 1 Einheit neben der Karte
   *[other] { $count } Einheiten neben der Karte
}
web-army-recovering = { $count ->
    [one] 1 Einheit erwartet Erholung
   *[other] { $count } Einheiten erwarten Erholung
}
web-army-recovered = { $count ->
    [one] 1 Einheit hat sich erholt
   *[other] { $count } Einheiten haben sich erholt
}
web-army-holding = { $count ->
    [one] 1 Einheit steht als Vedetten
   *[other] { $count } Einheiten stehen als Vedetten
}
web-army-lost = { $count ->
    [one] 1 Einheit verloren
   *[other] { $count } Einheiten verloren
}
web-army-captured = { $count ->
    [one] 1 Einheit gefangen
   *[other] { $count } Einheiten gefangen
}
web-group-rating = Befehlswert
web-wing-strength = Stärkepunkte auf der Karte

# The legend of a board of hexes
web-legend-stake = Ort, der für den Sieg zählt
web-legend-slope = Hang, fällt zum dünnen Ende der Striche
web-legend-stream = Bach
web-legend-river = Fluss, nur über Brücken und Furten zu überschreiten
web-legend-bridge = Übergang über einen Bach
web-legend-commander = Befehlshaber
web-legend-crest = Kamm
web-legend-trestle = Bockbrücke
web-legend-ford = Furt
web-legend-entrenchment = Schanze; die Spitzen weisen nach außen
web-legend-wall = Mauer
web-legend-zone = Boden, den der Feind kontrolliert; je dichter schraffiert, desto mehr bewirkt er
web-help-cursor = von Feld zu Feld; die Eingabetaste handelt dort (mit der Karte im Fokus)
web-help-sight = Sichtlinien von einem Feld aus
web-help-zones = Kontrollzonen des Gegners zeigen und ausblenden (wenn die Karte ausgewählt ist)
web-help-command = zeigen, wie weit Anführer reichen und wen sie führen (wenn die Karte ausgewählt ist)
web-help-supply = zeigen, wie weit die Versorgung reicht (wenn die Karte ausgewählt ist)

# Der Tisch ohne Felder
web-table-board-name = Der Tisch. Tab geht von Base zu Base, Enter nimmt eine auf, die Pfeile bewegen sie, Enter setzt sie ab.
web-board-tools = Werkzeuge
web-table-tool-ruler = Maßstab (M)
web-table-tool-lasso = Mehrere mit einem Rahmen wählen (Umschalt und ziehen)
web-table-tool-zones = Alle Kontrollzonen zeigen (Z)
web-table-ruler-hint = Von einem Punkt zum anderen ziehen oder die Pfeile benutzen; Enter setzt neu an, Escape legt den Maßstab weg.
web-table-lasso-hint = Einen Rahmen um die gemeinten Elemente ziehen.
web-table-tray = Noch aufzustellen
web-table-picked = { $count ->
    [one] { $name }
   *[other] { $name } und zusammen { $count }
}
web-table-ghost = { $paces } Schritt: { $verdict }
web-table-ghost-asked = wird geprüft
web-table-ghost-allowed = erlaubt; Enter führt es aus
web-table-ghost-unsure = Erlaubt, aber was daraus wird, sagt der Würfel.
web-table-ghost-refused = nicht erlaubt
web-table-gesture = Von Hand
web-table-handle-turn = Drehen
web-table-handle-wheel-left = Den linken Flügel vornehmen
web-table-handle-wheel-right = Den rechten Flügel vornehmen
web-table-scale = Schritt
web-table-code-muskets = Mu
web-table-code-rifles = Ge
web-table-code-jaegers = Jä
web-table-code-cavalry = Re
web-table-code-dismounted = Abg
web-table-code-artillery = Art
web-table-code-commander = B
web-table-code-camp = Lager
web-table-arm-muskets = Musketen
web-table-arm-rifles = Gewehre
web-table-arm-jaegers = Jäger
web-table-arm-cavalry = Reiterei
web-table-arm-dismounted = Abgesessene Reiterei
web-table-arm-artillery = Artillerie
web-table-arm-commander = Befehlshaber
web-table-arm-camp = Lager
web-table-arm-unknown = Verdecktes Element
web-table-element = { $arm } { $number }
web-table-piece = { $kind }, { $length } × { $width } mm
web-table-pieces = Gelände zum Legen
web-table-piece-hint = Loslassen legt es; Q und E drehen es.
web-table-line-start = Auf eine Tischkante klicken, wo es beginnen soll.
web-table-line-on = Biegungen anklicken, dann die Kante, an der es endet; Doppelklick oder Enter legt es so, Escape nimmt einen Punkt zurück.
web-table-line-lay = Legen
web-table-line-back = Punkt zurücknehmen
web-table-line-drop = Weglegen
web-table-line-point = { $east } Schritt von der westlichen Kante, { $north } von der südlichen; Leertaste setzt einen Punkt
web-table-river-shallow = leicht zu überqueren
web-table-river-slow = mühsam zu überqueren
web-table-river-torrent = reißend
web-table-river-unknown = noch hat ihn niemand zu überqueren versucht
web-table-feature-gentle-hill = Sanfter Hügel
web-table-feature-steep-hill = Steiler Hügel
web-table-feature-wood = Wald
web-table-feature-marsh = Marschen
web-table-feature-rough = Raues Gelände
web-table-feature-dunes = Dünen
web-table-feature-oasis = Oase
web-table-feature-fields = Felder
web-table-feature-settlement = Siedlung
web-table-feature-river = Fluss
web-table-feature-road = Straße
web-table-compass-n = Norden
web-table-compass-ne = Nordosten
web-table-compass-e = Osten
web-table-compass-se = Südosten
web-table-compass-s = Süden
web-table-compass-sw = Südwesten
web-table-compass-w = Westen
web-table-compass-nw = Nordwesten
web-table-place = { $east } Schritt von der westlichen Kante, { $north } von der südlichen, nach { $facing } gewandt
web-table-waiting = noch nicht auf dem Tisch
web-table-destroyed = vernichtet
web-table-gone = vom Tisch gegangen
web-table-in-hand = in der Hand
web-table-shot = hat geschossen
web-table-fought = hat gekämpft
web-table-contact = im Nahkampf
web-table-astray = außer Reichweite seines Befehlshabers
web-table-demoralized = demoralisiert
web-table-ammunition = { $count ->
    [one] noch 1 Schuss
   *[other] noch { $count } Schuss
}
web-table-ground = Das Gelände
web-table-turn = { $side }: { $phase }
web-table-losses = { $side } hat { $lost } verloren; bei { $breaking } ist es geschlagen
web-table-roster = { $count ->
    [one] Ein Element gewählt
   *[other] { $count } Elemente gewählt
}
web-table-roster-arm = Waffe
web-table-list = Gewählt: { $count } von { $strength }.
web-table-list-command = Jede Befehlsgruppe braucht { $least }.
web-table-list-limits = Erlaubt
web-table-list-missing = Fehlt noch
web-table-army-losses = { $lost } verloren, geschlagen bei { $breaking }
web-table-sacked = Das Lager von { $side } ist geplündert
web-table-camp-sacked = Lager geplündert
web-table-command-losses = { $name }: { $lost } verloren, bricht bei { $breaking }
web-table-no-commander = Ihr Befehlshaber ist verloren.
web-table-pips = { $count ->
    [one] noch 1 Punkt
   *[other] noch { $count } Punkte
}
web-table-pips-name = Punkte übrig
web-table-rank = Erhält den { $rank ->
    [1] höchsten
    [2] zweiten
   *[other] dritten
} Würfel
web-table-dice = Die Würfel dieser Runde
web-table-die = eine { $face }
web-table-commands = Befehlsgruppen
web-table-attacker = greift an
web-table-defender = verteidigt
web-table-bound = Runde { $bound }
web-table-bound-of = Runde { $bound } von { $bounds }, { $left } kommen noch
web-table-bound-name = Runde
web-table-phase-terrain = Gelände
web-table-phase-camps = Lager
web-table-phase-deployment = Aufstellung
web-table-phase-ranking = Rang der Würfel
web-table-phase-army = Armeelisten
web-table-phase-region = Landschaft
web-table-phase-edge = Grundlinie
web-table-phase-movement = Bewegung
web-table-phase-shooting = Beschuss
web-table-phase-close-combat = Nahkampf
web-table-phase-over = Vorbei
web-table-value-move = Bewegung
web-table-value-bad = in schwerem Gelände
web-table-value-range = Reichweite
web-table-value-ammunition = Schuss
web-table-legend-front = Der helle Balken mit der Spitze ist die Front, der Streifen hinten die Befehlsgruppe
web-table-help-nudge = bewegen Gewähltes um 25 Schritt; eine Gruppe schwenkt nach links und rechts; sonst verschieben
web-table-help-turn = drehen
web-table-help-group = die ganze Gruppe wählen, in der es steht (oder Doppelklick)
web-table-help-next = das nächste Element, das noch ziehen kann
web-table-help-ruler = Maßstab
web-table-help-zones = alle Kontrollzonen
web-table-help-more = mit Klick: eines mehr; beim Ziehen: ein Rahmen; mit Pfeilen: viermal so weit. Alt beim Ziehen rastet nicht ein
web-table-help-intro = Ein Element ziehen: Der Stab misst seinen Weg, und was nicht geht, sagt sofort warum. Goldene Umrisse sind Plätze, die die Regeln anbieten; in ihrer Nähe rastet die Hand ein. Loslassen, wo der Schatten golden ist. Alle Befehle stehen auch in der Liste.
web-lesson-table-board = Das ist der Tisch, gemessen in Schritt. Mit dem Rad oder zwei Fingern zoomen, am Boden ziehen verschiebt ihn. Eine Base blickt zu ihrer hellen Kante mit der Spitze.
web-lesson-table-drag = Ein eigenes Element ziehen. Der Stab zeigt, wie weit, der Ring, wie weit es darf; ein goldener Schatten ist erlaubt, ein roter sagt, welche Regel es verbietet. Der Knopf vor der Front dreht es.
web-lesson-table-group = Ein Doppelklick nimmt die ganze Gruppe auf, mit Umschalt wählt man mehrere. Eine Gruppe geht geradeaus und schwenkt um ihre vorderen Ecken.
web-lesson-table-measure = Der Maßstab liegt immer bereit, für beide Seiten. Auf einen Schuss oder Kampf in der Liste zeigen: Beide Summen und die Aussichten stehen da, bevor man sich festlegt.
web-table-handle-halt = Sie halten hier (Enter)
web-table-feature-place = die Mitte { $east } Schritt von der westlichen Kante, { $north } von der südlichen

# Kapitel der Regelwerke
web-chapter-marengo-4 = Die Spielsteine
web-chapter-marengo-5 = Das Brett
web-chapter-marengo-6 = Die Aufstellung
web-chapter-marengo-7 = Der Ablauf
web-chapter-marengo-8 = Bewegung
web-chapter-marengo-9 = Vorstöße
web-chapter-marengo-10 = Artilleriebeschuss
web-chapter-marengo-11 = Sturmangriffe
web-chapter-marengo-12 = Rückzüge
web-chapter-marengo-13 = Demoralisierung
web-chapter-marengo-14 = Sieg
web-chapter-frederick-3 = Der Ablauf einer Runde
web-chapter-frederick-4 = Aktivierung und Befehle
web-chapter-frederick-5 = Stapel
web-chapter-frederick-6 = Kontrollzonen und Gefecht
web-chapter-frederick-7 = Bewegung
web-chapter-frederick-8 = Beschuss
web-chapter-frederick-9 = Moral der Einheiten
web-chapter-frederick-10 = Nahkampf
web-chapter-frederick-11 = Das Ende des Nahkampfs
web-chapter-frederick-12 = Moral der Armee
web-chapter-frederick-13 = Die Abrechnung
web-chapter-frederick-14 = Das Ende einer Runde
web-chapter-frederick-15 = Anführer
web-chapter-frederick-16 = Wahlregeln
web-chapter-frederick-17 = Begrenzte Aufklärung
web-chapter-frederick-18 = Missgeschicke der Führung
web-chapter-frederick-19 = Sieg
web-chapter-frederick-22 = Alle Szenarien
web-chapter-frederick-23 = Roßbach
web-chapter-frederick-24 = Leuthen
web-chapter-frederick-25 = Zorndorf
web-chapter-frederick-26 = Torgau
web-chapter-napoleon-1 = Die Vorbereitung
web-chapter-napoleon-2 = Der Ablauf einer Runde
web-chapter-napoleon-3 = Stapeln
web-chapter-napoleon-4 = Kontrollzonen
web-chapter-napoleon-5 = Anführer
web-chapter-napoleon-6 = Kommando
web-chapter-napoleon-7 = Bewegung
web-chapter-napoleon-8 = Verborgene Streitkräfte
web-chapter-napoleon-9 = Zurückdrängen
web-chapter-napoleon-10 = Kampf
web-chapter-napoleon-11 = Was einen Kampf verändert
web-chapter-napoleon-12 = Ergebnisse
web-chapter-napoleon-13 = Bombardierung
web-chapter-napoleon-14 = Attacken
web-chapter-napoleon-15 = Befestigte Orte
web-chapter-napoleon-16 = Vedetten
web-chapter-napoleon-17 = Versorgung
web-chapter-napoleon-18 = Züge (Trains)
web-chapter-napoleon-19 = Verstärkungen
web-chapter-napoleon-20 = Marschbefehle
web-chapter-napoleon-21 = Demoralisierung
web-chapter-napoleon-22 = Erholung und Reorganisation
web-chapter-napoleon-23 = Wetter
web-chapter-napoleon-24 = Karten
web-chapter-elements-armies = Die Armeen
web-chapter-elements-bases = Basen und Schritt
web-chapter-elements-command = Befehlshaber
web-chapter-elements-shooting = Schießen
web-chapter-elements-terrain = Das Gelände
web-chapter-elements-setup = Die Aufstellung
web-chapter-elements-dice = Die Würfel der Führung
web-chapter-elements-turn = Der Ablauf einer Runde
web-chapter-elements-move = Bewegung
web-chapter-elements-factors = Faktoren
web-chapter-elements-support = Unterstützung
web-chapter-elements-results = Ergebnisse
web-chapter-elements-breakoff = Lösen vom Feind
web-chapter-elements-friendlyfire = Verirrte Schüsse
web-chapter-elements-recoil = Zurückprallen
web-chapter-elements-pursuit = Verfolgung
web-chapter-elements-victory = Sieg

# Absätze ohne Nummer
web-mark-elements-armies = Armeen
web-mark-elements-bases = Basen
web-mark-elements-command = Befehlshaber
web-mark-elements-shooting-who = Wer schießt
web-mark-elements-shooting-los = Schusslinie
web-mark-elements-shooting-support = Mitschießen
web-mark-elements-shooting-artillery = Über Jäger hinweg
web-mark-elements-shooting-woods = Feuer im Wald
web-mark-elements-shooting-unanswered = Feuer ohne Antwort
web-mark-elements-terrain-types = Landschaft
web-mark-elements-terrain-features = Gelände
web-mark-elements-terrain-linear = Flüsse und Straßen
web-mark-elements-terrain-river = Unbekannter Fluss
web-mark-elements-terrain-camp = Das Lager
web-mark-elements-terrain-fortress = Festung
web-mark-elements-terrain-large = Großer Tisch
web-mark-elements-setup = Aufstellung
web-mark-elements-setup-hidden = Verdeckte Aufstellung
web-mark-elements-dice = Befehlswürfel
web-mark-elements-turn = Ablauf der Runde
web-mark-elements-move-pips = Punkte
web-mark-elements-move-group = Gruppen
web-mark-elements-move-second = Zweite Bewegung
web-mark-elements-move-river = Über den Fluss
web-mark-elements-move-interpenetrate = Durch eigene Truppen
web-mark-elements-move-zoc = Kontrollzone
web-mark-elements-move-contact = Kontakt
web-mark-elements-factors-move = Marschweiten
web-mark-elements-factors-combat = Grundfaktoren
web-mark-elements-factors-ranged = Schussfaktoren
web-mark-elements-factors-melee = Kampffaktoren
web-mark-elements-support-rear = Zweite Reihe
web-mark-elements-results-less = Geschlagen
web-mark-elements-results-half = Überwältigt
web-mark-elements-breakoff = Lösen
web-mark-elements-friendlyfire = Verirrte Schüsse
web-mark-elements-recoil = Zurückprallen
web-mark-elements-pursuit = Verfolgung
web-mark-elements-victory-command = Mut verloren
web-mark-elements-victory-camp = Geplündertes Lager
web-mark-elements-victory-army = Armee geschlagen
