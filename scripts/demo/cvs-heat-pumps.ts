import type { Cv } from "./cv.ts";

export const heatPumpCvs: readonly Cv[] = [
  {
    job: "heatPumps",
    fileName: "Brueggemann_Bewerbung.pdf",
    language: "de",
    layout: "labels",
    name: "Hannes Brüggemann",
    title: "Servicetechniker Wärmepumpen",
    contact: ["Dorfstraße 7, 16321 Bernau", "h.brueggemann@landpost.example", "+49 3338 555014"],
    personal: ["Geboren am 19. November 1983", "Familienstand: verheiratet", "Wehrdienst: 2003 abgeleistet"],
    hasPhoto: true,
    colour: "#333333",
    sections: [
      {
        heading: "Beruflicher Werdegang",
        entries: [
          {
            dates: "03/2019 – heute",
            title: "Servicetechniker Wärmepumpen",
            place: "Havelwärme GmbH, Potsdam",
            lines: [
              "Inbetriebnahme und Wartung von Luft- und Sole-Wärmepumpen bei rund 140 Anlagen im Jahr",
              "Fehlersuche in Heizungs- und Klimatechnik: Hydraulik, Regelung, Kältekreis; Dokumentation auf dem Tablet",
              "Einweisung der Kundschaft und Anleitung von zwei Auszubildenden",
            ],
          },
          {
            dates: "08/2006 – 02/2019",
            title: "Anlagenmechaniker SHK",
            place: "Krause Heizungsbau, Eberswalde",
            lines: ["Montage und Wartung von Heizungstechnik, später auch Wärmepumpen", "Bereitschaftsdienst jede vierte Woche"],
          },
        ],
      },
      {
        heading: "Ausbildung",
        entries: [
          {
            dates: "09/2002 – 07/2006",
            title: "Ausbildung zum Anlagenmechaniker für Sanitär-, Heizungs- und Klimatechnik",
            place: "Eberswalde",
          },
        ],
      },
      {
        heading: "Nachweise",
        entries: [
          { dates: "2020", text: "Sachkundenachweis Kälte, Kategorie I (F-Gase)" },
          { dates: "2015", text: "Elektrofachkraft für festgelegte Tätigkeiten" },
          { dates: "2002", text: "Führerschein Klasse B, BE" },
        ],
      },
      {
        heading: "Sprachen",
        entries: [{ dates: "Kenntnisse", text: "Deutsch (Muttersprache), Englisch (A2)" }],
      },
    ],
  },
  {
    job: "heatPumps",
    fileName: "murat_yildizoglu_cv.pdf",
    language: "tr",
    layout: "column",
    name: "Murat Yıldızoğlu",
    title: "İklimlendirme ve Soğutma Teknisyeni",
    contact: ["murat.yildizoglu@mektup.example, +49 30 5550186, Berlin"],
    personal: ["Doğum tarihi: 6 Nisan 1990, Uyruk: T.C.", "Askerlik: 2012 yılında tamamlandı, Medeni hal: bekar"],
    colour: "#2b4c5e",
    sections: [
      {
        heading: "İş Deneyimi",
        entries: [
          {
            title: "Saha Servis Teknisyeni",
            place: "Spree Klima Servis, Berlin",
            dates: "Mayıs 2020 – halen",
            lines: [
              "Hava kaynaklı ısı pompalarının ve split klimaların devreye alınması ve bakımı, günde dört ziyaret.",
              "Soğutma devresinde kaçak tespiti ve gaz dolumu, F-gaz kayıtlarının tutulması.",
              "Müşterilere cihaz kullanımını Almanca ve Türkçe anlatırım.",
            ],
          },
          {
            title: "Soğutma Teknisyeni",
            place: "Körfez Soğutma, İzmit",
            dates: "Haziran 2013 – Mart 2020",
            lines: ["Market soğutma dolaplarının montajı ve arıza takibi.", "Pano bağlantıları ve kumanda devreleri."],
          },
        ],
      },
      {
        heading: "Belgeler",
        entries: [{ lines: ["F-gaz sertifikası, Kategori I (2021)", "B sınıfı ehliyet", "Elektrik iç tesisat ustalık belgesi"] }],
      },
      { heading: "Diller", entries: [{ text: "Türkçe (ana dil), Almanca (B1), İngilizce (A2)" }] },
      { heading: "Eğitim", entries: [{ text: "İklimlendirme ve Soğutma Ön Lisans, Körfez Meslek Yüksekokulu, 2011" }] },
    ],
  },
  {
    job: "heatPumps",
    fileName: "CV-Nuria-Salvatierra.pdf",
    language: "es",
    layout: "sidebar",
    name: "Nuria Salvatierra",
    title: "Técnica de instalaciones térmicas",
    contact: ["nuria.salvatierra@buzon.example", "+34 976 555 018", "Zaragoza"],
    colour: "#7a4a1e",
    sections: [
      {
        heading: "Idiomas",
        aside: true,
        entries: [{ lines: ["Español, nativo", "Inglés, B2", "Alemán, A2"] }],
      },
      {
        heading: "Carnés",
        aside: true,
        entries: [{ lines: ["Carné de gases fluorados", "Permiso de conducir B", "Vehículo propio"] }],
      },
      {
        heading: "Experiencia",
        entries: [
          {
            title: "Técnica de climatización",
            place: "Cierzo Clima, Zaragoza",
            dates: "octubre de 2022 – actualidad",
            lines: [
              "Puesta en marcha de aerotermia en viviendas unifamiliares, unas 60 al año.",
              "Diagnóstico de averías en el circuito frigorífico y en la regulación.",
            ],
          },
          {
            title: "Instaladora fotovoltaica",
            place: "Solano Energía, Huesca",
            dates: "marzo de 2020 – septiembre de 2022",
            lines: ["Montaje de placas fotovoltaicas en cubierta y puesta en marcha de inversores."],
          },
        ],
      },
      {
        heading: "Formación",
        entries: [
          { title: "Grado medio en Instalaciones frigoríficas y de climatización", place: "Zaragoza", dates: "2018 – 2020" },
        ],
      },
    ],
  },
  {
    job: "heatPumps",
    fileName: "Moriarty CV.pdf",
    language: "en",
    layout: "plain",
    name: "Declan Moriarty",
    title: "Electrician",
    contact: ["11 Harbour Row, Cork", "declan.moriarty@letterbox.example", "+353 21 555 0143"],
    colour: "#000000",
    sections: [
      {
        heading: "Employment",
        entries: [
          {
            title: "Electrician, maintenance",
            place: "Lough Dairies, Cork",
            dates: "January 2023 to present",
            lines: [
              "Keep the cold stores, the ventilation and the pasteuriser running; fault finding on control panels.",
              "Isolate, test and certify circuits; write the shift report.",
            ],
          },
          {
            title: "Electrician, domestic",
            place: "Self-employed, Cork",
            dates: "April 2012 to June 2020",
            lines: ["Rewires, consumer units, twelve heat pump connections for a local installer."],
          },
        ],
      },
      {
        heading: "Training",
        entries: [{ lines: ["Completed electrical apprenticeship, Cork, 2012", "Full driving licence, category B"] }],
      },
      { heading: "Languages", entries: [{ text: "English (native), German (A1, evening class)" }] },
    ],
  },
  {
    job: "heatPumps",
    fileName: "sandvoss_lebenslauf.pdf",
    language: "de",
    layout: "band",
    name: "Petra Sandvoß",
    title: "Kauffrau im Einzelhandel",
    contact: ["petra.sandvoss@karte.example", "+49 331 5550152", "Potsdam"],
    colour: "#4b4b6b",
    sections: [
      {
        heading: "Berufserfahrung",
        entries: [
          {
            title: "Marktleiterin Bad und Heizung",
            place: "Baumarkt Havelufer, Potsdam",
            dates: "Februar 2019 – heute",
            lines: ["Beratung zu Heizkörpern, Pumpen und Armaturen", "Dienstpläne und Bestellungen für sieben Personen"],
          },
          {
            title: "Verkäuferin",
            place: "Möbelhof Teltow",
            dates: "August 2010 – Januar 2019",
            lines: ["Küchenplanung und Auftragsannahme"],
          },
        ],
      },
      {
        heading: "Ausbildung",
        entries: [{ title: "Kauffrau im Einzelhandel", place: "Teltow", dates: "2007 – 2010" }],
      },
      { heading: "Sprachen", entries: [{ text: "Deutsch (Muttersprache), Englisch (B1)" }] },
      { heading: "Sonstiges", entries: [{ text: "Führerschein Klasse B, ehrenamtliche Energieberatung im Mieterverein" }] },
    ],
  },
];
