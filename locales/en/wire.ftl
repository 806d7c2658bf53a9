# What server and table say. The `wire-` messages are the server's, the `table-` messages the kernel's.

side-austria = Austria
side-france = France
side-prussia = Prussia
side-empire = Empire
side-russia = Russia
side-coalition = Coalition
side-union = Union
side-confederacy = Confederacy

# The table
table-out-of-turn = It is for { $side } to decide.
table-over = The battle is over.
table-stale = That order was meant for an earlier moment: number { $expected } is next.
table-past-recall = That can no longer be taken back: dice have fallen, something was shown, or the other side has decided since.
table-unreadable-order = That is no order of this battle.
table-plan-by = { $what } ({ $how })
table-taken-back = { $side } takes orders back.
table-nothing-proposed = Nothing of the kind is proposed any more.
table-proposed-already = One proposal a turn is enough: wait for the next.
table-says-resign = { $side } gives up the battle.
table-says-draw = { $side } offers a draw.
table-says-end = { $side } proposes to end the battle: { $winner } has won.
table-says-accept = { $side } agrees.
table-says-decline = { $side } fights on.
table-says-withdraw = { $side } takes the proposal back.
table-says-hint = { $side } has asked what the marshal would do.
table-ended-resigned = { $side } wins: { $loser } has given up the battle.
table-ended-agreed = { $side } wins: { $loser } concedes, and both sides have ended the battle.
table-ended-draw = A draw: both sides have ended the battle.

# Seats
wire-no-seat = You have no seat at this table. Open the link that you were given.
wire-invitation-taken = This invitation has been used: somebody has taken the seat.
wire-which-side = Say which side you play.
wire-awaits-seat = { $side } has not taken its seat yet.
wire-waiting = The battle begins when both seats are taken.
wire-onlooker = Onlookers give no orders.
wire-crowded = Too many are looking at this battle already. Try again later.
wire-sit-first = Say first where you want to sit: the message “sit”.
wire-seated-already = You have your seat already.
wire-key-in-address = A key never stands in an address, since addresses are written into logs. Send it in the first message of the line (“sit”), or in the header “Authorization: Bearer”.
wire-turned-out = Another browser keeps this seat for itself: it has got a new key, and yours is worth nothing any more.
wire-seat-taken = Somebody sits there already. Only he can have another key.
wire-too-many-sockets = Too many lines are open from here. Close some of them.
wire-bad-nonce = A share of chance has 16 to 32 bytes, written in hexadecimal.

# Orders
wire-stale = The battle has moved on: order number { $expected } is next.
wire-plan-length = A plan has at least one order, and not too many.
wire-not-stored = The order could not be stored, so it was not carried out.
wire-disk-full = The server’s disk is full, so nothing was carried out. Everybody can go on looking; orders are taken again as soon as there is room.
wire-malformed = The message cannot be understood: { $problem }
wire-too-large = The message is too large.
wire-too-slow = The line is too slow.
wire-flood = Too much at once. Wait a moment.
wire-too-many-errands = Too many such requests from here are still waiting. Wait a moment.
wire-analyses-full = Too many battles wait to be looked into. Ask again later.
wire-not-text = The message is no text.
wire-protocol = What was sent is no message of a WebSocket.
wire-silence = Nothing has been heard for too long.
wire-closing = The server is stopping. The battle is stored.
wire-fault = The server made a mistake. Nothing has changed.
wire-archive = The stored battles cannot be read.

# Battles, packs, records
wire-unknown-battle = There is no such battle.
wire-damaged-battle = The battle { $battle } is damaged and cannot be shown.
wire-unknown-pack = There is no pack “{ $pack }”.
wire-unknown-language = There are no messages in “{ $language }”.
wire-unknown-situation = There is no such situation.
wire-nothing-here = There is nothing here.
wire-foreign-origin = The request comes from the page of another site.
wire-pack-changed = The pack “{ $pack }” is not the edition that this battle was played with.
wire-replay-differs = Replayed, the battle differs from what is stored, from entry { $number } on: the rules have changed since.
wire-record-form = The record has form { $form }, which this program cannot read.
wire-record-unfinished = Only records of finished battles can be read in: this one holds no seed.
wire-record-seed = The record’s seed is not the one that was promised before the first order.
wire-record-differs = Replayed, the battle differs from the record at entry { $number }.
wire-record-events = What the record tells is not what happened when its orders were replayed.
wire-rules-changed = The rules have changed since this battle was played. It can be read; if both sides agree it goes on from where the rules still agree with it.
wire-nothing-changed = There is nothing to agree upon: the battle goes on.
wire-no-such-answer = That is no answer that can be left.
wire-not-over = The battle is not over yet.

# Generals
wire-no-such-general = There is no such general: a side of the battle, and ensign, colonel or marshal.
wire-general-commands = A general commands this side. Take the command back first.
wire-nobody-thinks = Nobody is thinking.
wire-no-generals = There are no generals for these rules.
wire-nothing-to-decide = There was nothing to decide at that point.
wire-no-hints = At this table no hints are given.
wire-hint-coming = The marshal is thinking about it already.
wire-hint-late = The battle has moved on while the marshal was thinking. Ask again.
wire-no-hint = The marshal has no advice here.
