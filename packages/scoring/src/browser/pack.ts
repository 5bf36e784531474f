import { LINE_WEIGHTS } from "../advert/line-weights.ts";
import { packed, unpacked, type WeightTable } from "../advert/weight-table.ts";
import { fold, tokensOf } from "../text/fold.ts";
import { frontCoded } from "../text/front-coding.ts";
import { ALL_COMMON, type Language } from "../text/language.ts";
import { VOCABULARY } from "../vocabulary/index.ts";
import { stemsOf, waysOf } from "../vocabulary/name-index.ts";
import type { Alias } from "../vocabulary/table.ts";
import { APART, KEY, signsOf, type Apart, type Pack } from "./apart.ts";
import { LINE_LANGUAGES, SHARED_KEYS } from "./line-languages.ts";

/** The tables of the advert's reader for browsers: those for every text, and one pack for each language, with the keys of words that need it. */
export interface Packed {
  readonly terms: string;
  readonly weights: WeightTable;
  readonly apart: Readonly<Record<Apart, { readonly pack: Pack; readonly keys: string }>>;
}

/** Made by the build of the public pages. */
export const packedTables = (): Packed => {
  const shared = new Set(SHARED_KEYS.split(" "));
  const apart = { de: entriesOf("de", shared), es: entriesOf("es", shared), tr: entriesOf("tr", shared) };
  const kept = new Set(APART.flatMap((language) => apart[language].map(({ of }) => of)));
  const rows = (isOwn: (feature: string) => boolean) => packed(unpacked(LINE_WEIGHTS).filter(([feature]) => isOwn(feature)));
  const packOf = (language: Apart) => {
    const own = new Set(apart[language].map(({ of }) => of));
    const names = VOCABULARY.map(({ aliases }) => written(aliases.filter((alias) => own.has(alias)))).join("\n");
    const keys = frontCoded([...fewest(apart[language].map((entry) => entry.keys))].toSorted());
    return { pack: { names, weights: rows((feature) => own.has(feature)) }, keys };
  };
  return {
    terms: termsWithout(kept),
    weights: rows((feature) => !kept.has(feature)),
    apart: { de: packOf("de"), es: packOf("es"), tr: packOf("tr") },
  };
};

/** A line of names for each term. The first name gives the term its id. */
const termsWithout = (kept: ReadonlySet<unknown>): string => {
  let head = "";
  return VOCABULARY.map(({ kind, isProduct, aliases }) => {
    const before = head;
    head = `>${kind}${isProduct ? "*" : ""}\n`;
    const own = aliases.filter((alias) => !kept.has(alias));
    const [turkish, others] = [own.filter(({ isTurkish }) => isTurkish), own.filter(({ isTurkish }) => !isTurkish)].map(written);
    const names = own[0]!.isTurkish ? `|${turkish}${others && `|${others}`}` : `${others}${turkish && `|${turkish}`}`;
    return `${head === before ? "" : head}${names}`;
  }).join("\n");
};

/** Names are compared folded, but for those that need their case. */
const written = (names: readonly Alias[]): string =>
  names
    .map(({ text, isExact, isItem, isOrdinary }) => {
      if (isExact) return `${isItem ? "~" : "="}${text}`;
      return `${isOrdinary ? "^" : ""}${fold(text)}`;
    })
    .join(";");

/** A name or a feature of one language, found in no text that shows none of the keys. A name that may be written in two ways has two entries. */
interface Entry {
  readonly of: Alias | string;
  readonly keys: readonly string[];
}

const FEATURES = unpacked(LINE_WEIGHTS).map(([feature], row) => ({ feature, letter: LINE_LANGUAGES[row]! }));

/**
 * The names and features of one language that have a word nothing of another language has. Those whose words are all shared, such as "Material", stay
 * with the tables for every text.
 */
export const entriesOf = (language: Apart, shared: ReadonlySet<string>): Entry[] => {
  const taken = takenBesides(language);
  const isOwn = (key: string): boolean => !taken.has(key) && !shared.has(key);
  const names = VOCABULARY.flatMap(({ aliases }) => aliases)
    .filter(({ only }) => only === language)
    .flatMap((alias) => {
      const ways = waysOf(alias).map((words) => ({ of: alias, keys: keysOfName(words, alias).filter(isOwn) }));
      return ways.every(({ keys }) => keys.length > 0) ? ways : [];
    });
  const features = FEATURES.filter(({ letter }) => letter === language.charAt(0)).flatMap(({ feature }) => {
    const keys = keysOfFeature(feature).filter(isOwn);
    return keys.length > 0 ? [{ of: feature, keys }] : [];
  });
  return [...names, ...features];
};

/** Keys that words of other languages show. */
const takenBesides = (language: Language): ReadonlySet<string> => {
  const names = VOCABULARY.flatMap(({ aliases }) => aliases).filter(({ only }) => only !== language);
  const features = FEATURES.filter(({ letter }) => letter !== language.charAt(0));
  const words = new Set([
    ...names.flatMap(({ text }) => tokensOf(text).map((token) => token.fold)),
    ...features.map(({ feature }) => feature),
    ...ALL_COMMON,
  ]);
  return new Set([...words].flatMap(signsOf));
};

const FEMININE_OR_NOT = /(?<=[aei]nt)es?$/;
const INFLECTED_FROM = 5;

/** A key for each word of a name. The last one may be inflected. */
const keysOfName = (words: readonly string[], alias: Alias): string[] =>
  words.map((word, index) => {
    const isInflected = index === words.length - 1 && !alias.isExact && (word.length >= INFLECTED_FROM || alias.isTurkish);
    if (!isInflected) return word.length > KEY ? word.slice(0, KEY) : `${word}.`;
    const forms = [word.replace(FEMININE_OR_NOT, ""), ...stemsOf(words, alias).map((stem) => stem.slice(0, -1))];
    return forms.reduce((short, form) => (form.length < short.length ? form : short)).slice(0, KEY);
  });

/** Letters to which the words of a feature are cut: of one word, and of two. */
const [CUT, CUT_OF_TWO] = [6, 4];

/** A key for each word of a feature; an ending of four letters is one itself, one of three is too common. */
const keysOfFeature = (feature: string): string[] => {
  if (/[\^$]$/.test(feature)) return feature.endsWith("$") ? [feature] : [];
  if (!/\p{L}/u.test(feature)) return [];
  const words = feature.replace("^", "").split(" ");
  const cut = words.length > 1 && !feature.startsWith("^") ? CUT_OF_TWO : CUT;
  return words.map((word) => (word.length >= cut ? word : `${word}.`));
};

/** A few keys that have one of each list: the most frequent one of those that are left first. */
const fewest = (lists: readonly (readonly string[])[]): ReadonlySet<string> => {
  const chosen = new Set<string>();
  const left = new Map<string, Set<readonly string[]>>();
  for (const list of lists) for (const key of list) left.set(key, (left.get(key) ?? new Set()).add(list));
  while (left.size > 0) {
    const [first, own] = [...left].reduce((most, one) => (one[1].size > most[1].size ? one : most));
    chosen.add(first);
    for (const list of own)
      for (const key of list) {
        const others = left.get(key);
        others?.delete(list);
        if (others?.size === 0) left.delete(key);
      }
  }
  return chosen;
};
