## The pack

pack-quatre-bras-title = Quatre-Bras, 16. Juni 1815
pack-quatre-bras-summary = Vier Straßen kreuzen sich an einem Gasthof. Ney muss die Kreuzung nehmen, ehe Wellingtons Kolonnen da sind. Wie dünn die Niederländer und Nassauer hinter den Höhen und im Wald stehen, weiß er nicht.

## Scenarios

scenario-quatre-bras = Die Schlacht
scenario-gemioncourt = Lernszenario: Gemioncourt, drei Runden

## Levels of victory

level-allies-decisive = Entscheidender Sieg der Alliierten
level-allies-marginal = Knapper Sieg der Alliierten
level-france-decisive = Entscheidender Sieg der Franzosen
level-france-marginal = Knapper Sieg der Franzosen
level-allies = Sieg der Alliierten
level-france = Sieg der Franzosen
level-draw = Unentschieden

## Options

option-d-erlon-label = D’Erlon kann gerufen werden
option-d-erlon-help = Ab drei Uhr dürfen die Franzosen das I. Korps rufen, Gruppe um Gruppe. Jede Gruppe kostet Punkte, denn sie fehlt bei Ligny.
option-history-label = Kellermann mit einer Brigade
option-history-help = Wie in der Geschichte kommen nur Guitons Kürassiere und ihre Batterie. Die Franzosen brauchen zwei Punkte weniger zum Sieg.
option-dusk-label = Eine letzte Runde um neun
option-dusk-help = Die Schlacht dauert, bis es dunkel ist: Man sieht ein Feld weit, niemand bombardiert oder attackiert. Die Spitze von d’Erlons Korps trifft ein.

## Sides

side-allies = die Alliierten

## Formations

formation-ii-corps = II. Korps
formation-iii-cavalry = III. Kavalleriekorps
formation-guard-cavalry = die leichte Gardekavallerie
formation-i-corps = I. Korps
formation-second-netherlands = 2. niederländische Division
formation-netherlands-cavalry = niederländische Kavallerie
formation-fifth-division = 5. Division
formation-brunswickers = die Braunschweiger
formation-third-division = 3. Division
formation-first-division = 1. Division (Garde)

## Places

place-quatre-bras = Quatre-Bras
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
place-gemioncourt-enclosures = die Gärten von Gemioncourt
place-thyle-meadows = die Wiesen der Thyle
place-bois-de-bossu = Bois de Bossu
place-bois-de-la-hutte = Bois de la Hutte
place-bois-des-cherris = Bois des Cherris
place-bois-de-baisy = Bois de Baisy
place-bois-de-reves = Bois de Rèves
place-bois-de-l-hermitage = Bois de l’Hermitage
place-thyle-east-bank = das Ostufer der Thyle
place-la-bergerie = La Bergerie
place-lairalle = Lairalle
place-petit-pierrepont = Petit Pierrepont
place-balcan = Le Balcan
place-genappe-road = die Straße von Genappe
place-nivelles-road = die Straße von Nivelles
place-marbais-road = die Straße von Marbais
place-charleroi-road = die Straße von Charleroi
place-villers-road = der Weg von Ligny
place-frasnes-side = die Straße von Frasnes
place-genappe-side = die Straße von Norden
place-nivelles-side = die Straße von Westen

## Waters

water-gemioncourt-brook = Bach von Gemioncourt
water-etang-materne = Étang Materne
water-thyle = Thyle
water-dyle = Dyle

## Lettering

lettering-height-gemioncourt = Höhe von Gemioncourt
lettering-way-genappe = nach Genappe und Brüssel
lettering-way-nivelles = nach Nivelles
lettering-way-namur = nach Namur
lettering-way-charleroi = nach Gosselies und Charleroi
lettering-way-ligny = nach Ligny

## Pieces

piece-ney = Ney
piece-wellington = Wellington
piece-reille = Reille
piece-kellermann = Kellermann
piece-lefebvre-desnouettes = Lefebvre-Desnouettes
piece-d-erlon = d’Erlon
piece-orange = Prinz von Oranien
piece-perponcher = Perponcher
piece-picton = Picton
piece-brunswick = Herzog von Braunschweig
piece-alten = Alten
piece-cooke = Cooke
piece-husson = Husson
piece-campi = Campi
piece-bty-bachelu = Batterie Bachelu
piece-gauthier = Gauthier
piece-jamin = Jamin
piece-bty-foy = Batterie Foy
piece-bauduin = Bauduin
piece-soye = Soye
piece-bty-jerome = Batterie Jérôme
piece-hubert = Hubert
piece-wathiez = Wathiez
piece-bty-pire = reitende Batterie Piré
piece-bty-12-ii = Zwölfpfünder des II. Korps
piece-guiton = Guiton
piece-picquet = Picquet
piece-bty-lheritier = reitende Batterie L’Héritier
piece-blancard = Blancard
piece-donop = Donop
piece-bty-roussel = reitende Batterie Roussel
piece-gc-chasseurs = Gardejäger zu Pferd
piece-gc-lancers = Gardelanciers
piece-bty-gc-1 = 1. reitende Gardebatterie
piece-bty-gc-2 = 2. reitende Gardebatterie
piece-charlet = Charlet
piece-bourgeois = Bourgeois
piece-schmitz = Schmitz
piece-aulard = Aulard
piece-nogues = Noguès
piece-grenier = Grenier
piece-pegot = Pégot
piece-brue = Brue
piece-bty-quiot = Batterie Quiot
piece-bty-donzelot = Batterie Donzelot
piece-bty-marcognet = Batterie Marcognet
piece-bty-durutte = Batterie Durutte
piece-bruno = Bruno
piece-gobrecht = Gobrecht
piece-bty-jacquinot = reitende Batterie Jacquinot
piece-bty-12-i = Zwölfpfünder des I. Korps
piece-train-ii = Versorgungszug des II. Korps
piece-train-i = Versorgungszug des I. Korps
piece-jagers-27 = 27. Jäger
piece-bylandt = Bylandt
piece-nassau-2 = 2. Nassau
piece-orange-nassau = Oranien-Nassau
piece-bty-bijleveld = reitende Batterie Bijleveld
piece-bty-stevenart = Batterie Stevenart
piece-van-merlen = van Merlen
piece-kempt = Kempt
piece-pack = Pack
piece-best = Best
piece-bty-rogers = Batterie Rogers
piece-bty-braun = Batterie Braun
piece-br-light = Braunschweiger leichte Brigade
piece-br-line = Braunschweiger Linienbrigade
piece-br-cavalry = Braunschweiger Husaren und Ulanen
piece-br-foot-bty = Braunschweiger Fußbatterie
piece-br-horse-bty = Braunschweiger reitende Batterie
piece-c-halkett = Colin Halkett
piece-kielmansegge = Kielmansegg
piece-bty-lloyd = Batterie Lloyd
piece-bty-cleeves = Batterie Cleeves
piece-maitland = Maitland
piece-byng = Byng
piece-bty-sandham = Batterie Sandham
piece-bty-kuhlmann = reitende Batterie Kuhlmann
piece-train-nl = niederländischer Versorgungszug
piece-train-british = britischer Versorgungszug
piece-french-vedette-1 = erste französische Vedette
piece-french-vedette-2 = zweite französische Vedette
piece-french-vedette-3 = dritte französische Vedette
piece-french-vedette-4 = vierte französische Vedette
piece-french-vedette-5 = fünfte französische Vedette
piece-french-vedette-6 = sechste französische Vedette
piece-french-vedette-7 = siebte französische Vedette
piece-french-vedette-8 = achte französische Vedette
piece-allied-vedette-1 = erste alliierte Vedette
piece-allied-vedette-2 = zweite alliierte Vedette
piece-allied-vedette-3 = dritte alliierte Vedette
piece-allied-vedette-4 = vierte alliierte Vedette
