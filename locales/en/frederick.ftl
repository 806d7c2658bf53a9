# What the rules system `frederick` says: orders, questions, refusals and the journal. The rules themselves are in `rules-frederick.ftl`.

# When
frederick-when = Turn { $turn } of { $turns }, { $clock }

# Groups that every army has
group-infantry = Infantry and artillery
group-cavalry = Cavalry

# Costs
frederick-cost-points = { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
}

# What the scene shows: phases, values, badges, states
frederick-army-broken = broken
frederick-army-demoralized = demoralised
frederick-army-passive = Not active yet.
frederick-army-steady = steady
frederick-badge-column = in column
frederick-badge-disordered = disordered
frederick-badge-double = counts double
frederick-badge-engaged = engaged
frederick-badge-moved = has moved
frederick-badge-out-of-command = out of command
frederick-badge-routed = routed
frederick-badge-special = special leader
frederick-badge-special-any = special leader of any wing
frederick-badge-special-cavalry = special leader of cavalry wings
frederick-badge-special-infantry = special leader of wings with infantry
frederick-badge-supporting = supporting
frederick-command-degraded = degraded
frederick-command-effective = effective
frederick-marker-locked = locked
frederick-marker-locked-penalty = locked, with the penalty
frederick-marker-momentum = momentum
frederick-phase-activation = Activation
frederick-phase-bombardment = Bombardment
frederick-phase-combat = Close combat
frederick-phase-command = Command
frederick-phase-defensive-bombardment = Defensive fire
frederick-phase-morale = Army morale
frederick-phase-movement = Movement
frederick-phase-rally = Rally
frederick-phase-rout = Routed units
frederick-phase-set-up = Set-up
frederick-rank-commander = army commander
frederick-rank-leader = leader
frederick-reading = strength – morale – movement; squares are the steps left, the band is the wing. Guns have bombardment values for one, two and three hexes
frederick-tally-lost = Units lost
frederick-tally-routed = Routed
frederick-tally-success = Combat success
frederick-value-bombardment = Bombardment
frederick-value-initiative = Initiative
frederick-value-modifier = Modifier
frederick-value-morale = Morale
frederick-value-movement = Movement
frederick-value-steps = Steps
frederick-value-strength = Strength

# Counters of wings that nobody has spotted
frederick-counter-infantry = an infantry counter
frederick-counter-cavalry = a cavalry counter
frederick-counter-mixed = a counter of infantry and cavalry
frederick-counter-dummy-cavalry = a cavalry dummy
frederick-counter-dummy-infantry = an infantry dummy
frederick-counter-dummy-mixed = a dummy of infantry and cavalry
frederick-counter-dummy = a dummy
frederick-counter-unknown = something unknown
frederick-value-counter = Counter
frederick-marker-wing = Here a hidden wing may stand
frederick-badge-unseen = not spotted

# Zones of control: what they do to the piece that is looked at
frederick-zone-controls = Zone of control: { $side }
frederick-zone-taxes = Entered freely; leaving it costs { $points ->
    [one] one movement point more.
   *[other] { $points } movement points more.
}
frederick-zone-stops = Whoever enters it is engaged and must stop.
frederick-zone-stops-fast = Formed cavalry stands beside it: whoever enters it must stop.
frederick-zone-leader = Among his troops a leader comes and goes freely.

# Questions. The name of the side is beside them.
frederick-question-set-up = Where is the next piece set up?
frederick-question-activation = Shall the army try to set itself in motion?
frederick-question-volunteer = Shall the army leave its camp and advance?
frederick-question-appear = Where do they appear?
frederick-question-short-leash = Which wing does the commander keep on a short leash?
frederick-question-confused-wing = Which enemy wing loses its way?
frederick-question-march-debacle = Which enemy column jams on the road?
frederick-question-rash-attack = Which enemy wing rushes forward?
frederick-question-deploy = Which wings deploy from column?
frederick-question-rouse = Which leader spurs on a wing that hangs back?
frederick-question-trace = Which units beyond command take orders from the army commander?
frederick-question-rout = Which routed unit runs first?
frederick-question-move = Who moves?
frederick-question-step = Where does it go?
frederick-question-coup = The enemy is in sight. Shall the commander try to seize the moment?
frederick-question-pay-coup = The moment is ours. Is army morale paid to set the army in motion?
frederick-question-forced-deployment = { $unit } is upon the wing { $wing } in hex { $hex }. Shall the column try to deploy?
frederick-question-bombard = Which hex do the guns bombard?
frederick-question-gunnery = Which batteries fire on it?
frederick-question-shelter = Hex { $hex } is about to be bombarded. { $count ->
    [one] Does { $units } ride out of the fire?
   *[other] Do { $units } ride out of the fire?
}
frederick-question-rally = Which unit is to be rallied?
frederick-question-combat = Which hex is attacked?
frederick-question-attack = From where is it attacked?
frederick-question-withdraw = Hex { $hex } is attacked. { $count ->
    [one] Does { $units } withdraw before the combat?
   *[other] Do { $units } withdraw before the combat?
}
frederick-question-lead = Which unit takes the lead?
frederick-question-ground = Over which ground does the attack go?
frederick-question-loss-points = { $points ->
    [one] Who satisfies the last loss point, and how?
   *[other] { $points } loss points are left. Who satisfies the next one, and how?
}
frederick-question-lose-guns = Which battery loses a step?
frederick-question-additional-retreat = Who takes the additional retreat first?
frederick-question-advance = Who follows into the hexes that are open?
frederick-question-momentum = What is the momentum used for?
frederick-question-sweep = Does the cavalry charge on?
frederick-question-charge = Who charges on, and against which hexes?
frederick-question-retreat = Where does { $unit } retreat from hex { $hex }?
frederick-question-follow = Which leaders in hex { $hex } go with the troops that leave it?
frederick-question-collapse = The army wavers. Who retreats first?
frederick-question-snipe = Which other Croats join the sniping?
frederick-question-conceal = { $hand ->
    [counter] Where does counter { $number } lie ({ $what })?
    [mark] Where does a mark of counter { $number } lie ({ $what })?
   *[other] Where do the counters of your wings lie, and the dummies?
}
frederick-question-pace = Where does the counter go?
frederick-question-shift = You were quicker. Where does your wing appear, up to { $margin } hexes away?
frederick-question-formation = How does { $what } come onto the map?
frederick-question-call-up = { $what } is spotted at hex { $hex }. Where do its units stand?

# Orders
frederick-order-place = Set up { $piece } in hex { $hex }
frederick-order-quick-set-up = Use the ready set-up
frederick-order-activate = Try to set the army in motion
frederick-order-stay-inactive = Stay inactive
frederick-order-volunteer = Leave the camp and advance
frederick-order-stay-in-camp = Stay in camp
frederick-order-try-coup = Try a coup d’œil
frederick-order-let-pass = Let the moment pass
frederick-order-pay-activation = Pay and set the army in motion
frederick-order-leash = Keep the wing { $wing } on a short leash
frederick-order-no-leash = No wing on a short leash
frederick-order-strike = Let it strike the wing { $wing }
frederick-order-deploy = Deploy the wing { $wing }
frederick-order-deploy-guns = Deploy { $unit } with it
frederick-order-turn-commander = Turn the army commander into column or out of it
frederick-order-end-deploy = Deploy nobody else
frederick-order-rouse = { $leader } spurs on the wing { $wing }
frederick-order-end-rouse = Spur on nobody else
frederick-order-trace = { $unit } takes orders from the army commander
frederick-order-end-trace = Nobody else
frederick-order-enter = Bring the wing { $wing } onto the map at hex { $hex }
frederick-order-flee = { $unit } runs next
frederick-order-retreat-to = { $unit } retreats to hex { $hex }
frederick-order-retreat-off = Leave the map
frederick-order-accompany = { $piece } goes along
frederick-order-end-accompany = No other leader goes along
frederick-order-take = Move { $piece }
frederick-order-step = { $piece } to hex { $hex }
frederick-order-halt = { $piece } halts here
frederick-order-leave = { $piece } leaves the map
frederick-order-lift = { $unit } to the top of the stack
frederick-order-lift-support = { $unit } before the other supports
frederick-order-column = Put the wing { $wing } into column
frederick-order-column-guns = { $unit } joins the column of { $wing }
frederick-order-give-up = Give up { $unit }
frederick-order-reduce = { $unit } gives up a step
frederick-order-end-movement = End movement
frederick-order-try-forced-deployment = Try the forced deployment
frederick-order-stay-in-column = Stay in column
frederick-order-aim = Bombard hex { $hex }
frederick-order-battery = { $unit } joins the fire
frederick-order-fire = Fire
frederick-order-end-bombardment = End bombardment
frederick-order-rally = Try to rally { $unit }
frederick-order-end-rally = Rally nobody else
frederick-order-assail = Attack hex { $hex }
frederick-order-storm = Attack from hex { $hex }
frederick-order-go = Begin
frederick-order-snipe = Let the Croats in { $from } snipe at { $hex }
frederick-order-end-combat = End close combat
frederick-order-withdraw-to = Withdraw to hex { $hex }
frederick-order-stand = Stand
frederick-order-lead = { $unit } takes the lead
frederick-order-ground = Over the ground from hex { $from } into hex { $hex }
frederick-order-lose-step = { $unit } loses a step
frederick-order-give-ground = { $unit } gives ground
frederick-order-lose-guns = { $unit } loses a step
frederick-order-additional-retreat = { $unit } takes the additional retreat
frederick-order-advance = { $unit } follows into hex { $hex }
frederick-order-end-advance = Nobody else follows
frederick-order-momentum-attack = Throw the momentum against hex { $hex }
frederick-order-end-momentum = Use the momentum no further
frederick-order-charge = Charge on against hex { $hex }
frederick-order-charge-with = { $unit } charges on
frederick-order-end-sweep = Rein in
frederick-order-lay = Lay counter { $number } ({ $what }) in hex { $hex }
frederick-order-lay-mark = Lay a mark of counter { $number } ({ $what }) in hex { $hex }
frederick-order-load = { $unit } goes with the wing { $wing }
frederick-order-ride = The commander rides with the wing { $wing }
frederick-order-attach = Detach { $unit } to the commander
frederick-order-mask = Detachment { $detachment } lies under { $kind }
frederick-order-tell-off = { $detachment ->
    [4] { $unit } stays with the army
   *[other] { $unit } belongs to detachment { $detachment }
}
frederick-order-ready = The set-up is done
frederick-order-muster = Take up counter { $number } ({ $what })
frederick-order-pace = Counter { $number } ({ $what }) to hex { $hex }
frederick-order-trail = Mark { $mark } to hex { $hex }
frederick-order-rest = Counter { $number } ({ $what }) halts here
frederick-order-unveil = Counter { $number } ({ $what }) deploys here
frederick-order-fold = Put counter { $number } ({ $what }) into column
frederick-order-unfold = Take counter { $number } ({ $what }) out of column
frederick-order-exchange = Counters { $number } ({ $what }) and { $other } ({ $otherwhat }) change places unseen
frederick-order-shift = The wing appears in hex { $hex }
frederick-order-in-line = It deploys
frederick-order-in-column = It stands in column
frederick-order-station = Place { $unit } in hex { $hex }
frederick-order-rejoin = { $unit } goes back to its wing

# Plans
frederick-plan-move = Move to hex { $hex }
frederick-plan-engage = Close with the enemy in hex { $hex }
frederick-plan-enter = Come in at hex { $hex }
frederick-plan-bombard = Bombard hex { $hex } with every gun that can
frederick-plan-attack = Attack hex { $hex } with everybody who can
frederick-plan-attack-sparing = Attack hex { $hex } with everybody whom no flank attack elsewhere needs
frederick-plan-attack-regardless = Attack hex { $hex } with everybody who can, though a flank attack elsewhere is given up
frederick-plan-rally = Rally { $unit }

# Sums. In the journal a part comes with its amount; in the forecast the amount stands beside it.
frederick-sum-attack = Strength of the attack
frederick-sum-defence = Strength of the defence
frederick-sum-bombardment = Strength of the bombardment
frederick-sum-modifiers = Modifiers of the die
frederick-sum-rally = Highest die that rallies
frederick-forecast-strength = strength points
frederick-forecast-odds = { $modifier ->
    [0] Odds { $odds }
   *[other] Odds { $odds }, { $signed } on the die
}
frederick-forecast-fire = { $modifier ->
    [0] Strength { $strength }
   *[other] Strength { $strength }, { $signed } on the die
}
frederick-modifier-rating = { $amount ->
    [one] morale rating { $signed }
    [other] morale rating { $signed }
   *[alone] morale rating
}
frederick-modifier-leader = { $amount ->
    [one] leader { $signed }
    [other] leader { $signed }
   *[alone] leader
}
frederick-modifier-demoralized = { $amount ->
    [one] army demoralized { $signed }
    [other] army demoralized { $signed }
   *[alone] army demoralized
}
frederick-modifier-broken = { $amount ->
    [one] army broken { $signed }
    [other] army broken { $signed }
   *[alone] army broken
}
frederick-modifier-routed = { $amount ->
    [one] routed { $signed }
    [other] routed { $signed }
   *[alone] routed
}
frederick-modifier-in-zone = { $amount ->
    [one] in an enemy zone of control { $signed }
    [other] in an enemy zone of control { $signed }
   *[alone] in an enemy zone of control
}
frederick-modifier-terrain = { $amount ->
    [one] ground { $signed }
    [other] ground { $signed }
   *[alone] ground
}
frederick-modifier-hexside = { $amount ->
    [one] hexsides { $signed }
    [other] hexsides { $signed }
   *[alone] hexsides
}
frederick-modifier-only-routed = { $amount ->
    [one] only routed targets { $signed }
    [other] only routed targets { $signed }
   *[alone] only routed targets
}
frederick-modifier-disordered = { $amount ->
    [one] disordered guns { $signed }
    [other] disordered guns { $signed }
   *[alone] disordered guns
}
frederick-modifier-momentum = { $amount ->
    [one] momentum { $signed }
    [other] momentum { $signed }
   *[alone] momentum
}
frederick-modifier-close = { $amount ->
    [one] close range { $signed }
    [other] close range { $signed }
   *[alone] close range
}
frederick-modifier-surprise = { $amount ->
    [one] surprise { $signed }
    [other] surprise { $signed }
   *[alone] surprise
}
frederick-modifier-guns-morale = { $amount ->
    [one] steadfast gunners { $signed }
    [other] steadfast gunners { $signed }
   *[alone] steadfast gunners
}
frederick-modifier-all-cavalry = { $amount ->
    [one] cavalry alone { $signed }
    [other] cavalry alone { $signed }
   *[alone] cavalry alone
}
frederick-modifier-lead-morale = { $amount ->
    [one] morale of the lead units { $signed }
    [other] morale of the lead units { $signed }
   *[alone] morale of the lead units
}
frederick-modifier-attacker-in-column = { $amount ->
    [one] attacker in column { $signed }
    [other] attacker in column { $signed }
   *[alone] attacker in column
}
frederick-modifier-defender-in-column = { $amount ->
    [one] defender in column { $signed }
    [other] defender in column { $signed }
   *[alone] defender in column
}
frederick-modifier-attacker-disordered = { $amount ->
    [one] attacker disordered { $signed }
    [other] attacker disordered { $signed }
   *[alone] attacker disordered
}
frederick-modifier-defender-disordered = { $amount ->
    [one] defender disordered { $signed }
    [other] defender disordered { $signed }
   *[alone] defender disordered
}
frederick-modifier-defender-routed = { $amount ->
    [one] defender routed { $signed }
    [other] defender routed { $signed }
   *[alone] defender routed
}
frederick-modifier-flank = { $amount ->
    [one] flank attack { $signed }
    [other] flank attack { $signed }
   *[alone] flank attack
}
frederick-modifier-shaken-attack = { $amount ->
    [one] enemy momentum { $signed }
    [other] enemy momentum { $signed }
   *[alone] enemy momentum
}
frederick-modifier-locked = { $amount ->
    [one] line changed under fire { $signed }
    [other] line changed under fire { $signed }
   *[alone] line changed under fire
}
frederick-modifier-enemy-demoralized = { $amount ->
    [one] enemy army demoralized { $signed }
    [other] enemy army demoralized { $signed }
   *[alone] enemy army demoralized
}
frederick-modifier-enemy-broken = { $amount ->
    [one] enemy army broken { $signed }
    [other] enemy army broken { $signed }
   *[alone] enemy army broken
}
frederick-modifier-shock = { $amount ->
    [one] shock of cavalry { $signed }
    [other] shock of cavalry { $signed }
   *[alone] shock of cavalry
}

# Chances
frederick-chance-success = success
frederick-chance-failure = failure
frederick-chance-charging = { $count ->
    [0] nobody charges on
    [one] one unit charges on
   *[other] { $count } units charge on
}
frederick-chance-bombardment = { $points ->
    [0] { $result }: no loss points
    [one] { $result }: one loss point
   *[other] { $result }: { $points } loss points
}
frederick-chance-combat = { $attackresult }/{ $defenceresult }: loss points { $attackpoints } for the attacker, { $defencepoints } for the defender
frederick-chance-surrendered = nobody is left to fight: they give themselves up
frederick-chance-guns-alone = no fight: only artillery is there, which can be overrun
frederick-chance-nobody-left = nobody is left to fight
frederick-note-attack = Out of { $from } at { $at }
frederick-note-batteries = Those who fire: { $units }
frederick-note-withdrawal = The defender may withdraw before the combat; here he stands
frederick-note-shelter = Cavalry may ride away before the fire; here it stays
frederick-note-lead = As if each side that still has to choose led with its unit of the highest morale
frederick-note-ground = As if the attacker chose the ground that is best for him
frederick-sign-rout = R: whoever goes back is routed
frederick-sign-surrender = S: engaged units of morale 3 or less surrender
frederick-sign-additional-retreat = r, additional retreat: engaged units of morale below 5 are disordered
frederick-sign-guns = *: a battery loses a step

# The journal: the course of the battle
frederick-event-set-up = { $side } set up.
frederick-event-placed = { $side } set up { $piece } in hex { $hex }.
frederick-event-turn = Turn { $round } began at { $clock }.
frederick-event-player-turn = { $side } had the turn.
frederick-event-inactive = { $side }: the army stood idle.
frederick-event-moved-markers-removed = { $side }: guns that had moved were laid and ready again.
frederick-event-locked = { $side }: { $count ->
    [one] one stack was locked in combat.
   *[other] { $count } stacks were locked in combat.
}
frederick-event-unlocked = { $side }: { $count ->
    [one] one stack was no longer locked.
   *[other] { $count } stacks were no longer locked.
}
frederick-event-end-of-turn = Turn { $turn } was over.
frederick-event-held = { $side } held an objective: { $points ->
    [one] one victory point.
   *[other] { $points } victory points.
}
frederick-event-cut-off = { $side }: commander and generals are cut off, { $points } victory points are lost.
frederick-event-ended = { $side } won the day: { $level }, victory points { $first } to { $second }.
frederick-event-ended-drawn = Nobody won the day: { $level }, victory points { $first } to { $second }.

# The journal: setting an army in motion
frederick-event-activation-tried-success = { $side } roused the army{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } morale
}: die { $die }, with the commander’s initiative { $total }, 7 needed.
frederick-event-activation-tried-failure = { $side } failed to rouse the army{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } morale
}: die { $die }, with the commander’s initiative { $total }, 7 needed.
frederick-event-coup-tried-success = { $side } took the situation in at a glance: die { $die }, with the commander’s initiative { $total }, 8 needed.
frederick-event-coup-tried-failure = { $side } did not see what was coming: die { $die }, with the commander’s initiative { $total }, 8 needed.
frederick-event-activated = { $side }: the army was in motion.
frederick-event-activated-automatic = { $side }: with the enemy so near, the army stood to arms.
frederick-event-activated-coup = { $side }: at the sight of the enemy the army was set in motion.
frederick-event-coup-paid = { $side }: acting at the sight of the enemy cost { $cost } of army morale.
frederick-event-activated-volunteer = { $side }: the army left its camp and advanced.
frederick-event-activated-detachment = { $side }: a detachment stood to arms.
frederick-event-detachments-dissolved = { $side }: the detachments joined the main army.
frederick-event-will-rouse = { $side } saw the enemy close by: the army will act in the next player turn.
frederick-event-volunteer-roll-success = { $side } was free to advance: die { $die }, 1 needed.
frederick-event-volunteer-roll-failure = { $side } did not dare to advance: die { $die }, 1 needed.
frederick-event-advance-bonus = { $side } advanced with spirit: army morale rose by { $bonus }, to be justified by { $clock }.
frederick-event-advance-kept = { $side } reached the goal of the advance in time and kept the morale.
frederick-event-advance-kept-attacked = { $side } was attacked on the advance and kept the morale without more ado.
frederick-event-advance-failed = { $side } did not reach the goal of the advance: army morale fell by { $bonus } again.
frederick-event-advance-idle = { $side } did not advance with every unit: army morale fell by { $bonus } again. { $count ->
    [one] It was { $units } that stood still.
   *[other] It was { $units } that stood still.
}
frederick-event-advance-forfeit = { $side }: the line infantry of the enemy attacked first, and nothing more was to be gained by an advance.
frederick-event-passivity = { $loss ->
    [0] { $side } bore the waiting: die { $die }.
   *[other] { $side } lost { $loss } morale by standing idle: die { $die }.
}

# The journal: command
frederick-event-command-effective = { $side }: { $group } was effective, die { $die }{ $modifier ->
    [0] {""}
   *[other] {" "}+{ $modifier }
} against { $rating }.
frederick-event-command-degraded = { $side }: { $group } was degraded, die { $die }{ $modifier ->
    [0] {""}
   *[other] {" "}+{ $modifier }
} against { $rating }.
frederick-event-roused-success = { $side }: { $leader } spurred on the wing { $wing } (die { $die }{ $modifier ->
    [0] {""}
   *[other] {" "}+{ $modifier }
}); it was effective.
frederick-event-roused-failure = { $side }: { $leader } could not spur on the wing { $wing } (die { $die }{ $modifier ->
    [0] {""}
   *[other] {" "}+{ $modifier }
}).
frederick-event-out-of-command = { $side }: { $count ->
    [one] beyond command was { $units }.
   *[other] beyond command were { $count } units: { $units }.
}
frederick-event-traced = { $side }: { $unit } took orders from the army commander himself.
frederick-event-traced-to-neighbour = { $side }: { $count ->
    [one] a neighbouring leader took command of { $units }.
   *[other] a neighbouring leader took command of { $count } units: { $units }.
}
frederick-event-leashed = { $side } kept the wing { $wing } on a short leash.
frederick-event-fortune-rolled = { $side }: the fortunes of war took a hand, dice { $first } and { $second }, modified { $total }.
frederick-event-fortune-nothing = { $side }: the fortunes of war let it pass, dice { $first } and { $second }, modified { $total }.
frederick-event-fortune-confused-wing = { $side }: the wing { $wing } lost its way and could only crawl.
frederick-event-fortune-dragging-guns = { $side }: the guns stuck fast and could only crawl, save those with the commander.
frederick-event-fortune-march-debacle = { $side }: the column of { $wing } jammed on the road and could only crawl.
frederick-event-fortune-rash-attack = { $side }: the wing { $wing } rushed at the enemy.
frederick-event-deployed = { $side }: the wing { $wing } deployed from column.
frederick-event-deployed-guns = { $side }: { $unit } unlimbered from column.
frederick-event-forced-deployment-success = { $side }: the wing { $wing } deployed just in time, { $total } (die { $die }) against { $enemytotal } (die { $enemydie }).
frederick-event-forced-deployment-failure = { $side }: the wing { $wing } was caught in column, { $total } (die { $die }) against { $enemytotal } (die { $enemydie }).
frederick-event-in-column = { $side }: the wing { $wing } formed column.
frederick-event-in-column-guns = { $side }: { $unit } joined the column.
frederick-event-commander-in-column = { $side }: { $leader } rode with the column.
frederick-event-commander-deployed = { $side }: { $leader } left the column.
frederick-event-entered = { $side }: the wing { $wing } came onto the map at hex { $hex }.
frederick-event-arrival-roll-success = { $side }: the corps of { $wing } appears (die { $die }).
frederick-event-arrival-roll-failure = { $side }: the corps of { $wing } does not appear yet (die { $die }).
frederick-event-arrival-sure = { $side }: the corps of { $wing } appears.
frederick-event-arrival-no-room = { $side }: the corps of { $wing } finds no room to appear.
frederick-event-rout-prize = { $side }: { $unit } was put to flight, { $points } victory points.
frederick-event-train-stays = { $side }: { $unit } is stuck and stays where it is.

# The journal: moves
frederick-event-marched = { $side }: { $piece } marched on, unsuspecting, from { $from } to { $to }.
frederick-event-stepped = { $side }: { $piece } moved from { $from } to { $to } ({ $cost }).
frederick-event-stepped-halted = { $side }: { $piece } moved from { $from } to { $to } ({ $cost }) and was stopped by the enemy.
frederick-event-stepped-in = { $side }: { $piece } came onto the map at hex { $to } ({ $cost }).
frederick-event-refused = { $side }: { $unit } would not go near the enemy (die { $die }).
frederick-event-lifted = { $side }: { $unit } took the front of hex { $hex }.
frederick-event-lifted-penalty = { $side }: { $unit } relieved the line of hex { $hex } in the face of the enemy.
frederick-event-support-lifted = { $side }: { $unit } took the head of the supports in hex { $hex }.
frederick-event-left-map = { $side }: { $unit } left the field in good order.
frederick-event-woods-check-success = { $side }: { $unit } kept its ranks in the woods (die { $die }).
frederick-event-woods-check-failure = { $side }: { $unit } lost its ranks in the woods (die { $die }).
frederick-event-retreated = { $side }: { $unit } fell back from { $from } to { $to }.
frederick-event-followed = { $side }: { $leader } went along to { $to }.

# The journal: hidden wings
frederick-event-concealed = { $side }: { $count } counters lie. Some of them are wings.
frederick-event-counter-laid = { $side }: { $what } lies at hex { $hex } under { $kind }.
frederick-event-mark-laid = { $side }: a mark lies at hex { $hex }.
frederick-event-loaded = { $side }: { $unit } goes with the wing { $wing }.
frederick-event-rides = { $side }: { $leader } rides with the wing { $wing }.
frederick-event-attached = { $side }: { $unit } is detached to the commander.
frederick-event-masked = { $side }: detachment { $detachment } lies under { $kind }.
frederick-event-told-off = { $detachment ->
    [4] { $side }: { $unit } stays with the army.
   *[other] { $side }: { $unit } belongs to detachment { $detachment }.
}
frederick-event-counter-came = { $side }: counter { $number }, { $kind }, came onto the map at hex { $to } ({ $cost }).
frederick-event-paced = { $side }: counter { $number }, { $kind }, moved from { $from } to { $to } ({ $cost }).
frederick-event-trailed = { $side }: a mark of counter { $number } moved from { $from } to { $to }.
frederick-event-folded = { $side }: counter { $number }, { $kind }, went into column.
frederick-event-unfolded = { $side }: counter { $number }, { $kind }, deployed from column.
frederick-event-exchanged = { $side }: two counters at hex { $hex } changed places.
frederick-event-spotted = { $side }: { $what } is spotted at hex { $hex }!
frederick-event-spotted-moving = { $side }: { $what } is spotted on the march at hex { $hex }!
frederick-event-vanished = { $side }: { $kind } at hex { $hex } was a dummy, and is gone.
frederick-event-covered = { $side }: at hex { $hex } the march goes on unseen.
frederick-event-deployment-won = { $side } is quicker: { $total } (die { $die }) against { $enemytotal } (die { $enemydie }), by { $margin }.
frederick-event-deployment-lost = { $side } is not quicker: { $total } (die { $die }) against { $enemytotal } (die { $enemydie }).
frederick-event-shifted = { $side }: the wing appears at hex { $to }, not { $from }.
frederick-event-forms-line = { $side }: { $what } deploys.
frederick-event-forms-column = { $side }: { $what } stands in column.
frederick-event-unveiled = { $side }: { $what } deploys at hex { $hex } before anybody has spotted it.
frederick-event-stationed = { $side }: { $unit } stands at hex { $hex }.
frederick-event-rejoined = { $side }: { $unit } is back with its wing.

# The journal: fights
frederick-event-bombarded = { $side } bombarded hex { $hex } with { $units }, strength { $strength }: die { $die }{ $modifiers ->
    [0] {""}
   *[other] {" "}{ $signed } ({ $parts })
}, result { $result }.
frederick-event-sheltered = { $side }: { $count ->
    [one] { $units } rode out of the fire from { $from } to { $to }.
   *[other] { $count } units rode out of the fire from { $from } to { $to }: { $units }.
}
frederick-event-attack = { $side } attacked { $at } from { $from }.
frederick-event-attack-flank = { $side } attacked { $at } from { $from } and had it surrounded: a flank attack.
frederick-event-attack-supported = { $side } attacked { $at } from { $from } and had it surrounded, but supports covered its flanks.
frederick-event-attack-sweep = { $side } charged on from { $from } into { $at }.
frederick-event-attack-sweep-flank = { $side } charged on from { $from } into the flank of { $at }.
frederick-event-attack-sweep-supported = { $side } charged on from { $from } into { $at }, whose supports stood to the defence.
frederick-event-sniped-success = { $side }: Croats in { $from } sniped at { $unit } in { $hex } and hit home, die { $die } and strength { $strength }.
frederick-event-sniped-failure = { $side }: Croats in { $from } sniped at { $unit } in { $hex } in vain, die { $die } and strength { $strength }.
frederick-event-withdrew = { $side }: { $count ->
    [one] { $units } slipped away from { $from } to { $to }.
   *[other] { $count } units slipped away from { $from } to { $to }: { $units }.
}
frederick-event-nobody-left = { $side } struck at nothing: the enemy had withdrawn.
frederick-event-surrendered-before-combat = { $side } took those who surrendered; there was nobody left to fight.
frederick-event-guns-alone = { $side } fell upon guns that nobody covered.
frederick-event-flank-opened = { $side }: nobody was left to cover the flank.
frederick-event-supports-stand = { $side }: supports stood to the defence of the flanks.
frederick-event-no-longer-surrounded = { $side } was no longer surrounded.
frederick-event-leads = { $side }: { $unit } took the lead.
frederick-event-fought = { $side }: { $attack } against { $defence }, odds { $odds }, die { $die }{ $modifiers ->
    [0] {""}
   *[other] {" "}{ $signed } ({ $parts })
}: result { $attackresult }/{ $defenceresult }, loss points { $attackpoints } to the attacker, { $defencepoints } to the defender.
frederick-event-fought-routed = { $side } fell upon routed units: { $attack } against { $defence }, odds { $odds }, die { $die }{ $modifiers ->
    [0] {""}
   *[other] {" "}{ $signed } ({ $parts })
}: result { $attackresult }/{ $defenceresult }, loss points { $attackpoints } to the attacker, { $defencepoints } to the defender.
frederick-event-advanced = { $side }: { $unit } followed into hex { $to }.
frederick-event-advanced-guns = { $side }: { $unit } fell upon the guns in hex { $to }.
frederick-event-leader-advanced = { $side }: { $leader } followed into hex { $to }.
frederick-event-capture-escapes = { $side }: { $unit } was dragged away from under the enemy’s hands, die { $die }{ $modifiers ->
    [0] {""}
   *[other] {" "}{ $signed } ({ $parts })
}.
frederick-event-capture-counter = { $side }: part of { $unit } was taken, die { $die }{ $modifiers ->
    [0] {""}
   *[other] {" "}{ $signed } ({ $parts })
}.
frederick-event-capture-whole = { $side }: { $unit } was taken whole, die { $die }{ $modifiers ->
    [0] {""}
   *[other] {" "}{ $signed } ({ $parts })
}.
frederick-event-momentum-marked = { $side } pressed on against hex { $hex }.
frederick-event-momentum-advanced = { $side }: { $unit } pressed on into hex { $to }.
frederick-event-sweep-tried-success = { $side }: { $units } charged on, die { $die }{ $modifier ->
    [0] {""}
   *[other] {" "}+{ $modifier }
}{ $count ->
    [one] , 11 needed with morale.
   *[other] , 11 needed with the morale of each.
}
frederick-event-sweep-tried-failure = { $side }: { $units } could not charge on, die { $die }{ $modifier ->
    [0] {""}
   *[other] {" "}+{ $modifier }
}{ $count ->
    [one] , 11 needed with morale.
   *[other] , 11 needed with the morale of each.
}

# The journal: losses
frederick-event-step-lost = { $side }: { $unit } lost a step, { $steps } left.
frederick-event-step-surrendered = { $side }: a step of { $unit } surrendered, hemmed in and overcrowded; { $steps } left.
frederick-event-gun-step-lost = { $side }: { $unit } lost guns, { $steps ->
    [one] 1 step left.
   *[other] { $steps } steps left.
}
frederick-event-disordered-forced = { $side }: { $unit } could bear no more and went back in disorder.
frederick-event-disordered-voluntary = { $side }: { $unit } was ordered back and fell into disorder.
frederick-event-disordered-rout-result = { $side }: { $unit } gave way in disorder.
frederick-event-disordered-additional-retreat = { $side }: { $unit } took the additional retreat in disorder.
frederick-event-disordered-check = { $side }: { $unit } lost heart and fell into disorder.
frederick-event-disordered-crowded = { $side }: { $unit } was disordered by its own retreating troops.
frederick-event-disordered-charge = { $side }: { $unit } was disordered by the charge.
frederick-event-disordered-failed-charge = { $side }: { $unit } was disordered when the charge came to nothing.
frederick-event-disordered-broken = { $side }: { $unit } fell into disorder as the army broke.
frederick-event-disordered-woods = { $side }: { $unit } came out of the woods in disorder.
frederick-event-disordered-sniped = { $side }: { $unit } was disordered by snipers.
frederick-event-disordered-overrun = { $side }: { $unit } got away in disorder.
frederick-event-routed-forced = { $side }: { $unit } could bear no more and ran.
frederick-event-routed-voluntary = { $side }: { $unit } was ordered back, and the retreat became a rout.
frederick-event-routed-rout-result = { $side }: { $unit } was routed.
frederick-event-routed-additional-retreat = { $side }: { $unit } was to take the additional retreat, and routed.
frederick-event-routed-check = { $side }: { $unit } lost heart and ran.
frederick-event-routed-crowded = { $side }: { $unit } was carried away by its own retreating troops.
frederick-event-routed-charge = { $side }: { $unit } was routed by the charge.
frederick-event-routed-failed-charge = { $side }: { $unit } was routed when the charge came to nothing.
frederick-event-routed-broken = { $side }: { $unit } ran as the army broke.
frederick-event-routed-woods = { $side }: { $unit } dissolved in the woods.
frederick-event-routed-overrun = { $side }: the gunners of { $unit } ran.
frederick-event-routed-sniped = { $side }: { $unit } ran from the snipers.
frederick-event-crowded = { $side }: hex { $hex } was overfull of retreating troops.
frederick-event-crowded-mixed = { $side }: foot and horse ran into each other in hex { $hex }.
frederick-event-check = { $side }: the morale of { $unit } was tested, die { $die } against { $rating }.
frederick-event-check-mixed = { $side }: the morale of { $unit } was tested, die { $die } +1 for the press of foot and horse against { $rating }.
frederick-event-rallied-success = { $side } rallied { $unit }, die { $die } against { $rating }.
frederick-event-rallied-failure = { $side } could not rally { $unit }, die { $die } against { $rating }.
frederick-event-eliminated-gun-losses = { $side }: the last guns of { $unit } were lost.
frederick-event-eliminated-losses = { $side }: { $unit } was shot to pieces, { $counters ->
    [one] one counter eliminated.
   *[other] { $counters } counters eliminated.
}
frederick-event-eliminated-no-way = { $side }: { $unit } found no way out, { $counters ->
    [one] one counter eliminated.
   *[other] { $counters } counters eliminated.
}
frederick-event-eliminated-zone = { $side }: { $unit } ran into the arms of the enemy, { $counters ->
    [one] one counter eliminated.
   *[other] { $counters } counters eliminated.
}
frederick-event-eliminated-shaken = { $side }: { $unit }, too shaken to pass the enemy, was lost, { $counters ->
    [one] one counter eliminated.
   *[other] { $counters } counters eliminated.
}
frederick-event-eliminated-surrender = { $side }: { $unit } laid down its arms, { $counters ->
    [one] one counter eliminated.
   *[other] { $counters } counters eliminated.
}
frederick-event-eliminated-routed-attacked = { $side }: { $unit }, routed and attacked, surrendered, { $counters ->
    [one] one counter eliminated.
   *[other] { $counters } counters eliminated.
}
frederick-event-eliminated-overrun = { $side }: { $unit } was overrun, { $counters ->
    [one] one counter eliminated.
   *[other] { $counters } counters eliminated.
}
frederick-event-eliminated-off-map = { $side }: { $unit } fled the field, { $counters ->
    [one] one counter eliminated.
   *[other] { $counters } counters eliminated.
}
frederick-event-eliminated-harried = { $side }: { $unit } was hunted down on the retreat, { $counters ->
    [one] one counter eliminated.
   *[other] { $counters } counters eliminated.
}
frederick-event-eliminated-overstacked = { $side }: { $unit } was hemmed in and given up, { $counters ->
    [one] one counter eliminated.
   *[other] { $counters } counters eliminated.
}
frederick-event-captured-gun-losses = { $side }: the last guns of { $unit } were taken.
frederick-event-captured-losses = { $side }: { $unit } was shot to pieces, { $counters ->
    [one] one counter captured.
   *[other] { $counters } counters captured.
}
frederick-event-captured-no-way = { $side }: { $unit } found no way out, { $counters ->
    [one] one counter captured.
   *[other] { $counters } counters captured.
}
frederick-event-captured-zone = { $side }: { $unit } ran into the arms of the enemy, { $counters ->
    [one] one counter captured.
   *[other] { $counters } counters captured.
}
frederick-event-captured-shaken = { $side }: { $unit }, too shaken to pass the enemy, was lost, { $counters ->
    [one] one counter captured.
   *[other] { $counters } counters captured.
}
frederick-event-captured-surrender = { $side }: { $unit } laid down its arms, { $counters ->
    [one] one counter captured.
   *[other] { $counters } counters captured.
}
frederick-event-captured-routed-attacked = { $side }: { $unit }, routed and attacked, surrendered, { $counters ->
    [one] one counter captured.
   *[other] { $counters } counters captured.
}
frederick-event-captured-overrun = { $side }: { $unit } was overrun, { $counters ->
    [one] one counter captured.
   *[other] { $counters } counters captured.
}
frederick-event-captured-off-map = { $side }: { $unit } fled the field, { $counters ->
    [one] one counter captured.
   *[other] { $counters } counters captured.
}
frederick-event-captured-harried = { $side }: { $unit } was hunted down on the retreat, { $counters ->
    [one] one counter captured.
   *[other] { $counters } counters captured.
}
frederick-event-captured-overstacked = { $side }: { $unit } was hemmed in and given up, { $counters ->
    [one] one counter captured.
   *[other] { $counters } counters captured.
}
frederick-event-success = { $side } gained { $points ->
    [one] one point of combat success.
   *[other] { $points } points of combat success.
}
frederick-event-points-left = { $side } could not bear { $points ->
    [one] the last loss point.
   *[other] the last { $points } loss points.
}
frederick-event-leader-unhurt = { $second ->
    [0] { $side }: { $leader } came through unhurt (die { $die }).
   *[other] { $side }: { $leader } came through unhurt (dice { $die } and { $second }).
}
frederick-event-leader-scratch = { $side }: a ball grazed { $leader } (dice { $die } and { $second }).
frederick-event-leader-wounded = { $side }: { $leader } was wounded and carried off (dice { $die } and { $second }).
frederick-event-leader-killed = { $side }: { $leader } was killed (dice { $die } and { $second }).
frederick-event-leader-caught = { $side }: { $leader }, alone among the enemy, got away to hex { $to } (die { $die }).
frederick-event-leader-caught-killed = { $side }: { $leader }, alone among the enemy near hex { $at }, was cut down (die { $die }).
frederick-event-leader-caught-nobody = { $side }: { $leader }, alone among the enemy near hex { $at }, found no friends left and rode off the field (die { $die }).
frederick-event-leader-replaced = { $side }: another officer took the place of { $leader }.
frederick-event-commander-fell = { $side }: { $leader } was gone, and the army had no commander.
frederick-event-commander-fell-deputy = { $side }: { $deputy } took command of the army after { $leader }.
frederick-event-adjusted = { $side }: army morale { $marker }{ $bonus ->
    [0] {""}
   *[other] , raised by { $bonus } for success
}{ $routed ->
    [0] {""}
    [one] , lowered for one routed unit
   *[other] , lowered for { $routed } routed units
}.
frederick-event-fatigue = { $side }: the heat cost { $points } morale.
frederick-event-rested = { $side }: the army rested and won back { $points } morale.
frederick-event-demoralized = { $die ->
    [0] { $side }: at army morale { $marker } the army was demoralized.
   *[other] { $side }: at army morale { $marker } the army was demoralized (die { $die }).
}
frederick-event-not-demoralized = { $side }: at army morale { $marker } the army stood firm (die { $die }).
frederick-event-broken = { $side }: the army broke.

# How it ended
frederick-outcome-decisive = { $side } won a decisive victory
frederick-outcome-substantial = { $side } won a substantial victory
frederick-outcome-marginal = { $side } won a marginal victory
frederick-outcome-drawn = The battle remained undecided

# What the battle is fought for
frederick-stakes-goal = When the last turn is over, victory points and the state of both armies decide how high the victory is.
frederick-stakes-losses = Units that the enemy has lost give points.
frederick-stakes-leaders = An enemy commander wounded or killed gives points.
frederick-stakes-points = Victory points
frederick-stakes-morale = Morale lost, until it is in danger
frederick-stakes-hold = { $side }: { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end for { $units } infantry units here or beside it{ $among ->
    [one] { "" }
   *[other] , or at another of { $among } places
}
frederick-stakes-at-least = { $side }: army at least { $state }
frederick-stakes-at-most = { $side }: army no worse than { $state }
frederick-stakes-lead = { $side }: { $points ->
    [0] no fewer points than the enemy
   *[other] { $points } points more than the enemy
}
frederick-stakes-lead-limit = { $side }: at most { $points } points more than the enemy
frederick-stakes-morale-at-most = { $side }: army morale { $morale } or lower
frederick-stakes-morale-higher = { $side }: higher army morale than the enemy
frederick-stakes-lifeline = { $side } loses { $points } points if its commander and generals are cut off from home.
frederick-stakes-otherwise = in all other cases

# Refusals: anything
frederick-refusal-not-now = That is not being asked now.
frederick-refusal-not-your-turn = The other side has to decide.
frederick-refusal-not-yours = That is not yours to command, or it is not on the map.
frederick-refusal-inactive = Its army has not been set in motion yet.
frederick-refusal-nobody-there = There is nobody there.
frederick-refusal-enemy-there = The enemy holds that hex.
frederick-refusal-prohibited = That ground is closed to it.
frederick-refusal-routed = Routed units obey nobody until they are rallied.
frederick-refusal-tried = It has had its one try this turn.
frederick-refusal-not-beside = The leaders must be together in one hex.

# Refusals: set-up and entry
frederick-refusal-outside-zone = Hex { $hex } is outside the ground where this piece may be set up.
frederick-refusal-nobody-in-hand = Everybody has been set up.
frederick-refusal-leader-without-detachment = A leader outside the army’s ground stands with a detachment or next to it, not in hex { $hex }.
frederick-refusal-detachments-too-close = Hex { $hex } is too close to another detachment.
frederick-refusal-enough-detachments = There are enough detachments; hex { $hex } would make one more.
frederick-refusal-already-placed = The ready set-up can only be used before the first piece is placed.
frederick-refusal-no-entry = Nobody comes onto the map here now.
frederick-refusal-must-enter = It is still beside the map and has to come in first.
frederick-refusal-comes-later = It has not come up yet.

# Refusals: command
frederick-refusal-not-special = Only a special leader with initiative can spur on a wing.
frederick-refusal-wrong-arm = This leader has no hold over wings of that arm.
frederick-refusal-not-degraded = That wing is not degraded and needs no spur.
frederick-refusal-cannot-trace = It is not beyond command, or it is too far from the army commander.
frederick-refusal-not-theirs = That wing belongs to the other army.
frederick-refusal-short-leash = That wing is on a short leash or has nobody on the map.
frederick-refusal-wrong-formation = This mishap does not strike a wing in that formation, or has struck it already.

# Refusals: columns
frederick-refusal-no-wing = The wing needs its leader and somebody on the map.
frederick-refusal-in-column = It is in that formation already, or has moved.
frederick-refusal-not-in-column = That wing is not in column.
frederick-refusal-not-effective = Only a wing that is effective can form column.
frederick-refusal-not-formed = A wing forms column only when every unit of it is in good order.
frederick-refusal-out-of-command = A unit of the wing is out of command; it cannot form column.
frederick-refusal-in-zone = A unit of the wing is in an enemy zone of control; it cannot form column.
frederick-refusal-column-stack = No more than { $limit } steps of infantry and cavalry can march in column in a hex.
frederick-refusal-wing-not-in-column = That wing has not just gone into column.
frederick-refusal-enough-guns = Three batteries march with that wing already.
frederick-refusal-guns-far = The battery has to be within five hexes of the leader of such a wing.
frederick-refusal-guns-not-fit = The battery must be effective, in good order, out of column and away from the enemy.
frederick-refusal-no-commander = There is no army commander who could do that.

# Refusals: movement
frederick-refusal-not-next = A step goes to a neighbouring hex.
frederick-refusal-halted = It has met the enemy and must stop.
frederick-refusal-held-by-water = Whoever is not in column must stop beside the river; only the bridge leads on.
frederick-refusal-only-columns-wade = Only columns wade this river; others take the bridge.
frederick-refusal-train-there = Nobody goes through a train of wagons or stands with it in hex { $hex }.
frederick-refusal-train-never-rallies = Wagons that have run are not rallied.
frederick-refusal-too-far = { $left ->
    [0] It has no movement points left; the step costs { $cost }.
    [one] It has one movement point left; the step costs { $cost }.
    [other] It has { $left } movement points left; the step costs { $cost }.
   *[unknown] It cannot get there with this move.
}
frederick-refusal-moved = It has moved already.
frederick-refusal-nobody-moves = No piece has been taken up to move.
frederick-refusal-one-at-a-time = Pieces move one after another; the one under way comes first.
frederick-refusal-crowded-first = First the overfull hexes have to be cleared.
frederick-refusal-not-crowded = It is not hemmed in by an overfull hex.
frederick-refusal-stack-full = { $limit ->
    [other] That hex is full: { $limit } steps of infantry and cavalry, or of guns alone, and 8 of guns beside them.
   *[unknown] That hex is full.
}
frederick-refusal-engaged = Engaged infantry cannot leave; another unit has to take its place in front first.
frederick-refusal-engaged-by-fast = Fast enemies hold it fast.
frederick-refusal-engaged-by-cavalry = Formed enemy cavalry holds it fast.
frederick-refusal-guns-alone = Guns go near the enemy only where infantry or cavalry of theirs stands already.
frederick-refusal-shaken = It is too shaken to enter an enemy zone of control.
frederick-refusal-out-of-command-zone = Out of command it does not enter an enemy zone of control.
frederick-refusal-shy = It has refused to go near the enemy in this move.
frederick-refusal-leader-alone = A leader does not go near the enemy without troops.
frederick-refusal-leader-stays = A leader does not leave the map.
frederick-refusal-army-stands = Nobody leaves the field while the army stands firm.
frederick-refusal-no-edge = This is not a friendly edge of the map.
frederick-refusal-on-top = It is on top already.
frederick-refusal-lifted = It has been brought to the top once already.
frederick-refusal-struck-already = Fortune has struck this wing already.
frederick-refusal-battery-fired = This battery has fired in this phase.
frederick-refusal-not-behind-supports = It does not stand behind another support of its hex.
frederick-refusal-last-step = It has only one step left.
frederick-refusal-only-sweepers = Only cavalry of the sweeping charge takes part in it.
frederick-refusal-guns-stay-below = Guns of the coalition that have just moved near the enemy stay at the bottom of the stack.
frederick-refusal-not-routed = It is not running, or has run already.

# Refusals: bombardment
frederick-refusal-no-battery = No battery can fire there.
frederick-refusal-battery-unfit = A battery that is routed or in column does not fire.
frederick-refusal-battery-moved = This battery has moved or fired already.
frederick-refusal-battery-covered = Infantry or cavalry lies above this battery in the stack.
frederick-refusal-bombarded = Hex { $hex } has been bombarded already.
frederick-refusal-not-adjacent = That hex is not next to it.
frederick-refusal-out-of-range = At { $range } hexes the target is out of range.
frederick-refusal-enemies-near = The enemy is next to it, and it has to do with him alone.
frederick-refusal-friends-near = The shot would endanger our own troops beside the target.
frederick-refusal-no-strength = This battery has no effect at that range.
frederick-refusal-out-of-sight = The battery cannot see hex { $hex }.

# Refusals: rally
frederick-refusal-formed = It is in good order and need not rally.

# Refusals: close combat
frederick-refusal-no-opponent = Nobody of ours who has yet to fight can attack hex { $hex }.
frederick-refusal-not-all-adjacent = In one combat every attacker must be next to every defender.
frederick-refusal-guns-by-themselves = Artillery by itself is attacked by itself, not together with other hexes.
frederick-refusal-must-rush-on = The wing rushes on: this unit stops only beside the enemy, or where no step brings it nearer.
frederick-refusal-leaves-somebody = Every engaged unit has to fight; this would leave somebody without an opponent.
frederick-refusal-no-attacker = Nobody has been named to attack.
frederick-refusal-not-played = Croats do not snipe in this battle.
frederick-refusal-no-croats = Only a stack of nothing but Croats that has yet to fight can snipe.
frederick-refusal-cavalry-near = With enemy cavalry next to them Croats cannot snipe.
frederick-refusal-no-target = There is no target.
frederick-refusal-not-engaged = Only an engaged unit can do that.
frederick-refusal-not-fighting-there = No attack goes over that ground, or it makes no difference.
frederick-refusal-lead-first = The unit in the lead bears the first loss point.
frederick-refusal-must-lose-steps = Before it may go back it has to lose steps.
frederick-refusal-must-go-back = With so little morale left it has to go back instead.
frederick-refusal-nobody-else = Without it nobody could bear the loss points that are left.
frederick-refusal-no-way-back = It cannot retreat that way.
frederick-refusal-no-guns-there = That battery was not hit.
frederick-refusal-no-leader-there = That leader is not with the retreating unit.
frederick-refusal-may-not-advance = It took no part in this attack, has followed already, or is not fit to.
frederick-refusal-not-vacated = That hex has not been cleared.
frederick-refusal-leader-needs-units = A leader follows only with troops that go before him.
frederick-refusal-did-not-advance = Only a unit that has just followed up can press on.
frederick-refusal-no-momentum-target = No enemy infantry or cavalry is there, next to those who followed up.
frederick-refusal-marked-first = The hex that the momentum was thrown against comes first.
frederick-refusal-no-charge-there = No cavalry that may charge on can reach that hex.
frederick-refusal-may-not-charge = Only formed, engaged cavalry of this attack can charge on, and only once a turn.

# Refusals: hidden wings
frederick-refusal-nothing-in-hand = All counters lie.
frederick-refusal-counter-outside = This counter may not lie in hex { $hex }.
frederick-refusal-mark-under = The mark lies beside its counter, not under it.
frederick-refusal-mark-far = The mark lies at most { $range } { $range ->
    [one] hex
   *[other] hexes
} from its counter.
frederick-refusal-stacks-too-close = Three hexes must lie between hex { $hex } and the next counter of a detachment.
frederick-refusal-not-grouped = That is not grouped with the wings.
frederick-refusal-with-that-wing = It goes with that wing already.
frederick-refusal-guns-with-wing = { $most ->
    [0] No artillery goes with this wing.
    [one] No more than one artillery unit goes with this wing.
   *[other] No more than { $most } artillery units go with a wing.
}
frederick-refusal-attached-already = It is detached already.
frederick-refusal-enough-attached = No more than { $most } such units are detached to the commander.
frederick-refusal-not-detached = It cannot be told off to a detachment now.
frederick-refusal-detached-there = It belongs there already.
frederick-refusal-detached-in-order = The detachment before this one has nobody yet.
frederick-refusal-no-such-mask = This detachment cannot lie under such a counter.
frederick-refusal-not-all-laid = Not all counters lie yet.
frederick-refusal-counter-in-zone = A hidden wing does not enter an enemy zone of control.
frederick-refusal-no-way-in = It cannot come onto the map there.
frederick-refusal-marks-behind = The marks must stay within two hexes of their counter.
frederick-refusal-no-such-mark = That mark moves with its column, or it is not on the map.
frederick-refusal-must-come-in = It has to come onto the map first.
frederick-refusal-no-such-counter = There is no such counter of yours.
frederick-refusal-not-together = Only two counters that look alike and lie in one hex can change places.
frederick-refusal-not-attached = It is not detached to the commander, or it is not on the map.
frederick-refusal-rides-elsewhere = He rides with another wing.
frederick-refusal-nobody-under-it = Nobody is there to deploy.
frederick-refusal-too-far-to-deploy = It has marched too far to deploy: more than { $most }.
frederick-refusal-not-shifted = Only a wing on the march that has won the roll is shifted.
frederick-refusal-too-far-to-shift = It may be shifted by at most { $most } { $most ->
    [one] hex
   *[other] hexes
}.
frederick-refusal-not-to-be-placed = It is not to be placed now.
frederick-refusal-far-from-leader = Hex { $hex } is more than three hexes from the leader.
frederick-refusal-beyond-enemy = Hex { $hex } lies beyond the enemy.
frederick-refusal-around-enemy = In hex { $hex } the wing would surround an enemy.
frederick-refusal-marks-first = First a unit stands with the leader, then two in the hexes of the marks.
frederick-refusal-not-beside-others = It has to stand with or next to others of its wing.
frederick-refusal-column-at-enemy = No column is placed next to the enemy or beyond him.
frederick-refusal-line-first = First the way behind the leader is filled, hex by hex.
frederick-refusal-not-beside-line = It has to stand beside the column.

# Reports of situations
frederick-state = Turn { $turn }, the player turn of { $side }, phase `{ $phase }`
