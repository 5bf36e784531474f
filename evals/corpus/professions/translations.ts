import type { Language } from "../types.ts";

/** A CV of the sets once more in another language: the same facts, put as a person who writes that language puts them. */
export interface Translation {
  /** Id of the CV. */
  readonly of: string;
  readonly language: Language;
  readonly text: string;
}

export const TRANSLATIONS: readonly Translation[] = [
  {
    of: "icu-baptista",
    language: "en",
    text: `Inmaculada Baptista Roig
ICU nurse
Alicante | 612 00 48 19 | inma.baptista@correo.example.com
## Profile
Nurse with five years in adult intensive care. NMC pin granted in March 2026; planning to settle in England.
## Experience
= Intensive Care Nurse | Hospital Virgen del Olivar, Alicante | March 2021 – present
- General ICU with 18 beds; two patients per shift, one if proned or on renal therapy
- Intubated patients: mechanical ventilation, suctioning, weaning and tracheostomy care
- Continuous renal replacement therapy (Prismaflex) with heparin and citrate
- Arterial lines, vasoactive drugs, PiCCO monitoring
- Mentor of fourth-year nursing students; welcoming families
= Emergency Nurse | Hospital Comarcal La Marina Baja Nova | July 2018 – February 2021
- Triage, resuscitation bay, stroke calls
## Education
Degree in Nursing, University of Vallserena, 2018
Postgraduate certificate in critical care, 2022
ACLS, American Heart Association, 2025
## Languages
Spanish, English (OET passed, C1)`,
  },
  {
    of: "el-tasdemir",
    language: "de",
    text: `Cihan Taşdemir
Meister für Elektroinstallation
Kocaeli, Umzug nach Deutschland jederzeit möglich
0505 000 14 27
cihan.tasdemir@posta.example.net
## Berufserfahrung
= Elektromeister | Marmara Güneş Elektrik Taahhüt Ltd. Şti., İzmit | März 2020 – heute
- Unterputzinstallation in Wohnhäusern, Schulen und kleinen Fabriken, Leitungen ziehen, Verteiler bauen und anschließen
- Solarstrom auf dem Dach: Modulstränge, Wechselrichter, Speicher, Netzanschluss; rund 45 Anlagen
- Beleuchtung und Jalousien mit KNX, Programmierung in der ETS, Inbetriebnahme
- Ladestationen für Elektroautos
- Erdungs-, Isolations- und Fehlerstrommessung, Messprotokolle
- Fehlersuche und Reparatur beim Kunden
= Elektriker | Baustellen der Yılkan Yapı A.Ş. | Juni 2016 – Februar 2020
- Wohnungsinstallation im Massenwohnungsbau, Etagenverteiler, Baustrom
## Nachweise
Meisterbrief Elektroinstallation, 2019
Berufsgymnasium, Fachrichtung Elektro, 2015
KNX-Grundkurs mit Zertifikat, 2021
Führerschein Klasse B
## Sprachen
Türkisch, Deutsch B1`,
  },
  {
    of: "con-vukovic",
    language: "es",
    text: `Dragana Vuković
Contable, residente en España desde 2018
Málaga | 655 00 12 90 | dragana.vukovic@mailbox.example
## Experiencia
= Contable y fiscalista | Costa Azahar Property Management, Málaga | mayo 2020 – actualidad
- Contabilizo las facturas de compra y venta de cuatro sociedades en Sage 200 según el plan contable español
- Concilio once cuentas bancarias cada semana; reclamo a los propietarios que no pagan
- Cierre mensual y anual: amortizaciones, periodificaciones, operaciones entre empresas del grupo
- Presento IVA y retenciones (modelos 303, 111, 115, 347, 390) y envío los libros al SII
- Preparo la documentación de la auditoría y las cuentas anuales con el asesor externo
= Auxiliar contable | Gestoría Rincón del Mar | oct. 2018 – abr. 2020
- Registraba facturas de 50 clientes pequeños en ContaPlus
= Contable junior | Adria Trade d.o.o., Split | 2016 – 2018
## Formación
Grado en Administración de Empresas, Universidad de Kaštel, 2016
## Conocimientos
Excel (tablas dinámicas, búsquedas, macros), Sage, A3
## Idiomas
Croata, inglés C1, español C1`,
  },
  {
    of: "lkw-bergkamp",
    language: "en",
    text: `Detlef Bergkamp
Lorry driver
Werler Landweg 19, 59494 Soest, 0151 23452210
## Personal
Licence B, C1E and CE, code 95 valid until 04/2029, driver card, ADR packages + tank, forklift licence
## Work
= Articulated lorry driver | Transporte Möhnetal GmbH, Werl-Nord | 06/2017 – present
- Drinks and building materials within 200 km, curtain-sider with truck-mounted forklift
- about 8 customers a day, pallet exchange, delivery notes, empties
- Loads secured with straps, anti-slip mats and edge protectors
- Walk-round check every day: oil, tyres, lights
- refrigeration unit and curtain looked after, small damage mended myself
- new drivers shown the tours
- no accident since 2014
= Long-distance driver | Europa-Logistik Brandhoff, Hamm-Uentrop | 03/2012 – 05/2017
- Weekly tours to Benelux, France, northern Italy; CMR, tolls, digital tachograph
- Dangerous goods in packages, limited quantities
= Driver, 12-tonner | Möbelhaus Sauerland | 2009 – 2012
## Training
= Professional driver (chamber certificate) | Brandhoff | 2006 – 2009
School leaving certificate, year 10
## Languages
German, enough English for ramp and customs`,
  },
  {
    of: "mus-hoffmann",
    language: "tr",
    text: `Jannik Hoffmann
Müşteri temsilcisi
Kadıköy / İstanbul
0505 000 35 46
jannik.hoffmann@mailbox.example
## Profil
İstanbul'da yaşayan bir Alman'ım, dört yıldır bu şehirle evliyim. Telefonda konuşmayı severim, hatasız yazarım.
## İş deneyimi
= Müşteri Hizmetleri Temsilcisi, Almanca | Köprü Kontakt Merkezi, İstanbul | Mart 2023 – halen
- Lamba ve halı satan bir internet mağazasının müşterilerinden gelen çağrılar, e-postalar ve sohbetler
- Geciken teslimat, nakliye hasarı, yedek parça, iade ve para iadesi
- Kızgın müşteriyi sakinleştirmek, 50 avroya kadar jest kararını kendim vermek, üstünü ilgili birime aktarmak
- Mağaza sisteminde iptal ve iade etiketi, her vaka Freshdesk'te düzgün kayıtlı
- İki haftada bir cumartesi ve pazar
- Kaydedilen görüşmeleri koçla birlikte dinlemek
= Satış danışmanı | Möbelhaus Weserpark-Süd, Bremen | 2019 – Şubat 2023
- Mutfak gereçleri, kasa, değişim bankosu
## Eğitim
Ekonomi meslek lisesi (Fachabitur), Bremen, 2019
Perakende satış kalfalığı (IHK), 2021
## Diller
Almanca, Türkçe C1, İngilizce B2
## Diğer
Dakikada 75 kelime yazarım`,
  },
  {
    of: "hot-lefebvre",
    language: "de",
    text: `Solène Lefebvre
Füssen · +49 151 23453003 · solene.lefebvre@correo.example.com
Hotelrezeptionistin
## Profil
Französische Rezeptionistin, seit 2023 im Allgäu. Ich spreche mit Gästen in drei Sprachen und schreibe in allen dreien.
## Berufserfahrung
= Rezeptionistin | Hotel Königswinkel, Füssen | April 2023 – heute
- Check-in und Check-out von bis zu 80 Gästen am Tag, Meldescheine, Kurtaxe
- Buchungsanfragen per Mail und Telefon beantworten, Angebote für Busgruppen und Hochzeiten
- Preise und Verfügbarkeiten auf den Portalen und der eigenen Website aktuell halten (Apaleo und ein Channelmanager)
- Kasse abrechnen, Rechnungen ausstellen, Anzahlungen buchen
- Tipps für Schlösser, Wanderungen und Regentage; Reklamationen bearbeiten
- Tagesliste für Housekeeping und Küche
= Réceptionniste (Empfang) | Hôtel du Vieux Marché, Colmar | Juli 2020 – März 2023
- Früh- und Spätdienst, Opera, zweimal im Monat Night Audit
= Kellnerin | Brasserie Les Tilleuls, Colmar | 2018 – 2020
## Ausbildung
BTS Tourisme (zweijähriges Diplom im Tourismus), Lycée de la Lauch, 2018
## Sprachen
Französisch, Deutsch B2, Englisch C1`,
  },
  {
    of: "sat-erdemli",
    language: "en",
    text: `Gökçe Erdemli
Regional Sales Manager
Nilüfer / Bursa
0505 000 31 18
gokce.erdemli@posta.example.net
## Work experience
= Regional Sales Manager, Marmara | Polikap Plastik Ambalaj San. A.Ş., Bursa | 03/2020 – present
- Seven sales representatives and two sales support specialists report to me; weekly visit plan, monthly one-to-ones, bonus scheme
- I prepare the regional budget of 240 million lira and explain deviations of turnover and margin to the general manager
- Yearly price agreements with the fifteen largest customers in automotive supply and food
- 42 new factories and six new dealers in three years
- Eurasia Packaging and Interpack trade fairs
= Senior Sales Engineer | Teknovar Oluklu Mukavva | 06/2014 – 02/2020
- Quotations, samples, trial runs; regional lead for the move to Salesforce
= Sales Representative | Ege Etiket | 2012 – 2014
## Education
Industrial Engineering, Uluova University, 2012
## Foreign language
English (advanced)
## Other
Driving licence class B, drive every day`,
  },
  {
    of: "be-santangelo",
    language: "es",
    text: `Ornella Santangelo
Ingeniera de backend
Turín, Italia
+39 351 000 0142
ornella.santangelo@mailbox.example
## Experiencia
= Ingeniera de backend sénior | Pagolino (pagos instantáneos), Turín | marzo 2021 – actualidad
- Responsable del servicio de pagos: unos 3 millones de transferencias al mes, escrito en Go, con Postgres detrás y Kafka en medio
- Bajé el p99 del endpoint de extractos de 900 a 120 ms con particiones y un índice mejor
- Consumidores idempotentes y un outbox después de un fin de semana de cargos dobles que nadie quiere repetir
- Saqué la conciliación de un monolito en Java, tabla a tabla, sin parar el servicio
- Helm, EKS, Grafana; guardia principal cada cinco semanas; escribí la mayoría de los procedimientos
- Programo en pareja con dos júniores, reviso código a diario
= Desarrolladora de software | Officina Dati, Milán | sept. 2018 – febrero 2021
- Servicios en Spring Boot para una aseguradora, RabbitMQ, pruebas de integración con Testcontainers, pipelines de GitLab
= Becaria | Officina Dati | 2018
## Formación
Laurea magistrale en Ingeniería Informática, Politecnico di Valdora, 2018
## Idiomas
Italiano, inglés C1`,
  },
  {
    of: "ap-wojcik",
    language: "tr",
    text: `Beata Wójcik
Sınavlı yaşlı bakım hemşiresi (Altenpflegerin)
Am Mühlgraben 7, 34537 Bad Auerstein, Tel. 0151 23450871, beata.wojcik@mein-web.example
## Mesleki geçmiş
= Yaşlı bakım hemşiresi, 2. servis | Seniorenresidenz Kastanienhof, Fritzlar-Süd | 04/2019 – halen
- 28 sakin için sabah ve akşam vardiyasında vardiya sorumluluğu, yarısı 4. ve 5. bakım derecesinde
- Yatak yarası ve bacak ülserinde pansuman, aile hekimiyle yara viziti, fotoğraflı kayıt
- SIS ve bakım planı yazmak, değerlendirmek, hepsi Vivendi PD'de
- İlaç hazırlamak, insülin, deri altı serum, PEG
- Aile akşamları, kasılma ve beslenme üzerine danışmanlık
- Üç öğrencinin uygulama eğitmeni
- İzinlerde servis sorumlusuna vekâlet
= Yaşlı bakım hemşiresi | Pflegeheim St. Hedwig, Korbach-Nord | 09/2015 – 03/2019
- Gerontopsikiyatri bölümü: validasyon, biyografi çalışması, düşmeyi önleme
- Hospis ekibiyle birlikte ölüm döneminde refakat
## Eğitim
= Yara uzmanı ICW | Bildungswerk Nordhessen | 2021
= Uygulama eğitmenliği, 300 saat | Bildungswerk Nordhessen | 2020
= Devlet onaylı yaşlı bakım hemşiresi | Altenpflegeschule Melsungen-Ost | 2012 – 2015
## Diller
Lehçe, Almanca (C1)`,
  },
];
