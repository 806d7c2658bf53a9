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
cli-flag-data = Der Ordner, in dem Schlachten gespeichert werden.
cli-flag-packs = Ein Ordner mit eigenen Schlachten, über unsere gelegt.
cli-flag-pack = Welche Schlacht.
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
cli-flag-seed = Der erste Startwert.
cli-serving = Der Tisch ist gedeckt: { $url } (Ende mit Strg-C)
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
cli-perft-row = Tiefe { $depth }: { $count } Folgen in { $seconds } s
cli-audited = { $pack }: { $battles } Zufallsschlachten, { $faults } Fehler
cli-flag-bare = Die einzelnen Vorgänge weglassen.

# Schlachten am Tisch.
books-bad-options = Diese Optionen passen nicht: { $why }
books-no-such-pack = Die Schlacht { $pack } gibt es hier nicht.
cli-simulate = Computergeneräle gegeneinander kämpfen lassen und zählen.
cli-simulate-examples =
    Beispiele:
      grognard simulate --seat austria=ensign --seat france=ensign --battles 1000
      grognard simulate --seat austria=colonel --seat france=ensign --battles 200 --pairs --json
    Stufen: random, ensign, colonel, marshal
cli-flag-seat = Wer eine Seite spielt; ein Fähnrich, wenn niemand genannt ist.
cli-flag-pairs = Jede Schlacht zweimal, mit vertauschten Seiten.
cli-flag-csv = Eine Zeile je Schlacht, für Tabellen.
cli-bad-seat = { $seat } ist kein Sitz; erwartet werden eine Seite ({ $sides }) und eine Stufe, wie SEITE=ensign (random, ensign, colonel oder marshal)
cli-simulate-side = { $side } { $level }: { $won } von { $of } gewonnen = { $share } % (95 %: { $low } bis { $high }); { $losses } Punkte verloren, Moral übrig { $morale }, { $broken } mal gebrochen
cli-simulate-way = { $side } durch { $way }: { $count }
cli-simulate-length = Befehle je Schlacht: { $orders }
cli-simulate-pairs = { $first } gegen { $second } über Paare: { $score } (95 %)
