import type { Profession } from "./set.ts";

export const lorryDriver: Profession = {
  key: "lorry driver",
  language: "de",
  advert: `Berufskraftfahrer (m/w/d) im Nah- und Fernverkehr, Führerscheinklasse CE
Spedition Hagedorn & Söhne, Soest-Ost

Für unsere Flotte von 45 Sattelzügen suchen wir ab sofort Verstärkung.

Das machen Sie bei uns
- Transport von Stückgut und Teilladungen im Nahverkehr, zwei- bis dreimal im Monat auch Fernverkehr
- Be- und Entladen mit Mitnahmestapler oder Hubwagen
- Ladungssicherung nach VDI 2700
- Abfahrtskontrolle und Pflege des Fahrzeugs
- Führen der Lieferpapiere und CMR-Frachtbriefe

Das erwarten wir
- Führerschein Klasse CE mit Schlüsselzahl 95 (Module aktuell)
- Fahrerkarte
- Mindestens zwei Jahre Fahrpraxis auf dem Sattelzug
- ADR-Schein ist wünschenswert
- Staplerschein von Vorteil
- Deutschkenntnisse, um sich mit Kunden und Disposition zu verständigen

Unser Angebot: 3.400 € brutto plus Spesen, moderne Fahrzeuge (Actros, TGX), jedes Wochenende zu Hause.`,
  cvs: [
    {
      id: "lkw-bergkamp",
      kind: "genuine",
      grade: 3,
      why: "Fourteen years on lorries, most of them articulated, CE, module 95, ADR, forklift, load securing; everything.",
      layout: "dated",
      text: `Detlef Bergkamp
Kraftfahrer
Werler Landweg 19, 59494 Soest, 0151 23452210
## Zur Person
Führerschein BCE/C1E, SZ 95 gültig bis 04/2029, Fahrerkarte, ADR Stückgut + Tank, Flurförderschein
## Berufliche Tätigkeiten
= Fahrer Sattelzug | Transporte Möhnetal GmbH, Werl-Nord | 06/2017 – heute
- Getränke und Baustoffe im Radius von 200 km, Planenauflieger mit Mitnahmestapler
- etwa 8 Kunden pro Tag, Palettentausch, Lieferscheine, Leergut
- Ladung mit Gurten, Antirutschmatten und Kantenschonern gesichert
- täglich Abfahrtskontrolle, Ölstand, Reifen, Licht
- Kühlaggregat und Plane gepflegt, kleine Schäden selbst behoben
- neue Fahrer auf den Touren eingewiesen
- unfallfrei seit 2014
= Fernfahrer | Europa-Logistik Brandhoff, Hamm-Uentrop | 03/2012 – 05/2017
- Wochentouren Benelux, Frankreich, Norditalien; CMR, Maut, digitaler Tacho
- Gefahrgut in Versandstücken, LQ-Mengen
= Fahrer 12-Tonner | Möbelhaus Sauerland | 2009 – 2012
## Ausbildung
= Berufskraftfahrer (IHK) | Brandhoff | 2006 – 2009
Hauptschule Klasse 10
## Sprachen
Deutsch, Englisch reicht für Rampe und Zoll`,
    },
    {
      id: "lkw-grigorescu",
      kind: "genuine",
      grade: 3,
      why: "Eight years of articulated lorries for foreign and German hauliers, C+E with 95, driver card, load securing course; German B1.",
      layout: "plain",
      text: `Marius Grigorescu
Lippstadt | +49 151 23450033 | marius.grigorescu@mailbox.example
LKW-Fahrer C+E
## Arbeit
= Kraftfahrer im Fernverkehr | Westfalen Cargo KG, Lippstadt | seit Februar 2022
Tautliner und Kühlauflieger, meist Deutschland und Österreich, Montag bis Freitag. Ich lade selbst mit Ameise oder E-Hubwagen, kontrolliere die Temperatur, sichere die Paletten und gebe die Papiere in der Dispo ab. Unfallfrei.
- Tägliche Kontrolle von Reifen, Licht, Kupplung und Bremsen; Mängel mit der App gemeldet
- Palettenschein und Temperaturprotokoll beim Kunden unterschreiben lassen
= Șofer profesionist (Berufskraftfahrer) | TransDacia Intl SRL, Arad | 2018 – Januar 2022
Sattelzug 40 t, Rumänien – Ungarn – Deutschland – Niederlande. CMR ausfüllen, Lenk- und Ruhezeiten einhalten, kleine Reparaturen unterwegs.
= Lagerarbeiter | Autoteile Bihor | 2016 – 2018
## Scheine
Fahrerlaubnis CE, Code 95 alle fünf Module (2024), Fahrerkarte
Schulung Ladungssicherung nach VDI 2700a (DEKRA), 2023
Gabelstaplerschein
## Sprachen
Rumänisch, Deutsch B1, etwas Italienisch`,
    },
    {
      id: "lkw-nowottny",
      kind: "genuine",
      grade: 2,
      why: "Drives a rigid lorry of 12 tons with class C for four years; CE passed two months ago, no practice on the articulated lorry. Fair.",
      layout: "ruled",
      text: `Silvia Nowottny
Auslieferungsfahrerin
59557 Lippstadt
0151 23459090
silvia.nowottny@post.example.org
## Werdegang
= Kraftfahrerin Verteilerverkehr | Frischdienst Hellweg GmbH | 09/2022 – heute
- Solo-Lkw 12 t mit Ladebordwand, 15 bis 20 Stopps: Bäckereien, Kantinen, Altenheime
- Rollcontainer und Paletten mit dem Handhubwagen abladen
- Lieferscheine quittieren lassen, Leergut und Retouren buchen
- Kühlkette protokollieren, Fahrzeug waschen, Abfahrtscheck
- Touren am Vorabend durchsehen, bei Stau selbst umstellen und Kunden anrufen
- Ladung mit Sperrbalken und Gurten gegen Rutschen gesichert
- Reifen, Licht und Kühlaggregat vor der Abfahrt geprüft
- Neue Kollegen auf der Tour eingewiesen
= Zustellerin | Paketfuchs Lippstadt | 2019 – 08/2022
- Sprinter, Tagestour mit 140 Stopps
= Verkäuferin | Bäckerei Lohmann | 2012 – 2019
## Führerscheine und Lehrgänge
Klasse C (2022), Klasse CE im September 2026 bestanden
Beschleunigte Grundqualifikation, Schlüsselzahl 95 eingetragen
Fahrerkarte vorhanden
## Sprachen
Deutsch
## Wunsch
Weg vom Verteiler, hin zum Sattelzug, gern mit einigen Wochen Einweisung`,
    },
    {
      id: "lkw-attar",
      kind: "genuine",
      grade: 1,
      why: "Has just finished the accelerated qualification and the licence; three weeks with an instructor on the road. A beginner.",
      layout: "sidebar",
      text: `Bassam Al-Attar
Berufseinsteiger Lkw
Paderborn
0151 23451515
bassam.attar@mein-web.example
## Ziel
Nach der Umschulung suche ich meine erste Stelle als Fahrer, gern zuerst als Beifahrer.
## Praxis
= Praktikum Nahverkehr | Spedition Paderquelle | Okt. 2026 (3 Wochen)
- Mitgefahren auf dem Gliederzug, beim Ankuppeln und Sichern geholfen
- Abfahrtskontrolle unter Anleitung
- Reifen gewechselt und Diesel getankt, Fahrtenschreiber eingelegt
- Zwei Tage an der Rampe mit abgeladen
= Kommissionierer | Großlager Senne | 2023 – 2026
- Waren nach Liste packen, Paletten wickeln, Hubwagen
= Taxifahrer | Damaskus und Paderborn | 2014 – 2022
- Stadtfahrten, Abrechnung
## Umschulung
= Fahrschule Drei Hasen, gefördert durch das Jobcenter | Paderborn | April – Okt. 2026
- Führerschein C und CE, beschleunigte Grundqualifikation (95)
##~ Sprachen
- Arabisch
- Deutsch B1
- Englisch A2
##~ Scheine
- B, C, CE
- Fahrerkarte beantragt
## Warum Lkw
Ich bin gern allein und gern pünktlich. Im Taxi habe ich neun Jahre keinen Unfall gehabt, das möchte ich größer fortsetzen.`,
    },
    {
      id: "lkw-tilgner",
      kind: "neighbour",
      grade: 0,
      why: "A dispatcher: plans the lorries from a desk, has no lorry licence.",
      layout: "ruled",
      text: `Carolin Tilgner
Disponentin Nah- und Fernverkehr
44135 Dortmund | 0151 23457070 | carolin.tilgner@mailbox.example
## Berufserfahrung
= Disponentin | Ruhr-Fracht Spedition, Dortmund | 2019 – heute
- 30 eigene Sattelzüge und 20 Subunternehmer im Nah- und Fernverkehr verplant
- Lenk- und Ruhezeiten der Fahrer überwacht, Fahrerkarten ausgelesen
- Frachtbriefe und CMR geprüft, Gefahrgut ADR angemeldet, Touren über TIMOCOM gefüllt
- Fahrer eingestellt, Führerschein CE und Schlüsselzahl 95 kontrolliert, Module gebucht
- Reklamationen bei Ladungsschäden
- Angebote kalkuliert, Standgeld durchgesetzt, Sammelrechnungen geprüft
- Notfälle nachts am Telefon: Panne, Unfall, Rampe zu
- Zwei Auszubildende und einen Werkstudenten betreut
- Wöchentliche Besprechung mit Fuhrparkleiter und Verkauf
- Rahmenverträge mit Subunternehmern verlängert
= Sachbearbeiterin Abfertigung | Ruhr-Fracht Spedition | 2016 – 2019
- Lieferscheine, Rollkarten, Palettenkonten
= Ausbildung | Kontor Weserlogistik, Bremen | 2013 – 2016
## Bildung
Kauffrau für Spedition und Logistikdienstleistung (IHK), 2016
## EDV
CarLo, TIMOCOM, Excel, Telematik
## Führerschein
Klasse B`,
    },
    {
      id: "lkw-feuerbach",
      kind: "list",
      grade: 0,
      why: "Lists every licence and skill, has worked only as a waiter and in a sports shop; no licence number or course stands behind it.",
      layout: "plain",
      text: `Julian Feuerbach
Soest · 0151 23456161 · julian.feuerbach@mein-web.example
## Kompetenzen
Führerschein Klasse CE, Schlüsselzahl 95, Fahrerkarte, ADR-Schein, Staplerschein, Sattelzug, Nahverkehr, Fernverkehr, Ladungssicherung nach VDI 2700, Abfahrtskontrolle, CMR-Frachtbrief, Lieferpapiere, Mitnahmestapler, Stückgut, Teilladungen
## Berufserfahrung
= Stellvertretender Filialleiter | Sporthaus Gipfelglück, Soest | 2022 – heute
- Verkauf von Wander- und Laufschuhen, Kasse, Dienstpläne für sechs Leute
- Schaufenster, Inventur, Onlinebestellungen
- Warenannahme am Dienstag, Etiketten, Sicherung gegen Diebstahl
- Laufanalyse auf dem Band und Beratung zu Einlagen
- Umsatzzahlen am Abend an die Zentrale gemeldet, Kassenabschluss, Tresor
- Mitarbeitergespräche in Vertretung der Leitung
= Kellner | Gasthof Zum Wilden Mann | 2019 – 2022
- À-la-carte-Service, Hochzeiten bis 120 Personen
- Abrechnung, Reservierungen
= Rettungsschwimmer (Saison) | Möhnesee Strandbad | Sommer 2018
## Ausbildung
Kaufmann im Einzelhandel, 2019 begonnen und 2022 abgeschlossen (extern)
Fachabitur, 2017
## Sprachen
Deutsch, Englisch B2
## Interessen
Trucker-Festivals, Modellbau im Maßstab 1:14, Trailrunning`,
    },
    {
      id: "lkw-hoxha",
      kind: "genuine",
      grade: 3,
      why: "Five years of tipper and articulated lorries on local work, CE with all modules, forklift; ADR missing but only a wish.",
      layout: "centred",
      text: `Arben Hoxha
59846 Sundern · 0151 23458181
## Berufspraxis
= Berufskraftfahrer Sattelkipper und Plane | Baustoff-Union Arnsberg-Süd | 01/2021 bis heute
- Kies, Splitt und Sackware auf Baustellen, nachmittags Stückgut für das Zentrallager
- mit dem Mitnahmestapler (Moffett) abgeladen, auch auf unbefestigtem Grund
- Wiegescheine, Lieferscheine, Mängel am Auflieger ins Heft
- Bindung der Ladung geprüft, Netz und Gurte
- Baustellenverkehr mit Einweiser, Kippen am Hang, Restmengen zurückgebracht
- Kleine Reparaturen: Birnen, Luftschläuche, Plane geflickt
- Azubi ein halbes Jahr auf dem Beifahrersitz
= Kraftfahrer Gliederzug | Holz Brömmelkamp | 07/2018 bis 12/2020
- Schnittholz und Platten in NRW und Hessen, einmal im Monat Dänemark
- Frachtpapiere, Mautbox, Übernachtung in der Kabine
= Bauhelfer | Tiefbau Rimbeck | 2015 bis 2018
## Qualifikation
FS-Klassen B, BE, C, CE; Eintrag 95, letzte Weiterbildung 11/2025
Fahrerkarte; Ausweis für Gabelstapler
## Sprachkenntnisse
Albanisch, Deutsch (gut, B2)`,
    },
    {
      id: "lkw-czerny",
      kind: "stranger",
      grade: 0,
      why: "A dental assistant.",
      layout: "dated",
      text: `Leonie Czerny
Zahnmedizinische Fachangestellte
33098 Paderborn, 0151 23454949, leonie.czerny@post.example.org
## Beruflicher Weg
= ZFA Behandlungsassistenz | Zahnarztpraxis Dr. Ulmenhof & Kollegen | 08/2020 – heute
- Stuhlassistenz bei Füllungen, Wurzelbehandlungen und Implantaten
- Aufbereitung der Instrumente, Sterilgutdokumentation, Hygieneplan
- Röntgen, Abformungen, Provisorien
- Kinder beruhigen, Termine abstimmen, Heil- und Kostenpläne
- Prophylaxesitzungen eigenständig, Fluoridierung, Aufklärung in Kindergärten
- Materialbestellung, Lagerliste, Chargendokumentation
- Auszubildende im ersten Jahr am Stuhl angeleitet
- Praxis-Instagram mit Vorher-nachher-Bildern gepflegt
- Notfallkoffer geprüft, Brandschutzhelferin, Hygienebeauftragte in Vertretung der Chefin
= ZFA | Praxis Zahnlächeln | 08/2018 – 07/2020
- Empfang, Abrechnung nach BEMA und GOZ, Recall
= Ausbildung ZFA | Praxis Zahnlächeln | 2015 – 2018
## Fortbildung
= Prophylaxe-Assistentin | Zahnärztekammer | 2022
= Röntgenschein, aktualisiert | | 2024
## Programme
Dampsoft, Outlook
## Sonstiges
Führerschein B, Handball
## Stärken
Ruhige Hände, gutes Gedächtnis für Gesichter, kann auch um sieben Uhr morgens lächeln. Sprachen: Deutsch, Polnisch, Englisch B1`,
    },
  ],
};
