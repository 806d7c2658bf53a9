# The rules of the system `napoleon`, paragraph by paragraph, in our own words.

# 1: getting ready
rule-napoleon-1-5 = The first player sets up before the second, and everything begins hidden. Units that the scenario marks as reduced start that way, and a side with a commander on the map may put one force under a march order.

# 2: the course of a turn
rule-napoleon-2-1 = A day turn lasts one hour: after the weather first one player and then the other plays cards, commands, moves and fights. The combat phase goes from sight, retreats before combat, reaction fire and the declaring of attacks to bombardment, charges and combats, and ends with a second look at what is in sight.
rule-napoleon-2-2 = At night the second player goes first, nobody fights, and only troops under march orders move, 2 points on foot and 3 mounted. In the evening troops step one or two hexes out of enemy zones of control, except from towns, improved positions and chateaux; towards morning everyone recovers and one new march order may be given.

# 3: stacking
rule-napoleon-3-1 = A combat unit pays one movement point to stop with another; to pass through friends costs nothing, though road marches are in the way. Whether a hex is too full is asked only when a phase ends.
rule-napoleon-3-2 = How many units a hex holds depends on whether they are of one division and whether a leader is with them.
rule-napoleon-3-21 = Two combat units may always stand together, whatever their size, arm or formation.
rule-napoleon-3-22 = Three units of the same division may stack without a leader; this is called division integrity. It is not for formations that are divisions with an officer of their own.
rule-napoleon-3-23 = With a leader a hex holds five units, two of them infantry, or three if the stack has division integrity. When he leaves, those who are too many have to go too, as in a retreat.
rule-napoleon-3-24 = Leaders, laid pontoon bridges and markers take no room, and up to three vedettes may join any stack on top of its limit.
rule-napoleon-3-3 = Units in road march may leave a stack but not join one; they pass through others, but nobody passes through them. Trains never stack with any unit, and a chateau held by more than two units of infantry protects nobody.

# 4: zones of control
rule-napoleon-4-1 = Combat units and vedettes control the six hexes around them at all times, even those where an enemy stands, so that opponents always hold each other. Leaders and trains control nothing.
rule-napoleon-4-2 = No zone of control reaches over a river that is not frozen, not even at a bridge or ford, nor into improved positions and chateaux. All other ground lets it through; a vedette’s zone differs only in that it does not stop retreats.
rule-napoleon-4-3 = Enemy zones of control stop troops, and keep leaders and trains out.
rule-napoleon-4-31 = Combat units and vedettes may enter an enemy zone, but are then engaged and stay until one side has retreated or is lost, until they disengage at night, or until a repulse succeeds.
rule-napoleon-4-32 = A leader goes into an enemy zone only where a combat unit of his side stands. Trains do not go there at all.
rule-napoleon-4-4 = In the combat phase each combat unit of the active side in an enemy zone must attack, and each enemy in its zones must be attacked. There are exceptions, and some can retreat before combat.
rule-napoleon-4-5 = Zones also count for leaders, retreats, vedettes and the breaking off at night or in a general retreat. They do not cut lines of supply.

# 5: leaders
rule-napoleon-5-1 = Leaders put troops in command so that a formation moves as a whole, bring lost units back, let more units advance after combat and let more stand in a hex.
rule-napoleon-5-2 = There are commanders, officers, and officer-commanders who are both.
rule-napoleon-5-21 = A commander reaches four hexes and has ten movement points. Each of his command points puts one officer and one combat unit in command; a stacked division counts as one unit.
rule-napoleon-5-22 = An officer leads the units of his own formation within three hexes and has six movement points. If no commander puts him in command, a die no higher than his initiative does.
rule-napoleon-5-23 = An officer-commander has one or two command points and reaches four hexes. The first point always goes to his own formation.
rule-napoleon-5-3 = A leader enters an enemy zone of control only together with combat units of his side or where some already are. He may leave it again if troops stay behind.
rule-napoleon-5-4 = In combat a leader shares what happens to his stack.
rule-napoleon-5-41 = A leader may advance after combat, and all infantry and cavalry of his stack with him, unless demoralized.
rule-napoleon-5-42 = A leader may always retreat with his stack, but each rolls a die: on a 6 he is captured. If the stack is lost, he rolls as a leader alone does.
rule-napoleon-5-5 = A leader without troops can be driven off or captured.
rule-napoleon-5-51 = When enemy combat units reach a leader alone with their zone, or a bombardment of his hex has a result, a die is rolled. On a 6 he is captured; otherwise he gets away to the nearest hex held by his side, and needs no free path.
rule-napoleon-5-52 = For a captured officer a substitute arrives two turns later next to the nearest unit, with one point of initiative less but at least 1. An officer-commander is replaced by an officer with initiative 4, a commander by nobody.

# 6: command
rule-napoleon-6-1 = First commanders spend their points on officers and units in range, then the other officers may check their initiative. An officer in command brings along all units of his formation in range, or the whole column in road march; everybody else is out of command.
rule-napoleon-6-2 = Troops in command may move and advance after combat; commanders, trains and troops under march orders always are. Without command a unit needs a check of its own to move, works on no crossing and does not advance, but it may attack, bombard and charge.
rule-napoleon-6-3 = An initiative check is one die, and it succeeds if it is not higher than the initiative.
rule-napoleon-6-31 = An officer whom no commander reached may check. If he succeeds, he and his units within three hexes are in command; he cannot try in a turn in which he reorganized.
rule-napoleon-6-32 = Units out of command may check one by one, and move at once if they succeed, but stay out of command. They cannot if they are in range of their officer and he has already failed.
rule-napoleon-6-33 = Demoralized units check with one point of initiative less.
rule-napoleon-6-34 = A stacked division may check once for all its units, with the best initiative among them.
rule-napoleon-6-4 = Commanders reach four hexes, officers three, over any ground. The reach ends at enemies, at their zones unless friends stand there, and at rivers and lakes without bridge or ice.

# 7: movement
rule-napoleon-7-1 = A unit moves if it is in command, under a march order or has passed a check, alone or as part of a stack. One move is finished before the next begins.
rule-napoleon-7-2 = A unit pays movement points for its way.
rule-napoleon-7-21 = Each hex has a price for its ground, and some hexsides add to it. Points are neither saved nor passed on; where a chateau stands in woods, only the woods are paid.
rule-napoleon-7-22 = Cavalry, vedettes, leaders, horse artillery and trains pay the price for cavalry.
rule-napoleon-7-3 = Even if its points do not suffice, a unit that may move can always enter one first hex; then it stops.
rule-napoleon-7-4 = A finished move is not taken back unless the opponent agrees. No unit enters a hex held by the enemy, except in a charge.
rule-napoleon-7-5 = Only a long column gets the full use of a road.
rule-napoleon-7-51 = Any unit, trains and demoralized ones included, may go into road march at any point of its move. It stays in it until that is ended, even away from the road.
rule-napoleon-7-52 = In road march a hex along a road costs half a point, and neither ground nor crossings add to it. Without road march a hex along a road or trail costs one point, plus the crossings.
rule-napoleon-7-53 = Units in road march do not stack, do not pass through each other and do not close up to the next hex along the way behind another of them. They may pass through units that are not marching; if friends retreat into their hex, their road march ends.
rule-napoleon-7-54 = Units in road march do not attack, bombard or charge, and on entering an enemy zone they must try a repulse. An attack on them ends their road march and does them no other harm.
rule-napoleon-7-55 = A unit in road march is in command if another unit of its formation that is in command is within two hexes.
rule-napoleon-7-56 = To leave the road march by choice costs one point.
rule-napoleon-7-57 = Vedettes and leaders alone always pay the price of roads and need no road march. Its restrictions do not touch them, and columns take no notice of them.
rule-napoleon-7-58 = Units in square still have the use of roads and trails.
rule-napoleon-7-6 = Bridges cross rivers, trestles cross streams; both are crossings.
rule-napoleon-7-61 = A river that is not frozen is crossed at bridges and pontoons; in our game also at fords. A crossing costs one point more, a damaged bridge two; units in road march, leaders and vedettes pay for damaged ones only.
rule-napoleon-7-62 = A combat unit in command beside a trestle and not in an enemy zone can burn it for one point. From then on it is as if there were none.
rule-napoleon-7-63 = Only infantry damages a bridge, for two points; then neither artillery, trains nor supply cross it. An attack over it is two columns worse and never becomes a shock: Sk reduces one unit on each side, and for Dr the leading attacker must pass a check, or he is reduced and nobody gives way.
rule-napoleon-7-64 = Repairs cost as much as the damage, and may be tried several times a turn: a bridge is whole again on 1 to 3, a trestle on 1 to 5. An enemy zone at either end adds 1 to the die; an enemy combat unit there forbids the work.
rule-napoleon-7-65 = A repaired crossing serves all units at once, and supply from the next turn on.
rule-napoleon-7-7 = Night moves, disengaging, charges and trains have movement rules of their own.

# 8: hidden forces
rule-napoleon-8-1 = All forces begin hidden, reinforcements too, and stay so until something reveals them.
rule-napoleon-8-2 = A hidden stack lies under a flag or a status marker, and the enemy sees no more than that. With us every hidden force looks the same.
rule-napoleon-8-3 = A force is revealed by a repulse, by being in sight or in an enemy zone when a combat phase begins, and by retreating or advancing next to the enemy. If units enter an enemy zone without a repulse, both sides show their light cavalry and vedettes, and the reconnaissance table says who else is seen or driven in.
rule-napoleon-8-4 = A straight line of sight decides who sees whom.
rule-napoleon-8-41 = Sight reaches three hexes, from middle to middle, unless the weather shortens it. Blocking ground and units of either side in between stop it; neighbours always see each other.
rule-napoleon-8-42 = Woods, towns, chateaux and higher hilltops block sight. So does a slope hex, unless one looks down over its slope side from above, or from one slope hex to another with nothing in between.
rule-napoleon-8-43 = Crests and slopes are blocking hexsides; a line through a corner is blocked where two of them, or one and a blocking hex, meet. Sides next to the viewer do not hinder him, and from a hilltop one sees down without being seen.
rule-napoleon-8-5 = Troops stay revealed while they are in an enemy zone or in the enemy’s sight. When the combat phase ends, all others are hidden again.

# 9: repulse
rule-napoleon-9-1 = A force on the move may try to repulse weaker enemies in its way.
rule-napoleon-9-11 = A repulse is tried in the movement phase only. The units must first pay for the enemy’s hex; with several hexes they pay for the dearest.
rule-napoleon-9-12 = Both sides show who takes part, and all enemies whose zones reach the mover’s hex count as one. Odds of 5:1 are enough and no die is rolled; the enemy then retreats as after combat.
rule-napoleon-9-13 = Ground changes the strengths as in combat. Nothing else does.
rule-napoleon-9-14 = Vedettes cannot repulse anybody, and a repulse of vedettes always succeeds.
rule-napoleon-9-2 = A repulse clears the way, or ends in an attack.
rule-napoleon-9-21 = If it succeeds, the enemy retreats two hexes and the mover enters a hex he has left, already paid for. Then it may go on with what points it has, even to another repulse; a unit can be repulsed twice in a turn.
rule-napoleon-9-22 = If it fails, road marches end on both sides, the mover stops and must attack the same enemies in the combat phase, two columns worse. Others may join the attack, but no other shift counts.

# 10: combat
rule-napoleon-10-1 = Troops fight in the combat phase, and only with neighbours, except in a bombardment. A stack is attacked once in a phase, though it may be bombarded first.
rule-napoleon-10-11 = When the phase begins, both sides reveal all units and leaders in the enemy’s sight, even where nobody fights.
rule-napoleon-10-2 = Mounted troops can get out of the way before combat, first the defender’s and then the attacker’s.
rule-napoleon-10-21 = Stacks of cavalry alone, with their leaders, vedettes and horse artillery, may retreat one or two hexes once a turn, without entering an enemy zone other than a vedette’s. Vedettes alone must go, and are lost if they cannot.
rule-napoleon-10-22 = Horse artillery alone or with cavalry may retreat one hex, and may still bombard in that turn. Alone in a zone of enemy cavalry it cannot.
rule-napoleon-10-23 = Nobody retreats before combat from enemy cavalry that is as fast or faster, out of an encirclement, together with infantry or foot artillery, or out of the combat that follows a failed repulse.
rule-napoleon-10-24 = Lack of supply and demoralization do not keep a unit from retreating before combat.
rule-napoleon-10-25 = Leaders who retreat before combat do not risk capture.
rule-napoleon-10-26 = The enemy does not follow those who retreated before combat, except over a bridge that cavalry has given up.
rule-napoleon-10-3 = All attacks are declared before the first is fought.
rule-napoleon-10-31 = All engaged units must attack, and all enemies in their zones must be attacked or bombarded. Excused are troops in towns and fortified places, batteries beside others who attack, units in road march, cavalry that charges, and neighbours of a hex that is bombarded.
rule-napoleon-10-32 = Across a river without bridge and without ice one bombards but does not attack. Across a bridge an attack is allowed, but never required.
rule-napoleon-10-33 = A stack attacks as a whole and is attacked as a whole, from up to six hexes. Several hexes can be attacked together if all attackers are next to all of them; a stack that alone faces several must do so, and the defender chooses the ground that counts.
rule-napoleon-10-4 = The attacker fights his attacks in any order, one after the other. Strengths, changed by ground, are compared and the odds rounded in favour of the defender; then a die gives the result, and losses are noted.

# 11: what changes a combat
rule-napoleon-11-1 = Towns, slopes and streams make the defender half as strong again, bridges and chateaux twice as strong; woods and marsh halve cavalry and artillery on both sides. Only one such advantage counts, the one the defender wants; towns, woods, marsh and crests turn Ar* and Dr* into shock.
rule-napoleon-11-2 = An attack with infantry, cavalry and artillery together gains one column. Vedettes and batteries that bombarded do not count; against towns, woods, orchards, marsh, fortified places and over bridges there is no such gain.
rule-napoleon-11-3 = Once in a game a side may commit its guard and gain one column in that combat. Whenever guard infantry attacks and the result is Ae, Ar or Ex, formations within ten hexes become demoralized four points sooner from then on, unless the attack demoralized the enemy.
rule-napoleon-11-4 = Where Napoleon stands with fighting troops, the odds shift one column in their favour, in attack and defence. Bombardments and charges gain nothing by him.
rule-napoleon-11-5 = A failed repulse, improved positions and bad weather change a combat too.

# 12: results
rule-napoleon-12-1 = A stands for the attacker, D for the defender: e is lost, r retreats by the number given. Ar* and Dr* become shock in close country, and Ex costs the weaker side everything and the stronger at least half as much.
rule-napoleon-12-2 = In a shock each side adds 0, 1 or 2 by a die to the initiative of its leading unit, the attacker one more at 3:1 or better, and the table compares them. 1R reduces one unit on each side, the strongest or the one with the best initiative; victorious cavalry must advance if it can.
rule-napoleon-12-3 = A retreat is made at once, by the owner, unit by unit or stack by stack.
rule-napoleon-12-31 = Retreating units do not enter enemies or their zones, not even where friends stand, cross no forbidden hexside and overfill no hex. Leaders may pass through a zone where a unit of their own stands.
rule-napoleon-12-32 = Zones of vedettes do not stop a retreat. If there is no other way, it may even go through a hex with vedettes alone, who make room.
rule-napoleon-12-33 = Retreating over a river bridge the first unit is lost for ever on a 6, the next on a 5 too, and so on; where only a pontoon crosses, the first is already lost on a 4. Nobody retreats over a damaged bridge.
rule-napoleon-12-34 = A unit that cannot finish its retreat is lost. If only enemy zones or the map edge were in the way it awaits recovery, otherwise a die decides: 4 to 6 is for ever, and so is any loss of a reduced unit.
rule-napoleon-12-35 = A retreat ends at the full distance from where it began and enters no hex twice. It should lead towards the formation’s train or a source of supply, and of several ways the easier ground is taken.
rule-napoleon-12-36 = If the only way back leads into a full hex, units there make room by retreating one hex themselves. If they cannot, the retreating unit is lost and awaits recovery; if cavalry is retreating, they must pass a check or be lost in its place.
rule-napoleon-12-4 = The winner may advance into the hex the enemy has left: one unit of infantry and all cavalry, or with a leader his whole stack. Artillery, demoralized units and those out of command stay; into a second hex only cavalry goes, and nobody fights again after advancing.
rule-napoleon-12-5 = Lost units go to one of two boxes: UAR for those who can come back, PEU for those who cannot.
rule-napoleon-12-51 = A unit of full strength lost by Ae, De or Ex awaits recovery if it could have retreated one hex, enemy zones aside. Otherwise it is lost for ever.
rule-napoleon-12-52 = Lost for ever are trains, units that were reduced already or have no reduced side, chargers lost by Ae, and those whom bridges or a retreat cut short put there.
