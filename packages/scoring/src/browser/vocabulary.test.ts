import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { termsIn, VOCABULARY } from "../vocabulary/index.ts";
import type { Match } from "../vocabulary/name-index.ts";
import type { NamedTerm } from "../vocabulary/table.ts";
import { NotLoaded, withModules } from "./late.ts";
import { APART, type Apart } from "./names.ts";
import { packedVocabulary } from "./pack-vocabulary.ts";
import { termsInOf } from "./vocabulary.ts";

const packed = packedVocabulary();

/** `termsIn` of a browser, and the languages whose names it has loaded. */
const browser = () => {
  const loaded: Apart[] = [];
  const namesOf = (language: Apart) => ({
    keys: packed.apart[language].keys,
    load: () => {
      loaded.push(language);
      return Promise.resolve(packed.apart[language]);
    },
  });
  return { loaded, termsIn: termsInOf(packed.terms, { de: namesOf("de"), es: namesOf("es"), tr: namesOf("tr") }) };
};

const plain = (matches: readonly Match<NamedTerm>[]) =>
  matches.map(({ term: { id, kind, isProduct }, start, end }) => ({ id, kind, isProduct, start, end }));

/** Endings that names take in texts of the four languages. */
const ENDINGS = ["s", "e", "en", "in", "innen", "a", "lar", "leri", "larının", "i", "sı", "nda", "na", "ğı", "bı"];
const TEXTS = VOCABULARY.flatMap(({ aliases }, place) =>
  aliases.flatMap(({ text }, nth) => ["", ENDINGS[(place + nth) % ENDINGS.length]!].map((ending) => `${text}${ending}`)),
);

test("a browser that has not loaded a name asks for it, in each of its forms", () => {
  const { termsIn: found } = browser();
  const wrong = TEXTS.filter((text) => {
    try {
      return !isDeepStrictEqual(plain(found(text)), plain(termsIn(text)));
    } catch (error) {
      return !(error instanceof NotLoaded);
    }
  });
  expect(wrong).toEqual([]);
});

test("a browser that has loaded all names finds the same terms", async () => {
  const { loaded, termsIn: found } = browser();
  for (const text of ["Wundversorgung", "cuidado de heridas", "yara bakımı"]) await withModules(() => found(text));
  expect(loaded.toSorted()).toEqual(APART);
  expect(TEXTS.filter((text) => !isDeepStrictEqual(plain(found(text)), plain(termsIn(text))))).toEqual([]);
});

test.for([
  ["en", "Wound care and medication on a ward, project management, Excel", []],
  ["de", "Wundversorgung und Medikamentengabe auf Station, Projektmanagement, Excel", ["de"]],
  ["es", "Cuidado de heridas y administración de medicación, gestión de proyectos, Excel", ["es"]],
  ["tr", "Serviste yara bakımı ve ilaç uygulama, proje yönetimi, Excel", ["tr"]],
] as const)("an advert in %s asks for names of its own language alone", async ([, text, languages]) => {
  const { loaded, termsIn: found } = browser();
  expect(plain(await withModules(() => found(text)))).toEqual(plain(termsIn(text)));
  expect(loaded).toEqual(languages);
});
