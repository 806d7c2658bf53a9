## The pack

pack-napoleon-drill-title = Der napoleonische Übungsplatz
pack-napoleon-drill-summary = Ein kleines Feld mit jedem Gelände und jeder Art von Truppen, die die Regeln kennen.

## Scenarios

scenario-crossing = Über den Fluss
scenario-hand-to-hand = Auf Tuchfühlung
scenario-onset = In der Attacke
scenario-overnight = Durch die Nacht
scenario-columns = Anmarschierende Kolonnen
scenario-cards = Mit Karten
scenario-withdrawal = Zurück vom Fluss
scenario-corner = Eine Ecke des Geländes
scenario-bridges = Brücken halten

## Sides and formations

side-allies = die Alliierten
formation-ii-corps = II. Korps
formation-iii-cavalry = III. Kavalleriekorps
formation-guard = die Garde
formation-fifth-division = 5. Division
formation-brunswickers = die Braunschweiger
formation-netherlands = die Niederländer

## Places

place-drill-town = Übungsstadt
place-upper-town = Oberstadt
place-drill-wood = Übungswald
place-drill-marsh = der Sumpf
place-drill-orchard = der Obstgarten
place-drill-chateau = das Schloss
place-hunting-lodge = das Jagdschloss
place-game-park = der Wildpark
place-drill-hill = Übungshügel
place-far-road = die ferne Straße
place-north-road = die Straße im Norden
place-south-road = die Straße im Süden
place-drill-edge = der Rand im Norden
area-drill-south = den Süden
water-brook = der Bach
water-river = der Fluss
water-lake = der See

## Pieces

piece-napoleon = Napoleon
piece-ney = Ney
piece-reille = Reille
piece-kellermann = Kellermann
piece-drouot = Drouot
piece-husson = Husson
piece-campi = Campi
piece-garbe = Garbe
piece-gauthier = Gauthier
piece-jamin = Jamin
piece-bauduin = Bauduin
piece-soye = Soye
piece-conscripts = Rekrutenbrigade
piece-pire = Piré
piece-guns-2 = Zwölfpfünderbatterie
piece-guns-5 = leichte Batterie
piece-horse-guns = reitende Batterie
piece-guiton = Guiton
piece-picquet = Picquet
piece-friant = Friant
piece-french-vedette-1 = erste französische Vedette
piece-french-vedette-2 = zweite französische Vedette
piece-french-train = französischer Versorgungszug
piece-french-pontoons = französischer Pontonzug
piece-wellington = Wellington
piece-orange = Prinz von Oranien
piece-picton = Picton
piece-brunswick = Herzog von Braunschweig
piece-kempt = Kempt
piece-pack = Pack
piece-best = Best
piece-light-brigade = leichte Brigade
piece-line-brigade = Linienbrigade
piece-bylandt = Bylandt
piece-saxe-weimar = Sachsen-Weimar
piece-rogers = Rogers
piece-hussars = Husarenregiment
piece-uhlans = Ulanenregiment
piece-bijleveld = Bijleveld
piece-van-merlen = van Merlen
piece-allied-vedette-1 = erste alliierte Vedette
piece-allied-vedette-2 = zweite alliierte Vedette
piece-allied-train = alliierter Versorgungszug
piece-french-vedette-3 = dritte französische Vedette
piece-french-vedette-4 = vierte französische Vedette
piece-great-battery = große Batterie
piece-bavarians = bayerische Brigade
piece-marulaz = Marulaz
piece-guard-lancers = Gardelanciers
piece-border-guards = Grenzer
piece-allied-pontoons = alliierter Pontonzug
piece-netherlands-train = niederländischer Versorgungszug
piece-army-train = Versorgungszug der Armee
piece-blancard = Blancard

## Punkte und Optionen

level-drill-allied-decisive = Entscheidender Sieg der Alliierten
level-drill-allied-marginal = Knapper Sieg der Alliierten
level-drill-french-marginal = Knapper Sieg der Franzosen
level-drill-draw = Unentschieden
option-drill-relief-label = Entsatz
option-drill-relief-help = Die Garde kann ab dem zweiten Spielzug gerufen werden.
option-drill-late-label = Ein letzter Spielzug
option-drill-late-help = Die Schlacht geht bis zur Dunkelheit weiter.
option-drill-feud-label = Eine Fehde
option-drill-feud-help = Der Hügel zählt für die Alliierten, und die Franzosen siegen leichter.
