## The pack

pack-drill-title = The drill ground
pack-drill-summary = A small field for a first lesson, and every kind of ground and troops that the rules know.

## Scenarios and levels of victory

scenario-drill = First lesson
scenario-review = Review of all arms
scenario-heat = A hot day
scenario-approach = Approach march
level-prussia-decisive = Prussian decisive victory
level-prussia-marginal = Prussian marginal victory
level-coalition-decisive = Coalition decisive victory
level-coalition-marginal = Coalition marginal victory

## Groups, wings, leaders

group-right-flank-cavalry = Cavalry of the right flank
group-browne = Browne’s infantry
group-hadik = Hadik’s detachment
group-krasnoshchekov = Cossack detachment
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
wing-krasnoshchekov = Krasnoshchekov
wing-hadik = Hadik
leader-friedrich = Frederick
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
leader-krasnoshchekov = Krasnoshchekov
leader-hadik = Hadik

## Units

unit-brigade-1 = 1st Brigade
unit-brigade-2 = 2nd Brigade
unit-regiment-1 = 1st Regiment
unit-regiment-2 = 2nd Regiment
unit-freikorps = Freikorps
unit-brigade-3 = 3rd Brigade
unit-brigade-4 = 4th Brigade
unit-drg-5 = Drg 5
unit-hus-2 = Hus 2
unit-cur-10-13 = Cur 10/13
unit-crb-11-cur-2 = Crb 11/Cur 2
unit-freikorps-drg = Freikorps Drg
unit-cur-9 = Cur 9
unit-drg-3 = Drg 3
unit-drg-1 = Drg 1
unit-hus-1 = Hus 1
unit-pr-art-1 = Art 1
unit-pr-art-2 = Art 2
unit-pr-howitzers = Art Hw
unit-40-52 = 40/52
unit-38-22 = 38/22
unit-brigade-browne = Browne Brigade
unit-gren-l = Gren L
unit-mainz = Mainz
unit-palatinate = Palatinate
unit-levy = Levy
unit-cur-20 = Cur 20
unit-russian-horse = Russian Horse
unit-drg-31 = Drg 31
unit-hus-11 = Hus 11
unit-cossacks-1 = Cossacks
unit-tsugachev = 114 Tsugachev
unit-croats-a = Croats A
unit-hus-34 = Hus 34
unit-co-art-1 = Art 1
unit-co-art-2 = Art 2
unit-co-howitzers = Art Hw

## Places

place-drill-village = Drill Village
place-redoubt-farm = Redoubt Farm
place-copse = Copse
place-old-forest = Old Forest
place-bog = Bog
place-mill-pond = Mill Pond
place-lake = Lake
place-north-table = North Table
place-south-table = South Table
place-knoll = Knoll
place-long-slope = Long Slope
water-drill-river = River
water-drill-brook = Brook
