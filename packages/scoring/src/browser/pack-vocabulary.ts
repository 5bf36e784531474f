import { fold, tokensOf } from "../text/fold.ts";
import { frontCoded } from "../text/front-coding.ts";
import { ALL_COMMON } from "../text/language.ts";
import { VOCABULARY } from "../vocabulary/index.ts";
import { stemsOf, waysOf } from "../vocabulary/name-index.ts";
import type { Alias } from "../vocabulary/table.ts";
import { APART, KEY, signsOf, type Apart } from "./names.ts";

/** The vocabulary as text: names that may stand in any advert, and those of one language beside them, with keys that tell whether a text needs them. */
export interface PackedVocabulary {
  readonly terms: string;
  readonly apart: Readonly<Record<Apart, { readonly names: string; readonly keys: string }>>;
}

/** Made by the build of the public pages, and read by `vocabulary.ts`. */
export const packedVocabulary = (): PackedVocabulary => {
  const apart = Object.fromEntries(APART.map((language) => [language, apartIn(language)])) as Record<Apart, ApartNames>;
  const isApart = (alias: Alias): boolean => APART.some((language) => apart[language].names.has(alias));
  let head = "";
  const lines = VOCABULARY.map(({ kind, isProduct, aliases }) => {
    const before = head;
    head = `>${kind}${isProduct ? "*" : ""}\n`;
    const own = aliases.filter((alias) => !isApart(alias));
    const [turkish, others] = [own.filter(({ isTurkish }) => isTurkish), own.filter(({ isTurkish }) => !isTurkish)].map(written);
    // The first name gives the term its id.
    const names = own[0]!.isTurkish ? `|${turkish}${others && `|${others}`}` : `${others}${turkish && `|${turkish}`}`;
    return `${head === before ? "" : head}${names}`;
  });
  const namesOf = (language: Apart): string =>
    VOCABULARY.map(({ aliases }) => written(aliases.filter((alias) => apart[language].names.has(alias)))).join("\n");
  return {
    terms: lines.join("\n"),
    apart: Object.fromEntries(
      APART.map((language) => [language, { names: namesOf(language), keys: frontCoded([...apart[language].keys].toSorted()) }]),
    ) as PackedVocabulary["apart"],
  };
};

/** Names are compared folded, but for those that need their case. */
const written = (names: readonly Alias[]): string =>
  names
    .map(({ text, isExact, isItem, isOrdinary }) => {
      if (isExact) return `${isItem ? "~" : "="}${text}`;
      return `${isOrdinary ? "^" : ""}${fold(text)}`;
    })
    .join(";");

interface ApartNames {
  readonly names: ReadonlySet<Alias>;
  readonly keys: ReadonlySet<string>;
}

/**
 * The names of one language that have a word no name of another language has, and the fewest such words: a text without any of them names none of
 * these. Names whose words are all shared, such as "Material", stay with the names for every text.
 */
const apartIn = (language: Apart): ApartNames => {
  const foreign = new Set(
    VOCABULARY.flatMap(({ aliases }) => aliases.filter(({ only }) => only !== language).flatMap(({ text }) => wordsOf(text))),
  );
  for (const word of ALL_COMMON) foreign.add(word);
  const taken = new Set([...foreign].flatMap(signsOf));
  const ways: { readonly alias: Alias; readonly keys: readonly string[] }[] = [];
  for (const { aliases } of VOCABULARY)
    for (const alias of aliases) {
      if (alias.only !== language) continue;
      const own = waysOf(alias).map((words) => ({ alias, keys: keysOf(words, alias).filter((key) => !taken.has(key)) }));
      if (own.every(({ keys }) => keys.length > 0)) ways.push(...own);
    }
  return { names: new Set(ways.map(({ alias }) => alias)), keys: fewest(ways.map(({ keys }) => keys)) };
};

const wordsOf = (text: string): string[] => tokensOf(text).map((token) => token.fold);

const FEMININE_OR_NOT = /(?<=[aei]nt)es?$/;
const INFLECTED_FROM = 5;

/** Keys of a name's words: the name is found in no text that shows none of them. */
const keysOf = (words: readonly string[], alias: Alias): string[] =>
  words.map((word, index) => {
    const isInflected = index === words.length - 1 && !alias.isExact && (word.length >= INFLECTED_FROM || alias.isTurkish);
    if (!isInflected) return word.length > KEY ? word.slice(0, KEY) : `${word}.`;
    const forms = [word.replace(FEMININE_OR_NOT, ""), ...stemsOf(words, alias).map((stem) => stem.slice(0, -1))];
    return forms.reduce((short, form) => (form.length < short.length ? form : short)).slice(0, KEY);
  });

/** A few of the keys that have one of each list: the most frequent one first. */
const fewest = (lists: readonly (readonly string[])[]): ReadonlySet<string> => {
  const chosen = new Set<string>();
  let left = lists;
  while (left.length > 0) {
    const counts = new Map<string, number>();
    for (const key of left.flat()) counts.set(key, (counts.get(key) ?? 0) + 1);
    const most = Math.max(...counts.values());
    for (const [key, count] of counts)
      if (count === most) {
        chosen.add(key);
        break;
      }
    left = left.filter((keys) => !keys.some((key) => chosen.has(key)));
  }
  return chosen;
};
