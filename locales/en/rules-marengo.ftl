# The rules of the system `marengo`, paragraph by paragraph, in our own words.

# 4: the pieces
rule-marengo-4-1 = Every piece belongs to one arm and has a strength of one, two or three. The enemy sees where it stands, but not what it is.
rule-marengo-4-2 = When a side’s turn begins, its pieces that share a place are mixed, so that what the enemy has seen of them is worth little. Active and sleeping pieces are mixed apart; artillery lying face up is left alone.
rule-marengo-4-3 = With each strength point lost a piece becomes one point weaker and keeps its arm; with the last point it leaves the board.

# 5: the board
rule-marengo-5-1 = A narrow approach gives one piece room to fight in front, a wide one two. Each infantry, cavalry or artillery sign on it costs attackers of that arm who come in over it one point.
rule-marengo-5-2 = An impassable approach lets nobody through: no move, no attack, no retreat, from neither side.
rule-marengo-5-3 = At a cavalry obstacle cavalry leads neither attack nor defence and does not pursue, and it makes no manoeuvre attack without infantry.
rule-marengo-5-4 = The number of a locale is the most pieces that one side may have in it, in reserve and on approaches together. The other side is counted for itself.
rule-marengo-5-5 = In its locale a piece is either in reserve, in the middle, or in a blocking position on exactly one approach.
rule-marengo-5-6 = Two approaches that face each other join two neighbouring locales. The signs of the side that is attacked count, and they may differ from those opposite.
rule-marengo-5-7 = Roads lead on only over the approaches that they cross. Both kinds let a piece go farther; main roads also save commands.

# 6: set-up
rule-marengo-6-4 = The French pieces of the start are dealt out blindly: every marked locale receives as many as it has marks.
rule-marengo-6-5 = Reinforcements are mixed before they come in, so the enemy cannot tell which of them he sees.
rule-marengo-6-6 = A French piece of the set-up cannot move until an enemy is next to it at the start of the French turn or it is declared active: one piece on the first turn, later two a turn, once Austrians have set foot in a French starting locale or from 11:00. Until then it may only block a manoeuvre attack and retreat.

# 7: the course of play
rule-marengo-7-1 = A turn has four parts, in this order: the bombardment announced a turn ago is fired, assaults are made, pieces move, a new bombardment is announced.
rule-marengo-7-2 = The battle lasts sixteen rounds of one hour. In each, Austria has its turn first and then France.

# 8: movement
rule-marengo-8-1 = Off the road a move stays within its locale or ends in the next one. Pieces that start together in one place and end together in one place move as one group; a piece on a road is always a group of its own.
rule-marengo-8-2 = A side has three commands a turn. Each group that moves and each assault takes one of them.
rule-marengo-8-3 = No command is needed to block a manoeuvre attack, to bombard, to retreat, to move along main roads, or to step back into reserve when nobody is left opposite.
rule-marengo-8-4 = No piece enters a locale that already holds its fill of that side’s pieces, not even to pass through by road.
rule-marengo-8-5 = Pieces go to block an approach only while the enemy is in the locale opposite. When he has left it they must go too: free of cost into their own reserve, or for a command across the approach; whoever is not moved falls back when his side’s movement ends.
rule-marengo-8-6 = No move crosses an impassable approach or one that the enemy blocks on his side. What is blocked can only be assaulted.
rule-marengo-8-7 = Out of reserve a piece moves into the reserve of a neighbouring locale, or to an approach of its own locale to block it.
rule-marengo-8-8 = Out of a blocking position a piece moves back into the reserve of its locale, or straight across into the reserve of the locale opposite.
rule-marengo-8-9 = By road a piece goes up to three locales, one a step. It starts from reserve, stays on an unbroken road, meets no enemy on the way, and ends in reserve.
rule-marengo-8-10 = Over each approach a road lets one piece pass with its first step, then one with its second, then one with its third, all in the same direction in a turn. Whoever finds a step taken waits, and the step is lost to him.
rule-marengo-8-11 = A piece that keeps to main roads for its whole move needs no command, and any number may do so.
rule-marengo-8-12 = Cavalry that ends its move in reserve may close up to block an approach that faces the enemy, and is shown; not, however, if it only came back from another approach of the same locale. After a road move the road must lead to that approach; cavalry that leaves its group needs a command of its own, unless all of it is done on main roads.
rule-marengo-8-13 = Reinforcements come in by road: the first piece at an entry with step one, the second with step two, the third with step three, each with what is then left of its three steps. The locale must have room and be free of enemies.
rule-marengo-8-14 = Besides the road, one Austrian piece a turn may cross the pontoon bridge into the reserve of the entry locale, for a command and under the same conditions.
rule-marengo-8-15 = The owner chooses which reinforcements come in first, and may keep any of them for a later turn.
rule-marengo-8-16 = Each piece moves once a turn at most, and groups move in whatever order their side likes. Where several roads cross one approach, each has its own three steps.

# 9: manoeuvre attacks
rule-marengo-9-1 = To move into a locale that the enemy holds, over an approach that he does not block, is a manoeuvre attack. It is part of movement and paid for like any move.
rule-marengo-9-2 = A group that makes a manoeuvre attack over a cavalry obstacle must include infantry, and one such piece is shown.
rule-marengo-9-3 = By road only cavalry may make a manoeuvre attack, and it is shown. If it has kept to main roads this needs no command.
rule-marengo-9-4 = Attackers that started from reserve can be stopped: the defender moves pieces from the reserve of that locale to block the approach. The attackers then stay where they were, block opposite, or do some of each for one more command, and have finished moving.
rule-marengo-9-5 = If a manoeuvre attack is not stopped, every defender retreats from the locale and the attackers enter its reserve.
rule-marengo-9-6 = Cavalry that has driven the enemy out by road may use the steps it has left, even for another attack.

# 10: bombardment
rule-marengo-10-1 = Artillery that blocks an approach may bombard the locale opposite. It announces this at the end of a turn and fires at the start of its next; it never does both in one turn.
rule-marengo-10-2 = Artillery may move and then announce in the same turn. In a turn in which it fires it does not move, and having fired or announced it joins no assault.
rule-marengo-10-3 = The target is whoever blocks the approach opposite; if nobody does, the reserve of that locale; if that is empty too, the pieces on another of its approaches, as the firing side likes.
rule-marengo-10-4 = A bombardment is as strong as the artillery. The artillery penalty of the approach opposite is taken off only when the target stands on that approach.
rule-marengo-10-5 = The defender picks one piece of the target to bear the whole loss, one point for each point of the bombardment; what exceeds its strength has no effect.
rule-marengo-10-6 = An announced bombardment is cancelled if no target is left or its owner wants it so; the artillery is hidden and free to move. If artillery has fired and nobody is left opposite, it falls back into its own reserve and does not go forward.
rule-marengo-10-7 = Artillery lies face up from the announcement to the end of the turn in which it fires. The piece it hits is shown only to bear the loss.

# 11: assaults
rule-marengo-11-1 = An assault is made by pieces blocking one approach against those that block it from the other side; some of them may be left out. Each approach sees at most one assault a turn, and each assault takes one command.
rule-marengo-11-2 = A piece that assaults does not move in the same turn. A locale taken by assault is closed for that turn to all friends who were not in the assault.
rule-marengo-11-3 = After a failed assault no friend crosses that approach for the rest of the turn, even if no defender is left. Other ways into the locale remain open, to manoeuvre attacks too unless an option says otherwise.
rule-marengo-11-4 = The attacker names one leading piece, or on a wide approach one or two: all infantry or all cavalry, each at least two strong and stronger than the penalty it faces. Cavalry cannot lead against an obstacle.
rule-marengo-11-5 = Artillery on the assaulted approach may fire before the clash if it neither announced nor fired in its owner’s last turn. Every point of it costs the leading attackers a point; the ground plays no part.
rule-marengo-11-6 = The defender may name leading pieces too, one or on a wide approach up to two, infantry or cavalry but not both, or none. Artillery never leads, nor does cavalry behind an obstacle.
rule-marengo-11-7 = Each side adds up what its leading pieces have left, and the attacker takes off the ground’s penalty once. If attack less defence is above zero the attacker wins, otherwise the defender.
rule-marengo-11-8 = The winner loses one point, the loser one and the difference besides. Leading pieces bear losses first, and the enemy shares them out; then the owner shares out the rest among his others in the assault, and what nobody is left to bear is forgotten.
rule-marengo-11-9 = If no cavalry led for the loser and neither approach is an obstacle, the winner may pursue with cavalry that did not lead: one piece, or on a wide approach up to two. The loser loses their strength less the cavalry penalty on his side, the pursuers lose one.
rule-marengo-11-10 = When the defender wins, the attackers fall back into their own reserve. When the attacker wins, all defenders retreat from the locale, and the attackers that are left enter its reserve.
rule-marengo-11-11 = Cavalry that has taken a locale by assault may close up at once to any approach of it that faces the enemy. Each part that splits off takes a command.
rule-marengo-11-12 = In an assault leading pieces, firing artillery, pursuers and those that bear losses are shown. When it is over all are hidden again.

# 12: retreats
rule-marengo-12-1 = Driven out by a manoeuvre attack or a lost assault, a side leaves the locale with every piece, free of command. Beaten attackers who fall back within their own locale do not retreat in this sense.
rule-marengo-12-2 = Artillery that would have to retreat is destroyed.
rule-marengo-12-3 = If infantry leaves the reserve, one of the infantry there loses a point, as its owner chooses. Cavalry leaves the reserve without loss.
rule-marengo-12-4 = For every approach that infantry or cavalry gives up, one of its blockers loses a point, as the owner chooses. Those who have just lost the assault on theirs pay nothing more.
rule-marengo-12-5 = A retreat leads into the reserve of neighbouring locales that have room and hold no enemy, never over an impassable approach nor to where the attack came from. Pieces may go different ways; whoever finds no place is destroyed.
rule-marengo-12-6 = Retreating pieces are shown when they set out and hidden when they have arrived.

# 13: demoralization
rule-marengo-13-1 = Each strength point lost, by whatever cause, lowers the army’s morale by one.
rule-marengo-13-2 = At morale zero an army is demoralized for good. If only one army breaks in a round, the other gains five points of morale as the next round begins.
rule-marengo-13-3 = A demoralized army begins no assault, and each piece that leads its defence counts one point less. Bombardment, defensive fire and pursuit keep their strength.
rule-marengo-13-4 = An army that breaks during its own assault carries it through. If defensive fire broke it, each leading attacker that is left counts one point less.

# 14: victory
rule-marengo-14-1 = If exactly one army is demoralized after the last round, the other side has won.
rule-marengo-14-2 = If none or both are demoralized, Austria wins by holding starred locales of at least two colours; otherwise France wins.
