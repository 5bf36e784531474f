import type { Profession } from "./set.ts";

export const kindergartenEducator: Profession = {
  key: "kindergarten educator",
  language: "de",
  advert: `Erzieher (m/w/d) für die Kita Regenbogenweg
Elterninitiative Regenbogenweg e. V., Bremen-Hastedt

Drei Gruppen, 54 Kinder von einem bis sechs Jahren, ein Garten mit Matschküche und ein Team von zwölf.

Was dich erwartet
- Betreuung, Bildung und Förderung der Kinder in der Krippe oder im Elementarbereich
- Beobachten und Dokumentieren (Portfolio, Lerngeschichten)
- Eingewöhnung nach dem Berliner Modell
- Entwicklungsgespräche und Erziehungspartnerschaft mit den Eltern
- Planung von Projekten und Ausflügen, Vorschularbeit

Was du mitbringst
- Staatliche Anerkennung als Erzieherin oder Erzieher, Kindheitspädagogik oder vergleichbar
- Gern zwei Jahre Erfahrung in Krippe oder Kita
- Kenntnisse in alltagsintegrierter Sprachbildung
- Zusatzqualifikation Inklusion oder Psychomotorik ist ein Plus
- Erweitertes Führungszeugnis und Masernschutz
- Deutsch auf Niveau C1

TVöD-SuE S8a, 30 bis 39 Stunden, 30 Tage Urlaub.`,
  cvs: [
    {
      id: "kita-petersen",
      kind: "genuine",
      grade: 3,
      why: "Eight years as recognised educator in crèche and kindergarten; settling-in, portfolios, parents' talks, language course. Ideal.",
      layout: "plain",
      text: `Wiebke Petersen
Staatlich anerkannte Erzieherin
28207 Bremen, 0151 23450707, wiebke.petersen@mein-web.example
## Berufspraxis
= Erzieherin, Gruppenleitung Krippe | Kinderhaus Deichhopser, Bremen | August 2021 – heute
- zehn Kinder zwischen eins und drei, im Team zu dritt
- sanftes Ankommen in Anlehnung an das Berliner Modell, jedes Jahr fünf bis sechs Familien
- Lerngeschichten und Ich-Ordner, halbjährliche Gespräche mit den Müttern und Vätern
- Lieder, Fingerspiele, Dialoge beim Wickeln: Sprache den ganzen Tag
- Matschtag, Turnraum, Kochen mit den Kleinsten
- Dienstplan und Vertretungen in der Gruppe, Anleitung einer Sozialassistentin
- Bilderbuchkino und Bücherkiste mit der Stadtteilbibliothek
= Erzieherin Elementarbereich | Ev. Kita Auferstehung, Delmenhorst-Ost | September 2018 – Juli 2021
- Waldwoche, Forscherecke, Schulanfänger-Club
- Übergang in die Grundschule, Elternabende
## Ausbildung
Fachschule für Sozialpädagogik, Abschluss 2018
Fortbildung Sprachförderkraft (120 Std.), 2022
Erste Hilfe am Kind, 2025
## Sprachen
Deutsch, Platt, Englisch`,
    },
    {
      id: "kita-montero",
      kind: "genuine",
      grade: 3,
      why: "Childhood educator from Chile, recognised, four years in a bilingual kindergarten here; inclusion course, C1. Suitable.",
      layout: "ruled",
      text: `Paz Montero Lagos
Kindheitspädagogin
Bremen-Neustadt
0151 23454545
paz.montero@correo.example.com
## Berufliche Stationen
= Pädagogische Fachkraft | Bilinguale Kita Colibrí, Bremen | 10/2022 – heute
- Altersgemischte Gruppe, 18 Kinder, Spanisch und Deutsch im Alltag
- Beobachtungsbögen, Bildungsportfolio, jährliche Entwicklungsgespräche
- Eingewöhnungen im Krippenbereich, auch mit Familien, die kaum Deutsch sprechen
- Projekt „Vom Korn zum Brot“, Ausflüge mit der Straßenbahn
- Begleitung eines Kindes mit Trisomie 21 zusammen mit der Frühförderung
- Elternabend zweisprachig vorbereitet
- Musik und Rhythmik, Gitarre im Morgenkreis
- Schulanfänger: Schultüten, Verkehrserziehung, Besuch der Lehrerin
= Educadora de párvulos (Erzieherin) | Jardín Infantil Los Copihues, Valdivia | 2015 – 2021
- Gruppe der Vierjährigen, Elternarbeit, Vorschule
## Abschlüsse
Educación Parvularia (Bachelor), 2014; staatliche Anerkennung in Deutschland 2022
Weiterbildung Inklusion in der Kita, 2024
## Sprachen
Spanisch, Deutsch C1
## Nachweise
Führungszeugnis und Impfschutz liegen vor; Erste Hilfe am Kind 2025`,
    },
    {
      id: "kita-schimanski",
      kind: "genuine",
      grade: 2,
      why: "Recognised, but has worked for five years in a youth centre and after-school care, little with under-sixes. Fair.",
      layout: "dated",
      text: `Rouven Schimanski
Erzieher, 28237 Bremen, 0151 23458383, rouven.schimanski@post.example.org
## Beruf
= Erzieher im Hort | Grundschule am Wasserturm, offener Ganztag | 08/2022 – heute
- 20 Kinder der ersten bis vierten Klasse: Mittagessen, Hausaufgaben, Fußball, Theater-AG
- Gespräche mit Lehrkräften und Eltern
- Ferienprogramm mit Übernachtung
- Elternabende zu Mediennutzung und Taschengeld vorbereitet
- Streitschlichter ausgebildet, Kinderrat moderiert
- Wochenplan und Vertretung mit zwei Kolleginnen abgestimmt
= Erzieher offene Jugendarbeit | Freizi Gröpelingen-Hafen | 09/2020 – 07/2022
- Kochen, Kickerturniere, Krisengespräche
= Anerkennungsjahr | Kita Bullerby | 2019 – 2020
- Elementargruppe, Portfolios, eine Eingewöhnung begleitet
## Ausbildung
= Staatlich anerkannter Erzieher | Fachschule Bremerhaven-Mitte | 2016 – 2020
## Zusätzliches
Rettungsschwimmer Silber, Psychomotorik-Schnupperkurs, Gitarre
## Stärken
Humor, Ruhe, ein gutes Auge für Kinder, die sonst untergehen. Ich möchte zurück zu den Jüngeren, weil mich das Ankommen und die ersten Worte interessieren.
## Nachweise
Führungszeugnis, Masernschutz, Erste Hilfe am Kind`,
    },
    {
      id: "kita-akgun",
      kind: "genuine",
      grade: 1,
      why: "Social assistant, in the second year of the educator's training; beginner.",
      layout: "sidebar",
      text: `Elif Akgün
Erzieherin in Ausbildung
Bremen-Hemelingen
0151 23452929
elif.akguen@mailbox.example
## Über mich
Ich mache die praxisintegrierte Ausbildung und suche eine neue Praxisstelle, gern mit Anschluss.
## Praxis
= Auszubildende (PiA, 2. Jahr) | Kita Sonnentau | 08/2025 – heute
- Freispiel begleiten, wickeln, vorlesen, Morgenkreis mit anleiten
- Erste eigene Beobachtung mit Reflexion
- Geburtstage und Laternenfest mit vorbereitet
- Beim Ankommen eines neuen Kindes neben der Bezugserzieherin gesessen und mitgeschrieben
- Wöchentliches Gespräch mit meiner Anleiterin
= Sozialassistentin, Praktikum | Krippe Mäusenest | 02 – 06/2024
= Babysitterin | privat | 2021 – 2024
## Schule
Sozialpädagogische Assistentin, 2025
Erweiterter Realschulabschluss, 2023
##~ Sprachen
- Deutsch
- Türkisch
- Englisch B1
##~ Nachweise
- Führungszeugnis
- Masernimpfung
- Erste Hilfe
## Freizeit
Ich tanze im Verein, koche mit meiner Oma und nähe Handpuppen. Im Sommer fahre ich als Betreuerin mit ins Zeltlager der Gemeinde, zuletzt mit achtzehn Kindern zwischen sieben und zehn.`,
    },
    {
      id: "kita-lohse",
      kind: "neighbour",
      grade: 0,
      why: "Administrates the kindergartens of a provider (fees, places, portal); a clerk.",
      layout: "ruled",
      text: `Hanno Lohse
Sachbearbeiter Kita-Verwaltung
28195 Bremen | 0151 23451717 | hanno.lohse@mein-web.example
## Berufserfahrung
= Sachbearbeiter Kindertagesstätten | Trägerverbund Kinderwelt gGmbH | 2019 – heute
- Platzvergabe für 21 Kitas und Krippen über das Elternportal, Wartelisten
- Beitragsbescheide, Essensgeld, Mahnungen
- Gespräche mit Eltern über Betreuungszeiten, mit Leitungen über Gruppenstärken
- Verwaltung der App für Portfolio, Beobachtung und Dokumentation
- Führungszeugnisse und Masernnachweise der Erzieherinnen geprüft
- Haushaltsplanung, Zuschüsse des Landes, Verwendungsnachweise
- Statistik für das Jugendamt, Belegungslisten zum Stichtag
- Vertretung der Verwaltungsleitung im Sommer
- Einführung der Online-Anmeldung mit zwei Informationsabenden
- Widersprüche bearbeitet und Akten für das Gericht vorbereitet
= Sachbearbeiter | Wohngeldstelle Weserkreis | 2014 – 2019
- Anträge, Bescheide, Sprechstunden
## Ausbildung
Verwaltungsfachangestellter, 2014
## Kenntnisse
SAP, Excel, Datenschutz
## Sprachen
Deutsch, Englisch B2
## Fortbildung
Gebührenrecht (2021), Kinder- und Jugendhilferecht für Verwaltungskräfte (2022), schwierige Gespräche am Telefon (2024)
## Privat
Kassenwart im Ruderverein, Radreisen`,
    },
    {
      id: "kita-gersten",
      kind: "list",
      grade: 0,
      why: "Lists every point; worked in a call centre and a bakery.",
      layout: "plain",
      text: `Patrick Gersten
28309 Bremen · 0151 23456363 · patrick.gersten@post.example.org
## Meine Kompetenzen
Erzieher · Krippe · Elementarbereich · Betreuung, Bildung und Förderung · Beobachten und Dokumentieren · Portfolio · Lerngeschichten · Berliner Modell · Eingewöhnung · Entwicklungsgespräche · Erziehungspartnerschaft · Vorschularbeit · alltagsintegrierte Sprachbildung · Inklusion · Psychomotorik · Projekte und Ausflüge · Deutsch C1
## Berufserfahrung
= Kundenberater Hotline | TelKontor Weser | 2020 – heute
- Störungen, Vertragsverlängerungen, Beschwerden am Telefon
- Schichtplan und Qualitätsgespräche
- Rückrufe, Gutschriften und Technikertermine eingetragen
- Neue Kollegen im Headset-Training begleitet, Gesprächsleitfaden überarbeitet
- Gruppenbester im Bereich Kündigungsrückgewinnung 2023
- Urlaubsvertretung im Chat, Wissensdatenbank mit vierzig Antworten gepflegt
= Bäckereiverkäufer | Backstube Knuspertraum | 2016 – 2020
- Verkauf, Snacks belegen, Ofen, Kasse
- Filialschlüssel
## Schulbildung
Mittlerer Schulabschluss, 2015
Abgebrochene Lehre als Koch
## Privat
Zwei Nichten, Angeln, Konsolenspiele
## EDV
Ticketsystem, Excel, Zehnfingerschreiben
## Verfügbarkeit
ab sofort, auch in Teilzeit, gern am Vormittag, Führerschein Klasse B vorhanden, Umzug innerhalb Bremens möglich`,
    },
    {
      id: "kita-bartoszek",
      kind: "genuine",
      grade: 3,
      why: "Eleven years in crèche and kindergarten, psychomotricity, inclusion, settling-in and pre-school; fits at once.",
      layout: "centred",
      text: `Jarek Bartoszek
Achim · 0151 23459292
## Berufliche Erfahrung
= Erzieher und stellvertretende Leitung | AWO-nahe Kita Lütte Lüüd, Achim | 01/2019 bis heute
- Kindergartengruppe mit 20 Plätzen, davon vier Integrationsplätze
- Bewegungsbaustelle und Psychomotorik im Wochenplan
- Jedes Kind hat seinen Ordner, zweimal im Jahr sitze ich mit den Eltern zusammen
- Brückenjahr: Zahlenland, Silben klatschen, Besuch in der Schule
- Anleitung von zwei Praktikantinnen
- Ausflüge in Wald, Moor und Feuerwehr, Sommerfest mit den Vätern am Grill
- Dienstplan, Vertretung der Leitung im Urlaub, Gespräche mit dem Gesundheitsamt
- Krippe und Elementarbereich arbeiten bei uns offen zusammen
= Erzieher | Krippe Wattwürmer, Verden-Süd | 08/2015 bis 12/2018
- Unter Dreijährige: Eingewöhnung, Essen, Schlafen, Sauberkeit, Gebärden und Reime
## Bildung
Erzieher mit staatlicher Anerkennung, 2015
Heilpädagogische Zusatzqualifikation, 2020
Zertifikat Psychomotorik, 2023
## Sprachen
Deutsch, Polnisch
## Über mich
Gelernter Tischler, erst mit 29 in den Beruf gewechselt und nie bereut`,
    },
    {
      id: "kita-vennemann",
      kind: "stranger",
      grade: 0,
      why: "A boat builder.",
      layout: "dated",
      text: `Ole Vennemann
Bootsbauer, 27570 Bremerhaven, 0151 23457474, ole.vennemann@mailbox.example
## Arbeit
= Bootsbauer | Werft Lüttjen & Kroog | 04/2018 – heute
- Rümpfe aus GFK laminieren, schleifen, lackieren
- Teakdecks legen, Schotten einpassen, Beschläge montieren
- Osmoseschäden sanieren, Winterlager, Kranen
- Kostenvoranschläge für Eigner
- Motoren ein- und auswintern, Elektrik unter Deck neu ziehen
- Probefahrt und Übergabe mit Protokoll, Einweisung der Eigner
- Lehrlinge im ersten Jahr am Laminierplatz angeleitet
- Werkzeug geschärft, Halle aufgeräumt
= Bootsbauer | Yachtservice Priel | 08/2014 – 03/2018
- Refit klassischer Holzyachten, Spanten laschen, Kalfatern
= Ausbildung | Yachtservice Priel | 2011 – 2014
## Abschluss
= Bootsbauer, Gesellenbrief | Handwerkskammer | 2014
## Scheine
= SBF See, SKS, Kranschein | | 2013 – 2019
## Ehrenamt
Jugendtrainer im Segelverein (Opti-Gruppe)
## Kenntnisse
Epoxid und Polyester, Furnierarbeiten, Spleißen, Zeichnungen lesen, Grundlagen CAD, Staplerfahren in der Halle
## Sprachen
Deutsch, Plattdeutsch, Englisch B1 für die Kunden aus Dänemark und den Niederlanden`,
    },
  ],
};
