# Was Server und Tisch sagen. Die Meldungen `wire-` sind vom Server, die Meldungen `table-` vom Kern.

side-austria = Österreich
side-france = Frankreich
side-prussia = Preußen
side-empire = Reich
side-russia = Russland
side-coalition = Koalition
side-union = Union
side-confederacy = Konföderation

# Der Tisch
table-out-of-turn = { $side } hat zu entscheiden.
table-over = Die Schlacht ist vorbei.
table-stale = Dieser Befehl galt einem früheren Augenblick: Nummer { $expected } ist an der Reihe.
table-past-recall = Das lässt sich nicht mehr zurücknehmen: Würfel sind gefallen, etwas wurde gezeigt oder die andere Seite hat seither entschieden.
table-unreadable-order = Das ist kein Befehl dieser Schlacht.
table-plan-by = { $what } ({ $how })
table-taken-back = { $side } nimmt Befehle zurück.
table-nothing-proposed = Ein solcher Vorschlag liegt nicht mehr auf dem Tisch.
table-proposed-already = Ein Vorschlag je Zug genügt: erst im nächsten wieder.
table-says-resign = { $side } gibt die Schlacht verloren.
table-says-draw = { $side } bietet ein Unentschieden an.
table-says-end = { $side } schlägt vor, die Schlacht zu beenden: Sieger { $winner }.
table-says-accept = { $side } ist einverstanden.
table-says-decline = { $side } kämpft weiter.
table-says-withdraw = { $side } zieht den Vorschlag zurück.
table-says-hint = { $side } hat gefragt, was der Marschall täte.
table-ended-resigned = { $side } siegt: { $loser } hat die Schlacht verloren gegeben.
table-ended-agreed = { $side } siegt: { $loser } gesteht die Niederlage ein, und beide Seiten beenden die Schlacht.
table-ended-draw = Unentschieden: Beide Seiten haben die Schlacht beendet.

# Plätze
wire-no-seat = Du hast keinen Platz an diesem Tisch. Öffne den Link, den du erhalten hast.
wire-invitation-taken = Diese Einladung ist verbraucht: Der Platz ist vergeben.
wire-which-side = Gib an, welche Seite du spielst.
wire-awaits-seat = { $side } hat noch nicht Platz genommen.
wire-waiting = Die Schlacht beginnt, wenn beide Plätze besetzt sind.
wire-onlooker = Zuschauer geben keine Befehle.
wire-crowded = Dieser Schlacht sehen schon zu viele zu. Versuche es später noch einmal.
wire-sit-first = Sage zuerst, wo du sitzen willst: mit der Nachricht „sit“.
wire-seated-already = Du hast deinen Platz bereits.
wire-key-in-address = Ein Schlüssel steht niemals in einer Adresse, denn Adressen werden in Protokolle geschrieben. Sende ihn in der ersten Nachricht der Verbindung („sit“) oder in der Kopfzeile „Authorization: Bearer“.
wire-turned-out = Ein anderer Browser behält diesen Platz für sich: Der Platz hat einen neuen Schlüssel, und deiner gilt nicht mehr.
wire-seat-taken = Dort sitzt schon jemand. Nur er selbst kann einen neuen Schlüssel bekommen.
wire-too-many-sockets = Von hier sind zu viele Verbindungen offen. Schließen Sie einige davon.
wire-bad-nonce = Ein Anteil am Zufall hat 16 bis 32 Bytes, hexadezimal geschrieben.

# Befehle
wire-stale = Die Schlacht ist weitergegangen: Befehl Nummer { $expected } ist an der Reihe.
wire-plan-length = Ein Plan hat mindestens einen Befehl und nicht zu viele.
wire-not-stored = Der Befehl ließ sich nicht speichern und wurde deshalb nicht ausgeführt.
wire-disk-full = Die Platte des Servers ist voll, deshalb wurde nichts ausgeführt. Zusehen können alle weiterhin; Befehle gelten wieder, sobald Platz ist.
wire-malformed = Die Nachricht ist nicht zu verstehen: { $problem }
wire-too-large = Die Nachricht ist zu groß.
wire-too-slow = Die Verbindung ist zu langsam.
wire-flood = Zu viel auf einmal. Warte einen Augenblick.
wire-too-many-errands = Von hier warten noch zu viele solche Anfragen. Warte einen Augenblick.
wire-analyses-full = Zu viele Schlachten warten auf ihre Auswertung. Frage später noch einmal.
wire-not-text = Die Nachricht ist kein Text.
wire-protocol = Was gesendet wurde, ist keine Nachricht eines WebSockets.
wire-silence = Zu lange war nichts zu hören.
wire-closing = Der Server hält an. Die Schlacht ist gespeichert.
wire-fault = Der Server hat einen Fehler gemacht. Nichts hat sich geändert.
wire-archive = Die gespeicherten Schlachten lassen sich nicht lesen.

# Schlachten, Pakete, Aufzeichnungen
wire-unknown-battle = Diese Schlacht gibt es nicht.
wire-damaged-battle = Die Schlacht { $battle } ist beschädigt und kann nicht gezeigt werden.
wire-unknown-pack = Ein Paket „{ $pack }“ gibt es nicht.
wire-unknown-language = Meldungen auf „{ $language }“ gibt es nicht.
wire-unknown-situation = Diese Situation gibt es nicht.
wire-nothing-here = Hier ist nichts.
wire-foreign-origin = Die Anfrage kommt von der Seite eines anderen Anbieters.
wire-pack-changed = Das Paket „{ $pack }“ ist nicht die Ausgabe, mit der diese Schlacht gespielt wurde.
wire-replay-differs = Nachgespielt weicht die Schlacht ab Eintrag { $number } vom Gespeicherten ab: Die Regeln haben sich seither geändert.
wire-record-form = Die Aufzeichnung hat die Form { $form }, die dieses Programm nicht lesen kann.
wire-record-unfinished = Nur Aufzeichnungen beendeter Schlachten lassen sich einlesen: Diese enthält keinen Startwert.
wire-record-seed = Der Startwert der Aufzeichnung ist nicht der, der vor dem ersten Befehl zugesagt wurde.
wire-record-differs = Nachgespielt weicht die Schlacht bei Eintrag { $number } von der Aufzeichnung ab.
wire-record-events = Was die Aufzeichnung erzählt, ist nicht das, was beim Nachspielen ihrer Befehle geschah.
wire-rules-changed = Die Regeln haben sich geändert, seit diese Schlacht gespielt wurde. Sie lässt sich nachlesen; wenn beide Seiten einverstanden sind, geht sie dort weiter, wo die Regeln noch zu ihr passen.
wire-nothing-changed = Es gibt nichts zu vereinbaren: Die Schlacht läuft.
wire-no-such-answer = Das ist keine Antwort, die sich hinterlegen lässt.
wire-not-over = Die Schlacht ist noch nicht zu Ende.

# Generals
wire-no-such-general = Diesen General gibt es nicht: Es braucht eine Seite der Schlacht und Fähnrich, Oberst oder Marschall.
wire-general-commands = Diese Seite führt ein General. Übernimm zuerst selbst den Befehl.
wire-nobody-thinks = Niemand denkt nach.
wire-no-generals = Für diese Regeln gibt es keine Generale.
wire-nothing-to-decide = An dieser Stelle war nichts zu entscheiden.
wire-no-hints = An diesem Tisch gibt es keinen Rat.
wire-hint-coming = Der Marschall denkt schon darüber nach.
wire-hint-late = Während der Marschall nachdachte, ist die Schlacht weitergegangen. Noch einmal fragen.
wire-no-hint = Hier weiß auch der Marschall keinen Rat.
