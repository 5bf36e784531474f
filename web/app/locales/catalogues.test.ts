import { describe, expect, test } from "vitest";

const LOCALES = ["en", "de", "es", "tr"] as const;
const catalogues = import.meta.glob<object>("./*/*.json", { eager: true, import: "default" });
const namespaces = Object.keys(catalogues).flatMap((path) => /^\.\/en\/(.+)\.json$/u.exec(path)?.[1] ?? []);

/** A catalogue as one flat table: "list.resumes_one" -> sentence. */
function flat(tree: object, path = ""): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
      typeof value === "string" ? [[path + key, value]] : Object.entries(flat(value as object, `${path}${key}.`)),
    ),
  );
}

const read = (locale: string, namespace: string) => flat(catalogues[`./${locale}/${namespace}.json`] ?? {});

const PLURAL = /_(zero|one|two|few|many|other)$/u;
/** Keys without their plural endings, which differ from language to language. */
const stems = (catalogue: Record<string, string>) =>
  [...new Set(Object.keys(catalogue).map((key) => key.replace(PLURAL, "")))].toSorted();
/** Placeholders and tags of a sentence. */
const slots = (sentence: string) => [...new Set(sentence.match(/\{\{\w+\}\}|<\/?\w+>/gu))].toSorted();

/** Words that are the same in English and in one of the others. */
const SAME = new Set([
  "Beta",
  "Browser",
  "Cookies",
  "CV",
  "Error",
  "Formal",
  "Hybrid",
  "Logo",
  "Name",
  "Plan",
  "Remote",
  "Senior",
]);
/** Labels of keys. */
for (const key of ["Alt", "Ctrl", "Enter", "Esc", "K", "Shift"]) SAME.add(key);
const isAllowedSame = (sentence: string) =>
  (sentence.replace(/\{\{\w+\}\}|<\/?\w+>/gu, "").match(/\p{L}+/gu) ?? []).every((word) => SAME.has(word));

/** A number before words in the plural, which are wrong for one: "{{number}} of {{of}} stay selected". */
const COUNTED =
  /\{\{(?:number|found|count)\}\}(?: of \{\{\w+\}\})? (?:\w+ ){0,5}?(?:are|were|have|stay|show|CVs|candidates|jobs)\b/u;
/** Sentences whose number is always two or more. */
const NEVER_ONE = new Set(["criteria.full", "criteria.ranking.first", "candidates.compare.title"]);

describe.for(namespaces)("the catalogue %s", (namespace) => {
  const en = read("en", namespace);

  test.for(LOCALES)("says in %s all that English says, with nothing empty", (locale) => {
    const catalogue = read(locale, namespace);
    expect(stems(catalogue)).toEqual(stems(en));
    expect(Object.entries(catalogue).filter(([, sentence]) => sentence.trim() === "")).toEqual([]);
  });

  test.for(LOCALES)("has in %s every plural form the language needs", (locale) => {
    const catalogue = read(locale, namespace);
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted();
    const plurals = new Map<string, string[]>();
    for (const key of Object.keys(catalogue)) {
      const form = PLURAL.exec(key)?.[1];
      if (form) plurals.set(key.replace(PLURAL, ""), [...(plurals.get(key.replace(PLURAL, "")) ?? []), form]);
    }
    for (const [stem, found] of plurals) expect({ stem, forms: found.toSorted() }).toEqual({ stem, forms });
  });

  test("counts one as well as many", () => {
    const wrong = Object.entries(en).filter(
      ([key, sentence]) => COUNTED.test(sentence) && !PLURAL.test(key) && !NEVER_ONE.has(`${namespace}.${key}`),
    );
    expect(wrong).toEqual([]);
  });

  test.for(LOCALES.slice(1))("keeps in %s the placeholders and is translated", (locale) => {
    const catalogue = read(locale, namespace);
    for (const [key, sentence] of Object.entries(catalogue)) {
      const original = en[key] ?? en[key.replace(PLURAL, "_other")]!;
      // "one" may say "a month" where another language says "1 month".
      const isOne = PLURAL.exec(key)?.[1] === "one";
      const expected = isOne
        ? slots(sentence).filter((slot) => slots(en[key.replace(PLURAL, "_other")]!).includes(slot))
        : slots(original);
      expect({ key, slots: slots(sentence) }).toEqual({ key, slots: expected });
      if (sentence === original)
        expect({ key, sentence, isAllowedSame: isAllowedSame(sentence) }).toEqual({ key, sentence, isAllowedSame: true });
    }
  });
});
