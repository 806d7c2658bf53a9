side-austria = Austria
side-france = France
mock-decide = Move, or end the turn
mock-march = March from { $from } to { $to }
mock-block = Block the approach to { $to }
mock-enter = { $force } enter at { $to }
mock-end = End the turn
mock-cost = { $count ->
    [one] 1 command
   *[other] { $count } commands
}
mock-free = free
mock-line-march = { $side } march from { $from } to { $to }
mock-line-block = { $side } block towards { $to }
mock-line-turn = { $side }: the turn begins
mock-line-fight = Assault on { $to } is repulsed
mock-line-loss = { $side } lose one strength point
mock-line-hidden = A piece is shuffled among others
mock-why = The enemy blocks this approach; only an assault can pass it.
mock-preview-own = Strength of the leading piece
mock-preview-penalty = Penalty for infantry
mock-preview-result = The attack succeeds
mock-option-flag = Enemy cavalry and artillery face up
mock-option-number = Bid for the side
mock-option-help = An option of the pack
rule-marengo-8-6 = An approach blocked by the enemy cannot be moved across.
rule-marengo-8-1 = Pieces move in groups; each group costs one command.
rule-marengo-7-1 = The side to move assaults, moves and announces bombardments.
mock-over = The French hold the field
marengo-when = Round { $round } of { $rounds }, { $clock }
