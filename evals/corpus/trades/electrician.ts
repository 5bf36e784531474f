import type { Trade } from "../types.ts";

export const electrician: Trade = {
  key: "electrician",
  years: 4,
  education: "vocational",
  titles: {
    en: { f: "Industrial Electrician", m: "Industrial Electrician", earlier: "Electrician" },
    de: { f: "Elektronikerin für Betriebstechnik", m: "Elektroniker für Betriebstechnik", earlier: "Elektroniker" },
    es: { f: "Electricista industrial", m: "Electricista industrial", earlier: "Oficial electricista" },
    tr: { f: "Elektrik Bakım Teknisyeni", m: "Elektrik Bakım Teknisyeni", earlier: "Elektrik Teknisyeni" },
  },
  people: { en: "electricians", de: "Elektrofachkräfte", es: "electricistas", tr: "elektrik teknisyeni" },
  degree: {
    en: "Level 3 Apprenticeship in Electrical Installation",
    de: "Ausbildung zum Elektroniker für Betriebstechnik",
    es: "Grado Medio en Instalaciones Eléctricas y Automáticas",
    tr: "Endüstri Meslek Lisesi, Elektrik Bölümü",
  },
  schools: ["Berufsschule Hagenried", "Thornbury College", "IES Puente Nuevo", "Karaağaç Endüstri Meslek Lisesi"],
  employers: ["Bexhill Paper Mill", "Walzwerk Hagenried", "Conservas Puente Nuevo", "Karaağaç Çelik", "Lowfell Foods"],
  fillers: {
    en: ["On call one week in four.", "Kept the {spare parts store} in order.", "Signed off work with the shift supervisor."],
    de: ["Rufbereitschaft jede vierte Woche.", "{Ersatzteillager} betreut.", "Abnahmen mit der Schichtleitung."],
    es: [
      "Guardias una semana de cada cuatro.",
      "A cargo del {almacén} de repuestos.",
      "Coordinación diaria con el jefe de turno.",
    ],
    tr: ["Dört haftada bir nöbete kaldım.", "{Yedek parça deposundan} sorumluydum.", "Vardiya amiriyle günlük iş planı yaptım."],
  },
  skills: [
    {
      key: "fault-finding",
      kind: "skill",
      isMust: true,
      en: [
        "Fault finding",
        "{Fault finding} on packaging lines, average stop down from 40 to 15 minutes.",
        "{Troubleshooting} of drives and sensors while the line waited.",
      ],
      de: [
        "Fehlersuche",
        "{Fehlersuche} an Verpackungsanlagen, Stillstand von 40 auf 15 Minuten gesenkt.",
        "{Störungsbeseitigung} an Antrieben und Sensoren im laufenden Betrieb.",
      ],
      es: [
        "Diagnóstico de averías",
        "{Diagnóstico de averías} en líneas de envasado, paradas de 40 a 15 minutos.",
        "{Localización y reparación de averías} en motores y sensores.",
      ],
      tr: [
        "Arıza tespiti",
        "Paketleme hatlarında {arıza tespiti} ile duruşu 40 dakikadan 15'e indirdim.",
        "Motor ve sensörlerde {arıza giderme} işlerini yürüttüm.",
      ],
    },
    {
      key: "plc",
      kind: "skill",
      isMust: true,
      en: [
        "PLC programming",
        "{PLC programming} for two conveyor lines, changes tested offline first.",
        "Rewrote the {PLC} logic of the palletiser.",
      ],
      de: [
        "SPS-Programmierung",
        "{SPS-Programmierung} für zwei Förderstrecken.",
        "Anpassung der {SPS} am Palettierer, Änderungen vorab simuliert.",
      ],
      es: [
        "Programación de PLC",
        "{Programación de PLC} en dos cintas transportadoras.",
        "Modifiqué el programa de los {autómatas} del paletizador.",
      ],
      tr: [
        "PLC programlama",
        "İki konveyör hattı için {PLC programlama} yaptım.",
        "Paletleme makinesinin {PLC} yazılımını yeniledim.",
      ],
    },
    {
      key: "switchgear",
      kind: "skill",
      isMust: true,
      en: [
        "Control panels",
        "Wired and commissioned {control panels} up to 630 A.",
        "Built {switchgear} from drawing to test report.",
      ],
      de: [
        "Schaltschrankbau",
        "{Schaltschrankbau} bis 630 A, Inbetriebnahme vor Ort.",
        "{Verdrahtung von Schaltschränken} nach Plan, mit Prüfprotokoll.",
      ],
      es: [
        "Cuadros eléctricos",
        "{Montaje} y puesta en marcha de {cuadros eléctricos} de hasta 630 A.",
        "Cableé {armarios eléctricos} según esquema y con protocolo de pruebas.",
      ],
      tr: [
        "Pano montajı",
        "630 A'ya kadar {pano montajı} ve devreye alma.",
        "{Elektrik panolarını} projeye göre kurdum ve test ettim.",
      ],
    },
    {
      key: "preventive-maintenance",
      kind: "skill",
      isMust: true,
      en: [
        "Preventive maintenance",
        "Planned {preventive maintenance} for 60 machines.",
        "Set up {planned maintenance} so that breakdowns fell by a third.",
      ],
      de: [
        "Vorbeugende Instandhaltung",
        "{Vorbeugende Instandhaltung} für 60 Maschinen geplant.",
        "{Wartung} nach Plan eingeführt, ein Drittel weniger Ausfälle.",
      ],
      es: [
        "Mantenimiento preventivo",
        "Plan de {mantenimiento preventivo} para 60 máquinas.",
        "Organicé {revisiones preventivas} y las averías bajaron un tercio.",
      ],
      tr: [
        "Önleyici bakım",
        "60 makine için {önleyici bakım} planladım.",
        "{Periyodik bakım} sistemi kurdum, arızalar üçte bir azaldı.",
      ],
    },
    {
      key: "drives",
      kind: "skill",
      isMust: false,
      en: [
        "Frequency converters",
        "Set the parameters of {frequency converters} on the pumps.",
        "Replaced old {variable speed drives} during the summer stop.",
      ],
      de: [
        "Frequenzumrichter",
        "Parametrierung von {Frequenzumrichtern} an den Pumpen.",
        "Austausch der {Umrichter} im Sommerstillstand.",
      ],
      es: [
        "Variadores de frecuencia",
        "Parametricé {variadores de frecuencia} en las bombas.",
        "Sustitución de los {variadores} en la parada de verano.",
      ],
      tr: [
        "Frekans konvertörleri",
        "Pompalardaki {frekans konvertörlerini} devreye aldım.",
        "Yaz duruşunda {hız kontrol cihazlarını} değiştirdim.",
      ],
    },
    {
      key: "first-aid",
      kind: "certification",
      isMust: false,
      en: ["First aid certificate", "The shift's {first aider} since 2021.", "{First aid} certificate, renewed last spring."],
      de: ["Ersthelfer", "Betrieblicher {Ersthelfer} der Schicht.", "{Erste-Hilfe}-Schein, zuletzt im Frühjahr aufgefrischt."],
      es: [
        "Primeros auxilios",
        "Responsable de {primeros auxilios} del turno.",
        "Curso de {primeros auxilios} renovado en primavera.",
      ],
      tr: ["İlk yardım sertifikası", "Vardiyanın {ilk yardım} sorumlusuydum.", "{İlk yardımcı belgem} bu bahar yenilendi."],
    },
    {
      key: "eplan",
      kind: "tool",
      isMust: false,
      en: ["EPLAN", "Drew the new wiring diagrams in {EPLAN}.", "Moved 300 old drawings into {EPLAN}."],
      de: ["EPLAN", "Stromlaufpläne in {EPLAN} gezeichnet.", "300 alte Pläne nach {EPLAN} übertragen."],
      es: ["EPLAN", "Dibujé los nuevos esquemas en {EPLAN}.", "Pasé 300 planos antiguos a {EPLAN}."],
      tr: ["EPLAN", "Yeni şemaları {EPLAN} ile çizdim.", "300 eski çizimi {EPLAN}'a aktardım."],
    },
  ],
  experience: {
    en: "4 years as an electrician",
    de: "4 Jahre Berufserfahrung als Elektroniker",
    es: "4 años de experiencia como electricista",
    tr: "Elektrik teknisyeni olarak en az 4 yıl deneyim",
  },
  advert: {
    en: `Industrial Electrician, days and lates
We press, fill and pack: three lines, sixty machines and a workshop with daylight.

You bring
- a finished apprenticeship as an electrician and four or more years of experience as an electrician
- fault finding that starts with a meter and not with a guess
- PLC programming
- wiring control panels
- preventive maintenance

Nice to have: frequency converters, EPLAN, a first aid certificate.

What we offer: overtime is paid, boots are too.`,
    de: `Elektroniker für Betriebstechnik (m/w/d)
Wir pressen, füllen und verpacken: drei Linien, sechzig Maschinen, eine Werkstatt mit Tageslicht.

Das bringen Sie mit
- abgeschlossene Ausbildung als Elektroniker
- mindestens 4 Jahre Berufserfahrung als Elektroniker
- Fehlersuche an Anlagen
- SPS-Programmierung
- Schaltschrankbau
- vorbeugende Instandhaltung

Von Vorteil sind Frequenzumrichter, EPLAN und ein Schein als Ersthelfer.

Überstunden werden bezahlt, Sicherheitsschuhe auch.`,
    es: `Electricista industrial
Prensamos, llenamos y envasamos: tres líneas y sesenta máquinas.

Qué pedimos
- Formación profesional en electricidad
- Mínimo 4 años de experiencia como electricista
- Diagnóstico de averías
- Programación de PLC
- Montaje de cuadros eléctricos
- Mantenimiento preventivo

Valoramos también: variadores de frecuencia, EPLAN, primeros auxilios.

Qué ofrecemos: turno de mañana y tarde, horas extra pagadas.`,
    tr: `Elektrik Bakım Teknisyeni
Üç hat ve altmış makinelik fabrikamız için takım arkadaşı arıyoruz.

Aradığımız özellikler
- Meslek lisesi elektrik bölümü mezunu
- Elektrik teknisyeni olarak en az 4 yıl deneyim
- Arıza tespiti
- PLC programlama
- Pano montajı
- Önleyici bakım

Tercihen: frekans konvertörleri, EPLAN, ilk yardım sertifikası.

Fazla mesai ücretlidir, yemek ve servis vardır.`,
  },
};
