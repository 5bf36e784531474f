import { expect, test } from "vitest";
import { hintsOn, remarksOn } from "./fairness.info.ts";

const JOB = {
  title: "Koch (m/w/d)",
  description: "Wir kochen frisch.\n\n- Abgeleisteter Wehrdienst\n- HACCP\nWir suchen einen jungen Mann, der anpackt.",
  keyResponsibilities: ["Speisen zubereiten"],
  mustHaveRequirements: ["HACCP", "Deutsch als Muttersprache"],
  niceToHave: [],
  languageRequirements: [],
  language: "de",
} as const;

const remarks = () =>
  remarksOn({
    ...JOB,
    keyResponsibilities: [],
    mustHaveRequirements: [...JOB.mustHaveRequirements],
    niceToHave: [],
    languageRequirements: [],
  });

test("every wish in published words is remarked with its place, its reason and a lawful wording", () => {
  expect(remarks().map(({ field, line, text, reason }) => [field, line, text, reason])).toEqual([
    ["description", null, "Abgeleisteter Wehrdienst", "militaryService"],
    ["description", null, "jungen Mann", "age"],
    ["mustHaveRequirements", 1, "Deutsch als Muttersprache", "nativeSpeaker"],
  ]);
  for (const { field, line, start, end, text, wording } of remarks()) {
    const words = field === "description" ? JOB.description : JOB.mustHaveRequirements[line!]!;
    expect(words.slice(start, end)).toBe(text);
    expect(wording).not.toBe("");
  }
});

test("a wording replaces a whole line, and a wish within a sentence is left to the recruiter", () => {
  expect(remarks().map(({ wording, isPlain }) => [wording, isPlain])).toEqual([
    ["Verfügbar ab dem Eintrittstermin", true],
    ["Mindestens 1 Jahr Erfahrung", false],
    ["Deutsch C1", true],
  ]);
});

test("a lawful job has no remarks", () => {
  expect(
    remarksOn({
      ...JOB,
      description: "Wir sind ein junges Unternehmen.",
      keyResponsibilities: [],
      mustHaveRequirements: ["Deutsch C1"],
      niceToHave: [],
      languageRequirements: [],
    }),
  ).toEqual([]);
});

const HINTED = {
  ...JOB,
  title: "Koch",
  description: "Koch\n\nWir sind ein junges Team.\n- Durchsetzungsstark",
  keyResponsibilities: [],
  mustHaveRequirements: ["Deutsch als Muttersprache"],
  niceToHave: [],
  languageRequirements: [],
};

test("words that put people off and a missing pay are hints beside the remarks, with a wording to take", () => {
  expect(hintsOn(HINTED).map(({ field, kind, text, wording, isPlain }) => [field, kind, text, wording, isPlain])).toEqual([
    ["title", "gendered", "Koch", "Koch (m/w/d)", true],
    ["description", "payMissing", "", "", false],
    ["description", "gendered", "Koch", "Koch (m/w/d)", true],
    ["description", "young", "junges Team", "Team", true],
    ["description", "coded", "Durchsetzungsstark", "Klar und verbindlich", true],
  ]);
});

test("an advert for all genders with its pay gives no hint on them", () => {
  const description = "Koch (m/w/d)\n\nWir kochen frisch.";
  const pay = { min: 2800, max: 3200, currency: "EUR", period: "month" } as const;
  expect(hintsOn({ ...HINTED, description, pay })).toEqual([]);
});
