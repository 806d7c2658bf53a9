side-austria = Österreich
side-france = Frankreich
mock-decide = Bewegen oder den Zug beenden
mock-march = Marsch von { $from } nach { $to }
mock-block = Zugang nach { $to } blockieren
mock-enter = { $force } betreten { $to }
mock-end = Zug beenden
mock-cost = { $count ->
    [one] 1 Kommando
   *[other] { $count } Kommandos
}
mock-free = frei
mock-line-march = { $side }: Marsch von { $from } nach { $to }
mock-line-block = { $side }: blockiert Richtung { $to }
mock-line-turn = { $side }: Der Zug beginnt
mock-line-fight = Sturmangriff auf { $to } abgeschlagen
mock-line-loss = { $side }: ein Stärkepunkt verloren
mock-line-hidden = Ein Spielstein wird unter andere gemischt
mock-why = Der Gegner blockiert diesen Zugang; nur ein Sturmangriff kommt hindurch.
mock-preview-own = Stärke des führenden Spielsteins
mock-preview-penalty = Malus für Infanterie
mock-preview-result = Der Angriff gelingt
mock-option-flag = Kavallerie und Artillerie des Gegners aufgedeckt
mock-option-number = Gebot für die Seite
mock-option-help = Eine Option der Schlacht
rule-marengo-8-6 = Ein vom Gegner blockierter Zugang kann nicht überschritten werden.
rule-marengo-8-1 = Spielsteine bewegen sich in Gruppen; jede Gruppe kostet ein Kommando.
rule-marengo-7-1 = Wer am Zug ist, stürmt, bewegt sich und kündigt Beschuss an.
mock-over = Die Franzosen behaupten das Feld
marengo-when = Runde { $round } von { $rounds }, { $clock } Uhr
mock-zone = Wer sie betritt, muss halten.
