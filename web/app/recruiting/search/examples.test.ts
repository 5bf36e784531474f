import { understandQuery } from "@candor/scoring";
import { expect, test } from "vitest";

const LOCALES = ["en", "de", "es", "tr"] as const;
const catalogues = import.meta.glob<{ find: { placeholder: string } }>("../../locales/*/candidates.json", {
  eager: true,
  import: "default",
});
const examplesOf = import.meta.glob<Record<string, string>>("../../locales/*/search.json", { eager: true, import: "example" });

const placeholderIn = (locale: string) => catalogues[`../../locales/${locale}/candidates.json`]!.find.placeholder;

const examples = LOCALES.flatMap((locale) => {
  const example = Object.values(examplesOf[`../../locales/${locale}/search.json`]!);
  return [...example, placeholderIn(locale)].map((text) => ({ locale, text }));
});

test.for(examples)("what is given as an example is understood, part by part: $locale “$text”", ({ locale, text }) => {
  const { criteria, refused } = understandQuery(text, locale);
  expect(criteria.length).toBeGreaterThanOrEqual(text === placeholderIn(locale) ? text.split(", ").length : 1);
  // Words that the vocabulary does not know would be taken for the name of a skill.
  expect(criteria.map((criterion) => criterion.text.toLowerCase())).not.toContain(text.toLowerCase());
  expect(refused).toEqual([]);
});
