import { understandQuery } from "@candor/scoring";
import { expect, test } from "vitest";

const LOCALES = ["en", "de", "es", "tr"] as const;
const catalogues = import.meta.glob<{ search: { placeholder: string; example: Record<string, string> } }>(
  "../../locales/*/candidates.json",
  { eager: true, import: "default" },
);

const examples = LOCALES.flatMap((locale) => {
  const { placeholder, example } = catalogues[`../../locales/${locale}/candidates.json`]!.search;
  return [...Object.values(example), placeholder].map((text) => ({ locale, text }));
});

test.for(examples)("what is given as an example is understood, part by part: $locale “$text”", ({ locale, text }) => {
  const { criteria, refused } = understandQuery(text, locale);
  expect(criteria.length).toBeGreaterThanOrEqual(text === placeholderIn(locale) ? text.split(", ").length : 1);
  // Words that the vocabulary does not know would be taken for the name of a skill.
  expect(criteria.map((criterion) => criterion.text.toLowerCase())).not.toContain(text.toLowerCase());
  expect(refused).toEqual([]);
});

const placeholderIn = (locale: string) => catalogues[`../../locales/${locale}/candidates.json`]!.search.placeholder;
