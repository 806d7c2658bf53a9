## Das Paket

pack-drill-title = Der Exerzierplatz
pack-drill-summary = Ein kleines Feld für die erste Lektion und alles, was die Regeln an Gelände und Truppen kennen.

## Szenarien und Siegstufen

scenario-drill = Erste Lektion
scenario-review = Heerschau
scenario-heat = Ein heißer Tag
scenario-approach = Anmarsch
level-prussia-decisive = Entscheidender Sieg Preußens
level-prussia-marginal = Knapper Sieg Preußens
level-coalition-decisive = Entscheidender Sieg der Koalition
level-coalition-marginal = Knapper Sieg der Koalition

## Gruppen, Flügel, Anführer

group-right-flank-cavalry = Kavallerie der rechten Flanke
group-browne = Brownes Infanterie
group-hadik = Abteilung Hadik
group-krasnoshchekov = Kosakenabteilung
wing-winterfelt = Winterfelt
wing-bevern = Bevern
wing-zieten = Zieten
wing-kleist = Kleist
wing-seydlitz = Seydlitz
wing-schoenaich = Schönaich
wing-browne = Browne
wing-lascy = Lascy
wing-koenigsegg = Königsegg
wing-lucchesi = Lucchesi
wing-krasnoshchekov = Krasnoschtschokow
wing-hadik = Hadik
leader-friedrich = Friedrich
leader-schwerin = Schwerin
leader-winterfelt = Winterfelt
leader-bevern = Bevern
leader-zieten = Zieten
leader-kleist = Kleist
leader-seydlitz = Seydlitz
leader-schoenaich = Schönaich
leader-daun = Daun
leader-browne = Browne
leader-lascy = Lascy
leader-koenigsegg = Königsegg
leader-lucchesi = Lucchesi
leader-krasnoshchekov = Krasnoschtschokow
leader-hadik = Hadik

## Einheiten

unit-brigade-1 = 1. Brigade
unit-brigade-2 = 2. Brigade
unit-regiment-1 = 1. Regiment
unit-regiment-2 = 2. Regiment
unit-freikorps = Freikorps
unit-brigade-3 = 3. Brigade
unit-brigade-4 = 4. Brigade
unit-drg-5 = Drg 5
unit-hus-2 = Hus 2
unit-cur-10-13 = Kür 10/13
unit-crb-11-cur-2 = Krb 11/Kür 2
unit-freikorps-drg = Freikorps Drg
unit-cur-9 = Kür 9
unit-drg-3 = Drg 3
unit-drg-1 = Drg 1
unit-hus-1 = Hus 1
unit-pr-art-1 = Art 1
unit-pr-art-2 = Art 2
unit-pr-howitzers = Art Hb
unit-40-52 = 40/52
unit-38-22 = 38/22
unit-brigade-browne = Brigade Browne
unit-gren-l = Gren L
unit-mainz = Mainz
unit-palatinate = Pfalz
unit-levy = Aufgebot
unit-cur-20 = Kür 20
unit-russian-horse = Russische Reiter
unit-drg-31 = Drg 31
unit-hus-11 = Hus 11
unit-cossacks-1 = Kosaken
unit-tsugachev = 114 Tsugachev
unit-croats-a = Kroaten A
unit-hus-34 = Hus 34
unit-co-art-1 = Art 1
unit-co-art-2 = Art 2
unit-co-howitzers = Art Hb

## Orte

place-drill-village = Exerzierdorf
place-redoubt-farm = Schanzhof
place-copse = Gehölz
place-old-forest = Alter Forst
place-bog = Bruch
place-mill-pond = Mühlteich
place-lake = See
place-north-table = Nordtafel
place-south-table = Südtafel
place-knoll = Kuppe
place-long-slope = Langer Hang
water-drill-river = Fluss
water-drill-brook = Bach
