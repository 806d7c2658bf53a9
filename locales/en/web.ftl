# What the browser itself says. Everything about rules, places and forces comes from their own files.

web-title = Grognard: battles at the table
web-motto = Battles of the age of the musket, by the book
web-language = Language
web-theme-light = Change to the dark theme
web-theme-dark = Change to the light theme
web-close = Close
web-cancel = Cancel
web-loading = The map is being unrolled …
web-tools = Tools
web-more = Command, links and record

# Faces, rulebooks
web-face-infantry = infantry { $strength }
web-face-cavalry = cavalry { $strength }
web-face-artillery = artillery { $strength }
web-book-marengo = Bonaparte at Marengo
web-book-frederick = Frederick the Great, series rules of 2006
web-book-frederick2002 = Prussia’s Glory, edition of 2002
web-book-napoleon = Library of Napoleonic Battles, version 7
web-book-elements = The rules of the measured table

# Lobby
web-lobby-new = A new battle
web-lobby-continue = Continue
web-lobby-others = { $count ->
    [one] One battle of others
   *[other] { $count } battles of others
}
web-lobby-finished = Finished battles
web-lobby-first = Your first battle
web-lobby-first-text = A small field, few troops and a lesson that says what to do. You learn the rest by playing.
web-system-frederick = Seven Years’ War
web-system-marengo = Marengo
web-system-napoleon = Campaign of 1815
web-system-elements = American Civil War
web-lobby-search = Search battles
web-lobby-filter = Show only
web-lobby-none = No battle is like this.
web-lobby-minutes = { $from } to { $to } minutes
web-lobby-difficulty-1 = for a first battle
web-lobby-difficulty-2 = some experience
web-lobby-difficulty-3 = for old hands
web-battles-all = Show all { $count }
web-battles-fewer = Show the latest
web-battle-name = Give it a name
web-battle-away = Take it off this list
web-result-won = won
web-result-lost = lost
web-result-drawn = drawn
web-statistics = My battles in figures
web-statistics-battle = Battle
web-statistics-side = Side
web-statistics-opponent = Opponent
web-statistics-person = another player
web-battles-none = None yet.
web-battle-waiting = waiting for the other side
web-battle-mine = your move
web-seat-mine = you
web-seat-taken = a player
web-seat-free = free
web-computer-title = Play against the computer
web-computer-opponent = Choose your opponent, and the battle begins:
web-start-other = Other ways to play
web-start = Start the battle
web-seating = Who plays
web-seating-alone = Both sides alone
web-seating-alone-help = The view follows the side that has to decide; nothing is covered.
web-seating-hotseat = Two at one screen
web-seating-hotseat-help = The screen is covered whenever the other side is asked.
web-seating-open = Two at one screen, open
web-seating-open-help = All faces are shown; good for learning.
web-seating-two = Two browsers
web-seating-two-help = You get a link to send to the other player.
web-seating-watch = Watch two generals
web-seating-watch-help = The computer plays both sides, and you look on from either.
web-my-side = I play
web-options = Options
web-options-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
}
web-record-import = Import a record …
web-record-export = Export the record
web-to-lobby = To the lobby

# Errors
web-error-unreachable = The server does not answer.
web-error-status = The server refused the request ({ $status }).
web-error-file = This file is not a record of a battle.
web-error-board = The board of this battle cannot be drawn.
web-error-no-battle = There is no such battle.
web-stale = The battle had already moved on.

# Connection
web-connection-connecting = Connecting …
web-connection-open = Connected
web-connection-waiting = Connection lost, trying again …
web-connection-denied = The table does not let you in yet, trying again …

# The board
web-board-name = The map. Arrow keys move it, plus and minus zoom, Tab goes through what can be done.
web-cartouche-line = The field of battle and its environs
web-zoom = Zoom
web-zoom-in = Larger
web-zoom-out = Smaller
web-zoom-fit = The whole map
web-place-approach = { $locale }, approach towards { $towards }
web-place-crossing = road { $road } between { $from } and { $to }
web-place-lost = lost
web-piece-hidden = hidden piece
web-piece-one-of = hidden, one of: { $faces }
web-piece-description = { $side }, { $face }, { $place }
web-lot-face = { $count } × { $face }
web-state-lead = leading
web-state-chosen = chosen
web-state-up = face up
web-state-moved = has moved
web-state-asleep = not yet activated

# The decision
web-decision = The decision
web-turn-mine = your turn
web-turn-both = you play both sides
web-turn-theirs = you play { $side }
web-turn-watching = you are watching
web-over = The battle is over
web-offers = { $count ->
    [one] 1 order
   *[other] { $count } orders
}
web-offers-all = All { $count } orders
web-hint-ask = What would the { $general } do?
web-hint-title = The { $general } would:
web-hint-follow = Do as he says
web-hint-away = Thank you, no
web-hint-help = { $count ->
    [0] From what your side can see. It is noted in the record that he was asked.
    [one] From what your side can see. He has been asked once in this battle.
   *[other] From what your side can see. He has been asked { $count } times in this battle.
}
web-hints-used = Advice taken from the marshal:
web-hints-allowed = Hints allowed
web-hints-allowed-help = Both sides may ask what the marshal would do. Everybody is told when one does.
web-proposal-waits = The other side has to agree.
web-proposal-withdraw = Take it back
web-proposal-accept = { $kind ->
    [draw] Agree to a draw
    [mine] Accept the victory
   *[end] Concede
}
web-proposal-decline = Fight on
web-ending-title = End the battle ({ $side })
web-ending-draw = Offer a draw
web-ending-draw-sure = Offer a draw? The battle ends if the other side agrees.
web-ending-draw-yes = Offer it
web-ending-won = Claim the victory
web-ending-won-sure = Propose that { $side } has won? The battle ends if the other side agrees.
web-ending-won-yes = Propose it
web-ending-resign = Give up
web-ending-resign-sure = Give the battle up? The other side wins at once.
web-ending-resign-yes = Give up the battle
web-undo = Take back
web-undo-to = Take back to before this
web-under-way = Under way
web-deselect = Show all
web-nothing-to-do = It can do nothing now. Click a place to learn why it cannot go there.
web-menu = Choose an order
web-preview = What it would bring

# The rules have changed under a battle
web-halted-title = The battle stands still
web-halted-agreed = { $side } agrees to go on
web-halted-awaited = { $side } has not agreed yet
web-halted-continue = Continue from here
web-halted-waiting = You have agreed. As soon as the other side does, the battle goes on.

# Generals
web-side-general = { $side } · { $general }
web-general-thinking = The { $general } is thinking …
web-general-hurry = Hurry
web-general-commands = The { $general } commands { $side } for you.
web-general-take-back = Take command
web-command-title = Command of { $side }
web-command-help = A general can take over for a while; you can take the command back at any time.
web-view-from = Look at the battle from

# Rules
web-rule-name = Rule { $paragraph }
web-rule-title = { $book }, { $paragraph }
web-rule-unwritten = There is no sentence of ours for this paragraph.
web-rules-title = The rules, paragraph by paragraph
web-examples-of = { $count ->
    [one] One worked example
   *[other] { $count } worked examples
}
web-example-title = Worked example
web-example-tell = Tell it
web-example-play = Play it
web-example-author = Titles and orders are in the language of situations, which is English.
web-example-dice = The dice laid for it: { $dice }
web-example-before = At the beginning
web-example-fold = Fold the example, or unfold it
web-example-rolled = Here the dice are rolled, so it may come otherwise.
web-rules-search = Search the rules
web-rules-all = All { $count } paragraphs, in our own words.
web-rules-found = { $count ->
    [one] One paragraph found.
   *[other] { $count } paragraphs found.
}
web-rules-open = Read the chapter

# Journal
web-journal = Journal
web-journal-search = Search the journal
web-journal-jump = Show the map as it was then
web-journal-empty = Nothing to tell.
web-journal-omitted = { $count ->
    [one] The first line of this long battle is not shown.
   *[other] The first { $count } lines of this long battle are not shown.
}
web-filters = What the journal shows
web-filter = Filter
web-filter-on = Filter (on)
web-docket-empty = Point at a piece or a place to read about it here.
web-filter-side = Side
web-filter-both = both sides
web-kind-turn = turns
web-kind-move = moves
web-kind-fight = fights
web-kind-loss = losses
web-kind-hidden = hidden
web-kind-end = end
web-show-on-board = Show on the map
web-time-line = Time line
web-time-line-round = { $fights ->
    [0] Round { $round }, { $hour }
    [one] Round { $round }, { $hour }, one fight
   *[other] Round { $round }, { $hour }, { $fights } fights
}
web-time-line-untold = Round { $round }, { $hour }: not shown here
web-round = Round { $round }
web-round-of = round { $round } of { $rounds }
web-turn = Turn { $round }
web-turn-of = turn { $round } of { $rounds }

# Gauges
web-clock = { $hour }, round { $round } of { $rounds }
web-commands = { $left } of { $limit } commands left
web-commands-short = commands left
web-morale = { $side }: morale { $morale }, { $start } at the start
web-morale-broken = { $side }: demoralised, morale { $morale }, { $start } at the start
web-broken = demoralised
web-reinforcements = Reinforcements
web-reinforcements-none = All forces are on the map.
web-lost = { $count ->
    [one] { $side }: 1 piece lost
   *[other] { $side }: { $count } pieces lost
}
web-verify-commitment = Commitment to the seed, published before the first order
web-verify-seed = The seed
web-verify-nonce = The share of seat { $number }

# Sheets on small screens
web-sheets = Panels
web-sheet-orders = Orders
web-sheet-journal = Journal
web-sheet-forces = Forces

# Waiting for the other player
web-wait-title = Waiting for { $side }
web-wait-help = Send this link to the other player. The battle begins as soon as the seat is taken.
web-wait-no-link = The battle begins as soon as the seat is taken.

# Links
web-sitting = Who sits where
web-browser = Browser { $number }
web-browser-you = This browser
web-browser-here = { $browser }, here, since { $since }
web-browser-away = { $browser }, away, since { $since }
web-seat-shared = { $count ->
    [one] Another browser holds your seat
   *[other] { $count } other browsers hold your seat
}
web-seat-unstored = The disk is full: { $side }’s seat is taken, not stored yet
web-seat-keep = New key for this seat, turn all others out
web-invite-again = New invitation, the old one void
web-invite-withdraw = Withdraw the invitation
web-onlookers-renew = New onlookers’ link, turn onlookers out
web-link-onlooker = Copy the onlookers’ link
web-link-invite = Copy the invitation for { $side }
web-link-replace = Copy an invitation to play { $side } in the { $general }’s place
web-link-copied = Copied

# Cover
web-cover-title = Pass to { $side }
web-cover-question = The question: { $question }
web-cover-ready = { $side } is at the screen

# The position as text
web-position-title = The position as text
web-position-turn = { $side } has the turn, { $left } of { $limit } commands left
web-position-hidden = hidden piece of set { $set }
web-position-hidden-title = What hidden pieces can be
web-position-set = Set { $set }, { $side }: { $faces }
web-position-force = { $side }, { $force }, from { $hour }: { $count ->
    [one] one piece
   *[other] { $count } pieces
}
web-position-locale = { $locale } { $name }, capacity { $capacity }
web-position-reserve = in reserve
web-position-line = { $side }, { $where }: { $pieces }

# Help
web-help-title = Help
web-help-intro = What glows gold can be clicked. Click a piece to see where it can go and at what cost, then click the destination. A click on anything else says which rule forbids it. Every order also stands in the list.
web-help-signs = Signs on the map
web-help-keys = Keys
web-help-rules = Rules
web-help-sources = Sources
web-help-numbers = give the order with that number
web-help-enter = give the only order, or the one that has the focus
web-help-ending = end the phase, where that is offered
web-help-undo = take back the last order
web-help-escape = drop the selection
web-help-zoom = zoom in, zoom out, whole map (with the map in focus)
web-help-pan = move the map (with the map in focus)
web-help-replay = what the enemy did: look back, and return
web-help-replay-step = looking back: one step back, one forward (arrows too)
web-help-replay-enemy = looking back: to the enemy’s last turn
web-help-replay-play = looking back: play and pause
web-help-hint = ask what the marshal would do
web-help-hurry = the general who is thinking shall decide now
web-help-text = the position as text
web-help-help = this help
web-sign-infantry = infantry that attacks in here loses one strength point
web-sign-cavalry = cavalry that attacks in here loses one strength point
web-sign-artillery = artillery that fires in here loses one strength point
web-sign-obstacle = obstacle to cavalry
web-sign-impassable = impassable
web-sign-narrow = narrow approach, one block wide
web-sign-wide = wide approach, two blocks wide
web-sign-capacity = pieces of one side that have room
web-sign-star-red = red objective, five points
web-sign-star-green = green objective, six points
web-sign-star-blue = blue objective, eight points

# Where it comes from
web-sources = Sources
web-source-rulebook = rulebook
web-source-history = history
web-source-reconstruction = reconstruction

# A first visit
web-lesson = A first lesson
web-lesson-step = { $step } of { $steps }
web-lesson-areas-board = This is the field of battle. Wheel or pinch to zoom, drag to move the map. A figure in a circle says how many pieces of one side have room.
web-lesson-hexes-board = This is the field of battle. Wheel or pinch to zoom, drag to move the map. A hex is about 460 metres across; strokes are slopes, falling to their thin end.
web-lesson-hexes-counter = A counter shows strength – morale – movement, its steps as small squares and its wing as a coloured band. Rest the pointer on a stack, or tap it, to lay it out and see every value.
web-lesson-hexes-phases = A turn goes through phases; above the list stands what is asked now. Often leaders come first: they may spur on a wing that hangs back. Answer, or end the phase, until you are asked who moves.
web-lesson-hexes-march = What glows gold can act now. Click one of your units: where it can march lights up, with its cost, and red hatching shows what the enemy controls and what that does. Then click the destination.
web-lesson-hexes-fight = To fire or attack, click a glowing enemy: before you commit you see the odds, every modifier with its rule, and the chance of each result.
web-lesson-glow = What glows gold can be done now. Click one of your pieces: where it can go lights up, with its cost. Then click the destination.
web-lesson-list = The same orders stand in the list, with numbers for the keyboard. Point at one to see it on the map and what it would bring.
web-lesson-why = Click anything else and you are told which rule forbids it. Every mark such as § 8.1 opens the paragraph in our words.
web-lesson-hexes-undo = Slips can be taken back until a die has been thrown. The journal tells what happened, R shows what the enemy did; the question mark has the signs and keys.
web-lesson-areas-undo = Slips can be taken back until something hidden has been shown. The journal tells what happened; the question mark has the signs and keys.
web-lesson-fold = Fold the lesson, or open it
web-lesson-done = Done
web-lesson-skip = Leave the lesson
web-lesson-later = Skip this step
web-lesson-again = The lesson from its beginning
web-lesson-areas-order = Now give one of them: click it in the list, or press its number. Every order is small, and the next question follows at once.
web-lesson-zones = Who comes near the enemy is held fast. Press Z, or the hatched hexagon below: red hatching shows the ground that he controls, and the card says what it does. Press again to put it away.
web-lesson-reach = Command decides who may act at all. Press C, or the sign with the three squares: lines show which leader reaches whom. V shows supply in the same way.
web-lesson-ending = What ends a phase always stands last in the list; no number gives it, so that nobody ends a turn by a slip. Press Shift and Enter, or click it.
web-lesson-turn = Go through the rest of your turn as you like. Then the enemy acts, and what he does is drawn on the map in arrows. He may ask you something: answer him.
web-lesson-replay = What did he do? Press R, or the button above the orders, and his turn is played again, step by step. Escape leads back.
web-lesson-report = A fight is told on a card: who struck whom, every die, every modifier with its rule, the losses. It can be opened again from the journal: click the line of a fight.
web-lesson-stakes = Beside the journal stands what wins, how near each side is, and what it would be if it ended now. Click a place to see where it lies.
web-lesson-win = That is all you need. Now win this battle; you can leave the lesson and fight on at any time. The question mark has every sign, every key and every rule.
web-lesson-areas-fight = Bring your pieces next to the enemy, and attack where he is thin. Before you commit yourself you see what an order would bring.
web-lesson-table-select = Click one of your elements. Its ring shows how far it may go, the square before it where it holds the enemy fast.
web-lesson-table-ruler = The ruler is always at hand, for both sides: press M or its button, and drag from anything to anything.
web-lesson-table-fight = Bring your line within range, or into contact: shots and fights follow after the movement of both sides. A die each is added to both totals, and the margin decides.
web-lesson-ask-select = Click one of your own pieces
web-lesson-ask-order = Give an order
web-lesson-ask-move = Make a move
web-lesson-ask-why = Click something that does not glow
web-lesson-ask-undo = Take an order back
web-lesson-ask-layer = Lay something over the map
web-lesson-ask-preview = Point at an order in the list
web-lesson-ask-ending = End the phase
web-lesson-ask-turn = Come through the enemy’s turn
web-lesson-ask-replay = Look back at what he did
web-lesson-ask-fight = Fire, or attack
web-lesson-ask-report = Open the report of a fight
web-lesson-ask-win = Win the battle
web-lesson-next = Next
web-lesson-end = To the battle

# Looking back
web-replay = Looking back
web-replay-open = What did the enemy do?
web-replay-past = The past
web-replay-revealed = The past, every piece shown
web-replay-moment = { $when }, turn of { $side }
web-replay-loading = The moments are being fetched …
web-replay-return = Back to the present
web-replay-notice = The board shows the past. The battle goes on underneath.
web-replay-notice-over = The board shows the past.
web-replay-enemy = The enemy’s last turn
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-forward = One step forward
web-replay-play = Play
web-replay-pause = Pause
web-replay-slider = Moment of the battle
web-replay-pace = Speed
web-replay-pace-slow = slow
web-replay-pace-usual = usual
web-replay-pace-quick = quick

# After the end
web-end-winner = Victory: { $side }
web-end-draw = Neither side has won
web-end-account = How it went
web-end-again = Fight it again
web-end-other-side = Again, with sides changed
web-end-replay = Replay with every piece shown
web-end-morale = { $counted ->
    [losses] Losses still to be borne
    [points] Victory points
   *[other] Morale
}
web-end-casualties = { $board ->
    [table] Elements lost
   *[other] Casualties, in strength points
}
web-end-table = The same as a table
web-end-hour = { $board ->
    [table] Bound
    [hexes] Turn
   *[other] Hour
}
web-end-morale-of = { $counted ->
    [losses] To be borne, { $side }
    [points] Victory points, { $side }
   *[other] Morale, { $side }
}
web-end-casualties-of = { $board ->
    [table] Lost, { $side }
   *[other] Casualties, { $side }
}
web-end-arms = Losses by arm
web-end-arm = Arm
web-end-all = Together
web-end-arm-losses = { $board ->
    [table] { $lost } of { $start }
   *[other] { $destroyed ->
        [0] { $lost } of { $start } points
        [one] { $lost } of { $start } points, 1 piece destroyed
       *[other] { $lost } of { $start } points, { $destroyed } pieces destroyed
    }
}
web-arm-infantry = Infantry
web-arm-cavalry = Cavalry
web-arm-artillery = Artillery
web-end-checked = Dice and record
web-dice-title = The luck of both sides
web-dice-faces = Dice of { $side }; from one to six: { $faces }
web-dice-for = Rolled for
web-dice-for-turn = { $board ->
    [table] Points for moves
   *[other] Command
}
web-dice-for-move = Movement
web-dice-for-fight = Fighting
web-dice-for-loss = Morale and losses
web-dice-for-hidden = Secrets
web-dice-for-end = The end
web-dice-mean = { $count ->
    [0] none
    [one] 1 die, mean { $mean }; higher than { $higher } of 100
   *[other] { $count } dice, mean { $mean }; higher than { $higher } of 100
}
web-dice-note = { $board ->
    [table] The dashed line is what fair dice would show: a mean of 3.50. “Higher than 80 of 100”: of a hundred such series of throws eighty would be lower. High is good, for points as in combat.
   *[other] The dashed line is what fair dice would show: a mean of 3.50. “Higher than 80 of 100”: of a hundred such series of throws eighty would be lower. Whether high or low is good depends on the chart.
}
web-dice-omitted = The first lines of this long battle are left out here; their dice are not counted.
web-check-running = The record is being played again …
web-check-commitment-kept = This browser has calculated it: the seed is the one that was promised before the first order.
web-check-commitment-broken = The seed is not the one that was promised before the first order!
web-check-commitment-impossible = This browser calculates hashes on secure pages only; the seed can be checked elsewhere.
web-check-record-kept = The server has played the record again: { $entries ->
    [one] its only entry leads
   *[other] its { $entries } entries lead
} to the same end.
web-check-record-broken = The record does not lead to this end: { $fault }
web-check-figures = The figures
web-check-fingerprint = Fingerprint of the last position

# The course of the battle, as the generals see it afterwards
web-curve = Chances of winning
web-curve-hint = Point at a moment to read it, click to see it on the map.
web-curve-reading = { $first } { $firstChance } %, { $second } { $secondChance } % (± { $spread })
web-curve-loading = The course of the battle is being estimated …
web-curve-queue = Other battles are looked into first: number { $place } in the queue …
web-curve-refining = The estimate is being refined …
web-curve-turning = Turning points
web-curve-swing = { $side }: from { $before } % to { $after } %
web-proposal-ask = What would the { $general } do here?
web-proposal-title = The { $general }, in command of { $side }, would:
web-proposal-played = What was done: { $order }

# Standing answers
web-standing-title = Standing answers
web-standing-intro = Questions to { $side } in the enemy’s turn can be answered beforehand, so that play over days does not stall. The enemy does not learn of it.
web-standing-hint = An answer that cannot be followed when the question comes means: decline. It counts from the next question on and can be changed at any time.
web-standing-ask = ask me
web-standing-none = Ask me everything
web-standing-on = { $count ->
    [one] 1 standing answer
   *[other] { $count } standing answers
}

# A board of hexes
web-hex-board-name = The map of hexes. Arrow keys move from hex to hex, Enter acts, plus and minus zoom, L shows lines of sight, Z the enemy’s zones of control.
web-hex-scale = Kilometres; a hex is { $metres } metres across
web-hex-unit = { $name }, { $arm } { $values }, { $steps } of { $full } steps
web-hex-unit-plain = { $name }, { $arm } { $values }
web-hex-leader = { $name }, { $rank }
web-hex-stack = { $count } units, { $strength } strength points
web-hex-fan = The stack in { $hex }
web-hex-lift = To the top of the stack
web-hex-top = on top
web-hex-supply = Source of supply: { $sides }
web-hex-entry = Troops come on here: { $place }
web-hex-arm-infantry = infantry
web-hex-arm-cavalry = cavalry
web-hex-arm-artillery = artillery
web-hex-arm-light-cavalry = light cavalry
web-hex-arm-heavy-cavalry = heavy cavalry
web-hex-arm-horse-artillery = horse artillery
web-hex-arm-vedette = vedette
web-hex-arm-train = supply train
web-hex-arm-pontoons = pontoon train
web-hex-arm-hidden = hidden force
web-hex-turn = { $side } has the turn: { $phase }
web-terrain-town = town
web-terrain-woods = woods
web-terrain-heavy-woods = heavy woods
web-terrain-marsh = marsh
web-terrain-pond = pond
web-terrain-lake = lake
web-terrain-orchard = orchard
web-terrain-chateau = chateau
web-terrain-hilltop = hilltop
web-terrain-slope = hillside
web-side-down = Slope down to { $hexes }
web-side-up = Slope up to { $hexes }
web-side-entrenchment = Entrenchment towards { $hexes }
web-side-wall = Wall towards { $hexes }
web-side-stream = Stream towards { $hexes }
web-side-river = River towards { $hexes }
web-side-bridge = Crossing to { $hexes }
web-side-shore = Shore towards { $hexes }
web-side-crest = Crest towards { $hexes }
web-side-trestle = Trestle to { $hexes }
web-side-ford = Ford to { $hexes }


# Lines of sight
web-sight = Lines of sight
web-sight-choose = Click the hex to look from.
web-sight-shown = What can be seen from { $hex }. Click another hex, or Escape.

# Zones of control
web-cards = Cards
web-cards-counts = { $held } in hand, { $deck } in the deck
web-cards-unknown = { $count ->
    [one] one card that you do not know
   *[other] { $count } cards that you do not know
}
web-cards-open = In force
web-cards-played = Played
web-cards-play = Play
web-layer-control = Zones of control of the enemy (Z)
web-layer-control-title = Zones of control
web-layer-control-none = The enemy controls no hex at present.
web-layer-command = Leaders and those they command (C)
web-layer-command-title = Command
web-layer-command-none = Nobody commands here.
web-layer-supply = Supply (V)
web-layer-supply-title = Supply
web-layer-supply-none = Supply reaches nobody.

# Armies, phases, commands
web-armies = Armies
web-phases = Phases of the turn
web-sky = Weather
web-sky-night = { $weather }, night
web-army-gauge = { $side }: army morale { $morale }, { $start } at the start, { $state }; victory points { $points }
web-army-gauge-points = { $side }: victory points { $points }
web-report = How the fight went
web-report-before = The fight before
web-report-next = The next fight
web-report-after = What came of it
web-motion = Movement on the map
web-sound = Sound
web-overview = The whole map, shown or folded
web-overview-map = The whole map: a click goes there
web-recap-move = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
web-recap-fight = { $count ->
    [one] 1 report of fighting
   *[other] { $count } reports of fighting
}
web-recap-loss = { $count ->
    [one] 1 loss
   *[other] { $count } losses
}
web-stakes = What wins
web-stakes-now = if it ended now
web-stakes-counts = What is counted
web-stakes-what = counted
web-stakes-places = Places that count
web-stakes-nobody = held by nobody
web-stakes-held = held by { $side }
web-stakes-levels = Levels of victory
web-stakes-how = How it is decided
web-army-points = Victory points
web-army-lost-names = { $side } has lost: { $names }
web-army-waiting = { $count ->
    [one] 1 unit off the map
   *[other] { $count } units off the map
}
web-army-recovering = { $count ->
    [one] 1 unit awaits recovery
   *[other] { $count } units await recovery
}
web-army-recovered = { $count ->
    [one] 1 unit has recovered
   *[other] { $count } units have recovered
}
web-army-holding = { $count ->
    [one] 1 unit is out as vedettes
   *[other] { $count } units are out as vedettes
}
web-army-lost = { $count ->
    [one] 1 unit lost
   *[other] { $count } units lost
}
web-army-captured = { $count ->
    [one] 1 unit captured
   *[other] { $count } units captured
}
web-group-rating = Command rating
web-wing-strength = Strength points on the map

# The legend of a board of hexes
web-legend-stake = place that counts for victory
web-legend-slope = slope, falling towards the strokes’ thin end
web-legend-stream = stream
web-legend-river = river, crossed only where a bridge or ford is
web-legend-bridge = crossing over a stream
web-legend-commander = commander
web-legend-crest = crest
web-legend-trestle = trestle, a light bridge
web-legend-ford = ford
web-legend-entrenchment = entrenchment; the points face outwards
web-legend-wall = wall
web-legend-zone = ground that the enemy controls; the closer the hatching, the more it does
web-help-cursor = from hex to hex; Enter acts there (with the map in focus)
web-help-sight = lines of sight from a hex
web-help-zones = the enemy’s zones of control, shown and put away (with the map in focus)
web-help-command = how far leaders command, and whom (with the map in focus)
web-help-supply = where supply reaches (with the map in focus)

# The measured table
web-table-board-name = The table. Tab goes from base to base, Enter takes one up, the arrows move it, Enter sets it down.
web-board-tools = Tools
web-table-tool-ruler = Ruler (M)
web-table-tool-lasso = Choose several with a frame (Shift and drag)
web-table-tool-zones = Show all control zones (Z)
web-table-ruler-hint = Drag from one point to another, or use the arrows; Enter begins anew, Escape puts the ruler away.
web-table-lasso-hint = Draw a frame round the elements you mean.
web-table-tray = Still to be set up
web-table-picked = { $count ->
    [one] { $name }
   *[other] { $name } and { $count } in all
}
web-table-ghost = { $paces } paces: { $verdict }
web-table-ghost-asked = being checked
web-table-ghost-allowed = allowed; Enter carries it out
web-table-ghost-unsure = Allowed, but what comes of it the die will say.
web-table-ghost-refused = not allowed
web-table-gesture = By hand
web-table-handle-turn = Turn it
web-table-handle-wheel-left = Bring the left end forward
web-table-handle-wheel-right = Bring the right end forward
web-table-scale = paces
web-table-code-muskets = Mu
web-table-code-rifles = Ri
web-table-code-jaegers = Jä
web-table-code-cavalry = Cav
web-table-code-dismounted = Dis
web-table-code-artillery = Art
web-table-code-commander = C
web-table-code-camp = Camp
web-table-arm-muskets = Muskets
web-table-arm-rifles = Rifles
web-table-arm-jaegers = Jägers
web-table-arm-cavalry = Cavalry
web-table-arm-dismounted = Dismounted cavalry
web-table-arm-artillery = Artillery
web-table-arm-commander = Commander
web-table-arm-camp = Camp
web-table-arm-unknown = Hidden element
web-table-element = { $arm } { $number }
web-table-piece = { $kind }, { $length } × { $width } mm
web-table-pieces = Terrain to lay
web-table-piece-hint = Let go to lay it; Q and E turn it.
web-table-line-start = Click an edge of the table where it is to begin.
web-table-line-on = Click bends, then the edge where it leaves; a double click or Enter lays it as it is, Escape takes a point back.
web-table-line-lay = Lay it
web-table-line-back = Take the point back
web-table-line-drop = Put it away
web-table-line-point = { $east } paces from the western edge, { $north } from the southern; Space sets a point
web-table-river-shallow = easy to cross
web-table-river-slow = slow to cross
web-table-river-torrent = a torrent
web-table-river-unknown = nobody has tried to cross it yet
web-table-feature-gentle-hill = Gentle hill
web-table-feature-steep-hill = Steep hill
web-table-feature-wood = Wood
web-table-feature-marsh = Marsh
web-table-feature-rough = Rough ground
web-table-feature-dunes = Dunes
web-table-feature-oasis = Oasis
web-table-feature-fields = Fields
web-table-feature-settlement = Settlement
web-table-feature-river = River
web-table-feature-road = Road
web-table-compass-n = north
web-table-compass-ne = north-east
web-table-compass-e = east
web-table-compass-se = south-east
web-table-compass-s = south
web-table-compass-sw = south-west
web-table-compass-w = west
web-table-compass-nw = north-west
web-table-place = { $east } paces from the western edge, { $north } from the southern, facing { $facing }
web-table-waiting = not on the table yet
web-table-destroyed = destroyed
web-table-gone = gone from the table
web-table-in-hand = in hand
web-table-shot = has shot
web-table-fought = has fought
web-table-contact = in close combat
web-table-astray = out of its commander’s reach
web-table-demoralized = demoralized
web-table-ammunition = { $count ->
    [one] 1 shot left
   *[other] { $count } shots left
}
web-table-ground = The ground
web-table-turn = { $side }: { $phase }
web-table-losses = { $side } has lost { $lost }; at { $breaking } it is beaten
web-table-roster = { $count ->
    [one] One element chosen
   *[other] { $count } elements chosen
}
web-table-roster-arm = Arm
web-table-list = Chosen: { $count } of { $strength }.
web-table-list-command = Each command needs { $least }.
web-table-list-limits = Allowed
web-table-list-missing = Still needed
web-table-army-losses = { $lost } lost, beaten at { $breaking }
web-table-sacked = The camp of { $side } is sacked
web-table-camp-sacked = Camp sacked
web-table-command-losses = { $name }: { $lost } lost, breaks at { $breaking }
web-table-no-commander = Its commander is lost.
web-table-pips = { $count ->
    [one] 1 point left
   *[other] { $count } points left
}
web-table-pips-name = points left
web-table-rank = Gets the { $rank ->
    [1] highest
    [2] second
   *[other] third
} die
web-table-dice = The dice of this bound
web-table-die = a { $face }
web-table-commands = Commands
web-table-attacker = attacks
web-table-defender = defends
web-table-bound = Bound { $bound }
web-table-bound-of = Bound { $bound } of { $bounds }, { $left } to come
web-table-bound-name = Bound
web-table-phase-terrain = Terrain
web-table-phase-camps = Camps
web-table-phase-deployment = Deployment
web-table-phase-ranking = Ranking of the dice
web-table-phase-army = Army lists
web-table-phase-region = Region
web-table-phase-edge = Base edge
web-table-phase-movement = Movement
web-table-phase-shooting = Shooting
web-table-phase-close-combat = Close combat
web-table-phase-over = Over
web-table-value-move = Move
web-table-value-bad = in bad going
web-table-value-range = Range
web-table-value-ammunition = Shots
web-table-legend-front = The bright bar with the point is the front; the band at the rear is its command
web-table-help-nudge = move what is chosen by 25 paces; a group wheels to left and right; otherwise pan
web-table-help-turn = turn it
web-table-help-group = choose the whole group it stands in (or double-click)
web-table-help-next = the next element that can still move
web-table-help-ruler = ruler
web-table-help-zones = all control zones
web-table-help-more = with a click: one more; with a drag: a frame; with arrows: four times as far. Alt while dragging does not snap
web-table-help-intro = Drag an element: the stick measures its way, and what you cannot do says why at once. Golden outlines are places that the rules offer; near them the hand snaps in. Let go where the ghost is golden. Every order also stands in the list.
web-lesson-table-board = This is the table, measured in paces. Wheel or pinch to zoom, drag the ground to move it. A base looks towards its bright edge with the point.
web-lesson-table-drag = Drag one of your elements. The stick shows how far, the ring how far it may; a golden ghost is allowed, a red one says which rule forbids it. The knob before the front turns it.
web-lesson-table-group = Double-click to take up the whole group, or hold Shift to choose several. A group goes straight on and wheels on its front corners.
web-lesson-table-measure = The ruler is always at hand, for both sides. Point at a shot or a fight in the list to see both totals and the chances before you commit yourself.
web-table-handle-halt = They halt here (Enter)
web-table-feature-place = its middle { $east } paces from the western edge, { $north } from the southern

# Chapters of the rulebooks
web-chapter-marengo-4 = The pieces
web-chapter-marengo-5 = The board
web-chapter-marengo-6 = Set-up
web-chapter-marengo-7 = The course of play
web-chapter-marengo-8 = Movement
web-chapter-marengo-9 = Manoeuvre attacks
web-chapter-marengo-10 = Bombardment
web-chapter-marengo-11 = Assaults
web-chapter-marengo-12 = Retreats
web-chapter-marengo-13 = Demoralization
web-chapter-marengo-14 = Victory
web-chapter-frederick-3 = The course of a turn
web-chapter-frederick-4 = Activation and command
web-chapter-frederick-5 = Stacks
web-chapter-frederick-6 = Control and engagement
web-chapter-frederick-7 = Movement
web-chapter-frederick-8 = Bombardment
web-chapter-frederick-9 = Morale of units
web-chapter-frederick-10 = Close combat
web-chapter-frederick-11 = The end of close combat
web-chapter-frederick-12 = Morale of the army
web-chapter-frederick-13 = The reckoning
web-chapter-frederick-14 = The end of a turn
web-chapter-frederick-15 = Leaders
web-chapter-frederick-16 = Options
web-chapter-frederick-17 = Limited intelligence
web-chapter-frederick-18 = Accidents of command
web-chapter-frederick-19 = Victory
web-chapter-frederick-22 = All scenarios
web-chapter-frederick-23 = Rossbach
web-chapter-frederick-24 = Leuthen
web-chapter-frederick-25 = Zorndorf
web-chapter-frederick-26 = Torgau
web-chapter-napoleon-1 = Getting ready
web-chapter-napoleon-2 = The course of a turn
web-chapter-napoleon-3 = Stacking
web-chapter-napoleon-4 = Zones of control
web-chapter-napoleon-5 = Leaders
web-chapter-napoleon-6 = Command
web-chapter-napoleon-7 = Movement
web-chapter-napoleon-8 = Hidden forces
web-chapter-napoleon-9 = Repulse
web-chapter-napoleon-10 = Combat
web-chapter-napoleon-11 = What changes a combat
web-chapter-napoleon-12 = Results
web-chapter-napoleon-13 = Bombardment
web-chapter-napoleon-14 = Charges
web-chapter-napoleon-15 = Fortified places
web-chapter-napoleon-16 = Vedettes
web-chapter-napoleon-17 = Supply
web-chapter-napoleon-18 = Trains
web-chapter-napoleon-19 = Reinforcements
web-chapter-napoleon-20 = March orders
web-chapter-napoleon-21 = Demoralization
web-chapter-napoleon-22 = Recovery and reorganization
web-chapter-napoleon-23 = Weather
web-chapter-napoleon-24 = Cards
web-chapter-elements-armies = The armies
web-chapter-elements-bases = Bases and paces
web-chapter-elements-command = Commanders
web-chapter-elements-shooting = Shooting
web-chapter-elements-terrain = The ground
web-chapter-elements-setup = Set-up
web-chapter-elements-dice = The dice of command
web-chapter-elements-turn = The course of a turn
web-chapter-elements-move = Movement
web-chapter-elements-factors = Factors
web-chapter-elements-support = Support
web-chapter-elements-results = Results
web-chapter-elements-breakoff = Breaking off
web-chapter-elements-friendlyfire = Stray shots
web-chapter-elements-recoil = Recoil
web-chapter-elements-pursuit = Pursuit
web-chapter-elements-victory = Victory

# Paragraphs that have no number
web-mark-elements-armies = Armies
web-mark-elements-bases = Bases
web-mark-elements-command = Commanders
web-mark-elements-shooting-who = Who shoots
web-mark-elements-shooting-los = Line of fire
web-mark-elements-shooting-support = Supporting fire
web-mark-elements-shooting-artillery = Guns over skirmishers
web-mark-elements-shooting-woods = Fire in woods
web-mark-elements-shooting-unanswered = Unanswered fire
web-mark-elements-terrain-types = Country
web-mark-elements-terrain-features = Ground
web-mark-elements-terrain-linear = Rivers and roads
web-mark-elements-terrain-river = Unknown river
web-mark-elements-terrain-camp = The camp
web-mark-elements-terrain-fortress = Fortress
web-mark-elements-terrain-large = Large table
web-mark-elements-setup = Set-up
web-mark-elements-setup-hidden = Hidden set-up
web-mark-elements-dice = Dice of command
web-mark-elements-turn = Course of a turn
web-mark-elements-move-pips = Points
web-mark-elements-move-group = Groups
web-mark-elements-move-second = Second move
web-mark-elements-move-river = Crossing a river
web-mark-elements-move-interpenetrate = Passing through
web-mark-elements-move-zoc = Zone of control
web-mark-elements-move-contact = Contact
web-mark-elements-factors-move = Distances
web-mark-elements-factors-combat = Basic factors
web-mark-elements-factors-ranged = Shooting factors
web-mark-elements-factors-melee = Combat factors
web-mark-elements-support-rear = Rear support
web-mark-elements-results-less = Beaten
web-mark-elements-results-half = Doubled
web-mark-elements-breakoff = Breaking off
web-mark-elements-friendlyfire = Stray shots
web-mark-elements-recoil = Recoil
web-mark-elements-pursuit = Pursuit
web-mark-elements-victory-command = Loss of heart
web-mark-elements-victory-camp = Plundered camp
web-mark-elements-victory-army = Army beaten
