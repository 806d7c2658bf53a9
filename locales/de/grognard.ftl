# Die Kommandozeile.
cli-about = Schiedsrichter, Schreiber und Auswerter für die Schlachten der Zeit von Pferd und Muskete.
cli-examples =
    Beispiele:
      grognard serve                            im Browser spielen
      grognard judge packs/marengo-1800/situations
      grognard replay schlacht.json --verify
    Rückgabewerte: 0 in Ordnung, 1 etwas stimmt nicht, 2 falscher Aufruf, 3 Datei, Ordner oder Adresse nicht brauchbar.
cli-serve = Den Spieltisch für Browser bereitstellen.
cli-serve-examples =
    Beispiele:
      grognard serve
      grognard serve --address 0.0.0.0:8800 --data /var/lib/grognard --packs ~/meine-schlachten
cli-judge = Lagen durchspielen und sagen, was geschah, je mit dem Paragraphen.
cli-judge-examples =
    Beispiele:
      grognard judge streitfall.toml
      grognard judge packs/marengo-1800/situations --quiet
cli-judge-files = Lagen oder Ordner mit Lagen.
cli-replay = Eine aufgezeichnete Schlacht nacherzählen, nach Prüfung jedes Befehls, Wurfs und Fingerabdrucks.
cli-replay-examples =
    Beispiele:
      grognard replay schlacht.json
      grognard replay schlacht.json --verify --json
cli-replay-file = Eine Aufzeichnung, wie die Lobby sie ausgibt.
cli-packs = Schlachten prüfen, auflisten, beschreiben.
cli-packs-examples = Beispiel: grognard packs check --packs ~/meine-schlachten
cli-packs-check = Beweisen, dass Schlachten halten, was sie versprechen; Fehler mit Datei, Zeile und Spalte.
cli-packs-check-examples =
    Beispiele:
      grognard packs check
      grognard packs check marengo-1800
cli-packs-ids = Welche Schlachten; ohne Angabe alle.
cli-packs-list = Die Schlachten auflisten.
cli-packs-list-examples = Beispiel: grognard packs list --json
cli-packs-schema = Das JSON-Schema der Dateien einer Schlacht ausgeben, für Editoren.
cli-packs-schema-examples = Beispiel: grognard packs schema > pack.schema.json
cli-rules = Melden, welche Paragraphen der Regelwerke eine Lage haben.
cli-rules-examples =
    Beispiele:
      grognard rules --list
      grognard rules --system marengo --complete
cli-perft = Die Befehlsfolgen bis zu einer Tiefe zählen.
cli-perft-examples = Beispiel: grognard perft --pack marengo-1800 --depth 5
cli-bench = Zufällig spielen und messen, oder Zufallsschlachten prüfen.
cli-bench-examples =
    Beispiele:
      grognard bench --seconds 5
      grognard bench --battles 100000 --audit
cli-flag-language = Die Sprache der Meldungen.
cli-flag-address = Wo zugehört wird.
cli-flag-log = Was auf der Fehlerausgabe protokolliert wird: error, warn, info, debug oder ein Filter wie „info,archive=debug“; ohne Angabe gilt RUST_LOG, sonst info
cli-flag-proxy = Vor dem Server steht ein Proxy, der in X-Forwarded-For sagt, woher Anfragen kommen
cli-flag-data = Der Ordner, in dem Schlachten gespeichert werden.
cli-flag-packs = Ein Ordner mit eigenen Schlachten, über unsere gelegt.
cli-flag-pack = Welche Schlacht.
cli-flag-without = Kapitel, die außer Betracht bleiben, etwa 17.
cli-flag-where = Datei, Zeile und Funktion der Regeln nennen, die einem Paragraphen folgen, etwa 10.8.1.3 oder frederick:10.8.1.3.
cli-flag-option = Eine Wahl für die Schlacht, etwa scenario=main; auch mehrmals.
cli-flag-quiet = Nur sagen, was misslang.
cli-flag-json = JSON ausgeben, für Skripte.
cli-flag-verify = Nur sagen, ob die Aufzeichnung stimmt.
cli-flag-system = Welches Regelsystem.
cli-flag-list = Die Paragraphen auflisten, die keine haben.
cli-flag-complete = Scheitern, wenn nicht jeder Paragraph eine hat.
cli-flag-depth = Wie tief.
cli-flag-seconds = Wie lange.
cli-flag-battles = Wie viele Schlachten.
cli-flag-audit = Jedes Versprechen des Vertrags bei jedem Befehl prüfen.
cli-flag-undo = Nur prüfen, dass es immer einen Befehl gibt und zurückgenommene Befehle keine Spur hinterlassen.
cli-flag-seed = Der erste Startwert.
cli-serving = Der Tisch ist gedeckt: { $url } (Ende mit Strg-C)
cli-bad-log = „{ $filter }“ ist kein Filter für das Protokoll: error, warn, info, debug oder etwa „info,archive=debug“.
cli-bad-address = { $address } ist keine Adresse; erwartet wird etwas wie 127.0.0.1:8800
cli-cannot-read = { $path } ist nicht lesbar: { $why }
cli-bad-record = { $path }: die Aufzeichnung ist nicht in Ordnung: { $why }
cli-broken-pack = Die Schlacht { $id } ist fehlerhaft:
cli-no-such-pack = Es gibt keine Schlacht { $id }; bekannt sind { $known }
cli-no-such-system = Das Regelsystem { $system } gibt es hier noch nicht; erwartet wird marengo
cli-passed = bestanden
cli-failed = GESCHEITERT
cli-refused = verweigert:
cli-judged = { $passed } bestanden, { $failed } gescheitert
cli-verified = Geprüft: { $entries } Einträge, Endstellung { $fingerprint }
cli-pack-well = { $id }: in Ordnung
cli-pack-faulty =
    { $id }: { $count ->
        [one] { $count } Fehler
       *[other] { $count } Fehler
    }
cli-covered = { $system }: { $covered } von { $paragraphs } Paragraphen haben eine Lage
cli-cited-nowhere = Keine Zeile der Regeln beruft sich auf { $paragraph }. „grognard rules --list“ nennt die Paragraphen.
cli-perft-row = Tiefe { $depth }: { $count } Folgen in { $seconds } s
cli-audit-fault = ein Versprechen des Vertrags ist gebrochen: { $what }
cli-audited = { $pack }: { $battles } Zufallsschlachten, { $faults } Fehler
cli-flag-bare = Die einzelnen Vorgänge weglassen.

# Schlachten am Tisch.
books-bad-options = Diese Optionen passen nicht: { $why }
books-no-such-pack = Die Schlacht { $pack } gibt es hier nicht.
cli-simulate = Computergeneräle gegeneinander kämpfen lassen und zählen.
cli-flag-seat = Wer eine Seite spielt; ein Fähnrich, wenn niemand genannt ist.
cli-flag-pairs = Jede Schlacht zweimal, mit vertauschten Seiten.
cli-flag-csv = Eine Zeile je Schlacht, für Tabellen.
cli-bad-seat = { $seat } ist kein Sitz; erwartet werden eine Seite ({ $sides }) und eine Stufe, wie SEITE=ensign (random, ensign, colonel oder marshal)

# Der Simulator.
cli-simulate-examples =
    Beispiele:
      grognard simulate --seat austria=ensign --seat france=ensign --battles 1000
      grognard simulate --seat austria=colonel --seat france=ensign --battles 200 --pairs --json
      grognard simulate --battles 500 --pictures bilder --keep aufzeichnungen
      grognard simulate --tournament --levels random,ensign,colonel --battles 50 --state turnier.jsonl
    Stufen: random, ensign, colonel, marshal
cli-flag-tournament = Alle Stufen gegeneinander, jede Schlacht zweimal mit vertauschten Seiten; Kreuztabelle und Wertungszahlen.
cli-flag-levels = Wer am Turnier teilnimmt; alle Stufen, wenn keine genannt ist.
cli-flag-state = Jede beendete Schlacht hier festhalten; mit denselben Angaben neu gestartet, geht es von dort weiter.
cli-flag-keep = Die Aufzeichnung jeder Schlacht in diesem Ordner aufheben, zum Nacherzählen und für den Browser.
cli-flag-pictures = Die Ergebnisse als SVG-Bilder in diesen Ordner zeichnen.
cli-decimal-point = ,
cli-cannot-write = { $path } ist nicht beschreibbar: { $why }
cli-bad-state = { $path }: { $why }
cli-bad-level = { $level } ist keine Stufe; erwartet wird random, ensign, colonel oder marshal
cli-seat-twice = { $side } ist zweimal besetzt
cli-one-level = Ein Turnier braucht mindestens zwei Stufen, wie --levels random,ensign
cli-pairs-alike = Mit --pairs tauschen die Stufen die Seiten, also müssen sie verschieden sein
cli-seed-too-high = Startzahl { $seed } ist für so viele Schlachten zu hoch; die höchste ist { $highest }
cli-battle-stuck = Die Schlacht mit Startzahl { $seed } ({ $one } gegen { $other }) kommt nicht zu Ende: { $why }
cli-no-end = sie nimmt kein Ende
cli-state-found = { $path }: weiter mit { $count } beendeten Schlachten
cli-state-in-use = eine andere Simulation schreibt gerade hinein
cli-state-foreign = die Datei enthält etwas anderes als den Stand einer Simulation; nichts wurde geändert
cli-state-differs = begonnen mit anderen Angaben: { $differences }. Erwartet werden dieselben, oder eine andere Datei
cli-state-difference = { $name } war { $was } und ist jetzt { $is }
cli-state-other-habits = { $level } entscheidet in dieser Fassung des Programms anders als in der, die begonnen hat
cli-state-damaged = Zeile { $line } ist nicht lesbar: { $why }
cli-interrupted = Unterbrochen. Die beendeten Schlachten sind festgehalten; derselbe Befehl macht dort weiter.
cli-picture-drawn = Gezeichnet: { $path }
cli-records-kept = Aufzeichnungen aufgehoben in { $path }
general-random = Zufall
cli-simulate-headline =
    { $title }: { $battles ->
        [one] { $battles } Schlacht
       *[other] { $battles } Schlachten
    }, Startzahlen { $first } bis { $last }
cli-simulate-share = { $won } = { $share } % ({ $low } bis { $high })
cli-simulate-won = Schlachten gewonnen
cli-simulate-losses = Stärke verloren
cli-simulate-morale-left = Moral übrig
cli-simulate-broken = Armee gebrochen
cli-simulate-imagined = Befehle vorausgedacht
cli-simulate-ways = Wie sie gewonnen wurden
cli-simulate-length = Länge einer Schlacht: { $rounds } Runden, { $orders } Befehle (alle Intervalle 95 %)
cli-simulate-pairs = { $first } gegen { $second } über Paare: { $score } ({ $low } bis { $high })
cli-simulate-as = { $first } als { $side }: gewonnen { $won }
cli-simulate-morale = Moral im Verlauf
cli-simulate-after-round = nach Runde
cli-simulate-start = Beginn
cli-tournament-score = Punktanteil gegen
cli-tournament-cell = { $score } ({ $low } bis { $high })
cli-tournament-level = Stufe
cli-tournament-rating = Wertungszahl
cli-tournament-points = Punkte
cli-tournament-points-of = { $points } von { $of }
cli-tournament-note = Wertungszahlen nach größter Wahrscheinlichkeit auf der Skala des Schachs (400 Punkte für jeden Faktor zehn im Verhältnis der Chancen), { $anchor } fest bei 0. Jede Paarung zählt, als wäre eine Schlacht mehr unentschieden ausgegangen, damit auch ein voller Punktanteil eine endliche Zahl ergibt. Intervalle 95 %.
cli-picture-length = Länge der Schlachten
cli-picture-losses = Verluste
cli-picture-morale = Moral im Verlauf der Runden
cli-picture-ratings = Wertungszahlen
cli-picture-battles = Schlachten
cli-picture-rounds = Runden
cli-picture-orders = gegebene Befehle (jede Schlacht dauerte { $rounds } Runden)
cli-picture-won-by = { $side } siegt
cli-picture-drawn-battle = unentschieden
cli-picture-points = verlorene Stärkepunkte
cli-picture-mean = im Mittel { $mean } ± { $reach }
cli-picture-morale-points = Moral
cli-picture-after-round = nach Runde
cli-picture-interval = 95 % des Mittels
cli-picture-middle = mittlere 80 % der Schlachten
cli-picture-rating = Wertungszahl, { $anchor } fest bei 0; Intervalle 95 %

# Der Richter. In Gravis stehen Wörter der Lagen; die sind in jeder Sprache gleich.
judge-reader = { $what }
judge-not-so = nicht so: { $words }
judge-not-carried = nichts in diesem Verlauf beruht auf { $cite }
judge-dice-left = { $count ->
    [one] ein vorgegebener Würfel wurde nie geworfen
   *[other] { $count } vorgegebene Würfel wurden nie geworfen
}
judge-die-too-low = Würfel werden ab { $bound } gezählt
judge-die-too-high = kein Würfel zeigt mehr als { $bound }
judge-after-arrow = nach `=>` kommt `refused system:paragraph`
judge-no-side-said = `{ $words }` beginnt nicht mit `side:`, also mit einer Seite
judge-no-such-side = es gibt keine Seite `{ $name }`; es gibt { $known }
judge-no-order = `{ $words }` ist kein Befehl; Befehle sind: { $known }
judge-no-sentence = `{ $words }` ist keine Erwartung; Erwartungen sind: { $known }
judge-no-question = nach `{ $name }` wird nie gefragt; Fragen sind: { $known }
judge-no-key = `{ $name }` bedeutet in einer Stellung nichts; möglich sind { $known }
judge-no-side-key = `{ $name }` bedeutet bei einer Seite nichts; möglich sind { $known }
judge-carried-out = es wurde ausgeführt; { $cite } hätte es verbieten sollen
judge-forbidden = { $cite } verbietet es: { $why }
judge-forbidden-otherwise = { $expected } hätte es verbieten sollen, aber { $cite } verbietet es: { $why }
judge-half-given = Begonnen und nicht beendet: `{ $words }`. Das bleibt so, bis es beendet oder mit `undo` zurückgenommen wird.
judge-unjudged = { $count ->
    [one] Eine Erwartung wurde nicht geprüft, weil die Lage nicht so weit kam.
   *[other] { $count } Erwartungen wurden nicht geprüft, weil die Lage nicht so weit kam.
}
judge-asked = { $side } hat zu entscheiden (`{ $names }`): { $question }
judge-won = Die Schlacht ist vorbei; gewonnen hat { $side }.
judge-drawn = Die Schlacht ist vorbei; niemand hat gewonnen.
