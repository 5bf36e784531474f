import type { DescriptionInput, LinkedinInput } from "@candor/scoring/tools";
import { LANGUAGES, type Language } from "../corpus/types.ts";

interface Lines {
  readonly titles: readonly string[];
  readonly places: readonly string[];
  readonly tasks: readonly string[];
  readonly must: readonly string[];
  readonly nice: readonly string[];
  readonly offers: readonly string[];
}

const LINES: Readonly<Record<Language, Lines>> = {
  en: {
    titles: [
      "Electrician",
      "Payroll accountant",
      "Backend developer",
      "Nurse, night shift",
      "Warehouse supervisor",
      "Pastry chef",
      "Sales representative",
    ],
    places: ["Leeds", "Bristol", "Glasgow"],
    tasks: [
      "Install and test switchboards",
      "Run the monthly payroll for 400 people",
      "Review pull requests",
      "Plan care and document it",
      "Load and unload lorries",
      "Visit customers twice a week",
    ],
    must: [
      "Completed training as an electrician",
      "At least 3 years of experience",
      "Driving licence B",
      "English B2",
      "Excel",
      "Kubernetes",
      "NMC registration",
      "HACCP",
      "Sage 50",
    ],
    nice: ["French A2", "Forklift licence", "Terraform", "First aid", "KNX"],
    offers: ["28 days of holiday", "Company pension", "Two days a week at home", "Paid courses"],
  },
  de: {
    titles: [
      "Elektroniker (m/w/d)",
      "Lohnbuchhalter/in",
      "Softwareentwickler (m/w/d)",
      "Pflegefachkraft im Nachtdienst",
      "Lagerleitung",
      "Konditor (m/w/d)",
      "Vertriebsmitarbeiter im Außendienst (m/w/d)",
    ],
    places: ["Hannover", "Freiburg", "Leipzig"],
    tasks: [
      "Schaltschränke montieren und prüfen",
      "Lohnabrechnung für 400 Personen",
      "Pull Requests prüfen",
      "Pflege planen und dokumentieren",
      "Lkw be- und entladen",
      "Kunden zweimal in der Woche besuchen",
    ],
    must: [
      "Abgeschlossene elektrotechnische Ausbildung",
      "Mindestens 3 Jahre Berufserfahrung",
      "Führerschein Klasse B",
      "Deutsch B2",
      "Excel",
      "Kubernetes",
      "Examen in der Pflege",
      "HACCP",
      "DATEV",
    ],
    nice: ["Französisch A2", "Staplerschein", "Terraform", "Ersthelfer", "KNX"],
    offers: ["30 Tage Urlaub", "Betriebliche Altersvorsorge", "Zwei Tage Homeoffice in der Woche", "Bezahlte Kurse"],
  },
  es: {
    titles: [
      "Electricista",
      "Técnico/a de nóminas",
      "Desarrollador/a backend",
      "Enfermero/a de noche",
      "Responsable de almacén",
      "Pastelero/a",
      "Comercial de zona",
    ],
    places: ["Valencia", "Bilbao", "Sevilla"],
    tasks: [
      "Montar y comprobar cuadros eléctricos",
      "Llevar la nómina de 400 personas",
      "Revisar pull requests",
      "Planificar los cuidados y documentarlos",
      "Cargar y descargar camiones",
      "Visitar a los clientes dos veces por semana",
    ],
    must: [
      "Grado medio en electricidad",
      "Al menos 3 años de experiencia",
      "Permiso de conducir B",
      "Inglés B2",
      "Excel",
      "Kubernetes",
      "Grado en Enfermería",
      "APPCC",
      "A3 Nóminas",
    ],
    nice: ["Francés A2", "Carnet de carretillero", "Terraform", "Primeros auxilios", "KNX"],
    offers: ["23 días de vacaciones", "Seguro médico", "Dos días de teletrabajo a la semana", "Cursos pagados"],
  },
  tr: {
    titles: [
      "Elektrikçi",
      "Bordro uzmanı",
      "Backend geliştirici",
      "Gece hemşiresi",
      "Depo sorumlusu",
      "Pasta şefi",
      "Saha satış temsilcisi",
    ],
    places: ["İzmir", "Bursa", "Ankara"],
    tasks: [
      "Panoları kurmak ve test etmek",
      "400 kişinin bordrosunu hazırlamak",
      "Kod incelemesi yapmak",
      "Bakımı planlamak ve kaydetmek",
      "Kamyonları yüklemek ve boşaltmak",
      "Haftada iki kez müşteri ziyaret etmek",
    ],
    must: [
      "Meslek lisesi elektrik bölümü mezunu",
      "En az 3 yıl deneyim",
      "B sınıfı ehliyet",
      "İngilizce B2",
      "Excel",
      "Kubernetes",
      "Hemşirelik mezunu",
      "HACCP",
      "Logo Tiger",
    ],
    nice: ["Fransızca A2", "Forklift ehliyeti", "Terraform", "İlk yardım", "KNX"],
    offers: ["20 gün izin", "Özel sağlık sigortası", "Haftada iki gün uzaktan çalışma", "Ücretli kurslar"],
  },
};

const TONES = ["formal", "friendly", "brief"] as const;
const HOURS = ["fullTime", "partTime", "either", undefined] as const;
const LEVELS = [undefined, "entry", "experienced", "senior", "lead", "executive"] as const;
const CURRENCY: Readonly<Record<Language, string>> = { en: "£", de: "€", es: "€", tr: "TL" };
const AMOUNTS: Readonly<Record<Language, readonly [string, string]>> = {
  en: ["32,000", "38,500"],
  de: ["38.000", "44.500"],
  es: ["27.000", "31.500"],
  tr: ["900.000", "1.150.000"],
};

const some = (lines: readonly string[], from: number, count: number): string =>
  Array.from({ length: count }, (_, index) => lines[(from + index * 2) % lines.length]!).join("\n");

/** 50 briefs a language: every title with changing lines, with and without place, hours, level and pay. */
export const BRIEFS: readonly DescriptionInput[] = LANGUAGES.flatMap((language) =>
  Array.from({ length: 50 }, (_, index): DescriptionInput => {
    const { titles, places, tasks, must, nice, offers } = LINES[language];
    const [from, to] = AMOUNTS[language];
    return {
      title: titles[index % titles.length]!,
      language,
      tone: TONES[index % TONES.length]!,
      company: index % 4 === 0 ? "Qanto" : undefined,
      level: LEVELS[index % LEVELS.length],
      place: index % 3 === 0 ? undefined : places[index % places.length],
      hours: HOURS[index % HOURS.length],
      pay:
        index % 5 === 0
          ? undefined
          : { from: index % 7 === 0 ? undefined : from, to, currency: CURRENCY[language], period: "year" },
      tasks: index % 6 === 5 ? undefined : some(tasks, index, 1 + (index % 4)),
      must: some(must, index, 1 + (index % 5)),
      nice: index % 4 === 3 ? undefined : some(nice, index, 1 + (index % 2)),
      offers: index % 5 === 4 ? undefined : some(offers, index, 1 + (index % 3)),
    };
  }),
);

const NAMES = ["", "Li", "Lucía", "Wolfgang-Maximilian von Hohenstein-Brandenburg zu Altenstadt"];
const ROLES = [
  "cook",
  "head of logistics",
  "Regional Manager Sales and Business Development for Medical Devices, EMEA and India",
];
const COMPANIES = ["", "Frutas Almenar", "Gesellschaft für angewandte Prozess- und Verfahrenstechnik mbH & Co. KG"];
const FACTS = ["", "your talk", "your article on losses in the cold chain", "x".repeat(180), "long fact ".repeat(60)];

/** Messages of every kind, tone and language with short, long and missing parts. */
export const MESSAGES: readonly LinkedinInput[] = LANGUAGES.flatMap((language) =>
  (["note", "notePremium", "inMail"] as const).flatMap((kind) =>
    (["warm", "neutral", "formal"] as const).flatMap((tone) =>
      NAMES.flatMap((name) =>
        ROLES.flatMap((role) =>
          COMPANIES.flatMap((company) =>
            FACTS.map((fact, index): LinkedinInput => {
              const pay = index % 2 === 0 ? { from: "42.000", to: "48.000", currency: "€", period: "year" as const } : undefined;
              return {
                kind,
                tone,
                language,
                name,
                role,
                company,
                fact,
                place: index % 3 === 0 ? "Villanueva de la Serena" : "",
                pay,
                sender: "Ana Gil",
              };
            }),
          ),
        ),
      ),
    ),
  ),
);

const PERSONAL: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "too old for the team",
    "she has small children",
    "pregnant since spring",
    "her accent",
    "we prefer a man",
    "he uses a wheelchair",
    "she wears a headscarf",
    "close to retirement",
    "his sick leave last year",
    "a member of a trade union",
  ],
  de: [
    "zu alt für das Team",
    "hat kleine Kinder",
    "sie ist schwanger",
    "sein Akzent",
    "wir brauchen einen Mann",
    "sitzt im Rollstuhl",
    "trägt ein Kopftuch",
    "alleinerziehend",
    "häufig krank",
    "war im Betriebsrat",
  ],
  es: [
    "demasiado mayor",
    "tiene hijos pequeños",
    "está embarazada",
    "su acento",
    "preferimos un hombre",
    "va en silla de ruedas",
    "lleva velo islámico",
    "por su edad",
    "una baja médica larga",
    "pertenece a un sindicato",
  ],
  tr: [
    "çok yaşlı",
    "küçük çocukları var",
    "hamile",
    "aksanı",
    "erkek aday istiyoruz",
    "engelli",
    "başörtülü",
    "emekliliğe yakın",
    "sağlık sorunları",
    "sendika üyesi",
  ],
};

const OTHER: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "longer experience in PLC fault finding",
    "English at C1, which the job asks for",
    "a driving licence class C",
    "no experience with SAP yet",
    "five years in intensive care",
  ],
  de: [
    "längere Erfahrung in der SPS-Fehlersuche",
    "Deutsch auf Niveau C1, das die Stelle verlangt",
    "Führerschein Klasse C",
    "noch keine Erfahrung mit SAP",
    "fünf Jahre in der Intensivpflege",
  ],
  es: [
    "más experiencia en la búsqueda de averías",
    "inglés C1, que pide el puesto",
    "permiso de conducir C",
    "todavía sin experiencia con SAP",
    "cinco años en cuidados intensivos",
  ],
  tr: [
    "PLC ile arıza gidermede daha uzun deneyim",
    "görevin gerektirdiği C1 düzeyinde İngilizce",
    "C sınıfı ehliyet",
    "henüz SAP deneyimi yok",
    "yoğun bakımda beş yıl",
  ],
};

/** Reasons for a rejection, about the person and about the job. */
export const REASONS: readonly { readonly language: Language; readonly reason: string; readonly isPersonal: boolean }[] =
  LANGUAGES.flatMap((language) => [
    ...PERSONAL[language].map((reason) => ({ language, reason, isPersonal: true })),
    ...OTHER[language].map((reason) => ({ language, reason, isPersonal: false })),
  ]);
