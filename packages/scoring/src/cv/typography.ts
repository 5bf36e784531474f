import type { Document, Word } from "@candor/documents";
import { linesOf, type Span } from "../text/lines.ts";

/** A line with its words and its box on the page. */
interface Printed extends Span {
  readonly words: readonly Word[];
  readonly page: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

type Source = Pick<Document, "text" | "words">;

const printedLines = ({ text, words }: Source): Printed[] => {
  let at = 0;
  return linesOf(text).flatMap((line) => {
    while (at < words.length && words[at]!.end <= line.start) at += 1;
    const own: Word[] = [];
    for (let index = at; index < words.length && words[index]!.start < line.end; index++) own.push(words[index]!);
    const first = own[0];
    if (!first) return [];
    const [left, right] = [Math.min(...own.map(({ box }) => box[0])), Math.max(...own.map(({ box }) => box[2]))];
    const [top, bottom] = [Math.min(...own.map(({ box }) => box[1])), Math.max(...own.map(({ box }) => box[3]))];
    return [{ ...line, words: own, page: first.page, left, right, top, bottom }];
  });
};

/** The size and place of a line on its page, in hundredths of a point. */
export interface Lettering {
  readonly page: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Of a line of letters set apart ("J A N E  D O E"): its words, by the wider gaps between them. */
  readonly spaced?: readonly Span[];
}

const hundredths = (points: number): number => Math.round(points * 100);

/** The lettering of each line of the text; undefined for a line without words. */
export const letteringOf = (document: Source): (Lettering | undefined)[] => {
  const printed = new Map(printedLines(document).map((line) => [line.start, line]));
  return linesOf(document.text).map(({ start }) => {
    const line = printed.get(start);
    if (!line) return undefined;
    const { page, left, right, top, bottom, words } = line;
    const height = Math.max(...words.map(({ box }) => box[3] - box[1]));
    return {
      page,
      height: hundredths(height),
      left: hundredths(left),
      right: hundredths(right),
      top: hundredths(top),
      bottom: hundredths(bottom),
      ...(areLetters(document.text, words) ? { spaced: spacedWords(words) } : {}),
    };
  });
};

const LEAST_LETTERS = 3;
const areLetters = (text: string, words: readonly Word[]): boolean =>
  words.length >= LEAST_LETTERS && words.every(({ start, end }) => /^\p{L}\p{M}?$/u.test(text.slice(start, end)));

/** Letters whose gap is at most 1.6 of the usual one are one word. */
const spacedWords = (letters: readonly Word[]): Span[] => {
  const gaps = letters.slice(1).map(({ box }, at) => hundredths(box[0] - letters[at]!.box[2]));
  const usual = gaps.toSorted((a, b) => a - b)[(gaps.length - 1) >> 1]!;
  const words: { start: number; end: number }[] = [];
  for (const [at, { start, end }] of letters.entries()) {
    const last = words.at(-1);
    if (last && gaps[at - 1]! * 10 <= usual * 16 + 200) last.end = end;
    else words.push({ start, end });
  }
  return words;
};

const PIECE = /^[\p{L}\d._%+-]{1,64}$/u;
/** The telephone number above an address is no part of it. */
const NUMBER = /^\+?\d{7,}$/;
const WHOLE = /^[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,5}\.\p{L}{2,24}$/u;
const MAX_PIECES = 4;
/** Tolerance for the left edge of two lines of one column, in points. */
const SAME_LEFT = 2;

/** True when `below` is directly under `above` in the same column. */
const isUnder = (above: Printed, below: Printed, left: number): boolean =>
  above.page === below.page &&
  Math.abs(left - below.left) <= SAME_LEFT &&
  below.top > above.top &&
  below.top - above.bottom < (above.bottom - above.top) * 0.6;

/**
 * E-mail addresses that a narrow column breaks over lines at any character: "maria-" above "lopez@posta.exam" above "ple". Each piece must be
 * directly below the other at the same left edge, and the line before must end at a sign within an address or be full.
 */
export const brokenEmails = (document: Source): Span[] => {
  if (!document.text.includes("@")) return [];
  const lines = printedLines(document);
  const { text } = document;
  const wordOf = ({ start, end }: Word): string => text.slice(start, end);
  // A line is full when it reaches the right edge of its column.
  const isFull = (line: Printed): boolean => {
    const column = lines.filter(({ left, page }) => page === line.page && Math.abs(left - line.left) <= SAME_LEFT);
    const letter = (line.right - line.left) / Math.max(1, line.end - line.start);
    return (
      line.right >= Math.max(...column.filter(({ right }) => right < line.right + 60).map(({ right }) => right)) - letter * 2
    );
  };
  return lines.flatMap((line, index) => {
    const last = line.words.at(-1)!;
    if (!/^[^@]*@[^@]*$/.test(wordOf(last)) || (line.words.length > 1 && !/[:✉@📧]$/u.test(wordOf(line.words.at(-2)!))))
      return [];
    let [start, value] = [last.start, wordOf(last)];
    let end = last.end;
    if (line.words.length === 1) {
      for (let at = index - 1; at > index - MAX_PIECES && at >= 0; at--) {
        const above = lines[at]!;
        const piece = above.words.at(-1)!;
        const isLabelled = above.words.length === 2 && wordOf(above.words[0]!).endsWith(":");
        const isSign = /[-._+]$/.test(wordOf(piece)) || /^[._@+]/.test(value);
        const goesOn =
          PIECE.test(wordOf(piece)) &&
          !/^www\./i.test(wordOf(piece)) &&
          !NUMBER.test(wordOf(piece)) &&
          (above.words.length === 1 || isLabelled) &&
          isUnder(above, lines[at + 1]!, above.left) &&
          (isSign || (isFull(above) && /^[\p{Ll}\d._-]{5,}$/u.test(wordOf(piece))));
        if (!goesOn) break;
        [start, value] = [piece.start, wordOf(piece) + value];
      }
    }
    for (let at = index + 1; at < index + MAX_PIECES && at < lines.length; at++) {
      const below = lines[at]!;
      const piece = wordOf(below.words[0]!);
      if (below.words.length !== 1 || !PIECE.test(piece) || !isUnder(lines[at - 1]!, below, lines[at - 1]!.left)) break;
      const isOpen = /[-.@_]$/.test(value) || piece.startsWith(".") || (!WHOLE.test(value) && WHOLE.test(value + piece));
      const isCut =
        isFull(lines[at - 1]!) && /^[\p{Ll}\d-]{1,20}(?:\.\p{Ll}{2,12}){0,2}$/u.test(piece) && !piece.startsWith("www");
      if (!isOpen && !(isCut && (piece.length <= 8 || !WHOLE.test(value)))) break;
      [value, end] = [value + piece, below.words[0]!.end];
    }
    return WHOLE.test(value) && text.slice(start, end).includes("\n") ? [{ start, end }] : [];
  });
};
