import { describe, expect, test } from "vitest";
import { readAdvert } from "./advert.ts";
import { questionsFor, recommendationOf, summaryOf } from "./prose.ts";
import { FRONTEND, FRONTEND_EXTRA } from "./testing/adverts.ts";
import { MARA, SABINE } from "./testing/cvs.ts";
import { criterion, score } from "./testing/score-cv.ts";
import { LANGUAGES, type Language } from "./text/language.ts";

const proseOf = (
  text: string,
  locale: Language,
  criteria = readAdvert(FRONTEND, FRONTEND_EXTRA, locale).criteria as Parameters<typeof score>[1],
) => {
  const { profile, marks, result } = score(text, criteria);
  return { profile, criteria, marks, result, locale };
};

test("The summary says what is shown, in part and not at all", () => {
  expect(summaryOf(proseOf(MARA, "en"))).toBe(
    "Senior Frontend Engineer with 8 years 10 months of work experience. The CV shows React, TypeScript, mindestens fünf Jahre Erfahrung in der Frontend-Entwicklung, Anleitung von Kolleginnen und Kollegen and 3 more. Shown in part: Deutsch auf B2 oder besser. No line for Energiewirtschaft.",
  );
});

test("In Spanish a language is written small where the criterion is Spanish, and as it is where it is not", () => {
  const shown = (text: string) => summaryOf(proseOf(MARA, "es", [criterion("skill", "React"), criterion("language", text)]));
  expect(shown("Alemán, B1 o superior")).toContain("alemán, B1 o superior");
  expect(shown("German, B1 or better")).toContain("German, B1 or better");
});

test("Questions carry the number of their criterion and ask about what is open", () => {
  expect(questionsFor(proseOf(MARA, "en"))).toMatchObject([
    { number: 4, text: "Your CV shows German at B1. In which situations at work have you used German?" },
    { number: 9, text: "Have you worked in this field or for clients in it: Energiewirtschaft?" },
  ]);
});

test("The recommendation follows level and musts", () => {
  const must = criterion("skill", "React");
  const missing = criterion("skill", "Kubernetes");
  expect(recommendationOf(proseOf(MARA, "en", [must]))).toMatch(/^Invite to an interview: every must/);
  expect(recommendationOf(proseOf(MARA, "en", [must, missing]))).toMatch(/^Clarify first: .*Kubernetes/);
  expect(recommendationOf(proseOf(MARA, "en", []))).toMatch(/no criteria/);
  expect(recommendationOf(proseOf(SABINE, "en", [{ ...missing, importance: "should" }]))).toMatch(/^The CV shows little/);
});

describe("Prose never names the person", () => {
  test.for(LANGUAGES)("in %s", (locale) => {
    for (const [text, secrets] of [
      [MARA, ["Mara", "Lindqvist", "1991", "Swedish citizen"]],
      [SABINE, ["Sabine", "Krüger", "1984", "verheiratet"]],
    ] as const) {
      const input = proseOf(text, locale);
      const prose = [summaryOf(input), recommendationOf(input), ...questionsFor(input).map((question) => question.text)].join(
        " ",
      );
      for (const secret of secrets) expect(prose).not.toContain(secret);
      expect(prose).not.toMatch(/undefined|NaN/);
    }
  });
});
