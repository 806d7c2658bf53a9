## The pack

pack-quatre-bras-title = Quatre Bras, 16 June 1815
pack-quatre-bras-summary = Four roads meet at an inn. Ney must take the crossroads before Wellington’s columns are there. How thin the Dutch and the Nassauers stand behind the crests and in the wood, he does not know.

## Scenarios

scenario-quatre-bras = The battle
scenario-gemioncourt = Learning scenario: Gemioncourt, three turns

## Levels of victory

level-allies-decisive = Allied decisive victory
level-allies-marginal = Allied marginal victory
level-france-decisive = French decisive victory
level-france-marginal = French marginal victory
level-allies = Allied victory
level-france = French victory
level-draw = A draw

## Options

option-d-erlon-label = D’Erlon may be called
option-d-erlon-help = From three o’clock on the French may call I Corps, group by group. Each group costs points, since it is missing at Ligny.
option-history-label = Kellermann with one brigade
option-history-help = As in history only Guiton’s cuirassiers and their battery come up. The French need two points less for a victory.
option-dusk-label = A last turn at nine
option-dusk-help = The battle goes on until dark: one sees the next hex, and nobody bombards or charges. The head of d’Erlon’s corps arrives.

## Sides

side-allies = the Allies

## Formations

formation-ii-corps = II Corps
formation-iii-cavalry = III Cavalry Corps
formation-guard-cavalry = the light cavalry of the Guard
formation-i-corps = I Corps
formation-second-netherlands = 2nd Netherlands Division
formation-netherlands-cavalry = Netherlands cavalry
formation-fifth-division = 5th Division
formation-brunswickers = the Brunswickers
formation-third-division = 3rd Division
formation-first-division = 1st Division (Guards)

## Places

place-quatre-bras = Quatre Bras
place-piraumont = Piraumont
place-thyle = Thyle
place-frasnes = Frasnes
place-sart-dames-avelines = Sart-Dames-Avelines
place-baisy = Baisy
place-houtain-le-val = Houtain-le-Val
place-reves = Rèves
place-villers-perwin = Villers-Perwin
place-gemioncourt = Gemioncourt
place-grand-pierrepont = Grand Pierrepont
place-gemioncourt-enclosures = the gardens of Gemioncourt
place-thyle-meadows = the Thyle meadows
place-bois-de-bossu = Bois de Bossu
place-bois-de-la-hutte = Bois de la Hutte
place-bois-des-cherris = Bois des Cherris
place-bois-de-baisy = Bois de Baisy
place-bois-de-reves = Bois de Rèves
place-bois-de-l-hermitage = Bois de l’Hermitage
place-thyle-east-bank = the east bank of the Thyle
place-la-bergerie = La Bergerie
place-lairalle = Lairalle
place-petit-pierrepont = Petit Pierrepont
place-balcan = Le Balcan
place-genappe-road = the road from Genappe
place-nivelles-road = the road from Nivelles
place-marbais-road = the road from Marbais
place-charleroi-road = the road from Charleroi
place-villers-road = the lane from Ligny
place-frasnes-side = the road from Frasnes
place-genappe-side = the road from the north
place-nivelles-side = the road from the west

## Waters

water-gemioncourt-brook = Gemioncourt brook
water-etang-materne = Étang Materne
water-thyle = Thyle
water-dyle = Dyle

## Lettering

lettering-height-gemioncourt = Height of Gemioncourt
lettering-way-genappe = to Genappe and Brussels
lettering-way-nivelles = to Nivelles
lettering-way-namur = to Namur
lettering-way-charleroi = to Gosselies and Charleroi
lettering-way-ligny = to Ligny

## Pieces

piece-ney = Ney
piece-wellington = Wellington
piece-reille = Reille
piece-kellermann = Kellermann
piece-lefebvre-desnouettes = Lefebvre-Desnouettes
piece-d-erlon = d’Erlon
piece-orange = Prince of Orange
piece-perponcher = Perponcher
piece-picton = Picton
piece-brunswick = Duke of Brunswick
piece-alten = Alten
piece-cooke = Cooke
piece-husson = Husson
piece-campi = Campi
piece-bty-bachelu = Bachelu’s battery
piece-gauthier = Gauthier
piece-jamin = Jamin
piece-bty-foy = Foy’s battery
piece-bauduin = Bauduin
piece-soye = Soye
piece-bty-jerome = Jérôme’s battery
piece-hubert = Hubert
piece-wathiez = Wathiez
piece-bty-pire = Piré’s horse battery
piece-bty-12-ii = 12-pounders of II Corps
piece-guiton = Guiton
piece-picquet = Picquet
piece-bty-lheritier = L’Héritier’s horse battery
piece-blancard = Blancard
piece-donop = Donop
piece-bty-roussel = Roussel’s horse battery
piece-gc-chasseurs = Chasseurs of the Guard
piece-gc-lancers = Lancers of the Guard
piece-bty-gc-1 = 1st horse battery of the Guard
piece-bty-gc-2 = 2nd horse battery of the Guard
piece-charlet = Charlet
piece-bourgeois = Bourgeois
piece-schmitz = Schmitz
piece-aulard = Aulard
piece-nogues = Noguès
piece-grenier = Grenier
piece-pegot = Pégot
piece-brue = Brue
piece-bty-quiot = Quiot’s battery
piece-bty-donzelot = Donzelot’s battery
piece-bty-marcognet = Marcognet’s battery
piece-bty-durutte = Durutte’s battery
piece-bruno = Bruno
piece-gobrecht = Gobrecht
piece-bty-jacquinot = Jacquinot’s horse battery
piece-bty-12-i = 12-pounders of I Corps
piece-train-ii = train of II Corps
piece-train-i = train of I Corps
piece-jagers-27 = 27th Jägers
piece-bylandt = Bylandt
piece-nassau-2 = 2nd Nassau
piece-orange-nassau = Orange-Nassau
piece-bty-bijleveld = Bijleveld’s horse battery
piece-bty-stevenart = Stevenart’s battery
piece-van-merlen = van Merlen
piece-kempt = Kempt
piece-pack = Pack
piece-best = Best
piece-bty-rogers = Rogers’ battery
piece-bty-braun = Braun’s battery
piece-br-light = Brunswick light brigade
piece-br-line = Brunswick line brigade
piece-br-cavalry = Brunswick hussars and uhlans
piece-br-foot-bty = Brunswick foot battery
piece-br-horse-bty = Brunswick horse battery
piece-c-halkett = Colin Halkett
piece-kielmansegge = Kielmansegge
piece-bty-lloyd = Lloyd’s battery
piece-bty-cleeves = Cleeves’ battery
piece-maitland = Maitland
piece-byng = Byng
piece-bty-sandham = Sandham’s battery
piece-bty-kuhlmann = Kuhlmann’s horse battery
piece-train-nl = Netherlands train
piece-train-british = British train
piece-french-vedette-1 = first French vedette
piece-french-vedette-2 = second French vedette
piece-french-vedette-3 = third French vedette
piece-french-vedette-4 = fourth French vedette
piece-french-vedette-5 = fifth French vedette
piece-french-vedette-6 = sixth French vedette
piece-french-vedette-7 = seventh French vedette
piece-french-vedette-8 = eighth French vedette
piece-allied-vedette-1 = first allied vedette
piece-allied-vedette-2 = second allied vedette
piece-allied-vedette-3 = third allied vedette
piece-allied-vedette-4 = fourth allied vedette
