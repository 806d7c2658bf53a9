## The pack

pack-wavre-title = Wavre, 18. und 19. Juni 1815
pack-wavre-summary = Im Westen donnern die Kanonen von Waterloo, und Grouchy findet ein preußisches Korps hinter der angeschwollenen Dyle. Bei Wavre ist jede Brücke verrammelt, besetzt oder zerstört; flussaufwärts, bei Limal, sind sie unversehrt, und die Nacht kommt.

## Scenarios

scenario-wavre = Beide Tage, sechzehn Runden
scenario-wavre-first-day = Nur der 18. Juni, sechs Runden

## Levels of victory

level-prussia-decisive = Entscheidender Sieg Preußens
level-prussia-marginal = Knapper Sieg Preußens
level-france-decisive = Entscheidender Sieg der Franzosen
level-france-marginal = Knapper Sieg der Franzosen
level-draw = Unentschieden

## Options and areas

option-borcke-label = Borcke kann zurückgerufen werden
option-borcke-help = Ab sieben Uhr abends darf Thielmann die Brigade zurückrufen, die irrtümlich abmarschiert ist. Das kostet fünf Punkte.
option-free-march-label = Vandamme und Exelmans marschieren frei
option-free-march-help = Sie sind nicht bis acht Uhr abends an den Osten der Karte gebunden, und Infanterie, die rechtzeitig nach Waterloo abmarschiert, zählt doppelt. Die Preußen haben von Anfang an fünf Punkte.
option-pontoons-label = Die Franzosen haben Pontons
option-pontoons-help = Um sieben Uhr abends kommt mit der letzten Kolonne des IV. Korps ein Pontonzug. Eine Brücke kann er legen, wo beide Ufer flach sind oder einen Weg haben.
area-left-bank = das linke Ufer

## Formations

formation-iii-corps = III. Korps
formation-iv-corps = IV. Korps
formation-i-cavalry = I. Kavalleriekorps
formation-ii-cavalry = II. Kavalleriekorps
formation-iii-prussian-corps = III. preußisches Korps
formation-reserve-cavalry = preußische Reservekavallerie
formation-stengel = Detachement Stengel

## Places

place-wavre = Wavre
place-wavre-suburb = die Vorstadt von Wavre
place-basse-wavre = Basse-Wavre
place-bierges = Bierges
place-limal = Limal
place-limelette = Limelette
place-rixensart = Rixensart
place-rosieres = Rosières
place-bierges-mill = Moulin de Bierges
place-la-bawette = La Bawette
place-la-bourse = La Bourse
place-dyle-meadows = die Wiesen der Dyle
place-bois-de-rixensart = Bois de Rixensart
place-bois-de-lauzelle = Bois de Lauzelle
place-bois-des-vallees = Bois des Vallées
place-bois-de-beaumont = Bois de Beaumont
place-bois-de-la-bawette = Bois de la Bawette
place-left-brow = der Rand des linken Ufers
place-right-brow = der Rand des rechten Ufers
place-le-pelerin = Le Pèlerin
place-profondsart = Profondsart
place-chambre = Chambre
place-sainte-anne = Sainte-Anne
place-lauzelle = Lauzelle
place-gembloux-road = die Straße von Gembloux
place-mousty-road = der Weg von Mousty
place-louvain-road = die Straße nach Löwen
place-brussels-road = die Straße nach Brüssel
place-saint-lambert-road = der Weg nach Saint-Lambert

## Waters

water-dyle = Dyle
water-lasne = Lasne

## Lettering

lettering-suburb = Aisemont
lettering-pont-du-christ = Pont du Christ
lettering-way-brussels = nach Brüssel
lettering-way-louvain = nach Ottenburg und Löwen
lettering-way-gembloux = nach Gembloux und Namur
lettering-way-mousty = nach Mousty
lettering-way-waterloo = nach Saint-Lambert und Waterloo

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
piece-bty-lefol = Batterie Lefol
piece-gengoult = Gengoult
piece-dupeyroux = Dupeyroux
piece-bty-habert = Batterie Habert
piece-dufour = Dufour
piece-lagarde = Lagarde
piece-bty-berthezene = Batterie Berthezène
piece-bty-12-iii = Zwölfpfünder des III. Korps
piece-romme = Romme
piece-schoeffer = Schoeffer
piece-bty-pecheux = Batterie Pécheux
piece-le-capitaine = Le Capitaine
piece-desprez = Desprez
piece-bty-vichery = Batterie Vichery
piece-baume = Baume
piece-toussaint = Toussaint
piece-bty-hulot = Batterie Hulot
piece-vallin = Vallin
piece-berruyer = Berruyer
piece-bty-vallin = reitende Batterie Vallin
piece-bty-12-iv = Zwölfpfünder des IV. Korps
piece-saint-laurent = Saint-Laurent
piece-ameil = Ameil
piece-bty-pajol = reitende Batterie Pajol
piece-lafitte = Lafitte
piece-penne = Penne
piece-bty-teste = Batterie Teste
piece-burthe = Burthe
piece-vincent = Vincent
piece-bty-strolz = reitende Batterie Strolz
piece-bonnemains = Bonnemains
piece-berton = Berton
piece-bty-chastel = reitende Batterie Chastel
piece-train-iii = Versorgungszug des III. Korps
piece-train-iv = Versorgungszug des IV. Korps
piece-french-pontoons = französischer Pontonzug
piece-prussian-pontoons = preußischer Pontonzug
piece-train-iii-p = preußischer Versorgungszug
piece-zepelin = Zepelin
piece-ditfurth = Ditfurth
piece-kemphen-27 = 27. Infanterie
piece-kemphen-lw = 2. kurmärkische Landwehr
piece-luck-3 = 3. kurmärkische Landwehr
piece-luck-4 = 4. kurmärkische Landwehr
piece-stuelpnagel-31 = 31. Infanterie
piece-stuelpnagel-5 = 5. kurmärkische Landwehr
piece-stuelpnagel-6 = 6. kurmärkische Landwehr
piece-bty-7 = Zwölfpfünderbatterie 7
piece-bty-35 = Fußbatterie 35
piece-bty-18h = reitende Batterie 18
piece-bty-19h = reitende Batterie 19
piece-bty-20h = reitende Batterie 20
piece-marwitz = Marwitz
piece-lottum = Lottum
piece-lw-cavalry = kurmärkische Landwehrkavallerie
piece-stengel = 19. Infanterie (Stengel)
piece-stengel-cav = Schwadronen Stengel
piece-borcke-8 = 8. Infanterie (Borcke)
piece-borcke-lw = 1. kurmärkische Landwehr (Borcke)
piece-bty-18 = Fußbatterie 18
piece-french-vedette-1 = erste französische Vedette
piece-french-vedette-2 = zweite französische Vedette
piece-french-vedette-3 = dritte französische Vedette
piece-french-vedette-4 = vierte französische Vedette
piece-french-vedette-5 = fünfte französische Vedette
piece-prussian-vedette-1 = erste preußische Vedette
piece-prussian-vedette-2 = zweite preußische Vedette
piece-prussian-vedette-3 = dritte preußische Vedette
piece-prussian-vedette-4 = vierte preußische Vedette
