import { LOOKALIKES } from "./lookalikes.ts";

/** Letters that Unicode does not decompose, and the Turkish dotless i, in their plain form. One UTF-16 unit each, so that offsets hold. */
const PLAIN: Record<string, string> = {
  ı: "i",
  İ: "i",
  ø: "o",
  Ø: "o",
  ł: "l",
  Ł: "l",
  đ: "d",
  Đ: "d",
  "’": "'",
  "‘": "'",
  "‐": "-",
  "‑": "-",
  "‒": "-",
  "–": "-",
  "—": "-",
  "―": "-",
  "−": "-",
};

/** Cache of decomposed letters outside ASCII. */
const plain = (unit: string): string => {
  const known = plainUnits.get(unit);
  if (known !== undefined) return known;
  const found = decomposed(unit);
  plainUnits.set(unit, found);
  return found;
};

const plainUnits = new Map<string, string>();

const decomposed = (unit: string): string => {
  const first = unit.normalize("NFD").charAt(0);
  const base = PLAIN[unit] ?? LOOKALIKES[first] ?? first.toLowerCase();
  return base.length === 1 ? base : unit;
};

/**
 * Lower case without accents, of the same length as `text`: an offset into one is an offset into the other. Dashes become "-", "İ" and
 * "ı" become "i", letters that look like Latin ones become those. Does not depend on a locale. "ß" stays, because "ss" would be longer.
 */
export const flat = (text: string): string => text.replace(/[\u0080-\uffff]/g, plain).toLowerCase();

/** The form in which words are compared: `flat`, with "ß" as "ss". */
export const fold = (word: string): string => flat(word).replaceAll("ß", "ss");

export interface Token {
  readonly start: number;
  readonly end: number;
  /** The form in which the word is compared. */
  readonly fold: string;
}

// "C++" and "C#" keep their signs, ".NET" its dot when nothing stands before it; everything else is letters and digits.
const WORD = /(?<![\p{L}\p{N}])\.[nN][eE][tT](?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:\+\+|#)?/gu;
/** The same in a plain text of ASCII, as most are: the search through Unicode's classes takes longer. */
const ASCII_WORD = /(?<![a-z0-9])\.net(?![a-z0-9])|[a-z0-9]+(?:\+\+|#)?/g;
const BEYOND_ASCII = /[\u0080-\uffff]/;

/** The words of `text` with their offsets, in order. The latest texts are cached, because many rules read the same line. */
export const tokensOf = (text: string): readonly Token[] => {
  const known = tokensKnown.get(text);
  if (known) return known;
  const plainText = flat(text);
  const found = BEYOND_ASCII.test(plainText) ? wordsIn(text, plainText) : asciiWordsIn(plainText);
  if (tokensKnown.size >= TOKENS_KEPT) tokensKnown.clear();
  tokensKnown.set(text, found);
  return found;
};

const asciiWordsIn = (plainText: string): Token[] =>
  Array.from(plainText.matchAll(ASCII_WORD), ({ index: start, 0: word }) => ({ start, end: start + word.length, fold: word }));

const wordsIn = (text: string, plainText: string): Token[] =>
  Array.from(text.matchAll(WORD), ({ index: start, 0: { length } }) => {
    const end = start + length;
    return { start, end, fold: plainText.slice(start, end).replaceAll("ß", "ss") };
  });

const tokensKnown = new Map<string, readonly Token[]>();
const TOKENS_KEPT = 8000;

/** The words of `text` in the form in which they are compared. Not cached: it is called with names, with each of them once. */
export const foldsOf = (text: string): readonly string[] => {
  const plainText = flat(text);
  return BEYOND_ASCII.test(plainText) ? wordsIn(text, plainText).map((token) => token.fold) : (plainText.match(ASCII_WORD) ?? []);
};

/** Lower-case ASCII words joined by hyphens, for ids. */
export const slug = (text: string): string =>
  foldsOf(text)
    .map((word) => word.replaceAll("#", "-sharp").replaceAll("+", "p").replaceAll(".", "dot-"))
    .join("-");
