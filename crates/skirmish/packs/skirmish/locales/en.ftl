# What the skirmish says, and its rules.

pack-skirmish-title = The skirmish
pack-skirmish-summary = An invented game that hides one thing of every kind.

side-blue = Blue
side-red = Red

# Faces, counters, cards
skirmish-face-scout = scout
skirmish-face-guard = guard
skirmish-face-captain = captain
skirmish-what-horse = the horse
skirmish-what-foot = the foot
skirmish-what-dummy = nothing at all
skirmish-card-bread = bread
skirmish-card-powder = powder
skirmish-card-spy = a spy

# Orders
skirmish-order-shuffle = Mix the tokens of field { $field }
skirmish-order-advance = Advance token { $token }
skirmish-order-show = Show token { $token }
skirmish-order-challenge = Challenge token { $target } with token { $token }
skirmish-order-slip = Slip away
skirmish-order-stand = Stand
skirmish-order-shoot = Fire a volley
skirmish-order-join = Call token { $token } to the guard
skirmish-order-go = The guard goes
skirmish-order-post = Post token { $token }
skirmish-order-ready = Ready
skirmish-order-write = Write that the courier rides { $fields ->
    [one] one field
   *[other] { $fields } fields
}
skirmish-order-ride = The courier rides on
skirmish-order-deliver = The courier delivers
skirmish-order-beat = Beat drum { $drum }
skirmish-order-march = March counter { $counter } { $pace ->
    [one] one field
   *[other] { $pace } fields
}
skirmish-order-haul = Haul wagon { $wagon }
skirmish-order-carry = Company { $company } changes wagons
skirmish-order-raid = Raid wagon { $wagon } with token { $token }
skirmish-order-draw = Draw a card
skirmish-order-play = Play { $card }
skirmish-order-end-turn = End the turn

# Gestures, and what they cost
skirmish-plan-advance = Advance to { $target }
skirmish-plan-challenge = Challenge { $target }
skirmish-plan-raid = Raid { $target }
skirmish-plan-march = March to { $target }
skirmish-cost-actions = { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}

# Questions. The name of the side stands beside them.
skirmish-question-set-up = What is prepared behind the screen?
skirmish-question-turn = What is done next?
skirmish-question-reaction = Does the challenged token slip away?
skirmish-question-guard = Who comes to the guard?
skirmish-when = Round { $round }
skirmish-state = Round { $round }, { $actions ->
    [one] one action left
   *[other] { $actions } actions left
}
skirmish-standing-guard = The guard after an enemy volley
skirmish-standing-never = Nobody comes
skirmish-standing-all = Everybody comes

# The journal
skirmish-line-deployed = The tokens are shuffled and laid out.
skirmish-line-dealt = Drums and counters are dealt.
skirmish-line-round = Round { $round } begins.
skirmish-line-shuffled = The tokens of field { $field } are mixed.
skirmish-line-captain-mixed = The captain is among those mixed.
skirmish-line-shown = Token { $token } is shown: { $face }.
skirmish-line-advanced = Token { $token } advances to field { $field }.
skirmish-line-waded = Token { $token } wades through the ford with a { $die }.
skirmish-line-stuck = Token { $token } is stuck in the ford with a { $die }.
skirmish-line-challenged = Token { $token } challenges token { $target }.
skirmish-line-slipped = Token { $token } slips away to field { $field }.
skirmish-line-stood = Token { $token } stands.
skirmish-line-duel = Token { $token } against token { $target }: die { $die }, sum { $sum }. Token { $removed } is removed.
skirmish-line-shot = A volley with a { $die } scores { $points ->
    [one] one point
   *[other] { $points } points
}.
skirmish-line-joined = Token { $token } comes to the guard.
skirmish-line-guarded = The guard goes, { $count ->
    [0] and nobody is in it
    [one] one token strong
   *[other] { $count } tokens strong
}.
skirmish-line-posted = Token { $token } is posted.
skirmish-line-prepared = The set-up is done.
skirmish-line-screen-fell = The screen falls: { $count ->
    [0] nobody stands ahead
    [one] one token stands ahead
   *[other] { $count } tokens stand ahead
}.
skirmish-line-written = Written: the courier rides { $fields ->
    [one] one field
   *[other] { $fields } fields
}.
skirmish-line-rode = The courier has ridden { $fields ->
    [one] one field
   *[other] { $fields } fields
}; { $goals ->
    [one] one goal is possible
   *[other] { $goals } goals are possible
}.
skirmish-line-delivered = The courier delivers after { $fields ->
    [one] one field
   *[other] { $fields } fields
}.
skirmish-line-beaten = Drum { $drum } is beaten: rank { $rank }.
skirmish-line-marched = Counter { $counter } marches { $pace ->
    [one] one field
   *[other] { $pace } fields
} to field { $field }.
skirmish-line-spotted = Counter { $counter } is turned over: { $what }.
skirmish-line-hauled = Wagon { $wagon } is hauled to field { $field }.
skirmish-line-carried = Company { $company } changes wagons.
skirmish-line-raided = Token { $token } raids wagon { $wagon }: { $count ->
    [0] nobody is in it
    [one] one company is lost
   *[other] { $count } companies are lost
}.
skirmish-line-drawn = A card is drawn.
skirmish-line-drawn-open = A card is drawn: { $card }.
skirmish-line-played = { $card } is played.
skirmish-line-spied = A spy looks at a card of the enemy’s hand.
skirmish-line-spied-open = A spy looks at a card of the enemy’s hand: { $card }.
skirmish-line-turn-ended = The turn ends.

# Forecasts
skirmish-sum-duel = The duel
skirmish-rank-own = rank of the challenger
skirmish-rank-enemy = rank of the challenged
skirmish-support = support
skirmish-result-won = The challenged token is removed
skirmish-result-lost = The challenger is removed
skirmish-result-shot = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}

# The end
skirmish-outcome-annihilated = { $side } wins: the enemy has no tokens left.
skirmish-outcome-night = { $side } wins by points.
skirmish-outcome-drawn = The points are even.

# Refusals
skirmish-refusal-over = The battle is over.
skirmish-refusal-not-yours = That token is not yours.
skirmish-refusal-no-actions = No actions are left.
skirmish-refusal-removed = It was removed.
skirmish-refusal-edge = There is no field beyond.
skirmish-refusal-held-by-enemy = An enemy token stands there.
skirmish-refusal-too-late = Tokens are mixed before anything else in the turn.
skirmish-refusal-nothing-to-mix = { $tokens ->
    [0] No token stands on field { $field }.
   *[other] Only one token stands on field { $field }.
}
skirmish-refusal-known = Everybody knows that token.
skirmish-refusal-no-vanguard = The token is at home, or not alone.
skirmish-refusal-not-an-enemy = That is no enemy token.
skirmish-refusal-too-far = It does not stand on a neighbouring field.
skirmish-refusal-no-scout = The challenged token is no scout.
skirmish-refusal-react-first = First the challenge is answered.
skirmish-refusal-not-challenged = Nobody is challenged.
skirmish-refusal-no-muskets = There are no muskets in this battle.
skirmish-refusal-one-volley = There was a volley this turn already.
skirmish-refusal-called-already = The token was called already, or is removed.
skirmish-refusal-guard-first = First the guard goes.
skirmish-refusal-no-alarm = Nobody has shot.
skirmish-refusal-no-screens = There are no screens in this battle.
skirmish-refusal-posted-already = The token is posted already.
skirmish-refusal-set-up-first = First the set-up is finished.
skirmish-refusal-set-up-over = The set-up is over.
skirmish-refusal-no-goal = There is no such goal.
skirmish-refusal-written-already = That goal is written already.
skirmish-refusal-delivered = The courier has delivered.
skirmish-refusal-at-its-goal = The courier is at its goal.
skirmish-refusal-not-there-yet = The courier is not at its goal.
skirmish-refusal-no-drum = You have no such drum.
skirmish-refusal-beaten-already = That drum was beaten already.
skirmish-refusal-one-drum = A drum was beaten this turn already.
skirmish-refusal-no-counter = You have no such counter.
skirmish-refusal-no-such-pace = A counter marches one field or two.
skirmish-refusal-foot-is-slow = The foot marches one field only.
skirmish-refusal-no-wagon = You have no such wagon.
skirmish-refusal-no-company = You have no such company.
skirmish-refusal-wagons-apart = The wagons do not stand together.
skirmish-refusal-no-enemy-wagon = That is no enemy wagon.
skirmish-refusal-wagon-too-far = The wagon is too far away.
skirmish-refusal-empty-bag = The bag is empty.
skirmish-refusal-full-hand = The hand is full.
skirmish-refusal-not-in-hand = That card is not in your hand.

# The rulebook, word by word as in RULES.md
rule-skirmish-1-1 = Two sides fight on a line of fields, each from its end. A round is a turn of the first side and a turn of the second.
rule-skirmish-1-2 = Each side has tokens that show a face only to it: scout (1), guard (2) or captain (3). They are shuffled and laid on the home field.
rule-skirmish-2-1 = An advance takes a token to the next field on its way. It costs an action.
rule-skirmish-2-2 = Who advances into the ford rolls a die. With one or two he is stuck, and the turn's actions are gone.
rule-skirmish-2-3 = A side may end its turn whenever it likes.
rule-skirmish-2-4 = A side commands its own tokens only.
rule-skirmish-2-5 = Each turn has a number of actions that the battle names.
rule-skirmish-2-6 = A token that was removed does nothing.
rule-skirmish-2-7 = Nobody leaves the field.
rule-skirmish-2-8 = No token enters a field with an enemy token on it.
rule-skirmish-3-1 = Before anything else in its turn a side may mix the tokens of one field: it shuffles their faces.
rule-skirmish-3-2 = It may not do so later in the turn.
rule-skirmish-3-3 = At least two tokens are mixed.
rule-skirmish-3-4 = A token may be shown: it is turned over for everybody.
rule-skirmish-3-5 = What everybody knows is not shown again.
rule-skirmish-3-6 = Only a token that is alone on a field, away from home, is shown.
rule-skirmish-4-1 = A token may challenge an enemy token. It costs an action.
rule-skirmish-4-2 = Both tokens are shown and a die is rolled. If die and sum reach four the challenged token is removed, else the challenger.
rule-skirmish-4-3 = Only enemies are challenged.
rule-skirmish-4-4 = They stand on neighbouring fields.
rule-skirmish-4-5 = The sum is the rank of the challenger less the rank of the challenged.
rule-skirmish-4-6 = A challenger who does not stand alone adds one.
rule-skirmish-5-1 = A challenged scout may slip away to the field behind it. It is known for a scout then.
rule-skirmish-5-2 = Or it stands, and the duel is fought.
rule-skirmish-5-3 = Nothing else is done until the challenged side has answered.
rule-skirmish-5-4 = Only who is challenged answers.
rule-skirmish-5-5 = Only scouts slip away. The side is asked whenever the token could be one and there is room behind it.
rule-skirmish-6-1 = A side without tokens has lost.
rule-skirmish-6-2 = After the last round the side with more points wins. A point is a token left, a point scored, or a wing beyond the middle.
rule-skirmish-6-3 = Nothing is ordered after the end.
rule-skirmish-7-1 = Where there are muskets a side may shoot once a turn. It rolls a die and scores as many points, and what its powder adds.
rule-skirmish-7-2 = It shoots once only.
rule-skirmish-7-3 = Where guards are kept, the other side may then call tokens to its guard, one by one. Nobody else sees who comes.
rule-skirmish-7-4 = When the guard goes it scores a point for each token in it.
rule-skirmish-7-5 = Nothing else is done until the guard has gone.
rule-skirmish-7-6 = The guard is called after a volley only.
rule-skirmish-7-7 = Each token on the field is called once.
rule-skirmish-8-1 = Where there are screens the sides set up behind them, the first side first.
rule-skirmish-8-2 = Behind its screen a side may post tokens: each one field ahead of home. Nobody else sees it.
rule-skirmish-8-3 = A token is posted once.
rule-skirmish-8-4 = A side that is ready says so.
rule-skirmish-8-5 = When both are ready the screens fall, and everybody sees who stands where.
rule-skirmish-8-6 = Nothing else is done during the set-up.
rule-skirmish-8-7 = Nothing is set up later.
rule-skirmish-9-1 = Where there are couriers each side writes during its set-up how far its courier rides: to one of the goals of the battle.
rule-skirmish-9-2 = Until it is ready a side may write another goal. The nearest one is written to begin with.
rule-skirmish-9-3 = A courier rides one field for an action.
rule-skirmish-9-4 = It does not ride beyond its goal.
rule-skirmish-9-5 = Goals that the courier has passed are known to be wrong.
rule-skirmish-9-6 = At its goal the courier may deliver. That is seen by everybody, and scores two points.
rule-skirmish-9-7 = It delivers once, and rides no more.
rule-skirmish-10-1 = Where there are drums each side has three, of ranks one, two and three. They are dealt face down, and only their side knows which is which.
rule-skirmish-10-2 = A drum may be beaten: its rank is laid open, and the turn has as many actions more.
rule-skirmish-10-3 = Each drum is beaten once.
rule-skirmish-10-4 = One drum a turn.
rule-skirmish-11-1 = Where there are wings each side has three counters: one is its horse, one its foot, one nothing at all. They are dealt face down.
rule-skirmish-11-2 = A counter marches one field or two for an action.
rule-skirmish-11-3 = The foot marches one field only. Whoever has marched two is not the foot.
rule-skirmish-11-4 = A counter does not enter a field with an enemy token on it.
rule-skirmish-11-5 = A counter beside or below an enemy token is spotted: it is turned over, and a dummy is removed.
rule-skirmish-11-6 = After the last round all counters are turned over.
rule-skirmish-12-1 = Where there are wagons each side has two, and companies that ride in them. Only their side knows who rides in which.
rule-skirmish-12-2 = A wagon is hauled one field for an action.
rule-skirmish-12-3 = Where both wagons of a side stand on one field, companies may change from one to the other. Nobody else sees it.
rule-skirmish-12-4 = A token on the field of an enemy wagon, or beside it, may raid it for an action: the companies in it are shown and lost, and each scores a point.
rule-skirmish-12-5 = A wagon does not enter a field with an enemy token on it.
rule-skirmish-12-6 = A company that was lost rides no more.
rule-skirmish-13-1 = Where there are cards each side has a bag of them. It draws one by chance for an action; nobody else sees it.
rule-skirmish-13-2 = A hand holds three cards at most.
rule-skirmish-13-3 = A card is played from the hand. Everybody sees it then, and it is gone.
rule-skirmish-13-4 = Bread is worth two actions, powder a point.
rule-skirmish-13-5 = A spy looks at one card of the enemy's hand, by chance, that he has not looked at yet. Nobody else sees it.

# Options
option-skirmish-rounds-label = Rounds
option-skirmish-rounds-help = How many rounds are played.
option-skirmish-open-label = Open play
option-skirmish-open-help = Nothing is hidden from anybody.
option-skirmish-guard-label = Guards
option-skirmish-guard-help = After a volley the other side may call tokens to its guard (7.3).
