import { describe, expect, test } from "vitest";
import type { CriterionKind } from "../criterion.info.ts";
import { criterion, markFor, score } from "../testing/score-cv.ts";
import { readAdvert } from "../advert.ts";
import { FRONTEND, FRONTEND_EXTRA } from "../testing/adverts.ts";
import { DIEGO, ELIF, MARA, SABINE } from "../testing/cvs.ts";

type Mark = "met" | "partly" | "notShown";

const HEADINGS = { en: "Education", de: "Ausbildung", es: "Formación", tr: "Eğitim" } as const;

describe("A degree is quoted with its field", () => {
  test.for([
    ["en", "Bachelor's degree in accounting", "B.S. Accounting, Hill University", "met"],
    ["en", "Bachelor's degree in accounting", "Bachelor of Science in\nAccounting", "met"],
    ["en", "Bachelor's degree in accounting", "Bachelor of Arts in Japanese", "notShown"],
    ["en", "Bachelor's degree in accounting", "Hill University", "notShown"],
    ["en", "Bachelor's degree in accounting", "B.S. Accounting (in progress)", "partly"],
    ["es", "Titulación universitaria en ciencias o ingeniería", "Bachelor of Science, Hill University", "notShown"],
    ["es", "Titulación universitaria en ciencias o ingeniería", "Bachelor of Science in Chemical Engineering", "met"],
    ["en", "High school diploma", "B.A. in Anthropology", "met"],
    ["de", "High school diploma", "Abitur, Gymnasium Nord", "met"],
    ["de", "High school diploma", "Realschulabschluss, Schule Nord", "partly"],
    ["de", "High school diploma", "Hauptschulabschluss, Schule Nord", "notShown"],
    ["de", "High school diploma", "Abschluss: Fachhochschulreife\nRealschule Nord, Hansestadt", "met"],
    ["de", "Abgeschlossene Schulausbildung, mindestens Hauptschulabschluss", "Hauptschulabschluss, Schule Nord", "met"],
    ["en", "Degree in medicine", "Bachelor of Science, Medical University", "notShown"],
    ["de", "Abgeschlossene kaufmännische Ausbildung", "Ausbildung Kauffrau EFZ", "met"],
    ["de", "Abgeschlossene kaufmännische Ausbildung", "Bachelor of Science", "notShown"],
    ["de", "Abgeschlossene kaufmännische Ausbildung", "Abitur", "notShown"],
    ["de", "Abgeschlossenes Studium oder eine kaufmännische Ausbildung", "Bachelor of Science", "met"],
    ["de", "Ausbildung zum Elektroniker", "Ausbildung zum Friseur", "notShown"],
    ["de", "Ausbildung als Altenpfleger", "Staatlich anerkannte Altenpflegerin", "met"],
    ["es", "Título universitario en Derecho", "Grado en Derecho, Universidad de Sevilla", "met"],
    ["es", "Título universitario en Derecho", "Universidad Nacional", "notShown"],
    ["es", "Titulación universitaria en informática o ingeniería", "Ingeniería en Sistemas de Información", "met"],
    ["es", "Titulación universitaria en informática o ingeniería", "Bachiller en Ingeniería Mecatrónica", "met"],
    ["es", "Titulación universitaria en informática o ingeniería", "Bachiller Técnico en Contabilidad", "notShown"],
    ["es", "Título universitario en Derecho", "CFGS Administración y Finanzas", "notShown"],
    ["es", "Bachiller o carreras afines", "Licenciatura en Historia", "notShown"],
    ["tr", "Bachiller o carreras afines", "Yeşilova Meslek Lisesi", "notShown"],
    ["en", "Bachelor's degree in a related field", "B.A. in Anthropology", "notShown"],
    ["es", "Titulado/a en Enfermería", "Grado en Enfermería, Universidad del Sur", "met"],
    ["de", "Abgeschlossenes Studium in einer verwandten Fachrichtung", "Bachelor of Science in Biology", "notShown"],
    ["tr", "İlgili bölümlerden lisans mezunu", "Lisans, Tarih", "notShown"],
    ["en", "Bachelor's degree or equivalent", "B.A. in Anthropology", "met"],
    ["tr", "Üniversitelerin önlisans ya da lisans programından mezun", "Önlisans, Muhasebe, Ege Üniversitesi", "met"],
    ["tr", "Üniversitelerin önlisans ya da lisans programından mezun", "Yeşilova Meslek Lisesi", "notShown"],
    ["tr", "Üniversitelerin önlisans ya da lisans programından mezun", "Lisans, Tarih", "met"],
    ["en", "Technical school or vocational high school", "High School Diploma, Leeds", "notShown"],
    ["tr", "Technical school or vocational high school", "Anadolu Lisesi, Ankara", "notShown"],
    ["tr", "Technical school or vocational high school", "Yeşilova Meslek Lisesi", "met"],
    ["en", "Technical school or vocational high school", "Apprenticeship as an electrician", "met"],
    ["en", "High school diploma", "Leeds Technical High School", "met"],
    ["de", "Üniversitelerin önlisans ya da lisans programından mezun", "Lehre als Informatiker EFZ", "notShown"],
    ["tr", "Üniversitelerin Makine Mühendisliği bölümünden mezun", "Lisans, Makine Mühendisliği, Ege Üniversitesi", "met"],
    ["tr", "Üniversitelerin Makine Mühendisliği bölümünden mezun", "Ege Üniversitesi Makine Mühendisliği", "partly"],
    ["tr", "Üniversitelerin Makine Mühendisliği bölümünden mezun", "Lisans", "notShown"],
    ["tr", "İktisat bölümü mezunu (lisans)", "Lisans, İzmir Ekonomi Üniversitesi", "notShown"],
    ["tr", "İşletme, İktisat veya Mühendislik bölümlerinden lisans mezunu", "Lisans, Endüstri Mühendisliği", "met"],
    ["tr", "Elektrik Mühendisliği bölümünden lisans mezunu", "Lisans, Endüstri Mühendisliği", "notShown"],
    ["tr", "Bilgisayar Mühendisliği bölümünden lisans mezunu", "Lisans, Yönetim Bilişim Sistemleri", "partly"],
    ["tr", "Bilgisayar Mühendisliği bölümünden lisans mezunu", "B.S. in Computer Science", "met"],
    ["tr", "En az lise mezunu", "Psikoloji, Boğaz Üniversitesi, 3. sınıf", "met"],
    ["tr", "En az lise mezunu", "Endüstri Meslek Lisesi, metal bölümü", "met"],
    ["de", "Ausbildung zum Elektroniker", "Elektroniker Energie- und Gebäudetechnik, HWK München", "met"],
    ["de", "Ausbildung zum Elektroniker", "Praktikum als Elektroniker", "notShown"],
    ["es", "Grado o diplomatura en Magisterio", "Grado en Maestro de Educación Primaria", "met"],
  ] as const)("%s: “%s” by “%s”: %s", ([language, asked, line, mark]) => {
    const text = `Jo Ex\njo@mail.example\n\n${HEADINGS[language]}\n${line}\n`;
    expect(markFor(text, "education", asked).mark).toBe(mark);
  });

  test.for([
    ["Ausbildung zum Elektroniker", "Auszubildender zum Elektroniker, Nordbau GmbH, 08/2014 - 07/2017", "met"],
    ["Ausbildung zum Elektroniker", "Auszubildender zum Elektroniker, Nordbau GmbH, 08/2014 - 02/2015", "partly"],
    ["Ausbildung zum Elektroniker", "Auszubildender zum Elektroniker, Nordbau GmbH, 08/2014 - heute", "partly"],
    ["Ausbildung zum Elektroniker", "Auszubildender zum Koch, Hotel Nord, 08/2014 - 07/2017", "notShown"],
    ["Ausbildung zum Elektroniker", "Ausbildung zum Elektroniker, Nordbau GmbH, 08/2014 - 07/2017", "met"],
    ["Ausbildung zum Elektroniker", "Ausbildung zum Elektroniker, Nordbau GmbH\n2014 - 2017", "met"],
    ["Ausbildung zum Elektroniker", "Ausbildung zum Elektroniker, Nordbau GmbH, 08/2014 - heute", "partly"],
    ["Ausbildung zum Elektroniker", "Ausbilder für Elektroniker, Nordbau GmbH, 08/2014 - 07/2017", "notShown"],
    ["Apprenticeship as an electrician", "Apprentice Electrician, Hill Ltd, 08/2014 - 07/2017", "met"],
  ] as const)("“%s” by the job “%s”: %s", ([asked, role, mark]) => {
    const text = `Jo Ex\njo@mail.example\n\nBerufserfahrung\n${role}\n- Kabel\n\nSchule\nRealschulabschluss, 2014\n`;
    const found = markFor(text, "education", asked);
    expect(found.mark).toBe(mark);
    if (mark === "met") expect(found.quotes[0]!.text).toContain(role.split(",")[0]);
  });

  test("a related field is one of the job's", () => {
    const asked = [criterion("experience", "3 years of accounting"), criterion("education", "Degree in a related field")];
    const marks = (line: string): Mark[] => score(`Jo Ex\n\nEducation\n${line}\n`, asked).marks.map(({ mark }) => mark);
    expect(marks("B.S. Accounting, Hill University")[1]).toBe("met");
    expect(marks("B.A. in Anthropology")[1]).toBe("notShown");
  });

  test("a field on the next line is quoted, too", () => {
    const { quotes } = markFor(
      "Jo Ex\n\nEducation\nBachelor of Applied Science in\nWeb Design\n",
      "education",
      "Degree in design",
    );
    expect(quotes.map(({ text }) => text)).toEqual(["Bachelor of Applied Science in", "Web Design"]);
  });
});

describe("Years are those of the trade", () => {
  test.for([
    ["Zwei Jahre Praxis in einer Kanzlei", "Rechtsanwaltsfachangestellte, Kanzlei Nord, 01/2018 – heute", "met"],
    ["A year or more in a pharmacy", "Pharmacy technician, Hill Pharmacy, Jan 2018 – today", "met"],
    ["Un año de experiencia en limpieza", "Limpiadora, Sur S.L., enero 2018 – actualidad", "met"],
    ["Al menos dos años en clínica o mutua", "Fisioterapeuta, Clínica Sur, enero 2018 – actualidad", "met"],
    ["En az 3 yıl satış deneyimi", "Kasap, Köşe Market, Ocak 2018 – Halen", "notShown"],
  ] as const)("“%s” by “%s”: %s", ([asked, role, mark]) => {
    expect(markFor(`Jo Ex\n\nBerufserfahrung\n${role}\n`, "experience", asked).mark).toBe(mark);
  });
});

const ROLES = {
  shop: "Experience\nShop Assistant, Corner Store, Jan 2018 – today",
  cashier: "İş Deneyimi\nKasiyer, Köşe Market, Ocak 2018 – Halen",
  clerk: "Berufserfahrung\n01/2018 – heute Buchhalterin, Nord GmbH",
  warehouse: "Experiencia laboral\nMozo de almacén, Sur S.L., enero 2018 – actualidad",
  developer: "Experience\nSoftware Engineer, Hill Ltd, Jan 2018 – today",
  list: "Skills",
  course: "Courses",
} as const;

describe("A duty is shown by a line of work", () => {
  test.for([
    ["Handling customer complaints at the counter", "shop", "Handled complaints of customers at the counter", "met"],
    ["Atender a los clientes y resolver reclamaciones", "shop", "Served customers and settled their complaints", "partly"],
    ["Entgegennahme von Reklamationen der Kunden", "shop", "Took complaints of customers and refunded them", "partly"],
    ["Control de inventarios", "list", "Excel, SAP, inventarios, SQL, Word", "notShown"],
    ["Handling customer complaints at the counter", "course", "Handling customer complaints", "notShown"],
    ["Build robust applications using TypeScript and Vue", "list", "TypeScript", "notShown"],
    ["Kasa işlemlerini yapmak ve nakit tahsilat", "cashier", "Kasa açılış ve kapanışı, nakit tahsilat", "met"],
    [
      "Kontenabstimmungen sowie Buchung laufender Geschäftsvorfälle",
      "clerk",
      "Buchung der Geschäftsvorfälle, Abstimmung der Konten",
      "met",
    ],
    ["Preparación de pedidos y carga de camiones", "warehouse", "Preparación de pedidos, carga de camiones", "met"],
    ["Preparación de pedidos y carga de camiones", "warehouse", "Limpieza del patio", "notShown"],
    ["Sipariş toplama ve raf düzeni", "warehouse", "Reposición de estanterías y preparación de pedidos", "met"],
    [
      "Realizar la limpieza de la agencia en las áreas asignadas",
      "developer",
      "Diseñé la limpieza y validación de registros",
      "notShown",
    ],
    [
      "Aufbereitung der Meldungen an BaFin und Bundesbank",
      "clerk",
      "Aufbereitung der Meldungen an die Geschäftsleitung",
      "partly",
    ],
  ] as const)("“%s” (%s) by “%s”: %s", ([asked, role, line, mark]) => {
    expect(markFor(`Jo Ex\n\n${ROLES[role]}\n- ${line}\n`, "responsibility", asked).mark).toBe(mark);
  });

  test.for(["2", "4.", "6 %", "–", "Team"])("“%s” says nothing to look for", (asked) => {
    const text = "Jo Ex\n\nExperience\nShop Assistant, Corner Store, Jan 2018 – today\n- Note 2, 4. 6 % more sales, a team\n";
    for (const kind of ["responsibility", "skill"] as const) expect(markFor(text, kind, asked).credit).toBe(0);
  });
});

test("a sentence that shows several parts of a criterion is quoted once, with all its decisive words", () => {
  const text =
    "Jo Ex\n\nExperience\nSoftware Engineer, Hill Ltd, Jan 2018 – today\n- Built the shop in React and TypeScript with two others\n";
  const { quotes } = markFor(text, "skill", "TypeScript and React");
  expect(quotes.map(({ text: said, focus }) => said.slice(...focus!))).toEqual(["React and TypeScript"]);
});

describe("One side of a choice is enough", () => {
  test.for([
    ["Liderazgo o mentoría", "Lidero un equipo de cuatro desarrolladores y formo a dos aprendices", "met"],
    ["Yazılım ekibi yönetir veya mentorluk yapar", "İki çırağa mentorluk yapıyorum", "met"],
    ["Teamleitung oder Urlaubsvertretung", "Leitung eines Teams von vier Leuten", "met"],
    ["Liderazgo o mentoría", "Desarrollo de pantallas con cuatro componentes", "notShown"],
  ] as const)("“%s” by “%s”: %s", ([asked, line, mark]) => {
    const text = `Jo Ex\n\nExperience\nSoftware Engineer, Hill Ltd, Jan 2018 – today\n- ${line}\n`;
    expect(markFor(text, "responsibility", asked).mark).toBe(mark);
  });
});

describe("Only what is named meets an alternative", () => {
  const text = (line: string) => `Jo Ex\n\nExperience\nSoftware Engineer, Hill Ltd, Jan 2018 – today\n- ${line}\n`;
  test.for([
    ["Frameworks like Vue or React", "Built a test automation framework", "notShown"],
    ["Frameworks like Vue or React", "Built the shop in React", "met"],
    ["Frameworks wie Vue oder React", "Ein Framework für Auswertungen entwickelt", "notShown"],
    ["Frameworks como Vue o React", "Desarrollé la tienda en React", "met"],
    ["Vue veya React gibi çatılar", "Mağazayı React ile geliştirdim", "met"],
    ["MySQL and AWS or GCP", "Stored the orders in MySQL", "partly"],
    ["Node.js or Zig", "Rewrote the parser in Zig", "met"],
    ["HRIS (BambooHR, Workday, Cascade or similar)", "Keeps the absences in BambooHR", "met"],
    ["Data stores (MySQL and MongoDB)", "Stored the orders in MySQL", "partly"],
  ] as const)("“%s” by “%s”: %s", ([asked, line, mark]) => {
    expect(markFor(text(line), "skill", asked).mark).toBe(mark);
  });
});

describe("A part of a product, a course and half a name are not the whole", () => {
  const career = (title: string, rest: string) => `Jo Ex\n\nExperience\n${title}, Hill Ltd, Jan 2018 – today\n${rest}\n`;
  const suite = "Adobe Creative Suite (Photoshop, Illustrator, InDesign)";

  test.for([
    ["Skills\nPhotoshop", "partly"],
    ["Skills\nPhotoshop, Illustrator", "partly"],
    ["Skills\nPhotoshop, Illustrator, InDesign", "met"],
    ["Skills\nAdobe Creative Suite", "met"],
  ] as const)("a suite by “%s”: %s", ([rest, mark]) => {
    expect(markFor(career("Designer", rest), "tool", suite).mark).toBe(mark);
  });

  test("what was only learned counts in part, also where the course is named behind it", () => {
    expect(markFor(career("Clerk", "Skills\nVertiefung von SAP durch Selbststudium"), "tool", "SAP").mark).toBe("partly");
    expect(markFor(career("Clerk", "Skills\nSAP, Excel"), "tool", "SAP").mark).toBe("met");
  });

  test("half a name proves nothing beside other work", () => {
    const asked = [
      criterion("experience", "2 años como técnico de climatización"),
      criterion("skill", "Mantenimiento de equipos frigoríficos"),
    ];
    const mark = (title: string, line: string): Mark => score(career(title, `- ${line}`), asked).marks[1]!.mark;
    expect(mark("HVAC technician", "Maintenance of the boilers of forty houses")).toBe("partly");
    expect(mark("Software Engineer", "Maintenance of the billing software")).toBe("notShown");
  });

  test("the name of a product between quotation marks is no licence", () => {
    const line = "- Published the app “Driving Licence Guide” in two stores";
    expect(markFor(career("Developer", line), "certification", "Driving licence class B").mark).toBe("notShown");
  });
});

test("of several lines that show a part of a duty, the one that says most is quoted", () => {
  const text =
    "Jo Ex\n\nExperience\nShop Assistant, Corner Store, Jan 2018 – today\n- Listened to complaints of customers\n- Handled refunds and complaints of customers, by mail too\n";
  const { quotes } = markFor(
    text,
    "responsibility",
    "Handling customer complaints and refunds at the counter of the branch on Sundays",
  );
  expect(quotes.map(({ text: said }) => said)).toEqual(["Handled refunds and complaints of customers, by mail too"]);
});

test("a word that a duty says twice does not stand for the whole of it", () => {
  const asked =
    "Geliştirilen yazılımların yazılım geliştirme içi ön testlerinin (birim ve entegrasyon testleri) yapılmasını sağlamak";
  const text = (line: string) => `Jo Ex\n\nProjeler\n- ${line}\n`;
  expect(markFor(text("Çelik yapılar için özel çizim yazılımı geliştirdim"), "responsibility", asked).mark).toBe("notShown");
  expect(markFor(text("Yazılım ekibinde birim ve entegrasyon testleri yazdım"), "responsibility", asked).mark).not.toBe(
    "notShown",
  );
});

describe("A level that is asked for is read", () => {
  test.for([
    ["Sprachen\nDeutsch\nMuttersprache\n", "Deutsch C1", "met"],
    ["Languages\nEnglish\nMother tongue\n", "English C1", "met"],
    ["Yabancı Diller\nTürkçe (anadil), İngilizce\n", "English B2", "notShown"],
    ["SPRACHEN\nDeutsch\nMuttersprache\nAlbanisch\nMuttersprache\nEnglisch\nB2\n", "Deutsch C1", "met"],
    ["SPRACHEN\nDeutsch\nMuttersprache\nAlbanisch\nMuttersprache\nEnglisch\nB2\n", "English C1", "partly"],
    ["Berufserfahrung\nKoch, Hof Nord, 01/2018 – heute\n\nSprachen\nDeutsch, Englisch B2\n", "Gutes Deutsch", "met"],
    ["Idiomas\nInglés: básico\n", "Englischkenntnisse", "partly"],
    ["Yabancı Diller\nİngilizce (A1)\n", "Englisch", "notShown"],
    ["Languages\nEnglish\n", "English", "partly"],
    ["Languages\nEnglish, very good\n", "English", "met"],
  ] as const)("%s: “%s” is %s", ([section, asked, mark]) => {
    expect(markFor(`Jo Ex\n\n${section}`, "language", asked).mark).toBe(mark);
  });
});

describe("Years are years of work in the field", () => {
  const career = (title: string) => `Jo Ex\n\nExperience\n${title}, Hill Ltd, Jan 2016 – Dec 2022\n- Came to work every day\n`;
  test.for([
    ["Krankenpflegerin", "Erfahrungen in der Pflege", "met"],
    ["Fahrer", "previous experience working as a professional driver", "met"],
    ["Buchhalterin", "Erfahrungen in der Pflege", "notShown"],
    ["Auszubildende zur Kauffrau für Büromanagement", "3 Jahre Erfahrung im Büro", "notShown"],
    ["Marketing Intern", "2 years of marketing experience", "notShown"],
    ["Marketing Intern", "2 years of marketing experience, internships included", "met"],
    ["Nurse", "At least 2 years of experience in a similar role", "notShown"],
    ["Office clerk", "One year of satisfactory clerical experience", "met"],
    ["Sales representative", "One year of satisfactory clerical experience", "notShown"],
    ["Embedded Software Developer", "3 years as an embedded developer", "met"],
    ["Software Engineer", "3 years as an embedded developer", "notShown"],
    ["Painter and decorator", "3 years of experience as a painter", "met"],
    ["Construction worker", "3 years of experience as a painter", "notShown"],
    ["Painter and decorator", "3 years in construction", "met"],
    ["Construction worker", "3 years as a plumber", "notShown"],
    ["Verwaltungsangestellte", "3 años como recepcionista hotelero", "notShown"],
    ["Front Desk Agent", "3 años como recepcionista hotelero", "met"],
    ["Aircraft mechanic", "2 años como mecánico de automóviles", "notShown"],
    ["Buchhalterin", "3 years as an accountant", "met"],
    ["Production engineer", "3 años como dibujante de SolidWorks", "notShown"],
  ] as const)("%s: “%s” is %s", ([title, asked, mark]) => {
    expect(markFor(career(title), "experience", asked).mark).toBe(mark);
  });

  test("a similar role is one of the job's field", () => {
    const asked = [criterion("experience", "3 years of nursing"), criterion("experience", "2 years in a similar role")];
    const marks = (title: string): Mark[] => score(career(title), asked).marks.map(({ mark }) => mark);
    expect(marks("Staff Nurse")).toEqual(["met", "met"]);
    expect(marks("Painter")).toEqual(["notShown", "notShown"]);
  });
});

describe("The same words in another trade are other work", () => {
  const asked = [
    criterion("experience", "2 years in retail"),
    criterion("responsibility", "Entgegennahme von Reklamationen der Kunden und Umtausch von Waren"),
  ];
  const mark = (title: string, line: string): Mark =>
    score(`Jo Ex\n\nExperience\n${title}, Hill Ltd, Jan 2018 – today\n- ${line}\n`, asked).marks[1]!.mark;

  test("a line that says a part of a duty shows it in the job's own trade only", () => {
    expect(mark("Shop Assistant", "Took complaints of customers and refunded them")).toBe("partly");
    expect(mark("Nurse", "Took complaints of customers and refunded them")).toBe("notShown");
  });

  test("a line that says most of it shows it in any trade", () => {
    expect(mark("Nurse", "Reklamationen der Kunden und Umtausch von Waren am Kiosk der Klinik")).not.toBe("notShown");
  });
});

describe("No credit without words", () => {
  const CVS = [MARA, SABINE, DIEGO, ELIF];
  const { criteria } = readAdvert(FRONTEND, FRONTEND_EXTRA, "en");
  const kinds: readonly CriterionKind[] = ["skill", "education", "language", "experience", "responsibility", "industry"];
  // Every line and every second word of the CVs is asked for: names, addresses and dates that are redacted, too.
  const asked = (text: string) =>
    text
      .split("\n")
      .filter((line) => line.trim() !== "")
      .slice(0, 30)
      .flatMap((line, at) => criterion(kinds[at % kinds.length]!, line.slice(0, 180)));

  test("a mark with credit has a quote with words, whatever is asked for", () => {
    for (const text of CVS)
      for (const mark of score(text, [...criteria, ...asked(text)]).marks) {
        expect(mark.quotes.every((quote) => /[\p{L}\p{N}]/u.test(quote.text))).toBe(true);
        expect(mark.credit > 0).toBe(mark.quotes.length > 0);
      }
  });
});

describe("A quote says what was asked, and not what stands near it", () => {
  const WORK = "Jo Ex\njo@mail.example\n\nExperience\nOperations Manager, Hill Ltd, Jan 2019 – Present\n";

  test.for([
    ["language", "İngilizce tıbbi terminoloji", "Languages\nEnglish C1", "notShown"],
    ["language", "English, B2 or better", "Certificates\nIELTS – C1", "met"],
    ["skill", "Maintenance of HVAC systems", `${WORK}- Building and fleet maintenance for 40 sites`, "notShown"],
    ["skill", "Maintenance of HVAC systems", `${WORK}- HVAC installed in 40 shops`, "partly"],
    ["skill", "Maintenance of HVAC systems", `${WORK}- Maintenance of HVAC systems in 40 shops`, "met"],
    ["tool", "Software such as Adobe Creative Suite (Photoshop, Illustrator, InDesign)", "Skills\nIllustrator", "partly"],
    [
      "tool",
      "Software such as Adobe Creative Suite (Photoshop, Illustrator, InDesign)",
      "Skills\nIllustrator, InDesign",
      "partly",
    ],
    [
      "responsibility",
      "Strong people management and leadership skills",
      `${WORK}- Supervise operations and staff in a unit of 20`,
      "met",
    ],
    [
      "responsibility",
      "Strong people management and leadership skills",
      `${WORK}- Sold software to managers of leading banks`,
      "notShown",
    ],
    ["skill", "Adobe Photoshop", "Sprachen\nDeutsch – Muttersprache\nAdobe Photoshop", "met"],
    ["skill", "Databases", "Hakkımda\nVeritabanı alanında eğitim almaktayım.", "partly"],
  ] as const)("%s “%s” by “%s”: %s", ([kind, asked, text, mark]) => {
    expect(markFor(text.startsWith("Jo") ? text : `Jo Ex\njo@mail.example\n\n${text}\n`, kind, asked).mark).toBe(mark);
  });
});

describe("A quote proves its own act, trade and thing", () => {
  const work = (role: string, line: string) => `Jo Ex\n\nExperience\n${role}, Hill Ltd, Jan 2018 – today\n- ${line}\n`;

  test.for([
    // Two words of many duties are none of them.
    [
      "Design and operate tools that monitor and clean our data infrastructure",
      "Data Analyst",
      "Analyzed ticket data for managers",
      "notShown",
    ],
    ["Respetar presupuestos y plazos", "Construction Worker", "Worked at a rapid pace to meet tight deadlines", "notShown"],
    ["Teach consistency in cocktails", "Substitute Teacher", "Followed the plans of the class teacher", "notShown"],
    // A term that the duty names is one of its parts, in any words and any language.
    [
      "Manejo de redes sociales para la marca y sus campañas",
      "Content Specialist",
      "Curated posts for social media platforms",
      "partly",
    ],
    ["Keeping personnel records and drafting reference letters", "HR Clerk", "Führen von Personalakten", "partly"],
    // A product beside other work is none.
    [
      "Model data in PostgreSQL and keep queries fast",
      "Train Engineer",
      "Planning events between the PostgreSQL and AWS teams",
      "notShown",
    ],
  ] as const)("“%s” (%s) by “%s”: %s", ([asked, role, line, mark]) => {
    expect(markFor(work(role, line), "responsibility", asked).mark).toBe(mark);
  });

  test("a title tells what its people do", () => {
    expect(markFor(work("Cashier", "Two years in one shop"), "responsibility", "Realizar transacciones en caja").mark).toBe(
      "partly",
    );
  });

  test.for([
    ["Clerical experience of one year", "Assistant Operations Engineer", "notShown"],
    ["Clerical experience of one year", "Assistant Scout Master", "notShown"],
    ["Clerical experience of one year", "Administrative Assistant", "met"],
    ["One year as a receptionist or in a similar role", "Receptionist", "met"],
    ["One year as a receptionist or in a similar role", "Office Clerk", "notShown"],
    ["4 years of risk management (preferably in banking or finance)", "Financial Aid Specialist", "notShown"],
  ] as const)("“%s” by the role “%s”: %s", ([asked, role, mark]) => {
    expect(markFor(work(role, "Wrote to customers"), "experience", asked).mark).toBe(mark);
  });

  test.for([
    ["Erfahrung in der Kundenberatung einer Bank oder Sparkasse", "Sold curtains and advised customers of the shop", "notShown"],
    ["Erfahrung in der Kundenberatung einer Bank oder Sparkasse", "Advised customers of the savings bank", "met"],
    ["Medium / high voltage systems", "Met executives of medium-size businesses", "notShown"],
  ] as const)("“%s” by “%s”: %s", ([asked, line, mark]) => {
    expect(markFor(work("Sales Assistant", line), "skill", asked).mark).toBe(mark);
  });

  test("an app named after the licence is no licence, and a list of skills no degree", () => {
    const app = work("Developer", "Ehliyet Rehberi: Tüm tasarım ve geliştirme");
    expect(markFor(app, "certification", "Führerschein Klasse B").mark).toBe("notShown");
    const list =
      "Jo Ex\nJava · Spring Boot · AWS · Kubernetes · Ingeniería de datos\n\nExperience\nDeveloper, Hill Ltd, Jan 2018 – today\n";
    expect(markFor(list, "education", "Titulación universitaria en ingeniería").mark).toBe("notShown");
  });

  test("who has studied a field shows a part of it", () => {
    const text = "Jo Ex\n\nEducation\nMA in Human Resources, Hill University\n";
    expect(markFor(text, "skill", "Human resources").mark).toBe("partly");
  });

  test("upkeep of servers is no upkeep of buildings", () => {
    const job = [criterion("experience", "Three years as a caretaker"), criterion("skill", "Maintenance")];
    const text = work("Software Engineer", "Maintenance of servers");
    expect(score(text, job).marks.map(({ mark }) => mark)).toEqual(["notShown", "notShown"]);
  });
});
