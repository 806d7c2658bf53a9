# The generals: their ranks, how strong they are, and what they say of their orders after the battle.

general-ensign = Ensign
general-ensign-strength = Sees the next step and little beyond it. Answers at once; the one for a first battle.
general-colonel = Colonel
general-colonel-strength = Plays every plan on for both sides before he chooses. For those who know the rules.
general-marshal = Marshal
general-marshal-strength = The strongest: weighs more plans, further ahead, and takes his time.

# Remarks. Chances are those of the general’s own side, in whole percent: $now before the order, $hoped with it, both foretold in
# the same imagined positions, as if ensigns fought on from there.
general-remark-only-order = There was only this to do.
general-remark-random = I drew an order by lot.
general-remark-plan = { $courses ->
    [one] I saw only this course. Our chances before it: { $now } %; with it: { $hoped } %.
   *[other] The best of { $courses } courses. Our chances before it: { $now } %; with it: { $hoped } %.
}
general-remark-day = { $intention } The best of { $courses } courses for it. Our chances before it: { $now } %; with it: { $hoped } %.
general-remark-last-plan = { $courses ->
    [one] I saw only this course, and it ended the turn. Our chances before it: { $now } %; with it: { $hoped } %.
   *[other] The best of { $courses } courses, and the last of the turn. Our chances before it: { $now } %; with it: { $hoped } %.
}
general-remark-enough = { $courses ->
    [one] There was nothing more to do, so I let the turn end. Our chances before that: { $now } %; after it: { $hoped } %.
   *[other] None of { $courses } courses promised anything better, so I let the turn end. Our chances before that: { $now } %; after it: { $hoped } %.
}
general-remark-answer = { $courses ->
    [one] There was one answer. Our chances before it: { $now } %; with it: { $hoped } %.
   *[other] The best of { $courses } answers. Our chances before it: { $now } %; with it: { $hoped } %.
}
general-intention-front = I mean to go straight at the middle of his line.
general-intention-left = I mean to march to the left and fall on the end of his line.
general-intention-right = I mean to march to the right and fall on the end of his line.
general-intention-hold = I mean to hold what I have and let him come.
