import type { Profession } from "./set.ts";

export const electrician: Profession = {
  key: "electrician",
  language: "de",
  advert: `Elektroniker (m/w/d) für Energie- und Gebäudetechnik
Elektro Vossberg GmbH, Freising-Lerchenfeld

Wir sind 22 Leute und machen alles vom Einfamilienhaus bis zur Schule.

Deine Aufgaben
- Elektroinstallation in Neubau und Sanierung: Leitungen ziehen, Verteiler bauen, anschließen
- Errichten von PV-Anlagen mit Speicher und Wallboxen
- Programmieren und Inbetriebnahme von KNX-Anlagen
- Fehlersuche und Reparaturen beim Kunden
- Prüfen nach DIN VDE 0100-600 und DGUV Vorschrift 3, mit Protokoll

Dein Profil
- Abgeschlossene Ausbildung als Elektroniker für Energie- und Gebäudetechnik, Elektroinstallateur oder vergleichbar
- Drei Jahre Berufserfahrung
- Erfahrung mit Photovoltaik oder KNX
- Führerschein Klasse B
- Du arbeitest selbstständig und gehst freundlich mit Kunden um

Dein Plus
- 21 bis 25 € pro Stunde, Firmenwagen, Werkzeug von Hilti und Wiha
- Montage nur auf Wunsch`,
  cvs: [
    {
      id: "el-brandstetter",
      kind: "genuine",
      grade: 3,
      why: "Eleven years of house installation, distribution boards, PV with storage, KNX certificate, tests with reports; ideal.",
      layout: "plain",
      text: `Korbinian Brandstetter
Elektroniker EGT · 85354 Freising · 0151 23450505 · k.brandstetter@mein-web.example
## Berufserfahrung
= Monteur, zuletzt Obermonteur | Elektro Isarwinkel KG, Moosburg-Au | 09/2018 – heute
- Rohbauinstallation, Schlitze, Leerrohre, Zählerschrank und Unterverteilungen nach TAB verdrahtet
- rund 60 PV-Dächer angeschlossen: DC-Seite, Wechselrichter, Batterie, Anmeldung beim Netzbetreiber
- KNX: Licht, Jalousie und Heizung in der ETS 6 parametriert und beim Kunden in Betrieb genommen
- Ladepunkte 11 und 22 kW mit Lastmanagement
- Messen mit dem Benning, Prüfprotokoll nach 0100-600, wiederkehrende Prüfungen in Schulen
- einen Gesellen und zwei Lehrlinge auf der Baustelle geführt
- Angebote für kleine Aufträge geschrieben, Material bestellt, Aufmaß für die Rechnung
- Werkstattwagen und Lager in Ordnung gehalten
= Geselle Kundendienst | Elektro Hallbauer, Erding | 08/2015 – 08/2018
- Störungssuche, FI löst aus, Herdanschluss, Türsprechanlagen
## Ausbildung
Elektroniker Energie- und Gebäudetechnik, HWK München, 2015
KNX-Partner (Basiskurs), 2020
## Führerschein
B, BE`,
    },
    {
      id: "el-tasdemir",
      kind: "genuine",
      grade: 3,
      language: "tr",
      why: "Written in Turkish: master electrician with ten years of buildings, solar roofs and KNX, tests and reports, driving licence; German B1. As good as the local ones.",
      layout: "ruled",
      text: `Cihan Taşdemir
Elektrik tesisat ustası
Kocaeli, Almanya'ya taşınmaya hazır
0505 000 14 27
cihan.tasdemir@posta.example.net
## İş deneyimi
= Elektrik ustası | Marmara Güneş Elektrik Taahhüt Ltd. Şti., İzmit | Mart 2020 – halen
- Konut, okul ve küçük fabrikalarda sıva altı tesisat, kablo çekimi, pano montajı ve bağlantısı
- Çatı üstü güneş enerjisi: panel dizileri, inverter, akü, şebeke bağlantısı; yaklaşık 45 proje
- KNX ile aydınlatma ve panjur otomasyonu, ETS'de programlama, devreye alma
- Elektrikli araç şarj üniteleri
- Topraklama, yalıtım ve kaçak akım ölçümü, ölçüm raporlarının hazırlanması
- Müşteride arıza bulma ve onarım
= Elektrikçi | Yılkan Yapı A.Ş. şantiyeleri | Haziran 2016 – Şubat 2020
- Toplu konutta daire içi tesisat, kat panoları, şantiye beslemesi
## Belgeler
Elektrik Tesisatçılığı ustalık belgesi, 2019
Meslek lisesi, elektrik bölümü, 2015
KNX temel eğitim sertifikası, 2021
B sınıfı ehliyet
## Diller
Türkçe, Almanca B1`,
    },
    {
      id: "el-marquardt",
      kind: "genuine",
      grade: 3,
      why: "Nineteen years as fitter and customer service electrician, PV and wallboxes for five years, DGUV tests; no KNX, but PV is the alternative.",
      layout: "dated",
      text: `Heike Marquardt
Elektroinstallateurin, 85368 Moosburg, 0151 23451920, heike.marquardt@post.example.org
## Arbeitsstellen
= Elektrofachkraft Kundendienst | Haustechnik Ampermoching GmbH | seit 05/2016
Eigener Bus, eigene Kunden. Vormittags Störungen und kleine Umbauten, nachmittags meistens eine Baustelle: Altbau neu verkabeln, Zählerplatz erneuern, Unterverteilung setzen. Seit 2021 gehört Photovoltaik dazu: String anschließen, Speicher setzen, Wallbox daneben, Inbetriebnahmeprotokoll, Marktstammdatenregister mit dem Kunden ausfüllen.
Ortsveränderliche Geräte und feste Anlagen nach DGUV V3 geprüft (Kindergärten, Rathaus, Bauhof).
= Elektroinstallateurin | Elektro Pflügler | 09/2007 – 04/2016
Neubau, von der Erdung bis zur Steckdose. Lehrlinge mitgenommen.
## Ausbildung
= Elektroinstallateurin (Gesellenbrief) | Elektro Pflügler | 2004 – 2007
## Kurse
= Batteriespeicher und Ladeinfrastruktur | Innung | 2022
## Sonstiges
Führerschein Klasse B, Höhentauglichkeit
Mit Kunden rede ich so, dass sie verstehen, was ihr Sicherungskasten kann und was nicht. Angebote bis 5.000 Euro schreibe ich selbst, Material bestelle ich im Großhandel.`,
    },
    {
      id: "el-kovalenko",
      kind: "genuine",
      grade: 2,
      why: "Industrial electronics technician of a dairy: faults, cabinets, DGUV tests for five years, but no houses, no PV, no KNX. Fair.",
      layout: "centred",
      text: `Oleksij Kovalenko
Landshut · 0151 23452727 · o.kovalenko@mailbox.example
## Erfahrung
= Betriebselektriker | Molkerei Alpenquell, Landshut | 03/2021 bis heute
- Instandhaltung von Abfüllern, Pumpen und Förderbändern in drei Schichten
- Fehlersuche mit S7 und Multimeter, Sensoren, Frequenzumrichter tauschen
- Schaltschränke umbauen, Leitungen in Kabelrinnen verlegen
- Prüfung ortsfester und ortsveränderlicher Betriebsmittel nach DGUV Vorschrift 3
- Umbau einer Abfülllinie: Schrank verdrahtet, Ein- und Ausgänge getestet, in Betrieb genommen
- Störungen in der Nacht allein behoben, Schichtbuch geführt
- Beleuchtung der Hallen auf LED umgestellt
- Elektronische Zähler abgelesen, Energiebericht
= Elektriker Instandhaltung | Schraubenwerk Lemberg, Ukraine | 2014 bis 2020
- Motoren, Krane, Beleuchtung der Hallen
## Qualifikation
Elektroniker für Betriebstechnik, Gleichwertigkeit durch die IHK FOSA festgestellt, 2022
Technisches Kolleg Lemberg, 2013
## Weiteres
Fahrerlaubnis B
Deutsch B2, Ukrainisch, Russisch
## Ziel
Aus der Fabrik in die Häuser: Ich möchte Gebäudetechnik und Solar lernen`,
    },
    {
      id: "el-nguyen",
      kind: "genuine",
      grade: 1,
      why: "In the third year of the apprenticeship; beginner, no certificate yet.",
      layout: "sidebar",
      text: `Lan Nguyen
Auszubildende im 4. Lehrjahr
Freising
0151 23453636
lan.nguyen@mein-web.example
## Über mich
Im Februar mache ich die Gesellenprüfung und suche danach eine Firma, in der ich mehr mit Smart Home machen kann.
## Ausbildung und Praxis
= Auszubildende Elektronikerin Energie- und Gebäudetechnik | Elektro Simmerl, Allershausen | 09/2023 – heute
- Leitungen einziehen, Dosen setzen, Leuchten und Schalter montieren
- Beim Verteilerbau helfen und beschriften
- Zweimal bei einer Solaranlage auf dem Dach mit dabei
- Berichtsheft, Messübungen in der Überbetrieblichen
- Auf Baustellen aufräumen, Material holen, Bohren und Dübeln
- Bei einem E-Check in der Schule mitgeschrieben
- Klingelanlage unter Aufsicht angeschlossen
= Schülerpraktikum | Stadtwerke Auental | 2 Wochen, 2022
## Schule
Realschule Freising-Nord, 2023
Zwischenprüfung Teil 1: 84 Punkte
##~ Kenntnisse
- Grundlagen KNX (Berufsschule)
- Schaltpläne lesen
##~ Führerschein
- Klasse B
##~ Sprachen
- Deutsch
- Vietnamesisch
## Freizeit
Lötstation im Keller, Tischtennis`,
    },
    {
      id: "el-rautenberg",
      kind: "neighbour",
      grade: 0,
      why: "Sells PV systems and wallboxes; has never wired one.",
      layout: "ruled",
      text: `Sascha Rautenberg
Energieberater im Vertrieb
80939 München | 0151 23457272 | s.rautenberg@mailbox.example
## Beruflicher Werdegang
= Verkaufsberater Photovoltaik | SolarHeld Vertriebs GmbH, München | 2022 – heute
- Beratungsgespräche beim Kunden zu PV-Anlagen, Speichern, Wallboxen und KNX-Paketen
- 90 Verträge im letzten Jahr, Wirtschaftlichkeitsrechnung, Dachbelegung mit der Software
- Übergabe an die Elektriker, Rückfragen zu Zählerschrank und DIN VDE weitergeleitet
- Messestand auf der Hausbau in Freising
- Nachbetreuung, Referenzfotos, Empfehlungsprämien
- Schulung neuer Verkäufer im Außendienst
- Finanzierung mit zwei Banken, Förderanträge ausgefüllt
- Reklamationen bei Lieferverzug
- Kundenabende im Gasthaus mit Vortrag und Verlosung, monatliche Zielgespräche mit der Geschäftsführung
= Außendienst | Fenster Kaltenegger | 2018 – 2022
- Haustürgeschäft, Aufmaß, Angebote
= Filialleiter | Handyshop Klingelpunkt | 2014 – 2018
- Verkauf und Team von fünf
## Bildung
Kaufmann im Einzelhandel, 2013
Fachkurs „Verkaufen von Erneuerbaren“, 2022
## Sonstiges
Führerschein B, Salesforce, Excel
## Sprachen
Deutsch, Englisch B1`,
    },
    {
      id: "el-pohlmann",
      kind: "list",
      grade: 0,
      why: "All trade words in the profile, working life as a gardener and a barber.",
      layout: "plain",
      text: `Ricardo Pohlmann
85356 Freising · 0151 23455858 · ricardo.pohlmann@post.example.org
## Profil
Elektroniker-Kenntnisse: Elektroinstallation, Verteilerbau, Photovoltaik, Speicher, Wallbox, KNX, ETS, Fehlersuche, Prüfung nach DIN VDE 0100-600 und DGUV Vorschrift 3, Inbetriebnahme, Messprotokoll, Kundenservice, Führerschein Klasse B
## Berufserfahrung
= Landschaftsgärtner | Grünwerk Isar, Freising | 03/2021 – heute
- Pflaster, Trockenmauern und Rollrasen
- Hecken schneiden, Bäume pflanzen, Winterdienst
- Minibagger und Rüttelplatte
- Teichbau mit Folie, Zäune, Hochbeete
- Kundenberatung zu Stauden und Pflegeplänen
- Maschinen gewartet, Anhänger gefahren, Deponie
- Zwei Saisonkräfte eingewiesen, Stundenzettel geführt
- Baumschnitt mit dem Hubsteiger, Häcksler
= Friseur | Salon Haarspalter | 08/2016 – 02/2021
- Schneiden, Färben, Bart
- Termine und Verkauf von Pflegeprodukten
## Ausbildung
Friseur, Gesellenbrief 2016
Mittelschulabschluss
## Hobbys
Modelleisenbahn, Heimwerken, Gitarre
## Führerschein
B und BE
## Wunsch
Ein Wechsel in ein Handwerk mit Zukunft, gern auch ohne passende Ausbildung, ich arbeite mich schnell in alles ein`,
    },
    {
      id: "el-abendroth",
      kind: "stranger",
      grade: 0,
      why: "A speech therapist.",
      layout: "dated",
      text: `Mirjam Abendroth
Staatlich anerkannte Logopädin
85375 Neufahrn, 0151 23456969, mirjam.abendroth@mein-web.example
## Beruf
= Logopädin | Praxis Sprachbrücke, Neufahrn | 02/2019 – heute
- Therapie von Aussprachestörungen und verzögerter Sprachentwicklung bei Vorschulkindern
- Schluck- und Stimmtherapie nach Schlaganfall, auch als Hausbesuch
- Elterngespräche, Berichte an Kinderärzte, Verordnungen
- Gruppe „Stottern? Na und!“
- Diagnostik mit standardisierten Tests, Therapieplanung, Dokumentation
- Beratung von Erzieherinnen in zwei Einrichtungen
- Praktikantinnen der Fachschule angeleitet
- Anschaffung von Material, Teamsitzung, Urlaubsplan
- Urlaubsvertretung der Praxisleitung, Kassenabrechnung am Quartalsende
= Logopädin | Rehazentrum Holledau | 10/2015 – 01/2019
- Aphasie, Dysarthrie, FEES-Begleitung
- Visiten im Team mit Neurologie und Ergotherapie
## Ausbildung
= Berufsfachschule für Logopädie | Regensburg-West | 2012 – 2015
= Abitur | Gymnasium Dornach | 2012
## Fortbildungen
= Castillo Morales, LAX VOX | | 2017 – 2021
## Führerschein
B
## Sprachen
Deutsch, Englisch B2, Gebärden (Grundkurs)
## Freizeit
Impro-Theater, Alpinklettern, Kräutergarten; Mitglied im Berufsverband und im Kirchenchor von Neufahrn`,
    },
  ],
};
