# Was das Regelsystem `frederick` sagt: Befehle, Fragen, Ablehnungen und das Journal. Die Regeln selbst stehen in `rules-frederick.ftl`.

# Wann
frederick-when = Runde { $turn } von { $turns }, { $clock } Uhr

# Gruppen, die jede Armee hat
group-infantry = Infanterie und Artillerie
group-cavalry = Kavallerie

# Was es kostet
frederick-cost-points = { $points ->
    [one] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkte
}

# Was die Szene zeigt: Phasen, Werte, Zeichen, Zustände
frederick-army-broken = gebrochen
frederick-army-demoralized = demoralisiert
frederick-army-passive = Noch nicht aktiv.
frederick-army-steady = standhaft
frederick-badge-column = in Kolonne
frederick-badge-disordered = in Unordnung
frederick-badge-double = zählt doppelt
frederick-badge-engaged = im Gefecht
frederick-badge-moved = hat sich bewegt
frederick-badge-out-of-command = ohne Befehl
frederick-badge-routed = auf der Flucht
frederick-badge-special = besonderer Anführer
frederick-badge-special-any = besonderer Anführer jedes Flügels
frederick-badge-special-cavalry = besonderer Anführer von Kavallerieflügeln
frederick-badge-special-infantry = besonderer Anführer von Flügeln mit Infanterie
frederick-badge-supporting = unterstützend
frederick-command-degraded = gemindert
frederick-command-effective = wirksam
frederick-marker-locked = gebunden
frederick-marker-locked-penalty = gebunden, mit Abzug
frederick-marker-momentum = Schwung
frederick-phase-activation = Aktivierung
frederick-phase-bombardment = Beschuss
frederick-phase-combat = Nahkampf
frederick-phase-command = Befehle
frederick-phase-defensive-bombardment = Abwehrfeuer
frederick-phase-morale = Armeemoral
frederick-phase-movement = Bewegung
frederick-phase-rally = Sammeln
frederick-phase-rout = Flucht
frederick-phase-set-up = Aufstellung
frederick-rank-commander = Oberbefehlshaber
frederick-rank-leader = Anführer
frederick-reading = Stärke – Moral – Bewegung; Quadrate sind die verbliebenen Stufen, das Band ist der Flügel. Geschütze haben Beschusswerte auf ein, zwei und drei Felder
frederick-tally-lost = Verlorene Einheiten
frederick-tally-routed = Auf der Flucht
frederick-tally-success = Kampferfolg
frederick-value-bombardment = Beschuss
frederick-value-initiative = Initiative
frederick-value-modifier = Zuschlag
frederick-value-morale = Moral
frederick-value-movement = Bewegung
frederick-value-steps = Stufen
frederick-value-strength = Stärke

# Marken von Flügeln, die niemand entdeckt hat
frederick-counter-infantry = eine Infanteriemarke
frederick-counter-cavalry = eine Kavalleriemarke
frederick-counter-mixed = eine Marke für Infanterie und Kavallerie
frederick-counter-dummy-cavalry = eine Kavallerieattrappe
frederick-counter-dummy-infantry = eine Infanterieattrappe
frederick-counter-dummy-mixed = eine Attrappe beider Waffen
frederick-counter-dummy = eine Attrappe
frederick-counter-unknown = etwas Unbekanntes
frederick-value-counter = Marke
frederick-marker-wing = Hier kann ein verborgener Flügel stehen
frederick-badge-unseen = nicht entdeckt

# Kontrollzonen: was sie dem Spielstein antun, auf den man schaut
frederick-zone-controls = Kontrollzone: { $side }
frederick-zone-taxes = Frei zu betreten; hinaus kostet { $points ->
    [one] einen Bewegungspunkt mehr.
   *[other] { $points } Bewegungspunkte mehr.
}
frederick-zone-stops = Wer sie betritt, ist im Gefecht und muss halten.
frederick-zone-stops-fast = Geordnete Kavallerie steht daneben: Wer sie betritt, muss halten.
frederick-zone-leader = Bei seinen Truppen kommt und geht ein Anführer frei.

# Fragen. Der Name der Seite steht daneben.
frederick-question-set-up = Wo wird der nächste Spielstein aufgestellt?
frederick-question-activation = Wird versucht, die Armee in Bewegung zu setzen?
frederick-question-volunteer = Verlässt die Armee das Lager und rückt vor?
frederick-question-appear = Wo erscheinen sie?
frederick-question-short-leash = Welchen Flügel führt der Oberbefehlshaber am kurzen Zügel?
frederick-question-confused-wing = Welcher gegnerische Flügel verirrt sich?
frederick-question-march-debacle = Welche gegnerische Kolonne bleibt stecken?
frederick-question-rash-attack = Welcher gegnerische Flügel stürmt blindlings los?
frederick-question-deploy = Welche Flügel marschieren aus der Kolonne auf?
frederick-question-rouse = Welcher Anführer treibt einen säumigen Flügel an?
frederick-question-trace = Welche Einheiten ohne Befehl folgen dem Oberbefehlshaber?
frederick-question-rout = Welche fliehende Einheit läuft zuerst?
frederick-question-move = Wer bewegt sich?
frederick-question-step = Wohin geht es?
frederick-question-coup = Der Feind ist in Sicht. Soll der Oberbefehlshaber den Augenblick nutzen?
frederick-question-pay-coup = Der Augenblick ist günstig. Wird mit Armeemoral bezahlt, um die Armee in Bewegung zu setzen?
frederick-question-forced-deployment = { $unit } ist in Feld { $hex } dem Flügel { $wing } nahe. Versucht die Kolonne, sich umzusetzen?
frederick-question-bombard = Welches Feld wird beschossen?
frederick-question-gunnery = Welche Batterien feuern darauf?
frederick-question-shelter = Feld { $hex } soll bombardiert werden. { $count ->
    [one] Reitet { $units } aus dem Feuer?
   *[other] Reiten { $units } aus dem Feuer?
}
frederick-question-rally = Welche Einheit soll sich sammeln?
frederick-question-combat = Welches Feld wird angegriffen?
frederick-question-attack = Von wo aus wird angegriffen?
frederick-question-withdraw = Feld { $hex } wird angegriffen. { $count ->
    [one] Zieht sich { $units } vor dem Kampf zurück?
   *[other] Ziehen sich { $units } vor dem Kampf zurück?
}
frederick-question-lead = Welche Einheit führt?
frederick-question-ground = Über welches Gelände geht der Angriff?
frederick-question-loss-points = { $points ->
    [one] Wer erfüllt den letzten Verlustpunkt, und wie?
   *[other] Noch { $points } Verlustpunkte. Wer erfüllt den nächsten, und wie?
}
frederick-question-lose-guns = Welche Batterie verliert eine Stufe?
frederick-question-additional-retreat = Wer tritt den zusätzlichen Rückzug zuerst an?
frederick-question-advance = Wer rückt in die offenen Felder nach?
frederick-question-momentum = Wozu wird der Schwung genutzt?
frederick-question-sweep = Attackiert die Kavallerie weiter?
frederick-question-charge = Wer attackiert weiter, und gegen welche Felder?
frederick-question-retreat = Wohin zieht sich { $unit } aus Feld { $hex } zurück?
frederick-question-follow = Welche Anführer in Feld { $hex } gehen mit den Truppen, die es verlassen?
frederick-question-collapse = Die Armee wankt. Wer zieht sich zuerst zurück?
frederick-question-snipe = Welche anderen Kroaten schießen mit?
frederick-question-conceal = { $hand ->
    [counter] Wo liegt Marke { $number } ({ $what })?
    [mark] Wo liegt ein Zeichen von Marke { $number } ({ $what })?
   *[other] Wo liegen die Marken deiner Flügel und die Attrappen?
}
frederick-question-pace = Wohin geht die Marke?
frederick-question-shift = Du warst schneller. Wo erscheint dein Flügel, höchstens { $margin } Felder entfernt?
frederick-question-formation = Wie kommt { $what } auf die Karte?
frederick-question-call-up = { $what } ist bei Feld { $hex } entdeckt. Wo stehen die Einheiten?

# Befehle
frederick-order-place = { $piece } in Feld { $hex } aufstellen
frederick-order-quick-set-up = Die fertige Aufstellung nehmen
frederick-order-activate = Versuchen, die Armee in Bewegung zu setzen
frederick-order-stay-inactive = Untätig bleiben
frederick-order-volunteer = Das Lager verlassen und vorrücken
frederick-order-stay-in-camp = Im Lager bleiben
frederick-order-try-coup = Einen Coup d’Œil versuchen
frederick-order-let-pass = Den Augenblick verstreichen lassen
frederick-order-pay-activation = Zahlen und die Armee in Bewegung setzen
frederick-order-leash = Flügel { $wing } am kurzen Zügel führen
frederick-order-no-leash = Keinen Flügel am kurzen Zügel führen
frederick-order-strike = Flügel { $wing } soll es treffen
frederick-order-deploy = Flügel { $wing } aufmarschieren lassen
frederick-order-deploy-guns = { $unit } mit aufmarschieren lassen
frederick-order-turn-commander = Den Oberbefehlshaber in die Kolonne nehmen oder heraus
frederick-order-end-deploy = Niemand sonst marschiert auf
frederick-order-rouse = { $leader } treibt Flügel { $wing } an
frederick-order-end-rouse = Niemanden mehr antreiben
frederick-order-trace = { $unit } folgt dem Oberbefehlshaber
frederick-order-end-trace = Niemand sonst
frederick-order-enter = Flügel { $wing } bei Feld { $hex } auf die Karte bringen
frederick-order-flee = { $unit } läuft als Nächstes
frederick-order-retreat-to = { $unit } in Feld { $hex } zurückziehen
frederick-order-retreat-off = Die Karte verlassen
frederick-order-accompany = { $piece } geht mit
frederick-order-end-accompany = Kein anderer Anführer geht mit
frederick-order-take = { $piece } bewegen
frederick-order-step = { $piece } nach Feld { $hex }
frederick-order-halt = { $piece } hält hier
frederick-order-leave = { $piece } verlässt die Karte
frederick-order-lift = { $unit } obenauf legen
frederick-order-lift-support = { $unit } vor die anderen Unterstützungen
frederick-order-column = Flügel { $wing } in Kolonne setzen
frederick-order-column-guns = { $unit } in die Kolonne von { $wing } nehmen
frederick-order-give-up = { $unit } aufgeben
frederick-order-reduce = { $unit } gibt eine Stufe auf
frederick-order-end-movement = Bewegung beenden
frederick-order-try-forced-deployment = Erzwungene Umsetzung versuchen
frederick-order-stay-in-column = In Kolonne bleiben
frederick-order-aim = Feld { $hex } beschießen
frederick-order-battery = { $unit } feuert mit
frederick-order-fire = Feuer
frederick-order-end-bombardment = Beschuss beenden
frederick-order-rally = { $unit } sammeln
frederick-order-end-rally = Niemanden mehr sammeln
frederick-order-assail = Feld { $hex } angreifen
frederick-order-storm = Von Feld { $hex } aus angreifen
frederick-order-go = Los
frederick-order-snipe = Die Kroaten in { $from } auf { $hex } schießen lassen
frederick-order-end-combat = Nahkampf beenden
frederick-order-withdraw-to = Nach Feld { $hex } ausweichen
frederick-order-stand = Standhalten
frederick-order-lead = { $unit } führt
frederick-order-ground = Über das Gelände von Feld { $from } in Feld { $hex }
frederick-order-lose-step = { $unit } verliert eine Stufe
frederick-order-give-ground = { $unit } weicht
frederick-order-lose-guns = { $unit } verliert eine Stufe
frederick-order-additional-retreat = { $unit } tritt den zusätzlichen Rückzug an
frederick-order-advance = { $unit } rückt in Feld { $hex } nach
frederick-order-end-advance = Niemand sonst rückt nach
frederick-order-momentum-attack = Den Schwung gegen Feld { $hex } richten
frederick-order-end-momentum = Den Schwung nicht weiter nutzen
frederick-order-charge = Gegen Feld { $hex } weiter attackieren
frederick-order-charge-with = { $unit } attackiert weiter
frederick-order-end-sweep = Die Pferde zügeln
frederick-order-lay = Marke { $number } ({ $what }) in Feld { $hex } legen
frederick-order-lay-mark = Ein Zeichen von Marke { $number } ({ $what }) in Feld { $hex } legen
frederick-order-load = { $unit } geht mit Flügel { $wing }
frederick-order-ride = Der Oberbefehlshaber reitet mit Flügel { $wing }
frederick-order-attach = { $unit } dem Oberbefehlshaber beigeben
frederick-order-mask = Über Abteilung { $detachment } liegt { $kind }
frederick-order-tell-off = { $detachment ->
    [4] { $unit } bleibt bei der Armee
   *[other] { $unit } gehört zu Abteilung { $detachment }
}
frederick-order-ready = Die Aufstellung ist fertig
frederick-order-muster = Marke { $number } ({ $what }) aufnehmen
frederick-order-pace = Marke { $number } ({ $what }) nach Feld { $hex }
frederick-order-trail = Zeichen { $mark } nach Feld { $hex }
frederick-order-rest = Marke { $number } ({ $what }) hält hier
frederick-order-unveil = Marke { $number } ({ $what }) marschiert hier auf
frederick-order-fold = Marke { $number } ({ $what }) in Kolonne setzen
frederick-order-unfold = Marke { $number } ({ $what }) aus der Kolonne nehmen
frederick-order-exchange = Marken { $number } ({ $what }) und { $other } ({ $otherwhat }) tauschen heimlich
frederick-order-shift = Der Flügel erscheint in Feld { $hex }
frederick-order-in-line = Er marschiert auf
frederick-order-in-column = Er steht in Kolonne
frederick-order-station = { $unit } in Feld { $hex } stellen
frederick-order-rejoin = { $unit } kehrt zu ihrem Flügel zurück

# Pläne
frederick-plan-move = Nach Feld { $hex } ziehen
frederick-plan-engage = In Feld { $hex } an den Feind gehen
frederick-plan-enter = Bei Feld { $hex } auf die Karte kommen
frederick-plan-bombard = Feld { $hex } mit allen Geschützen beschießen, die es können
frederick-plan-attack = Feld { $hex } mit allen angreifen, die es können
frederick-plan-attack-sparing = Feld { $hex } mit allen angreifen, die kein Flankenangriff anderswo braucht
frederick-plan-attack-regardless = Feld { $hex } mit allen angreifen, die es können, obwohl ein Flankenangriff anderswo entfällt
frederick-plan-rally = { $unit } sammeln

# Summen. Im Journal steht ein Teil mit seinem Betrag; in der Vorschau steht der Betrag daneben.
frederick-sum-attack = Stärke des Angriffs
frederick-sum-defence = Stärke der Verteidigung
frederick-sum-bombardment = Stärke des Beschusses
frederick-sum-modifiers = Auf den Wurf
frederick-sum-rally = Höchster Wurf, der sammelt
frederick-forecast-strength = Stärkepunkte
frederick-forecast-odds = { $modifier ->
    [0] Verhältnis { $odds }
   *[other] Verhältnis { $odds }, { $signed } auf den Wurf
}
frederick-forecast-fire = { $modifier ->
    [0] Stärke { $strength }
   *[other] Stärke { $strength }, { $signed } auf den Wurf
}
frederick-modifier-rating = { $amount ->
    [one] Moralwert { $signed }
    [other] Moralwert { $signed }
   *[alone] Moralwert
}
frederick-modifier-leader = { $amount ->
    [one] Anführer { $signed }
    [other] Anführer { $signed }
   *[alone] Anführer
}
frederick-modifier-demoralized = { $amount ->
    [one] Armee demoralisiert { $signed }
    [other] Armee demoralisiert { $signed }
   *[alone] Armee demoralisiert
}
frederick-modifier-broken = { $amount ->
    [one] Armee gebrochen { $signed }
    [other] Armee gebrochen { $signed }
   *[alone] Armee gebrochen
}
frederick-modifier-routed = { $amount ->
    [one] auf der Flucht { $signed }
    [other] auf der Flucht { $signed }
   *[alone] auf der Flucht
}
frederick-modifier-in-zone = { $amount ->
    [one] in gegnerischer Kontrollzone { $signed }
    [other] in gegnerischer Kontrollzone { $signed }
   *[alone] in gegnerischer Kontrollzone
}
frederick-modifier-terrain = { $amount ->
    [one] Gelände { $signed }
    [other] Gelände { $signed }
   *[alone] Gelände
}
frederick-modifier-hexside = { $amount ->
    [one] Feldseiten { $signed }
    [other] Feldseiten { $signed }
   *[alone] Feldseiten
}
frederick-modifier-only-routed = { $amount ->
    [one] nur Fliehende im Ziel { $signed }
    [other] nur Fliehende im Ziel { $signed }
   *[alone] nur Fliehende im Ziel
}
frederick-modifier-disordered = { $amount ->
    [one] Geschütze in Unordnung { $signed }
    [other] Geschütze in Unordnung { $signed }
   *[alone] Geschütze in Unordnung
}
frederick-modifier-momentum = { $amount ->
    [one] Schwung { $signed }
    [other] Schwung { $signed }
   *[alone] Schwung
}
frederick-modifier-close = { $amount ->
    [one] nächste Nähe { $signed }
    [other] nächste Nähe { $signed }
   *[alone] nächste Nähe
}
frederick-modifier-surprise = { $amount ->
    [one] Überraschung { $signed }
    [other] Überraschung { $signed }
   *[alone] Überraschung
}
frederick-modifier-guns-morale = { $amount ->
    [one] standhafte Kanoniere { $signed }
    [other] standhafte Kanoniere { $signed }
   *[alone] standhafte Kanoniere
}
frederick-modifier-all-cavalry = { $amount ->
    [one] nur Kavallerie { $signed }
    [other] nur Kavallerie { $signed }
   *[alone] nur Kavallerie
}
frederick-modifier-lead-morale = { $amount ->
    [one] Moral der führenden Einheiten { $signed }
    [other] Moral der führenden Einheiten { $signed }
   *[alone] Moral der führenden Einheiten
}
frederick-modifier-attacker-in-column = { $amount ->
    [one] Angreifer in Kolonne { $signed }
    [other] Angreifer in Kolonne { $signed }
   *[alone] Angreifer in Kolonne
}
frederick-modifier-defender-in-column = { $amount ->
    [one] Verteidiger in Kolonne { $signed }
    [other] Verteidiger in Kolonne { $signed }
   *[alone] Verteidiger in Kolonne
}
frederick-modifier-attacker-disordered = { $amount ->
    [one] Angreifer in Unordnung { $signed }
    [other] Angreifer in Unordnung { $signed }
   *[alone] Angreifer in Unordnung
}
frederick-modifier-defender-disordered = { $amount ->
    [one] Verteidiger in Unordnung { $signed }
    [other] Verteidiger in Unordnung { $signed }
   *[alone] Verteidiger in Unordnung
}
frederick-modifier-defender-routed = { $amount ->
    [one] Verteidiger auf der Flucht { $signed }
    [other] Verteidiger auf der Flucht { $signed }
   *[alone] Verteidiger auf der Flucht
}
frederick-modifier-flank = { $amount ->
    [one] Flankenangriff { $signed }
    [other] Flankenangriff { $signed }
   *[alone] Flankenangriff
}
frederick-modifier-shaken-attack = { $amount ->
    [one] Schwung des Gegners { $signed }
    [other] Schwung des Gegners { $signed }
   *[alone] Schwung des Gegners
}
frederick-modifier-locked = { $amount ->
    [one] Ablösung im Gefecht { $signed }
    [other] Ablösung im Gefecht { $signed }
   *[alone] Ablösung im Gefecht
}
frederick-modifier-enemy-demoralized = { $amount ->
    [one] gegnerische Armee demoralisiert { $signed }
    [other] gegnerische Armee demoralisiert { $signed }
   *[alone] gegnerische Armee demoralisiert
}
frederick-modifier-enemy-broken = { $amount ->
    [one] gegnerische Armee gebrochen { $signed }
    [other] gegnerische Armee gebrochen { $signed }
   *[alone] gegnerische Armee gebrochen
}
frederick-modifier-shock = { $amount ->
    [one] Wucht der Kavallerie { $signed }
    [other] Wucht der Kavallerie { $signed }
   *[alone] Wucht der Kavallerie
}

# Aussichten
frederick-chance-success = gelingt
frederick-chance-failure = misslingt
frederick-chance-charging = { $count ->
    [0] niemand attackiert weiter
    [one] eine Einheit attackiert weiter
   *[other] { $count } Einheiten attackieren weiter
}
frederick-chance-bombardment = { $points ->
    [0] { $result }: kein Verlustpunkt
    [one] { $result }: ein Verlustpunkt
   *[other] { $result }: { $points } Verlustpunkte
}
frederick-chance-combat = { $attackresult }/{ $defenceresult }: Verlustpunkte { $attackpoints } für den Angreifer, { $defencepoints } für den Verteidiger
frederick-chance-surrendered = niemand ist mehr da, der kämpft: sie ergeben sich
frederick-chance-guns-alone = kein Kampf: dort steht nur Artillerie, die überrannt werden kann
frederick-chance-nobody-left = niemand ist mehr da, der kämpft
frederick-note-attack = Aus { $from } gegen { $at }
frederick-note-batteries = Es feuern: { $units }
frederick-note-withdrawal = Der Verteidiger darf vor dem Kampf ausweichen; hier hält er stand
frederick-note-shelter = Kavallerie darf vor dem Beschuss davonreiten; hier bleibt sie
frederick-note-lead = Als führte jede Seite, die noch wählen muss, mit ihrer Einheit von höchster Moral
frederick-note-ground = Als wählte der Angreifer das für ihn beste Gelände
frederick-sign-rout = R: wer zurückgeht, flieht
frederick-sign-surrender = S: kämpfende Einheiten mit Moral 3 oder weniger ergeben sich
frederick-sign-additional-retreat = r, zusätzlicher Rückzug: Beteiligte Einheiten mit Moral unter 5 geraten in Unordnung
frederick-sign-guns = *: eine Batterie verliert eine Stufe

# Das Journal: der Gang der Schlacht
frederick-event-set-up = { $side }: Die Armee wurde aufgestellt.
frederick-event-placed = { $side }: { $piece } wurde in Feld { $hex } aufgestellt.
frederick-event-turn = Runde { $round } begann um { $clock } Uhr.
frederick-event-player-turn = { $side } war am Zug.
frederick-event-inactive = { $side }: Die Armee blieb untätig.
frederick-event-moved-markers-removed = { $side }: Wer Geschütze bewegt hatte, richtete sie wieder ein.
frederick-event-locked = { $side }: { $count ->
    [one] Ein Stapel war im Kampf gebunden.
   *[other] { $count } Stapel waren im Kampf gebunden.
}
frederick-event-unlocked = { $side }: { $count ->
    [one] Ein Stapel war nicht länger gebunden.
   *[other] { $count } Stapel waren nicht länger gebunden.
}
frederick-event-end-of-turn = Runde { $turn } war vorüber.
frederick-event-held = { $side } hielt ein Ziel: { $points ->
    [one] ein Siegpunkt.
   *[other] { $points } Siegpunkte.
}
frederick-event-cut-off = { $side }: Befehlshaber und Generale sind abgeschnitten, { $points } Siegpunkte gehen verloren.
frederick-event-ended = { $side } gewann den Tag: { $level }, Siegpunkte { $first } zu { $second }.
frederick-event-ended-drawn = Niemand gewann den Tag: { $level }, Siegpunkte { $first } zu { $second }.

# Das Journal: eine Armee kommt in Bewegung
frederick-event-activation-tried-success = { $side }: Die Armee ließ sich{ $cost ->
    [0] {""}
   *[other] {" "}für { $cost } Moral
} in Bewegung setzen: Wurf { $die }, mit der Initiative des Oberbefehlshabers { $total }, nötig 7.
frederick-event-activation-tried-failure = { $side }: Die Armee ließ sich{ $cost ->
    [0] {""}
   *[other] {" "}für { $cost } Moral
} nicht in Bewegung setzen: Wurf { $die }, mit der Initiative des Oberbefehlshabers { $total }, nötig 7.
frederick-event-coup-tried-success = { $side }: Mit einem Blick war die Lage erfasst: Wurf { $die }, mit der Initiative des Oberbefehlshabers { $total }, nötig 8.
frederick-event-coup-tried-failure = { $side }: Niemand ahnte, was kam: Wurf { $die }, mit der Initiative des Oberbefehlshabers { $total }, nötig 8.
frederick-event-activated = { $side }: Die Armee war in Bewegung.
frederick-event-activated-automatic = { $side }: So nahe am Feind trat die Armee unter die Waffen.
frederick-event-activated-coup = { $side }: Beim Anblick des Feindes setzte sich die Armee in Bewegung.
frederick-event-coup-paid = { $side }: Beim Anblick des Feindes zu handeln kostete { $cost } Armeemoral.
frederick-event-activated-volunteer = { $side }: Die Armee verließ das Lager und rückte vor.
frederick-event-activated-detachment = { $side }: Ein Detachement trat unter die Waffen.
frederick-event-detachments-dissolved = { $side }: Die Detachements schlossen sich der Hauptarmee an.
frederick-event-will-rouse = { $side }: Der Feind war nahe; im nächsten Zug handelt die Armee.
frederick-event-volunteer-roll-success = { $side }: Der Vormarsch stand frei: Wurf { $die }, nötig 1.
frederick-event-volunteer-roll-failure = { $side }: Niemand wagte den Vormarsch: Wurf { $die }, nötig 1.
frederick-event-advance-bonus = { $side }: Der Vormarsch beflügelte, die Armeemoral stieg um { $bonus }; zu rechtfertigen bis { $clock } Uhr.
frederick-event-advance-kept = { $side }: Der Vormarsch kam rechtzeitig ans Ziel, die gewonnene Moral blieb.
frederick-event-advance-kept-attacked = { $side }: Der Vormarsch wurde angegriffen, die gewonnene Moral blieb ohne Weiteres.
frederick-event-advance-failed = { $side }: Der Vormarsch kam nicht ans Ziel, die Armeemoral sank wieder um { $bonus }.
frederick-event-advance-idle = { $side } rückte nicht mit allen Einheiten vor: Die Armeemoral fiel wieder um { $bonus }. { $count ->
    [one] Stehen blieb { $units }.
   *[other] Stehen blieben { $units }.
}
frederick-event-advance-forfeit = { $side }: Die Linieninfanterie des Gegners griff zuerst an, mit einem Vormarsch war nichts mehr zu gewinnen.
frederick-event-passivity = { $loss ->
    [0] { $side }: Die Armee ertrug das Warten: Wurf { $die }.
   *[other] { $side }: Das Stillstehen kostete { $loss } Moral: Wurf { $die }.
}

# Das Journal: Befehle
frederick-event-command-effective = { $side }: { $group } wirksam, Wurf { $die }{ $modifier ->
    [0] {""}
   *[other] {" "}+{ $modifier }
} gegen { $rating }.
frederick-event-command-degraded = { $side }: { $group } gemindert, Wurf { $die }{ $modifier ->
    [0] {""}
   *[other] {" "}+{ $modifier }
} gegen { $rating }.
frederick-event-roused-success = { $side }: { $leader } trieb Flügel { $wing } an (Wurf { $die }{ $modifier ->
    [0] {""}
   *[other] {" "}+{ $modifier }
}); er war wirksam.
frederick-event-roused-failure = { $side }: { $leader } trieb Flügel { $wing } vergebens an (Wurf { $die }{ $modifier ->
    [0] {""}
   *[other] {" "}+{ $modifier }
}).
frederick-event-out-of-command = { $side }: { $count ->
    [one] Ohne Befehl war { $units }.
   *[other] Ohne Befehl waren { $count } Einheiten: { $units }.
}
frederick-event-traced = { $side }: { $unit } folgte dem Oberbefehlshaber selbst.
frederick-event-traced-to-neighbour = { $side }: { $count ->
    [one] { $units } folgte einem benachbarten Anführer.
   *[other] { $count } Einheiten folgten einem benachbarten Anführer: { $units }.
}
frederick-event-leashed = { $side }: Flügel { $wing } wurde am kurzen Zügel geführt.
frederick-event-fortune-rolled = { $side }: Das Kriegsglück mischte sich ein, Würfe { $first } und { $second }, verändert { $total }.
frederick-event-fortune-nothing = { $side }: Das Kriegsglück ließ es hingehen, Würfe { $first } und { $second }, verändert { $total }.
frederick-event-fortune-confused-wing = { $side }: Flügel { $wing } verirrte sich und kam kaum vom Fleck.
frederick-event-fortune-dragging-guns = { $side }: Die Geschütze blieben stecken, nur die beim Oberbefehlshaber nicht.
frederick-event-fortune-march-debacle = { $side }: Die Kolonne von { $wing } blieb stecken und kam kaum vom Fleck.
frederick-event-fortune-rash-attack = { $side }: Flügel { $wing } stürmte blindlings los.
frederick-event-deployed = { $side }: Flügel { $wing } marschierte aus der Kolonne auf.
frederick-event-deployed-guns = { $side }: { $unit } protzte ab.
frederick-event-forced-deployment-success = { $side }: Flügel { $wing } marschierte gerade noch rechtzeitig auf, { $total } (Wurf { $die }) gegen { $enemytotal } (Wurf { $enemydie }).
frederick-event-forced-deployment-failure = { $side }: Flügel { $wing } wurde in Kolonne überrascht, { $total } (Wurf { $die }) gegen { $enemytotal } (Wurf { $enemydie }).
frederick-event-in-column = { $side }: Flügel { $wing } formierte die Kolonne.
frederick-event-in-column-guns = { $side }: { $unit } schloss sich der Kolonne an.
frederick-event-commander-in-column = { $side }: { $leader } ritt mit der Kolonne.
frederick-event-commander-deployed = { $side }: { $leader } verließ die Kolonne.
frederick-event-entered = { $side }: Flügel { $wing } kam bei Feld { $hex } auf die Karte.
frederick-event-arrival-roll-success = { $side }: Das Korps { $wing } erscheint (Wurf { $die }).
frederick-event-arrival-roll-failure = { $side }: Das Korps { $wing } erscheint noch nicht (Wurf { $die }).
frederick-event-arrival-sure = { $side }: Das Korps { $wing } erscheint.
frederick-event-arrival-no-room = { $side }: Das Korps { $wing } findet keinen Platz, um zu erscheinen.
frederick-event-rout-prize = { $side }: { $unit } in die Flucht geschlagen, { $points } Siegpunkte.
frederick-event-train-stays = { $side }: { $unit } ist festgefahren und bleibt, wo er ist.

# Das Journal: Bewegungen
frederick-event-marched = { $side }: { $piece } marschierte ahnungslos von { $from } nach { $to }.
frederick-event-stepped = { $side }: { $piece } zog von { $from } nach { $to } ({ $cost }).
frederick-event-stepped-halted = { $side }: { $piece } zog von { $from } nach { $to } ({ $cost }) und stieß auf den Feind.
frederick-event-stepped-in = { $side }: { $piece } kam bei Feld { $to } auf die Karte ({ $cost }).
frederick-event-refused = { $side }: { $unit } wollte nicht an den Feind (Wurf { $die }).
frederick-event-lifted = { $side }: { $unit } trat in Feld { $hex } nach vorn.
frederick-event-lifted-penalty = { $side }: { $unit } löste in Feld { $hex } vor dem Feind die Linie ab.
frederick-event-support-lifted = { $side }: { $unit } trat in Feld { $hex } an die Spitze der Unterstützung.
frederick-event-left-map = { $side }: { $unit } verließ in guter Ordnung das Schlachtfeld.
frederick-event-woods-check-success = { $side }: { $unit } hielt im Wald die Reihen (Wurf { $die }).
frederick-event-woods-check-failure = { $side }: { $unit } verlor im Wald die Ordnung (Wurf { $die }).
frederick-event-retreated = { $side }: { $unit } wich von { $from } nach { $to }.
frederick-event-followed = { $side }: { $leader } ging mit nach { $to }.

# Das Journal: verborgene Flügel
frederick-event-concealed = { $side }: { $count } Marken liegen. Einige davon sind Flügel.
frederick-event-counter-laid = { $side }: In Feld { $hex } liegt { $kind }, darunter { $what }.
frederick-event-mark-laid = { $side }: Ein Zeichen liegt in Feld { $hex }.
frederick-event-loaded = { $side }: { $unit } geht mit Flügel { $wing }.
frederick-event-rides = { $side }: { $leader } reitet mit Flügel { $wing }.
frederick-event-attached = { $side }: { $unit } ist dem Oberbefehlshaber beigegeben.
frederick-event-masked = { $side }: Über Abteilung { $detachment } liegt { $kind }.
frederick-event-told-off = { $detachment ->
    [4] { $side }: { $unit } bleibt bei der Armee.
   *[other] { $side }: { $unit } gehört zu Abteilung { $detachment }.
}
frederick-event-counter-came = { $side }: Marke { $number }, { $kind }, kam bei Feld { $to } auf die Karte ({ $cost }).
frederick-event-paced = { $side }: Marke { $number }, { $kind }, zog von { $from } nach { $to } ({ $cost }).
frederick-event-trailed = { $side }: Ein Zeichen von Marke { $number } zog von { $from } nach { $to }.
frederick-event-folded = { $side }: Marke { $number }, { $kind }, ging in Kolonne.
frederick-event-unfolded = { $side }: Marke { $number }, { $kind }, marschierte aus der Kolonne auf.
frederick-event-exchanged = { $side }: Zwei Marken in Feld { $hex } haben getauscht.
frederick-event-spotted = { $side }: { $what } ist bei Feld { $hex } entdeckt!
frederick-event-spotted-moving = { $side }: { $what } ist auf dem Marsch bei Feld { $hex } entdeckt!
frederick-event-vanished = { $side }: { $kind } bei Feld { $hex } war eine Attrappe und ist fort.
frederick-event-covered = { $side }: Bei Feld { $hex } geht der Marsch ungesehen weiter.
frederick-event-deployment-won = { $side } ist schneller: { $total } (Wurf { $die }) gegen { $enemytotal } (Wurf { $enemydie }), um { $margin }.
frederick-event-deployment-lost = { $side } ist nicht schneller: { $total } (Wurf { $die }) gegen { $enemytotal } (Wurf { $enemydie }).
frederick-event-shifted = { $side }: Der Flügel erscheint bei Feld { $to }, nicht { $from }.
frederick-event-forms-line = { $side }: { $what } marschiert auf.
frederick-event-forms-column = { $side }: { $what } steht in Kolonne.
frederick-event-unveiled = { $side }: { $what } marschiert bei Feld { $hex } auf, ehe jemand es entdeckt hat.
frederick-event-stationed = { $side }: { $unit } steht in Feld { $hex }.
frederick-event-rejoined = { $side }: { $unit } ist wieder bei seinem Flügel.

# Das Journal: Kämpfe
frederick-event-bombarded = { $side }: Feld { $hex } wurde beschossen von { $units }, Stärke { $strength }: Wurf { $die }{ $modifiers ->
    [0] {""}
   *[other] {" "}{ $signed } ({ $parts })
}, Ergebnis { $result }.
frederick-event-sheltered = { $side }: { $count ->
    [one] { $units } ritt aus dem Feuer von { $from } nach { $to }.
   *[other] { $count } Einheiten ritten aus dem Feuer von { $from } nach { $to }: { $units }.
}
frederick-event-attack = { $side } griff { $at } von { $from } aus an.
frederick-event-attack-flank = { $side } griff { $at } von { $from } aus an und hatte es umfasst: ein Flankenangriff.
frederick-event-attack-supported = { $side } griff { $at } von { $from } aus an und hatte es umfasst, doch Unterstützung deckte die Flanken.
frederick-event-attack-sweep = { $side } attackierte weiter von { $from } nach { $at }.
frederick-event-attack-sweep-flank = { $side } attackierte weiter von { $from } in die Flanke von { $at }.
frederick-event-attack-sweep-supported = { $side } attackierte weiter von { $from } nach { $at }, wo die Unterstützung mit verteidigte.
frederick-event-sniped-success = { $side }: Kroaten in { $from } schossen auf { $unit } in { $hex } und trafen, Wurf { $die } und Stärke { $strength }.
frederick-event-sniped-failure = { $side }: Kroaten in { $from } schossen vergebens auf { $unit } in { $hex }, Wurf { $die } und Stärke { $strength }.
frederick-event-withdrew = { $side }: { $count ->
    [one] { $units } wich von { $from } nach { $to } aus.
   *[other] { $count } Einheiten wichen von { $from } nach { $to } aus: { $units }.
}
frederick-event-nobody-left = { $side } stieß ins Leere: Der Feind hatte sich zurückgezogen.
frederick-event-surrendered-before-combat = { $side } nahm gefangen, wer sich ergab; zu kämpfen war mit niemandem mehr.
frederick-event-guns-alone = { $side } fiel über Geschütze her, die niemand deckte.
frederick-event-flank-opened = { $side }: Niemand war mehr da, die Flanke zu decken.
frederick-event-supports-stand = { $side }: Unterstützung trat zum Schutz der Flanken an.
frederick-event-no-longer-surrounded = { $side } war nicht mehr umzingelt.
frederick-event-leads = { $side }: { $unit } führte.
frederick-event-fought = { $side }: { $attack } gegen { $defence }, Verhältnis { $odds }, Wurf { $die }{ $modifiers ->
    [0] {""}
   *[other] {" "}{ $signed } ({ $parts })
}: Ergebnis { $attackresult }/{ $defenceresult }, Verlustpunkte { $attackpoints } für den Angreifer, { $defencepoints } für den Verteidiger.
frederick-event-fought-routed = { $side } fiel über Fliehende her: { $attack } gegen { $defence }, Verhältnis { $odds }, Wurf { $die }{ $modifiers ->
    [0] {""}
   *[other] {" "}{ $signed } ({ $parts })
}: Ergebnis { $attackresult }/{ $defenceresult }, Verlustpunkte { $attackpoints } für den Angreifer, { $defencepoints } für den Verteidiger.
frederick-event-advanced = { $side }: { $unit } rückte in Feld { $to } nach.
frederick-event-advanced-guns = { $side }: { $unit } fiel in Feld { $to } über die Geschütze her.
frederick-event-leader-advanced = { $side }: { $leader } rückte in Feld { $to } nach.
frederick-event-capture-escapes = { $side }: { $unit } wurde dem Feind aus den Händen gerissen, Wurf { $die }{ $modifiers ->
    [0] {""}
   *[other] {" "}{ $signed } ({ $parts })
}.
frederick-event-capture-counter = { $side }: Ein Teil von { $unit } wurde erobert, Wurf { $die }{ $modifiers ->
    [0] {""}
   *[other] {" "}{ $signed } ({ $parts })
}.
frederick-event-capture-whole = { $side }: { $unit } wurde ganz erobert, Wurf { $die }{ $modifiers ->
    [0] {""}
   *[other] {" "}{ $signed } ({ $parts })
}.
frederick-event-momentum-marked = { $side } drängte weiter gegen Feld { $hex }.
frederick-event-momentum-advanced = { $side }: { $unit } drängte weiter in Feld { $to }.
frederick-event-sweep-tried-success = { $side }: { $count ->
    [one] { $units } attackierte weiter
   *[other] { $units } attackierten weiter
}, Wurf { $die }{ $modifier ->
    [0] {""}
   *[other] {" "}+{ $modifier }
}, nötig mit der Moral 11.
frederick-event-sweep-tried-failure = { $side }: { $count ->
    [one] { $units } kam nicht zu einer weiteren Attacke
   *[other] { $units } kamen nicht zu einer weiteren Attacke
}, Wurf { $die }{ $modifier ->
    [0] {""}
   *[other] {" "}+{ $modifier }
}, nötig mit der Moral 11.

# Das Journal: Verluste
frederick-event-step-lost = { $side }: { $unit } verlor eine Stufe und behielt { $steps }.
frederick-event-step-surrendered = { $side }: Eine Stufe von { $unit } ergab sich, eingekeilt und überfüllt; es bleiben { $steps }.
frederick-event-gun-step-lost = { $side }: { $unit } verlor Geschütze, { $steps ->
    [one] 1 Stufe blieb.
   *[other] { $steps } Stufen blieben.
}
frederick-event-disordered-forced = { $side }: { $unit } ertrug nicht mehr und wich in Unordnung.
frederick-event-disordered-voluntary = { $side }: { $unit } ging auf Befehl zurück und geriet in Unordnung.
frederick-event-disordered-rout-result = { $side }: { $unit } wich in Unordnung.
frederick-event-disordered-additional-retreat = { $side }: { $unit } trat ungeordnet den zusätzlichen Rückzug an.
frederick-event-disordered-check = { $side }: { $unit } verlor den Mut und geriet in Unordnung.
frederick-event-disordered-crowded = { $side }: { $unit } geriet durch die eigenen Weichenden in Unordnung.
frederick-event-disordered-charge = { $side }: { $unit } war nach der Attacke in Unordnung.
frederick-event-disordered-failed-charge = { $side }: { $unit } geriet in Unordnung, als die Attacke verlief.
frederick-event-disordered-broken = { $side }: { $unit } geriet in Unordnung, als die Armee zerbrach.
frederick-event-disordered-woods = { $side }: { $unit } geriet im Wald in Unordnung.
frederick-event-disordered-sniped = { $side }: { $unit } geriet durch die Schützen in Unordnung.
frederick-event-disordered-overrun = { $side }: { $unit } entkam in Unordnung.
frederick-event-routed-forced = { $side }: { $unit } ertrug nicht mehr und floh.
frederick-event-routed-voluntary = { $side }: { $unit } ging auf Befehl zurück, und der Rückzug wurde zur Flucht.
frederick-event-routed-rout-result = { $side }: { $unit } wurde in die Flucht geschlagen.
frederick-event-routed-additional-retreat = { $side }: { $unit } sollte zusätzlich weichen und floh.
frederick-event-routed-check = { $side }: { $unit } verlor den Mut und floh.
frederick-event-routed-crowded = { $side }: { $unit } wurde von den eigenen Weichenden mitgerissen.
frederick-event-routed-charge = { $side }: { $unit } floh nach der Attacke.
frederick-event-routed-failed-charge = { $side }: { $unit } floh, als die Attacke verlief.
frederick-event-routed-broken = { $side }: { $unit } floh, als die Armee zerbrach.
frederick-event-routed-woods = { $side }: { $unit } löste sich im Wald auf.
frederick-event-routed-overrun = { $side }: Die Kanoniere von { $unit } flohen.
frederick-event-routed-sniped = { $side }: { $unit } floh vor den Schützen.
frederick-event-crowded = { $side }: In Feld { $hex } drängten sich zu viele Weichende.
frederick-event-crowded-mixed = { $side }: In Feld { $hex } gerieten Fußvolk und Reiter durcheinander.
frederick-event-check = { $side }: Die Moral von { $unit } wurde geprüft, Wurf { $die } gegen { $rating }.
frederick-event-check-mixed = { $side }: Die Moral von { $unit } wurde geprüft, Wurf { $die } +1 im Gedränge von Fußvolk und Reitern gegen { $rating }.
frederick-event-rallied-success = { $side }: { $unit } sammelte sich, Wurf { $die } gegen { $rating }.
frederick-event-rallied-failure = { $side }: { $unit } sammelte sich nicht, Wurf { $die } gegen { $rating }.
frederick-event-eliminated-gun-losses = { $side }: Die letzten Geschütze von { $unit } gingen verloren.
frederick-event-eliminated-losses = { $side }: { $unit } wurde zusammengeschossen, { $counters ->
    [one] ein Spielstein vernichtet.
   *[other] { $counters } Spielsteine vernichtet.
}
frederick-event-eliminated-no-way = { $side }: { $unit } fand keinen Ausweg, { $counters ->
    [one] ein Spielstein vernichtet.
   *[other] { $counters } Spielsteine vernichtet.
}
frederick-event-eliminated-zone = { $side }: { $unit } lief dem Gegner in die Arme, { $counters ->
    [one] ein Spielstein vernichtet.
   *[other] { $counters } Spielsteine vernichtet.
}
frederick-event-eliminated-shaken = { $side }: { $unit } war zu erschüttert, um am Gegner vorbeizukommen, { $counters ->
    [one] ein Spielstein vernichtet.
   *[other] { $counters } Spielsteine vernichtet.
}
frederick-event-eliminated-surrender = { $side }: { $unit } streckte die Waffen, { $counters ->
    [one] ein Spielstein vernichtet.
   *[other] { $counters } Spielsteine vernichtet.
}
frederick-event-eliminated-routed-attacked = { $side }: { $unit } wurde auf der Flucht angegriffen und ergab sich, { $counters ->
    [one] ein Spielstein vernichtet.
   *[other] { $counters } Spielsteine vernichtet.
}
frederick-event-eliminated-overrun = { $side }: { $unit } wurde überrannt, { $counters ->
    [one] ein Spielstein vernichtet.
   *[other] { $counters } Spielsteine vernichtet.
}
frederick-event-eliminated-off-map = { $side }: { $unit } floh vom Schlachtfeld, { $counters ->
    [one] ein Spielstein vernichtet.
   *[other] { $counters } Spielsteine vernichtet.
}
frederick-event-eliminated-harried = { $side }: { $unit } wurde auf dem Rückzug aufgerieben, { $counters ->
    [one] ein Spielstein vernichtet.
   *[other] { $counters } Spielsteine vernichtet.
}
frederick-event-eliminated-overstacked = { $side }: { $unit } war eingekeilt und wurde aufgegeben, { $counters ->
    [one] ein Spielstein vernichtet.
   *[other] { $counters } Spielsteine vernichtet.
}
frederick-event-captured-gun-losses = { $side }: Die letzten Geschütze von { $unit } wurden genommen.
frederick-event-captured-losses = { $side }: { $unit } wurde zusammengeschossen, { $counters ->
    [one] ein Spielstein gefangen.
   *[other] { $counters } Spielsteine gefangen.
}
frederick-event-captured-no-way = { $side }: { $unit } fand keinen Ausweg, { $counters ->
    [one] ein Spielstein gefangen.
   *[other] { $counters } Spielsteine gefangen.
}
frederick-event-captured-zone = { $side }: { $unit } lief dem Gegner in die Arme, { $counters ->
    [one] ein Spielstein gefangen.
   *[other] { $counters } Spielsteine gefangen.
}
frederick-event-captured-shaken = { $side }: { $unit } war zu erschüttert, um am Gegner vorbeizukommen, { $counters ->
    [one] ein Spielstein gefangen.
   *[other] { $counters } Spielsteine gefangen.
}
frederick-event-captured-surrender = { $side }: { $unit } streckte die Waffen, { $counters ->
    [one] ein Spielstein gefangen.
   *[other] { $counters } Spielsteine gefangen.
}
frederick-event-captured-routed-attacked = { $side }: { $unit } wurde auf der Flucht angegriffen und ergab sich, { $counters ->
    [one] ein Spielstein gefangen.
   *[other] { $counters } Spielsteine gefangen.
}
frederick-event-captured-overrun = { $side }: { $unit } wurde überrannt, { $counters ->
    [one] ein Spielstein gefangen.
   *[other] { $counters } Spielsteine gefangen.
}
frederick-event-captured-off-map = { $side }: { $unit } floh vom Schlachtfeld, { $counters ->
    [one] ein Spielstein gefangen.
   *[other] { $counters } Spielsteine gefangen.
}
frederick-event-captured-harried = { $side }: { $unit } wurde auf dem Rückzug aufgerieben, { $counters ->
    [one] ein Spielstein gefangen.
   *[other] { $counters } Spielsteine gefangen.
}
frederick-event-captured-overstacked = { $side }: { $unit } war eingekeilt und wurde aufgegeben, { $counters ->
    [one] ein Spielstein gefangen.
   *[other] { $counters } Spielsteine gefangen.
}
frederick-event-success = { $side } gewann { $points ->
    [one] einen Punkt Kampferfolg.
   *[other] { $points } Punkte Kampferfolg.
}
frederick-event-points-left = { $side }: { $points ->
    [one] Der letzte Verlustpunkt blieb ungetragen.
   *[other] Die letzten { $points } Verlustpunkte blieben ungetragen.
}
frederick-event-leader-unhurt = { $second ->
    [0] { $side }: { $leader } blieb unverletzt (Wurf { $die }).
   *[other] { $side }: { $leader } blieb unverletzt (Würfe { $die } und { $second }).
}
frederick-event-leader-scratch = { $side }: Eine Kugel streifte { $leader } (Würfe { $die } und { $second }).
frederick-event-leader-wounded = { $side }: { $leader } wurde verwundet und fortgetragen (Würfe { $die } und { $second }).
frederick-event-leader-killed = { $side }: { $leader } fiel (Würfe { $die } und { $second }).
frederick-event-leader-caught = { $side }: { $leader }, allein unter Feinden, entkam nach Feld { $to } (Wurf { $die }).
frederick-event-leader-caught-killed = { $side }: { $leader }, allein unter Feinden nahe Feld { $at }, wurde niedergehauen (Wurf { $die }).
frederick-event-leader-caught-nobody = { $side }: { $leader }, allein unter Feinden nahe Feld { $at }, fand keine Freunde mehr und ritt vom Feld (Wurf { $die }).
frederick-event-leader-replaced = { $side }: Ein anderer Offizier trat an die Stelle von { $leader }.
frederick-event-commander-fell = { $side }: { $leader } fehlte, die Armee war ohne Oberbefehlshaber.
frederick-event-commander-fell-deputy = { $side }: { $deputy } übernahm nach { $leader } den Oberbefehl.
frederick-event-adjusted = { $side }: Armeemoral { $marker }{ $bonus ->
    [0] {""}
   *[other] , erhöht um { $bonus } für Erfolge
}{ $routed ->
    [0] {""}
    [one] , gesenkt um eine fliehende Einheit
   *[other] , gesenkt um { $routed } fliehende Einheiten
}.
frederick-event-fatigue = { $side }: Die Hitze kostete { $points } Moral.
frederick-event-rested = { $side }: Die Armee ruhte und gewann { $points } Moral zurück.
frederick-event-demoralized = { $die ->
    [0] { $side }: Bei Armeemoral { $marker } war die Armee demoralisiert.
   *[other] { $side }: Bei Armeemoral { $marker } war die Armee demoralisiert (Wurf { $die }).
}
frederick-event-not-demoralized = { $side }: Bei Armeemoral { $marker } hielt die Armee stand (Wurf { $die }).
frederick-event-broken = { $side }: Die Armee zerbrach.

# Wie es ausging
frederick-outcome-decisive = { $side } errang einen entscheidenden Sieg
frederick-outcome-substantial = { $side } errang einen deutlichen Sieg
frederick-outcome-marginal = { $side } errang einen knappen Sieg
frederick-outcome-drawn = Die Schlacht blieb unentschieden

# Worum es in der Schlacht geht
frederick-stakes-goal = Nach dem letzten Zug entscheiden Siegpunkte und der Zustand beider Armeen, wie hoch der Sieg ausfällt.
frederick-stakes-losses = Verlorene Einheiten des Gegners bringen Punkte.
frederick-stakes-leaders = Ein verwundeter oder gefallener Befehlshaber des Gegners bringt Punkte.
frederick-stakes-points = Siegpunkte
frederick-stakes-morale = Verlorene Moral, bis Gefahr droht
frederick-stakes-hold = { $side }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} am Ende für { $units } Infanterieeinheiten hier oder daneben{ $among ->
    [one] { "" }
   *[other] , oder an einem anderen von { $among } Orten
}
frederick-stakes-at-least = { $side }: Armee mindestens { $state }
frederick-stakes-at-most = { $side }: Armee höchstens { $state }
frederick-stakes-lead = { $side }: { $points ->
    [0] nicht weniger Punkte als der Gegner
   *[other] { $points } Punkte mehr als der Gegner
}
frederick-stakes-lead-limit = { $side }: höchstens { $points } Punkte mehr als der Gegner
frederick-stakes-morale-at-most = { $side }: Armeemoral { $morale } oder niedriger
frederick-stakes-morale-higher = { $side }: höhere Armeemoral als der Gegner
frederick-stakes-lifeline = { $side } verliert { $points } Punkte, wenn Befehlshaber und Generale von der Heimat abgeschnitten sind.
frederick-stakes-otherwise = in allen anderen Fällen

# Ablehnungen: Allgemeines
frederick-refusal-not-now = Danach wird jetzt nicht gefragt.
frederick-refusal-not-your-turn = Die andere Seite hat zu entscheiden.
frederick-refusal-not-yours = Darüber hast du nicht zu befehlen, oder es ist nicht auf der Karte.
frederick-refusal-inactive = Die Armee ist noch nicht in Bewegung.
frederick-refusal-nobody-there = Dort steht niemand.
frederick-refusal-enemy-there = Dieses Feld hält der Gegner.
frederick-refusal-prohibited = Dieses Gelände ist hier verschlossen.
frederick-refusal-routed = Wer flieht, gehorcht nicht, bis er gesammelt ist.
frederick-refusal-tried = Der eine Versuch dieser Runde ist getan.
frederick-refusal-not-beside = Die Anführer müssen im selben Feld stehen.

# Ablehnungen: Aufstellung und Eintritt
frederick-refusal-outside-zone = Feld { $hex } liegt außerhalb des Raums, in dem dieser Spielstein aufgestellt werden darf.
frederick-refusal-nobody-in-hand = Alle sind aufgestellt.
frederick-refusal-leader-without-detachment = Ein Anführer steht außerhalb des Lagers nur bei oder neben einer Abordnung, nicht in Feld { $hex }.
frederick-refusal-detachments-too-close = Feld { $hex } liegt zu nahe an einer anderen Abordnung.
frederick-refusal-enough-detachments = Mehr Abordnungen gibt es nicht; in Feld { $hex } entstünde noch eine.
frederick-refusal-already-placed = Die fertige Aufstellung gibt es nur, solange noch niemand gesetzt ist.
frederick-refusal-no-entry = Hier kommt jetzt niemand auf die Karte.
frederick-refusal-must-enter = Die Einheit ist noch neben der Karte und muss erst hereinkommen.
frederick-refusal-comes-later = Noch ist die Einheit nicht herangekommen.

# Ablehnungen: Befehle
frederick-refusal-not-special = Nur ein besonderer Anführer mit Initiative kann einen Flügel antreiben.
frederick-refusal-wrong-arm = Über Flügel dieser Waffengattung hat dieser Anführer keine Macht.
frederick-refusal-not-degraded = Dieser Flügel ist nicht gemindert und braucht keinen Antrieb.
frederick-refusal-cannot-trace = Diese Einheit ist nicht ohne Befehl, oder sie ist zu weit vom Oberbefehlshaber.
frederick-refusal-not-theirs = Dieser Flügel gehört zur anderen Armee.
frederick-refusal-short-leash = Dieser Flügel wird am kurzen Zügel geführt oder hat niemanden auf der Karte.
frederick-refusal-wrong-formation = Dieses Missgeschick trifft keinen Flügel in dieser Formation, oder es hat ihn schon getroffen.

# Ablehnungen: Kolonnen
frederick-refusal-no-wing = Der Flügel braucht seinen Anführer und jemanden auf der Karte.
frederick-refusal-in-column = Diese Formation besteht schon, oder es wurde schon gezogen.
frederick-refusal-not-in-column = Dieser Flügel ist nicht in Kolonne.
frederick-refusal-not-effective = Nur ein wirksamer Flügel kann die Kolonne formieren.
frederick-refusal-not-formed = Ein Flügel formiert die Kolonne nur, wenn alle seine Einheiten geordnet sind.
frederick-refusal-out-of-command = Eine Einheit des Flügels ist außerhalb der Befehlsgewalt; er kann keine Kolonne bilden.
frederick-refusal-in-zone = Eine Einheit des Flügels steht in einer gegnerischen Kontrollzone; er kann die Kolonne nicht formieren.
frederick-refusal-column-stack = In einem Feld können höchstens { $limit } Stufen Infanterie und Kavallerie in Kolonne marschieren.
frederick-refusal-wing-not-in-column = Dieser Flügel ist nicht eben erst in Kolonne gegangen.
frederick-refusal-enough-guns = Mit diesem Flügel ziehen schon drei Batterien.
frederick-refusal-guns-far = Die Batterie muss höchstens fünf Felder vom Anführer eines solchen Flügels stehen.
frederick-refusal-guns-not-fit = Die Batterie muss wirksam und geordnet sein, nicht in Kolonne und nicht am Feind.
frederick-refusal-no-commander = Es gibt keinen Oberbefehlshaber, der das tun könnte.

# Ablehnungen: Bewegung
frederick-refusal-not-next = Ein Schritt führt in ein Nachbarfeld.
frederick-refusal-halted = Wer auf den Feind gestoßen ist, muss halten.
frederick-refusal-held-by-water = Wer nicht in Kolonne ist, muss am Fluss halten; weiter geht es nur über die Brücke.
frederick-refusal-only-columns-wade = Durch diesen Fluss gehen nur Kolonnen; andere nehmen die Brücke.
frederick-refusal-train-there = Durch einen Troß zieht niemand, und niemand steht mit ihm in Feld { $hex }.
frederick-refusal-train-never-rallies = Ein geflohener Troß wird nicht gesammelt.
frederick-refusal-too-far = { $left ->
    [0] Kein Bewegungspunkt ist übrig; der Schritt kostet { $cost }.
    [one] Ein Bewegungspunkt ist übrig; der Schritt kostet { $cost }.
    [other] { $left } Bewegungspunkte sind übrig; der Schritt kostet { $cost }.
   *[unknown] Dorthin kommt dieser Spielstein mit dieser Bewegung nicht.
}
frederick-refusal-moved = Dieser Spielstein ist schon gezogen.
frederick-refusal-nobody-moves = Es ist kein Spielstein in Bewegung.
frederick-refusal-one-at-a-time = Gezogen wird einer nach dem anderen; erst der, der unterwegs ist.
frederick-refusal-crowded-first = Zuerst müssen die überfüllten Felder geräumt werden.
frederick-refusal-not-crowded = Diese Einheit ist nicht in einem überfüllten Feld eingekeilt.
frederick-refusal-stack-full = { $limit ->
    [other] Das Feld ist voll: { $limit } Stufen Infanterie und Kavallerie oder nur Geschütze, dazu neben Truppen 8 Stufen Geschütze.
   *[unknown] Das Feld ist voll.
}
frederick-refusal-engaged = Infanterie im Gefecht kommt nicht fort; erst muss eine andere Einheit nach vorn.
frederick-refusal-engaged-by-fast = Schnelle Einheiten des Gegners halten sie fest.
frederick-refusal-engaged-by-cavalry = Geordnete Kavallerie des Gegners hält sie fest.
frederick-refusal-guns-alone = Geschütze gehen nur dort an den Feind, wo eigene Infanterie oder Kavallerie schon steht.
frederick-refusal-shaken = Diese Einheit ist zu erschüttert für eine gegnerische Kontrollzone.
frederick-refusal-out-of-command-zone = Außerhalb der Befehlsgewalt betritt sie keine feindliche Kontrollzone.
frederick-refusal-shy = Diese Einheit hat sich bei diesem Zug schon geweigert, an den Feind zu gehen.
frederick-refusal-leader-alone = Ein Anführer geht nicht ohne Truppen an den Feind.
frederick-refusal-leader-stays = Ein Anführer verlässt die Karte nicht.
frederick-refusal-army-stands = Solange die Armee standhält, verlässt niemand das Schlachtfeld.
frederick-refusal-no-edge = Das ist kein eigener Kartenrand.
frederick-refusal-on-top = Diese Einheit liegt schon obenauf.
frederick-refusal-lifted = Diese Einheit wurde schon einmal obenauf gelegt.
frederick-refusal-struck-already = Diesen Flügel hat das Kriegsglück schon getroffen.
frederick-refusal-battery-fired = Diese Batterie hat in dieser Phase schon geschossen.
frederick-refusal-not-behind-supports = Sie steht in ihrem Feld hinter keiner anderen Unterstützung.
frederick-refusal-last-step = Sie hat nur noch eine Stufe.
frederick-refusal-only-sweepers = An der Attacke nimmt nur die Kavallerie teil, die sie reitet.
frederick-refusal-guns-stay-below = Geschütze der Koalition, die eben erst an den Feind gezogen sind, bleiben im Stapel unten.
frederick-refusal-not-routed = Diese Einheit flieht nicht, oder sie ist schon gelaufen.

# Ablehnungen: Beschuss
frederick-refusal-no-battery = Keine Batterie kann dorthin feuern.
frederick-refusal-battery-unfit = Verlassene Geschütze und solche in Kolonne feuern nicht.
frederick-refusal-battery-moved = Diese Batterie ist schon gezogen oder hat schon gefeuert.
frederick-refusal-battery-covered = Im Stapel liegt Infanterie oder Kavallerie über dieser Batterie.
frederick-refusal-bombarded = Feld { $hex } wurde schon beschossen.
frederick-refusal-not-adjacent = Dieses Feld ist nicht benachbart.
frederick-refusal-out-of-range = Auf { $range } Felder reicht das Feuer nicht.
frederick-refusal-enemies-near = Der Feind steht unmittelbar daneben, und nur mit ihm ist jetzt zu rechnen.
frederick-refusal-friends-near = Der Schuss würde die eigenen Truppen beim Ziel gefährden.
frederick-refusal-no-strength = Auf diese Entfernung richtet die Batterie nichts aus.
frederick-refusal-out-of-sight = Die Batterie sieht Feld { $hex } nicht.

# Ablehnungen: Sammeln
frederick-refusal-formed = Diese Einheit ist geordnet und muss sich nicht sammeln.

# Ablehnungen: Nahkampf
frederick-refusal-no-opponent = Niemand, der noch zu kämpfen hat, kann Feld { $hex } angreifen.
frederick-refusal-not-all-adjacent = In einem Kampf muss jeder Angreifer neben jedem Verteidiger stehen.
frederick-refusal-guns-by-themselves = Artillerie für sich allein wird für sich allein angegriffen, nicht zusammen mit anderen Feldern.
frederick-refusal-must-rush-on = Der Flügel stürmt vor: Die Einheit hält erst neben dem Feind oder wo kein Schritt sie näher bringt.
frederick-refusal-leaves-somebody = Wer im Gefecht steht, muss kämpfen; so bliebe jemand ohne Gegner.
frederick-refusal-no-attacker = Es ist noch niemand zum Angriff bestimmt.
frederick-refusal-not-played = In dieser Schlacht schießen Kroaten nicht aus dem Hinterhalt.
frederick-refusal-no-croats = Nur ein Stapel aus lauter Kroaten, die noch zu kämpfen haben, schießt aus dem Hinterhalt.
frederick-refusal-cavalry-near = Neben gegnerischer Kavallerie schießen Kroaten nicht aus dem Hinterhalt.
frederick-refusal-no-target = Dort ist kein Ziel.
frederick-refusal-not-engaged = Das kann nur eine Einheit, die im Gefecht steht.
frederick-refusal-not-fighting-there = Über dieses Gelände geht kein Angriff, oder es macht keinen Unterschied.
frederick-refusal-lead-first = Den ersten Verlustpunkt trägt die führende Einheit.
frederick-refusal-must-lose-steps = Ehe sie weichen darf, muss die Einheit Stufen verlieren.
frederick-refusal-must-go-back = Mit so wenig Moral muss die Einheit stattdessen weichen.
frederick-refusal-nobody-else = Ohne diese Einheit könnte niemand die übrigen Verlustpunkte tragen.
frederick-refusal-no-way-back = Dorthin führt kein Rückzug.
frederick-refusal-no-guns-there = Diese Batterie wurde nicht getroffen.
frederick-refusal-no-leader-there = Dieser Anführer ist nicht bei der weichenden Einheit.
frederick-refusal-may-not-advance = Diese Einheit hat an diesem Angriff nicht teilgenommen, ist schon nachgerückt oder kann es nicht.
frederick-refusal-not-vacated = Dieses Feld ist nicht geräumt.
frederick-refusal-leader-needs-units = Ein Anführer rückt nur Truppen nach, die ihm vorangehen.
frederick-refusal-did-not-advance = Weiterdrängen kann nur, wer eben nachgerückt ist.
frederick-refusal-no-momentum-target = Dort steht keine gegnerische Infanterie oder Kavallerie neben denen, die nachgerückt sind.
frederick-refusal-marked-first = Zuerst das Feld, gegen das der Schwung gerichtet wurde.
frederick-refusal-no-charge-there = Keine Kavallerie, die weiter attackieren darf, erreicht dieses Feld.
frederick-refusal-may-not-charge = Weiter attackiert nur geordnete Kavallerie dieses Angriffs, die im Gefecht steht, und nur einmal je Runde.

# Ablehnungen: verborgene Flügel
frederick-refusal-nothing-in-hand = Alle Marken liegen.
frederick-refusal-counter-outside = Diese Marke darf nicht in Feld { $hex } liegen.
frederick-refusal-mark-under = Das Zeichen liegt neben seiner Marke, nicht darunter.
frederick-refusal-mark-far = Das Zeichen liegt höchstens { $range } { $range ->
    [one] Feld
   *[other] Felder
} von seiner Marke.
frederick-refusal-stacks-too-close = Zwischen Feld { $hex } und der nächsten Marke einer Abteilung müssen drei Felder liegen.
frederick-refusal-not-grouped = Das ist keinem Flügel beigegeben.
frederick-refusal-with-that-wing = Sie geht schon mit diesem Flügel.
frederick-refusal-guns-with-wing = { $most ->
    [0] Mit diesem Flügel geht keine Artillerie.
    [one] Mit diesem Flügel geht höchstens eine Artillerieeinheit.
   *[other] Mit einem Flügel gehen höchstens { $most } Artillerieeinheiten.
}
frederick-refusal-attached-already = Sie ist schon beigegeben.
frederick-refusal-enough-attached = Dem Oberbefehlshaber werden höchstens { $most } solche Einheiten beigegeben.
frederick-refusal-not-detached = Sie kann jetzt keiner Abteilung zugeteilt werden.
frederick-refusal-detached-there = Sie gehört schon dorthin.
frederick-refusal-detached-in-order = Die Abteilung davor hat noch niemanden.
frederick-refusal-no-such-mask = Diese Abteilung kann nicht unter einer solchen Marke liegen.
frederick-refusal-not-all-laid = Es liegen noch nicht alle Marken.
frederick-refusal-counter-in-zone = Ein verborgener Flügel betritt keine feindliche Kontrollzone.
frederick-refusal-no-way-in = Dort kann sie nicht auf die Karte kommen.
frederick-refusal-marks-behind = Die Zeichen müssen höchstens zwei Felder von ihrer Marke bleiben.
frederick-refusal-no-such-mark = Dieses Zeichen zieht mit seiner Kolonne, oder es liegt nicht auf der Karte.
frederick-refusal-must-come-in = Sie muss erst auf die Karte kommen.
frederick-refusal-no-such-counter = Eine solche Marke hast du nicht.
frederick-refusal-not-together = Nur zwei Marken, die gleich aussehen und in einem Feld liegen, können tauschen.
frederick-refusal-not-attached = Sie ist dem Oberbefehlshaber nicht beigegeben oder nicht auf der Karte.
frederick-refusal-rides-elsewhere = Er reitet mit einem anderen Flügel.
frederick-refusal-nobody-under-it = Da ist niemand, der aufmarschieren könnte.
frederick-refusal-too-far-to-deploy = Der Marsch war zu weit zum Aufmarsch: mehr als { $most }.
frederick-refusal-not-shifted = Nur ein ziehender Flügel, der den Wurf gewonnen hat, wird versetzt.
frederick-refusal-too-far-to-shift = Er darf höchstens { $most } { $most ->
    [one] Feld
   *[other] Felder
} versetzt werden.
frederick-refusal-not-to-be-placed = Sie wird jetzt nicht aufgestellt.
frederick-refusal-far-from-leader = Feld { $hex } ist mehr als drei Felder vom Anführer entfernt.
frederick-refusal-beyond-enemy = Feld { $hex } liegt jenseits des Feindes.
frederick-refusal-around-enemy = In Feld { $hex } würde der Flügel einen Feind umstellen.
frederick-refusal-marks-first = Erst steht eine Einheit beim Anführer, dann zwei in den Feldern der Zeichen.
frederick-refusal-not-beside-others = Sie muss bei oder neben anderen ihres Flügels stehen.
frederick-refusal-column-at-enemy = Keine Kolonne wird neben dem Feind oder jenseits von ihm aufgestellt.
frederick-refusal-line-first = Erst wird der Weg hinter dem Anführer gefüllt, Feld um Feld.
frederick-refusal-not-beside-line = Sie muss neben der Kolonne stehen.

# Berichte über Lagen
frederick-state = Runde { $turn }, Spielerzug: { $side }, Phase `{ $phase }`
