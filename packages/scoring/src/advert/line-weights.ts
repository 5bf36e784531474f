/** Made by `evals/world/adverts/train.ts`: a feature and its weight for each class of a line. */
export const LINE_WEIGHTS = `
!	-10 1 -5 -3 17
#0	31 -12 -6 -20 6
#1	23 0 -14 -16 7
#2	17 10 -21 -14 8
#3	14 18 -29 -11 9
#4	10 18 -17 -17 7
#5	10 17 -25 -15 13
#6	9 21 -44 -7 20
$	-13 11 -2 6 -2
%	-19 16 -11 2 13
0	2 3 -12 2 5
0 0	14 -8 -8 -9 11
0 a	-13 6 -3 6 4
0 and	30 -10 -3 0 -17
0 ano	9 9 0 -5 -13
0 anos	13 -16 -5 -3 12
0 bene	-5 18 0 0 -13
0 con	-7 7 0 11 -12
0 coun	-5 -13 0 0 18
0 days	-2 -10 -2 -4 17
0 de	-4 10 0 -3 -3
0 dias	-12 -3 0 10 5
0 home	-7 -20 0 0 27
0 hora	6 2 2 -16 5
0 hour	15 -17 0 7 -6
0 jahr	16 -20 -8 0 12
0 leve	-14 12 -4 0 6
0 mark	14 -10 -3 0 0
0 mas	9 0 0 0 -9
0 mes	-11 13 0 -3 2
0 mese	9 -12 0 -4 7
0 mill	-1 14 0 0 -13
0 minu	-3 -5 0 0 9
0 mita	-7 -5 0 0 12
0 mont	-6 -4 5 -4 10
0 nive	9 0 0 -3 -6
0 of	0 -18 9 0 9
0 remo	-15 -9 0 0 24
0 sess	0 16 0 0 -16
0 tage	-9 -1 -1 6 5
0 urla	-6 -4 0 0 10
0 y	6 9 6 -16 -6
0 yil	11 -4 0 0 -7
00$	9 0 0 -4 -5
1$	12 1 -5 -2 -6
10^	1 2 18 0 -21
1^	19 -7 0 0 -12
2026$	-11 -5 12 -5 10
2^	13 -1 -2 0 -10
30^	-7 -8 -1 0 15
365$	6 7 -2 0 -10
4^	15 -8 4 -3 -8
5$	-1 -8 0 0 10
500$	25 -14 0 0 -11
8^	-9 0 18 0 -9
9^	-4 0 11 0 -7
:	-3 -6 12 -10 7
?	-1 7 -32 -5 31
^0	4 -6 16 -12 -1
^0 0	-12 10 -7 3 6
^0 anos	28 -11 -1 0 -16
^0 jahre	11 -3 0 0 -8
^0 urlaub	-6 -4 0 0 10
^0 years	17 -18 0 0 1
^a	5 -10 2 -4 7
^a strong	5 -4 9 -4 -6
^abilit to	-9 -1 5 -1 5
^able	14 -9 0 -5 0
^able to	14 -9 0 -5 0
^abwech	1 -13 0 0 12
^access	-3 -5 -3 0 11
^access to	-9 -5 -3 0 17
^acompa	-22 11 -4 0 15
^actitu	3 -15 13 0 0
^actitu proact	6 -13 8 0 0
^active	11 0 -2 0 -10
^activi	-6 10 -2 0 -1
^adapta	5 -9 16 -2 -9
^adapta a	3 -4 9 -2 -5
^additi	9 -8 0 -4 3
^ademas	-10 7 7 0 -4
^admini de	-14 15 0 0 -1
^advanc	10 -4 -2 0 -4
^afilia	-12 -5 -4 -4 24
^agile	10 -3 0 0 -6
^aktif	11 0 -7 0 -4
^aktif arac	11 0 -7 0 -4
^aktive	7 14 -7 0 -13
^aktive mitges	15 -15 0 0 0
^alimen	-12 -6 0 0 18
^als teil	-6 10 -4 0 0
^alta	10 -3 -7 0 1
^alta capaci	14 0 -7 0 -7
^ambien	-4 -8 -8 0 20
^ambien labora	0 -4 -7 0 11
^ambiti	-4 11 -8 0 1
^an	1 -13 6 0 6
^analis	-3 9 -1 0 -5
^analis de	-12 12 0 0 0
^analit	-6 -4 11 0 -1
^analit dusunm	-6 -4 10 0 0
^analys	-5 19 0 0 -13
^analyt	-3 -7 25 0 -14
^analyz	-15 7 0 0 8
^angula	18 -10 0 0 -8
^anspre	-9 11 -3 0 1
^anspre fur	-7 17 -3 0 -7
^apis	14 -8 0 0 -7
^aplica	-12 19 -3 -2 -1
^apoyar	-7 20 0 0 -13
^apoyar en	-10 17 0 0 -7
^apoyo	-9 4 -4 0 9
^apoyo en	-3 9 0 0 -6
^apply	7 11 -6 0 -11
^apply now	-5 -6 0 0 11
^aprend	-12 5 -1 0 8
^aqui	-5 -4 -3 0 12
^arbeit	-17 -10 -1 0 27
^arbeit mit	-2 21 -4 0 -15
^archiv	-13 15 0 0 -2
^are	-10 -8 -4 0 22
^are you	-14 -8 -4 0 26
^as	-8 1 -4 0 11
^as a	3 16 -4 0 -15
^asegur de	-8 10 0 0 -2
^asesor	3 15 -3 -4 -10
^asesor a	-6 14 0 0 -7
^asiste	-25 27 -3 -4 4
^asisti	-8 19 0 -4 -8
^asisti a	-3 11 0 0 -8
^asisti en	-8 12 0 -4 0
^assist	8 20 -7 0 -21
^at	-1 -10 3 0 8
^atenci	7 7 2 0 -16
^atenci a	-3 15 -8 0 -4
^atenci al	-13 7 13 0 -8
^atenci person	16 -12 -4 0 0
^atende	-20 21 0 0 -2
^atract	-11 -4 0 0 15
^aufges	-11 -2 8 0 5
^ausbil	12 -13 -3 -4 8
^ausgep	12 -10 9 0 -11
^ausgep kommun	-5 0 9 0 -3
^aussta	-6 -6 0 0 11
^autoca	11 -11 0 0 0
^automa	9 3 -4 0 -8
^autono	-13 -4 17 0 0
^availa	-7 -8 8 11 -4
^aws	15 -3 -9 0 -3
^ayudar	-11 23 -5 0 -7
^azure	22 -22 0 0 0
^bachil	23 -4 -4 -7 -8
^bachil en	10 -3 0 -7 0
^bajo	-9 -4 0 0 14
^basic	-4 10 -2 0 -4
^be	-2 12 2 6 -17
^bearbe	-5 9 -4 0 0
^beca	-9 -5 0 0 15
^begeis	-4 -22 28 0 -2
^begeis fur	-4 -22 28 0 -2
^beglei	22 -22 0 0 0
^bei	1 -16 7 0 9
^bei der	9 -4 -3 0 -2
^bei uns	-7 -38 -7 0 51
^belast	0 -4 10 1 -7
^benefi	-20 -9 8 -2 23
^benutz	6 1 6 0 -13
^benutz und	-4 16 -4 0 -8
^beratu	-12 2 -3 -4 17
^bereit	7 -2 17 -1 -21
^bereit zur	1 -4 12 0 -9
^berufs	9 -7 0 0 -1
^beteil	-3 -1 -4 0 9
^betreu	-10 5 0 0 5
^betreu und	0 -9 0 0 9
^betrie	9 0 -4 0 -6
^betrie alters	-4 -6 0 0 10
^betrie gesund	-4 -4 -4 0 11
^bikele	-4 -10 -3 0 17
^bist	-12 -6 -4 0 23
^bist du	-12 -6 -4 0 23
^bitte	3 5 8 -2 -14
^bonifi	-14 -5 -4 0 22
^bono	-11 -4 -4 0 19
^bonos	-17 -6 0 0 23
^bonos por	-11 0 0 0 11
^breite	-4 -8 0 0 12
^brinda	-10 22 -3 0 -8
^bring	-4 13 -1 0 -9
^budget	1 13 0 0 -15
^buen	0 -7 -2 0 9
^buen manejo	-4 -3 10 0 -3
^buena	-6 6 7 2 -9
^buena presen	-7 -5 16 -4 0
^buenas	0 -12 10 0 3
^buenas habili	-4 -6 10 0 0
^buenas relaci	-14 11 3 0 0
^build	-14 27 -3 0 -10
^buscam person	-6 10 -3 0 0
^busine	-4 -4 -2 0 10
^capaci	-22 -4 4 -2 24
^capaci a	10 3 0 0 -13
^capaci consta	-2 -1 -7 0 10
^capaci contin	-14 3 -4 0 15
^capaci de	-16 -3 27 5 -14
^capaci demost	13 -14 1 0 0
^capaci en	6 8 0 0 -14
^capaci para	17 6 4 -1 -26
^capaci y	-14 7 -4 -3 14
^captac	10 -10 0 0 0
^career	2 7 0 0 -9
^carism	17 -9 1 0 -9
^carro	9 0 0 -3 -6
^carter	9 -10 -4 0 5
^certif	-1 -16 -4 0 21
^ci	12 -6 -2 0 -4
^ci cd	12 -6 -2 0 -4
^cierre	-7 11 0 0 -4
^cierre de	-7 11 0 0 -4
^clean	0 -10 0 2 8
^clean code	13 -10 0 0 -3
^client	17 -8 -5 0 -3
^cloud	10 -3 -4 0 -3
^coachi	2 9 0 0 -11
^cobran	-15 15 -4 0 4
^colabo	2 16 2 -4 -16
^colabo en	-6 13 0 0 -7
^colabo estrec	-3 9 0 0 -6
^collab	-6 9 -2 -3 2
^comfor	25 -23 12 0 -15
^comfor workin	2 -4 12 0 -11
^comisi	-8 -13 -4 -1 26
^comisi y	17 0 0 -1 -16
^commun	2 6 2 0 -10
^como	-2 -17 7 0 12
^compan	-9 -3 7 0 5
^compen	-15 23 0 0 -9
^compet	-17 -11 8 0 20
^compet compen	-4 0 -5 0 9
^comple	-4 -19 0 7 16
^compli	12 -10 0 0 -2
^compro	2 -12 16 -3 -3
^comuni	11 3 -7 0 -7
^comuni aserti	-10 -3 13 0 0
^comuni efecti	-21 -2 27 0 -4
^con	6 -12 11 3 -8
^con mas	-10 -4 0 0 13
^concil	-5 11 0 0 -6
^conduc	-7 15 0 0 -8
^confid	9 -3 0 0 -6
^conoce	2 13 0 -7 -8
^conoci	50 -23 -8 0 -18
^conoci de	12 -10 0 0 -1
^consid	5 8 -1 0 -11
^consul	-7 -9 0 0 15
^contab	1 16 -16 -2 0
^contac	-1 12 0 -2 -9
^contai	15 -6 0 0 -9
^contar	10 -15 0 5 0
^contar con	10 -15 0 5 0
^conten	-3 11 -7 0 0
^contin	-6 -7 -3 0 16
^contra	6 -8 -7 0 10
^contra indefi	-11 0 -4 0 15
^contri	-6 23 -3 0 -14
^contro	15 -6 -4 0 -5
^coordi	-5 16 -2 0 -9
^coordi y	11 -7 0 0 -3
^crear	-7 15 -3 0 -5
^creati	6 -17 11 -4 3
^crecim person	-6 -1 -3 0 10
^crecim profes	-13 -2 0 0 15
^cumpli	-14 45 -1 0 -30
^cumpli con	-19 30 -1 0 -10
^cumpli de	-21 28 -1 0 -7
^cursan	-10 10 0 0 0
^custom	-1 -6 10 0 -3
^dabei	-3 14 -4 0 -7
^damit	20 -2 -4 0 -14
^dann bist	-5 -16 0 0 20
^dar seguim	-9 9 0 0 0
^das	3 -12 0 0 10
^de	9 -17 3 -3 9
^de lunes	-11 0 0 -6 16
^deep	3 -22 -4 0 23
^define	-9 0 0 0 9
^defini	-11 29 -4 0 -14
^degree	9 -3 0 0 -6
^dein	0 18 1 -2 -17
^deine	-1 27 -3 0 -22
^deine missio	-7 12 -3 0 -2
^demons	20 -22 10 0 -7
^der	17 -23 5 0 1
^desarr	-28 42 -17 0 3
^desarr de	-3 -2 -5 0 10
^desarr estrat	-6 10 0 0 -4
^desarr profes	-9 6 -4 0 7
^desarr y	14 -1 -4 0 -9
^descue	-7 -9 0 0 16
^descue en	-4 -6 0 0 10
^desde	-8 13 0 -3 -2
^design	1 17 -6 0 -12
^desira	11 0 -7 0 -4
^despla	10 -6 0 0 -3
^destre	17 -9 -7 0 0
^detall	13 -9 -2 -11 10
^develo and	-13 13 0 0 0
^dich	-7 10 -10 0 6
^dich erwart	-3 0 -7 0 10
^die erfass	-5 9 0 0 -4
^die nutzun	-4 11 0 0 -7
^digita	19 10 2 0 -31
^dinami	-8 9 9 3 -12
^direct	-20 8 9 0 3
^direkt zusamm	-7 15 -4 0 -5
^discip	-9 4 8 0 -3
^disena	-15 21 -2 0 -4
^diseno	9 -5 6 0 -11
^diseno y	12 -8 0 0 -4
^dispon	9 2 -20 27 -17
^dispon de	12 -3 -9 3 -4
^dispon inmedi	-10 0 -3 7 7
^dispon para	-24 5 -7 32 -6
^dispos	-9 -3 33 -8 -13
^dispos para	0 -3 12 -8 0
^divers	-5 -19 0 0 24
^do	-17 -1 0 0 18
^do you	-17 -1 0 0 18
^docker	12 -6 0 0 -5
^docume	0 -5 -4 0 9
^dokume	-13 25 -4 0 -9
^dokume und	-4 10 0 0 -6
^domini	14 0 -4 0 -10
^don	6 -4 6 0 -9
^drive	-6 18 -9 0 -3
^du analys	-8 11 -4 0 0
^du arbeit	6 11 2 0 -19
^du beherr	18 -16 0 0 -2
^du besitz	9 -7 2 0 -4
^du bist	5 -7 15 0 -13
^du brings	-2 -9 4 9 -3
^du entwic	-9 12 0 0 -3
^du erhalt	-4 -11 0 0 14
^du haltst	-6 -3 0 0 9
^du hast	-1 8 9 0 -16
^du identi	-2 -8 0 0 10
^du kannst	21 -17 4 -4 -4
^du kennst	13 -9 0 0 -3
^du kommun	14 -2 -12 0 0
^du mochte	-16 -17 -3 0 36
^du nutzt	3 8 0 0 -12
^du pflegs	0 9 0 0 -9
^du planst	-3 10 -3 0 -4
^du sorgst	-7 9 0 0 -2
^du sprich	11 -8 -3 0 0
^du suchst	-11 -13 0 0 24
^du uberni	-10 18 0 0 -8
^du unters	-8 21 -7 0 -6
^du verfug	1 -8 10 0 -3
^du willst	-9 -23 -7 0 39
^du wirst	6 -17 0 0 11
^durch	13 2 -14 0 -1
^durchf	0 10 0 0 -10
^dynami	-15 0 9 0 6
^econom	21 -4 -10 0 -7
^edad	15 0 -3 -4 -7
^educac	16 -10 0 0 -6
^eigene	-4 -12 8 0 7
^eigeni	-1 -7 12 0 -4
^eigens	-15 12 13 0 -10
^eigenv	-1 10 -13 0 4
^ein	5 -1 -12 0 7
^ein arbeit	-4 -3 -4 0 11
^ein sicher	2 -4 9 0 -7
^einbli	-7 14 0 0 -7
^einbli in	-7 -3 0 0 10
^eine	-11 -14 9 2 15
^einen	14 -14 -4 0 5
^einsat	-12 13 10 -6 -5
^ejecuc	-18 17 0 0 0
^ejecuc de	-18 14 0 0 3
^ejecut	23 -16 0 0 -8
^el	8 4 -10 -9 6
^elabor	-3 19 0 -4 -12
^elabor de	-16 29 0 -4 -9
^electr	8 -14 -4 -3 12
^elevat	-6 10 0 0 -4
^elevat togeth	-6 10 0 0 -4
^empati	-7 0 14 0 -6
^employ	-12 -10 0 0 22
^empres	-7 -16 4 -3 22
^empres de	-12 0 0 0 12
^en	6 -1 -10 -7 11
^en az	14 -4 0 -4 -7
^enfoqu	-7 2 10 0 -5
^enge	-4 10 -4 0 -1
^ensure	-13 20 -6 0 0
^entorn	9 -11 -10 0 12
^entwic	-22 31 -9 0 0
^entwic und	11 -3 -4 0 -4
^entwic von	-9 10 -2 0 0
^envia	-7 -4 -1 0 13
^envia tu	-7 -4 -1 0 13
^enviar	-4 -14 -4 0 22
^equipo de	-8 -11 -4 0 23
^eres	7 -10 1 0 3
^eres una	-4 -5 -5 0 14
^erfahr	38 -35 8 0 -11
^erfahr in	3 -15 12 0 0
^erp	14 -10 0 0 -4
^erste	7 8 0 0 -16
^erstel	-9 20 0 0 -10
^es	-8 12 -4 3 -2
^escrib	-13 13 0 0 0
^escrit	15 0 -7 0 -8
^escuch	-13 -3 16 0 0
^escuch activa	-13 -3 16 0 0
^espano	10 -3 0 0 -7
^espera	-5 -2 -3 0 11
^esquem	-12 9 0 0 3
^estabi	-22 -4 -3 -4 32
^estabi labora	-15 0 -3 -4 22
^establ	-22 26 6 0 -11
^estamo	19 0 9 -4 -24
^estamo buscan	-12 12 5 0 -4
^estamo desean	11 0 0 0 -11
^esto	-10 13 -2 0 0
^estudi	41 -17 0 0 -23
^estudi culmin	10 -6 0 0 -4
^estudi de	11 0 0 0 -11
^evalua	-9 23 0 -4 -10
^events	-19 10 0 0 9
^excel	11 1 -4 0 -8
^excele	10 -31 10 -3 15
^excele ambien	-6 0 -8 0 14
^excele comisi	-6 0 -4 0 10
^excele comuni	-4 -6 16 0 -6
^excele dotes	13 -4 -6 0 -4
^excele habili	0 0 11 0 -11
^excele ingres	-13 0 -7 0 19
^excele plan	-7 0 -4 0 11
^excele servic	13 0 0 0 -13
^excell	21 -7 -14 -3 3
^excell commun	-10 -1 12 0 0
^except	-15 6 8 0 0
^execut	-8 16 0 0 -8
^exklus	0 -9 0 0 9
^experi	15 -15 4 -6 1
^experi de	10 -4 -2 0 -4
^experi en	18 -16 0 0 -2
^expert	17 -18 -3 0 4
^expert en	14 -10 0 0 -4
^fachli	-11 22 -4 0 -7
^fachli wissen	-8 -3 0 0 11
^facili	-5 5 9 -2 -7
^facili de	-8 0 13 -2 -4
^factur	-3 9 0 0 -6
^fahigk	30 -13 -4 0 -14
^fahrra	-11 0 0 0 11
^famili	2 -16 -2 0 16
^famili con	18 -11 0 0 -7
^famili with	10 -2 0 0 -8
^fehler	-6 12 0 0 -6
^fideli	-6 9 0 0 -4
^finanz	9 -12 0 0 3
^firmen	-13 0 -4 0 17
^flexib	-20 5 -8 12 11
^flexib arbeit	-1 7 -14 0 9
^flexib work	0 10 -8 -2 0
^flexib workin	0 -3 -2 -4 9
^fokus	-4 0 -5 0 9
^follow	2 1 6 0 -9
^foment	8 8 -10 0 -7
^foment un	4 13 -10 0 -7
^for	5 11 0 0 -16
^formac	2 -11 0 0 8
^formac contin	-11 0 0 0 11
^formac profes	-11 0 0 0 11
^fortbi	-12 -3 -4 0 19
^fotogr	-7 11 0 0 -4
^founde	-6 -11 0 0 17
^freude	-8 -8 26 0 -11
^freude am	-6 -4 10 0 0
^freude daran	-6 -4 14 0 -4
^freund	-10 8 -9 0 11
^fuerte	-3 -4 11 0 -4
^fuhrer	15 -10 0 0 -6
^fuhrun	14 0 -1 0 -13
^full	-2 11 -3 -4 -2
^full profes	11 -4 0 0 -7
^full time	-9 9 0 0 0
^fundie	18 -15 0 0 -3
^fundie einarb	-8 -3 0 0 11
^fur	2 -7 -4 -4 12
^ganzhe	-6 19 0 -4 -9
^garant	-9 7 -4 0 6
^garant el	-3 9 -4 0 -2
^genera de	-14 12 0 0 2
^gerekl	10 -3 -3 0 -4
^german	20 -7 -3 0 -9
^gesamt	-6 12 0 0 -6
^gesamt fur	-4 10 0 0 -6
^gestio	7 14 -8 0 -13
^gestio de	-17 23 0 0 -6
^gestio el	9 -9 0 0 0
^gestio la	-11 15 0 0 -4
^gestio y	12 -11 0 0 -1
^gesund	-11 -4 0 0 15
^gleitz	-6 -6 0 0 12
^go	-9 10 4 0 -4
^good	8 -12 4 0 0
^google	12 -3 -4 0 -6
^gran	10 -7 -1 -4 1
^great	-10 -7 1 -3 19
^growth	-11 11 0 0 0
^grundk	18 -5 -6 0 -7
^grundl	9 -3 8 0 -14
^guclu	0 -4 9 0 -5
^gute	17 -19 -1 0 4
^gute deutsc	17 0 -1 0 -16
^habili	22 -1 3 -7 -17
^habili analit	-11 0 11 0 0
^habili de	-1 -9 17 0 -8
^habili en	11 -7 -4 0 0
^habili excepc	11 -5 -7 0 0
^habili interp	-16 0 16 0 0
^hacer	7 -11 0 0 4
^hardwa	-11 3 0 0 8
^hardwa y	-20 -4 0 0 24
^hast	-4 -9 0 0 12
^hast du	-1 -9 -8 0 18
^have	-2 5 8 0 -11
^health	-14 -3 0 0 17
^help	-9 16 0 0 -7
^herram	5 -11 0 -3 9
^herram de	13 -9 0 0 -4
^hervor	-6 -4 0 0 10
^high level	1 12 -9 0 -4
^highly	2 -9 11 0 -4
^hochwe	-7 -4 -8 0 18
^hohe	11 -13 3 -1 0
^hohe eigenv	18 0 -21 -2 5
^hoher	5 -10 3 0 2
^hohes	11 -4 -7 0 0
^horari	-30 -7 -9 14 32
^horari de	-12 -7 -1 -5 26
^horari flexib	-4 0 -7 -6 17
^hubspo	9 -4 0 0 -5
^hybrid	-6 -4 -7 -4 21
^hybrid arbeit	-3 0 -4 -4 11
^hybrid work	-2 -4 -3 0 9
^ideale in	-1 -4 9 0 -4
^ideall	11 -4 -4 0 -4
^identi	-12 20 0 0 -7
^identi opport	-4 11 0 0 -7
^iess	-2 13 -3 0 -7
^iess unifor	-3 -4 -3 0 10
^if you	-21 -5 -7 0 32
^ihre	-3 -1 10 0 -6
^ihre projek	-4 -9 0 0 12
^iletis	-11 -4 19 0 -4
^ilgili	-5 9 -4 0 0
^im	-4 9 -8 0 3
^impact e	10 0 0 0 -10
^implem	-26 33 -4 0 -4
^implem and	-10 10 0 0 0
^implem de	9 -6 0 0 -4
^impres	13 -2 -4 3 -10
^improv	-3 10 0 0 -7
^in this	-2 9 0 0 -6
^incent	-3 -7 0 -3 13
^incorp	-9 -2 -3 4 10
^incorp a	-10 4 0 0 5
^indivi	-7 -13 0 0 20
^ing	18 -15 -3 0 0
^ingles	13 0 0 0 -13
^ingres	-14 12 0 0 2
^ingres de	-2 9 0 0 -6
^inicia	-13 11 9 0 -8
^insbes	16 -8 -3 0 -6
^instal und	-6 9 0 0 -3
^instru	12 -12 0 0 0
^intens	-3 -6 0 0 9
^intere	11 -10 9 0 -9
^intere an	20 -8 -4 0 -8
^intere in	17 0 1 0 -18
^interv	17 -17 0 0 0
^invent	19 -1 -4 0 -14
^invent manage	10 -6 0 0 -4
^invest	16 -5 -8 0 -3
^is	11 -3 3 -3 -7
^is biriml	12 -2 -6 0 -4
^it is	13 0 -4 0 -9
^job	-9 -8 -3 0 20
^jobrad	-11 0 0 0 11
^join	-3 -20 3 0 20
^join our	0 -12 0 0 12
^join us	-11 -8 0 0 18
^jornad	-11 0 -3 0 15
^karrie	0 10 -4 0 -6
^keep	-1 15 -2 0 -12
^kein	-10 -3 -3 12 4
^kenntn	10 -6 -4 0 0
^ki	13 -11 0 -3 0
^klare	1 -12 -3 0 14
^klingt	-11 8 0 0 2
^knowle	6 3 0 0 -9
^knowle of	16 -3 0 0 -14
^kolleg	-11 0 -4 0 15
^kommun	-20 -4 21 0 2
^kommun du	-2 -6 12 0 -4
^konzep	-8 19 -4 0 -7
^koordi	-5 -2 -3 0 10
^kosten	-11 -1 -4 0 16
^kreati	-5 1 14 0 -9
^kullan	21 -16 -2 0 -3
^kurze	-4 -7 0 0 11
^la empres	-10 11 0 0 -1
^la nube	12 -4 -4 0 -4
^la oportu	0 -12 -3 0 15
^la person	-4 -7 0 0 11
^langfr	-12 -4 -3 0 19
^las	-11 10 0 0 1
^laufen	-5 9 0 0 -4
^learni	-13 6 0 0 7
^leistu	-1 -14 6 0 9
^lernbe	-8 0 17 0 -10
^lernen	-6 -4 0 0 10
^licenc	16 -17 -4 0 5
^lidera	2 -11 13 0 -4
^lidera proact	-9 0 9 0 0
^lidera y	3 -10 7 0 0
^limpie	0 11 0 -3 -7
^limpie del	-16 23 0 0 -7
^linea	-11 -5 0 0 16
^llevar	-6 11 -1 0 -4
^logist	13 -6 0 0 -7
^los	11 -9 0 -2 0
^lust	7 -3 7 0 -11
^lust auf	-4 -3 10 0 -3
^macboo	-12 4 -4 0 12
^macboo iphone	-4 11 -4 0 -3
^mainta	-14 21 -11 0 4
^make	-19 14 0 0 6
^manage	3 14 -6 0 -11
^maneja	7 10 -4 0 -13
^manejo	6 10 -10 2 -8
^manejo de	18 -2 -7 -4 -6
^manejo del	-19 24 -4 0 -2
^manten	-12 32 -3 0 -17
^manten actual	-9 10 0 0 -1
^manten al	-13 13 0 0 0
^manten la	-6 11 -2 0 -2
^manten regist	-12 12 0 0 0
^market	17 -3 0 0 -14
^master	1 13 0 -2 -12
^mehrja	20 -12 -4 0 -4
^mehrja erfahr	12 -8 -4 0 0
^mejora	8 -16 0 0 8
^mental	22 -4 -17 0 -2
^mentor	-13 -8 0 0 21
^mercad	15 -7 0 0 -7
^micros	28 -11 -7 0 -10
^mind	-10 0 -4 0 14
^mit	-14 1 12 0 2
^mit deinem	-10 16 0 0 -6
^mit uber	-10 -4 0 0 14
^mitarb	-21 17 -2 -3 9
^mitarb an	-8 10 0 0 -2
^mitarb bei	-3 9 0 0 -6
^mitarb in	0 10 0 -3 -7
^mitwir	-16 20 0 0 -5
^mitwir an	-9 9 0 0 0
^mobili	-9 -3 -14 7 18
^modern	2 -28 -6 0 32
^modern arbeit	-7 -4 0 0 11
^monatl abrech	-4 -6 0 0 10
^monito	3 7 0 0 -10
^monthl	-2 -3 -3 0 9
^motiva	8 -12 19 -3 -12
^movili propia	13 -3 -4 0 -6
^ms	12 -2 0 0 -11
^ms office	11 0 0 0 -11
^must be	-5 9 -2 -11 8
^muster	-9 6 -1 0 4
^nachha	-7 13 0 0 -6
^nachwe	16 -13 -4 0 0
^nachwe erfahr	10 -10 0 0 0
^negoci	0 7 4 0 -11
^no estar	10 0 0 -2 -9
^no se	12 0 0 -6 -6
^nos	7 -14 -2 0 9
^nota	-11 -4 0 -4 18
^note	-8 -12 0 -4 24
^now	-6 0 -3 0 9
^nuestr	1 -23 11 0 11
^oferta	-4 14 0 0 -10
^office	9 0 -4 0 -5
^ofrece	-19 -1 0 0 19
^ohne	1 5 -3 8 -10
^on	2 -13 -2 0 12
^onboar	-17 -5 0 0 22
^open	-9 -1 6 -1 5
^operat	-22 32 -3 0 -7
^oportu	2 -5 -7 0 10
^oportu de	-1 -5 -3 0 10
^opport	-1 -8 0 -3 12
^opport to	-9 0 0 -3 12
^optimi	-8 3 15 -4 -6
^optimi de	-8 12 0 -4 0
^organi	5 3 1 4 -12
^organi y	10 1 -11 0 0
^orient	3 -17 27 0 -13
^orient a	-1 -10 19 0 -8
^orient al	-13 -3 21 0 -5
^otras	-14 18 4 0 -7
^otros	-8 -12 0 0 20
^our	23 -35 0 -2 14
^overse	-11 8 0 0 3
^own	-7 18 -4 0 -7
^palabr	3 -9 0 0 6
^paquet	15 -4 -4 0 -7
^para	22 -7 -15 -3 3
^partic	-18 24 -2 -4 1
^partic in	-12 20 -4 0 -4
^partne	6 -9 -4 0 6
^pasion	3 -10 12 0 -6
^pasion por	3 -10 12 0 -6
^passio	3 -7 21 0 -17
^pensam	-12 1 15 0 -4
^perfor	9 16 -6 0 -19
^person	5 -21 -1 0 17
^person betreu	-14 -7 -4 0 25
^person weiter	-4 0 -7 0 10
^perspe	-7 9 -4 0 1
^persua	15 -6 -3 0 -6
^pflege	-16 14 -4 -3 9
^planif	2 5 -9 0 2
^planif y	10 2 -9 0 -4
^please note	-6 -5 0 0 11
^please send	10 -9 0 0 -1
^poder	10 -1 0 -3 -5
^por	28 -17 -2 0 -9
^poseer	11 -9 6 0 -8
^posibi	-13 -4 -4 0 20
^posibi de	-13 -4 -4 0 20
^positi	-9 4 15 0 -9
^postul	3 -15 0 0 12
^power	17 -8 0 0 -10
^practi	21 -13 0 0 -7
^prakti	9 -2 0 0 -7
^praxis	9 -14 0 0 5
^predis	-12 -10 28 4 -10
^prefer	-5 0 -3 0 9
^premio	-7 -9 0 0 16
^prepar	-28 30 0 0 -2
^presen	1 12 -6 0 -6
^presen de	-13 13 0 0 0
^presta	-11 7 -4 0 8
^presta de	-3 -3 -4 0 10
^previo	20 -6 0 -4 -10
^pro	6 -9 3 0 0
^proact	-20 -2 32 0 -11
^proakt	-3 5 9 0 -11
^proble	-10 -8 22 0 -4
^proces	10 7 -7 0 -9
^produc	5 1 -14 0 8
^produk	-6 17 -3 0 -9
^profes	-2 -15 7 0 10
^profic in	-13 3 0 0 10
^profic with	9 -4 -2 0 -3
^progra	-4 -3 -4 0 11
^proje	-10 14 0 0 -4
^projec	14 -6 -7 0 -2
^projek	-4 -17 -12 -4 36
^promov	-4 9 0 0 -6
^propon	16 -13 0 0 -3
^prospe	6 9 -4 0 -10
^proven	19 -16 8 0 -11
^proven track	9 -5 -4 0 0
^provid	-18 32 -6 0 -8
^proyec	-3 -6 -14 0 23
^prozes	11 -1 -7 0 -3
^public	7 9 -18 0 1
^puntua	-11 -4 14 0 0
^python	10 -10 0 0 0
^qualif	-11 -13 0 0 24
^qualit	-8 11 5 0 -8
^que	11 -14 7 -2 -2
^querem	-15 8 0 0 7
^ready	-12 -6 0 0 18
^ready to	-12 -6 0 0 18
^real	-6 -8 0 0 14
^realiz de	-13 1 0 0 13
^realiz el	-10 -3 0 0 13
^realiz llamad	-8 10 0 0 -2
^realiz prueba	-9 11 0 0 -2
^realiz seguim	-10 5 0 0 5
^recepc	-13 15 0 0 -3
^recepc de	-14 14 0 0 0
^recrui	19 -6 0 0 -14
^redes	22 -6 -5 0 -11
^redes de	9 -4 -5 0 0
^refere	17 -4 -5 0 -7
^regelm	-9 15 -4 0 -3
^regelm team	-4 -8 0 0 12
^regist	4 11 0 0 -16
^regist de	11 -3 0 0 -9
^regist las	10 -10 0 0 0
^regula	14 -10 -10 0 6
^reiseb	-4 -7 -4 19 -4
^relaci	-3 -13 11 0 5
^releva	-10 -2 0 0 12
^remune	-8 -1 -2 0 11
^report	11 4 -4 0 -11
^report y	-9 5 0 0 4
^repres	-11 17 -3 0 -4
^requis	-6 13 0 0 -7
^resear	-9 21 0 0 -12
^reside en	-17 0 -4 24 -4
^residi	-15 -8 -1 23 0
^residi en	-11 -4 0 15 0
^resolu de	-7 -3 10 0 0
^resolv	-8 14 -3 0 -4
^respet	-2 -5 17 0 -10
^respet y	0 -10 14 0 -4
^respon	-33 21 21 0 -8
^review	-2 14 0 7 -18
^revisa y	-7 10 0 0 -3
^routin	16 -15 7 0 -8
^saber	19 -2 -12 0 -5
^salari	10 -4 8 -3 -11
^salari compet	-22 -2 -4 0 28
^sap	11 -6 -4 0 -2
^satis	14 4 -11 0 -7
^schnit	6 11 0 0 -17
^schrei	13 -4 -7 0 -1
^schrif	14 -7 0 -4 -4
^se ofrece	-9 -4 0 0 13
^securi	7 3 -10 0 0
^seguim	-7 19 -4 0 -9
^seguim de	-12 7 0 0 5
^sehr	11 -9 -3 3 -2
^sehr gute	-7 -4 15 0 -4
^seit	-7 -11 0 0 18
^seit 0	-3 -6 0 0 10
^selbst	-8 13 18 2 -24
^senden	-7 -6 0 0 12
^senden sie	-7 -6 0 0 12
^sentid de	-7 -8 14 0 0
^ser	6 9 10 -2 -24
^servic	11 -3 -5 0 -3
^servic al	11 -8 0 0 -3
^sexo	11 0 -4 0 -7
^si	-7 -12 -5 -3 27
^si eres	-4 -2 -6 0 12
^sicher	-3 5 6 0 -9
^sicher arbeit	-8 -7 -3 0 19
^sicher umgang	9 -2 0 0 -6
^sie	13 -3 3 0 -13
^sie arbeit	-11 6 3 0 2
^sie besitz	9 -4 -1 0 -4
^sie haben	-4 -21 12 0 14
^sie sind	8 -12 13 0 -9
^sirket	-5 -5 0 -4 14
^sistem	12 -5 7 0 -14
^social	-8 16 0 0 -8
^softwa	15 -27 14 0 -2
^solici	-4 -2 -4 0 10
^solid	14 -9 3 -4 -4
^solide	18 -11 -6 0 -1
^solido	9 -5 0 0 -4
^solido conoci	9 -5 0 0 -4
^soluci	19 -7 -7 0 -5
^somos	-13 -12 -3 -4 32
^somos una	-8 -14 0 -4 25
^soport	16 -6 -6 0 -4
^soruml	-17 11 14 0 -8
^sowie suppor	-6 10 0 0 -4
^sozial	-7 -21 0 0 28
^spanis	15 -8 0 -2 -6
^sql	20 -16 0 0 -4
^stabil	-15 -4 -3 0 22
^starke	7 -12 8 0 -2
^steuer	-9 13 -4 0 -1
^strate	-20 27 7 0 -14
^strong	10 -17 14 0 -8
^strukt	-14 -12 7 -2 21
^strukt einarb	-2 -4 -8 0 14
^strukt selbst	-5 0 9 0 -4
^studiu	10 -3 0 0 -7
^sueldo	-15 -8 0 0 23
^sumup	-4 -7 0 0 11
^superi analyt	-11 0 11 0 0
^superv	-13 24 -3 -4 -4
^superv de	-5 9 0 -4 0
^superv y	-8 12 0 0 -4
^system	23 -16 -3 0 -4
^take	9 -7 0 0 -2
^takim	-7 5 9 -4 -4
^takim calism	-7 -7 14 -4 3
^tatigk	-5 9 0 0 -4
^te apasio	-10 -10 0 0 20
^te gustar	-11 0 0 0 11
^te invita	-12 0 0 0 12
^team events	-8 0 -3 0 11
^teamfa	-4 -15 16 6 -4
^teamge	-8 -4 9 0 2
^teamsp	-5 -7 0 0 12
^tech	12 -3 0 0 -8
^tecnic de	-1 -8 9 0 0
^tecnol	14 -1 0 -3 -10
^tel	-13 0 0 0 13
^teleco	11 -4 0 0 -7
^telefo	0 -12 0 0 11
^tener	11 -6 10 0 -15
^tercih	15 -1 -7 0 -7
^testin	-6 11 -5 0 0
^the	9 -17 0 -4 12
^the abilit	-3 -3 10 0 -4
^then	-2 12 -2 0 -8
^then we	-10 12 -2 0 0
^they	-10 -4 5 0 8
^this	6 1 -14 -3 11
^this is	10 -1 -11 -3 5
^this role	-9 8 -3 0 5
^ticket	-9 13 0 0 -4
^titula	15 -8 0 0 -7
^titulo	18 -7 -4 -4 -4
^titulo de	10 -7 0 0 -4
^todos	-15 -3 0 0 18
^todos los	-15 -3 0 0 18
^toma de	-8 10 1 0 -4
^tools	11 -11 0 -1 1
^top	-4 9 0 0 -5
^trabaj	14 19 -4 -6 -22
^trabaj 0	-8 -3 0 0 11
^trabaj bajo	3 -10 8 0 0
^trabaj con	1 10 -8 0 -3
^trabaj en	-18 7 20 -6 -3
^track	-3 11 -4 0 -4
^transp	8 -10 0 -4 6
^trato	-6 -10 24 0 -8
^uberna	0 13 0 0 -13
^uberse	-7 10 0 0 -4
^umfang	-8 -13 -4 0 25
^umsetz	-16 19 0 0 -2
^un	-3 -15 -4 0 22
^un ambien	0 -7 -4 0 11
^und	25 -17 -9 0 2
^unders	11 -10 7 0 -8
^unders of	9 -12 10 0 -6
^unete	-7 -6 -4 0 17
^unete a	-4 -6 -4 0 14
^unifor	-11 -2 0 0 13
^univer	16 0 -10 0 -6
^uns	-6 0 0 -4 10
^uns auch	-6 0 0 -4 10
^unser	-13 -24 -5 0 42
^unser team	0 -6 -7 0 13
^unser ziel	-3 12 -3 0 -6
^untern	-9 -3 12 -1 1
^unters der	12 -12 0 0 0
^urban	-6 -2 -4 0 11
^urban sports	-6 -2 -4 0 11
^velar	-10 20 -2 0 -7
^velar por	-7 13 -2 0 -4
^venta	-4 15 0 0 -11
^ventas	11 -3 0 0 -8
^verant	-22 -8 10 0 20
^verant fur	-7 16 -1 0 -8
^verhan	19 -7 -1 0 -11
^verifi	-10 22 -2 -3 -7
^vertra	-11 2 -2 0 11
^viajes	-10 0 0 0 10
^viatic	-23 -10 -2 -3 38
^viel	-9 -8 0 0 17
^vielfa	4 -9 -3 0 8
^vivir	-7 0 -3 16 -6
^vivir en	-17 0 -3 20 0
^vocaci	-9 -10 19 0 0
^vocaci de	-16 -3 19 0 0
^von	10 -10 8 0 -8
^vorber	7 6 0 0 -13
^vorzug	12 -4 -4 0 -4
^was	-5 10 -8 0 3
^we	12 -23 -1 -4 15
^we are	-1 -10 4 -1 8
^we believ	-7 -4 -9 0 19
^we look	-10 11 0 0 -1
^we need	-4 0 11 0 -7
^we re	-9 -12 -2 1 21
^we value	-12 -5 6 0 10
^web	12 -8 0 0 -4
^weihna	-7 -8 0 0 16
^weiter	0 -14 -7 0 21
^weiter fachli	-5 -2 -4 0 11
^wenn sie	0 -6 -4 0 10
^werde	-7 -14 0 0 21
^werde teil	-5 -14 0 0 19
^werden sie	0 -10 0 0 10
^wertsc	-7 0 -12 0 19
^why	10 3 -4 0 -9
^willin	-5 -1 16 -6 -4
^willin to	-5 -1 16 -6 -4
^wir	6 -16 -4 0 14
^wir arbeit	11 -3 0 0 -8
^wir beglei	-3 -9 0 0 12
^wir forder	0 -9 -3 0 11
^wir leben	0 12 0 0 -12
^wir legen	-1 0 10 0 -9
^wir sind	-5 -7 -5 0 17
^wir stehen	-4 -7 0 0 11
^wir suchen	18 4 0 0 -22
^wir unters	0 -15 -4 0 19
^wirtsc	8 8 -11 0 -5
^with	20 -12 -13 0 5
^with the	10 -10 -4 0 4
^work	-20 6 12 -7 9
^work from	-4 -14 0 0 17
^work life	-4 -9 0 0 13
^work with	-10 22 -2 -4 -5
^workat	-15 0 0 0 15
^workin	1 9 -3 0 -6
^would	-11 0 0 0 11
^yazili	9 -1 4 -3 -9
^yazili gelist	8 -14 10 0 -4
^yeni	13 -6 0 0 -7
^you are	20 0 7 0 -27
^you can	-12 2 12 0 -2
^you have	8 -12 5 -3 2
^you ll	-4 11 -10 0 2
^you must	-11 5 10 3 -7
^you own	-12 2 0 0 10
^you will	-23 19 -7 0 11
^your	-3 19 -8 0 -8
^yurt	-4 -4 0 9 -2
^zeitra	-9 -3 0 0 11
^zeitra 0	-9 0 0 0 9
^zu unsere	0 -12 -3 0 15
^zugang	-4 -8 0 0 12
^zugang zu	-4 -8 0 0 12
^zusamm	-9 11 -4 0 2
^zusamm mit	-10 5 -4 0 8
^zusatz	-5 -8 0 0 13
^應徵連結	2 12 -4 0 -10
^應徵連結 https	2 12 -4 0 -10
a 0	0 19 13 -5 -27
a a	20 -4 -16 0 0
a b	11 -5 0 -4 -3
a cada	-9 13 -4 0 -1
a cand	-8 13 -4 0 -1
a carg	-13 20 -4 0 -4
a clea	-11 19 -4 0 -4
a clie	-7 15 -2 -1 -5
a comp	0 -23 3 0 19
a cons	3 2 8 0 -13
a conv	11 -13 0 8 -6
a cros	-4 10 -4 0 -2
a cult	4 7 0 0 -11
a de	-3 -6 0 0 10
a deep	8 4 -1 0 -11
a dife	-11 0 13 -2 0
a dire	0 -14 -3 0 18
a dist	-7 14 -6 0 -1
a dive	14 18 -11 0 -22
a domi	-4 9 -4 0 -1
a estu	-11 3 0 0 8
a fast	-12 4 2 -4 9
a flex	-2 6 18 0 -22
a focu	-10 3 4 0 4
a form	-6 -3 0 0 9
a full	10 0 1 0 -12
a grow	-6 -3 11 0 -1
a high	16 -21 3 -3 4
a key	-4 11 0 0 -7
a larg	0 2 10 0 -11
a las	8 -11 -6 3 5
a lead	-16 -7 -5 0 28
a los	-16 17 0 -5 3
a mast	-6 -6 0 0 13
a must	-2 -7 10 4 -5
a nive	-2 -15 9 0 7
a noso	-11 -3 -4 0 17
a nues	-17 3 -6 0 20
a obje	16 -4 -11 0 -1
a part	21 -7 -2 0 -12
a pote	-11 18 0 0 -7
a prof	-7 23 -13 -3 0
a prov	11 -13 -3 0 4
a real	0 2 6 0 -9
a recu	-7 0 -2 0 9
a resu	-21 -7 24 0 4
a saba	-14 -8 5 12 5
a seni	-20 3 4 0 13
a ser	-16 5 6 0 5
a serv	-11 -3 12 0 2
a stro	-1 24 -5 -4 -14
a stru	9 -7 4 0 -6
a su	-7 -4 10 0 1
a sus	-4 14 -2 0 -8
a tale	10 7 0 0 -17
a team	1 -12 19 -4 -4
a tien	10 -4 0 0 -6
a time	7 -10 -4 0 6
a todo	20 -17 -1 0 -2
a trav	-4 -3 -2 -4 13
a un	11 -1 -4 -4 -2
a una	7 -10 3 -3 3
a vari	11 1 -5 6 -14
a vier	-7 -3 -3 13 0
a wide	20 -10 -5 0 -5
a work	7 -18 0 0 11
a y	-3 -9 0 0 12
a$	-10 -9 5 -4 18
a^	5 -10 2 -4 7
ab$	8 4 -1 0 -10
aben$	6 13 -7 0 -12
aber auch	10 -9 -1 0 1
aber kein	9 -4 0 0 -5
abge ausb	12 0 0 0 -12
abge stud	15 -4 0 0 -11
abgesc	34 -13 -4 0 -18
abgest	10 7 0 0 -17
abhang	-8 -3 0 0 12
abil to	38 -19 -7 0 -12
abilit	12 -11 8 3 -11
ablauf	4 12 -7 0 -10
able	10 -20 -1 15 -3
able to	6 -16 -1 15 -3
able$	8 -40 23 2 8
ableit	-8 14 0 0 -6
aborda	-4 -5 9 0 0
abou the	-3 4 -10 0 9
abou what	-3 -7 10 0 0
about	11 -5 3 0 -10
above	13 -6 3 -4 -6
abra$	-38 -4 45 0 -3
abre uber	-4 -6 0 0 10
abrech	-12 15 0 0 -3
abroad	-6 1 -4 9 0
absolu	4 -11 -3 0 10
abspra	-9 0 0 0 9
abst mit	-3 12 -2 0 -7
abstim	-5 14 -3 -2 -4
abwe aufg	0 -14 -1 0 16
abwe tati	8 -11 0 0 3
abwe und	-6 12 -1 0 -5
abwech	-9 -16 -2 0 28
abwick	-7 10 0 0 -3
acce a	-1 -8 -8 0 17
accele	-7 -4 0 0 11
accept	1 19 -4 0 -17
acceso	14 -21 -9 0 16
access	-5 19 -9 0 -6
acci de	-14 17 0 0 -3
accion	5 2 7 -4 -11
acco mana	5 4 -9 0 0
accord	1 0 11 -4 -8
accoun	-6 20 -17 0 3
accr coll	11 -11 0 0 0
accred	11 -11 0 0 0
accu and	-13 7 -1 0 8
accura	10 -18 1 0 7
acep de	17 -13 -2 0 -2
acepta	15 -6 -2 0 -6
aces$	9 -8 7 -4 -4
ach^	-11 5 12 0 -6
ache$	-6 -6 3 0 9
achiev	-9 -9 -2 0 21
achs$	-8 -3 0 0 11
acik	-28 -4 35 0 -4
ack^	-12 17 -4 0 -1
acks$	9 -5 -3 0 0
acompa	7 -10 -4 -3 10
acor a	-7 -4 0 0 10
acor al	9 -7 0 -2 0
acorde	-2 -11 0 -2 14
acquis	-1 -2 -7 0 10
acro all	-2 -14 8 0 8
acro the	-11 13 -4 0 1
across	-11 6 2 -4 8
act	-8 16 -1 0 -6
act^	-5 14 -10 0 1
acti de	-1 -1 19 0 -17
acti diar	10 -10 0 0 0
acti para	-3 -9 12 0 0
acti shap	-7 1 -4 0 9
acti y	-13 22 2 0 -10
action	-16 8 -1 0 10
actitu	7 -24 27 0 -10
activa	-4 3 8 4 -10
active	-4 14 -10 0 0
activi	9 4 -13 3 -3
acts$	-6 12 -1 0 -5
actu con	-16 14 4 0 -1
actu de	10 -3 -2 0 -5
actu sobr	10 -9 0 0 -1
actu y	-5 11 0 0 -5
actual	-1 -1 -9 -3 15
actuar	-9 -1 12 0 -1
acue a	8 -10 -2 0 4
ad	-7 15 -7 0 -1
ada^	-4 -10 15 -10 10
adap a	-3 -6 16 -2 -5
adapt	-6 7 14 0 -15
adapta	6 -12 37 -2 -29
adas$	-13 11 -8 -4 13
add	18 -8 10 -3 -17
additi	16 -2 -7 -4 -3
adec a	-4 10 -6 0 0
adecua	1 12 -6 0 -7
ademas	-4 2 7 4 -9
adhe to	-12 -12 -6 0 29
adhere	-5 -8 -3 0 17
adheri	-11 7 -2 0 6
adicio	-14 10 0 0 4
adjust	9 0 0 0 -9
admi de	-1 11 0 0 -10
admi y	17 -20 4 0 -1
admini	3 17 1 -7 -14
ado^	14 -17 9 -1 -5
adobe	15 11 -7 0 -18
adopti	-11 8 10 0 -7
ador$	6 7 -14 0 1
adquir	15 -11 -6 0 3
adress	-6 0 13 0 -7
ads	-7 17 0 -4 -7
adva of	-10 1 0 0 9
advanc	17 -1 -2 0 -14
advant	-6 14 -6 0 -2
advent	-12 5 -3 0 10
advers	-14 5 0 0 9
advert	-12 15 -1 0 -1
adviso	14 -10 -3 0 -1
ady^	-12 -6 0 0 18
afe^	-7 -11 0 0 18
affi zu	-10 0 12 0 -3
affini	3 -24 34 -7 -6
afia$	21 -9 -7 0 -5
afilia	-12 -5 -4 -4 24
afin	0 -3 10 0 -7
afin$	0 -3 10 0 -7
aft^	-2 -20 26 12 -16
afte effe	16 -8 0 -3 -6
after	7 -15 0 -6 14
agains	-11 17 0 0 -5
age	-17 7 -3 0 13
age or	-19 0 -3 0 22
age^	0 31 -15 0 -16
agen de	-9 10 0 0 0
agency	-3 23 -6 -4 -10
agenda	-8 12 0 0 -4
agentu	-6 -12 12 0 7
ager$	-25 -8 5 0 27
ages$	13 -13 -2 -4 6
agiers	-2 -9 4 0 7
agil	-2 -11 9 0 3
agil inte	12 -12 0 0 0
agil team	15 -1 -6 0 -9
agile	4 17 -17 0 -4
agilen	21 -7 -8 0 -6
agrada	-4 -7 -5 0 16
ahme$	-9 2 0 0 6
ahora	-14 -12 -3 0 28
ai	9 10 -31 -3 17
ai$	16 -5 -3 0 -8
ails$	-6 9 6 -3 -5
ain^	-13 20 0 -2 -5
ajar$	-6 0 -4 13 -3
aje^	14 1 -8 0 -7
ajo^	-16 -4 17 -6 9
ajusta	14 -21 8 0 -1
akadem	-4 -11 0 0 15
akim$	13 -4 -2 0 -8
akis	16 -12 0 0 -4
akisla	-9 12 0 0 -2
akquis	7 -9 -7 0 9
akti an	8 -7 8 0 -9
akti arac	11 0 -7 0 -4
akti bei	-2 18 0 0 -15
akti im	-3 -16 9 0 10
akti in	10 -8 0 0 -2
akti mit	8 -11 0 0 4
akti mitw	13 -9 0 0 -4
akti mitz	-1 -3 -6 0 10
akti neuk	-11 11 0 0 0
akti rol	11 -7 0 0 -4
akti und	9 -1 -4 0 -4
akti zu	-11 8 14 0 -11
aktif	13 1 -7 0 -8
aktive	11 34 -16 0 -29
aktivi	-6 11 -15 0 10
aktuel	2 8 -11 -2 3
al	-6 7 3 4 -9
al 0	-15 18 0 0 -3
al area	-11 7 0 0 4
al clie	9 -8 0 -4 2
al cump	23 -15 -15 0 7
al deta	-22 -12 32 0 3
al dia	16 4 -7 -2 -10
al iess	-4 -5 -4 -4 16
al jefe	-3 11 -4 0 -4
al pers	13 -3 -8 0 -1
al serv	11 -8 -3 0 0
al sigu	-5 -5 0 0 10
al usua	-14 19 -2 0 -4
alanla	-1 -8 15 0 -6
alca obje	2 -9 15 0 -7
alca tus	0 -11 -4 0 15
alca y	-14 22 0 0 -7
alcanz	9 -9 -1 0 1
ale^	-13 -5 2 0 17
alen$	6 -16 9 0 0
ales$	-9 8 -2 14 -11
alexan	13 -9 0 0 -3
alig with	-4 -6 -2 0 12
align	5 -13 -1 0 9
alignm	-11 7 -3 0 7
alimen	-15 11 0 -8 12
all	11 0 -1 -8 -2
all of	-10 -9 -4 0 23
all our	12 -3 -3 0 -5
all the	8 -16 5 0 3
all unse	12 -5 0 0 -6
alle frag	17 -12 0 0 -6
alle mita	-2 -4 -4 0 11
alle$	-24 -12 26 0 10
allen	-13 18 -6 4 -2
aller	-17 27 -8 0 -3
alles	-17 20 -1 0 -2
allgem	-13 15 -1 0 -1
alltag	13 3 -6 0 -10
ally$	-13 6 -3 5 5
alma y	9 -5 0 0 -3
almace	-7 -6 0 0 13
almak	-15 22 0 -3 -4
almis	12 -8 0 0 -4
almuer	-24 11 0 0 13
alongs	-12 4 0 0 9
als	8 11 -7 -3 -9
als auch	4 4 8 0 -15
als juni	-9 5 0 0 4
als tech	-5 -4 0 0 9
als teil	-3 14 -4 0 -8
als top	11 -1 0 0 -10
als^	8 -1 2 0 -9
also	18 -14 -10 7 -1
altame	-1 -3 13 -4 -6
alter	2 0 9 0 -11
alters	-16 -6 -4 -4 30
alto de	21 -8 -1 -8 -4
alto nive	-8 9 6 0 -6
always	-14 -4 20 5 -7
am	9 5 -14 -1 1
am a	-9 9 0 2 -3
am arbe	-4 13 0 0 -9
am tele	14 7 -14 0 -6
am umga	-14 0 14 0 0
am unte	-2 -4 -4 0 10
ama^	-6 -5 0 0 11
amak$	12 17 -7 0 -21
amazin	6 -13 7 0 0
ambi labo	-14 -8 -11 0 33
ambici	-3 -4 11 0 -5
ambien	-16 -15 1 0 31
ambiti	-3 -11 3 0 11
ambito	6 8 -3 0 -11
ame^	-4 -5 0 0 9
americ	21 -11 -5 0 -5
amigab	5 0 6 0 -12
amis$	-4 0 0 -6 10
amme$	-9 0 -3 0 13
amos$	16 4 0 0 -19
ampl expe	-11 9 0 0 2
amplia	-21 23 0 0 -1
amplio	-6 11 0 0 -5
ampo$	6 8 -15 9 -9
an	1 -6 13 -3 -5
an accr	11 -11 0 0 0
an acti	-8 21 -2 0 -10
an adva	11 5 -5 0 -11
an appl	5 -13 0 0 7
an bord	9 1 -2 0 -7
an dein	2 -17 3 0 12
an den	-10 -5 4 0 12
an der	9 -7 -1 -2 1
an effi	-11 1 10 0 0
an eine	-3 -5 -3 0 11
an entr	17 -7 -8 0 -2
an equa	-8 -8 0 0 16
an exci	-11 4 -3 0 10
an expe	-12 27 -4 0 -11
an inte	11 12 -22 3 -4
an it	10 -3 -4 0 -3
an proj	-12 -7 0 0 19
an unde	9 -14 8 -3 0
an unse	-10 18 0 0 -7
an$	-7 -19 7 0 19
an^	1 -13 6 0 6
anal abil	-11 0 11 0 0
anal and	-4 10 3 0 -9
anal cont	19 -15 0 0 -4
anal denk	-2 -8 15 -1 -4
anal etme	-7 13 -4 0 -2
anal fahi	-21 -3 28 0 -4
anal of	11 -6 0 0 -5
anal skil	-19 0 8 0 11
anal stru	7 -12 9 0 -4
anal tool	18 -10 -8 0 0
anal und	3 -2 8 0 -9
anal yapm	11 -11 0 0 0
analit	-15 8 22 0 -15
analiz	5 9 8 -7 -15
analys	-5 16 -10 -4 3
analyt	-7 -15 30 -1 -8
analyz	-4 13 -3 0 -5
anas$	26 -14 0 -6 -6
anbind	10 -13 0 0 3
ance$	4 2 -11 4 0
and	-12 11 10 -6 -3
and 0	-7 -8 11 7 -3
and a	-4 -19 10 -3 16
and acco	2 -9 -4 0 11
and acti	10 0 0 0 -10
and an	13 10 -8 0 -15
and anal	21 -4 -9 0 -7
and are	-30 25 6 0 -1
and beyo	3 -9 6 0 0
and buil	-1 -10 0 0 11
and can	4 12 -12 0 -4
and care	4 -12 -3 0 10
and chal	-9 -3 0 0 13
and clie	12 -1 -3 0 -8
and clos	2 -18 0 0 16
and clou	0 -11 -4 0 16
and coll	8 3 8 0 -18
and comm	-16 20 1 -3 -3
and comp	2 -12 4 0 6
and cons	9 -14 7 0 -1
and cont	-24 8 -5 0 21
and coor	1 11 -4 0 -9
and crea	-6 12 6 0 -13
and cros	-9 4 -4 0 9
and cult	-13 -3 8 0 9
and data	-3 10 0 -4 -3
and deci	-9 11 -6 0 4
and deli	4 23 -11 0 -16
and depl	-12 19 -3 0 -4
and disc	-10 4 -10 0 16
and driv	10 -11 1 0 1
and ensu	-8 9 0 5 -5
and even	7 3 -2 0 -9
and exec	-9 16 4 -5 -5
and expe	7 11 -10 0 -8
and fina	14 0 0 0 -14
and foll	-5 3 -9 0 11
and food	-4 0 -5 9 0
and frie	2 -2 -11 0 11
and grow	5 -17 0 0 12
and hand	3 -10 1 5 0
and have	3 -12 -2 -3 14
and high	-3 11 -2 0 -5
and impl	6 15 -10 0 -12
and impr	0 0 -7 -4 11
and incl	-6 11 -4 0 -1
and inno	-13 18 0 0 -5
and insp	6 -12 6 0 0
and inte	-5 10 -8 0 3
and lead	-15 1 6 0 8
and lear	0 -14 12 0 2
and loca	-1 6 8 0 -13
and make	14 -12 6 0 -8
and mana	-14 12 22 0 -19
and ment	8 7 -11 0 -4
and mode	15 -5 -4 0 -7
and more	13 -11 0 0 -2
and moti	6 4 -1 0 -9
and new	-2 -5 -2 0 9
and on	9 -3 5 -7 -4
and open	-3 -13 11 9 -4
and opti	-6 16 -4 0 -6
and orga	-12 3 9 0 0
and othe	-8 26 -6 0 -12
and own	-11 -6 4 10 3
and part	-1 -10 4 0 8
and pers	-4 -12 13 0 3
and prep	-11 8 0 0 3
and pres	10 -11 2 0 -2
and prio	-13 14 6 0 -7
and prob	17 -7 -10 0 0
and proc	-4 16 -3 0 -9
and prof	1 -4 9 0 -6
and real	9 -3 0 -3 -3
and reli	-9 5 -7 0 11
and resp	5 -9 4 0 0
and serv	1 -1 -11 0 10
and shar	6 -13 0 0 7
and soci	10 -18 0 0 9
and stak	12 -4 -6 0 -1
and stra	2 10 -9 0 -3
and supp	-13 4 -2 0 11
and take	3 5 1 0 -9
and team	17 -1 4 -2 -19
and tech	11 -4 3 0 -10
and the	12 -1 -5 0 -6
and time	2 -16 -1 0 16
and to	-8 21 -7 0 -6
and tool	-6 -3 0 0 10
and turn	-3 10 -4 0 -3
and use	-9 6 -7 0 10
and user	17 -8 -4 0 -5
and we	24 -23 -2 0 0
and welc	-4 -10 13 0 1
and with	-7 -2 0 0 9
and work	8 -9 4 -8 5
and writ	-12 16 -2 0 -2
and your	8 -9 -4 0 5
and^	-14 -2 2 0 14
ando$	19 -14 0 1 -6
ands$	-15 17 0 0 -2
anerka	10 0 0 0 -10
anfa an	-4 -2 -4 0 9
anfang	8 5 -4 0 -9
anford	2 19 0 0 -21
anfrag	-11 24 3 0 -15
ange und	0 -10 0 0 10
ange$	9 1 -1 -4 -6
angebo	-27 9 -4 0 22
angene	-3 -4 -4 0 10
angula	-3 15 0 0 -12
ankara	-8 -20 -4 8 24
anke$	11 -4 -16 0 9
ankomm	13 -9 -3 0 0
anlage	9 1 0 0 -10
anlieg	6 -9 14 0 -11
ann^	-13 9 -4 0 8
annual	-4 7 -9 0 6
ano	12 -11 0 -2 1
ano en	15 4 0 -3 -15
ano^	10 -4 0 0 -6
anos	11 1 0 -3 -8
anos como	-14 14 0 0 0
anos en	17 -15 -3 0 0
ansatz	-1 -13 6 0 8
anschl	-17 20 -4 0 0
ansp fur	11 -2 -5 0 -4
ansp proj	-8 9 0 0 -1
answer	-10 10 -4 0 4
ant^	8 -16 -4 0 11
anta$	11 -12 0 5 -4
ante	-3 -7 16 0 -6
ante$	-15 8 -1 0 7
anteil	-1 -11 -2 0 14
antes	-7 13 -4 0 -2
antici	9 -3 3 0 -9
ants$	-14 8 -4 -1 11
anuale	-8 0 0 -3 12
anunci	19 -19 -4 8 -4
anwend	14 -3 -5 0 -6
any^	-9 -3 7 0 5
anz^	-5 -7 0 0 12
anzeig	-6 18 -3 0 -8
apas de	9 -7 6 0 -9
apas el	0 -10 0 0 10
apas la	-7 -4 0 0 11
apasio	-2 -24 7 0 19
aper de	-13 15 -2 0 0
apertu	-16 18 1 -7 3
api	18 -1 -6 0 -11
apis	13 -7 -4 0 -2
apis and	15 -12 0 0 -3
apli de	-11 18 0 0 -7
aplica	9 6 -23 8 0
apliqu	-11 13 0 0 -3
aporta	5 -17 7 0 5
apoy la	-10 6 0 0 4
apoyar	-1 13 -9 -2 -2
app en	10 -6 0 0 -3
app^	9 -5 0 0 -3
appl and	2 -13 -2 7 6
appl for	-7 -2 0 0 9
appl now	-5 -6 -3 0 14
apple	-4 -4 -4 0 11
applic	-4 6 -12 -1 11
apply	-16 -13 -16 0 44
appr to	8 3 -2 0 -9
approa	17 13 2 0 -32
approp	-6 10 0 0 -4
approv	-8 12 0 0 -4
apre cont	6 -10 11 0 -8
apre rapi	-12 0 22 0 -10
apre y	13 -5 -15 0 6
aprend	-18 -11 24 -4 9
apti para	9 -8 4 0 -6
aptitu	18 -10 0 -4 -5
ara^	1 18 -19 5 -5
arbe an	-16 -1 -2 0 19
arbe bei	-6 -6 0 0 13
arbe com	-1 9 -4 0 -4
arbe eige	-5 -14 28 0 -9
arbe eng	-13 23 -6 0 -5
arbe gern	6 -2 17 0 -21
arbe kann	-3 -6 -4 0 13
arbe mit	-6 11 3 -2 -6
arbe mogl	11 0 0 0 -11
arbe nach	10 -9 -5 0 4
arbe sich	9 -3 9 0 -14
arbe sowi	21 4 -13 0 -12
arbe von	-9 -2 -4 0 14
arbeit	-10 -15 14 -7 17
arca$	-14 -1 1 0 13
arch de	-7 11 0 0 -4
arch und	10 -18 -2 0 10
arch$	23 -15 -4 0 -5
archit	4 24 -18 -3 -7
archiv	-7 19 -4 0 -8
ard^	19 -21 -4 0 5
ards$	-10 6 -4 0 7
are	9 -11 9 -3 -4
are a	17 2 -13 -2 -3
are comm	16 -4 -4 0 -8
are hiri	6 -4 12 0 -14
are look	4 19 -4 0 -19
are not	7 10 -5 0 -12
are you	-14 -8 -4 0 26
are^	0 0 -12 0 13
area asig	-11 11 0 0 0
area come	-4 -9 0 0 13
area cont	10 -11 0 0 2
area de	18 -10 -5 -3 1
area of	-10 3 0 0 6
area$	-16 13 6 0 -3
aren$	-4 -6 12 0 -1
ares$	6 11 -3 -4 -11
argo$	8 5 -4 0 -9
aria$	-10 11 -8 7 -1
ario$	-2 11 -3 -5 -1
arke$	-6 1 15 0 -10
arkt$	-15 0 0 0 15
arqu de	2 13 -4 0 -11
arquit	-10 17 1 -1 -8
arrang	-6 9 6 0 -8
arse$	14 -6 3 -3 -7
art	18 -7 -11 0 0
arte$	7 11 0 -4 -14
as	4 6 -4 -10 5
as a	11 11 3 -3 -23
as an	6 1 -9 -4 5
as need	18 -7 0 0 -10
as the	9 -11 0 0 3
as we	12 -6 -2 0 -5
as well	2 4 -10 0 4
as^	-8 1 -4 0 11
asce a	-7 -3 0 0 10
ascens	-3 -23 0 0 26
aseg el	-9 9 0 0 0
aseg la	5 8 -2 0 -11
asegur	-14 34 -10 0 -11
asen$	-3 -3 -3 0 9
aserti	-16 1 23 0 -8
ases a	-10 10 0 0 0
ases come	-11 -10 0 0 21
ases en	0 9 0 -4 -5
ases y	-8 15 0 0 -7
asesor	-29 25 -3 -10 17
asi	7 9 -13 0 -3
asi como	15 16 -13 0 -18
asig de	3 -10 7 0 0
asigna	19 -2 7 -13 -10
asis a	8 5 1 -4 -10
asis en	-11 18 -3 -4 0
asiste	2 -2 -6 -4 9
asisti	-1 9 3 -4 -8
ask	-6 2 10 0 -6
aske hizm	6 0 0 3 -9
asks$	10 0 -7 -4 1
asocia	7 -1 11 0 -17
asse and	0 -11 3 0 8
asse mana	-4 -7 0 0 11
assess	4 -11 -4 0 11
assets	10 -7 -3 0 0
assign	2 14 0 9 -24
assist	-4 19 -3 0 -12
associ	5 9 0 0 -14
asst$	-2 -2 -3 -4 12
ast^	6 -12 0 0 6
asunto	-4 -6 0 0 9
at 0	-3 0 11 0 -8
at leas	6 -9 -4 8 -1
at the	13 -10 4 -1 -6
at^	-1 -10 3 0 8
atch$	-16 -6 -4 0 25
ate^	3 21 1 -7 -18
aten a	-7 -5 13 0 -2
aten al	25 -1 -19 -4 -1
aten de	-27 18 9 0 0
aten pers	12 -6 -6 0 0
atenci	12 8 1 -6 -15
atende	-22 24 0 0 -2
atendi	12 -18 0 0 6
ater$	-14 -5 0 0 18
ates$	13 12 0 2 -28
atmosp	-3 -8 -2 0 13
ato^	-5 -20 17 -3 11
atos$	12 1 -7 0 -5
atract	-17 0 2 0 15
attent	-10 6 21 -4 -13
atti and	1 -3 11 -5 -4
attitu	14 -11 14 -5 -12
attrac	-24 1 -3 0 26
attrak	-21 -4 -4 0 29
attrib	5 -9 0 0 3
atz^	-18 -2 0 0 20
atze$	6 -2 -12 -2 11
auch	4 -4 12 -6 -6
auch auf	-5 -7 0 0 12
auch bei	24 -18 -1 0 -4
auch im	3 5 1 0 -9
auch nich	-6 0 0 -4 10
audi inte	9 -5 0 -2 -2
audi para	-4 11 -4 0 -3
audien	1 -7 16 0 -10
audiov	15 -2 -8 0 -6
audito	-7 20 -2 -2 -8
audits	-17 14 -4 0 7
auen$	-7 -6 -6 0 19
auf	-4 0 -6 -7 18
auf 0	9 -7 0 0 -2
auf alle	-7 -2 0 0 9
auf basi	-3 -10 7 0 6
auf das	-9 -4 0 0 13
auf den	16 -12 -4 0 0
auf deut	4 0 11 -3 -11
auf dich	11 0 -5 0 -6
auf eine	2 2 11 0 -15
auf ihre	0 13 -4 0 -10
auf kund	22 -5 -9 0 -8
auf mutt	9 0 0 0 -9
auf qual	-4 -4 -1 0 9
auf wach	-10 0 -3 0 13
auf$	5 -13 5 0 3
auf^	9 3 -4 -4 -5
aufb eine	-6 -16 11 0 11
aufb und	15 -9 -9 -2 5
aufb von	19 -12 -3 0 -4
aufbau	-11 16 -1 -2 -1
auffas	-7 -3 14 0 -3
aufg mit	-3 -4 -6 0 14
aufg und	16 -6 10 0 -20
aufgab	-19 18 -3 -2 6
aufges	-7 -10 13 0 3
auft und	-9 0 9 0 0
auftra	-11 11 -3 0 3
auftre	-13 -8 44 0 -22
aufw verg	-7 11 0 0 -4
aufwan	-7 11 0 0 -4
aufz und	-10 0 0 4 6
aufzub	-3 -10 -9 4 18
auge	9 -4 13 0 -18
auge und	-2 9 -3 0 -3
augenh	-11 7 -7 0 11
aum^	-9 -1 -7 0 16
aus	-1 -2 -4 -5 12
aus dem	-3 17 0 -2 -12
aus eine	1 13 0 0 -14
aus und	2 -11 9 0 -1
aus$	-4 6 15 -4 -13
ausb mit	15 -4 -2 0 -9
ausbau	-5 18 0 0 -13
ausbil	22 -3 -11 -4 -4
ause$	-6 -2 0 0 9
ausg als	14 0 0 0 -14
ausg anal	-14 0 18 0 -4
ausg arbe	-10 -6 0 0 15
ausg komm	-13 0 21 0 -7
ausg prob	-10 -4 14 0 0
ausg serv	-12 -4 16 0 0
ausgep	29 -26 29 0 -32
ausges	-8 -3 0 0 12
ausgez	-2 -3 12 0 -8
ausrei	-5 -11 -3 0 18
aussen	-3 -17 0 0 20
aussta	-20 4 -7 0 23
aust s	14 0 -3 -3 -9
aust team	6 0 9 0 -14
aust und	0 9 3 0 -13
austau	1 13 9 -4 -19
austin	22 -22 24 -3 -22
austri	-8 10 0 -1 -1
ausw von	2 -13 3 0 7
auswer	-9 11 -4 0 2
auszei	0 -16 0 -2 18
auszub	0 7 8 0 -15
author	-24 22 1 13 -12
auto and	-14 13 -6 0 7
auto capa	-9 -4 13 0 0
auto de	5 -13 0 0 8
auto und	-5 12 -4 0 -4
auto y	24 -21 -2 0 -1
autoca	10 -7 -3 0 0
automa	3 15 -9 0 -8
automo	7 -9 0 -2 3
autono	-16 -11 27 0 1
autori	14 -25 0 0 11
autos	8 -6 13 0 -15
auxi de	-17 2 0 0 15
auxili	-21 5 0 0 16
avai for	5 -15 2 1 7
avance	-12 16 0 0 -4
avanza	21 -3 -8 -3 -6
ave^	-2 5 8 0 -11
aws	-7 7 -9 0 9
aws^	15 -3 -9 0 -3
ayan$	-3 -4 0 10 -4
ayer$	-13 1 18 0 -7
ayud en	-8 11 -2 0 -2
ayudar	-5 14 -5 3 -6
az	18 -9 0 -4 -5
az 0	17 -9 0 0 -8
azgo$	-36 11 30 0 -4
azure	12 -5 0 0 -7
b	9 7 -6 -1 -9
b als	11 -6 -1 0 -4
b bei	-10 2 0 0 8
b2$	-9 12 6 0 -9
b2b^	1 11 0 0 -11
bach comp	14 0 -11 0 -3
bach educ	-11 11 0 0 0
bachel	17 -5 -5 0 -7
bachil	26 3 -18 -7 -4
back	11 -9 3 0 -5
back and	13 -5 -1 -4 -2
back chec	-17 -4 0 28 -7
back expe	9 -4 -4 0 -1
backen	-10 27 -6 0 -10
backgr	1 -40 -5 24 20
backlo	-15 11 7 0 -4
backup	3 13 -3 0 -13
bad	-14 25 -4 0 -8
bado$	-12 -3 0 16 -2
bahn$	10 -2 0 0 -8
baja	24 -17 0 0 -7
bajo	12 -8 2 6 -12
bajo pres	-36 15 28 0 -8
bajo$	-14 11 -2 8 -3
bancar	13 -5 -4 0 -4
bankka	-8 -3 0 0 11
bar	-3 -1 -2 -3 9
barcel	-22 2 0 4 17
barist	-37 -4 18 0 23
barten	16 -14 3 7 -12
basa en	-10 4 -10 0 16
base	9 -14 3 0 2
base a	-4 -6 0 0 10
base de	-10 18 -4 0 -5
base on	-10 6 -8 3 9
base$	-5 -6 0 0 11
based	7 5 2 -3 -10
basi de	13 -2 -2 0 -9
basi en	-9 -1 0 0 9
basic	-1 13 -2 0 -9
basier	15 9 -9 0 -14
basvur	-18 -22 0 0 40
batter	-11 25 0 0 -14
bau^	-13 24 -2 0 -9
bauen	-16 26 2 0 -12
baulei	-12 26 -4 0 -10
baupro	-4 -20 0 0 24
baust	-7 18 -4 0 -7
bauste	11 -11 0 0 0
bazli	-3 11 4 -4 -7
be	4 -9 4 6 -5
be a	-9 4 9 -4 0
be able	5 -14 -8 19 -2
be an	-10 8 -2 0 4
be cons	-12 -2 0 0 14
be elig	5 -4 -9 4 4
be part	-10 -3 -3 0 16
be resp	-16 8 0 0 8
be^	-2 12 2 6 -17
bear sie	-8 -5 0 0 12
bear von	9 -6 0 0 -4
bearbe	-2 9 -8 0 1
beca	16 -14 0 0 -2
becaus	13 -7 -2 0 -5
bece gucl	12 0 -8 0 -3
bece sahi	-5 -4 13 0 -4
bece yuks	-10 0 10 0 0
beceri	-15 -7 27 3 -7
beco a	-14 19 -6 0 1
beco part	-7 -10 0 0 17
become	-25 14 -3 0 14
bedarf	2 19 -14 3 -10
bedeut	-5 -6 0 0 11
bedien	-11 4 0 0 7
bedurf	-12 -2 10 0 4
beer	13 0 -1 0 -12
befi sich	12 -3 -4 0 -5
befind	12 -3 -4 0 -5
bege fur	11 -22 19 0 -9
begeis	7 -14 25 0 -18
beginn	-3 -6 0 0 9
begl von	7 2 0 0 -9
beglei	15 6 7 -6 -23
beha auch	11 -9 -2 0 0
behalt	-7 -6 11 0 3
behand	2 14 -3 0 -13
beherr	12 -2 6 -3 -13
behind	12 -4 -3 0 -5
beho und	0 13 -4 0 -9
bei	-16 14 -10 3 9
bei dein	0 11 0 0 -11
bei den	-4 13 0 0 -9
bei der	18 0 1 0 -19
bei eine	-2 -4 -4 0 10
bei inte	11 -7 0 0 -4
bei komp	9 1 -6 0 -4
bei uns	4 3 -10 0 3
bei unse	-3 -14 0 0 17
bei$	0 11 -7 0 -4
beim	1 10 -4 0 -7
beim aufb	11 -12 0 0 0
bein a	-7 -1 9 0 0
being	12 0 13 2 -27
beitra	-11 8 -4 0 7
bekliy	16 -8 0 0 -8
beko du	9 -2 0 0 -7
beko eine	0 -5 -4 0 9
bekomm	-9 3 -5 0 11
belast	-21 -6 23 20 -17
beli in	-10 0 6 0 3
beli$	22 -15 0 0 -7
belirl	-7 10 -3 0 0
belohn	-3 -7 0 0 10
ben^	-18 10 0 0 8
bene adic	-4 -6 0 0 10
bene de	7 10 -4 0 -14
bene prop	11 -5 0 -3 -3
bene soci	-12 5 0 0 7
bene y	-13 8 0 0 5
bene$	-6 10 0 0 -5
benefi	-2 4 -4 -10 12
benu und	-7 19 -4 0 -8
benzer	10 0 -3 0 -7
beobac	-6 10 -4 0 0
ber^	1 7 -16 0 8
bera und	-10 3 -2 0 9
beratu	7 9 -9 -4 -2
bere 0	-2 0 9 0 -7
bere auf	0 13 0 0 -13
bere elek	9 -14 0 0 4
bere erp	-3 -7 0 0 10
bere it	0 12 0 0 -12
bere mark	-9 -6 -4 0 18
bere mit	12 -13 2 6 -7
bere zur	1 -8 15 0 -9
berech	-12 6 0 0 6
bereit	-4 -31 30 15 -9
berich	0 10 -4 0 -6
berl 0	-5 -11 0 0 16
berl offi	-7 -7 -2 0 16
berlin	-3 -12 0 -2 16
bers$	5 -13 6 -3 5
beru aus	4 -12 0 0 7
beru im	10 -7 0 0 -4
beru in	21 -21 0 0 0
beru mit	15 -12 0 0 -3
beruck	-4 9 0 0 -5
berufl	6 -14 -2 0 9
berufs	48 -32 -4 0 -12
beruhr	11 -8 0 0 -3
besche	5 18 -8 0 -16
besitz	6 -14 20 0 -11
besond	-10 -1 8 0 2
best prac	6 18 -3 0 -20
bestan	-4 16 -5 0 -8
beste	-3 -8 0 0 11
besteh	-15 27 -2 0 -11
besten	11 10 -8 0 -12
bestes	0 -11 6 0 4
bestim	-3 12 -5 0 -4
besuch	-6 -3 9 1 0
bete an	-10 6 -4 0 8
beteil	-12 -3 -4 0 20
betr alte	-8 -10 0 -4 22
betr der	-3 12 0 0 -9
betr gesu	-4 -4 -4 0 11
betr soft	-6 10 0 0 -4
betr unse	-2 15 0 0 -13
betr von	14 5 -5 0 -14
betr weit	-8 10 0 0 -2
betreu	-5 16 -15 4 1
betrie	-9 3 -4 -4 13
better	-23 -3 18 0 7
betwee	-22 -11 12 0 21
bevera	-28 11 -3 0 20
bewe dich	6 7 -3 0 -10
bewe sie	6 -13 0 0 8
bewege	11 -8 -7 0 3
bewegs	6 11 -3 0 -14
beweis	-9 0 9 0 0
bewerb	2 -17 -15 0 30
bewi dich	-8 -6 -3 0 17
bewirb	-8 -6 -3 0 17
bezahl	-9 -5 -1 0 15
bezieh	-16 4 2 0 10
bezusc	-15 -10 -2 0 27
bi	16 5 -4 0 -17
biblio	17 -13 0 0 -4
bienes	-9 -5 10 0 3
biet eine	0 10 0 0 -10
big	13 13 -15 0 -11
bigges	-1 12 0 0 -11
bike	-18 -4 0 -1 23
bike$	-11 0 0 0 11
bikele	-13 20 -3 0 -4
bilanz	17 0 -5 0 -12
bildbe	-11 14 0 0 -4
bildun	-5 12 0 0 -6
bilen	10 0 -6 0 -4
bilg muhe	-12 4 0 0 8
bilg sahi	21 -4 -13 0 -4
bilgi	9 2 -9 -7 5
bilgil	12 -2 0 0 -10
bili sist	10 -4 0 0 -6
bilisi	10 -4 0 0 -6
bind zwis	-3 12 -5 0 -4
biolog	-3 12 0 0 -9
bir	-11 6 -3 0 8
bir^	-27 27 0 0 0
biri gele	-12 16 -4 0 0
biriml	12 -3 -2 0 -7
birlig	-6 -8 7 -4 10
birlik	-18 27 -3 0 -6
birthd	11 -3 0 0 -8
bis	10 -13 -11 0 14
bis 0	-8 1 -3 0 10
bis hin	-9 15 0 0 -7
bis zu	-4 -15 -9 0 29
bis zum	16 1 -4 0 -13
bis zur	-10 0 11 0 -1
bisher	-15 0 0 0 15
bist	5 -17 18 1 -7
bist du	5 -1 -9 0 5
bist ein	3 -12 15 0 -6
bist fur	-8 17 -7 0 -2
bist teil	-8 -4 -3 0 14
bist$	12 0 -2 0 -10
bitte	9 -7 8 -2 -8
ble^	5 -6 12 1 -12
bleibe	11 -7 0 0 -4
bles$	9 12 5 -11 -15
bly^	15 0 -9 0 -6
bodega	-17 23 -7 0 0
bolu mezu	13 -4 -1 0 -8
boluml	13 -4 -1 0 -8
boni por	-15 0 0 0 15
bonifi	-32 13 -4 0 23
bono	-4 -4 -4 0 12
bono de	-5 -4 -4 0 13
bonos	-17 -6 0 0 23
bonus	-11 -2 -7 0 21
bonusz	-12 -18 0 0 29
bord	9 1 -2 0 -7
bot^	-14 -2 -4 0 21
bote$	-3 -11 0 0 14
both	12 -14 2 0 -1
both writ	13 -8 -6 0 0
botsch	18 -14 -2 0 -3
boutiq	-10 -4 -4 0 18
bpm	-15 21 -3 0 -4
bra^	-1 11 0 0 -10
bran und	-7 12 -6 0 1
branch	-4 0 -6 0 10
brandi	6 6 -9 0 -3
brands	-15 14 0 0 1
brauch	6 -10 0 0 5
breite	9 -8 0 0 -2
bridge	-3 -7 -3 0 13
brin ases	-4 11 -3 0 -4
brin capa	-6 10 0 0 -4
brin dein	-9 23 -9 0 -5
brin dich	1 -9 0 0 8
brin du	-7 21 11 0 -25
brin fund	16 -16 0 0 0
brin la	-7 -14 0 0 21
brin un	15 -6 -4 0 -5
brinda	-5 21 -16 -4 4
bring	-13 14 6 0 -7
bringe	3 -22 8 0 12
brings	-9 8 19 9 -27
bringt	-6 1 -7 0 11
broad	-3 12 0 0 -8
bu	11 6 0 0 -16
buchha	10 -7 -17 0 14
budg and	12 -1 0 0 -11
budg und	-13 6 0 0 6
budget	-12 3 8 0 0
buen	21 0 -8 0 -13
buen capa	15 0 -12 0 -4
buen comu	-12 7 9 0 -4
buen dese	-6 10 0 0 -4
buen habi	-4 -10 18 0 -4
buen mane	-3 -10 19 0 -7
buen pres	-7 -5 13 -8 6
buen reda	-7 -2 9 0 0
buen rela	-5 11 -6 0 0
buena	1 -9 16 -2 -7
buil a	-6 15 -14 0 5
buil and	9 4 1 0 -13
buil the	-8 -21 0 0 28
buildi	1 -10 1 0 8
builds	-7 9 -2 0 0
bundes	-12 -5 0 0 17
burg$	-10 -5 0 0 16
buro	3 -16 -6 -4 24
buro im	-6 -10 -1 0 16
buro in	-8 20 -4 -4 -3
buro$	-7 -1 -1 0 9
bus	19 -2 -4 0 -12
busc pers	-22 16 3 0 3
busc un	-25 3 14 0 8
busc una	-10 6 1 4 -2
busca	-18 -7 -3 -3 32
buscam	13 -12 21 -4 -18
buscan	-13 19 4 0 -10
busi admi	16 -7 0 0 -9
busi and	11 -22 3 0 8
busi cont	10 -10 -4 0 3
busi mana	14 -7 0 0 -7
busi need	0 -9 0 0 9
busi requ	11 -5 -7 0 0
busine	2 11 -1 -4 -9
busq de	12 -7 6 -4 -7
but	4 3 -1 9 -16
but we	-1 -8 11 0 -2
buyuk	-3 -8 -5 0 16
bwl	9 -4 -2 0 -4
by	2 0 -9 7 1
by the	3 -9 0 0 6
bzw	5 3 0 6 -14
c	16 -18 -7 0 9
c leve	-3 -9 0 0 12
c1$	0 11 -4 0 -7
ca	-15 -10 1 6 18
ca 0	-12 -10 -3 6 19
cada	-12 6 4 0 2
cada dia	-6 0 -2 0 9
cada uno	13 -7 0 0 -6
cado$	-8 12 0 -3 -1
cafe	8 -12 7 0 -4
caja y	9 -16 4 0 3
caja$	-9 9 0 0 0
cajas	11 -15 0 -3 8
cal^	-12 -2 13 0 2
calcul	-12 0 9 0 4
cale de	-9 1 0 0 8
cali de	-9 14 0 0 -5
cali saat	-6 -4 -3 13 0
cali y	10 -13 0 0 3
cali yapi	0 9 -3 -4 -2
cali yuru	-4 19 -8 0 -7
calida	0 -4 -6 0 10
califi	-25 16 0 0 8
calisa	-26 10 6 0 10
calism	-15 3 11 3 -2
call	5 -16 -3 0 14
call cent	16 -8 0 0 -7
calls	-2 9 4 0 -11
camb de	14 -13 -7 0 5
camb en	-11 -2 13 0 0
camion	22 -19 -3 0 0
camp rela	10 -8 0 0 -2
camp y	-12 19 -4 -2 -1
campai	7 10 -4 0 -13
campan	11 -11 -4 0 3
campo	21 -7 -15 5 -6
can	31 -32 8 5 -12
cana de	12 -10 0 0 -2
cana trad	10 -3 0 -7 0
canal	16 -6 0 -7 -2
cand idea	-8 15 -6 0 0
cand must	-10 -1 0 7 4
cand will	-8 13 4 0 -9
candid	-2 -4 -19 7 19
cantid	-15 6 0 0 9
canva	-2 9 -2 0 -5
capa a	10 3 0 0 -13
capa al	11 -1 0 0 -10
capa and	-12 16 0 0 -4
capa cons	-2 -1 -7 0 10
capa cont	-14 3 -4 0 15
capa de	25 -7 -8 6 -16
capa demo	13 -14 1 0 0
capa en	4 11 3 -4 -14
capa para	28 -10 3 2 -23
capabi	-30 5 7 0 17
capaci	-3 -10 4 -7 16
capaz	-10 8 -4 -2 8
capita	-12 2 0 0 10
captac	9 -6 0 0 -3
captar	-13 12 9 0 -8
car	-10 5 -10 10 4
car^	-23 50 -11 -3 -13
cara fisi	10 -6 0 0 -3
caract	20 -11 -4 0 -5
care	-13 -16 4 3 22
care and	10 -5 -5 0 1
career	-3 -13 -2 0 18
carg simi	10 -3 0 0 -6
carg y	-10 14 0 0 -4
cargo	-3 19 -7 0 -10
caring	-6 13 0 0 -7
carr prof	16 -10 -4 0 -2
carr y	23 -9 -4 4 -14
carrer	24 -19 -9 1 2
carro	10 0 0 -3 -6
cart y	-20 13 0 0 6
cas^	13 -13 6 0 -7
casa	14 -13 -4 -3 5
case	8 -22 -3 0 17
cases	2 9 0 0 -11
caso	-10 10 -2 -1 3
casos	8 12 -6 0 -14
castel	-8 11 0 0 -4
catalo	-8 -1 0 0 10
cate$	14 -2 -10 6 -8
catego	-6 -17 0 0 23
cateri	5 -9 0 0 4
ced^	11 -11 -2 0 3
cel^	11 1 -4 0 -8
celebr	29 -15 -3 0 -11
celu que	10 -6 0 0 -3
celula	-15 7 0 0 8
cent come	0 -7 0 11 -4
cent de	14 -22 -3 0 11
center	-15 12 0 0 4
centri	8 1 3 0 -12
centro	14 2 -3 3 -15
ceo	-1 14 -4 0 -9
cer^	-5 25 -1 -7 -12
cercan	6 -10 0 3 2
cerrar	-11 9 -2 0 4
cert de	8 2 0 0 -10
certif	18 -9 -12 -1 4
cess$	16 -7 6 0 -15
cha^	0 -6 14 0 -8
chal the	-3 0 -5 0 9
challe	8 -2 -9 1 3
chan und	-15 -6 16 0 6
chance	4 -18 6 -3 11
change	-1 16 4 0 -19
changi	3 11 -7 0 -7
channe	12 7 -1 0 -18
char as	-6 10 0 0 -4
charac	-4 9 0 0 -5
chatgp	-9 15 0 0 -6
che^	-13 9 -8 15 -3
check	-35 20 0 20 -5
chef	4 -5 11 0 -11
chen$	15 2 -5 -1 -10
cher$	-13 15 -3 0 1
ches$	-12 4 -3 0 10
chica	-10 17 0 0 -7
ci	-3 15 -5 0 -7
ci^	12 -6 -2 0 -4
cia^	7 -16 14 9 -15
cial$	0 21 -8 -3 -11
cibers	18 -12 -3 0 -2
cida$	-11 11 -3 0 3
cienci	-9 15 -3 0 -3
cier de	4 15 -4 -7 -7
cierre	11 12 -4 -7 -11
cies$	0 12 0 0 -11
cina$	10 5 -7 3 -11
cing$	10 0 0 -4 -7
cio^	13 -2 -5 0 -6
cion$	5 -9 -1 2 2
city	5 9 0 4 -18
city$	11 9 -3 0 -17
ciud de	-4 -13 7 5 5
ciudad	4 -20 0 8 8
cke^	-7 14 0 0 -7
cker$	17 -11 0 0 -7
cket$	-24 0 0 0 24
clar y	-10 5 -1 0 6
clara	-9 -13 16 0 6
clase	-14 17 0 0 -4
clases	7 -3 -11 0 7
classe	-7 -17 0 0 24
clave	1 -4 -6 0 9
clea arch	-15 -3 10 0 9
clea code	27 -16 -7 0 -4
clean	5 -10 6 -2 1
clearl	13 -6 4 0 -11
clie de	-1 9 -3 -4 -1
clie en	-19 26 0 -4 -4
clie exce	4 -2 -10 0 7
clie exis	-12 12 0 0 0
clie inte	-16 -13 5 0 24
clie or	-13 -6 0 3 16
clie para	-22 11 15 0 -4
clie pote	-15 9 -2 0 8
clie s	2 -14 9 0 3
clie sobr	-10 13 0 0 -3
clie y	-20 17 -2 5 -1
client	4 7 -4 -10 3
clinic	25 -19 -4 0 -2
clos coll	-7 -5 0 0 11
clos with	-6 -1 1 -4 10
close	14 -24 0 0 10
closel	-14 7 1 -4 10
clou arch	-2 10 0 0 -8
clou tech	8 12 0 -3 -17
clou umge	3 4 2 0 -10
cloud	14 -12 4 -3 -3
clu^	0 -4 9 0 -5
co	-9 22 -3 0 -10
co$	-12 7 0 0 5
cobr de	-10 4 0 0 5
cobr y	-3 9 -4 0 -2
cobran	-13 8 -8 0 13
cobrar	9 -5 -4 0 0
cobro	-10 14 3 0 -7
cocina	12 3 -10 0 -5
code	10 9 -5 -7 -6
code qual	-5 14 0 0 -9
code$	12 -1 -4 0 -7
codigo	-11 18 -10 0 2
cohere	-9 12 0 0 -3
cola con	9 -9 -6 -4 10
cola estr	-3 9 0 0 -6
cola y	9 -21 -6 0 18
colabo	0 -1 -7 -4 12
colega	13 -3 -7 0 -4
colegi	15 -1 -3 -2 -9
coll and	-16 12 -5 0 9
coll clos	-11 7 0 0 5
coll envi	-8 -3 -8 0 19
coll is	-6 10 0 0 -4
coll with	-16 -3 0 -2 20
collab	-14 4 14 0 -4
collea	-19 -2 18 0 3
collec	-4 15 0 0 -12
colleg	19 -11 -9 -4 5
cologn	-9 -5 0 0 14
color	15 -4 0 0 -11
com	-9 -4 4 0 9
com jobs	2 12 -4 0 -10
com$	25 -18 0 0 -7
comb of	2 -8 0 -4 9
combin	-2 15 1 -4 -10
come	-6 3 10 -3 -4
come con	3 -17 0 0 13
come en	-18 2 -4 0 20
come exte	-1 -5 0 -4 10
come para	6 3 0 0 -9
come y	17 -8 0 -4 -5
comerc	21 4 -15 -8 -2
comes	-9 -5 4 0 10
comf work	-2 -4 18 0 -13
comfor	0 -21 11 0 11
comi atra	0 -6 -4 0 10
comi por	-1 -10 0 0 11
comi y	6 5 0 -1 -9
comisi	-6 -15 -12 -1 34
comm and	-14 -2 16 0 -1
comm mana	14 6 -14 0 -6
comm skil	-39 -4 51 0 -8
comm to	9 -10 1 -8 8
comm with	12 -17 11 -4 -2
commer	-11 13 0 0 -2
commis	9 -3 0 0 -6
commit	-2 -9 9 -4 6
commun	-7 -2 27 -11 -8
commut	-1 -5 -7 0 12
como asis	11 -11 0 0 0
como de	10 -1 -9 0 0
como el	-8 12 0 0 -4
como en	2 3 0 7 -12
como la	-4 14 -3 0 -8
como part	-2 8 4 0 -11
comp a	-18 10 -3 0 11
comp acor	-10 -4 0 0 13
comp and	-17 -5 6 0 16
comp bene	-3 20 0 -4 -13
comp como	-9 9 0 0 0
comp comp	0 -8 -10 0 18
comp con	-21 -6 27 -6 7
comp de	2 -6 -6 11 -1
comp del	8 -21 0 0 12
comp en	16 -17 -2 0 2
comp es	-5 -7 0 0 12
comp even	-5 -3 -9 0 17
comp incl	-8 12 0 3 -8
comp la	-5 11 0 0 -6
comp las	-11 -8 19 0 0
comp or	-2 9 0 0 -7
comp para	5 -4 -6 11 -6
comp pay	-6 -3 -4 0 13
comp proj	-1 11 0 0 -10
comp s	9 -1 3 0 -11
comp sala	-12 1 -5 0 16
comp segu	-4 9 0 0 -6
comp sumu	-6 -21 0 0 27
comp tech	12 -8 -1 0 -3
comp wage	4 6 0 0 -11
comp with	6 9 -5 0 -9
compan	-9 -4 -3 -6 23
compar	15 1 9 0 -25
compat	9 -14 -2 0 7
compen	-15 7 -5 -4 17
compet	-13 1 0 0 13
compli	-4 14 -21 0 12
compon	9 6 -2 0 -13
compor	19 -10 0 0 -8
compos	-1 10 0 0 -9
compre	20 -13 18 -4 -20
compro	-10 -17 33 -3 -3
comput	24 -2 -5 -1 -17
comu aser	-11 2 12 0 -4
comu clar	-25 3 20 0 2
comu de	-10 12 -15 5 8
comu e	18 -4 -15 0 0
comu efec	-19 4 19 0 -4
comu efic	18 -3 -7 -4 -4
comu escr	-7 -2 12 0 -4
comu exce	-3 7 -9 0 5
comuni	-12 -6 18 4 -4
con 0	-10 7 0 3 0
con base	10 0 -4 -6 0
con capa	-9 -6 9 0 6
con cono	13 -7 0 1 -7
con disp	-12 -3 7 1 8
con docu	15 0 -7 0 -7
con el	-25 8 11 5 1
con expe	-21 14 0 4 3
con fuer	15 -3 -12 0 0
con gana	-11 5 5 0 0
con gran	1 4 7 0 -11
con habi	8 4 -10 0 -2
con la	-14 0 12 -7 9
con las	-13 3 -6 0 15
con lo	11 -7 0 0 -4
con los	2 7 3 0 -11
con mane	9 -9 0 0 0
con mas	-23 -4 0 0 27
con movi	9 2 -7 0 -4
con much	-4 0 12 0 -8
con noso	-12 -1 -4 0 17
con nues	10 -16 0 0 6
con otro	-7 9 -2 0 0
con posi	-8 1 -3 0 11
con resp	-13 0 -1 0 14
con sus	-11 -1 0 0 12
con todo	13 -7 0 3 -10
con tu	25 -3 -4 0 -18
con un	22 5 -17 -7 -3
con una	10 -2 -2 0 -6
con vehi	-11 0 0 8 3
con^	6 -12 11 3 -8
conc and	-19 9 0 -1 11
conc de	19 -14 -4 0 -1
concep	9 15 -8 -5 -11
concer	18 -16 0 0 -2
concil	5 8 -4 7 -16
concis	-10 5 -4 0 9
concur	-4 -9 10 0 2
cond cont	5 7 7 -1 -18
cond tipo	-11 11 0 0 0
cond y	-15 5 0 9 1
condic	-13 18 -2 8 -11
conduc	7 12 -7 10 -21
cone con	5 -12 -2 0 9
conect	15 -11 -5 0 1
confer	0 9 -3 0 -6
confia	-6 0 12 0 -6
confid	8 -10 1 0 1
config	-12 11 3 0 -2
confir	-11 13 -2 0 0
confli	11 3 -3 0 -11
confor	-16 16 -4 0 4
congre	-5 12 0 0 -7
connec	-1 8 7 -4 -11
cono basi	-4 10 -2 0 -3
cono de	36 -28 -8 8 -8
cono del	9 2 -3 0 -8
cono el	1 8 0 0 -9
cono en	6 12 -11 1 -8
cono soli	10 -10 0 0 0
cono y	-20 5 0 0 15
conoce	13 2 -7 -7 0
conoci	30 6 -32 1 -5
cons a	9 -2 0 0 -6
cons en	-4 12 0 0 -8
cons para	9 -11 -2 0 4
consec	14 -8 0 0 -7
consis	-21 17 7 -4 2
consol	12 -12 -3 0 4
consta	-7 0 -5 0 12
constr	-5 19 1 -4 -11
cont a	-18 19 0 -4 3
cont admi	10 -6 0 0 -3
cont and	-3 23 -5 0 -16
cont cent	-22 18 0 0 4
cont comu	10 -4 0 0 -7
cont con	38 -13 -4 1 -22
cont cont	-14 5 0 -3 13
cont crea	9 6 -11 0 -4
cont de	-18 24 -8 -3 5
cont en	9 6 -4 0 -11
cont esta	-3 -7 -3 0 13
cont impr	14 -1 0 0 -14
cont inde	-8 -7 0 -2 17
cont la	-1 -10 10 0 0
cont labo	-13 -3 0 0 16
cont los	-13 8 0 0 5
cont mark	6 7 0 0 -13
cont pers	0 -9 0 -4 13
cont syst	-10 10 0 0 0
cont to	-12 6 0 0 6
cont y	-7 -8 0 0 15
contab	17 19 -20 -3 -13
contac	-11 7 -7 -2 13
contad	20 -20 0 0 0
contai	7 2 0 0 -9
contar	24 -17 0 1 -8
conten	7 15 -3 0 -19
contie	10 -6 0 0 -3
contin	1 8 -16 -3 10
contri	-21 18 -11 -4 17
contro	13 5 -9 0 -10
conv de	-13 4 0 0 9
conven	5 0 0 8 -13
conver	3 17 -7 -7 -6
cook	15 -4 9 0 -20
cookin	2 11 0 0 -13
cooks	17 -4 -6 0 -7
cooper	22 -11 -1 -3 -6
coor con	-10 -2 7 -3 8
coor de	-9 3 12 0 -7
coor y	27 -24 -7 0 3
coordi	-10 23 -6 -3 -4
copywr	-4 16 -12 0 0
cordia	-11 8 7 0 -3
core	11 -1 -6 0 -5
corp bene	-4 -14 0 0 18
corpor	-13 8 -12 0 16
corr de	4 6 0 0 -9
corr elec	-12 4 -4 -4 16
corr encu	10 -6 0 0 -3
corr y	-3 11 0 0 -7
correc	6 4 1 0 -12
correo	-1 -7 -4 0 12
corres	-6 20 0 -4 -10
corto	-10 8 -4 -1 7
cos^	-10 -3 1 -3 16
cost	-11 13 -3 0 1
costos	-12 13 0 0 -1
costs	6 8 -3 0 -11
cotiza	9 -3 0 0 -7
counse	-10 12 -3 0 1
countr	-7 -9 0 -1 17
cour and	0 10 -9 -3 3
course	-9 0 -1 0 10
courte	-10 8 12 -3 -7
cove lett	-6 -1 0 -3 10
cover	-7 -4 -3 -3 18
cozm bece	18 4 -18 0 -3
cozu uret	11 1 -13 0 0
cozum	-14 1 7 0 5
cozuml	-9 7 0 0 1
crea a	-4 13 -8 0 0
crea and	-7 7 -13 0 13
crea de	13 0 0 -4 -9
crea un	1 3 11 0 -15
crea y	-12 1 12 0 0
creaci	13 0 0 -4 -9
crear	-16 16 -4 0 4
create	6 12 -8 -7 -3
creati	-29 -1 34 -4 -1
creato	6 5 8 0 -20
crec dent	9 -4 -4 0 -2
crec en	18 -6 3 0 -15
crec prof	-7 -2 -1 0 11
crec y	6 -12 -7 0 13
crecer	-12 3 -6 0 14
crecie	-10 11 0 0 -1
crecim	-13 4 -10 -4 23
credit	11 -18 -5 0 12
cree en	8 -9 0 0 1
creemo	4 -9 0 0 5
crew	12 4 0 0 -16
criter	9 -7 4 0 -6
critic	-8 4 20 0 -17
crm	8 20 -16 0 -13
crm de	9 -5 0 0 -4
crm sist	-5 9 -4 0 0
crm$	9 -3 -3 0 -3
cros func	1 -7 10 0 -4
cross	7 -14 2 0 5
crum$	-12 12 0 0 0
css3$	11 0 -3 0 -8
ctjs$	9 -2 0 0 -6
ctor$	4 -14 13 0 -3
ctos$	-16 1 5 9 1
cual otra	10 -4 0 0 -6
cual prob	-6 9 -9 5 0
cual se	-5 -6 0 0 11
cualqu	-21 23 -1 2 -2
cuan sea	-11 7 0 4 0
cuando	-15 4 -4 17 -2
cuen con	-5 17 -2 0 -11
cuen cont	-16 18 0 0 -2
cuenta	1 22 -6 -4 -14
cuente	-14 14 0 0 0
cuidad	-9 -6 8 -4 11
cuju	-7 -9 0 0 16
culina	25 -10 7 -4 -18
cult and	6 6 -12 0 0
cult of	-4 6 9 0 -10
cultur	25 1 -33 0 6
cump de	5 -8 12 -4 -5
cump los	-5 18 0 -7 -6
cump y	-5 9 0 0 -3
cumple	14 -9 -2 -7 4
cumpli	16 -10 2 -4 -4
curios	-11 3 13 0 -4
curiou	-10 -7 22 0 -5
curr vita	-7 -2 0 0 10
curren	8 11 2 -4 -17
curric	-2 -5 -3 0 9
curs de	-15 6 0 0 9
cust and	-6 9 4 0 -7
cust jour	1 11 0 0 -12
cust serv	14 7 -5 -4 -12
custom	-5 32 -7 -3 -17
cutt edge	9 -7 -4 0 2
cuttin	9 -7 -4 0 2
cv	-13 -13 5 0 21
cv in	-8 -7 0 0 15
cv$	11 0 0 0 -11
cypres	10 -1 0 0 -9
d	-1 -4 -11 0 16
d in	-18 -8 9 0 17
d uber	-4 10 0 0 -6
d$	9 -30 -4 -3 29
da	10 -3 -14 10 -4
da ikam	-8 0 -4 14 -3
dabei	-17 9 -1 0 8
dach	8 8 -9 0 -7
dad^	17 -31 19 9 -13
daily	-24 7 0 0 16
dami du	-6 4 -7 0 9
damit	10 -10 -11 0 11
danism	-21 15 -11 -4 20
dann	10 -9 -11 0 10
dann bist	-5 -16 0 0 20
dann freu	-4 -3 -7 0 14
dar	23 -5 -1 -3 -13
dar segu	-11 11 0 0 0
dar sopo	4 1 5 0 -10
dar^	-14 35 -5 0 -15
daraus	0 13 -4 0 -9
darf$	-4 -14 0 3 16
das	-14 6 -8 -4 20
das die	-4 8 6 0 -11
das ist	-4 12 -2 0 -6
das them	6 -13 0 0 7
das wach	10 -1 0 0 -9
dass	-9 -2 4 0 7
dass du	3 -13 0 0 10
data	11 3 -4 -7 -3
data anal	13 -28 -3 -4 21
data and	-10 3 0 7 0
data cent	6 -13 0 0 7
data driv	-8 18 -4 0 -6
data engi	-2 14 0 0 -12
databa	8 -10 0 7 -5
date	14 -6 -3 0 -5
date erfo	-5 13 0 0 -8
daten	19 -1 -1 0 -18
datena	-4 11 -4 0 -3
datenb	16 4 -11 -3 -6
dateng	10 1 -4 0 -7
datenm	15 9 -7 0 -16
datenp	-1 -8 -1 0 10
datenq	-15 26 -4 0 -7
datens	16 2 -9 0 -9
datev	-3 15 0 0 -11
dato de	6 2 -9 0 1
dato y	-8 10 5 0 -6
datos	10 -7 -5 0 2
day	34 -15 -14 12 -17
day one	-10 4 -6 0 12
day^	12 -1 -4 0 -7
days	3 -10 4 -6 9
days of	-11 -4 0 0 15
dazu	1 17 -6 0 -11
de	10 1 0 -7 -4
de 0	-6 3 4 -10 10
de acce	19 -17 -3 0 1
de acci	9 -9 3 0 -3
de acti	-13 19 0 0 -7
de acue	6 -10 -5 7 2
de adap	-9 0 9 0 0
de algo	0 9 0 0 -9
de alim	0 10 0 -8 -2
de alto	-11 8 -3 0 7
de anal	4 -14 17 -4 -2
de apli	14 -12 0 0 -2
de area	-11 7 0 0 4
de asce	-14 -4 0 0 18
de aten	-4 -2 9 0 -3
de audi	-24 17 9 -2 0
de auto	-11 -5 12 0 4
de ayud	6 -17 0 0 11
de base	-6 10 -4 0 0
de cada	11 -2 -1 0 -8
de caja	9 1 -4 -3 -2
de camb	-11 7 0 0 4
de camp	11 -7 0 -1 -3
de cana	12 -4 0 -7 0
de cand	-10 18 0 0 -8
de capa	-9 2 0 0 8
de carg	12 -9 0 0 -3
de carr	1 -10 -4 0 12
de clie	3 9 -11 -4 3
de cobr	-11 -4 6 0 9
de codi	7 3 -10 0 0
de comi	-12 0 -4 3 13
de comp	11 -6 -2 0 -3
de comu	-5 -7 18 4 -8
de cond	1 -1 -7 13 -6
de conf	15 0 -8 0 -6
de cons	11 -1 0 0 -10
de cont	11 -9 -8 0 6
de corr	-30 27 0 -4 7
de cost	14 -11 0 -2 -1
de crec	13 -13 -9 0 9
de cred	-20 5 10 0 5
de cump	3 -19 6 -4 14
de dato	14 -8 -1 0 -4
de deci	-13 -4 20 -4 1
de depe	-6 -6 -10 0 22
de desa	18 -7 -15 0 3
de dese	11 -11 0 0 0
de desp	-25 25 0 0 0
de dife	1 9 0 0 -10
de disp	8 -9 -2 4 0
de dive	-6 9 0 0 -3
de elec	11 -2 -3 0 -6
de empr	17 -12 -5 0 0
de entr	3 2 5 0 -11
de equi	13 11 -24 0 -1
de esta	9 1 -4 0 -6
de estr	-16 10 4 0 2
de exce	-12 9 0 3 1
de expe	-14 11 5 0 -2
de expr	1 0 -6 -4 9
de fact	-23 22 0 0 0
de form	9 -6 -7 -6 10
de gast	10 -2 0 0 -8
de gene	12 -9 -1 -5 3
de gest	-2 5 12 -6 -10
de gran	-8 -2 0 0 10
de hora	-11 -10 0 7 14
de i	-8 -6 0 0 15
de impl	-11 11 0 0 0
de inci	-14 9 -1 0 6
de inco	-9 3 0 6 0
de indi	-10 1 13 0 -4
de inge	-7 11 0 -1 -3
de ingl	-9 8 -7 1 7
de ingr	-20 17 0 -4 7
de inst	-9 9 0 0 0
de inte	11 -2 -9 0 0
de inve	-10 18 -5 0 -4
de la	11 -4 3 -10 -1
de labo	19 -7 0 -9 -3
de las	-4 -8 -8 0 19
de lead	-10 -1 0 0 11
de ley	-11 5 -7 0 12
de lide	-24 11 13 0 0
de line	5 4 0 0 -9
de los	-6 0 13 7 -13
de lune	-12 -5 1 1 15
de mane	-14 9 9 -4 -1
de mani	12 -1 0 -8 -3
de mant	13 2 -3 -4 -8
de manu	-10 17 0 0 -7
de maqu	14 -6 0 0 -8
de mate	-7 15 0 0 -7
de medi	16 -8 -7 -2 1
de mejo	7 13 -2 0 -18
de merc	8 7 -5 0 -9
de meta	8 -11 -8 0 11
de micr	-6 13 -5 0 -2
de moni	-13 13 0 0 0
de mont	-23 18 0 0 5
de movi	-10 3 -4 0 10
de nego	22 10 -10 0 -22
de nomi	-13 -15 0 0 28
de norm	-4 10 -2 0 -4
de nuev	-16 18 0 -4 1
de obje	18 -24 -1 0 7
de ofic	8 -4 0 8 -12
de oper	15 -5 -6 0 -4
de opor	-3 -14 -6 0 24
de pago	-5 16 0 0 -11
de pala	4 -10 10 0 -3
de paqu	-6 5 10 0 -9
de part	-9 1 10 0 -2
de pedi	-13 16 0 0 -4
de pers	16 11 -30 0 4
de plan	17 -10 -12 0 6
de post	-25 27 -2 -3 2
de pref	7 -13 0 8 -2
de prob	-3 -1 9 0 -4
de proc	-29 17 11 0 1
de prod	-5 16 -10 0 -2
de prog	-14 8 8 0 -2
de prop	11 -7 -4 0 0
de prov	-19 12 0 0 7
de proy	1 -21 14 -4 10
de prue	10 -1 -6 0 -3
de punt	13 -10 0 0 -3
de que	-4 -4 9 0 -2
de quit	0 -15 8 3 5
de rece	11 -9 0 0 -2
de rede	17 -11 0 -3 -2
de rela	-7 -5 12 0 0
de rend	11 -4 0 0 -7
de repa	-9 6 0 0 3
de requ	-18 21 0 0 -4
de resi	-1 9 -4 0 -5
de reso	-9 -2 16 0 -4
de resu	-6 -4 0 0 10
de rete	-9 16 -2 0 -5
de ries	17 -9 -4 0 -4
de segu	6 -10 -13 0 16
de sele	4 -11 0 0 7
de sema	-1 -9 -4 10 4
de serv	16 -21 3 0 1
de sist	7 -20 5 4 3
de soft	-15 13 5 3 -5
de solu	-10 1 0 0 9
de sopo	-14 14 0 0 0
de su	-14 26 -2 -3 -6
de supe	-25 -4 18 0 11
de sus	2 -12 -1 5 5
de tare	2 -9 7 0 0
de tele	2 -10 -3 0 11
de tiem	15 -9 7 -11 -1
de tien	12 -14 4 -2 1
de todo	-23 30 -4 0 -2
de trab	-22 -7 13 6 10
de tran	18 -10 0 0 -7
de tu	1 -9 -7 0 15
de tus	3 -11 -3 0 11
de ulti	-9 -11 -3 0 23
de un	-10 -13 20 0 2
de una	4 -7 -7 0 10
de urge	-4 -8 11 0 0
de usua	-7 12 0 0 -5
de util	11 -11 0 0 0
de vaca	-5 -9 0 0 14
de vali	12 -5 0 0 -6
de valo	10 -6 0 -3 0
de vang	-5 -8 -4 0 17
de vent	18 13 -13 -11 -7
de viaj	2 -8 0 9 -3
de vida	-5 -3 -4 -4 15
de^	9 -17 3 -3 9
deas$	-19 -10 14 0 15
debe	-5 -2 14 -6 0
debe ser	0 -10 6 0 4
debe tene	-5 -7 0 -4 15
debera	9 -5 6 0 -10
debida	11 -17 0 0 6
debito	-5 12 -3 0 -4
deci and	1 -7 -3 0 10
decisi	4 -3 11 -4 -9
declar	-11 22 0 -2 -8
dedi a	-4 -15 -3 0 22
dedica	-13 -9 5 0 17
deen$	-5 1 11 0 -6
deep	0 -10 -2 0 11
defi and	16 -6 0 0 -11
defi the	-13 9 0 0 4
define	-19 22 -9 -4 10
defini	-11 13 2 -2 -1
dega$	-15 22 -7 0 0
degree	7 2 -9 0 0
dein allt	-1 10 -4 0 -5
dein arbe	-10 -5 0 0 15
dein aufg	-5 16 -1 0 -10
dein eige	-7 16 -6 0 -3
dein ener	10 -2 -4 0 -4
dein geha	-9 -8 0 0 17
dein idee	-12 21 -11 0 2
dein karr	-12 0 9 0 3
dein lebe	11 -4 -3 0 -4
dein miss	-7 12 -3 0 -2
dein pers	7 4 -1 0 -9
dein proj	-7 -13 -3 0 22
dein star	0 15 0 0 -15
dein vera	-3 17 -3 0 -11
dein wiss	-5 2 12 0 -8
dein zuku	3 -13 0 0 10
deine	-8 -1 -10 -5 25
deinem	-16 22 2 3 -11
deinen	-4 9 -2 0 -4
deiner	11 3 -6 -3 -4
del	-5 9 -11 12 -6
del 0	-9 -12 0 0 21
del apre	-5 11 2 0 -7
del area	4 8 0 0 -13
del clie	3 -35 6 3 23
del depa	-9 9 0 0 0
del desa	-9 1 8 0 0
del dise	11 -11 0 0 0
del equi	-6 -7 0 -2 14
del merc	13 -8 0 0 -5
del mism	-6 0 0 10 -4
del pers	12 -8 0 0 -4
del pres	-12 12 0 0 0
del serv	3 5 -10 0 1
del soft	10 -7 -6 0 3
del tiem	13 -19 1 5 0
del trab	5 -11 8 -2 0
deli and	1 -14 0 0 13
delive	-7 -1 -15 0 23
deln$	28 1 -26 0 -4
dem	1 0 -16 -2 17
dem grun	-3 -6 0 0 9
dem team	-4 12 0 0 -8
dem^	4 4 4 0 -12
demand	-23 13 3 0 7
demas	-1 9 -4 0 -4
demo de	-16 12 4 0 0
demo para	11 -10 0 0 0
demons	-9 -5 10 0 5
demost	3 14 2 -10 -9
den bere	1 -11 -3 0 13
den betr	-3 -10 0 0 13
den digi	9 -4 0 0 -5
den eins	-3 -10 0 0 14
den grun	1 -19 -3 0 21
den mark	7 -11 0 0 4
den uber	-14 10 14 0 -10
den unte	0 -11 11 0 0
den^	-14 8 15 0 -9
dene sahi	4 -11 -3 0 9
denen	7 -13 0 0 5
deneyi	9 3 -12 0 -1
denk in	21 -15 -3 0 -4
denk mit	-7 2 10 -1 -4
denk und	-7 4 20 -1 -16
denk unte	4 -14 14 0 -3
denken	6 -8 28 -1 -25
denkst	16 -21 15 0 -10
denkve	-11 -3 14 0 0
denkwe	-6 -2 13 -1 -4
denn bei	14 -4 0 0 -10
dent de	-1 -23 4 7 13
dent del	-6 10 0 0 -4
dent y	-11 4 0 7 0
dental	-12 -8 -7 -4 30
dentro	-15 -12 4 14 9
deos$	-10 17 -3 0 -5
depa para	-10 14 -4 0 0
depart	29 -8 3 -4 -20
depe de	-12 -1 8 7 -2
depend	-16 3 3 0 10
deploy	-13 15 -5 5 -1
depura	9 -5 0 0 -4
der	2 10 -11 -1 -1
der anal	19 -20 -6 0 7
der arbe	0 10 -5 0 -5
der bewe	17 -11 0 0 -6
der dich	0 10 0 0 -10
der ener	8 2 0 0 -11
der entw	12 -21 21 0 -12
der erst	-5 -3 -3 0 11
der fina	-7 13 0 0 -6
der fuhr	-5 -9 12 0 1
der gesc	10 -14 0 -4 8
der inte	-5 9 -4 0 0
der it	18 -1 0 0 -17
der klas	9 -3 0 4 -10
der kund	1 13 -10 0 -4
der lage	4 -2 6 0 -9
der mark	-12 12 0 0 0
der mita	7 8 -4 0 -11
der pfle	-10 0 10 0 0
der plan	14 -7 0 0 -7
der rege	-7 -9 0 0 16
der rele	4 14 0 0 -18
der schn	0 -12 -4 0 16
der star	-6 -9 0 0 15
der stra	-7 16 -4 0 -4
der umse	22 -19 0 0 -3
der unte	19 -10 -5 0 -3
der weit	4 -9 2 0 2
der zeit	-6 -6 0 0 11
der$	-10 -5 4 0 11
derech	12 -8 2 0 -6
deren	11 -1 -6 0 -4
dern$	-15 7 -2 0 9
dert$	0 -13 0 0 13
des	-14 24 -1 -5 -4
des team	2 -14 0 0 12
des unte	0 -12 0 0 12
desa apli	11 -11 0 0 0
desa de	-10 -2 10 -3 5
desa e	-17 1 0 0 16
desa estr	-9 12 4 0 -7
desa fron	15 -14 0 0 -2
desa inte	9 -10 4 0 -3
desa prof	2 -5 -10 0 13
desa y	1 9 -4 0 -7
desafi	-11 6 -9 0 14
desarr	3 6 -15 6 0
desc en	-4 -8 0 0 12
descar	11 -7 0 0 -5
descri	22 -18 0 0 -4
descub	0 9 0 0 -9
descue	-10 -13 0 0 23
desd la	5 8 0 -3 -11
desde	2 13 -4 -13 1
dese cono	9 0 0 0 -9
dese de	-24 7 25 0 -8
deseab	37 -25 -8 4 -9
desean	17 0 0 0 -17
deseos	-11 2 14 0 -5
desi patt	2 -5 -2 -4 9
desi to	5 -9 14 -4 -7
design	3 -3 -3 -8 11
desira	23 -11 -8 0 -4
desire	0 -13 13 -4 3
desk	-6 9 0 0 -3
desk$	-1 4 6 0 -9
desp de	-13 17 0 0 -4
despla	0 -3 11 -4 -4
dest sagl	-9 0 -2 12 0
dest$	-2 -9 4 0 7
destac	3 -12 3 -4 9
desteg	5 9 -2 -3 -8
destek	15 -10 -6 11 -11
destin	1 9 0 -8 -3
destre	17 -16 -1 0 0
deta de	-4 16 -4 -9 1
detail	-16 -1 21 -2 -3
detall	-6 -8 23 -13 3
detayl	-23 4 27 -4 -4
detect	-17 26 -10 0 2
determ	17 -12 -5 0 1
deut in	12 -4 -4 0 -4
deut oder	-10 0 -3 0 13
deut tick	-9 -4 0 0 13
deutsc	17 -26 -19 13 14
deve and	-14 18 -7 0 3
deve inte	-4 15 -5 0 -6
deve of	-15 12 0 0 2
deve prog	0 12 0 0 -12
deve team	6 -10 2 0 1
develo	1 9 -7 -2 -2
devops	12 13 -8 0 -17
dez^	-7 0 11 0 -4
dge^	12 -3 0 0 -9
dget$	12 -9 -3 0 0
dia	0 -11 -12 0 24
dia a	19 -10 0 -6 -3
dia de	-11 4 0 0 8
dia$	-5 16 -7 -8 5
diagno	4 1 -10 0 5
diar a	14 -14 0 0 0
diar de	-13 9 0 0 4
diaria	12 2 2 -8 -7
diario	-4 14 0 0 -10
dias	0 -17 0 8 9
dias de	-7 5 0 10 -8
dias fest	11 -11 0 -2 2
dich	4 -27 16 -4 12
dich akti	7 16 4 0 -26
dich auf	3 19 -4 -4 -14
dich erwa	-3 0 -7 0 10
dich fur	-6 -3 18 0 -8
dich hina	11 -4 -3 0 -4
dich in	-7 15 13 0 -21
dich kein	17 -6 -1 -4 -7
dich kenn	0 -3 -7 0 10
dich mit	-8 -1 0 0 9
dich schn	0 9 -7 0 -1
dich sich	19 -13 -6 0 0
dich weit	2 -6 9 0 -5
dich zum	11 -11 0 0 0
dich$	-8 4 -6 0 10
die	-11 15 -1 -4 2
die anfo	4 6 0 0 -10
die arbe	-8 10 6 0 -8
die bere	-4 -4 23 -3 -11
die bewe	-3 15 -3 0 -8
die chan	-9 -2 0 0 11
die dein	-6 -8 0 0 14
die digi	-10 17 0 0 -7
die du	-4 -8 0 0 12
die ener	-9 7 4 0 -2
die entw	-4 -8 -4 0 16
die erfa	-9 9 0 0 0
die fahi	9 -18 9 0 0
die frei	-9 0 0 0 8
die hera	4 12 -4 0 -12
die komm	12 -6 -2 -3 0
die nutz	-4 11 0 0 -7
die pers	0 10 -7 0 -3
die rich	-9 13 -3 0 0
die sich	-10 5 -4 0 9
die umse	-4 -10 9 0 5
die vera	14 1 -3 0 -13
die weit	-2 11 -4 0 -6
die zuku	6 -14 0 0 8
dienst	-5 -15 -13 10 23
dies in	9 -5 0 0 -4
dies posi	-5 0 11 0 -6
dies roll	-3 12 -4 0 -6
diese	5 7 20 -4 -28
diesem	0 7 4 0 -11
dieser	-19 13 3 0 3
difere	-6 11 17 -10 -11
digi losu	9 -8 6 0 -7
digi prod	2 -7 9 0 -5
digi proj	-10 7 0 0 2
digi proz	-10 1 8 0 1
digi tool	2 -10 11 0 -4
digi und	-12 11 2 0 -1
digi y	-7 11 0 0 -4
dijita	-6 -4 14 0 -4
dina con	-10 -13 12 0 12
dina y	8 1 -10 -4 4
dinami	-24 -4 25 -4 7
dinero	9 -9 0 0 0
ding$	8 8 -15 0 -1
dinge	-4 -14 6 0 12
dining	-5 11 4 0 -10
diplom	21 -12 -6 0 -3
dir	10 1 6 -3 -13
dir dein	-4 -5 -3 0 12
dir eine	20 0 -6 0 -14
dir geme	0 -13 0 0 13
dir^	-9 -4 -3 16 0
dire con	15 -26 6 0 6
dire in	-8 18 0 0 -11
dire und	-3 13 0 0 -10
dire with	13 -5 -1 -3 -4
dire y	-6 11 -2 0 -3
dire zusa	-10 12 -4 0 2
direcc	-22 18 -4 0 8
direkt	-15 6 -18 0 27
disc y	17 -11 -2 0 -3
discap	13 3 0 0 -16
discip	-7 -9 33 3 -20
discou	5 -14 4 -2 7
discov	14 7 -15 0 -7
dise de	5 8 -4 0 -9
dise desa	-11 2 0 0 9
dise e	9 -5 0 0 -4
dise graf	-7 7 -9 0 9
dise para	-6 12 -7 0 1
dise y	9 -13 8 0 -4
disena	-35 35 -6 0 5
diseno	-2 10 -6 0 -2
disi	-4 -4 0 9 -2
disi seya	-4 -4 0 9 -2
disipl	-6 -4 20 0 -9
disk und	-9 -8 26 0 -10
diskre	-20 -16 16 0 20
disp a	-1 -1 13 7 -18
disp de	-8 0 7 10 -9
disp inme	-26 0 -3 16 14
disp para	-13 -11 5 24 -6
displa	-7 0 -3 0 10
dispon	-13 6 -30 36 1
dispos	-1 -21 45 -5 -17
dispue	3 3 0 5 -11
disrup	9 2 -4 -4 -4
dist a	11 -6 0 0 -5
dist de	-6 -4 0 0 9
distin	14 -4 -7 2 -5
diszip	0 5 11 0 -16
dito$	8 2 0 0 -10
dive and	-10 0 -8 0 18
dive team	10 -5 0 0 -5
dive work	-12 11 5 0 -4
divers	-10 6 -3 0 7
divisi	-15 30 -3 0 -12
dnis$	-4 9 8 0 -12
do	-10 10 -6 -4 10
do you	-8 -1 0 0 10
do^	-17 -1 0 0 18
docent	-9 13 -7 0 2
docker	12 -1 -6 0 -5
docu al	17 -6 -7 0 -4
docu y	-12 16 -4 0 0
docume	-2 18 -11 0 -4
does	-4 -8 0 0 11
does not	-4 -8 0 0 11
does t	6 -10 0 0 4
doesn	6 -10 0 0 4
dogru	5 6 -1 0 -10
doku und	10 0 0 0 -10
dokuma	-7 12 -5 0 -1
dokume	-2 23 -7 -3 -11
domain	19 -22 7 0 -4
domi de	-3 12 -6 -3 -1
domi en	8 1 -4 4 -9
domici	10 4 -4 0 -10
domini	13 4 -7 0 -10
don	-13 -7 4 0 16
don t	-2 -7 -7 0 16
don^	6 -4 6 0 -9
dond tu	-6 12 -4 0 -2
donde	11 -10 -12 4 7
dor^	14 -13 0 0 -1
dora$	-9 3 16 0 -10
dorf$	-9 7 0 0 2
dort	19 -5 -3 0 -11
dos	3 11 -4 4 -13
dos^	12 -8 -11 0 8
dote de	13 -5 -8 0 0
dows$	11 -3 0 0 -7
drei	14 -13 0 0 0
driv tech	6 -9 -1 0 3
driv the	-9 17 0 0 -8
driv to	-9 0 -3 0 12
driv und	0 0 9 0 -9
drive	2 4 9 0 -14
driver	-9 -6 1 5 10
drivin	5 -1 -4 10 -10
dset$	-3 -10 0 0 12
du	5 23 -7 -7 -13
du an	6 7 -4 0 -10
du anal	-11 17 -4 0 -2
du arbe	-8 -12 19 0 2
du auch	11 2 -7 0 -6
du auf	-3 11 0 0 -8
du baus	-7 -8 0 0 15
du behe	18 -16 0 0 -2
du bei	11 -12 0 0 2
du beko	-3 -5 -4 0 12
du bere	6 -14 -8 0 16
du besi	9 -7 2 0 -4
du betr	-3 14 0 0 -11
du bewe	2 15 -3 0 -14
du bist	8 8 18 1 -35
du brin	-2 -6 0 9 -2
du dein	-1 13 -3 0 -9
du denk	26 -13 -4 0 -9
du dich	-7 16 -8 0 -1
du die	6 -10 -4 0 8
du doku	-7 -11 9 0 9
du eine	-9 2 0 0 7
du entw	-13 19 0 0 -6
du erha	-7 -11 0 0 18
du erst	-9 9 0 0 0
du fuhl	18 -9 -2 0 -7
du fuhr	12 -2 -9 0 -2
du gest	-6 -3 0 0 9
du halt	-6 -3 0 0 9
du hast	8 -14 9 0 -3
du hilf	-15 9 0 0 6
du iden	-2 -8 0 0 10
du im	-19 9 0 0 11
du in	4 0 9 0 -12
du kann	11 -20 10 -4 4
du kenn	13 -9 0 0 -3
du komm	10 -6 -12 -4 12
du lust	-9 0 3 0 6
du moch	-16 -21 7 0 30
du mode	1 8 0 0 -10
du neue	0 11 0 0 -11
du nich	-1 10 -2 0 -7
du nutz	13 4 -2 0 -15
du pfle	0 9 0 0 -9
du plan	-5 9 -5 0 1
du prag	11 -5 0 0 -6
du sorg	-7 9 0 0 -2
du spri	11 -8 -3 0 0
du such	-11 -13 0 0 24
du uber	-12 15 1 -2 -3
du unse	4 13 -4 0 -13
du unte	-8 29 -7 0 -14
du verf	12 -12 7 0 -7
du vers	17 -14 0 0 -3
du von	10 -9 0 0 -1
du weiß	10 -12 0 0 2
du will	-15 -16 0 0 32
du wirs	6 -10 0 0 4
dudas	7 10 -11 -4 -2
dude en	9 -7 0 0 -3
dudes	7 -10 0 0 3
due	-7 12 -4 0 -1
dukt$	11 -13 0 0 3
dule$	-1 11 2 -2 -10
dung$	-17 -2 4 0 15
dura la	3 5 3 0 -11
duraci	17 -7 9 4 -22
durant	-1 9 3 4 -15
durc dein	24 -10 -3 0 -11
durc der	-4 9 0 0 -5
durc die	-4 -9 0 0 12
durc erfa	-15 -4 0 0 19
durc unse	-3 -8 0 0 11
durch	-1 -7 -1 -4 13
durchf	-12 30 5 0 -23
durchs	-2 10 4 0 -11
durchz	-5 17 -4 0 -8
durfen	0 -11 4 0 7
during	9 8 3 0 -19
dussel	15 -11 0 0 -4
duties	-13 20 -4 0 -3
duz	-4 -3 -4 0 10
duz kult	-4 -3 -4 0 10
duze rapo	-12 1 15 0 -4
duzenl	13 -12 8 0 -10
dyna team	0 -16 0 0 16
dynami	-9 -10 12 0 6
e	11 -4 2 0 -9
e comm	12 -3 0 0 -9
e impl	-14 3 15 0 -5
e ince	-13 9 0 0 4
e infl	10 4 0 -4 -10
e info	3 23 0 0 -25
e inno	14 -2 -9 0 -2
e inst	-2 10 -8 0 0
e inte	24 -7 -21 0 4
each	-22 25 -1 0 -1
each othe	2 -10 2 0 6
eact$	23 -12 0 0 -11
eads$	-9 7 -1 0 3
eam^	19 -21 -3 0 5
eams$	-23 -1 10 0 13
ear^	-25 34 2 0 -12
ears$	12 -5 0 0 -7
easy	17 -12 -7 0 2
eat^	-10 -7 1 -3 19
eber$	12 0 -4 0 -8
eca^	-9 -5 0 0 15
ecek$	19 -14 -3 13 -15
echt einf	-4 -1 -4 0 9
echt vera	0 -6 -4 0 10
echt$	18 -4 -4 0 -10
echte	-9 7 -12 0 13
echtem	-11 -4 3 0 12
echtes	6 -11 -4 0 8
econom	-1 21 -13 -4 -4
ects$	-3 15 -2 -3 -6
ecuado	-10 0 0 0 11
ecuato	20 -11 -9 -4 4
edad	18 -4 -3 -7 -4
edad$	11 -1 0 0 -10
edebil	-11 1 2 10 -3
eded$	-1 13 -2 -3 -7
eden	-2 -3 -8 18 -6
eden edeb	-11 0 0 13 -3
eden$	9 -3 -8 5 -3
ederek	10 1 -4 0 -8
edes$	-4 -6 10 0 0
edge$	10 -16 0 0 7
edia$	14 -8 -7 0 0
edific	-9 12 0 0 -3
editar	12 -4 -1 0 -6
educat	19 -23 2 -4 7
eeds$	14 -4 0 -7 -3
eep^	1 -7 -6 0 11
eer^	-7 14 5 0 -12
efec de	-5 9 0 0 -4
efec y	13 -13 1 0 -1
efecti	27 -15 8 -2 -17
efectu	-16 16 0 0 0
effe with	0 9 -9 0 0
effect	15 8 -6 -6 -11
effekt	1 -6 9 0 -4
effi and	-21 4 13 0 4
effi arbe	-4 13 -2 0 -8
effi und	-3 9 1 0 -6
effici	-12 10 2 -3 3
effizi	-6 21 -11 0 -4
effort	-15 20 -5 0 0
efic con	10 -6 0 0 -4
efic y	10 9 -7 0 -12
eficaz	5 6 2 -4 -10
eficie	12 10 -7 0 -16
efon$	17 1 -14 0 -4
egal	-3 0 9 0 -6
egal ob	1 -4 9 0 -6
egal$	-17 4 0 0 14
ege^	-9 26 -4 0 -13
egen$	4 -15 -5 0 16
egie$	-12 -1 10 0 2
egitim	-12 24 -2 -4 -7
ehr^	8 -9 1 3 -3
ehrena	-12 8 -4 0 8
ehrgei	-3 0 10 0 -6
ehrlic	0 -8 -4 -7 19
eich$	-1 9 9 0 -17
eige arbe	-1 8 14 -3 -19
eige idee	12 -1 -7 0 -4
eige proj	-16 28 9 0 -21
eige und	-11 -4 20 0 -4
eige vera	24 -9 -7 0 -8
eigeni	-7 -14 28 0 -7
eigens	5 13 8 0 -26
eigenv	-4 -11 10 -6 10
ein	5 -15 -11 -4 25
ein abge	14 -7 0 0 -7
ein dyna	-7 0 -5 0 12
ein fahr	15 -5 -8 0 -2
ein freu	14 -6 -3 0 -4
ein gute	9 -9 3 0 -3
ein hohe	-4 0 16 0 -12
ein jung	0 17 0 0 -17
ein koll	11 0 -12 0 1
ein mode	-6 11 4 0 -8
ein plus	22 -4 0 0 -18
ein prod	-7 10 -4 0 0
ein sich	-1 -4 12 0 -7
ein star	-11 7 3 0 1
ein um	-3 13 -7 0 -4
ein umfe	0 -7 -4 0 11
ein und	-13 37 -3 0 -21
ein$	6 19 -3 0 -22
ein^	-5 -6 8 10 -7
einarb	-21 -12 -11 0 44
einb in	-1 -17 -4 0 22
einbli	-16 0 -4 0 20
einbri	10 -14 7 0 -3
eine	3 -10 -2 5 5
eine ausb	15 -4 -2 0 -9
eine ausg	3 -10 7 0 -1
eine der	-13 1 -4 0 16
eine deut	9 -1 -7 0 0
eine dyna	-7 7 15 0 -15
eine erfa	-4 12 -6 0 -3
eine erfo	0 -11 0 0 10
eine freu	0 -4 15 0 -11
eine groß	-3 -4 13 0 -6
eine hand	-3 9 4 0 -10
eine hohe	-1 8 7 -4 -11
eine hybr	12 -1 0 0 -11
eine inno	0 -9 0 0 9
eine inte	-3 -8 -3 0 15
eine klar	-9 12 -3 0 1
eine klei	-9 12 0 0 -3
eine komp	9 -2 -5 0 -1
eine kult	-4 -4 -6 0 14
eine lach	10 0 -4 0 -6
eine leid	-3 -4 11 0 -4
eine mehr	-10 -4 0 0 14
eine mode	10 -19 0 0 9
eine neue	2 -9 -3 0 10
eine offe	-3 -6 0 0 9
eine posi	-1 4 -10 0 8
eine prof	12 -22 -4 0 14
eine schn	-2 17 5 0 -19
eine sehr	15 0 -15 0 0
eine selb	12 -4 -8 0 0
eine star	-1 -9 2 0 8
eine stru	1 11 1 0 -12
eine team	0 5 7 -3 -9
eine tech	-4 4 9 0 -9
eine verg	12 -5 0 0 -7
eine viel	-4 -10 0 0 14
eine zent	-3 10 0 0 -8
einen	-2 -10 3 -2 11
einer	3 -6 -6 -7 16
eines	-17 20 -10 0 7
einf auf	-6 10 -8 0 3
einf und	0 10 -4 0 -6
einfac	-14 9 10 -7 2
einflu	-6 0 -8 0 14
einfuh	-6 24 -4 0 -14
eing team	-4 -8 -7 0 19
eingeh	-7 -2 0 0 9
einges	-5 -20 13 0 13
einh von	-7 11 0 0 -4
einhal	-9 23 -4 0 -10
einkau	12 -12 0 0 0
einlei	-7 11 0 0 -4
eins	10 -5 0 0 -5
eins von	4 -10 0 0 6
einsat	20 -12 -22 5 8
einsch	16 -2 0 0 -14
einste	-2 9 0 0 -7
einz und	-3 -7 0 0 10
einzel	-5 13 -7 0 -1
einzua	-2 8 5 0 -11
einzub	8 -13 -5 0 9
einzus	-2 -8 0 0 10
eise$	-11 -14 43 0 -18
eit^	-6 9 0 3 -7
eite$	-12 11 -4 0 5
either	-14 -1 0 3 12
ejec de	-6 -3 0 0 9
ejec estr	18 -18 0 0 0
ejec y	-6 9 0 0 -3
ejecut	1 24 -20 -4 -1
ejerci	-2 12 -7 0 -3
ejo^	10 6 -10 2 -8
ejos$	-15 14 4 0 -4
ekip koor	10 -8 0 0 -2
el	-2 9 -3 -4 0
el ambi	-15 20 0 0 -5
el anal	-11 -6 3 0 14
el apre	20 -6 -3 0 -11
el area	0 5 -9 0 4
el bien	-11 0 10 0 1
el cand	-2 14 -6 0 -6
el carg	19 -15 -3 0 -1
el cent	13 -4 0 -4 -5
el clie	12 -2 -12 0 2
el corr	-10 12 -6 0 4
el crec	3 5 3 0 -12
el cuid	-8 4 12 0 -7
el cump	-8 15 7 0 -14
el depa	12 -11 0 -4 3
el desa	-30 10 8 0 11
el dia	28 -24 0 0 -4
el equi	-8 22 -8 3 -9
el esta	19 -17 0 0 -3
el gam	11 -4 0 1 -8
el mant	8 -13 0 0 5
el merc	-14 3 -2 -3 16
el nego	9 -10 -3 0 4
el orde	12 -10 -2 0 0
el pago	-5 -1 9 0 -4
el perf	21 -12 0 0 -9
el plan	-12 7 0 0 5
el prim	10 -12 0 0 3
el prod	11 0 -1 0 -10
el punt	-9 13 -4 0 -1
el sect	2 -10 -1 16 -7
el segu	14 -9 0 0 -5
el sist	-17 18 0 0 -2
el tiem	-2 9 -3 0 -3
el trab	-9 -13 11 -13 23
el uso	11 -6 -1 0 -4
el^	8 4 -10 -9 6
eld^	4 -9 0 0 5
elec de	10 -4 0 0 -6
elec y	-20 17 0 4 -1
electr	19 -8 -11 -6 7
elegir	13 6 -7 0 -12
elektr	-1 -10 -4 0 15
elemen	-2 -8 9 0 1
elen$	4 -11 0 -3 10
elev toge	-6 10 0 0 -4
elevat	-5 17 0 0 -12
elig to	-4 -1 -9 13 1
eligib	-1 4 -9 9 -4
ell^	13 -15 -6 0 8
elp^	-9 16 0 0 -7
email	7 -13 5 0 0
emas$	-11 -9 23 -4 0
emba de	-6 10 0 0 -4
embedd	3 6 0 0 -9
embrac	3 -13 22 0 -13
emek$	-9 22 -7 -4 -1
emen$	-10 31 -7 0 -13
emit por	17 -8 -2 0 -7
emitid	11 1 -2 0 -10
emoc y	10 -3 -6 0 -1
emocio	20 -2 -9 -4 -5
empath	-26 6 35 0 -16
empati	-24 -4 34 0 -6
empfeh	12 -3 -3 0 -5
empl bran	11 6 -4 0 -13
empl to	14 -2 -4 0 -9
empl will	-11 8 0 0 3
empl with	16 -1 0 0 -15
emplea	24 -3 -8 -4 -8
empleo	6 -10 0 0 4
employ	14 -11 -18 3 11
empo$	24 -8 -1 -7 -8
empr lide	-19 -6 -1 0 25
empr ofre	-4 -8 0 0 12
empr y	20 -1 -6 0 -14
empren	4 -11 -2 -1 10
empres	-4 -12 -6 -16 38
en	10 0 -8 0 -2
en admi	22 -17 0 0 -5
en area	29 -13 0 -3 -13
en aten	-2 10 -5 -4 0
en az	14 -9 0 -4 -1
en base	4 -9 0 0 5
en busc	9 -8 -3 -4 6
en buyu	-10 -6 0 0 16
en call	14 -13 0 0 -1
en camp	-10 1 -13 6 16
en carg	-4 11 0 0 -6
en cert	-8 12 0 0 -4
en cier	-9 9 0 0 0
en come	3 -5 0 -8 10
en comu	-12 4 1 0 8
en cons	3 -11 2 0 6
en cont	15 -4 -4 0 -8
en cual	6 -13 0 0 7
en curs	12 -6 0 0 -5
en desa	5 -9 0 0 4
en dife	-12 4 3 -2 7
en el	-6 -7 16 6 -9
en empr	12 4 0 0 -17
en ento	9 7 -5 0 -11
en equi	-8 -23 45 -4 -10
en espa	-10 0 0 6 4
en esta	-14 6 -4 0 12
en este	-14 10 0 0 4
en estr	-4 -10 0 0 14
en exce	-9 3 0 0 6
en func	1 -10 5 -4 8
en gene	7 -9 -4 0 7
en gest	-4 11 0 -4 -4
en hora	0 -3 -1 17 -13
en inge	10 -4 0 0 -6
en insc	-17 0 0 0 17
en inst	15 -11 0 0 -4
en la	-5 15 -7 10 -14
en labo	-2 11 0 -3 -5
en las	13 -1 -3 -4 -6
en los	16 -17 0 0 1
en madr	5 -9 6 0 -1
en mane	-7 9 0 4 -6
en mate	16 -10 0 0 -6
en norm	15 -12 0 0 -4
en ofic	-13 19 -7 -3 5
en prac	5 0 -9 0 4
en prog	-7 -8 -3 0 18
en proy	20 -4 0 0 -16
en pues	-11 11 0 0 0
en quit	20 -6 -4 -7 -4
en regl	-15 18 0 0 -3
en resu	-5 6 12 0 -13
en reun	8 -13 0 0 5
en segu	-18 6 -7 0 19
en sist	19 -9 -4 -3 -4
en su	-16 6 3 0 7
en tecn	12 -16 0 0 4
en tele	13 -6 -4 0 -3
en toda	13 -6 -4 0 -4
en trab	9 0 0 -6 -3
en tu	-12 -9 0 0 21
en un	-7 -24 9 -4 26
en una	13 -13 -5 0 5
en vent	7 -7 -11 0 12
en zona	2 -11 0 10 0
en^	6 -1 -10 -7 11
ena^	-6 6 7 2 -9
enable	-12 16 -5 0 2
enca de	2 11 -4 0 -10
ence$	-1 -3 -5 0 9
encima	-4 -4 -4 -3 15
encont	10 -9 4 0 -5
encour	11 -3 -19 0 11
encues	10 -6 0 0 -3
end	-3 10 -3 -3 -1
end to	9 -10 3 -3 1
end$	11 -10 -2 0 1
end^	1 20 -8 -3 -10
enda$	-14 3 7 0 4
ende$	4 -9 -3 0 8
ends$	10 -14 -2 9 -4
ene^	-4 -8 -3 0 15
enen$	-13 -8 13 0 8
ener mit	10 -4 -3 0 -3
ener syst	-9 9 0 0 0
ener und	1 -12 0 0 11
energe	-6 -5 17 0 -5
energi	-1 7 -11 0 5
energy	-14 0 9 0 5
enferm	-4 -5 0 0 9
enfo a	-11 -9 8 0 12
enfo en	4 -18 8 0 6
enfoca	-26 8 9 0 9
enfoqu	2 -10 14 0 -6
eng	-3 10 -13 0 6
eng mit	-1 5 -13 0 8
enga team	-6 18 -19 0 7
enga und	0 -11 21 0 -10
enga with	14 0 -6 0 -8
engage	-19 2 34 -1 -15
engagi	-17 10 8 0 -1
enge olma	-7 -4 0 10 0
enge zusa	-6 12 -4 0 -3
engeli	-7 -4 0 12 -2
enger	-8 9 -4 0 3
engi and	4 3 4 0 -11
engi mana	-5 -5 0 0 10
engi team	3 14 -6 0 -11
englis	23 -13 -8 3 -5
enhanc	2 -4 11 0 -9
eni^	13 -6 0 0 -7
enjoy	4 -10 0 -1 6
enjoys	12 2 -6 0 -9
enla de	-12 4 5 0 4
enlace	-19 11 5 0 3
eno^	17 -9 6 0 -15
enos$	6 4 0 0 -9
enroll	9 -7 0 0 -1
ense y	14 -1 -11 0 -3
ensena	12 2 -11 0 -3
ensu that	-8 10 4 0 -6
ensure	-22 29 -1 1 -7
ent^	3 -7 11 -10 3
enta$	-2 -9 4 0 7
ente cali	10 -4 -4 -3 1
entegr	-5 10 -8 -3 6
enterp	-16 20 -4 0 0
entfal	-3 -4 -5 0 12
entgel	-11 22 0 0 -11
enthus	20 -15 16 -3 -17
entire	-10 3 -2 9 0
entl der	-5 9 0 0 -4
entlan	-9 17 0 0 -8
ento de	-6 10 -5 -4 5
ento dina	-13 0 9 0 4
ento dond	-3 19 -4 0 -12
ento prof	-9 0 0 0 9
ento$	-1 -19 4 -3 18
entr 0	17 -6 -4 -8 1
entr a	-8 17 -4 0 -5
entr en	-20 -3 0 0 23
entr otra	-7 -2 0 0 9
entr otro	20 -8 0 0 -12
entre	4 2 -11 -1 6
entreg	3 13 5 0 -22
entren	0 -23 -1 0 24
entrep	22 -17 -14 0 9
entrev	7 2 -2 8 -14
ents fur	4 8 0 0 -12
ents und	-9 16 6 0 -12
ents$	-3 7 0 -10 5
entsch	6 3 -9 0 0
entspa	-7 -10 0 0 17
entusi	-5 -16 17 0 3
entw der	-5 9 0 0 -4
entw eine	-4 15 0 0 -11
entw in	16 -4 0 0 -12
entw mit	8 6 0 -4 -10
entw von	8 -6 10 0 -12
entw wir	-3 -8 0 0 12
entwic	-4 13 -7 -7 6
envi repo	0 -18 0 0 18
envi su	-7 -2 0 0 9
envi tu	-3 -12 -1 -4 20
envi wher	-6 -1 -9 0 16
envi with	-9 -5 5 0 8
envia	-12 -12 -1 0 25
envian	3 -6 -4 -4 10
enviar	-15 -48 -11 0 74
enviro	-2 -2 13 -8 0
enz^	13 -3 1 0 -10
equa oppo	-15 -13 0 0 28
equal	-17 -13 -6 0 35
equi de	-2 14 -7 0 -5
equi en	-4 -6 9 0 1
equi indu	14 -4 0 -2 -8
equi para	-10 19 -8 0 -1
equi que	5 -12 0 0 7
equi y	-32 21 4 0 7
equipm	-10 2 2 0 6
equipo	0 -7 1 -3 9
equity	10 -5 0 0 -5
equiva	18 -3 -4 0 -11
era^	11 -16 -4 -6 15
eral$	-20 19 -4 0 5
erarbe	-5 18 0 0 -13
eras$	-1 -12 -2 0 15
erer$	8 3 0 0 -11
eres	-4 -12 4 0 12
eres una	-4 -7 -3 0 14
erfa der	-5 9 0 0 -4
erfa du	0 -6 -4 0 10
erfa im	32 -24 -4 0 -5
erfa in	14 -17 10 0 -7
erfa mit	21 -6 -3 0 -12
erfahr	42 -14 -20 0 -8
erfass	4 16 -4 0 -16
erfo abge	18 -3 -4 0 -11
erfo mit	-5 9 0 0 -4
erfo zu	-10 -4 8 0 6
erfolg	-4 -3 3 -4 9
erford	26 3 -5 0 -24
erfull	8 -11 0 0 3
erganz	-1 -4 -6 0 10
ergebn	-20 16 15 0 -10
ergono	8 -13 0 0 6
erha du	10 -12 0 0 2
erhalt	-3 -27 -7 0 37
erholu	-9 -3 -3 0 14
eria$	23 -2 -3 0 -18
erkenn	-9 10 26 0 -26
erklar	5 -20 7 0 9
erleic	-3 -7 0 0 10
ermo dir	8 0 -10 0 1
ermogl	1 -1 -10 0 9
ern^	6 -14 11 0 -3
erne ener	6 -10 0 0 4
erneue	6 -10 0 0 4
erno$	18 0 -3 0 -15
eroffn	-4 -6 0 0 10
eros$	7 6 -4 0 -9
erp	35 -26 -11 4 -2
erp sist	-13 13 0 0 0
erp syst	9 -3 0 0 -7
erp$	-9 -5 0 0 14
erp^	14 -10 0 0 -4
erre$	9 -5 0 0 -4
erreic	-11 11 -2 0 3
erst von	13 -10 0 0 -2
erste	2 10 4 0 -16
erstel	4 40 -14 0 -31
ersten	9 -14 -8 -3 15
erstes	4 -10 0 0 6
erte$	-22 -6 5 0 24
erwart	7 -1 -14 0 9
erwe dein	-4 -8 -3 0 15
erziel	0 8 1 0 -9
es	10 -1 -4 2 -7
es de	-9 15 0 -5 -1
es el	14 -14 0 0 -1
es la	23 -14 0 -4 -5
es tu	-17 0 7 0 10
es una	-9 1 0 0 8
es$	24 -6 -2 0 -16
es^	-8 12 -4 3 -2
esa^	-28 -20 4 -3 47
esas$	17 -7 0 0 -10
esca de	6 -15 -5 5 9
escala	20 0 -8 -4 -9
escena	-10 2 4 0 5
escrib	-11 3 0 0 8
escrit	16 5 -6 0 -16
escuch	10 -10 7 0 -7
escuel	-6 -3 0 0 9
ese^	15 -2 -6 0 -7
esen$	11 -4 -1 0 -6
eskala	-18 18 0 0 0
esne cali	-6 -4 -3 13 0
esnek	-6 -4 -3 9 4
espana	-10 11 0 6 -7
espano	-9 2 8 0 -1
espe con	-11 8 0 0 3
espe de	9 1 -1 0 -9
espe en	9 -24 1 2 12
espe para	5 -19 0 0 15
espe que	-2 -5 10 0 -4
espera	-1 -16 7 0 11
espiri	15 -1 0 0 -14
esquem	-10 13 0 0 -3
ess^	1 -1 -6 -3 9
esse$	5 -14 -11 0 20
essen	-4 -16 0 0 20
essent	9 -7 -7 0 5
est^	17 -38 -3 0 24
esta	5 -12 7 3 -3
esta busc	-13 16 4 0 -6
esta comp	-11 12 0 0 -1
esta dese	17 0 0 0 -17
esta es	-9 11 7 0 -8
esta labo	12 -4 -3 -12 7
esta list	5 -17 8 0 4
esta opor	-10 -1 -2 0 13
esta y	11 -5 -3 0 -3
estabi	-8 3 -15 -11 31
establ	-9 6 10 6 -12
estaci	-6 14 -2 0 -6
estado	18 -15 -6 0 3
estamo	8 15 -6 -7 -10
estan	7 3 0 0 -9
estand	0 10 -4 -1 -5
estas	-5 -5 14 0 -3
estima	-12 9 -3 0 6
esto	-10 13 -2 0 0
estos	-5 20 0 0 -15
estr con	-10 5 0 0 5
estr de	-3 4 8 0 -9
estrat	10 -10 -1 -4 6
estrec	-9 11 0 0 -2
ests$	9 0 1 0 -10
estu culm	10 -6 0 0 -4
estu de	-10 7 -3 0 5
estu univ	-2 9 0 0 -6
estudi	-6 3 10 -8 1
etabli	-14 20 0 0 -6
etc	13 7 -1 0 -19
ete^	-15 -10 5 7 13
eten$	-11 -10 16 0 5
ethic	-8 5 9 -2 -4
etica	-13 -5 38 0 -19
etique	13 -14 0 0 2
etl	12 -1 -3 0 -7
etli$	3 -8 10 0 -5
etme ve	10 -8 -4 0 2
etmek	-7 12 7 0 -11
eto^	-3 -11 24 0 -10
ette$	9 0 -4 0 -6
etup$	10 12 -4 0 -18
etwa bewe	9 0 -3 0 -6
etwas	2 -20 -12 0 30
etzt$	4 -12 0 0 8
eu	-15 -8 -6 13 17
euen$	-12 20 -9 4 -3
europa	5 9 -6 -4 -5
europe	-3 -15 -6 3 21
eval y	-14 14 0 0 0
evalua	-10 12 -3 -4 5
even	2 9 0 0 -10
even and	-13 -7 0 0 20
even work	-4 -3 12 0 -5
even y	-4 11 -4 0 -3
evento	-25 28 -3 2 -2
events	4 5 -18 0 9
every	-6 5 -9 0 11
everyo	7 -5 -10 0 8
eviden	-19 18 0 0 1
evolut	-21 -6 0 0 28
evolvi	2 -4 9 0 -8
exac y	-9 9 0 0 0
exce acti	-15 0 19 0 -4
exce ambi	-6 0 -12 0 18
exce anal	19 -7 -12 0 0
exce aten	12 -12 0 0 0
exce comi	-6 0 -4 0 10
exce comm	-2 -5 9 0 -1
exce comu	-7 1 12 0 -6
exce dote	13 -4 -6 0 -4
exce en	-11 1 10 0 0
exce habi	-2 12 2 0 -11
exce ingr	-4 -4 -7 0 15
exce inte	2 12 -11 -3 0
exce orga	-16 0 16 0 0
exce plan	-7 0 -4 0 11
exce pres	-14 7 7 4 -4
exce serv	5 8 -4 0 -9
excel	2 -1 -10 3 8
excele	2 0 9 1 -11
excell	3 -15 13 -3 2
excepc	15 -9 -4 0 -2
except	-9 11 5 0 -6
exchan	-2 14 -2 0 -10
exci abou	0 -12 6 0 6
exci to	-10 7 -1 0 4
excite	-10 -5 5 0 10
exciti	-7 -5 -6 0 18
exclus	-14 -6 -3 0 23
excluy	13 -7 -4 1 -3
exec a	-10 10 0 0 0
exec and	16 -12 0 0 -4
exec of	-11 18 0 0 -7
execut	18 -15 13 -5 -12
exhi de	-14 14 0 0 0
exhibi	-18 20 0 0 -2
existe	-9 13 0 0 -4
existi	31 -10 -2 0 -18
exitos	-10 -3 0 0 13
exklus	-4 -9 0 0 13
exo^	11 0 -4 0 -7
expand	-13 4 -4 0 13
expans	-16 -1 0 0 17
expe 0	-9 18 0 0 -9
expe a	-10 6 0 0 4
expe and	11 -1 -6 0 -3
expe as	6 4 0 0 -10
expe buil	11 -7 -8 0 4
expe como	12 -2 0 -2 -8
expe de	15 -3 -5 0 -6
expe del	-2 -8 10 0 0
expe demo	-9 16 -7 0 0
expe der	12 -7 0 0 -5
expe desi	4 -11 0 0 7
expe en	11 12 0 -4 -20
expe in	25 -30 -1 0 6
expe is	-9 -4 13 0 1
expe labo	-6 9 0 -4 0
expe of	11 3 0 0 -14
expe prev	13 0 -4 -4 -5
expe prof	9 -2 0 0 -6
expe to	-22 4 -4 0 22
expe with	7 -10 -11 0 14
expe y	-20 13 0 -3 10
expect	7 -28 6 2 13
experi	65 4 -47 -28 5
expert	12 -5 -4 0 -3
explic	7 8 -12 -3 0
export	-9 7 0 -3 5
expr oral	22 0 -15 0 -8
expres	3 12 -10 -4 0
exte part	-8 17 8 0 -17
exte stak	-7 3 -6 0 10
extend	-6 1 9 4 -7
exteri	4 -10 7 -4 3
extern	-12 17 4 0 -9
extra	5 -15 0 4 7
extrem	0 -8 14 0 -6
exzell	11 -8 -4 0 1
eye	-5 0 -4 0 9
eye^	-7 0 11 0 -4
eza^	0 14 -4 -3 -7
ezun$	15 -4 0 0 -11
f	-11 14 -3 0 -1
faaliy	7 -15 3 0 5
fabr y	-4 -6 0 0 9
fabric	-3 -2 -4 0 9
facebo	12 2 0 -3 -10
fach in	1 8 0 0 -9
fach und	-12 2 4 0 6
fach weit	-7 -2 16 0 -7
fach wie	-5 0 -4 0 9
fach wiss	-8 -3 0 0 11
fachab	9 -5 0 0 -4
fachbe	-2 16 0 0 -14
fachin	10 -6 0 0 -4
fachli	-6 5 -5 -4 10
fachri	0 -10 4 0 6
faci de	4 -19 16 0 -1
faci el	8 14 -8 0 -14
faci mana	-13 0 0 0 13
facing	0 -11 0 0 11
fact de	-13 17 0 0 -4
fact elec	-5 12 0 0 -7
factur	-24 34 7 -3 -14
fahi komp	0 -10 10 0 0
fahi und	-8 0 13 0 -5
fahigk	34 -40 22 0 -17
fahr oder	-8 0 -4 0 12
fahrra	-18 -1 -4 0 23
fahrtk	-11 -5 -2 0 18
fahrze	12 -4 -8 0 0
faire	-2 -9 0 0 11
faltan	10 -10 0 0 0
fami arbe	-2 -4 -4 0 10
fami con	28 -17 -3 0 -7
fami mit	-5 -4 -4 0 13
fami with	23 -3 -5 6 -22
famili	10 -33 -8 13 18
family	-11 1 -1 -6 17
farkli	7 -12 -2 0 8
farmac	-11 7 5 0 -1
fase	-13 18 -2 0 -3
fase del	9 -10 8 0 -8
fases	9 -10 8 0 -8
fashio	10 -6 -4 0 1
fast	-5 -7 10 -4 5
fast grow	11 -1 -4 0 -6
fast movi	6 -11 -1 0 6
fast pace	-24 4 15 -4 8
fast$	9 -4 -6 0 0
fastes	-8 -1 -4 0 13
fbau$	-12 8 0 0 4
feasib	14 -18 -3 0 6
featur	-15 26 -3 -3 -4
fee^	-2 -11 -2 0 15
feed and	2 -9 -6 0 12
feedba	-2 -9 -7 0 18
feel	-8 13 -4 0 0
fehler	23 -2 -4 0 -17
feld	0 -12 0 0 12
fen^	-12 11 -3 0 4
fer^	-24 1 -7 0 30
feri y	-7 0 0 -4 10
feriad	-11 0 -4 3 12
ferret	9 -9 0 0 0
festan	-14 -7 -1 0 23
festiv	-1 -10 0 -2 14
fi	1 -8 -3 0 9
fia^	13 6 -4 0 -15
fico$	8 3 -9 0 -1
fide de	-10 11 0 0 0
fied$	14 -6 0 -4 -4
figma	-2 -13 0 0 16
fija	9 1 0 0 -10
fijo mas	12 -8 0 0 -4
fijo$	-6 0 0 -5 12
fijos	-23 10 0 0 14
fina cont	-6 -4 0 0 10
fina de	-3 12 0 0 -8
fina und	-17 14 0 0 3
fina y	-17 7 0 0 10
finale	-6 9 -1 0 -3
finali	-16 11 0 0 5
financ	18 -8 -11 -4 5
finans	9 -3 -2 0 -4
finanz	11 2 -10 0 -3
find	17 -6 -9 0 -2
find du	-3 -8 0 0 11
fine de	-1 -9 -4 10 4
fines	5 -9 -4 10 -2
firewa	10 3 -3 0 -10
firma	9 -19 0 0 10
firmal	-22 4 6 0 11
firmen	-10 -16 -8 0 34
fiscal	11 -4 0 0 -6
fisi de	10 -4 -3 0 -3
fisica	2 3 0 9 -14
fisico	-20 28 0 0 -7
fit	1 1 -3 12 -11
fitn und	-9 -3 9 0 3
fitnes	-18 -15 9 0 24
fits$	-17 -1 -4 0 21
five	8 6 0 0 -14
five year	10 -7 0 0 -4
fix	-8 14 -6 0 0
flac hier	-8 5 -6 0 9
flache	-9 -7 -6 0 22
flat	9 7 -4 0 -12
flex and	-11 22 2 0 -13
flex arbe	-4 3 -13 0 14
flex de	0 0 -6 -16 21
flex para	8 -10 -10 7 4
flex sche	-8 -5 16 6 -8
flex to	3 -9 1 0 5
flex work	-3 13 -22 -6 18
flex y	0 -10 6 3 1
flexib	-31 -8 19 -1 21
fließe	9 -5 5 0 -10
fließt	0 -13 0 0 13
flow$	6 2 0 0 -9
flows	8 5 -2 0 -11
flue engl	-4 11 -3 0 -4
flue in	10 -4 0 0 -7
fluent	13 -1 -1 -3 -8
flui verb	14 0 -6 0 -8
fluida	-8 10 -2 0 0
fluide	14 0 -3 0 -11
fluj de	-9 14 0 0 -5
flujos	7 2 0 0 -9
flyer	-18 27 0 0 -8
focu on	15 -19 10 0 -6
focus	27 -8 0 -4 -17
focuse	-9 -11 21 -4 4
foku auf	-10 0 4 0 5
fokus	-4 10 6 0 -11
fokuss	-6 -7 0 0 13
folg ausg	14 0 0 0 -14
folge	11 -1 0 0 -10
foll up	-12 -4 9 0 8
follow	-4 11 -10 0 3
fome un	4 13 -10 0 -7
foment	3 13 -10 0 -6
fonksi	-26 26 0 0 0
food	45 -21 -17 -1 -6
food and	-4 7 5 0 -9
food hand	16 -8 -11 2 0
food$	16 -4 -4 0 -8
for	9 -2 -2 -1 -3
for a	-17 18 -4 -3 6
for an	-13 15 3 0 -5
for assi	14 -6 0 -4 -4
for buil	-9 1 11 0 -3
for empl	3 10 0 -4 -10
for inte	-12 3 0 2 6
for more	14 -3 0 0 -12
for prod	-4 11 0 0 -6
for some	-11 9 -7 0 9
for the	18 6 -4 -1 -19
for this	-7 -4 0 0 12
for you	-11 -5 -1 0 17
for^	5 11 0 0 -16
forder	5 6 -9 -4 2
form acad	12 0 5 0 -17
form cont	-17 3 0 0 14
form de	-6 -5 0 0 11
form$	-12 9 0 0 3
forma	-6 14 -7 -6 5
formac	12 -17 -6 0 11
fort und	-5 -12 -4 0 21
fortal	5 4 0 0 -9
fortbi	-12 -3 -4 0 19
fortsc	-10 3 4 0 3
forw to	-7 -1 -4 0 12
forwar	-10 1 -6 0 15
fost a	-6 12 -5 0 -1
foster	-7 12 13 0 -18
founde	0 -2 -12 0 14
four	8 -5 8 0 -11
frag rund	-3 11 0 0 -9
frages	26 7 -12 0 -21
fram and	-7 0 -2 0 9
fram like	-6 -7 0 0 12
framew	13 7 -5 0 -15
free	-1 -3 -7 -2 13
freedo	5 -12 -13 0 20
freela	-12 -1 5 -3 11
frei	-8 -7 -6 0 22
frei und	-4 11 0 0 -7
freihe	-5 -16 0 0 20
freize	-10 -7 -4 0 21
frente	0 12 0 0 -12
freu am	5 -8 13 0 -11
freu an	7 -8 19 -6 -11
freu dara	7 -10 7 0 -4
freu dich	0 12 0 0 -12
freu und	-6 3 14 0 -10
freu wir	-4 -5 -11 0 20
freude	10 -17 42 -6 -28
freue	0 17 0 0 -17
freuen	-17 21 -15 0 11
freund	-12 2 8 0 2
freut	11 3 -1 0 -13
friday	8 -13 -6 -6 17
frie and	6 4 13 0 -24
friend	-21 -9 31 -2 1
frio	-3 12 0 0 -9
frisch	-4 -11 0 -2 17
from	7 -13 -5 4 6
from a	-4 -10 1 0 13
from conc	17 -15 0 0 -3
from day	-10 8 -6 0 8
from home	-8 -14 0 0 22
from our	12 0 -4 0 -8
from the	-18 2 4 12 1
from you	-11 0 0 0 11
fron end	7 3 -2 0 -9
front	9 -12 -2 0 5
fruhes	-7 -4 0 0 11
fuente	9 -15 0 0 7
fuhl dich	18 -9 -2 0 -7
fuhl$	-6 -4 0 0 9
fuhlst	14 -9 -2 0 -3
fuhr der	9 -6 0 0 -3
fuhr du	-2 12 2 0 -12
fuhr sie	-3 11 0 -4 -4
fuhr und	2 9 -5 0 -6
fuhr von	3 -6 9 0 -7
fuhren	-2 -2 -5 0 9
fuhrer	21 -10 -3 -6 -3
fuhrst	3 4 -12 0 5
fuhrun	-1 0 -1 12 -10
ful^	-2 -7 -4 0 13
full	-13 7 -1 -1 7
full prof	11 -4 0 0 -7
full remo	-14 0 4 0 10
full stac	-10 12 8 -4 -6
full time	14 -9 -6 3 -1
fun	-2 9 18 -3 -22
func de	-9 1 5 0 4
func team	-5 10 5 0 -10
funcio	10 1 4 -4 -11
functi	12 11 -3 0 -20
fund eina	-8 -3 0 0 11
fund erfa	13 -10 0 0 -3
fundam	9 3 3 0 -15
fundie	23 -16 -10 0 4
fung$	0 13 0 0 -13
funkti	17 2 -14 0 -5
funnel	14 7 -6 -4 -12
fur das	0 16 -11 0 -6
fur dein	-9 -3 8 0 4
fur den	1 6 -10 0 3
fur dich	18 -7 -5 -1 -7
fur die	11 -5 -2 0 -4
fur eige	10 -13 0 0 3
fur ein	3 6 -11 0 2
fur kund	7 -17 0 4 6
fur mark	9 4 -9 0 -5
fur mita	-4 10 0 0 -6
fur neue	8 5 3 0 -17
fur proj	2 -14 6 0 7
fur qual	-7 9 -5 0 4
fur sich	14 -12 -4 0 2
fur sie	5 -15 -6 0 15
fur tech	7 -18 15 0 -4
fur uns	12 -3 -3 0 -6
fur unse	-13 25 2 0 -14
fur^	-10 1 -4 -4 16
furthe	-25 1 -4 0 28
futu of	-6 -9 2 0 13
future	12 -13 -15 0 16
futuro	1 -7 14 0 -8
gabe$	-9 -20 11 0 19
gam	22 -4 4 -7 -15
gama	20 -12 0 0 -8
gangig	10 -5 0 0 -5
ganz	-18 9 0 0 9
ganzhe	-10 17 3 -4 -6
gar^	26 -21 -4 -3 2
gara que	-11 11 0 0 0
garant	-31 24 -8 0 15
gastro	15 -7 -4 0 -4
gather	-10 3 -6 0 13
gcp	-18 17 -4 0 5
gebaud	-18 6 0 0 12
geburt	-5 -12 -4 0 21
geford	-4 1 -7 0 9
gefrag	11 17 -8 0 -20
gege unte	-9 -4 9 0 4
gegebe	-9 10 -3 0 3
gegens	-2 -9 -3 0 14
gegenu	0 -7 10 0 -3
gehalt	-23 3 -3 0 23
gehen	-3 -7 0 0 10
gehst	35 -13 -10 0 -12
geht	-15 6 -3 7 6
gelege	5 -12 -9 16 1
gelen	6 9 -8 0 -8
geli cali	-8 9 0 0 -1
geli sure	15 -18 -3 0 6
geli test	16 -8 -3 -4 0
geli ve	3 10 -9 0 -4
gelism	-21 -1 18 3 1
gelist	-13 20 11 -8 -9
gemaß	0 9 -4 0 -5
geme mit	-12 12 5 0 -5
gemein	2 12 -10 -4 0
gen^	-6 10 0 0 -4
gena rich	0 -8 -3 0 11
genau	-5 -7 14 -1 -1
gend iden	-10 7 -3 0 6
gender	10 -18 -3 0 11
gene de	4 -12 0 0 7
gene en	14 -20 0 0 7
gene of	-9 3 -2 0 8
genera	0 2 -9 -5 11
genero	10 -5 0 0 -5
genieß	-4 23 -3 -2 -15
gente	-2 -3 -4 0 9
genuin	9 -9 8 0 -8
geogra	10 -7 0 0 -3
gerate	6 -9 0 0 4
gercek	-10 12 3 0 -5
gerekl	16 -2 -7 0 -7
gereks	18 -19 -3 0 5
gerekt	-10 16 -1 0 -5
gerenc	-2 18 -7 -4 -5
gering	-15 0 0 0 15
german	18 -29 -5 -4 21
gern	11 0 -4 0 -7
gern auch	8 1 0 0 -9
gern mit	9 2 -7 0 -4
gern neue	-5 -12 18 0 0
gerne	30 -12 4 0 -22
gers$	-20 14 8 0 -2
gesa fur	-4 10 0 0 -6
gesamt	-5 14 0 0 -8
gesc und	-10 5 -3 -1 9
gescha	9 9 -15 -4 1
gesehe	2 -10 0 0 7
gesell	-4 -6 15 0 -5
gesetz	9 0 -4 0 -5
gesp fur	-7 1 13 0 -7
gespra	-15 7 -2 0 11
gespur	-23 5 32 0 -14
gest come	18 -14 0 0 -4
gest de	36 -9 -13 -4 -11
gest dein	0 12 0 0 -12
gest del	9 -3 1 0 -7
gest diar	-13 13 0 0 0
gest die	0 -3 11 0 -8
gest du	-4 -5 0 0 9
gest el	-9 13 -3 0 0
gest la	-11 15 0 0 -4
gest los	12 -8 -3 0 0
gest mult	6 -15 5 0 4
gest smar	-5 9 0 0 -4
gest tool	0 9 0 0 -10
gest tu	-8 -1 2 -2 9
gest und	-15 -4 1 -4 22
gest von	17 -10 -3 0 -4
gestal	-10 -6 -2 -4 22
gestel	-5 9 0 0 -4
gestio	4 11 -3 -9 -2
gesu und	-3 11 0 0 -7
gesund	-13 -3 -8 0 23
get^	-12 16 0 -3 0
getran	-16 -10 0 0 26
gewahr	-6 9 -3 0 0
gewerb	13 -9 1 -5 1
gewi und	4 -10 14 0 -7
gewinn	5 16 -6 0 -14
gewiss	-9 -4 16 0 -4
geziel	-4 26 -7 0 -16
ggf	16 -4 -4 0 -8
gia^	26 -5 -5 0 -16
gias$	-2 10 -4 0 -4
gibst	-12 5 9 0 -1
gibt	-7 -11 0 0 18
gibt es	-7 -7 0 0 14
gico$	16 -2 -1 0 -13
gie^	-10 22 -3 0 -9
gien$	8 7 0 -3 -12
git	20 -16 0 0 -4
github	-14 16 -2 0 0
gle^	12 -3 -4 0 -6
gleich	0 -22 27 0 -5
gleitz	-6 -10 -4 0 19
gles$	27 -9 -8 0 -11
global	3 -5 -15 0 17
gmbh	-17 -5 -4 0 26
gmbh ist	-7 -23 0 0 30
gmbh it	-5 12 0 0 -7
gn	9 -1 0 0 -8
go	12 6 -5 -3 -10
go to	-14 0 -4 0 18
go^	-9 10 4 0 -4
goals	5 -4 8 0 -9
good	4 -18 19 -1 -4
good comm	-13 6 12 0 -4
good know	9 -9 0 0 0
gore	-5 9 0 0 -4
gorev	4 -15 0 12 -1
gorevl	9 -6 0 0 -3
goster	-11 27 -3 0 -12
grad en	12 -3 0 0 -10
grado	20 -14 0 0 -6
gradua	-2 12 0 0 -10
grafic	11 -7 -9 0 6
grafik	3 17 -7 0 -13
gran	-23 -8 6 1 23
grande	10 -6 5 8 -16
grea but	-18 0 9 0 9
great	13 -23 18 -3 -5
ground	3 7 0 0 -9
groups	-7 18 0 0 -11
grow	-9 5 0 0 3
grow and	-10 9 1 -4 4
grow as	9 0 -4 0 -4
grow in	3 6 2 0 -12
grow with	0 -10 0 0 10
growin	-21 1 5 -4 20
growth	-15 21 -15 0 10
groß gest	-4 -6 0 0 10
groß wert	-3 -11 14 0 0
großar	-4 18 -6 0 -8
große	-10 -7 4 0 13
großen	-9 -25 24 0 10
großer	-11 -5 7 0 9
großge	-4 -6 -1 0 11
großte	7 -17 0 0 10
grun auf	3 -17 2 0 12
grun fur	15 -3 -2 0 -10
grun in	24 -3 -3 0 -17
grun und	6 6 -9 0 -3
grundk	46 -14 -14 0 -18
grundl	0 -10 8 0 2
grundv	30 -12 -8 0 -10
grup de	8 -11 0 0 3
grupo	-3 10 0 0 -7
gruppe	-8 10 0 0 -2
gte^	-5 -4 16 0 -7
gtm	9 -9 0 0 0
guardi	-18 1 1 0 16
guayaq	-3 -10 -3 2 14
guclu	-1 -20 21 4 -3
gues and	3 12 -7 0 -8
gues$	4 -17 5 0 8
guest	4 17 -6 -4 -12
guests	13 8 -6 0 -15
guia de	-14 16 0 0 -2
guidan	18 0 -4 0 -14
guide	-5 10 -4 0 -1
guidel	-3 -2 -3 0 9
gung$	-11 5 -8 -4 18
gustar	-11 0 0 0 11
gusto	22 -13 -7 0 -3
gut	24 -20 2 0 -6
gut in	10 -3 -4 0 -3
gute	20 -36 15 0 0
gute deut	42 -3 -19 0 -20
gute engl	21 -4 -18 3 -3
gute gesp	1 -5 10 0 -6
gute kenn	14 -3 0 0 -11
gute komm	-27 0 31 0 -4
gute orga	-9 0 9 0 0
gute verk	-14 0 0 0 14
gute vers	12 -6 -6 0 0
guten	-2 4 8 0 -10
gutes	29 -23 2 3 -11
gym	-1 -10 0 0 11
habe ein	-10 4 10 0 -4
haben	18 -13 6 0 -11
haber	2 10 0 -3 -8
habi anal	-8 0 12 0 -4
habi come	-2 11 -9 0 0
habi comu	-10 6 10 0 -6
habi con	13 -6 -7 0 0
habi de	-7 -16 19 0 4
habi en	5 -10 0 -4 9
habi nume	4 5 -10 0 0
habi orga	-15 -7 22 0 0
habi para	30 -2 -1 -7 -19
habili	-4 -9 20 -7 0
habitu	10 -9 -3 -4 6
hablad	13 -7 0 0 -6
hace segu	-13 -1 0 0 14
hacer	-5 20 -4 0 -10
hacia	-1 -4 10 0 -5
haft$	-25 -2 15 20 -8
hakim	20 -10 0 0 -11
hakkin	9 -1 0 -4 -4
half	5 -9 0 0 4
halt$	-11 -6 -4 0 21
halten	-3 -4 -4 0 10
hambur	-9 5 4 0 0
hand fur	-3 13 -8 0 -3
hand on	-14 -15 34 5 -10
hand$	0 10 -3 0 -6
handel	29 -18 -14 0 3
handle	-2 14 5 2 -19
handli	-17 10 4 0 4
hands	-14 -15 30 5 -6
happen	-8 -23 10 0 20
hard	10 3 -1 -4 -8
hard and	-1 -6 13 -4 -3
hard y	-6 -17 0 0 23
hardwa	-12 18 -7 0 1
harmon	9 -8 7 0 -7
has	-7 14 -6 0 -2
hast	6 -41 17 0 18
hast bere	10 0 -6 0 -4
hast den	-4 9 -4 0 -1
hast die	-10 1 -5 0 14
hast du	3 -14 -12 0 23
hast erfa	10 -11 -3 0 4
hast freu	-12 -3 15 0 0
hast inte	-10 5 7 0 -2
hast la	-11 0 0 0 11
hast mind	0 0 13 0 -13
hast spaß	-3 3 13 0 -13
hast$	23 1 -17 0 -6
hasta	-12 -5 12 -7 12
hat	16 3 -10 0 -9
hat$	-1 0 -9 0 10
hat^	-11 -4 14 3 -1
haupts	-7 -3 0 0 11
hause	6 0 -10 0 4
hausei	-9 10 0 0 -2
have 0	-12 0 0 0 12
have a	3 -15 -20 5 27
have been	15 -2 0 0 -13
have buil	10 -4 0 0 -6
have expe	10 -4 0 0 -6
have the	-7 14 0 0 -7
have work	5 5 0 0 -10
having	7 -13 -2 0 8
hazi must	-7 11 -4 0 0
hazi ve	4 -11 0 0 6
hazirl	10 6 -4 0 -12
head	-6 -3 -4 0 12
head of	-6 -3 -4 0 12
heal and	11 3 0 0 -14
heal insu	-8 3 -4 0 9
health	-2 -6 -5 3 10
hear from	-11 0 0 0 11
heck$	-9 -4 0 13 0
hedefl	-10 10 -3 0 3
heit$	7 -13 -3 0 9
helfen	-4 -9 0 0 13
help	-10 1 -3 3 8
help shap	8 7 -4 -1 -10
help us	-11 -16 0 5 22
helpin	-11 3 0 0 8
her	12 -4 0 0 -7
her^	-7 -4 -12 -1 24
hera im	-5 -6 0 0 10
hera von	0 12 0 0 -12
here	18 5 -10 0 -12
here$	-8 8 -9 0 9
herr de	6 10 -5 0 -11
herr tecn	-2 -7 0 0 9
herr y	-15 2 0 0 13
herste	-7 0 -3 0 10
hervor	9 -4 0 0 -5
herz	-11 -3 1 0 13
herzli	-16 -9 13 0 12
hes^	-9 -19 10 11 7
heute	-4 12 0 0 -8
hey^	-15 8 5 0 2
hibi$	-1 -9 14 0 -4
hien$	-4 -1 -7 0 12
hier	3 -7 -16 0 20
hier schn	0 -1 12 0 -11
hierar	-11 -6 -2 0 19
hift$	9 -4 9 -7 -7
high	16 -12 4 -4 -4
high degr	0 3 -9 0 6
high grow	9 -3 0 0 -6
high leve	-11 0 18 0 -8
high moti	11 0 -10 0 -1
high perf	0 14 -12 0 -2
high qual	-20 18 6 0 -4
highly	-8 1 15 0 -7
hilf	-15 11 0 0 4
hilfre	-4 -14 0 0 18
hilft	2 -9 -3 0 11
hin	-9 15 0 0 -7
hin zur	-3 12 0 0 -9
hinaus	16 1 -7 0 -10
hing$	7 -16 0 0 9
hinter	-1 11 -3 0 -6
hinweg	-4 13 -2 0 -7
hire	-23 13 8 -1 4
hiring	16 -17 9 0 -8
his^	6 1 -14 -3 11
histor	4 -4 -1 11 -10
hizm tama	6 0 0 3 -9
hizmet	-5 -17 0 -1 22
hly^	3 -12 8 0 2
hme^	-4 28 -7 0 -16
hmen$	-11 14 -16 -2 16
hne^	1 5 -3 8 -10
hnik$	-4 -11 4 0 11
hoch tech	-4 -4 -7 0 15
hochqu	-12 9 0 0 4
hochsc	13 0 -4 0 -9
hochwe	-6 -13 -6 0 24
hohe	-14 -17 16 14 2
hohe kund	-6 10 -8 0 3
hohe orga	15 -6 -6 0 -3
hohe qual	6 -11 15 -1 -9
hohe reis	-3 0 1 13 -10
hohe$	-13 2 -5 0 16
hohem	-9 4 6 0 -1
hohenv	-4 -12 0 0 16
hoher	-13 -8 12 -1 9
hohes	18 -12 11 0 -16
hoja	-3 -1 -4 -4 12
hoja de	14 -21 -4 -4 14
hojas	17 -20 0 0 2
holzba	20 -13 0 0 -7
hombre	2 -9 -2 0 9
home	-21 -12 4 0 29
home offi	-7 -9 8 0 8
homeof	-27 -25 -4 0 56
hon^	10 -10 0 0 0
honest	-33 -1 29 -4 9
honora	-16 -1 -4 3 18
hook	-20 2 -2 0 20
hops$	8 -21 -2 0 15
hora	10 -3 0 1 -8
hora a	-8 -5 0 11 2
hora comp	0 0 0 9 -9
hora de	4 -12 1 3 5
hora extr	12 -9 0 4 -6
hora flex	-7 0 -11 -3 21
hora lune	23 2 -3 -10 -11
hora rota	18 -6 0 0 -12
hora sema	-2 -3 0 -4 9
hora y	-4 -5 9 -2 2
horari	-4 -27 -9 35 5
horas	14 -4 2 -15 2
hospit	32 -6 -13 -2 -11
hotel	-5 -11 -3 0 18
hotele	13 -17 0 0 4
hour	-6 1 7 6 -9
hours	-10 -9 17 3 -1
house	-8 -4 2 0 10
how	10 16 4 -4 -27
hoy	-7 -4 0 0 11
hr	17 -6 -20 0 8
hr proz	10 -4 -7 0 0
hsen$	-3 2 13 0 -11
hte^	-11 -4 -4 0 18
htig$	2 -22 1 0 19
html	5 8 0 0 -13
html$	5 6 0 0 -11
http	25 -13 0 0 -12
https	-3 18 -4 0 -12
humano	11 -14 0 -3 6
humor	-6 6 12 0 -12
hundef	0 9 -10 0 1
huss$	-9 -3 0 0 12
hybrid	-12 -5 0 -7 26
i	-2 -6 0 0 9
i d	-4 -6 0 0 11
ial^	15 5 -10 -3 -6
iar^	-19 4 -4 0 19
iata$	-12 -11 9 15 -1
iato$	20 -14 0 -3 -3
iben$	18 -19 8 0 -6
ic	-18 2 0 0 16
ica^	9 -19 7 0 3
ical$	19 -15 1 0 -5
icar$	9 -7 -7 0 6
icas$	12 8 -10 -7 -2
ices$	16 -6 -15 0 5
ich^	-1 6 -13 15 -8
icht$	-2 6 0 7 -11
ici^	5 -10 5 0 0
icin	-2 -16 -8 -3 29
icin gere	11 -8 0 0 -3
icio$	-5 0 17 0 -12
ick^	4 -11 3 0 4
icos$	0 4 15 -2 -16
ida^	23 -5 -4 -10 -4
idad$	-2 15 15 -16 -13
ide^	-3 19 -11 0 -5
idea and	-6 -6 0 0 12
idea in	9 -9 9 0 -9
ideal	-2 15 -3 -6 -3
ideale	35 -24 6 0 -17
ideas	-3 -10 5 0 8
idee in	-6 12 -4 0 -1
idee und	9 -3 -7 0 1
ideen	1 17 -17 0 0
iden and	9 -15 0 0 6
iden de	-1 -11 0 0 12
iden opor	-10 17 0 -4 -4
iden oppo	-4 11 0 0 -7
iden y	-14 5 0 0 9
identi	16 15 -6 -8 -17
idioma	-8 -8 4 -4 16
ido^	16 -9 4 0 -11
idor$	-6 9 -2 0 -2
idos$	-5 -2 9 -2 -1
ieb^	-4 9 0 0 -6
iel^	-9 -8 0 0 17
ield$	12 -4 0 0 -8
ient$	-8 9 0 -4 3
ier^	-2 -2 9 0 -5
iera$	4 -3 -8 9 -2
iero$	9 -6 0 0 -4
iers$	-1 11 0 0 -10
iert$	-6 -9 16 0 0
iess	-2 -3 -7 -4 16
iess unif	-3 -4 -3 0 10
iess$	-13 22 0 0 -9
iew^	7 8 0 0 -15
iews$	-9 10 -3 0 2
if	15 -6 -9 7 -7
if you	-8 -11 -7 0 26
ift^	10 -4 0 -1 -5
ify^	-6 17 0 0 -11
igen$	-11 13 5 0 -6
ight$	-17 2 0 0 15
ign^	10 19 -10 0 -19
igns$	18 -10 -4 0 -4
igua de	-7 -15 -4 0 26
iguald	-16 -11 -4 0 31
ihr	-8 -21 6 0 22
ihre aufg	3 16 -1 0 -18
ihre bewe	17 -17 -4 0 4
ihre proj	-4 -8 0 0 12
ihrem	5 0 5 0 -10
ihrer	10 -10 -4 0 4
ihti anal	15 -8 0 0 -7
ihti beli	-16 10 0 0 6
ii	13 -3 0 -7 -2
ikam eden	-15 0 -4 22 -3
ikamet	-15 0 -4 22 -3
iken$	4 8 0 0 -11
ikna	12 -7 1 0 -6
ikna kabi	12 -7 1 0 -6
ilar$	16 -5 -4 0 -7
ild^	-18 31 -3 0 -10
ile koor	12 -6 -3 0 -4
ilen$	19 -24 15 2 -11
ilet bece	-12 0 12 3 -4
iletis	-5 -14 25 -3 -4
ili^	10 9 -15 0 -3
iliski	8 -16 7 -4 5
ills$	4 -3 8 0 -9
im	11 -4 -5 3 -5
im allt	-5 11 -1 0 -5
im aufb	13 -9 -3 0 0
im bere	-12 3 -2 0 11
im home	-15 -13 0 0 28
im jahr	-2 -3 0 -4 9
im kund	10 -6 -11 0 7
im mitt	4 -10 0 0 5
im oper	13 -13 0 0 0
im prod	13 -9 0 0 -4
im proj	10 -6 0 0 -4
im tage	-7 10 0 0 -3
im team	15 -12 7 0 -10
im umfe	3 -9 0 0 6
im umga	18 -10 3 -3 -8
im^	-4 9 -8 0 3
imag impe	13 -13 0 0 0
ime^	-13 -4 7 0 9
imli$	20 -12 -4 0 -4
immer	11 -11 -9 0 9
immobi	-19 4 9 0 6
impa e	10 0 0 0 -10
impa on	9 1 -6 0 -3
impact	5 -20 2 0 12
impart	2 10 -4 0 -8
impeca	13 -13 0 0 0
impl and	-7 13 -4 0 -3
impl de	3 -17 -1 0 15
impl von	-8 12 0 0 -4
implan	5 7 -1 0 -10
implem	7 10 -4 -4 -9
implic	-11 16 4 0 -9
import	9 -20 8 0 4
impr and	-6 17 -3 0 -8
impr our	12 -15 -4 0 7
impr the	-15 -1 9 0 7
impres	-9 17 -4 3 -7
improv	11 19 -16 -4 -10
impues	-7 11 0 0 -3
in 0	-3 -14 0 0 17
in a	19 -9 7 -3 -14
in abst	8 -10 0 0 2
in agil	15 -5 -10 0 0
in alle	4 10 0 0 -14
in an	-16 12 1 0 3
in and	9 -4 -7 0 1
in any	12 -9 -3 0 0
in bere	-8 14 -3 0 -4
in berl	-4 -9 6 -2 10
in crea	-3 -7 -5 0 15
in dein	-15 -7 8 0 15
in dem	-14 -3 -3 0 19
in der	23 -28 -1 0 5
in deut	-16 3 3 0 10
in die	-11 2 2 0 7
in dies	-9 20 7 0 -18
in ein	-4 26 0 0 -22
in eine	-6 -13 9 -3 13
in engl	-9 -10 19 0 0
in fast	-9 -8 7 0 10
in folg	11 -1 0 0 -10
in fur	-4 -4 -2 0 10
in germ	-1 -13 -4 -1 19
in hamb	0 5 4 0 -10
in hous	-5 -2 -4 0 11
in it	-19 10 -1 0 10
in koln	-10 -2 0 0 12
in kund	6 9 -8 0 -7
in mana	-4 -6 0 0 10
in micr	9 -5 0 0 -4
in mind	0 10 -9 0 -1
in mode	11 -7 -1 0 -3
in munc	-11 -10 0 6 15
in muni	-7 -5 10 4 -2
in neue	-4 -3 18 0 -11
in orde	-9 10 -6 0 6
in our	1 -9 8 -3 3
in pers	15 -1 2 -3 -13
in spai	-13 10 -6 7 3
in tech	-10 3 5 0 3
in this	17 -1 -4 3 -16
in und	-10 0 7 0 3
in unse	-5 -5 -5 -2 18
in unte	-7 -2 0 0 9
in voll	0 -9 0 0 9
in work	12 4 -5 0 -11
in your	-16 1 24 0 -9
in$	-24 17 2 0 5
ina^	11 -5 4 0 -10
inal$	-3 -10 0 19 -6
ince por	-9 12 0 0 -3
incent	-23 9 -7 -3 24
incide	-10 13 -12 0 8
incl a	-9 0 -3 0 12
incl but	-4 13 -5 0 -4
incl la	-16 4 8 4 0
incl work	-7 9 4 0 -6
includ	2 -11 1 -3 11
inclui	0 -22 6 -1 17
inclus	-21 27 -5 -4 3
incluy	-7 21 0 8 -21
inco a	3 7 0 0 -11
inco inme	-14 0 -3 17 1
incorp	5 -3 -3 11 -10
increa	2 -5 -3 -4 10
increm	35 -28 0 -4 -2
ind^	-14 -2 -4 0 20
inde y	3 0 7 0 -10
indepe	-21 -2 24 -3 1
indi de	10 -7 0 0 -4
indica	12 -18 15 8 -17
indire	-3 -10 0 0 13
indisp	31 -14 -12 14 -18
indivi	-10 5 -5 -6 16
indu and	9 -10 -5 -4 9
indu de	4 9 -1 -4 -8
indu lead	-6 -7 0 0 13
indu y	-16 14 8 0 -6
indust	15 -22 1 -5 11
inen$	0 -10 6 4 0
ines$	15 -6 -2 -8 1
infl and	16 -9 -8 0 0
info al	18 -11 0 0 -6
info and	-11 11 -4 0 4
info de	-11 6 0 0 5
info deta	-7 14 0 0 -7
info en	15 -12 0 -4 0
info sobr	-13 4 0 0 9
inform	9 1 -13 -4 6
infr auf	-6 -3 0 0 9
infrae	-19 15 -3 0 7
infras	8 5 -20 0 7
ing	25 -18 -3 0 -4
ing^	5 10 -6 -3 -6
inge de	-10 -1 5 0 5
inge indu	15 -8 0 0 -7
inge oder	4 7 0 0 -11
inge tecn	-12 12 0 0 0
ingeni	-2 9 1 -1 -7
ingi bile	10 0 -6 0 -4
ingili	9 -4 2 -3 -4
ingl a	-7 13 0 0 -6
ingles	12 -7 -9 1 4
ingr y	0 0 11 0 -11
ingred	-10 10 0 0 0
ingres	-3 1 0 -9 12
inhabe	-10 0 -1 0 11
inhalt	10 8 -3 0 -14
inhous	-1 -8 0 0 9
inic de	-9 10 -2 0 1
inic y	-2 -2 9 0 -4
inicia	-20 7 8 0 6
inisiy	-18 0 20 0 -2
init und	2 12 0 0 -14
initia	-16 6 12 0 -2
initii	1 -4 10 0 -7
inkl	3 12 -8 0 -7
inklus	-22 11 -3 0 14
inmedi	-13 -21 -11 25 19
inne in	-8 8 12 0 -11
innen	20 8 -9 0 -20
innens	-8 -4 0 0 12
innerh	-11 3 -4 10 2
inno and	4 28 -10 0 -22
inno losu	-2 -9 -4 0 15
inno para	19 -6 -6 0 -8
inno tech	9 -6 -2 0 0
inno y	4 -12 5 0 3
innova	-18 -3 11 0 9
inquie	13 1 0 0 -14
inquir	-8 14 0 0 -6
ins	-11 -5 0 0 16
insb im	-12 4 0 0 8
insb in	0 -5 10 0 -5
insbes	-1 9 -4 0 -4
inscri	-36 4 0 0 31
insi into	-12 -13 21 0 3
inside	-8 -2 0 0 10
inst y	10 -6 0 0 -4
instag	1 20 -7 -3 -11
instal	7 6 -11 -6 4
instan	12 -9 0 0 -3
instit	16 2 -6 0 -12
instru	23 -3 -9 0 -11
insumo	-4 9 0 0 -5
insura	-6 15 2 0 -12
intang	15 -16 0 0 1
inte a	9 -5 6 0 -10
inte an	30 -15 21 0 -36
inte and	-11 -9 21 0 0
inte avan	11 -4 -4 -3 0
inte con	-13 4 -1 0 10
inte de	11 3 -9 4 -9
inte en	-1 -6 -10 0 17
inte entw	-6 9 0 0 -3
inte for	-10 10 0 0 0
inte mit	-6 -3 0 0 9
inte para	15 -15 -4 0 4
inte skil	-7 -4 11 0 0
inte stak	6 -22 7 0 9
inte team	18 -17 -12 0 11
inte tech	-4 -8 2 0 10
inte und	-4 2 -12 0 14
inte work	-11 6 5 0 1
inte y	-19 -6 11 0 14
integr	-9 9 6 0 -6
inteli	10 -3 -3 -4 0
intell	-17 10 10 0 -2
intens	13 -3 6 -3 -13
intera	10 -4 0 0 -6
interc	-6 15 -4 0 -6
interd	-8 14 1 0 -7
intere	-13 -48 32 0 29
interf	-5 13 5 0 -13
interl	-9 2 2 0 5
interm	33 -24 -7 3 -5
intern	1 11 -21 2 7
interp	-7 3 20 0 -16
inters	19 -17 0 0 -2
interv	15 6 -10 0 -12
intuit	-14 9 10 0 -5
inua$	4 10 -23 0 8
inuo$	-4 -12 11 0 5
inux$	10 -7 0 0 -3
inve and	-4 -10 0 -3 17
inve de	-31 31 0 0 0
inve in	0 15 0 0 -14
inve mana	6 -15 0 0 9
inve y	-11 15 -4 0 0
invent	-9 23 -9 0 -5
invers	10 -10 0 0 0
invest	-15 14 -4 -3 8
invi a	-12 0 0 0 12
invita	-12 0 0 0 12
ion^	4 11 -6 -7 -2
ions$	9 -7 -1 1 -2
ior^	3 11 5 0 -18
ios	-6 -4 -3 0 12
ios ipad	-6 10 0 0 -4
ios^	8 -15 -13 -3 23
ipad	-4 11 -4 0 -3
ipad maco	-6 10 0 0 -4
ipad$	-4 11 -4 0 -3
ipados	-6 10 0 0 -4
ipho ipad	-4 11 -4 0 -3
ipo^	-10 -4 -4 0 18
ipos$	9 -13 9 0 -4
ipt^	16 -12 0 0 -4
ired$	2 -7 -2 11 -3
irit$	-4 -4 21 0 -13
irst$	-11 10 -4 0 5
is	9 -6 12 -15 0
is an	-3 -7 -2 0 13
is anal	-1 5 -11 0 7
is birl	-6 -5 4 -4 10
is key	-3 -5 0 0 9
is look	-8 9 -5 0 5
is not	32 -4 -10 0 -19
is our	-1 17 -2 0 -14
is requ	12 -4 -2 0 -6
is seek	17 0 -7 0 -10
is sure	-7 9 0 0 -2
is the	-9 -7 5 0 12
is to	-2 -11 -3 0 15
is^	11 -3 3 -3 -7
ise^	10 -7 14 0 -18
isen$	-17 7 -3 20 -7
isma$	-13 11 4 0 -2
iso	13 -6 -3 0 -4
iso 0	9 -3 -3 0 -4
iso^	-2 -8 9 9 -8
isse$	18 -6 -4 0 -8
issues	-13 29 -20 0 4
ist ein	3 -11 -4 0 11
ist eine	-3 -6 -10 0 20
ist es	0 10 -3 0 -7
ist fur	11 -6 6 3 -14
ist und	6 -12 -3 0 9
ist uns	17 -8 0 0 -8
ist von	-11 13 0 0 -2
ist$	-16 14 -15 0 17
ist^	-8 -7 -2 0 17
ista$	-6 1 12 0 -7
istanb	12 -8 0 0 -4
it	15 9 -14 0 -10
it land	-3 -8 0 0 11
it prob	-3 14 -8 0 -4
it proj	-6 12 -4 0 -2
it s	-5 14 -6 0 -3
it simp	-8 14 0 0 -6
it syst	-12 5 -4 0 10
it unte	0 -10 0 0 10
it$	17 -13 0 0 -3
ita^	22 -15 -4 0 -4
ital$	7 1 -15 0 7
italia	13 -6 -3 0 -4
itas$	10 6 -12 0 -4
itat$	-22 6 14 0 3
ite^	-6 -6 -2 0 14
iten$	-11 4 0 -6 12
iter$	-17 9 3 0 5
ites$	4 -16 -3 0 15
ith^	20 -12 -13 0 5
itos$	-11 6 -4 0 8
its	-2 -3 10 0 -5
its empl	-9 5 0 0 4
its^	8 0 4 0 -12
itud$	-9 0 9 0 0
ity^	13 -10 6 7 -16
ium^	9 -6 -3 0 0
iva^	2 0 9 0 -11
ivas$	-11 0 11 -3 4
ive^	-11 -4 8 -4 10
ivel$	-11 3 0 -3 11
iven$	-14 4 5 0 5
ives$	-11 14 -11 0 7
ivos$	-1 -26 0 15 12
iyiles	-2 19 -6 0 -11
izar$	21 -8 -13 0 0
ize^	-18 16 -7 0 9
jahr	11 -14 0 -4 7
jahr beru	12 -8 0 0 -4
jahr erfa	9 -3 -2 0 -4
jahr in	11 -1 0 0 -10
jahre	23 -11 -4 0 -8
jahren	-2 -9 -2 0 13
jahres	-24 20 -7 0 12
jahrli	-5 -3 -3 0 11
jar^	-21 38 -10 0 -7
java	-12 20 -6 0 -2
java 0	11 -8 0 0 -3
java$	16 -9 -3 0 -4
javasc	12 5 -2 0 -14
jede	-12 -2 0 0 14
jefe inme	13 -5 -4 0 -4
jemand	-2 -9 15 0 -4
jes^	-10 0 0 0 10
jetzt	-8 -4 9 0 3
jeweil	-9 0 5 -3 7
jira	21 -14 0 0 -7
job	11 -8 -5 -1 3
job resp	11 1 -4 0 -9
job$	10 -3 0 0 -7
job^	-9 -8 -3 0 20
jobrad	-11 -2 0 0 13
jobs comp	2 12 -4 0 -10
jobtic	-10 -8 0 0 18
join	-1 -14 -2 0 18
join our	-13 8 6 0 -1
join the	16 -4 0 0 -12
jorn de	0 -7 0 -3 10
jornad	11 -6 -3 -11 9
journe	9 -4 8 0 -14
joven	-1 -9 11 0 0
js	15 -11 -4 0 0
js$	-10 2 0 0 8
json	9 -7 0 0 -2
jung team	0 9 0 0 -9
jungen	-1 -9 0 0 10
junges	0 14 0 0 -14
junior	7 4 0 0 -11
junto	-11 2 0 0 9
just	10 -6 5 0 -9
kabi yuks	18 -4 -10 0 -4
kabili	7 -11 9 0 -6
kabu test	10 -7 0 0 -3
kabul	19 -13 -3 0 -3
kafka	-16 16 0 0 0
kalite	-8 -6 -4 0 17
kaltak	-5 22 -3 0 -14
kalte	2 -10 0 0 8
kamp und	7 -10 3 0 0
kampag	-14 17 3 0 -6
kanale	11 8 4 0 -22
kanban	13 3 -4 0 -13
kandid	16 -4 0 0 -12
kann du	-10 10 -7 0 7
kannst	17 -30 9 -4 8
kantin	-13 8 -3 0 8
kapsam	13 -12 0 0 -1
karr in	-7 0 -3 0 10
karrie	-27 -12 -6 0 45
karsil	-12 7 0 0 6
kauf ausb	9 -3 -2 0 -4
kauf und	0 9 -4 0 -5
kaufma	9 10 -6 0 -12
kaynak	15 -11 0 0 -4
keep	-6 11 -5 0 0
keepin	-5 12 -2 0 -5
kein	0 -8 -10 8 10
kein muss	18 -4 0 -8 -7
keine	13 -10 -10 0 7
keit$	-19 12 5 3 0
kend$	16 -10 0 0 -6
kendin	-7 -15 22 0 0
kenn dich	11 -4 0 0 -7
kenn die	25 -7 -4 0 -14
kenn im	-1 9 -4 0 -4
kenn in	20 -10 0 0 -10
kennen	-23 14 -3 0 11
kennst	48 -31 -4 0 -13
kenntn	54 -23 -7 0 -24
kennza	-3 17 -12 0 -3
ker^	-12 -3 -8 0 23
kers$	-1 -8 -3 0 12
kes^	18 -15 2 0 -5
ket^	-22 12 0 0 9
kets$	-1 -12 0 0 13
key	-11 12 -10 -1 10
ki	18 10 -32 -3 6
ki tool	7 14 -8 0 -12
ki und	15 -6 -9 0 0
ki$	12 -13 -8 0 9
ki^	13 -11 0 -3 0
kicker	0 -15 -4 0 18
kim^	-7 5 9 -4 -4
kinder	-7 -3 0 0 9
king$	-5 -13 12 15 -9
kitche	48 -32 -4 0 -12
klar	0 -4 -3 -2 9
klar komm	2 -4 10 0 -8
klar und	9 -5 4 0 -8
klare	-2 -10 1 0 11
klarem	-8 16 3 0 -12
klaren	-9 7 8 0 -6
klarer	-8 11 0 0 -3
klarun	-6 13 0 0 -7
klas b	-4 -11 0 7 8
klasse	7 -13 0 1 4
klassi	-18 17 7 0 -7
kleine	-2 -10 -2 0 13
kliman	0 -9 -7 0 16
klingt	-11 8 0 0 2
know	9 -4 5 -4 -5
know how	15 -17 -3 -4 8
know is	13 -9 -1 0 -3
know of	8 6 -4 0 -10
knowle	23 6 -22 0 -7
koll team	-7 0 -4 0 11
koll und	0 -9 0 0 9
kolleg	-8 -12 -12 0 31
koln	-11 -5 0 0 16
kolner	-10 -4 0 0 14
komfor	15 -4 -7 0 -4
komm	-17 0 -2 0 19
komm auf	-18 1 11 0 7
komm du	-11 -3 21 0 -6
komm im	13 -7 -2 0 -4
komm in	-20 0 20 0 0
komm mit	4 10 -3 -3 -8
komm oder	15 -13 -2 0 0
komm und	20 13 -13 0 -19
kommun	-6 -1 32 -3 -22
komp tech	18 -3 -12 0 -4
komp und	11 -14 -9 0 12
komple	2 12 -11 0 -3
konf von	-9 12 0 0 -3
konfer	1 -9 0 0 8
konfig	-6 21 0 -4 -11
konnen	18 -18 -4 0 4
kons und	18 -4 0 0 -14
konseq	-8 0 9 0 -1
konsis	8 5 4 0 -16
kont und	6 7 -2 0 -11
kont von	-4 10 0 0 -6
kont weit	-7 18 -6 0 -5
kontak	-7 11 -5 0 1
konten	0 12 0 0 -12
kontex	15 -13 -4 0 1
kontro	-6 17 -4 0 -7
konu dene	10 -8 -3 0 0
konu yetk	16 -12 -4 0 0
konusu	14 7 -6 0 -15
konz bis	-10 1 3 0 5
konz in	5 -16 0 0 11
konz und	-4 11 6 -1 -11
konzen	0 -5 -4 0 9
konzep	14 -3 2 -1 -13
kooper	-18 -3 9 0 13
koor der	-4 9 -3 0 -2
koor und	-4 -4 -3 0 11
koordi	-9 17 10 0 -18
korper	-4 -3 -10 14 2
kosten	-16 -4 -4 -3 27
kpi	9 2 -2 0 -9
kpis	17 4 -7 0 -15
kranke	-12 3 -3 0 12
krea und	8 -7 -9 0 8
kreati	-23 13 7 -3 5
kred und	-6 -4 0 0 10
kredit	-3 10 1 -9 1
kriter	-11 14 -5 0 2
kritis	-7 11 -1 0 -3
ksek$	-16 0 20 0 -4
kte^	-10 -2 -9 0 22
kten$	9 -17 15 -4 -3
ktir$	-3 18 -13 0 -3
kubern	32 -10 -10 0 -11
kull kabu	-9 12 0 0 -3
kullan	-9 7 -3 0 5
kultur	-5 -16 -13 0 34
kund	8 12 -8 0 -12
kund auf	-9 18 -7 0 -3
kund durc	9 2 -8 0 -4
kund im	-6 4 10 0 -7
kund inne	8 12 -12 4 -12
kund und	4 7 -4 2 -10
kunde	-7 -4 0 0 11
kunden	-13 20 9 -2 -15
kunu top	-7 -6 0 0 13
kununu	-11 -7 0 0 18
kurulu	3 -5 -4 -4 9
kurums	-1 15 -3 0 -11
kurz ents	-11 -3 -7 0 21
kurze	-9 -2 -4 0 15
kurzen	-9 -9 -3 0 21
kurzes	-3 -14 0 0 17
kurzfr	-8 -3 0 0 10
l	-20 -6 4 0 23
la	-2 3 4 5 -9
la apli	-11 14 0 0 -3
la asis	15 -15 0 0 0
la auto	9 -4 0 0 -5
la busq	5 -9 4 0 0
la carr	-9 11 0 -2 0
la cart	-4 14 0 -4 -6
la ciud	7 -21 3 8 2
la comp	18 -4 -6 -2 -6
la conc	-7 11 0 0 -3
la conf	-9 7 2 0 0
la corr	12 -8 0 0 -4
la efic	-12 12 0 0 0
la ejec	16 -17 0 -2 4
la empr	-4 14 -7 -3 0
la exce	-8 -5 10 0 3
la expe	9 11 0 0 -19
la fabr	-4 -6 0 0 9
la fact	-5 -6 10 0 0
la fina	-12 11 0 0 1
la form	10 12 -3 0 -19
la gere	-3 12 -2 -4 -2
la gest	14 -12 -1 0 -2
la igua	-8 -4 0 0 12
la impl	12 -13 -1 0 2
la indu	-7 11 -1 2 -4
la info	-10 5 -4 0 9
la inst	7 13 -4 0 -16
la inte	-22 16 0 0 7
la inve	-12 -2 0 0 14
la marc	-11 10 1 -3 3
la mayo	-6 -3 0 12 -3
la mejo	20 -7 -3 -3 -7
la merc	19 -9 0 0 -10
la opor	-2 -16 -3 0 21
la plat	10 -9 -1 0 0
la pres	1 -11 6 0 4
la prod	5 7 -2 0 -10
la rent	-6 9 0 0 -3
la reso	-12 6 -1 0 6
la resp	0 -16 11 0 5
la revi	9 -9 0 0 0
la segu	-2 -9 8 0 3
la sema	7 10 0 -2 -15
la tien	-9 -1 7 0 4
la toma	-10 3 12 -4 0
la tran	-2 -16 -3 0 22
la vent	-20 14 3 0 3
la zona	14 -6 0 3 -10
labo de	6 -9 0 16 -12
labo demo	19 -3 0 -7 -9
labo en	20 -10 0 -5 -5
labore	10 1 0 -3 -8
lado$	13 -10 0 0 -2
lage$	11 -19 -8 0 16
lama$	20 -8 -10 0 -3
lan^	-2 13 -3 -2 -6
land page	-8 14 0 -4 -1
land und	-4 -9 0 0 13
land$	-13 -10 5 -3 21
landin	7 15 -2 -4 -16
landwi	-5 -9 0 0 14
lang entw	-3 -7 0 0 10
lang und	-4 -8 0 0 12
langfr	-9 -7 -3 0 19
langja	8 -12 0 0 4
langua	15 7 -18 -2 -2
lanz de	-11 11 0 0 0
lanzam	-11 14 0 0 -4
lar^	-8 23 -12 0 -3
larave	-1 9 0 0 -8
larga	13 -7 0 0 -6
large	12 -2 7 0 -17
largo	-3 11 -4 0 -4
las	2 19 -4 -7 -10
las apli	-11 11 0 0 0
las area	-13 6 0 0 7
las cons	-6 12 -6 0 0
las dife	11 -3 0 0 -8
las estr	-10 12 0 0 -2
las func	-5 12 -7 0 0
las herr	10 -5 -1 0 -4
las inst	-3 9 0 0 -6
las inte	10 -7 -4 0 0
las mejo	13 -20 -1 0 8
las meta	-10 10 0 0 0
las nuev	-4 10 -7 0 0
las oper	-18 21 0 0 -4
las part	-4 -8 -4 0 15
las pers	2 -34 9 0 23
las prin	10 -6 0 0 -3
las rede	-2 10 -1 0 -6
las tare	-15 13 6 -4 0
las tend	-6 14 0 0 -8
las tran	-7 11 0 0 -4
las ulti	-11 13 0 0 -2
las^	3 10 -7 -4 -2
lassen	15 -10 4 0 -10
latz$	-12 4 -8 0 16
laub$	-8 -4 0 0 12
lauf$	-18 12 0 0 6
laufen	-14 14 4 0 -3
lay^	10 -4 -2 -4 0
layout	14 8 -6 0 -16
ldo^	-28 -8 0 0 36
le	17 11 -9 0 -19
lead	-2 10 -3 0 -5
lead and	14 15 -11 -3 -16
lead in	-7 -12 -12 0 30
lead tech	-10 17 0 0 -7
lead the	-7 15 0 0 -8
leader	9 -8 -2 0 1
leadin	6 -9 -8 0 11
leads	-19 15 2 -3 4
lean	-12 8 0 0 3
lear budg	13 -2 0 0 -11
lear more	0 16 -3 0 -12
learn	-10 -6 15 0 2
learni	-18 1 2 0 15
leas 0	9 -3 -4 8 -9
lease	-7 9 0 0 -2
leasin	-18 4 0 -1 15
least	6 -9 -4 8 -1
leave	-18 2 0 0 16
leben	-8 4 -7 0 11
lebens	-5 -10 5 -4 13
lectur	10 -10 0 0 0
leer	-12 10 -8 0 10
lege groß	0 -4 17 0 -13
lege$	-3 13 -7 0 -4
legen	17 2 16 0 -35
legend	-1 0 9 0 -8
legisl	7 3 0 0 -10
leicht	21 -13 -2 0 -6
leiden	-5 5 19 0 -18
leipzi	-7 12 0 0 -4
leis und	-4 10 3 0 -9
leis verg	10 0 0 0 -10
leistu	-7 -13 5 0 16
leiten	-6 14 -4 0 -4
leitun	-1 7 4 0 -10
lem^	-13 -12 29 0 -3
lengua	29 -4 -2 -4 -20
lent$	-13 4 14 0 -5
ler^	12 0 -5 -4 -4
leri$	3 -11 0 -3 11
lernbe	-15 1 34 0 -20
lernen	22 -14 -2 -3 -4
lernku	-19 -7 -3 0 28
lernst	2 -12 -3 0 13
les^	3 5 -1 -13 6
let	-9 -2 0 0 11
let s	-9 -2 0 0 11
leto$	27 -4 3 -27 1
letter	-6 11 -2 -3 0
leva de	-3 10 0 0 -7
levant	-9 10 0 7 -7
leve of	-1 -5 17 0 -10
leve supp	-10 27 -4 0 -13
level	6 -3 12 -7 -7
levels	5 -12 2 0 5
levera	-17 4 3 0 10
ley$	-4 -7 -4 0 14
librar	7 11 0 0 -18
libre	14 -2 -3 2 -11
lice de	10 -4 -7 1 0
lice en	11 -7 0 0 -4
licenc	16 -6 -13 9 -6
licens	21 -8 -3 0 -10
lich$	-7 -11 9 15 -6
lick$	13 -7 -8 0 2
lico$	-4 -4 14 0 -6
lid^	11 -11 3 6 -8
lide en	-19 -6 -5 0 30
lide y	7 11 -5 0 -14
lider	-18 -6 6 0 18
lidera	12 -3 11 0 -20
lidere	-7 -2 0 0 9
lieb es	10 -4 1 0 -7
liefer	-16 10 -5 0 11
life	-11 -4 -3 -3 22
life bala	-4 3 -7 -3 12
life$	13 -4 10 0 -19
lift	-16 0 -8 24 0
ligi$	9 -1 0 0 -9
lik^	-6 -13 10 -4 13
like to	-25 8 0 0 16
lim^	3 5 5 -3 -9
lima$	-8 -4 0 0 12
limi to	-4 13 -5 0 -4
limita	-12 -3 -3 0 19
limp del	-5 11 0 0 -7
limpia	-6 12 0 0 -6
limpie	8 12 -6 -7 -7
limpio	4 -10 -4 11 -1
lina$	-9 17 0 0 -8
line	12 13 -13 0 -12
line celu	-11 0 0 0 11
line de	13 -13 -3 0 3
line$	-3 15 -4 3 -12
linea	-12 4 -3 0 10
lineam	16 -12 0 0 -4
lineas	9 -9 0 0 0
linked	-6 -13 -3 0 22
linux	10 19 -14 0 -14
lio^	15 -4 -4 0 -7
liquid	-12 17 -5 0 0
lir^	15 4 -1 0 -18
list	-3 -5 -4 0 11
list para	-8 -9 4 0 13
list$	-18 10 0 0 8
listo	2 -10 4 0 4
live	-13 -3 -7 0 23
ll	0 14 -1 0 -13
ll work	-5 -11 -4 0 20
llam tele	-8 18 0 0 -10
llamad	-28 13 -2 0 17
lle^	-9 7 -5 0 7
llegar	-9 0 9 0 0
llen de	6 3 0 0 -9
llen$	28 -4 -15 0 -9
lles$	6 -18 3 0 9
llev a	-14 6 0 0 7
llevar	-14 14 -1 0 2
llo^	1 -28 8 0 19
llos$	11 -8 0 -2 0
lls^	14 8 -7 -1 -14
lly^	12 -18 -11 19 -1
lmak$	-2 8 7 -3 -10
lmis$	13 -9 0 0 -4
lo	9 -5 -1 -4 1
lo mas	15 -6 -2 0 -7
lo que	1 -11 5 0 5
loca and	-13 -4 14 -3 7
loca de	-9 -5 0 0 13
locall	-1 -1 16 -6 -7
locate	3 4 -3 6 -11
locati	1 4 -2 6 -9
loggin	4 -11 0 0 7
logr que	6 6 -2 0 -10
logran	1 11 0 0 -12
lograr	11 -13 9 0 -7
logy$	-2 15 0 0 -12
lokale	-6 18 0 0 -12
long	-9 5 -1 9 -5
look	-18 -3 9 0 12
look for	1 5 11 5 -22
look forw	-7 -1 -4 0 12
look to	-10 -3 7 0 6
lookin	6 -5 3 5 -9
lop^	-1 9 0 0 -8
los	4 23 -20 -8 2
los alum	0 10 0 0 -10
los bene	9 -10 0 -3 5
los cand	3 -11 4 0 5
los clie	1 -10 10 0 -1
los cono	5 3 -9 0 0
los cost	-11 11 0 0 0
los dato	16 -16 0 0 1
los deta	0 -18 11 0 7
los dist	10 -21 0 0 10
los estu	1 6 4 0 -10
los inve	-10 10 0 0 0
los mejo	-3 -3 0 -4 9
los obje	-18 20 0 0 -2
los plan	-9 4 0 0 5
los prin	-9 1 0 0 8
los prob	-13 13 0 0 0
los prod	16 -17 -6 0 7
los prov	-6 9 0 0 -3
los proy	-15 10 3 0 2
los requ	-3 9 -1 -7 2
los resu	-7 25 -6 0 -11
los serv	11 -5 0 0 -6
los sist	-19 17 -3 0 5
los usua	-9 9 0 0 0
los^	19 -14 -4 -2 2
losu arbe	-1 4 10 0 -13
losu von	-3 14 0 0 -11
losung	-5 0 19 0 -14
loud$	-10 20 -1 0 -9
love	15 -7 4 0 -12
love to	17 -3 1 0 -15
low^	11 -9 6 0 -8
lta^	10 -3 -7 0 1
ltag$	2 -12 6 0 4
lte^	2 -10 -4 0 12
lten$	5 -10 11 0 -6
ltur$	-3 -3 -6 0 12
luga de	11 6 -6 0 -10
lugar	-14 12 -9 -3 14
lunche	-4 -5 0 0 9
lune a	-4 -10 2 9 4
lunes	-4 -10 -2 21 -4
lung$	-1 -7 -5 -4 17
luss$	-5 -5 2 0 9
lust	-6 -12 37 -3 -16
lyst$	-15 -4 0 0 19
m	4 14 -4 -4 -10
m$	-14 -2 0 4 13
macb ipho	-4 11 -4 0 -3
macboo	-17 6 -7 0 18
mach lear	10 -13 -3 0 5
machin	10 -9 -7 0 5
machst	-6 26 -2 0 -18
macht	-9 -8 9 0 8
maco 0	-6 10 0 0 -4
made	7 -11 -3 0 6
madrid	6 -16 6 0 4
mail	-3 17 -7 0 -7
mail mark	-9 0 0 0 9
mail$	-12 -7 9 0 11
main	17 -10 -3 0 -3
main a	-5 3 12 -4 -7
main and	8 15 -7 0 -16
main high	8 -9 -2 0 3
main of	-9 12 0 0 -3
mainta	-19 24 -2 -4 1
mainte	-13 11 -7 0 10
make a	9 4 1 0 -14
makers	1 -13 0 0 12
makes	10 -2 4 0 -12
making	-20 18 -1 0 3
mal	11 -8 1 0 -4
man	-5 -19 4 0 20
man^	-5 13 11 0 -19
mana and	-40 12 23 0 5
mana for	-1 3 6 0 -9
mana in	4 8 0 0 -12
mana m	-11 14 0 0 -3
mana or	13 -17 0 0 4
mana skil	24 -6 -18 0 0
mana the	-7 11 0 0 -4
mana to	-7 16 0 0 -9
mana und	-18 6 -1 0 13
mana$	-17 -1 0 9 9
manage	10 8 -13 -2 -3
managi	29 -22 0 0 -7
mandan	0 7 3 0 -10
mandat	-2 17 -9 -3 -2
mane del	-19 24 -4 0 -2
mane efec	9 1 -7 -2 -1
mane mult	15 -10 -1 0 -3
mane orga	-15 5 13 0 -4
maneja	9 -1 -9 2 -1
manejo	15 -5 -5 3 -8
manera	-2 16 6 -4 -17
mani de	9 2 0 -8 -3
mani$	-19 -6 -8 0 33
manipu	9 2 0 -8 -3
manner	-15 2 6 0 6
mant actu	-13 15 0 0 -2
mant al	-13 8 0 0 4
mant de	10 -7 0 0 -3
mant prev	21 -13 0 0 -8
mant regi	-12 12 0 0 0
mant un	-18 27 -1 0 -7
mant y	-3 10 0 -7 0
manten	11 2 -6 -5 -2
manufa	-20 19 0 0 1
maqu y	-11 11 0 0 0
maquin	18 -19 -5 0 6
mar^	-15 30 -4 0 -12
marca	-20 4 3 -3 17
marcas	-13 -2 -3 0 17
mark and	10 -8 0 0 -3
mark digi	8 -13 0 0 5
mark in	-3 -12 0 0 15
mark prod	2 -19 11 0 6
mark team	3 9 0 0 -12
mark und	12 10 -23 0 2
mark y	9 -5 0 0 -4
marken	-2 -7 -8 0 18
market	2 10 -18 4 2
markt	-9 6 -9 0 12
marktf	-8 -3 -2 0 13
mas	-2 -3 -14 -5 23
mas comi	26 -10 0 0 -16
mas de	-29 -3 0 0 31
mas$	3 6 0 0 -9
mas^	30 -16 3 0 -16
maschi	0 -10 -7 0 17
masi$	-17 16 0 8 -8
mast en	-9 11 0 -2 0
mast s	-3 -6 0 0 9
master	15 -1 -2 -2 -9
mate pop	-9 9 0 0 0
mate prim	9 -5 0 0 -4
matema	9 -11 9 0 -7
materi	-3 14 -3 0 -8
matric	19 -22 -4 0 7
matter	-19 -1 8 0 12
maxima	17 -20 -4 -3 10
maximu	-4 9 0 0 -6
may	11 -7 -6 0 1
mayo de	18 -3 -1 0 -14
mayor	-5 2 -5 12 -5
mayore	13 -8 0 0 -4
mayori	13 -3 0 0 -10
maßgeb	2 -12 -4 0 13
maßnah	-4 13 -4 0 -5
me	-19 -4 0 0 23
meals	-7 -4 -4 -1 15
meanin	8 2 0 0 -10
measur	-2 20 -7 0 -12
meca o	9 -6 0 0 -3
mecani	19 -19 -4 4 0
mechan	-14 12 1 0 1
mechat	3 -15 0 0 12
medi de	2 8 -4 9 -15
medi stra	-7 14 0 0 -7
medi tiem	-2 -7 0 0 9
media	9 -1 -3 -3 -1
medica	-11 17 -10 -8 12
medici	11 7 -6 0 -11
medico	-3 11 0 -5 -4
medida	-4 4 -11 0 11
medien	-16 13 1 0 2
medio	-17 2 0 12 3
medios	1 11 -4 0 -8
medium	-6 -1 10 0 -3
medizi	14 0 -4 0 -10
meet with	-2 9 0 0 -7
mehr	-10 -18 0 0 28
mehr erfa	15 -16 -4 0 5
mehrer	-4 -21 14 0 12
mehrja	25 -22 -4 0 1
meinun	-3 9 -3 0 -3
meiste	1 23 -4 0 -20
mejo cont	24 10 -19 -3 -12
mejo el	-12 16 0 -4 0
mejo prac	-2 9 2 0 -9
mejor	-9 -12 2 0 20
mejora	11 6 -20 -3 7
mejore	9 -7 -1 -8 7
meld dich	-14 -4 0 0 19
melde	-14 4 -8 0 18
memb to	16 7 -18 0 -5
member	8 -17 12 -3 1
men^	11 -12 0 0 1
mencio	-6 -5 0 0 11
meno de	10 -4 0 0 -6
mens por	9 9 0 0 -18
mens y	9 -7 0 0 -2
mensaj	12 -10 1 0 -4
mensch	13 -17 18 0 -15
mensua	-5 11 -9 -2 4
ment du	-3 0 15 0 -12
ment$	4 11 -15 -4 5
mental	6 -20 18 0 -5
mentor	-15 3 -15 0 28
menu	-5 11 6 -5 -7
menu item	-2 9 -2 -5 0
mer^	-5 -9 10 0 4
merc y	19 -18 -2 0 1
mercad	-6 17 -2 -3 -6
mercan	18 -7 -4 0 -7
mers$	-7 3 -12 0 17
mes	-9 7 0 -3 4
meses	18 -16 0 -4 2
mesi$	3 14 4 -4 -16
messag	-21 14 0 -4 11
messen	-10 9 -1 0 3
meta	18 -21 0 0 4
meta de	5 11 -4 0 -12
meta y	10 -12 -1 0 3
metas	-1 -6 -8 0 15
meth and	10 4 -10 0 -4
method	32 -1 -8 -4 -20
metodo	9 -15 -3 -2 11
metric	-4 23 -4 0 -15
mevcut	4 -9 0 0 5
mezun	16 -4 -1 0 -11
mica$	-9 -3 12 0 -1
micr 0	1 9 -2 0 -8
micr arch	-6 -3 0 0 9
micr azur	-3 10 0 0 -7
micros	9 16 -8 0 -18
mid	-12 16 12 -5 -10
mientr	11 -11 0 4 -4
migrat	13 3 -4 0 -11
millio	-4 16 -4 0 -8
min^	19 -14 -7 0 3
mind	0 1 13 0 -14
mind 0	11 -10 9 5 -16
mind and	-3 -5 -3 0 11
mind du	-2 -4 15 0 -8
mind$	-9 -5 -4 0 17
minded	-3 -1 16 -2 -10
mindes	25 -12 -10 5 -9
mindse	-12 -22 48 0 -14
ming$	-1 -2 12 0 -8
mini 0	13 -9 0 0 -4
mini de	29 -6 -3 -7 -12
minijo	-11 0 0 0 11
minimo	16 -3 5 0 -18
minimu	12 -4 -7 1 -2
minute	-7 -9 0 -1 17
mision	0 -9 0 0 8
miso$	-7 -7 14 0 0
miss is	-10 1 0 0 9
missio	-27 9 -1 0 19
mit	4 -7 -7 -1 12
mit ande	-4 15 0 0 -11
mit ausg	-8 -2 10 0 0
mit blic	-3 11 -5 0 -3
mit date	-8 17 -1 0 -8
mit dein	7 6 -11 0 -2
mit dem	-8 27 6 0 -25
mit den	-9 15 -8 0 2
mit der	5 -8 -7 -4 13
mit dir	-4 14 0 0 -10
mit dire	-5 14 0 0 -9
mit echt	-7 2 -4 0 9
mit eine	4 -14 11 0 -1
mit erst	13 -2 0 0 -10
mit flac	0 -2 -7 0 9
mit fuhr	11 -6 -14 0 9
mit hohe	-10 0 11 0 0
mit klar	-10 6 10 -2 -3
mit kurz	-6 -1 -3 0 10
mit leid	0 -2 9 0 -7
mit mark	10 19 -9 0 -19
mit mehr	5 -9 -4 0 8
mit mens	-15 -4 19 0 0
mit mode	17 6 -9 0 -14
mit pers	14 -12 0 0 -2
mit prod	0 -10 0 0 10
mit sehr	-10 0 0 0 10
mit sitz	-6 -4 0 0 10
mit stak	12 7 -12 -3 -4
mit tech	-7 10 2 0 -6
mit tool	-9 10 -1 0 0
mit uber	-10 -4 0 4 10
mit und	16 -8 0 -1 -8
mit unte	9 -8 5 0 -6
mit vers	15 -1 -7 0 -6
mit viel	-3 -8 0 0 10
mit voll	12 -16 10 0 -6
mit weit	0 -10 0 0 10
mit zur	-5 9 0 0 -4
mit$	1 -11 17 -4 -3
mit^	-2 6 8 0 -12
mita bei	-3 16 0 0 -14
mita im	-6 19 0 0 -13
mita in	-9 18 0 -3 -6
mitarb	-16 7 -13 -3 26
mitbri	13 -15 -12 0 14
mitges	-22 12 -6 0 16
mitgli	-14 -4 -2 0 21
mithil	-13 17 0 0 -4
mitt unte	-6 9 -3 0 -1
mittag	-19 -3 -2 0 24
mittel	4 -16 9 0 2
mitwir	-3 12 0 0 -9
mitz und	12 -12 -4 0 3
mitzuw	12 -7 0 0 -5
mix	-8 3 -3 0 9
ml5^	9 2 -4 0 -7
mm	7 -10 0 0 3
mmen$	-10 10 4 0 -3
mobi arbe	-3 -9 -4 0 16
mobil	8 -1 4 0 -11
mobile	5 9 -14 0 0
moch vera	-4 -4 11 0 -3
mochte	-17 -34 23 0 28
moda	10 -10 -4 0 4
moda de	-3 -3 -4 0 10
modali	-9 -1 -4 2 12
mode arbe	-16 -1 5 0 12
mode ausg	-8 -6 0 0 15
mode buro	-9 17 0 -4 -4
mode de	10 -6 -4 0 0
mode offi	-8 -1 0 0 9
mode tech	8 9 -6 0 -11
mode und	-9 -1 2 0 8
modell	9 14 -11 0 -12
modelo	17 -3 -4 0 -10
models	-15 19 -4 0 0
modera	13 0 -9 0 -4
modern	1 10 -20 -4 14
modifi	-6 12 0 0 -6
modul	-12 16 0 0 -4
modula	10 5 -1 0 -14
module	14 -6 0 -4 -4
modull	3 -10 0 0 7
mogl in	0 -8 -5 0 13
mogl zum	0 9 -2 0 -7
moglic	-12 -4 -6 -2 24
moment	25 -11 0 -2 -12
mona abre	-4 -6 0 0 10
monate	0 -13 -4 -3 20
monatl	-14 4 -4 0 14
monday	12 -5 0 0 -7
mongod	15 -15 0 0 0
moni and	-12 1 0 0 11
moni de	-7 11 0 0 -4
monito	-1 31 -16 -1 -14
mont de	-9 6 0 0 3
montag	-9 25 -1 0 -16
montaj	13 -7 0 0 -6
month	-8 1 9 -5 4
monthl	-12 -2 -7 3 18
more	9 0 -9 -4 4
more abou	15 2 0 0 -17
more than	-11 -3 -1 0 15
more$	13 -7 0 0 -6
morgen	-8 -1 -7 0 17
mos^	14 -21 2 -8 12
most	-5 -7 10 0 2
most impo	-3 -4 15 0 -8
moti and	12 -5 -4 1 -4
moti arbe	11 -4 -16 0 9
moti inte	-4 9 0 0 -5
moti team	-2 -12 -17 0 31
moti to	-6 0 9 0 -3
moti y	2 -14 0 -2 14
motiva	-12 -18 34 -1 -3
motivi	-11 5 -4 0 10
moto	9 1 0 -4 -6
move	2 -12 -5 0 14
move fast	14 0 -4 0 -10
moveme	-6 10 -3 0 0
movi prop	19 -2 -4 -3 -10
movi y	-11 5 0 -6 11
movil	-3 -7 0 0 10
movile	10 -7 -3 0 0
movili	-20 4 -15 -2 33
moving	5 -14 -1 0 9
ms	27 -7 -14 0 -6
ms offi	19 -2 -3 0 -14
ms proj	9 -5 0 0 -4
ms sql	11 -4 -7 0 0
ms^	12 -2 0 0 -11
much gana	-4 0 12 0 -8
muchas	5 5 6 0 -15
muestr	-10 16 -2 0 -4
muhase	9 -7 -4 0 3
muhend	-1 -7 -1 0 9
mujer	13 0 -8 0 -5
mult tare	8 -11 0 0 4
multi	11 3 5 -4 -15
multid	1 0 9 0 -10
multif	-11 5 0 0 6
multil	9 0 0 0 -9
multin	-1 9 0 0 -8
multip	20 3 -9 -2 -11
multit	-29 16 19 -3 -2
munche	-10 -10 0 6 14
mundia	-12 -5 0 0 18
mundo	-3 -8 0 -4 15
muni 0	-9 25 0 0 -17
munich	-18 16 10 1 -9
munici	-15 21 0 0 -7
mup^	-4 -7 0 0 11
muss$	15 -4 0 -8 -3
mussen	-4 -3 0 -4 11
must	11 -13 9 18 -24
must be	2 -3 7 -9 4
must have	8 -10 6 7 -10
must$	-2 -7 10 4 -5
muster	-33 35 -15 0 12
mutig	-5 -4 9 0 0
mutter	13 2 0 0 -16
muy	-6 -9 23 0 -7
muy valo	0 9 -3 0 -6
mvc	-6 12 0 -4 -3
mysql	9 -10 0 0 1
nach	12 -1 -38 -4 31
nach dein	8 12 0 0 -21
nach erfa	9 -3 0 0 -6
nach erfo	-9 3 8 0 -3
nach schr	6 -13 -1 0 8
nach und	1 -6 -9 9 5
nach zu	9 -8 0 0 0
nachbe	10 -12 0 0 2
nachge	21 -5 0 0 -16
nachst	-4 -9 -5 0 18
nachwe	15 -8 -1 0 -7
nacion	-15 -14 0 4 25
nada$	-17 18 7 0 -7
nahe	4 -10 -3 0 9
nal^	15 -25 16 -9 3
nale$	11 1 0 0 -11
nar^	-13 50 -8 0 -30
nas^	28 -22 4 0 -10
nation	-4 -6 -2 3 9
native	10 6 -8 0 -9
naturl	-11 5 0 0 5
naus$	17 -13 -3 0 0
nce^	10 -11 -1 0 2
nces$	1 8 3 0 -12
nche$	-7 -14 -9 4 26
ncia$	-13 -7 26 -8 2
ncy^	14 -8 2 0 -8
ndar$	15 -15 0 0 -1
nder$	-5 -10 12 -4 8
ndet$	0 -11 0 0 11
ndig$	-13 2 9 0 1
ndo^	5 8 0 -2 -10
nds^	2 13 -4 -3 -9
nea^	-11 -5 0 0 16
nece del	11 -3 -3 10 -15
nece expe	-8 12 0 0 -4
nece para	9 -8 -2 2 0
nece y	-2 -15 8 0 10
necesa	10 4 -6 4 -14
necesi	-21 16 -7 5 7
necess	-2 28 -4 0 -22
need	26 -13 0 -3 -11
need a	17 -4 -5 0 -8
need and	-10 0 5 0 5
need to	6 -17 8 -3 5
needed	14 2 -2 -3 -11
needs	-1 -1 10 -7 -1
neer$	-15 0 -4 0 18
nego efec	10 -6 0 0 -4
nego en	-10 10 0 0 0
nego skil	11 -3 -7 0 -1
nego y	7 10 -14 0 -3
negoci	45 30 -45 5 -34
negoti	18 -2 -15 -4 3
nel^	-19 6 0 0 12
nen^	9 13 -10 0 -12
ner^	-6 23 -5 0 -12
nero$	9 -9 0 0 0
nes^	0 1 -14 20 -8
ness$	-12 1 9 -4 7
net	-11 21 -4 0 -6
net^	16 -2 0 1 -15
networ	14 0 1 7 -23
netz und	3 10 0 0 -13
netzwe	20 -19 9 0 -10
neue	-5 14 13 -1 -20
neue feat	-3 11 -4 0 -4
neue hera	2 -9 0 0 6
neue mita	0 12 0 0 -12
neue span	-4 10 0 0 -6
neue tech	0 -18 9 0 9
neue them	-12 10 15 0 -13
neue wege	0 -13 0 0 13
neuer	4 20 -1 0 -23
neues	-9 -8 17 -3 4
neuest	-11 -6 0 0 17
neugie	-6 -19 30 0 -5
neukun	11 20 -22 0 -9
new prod	19 -10 -3 0 -6
new tech	-7 -13 7 0 12
new york	-3 18 0 0 -14
newly	3 8 0 0 -12
newsle	-5 11 0 0 -6
next	-28 32 -7 0 3
next gene	-8 9 0 0 -1
next js	-3 9 -4 0 -2
next leve	-5 -9 0 0 14
next step	4 7 0 0 -11
ngen$	-8 10 -11 6 4
ngt^	-11 8 0 0 2
ngth$	-6 10 0 0 -4
nica$	21 5 -11 -3 -12
nice	10 -14 0 0 5
nich alle	-9 -6 -1 0 16
nich in	-1 -2 -7 0 10
nich nur	-7 10 -2 0 -1
nicht	-12 -16 3 7 18
nico$	15 -3 0 0 -13
nido$	-8 -1 -3 -2 14
nights	0 -6 -5 9 2
ning$	10 -23 -1 0 14
nio^	13 0 -4 0 -9
nis^	19 -7 -8 0 -3
nity$	-4 -6 -18 0 28
nive de	-4 -11 9 4 2
niveau	23 1 -4 0 -20
nivel	11 -5 5 -2 -9
nked$	-8 11 0 0 -3
nken$	13 -9 9 0 -13
nnen$	-17 -4 -12 0 33
nner$	-15 2 6 0 6
nnst$	8 -14 -1 0 6
no	18 -25 4 1 2
no dude	9 -7 0 0 -3
no esta	17 -1 0 1 -18
no nece	-8 12 0 0 -4
no se	10 -8 5 -5 -2
noch	-8 -7 -4 0 19
node	9 -9 -4 0 4
node js	3 -9 0 0 6
nol^	10 -3 0 0 -7
nomina	-25 -18 0 0 43
norm de	16 -8 0 0 -8
norm y	1 9 0 0 -10
normas	15 -2 -4 0 -9
normat	15 5 -2 0 -18
normen	16 -13 -3 0 0
nort de	10 -12 -3 2 3
norte	3 -8 -3 -8 16
nos enco	10 -6 0 0 -4
nos^	5 -10 -9 -5 19
nosotr	-10 -4 -7 0 21
nosql	17 -7 0 0 -10
not	-9 -3 5 9 -3
not limi	0 9 -5 0 -4
nota	-11 -4 0 -4 18
note	-4 -16 0 -4 24
note this	-4 -9 0 -4 17
notifi	9 -8 0 0 -1
notige	-10 -9 9 0 11
now	-8 -6 -5 0 19
now and	-1 -6 -3 0 10
nsos$	-11 0 0 0 11
nst^	11 -10 -4 0 3
nta^	3 15 0 -4 -15
ntal$	-21 16 0 0 6
ntas$	15 1 -8 -4 -4
nted$	18 -5 -4 0 -9
nten$	12 1 -13 0 0
nter$	16 -10 0 0 -6
ntly$	-9 2 19 -6 -5
ntos$	19 -6 -18 0 6
ntro$	-17 11 0 6 0
nts^	-7 -1 -6 -3 17
nube$	12 -4 -4 0 -4
nues clie	11 -4 0 0 -6
nues comp	0 -2 11 0 -9
nues empr	0 -10 0 0 11
nues equi	-11 4 -1 0 8
nues plan	12 -7 0 0 -6
nues prod	-15 15 -3 0 3
nues serv	-9 14 -4 0 -1
nues univ	-13 -3 0 0 16
nuestr	4 -4 -6 -8 13
nuev clie	-3 10 0 0 -7
nuev func	-13 9 0 0 5
nuev opor	-8 10 8 0 -10
nuev tecn	8 -3 -12 0 6
nuevas	-30 27 -7 0 11
nuevo	-10 2 0 0 8
nuevos	-14 12 0 -4 6
number	10 -6 2 0 -6
numeri	6 5 -10 0 -2
nung$	6 19 -9 0 -16
nur	-14 14 1 0 -1
nur mit	-1 -5 -4 0 10
nurnbe	-20 0 -4 0 23
nurtur	2 7 0 0 -9
nutz priv	-4 11 0 0 -7
nutz und	11 -15 -4 0 9
nutzt	19 -2 0 0 -17
nutzun	-10 -9 -5 0 23
nweg$	-10 13 4 0 -7
nzas$	9 -6 0 0 -2
o	15 -8 0 6 -13
o a	10 3 0 -7 -6
o area	10 -14 0 0 4
o aten	11 -8 0 -3 0
o curs	9 -4 0 0 -5
o de	18 -13 0 3 -8
o en	-12 10 0 0 2
o grad	-12 12 0 0 0
o simi	12 -7 -3 0 -2
oals$	-12 4 7 0 0
ob	-3 -6 9 0 0
obal$	0 -8 -2 0 11
obje come	-10 0 6 0 4
obje de	-1 -6 -3 0 10
obje del	9 -9 0 0 0
obje y	28 -12 -3 0 -14
objeci	11 -2 -8 0 -1
objeti	6 10 -5 0 -10
objeto	-4 -7 -3 0 14
observ	-9 3 0 0 6
obst	-7 -4 0 0 11
obstko	-12 0 0 0 12
obtenc	19 -19 0 0 0
obtene	-20 -5 -4 0 30
ocad$	10 -7 -3 0 0
ocal$	-18 15 0 0 3
ocasio	11 -17 0 0 6
occasi	19 -5 -4 4 -14
oche$	0 -4 -9 -2 15
ocio$	-3 -9 13 7 -8
ocupac	7 3 0 0 -9
odak cali	14 -14 -2 0 2
odakli	-3 -14 27 0 -10
oder	19 -16 -3 -2 2
oder ein	11 -8 0 0 -3
oder eine	14 -6 -4 0 -4
oder im	14 -9 0 6 -10
oder in	20 -3 -4 0 -13
oder linu	12 -6 -6 0 0
oder tech	11 7 0 0 -18
oder teil	-9 0 0 0 8
oder verg	15 -6 -5 0 -4
oder$	-17 -4 0 0 21
of	0 1 3 5 -9
of 0	13 -10 0 4 -7
of a	-9 11 14 -4 -12
of all	-3 24 0 0 -21
of an	-2 10 -8 0 0
of any	13 -2 -4 0 -7
of busi	2 8 3 0 -13
of cont	-3 19 -1 0 -15
of cust	-9 20 -9 0 -2
of digi	20 -6 0 0 -14
of empl	-7 -8 0 0 15
of engl	11 0 -7 0 -4
of expe	-4 -12 0 0 15
of hand	-5 10 -2 0 -3
of lead	14 -5 -3 0 -6
of new	3 10 2 0 -15
of our	-20 8 -2 0 14
of paid	8 2 0 0 -10
of peop	-9 -2 -8 0 19
of resp	-12 0 8 0 4
of sale	11 -22 0 0 11
of sati	11 -7 0 0 -4
of serv	-5 10 1 0 -6
of soft	-4 -3 10 -3 0
of the	-13 10 -2 0 5
of work	17 -4 -13 -2 2
of your	7 -11 -1 0 5
oferta	16 -9 -4 0 -3
offe a	0 -9 0 0 9
offe feed	0 16 0 0 -16
offe komm	-10 5 -11 0 16
offe und	-7 -4 14 0 -3
offe verk	-8 -4 0 0 11
offe you	0 0 10 0 -10
offen	-4 10 20 0 -26
offene	-11 4 -17 0 23
offenh	1 -11 18 0 -7
offent	-2 -11 -3 0 15
offer	-8 7 -13 7 7
offeri	11 -12 6 0 -4
offers	3 -10 1 0 6
offi 0	-3 12 -4 0 -5
offi and	1 7 9 0 -17
offi in	-5 -9 -5 0 19
offi prog	15 -4 -3 0 -7
offi vdi	-6 10 0 0 -4
offi word	9 -5 0 0 -4
office	14 -29 -4 -3 22
offsit	-12 -9 -7 7 21
oficin	3 -11 -1 -4 13
ofre igua	-4 -7 0 0 11
ofre un	-8 4 -6 0 9
ofre una	-7 14 0 0 -7
ofrece	-14 -2 -2 -4 21
oft^	11 -5 -7 0 2
ogia$	11 -5 -8 -1 3
ogle$	10 -7 0 0 -3
ogrenm	-24 -3 35 -4 -5
ohe^	11 -13 3 -1 0
ohne	-3 1 -9 5 6
oin^	-3 -20 3 0 20
oint$	6 5 0 0 -11
oje^	-10 14 0 0 -4
oken$	12 -7 -5 0 0
oks^	0 11 -4 0 -7
olan	4 -11 -6 9 4
olan$	20 -17 2 3 -7
oldugu	-4 11 0 0 -6
oles$	13 -10 5 0 -8
ollo$	-11 4 -4 0 10
olmak	-2 -8 11 -4 2
olmaya	-3 -4 0 10 -4
ols^	11 -11 0 -1 1
olustu	3 -1 10 0 -12
omas$	7 -11 0 0 4
ome^	-4 2 -4 -3 9
omo^	5 -17 10 0 2
on	-1 6 6 -15 4
on a	-20 18 9 -3 -4
on arbe	-3 -4 11 0 -4
on expe	9 -14 -1 0 6
on site	13 4 3 -6 -14
on time	9 2 -11 4 -4
on what	-7 -3 0 0 10
on your	14 4 4 -7 -14
on^	2 -13 -2 0 12
ona^	-3 9 12 0 -18
onal$	0 5 3 -13 5
onas$	5 1 -11 -3 8
onboar	-21 11 -11 0 22
once	-1 -10 0 0 11
ond^	9 1 -4 0 -7
one	-2 -3 -10 9 6
one of	0 -14 0 0 15
one$	-10 -1 -3 0 14
one^	13 -16 -3 0 6
onem	7 -9 1 0 0
onem vere	7 -9 1 0 0
onen$	11 -16 -7 0 13
ong^	10 -22 8 0 4
ongoin	1 -8 9 0 -2
onli shop	3 11 -8 0 -7
only	19 23 -5 -2 -36
ono^	-3 -10 -4 0 17
ons^	16 -8 -9 0 1
onsite	33 -13 -6 -4 -10
onus$	6 0 -9 0 3
ood^	7 -12 1 0 4
ooks$	12 0 0 0 -12
ools$	16 -11 -13 0 9
opcion	-13 4 0 0 10
open	0 -6 10 2 -7
open and	8 -11 11 0 -8
open mind	-10 -1 11 0 1
open sour	17 -16 1 0 -2
open to	-22 6 8 -2 10
openly	0 6 -10 0 3
oper de	8 6 -9 0 -4
oper in	-9 16 0 0 -7
oper mana	-4 10 0 0 -6
oper syst	1 -11 0 0 10
operac	-4 13 0 2 -12
operat	-2 9 -12 -1 6
opia$	21 -6 -3 0 -12
opio$	9 -4 0 5 -9
ople$	-12 0 5 0 7
opor de	-15 7 3 0 5
opor en	13 -11 0 0 -3
opor real	11 11 -4 0 -18
oportu	-10 -16 2 -8 32
oppo empl	-8 -4 0 0 12
oppo for	9 -14 0 0 4
oppo to	-1 -18 -4 -3 26
opport	-5 -13 -5 -6 30
ops^	5 8 0 0 -12
opti las	-7 11 -4 0 -1
opti y	-7 11 0 0 -4
optima	14 -13 0 -4 3
optimi	-1 22 4 -7 -18
option	-27 -6 -4 -2 39
or	15 -9 -22 12 5
or any	2 13 0 0 -15
or comp	9 -8 0 0 -1
or rela	11 -7 0 0 -4
or simi	-16 12 0 0 4
oral	13 -3 2 0 -11
oral$	-9 -2 3 -6 14
oran$	-4 12 1 0 -9
ord^	7 5 -2 0 -11
ordena	-23 8 29 0 -14
orders	-8 20 -7 0 -5
ordnun	-14 20 -3 0 -3
ore^	-10 21 0 0 -11
oren$	-9 18 0 0 -9
orga and	-13 18 -2 0 -3
orga skil	-15 -6 21 0 0
orga und	-16 21 10 0 -15
orga y	8 -14 12 2 -9
organi	-2 -8 21 1 -12
orge$	-12 0 0 0 12
orie a	4 -19 12 0 2
orie al	-22 -6 32 0 -5
orie mind	-12 -4 16 0 0
orie y	11 -8 -3 0 0
orient	10 -16 11 0 -5
ork^	-14 12 3 -7 6
orks$	15 -8 1 0 -9
orld$	-10 1 -3 0 12
ort	-16 1 -4 -1 19
ort$	-10 17 4 -3 -8
ort^	14 1 -3 0 -11
ortaml	-14 14 0 3 -3
orte$	8 -5 0 -10 7
oruz$	-1 -23 -6 0 30
ory^	15 -6 0 0 -10
osas$	-4 -6 -2 0 11
ose^	-10 -3 0 0 13
osterr	-7 -2 -6 0 14
ota^	-11 -4 0 -4 18
ote^	-12 -22 0 -4 38
oten$	-4 -6 -3 0 13
other	-1 16 -11 -3 -1
others	-3 -1 19 -2 -13
otra	10 -10 0 0 0
otra area	11 -11 0 0 0
otra func	14 -10 0 0 -4
otras	-11 11 4 -4 -1
otro depa	-5 13 -4 0 -4
otros	-5 11 -2 -3 -1
oud^	10 -3 -4 0 -3
ound$	-13 0 6 0 7
our	8 -1 -11 -3 7
our clie	-9 -1 4 0 7
our fami	-13 0 -2 0 14
our grow	0 13 3 0 -16
our kitc	-13 0 -2 0 14
our miss	-8 -10 5 0 13
our new	16 -1 0 0 -15
our prod	-14 15 -7 0 5
our stre	-6 10 0 0 -4
our team	-11 -11 11 0 10
our^	8 -16 5 -2 4
ours$	-6 14 8 -4 -12
ous^	6 -20 7 -4 11
out	33 -7 -12 -6 -7
out of	18 -3 -2 0 -12
outgoi	-23 14 25 0 -16
outrea	-2 10 -4 0 -4
outs$	11 -11 0 0 0
outsta	-11 1 7 0 3
ove^	2 10 1 0 -12
over	-1 12 -6 0 -5
over 0	-19 8 0 0 11
ovil$	6 -10 -4 0 8
own	-4 4 -2 10 -8
own the	0 11 -4 0 -7
own^	-7 17 3 0 -13
owne and	-15 -2 20 0 -3
owne of	-16 12 -3 0 6
owned	1 9 0 -3 -7
owners	-56 4 39 -3 15
oyer$	-2 -11 0 0 13
oyo^	-9 4 -4 0 9
ozelli	-9 6 0 0 3
p	-20 8 0 -2 14
pace envi	-9 -1 14 -4 0
paced	-23 1 20 -4 5
pacien	-20 15 11 0 -7
packag	2 -13 -4 -4 18
pact$	-1 -18 15 0 4
pagina	10 -4 0 0 -7
pago	-18 17 5 0 -5
pago de	1 -11 0 0 10
pago$	-7 2 10 0 -5
paid	-11 3 -1 0 8
paid vaca	9 0 0 0 -9
pain	-7 10 0 0 -2
pain poin	-7 10 0 0 -2
palabr	14 -19 3 0 3
panade	-13 -4 -1 0 19
pany$	9 3 -8 0 -3
paqu de	-8 -7 -4 0 19
paqu offi	14 0 0 0 -14
paqu remu	11 0 0 0 -11
paquet	8 -24 4 0 12
par^	-16 16 2 -4 2
para	-4 5 6 5 -13
para adap	-5 -6 16 1 -6
para anal	15 -9 -1 0 -5
para apoy	-3 -5 -4 0 11
para apre	-12 -1 21 -4 -5
para aseg	-5 9 0 0 -3
para brin	1 8 0 0 -9
para comp	3 -12 17 -3 -5
para comu	10 16 -22 -4 0
para cump	19 -10 -6 0 -3
para de	10 -10 0 0 0
para desa	10 -1 1 6 -15
para desp	-2 11 0 -8 0
para dete	20 -18 -5 0 3
para el	20 -4 -21 -13 18
para esta	7 -16 4 0 5
para faci	0 16 -8 4 -12
para gara	-10 24 0 0 -14
para gene	0 1 9 0 -10
para gest	17 -19 2 0 0
para iden	-11 14 0 0 -4
para impu	-10 0 0 0 10
para inte	18 -10 -12 0 4
para la	10 -6 -2 -3 1
para labo	8 -7 0 12 -14
para las	-6 10 0 0 -4
para lide	5 18 -17 0 -5
para los	-11 11 0 0 0
para mane	13 -7 -4 -2 0
para mant	-10 0 -6 -2 18
para mejo	-13 8 -2 0 7
para movi	-4 -5 0 0 9
para nego	12 -4 -8 0 0
para opti	-9 10 0 0 -1
para que	14 -5 -1 -1 -7
para real	8 -10 2 4 -5
para reso	-9 8 9 -8 0
para su	10 -17 0 0 8
para ti	-7 -4 -2 0 12
para trab	-35 -17 35 20 -3
para un	6 -13 0 0 7
para una	19 -14 -1 0 -5
para unir	-6 14 2 0 -10
para viaj	-8 -5 -4 19 -2
parall	-1 -4 13 0 -8
parame	4 -12 0 0 8
parkpl	-17 -5 0 0 22
parque	-19 -9 0 0 28
part	6 -2 -11 -4 10
part acti	-8 -8 10 0 5
part and	0 2 7 0 -9
part de	-13 0 0 0 13
part del	-15 7 0 12 -4
part fur	-9 3 -4 0 10
part inte	-12 -23 -7 0 41
part of	-2 1 -8 -4 12
part with	-8 19 2 0 -12
parte	-11 -4 6 12 -3
partes	-4 -20 -7 0 30
partic	1 28 -14 -7 -8
party	23 -17 0 0 -6
pasant	-3 -3 -5 0 11
pasapo	7 -10 0 0 3
pasi por	11 -11 16 0 -16
pasion	2 -14 16 0 -3
pass	11 -4 0 -4 -4
pass abou	1 1 -13 0 10
pass for	9 -4 7 0 -12
pass$	-15 -14 0 0 29
passen	-1 0 9 0 -9
passio	-17 -24 31 0 10
passt	13 -11 2 -1 -3
path	2 -10 9 0 0
path to	9 -6 9 0 -12
patien	-15 13 11 0 -10
patr y	9 -6 0 0 -2
patron	-4 -3 -4 0 11
patter	10 -13 -2 3 2
pausen	0 -11 0 -2 12
pay^	24 -10 0 -3 -11
paydas	7 -14 10 0 -3
paymen	10 7 -6 0 -11
pc	21 -9 -4 0 -8
pcs	9 -1 0 0 -8
pdf	10 0 -3 -2 -5
pect$	10 -1 -4 0 -6
pedago	19 -9 -7 0 -3
pedido	-18 24 0 0 -6
pensam	-12 1 15 0 -4
pensio	-19 2 -3 0 20
peop from	-6 -3 -3 0 13
people	-21 0 1 0 21
per mail	3 10 0 0 -13
per^	-9 14 -3 0 -2
percha	-26 28 0 0 -2
perd de	-10 10 0 0 0
perdid	-10 14 0 0 -4
perf anal	8 -15 10 0 -4
perf and	-9 -8 4 0 14
perf de	-18 10 5 0 3
perf mark	-4 -4 -3 0 11
perfec	0 11 -2 0 -8
perfek	-9 10 -5 0 4
perfil	13 -12 15 -1 -16
peri de	-12 -3 0 0 16
period	-19 7 0 9 3
periyo	-7 16 -3 0 -6
perks	-5 -10 -9 -2 26
perman	3 1 4 0 -9
permis	-10 7 -4 13 -5
pero	14 7 -2 0 -19
pero no	8 3 -2 0 -9
pers a	20 -7 -4 0 -9
pers and	-14 12 7 0 -5
pers auf	11 -12 0 0 1
pers betr	-14 -3 -4 0 21
pers con	22 -11 4 0 -15
pers de	26 1 -2 0 -24
pers del	-4 11 0 0 -8
pers en	7 -17 0 0 10
pers entw	-3 -20 -1 0 24
pers in	-14 14 6 -3 -4
pers inte	-15 4 7 0 4
pers para	31 -15 -7 0 -9
pers que	-11 3 -17 -4 29
pers resp	-3 -10 10 0 3
pers sele	6 3 0 0 -9
pers und	-11 3 10 0 -2
pers weit	-8 -22 1 0 28
pers y	-5 -17 10 0 12
person	0 0 9 -9 0
perspe	-7 -11 -3 0 21
persua	13 3 -12 0 -4
pfen$	9 -9 -4 0 4
pfle und	-5 14 0 0 -9
pfle von	10 -6 -2 0 -2
pflege	-12 22 3 -3 -10
pflegs	-4 24 0 0 -20
pflich	14 13 0 0 -27
pharma	11 10 -3 0 -18
phase	-7 3 -6 0 10
phone	1 10 -3 0 -8
photos	7 6 -9 0 -4
photov	0 -10 0 0 10
php	15 -12 0 0 -2
php$	12 -2 0 0 -10
physic	-6 -5 0 15 -5
pido$	-7 6 12 0 -11
pipe and	9 -12 0 0 3
pipeli	2 11 -9 0 -4
pis^	14 -8 0 0 -7
pizza	20 -15 0 0 -6
place	5 -17 -3 -2 16
plan	-4 -5 -15 -2 26
plan and	15 -12 0 0 -3
plan de	-2 0 -13 3 12
plan to	-9 -2 9 0 3
plan umse	-3 11 0 0 -8
plan y	-4 9 -6 0 2
plan$	12 -3 0 0 -8
plane	1 15 -4 0 -12
planen	-9 16 0 0 -7
planif	18 9 -23 2 -7
planla	18 -11 3 0 -10
planni	6 13 -5 0 -15
plans	3 -12 6 0 3
planst	-8 16 -9 0 1
plant	-4 -10 -4 0 18
planti	14 -9 -7 -4 6
planun	-10 7 -6 0 9
plataf	14 -4 0 0 -10
platfo	-8 7 -8 0 9
plattf	7 29 -2 0 -34
platz	14 -10 0 0 -4
play	1 12 0 0 -13
play a	-4 -3 -2 0 9
player	-9 19 17 0 -27
playin	-7 -3 0 0 9
plaz ajus	10 -12 6 0 -4
plaz de	-1 9 0 0 -8
plazos	11 -1 1 0 -11
plea send	6 -9 0 0 3
please	-17 5 -10 0 22
ples$	21 -13 0 0 -8
plus	23 -15 -5 13 -15
ply^	15 6 -6 0 -15
pm	13 -8 0 -2 -3
pm$	11 -6 0 -2 -3
pmak$	-21 39 -2 0 -16
poder	21 -14 0 -3 -4
podras	32 -12 0 -4 -17
poin of	0 -10 0 0 9
points	-14 2 11 0 1
polici	-1 10 -6 0 -2
policy	-3 -3 -4 0 10
politi	7 -12 6 -4 3
pond en	14 -3 0 0 -11
pone en	9 -10 -9 0 9
poner	13 -13 -9 -1 9
por	5 -11 5 -19 20
por cump	-23 -4 -4 0 31
por el	-8 -5 25 -3 -9
por enci	-4 -4 -4 -3 15
por la	28 -1 -26 -4 3
por lo	16 -7 4 0 -13
por part	-4 -9 0 0 14
por que	-12 5 0 0 7
por^	28 -17 -2 0 -9
port de	10 -8 0 0 -3
port$	-6 15 2 0 -11
portal	-11 -3 0 0 15
portfo	23 -6 -8 -4 -5
pos	-9 -5 -4 0 17
pos^	2 10 -1 -2 -10
poseer	2 -9 2 12 -8
posi and	-8 0 13 -4 -2
posi arbe	-2 -9 -9 0 20
posi de	-12 3 -11 3 17
posi y	-8 9 -4 -4 6
posibi	-5 -18 -7 3 29
posibl	-27 31 -2 -3 0
positi	-6 3 15 -6 -6
posses	-5 1 14 0 -11
post	12 -2 -7 0 -3
postgr	-3 12 -6 0 -3
postul	-14 -24 -2 -7 46
postve	-17 20 -2 0 -1
pot^	9 -2 0 0 -7
potenc	-29 16 -2 0 15
potenz	-13 6 -2 0 10
powe poin	1 10 -4 0 -7
powere	14 -12 0 0 -1
pozisy	21 -10 -3 0 -7
pp	-4 -4 0 0 9
ppen$	9 -17 8 0 -1
prac and	-2 9 0 0 -7
prac expe	12 -12 0 0 0
prac prin	11 -7 0 0 -4
practi	-5 2 -5 -4 12
pragen	0 -9 -4 0 13
pragma	14 -16 -1 0 3
pragst	11 -5 0 0 -6
prakti	14 10 -6 -4 -14
pramie	-4 -7 0 0 11
prasen	24 10 -20 0 -15
praxis	10 -8 0 -4 2
prazis	7 -10 9 0 -6
pre	-9 18 -3 0 -7
prec de	-9 9 0 0 0
precio	-22 41 0 -4 -14
precis	13 10 -11 0 -12
pred para	0 -10 15 0 -4
predic	-5 16 -4 0 -7
predis	-1 -10 21 0 -10
pref but	-9 7 6 0 -4
pref de	-10 15 0 0 -5
pref en	25 -6 0 -3 -17
prefer	24 -17 -7 3 -2
premio	-5 -6 0 0 11
premis	1 8 2 0 -11
premiu	-15 -11 -3 0 29
prep	17 -11 6 0 -12
prep de	-10 12 0 0 -2
prep y	12 -3 0 0 -10
prepar	1 17 -8 1 -11
pres and	-20 21 -11 7 3
pres en	12 -9 -4 -6 7
pres mens	-9 9 0 0 0
pres pers	43 -8 -36 0 0
pres skil	5 8 -11 0 -2
pres y	-11 3 2 0 5
presen	12 7 7 -14 -12
presio	-18 1 30 0 -12
presse	-13 8 -2 -1 9
pressu	-2 -10 13 3 -4
presta	-17 -11 -4 0 32
presup	2 16 -8 0 -10
prev de	-18 18 0 0 0
prev en	13 -4 0 -4 -5
prev expe	12 -10 0 0 -2
prev y	-9 3 10 0 -4
preven	-10 8 7 0 -5
previa	8 -13 -4 7 2
previo	12 0 -3 -4 -5
previs	-2 11 0 0 -9
pricin	-4 -5 0 0 9
prima	12 -12 0 0 0
primar	-5 13 0 0 -8
prime	-7 -3 0 0 10
primer	11 -7 -3 0 -1
prin cara	10 -6 0 0 -3
prin de	-9 9 0 0 0
princi	6 -16 2 0 8
print	-7 12 0 0 -5
priv	-4 11 0 0 -7
priv$	-4 11 0 0 -7
privad	-4 -11 0 0 16
privat	-16 -6 -2 0 23
pro	-6 -13 28 -4 -5
pro acti	-3 -9 12 0 0
pro woch	-7 0 19 0 -13
pro^	6 -9 3 0 0
proa a	-10 -1 7 0 4
proa arbe	10 -9 3 0 -4
proa con	-3 11 -10 0 2
proa para	-10 -1 18 0 -7
proa y	8 3 -11 0 0
proact	-7 9 19 -4 -16
proakt	10 6 13 0 -29
prob de	-22 24 2 0 -3
prob que	-11 15 -9 5 0
prob solv	-9 8 -1 7 -3
prob y	-13 8 9 0 -4
probez	-5 -20 0 -3 29
proble	-11 -2 16 7 -10
proc and	-15 3 3 0 9
proc ci	11 -7 -4 0 0
proc del	13 -10 -3 0 0
proc esta	-10 0 14 0 -4
proc for	19 -9 6 0 -16
proc para	-16 16 0 0 0
proc poli	0 -10 0 0 10
proced	-2 19 -7 0 -10
proces	7 3 -8 -11 9
procur	-20 -8 7 0 21
prod das	11 -4 0 0 -7
prod de	-12 9 -2 0 6
prod mana	-14 19 0 0 -5
prod mit	-7 -7 -4 0 18
prod or	-10 -5 9 0 6
prod owne	0 -7 -5 0 12
prod para	-6 -4 0 0 10
prod qual	12 -8 0 0 -4
prod que	10 -6 0 0 -3
prod team	-8 20 -5 0 -6
prod und	11 -3 -1 0 -7
prod y	16 2 -6 0 -12
produk	-7 9 0 0 -2
prof and	-13 7 8 -3 0
prof auft	-10 10 7 0 -6
prof cont	-11 0 0 0 11
prof de	11 -1 -3 0 -7
prof del	13 -17 -1 0 5
prof deve	17 -7 -3 0 -8
prof en	11 -11 -11 0 11
prof in	15 -2 -4 0 -9
prof para	-13 11 9 0 -6
prof von	-7 -19 0 0 26
prof y	-8 -15 6 0 17
profic	7 -10 -4 0 7
profit	-6 -23 0 0 29
profor	-16 16 0 0 0
prog de	-11 16 -2 0 -3
prog und	14 -12 0 0 -2
prog y	3 -11 0 0 8
progra	9 -14 -8 0 13
progre	17 2 -6 0 -14
proj and	9 4 0 0 -14
proj bear	-4 -9 0 0 12
proj fur	17 -5 -4 0 -9
proj im	-5 -5 0 0 10
proj in	-5 14 7 0 -16
proj is	18 -17 0 0 0
proj mana	13 4 -22 -2 6
proj und	12 1 -8 0 -6
proj von	1 -15 3 0 11
proj yone	10 -10 0 0 0
proje	14 -8 0 -3 -3
projec	-14 21 -9 -6 8
projek	-1 25 -18 -1 -5
projel	2 7 -1 0 -9
prom and	7 -11 0 0 4
prom nues	-10 17 0 0 -7
prom y	-7 16 0 0 -9
promoc	-5 12 -6 -4 2
promot	-13 0 0 0 13
promov	-11 13 0 0 -2
pronto	17 0 -3 0 -14
proof	-13 -3 -3 -1 20
prop de	11 -12 -3 3 2
prop indi	-7 0 -4 11 0
prop solu	-1 -10 8 0 3
prop y	9 0 -1 -3 -4
proper	13 5 -6 -5 -7
propia	15 10 -1 -3 -20
propie	32 -20 0 0 -12
propio	-23 6 -8 25 0
propon	13 -7 4 -4 -7
propor	-5 11 0 0 -5
propos	-1 11 0 0 -10
propue	2 -11 -3 0 13
pros de	20 -12 -4 0 -4
pros y	13 -7 0 0 -7
prospe	-13 14 3 0 -5
protec	4 0 9 0 -13
protot	-7 13 -5 -1 0
prov de	17 -17 9 -4 -6
prov expe	17 -8 0 0 -9
prov the	-6 -1 -8 0 15
prov trac	12 -9 -4 0 0
provee	-9 3 5 0 1
proven	24 -13 -11 0 0
provid	1 -12 12 0 0
provis	-22 -7 6 0 23
proy a	12 0 -6 0 -5
proy de	-4 17 -4 0 -9
proy para	11 -7 0 0 -4
proyec	-12 -8 -3 7 15
proz akti	-11 -9 14 0 6
proz du	9 -6 -3 0 0
proz und	10 -4 -7 0 0
proz z	-10 10 0 0 0
prue de	-4 -2 -6 10 1
prue y	10 -6 0 0 -4
prueba	4 1 -12 10 -3
prufen	-11 17 -3 0 -3
prufst	2 -18 0 0 16
psicol	11 -2 -1 0 -8
psycho	13 -5 -3 0 -4
pten$	12 -4 -3 0 -5
publ en	-20 18 0 0 3
publ y	-3 -9 0 0 12
publis	-2 28 -1 4 -29
pueda	-5 7 12 -5 -9
puedas	-3 -6 -4 0 12
puede	-16 3 -3 7 9
puerta	-10 10 0 4 -4
pues de	14 -12 0 0 -2
pues simi	-12 15 0 0 -3
punktl	-9 1 0 0 8
punt de	-8 1 -2 -5 14
punt y	14 -4 -5 -4 -1
puntua	-21 -8 19 -1 11
purcha	-16 10 0 0 6
push	-3 -4 -4 0 11
python	9 5 -3 0 -10
qa	-6 16 -4 0 -6
qual and	-3 -12 0 0 16
qual der	-5 9 0 0 -4
qual und	-10 -2 6 0 6
qual von	-8 11 0 0 -3
qualif	9 4 3 -2 -14
qualit	-4 10 -5 -1 0
que	-2 15 4 -6 -11
que brin	-7 -10 0 -4 21
que cont	10 -12 0 0 2
que cuen	-11 9 0 0 2
que debe	7 -13 6 0 0
que el	10 6 -3 0 -13
que esta	-9 10 0 0 -2
que form	14 -4 2 0 -11
que las	-4 3 9 0 -9
que le	25 -8 -5 0 -12
que los	-8 11 4 0 -7
que no	-4 1 10 0 -7
que ofre	11 8 0 -4 -16
que quie	12 -1 4 0 -15
que requ	-5 -9 12 0 2
que se	-9 -3 -3 6 8
que sean	-6 16 -3 0 -7
que te	3 -7 -7 -4 15
que teng	3 -2 10 4 -15
que tien	-10 7 0 0 3
que^	-5 -14 9 -2 12
quer cono	-7 -4 0 0 12
quer que	-10 7 -4 0 7
querei	7 -15 8 0 1
querem	-1 14 -4 0 -8
questi	-16 11 3 0 2
quick	-4 14 -8 0 -2
quiene	13 -11 0 7 -9
quiera	12 -13 4 0 -4
quil$	5 -10 -3 6 2
quimic	4 2 -9 0 3
quito	18 -11 4 -10 -2
rabatt	-16 -9 0 0 25
ract$	-10 1 -4 0 13
rad^	-15 0 0 0 15
rage$	9 10 -7 0 -12
rahmen	10 -9 0 4 -4
ran^	14 1 -3 -4 -8
rang of	-6 -3 -3 0 12
range	-6 -3 -3 0 12
rank	-3 -9 0 0 12
rant$	-3 10 0 -3 -4
rapida	10 -5 2 0 -7
rapide	-2 -9 11 0 0
rapidl	-14 4 -2 0 12
rapido	-3 10 11 -4 -14
rapo ve	3 13 -2 0 -14
raporl	6 15 -21 0 0
rar^	-9 45 -15 -4 -16
rate$	-8 1 9 0 -2
rates	-10 21 0 0 -11
raum	-4 -7 -8 0 18
raum fur	-4 -3 -4 0 10
rbal$	9 -4 3 0 -7
rben$	9 -9 1 0 -1
rch^	4 33 -20 -4 -13
rde^	-3 -11 0 0 13
rden$	-11 19 -3 -7 2
rdia$	-9 -4 1 0 12
re	-22 27 5 -3 -8
re a	6 -9 -1 0 4
re comm	-1 -10 0 -4 15
re exci	-10 0 10 0 -1
re look	-16 14 12 5 -14
re not	-12 -4 -2 0 19
reach	-29 10 12 -3 10
react	6 12 -5 0 -13
reactj	9 -2 0 0 -6
read	15 2 0 -6 -10
read to	1 -10 -9 5 14
readin	2 13 0 0 -15
ready	12 -15 -11 5 9
real	-6 -2 -6 -3 17
real de	2 11 -5 -2 -6
real el	-10 2 -4 0 12
real impa	-8 13 -4 0 -1
real la	-2 -10 9 0 4
real las	-7 10 -4 0 0
real llam	-8 10 0 0 -2
real prue	-14 15 0 0 -2
real segu	-10 5 0 0 5
real time	3 10 0 -3 -9
real worl	8 -10 4 0 -1
real y	-10 7 0 0 3
reales	8 18 -4 0 -22
realit	-6 -2 -2 0 10
realiz	-17 21 2 -2 -4
reason	-7 11 -10 0 7
rece de	-7 12 0 -4 -1
receiv	2 9 -3 0 -9
recepc	-7 14 0 -4 -4
recept	-6 10 11 0 -15
receta	-9 9 0 0 0
recher	-21 27 0 0 -7
rechte	-13 8 5 0 0
rechts	0 -8 -4 0 12
recibi	1 -9 9 -4 3
reco for	-6 9 0 0 -3
reco in	9 -9 0 0 0
recome	8 -13 4 11 -10
recopi	-8 9 0 0 -1
record	22 -13 -4 2 -8
recr und	-5 14 0 0 -9
recrui	17 -7 -8 -4 2
recu huma	11 -12 0 0 1
recu que	-11 5 -3 0 10
recurs	-3 3 -6 -7 14
red	10 4 -9 0 -5
red^	11 -18 1 -4 9
redacc	20 -5 -9 0 -6
rede soci	7 15 -9 -3 -10
redes	11 0 2 -3 -10
reduce	14 -1 0 0 -12
reer$	-7 -3 9 0 1
refere	23 -6 9 0 -26
reflec	-1 9 4 0 -11
rega of	-28 -9 -3 0 40
regard	-11 -1 -7 -3 22
rege 0	-3 16 0 0 -13
rege selb	-4 -9 0 0 12
rege team	-4 -14 -4 0 22
rege und	-1 0 -8 0 9
regel	-7 -9 0 0 16
regelm	-22 10 -14 10 16
regi de	13 -6 -4 0 -4
region	-17 11 -3 0 9
regist	20 8 -4 -10 -15
regu team	-4 -10 -6 0 19
reibun	-7 16 0 0 -9
reichw	-13 -1 9 0 4
reinig	-4 14 -3 0 -7
reis inne	-4 -3 0 9 -2
reiseb	-22 -14 -7 64 -22
reisen	-4 -6 -6 13 2
reiset	-10 14 0 0 -5
rela a	14 -14 0 0 0
rela come	9 -3 0 0 -6
rela con	15 10 -9 0 -17
rela de	6 -10 -10 0 14
rela expe	12 -5 0 0 -7
rela inte	-20 -8 29 0 0
rela soli	-3 13 -6 0 -4
rela to	-2 13 0 0 -11
relaci	5 13 -3 -7 -8
relate	15 -3 -4 -1 -7
relati	-3 20 -2 0 -15
rele expe	-10 -5 0 0 16
releas	-2 17 -4 0 -12
releva	6 -10 8 -4 1
reliab	-25 5 36 -6 -10
reloca	-24 0 -3 5 22
remo work	11 -13 3 0 0
remota	-4 1 -6 -4 13
remote	-9 -7 13 -10 13
remoto	-6 -8 -4 -1 19
remune	3 -14 -6 -4 21
ren^	2 17 -7 0 -12
rend de	-11 7 0 0 4
rendim	10 3 -4 0 -10
rene ener	13 -9 -2 0 -3
rentab	-7 13 0 0 -6
repair	-20 27 0 0 -7
repara	-14 17 0 0 -3
repo de	9 5 -2 -4 -7
repo diar	12 -12 0 0 0
repo to	-8 -4 0 0 12
repo und	9 -14 0 0 5
report	-7 18 -6 -1 -4
reposi	13 -10 0 0 -3
repr a	-6 0 -3 0 9
repr la	-10 13 -3 0 0
repras	-10 21 -3 0 -8
repres	-25 11 11 0 2
requ and	-7 16 -6 0 -4
requ cont	-4 -7 0 0 11
requ del	-2 15 0 -3 -9
requ expe	-1 10 -3 -4 -2
requer	-3 29 -7 -7 -12
reques	-7 12 0 0 -6
requie	-11 2 6 0 3
requir	6 4 -10 12 -12
requis	-23 29 -7 -7 8
rera$	-20 11 0 -2 11
res^	-2 14 7 0 -19
resa$	0 16 -6 -12 2
resear	8 0 -17 0 9
resi en	-22 -16 -4 45 -4
resida	16 -3 0 -14 0
reside	-3 13 -10 18 -18
residi	-18 -17 -1 36 0
resili	-22 -4 29 0 -3
reso cons	-6 10 0 0 -4
reso de	-17 15 13 0 -10
reso prob	-11 -2 17 -4 0
resolu	2 -9 11 0 -4
resp a	9 -4 5 0 -10
resp and	-8 4 -7 0 11
resp de	0 11 -3 0 -8
resp en	-12 -6 6 0 13
resp for	2 12 -13 0 -1
resp of	9 -5 -4 0 0
resp to	11 19 -16 -4 -11
resp y	0 -2 11 0 -9
respec	-1 -1 9 0 -8
respet	3 -20 27 0 -10
respon	-15 5 12 -12 10
respue	-3 10 -7 0 0
ress$	22 -9 -4 0 -10
rest	-10 6 0 0 4
rest and	19 -12 0 0 -8
rest apis	-19 -4 0 0 22
rest$	14 15 -7 0 -21
restau	17 -2 -9 -3 -3
resu de	-15 7 0 0 8
resu y	-14 2 17 0 -5
result	-8 13 13 0 -18
resume	12 -12 -4 0 4
retail	-13 11 0 0 2
retenc	-5 16 -2 0 -9
reto	-9 0 0 0 9
retos	19 5 -10 0 -15
retr flex	11 -4 -2 0 -5
retrib	5 -14 -6 0 15
retroa	-10 6 -4 -3 11
return	-8 19 -2 0 -9
reunio	-15 5 0 2 9
reusab	0 -11 -2 0 13
revenu	-13 7 10 0 -4
revi de	-2 9 0 0 -7
review	-4 14 -4 2 -8
revisa	-7 17 -1 0 -10
revolu	-3 -2 9 0 -4
rfil$	22 -2 0 -5 -15
rhein	-11 3 0 0 8
ria^	18 -7 -5 0 -6
rias$	0 20 1 -11 -11
rica$	10 -12 4 -2 -1
richti	-14 -8 -1 0 22
richtl	15 -7 0 0 -7
richtu	-14 13 7 0 -6
rida$	-23 10 -4 0 16
rido$	-7 11 0 0 -4
rieb$	14 5 -12 0 -7
ries$	-12 -12 4 0 20
riesgo	23 -8 -4 0 -11
rift$	17 2 -16 0 -4
rin^	-1 -6 -5 0 12
ring$	3 1 -10 0 6
rio^	4 -13 0 7 3
rior$	1 -3 -4 -4 10
rios$	1 -15 3 5 6
ript$	15 -5 0 0 -10
risiko	0 17 -1 0 -16
risk	0 13 0 0 -13
risk and	6 -12 4 0 2
risks	8 3 -9 0 -2
rit^	-5 -7 0 0 12
rita$	-11 -2 25 0 -12
rity$	-7 -3 17 -4 -3
rke^	0 -16 24 0 -8
rken$	12 -18 -6 0 12
rket$	-21 18 -4 0 7
rlin$	-3 10 -8 0 1
rly^	-14 -2 -4 0 20
rmak$	-16 19 0 0 -3
rman$	9 0 -4 0 -5
rmas$	-18 20 2 0 -3
rmek$	1 20 -7 0 -14
rmen$	-10 -6 16 0 0
rnas$	-11 6 0 0 4
rne^	-4 -8 -10 0 22
rnes$	-3 4 0 14 -15
rnet$	20 -10 0 0 -10
rno^	-12 -11 -6 0 30
rnos$	10 -4 12 1 -19
roadma	-6 16 -5 0 -5
roboti	12 -16 0 0 4
robust	-30 12 4 0 15
rol	0 11 -6 0 -4
rol^	-8 25 -4 0 -14
role	-19 -1 6 -3 17
role in	-10 17 -6 0 -1
role is	-4 15 -3 0 -8
role you	-6 10 0 0 -4
role$	8 -10 12 -3 -7
roles	11 -15 8 0 -5
roll mit	0 -6 -4 0 10
rolle	-12 16 -9 0 4
room	-14 1 3 0 10
room to	-13 -4 -6 0 24
rope$	0 12 -2 -3 -6
rota de	8 -10 5 -12 10
rotati	7 -7 -8 11 -4
routin	18 -23 7 0 -2
rre^	-7 11 0 0 -4
rro^	9 0 0 -3 -6
rse^	12 9 -16 0 -5
rst^	8 6 -4 0 -10
rta^	-4 14 0 0 -10
rte^	-6 15 6 -4 -11
rten$	-5 6 7 4 -11
rtes$	-13 6 4 0 3
rto^	24 -14 0 0 -10
ruck von	-4 9 0 0 -5
ruckfr	-6 0 0 -4 10
run	11 -2 -10 0 1
run^	-11 4 0 0 7
rund	10 -10 -11 0 11
rund um	11 -4 -11 0 4
runden	13 -17 8 0 -4
rung$	4 -9 5 0 0
ruta	-11 8 -1 0 3
rutas	-16 31 0 -7 -7
rver$	16 -16 0 0 0
rze^	-4 -7 0 0 11
s 0	17 -14 0 0 -3
s need	9 -12 9 0 -7
s$	-10 2 -3 0 11
saas	-12 26 0 0 -14
saat uyum	0 -4 -3 10 -3
saatle	-6 -4 -3 13 0
saba de	15 -10 0 -1 -5
sabado	8 -9 2 11 -12
saber	16 -2 -12 0 -2
sachbe	-15 9 -4 0 10
sachve	14 -5 -5 0 -3
sado$	-9 -6 0 0 15
safe	-1 -15 1 0 14
safe and	-20 0 4 0 16
safety	-23 21 0 0 2
sagen	-3 16 -1 0 -11
sagl ve	-9 -2 4 0 7
saglam	11 5 -7 -4 -4
saglan	-26 25 5 12 -15
saglay	-17 0 -3 9 11
sahibi	9 -15 4 0 3
sahip	19 -19 11 -7 -4
sala 0	8 -5 7 0 -10
sala comp	-28 -5 -3 0 37
salary	-16 -5 -5 7 19
sale	0 -11 0 0 11
sale and	-6 -3 0 0 9
sale team	-7 11 0 0 -3
sales	8 16 -16 10 -19
salesf	0 10 -4 0 -6
salir	7 -2 0 4 -9
sam^	1 9 -4 0 -6
sammel	-7 -3 0 0 11
san	-25 7 0 3 15
sanita	14 -7 -3 0 -4
sant ana	-5 9 -4 -3 3
santa	-6 13 -4 -3 -1
sap	-1 6 -9 3 0
sap^	11 -6 -4 0 -2
sar^	-21 33 -1 0 -12
sary$	2 1 -9 0 6
sati del	-4 10 -2 0 -4
sati las	15 -8 -7 0 0
sati ve	6 1 -11 0 4
satis	1 5 -15 0 8
satisf	15 1 0 0 -15
satisl	-4 10 0 -4 -2
sauber	-7 22 5 0 -19
scal and	-15 12 -3 0 5
scalab	-11 13 -8 0 6
scale	2 10 0 0 -12
scalin	-7 -8 -5 0 20
sch^	11 4 3 0 -18
scha wir	-5 -6 -3 0 15
schaff	1 15 -1 0 -15
schatz	-2 -11 5 0 8
sche and	-4 0 -2 9 -3
schedu	0 0 17 10 -26
scheme	-3 -3 11 0 -5
schlag	7 -1 11 -4 -12
schlus	-12 1 0 0 10
schn auff	-7 -3 14 0 -3
schn in	-6 0 10 0 -4
schn und	13 -3 -11 0 1
schn von	0 -12 -4 0 16
schn wach	0 11 -5 0 -6
schn zu	14 -2 -8 0 -4
schn zwis	-8 20 -2 0 -10
schnel	10 -10 15 -1 -13
schnit	-25 13 -14 6 21
schon	8 -17 4 0 4
school	13 -4 -8 0 -1
schr und	1 1 10 0 -12
schrif	24 -4 -5 0 -15
schrit	-5 11 -1 0 -5
schulu	-22 -3 -4 0 28
scienc	-8 17 -3 3 -10
scope	-23 19 0 -5 9
scratc	20 -8 -4 0 -8
script	9 1 -5 0 -5
scrum	3 24 -11 0 -15
sd	6 -10 -4 0 8
sde^	-8 13 0 -3 -2
se	4 -10 6 3 -3
se enca	2 9 -4 0 -7
se encu	-9 6 -3 0 6
se espe	-12 -5 4 0 14
se nece	-12 -4 0 0 16
se ofre	-9 -10 0 0 19
se pued	-2 14 0 -4 -7
se valo	-5 9 0 -4 0
sea	6 2 -2 3 -9
sea nece	-11 7 0 6 -2
seamle	-19 14 0 0 5
sean	-10 23 -3 0 -10
search	11 18 -7 0 -23
season	21 -10 5 0 -16
sect de	-8 3 -7 15 -2
sector	-1 0 -10 1 10
secu and	14 -11 -3 0 0
secund	-2 9 0 0 -7
secure	2 -10 8 0 0
securi	3 11 -9 -4 -1
see	9 4 0 -4 -10
seekin	19 -17 20 0 -22
segu a	-10 11 0 0 -1
segu al	-5 9 -4 0 0
segu de	18 -14 4 0 -7
segu las	-2 10 2 0 -10
segu medi	-8 -7 0 0 15
segu y	-6 12 -4 0 -2
seguim	-9 19 -2 0 -7
seguir	2 -8 -3 0 9
segun	-31 15 -5 0 21
segund	10 1 0 0 -11
segura	-2 -1 -4 -2 9
seguri	7 -11 -6 -4 14
seguro	-12 -11 0 0 23
sehr	2 -19 -2 3 16
sehr gute	13 -15 12 3 -13
sei	0 -6 -6 0 12
sein	8 -9 0 -2 4
sein$	15 -8 12 -2 -17
seit	7 -17 0 0 10
seit 0	-10 -10 0 0 20
sektor	8 -14 -6 0 12
selb arbe	14 -10 1 0 -5
selb und	0 8 5 0 -13
selb vert	-3 -17 0 0 20
selb zu	2 -8 -7 0 13
selbst	-22 -11 30 3 0
sele de	-9 0 0 0 9
select	4 -17 0 0 13
self	5 -10 14 -3 -6
sell	9 3 -8 0 -3
sellin	-12 8 -5 0 9
semana	11 -10 -7 6 0
seme cred	9 -7 0 0 -1
semest	22 -11 -7 0 -5
send	-15 12 -2 0 6
send sie	-7 -6 0 0 12
send your	7 -9 0 0 2
sende	-7 15 0 -2 -6
senden	-13 -6 0 0 19
senior	-7 8 6 3 -9
sens of	-6 -3 23 0 -15
sense	-1 -4 21 0 -17
sensib	-4 18 1 0 -16
sent de	-16 -8 27 0 -4
sentid	2 -17 18 0 -4
seo	9 15 -4 0 -21
ser	-4 -6 22 1 -14
ser part	-11 -2 0 0 12
ser^	-7 -6 3 -2 12
seran	9 -8 0 0 -1
sern$	0 4 5 0 -9
serv al	55 -25 -34 0 4
serv and	3 -2 8 0 -9
serv de	-22 5 0 -4 20
serv in	-16 3 0 0 12
serv orie	10 4 -18 0 4
serv que	10 -13 0 0 3
serv tecn	-5 14 0 0 -9
serv und	-23 13 21 0 -10
serv y	6 7 -4 0 -9
server	32 3 -4 0 -31
servic	-8 12 0 -7 4
servis	-16 -10 -3 -4 33
sessio	7 12 -4 0 -16
setups	-9 4 3 0 1
setz wir	-5 8 9 0 -11
setzt	15 -8 5 -1 -11
severa	6 4 0 0 -10
seviye	-10 18 -8 0 0
sexo	14 -4 -4 0 -7
sexu orie	-9 7 -3 0 5
seya enge	-7 -4 0 12 -2
seyaha	-7 -4 0 12 -2
shape	-17 26 -11 -1 3
shar your	-8 10 -2 0 0
share	-4 21 -2 0 -15
shared	10 1 0 0 -10
sharin	10 -15 0 0 5
shift	1 -12 9 23 -21
shifts	-6 -5 -7 34 -17
ship$	-20 15 0 -3 9
shop	6 10 -7 0 -9
shopif	13 -6 0 0 -8
short	-6 -10 -4 0 20
should	2 -7 8 9 -12
show	12 -2 0 -4 -6
si	-10 5 -9 -7 21
si cump	-1 -13 0 0 14
si eres	-4 -2 -6 0 12
si no	-6 18 -4 -3 -5
si te	13 -6 0 -3 -4
si^	-7 -12 -5 -3 27
sic^	-4 10 -2 0 -4
sica$	13 -13 0 0 0
sich	19 -11 2 0 -10
sich arbe	-21 -1 0 0 22
sich auft	-5 -4 17 0 -7
sich dass	-6 12 -1 0 -5
sich im	20 -10 -6 0 -4
sich in	27 -11 -10 0 -7
sich umga	13 -6 0 0 -6
sich von	13 -9 0 0 -4
sich zu	1 8 0 0 -9
sicher	13 3 -9 -3 -4
sichtb	-3 -9 -4 0 16
sico$	9 -2 -4 0 -4
side	19 -11 -6 0 -2
sie	-13 16 -3 -4 3
sie als	-7 -5 -4 0 16
sie arbe	-5 7 9 0 -11
sie aus	0 -4 10 0 -7
sie bere	-6 -7 10 0 3
sie besi	9 -4 -1 0 -4
sie die	-9 10 0 0 -1
sie durc	-1 13 0 -4 -8
sie eine	-8 -7 -8 0 23
sie erha	0 -6 -3 0 9
sie erwa	-2 -10 0 0 12
sie habe	-4 -4 12 0 -3
sie sich	0 -13 0 0 13
sie sind	-1 10 14 0 -22
sie teil	0 -10 0 0 10
sie uns	8 -13 0 0 5
sie verf	6 -11 5 0 0
sie^	13 -3 3 0 -13
siempr	-5 -8 23 -3 -7
sienta	-10 13 4 0 -7
signal	-9 12 9 -3 -9
siguie	-17 15 0 -1 3
sim^	-11 -4 19 0 -4
simi role	9 -1 0 0 -8
simila	13 1 -11 -4 1
simple	-15 21 -3 0 -3
simpli	-10 12 -3 0 0
sin	14 -14 -9 0 9
sind	17 -25 12 -4 0
sind die	7 -10 -3 0 6
sind fur	34 -6 -7 -4 -17
sind seit	14 0 0 0 -14
sind sie	-13 4 0 0 9
sind wir	-9 -14 12 0 11
sing$	-11 -2 -2 0 16
sinnst	8 -12 -8 0 13
sino	-11 3 0 -4 11
sirket	-13 -2 0 -4 19
sist anal	7 -18 0 0 11
sist cont	11 -8 0 0 -4
sist crm	9 -9 0 0 0
sist de	15 -5 -14 0 4
sist uzer	-10 10 0 0 0
sistem	-11 17 -11 1 4
site	9 -21 -3 -6 21
sitio	11 -5 0 0 -6
situ y	-9 2 7 0 0
situac	19 -14 6 0 -11
situat	-4 -14 19 0 -2
sitz	-6 -4 0 0 10
sitz in	-6 -4 0 0 10
sivo$	-4 -4 11 0 -3
six	12 -12 0 0 0
skalie	24 2 -1 0 -26
skil in	1 -9 8 0 0
skil to	14 -12 -1 -4 3
skill	-11 -3 12 0 2
skille	2 -13 15 0 -4
skills	9 -1 7 -8 -7
sma^	10 -13 -6 0 9
smart	-20 -5 13 0 11
smarte	-7 -1 -2 0 11
smis$	-6 -4 11 0 -2
smo^	15 -4 -5 0 -6
snacks	-5 -7 0 0 12
so	-8 17 -1 0 -9
soap	11 0 0 0 -11
sobr el	-13 4 12 0 -3
sobr las	-6 14 -4 0 -4
sobr prod	10 -9 0 0 -1
sobre	-22 23 1 -4 1
soci de	-20 18 0 -4 5
soci medi	17 16 -10 0 -22
soci y	11 3 -14 0 0
sociab	12 -2 -8 0 -1
social	-8 -7 -18 -3 35
societ	11 0 -2 0 -8
soft de	31 -22 -6 0 -3
soft deve	-6 8 10 -3 -9
soft engi	-6 16 -5 0 -5
soft fur	-4 -7 0 0 11
soft in	-2 1 10 0 -8
soft mit	-6 11 0 0 -5
soft solu	9 -4 0 0 -5
soft wie	-6 10 0 0 -4
soft y	-10 6 3 0 1
softwa	9 1 3 -1 -13
solar	-16 20 -3 0 -1
soldad	-11 7 0 0 4
soli con	-7 11 -4 0 0
soli cono	9 -5 0 0 -4
soli de	7 -7 -13 0 13
soli por	-3 13 -4 0 -7
solid	8 -11 5 -4 2
solida	19 -3 -23 0 7
solide	12 -11 -6 0 5
solido	23 -19 0 0 -4
soll	-13 0 -2 0 15
sollte	9 3 -2 0 -9
solo	-8 -6 -4 7 12
solu and	-4 9 0 0 -5
solu arch	16 -6 -4 -3 -4
solu de	-13 10 6 0 -3
solu pers	11 -3 -1 0 -6
solu prob	11 -8 -3 0 0
solu that	25 -15 0 0 -10
soluci	11 -14 2 0 1
soluti	-2 14 1 -3 -11
solve	-25 17 -5 7 6
solvin	-19 22 -3 0 0
some	14 -10 -6 7 -5
some of	-5 -4 0 0 9
some who	8 8 -6 0 -9
someth	-10 13 -3 -2 2
sommer	-6 10 -11 0 6
somo una	-8 -14 0 -4 25
somos	-7 -13 -3 -4 27
son	5 -4 -6 -5 10
son kull	15 -4 0 0 -11
sond auch	-11 16 -1 0 -4
sond gele	17 -6 -1 -4 -7
sonras	15 -10 -1 0 -4
sonu odak	-9 -4 13 0 0
sonuc	-9 -4 13 0 0
soon	12 -12 0 0 0
sopo a	9 2 0 0 -11
soport	-8 18 -4 0 -5
sor^	-12 3 0 -8 18
sorg fur	-6 20 1 0 -15
sorg und	-7 -9 25 -3 -6
sorgfa	11 -5 7 -3 -11
sorgst	-8 21 1 0 -14
sorgt	-8 -13 0 0 20
soruml	-24 12 13 0 -1
sorunl	-9 12 0 0 -4
source	17 -24 1 0 6
sourci	-2 10 -2 0 -6
souver	32 -4 -14 0 -14
sowi die	1 -9 3 0 5
sowi eine	6 -4 -9 0 7
sowi exte	22 -6 -6 0 -11
sowi freu	12 0 -12 0 0
sowi kont	0 13 -3 0 -10
sowi supp	-6 10 0 0 -4
sozial	-15 14 6 -2 -3
space	-21 -12 0 0 32
spain	-16 6 -10 13 7
span proj	-4 -6 0 0 9
spanis	13 12 -6 -2 -17
spanne	-20 -7 -12 0 39
sparri	-8 14 -6 0 -1
spater	-8 -3 0 0 11
spaß	-30 -1 34 0 -3
spaß an	-3 -10 20 0 -7
spaß dara	-4 9 -2 0 -3
spaß$	-9 -2 7 0 5
speak	-3 14 -9 0 -2
speake	-12 15 0 0 -2
speaki	-14 5 -2 0 10
specia	-5 11 -3 -3 1
specif	-10 6 -3 0 6
spezia	9 -16 -4 0 11
spezif	-10 13 -3 0 0
spirit	9 -14 10 0 -5
sport	-7 11 10 0 -14
sports	8 -15 0 0 8
sprach	25 -13 -10 0 -2
spri boot	17 -7 0 -4 -6
sprich	11 -11 -3 0 4
spring	19 -19 0 -4 4
sprint	7 5 0 0 -12
sql	5 17 -20 0 -2
sql^	31 -19 -4 0 -8
sri	7 4 0 -2 -9
sri$	-10 16 0 -2 -4
ss3^	11 0 -3 0 -8
ssen$	10 15 -6 0 -19
sta^	-17 0 9 0 8
stab und	-4 -3 -3 0 10
stabil	-19 2 -3 0 20
stadt	0 -10 0 0 10
staff	16 1 18 -11 -24
stage	-3 18 0 0 -15
stak auf	8 -11 12 -3 -6
stak mana	13 7 -16 0 -4
stak to	-10 14 -2 0 -2
stakeh	15 8 -5 -3 -14
stan of	-4 12 -6 0 -2
stan und	-12 18 0 0 -7
stand	-25 -3 -4 21 11
standa	-8 16 -9 0 1
standi	1 10 -12 0 1
stando	-10 6 -11 2 14
star team	-10 -4 4 0 9
star und	15 -7 2 0 -9
star up	4 2 -13 0 6
stark	-11 -4 10 0 4
starke	9 -27 15 0 3
starte	-3 9 1 0 -7
startp	-6 -6 -4 0 16
startu	-2 -9 9 0 2
stat of	-8 -1 -7 0 16
state	-14 13 -7 0 9
statio	-6 9 -4 0 1
statt	-15 -10 0 0 26
status	1 9 4 -3 -10
stay	-16 29 -11 0 -3
ste^	3 -8 -10 0 15
sted$	12 0 0 0 -12
steh dir	-8 18 0 0 -10
stehen	-20 9 0 0 10
steht	13 -10 0 -4 1
stei lern	-12 -4 0 0 16
steile	-12 -4 0 0 16
stel die	-9 2 0 0 6
stelle	-2 9 -8 0 2
stem$	-1 -4 -6 0 11
sten$	-3 1 -6 -3 11
stet$	0 -7 -4 0 11
stetig	-3 -4 -3 0 11
stets	12 -1 -3 0 -8
steu und	0 20 0 0 -20
steuer	10 16 -17 0 -8
stor and	13 -1 -9 0 -3
stor und	0 -11 15 0 -3
storag	13 6 -4 0 -15
store	14 -3 0 0 -10
storun	-1 9 -4 0 -5
story	-4 9 0 0 -5
storyt	-8 -19 27 0 0
stos$	26 -25 -1 0 0
stra denk	-12 -11 27 0 -4
stra part	10 1 -4 0 -8
stra und	-6 10 -4 0 0
streng	2 -5 14 -4 -7
stri to	1 -1 9 0 -9
strive	-5 -1 15 0 -9
stro anal	-15 0 17 0 -2
stro comm	-13 0 17 0 -4
stro inte	-3 15 0 0 -12
strong	12 -11 2 -4 0
stru arbe	4 -12 5 3 0
stru eina	-4 6 -11 0 9
stru test	-5 0 9 0 -5
stru und	-10 -8 32 0 -14
stru zuve	9 -4 -3 0 -2
struct	-5 17 0 -4 -9
strukt	10 -11 1 3 -3
stud in	20 -13 -5 0 -1
studen	10 -9 1 3 -5
studie	9 -11 -3 0 4
studiu	28 -2 -6 0 -20
study	-11 -30 0 -3 45
stum$	-9 -1 9 0 1
stun pro	3 0 6 0 -9
stun woch	-4 -13 0 0 17
su	-13 14 3 -5 1
sual$	-1 1 -10 0 10
sub	-10 16 0 0 -6
submit	-12 9 0 0 3
subsid	-15 -4 -4 0 23
succes	-10 14 -21 -6 24
such wir	-7 20 -3 0 -10
suche	-4 -6 13 0 -3
suchen	10 14 -10 0 -15
suchst	-15 -16 6 0 25
suel comi	-2 21 0 0 -18
sueldo	-21 -6 -2 0 29
sugges	-9 4 -4 0 9
suitab	0 9 0 0 -9
suite	-1 -10 0 0 11
sumu selb	-3 -17 0 0 20
sumup	-13 -37 0 0 50
sunday	13 -1 -5 6 -12
sung$	-12 6 -4 0 9
sunmak	-13 10 -2 0 5
supe anal	-11 0 11 0 0
supe de	-7 21 0 -4 -11
supe la	15 -10 0 0 -5
supe las	6 -12 7 0 0
super	-1 14 -4 0 -9
supera	-2 -13 25 0 -9
superi	-13 16 4 0 -6
superv	17 -1 -3 -6 -8
supp and	-19 -4 11 0 12
supp for	-7 16 -3 0 -6
supp fur	-6 9 0 0 -3
supp team	-12 6 0 0 6
supp the	-10 9 0 0 1
supp und	-14 15 0 0 -1
supp your	2 -16 -3 0 16
suppli	-16 7 -4 0 13
suppor	-14 21 -6 -4 3
sure anal	13 -6 -4 -3 1
sure iyil	22 -14 -2 0 -7
sure yone	-13 4 0 -4 13
sureci	5 -11 -3 -4 14
surecl	3 16 -4 -5 -10
surekl	-20 12 5 -3 6
sus nece	-1 9 0 0 -8
sus obje	-9 13 0 0 -4
sustai	-3 16 4 0 -16
switch	3 8 -1 0 -10
symfon	5 -9 0 0 4
sympat	0 4 20 0 -24
syst inte	17 -13 0 0 -4
syst und	5 10 1 -4 -13
syst z	11 -7 0 0 -4
system	5 14 -14 -4 -2
t	7 -7 -11 -3 13
tabc	7 -8 -5 9 -4
table	17 -16 15 -1 -15
tackle	13 -1 0 0 -12
tado$	3 13 -7 0 -9
tadt$	-8 -4 0 0 12
taff$	-4 15 -8 0 -3
tage	-9 -1 3 6 1
tage pro	-8 0 13 0 -5
tage woch	0 11 -6 0 -5
tage$	-2 16 -5 0 -9
tagl arbe	-9 2 0 0 7
taglic	-9 7 -12 0 14
tail$	-7 -12 27 0 -8
tailor	7 7 0 0 -14
take	16 -26 5 1 4
take adva	-10 1 0 0 9
take the	1 -11 0 0 9
takes	13 3 -7 0 -9
taki cali	-7 -10 14 -4 7
takibi	-14 9 9 0 -4
takim	-7 2 9 -4 0
taking	11 4 -12 -4 0
takip	-12 12 6 -2 -4
takt$	15 -6 4 -6 -7
tal^	-4 -13 17 0 0
tale acqu	2 -10 -3 0 10
tale en	9 4 0 0 -13
tale para	-1 -7 -4 0 13
tale y	-8 -2 0 0 10
taller	0 -8 -3 -2 13
tand$	11 -4 -4 0 -3
tant a	9 -9 9 0 -8
tant de	-16 6 2 0 9
tant en	-14 18 -5 7 -6
tant$	-10 5 -2 0 6
tanto	-27 6 25 7 -11
tar^	2 35 -10 1 -28
tare admi	-6 13 0 -3 -3
tare asig	-10 13 0 0 -4
tare de	-9 9 0 0 0
tareas	0 15 2 -7 -10
tarjet	-15 14 -4 0 5
tas^	-8 15 6 -3 -10
tasa ve	9 4 -8 0 -5
tasarl	-24 25 -4 0 3
task	-11 -1 9 -1 4
task$	-27 11 26 -11 1
tasks	1 14 -1 -7 -7
tat	10 -5 0 0 -5
tat zur	0 10 0 0 -10
tat^	-3 -13 15 7 -7
tatigk	-9 17 -7 0 -1
te	29 -19 -9 -7 6
te apas	-13 -20 0 0 33
te gust	-7 0 -4 0 11
te inte	17 0 0 0 -17
te invi	-12 0 0 0 12
team	-19 8 11 -12 11
team an	0 9 -3 0 -6
team and	0 2 7 -1 -9
team arbe	12 5 -4 0 -13
team aus	-1 -17 0 0 18
team buil	3 8 -2 0 -9
team das	-3 -18 0 0 22
team even	-12 -12 3 0 21
team in	-30 23 6 0 2
team memb	13 -5 12 -3 -17
team mit	3 9 0 0 -13
team of	-2 8 -10 0 4
team play	-8 -8 21 0 -5
team sowi	-8 3 9 0 -4
team spir	-8 -7 9 0 7
team such	4 5 0 0 -9
team that	7 -15 4 -3 7
team to	-6 23 -6 0 -11
team und	-5 -1 15 0 -8
team von	-2 -10 4 0 8
team with	9 -15 -1 0 7
team work	9 12 -10 0 -12
team zusa	16 2 -4 0 -14
team$	10 -12 3 -4 3
teamev	-4 -6 -7 0 17
teamfa	-21 -15 36 6 -6
teamge	6 -18 3 0 9
teamku	13 0 0 0 -13
teammi	-6 15 0 -3 -6
teamor	0 0 10 0 -10
teampl	-5 -5 12 0 -2
teams	18 1 -7 -3 -9
teamwo	-20 5 28 -2 -11
tech	7 -22 -8 -4 27
tech and	7 -17 7 0 4
tech auss	-3 -4 -4 0 11
tech comp	10 -5 -4 0 -1
tech doku	-10 13 -3 0 0
tech equi	-4 -6 -4 0 14
tech expe	0 9 2 0 -12
tech know	-3 3 -9 0 9
tech mit	0 -12 0 0 12
tech plan	-6 -11 0 0 17
tech stac	-10 -5 4 -1 12
tech supp	3 7 0 0 -10
tech und	-2 -7 9 0 0
tech vers	-6 -7 16 0 -3
techni	-6 12 6 -3 -9
techno	-1 -7 -8 2 13
tecn de	-10 -5 6 0 10
tecn en	-6 17 -8 -3 0
tecn grad	-11 11 0 0 0
tecnic	9 7 -12 -5 2
tecnol	2 0 -14 -3 15
tecr sahi	10 0 -7 0 -3
tecrub	9 0 -11 0 2
ted^	22 -6 -1 6 -22
tedari	9 -3 0 0 -5
teil	-3 -33 0 0 36
teil dein	13 -6 6 0 -14
teil der	-8 -8 0 0 16
teil des	-10 -7 1 0 16
teil eine	-8 1 -6 0 13
teil und	7 4 0 0 -10
teil$	22 -8 0 -4 -10
teilst	10 -6 4 0 -7
teilze	-2 11 0 -2 -7
teknik	8 14 -4 -3 -15
teknol	20 -4 1 -4 -14
tel	3 -12 0 0 10
tel 0	11 -9 0 0 -2
tel^	-8 -7 -2 0 17
tele celu	10 -6 0 0 -3
tele o	-12 12 0 0 0
teleco	26 -6 -7 0 -14
telefo	-2 22 -21 0 1
teleph	-16 21 -1 0 -4
teletr	-4 -7 -3 -2 15
tely$	8 9 0 0 -17
tema de	-20 17 0 0 3
tema$	-8 10 0 0 -2
temas	-11 17 0 0 -6
teme$	9 0 -1 0 -8
temel	12 -1 -9 0 -2
templa	-7 12 0 0 -6
tempo	6 -9 -7 0 11
tems$	20 -2 0 0 -18
ten^	4 0 -11 0 6
tend del	-12 16 0 0 -4
tend$	-1 -14 0 0 15
tenden	22 1 -11 0 -12
tendra	4 -17 6 0 7
tene disp	-10 -3 0 3 10
tene lice	-3 11 -3 -5 0
tene un	14 -9 -8 0 3
tene una	11 -11 -4 0 5
tenemo	7 -16 8 0 1
tener	-3 -13 6 10 0
tenga	9 -9 0 7 -7
tent$	5 6 0 0 -11
ter^	-2 -3 -5 -5 14
tera$	-19 20 -1 0 0
terc nive	11 -7 0 0 -4
tercih	17 6 -7 0 -16
term	-9 -4 -1 0 14
termin	-15 7 2 12 -6
tern$	6 17 -8 0 -15
terraf	-3 -6 0 0 9
territ	-2 -16 0 4 14
ters$	-16 0 -3 0 19
tes^	-10 -7 6 5 7
tesp edil	9 -9 0 0 0
tesp etme	15 -13 0 0 -2
test	11 0 -1 -4 -6
test und	-16 18 -1 -1 1
test ve	-9 12 -3 0 0
test$	10 1 -10 0 -1
testin	-9 23 4 -4 -15
tests	24 -15 -4 0 -4
texas	18 -11 -2 -3 -3
text	-6 18 -1 -2 -10
text und	11 -7 -1 0 -3
text$	14 12 -8 0 -18
than	-2 -6 4 -6 10
than 0	-11 5 0 0 6
that are	-2 23 -10 0 -11
that driv	-5 -9 15 0 0
that help	-11 12 -3 0 1
that is	-9 -7 10 0 5
that valu	-2 -5 -7 0 14
that will	-1 -8 -2 0 11
that you	6 6 0 -3 -9
the	-6 16 -6 -3 -1
the abil	-15 2 11 7 -4
the abov	16 -12 0 0 -4
the art	-8 -1 -7 0 16
the bigg	-7 0 12 0 -5
the busi	-1 -3 9 -4 -1
the chal	-5 -4 -3 0 12
the chan	-8 -12 -3 0 23
the city	9 -6 0 5 -8
the clie	0 2 9 -4 -7
the comp	9 3 -2 -4 -7
the cont	-14 20 0 0 -5
the desi	-4 -1 11 0 -5
the deve	-15 19 2 0 -6
the digi	14 -4 0 0 -10
the driv	-5 0 -3 0 9
the eu	-7 -2 0 0 9
the fast	-12 13 -4 0 3
the flex	-9 -2 -6 0 16
the foll	13 -8 0 0 -5
the foun	-5 -14 -1 0 19
the full	0 -12 0 0 12
the futu	-11 -6 2 0 16
the glob	-13 -5 -2 0 20
the grou	-8 10 0 0 -3
the job	-16 -3 0 0 18
the kitc	15 -15 0 0 0
the line	10 14 -15 0 -9
the nece	-6 13 0 0 -7
the next	0 -10 0 0 10
the oper	-6 16 0 0 -10
the peop	-5 0 -3 0 9
the perf	-10 9 -3 0 3
the prim	-1 -10 0 0 11
the prod	-15 12 0 0 3
the qual	10 -28 0 0 19
the requ	-16 13 -1 0 4
the rest	9 5 0 0 -14
the righ	9 -3 -2 0 -4
the tabl	9 -6 6 0 -9
the team	-2 23 0 0 -21
the tech	-4 13 -6 0 -3
the tool	-5 -2 9 0 -2
the top	-7 -9 0 0 16
the work	-4 -10 -4 0 18
the worl	-6 11 -2 0 -3
the^	9 -17 0 -4 12
them einz	-7 0 11 0 -4
them into	1 -7 -3 0 9
them to	-12 15 -2 0 0
themen	21 5 -13 0 -14
then	10 -3 -6 0 0
ther$	4 0 -11 0 6
there	8 3 0 5 -16
theref	9 -5 0 0 -4
these	-1 11 -5 0 -5
they	-19 11 3 0 5
thin and	12 -7 3 0 -8
things	7 -12 3 0 2
thinki	-14 9 27 0 -22
this	1 21 -27 -3 9
this is	9 0 -11 -3 5
this posi	-11 -5 0 0 16
this role	-15 16 -3 0 2
those	11 7 -2 0 -15
though	-6 -7 2 0 11
thri in	-14 -7 24 0 -3
thrive	-18 -5 30 0 -6
thro the	-13 0 0 0 14
throug	2 15 -4 -4 -10
ti	-2 -5 -5 0 12
tia^	-19 -4 10 0 13
tial$	10 3 -5 0 -7
tica$	1 15 -1 -3 -11
tick rest	9 0 0 0 -9
ticket	3 12 -9 0 -6
tico$	-7 -8 19 0 -3
tida$	-3 0 11 0 -8
tiefe	6 -10 2 0 3
tiem comp	-5 -6 -1 -7 20
tiem efic	-8 9 0 0 0
tien expe	16 -6 0 0 -10
tien que	-11 11 0 0 0
tienda	-8 7 15 -6 -9
ties$	10 -4 9 -4 -11
tif^	-11 -4 21 0 -6
tiktok	-20 33 -7 0 -6
tim^	5 13 -7 0 -10
time	9 -5 -8 7 -3
time$	-3 9 -7 6 -6
timeli	-4 -18 -2 -3 27
times	-8 2 13 -3 -4
ting$	18 3 -15 -5 -1
tion$	7 12 -9 1 -10
tipo	10 -3 -3 0 -4
tipo b	-11 11 0 0 0
tipo de	8 -11 0 0 3
tipos	15 -11 0 0 -4
tir^	-2 27 -4 -4 -17
tis^	7 7 -11 0 -3
titu de	1 -7 0 -3 9
titu univ	17 -12 0 0 -5
titula	31 -18 0 0 -13
titulo	20 -16 -4 -7 7
tiv^	-11 0 11 0 0
tiva$	-8 -14 21 0 1
tive$	-22 -9 27 0 4
tivo$	-15 17 4 3 -9
tly^	9 5 -6 0 -7
tmek$	-12 21 4 -4 -9
tml5$	15 -4 -4 0 -7
tnis$	-2 -8 -4 0 14
to a	20 9 -1 0 -29
to acti	-11 8 -7 0 11
to alig	12 -6 0 0 -6
to all	-13 11 -4 0 5
to an	7 -9 0 0 2
to appl	-27 -18 -4 -1 51
to bala	-4 -1 13 0 -8
to be	6 -25 2 -6 24
to buil	-6 8 10 -3 -10
to chan	-6 0 15 -4 -5
to comm	22 0 -17 -4 -2
to comp	-13 8 0 0 4
to cont	22 -2 -3 0 -17
to crea	-22 19 4 -3 2
to cust	12 -16 6 0 -3
to deve	-21 24 0 0 -3
to dive	-9 -3 0 0 13
to do	-11 8 -8 0 11
to driv	14 2 -9 0 -6
to end	-10 7 3 -3 4
to get	-4 -1 -5 0 11
to grow	1 -7 -3 -4 13
to have	13 -11 -4 -3 5
to hear	-11 0 0 0 11
to iden	21 -11 -3 0 -7
to impl	13 -12 0 -4 3
to impr	-4 9 5 0 -10
to inte	0 6 4 0 -9
to join	8 6 7 0 -21
to lear	-3 -15 17 0 1
to lift	-16 0 -8 24 0
to main	-8 -6 12 -1 3
to make	1 -3 -7 0 10
to maki	4 -10 0 0 6
to meet	8 9 1 0 -18
to mult	-18 -5 20 3 0
to new	-10 4 5 0 0
to open	19 -10 0 0 -9
to our	0 -15 3 0 12
to prov	3 0 6 0 -9
to solv	-9 13 -9 0 6
to star	-11 7 8 6 -10
to succ	5 25 -25 -6 1
to take	5 -12 -2 7 2
to the	-17 1 19 -4 1
to tran	-10 6 -1 0 5
to trav	-15 3 -14 38 -12
to unde	-12 14 2 3 -8
to work	11 -20 13 13 -17
to your	13 4 0 -4 -13
toda las	-11 1 6 4 -1
today	7 -11 -1 0 4
todo	-20 7 -5 -3 20
todo mome	11 -4 0 -2 -5
toge coll	-6 10 0 0 -4
toge with	-2 12 0 -3 -7
togeth	22 -10 -10 -3 2
tolera	-9 -4 12 0 0
tolle	-11 -5 0 0 16
toma	-12 7 19 -4 -10
toma de	-25 17 22 -4 -10
tool	9 -4 4 0 -10
tool im	-3 10 0 0 -7
tool to	1 -15 0 0 14
tool und	-15 19 13 -1 -16
tool wie	-9 18 -1 0 -8
tools	5 1 -9 5 -2
top	0 0 -11 0 11
top arbe	11 0 0 0 -11
top mark	-1 -9 0 0 10
top^	-8 -1 -3 0 11
tory$	15 -8 0 0 -7
tosa$	-6 9 0 0 -4
total	-5 -3 -13 -3 25
touch	-13 9 0 -3 7
toward	22 -12 -7 0 -3
tra^	-1 -19 0 0 20
trab 0	-1 -6 -5 2 11
trab bajo	-9 8 8 -4 -4
trab como	5 4 0 0 -10
trab con	9 21 -10 0 -20
trab de	-16 10 11 4 -10
trab dina	-3 -12 -3 0 17
trab en	-14 -7 9 2 10
trab es	-6 -6 0 -9 20
trab limp	0 9 -3 0 -6
trab por	-7 11 5 3 -12
trab pres	-3 -7 -4 -9 24
trab tiem	-7 0 9 0 -2
trab y	13 -15 4 -2 0
trabaj	12 -9 -1 -8 6
trac and	10 -1 -4 0 -5
trac reco	12 -9 -4 0 0
track	-6 16 -8 0 -2
tracki	-4 17 -5 -4 -4
trade	8 -11 3 0 0
tradic	15 -8 0 -7 0
tradit	8 0 3 -3 -9
tragen	-3 12 -7 0 -1
trai and	-6 0 -4 0 10
train	-14 15 -2 -2 3
traine	-8 25 0 0 -17
traini	13 -12 0 -3 4
tran comp	13 -11 1 0 -4
tran de	0 11 -3 0 -8
transa	2 17 -3 0 -15
transf	-17 -7 -5 0 28
transp	-6 0 -1 -7 13
trasla	-21 22 0 3 -3
trat con	-11 -4 11 0 4
trat de	-15 5 13 0 -2
tratar	-9 -7 5 0 12
trato	-17 -5 30 0 -8
travel	-21 4 -24 35 6
treffe	11 -5 4 0 -10
treibs	-4 15 1 0 -13
tren and	-9 13 0 0 -4
tren und	1 3 -11 0 7
trends	-5 12 -5 0 -2
tribut	5 5 6 0 -16
tritts	12 -8 3 0 -7
tro^	-26 19 11 0 -4
trol$	3 -9 8 0 -2
tros$	13 -17 0 0 5
trul matt	-8 10 -3 0 0
truly	-9 6 -6 0 8
tsch$	18 -7 6 -3 -15
tte^	-3 -14 4 -2 14
tten$	-3 -7 -3 0 13
tter$	-10 10 5 0 -5
tu	10 -29 1 -2 20
tu cv	1 -4 9 0 -7
tu hoja	-8 -4 -1 -4 17
tu prop	-7 0 0 -3 11
tual$	-14 -2 17 -4 2
tud^	-25 -7 28 0 4
tung$	0 -2 -10 0 11
tura$	11 -17 7 0 0
turen	0 10 0 0 -10
turn	7 24 -10 0 -21
turn rota	11 0 -5 -3 -3
turno	-22 7 0 0 16
turnos	-2 -9 0 3 8
tus	-1 -15 -6 0 22
tus habi	-9 -8 0 0 16
tv	-2 -7 9 -3 3
two	2 -11 0 0 9
types	11 -1 0 0 -10
typogr	24 -4 -10 0 -11
tze^	-8 11 0 0 -3
tzen$	9 8 -12 0 -4
u	-6 -5 -5 0 16
u v	-4 -6 0 0 10
uado$	9 -1 0 0 -8
uage$	16 -8 -4 0 -4
uar^	-17 28 0 -4 -6
uber 0	-13 -15 -4 0 32
uber das	-12 14 0 0 -2
uber dich	11 -4 -3 0 -4
uber die	0 -1 10 0 -9
uber du	2 13 -3 0 -11
uber durc	6 -9 6 0 -3
uber ein	-7 -5 3 0 9
uber sie	1 20 0 0 -20
uber und	7 -9 12 0 -10
uber von	-2 10 4 0 -11
uberbl	-4 3 11 0 -10
uberdu	-12 -3 15 -4 3
uberna	-21 25 -4 4 -4
uberne	-17 10 5 -2 5
uberni	-14 17 0 0 -3
uberse	-4 14 -1 0 -9
uberst	3 -14 0 -3 13
uberwa	1 14 -4 0 -11
uberwe	-4 -6 0 0 10
uberze	24 -20 10 0 -14
ubicac	9 -4 7 -10 -2
ubicad	-9 -10 -6 3 23
ucir$	14 0 -3 -11 0
uclu$	9 -7 -2 4 -3
uct^	-14 14 -4 0 4
ucto$	-13 21 -1 0 -6
ude^	-8 -8 26 0 -11
udio$	-8 12 0 0 -4
uen^	-8 -3 -2 0 13
uhr	-5 -3 -4 0 11
ui	-1 10 -2 -4 -2
uido$	12 -10 0 0 -2
uipo$	8 -16 27 1 -18
uir^	-5 20 -5 0 -9
ukte$	16 -17 -1 0 1
ular$	-3 -9 2 0 10
uld^	-3 -15 1 0 18
ull^	-2 11 -3 -4 -2
ulo^	11 -8 -4 -6 7
ulos$	-21 26 0 0 -6
ulti tend	-3 10 0 0 -7
ultima	-23 2 -3 0 24
um	-3 23 -19 -1 0
um das	4 -15 0 0 11
um dein	-7 -8 0 0 15
um unse	-7 -3 11 0 -1
um$	1 -9 9 -1 0
umfa in	0 -9 0 0 9
umfang	-16 -10 -4 0 30
umfe das	-5 -7 -7 0 18
umfe in	-7 -3 -7 0 17
umfe z	11 -7 -4 0 0
umfeld	2 -3 9 0 -8
umga mit	31 -18 2 -3 -13
umgang	3 -18 30 -3 -13
umgebu	-13 5 6 0 3
umgese	2 -12 0 0 10
umsatz	0 16 0 0 -16
umsetz	-10 7 0 0 3
umwe und	0 10 -3 0 -7
umzuse	8 -2 -10 0 4
un	-6 12 3 -13 4
un a	9 -1 3 0 -11
un ambi	3 -7 18 0 -15
un buen	-5 10 0 0 -6
un cont	1 -12 0 0 11
un equi	-2 2 -18 0 18
un exce	-2 10 -7 0 0
un nuev	-7 -7 0 0 14
un plan	4 10 -4 0 -10
un plus	-5 11 0 0 -6
un prof	-4 0 -6 0 10
un supe	-12 16 0 0 -4
un^	-3 -15 -4 0 22
una	-8 -2 -7 -6 22
una app	10 -6 0 0 -3
una cart	-8 -6 10 0 3
una comu	-17 5 2 0 10
una empr	0 -5 -1 -4 10
una entr	16 -16 -2 0 2
una expe	-9 26 -3 0 -14
una imag	13 -10 0 0 -3
una orga	-7 1 -4 0 10
una pers	-17 7 6 0 5
unab von	-10 -3 0 0 13
unabha	-13 -3 -1 0 18
unbefr	-9 -3 -11 0 23
und	-14 9 7 -6 3
und 0	0 -7 -4 0 10
und absc	12 5 -9 0 -8
und abwe	-3 -1 -6 0 10
und admi	-4 10 -1 0 -5
und ai	9 -1 -7 0 -1
und akti	-2 3 -14 0 12
und anal	-6 -10 9 -1 8
und ange	-2 -4 -4 0 10
und anwe	-6 10 -4 0 0
und arbe	7 -11 8 -3 -1
und auch	-2 10 -4 0 -4
und auf	0 -8 12 0 -4
und ausg	15 0 -9 0 -6
und auss	0 13 0 0 -13
und auto	11 6 -10 0 -6
und beha	15 -13 1 0 -3
und beho	-1 -9 0 0 10
und bere	-17 9 2 6 1
und besc	0 -1 -8 0 9
und best	3 11 -1 0 -13
und betr	-7 10 -2 0 0
und bewe	-15 8 -3 0 10
und biet	-4 11 0 0 -8
und bist	8 -25 6 0 11
und busi	10 -4 -6 0 0
und clou	4 -10 -2 0 7
und comp	-9 17 -9 0 0
und cont	-6 -9 10 0 5
und corp	2 8 -9 0 -1
und dein	-8 13 2 0 -7
und den	3 23 0 -1 -26
und denk	-5 -4 9 0 0
und der	9 -8 6 0 -7
und desi	21 -18 -2 -4 2
und die	13 -24 -5 0 16
und dien	-6 -8 10 0 3
und digi	-2 -4 13 0 -6
und disk	-4 -9 6 0 6
und doku	8 11 -12 0 -7
und du	3 4 8 0 -16
und durc	-2 11 -2 -2 -5
und e	-3 -9 0 0 12
und echt	9 -2 -4 0 -2
und eige	14 -10 -12 0 8
und ein	0 -11 -7 -4 22
und eine	7 -13 -1 0 7
und eins	20 -5 -3 0 -12
und elek	-3 -7 -1 0 10
und enga	0 -2 -8 0 10
und ents	-19 17 -4 0 6
und entw	-14 9 -2 0 7
und erge	-2 -12 11 0 3
und erle	-6 -6 -4 0 15
und even	-2 9 0 4 -11
und exte	-8 15 -4 0 -3
und fach	-10 4 -1 0 7
und fina	0 -15 0 0 15
und flex	12 -4 0 4 -12
und freu	11 7 -3 -6 -9
und gesu	4 -16 0 0 12
und hast	14 -4 3 0 -13
und hilf	-7 -2 0 0 10
und hohe	-3 -4 -15 18 4
und hybr	-8 11 0 0 -3
und ihre	-4 -4 -3 0 11
und imme	-16 8 0 0 7
und impl	-8 15 0 0 -8
und in	1 -1 -13 0 13
und indu	-6 -5 0 0 11
und inno	11 -7 -9 0 6
und inte	16 -10 -1 0 -4
und it	0 -14 -4 0 18
und karr	0 -5 -4 0 9
und ki	-11 7 0 0 4
und klar	-7 1 9 0 -3
und konf	-9 11 9 0 -11
und konz	11 -12 4 0 -3
und koor	0 9 -5 0 -5
und kund	-7 9 11 -4 -9
und land	12 8 0 0 -20
und leit	4 18 -8 0 -14
und lern	-8 -1 -7 0 16
und losu	-10 12 9 0 -12
und lust	-11 -3 22 0 -8
und mach	-6 12 -2 0 -3
und mana	-6 18 -4 0 -8
und mark	2 17 -7 0 -13
und mehr	12 -10 -2 0 0
und mit	9 -30 4 0 18
und nach	-3 -5 -1 -3 13
und netz	-3 11 0 0 -7
und nutz	1 -14 5 0 8
und obst	0 -10 0 0 10
und oder	12 -12 0 0 0
und offe	-11 4 0 0 7
und oper	-6 9 0 0 -2
und opti	-7 7 9 0 -9
und orga	4 -3 -9 0 8
und perf	0 0 9 0 -9
und pfle	-2 16 -2 0 -13
und plan	7 8 -4 0 -12
und plat	-9 -3 12 0 0
und prag	-11 -4 11 0 4
und pras	17 11 -23 0 -5
und prax	-6 -7 0 0 13
und praz	8 -13 8 0 -3
und prob	-10 11 4 0 -5
und prod	-15 8 8 0 -1
und prof	2 8 -9 0 -1
und proj	9 -18 0 4 6
und proz	-2 14 0 0 -12
und pruf	12 -9 0 0 -3
und qual	-2 2 13 0 -13
und raum	3 -10 -6 0 13
und remo	-1 -6 -4 0 11
und schn	13 -10 1 -1 -2
und schu	0 24 0 0 -24
und sehr	-1 0 10 0 -9
und selb	-7 0 -8 0 15
und serv	-10 4 16 0 -10
und setz	9 -15 2 -1 5
und sich	9 -9 -13 0 13
und sie	-9 -2 4 0 8
und sieh	0 -4 -7 0 11
und soft	3 11 -4 -4 -6
und sorg	-11 13 10 0 -13
und sozi	4 9 -3 0 -10
und spaß	-2 -3 -3 0 9
und star	-6 10 0 0 -3
und stel	-11 5 4 0 1
und steu	-4 20 0 0 -16
und stru	8 8 -10 0 -6
und syst	-9 -9 11 0 8
und team	-5 -9 0 0 14
und tech	-14 -1 -4 0 19
und teil	-3 9 4 0 -10
und term	-9 8 7 0 -7
und test	-8 12 0 0 -4
und tool	-10 10 0 0 0
und trei	-4 15 1 0 -13
und uber	9 9 -3 -2 -13
und umse	7 15 -2 0 -21
und unse	23 2 -2 0 -22
und vera	15 -15 10 0 -10
und verg	-6 10 0 0 -4
und verh	0 11 0 0 -11
und vers	20 2 -11 0 -12
und vert	-8 10 0 0 -2
und verw	-10 20 -3 0 -7
und viel	-3 9 -1 0 -5
und wach	10 -8 -3 0 1
und wart	-4 -4 12 0 -4
und weih	0 14 -8 -4 -3
und weit	9 17 -12 0 -14
und wert	-10 1 11 0 -1
und wett	0 10 -4 0 -6
und will	-1 -3 9 0 -6
und wir	11 -2 0 0 -9
und wird	-3 13 0 0 -10
und wirt	-4 -14 6 0 12
und work	15 4 -5 0 -14
und zahl	5 -4 -10 0 9
und zeit	-15 13 0 0 2
und ziel	10 -9 18 0 -19
und zusa	5 -14 3 0 5
und zuve	-7 7 13 0 -12
und$	3 -3 -11 0 11
und^	-3 -2 6 8 -9
unde of	20 -7 2 -3 -11
unde pres	-2 -10 13 3 -4
unde the	-1 5 9 0 -14
unders	16 -8 8 -3 -12
undo$	-4 -8 0 0 12
unet a	-4 -6 -14 0 24
unete	-7 -6 -14 0 27
ung^	-4 34 -7 -7 -15
unifor	-20 -11 -3 0 35
unique	-2 -6 -4 0 12
unir a	-6 11 6 0 -11
unirse	-16 17 1 0 -3
unirte	10 -7 5 0 -8
unit	0 -14 -4 0 18
univ degr	-17 6 0 0 11
univer	15 -12 -12 0 8
unkt$	3 13 0 0 -16
unmitt	7 -13 0 0 6
uno	9 -4 -4 0 -1
uno de	9 -9 0 0 0
uns	-3 4 -16 -9 25
uns als	7 -10 -4 0 7
uns auch	-6 0 0 -4 10
uns dara	0 -3 -7 0 10
uns die	-4 -5 0 0 9
uns steh	10 -4 0 0 -7
uns und	11 4 0 0 -15
uns wich	23 -8 -4 0 -10
uns zu	9 -3 0 0 -6
uns$	3 -10 9 0 -3
uns^	-6 0 0 -4 10
unse buro	12 -8 0 0 -4
unse cont	-8 9 0 0 -1
unse date	0 -12 0 0 12
unse erfo	-1 9 -7 0 -1
unse grun	0 11 0 0 -11
unse inno	-1 -10 0 0 12
unse inte	-7 -3 0 0 9
unse kund	10 -18 -3 0 10
unse mand	0 -12 0 0 12
unse mark	0 10 0 0 -10
unse miss	0 21 0 0 -21
unse mita	9 5 -3 0 -11
unse prod	0 -9 7 0 2
unse stan	10 14 -7 -2 -15
unse team	4 -11 -5 0 13
unse wach	7 -3 7 0 -10
unser	-7 -4 -8 -2 22
unsere	-14 24 -19 -5 14
unte akti	6 -11 -9 0 14
unte beim	12 -9 0 0 -3
unte des	-3 14 0 0 -11
unte dich	0 12 0 0 -12
unte du	-2 19 0 0 -16
unte durc	0 -11 0 0 11
unte fur	3 11 -4 0 -11
unte im	-12 4 0 0 8
unte mit	-4 9 -3 0 -2
unte uns	-11 7 0 0 4
unte zu	-15 7 25 -3 -15
unter	4 -9 4 -4 4
unterl	6 -11 0 0 5
untern	-16 -4 9 -1 11
unters	-17 13 -3 -3 11
unts$	17 -8 0 0 -9
up	-9 7 0 3 -1
up to	-2 -11 -3 3 13
update	-15 9 0 0 6
uppe$	5 -16 -4 0 16
ups	-11 23 -3 0 -8
ura^	14 10 -6 0 -18
ural$	9 -7 -2 0 0
uras$	0 10 -2 0 -8
urba spor	1 -10 -4 0 13
urch$	14 10 -4 -4 -16
ure^	3 13 -6 0 -10
uren$	13 -1 -18 0 6
uretme	21 -7 -13 0 -1
urgenc	-10 5 6 0 0
urlaub	-9 -22 -4 -4 38
uro^	-20 2 0 0 19
urt^	-4 -4 0 9 -2
urun	-16 12 0 -4 8
urunle	-5 13 0 -4 -4
us	1 -2 -11 -1 13
us and	9 -4 0 0 -5
us as	-11 -2 0 0 13
us$	5 -17 -4 -3 19
use	-5 -5 -12 5 17
use case	14 -9 0 0 -5
use^	-12 22 0 0 -10
used	-16 13 0 0 3
used in	-13 6 0 0 7
user	4 9 -5 0 -9
users	9 2 -4 0 -7
uso	25 -23 -1 0 0
uss^	-12 -1 -4 0 16
usse$	-3 0 -6 0 9
ust^	11 -4 4 1 -12
usua y	-11 4 0 0 8
usuari	-7 11 -5 0 2
usw	-8 20 -3 0 -8
usw$	-5 13 -3 0 -4
ute^	-12 20 -8 0 0
utet$	-7 11 0 0 -4
util de	12 -12 0 0 0
util herr	-14 14 0 0 0
utilid	-13 -4 0 0 16
utiliz	-3 10 -8 0 1
utzt$	-4 -6 -4 0 14
uung$	-17 9 -2 0 10
ux ui	13 -19 0 0 7
uygula	-9 8 -1 -3 4
uyum	0 -10 -7 12 5
uyum sagl	0 -10 -7 12 5
uzer ilgi	9 -6 -3 0 0
uzerin	-22 19 0 0 3
v	-1 -20 -2 3 20
v m	-4 -6 0 0 10
v$	13 -6 0 0 -7
vaca y	-3 -4 0 -4 11
vacaci	-9 -9 0 -4 22
vacant	6 -2 -3 -9 8
vacati	0 -7 -3 0 10
vado$	-8 -4 0 0 12
valid	9 -2 -3 5 -9
valida	14 -2 6 0 -18
valo expe	11 -7 0 -4 0
valo y	-1 13 0 0 -12
valor	20 -17 0 -1 -3
valora	21 -1 -6 -4 -10
valore	5 7 -12 -3 3
value	3 -26 -7 0 30
values	18 -13 -11 0 7
vangua	-12 2 -4 0 14
variab	12 -10 -2 -5 5
varios	15 -3 -4 0 -8
variou	17 -10 -1 0 -5
vb	12 -4 0 -5 -3
vdi	-6 10 0 0 -4
vdi soft	-6 10 0 0 -4
ve anal	-13 9 7 0 -4
ve ente	2 11 -4 -3 -6
ve esne	0 -4 -3 10 -3
ve geli	-11 14 0 0 -2
ve gunc	-6 10 0 0 -3
ve ikna	-6 -4 15 0 -6
ve is	12 -17 12 -4 -3
ve kull	5 -9 0 0 4
ve prob	18 4 -18 0 -3
ve proj	7 -11 8 0 -4
ve rapo	-13 7 -13 0 19
ve sati	-8 18 -8 0 -2
ve uygu	19 -15 3 0 -7
ve yeni	10 -16 -3 0 9
ve yone	-14 15 -3 0 2
veau$	14 -7 -4 0 -3
veces	-2 10 0 -3 -5
vegan	12 -3 0 0 -9
vehi prop	-37 1 -4 43 -3
vehicu	20 -23 -5 25 -16
vela por	-14 20 -2 0 -4
velar	-10 20 -2 0 -7
vels$	3 -11 -1 0 8
ven^	3 -20 18 0 -2
vencid	-3 -9 0 0 12
vender	-5 10 -2 0 -3
vendor	-8 28 -6 0 -14
vent a	13 -8 0 0 -5
vent asig	-7 16 0 -8 0
vent efec	-7 11 0 0 -4
vent en	-20 20 0 0 0
vent esta	1 8 0 0 -9
vent o	14 -12 0 0 -2
vent si	-2 9 -4 0 -3
vent y	-9 -2 -9 7 14
venta	-7 10 2 -3 -3
ventaj	12 1 -3 0 -10
ventas	9 23 -46 -1 15
ventur	0 -13 0 0 13
ver^	2 9 -6 0 -4
vera ab	0 -12 -4 0 16
vera fur	-14 27 2 0 -16
vera und	-3 -4 -2 0 9
vera zu	1 2 8 0 -11
verand	9 0 -6 0 -4
verans	-8 18 -3 0 -6
verant	-20 -3 20 -2 6
verb der	-3 12 0 0 -10
verb mit	14 11 -9 0 -15
verb und	-13 20 2 0 -9
verb y	-10 8 2 0 0
verbal	6 5 10 0 -21
verbes	6 16 -2 0 -20
verbri	-4 0 12 0 -8
verbun	9 6 -10 0 -4
verdie	-9 -3 4 0 9
verein	-7 2 -5 0 10
veren	7 -9 1 0 0
verf gest	-5 9 0 0 -4
verf uber	5 -9 11 0 -7
verf und	8 8 -11 0 -5
verg von	-6 10 0 0 -4
vergle	27 -7 -5 0 -15
verhan	27 -6 -9 0 -13
veri	11 9 -15 0 -5
veri anal	10 -17 11 0 -4
verifi	-27 23 20 -3 -13
verilm	5 -11 -2 0 7
veriml	0 -6 15 0 -10
verkau	-1 18 0 0 -17
verkeh	-18 -8 0 0 26
verlas	-14 -3 19 0 -2
verm leis	-8 -6 0 0 14
vermek	17 -17 0 0 0
vermit	-11 2 -1 0 11
vermog	-8 -2 0 0 10
vers die	-3 10 0 0 -7
vers fur	20 -16 -4 0 0
vers stak	1 -11 5 0 5
vers und	-8 19 -2 0 -9
vers unse	2 -10 0 0 9
vers von	9 -6 0 0 -3
vers wie	13 -7 0 0 -6
versic	-7 9 -4 0 2
versio	5 9 -4 0 -10
verspr	0 -6 -4 0 10
versta	25 -7 7 0 -24
verste	39 -19 -4 0 -16
vert auss	-3 -17 0 0 20
vert zur	10 -1 -9 0 0
vertei	6 4 4 0 -13
vertic	21 -13 0 0 -9
vertie	-9 1 0 0 8
vertra	-9 -2 2 0 9
vertri	7 6 -10 0 -3
verw von	-11 16 0 0 -5
verwan	1 7 -14 0 6
very$	8 10 0 0 -18
ves^	-14 6 5 0 3
veya	-4 18 -7 -4 -3
via^	-7 -4 -1 0 13
viabil	-12 12 0 0 0
viaj anua	-2 -4 0 -3 9
viajar	-19 -5 -4 29 -2
viajes	11 -24 0 3 11
vibes	0 5 4 0 -10
vibran	10 0 -2 0 -8
vice$	24 -5 -5 0 -14
vida	-7 -3 -7 0 16
vida al	12 -5 0 0 -7
video	15 5 -9 0 -11
videos	30 -5 -4 -6 -15
viel	-6 -2 -4 0 12
viel aufg	-4 -8 0 0 12
viel eige	0 -8 -3 0 11
viele	-12 -11 3 0 20
vielen	-4 -12 0 0 16
vieles	-7 0 -3 0 10
vielfa	-5 -12 -7 0 24
vielse	-3 -20 -3 0 27
vielza	-4 -10 0 0 14
vier de	-8 -10 0 0 18
vierne	2 -4 -3 10 -5
view$	16 -6 0 0 -10
vigent	8 -2 0 -10 4
vir^	-7 0 -3 16 -6
virtua	11 -1 -4 0 -7
virtue	-1 6 9 0 -13
visi a	-10 13 0 0 -3
visi y	16 -7 0 0 -8
visibi	-13 1 3 0 8
visio	19 -6 0 0 -13
visita	12 7 0 -2 -17
visual	-8 13 8 0 -12
visuel	-7 2 11 0 -7
vita y	-7 -2 0 0 10
vitae	-7 -2 0 0 10
vity$	-14 -11 10 0 16
vivi en	-18 -4 -3 17 8
vivir	9 -11 -3 13 -8
voca de	-16 -4 16 0 4
vocaci	-9 -11 16 0 4
vollem	12 -16 -2 0 6
vollst	-15 1 -4 0 18
vollze	-15 1 -5 0 19
volu of	-10 -7 10 0 6
volume	-15 -2 21 0 -4
vom	-2 4 -11 0 9
vom erst	16 3 -8 0 -11
von	-11 22 -8 -1 -2
von 0	-9 -3 -4 0 16
von anfa	-4 -2 -4 0 9
von aufg	10 -9 -1 0 0
von bewe	-2 10 -3 0 -4
von den	0 -15 0 0 15
von der	-13 1 13 0 -1
von eine	0 -11 0 0 11
von ents	17 -7 -3 0 -7
von fina	14 -4 0 0 -10
von grun	3 -13 2 0 8
von info	7 -12 4 0 1
von inte	9 1 -4 0 -6
von kost	0 -9 0 0 9
von kund	-13 14 0 4 -4
von proj	9 -5 0 0 -4
von proz	-14 16 0 0 -2
von soci	15 -11 0 0 -4
von team	-15 2 13 0 0
von uber	0 12 -4 0 -9
von vort	19 -9 10 -7 -12
von$	12 -12 0 0 0
vops$	-10 10 0 0 0
vor	13 9 -12 -5 -6
vor ort	-16 5 -4 -1 15
vor und	2 10 -5 -4 -3
vor^	9 -8 0 7 -7
vora und	-2 -3 -6 0 11
voran	-4 12 1 0 -9
voranb	-1 15 0 0 -14
voranz	6 -12 -3 0 10
voraus	-9 0 0 0 9
vorb von	-5 -4 0 0 10
vorber	-5 16 -3 0 -8
vorgab	1 11 0 0 -12
vorgan	-5 11 -4 0 -2
vorste	12 -19 -3 0 10
vortei	18 -5 5 -7 -11
vorzug	13 -4 -5 0 -4
vos^	-9 -9 15 -3 5
vsop	-6 -4 0 0 10
vue js	11 -11 0 0 0
w d	-4 -3 0 -3 11
wach ist	-10 0 0 0 10
wach und	-9 1 -1 0 9
wach unte	-6 -9 0 0 15
wach von	10 -6 0 0 -3
wachse	-17 0 0 0 17
wages	11 4 0 0 -14
wahl	-17 -6 0 0 23
wahren	-2 -9 0 0 10
wan	13 -6 0 0 -7
want	14 -11 -9 0 6
want to	8 -11 -1 0 4
ware$	21 -11 -4 0 -6
wareho	-9 5 0 0 4
warm	-2 -6 21 -4 -9
wart und	-12 20 -4 0 -4
wartun	-15 15 12 0 -11
warum	-8 -8 -2 -4 22
was du	0 6 5 0 -11
was wir	-3 -7 -1 0 11
was^	-5 10 -8 0 3
wasser	11 -14 0 0 3
way	17 -10 -4 0 -3
way of	10 -5 -9 0 5
way$	17 -13 11 0 -15
ways	4 10 -6 0 -8
we are	3 -11 1 -1 8
we have	-5 6 -10 0 9
we hire	-6 -6 4 0 9
we look	-13 -2 0 0 15
we need	-12 21 4 0 -13
we prov	1 -10 -8 0 17
we re	-5 -3 -7 1 14
we stri	1 -4 11 0 -9
we supp	-4 -9 -4 0 17
we valu	-12 -5 3 0 14
we will	19 -6 5 -1 -17
we work	-9 -17 14 0 12
we woul	16 -6 0 0 -10
we^	12 -23 -1 -4 15
web	-2 12 -2 7 -15
web serv	-11 15 0 0 -3
web$	16 -22 10 0 -4
web^	12 -8 0 0 -4
webanw	12 -8 0 0 -5
webina	1 9 0 0 -11
websit	10 -2 -4 0 -5
week	8 -4 -6 9 -8
week$	19 -6 -2 2 -13
weeken	-9 2 -12 26 -7
weekly	-21 -8 -4 25 8
wege	6 -13 -3 0 10
wege$	-5 -3 -3 0 11
weihna	-2 -5 -8 -4 18
weit der	-3 16 -6 0 -7
weit des	-5 15 -4 0 -7
weit fach	-5 9 -4 0 0
weit im	-13 10 0 0 3
weit unse	6 10 -4 0 -13
weit unte	13 -16 0 0 4
weit von	20 -2 2 0 -20
weiter	-15 0 2 -1 14
weiß wie	-3 10 -2 0 -5
weißt	22 -16 -2 0 -4
welcom	-17 2 14 0 1
well	4 -4 6 4 -9
well as	22 -2 -8 0 -12
wellne	-11 2 -6 0 16
wellpa	-8 -14 -2 0 24
welt	-8 -2 0 0 10
welt$	12 -4 -7 0 -2
weltwe	-4 -5 -8 6 10
wenig	-3 -6 -3 0 12
wenn du	-11 4 1 0 6
wer	-1 -11 -2 0 14
wer^	5 -11 -2 0 8
werd sie	0 -19 0 0 19
werd teil	6 -17 0 0 11
werd und	0 12 0 0 -12
werde	4 -17 0 0 12
werden	-5 -25 -7 -7 43
werk in	0 12 -2 0 -10
werkst	9 -1 -6 0 -2
wert	13 -16 11 0 -8
wert auf	2 -16 5 0 10
wert und	-3 1 11 -4 -6
werte	-1 4 8 0 -11
wertsc	-18 -17 9 0 27
wertvo	-9 0 0 0 9
wesen	10 -8 10 0 -12
wesent	15 -1 -8 0 -6
wettbe	-3 13 -4 0 -6
what	-1 5 11 0 -15
what trul	-8 10 -3 0 0
what we	-11 1 10 0 1
what you	9 1 4 0 -14
when	-4 2 10 2 -10
when nece	8 -14 0 0 6
wher you	12 3 9 0 -23
where	19 22 -12 0 -29
whethe	14 -8 0 -1 -5
which	2 11 -6 0 -8
while	4 14 4 0 -22
who	-4 1 19 -4 -12
who care	-4 -7 0 0 11
who is	-3 -8 -3 0 14
why we	-10 0 3 0 7
why^	10 3 -4 0 -9
wich ist	14 -4 0 0 -10
wichti	14 -3 -3 3 -11
wide	31 -16 -5 0 -10
wie	11 5 -9 0 -7
wie ios	-6 10 0 0 -4
wie man	12 -12 -2 0 2
wie pers	-5 0 -4 0 9
wie z	12 2 0 0 -14
wie^	10 6 -7 0 -9
wieder	16 -3 -2 0 -11
will	0 10 5 -12 -2
will nich	-8 -11 0 0 19
will not	17 -7 0 0 -10
will to	-17 4 15 11 -13
will work	-8 11 0 0 -3
willin	-17 4 15 11 -13
willst	-10 -23 9 0 23
wind serv	-13 15 0 0 -2
window	-8 4 -16 0 20
wir	-26 -8 -1 0 36
wir arbe	10 -6 -3 0 -1
wir begl	-3 -9 0 0 12
wir dich	-9 8 -7 0 7
wir dir	16 -4 -1 0 -12
wir eine	-10 14 -3 0 0
wir ford	0 -9 -3 0 11
wir lebe	0 12 0 0 -12
wir lege	-1 -4 9 0 -4
wir scha	-5 4 -7 0 9
wir sind	-8 -2 -5 0 16
wir spez	-4 -6 0 0 10
wir steh	-4 -7 0 0 11
wir stel	-2 -4 -3 0 9
wir such	15 -2 0 0 -12
wir uns	-4 1 9 0 -6
wir unte	0 -18 -4 0 22
wir von	12 -7 0 0 -4
wir^	6 -16 -4 0 14
wird$	-7 11 4 0 -8
wirkli	0 -18 1 0 17
wirksa	-7 -2 -3 0 12
wirkun	15 -13 -3 0 1
wirs du	-12 5 -6 0 13
wirst	-6 3 -10 0 13
wirtsc	9 8 -6 0 -11
wiss und	-7 14 -8 0 0
with	9 -1 -10 -5 7
with 0	-22 -1 0 18 5
with a	16 7 -18 -10 5
with agil	9 -2 -4 0 -3
with all	-9 11 8 0 -9
with an	3 6 0 0 -9
with busi	-1 -9 4 0 6
with clea	2 -16 7 0 7
with clie	3 5 1 0 -9
with data	-7 0 -4 0 11
with desi	23 -12 -2 -4 -5
with engi	6 -10 9 0 -4
with exte	-8 14 0 0 -6
with flex	-4 12 -8 0 1
with more	11 -3 -4 0 -5
with othe	9 -6 6 -2 -6
with our	14 4 -3 -5 -10
with over	-16 -1 0 0 18
with prod	-8 -5 1 0 12
with team	-5 -4 9 0 0
with the	3 -1 10 -2 -11
with us	-11 2 -7 -3 19
with$	19 -3 -2 -6 -8
within	7 10 -16 0 -2
withou	2 -19 6 19 -9
wo	8 -10 0 0 3
wo du	-11 0 0 0 11
woch im	-3 -7 0 0 11
woche	-11 -10 11 0 10
wochen	-26 0 -13 21 18
wohlbe	-10 -4 0 0 14
wollen	13 10 -3 0 -20
word	-7 14 3 0 -10
word powe	12 -4 -4 0 -4
word$	14 -10 0 0 -4
wordpr	17 -10 -4 0 -4
work	-12 -7 -4 19 4
work and	4 -10 1 0 5
work as	15 -7 6 0 -14
work at	-9 5 0 0 3
work envi	-8 -15 11 0 12
work ethi	-8 5 9 -2 -4
work expe	-7 12 0 0 -5
work for	14 2 0 0 -16
work from	-12 -16 9 0 19
work hour	-7 -6 2 -4 16
work in	-6 11 -10 1 4
work inde	-17 5 20 -3 -4
work life	-4 3 -7 -3 12
work on	-1 -5 -1 -6 14
work remo	-10 0 6 -2 6
work setu	-6 -4 -6 0 16
work well	-7 -4 20 0 -9
work with	19 2 -13 -9 1
work$	-14 -5 9 -4 14
workat	-19 -9 4 -4 28
worked	12 -2 0 -4 -6
workfl	17 -16 8 -3 -7
workfo	-16 14 5 0 -3
workpl	9 -19 3 0 8
works	-8 11 -12 0 9
worksh	-2 1 -7 0 9
worksp	10 4 0 -4 -10
worl clas	3 -9 0 0 6
worl s	7 4 0 0 -10
world	6 -19 -2 0 16
wort	1 -1 6 3 -10
woul be	6 13 -6 0 -12
write	-5 9 -4 0 0
writin	12 0 -3 0 -9
writte	16 -1 -4 0 -11
wth^	-11 11 0 0 0
wunsch	32 -17 0 0 -15
www	8 -12 -4 0 8
www arbe	-1 9 -4 0 -4
x	11 9 -3 0 -17
x26$	-25 30 -7 0 3
xito$	-5 -3 -6 0 14
xml	12 -6 0 0 -6
y	-10 14 3 -8 1
y actu	-12 -1 5 0 9
y admi	9 -9 0 0 0
y al	8 -22 7 -2 8
y apoy	-11 6 0 0 4
y ases	-9 4 0 0 5
y auto	-13 -1 4 -2 12
y bene	21 -7 -4 -1 -9
y buen	25 -11 -5 0 -10
y busc	-8 1 -4 0 10
y capa	-23 26 -4 0 1
y capt	-7 20 0 0 -12
y cerr	-8 10 0 0 -2
y cier	24 -17 0 -3 -3
y cola	-11 20 -14 0 4
y comi	-13 7 -2 0 8
y comp	-19 -10 26 6 -4
y comu	17 -4 -9 4 -8
y con	19 -10 1 0 -10
y conf	-5 -1 -3 0 10
y cono	-21 13 -2 0 10
y cons	11 -21 -3 -3 16
y cont	-6 -18 14 0 10
y coor	-13 12 8 0 -7
y corr	-9 13 0 0 -4
y crea	-14 0 0 0 14
y crec	-9 -5 3 0 12
y cump	7 -35 20 0 8
y dato	-14 9 9 0 -4
y de	-1 -1 11 0 -8
y del	-14 3 2 -2 11
y depu	14 -10 0 0 -4
y desa	11 -4 2 0 -9
y deta	9 -4 0 0 -5
y dina	0 -12 4 0 8
y dise	-17 29 -3 0 -9
y disp	-8 -7 -4 7 12
y docu	-9 9 0 3 -4
y edic	-9 13 0 0 -3
y efic	-22 14 12 0 -4
y ejec	-7 27 -11 -4 -5
y el	-23 -1 18 0 6
y elec	14 -7 0 -3 -4
y empr	-9 3 0 0 5
y en	10 -7 -1 -2 -1
y ener	-1 12 -13 0 2
y entr	-15 12 0 0 2
y envi	-4 -21 0 0 24
y equi	-15 8 4 -3 6
y esca	16 -16 0 0 0
y esta	-7 0 -4 0 11
y estr	11 -11 0 0 0
y expe	-12 9 4 0 -1
y extr	-10 -1 12 4 -5
y faci	-9 6 5 0 -2
y falt	10 -10 0 0 0
y feri	-8 0 -4 2 10
y form	-2 -12 -4 0 18
y fort	9 -3 0 0 -6
y gara	17 -16 -3 0 2
y gest	-7 15 -16 0 9
y habi	-16 11 11 0 -6
y hace	-9 13 0 0 -4
y hora	15 -4 0 -2 -9
y la	-10 0 8 10 -8
y las	-17 20 -1 0 -2
y limp	-1 12 -4 0 -7
y mane	-15 10 -8 0 13
y mant	-4 9 5 0 -11
y medi	-14 10 0 9 -5
y meta	11 -4 -7 0 0
y moni	-11 4 0 0 6
y moti	-6 24 -15 0 -3
y opor	26 -11 0 0 -15
y orga	14 -6 -4 0 -3
y orie	2 19 -22 0 1
y otra	-18 21 0 0 -3
y otro	-24 23 0 0 1
y part	-6 -3 0 0 9
y pers	-8 10 0 -3 1
y plan	11 -3 -3 2 -7
y poli	9 -5 0 0 -4
y por	-2 9 0 0 -8
y post	-11 17 -3 0 -3
y pote	9 -10 0 0 1
y prec	-9 16 -3 0 -4
y proa	-3 -10 16 0 -4
y proc	14 2 -3 0 -13
y prof	-4 -2 12 0 -5
y prom	-10 14 0 -4 0
y punt	-7 9 -5 4 -2
y que	-19 -9 12 4 12
y quie	3 15 -4 0 -14
y real	-6 12 -5 0 -1
y rece	-7 12 0 -4 -1
y reco	-26 16 3 6 1
y repo	-10 15 0 0 -5
y reso	17 -16 5 0 -6
y retr	-4 0 -7 0 11
y reun	-10 0 0 0 11
y se	6 -9 -7 0 10
y segu	5 7 -1 0 -11
y sele	-13 15 0 0 -3
y ser	13 -11 5 0 -7
y serv	-10 6 -4 0 8
y sist	-14 15 0 0 0
y soci	-5 -9 9 0 5
y soft	0 -21 0 0 21
y soli	-4 9 -3 0 -2
y solu	-9 -5 3 0 10
y supe	-23 15 0 0 8
y te	10 -11 -4 0 5
y tend	-11 11 -4 0 3
y tran	-9 -7 -3 0 19
y un	-9 1 8 3 -3
y una	1 -2 -9 0 9
y util	-1 16 -4 0 -12
y vehi	8 -15 0 10 -3
y vent	-18 17 0 0 1
y viaj	-2 -4 0 -3 9
y visi	10 -13 6 0 -4
ya	-1 -3 0 -5 9
yakin	-14 -5 0 15 4
yapabi	11 -3 -4 0 -4
yapara	-14 18 -4 0 0
yapila	-8 13 0 -4 -1
yapilm	-27 26 9 -4 -4
yapmak	2 9 -2 0 -9
yar^	-14 11 0 0 3
yazi geli	6 -11 3 0 3
yazi ve	2 -11 14 -3 -3
year	21 -15 -4 0 -2
year of	6 -14 0 0 8
year$	17 -12 0 0 -6
years	13 -17 -3 0 6
yee^	-11 -7 0 0 17
yeni	-8 -10 -5 0 22
yer^	3 -5 9 0 -8
yetene	8 -6 16 0 -17
yetkin	17 -6 3 0 -13
yil	11 -4 0 0 -7
yil dene	11 -4 0 0 -7
yoneli	-16 25 0 0 -9
yonetm	-1 10 -6 -4 1
york	-3 18 0 0 -14
you are	-13 -13 6 0 20
you can	3 -12 1 0 7
you don	-4 -6 -4 0 14
you enjo	-6 -2 -8 -1 16
you focu	6 -13 0 0 7
you have	18 -14 5 -3 -6
you like	9 -8 0 0 -1
you ll	-27 14 -1 0 14
you love	-3 -10 0 0 13
you must	-11 5 10 3 -7
you need	4 -11 0 0 7
you own	-9 2 0 0 6
you re	-7 -26 18 0 15
you the	18 -2 -4 0 -11
you thri	-2 9 -1 0 -5
you to	-4 -10 1 0 13
you unde	8 -14 0 0 6
you want	2 -3 -12 0 12
you will	-14 19 -6 0 1
you with	4 -7 9 0 -6
you$	-4 -5 -8 0 17
your	6 0 -9 -14 18
your care	-19 -6 7 0 18
your cv	-10 -7 0 0 17
your own	-8 -8 0 0 17
your skil	-9 -10 0 0 20
your team	16 -6 2 0 -12
your work	0 -10 7 0 3
yourse	0 -10 11 3 -5
yse^	-5 22 0 0 -17
ysen$	-10 19 0 0 -9
ysis$	23 -13 0 -6 -4
yuksek	11 -4 -2 0 -5
yurutm	-9 15 0 0 -6
yurutu	2 10 -8 -4 0
yze^	-15 7 0 0 8
z	9 -4 -4 -3 2
z b	12 1 -4 -3 -6
zada$	-13 -9 8 0 15
zahl und	1 9 -3 0 -7
zahl weit	0 -13 0 0 13
zahlen	-11 -22 19 0 15
zahlre	3 -18 -4 0 19
zaje$	-5 -5 11 0 0
zaman	-11 0 11 0 0
zar^	2 36 -17 0 -21
zeic sie	0 -4 10 0 -7
zeichn	-3 -4 14 0 -8
zeigst	-3 5 11 0 -13
zeit	5 -24 15 0 4
zeit 0	-9 0 0 0 9
zeit und	2 7 -12 0 2
zeit zu	-12 2 12 0 -2
zeit$	-7 -10 -1 0 18
zeitge	-15 11 0 0 4
zeitra	-13 -3 -4 0 19
zent ansp	-8 11 0 0 -3
zent in	0 -16 0 0 16
zentra	-1 18 -10 -4 -3
zer^	-27 16 -4 0 16
zertif	9 -24 5 0 10
zess$	-10 9 0 0 1
zgo^	-4 -11 20 0 -4
ziel	-7 11 -3 0 -1
ziel arbe	-3 0 11 0 -8
ziel ist	0 10 -3 0 -7
ziel und	-3 6 9 0 -12
zielen	-3 -4 10 0 -4
zielgr	5 6 2 0 -14
zielor	-3 -2 13 0 -8
zin^	-14 -12 0 0 26
zona	2 -18 -3 8 11
zona de	7 -9 -3 -3 9
zonas	24 -7 -3 -3 -12
zu	-7 -10 10 13 -6
zu arbe	20 -16 12 0 -17
zu begl	5 -10 15 -6 -5
zu dein	3 10 -7 3 -9
zu digi	-9 -1 5 0 5
zu eine	-11 22 -2 0 -9
zu ents	-7 -6 0 0 14
zu erzi	0 8 1 0 -9
zu fuhr	-3 -3 9 0 -2
zu habe	10 -2 -4 0 -4
zu haus	6 0 -10 0 4
zu ihre	15 -3 -4 0 -9
zu lern	12 -9 -2 -3 3
zu opti	1 -10 2 -3 10
zu reis	0 -3 -6 10 0
zu scha	11 -5 6 0 -12
zu uber	6 -11 3 -2 4
zu uns	15 -1 5 -4 -16
zu unse	-11 5 4 0 2
zu vera	-3 10 3 0 -10
zu verw	-8 -17 2 0 23
zu$	-7 11 3 -2 -5
zug	-13 17 -3 0 0
zuga zu	-11 -6 -3 0 19
zugang	-18 1 -3 0 20
zuku unte	7 8 -3 0 -13
zukunf	3 -9 -11 0 16
zum	-3 -5 -7 4 12
zum absc	-10 -5 0 0 15
zum erfo	-4 13 0 0 -9
zung$	-4 15 -7 0 -4
zur	-8 6 -4 -4 10
zur arbe	0 10 -3 0 -7
zur effi	-9 4 0 0 5
zur priv	-5 -11 0 0 15
zur qual	0 11 0 0 -11
zur umse	0 -17 0 0 17
zur unte	0 17 0 0 -17
zur verf	10 -3 -4 -4 1
zusa mit	0 25 -12 0 -14
zusa um	-2 11 0 0 -9
zusa und	-8 19 -3 0 -8
zusa unse	0 11 0 0 -11
zusa zu	2 -11 0 0 9
zusamm	-6 -12 2 0 15
zusatz	-18 -16 -2 0 36
zuschu	-15 -4 -3 0 23
zustan	0 9 -12 0 4
zuve und	15 -12 12 0 -15
zuverl	-4 -34 39 10 -12
zwei	9 -15 0 0 6
zwin erfo	10 -4 0 0 -6
zwisch	4 1 6 -2 -9
€	0 14 -8 -1 -5
徵連結^	2 12 -4 0 -10
應徵連結	2 12 -4 0 -10
應徵連結 http	2 12 -4 0 -10
`;
