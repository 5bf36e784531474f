import type { Box } from "./document.ts";
import { height, intersect, width } from "./geometry.ts";
import { isLetter, type Glyph } from "./paint.ts";
import type { Bitmap, DrawnPage } from "./renderer.ts";

/** Least difference of a colour value (0 to 255) of ink from the paper beside it. */
const INK = 40;
/** Shares in percent: of a letter's own ink that the page shows, and of the page's ink in its box that may be strange to it. */
const SHOWN = 60;
const STRANGE = 40;
/** Outlines drawn bold reach this many pixels beyond the letter. */
const BOLD = 2;
/** Share of a run's letters that must be traced, in percent. */
const MOST = 75;

/** Letters whose font draws nothing are traced when this share, in percent, of a page's have ink and of its spaces have none. */
const INKED = 92;
const BARE = 80;
const LETTERS_TO_TELL = 50;
const SPACES_TO_TELL = 8;
/** A letter's box with more ink than this, in percent, is a surface. */
const SOLID = 75;
const LEAST_INK = 3;

type Run = readonly Glyph[];

/**
 * Letters that the file keeps invisible because it draws their outlines itself, as design programs and browsers do for letters they make
 * bold. The text is drawn again, visibly, and compared with the page without any text: each letter must lie on ink of its own shape.
 */
export function tracedOn(page: DrawnPage, runs: readonly Run[]): Set<Glyph> {
  const traced = new Set<Glyph>();
  if (runs.length === 0) return traced;
  const bare = page.draw(page.texts);
  const alone = page.drawVisibly(page.texts);
  const empty: Run[] = [];
  for (const line of linesOf(runs)) {
    const letters = line.filter(isLetter);
    const found = letters.map((glyph) => compare(glyph.box, bare, alone));
    if (found.every((match) => match === undefined)) empty.push(line);
    else if (found.filter(Boolean).length * 100 >= MOST * letters.length) for (const glyph of line) traced.add(glyph);
  }
  if (areLettersOfNoFont(empty, bare)) for (const run of empty) for (const glyph of run) traced.add(glyph);
  return traced;
}

/** Runs that continue each other, as one. Some programs paint each letter by itself. */
function linesOf(runs: readonly Run[]): Run[] {
  const lines: Glyph[][] = [];
  for (const run of runs) {
    const [last, next] = [lines.at(-1)?.at(-1), run[0]!];
    const reach = next.style.em;
    const isNext = last && Math.abs(next.y - last.endY) < 0.3 * reach && Math.abs(next.x - last.endX) < 4 * reach;
    if (isNext) lines.at(-1)!.push(...run);
    else lines.push([...run]);
  }
  return lines;
}

/** True when a letter's shape lies on like ink; undefined when its font draws nothing. */
function compare(box: Box, bare: Bitmap, alone: Bitmap): boolean | undefined {
  const inside = pixelsOf(box, bare);
  const [columns, rows] = [width(inside), height(inside)];
  if (columns < 2 || rows < 2) return undefined;
  const own = maskOf(inside, alone, GREY);
  const total = own.reduce((sum, value) => sum + value, 0);
  if (total === 0) return undefined;
  const ink = maskOf(inside, bare, paperOf(inside, bare));
  let [shown, strange, all] = [0, 0, 0];
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      if (ink[y * columns + x] === 0) continue;
      all += 1;
      if (own[y * columns + x] === 1) shown += 1;
      else if (!isNear(own, columns, rows, x, y)) strange += 1;
    }
  }
  return shown * 100 >= SHOWN * total && strange * 100 <= STRANGE * all;
}

function isNear(mask: Uint8Array, columns: number, rows: number, x: number, y: number): boolean {
  for (let v = Math.max(0, y - BOLD); v <= Math.min(rows - 1, y + BOLD); v += 1) {
    for (let u = Math.max(0, x - BOLD); u <= Math.min(columns - 1, x + BOLD); u += 1)
      if (mask[v * columns + u] === 1) return true;
  }
  return false;
}

/** Letters of a font without shapes can be told only by where they are and where they are not. */
function areLettersOfNoFont(runs: readonly Run[], bare: Bitmap): boolean {
  const glyphs = runs.flat();
  const letters = glyphs.filter(isLetter);
  const spaces = glyphs.filter(({ text, box, style }) => text === " " && width(box) > 0.15 * style.em);
  if (letters.length < LETTERS_TO_TELL || spaces.length < SPACES_TO_TELL) return false;
  const share = ({ box }: Glyph, inset: number) => {
    const inside = pixelsOf([box[0] + inset * width(box), box[1], box[2] - inset * width(box), box[3]], bare);
    const mask = maskOf(inside, bare, paperOf(inside, bare));
    return mask.length === 0 ? 0 : (mask.reduce((sum, value) => sum + value, 0) * 100) / mask.length;
  };
  const inked = letters.filter((glyph) => share(glyph, 0) >= LEAST_INK && share(glyph, 0) <= SOLID).length;
  const free = spaces.filter((glyph) => share(glyph, 0.25) < LEAST_INK).length;
  return inked * 100 >= INKED * letters.length && free * 100 >= BARE * spaces.length;
}

/** A box in whole pixels, within the picture. */
function pixelsOf(box: Box, { scale: [sx, sy], width: columns, height: rows }: Bitmap): Box {
  return intersect(
    [Math.floor(box[0] * sx), Math.floor(box[1] * sy), Math.ceil(box[2] * sx), Math.ceil(box[3] * sy)],
    [0, 0, columns, rows],
  );
}

type Colour = readonly [number, number, number];
const GREY: Colour = [128, 128, 128];

/** The most frequent colour of a box, in steps of 32. */
function paperOf([x0, y0, x1, y1]: Box, { data, width: columns }: Bitmap): Colour {
  const counts = new Map<number, { count: number; at: number }>();
  for (let y = y0; y < y1; y += 1) {
    for (let x = x0; x < x1; x += 1) {
      const at = (y * columns + x) * 4;
      const key = (data[at]! >> 5) * 64 + (data[at + 1]! >> 5) * 8 + (data[at + 2]! >> 5);
      const known = counts.get(key);
      if (known) known.count += 1;
      else counts.set(key, { count: 1, at });
    }
  }
  const most = [...counts.values()].toSorted((a, b) => b.count - a.count)[0];
  return most ? [data[most.at]!, data[most.at + 1]!, data[most.at + 2]!] : [255, 255, 255];
}

/** 1 for each pixel of a box that differs from the paper. */
function maskOf([x0, y0, x1, y1]: Box, { data, width: columns }: Bitmap, paper: Colour): Uint8Array {
  const mask = new Uint8Array(Math.max(0, (x1 - x0) * (y1 - y0)));
  let i = 0;
  for (let y = y0; y < y1; y += 1) {
    for (let x = x0; x < x1; x += 1) {
      const at = (y * columns + x) * 4;
      const isInk = paper.some((value, c) => Math.abs(data[at + c]! - value) >= INK);
      mask[i] = Number(isInk);
      i += 1;
    }
  }
  return mask;
}
