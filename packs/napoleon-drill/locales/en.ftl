## The pack

pack-napoleon-drill-title = The Napoleonic drill ground
pack-napoleon-drill-summary = A small field with every kind of ground and every kind of troops that the rules know.

## Scenarios

scenario-crossing = Across the river
scenario-hand-to-hand = Hand to hand
scenario-onset = At the charge
scenario-overnight = Through the night
scenario-columns = Columns on the march
scenario-cards = With cards
scenario-withdrawal = Back from the river
scenario-corner = A corner of the ground
scenario-bridges = Bridges to hold

## Sides and formations

side-allies = the Allies
formation-ii-corps = II Corps
formation-iii-cavalry = III Cavalry Corps
formation-guard = the Guard
formation-fifth-division = 5th Division
formation-brunswickers = the Brunswickers
formation-netherlands = the Netherlanders

## Places

place-drill-town = Drill Town
place-upper-town = Upper Town
place-drill-wood = Drill Wood
place-drill-marsh = the marsh
place-drill-orchard = the orchard
place-drill-chateau = the chateau
place-hunting-lodge = the hunting lodge
place-game-park = the game park
place-drill-hill = Drill Hill
place-far-road = the far road
place-north-road = the road in the north
place-south-road = the road in the south
place-drill-edge = the edge in the north
area-drill-south = the south
water-brook = the brook
water-river = the river
water-lake = the lake

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
piece-conscripts = conscript brigade
piece-pire = Piré
piece-guns-2 = 12-pounder battery
piece-guns-5 = light battery
piece-horse-guns = horse battery
piece-guiton = Guiton
piece-picquet = Picquet
piece-friant = Friant
piece-french-vedette-1 = first French vedette
piece-french-vedette-2 = second French vedette
piece-french-train = French supply train
piece-french-pontoons = French pontoon train
piece-wellington = Wellington
piece-orange = Prince of Orange
piece-picton = Picton
piece-brunswick = Duke of Brunswick
piece-kempt = Kempt
piece-pack = Pack
piece-best = Best
piece-light-brigade = light brigade
piece-line-brigade = line brigade
piece-bylandt = Bylandt
piece-saxe-weimar = Saxe-Weimar
piece-rogers = Rogers
piece-hussars = hussar regiment
piece-uhlans = uhlan regiment
piece-bijleveld = Bijleveld
piece-van-merlen = van Merlen
piece-allied-vedette-1 = first allied vedette
piece-allied-vedette-2 = second allied vedette
piece-allied-train = allied supply train
piece-french-vedette-3 = third French vedette
piece-french-vedette-4 = fourth French vedette
piece-great-battery = great battery
piece-bavarians = Bavarian brigade
piece-marulaz = Marulaz
piece-guard-lancers = Lancers of the Guard
piece-border-guards = Border Guards
piece-allied-pontoons = allied pontoon train
piece-netherlands-train = Netherlands supply train
piece-army-train = army supply train
piece-blancard = Blancard

## Points and options

level-drill-allied-decisive = Allied decisive victory
level-drill-allied-marginal = Allied marginal victory
level-drill-french-marginal = French marginal victory
level-drill-draw = A draw
option-drill-relief-label = Relief
option-drill-relief-help = The Guard may be called from the second turn on.
option-drill-late-label = A last turn
option-drill-late-help = The battle goes on until dark.
option-drill-feud-label = A feud
option-drill-feud-help = The hill counts for the Allies, and the French win more easily.
