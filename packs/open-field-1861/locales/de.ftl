pack-open-field-title = Freies Feld
pack-open-field-summary = Eine Schlacht nach Regel: Größe, Gelände und Listen wählen; Gelände legen, Armeen wählen, aufstellen, oder den Computer machen lassen.
