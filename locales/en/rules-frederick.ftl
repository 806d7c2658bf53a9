# The rules of the system `frederick`, paragraph by paragraph, in our own words: the series rules of 2006, and what the edition of 2002 has besides or differently.

# 3: the course of a turn
rule-frederick-3 = In a turn first the Prussians act, then their enemies, each in the same order: activation, command, routers, movement, bombardment, rally, the defender’s guns, close combat. Then both reckon up the morale of their armies.

# 4: activation and command
rule-frederick-4-1 = An army that has not been activated neither moves nor fights. Once active it stays so for the rest of the day; in the short scenarios both armies are active from the start.
rule-frederick-4-1-1 = Once a turn a sleeping army may try to wake: it pays its price in army morale, then rolls. Die and commander’s initiative must come to 7 or more; what was paid is gone either way.
rule-frederick-4-1-2 = If an enemy piece comes within three hexes and in plain sight, the sleeping army is active from its next player turn, free of cost. Detached bodies do not rouse an army like this.
rule-frederick-4-1-3 = The first time that a sleeping army sees an enemy unit at seven hexes or less, its commander may roll for a coup d’œil. With die and initiative together at 8 or more he may pay the price at once and activate the army in the middle of the enemy’s move.
rule-frederick-4-2 = Each turn shows anew how well the parts of an active army obey: groups roll, special leaders try to help, and units too far from their leaders are found.
rule-frederick-4-2-1 = An army consists of wings, each under its leader. Wings with infantry and all artillery form one group, wings of cavalry alone another; a scenario may set single wings apart as groups of their own.
rule-frederick-4-2-2 = Every group has a command rating. With a die no higher than that it is effective this turn, otherwise degraded.
rule-frederick-4-2-3 = An effective wing moves with its full allowance, a degraded one with half of it, rounded up; in column other figures hold. Leaders always ride as far as they can.
rule-frederick-4-2-4 = Leaders with a star can make one degraded wing effective after all. Some do this for any wing, others only for wings with infantry or only for cavalry; guns follow every one of them.
rule-frederick-4-2-5 = A unit more than five hexes from the leader of its wing is beyond command: it moves at half its allowance and keeps out of enemy zones of control. Guns may look to any leader, and two units a turn to the army commander.
rule-frederick-4-3 = A detached body is a group of its own while the main army sleeps. It wakes as soon as it sees, at three hexes or less, an enemy or a detached body of its own side that is awake; what it does wakes neither army.
rule-frederick-4-3-1 = When the main army becomes active, by whatever means, detached bodies cease to exist as such and belong to the ordinary groups.
rule-frederick-4-3-2 = Each detached body has one coup d’œil of its own besides that of the army. If it succeeds, the whole army wakes.
rule-frederick-4-3-3 = In the short scenarios the armies are active already, so no detached body rolls for itself.
rule-frederick-4-4 = Before command is rolled for, wings in column may deploy. Guns in column within five hexes of the leader of such a wing may deploy along with it.
rule-frederick-4-5 = Every group rolls against its rating. Then each special leader may try once for a degraded wing, his own or one whose leader shares his hex: a die no higher than his initiative makes it effective, and the guns in his hex with it.

# 5: stacks
rule-frederick-5-1 = A hex has room for 12 steps of infantry and cavalry and 8 steps of guns beside them, or for 12 steps of guns alone. Leaders take up no room.
rule-frederick-5-2 = In column no more than 4 steps of infantry and cavalry go through one hex, with up to 8 steps of guns.
rule-frederick-5-3 = Cossacks and free corps, loosely ordered, take up twice their steps, in the stack and in the front line.
rule-frederick-5-4 = At no moment of its move may a unit enter a hex that is full, nor may it follow up into one. A retreat may overfill a hex, at the cost of those who stand there, and such a hex has to be cleared before anything else moves.
rule-frederick-5-5 = The upper troops of a stack fight first, and only guns above all infantry and cavalry fire. The owner arranges his stacks as he likes; only retreating units always end on top, and guns other than Prussian that come near the enemy at the bottom.

# 6: control and engagement
rule-frederick-6-1 = Every unit that is not routed controls the six hexes around it, save those closed to it. Leaders control nothing.
rule-frederick-6-2 = Next to the enemy the topmost infantry and cavalry of a stack, up to 4 steps, are engaged; what lies below supports them. Guns are neither.
rule-frederick-6-3 = A stack that begins its turn in contact is locked and may not be emptied. Whoever relieves its front line in that state attacks with 2 less; filling a gap in the line costs nothing.
rule-frederick-6-4 = Fast units may leave a locked stack as long as no formed and engaged enemy cavalry is next to them, and this brings no penalty on the stack.

# 7: movement
rule-frederick-7-1 = Before all others the routed move: infantry runs two hexes, cavalry three, by the rules of retreat. Who still has to run at the edge of the map is lost; abandoned guns stay where they are.
rule-frederick-7-2 = Every stack with infantry or cavalry in an enemy zone of control is marked as locked before movement begins.
rule-frederick-7-3 = Pieces move one after another and pay for the ground they enter and the hexsides they cross. Overfull hexes come first; one hex is always possible, and guns that move do not fire in the same player turn.
rule-frederick-7-4 = What holds a piece back: its allowance, the ground, and the enemy.
rule-frederick-7-4-1 = Degraded, beyond command or disordered, a unit moves at half its allowance, rounded up. It is halved once, even if several of these hold.
rule-frederick-7-4-2 = Leaders always have their full allowance.
rule-frederick-7-4-3 = Nobody enters closed ground or a hex that the enemy holds, and as long as the army stands firm no ordered unit leaves the map.
rule-frederick-7-5 = To enter an enemy zone of control costs nothing extra; to leave one always does, and the points for it must be at hand.
rule-frederick-7-5-1 = Infantry that becomes engaged stops. Once engaged it cannot leave until another unit has taken its place in front; supports may leave for one point more.
rule-frederick-7-5-2 = Guns go near the enemy only into hexes where their own infantry or cavalry already stands. For one point more they may leave again.
rule-frederick-7-5-3 = Cavalry and light infantry are stopped and held only by formed enemy cavalry. From other enemies they break away for two points more, Prussian cavalry and supports for one.
rule-frederick-7-5-4 = A leader goes into an enemy zone of control only where troops of his own side are; there he comes and goes freely.
rule-frederick-7-5-5 = Units whose strength is printed in brackets are worn out and never enter an enemy zone of control.
rule-frederick-7-6 = A whole effective wing in good order, under command and away from the enemy may form column, before or after its move. Up to three effective batteries within five hexes of its leader may join it.
rule-frederick-7-6-1 = In column a unit has four points more and pays one a hex, two in marsh and heavy woods. Degraded columns go 4 hexes with guns, 5 with infantry, 7 with cavalry; columns fight badly, and guns in column do not fire.
rule-frederick-7-6-2 = At the start of its command phase a wing may deploy, all of it together, with the guns near its leader. From then on it moves as usual.
rule-frederick-7-6-3 = If an enemy unit comes within three hexes of a column, or starts a movement phase there, the wing may try once a turn to deploy. Both sides roll and add their rating or a leader’s initiative, Prussian cavalry taken by surprise adds 4, and the column must be higher.

# 8: bombardment
rule-frederick-8-1 = Guns reach three hexes if they see the target. With enemies next to them they fire only at these; at two or three hexes they do not fire where their own troops stand beside the target. Each battery fires once, and each hex is fired at once.
rule-frederick-8-2 = Sight runs from the middle of one hex to the middle of the other. Woods, towns and troops in between block it, the two end hexes never do; a line along a hexside may choose its side.
rule-frederick-8-2-1 = Across a slope only the hex directly at its upper edge can see and be seen. Whoever stands farther back is hidden by the crest.
rule-frederick-8-2-1-1 = Two slopes block sight, with two exceptions: they fall towards each other and leave low ground between, or they are the two sides of one hex on a long slope with the higher end at its edge.
rule-frederick-8-2-1-2 = With three slopes and more the highest end must be at the topmost edge, and each further drop must follow in the next hex. Low ground does not count.
rule-frederick-8-2-2 = Troops in low ground between do not block sight, nor does a stack directly below the slope on which the higher end stands.
rule-frederick-8-3 = The values of all batteries at their ranges are added, ground, disorder, army morale and nearness modify the die, and the chart gives the result. It falls on the top 4 steps of infantry and cavalry in the hex.
rule-frederick-8-4 = When the bombardments of the player turn are over, guns that had moved are ready again.
rule-frederick-8-5 = Before close combat the guns of the side that is not moving fire, at neighbouring hexes only.

# 9: morale of units
rule-frederick-9-1 = A disordered unit goes back one hex as a rule, moves at half its allowance and fights and fires worse. Disordered a second time it routs.
rule-frederick-9-2 = Routed infantry runs two hexes, routed cavalry three; gunners leave their guns standing. Routed units control no ground, are lost in enemy zones of control, cannot hurt an attacker, and surrender if attacked once their army is demoralized.
rule-frederick-9-3 = A morale test compares a die with the unit’s rating, raised by one leader in the hex and lowered by the state of the army. One or two above it means disorder, three or more rout.
rule-frederick-9-4 = Each disordered or routed unit of the moving side may try to rally: a die no higher than its modified rating lifts it one stage, from rout to disorder or from disorder to good order.

# 10: close combat
rule-frederick-10-1 = The side whose turn it is must attack with every engaged unit, and every engaged enemy must be attacked. In each combat all attacking hexes must be next to all hexes they attack.
rule-frederick-10-1-1 = A single defending hex that the attackers close in on all six sides is taken in flank: 3 more for the attack, towns excepted. If it has supports, these fight along instead, and both sides suffer one loss point more.
rule-frederick-10-2 = Fast defenders may go back one hex before the clash, all of a hex together and to one place, unless formed cavalry is among the attackers. Whoever is then on top has to fight.
rule-frederick-10-3 = The strength of both sides is added up and compared; the ratio chooses the column of the chart.
rule-frederick-10-3-1 = What counts is the strength of all engaged infantry and cavalry in the hexes of the combat.
rule-frederick-10-3-2 = One hex brings no more than 8 points of infantry and 6 of cavalry into a combat.
rule-frederick-10-3-3 = In a supported defence up to 4 steps of the supports add their strength, within the same limit counted anew for them.
rule-frederick-10-3-4 = The ratio of attack to defence is rounded in favour of the defender to the nearest column there is.
rule-frederick-10-4 = Each side names one engaged unit to lead. The morale of the two is compared and modifies the die, and the leading units bear the first loss.
rule-frederick-10-5 = Morale of the lead units, formation, disorder, flank, momentum, ground, shock and the state of both armies modify the die.
rule-frederick-10-5-1 = The attacker picks one attacking and one attacked hex. Of these two the worse ground for him counts, and everything on the hexside between them.
rule-frederick-10-5-2 = When cavalry alone attacks cavalry, or infantry out of order or in column, the average weight of the horses is compared: heavy counts 2, medium 1, light and disordered 0. Woods, towns, marsh and entrenchments take the weight away.
rule-frederick-10-6 = One die, with all its modifiers, gives the row in the column of the odds.
rule-frederick-10-7 = After the roll every leader in a hex of the combat has to see whether he was hit.
rule-frederick-10-8 = A result of close combat has the attacker’s part first and the defender’s second. The defender carries his out first, but the attacker is spared nothing by that.
rule-frederick-10-8-1 = Loss points fall on engaged units, the lead unit first, and are paid with steps or with retreat. No side inflicts more of them than it had steps in the fight.
rule-frederick-10-8-1-1 = One step lost pays one loss point; a unit without steps is gone.
rule-frederick-10-8-1-2 = In close combat a unit must lose a step before it may go back. Under canister, from the next hex, two steps must be lost before anybody goes.
rule-frederick-10-8-1-3 = A unit whose morale is below 5 and that has lost what it must pays the next point by going back: disordered with morale 4, routed with 3 or less.
rule-frederick-10-8-1-4 = A steady unit that has lost what it must may go back disordered of its owner’s will, which pays a point. It must not enter an enemy zone of control, and others must be able to pay what is left.
rule-frederick-10-8-2 = With an exchange each side suffers a quarter of the enemy’s steps in the fight, rounded, and what is added beside it.
rule-frederick-10-8-3 = Signs beside the loss points tell what else happens to guns, to those who go back and to those who are left.
rule-frederick-10-8-3-1 = With an asterisk one battery in a hex concerned loses a step, besides all loss points.
rule-frederick-10-8-3-2 = With a capital R every retreat that pays a loss point is a rout.
rule-frederick-10-8-3-3 = With a small r engaged units whose morale is below 5 become disordered once all points are paid.
rule-frederick-10-8-3-4 = Points in brackets are one fewer if there are supports in a hex concerned.
rule-frederick-10-8-3-5 = With a capital S engaged units of morale 3 or less surrender, each for one loss point only.
rule-frederick-10-9 = A retreat leads away from the enemy, first of all out of his zones of control, then clear of friends, then towards the friendly edge. Who cannot go back is captured; leaders may go along, and the retreating unit ends on top.
rule-frederick-10-9-1 = A disordered unit forced into an enemy zone of control goes on until it is out, losing a step for each hex too many. A routed one is captured there.
rule-frederick-10-9-2 = Troops that others retreat through test their morale, 1 worse where foot and horse are together. If the retreat overfills their hex they are disordered first.
rule-frederick-10-10 = After the losses the troops may follow into ground that was cleared.
rule-frederick-10-10-1 = Infantry and cavalry of the attack, supports included, may enter hexes that the defender has left, in any order and with their leaders. Guns stay.
rule-frederick-10-10-2 = The defender does not follow a beaten attacker, except into a hex in which only guns are left.
rule-frederick-10-10-3 = Guns without infantry or cavalry can be run over: the winner enters their hex, the one case in which both sides share one.
rule-frederick-10-10-4 = Abandoned guns are taken at once. For others a die, modified by disorder, morale and the kind of captors, tells whether they get away, lose a counter, or are taken whole.
rule-frederick-10-11 = If the defender could not pay all his points and the attacker followed, the attacker may go one hex farther where no enemy is near, or throw his momentum against a neighbouring hex: 2 more for the next attack on it, 2 less if it has to attack itself.
rule-frederick-10-12 = For every enemy unit newly routed and every enemy counter taken off the map a side earns a point of combat success.
rule-frederick-10-13 = Cavalry that has fought may charge on into a second combat in the same turn, and is disordered in the end.
rule-frederick-10-13-1 = Formed, engaged cavalry of the attack may try, once a turn, whether it has advanced or not. Woods, towns, marsh and entrenchments leave no room for it.
rule-frederick-10-13-2 = The attacker names cavalry and targets and rolls one die for all, with the modifier of a cavalry leader among them. Whose morale and die come to 11 must charge on, alone and at once; a hex with momentum against it must be among the targets.
rule-frederick-10-13-3 = Formed cavalry that has fought, on either side, is disordered where it stands when the combat is over. Those who charge on are spared until the charge is done; those who failed to are not.

# 11
rule-frederick-11 = When all combats are over nobody is locked any longer.

# 12: morale of the army
rule-frederick-12-1 = What an army can still endure is shown on its morale track, from its starting figure down; it never rises above the top.
rule-frederick-12-2 = Every unit counter lost and every price paid fills a box of the track, the first of them for free. A large unit fills two.
rule-frederick-12-3 = On a hot day an active army that has moved or fought loses 2 points of morale each turn; if it rests it wins up to 2 of them back.
rule-frederick-12-4 = With morale at 6 or below the army may become demoralized, at 0 it does. Units near the enemy then test their morale, command, tests, attacks and fire suffer by 1, the enemy attacks better, routed units under attack are captured, and ordered ones may leave the map.
rule-frederick-12-5 = At −10 the army breaks: disordered units rout, formed ones near the enemy test their morale, and the handicaps of a demoralized army grow to 2.

# 13: the reckoning
rule-frederick-13-1 = First, every full three points of combat success in this turn win back one point of army morale; what is left over is lost.
rule-frederick-13-2 = Second, every routed unit on the map lowers the morale by one for as long as it runs.
rule-frederick-13-3 = Third, an army at 6 or below rolls for demoralization, by the figures of its box.
rule-frederick-13-4 = Fourth, an army at −10 or below breaks.

# 14
rule-frederick-14 = The hour is over; the next turn begins, or the battle ends.

# 15: leaders
rule-frederick-15 = Leaders keep their wings under command. Their modifier helps units in their hex to stand tests and to rally, and cavalry leaders help charges; they do not fight and control nothing.
rule-frederick-15-1 = A fallen wing leader is replaced on the spot. An army commander is followed by his deputy, and after him by nobody.
rule-frederick-15-2 = After a close combat in his hex a leader is hit on a 6: a second die says whether it is a scratch (1), a wound (2 to 5) or death (6). Alone in an enemy zone of control he dies on a 6 and otherwise escapes to the nearest friends.

# 16: options
rule-frederick-16-1 = Options that treat cavalry, regular and irregular, with more care.
rule-frederick-16-1a = Cavalry may go back a hex before a bombardment, as it may before close combat.
rule-frederick-16-1b = Where a stack has cavalry and no infantry, results of 3 to 5 loss points are one lower.
rule-frederick-16-1c = Each time Cossacks are to enter an enemy zone of control they refuse on a 6, and try no more in this move. They may slip away even from formed cavalry.
rule-frederick-16-2 = Croats alone in a hex, with no enemy cavalry engaged against them, may snipe instead of attacking. If die and strength exceed the morale of the unit in front, it is disordered and stays where it is.
rule-frederick-16-3 = Options for artillery.
rule-frederick-16-3-1 = Against lower ground guns reach four hexes, with their strength for three.
rule-frederick-16-3-2 = If howitzers take part at two or three hexes, slopes, entrenchments and walls do not protect the target.
rule-frederick-16-4 = Deployed units other than Croats that move into woods, or retreat into or out of them, roll each time. From 4 on, from 5 on with morale 6 or better, they are disordered; the disordered rout.

# Chapter 17: limited intelligence
rule-frederick-17-1 = A side may have dummies: counters that look like wings. They march and lie like wings until they are spotted, and then they are taken away.
rule-frederick-17-1-1 = All units wait beside the map, grouped by wings, with up to three artillery units each. The army commander rides with a wing; two units and two batteries may be detached to him and share its command.
rule-frederick-17-1-2 = Only counters lie on the map, wings and dummies alike. Two marks lie within two hexes of each, or within one if fewer than four units are there.
rule-frederick-17-1-3 = Hidden wings roll for command as others do. A special leader rouses the hidden wing that he is with, and need not show where.
rule-frederick-17-1-4 = A hidden wing marches at the pace of its slowest unit, a dummy as fast as a wing could. Marks stay within two hexes of a deployed wing and trail behind a column.
rule-frederick-17-1-5 = The wings of an army that is not active lie on the map, hidden and deployed.
rule-frederick-17-1-6 = Whoever moves within seven hexes of an enemy counter, in sight of it, is spotted first, then the counter. Dummies go. Who met only dummies is covered again and marches on; two wings in sight of each other come onto the map.
rule-frederick-17-2 = Wings that have spotted each other roll, form and come onto the map.
rule-frederick-17-2-1 = Both sides roll and add the rating of the wing, or of a commander or special leader with it. Standing Prussian cavalry alone adds four. On a tie the standing side wins.
rule-frederick-17-2-2 = If the moving wing wins, its leader may be shifted by the difference, three hexes at most.
rule-frederick-17-2-3 = A standing wing that wins and is active deploys or stands in column as it likes; one that loses keeps its formation; in a sleeping army it is deployed.
rule-frederick-17-2-4 = A moving wing in column that wins may deploy; otherwise it keeps its formation.
rule-frederick-17-3 = All units of the wing are placed, and move no more in this turn.
rule-frederick-17-3-1 = Deployed: one unit with the leader, two in the hexes of the marks, the others with or next to them, within three hexes of the leader, not beyond the enemy or round him.
rule-frederick-17-3-2 = In column: from the leader back along the way he came, six hexes at most, then beside that line; not next to the enemy or beyond him.
rule-frederick-17-4 = An active hidden wing may deploy of its own accord, after half its march in column at most.
rule-frederick-17-5 = Of several wings in reach the nearest is revealed and placed. Those that are still in sight then follow, with the same dice.
rule-frederick-17-6 = Each battle says how many dummies there are and where they lie. Only main scenarios have them.
rule-frederick-17-6-1 = Rossbach: Prussia has two dummies of infantry and two of cavalry, with its other leaders; the enemy has none.
rule-frederick-17-6-2 = Leuthen: Prussia has three dummies of infantry and three of cavalry. Austria has a false leader like Nostitz, within five hexes of 2114.
rule-frederick-17-6-3 = Zorndorf: Prussia has three dummies of infantry and three of cavalry, on the start lines; Russia one and two, within two hexes of its set-up hexes. In the free set-up they lie where wings may, one of them perhaps near 3215.
rule-frederick-17-6-4 = Torgau: Prussia has two dummies of infantry and two of cavalry, Austria one and two, and up to two false leaders more.
rule-frederick-17-6-4-1 = Austrian detachments may have no leader: they lie under other leaders’ counters.
rule-frederick-17-6-4-2 = Their units are divided into up to three detachments beside the map.
rule-frederick-17-6-4-3 = A false leader more comes with the second detachment, and one with the third. Any of them, or Ried, may lie over a detachment; the others are dummies.
rule-frederick-17-6-4-4 = Three hexes lie between two stacks on the heath, with their marks.
rule-frederick-17-6-4-5 = A false leader may also lie with the main army, like a wing.

# 18: accidents of command
rule-frederick-18 = A 6 for a group’s command tempts fortune: two dice, modified by the commander’s rating, may confuse a wing, bog down the guns, jam two columns or send a wing rushing at the enemy. The enemy picks the wings.
rule-frederick-18-a = At the start of its command phase a side may keep one wing, whose leader is with the army commander, on a short leash: accidents pass it by.

# 19: victory
rule-frederick-19-1 = A counter destroyed or routed off the map counts one point, a captured counter of infantry or cavalry two, and so does each captured step of guns. Fallen army commanders count besides, Frederick most of all.
rule-frederick-19-2 = A scenario may give points for places. The difference of the points and the state of both armies decide who has won, and how well.

# The edition of 2002
rule-frederick2002-3-3 = In the older edition a hex must keep its limits only at the end of a movement phase; units may pass through full hexes on their way.
rule-frederick2002-4-4 = In the older edition fast units may leave a locked stack only if all enemies next to them are slower.
rule-frederick2002-7-3 = In the older edition a wing need not be under command to form column; it does so before it moves.
rule-frederick2002-7-3-1 = In the older edition a column pays one point for every hex it may enter, marsh included.
rule-frederick2002-7-3-3 = In the older edition only an enemy who moves up makes a column try to deploy, and Prussian cavalry adds 4 whether it stands or moves.
rule-frederick2002-8-4-2 = In the older edition infantry retreating onto cavalry, or cavalry onto infantry, disorders those who stand there, as overfilling does. Then they test their morale.
rule-frederick2002-10-1 = In the older edition every rout of an enemy unit earns combat success, even of one already routed.
rule-frederick2002-10-2 = In the older edition defenders of a demoralized army suffer 1 against any attacker, cavalry too.
rule-frederick2002-10-3 = In the older edition, too, defenders of a broken army suffer 2 in close combat, and its routed units are lost when attacked.
rule-frederick2002-16-1 = In the older edition guns fire at enemies beside their own troops only from the next hex, and only if they stand with or next to every one of these troops.
rule-frederick2002-16-2 = In the older edition momentum against the guns does not weaken their fire.
rule-frederick2002-19-1 = In the older edition a hex with guns alone may be attacked as well; it is simply entered, and the guns are run over.
rule-frederick2002-19-5-1 = In the older edition the average weight of the horses is taken of formed cavalry alone; disordered cavalry is left out.
rule-frederick2002-19-9-1 = In the older edition the counter taken from a battery of three steps stands for one step only, and two get away.

# 22: all scenarios
rule-frederick2002-22-0 = Both sides try to destroy or rout the enemy’s army at small cost, and in some battles to take or hold places. Points decide.
rule-frederick2002-22-1 = Destroyed counters count one point, captured ones two, captured guns two for each step. Frederick wounded or killed counts 10 or 30 for his enemies, Daun 4 or 10, any other commander 2.
rule-frederick2002-22-2 = Short scenarios start from printed hexes with both armies active, long ones let the players choose their ground and their moment. Nobody starts in column unless the scenario says so, and leaders start with their troops.

# 23: Rossbach
rule-frederick2002-23-0 = On 5 November 1757 Frederick fell upon the marching columns of the French and the Empire and routed them within two hours.
rule-frederick2002-23-1 = The allies gain 10 points if three of their infantry units are in or next to Klein- and Grosskayna or Reichardtswerben at the end; in the short scenario only Reichardtswerben counts.
rule-frederick2002-23-2 = For a victory the Prussians must demoralize or break the allied army, keep their own firm and lead by 6, 16 or 22 points. Otherwise the allies win, and the more clearly the firmer they stand.
rule-frederick2002-23-3 = Ten turns from 8:30. The allies set up first, in their camp south of Mücheln, then the Prussians in the east; both armies sleep.
rule-frederick2002-23-3-1 = Nobody commands the whole allied army: Soubise and Hildburghausen lead nothing but their wings.
rule-frederick2002-23-3-2 = Allied cavalry within three hexes of Baden-Baden may take its orders from him instead of its own leader.
rule-frederick2002-23-4 = Each turn the allies roll; with a 1 they may leave their camp free of cost, and their morale rises by up to 8, to 18 at most. Within four turns three line infantry units must be at Reichardtswerben, at Kayna or at the enemy, and everybody east of the entrenchments, or the gain is lost; if the Prussians attack them first, it is theirs to keep.
rule-frederick2002-23-4-1 = Only an army that declares its advance gains by it. Who lets the chance pass may have it again in a later turn.
rule-frederick2002-23-4-2 = With a morale of 7 or less the allies may always advance and need no die.
rule-frederick2002-23-4-3 = If Prussian line infantry attacks before the advance is declared, nothing can be gained by it any more.
rule-frederick2002-23-4-4 = Until the first fight both sides roll for their patience at the end of their movement, the allies unless they advance. A 6 costs the Prussians 2 morale; a 5 or 6 costs the allies 2, later a 6 costs 3, but never below 6.
rule-frederick2002-23-5 = Four turns from 14:30, from the printed hexes, with a Prussian morale of 10. It is for those who want to see what happened; the allies have little hope.
rule-frederick2002-23-5-1 = In the first turn the wings of Soubise and Hildburghausen march three hexes towards Reichardtswerben, stacks and all, whatever they see.
rule-frederick2002-23-5-2 = In the first turn the Prussians add 3 to all their bombardments and attacks, and the allies subtract 3 from theirs.
rule-frederick2002-23-5-3 = Divided command, Baden-Baden’s cavalry and the pressure of time hold here as in the long scenario.
rule-frederick2002-23-6 = A variant: Hildburghausen commands the army with initiative 3, and the infantry’s rating is 3 as long as he is there. Activation costs 1 morale, and he may still claim what an advance brings.

# 24: Leuthen
rule-frederick2002-24-0 = On 5 December 1757 Frederick marched across the front of an army twice as strong and struck its flank.
rule-frederick2002-24-1 = For a victory the Prussians must demoralize the Austrian army, for a decisive one break it, keep their own firm and lead by 6, 14 or 24 points. Otherwise Austria wins, more clearly if the Prussians are demoralized.
rule-frederick2002-24-2 = Eleven turns from 7:00. Austria sets up each wing near its printed hex, with few guns on the left and none with Nostitz; the Prussians are active and still off the map.
rule-frederick2002-24-2-2 = Prussian wings, each with up to three batteries, may come in at the western edge, on the road from Neumarkt, in any turn. They come effective and in column, and pay one hex to enter.
rule-frederick2002-24-2-3 = In the morning fog, at 7 and 8 o’clock, nobody sees farther than three hexes.
rule-frederick2002-24-2-4 = Until they are demoralized the Austrians retreat to the nearest hex of Leuthen and from there to the east; after that straight to the east.
rule-frederick2002-24-2-5 = Nádasdy, though he leads infantry too, helps cavalry to charge on with his modifier.
rule-frederick2002-24-3 = Five turns from 13:00, from the printed hexes, with an Austrian morale of 21. Two Austrian cavalry units have lost steps in the morning at Borne.
rule-frederick2002-24-4 = A variant: Daun commands instead of Charles. The Austrian infantry’s rating is 3, the morale 26, and Austria may try to activate from the first turn.
rule-frederick2002-25-0 = On 25 August 1758 Frederick fought the Russians at Zorndorf in burning heat, the bloodiest day of the war so far.
rule-frederick2002-25-1 = When the Russian light train is put to flight for the first time, Prussia gains 2 victory points.
rule-frederick2002-25-2 = A decisive Prussian victory needs a broken Russian army and a lead of 30, a substantial one a demoralized army and 16, both with Prussia firm; a marginal one a Russian morale of 6 or less and any lead. Otherwise Russia wins, more clearly if Prussia alone is demoralized.
rule-frederick2002-25-3 = Seventeen turns from 3:00. Prussia has a morale of 47 and ratings of 4, Dohna 2; Russia 56 and 3, Browne 2. The first attempt to act costs Prussia 1 and Russia 3, later ones nothing and 1.
rule-frederick2002-25-3-1 = Prussia sets up first: Manteuffel within 1 of 3215, Seydlitz within 3, all others and the guns on the start lines. The Russian wings stand near 2212, 2108, 2210, 2217 and 1809, their units within 3 of their leaders, guns and train with infantry.
rule-frederick2002-25-3-2 = Set up freely: one Prussian wing may stand within 3 of 3215, the others north of the Mietzel; the Russians anywhere south of row 2500 and east of the river. Units stand within 3 of their leaders, guns with infantry.
rule-frederick2002-25-3-3 = Each army flees to the edge of the map that lies away from the main line of the enemy.
rule-frederick2002-25-3-4 = Heat: a turn in which an active army moves or fights costs it 2 points of morale. A whole turn of rest gives 2 of them back.
rule-frederick2002-25-3-5 = The light train: every hex beside it costs a point more, nobody goes through it or stands with it. Any leader commands it. A loss always drives it away; it is never rallied and lost only off the map.
rule-frederick2002-25-3-6 = Only columns cross the Mietzel. Anybody else who comes beside it must stop there, unless over the bridge.
rule-frederick2002-25-3-7 = Many Prussian units have their last strength in parentheses: they no longer enter enemy zones of control.
rule-frederick2002-25-3-8 = Cossacks count twice their steps in stacks and in the front.
rule-frederick2002-25-4 = Eleven turns from 9:00, from the printed hexes, both armies active, with morale 34 and 46. Prussia’s edges are west and south, Russia’s north and east.
rule-frederick2002-26-0 = On 3 November 1760 Frederick attacked Daun on the heights of Torgau, in icy rain and under two hundred guns.
rule-frederick2002-26-1 = Austria loses 10 points if at the end the commander and five wing leaders have no way to Torgau that is free of enemy zones of control.
rule-frederick2002-26-2 = A clear victory needs the enemy broken or demoralized, the own army firm and a lead: 20 or 10 for Prussia, none or 12 for Austria. A marginal one goes to the army with the higher morale if the other’s is 6 or less.
rule-frederick2002-26-3 = Thirteen turns from 6:00. Austria stands on the heights, with up to three detachments north of row 34. All Prussians come in near Langenreichenbach, for a point each, in column if they are effective.
rule-frederick2002-26-3-1 = An attempt to act costs Austria 4 points of morale, 3 once Lascy is there, and always 2 by a coup d’œil.
rule-frederick2002-26-3-2 = Austrians retreat away from the enemies who drive them.
rule-frederick2002-26-3-3 = From 6:00 on a die decides each turn whether Lascy’s wing and artillery 6 appear in Torgau, at 10:00 they come in any case. They are effective and move in that turn; later they wait for the army.
rule-frederick2002-26-3-4 = All detached units may draw command from Ried, Drg 31 too.
rule-frederick2002-26-3-5 = Austrian infantry counts up to 9 strength points out of one hex.
rule-frederick2002-26-3-6 = The cavalry of the Prussian free corps counts twice its steps in stacks and in the front.
rule-frederick2002-26-4 = Five turns from 14:00, from the printed hexes, both armies active, with morale 27 and 20. Drg 31 is not there; small batteries stand with any infantry, two in a hex at most.
rule-frederick2002-26-4-1 = Prussian artillery 3, 4 and 5 come in at 1110 from 15:00 on, for one point.
