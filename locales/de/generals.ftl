# Die Generale: ihre Ränge, wie stark sie sind, und was sie nach der Schlacht zu ihren Befehlen sagen.

general-ensign = Fähnrich
general-ensign-strength = Sieht den nächsten Schritt und kaum weiter. Antwortet sofort; der richtige für die erste Schlacht.
general-colonel = Oberst
general-colonel-strength = Spielt jeden Plan für beide Seiten weiter, ehe er wählt. Für alle, die die Regeln kennen.
general-marshal = Marschall
general-marshal-strength = Der stärkste: wägt mehr Pläne ab, denkt weiter voraus und lässt sich Zeit.

# Bemerkungen. Die Aussichten sind die der eigenen Seite des Generals, in ganzen Prozent: $now vor dem Befehl, $hoped mit ihm, beide
# in denselben vorgestellten Stellungen vorhergesagt, als kämpften von dort an Fähnriche weiter.
general-remark-only-order = Es blieb nichts anderes.
general-remark-random = Ich ließ das Los entscheiden.
general-remark-plan = { $courses ->
    [one] Ich sah nur diesen Weg. Unsere Aussicht vorher: { $now } %; damit: { $hoped } %.
   *[other] Der beste von { $courses } Plänen. Unsere Aussicht vorher: { $now } %; damit: { $hoped } %.
}
general-remark-day = { $intention } Der beste von { $courses } Plänen dafür. Unsere Aussicht vorher: { $now } %; damit: { $hoped } %.
general-remark-last-plan = { $courses ->
    [one] Ich sah nur diesen Weg, und er beendete den Zug. Unsere Aussicht vorher: { $now } %; damit: { $hoped } %.
   *[other] Der beste von { $courses } Plänen und der letzte des Zuges. Unsere Aussicht vorher: { $now } %; damit: { $hoped } %.
}
general-remark-enough = { $courses ->
    [one] Es gab nichts mehr zu tun, also ließ ich den Zug enden. Unsere Aussicht vorher: { $now } %; danach: { $hoped } %.
   *[other] Keiner von { $courses } Plänen versprach etwas Besseres, also ließ ich den Zug enden. Unsere Aussicht vorher: { $now } %; danach: { $hoped } %.
}
general-remark-answer = { $courses ->
    [one] Es gab nur eine Antwort. Unsere Aussicht vorher: { $now } %; damit: { $hoped } %.
   *[other] Die beste von { $courses } Antworten. Unsere Aussicht vorher: { $now } %; damit: { $hoped } %.
}
general-intention-front = Ich will geradewegs auf die Mitte seiner Linie.
general-intention-left = Ich will links herum marschieren und das Ende seiner Linie angreifen.
general-intention-right = Ich will rechts herum marschieren und das Ende seiner Linie angreifen.
general-intention-hold = Ich will halten, was ich habe, und ihn kommen lassen.
