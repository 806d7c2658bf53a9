# What the rules system `marengo` says: orders, questions, refusals and the journal. The rules themselves are in `rules-marengo.ftl`.

# Pieces
marengo-face-infantry = infantry { $strength }
marengo-face-cavalry = cavalry { $strength }
marengo-face-artillery = artillery { $strength }
marengo-face-hidden = a hidden piece
marengo-pieces = { $count ->
    [one] one piece
   *[other] { $count } pieces
}

# What it costs
marengo-cost-free = free
marengo-cost-commands = { $commands ->
    [one] 1 command
   *[other] { $commands } commands
}
marengo-price-command = 1 command
marengo-price-main-road = free on a main road
marengo-price-nobody-opposite = free, nobody opposite
marengo-price-included = no further command

# Questions. The name of the side stands beside them.
marengo-question-activate = Which pieces are declared active?
marengo-question-bombard = Is the announced bombardment fired?
marengo-question-command = Which command is given?
marengo-question-group = Who joins the group?
marengo-question-show-infantry = Which infantry is shown before the obstacle?
marengo-question-oppose = Is the manoeuvre attack blocked, and by whom?
marengo-question-answer = The attack has been stopped: who goes forward to block in turn?
marengo-question-lead-attack = Who leads the assault?
marengo-question-defensive-fire = Does artillery fire in defence?
marengo-question-lead-defence = Who leads the defence?
marengo-question-pursue = Does cavalry pursue?
marengo-question-close-up = Does cavalry go on to block?
marengo-question-lose-own = Which of the own pieces bears the loss?
marengo-question-lose-enemy = Which leading piece of the enemy bears the loss?
marengo-question-retreat = Where does this piece retreat?

# Orders
marengo-order-activate = Activate { $piece }
marengo-order-end-activation = Activate no more
marengo-order-bombard-reserve = Fire on the reserve in { $locale }
marengo-order-bombard-approach = Fire on the pieces in { $locale } that block towards { $towards }
marengo-order-cancel-bombardment = Call the bombardment off
marengo-order-assault = Assault { $towards } from { $locale }
marengo-order-thrust = Attack { $towards } by manoeuvre from { $locale }
marengo-order-march = March from { $locale } to { $towards }
marengo-order-block = Block at { $locale } towards { $towards }
marengo-order-fall-back = Fall back into reserve at { $locale } from the approach towards { $towards }
marengo-order-close-up = Close up at { $locale } towards { $towards }
marengo-order-join = Add { $piece } to the group
marengo-order-go = Go with this group
marengo-order-road = Move { $piece } by road to { $to }
marengo-order-road-block = Close { $piece } up by road at { $locale } towards { $towards }
marengo-order-enter = Bring in { $piece }: { $entry }
marengo-order-announce = Announce a bombardment by { $piece }
marengo-order-end-turn = End the turn
marengo-order-show = Show { $piece }
marengo-order-give-way = Do not block, give way
marengo-order-stay = Stay in reserve
marengo-order-lead = Lead with { $piece }
marengo-order-end-lead = Nobody else leads
marengo-order-fire = Fire with { $piece }
marengo-order-hold-fire = Hold fire
marengo-order-lose = Take one point from { $piece }
marengo-order-pursue = Pursue with { $piece }
marengo-order-end-pursuit = Nobody else pursues
marengo-order-end-close-up = Nobody else closes up
marengo-order-retreat = Retreat { $piece } to { $to }
marengo-order-perish = Give { $piece } up for lost

# Plans
marengo-offer-from-reserve = { $what } (in reserve at { $locale })
marengo-offer-from-approach = { $what } (blocking at { $locale } towards { $towards })
marengo-offer-from-force = { $what } ({ $force })
marengo-offer-road-on = { $what } (the road that leads on to { $places })
marengo-offer-road-ends = { $what } (the road that ends there)
marengo-offer-lane = { $what } (lane { $number })
marengo-offer-approach = { $what } (over approach { $approach })
marengo-offer-piece = { $what } (piece { $number })
marengo-plan-announce = Announce a bombardment
marengo-plan-assault = Assault { $locale }
marengo-plan-thrust = Attack { $to } by manoeuvre
marengo-plan-march = March to { $to }
marengo-plan-block = Block towards { $towards }
marengo-plan-fall-back = Fall back into reserve at { $to }
marengo-plan-close-up = Close up towards { $towards }
marengo-plan-road = Move by road to { $to }
marengo-plan-enter = Come in to { $to }
marengo-plan-reply = Choose this

# Sums. In the journal a part is told with its amount; in a preview the amount stands beside it.
marengo-sum-attack = strength of the attack
marengo-sum-bombardment = strength of the bombardment
marengo-sum-defence = strength of the defence
marengo-sum-pursuit = strength of the pursuit
marengo-part-leading = { $amount ->
    [one] leading pieces { $amount }
    [other] leading pieces { $amount }
   *[alone] leading pieces
}
marengo-part-artillery = { $amount ->
    [one] artillery { $amount }
    [other] artillery { $amount }
   *[alone] artillery
}
marengo-part-pursuers = { $amount ->
    [one] pursuers { $amount }
    [other] pursuers { $amount }
   *[alone] pursuers
}
marengo-part-penalty-infantry = { $amount ->
    [one] ground against infantry { $amount }
    [other] ground against infantry { $amount }
   *[alone] ground against infantry
}
marengo-part-penalty-cavalry = { $amount ->
    [one] ground against cavalry { $amount }
    [other] ground against cavalry { $amount }
   *[alone] ground against cavalry
}
marengo-part-penalty-artillery = { $amount ->
    [one] ground against artillery { $amount }
    [other] ground against artillery { $amount }
   *[alone] ground against artillery
}
marengo-part-broken = { $amount ->
    [one] demoralized { $amount }
    [other] demoralized { $amount }
   *[alone] demoralized, one for each leading piece
}

# Chances
marengo-chance-loss = { $amount ->
    [0] no loss
    [one] the target loses one strength point
   *[other] the target loses up to { $amount } strength points
}
marengo-chance-won = assault won, result { $amount }
marengo-chance-lost = assault beaten off, result { $amount }
marengo-chance-guns = artillery among the defenders

# The journal: turns
marengo-event-set-up = { $side } drew { $pieces } by lot and set up.
marengo-event-mustered = { $count ->
    [one] { $side } made its reinforcements ready: { $force }, one piece.
   *[other] { $side } mixed its reinforcements: { $force }, { $count } pieces.
}
marengo-when = Round { $round } of { $rounds }, { $clock }
marengo-event-round = Round { $round } began at { $clock }.
marengo-event-turn = { $side } began its turn at { $clock }.
marengo-event-woken = { $count ->
    [one] The enemy close by roused one piece of { $side }.
   *[other] The enemy close by roused { $count } pieces of { $side }.
}
marengo-event-activated = { $side } declared a piece active.
marengo-event-shuffled = { $side } mixed its pieces at { $locale }.
marengo-event-shown = { $side } showed { $piece }.
marengo-event-delayed = { $count ->
    [one] One piece of { $side } still waited off the map: { $force }.
   *[other] { $count } pieces of { $side } still waited off the map: { $force }.
}
marengo-event-ended-by-stars = { $colours ->
    [0] { $side } won the battle: the attacker held no star.
    [one] { $side } won the battle: the attacker held stars of a single colour.
   *[other] { $side } won the battle: the attacker held stars of { $colours } colours.
}
marengo-event-ended-by-morale = { $side } won the battle over a demoralized army.

# The journal: moves
marengo-event-marched = { $side } marched { $pieces } from { $locale } to { $to } ({ $price }).
marengo-event-blocked = { $side } sent { $pieces } to block at { $locale } towards { $towards }.
marengo-event-fell-back = { $side } drew { $pieces } back into reserve at { $locale } from the approach towards { $towards } ({ $price }).
marengo-event-road = { $waited ->
    [0] { $side } moved { $piece } by road to { $to } (step { $step }; { $price }).
    [one] { $side } moved { $piece } by road to { $to } (step { $step }, after waiting one step; { $price }).
   *[other] { $side } moved { $piece } by road to { $to } (step { $step }, after waiting { $waited } steps; { $price }).
}
marengo-event-closed-up = { $count ->
    [one] One cavalry piece of { $side } closed up at { $locale } towards { $towards } ({ $price }).
   *[other] { $count } cavalry pieces of { $side } closed up at { $locale } towards { $towards } ({ $price }).
}
marengo-event-entered = { $step ->
    [0] { $side } brought in { $piece }: { $entry }.
   *[other] { $side } brought in { $piece }: { $entry }, step { $step }.
}
marengo-event-thrust = { $side } made a manoeuvre attack from { $locale } on { $towards } with { $pieces }.
marengo-event-opposed = { $side } brought { $pieces } forward to block at { $locale } towards { $towards }.
marengo-event-unopposable-blocked = { $side } could not block at { $locale }: the attackers came straight out of their blocking position.
marengo-event-unopposable-reserve = { $side } could not block at { $locale }: it had nobody in reserve there.
marengo-event-gave-way = { $side } did not block and gave up { $locale }.
marengo-event-answered = { $following ->
    [0] Stopped before { $towards }, { $side } kept its attackers in reserve at { $locale }.
   *[other] { $staying ->
        [0] Stopped before { $towards }, { $side } blocked in turn at { $locale } ({ $price }).
       *[other] Stopped before { $towards }, { $side } blocked in turn at { $locale } with { $following } of its pieces and kept { $staying } in reserve ({ $price }).
    }
}
marengo-event-occupied = { $side } moved into { $locale } with { $pieces }.
marengo-event-retreats = { $side } had to leave { $locale } with { $pieces }.
marengo-event-retreated = A piece of { $side } retreated from { $locale } to { $to }.

# The journal: fights
marengo-event-announced = { $side } announced a bombardment from { $locale } on { $towards }.
marengo-event-bombarded = { $side } bombarded { $locale } with strength { $force } ({ $parts }).
marengo-event-bombardment-no-target = The bombardment by { $side } lapsed: no target was left.
marengo-event-bombardment-cancelled = { $side } called its bombardment off.
marengo-event-guns-hidden = { $side } hid its artillery again.
marengo-event-assault = { $side } assaulted { $towards } from { $locale } with { $pieces }.
marengo-event-leading-attack = { $count ->
    [one] One piece led the assault of { $side }.
   *[other] { $count } pieces led the assault of { $side }.
}
marengo-event-leading-defence = { $count ->
    [0] Nobody led the defence of { $side }.
    [one] One piece led the defence of { $side }.
   *[other] { $count } pieces led the defence of { $side }.
}
marengo-event-fired-in-defence = The artillery of { $side } fired into the leading attackers.
marengo-event-clashed = { $side } brought strength { $attack ->
    [0] 0
   *[other] { $attack } ({ $attackparts })
} against { $towards }, the defence { $defence ->
    [0] 0
   *[other] { $defence } ({ $defenceparts })
}: result { $result }.
marengo-event-pursued = { $side } pursued with { $pieces }, strength { $force } ({ $parts }).
marengo-event-repulsed = { $count ->
    [0] The assault of { $side } on { $towards } failed, and none of its pieces came back to { $locale }.
   *[other] The assault of { $side } on { $towards } failed; { $pieces } fell back into reserve at { $locale }.
}
marengo-event-taken = { $count ->
    [0] { $side } won { $locale }, but no attacker was left to hold it.
   *[other] { $side } took { $locale } with { $pieces }.
}

# The journal: losses
marengo-event-lost = { $side } lost a strength point: { $piece } was left with { $left }.
marengo-event-destroyed = { $side } lost { $piece } for good.
marengo-event-morale = The morale of { $side } fell to { $left }.
marengo-event-broken = The army of { $side } was demoralized.
marengo-event-heartened = { $side } took heart: morale rose by { $gain } to { $morale }.

# How it ended
marengo-outcome-broken = { $side } won: the enemy army is demoralized
marengo-outcome-stars-taken = { $side } won by the stars: enough colours are held
marengo-outcome-stars-held = { $side } won by the stars: they were kept from the attacker

# What the battle is fought for
marengo-stakes-broken = When the last round is over, an army that has alone broken the enemy’s morale wins.
marengo-stakes-stars = Otherwise the stars decide: { $side } must then stand on stars of { $colours } colours, { $enemy } must prevent it.
marengo-stakes-morale = Morale lost
marengo-stakes-colours = Colours of stars held
marengo-stakes-place = { $place }
marengo-stakes-red = red star
marengo-stakes-green = green star
marengo-stakes-blue = blue star
marengo-stakes-now-broken = { $side } wins: the enemy army is broken
marengo-stakes-now-taken = { $side } wins by the stars
marengo-stakes-now-held = { $side } wins: too few stars are taken

# Refusals: anything
marengo-refusal-battle-is-over = The battle is over.
marengo-refusal-not-asked-now = This is not being asked now.
marengo-refusal-not-yours = This piece is not yours to command.
marengo-refusal-no-such-piece = There is no such piece.
marengo-refusal-no-such-approach = There is no such approach.
marengo-refusal-asleep = Surprised pieces do nothing of their own accord until they are activated.
marengo-refusal-not-asleep = This piece needs no activation.

# Refusals: groups and commands
marengo-refusal-no-group = No group is being formed.
marengo-refusal-finish-the-group = The group that is being formed has to go first.
marengo-refusal-group-is-empty = Nobody has joined the group yet.
marengo-refusal-not-of-this-group = A group starts from one place; this piece cannot be part of it.
marengo-refusal-alike-first = Of pieces alike, the first is taken; the order in which they are chosen is fixed.
marengo-refusal-group-must-stay-together = No command is left to split the group: all go, or none.
marengo-refusal-no-command-left = { $limit ->
    [one] The one command of this turn is spent.
   *[other] All { $limit } commands of this turn are spent.
}
marengo-refusal-nobody-there = Nobody stands there who could do this.
marengo-refusal-has-moved = A piece moves only once a turn, and this one has done its part.

# Refusals: moves
marengo-refusal-one-locale-per-move = A move off the road leads no farther than the next locale.
marengo-refusal-impassable = This approach is impassable.
marengo-refusal-blocked = The enemy blocks this approach; only an assault opens it.
marengo-refusal-closed-by-failed-assault = An assault has failed here in this turn; nobody may cross this approach until the next.
marengo-refusal-closed-after-assault = { $locale } was taken by assault in this turn; nobody else may move in until the next.
marengo-refusal-held-after-failed-assault = An assault on { $locale } has failed in this turn, and the enemy still holds it; nobody may move in until the next.
marengo-refusal-locale-is-full = { $capacity ->
    [one] { $locale } has room for one piece only.
    [other] { $locale } has room for no more than { $capacity } pieces.
   *[unknown] The locale has no room for another piece.
}
marengo-refusal-blocks-another-approach = A blocking piece can cross only the approach that it blocks.
marengo-refusal-nobody-to-block = There is no enemy in the locale opposite to block.
marengo-refusal-only-cavalry-closes-up = Only cavalry can go on to block after a move.
marengo-refusal-only-cavalry-that-just-moved = Only cavalry that has just ended its move in reserve here can close up.

# Refusals: roads and reinforcements
marengo-refusal-road-starts-from-reserve = A move by road starts from reserve, not from a blocking position.
marengo-refusal-road-does-not-lead-there = No road leads from here over that approach.
marengo-refusal-road-does-not-cross-it = The road that was used does not cross this approach.
marengo-refusal-road-runs-the-other-way = Pieces have used this road in the other direction in this turn.
marengo-refusal-road-is-full = All three steps of this road have been used at this approach.
marengo-refusal-three-steps = A move by road has no more than three steps.
marengo-refusal-only-cavalry-attacks-by-road = The enemy is on this road; only cavalry can attack by road.
marengo-refusal-only-main-road-without-moving = Cavalry that has not moved can close up by road only along a main road.
marengo-refusal-not-a-reinforcement = This piece is not waiting off the map.
marengo-refusal-not-yet-arrived = These reinforcements have not arrived yet.
marengo-refusal-enters-elsewhere = These reinforcements do not come in here.
marengo-refusal-entry-held-by-enemy = The enemy holds the locale where they would come in.
marengo-refusal-pontoon-used = The pontoon bridge takes one piece a turn, and it has been used.

# Refusals: manoeuvre attacks
marengo-refusal-obstacle-needs-infantry = A manoeuvre attack over a cavalry obstacle needs infantry.
marengo-refusal-not-asked-to-block = There is no manoeuvre attack to be blocked.

# Refusals: bombardment
marengo-refusal-nothing-announced = No bombardment has been announced.
marengo-refusal-not-the-target = Another place is the target: the blocking pieces opposite come first, then the reserve, then other approaches.
marengo-refusal-only-artillery-bombards = Only artillery can bombard.
marengo-refusal-artillery-must-block = Artillery must block an approach to bombard.
marengo-refusal-fired-this-turn = Artillery that has fired in this turn cannot announce another bombardment.
marengo-refusal-no-target = There is no enemy in the locale opposite to fire on.

# Refusals: assaults
marengo-refusal-army-is-broken = A demoralized army starts no assaults.
marengo-refusal-assault-starts-from-blocking = An assault starts from pieces that block the approach.
marengo-refusal-assaults-come-before-movement = Movement has begun; assaults come before it.
marengo-refusal-one-assault-per-approach = There has been an assault over this approach in this turn.
marengo-refusal-nobody-blocks-opposite = Nobody blocks the approach opposite, so there is nobody to assault.
marengo-refusal-guns-fired = Artillery that has fired in this turn takes no part in an assault.
marengo-refusal-guns-stay = Artillery that has fired in this turn does not move.
marengo-refusal-nobody-can-lead = Nobody among them could lead an assault here.
marengo-refusal-not-in-the-assault = This piece takes no part in the assault.
marengo-refusal-artillery-never-leads = Artillery never leads.
marengo-refusal-cavalry-never-leads-at-obstacle = Cavalry never leads at an obstacle.
marengo-refusal-too-weak-to-lead = A piece needs a strength of two to lead an assault.
marengo-refusal-penalty-too-great = To lead an assault a piece must be stronger than the penalty of the approach.
marengo-refusal-leaders-of-one-arm = Leading pieces are all infantry or all cavalry.
marengo-refusal-front-is-full = The approach has no room for another piece in front.
marengo-refusal-somebody-must-lead = Somebody has to lead the assault.
marengo-refusal-only-defending-artillery-fires = Only artillery that blocks the assaulted approach can fire in defence.
marengo-refusal-guns-were-busy = This artillery announced or fired a bombardment in its last turn, or has fired already.
marengo-refusal-only-cavalry-behind-pursues = Only the winner’s cavalry that did not lead can pursue.
marengo-refusal-does-not-bear-this-loss = This piece does not bear this loss.

# Refusals: retreats
marengo-refusal-not-its-turn-to-retreat = Retreating pieces go one after another; now { $side } moves its { $piece }.
marengo-refusal-not-a-neighbour = A retreat leads to a neighbouring locale over a passable approach.
marengo-refusal-attack-came-from-there = Nobody retreats to where the attack came from.
marengo-refusal-enemy-holds-it = Nobody retreats into a locale that the enemy holds.
marengo-refusal-no-room = { $capacity ->
    [one] There is room for one piece only, and it is taken.
   *[other] There is room for { $capacity } pieces only, and it is taken.
}
marengo-refusal-all-must-go = There is room for all; nobody may be left behind.

# Options
option-marengo-bid-austria-label = Bid for Austria
option-marengo-bid-austria-help = What the Austrian player bid to have this side: Austria starts with so much less morale.
option-marengo-bid-france-label = Bid for France
option-marengo-bid-france-help = What the French player bid to have this side: France starts with so much less morale.
option-marengo-solitaire-label = Playing alone
option-marengo-solitaire-help = Only the French infantry is hidden. Austria starts with one infantry 2 fewer and with two points less morale.
option-marengo-open-label = All faces open
option-marengo-open-help = Every piece of both sides lies face up. Good for learning.
option-marengo-repulse-closes-label = A repulse closes the locale
option-marengo-repulse-closes-help = After a failed assault nobody else attacks that locale in this turn while the enemy holds it, as the German rulebook says. Otherwise other approaches stay open to manoeuvre attacks.

## Standing answers

marengo-standing-oppose = Block a manoeuvre attack
marengo-standing-defensive-fire = Fire the guns in defence
marengo-standing-lead-defence = Who leads the defence
marengo-standing-pursue = Pursue after a repulse
marengo-standing-lose-own = Who bears my losses
marengo-standing-lose-enemy = Which enemy leader bears a loss
marengo-standing-choice-never = never
marengo-standing-choice-always = always
marengo-standing-choice-all = with the whole reserve
marengo-standing-choice-none = nobody
marengo-standing-choice-weakest = the weakest
marengo-standing-choice-strongest = the strongest
marengo-refusal-has-assaulted = It has assaulted in this turn and does nothing more.
marengo-refusal-join-in-order = Pieces join in a fixed order; take the last one back to choose this one.

# Reports of situations
marengo-state = Round { $round }, the turn of { $side }; commands left: { $commands }{ $moving ->
    [0] {""}
   *[other] ; no more assaults in this turn
}
