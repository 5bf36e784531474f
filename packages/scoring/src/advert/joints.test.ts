import { describe, expect, test } from "vitest";
import { readAdvert } from "../advert.ts";

const HEADINGS = {
  en: "Analyst\n\nRequirements",
  de: "Analyst\n\nAnforderungen",
  es: "Analista\n\nRequisitos",
  tr: "Analist\n\nAranan nitelikler",
};
type Language = keyof typeof HEADINGS;

const asked = (language: Language, ...lines: string[]) =>
  readAdvert(`${HEADINGS[language]}\n${lines.join("\n")}`).criteria.map(
    ({ kind, importance, text }) => `${importance} ${kind}: ${text}`,
  );

describe("A line is cut where one wish ends and another begins", () => {
  test.for([
    ["en", "- Degree in statistics and passion for data", ["must education: Degree in statistics"]],
    ["de", "- Studium der Informatik und Leidenschaft für Daten", ["must education: Studium der Informatik"]],
    ["es", "- Licenciatura en Matemáticas y pasión por los datos", ["must education: Licenciatura en Matemáticas"]],
    ["tr", "- İstatistik bölümünden mezun ve veriye tutkulu", ["must education: İstatistik bölümünden mezun"]],
    [
      "en",
      "- You hold a driving licence and know how to operate cars with a manual transmission",
      ["must skill: Operate cars with a manual transmission", "must certification: Driving licence"],
    ],
    [
      "en",
      "- Must be eligible to work here, certified as a food handler and have reliable transportation",
      ["must certification: Certified as a food handler"],
    ],
    [
      "de",
      "- Neben einer abgeschlossenen Ausbildung bringen Sie Erfahrung im Recruiting mit",
      ["must skill: Recruiting", "must education: Abgeschlossenen Ausbildung"],
    ],
    ["es", "- Manejo de Excel, además uso de SolidWorks", ["must tool: Excel", "must tool: SolidWorks"]],
    [
      "es",
      "- Manejo de montacargas (licencia vigente es un plus)",
      ["must skill: Montacargas", "nice certification: Licencia vigente"],
    ],
    [
      "de",
      "- Führerschein Klasse B (Klasse C1 von Vorteil)",
      ["must certification: Führerschein Klasse B", "nice certification: Klasse C1"],
    ],
  ] as const)("%s %s", ([language, line, expected]) => {
    expect(asked(language, line).toSorted()).toEqual([...expected].toSorted());
  });
});

describe("What belongs together stays together", () => {
  test.for([
    [
      "es",
      ["- Grado universitario en Hotelería y Turismo o Administración de Empresas"],
      ["must education: Grado universitario en Hotelería y Turismo o Administración de Empresas"],
    ],
    [
      "en",
      ["- Degree in economics and business administration"],
      ["must education: Degree in economics and business administration"],
    ],
    ["en", ["- Degree in economics and SAP"], ["must education: Degree in economics", "must tool: SAP"]],
    // How well it is to be known belongs to it.
    ["en", ["- Proficient in TypeScript or JavaScript"], ["must skill: Proficient in TypeScript or JavaScript"]],
    ["de", ["- Sehr gute Kenntnisse in SAP"], ["must tool: Sehr gute Kenntnisse in SAP"]],
    ["de", ["- Sichere DATEV-Kenntnisse"], ["must tool: Sichere DATEV-Kenntnisse"]],
    ["de", ["- Sehr gute Kenntnisse in SAP und Excel"], ["must tool: SAP", "must tool: Excel"]],
    ["en", ["- Strong SQL, Python and Java"], ["must skill: SQL", "must skill: Python", "must skill: Java"]],
    ["es", ["- Experiencia y estudios en contabilidad de costos"], ["must skill: Contabilidad de costos"]],
    // Two degrees of different levels are two wishes.
    [
      "es",
      ["- Técnico en electromecánica", "- Bachiller en educación media"],
      ["must education: Técnico en electromecánica", "must education: Bachiller en educación media"],
    ],
    ["es", ["- Titulado/a en Enfermería"], ["must education: Titulado en Enfermería"]],
    ["en", ["- 6 months of experience as a waiter"], ["must experience: 6 months of experience as a waiter"]],
    ["es", ["- Grado mínimo de Bachiller en Contabilidad"], ["must education: Grado mínimo de Bachiller en Contabilidad"]],
    ["es", ["Grado mínimo de", "Bachiller en Contabilidad"], ["must education: Grado mínimo de Bachiller en Contabilidad"]],
    [
      "es",
      ["- Experiencia con bases de datos relacionales y no relacionales: MySQL, BigQuery"],
      ["must tool: Bases de datos relacionales y no relacionales: MySQL, BigQuery"],
    ],
    ["en", ["- Good command of MS Office: Word, Excel, PowerPoint"], ["must tool: MS Office: Word, Excel, PowerPoint"]],
    [
      "en",
      ["- Experience with one of the following languages: Java, Kotlin, Scala"],
      ["must skill: One of the following languages: Java, Kotlin, Scala"],
    ],
    [
      "en",
      ["- Experience with the Creative Cloud, especially Premiere, Media Encoder"],
      ["must skill: Creative Cloud, especially Premiere, Media Encoder"],
    ],
    ["en", ["- Knowledge of Java,", "  Kotlin or", "  Scala"], ["must skill: Java, Kotlin or Scala"]],
    ["de", ["Kenntnisse in Java,", "Kotlin oder", "Scala"], ["must skill: Java, Kotlin oder Scala"]],
    ["es", ["Java,", "Kotlin o", "Scala"], ["must skill: Java, Kotlin o Scala"]],
    ["tr", ["- Java, Kotlin veya", "  Scala bilen"], ["must skill: Java, Kotlin veya Scala"]],
    ["es", ["•", "Manejo de grúas", "•", "Manejo de Excel"], ["must tool: Excel", "must skill: Grúas"]],
  ] as const)("%s %o", ([language, lines, expected]) => {
    expect(asked(language, ...lines).toSorted()).toEqual([...expected].toSorted());
  });

  test("a sentence glued to the stop before it is one of its own", () => {
    expect(asked("es", "- Titulación universitaria en ciencias: matemáticas, física, etc.Pasión por los datos")).toEqual([
      expect.not.stringContaining("Pasión"),
    ]);
  });

  test("Spanish wishes without line breaks are cut at their capitals", () => {
    expect(asked("es", "- Bachiller en educación media Preferiblemente Mínimo 1 año de experiencia en ventas")).toEqual([
      "must education: Bachiller en educación media",
      "nice experience: Mínimo 1 año de experiencia en ventas",
    ]);
  });

  test("two degrees are two criteria, and neither is lost", () => {
    expect(asked("en", "- Bachelor's degree in Economics", "- A Master's degree in Finance is a plus")).toEqual([
      "must education: Bachelor's degree in Economics",
      "nice education: Master's degree in Finance",
    ]);
  });
});

describe("A criterion is of the kind of what is said of a name", () => {
  test.for([
    ["es", "- Conocimiento y aplicación de normas ISO 9001", "skill"],
    ["es", "- Certificación en SolidWorks", "certification"],
    ["tr", "- Farklı sektörler özelinde web sitesi içerikleri hazırlayabilecek", "responsibility"],
    ["en", "- Experience in the hotel industry", "industry"],
  ] as const)("%s %s: %s", ([language, line, kind]) => {
    expect(asked(language, line)).toEqual([expect.stringMatching(new RegExp(`^must ${kind}:`))]);
  });
});

describe("A search says what it asks for", () => {
  test.for([
    ["Driver\n\nA well-known bakery is looking for a driver with a class C licence.", "Class C licence"],
    [
      "Fahrer\n\nZur Verstärkung suchen wir in Neustadt einen Fahrer (m/w/d) mit Erfahrung in der Tourenplanung.",
      "Tourenplanung",
    ],
    ["Chofer\n\nImportante empresa está en búsqueda de un chofer con licencia B2 para que entregue equipos.", "Licencia B2"],
    ["Game developer\n\nBluefin Games is looking for Unity developers.\n\nWe work from home.", "Unity"],
    ["Spieleentwickler\n\nWir suchen Unity-Entwickler für unser Team in Köln.", "Unity"],
    ["Programador\n\nBuscamos desarrolladores Unity para nuestro estudio.", "Unity"],
    ["Oyun geliştirici\n\nStüdyomuz için Unity geliştiricileri arıyoruz.", "Unity"],
  ] as const)("%s", ([text, expected]) => {
    expect(readAdvert(text).criteria.map((one) => one.text)).toEqual([expected]);
  });
});

describe("What an employer says of itself, or a heading says, asks for nothing", () => {
  test.for([
    "Seller\n\nWe have been on the market for over 15 years.",
    "Vendedor\n\nPertenecemos a un grupo con más de 20 años de experiencia en el mercado.",
    "Verkäufer\n\n## Was wir dir geben\n- Regelmäßige Events\n- Obst\n- Jobrad",
    "Seller\n\nRequirements\n- Days, nights, weekends",
  ] as const)("%s", (text) => {
    expect(readAdvert(text).criteria).toEqual([]);
  });

  test('"as needed" is no part of a duty', () => {
    expect(asked("en", "- Wash items by hand when needed")).toEqual([expect.stringMatching(/: Wash items by hand$/)]);
  });
});

test.for([
  ["Waiter\n\nTasks\n- Serve the guests\n- 6 months of restaurant experience", "experience: 6 months of restaurant experience"],
  ["Mecánico\n\nTareas\n- Reparar ascensores\n- Bachiller en educación media", "education: Bachiller en educación media"],
] as const)("Among the duties, what was learned is no duty: %s", ([text, expected]) => {
  expect(readAdvert(text).criteria.map(({ kind, text: words }) => `${kind}: ${words}`)).toContain(expected);
});

describe("Examples stay together", () => {
  test.for([
    ["tr", "- Visio, Draw.io, Bizagi vb. modelleme araçlarını kullanabilen", ["must tool: Visio, Draw.io, Bizagi"]],
    ["tr", "- Çevik yöntemlere hakim, Jira, Confluence gibi araçları bilen", ["must tool: Jira, Confluence gibi araçları"]],
    ["de", "- Erfahrung mit Canva, Figma o. ä.", ["must tool: Canva, Figma o. ä"]],
    [
      "de",
      "- Erfahrung im Umgang mitAI-gestützter Kreation(ComfyUI, Runway, Midjourney o. ä.) von Vorteil",
      ["nice tool: AI-gestützter Kreation(ComfyUI, Runway, Midjourney o. ä.)"],
    ],
  ] as const)("%s: %s", ([language, line, expected]) => {
    const all = asked(language, line);
    for (const one of expected) expect(all.some((criterion) => criterion.endsWith(one))).toBe(true);
    expect(all.filter((criterion) => /Visio|Draw|Jira|Conflu|Canva|Figma|Comfy|Midjourney/.test(criterion))).toHaveLength(1);
  });

  test("but what is required by itself is no mere example of what is welcome", () => {
    const all = asked("en", "- Figma is required", "- Ideally Canva, Figma or Sketch");
    expect(all).toContain("must tool: Figma");
    expect(all.filter((criterion) => criterion.startsWith("nice"))).toHaveLength(1);
  });
});

test.for([
  ["es", "- Experiencia con AWS o GCPExperiencia en metodologías Agile", ["AWS o GCP", "Metodologías Agile"]],
  ["en", "- Knows Salesforce, an advantageKnowledge of JavaScript", ["JavaScript"]],
] as const)("lines that run together are told apart by the words that begin a wish: %j", ([language, line, expected]) => {
  const all = asked(language, line);
  for (const one of expected) expect(all.some((criterion) => criterion.endsWith(`: ${one}`))).toBe(true);
});

test("a degree is required also where other lines say how well something is to be known", () => {
  const all = asked(
    "de",
    "- Sehr gute Kenntnisse in React",
    "- Erfahrung im Mentoring",
    "- Abgeschlossenes Studium der Informatik",
  );
  expect(all).toContain("must education: Abgeschlossenes Studium der Informatik");
});

test('"o a fines" names no language', () => {
  expect(asked("es", "- Tecnólogo en Refrigeración o a fines")).toEqual(["must education: Tecnólogo en Refrigeración o a fines"]);
});

test("after the work and the requirements, what awaits somebody is given to them", () => {
  const text = `Recruiterin (m/w/d)

## So sieht dein Arbeitsalltag aus

- Du führst Interviews mit Bewerbern

## Was du mitbringst

- Erfahrung im Recruiting

## Das erwartet dich bei uns

- Eine strukturierte Einarbeitung mit Mentorin
- Freue dich jeden Montag auf ein Mittagessen mit dem Team`;
  expect(readAdvert(text).criteria.map((criterion) => criterion.text)).toEqual([
    "Recruiting",
    "Du führst Interviews mit Bewerbern",
  ]);
});

test.for([
  ["en", ["- AWS Professional certificate - an advantage", "- Knows Docker"], "nice certification: AWS Professional certificate"],
  ["tr", ["- Tercihen Mikro bilen, Excel bilen"], "must tool: Excel"],
  [
    "tr",
    ["- En az bir veri tabanında (tercihen MSSQL) 3 yıl çalışmış"],
    "must experience: En az bir veri tabanında (tercihen MSSQL) 3 yıl",
  ],
  [
    "de",
    ["- Erfahrung in der Projektleitung idealerweise im Tief- und Holzbau"],
    "must skill: Projektleitung idealerweise im Tief- und Holzbau",
  ],
] as const)("words that grade reach no farther than they say: %j", ([language, lines, expected]) => {
  const all = asked(language, ...lines);
  expect(all).toContain(expected);
  expect(all).not.toContain("nice skill: Advantage");
});
