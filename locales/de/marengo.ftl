# Was das Regelsystem `marengo` sagt: Befehle, Fragen, Ablehnungen und das Journal. Die Regeln selbst stehen in `rules-marengo.ftl`.

# Spielsteine
marengo-face-infantry = Infanterie { $strength }
marengo-face-cavalry = Kavallerie { $strength }
marengo-face-artillery = Artillerie { $strength }
marengo-face-hidden = ein verdeckter Spielstein
marengo-pieces = { $count ->
    [one] ein Spielstein
   *[other] { $count } Spielsteine
}

# Was es kostet
marengo-cost-free = frei
marengo-cost-commands = { $commands ->
    [one] 1 Kommandopunkt
   *[other] { $commands } Kommandopunkte
}
marengo-price-command = 1 Kommandopunkt
marengo-price-main-road = frei auf der Hauptstraße
marengo-price-nobody-opposite = frei, gegenüber steht niemand
marengo-price-included = kein weiterer Kommandopunkt

# Fragen. Der Name der Seite steht daneben.
marengo-question-activate = Welche Spielsteine werden aktiviert?
marengo-question-bombard = Wird der angekündigte Artilleriebeschuss ausgeführt?
marengo-question-command = Welches Kommando wird gegeben?
marengo-question-group = Wer kommt zur Gruppe?
marengo-question-show-infantry = Welche Infanterie wird vor dem Hindernis gezeigt?
marengo-question-oppose = Wird der Vorstoß blockiert, und von wem?
marengo-question-answer = Der Vorstoß ist gestoppt: Wer blockiert seinerseits?
marengo-question-lead-attack = Wer bildet die erste Reihe des Sturmangriffs?
marengo-question-defensive-fire = Feuert Artillerie zur Verteidigung?
marengo-question-lead-defence = Wer bildet die erste Reihe der Verteidigung?
marengo-question-pursue = Verfolgt Kavallerie?
marengo-question-close-up = Schließt Kavallerie auf?
marengo-question-lose-own = Welcher eigene Spielstein trägt den Verlust?
marengo-question-lose-enemy = Welcher Spielstein der gegnerischen ersten Reihe trägt den Verlust?
marengo-question-retreat = Wohin zieht sich dieser Spielstein zurück?

# Befehle
marengo-order-activate = { $piece } aktivieren
marengo-order-end-activation = Niemanden mehr aktivieren
marengo-order-bombard-reserve = Auf die Reserve in { $locale } feuern
marengo-order-bombard-approach = Auf die Spielsteine in { $locale } feuern, die gegen { $towards } blockieren
marengo-order-cancel-bombardment = Artilleriebeschuss aufheben
marengo-order-assault = Sturmangriff von { $locale } auf { $towards }
marengo-order-thrust = Vorstoß von { $locale } nach { $towards }
marengo-order-march = Von { $locale } nach { $towards } marschieren
marengo-order-block = Bei { $locale } den Zugang nach { $towards } blockieren
marengo-order-fall-back = Bei { $locale } vom Zugang nach { $towards } in Reserve gehen
marengo-order-close-up = Bei { $locale } zum Zugang nach { $towards } aufschließen
marengo-order-join = { $piece } zur Gruppe nehmen
marengo-order-go = Mit dieser Gruppe los
marengo-order-road = { $piece } auf der Straße nach { $to } bewegen
marengo-order-road-block = { $piece } bei { $locale } auf der Straße zum Zugang nach { $towards } aufschließen lassen
marengo-order-enter = { $piece } hereinbringen: { $entry }
marengo-order-announce = Artilleriebeschuss ankündigen: { $piece }
marengo-order-end-turn = Zug beenden
marengo-order-show = { $piece } zeigen
marengo-order-give-way = Nicht blockieren, weichen
marengo-order-stay = In Reserve bleiben
marengo-order-lead = { $piece } in die erste Reihe stellen
marengo-order-end-lead = Niemand sonst in die erste Reihe
marengo-order-fire = Mit { $piece } feuern
marengo-order-hold-fire = Nicht feuern
marengo-order-lose = Einen Punkt verliert { $piece }
marengo-order-pursue = Mit { $piece } verfolgen
marengo-order-end-pursuit = Niemand sonst verfolgt
marengo-order-end-close-up = Niemand sonst schließt auf
marengo-order-retreat = { $piece } nach { $to } zurückziehen
marengo-order-perish = { $piece } verloren geben

# Pläne
marengo-offer-from-reserve = { $what } (in Reserve bei { $locale })
marengo-offer-from-approach = { $what } (in Sperrstellung bei { $locale } gegen { $towards })
marengo-offer-from-force = { $what } ({ $force })
marengo-offer-road-on = { $what } (die Straße, die weiter nach { $places } führt)
marengo-offer-road-ends = { $what } (die Straße, die dort endet)
marengo-offer-lane = { $what } (Straßenstück { $number })
marengo-offer-approach = { $what } (über den Zugang { $approach })
marengo-offer-piece = { $what } (Stein { $number })
marengo-plan-announce = Artilleriebeschuss ankündigen
marengo-plan-assault = Sturmangriff auf { $locale }
marengo-plan-thrust = Vorstoß nach { $to }
marengo-plan-march = Nach { $to } marschieren
marengo-plan-block = Zugang nach { $towards } blockieren
marengo-plan-fall-back = Bei { $to } in Reserve gehen
marengo-plan-close-up = Zum Zugang nach { $towards } aufschließen
marengo-plan-road = Auf der Straße nach { $to } ziehen
marengo-plan-enter = Hereinkommen: { $to }
marengo-plan-reply = Dies wählen

# Summen. Im Journal steht ein Teil mit seinem Betrag; in der Vorschau steht der Betrag daneben.
marengo-sum-attack = Stärke des Angriffs
marengo-sum-bombardment = Stärke des Artilleriebeschusses
marengo-sum-defence = Stärke der Verteidigung
marengo-sum-pursuit = Stärke der Verfolgung
marengo-part-leading = { $amount ->
    [one] erste Reihe { $amount }
    [other] erste Reihe { $amount }
   *[alone] erste Reihe
}
marengo-part-artillery = { $amount ->
    [one] Artillerie { $amount }
    [other] Artillerie { $amount }
   *[alone] Artillerie
}
marengo-part-pursuers = { $amount ->
    [one] Verfolger { $amount }
    [other] Verfolger { $amount }
   *[alone] Verfolger
}
marengo-part-penalty-infantry = { $amount ->
    [one] Gelände gegen Infanterie { $amount }
    [other] Gelände gegen Infanterie { $amount }
   *[alone] Gelände gegen Infanterie
}
marengo-part-penalty-cavalry = { $amount ->
    [one] Gelände gegen Kavallerie { $amount }
    [other] Gelände gegen Kavallerie { $amount }
   *[alone] Gelände gegen Kavallerie
}
marengo-part-penalty-artillery = { $amount ->
    [one] Gelände gegen Artillerie { $amount }
    [other] Gelände gegen Artillerie { $amount }
   *[alone] Gelände gegen Artillerie
}
marengo-part-broken = { $amount ->
    [one] Demoralisierung { $amount }
    [other] Demoralisierung { $amount }
   *[alone] Demoralisierung, eins je Spielstein der ersten Reihe
}

# Aussichten
marengo-chance-loss = { $amount ->
    [0] kein Verlust
    [one] das Ziel verliert einen Stärkepunkt
   *[other] das Ziel verliert bis zu { $amount } Stärkepunkte
}
marengo-chance-won = Sturmangriff gelingt, Ergebnis { $amount }
marengo-chance-lost = Sturmangriff scheitert, Ergebnis { $amount }
marengo-chance-guns = Artillerie unter den Verteidigern

# Das Journal: Züge
marengo-event-set-up = { $side }: { $pieces } wurden ausgelost und aufgestellt.
marengo-event-mustered = { $count ->
    [one] { $side } hielt seine Verstärkung bereit: { $force }, ein Spielstein.
   *[other] { $side } mischte seine Verstärkungen: { $force }, { $count } Spielsteine.
}
marengo-when = Runde { $round } von { $rounds }, { $clock } Uhr
marengo-event-round = Runde { $round } begann um { $clock } Uhr.
marengo-event-turn = { $side } begann um { $clock } Uhr seinen Zug.
marengo-event-woken = { $count ->
    [one] { $side }: Der nahe Feind schreckte einen Spielstein auf.
   *[other] { $side }: Der nahe Feind schreckte { $count } Spielsteine auf.
}
marengo-event-activated = { $side } aktivierte einen Spielstein.
marengo-event-shuffled = { $side } mischte seine Spielsteine bei { $locale }.
marengo-event-shown = { $side } zeigte { $piece }.
marengo-event-delayed = { $count ->
    [one] { $side }: Ein Spielstein wartete weiter außerhalb der Karte: { $force }.
   *[other] { $side }: { $count } Spielsteine warteten weiter außerhalb der Karte: { $force }.
}
marengo-event-ended-by-stars = { $colours ->
    [0] { $side } gewann die Schlacht: Der Angreifer hielt keinen Stern.
    [one] { $side } gewann die Schlacht: Der Angreifer hielt Sterne einer einzigen Farbe.
   *[other] { $side } gewann die Schlacht: Der Angreifer hielt Sterne von { $colours } Farben.
}
marengo-event-ended-by-morale = { $side } gewann die Schlacht gegen eine demoralisierte Armee.

# Das Journal: Bewegungen
marengo-event-marched = { $side } marschierte von { $locale } nach { $to }: { $pieces } ({ $price }).
marengo-event-blocked = { $side } blockierte bei { $locale } den Zugang nach { $towards }: { $pieces }.
marengo-event-fell-back = { $side } ging bei { $locale } vom Zugang nach { $towards } in Reserve: { $pieces } ({ $price }).
marengo-event-road = { $waited ->
    [0] { $side }: { $piece } zog auf der Straße nach { $to } (Schritt { $step }; { $price }).
    [one] { $side }: { $piece } zog auf der Straße nach { $to } (Schritt { $step }, nach einem Schritt Warten; { $price }).
   *[other] { $side }: { $piece } zog auf der Straße nach { $to } (Schritt { $step }, nach { $waited } Schritten Warten; { $price }).
}
marengo-event-closed-up = { $count ->
    [one] { $side }: Eine Kavallerie schloss bei { $locale } zum Zugang nach { $towards } auf ({ $price }).
   *[other] { $side }: { $count } Spielsteine der Kavallerie schlossen bei { $locale } zum Zugang nach { $towards } auf ({ $price }).
}
marengo-event-entered = { $step ->
    [0] { $side }: { $piece } kam herein: { $entry }.
   *[other] { $side }: { $piece } kam herein: { $entry }, Schritt { $step }.
}
marengo-event-thrust = { $side } unternahm von { $locale } einen Vorstoß nach { $towards }: { $pieces }.
marengo-event-opposed = { $side } stoppte den Vorstoß bei { $locale } und blockierte den Zugang nach { $towards }: { $pieces }.
marengo-event-unopposable-blocked = { $side } konnte bei { $locale } nicht blockieren: Der Vorstoß kam unmittelbar aus der Blockadeposition.
marengo-event-unopposable-reserve = { $side } konnte bei { $locale } nicht blockieren: Dort stand niemand in Reserve.
marengo-event-gave-way = { $side } blockierte nicht und gab { $locale } preis.
marengo-event-answered = { $following ->
    [0] Vor { $towards } gestoppt, behielt { $side } seine Spielsteine bei { $locale } in Reserve.
   *[other] { $staying ->
        [0] Vor { $towards } gestoppt, blockierte { $side } seinerseits bei { $locale } ({ $price }).
       *[other] Vor { $towards } gestoppt, blockierte { $side } seinerseits bei { $locale }; Spielsteine im Zugang: { $following }, in Reserve: { $staying } ({ $price }).
    }
}
marengo-event-occupied = { $side } rückte in { $locale } ein: { $pieces }.
marengo-event-retreats = { $side } musste { $locale } räumen: { $pieces }.
marengo-event-retreated = { $side }: Ein Spielstein zog sich von { $locale } nach { $to } zurück.

# Das Journal: Kämpfe
marengo-event-announced = { $side } kündigte von { $locale } aus Artilleriebeschuss auf { $towards } an.
marengo-event-bombarded = { $side } beschoss { $locale } mit Stärke { $force } ({ $parts }).
marengo-event-bombardment-no-target = Der Artilleriebeschuss von { $side } entfiel: Es war kein Ziel mehr da.
marengo-event-bombardment-cancelled = { $side } hob seinen Artilleriebeschuss auf.
marengo-event-guns-hidden = { $side } verdeckte seine Artillerie wieder.
marengo-event-assault = { $side } ging von { $locale } zum Sturmangriff auf { $towards } vor: { $pieces }.
marengo-event-leading-attack = { $count ->
    [one] { $side }: Ein Spielstein bildete die erste Reihe des Sturmangriffs.
   *[other] { $side }: { $count } Spielsteine bildeten die erste Reihe des Sturmangriffs.
}
marengo-event-leading-defence = { $count ->
    [0] { $side }: Niemand trat in die erste Reihe der Verteidigung.
    [one] { $side }: Ein Spielstein bildete die erste Reihe der Verteidigung.
   *[other] { $side }: { $count } Spielsteine bildeten die erste Reihe der Verteidigung.
}
marengo-event-fired-in-defence = { $side }: Die Artillerie feuerte in die erste Reihe der Angreifer.
marengo-event-clashed = { $side } griff { $towards } mit Stärke { $attack ->
    [0] 0
   *[other] { $attack } ({ $attackparts })
} an, die Verteidigung hatte { $defence ->
    [0] 0
   *[other] { $defence } ({ $defenceparts })
}: Ergebnis { $result }.
marengo-event-pursued = { $side } verfolgte mit Stärke { $force } ({ $parts }): { $pieces }.
marengo-event-repulsed = { $count ->
    [0] { $side }: Der Sturmangriff auf { $towards } scheiterte, und niemand kam nach { $locale } zurück.
    [one] { $side }: Der Sturmangriff auf { $towards } scheiterte; { $pieces } fiel bei { $locale } in Reserve zurück.
   *[other] { $side }: Der Sturmangriff auf { $towards } scheiterte; { $pieces } fielen bei { $locale } in Reserve zurück.
}
marengo-event-taken = { $count ->
    [0] { $side } gewann { $locale }, doch kein Angreifer blieb übrig, es zu halten.
    [one] { $side }: { $pieces } nahm { $locale } im Sturm.
   *[other] { $side }: { $pieces } nahmen { $locale } im Sturm.
}

# Das Journal: Verluste
marengo-event-lost = { $side } verlor einen Stärkepunkt: { $piece } behielt { $left }.
marengo-event-destroyed = { $side }: { $piece } wurde vernichtet.
marengo-event-morale = { $side }: Die Moral sank auf { $left }.
marengo-event-broken = { $side }: Die Armee war demoralisiert.
marengo-event-heartened = { $side } schöpfte Mut: Die Moral stieg um { $gain } auf { $morale }.

# Wie es ausging
marengo-outcome-broken = { $side } siegt: Die gegnerische Armee ist demoralisiert
marengo-outcome-stars-taken = { $side } siegt durch die Sterne: Genug Farben sind besetzt
marengo-outcome-stars-held = { $side } siegt durch die Sterne: Der Angreifer hält sie nicht

# Worum es in der Schlacht geht
marengo-stakes-broken = Wer nach der letzten Runde als Einziger die Moral des Gegners gebrochen hat, gewinnt.
marengo-stakes-stars = Sonst entscheiden die Sterne: { $side } muss dann auf Sternen von { $colours } Farben stehen, { $enemy } muss das verhindern.
marengo-stakes-morale = Verlorene Moral
marengo-stakes-colours = Besetzte Sternfarben
marengo-stakes-place = { $place }
marengo-stakes-red = roter Stern
marengo-stakes-green = grüner Stern
marengo-stakes-blue = blauer Stern
marengo-stakes-now-broken = { $side } gewinnt: Die Moral des Gegners ist gebrochen
marengo-stakes-now-taken = { $side } gewinnt durch die Sterne
marengo-stakes-now-held = { $side } gewinnt: Zu wenige Sterne sind genommen

# Ablehnungen: Allgemeines
marengo-refusal-battle-is-over = Die Schlacht ist vorbei.
marengo-refusal-not-asked-now = Danach wird jetzt nicht gefragt.
marengo-refusal-not-yours = Über diesen Spielstein hast du nicht zu befehlen.
marengo-refusal-no-such-piece = Diesen Spielstein gibt es nicht.
marengo-refusal-no-such-approach = Diesen Zugang gibt es nicht.
marengo-refusal-asleep = Überraschte Spielsteine tun von sich aus nichts, bis sie aktiviert sind.
marengo-refusal-not-asleep = Dieser Spielstein braucht keine Aktivierung.

# Ablehnungen: Gruppen und Kommandopunkte
marengo-refusal-no-group = Es wird gerade keine Gruppe gebildet.
marengo-refusal-finish-the-group = Erst muss die Gruppe los, die gerade gebildet wird.
marengo-refusal-group-is-empty = Zur Gruppe gehört noch niemand.
marengo-refusal-not-of-this-group = Eine Gruppe beginnt an einem gemeinsamen Platz; dieser Spielstein kann nicht dazugehören.
marengo-refusal-alike-first = Von gleichen Spielsteinen wird der erste genommen; die Reihenfolge der Auswahl steht fest.
marengo-refusal-group-must-stay-together = Für das Teilen der Gruppe fehlt ein Kommandopunkt: Es gehen alle oder keiner.
marengo-refusal-no-command-left = { $limit ->
    [one] Der eine Kommandopunkt dieses Zuges ist verbraucht.
   *[other] Alle { $limit } Kommandopunkte dieses Zuges sind verbraucht.
}
marengo-refusal-nobody-there = Dort steht niemand, der das tun könnte.
marengo-refusal-has-moved = Ein Spielstein bewegt sich nur einmal im Zug, und dieser hat das Seine getan.

# Ablehnungen: Bewegungen
marengo-refusal-one-locale-per-move = Abseits der Straße führt eine Bewegung höchstens in die nächste Stellung.
marengo-refusal-impassable = Dieser Zugang ist unpassierbar.
marengo-refusal-blocked = Der Gegner blockiert diesen Zugang; nur ein Sturmangriff öffnet ihn.
marengo-refusal-closed-by-failed-assault = Hier ist in diesem Zug ein Sturmangriff gescheitert; bis zum nächsten geht niemand über diesen Zugang.
marengo-refusal-closed-after-assault = { $locale } wurde in diesem Zug im Sturm genommen; bis zum nächsten zieht niemand sonst hinein.
marengo-refusal-held-after-failed-assault = Auf { $locale } ist in diesem Zug ein Sturmangriff gescheitert, und der Gegner hält die Stellung noch; bis zum nächsten zieht niemand hinein.
marengo-refusal-locale-is-full = { $capacity ->
    [one] { $locale } bietet nur einem Spielstein Platz.
    [other] { $locale } bietet nicht mehr als { $capacity } Spielsteinen Platz.
   *[unknown] Die Stellung hat für keinen weiteren Spielstein Platz.
}
marengo-refusal-blocks-another-approach = Ein blockierender Spielstein kann nur über den Zugang gehen, den er blockiert.
marengo-refusal-nobody-to-block = In der Stellung gegenüber steht kein Gegner, gegen den sich blockieren ließe.
marengo-refusal-only-cavalry-closes-up = Nur Kavallerie kann nach einer Bewegung aufschließen.
marengo-refusal-only-cavalry-that-just-moved = Nur Kavallerie, die ihre Bewegung eben hier in Reserve beendet hat, kann aufschließen.

# Ablehnungen: Straßen und Verstärkungen
marengo-refusal-road-starts-from-reserve = Eine Straßenbewegung beginnt in Reserve, nicht in Blockadeposition.
marengo-refusal-road-does-not-lead-there = Von hier führt keine Straße über diesen Zugang.
marengo-refusal-road-does-not-cross-it = Die benutzte Straße führt nicht durch diesen Zugang.
marengo-refusal-road-runs-the-other-way = In diesem Zug wurde diese Straße in der anderen Richtung benutzt.
marengo-refusal-road-is-full = Alle drei Schritte dieser Straße sind an diesem Zugang verbraucht.
marengo-refusal-three-steps = Eine Straßenbewegung hat höchstens drei Schritte.
marengo-refusal-only-cavalry-attacks-by-road = Auf dieser Straße steht der Gegner; auf der Straße vorstoßen kann nur Kavallerie.
marengo-refusal-only-main-road-without-moving = Ohne sich bewegt zu haben, schließt Kavallerie nur entlang einer Hauptstraße auf.
marengo-refusal-not-a-reinforcement = Dieser Spielstein wartet nicht außerhalb der Karte.
marengo-refusal-not-yet-arrived = Diese Verstärkungen sind noch nicht eingetroffen.
marengo-refusal-enters-elsewhere = Diese Verstärkungen kommen nicht hier herein.
marengo-refusal-entry-held-by-enemy = Der Gegner hält die Stellung, in der sie hereinkämen.
marengo-refusal-pontoon-used = Die Pontonbrücke trägt einen Spielstein je Zug, und sie ist schon benutzt.

# Ablehnungen: Vorstöße
marengo-refusal-obstacle-needs-infantry = Ein Vorstoß über ein Kavalleriehindernis braucht Infanterie.
marengo-refusal-not-asked-to-block = Es gibt keinen Vorstoß zu blockieren.

# Ablehnungen: Artilleriebeschuss
marengo-refusal-nothing-announced = Es ist kein Artilleriebeschuss angekündigt.
marengo-refusal-not-the-target = Das Ziel ist ein anderes: zuerst wer gegenüber blockiert, dann die Reserve, dann andere Zugänge.
marengo-refusal-only-artillery-bombards = Nur Artillerie kann beschießen.
marengo-refusal-artillery-must-block = Um zu beschießen, muss Artillerie einen Zugang blockieren.
marengo-refusal-fired-this-turn = Artillerie, die in diesem Zug gefeuert hat, kann keinen neuen Beschuss ankündigen.
marengo-refusal-no-target = In der Stellung gegenüber steht kein Gegner als Ziel.

# Ablehnungen: Sturmangriffe
marengo-refusal-army-is-broken = Eine demoralisierte Armee beginnt keine Sturmangriffe.
marengo-refusal-assault-starts-from-blocking = Ein Sturmangriff geht von Spielsteinen aus, die den Zugang blockieren.
marengo-refusal-assaults-come-before-movement = Die Bewegung hat begonnen; Sturmangriffe kommen vorher.
marengo-refusal-one-assault-per-approach = Über diesen Zugang gab es in diesem Zug schon einen Sturmangriff.
marengo-refusal-nobody-blocks-opposite = Den Zugang gegenüber blockiert niemand; da ist nichts zu stürmen.
marengo-refusal-guns-fired = Artillerie, die in diesem Zug gefeuert hat, nimmt an keinem Sturmangriff teil.
marengo-refusal-guns-stay = Artillerie, die in diesem Zug gefeuert hat, bewegt sich nicht.
marengo-refusal-nobody-can-lead = Niemand von ihnen könnte hier die erste Reihe eines Sturmangriffs bilden.
marengo-refusal-not-in-the-assault = Dieser Spielstein nimmt am Sturmangriff nicht teil.
marengo-refusal-artillery-never-leads = Artillerie steht nie in der ersten Reihe.
marengo-refusal-cavalry-never-leads-at-obstacle = An einem Hindernis steht Kavallerie nie in der ersten Reihe.
marengo-refusal-too-weak-to-lead = Für die erste Reihe eines Sturmangriffs braucht ein Spielstein Stärke 2.
marengo-refusal-penalty-too-great = Für die erste Reihe eines Sturmangriffs muss ein Spielstein stärker sein als der Malus des Zugangs.
marengo-refusal-leaders-of-one-arm = Die erste Reihe besteht ganz aus Infanterie oder ganz aus Kavallerie.
marengo-refusal-front-is-full = Der Zugang hat vorn für keinen weiteren Spielstein Platz.
marengo-refusal-somebody-must-lead = Jemand muss die erste Reihe des Sturmangriffs bilden.
marengo-refusal-only-defending-artillery-fires = Zur Verteidigung feuert nur Artillerie, die den gestürmten Zugang blockiert.
marengo-refusal-guns-were-busy = Diese Artillerie hat in ihrem letzten Zug einen Beschuss angekündigt oder ausgeführt, oder sie hat schon gefeuert.
marengo-refusal-only-cavalry-behind-pursues = Verfolgen kann nur Kavallerie des Siegers, die nicht in der ersten Reihe stand.
marengo-refusal-does-not-bear-this-loss = Dieser Spielstein trägt diesen Verlust nicht.

# Ablehnungen: Rückzüge
marengo-refusal-not-its-turn-to-retreat = Beim Rückzug geht einer nach dem anderen; jetzt ist { $piece } an der Reihe ({ $side }).
marengo-refusal-not-a-neighbour = Ein Rückzug führt in eine benachbarte Stellung, über einen passierbaren Zugang.
marengo-refusal-attack-came-from-there = Dorthin, woher der Angriff kam, zieht sich niemand zurück.
marengo-refusal-enemy-holds-it = In eine Stellung, die der Gegner hält, zieht sich niemand zurück.
marengo-refusal-no-room = { $capacity ->
    [one] Platz ist nur für einen Spielstein, und er ist belegt.
   *[other] Platz ist nur für { $capacity } Spielsteine, und er ist belegt.
}
marengo-refusal-all-must-go = Für alle ist Platz; niemand darf zurückgelassen werden.

# Optionen
option-marengo-bid-austria-label = Gebot für Österreich
option-marengo-bid-austria-help = Was der österreichische Spieler für diese Seite geboten hat: Um so viel geringer ist Österreichs Moral zu Beginn.
option-marengo-bid-france-label = Gebot für Frankreich
option-marengo-bid-france-help = Was der französische Spieler für diese Seite geboten hat: Um so viel geringer ist Frankreichs Moral zu Beginn.
option-marengo-solitaire-label = Allein spielen
option-marengo-solitaire-help = Nur die französische Infanterie ist verdeckt. Österreich beginnt mit einer Infanterie 2 weniger und mit zwei Punkten weniger Moral.
option-marengo-open-label = Alles aufgedeckt
option-marengo-open-help = Alle Spielsteine beider Seiten liegen offen. Gut zum Lernen.
option-marengo-repulse-closes-label = Abgewiesen heißt verschlossen
option-marengo-repulse-closes-help = Nach einem gescheiterten Sturmangriff stößt in diesem Zug niemand mehr in die Stellung vor, solange der Gegner sie hält: so steht es in der deutschen Regel. Sonst bleiben andere Zugänge für Vorstöße offen.

## Stehende Antworten

marengo-standing-oppose = Einen Vorstoß stoppen
marengo-standing-defensive-fire = Defensives Artilleriefeuer
marengo-standing-lead-defence = Wer die erste Reihe der Verteidigung bildet
marengo-standing-pursue = Nach abgewiesenem Sturmangriff verfolgen
marengo-standing-lose-own = Wer meine Verluste trägt
marengo-standing-lose-enemy = Welcher Gegner der ersten Reihe den Verlust trägt
marengo-standing-choice-never = nie
marengo-standing-choice-always = immer
marengo-standing-choice-all = mit der ganzen Reserve
marengo-standing-choice-none = niemand
marengo-standing-choice-weakest = der schwächste
marengo-standing-choice-strongest = der stärkste
marengo-refusal-has-assaulted = Der Spielstein hat in diesem Zug einen Sturmangriff gemacht und tut nichts mehr.
marengo-refusal-join-in-order = Spielsteine treten in fester Reihenfolge bei; nimm den letzten zurück, um diesen zu wählen.

# Berichte über Lagen
marengo-state = Runde { $round }, am Zug: { $side }; übrige Kommandopunkte: { $commands }{ $moving ->
    [0] {""}
   *[other] ; keine Sturmangriffe mehr in diesem Zug
}
