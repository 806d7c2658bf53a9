## The pack

pack-wavre-title = Wavre, 18 and 19 June 1815
pack-wavre-summary = While the guns of Waterloo thunder in the west, Grouchy finds a Prussian corps behind the swollen Dyle. At Wavre every bridge is barricaded, held or broken; upstream, towards Limal, they are whole, and night is coming.

## Scenarios

scenario-wavre = Both days, sixteen turns
scenario-wavre-first-day = 18 June only, six turns

## Levels of victory

level-prussia-decisive = Prussian decisive victory
level-prussia-marginal = Prussian marginal victory
level-france-decisive = French decisive victory
level-france-marginal = French marginal victory
level-draw = A draw

## Options and areas

option-borcke-label = Borcke may be called back
option-borcke-help = From seven in the evening Thielmann may call back the brigade that marched off by mistake. It costs five points.
option-free-march-label = Vandamme and Exelmans march freely
option-free-march-help = They are not bound to the east of the map until eight in the evening, and foot that leaves for Waterloo in time counts double. The Prussians have five points from the start.
option-pontoons-label = The French have pontoons
option-pontoons-help = A pontoon train comes with the last column of IV Corps at seven in the evening. A bridge may be laid where both banks are low or have a way.
area-left-bank = the left bank

## Formations

formation-iii-corps = III Corps
formation-iv-corps = IV Corps
formation-i-cavalry = I Cavalry Corps
formation-ii-cavalry = II Cavalry Corps
formation-iii-prussian-corps = III Prussian Corps
formation-reserve-cavalry = Prussian reserve cavalry
formation-stengel = Stengel’s detachment

## Places

place-wavre = Wavre
place-wavre-suburb = the suburb of Wavre
place-basse-wavre = Basse-Wavre
place-bierges = Bierges
place-limal = Limal
place-limelette = Limelette
place-rixensart = Rixensart
place-rosieres = Rosières
place-bierges-mill = Moulin de Bierges
place-la-bawette = La Bawette
place-la-bourse = La Bourse
place-dyle-meadows = the meadows of the Dyle
place-bois-de-rixensart = Bois de Rixensart
place-bois-de-lauzelle = Bois de Lauzelle
place-bois-des-vallees = Bois des Vallées
place-bois-de-beaumont = Bois de Beaumont
place-bois-de-la-bawette = Bois de la Bawette
place-left-brow = the brow of the left bank
place-right-brow = the brow of the right bank
place-le-pelerin = Le Pèlerin
place-profondsart = Profondsart
place-chambre = Chambre
place-sainte-anne = Sainte-Anne
place-lauzelle = Lauzelle
place-gembloux-road = the road from Gembloux
place-mousty-road = the lane from Mousty
place-louvain-road = the road to Louvain
place-brussels-road = the road to Brussels
place-saint-lambert-road = the way to Saint-Lambert

## Waters

water-dyle = Dyle
water-lasne = Lasne

## Lettering

lettering-suburb = Aisemont
lettering-pont-du-christ = Pont du Christ
lettering-way-brussels = to Brussels
lettering-way-louvain = to Ottenburg and Louvain
lettering-way-gembloux = to Gembloux and Namur
lettering-way-mousty = to Mousty
lettering-way-waterloo = to Saint-Lambert and Waterloo

## Pieces

piece-grouchy = Grouchy
piece-vandamme = Vandamme
piece-gerard = Gérard
piece-pajol = Pajol
piece-exelmans = Exelmans
piece-thielmann = Thielmann
piece-hobe = Hobe
piece-billard = Billard
piece-corsin = Corsin
piece-bty-lefol = Lefol’s battery
piece-gengoult = Gengoult
piece-dupeyroux = Dupeyroux
piece-bty-habert = Habert’s battery
piece-dufour = Dufour
piece-lagarde = Lagarde
piece-bty-berthezene = Berthezène’s battery
piece-bty-12-iii = 12-pounders of III Corps
piece-romme = Romme
piece-schoeffer = Schoeffer
piece-bty-pecheux = Pécheux’s battery
piece-le-capitaine = Le Capitaine
piece-desprez = Desprez
piece-bty-vichery = Vichery’s battery
piece-baume = Baume
piece-toussaint = Toussaint
piece-bty-hulot = Hulot’s battery
piece-vallin = Vallin
piece-berruyer = Berruyer
piece-bty-vallin = Vallin’s horse battery
piece-bty-12-iv = 12-pounders of IV Corps
piece-saint-laurent = Saint-Laurent
piece-ameil = Ameil
piece-bty-pajol = Pajol’s horse battery
piece-lafitte = Lafitte
piece-penne = Penne
piece-bty-teste = Teste’s battery
piece-burthe = Burthe
piece-vincent = Vincent
piece-bty-strolz = Strolz’s horse battery
piece-bonnemains = Bonnemains
piece-berton = Berton
piece-bty-chastel = Chastel’s horse battery
piece-train-iii = train of III Corps
piece-train-iv = train of IV Corps
piece-french-pontoons = French pontoon train
piece-prussian-pontoons = Prussian pontoon train
piece-train-iii-p = Prussian train
piece-zepelin = Zepelin
piece-ditfurth = Ditfurth
piece-kemphen-27 = 27th Infantry
piece-kemphen-lw = 2nd Kurmark Landwehr
piece-luck-3 = 3rd Kurmark Landwehr
piece-luck-4 = 4th Kurmark Landwehr
piece-stuelpnagel-31 = 31st Infantry
piece-stuelpnagel-5 = 5th Kurmark Landwehr
piece-stuelpnagel-6 = 6th Kurmark Landwehr
piece-bty-7 = 12-pounder battery 7
piece-bty-35 = foot battery 35
piece-bty-18h = horse battery 18
piece-bty-19h = horse battery 19
piece-bty-20h = horse battery 20
piece-marwitz = Marwitz
piece-lottum = Lottum
piece-lw-cavalry = Kurmark Landwehr cavalry
piece-stengel = 19th Infantry (Stengel)
piece-stengel-cav = Stengel’s squadrons
piece-borcke-8 = 8th Infantry (Borcke)
piece-borcke-lw = 1st Kurmark Landwehr (Borcke)
piece-bty-18 = foot battery 18
piece-french-vedette-1 = first French vedette
piece-french-vedette-2 = second French vedette
piece-french-vedette-3 = third French vedette
piece-french-vedette-4 = fourth French vedette
piece-french-vedette-5 = fifth French vedette
piece-prussian-vedette-1 = first Prussian vedette
piece-prussian-vedette-2 = second Prussian vedette
piece-prussian-vedette-3 = third Prussian vedette
piece-prussian-vedette-4 = fourth Prussian vedette
