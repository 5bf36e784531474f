import { expect, test } from "vitest";
import { remarksOn } from "./remarks.ts";

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
