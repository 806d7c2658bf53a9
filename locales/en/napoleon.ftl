## Orders

napoleon-order-command = { $piece } puts { $other } in command
napoleon-order-assist = { $piece } puts the stack in { $hex } in command
napoleon-order-rouse = { $piece } checks his initiative
napoleon-order-end-command = End the command segment
napoleon-order-take = Move { $piece }
napoleon-order-join = { $piece } goes along
napoleon-order-step = Go to { $hex }
napoleon-order-road-march = Go into road march
napoleon-order-leave-march = Leave the road march
napoleon-order-damage = Damage the crossing { $crossing }
napoleon-order-repair = Try to repair the crossing { $crossing }
napoleon-order-clear = Clear the barricade on { $crossing } away
napoleon-order-halt = Halt
napoleon-order-end-movement = End this movement segment
napoleon-order-venture = { $piece } checks its initiative
napoleon-order-venture-together = The division of { $piece } checks its initiative
napoleon-order-repulse = Try a repulse
napoleon-order-evade = The stack in { $hex } retreats before combat
napoleon-order-evade-to = Retreat to { $hex }
napoleon-order-end-evading = Go no farther
napoleon-order-assail = Attack { $hex }
napoleon-order-storm = Attack from { $hex }
napoleon-order-go = Declare this attack
napoleon-order-call-off = Do not declare this attack
napoleon-order-end-declaring = No more attacks
napoleon-order-resolve = Fight attack { $number }
napoleon-order-claim = Claim this ground: { $ground }
napoleon-order-retire = { $piece } retreats next
napoleon-order-retreat-to = Retreat to { $hex }
napoleon-order-displace = { $piece } makes room
napoleon-order-reduce = Reduce { $piece }
napoleon-order-give-up = Give up { $piece }
napoleon-order-advance = { $piece } advances to { $hex }
napoleon-order-reorganize = { $piece } brings { $other } back
napoleon-order-make-vedettes = { $piece } sends out its vedettes
napoleon-order-end-reorganizing = End the reorganization segment
napoleon-order-end-advance = Nobody else advances
napoleon-order-target = Bombard { $hex }
napoleon-order-lay = { $piece } fires at it
napoleon-order-fire = Fire
napoleon-order-cease-fire = No more fire
napoleon-order-stand-fast = Stand fast
napoleon-order-give-way = Go back a hex
napoleon-order-withdraw = Leave the hex
napoleon-order-remain = Stay in the hex
napoleon-order-withhold = { $piece } keeps out of the attack
napoleon-order-pledge = { $piece } will bombard { $hex }
napoleon-order-charge = Charge { $hex }
napoleon-order-spur = { $piece } charges
napoleon-order-sound = Sound the charge
napoleon-order-ride-back = Nobody charges
napoleon-order-end-charging = No more charges
napoleon-order-build = Improve the position in { $hex }
napoleon-order-end-building = Nobody else builds
napoleon-order-commit = Commit the guard
napoleon-order-decline = Do not commit the guard
napoleon-order-recombine = { $piece } is made up of its vedettes again
napoleon-order-feed = Supply the stack of { $piece }
napoleon-order-lay-pontoon = Lay the pontoons towards { $hex }
napoleon-order-take-up = Take { $piece } up, into { $hex }
napoleon-order-end-taking-up = Take no more pontoons up
napoleon-order-enter = Bring { $piece } on the map
napoleon-order-unfold = { $piece } will enter as vedettes
napoleon-order-call = Call the next alternative reinforcement
napoleon-order-brief = A march order for the stack in { $hex }
napoleon-order-brief-formation = A march order for the formation of { $piece }
napoleon-order-redirect = Another goal for the force of { $piece }
napoleon-order-aim = Goal: { $hex }
napoleon-order-direct = Enter under a march order to { $hex }
napoleon-order-recall = Withdraw { $piece } from its march order
napoleon-order-general-retreat = Order a general retreat
napoleon-order-lift-retreat = Lift the general retreat for those in command
napoleon-order-leave-map = Leave the map
napoleon-order-end-briefing = No march order
napoleon-order-disengage = { $piece } disengages to { $hex }
napoleon-order-end-disengaging = Nobody else disengages

## Events

napoleon-line-turn = Turn { $turn } begins.
napoleon-line-player-turn = It is the turn of { $side }.
napoleon-line-prize = { $side }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for holding { $places }.
napoleon-line-bonus = { $side }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} from the start.
napoleon-line-presence = { $side }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $area }.
napoleon-line-forfeited = { $side }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, because { $formation } attacks.
napoleon-line-exits = { $side }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for troops that have left the map.
napoleon-line-losses = { $side }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the enemy’s losses.
napoleon-line-level = The outcome: { $level }.
napoleon-line-in-towns = { $side }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for leaders in towns: { $pieces }.
napoleon-line-recovered = { $pieces }: recovered overnight.
napoleon-line-end-of-battle = The battle is over, { $points1 } points to { $points2 }.
napoleon-line-followed = { $leader } goes with his troops to { $to }.
napoleon-line-displaced = { $leader } gets away to { $to }.
napoleon-line-captured = { $leader } is captured: a { $die }.
napoleon-line-train-captured = { $train } is taken by the enemy: a { $die }.
napoleon-line-returned = { $leader } has a substitute, in { $to }.
napoleon-line-commanded = { $leader } puts { $officer } in command, with { $pieces }.
napoleon-line-assisted = { $leader } puts { $pieces } in command.
napoleon-line-roused = { $officer } rolls a { $die } and takes command of { $pieces }.
napoleon-line-failed = { $officer } rolls a { $die } and stays out of command.
napoleon-line-out-of-command = Out of command: { $pieces }.
napoleon-line-stepped = { $pieces }: { $from } to { $to }.
napoleon-line-glimpsed = A force marches from { $from } to { $to }.
napoleon-line-shown = Seen in { $at }: { $pieces }.
napoleon-line-concealed = Out of sight again: { $pieces }.
napoleon-line-scouted = Reconnaissance from { $at } into { $hex }: { $finding }.
napoleon-line-driven-in = { $piece } is driven in{ $recovered ->
    [yes] { " " }and can be reorganized
   *[no] { " " }and has to recover
}.
napoleon-finding-nothing = nothing more is seen
napoleon-finding-mover = the enemy sees who comes
napoleon-finding-enemy = the enemy is seen
napoleon-finding-both = both see each other
napoleon-finding-fewer = the side with fewer vedettes is seen
napoleon-finding-mover-out = a vedette is scattered by light cavalry
napoleon-finding-enemy-out = an enemy vedette is driven in, and the enemy is seen
napoleon-line-marching = { $pieces }: in road march.
napoleon-line-march-ended = { $pieces }: no longer in road march.
napoleon-line-stacked = { $pieces }: joining others in { $at }.
napoleon-line-damaged = { $pieces }: the crossing { $crossing } is damaged.
napoleon-line-repaired = { $pieces }: work on the crossing { $crossing }, a { $die }.
napoleon-line-cleared = The barricade on { $crossing } is gone.
napoleon-line-ventured = { $pieces }: initiative { $initiative }, a { $die }.
napoleon-line-repulsed = { $pieces }: a repulse from { $at }.
napoleon-line-evaded = { $pieces }: back from { $from } to { $to } before combat.
napoleon-line-declared = { $attackers } will attack { $defenders }.
napoleon-line-claimed = { $side }: this ground counts: { $claim }.
napoleon-line-fought = Combat at { $column }, a { $die }: { $meaning } ({ $verdict }).
napoleon-line-shock = Shock, { $initiatives1 } against { $initiatives2 }: { $meaning } ({ $verdict }).
napoleon-verdict-ae = the attackers are eliminated
napoleon-verdict-ar = the attackers retreat one hex
napoleon-verdict-ar2 = the attackers retreat two hexes
napoleon-verdict-ar3 = the attackers retreat three hexes
napoleon-verdict-ar-star = the attackers retreat one hex; in close terrain, shock
napoleon-verdict-sk = shock
napoleon-verdict-1r = each side reduces a unit
napoleon-verdict-ex = exchange
napoleon-verdict-dr-star = the defenders retreat one hex; in close terrain, shock
napoleon-verdict-dr = the defenders retreat one hex
napoleon-verdict-dr2 = the defenders retreat two hexes
napoleon-verdict-dr3 = the defenders retreat three hexes
napoleon-verdict-dr4 = the defenders retreat four hexes
napoleon-verdict-de = the defenders are eliminated
napoleon-shot-none = no effect
napoleon-shot-s = the batteries there are suppressed
napoleon-shot-dr = everybody there goes back a hex
napoleon-shot-1r = a unit is reduced
napoleon-shot-2r = two units are reduced
napoleon-onset-or = the enemy is overrun
napoleon-onset-pr1 = the charge is pulled up, one rider unit is reduced
napoleon-onset-pr2 = the charge is pulled up, two rider units are reduced
napoleon-onset-ae = the riders are eliminated
napoleon-line-stormed = { $leader } at the damaged bridge: a { $die }.
napoleon-line-retreated = { $piece } retreats from { $from } to { $to }.
napoleon-line-crossed = { $piece } crowds over a bridge: a { $die }.
napoleon-line-barred = { $piece } finds no way back: a { $die }.
napoleon-line-held = { $piece } is to make room for cavalry: a { $die }.
napoleon-line-eliminated = { $piece } is lost.
napoleon-line-reduced = { $piece } is reduced.
napoleon-line-made-room = { $piece } makes room in { $at }.
napoleon-line-driven-off = { $pieces }: driven off { $at }.
napoleon-line-demoralized = { $formation }: demoralized.
napoleon-line-advanced = { $piece } advances from { $from } to { $to }.
napoleon-line-rallied = { $piece } tries to recover: a { $die }.
napoleon-line-reorganized = { $leader } brings { $piece } back.
napoleon-line-given-up = { $leader } cannot bring { $piece } back: a { $die }.
napoleon-line-vedettes-made = { $piece } sends out { $pieces }.
napoleon-line-destroyed = { $train } is destroyed.
napoleon-line-weather = Weather: { $condition }.
napoleon-line-night-fell = Night falls: { $condition }.
napoleon-line-bombarded = Bombardment of { $at } by { $pieces }, strength { $strength }: { $meaning } ({ $shot }).
napoleon-line-suppressed = Suppressed: { $pieces }.
napoleon-line-steadied = { $piece } is to stand fast: a { $die }.
napoleon-line-withdrawn = { $pieces }: out of { $at } under fire.
napoleon-line-withheld = { $piece } keeps out of the attack.
napoleon-line-pledged = { $piece } will bombard { $at }.
napoleon-line-spurred = { $piece } is to charge: initiative { $initiative }, a { $die }.
napoleon-line-charged = Charge of { $pieces } against { $at }, a { $die }: { $meaning } ({ $onset }).
napoleon-line-squares = { $pieces }: in square in { $at }.
napoleon-line-trampled = { $pieces }: ridden down in { $at }.
napoleon-line-landed = { $pieces }: the hex { $at } is taken.
napoleon-line-stranded = { $pieces }: lost among the enemy.
napoleon-line-built = { $pieces }: at work in { $at }, a { $die }.
napoleon-line-abandoned = The works in { $at } are abandoned.
napoleon-line-committed = { $side }: the guard is committed.
napoleon-line-daunted = { $formation }: daunted by the failure of the guard.
napoleon-line-set-up = The armies are set up, for { $turns } turns.
napoleon-line-recombined = { $pieces } become { $piece } again, in { $at }.
napoleon-line-automatic = { $side }: everybody is in supply from the start.
napoleon-line-checked = { $side }: supply is checked.
napoleon-line-fed = Supplied by the train of others: { $pieces }.
napoleon-line-out-of-supply = Out of supply: { $pieces }.
napoleon-line-supplied = In supply again: { $pieces }.
napoleon-line-train-trampled = { $train } is overrun by its own side's retreat.
napoleon-line-unharmed = { $train } is held: a { $die } does no harm.
napoleon-line-taken = { $train }: taken whole from the enemy.
napoleon-line-laid = { $train } lies between { $from } and { $to }.
napoleon-line-taken-up = { $train } is taken up in { $at }.
napoleon-line-entered = { $pieces }: on the map in { $to }.
napoleon-line-unfolded = { $piece } comes as { $pieces }.
napoleon-line-called = Reinforcements are called: a { $die }, they come in turn { $turn }.
napoleon-line-delayed = The reinforcements are delayed: a { $die }, now turn { $turn }.
napoleon-line-heard = The call for reinforcements: a { $die }, { $heard ->
    [yes] it is heard
   *[no] it is not heard
}.
napoleon-line-ordered = Under a march order: { $pieces }.
napoleon-line-redirected = A new goal for { $pieces }.
napoleon-line-narrowed = { $pieces }: { $goals } goals are still possible.
napoleon-line-reached = { $piece } has reached its goal { $at }.
napoleon-line-called-back = No longer under a march order: { $pieces }.
napoleon-line-in-order-again = In order again after the march: { $pieces }.
napoleon-line-general-retreat = { $side }: general retreat!
napoleon-line-lifted = The retreat is over for { $pieces }.
napoleon-line-left-map = { $pieces }: off the map from { $at }.
napoleon-line-disengaged = { $piece } disengages from { $from } to { $to }.
napoleon-line-fires-out = Rain puts the fires out.

## Questions

napoleon-question-reorganize = { $side }: who comes back?
napoleon-question-command = { $side }: who is in command?
napoleon-question-move = { $side }: who moves?
napoleon-question-initiative = { $side }: who moves on his own initiative?
napoleon-question-step = { $side }: where to?
napoleon-question-evade = { $side }: who retreats before combat?
napoleon-question-evade-to = { $side }: where to before combat?
napoleon-question-declare = { $side }: whom to attack?
napoleon-question-attack = { $side }: from where?
napoleon-question-fight = { $side }: which attack comes next?
napoleon-question-claim = { $side }: which ground counts?
napoleon-question-rout = { $side }: who retreats next?
napoleon-question-retreat = { $side }: which way back?
napoleon-question-displace = { $side }: who makes room?
napoleon-question-reduce = { $side }: who is reduced?
napoleon-question-exchange = { $side }: who is given up?
napoleon-question-advance = { $side }: who advances?
napoleon-question-commit = { $side }: does the guard go in?
napoleon-question-target = { $side }: what is bombarded?
napoleon-question-guns = { $side }: by which batteries?
napoleon-question-stand = { $side }: stand fast?
napoleon-question-hit = { $side }: who is hit?
napoleon-question-withdraw = { $side }: leave the hex?
napoleon-question-occupy = { $side }: who goes where the enemy was?
napoleon-question-charge = { $side }: which hex is charged?
napoleon-question-riders = { $side }: who charges?
napoleon-question-rein = { $side }: who was hurt in the charge?
napoleon-question-build = { $side }: where is a position improved?
napoleon-question-feed = { $side }: whom do the trains supply?
napoleon-question-take-up = { $side }: which pontoons are taken up?
napoleon-question-brief = { $side }: who gets a march order?
napoleon-question-aim = { $side }: where to?
napoleon-question-disengage = { $side }: who disengages?

## Refusals

napoleon-refusal-points-first = Points are spent before anybody rolls.
napoleon-refusal-commands-himself = He commands himself.
napoleon-refusal-attack-begun = The attack has begun. Take it back, or declare it.
napoleon-refusal-not-seen = The force there has not been seen.
napoleon-refusal-busy = He is busy with reorganization in this turn.
napoleon-refusal-enough = He has brought enough back in this segment.
napoleon-refusal-gives-no-vedettes = It has no vedettes to send out.
napoleon-refusal-no-leader = He is not a leader who could do that.
napoleon-refusal-no-room = There is no room in his hex.
napoleon-refusal-no-vedettes-left = There are no vedettes left.
napoleon-refusal-not-his = He cannot bring that unit back.
napoleon-refusal-not-recovered = It has not recovered.
napoleon-refusal-reduced = It is reduced.
napoleon-refusal-already-off = The group is on its way already.
napoleon-refusal-artillery = Artillery does not advance.
napoleon-refusal-attack-unfinished = An attack is still being formed.
napoleon-refusal-attacked-already = That stack is attacked already.
napoleon-refusal-attacks-already = That stack attacks already.
napoleon-refusal-bridge-damaged = Artillery and trains do not cross a damaged bridge.
napoleon-refusal-cannot-make-room = It cannot make room.
napoleon-refusal-cavalry-as-fast = Enemy cavalry next to it is as fast.
napoleon-refusal-cavalry-must-advance = Cavalry that won a shock must advance.
napoleon-refusal-cavalry-near = Enemy cavalry is too near.
napoleon-refusal-cavalry-only = Into a second hex only cavalry advances.
napoleon-refusal-check-first = It has to check its initiative first.
napoleon-refusal-damaged-already = It is damaged already.
napoleon-refusal-lasting-crossing = This crossing is too strong to be damaged.
napoleon-refusal-not-damaged-yet = The scenario does not allow it to be damaged yet.
napoleon-refusal-barricaded = A barricade is in the way: combat units and trains do not cross here.
napoleon-refusal-no-barricade = There is no barricade.
napoleon-refusal-out-of-bounds = The scenario keeps this formation where it is, for now.
napoleon-refusal-demoralized = It is demoralized.
napoleon-refusal-did-not-fight = It took no part in the combat.
napoleon-refusal-does-not-march = It is not in road march.
napoleon-refusal-elsewhere = It stands elsewhere.
napoleon-refusal-enemy-at-end = The enemy stands at one end.
napoleon-refusal-engaged = It is held by an enemy zone of control.
napoleon-refusal-enter-cleared-hex = A hex that the enemy has left must be entered.
napoleon-refusal-evaded-already = It has retreated before combat already.
napoleon-refusal-far-enough = It goes no farther.
napoleon-refusal-finish-the-move = The present move is not finished.
napoleon-refusal-fought-already = That attack has been fought.
napoleon-refusal-has-advanced = It has advanced already.
napoleon-refusal-has-checked = It has checked its initiative already.
napoleon-refusal-has-failed = He has checked his initiative already.
napoleon-refusal-has-moved = It has moved already.
napoleon-refusal-held-by-enemy = The enemy holds that hex.
napoleon-refusal-hex-full = There is no room in that hex.
napoleon-refusal-in-command = It is in command.
napoleon-refusal-in-command-already = In command already.
napoleon-refusal-in-road-march = Units in road march do not attack.
napoleon-refusal-in-the-group = It is in the group already.
napoleon-refusal-in-zone = Not in an enemy zone of control.
napoleon-refusal-infantry-only = Only infantry can do that to a bridge.
napoleon-refusal-leader-in-zone = An enemy zone of control forbids that to the leader.
napoleon-refusal-marches-already = It is in road march already.
napoleon-refusal-marching-alone = Units in road march do not stack.
napoleon-refusal-may-not-attack = Nobody there can attack.
napoleon-refusal-must-attack = Units in an enemy zone of control must attack.
napoleon-refusal-must-be-attacked = Every enemy in a zone of control must be attacked.
napoleon-refusal-must-go = It has to go at least one hex.
napoleon-refusal-must-repulse = A unit in road march must try a repulse.
napoleon-refusal-name-the-first = The first unit of the division stands for all.
napoleon-refusal-name-the-target = Say first whom to attack.
napoleon-refusal-needs-no-march = Leaders and vedettes need no road march.
napoleon-refusal-no-commander = He puts nobody else in command.
napoleon-refusal-no-division = They are not of one division.
napoleon-refusal-no-enemy = No enemy holds it.
napoleon-refusal-no-officer = He is not an officer who could do that.
napoleon-refusal-no-points = There are not enough movement points.
napoleon-refusal-no-points-to-stack = No point is left to join others.
napoleon-refusal-no-refuge = It cannot retreat there before combat.
napoleon-refusal-no-such-attack = There is no such attack.
napoleon-refusal-no-such-crossing = There is no such crossing.
napoleon-refusal-no-such-ground = That ground does not count here.
napoleon-refusal-no-such-hex = There is no such hex.
napoleon-refusal-no-such-piece = There is no such piece.
napoleon-refusal-no-unit = That piece cannot do this.
napoleon-refusal-no-way-back = That is no way back.
napoleon-refusal-nobody-attacks = Nobody attacks yet.
napoleon-refusal-nobody-beside = Nobody who could attack stands next to it.
napoleon-refusal-nobody-there = Nobody is there.
napoleon-refusal-not-adjacent = That hex is not next to it.
napoleon-refusal-not-beside = It does not stand beside that crossing.
napoleon-refusal-not-beside-all = Not everybody is next to everybody.
napoleon-refusal-not-damaged = It is not damaged.
napoleon-refusal-not-engaged = No enemy combat unit holds that stack.
napoleon-refusal-not-in-the-exchange = It is not part of the exchange.
napoleon-refusal-not-now = Not now.
napoleon-refusal-not-retreating = It does not retreat.
napoleon-refusal-not-the-segment = This is not the segment for it.
napoleon-refusal-not-vacated = The enemy has not left that hex.
napoleon-refusal-not-yours = It is not yours to move.
napoleon-refusal-nothing-to-call-off = No attack is being formed.
napoleon-refusal-officer-failed = Its officer has failed.
napoleon-refusal-one-infantry = Without a leader only one infantry unit advances.
napoleon-refusal-out-of-command = Out of command.
napoleon-refusal-out-of-range = Out of command range.
napoleon-refusal-over = The battle is over.
napoleon-refusal-own-formation-first = His own formation comes first.
napoleon-refusal-points-spent = His command points are spent.
napoleon-refusal-reduce-the-best = The strongest unit must be reduced, or the one with the best initiative.
napoleon-refusal-repulsed = It is bound by a failed repulse.
napoleon-refusal-river = A river is crossed at bridges and fords only.
napoleon-refusal-stacked-with-foot = Foot troops stand in the stack.
napoleon-refusal-surrounded = It is surrounded.
napoleon-refusal-through-column = Units in road march are in the way.
napoleon-refusal-too-close = It would come too close to a unit in road march.
napoleon-refusal-too-many-attacks = There are too many attacks.
napoleon-refusal-too-much-infantry = There is too much infantry in that hex.
napoleon-refusal-train = A train cannot be attacked.
napoleon-refusal-train-alone = Trains do not stack.
napoleon-refusal-train-in-zone = Trains do not enter enemy zones of control.
napoleon-refusal-train-needs-bridge = Trains cross water on bridges only.
napoleon-refusal-train-needs-way = Trains climb slopes on roads and trails only.
napoleon-refusal-unfought-attack = It still has an attack to fight.
napoleon-refusal-units-only = Only combat units can do that.
napoleon-refusal-vedettes-full = Three vedettes are there already.
napoleon-refusal-out-of-sight = That is too far to see.
napoleon-refusal-too-dark = It is too dark to see that far.
napoleon-refusal-bad-sight = In this weather one does not see that far.
napoleon-refusal-hidden-by-ground = Terrain blocks the line of sight.
napoleon-refusal-hidden-by-side = A crest or slope blocks the line of sight.
napoleon-refusal-units-in-the-way = Units block the line of sight.
napoleon-refusal-laid-already = It is firing already.
napoleon-refusal-no-battery-laid = No battery fires yet.
napoleon-refusal-not-hit = It is not in the hex that was hit.
napoleon-refusal-no-battery = It is not a battery of this side.
napoleon-refusal-weather-forbids-fire = Nobody bombards in this weather.
napoleon-refusal-too-dark-to-fire = It is too dark to bombard.
napoleon-refusal-battery-marches = A battery in road march does not fire.
napoleon-refusal-battery-in-cover = Nobody fires out of woods or orchards.
napoleon-refusal-fired-already = It has fired in this phase.
napoleon-refusal-suppressed = It is suppressed.
napoleon-refusal-battery-attacks = It takes part in an attack.
napoleon-refusal-battery-alone = A battery alone next to the enemy must attack.
napoleon-refusal-nobody-to-shell = There is nobody to bombard.
napoleon-refusal-shelled-already = A hex is bombarded once in a phase.
napoleon-refusal-too-many-targets = That would be one bombardment too many.
napoleon-refusal-target-in-cover = Nobody fires into woods or orchards.
napoleon-refusal-target-in-walls = Nobody bombards a chateau.
napoleon-refusal-too-near = Neighbours are bombarded only over a river without a bridge.
napoleon-refusal-out-of-reach = That is out of range.
napoleon-refusal-town-too-far = A town is not bombarded from so far.
napoleon-refusal-pledged-elsewhere = It is to bombard another hex.
napoleon-refusal-pledge-open = A bombardment that was announced has still to be fired.
napoleon-refusal-withheld-already = It keeps out of the attack already.
napoleon-refusal-nobody-to-excuse = Nobody has to attack that hex.
napoleon-refusal-weather-forbids-charges = Nobody charges in this weather.
napoleon-refusal-too-dark-to-charge = It is too dark to charge.
napoleon-refusal-no-charge-into-walls = Nobody charges a fortified place.
napoleon-refusal-no-charge-into-cover = Nobody charges into woods, towns or orchards.
napoleon-refusal-charged-already = That hex has been charged.
napoleon-refusal-no-attack-behind = Infantry or artillery must attack that hex too.
napoleon-refusal-does-not-charge = Light cavalry and other arms do not charge.
napoleon-refusal-could-not-move = It could not have moved, so it cannot charge.
napoleon-refusal-charged-once = It charges only once in a phase.
napoleon-refusal-one-stack = Only one stack charges a hex.
napoleon-refusal-no-way-to-charge = It has no way to charge that hex.
napoleon-refusal-odds-too-low = The odds are too low for a charge.
napoleon-refusal-nobody-charges = Nobody charges.
napoleon-refusal-charge-begun = That charge is announced and can be made.
napoleon-refusal-did-not-charge = It did not charge.
napoleon-refusal-guard-committed = The guard has been committed already.
napoleon-refusal-no-guard = There is no guard in this combat.
napoleon-refusal-no-other-shift = After a failed repulse no other shift counts.
napoleon-refusal-weather-forbids-works = Nobody builds in this weather.
napoleon-refusal-no-works-here = Nobody builds in a chateau or a marsh.
napoleon-refusal-too-few-builders = There is too little infantry that has not moved.
napoleon-refusal-work-finished = That position is finished.
napoleon-refusal-worked-already = They have worked in this turn.
napoleon-refusal-too-many-works = That would be one position too many.
napoleon-refusal-one-unit = Only one unit joins the cavalry there.
napoleon-refusal-all-or-none = Part of that column has entered: the rest must, too.
napoleon-refusal-at-night-only = Goals are changed at night only.
napoleon-refusal-bound = It is bound to its march order.
napoleon-refusal-burning = That hex is on fire.
napoleon-refusal-called-already = Reinforcements were called in this turn already.
napoleon-refusal-does-not-enter = Only a stack that enters gets an order now.
napoleon-refusal-does-not-wait = It does not wait off the map.
napoleon-refusal-enter-first = The stack has to enter first.
napoleon-refusal-entry-blocked = There is no free hex to enter by.
napoleon-refusal-frozen = Not in snow or frost.
napoleon-refusal-has-its-order = It has its march order already.
napoleon-refusal-in-road-march-now = Not in road march.
napoleon-refusal-leader-with-first = He comes with the first stack of his formation.
napoleon-refusal-lies-already = A pontoon lies there already.
napoleon-refusal-must-disengage = Whoever can must leave the enemy zones.
napoleon-refusal-next-segment = It has refused the retreat and moves in the segment of initiative.
napoleon-refusal-must-march = A force under a march order must march.
napoleon-refusal-needs-no-supply = It needs no train of others.
napoleon-refusal-next-to-enemy = It stands next to the enemy.
napoleon-refusal-no-entry = It does not enter there.
napoleon-refusal-no-goal = There is no goal for it.
napoleon-refusal-no-goal-there = A goal is a town or a bridge.
napoleon-refusal-no-march-order = At night only forces under march orders move.
napoleon-refusal-no-march-orders = There are no march orders in this scenario.
napoleon-refusal-no-general-retreat = There is no general retreat in this scenario.
napoleon-refusal-no-order = It has no march order.
napoleon-refusal-no-pontoons = There are no pontoons.
napoleon-refusal-no-retreat = It is in no general retreat.
napoleon-refusal-no-train-free = No train is free for it.
napoleon-refusal-no-vedettes = There are no vedettes in the group.
napoleon-refusal-no-water = There is no stream or river.
napoleon-refusal-no-way-out = It cannot disengage there.
napoleon-refusal-no-way-there = It cannot be sent there.
napoleon-refusal-nobody-to-call = There is nobody to call.
napoleon-refusal-not-at-night = Not at night.
napoleon-refusal-not-at-the-goal = It is not at its goal on the edge of the map.
napoleon-refusal-not-commanded = No leader has put it in command.
napoleon-refusal-not-due = It is not due yet.
napoleon-refusal-not-its-end = That is no end of the pontoon.
napoleon-refusal-not-the-shortest = That is not on a shortest way to the goal.
napoleon-refusal-nothing-to-recombine = No such unit can be made up here.
napoleon-refusal-once = A general retreat is ordered once in a game.
napoleon-refusal-one-stack-fed = A formation without its train has one stack supplied.
napoleon-refusal-one-turn = The retreat holds for at least one turn.
napoleon-refusal-other-order = It has another march order, or none.
napoleon-refusal-others-first = An earlier column enters there first.
napoleon-refusal-reorganized-already = Units came back in this turn already: too late for it.
napoleon-refusal-retreats-already = The army retreats already.
napoleon-refusal-served-already = It is supplied already.
napoleon-refusal-steep = Not on a slope without a road or trail.
napoleon-refusal-taken-up-now = It was taken up in this turn.
napoleon-refusal-too-early = It is too early to call.
napoleon-refusal-too-few-vedettes = There are too few vedettes.
napoleon-refusal-too-many-orders = There are too many march orders.
napoleon-refusal-train-last = The train comes after the last unit of its formation.
napoleon-refusal-vedettes = Vedettes do not fight.

## Ground

napoleon-ground-open = open ground
napoleon-ground-town = town
napoleon-ground-woods = woods
napoleon-ground-orchard = orchard
napoleon-ground-marsh = marsh
napoleon-ground-chateau = chateau
napoleon-ground-slope = slope or stream
napoleon-ground-bridge = bridge
napoleon-ground-crest = crest
napoleon-ground-position = improved position

## Weather

napoleon-weather-fair = fair
napoleon-weather-snow = snow
napoleon-weather-snowstorm = snowstorm
napoleon-weather-frost = frost
napoleon-weather-rain = rain
napoleon-weather-thunderstorm = thunderstorm
napoleon-weather-mud = mud
napoleon-weather-rain-and-mud = rain and mud
napoleon-weather-fog = fog
napoleon-weather-heat = heat
napoleon-weather-dust-storm = dust storm

## Shifts

napoleon-shift-repulse = { $amount ->
    [one] failed repulse { $signed }
    [other] failed repulse { $signed }
   *[alone] failed repulse
}
napoleon-shift-arms = { $amount ->
    [one] combined arms { $signed }
    [other] combined arms { $signed }
   *[alone] combined arms
}
napoleon-shift-bridge = { $amount ->
    [one] damaged bridge { $signed }
    [other] damaged bridge { $signed }
   *[alone] damaged bridge
}
napoleon-shift-barricade = { $amount ->
    [one] barricade { $signed }
    [other] barricade { $signed }
   *[alone] barricade
}
napoleon-shift-napoleon = { $amount ->
    [one] Napoleon { $signed }
    [other] Napoleon { $signed }
   *[alone] Napoleon
}
napoleon-shift-weather = { $amount ->
    [one] weather { $signed }
    [other] weather { $signed }
   *[alone] weather
}
napoleon-shift-guard = { $amount ->
    [one] guard { $signed }
    [other] guard { $signed }
   *[alone] guard
}

## Other

napoleon-when = Turn { $turn }, { $clock }
napoleon-state = Turn { $turn }, { $phase }, { $side }
napoleon-gesture-march = March to { $hex }
napoleon-cost-points = { $points } MP
napoleon-outcome-points = More victory points
napoleon-outcome-draw = A draw
napoleon-outcome-level = { $level }: { $first } points to { $second }
option-napoleon-scenario-label = Scenario
option-napoleon-scenario-help = Which part of the battle is fought, and for what.
option-napoleon-open-label = Open forces
option-napoleon-open-help = Both players see everything. Nothing is hidden (8.0).
option-napoleon-own-vedettes-label = Vedettes of their own formation
option-napoleon-own-vedettes-help = Vedettes make up units of their own formation only (16.14).

## Cards

napoleon-order-play-card = Play { $card }
napoleon-order-pick-column = For column { $number }
napoleon-order-reroute = Column { $number } comes by { $entry }
napoleon-order-survey = Reconnoitre { $hex }
napoleon-order-enact = Carry it out
napoleon-order-forgo = Forgo it

napoleon-line-modes-drawn = { $side } draws { $count } mode cards.
napoleon-line-modes-left = { $side }: { $count } mode cards leave the game.
napoleon-line-card-drawn = { $side } draws: { $card }.
napoleon-line-card-played = { $side } plays { $card }. Allowance { $allowance1 }/{ $allowance2 }.
napoleon-line-card-void = { $card } has no effect ({ $side }).
napoleon-line-card-open = { $card } stays open on the table ({ $side }).
napoleon-line-card-lapsed = { $card } has ended ({ $side }).
napoleon-line-card-gone = { $card } leaves the game ({ $side }).
napoleon-line-card-seen = { $side } is shown a card of the enemy: { $card }.
napoleon-line-goal-read = { $side } reads a march order of the enemy: from { $from } to { $to }.
napoleon-line-cards-scored = { $side }: { $points } points for cards.
napoleon-line-cards-shuffled = { $side } shuffles, { $count } cards.
napoleon-line-tactic-played = { $side } plays { $card } in this combat.
napoleon-line-force-picked = The die picks force { $number } ({ $side }).
napoleon-line-no-force-picked = The die picks none of { $forces } forces ({ $side }).
napoleon-line-column-formed = A force sets up again in road march ({ $side }).
napoleon-line-scattered = A force is scattered, a { $die } ({ $side }).
napoleon-line-refilled = Reduced units are at full strength ({ $side }).
napoleon-line-fell-asleep = The leaders are asleep ({ $side }).
napoleon-line-awoke = { $piece } rolls { $die }{ $awake ->
    [yes] { " " }and is awake
   *[no] { " " }and sleeps on
}.
napoleon-line-all-awake = All leaders are awake ({ $side }).
napoleon-line-hastened = Column { $number } comes at once ({ $side }).
napoleon-line-put-off = { $side } confuses the march of column { $number }.
napoleon-line-rerouted = Column { $number } comes by { $entry } ({ $side }).

napoleon-question-card = { $side }: which card?
napoleon-question-card-aim = { $side }: what is the card for?
napoleon-question-tactics = { $side }: a tactics card?

napoleon-refusal-asleep = The leader is asleep.
napoleon-refusal-called-by-card = With cards, a card calls alternative reinforcements.
napoleon-refusal-forced-march = After a forced march it keeps away from the enemy.
napoleon-refusal-high-water = The ford is under water.
napoleon-refusal-leaders-alone = Leaders alone ignore the card.
napoleon-refusal-must-play-a-card = A card must be played.
napoleon-refusal-must-brief = The card gives a march order.
napoleon-refusal-no-cards-at-night = No cards are played at night.
napoleon-refusal-no-other-entry = That is no other entry of your own.
napoleon-refusal-no-pontoons-in-high-water = The water is too high for pontoons.
napoleon-refusal-no-scout-near = No light cavalry or vedette is near enough.
napoleon-refusal-no-such-card = There is no such card.
napoleon-refusal-no-such-column = No such column is waiting.
napoleon-refusal-no-use-here = The card is of no use in this combat.
napoleon-refusal-nobody-hidden = No hidden enemy force is there.
napoleon-refusal-not-due-next = That column is not due in the next movement phase.
napoleon-refusal-not-in-hand = That card is not in your hand.
napoleon-refusal-not-on-its-way = That column is not on its way.
napoleon-refusal-one-tactics-card = One tactics card in a combat phase is enough.
napoleon-refusal-only-in-card-segment = That card is played in the card segment only.
napoleon-refusal-others-come-first = Columns that were called or held up come first.
napoleon-refusal-out-of-touch = The force is out of touch.
napoleon-refusal-rests = The army is resting.
napoleon-refusal-retreat-by-card = With cards, a general retreat by day needs a card.

napoleon-shift-flank = { $amount ->
    [one] flank attack { $signed }
    [other] flank attack { $signed }
   *[alone] flank attack
}
napoleon-shift-firm = { $amount ->
    [one] stand firm { $signed }
    [other] stand firm { $signed }
   *[alone] stand firm
}
napoleon-shift-battery = { $amount ->
    [one] grand battery { $signed }
    [other] grand battery { $signed }
   *[alone] grand battery
}
napoleon-shift-powder = { $amount ->
    [one] powder running low { $signed }
    [other] powder running low { $signed }
   *[alone] powder running low
}
napoleon-shift-surprise = { $amount ->
    [one] cavalry surprise { $signed }
    [other] cavalry surprise { $signed }
   *[alone] cavalry surprise
}
napoleon-shift-square = { $amount ->
    [one] squares { $signed }
    [other] squares { $signed }
   *[alone] squares
}

option-napoleon-cards-label = Cards
option-napoleon-cards-help = Both players draw and play cards, in scenarios that have decks (24.0).
option-napoleon-even-hand-label = Even hands
option-napoleon-even-hand-help = Besides the regular card, only tactics cards used in combat are replaced (24.33).

napoleon-card-unknown = a card
napoleon-card-road-column = Road column
napoleon-card-road-column-text = A force picked by die sets up again in road march.
napoleon-card-late-start = Late start
napoleon-card-late-start-text = Your leaders begin asleep. They wake by dice, and all of them in the second turn.
napoleon-card-replacements = Replacements
napoleon-card-replacements-text = Your reduced units begin at full strength.
napoleon-card-early-arrival = Early arrival
napoleon-card-early-arrival-text = All your leaders are awake, and a second force may begin under a march order.
napoleon-card-formation-scattered = Formation scattered
napoleon-card-formation-scattered-text = A force picked by die is spread in all directions.
napoleon-card-forced-march = Forced march
napoleon-card-forced-march-text = Who goes farther than the counter says neither comes next to the enemy nor repulses him.
napoleon-card-rest = Rest and cooking fires
napoleon-card-rest-text = You neither repulse nor charge in this turn.
napoleon-card-general-retreat = General retreat
napoleon-card-general-retreat-text = You may order a general retreat.
napoleon-card-reconnaissance = Reconnaissance
napoleon-card-reconnaissance-text = A hidden enemy force near your light cavalry or vedettes is shown.
napoleon-card-captured-dispatch = Captured dispatch
napoleon-card-captured-dispatch-text = The enemy shows you a card of his hand, drawn by lot, and where his forces march.
napoleon-card-rally = Rally
napoleon-card-rally-text = You have a recovery segment in this turn.
napoleon-card-local-guides = Local guides
napoleon-card-local-guides-text = Close ground costs your foot troops one point.
napoleon-card-pioneers = Pioneers
napoleon-card-pioneers-text = Your repairs of crossings succeed.
napoleon-card-rising-water = Rising water
napoleon-card-rising-water-text = Fords are closed, and no pontoons are laid.
napoleon-card-bold-subordinates = Bold subordinates
napoleon-card-bold-subordinates-text = One off the dice of your initiative checks. A six still fails.
napoleon-card-orders-astray = Orders go astray
napoleon-card-orders-astray-text = One on the dice of enemy officers who check their initiative. A one still succeeds.
napoleon-card-sound-of-guns = To the sound of the guns
napoleon-card-sound-of-guns-text = A force of yours gets a march order.
napoleon-card-alternate-reinforcements = Alternate reinforcements
napoleon-card-alternate-reinforcements-text = Your next alternative reinforcements are called. A die says when they come.
napoleon-card-march-confusion = March confusion
napoleon-card-march-confusion-text = Enemy reinforcements that are due next come later, by die.
napoleon-card-arrives-early = Reinforcements arrive early
napoleon-card-arrives-early-text = Reinforcements of yours come in this turn.
napoleon-card-diverted = Reinforcements diverted
napoleon-card-diverted-text = Reinforcements of yours come by another entry.
napoleon-card-provosts = Provosts on the roads
napoleon-card-provosts-text = One off your dice of recovery, to the end. A six still fails.
napoleon-card-out-of-touch = Out of touch
napoleon-card-out-of-touch-text = An enemy force picked by die cannot be commanded until it sees an enemy.
napoleon-card-powder-low = Powder running low
napoleon-card-powder-low-text = One off the enemy’s dice of bombardment.
napoleon-card-soft-ground = Soft ground
napoleon-card-soft-ground-text = In rain or mud everything off the roads costs double.
napoleon-card-flank-attack = Flank attack
napoleon-card-flank-attack-text = An attack from hexes that lie apart is one column better.
napoleon-card-stand-firm = Stand firm
napoleon-card-stand-firm-text = An attack on you is one column worse.
napoleon-card-cold-steel = Cold steel
napoleon-card-cold-steel-text = One more in shock.
napoleon-card-grand-battery = Grand battery
napoleon-card-grand-battery-text = One on the die of a bombardment by several batteries.
napoleon-card-cavalry-surprise = Cavalry surprise
napoleon-card-cavalry-surprise-text = One off the die of a charge.
napoleon-card-form-square = Form square
napoleon-card-form-square-text = One on the die of an enemy charge on infantry.

## What the scene shows

napoleon-hidden-force = a hidden force
napoleon-reading = strength [initiative] movement; squares are the two sides of the counter, an empty one means that the unit is reduced; the band is the formation
napoleon-badge-reduced = reduced
napoleon-badge-marching = in road march
napoleon-badge-in-command = in command
napoleon-badge-out-of-command = out of command
napoleon-badge-moved = has moved
napoleon-badge-demoralized = demoralized
napoleon-badge-out-of-supply = out of supply
napoleon-badge-square = in square
napoleon-badge-repulsed = bound by a failed repulse
napoleon-badge-fired = has fired
napoleon-badge-overrunning = in an enemy hex that it has overrun
napoleon-badge-unseen = not seen by the enemy
napoleon-value-strength = Strength
napoleon-value-sides = Full / reduced
napoleon-value-initiative = Initiative
napoleon-value-movement = Movement
napoleon-value-goal = Goal
napoleon-value-rating = Command
napoleon-value-officers-left = Officers left
napoleon-value-stacks-left = Stacks left
napoleon-value-range = Range
napoleon-rank-commander = commander
napoleon-rank-officer = officer
napoleon-rank-officer-commander = officer and commander
napoleon-tally-recovering = To recover
napoleon-tally-eliminated = Eliminated
napoleon-tally-each-turn = At the end of this turn for { $places }
napoleon-tally-at-end = At the end of the battle for { $places }
napoleon-standing = As things stand: { $level }
napoleon-standing-over = { $level }
napoleon-hex = hex { $hex }
napoleon-hex-of = { $place }, hex { $hex }
napoleon-sky-dusk = { $weather }, nearly dark
napoleon-gauge-losses = Losses against the level of demoralization
napoleon-marker-bridge-damaged = damaged bridge
napoleon-marker-barricade = barricade
napoleon-marker-held = { $places }: held by { $side }
napoleon-marker-trestle-burnt = burnt trestle
napoleon-marker-work = improved position
napoleon-marker-work-begun = improved position, not finished
napoleon-zone-controls = Zone of control: { $side }
napoleon-zone-stops = Whoever enters it must stop.
napoleon-zone-leader = A leader does not enter it alone.
napoleon-zone-train = Trains do not enter it.
napoleon-value-points = Points
napoleon-family-mode = Mode card
napoleon-family-march = March card
napoleon-family-game = Game card
napoleon-family-status = Status card
napoleon-family-arrival = Arrival card
napoleon-family-tactics = Tactics card
napoleon-card-until = until turn { $turn }
napoleon-card-until-seen = until the force sees an enemy
napoleon-card-until-entered = until the reinforcements have entered
napoleon-card-to-the-end = to the end of the battle
napoleon-rumour-seen = could be { $pieces }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}, last seen in turn { $turn }
napoleon-rumour-unknown = { $count ->
    [one] one piece that nobody has seen yet could be here
   *[other] any of { $count } pieces that nobody has seen yet
}
napoleon-marker-goal = Goal of { $pieces }
napoleon-marker-goal-hidden = Goal of a hidden force
napoleon-layer-commands = Leaders command here.
napoleon-layer-commands-one = { $leader } commands here: range { $range }.
napoleon-layer-supplies = Supply reaches here.
napoleon-layer-cut-off = No line of supply reaches these units.
napoleon-gesture-march-all = The stack marches to { $hex }
napoleon-gesture-engage = Up to the enemy, to { $hex }
napoleon-gesture-engage-all = The stack goes up to the enemy, to { $hex }
napoleon-gesture-attack = Attack { $hex } from here
napoleon-gesture-attack-all = Attack { $hex } with all who stand beside it
napoleon-phase-set-up = Set-up
napoleon-phase-weather = Weather
napoleon-phase-supply = Supply
napoleon-phase-recovery = Recovery
napoleon-phase-reorganization = Reorganization
napoleon-phase-command = Command
napoleon-phase-movement = Movement
napoleon-phase-initiative = Initiative
napoleon-phase-sight = Sight
napoleon-phase-evasion = Retreat before combat
napoleon-phase-reaction = Reaction fire
napoleon-phase-declaration = Attacks declared
napoleon-phase-bombardment = Bombardment
napoleon-phase-charge = Charges
napoleon-phase-combat = Combat
napoleon-phase-disengagement = Disengagement
napoleon-phase-march-orders = March orders
napoleon-phase-night-march = Night march
napoleon-phase-end-turn = End of the turn

## What an order will bring

napoleon-sum-attack = Strength of the attack, as printed
napoleon-sum-defence = Strength of the defence, as printed
napoleon-sum-shifts = Columns to the right
napoleon-sum-fire = Strength of the bombardment
napoleon-sum-die = Added to the die
napoleon-part-infantry = infantry
napoleon-part-cavalry = cavalry
napoleon-part-artillery = artillery
napoleon-part-batteries = batteries
napoleon-part-counter = counter-battery fire
napoleon-part-range = farthest range
napoleon-part-ground = ground of the target
napoleon-part-watched = enemy zone at an end
napoleon-forecast-odds = { $shifted ->
    [yes] { $attack } against { $defence }: odds { $odds }, shifted to { $column }
   *[no] { $attack } against { $defence }: odds { $odds }
}
napoleon-forecast-fire = { $modifier ->
    [0] Strength { $strength }
   *[other] Strength { $strength }, { $signed } on the die
}
napoleon-forecast-charge = { $modifier ->
    [0] { $attack } against { $defence }: odds { $odds }
   *[other] { $attack } against { $defence }: odds { $odds }, { $signed } on the die
}
napoleon-forecast-repulse = { $attack } against { $defence }: odds { $odds }; { $wanted } are needed
napoleon-forecast-initiative = Initiative { $initiative }
napoleon-forecast-highest = A { $highest } or less
napoleon-chance-success = success
napoleon-chance-failure = failure
napoleon-chance-attackers-lost = { $shock ->
    [yes] { $result } after shock: the attackers are eliminated
   *[no] { $result }: the attackers are eliminated
}
napoleon-chance-attackers-retreat = { $shock ->
    [yes] { $result } after shock: the attackers retreat { $far ->
        [one] one hex
       *[other] { $far } hexes
    }
   *[no] { $result }: the attackers retreat { $far ->
        [one] one hex
       *[other] { $far } hexes
    }
}
napoleon-chance-defenders-retreat = { $shock ->
    [yes] { $result } after shock: the defenders retreat { $far ->
        [one] one hex
       *[other] { $far } hexes
    }
   *[no] { $result }: the defenders retreat { $far ->
        [one] one hex
       *[other] { $far } hexes
    }
}
napoleon-chance-defenders-lost = { $shock ->
    [yes] { $result } after shock: the defenders are eliminated
   *[no] { $result }: the defenders are eliminated
}
napoleon-chance-both-reduced = { $shock ->
    [yes] { $result } after shock: each side reduces a unit
   *[no] { $result }: each side reduces a unit
}
napoleon-chance-exchange = { $loser ->
    [attackers] { $result }: the attackers are eliminated, the defenders lose { $points } points at least
   *[defenders] { $result }: the defenders are eliminated, the attackers lose { $points } points at least
}
napoleon-chance-bridge-held = The damaged bridge is not stormed: the leading unit is reduced
napoleon-chance-no-hit = { $result }: no effect
napoleon-chance-suppressed = { $result }: the batteries there are suppressed
napoleon-chance-driven = { $result }: everybody there goes back a hex
napoleon-chance-reduced = { $result }: a unit is reduced
napoleon-chance-reduced-twice = { $result }: two units are reduced
napoleon-chance-overrun = { $result }: the enemy is overrun
napoleon-chance-pulled-up = { $result }: the charge is pulled up, { $count ->
    [one] one rider unit is reduced
   *[other] { $count } rider units are reduced
}
napoleon-chance-riders-lost = { $result }: the riders are eliminated
napoleon-chance-repulsed = the enemy gives way
napoleon-chance-held = the enemy holds
napoleon-chance-scouted = { $hex }: { $finding }
napoleon-chance-damaged = damaged, without a die
napoleon-chance-arrival = they come in turn { $turn }
napoleon-chance-too-late = they do not come before the end
napoleon-chance-unheard = the call is not heard
napoleon-chance-returns = it returns
napoleon-chance-gone = it is lost for good
napoleon-chance-crosses = it gets over the bridge
napoleon-chance-drowned = it is lost on the bridge
napoleon-note-attack = From { $from }, on { $at }
napoleon-note-ground = Ground that counts: { $ground }
napoleon-note-close = Results with a star become shock here
napoleon-note-chateau = Nobody is driven out of the chateau but by shock
napoleon-note-weather = The weather weakens infantry or artillery
napoleon-note-damaged = Over a damaged bridge there is no shock, and the leading unit must check its initiative
napoleon-note-fired = Batteries that have fired do not count in the defence
napoleon-note-forced = After a failed repulse no other shift counts
napoleon-note-shock = Shock: initiative { $attack } against { $defence }, and a die each
napoleon-note-odds-only = Dice fall before the fight, so there are odds and no chances
napoleon-note-guard = As if nobody else committed the guard
napoleon-note-claim = As if the defender chose the ground that is best for him
napoleon-note-before = Bombardments and charges come before the fight; none are counted here
napoleon-note-cards = As if nobody played a tactics card
napoleon-note-batteries = At { $at }: { $pieces }
napoleon-note-stand = The enemy may try to stand fast
napoleon-note-steady = If it stands fast it is reduced, and all stay
napoleon-note-riders = Charge on { $at }: { $pieces }
napoleon-note-overrun = Riders who overrun the enemy are lost with the attack, or win with it
napoleon-note-spur = Out of command: it rides only if it passes this check
napoleon-note-venture = Out of command: it moves only if it passes this check
napoleon-note-rouse = If he fails, the units in his range may not move on their own
napoleon-note-damage = It costs movement points
napoleon-note-repair = The points are spent, whatever the die says
napoleon-note-pioneers = Pioneers need no die
napoleon-note-build = If it fails, work goes on next turn
napoleon-note-demoralized = Its formation is demoralized, so it may be lost
napoleon-note-bridge = Each further unit on a bridge is in more danger
napoleon-note-call = The enemy may be lucky and delay them
napoleon-note-scouts = Found by the scouts of both sides, without a die
napoleon-note-unknown-force = A hidden force takes part. Its strength is not known.
napoleon-note-unknown-scouts = A hidden force stands beside. What scouts find is not known.
napoleon-note-unknown-zone = A hidden force stands beside. It may stop this march.
napoleon-note-vedettes-go = Vedettes always give way
napoleon-note-repulsed = The cleared hex must be entered
napoleon-note-held = The march is over, and the enemy must be attacked
napoleon-gesture-fire = Bombard { $hex } with this battery
napoleon-gesture-fire-all = Bombard { $hex } with all batteries that reach it
napoleon-gesture-charge = Charge { $hex } with this unit
napoleon-gesture-charge-all = Charge { $hex } with the whole stack
napoleon-gesture-charge-best = Charge { $hex } with the strongest stack

## The first lesson
napoleon-lesson-board = This is the field of battle. Wheel or pinch to zoom, drag to move the map. A hex is about 480 metres across, and a turn by day is an hour. Flags on places are points.
napoleon-lesson-counter = A counter shows strength [initiative] movement, and its formation as a coloured band. Rest the pointer on a stack, or tap it, to lay it out. Beside the map stands how much each formation can lose.
napoleon-lesson-hidden = A flag is an enemy force that you do not see. You find out who it is when it is in sight, or when you come next to it; light cavalry and vedettes see best. He sees of you as little.
napoleon-lesson-command = First you command. Click a commander, then an officer or a stack in his range. Officers whom nobody commands may try their initiative. C shows who reaches whom.
napoleon-lesson-march = Then you march. Click a unit: where it can go lights up, with its cost. Red hatching is what the enemy controls; who enters it must stop. On a road, one after the other, troops go far.
napoleon-lesson-fight = Then attacks are declared: who stands next to the enemy has to attack, unless a river lies between, or he is in a town or behind walls. Click an enemy hex. Before you commit you see the odds, every shift with its rule, and the chance of each result.
napoleon-lesson-arms = Guns bombard before the fight, and cavalry may charge. Infantry, cavalry and guns together strike harder. Who is beaten may recover and come back.
napoleon-lesson-undo = Slips can be taken back until a die has been thrown or you have learned something. The journal tells what happened, R shows what the enemy did; the question mark has the signs and keys.

## What gives points

napoleon-stakes-goal = Points decide: whoever leads by enough at the end has won.
napoleon-stakes-points = Points, with what is held now
napoleon-stakes-lead = a lead of { $lead ->
    [one] 1 point
   *[other] { $lead } points
} or more
napoleon-stakes-otherwise = nobody leads by so much
napoleon-stakes-turns = { $points ->
    [one] 1 point
   *[other] { $points } points
} { $every ->
    [1] each turn
   *[other] every { $every } turns
} to { $side }{ $others ->
    [0] { "" }
   *[other] { "" } together with { $places }
}{ $limited ->
    [yes] { "" } (turns { $from } to { $until })
   *[no] { "" }
}
napoleon-stakes-end = { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end to { $side }{ $others ->
    [0] { "" }
   *[other] { "" } together with { $places }
}
napoleon-aim-either = either side
napoleon-aim-one-of = one of { $places }
napoleon-aim-turns = { $points ->
    [one] { $points } point
   *[other] { $points } points
} to { $side } { $every ->
    [1] each turn
   *[other] every { $every } turns
} for holding { $places }{ $limited ->
    [yes] { "" } (turns { $from } to { $until })
   *[no] { "" }
}.
napoleon-aim-end = { $points ->
    [one] { $points } point
   *[other] { $points } points
} to { $side } at the end for holding { $places }.
napoleon-aim-units-turn = { $points ->
    [one] { $points } point
   *[other] { $points } points
} to { $side } each turn { $how ->
    [nobody] if nobody is there
    [per] for each { $per } points of strength there
   *[somebody] if somebody is there
} ({ $of }: { $arms }; { $area }{ $limited ->
    [yes] ; turns { $from } to { $until }
   *[no] { "" }
}).
napoleon-aim-units-end = { $points ->
    [one] { $points } point
   *[other] { $points } points
} to { $side } at the end { $how ->
    [nobody] if nobody is there
    [per] for each { $per } points of strength there
   *[somebody] if somebody is there
} ({ $of }: { $arms }; { $area }).
napoleon-aim-arms-all = combat units
napoleon-aim-arms-infantry = infantry
napoleon-aim-arms-cavalry = cavalry
napoleon-aim-arms-artillery = artillery
napoleon-aim-forfeit = { $points ->
    [one] { $points } point
   *[other] { $points } points
} to { $side }, once, when { $formation } attacks.
napoleon-aim-exit = { $owner }: may leave the map in { $hexes }.
napoleon-aim-exit-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} to { $side } for each point of strength ({ $owner }: { $arms }) that leaves in { $hexes }{ $limited ->
    [yes] { "" } (turns { $from } to { $until })
   *[no] { "" }
}.
napoleon-aim-losses = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each point of full strength that the enemy has lost.
napoleon-aim-call = { $points ->
    [one] { $points } point
   *[other] { $points } points
} to { $side } for calling { $pieces }.
