import { describe, expect, test } from "vitest";
import { readAdvert } from "../advert.ts";

const asked = (text: string): string[] => readAdvert(text).criteria.map(({ importance, text }) => `${importance}: ${text}`);

describe("The criteria are the advert's own", () => {
  test.for([
    [
      "an abbreviation keeps its long form",
      "Requirements\n- Immediate Life Support (ILS)",
      ["must: Immediate Life Support (ILS)"],
    ],
    ["a name is not relabelled", "Requirements\n- ETL", ["must: ETL"]],
    ["a level stays", "Requirements\n- Advanced Excel", ["must: Advanced Excel"]],
    ["the class of a licence stays", "Ihr Profil\n- Führerschein Klasse CE", ["must: Führerschein Klasse CE"]],
    ["norms are criteria", "Ihr Profil\n- Kenntnisse in KNX und DGUV V3", ["must: KNX", "must: DGUV V3"]],
    ["alternatives stay together", "Requirements\n- AWS, GCP or Azure", ["must: AWS, GCP or Azure"]],
    ["examples are alternatives", "Requirements\n- Databases such as MySQL, MongoDB", ["must: Databases such as MySQL, MongoDB"]],
    [
      "duties are criteria",
      "Tasks\n- Monitoring accounts and chasing debtors",
      ["should: Monitoring accounts and chasing debtors"],
    ],
    [
      "a heading is none",
      "Das bringst du mit\n- ADR-Schein\n\nVon Vorteil:\n- Staplerschein",
      ["must: ADR-Schein", "nice: Staplerschein"],
    ],
    [
      "a bracket that says how important it is, is no part of it",
      "Ihr Profil\n- Kenntnisse in React und TypeScript (zwingend)\n- SAP (nice to have)\n- Excel (ileri düzey)",
      ["must: React", "must: TypeScript", "must: Excel (ileri düzey)", "nice: SAP"],
    ],
    ["nor is what stresses it", "Requirements\n- Heat pumps in particular", ["must: Heat pumps"]],
    ["“not essential” is welcome", "You must hold a C+E licence. ADR isn't essential.", ["must: C+E licence", "nice: ADR"]],
  ] as const)("%s", ([, text, expected]) => {
    expect(asked(text)).toEqual(expected);
  });

  test("each names its line", () => {
    const text = "Nurse\n\n\n\n   Requirements\n\n   - BLS required";
    const [criterion] = readAdvert(text).criteria;
    expect(criterion).toMatchObject({
      text: "BLS",
      source: { text: "description", line: 7, words: "BLS required" },
    });
    expect(text.slice(...criterion!.quote!)).toBe("BLS");
    expect(text.slice(criterion!.source.start, criterion!.source.end)).toBe("BLS required");
  });

  test("lost line breaks are given back, and the places are those of the text", () => {
    const text = "Aranan Nitelikler\nEn az lise mezunu,Satış konusunda en az 2 yıl deneyimli,Excel bilen.Diksiyonu düzgün";
    const { criteria } = readAdvert(text);
    expect(criteria.map(({ quote }) => text.slice(...quote!))).toEqual([
      "Excel",
      "Satış konusunda en az 2 yıl",
      "En az lise mezunu",
    ]);
  });
});

test.for([
  ["Requirements\n- Excel\n- Willing to work night shifts", "Willing to work night shifts"],
  ["Ihr Profil\n- Excel\n- Montagebereitschaft", "Montagebereitschaft"],
  ["Requisitos\n- Excel\n- Disponibilidad para viajar", "Disponibilidad para viajar"],
  ["Aranan Nitelikler\n- Excel\n- Seyahat engeli olmayan", "Seyahat engeli olmayan"],
] as const)("What no CV shows is asked in the interview: %s", ([text, question]) => {
  const advert = readAdvert(text);
  expect(advert.criteria.map((one) => one.text)).toEqual(["Excel"]);
  expect(advert.questions.map(({ words }) => words)).toEqual([question]);
});

test("a line that gave no criterion is listed", () => {
  const { criteria, notUsed } = readAdvert("Requirements\n- Excel\n- Sense of humour");
  expect(criteria).toHaveLength(1);
  expect(notUsed).toMatchObject([{ line: 3, words: "Sense of humour" }]);
});

test.for([
  ["Cook\nPay: £28,000 to £32,000 per annum", { min: 28000, max: 32000, currency: "GBP", period: "year" }],
  ["Koch\nWir zahlen 19–23 €/Std.", { min: 19, max: 23, currency: "EUR", period: "hour" }],
  ["Cocinero\nSalario: 1.450 € netos/mes", { min: 1450, max: 1450, currency: "EUR", period: "month" }],
  ["Aşçı\nMaaş: 45.000 TL", { min: 45000, max: 45000, currency: "TRY", period: "month" }],
  ["Pflegekraft\nGehalt: ab 2.650 € brutto im Monat", { min: 2650, currency: "EUR", period: "month" }],
  ["Cleaner\nPay: up to £14 per hour", { max: 14, currency: "GBP", period: "hour" }],
  ["Camarero\nSalario desde 1.300 € al mes", { min: 1300, currency: "EUR", period: "month" }],
  ["Aşçı\nMaaş: aylık 45.000 TL'den başlayan", { min: 45000, currency: "TRY", period: "month" }],
] as const)("Pay is read: %s", ([text, pay]) => {
  expect(readAdvert(text).fields.pay).toEqual(pay);
});

test.for([
  ["Koch\nVollzeit / gerne auch Teilzeit", "Vollzeit / gerne auch Teilzeit"],
  ["Cook\nFull-time (also part-time)", "Full-time (also part-time"],
  ["Cocinero\nJornada completa o parcial", "Jornada completa o parcial"],
  ["Aşçı\nTam zamanlı veya yarı zamanlı", "Tam zamanlı veya yarı zamanlı"],
  ["Koch\nVollzeit", "fullTime"],
  ["Koch\nUnbefristete Festanstellung in Vollzeit", "fullTime"],
  ["Koch\nWir bieten eine unbefristete Festanstellung", "unbefristete Festanstellung"],
] as const)("Hours and contract are read: %s", ([text, type]) => {
  expect(readAdvert(text).fields.employmentType).toBe(type);
});

test("a budget is no pay, and “full or part time” is both", () => {
  const { fields } = readAdvert("Buyer, full or part time, 37.5 hours per week\nTasks\n- Manage a budget of €2,000,000");
  expect(fields.pay).toBeUndefined();
  expect(fields).toMatchObject({
    employmentType: "full or part time",
    weeklyHours: "37.5 hours per week",
  });
});

const wordsOf = (text: string): string[] => readAdvert(text).criteria.map((one) => one.text);

test("a list whose line breaks are lost is read by its dots, however wide the blanks behind them", () => {
  const list = "Satış Temsilcisi\nAranan nitelikler:·         Excel bilen,·         SAP deneyimi olan,·         B sınıfı ehliyet";
  expect(readAdvert(list).criteria).toHaveLength(3);
});

test("what a privacy notice says is asked of nobody", () => {
  const note =
    "Datenschutzrechtlicher Hinweis\n- Ihre Daten werden nur so lange gespeichert, wie es erforderlich ist\n- Sie haben das Recht, Auskunft zu verlangen";
  expect(wordsOf(`IT-Architekt\n\nAnforderungen\n- Erfahrung mit Kubernetes\n\n${note}\n`)).toEqual(["Kubernetes"]);
});

test("a criterion holds the whole of its bracket", () => {
  expect(wordsOf("Designer\n\nRequirements\n- Adobe Creative Suite (Photoshop, Illustrator, InDesign)")).toEqual([
    "Adobe Creative Suite (Photoshop, Illustrator, InDesign)",
  ]);
});

test("a blank that is lost behind a small word is given back", () => {
  expect(wordsOf("Support agent\n\nRequirements\n- Fluent inGerman (C1) and strong in English (B2)")).toHaveLength(2);
});

test("a house that is preferred by customers prefers no applicant", () => {
  const text = "Teknisyen\n\nDünyanın ilk tercih edilen üreticisi olan firmamız için\n\nAranan nitelikler\n- SAP bilgisi";
  expect(readAdvert(text).criteria.map(({ importance }) => importance)).toEqual(["must"]);
});

test.for([
  "- Join us and get a €50 monthly voucher of your choice",
  "- Wellpass Mitgliedschaft für nur 29 € im Monat",
  "- Jeden Monat 50 € Gutschein",
  "- A generous €1,000 annual training budget",
  "- An extra €60 for your birthday each year",
])("a benefit is no pay: %s", (line) => {
  expect(readAdvert(`Clerk\n\nWhat we offer\n${line}`).fields.pay).toBeUndefined();
});
