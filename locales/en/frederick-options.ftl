## What can be chosen before a battle opens

option-frederick-scenario-label = Scenario
option-frederick-scenario-help = Which part of the day is fought, and under whose command.
option-frederick-edition-label = Edition of the rules
option-frederick-edition-help = The series rules of 2006, or the older rules of 2002 where they differ.
option-frederick-set-up-label = Set-up
option-frederick-set-up-help = Where a scenario lets the players choose their ground: start from a ready set-up, or place every piece by hand.
option-frederick-cavalry-withdrawal-label = Cavalry withdraws under fire
option-frederick-cavalry-withdrawal-help = Cavalry may fall back before a bombardment instead of standing it.
option-frederick-cavalry-losses-label = Fewer losses for cavalry
option-frederick-cavalry-losses-help = Where only cavalry fights, high losses are lowered.
option-frederick-cossacks-label = Wilful Cossacks
option-frederick-cossacks-help = Cossacks may refuse to close with the enemy, and slip away more easily.
option-frederick-sniping-label = Croats snipe
option-frederick-sniping-help = Croats may disorder a neighbouring enemy by fire alone.
option-frederick-long-range-label = Guns fire farther downhill
option-frederick-long-range-help = Artillery on a height reaches one hex more.
option-frederick-howitzers-label = Howitzers
option-frederick-howitzers-help = Howitzers fire over slopes, entrenchments and walls at two or three hexes.
option-frederick-woods-label = Woods disorder
option-frederick-woods-help = Formed troops that move through woods may fall into disorder.
option-frederick-fortunes-label = Fortunes of War
option-frederick-fortunes-help = Each turn chance may favour or trouble one of the armies.
option-frederick-edition-2006 = 2006, series rules
option-frederick-edition-2002 = 2002
option-frederick-set-up-quick = Ready set-up
option-frederick-set-up-by-hand = By hand
