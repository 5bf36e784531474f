import { describe, expect, test } from "vitest";
import { criterion, markFor, score } from "../testing/score-cv.ts";

const cvWith = (...roles: readonly string[]): string => `Jo Example\njo@mail.example\n\nExperience\n${roles.join("\n\n")}\n`;

describe("Years are counted in the work that is asked for", () => {
  test.for([
    [
      "5 years of accounting",
      "Account Coordinator, Loud PR Agency, Jan 2012 - Present\n- Placed brands in magazines",
      "notShown",
    ],
    ["5 years of accounting", "Accountant, Loud PR Agency, Jan 2012 - Present\n- Closed the months", "met"],
    ["2 years of customer service", "Network Support Specialist, Wires Ltd, Jan 2012 - Present\n- Replaced switches", "notShown"],
    ["2 years of customer service", "Customer Support Specialist, Wires Ltd, Jan 2012 - Present\n- Answered calls", "met"],
    ["2 years in sales", "Pädagogische Fachberaterin, Jugendhilfe Nord, Jan 2012 - Present\n- Families in crisis", "notShown"],
    ["2 years in retail", "Adjuster, Lake Bank, Jan 2012 - Present\n- Fewer arrears on retail loans", "notShown"],
    ["2 years in retail", "Cashier, Lake Shop, Jan 2012 - Present\n- Worked in retail with a till", "met"],
    [
      "3 years of embedded development",
      "Quality Assurance Automation Engineer, Web Ltd, Jan 2012 - Present\n- Tests",
      "notShown",
    ],
    ["3 years of embedded development", "Automation Engineer, Bottling Ltd, Jan 2012 - Present\n- Conveyors", "notShown"],
    ["3 years of embedded development", "Embedded Engineer, Bottling Ltd, Jan 2012 - Present\n- Firmware", "met"],
    ["2 years of teaching", "Research Assistant, Hill University, Jan 2012 - Present\n- Measured cells", "notShown"],
    ["2 years of teaching", "Lecturer, Hill University, Jan 2012 - Present\n- Chemistry", "met"],
    ["2 years of cash handling", "Shop Assistant, Lake Shop, Jan 2012 - Present\n- Cash handling", "met"],
    ["5 years as a WordPress developer", "Software Engineer, Web Ltd, Jan 2012 - Present\n- Go services", "partly"],
    ["5 years as a WordPress developer", "Web Developer, Web Ltd, Jan 2012 - Present\n- WordPress themes", "met"],
    [
      "Two years of chemical or physical analyses in a laboratory",
      "Data Clerk, Hill Ltd, Jan 2012 - Present\n- Analyses of orders",
      "notShown",
    ],
    ["1 year as an engineer", "Safety Officer, Hill Engineers Ltd, Jan 2012 - Present\n- Checked helmets", "notShown"],
    ["10 years in building site management", "Platform Architect, Web Ltd, Jan 2012 - Present\n- Clusters", "notShown"],
    ["2 years as an office assistant", "Scholar, Hill College, Jan 2012 - Present\n- Data entry", "partly"],
    ["2 years in marketing", "Member, Marketing Club of Hill University, Jan 2012 - Present\n- Marketing", "notShown"],
    ["2 years of teaching", "Studentische Hilfskraft, Universität Nord, Jan 2012 - Present\n- Teaching", "notShown"],
    ["2 years in a law firm", "Secretary, Hill Legal Practice, Jan 2012 - Present\n- Typed letters", "met"],
    ["Zwei Jahre Praxis in einer Kanzlei", "Sekretärin, Rechtsanwälte Nord & Süd, 01/2012 - heute\n- Akten", "met"],
    ["Zwei Jahre Praxis in einer Kanzlei", "Trainerin, Lex GmbH, 01/2012 - heute\n- Einführung in Kanzleien", "partly"],
    ["2 años comprobables en venta de repuestos", "Ejecutiva de ventas, Norte SA, 01/2012 - actualidad\n- Clientes", "met"],
    [
      "4 years as a data analyst",
      "Software Developer, Web Ltd, Jan 2012 - Present\n- Drew dashboards in Tableau\n- Data analysis",
      "notShown",
    ],
    ["4 years as a data analyst", "Data Analyst, Web Ltd, Jan 2012 - Present\n- Dashboards", "met"],
    ["Two years of payroll accounting", "Bookkeeper, Web Ltd, Jan 2012 - Present\n- Booked invoices", "partly"],
    ["Two years of payroll accounting", "Bookkeeper, Web Ltd, Jan 2012 - Present\n- Payroll of 40 people", "met"],
    ["1 year of clerical work", "Secretary, Women's Committee of Hill University, Jan 2012 - Present\n- Minutes", "notShown"],
    ["1 year in security", "Software Developer, Web Ltd, Jan 2012 - Present\n- Security of the API", "notShown"],
    ["1 year of clerical work", "Postbote, Post Nord, 01/2012 - heute\n- Briefe", "notShown"],
    ["Experience in accounting", "Bookkeeper, Lake Ltd (20xx - 20xx)\n- Invoices", "partly"],
    ["3 years of accounting", "Bookkeeper, Lake Ltd (20xx - 20xx)\n- Invoices", "notShown"],
    ["3 years of restaurant management", "Waiter, Lake Restaurant, Jan 2012 - Present\n- Served", "notShown"],
    ["3 years of restaurant management", "Restaurant Manager, Lake Inn, Jan 2012 - Present\n- Rotas", "met"],
    ["2 años como bodeguero", "Auxiliar de bodega, Norte SA, 01/2012 - actualidad\n- Pedidos", "met"],
    ["En az 2 yıl İş Analisti", "İş Analisti, Kuzey AŞ, 01/2012 - halen\n- Süreçler", "met"],
    ["Mehrjährige Erfahrung in der Systemadministration", "Systemadministrator, Nord GmbH, 01/2012 - heute\n- Server", "met"],
  ] as const)("“%s” by “%s”: %s", ([asked, role, mark]) => {
    expect(markFor(cvWith(role), "experience", asked).mark).toBe(mark);
  });

  test.for([
    ["Mehrjährige Berufserfahrung in der Buchhaltung", "Buchhalter, Nordbau GmbH, 01/2012 - heute\n- Abschlüsse", "met"],
    ["Mehrjährige Berufserfahrung in der Buchhaltung", "Buchhalter, Nordbau GmbH, 01/2022 - 04/2022\n- Abschlüsse", "notShown"],
    ["Langjährige Erfahrung als Buchhalter", "Buchhalter, Nordbau GmbH, 01/2019 - 01/2022\n- Abschlüsse", "partly"],
    ["Several years of relevant experience in accounting", "Accountant, Hill Ltd, Jan 2012 - Present\n- Closed months", "met"],
    ["Several years' experience in accounting", "Accountant, Hill Ltd, Jan 2024 - Mar 2024\n- Closed months", "notShown"],
    ["Varios años de experiencia en contabilidad", "Contable, Norte SL, 01/2012 - presente\n- Cierres", "met"],
    ["Muhasebede birkaç yıllık deneyim", "Muhasebeci, Kuzey A.Ş., 01/2012 - halen\n- Kapanışlar", "met"],
    ["Uzun yıllara dayanan muhasebe deneyimi", "Muhasebeci, Kuzey A.Ş., 01/2020 - 01/2023\n- Kapanışlar", "partly"],
  ] as const)("years without a number are two, or five where there are many: “%s” by “%s”: %s", ([asked, role, mark]) => {
    expect(markFor(cvWith(role), "experience", asked).mark).toBe(mark);
  });

  test.for([
    ["2 years of cooking", "Freelancer, Hill Ltd, Jan 2012 - Present\n- Cooking for guests", "partly"],
    ["2 years of cooking", "Cook, Hill Ltd, Jan 2012 - Present\n- Menus for guests", "met"],
    [
      "In a similar environment (industrial mechanic)",
      "Creative Manager, Hill Ltd, Jan 2012 - Present\n- Production of videos",
      "notShown",
    ],
    ["A nurse with one year of elderly care", "Nurse, Skin Clinic, Jan 2012 - Present\n- Dressed wounds", "partly"],
    ["A nurse with one year of elderly care", "Nurse, Lake Home, Jan 2012 - Present\n- Elderly care on two wards", "met"],
    [
      "Enfermera con un año de experiencia en cuidado de adulto mayor",
      "Nurse, Skin Clinic, Jan 2012 - Present\n- Wounds",
      "partly",
    ],
  ] as const)("a narrower kind that no role shows makes years a part: “%s” by “%s”: %s", ([asked, role, mark]) => {
    expect(markFor(cvWith(role), "experience", asked).mark).toBe(mark);
  });

  test("those whom a duty names are not the trade of the job", () => {
    const criteria = [
      criterion("experience", "2 years in a similar role"),
      criterion("education", "Degree in nursing"),
      criterion("responsibility", "Works with doctors and teachers"),
    ];
    const markOf = (role: string) => score(cvWith(role), criteria).marks[0]!.mark;
    expect(markOf("Teacher, Hill School, Jan 2012 - Present\n- Class of thirty")).toBe("notShown");
    expect(markOf("Nurse, Hill Clinic, Jan 2012 - Present\n- Ward of thirty")).toBe("met");
  });
});

describe("A language without a level means a working command", () => {
  test.for([
    ["English (A1)", "notShown"],
    ["English (A2)", "partly"],
    ["English (B1)", "partly"],
    ["English (B2)", "met"],
    ["English", "partly"],
  ] as const)("%s: %s", ([line, mark]) => {
    expect(markFor(`Jo Example\njo@mail.example\n\nLanguages\n${line}\n`, "language", "English").mark).toBe(mark);
  });
});

test.for([
  ["6 months of experience as a waiter", "Waiter, Hill Inn, Jan 2020 - Aug 2020\n- Tables", "met"],
  ["6 Monate Erfahrung als Kellner", "Kellner, Hügel Inn, Jan 2020 - Apr 2020\n- Tables", "partly"],
  ["6 meses de experiencia como camarero", "Camarero, Hill Inn, Jan 2020 - Feb 2020\n- Tables", "notShown"],
  ["En az 6 ay garsonluk deneyimi", "Garson, Hill Inn, Jan 2020 - Aug 2020\n- Tables", "met"],
] as const)("Months are counted as years are: “%s” by “%s”: %s", ([asked, role, mark]) => {
  expect(markFor(cvWith(role), "experience", asked).mark).toBe(mark);
});

test.for([
  ["2 years of sales experience in a store", "Field Sales Representative, Hill Ltd, Jan 2016 - Dec 2022\n- Presses", "partly"],
  ["2 years of sales experience in a store", "Shop Assistant, Corner Store, Jan 2016 - Dec 2022\n- Bread", "met"],
  ["2 años de ventas en tienda", "Ejecutiva de ventas, Sur Ltd, Jan 2016 - Dec 2022\n- Presses", "partly"],
  ["En az 2 yıl mağaza satış deneyimi", "Satış Temsilcisi, Kuzey Ltd, Jan 2016 - Dec 2022\n- Presses", "partly"],
  ["En az 2 yıl mağaza satış deneyimi", "Kasiyer, Köşe Market, Jan 2016 - Dec 2022\n- Till", "met"],
  ["2 years of sales experience", "Field Sales Representative, Hill Ltd, Jan 2016 - Dec 2022\n- Presses", "met"],
] as const)("The setting of a work is asked for beside it: “%s” by “%s”: %s", ([asked, role, mark]) => {
  expect(markFor(cvWith(role), "experience", asked).mark).toBe(mark);
});

test.for([
  ["2 years of experience", "partly"],
  ["Mínimo 2 años de experiencia en el cargo", "notShown"],
  ["2 years of experience in this role", "notShown"],
] as const)("“%s” as a nurse means years of nursing: by a bricklayer %s", ([asked, mark]) => {
  const { marks } = score(cvWith("Bricklayer, Wall Ltd, Jan 2012 - Present\n- Brick walls"), [
    criterion("skill", "Experience as a registered nurse"),
    criterion("experience", asked),
  ]);
  expect(marks[1]!.mark).toBe(mark);
});

test.for([
  [
    "6 months in administration (Administrative assistant)",
    "US Army Officer, Camp Hill, Jan 2012 - Present\n- Led a platoon",
    "notShown",
  ],
  [
    "6 months in administration (Administrative assistant)",
    "Administrative Officer, Hill Ltd, Jan 2012 - Present\n- Files",
    "met",
  ],
  [
    "Bachiller en Educación Media Técnico en Mecánica 3 años de experiencia como técnico de campo",
    "ESL Teacher, Hill School, Jan 2012 - Present\n- English",
    "notShown",
  ],
] as const)("A word of a title or a school names no other work: “%s” by “%s”: %s", ([asked, role, mark]) => {
  expect(markFor(cvWith(role), "experience", asked).mark).toBe(mark);
});

test.for([
  [
    "3 years of sales",
    "Sr. REO Asset Manager, Hill Ltd, Jan 2012 - Present\n- Developed strategies that maximized sales proceeds",
    "partly",
  ],
  ["3 years of sales", "Sales Manager, Hill Ltd, Jan 2012 - Present\n- Presses", "met"],
  ["Two years as a data or business analyst", "Lead Analyst, Loyalty, Hill Ltd, Jan 2012 - Present\n- Tableau workbooks", "met"],
] as const)("A thing of the field under an unknown title is a part: “%s” by “%s”: %s", ([asked, role, mark]) => {
  expect(markFor(cvWith(role), "experience", asked).mark).toBe(mark);
});

test.for([
  "10/2022 – heute\nErzieherin\nKita Hügel, Bremen\n- Eingewöhnung",
  "Erzieherin, Kita Hügel, Jan 2012 - Present\n- Eingewöhnung",
])("years at a nursery are shown in full by a teacher of one: %s", (role) => {
  expect(markFor(cvWith(role), "experience", "Zwei Jahre Erfahrung in Krippe oder Kita").mark).toBe("met");
});
