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
    expect(criterion).toMatchObject({ text: "BLS", source: { text: "description", line: 7, words: "BLS required" } });
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
  ["Cocinero\nSalario: 1.450 € netos/mes", { max: 1450, currency: "EUR", period: "month" }],
  ["Aşçı\nMaaş: 45.000 TL", { max: 45000, currency: "TRY", period: "month" }],
] as const)("Pay is read: %s", ([text, pay]) => {
  expect(readAdvert(text).fields.pay).toEqual(pay);
});

test("a budget is no pay, and “full or part time” is both", () => {
  const { fields } = readAdvert("Buyer, full or part time, 37.5 hours per week\nTasks\n- Manage a budget of €2,000,000");
  expect(fields.pay).toBeUndefined();
  expect(fields).toMatchObject({ employmentType: "full or part time", weeklyHours: "37.5 hours per week" });
});
