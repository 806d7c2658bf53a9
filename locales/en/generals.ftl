# The generals: their ranks, how strong they are, and what they say of their orders after the battle.

general-ensign = Ensign
general-ensign-strength = Sees the next step and little beyond it. Answers at once; the one for a first battle.
general-colonel = Colonel
general-colonel-strength = Plays every plan on for both sides before he chooses. For those who know the rules.
general-marshal = Marshal
general-marshal-strength = The strongest: weighs more plans, further ahead, and takes his time.

# Remarks. Chances are those of the general’s own side, in whole percent.
general-remark-only-order = There was only this to do.
general-remark-plan = { $courses ->
    [one] I saw only this course. It stood at { $now } % for us; played on, it came to { $hoped } %.
   *[other] The best of { $courses } courses. It stood at { $now } % for us; played on, it came to { $hoped } %.
}
general-remark-enough = { $courses ->
    [one] The other course promised nothing better, so I let the turn end. It stood at { $now } % for us; played on, it came to { $hoped } %.
   *[other] None of { $courses } courses promised anything better, so I let the turn end. It stood at { $now } % for us; played on, it came to { $hoped } %.
}
general-remark-answer = { $courses ->
    [one] There was one answer to the enemy. It stood at { $now } % for us; played on, it came to { $hoped } %.
   *[other] Of { $courses } answers to the enemy this one cost us least. It stood at { $now } % for us; played on, it came to { $hoped } %.
}
