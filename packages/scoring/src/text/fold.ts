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

/** The words of `text` with their offsets, in order. The latest texts are cached, because many rules read the same line. */
export const tokensOf = (text: string): readonly Token[] => {
  const known = tokensKnown.get(text);
  if (known) return known;
  const plainText = flat(text);
  const hasSharp = plainText.includes("ß");
  const found = Array.from(text.matchAll(WORD), ({ index: start, 0: { length } }) => {
    const word = plainText.slice(start, start + length);
    return { start, end: start + length, fold: hasSharp ? word.replaceAll("ß", "ss") : word };
  });
  if (tokensKnown.size >= TOKENS_KEPT) tokensKnown.clear();
  tokensKnown.set(text, found);
  return found;
};

const tokensKnown = new Map<string, readonly Token[]>();
const TOKENS_KEPT = 8000;

/** Lower-case ASCII words joined by hyphens, for ids. */
export const slug = (text: string): string =>
  tokensOf(text)
    .map((token) => token.fold.replaceAll("#", "-sharp").replaceAll("+", "p").replaceAll(".", "dot-"))
    .join("-");
