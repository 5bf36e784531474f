import type { Profession } from "./set.ts";

export const legalSecretary: Profession = {
  key: "legal secretary",
  language: "de",
  advert: `Rechtsanwaltsfachangestellte (m/w/d) in Voll- oder Teilzeit
Kanzlei Tiedemann Roth Partner, Hannover

Wir sind neun Anwältinnen und Anwälte mit Schwerpunkt Arbeits-, Miet- und Verkehrsrecht.

Ihre Aufgaben
- Führen der elektronischen Akten, Schriftverkehr nach Diktat und selbstständig
- Fristenberechnung und Fristenkontrolle, Wiedervorlagen
- Versand und Empfang über das beA
- Abrechnung nach RVG, Kostenfestsetzung
- Mahn- und Vollstreckungsverfahren
- Mandantenempfang, Telefon und Terminplanung

Ihr Profil
- Abgeschlossene Ausbildung zur/zum Rechtsanwaltsfachangestellten (ReFa, ReNo)
- Zwei Jahre Praxis in einer Kanzlei
- Sicher in RA-MICRO oder einer anderen Kanzleisoftware (Advoware, AnNoText)
- Sehr gute Rechtschreibung und zügiges Schreiben nach Phonodiktat
- MS Office
- Geprüfte Rechtsfachwirtin von Vorteil
- Diskretion und Freude am Umgang mit Mandanten

3.000 bis 3.500 €, 36 Stunden, Jobticket.`,
  cvs: [
    {
      id: "refa-bruns",
      kind: "genuine",
      grade: 3,
      why: "Nine years in law firms, deadlines, beA, RVG, enforcement, RA-MICRO. Ideal.",
      layout: "dated",
      text: `Antje Bruns
Rechtsanwaltsfachangestellte, 30161 Hannover, 0151 23451234, antje.bruns@mein-web.example
## Beruflicher Werdegang
= ReFa im Dezernat Arbeitsrecht | Kanzlei Dr. Wessel & Hagen, Hannover | 04/2020 – heute
- Sekretariat von zwei Anwälten, rund 300 laufende Mandate
- Fristen eintragen, Vorfristen, Gegenkontrolle, Fristverlängerungsanträge
- Post über das besondere Anwaltspostfach abrufen, zuordnen, mit Prüfprotokoll versenden
- Gebührenrechnungen, Vorschüsse, Kostenausgleich, Deckungsanfragen bei Rechtsschutz
- Mahnbescheide, Pfändungs- und Überweisungsbeschlüsse, Gerichtsvollzieher
- Schriftsätze vom Band, Korrekturlesen, Anlagen stempeln
- Mandanten am Telefon beruhigen und Besprechungen legen
- Programm: RA-MICRO mit E-Akte
- Auszubildende im Fristenwesen angeleitet
- Reisekosten, Handakten für Gerichtstermine in Braunschweig und Celle
- Vergleichsberechnungen und Zeugnisentwürfe nach Stichworten
- Handakten archivieren, Schredder
= ReNo-Fachangestellte | Rechtsanwälte und Notar Kollwitz, Celle | 08/2017 – 03/2020
- Grundstücksverträge vorbereiten, Vollzug, Mietrecht
= Ausbildung | Rechtsanwälte und Notar Kollwitz, Celle | 2014 – 2017
## Sonstiges
Zehnfingersystem, 320 Anschläge; Word, Outlook, Excel
Stellvertretende Ausbilderin`,
    },
    {
      id: "refa-aydogan",
      kind: "genuine",
      grade: 3,
      why: "Senior legal clerk (Rechtsfachwirtin), twelve years, enforcement and billing, other software than RA-MICRO but named as alternative. Suitable.",
      layout: "plain",
      text: `Selin Aydoğan
Geprüfte Rechtsfachwirtin
Langenhagen · 0151 23452345 · selin.aydogan@posta.example.net
## Kurz
Ich halte einem Anwalt den Rücken frei und der Kanzlei das Konto voll. Zahlungsmoral ist mein Lieblingsthema.
## Erfahrung
= Büroleiterin | Verkehrsrechtskanzlei Lüders, Langenhagen | 10/2018 – heute
Ich organisiere das Büro mit vier Angestellten. Jeder Posteingang läuft über meinen Tisch: Akte anlegen, Termin und Frist notieren, Kopie an den Mandanten. Bußgeldsachen und Unfallregulierung mit Versicherern führe ich bis zum Schreiben an den Anwalt selbst. Ich rechne nach RVG ab, beantrage Kostenfestsetzung und vollstrecke aus Titeln, auch in Konten und Lohn. Seit 2022 geht alles elektronisch über beA und Advoware.
= Rechtsanwaltsfachangestellte | Sozietät Königsworth, Hannover | 08/2013 – 09/2018
- Diktate, Fristenkalender, Empfang, Mietrecht
= Ausbildung zur ReFa | Sozietät Königsworth | 2010 – 2013
## Fortbildung
Rechtsfachwirtin, RAK Celle, 2019
## Sprachen
Deutsch, Türkisch, Englisch B1`,
    },
    {
      id: "refa-stojanovic",
      kind: "genuine",
      grade: 2,
      why: "Office clerk with three years in a law firm: dictation, phone, files; deadlines only entered after instruction, no billing, no legal training. Fair.",
      layout: "ruled",
      text: `Goran Stojanović
Kaufmann für Büromanagement
30559 Hannover
0151 23453456
goran.stojanovic@mailbox.example
## Berufserfahrung
= Sekretariatsmitarbeiter | Anwaltskanzlei Marwede, Hannover | 05/2023 – heute
- Schreiben nach Phonodiktat: Briefe, Aktenvermerke, Klageentwürfe
- Telefonzentrale, Kaffee, Besprechungsräume, Terminbuch
- Akten scannen und in AnNoText ablegen, Wiedervorlagen ziehen
- Fristen trage ich nach Anweisung ein, gerechnet werden sie von der ReFa
- Ein- und Ausgang beA, soweit freigegeben
- Mandanten am Empfang begrüßen, Vollmachten unterschreiben lassen, Ausweise kopieren
- Anlagen zusammenstellen, Porto- und Kassenbuch
- Bestellungen, Geräte, Handwerker
- Kontenabgleich mit dem Steuerberater
- Vertretung der Telefonzentrale im Haus
- Aktenkeller nach Jahren neu geordnet
= Bürokaufmann | Heizungsbau Voltmer | 2019 – 04/2023
- Angebote, Rechnungen, Mahnungen, Lohnvorbereitung
= Ausbildung | Heizungsbau Voltmer | 2016 – 2019
## Bildung
Kaufmann für Büromanagement (IHK), 2019
Lehrgang „RVG für Quereinsteiger“, zwei Tage, 2025
## Kenntnisse
Word sehr gut, Excel, Outlook, AnNoText Grundlagen
## Sprachen
Deutsch, Serbisch, Englisch B1`,
    },
    {
      id: "refa-lorenzen",
      kind: "genuine",
      grade: 1,
      why: "In the second year of the apprenticeship as ReFa; beginner.",
      layout: "sidebar",
      text: `Jette Lorenzen
Auszubildende zur Rechtsanwaltsfachangestellten
Hannover
0151 23454567
jette.lorenzen@mein-web.example
## Worum es mir geht
Meine Ausbildungskanzlei schließt zum Jahresende, deshalb suche ich einen Platz für den Rest meiner Ausbildung und danach.
## Praxis
= Auszubildende (2. Lehrjahr) | Rechtsanwältin Imke Oltmanns | 08/2025 – heute
- Post öffnen, stempeln und zuordnen
- Einfache Anschreiben nach Vorlage, Kopien, Anlagen
- Am Telefon Nachrichten aufnehmen
- Fristen im Kalender suchen und der Kollegin vorlegen
- Beim Mahnbescheid zugeschaut und zwei selbst ausgefüllt
- Gerichtspost zur Geschäftsstelle bringen, Kassenbuch nachtragen
- Protokoll der Bürobesprechung
- Gesetzestexte nachsortiert und Bücher bestellt, Blumen gegossen
= Aushilfe | Eisdiele Venezia am Kröpcke | 2023 – 2025
- Verkauf, Kasse, Putzen
= Schülerpraktikum | Amtsgericht, Geschäftsstelle | zwei Wochen, 2022
## Schule
Erweiterter Sekundarabschluss I, IGS Südstadt, 2025
Berufsschule: Note 2,1
##~ Computer
- Word
- RA-MICRO (Schulung)
- 10-Finger-Schreiben
##~ Sprachen
- Deutsch
- Englisch B1
##~ Freizeit
- Handball
- Krimis`,
    },
    {
      id: "refa-quandt",
      kind: "neighbour",
      grade: 0,
      why: "Trains law firms in their software and sells it; no legal secretary.",
      layout: "ruled",
      text: `Henrike Quandt
Anwendungstrainerin Kanzleisoftware
38100 Braunschweig | 0151 23455678 | henrike.quandt@mailbox.example
## Profil
Ich stelle Kanzleien auf digitale Akten um und bleibe, bis keiner mehr flucht.
## Beruf
= Trainerin und Beraterin | LexForm Systeme GmbH | 2017 – heute
- Einführung von RA-MICRO, Advoware und eigener Module in Kanzleien mit 3 bis 60 Plätzen
- Seminare: E-Akte, Fristenkalender, beA-Versand, RVG-Rechnung, Zwangsvollstreckung am Bildschirm, Phonodiktat
- Datenumzug, Vorlagen in Word, Rechtevergabe
- Hotline und Fernwartung für Rechtsanwaltsfachangestellte
- Messestand auf dem Anwaltstag
- Handbücher und kurze Filme geschrieben und geschnitten
- Wünsche der Kanzleien an die Entwicklung weitergegeben, neue Versionen getestet
- Einarbeitung von drei Kolleginnen
= Systemadministratorin | Kreisvolkshochschule Okertal | 2012 – 2017
- PC-Räume, Server, Benutzerkonten
= Ausbildung | Rechenzentrum Harz | 2009 – 2012
## Abschluss
Fachinformatikerin Systemintegration (IHK), 2012
Train the Trainer, 2018
## Kenntnisse
Windows Server, SQL, Word-Makros
## Sprachen
Deutsch, Englisch B2`,
    },
    {
      id: "refa-mollenhauer",
      kind: "list",
      grade: 0,
      why: "Lists the advert; worked as a stage technician and warehouse temp.",
      layout: "centred",
      text: `Finn Mollenhauer
Garbsen · 0151 23456789 · finn.mollenhauer@post.example.org
## Fachkenntnisse
Rechtsanwaltsfachangestellter, ReFa, ReNo, elektronische Akte, Schriftverkehr nach Diktat, Phonodiktat, Fristenberechnung, Fristenkontrolle, Wiedervorlagen, beA, Abrechnung nach RVG, Kostenfestsetzung, Mahnverfahren, Zwangsvollstreckung, Mandantenempfang, Terminplanung, RA-MICRO, Advoware, AnNoText, MS Office, Rechtsfachwirt, Arbeitsrecht, Mietrecht, Verkehrsrecht
## Berufspraxis
= Veranstaltungstechniker | Lichtblick Bühnenbau | 2020 bis heute
- Auf- und Abbau von Bühnen, Traversen, Scheinwerfern
- Ton bei Stadtfesten und Betriebsfeiern
- Lkw packen, Nachtschichten, Messebau auf dem Messegelände
- Geräte prüfen und Schäden melden
- Dienstplan für Aushilfen, Stundenzettel
- Sicherheitseinweisung der Künstler, Brandwache
- Abnahme mit dem Ordnungsamt
- Transportkisten inventarisiert, Leihgeräte bestellt, Lager in zwei Wochen neu sortiert
= Kommissionierer (Zeitarbeit) | Versandlager Wunstorf | 2017 bis 2020
- Scanner, Pakete, Rückläufer
= Ausbildung Fachkraft für Veranstaltungstechnik | Theater am Maschpark | 2014 bis 2017
## Abschluss
Fachkraft für Veranstaltungstechnik (IHK), 2017
## Hobbys
Gerichtsserien, Bouldern, Bassgitarre`,
    },
    {
      id: "refa-osterkamp",
      kind: "genuine",
      grade: 3,
      why: "Five years as ReFa in a tenancy law firm with enforcement and billing, beA, dictation, RA-MICRO; suitable at once.",
      layout: "centred",
      text: `Malte Osterkamp
Hannover-Linden · 0151 23457891 · malte.osterkamp@mein-web.example
## Berufspraxis
= ReFa | Rechtsanwälte Brinkmann Sievers Adeyemi | 07/2021 bis heute
- Mietrecht auf Vermieter- und Mieterseite: Räumungsklagen, Nebenkosten, Kautionen
- Akte von der Vollmacht bis zur Ablage, papierlos in RA-MICRO
- Ich notiere Notfristen und führe den Kalender, der zweimal am Tag gegengezeichnet wird
- Eingang und Ausgang beim beA, eEB abgeben
- Rechnungen schreiben (auch PKH und Beratungshilfe), Streitwerte prüfen, Kosten beim Gericht anmelden
- Titel umsetzen: Vermögensauskunft, Drittschuldner, Räumung mit dem Gerichtsvollzieher
- Drei Stunden täglich vom Band schreiben
- Mandanten am Tresen, Terminplan für drei Anwältinnen und Anwälte
- Neue Auszubildende eingearbeitet
- Urlaubsvertretung der Büroleiterin, Fachbücher
= Auszubildender zum Rechtsanwaltsfachangestellten | Kanzlei Sievers | 2018 bis 07/2021
= Bundesfreiwilliger | Seniorenbüro Linden | 2017 bis 2018
## Abschluss
ReFa, Rechtsanwaltskammer, 2021 (Note gut)
## Was noch
Word-Textbausteine, Excel, Englisch B2`,
    },
    {
      id: "refa-zschunke",
      kind: "stranger",
      grade: 0,
      why: "A zookeeper.",
      layout: "plain",
      text: `Wolfram Zschunke
Tierpfleger Fachrichtung Zoo
30625 Hannover · 0151 23458912 · wolfram.zschunke@mailbox.example
## Über mich
Seit dreizehn Jahren im Revier Dickhäuter und Antilopen. Frühaufsteher, schwindelfrei, nicht zimperlich.
## Berufserfahrung
= Tierpfleger, seit 2021 Reviertierpfleger | Zoologischer Garten Leineberg | 2014 – heute
- Füttern, Ausmisten, Beschäftigung von Nashörnern, Zebras und Kudus
- Training für die Blutabnahme ohne Narkose
- Geburten und Transporte, Begleitung nach Prag und Rotterdam
- Futterbestellung, Tierbuch, Medikamente nach Plan des Tierarztes
- Kommentierte Fütterung für Besucher
- Gehege umgebaut: Bäume, Suhlen, Schieber
- Seminar für Ehrenamtliche, Patenschaften betreut
- Bereitschaft in der Nacht bei Geburten und Sturm
- Heu- und Strohlieferungen abgenommen, Waage geeicht und protokolliert
= Tierpfleger | Wisentgehege Springe-Ost | 2011 – 2014
- Zäune, Heu, Besuchergruppen
= Ausbildung | Tierpark Nordhorn-Süd | 2008 – 2011
## Abschluss
Tierpfleger (IHK), 2011
## Scheine
Führerschein BE und T, Motorsäge, Betäubungsgewehr
## Sprachen
Deutsch, Englisch B1, Niederländisch A2`,
    },
  ],
};
