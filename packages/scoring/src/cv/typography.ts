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

const LARGE = 1.25;
const ABOUT = 0.97;

/** The lines in the largest letters of the first page, if these are clearly larger than usual: often the name. */
export const largestLines = (document: Source): Span[] => {
  const lines = printedLines(document);
  const heights = lines.map((line) => Math.max(...line.words.map(({ box }) => box[3] - box[1])));
  const usual = heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)] ?? 0;
  const largest = Math.max(0, ...heights.filter((_, index) => lines[index]!.page === lines[0]?.page));
  if (largest < usual * LARGE) return [];
  return lines.filter((line, index) => line.page === lines[0]!.page && heights[index]! >= largest * ABOUT);
};

const PIECE = /^[\p{L}\d._%+-]{1,64}$/u;
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
