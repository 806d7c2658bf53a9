## Das Paket

pack-rossbach-title = Roßbach, 5. November 1757
pack-rossbach-summary = Soubise und Hildburghausen umgehen Friedrich am hellen Tag; hinter dem Janushügel wartet Seydlitz.

## Szenarien und Siegstufen

scenario-battle = Gefechtsszenario
scenario-main = Hauptszenario
scenario-hildburghausen = Hauptszenario: Hildburghausen hat das Kommando
level-prussia-decisive = Entscheidender Sieg Preußens
level-prussia-substantial = Deutlicher Sieg Preußens
level-prussia-marginal = Knapper Sieg Preußens
level-empire-decisive = Entscheidender Sieg von Reich und Frankreich
level-empire-substantial = Deutlicher Sieg von Reich und Frankreich
level-empire-marginal = Knapper Sieg von Reich und Frankreich

## Gruppen, Flügel, Anführer

group-loudon-saint-germain = Loudon und Saint-Germain
wing-moritz = Moritz
wing-forcade = Forcade
wing-seydlitz = Seydlitz
wing-soubise = Soubise
wing-hildburghausen = Hildburghausen
wing-baden-baden = Baden-Baden
wing-loudon = Loudon
wing-saint-germain = Saint-Germain
leader-friedrich = Friedrich
leader-moritz = Moritz
leader-forcade = Forcade
leader-seydlitz = Seydlitz
leader-soubise = Soubise
leader-hildburghausen = Hildburghausen
leader-baden-baden = Baden-Baden
leader-loudon = Loudon
leader-saint-germain = Saint-Germain

## Einheiten

unit-5-9 = 5/9
unit-13-26 = 13/26
unit-1-23 = 1/23
unit-19-24 = 19/24
unit-gd-6-15 = Garde 6/15
unit-21 = 21
unit-fb-mayr = FB Mayr
unit-hus-1b-8 = Hus 1b/8
unit-cur-10-13 = Kür 10/13
unit-cur-3-7 = Kür 3/7
unit-cur-8 = Kür 8
unit-drg-3-4 = Drg 3/4
unit-hus-1a = Hus 1a
unit-pr-art-1 = Art 1
unit-pr-art-2 = Art 2
unit-piemont = Piémont
unit-st-chamond-cosse = St-Chamond/Cossé
unit-mailly = Mailly
unit-poitou-provence = Poitou/Provence
unit-rohan-beauvoisis = Rohan/Beauvoisis
unit-sw-diesbach-wittmer = Schw Diesbach/Wittmer
unit-sw-planta-salis = Schw Planta/Salis
unit-sw-castella-reding = Schw Castella/Reding
unit-ger-la-marck-st-germain = Dt La Marck/St-Germain
unit-ger-royal-deux-ponts = Dt Royal Deux-Ponts
unit-cav-penthievre = Kav Penthièvre
unit-cav-la-reine = Kav La Reine
unit-cav-lusignan = Kav Lusignan
unit-ger-cav-vol-liegeois = Dt Kav Vol. Liégeois
unit-cur-bretlach = Kür Bretlach
unit-cur-trautmannsdorf = Kür Trautmannsdorf
unit-hus-szecheny = Hus Szecheny
unit-kr-cur-hohenzollern = Kr Kür Hohenzollern
unit-kr-cur-bayreuth = Kr Kür Bayreuth
unit-kr-drg-ansbach-wuerttemberg = Kr Drg Ansbach/Württemberg
unit-kr-blau-wuerzburg = Kr Blau-Würzburg
unit-kr-hessen-darmstadt = Kr Hessen-Darmstadt
unit-kr-kurtrier = Kr Kurtrier
unit-kr-varell = Kr Varell
unit-kr-cronegk = Kr Cronegk
unit-kr-ferntheil = Kr Ferntheil
unit-croats-1 = Kroaten 1
unit-croats-2 = Kroaten 2
unit-hus-splenyi = Hus Splenyi
unit-la-marine = La Marine
unit-touraine-conde = Touraine/Condé
unit-cav-saint-germain = Kav Saint Germain
unit-drg-apchon = Drg Apchon
unit-fr-art-1 = Fr Art 1
unit-fr-art-2 = Fr Art 2
unit-fr-art-3 = Fr Art 3
unit-kr-art-4 = Kr Art 4

## Orte

place-reichardtswerben = Reichardtswerben
place-klein-grosskayna = Klein/Grosskayna
place-rossbach = Roßbach
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
place-pettstaedt-wood = Pettstädter Holz
place-neue-goehle = Neue Göhle
place-camp-woods = Lagerholz
place-geisel-meadows = Geiselwiesen
place-janus = Janushügel
place-camp-rise = Lagerhöhe
place-schortau-heights = Schortauer Höhen
place-tagewerben-hollow = Grund von Tagewerben
place-poelzen = Pölzenhügel
place-galgenberg = Galgenberg
water-leiha-brook = Leihabach
water-schortau-brook = Schortauer Bach
water-petzkendorf-brook = Petzkendorfer Bach
water-geisel = Geisel
way-weissenfels = Nach Weißenfels
way-freyburg = Nach Freyburg
way-naumburg = Nach Naumburg
way-merseburg = Nach Merseburg
