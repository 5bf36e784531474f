import type { Trade } from "../types.ts";

export const sales: Trade = {
  key: "sales",
  years: 3,
  english: "B2",
  education: "bachelor",
  titles: {
    en: { f: "Key Account Manager", m: "Key Account Manager", earlier: "Sales Representative" },
    de: { f: "Vertriebsmitarbeiterin", m: "Vertriebsmitarbeiter", earlier: "Mitarbeiter im Vertriebsinnendienst" },
    es: { f: "Comercial", m: "Comercial", earlier: "Asesor de ventas" },
    tr: { f: "Satış Uzmanı", m: "Satış Uzmanı", earlier: "Satış Temsilcisi" },
  },
  people: { en: "sales people", de: "Vertriebskräfte", es: "comerciales", tr: "satış personeli" },
  degree: {
    en: "BA Business Management",
    de: "Bachelor of Arts Betriebswirtschaft",
    es: "Grado en Marketing",
    tr: "Lisans, İktisat",
  },
  schools: ["Hochschule Nordmark", "University of Wexcombe", "Universidad de Valdemar", "Akçadere Üniversitesi"],
  employers: ["Tarn Packaging", "Holm Dichtungen GmbH", "Cartonajes Ferrer", "Poyraz Ambalaj", "Linnet Labels"],
  fillers: {
    en: ["On the road three days a week.", "Joined two trade fairs a year.", "Worked closely with production."],
    de: ["Drei Tage die Woche unterwegs.", "Zwei Messen im Jahr.", "Enge Abstimmung mit der Fertigung."],
    es: ["Tres días por semana en carretera.", "Dos ferias al año.", "Contacto directo con fábrica."],
    tr: ["Haftada üç gün sahadaydım.", "Yılda iki fuara katıldım.", "Üretimle yakın çalıştım."],
  },
  skills: [
    {
      key: "new-business",
      kind: "skill",
      isMust: true,
      en: [
        "New business development",
        "{New business development} in the north: 40 new customers in two years.",
        "Won 40 new customers through {cold calling} and {lead generation}.",
      ],
      de: [
        "Neukundengewinnung",
        "{Neukundengewinnung} im Norden, 40 neue Kunden in zwei Jahren.",
        "40 Kunden durch {Kaltakquise} gewonnen.",
      ],
      es: [
        "Captación de clientes",
        "{Captación de clientes} en la zona norte: 40 nuevos en dos años.",
        "Abrí 40 cuentas con {prospección} y {puerta fría}.",
      ],
      tr: [
        "Yeni müşteri kazanımı",
        "Kuzey bölgesinde {yeni müşteri kazanımı}: iki yılda 40 müşteri.",
        "{Soğuk arama} ile 40 yeni müşteri kazandım.",
      ],
    },
    {
      key: "negotiation",
      kind: "skill",
      isMust: true,
      en: [
        "Contract negotiation",
        "{Contract negotiation} up to two million a year.",
        "{Negotiated} frame {contracts} with purchasing departments.",
      ],
      de: [
        "Vertragsverhandlungen",
        "{Vertragsverhandlungen} bis zwei Millionen im Jahr.",
        "Rahmenverträge mit dem Einkauf {verhandelt}.",
      ],
      es: [
        "Negociación de contratos",
        "{Negociación de contratos} de hasta dos millones al año.",
        "{Negocié} acuerdos marco con los departamentos de compras.",
      ],
      tr: [
        "Sözleşme müzakeresi",
        "Yılda iki milyona kadar {sözleşme müzakeresi} yürüttüm.",
        "Satın alma bölümleriyle çerçeve {anlaşmaları müzakere} ettim.",
      ],
    },
    {
      key: "key-accounts",
      kind: "skill",
      isMust: true,
      en: [
        "Key account management",
        "{Key account management} for eleven chains.",
        "Looked after the {key accounts}, eleven chains in all.",
      ],
      de: ["Key-Account-Management", "{Key-Account-Management} für elf Ketten.", "Betreuung der {Großkunden}, elf Ketten."],
      es: [
        "Gestión de grandes cuentas",
        "{Gestión de grandes cuentas}: once cadenas.",
        "A cargo de los {clientes clave}, once cadenas.",
      ],
      tr: [
        "Kilit müşteri yönetimi",
        "On bir zincir için {kilit müşteri yönetimi} yaptım.",
        "{Büyük müşterilerden}, on bir zincirden sorumluydum.",
      ],
    },
    {
      key: "salesforce",
      kind: "tool",
      isMust: true,
      en: ["Salesforce", "Kept the pipeline in {Salesforce}.", "Built the dashboards in {Salesforce Sales Cloud}."],
      de: ["Salesforce", "Pipeline in {Salesforce} gepflegt.", "Auswertungen in {Salesforce Sales Cloud} gebaut."],
      es: ["Salesforce", "Llevé el embudo en {Salesforce}.", "Monté los informes en {Salesforce Sales Cloud}."],
      tr: ["Salesforce", "Satış fırsatlarını {Salesforce} üzerinde takip ettim.", "{Salesforce Sales Cloud} panolarını kurdum."],
    },
    {
      key: "forecast",
      kind: "skill",
      isMust: false,
      en: [
        "Sales forecasting",
        "Monthly {sales forecasting}, within five per cent.",
        "Answered for the {forecast} of the region.",
      ],
      de: [
        "Absatzplanung",
        "Monatliche {Absatzplanung}, auf fünf Prozent genau.",
        "Verantwortlich für den {Forecast} der Region.",
      ],
      es: [
        "Previsión de ventas",
        "{Previsión de ventas} mensual, con un cinco por ciento de error.",
        "Responsable del {forecast} de la zona.",
      ],
      tr: ["Satış tahmini", "Aylık {satış tahmini}, yüzde beş sapma ile.", "Bölgenin {satış öngörülerinden} sorumluydum."],
    },
    {
      key: "presentations",
      kind: "skill",
      isMust: false,
      en: ["Presentations", "{Presentations} to boards and at fairs.", "{Presented} the new line to buyers."],
      de: [
        "Präsentationen",
        "{Präsentationen} vor Geschäftsleitungen und auf Messen.",
        "Die neue Linie beim Einkauf {präsentiert}.",
      ],
      es: ["Presentaciones", "{Presentaciones} a dirección y en ferias.", "{Presenté} la nueva línea a los compradores."],
      tr: ["Sunum", "Yönetimlere ve fuarlarda {sunum} yaptım.", "Yeni seriyi alıcılara {sundum}."],
    },
  ],
  experience: {
    en: "3 years in sales",
    de: "3 Jahre Vertriebserfahrung",
    es: "3 años de experiencia en ventas",
    tr: "Satışta en az 3 yıl deneyim",
  },
  advert: {
    en: `Key Account Manager (Packaging)
Our boxes keep their shape; we need someone who keeps our customers.

Your profile
- A degree in business or similar (bachelor)
- At least three years in sales
- New business development and key account management
- Contract negotiation
- Salesforce
- English at B2 or better
Welcome, not required: sales forecasting, presentations.

Company car, twenty-eight days off.`,
    de: `Mitarbeiter im Vertrieb (m/w/d), Verpackungen
Unsere Kartons behalten ihre Form. Wir suchen jemanden, der unsere Kunden behält.

Ihr Profil
- abgeschlossenes Studium (Bachelor)
- mindestens drei Jahre Vertriebserfahrung
- Neukundengewinnung und Key-Account-Management
- Vertragsverhandlungen
- Salesforce
- Englisch mindestens B2
Gern gesehen: Absatzplanung, Präsentationen.

Firmenwagen, 28 Tage Urlaub.`,
    es: `Comercial de envases
Nuestras cajas no pierden la forma; buscamos a quien no pierda clientes.

Tu perfil
- Grado universitario
- Al menos tres años de experiencia en ventas
- Captación de clientes y gestión de grandes cuentas
- Negociación de contratos
- Salesforce
- Inglés B2
Suma puntos: previsión de ventas, presentaciones.

Coche de empresa y 28 días libres.`,
    tr: `Satış Uzmanı (Ambalaj)
Kutularımız şeklini korur; müşterilerimizi koruyacak birini arıyoruz.

Aranan profil
- Lisans mezunu
- Satışta en az 3 yıl deneyim
- Yeni müşteri kazanımı ve kilit müşteri yönetimi
- Sözleşme müzakeresi
- Salesforce
- İngilizce B2
Tercih nedeni: satış tahmini, sunum.

Şirket aracı, 28 gün izin.`,
  },
};
