import { criteriaFor, readAdvert, type Criterion } from "@candor/scoring";
import { describe, expect, test } from "vitest";
import type { Fields } from "./job.info.ts";
import { proposalsFor } from "./criteria-proposals.ts";

const FIELDS: Fields = {
  title: "Payroll Clerk",
  technicalSkills: ["Payroll", "Excel"],
  toolsAndSoftware: [],
  certifications: [],
  industryExperience: [],
  languageRequirements: ["German B2"],
  keyResponsibilities: [],
  mustHaveRequirements: [],
  niceToHave: [],
  culturalFitIndicators: [],
  description: "",
};
const standing = (fields: Fields): Criterion[] => criteriaFor(fields, "en");
const said = (before: Fields, change: Partial<Fields>, criteria = standing(before)) =>
  proposalsFor(before, { ...before, ...change }, criteria, "en").map(({ change, criterion }) => [change, criterion.text]);

test("an edit proposes the criteria it adds and removes, and no others", () => {
  expect(said(FIELDS, { technicalSkills: ["Payroll", "DATEV"] })).toEqual([
    ["add", "DATEV"],
    ["drop", "Excel"],
  ]);
  expect(said(FIELDS, { technicalSkills: ["Excel", "Payroll"] })).toEqual([]);
});

describe("a new level of the same requirement changes the existing criterion", () => {
  test("a language, with its id and weight", () => {
    const criteria = standing(FIELDS).map((one) => (one.kind === "language" ? { ...one, id: "c9", weight: 17 } : one));
    const [proposal, ...others] = proposalsFor(FIELDS, { ...FIELDS, languageRequirements: ["German C1"] }, criteria, "en");
    expect(proposal).toMatchObject({ change: "change", criterion: { id: "c9", text: "German, C1 or better", weight: 17 } });
    expect(others).toEqual([]);
  });

  test("years, in a field or in the text", () => {
    const before = { ...FIELDS, yearsOfExperience: 3 };
    expect(said(before, { yearsOfExperience: 5 })).toEqual([["change", expect.stringContaining("5 years")]]);
    const text = { ...FIELDS, description: "Requirements\n- At least 3 years of experience in payroll\n- Excel" };
    const read = readAdvert(text.description, "", "en").criteria;
    expect(said(text, { description: text.description.replace("3", "4") }, read)).toEqual([
      ["change", expect.stringContaining("4 years")],
    ]);
  });

  test("the importance, unless a person has set another", () => {
    const change = { mustHaveRequirements: ["Excel"] };
    const [proposal] = proposalsFor(FIELDS, { ...FIELDS, ...change }, standing(FIELDS), "en");
    expect(proposal).toMatchObject({ change: "change", criterion: { text: "Excel", importance: "must" } });
    const edited = standing(FIELDS).map((one) => (one.text === "Excel" ? { ...one, importance: "nice" as const } : one));
    expect(said(FIELDS, change, edited)).toEqual([]);
  });
});

test("a criterion written by hand is never dropped, and one that was removed does not come back", () => {
  const byHand: Criterion = { id: "c7", kind: "skill", text: "Calm on the phone", importance: "nice", weight: 3 };
  expect(said(FIELDS, { technicalSkills: [] }, [byHand])).toEqual([]);
});

test("a requirement that the text still contains is not dropped with its line in a list", () => {
  const before = { ...FIELDS, description: "Requirements\n- Excel\n- Payroll" };
  expect(said(before, { technicalSkills: ["Payroll"] })).toEqual([]);
});

test("criteria in another language than the reader's are recognised, and new ones are worded in that language", () => {
  const criteria = criteriaFor(FIELDS, "de");
  expect(criteria.map(({ text }) => text)).toContain("Deutsch, B2 oder besser");
  expect(said(FIELDS, { languageRequirements: ["German C1"] }, criteria)).toEqual([["change", "Deutsch, C1 oder besser"]]);
});

test("a wish on a protected fact is not proposed", () => {
  expect(said(FIELDS, { mustHaveRequirements: ["Between 25 and 35 years old"] })).toEqual([]);
});

describe("a proposal names the line of the edited advert", () => {
  const before = {
    ...FIELDS,
    technicalSkills: [],
    description: "Requirements\n- At least 3 years of experience in payroll\n- Excel",
  };
  const read = readAdvert(before.description, "", "en").criteria;

  test("a new criterion, and one whose wording changes", () => {
    const description = "We grow.\n\nRequirements\n- At least 5 years of experience in payroll\n- Excel\n- DATEV";
    const proposals = proposalsFor(before, { ...before, description }, read, "en");
    expect(proposals.map(({ change, criterion: { text, source } }) => [change, text, source?.line])).toEqual([
      ["add", "DATEV", 6],
      ["change", expect.stringContaining("5 years"), 4],
    ]);
  });

  test("a criterion whose importance a field raises keeps its line", () => {
    const wished = { ...before, description: "Requirements\n- Payroll\n\nNice to have\n- Excel" };
    const criteria = readAdvert(wished.description, "", "en").criteria;
    const proposals = proposalsFor(wished, { ...wished, mustHaveRequirements: ["Excel"] }, criteria, "en");
    expect(proposals).toMatchObject([
      { change: "change", criterion: { text: "Excel", importance: "must", source: { line: 5 } } },
    ]);
  });
});

describe("years of one work among several are changed in their own criterion", () => {
  const lines = ["4+ years of experience with React", "2+ years of leading a team"];
  const description = ["Requirements", ...lines.map((line) => `- ${line}`)].join("\n");
  const before = { ...FIELDS, technicalSkills: [], languageRequirements: [], mustHaveRequirements: lines, description };
  const read = readAdvert(description, "", "en").criteria;
  const proposed = [["change", "6+ years of experience with React"]];

  test("in the text", () => {
    expect(said(before, { description: description.replace("4+", "6+") }, read)).toEqual(proposed);
  });

  test("in a list, although the text still says the former number", () => {
    expect(said(before, { mustHaveRequirements: [lines[0]!.replace("4+", "6+"), lines[1]!] }, read)).toEqual(proposed);
  });
});
