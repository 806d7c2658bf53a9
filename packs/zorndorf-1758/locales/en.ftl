## The pack

pack-zorndorf-title = Zorndorf, 25 August 1758
pack-zorndorf-summary = In the heat of August Frederick marches right round an army that will not run. The wildest fight of the war, among hollows, smoke and wagons.

## Scenarios and levels of victory

scenario-battle = Battle scenario
scenario-main = Main scenario
scenario-free = Main scenario: free set-up
level-prussia-decisive = Prussian decisive victory
level-russia-decisive = Russian decisive victory
level-prussia-substantial = Prussian substantial victory
level-russia-substantial = Russian substantial victory
level-prussia-marginal = Prussian marginal victory
level-russia-marginal = Russian marginal victory

## Groups, wings, leaders

group-dohna = Dohna’s refused wing
group-observation-corps = Browne’s Observation Corps
wing-manteuffel = Manteuffel
wing-kanitz = Kanitz
wing-forcade = Forcade
wing-dohna = Dohna
wing-seydlitz = Seydlitz
wing-biberstein = Biberstein
wing-schorlemer = Schorlemer
wing-goltzin = Golitsyn
wing-saltikov = Saltikov
wing-browne = Browne
wing-demiku = Demiku
wing-gaugreben = Gaugreben
leader-friedrich = Frederick
leader-moritz = Moritz
leader-manteuffel = Manteuffel
leader-kanitz = Kanitz
leader-forcade = Forcade
leader-dohna = Dohna
leader-seydlitz = Seydlitz
leader-biberstein = Biberstein
leader-schorlemer = Schorlemer
leader-fermor = Fermor
leader-goltzin = Golitsyn
leader-saltikov = Saltikov
leader-browne = Browne
leader-demiku = Demiku
leader-gaugreben = Gaugreben

## Units

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
unit-cur-10-13 = Cur 10/13
unit-cur-8 = Cur 8
unit-drg-1-4 = Drg 1/4
unit-hus-2 = Hus 2
unit-hus-7 = Hus 7
unit-drg-6 = Drg 6
unit-drg-7-8 = Drg 7/8
unit-cur-2-5 = Cur 2/5
unit-crb-11 = Crb 11
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
unit-light-train = Train
unit-cur-h-k = Cur H/K
unit-cur-n = Cur N
unit-hus-u = Hus U
unit-kos-1 = Kos 1
unit-kos-2 = Kos 2
unit-hgr-k-n = HGr K/N
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

## Places

place-zorndorf = Zorndorf
place-wilkersdorf = Wilkersdorf
place-zicher = Zicher
place-batzlow = Batzlow
place-quartschen = Quartschen
place-darrmietzel = Darrmietzel
place-neudamm = Neudamm
place-gross-cammin = Gross Cammin
place-steinbusch = Steinbusch
place-drewitz-heath = Heath of Drewitz
place-tamsel-heath = Heath of Tamsel
place-neudamm-forest = Forest of Neudamm
place-massin-heath = Heath of Massin
place-quartschen-meadows = Meadows of Quartschen
place-muehlenfliess = Mühlenfliess
place-zabern-ponds = Zabern ponds
place-zabern-grund = Zabern-Grund
place-galgen-grund = Galgen-Grund
place-langer-grund = Langer Grund
place-doppelgrund = Doppelgrund
place-mietzel-valley = Valley of the Mietzel
place-zicher-hollow = Hollow of Zicher
place-kreisnitz-hollow = Kreisnitz hollow
place-batzlow-height = Height of Batzlow
place-friedrichsberg = Friedrichsberg
place-paper-mill = Paper mill
water-mietzel = Mietzel
way-tamsel = To Tamsel and Küstrin
way-cammin = To Landsberg
way-soldin = To Soldin
