import type { Place } from "./advert.ts";

const STEM = 5;

// Words that ask for something without being part of it.
const EMPTY = new Set(
  "and the for with oder und mit der die das von para con los las del una por que ve ile bir olan icin years year jahre jahren anos yil experience erfahrung experiencia deneyim".split(
    " ",
  ),
);

/** Stems of the meaningful words: folded, at least three letters, cut to five. */
export const wordsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replaceAll("ı", "i")
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .match(/[\p{L}\p{N}+#]{2,}/gu) ?? []
  )
    .filter((word) => !EMPTY.has(word))
    .map((word) => word.slice(0, STEM));

/** The number of words of the first text that stand in the second. */
export function sharedWords(words: string, text: string): number {
  const known = new Set(wordsOf(text));
  return wordsOf(words).filter((word) => known.has(word)).length;
}

/** The lines that a place stands in. */
export function lineAt(text: string, { start, end }: Place): string {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const to = text.indexOf("\n", end);
  return text.slice(from, to === -1 ? undefined : to);
}

const NUMBERS = [
  "one ein eine einem un una bir",
  "two zwei dos iki",
  "three drei tres uc",
  "four vier cuatro dort",
  "five funf cinco bes",
  "six sechs seis alti",
  "seven sieben siete yedi",
  "eight acht ocho sekiz",
  "nine neun nueve dokuz",
  "ten zehn diez on",
].map((words) => new Set(words.split(" ").map((word) => word.slice(0, STEM))));

/** True when the text says a number up to ten as a word. */
export const saysNumber = (text: string, number: number): boolean => wordsOf(text).some((word) => NUMBERS[number - 1]?.has(word));
