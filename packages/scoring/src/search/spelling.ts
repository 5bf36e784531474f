import { tokensOf } from "../text/fold.ts";
import { contentWords } from "../text/words.ts";
import { FIELDS } from "../vocabulary/fields.ts";
import { LANGUAGE_NAMES } from "../vocabulary/languages.ts";
import { VOCABULARY } from "../vocabulary/index.ts";

/** Shorter words are never corrected: "Jave" may mean anything. */
const SHORTEST = 6;
const LONG = 9;

let known: Set<string> | undefined;
let byStart: Map<string, string[]> | undefined;

/** All words of the vocabulary's names, and the long ones by their first letter. */
const lexicon = () => {
  if (known && byStart) return { known, byStart };
  // In names of several words only the long words have a meaning of their own.
  const isOwn = (word: string, names: readonly string[]): boolean => word.length > SHORTEST || names.length === 1;
  const names = [
    ...VOCABULARY.flatMap((term) => term.aliases.map((alias) => alias.text)),
    ...LANGUAGE_NAMES,
    ...FIELDS.flatMap((field) => [...field.titles, ...Object.values(field.label)]),
  ];
  const split = names.map((name) => tokensOf(name).map((token) => token.fold));
  known = new Set(split.flat());
  byStart = new Map();
  for (const word of new Set(split.flatMap((words) => words.filter((one) => isOwn(one, words))))) {
    if (word.length >= SHORTEST) byStart.set(word[0]!, [...(byStart.get(word[0]!) ?? []), word]);
  }
  return { known, byStart };
};

/** True when one letter added, left out, changed, or swapped with its neighbour turns `a` into `b`. */
export const isOneLetterOff = (a: string, b: string): boolean => {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let [enda, endb] = [a.length, b.length];
  while (enda > start && endb > start && a[enda - 1] === b[endb - 1]) [enda, endb] = [enda - 1, endb - 1];
  const [restA, restB] = [a.slice(start, enda), b.slice(start, endb)];
  return restA.length <= 1 && restB.length <= 1 ? true : restA.length === 2 && restA === `${restB[1]}${restB[0]}`;
};

/**
 * Corrects long words of a search when exactly one word of the vocabulary differs by one letter: "Kuberntes" becomes Kubernetes. Known words,
 * short words and words with another first letter stay.
 */
export const respelled = (sentence: string): string => {
  const words = lexicon();
  let result = "";
  let reached = 0;
  for (const { start, end, fold: word } of contentWords(sentence)) {
    const meant = word.length < SHORTEST - 1 || isKnown(words.known, word) ? [] : near(words.byStart, word);
    if (meant.length !== 1) continue;
    result += sentence.slice(reached, start) + meant[0]!;
    reached = end;
  }
  return result + sentence.slice(reached);
};

/** True for a known word, the beginning of one, or an inflected form: "pflegekraft", "nurses". */
const isKnown = (names: ReadonlySet<string>, word: string): boolean => {
  if (names.has(word)) return true;
  for (let length = word.length - 1; length >= SHORTEST - 1 && length >= word.length - 4; length--)
    if (names.has(word.slice(0, length))) return true;
  return false;
};

const near = (byFirst: ReadonlyMap<string, readonly string[]>, word: string): string[] =>
  (byFirst.get(word[0]!) ?? []).filter((name) => isOneLetterOff(word, name) && !isEnding(word, name));

/** "fluent" is not a misspelt "Fluentd": except in very long words, one more letter at the end makes another form. */
const isEnding = (word: string, name: string): boolean => word.length < LONG && (name.startsWith(word) || word.startsWith(name));
