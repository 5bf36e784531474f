import type { Profession } from "./set.ts";

export const hotelReceptionist: Profession = {
  key: "hotel receptionist",
  language: "de",
  advert: `Rezeptionist (m/w/d)
Hotel Zur Alten Post, Oberstdorf-Tal, 4 Sterne, 78 Zimmer

Sie sind das erste Gesicht, das unsere Gäste sehen, und die Stimme am Telefon.

Aufgaben
- Check-in und Check-out
- Bearbeitung von Reservierungen, Angeboten und Gruppenanfragen
- Pflege der Raten und Verfügbarkeiten bei Booking.com, Expedia und auf unserer Website
- Kassenführung und Rechnungsstellung
- Gästebetreuung, Ausflugstipps und Reklamationen
- Zusammenarbeit mit Housekeeping und Restaurant

Anforderungen
- Ausbildung als Hotelfachmann/-frau, Kaufmann/-frau für Tourismus oder vergleichbare Erfahrung
- Mindestens ein Jahr am Empfang eines Hotels
- Kenntnisse in einem Hotelprogramm (Protel, Opera, Apaleo oder ähnlich)
- Gutes Deutsch und Englisch, eine weitere Sprache ist schön
- Freundliches Auftreten, Früh- und Spätdienst

2.800 bis 3.100 €, 5-Tage-Woche, Personalzimmer auf Wunsch.`,
  cvs: [
    {
      id: "hot-achleitner",
      kind: "genuine",
      grade: 3,
      why: "Seven years at the front desk of holiday hotels, apprenticeship, Protel and Opera, rates, groups, cash; three languages. Ideal.",
      layout: "ruled",
      text: `Magdalena Achleitner
Rezeptionistin
6600 Reutte, Österreich
+43 664 120045
magdalena.achleitner@mein-web.example
## Berufserfahrung
= Chef de Réception | Wellnesshotel Lechblick, Reutte | Mai 2021 – heute
- 92 Zimmer, in der Saison 60 An- und Abreisen am Tag; Begrüßung, Meldezettel, Gästekarte, Kurtaxe
- Anfragen, Optionen und Verträge von Bus- und Skigruppen
- Preise und Kontingente im Channelmanager, Kontrolle der Buchungsportale
- Kassensturz am Schichtende, Tagesabschluss, offene Posten, Debitoren
- Beschwerden, bevor sie im Internet landen
- Morgenrunde mit der Hausdame und dem Küchenchef
- Einarbeitung von zwei Lehrlingen, Dienstplan für fünf Leute
= Rezeptionistin | Sporthotel Grüntenblick, Sonthofen | Juni 2018 – April 2021
- Früh, spät und jede fünfte Woche Night Audit in Protel
= Servicekraft Frühstück | Gasthof Hirsch | Winter 2017/18
## Ausbildung
Hotel- und Gastgewerbeassistentin, Tourismusschule Außerfern, 2017
## EDV
Protel, Opera Cloud, Excel
## Sprachen
Deutsch, Englisch C1, Italienisch B1`,
    },
    {
      id: "hot-danjuma",
      kind: "genuine",
      grade: 3,
      why: "Four years of city hotel reception, Opera, reservations, groups, complaints; C1 German, English and French. Suitable.",
      layout: "plain",
      text: `Ibrahim Danjuma
Kempten · 0151 23450101 · ibrahim.danjuma@mailbox.example
Front Office Agent
## Kurzprofil
Ich bin seit fünf Jahren in der Hotellerie und merke mir Namen. Nach der Stadt möchte ich jetzt in die Berge.
## Stationen
= Front Office Agent, seit 2024 Schichtleiter | Hotel Fuggerhof, Augsburg | Februar 2022 bis heute
Empfang und Verabschiedung der Gäste, Schlüssel, Zahlung, Meldeschein. Ich beantworte rund 40 Mails am Tag, schreibe Angebote für Tagungen bis 80 Personen und trage alles in Opera ein. Wenn ein Zimmer nicht passt, finde ich ein anderes und schicke einen Obstteller. Am Monatsende stimme ich die Kasse und die Kreditkartenbelege mit der Buchhaltung ab. Die Belegung auf den Onlineportalen passe ich in Absprache mit der Direktion an.
= Hotelfachmann, Auszubildender und Jungkraft | Parkhotel Wertach | August 2018 bis Januar 2022
Etage, Restaurant, Bankett, Empfang.
## Ausbildung
Hotelfachmann (IHK), 2021
## Sprachen
Hausa, Englisch, Deutsch C1, Französisch B2
## Sonstiges
Ersthelfer, Brandschutzhelfer`,
    },
    {
      id: "hot-weidemann",
      kind: "genuine",
      grade: 2,
      why: "Travel agency clerk with one winter at a hostel's desk; bookings and customers, but no hotel program and little reception. Fair.",
      layout: "dated",
      text: `Gesine Weidemann
Reiseverkehrskauffrau, 87435 Kempten, 0151 23458787, gesine.weidemann@post.example.org
## Werdegang
= Reiseberaterin | Reisebüro Fernweh Allgäu | 2020 – heute
- Beratung und Buchung von Pauschalreisen, Flügen, Kreuzfahrten und Hotels
- Gruppenreisen für Vereine: Kalkulation, Angebot, Reiseunterlagen
- Kasse, Rechnungen, Stornos, Umbuchungen
- Reklamationen mit den Veranstaltern
- Abgleich der Angebote mit Amadeus und den Portalen
- Reiseleitung bei zwei Vereinsfahrten, Newsletter und Aushänge
- Ausbildung einer Praktikantin
- Vertretung der Büroleitung im Sommer, Kassenabschluss am Samstag und Bestellung der Kataloge
= Empfang (Saisonstelle) | Jugendherberge Breitachsteg | Dezember 2019 – März 2020
- Ankunft von Schulklassen, Zimmerlisten, Bettwäsche, Bezahlung
- Telefon und Belegungsplan in einer Tabelle
= Reiseberaterin | Sonnenklar Reisecenter Süd | 2013 – 2019
- Fernreisen, Kataloge, Schaufenster
## Ausbildung
= Reiseverkehrskauffrau (IHK) | Reisebüro Mohn | 2010 – 2013
= Mittlere Reife | Realschule an der Iller | 2010
## Sprachen
Deutsch, Englisch B2, Spanisch A2
## Programme
Amadeus, Merlin, Word, Excel`,
    },
    {
      id: "hot-pospisil",
      kind: "genuine",
      grade: 1,
      why: "Second-year apprentice in a hotel with three months at the desk; beginner.",
      layout: "sidebar",
      text: `Tereza Pospíšilová
Auszubildende Hotelfachfrau
Sonthofen
0151 23456464
tereza.pospisilova@mein-web.example
## Ziel
Im Sommer bin ich fertig und möchte am Empfang bleiben, am liebsten in einem familiären Haus.
## Praxis
= Auszubildende, 3. Lehrjahr | Alpenhotel Nebelhornruh | 09/2024 – heute
- Drei Monate Empfang: Telefon, Koffer, Schlüssel, Gäste anmelden mit der Kollegin
- Sieben Monate Service: Frühstück, Halbpension, Bar
- Fünf Monate Etage: Zimmer, Wäsche, Kontrolle
- Kleine Hochzeiten mit aufgebaut
- Einen Monat im Büro: Post, Angebote nach Vorlage, Prospekte
- Auf der Messe in München am Stand geholfen
- Frühstücksbüfett allein aufgebaut
- Gästebriefe am Computer geschrieben
= Au-pair | Familie in Bregenz | 08/2023 – 07/2024
- Zwei Kinder, Kochen, Ausflüge
= Ferienjob an der Kasse | Freibad Liberec-Süd | 2021 und 2022
## Schule
Hotelfachschule-Vorbereitung, Gymnasium Liberec, 2023
Zwischenprüfung: gut
##~ Sprachen
- Tschechisch
- Deutsch B2
- Englisch B2
##~ EDV
- Protel (Schulung)
- Word
##~ Freizeit
- Skitouren
- Klavier`,
    },
    {
      id: "hot-ruhland",
      kind: "neighbour",
      grade: 0,
      why: "Sells and sets up hotel software; knows every program, never received guests.",
      layout: "ruled",
      text: `Marlon Ruhland
Implementierungsberater Hotelsoftware
80331 München | 0151 23457337 | marlon.ruhland@mailbox.example
## Profil
Informatikkaufmann mit Schwerpunkt Hotelsysteme; über 120 Häuser umgestellt.
## Erfahrung
= Project Manager Onboarding | RoomCloud Systems GmbH | 2020 – heute
- Einführung des Hotelprogramms in Ferien- und Stadthotels, Ablösung von Protel und Opera
- Anbindung von Booking.com, Expedia und Website über den Channelmanager, Pflege der Raten im Testsystem
- Schulung von Rezeptionisten: Check-in, Check-out, Gruppen, Kassenabschluss, Rechnung
- Telefonischer Bereitschaftsdienst bei Ausfällen
- Schnittstellen zu Türschlössern und Kassen
- Datenübernahme von Gästekarteien, Abnahmeprotokolle
- Verkaufsunterlagen und Vorführungen auf der Messe
- Fehleranalyse mit der Entwicklung
- Angebotskalkulation und Abnahme mit dem Hotelier
= Support-Mitarbeiter | Kassensysteme Loibl | 2016 – 2020
- Tickets, Fernwartung, Gerätetausch in Restaurants
= Ausbildung | Systemhaus Amperland | 2013 – 2016
## Abschluss
Informatikkaufmann (IHK), 2016
ITIL Foundation, 2019
## Sprachen
Deutsch, Englisch C1, Französisch A2
## Kenntnisse
REST, SQL, Jira, Confluence`,
    },
    {
      id: "hot-grabowski",
      kind: "list",
      grade: 0,
      why: "Lists the whole advert as strengths; worked as a roofer and a lift attendant.",
      layout: "centred",
      text: `Kilian Grabowski
Immenstadt · 0151 23459559 · kilian.grabowski@post.example.org
## Kenntnisse
Rezeption, Empfang, Check-in, Check-out, Reservierungen, Angebote, Gruppenanfragen, Raten und Verfügbarkeiten, Booking.com, Expedia, Channelmanager, Kassenführung, Rechnungsstellung, Gästebetreuung, Reklamationen, Housekeeping, Protel, Opera, Apaleo, Hotelfachmann, Englisch, Französisch
## Berufspraxis
= Dachdecker | Bedachungen Zwerger & Sohn | 2019 bis heute
- Eindeckung mit Ziegel und Blech, Dachfenster, Dämmung
- Gerüst stellen, Sturmschäden sichern, Flachdach abdichten
- Aufmaß und Materialbestellung für kleine Baustellen
- Schnee von den Dächern, wenn der Winter es will
- Asbest nach TRGS 519 ausgebaut und verpackt
- Kranfahrer eingewiesen, Abrechnung mit dem Polier
- Jugendwart der Innung
= Liftmitarbeiter | Bergbahnen Imberger Horn | Winter 2016 bis 2019
- Bügel reichen, Piste sperren, Motor kontrollieren
- Sommers Wege und Zäune
= Ausbildung Dachdecker | Zwerger & Sohn | 2013 bis 2016
## Abschluss
Geselle im Dachdeckerhandwerk, 2016
Quali, Mittelschule Immenstadt
## Hobbys
Bergwacht, Trachtenverein, Reisen in gute Hotels`,
    },
    {
      id: "hot-lefebvre",
      kind: "genuine",
      grade: 3,
      language: "en",
      why: "Written in English: five years of reception in France and Bavaria, Apaleo and Opera, rates, groups, cash; B2 German. Suitable.",
      layout: "plain",
      text: `Solène Lefebvre
Füssen, Germany · +49 151 23453003 · solene.lefebvre@correo.example.com
Hotel receptionist
## Profile
French receptionist in the Allgäu since 2023. I speak with guests in three languages and write in all of them.
## Experience
= Receptionist | Hotel Königswinkel, Füssen | April 2023 – present
- Check-in and check-out of up to 80 guests a day, registration forms, tourist tax
- Answer booking requests by mail and telephone, quotes for coach groups and weddings
- Keep prices and availability up to date on the portals and our own site (Apaleo and a channel manager)
- Balance the till, issue invoices, post deposits
- Tips for castles, hikes and rainy days; handle complaints
- Daily list for housekeeping and the kitchen
= Réceptionniste (front desk) | Hôtel du Vieux Marché, Colmar | July 2020 – March 2023
- Early and late shifts, Opera, night audit twice a month
= Waitress | Brasserie Les Tilleuls, Colmar | 2018 – 2020
## Education
BTS Tourisme (two-year diploma in tourism), Lycée de la Lauch, 2018
## Languages
French, German B2, English C1`,
    },
    {
      id: "hot-unverzagt",
      kind: "stranger",
      grade: 0,
      why: "A cheesemaker.",
      layout: "dated",
      text: `Lorenz Unverzagt
Molkereifachmann und Senner, 87534 Oberstaufen, 0151 23452552, lorenz.unverzagt@mailbox.example
## Arbeit
= Käser | Sennerei Hochgrat eG | 2018 – heute
- Täglich 6.000 Liter Heumilch zu Bergkäse, Butter und Joghurt
- Lab, Bruch, Brennen, Pressen, Salzbad; Keller mit 4.000 Laiben schmieren und wenden
- Proben für das Labor, Reinigung der Kessel, Hygieneprotokolle
- Führungen für Schulklassen am Donnerstag
- Verkauf auf dem Markt, zweimal im Monat
- Rezepturen für Kräuter- und Pfefferkäse entwickelt
- Lehrlinge durch die Zwischenprüfung gebracht
- Einkauf von Lab und Kulturen
= Senn auf der Alpe | Alpe Gschwendner Ried | Sommer 2014 – 2017
- 40 Kühe melken, Alpkäse, Zäune
- Brotzeit für Wanderer
= Ausbildung Milchtechnologe | Käsewerk Argental | 2011 – 2014
## Abschluss
= Milchtechnologe (Landwirtschaftskammer) | | 2014
= Meisterkurs, erster Teil | Kempten | 2022
## Auszeichnung
Goldmedaille Bergkäse zwölf Monate, 2024
## Sprachen
Deutsch, Englisch A2
## Führerschein
B, T, L`,
    },
  ],
};
