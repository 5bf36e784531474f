import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { lineFeatures } from "../advert/line-class.ts";
import { LINE_WEIGHTS } from "../advert/line-weights.ts";
import { unpacked } from "../advert/weight-table.ts";
import { flat } from "../text/fold.ts";
import { termsIn, VOCABULARY } from "../vocabulary/index.ts";
import type { Match } from "../vocabulary/name-index.ts";
import type { NamedTerm } from "../vocabulary/table.ts";
import { NotLoaded, withModules } from "./late.ts";
import { APART, type Apart } from "./apart.ts";
import { packedTables } from "./pack.ts";
import { packsOf } from "./packs.ts";
import { termsInOf } from "./vocabulary.ts";
import { weightsWithOf } from "./weights.ts";

const packed = packedTables();

/** `termsIn` of a browser, and the languages whose tables it has loaded. */
const browser = () => {
  const loaded: Apart[] = [];
  const sourceOf = (language: Apart) => ({
    keys: () => Promise.resolve(packed.apart[language]),
    pack: () => {
      loaded.push(language);
      return Promise.resolve(packed.apart[language]);
    },
  });
  const packs = packsOf({ de: sourceOf("de"), es: sourceOf("es"), tr: sourceOf("tr") });
  return {
    loaded,
    termsIn: termsInOf(packed.terms, packs),
    weightsWith: weightsWithOf(packed.weights, packs),
    speak: packs.speak,
  };
};

const plain = (matches: readonly Match<NamedTerm>[]) =>
  matches.map(({ term: { id, kind, isProduct }, start, end }) => ({ id, kind, isProduct, start, end }));

/** Endings that names take in texts of the four languages. */
const ENDINGS = ["s", "e", "en", "in", "innen", "a", "lar", "leri", "larının", "i", "sı", "nda", "na", "ğı", "bı"];
const TEXTS = VOCABULARY.flatMap(({ aliases }, place) =>
  aliases.flatMap(({ text }, nth) => ["", ENDINGS[(place + nth) % ENDINGS.length]!].map((ending) => `${text}${ending}`)),
);

/** The answer of a browser that has keys and no pack yet; undefined where it asks for a pack. */
const withoutPacks = <T>(rules: () => T): T | undefined => {
  try {
    return rules();
  } catch (error) {
    if (!(error instanceof NotLoaded)) throw error;
    return undefined;
  }
};

const withKeys = async () => {
  const { loaded, ...rules } = browser();
  await withModules(() => rules.termsIn("team"));
  expect(loaded).toEqual([]);
  return rules;
};

test("a browser that lacks a name asks for it, in each of its forms", async () => {
  const { termsIn: found } = await withKeys();
  for (const text of TEXTS) {
    const answer = withoutPacks(() => plain(found(text)));
    if (answer && !isDeepStrictEqual(answer, plain(termsIn(text)))) expect.fail(text);
  }
});

test("a browser that lacks the weights of a feature asks for them", async () => {
  const { weightsWith } = await withKeys();
  for (const [feature, weights] of unpacked(LINE_WEIGHTS)) {
    // A line that has two words together has each of them, to its sixth letter.
    const words = feature.replace(/^\^/, "").split(" ");
    const stems = words.map((word) => (words.length > 1 && word.length === 4 && !feature.startsWith("^") ? `${word}xx` : word));
    const answer = withoutPacks(() => weightsWith([...stems, feature]));
    if (answer && !isDeepStrictEqual(answer.get(feature), weights)) expect.fail(feature);
  }
});

test("a browser with all packs knows the same", async () => {
  const { loaded, termsIn: found, weightsWith } = browser();
  for (const text of ["Wundversorgung", "cuidado de heridas", "yara bakımı"]) await withModules(() => found(text));
  expect(loaded.toSorted()).toEqual(APART);
  for (const text of TEXTS) if (!isDeepStrictEqual(plain(found(text)), plain(termsIn(text)))) expect.fail(text);
  expect(new Map(weightsWith([]))).toEqual(new Map(unpacked(LINE_WEIGHTS)));
});

test.for([
  ["en", "Wound care and medication on a ward, project management, Excel", []],
  ["de", "Wundversorgung und Medikamentengabe auf Station, Projektmanagement, Excel", ["de"]],
  ["es", "Cuidado de heridas y administración de medicación, gestión de proyectos, Excel", ["es"]],
  ["tr", "Serviste yara bakımı ve ilaç uygulama, proje yönetimi, Excel", ["tr"]],
] as const)("an advert in %s asks for the tables of its own language alone", async ([language, text, languages]) => {
  for (const isSaid of [false, true]) {
    const { loaded, termsIn: found, weightsWith, speak } = browser();
    if (isSaid) speak(language);
    expect(plain(await withModules(() => found(text)))).toEqual(plain(termsIn(text)));
    await withModules(() => weightsWith(lineFeatures(flat(text))));
    expect(loaded).toEqual(languages);
  }
});
