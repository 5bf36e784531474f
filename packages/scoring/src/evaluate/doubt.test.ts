import { describe, expect, test } from "vitest";
import { fieldsOfTitle } from "../vocabulary/work.ts";
import { criterion, markFor, score } from "../testing/score-cv.ts";

const HEADINGS = { en: "Experience", de: "Berufserfahrung", es: "Experiencia laboral", tr: "İş Deneyimi" } as const;
const DATES = { en: "Jan 2018 – today", de: "01/2018 – heute", es: "enero 2018 – actualidad", tr: "Ocak 2018 – Halen" } as const;
type Language = keyof typeof HEADINGS;

const work = (title: string, line: string, language: Language = "en") =>
  `Jo Ex\n\n${HEADINGS[language]}\n${title}, Nord Works, ${DATES[language]}\n- ${line}\n`;
const list = (line: string) => `Jo Ex\n\nSkills\n${line}\n`;
const school = (line: string) => `Jo Ex\n\nEducation\n${line}\n`;

describe("A level that is asked for is more than a name", () => {
  test.for([
    ["Proficient in TypeScript", "TypeScript, Go, Rust", "partly"],
    ["Proficient in TypeScript", "TypeScript (advanced), Go, Rust", "met"],
    ["Proficient in TypeScript", "Good command of Go and TypeScript", "met"],
    ["Sehr gute Excel-Kenntnisse", "Excel, Word", "partly"],
    ["Sehr gute Kenntnisse in AutoCAD", "AutoCAD: sehr gut", "met"],
    ["Sehr gute Kenntnisse in AutoCAD", "AutoCAD", "partly"],
    ["Buen manejo de AutoCAD", "AutoCAD", "partly"],
    ["Buen manejo de AutoCAD", "AutoCAD (avanzado)", "met"],
    ["İleri düzeyde AutoCAD bilgisi", "AutoCAD", "partly"],
    ["İleri düzeyde AutoCAD bilgisi", "AutoCAD (ileri seviye)", "met"],
    ["AutoCAD", "AutoCAD", "met"],
  ] as const)("“%s” by the list “%s”: %s", ([asked, line, mark]) => {
    expect(markFor(list(line), "tool", asked).mark).toBe(mark);
  });

  test("work shows it", () => {
    expect(markFor(work("Software Engineer", "Built the shop in TypeScript"), "skill", "Proficient in TypeScript").mark).toBe(
      "met",
    );
  });

  test("of two mentions the one with a level is quoted", () => {
    const { quotes } = markFor(list("AutoCAD, Revit\nAutoCAD: advanced"), "tool", "Advanced knowledge of AutoCAD");
    expect(quotes.map(({ text }) => text)).toEqual(["AutoCAD: advanced"]);
  });
});

test.for([
  ["İngilizce: Okuma: C1", "Englisch, C1 oder besser", "partly"],
  ["English: reading C1", "English C1", "partly"],
  ["English: reading C1", "English B1", "met"],
  ["English: C1", "English C1", "met"],
] as const)("the level of one ability is not that of all: “%s” for “%s” is %s", ([line, asked, mark]) => {
  expect(markFor(`Jo Ex\n\nLanguages\n${line}\n`, "language", asked).mark).toBe(mark);
});

describe("Everyday words of a duty do not stand for its rare ones", () => {
  test.for([
    [
      "Negotiate supply chains and manage the full sales cycle of turbines",
      "Sales Manager",
      "Prepared a report on sales",
      "notShown",
    ],
    ["Besuch von Bestandskunden und Vorführung der Pressen im Verkauf", "Verkäufer", "Ablage der Zahlen zum Verkauf", "notShown"],
    ["Visitar fincas y ofrecer semillas en ventas", "Vendedor", "Informe mensual de ventas", "notShown"],
    ["Traktör fuarlarında stant kurmak ve satış fırsatlarını izlemek", "Satış Temsilcisi", "Aylık satış tablosu", "notShown"],
    ["Exceed sales targets", "Sales Manager", "Exceeded the sales targets twice", "met"],
  ] as const)("“%s” (%s) by “%s”: %s", ([asked, title, line, mark]) => {
    expect(markFor(work(title, line), "responsibility", asked).mark).toBe(mark);
  });

  test("one part that is said whole is a part", () => {
    const asked = "Keeping personnel records and drafting reference letters";
    expect(markFor(work("HR Clerk", "Kept the personnel records"), "responsibility", asked).mark).toBe("partly");
    expect(markFor(work("HR Clerk", "Kept records of calls"), "responsibility", asked).mark).toBe("notShown");
  });

  test("words far apart in a long line are about several things", () => {
    const asked = "Training falcons with whistles";
    const between = "oak beech maple pine walnut cherry poplar birch larch cedar spruce willow hazel alder ash elm holly lime";
    expect(markFor(work("Keeper", `Falcons, ${between} and whistles`), "responsibility", asked).mark).toBe("notShown");
    expect(markFor(work("Keeper", "Falcons trained with whistles"), "responsibility", asked).mark).toBe("met");
  });

  test.for([
    ["Erstellung der Umsatzsteuervoranmeldungen", "Wrote a song about tax"],
    ["Periyodik bakım raporlarının hazırlanması", "Maintenance of servers"],
    ["Führung und Verwaltung der Personalakten", "Verwaltung von Dokumenten"],
  ] as const)("“%s” is not shown by the head of a compound: “%s”", ([asked, line]) => {
    expect(markFor(work("Clerk", line), "responsibility", asked).mark).toBe("notShown");
  });

  test("a summary is no act, and shows a part at most", () => {
    const text = "Jo Ex\n\nSummary\nProfessional with six years in accounting and many good colleagues in the city\n";
    expect(markFor(text, "responsibility", "Erstellung der Finanzbuchhaltung").mark).not.toBe("met");
  });
});

describe("The rare part of a requirement is what is asked for", () => {
  test.for([
    ["Maintenance and handyman skills", "Maintenance of servers", "notShown"],
    ["Wartung von Rolltreppen", "Wartung der Server", "notShown"],
    ["Wartung von Rolltreppen", "Wartung der Rolltreppen", "met"],
    ["Erfahrung in der Kundenberatung einer Bank", "Advised customers of the shop", "notShown"],
  ] as const)("“%s” by “%s”: %s", ([asked, line, mark]) => {
    expect(markFor(work("System Administrator", line), "skill", asked).mark).toBe(mark);
  });

  test("of a requirement in words of its own, the rarest must be said", () => {
    const asked = "Security guard certification";
    expect(markFor("Jo Ex\n\nCertifications\nCertification, security course\n", "skill", asked).mark).toBe("notShown");
    expect(markFor("Jo Ex\n\nCertifications\nSecurity guard course\n", "skill", asked).mark).toBe("partly");
  });

  test("an employer that shows a sector is quoted with the role", () => {
    const text = "Jo Ex\n\nExperience\nTeller, Savings Bank Hill, Jan 2018 – today\n- Counted coins\n";
    const { mark, quotes } = markFor(text, "industry", "Banking industry");
    expect([mark, quotes[0]?.text]).toEqual(["met", "Teller, Savings Bank Hill, Jan 2018 – today"]);
  });

  test("who adapts easily is no compliance officer", () => {
    const text = work("Memur", "Yeni ekiplere uyum sağladım", "tr");
    expect(markFor(text, "skill", "Compliance").mark).toBe("notShown");
    expect(markFor(work("Memur", "Mevzuat uyumu raporları hazırladım", "tr"), "skill", "Compliance").mark).toBe("met");
  });

  test("what is left of several words is not the requirement", () => {
    expect(markFor(work("Biologist", "Food chains of the lake"), "skill", "FOOD HANDLERS").mark).toBe("notShown");
  });

  test.for([
    ["Bases de datos relacionales", "MongoDB", "notShown"],
    ["Relationale Datenbanken", "PostgreSQL", "met"],
    ["İlişkisel veritabanları", "Databases", "notShown"],
    ["Databases", "Relational databases", "met"],
    ["Nuxt", "Vue.js", "notShown"],
    ["Vue.js", "Nuxt", "met"],
    ["Webdesign", "Product design", "notShown"],
    ["SAP", "SAP Business One", "met"],
    ["Agile methods", "SCRUM", "met"],
    ["MS Office programları", "Office uygulamaları", "met"],
    ["Conocimiento de normas ISO", "ISO 9001", "met"],
    ["Labores de bodega", "Lagerlogistik", "met"],
  ] as const)("“%s” by the list “%s”: %s", ([asked, line, mark]) => {
    expect(markFor(list(line), "skill", asked).mark).toBe(mark);
  });

  test.for([
    ["Photoshop\nIllustrator\nInDesign\nChess", "met", ["Illustrator", "InDesign", "Photoshop"]],
    ["Photoshop\nIllustrator\nChess", "partly", ["Illustrator", "Photoshop"]],
  ] as const)("the quotes of a suite hold those of its parts that “%s” names", ([line, level, parts]) => {
    const { mark, quotes } = markFor(list(line), "tool", "Adobe Creative Suite (Photoshop, Illustrator, InDesign)");
    expect([mark, quotes.map(({ text: said }) => said).toSorted()]).toEqual([level, parts]);
  });

  test("bank accounts are no work in banking", () => {
    expect(markFor(work("Clerk", "Kept the records of ten bank accounts"), "industry", "Banking industry").mark).toBe("notShown");
    expect(markFor(work("Clerk", "Served customers of a bank"), "industry", "Banking industry").mark).toBe("met");
  });
});

describe("A degree is of the field asked for, or near it", () => {
  test.for([
    ["Master in Finance", "Master of Science in Economics, Hill University", "partly"],
    ["Master in Finance", "Bachelor of Science in Economics, Hill University", "notShown"],
    ["Master in Finance", "Master of Arts in Marketing, Hill University", "notShown"],
    ["Abgeschlossenes betriebswirtschaftliches Studium", "Master, Volkswirtschaftslehre", "partly"],
    ["Abgeschlossenes betriebswirtschaftliches Studium", "Bachelor of Science in Accounting", "met"],
    ["Degree in business or similar", "Grado en Marketing, Universidad del Sur", "met"],
    ["Degree in business", "Grado en Marketing, Universidad del Sur", "partly"],
    ["Grado en Contabilidad", "Grado en Administración de Empresas", "partly"],
    ["Grado en Arquitectura", "BA in Interior Architecture", "notShown"],
    ["Grado en Arquitectura", "BA in Architecture", "met"],
    ["İç mimarlık bölümünden lisans mezunu", "BA in Interior Architecture", "met"],
    ["Abgeschlossenes Studium", "Matriculated with bachelor's degree", "notShown"],
    ["High school diploma", "Matriculated with bachelor's degree", "met"],
    ["Grado mínimo de Bachiller en Contaduría", "Bachelor of Science in Accounting (in progress)", "partly"],
    ["Grado mínimo de Bachillerato en Diseño Gráfico", "Yeşilova Mesleki ve Teknik Anadolu Lisesi", "notShown"],
    [
      "Computer user (office, CAD). Master's degree in electrical engineering",
      "Bachelor of Science in Computer Science",
      "notShown",
    ],
    ["Técnico en electromecánica (indispensable), Bachiller en educación media", "Bachillerato, Colegio Sur", "partly"],
    ["Primaria completa o bachillerato", "Licenciatura en Historia", "met"],
    ["Bachillerato en Diseño Gráfico, Publicitario o afín", "Licenciatura en Historia", "notShown"],
    ["Bachillerato en Diseño Gráfico, Publicitario o afín", "Bachelor of Arts in Graphic Design", "met"],
    ["Bachillerato en Educación Media", "Licenciatura en Historia", "met"],
    ["Bachillerato en ciencias", "Licenciatura en Historia", "met"],
    ["En az lise mezunu", "Yeşilova Fen Lisesi", "partly"],
    ["High school diploma", "Gymnasium Nord", "partly"],
    ["Abgeschlossenes Studium", "Gymnasium Nord", "notShown"],
  ] as const)("“%s” by “%s”: %s", ([asked, line, mark]) => {
    expect(markFor(school(line), "education", asked).mark).toBe(mark);
  });

  test("a field beside the degree of another entry is not its field", () => {
    const line = "Bachelor of Arts, Communication and Journalism 2001\nHill College, Marketing Club";
    expect(markFor(school(line), "education", "Kaufmännische Ausbildung").mark).toBe("notShown");
  });
});

describe("Years of something that no role says are not shown", () => {
  test.for([
    ["Two years of experience as described above", "Plumber"],
    ["6 months of full service", "Plumber"],
  ] as const)("“%s” by a %s", ([asked, title]) => {
    const job = [criterion("experience", "3 years as a plumber"), criterion("experience", asked)];
    expect(score(work(title, "Laid pipes"), job).marks.map(({ mark }) => mark)).toEqual(["met", "notShown"]);
  });

  test.for([
    ["3 años de experiencia comprobable en posiciones similares", "Plumber", "met"],
    ["3 años en puestos similares", "Plumber", "met"],
    ["Benzer pozisyonlarda en az 3 yıl", "Plumber", "met"],
    ["3 años en posiciones similares", "Waiter", "notShown"],
  ] as const)("“%s” are years of the job's own work: %s, %s", ([asked, title, mark]) => {
    const job = [criterion("experience", "3 years as a plumber"), criterion("experience", asked)];
    expect(score(work(title, "Went to customers"), job).marks[1]!.mark).toBe(mark);
  });

  test.for([
    ["Previous experience working as a professional driver", "Driver", "met"],
    ["Previous experience working as a professional driver", "Waiter", "notShown"],
    ["Erfahrung als Lokführer", "Zugbegleiter", "notShown"],
    ["Disponent oder in einer vergleichbaren Position", "Helfer Lagerlogistik", "notShown"],
    ["Experiencia como camarero", "Camarera", "met"],
  ] as const)("“%s” by the role “%s”: %s", ([asked, title, mark]) => {
    expect(markFor(work(title, "Wrote letters"), "skill", asked).mark).toBe(mark);
  });

  test.for([
    ["2 years of accounting in construction", "Bricklayer", "Built walls", "notShown"],
    ["2 years of accounting in construction", "Accountant", "Closed the books of a retailer", "partly"],
    [
      "2 years of accounting in construction",
      "Accountant",
      "Closed the books of a construction company: masonry and roofing",
      "met",
    ],
    ["5 Jahre Vertrieb im Maschinenbau", "Maschinenbauingenieur", "Konstruierte Pumpen", "notShown"],
    ["2 años de ventas en la construcción", "Ejecutiva de ventas", "Atendió a clientes", "partly"],
    ["3 years as a waiter in hospitality", "Waiter", "Served 40 tables", "met"],
    ["2 años como conductor en el sector automotriz", "Conductor", "Repartió pan", "partly"],
  ] as const)("“%s” by the role “%s”, “%s”: %s", ([asked, title, line, mark]) => {
    expect(markFor(work(title, line), "experience", asked).mark).toBe(mark);
  });

  test("a title below the dates is quoted with them", () => {
    const text = "Jo Ex\n\nBerufserfahrung\n11/2018 – 01/2022 Nordwerk\n• Fahrer\n";
    const { quotes } = markFor(text, "experience", "1 year as a driver");
    expect(quotes.map(({ text: said }) => said)).toEqual(["11/2018 – 01/2022 Nordwerk", "Fahrer"]);
  });

  test("an employer in the place of the title is no trade", () => {
    expect(fieldsOfTitle("Vertrieb Nord GmbH")).toEqual([]);
    expect(fieldsOfTitle("Vertriebsleiter").map(({ id }) => id)).toContain("sales");
  });
});
