# Die Generale: ihre Ränge, wie stark sie sind, und was sie nach der Schlacht zu ihren Befehlen sagen.

general-ensign = Fähnrich
general-ensign-strength = Sieht den nächsten Schritt und kaum weiter. Antwortet sofort; der richtige für die erste Schlacht.
general-colonel = Oberst
general-colonel-strength = Spielt jeden Plan für beide Seiten weiter, ehe er wählt. Für alle, die die Regeln kennen.
general-marshal = Marschall
general-marshal-strength = Der stärkste: wägt mehr Pläne ab, denkt weiter voraus und lässt sich Zeit.

# Bemerkungen. Die Aussichten sind die der eigenen Seite des Generals, in ganzen Prozent.
general-remark-only-order = Es blieb nichts anderes.
general-remark-plan = { $courses ->
    [one] Ich sah nur diesen Weg. Unsere Aussicht war { $now } %; weitergespielt wurden daraus { $hoped } %.
   *[other] Der beste von { $courses } Plänen. Unsere Aussicht war { $now } %; weitergespielt wurden daraus { $hoped } %.
}
general-remark-enough = { $courses ->
    [one] Der andere Weg versprach nichts Besseres, also ließ ich den Zug enden. Unsere Aussicht war { $now } %; weitergespielt wurden daraus { $hoped } %.
   *[other] Keiner von { $courses } Plänen versprach etwas Besseres, also ließ ich den Zug enden. Unsere Aussicht war { $now } %; weitergespielt wurden daraus { $hoped } %.
}
general-remark-answer = { $courses ->
    [one] Es gab nur eine Antwort auf den Gegner. Unsere Aussicht war { $now } %; weitergespielt wurden daraus { $hoped } %.
   *[other] Von { $courses } Antworten auf den Gegner kostete uns diese am wenigsten. Unsere Aussicht war { $now } %; weitergespielt wurden daraus { $hoped } %.
}
