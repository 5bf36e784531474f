import type { Profession } from "./set.ts";

export const elderlyCare: Profession = {
  key: "elderly care",
  language: "de",
  advert: `Pflegefachkraft (m/w/d) für unser Seniorenzentrum
Haus Lindenblick, Bad Auerstein

In unserem Haus leben 84 Bewohnerinnen und Bewohner in sechs Wohngruppen, eine davon beschützend für Menschen mit Demenz.

Ihre Aufgaben
- Grund- und Behandlungspflege unserer Bewohner
- Wundversorgung, Medikamente stellen und verabreichen
- Pflegeplanung und Dokumentation nach dem Strukturmodell (SIS)
- Begleitung von Menschen mit Demenz und am Lebensende
- Gespräche mit Angehörigen und Zusammenarbeit mit den Hausärzten
- Anleitung von Auszubildenden und Pflegehelfern

Das bringen Sie mit
- Abgeschlossene Ausbildung als Altenpfleger/in, Pflegefachfrau/-mann oder Gesundheits- und Krankenpfleger/in
- Mindestens zwei Jahre Erfahrung in der stationären Altenpflege
- Sicherer Umgang mit einer Pflegesoftware, z. B. Vivendi oder Medifox
- Weiterbildung zum Wundexperten (ICW) oder in Palliative Care ist von Vorteil
- Deutsch mindestens B2
- Bereitschaft zum Schichtdienst

Wir bieten 3.700 bis 4.150 Euro brutto, 30 Tage Urlaub, Voll- oder Teilzeit.`,
  cvs: [
    {
      id: "ap-wojcik",
      kind: "genuine",
      grade: 3,
      why: "Eleven years as an examined geriatric nurse in homes, wounds (ICW), SIS, Vivendi, trainer of apprentices.",
      layout: "dated",
      text: `Beata Wójcik
Examinierte Altenpflegerin
Am Mühlgraben 7, 34537 Bad Auerstein, Tel. 0151 23450871, beata.wojcik@mein-web.example
## Beruflicher Werdegang
= Altenpflegerin, Wohnbereich 2 | Seniorenresidenz Kastanienhof, Fritzlar-Süd | 04/2019 – heute
- Schichtleitung im Früh- und Spätdienst für 28 Bewohner, davon die Hälfte mit Pflegegrad 4 und 5
- Verbandswechsel bei Dekubitus und Ulcus cruris, Wundvisite mit dem Hausarzt, Fotodoku
- SIS und Maßnahmenplan schreiben, Evaluation, alles in Vivendi PD
- Tabletten richten, Insulin, s. c.-Infusionen, PEG
- Praxisanleiterin für derzeit drei Auszubildende
- Angehörigenabende und Beratung zu Kontrakturen und Ernährung
- Vertretung der Wohnbereichsleitung bei Urlaub
= Altenpflegerin | Pflegeheim St. Hedwig, Korbach-Nord | 09/2015 – 03/2019
- Gerontopsychiatrischer Bereich: Validation, Biografiearbeit, Sturzprophylaxe
- Sterbebegleitung zusammen mit dem ambulanten Hospizdienst
## Aus- und Weiterbildung
= Wundexpertin ICW | Bildungswerk Nordhessen | 2021
= Praxisanleitung, 300 Stunden | Bildungswerk Nordhessen | 2020
= Staatlich anerkannte Altenpflegerin | Altenpflegeschule Melsungen-Ost | 2012 – 2015
## Sprachen
Polnisch, Deutsch (C1)`,
    },
    {
      id: "ap-reinhold",
      kind: "genuine",
      grade: 3,
      why: "Nurse with five years of in-patient elderly care, palliative course, Medifox, relatives' talks; suitable at once.",
      layout: "plain",
      text: `Torben Reinhold
Pflegefachmann, geb. Kassel
0151/23459912 · t.reinhold@post.example.org
## Kurz zu mir
Ich habe im Krankenhaus gelernt und im Heim gemerkt, wo ich hingehöre. Mir ist wichtig, dass am Ende des Dienstes jeder Bewohner einmal gelacht hat.
## Praxis
= Pflegefachkraft | Altenhilfezentrum Eichengrund, Baunatal-Hof | Mai 2021 bis jetzt (80 %)
Wohngruppe mit 16 demenziell veränderten Bewohnern. Ich plane die Pflege nach SIS, spreche mit den Angehörigen, stelle die Medikamente für die Woche und begleite die Visiten. Zwei Pflegehelferinnen arbeite ich gerade ein. Dokumentiert wird mit Medifox auf dem Tablet. In der letzten Lebensphase arbeite ich eng mit dem SAPV-Team zusammen, inklusive Schmerzpumpe.
= Gesundheits- und Krankenpfleger, Geriatrie | Klinikum Fuldaaue | Oktober 2017 bis April 2021
Geriatrische Komplexbehandlung, Mobilisation nach Schenkelhalsbruch, Delirprophylaxe, Überleitung ins Heim.
## Ausbildung
Gesundheits- und Krankenpfleger, Examen 2017 (Note 1,9)
Palliative Care, 160 Stunden, 2023
Behandlungspflege-Auffrischung und Erste Hilfe jährlich
## Führerschein
Klasse B`,
    },
    {
      id: "ap-yildirim",
      kind: "genuine",
      grade: 2,
      why: "Examined geriatric nurse, but three years in home care and only a year in a home; no care software named beside the tour app. Fair.",
      layout: "ruled",
      text: `Nurcan Yıldırım
Altenpflegerin
34117 Kassel
0151 23457766
nurcan.yildirim@posta.example.net
## Berufserfahrung
= Altenpflegerin in der ambulanten Pflege | Pflegedienst Sonnenschein unterwegs GmbH | seit 08/2023
- Tour mit 14 bis 18 Patienten: Insulin spritzen, Kompressionsstrümpfe, Verbände, Medikamentengabe
- Beratungsgespräche nach § 37.3, Absprachen mit Töchtern, Söhnen und Ärzten
- Erfassung der Leistungen über das Diensthandy
- Wunden am Unterschenkel nach Plan verbinden, Blutzucker, Portversorgung
- Bereitschaft am Wochenende, Schlüsseldienst, Notruf
- Eine Schülerin bei den Hausbesuchen mitgenommen
- Bewohner beim Sterben begleitet, Angehörige am Küchentisch getröstet
- Verordnungen und Folgerezepte in der Praxis abgeholt und nachgefasst
= Altenpflegerin | Seniorenheim Wilhelmshöher Tor | 08/2022 – 07/2023
- Grundpflege und Behandlungspflege auf einem Wohnbereich mit 32 Plätzen
- Mitarbeit an der Pflegeplanung
= Auszubildende | Seniorenheim Wilhelmshöher Tor | 2019 – 2022
## Bildung
Altenpflegerin, Examen Juli 2022
Realschulabschluss, 2018
## Sprachen
Türkisch Muttersprache, Deutsch fließend
## Sonstiges
Pkw-Führerschein, gern auch Wochenenden`,
    },
    {
      id: "ap-dembele",
      kind: "genuine",
      grade: 1,
      why: "Care assistant after a one-year course, 14 months in a home, begins the training next year; a beginner without the qualification.",
      layout: "sidebar",
      text: `Moussa Dembélé
Pflegehelfer
Kassel
0151 23451102
moussa.dembele@mailbox.example
## Über mich
Ich arbeite gern mit alten Menschen und möchte 2027 die Ausbildung zum Pflegefachmann beginnen.
## Erfahrung
= Altenpflegehelfer | Haus Abendfrieden, Vellmar-West | Sept. 2025 – heute
- Waschen, Anziehen, Essen reichen, Lagern, Toilettengänge
- Vitalzeichen messen und der Fachkraft melden
- Spaziergänge und Singkreis mit den Bewohnern
- Getränke und Zwischenmahlzeiten anreichen, Trinkprotokoll
- Betten machen, Wäsche verteilen, Rollstühle putzen
- Bei zwei Bewohnern mit Demenz nachmittags Gesellschaft leisten
- Bei Festen Tische stellen
= Praktikum Wohnbereich Demenz | Haus Abendfrieden | Feb. – April 2024
- Zuschauen und helfen in der Grundpflege
= Küchenhilfe | Kantine am Stern | 2022 – 2023
## Schule
Altenpflegehilfe, einjährig, Abschluss Juli 2025
Hauptschulabschluss, 2021
##~ Sprachen
- Französisch
- Bambara
- Deutsch B1, B2-Kurs läuft
##~ Stärken
- geduldig
- pünktlich
- kräftig
## Wunsch
Ein Haus mit festen Praxisanleitern und einem Platz in der Pflegeschule`,
    },
    {
      id: "ap-hohlfeld",
      kind: "neighbour",
      grade: 0,
      why: "Trains homes in the nursing software; a merchant by training, has never nursed.",
      layout: "plain",
      text: `Swantje Hohlfeld
Anwendungsberaterin Pflegesoftware
Göttingen, 0151 23458845, swantje.hohlfeld@mein-web.example
## Profil
Seit sieben Jahren zeige ich Pflegeteams, wie Dokumentation am Bildschirm weniger weh tut.
## Berufspraxis
= Senior Consultant Pflegesoftware | CareTab Systeme GmbH, Göttingen | 2020 – heute
- Einführung von Vivendi und eigener Module in über 60 Seniorenheimen
- Schulungen zu SIS, Maßnahmenplan, Wunddokumentation und Medikamentenblatt für Pflegefachkräfte und Pflegedienstleitungen
- Datenübernahme, Formularpflege, Hotline
- Begleitung von Prüfungen des MD am Rechner
- Workshops mit Heimleitungen: wer schreibt was, wann und warum
- Testfälle und Fehlerlisten für die Entwicklung
- Webinare, jeden zweiten Freitag, bis zu 80 Teilnehmer
= Kundenbetreuerin Heimabrechnung | CareTab Systeme GmbH | 2017 – 2020
- Abrechnung mit Pflegekassen erklärt, Tickets gelöst
= Kauffrau im Gesundheitswesen | Reha-Klinik Leineufer | 2013 – 2017
- Patientenaufnahme, Kostenzusagen
## Ausbildung
Kauffrau im Gesundheitswesen (IHK), 2013
Ausbildereignung
## Kenntnisse
SQL Grundlagen, MS Office, Präsentation`,
    },
    {
      id: "ap-kretschmar",
      kind: "list",
      grade: 0,
      why: "All nursing words in the list of skills; worked as a shelf filler and a parcel courier.",
      layout: "sidebar",
      text: `Dominik Kretschmar
Berufserfahrener Allrounder
Gudensberg
0151 23454410
d.kretschmar@mailbox.example
## Beruf
= Paketzusteller | FixBote Kurier GmbH | 03/2022 – heute
- 160 Pakete am Tag, Beladung, Retouren, Scanner
- Reklamationen an der Haustür
- Zustelltour mit 90 Kilometern, Tankkarte, Fahrzeugpflege
- Vertretung des Schichtführers an zwei Tagen in der Woche
- Nachnahme kassiert und abgerechnet
- Neue Fahrer eine Woche lang mitgenommen
- Fahrtenbuch geführt und Schäden gemeldet
= Verkaufshilfe | Drogeriemarkt Blütezeit | 06/2019 – 02/2022
- Regale auffüllen, Kasse, Inventur
= Produktionshelfer | Kunststoffwerk Edertal | 2017 – 2019
- Maschine bestücken, Teile entgraten
## Schule
Mittlere Reife, 2016
##~ Kenntnisse
- Altenpflege
- Grundpflege
- Behandlungspflege
- Wundversorgung
- Wundexperte
- Pflegeplanung
- Strukturmodell SIS
- Vivendi
- Medifox
- Demenz
- Palliative Care
- Medikamente stellen
- Angehörigengespräche
- Anleitung von Auszubildenden
##~ Sprachen
- Deutsch
- Englisch B1
## Freizeit
Freiwillige Feuerwehr, Kraftsport, Kochen für Freunde. Meine Großmutter lebt seit drei Jahren im Heim, deshalb interessiert mich der Bereich.`,
    },
    {
      id: "ap-sandoval",
      kind: "genuine",
      grade: 3,
      why: "Nurse from abroad with recognition, four years in a German home, night lead, wounds and SIS; B2. Suitable.",
      layout: "centred",
      text: `Jocelyn Sandoval
Kassel · 0151 23456677 · jocelyn.sandoval@post.example.org
## Berufliche Stationen
= Pflegefachfrau, Nachtdienst und Wohnbereichsvertretung | Seniorenzentrum Am Habichtsberg | Jan. 2022 bis heute
- Allein verantwortlich für 41 Bewohner in der Nacht, mit einer Hilfskraft
- Medikamente nach ärztlicher Anordnung, Bedarfsmedikation, Sauerstoff, Absaugen, Katheterwechsel
- Chronische Wunden versorgen, Mikrolagerung, Ernährungsprotokoll
- Pflegeberichte und Risikoeinschätzung im Strukturmodell; wir arbeiten mit Medifox stationär
- Neue Kolleginnen aus den Philippinen einarbeiten
- Sturzprotokolle, Notfälle, Hausarzt und Rettungsdienst in der Nacht rufen
- Gespräche mit Familien, oft um sechs Uhr früh am Telefon
= Pflegekraft in Anerkennung | Seniorenzentrum Am Habichtsberg | März 2021 bis Dez. 2021
= Staff Nurse, Medical Ward | Mercy Cross Hospital, Iloilo | 2016 bis 2020
## Ausbildung
Anerkennung als Pflegefachfrau, Regierungspräsidium, Dezember 2021
Bachelor of Science in Nursing, Western Panay University, 2015
## Sprachen
Filipino, Englisch (C1), Deutsch (telc B2 Pflege)`,
    },
    {
      id: "ap-oberländer",
      kind: "stranger",
      grade: 0,
      why: "A media designer; another trade.",
      layout: "ruled",
      text: `Fenja Oberländer
Mediengestalterin Digital und Print
Marburg | 0151 23453304 | fenja@mein-web.example
## Berufserfahrung
= Mediengestalterin | Agentur Rotfuchs, Marburg | 2021 – heute
- Kataloge, Plakate und Messewände vom Entwurf bis zur Druckdatei
- Bildbearbeitung, Reinzeichnung, Abstimmung mit der Druckerei
- Kundentermine und Angebote
- Logos und Geschäftsausstattung für kleine Betriebe in der Region
- Einkauf von Papier, Druckabnahme am Andruck
- Auszubildende im zweiten Lehrjahr angeleitet
= Mediengestalterin | Verlag Lahnbogen | 2018 – 2021
- Satz von Wanderführern und Kalendern
- Umstellung der Vorlagen auf barrierefreie PDF
= Ausbildung Mediengestalterin | Verlag Lahnbogen | 2015 – 2018
## Werkzeuge
InDesign, Photoshop, Illustrator, Acrobat, Figma
## Abschluss
Mediengestalterin (IHK), 2018; Abitur 2015
## Privat
Ehrenamt: Vorlesen im Altenheim, einmal im Monat; Siebdruck, Chor
## Arbeitsproben
Jahreskalender „Lahn im Nebel“, Speisekarten für sieben Gasthöfe, Wegweisersystem einer Klinik, Erscheinungsbild einer Bäckerei mit zwölf Filialen, Broschüre der Stadtwerke`,
    },
  ],
};
