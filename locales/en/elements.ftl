# The words of the system `elements`: the American Civil War on a measured table. Lengths are paces, turns are degrees.

# aim
elements-aim-front = front to front
elements-aim-left = on the left flank
elements-aim-overlap-left = overlapping the left
elements-aim-overlap-right = overlapping the right
elements-aim-rear = in the rear
elements-aim-right = on the right flank

# arm
elements-arm-artillery = Artillery
elements-arm-camp = Camp
elements-arm-cavalry = Cavalry
elements-arm-commander = Commander
elements-arm-dismounted = Dismounted cavalry
elements-arm-jaegers = Jägers
elements-arm-muskets = Muskets
elements-arm-rifles = Rifles

# chance
elements-chance-destroyed = Destroyed: { $element }
elements-chance-flees = Flight of { $paces } paces: { $element }
elements-chance-gone = Driven off the table: { $element }
elements-chance-no-escape = No way to flee, destroyed: { $element }
elements-chance-no-way-back = No way back, destroyed: { $element }
elements-chance-nothing = Nothing happens
elements-chance-recoils = Recoil: { $element }
elements-chance-sacked = Sacked: { $element }

# command
elements-command-first = First command
elements-command-second = Second command
elements-command-third = Third command

# cost
elements-cost-pips = { $pips ->
    [one] { $pips } point
   *[other] { $pips } points
}

# edge
elements-edge-east = eastern edge
elements-edge-north = northern edge
elements-edge-south = southern edge
elements-edge-west = western edge

# event
elements-event-advanced = It advances { $paces } paces.
elements-event-army-chosen = The army of { $side } is complete.
elements-event-attacks = { $side } attacks.
elements-event-bound = Bound { $bound }: { $side } moves.
elements-event-broke-off = It breaks off.
elements-event-camp = { $side } pitches its camp.
elements-event-closed = { $element } closes with { $enemy }, { $aim }.
elements-event-column = Column is formed behind { $element }.
elements-event-demoralized = { $side }: { $command } has lost a third of its elements and is demoralized.
elements-event-deployed = { $side }: command { $command } is deployed.
elements-event-destroyed-beaten = { $element } is destroyed.
elements-event-destroyed-doubled = { $element } is overwhelmed and destroyed.
elements-event-destroyed-drowned = { $element } is driven into the water and lost.
elements-event-destroyed-no-escape = { $element } cannot flee and is destroyed.
elements-event-destroyed-no-way-back = { $element } cannot recoil and is destroyed.
elements-event-destroyed-surrounded = { $element } recoils with the enemy on its flank or rear and is destroyed.
elements-event-dismounted = { $element } dismounts.
elements-event-dismounting = It spends its move dismounting.
elements-event-draw = The battle ends without a winner.
elements-event-drawn-back = { $element } recoils with the friend who fought in front.
elements-event-edge = { $side } takes the { $edge }.
elements-event-enlisted = { $side } enlists { $arm }.
elements-event-fighting-ended = The close combats are over.
elements-event-fled = { $element } flees.
elements-event-fought = { $element } fights { $enemy }: { $factor } + { $die } = { $total } against { $enemyfactor } + { $enemydie } = { $enemytotal }.
elements-event-gone = { $element } is driven off the table and lost.
elements-event-halted = It halts.
elements-event-held = Held where it stands.
elements-event-held-fire = { $element } holds its fire.
elements-event-impetuous = { $element } advances impetuously.
elements-event-laid = { $side } lays: { $terrain }.
elements-event-line-both = Line is formed to both sides.
elements-event-line-left = Line is formed to the left.
elements-event-line-right = Line is formed to the right.
elements-event-lined-up = { $element } lines up before { $enemy }.
elements-event-marched = It marches { $paces } paces along the road.
elements-event-moved = { $element } moves.
elements-event-movement-ended = The movement is over.
elements-event-over = { $side } has won the battle.
elements-event-passed-through = { $element } recoils through friends.
elements-event-pips = Points of { $side } in this bound: { $pips }.
elements-event-placed = { $side } places { $element }.
elements-event-pursued = { $element } follows the beaten enemy.
elements-event-pushed-back = { $element } is pushed back.
elements-event-ran = { $element } goes home.
elements-event-ran-off = { $element } leaves the field.
elements-event-ranked = { $side } has ranked its dice.
elements-event-ranking = { $side } lays the ranking of its dice open: { $ranks }.
elements-event-recoiled = { $element } recoils.
elements-event-region = The country of { $side }: { $region }.
elements-event-retaken = { $side } has retaken its camp.
elements-event-revealed = The screen is taken away.
elements-event-river = The river is tried, { $die }: { $nature }.
elements-event-rolled = Dice for the attack: { $first } and { $second }.
elements-event-sacked = The camp of { $side } is sacked.
elements-event-shifted = { $element } makes room.
elements-event-shooting-ended = The shooting is over.
elements-event-shot = { $element } shoots at { $enemy }: { $factor } + { $die } = { $total } against { $enemyfactor } + { $enemydie } = { $enemytotal }.
elements-event-shot-answered = { $element } and { $enemy } shoot at each other: { $factor } + { $die } = { $total } against { $enemyfactor } + { $enemydie } = { $enemytotal }.
elements-event-shot-supported = { $element }, supported by { $supporters }, shoots at { $enemy }: { $factor } + { $die } = { $total } against { $enemyfactor } + { $enemydie } = { $enemytotal }.
elements-event-shot-supported-answered = { $element }, supported by { $supporters }, and { $enemy } shoot at each other: { $factor } + { $die } = { $total } against { $enemyfactor } + { $enemydie } = { $enemytotal }.
elements-event-strayed = Stray shots drive { $element } back.
elements-event-taken = Moved for { $cost ->
    [one] one point
   *[other] { $cost } points
}: { $formation }.
elements-event-taken-out-of-command = Moved for { $cost ->
    [one] one point
   *[other] { $cost } points
}, since the commander is too far: { $formation }.
elements-event-terrain-laid = The terrain is laid.
elements-event-torrent-crosses = { $element } crosses the torrent with { $die }.
elements-event-torrent-stops = { $element } rolls { $die } and stops at the bank; nobody else tries the river in this bound.
elements-event-turned = { $element } turns to face the enemy.
elements-event-turned-about = It turns to face { $facing }.
elements-event-unanswered = Nobody shot at { $element }: it comes to no harm.
elements-event-unharmed = { $element } is beaten, but unharmed.
elements-event-went = It goes { $paces } paces { $direction }.
elements-event-wheeled = It wheels { $degrees }° to the { $hand }.

# factor
elements-factor-bad-going = In bad going
elements-factor-bank = Defends the bank of a river
elements-factor-ditch = Defends the far ditch of a road
elements-factor-camp = Defence of the camp
elements-factor-charge = Cavalry charges
elements-factor-close-combat = Factor in close combat
elements-factor-close-guns = Guns within 300 paces
elements-factor-commander = Commander in contact
elements-factor-commander-shot-at = A commander under fire
elements-factor-enemy-in-bad-going = Mounted, against an enemy in bad going
elements-factor-flank-left = Enemy on the left flank
elements-factor-flank-right = Enemy on the right flank
elements-factor-flanking-fire = Flanking fire
elements-factor-further-attackers = Further attackers of the camp
elements-factor-further-shooter = Under the fire of one more
elements-factor-height = Stands higher
elements-factor-mounted-target = Mounted target
elements-factor-overlap-left = Enemy overlaps on the left
elements-factor-overlap-right = Enemy overlaps on the right
elements-factor-rear = Enemy in the rear
elements-factor-rear-support = Supported from behind
elements-factor-settlement = Defends a settlement
elements-factor-shooting = Factor in shooting
elements-factor-target-behind-bank = Target in the cover of a bank
elements-factor-target-in-camp = Target in the cover of a camp
elements-factor-target-in-ditch = Target in the far ditch of a road
elements-factor-target-in-settlement = Target in the cover of a settlement
elements-factor-woods = Skirmish fire in woods and settlements

# hand
elements-hand-left = left
elements-hand-right = right

# list
elements-list-north-1861 = Federals 1861–62
elements-list-north-1863 = Federals 1863–65
elements-list-south-1861 = Confederates 1861–63
elements-list-south-1863 = Confederates 1863–65

# name
elements-name-artillery = Artillery { $number } ({ $side })
elements-name-camp = Camp ({ $side })
elements-name-cavalry = Cavalry { $number } ({ $side })
elements-name-commander = Commander { $number } ({ $side })
elements-name-dismounted = Dismounted cavalry { $number } ({ $side })
elements-name-element = No. { $number } ({ $side })
elements-name-jaegers = Jägers { $number } ({ $side })
elements-name-muskets = Muskets { $number } ({ $side })
elements-name-rifles = Rifles { $number } ({ $side })
elements-name-the-commander = Commander ({ $side })
elements-own-commander = Commander, { $command }
elements-own-element = { $arm } { $number }
elements-own-one = { $arm }

# nature
elements-nature-shallow = it is shallow and hinders nobody
elements-nature-slow = it slows whoever crosses, and its banks help the defender
elements-nature-torrent = it is a torrent

# order
elements-offer-ending = { $what } (to { $east } paces east, { $north } north, facing { $degrees }°)
elements-offer-numbered = { $what } (way { $number })
elements-order-advance = Advance { $paces } paces
elements-order-answer = { $element } shoots back at { $enemy }
elements-order-break-off = Break off
elements-order-call = { $element } is to shoot
elements-order-fortress = A fortress instead of the camp
elements-order-camp = Camp { $along } paces from the left
elements-order-close = { $element } closes with { $enemy }, { $aim }
elements-order-close-command = The command is complete
elements-order-column = Form column behind { $element }
elements-order-deployed = The command stands
elements-order-dismount = Dismount
elements-order-edge = { $edge }
elements-order-end-movement = End the movement
elements-order-endure = { $element } does not shoot back at { $enemy }
elements-order-enlist = Enlist { $arm }
elements-order-enlist-the-rest = Let the computer choose the rest
elements-order-fight = { $element } fights { $enemy }
elements-order-fire = Fire
elements-order-go = Go { $paces } paces to the { $direction }, facing { $facing }
elements-order-halt = Halt
elements-order-help = The commander helps { $element }
elements-order-hold-fire = { $element } holds its fire
elements-order-lay = Lay { $terrain }, { $length } × { $width } mm
elements-order-lay-line = Lay { $terrain }
elements-order-lay-the-rest = Let the computer lay the rest
elements-order-line-both = Form line to both sides
elements-order-line-left = Form line to the left
elements-order-line-right = Form line to the right
elements-order-line-up = { $element } lines up before { $enemy }
elements-order-march = March { $paces } paces along the road
elements-order-place = Place { $element }: { $east } paces east, { $north } north
elements-order-place-group = Place { $count } elements: { $east } paces east, { $north } north
elements-order-place-the-rest = Let the computer place the rest
elements-order-rank = Highest die: { $highest }; lowest: { $lowest }
elements-order-region = { $region }
elements-order-shoot = { $element } shoots at { $enemy }
elements-order-support = { $element } joins in
elements-order-take = Take { $formation }
elements-order-terrain-done = The terrain is complete
elements-order-turn = Turn to face { $facing }
elements-order-wait = The commander does not help { $element }
elements-order-wheel = Wheel { $degrees }° to the { $hand }

# outcome
elements-outcome-both-beaten = Both armies are beaten; the one with fewer losses wins.
elements-outcome-both-beaten-equally = Both armies are beaten alike.
elements-outcome-demoralized = The enemy's commands are demoralized.
elements-outcome-limit = The day is over; the side with fewer losses wins.
elements-outcome-limit-draw = The day is over, and nobody has won.
elements-outcome-losses = More than half of the enemy's elements are lost.

# plan
elements-plan-advance = Advance { $paces } paces
elements-plan-break-off = Break off
elements-plan-call = Call to shoot
elements-plan-close = Close with { $enemy }, { $aim }
elements-plan-column = Form column behind { $element }
elements-plan-dismount = Dismount
elements-plan-fight = Fight
elements-plan-go = Go { $paces } paces to the { $direction }, facing { $facing }
elements-plan-group = { $count } elements: { $what }
elements-plan-hold = Hold in place
elements-plan-line = Form line
elements-plan-line-up = Line up before { $enemy }
elements-plan-march = March { $paces } paces along the road
elements-plan-shoot = Shoot at { $enemy }
elements-plan-support = Join in the fire
elements-plan-turn = Turn to face { $facing }
elements-plan-wheel = Wheel { $degrees }° to the { $hand }

# preview
elements-preview-answered = { $own } and a die against { $enemy } and a die; the result binds both
elements-preview-fight = { $own } and a die against { $enemy } and a die
elements-preview-unanswered = { $own } and a die against { $enemy } and a die; nobody shoots back

# question
elements-question-aim = Does { $element } shoot, and at whom?
elements-question-answer = Does { $element } shoot back?
elements-question-army = Choose the army: { $command }
elements-question-camp = Place the camp
elements-question-deploy = Deployment: { $command }
elements-question-edge = Choose your base edge
elements-question-fight = Which fight comes next?
elements-question-formation = Which element or group moves next?
elements-question-help = Does the commander help { $element }?
elements-question-manoeuvre = What does the formation do?
elements-question-rank = Which command gets the highest die, which the lowest?
elements-question-region = In which region is the battle fought?
elements-question-shooter = Whom does { $side } call to shoot next?
elements-question-support = Who else shoots with { $element }?
elements-question-terrain = Lay the terrain

# rank
elements-rank-highest = { $command }: the highest die
elements-rank-lowest = { $command }: the lowest die
elements-rank-middle = { $command }: what is left

# refusal
elements-refusal-another-command = { $element } belongs to another command.
elements-refusal-artillery-apart = Artillery marches with others only in column.
elements-refusal-artillery-starts-no-fight = Artillery does not move into contact.
elements-refusal-artillery-stays = Artillery does not break off.
elements-refusal-breaks-the-list = The army could no longer obey its list.
elements-refusal-cannot-shoot = { $element } cannot shoot.
elements-refusal-column-across = A group crosses a river in column, or element by element.
elements-refusal-column-in-bad-going = In bad going a group moves in column, unless all are Jägers.
elements-refusal-command-too-small = A command has at least { $least } elements.
elements-refusal-fortress = A fortress upsets the balance of the battle; the rulebook leaves it to house rules, and there are none here.
elements-refusal-commander-does-not-fight = Commanders do not fight.
elements-refusal-commander-goes-alone = A group with its commander does not change its shape; leave him out.
elements-refusal-commander-touches-nobody = The commander goes along only with troops that he touches.
elements-refusal-commanders-are-only-shot-at = A commander can only be shot at.
elements-refusal-commands-mixed = Commands may not be mixed.
elements-refusal-compulsory-missing = At least { $least } piece of what the region must have belongs on the table.
elements-refusal-crosses-a-zone = That leads through the control zone of { $element }.
elements-refusal-dismounted-this-round = Cavalry that has dismounted in this bound moves no more.
elements-refusal-dismounting-takes-the-whole-move = Dismounting takes the whole move.
elements-refusal-edge-in-the-water = The shore is no base edge.
elements-refusal-ends-in-a-zone = It would end in the control zone of { $element }.
elements-refusal-ends-too-near = A further move must also end far enough from the enemy.
elements-refusal-enemy-in-the-way = The enemy, { $element }, is in the way.
elements-refusal-enough-support = Two support already.
elements-refusal-faces-away = In the zone of { $element } it must face him squarely.
elements-refusal-facing-differs = { $element } faces another way: a group faces one way.
elements-refusal-friend-in-the-way = { $element } is in the way and cannot be passed.
elements-refusal-groups-go-straight-or-wheel = A group goes straight ahead or wheels; only a single element goes anywhere.
elements-refusal-halt-first = The formation that was taken has not halted yet.
elements-refusal-has-fought = { $element } or its enemy has fought already.
elements-refusal-has-no-zone = { $element } has no control zone.
elements-refusal-has-shot = { $element } has shot already.
elements-refusal-held-already = It is held already.
elements-refusal-held-by-another = { $element }, most directly in front, holds it.
elements-refusal-holds-fire = { $element } holds its fire.
elements-refusal-in-a-river = That would lie in a river.
elements-refusal-in-column-already = It is in column already.
elements-refusal-in-contact = { $element } is in close combat.
elements-refusal-in-the-water = That would lie in the water.
elements-refusal-last-command = There is no further command.
elements-refusal-more-than-one-contact = One breaks off only from a single contact, front to front.
elements-refusal-moved-already = It has moved in this bound. Only Jägers in the first bound, marches on roads, and troops more than 1,200 paces from enemies in sight move again.
elements-refusal-near-the-flank = Nobody stands nearer than { $least } paces to the side edges.
elements-refusal-nearer-target = { $target } is not the nearest target.
elements-refusal-never-backwards = A group does not go backwards.
elements-refusal-no-contact = { $element } does not touch the others edge to edge.
elements-refusal-no-course = A course runs on the table, from point to point.
elements-refusal-no-room = There is no room: { $element } stands there.
elements-refusal-no-room-for-others = The other commands would find no room.
elements-refusal-no-such-element = There is no such element on the table.
elements-refusal-no-such-enemy = There is no such enemy on the table.
elements-refusal-no-such-region = There is no such region.
elements-refusal-no-such-target = There is no such target.
elements-refusal-no-support = { $element } cannot support: it would have to have the same nearest target.
elements-refusal-no-target = { $element } has no target.
elements-refusal-no-turning-in-the-bed = In the bed nobody turns until the front is out, but against a defender of the bank.
elements-refusal-nobody-else-this-round = The torrent has turned somebody back: nobody else tries it in this bound.
elements-refusal-nobody-taken = Nobody was chosen.
elements-refusal-not-a-group = That takes a group.
elements-refusal-not-all-deployed = Still waiting: { $count }.
elements-refusal-not-from-edge-to-edge = It runs from an edge to the opposite one.
elements-refusal-not-in-arc = { $target } is out of arc or range.
elements-refusal-not-in-column = It is not in column.
elements-refusal-not-in-contact = { $element } does not fight this enemy.
elements-refusal-not-in-contact-or-zone = Nobody dismounts in contact or in a control zone.
elements-refusal-not-in-the-formation = That element is not in the formation.
elements-refusal-not-now = That is not asked for now.
elements-refusal-not-of-this-command = Only the command that deploys is placed now.
elements-refusal-not-of-this-region = The region has nothing of the kind.
elements-refusal-not-on-a-road = It does not stand on a road, one behind the other.
elements-refusal-not-on-the-list = The list has no such troops.
elements-refusal-not-on-the-table = One of them is not on the table, or never moves.
elements-refusal-not-oval = Only settlements may have corners.
elements-refusal-not-two-commands = Name two different commands.
elements-refusal-not-your-turn = It is not for you to decide now.
elements-refusal-not-yours = { $element } is not yours.
elements-refusal-occupied = { $element } stands there.
elements-refusal-off-table = That reaches over the edge of the table.
elements-refusal-off-the-table = { $element } would leave the table.
elements-refusal-only-break-off = From close combat it can only break off.
elements-refusal-only-single-cavalry-dismounts = Only a single element of cavalry dismounts.
elements-refusal-optional-missing = At least { $least } pieces of what the region may have must lie on the table.
elements-refusal-others-too-small = Too few would be left: every command has at least { $least } elements.
elements-refusal-out-of-ammunition = The camp is out of ammunition.
elements-refusal-out-of-reach = { $element } is out of reach.
elements-refusal-out-of-sight = { $target } cannot be seen.
elements-refusal-not-in-its-zone = One lines up { $from } to { $to } paces before an enemy, in his control zone.
elements-refusal-outside-the-zone = That is outside the zone: { $depth } paces deep, 300 from the sides.
elements-refusal-overlaps-a-fight-only = Only an enemy who already fights is overlapped.
elements-refusal-river-near-the-edge = A river keeps { $least } paces from the edges, but where it flows in and out.
elements-refusal-river-through-a-feature = The river would cut through a feature.
elements-refusal-river-too-long = The river is too long.
elements-refusal-river-too-wide = A river is at most { $most } paces wide.
elements-refusal-road-ends = The road ends before that.
elements-refusal-no-room-on-the-road = There is no room for the whole column on the road.
elements-refusal-road-only = This move goes along the road only.
elements-refusal-road-past-no-settlement = A road must pass the settlement.
elements-refusal-road-too-wide = A road is narrower than { $most } paces.
elements-refusal-second-river-without-mouth = The smaller river flows into the larger one or into the waterway.
elements-refusal-sectors-empty = At least { $least } sectors must hold something.
elements-refusal-settlement-in-the-centre = In large battles settlements lie in the flank sectors.
elements-refusal-settlement-off-the-road = The road must pass the settlement.
elements-refusal-shooter-fights = { $element } takes part in a close combat.
elements-refusal-short-edge = Base edges are the long ones.
elements-refusal-slides-across = In the zone of { $element } it may shift only to stand more squarely before him.
elements-refusal-slips-too-far = A mover slips { $most } paces at most along the enemy's edge; { $needed } would be needed.
elements-refusal-stands-already = That is where it stands.
elements-refusal-stays-anyhow = It fights or supports, and stays anyhow.
elements-refusal-straight-into-the-water = The water is entered straight ahead.
elements-refusal-take-first = First take an element or a group.
elements-refusal-target-fights = { $target } takes part in a close combat, or cannot be shot at.
elements-refusal-too-far = That is { $needed } paces; { $left } are left.
elements-refusal-too-few-pips = That costs { $cost ->
    [one] one point
   *[other] { $cost } points
}; left: { $left }.
elements-refusal-too-large = Length and width together are at most { $most } base widths.
elements-refusal-too-long = It may not be longer than twice its width.
elements-refusal-too-many-alike = At most { $most } of this kind.
elements-refusal-too-many-pieces = At most { $most } pieces.
elements-refusal-too-many-sectors = It may run through { $most } sectors at most.
elements-refusal-too-narrow = No feature is narrower than { $least } paces.
elements-refusal-too-near-a-feature = Features lie at least { $gap } paces apart.
elements-refusal-touches-askew = That touches { $element } askew: close with him squarely, or keep off.
elements-refusal-turns-too-far = A group turns by { $most }° at most into contact.
elements-refusal-waterway = Nobody enters the waterway.
elements-refusal-waterway-depth = A waterway is { $least } to { $most } base widths deep.
elements-refusal-waterway-on-a-long-edge = A waterway lies on a short edge.
elements-refusal-wheels-so-far = A group wheels by { $most }° at most in one go.
elements-refusal-whole-move-by-road = On a road the whole move goes along the road.
elements-refusal-wider-than-long = The length of a feature is its longer side.

# region
elements-region-coast = Coast
elements-region-defender = the defender chooses
elements-region-desert = Desert
elements-region-farmland = Farmland
elements-region-mountains = Mountains
elements-region-steppe = Steppe
elements-region-tropics = Tropics
elements-region-woodland = Woodland

# What the battle is fought for
elements-stakes-losses = An army that has lost more than half of its elements is beaten.
elements-stakes-commands = So is an army with { $count } demoralised commands: each breaks when a third of its elements is lost.
elements-stakes-command = So is an army whose command is demoralised, with a third of its elements lost, if the enemy has lost fewer.
elements-stakes-limit = After { $bounds } bounds the side with fewer losses wins.
elements-stakes-camp = sacked, it counts as { $losses } lost elements
elements-stakes-count-losses = Elements lost
elements-stakes-count-commands = Commands demoralised
elements-stakes-now = { $side } wins
elements-stakes-now-even = nobody wins

# sum
elements-sum-foe = Enemy
elements-sum-own = Own
elements-sum-shooter = Shooter
elements-sum-target = Target

# terrain
elements-terrain-dunes = dunes
elements-terrain-fields = fields
elements-terrain-gentle-hill = gentle hill
elements-terrain-marsh = marsh
elements-terrain-oasis = oasis
elements-terrain-river = river
elements-terrain-road = road
elements-terrain-rough = rough ground
elements-terrain-settlement = settlement
elements-terrain-steep-hill = steep hill
elements-terrain-waterway = waterway
elements-terrain-wood = wood

# when
elements-when = Bound { $bound } of { $bounds }

# wind
elements-wind-east = east
elements-wind-north = north
elements-wind-north-east = north-east
elements-wind-north-west = north-west
elements-wind-south = south
elements-wind-south-east = south-east
elements-wind-south-west = south-west
elements-wind-west = west

# option
option-elements-bounds-help = How many bounds each side has at most.
option-elements-bounds-label = Bounds
option-elements-contact-destroys-help = Who recoils into mere contact with an enemy is destroyed, though there was room for all of its depth.
option-elements-contact-destroys-label = Contact is enough
option-elements-first-list-help = From which list the first army is chosen.
option-elements-first-list-label = List of the first side
option-elements-hidden-help = Both deploy unseen; the screen is taken away when both stand. It matters only if troops are set up by hand.
option-elements-hidden-label = Hidden deployment
option-elements-literal-recoil-help = An enemy on the flank does not destroy a recoiling element; only enemies before and behind it do.
option-elements-literal-recoil-label = Recoil by the letter
option-elements-lone-advance-help = A single element of line infantry that has won all its combats advances impetuously, not only a group.
option-elements-lone-advance-label = One alone advances
option-elements-one-supported-help = A commander adds 1 to one element that he touches, not to all.
option-elements-one-supported-label = One element supported
option-elements-recoil-any-way-help = Jägers and cavalry recoil through friends at any angle, not only through those who face as they do or the opposite way.
option-elements-recoil-any-way-label = Recoil through friends any way
option-elements-region-help = Where the battle is fought; by rule the defender chooses.
option-elements-region-label = Region
option-elements-scale-help = Twelve elements a side on 60 by 60 cm, or three commands on 120 by 60 or 120 by 80 cm.
option-elements-scale-label = Size
option-elements-scale-large = Three commands, 120 by 60 cm
option-elements-scale-small = Twelve elements, 60 by 60 cm
option-elements-scale-wide = Three commands, 120 by 80 cm
option-elements-second-list-help = From which list the second army is chosen.
option-elements-second-list-label = List of the second side
option-elements-set-up-by-hand = By hand
option-elements-set-up-help = By hand: terrain, armies and deployment are chosen step by step. Quick: the computer does it, and ready battles stand as written.
option-elements-set-up-label = Set-up
option-elements-set-up-quick = Quick

# Reports of situations
elements-state = Bound { $bound }, active: { $side }, phase `{ $phase }`; movement points left: { $pips }
