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
rule-napoleon-9-21 = If it succeeds, the enemy retreats two hexes and the mover enters a hex he has left, already paid for. Then it may go on with the points it has left, even to another repulse; a unit can be repulsed twice in a turn.
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
rule-napoleon-11-1 = Slopes and streams that all attackers face make the defender half as strong again, towns his infantry with initiative 2 and more; bridges and chateaux double him, and woods and marsh halve cavalry and artillery on both sides. Only one such advantage counts, the one the defender wants; towns, woods, marsh and crests turn Ar* and Dr* into shock.
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
rule-napoleon-12-34 = A unit that cannot finish its retreat is lost. If only enemy zones or the map edge were in the way it awaits recovery. Otherwise a die decides, and on 4 to 6 it is lost for ever, as a reduced unit always is.
rule-napoleon-12-35 = A retreat ends at the full distance from where it began and enters no hex twice. It should lead towards the formation’s train or a source of supply, and of several ways the easier ground is taken.
rule-napoleon-12-36 = If the only way back leads into a full hex, units there make room by retreating one hex themselves. If they cannot, the retreating unit is lost and awaits recovery; if cavalry is retreating, they must pass a check or be lost in its place.
rule-napoleon-12-4 = The winner may advance into the hex the enemy has left: one unit of infantry and all cavalry, or with a leader his whole stack. Artillery, demoralized units and those out of command stay; into a second hex only cavalry goes, and nobody fights again after advancing.
rule-napoleon-12-5 = Lost units go to one of two boxes: UAR for those who can come back, PEU for those who cannot.
rule-napoleon-12-51 = A unit of full strength lost by Ae, De or Ex awaits recovery if it could have retreated one hex, enemy zones aside. Otherwise it is lost for ever.
rule-napoleon-12-52 = Lost for ever are trains, units that were reduced already or have no reduced side, cavalry that a charge costs by Ae, and those whom bridges or a retreat cut short put there.

# 13: bombardment
rule-napoleon-13-1 = In a combat phase a battery either bombards from afar or takes part in an attack next to it, never both. The active side fires in the bombardment step, the other side before it as reaction fire.
rule-napoleon-13-2 = Guns bombard at two or three hexes. A neighbour is bombarded only across a river that has neither bridge nor ice.
rule-napoleon-13-3 = A bombardment goes step by step and ends with a die on its own table.
rule-napoleon-13-31 = The order is: batteries, target, sight, strength, ground, die, result.
rule-napoleon-13-32 = Any number of batteries may fire at one hex, and batteries of one stack at different ones, but each fires once and undivided. None bombards from woods, alone in an enemy zone, in road march, or in weather that forbids it.
rule-napoleon-13-33 = The hex must hold a combat unit or leader, be in range and in sight of all who fire, and is hit as a whole, once in a phase. Not allowed are woods, chateaux, neighbouring hexes, and towns at three hexes.
rule-napoleon-13-34 = A slope hex in between blocks the fire, unless the guns stand on the hilltop and fire down over the slope side or at another slope hex; the target does not see them then. A crest blocks it unless it is right in front of the guns.
rule-napoleon-13-35 = The strengths of all batteries that fire at a hex are added. At three hexes a battery counts half, rounded down.
rule-napoleon-13-36 = Against a town the strength drops by a third, against a marsh by half.
rule-napoleon-13-37 = A die is rolled on the bombardment table; in mud it counts two less. The result is carried out in the same step.
rule-napoleon-13-38 = Dr drives everybody in the hex back, 1R and 2R reduce one or two units chosen by the firing side, S suppresses until the next combat step is over. After a reduction the owner may leave the hex by one.
rule-napoleon-13-39 = Instead of going back for Dr, the owner may have his leading unit check its initiative. If it succeeds, that unit is reduced and all stand fast.
rule-napoleon-13-4 = Guns next to the enemy are not as free as others.
rule-napoleon-13-41 = With infantry or cavalry in its hex, a battery next to the enemy may bombard a hex that these do not attack, but shares whatever happens to them. If it has fired in reaction, its strength does not count in the combat step.
rule-napoleon-13-42 = Alone next to the enemy a battery must attack, on the ordinary table, and others may join it; in mud it counts half, rounded down. It suffers results like any unit, and in a shock its initiative is 1.
rule-napoleon-13-5 = Guns in the target hex answer: half their strength, rounded down, comes off the bombardment before anything else does. They do not if they cannot see the battery or are alone next to an enemy.
rule-napoleon-13-6 = A unit that is bombarded counts as attacked, so its neighbours need not attack it.

# 14: charges
rule-napoleon-14-1 = Cavalry that could have moved but did not may charge, except light and demoralized cavalry; out of command it must pass a check. Infantry or artillery must attack the same hex in this phase, and the charging cavalry makes no other attack.
rule-napoleon-14-2 = A charge is a ride to the enemy with a die on the charge table.
rule-napoleon-14-21 = The cavalry may use its full movement to reach the enemy and pays one point more for his hex. Odds are formed as in combat, and a die is rolled.
rule-napoleon-14-22 = Only one stack charges a hex, once in a phase. No charge goes into woods, towns or fortified places, uphill, over fords, streams or bridges, through enemy zones other than the target’s, through friends, in mud or at night, or in road march.
rule-napoleon-14-23 = Ae loses the cavalry for ever. Pr brings it back to where it started with one or two units reduced, and puts the infantry it threatened in square, which moves at double cost off the road; an overrun carries it into the enemy’s hex and cuts off his retreat.
rule-napoleon-14-24 = The combat that follows goes without the cavalry’s strength, but with its share in combined arms. By Dr or De the overrun units are lost, by Ae or Ar the riders; the riders lead in a shock, pay first in an exchange, and are lost too if the hex is not cleared.
rule-napoleon-14-3 = In mud and at night nobody charges. In snow, any storm or heat the die counts one more, which is worse.

# 15: fortified places
rule-napoleon-15-1 = Chateaux and improved positions are fortified places and share some rules.
rule-napoleon-15-11 = A zone of control reaches out of a fortified place but not into it, so the troops outside are held and must attack. Units that enter one next to an enemy combat unit stop there.
rule-napoleon-15-12 = Troops inside need not attack. If they do, every enemy next to them must be attacked by somebody.
rule-napoleon-15-13 = Units may advance into a fortified place after combat, and may retreat into one held by friends.
rule-napoleon-15-14 = A fortified place is never charged.
rule-napoleon-15-15 = Combined arms gain nothing against a fortified place.
rule-napoleon-15-2 = A chateau has walls that field guns cannot break.
rule-napoleon-15-21 = With more than two units of infantry, or with any artillery, cavalry or train inside, a chateau loses all its effects on combat until they leave. A town in the same hex still counts.
rule-napoleon-15-22 = Against a chateau any Dr of the combat table becomes a shock, unless its defenders are demoralized. A retreat that the shock table demands is made.
rule-napoleon-15-23 = Nobody bombards a chateau, but artillery next to it may attack it.
rule-napoleon-15-3 = An improved position is built by the troops themselves.
rule-napoleon-15-31 = Infantry that defends in a finished improved position has twice its strength. In a town the effects of both count.
rule-napoleon-15-32 = At least two units of infantry that have not moved can build; in a town two strength points of infantry are enough. Frost, snow, snowstorm and night forbid it, and so do chateaux and marsh; work begun is lost when the infantry leaves, but a finished position stays and serves either side.
rule-napoleon-15-33 = At the end of the movement phase a die is rolled: on a 1 the position is finished, otherwise work goes on next turn. Until then it has no effect.

# 16: vedettes
rule-napoleon-16-1 = Light cavalry can split up into vedettes, as many as its counter says, and form up again.
rule-napoleon-16-11 = In the reorganization segment a unit of light cavalry at full strength may be exchanged for its vedettes, which can move in the same turn. Reduced units cannot.
rule-napoleon-16-12 = Vedettes that stack for one point away from enemy zones can form the cavalry again, which moves on with what is left if one of them was in command. Any vedettes will do, and here more than three may meet.
rule-napoleon-16-13 = Infantry at full strength that has a vedette number can send out vedettes too, and is reduced for it. It is whole again when it takes in as many vedettes away from enemy zones.
rule-napoleon-16-14 = As an option, vedettes form only units of their own formation again.
rule-napoleon-16-2 = Vedettes watch and screen; they do not fight.
rule-napoleon-16-21 = Vedettes move like cavalry and need command or a passed check. Along roads they always pay the price of roads, and road marches neither bind nor hinder them.
rule-napoleon-16-22 = A hex holds no more than three vedettes, except while they form up again.
rule-napoleon-16-23 = Vedettes try no repulse, and a repulse of vedettes always succeeds.
rule-napoleon-16-24 = Vedettes neither attack nor defend and add nothing to combined arms. With combat units they share the result, and lost ones can come back.
rule-napoleon-16-25 = Vedettes have zones of control, but these do not stop retreats, and retreating enemies may push vedettes aside.
rule-napoleon-16-26 = Vedettes that are attacked without a combat unit beside them must retreat one or two hexes before combat, or they are lost. They do not keep enemies from retreating before combat.

# 17: supply
rule-napoleon-17-1 = In turns in which the weather is checked, each side looks which of its combat units have supply. Those without stay without until the next such turn.
rule-napoleon-17-2 = Units out of supply suffer the effects of demoralization. Both together are no worse than one.
rule-napoleon-17-3 = Units that are on the map at the start or have just arrived are in supply until the next check.
rule-napoleon-17-4 = A line of supply has two parts, the forward line over country and the main line along roads and trails.
rule-napoleon-17-41 = A unit is in supply if a line of up to 14 hexes leads to a source, or to its formation’s train on a road or trail from which a main line goes on. A train also serves one stack of another formation, and formations without a train may use any, a different one for each stack.
rule-napoleon-17-42 = The forward line crosses any ground, each hex counting one up to 14. It passes rivers and lakes only over ice, undamaged bridges and pontoons.
rule-napoleon-17-43 = The main line follows connected roads and trails to a source and may be of any length.
rule-napoleon-17-44 = Enemy combat units and vedettes that stand on it cut a line. Their zones do not.
rule-napoleon-17-5 = Each side has its sources of supply, marked on the map with the letter of its nation.

# 18: trains
rule-napoleon-18-1 = What follows holds for supply trains and pontoon trains alike.
rule-napoleon-18-11 = Trains are always in command, have four movement points, pay the price for cavalry and may use road march. In mud, thunderstorm and snowstorm they pay double.
rule-napoleon-18-12 = Trains enter slope hexes by road or trail only, do not stack and stay out of enemy zones. They cross water on undamaged bridges, trestles and pontoons only, even when it is frozen.
rule-napoleon-18-13 = Trains have no strength, neither attack nor defend, and do not retreat before combat.
rule-napoleon-18-14 = A supply train or a laid pontoon next to an enemy combat unit is captured on 1 to 3 and destroyed on 4 to 6. A pontoon with a friendly unit at one end is safe on 1 to 3.
rule-napoleon-18-15 = A destroyed train never comes back.
rule-napoleon-18-16 = Trains do not make room. If a retreat has no other way than the hex of a train, the train is destroyed, and the retreating units are lost and await recovery.
rule-napoleon-18-17 = Supply trains may belong to a formation; pontoon trains belong to none.
rule-napoleon-18-2 = A supply train makes the line of supply of its formation longer.
rule-napoleon-18-21 = A train supplies all units of its formation in reach and one stack of another. Formations that never had a train draw supply from any, each stack from a different one.
rule-napoleon-18-22 = When a formation’s train is destroyed or off the map, only one of its stacks can be supplied by another train.
rule-napoleon-18-23 = A captured supply train is gone and brings its captors two victory points. If one of them was out of supply, all units of their side next to the train are in supply again.
rule-napoleon-18-3 = Pontoon trains lay bridges over streams and rivers.
rule-napoleon-18-31 = In its movement phase a pontoon train may lay a bridge over a hexside of its hex, without cost. Nobody crosses before it is finished.
rule-napoleon-18-32 = No bridge is laid towards a hex held by the enemy, at a slope hex without road or trail, in frost, snow or snowstorm, or by a train in road march. An enemy zone on the far side is no hindrance.
rule-napoleon-18-33 = To cross a pontoon costs one point more over a stream and two over a river, nothing where it lies beside another bridge. Units in road march, leaders and vedettes pay nothing; supply trains always pay.
rule-napoleon-18-34 = In the command segment a pontoon bridge can be taken up into the hex at either end, even if the enemy’s zone reaches the other. The train may move at once, but lays no new bridge in that turn.
rule-napoleon-18-35 = Enemy leaders, vedettes and combat units may use an intact pontoon bridge freely. The side that captures one may take it up and use it itself.

# 19: reinforcements
rule-napoleon-19-1 = Reinforcements come in the turn and at the hex that the scenario names, in the segment for moves in command, hidden, in command and supplied. They may move and attack at once, receive a march order, and light cavalry may come as vedettes.
rule-napoleon-19-2 = Units that enter at the same hex come in stacks or in road march.
rule-napoleon-19-21 = Units may enter as stacks within the limit. Each further stack at the same hex in the same turn pays for the hex and more for every stack ahead of it.
rule-napoleon-19-22 = In road march units enter one by one with an empty hex between them. The first pays the price of the road, each one after it one point more; the leader comes first, the train last, unless the scenario says otherwise.
rule-napoleon-19-23 = Those without enough points to enter wait off the map until the next turn. They too are in command when they arrive.
rule-napoleon-19-3 = Reinforcements can enter at another hex or later than planned.
rule-napoleon-19-31 = If combat units or an enemy zone block the entry hex, reinforcements enter at the nearest hex that is free of both.
rule-napoleon-19-32 = A player may hold reinforcements back, but all of a hex together. Those due later at that hex have to wait for them.
rule-napoleon-19-4 = Reinforcements of the approach to battle come on the first day of a longer game. If only the day of battle is played, they are usually on the map already.
rule-napoleon-19-5 = Alternate reinforcements are forces that might have come. Cards bring them, in the order that the scenario gives.

# 20: march orders
rule-napoleon-20-1 = A force under a march order is in command and may move in every movement phase, by night too, however far its leaders are. Reinforcements can receive one, one force each night, and once in a game one force at the start.
rule-napoleon-20-2 = A march order has a goal and ends when it is reached.
rule-napoleon-20-21 = The goal is a town or a bridge, one for a force, and is written down in secret. It is made known when infantry of the force arrives there.
rule-napoleon-20-22 = The force must go on each turn, at the pace of its slowest unit and by the cheapest way, with or without road march. On arrival a unit may use up its movement; then the order is over.
rule-napoleon-20-23 = A unit is released when it arrives, when it comes next to an enemy unit or vedette, or, if its player likes, when a leader puts it in command. It counts as demoralized for the rest of the player turn but may use up its movement freely.
rule-napoleon-20-24 = A force that starts under a fixed march order and a late start by card keeps the order until its leader wakes. Until then he goes with his units.
rule-napoleon-20-3 = Every reinforcing force may receive a march order in the turn it enters, or several different ones, even if its player has held it back.
rule-napoleon-20-4 = At night march orders are carried out and new ones given.
rule-napoleon-20-41 = Only forces under march orders move at night, with 2 points for infantry and 3 for cavalry.
rule-napoleon-20-42 = Towards morning one stack or formation may receive a march order, at any distance and without command, or one old order gets a new goal. It takes effect with the first turn of the day.
rule-napoleon-20-5 = A general retreat is a march order for the whole army.
rule-napoleon-20-51 = Once in a game, or by card, everybody is ordered to the nearest source of supply, by day or before dawn, and at once; units may break away from the enemy in that turn. After one turn those in command and not demoralized may be freed from it, and reorganizing demoralized troops is harder in the turn of the order.
rule-napoleon-20-52 = Units that reach the map edge that is their goal may leave the map or stay. For those who stay the order is over.

# 21: demoralization
rule-napoleon-21-1 = Each lost unit adds its full strength to the losses of its formation. The moment these reach the formation’s level it is demoralized; formations of fewer than three units only suffer so for want of supply.
rule-napoleon-21-2 = Demoralized troops have one point of initiative less, do not advance or charge, and lose what a chateau does against Dr; they move as usual. Units of a demoralized formation that are reorganized are lost for ever on a 5 or 6, and minor allies of the French must pass an initiative check instead.
rule-napoleon-21-3 = A unit that comes back takes its full strength off the losses, and below its level a formation is steady again. What a reduced unit lacks counts neither for demoralization nor for victory points as long as it survives.
rule-napoleon-21-4 = Units out of supply suffer as if demoralized until they are supplied again. If they are also demoralized by losses, it gets no worse.
rule-napoleon-21-5 = Units that were demoralized by leaving a march order recover at the end of their own player turn, without a die.

# 22: recovery and reorganization
rule-napoleon-22-1 = Lost units first have to recover.
rule-napoleon-22-11 = A unit recovers when it passes from the UAR box, where units await recovery, to the recovered section.
rule-napoleon-22-12 = In turns in which the weather is checked, each unit that awaits recovery rolls a die. If it is no higher than its printed initiative, the unit has recovered, at reduced strength.
rule-napoleon-22-13 = In the last night turn all who still await recovery recover without a die, at reduced strength.
rule-napoleon-22-2 = Recovered units come back to their leaders.
rule-napoleon-22-21 = To reorganize is to bring a recovered unit back to the map, at reduced strength.
rule-napoleon-22-22 = In the reorganization segment a leader can bring two units and up to three vedettes back into his hex. If it gets too full, those who are there can make room.
rule-napoleon-22-23 = A leader in an enemy zone does not reorganize. An officer brings back units of his own formation, a commander those of any whose officer is in his range; units of a demoralized formation risk being lost for ever.
rule-napoleon-22-24 = An officer need not be in command to reorganize, but by trying he is out of command until the next turn, unless he brings back vedettes only. Commanders and officer-commanders pay no such price.
rule-napoleon-22-25 = Vedettes lost in combat await recovery; those lost in reconnaissance go where its table says. Reduced light cavalry sends out no vedettes.

# 23: weather
rule-napoleon-23-1 = Dice decide on the weather and how long it lasts.
rule-napoleon-23-11 = Each day begins with the first player’s roll on the weather table of the battle, and the result holds at once.
rule-napoleon-23-12 = A second die added to the first gives the number of turns until the weather is rolled for again. Some games name the duration instead.
rule-napoleon-23-13 = Weather can limit sight to neighbours, forbid or weaken bombardments, charges, pontoons and building, freeze rivers and lakes, weaken infantry or artillery, double the price of moves for trains and artillery, and turn Ar* and Dr* into shock. The table lists what each weather does; it is not added to the effects of ground.
rule-napoleon-23-14 = If the day ends in thunderstorm or mud, the night is muddy, otherwise fair. At night sight ends at the next hex.
rule-napoleon-23-15 = A hex on fire can be passed, retreated through and marched through without stopping, and command reaches through it. Rain and thunderstorm put fires out.
rule-napoleon-23-16 = A thunderstorm lasts one turn. Two turns of rain and mud follow.

# 24: cards
rule-napoleon-24-1 = Each player has the same deck of 50 cards. A card names the movement it grants, its victory points, how many of it there are, its number, its title and what is to be done.
rule-napoleon-24-11 = Mode cards bring chance into the set-up. They are kept in a deck of their own and played in the first turn.
rule-napoleon-24-12 = All others form the main deck: game and status cards change rules, arrival cards the coming of reinforcements, march cards command and initiative. Tactics cards can be played in the combat phase of either side.
rule-napoleon-24-2 = For each battle some cards are taken out of the main deck.
rule-napoleon-24-21 = Each deck is well shuffled, and the opponent may shuffle too.
rule-napoleon-24-22 = Cards stay secret until they are played.
rule-napoleon-24-23 = Played cards lie open. In the last night turn the victory points of all whose event took place are counted, and the cards go back into the deck, except those that brought alternate reinforcements; cards left in hand count nothing.
rule-napoleon-24-3 = Cards are drawn from the top of the deck in the card segment.
rule-napoleon-24-31 = In the first turn each player draws as many mode cards as the scenario says, and they work in that turn only. Without them the movement is 4 for infantry and 6 for cavalry.
rule-napoleon-24-32 = In the second turn each player draws the bonus cards that the battle grants besides the usual one. On the first turn of each further day the hand is filled up to that number.
rule-napoleon-24-33 = From the third turn on each player draws one card, and one for each tactics or game card played since. In each of his card segments he must play one.
rule-napoleon-24-34 = At night no cards are drawn or played, bonus cards excepted. Movement is then 2 for infantry and 3 for cavalry.
rule-napoleon-24-35 = A player must play one card in each of his card segments and may keep the others. What it says is done within a full turn; if that is impossible, the text and its victory points are ignored and the card goes under the deck.
rule-napoleon-24-36 = Tactics cards are played in a combat phase, or in the card segment for a movement of 4 and 6 without their event. All other cards are played in the card segment only.
rule-napoleon-24-37 = A card works from the phase in which it is played until the next card segment of its side, unless its effect lasts.
rule-napoleon-24-38 = Cards with a star stay open on the table until what they name is over. If they are still at work in the last night turn, their points are counted and they stay.
rule-napoleon-24-39 = Vedettes and leaders obey a card only if it names them. Of the mode cards leaders obey Late Start alone.
rule-napoleon-24-4 = The movement on a card holds for all units of the side until the next card, even if the event is not used. The first number is for infantry and artillery, the second for cavalry and horse artillery; light cavalry has one point more.
rule-napoleon-24-41 = Leaders and vedettes always have their own full movement.
rule-napoleon-24-5 = The mode cards are Road Column, Late Start, Replacements, Early Arrival and Formation Scattered.
rule-napoleon-24-51 = All cards drawn in the first turn are mode cards. The first player plays his, then the second; what is not played is put away.
rule-napoleon-24-52 = A player draws all his mode cards and plays them in the order of their numbers.
rule-napoleon-24-53 = Each mode card is carried out when it is played. The last one gives the movement of the first turn; without any the printed values hold.
rule-napoleon-24-54 = Road Column comes before Formation Scattered, and Early Arrival after Late Start wakes all commanders. Reinforcements are not concerned.
rule-napoleon-24-55 = If a card asks for one force, those not yet touched by a mode card roll in turn, the farthest from the enemy first, and the first to roll a 1 is taken. If nobody does, only the movement of the card counts.
rule-napoleon-24-56 = Only units of the formation that set up in command form the road column.
rule-napoleon-24-57 = The opponent rolls a die and scatters the picked force as the card says. He crosses no forbidden ground and breaks no stacking limit.
rule-napoleon-24-6 = Game and status cards change the rules a little for the turn in which they are played, and must be carried out if they can. If they cannot, only their movement holds and their points are ignored.
rule-napoleon-24-7 = Arrival cards change when reinforcements come.
rule-napoleon-24-71 = A side has the forces of the set-up, its reinforcements, and alternate reinforcements if cards bring them. Arrival cards of both players can speed these up, divert them or put them off.
rule-napoleon-24-72 = Each Alternate Reinforcements card brings the next group of the list, and a die says when. If no group is left, the card and its loss of points are ignored.
rule-napoleon-24-73 = Two cards can act on the same event. A group called by one card may so be delayed by the opponent’s, called again, or hurried by a third.
rule-napoleon-24-8 = A tactics card works on one combat and ends with it. A player may play one in his own combat phase and one in the enemy’s, the active player choosing first, and its effects are added to the usual ones.
rule-napoleon-24-81 = Played in the card segment a tactics card gives a movement of 4 and 6 for the turn. Played in a combat phase its movement is ignored.
