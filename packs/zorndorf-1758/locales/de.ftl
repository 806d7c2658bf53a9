## Das Paket

pack-zorndorf-title = Zorndorf, 25. August 1758
pack-zorndorf-summary = In der Augusthitze umgeht Friedrich ein Heer, das nicht weichen will. Die wildeste Schlacht des Krieges, zwischen Gründen, Rauch und Wagen.

## Szenarien und Siegstufen

scenario-battle = Gefechtsszenario
scenario-main = Hauptszenario
scenario-free = Hauptszenario: freie Aufstellung
level-prussia-decisive = Entscheidender Sieg Preußens
level-russia-decisive = Entscheidender Sieg Russlands
level-prussia-substantial = Deutlicher Sieg Preußens
level-russia-substantial = Deutlicher Sieg Russlands
level-prussia-marginal = Knapper Sieg Preußens
level-russia-marginal = Knapper Sieg Russlands

## Gruppen, Flügel, Anführer

group-dohna = Dohnas versagter Flügel
group-observation-corps = Brownes Observationskorps
wing-manteuffel = Manteuffel
wing-kanitz = Kanitz
wing-forcade = Forcade
wing-dohna = Dohna
wing-seydlitz = Seydlitz
wing-biberstein = Biberstein
wing-schorlemer = Schorlemer
wing-goltzin = Golizyn
wing-saltikov = Saltykow
wing-browne = Browne
wing-demiku = Demiku
wing-gaugreben = Gaugreben
leader-friedrich = Friedrich
leader-moritz = Moritz
leader-manteuffel = Manteuffel
leader-kanitz = Kanitz
leader-forcade = Forcade
leader-dohna = Dohna
leader-seydlitz = Seydlitz
leader-biberstein = Biberstein
leader-schorlemer = Schorlemer
leader-fermor = Fermor
leader-goltzin = Golizyn
leader-saltikov = Saltykow
leader-browne = Browne
leader-demiku = Demiku
leader-gaugreben = Gaugreben

## Einheiten

unit-gren-1 = Gren 1
unit-2-gren = 2/Gren
unit-7-46 = 7/46
unit-4-22 = 4/22
unit-gren-3 = Gren 3
unit-16-40 = 16/40
unit-49-37 = 49/37
unit-18-23 = 18/23
unit-25-27 = 25/27
unit-11-14 = 11/14
unit-cur-10-13 = Kür 10/13
unit-cur-8 = Kür 8
unit-drg-1-4 = Drg 1/4
unit-hus-2 = Hus 2
unit-hus-7 = Hus 7
unit-drg-6 = Drg 6
unit-drg-7-8 = Drg 7/8
unit-cur-2-5 = Kür 2/5
unit-crb-11 = Krb 11
unit-hus-5 = Hus 5
unit-gren-1-3 = Gren 1/3
unit-pet-nov = Pet/Nov
unit-ria-vor = Ria/Vor
unit-sib-per = Sib/Per
unit-nsh-mos = Nsh/Mos
unit-gren-4-che = Gren 4/Che
unit-kaz-mur = Kaz/Mur
unit-ros-suz = Ros/Suz
unit-psk-ugl = Psk/Ugl
unit-obs-gren = Obs Gren
unit-obs-1-3 = Obs 1/3
unit-obs-4-5 = Obs 4/5
unit-obs-6 = Obs 6
unit-light-train = Troß
unit-cur-h-k = Kür H/K
unit-cur-n = Kür N
unit-hus-u = Hus U
unit-kos-1 = Kos 1
unit-kos-2 = Kos 2
unit-hgr-k-n = RGr K/N
unit-drg-t = Drg T
unit-hus-s = Hus S
unit-kos-3 = Kos 3
unit-kos-4 = Kos 4
unit-pr-art-1 = Art 1
unit-pr-art-2 = Art 2
unit-pr-art-3 = Art 3
unit-pr-art-4 = Art 4
unit-pr-art-5 = Art 5
unit-pr-art-6 = Art 6
unit-pr-art-7 = Art 7
unit-ru-art-1 = Art 1
unit-ru-art-2 = Art 2
unit-ru-art-3 = Art 3
unit-ru-art-4 = Art 4
unit-ru-art-5 = Art 5
unit-ru-art-6 = Art 6
unit-ru-art-7 = Art 7
unit-ru-art-8 = Art 8

## Orte

place-zorndorf = Zorndorf
place-wilkersdorf = Wilkersdorf
place-zicher = Zicher
place-batzlow = Batzlow
place-quartschen = Quartschen
place-darrmietzel = Darrmietzel
place-neudamm = Neudamm
place-gross-cammin = Groß Cammin
place-steinbusch = Steinbusch
place-drewitz-heath = Drewitzer Heide
place-tamsel-heath = Tamseler Heide
place-neudamm-forest = Neudammer Forst
place-massin-heath = Massiner Heide
place-quartschen-meadows = Quartschener Wiesen
place-muehlenfliess = Mühlenfließ
place-zabern-ponds = Zabernteiche
place-zabern-grund = Zaberngrund
place-galgen-grund = Galgengrund
place-langer-grund = Langer Grund
place-doppelgrund = Doppelgrund
place-mietzel-valley = Mietzeltal
place-zicher-hollow = Zicherer Grund
place-kreisnitz-hollow = Kreisnitzgrund
place-batzlow-height = Batzlower Höhe
place-friedrichsberg = Friedrichsberg
place-paper-mill = Papiermühle
water-mietzel = Mietzel
way-tamsel = Nach Tamsel und Küstrin
way-cammin = Nach Landsberg
way-soldin = Nach Soldin
