## The pack

pack-rossbach-title = Rossbach, 5 November 1757
pack-rossbach-summary = Soubise and Hildburghausen march round Frederick in broad daylight; Seydlitz waits behind the Janus Hill.

## Scenarios and levels of victory

scenario-battle = Battle scenario
scenario-main = Main scenario
scenario-hildburghausen = Main scenario: Hildburghausen in charge
level-prussia-decisive = Prussian decisive victory
level-prussia-substantial = Prussian substantial victory
level-prussia-marginal = Prussian marginal victory
level-empire-decisive = Imperial and French decisive victory
level-empire-substantial = Imperial and French substantial victory
level-empire-marginal = Imperial and French marginal victory

## Groups, wings, leaders

group-loudon-saint-germain = Loudon and Saint-Germain
wing-moritz = Moritz
wing-forcade = Forcade
wing-seydlitz = Seydlitz
wing-soubise = Soubise
wing-hildburghausen = Hildburghausen
wing-baden-baden = Baden-Baden
wing-loudon = Loudon
wing-saint-germain = Saint-Germain
leader-friedrich = Frederick
leader-moritz = Moritz
leader-forcade = Forcade
leader-seydlitz = Seydlitz
leader-soubise = Soubise
leader-hildburghausen = Hildburghausen
leader-baden-baden = Baden-Baden
leader-loudon = Loudon
leader-saint-germain = Saint-Germain

## Units

unit-5-9 = 5/9
unit-13-26 = 13/26
unit-1-23 = 1/23
unit-19-24 = 19/24
unit-gd-6-15 = Guard 6/15
unit-21 = 21
unit-fb-mayr = FB Mayr
unit-hus-1b-8 = Hus 1b/8
unit-cur-10-13 = Cur 10/13
unit-cur-3-7 = Cur 3/7
unit-cur-8 = Cur 8
unit-drg-3-4 = Drg 3/4
unit-hus-1a = Hus 1a
unit-pr-art-1 = Art 1
unit-pr-art-2 = Art 2
unit-piemont = Piémont
unit-st-chamond-cosse = St-Chamond/Cossé
unit-mailly = Mailly
unit-poitou-provence = Poitou/Provence
unit-rohan-beauvoisis = Rohan/Beauvoisis
unit-sw-diesbach-wittmer = Sw Diesbach/Wittmer
unit-sw-planta-salis = Sw Planta/Salis
unit-sw-castella-reding = Sw Castella/Reding
unit-ger-la-marck-st-germain = Ger La Marck/St-Germain
unit-ger-royal-deux-ponts = Ger Royal Deux-Ponts
unit-cav-penthievre = Cav Penthièvre
unit-cav-la-reine = Cav La Reine
unit-cav-lusignan = Cav Lusignan
unit-ger-cav-vol-liegeois = Ger Cav Vol. Liégeois
unit-cur-bretlach = Cur Bretlach
unit-cur-trautmannsdorf = Cur Trautmannsdorf
unit-hus-szecheny = Hus Szecheny
unit-kr-cur-hohenzollern = Kr Cur Hohenzollern
unit-kr-cur-bayreuth = Kr Cur Bayreuth
unit-kr-drg-ansbach-wuerttemberg = Kr Drg Ansbach/Württemberg
unit-kr-blau-wuerzburg = Kr Blau-Würzburg
unit-kr-hessen-darmstadt = Kr Hessen-Darmstadt
unit-kr-kurtrier = Kr Kurtrier
unit-kr-varell = Kr Varell
unit-kr-cronegk = Kr Cronegk
unit-kr-ferntheil = Kr Ferntheil
unit-croats-1 = Croats 1
unit-croats-2 = Croats 2
unit-hus-splenyi = Hus Splenyi
unit-la-marine = La Marine
unit-touraine-conde = Touraine/Condé
unit-cav-saint-germain = Cav Saint Germain
unit-drg-apchon = Drg Apchon
unit-fr-art-1 = Fr Art 1
unit-fr-art-2 = Fr Art 2
unit-fr-art-3 = Fr Art 3
unit-kr-art-4 = Kr Art 4

## Places

place-reichardtswerben = Reichardtswerben
place-klein-grosskayna = Klein/Grosskayna
place-rossbach = Rossbach
place-nahlendorf = Nahlendorf
place-lundstaedt = Lundstädt
place-leiha = Leiha
place-almsdorf = Almsdorf
place-groest = Gröst
place-schortau = Schortau
place-bedra = Bedra
place-braunsdorf = Braunsdorf
place-branderoda = Branderoda
place-muecheln = Mücheln
place-sankt-ulrich = St. Ulrich
place-krumpa = Krumpa
place-neumark = Neumark
place-naundorf = Naundorf
place-koerbisdorf = Körbisdorf
place-runstedt = Runstedt
place-frankleben = Frankleben
place-tagewerben = Tagewerben
place-obschuetz = Obschütz
place-storkau = Storkau
place-pettstaedt = Pettstädt
place-zeuchfeld = Zeuchfeld
place-schleberoda = Schleberoda
place-pettstaedt-wood = Wood of Pettstädt
place-neue-goehle = Neue Göhle
place-camp-woods = Camp woods
place-geisel-meadows = Geisel meadows
place-janus = Janus Hill
place-camp-rise = Camp Rise
place-schortau-heights = Schortau Heights
place-tagewerben-hollow = Hollow of Tagewerben
place-poelzen = Pölzen Hill
place-galgenberg = Galgenberg
water-leiha-brook = Leiha brook
water-schortau-brook = Schortau brook
water-petzkendorf-brook = Petzkendorf brook
water-geisel = Geisel
way-weissenfels = To Weissenfels
way-freyburg = To Freyburg
way-naumburg = To Naumburg
way-merseburg = To Merseburg
