/** Made by `evals/world/adverts/train.ts`: a feature and its weight for each class of a line. */
export const LINE_WEIGHTS = `
!	-14 6 -7 -1 16
#0	31 -14 -6 -17 6
#1	24 0 -14 -18 9
#2	17 9 -20 -14 8
#3	17 12 -27 -9 8
#4	10 13 -16 -20 13
#5	8 11 -19 -10 10
#6	11 17 -42 -9 23
%	-15 11 -11 -3 18
0	5 4 -14 2 3
0 0	15 -12 -9 -9 15
0 a	-19 16 -6 9 0
0 al	-2 4 0 8 -9
0 am	-10 4 0 4 2
0 and	28 -10 0 0 -18
0 ano	22 3 -8 -2 -15
0 anos	10 -12 -3 -7 12
0 bene	-5 19 -1 0 -14
0 con	-3 4 0 9 -9
0 coun	-10 -13 0 0 23
0 days	4 -11 -5 -4 17
0 de	-4 10 0 -2 -3
0 dias	-13 -6 0 15 5
0 home	0 -24 0 0 24
0 hora	4 4 4 -19 6
0 hour	18 -8 0 1 -12
0 jahr	12 -14 -4 0 5
0 leve	-9 15 -1 0 -5
0 mes	-8 9 0 -4 3
0 mese	9 -15 0 -2 8
0 mill	-7 14 0 0 -7
0 mita	-7 -4 0 0 11
0 mont	-16 0 10 -3 10
0 nive	14 0 0 -3 -11
0 of	-1 -11 0 0 12
0 para	14 -9 0 -4 -2
0 pm	0 -7 0 -3 11
0 remo	-16 3 -4 0 17
0 seme	11 -5 0 0 -5
0 sess	0 17 0 0 -17
0 tag	-3 10 0 0 -6
0 tage	-12 -8 8 0 13
0 tech	4 -9 0 0 5
0 und	11 2 -3 0 -11
0 y	11 4 5 -13 -6
0 year	-9 7 0 -4 5
0 yil	14 -4 0 -4 -6
00$	9 0 0 -6 -2
1$	4 8 -2 0 -10
100^	-13 0 0 0 13
10^	-8 11 16 0 -19
1^	10 -4 0 0 -6
2026$	-12 -7 12 -3 10
2^	6 4 0 0 -9
30^	-17 -4 -1 0 21
365$	5 5 0 0 -9
3^	8 -10 0 0 2
4^	18 -10 4 -4 -8
6^	9 -2 0 0 -7
8^	-10 -1 16 0 -5
9^	-4 0 10 0 -6
:	1 -4 11 -14 6
?	-6 0 -23 -7 35
@	-8 -2 9 0 1
^0	9 -12 18 -15 0
^0 0	-13 15 -4 0 2
^0 anos	33 -16 -7 0 -10
^0 days	-8 -4 0 0 12
^0 years	20 -22 0 0 2
^a	8 -12 4 -6 5
^a strong	3 -2 9 -2 -8
^abilit	-2 -10 -3 5 9
^abilit to	-11 -8 4 1 13
^abwech	0 -16 0 0 16
^acceso	16 -12 0 -1 -4
^access	-3 -9 -2 0 14
^access to	-9 -9 -2 0 21
^acompa	-18 -3 0 0 21
^act	1 9 -4 0 -7
^act as	1 9 -4 0 -7
^actitu	1 -10 14 0 -4
^actitu proact	3 -10 7 0 0
^active	9 1 -4 0 -6
^activi	-8 14 -6 0 0
^adapta	4 -6 15 -2 -12
^adapta al	11 -8 1 0 -4
^ademas	-9 9 7 0 -6
^admini de	-7 13 0 0 -5
^advanc	13 -9 -4 0 0
^afilia	-11 -7 0 0 18
^agile	13 -4 -2 0 -8
^aktif	9 0 -5 0 -4
^aktif arac	9 0 -5 0 -4
^aktive	14 8 -8 0 -14
^aktive mitges	13 -8 0 0 -5
^alimen	-10 -3 0 0 13
^alta	9 -4 -5 0 -1
^alta capaci	11 0 -5 0 -7
^ambien	-14 -2 -5 0 22
^ambien de	-4 -2 -5 0 11
^an	3 -9 4 0 2
^analis	-2 7 4 0 -9
^analit	-7 -2 12 0 -3
^analys	-1 22 -4 0 -17
^analys und	-9 9 0 0 0
^analyt	0 0 20 0 -20
^analyz	-10 8 -3 0 5
^anspre fur	-9 15 0 0 -6
^api	11 -3 0 0 -8
^apis	18 -11 0 0 -6
^aplica	-10 12 -2 -2 3
^apoyar	-8 18 -4 0 -5
^apoyar en	-12 16 0 0 -3
^apoyo	-10 4 -3 0 8
^aprend	-14 5 4 0 5
^aqui	-6 0 -4 0 10
^arbeit	-10 -5 -13 -4 32
^arbeit an	-4 -4 -4 0 12
^arbeit mit	-1 19 -4 0 -15
^archiv	-9 16 0 0 -7
^are	-4 -6 -12 0 23
^are you	-10 -18 0 0 28
^as	-10 5 0 0 6
^as a	-5 12 0 0 -7
^asesor a	-7 10 0 0 -3
^asiste	-30 27 -2 0 5
^asisti	-10 16 0 0 -6
^assist	12 14 -4 0 -21
^at	0 -18 6 0 11
^atenci	11 -3 6 0 -15
^atenci al	-18 1 17 0 0
^atenci person	22 -18 -4 0 0
^atende	-15 17 -7 0 6
^atract	-10 0 0 0 10
^attrak	-8 -12 0 0 20
^auch	8 3 0 0 -11
^aufbau	-9 7 -4 0 5
^ausbil	6 -14 0 -3 10
^ausgep	13 -10 4 0 -7
^aussta	-5 -8 0 0 13
^autoca	13 -6 0 0 -7
^autono	-10 -4 18 0 -4
^availa	-8 -1 10 -1 0
^aws	18 -6 -6 0 -6
^ayudar	-2 16 -4 0 -10
^bachil	18 1 0 -2 -16
^bachil en	10 -4 0 -2 -4
^bajo	-10 -6 -3 0 19
^be	-8 3 6 7 -9
^beca	-6 -12 0 0 18
^begeis	-4 -17 25 0 -4
^begeis fur	-4 -17 25 0 -4
^beglei	10 -10 0 0 0
^bei	-2 -19 12 0 9
^bei uns	-8 -39 0 0 47
^benefi	-18 -12 7 0 24
^benefi de	-5 -4 0 0 9
^benutz	0 1 8 0 -9
^benutz und	-4 13 -2 0 -7
^beratu	-9 -1 -8 0 18
^bereit	12 -7 14 4 -23
^bereit zur	5 -4 8 0 -9
^berufs	15 -14 0 0 -1
^betrie alters	-4 -5 0 0 9
^betrie gesund	-4 -4 0 -3 11
^bikele	-7 -10 0 0 17
^bist	-14 -6 -2 0 22
^bist du	-14 -6 -2 0 22
^bitte	4 5 7 -2 -14
^bonifi	-16 -5 0 0 21
^bono	-6 -7 0 0 13
^bonos	-16 -4 0 -4 24
^breite	-3 -7 0 0 11
^brinda	-9 23 -6 -3 -4
^brinda asesor	-1 9 0 0 -8
^bring	-4 10 0 0 -6
^budget	-4 14 -4 0 -6
^buena	-3 -2 10 7 -12
^buena presen	-3 -5 16 0 -7
^buenas	2 -10 8 0 1
^buenas relaci	-19 11 8 0 0
^build	-15 26 -4 0 -8
^build and	-8 12 0 0 -4
^buscam	4 3 7 0 -15
^buscar	9 -7 0 0 -2
^candid	-2 -11 -1 5 10
^capaci	-24 6 1 -5 23
^capaci a	9 7 -2 0 -14
^capaci consta	-7 1 -5 0 11
^capaci contin	-14 1 -4 0 18
^capaci de	-14 7 20 1 -14
^capaci demost	10 -11 4 0 -4
^capaci en	5 9 0 0 -14
^capaci para	16 2 1 2 -22
^capaci y	-16 5 -4 -3 18
^captac	10 -6 0 0 -4
^carism	17 -10 -1 0 -6
^carro	10 0 0 -6 -4
^carter	14 -13 -3 0 2
^certif	-9 -4 0 0 14
^ci	11 -6 -3 0 -3
^ci cd	11 -6 -3 0 -3
^cierre	-9 13 0 0 -4
^cierre de	-9 13 0 0 -4
^clean code	10 -4 0 0 -7
^client	20 -7 -8 0 -4
^coachi	10 -4 0 0 -6
^cobran	-7 11 -3 0 0
^colabo	4 12 0 -4 -11
^colabo en	-5 16 -3 -4 -4
^collab	-5 9 5 -3 -7
^come	12 -4 -3 0 -4
^comerc	11 5 0 0 -16
^comfor	19 -19 16 -4 -12
^comfor workin	3 -4 10 0 -10
^comisi	-6 -13 -4 -3 25
^comisi y	11 -4 0 0 -7
^commun	8 4 3 0 -16
^como	-1 -12 -1 0 15
^compan	-8 -3 0 0 11
^compen	-16 27 0 0 -10
^compet	-13 -12 13 -3 15
^comple	2 -21 0 8 12
^compro	-9 -11 25 -2 -3
^comuni efecti	-16 -6 25 0 -3
^con mas	-11 -4 0 0 15
^concil	-9 13 0 0 -4
^conduc	-1 16 0 0 -15
^conoce	4 13 -7 -3 -6
^conoci	46 -22 -10 0 -14
^conoci de	18 -14 -4 0 0
^conoci del	-11 11 0 0 0
^conoci en	12 0 -6 0 -6
^consul	2 -9 -3 0 10
^contab	3 13 -11 0 -4
^contac	-4 10 0 0 -6
^contai	12 -4 0 0 -7
^contar	4 -12 -4 8 4
^contar con	4 -12 -4 8 4
^conten	-3 13 -6 0 -4
^contin	-10 -3 0 0 14
^contra	7 -4 -7 -4 9
^contra indefi	-11 0 -3 0 14
^contra labora	-7 -1 0 -4 12
^contri	-3 24 -10 0 -11
^contro	15 -10 -3 0 -2
^coordi	-14 19 0 0 -4
^coordi y	15 -9 0 0 -6
^cotiza	-10 10 0 0 0
^creaci	-6 15 0 0 -9
^creaci de	-6 12 0 0 -6
^crear	0 11 -7 0 -3
^crear conten	10 -6 0 0 -4
^create	-21 21 0 0 0
^creati	1 -12 10 0 1
^creati y	-9 -1 9 0 0
^crecim	3 -6 -8 0 10
^crecim person	-7 0 -5 0 11
^crecim profes	-8 -3 -4 0 15
^cross	-1 9 -6 0 -2
^css	13 -9 0 0 -4
^cumpli	-13 42 -3 0 -26
^cumpli con	-17 26 -3 0 -7
^cumpli de	-19 28 0 0 -9
^cursan	-4 10 0 0 -6
^custom	-2 -4 9 0 -3
^dabei	-2 16 -4 0 -10
^damit	20 -2 -3 0 -15
^dann bewirb	-6 -4 0 0 10
^dann bist	-4 -14 0 0 17
^das	7 -16 0 0 9
^de	10 -13 3 -10 10
^de lunes	-14 0 0 -9 22
^deep	1 -11 -9 0 18
^defini	-7 27 -3 0 -16
^degree	13 -6 0 0 -8
^dein	-6 24 0 0 -19
^deine	2 24 -8 0 -19
^deine missio	-5 12 0 0 -7
^demons	16 -16 10 0 -9
^der	18 -15 -3 0 -1
^desarr	-25 37 -11 -2 1
^desarr e	-9 12 0 0 -4
^desarr estrat	-12 12 0 0 0
^desarr y	8 5 0 0 -13
^descue	-13 -1 0 0 14
^desde	-15 19 -3 -3 2
^design	-6 19 -4 0 -8
^design and	-12 12 0 0 0
^desira	10 0 -10 0 0
^despac	-12 15 0 0 -4
^destre	18 -4 -6 -4 -4
^detall	12 -8 -3 -7 5
^develo and	-10 14 0 0 -4
^die nutzun	-4 13 0 0 -9
^digita	15 7 0 0 -22
^dinami	-5 8 4 4 -11
^direct	-20 7 12 0 1
^discip	-10 2 11 0 -4
^disena	-10 21 -4 0 -6
^diseno	9 -4 7 0 -11
^diseno y	9 -6 0 0 -4
^dispon	6 -1 -16 22 -11
^dispon de	12 -3 -4 6 -11
^dispon inmedi	-15 0 0 11 4
^dispon para	-16 2 -12 25 0
^dispos	-7 -7 32 -7 -10
^dispos para	0 -3 15 -7 -4
^dispue	-3 9 -4 3 -4
^dispue a	-3 9 -4 3 -4
^divers	-9 -9 0 0 18
^do	-7 -5 0 0 12
^do you	-7 -5 0 0 12
^docume	9 -3 -4 0 -3
^dokuma	10 -10 0 0 0
^dokume	-14 21 0 0 -7
^domini	17 -11 0 0 -6
^don	9 0 9 0 -18
^drive	-13 17 -2 0 -2
^du analys	-4 11 0 0 -7
^du arbeit	3 6 9 0 -18
^du beglei	-11 11 0 0 0
^du beherr	19 -12 -2 0 -4
^du besitz	12 -8 4 0 -9
^du bist	2 -7 19 -4 -11
^du brings	-1 -11 10 6 -4
^du entwic	-9 13 -2 0 -2
^du erhalt	9 -10 0 0 1
^du hast	-1 10 0 0 -9
^du identi	0 -9 0 0 9
^du kannst	20 -25 8 0 -3
^du kennst	21 -9 -7 0 -5
^du kommun	15 -2 -13 0 0
^du mochte	-15 -15 -10 0 40
^du pflegs	-4 11 0 0 -7
^du suchst	-12 -10 0 0 22
^du uberni	-9 15 0 0 -6
^du unters	-3 12 -2 0 -8
^du verfug	8 -12 6 0 -2
^du willst	-4 -25 -8 0 37
^du wirst	2 -13 0 0 11
^durch	13 4 -14 0 -2
^durchf	-2 10 -4 0 -4
^dynami	-13 0 7 0 7
^econom	20 -4 -7 0 -9
^edad	16 -4 0 -4 -8
^edad 0	10 -4 0 0 -6
^edicio	17 -6 -4 0 -7
^educac	18 -11 -4 0 -3
^egresa	11 -2 -4 0 -5
^eigene	-3 -9 2 0 10
^eigeni	-2 -3 12 0 -6
^eigens	-7 9 10 0 -12
^eigenv	1 10 -14 0 3
^eigenv arbeit	-3 -2 -4 0 9
^ein	1 -9 -6 0 14
^ein arbeit	-8 -1 0 0 9
^einbli	-13 15 -1 0 -2
^einbli in	-11 -1 0 0 12
^eine	2 -26 14 1 8
^einen	12 -11 -8 0 7
^einsat	-4 9 12 -9 -8
^ejecuc	-18 19 -4 0 3
^ejecuc de	-14 15 -4 0 3
^ejecut	33 -25 0 0 -8
^el	2 6 -10 -9 10
^elabor	-4 20 -4 0 -12
^elabor de	-13 20 0 0 -7
^electr	11 -9 -7 0 5
^email	12 -7 -5 0 0
^empati	-8 -3 14 0 -3
^employ	-7 -14 0 0 21
^empres	-7 -18 6 -5 24
^empres de	-7 -6 0 0 14
^en	10 -6 -14 -8 17
^en az	11 -4 0 0 -7
^en equipo	19 0 -12 0 -7
^enfoqu	-8 3 12 0 -7
^enge abstim	-4 12 0 0 -8
^englis	0 -1 -8 0 9
^ensure	-12 23 -8 0 -3
^ensuri	-11 14 0 -2 -1
^entorn	14 -10 -9 -4 10
^entreg	9 -6 0 0 -3
^entwic	-17 27 -3 0 -7
^entwic und	9 -1 0 0 -8
^enviar	-8 -8 0 0 15
^equipo de	-8 -13 0 0 22
^eres una	0 -4 -5 0 9
^erfahr	40 -34 11 0 -17
^erfahr in	8 -12 11 0 -7
^erp	15 -8 0 -4 -4
^erste	11 8 0 0 -19
^erste erfahr	-4 11 0 0 -6
^erstel	-6 10 -4 0 0
^es	-6 12 -4 4 -6
^escrib	-11 12 0 0 -1
^escrit	12 0 -11 0 0
^escuch	-11 -4 15 0 0
^escuch activa	-11 -4 15 0 0
^espera	-3 -5 -1 0 9
^esquem	-9 9 0 0 0
^estabi	-17 0 -10 -4 31
^estabi labora	-10 0 -3 -4 17
^establ	-21 17 9 0 -5
^estamo	11 3 11 0 -25
^estamo buscan	-10 13 7 0 -10
^este	-2 -6 -5 0 12
^esto	-8 12 0 -4 0
^estudi	43 -18 0 0 -26
^estudi de	12 -3 0 0 -8
^evalua	-8 19 -4 -3 -4
^events	-14 12 0 0 2
^excel	11 0 -4 0 -7
^excele	11 -23 4 0 8
^excele ambien	-11 -7 -6 0 24
^excele comuni	0 -1 11 0 -10
^excele dotes	10 -4 -6 0 0
^excele habili	1 -3 15 0 -13
^excele ingres	-9 0 -4 0 13
^excele plan	-7 -3 -4 0 14
^excele presen	-4 9 9 0 -13
^excele servic	19 0 -4 0 -15
^excell	25 -9 -12 0 -4
^excell commun	-6 -8 14 0 0
^except	-10 8 5 0 -3
^execut	-5 14 0 0 -9
^experi	18 -3 3 -10 -7
^experi en	24 -12 -4 -2 -7
^experi minima	3 6 0 0 -9
^experi previa	10 -5 -5 0 0
^expert	19 -11 -4 0 -5
^expert en	14 -7 -4 0 -3
^exzell	9 0 -5 0 -4
^fachli	-7 20 -4 0 -9
^fachli wissen	-6 -4 0 0 10
^facili de	-5 -4 16 -4 -2
^factur	-8 13 -1 0 -4
^fahigk	32 -14 -2 -4 -12
^fahrra	-11 -3 0 0 14
^famili	6 -10 -4 0 8
^famili con	14 -9 0 0 -5
^famili with	21 -3 -4 0 -14
^fehler	-4 11 -4 0 -4
^finanz	15 -10 0 0 -4
^firmen	-12 0 0 0 12
^first	-2 9 0 0 -7
^flexib	-15 11 -15 12 8
^flexib arbeit	-4 12 -13 -3 8
^flexib workin	0 -7 -9 0 17
^fließe	-3 -3 10 0 -4
^fluent	10 -9 9 -4 -6
^fluent in	-5 0 9 -4 0
^follow	7 0 4 0 -11
^foment	15 0 -8 0 -7
^for	2 11 0 0 -13
^formac	20 -19 -4 0 3
^formac comple	10 0 -4 0 -6
^formac contin	-7 -4 0 0 10
^formac en	9 0 0 0 -9
^formac profes	-10 -4 0 0 14
^fortbi	-10 -3 -4 0 17
^founde	-12 -4 -4 0 19
^freude	-5 -9 25 0 -11
^freude am	-6 -4 12 0 -3
^freude an	9 -5 0 0 -4
^freude daran	-9 0 13 0 -4
^freund	-12 8 -7 0 11
^fuhrer	16 -8 0 -3 -5
^fuhrun	17 7 1 0 -25
^fundie	21 -11 -4 0 -7
^fundie einarb	-9 0 0 0 9
^funnel	11 -1 -10 0 0
^fur	5 -11 -3 -4 12
^fur deine	-7 -4 0 0 11
^ganzhe	-9 20 0 0 -12
^gelist	-1 13 -8 0 -4
^gemein	7 8 -4 0 -11
^genera de	-10 11 0 0 -1
^gerekl	13 -10 0 -3 0
^german	8 4 -1 0 -10
^gesamt	-9 9 0 0 0
^gestal	-8 -6 0 0 14
^gestio	-1 18 -4 -3 -10
^gestio de	-14 25 0 -3 -9
^gestio el	11 -11 0 0 0
^gestio la	-5 11 0 0 -6
^gestio y	6 -12 0 0 6
^gesund	-9 -3 0 0 13
^go	-12 8 6 0 -3
^good	9 -6 2 0 -4
^google	13 1 -6 0 -8
^great	-11 -5 1 -2 18
^growth	-10 10 0 0 -1
^grundk	18 -2 -8 0 -8
^grundl	5 -7 9 0 -6
^guclu	-5 -4 10 0 -1
^gute	15 -13 -4 0 3
^gute deutsc	12 0 -7 0 -5
^habili	25 -9 1 0 -18
^habili analit	-14 0 14 0 0
^habili de	-4 -10 22 0 -9
^habili excepc	13 -3 -10 0 0
^habili interp	-12 -4 16 0 0
^habili para	7 2 -9 0 0
^hardwa	-10 0 0 -4 14
^hardwa y	-22 -4 0 0 25
^hast	-9 -7 3 0 13
^hast du	-3 -7 -7 0 17
^have	-14 13 11 0 -10
^have a	14 -8 0 0 -6
^having	16 -9 -3 0 -4
^health	-5 -4 0 0 9
^help	-3 12 -4 0 -5
^herram	3 -14 0 0 11
^herram de	10 -6 0 0 -4
^hervor	-9 0 0 0 9
^highly	1 -9 4 0 3
^hohe	12 -11 0 -1 1
^hohe eigenv	17 0 -15 -3 2
^hoher	4 -16 6 0 6
^hohes	14 -4 -6 0 -4
^horari	-25 -4 -9 11 28
^horari de	-13 -4 -2 -2 21
^horari flexib	-4 0 -8 -2 14
^hybrid	-5 -6 0 0 11
^ideale	12 -9 0 0 -3
^identi	-6 20 -8 0 -7
^identi y	-6 11 -8 0 2
^iess	-6 17 0 0 -11
^if	7 -8 -7 -4 12
^if you	-18 -8 -7 -4 37
^ihre projek	-4 -8 -1 0 13
^iletis	-9 0 16 0 -7
^impact	5 0 -9 0 4
^impact e	14 0 -4 0 -11
^implem	-25 31 0 0 -7
^implem and	-9 12 0 0 -4
^implem de	9 -6 0 0 -3
^in der	9 -2 5 0 -13
^incent	2 -11 0 0 9
^incorp	-10 -6 -4 7 14
^indivi	-6 -8 -4 0 17
^ing	13 -6 0 -4 -4
^ingeni	11 -10 0 0 -1
^ingles	11 1 0 0 -12
^ingres	-15 16 0 0 -1
^ingres de	-4 11 0 0 -7
^inicia	-12 10 7 0 -5
^insbes	9 0 -8 0 -1
^instal de	14 -8 0 0 -6
^instal und	-5 9 -4 0 0
^instru	13 -10 0 0 -4
^intens	-4 -8 0 0 12
^intere	8 -9 9 0 -8
^intere an	22 -4 -1 0 -17
^intere in	16 0 -3 0 -13
^intern	-4 -6 0 -3 13
^interv	12 -12 0 0 0
^invent	12 3 0 -2 -13
^invent manage	10 -6 0 0 -4
^invest	23 -4 -8 0 -11
^is	17 -8 0 -5 -4
^is biriml	-6 14 -6 0 -1
^javasc	10 -2 0 -4 -4
^je	-7 11 8 0 -12
^je nach	-7 11 8 0 -12
^job	-9 -4 -6 0 19
^jobrad	-8 -4 0 0 12
^join	-8 -14 5 0 17
^join our	-6 -5 0 0 11
^join us	-11 -4 0 0 15
^jornad	-16 0 0 3 13
^kampag	-6 13 0 0 -8
^kein	-5 -4 -8 13 3
^ki	12 -9 -3 0 0
^klare	-4 -11 2 0 13
^knowle of	12 -2 -4 0 -7
^kolleg	-6 0 -4 0 10
^kommun	-25 1 20 0 4
^kommun und	10 -7 -2 0 0
^kontin	10 0 -3 -3 -4
^konzep	-11 22 -7 0 -4
^konzep und	-8 15 -4 0 -4
^kosten	-14 -1 -4 0 18
^kubern	11 4 -3 0 -11
^kullan	17 -7 -4 0 -6
^kunden	-6 14 7 -3 -11
^kurze	-7 -4 0 0 12
^la	13 -8 -5 -3 3
^la empres	-10 11 0 0 -1
^la oportu	-6 -3 -1 0 11
^langfr	-5 -12 0 0 16
^langja	8 -12 0 0 4
^laufen	-4 9 0 0 -5
^learni	-8 9 -4 0 3
^leistu	-11 -14 7 0 18
^lernbe	-10 0 20 0 -11
^lernen	-3 0 -6 0 9
^licenc	23 -20 -8 -2 7
^lidera	2 -13 16 -3 -1
^limpie del	-17 17 0 0 0
^linea	-8 -4 0 0 12
^linux	9 -6 0 0 -3
^llevar	-6 12 -3 0 -4
^logist	9 -4 0 0 -6
^los	11 -10 -1 -1 1
^lust	16 -8 -2 -3 -2
^lust auf	-8 -8 15 0 2
^macboo	-12 4 0 0 8
^mainta	-6 12 -8 0 3
^manage	3 13 -6 -3 -7
^maneja	5 12 -5 0 -12
^manejo	9 10 -7 5 -17
^manejo de	21 -1 -7 0 -13
^manejo del	-14 15 0 -1 0
^manten	-15 36 -3 0 -17
^manten actual	-10 14 0 0 -4
^manten al	-14 14 0 0 0
^manten la	-5 11 0 0 -6
^manten regist	-9 9 0 0 0
^manten un	1 10 -7 0 -4
^market	23 -14 0 0 -9
^mas	14 -3 0 0 -11
^master	-1 11 0 0 -11
^mehrja	17 -6 -4 0 -7
^mehrja erfahr	10 -6 0 0 -4
^mental	24 0 -13 -4 -7
^mentor	-9 -5 -4 0 18
^mercad	17 -7 0 0 -10
^micros	21 -10 0 0 -11
^mind	-10 -2 -4 0 15
^mindse	-8 0 11 0 -4
^mindse du	-8 0 11 0 -4
^minimo	7 4 0 0 -11
^minimo 0	13 -5 0 0 -7
^mit	-10 2 8 -2 2
^mit deinem	-7 15 0 0 -8
^mit uber	-9 0 0 0 9
^mitarb	-25 22 -1 -4 8
^mitarb an	-4 12 -1 0 -7
^mitwir	-18 28 0 0 -10
^mitwir an	-3 11 0 0 -8
^mitwir bei	-7 11 0 0 -4
^mobili	-9 -4 -11 9 15
^modern	9 -27 -14 0 32
^modern arbeit	-4 -4 -8 0 15
^moglic	-9 8 -5 0 7
^monito	7 2 0 0 -9
^motiva	6 -14 21 -3 -10
^movili propia	15 -6 0 0 -9
^must	-10 10 -3 4 0
^must be	-5 12 0 -12 6
^muster	-7 -1 -4 0 12
^nachha	-4 13 0 0 -9
^nachwe	12 -9 0 0 -3
^netzwe	-3 13 -2 0 -7
^nicht	13 0 -4 0 -9
^nos	11 -16 -3 0 8
^note	-8 -6 0 0 14
^now	-8 -3 -1 0 12
^nuestr	6 -24 12 0 6
^oferta	0 15 0 0 -15
^ofrece	-17 8 -5 -4 19
^on	4 -14 0 0 9
^onboar	-10 -5 0 0 15
^operat	-19 33 -6 0 -7
^oportu	-2 -4 -9 0 15
^oportu de	-7 -4 -4 0 16
^opport	-9 -1 0 0 10
^optimi	-15 3 14 0 -2
^optimi de	-13 13 0 0 0
^option	-3 -4 -3 -4 14
^organi und	-4 -5 10 0 -1
^organi y	10 0 -10 0 0
^orient	-1 -7 30 0 -22
^orient a	-4 -13 22 0 -4
^orient al	-11 5 25 0 -18
^otras	-18 22 0 0 -4
^otros	-8 -15 0 0 24
^our	18 -36 -2 0 20
^overse	-13 13 0 0 0
^own	-9 16 0 0 -8
^palabr	3 -10 0 -4 11
^para	16 -4 -11 -4 3
^partic	-16 19 -3 -2 2
^partic en	0 10 -4 -2 -3
^partic in	-12 12 0 0 0
^pasion	2 -7 12 0 -6
^pasion por	2 -7 12 0 -6
^passio	-6 -8 25 0 -12
^pensam	-9 -1 13 0 -2
^perfor	17 9 -6 0 -20
^person	1 -25 2 0 22
^person betreu	-7 -5 -3 0 15
^person weiter	-5 -4 0 0 9
^pflege	-16 6 0 -4 14
^planif	-5 12 -7 0 0
^planif y	10 1 -7 0 -4
^planun	-4 18 -6 0 -8
^please send	9 -4 0 -4 -1
^por	28 -7 -5 0 -16
^poseer	8 -7 7 5 -13
^posibi	-3 -10 -4 0 16
^posibi de	0 -7 -4 0 11
^positi	-14 8 19 0 -13
^postul	5 -18 0 0 13
^power	9 -6 0 0 -3
^practi	19 -16 0 0 -3
^prakti	10 -4 0 0 -6
^praxis	8 -11 0 0 3
^predis	-14 -9 28 0 -5
^prefer con	-11 8 0 4 0
^premio	-13 -4 0 0 17
^prepar	-25 37 -4 0 -7
^presen	-2 18 0 0 -17
^presen de	-2 9 -4 0 -3
^presen y	-4 10 0 0 -6
^presta	-9 3 0 0 7
^presta de	-5 -4 0 0 9
^previo	23 -15 -2 0 -5
^previo experi	9 -4 -2 0 -4
^proact	-14 -3 29 -4 -8
^proakt	-7 7 9 0 -9
^proble	-12 -3 21 0 -6
^proces	10 11 -4 0 -17
^proces de	-5 9 0 0 -4
^produc	6 -1 -10 0 5
^produk	-6 12 -2 0 -4
^profes	0 -9 1 0 8
^profic	13 -5 -4 0 -4
^progra	3 -4 0 -7 9
^proje	-9 19 0 0 -10
^projec	6 2 -11 0 3
^projek	-5 -19 -4 0 29
^promoc	-12 15 0 0 -3
^promov	-2 11 0 0 -9
^propon	14 -9 -2 0 -3
^propor soport	11 -11 0 0 0
^prospe	3 7 0 0 -10
^prospe y	0 10 0 0 -10
^proven	17 -17 1 0 -1
^provid	-11 21 -8 0 -2
^proyec	-3 -12 -4 0 19
^public	6 2 -17 0 10
^puntua	-8 -7 16 0 -2
^qualif	-8 -16 0 0 24
^qualit	-8 12 4 0 -8
^que	9 -16 8 0 -1
^raporl	0 9 0 0 -10
^react	-5 10 -6 0 0
^ready	-7 -8 0 0 15
^ready to	-7 -8 0 0 15
^real	-3 -12 -4 0 18
^realiz de	-10 0 -3 0 14
^realiz el	-9 -8 0 0 17
^realiz prueba	-10 10 0 0 0
^realiz visita	-9 9 0 0 0
^recepc	-7 11 0 0 -4
^redes	22 -3 -4 0 -15
^refere	9 -6 -4 0 0
^regelm	-10 15 -6 0 1
^regelm team	0 -9 -3 0 12
^regist	6 16 -3 0 -19
^regist de	8 0 0 0 -9
^regist las	9 -9 0 0 0
^regula	0 -3 -9 0 12
^reiseb	-4 -2 -8 14 0
^relaci	0 -11 6 0 5
^remune	-7 -3 -4 0 14
^remune fija	10 -7 0 0 -3
^report	3 10 0 -4 -9
^repres	-14 19 -1 0 -4
^requis	9 -2 0 0 -7
^resear	-6 13 0 0 -7
^reside en	-15 -4 0 20 -1
^residi	-19 -1 0 21 0
^residi en	-11 -1 0 13 0
^resolv	-1 17 -14 0 -3
^respet	-14 0 18 0 -4
^respet y	-4 -5 9 0 0
^respon	-30 20 21 -1 -10
^respon de	-4 9 0 0 -5
^review	-3 7 0 7 -11
^routin	17 -17 7 0 -6
^saber	10 7 -13 0 -4
^salari	8 -11 2 0 1
^salari compet	-14 -8 -10 0 32
^satis	11 10 -12 0 -9
^schnit	-2 20 -4 0 -13
^schrei	13 -2 -4 0 -7
^schrif	13 0 -1 -6 -6
^se ofrece	-4 -8 0 0 12
^se requie	9 -10 7 0 -6
^seguim	-12 24 -4 0 -9
^seguim a	-8 14 0 0 -6
^sehr	11 -10 -4 4 0
^seit	-4 -8 -4 0 15
^seit 0	-4 -8 0 0 11
^selbst	-7 4 18 2 -18
^senden	-4 -9 -4 0 17
^senden sie	-4 -9 -4 0 17
^sentid	1 -3 9 0 -7
^sentid de	-5 -3 12 0 -4
^ser	-1 14 9 0 -23
^servic	20 -7 -6 0 -8
^servic al	12 -6 0 0 -6
^si	-6 -14 -7 -3 29
^si eres	-7 -13 -1 0 20
^sicher	-4 11 3 0 -10
^sicher arbeit	-7 -8 -4 0 18
^sicher der	-10 10 0 0 0
^sicher von	9 -3 0 0 -6
^sie	13 -1 5 -4 -14
^sie arbeit	-12 7 2 0 3
^sie besitz	9 -3 -3 0 -4
^sie haben	-2 -20 12 0 9
^sie sind	6 -12 9 0 -3
^sirket	-2 -13 -1 0 16
^sistem	12 -8 3 0 -7
^social	-4 19 0 0 -15
^social media	0 12 0 0 -13
^softwa	21 -26 16 0 -11
^solici	-5 -4 0 0 10
^solid	16 -12 0 0 -4
^solid unders	9 -9 0 0 0
^solide	19 -10 -3 0 -6
^solido	10 -8 0 0 -2
^solido conoci	10 -8 0 0 -2
^soluci	22 -8 -10 0 -4
^somos	-9 -21 -3 0 33
^somos una	-4 -15 0 0 18
^soport	15 -1 -8 0 -6
^sorgfa	-7 1 9 0 -2
^soruml	-15 -1 17 0 -2
^sozial	-16 -10 0 0 26
^spanis	20 -10 -2 0 -8
^spanne	-10 0 0 0 10
^stabil	-13 -1 -4 0 19
^starke	7 -12 -1 0 6
^strate	-12 20 12 -3 -17
^strong	9 -11 17 -6 -8
^strong commun	-1 10 -7 0 -2
^strong unders	-9 -4 13 0 0
^strukt	-22 -7 7 0 22
^strukt einarb	-4 -7 0 0 11
^sueldo	-16 -8 0 0 23
^sumup	-4 -10 0 0 13
^superi	0 9 -2 0 -6
^superi analyt	-10 0 13 0 -4
^superv	-19 25 0 -3 -3
^superv y	-11 11 0 0 0
^suppor	2 10 -4 0 -8
^system	22 -15 0 0 -7
^takim	-8 6 10 -4 -4
^takim calism	-3 -10 14 -4 3
^tatigk	-7 13 0 0 -6
^te apasio	-5 -9 0 0 14
^te gustar	-11 0 0 0 11
^te invita	-15 0 0 0 15
^team events	-11 0 0 0 11
^teamfa	-7 -8 11 7 -3
^teamge	-8 -4 9 0 2
^teamsp	-7 -5 0 0 12
^tecnol	17 -7 0 0 -10
^tel	-15 0 0 0 15
^teleco	13 -2 0 0 -12
^telefo	2 -10 0 0 8
^tener	9 -10 13 1 -13
^tercer	10 -6 0 0 -4
^tercer nivel	10 -6 0 0 -4
^tercih	10 -2 -4 0 -5
^testin	-9 12 -3 0 0
^the	7 -20 5 -2 10
^then	-2 12 -4 0 -6
^then we	-9 12 0 0 -3
^they	-5 -8 11 0 3
^this	6 3 -21 0 12
^this is	6 3 -15 0 6
^ticket	-15 21 0 0 -6
^titula	13 -6 -4 0 -4
^titulo	19 -12 0 0 -7
^titulo de	11 -4 0 0 -7
^todos	-17 -2 0 0 19
^todos los	-17 -2 0 0 19
^trabaj	14 21 -5 -8 -22
^trabaj 0	-13 4 -4 0 13
^trabaj bajo	4 -11 11 0 -4
^trabaj con	5 11 -7 0 -9
^trabaj de	-4 11 -3 0 -4
^trabaj en	-17 12 18 -8 -5
^track	-8 14 0 -4 -3
^trato	-10 -14 26 0 -2
^uberna	-3 11 0 0 -8
^uberse	-7 11 0 0 -4
^umfang	-8 -15 -4 0 27
^umsetz	-10 14 0 0 -4
^un	-2 -18 -6 0 26
^un ambien	0 -10 -4 0 14
^un entorn	-3 -4 -2 0 9
^und	19 -21 -2 0 4
^unders of	6 -10 7 0 -3
^unete	-8 -12 -4 0 23
^unete a	-8 -8 -4 0 19
^unifor	-8 -7 0 0 15
^univer	16 -6 -3 0 -7
^unser	-5 -22 -4 0 31
^unser buro	9 0 0 0 -9
^unser team	-4 -6 -6 0 15
^unser ziel	-4 11 -2 0 -6
^untern	-5 0 10 -4 -1
^untern denken	-5 0 9 -4 0
^unters	-9 7 -4 0 6
^unters bei	11 -7 -4 0 0
^unters der	11 -11 0 0 0
^urban	-7 -4 0 0 11
^urban sports	-7 -4 0 0 11
^valora	-10 18 0 -4 -5
^vehicu propio	-11 0 0 11 0
^velar	-4 11 0 0 -6
^velar por	-4 9 0 0 -4
^venta	-5 16 0 0 -12
^verant	-25 -8 17 -4 19
^verant fur	-6 16 1 -4 -6
^verhan	24 -16 -4 0 -4
^verifi	-10 19 0 -3 -6
^vertri	7 -9 5 0 -2
^viajes	-9 0 0 0 9
^viatic	-23 -6 -3 0 32
^viel	-10 -7 -4 0 21
^vielse	0 -9 -4 0 13
^vivir	1 -7 0 13 -7
^vivir en	-15 -3 0 18 0
^vocaci	-2 -17 23 0 -4
^vocaci de	-15 0 19 0 -4
^von	6 -13 6 0 1
^vorber	13 3 -4 0 -13
^vorzug	9 -9 0 0 0
^was	-3 11 -7 0 -1
^was wir	-9 -1 0 0 10
^we	9 -24 -1 -2 19
^we believ	-10 -1 -10 0 21
^we have	-6 6 -15 0 15
^we need	-2 0 12 0 -10
^we re	-1 -13 -4 3 16
^we suppor	0 -7 -2 0 9
^we value	-16 0 9 0 8
^web	9 -5 0 0 -4
^weihna	-8 -8 0 0 16
^weiter	-6 -10 -4 0 20
^weiter fachli	-7 -11 0 0 18
^wenn	6 -9 -2 0 6
^werde	-11 -10 -3 0 23
^werde teil	-7 -10 0 0 16
^werden sie	0 -9 -1 0 10
^wertsc	-3 -3 -10 0 17
^willin	-2 -9 19 1 -9
^willin to	-2 -9 19 1 -9
^wir	13 -15 -12 0 14
^wir bieten	-2 -8 0 0 10
^wir forder	0 -8 -3 0 11
^wir leben	0 15 0 0 -15
^wir sind	-8 -9 0 0 17
^wir suchen	15 1 -3 0 -14
^wir unters	0 -12 0 0 12
^with	13 -11 -8 -4 9
^work	-16 3 7 -5 11
^work closel	-9 15 -4 0 -2
^work from	-4 -15 -3 0 23
^work life	0 -11 0 -4 15
^work with	-12 24 -6 0 -6
^workat	-18 -4 0 0 21
^workin	16 -5 0 0 -11
^would	-13 1 0 0 12
^yazili	4 3 7 0 -13
^yazili gelist	10 -8 3 0 -5
^yeni	11 -8 4 -8 1
^you are	9 -8 17 0 -18
^you can	-15 0 12 0 3
^you have	1 -8 -2 0 9
^you ll	-9 17 -8 0 -1
^you must	-9 1 7 4 -2
^you own	-4 5 -11 0 10
^you re	-1 -10 6 0 5
^you will	-19 23 -9 -4 10
^your	-7 21 -5 0 -9
^zeitra	-8 -2 0 0 10
^zentra	-8 -2 0 0 10
^zu unsere	-7 -10 0 0 17
^zudem	4 10 -2 0 -12
^zugang	-5 -7 -4 0 16
^zugang zu	0 -7 -4 0 11
^zusamm	-8 9 -4 0 3
^zusamm mit	-10 3 -4 0 11
^zusatz	-13 -9 0 0 22
^應徵連結	2 12 -4 0 -11
^應徵連結 https	2 12 -4 0 -11
a	1 -9 1 4 3
a 0	4 8 8 6 -27
a a	23 -2 -21 0 0
a apre	6 5 -2 0 -9
a b	9 -1 -4 0 -4
a cabo	-9 4 0 0 5
a cada	-9 11 0 0 -2
a carg	-13 19 0 0 -6
a clie	-1 18 1 -6 -13
a comp	12 -17 1 0 4
a cons	9 -2 7 0 -13
a conv	9 -12 0 5 -2
a de	-4 -7 0 0 12
a dife	-11 0 15 0 -4
a dire	-2 -16 0 0 18
a dist	-4 10 -9 0 3
a dive	7 23 -13 0 -17
a domi	-10 10 -4 3 1
a dyna	5 -13 -1 0 8
a estu	-6 -3 -4 0 13
a fast	-15 9 8 -6 5
a fin	8 -9 0 -4 4
a fine	12 0 -4 0 -8
a flex	-1 2 17 0 -18
a high	29 -32 5 -1 -1
a job	3 9 -8 0 -4
a la	2 13 5 -8 -12
a larg	-6 2 12 0 -7
a las	9 -8 -3 3 0
a lead	-16 -11 0 0 27
a los	-21 16 0 -3 8
a mast	-8 -3 0 -4 15
a more	-7 -1 -4 0 12
a must	-6 2 12 1 -9
a new	-16 -1 0 0 17
a nive	7 -14 3 -7 12
a noso	-10 -5 0 0 15
a nues	-22 6 0 -4 19
a obje	24 -10 -17 0 3
a part	25 -13 -9 0 -4
a plus	-9 13 -4 0 0
a pote	-9 11 0 0 -2
a prod	-15 -3 5 0 12
a prof	-10 19 -1 0 -7
a proj	-3 11 0 0 -8
a prov	22 -10 -5 -4 -3
a recu	-4 -4 -4 0 11
a resu	-10 -16 34 -2 -6
a saba	-11 -6 0 12 5
a ser	-15 9 3 0 3
a serv	-16 -1 10 0 7
a simi	-9 15 0 0 -7
a stro	-12 33 -4 -2 -15
a stru	5 -3 7 0 -9
a su	-9 -3 4 0 8
a sus	-12 20 0 0 -8
a tale	11 6 0 0 -17
a team	0 -10 17 -3 -3
a tiem	-13 7 0 -4 9
a tien	10 -4 0 0 -7
a todo	18 -14 0 0 -4
a trav	-8 -2 0 0 10
a tu	-15 0 1 -2 16
a un	24 -5 -13 0 -5
a una	13 -11 3 -4 -1
a vari	3 1 1 4 -9
a vier	-8 3 -3 12 -4
a wide	15 -7 -1 0 -7
a work	3 -11 0 -4 12
a y	1 -7 -4 0 11
a$	-9 2 6 -2 3
a^	8 -12 4 -6 5
ab dem	-4 -6 0 0 10
ab$	5 3 3 0 -11
abe^	-4 9 0 0 -5
aben$	9 5 -7 0 -7
aber	-1 -4 -2 -4 10
aber auch	10 -2 -3 0 -4
abge stud	10 -4 0 0 -6
abgesc	30 -12 -2 0 -17
abgest	-1 10 0 0 -8
abhang	-8 -10 0 0 18
abil to	39 -16 -8 -2 -13
abilit	20 -15 14 2 -21
abitur	11 -4 -4 0 -4
ablauf	-2 21 -4 -1 -13
able	5 -19 2 17 -5
able to	3 -19 4 17 -5
able$	12 -37 22 9 -6
ableit	-9 15 0 0 -6
abou the	4 3 -9 0 2
about	3 2 12 -4 -14
above	10 -13 4 -3 2
abra$	-34 -4 42 -4 0
abrech	-15 11 0 0 4
abschl	5 7 -3 0 -9
absolu	0 -8 -9 0 16
abspra	-15 4 0 0 11
abst mit	-7 14 1 0 -9
abstim	-12 9 1 0 2
abteil	14 4 -12 0 -6
abwe aufg	-7 -4 1 0 9
abwe proj	-10 4 0 0 6
abwe tati	11 -13 0 0 2
abwech	-15 -13 -8 0 36
abwick	-7 13 0 0 -6
academ	1 -19 4 -6 20
acce a	5 -16 -4 -1 16
accept	-4 12 0 -1 -7
acceso	10 -19 -6 -1 16
acci de	-7 12 -2 0 -3
accion	7 -3 9 0 -14
acco mana	9 -4 -7 0 2
acco to	2 -9 5 0 2
accord	-14 1 12 0 1
accoun	0 21 -18 0 -4
accu and	-17 8 -1 0 9
accura	12 -12 2 0 -2
acep de	13 -13 0 0 0
acepta	13 -6 -3 0 -4
ach^	-7 8 8 0 -9
ache$	-9 -2 4 0 7
achiev	-16 -4 1 0 20
achs$	-6 -4 0 0 10
acht$	-10 1 -2 0 11
acik	-23 -4 44 0 -17
ack^	-2 13 -3 -4 -5
acks$	12 -6 0 0 -6
acom de	11 -7 -4 -4 3
acompa	7 -11 -1 -2 6
acor a	-10 0 0 0 11
acquir	9 0 0 0 -9
acquis	-5 -1 -3 -4 12
acro all	8 -12 -3 0 8
acro the	-6 17 -5 -1 -5
across	3 11 -16 -1 3
act	-3 21 -7 0 -10
act^	-6 22 -14 0 -2
acti de	8 -1 10 0 -17
acti diar	14 -14 0 0 0
acti dire	15 -4 -4 0 -7
acti posi	9 -11 -4 0 6
acti y	-14 21 3 0 -10
actitu	7 -19 25 0 -13
active	-2 14 -1 -4 -7
activi	4 4 -14 4 2
activo	-2 9 -5 0 -2
acts$	-9 9 0 0 0
actu con	-9 5 6 0 -2
actu de	3 9 -9 0 -3
actu los	-6 12 0 0 -6
actual	-8 -1 -9 -4 21
actuar	-6 -4 10 0 0
acue a	7 -9 -2 0 4
ad	-3 12 -4 0 -5
adap a	4 1 7 4 -16
adapt	-10 4 12 0 -6
adapta	1 -10 33 2 -26
adas$	-11 7 -9 -3 16
add	9 -3 9 0 -15
additi	15 -8 -1 0 -6
adecua	1 10 -4 0 -7
ademas	6 -3 7 4 -14
adhe to	-13 -7 0 -3 23
adheri	-12 0 -1 0 12
adicio	-10 8 0 0 2
admi de	4 12 0 0 -17
admi or	15 -11 0 -4 0
admi von	-7 11 0 0 -4
admi y	8 -11 7 0 -4
admini	11 12 4 -12 -14
ado^	17 -22 7 0 -2
adobe	15 9 -4 0 -20
adopti	-11 6 7 0 -3
ador$	8 2 -10 0 0
adquir	12 -14 -2 0 4
ads	1 13 -3 0 -12
ads$	0 14 0 0 -15
adva of	-8 -2 -6 0 17
advanc	31 0 -7 0 -24
advant	-3 8 -9 0 5
advent	-13 7 0 0 6
adviso	23 -16 0 0 -7
ady^	-7 -8 0 0 15
affi zu	-11 0 15 -3 -1
affini	-2 -24 38 -5 -7
afia$	22 -8 -7 0 -7
afil al	-8 -3 0 0 11
afilia	-11 -7 0 0 18
aft^	-6 -23 27 9 -7
afte effe	10 -5 -4 0 -1
after	8 -14 -4 -3 12
agar$	-8 10 0 0 -2
age	-11 1 0 -5 15
age or	-11 -4 0 -4 19
age^	-6 26 -6 0 -14
agen oder	9 0 0 0 -9
agency	-15 23 -11 0 3
agentu	-3 -18 10 0 11
ager$	-17 -20 9 0 29
ages$	23 -16 -7 0 0
agiers	-3 -12 4 0 11
agil	1 -6 14 0 -8
agil meth	15 -11 0 0 -4
agil team	15 -5 -9 0 -1
agile	5 10 -16 0 1
agilen	19 -5 -8 0 -7
agiles	8 -10 -4 0 5
agreem	-10 4 0 1 4
ahip$	10 -6 4 3 -11
ahlt$	-4 -5 0 0 9
ahme$	-9 6 0 0 3
ahnlic	10 5 -8 0 -7
ahor y	-3 -7 0 0 10
ahora	-6 -13 0 0 19
ai	2 2 -24 -2 22
ai gest	7 6 -3 0 -10
ai$	15 -7 -4 0 -5
ail^	6 -10 1 0 3
ails$	-6 12 1 0 -7
ain^	-24 24 3 -2 0
ajar$	-15 4 0 11 0
aje^	9 0 -5 0 -4
ajo^	-16 -10 22 -5 8
ajusta	11 -23 16 0 -4
ajuste	15 -8 0 -4 -4
akadem	-4 -7 -4 0 14
ake^	-5 13 -6 0 -2
akim$	13 -6 0 0 -7
akis	16 -9 -3 0 -4
akisla	-10 10 0 0 0
akquis	8 -11 -5 0 8
akti an	2 -3 9 0 -8
akti arac	9 0 -5 0 -4
akti bei	-3 18 0 0 -15
akti im	-8 -11 9 0 11
akti mitw	17 -14 -3 0 0
akti mitz	1 -8 -9 0 16
akti neuk	-2 10 -4 0 -4
akti vora	7 3 -10 0 0
akti zu	-5 13 6 0 -15
aktive	2 40 -14 0 -28
aktivi	-12 6 -8 0 14
al	-10 8 1 8 -7
al 0	-16 22 0 -3 -4
al area	-13 13 0 0 0
al camb	11 -8 5 0 -7
al carg	-5 9 0 0 -4
al clie	12 -21 0 0 9
al corr	10 -2 -6 0 -1
al cump	15 0 -15 0 0
al deta	-24 -15 36 0 3
al dia	16 0 -8 2 -10
al meno	9 -4 -4 0 -1
al pers	9 -8 -6 0 6
al serv	17 -10 -3 0 -4
al sigu	-3 -9 0 0 12
al usua	-8 12 -4 0 0
alanla	1 -20 11 0 9
alca obje	3 -14 17 0 -6
alca tus	-3 -6 -3 0 12
alca y	-15 20 0 0 -6
alcanz	-1 -9 9 -4 5
alcoho	-4 9 0 0 -5
ale^	-12 -10 7 0 15
alen$	7 -13 6 0 0
ales$	-8 7 -3 16 -11
alexan	17 -9 -4 0 -4
alig with	5 -12 -2 0 9
aligne	-4 15 0 0 -11
alignm	-9 3 -2 0 8
alimen	-16 5 0 0 11
all of	-4 -9 0 0 13
all the	3 -12 9 0 0
all unse	10 -8 0 0 -1
alle	8 -2 -13 0 6
alle bere	-4 -6 0 0 10
alle mita	-7 -8 0 0 15
alle rele	12 -8 0 0 -4
alle$	-36 0 27 0 9
allen	-14 17 -3 0 1
aller	-11 22 -6 0 -4
alles	-17 26 -4 -4 -2
allgem	-6 16 -7 0 -4
alltag	14 0 -3 0 -11
ally$	-14 10 -6 2 8
almace	-2 -14 -5 -4 25
almak	-12 25 -3 -3 -8
almuer	-18 3 -2 0 17
alongs	-14 0 4 0 9
alrede	8 -9 -3 -1 6
als	4 10 2 -3 -12
als auch	2 7 0 0 -9
als proj	8 -14 0 0 5
als tech	-5 -5 0 0 10
als teil	-4 10 0 0 -5
als top	11 -1 0 0 -10
als^	7 3 0 0 -11
also	10 -1 -6 5 -9
alta	8 7 -12 -8 5
alta cali	-3 9 -3 -4 1
altame	-2 0 13 0 -12
alters	-16 -13 0 0 29
alto de	9 3 -4 -1 -8
alud$	9 -6 -3 -3 3
always	-12 -11 20 7 -3
am	6 1 -15 4 4
am a	-9 8 0 4 -2
am arbe	-2 10 1 0 -9
am mark	12 -2 -3 0 -7
am tele	19 4 -13 0 -10
am umga	-14 0 14 0 0
am unte	-2 -8 0 0 9
amak$	2 15 -6 0 -11
amazin	3 -2 8 0 -9
ambi labo	-16 -6 -4 -4 29
ambien	-16 -9 0 -4 30
ambiti	-10 -12 7 0 15
ambito	19 -4 1 0 -16
ambos	-5 8 9 0 -12
ame^	-14 0 0 0 14
americ	21 -11 -4 0 -6
amis$	-6 0 0 -7 13
amme$	-8 4 -9 0 13
among	-5 16 -3 0 -8
amplia	-18 15 0 0 3
ampo$	9 6 -16 10 -9
an	2 0 12 -10 -3
an acti	-8 19 0 0 -12
an adva	9 6 -4 0 -11
an appl	6 -14 0 0 8
an bord	10 -1 -6 0 -3
an dein	-3 -12 6 0 9
an den	-10 7 4 0 -2
an die	-7 -3 -2 0 13
an effi	-7 -9 15 0 0
an eige	-5 -3 13 0 -4
an eine	1 -1 -13 0 13
an equa	-8 -9 0 0 17
an exci	-17 4 -3 0 16
an inte	7 1 -3 4 -9
an proj	-7 -10 -4 0 21
an und	6 12 -5 0 -13
an unde	9 -13 8 0 -4
an unse	0 10 0 0 -10
an$	-17 -19 14 0 21
an^	3 -9 4 0 2
anal abil	-10 0 13 0 -4
anal cont	17 -12 0 0 -5
anal data	-5 10 2 0 -8
anal denk	-4 -6 14 0 -4
anal eder	6 3 0 0 -9
anal fahi	-21 0 25 0 -4
anal of	16 -13 0 0 -3
anal skil	-6 -7 2 0 11
anal stru	7 -12 9 0 -3
anal tool	23 -10 -9 0 -3
anal und	-8 -8 11 0 6
anal ve	-2 15 -6 -3 -4
anal von	9 -1 -4 0 -4
anal y	-2 -10 15 0 -3
analit	-14 7 22 0 -15
analiz	9 5 15 -10 -19
analys	-3 17 -15 0 1
analyt	-1 -19 30 0 -10
anas$	27 -17 -3 -3 -3
anbi von	8 -11 0 0 3
anbind	14 -5 -4 0 -5
ance$	1 13 -8 -4 -3
and	-9 10 8 -2 -7
and 0	-11 -4 10 7 -1
and a	-12 -21 20 -4 17
and acco	-4 -7 -3 0 14
and acti	9 7 0 0 -16
and an	15 0 -7 0 -9
and anal	18 -9 -8 0 0
and arch	6 -12 -3 0 9
and are	-16 15 2 0 0
and auto	8 -10 3 0 0
and bene	-5 12 0 0 -7
and beyo	1 -9 4 0 5
and buil	-9 -13 0 0 21
and can	-8 19 -5 0 -5
and care	0 -11 0 0 11
and chal	-15 -2 0 0 17
and clea	3 3 7 0 -13
and clos	-3 -14 0 0 17
and clou	0 -8 -2 0 10
and coll	9 -6 12 0 -15
and comm	5 8 5 -8 -10
and cons	-9 -3 8 0 3
and cont	-23 9 -7 0 21
and coor	4 12 0 0 -15
and crea	-12 24 4 -4 -12
and cros	-11 6 -3 0 7
and cult	-14 -5 11 0 7
and cust	11 -1 0 -2 -7
and data	-7 13 0 0 -6
and deci	-12 17 -11 0 7
and deli	5 15 -6 0 -14
and depl	-12 14 -2 0 0
and desi	-3 14 0 0 -10
and deve	4 -5 -8 0 9
and disc	-13 0 0 0 13
and driv	-1 -11 1 0 11
and enjo	7 -10 0 0 3
and ensu	-11 16 -6 7 -6
and even	9 0 0 0 -9
and expe	1 11 -7 0 -5
and fina	10 2 0 0 -13
and foll	-9 10 -9 0 8
and frie	-3 -1 -7 0 11
and get	-4 3 9 0 -8
and grow	6 -18 -5 0 17
and guid	-13 9 0 0 5
and hand	6 -21 6 7 3
and have	0 -17 3 -2 16
and help	-3 12 -4 -4 -2
and impl	5 12 -9 0 -8
and incl	1 11 -4 -4 -4
and inno	-11 11 -2 0 2
and inte	-13 21 -12 -3 7
and it	-6 -3 0 0 10
and lead	-14 -10 8 0 15
and lear	-4 -12 11 0 5
and main	5 11 -10 0 -7
and mana	-20 18 6 0 -4
and ment	11 14 -15 -3 -8
and mode	11 -5 -2 0 -4
and more	11 -9 0 0 -2
and open	-13 -3 11 8 -3
and oper	12 2 -7 0 -7
and oppo	-10 16 -4 0 -2
and opti	-11 17 0 0 -5
and or	-5 11 -3 0 -3
and othe	1 9 -4 0 -6
and our	-2 16 -5 0 -9
and own	-9 -8 0 11 6
and perf	15 -3 -6 0 -7
and pers	0 -16 10 0 6
and pres	19 3 -13 -4 -5
and prio	-11 3 10 0 -3
and prob	18 -14 -3 0 0
and proc	8 11 -3 0 -15
and prof	-2 -1 12 0 -10
and regu	-11 9 4 0 -2
and reli	-6 5 -9 0 10
and repo	-8 16 0 0 -9
and run	10 -10 0 0 0
and serv	6 -5 -11 0 10
and shar	-12 0 0 0 12
and soci	8 -17 3 0 7
and solu	-6 -2 10 0 -3
and stak	31 -20 -11 0 0
and stra	4 10 -6 0 -7
and stro	-10 21 -7 0 -4
and supp	-15 9 -4 0 10
and take	11 -6 2 0 -8
and team	14 -1 -2 0 -11
and tech	11 -5 -5 0 -1
and the	16 0 -9 -3 -5
and time	-7 -6 -1 0 14
and user	16 -7 -9 0 0
and we	9 -13 -3 0 7
and welc	-9 -15 16 0 8
and wher	-10 8 10 0 -7
and with	-9 0 0 0 9
and writ	-12 8 -2 0 5
and your	9 -6 -7 0 5
and^	-17 -6 3 0 21
andere	-13 7 -5 0 10
ando$	26 -17 0 2 -11
androi	6 4 0 0 -10
ands$	-11 15 0 4 -8
anfa an	-9 -4 -4 0 17
anford	1 18 0 0 -19
anfrag	-11 27 -1 0 -15
ange und	-6 -5 0 0 11
ange$	20 -7 -3 0 -10
angebo	-24 9 -5 0 21
angepa	-3 -6 0 0 9
angula	-11 25 -2 0 -12
ankara	-3 -17 0 4 16
anke$	10 -4 -11 0 5
anlage	11 3 0 0 -14
anleit	-4 9 0 0 -5
anlieg	4 -7 11 0 -8
ann^	-12 8 -3 0 8
annual	-4 -3 -3 0 10
ano	12 -8 -8 -3 6
ano en	14 -2 -4 -2 -6
ano$	14 0 -4 -4 -7
ano^	13 -6 -4 0 -4
anos como	-10 10 0 0 0
anos en	10 -14 0 0 4
anpass	0 6 4 0 -10
ansatz	-3 -9 6 0 6
anschl	-21 23 0 0 -1
ansp proj	-5 11 0 0 -7
ansp und	-11 1 8 0 3
anspre	-15 12 0 0 2
anstel	-8 0 -3 0 10
answer	-18 18 -6 0 6
ant^	7 -17 0 0 10
anta$	9 -15 0 6 0
ante	-9 -8 21 -3 0
ante del	-4 10 -4 0 -3
ante$	-15 9 0 -4 9
anteil	-7 -9 -2 0 18
antes	-7 10 -4 0 1
ants$	-8 3 -4 -3 12
anual	-10 2 0 0 8
anuale	-10 -4 0 0 14
anunci	17 -12 0 0 -6
anwend	15 1 2 0 -17
anz^	-10 -3 0 0 13
anza$	-12 -2 12 0 2
anzeig	-2 11 -4 0 -6
apas de	8 -4 6 0 -10
apas el	0 -9 0 0 9
apas la	-3 -11 0 0 14
apas por	-6 -8 11 0 3
apasio	-8 -21 10 0 19
aper de	-10 15 -1 0 -3
apertu	-20 21 8 -4 -5
api	17 2 -4 0 -15
api^	11 -3 0 0 -8
apis and	19 -9 -4 0 -6
apli a	-3 -9 0 0 12
apli de	0 9 0 0 -9
apli web	-8 12 0 0 -4
apli y	-6 11 0 0 -5
aplica	8 11 -24 6 0
apoy a	15 -9 -3 0 -2
apoy en	-2 16 -5 0 -8
apoy la	-9 5 0 0 4
apoyar	5 6 -10 0 -1
app	22 -6 0 0 -16
app^	13 -4 0 0 -9
appl and	1 -18 0 7 10
appl now	-4 -7 0 0 11
applic	-9 0 -1 1 9
apply	-18 -20 -3 -4 44
appr to	-3 11 -1 0 -7
approa	-4 18 5 0 -20
approv	-1 10 0 0 -9
apre de	-4 7 -10 0 8
apre rapi	-17 0 25 0 -8
apre y	14 -3 -13 0 1
aprend	-21 -4 22 -4 7
apro de	10 -10 0 0 0
apti para	11 -8 -1 0 -2
aptitu	19 -10 -3 0 -6
ar	15 -14 0 0 -1
ara^	9 9 -11 0 -7
arac	5 -1 -9 0 4
arbe an	-12 -6 -7 0 25
arbe auf	15 -7 -6 0 -2
arbe com	-5 12 -4 0 -4
arbe die	-4 -6 -5 0 15
arbe eige	-1 -6 14 0 -8
arbe eng	-12 19 -5 0 -3
arbe flex	0 -5 -6 0 11
arbe fur	0 -8 -4 0 12
arbe gern	0 -4 22 0 -18
arbe in	5 7 -10 0 -2
arbe mit	3 9 -3 0 -9
arbe mogl	12 0 0 0 -12
arbe sich	11 -5 3 0 -10
arbe sowi	22 0 -12 0 -9
arbe von	-3 -6 -7 0 16
arbe wir	-4 -5 0 0 9
arbeit	-13 -11 14 -6 17
arca$	-14 0 5 0 9
arch und	10 -20 -1 -4 16
arch$	20 -16 0 0 -4
archit	-1 14 0 -4 -8
archiv	-5 22 0 0 -17
ard^	4 -9 0 0 4
are	13 -9 11 -10 -5
are a	24 5 -12 0 -17
are an	4 -2 7 0 -9
are comf	-14 9 -10 0 14
are comm	12 -5 -1 0 -5
are hiri	8 0 12 0 -20
are look	4 25 -12 -4 -14
are pass	-4 -5 9 0 1
are the	-8 5 -6 0 9
are you	-10 -18 0 0 28
are^	1 14 -18 -4 7
area	10 -6 2 0 -6
area asig	-11 11 0 0 0
area come	-10 1 0 0 9
area cont	10 -10 0 0 0
area de	13 -6 -7 0 0
area of	7 4 0 0 -10
area rela	10 -8 0 0 -2
area y	-3 10 0 0 -8
area$	-14 7 0 0 8
areas	6 6 1 0 -13
aren$	-2 -1 12 0 -9
ares$	6 3 0 0 -9
argo$	10 4 -4 0 -11
aria$	-8 10 -10 4 5
ario$	-6 11 -3 0 -1
arke$	-5 -4 19 0 -10
around	-11 14 -4 0 1
arqu de	-1 10 0 0 -9
arquit	-6 9 3 0 -6
arse$	2 -4 11 -2 -7
art	18 -12 -8 0 2
arte$	-1 10 0 0 -9
as	6 4 -9 -5 4
as a	8 5 11 -2 -22
as need	11 -7 0 0 -5
as soon	-6 -5 0 0 11
as well	12 -7 0 0 -5
as you	-4 -7 -3 0 14
as^	-10 5 0 0 6
ascens	-6 -16 0 0 23
aseg el	-13 14 0 0 -2
aseg la	-7 19 -4 -4 -4
asegur	-11 38 -8 -4 -15
asen$	-8 -3 -4 0 14
aserti	-24 6 18 0 0
ases a	-11 10 0 0 0
ases come	-9 -13 0 -4 26
ases en	-1 11 -4 0 -6
ases y	-8 17 0 0 -9
ases$	-5 13 0 -4 -4
asesor	-28 26 -6 -9 16
asi	12 9 -12 -4 -5
asi como	15 15 -12 -4 -15
asig de	9 -12 6 0 -4
asigna	19 -1 6 -12 -12
asis a	10 -2 4 0 -12
asis en	-12 17 -2 0 -2
asis$	-1 -5 -3 0 10
asisti	-8 9 4 0 -6
ask	4 -4 9 0 -9
asks$	11 1 -8 0 -4
asocia	9 -9 12 0 -11
aspe of	-12 16 0 0 -4
aspect	-12 16 0 0 -4
ass^	-8 -1 0 -3 13
asse and	-7 -6 4 0 9
assess	3 -12 -3 0 12
asset	17 -6 0 0 -11
assets	15 -7 -4 0 -4
assign	10 8 -5 12 -24
assist	-7 23 -6 0 -10
associ	13 5 -2 -4 -12
asthet	-6 -1 15 0 -7
asumir	-4 3 17 -3 -13
at	-1 12 -3 -7 -2
at 0	-2 0 9 0 -7
at leas	8 -10 0 3 -1
at the	14 -17 5 0 -2
at^	0 -18 6 0 11
atch$	-7 -8 -8 0 22
ate^	-5 21 -2 -3 -11
aten a	-6 -7 11 0 1
aten al	25 3 -24 0 -4
aten de	-21 14 11 0 -4
aten pers	15 -8 -7 0 0
aten$	0 -5 10 -3 -2
atenci	7 16 -1 0 -23
atende	-15 17 -7 0 6
ater$	-12 -10 0 0 22
ates$	4 18 0 3 -24
athlet	-7 -10 0 0 17
ato^	-9 -18 18 -6 15
atra y	-10 5 4 0 1
atract	-18 -3 8 -3 16
atte to	0 1 10 -3 -7
attent	-13 7 20 -4 -11
attitu	6 -11 19 -4 -11
attrac	-14 7 -6 0 13
attrak	-13 -19 0 0 32
atz^	-13 -4 0 -4 21
atze$	6 -1 -12 -2 8
aub^	-7 -4 0 0 11
auch	-2 -4 15 -4 -5
auch bei	23 -13 -3 0 -7
auch die	12 -2 -4 0 -6
auch in	0 -10 14 0 -4
auch zur	0 -9 -4 0 13
audi and	-4 3 10 0 -8
audi inte	11 -9 0 0 -2
audien	1 -10 19 0 -10
audiov	22 -2 -8 0 -12
audito	-8 17 0 -4 -4
audits	-18 11 0 0 7
auf	-6 5 -5 -11 16
auf 0	13 -9 0 0 -4
auf auge	-11 6 -4 0 9
auf das	-7 -3 0 0 10
auf den	22 -16 -9 0 4
auf deut	5 -7 10 0 -8
auf dich	9 -3 -7 0 1
auf die	-14 7 -3 0 9
auf ein	0 1 11 0 -12
auf eine	6 -4 8 0 -10
auf ihre	-2 17 0 0 -15
auf kund	18 -6 -2 -4 -7
auf nach	-4 -3 -5 0 11
auf sie	-4 -7 0 0 11
auf unse	-7 -6 0 0 13
auf wach	-7 0 -3 0 11
auf wuns	-10 0 0 0 10
auf$	5 -10 -1 0 5
auf^	6 4 0 0 -10
aufb eine	-6 -17 13 0 10
aufb von	9 -12 4 0 -1
aufbau	-15 16 2 0 -3
aufber	-16 -5 10 0 10
auffas	-6 -4 13 0 -4
aufg und	12 -6 7 0 -13
aufgab	-25 16 5 0 4
aufges	-2 -12 16 0 -2
auft und	-9 3 9 0 -3
auftra	-12 9 -4 0 7
auftre	-13 -7 37 0 -17
aufw verg	-7 11 0 0 -4
aufwan	-7 11 0 0 -4
aufz und	-14 5 0 2 8
aufzub	-11 0 -6 2 14
auge	12 -1 9 0 -20
augenh	-11 6 -4 0 9
aum^	-12 7 0 0 6
aus	-1 -4 -10 -2 16
aus dem	5 12 -5 -2 -11
aus und	7 -10 6 0 -2
aus$	-9 8 11 0 -10
ausb mit	11 0 0 0 -11
ausbau	-8 16 -4 0 -4
ausbil	27 -6 -7 -3 -12
ausdru	12 -9 -6 0 3
ause$	-8 -7 -2 0 17
ausg als	13 0 0 0 -13
ausg anal	-9 0 9 0 0
ausg komm	-21 0 22 0 -1
ausg prob	-10 -4 14 0 0
ausg serv	-8 -4 12 0 0
ausgep	30 -28 31 0 -33
ausges	-5 -10 0 0 14
ausgez	7 -5 7 0 -10
ausrei	-7 -7 0 0 14
aussen	-2 -14 -4 0 19
aussta	-16 -4 0 0 20
aust s	12 -1 -7 0 -4
aust team	4 -4 11 0 -10
aust und	-3 11 1 0 -8
austau	7 3 0 0 -10
austin	12 -22 21 0 -11
austri	-9 8 0 0 1
ausw von	0 -9 4 0 5
auswer	-9 17 -7 0 -1
auszei	-5 -11 -4 0 20
auszub	0 14 7 0 -22
authen	9 1 -4 0 -6
author	-25 19 2 10 -5
auto	5 -16 0 13 -2
auto and	-6 10 -4 0 0
auto capa	-6 -4 10 0 0
auto und	-11 16 -2 0 -3
auto y	16 -12 -10 0 7
automa	10 12 -2 -3 -17
autono	-15 -3 33 -4 -11
autori	8 -13 0 0 6
autos	9 -11 9 0 -7
auxi de	-17 2 0 0 15
auxili	-19 6 0 0 13
avai for	10 -15 -3 12 -4
avanza	21 -8 0 -2 -11
ave^	-14 13 11 0 -10
awaren	10 6 -10 0 -6
aws^	18 -6 -6 0 -6
ayan$	-6 0 0 11 -5
ayer$	-14 5 21 0 -12
ayud a	-8 4 -6 0 11
ayud en	-5 11 -4 -2 0
ayuda	-7 10 -1 0 -2
ayudar	-6 12 -10 0 5
az	14 -11 0 -4 0
az 0	18 -11 0 -4 -3
azgo$	-36 9 25 0 1
azure	12 -8 0 0 -4
b	14 7 -10 0 -12
b2b^	-1 9 0 0 -8
bach comp	16 0 -11 0 -6
bach educ	-8 12 0 0 -4
bachel	10 1 -7 0 -4
bachil	29 6 -14 -2 -18
back	20 -11 -7 0 -2
back and	16 -6 -4 -2 -4
back chec	-12 -7 0 27 -8
back und	-4 11 -4 0 -4
backen	-14 38 -11 0 -13
backgr	3 -30 -5 25 8
backup	6 7 -4 0 -10
bad	-11 16 0 0 -5
bado$	-8 0 -1 14 -5
bahn$	10 -8 0 0 -3
baja	26 -19 -3 0 -4
bajo	4 -7 3 12 -13
bajo pres	-31 20 22 0 -11
bajo$	-21 10 2 12 -4
bakim	-2 12 -4 0 -6
bancar	16 -9 0 0 -8
bar	-6 -3 0 -2 11
barcel	-9 2 -4 3 8
barist	-36 -4 14 0 26
barten	29 -18 -2 7 -16
basa en	-12 10 -9 -3 14
basado	-6 4 -7 0 9
base de	-2 15 -7 0 -5
based	12 -2 4 -6 -9
bases	6 5 -10 -2 1
basi de	12 7 -3 0 -16
basic	4 8 0 0 -12
basier	17 3 -12 -3 -5
basvur	-21 -17 0 -3 41
batter	-10 20 0 0 -10
bau^	-13 30 -4 0 -13
bauen	-17 25 7 0 -15
baulei	-2 18 0 0 -17
baupro	-4 -16 0 0 20
baust	-4 11 -2 0 -5
bauste	13 -12 -4 0 3
be	9 -8 -1 6 -6
be a	-12 0 11 -4 5
be able	9 -11 -11 14 -1
be an	-14 7 0 0 8
be cons	-16 20 -2 0 -3
be part	-13 -11 0 0 24
be resp	-11 5 -4 0 10
be the	-5 -1 -6 0 12
be^	-8 3 6 7 -9
bear sie	-4 -5 -1 0 9
bear und	-6 10 0 0 -4
bebida	-5 9 0 0 -4
beca	16 -20 0 0 4
becaus	16 -6 -7 0 -3
bece gucl	12 0 -12 0 0
bece sahi	-4 -4 12 0 -4
beceri	-16 -6 27 0 -5
beco part	-4 -9 0 0 13
become	-20 8 0 0 13
bedarf	1 23 -10 0 -14
bedeut	-2 -11 0 0 13
been	15 -10 0 -4 -1
beer	7 5 0 -3 -9
befi sich	11 -4 0 0 -7
befind	11 -4 0 0 -7
before	-7 10 -3 0 1
bege fur	13 -25 18 0 -5
begeis	0 -12 25 0 -14
beginn	-2 -8 -4 0 14
begl von	8 2 0 0 -10
beglei	10 15 -4 -5 -16
beha auch	6 -11 5 0 0
behalt	-9 -1 7 0 3
behand	2 15 -3 0 -14
beherr	21 4 2 -5 -22
beho und	0 9 -4 0 -5
bei	-8 13 -11 -7 13
bei dein	0 12 -4 0 -8
bei den	0 15 0 0 -15
bei der	21 -6 7 -4 -17
bei hohe	0 -2 9 0 -7
bei ihre	8 -10 -5 0 7
bei inte	9 -4 0 0 -6
bei it	-4 11 -4 0 -3
bei komp	5 7 -9 0 -3
bei kund	-11 0 3 0 7
bei unse	-3 -8 -4 0 16
bei$	-3 10 -3 0 -3
bei^	-12 4 8 0 0
beim	-1 12 -7 0 -4
beim aufb	11 -12 0 0 1
being	14 7 2 4 -27
beispi	-2 -12 0 0 14
beit$	-9 6 0 7 -4
beitra	-11 5 2 0 4
bekliy	19 -12 0 0 -7
beko du	10 -8 0 0 -2
bekomm	3 2 -10 0 5
bela und	-9 -2 0 7 4
belast	-18 -9 26 19 -18
beli$	12 -5 0 0 -7
believ	-13 -3 -3 0 19
belirl	-8 16 -8 0 0
belohn	0 -11 0 0 11
ben^	-16 12 -3 0 6
bene de	8 4 -1 0 -11
bene prop	13 -8 0 0 -5
bene soci	-9 -4 0 0 13
bene y	-4 13 0 0 -9
bene$	-10 7 0 0 3
benefi	-1 6 -17 -6 18
benoti	-10 -7 6 0 11
benu und	-4 17 -2 0 -11
benutz	0 6 4 0 -10
benzer	9 0 0 0 -9
beobac	-4 11 0 0 -7
ber^	3 12 -13 0 -2
bera und	-9 -6 1 0 14
bere auf	0 13 -4 0 -9
bere elek	8 -13 0 0 5
bere ener	0 9 0 0 -9
bere erp	-3 -6 0 0 9
bere it	-4 21 0 0 -18
bere mark	-12 -9 0 0 21
bere mit	9 -7 0 6 -9
bere zur	5 -4 12 -4 -9
bereit	-2 -35 32 16 -11
berl 0	-3 -8 0 0 11
berl offi	-5 -4 -4 0 13
berlin	-10 -6 -2 -7 25
bers$	1 -9 9 -4 3
beru aus	4 -10 0 0 6
beru entw	0 11 0 0 -11
beru im	16 -12 0 0 -4
beru in	19 -16 0 0 -4
beru mit	11 -7 0 0 -4
berufl	8 -19 0 0 11
berufs	61 -46 -4 0 -11
beruhr	11 -7 0 0 -4
bescha	-8 9 0 0 -1
besche	7 14 -6 0 -15
besitz	5 -11 18 0 -12
besond	-11 0 6 0 4
besser	9 -5 0 -2 -2
best	10 10 -6 0 -14
best prac	3 19 -6 0 -16
best und	-9 5 0 0 4
best zu	0 -5 9 0 -4
besteh	-16 28 -6 0 -6
besten	7 13 -7 -4 -9
bestes	0 -14 9 0 5
bestim	-3 10 -4 0 -3
bestmo	-4 -11 0 0 15
besuch	-9 -4 4 8 0
bete an	-7 -2 0 0 9
beteil	-16 5 -4 0 15
betr alte	-4 -13 0 0 17
betr der	-3 11 0 0 -8
betr des	0 10 -4 0 -7
betr gesu	-4 -4 0 -3 11
betr und	-4 9 0 0 -5
betr unse	-8 21 0 0 -13
betr von	17 3 -5 0 -15
betr weit	-9 12 0 0 -3
betreu	-15 22 -14 6 1
betrie	-15 8 -7 -3 17
better	-15 -13 16 0 11
bevera	-23 9 -2 0 16
bewe dich	4 6 0 0 -10
bewe sie	6 -9 0 0 3
bewe und	-6 9 0 0 -3
bewegs	3 11 0 0 -14
bewerb	0 -16 -15 0 32
bewert	-5 0 -4 0 9
bewi dich	-10 -8 -3 -1 22
bewirb	-10 -8 -3 -1 22
beyond	-11 2 4 0 5
bezahl	-14 -10 0 0 24
bezi zu	-7 14 0 0 -6
bezieh	-17 0 5 0 13
bezu auf	13 -5 -3 0 -5
bezug	10 -3 -3 0 -5
bezusc	-18 -4 0 0 22
bi	18 -5 0 0 -13
biblio	18 -11 0 0 -8
bien	3 4 -11 -1 4
bienes	-10 -4 9 -1 6
biet eine	-2 13 -4 0 -7
biet wir	11 -4 0 0 -7
bieten	-4 -6 0 0 10
big	11 11 -10 -4 -9
bigges	-13 16 0 0 -3
bike	-15 -2 0 0 16
bike$	-15 -3 0 0 18
bikele	-15 19 0 0 -4
bilanz	21 -8 0 0 -14
bildbe	-13 13 0 0 0
bildun	-5 9 0 0 -4
bilg muhe	-18 8 0 0 10
bilg sahi	19 4 -15 0 -8
bilgi	8 10 -14 0 -4
bilgil	14 1 0 0 -15
bilgis	17 -4 -7 0 -7
bili sist	15 -7 0 0 -8
bilisi	19 -11 0 0 -8
biolog	1 13 -4 0 -10
bir	2 11 -2 -4 -7
bir^	-20 24 0 0 -4
biri gele	-9 3 1 0 5
birlig	0 -14 7 0 7
birlik	-22 26 0 0 -3
birthd	21 -7 0 0 -14
bis	4 -8 -2 -3 10
bis hin	-8 16 0 0 -8
bis zu	-12 -12 -7 0 30
bis zum	12 0 0 -3 -8
bisher	-14 -4 -2 0 20
bist	12 -22 20 0 -10
bist die	-10 9 -4 0 5
bist du	-4 0 -10 0 14
bist ein	10 -7 10 0 -13
bist fur	-9 13 -3 0 -1
bist$	10 0 0 0 -10
ble^	11 -9 8 -2 -9
bleibe	10 -4 0 0 -6
bles$	5 9 4 -4 -15
blic fur	-4 0 12 0 -8
bly^	11 -4 -8 0 0
bodega	-9 19 -6 0 -4
bold	-6 -4 0 0 9
bolu mezu	14 -7 0 0 -7
boluml	14 -7 0 0 -7
boni por	-12 -4 0 0 16
bonifi	-23 7 -7 0 22
bono	-2 -11 0 0 13
bono de	-7 -4 0 0 11
bonos	-12 -7 0 -4 23
bonus	-11 -15 -1 0 27
boot	12 -3 0 0 -8
boot$	9 -4 0 0 -5
bord	10 -1 -6 0 -3
bot^	-7 -7 -3 0 17
bote$	-4 -11 0 0 15
both	10 -1 1 -4 -7
botsch	10 -10 0 0 1
boutiq	-13 0 0 0 13
bove$	11 -5 0 0 -6
bpm	-13 22 0 0 -9
bra^	-2 12 0 0 -11
brad$	-8 -2 0 0 10
bran und	3 11 -3 0 -11
brandi	19 -5 -4 0 -10
brauch	-2 -10 4 0 8
breite	12 -11 0 0 -1
briefi	-1 -9 10 0 0
brin ases	-1 9 0 0 -8
brin dein	-9 25 -6 0 -9
brin dich	-8 -12 6 0 14
brin du	-1 9 6 0 -13
brin la	-5 -6 -3 0 15
brin un	17 -7 -6 0 -4
brinda	-10 24 -12 -3 1
bring	-18 17 3 0 -3
bringe	10 -20 3 0 7
brings	-4 5 23 3 -28
bringt	-13 2 -3 0 15
bu	16 -7 0 0 -9
buchha	9 -9 -11 0 12
budg and	12 -6 0 0 -6
budg und	-10 4 -4 0 10
buen	23 -11 -5 0 -7
buen capa	14 -2 -9 0 -4
buen comu	3 -8 10 -2 -4
buen habi	-5 -8 13 0 0
buen mane	-5 -8 18 0 -6
buen pres	-7 -5 12 0 0
buen reda	-2 -8 10 0 0
buen rela	-5 11 -6 0 0
buena	-1 -7 12 5 -9
buenas	6 7 -9 0 -5
buil and	11 11 -8 0 -14
buil the	-14 -15 -3 0 33
build	1 0 9 0 -10
buildi	-2 -1 -8 0 12
built	7 -14 -3 0 10
bulunm	11 -10 0 -4 3
bundes	-7 -5 0 0 12
bung$	0 -9 -5 0 15
burg$	-16 -4 0 0 20
buro	-4 -12 -8 0 25
buro in	-13 16 -4 0 1
buro$	-11 1 -3 0 14
bus	18 -4 -10 0 -4
busc pers	-16 11 4 0 0
busc un	-27 4 16 0 7
busc una	-13 13 0 4 -4
busca	-22 -7 -1 -1 31
buscam	-5 2 22 0 -18
buscan	-21 23 0 0 -2
buscas	13 -3 0 0 -10
busi admi	15 -11 0 -4 0
busi and	5 -9 3 0 2
busi bike	-8 -3 0 0 11
busi deve	-16 27 -3 0 -8
busi mana	11 -4 0 0 -8
busi mode	-3 12 0 0 -8
busine	3 13 -7 -12 4
but	10 -3 1 11 -19
buyuk	-6 -7 -4 0 16
by	-1 -4 -3 -2 10
by law	0 9 0 -1 -8
by the	11 -11 0 -3 3
c	4 -8 -7 -4 15
c leve	4 -17 0 0 14
ca	-13 -1 0 0 14
ca 0	-13 -1 -3 0 16
cabo	-9 4 0 0 5
cada	-9 -4 4 -4 13
cada clie	-3 9 -3 0 -3
cada dia	-7 -4 -2 0 13
cada uno	9 -8 0 0 -1
cadena	-11 11 0 0 0
cado$	-7 9 -9 0 7
cafe	-2 -8 10 0 0
caja chic	12 -8 0 0 -4
cajas	9 -13 0 -2 6
cal^	-9 -2 3 0 9
calcul	-6 -5 9 0 2
calend	2 -9 0 0 7
cali de	-14 15 -1 0 0
cali saat	-13 -1 -4 14 4
cali y	11 -5 1 0 -7
cali yatk	8 -9 9 -4 -4
cali yuru	-5 13 -4 0 -4
califi	-26 16 0 0 10
calisa	-22 8 8 0 7
calism	-19 7 13 0 -1
call	4 -14 -4 0 13
call cent	18 -4 -4 0 -10
calls	8 -9 6 0 -5
camara	10 -7 0 0 -3
camb de	13 -12 -8 0 7
camb en	-14 1 13 0 0
cambia	-5 -4 -3 2 9
cambio	1 -3 9 -3 -4
camion	20 -19 0 0 -1
camp de	-15 7 0 0 8
camp rela	14 -7 0 -1 -6
camp y	-7 13 -2 0 -4
campai	14 3 0 0 -17
campo	18 -5 -16 9 -5
can	18 -6 1 4 -17
cana de	9 -1 0 0 -8
cana trad	10 -3 0 -8 0
canal	16 -5 0 -8 -4
cand idea	-7 13 -6 0 0
cand will	-5 4 11 0 -10
candid	-1 -5 -7 5 10
cantid	-13 8 -5 0 10
canva	-10 11 0 0 -1
capa a	9 7 -2 0 -14
capa al	11 -8 0 0 -3
capa cons	-7 1 -5 0 11
capa cont	-14 -3 -4 0 21
capa de	26 -6 -5 0 -15
capa demo	10 -11 4 0 -4
capa en	2 9 4 0 -14
capa para	30 -18 5 3 -20
capabi	-13 -6 7 0 12
capaci	-1 -12 6 -5 11
capaz	-18 8 5 0 6
capita	-4 -4 0 0 9
captac	9 0 0 0 -9
captar	-16 10 9 0 -3
car^	-14 40 -8 -3 -16
cara pers	-2 -8 0 0 9
caract	22 -23 0 0 1
card	3 -7 -3 -2 10
care	-10 -22 5 0 26
care deep	0 -7 -3 0 10
career	-2 -7 -2 -4 15
carg de	-17 3 0 0 13
carg y	-13 13 0 0 0
cargas	-6 -5 0 11 0
cargo	-1 14 -4 0 -9
caring	-7 14 0 0 -7
carn de	11 -8 0 2 -5
carnet	11 -8 0 2 -5
carr de	14 -5 -4 0 -4
carr prof	10 -3 0 0 -7
carr y	13 -8 0 4 -9
carrer	19 -22 -6 3 7
cart y	-15 16 -3 0 2
cas^	9 -6 4 0 -6
casa	8 -15 -4 -1 12
case	11 -21 -2 0 11
cases	-4 16 0 -4 -8
caso	-8 10 0 -9 8
caso de	9 8 -3 -3 -10
casos	9 7 -3 0 -13
cast$	9 -7 0 0 -2
catalo	-4 -7 0 0 12
cate$	3 -1 -11 9 0
catego	-10 -16 0 0 26
cateri	18 -16 -4 0 2
cd	-6 11 -3 0 -2
cd pipe	-10 6 -3 0 7
ced^	-2 -15 -4 0 20
cel^	11 0 -4 0 -7
celebr	10 -10 -4 0 4
celula	-16 1 0 0 15
cent come	1 -5 -4 9 0
cent de	7 -13 -4 0 9
center	-15 8 -4 0 11
centri	11 -7 7 0 -11
centro	11 11 -8 -6 -8
cer^	5 26 -7 -3 -21
cercan	3 -11 0 0 7
cerr vent	-6 0 -4 0 10
cerrar	-12 10 -4 0 6
cert de	9 0 0 -3 -6
cert en	1 10 0 0 -12
certif	18 -10 -14 -3 9
cess$	14 -3 7 -4 -14
cha^	-2 -6 12 0 -4
challe	14 1 -9 -4 -3
champi	7 3 0 0 -10
chan to	14 -6 -4 0 -4
chan und	-15 -2 16 0 1
chance	5 -25 7 0 13
change	-12 12 9 4 -13
channe	12 1 -1 0 -11
chatgp	-16 16 0 0 1
che^	-14 8 -1 15 -7
check	-19 13 0 15 -9
chef	17 -7 7 -3 -13
cheque	-6 10 0 0 -4
cher$	-7 16 -4 0 -5
ches$	-13 10 0 0 2
cho^	-6 15 -3 0 -6
cht^	11 -4 -9 0 3
ci	2 10 -3 0 -9
ci^	11 -6 -3 0 -3
cia^	1 -12 15 0 -4
cial$	3 22 -6 -5 -14
cias$	-10 7 -3 3 3
cibers	10 -8 0 0 -1
cicl de	9 0 0 -2 -7
ciclo	21 -12 0 -2 -7
cida$	-11 13 -3 0 0
cienci	-13 20 0 -3 -4
cier de	4 12 0 -4 -12
cierre	10 5 0 -4 -12
cies$	-11 26 -8 -1 -6
cing$	15 -3 0 -3 -9
cion$	3 -9 -1 1 5
cios$	15 2 -5 0 -12
city	-5 16 -3 7 -14
city$	11 5 0 0 -17
ciud de	5 -13 3 8 -3
ciudad	-1 -20 8 6 8
civil	3 9 -6 -4 -2
cke^	-9 15 -1 0 -6
cker$	15 -7 0 0 -8
cket$	-28 0 0 0 28
clar y	-12 14 -3 0 2
clara	-17 -9 21 0 5
clase	-6 13 -4 0 -4
clases	10 -13 -5 0 8
classe	-7 -16 0 0 23
clave	2 -4 -6 -4 11
clea and	-1 7 4 0 -10
clea arch	-11 -5 11 0 5
clea code	23 -17 -6 0 0
clean	1 -11 1 4 6
clear	7 4 1 0 -12
clearl	18 -3 -9 0 -5
clie aseg	-5 9 0 0 -4
clie en	-21 20 0 0 0
clie inte	-28 -8 6 0 30
clie or	-11 -5 0 5 11
clie para	-16 4 15 0 -3
clie pote	-9 7 0 0 1
clie s	-4 -9 10 0 3
clie sobr	-13 17 0 0 -4
clie y	-33 26 11 6 -10
clinic	25 -13 -5 0 -7
clos coll	-5 -4 -3 0 12
close	8 -23 -3 0 19
closel	-19 3 6 0 10
clou tech	11 -1 0 0 -9
cloud	11 -5 -4 -4 2
clu^	-5 -4 10 0 -1
co	-7 17 -4 0 -6
co$	-9 12 -7 0 4
coache	2 -11 1 0 8
coachi	14 -7 -7 0 -1
cobr y	-7 13 -3 0 -2
cobran	-12 4 -3 0 11
cocina	9 9 -8 0 -10
cockta	-4 2 -3 -3 9
code and	11 -13 -3 0 4
code qual	-3 11 -4 0 -4
codifi	-6 9 -3 0 0
codigo	-4 21 -8 -4 -6
coding	-14 2 0 0 11
coffee	10 -5 1 0 -5
cola en	5 10 -3 -4 -7
cola y	8 -15 -4 0 10
colabo	-1 7 -10 -4 8
colega	11 2 -4 0 -10
colegi	9 -1 -4 0 -4
coll and	-13 8 -3 0 7
coll clos	-10 3 3 0 3
coll envi	0 -3 -11 0 14
coll with	-15 -3 5 0 13
collab	-12 4 14 -3 -4
collea	-33 -4 17 0 20
collec	-15 22 0 0 -7
colleg	13 -1 -10 0 -2
coloca	-11 15 0 0 -4
cologn	-7 -4 0 0 11
color	12 -4 0 -1 -7
com	2 -13 5 0 7
com jobs	2 12 -4 0 -11
com$	24 -19 -4 0 -1
comb of	3 -11 0 0 9
combin	-3 21 -6 0 -11
come con	4 -20 0 -4 20
come en	-14 6 0 0 8
come o	-2 -7 0 0 9
comerc	20 1 -19 -3 1
comes	-11 -6 4 0 13
comf work	0 3 11 0 -14
comfor	0 -18 13 -4 9
comi por	2 -13 -4 0 15
comi y	11 -4 0 0 -7
comisi	-10 -12 -10 -3 36
comm mana	20 1 -7 0 -13
comm skil	-37 -16 53 0 0
comm to	16 -22 -4 -1 10
comm with	3 -11 8 0 0
commer	2 19 -11 -4 -6
commit	10 -9 -1 -3 3
commun	-10 -3 23 -5 -6
commut	-4 -8 -2 0 14
como	8 6 8 -5 -17
como asis	12 -12 0 0 0
como de	13 -2 -3 0 -8
como ejec	-9 -1 0 0 11
como el	-5 13 0 0 -7
como empl	-3 -4 -4 0 11
como en	0 4 2 6 -12
como exte	7 3 -10 0 0
como inte	-12 8 0 0 3
como merc	12 -6 0 0 -6
comp 0	-13 3 0 2 8
comp acor	-9 -4 0 0 12
comp and	-9 -5 -1 0 15
comp bene	-7 22 0 0 -15
comp comp	-10 0 -8 0 19
comp con	-15 -14 32 -9 6
comp de	7 -3 0 8 -12
comp del	6 -14 0 0 9
comp en	21 -29 3 -3 8
comp even	-4 0 -5 0 9
comp incl	-2 8 0 6 -12
comp las	-10 0 17 0 -6
comp para	6 -6 -6 10 -3
comp pay	-4 -1 -4 -3 12
comp s	4 0 7 0 -10
comp sala	-4 -10 -10 0 23
comp segu	-9 9 0 0 0
comp sumu	-3 -21 -4 0 27
comp tech	10 -1 -6 -2 -1
comp wage	5 10 0 0 -15
comp with	1 16 -4 0 -13
comp y	3 -6 -6 0 9
compan	-14 -4 -7 -7 31
compar	9 4 9 -4 -18
compen	-19 3 -5 0 21
compet	-14 -2 7 -3 12
comple	2 3 -13 10 -2
compli	-1 10 -20 0 12
compon	5 8 0 -4 -9
compor	14 -8 0 0 -6
compre	18 -14 10 0 -14
compro	-8 -21 30 -6 5
comput	13 8 1 -1 -22
comu aser	-17 10 7 0 0
comu clar	-22 1 20 0 2
comu de	-8 10 -13 3 7
comu e	13 0 -13 0 0
comu efec	-11 -1 15 0 -3
comu efic	15 1 -8 0 -7
comu exce	3 1 -10 0 6
comu verb	-6 9 -3 0 0
comu y	11 6 -15 0 -2
comuni	-9 -8 20 5 -8
con 0	-10 3 0 3 4
con cert	11 -7 -4 0 0
con clie	-7 9 -1 2 -4
con disp	-13 -4 7 3 7
con dive	1 -1 -6 -3 9
con docu	16 -6 0 -3 -6
con el	-32 6 16 9 2
con estu	10 -6 -4 -3 3
con expe	-20 9 -8 4 15
con fuer	11 -4 -7 0 0
con habi	11 7 -9 0 -8
con la	-9 5 3 -2 3
con las	-17 6 -5 0 15
con los	-9 11 -1 0 0
con mane	14 -5 -4 0 -6
con mas	-21 -6 0 0 26
con movi	11 -2 -5 0 -5
con much	-4 0 12 0 -8
con noso	-5 -9 -4 0 18
con nues	9 -19 0 0 10
con otro	0 10 1 0 -12
con plaz	3 -13 9 0 0
con posi	-12 -4 -4 0 19
con sus	-7 -6 0 0 13
con todo	18 -6 0 2 -14
con tu	18 6 -2 0 -23
con un	30 10 -16 -5 -20
con una	16 -6 -6 0 -3
con vehi	-9 0 0 5 5
conc and	-22 13 -3 0 12
conc de	26 -17 -3 -2 -4
concep	3 15 -10 -2 -5
concer	14 -14 0 0 0
concil	3 12 0 0 -15
conclu	6 -10 0 0 4
cond cont	16 -3 8 -3 -18
cond de	-10 8 0 0 2
cond tipo	-10 10 0 0 0
cond y	-12 9 0 0 3
condic	-17 22 -2 7 -10
conduc	12 -1 -2 6 -15
cone con	9 -15 -2 0 7
conect	15 -17 -4 0 7
conf and	-9 18 -5 0 -4
confer	0 9 -4 0 -6
confia	-12 -2 21 0 -7
confid	5 -16 11 -1 1
config	1 9 3 -4 -10
confir	-14 14 0 0 0
confli	17 1 -4 0 -14
conflu	14 -11 -4 0 0
confor	-9 6 0 0 4
congre	-5 12 0 0 -6
connec	2 11 8 0 -22
cono basi	1 9 -3 0 -7
cono de	31 -20 -12 4 -4
cono del	-8 12 0 0 -4
cono en	4 8 -10 0 -3
cono prof	9 -5 0 0 -4
cono soli	10 -9 0 0 -1
cono y	-15 6 -1 0 10
conoce	2 7 -11 -7 9
conoci	29 12 -42 0 0
cons en	5 10 -3 0 -12
cons y	11 0 -5 0 -6
consec	16 0 0 -4 -12
consid	-18 16 -2 0 3
consis	-13 17 3 -2 -4
consol	7 -9 0 0 2
consta	5 -14 2 0 7
constr	2 20 0 -5 -17
consul	-7 1 -6 -4 17
consum	12 -3 0 0 -9
cont 0	-8 19 -2 -4 -5
cont a	-12 8 8 0 -5
cont and	3 15 -2 0 -16
cont cent	-21 17 0 0 4
cont comu	16 -7 -6 0 -4
cont con	40 -15 -12 8 -20
cont cont	-16 3 0 -3 16
cont crea	4 9 -6 0 -6
cont de	-18 20 -5 -2 5
cont en	4 6 0 0 -10
cont impr	12 0 0 0 -12
cont inde	-12 -8 2 -2 21
cont labo	-10 -1 0 -4 14
cont mana	-10 -2 4 0 8
cont para	6 -11 0 0 4
cont syst	-9 12 0 0 -4
cont to	-10 4 -6 0 12
cont y	-10 -2 0 0 11
contab	5 20 -15 4 -14
contac	-10 12 -6 0 5
contad	21 -21 0 0 -1
contai	6 3 0 0 -9
contar	15 -11 -8 8 -4
conten	4 21 -7 0 -18
contex	9 -6 0 -4 0
contig	-5 -6 0 0 11
contin	1 7 -18 -2 11
contra	0 8 -3 -22 17
contri	-23 14 -12 0 21
contro	10 9 -10 0 -9
conven	6 -1 0 5 -11
conver	4 21 -8 -2 -16
convin	6 -9 5 0 -2
cook	18 -3 6 -4 -17
cookin	2 11 0 0 -12
cooks	20 -4 -4 0 -12
cooper	15 -16 4 0 -3
coor de	-11 6 8 -4 0
coor el	-4 -5 0 0 9
coor with	-13 13 0 0 0
coor y	17 -18 -1 0 3
coordi	-6 18 -5 -4 -3
core	21 -8 -6 0 -7
corp bene	-11 -9 -4 0 25
corpor	-13 15 -20 0 17
corr elec	-18 2 0 0 15
correc	2 12 -1 0 -13
correo	-6 -5 -6 0 17
corres	-8 18 -1 -2 -7
corto	-5 13 -4 -3 0
cost	-11 5 -4 0 11
cost rica	9 -7 7 0 -9
cost y	-9 9 0 0 0
costa	9 -7 7 0 -9
costs	7 3 0 0 -11
counse	-7 1 -4 0 10
countr	-9 -13 0 0 22
cour and	-4 5 -11 0 10
course	-6 -4 0 0 10
courte	-13 3 15 0 -5
cove lett	-13 4 -2 0 10
cover	-14 4 -2 0 12
cozm bece	11 3 -14 0 0
cozu uret	7 4 -11 0 0
cozum	-13 -2 8 0 6
cozuml	-10 1 0 0 9
crea a	-3 21 -5 -4 -9
crea and	-7 -1 -5 0 14
crea cont	4 -11 7 0 0
crea de	12 -4 0 0 -8
crea un	0 10 8 -8 -10
crea y	-19 0 19 0 -1
creaci	12 3 -4 0 -11
crear	-21 25 -2 -8 5
create	-3 23 -12 0 -7
creati	-24 -1 32 -4 -3
creato	9 -8 8 0 -8
crec de	-7 9 -2 0 0
crec dent	10 -9 0 0 -2
crec en	18 -6 4 0 -16
crec pers	-7 -5 2 0 10
crec prof	-14 3 -4 0 14
crec y	10 -10 -2 0 1
crece	0 9 0 0 -9
crecim	-13 -2 -5 0 20
credit	14 -20 -4 0 10
cree en	9 -9 0 0 0
creemo	9 -9 0 0 0
crew	7 9 0 0 -16
criter	10 -7 3 0 -6
critic	-2 3 14 0 -15
crm	6 18 -4 -4 -16
crm$	16 0 -1 -4 -11
cronog	10 -11 -3 8 -4
cros func	6 -14 6 0 2
cross	6 -10 1 0 4
crum$	-12 12 0 0 0
css^	13 -9 0 0 -4
cto^	3 1 -10 0 6
ctor$	6 -12 0 0 6
ctos$	-19 -1 7 6 8
cuadre	-8 11 -4 0 0
cual	10 -7 0 0 -3
cual otra	9 -1 0 0 -7
cual prob	-6 11 -12 7 0
cual se	-2 -7 0 0 9
cualqu	-24 25 -4 5 -2
cuando	-6 1 -3 15 -7
cuen con	-10 19 0 0 -9
cuen cont	-18 18 0 0 0
cuenta	-3 25 -4 -4 -14
cuente	-12 12 0 0 0
cuju	-8 -8 0 0 16
culina	34 -15 5 -2 -22
cult and	8 4 -9 0 -3
cult of	0 1 9 0 -10
cultur	25 1 -21 -7 2
cump de	1 -1 11 -5 -6
cump los	-2 13 0 -3 -9
cump y	-8 17 0 0 -9
cumple	12 -9 0 -3 1
cumpli	15 -11 1 -5 0
curios	-9 3 13 0 -6
curiou	-1 -20 21 0 0
curren	9 -1 1 -3 -6
curs de	-13 7 0 0 7
curs en	12 -5 0 0 -7
cursos	-13 6 0 -2 10
cust and	-17 26 1 -3 -7
cust jour	7 10 -3 0 -14
cust serv	4 13 -10 -2 -5
custom	-7 18 -2 -4 -5
cut^	9 1 0 0 -10
cv	-9 -14 4 -4 23
cv in	-9 -3 0 0 12
cv$	15 -4 -1 0 -11
cycle	-2 -11 1 0 12
d	-7 6 -10 0 11
d fur	-5 -7 0 0 12
d in	-17 -2 7 0 12
d$	9 -31 -4 -4 29
da	9 -13 -3 9 -3
da ikam	-4 0 0 12 -8
dabei	-6 -6 -5 0 18
dad^	15 -30 22 8 -15
daily	-16 1 3 0 13
dami du	-9 11 -3 0 1
damit	11 -16 -7 0 12
danism	-22 9 -3 0 16
dann	13 -12 -11 0 10
dann bewi	-6 -4 0 0 10
dann bist	-4 -14 0 0 17
dann freu	0 -8 -8 0 16
dar	13 -2 3 -4 -10
dar segu	-6 9 0 0 -3
dar^	-5 29 -7 -3 -14
daran	-5 8 6 0 -10
daraus	-4 13 0 0 -9
darf$	-7 -6 0 0 13
das	-6 0 -9 -6 21
das die	-6 10 7 0 -10
das ist	-2 12 0 0 -10
das them	11 -7 0 0 -4
dashbo	-1 11 -2 0 -8
dass	-8 1 -4 0 10
dass du	4 -12 4 0 3
data	3 11 -13 0 -1
data anal	2 -20 0 0 18
data and	-13 8 2 5 -2
data cent	7 -16 0 0 9
data driv	-6 14 1 0 -9
data engi	-12 19 0 0 -7
data scie	-14 8 -4 0 10
data to	-10 4 3 0 3
data$	-9 5 0 0 5
databa	13 -15 0 5 -2
date	21 -5 -4 0 -12
date erfo	-5 9 0 0 -4
date und	-12 8 5 0 -1
daten	9 4 0 0 -13
datenb	9 -2 -12 0 5
datenm	4 8 -2 0 -10
datenp	-4 -3 -2 0 9
datenq	-24 28 0 0 -5
datens	18 -4 -9 0 -5
datev	-3 12 -4 0 -6
dato de	0 5 -10 0 5
datos	16 -8 -4 -4 0
davon	5 -9 7 0 -3
day	28 -9 -7 13 -26
day one	-7 4 -5 0 9
day^	13 1 -11 0 -2
days	15 -18 2 -11 12
days of	-11 -4 0 0 15
days per	14 -2 -5 -4 -3
days$	-9 0 0 0 9
dazu	-2 19 -2 0 -15
de	11 2 -4 -4 -6
de 0	1 -3 -1 -9 13
de acce	16 -12 -3 0 -2
de acci	11 -9 5 0 -7
de acti	-12 20 0 0 -7
de admi	-10 6 0 0 4
de alar	11 -5 0 0 -6
de algo	3 8 0 0 -11
de alta	-6 10 -3 -4 3
de alto	-15 11 0 0 5
de anal	8 -13 11 0 -6
de apre	-6 -13 11 0 7
de asce	-15 0 0 0 15
de audi	-14 5 9 0 0
de auto	-11 -7 9 0 10
de ayud	0 -13 0 0 13
de base	-13 13 0 0 0
de camb	-14 10 0 0 4
de camp	9 -7 -4 0 1
de cana	10 -3 0 -8 0
de cand	-11 12 0 0 -1
de carg	10 -8 0 0 -2
de carr	-9 -10 0 0 18
de codi	7 9 -8 0 -8
de come	-9 2 0 0 7
de comi	-6 -4 -4 3 11
de comp	22 -6 -5 -4 -8
de comu	-6 1 19 3 -17
de cone	-1 9 -3 0 -4
de conf	20 -4 -9 0 -7
de cons	13 -6 0 0 -7
de cont	10 -13 -6 0 9
de corr	-24 21 0 0 3
de cost	16 -9 0 0 -7
de crec	12 -12 -2 0 2
de cred	-16 5 7 0 4
de cual	-13 7 0 0 6
de cuen	7 -12 0 -4 9
de cump	-1 -18 6 -4 16
de dato	10 -5 3 0 -8
de deci	-10 -6 20 0 -4
de depe	2 -10 -9 0 17
de desa	19 -7 -9 0 -3
de dese	6 -9 0 0 3
de desp	-13 13 0 0 0
de disp	10 -5 -8 4 0
de dive	-6 9 0 0 -3
de empr	16 -8 -4 0 -4
de ense	9 -8 0 0 0
de entr	9 4 1 -4 -10
de equi	17 2 -21 0 1
de estr	-15 9 3 0 3
de exce	-17 18 0 4 -5
de expe	-11 8 0 -4 8
de fact	-13 13 0 0 0
de form	8 -2 -8 -10 12
de gast	3 7 0 0 -10
de gene	9 -5 -4 -4 4
de gest	3 4 6 -4 -9
de hard	5 -12 0 0 7
de hora	-8 -14 2 11 9
de impl	-5 11 -3 0 -4
de inci	-13 8 0 0 6
de indi	-15 6 11 0 -2
de ingl	-15 2 -4 8 9
de ingr	-19 12 0 0 7
de inte	17 -10 -11 0 4
de inve	-11 22 -6 -4 0
de la	13 -5 -1 -2 -5
de labo	16 -6 0 -6 -4
de lead	-11 -1 0 0 12
de ley	-13 4 -1 0 10
de lide	-21 14 11 0 -4
de llam	-11 1 0 0 10
de los	-3 -3 9 3 -7
de lune	-17 5 0 -4 15
de mane	-18 7 5 -1 6
de mant	12 -6 0 2 -8
de manu	-16 21 0 0 -5
de marc	-13 4 0 0 9
de mate	-4 9 0 0 -6
de mejo	12 9 -4 0 -17
de merc	6 10 -9 -4 -3
de meta	15 -12 -13 0 10
de micr	-9 6 -2 0 5
de moni	-12 12 0 0 0
de mont	-31 24 0 0 7
de movi	-13 0 0 0 12
de nego	29 11 -18 -4 -18
de nomi	-12 -13 -1 0 26
de norm	-14 14 0 0 0
de nues	-4 10 -2 0 -4
de nuev	-11 21 -8 0 -2
de obje	8 -14 6 -4 4
de offi	11 -5 0 0 -6
de ofic	11 -3 0 4 -12
de oper	17 -11 -6 0 0
de opor	-7 -10 -5 0 22
de pago	-6 11 0 0 -5
de pala	-1 -6 14 -4 -2
de paqu	-13 8 11 0 -6
de pasa	10 -12 0 0 3
de patr	-11 11 0 0 0
de pedi	-8 18 -4 0 -6
de pers	10 16 -29 -3 6
de plan	17 -10 -11 0 4
de poli	-4 12 0 0 -8
de post	-24 26 -2 -3 3
de pote	7 -9 0 0 3
de pref	3 -11 0 3 5
de pres	-16 5 4 0 7
de prim	-6 10 -2 0 -3
de prob	-14 -1 17 0 -2
de proc	-25 16 9 0 0
de prod	-5 17 -9 -4 1
de prof	-10 7 -3 -4 10
de prog	-13 6 7 0 0
de pros	-9 12 0 0 -3
de prov	-15 14 0 0 1
de proy	1 -25 16 0 8
de punt	14 -14 0 0 0
de que	-10 3 9 0 -2
de quit	-5 -12 7 10 0
de rede	27 -21 0 -4 -2
de rela	-6 -7 13 0 0
de rend	12 -4 0 0 -8
de repa	-9 6 0 0 3
de repu	-7 9 0 0 -2
de requ	-15 23 0 0 -7
de resu	5 -8 -7 0 10
de rete	-10 17 0 0 -7
de ries	15 -8 -3 0 -4
de segu	6 -8 -8 0 10
de sele	7 -9 -4 -4 10
de sema	-2 -9 0 8 3
de ser	-1 -6 9 0 -1
de serv	10 -16 8 0 -3
de sist	9 -16 4 4 -1
de soft	-16 12 1 4 -1
de solu	-6 0 -4 0 11
de sopo	-14 15 0 0 0
de su	-22 25 -4 -2 2
de supe	-24 -5 16 0 13
de sus	3 -11 0 7 1
de tare	6 -12 6 0 0
de tecn	9 -7 -8 0 6
de tiem	11 -6 -1 -3 -1
de tien	12 -4 0 -5 -4
de todo	-26 29 0 0 -3
de trab	-24 -5 7 7 14
de tran	15 -15 0 0 0
de tus	-2 -8 0 0 10
de ulti	-10 -3 -3 0 17
de un	6 -7 16 -3 -12
de una	-3 -6 0 0 9
de urge	-4 -3 10 0 -4
de usua	-14 18 0 0 -4
de util	16 -16 0 0 0
de vaca	-2 -14 0 0 15
de valo	11 -9 0 -2 0
de vang	-5 -4 -3 0 12
de vent	11 20 -18 -7 -5
de vers	10 -10 0 0 0
de vida	-5 0 -8 0 13
de vide	11 -4 -1 -2 -4
de visi	-6 9 0 0 -4
de^	10 -13 3 -10 10
deadli	7 9 -12 -2 -2
deas$	-16 -4 10 0 11
debe	0 -3 14 -9 -1
debe tene	3 -11 0 -7 14
debera	-7 10 0 0 -3
debida	13 -17 0 0 4
debito	-9 19 -4 0 -6
deci and	3 -14 -6 0 17
declar	-6 14 -4 0 -4
ded^	8 -11 -4 0 7
dedi a	-4 -9 0 0 13
dedica	-7 -19 6 -4 24
deen$	3 -1 11 -3 -10
deep	-9 2 -4 -2 12
deep abou	0 -7 -3 0 10
deeply	-5 -1 -3 0 10
defi and	22 -11 -4 0 -7
defi de	-8 -2 0 0 10
defi von	0 13 -4 0 -9
define	-13 33 -17 -4 1
dega$	-13 22 -6 0 -3
degerl	-10 3 8 0 -1
degr in	-5 -5 0 0 10
degr or	-8 13 0 0 -5
degree	14 3 -10 0 -6
dein	-1 -9 13 0 -3
dein arbe	-7 -8 -4 0 19
dein aufg	-5 18 0 0 -13
dein eige	-11 18 -7 0 0
dein ener	11 -3 -4 0 -4
dein geha	-7 -5 -4 0 15
dein idee	-17 23 -4 0 -2
dein karr	-16 0 6 0 10
dein lebe	7 1 -10 0 2
dein miss	-5 12 0 0 -7
dein pers	12 11 -7 0 -16
dein proj	-4 -15 0 0 19
dein star	0 13 0 0 -13
dein vera	-7 18 2 0 -13
dein wiss	-11 7 10 0 -7
dein zuku	7 -10 0 0 4
deine	-7 -4 -13 0 24
deinem	-28 30 -1 6 -7
deinen	-5 9 -1 0 -3
deiner	12 3 -4 -2 -9
deines	-10 -5 3 0 12
dejar	-6 -4 -1 0 11
del	-3 11 -9 4 -3
del 0	-6 -12 0 0 19
del area	0 11 0 0 -11
del clie	8 -33 4 4 18
del cons	1 -10 0 0 9
del desa	-8 2 9 0 -4
del dise	14 -14 0 0 0
del merc	8 -9 0 0 2
del mism	-10 0 0 10 0
del pais	-9 -7 5 7 4
del pers	10 -10 -6 0 7
del plan	-12 12 0 0 0
del pres	-6 14 -4 0 -4
del prod	-5 10 0 0 -6
del serv	6 13 -10 0 -9
del soft	10 -8 -3 0 1
del tiem	11 -13 3 4 -4
del trab	3 -13 10 0 0
deli and	0 -13 0 0 13
deli of	-3 10 -3 0 -4
delive	-9 3 -13 0 18
deln$	25 1 -23 0 -4
dem	0 0 -14 -2 16
dem erst	-4 -6 0 0 10
dem lauf	-2 7 6 0 -10
dem^	18 0 -1 0 -18
demand	-19 19 0 -3 4
demas	-6 11 0 0 -5
demo de	-22 26 0 0 -4
demo para	10 -7 0 0 -4
demons	-15 -9 13 0 11
demost	16 6 3 -6 -20
den	8 9 -3 -10 -3
den bere	6 -10 -5 0 9
den betr	-4 -13 0 0 17
den eins	-9 -3 -4 0 15
den grun	3 -21 -4 0 21
den kund	-11 8 11 0 -7
den mark	9 -11 0 0 3
den unte	-3 -5 11 0 -3
den^	-14 10 12 0 -7
dene sahi	5 -10 -3 0 7
denen	0 -12 0 0 12
denk in	20 -12 -4 0 -4
denk und	0 1 12 -4 -9
denk unte	1 -13 13 0 0
denken	0 -7 31 -4 -21
denkst	16 -14 7 0 -10
denkve	-12 -4 16 0 0
denkwe	-2 2 8 0 -9
denn bei	12 -4 0 0 -8
dent de	-5 -15 8 2 10
dental	-12 -13 -3 0 28
dentro	-5 -13 8 8 3
deos$	-8 18 -4 0 -7
depa de	-9 3 0 0 5
depart	18 -12 8 0 -14
depe on	-10 7 0 0 3
depend	-24 10 3 4 7
deploy	-12 10 -5 7 0
depth	-1 -1 -8 0 10
depura	15 -15 0 0 0
der	-1 11 -2 -2 -4
der anal	15 -21 -4 0 11
der arbe	8 1 -9 0 -1
der bewe	12 -3 0 0 -9
der dich	-2 9 0 0 -7
der digi	-3 -6 -4 0 12
der eige	-9 9 5 -2 -4
der einh	-4 10 -2 0 -4
der ener	7 2 0 0 -9
der entw	5 -22 23 -3 -2
der fahi	9 -6 1 0 -4
der fina	-4 10 0 0 -6
der gesa	11 -2 0 0 -9
der gesc	9 -13 -4 0 8
der gest	0 13 0 0 -13
der it	7 2 0 0 -9
der klas	10 -11 0 6 -4
der konz	1 -13 10 0 2
der kund	2 6 -9 0 0
der opti	-5 9 0 0 -3
der perf	0 10 0 0 -10
der plan	7 -10 0 0 3
der rege	-8 -8 -1 0 17
der rele	4 12 0 0 -16
der schn	-2 -11 0 0 12
der soft	-4 -5 0 0 9
der star	-6 -5 0 0 11
der stel	12 -7 0 0 -4
der steu	1 -6 11 0 -7
der stra	-7 15 -6 0 -2
der syst	-6 10 0 0 -4
der umse	23 -20 0 0 -3
der unte	12 -4 -4 0 -4
der zeit	-6 -6 0 0 12
der$	-18 0 2 0 15
derech	6 -11 4 0 1
dern$	-19 7 3 0 9
dert$	-3 -11 0 0 14
des	-22 22 2 -3 1
des team	10 -11 -4 0 4
des unte	0 -7 -4 0 11
des^	6 -12 2 -4 7
desa apli	20 -16 0 0 -4
desa e	-16 6 -4 0 13
desa en	-16 8 8 0 -1
desa estr	-17 19 7 0 -9
desa fron	18 -14 0 0 -4
desa prof	-1 -6 -5 0 12
desa tu	9 0 0 0 -9
desarr	-4 13 -9 0 0
desc de	-9 10 0 0 -2
descar	12 -5 0 0 -6
descri	14 -6 0 -3 -4
descue	-13 -10 0 0 23
desd la	8 8 0 -1 -15
desde	1 7 -7 -10 9
dese de	-23 3 29 0 -9
deseab	36 -29 -4 5 -8
desemp	-2 -8 0 0 10
deseos	-13 -5 20 0 -2
desi and	12 -8 -4 0 -1
desi to	6 -8 9 -3 -5
desi und	-9 -6 12 0 4
desi work	-16 9 -4 0 11
design	2 4 -11 0 5
desira	15 0 -8 0 -7
desire	-3 -10 9 -3 7
desk	-8 12 -8 0 4
desp de	-9 12 0 0 -4
despla	-3 -4 15 -3 -4
dest sagl	-4 -3 -4 14 -3
dest$	-7 -8 4 0 11
desteg	1 10 -4 0 -8
destek	8 2 -11 14 -13
destre	15 -8 1 -4 -4
deta y	8 -17 8 0 0
detail	-2 -14 26 -6 -4
detall	-6 -14 25 -9 4
detayl	-28 10 23 0 -6
detect	-17 26 -10 0 1
determ	23 -22 -4 0 3
deut 0	15 -3 -3 0 -9
deut oder	-12 -4 0 0 15
deut tick	-10 0 0 0 10
deutsc	25 -28 -18 12 9
deve a	3 -4 -9 0 10
deve and	-12 16 -6 0 2
deve prog	-9 12 0 0 -2
deve with	23 -10 0 0 -13
develo	9 7 -3 -4 -8
devops	17 3 -3 0 -17
dez^	-5 -8 12 0 0
dia	1 -19 -10 6 23
dia a	18 -9 -1 -3 -6
dia$	3 12 -8 -14 6
diagno	-6 6 -10 0 11
diar a	13 -13 0 0 0
diar de	-9 2 0 0 7
diar que	14 -10 0 0 -4
diaria	4 4 8 -4 -12
diario	2 9 0 -4 -7
dias	0 -13 0 6 7
dias de	-1 3 0 9 -11
dica$	1 -9 -3 0 10
dich	9 -24 10 -3 9
dich akti	1 15 2 0 -18
dich auf	0 14 -1 0 -13
dich ein	-4 -5 0 0 9
dich fur	-8 -4 18 0 -7
dich in	-16 14 15 0 -13
dich jetz	-2 -4 -3 0 10
dich kein	19 -4 -6 0 -9
dich kenn	0 -6 -4 0 10
dich mit	-15 2 0 0 13
dich schn	2 9 -7 0 -4
dich selb	-11 5 10 4 -8
dich sich	11 -7 -4 0 0
dich weit	3 -5 9 0 -7
dich zu	-4 -6 0 0 10
dich zum	13 -8 -4 0 -1
dich$	-12 7 -4 0 8
die	-16 17 -1 -3 3
die anfo	0 12 0 0 -12
die bere	-10 -9 26 -5 -2
die best	-4 -6 0 0 10
die bewe	0 10 -6 0 -3
die chan	-9 -3 0 0 12
die dein	-2 -7 0 0 9
die digi	-5 13 0 0 -8
die du	-7 -8 0 0 15
die ener	-10 13 0 0 -3
die entw	-3 -14 -1 0 18
die fahi	2 -10 15 0 -7
die hera	0 11 0 0 -11
die komm	18 -4 0 -3 -11
die mogl	-3 -8 -11 0 22
die nach	-4 -5 0 0 9
die nutz	-4 13 0 0 -9
die opti	-4 -5 0 0 9
die pers	-1 16 -6 0 -9
die rich	0 9 -6 0 -3
die sich	-14 7 0 0 7
die umse	-8 -6 5 0 10
die unse	-5 6 8 0 -9
die vera	13 1 -3 0 -11
die zuku	4 -15 -3 0 14
dien und	-10 19 3 0 -13
dienst	-1 -22 -7 9 21
dies posi	-4 -4 10 0 -2
dies roll	-7 14 0 0 -7
diese	16 4 9 -3 -27
diesem	-8 13 0 0 -5
dieser	-25 11 8 0 6
dife situ	-6 0 10 0 -4
difere	0 14 14 -11 -17
differ	-6 10 -10 0 6
dig^	-4 -12 13 0 3
digi losu	9 0 3 0 -11
digi mark	11 -2 -1 0 -8
digi proz	-6 -5 9 0 1
digi tool	4 -15 2 0 10
digi und	6 6 -3 0 -9
digi y	0 13 0 0 -13
digita	0 7 -13 0 6
dijita	-7 2 12 -3 -4
dina con	-13 -8 16 0 5
dina y	1 6 -13 -4 10
dinami	-32 -1 28 0 5
dinero	11 -11 0 0 0
ding$	13 -2 -9 0 -1
dinge	-9 -20 23 0 6
dining	-6 9 7 0 -9
dinner	-7 -1 -3 0 10
dios$	17 -6 -2 -3 -6
diplom	25 -15 -3 0 -7
dir	15 3 -4 -2 -12
dir biet	-9 -1 0 0 10
dir eine	16 0 -5 0 -11
dir zu	11 -6 -4 0 -2
dir^	-18 4 0 21 -7
dire a	11 -1 0 0 -10
dire am	-6 0 -4 0 10
dire aust	0 -12 0 0 12
dire con	4 -12 7 0 1
dire in	-7 23 -4 0 -12
dire und	-3 10 0 0 -7
dire with	15 -5 -2 0 -9
dire y	-6 10 0 0 -4
direcc	-16 10 0 0 6
direkt	-12 -1 -15 0 29
dirigi	9 4 -2 0 -10
disa or	-8 -6 0 0 14
disc y	13 -13 6 0 -6
discap	11 3 0 -3 -11
discip	-16 -11 37 4 -14
discou	4 -13 3 -8 14
discov	10 8 -13 0 -6
dise desa	-15 6 0 0 9
dise e	9 -9 0 0 0
dise graf	-6 4 -10 0 12
dise para	-8 10 0 0 -2
dise y	5 -15 12 0 -2
disena	-35 34 -4 0 6
diseno	2 5 7 0 -13
disf de	6 2 0 0 -9
disfru	2 9 0 0 -11
disipl	-7 -3 23 -4 -10
disk und	-11 0 20 0 -10
diskre	-31 -10 17 0 23
disp a	5 2 9 -2 -14
disp de	-13 9 10 9 -15
disp inme	-28 0 0 14 14
disp para	-1 -16 3 23 -8
dispon	-15 10 -28 26 8
dispos	-3 -12 35 -4 -16
dispue	3 9 -1 -1 -11
dist a	14 -9 0 0 -5
dist de	-13 5 -1 -4 13
distin	12 -12 -7 0 7
dito$	9 -6 0 0 -3
dive and	-18 0 -6 -4 28
divers	-10 17 -6 -12 12
divisi	-19 19 -2 0 2
dns	9 2 -4 0 -6
do^	-7 -5 0 0 12
docker	15 5 -3 0 -17
docu al	15 -9 0 0 -6
docu y	-13 13 0 0 -1
docume	-1 13 -8 0 -5
does t	9 -14 0 0 5
doesn	9 -14 0 0 5
dogr ve	-12 11 0 -4 5
dokuma	-9 9 -1 -4 4
dokume	7 22 -7 -2 -20
domain	7 -10 10 0 -7
domi de	-8 17 -2 0 -7
domi en	10 0 -4 4 -10
domici	7 6 -4 0 -10
domini	1 10 -3 0 -8
don	-11 -1 5 0 7
don t	-6 -1 -8 0 14
don^	9 0 9 0 -18
dond tu	-8 9 0 0 -1
dond tus	-4 -7 0 0 11
donde	10 -4 -12 -2 8
dor^	16 -11 0 0 -5
dora$	-6 -1 15 0 -8
dorf$	-9 6 -3 0 6
dort	25 -8 -3 0 -14
dos^	14 -9 -13 0 8
drei	16 -8 0 0 -7
drei jahr	9 0 0 0 -9
dresde	-4 9 0 0 -5
driv tech	10 -5 -2 0 -3
driv the	-7 18 0 0 -11
driv und	0 0 9 0 -9
drive	-8 -6 18 0 -5
driven	-11 -9 20 -7 7
driver	-12 1 -1 7 6
drivin	7 -5 1 7 -11
du	-1 24 -7 0 -16
du agie	-3 -8 0 0 11
du anal	-7 14 0 0 -7
du arbe	-3 -10 15 0 -2
du auf	-8 15 0 0 -7
du baus	-4 -13 2 0 15
du begl	-11 13 0 0 -1
du behe	19 -12 -2 0 -4
du bei	10 -9 0 0 -1
du bere	-2 -5 -9 0 16
du besi	12 -8 4 0 -9
du betr	-4 12 0 0 -8
du bewe	1 9 0 0 -11
du bist	-4 7 18 0 -21
du dein	-7 14 0 0 -7
du denk	29 -13 -8 0 -8
du dich	-2 14 -17 0 5
du doku	-10 -10 9 0 10
du entw	-14 21 -2 0 -5
du erha	4 -14 0 0 10
du fuhl	14 -10 1 0 -6
du fuhr	11 -4 -4 0 -3
du gest	-7 -6 0 0 13
du hast	12 -13 8 0 -7
du hilf	-18 15 -6 0 9
du iden	0 -9 0 0 9
du im	-19 11 0 0 7
du kann	9 -27 14 0 4
du kenn	21 -9 -7 0 -5
du komm	12 -7 -13 0 8
du moch	-15 -15 6 0 24
du mode	2 15 -6 0 -11
du neue	0 16 -4 0 -12
du pfle	-4 11 0 0 -7
du prag	12 -7 -3 0 -1
du steu	-6 -4 0 0 9
du such	-12 -10 0 0 22
du teil	-3 -7 0 0 10
du uber	-16 20 -5 0 1
du unse	2 13 0 0 -15
du unte	-7 25 -2 0 -16
du verf	13 -12 1 0 -2
du vers	16 -12 0 0 -4
du von	8 -11 0 0 3
du weiß	11 -9 -1 0 -2
du will	-14 -13 -1 0 28
dule$	-4 12 -14 -1 6
dung$	-13 -7 5 0 15
durc dein	20 0 -7 0 -13
durc des	0 10 -4 0 -6
durc die	-1 -9 0 0 10
durc erfa	-15 0 0 0 15
durc unse	-4 -8 0 0 12
durch	-3 -4 -8 -3 18
durchf	-2 23 3 0 -23
durchs	-12 6 10 0 -4
durchz	-9 9 2 0 -2
during	11 -1 0 -2 -7
dussel	15 -7 -3 0 -5
dusunm	-8 -2 9 0 0
duties	-9 20 -4 0 -8
duze rapo	-9 2 11 0 -3
duzenl	11 -15 11 0 -6
dyna team	-6 -3 0 0 9
dynami	-1 -19 9 0 11
e	9 -1 1 -3 -6
e bike	-7 -5 0 0 12
e comm	15 -3 -3 0 -9
e g	10 -6 -2 0 -2
e ince	-10 8 0 0 3
e infl	14 2 -4 0 -13
e info	-5 25 0 -4 -16
e inno	11 -1 -10 0 0
e inst	2 10 -4 -4 -5
e inte	21 -14 -19 0 12
e mail	-2 12 -5 0 -5
each	-17 8 7 0 2
eact$	13 -7 0 -1 -5
eal^	-3 -7 1 0 9
eam^	13 -20 0 0 7
eams$	-23 7 7 0 9
ean^	-10 3 0 4 4
ear^	-24 30 -1 0 -5
early	13 0 -8 -2 -3
ears$	15 -6 0 0 -9
eat^	-11 -5 1 -2 18
eben$	5 -13 14 0 -6
eber$	9 0 -7 0 -3
ec	8 -11 0 0 4
eca^	-6 -12 0 0 18
ecek$	16 -4 -8 12 -16
ech^	10 -3 0 0 -6
echt einf	-3 -4 -3 0 10
echt$	12 -3 -1 0 -8
echte	-7 7 -15 0 15
echten	-4 -13 -2 0 19
eckt$	-4 -7 0 0 11
econom	-5 22 -12 0 -4
ect^	-1 9 -6 0 -3
ecto$	15 -7 1 -4 -5
ects$	-2 14 -4 0 -9
ecuado	-7 -5 0 0 13
ecuato	14 -2 -5 -3 -4
edad	21 -7 0 -7 -6
edad 0	10 -4 0 0 -6
edad$	17 0 0 0 -17
edebil	-1 -1 -4 14 -7
eded$	-1 10 3 0 -12
eden	-2 -7 -5 22 -8
eden edeb	-6 0 0 10 -4
edge$	5 -9 0 0 4
edia$	16 -4 -3 0 -10
edilme	10 -5 -4 -4 3
edio$	17 -1 -8 0 -9
editar	12 -7 -1 0 -4
educ supe	-6 -4 0 0 10
educac	10 -3 1 -2 -5
educat	13 -13 -2 0 2
eep^	1 -3 -9 0 12
eer^	-6 8 7 2 -11
efec nues	-6 10 -4 0 0
efec para	-9 5 4 0 0
efec y	13 -9 4 0 -9
efecti	22 -10 4 0 -16
efectu	-13 13 0 0 0
effect	13 12 -1 -8 -16
effekt	-13 4 13 0 -4
effi and	-18 -3 15 -4 10
effi arbe	-1 12 -4 0 -7
effici	-11 13 0 -4 2
effizi	-9 24 -11 0 -4
effort	-17 9 2 0 6
efic con	18 -6 5 0 -16
efic de	-13 10 0 0 3
efic y	13 14 -17 0 -10
eficaz	19 2 -1 0 -20
eficie	13 11 -9 -2 -12
efon$	21 -2 -13 0 -6
egal ob	9 -1 -4 0 -5
egal$	-21 10 0 0 11
egas$	0 9 -4 0 -5
ege^	-10 18 0 -3 -4
egen$	9 -11 -3 0 5
egit verm	13 -17 0 0 4
egitim	-8 9 -4 0 2
egresa	12 -6 3 0 -9
egym	-4 -7 0 0 10
egym well	-4 -7 0 0 10
ehen$	7 0 -10 0 3
ehr^	8 -10 1 4 -2
ehrena	-15 4 3 0 8
ehrlic	-4 -7 -4 -5 19
eich$	16 6 2 0 -23
eige arbe	5 -2 17 -2 -17
eige idee	13 -8 -6 0 0
eige proj	-12 24 8 0 -20
eige vera	15 -9 0 0 -6
eigeni	-9 -7 30 0 -14
eigens	-4 11 12 0 -19
eigenv	-10 -11 13 -3 11
ein	2 -12 -7 -3 20
ein abge	10 -4 0 0 -6
ein dyna	0 -7 -7 0 14
ein fahr	13 -4 -8 0 0
ein freu	14 -6 -2 0 -6
ein hohe	-6 0 14 0 -7
ein inno	-4 -3 -2 0 9
ein jung	0 18 0 0 -18
ein koll	8 0 -9 0 1
ein mode	-3 9 3 0 -9
ein offe	-3 -6 0 0 9
ein plus	30 -3 -3 -3 -20
ein prod	-4 11 0 0 -7
ein sich	0 -4 10 0 -6
ein star	-16 13 4 0 -1
ein um	-3 10 0 0 -7
ein umfe	-4 -6 -4 0 14
ein und	-14 32 4 0 -22
ein$	5 20 -6 0 -19
ein^	-1 -4 5 10 -10
einarb	-19 -15 -8 0 42
einb in	9 -18 -6 0 16
einbli	-6 0 -7 0 13
eine	1 -9 1 5 2
eine agil	0 10 -2 0 -8
eine dyna	-4 11 8 0 -16
eine eige	-4 24 4 0 -24
eine eins	10 -9 0 0 -1
eine erfa	-6 14 -5 0 -3
eine freu	-3 0 15 0 -12
eine groß	10 -14 1 0 4
eine gute	10 -1 -9 0 -1
eine hohe	-10 11 10 0 -10
eine hybr	12 0 0 0 -12
eine inno	-4 -6 0 0 10
eine inte	3 -19 0 0 16
eine jung	0 -10 0 0 10
eine kons	6 8 -5 0 -10
eine lach	11 -3 -4 0 -4
eine leid	4 -11 9 0 -2
eine mode	9 -10 0 0 1
eine neue	0 -10 0 0 10
eine prof	10 -14 -4 0 8
eine reib	-4 9 0 0 -5
eine schn	-4 18 4 0 -18
eine sehr	16 0 -15 0 -1
eine sich	-12 9 0 0 3
eine star	0 -10 6 0 4
eine stru	8 10 3 0 -21
eine tech	0 4 7 0 -11
eine tran	-4 12 -3 0 -5
eine vera	-4 2 -7 0 9
eine verg	18 -14 0 0 -4
eine voll	-2 -7 0 0 9
einem	8 -9 1 5 -4
einen	7 2 -14 0 5
einer	5 -9 -8 0 12
eines	-22 19 -5 -3 10
einf auf	-3 11 -6 0 -1
einf und	-1 9 0 0 -8
einfac	-18 12 7 -5 3
einflu	-10 -3 -6 0 19
einfuh	-4 24 -4 0 -17
eingeh	-2 -9 0 0 11
einges	-11 -15 12 0 14
einhal	-8 22 -2 0 -12
einkau	9 -12 0 0 3
einlei	-4 9 0 0 -5
einric	9 -9 0 0 0
eins	9 -7 0 0 -2
einsat	11 -4 -18 3 8
einsch	21 0 -4 0 -17
einste	6 6 -4 0 -9
einsti	-12 8 -4 -3 11
eintri	-10 2 0 0 8
einzel	-7 16 -11 0 2
einzua	-15 19 10 0 -13
einzub	8 -15 -8 0 15
eise$	-3 -19 43 0 -21
eit^	-5 12 0 3 -9
eite$	-14 16 -1 0 0
either	-18 12 0 4 2
ejec de	-4 -8 -4 -4 20
ejec estr	16 -13 0 0 -3
ejecuc	5 9 -6 -3 -5
ejecut	1 27 -19 -8 -1
ejo^	12 6 -7 5 -17
ejos$	-18 18 0 0 0
ekip	-4 -5 9 0 0
ekip cali	-4 -5 9 0 0
el	2 5 0 -10 3
el ambi	-8 16 3 0 -11
el anal	-11 -7 4 0 14
el apre	17 -3 -9 0 -6
el bien	-11 -4 9 0 6
el camp	-9 7 7 0 -5
el cand	-3 12 -6 0 -3
el carg	13 -10 0 0 -3
el cent	11 -3 -4 0 -4
el clie	6 2 -12 0 5
el cont	10 -4 0 0 -7
el corr	-7 9 0 0 -3
el crec	3 2 6 0 -12
el crm	-6 10 0 -4 0
el cuid	-2 -4 10 0 -4
el cump	-12 21 11 -1 -19
el desa	-15 0 4 0 11
el dia	29 -18 -1 0 -11
el equi	-8 17 -4 9 -14
el esta	16 -16 0 0 0
el gam	11 -7 0 0 -4
el inve	-8 12 -4 0 0
el logr	11 -2 -3 0 -5
el mant	18 -21 0 0 3
el merc	-15 8 -7 0 14
el nego	10 -15 0 0 5
el perf	19 -12 0 0 -7
el pers	-7 11 0 0 -4
el plan	-17 10 0 0 7
el prim	11 -15 0 0 4
el proc	-15 5 0 0 9
el prog	-10 10 0 0 0
el punt	-10 10 -4 0 3
el sect	1 -4 -7 15 -6
el segu	14 -10 0 0 -4
el tiem	-2 12 -7 0 -4
el trab	-8 -8 6 -10 20
el^	2 6 -10 -9 10
elab de	-10 5 0 0 4
eld^	3 -11 0 0 8
elec elec	-7 10 -2 -2 1
elec o	-8 -3 0 0 11
elec y	-20 20 0 0 0
electr	20 -2 -12 -2 -4
elegir	14 7 -7 -4 -9
elektr	0 -12 -1 0 13
elen$	-2 -10 4 -3 11
elevat	-6 9 0 0 -3
elig to	-7 -4 -4 14 0
eligib	0 -9 -4 11 2
elimin	3 14 -7 0 -10
ell^	16 -15 -5 -3 7
elle$	-7 11 -4 0 0
elp^	-3 12 -4 0 -5
eltern	8 4 0 0 -12
email	6 -19 4 0 8
emails	3 -9 0 0 6
emas$	-16 -2 21 0 -3
emba de	-9 17 -1 0 -7
embrac	4 -17 19 0 -5
emek$	-10 13 0 0 -3
emen$	-11 27 -7 0 -9
emerge	-6 12 -5 -2 1
emis de	5 5 0 0 -10
emisio	8 3 0 0 -10
emit por	15 -6 0 0 -8
emitid	11 -3 0 0 -8
emoc y	6 -9 -3 0 6
emocio	17 -9 -6 0 -2
empa und	-7 0 11 0 -4
empath	-22 -7 48 -3 -16
empati	-19 -6 31 0 -6
empf und	0 9 0 0 -9
empfeh	11 0 -2 0 -8
empl bran	13 8 0 0 -21
empl the	-7 -4 0 0 11
emplea	18 -3 -9 0 -6
empleo	3 -11 0 0 7
employ	7 -11 -11 4 12
empo$	14 2 5 -15 -5
empr en	7 7 0 0 -15
empr lide	-17 -12 -4 0 33
empr ofre	-4 -7 0 0 10
empr y	18 -6 -5 -2 -4
empres	-14 -14 -6 -6 40
en	5 3 -13 6 0
en admi	17 -13 0 0 -4
en area	23 -13 -4 0 -6
en aten	-6 9 -7 0 4
en az	14 -11 0 -4 0
en base	10 -4 -3 -4 1
en buyu	-9 -5 0 0 14
en call	11 -5 -4 0 -2
en camp	-8 5 -19 9 13
en cert	-10 11 0 0 0
en cola	9 -5 0 0 -3
en comu	-9 7 4 0 -2
en cons	15 -12 -3 0 1
en cont	18 -2 -5 0 -11
en cual	9 -15 0 3 2
en cuen	0 9 0 0 -9
en curs	11 -5 0 -2 -4
en desa	10 -11 0 0 0
en dife	-15 5 7 -2 5
en dive	11 3 0 0 -14
en ecua	-6 -3 0 0 9
en educ	7 -10 0 -2 6
en el	-2 -8 19 4 -14
en empr	13 3 0 0 -16
en equi	-7 -20 44 -3 -14
en esta	-13 11 -6 0 8
en estr	-3 -13 0 0 16
en func	-9 -9 4 0 15
en gene	-6 1 -4 0 9
en hora	-2 -4 2 23 -20
en insc	-11 -2 0 0 13
en inst	16 -12 0 0 -4
en la	-7 8 -2 11 -10
en las	15 8 -4 0 -19
en los	15 -23 0 0 9
en mate	19 -14 0 0 -5
en norm	9 -9 0 0 0
en nues	6 -14 -4 -4 16
en ofic	-16 12 -4 -4 12
en prac	2 0 -9 0 7
en prod	-8 16 0 0 -7
en prog	-8 -4 -3 0 15
en proy	1 9 -3 0 -7
en pues	-16 16 0 0 0
en quit	13 -7 0 -4 -1
en resu	-7 8 10 0 -11
en reun	10 -10 0 0 0
en ruta	13 -3 0 -8 -3
en segu	-12 5 -4 0 11
en serv	12 -5 -4 0 -4
en sist	17 -14 0 0 -2
en su	-10 1 0 -4 13
en tecn	4 -9 0 0 5
en tele	10 -7 -6 0 4
en toda	12 -5 -4 0 -4
en todo	-10 5 -1 -2 8
en tu	-1 -8 0 0 9
en un	-3 -21 8 0 17
en una	10 -8 -6 0 5
en vent	22 -18 -8 0 4
en visi	10 -3 0 -8 0
en^	10 -6 -14 -8 17
ena^	-3 -2 10 7 -12
enable	-20 17 -6 0 9
enca de	3 14 -4 -4 -10
encant	4 -9 -5 0 9
ence$	4 6 -10 0 1
encima	-7 -4 0 0 11
end	-6 10 2 -4 -2
end con	10 -3 -4 0 -4
end to	5 -9 6 0 -2
end$	16 -14 -1 0 0
enda$	-13 4 4 0 5
ende	12 -6 -7 -3 4
ends$	8 -12 -3 12 -5
ene^	-4 -6 -7 0 17
enen$	-12 -8 9 0 10
ener mit	5 -9 -2 0 6
ener und	3 -13 0 0 10
energe	-12 -1 15 0 -2
energi	-4 11 -13 0 6
energy	-16 -1 15 0 2
enfo en	1 -12 11 0 1
enfoca	-27 12 5 0 10
enfoqu	11 -16 15 -2 -9
eng	4 15 -8 0 -11
enga team	-7 16 -12 0 3
enga und	-3 -4 18 0 -11
enga with	15 -5 0 -1 -9
engage	-18 8 25 -6 -8
engagi	-14 12 1 -1 2
enge	-8 17 -4 0 -5
enge abst	-4 12 0 0 -8
enge olma	-11 0 0 11 0
enge zusa	-5 10 -4 0 -2
engi and	-4 3 9 0 -8
engi mana	-4 -3 -3 0 10
engi team	3 8 0 0 -12
engi to	10 3 -7 0 -6
engl anwe	-12 16 0 0 -4
engl is	-11 19 -5 0 -2
engl skil	10 -7 0 0 -3
englis	21 3 -15 0 -9
eni^	11 -8 4 -8 1
enjoy	-2 -14 8 0 8
enjoys	18 5 -10 0 -13
enla de	-15 8 6 0 0
enlace	-19 10 4 0 5
eno^	9 -3 5 0 -11
enos$	-3 15 0 0 -12
ense y	16 -4 -9 0 -3
ensena	21 -7 -7 0 -7
ensu that	-16 5 5 0 6
ensu the	-11 10 0 0 1
ensure	-21 22 0 7 -8
ensuri	-17 9 6 -2 4
ent^	4 -11 16 -7 -1
enta$	2 -5 10 0 -8
ente cali	13 -3 -3 -3 -3
entegr	3 0 -7 -7 11
entend	-15 12 -6 0 9
enterp	-10 8 -3 0 6
entfal	-3 -11 -4 0 18
entgel	1 19 0 0 -20
enthus	15 -4 9 -3 -17
entida	10 1 0 0 -10
entlan	-4 14 0 0 -10
ento dond	-4 17 0 -4 -9
ento$	0 -19 5 -3 16
entr 0	17 -3 0 -13 -1
entr a	0 15 -5 0 -10
entr en	-25 -3 0 0 29
entr otra	-3 -7 0 -1 11
entr otro	17 -7 0 0 -10
entr y	-4 10 -1 0 -6
entrad	9 -5 0 -4 0
entreg	3 22 0 0 -24
entren	6 -26 -5 0 25
entrep	19 -14 -7 0 1
entrev	13 5 0 -1 -16
ents und	-14 10 11 0 -7
entspa	-9 0 0 0 9
entw du	-10 13 0 0 -3
entw eine	-6 10 0 0 -4
entw in	18 -2 0 0 -16
entw mit	7 4 0 0 -11
entw neue	-7 9 0 0 -3
entw und	-5 0 9 -3 -1
entw von	12 -12 7 0 -7
entw wir	0 -10 -4 0 13
entwic	-5 11 -8 -5 7
envi and	-6 16 9 -1 -18
envi de	-3 12 0 0 -9
envi for	-3 9 -1 0 -6
envi repo	-3 -11 0 0 14
envi su	0 -11 0 0 11
envi tu	-18 -9 -3 0 29
envi wher	-2 -5 -6 0 14
envi with	-18 6 -3 0 15
envia	-14 -10 -3 0 27
envian	-10 -3 0 0 13
enviar	-21 -54 -9 0 85
envio	-4 17 0 0 -12
enviro	-7 -2 14 0 -5
enz^	17 -3 0 0 -14
epte$	-8 11 -4 0 0
equa oppo	-15 -14 0 0 29
equal	-16 -14 -3 0 33
equi and	11 5 -7 0 -9
equi asig	13 -13 0 0 0
equi con	3 -5 -10 0 11
equi de	-3 19 -4 0 -11
equi elec	11 -10 0 0 -1
equi en	-3 -8 12 0 0
equi para	-12 20 -7 0 -1
equi que	3 -13 0 0 10
equi y	-30 15 7 0 8
equipm	-19 0 1 0 18
equity	14 -8 0 0 -6
equiva	16 -3 -4 0 -9
era^	7 -12 -3 -3 12
eral$	-18 14 -4 0 8
erarbe	-7 18 0 0 -10
eras$	-9 3 -5 0 12
ere^	3 -9 0 0 6
eren$	-4 20 -5 -7 -4
eres	-12 -18 7 0 24
eres una	-4 -11 -1 0 16
erfa im	35 -24 -4 0 -7
erfa in	11 -15 13 0 -9
erfa mit	16 2 -3 0 -15
erfa und	2 -10 0 0 7
erfahr	41 -22 -18 0 -1
erfass	6 9 -4 0 -12
erfo abge	15 -8 -2 0 -6
erfo absc	-3 9 0 0 -6
erford	27 -1 -7 -4 -15
erfull	6 -11 0 0 5
erga durc	10 -4 -4 0 -2
ergebn	-21 11 18 0 -8
erha du	10 -4 0 0 -6
erhalt	4 -26 -6 0 27
erholu	-7 -4 0 0 11
eria$	20 -1 -7 0 -12
erkenn	-11 11 24 0 -24
erklar	0 -20 18 0 2
erlebe	-6 -2 -4 0 11
erlebn	-10 3 0 0 7
ermogl	-4 7 -9 0 7
ern^	7 -16 7 0 2
erne ener	5 -14 0 0 9
erneue	5 -14 0 0 9
erno$	16 -3 0 0 -13
erp	28 -20 -5 0 -4
erp syst	10 -1 0 -4 -6
erp$	-10 -4 0 0 14
erp^	15 -8 0 -4 -4
erre wir	-4 12 0 0 -8
erre$	11 -11 0 0 0
erreic	-11 10 -4 0 5
ers^	-3 -2 -6 0 11
erst ansp	-14 13 -1 0 2
erst kont	18 -3 0 0 -16
erst tag	-9 9 -6 0 7
erst von	10 -3 -3 0 -4
erste	0 7 1 0 -9
erstel	9 37 -7 0 -39
ersten	-3 -6 -6 -2 18
erstes	4 -13 0 0 9
erte$	-13 -3 -7 0 23
erwa sie	-6 -2 -4 0 12
erwart	2 -5 -9 0 11
erwe dein	-7 -11 0 0 18
ery^	10 -9 6 0 -7
erziel	-1 8 4 0 -11
es	11 -1 -1 4 -14
es de	-6 19 0 -9 -5
es eine	-4 -2 -4 0 10
es la	21 -11 0 0 -9
es nece	9 0 1 -1 -9
es tu	-14 -2 4 0 12
es$	17 -11 8 0 -14
es^	-6 12 -4 4 -6
esa^	-27 -18 6 -5 43
esas$	17 -5 0 0 -12
esca de	-4 -14 -4 7 16
escala	17 -6 -14 0 2
escr y	-6 11 -3 4 -6
escrit	15 4 -8 -4 -7
escu acti	4 -10 6 0 0
escu y	0 10 -7 0 -2
escuch	12 -10 8 0 -10
escuel	-9 0 -4 0 13
ese^	14 0 -4 0 -10
eskala	-6 15 0 0 -9
esne cali	-13 -1 -4 14 4
esnek	-13 -1 -4 14 4
esos$	8 -5 -9 0 6
espano	6 -2 6 0 -10
espe en	4 -23 3 4 12
espe para	1 -11 -4 0 14
espe y	-7 10 0 0 -4
especi	-9 8 2 -3 2
espera	-7 -17 15 0 9
espiri	11 5 -5 0 -11
esse$	3 -15 -6 0 18
essen	-4 -12 0 0 16
est^	29 -33 -8 0 12
esta	13 -22 10 6 -7
esta busc	-21 19 3 0 -1
esta comp	-8 15 -4 -4 1
esta de	4 -11 -1 5 4
esta disp	9 -4 -5 0 0
esta es	-11 10 4 0 -3
esta inte	-7 -1 12 0 -3
esta labo	10 -6 -3 -10 9
esta list	7 -14 4 0 3
esta opor	-9 -11 0 0 20
esta y	13 -3 -11 0 0
estabi	-9 5 -13 -10 27
establ	-3 1 15 -3 -10
estaci	-1 11 -4 0 -6
estado	8 -13 0 4 1
estamo	-8 13 -8 -4 7
estand	-5 14 3 -3 -9
estas	1 -2 9 0 -8
este	1 0 -9 -6 14
esten	1 -10 7 7 -5
estima	-11 11 0 0 0
esto	-8 12 0 -4 0
esto$	7 -9 7 -4 -1
estos	-2 11 0 0 -8
estrec	-11 9 0 0 2
ests$	14 1 0 -6 -9
estu de	-8 6 -7 0 10
estu y	-7 12 0 0 -5
etabli	-14 18 0 0 -4
etas$	11 1 -7 -5 0
etc	8 5 2 -2 -14
etc$	-6 10 -4 0 0
ete^	-22 -10 4 8 20
eten$	-12 -14 24 0 2
etes$	-2 13 -3 0 -7
ethic	-3 6 10 -4 -9
ethnis	11 0 0 0 -11
etica	-14 -3 30 0 -14
etique	12 -13 0 0 1
etl	9 4 -7 0 -6
etme ve	9 -12 -3 0 6
eto^	-16 -9 27 0 -2
ette$	13 0 -7 0 -6
etup$	10 11 -3 0 -18
etwas	8 -28 -3 -3 26
etzt$	5 -9 -11 0 15
eu	4 -22 0 10 7
euen$	-8 14 0 2 -9
europe	-2 -16 -2 1 18
eval y	-13 13 0 0 0
evalua	1 9 -4 -3 -2
evel$	13 -11 -2 0 0
even	7 8 -3 0 -11
even and	-5 -9 -3 -3 20
even und	4 -7 -7 0 11
even work	0 -1 11 0 -10
even y	-11 16 -1 0 -4
evento	-26 28 -2 2 -2
events	-3 5 -15 -1 15
ever$	-5 -7 12 0 1
every	-9 1 -8 0 16
everyo	4 -4 -10 0 10
evoluc	9 2 0 0 -11
evolut	-17 -7 0 0 23
examen	10 -10 0 0 0
exce acti	-11 0 11 0 0
exce ambi	-11 -7 -6 0 24
exce aten	11 -11 0 0 0
exce comm	1 -13 11 0 0
exce comu	-7 2 14 0 -10
exce dote	10 -4 -6 0 0
exce en	-10 0 10 0 0
exce habi	3 8 -1 0 -10
exce inte	8 8 -10 -2 -4
exce orga	-10 0 10 0 0
exce plan	-7 -3 -4 0 14
exce pres	-9 -1 16 4 -10
excele	2 4 7 0 -13
excell	-13 -3 9 0 7
excepc	11 -8 -7 0 3
except	-21 15 5 0 0
exci abou	-4 -12 3 0 13
excite	-6 -16 1 0 21
exciti	-9 -5 -7 0 22
exclus	-18 0 -5 0 23
excluy	13 -4 -3 0 -6
exec a	-9 12 0 0 -4
exec and	14 -14 0 0 0
exec of	-9 13 0 0 -4
execut	12 -3 5 -4 -10
exhi de	-11 11 0 0 0
exhibi	-24 24 0 0 0
existe	-6 14 0 0 -7
existi	25 -9 -9 0 -8
exito	-13 7 -6 0 12
exitos	-9 -2 0 -4 14
exklus	0 -10 0 0 10
expand	-16 3 0 0 13
expans	-23 5 0 0 17
expe 0	-12 15 0 0 -4
expe and	11 4 -10 0 -5
expe as	4 9 0 0 -13
expe como	12 -7 0 -5 -1
expe con	11 -11 0 -2 2
expe cont	10 -11 0 0 2
expe de	19 -10 -4 0 -5
expe demo	-5 10 -4 0 0
expe der	12 -6 0 0 -6
expe desi	3 -13 0 0 10
expe en	23 10 -12 -6 -15
expe for	12 3 0 -6 -9
expe in	25 -16 -2 -2 -5
expe is	-5 -13 12 0 5
expe of	3 9 0 0 -12
expe or	-9 5 0 0 4
expe prev	21 -9 -5 0 -7
expe to	-15 -6 -3 0 24
expe y	-20 24 0 -8 3
expect	11 -22 2 2 7
experi	58 3 -37 -29 4
expert	14 -8 -2 -5 1
explic	10 4 -10 0 -4
explor	3 9 -8 0 -4
export	-13 12 0 0 1
exposu	-11 0 0 0 11
expr oral	18 0 -11 0 -7
expres	4 16 -13 -4 -2
exte dien	-2 -7 0 0 10
exte part	-5 14 13 -1 -21
extend	-6 10 9 0 -13
extern	-2 21 0 -5 -14
extra	-9 4 0 4 2
extran	-5 10 -2 -3 0
extras	1 -5 -4 0 9
extrem	-2 -6 13 -4 -1
exzell	10 -9 -9 0 8
eye	0 0 -11 0 11
eza^	2 15 -10 -4 -4
f	-6 13 -3 0 -4
faaliy	-3 -10 10 0 3
fabr y	0 -9 0 0 9
fabric	-1 -8 0 0 9
facebo	7 7 0 -4 -11
fach	-4 10 -4 0 -2
fach in	-1 9 0 0 -8
fach und	-15 11 -4 0 7
fach wiss	-6 -4 0 0 10
fachab	15 -11 0 0 -4
fachbe	-12 16 -3 0 -1
fachli	0 11 -19 -4 11
faci de	4 -18 21 -2 -4
faci el	9 4 -4 0 -9
faci mana	-10 0 0 0 10
facili	-4 10 -3 1 -4
facing	4 -13 -3 0 12
fact elec	-9 9 0 0 0
factur	-26 32 5 -2 -9
fahi komp	1 -4 9 -4 -2
fahigk	36 -40 23 -7 -12
fahr oder	-16 0 0 0 16
fahrra	-15 -3 -4 0 22
fahrtk	-11 -7 0 0 19
fami con	10 -5 0 0 -5
fami mit	-6 0 -4 0 10
fami und	-4 -8 0 0 11
fami with	29 -6 -7 1 -17
famili	-1 -23 -3 1 25
family	-6 -3 -2 -4 15
farmac	-14 16 8 -4 -6
fase	-9 19 0 0 -10
fase del	12 -15 10 0 -6
fases	12 -15 10 0 -6
fast	-5 -8 13 -6 6
fast and	-12 6 -2 0 8
fast movi	5 -11 -2 0 8
fast pace	-17 9 13 -3 -3
fast$	9 -5 2 0 -5
favo envi	-11 0 0 0 11
favor	-17 10 0 4 4
fbau$	-13 6 0 0 7
feasib	18 -14 -4 0 0
feat und	-7 9 0 0 -2
featur	-21 30 -3 0 -6
fee^	-6 -9 -3 0 19
feed and	2 -12 -3 0 12
feedba	-17 3 -11 0 25
feel	-5 11 0 0 -6
fehl und	11 0 -7 0 -4
fehler	21 1 0 0 -23
feld	0 -11 0 0 11
feld$	-3 14 -12 0 0
fen^	-13 10 4 0 0
fer^	-28 1 0 0 28
feriad	-11 0 0 5 6
fern$	-5 12 0 0 -7
festan	-20 -6 -4 0 30
festiv	-5 -5 0 -5 14
fi	1 -12 -1 0 13
fia^	13 2 0 0 -14
fico$	10 0 -10 -1 0
fide de	-6 10 0 0 -4
fied$	18 -6 -6 0 -6
fields	20 -12 0 -4 -4
figma	6 -16 0 0 10
fija	11 -7 0 0 -5
fijo	3 -11 12 -8 5
fijo mas	9 -2 0 0 -8
fijo$	-4 -3 0 -8 15
fijos	-24 15 -3 0 12
fina and	-10 -2 0 0 12
fina de	-9 18 -4 0 -5
fina und	-16 14 1 0 2
fina y	-18 13 0 0 5
finale	-3 9 0 0 -5
finali	-16 14 0 0 2
financ	18 -6 -12 -4 4
finans	13 -10 -3 0 0
find	13 -11 -3 0 2
find du	-4 -6 0 0 10
finden	0 -4 -7 0 11
fine de	-2 -9 0 8 3
fines	9 -9 -4 8 -5
fintec	-10 -3 0 0 14
firma	13 -17 0 0 4
firmal	-18 -1 6 0 12
firmen	-16 -18 -4 0 38
first	4 -11 -3 0 9
fiscal	10 -3 -4 0 -3
fisica	-2 7 -4 10 -11
fisico	-11 16 0 0 -5
fit	3 -4 -8 16 -7
fitn und	-6 -7 9 0 3
fitnes	-12 -14 2 -3 27
fits$	-15 13 -8 0 10
five	6 7 0 0 -13
flac hier	-10 6 -3 0 6
flache	-10 -8 -7 0 25
flex and	-10 17 5 0 -12
flex arbe	-8 2 -11 -3 19
flex de	0 0 -3 -14 17
flex para	6 -11 -8 13 0
flex sche	-9 4 13 5 -13
flex und	0 -9 11 -3 0
flex work	-4 -2 -16 0 22
flexib	-36 -6 22 -4 25
flie in	10 -7 -1 -3 0
fließe	4 -7 10 -3 -4
flow$	12 2 -3 0 -12
flows	-2 15 0 0 -14
flue in	12 -1 6 -4 -13
fluenc	-2 9 0 0 -7
fluent	13 3 1 -4 -12
flui verb	14 -7 -7 0 0
fluida	-1 11 -3 0 -7
fluide	18 -9 -5 0 -4
fluj de	-14 15 0 0 -2
flujos	14 -6 0 0 -8
flux$	6 7 -3 0 -9
flyer	-12 16 0 0 -4
focu on	13 -15 12 -4 -6
focus	12 1 11 -7 -16
focuse	-4 -24 20 0 8
fokuss	-6 -6 0 0 12
folg ausg	13 0 0 0 -13
folge	11 -1 0 0 -10
foll up	-9 -3 3 0 9
follow	-12 22 -10 0 0
foment	10 10 -12 0 -8
fonksi	-12 13 -9 -4 11
food	39 -25 -14 1 1
food hand	15 -7 -7 3 -4
food$	17 -3 0 0 -14
for 0	-8 -7 10 8 -3
for a	-17 16 -8 4 5
for an	-12 18 1 0 -7
for assi	12 -9 0 -3 0
for buil	-2 1 9 0 -8
for empl	0 13 0 -1 -12
for inte	-9 4 0 1 4
for more	9 -4 0 0 -5
for our	-8 8 9 -2 -7
for some	-13 13 -10 0 10
for this	-8 -6 0 -4 17
for you	-10 -3 6 -4 11
for your	12 -6 0 0 -6
for^	2 11 0 0 -13
forder	4 12 -12 -3 -2
form acad	14 -4 4 0 -14
form comp	10 0 -4 0 -6
form cont	-12 -1 0 0 13
form de	-12 5 0 -2 9
form en	15 -5 0 0 -9
form$	-12 8 0 0 4
forma	2 23 -8 -8 -9
formac	11 -15 -7 -2 13
fort und	3 -21 -7 0 25
fortbi	-10 -3 -4 0 17
fortsc	-9 -3 3 0 9
forw to	-5 -4 -4 0 13
forwar	-10 4 -5 0 11
fost a	-7 17 -4 0 -5
foster	2 6 8 0 -15
foto	8 -18 -1 0 11
fotogr	2 9 -6 0 -5
founde	-10 8 -12 0 14
four	11 -10 11 0 -11
frag rund	-4 13 0 0 -9
frages	12 7 -7 0 -13
fram like	-7 -3 0 0 10
framew	19 -3 -7 0 -9
france	10 3 -2 0 -11
free	-4 -6 -4 -6 20
freedo	5 -16 -12 0 23
frei	-9 -7 -3 0 20
freihe	-3 -16 0 0 19
freize	-10 -5 0 0 14
french	-9 13 0 0 -4
frente	0 8 3 0 -11
fresh	3 9 -3 0 -9
freu am	2 -5 16 0 -13
freu an	10 -20 18 -3 -6
freu dara	2 -6 9 0 -4
freu sich	-3 9 0 0 -5
freu und	-13 7 11 0 -6
freu wir	-2 -12 -8 0 21
freude	10 -18 40 -3 -29
freue	0 13 0 0 -13
freuen	-13 15 -8 0 6
freut	10 9 0 0 -19
friday	5 -17 -4 -3 19
frie and	4 4 11 0 -19
friend	-15 -11 30 -4 0
frio	2 9 0 0 -10
frisch	-2 -11 -4 0 16
from	6 -9 -4 -2 8
from a	-9 -6 3 0 12
from all	5 -12 -4 0 11
from conc	17 -13 0 0 -4
from home	-8 -14 -3 -4 29
from our	20 -2 -3 0 -15
from the	-10 -7 6 12 -2
from you	-14 11 -3 0 6
fron end	9 2 -4 -4 -3
fronte	24 2 -8 0 -19
ften$	1 9 -4 0 -6
fuerte	9 -6 -1 0 -3
fuhl dich	14 -10 0 0 -4
fuhlst	14 -10 1 0 -6
fuhr der	10 -6 0 0 -4
fuhr du	-1 10 1 0 -10
fuhr sie	-4 12 -4 0 -4
fuhr und	-6 12 -8 0 2
fuhren	-5 0 -10 0 15
fuhrer	11 -10 0 -3 2
fuhrun	9 -5 -1 12 -16
ful^	-2 -8 0 0 10
full	-14 1 -6 -2 21
full remo	-16 -3 -3 0 22
full time	24 -15 -10 -2 2
fully	5 -9 -6 0 11
fun	5 2 18 -2 -23
func coll	-9 -5 6 0 8
func de	-24 7 4 0 13
funcio	15 9 -8 0 -16
functi	5 3 5 0 -14
fund eina	-13 0 0 0 13
fund erfa	9 -5 -4 0 0
fund kenn	12 0 -4 0 -8
fundam	5 -4 7 0 -9
fundie	20 -8 -18 0 6
fundin	-11 0 0 0 11
funf	5 8 0 0 -13
fung$	-2 11 -3 0 -6
funkti	1 11 -14 0 2
funnel	4 7 -10 0 -2
fur betr	-13 4 0 0 9
fur das	1 14 -8 0 -7
fur dere	-2 9 -6 0 -1
fur dich	20 -11 -9 4 -4
fur die	15 -3 -11 -3 3
fur digi	-3 13 3 0 -13
fur eige	14 -14 -2 0 3
fur ein	5 3 -9 0 2
fur inno	0 -9 8 0 2
fur kund	-3 -15 -1 4 15
fur mark	16 -2 -14 0 0
fur neue	7 4 1 0 -12
fur proj	8 -16 6 0 2
fur sich	11 -10 0 0 -1
fur sie	0 -15 -4 0 18
fur tech	0 -21 17 0 3
fur unse	-12 25 -1 0 -12
fur^	-8 3 -7 -4 16
furthe	-21 -4 0 0 26
futu of	-8 -7 3 0 11
future	3 -4 -10 0 11
futuro	-10 -3 18 0 -4
fußbal	0 -8 -3 0 11
gabe$	-10 -16 10 0 16
gain	-7 -5 0 0 12
gam	21 -5 5 -11 -10
gama	15 -13 0 0 -2
ganado	9 0 -1 0 -9
ganar	9 -2 -4 0 -4
gangig	13 0 -4 0 -9
ganz	-19 8 0 0 11
ganzhe	-12 19 2 0 -9
gap	0 13 -1 0 -11
gar^	25 -20 -4 0 -2
gara el	-6 14 0 0 -8
gara que	-7 10 0 0 -4
gara una	-1 9 -3 0 -5
garant	-23 21 -5 0 7
gastro	17 -7 -3 0 -7
gather	-8 2 -8 0 15
gcp	-19 14 0 0 6
gebaud	-8 -1 0 0 9
geben	-10 -2 9 0 3
geburt	-8 -10 0 0 18
gecis	7 2 0 0 -9
geford	-13 -1 0 0 13
gefrag	3 19 -3 0 -19
gegens	0 -8 -5 0 13
gegenu	-9 -3 12 0 0
gehalt	-21 5 -8 0 23
gehst	30 -9 -8 0 -13
geht	-19 -8 -3 12 18
geht es	0 -11 0 12 -1
geld$	-10 0 0 0 10
gele must	-6 9 0 0 -3
gelebt	12 -4 -2 0 -6
gelege	10 -15 -12 13 4
geli cali	-3 10 -4 0 -4
geli sure	10 -5 -6 0 1
geli ve	-8 14 -3 0 -3
gelisi	-13 -4 6 0 12
gelism	-28 4 29 4 -9
gelist	-15 19 6 -4 -6
geme mit	2 14 2 0 -18
gemein	7 6 -15 0 2
gen^	-7 14 -2 -3 -1
gena rich	-2 -7 -3 0 13
genau	-8 -6 11 6 -3
genaus	-10 3 0 0 6
gend iden	-11 5 0 -1 7
gender	6 -11 0 -1 6
gene en	5 -14 0 0 9
gene la	-11 13 0 0 -2
gene por	-5 12 0 0 -7
genera	1 10 -15 -8 13
genieß	0 21 0 0 -21
genuin	13 -10 2 0 -4
geogra	15 -13 0 0 -3
geprag	0 -8 -2 0 10
gercek	-13 7 13 0 -7
gerekl	17 -4 0 -3 -10
gereks	26 -19 -3 -4 0
gerekt	-11 19 0 0 -8
gerenc	-3 22 -7 0 -12
gering	-10 -2 -2 0 15
german	17 -29 0 -4 16
gern	14 -5 1 0 -11
gern auch	9 -2 0 0 -7
gern im	9 -4 -1 0 -4
gern neue	-6 -6 12 0 0
gerne	33 -13 6 0 -26
ges^	-3 12 -4 -3 -1
gesa und	-5 -4 0 0 9
gesamm	-9 -4 8 0 4
gesamt	-2 14 -4 -3 -6
gesc und	-11 4 6 0 1
gescha	6 7 -15 0 2
gesell	1 -5 11 0 -7
gesp fur	-5 0 12 0 -6
gespra	-7 3 -8 0 11
gespur	-22 -1 33 0 -10
gest akti	-5 -8 0 0 14
gest come	11 -11 0 0 0
gest de	32 -15 -7 -3 -7
gest dein	0 15 0 0 -15
gest del	10 -3 3 0 -10
gest diar	-15 15 0 0 0
gest die	-4 0 11 0 -6
gest du	-3 -10 0 0 14
gest el	-7 14 -7 0 0
gest fur	-4 11 0 0 -7
gest inte	-9 14 -4 0 -1
gest la	-8 14 0 0 -6
gest los	10 -7 0 0 -2
gest mult	5 -16 8 -3 5
gest proz	-9 0 0 0 10
gest und	-12 -7 5 0 14
gest von	13 -9 -4 0 -1
gest wir	10 -8 0 0 -2
gestal	-8 -10 -6 0 24
gestio	9 13 -5 -9 -8
gestut	15 0 -10 0 -4
gesu und	-4 13 0 0 -9
gesund	-11 -9 -4 -3 26
get	12 -10 1 -3 1
get the	9 -4 -4 0 -1
get^	-16 17 -7 0 6
getran	-15 -4 0 0 19
gewerb	10 -14 4 0 0
gewi und	5 -10 8 0 -3
gewinn	0 14 -6 0 -8
gewiss	-9 -10 19 0 0
geziel	-14 40 -3 0 -23
ggf	10 0 0 0 -10
gia^	28 -18 -4 0 -7
gibi	0 -7 -4 0 11
gibst	-11 7 7 0 -3
gibt	-8 -1 -4 0 13
gibt es	-4 -2 -4 0 10
gica$	-10 13 -2 0 -1
gico$	16 -8 -1 0 -7
gie^	-10 18 0 0 -7
gies$	-10 10 0 -2 2
git	16 -11 0 0 -5
github	-14 13 0 0 1
gitlab	-1 10 0 0 -9
give	9 -1 -4 0 -4
gle^	13 1 -6 0 -8
gleich	2 -12 16 0 -6
gleitz	-4 -4 -8 -3 18
gles$	21 -7 -7 0 -8
global	19 -26 -21 -4 32
gmbh	-18 5 0 0 13
gmbh ist	-8 -21 0 0 29
gmbh seni	-3 17 0 0 -13
gn	7 3 0 0 -10
go	-3 11 3 0 -11
go live	-3 9 0 0 -5
go to	-9 -1 0 0 10
go^	-12 8 6 0 -3
good	1 -23 16 0 6
good comm	-7 -1 10 0 -2
gorev	2 -9 -3 11 -2
gorevl	9 -1 -3 0 -4
govern	-5 10 0 0 -5
grad en	20 -3 0 0 -17
grado	28 -18 -4 0 -6
gradua	5 11 -4 0 -12
grafik	-2 16 -4 0 -10
gran	-19 -7 2 8 16
grande	15 -11 0 9 -13
grea but	-16 0 9 0 7
great	12 -18 22 -14 -2
green	-10 4 0 0 7
groups	-12 12 0 0 0
grow	-9 18 -8 0 -1
growin	-4 -7 -7 -4 21
growth	-16 17 -13 -4 16
groß gest	-4 -10 0 0 14
groß wert	-3 -10 14 0 -1
großar	-14 29 -4 0 -10
große	-11 -13 10 0 13
großen	6 -29 12 0 11
großer	-14 -5 9 0 10
grun auf	2 -14 2 0 10
grun fur	18 -10 -3 0 -4
grun in	12 0 -3 0 -10
grun und	8 3 -12 0 0
grund	-1 -6 -2 0 9
grundg	-10 2 0 0 8
grundk	33 -8 -13 0 -11
grundl	6 -10 5 0 -1
grunds	0 2 7 0 -9
grundv	33 -12 -10 0 -11
grup de	8 -15 0 0 7
gruppe	-14 13 0 0 2
gte^	-6 -6 12 0 0
gtm	13 -9 0 0 -4
guardi	-27 3 3 0 21
guayaq	-13 -3 -4 1 19
guclu	-1 -16 14 3 0
gues and	8 9 -4 0 -13
guest	9 8 -2 -4 -11
guests	25 7 -4 -6 -21
guia	-14 14 0 0 0
guia de	-13 16 0 0 -3
guidan	19 -10 -3 0 -6
guide	-18 26 0 0 -7
guncel	12 -1 0 0 -11
gung$	-14 5 -8 0 18
gustar	-18 7 0 0 11
gusto	19 -10 -4 0 -5
gut	20 -18 -5 0 3
gute	11 -29 20 0 -2
gute deut	34 -4 -18 0 -13
gute engl	18 0 -15 4 -7
gute gesp	-1 -2 11 0 -7
gute kenn	16 -8 -4 0 -5
gute komm	-30 0 33 0 -2
gute verk	-9 -4 0 0 13
gute vers	18 -5 -9 -4 0
gutes	27 -15 -2 0 -11
gym	-1 -10 0 0 11
h	-10 -2 0 0 12
habe ein	-11 7 11 0 -7
haben	19 -14 5 0 -10
haber	1 12 0 -4 -9
habi comu	-11 2 9 0 0
habi con	11 0 -11 0 0
habi de	-8 -16 24 0 -1
habi inte	-12 1 11 0 0
habi nume	12 7 -15 -4 0
habi orga	-14 -4 22 0 -4
habi para	21 -7 4 0 -18
habi y	-3 10 0 -4 -3
habili	-2 -14 25 -8 -1
hablad	11 -3 0 2 -10
hace segu	-13 3 0 0 11
hacer	-3 12 -3 0 -7
hacia	-3 -9 7 0 5
haft$	-20 3 11 20 -14
hakim	19 -13 0 0 -7
hakkin	11 -4 -4 0 -3
halt$	-16 0 -2 0 19
hand fur	3 9 -4 0 -9
hand on	-7 -22 31 5 -7
hand und	-12 3 0 0 8
hand$	-2 9 0 0 -8
handel	28 -20 -8 0 0
handle	-2 7 2 3 -11
handli	-23 13 6 0 3
hands	-7 -22 27 5 -3
happen	-12 -17 10 0 18
hard	14 4 -7 -3 -8
hard and	5 -9 15 -7 -4
hard y	-1 -17 0 -2 20
hardwa	-12 15 0 -6 3
hare$	-5 -4 0 0 9
harmon	14 -10 3 0 -6
has	5 7 -10 0 -2
hast	9 -33 15 -4 13
hast den	-10 10 0 0 1
hast die	-9 0 -4 0 12
hast du	6 -16 -10 0 19
hast ein	-16 3 7 0 7
hast erfa	9 -11 -3 0 4
hast freu	-15 -4 23 0 -4
hast mind	-2 0 12 0 -10
hast spaß	4 3 8 0 -14
hast$	16 6 -18 0 -5
hasta	-13 -3 10 -6 12
hat	3 7 2 -1 -10
hat^	-10 6 3 4 -3
hausei	-8 11 0 0 -3
have 0	-21 10 0 0 11
have a	6 -18 -9 5 16
have an	-16 16 2 0 -1
have been	19 0 0 -4 -15
have buil	14 -5 -3 0 -6
have expe	12 -6 0 0 -6
have stro	6 -11 2 0 4
have$	11 -5 -6 0 0
having	18 -14 -7 0 3
hazirl	-5 12 -4 0 -4
head	-4 -6 0 0 10
head of	-4 -6 0 0 10
heal and	11 0 -3 0 -8
heal insu	-11 1 0 0 10
health	1 -7 -6 1 11
hear	-7 1 -3 0 9
hear from	-7 1 -3 0 9
heck$	-4 -3 0 11 -5
helfen	-3 -8 -1 0 12
help	-12 10 -6 0 7
help us	-12 -7 -3 7 15
help you	6 -10 -1 0 5
helpin	-10 2 0 0 9
her^	-5 -3 -6 0 14
hera von	-4 15 0 0 -11
here	9 11 -7 0 -13
here$	0 7 -10 0 3
herr de	12 8 -6 0 -15
herr que	-9 13 0 0 -4
herr y	-12 -3 0 0 15
herste	-6 -7 0 0 13
herzen	-6 1 -4 0 10
herzli	-13 -2 10 0 5
hes^	-12 -11 9 8 6
hey^	-10 5 11 0 -5
hibi$	-5 -1 13 0 -6
hien$	-4 -7 -1 0 11
hier	1 -7 -13 -4 23
hier kurz	0 11 0 0 -11
hier schn	0 -2 11 0 -9
hier und	-3 6 -11 0 8
hierar	-11 -5 -4 0 20
hierfu	-10 10 0 0 0
high	14 -12 3 -1 -4
high leve	-7 1 12 0 -6
high moti	10 -1 -4 0 -4
high perf	-3 11 -8 0 0
high qual	-19 20 10 0 -11
high scho	10 -3 -3 0 -4
highly	-14 7 9 0 -2
higien	-11 11 0 0 0
hilf	-8 10 -6 0 5
hilfre	2 -16 0 0 14
hilfst	-13 6 0 0 7
hilft	10 -13 -3 0 5
hin	-8 16 0 0 -8
hin zum	3 8 0 0 -11
hinaus	9 4 -4 0 -9
hinsic	9 -3 0 0 -6
hinter	-9 11 -7 0 6
hip^	-12 2 4 0 7
hips$	4 1 6 0 -10
hire	-22 8 11 0 2
hiring	20 -23 9 0 -6
his^	6 3 -21 0 12
histor	-2 -1 -7 12 -2
hizmet	-13 -8 0 4 18
hlen$	-5 2 9 0 -5
hly^	0 -11 4 -2 9
hme^	-10 26 0 0 -16
hmen$	-14 6 -9 0 17
hnik$	-7 -7 5 0 10
hoch tech	-2 -8 0 0 10
hochsc	15 -4 -3 0 -8
hochwe	-1 -12 -2 0 15
hohe	-22 -16 11 22 5
hohe orga	13 -5 -4 0 -4
hohe qual	6 -9 10 0 -7
hohe reis	-9 0 -1 16 -6
hohe serv	-7 0 10 0 -3
hohe$	-14 5 -6 0 14
hohen	-10 5 8 0 -3
hohenv	0 -8 0 -4 12
hoher	-11 -21 19 0 14
hohes	16 -8 7 0 -15
hoja	-10 4 -8 0 13
hoja de	12 -15 -8 0 11
hojas	22 -20 0 0 -2
holdin	14 -14 -3 0 3
holzba	22 -8 -1 0 -13
home	-10 -23 4 -4 32
home offi	-3 -10 8 0 5
home$	7 -10 0 -4 7
homeof	-22 -34 -9 0 65
honest	-27 1 27 -4 3
honora	-16 7 -4 -4 17
hook	-21 4 -7 0 24
hops$	6 -18 -4 0 16
hora de	4 -15 0 5 6
hora extr	13 -8 0 4 -9
hora flex	-4 0 -8 -6 17
hora lune	21 -3 -3 -9 -7
hora rota	15 -4 0 3 -14
horari	-3 -31 -4 32 6
horas	19 -4 4 -17 -3
hospit	39 -3 -16 -4 -16
hotel	5 -15 -8 0 18
hotele	7 -14 0 0 8
hotm com	0 -9 0 0 9
hotmai	0 -9 0 0 9
hours	-11 -3 19 3 -7
how	11 17 -3 -4 -22
how in	10 -13 0 0 4
hr	19 -1 -13 -4 0
hr proz	11 0 -6 -4 -1
hren$	-3 -12 3 0 13
hte^	-8 -4 -3 0 16
htig$	0 -18 -3 0 21
http	28 -10 0 0 -18
https	-1 10 -4 -4 -2
hubspo	-7 12 -2 0 -2
huma reso	9 -1 0 0 -8
humor	-15 6 14 0 -5
hundef	0 2 -10 0 8
hybrid	-18 -3 2 0 19
i	9 -4 -5 -3 3
ial^	16 -3 -6 0 -6
iar^	-14 4 0 0 10
iata$	-1 -13 1 12 2
iato$	20 -10 0 -4 -6
iben$	22 -15 0 0 -7
ic	-15 9 -7 0 13
ica^	13 -26 9 0 4
ical$	15 -10 3 0 -7
icar$	16 -7 -13 -2 7
icas$	11 6 -11 0 -6
ice^	-5 10 -4 0 0
ices$	11 0 -11 0 0
ich^	-8 7 -8 16 -8
icht$	-10 9 -4 14 -8
ici	-10 8 -4 7 -1
icin	24 -17 -17 -5 15
icin gere	13 -13 0 0 0
icio$	-5 -1 21 0 -14
icos$	-3 5 8 0 -9
ida^	26 -7 -3 -9 -6
idad$	-1 16 17 -15 -17
idas$	-8 1 0 -4 10
ide^	5 20 -11 0 -15
idea and	-4 -1 -4 0 9
idea cand	-8 -5 13 0 0
idea in	12 -2 0 0 -11
idea mit	10 -4 0 0 -6
ideal	-6 10 2 -3 -4
ideale	35 -23 10 0 -21
ideas	-11 3 3 -4 9
idee einb	-7 0 9 0 -2
idee und	7 -11 0 0 4
ideen	-8 11 -6 -3 6
iden and	5 -11 0 0 7
iden de	-10 -4 0 0 14
iden opor	-8 12 0 0 -4
iden y	-16 13 -8 0 10
identi	7 10 1 -7 -11
idioma	1 -18 6 -3 15
ido^	17 -7 7 0 -17
idos$	-5 4 9 -6 -3
iel^	-10 -7 -4 0 21
ield$	14 -9 0 0 -5
ier^	0 -2 10 0 -8
iers$	-4 11 0 0 -7
iert$	-3 -20 17 0 6
ies^	0 13 -7 0 -6
iess	-2 -4 -4 0 10
iess unif	-5 0 -4 0 9
iess$	-11 19 0 0 -9
iew^	4 6 0 0 -11
if	11 4 -11 0 -5
if you	-7 -4 -11 -4 26
if^	7 -8 -7 -4 12
ift^	12 -4 0 -2 -6
ify^	-9 23 0 0 -13
igen$	-11 9 0 0 2
ight$	-17 2 0 0 15
ign^	12 15 -6 0 -21
igns$	10 -5 0 0 -5
igua de	-8 -16 -4 0 27
iguald	-16 -10 -4 0 31
ihnen	-6 12 0 0 -6
ihr	-11 -16 7 0 21
ihr prof	2 -1 9 0 -9
ihre aufg	4 6 0 0 -10
ihre bewe	12 -16 0 0 3
ihre proj	-4 -2 -7 0 12
ihrem	0 2 10 0 -13
ihren	-2 -10 -4 0 16
ihrer	8 1 -15 0 7
ihti anal	15 -12 0 0 -4
ihti beli	-17 13 0 0 4
ii	14 -7 0 -7 0
ikam eden	-14 -3 0 25 -8
ikamet	-14 -3 0 25 -8
iken$	5 3 9 -4 -13
ild^	-15 26 -4 0 -8
ile	-3 2 -12 0 13
ile koor	17 -9 -3 0 -5
ilen$	17 -23 16 0 -10
iles$	9 0 0 0 -9
ilet bece	-9 0 13 0 -4
ilet sagl	0 -9 9 0 0
iletis	-3 -11 22 0 -9
ilgili	1 0 8 0 -9
ili^	8 8 -12 0 -4
iliski	7 -20 8 0 6
ills$	-2 9 4 0 -11
im	12 -5 -9 4 -3
im allt	-3 9 -3 0 -4
im aufb	11 -8 -3 0 0
im bere	-4 -3 -3 0 10
im herz	-6 1 -4 0 10
im home	-14 -16 0 0 30
im kund	10 0 -4 0 -6
im oper	12 -12 0 0 0
im prod	12 -12 0 0 0
im proj	10 -7 -3 0 0
im rahm	-5 14 0 1 -9
im syst	14 -7 -4 0 -3
im tage	-6 11 0 0 -5
im team	4 -5 10 0 -9
im umfe	15 -16 0 0 2
im umga	14 -2 -2 0 -10
imag impe	12 -12 0 0 0
imagen	15 4 -9 0 -10
imli$	17 -10 -4 0 -3
immer	5 -10 -7 0 12
immobi	-22 11 7 0 5
impa e	14 0 -4 0 -11
impact	1 -16 6 0 8
impeca	12 -12 0 0 0
impl and	-8 11 0 0 -4
impl de	1 -14 -4 0 16
impl von	-8 12 0 0 -4
implan	10 4 0 0 -14
implem	-1 10 -11 0 2
import	31 -33 2 0 0
impr and	-12 18 0 0 -6
impr our	7 -16 -1 0 11
impres	-16 11 -5 11 -1
improv	4 35 -16 -3 -21
impues	-8 17 -4 0 -5
in 0	-12 -6 -4 0 22
in a	14 2 0 -5 -10
in abst	12 -11 -3 0 2
in agil	15 -6 -9 0 0
in alle	-2 16 -3 0 -11
in an	-14 16 0 0 -3
in bere	-14 15 0 0 -1
in dein	-8 -3 -1 0 12
in dem	-15 3 -2 0 14
in den	4 -9 0 0 5
in der	24 -20 -3 -3 3
in desi	12 -11 -4 0 3
in deut	-16 -2 8 0 10
in die	-18 7 1 -3 13
in dies	-21 22 12 0 -13
in ein	0 20 0 0 -20
in eine	-10 -11 5 0 16
in engl	-2 -5 15 -4 -4
in euro	-1 -8 -3 1 11
in fast	0 -11 6 0 6
in folg	11 -1 0 0 -10
in fur	-6 -7 0 0 13
in germ	-8 -7 -3 0 18
in hamb	7 4 2 -4 -9
in hous	-8 0 -2 0 11
in it	-16 9 0 0 7
in koln	-16 0 0 0 16
in kund	9 2 -8 0 -3
in mana	-8 -1 0 0 9
in mark	4 9 -4 0 -10
in munc	-6 -11 0 6 11
in muni	-10 -6 6 9 1
in neue	-6 -6 19 0 -8
in perf	-4 -5 0 0 9
in pers	17 -3 6 0 -20
in prod	11 -11 0 0 1
in spai	-11 3 -4 6 5
in span	1 -14 0 0 13
in stra	7 -11 0 0 4
in syst	9 0 -2 0 -7
in the	1 0 -9 4 4
in this	10 -2 0 4 -13
in type	9 -3 0 0 -5
in und	-10 5 7 0 -1
in unse	-9 -3 0 0 12
in unte	0 -9 0 0 9
in vers	6 -6 -13 0 12
in your	-10 1 16 -4 -4
in zusa	-3 12 0 0 -9
in$	-25 16 9 0 0
inal$	-4 -12 0 14 2
inbetr	5 -9 0 0 4
ince por	-7 10 0 0 -3
incent	-18 2 -5 0 21
incide	-10 2 -1 0 9
incl la	-12 3 6 0 3
incl work	-3 15 0 0 -12
includ	1 -8 5 -12 14
inclui	3 -32 9 5 15
inclus	-14 15 -4 -4 7
incluy	-6 21 -4 0 -11
inco inme	-14 0 0 11 3
incorp	7 9 -13 8 -11
increm	30 -27 0 0 -4
ind^	-12 -1 -7 0 20
inde y	7 -4 11 -3 -11
indepe	-17 -13 29 -6 8
indica	13 -16 11 0 -8
indire	-3 -12 0 0 15
indisp	29 -29 -8 14 -6
indivi	-6 -1 -6 -3 16
indu and	12 -13 -4 0 5
indu y	-15 13 9 0 -7
indust	19 -18 -8 2 5
ine^	-2 10 -1 -2 -5
ines$	24 -5 -9 -2 -8
influe	-3 0 -3 -4 9
info a	13 -10 -2 0 0
info al	19 -15 0 0 -4
info deta	-7 9 0 0 -3
info en	8 -12 0 0 4
info fina	-7 10 0 0 -3
info sobr	-11 9 0 -4 6
info y	-5 13 0 0 -8
inform	11 11 -22 -9 10
infr as	-7 -4 0 0 11
infrae	-9 13 0 0 -4
infras	4 -3 -9 0 8
ing	21 -13 0 -4 -4
ing^	2 14 -5 -1 -9
inge civi	11 0 -4 0 -7
inge de	-9 9 4 0 -4
inge indu	12 -3 0 0 -9
inge y	1 -10 0 0 9
ingeni	1 11 0 0 -12
ingili	20 -8 -4 0 -8
ingl 0	10 -4 -4 0 -3
ingles	12 -11 -9 4 3
ingr y	0 -5 12 0 -7
ingred	-3 10 -4 0 -3
ingres	-8 3 0 -4 9
inhalt	13 2 -5 0 -10
inhous	2 -12 0 0 11
inic de	-7 9 -3 0 2
inic y	2 -10 8 0 0
inicia	-20 11 5 0 3
inisiy	-18 0 18 0 0
initia	-11 6 19 0 -15
inkl	-1 22 -12 0 -8
inklus	-13 7 -4 0 10
inmedi	-9 -24 -4 31 7
inne eine	-10 4 0 0 6
inne in	4 11 0 0 -15
inne und	-11 8 -2 0 5
innen	20 11 -6 -3 -22
innens	-11 -4 0 0 15
innerh	-14 0 -4 9 8
inno and	1 25 -1 0 -26
inno losu	-4 -7 0 0 11
inno para	17 -6 -3 0 -7
inno y	5 -10 4 0 1
innova	-13 -3 11 0 4
inquie	18 -2 -3 0 -12
inquir	-3 9 0 0 -6
ins	-23 -1 2 0 22
insb im	-13 1 0 0 12
insb in	1 -9 15 0 -7
inscri	-30 0 0 0 30
insi into	-15 -13 23 0 5
insigh	12 -13 0 0 0
inspec	3 9 -4 0 -8
inspir	11 -12 -5 -3 10
inst de	10 -4 0 0 -6
inst en	9 -5 -4 0 0
inst und	-5 11 -9 0 3
inst y	13 -8 0 0 -5
instag	10 12 -8 -4 -10
instal	8 18 -8 -10 -9
instan	16 -10 0 0 -6
instit	12 -7 -1 0 -4
instru	24 6 -12 -4 -13
insumo	-6 14 0 0 -8
insura	-6 17 4 -4 -11
int^	9 10 -6 0 -13
intang	12 -6 0 0 -6
inte a	10 -3 16 0 -23
inte an	27 -7 22 0 -42
inte and	-17 12 10 0 -5
inte como	6 0 -10 0 4
inte con	-14 6 -2 0 11
inte de	18 0 -12 4 -11
inte del	11 1 -1 0 -10
inte en	5 -17 -12 0 24
inte entw	-3 12 0 0 -9
inte envi	0 -6 -5 0 12
inte exte	-10 8 0 0 2
inte for	-10 10 0 0 0
inte in	20 -11 1 1 -12
inte para	14 -14 -2 0 3
inte proz	1 9 0 0 -10
inte serv	-4 10 0 0 -6
inte stak	6 -20 10 0 5
inte team	15 -20 -12 -1 18
inte und	-6 -3 -3 0 13
inte wiss	-7 10 0 0 -3
inte work	-10 2 4 0 4
inte y	-28 -5 16 -1 19
inte zu	7 1 -9 6 -5
integr	-9 8 2 0 -1
intell	-19 7 10 0 1
intens	19 -10 6 0 -15
intera	12 0 2 0 -13
interc	-6 14 0 0 -8
interd	-5 12 0 -4 -4
intere	-11 -52 38 -3 28
interf	7 2 6 0 -15
interi	-16 13 0 -4 7
interl	-7 9 -3 0 1
interm	33 -23 -8 2 -4
intern	6 13 -25 6 1
interp	-12 -5 21 0 -4
inters	18 -12 -4 -3 0
interv	21 3 -11 0 -13
into clea	-3 9 -2 0 -4
intune	16 -6 0 0 -10
inua$	4 16 -28 0 8
inuo$	-13 -14 12 0 16
inux$	10 -4 0 0 -6
inve and	-7 -11 2 0 17
inve de	-30 30 0 0 0
inve mana	7 -15 0 0 8
inve y	-5 12 -4 0 -4
invent	-6 28 -11 -6 -6
invers	10 -10 0 0 0
invest	-18 14 3 0 2
invi a	-15 0 0 0 15
invita	-18 4 0 0 15
ion^	6 9 -7 -10 2
ions$	11 0 -4 -6 0
ior^	7 10 -1 0 -16
ios	-11 0 0 0 12
ios^	9 -17 -12 -2 22
ipo^	-12 -10 0 0 22
ipos$	6 -11 8 0 -3
ipt^	12 -4 0 -4 -4
ired$	10 -11 -1 11 -9
irit$	-3 -6 18 0 -10
irst$	-12 7 -3 0 9
is	7 -7 15 -9 -5
is a	17 -11 -6 0 -1
is akis	10 -7 -3 0 0
is an	-7 -6 0 0 13
is anal	-6 17 -10 0 -1
is biri	-16 5 4 0 7
is birl	-4 -10 7 0 7
is key	-7 -2 0 0 9
is not	9 3 -3 0 -9
is our	-1 19 -3 0 -15
is requ	9 -4 -2 0 -2
is seek	17 -8 0 0 -10
is sure	-18 18 -3 0 3
is the	-10 5 2 0 3
is^	17 -8 0 -5 -4
isch$	9 -7 2 0 -4
ise^	6 -3 14 0 -17
isen$	-4 4 -9 16 -7
isma$	-13 17 0 0 -4
iso	14 -3 -3 0 -8
iso 0	17 -6 -3 0 -8
iso^	-2 -11 16 10 -12
isse$	17 -9 -1 0 -8
issues	-4 18 -15 0 1
ist	-9 0 10 -3 3
ist eine	-14 -2 -10 0 26
ist es	0 9 -2 0 -7
ist fur	5 -4 5 4 -10
ist und	9 -9 -4 -3 7
ist uns	18 -7 0 0 -11
ist unse	11 0 0 0 -11
ist von	-6 12 0 0 -6
ist$	-14 4 -11 0 20
ist^	-9 -9 2 0 16
ista$	-3 -1 13 -4 -5
it	13 11 -6 -7 -11
it infr	-6 15 0 0 -9
it s	4 13 -8 -4 -6
it sich	11 5 -3 0 -14
it syst	-11 5 -4 0 10
it$	20 -12 0 0 -8
ita^	22 -10 -8 0 -4
ital$	8 -5 -10 0 6
italia	-7 16 -5 0 -4
itas$	9 6 -12 0 -3
itat$	-17 9 12 -4 0
ite^	-8 -5 -6 1 18
items	17 -7 0 -4 -6
iten$	-9 0 2 -5 11
iter$	-18 12 0 0 6
ith^	13 -11 -8 -4 9
ito^	15 0 -4 -4 -7
itos$	-14 2 0 0 13
its^	2 0 7 0 -9
itte$	-8 13 0 0 -5
ity^	17 -15 7 5 -14
ium^	17 -12 0 0 -5
ivas$	-12 -1 6 -1 9
ive^	-13 0 5 -3 11
ivel$	-8 -3 1 -3 13
iven$	-12 -2 14 0 -1
ives$	-25 32 -13 0 6
ivo^	2 -15 11 0 3
ivos$	0 -23 -2 9 15
iyiles	-7 26 0 -4 -15
izar$	20 -6 -14 0 0
ize^	-12 8 -3 0 6
jahr	-5 -7 0 0 13
jahr beru	12 -8 0 0 -4
jahr in	9 2 0 0 -11
jahr$	-12 0 0 0 12
jahre	22 -11 0 0 -11
jahren	-2 -4 -5 0 10
jahres	-14 1 -6 0 19
jahrli	-2 -7 -1 0 10
jar^	-25 38 -8 0 -4
java	-16 21 -2 -3 0
java$	12 -7 -2 0 -4
javasc	15 9 -3 -4 -16
je^	-7 11 8 0 -12
jede	-8 1 -6 0 13
jede tag	0 -14 9 0 5
jeden	-4 -11 9 0 6
jefe	16 -2 -4 0 -10
jefe de	10 0 -4 0 -6
jefe inme	14 -10 0 0 -4
jemand	-2 -9 11 0 -1
jenkin	2 11 -4 0 -9
jes^	-9 0 0 0 9
jetzt	-10 -4 3 0 11
jeweil	-13 -1 5 0 8
job$	18 -6 0 0 -12
job^	-9 -4 -6 0 19
jobmog	-2 14 -3 0 -9
jobrad	-12 -13 0 0 25
jobs	-12 7 -4 0 8
jobs comp	2 12 -4 0 -11
jobtic	-10 -10 -3 0 22
join	0 -19 1 -4 22
join our	-28 12 13 0 3
join the	10 -6 6 0 -10
jornad	12 -14 -3 -4 9
journe	21 -8 6 0 -19
joven	3 -11 20 0 -12
js	9 -7 -3 0 1
json	17 -10 0 0 -7
jungen	0 -19 0 0 19
junges	-4 15 0 0 -11
junto	-13 2 0 0 12
juridi	-3 -13 6 0 9
just	9 -4 5 0 -10
just a	-11 9 -3 0 6
kabi yuks	12 0 -8 0 -4
kabul	13 -9 0 0 -4
kaffee	-5 -4 -4 0 12
kafka	-7 10 0 0 -3
kalite	-10 -4 -2 0 15
kaltak	-8 18 -6 -4 0
kampag	-14 14 4 0 -4
kanale	3 7 6 0 -16
kanban	22 -5 -4 0 -14
kandid	16 -4 0 0 -12
kann	-2 12 0 0 -10
kann du	-9 12 -15 0 12
kannst	13 -36 11 0 12
kantin	-14 7 0 0 7
kapita	-7 12 -4 -5 3
kapsam	9 -4 0 0 -5
karr in	-11 0 0 0 11
karrie	-26 -7 -4 0 37
karsil	-8 11 -3 0 0
kauf ausb	11 -4 -3 0 -4
kauf$	2 10 0 0 -12
kaufma	7 11 -3 0 -15
kaynak	8 1 0 0 -9
keep	-18 11 0 -2 9
keepin	-3 12 -9 0 0
kein	-6 -7 -14 10 17
kein muss	22 -3 -4 -5 -10
keine	15 -7 -12 0 4
keit$	-21 8 11 4 -2
kelt$	12 -6 0 0 -6
ken^	11 0 -4 0 -7
kend$	14 -10 0 0 -4
kendin	-9 -15 23 0 1
kenn der	9 -6 0 0 -2
kenn dich	12 0 -4 -4 -5
kenn die	8 2 0 0 -10
kenn in	20 -8 -4 0 -8
kennen	-18 14 -3 -1 8
kennst	41 -22 -7 -4 -8
kenntn	49 -20 -11 0 -18
kennza	-9 20 -4 0 -7
ker^	-9 -6 -5 0 19
kes^	16 -7 -3 0 -6
ket^	-20 11 0 0 9
kets$	6 -9 0 0 3
key	-14 10 -2 -2 8
ki	24 13 -43 0 6
ki tool	-3 15 -4 0 -8
ki und	12 -8 -7 0 4
ki$	11 -4 -13 0 6
ki^	12 -9 -3 0 0
kick	-8 -4 0 0 11
kicker	0 -9 0 0 9
kim^	-8 6 10 -4 -4
kinder	-12 4 0 0 8
king$	-1 -6 5 15 -13
kins$	15 -5 -4 0 -6
kitche	42 -32 1 0 -12
klar und	15 -9 3 0 -8
klare	-5 -7 2 0 10
klarem	-7 18 2 0 -12
klarer	-12 13 -4 0 2
klarun	-6 9 0 0 -3
klas b	-4 -10 0 8 6
klasse	7 -13 0 3 3
klassi	-19 17 9 0 -7
kliman	-4 -15 -3 0 22
know	11 -4 -5 -4 2
know and	-4 -5 0 0 9
know how	17 -14 -11 -4 12
know is	9 -7 -4 -3 4
know of	17 9 -7 -4 -16
knowle	25 12 -20 -7 -10
koll team	-9 -4 -2 0 14
kolleg	-11 -3 -20 0 34
koln	-20 -2 0 0 21
kolner	-5 -11 0 0 16
komfor	11 -8 0 0 -4
komm	-17 -7 -3 0 27
komm auf	-17 3 7 0 7
komm du	-9 7 15 0 -12
komm im	14 0 -10 0 -4
komm in	-16 0 16 0 0
komm mit	-1 20 -9 -3 -6
komm oder	10 -7 -3 0 0
komm und	14 19 -12 0 -21
kommun	-4 -5 31 -3 -19
komp inha	-8 -4 11 0 0
komp tech	11 6 -14 0 -3
komp und	13 -16 -16 0 20
kompet	-3 10 -3 0 -3
komple	7 10 -19 -4 6
kondit	-9 10 -1 0 0
konf von	-5 9 -4 0 0
konfig	-13 24 -8 0 -3
konkre	-4 10 -2 0 -4
konnen	21 -22 2 0 -1
kons und	19 -5 -3 0 -11
konsis	-1 8 7 0 -15
kont mit	0 -9 4 0 5
kont und	2 17 -7 0 -12
kont verb	10 -6 4 0 -8
kont weit	-2 12 -4 -3 -3
kontak	-2 14 -8 -3 -1
kontex	15 -10 -4 0 -1
kontro	-12 18 0 0 -5
konu bilg	15 -8 0 0 -7
konu dene	21 -15 -6 0 0
konu yetk	9 -6 -3 0 0
konz und	-8 3 9 0 -5
konzen	-7 -4 0 0 11
konzep	22 -1 -2 0 -19
kooper	-24 -5 21 0 8
koor der	-4 13 -4 0 -6
koor sagl	9 -6 4 0 -7
koor und	0 -8 -4 0 11
koordi	-6 9 10 0 -13
korper	-4 -5 -11 14 7
kosten	-21 0 -9 0 30
kpi	14 -1 -8 0 -6
kpis	6 16 -15 0 -6
kranke	-11 7 -4 0 8
krea und	0 -8 -2 0 10
kreati	-31 5 19 0 7
kredit	-2 13 -4 0 -6
kriter	-10 11 -2 0 1
kritis	-10 15 -1 0 -4
ksek$	-5 -3 12 0 -4
kte^	-9 -4 -7 -3 23
kten$	6 -18 12 0 0
ktir$	-10 30 -13 -4 -4
kubern	25 -7 -6 0 -12
kull egit	6 3 0 0 -9
kull kabu	-13 13 0 0 0
kullan	-9 5 3 0 1
kultur	-6 -23 -7 0 36
kund	8 5 1 -3 -11
kund auf	-4 11 0 -4 -4
kund bei	15 -12 -6 0 3
kund durc	13 0 -10 0 -3
kund inne	8 5 -2 0 -11
kund sowi	-3 8 7 0 -12
kunde	-3 -6 -4 0 13
kunden	-9 23 4 -7 -12
kurulu	-2 -2 -8 0 11
kurums	-6 14 -4 0 -4
kurz ents	-10 -2 -8 0 20
kurz komm	9 -9 4 0 -3
kurz wege	-4 -6 0 0 10
kurze	-11 0 -7 0 18
kurzen	-9 -8 -1 0 19
kurzes	-6 -13 0 0 19
l	-17 -13 6 0 23
la apli	-10 13 0 0 -3
la asis	12 -9 0 0 -4
la aten	6 -16 5 0 5
la bode	11 -11 0 0 0
la busq	10 -10 6 0 -6
la capa	-2 -9 5 0 7
la carr	-4 9 0 0 -5
la cart	-7 12 0 0 -5
la ciud	2 -20 8 10 0
la comp	13 -2 -7 0 -4
la comu	-18 4 4 0 10
la conf	-9 5 7 -4 0
la cont	-18 15 0 0 4
la crea	0 7 -10 0 3
la efic	-7 11 0 0 -4
la ejec	16 -16 0 -3 3
la empr	-10 13 -6 2 1
la entr	1 9 0 -2 -8
la escu	-3 -6 9 0 0
la estr	-3 -4 -2 0 10
la expe	16 9 -3 0 -23
la fabr	0 -9 0 0 9
la fact	-5 -3 10 0 -2
la fina	-12 10 0 0 2
la form	4 10 1 0 -16
la gere	-1 14 -4 0 -10
la gest	17 -11 -9 0 3
la igua	-2 -7 0 0 9
la impl	10 -14 -4 0 8
la indu	-18 17 0 2 -1
la info	-19 12 -4 0 11
la inst	7 10 0 0 -17
la inte	-14 15 -8 0 7
la inve	-12 -2 0 0 13
la jorn	10 0 -3 -1 -6
la limp	-11 15 0 -4 0
la marc	-7 13 5 -4 -8
la mayo	-8 -8 0 15 1
la mejo	19 -11 1 -2 -7
la merc	15 -5 -3 -4 -3
la norm	9 -7 0 0 -2
la opor	-9 -3 -4 0 16
la part	-1 15 -4 0 -10
la plan	-3 -7 10 -4 4
la plat	7 -10 0 0 2
la pres	4 -10 10 0 -4
la prod	0 13 -4 0 -10
la reso	-15 2 6 0 6
la resp	-6 -13 17 -3 5
la revi	9 -7 -2 0 0
la segu	-3 -7 9 0 1
la sema	10 11 -4 -1 -17
la supe	4 -11 9 0 -2
la tecn	12 -3 -7 0 -2
la tran	-5 -11 -3 0 19
la vent	-13 5 7 0 1
la zona	10 -6 0 2 -6
la^	13 -8 -5 -3 3
labo de	11 -5 0 11 -18
labo demo	17 -3 0 -6 -8
labo en	20 -17 0 0 -3
labore	14 -4 0 -2 -8
lado$	15 -9 0 0 -6
lage$	4 -24 8 0 12
lama$	21 -3 -15 0 -2
lan	11 -11 -2 0 2
land page	-9 12 0 0 -4
land und	-2 -4 -4 0 10
land$	0 -15 5 0 9
lander	-4 -9 0 0 13
landin	5 16 -4 0 -18
landwi	-3 -15 0 0 17
lang pers	-3 -8 0 0 11
lang und	-6 -4 0 0 10
langfr	-9 -15 1 0 23
langja	8 -12 0 0 4
langua	13 -7 -11 0 5
lanzam	-10 12 0 0 -3
laptop	-5 -5 0 0 11
lar^	-15 19 -6 0 3
large	8 -1 8 0 -15
larges	-10 -5 0 0 14
largo	-12 19 -4 0 -3
las	-2 15 2 -8 -8
las acti	9 -7 -4 -3 4
las apli	-3 10 0 0 -7
las area	-15 8 0 0 7
las dife	14 -1 0 0 -13
las espe	-11 18 0 0 -6
las func	-13 16 0 0 -4
las inst	-10 13 0 0 -3
las mejo	13 -26 3 0 9
las meta	-10 9 0 0 1
las mism	0 11 -3 0 -8
las nece	0 0 11 5 -16
las norm	10 -1 0 0 -9
las oper	-16 16 0 0 0
las part	-4 -13 -2 0 19
las pers	9 -32 3 0 20
las rede	-6 9 -5 0 1
las tare	-17 17 0 0 0
las tran	-8 12 0 0 -4
las ulti	-7 9 0 0 -1
las vent	9 -1 0 -4 -4
las^	10 2 -10 0 -2
lassen	10 -14 3 0 1
latz$	-8 2 -11 0 17
lauf$	-18 9 0 0 9
laufen	-10 11 12 0 -12
launch	1 8 -10 0 1
layout	10 6 -5 0 -12
ldo^	-31 -8 0 0 39
le	22 3 -7 0 -18
lead	-1 12 -15 0 4
lead and	21 -2 -9 0 -10
lead in	-1 -18 -7 -1 26
lead tech	-7 20 -4 0 -10
leader	6 11 2 -3 -17
leadin	-4 -11 5 0 11
leads	-19 14 0 0 4
lean	-18 17 -3 0 5
lear and	3 -18 1 -4 18
lear budg	12 -6 0 0 -6
lear more	5 11 0 0 -16
learn	-13 -3 20 -4 -1
learni	-5 -8 -1 0 14
lease	-17 11 0 0 6
leasin	-12 1 0 0 12
least	8 -10 0 3 -1
leave	-11 3 0 0 8
leben	-8 4 -7 0 10
lebens	-9 -1 -5 0 15
leer	-9 12 -9 0 7
legacy	5 -6 9 0 -8
legale	8 -12 0 0 4
lege groß	0 -3 12 0 -9
lege$	-5 14 0 0 -9
legen	16 3 14 0 -33
legisl	19 -13 0 0 -7
leicht	17 -9 -3 0 -6
leid fur	16 -6 -4 0 -6
leiden	-8 -5 30 0 -18
leipzi	-5 9 0 0 -4
leistu	-10 -16 6 0 20
leit fur	-11 12 0 0 0
leiten	-2 13 -4 0 -8
lem^	-12 -9 27 0 -6
leme$	19 -8 -4 -4 -4
lengua	27 -13 0 0 -14
lent$	-8 -3 15 0 -4
ler^	15 -19 0 0 4
leri$	0 -12 0 -5 18
lern und	0 -13 0 7 5
lernbe	-16 -1 36 0 -19
lernen	14 -13 5 0 -6
lernku	-20 -4 -6 0 30
lernst	2 -17 4 0 11
leto$	27 -3 1 -27 3
letter	-13 4 -2 0 10
levant	-10 7 -3 11 -4
leve of	-14 10 13 0 -10
leve supp	-12 31 0 0 -19
level	9 -7 14 -6 -9
levera	-18 2 3 0 13
ley	-10 2 -1 0 9
ley$	-6 -11 0 0 17
librar	3 11 -4 0 -10
libre	14 -1 0 3 -16
licenc	14 -10 -8 10 -6
licens	30 -13 0 -7 -10
lich$	-6 -14 5 17 -2
lick$	8 -1 -10 0 3
lico$	3 -9 16 0 -10
lid^	11 -12 0 10 -9
lide en	-12 -13 -4 0 29
lide equi	10 -4 -7 0 0
lide y	8 10 2 0 -19
lider	-20 -9 8 -4 24
lidera	14 -8 13 -3 -16
lieb es	5 -9 6 0 -2
liefer	-16 10 0 0 7
lieg in	-1 10 -4 0 -6
liegt	6 12 -7 0 -11
life	-10 -5 -4 -6 25
life$	9 -8 7 0 -9
lift	-17 0 -4 21 0
like	15 -3 -4 -4 -5
like to	-20 11 6 -4 7
like you	-3 -1 -6 0 10
lim^	2 8 3 0 -13
limita	-17 6 -6 0 17
limite	-11 23 -6 -2 -3
limpie	8 6 -10 -4 0
limpio	0 -6 -4 12 -2
lina$	-2 11 0 0 -9
line	17 17 -4 -4 -26
line cook	11 0 1 -4 -8
line de	18 -10 -3 -4 -1
lineam	18 -15 0 0 -4
lineas	10 -7 0 -4 0
ling$	7 -9 -2 0 5
linked	-8 -8 -8 0 23
linux	1 12 -6 0 -8
lio^	17 -4 0 0 -14
liquid	-8 10 0 0 -2
lir^	15 5 -3 0 -17
lish$	10 -12 6 0 -3
list$	-17 8 0 -4 13
listen	-4 14 -6 -4 0
lity$	2 -8 12 -4 -1
live	-16 1 1 0 14
ll	1 10 -8 0 -4
ll work	-4 -9 0 0 13
llam tele	-8 14 0 0 -5
llamad	-18 8 -4 0 14
lle^	-1 8 -12 0 5
llegar	-8 -1 9 0 0
llen de	9 -3 0 0 -6
llen$	25 -5 -7 0 -13
ller$	15 0 -7 0 -7
lles$	5 -12 1 0 6
llev a	-12 4 0 0 9
llevar	-12 14 -3 0 1
llms	9 -5 0 0 -3
llo^	10 -27 5 -2 14
lls^	9 13 -2 -2 -18
lly^	7 -13 -11 16 1
lmak$	-6 13 7 1 -15
lo mas	17 -7 -3 0 -7
loca and	-2 -14 15 -4 4
loca de	-3 -5 -1 0 10
local	1 12 2 -3 -12
locale	3 9 -1 -8 -3
locall	8 -3 12 -7 -10
locate	15 12 -11 6 -22
locati	-11 8 0 9 -6
locker	-6 0 10 0 -4
loggin	0 -10 0 0 9
logr que	10 2 -7 0 -5
logran	-6 10 -4 0 0
lograr	10 -12 10 0 -9
logro	16 -6 -4 0 -5
lokale	-4 15 0 0 -10
long	-10 6 1 9 -6
look	-12 -16 8 0 19
look for	9 -2 11 3 -21
look forw	-5 -4 -4 0 13
lookin	10 -5 3 -1 -7
lop^	-3 16 0 0 -13
los	3 21 -19 -3 -2
los alum	-4 13 -4 0 -5
los bene	15 -16 -5 0 6
los cand	6 -10 0 0 4
los clie	3 -10 5 0 1
los comp	11 0 0 -4 -7
los cono	7 6 -9 0 -4
los deta	-1 -12 11 0 2
los dist	8 -17 0 0 9
los estu	-4 7 7 0 -10
los mejo	-6 0 -4 0 9
los obje	-18 22 0 0 -5
los plan	-11 8 0 0 3
los plaz	11 -1 -6 0 -3
los prin	-12 5 0 0 6
los prob	-9 9 0 0 0
los proc	-10 10 -1 0 1
los prod	15 -8 -4 0 -4
los prot	-6 10 0 0 -4
los proy	-15 8 3 0 5
los resu	-10 33 -9 0 -15
los serv	12 -3 0 0 -9
los sist	-19 17 0 0 2
los^	19 -15 -4 -1 1
losu arbe	1 0 12 0 -12
losu denk	11 -1 -10 0 0
losu und	-3 -13 14 0 2
losu von	-4 12 -2 0 -5
losung	-7 1 15 -4 -6
loud$	3 11 -4 0 -10
love	11 2 9 0 -22
love to	13 -5 7 0 -15
low	3 -10 5 0 2
low^	14 -8 4 0 -11
lows$	9 -2 -4 0 -3
lta^	9 -4 -5 0 -1
ltag$	7 -13 3 0 3
lte^	-6 -10 0 0 15
lten$	10 -8 14 0 -16
ltur$	-4 -9 -8 0 21
luftfa	10 -7 0 0 -4
luga de	10 1 -7 1 -5
lugar	-5 4 -12 4 10
lunche	-7 -4 0 0 11
lune a	-7 -7 -3 8 9
lunes	-7 -7 -3 16 2
lung$	-5 -9 -3 -3 20
luss$	-11 -2 5 0 8
lust	23 -20 23 -7 -19
lust auf	-9 -6 26 -3 -8
lust hat	8 -5 6 0 -9
lyse$	13 -2 -4 0 -6
lyst$	-17 0 0 0 17
m	13 0 -6 -2 -4
macboo	-16 5 0 0 11
mach lear	11 -16 -4 0 9
machin	11 -16 -4 0 9
machst	-3 18 -4 0 -10
macht	5 -12 -4 0 11
macos	-9 -1 0 0 10
made	13 -7 -2 0 -4
maestr	11 -4 0 0 -7
mail	0 14 -5 0 -9
mail$	-12 -5 9 0 8
main	15 -17 -2 0 4
main a	-8 10 4 -3 -2
main high	9 -9 0 0 0
main of	-10 13 0 0 -4
mainta	-15 27 -4 -3 -6
mainte	-15 12 -8 0 11
make a	10 0 2 0 -12
make it	-1 -12 -3 0 15
makers	-2 -10 0 0 11
makes	8 2 2 0 -12
making	-17 28 -14 0 2
man	-11 -20 11 0 19
man^	-3 16 8 0 -21
mana and	-28 7 15 0 6
mana m	-10 6 0 0 3
mana or	2 -9 0 0 7
mana skil	22 -11 -15 0 4
mana the	-4 10 0 0 -6
mana to	-2 14 0 -4 -7
mana$	-13 1 -4 7 9
manage	6 10 -2 -10 -4
managi	25 -16 -14 0 5
mandan	-1 10 6 0 -15
mandat	-13 20 -3 0 -3
mane auto	-2 2 13 -4 -8
mane del	-14 15 0 -1 0
mane efic	4 -15 11 0 0
mane mult	20 -6 -6 0 -7
mane orga	-11 0 10 0 0
maneja	14 -1 -10 -3 0
manera	-8 12 2 -1 -5
mani$	-21 -3 -4 0 29
manner	-14 -2 8 0 8
mant actu	-14 12 0 0 1
mant al	-14 8 0 0 6
mant de	16 -6 0 0 -10
mant en	9 -9 0 0 0
mant la	1 -12 7 0 4
mant prev	27 -19 0 0 -7
mant regi	-9 9 0 0 0
mant un	-10 26 -9 -2 -4
mant y	7 9 -3 -5 -8
manta	7 -9 -3 5 0
manten	12 -4 -2 -6 0
manufa	-28 32 0 0 -5
many	-7 13 0 0 -6
many$	-7 -4 0 0 11
maquin	21 -24 -2 0 6
mar^	-7 31 1 -4 -21
marc y	-7 9 0 0 -3
marca	-22 5 5 -4 15
marcas	-17 5 -2 0 13
mari stat	4 9 0 -1 -12
mark auto	-9 9 0 0 0
mark digi	5 -10 0 0 5
mark in	-6 -4 -2 0 12
mark mana	-6 10 0 -4 -1
mark mit	-2 -8 0 0 10
mark o	1 -10 -4 7 7
mark team	-3 9 0 0 -6
mark und	10 8 -13 0 -5
mark y	10 -6 0 0 -3
marke	0 10 0 0 -10
marken	-9 -2 -2 0 13
market	9 16 -30 3 2
markt	3 -3 -10 0 10
marktf	-16 0 -2 0 18
marktp	-3 -6 0 0 10
mas	3 -3 -12 -6 18
mas comi	22 -5 0 0 -17
mas de	-16 -9 -4 0 29
mas^	29 -17 4 0 -17
maschi	-10 3 -5 0 12
mascul	10 -2 0 0 -8
masi$	-11 21 -2 11 -19
mast s	-5 -6 0 -4 15
mate de	15 -10 -4 0 -1
mate pop	-6 10 0 0 -4
mate prim	11 -10 0 0 -1
mate$	-9 11 4 0 -5
matema	12 -16 9 0 -5
materi	-12 16 -7 0 2
matric	12 -15 0 0 3
matter	-22 -7 5 0 24
maxima	17 -16 0 -4 2
maximo	11 -7 0 -4 0
may be	9 -3 0 -2 -4
mayo de	20 -9 0 0 -11
mayor	-11 -5 -4 15 4
mayore	14 -10 0 0 -4
mayori	12 -8 0 0 -5
maßgeb	17 -7 -3 0 -7
maßnah	2 17 -6 0 -13
mbio$	11 -4 -7 0 0
me	-15 -4 0 0 19
measur	0 10 -7 0 -2
mecani	17 -13 -7 -8 10
mecatr	10 -6 0 0 -4
mechan	-19 8 5 0 5
mechat	-1 -8 0 0 9
medi 0	-18 19 0 0 -2
medi de	5 9 -4 5 -16
medi o	14 -7 0 -8 0
medi y	5 -9 0 0 4
media	12 -3 -3 -2 -4
medica	-15 14 -5 -7 13
medici	7 3 0 0 -9
medico	0 15 -5 -5 -5
medida	-13 5 0 0 8
medien	-14 9 3 -3 5
medio	-21 16 -8 7 5
meet	-15 16 5 -3 -3
meet and	-2 9 -4 0 -4
meet the	10 -4 0 -3 -3
meet with	3 10 0 -3 -11
meet you	10 -1 0 0 -9
meetin	-5 0 -6 1 10
mehr	-7 -24 -3 0 35
mehr als	0 -11 0 0 11
mehr erfa	14 -15 0 0 1
mehrer	-7 -17 12 0 11
mehrja	26 -19 -4 0 -4
meiste	2 26 0 0 -28
mejo cont	17 12 -15 -2 -13
mejo el	-7 13 0 0 -6
mejo prac	1 9 3 0 -13
mejo y	13 -1 -8 0 -4
mejor	-6 -21 6 -4 24
mejora	6 12 -24 -2 8
meld dich	-10 -5 0 0 16
melde	-10 4 -6 0 13
memb of	5 -12 -1 0 8
men^	7 -10 -8 0 10
mencio	-9 0 0 0 9
meno de	12 -5 -3 0 -4
menos	12 -3 -4 0 -6
mens de	-12 8 4 0 -1
mens por	4 14 0 0 -18
mens y	9 -6 0 0 -3
mens$	0 -7 -4 0 11
mensaj	10 -15 4 0 2
mensch	14 -10 12 0 -16
mensua	-5 15 -6 -4 0
ment du	-2 -10 22 0 -9
ment und	4 -9 -5 0 10
ment$	9 5 -14 -3 4
mental	-6 -18 25 -7 6
mentor	-13 5 -17 0 26
mer^	-10 -4 9 0 5
merc en	13 -9 0 0 -4
merc y	13 -7 -4 0 -2
mercad	-11 22 -10 -4 2
mercan	13 0 -5 -4 -4
mercha	14 -5 -4 -4 -2
mers$	1 -6 -13 0 18
mese como	10 -6 0 0 -4
meses	13 -15 0 -2 5
mesi$	-1 16 3 0 -18
messag	-21 9 0 0 12
messen	-4 12 0 0 -8
meta	13 -20 0 0 7
meta ads	-5 10 0 0 -5
meta de	0 14 -4 0 -10
meta esta	-5 -7 0 0 12
metas	5 -1 -13 -4 13
method	27 -5 -3 -5 -15
metric	-1 22 -4 -3 -14
mexico	10 0 -3 0 -7
mezun	17 -7 0 0 -10
mico$	8 -13 2 0 4
micr 0	14 3 0 0 -17
micr offi	-8 0 9 0 -1
micros	7 12 -2 0 -17
mid	-15 13 12 -3 -7
mientr	8 -9 0 11 -10
migrat	13 5 -4 0 -15
millio	-14 13 0 0 1
mily$	14 -6 -4 -4 0
min	2 -10 -1 0 10
min^	16 -11 0 0 -5
mind	0 -5 15 -1 -10
mind 0	15 -7 10 3 -22
mind and	-6 -7 -2 0 15
mind du	-6 -4 15 0 -5
mind zwei	11 -3 0 0 -8
mind$	-12 -3 3 -1 13
minded	-11 -5 17 0 0
mindes	28 -8 -5 3 -18
mindse	-12 -15 46 -3 -16
mini	-10 10 0 0 0
mini 0	15 -8 -4 0 -4
mini de	31 -15 -3 -5 -7
mini en	-10 10 4 0 -4
minijo	-8 -3 0 0 11
minima	11 0 -3 -5 -2
minimo	9 6 0 0 -15
minimu	5 -11 0 4 1
minute	-5 -8 0 -2 15
mision	11 -17 0 0 5
mismas	0 11 -3 0 -8
miso$	-11 -4 14 0 0
miss is	-7 -3 0 0 10
missio	-25 21 2 0 2
mit	5 -7 -9 -3 14
mit ande	-11 16 3 0 -8
mit ausg	-3 -12 14 0 0
mit blic	2 9 1 0 -12
mit date	-8 18 -6 0 -4
mit dein	11 4 -7 0 -9
mit dem	-1 24 6 0 -29
mit den	-15 15 -4 0 3
mit der	-5 -7 -3 0 15
mit dir	-5 14 0 -2 -7
mit echt	-5 -7 -4 0 16
mit eige	10 -5 -8 0 4
mit eine	-7 -10 22 0 -5
mit flac	-4 -5 -8 0 17
mit fuhr	11 -8 -11 0 8
mit hohe	-4 -3 9 0 -2
mit klar	-11 10 9 0 -7
mit kund	-7 12 10 0 -15
mit mens	-3 -1 16 0 -11
mit micr	15 0 -12 0 -4
mit mode	2 15 -5 0 -12
mit neue	-5 -1 -4 0 11
mit pers	17 -16 0 0 0
mit prod	0 -13 0 0 13
mit sehr	-10 0 0 0 10
mit sitz	-8 -7 -3 0 18
mit spaß	10 -6 -4 0 -1
mit stru	-9 19 0 0 -10
mit tech	-10 15 -3 0 -2
mit tool	-6 10 0 0 -4
mit uber	-9 0 0 3 6
mit und	16 -5 -1 -4 -7
mit unte	11 -17 7 0 -1
mit vera	-8 -6 0 0 14
mit vers	16 -8 -8 0 0
mit voll	10 -14 6 0 -2
mit$	1 -5 15 0 -10
mit^	3 9 4 -2 -13
mita an	-8 13 -5 0 0
mita im	-6 18 0 0 -11
mita in	-11 13 0 0 -1
mita inne	11 -11 0 0 0
mita und	0 -15 0 0 15
mitarb	-15 6 -9 -4 22
mitbri	7 -9 -8 0 11
mitges	-20 1 -2 0 21
mitgli	-5 0 -4 -3 12
mithil	-3 13 -2 0 -8
mittag	-14 -2 -2 0 18
mittel	11 -8 8 0 -11
mitw an	2 9 -3 0 -8
mitw bei	-7 2 9 0 -4
mitz und	10 -8 -3 0 2
mitzug	-3 -8 0 0 11
mitzuw	9 0 0 0 -9
ml5^	15 0 -3 0 -11
mm	6 -11 0 0 5
mobil	13 -11 -8 0 6
moch vera	-3 0 13 0 -9
mochte	-1 -32 16 0 16
moda de	-9 0 -7 4 12
mode arbe	-18 -2 0 0 20
mode buro	-1 16 -4 0 -10
mode digi	-10 15 0 0 -6
mode tech	9 -2 -4 0 -3
mode tool	-11 2 -4 0 13
mode und	-10 4 7 0 -2
modell	13 17 -10 -4 -16
modelo	10 -2 -4 0 -4
models	-8 3 -3 0 9
modera	20 0 -9 -4 -7
modern	-5 8 -15 0 12
modifi	-13 4 0 0 9
modula	16 2 -5 0 -13
module	18 -8 -4 0 -6
modull	7 -20 0 0 13
mogl in	-4 -11 0 0 15
moglic	-10 4 -13 -4 22
moment	32 -15 -5 0 -12
monate	0 -4 -4 -3 10
monatl	-13 -1 0 0 14
mongod	20 -18 0 0 -2
moni and	-11 -1 0 0 12
moni el	-12 8 -3 0 6
moni und	-10 6 -3 0 7
monito	0 28 -16 -9 -2
mont de	-10 10 -1 0 2
montag	2 17 -11 0 -8
montaj	14 -12 0 0 -1
month	-7 -6 12 -3 4
monthl	-6 -10 -1 2 14
more	13 -2 -4 -4 -3
more than	-5 -7 0 -4 16
more$	15 -9 0 0 -6
morgen	-11 -3 -3 0 16
mos^	23 -23 -2 -12 14
most	9 -18 -1 0 10
moti and	5 1 -9 7 -4
moti arbe	9 -3 -14 0 8
moti team	-6 -6 -9 0 21
moti to	-14 7 10 0 -3
moti und	-6 -1 -5 0 11
moti y	-2 -15 6 0 11
motiva	-13 -20 35 0 -1
motivi	-11 4 -8 0 15
moto	9 -3 0 2 -7
moto$	-4 -2 -4 0 9
motore	-2 11 -9 0 0
move	3 -12 -5 0 14
movi prop	16 -7 0 0 -9
movi y	-6 13 -3 -6 3
movil	-6 -2 -2 0 10
movili	-22 11 -15 -2 28
ms	22 -6 -14 2 -4
ms offi	4 2 0 2 -9
ms proj	10 -7 0 0 -3
ms sql	11 0 -11 0 0
much gana	-4 0 12 0 -8
muchas	3 2 12 0 -16
muestr	-6 9 -3 0 0
muhend	-13 2 0 0 11
mujer	9 0 0 0 -9
mult para	-4 -7 0 0 11
mult tare	11 -10 -3 -3 5
multi	9 5 5 -3 -16
multid	0 3 9 -3 -9
multif	-13 2 0 0 10
multin	-14 14 6 0 -6
multip	23 0 -4 -8 -11
multit	-34 11 24 3 -3
munche	-10 -3 0 6 7
mundia	-10 -5 0 0 15
mundo	-13 -3 0 0 16
muni 0	-13 28 0 0 -15
munich	-17 14 6 5 -8
munici	-12 19 -3 0 -4
mup^	-4 -10 0 0 13
muss$	19 -4 -4 -5 -6
mussen	-4 -9 0 0 12
must	7 -7 11 17 -28
must be	-8 -3 12 -6 5
must have	13 -7 2 5 -12
must$	-6 2 12 1 -9
muster	-30 31 -15 0 14
mutter	5 6 0 0 -11
muy	1 -25 21 -3 6
mvc	-15 24 0 0 -8
mysql	8 -15 -4 0 11
nach	3 -4 -19 -3 23
nach absp	-9 4 0 0 5
nach dein	12 10 0 0 -22
nach der	5 -13 0 0 8
nach eine	-2 -8 0 0 10
nach ihre	-11 6 0 0 5
nach proj	9 3 0 0 -13
nach schr	-1 -7 -2 -4 14
nach und	-3 -8 -8 7 12
nach zu	14 -2 -4 0 -7
nachbe	9 -12 0 0 3
nachge	22 -4 0 0 -18
nachst	-11 1 -6 -4 19
nachvo	6 8 0 -2 -12
nacion	-10 -3 -2 -4 19
nada$	-16 15 3 0 -2
nahe	-2 -8 -4 0 14
nal^	13 -26 12 -3 3
nals$	-13 9 9 -3 -3
nar^	-12 50 -8 0 -30
nas^	22 -21 6 0 -7
nation	-10 0 -1 3 9
native	5 13 -15 0 -3
naturl	-13 6 0 0 6
naus$	11 -9 0 0 -2
naviga	11 -11 4 0 -4
nce^	10 -12 2 0 -1
nces$	-8 15 -2 0 -6
nche$	-5 -15 -4 0 23
ncia$	-17 2 20 -4 -1
nda^	1 7 5 0 -13
nde^	-11 12 1 0 -1
nder$	-7 -8 7 -4 11
ndig$	-19 1 12 0 6
nds^	-2 16 -4 0 -10
nea^	-8 -4 0 0 12
nece de	-3 1 10 -4 -4
nece del	11 -2 -5 12 -16
nece expe	-7 12 0 0 -5
nece para	13 -10 -6 2 1
nece y	4 -12 4 0 5
necesa	14 -2 -7 4 -8
necesi	-12 11 -2 4 0
necess	-10 25 -1 0 -14
need	26 -28 -1 0 3
need a	14 -1 -8 0 -5
need to	1 -14 6 0 6
needed	7 6 3 0 -16
needs	-16 9 9 -4 2
neer$	-17 0 0 0 17
nego en	-8 11 0 0 -4
nego skil	5 14 -14 0 -5
negoci	44 33 -43 -2 -32
negoti	8 3 -20 0 9
nel^	-22 7 3 -4 16
nen^	11 10 -16 0 -6
ner^	1 17 -6 1 -12
nern$	9 -7 0 0 -2
nero$	11 -11 0 0 0
nes^	1 2 -8 14 -8
net	-9 27 -4 -2 -12
net core	12 -6 -3 0 -4
net^	19 -5 0 2 -16
networ	14 -9 3 5 -13
netz und	4 14 0 0 -19
netzwe	16 -12 4 0 -8
neu	-10 -5 -2 0 18
neue	-8 19 16 -3 -24
neue hera	3 -10 0 0 7
neue mita	0 11 0 0 -11
neue span	-3 16 -3 0 -10
neue tech	4 -10 1 0 5
neue them	-8 9 6 0 -6
neue tool	-5 5 10 -3 -8
neue wege	0 -9 0 0 9
neuer	-2 19 6 -3 -20
neues	-11 1 17 0 -7
neuest	-10 0 -4 0 14
neugie	-11 -18 30 0 0
neukun	16 18 -27 0 -7
new busi	18 -5 -3 0 -10
new york	-5 11 0 0 -5
newly	6 15 -8 0 -13
newsle	-3 16 0 0 -13
next	-17 29 -7 -4 -1
next gene	-6 10 -3 0 -1
next leve	-8 -4 0 0 11
next step	3 9 0 -4 -9
ngen$	5 7 -19 3 4
nica$	16 5 -9 0 -13
nice	8 -9 -4 0 4
nice to	10 -5 -4 0 -1
nich in	-3 -7 -1 0 12
nich nur	-2 11 -13 0 4
nicht	-13 -15 8 1 20
nico$	9 -6 0 0 -3
nieder	-5 9 0 0 -4
nights	0 -11 -4 12 2
nin	2 -12 -2 0 12
ning$	-2 -18 1 -4 22
ningun	9 -4 0 0 -5
nino$	9 0 -6 0 -3
nio^	17 -11 0 0 -6
nis^	26 -12 -3 0 -10
nity$	-5 -3 -17 0 25
nive en	10 -6 0 0 -4
nive naci	-10 -2 0 -4 15
niveau	18 -5 0 0 -14
nivel	4 2 3 -10 1
nken$	23 -7 2 0 -19
nmak$	-4 21 -4 0 -14
nnen$	-11 -5 -12 -3 31
nner$	-14 -2 8 0 8
no	16 -4 -7 -2 -2
no es	16 -9 0 0 -7
no esta	17 1 -3 2 -16
no nece	-3 12 0 -4 -5
noch	7 -17 -4 0 13
noctur	11 -1 0 4 -13
noma$	-10 7 14 -4 -8
nomina	-20 -21 -1 0 41
norm de	20 -11 -4 0 -6
norm vige	-3 11 0 0 -7
normas	13 -5 0 0 -8
normat	18 4 -4 0 -19
normen	21 -13 0 0 -8
norte	4 3 -3 -11 7
nos enco	10 -6 0 0 -4
nos^	2 -9 -3 -7 17
nosotr	-2 -15 -4 0 21
nosql	23 -12 -4 0 -7
not	-11 4 3 10 -6
note	5 -9 0 0 4
note this	-5 -12 0 0 16
notige	-10 -6 10 0 7
now	-9 -11 -1 0 20
now^	-2 -9 -1 0 12
nsos$	-10 -4 0 0 14
nst^	8 -9 -2 0 3
nta^	3 9 0 0 -12
ntal$	-10 14 0 0 -4
ntas$	11 -1 -7 0 -2
nte^	-5 -11 9 -3 9
nten$	5 10 -8 0 -6
nter$	22 -9 -4 0 -9
ntes$	-2 8 7 -9 -4
ntly$	-5 2 17 -3 -11
ntos$	16 1 -15 0 -3
ntro$	-10 10 0 0 0
nts^	-12 -1 -3 -5 21
nube$	11 -11 0 0 0
nues comp	4 -9 12 0 -7
nues empr	-5 -9 0 0 14
nues equi	-9 3 -2 0 8
nues marc	-11 2 -4 0 13
nues plan	14 -7 0 0 -6
nues prod	-10 11 -5 0 4
nues serv	-17 18 -3 0 2
nues univ	-10 -5 0 0 15
nuestr	9 -3 -5 -8 6
nuev clie	-2 9 -1 0 -6
nuev func	-9 2 0 0 7
nuev opor	1 13 5 -4 -16
nuev proy	-4 11 -3 0 -4
nuevas	-15 24 -7 -7 5
nuevo	-10 14 0 0 -4
nuevos	-19 6 -4 0 17
numeri	13 3 -12 -4 0
nung$	9 10 -8 0 -11
nur	-12 16 -1 0 -2
nur mit	-6 -6 0 0 12
nurnbe	-17 4 0 0 13
nurtur	-2 13 0 0 -11
nutz priv	-4 13 0 0 -9
nutz und	10 -16 -2 0 8
nutze	-3 -6 0 0 9
nutzen	-4 -3 1 -4 10
nutzt	18 -5 -3 0 -10
nutzun	-12 -2 -3 0 18
nux^	9 -6 0 0 -3
o	12 -5 -1 8 -13
o 0	9 -4 0 3 -7
o area	2 -10 0 0 9
o carr	10 -2 -3 -1 -4
o de	15 -14 0 8 -8
o grad	-10 10 0 0 0
o simi	16 -15 0 0 -2
o supe	0 11 -4 -1 -6
o tecn	13 -10 0 0 -3
o titu	11 -8 0 0 -3
oals$	-4 -3 9 -3 1
obal$	0 -11 0 0 11
obje come	-14 4 7 0 4
obje del	9 -6 0 0 -3
obje y	31 -16 -6 -4 -6
objeci	9 5 -5 -4 -5
object	0 10 0 0 -10
obliga	10 -8 -8 0 6
obst	-9 -4 0 0 12
obstko	-11 -4 -4 0 19
obtenc	21 -21 0 0 0
obtene	-20 -7 0 0 27
ocal$	-17 16 0 0 0
ocasio	15 -15 0 0 0
occasi	18 -10 -8 6 -5
oche$	-3 -9 -4 -4 21
ocio$	0 -3 9 3 -10
ocupac	10 -2 0 0 -8
odak cali	11 -10 0 0 -2
odakli	4 -17 27 0 -14
ode^	11 -3 0 0 -8
oder	16 -18 -6 0 8
oder 0	12 0 0 0 -12
oder eine	20 -14 -4 0 -2
oder in	12 -1 0 0 -12
oder linu	10 -7 -3 0 0
oder verg	20 -12 -3 0 -4
of	5 5 -10 6 -7
of 0	12 -6 0 6 -12
of a	-9 9 2 -3 1
of all	-8 20 -4 0 -9
of an	-4 10 -7 0 1
of conc	-9 -4 0 0 12
of cont	-2 14 0 0 -11
of cust	-12 15 -3 0 -1
of deve	-8 11 -3 0 0
of empl	-11 -7 0 0 19
of engl	12 0 -10 0 -2
of exce	-14 13 0 0 1
of expe	-7 -5 0 0 12
of hand	2 7 0 0 -9
of new	-3 9 1 0 -7
of our	-25 9 4 -4 16
of peop	-3 -10 -10 0 23
of prof	-6 2 9 0 -6
of resp	2 -3 13 0 -12
of sale	7 -17 0 0 10
of sati	10 -6 0 0 -4
of serv	-7 9 3 0 -5
of tech	12 -1 0 -2 -8
of the	-20 13 -3 4 6
of thei	-7 -2 0 0 9
of work	10 -4 -5 -6 5
of your	12 -8 4 0 -8
ofer y	-9 1 0 0 9
offe a	12 -12 0 0 0
offe comp	11 4 -6 0 -9
offe feed	0 20 0 0 -20
offe komm	-12 3 -6 0 15
offe und	-2 -6 10 0 -2
offe you	8 -7 9 0 -9
offen	-2 6 20 0 -24
offene	-6 1 -16 0 21
offenh	1 -9 14 0 -7
offent	1 1 -10 0 8
offer	0 5 -14 -4 13
offeri	21 -8 3 -8 -9
offers	9 -13 -1 -3 8
offi 0	1 10 0 0 -11
offi and	0 4 8 0 -11
offi in	-7 -4 -8 -4 23
offi prog	11 -4 0 4 -11
office	12 -24 -2 -4 17
offsit	-15 -10 -4 5 25
ofic de	-11 5 0 -2 8
oficin	7 -12 2 -6 10
ofre igua	-5 -4 -4 0 12
ofre solu	12 -2 -4 0 -6
ofre un	-14 6 -1 0 10
ofre una	-5 16 0 0 -11
ofrece	-5 -5 -1 -8 20
ogen$	-7 0 15 -7 -1
ogle$	10 -2 -2 0 -7
ogrenm	-25 -11 39 0 -3
ohe^	12 -11 0 -1 1
ohne	0 -2 -11 6 7
oin^	-8 -14 5 0 17
oje^	-9 19 0 0 -10
olan	7 -19 -5 7 9
olle$	-7 14 0 0 -6
ollo$	-16 3 -4 0 16
olmaya	-6 0 0 11 -5
olunan	-4 10 0 0 -6
olustu	3 6 4 0 -13
oma^	9 1 -5 0 -5
ome^	0 -5 -3 0 9
omes$	5 4 -9 0 0
omo^	6 -12 3 0 3
on	-1 14 -2 -13 2
on a	-20 11 3 0 7
on arbe	-7 -4 13 0 -2
on expe	8 -18 2 0 8
on ment	1 -13 12 0 0
on our	3 3 -12 0 6
on site	9 -2 6 -3 -10
on the	19 -15 1 0 -5
on what	-8 -2 0 0 10
on your	12 -1 1 -1 -11
on^	4 -14 0 0 9
ona^	6 5 9 -4 -15
onal$	-7 6 2 -11 10
onas$	5 -3 -7 -4 9
onboar	-18 7 -6 0 18
ond^	7 8 -4 0 -10
one of	-6 -15 7 -4 18
one$	-7 1 -5 0 11
one^	16 -15 0 0 -1
onen$	-2 -14 5 0 11
ong^	9 -18 11 -6 5
online	-7 7 -10 0 10
only	9 22 -7 -3 -20
ono^	0 -11 0 0 11
ons^	14 -10 -9 0 6
onsite	43 -13 -9 -4 -17
ools$	19 -8 -8 0 -3
oom^	9 -10 -4 0 4
opcion	-12 0 0 0 13
open	4 -1 13 2 -18
open and	13 -9 6 0 -11
open mind	-13 -3 10 0 5
open sour	3 -8 -5 0 9
open to	-18 3 12 0 3
openly	-9 10 -5 0 3
oper de	-1 16 -6 0 -8
oper in	-12 8 4 0 1
oper mana	-4 9 0 0 -6
oper syst	-6 -5 0 0 11
operac	-9 10 -3 9 -8
operas	1 10 -9 0 -2
opia$	18 -2 0 -1 -15
opio$	10 0 -4 1 -7
ople$	-9 -6 9 0 6
opor de	-17 10 2 0 4
opor en	17 -11 0 0 -6
opor real	11 9 0 0 -20
oportu	-12 -12 1 -4 27
oppo empl	-8 -9 0 0 17
opport	-10 -8 -12 -4 34
ops^	-4 13 0 0 -8
opti und	-3 11 0 0 -8
opti von	9 1 0 0 -10
opti y	-8 11 0 0 -3
optima	11 -8 0 -3 0
optimi	-1 17 -1 0 -14
option	-17 4 -3 -6 23
or	8 -13 -14 16 4
or a	14 -7 0 4 -12
or any	-6 15 0 -1 -7
or comp	15 -13 0 0 -3
or equi	-4 13 -4 0 -5
or simi	-5 9 0 0 -4
or vete	-5 -6 0 0 11
oral	18 -13 0 -2 -4
oral$	-10 1 5 -5 9
oras$	-9 -1 0 0 9
ord^	-1 11 -2 0 -8
orde y	0 -2 9 -2 -5
orden	-6 0 13 0 -7
ordena	-20 5 30 -2 -13
order	-4 10 7 -4 -9
orders	-7 13 -7 0 1
ordnun	-14 19 4 0 -9
ore^	-11 18 0 0 -7
oren$	-15 16 0 0 -1
ores$	-6 13 -2 -5 0
orga and	-21 24 0 0 -2
orga de	-6 9 -1 0 -2
orga skil	-16 7 10 0 0
orga und	-24 21 15 0 -12
orga von	0 -10 0 0 10
orga y	12 -15 10 3 -10
organi	-3 -4 20 2 -16
orge$	-8 -4 0 0 12
orie a	0 -21 14 0 8
orie al	-21 -5 32 0 -5
orie mind	-3 -4 13 -3 -3
orient	12 -16 10 -4 -2
orig sexu	-5 -6 0 0 11
origin	-10 -4 11 -1 3
ork^	-13 15 6 -5 -4
orks$	24 -20 4 0 -9
orld$	1 -10 -1 0 11
orm^	13 4 -3 0 -14
ort	-12 6 -1 -7 14
ort$	-10 18 6 -3 -12
ort^	17 -7 -2 0 -8
ortaml	-14 14 -4 4 0
orte$	8 -5 0 -12 8
ortogr	15 -2 -6 -6 -1
oruz$	-5 -24 -4 0 33
ory^	13 -4 0 0 -9
osas$	3 -8 -5 0 10
ose^	-11 3 -7 0 15
oss^	-1 9 -6 0 -2
osterr	-11 -5 0 0 16
ote^	-7 -13 -3 0 24
oten$	3 -11 -4 0 12
other	-14 11 -3 5 2
others	-6 7 14 0 -16
otra	11 -7 0 0 -4
otra area	15 -15 0 0 0
otra func	12 -4 0 0 -8
otras	-8 9 0 -1 -1
otro depa	-9 9 0 0 0
otros	-4 13 -2 -2 -5
ound$	-13 0 6 0 7
our	3 3 -9 -6 9
our clie	-17 3 1 0 13
our comp	-4 -3 -4 0 11
our cust	-3 -7 0 0 10
our digi	8 4 -2 0 -10
our fami	-3 -3 -5 0 11
our grow	-3 11 3 -4 -8
our kitc	-9 -3 -4 0 16
our miss	-11 -12 5 0 18
our new	12 4 0 0 -15
our peop	-4 -8 0 0 11
our prod	-23 16 -1 0 8
our team	-2 -5 10 0 -3
our^	13 -14 3 0 -2
ours$	2 11 2 0 -15
ous^	8 -26 8 0 10
out	26 -3 -8 -2 -12
out of	15 -8 0 0 -7
outgoi	-32 19 29 0 -17
output	-9 6 4 0 -1
outs$	12 -12 0 0 0
ove^	2 8 0 0 -10
over	-5 9 0 0 -4
over 0	-12 14 0 0 -2
own	-2 12 -16 11 -5
own^	-9 16 0 0 -8
owne of	-9 11 -6 0 5
owned	2 9 -3 0 -8
owners	-41 -2 38 0 6
owth$	-4 -3 -8 -4 18
oyer$	-15 -2 0 0 16
oyo^	-10 4 -3 0 8
p	-12 3 -1 2 9
pace envi	-13 -3 19 -3 0
pace$	-5 -5 0 0 10
paced	-17 8 22 -3 -10
pacien	-27 20 17 0 -9
packag	0 -15 -4 0 18
pact$	-2 -18 11 0 9
pages	-5 9 0 0 -4
pagina	12 -7 0 0 -4
pago	-18 9 3 -4 10
pago de	-3 -7 0 0 10
paid	-1 -7 -4 0 12
pain	-6 10 0 0 -4
pain poin	-6 10 0 0 -4
pair	-10 10 0 0 0
pair prog	-10 10 0 0 0
palabr	9 -16 6 -8 9
panade	-10 0 -2 0 12
pany$	13 -1 -9 0 -3
paqu de	-5 -5 0 0 10
paqu offi	12 -3 0 0 -9
paqu sala	-12 0 -4 0 15
paquet	10 -16 7 0 -1
par^	-6 10 -3 -2 2
para adap	-8 -7 21 4 -10
para anal	18 -7 -7 0 -4
para apoy	-3 -6 -2 0 12
para apre	-7 -2 16 -4 -3
para aseg	-7 9 0 0 -3
para ayud	7 -9 -3 0 5
para cerr	-3 -5 -4 0 12
para comu	14 14 -26 0 -3
para crea	6 -9 7 -4 0
para cump	19 -5 -14 0 0
para de	12 -5 0 0 -7
para desp	-5 11 0 -6 0
para dete	18 -16 -9 0 7
para el	10 4 -16 -10 11
para esta	23 -23 3 0 -2
para faci	-5 15 -4 3 -9
para gara	-5 27 -3 0 -19
para gene	3 -6 13 -4 -6
para gest	16 -15 3 0 -3
para iden	-6 12 -4 -2 0
para impu	-2 -7 0 0 9
para inte	23 -12 -11 0 0
para la	14 -13 -3 -7 8
para labo	4 0 0 6 -10
para las	-11 14 0 0 -4
para lide	4 20 -19 0 -5
para los	-8 15 -2 0 -5
para mane	14 -4 -3 -4 -4
para mant	-6 -13 2 -2 20
para nues	6 11 0 0 -17
para opti	-12 12 0 0 0
para real	12 -14 1 0 1
para su	12 -18 0 -4 9
para ti	-10 5 0 0 5
para toma	-9 -3 13 0 0
para trab	-39 -28 48 21 -2
para un	-13 0 0 0 13
para una	17 -10 -3 0 -4
para unir	-3 10 2 0 -9
para viaj	-9 -10 -3 22 1
parall	-1 -1 12 0 -9
parame	11 -11 0 0 0
parent	-7 -2 0 -4 13
parkpl	-19 -8 0 0 27
parque	-19 -5 0 0 24
part	5 -3 -14 -3 14
part acti	-5 -8 3 0 10
part and	6 5 3 -3 -11
part athl	-7 -10 0 0 17
part de	-11 -7 10 -3 11
part del	-14 10 -4 15 -7
part inte	-14 -24 -8 -3 49
part of	-1 -7 -7 -3 19
part time	-7 12 -7 0 1
part with	-11 2 9 0 1
part y	6 -6 -9 0 9
parte	-15 -6 8 12 1
partes	-11 -16 -8 -3 39
partic	12 22 -20 -2 -12
party	10 -6 0 0 -4
pasant	4 -12 0 0 8
pasapo	8 -9 0 0 1
pasi por	10 -8 9 0 -10
pasion	3 -10 9 0 -2
pass	11 -5 0 -3 -4
pass abou	-11 -4 4 0 12
pass for	14 -11 6 0 -9
pass$	-6 -9 0 0 15
passen	3 12 2 0 -17
passio	-31 -27 37 0 21
path	4 -12 9 0 -1
patien	-24 2 17 0 5
patr y	11 -7 0 0 -4
patron	-4 -3 -3 0 10
patter	10 0 -6 -4 -1
pay	0 -3 0 -6 9
pay^	15 -4 0 -2 -9
paydas	10 -20 13 0 -3
paymen	2 11 -5 0 -8
pc	17 -12 -3 0 -2
pdf	14 -4 -3 -2 -6
pect$	12 0 -3 0 -9
pedago	14 -7 -4 0 -3
pedi de	-11 11 0 0 0
pedido	-20 24 -4 0 -1
peno$	11 -4 0 0 -7
pensam	-13 1 15 0 -2
pensio	-8 -9 0 0 17
peop from	-5 -5 -1 0 11
people	-26 7 -2 0 21
pequen	-6 -1 -4 0 11
per	0 11 -13 -1 4
per week	5 -4 -9 6 1
percha	-24 32 0 0 -8
perf anal	12 -19 7 0 0
perf and	-7 -14 7 0 15
perf de	-17 10 5 0 2
perf mark	-3 -1 -2 -4 10
perf opti	-9 2 0 0 7
perfec	-5 15 -3 0 -7
perfek	-11 16 -4 0 -1
perfil	9 -7 15 2 -19
perfor	1 12 -5 -9 1
peri de	-13 -1 0 0 14
period	-13 6 0 7 0
perks	-1 -14 -3 -4 22
permis	-8 0 -6 12 2
permit	9 -7 -4 0 1
pero	9 5 -3 0 -10
pero no	12 3 -3 0 -11
pers a	25 -9 -4 0 -12
pers and	-6 -8 15 0 -1
pers auf	17 -14 0 0 -2
pers betr	-7 -5 -3 0 15
pers con	14 -15 10 0 -10
pers de	25 -2 -4 0 -19
pers del	-11 14 0 0 -3
pers dina	3 -6 12 0 -9
pers en	1 -20 0 0 19
pers entw	-4 -17 0 0 21
pers in	-8 12 6 0 -10
pers para	30 -20 -3 0 -7
pers proa	-6 12 -2 0 -4
pers que	-10 1 -16 -4 28
pers resp	11 -10 10 0 -11
pers son	10 -3 -6 0 -1
pers und	-10 -1 16 0 -4
pers weit	7 -18 -7 0 19
pers y	-2 -11 5 -3 11
person	4 -1 8 -9 -2
perspe	-9 -15 1 0 23
persua	18 0 -7 0 -12
pfle und	-8 27 -4 0 -16
pfle von	9 -3 -3 0 -3
pflege	-14 22 6 -4 -11
pflegs	-6 22 -4 0 -12
pflich	4 16 0 0 -20
pharma	-8 17 0 0 -9
phase	-11 -2 0 0 13
phasen	-7 -6 11 0 1
photov	7 -12 -4 0 9
php	10 -18 0 0 8
php$	5 5 0 0 -10
physic	-15 8 -4 15 -4
pictur	18 -5 -10 -4 0
pido$	-7 4 9 0 -6
pipe and	5 -14 6 0 3
pis^	18 -11 0 0 -6
pizza	22 -10 -4 0 -8
place	2 -16 4 0 10
plan	-8 2 -11 0 17
plan and	19 -10 0 0 -10
plan de	11 4 -8 -3 -3
plan der	-7 10 -1 0 -2
plan estr	-3 10 0 0 -7
plan und	6 6 0 0 -13
plan$	13 -6 0 0 -7
plane	7 12 -3 0 -15
planea	9 -4 0 0 -5
planen	-1 9 0 0 -7
planif	20 5 -20 -1 -4
planla	23 -9 0 -4 -9
planni	7 12 -9 -4 -7
plans	1 -9 7 0 2
planst	-6 10 -2 0 -1
planta	9 -5 0 2 -6
planti	11 1 -7 -5 0
planun	-20 14 -4 0 10
plat that	9 -6 -3 0 0
plataf	16 -4 0 0 -12
plattf	2 31 6 -4 -37
platz	7 2 0 0 -9
play	5 11 -4 0 -12
play a	-7 -3 -1 0 11
play and	10 -5 -5 0 0
player	-22 27 13 0 -18
playin	-7 0 -4 0 11
plaz ajus	7 -17 9 0 0
plazo	-11 11 0 -3 2
plazos	17 -8 3 -1 -11
ple^	13 -6 0 0 -7
plea note	10 -3 0 0 -7
please	0 2 -7 -4 9
plus	19 -1 -11 7 -14
plus$	18 -1 -4 -3 -10
ply^	13 -5 0 0 -7
pm$	16 -15 0 3 -4
pmak$	-25 44 -7 0 -12
pmo	10 0 -8 0 -2
poder	20 -11 -3 -2 -3
podras	32 -11 -2 0 -18
points	-8 -5 11 0 2
poli de	3 -9 0 0 6
policy	0 -8 0 0 9
politi	5 -14 0 0 9
pond en	15 -3 0 0 -13
pone en	4 -6 -9 0 10
poner	11 -6 -9 0 4
pop	14 2 0 0 -16
por	3 -6 3 -18 18
por cobr	-7 9 0 0 -2
por cump	-25 -4 0 0 29
por el	1 1 20 -6 -16
por enci	-7 -4 0 0 11
por la	29 -16 -16 0 2
por lo	13 -2 -5 0 -6
por los	-5 7 6 0 -9
por medi	-4 12 -4 0 -5
por part	-7 -10 -2 0 20
por^	28 -7 -5 0 -16
port de	11 -10 0 0 -1
port$	1 11 9 0 -21
portal	-6 -7 0 0 13
portfo	19 -5 -5 0 -8
pos^	-3 15 -4 0 -8
poseer	9 -8 7 5 -13
posi and	-8 -8 7 0 9
posi arbe	0 -12 -5 0 17
posi atti	5 -10 9 0 -4
posi de	-4 -4 -12 4 16
posibi	-5 -22 -12 4 34
posibl	-24 21 -3 0 5
posici	11 4 -4 -4 -8
positi	-7 10 13 -3 -12
posses	-6 0 12 0 -5
possib	6 -9 -2 0 5
post	11 -2 -2 0 -6
post vent	2 9 -2 0 -9
postgr	1 14 -4 0 -12
postul	-13 -23 -8 -3 47
postve	-20 22 -2 0 0
potenc	-16 5 -4 0 15
potent	10 7 -9 0 -7
potenz	-19 5 1 0 12
power	7 3 -9 7 -8
pozisy	16 0 0 0 -16
pp	-3 -11 0 0 14
ppen$	9 -15 5 0 1
prac prin	14 -10 0 0 -4
practi	2 -5 -7 0 9
prag and	12 -2 0 0 -9
pragen	-1 -12 -3 0 15
pragma	11 -19 -1 -1 9
pragst	12 -3 -3 0 -5
prakti	20 0 -8 0 -12
pramie	-8 -7 0 0 15
prasen	28 5 -23 0 -10
prax und	-7 -2 -4 0 12
prazis	3 -3 11 0 -11
pre	-8 15 0 0 -6
precio	-20 39 0 0 -18
precis	13 15 -18 0 -10
pred para	1 -13 15 0 -3
predic	-8 21 -3 0 -10
predis	-5 -9 22 0 -8
pref but	-9 7 6 0 -4
pref de	-6 12 -4 0 -2
pref en	26 -9 0 -3 -14
prefer	36 -17 -7 1 -13
premie	9 -5 -4 0 -1
premis	-1 7 6 0 -12
premiu	-15 -11 0 0 25
prep	17 -14 8 -4 -7
prep del	-9 9 0 0 0
prep y	13 -5 0 0 -8
prepar	6 24 -8 -4 -17
pres and	-14 21 -16 5 4
pres en	7 -18 0 -1 13
pres esta	12 -12 0 0 0
pres mens	-10 11 0 0 -1
pres para	10 -4 -4 0 -2
pres pers	42 -7 -28 0 -7
pres skil	9 7 -17 0 1
presen	8 4 5 -7 -9
presio	-9 0 26 0 -16
presse	-11 9 -2 0 5
pressu	-17 1 10 5 0
presta	-10 -18 4 0 24
presup	3 8 -13 0 1
prev de	-14 14 0 0 0
prev en	14 -10 0 0 -3
prev expe	15 -4 -2 0 -9
preven	-5 7 7 0 -9
previa	12 -19 -5 5 8
previo	18 -7 -7 0 -4
previs	-7 14 0 0 -7
pride	13 2 2 0 -17
prima	14 -14 0 0 0
primar	-6 14 0 0 -7
prime	-4 -11 0 0 15
primer	11 -10 -2 0 1
prin de	-17 17 0 0 0
princi	8 -14 5 -8 9
print	-3 16 0 0 -12
prio und	-2 -3 -6 0 11
priori	8 10 -3 -6 -9
priv	-4 13 0 0 -9
priv nutz	-4 -6 0 0 10
priv$	-4 13 0 0 -9
privad	-4 -12 0 0 16
privat	-8 -10 1 0 17
pro	-5 -13 23 0 -5
pro acti	-4 -12 17 0 0
pro woch	-2 -2 16 0 -12
proa a	-9 -3 11 0 1
proa arbe	-4 -5 9 0 0
proa con	-3 8 -10 0 5
proa para	-10 -8 18 -4 4
proact	-9 17 21 -8 -20
proakt	0 4 25 -4 -25
prob and	-12 11 -4 0 5
prob de	-14 18 1 0 -5
prob que	-7 8 -9 7 0
prob solv	-13 2 10 5 -4
prob y	-16 3 13 0 0
probez	-11 -13 0 -3 27
proble	-12 2 19 5 -14
proc and	-7 -3 -3 0 13
proc del	14 -12 -2 0 0
proc esta	-10 5 9 0 -4
proc for	13 -13 6 0 -6
proc para	-13 13 0 0 0
proc poli	-4 -8 0 0 12
proc y	-10 13 7 0 -9
proced	-8 20 -9 -2 -1
procur	-12 -8 7 0 13
prod al	-10 10 0 0 0
prod and	-13 7 6 0 0
prod das	12 -2 -3 0 -7
prod deve	1 -15 4 0 10
prod en	14 -5 -3 -4 -2
prod mana	-19 23 0 -4 0
prod mit	1 -7 -4 0 10
prod real	-4 9 -3 0 -2
prod team	-3 13 -4 0 -7
prod y	23 0 -8 0 -15
produc	9 4 -4 -12 3
produk	-10 15 -5 -4 4
prof a	-5 9 0 0 -4
prof and	-19 16 11 0 -8
prof auft	-13 11 6 0 -4
prof con	6 4 0 0 -10
prof cont	-14 -8 0 0 21
prof de	18 1 -5 0 -14
prof del	11 -15 -3 0 7
prof deve	4 -13 0 0 9
prof en	12 -7 -7 0 2
prof in	30 -3 -7 0 -20
prof para	-15 13 8 0 -6
prof und	5 12 -8 0 -9
prof von	-5 -20 0 0 24
prof who	-2 0 9 0 -7
prof y	-12 -14 6 0 20
profic	12 -2 -8 0 -2
profit	-11 -13 0 0 25
profor	-11 15 0 -4 0
prog de	-17 31 -4 0 -10
prog und	19 -13 0 0 -6
prog y	6 -14 0 -4 11
progra	11 -11 -8 -3 12
progre	14 -4 -3 0 -7
proj and	12 -2 -7 0 -3
proj auf	-11 0 0 0 11
proj bear	-4 -8 -1 0 13
proj fur	14 -8 -5 0 -1
proj in	-3 14 -4 0 -7
proj is	15 -11 -3 0 0
proj mana	5 11 -8 0 -8
proj plan	-14 24 0 0 -10
proj sowi	-8 2 9 0 -3
proj team	-1 12 -3 0 -8
proj und	12 -1 -14 0 2
proj von	3 -18 1 0 14
proj yone	10 -18 0 0 8
proje	13 -17 0 0 3
projec	-3 17 -24 0 10
projek	4 20 -18 1 -8
prom and	7 -13 0 0 6
prom y	-10 14 0 0 -5
promoc	-7 11 -3 0 -1
promot	-5 3 -4 -4 11
promov	-7 17 0 0 -11
pronto	17 0 0 0 -17
proo of	-9 -4 0 0 12
proof	-18 -4 0 0 21
prop de	13 -19 0 4 2
prop indi	-10 0 0 10 0
prop info	-3 9 0 0 -5
prop sopo	11 -11 0 0 0
proper	13 6 -4 -4 -11
propia	22 6 -4 -1 -23
propie	29 -18 0 0 -11
propio	-13 -7 -4 25 -2
propon	15 -13 5 0 -7
propor	-13 15 0 0 -2
propos	-3 12 -2 0 -7
propue	-8 -8 0 0 16
pros de	19 -19 0 0 0
pros y	10 -1 0 0 -10
prospe	-8 15 3 -2 -9
prot de	12 -5 -6 0 -1
protec	8 -5 9 0 -12
protoc	-5 18 -10 0 -2
protot	-15 17 0 0 -2
prov a	-2 14 -4 0 -8
prov de	21 -22 9 -3 -4
prov of	-10 -4 0 0 14
prov the	-15 -1 -2 0 19
prov trac	15 -12 -3 0 0
provee	-4 10 5 -4 -7
proven	26 -26 -10 0 9
provid	-7 1 12 1 -8
provis	-19 -10 6 -2 24
proy a	9 2 -2 0 -9
proy de	-11 18 -6 0 -1
proy y	-7 9 0 0 -3
proyec	-11 -1 -10 6 15
proz z	-7 11 0 0 -4
prue de	-3 -3 -2 9 0
prue unit	-5 16 -1 0 -10
pruf und	0 9 -4 0 -5
prufen	-7 14 -2 0 -4
prufst	-1 -15 0 0 16
prufun	5 16 -4 0 -17
pten$	15 -8 0 0 -7
publ en	-17 12 0 0 5
publ y	-5 -9 0 0 14
publis	-4 31 -3 5 -28
pued desa	10 -3 0 0 -7
pueda	-4 12 12 -7 -12
puedas	0 -6 0 -4 10
puede	-17 -1 0 7 11
puerta	-10 10 0 4 -4
pues de	21 -9 -4 -2 -6
pues simi	-18 18 0 0 0
puesto	1 12 -7 0 -6
punktl	-8 -3 0 0 12
punt de	-4 -2 -2 -5 13
punt y	17 -3 -6 -4 -4
puntua	-25 -4 24 0 5
purcha	-10 3 0 0 7
purpos	-12 3 -3 0 13
push	-3 -6 0 0 9
python	13 -1 -5 -3 -4
qa	-6 13 -7 0 0
qual and	0 -10 -2 0 12
qual von	-8 12 -1 0 -3
qual weit	-6 -4 0 0 10
qualif	2 7 -1 1 -9
qualit	0 11 -5 -4 -2
que	-6 15 6 -8 -7
que brin	-5 -6 0 0 12
que cuen	-13 9 0 0 3
que el	15 4 -6 0 -12
que form	18 -5 -1 0 -11
que las	-4 -4 9 0 -1
que le	17 -11 -7 0 0
que los	-11 14 0 0 -4
que nece	-9 9 0 0 0
que ofre	3 13 -4 0 -12
que pued	-8 3 11 -2 -4
que quie	17 -4 3 0 -16
que requ	-16 5 5 0 6
que se	-11 12 -3 -3 5
que sean	-4 11 -3 0 -4
que teng	-6 -3 15 4 -9
que todo	10 -6 0 0 -4
que^	-6 -10 12 0 4
quer cono	-7 -3 -4 0 14
querei	9 -17 8 0 0
questi	-18 10 11 0 -3
quickl	-10 -9 16 0 3
quiene	7 -17 0 7 3
quil$	14 -7 -4 1 -4
quito	15 -8 3 -3 -7
rabatt	-10 -14 0 0 24
ract$	-11 -2 0 0 13
rad^	-8 -4 0 0 12
ran^	10 1 -3 0 -8
rang of	-6 -3 -1 0 11
range	-6 -3 -1 0 11
rank	-4 -7 0 0 11
rant$	-8 11 -3 0 0
rapida	6 -11 6 0 -1
rapide	-2 -8 10 0 0
rapidl	-3 4 -12 0 11
rapido	-4 6 7 0 -9
raporl	7 7 -19 0 4
rar^	-9 41 -16 0 -17
ras^	4 9 -6 -4 -3
rates	-10 17 0 0 -7
rbal$	13 -5 -4 0 -4
rben$	11 -9 -2 0 -1
rch^	2 26 -15 0 -13
rde^	-6 -10 8 0 8
rden$	-10 11 -2 0 1
rdia$	-7 -4 2 0 9
re	-38 45 -6 3 -4
re a	5 -13 6 0 2
re comm	-3 -4 -4 0 11
re look	-14 13 12 3 -14
re not	-7 2 -8 0 13
reach	-17 5 10 0 3
react	16 6 -10 -1 -12
read	14 -1 -4 0 -10
read to	4 -11 -9 7 10
readin	12 4 0 0 -16
ready	8 -10 -11 7 6
real	-2 -6 -8 0 15
real el	-9 -4 0 0 13
real impa	-9 7 -6 0 8
real la	-3 -11 7 0 7
real owne	-1 7 -12 0 6
real pres	-3 9 0 0 -6
real prue	-15 15 0 0 0
real time	10 1 0 0 -10
real worl	3 -13 7 0 3
real y	-13 5 0 0 8
reales	4 11 0 0 -15
realit	-6 -6 0 0 11
realiz	-10 24 1 -4 -11
reason	-8 17 -8 0 0
rece your	0 11 0 0 -10
receiv	9 6 -4 -3 -8
recepc	-7 15 0 0 -8
receta	-8 12 0 -4 0
recher	-21 27 0 0 -6
rechnu	4 5 0 0 -10
rechte	-15 10 8 0 -3
rechtl	14 -17 -4 0 7
rechts	4 -11 0 0 7
recibi	5 -5 9 -3 -6
recien	-10 0 7 0 2
reco de	-9 10 -1 0 0
reco in	16 -16 0 0 0
reco of	-4 11 -7 0 0
reco y	8 8 -3 0 -14
recome	12 -17 0 12 -8
recomm	-13 -4 10 0 6
recopi	1 9 0 0 -10
recove	-2 11 0 0 -10
recr und	2 11 -3 0 -9
recrui	7 1 -9 -1 2
recu huma	11 -11 0 0 0
recu que	-7 -2 -3 0 11
recurs	-4 3 -8 0 9
red	-11 11 -4 -1 5
red^	8 -15 0 0 7
redacc	24 -10 -11 0 -3
redact	-8 11 0 0 -3
redakt	7 11 -3 0 -14
rede soci	10 12 -8 -4 -10
redes	17 2 3 -4 -18
reer$	-4 0 9 0 -5
refere	34 -10 10 0 -34
rega of	-25 -8 0 0 33
rega to	-7 11 -2 -1 -2
regard	-20 4 -4 -1 20
rege 0	-7 20 0 0 -13
rege selb	-4 -8 -1 0 13
rege team	0 -17 -3 0 19
regel	-8 -8 -1 0 17
regelm	-14 2 -15 13 14
regi las	9 -5 0 0 -4
region	-15 6 -1 1 9
regist	22 12 -3 -8 -23
regu team	-9 0 -4 0 13
regula	5 -14 14 -2 -3
reibun	-13 19 0 0 -6
reichw	-12 -7 8 0 11
reinig	-6 18 -4 0 -8
reiseb	-17 -17 -12 62 -16
reisen	-4 -5 -7 9 7
reiset	1 9 -2 0 -8
rela a	9 -9 0 0 0
rela come	9 -9 0 0 0
rela con	11 7 -10 -3 -5
rela de	4 -6 -9 0 11
rela expe	12 -5 0 0 -7
rela inte	-23 -3 32 0 -6
rela soli	-6 18 -12 0 0
rela to	-5 13 -1 -3 -4
rela with	-6 11 4 0 -10
relaci	4 13 -7 -6 -3
relati	3 7 6 -3 -13
rele beru	11 -4 0 0 -8
rele expe	-8 -2 0 0 10
releas	8 6 -3 0 -11
releva	7 -9 11 0 -10
reli and	-4 12 2 0 -10
reliab	-32 15 35 -2 -16
reloca	-18 -12 -4 9 25
remo arbe	-10 -5 7 0 8
remo only	9 0 0 -3 -6
remota	-6 3 -9 0 12
remote	-4 -4 3 -10 16
remoto	-1 -1 -8 0 10
remu fija	10 -7 0 0 -3
remune	-2 -16 -4 -4 25
ren^	6 9 -7 0 -8
rend de	-9 8 -3 0 3
rendim	18 2 -6 -3 -10
rentab	-6 11 0 0 -5
repair	-9 21 -4 0 -8
repara	-6 14 0 -4 -4
repo de	-4 9 -4 0 -2
repo diar	7 -14 0 0 7
repo on	-3 -6 0 0 9
repo und	11 -18 0 0 7
repo y	6 2 -11 0 3
report	-2 14 -8 3 -7
repr de	-3 -3 -4 0 10
repr la	-7 15 -3 0 -4
repras	-11 22 -4 0 -7
repres	-26 15 7 0 4
repues	-7 9 0 0 -2
requ and	-3 16 -8 -2 -3
requ cont	0 -14 0 0 14
requ del	2 14 0 -7 -9
requ for	-10 10 0 0 0
requ y	-4 -5 0 0 9
requer	-4 22 -4 -4 -11
reques	-11 14 0 0 -3
requie	-11 -1 12 2 -2
requir	2 -1 0 7 -9
requis	-19 17 0 -7 9
rer^	-3 3 -10 0 10
rera$	-23 6 0 0 17
res^	6 -4 11 0 -13
resa$	-4 12 1 -5 -5
rese and	11 -3 -5 0 -4
resear	10 10 -21 0 2
resi en	-18 -11 -3 39 -7
resida	22 0 -3 -13 -6
reside	3 -7 -7 23 -12
residi	-22 -4 0 27 0
resili	-23 -4 30 0 -4
reso cons	-3 10 -4 0 -3
reso de	-15 13 9 0 -7
reso prob	-11 -11 25 0 -3
resour	5 12 -7 0 -10
resp a	7 -10 9 0 -6
resp and	-5 1 -11 0 15
resp de	1 20 -14 0 -6
resp en	-8 -4 1 -1 11
resp for	8 7 -13 0 -1
resp por	-11 0 7 0 4
resp to	4 28 -15 0 -16
respec	3 -2 9 0 -10
respet	-6 -18 27 0 -4
respon	-23 12 10 -8 8
respue	-5 12 -3 0 -3
ress$	18 -3 -3 0 -12
ressou	2 10 -2 0 -10
rest and	22 -13 -4 0 -5
rest apis	-22 6 0 0 16
rest$	14 -3 0 0 -11
restau	20 -6 -13 0 -1
resu y	-20 4 21 0 -4
result	-13 10 12 -2 -7
retail	-21 15 0 0 6
retenc	-7 15 0 0 -7
retos	10 11 -10 0 -10
retr flex	-10 2 -4 0 12
retrib	6 -9 -4 0 7
return	-14 22 0 0 -8
reun de	7 -10 0 0 4
reunio	-10 4 -5 2 10
revenu	-16 -1 11 0 5
revi and	-1 12 -4 0 -7
review	-10 24 -4 5 -15
revisa	-13 19 0 0 -6
revisi	-7 9 -2 0 -1
revit	-10 10 0 0 0
rfil$	31 -6 0 -6 -19
rgen$	0 11 0 0 -11
rhein	-6 -7 0 0 13
ria^	25 -1 -8 0 -17
rial$	-6 11 -1 0 -5
rias$	-10 23 0 -10 -3
rica	9 -7 7 0 -9
rica$	12 -8 6 0 -9
richti	2 -8 -17 0 23
richtl	17 -4 0 0 -13
rida$	-23 9 -3 0 18
rido$	-12 8 0 4 0
rieb$	6 7 -13 0 1
ries$	-13 -4 3 0 13
riesgo	25 -17 -3 0 -6
rift$	20 1 -14 -3 -4
right	-7 -10 -4 0 21
ring$	4 7 -10 0 -2
rio^	0 -13 0 11 2
rior$	-6 9 -4 -4 5
rios$	1 -13 3 5 4
ript$	16 -2 -3 0 -10
risiko	4 11 -2 0 -13
risk	4 6 5 0 -16
rit^	-7 -5 0 0 12
rita$	-15 -11 26 0 0
rity$	-5 -8 18 0 -4
rke^	-1 -19 23 0 -3
rken$	6 -13 2 0 5
rket$	-18 14 0 0 5
rlin$	-4 11 -2 0 -5
rmak$	-14 24 0 -4 -6
rman$	14 0 -3 0 -11
rmas$	-14 18 4 0 -8
rmek$	-12 30 -7 0 -12
rmes$	3 -11 0 0 8
rne^	-8 -9 -8 0 25
rnes$	0 11 0 8 -19
rnet$	11 0 0 0 -11
rno^	-8 -10 -9 -4 32
rnos$	3 9 14 -3 -23
roadma	-8 15 -3 0 -4
roboti	16 -17 0 0 1
robust	-28 11 -1 0 18
rol	2 10 -5 -4 -3
rol^	-15 31 -3 0 -14
role	-18 -5 3 -1 22
role de	-11 4 7 0 0
role in	-15 16 -1 0 0
role is	-11 24 -3 0 -10
role$	3 -14 18 -1 -6
roles	2 -16 15 -4 3
roll mit	0 -11 0 0 11
rolle	-14 15 -5 0 4
rollou	-5 10 0 0 -6
room	-13 -1 -3 0 18
room to	-7 -9 -6 0 22
room$	5 5 0 0 -10
rope$	-3 9 -2 -3 -2
rota de	-1 -11 6 -7 13
rotaci	3 -11 6 0 2
rotati	2 -4 -5 10 -4
roup$	4 7 0 0 -11
routin	22 -15 -3 0 -4
rre^	-9 13 0 0 -4
rro^	10 0 0 -6 -4
rse^	15 15 -24 0 -6
rst^	3 9 -1 0 -11
rta^	0 19 0 0 -19
rte^	-6 15 9 -4 -14
rtes$	-9 7 0 0 1
rto^	22 -11 -4 0 -7
ruck von	-4 10 0 0 -6
ruckfr	-9 4 0 0 5
ruckna	-4 -5 0 0 9
rules	-5 11 -5 0 0
rum^	-9 7 -1 0 2
run	10 -9 -4 0 2
run^	-17 14 0 -4 7
runden	17 -13 3 0 -7
rung$	2 -10 8 0 0
ruta	-9 13 0 -4 0
rutas	-4 27 -4 -11 -8
rver$	19 -11 -3 0 -4
rze^	-7 -4 0 0 12
s	9 -6 -7 -1 6
s 0	15 -11 0 0 -5
s$	-8 9 -4 0 2
saas	-3 20 -6 -4 -7
saas prod	-3 -6 0 0 9
saat uyum	0 0 -4 11 -7
saatle	-13 -1 -4 14 4
saba de	11 -8 0 -4 1
sabado	2 -1 -3 17 -15
saber	10 4 -13 0 -1
sachbe	-16 3 0 0 13
sachve	9 -3 0 0 -6
sado$	-5 -6 -2 0 13
safe	-2 -9 1 0 9
safe and	-14 -2 8 -2 9
sagen	0 18 -2 0 -16
sagl ve	-10 -2 3 0 9
saglam	0 9 -13 0 4
saglan	-22 20 2 11 -11
saglay	-12 4 3 2 3
sahip	12 -16 6 -1 -1
sala 0	10 -8 5 0 -7
sala comp	-22 -12 4 0 30
salari	3 -6 10 -5 -2
salary	-18 0 -10 7 21
sale	0 -10 0 0 10
sale und	12 -12 -3 0 3
sales	12 15 -12 5 -20
salesf	1 11 -3 0 -9
salida	7 -9 0 0 2
salir	9 -4 0 1 -6
sam^	5 8 -4 0 -10
san	-24 7 -2 6 13
sanita	15 -13 -2 0 -1
santa	-7 11 0 -3 -2
sap	4 3 -10 1 1
sar^	-28 44 0 -4 -11
sati del	-11 17 -3 -3 0
sati gerc	-10 16 0 0 -6
sati ve	5 7 -12 0 0
sati y	-5 9 0 0 -4
satisf	11 5 3 -3 -16
satz$	-10 4 -4 -2 12
sauber	-8 24 10 -3 -23
scal and	-14 5 -3 0 12
scalab	-3 9 -12 -1 6
scale	4 7 0 0 -11
scalin	-11 -8 -3 0 22
sch^	9 2 5 -3 -13
scha wir	0 -9 -4 0 13
schaff	1 16 -3 0 -13
sche and	-9 2 2 8 -2
sche$	17 -14 -2 0 -2
schedu	-9 10 9 10 -20
schlag	4 -6 11 0 -9
schlus	-6 -9 0 0 15
schn auff	-6 -4 11 0 -1
schn ents	-7 -2 9 0 0
schn und	14 -11 -9 0 6
schn von	-4 -11 0 0 14
schn zu	14 3 -12 -4 -2
schn zwis	0 17 0 0 -17
schnel	6 -16 18 -4 -4
schnit	-19 10 -7 4 13
scho dipl	10 -3 -3 0 -4
schon	7 -17 9 0 1
school	22 -12 -3 0 -6
schrif	21 3 -2 -2 -20
schulu	-20 -5 0 0 25
scient	-8 2 -4 0 10
scope	-23 18 -4 -3 12
scratc	12 -3 -4 0 -5
scrum	10 14 -10 -4 -10
sd	4 -11 -3 0 10
sde^	-15 19 -3 -3 2
se enca	6 7 -4 0 -9
se encu	-10 9 -3 0 3
se espe	-17 0 1 0 16
se nece	-6 -8 0 -4 18
se ofre	-5 -17 0 0 22
se pued	-2 15 0 -6 -8
sea	4 7 -9 9 -10
sea nece	-12 9 -3 9 -2
seamle	-17 8 0 0 9
sean	-20 20 -3 0 3
search	9 13 -7 0 -14
season	17 -9 7 0 -15
second	9 -10 8 0 -6
sect de	-4 -1 -3 11 -3
sect nort	-5 0 -3 -2 10
sector	-5 3 -10 2 9
secu and	13 -8 -1 0 -4
secund	2 14 -4 -1 -11
secure	4 -7 9 0 -5
securi	-1 16 -8 0 -7
see	3 18 0 -7 -14
see^	-5 13 0 -4 -4
seekin	22 -23 15 0 -14
segmen	1 -2 -4 -4 9
segu a	-11 16 0 -3 -2
segu de	14 -11 -2 0 0
segu medi	-6 -8 0 0 13
segu y	1 12 -4 0 -9
seguim	-6 13 -2 -3 -3
seguir	-3 -14 -2 0 19
segun	-23 18 -3 2 6
segund	11 1 -2 0 -10
seguri	5 -12 -2 0 9
seguro	-6 -9 -8 0 23
sehr	0 -16 -1 4 14
sehr gute	5 -14 16 4 -11
sei	-5 -3 -4 0 12
sein	4 -14 7 0 3
sein$	22 -7 7 0 -22
seit	1 -12 -5 0 16
seit 0	-13 -8 0 0 21
sekild	4 3 3 1 -10
sektor	8 -13 -6 0 11
selb arbe	14 -5 -6 0 -2
selb vert	-2 -14 -4 0 19
selb zu	2 -7 -8 0 12
selbst	-25 -5 34 1 -4
sele de	-12 9 -4 0 7
sele of	15 -2 0 0 -12
selecc	-5 13 -4 -4 0
select	-10 -9 -1 0 20
self	2 -9 14 -3 -3
self moti	-6 11 -2 0 -3
sell	6 12 -11 0 -7
sellin	-13 9 -3 0 8
sema y	9 -3 0 -2 -4
seme cred	11 -5 0 0 -5
semest	18 -9 -3 0 -6
send	-12 4 0 -4 12
send sie	-4 -9 -4 0 17
sende	-3 14 -1 -2 -8
senden	-9 -9 -4 0 22
senesc	10 -10 0 0 0
seni acco	0 12 0 0 -12
senior	-4 10 6 -3 -8
sens of	-12 -9 24 0 -3
sense	-1 -13 21 0 -7
sensib	4 12 -4 0 -12
sent de	-12 -14 25 0 0
sentid	9 -20 18 0 -7
seo	8 16 -4 0 -20
sequen	-6 10 0 0 -4
ser	-3 4 20 2 -23
ser capa	-10 1 9 0 0
ser part	2 -10 -2 0 10
ser^	3 -13 5 0 5
sera	4 12 -10 0 -6
seran	6 -9 0 0 3
serv a	-18 6 0 0 13
serv al	54 -23 -34 0 2
serv and	-4 7 6 0 -10
serv de	-15 5 -5 0 15
serv expe	-9 9 0 0 0
serv in	-11 10 -2 0 3
serv orie	9 -3 -9 0 3
serv que	6 -12 0 0 6
serv tecn	-5 9 0 0 -4
serv to	13 -3 -2 0 -8
serv und	-15 8 20 0 -14
serv y	11 -5 0 0 -6
server	21 14 -3 0 -31
servic	-12 12 6 -9 4
servid	14 -6 -4 0 -4
servin	-3 10 0 0 -7
servis	-5 -13 0 0 17
sessio	4 15 0 0 -20
set^	-8 0 11 0 -4
setu for	-2 -4 0 -4 10
setup	7 3 3 -4 -9
setups	-10 8 2 0 -1
setzt	12 -2 5 0 -15
seve year	15 -12 0 0 -4
severa	17 -6 -3 0 -8
seviye	-8 17 -3 0 -6
sex nati	-5 -4 0 0 9
sexo	11 -8 -4 0 0
shap the	-9 13 -4 0 1
shape	-18 30 -8 -6 1
share	4 15 -6 0 -13
sharep	12 -2 0 0 -10
sharin	-5 -8 0 0 13
shift	-15 19 1 15 -21
shifts	2 -4 -9 32 -21
ship$	-13 12 0 0 1
shop	3 17 -2 0 -17
short	0 -18 0 0 18
should	11 -9 1 7 -10
si	-12 1 2 -9 19
si cump	-7 -7 0 0 14
si eres	-7 -13 -1 0 20
si no	-9 11 0 -3 1
si te	11 -3 -4 -3 -1
si^	-6 -14 -7 -3 29
sica$	9 -9 0 0 0
sich	19 -11 0 -3 -5
sich arbe	-12 2 -3 0 13
sich auf	12 -6 -5 0 -1
sich auft	-11 -8 21 0 -2
sich dass	-8 13 0 0 -5
sich der	-14 10 2 0 1
sich eine	1 9 -4 0 -6
sich im	23 -12 -12 0 1
sich in	27 -11 -10 0 -7
sich it	0 -9 0 0 9
sich umga	12 -5 0 0 -7
sich von	16 -9 0 0 -6
sicher	15 -3 -2 -3 -7
sichtb	-4 -12 -7 0 24
side	15 -7 -11 0 3
sie	-16 22 -5 -4 3
sie akti	-2 11 6 0 -14
sie arbe	-12 9 6 0 -2
sie besi	9 -3 -3 0 -4
sie die	0 9 0 0 -9
sie durc	-4 12 -8 0 0
sie eine	-6 -10 -7 0 23
sie erha	-4 -6 -6 0 15
sie habe	-5 -1 12 0 -5
sie in	-11 7 -1 0 4
sie sich	-3 -8 0 0 11
sie sind	-1 6 9 0 -14
sie teil	0 -9 -1 0 10
sie uns	9 -11 -4 0 5
sie verf	10 -10 5 0 -4
sie wirk	-10 11 -3 0 2
sie^	13 -1 5 -4 -14
siempr	2 -15 19 -2 -4
sienta	-12 19 2 -4 -5
sign$	-1 -8 10 0 0
sigu los	-6 10 0 0 -4
siguie	-5 15 0 -3 -7
sim^	-5 -4 16 0 -7
simi role	10 2 0 0 -12
simila	13 4 -3 0 -14
sin	10 -14 -6 0 10
sind	13 -15 4 -3 0
sind die	4 -12 -2 0 9
sind fur	32 -9 -4 0 -19
sind seit	13 0 0 0 -13
sind sie	-9 12 -7 0 4
sind will	11 -4 -4 0 -4
sind wir	-8 -13 8 0 13
sing$	-11 0 0 0 12
sinnst	4 -9 -7 0 12
sion$	-7 -10 11 -4 10
sirket	-8 -16 -1 0 24
sis^	5 5 1 0 -10
sist anal	0 -8 0 0 9
sist cont	12 -12 0 0 0
sist crm	11 -11 0 0 0
sist de	9 -4 -9 -2 7
sist uzer	-15 15 0 0 0
sistem	-12 26 -6 -5 -2
site	0 -29 -1 3 28
site$	-8 -3 9 -3 4
situac	16 -5 1 -2 -9
situat	8 -14 6 0 0
sitz	-8 -7 -3 0 18
sitz in	-8 -7 -3 0 18
sivo$	0 -4 12 0 -8
six	13 -12 0 0 -2
skalie	17 6 -2 0 -20
skil in	-5 -8 13 0 0
skil to	18 -10 -2 -2 -4
skil with	16 -14 0 0 -1
skille	11 -12 10 0 -8
sma^	8 -14 -5 0 11
small	2 -9 9 0 -2
smart	-17 4 13 0 1
smarte	-6 -2 0 0 9
smartp	0 11 -4 0 -7
smis$	-4 -7 15 0 -4
smo^	12 -5 -3 0 -4
snacks	-13 3 0 0 10
so	-1 15 2 0 -15
sobr el	-13 3 12 0 -2
sobr la	-4 10 0 0 -6
sobr las	-12 12 0 0 0
sobr prod	11 -7 0 0 -4
sobre	-13 9 12 -6 -2
soci de	-23 16 -2 0 9
soci medi	15 13 -10 0 -18
sociab	10 -3 -7 0 0
social	-14 -6 -15 -4 39
soft de	25 -25 0 0 0
soft fur	-6 -3 0 0 9
soft in	0 6 4 0 -10
soft mit	-4 9 0 -3 -1
soft y	-17 9 0 0 7
softwa	7 5 3 -3 -12
solar	-11 2 0 0 8
soldad	-13 9 -4 0 7
soli con	-6 10 -8 0 3
soli cono	10 -8 0 0 -2
soli de	9 -5 -9 0 4
soli en	7 -10 -7 0 10
soli unde	9 -9 0 0 0
soli y	-9 16 -5 0 -3
solid	12 -13 6 0 -5
solida	11 -3 -23 0 15
solide	10 -10 -3 0 3
solido	20 -12 0 -4 -3
soll	-9 -1 -4 0 14
sollte	13 -3 3 0 -14
solo	-9 -10 -2 7 14
solu arch	14 -6 0 0 -7
solu de	-24 7 14 0 3
solu orie	-19 8 11 0 0
solu para	10 -10 0 0 0
solu pers	17 -5 -4 0 -8
solu that	24 -20 0 0 -3
soluci	19 -5 -2 -3 -9
soluti	-2 22 -4 -6 -9
solv prob	-13 0 -5 0 17
solve	-17 3 3 4 8
solvin	-19 19 5 0 -4
some	23 2 -6 -4 -15
someon	7 2 -10 0 1
someth	2 5 -9 0 2
sommer	-7 3 -8 0 12
somo una	-4 -15 0 0 18
somos	-9 -24 -3 0 36
son kull	9 3 0 0 -12
sond auch	-6 13 1 0 -8
sond gele	12 -4 -2 0 -6
sonras	16 -8 0 0 -7
sonu odak	-2 -4 10 0 -4
sonuc	-2 -4 10 0 -4
sonucl	-5 13 -4 0 -4
soon	3 -11 0 0 7
soon as	-6 -5 0 0 11
sopo a	9 -5 0 0 -4
soport	-4 9 -5 0 -1
sor^	-10 3 0 -3 11
sorg fur	-7 16 5 0 -14
sorg und	-8 -3 19 -2 -7
sorgen	-7 2 -5 0 10
sorgfa	11 -5 5 -2 -9
sorgst	-8 21 6 0 -18
sorgt	-4 -12 -4 0 20
soruml	-29 10 14 0 5
sorunl	-17 17 0 0 0
sos^	17 -12 -4 0 -1
souver	27 -3 -17 0 -8
sowi die	8 -24 8 0 7
sowi ein	5 4 -10 0 1
sowi eine	10 -4 -6 0 0
sowi exte	17 -10 0 0 -6
sowi freu	14 0 -14 0 0
sozial	-19 11 7 -2 2
spain	-17 2 -4 12 6
spanis	20 -4 -2 0 -14
spanne	-16 -10 -11 0 36
sparri	-6 13 -3 0 -4
spater	-8 -2 -4 0 14
spaß	13 -16 7 -3 -1
spaß an	9 -17 15 -3 -5
speak	9 1 -6 0 -4
speake	-23 13 0 0 10
spec in	10 -11 0 0 1
specif	-7 -5 0 0 11
spezia	18 -21 -6 0 9
spezif	-9 15 0 0 -6
spirit	-1 -7 11 0 -3
sport	-3 8 9 0 -14
sporta	-15 -4 0 0 19
sports	8 -15 3 0 4
sprach	31 -20 -6 0 -5
sprech	-5 6 9 0 -10
spri boot	17 -10 0 0 -7
sprint	9 1 0 0 -10
sql	5 22 -29 0 3
sql serv	-11 11 0 0 0
sql^	20 -9 -4 0 -7
sri	4 10 -8 0 -6
sri$	-12 16 -4 0 0
sse^	5 -8 10 -4 -3
ssen$	2 16 -7 -4 -7
sses$	-6 -6 0 0 12
sta^	-15 -3 6 0 12
stab und	-10 -3 0 0 13
stabil	-21 11 -4 0 13
stack	-2 1 11 -4 -7
stadt	0 -8 -4 0 12
staff	8 -1 19 -4 -22
stage	7 8 -4 0 -11
stak auf	4 -15 15 0 -5
stak mana	11 10 -20 0 0
stak to	-4 9 -3 0 -2
stakeh	11 6 5 -4 -18
stammd	-4 11 0 0 -8
stan und	-7 17 0 0 -10
stand	-18 -6 0 18 6
standa	-6 19 -6 0 -6
stando	0 4 -12 -1 10
star und	10 -10 2 0 -2
star up	-9 22 -8 0 -5
stark	-18 2 12 0 4
starke	18 -36 12 0 6
startp	-6 0 -3 0 9
stas$	14 -4 -3 0 -7
stat of	-8 0 -4 -4 16
state	-15 8 -6 0 13
statis	-13 10 0 0 4
statt	-18 -17 9 0 27
status	-2 16 0 -5 -10
stay	-21 34 -8 0 -5
ste^	2 -10 -5 0 13
steh dir	-7 16 0 0 -9
steh fur	-7 -7 0 0 13
steh ihne	-9 5 0 0 5
stehen	-13 11 3 0 -2
steht	8 -9 0 0 0
stei lern	-10 -1 -4 0 15
steile	-10 -1 -4 0 15
stel die	-7 -1 0 0 9
stelle	-7 17 -12 0 2
stells	-7 10 6 -3 -5
stem$	-3 -6 -4 0 13
step	1 9 0 -4 -6
stet$	0 -7 -3 0 10
stetig	0 -10 0 0 10
stets	16 1 -10 0 -8
steu des	-6 10 0 0 -4
steu und	0 19 -4 0 -15
steu von	-15 3 11 0 0
steuer	8 11 -13 0 -6
still	4 -6 -3 -4 9
stock	13 -14 0 0 1
stor and	20 0 -9 0 -11
stor und	-3 -4 14 0 -7
store	15 -1 0 0 -14
storie	9 0 -8 0 -2
story	-9 7 0 0 2
storyt	3 -21 21 0 -3
stos$	18 -17 -4 0 2
stra denk	-14 -4 24 0 -7
stra und	-4 10 4 0 -9
stress	0 -9 6 0 3
stro anal	-17 4 14 0 -2
stro expe	12 -7 -4 0 -1
stro unde	-9 -4 13 0 0
stro work	0 8 1 0 -9
strong	7 -8 0 -9 10
stru anal	-4 -4 11 0 -3
stru arbe	2 -13 9 2 -1
stru eige	-3 -2 17 0 -12
stru losu	-6 0 10 0 -4
stru und	-6 -11 29 -1 -10
stru zuve	9 -4 -4 0 0
struct	0 15 3 0 -18
strukt	10 -6 2 1 -8
stud in	22 -12 -1 0 -9
studen	23 -16 5 2 -14
studie	20 -14 0 0 -7
studiu	19 -9 0 0 -10
study	-6 -34 -2 -4 46
stum$	-10 -1 9 0 2
stun pro	4 0 8 0 -12
stun woch	-3 -15 0 0 19
style	-6 10 6 0 -11
su	-6 15 -3 -17 11
sual$	-2 3 -10 0 8
sub	-13 15 0 0 -3
submit	-11 4 0 0 6
subsid	-15 -3 0 7 10
succes	-8 8 -17 -6 23
such dich	-8 -3 0 0 11
such nach	-9 2 0 0 7
such wir	-7 23 0 0 -16
suche	-5 -2 14 0 -8
suchen	7 16 -6 0 -17
suchst	-15 -15 1 0 29
suel base	-8 -2 0 0 10
suel comi	-3 21 0 0 -17
sueldo	-21 -15 0 0 36
suitab	-9 16 0 0 -7
suite	-1 -8 0 0 9
sumu selb	-2 -14 -4 0 19
sumup	-9 -38 -4 0 51
sunday	11 4 -14 8 -9
sung$	-10 7 -7 0 10
sunmak	-8 15 -4 0 -3
supe anal	-10 0 13 0 -4
supe de	-4 15 2 -3 -10
supe en	11 -7 0 -4 -1
supe la	14 -4 0 -6 -4
supe las	7 -12 7 0 -3
supe y	-8 10 -4 0 3
super	-4 13 0 0 -9
supera	4 -11 19 -2 -11
superi	-11 10 6 -1 -4
superv	25 -5 9 -17 -12
supp and	-10 -10 9 0 10
supp fur	-7 16 0 0 -8
supp team	-9 9 -4 0 4
supp the	-9 12 -5 0 3
supp und	-9 15 -4 0 -2
supp your	-6 -5 0 0 12
suppli	-21 18 -7 0 10
supply	-10 8 0 -4 6
suppor	-16 19 -6 -4 8
sur	-10 9 0 4 -2
sure anal	12 -7 -6 -7 8
sure iyil	13 -7 0 0 -6
sure yone	-15 9 -4 0 10
sure yuru	-3 14 -2 0 -9
sureci	3 1 -9 0 5
surecl	12 21 -8 -11 -14
surekl	-17 10 7 0 0
sus nece	-6 14 -2 0 -7
sustai	-3 16 -4 0 -9
sympat	13 1 7 0 -21
syst engi	9 -5 0 0 -4
syst und	13 -3 0 -4 -6
system	6 14 -12 -7 0
t	9 -4 -19 0 15
table	12 -7 6 -3 -8
tado$	-4 16 -3 4 -13
tadt$	-8 -8 0 0 17
taff$	1 22 -13 0 -11
tage	-12 -8 10 0 10
tage pro	-4 0 9 0 -5
tage urla	-4 -8 0 0 12
tage$	1 10 -4 0 -7
taglic	-11 6 -8 0 13
tail$	-17 -8 28 0 -3
tailor	8 7 0 0 -15
take	10 -21 5 0 6
take adva	-8 -2 -6 0 17
take on	-9 -5 8 -4 10
take owne	-8 10 4 0 -7
takes	5 8 -2 0 -11
taki cali	-3 -14 14 -4 7
taki etme	-6 1 11 0 -6
takibi	-14 9 21 -4 -12
takim	-8 2 10 -4 0
taking	8 -3 5 0 -9
takip	-11 26 3 -1 -16
takt$	18 -12 0 -3 -3
tal^	4 -14 11 0 -2
tale acqu	2 -10 0 0 8
tale para	-5 -10 -2 0 16
tale y	-5 -7 0 0 12
talent	1 4 8 -4 -9
taller	6 -16 -4 0 14
tant en	-13 20 -4 6 -9
tanto	-21 6 21 6 -12
tar^	6 35 -15 0 -26
tare admi	-10 15 0 -1 -3
tare asig	-13 16 0 0 -3
tare de	-3 11 0 0 -8
tareas	4 15 -2 -4 -12
target	-1 -4 -4 0 10
tarjet	-18 14 0 0 4
tas^	-6 13 3 0 -10
tasa ve	14 1 -6 0 -9
tasarl	-25 23 0 0 2
task$	-28 18 22 -5 -7
tasks	7 5 0 0 -12
tat zur	-4 12 0 0 -8
tat^	0 -14 16 2 -4
tatigk	-12 27 -7 0 -7
te	30 -21 -8 -10 10
te apas	-11 -15 -4 0 30
te ayud	2 -9 0 0 7
te gust	-8 0 -3 0 11
te inte	21 -4 0 0 -17
te invi	-15 0 0 0 15
team	-7 1 7 -11 9
team arbe	9 3 1 0 -12
team aus	0 -11 0 0 11
team bei	-5 -3 9 0 -1
team buil	-1 13 0 0 -12
team das	-4 -16 -4 0 23
team even	-17 -9 8 0 19
team freu	0 9 0 0 -9
team in	-16 19 0 0 -3
team memb	27 2 2 -4 -28
team mit	-4 16 -5 0 -6
team of	5 5 -16 0 5
team play	0 -14 16 0 -2
team rege	0 -7 -4 0 11
team spir	-10 -6 6 0 10
team that	-5 -13 4 0 14
team to	-6 22 -6 0 -10
team und	-5 -4 13 0 -4
team von	0 -19 4 0 15
team wher	0 -9 0 0 9
team with	8 -11 -3 0 6
team work	11 6 -12 0 -5
team zu	-5 -1 10 0 -5
team zusa	17 6 -9 0 -13
team$	3 -14 4 -3 10
teamar	-3 -12 1 0 14
teamev	-10 -3 -9 0 22
teamfa	-25 -9 37 7 -11
teamge	-2 -8 9 0 0
teamku	18 0 -8 0 -11
teamle	-6 11 0 0 -6
teammi	-10 14 0 0 -4
teampl	-7 -4 12 0 -2
teams	10 3 -6 -1 -6
teamsp	-10 5 -1 0 6
teamwo	-14 8 21 0 -15
tech	-7 -9 -12 -7 35
tech and	2 -10 10 0 -2
tech auss	0 -12 0 0 12
tech equi	-6 -8 0 0 14
tech know	3 7 -13 0 3
tech konz	5 8 0 0 -13
tech lead	0 6 6 0 -11
tech mit	-4 -9 -4 0 17
tech plan	0 -14 0 0 14
tech prod	9 -4 -3 0 -2
tech proj	10 -9 -5 0 4
tech stac	-9 3 7 -3 2
tech them	0 -8 10 0 -1
tech und	-4 -16 15 0 5
tech vers	-8 -7 19 0 -4
techni	-6 15 3 -8 -5
tecn a	-4 11 -3 0 -4
tecn en	1 16 -8 0 -9
tecn grad	-8 11 0 0 -3
tecnic	14 7 -16 -7 2
tecnol	0 -9 -9 0 18
tecr sahi	11 -2 -9 0 0
tecrub	11 -5 -9 0 2
tect$	9 -8 0 0 -1
ted^	24 -5 -7 6 -18
tedari	11 -5 -4 0 -2
tee	0 -5 -4 0 9
teil	8 -31 -2 0 25
teil dein	13 -5 1 0 -9
teil der	-7 -7 0 0 14
teil des	-6 -10 9 0 8
teil eine	-5 6 -11 0 9
teil unse	12 -16 0 0 5
teil$	19 -15 3 0 -8
teilne	-4 -5 0 0 9
teilst	10 -4 1 0 -7
teknik	-1 12 1 0 -12
teknol	16 -5 8 0 -18
tel	2 -9 0 0 7
tel 0	16 -9 0 0 -7
tel^	-13 -4 0 0 16
tele movi	-10 6 -2 0 6
teleco	14 -2 0 0 -12
telefo	-13 27 -10 0 -4
telema	-4 9 -6 0 1
teleph	-15 19 0 0 -3
teletr	10 -6 -1 1 -3
tely$	7 6 0 0 -13
tema de	-23 19 0 0 5
tema$	-3 9 -3 0 -2
temas	-13 17 0 0 -4
teme$	9 4 -7 0 -6
temel	14 -3 -11 0 0
templa	-11 13 0 0 -2
tempo	7 -10 -7 0 10
tems$	11 -7 13 0 -17
ten^	11 -1 -13 0 3
tend del	-8 16 0 0 -8
tenden	20 4 -6 0 -18
tendra	-3 -9 5 -6 13
tene una	15 -9 -7 0 1
tenemo	7 -15 6 0 2
tener	-7 -11 10 7 2
tenga	3 -12 4 8 -2
tenz$	5 -13 12 0 -4
tera$	-23 30 0 0 -7
terc nive	18 -14 0 0 -4
tercih	18 -6 -4 0 -8
term	-8 -4 1 -1 12
termin	-26 13 7 12 -6
tern$	0 23 -7 -3 -12
territ	-4 -14 0 0 18
ters$	-13 2 -6 0 16
tes^	-12 -5 5 1 11
tespit	13 -12 -4 0 2
test	10 -3 -1 -4 -2
test und	-11 14 0 -3 0
test ve	-7 11 0 0 -3
test$	9 5 -10 0 -4
testin	-4 18 3 0 -17
testle	11 6 -8 0 -9
tests	21 -8 -8 0 -6
texas	19 -9 0 -2 -8
text	4 18 -4 -2 -16
text und	10 0 -6 0 -4
text$	16 5 0 -4 -18
than	-12 1 7 -4 8
than 0	-7 -4 0 0 11
that	11 2 0 -4 -9
that are	-2 19 -5 0 -12
that driv	3 -10 9 0 -2
that is	-15 -10 16 0 9
that our	3 -9 7 0 -1
that valu	-6 -9 -4 0 18
the	-8 17 -7 -2 0
the abil	-11 2 8 6 -5
the art	-8 -3 -4 0 16
the busi	14 -2 -3 0 -10
the chal	-8 -2 -3 0 13
the chan	2 -20 -4 0 22
the city	5 7 -3 7 -15
the clie	1 1 10 0 -11
the cont	-8 19 0 0 -11
the deve	-19 19 3 0 -3
the fast	-4 9 0 0 -5
the flex	-4 -3 -2 0 9
the foll	11 -7 -1 0 -4
the futu	-16 -4 3 0 17
the glob	-14 -5 -3 0 22
the grou	1 9 0 0 -10
the high	0 -4 9 0 -5
the inte	-11 -2 0 4 9
the it	10 -4 0 0 -6
the job	-11 -9 0 0 19
the kitc	16 -10 -2 0 -4
the line	9 13 -6 0 -16
the most	8 -9 -9 0 9
the nece	-8 13 -1 0 -4
the numb	-3 -6 0 0 9
the offi	-12 10 -1 0 3
the oper	-2 13 0 0 -11
the oppo	3 -10 0 0 7
the perf	-13 13 -2 0 2
the proc	-16 9 0 -3 9
the prod	-4 12 0 0 -8
the proj	3 10 0 0 -13
the qual	5 -18 -3 0 16
the rest	14 -2 0 0 -13
the righ	11 -12 -4 0 4
the stat	1 10 -3 -4 -4
the team	-10 38 -1 0 -28
the tech	-2 17 -4 0 -11
the tool	-15 7 9 0 -1
the top	-4 -4 -4 0 11
the work	-1 -15 0 0 16
the worl	-9 4 -1 0 5
the^	7 -20 5 -2 10
their	7 1 6 -3 -10
them einz	-12 0 12 0 0
them to	-14 17 -4 0 0
thema	11 -1 3 -2 -12
themen	14 10 -3 -3 -17
ther$	13 1 -9 0 -5
there	11 -3 -3 7 -13
they	-20 0 11 0 9
thin and	7 -5 7 0 -10
things	2 -10 12 0 -4
thinki	-19 8 17 0 -6
this	-2 17 -27 0 12
this is	8 0 -9 0 1
this posi	-4 -2 0 -4 10
this role	-14 9 -3 0 8
those	11 12 -3 0 -19
though	-10 -6 7 0 8
three	7 6 0 0 -13
thri in	-10 -8 26 0 -8
thrive	-25 -8 37 0 -4
throug	12 1 -3 0 -10
thursd	9 -4 0 0 -5
ti para	0 12 0 0 -12
ti$	-1 -6 -2 0 9
tia^	-23 -7 14 0 16
tial$	12 4 -13 0 -3
tica$	9 1 2 0 -12
ticket	-5 9 -5 0 2
tico$	-7 -6 20 0 -6
tiefe	10 -18 7 0 1
tiem comp	-2 -8 1 -3 12
tiempo	2 1 1 -10 7
tien a	14 -7 0 0 -7
tien expe	18 -6 0 0 -12
tien la	-3 9 0 0 -6
tien que	-10 3 0 0 7
tienda	2 4 12 -12 -5
tiene	-5 -7 0 0 12
ties$	2 -12 17 0 -6
tif^	-11 0 15 0 -4
tig^	-4 10 -4 0 -2
tik^	3 1 9 -4 -9
tiktok	-24 34 -8 0 -2
tim^	1 12 -4 0 -10
time	14 -1 -15 9 -8
time posi	10 -9 -3 -4 6
time$	-11 6 -6 7 4
timeli	-14 -6 -2 0 22
tin^	-3 -7 9 0 1
ting$	17 -4 -15 0 2
tion$	5 14 -11 1 -10
tipo b	-10 10 0 0 0
tipo de	6 -9 -4 0 6
tipos	11 -5 -4 0 -2
tir^	-14 24 -4 0 -7
tis^	6 10 -12 0 -5
titula	30 -13 -4 0 -13
titulo	24 -19 0 -3 -1
tiva$	-6 -23 30 0 -1
tive$	-24 -6 32 0 -2
tivo$	-9 16 3 0 -9
tkin$	8 -13 4 0 0
tmek$	-24 19 6 0 -1
tml5$	15 0 -3 0 -11
to a	20 5 -2 0 -23
to acti	-14 5 -1 0 11
to an	9 -7 0 0 -2
to appl	-24 -17 -3 -4 48
to bala	1 -6 10 0 -5
to be	12 -16 0 -3 8
to buil	-2 -5 9 0 -3
to comm	11 10 -14 -1 -6
to cont	17 -7 -3 0 -7
to crea	-18 13 0 0 5
to deli	2 -6 -6 0 10
to desi	-1 -4 -6 0 11
to deta	-10 0 14 0 -3
to deve	-20 7 7 0 6
to dive	-7 -9 -4 0 20
to driv	9 -7 -5 0 3
to end	-11 3 6 0 2
to ensu	-9 -10 10 0 8
to get	11 -3 -3 -3 -2
to have	17 -5 -4 -7 -1
to hear	-7 1 -3 0 9
to help	8 -2 4 4 -14
to iden	12 -4 0 0 -8
to impl	14 -14 -3 0 3
to impr	-11 24 -4 0 -9
to inte	4 3 6 0 -13
to join	17 -7 8 -4 -13
to lear	-3 -9 23 -4 -8
to lift	-17 0 -4 21 0
to main	-6 0 13 -3 -4
to mark	-11 -2 5 0 7
to meet	5 6 5 -3 -13
to mult	-18 -7 20 5 0
to open	16 -8 -4 0 -4
to oper	14 -7 0 -8 1
to our	-3 -11 3 0 11
to proc	-4 -5 0 0 9
to prod	12 2 -3 -4 -7
to rece	0 11 0 0 -10
to star	-14 6 8 11 -11
to succ	-7 29 -17 -6 1
to the	-12 0 7 -1 6
to trav	-19 7 -9 28 -8
to turn	2 9 -4 0 -7
to unde	-4 14 -5 2 -7
to work	4 -22 12 13 -7
toda la	-11 3 0 1 7
toda las	-8 9 4 2 -7
todo	-20 6 -1 -5 20
todo mome	13 -6 -1 0 -6
toge with	-8 15 -4 0 -4
togeth	18 7 -22 0 -2
tolera	-12 -4 20 0 -4
tolle	-3 -7 0 0 10
toma	-9 -2 19 0 -8
toma de	-23 9 23 0 -8
toma deci	11 -4 1 0 -7
tool to	0 -11 6 0 5
tool und	-8 12 4 -3 -5
tool wie	-12 17 0 0 -6
tools	9 2 -5 2 -8
top	-3 -5 -10 0 18
top arbe	13 0 0 0 -13
top mark	0 -10 0 0 10
top^	-6 -2 -3 0 10
tor^	4 4 0 0 -9
tos^	11 -9 -7 -4 9
total	3 3 -13 -4 11
touch	-18 22 -4 0 0
toward	26 -10 -4 0 -12
tput$	7 -11 7 0 -3
tra^	-2 -12 0 0 13
trab a	10 1 -8 2 -5
trab bajo	-10 13 8 0 -11
trab cola	9 -7 -7 0 5
trab con	17 13 -13 5 -22
trab de	-22 17 11 -1 -6
trab desd	-3 -4 -4 0 10
trab dina	-3 -10 -1 0 14
trab en	-13 -4 13 3 2
trab es	-5 -3 0 -9 17
trab limp	-1 9 -4 0 -4
trab por	-4 12 -2 0 -6
trab pres	-2 -12 0 -10 23
trab y	7 -15 5 0 2
trabaj	11 -11 -1 -2 3
trac reco	17 -14 -3 0 0
track	-1 10 -7 -4 2
tracki	2 17 -7 0 -12
tradic	13 -5 0 -8 0
tradit	8 -11 -1 0 5
traduc	7 4 0 0 -11
tragen	-6 9 -3 0 0
traile	-10 9 0 0 0
train	-7 12 0 -2 -2
traine	-2 15 0 0 -13
traini	9 -12 -5 0 8
tran comp	6 -11 4 0 0
tran de	-4 10 0 0 -7
transa	5 19 -4 0 -20
transf	-23 0 4 -3 23
transl	-3 -9 9 2 1
transp	-6 -7 -2 -6 21
tras$	2 -9 -4 -1 12
trasla	-21 23 0 2 -5
trat al	-4 -1 9 0 -4
trat con	-11 -7 10 0 8
trat de	-12 8 13 -4 -5
tratam	-3 10 -3 -4 -1
trato	-14 -12 32 0 -6
travel	-22 6 -16 26 6
trayec	9 0 0 0 -9
treffe	17 -4 2 0 -15
treibs	-9 12 4 0 -7
tren und	7 -3 -11 0 8
trends	-11 5 5 0 1
tribut	6 2 3 0 -10
tritts	12 -7 1 0 -7
tro^	-25 16 12 0 -3
trol$	-1 0 9 0 -8
tros$	9 -11 -7 0 9
trust	13 -6 -10 0 2
tsch$	13 -11 9 0 -11
tte^	-5 -13 7 -2 12
tten$	5 -7 -9 -4 16
tu	10 -29 5 -6 21
tu hoja	-12 0 0 0 12
tual$	-13 -9 16 0 6
tube$	6 3 0 0 -10
tud^	-29 -2 31 0 -1
tude$	11 -10 -1 0 0
tum	15 -16 0 0 1
tung$	2 3 -12 0 7
tura$	13 -12 4 0 -5
ture$	10 0 -5 0 -5
turen	0 12 0 0 -12
turn	3 26 -13 0 -16
turno	-17 6 0 0 11
turnos	-4 -9 3 -1 11
tus	1 -13 -9 0 21
tus habi	-5 -20 0 0 25
tus meta	-10 10 -3 0 4
tus obje	1 10 0 0 -11
tv	-12 -9 9 0 12
types	13 0 -3 0 -10
typogr	25 -4 -7 0 -14
tze^	-14 8 0 0 7
tzen$	12 7 -12 0 -8
u	3 -2 -3 -7 9
u a	12 10 -3 -4 -15
u v	0 -7 0 -3 10
ual^	-1 -11 9 -3 5
uar^	-14 27 -4 -3 -5
uber	-3 -4 -2 -4 14
uber 0	-12 -11 -4 0 26
uber das	-11 20 0 0 -8
uber du	2 13 -6 0 -9
uber durc	4 -9 5 0 0
uber gute	-9 0 9 0 0
uber sie	-1 20 -4 0 -15
uber und	6 -8 10 0 -8
uber vera	7 4 0 0 -12
uberdu	-15 4 12 -2 0
uberna	-19 18 -6 3 4
uberne	-12 10 1 0 1
uberni	-12 21 -3 0 -6
uberse	-8 29 -6 0 -15
uberst	-1 -9 0 -3 13
uberwa	-5 24 -8 0 -12
uberze	19 -15 4 0 -9
ubic en	-13 -3 -4 3 17
ubicad	-9 -7 -4 3 17
uch^	7 3 1 0 -11
ucir$	11 -4 0 -7 0
uclu$	9 -3 -6 3 -3
uct^	-15 20 -2 0 -2
ucto$	-15 18 -3 0 0
ude^	-5 -9 25 0 -11
udio$	-3 12 0 0 -9
ueba$	-9 -1 0 0 10
uhr	-4 -4 -3 0 11
uido$	10 -1 0 0 -9
uipo$	7 -15 24 8 -25
uir^	-7 20 -2 0 -11
ukte$	15 -21 -1 0 7
ular$	-5 -6 2 -4 13
uld^	-5 -3 -4 0 12
ulo^	8 -13 0 1 5
ulos$	-17 23 0 0 -6
ulti tend	-3 9 0 0 -6
ultima	-18 0 -3 0 21
ults$	-6 2 -6 0 10
um	0 21 -16 -8 4
um das	11 -12 0 -2 3
um dein	-4 -15 0 0 19
um den	-11 4 -1 0 8
um dich	-4 -6 0 0 10
um kund	-8 10 0 0 -2
um unse	-6 6 9 0 -10
um$	8 -10 2 0 0
umfa in	0 -9 0 0 9
umfa und	-3 -3 -4 0 10
umfang	-14 -13 -4 0 31
umfe das	-7 -2 -4 0 13
umfe in	-6 -4 -5 0 15
umga mit	26 -14 10 0 -22
umgang	15 -14 21 0 -22
umgebu	-9 3 2 0 4
umgese	1 -7 -4 0 10
umsatz	-7 19 -4 0 -9
umse neue	0 -5 9 -3 0
umse und	-11 -4 8 0 6
umse von	5 9 0 0 -13
umsetz	-8 10 3 -3 -2
umzuse	11 -9 -9 0 7
un	-11 10 5 -12 8
un alto	12 0 -8 0 -4
un ambi	8 -11 7 0 -4
un buen	-10 5 0 0 5
un cont	-13 -4 0 0 17
un ento	-9 5 0 -4 8
un equi	5 0 -15 -3 13
un nuev	-10 -3 0 0 14
un plan	9 9 0 0 -18
un prof	-7 0 -5 0 12
un serv	-5 -10 3 0 12
un supe	-17 17 0 0 0
un^	-2 -18 -6 0 26
una	-4 -2 -7 -2 15
una cart	4 -10 7 0 -1
una comu	-21 14 1 0 5
una entr	11 -16 0 0 6
una expe	-9 21 -1 0 -12
una imag	12 -10 0 0 -2
una orga	-3 -3 -4 0 10
una pers	-19 15 -2 0 6
unab von	-10 -3 -4 0 17
unabha	-10 -3 -4 0 17
unbefr	-12 -4 -7 0 23
und	-14 10 6 -4 2
und absc	15 2 -8 0 -9
und abwe	-2 -1 -7 0 11
und anal	-4 -10 7 0 7
und arbe	6 -13 9 0 -2
und auch	-6 10 0 0 -4
und auf	0 -10 12 0 -2
und aufb	11 -8 -4 0 1
und auto	20 0 -16 0 -4
und begl	-5 -4 -7 0 16
und beha	8 -1 1 0 -9
und behe	-10 6 4 0 0
und beho	-2 -8 0 0 11
und bere	-19 6 7 8 -1
und bewe	-6 -4 -3 0 13
und biet	-4 13 0 0 -9
und bist	22 -18 3 0 -6
und brin	-2 -4 0 -3 9
und busi	13 -6 -11 0 4
und clou	9 -5 -3 0 -1
und coac	0 -9 0 0 9
und cont	-7 -11 6 0 13
und corp	10 0 -9 0 -2
und date	-7 1 -4 0 9
und dein	-7 12 -3 0 -2
und dem	-4 -5 -4 0 13
und den	2 12 7 -3 -18
und der	11 -11 5 0 -4
und desi	12 -14 4 0 -2
und die	19 -28 0 -4 13
und dien	-4 -4 11 0 -3
und digi	4 -2 9 0 -11
und disk	-4 -6 9 0 2
und du	11 -6 0 0 -5
und durc	-6 9 5 -3 -4
und effi	10 -7 0 0 -3
und eige	14 -15 -9 -3 13
und ein	-7 -17 -2 0 26
und eine	4 -13 -2 0 12
und eins	19 -8 -2 0 -8
und elek	3 -10 -1 0 8
und ener	-6 -6 0 0 12
und enga	0 -13 -8 0 21
und ents	-14 18 -8 0 4
und entw	-16 12 -7 0 10
und erfo	12 -1 -4 0 -7
und erge	-4 -15 17 0 3
und erle	-7 -8 0 0 15
und exte	-2 14 -4 0 -9
und fach	-9 -5 3 0 11
und fahi	9 0 -9 0 0
und fina	-1 -13 0 0 14
und flex	8 6 4 3 -21
und ford	0 10 -2 0 -8
und fuhr	-7 11 3 0 -7
und gest	-4 13 6 0 -15
und gesu	5 -18 0 0 13
und hast	16 -1 6 0 -21
und hilf	-8 -2 0 0 10
und hohe	-12 -13 -8 23 9
und hybr	-11 11 -3 0 3
und ihre	0 -9 1 0 8
und imme	-15 11 -4 0 8
und in	-12 1 -3 0 14
und inbe	5 -9 0 0 4
und indi	-3 -8 0 0 10
und info	11 -11 -3 0 3
und inno	10 -15 -10 0 15
und inte	13 -9 -4 0 -1
und it	7 -12 -3 0 8
und kann	-6 -8 14 0 0
und karr	0 -2 -7 0 9
und klar	-3 3 10 0 -10
und komm	0 -10 6 0 4
und konf	-11 5 7 0 0
und kont	7 -11 -4 0 8
und konz	13 -15 2 0 0
und kund	-6 7 11 -4 -9
und land	13 7 0 0 -20
und leis	0 -13 0 0 13
und leit	-8 17 -2 0 -7
und lern	-8 -6 -3 0 16
und losu	-9 15 9 0 -16
und lust	-13 0 29 -3 -13
und mana	-17 21 0 0 -4
und mark	-14 22 -5 0 -2
und mehr	10 -10 0 0 0
und mit	1 -24 4 0 19
und moch	-10 4 4 0 1
und moni	-5 9 -4 0 0
und moti	6 -3 9 0 -12
und nach	-2 -8 -5 -2 17
und netz	-9 15 0 0 -5
und nutz	-5 -14 8 0 11
und obst	-4 -4 -4 0 12
und oder	9 -7 0 0 -3
und offe	-9 5 -1 0 5
und opti	-5 11 4 0 -11
und part	9 6 -4 0 -11
und plat	-10 -4 14 0 0
und pras	18 7 -22 0 -4
und prax	-4 0 -8 0 12
und praz	8 -9 8 0 -8
und prio	-7 11 -4 0 0
und prob	-12 13 6 0 -7
und prod	-9 8 10 0 -9
und prof	10 3 -9 0 -4
und proj	6 -16 4 3 3
und proz	1 13 2 0 -15
und pruf	14 -3 0 0 -12
und qual	0 -4 17 0 -13
und raum	0 -14 -1 0 15
und rech	9 -7 -2 0 0
und remo	-7 -5 0 0 12
und risi	-8 21 -4 0 -10
und schn	10 -15 4 0 1
und schu	-4 19 0 0 -15
und selb	-5 0 -11 0 16
und serv	-13 -1 13 0 1
und setz	11 -13 5 0 -3
und sich	-1 -6 -3 0 10
und sie	-3 -6 0 0 9
und sieh	-3 -3 -4 0 11
und sind	-9 -1 3 0 7
und sorg	-15 12 10 0 -7
und spaß	1 -13 -2 -3 17
und stan	-10 4 0 0 6
und star	-3 9 -4 0 -3
und stel	-11 11 4 0 -4
und steu	-3 24 -7 0 -14
und stru	11 15 -16 0 -11
und such	-7 -3 0 0 10
und syst	-16 -10 9 0 17
und team	-9 -11 7 0 13
und tech	-8 0 -8 -4 20
und test	-7 11 -4 0 0
und tool	-4 11 0 0 -6
und trei	-6 10 4 0 -7
und uber	14 8 -4 0 -17
und umse	9 13 5 -3 -23
und unse	15 4 8 0 -27
und unte	6 -11 4 0 1
und vera	5 -13 11 0 -3
und verb	11 1 -4 0 -8
und verg	-9 9 0 0 0
und vers	11 2 -10 0 -2
und vert	-11 15 14 0 -19
und verw	-5 13 -5 0 -3
und viel	-2 10 0 0 -8
und wach	6 6 -11 0 0
und wart	-6 2 11 0 -7
und weih	0 10 -4 0 -6
und weit	-1 19 -5 0 -12
und wett	-4 12 0 0 -9
und will	-1 -4 10 0 -6
und wir	10 -2 0 0 -8
und wird	0 15 0 0 -15
und wirt	-11 -5 9 0 8
und work	13 4 0 0 -17
und zeig	-2 10 -4 0 -4
und zeit	-12 6 0 0 6
und ziel	-3 -2 17 0 -12
und zu	-16 -2 7 2 9
und zur	9 -3 -3 0 -3
und zuve	-5 3 9 0 -6
und$	0 -1 -9 0 9
unde of	18 -8 5 0 -15
unde pres	-17 1 10 5 0
unde the	15 0 -8 0 -8
under	-13 13 1 4 -4
unders	26 -15 18 -2 -27
undo$	-8 -3 0 0 11
unet a	-10 -8 -11 0 28
unete	-10 -12 -11 0 32
ung^	-6 32 -8 -3 -16
unifor	-20 -12 -4 0 36
unirse	-15 19 4 0 -8
unirte	8 -12 2 0 3
unit	8 -14 -3 0 9
unit test	9 -8 -3 0 2
unitar	-5 16 -1 0 -10
univ de	1 -10 0 0 9
univ degr	-19 12 0 0 7
univ o	-12 6 0 0 6
univer	18 -11 -14 4 4
unkomp	-4 -7 0 0 11
unkt$	-1 15 0 0 -13
unmitt	10 -13 0 0 3
uno de	9 -11 0 0 2
uns	-7 3 -13 -4 21
uns als	6 -11 0 0 5
uns dara	-2 -8 -4 0 14
uns die	-4 -7 0 0 11
uns steh	12 -4 0 0 -8
uns und	10 1 0 0 -12
uns wich	20 -14 -4 0 -3
unse buro	20 -2 0 0 -19
unse date	0 -12 0 0 12
unse eige	9 1 -5 0 -4
unse grun	0 10 0 0 -10
unse home	7 6 0 0 -13
unse inno	0 -13 -4 0 17
unse kund	7 -14 -8 0 15
unse miss	0 19 0 0 -19
unse part	-3 13 -4 0 -6
unse stan	-3 20 0 0 -16
unse team	0 -13 -3 0 16
unse unte	7 8 -4 0 -11
unse wach	9 -5 12 0 -16
unse work	0 -12 0 0 12
unser	-8 -8 -9 0 25
unsere	-14 25 -24 -2 15
unte akti	8 -9 -10 0 11
unte der	-2 9 -1 0 -5
unte dich	0 11 0 0 -11
unte du	0 10 0 0 -10
unte durc	0 -9 0 0 9
unte fur	4 8 0 0 -12
unte im	-15 4 0 0 11
unte in	-11 11 0 0 0
unte mit	-5 10 0 0 -5
unte stak	7 -18 11 0 0
unte team	0 -8 -4 0 12
unte und	-14 14 0 0 0
unte zu	-18 8 25 -4 -11
unterl	11 -7 -4 0 1
untern	-21 4 14 -7 11
unters	-17 11 1 -2 8
unts$	14 -6 0 -4 -4
up	-7 15 -5 1 -4
up to	0 -13 -4 1 16
update	-11 6 0 0 4
upon	12 -6 0 0 -6
uppe$	5 -12 0 0 7
ups	-10 21 0 -3 -9
ura^	9 7 0 0 -16
ural$	11 -6 -5 0 0
uras$	1 9 -3 -4 -3
urba spor	0 -7 -4 0 11
urban	0 -9 1 0 8
urch$	9 23 -4 -3 -25
ure^	5 16 -10 0 -10
ures$	9 -12 -7 0 10
uretme	15 6 -11 0 -9
urgenc	-6 -1 10 0 -4
urlaub	-23 -16 -1 0 40
uro^	-23 1 -4 0 26
urun	-17 9 0 -4 12
urun ve	-10 4 0 0 5
urunle	-10 4 -2 0 7
us	6 -21 -9 0 23
us$	6 -12 -4 0 10
usa	-6 -4 -4 0 14
usage	-6 -4 10 0 0
use	8 -8 -9 4 5
use case	12 -4 0 0 -8
use^	-6 13 0 0 -7
used	-14 21 0 0 -7
used in	-10 15 0 0 -5
user expe	-2 11 -4 0 -5
users	22 1 -2 0 -21
using	-18 8 0 0 10
uso	29 -15 -4 0 -10
uso de	17 -6 -4 0 -7
uss^	-11 -3 0 0 14
usse$	-3 -7 0 0 10
ust^	12 -2 -2 -3 -5
usted	9 -8 0 0 -1
usw	-3 15 -5 0 -7
usw$	-3 9 -3 0 -3
ute^	-11 18 -7 0 0
utet$	-7 11 0 0 -4
util de	11 -11 0 0 0
util herr	-10 14 0 0 -4
utilid	-15 1 0 0 14
utiliz	1 13 -6 -4 -5
utzt$	-7 -5 0 0 13
uung$	-12 8 -3 0 7
ux	5 9 0 0 -14
ux ui	21 -21 0 0 0
uygula	-11 3 -1 -3 12
uyum	9 -11 -4 7 -1
uyum sagl	9 -11 -4 7 -1
uzere	-8 9 -6 0 5
uzerin	-27 23 0 0 4
v	-2 -19 0 3 18
v m	0 -7 0 -3 10
v$	11 -5 0 0 -7
vaca y	-2 -7 0 -4 13
vacaci	-4 -14 0 -4 22
vacant	-2 1 -3 -6 10
vacati	1 -11 0 -6 17
valia	-17 -5 0 0 23
valid	9 -9 -3 8 -5
valida	13 -10 4 0 -8
valo expe	11 -4 0 0 -7
valo y	6 10 0 -4 -13
valor	17 -9 0 0 -8
valora	20 -4 -7 -6 -2
value	4 -27 2 0 22
valued	-14 14 -3 0 3
values	13 -14 -4 0 5
vangua	-5 -4 -7 0 16
var^	8 10 -12 0 -6
variab	10 -11 -1 0 2
varied	-9 3 -3 -4 13
varios	14 3 -5 -5 -8
vb	18 -9 0 0 -9
ve anal	-14 8 6 0 0
ve esne	0 0 -4 11 -7
ve geli	-15 8 0 0 8
ve ikna	-4 -3 11 0 -4
ve prob	12 3 -16 0 0
ve proj	16 -17 7 0 -5
ve rapo	-13 6 -11 0 17
ve sati	-6 10 -4 0 0
ve sure	-6 9 -1 0 -3
ve uygu	19 -18 5 0 -7
ve yeni	9 -17 0 0 7
ve yone	-13 10 -4 0 7
veces	-2 10 0 -2 -6
vegan	20 0 -4 -4 -12
vegeta	9 -5 -4 -4 3
vehi prop	-46 5 0 42 0
vehicu	18 -17 -2 18 -17
vela por	-8 15 0 0 -7
velar	-4 11 0 0 -6
vels$	4 -7 -6 0 9
ven^	9 -23 14 0 0
vencid	0 -9 0 0 9
vended	-1 -3 5 -9 7
vender	-1 12 -7 0 -4
vendor	-14 23 0 -3 -7
vent a	9 -10 -3 0 5
vent asig	-14 23 0 -9 0
vent con	-6 9 0 0 -3
vent efec	-10 10 0 0 0
vent en	-20 26 0 0 -6
vent esta	-5 11 0 0 -6
vent o	12 -5 0 0 -7
vent pers	-9 9 0 0 0
vent y	-9 4 -18 7 17
ventaj	11 4 -3 0 -11
ventas	15 15 -44 -3 17
ventur	-4 -10 0 0 14
ver^	5 9 -8 0 -6
vera ab	0 -13 -2 0 15
vera du	0 -10 0 0 10
vera fur	-12 27 7 -4 -18
vera in	-9 0 0 0 8
vera uber	4 -9 -2 0 7
vera zu	3 10 -3 0 -9
verand	6 -10 0 0 5
verans	-8 15 -4 0 -3
verant	-13 -11 19 -4 9
verb der	-2 11 -4 0 -5
verb mit	11 11 -12 0 -11
verb und	-8 17 2 0 -11
verb y	-10 6 4 0 0
verbal	-4 3 13 0 -12
verbes	2 13 1 0 -15
verbri	12 -3 0 0 -9
verbun	10 11 -15 0 -7
verdie	-7 -6 3 0 10
verein	-2 -9 0 0 11
verf uber	13 -12 6 0 -6
verf und	4 8 -11 0 0
verfug	6 -10 5 0 -1
verg stud	10 -7 -3 0 0
verg von	-6 13 0 0 -8
vergle	32 -9 -3 0 -20
vergun	-14 7 0 0 7
vergut	-15 6 -4 0 13
verhan	25 -14 -8 0 -2
veri	13 6 -8 0 -11
veri anal	10 -16 15 0 -9
verifi	-14 9 17 -3 -9
verilm	1 -6 -4 0 9
veriml	-4 -6 12 0 -1
verk und	10 -7 0 0 -3
verkau	-11 23 0 0 -13
verkeh	-12 -8 0 0 19
verlas	-14 -6 19 0 1
verm leis	-9 -4 0 0 13
vermek	20 -23 0 0 2
vermit	-4 -4 -3 0 11
vermog	-9 -2 0 0 11
verpfl	-3 -8 0 0 10
vers die	-2 10 0 0 -8
vers fur	16 -8 -4 0 -4
vers und	-4 18 -11 0 -3
vers unse	1 -13 0 0 12
vers von	17 -9 -4 0 -4
vers wie	11 -9 0 0 -1
versta	21 -13 13 -4 -17
verste	35 -26 0 0 -9
vert auss	-2 -14 -4 0 19
vert in	-4 -2 -4 0 10
vert und	9 -15 2 0 5
vertei	2 7 1 0 -11
vertic	27 -17 -1 0 -9
vertra	-2 -4 -3 0 9
vertri	9 11 -9 0 -11
verw und	-12 8 -1 0 5
verw von	-8 10 0 0 -2
verwan	2 6 -9 0 1
very	0 11 -9 0 -2
very$	15 -2 0 0 -13
ves^	-18 7 6 0 5
veya	5 10 -4 0 -11
vez	-4 12 -3 -4 0
via tele	13 -13 0 0 0
viabil	-14 14 0 0 0
viajar	-17 -10 -3 29 1
viajes	10 -23 0 0 14
viatic	-3 -2 -2 -2 9
vibes	12 2 -7 0 -7
vibran	12 0 0 0 -12
vice$	21 -2 -9 0 -10
vida	-7 0 -15 0 22
vida con	-5 11 0 0 -5
vida y	-9 6 0 0 3
vida$	11 -7 -4 0 0
video	16 2 -1 -2 -15
videos	14 -1 1 0 -14
viel	-3 9 -8 0 2
viel aufg	-4 -8 0 0 12
viel eige	-8 -4 -4 0 15
viel und	9 -5 -3 0 -2
viele	-17 1 0 0 16
vielen	-7 -14 0 0 21
vielfa	-2 -7 -9 0 18
vielse	-6 -21 -4 0 31
vier de	-11 -9 0 3 18
view$	22 -12 0 0 -10
vigent	10 -7 0 0 -3
vir^	1 -8 0 13 -6
virtue	-9 4 11 0 -6
visi a	-5 9 0 0 -4
visi y	19 -8 0 0 -10
visibi	-5 -3 2 -3 10
visio	14 -4 0 0 -10
vision	13 -9 -2 0 -2
visita	22 2 0 -4 -19
visual	-4 18 6 0 -20
visuel	-9 11 12 0 -14
vity$	-15 -12 6 0 21
vivi en	-18 -3 0 18 4
vivir	7 -11 0 13 -9
vmware	10 -2 0 0 -8
voca de	-15 -3 18 0 0
vocaci	-2 -19 22 0 0
vollem	10 -14 0 0 4
vollst	-9 -6 -5 0 19
vollze	-8 -8 0 0 16
volume	-13 -5 20 0 -1
vom	-5 -2 -6 0 13
von	-11 23 -5 0 -7
von 0	-7 -7 0 0 14
von anfa	-9 -8 -4 0 21
von ange	-3 -7 0 0 11
von arbe	10 -7 -3 0 0
von bewe	-4 9 -3 0 -2
von den	0 -19 0 0 19
von der	-9 -5 8 0 7
von deut	-12 16 0 0 -4
von erfa	-11 15 0 0 -4
von fach	9 -9 0 0 0
von fina	12 -4 0 0 -8
von grun	2 -10 2 0 6
von herk	-4 -3 -4 0 11
von info	12 -14 0 0 1
von inte	8 9 -4 0 -13
von kost	2 -11 0 0 9
von proz	-13 22 0 0 -10
von soci	17 -17 0 0 0
von team	-19 7 13 0 0
von term	0 9 0 0 -9
von unse	0 -11 -4 0 15
von vert	0 9 0 0 -9
von vort	13 -7 12 0 -18
vops$	-9 9 0 0 0
vor	20 6 -10 -7 -8
vor ort	-12 9 -1 -7 12
vor und	-7 16 -10 0 0
voran	-9 5 4 0 0
voranb	0 21 -4 0 -17
voranz	4 -12 8 0 1
vorb von	-7 9 0 -4 2
vorber	2 12 -8 -4 -3
vorgab	-2 14 0 0 -12
vorste	12 -15 -3 0 6
vort aber	10 0 0 0 -10
vortei	19 -5 5 -3 -16
vorzug	9 -9 0 0 0
vos^	-7 -13 10 0 11
vouche	10 -4 0 -4 -2
vue	15 -11 0 0 -4
w d	-7 -3 1 -4 12
wach mit	-4 -6 -4 0 14
wach unte	-12 -11 4 0 19
wach von	12 -5 -3 0 -3
wachse	-13 -3 -4 0 20
wage and	7 6 -2 0 -10
wages	15 6 -2 0 -19
wahl	-15 -4 0 0 19
wahren	-5 -13 0 0 18
wan	19 -15 0 0 -3
want	13 -18 1 0 4
want to	9 -17 5 0 2
want you	12 0 -5 0 -6
ware$	25 -16 -6 0 -3
warm	-13 5 18 0 -9
warten	-8 -2 0 0 10
wartun	-11 16 10 0 -15
warum	-7 -8 -1 0 17
was wir	-9 -2 0 0 11
was^	-3 11 -7 0 -1
way	14 -11 3 0 -6
way of	9 -6 -4 0 1
way$	13 -11 11 0 -13
ways	9 1 -7 0 -3
we	0 -6 9 -9 6
we do	12 -8 -4 0 -1
we have	-15 10 -12 0 18
we hire	-6 -8 5 0 9
we look	-10 -11 -4 0 25
we need	5 -7 11 0 -9
we prov	-4 -12 -2 0 17
we re	-8 -4 -11 3 19
we supp	-7 -9 -2 0 17
we valu	-16 0 4 0 12
we want	0 -9 0 0 9
we will	15 0 5 -3 -17
we work	1 -19 11 0 7
we woul	22 -7 0 0 -16
we^	9 -24 -1 -2 19
web	1 23 -1 2 -25
web de	9 -6 0 -2 -1
web$	12 -22 12 0 -1
web^	9 -5 0 0 -4
webanw	15 -6 0 0 -8
webina	-3 10 0 0 -6
websei	-1 12 -3 0 -8
websit	6 -14 0 0 8
week	12 8 -11 3 -12
week$	19 15 -7 -8 -19
weeken	-4 8 -15 23 -11
weekly	-19 -12 -8 26 12
weg	5 -9 2 0 2
wege	1 -11 -8 0 19
wege$	-3 -2 -9 0 14
weihna	0 -6 -4 0 10
weit bene	-4 -6 -4 0 13
weit der	-4 11 0 0 -7
weit des	0 14 -4 -3 -8
weit durc	0 -9 0 0 9
weit eine	-4 16 0 0 -11
weit im	-13 12 0 0 1
weit in	-9 -4 0 0 12
weit mit	-3 -6 0 0 9
weit unte	12 -12 0 0 0
weit von	20 -2 0 0 -18
weit$	0 -9 0 4 5
weiter	-11 1 5 -13 18
weiß wie	-8 13 0 0 -5
weißt	22 -12 -1 0 -8
welcom	-19 1 14 -4 8
well	-1 -4 14 0 -9
well and	3 -4 9 0 -8
well as	19 -7 0 0 -12
wellbe	3 -8 -1 -3 9
wellne	-14 5 -4 0 12
wellpa	-14 -10 0 -3 27
welt$	11 -4 -9 0 2
weltwe	-4 -10 0 4 10
wenig	-3 -6 -4 0 13
wenn	-5 9 0 -3 0
wenn du	-11 4 1 0 6
wer	5 -9 -8 0 11
wer^	2 -9 -8 0 15
werd sie	0 -19 -1 0 20
werd teil	5 -10 0 0 4
werd und	0 10 0 0 -10
werde	2 -15 -3 0 16
werden	-4 -22 -10 0 36
wert	12 -12 11 0 -10
wert auf	-3 -16 13 0 6
wert und	-6 -3 11 0 -2
wert$	11 0 0 0 -11
wertsc	-17 -15 10 0 23
wertvo	-8 -3 0 0 11
wesen	11 -10 11 0 -12
wesent	13 -5 -7 0 -2
wettbe	-8 16 0 0 -9
what they	0 -10 4 0 6
what trul	-2 9 -4 0 -4
what we	-11 10 8 0 -7
when	-6 -6 10 1 0
wher you	6 20 6 0 -32
where	5 24 -5 0 -24
whethe	11 -9 0 0 -2
which	11 10 -4 0 -18
while	-4 12 8 -1 -15
who	0 -7 16 0 -8
who care	-4 -6 0 0 10
who enjo	6 -1 4 0 -9
who is	-3 -14 4 0 13
who want	12 -4 2 0 -10
whole	6 -3 0 9 -12
why	4 -4 10 0 -9
why we	-9 9 3 0 -3
wich ist	10 0 0 0 -10
wichti	26 -9 -7 4 -15
wide	30 -10 -4 -4 -12
wie	22 6 -19 0 -9
wie ein	2 -9 0 0 8
wie man	7 -9 0 0 1
wie z	13 4 0 0 -17
wieder	18 -5 -3 0 -10
will	-3 11 0 -7 -1
will be	-8 19 -1 0 -10
will dich	-7 0 10 0 -3
will nich	-3 -10 -4 0 17
will not	10 -3 -2 0 -5
will to	-19 6 15 12 -13
willin	-19 6 15 12 -13
willst	-10 -17 9 0 18
wind serv	-4 11 0 0 -7
window	0 5 -9 0 3
wir	-22 -9 -9 0 40
wir arbe	8 -14 0 0 5
wir biet	-2 -9 0 0 11
wir die	4 10 0 0 -14
wir dir	10 -1 0 0 -9
wir eine	-7 16 0 0 -9
wir ford	0 -8 -3 0 11
wir lebe	0 15 0 0 -15
wir sind	-12 -5 0 0 17
wir such	11 1 -3 0 -9
wir uns	-3 -2 11 0 -5
wir unte	0 -16 0 0 16
wir von	12 -8 0 0 -5
wir^	13 -15 -12 0 14
wird	1 6 2 0 -9
wirken	-1 9 0 0 -9
wirkli	5 -17 -4 0 16
wirkun	17 -12 -3 0 -2
wirs du	-11 4 -1 0 8
wirst	-15 5 -4 0 14
wirtsc	7 16 -7 0 -15
wiss in	8 -10 -2 0 4
wiss und	-9 22 0 -3 -9
with	8 4 -15 1 1
with 0	-17 -3 0 20 0
with a	12 2 0 -3 -11
with agil	11 -8 -3 0 0
with all	-3 8 9 -2 -12
with an	0 20 -6 -4 -10
with cust	5 7 4 -3 -13
with data	-3 2 -8 0 9
with desi	18 -15 -3 0 0
with diff	17 -17 0 0 0
with engi	2 -6 10 0 -5
with expe	9 -7 -4 0 1
with exte	-14 22 -3 0 -6
with flex	2 12 -15 0 0
with high	-12 18 -10 0 4
with inte	8 -19 0 0 11
with othe	0 6 4 0 -10
with our	9 7 -11 0 -4
with over	-12 -2 0 0 14
with stro	13 -7 -10 0 4
with team	-10 6 8 0 -4
with the	3 -3 3 6 -9
with us	-7 -9 -4 0 19
with user	10 -3 0 0 -6
within	6 17 -22 0 -2
withou	10 -6 -4 15 -16
wo	12 -10 -7 0 4
wo du	-8 -5 0 0 14
woch im	-4 -5 0 0 9
woch vor	0 10 4 0 -13
woche	-9 -7 8 -4 13
wochen	-33 7 -14 23 16
wohl	-4 -2 10 0 -4
wohlbe	-9 -3 0 0 12
wohlfu	2 -13 0 0 11
wollen	10 9 -4 0 -15
word exce	-10 11 -1 0 0
word$	18 -10 0 0 -8
wordpr	21 -15 -4 0 -2
work	-15 -10 -1 17 10
work and	10 -13 -1 0 4
work as	6 -4 8 0 -10
work clos	-9 0 2 0 7
work ethi	-3 6 10 -4 -9
work expe	10 5 0 0 -15
work for	5 5 0 0 -10
work from	-7 -18 3 -7 29
work hour	-12 -7 4 0 15
work in	-6 18 -9 0 -3
work inde	-7 4 14 -3 -7
work on	-9 -2 6 -3 8
work setu	-4 -5 -4 0 13
work to	4 2 -3 6 -10
work und	-3 0 -7 0 10
work well	1 -14 17 0 -3
work with	15 9 -12 -12 0
work$	-16 0 0 -4 19
workat	-19 -13 7 0 25
worked	17 -11 -8 0 1
workfl	19 -23 3 0 1
workfo	-10 8 8 0 -6
workpl	-2 -10 8 0 4
world	-3 -19 1 0 21
wort	5 -3 6 4 -13
woul be	9 8 -3 0 -13
would	7 5 2 0 -14
writ and	16 -5 1 -4 -8
writ comm	-7 9 -2 0 0
writte	12 -5 -6 0 -1
wth^	-10 10 0 0 -1
wunsch	33 -12 -2 0 -19
www	4 -14 -4 0 13
www arbe	-5 12 -4 0 -4
x	-3 12 0 0 -9
x26$	-21 29 -3 0 -4
xito$	-8 -2 -6 0 15
xml	18 -7 -4 0 -7
y	-8 14 3 -8 -1
y actu	-14 -4 8 0 10
y al	10 -13 -2 0 5
y apoy	-9 14 -3 -4 2
y ases	-10 11 -3 0 2
y aten	10 3 -8 0 -5
y auto	-14 -1 7 -1 9
y bene	17 -17 0 0 -1
y buen	21 0 -10 0 -11
y camp	5 4 0 0 -9
y capa	-22 22 -6 0 7
y capt	-9 17 0 0 -8
y cier	25 -17 0 -4 -4
y clie	2 -10 0 0 8
y cola	-8 14 -17 0 11
y come	-9 -3 9 0 3
y comi	-12 10 0 0 3
y comp	-24 -2 30 4 -9
y comu	12 -4 -13 4 1
y con	30 -13 -2 0 -14
y conc	-11 9 0 0 2
y cono	-12 16 -3 0 -1
y cont	-1 -17 7 0 11
y coor	-13 8 8 0 -4
y corr	-9 14 0 0 -5
y crea	-11 -1 -3 0 15
y crec	-14 -7 4 0 17
y cump	3 -32 16 0 13
y dato	-15 7 8 -4 4
y de	-9 7 11 -4 -5
y del	-18 7 5 0 5
y depu	15 -15 0 0 0
y desa	13 -3 6 -4 -13
y deta	9 1 -7 0 -4
y dina	-2 -8 12 0 -2
y dise	-20 26 0 0 -6
y disp	-5 -11 -9 15 10
y docu	-16 17 0 4 -4
y edic	-13 17 0 0 -4
y efic	-7 9 5 -2 -4
y ejec	-8 22 -9 0 -4
y el	-22 13 13 -4 0
y elec	11 -5 0 0 -6
y empr	-9 6 0 0 3
y en	12 -9 2 -6 1
y ener	0 11 -8 0 -3
y envi	-6 -20 -3 0 29
y equi	-13 -2 -3 0 18
y esca	16 -15 0 0 -1
y esta	-5 -7 2 -4 14
y estr	15 -11 -4 0 0
y exte	-12 2 13 0 -3
y feri	-13 0 0 4 9
y form	-9 -4 0 0 14
y gara	12 -7 -3 0 -3
y gest	-18 22 -11 0 7
y habi	-13 14 9 -4 -7
y herr	-2 13 -4 0 -7
y hora	15 0 0 -6 -9
y la	-18 7 1 5 6
y las	-20 20 -5 0 5
y lice	-11 4 0 7 0
y limp	-3 13 -6 0 -4
y line	12 -12 -3 0 4
y mane	-17 7 -8 -3 20
y mant	-13 22 2 0 -10
y medi	-4 7 0 5 -9
y mejo	-6 17 -10 0 -1
y meta	14 -11 0 0 -4
y moti	7 23 -8 -3 -19
y much	-7 -3 0 0 10
y nego	-1 5 -9 0 6
y no	12 -8 0 0 -3
y o	14 -8 -8 -3 5
y obje	-6 13 0 0 -6
y opor	26 -12 -1 0 -12
y orga	13 -7 2 0 -8
y orie	11 19 -34 0 4
y otra	-20 27 0 0 -8
y otro	-20 26 0 0 -6
y part	-11 0 -4 0 15
y pers	-3 6 6 0 -9
y plan	16 -7 -4 0 -4
y por	-6 14 0 0 -8
y post	-15 12 0 0 3
y prac	-13 15 0 0 -1
y prec	-9 17 -2 0 -5
y pres	9 -8 -9 0 8
y proa	-2 -17 22 0 -3
y proc	20 -7 -2 0 -11
y prof	-4 1 9 0 -6
y prot	15 -11 -4 0 0
y prov	-9 0 7 0 1
y que	-30 -4 14 4 16
y quie	6 15 -4 0 -17
y real	-11 15 0 0 -3
y rece	-5 9 0 0 -4
y reco	-14 7 3 6 -2
y regu	-9 7 0 0 2
y repo	-7 11 0 0 -4
y reso	9 -14 9 0 -4
y reun	-4 -4 -1 0 9
y se	2 -11 -4 0 13
y sele	-16 12 0 0 4
y ser	11 -1 2 -4 -9
y serv	-9 7 2 0 0
y sist	-21 14 0 0 7
y soci	-15 -2 7 0 10
y soft	3 -21 0 -2 20
y solu	-10 6 5 0 0
y supe	-21 14 1 -4 9
y te	11 -14 -3 0 7
y tend	-6 10 -4 0 0
y trab	-2 0 -4 -4 10
y tran	-8 -3 0 0 11
y un	-19 -3 12 6 6
y util	-4 20 -4 0 -12
y vehi	9 -16 0 10 -3
y vent	-14 16 -3 0 2
y viaj	-6 -7 0 0 14
ya	-9 -3 -2 0 14
yakin	-11 -7 0 14 3
yapara	-20 24 -4 0 0
yapila	-11 18 -4 0 -3
yapilm	-24 33 3 0 -12
yapmak	0 14 -7 0 -7
yar^	-9 9 -4 0 3
yatkin	8 -9 9 -4 -4
yazi ekib	-3 10 0 0 -6
yazi proj	-1 -9 -2 0 12
yazili	11 -5 -4 -6 4
year	25 -5 0 -3 -17
year in	15 -8 0 0 -7
year$	13 4 0 -3 -14
years	23 -18 0 -4 -2
yee^	-17 -6 0 0 23
yeni	-8 -12 1 -8 27
yetene	-10 0 11 3 -4
yetkin	5 5 3 0 -14
yil	14 -4 0 -4 -6
yoneli	-20 19 -3 0 4
yonetm	-6 -11 -4 0 20
york	-5 11 0 0 -5
you	7 -8 4 -11 9
you a	8 -10 5 0 -3
you are	-10 -8 10 -4 11
you brin	-4 -1 11 0 -7
you can	4 -14 0 -3 14
you don	-1 -13 -4 0 18
you enjo	-5 -2 -8 0 15
you focu	3 -12 0 0 10
you have	13 2 -1 0 -14
you ll	-24 17 -8 0 14
you love	-2 -7 0 0 9
you must	-9 1 7 4 -2
you own	0 5 -11 0 6
you re	0 -17 8 0 9
you the	12 -6 0 0 -5
you to	6 -10 -5 -4 13
you will	-5 16 -13 -4 6
you with	6 -4 9 0 -11
your	3 -9 -2 -12 20
your care	-18 0 9 -4 13
your cv	-11 -3 0 -4 18
your expe	-6 10 0 0 -4
your own	-6 -3 -11 0 20
your resu	3 -9 -1 0 7
your skil	-7 -7 -3 0 17
your team	24 -5 -1 0 -18
your work	-3 -14 11 0 6
yourse	2 -10 11 2 -5
youtub	9 3 -5 0 -7
yse^	2 31 -10 0 -24
ysen$	-6 13 0 0 -7
ysis$	29 -17 0 -6 -6
yuksek	14 -6 2 0 -10
yurutm	-7 18 -6 0 -5
yze^	-10 8 -3 0 5
z b	12 2 -3 -8 -3
zada$	-17 -6 11 0 12
zado$	5 -13 17 0 -9
zahlen	-8 -21 18 0 12
zahlre	9 -25 0 0 16
zahlun	-5 11 -4 0 -2
zaje$	-2 -13 11 0 4
zar^	2 35 -9 -4 -25
zeic dich	2 -7 13 0 -8
zeichn	6 -13 12 0 -6
zeigst	-10 10 5 0 -5
zeit	3 -23 9 0 11
zeit fur	9 -2 -4 0 -3
zeit$	-7 -13 -8 0 27
zeitge	-12 10 0 0 2
zeitpu	10 -2 -12 0 3
zeitra	-12 -2 0 0 14
zent in	0 -15 0 0 15
zent lage	-10 5 0 0 5
zentra	-10 20 -4 0 -6
zer^	-22 12 -2 0 12
zertif	2 -17 8 0 7
zgo^	-5 -14 23 -3 0
ziel	-7 12 -2 0 -3
ziel arbe	-2 0 9 0 -7
ziel ist	0 9 -2 0 -7
ziel und	-10 13 4 0 -8
ziel zu	16 -10 -4 0 -1
ziele	9 2 -4 0 -7
zielen	-3 -7 9 0 2
zielgr	-6 14 6 0 -15
zielor	-8 9 7 0 -7
zin^	-17 -6 -1 0 24
zona	-1 -12 0 2 12
zonas	18 -4 -4 -7 -3
zu	-3 -12 9 16 -11
zu arbe	4 -9 9 0 -5
zu begl	14 -11 0 -5 1
zu dein	-11 16 -6 6 -6
zu digi	4 -10 -4 0 10
zu eine	-12 17 -6 5 -4
zu erzi	0 8 4 0 -12
zu gest	-4 -14 -1 0 19
zu habe	11 -3 -4 0 -4
zu ihre	17 -7 -2 0 -8
zu kurz	5 -9 4 0 0
zu lern	4 -9 2 0 3
zu opti	10 -13 -7 0 11
zu scha	2 2 8 0 -12
zu steu	1 10 -6 0 -5
zu uber	17 -2 -4 0 -11
zu uns	15 0 6 0 -21
zu unse	-13 4 6 0 3
zu vera	-2 11 0 0 -9
zu verw	-9 -16 11 -3 17
zu$	-1 14 0 -2 -11
zug	-12 12 0 0 0
zuga zu	1 -7 -7 0 14
zuku unte	7 9 0 0 -16
zukunf	3 -3 -10 0 10
zum	-5 -10 0 -1 15
zum absc	-11 -3 0 0 14
zum erfo	0 11 0 0 -11
zum nach	-2 -8 0 0 10
zung$	-12 14 -4 0 2
zur	-3 9 -4 -4 2
zur effi	-12 3 0 0 8
zur priv	-4 -15 0 0 18
zur seit	-11 12 0 0 -2
zur sich	-3 12 0 0 -8
zur umse	6 -14 -6 0 15
zur unte	-5 16 0 0 -11
zusa in	-11 10 0 0 1
zusa mit	3 23 -11 0 -15
zusa um	0 14 -4 0 -10
zusa unse	0 10 0 0 -10
zusa zu	2 -9 0 0 7
zusamm	-9 -2 3 -6 13
zusatz	-4 -22 0 0 26
zuschu	-20 -1 -4 0 25
zustan	-7 15 -4 0 -4
zuve und	4 -11 14 0 -8
zuverl	-8 -27 39 11 -15
zwei	6 -11 1 0 5
zwisch	5 1 4 0 -10
€	-2 8 -13 6 1
徵連結^	2 12 -4 0 -11
應徵連結	2 12 -4 0 -11
應徵連結 http	2 12 -4 0 -11
`;
