import { isRightToLeft, logicalOrder } from "./bidi.ts";
import { withAccents } from "./accents.ts";
import { clean } from "./clean.ts";
import type { Box } from "./document.ts";
import { around } from "./geometry.ts";
import { beginsWithLetter, type Glyph } from "./paint.ts";

export interface DraftWord {
  readonly text: string;
  readonly box: Box;
}

/** The words of a line, or of one cell of a line with wide gaps. */
export interface Line {
  readonly words: readonly DraftWord[];
  readonly box: Box;
  /** Font size as seen, in points. */
  readonly em: number;
}

// Shares of the font size.
const SPACE = 0.13;
const CELL = 1.1;
const LINE_STEP = 0.5;
const STEP_BACK = 0.5;
const FORWARD = 0.15;
/** Tracked letters ("S K I L L S") keep an even distance of at least this. */
const TRACKING = 0.1;
const TRACKED_LETTERS = 5;
/** Two equal letters closer than this are one letter painted twice, to look bold or to cast a shadow. */
const OVERPRINT = 0.12;

const SOFT_HYPHEN = "\u00ad";

/**
 * Lines of words, in the order of the content stream, because that order keeps columns together. A wide gap begins a new line, so that the
 * label and the value of a table row, or chips side by side, stay apart.
 */
export function linesOf(glyphs: readonly Glyph[]): Line[] {
  const lines: Line[] = [];
  let current: Glyph[] = [];
  const finish = () => {
    const line = lineOf(current);
    if (line) lines.push(line);
    current = [];
  };
  // Width of the spaces painted since the last letter, in points. A gap filled by spaces is not a wide gap.
  let spaces = 0;
  for (const glyph of withAccents(withoutOverprints(glyphs))) {
    if (isSpace(glyph)) {
      spaces += Math.hypot(glyph.endX - glyph.x, glyph.endY - glyph.y);
    } else {
      const last = current.findLast((other) => !isSpace(other));
      if (last && isApart(last, glyph, spaces) && isApart(last, glyph, spaces + wideSpace(current))) finish();
      spaces = 0;
    }
    current.push(glyph);
  }
  finish();
  return lines;
}

const isSpace = (glyph: Glyph) => glyph.text.trim() === "";

/** Distance from the end of one glyph to the start of the next, along the writing and across it, in points. */
function distance(from: Glyph, to: Glyph): { gap: number; step: number } {
  const [ax, ay] = to.style.along;
  const [dx, dy] = [to.x - from.endX, to.y - from.endY];
  return { gap: dx * ax + dy * ay, step: Math.abs(dy * ax - dx * ay) };
}

/** Distance between two glyphs in either order: right-to-left letters are painted both ways. */
function gapEitherWay(a: Glyph, b: Glyph): number {
  const [ax, ay] = b.style.along;
  const [a0, a1] = [a.x * ax + a.y * ay, a.endX * ax + a.endY * ay];
  const [b0, b1] = [b.x * ax + b.y * ay, b.endX * ax + b.endY * ay];
  return Math.max(Math.min(b0, b1) - Math.max(a0, a1), Math.min(a0, a1) - Math.max(b0, b1));
}

/** Extra width of a space between two words of tracked letters ("M A R I A"): twice the distance of the letters. */
function wideSpace(line: readonly Glyph[]): number {
  const gaps: number[] = [];
  for (let i = line.length - 1; i > 0 && gaps.length < TRACKED_LETTERS; i -= 1) {
    const [before, after] = [line[i - 1]!, line[i]!];
    if (beginsWithLetter(before) && beginsWithLetter(after)) gaps.push(gapEitherWay(before, after));
  }
  const smallest = gaps.length < 3 ? 0 : Math.min(...gaps);
  const em = line.at(-1)?.style.em ?? 0;
  return smallest > TRACKING * em ? 2 * smallest : 0;
}

function isApart(last: Glyph, next: Glyph, spaces: number): boolean {
  const [a, b] = [last.style, next.style];
  if (a.along[0] * b.along[0] + a.along[1] * b.along[1] < 0.99) return true;
  const em = Math.max(a.em, b.em);
  const { gap, step } = distance(last, next);
  if (step > LINE_STEP * em) return true;
  if (isRightToLeft(last.text) || isRightToLeft(next.text)) return gapEitherWay(last, next) - spaces > CELL * em;
  // Fonts with wrong widths step back from the end of a letter, but not to its start.
  const [ax, ay] = b.along;
  const forward = (next.x - last.x) * ax + (next.y - last.y) * ay;
  return gap - spaces > CELL * em || (gap < -STEP_BACK * em && forward < FORWARD * em);
}

/** Leaves out the second of two equal letters at one position. */
function withoutOverprints(glyphs: readonly Glyph[]): Glyph[] {
  const seen = new Map<string, Map<number, Glyph[]>>();
  return glyphs.filter((glyph) => {
    if (isSpace(glyph)) return true;
    const { text, x, y, order } = glyph;
    const reach = OVERPRINT * glyph.style.em;
    const alike = seen.get(text) ?? new Map<number, Glyph[]>();
    seen.set(text, alike);
    const isRepeated = (tile: number) =>
      alike.get(tile)?.some((other) => other.order !== order && Math.hypot(other.x - x, other.y - y) < reach);
    if (tilesAround(x, y, reach).some(isRepeated)) return false;
    const tile = tileOf(x, y);
    const neighbours = alike.get(tile);
    if (neighbours) neighbours.push(glyph);
    else alike.set(tile, [glyph]);
    return true;
  });
}

/** Side of the squares into which a page is divided, in points, so that only near letters are compared. */
const TILE = 8;
const ROWS = 65_536;

const tileOf = (x: number, y: number): number => Math.floor(x / TILE) * ROWS + Math.floor(y / TILE);

/** The squares that a position reaches: one, or up to four near an edge. */
function tilesAround(x: number, y: number, reach: number): number[] {
  const first = tileOf(x - reach, y - reach);
  const last = tileOf(x + reach, y + reach);
  if (first === last) return [first];
  return [...new Set([first, tileOf(x + reach, y - reach), tileOf(x - reach, y + reach), last])];
}

function lineOf(glyphs: readonly Glyph[]): Line | undefined {
  const isReversed = glyphs.some((glyph) => isRightToLeft(glyph.text));
  const parts = group(isReversed ? byPlace(glyphs) : glyphs);
  const ordered = isReversed ? logicalOrder(parts) : parts;
  const words = ordered.flatMap((part) => {
    const box = around(part);
    return clean(spell(part))
      .split(" ")
      .filter((text) => text !== "")
      .map((text) => ({ text, box }));
  });
  if (words.length === 0) return undefined;
  const em = glyphs.reduce((largest, glyph) => (isSpace(glyph) ? largest : Math.max(largest, glyph.style.em)), 0);
  return { words, em, box: around(words) };
}

function byPlace(glyphs: readonly Glyph[]): Glyph[] {
  const [ax, ay] = glyphs[0]!.style.along;
  const place = (glyph: Glyph) => Math.min(glyph.x * ax + glyph.y * ay, glyph.endX * ax + glyph.endY * ay);
  return glyphs.toSorted((a, b) => place(a) - place(b));
}

/** The glyphs of a line as words. A word ends at a painted space, or at a gap wider than the tracking of the line. */
function group(glyphs: readonly Glyph[]): Glyph[][] {
  const gaps = glyphs.map((glyph, i) => {
    const last = glyphs[i - 1];
    return last && !isSpace(last) && !isSpace(glyph) ? gapEitherWay(last, glyph) / (glyph.style.em || 1) : undefined;
  });
  // Only letters are measured, because a row of dots that leads to a page number has a tracking of its own.
  const tracking = trackingOf(
    gaps.filter((gap, i): gap is number => gap !== undefined && beginsWithLetter(glyphs[i - 1]!) && beginsWithLetter(glyphs[i]!)),
  );
  const words: Glyph[][] = [];
  let isNew = false;
  glyphs.forEach((glyph, i) => {
    if (isSpace(glyph)) {
      isNew ||= takesRoom(glyph, glyphs[i + 1]);
      return;
    }
    const gap = gaps[i];
    const isWide = gap !== undefined && gap - tracking > SPACE && !/^\p{M}/u.test(glyph.text);
    if (words.length === 0 || isNew || isWide) words.push([]);
    words.at(-1)!.push(glyph);
    isNew = false;
  });
  return words;
}

/** False for the space of a zero-width character, on which the next letter is painted. */
function takesRoom(space: Glyph, next: Glyph | undefined): boolean {
  const advance = Math.hypot(space.endX - space.x, space.endY - space.y);
  return next === undefined || Math.hypot(next.x - space.x, next.y - space.y) > advance / 2;
}

function trackingOf(gaps: readonly number[]): number {
  if (gaps.length < TRACKED_LETTERS - 1) return 0;
  const middle = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)]!;
  return middle > TRACKING ? middle : 0;
}

const spell = (glyphs: readonly Glyph[]): string => glyphs.map(visibleHyphen).join("");

/** A soft hyphen with a width is a visible hyphen. */
function visibleHyphen({ text, x, y, endX, endY }: Glyph): string {
  return text === SOFT_HYPHEN && (x !== endX || y !== endY) ? "-" : text;
}
