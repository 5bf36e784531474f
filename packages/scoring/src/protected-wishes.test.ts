import { describe, expect, test } from "vitest";
import { protectedWishesIn, refuseProtected } from "./protected-wishes.ts";
import { WORDINGS } from "./fairness/wordings.ts";
import { ENGLISH_LAWFUL, ENGLISH_WISHES, GERMAN_LAWFUL, GERMAN_WISHES } from "./testing/wishes-en-de.ts";
import { SPANISH_LAWFUL, SPANISH_WISHES, TURKISH_LAWFUL, TURKISH_WISHES } from "./testing/wishes-es-tr.ts";
import { LANGUAGES } from "./text/language.ts";

const linesOf = (table: string): string[] => table.trim().split("\n");

const TABLES = [
  { language: "en", wishes: linesOf(ENGLISH_WISHES), lawful: linesOf(ENGLISH_LAWFUL) },
  { language: "de", wishes: linesOf(GERMAN_WISHES), lawful: linesOf(GERMAN_LAWFUL) },
  { language: "es", wishes: linesOf(SPANISH_WISHES), lawful: linesOf(SPANISH_LAWFUL) },
  { language: "tr", wishes: linesOf(TURKISH_WISHES), lawful: linesOf(TURKISH_LAWFUL) },
] as const;

describe.for(TABLES)("wishes on protected facts, in $language", ({ language, wishes, lawful }) => {
  test("are sixty or more, with sixty or more lawful neighbours", () => {
    expect(new Set(wishes).size).toBeGreaterThanOrEqual(60);
    expect(new Set(lawful).size).toBeGreaterThanOrEqual(60);
  });

  test.for(wishes.map((line) => line.split(" | ") as [string, string]))("%s: “%s”", ([reason, phrase]) => {
    const found = protectedWishesIn(phrase, language);
    expect(found.map((wish) => wish.reason)).toContain(reason);
    expect(refuseProtected(phrase)).not.toBeNull();
    // The same words within an advert, in capitals, and as an item of a list.
    for (const text of [`Requirements\n- ${phrase}\n- Excel`, phrase.toLocaleUpperCase(language), `Excel; ${phrase}.`]) {
      const wish = protectedWishesIn(text, language).find((one) => one.reason === reason);
      expect(wish, text).toBeDefined();
      expect(text.slice(wish!.start, wish!.end).trim(), text).not.toBe("");
      expect(wish!.wording).not.toBe("");
    }
  });

  test.for(lawful)("“%s” is lawful", (phrase) => {
    for (const text of [phrase, `Requirements\n- ${phrase}\n- Excel`])
      expect(protectedWishesIn(text, language).map(({ start, end, reason }) => [reason, text.slice(start, end)])).toEqual([]);
    expect(refuseProtected(phrase)).toBeNull();
  });
});

test.for(LANGUAGES)("no lawful wording is found itself (%s)", (language) => {
  for (const wording of Object.values(WORDINGS)) expect(protectedWishesIn(wording[language])).toEqual([]);
});

test("a wish for native speakers offers the level of its language", () => {
  expect(protectedWishesIn("Muttersprachler Deutsch", "de")[0]).toMatchObject({
    wording: "Deutsch C1",
    alternative: "Deutsch C1",
  });
  expect(protectedWishesIn("Native English speaker", "en")[0]).toMatchObject({ wording: "English C1" });
});

test("a wish for a gender offers words for the advert and no criterion", () => {
  expect(protectedWishesIn("Women only", "en")[0]).not.toHaveProperty("alternative");
});
