import type { Box } from "./document.ts";
import type { Line } from "./words.ts";

/** A line with its box in whole points, so that every machine orders alike. */
interface Piece {
  readonly line: Line;
  readonly box: Box;
  /** Position in the content stream. */
  readonly index: number;
}

/** Width of the white between two columns, in points. */
const GUTTER = 8;
const MIN_COLUMN = 3;
/** Jumps up the page beyond those of the page's columns that make a stored order unusable. */
const STRAY_JUMPS = 3;
/** Pages with more lines keep their order, so that the time stays bounded. */
const MOST_LINES = 600;

const DAY = String.raw`(?:\d{1,2}\.?\s)?(?:\p{L}{3,10}\.?\s+)?(?:\d{1,2}[./]){0,2}\s?(?:19|20)\d\d`;
const DATE_CELL = new RegExp(
  String.raw`^[\s(]*(?:(?:seit|since|desde|ab|bis|until|from|von)\s+)?${DAY}(?:\s*[-–—‒/]+\s*(?:${DAY}|\p{L}{0,12}))?[\s).,:]*$`,
  "iu",
);

/**
 * The lines of a page in the order in which a person reads them. The stored order is kept where it runs down the page, column by column. Two
 * orders are mended: one that jumps up and down, as design programs store it, and a column of dates that is stored apart from the entries
 * beside it.
 */
export function inReadingOrder(lines: readonly Line[]): readonly Line[] {
  if (lines.length < 2 * MIN_COLUMN || lines.length > MOST_LINES) return lines;
  if (!isUpright(lines)) return lines;
  const pieces = lines.map((line, index) => ({ line, index, box: line.box.map(Math.round) as unknown as Box }));
  const stored = jumpsOf(pieces);
  const ordered = stored >= STRAY_JUMPS ? byPlace(pieces) : pieces;
  const better = jumpsOf(ordered) + 2 <= stored ? ordered : pieces;
  return withDates(better).map(({ line }) => line);
}

/** True when the words of most lines run from left to right. */
const isUpright = (lines: readonly Line[]): boolean => {
  const long = lines.filter(({ words }) => words.length > 1);
  const running = long.filter(({ words }) => words[0]!.box[0] < words.at(-1)!.box[0]);
  return 5 * running.length >= 4 * long.length;
};

/** Number of lines that begin above the line stored before them. */
const jumpsOf = (pieces: readonly Piece[]): number =>
  pieces.filter(({ box }, i) => i > 0 && box[3] < pieces[i - 1]!.box[1] - 1).length;

const isBeside = (a: Piece, b: Piece): boolean =>
  2 * (Math.min(a.box[3], b.box[3]) - Math.max(a.box[1], b.box[1])) > Math.min(a.box[3] - a.box[1], b.box[3] - b.box[1]);

/** Column by column between lines of the full width; without columns, row by row. */
function byPlace(pieces: readonly Piece[]): readonly Piece[] {
  const rows = pieces.toSorted((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0] || a.index - b.index);
  const cuts = cutsOf(rows);
  const band = bandOf(rows, cuts, [rows.length]) ?? bandOf(rows, widestOf(rows, cuts), widestOf(rows, cuts));
  if (!band) return byRows(rows);
  const [from, to, columns] = band;
  // A name that stands above both columns, on the side of one.
  const top = Math.max(...columns.map((column) => Math.min(...column.map(({ box }) => box[1]))));
  const head = rows.slice(from, to).filter(({ box }) => box[3] <= top + 1);
  const isHead =
    head.length > 0 && head.length <= MOST_HEAD && columns.every((column) => column.length - head.length >= MIN_COLUMN);
  const below = (column: readonly Piece[]) => (isHead ? column.filter((piece) => !head.includes(piece)) : column);
  return [
    ...byPlace(rows.slice(0, from)),
    ...(isHead ? byRows(head) : []),
    ...columns.flatMap((column) => byPlace(below(column))),
    ...byPlace(rows.slice(to)),
  ];
}

/** The tallest band of rows between two cuts that has columns. */
function bandOf(
  rows: readonly Piece[],
  starts: readonly number[],
  ends: readonly number[],
): readonly [from: number, to: number, columns: readonly (readonly Piece[])[]] | undefined {
  const bands = [0, ...starts]
    .flatMap((from) => ends.map((to) => [from, to] as const))
    .filter(([from, to]) => to - from >= 2 * MIN_COLUMN)
    .toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]) || a[0] - b[0]);
  for (const [from, to] of bands) {
    const columns = columnsOf(rows.slice(from, to));
    if (columns) return [from, to, columns];
  }
  return undefined;
}

/** Indexes of rows with white above that no line crosses. */
function cutsOf(rows: readonly Piece[]): readonly number[] {
  let reach = rows[0]?.box[3] ?? 0;
  const cuts: number[] = [];
  for (let at = 1; at < rows.length; at++) {
    const { box } = rows[at]!;
    if (box[1] >= reach - 1) cuts.push(at);
    reach = Math.max(reach, box[3]);
  }
  return cuts;
}

const MOST_CUTS = 16;
const MOST_HEAD = 4;

/** The cuts with the most white above them. */
const widestOf = (rows: readonly Piece[], cuts: readonly number[]): readonly number[] =>
  cuts
    .map((at) => ({ at, white: rows[at]!.box[1] - Math.max(...rows.slice(Math.max(0, at - 8), at).map(({ box }) => box[3])) }))
    .toSorted((a, b) => b.white - a.white || a.at - b.at)
    .slice(0, MOST_CUTS)
    .map(({ at }) => at);

/** Left and right side of the widest white that goes through all rows; a table of dates or labels beside text is no pair of columns. */
function columnsOf(rows: readonly Piece[]): readonly (readonly Piece[])[] | undefined {
  const across = rows.toSorted((a, b) => a.box[0] - b.box[0] || a.index - b.index);
  let reach = across[0]!.box[2];
  let widest: { at: number; width: number } | undefined;
  for (let i = 1; i < across.length; i++) {
    const { box } = across[i]!;
    const width = box[0] - reach;
    if (width >= GUTTER && width > (widest?.width ?? 0) && i >= MIN_COLUMN && across.length - i >= MIN_COLUMN)
      widest = { at: i, width };
    reach = Math.max(reach, box[2]);
  }
  if (!widest) return undefined;
  const [left, right] = [across.slice(0, widest.at), across.slice(widest.at)];
  return areTable(left, right) ? undefined : [left, right];
}

/** True when most lines of the narrower side are dates or labels ("Name:") beside a line of the other. */
function areTable(left: readonly Piece[], right: readonly Piece[]): boolean {
  const [few, many] = left.length <= right.length ? [left, right] : [right, left];
  const cells = few.filter(({ line }) => {
    const text = textOf(line);
    return DATE_CELL.test(text) || text.endsWith(":");
  });
  const paired = cells.filter((cell) => many.some((other) => isBeside(cell, other)));
  return 2 * paired.length > few.length;
}

/** From the top, and in one row from the left. */
function byRows(pieces: readonly Piece[]): readonly Piece[] {
  const rows: Piece[][] = [];
  for (const piece of pieces.toSorted((a, b) => a.box[1] + a.box[3] - b.box[1] - b.box[3] || a.index - b.index)) {
    const row = rows.at(-1);
    if (row && isBeside(row[0]!, piece)) row.push(piece);
    else rows.push([piece]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.box[0] - b.box[0] || a.index - b.index));
}

/** Dates stored one below the other, apart from the lines beside them: each goes beside its line, before it when it stands to the left. */
function withDates(pieces: readonly Piece[]): readonly Piece[] {
  const moved = new Map<Piece, Piece[]>();
  const isMoved = new Set<Piece>();
  for (let i = 0; i < pieces.length;) {
    let end = i;
    while (end < pieces.length && isDateBelow(pieces, i, end)) end++;
    const dates = pieces.slice(i, end);
    const partners = dates.length > 1 ? dates.map((date) => partnerOf(pieces, date)) : [];
    if (partners.length > 1 && partners.every((partner) => partner !== undefined)) {
      for (const [at, date] of dates.entries()) {
        isMoved.add(date);
        moved.set(partners[at]!, [...(moved.get(partners[at]!) ?? []), date]);
      }
    }
    i = Math.max(end, i + 1);
  }
  if (isMoved.size === 0) return pieces;
  return pieces.flatMap((piece) => {
    if (isMoved.has(piece)) return [];
    const dates = moved.get(piece) ?? [];
    return [...dates.filter(({ box }) => box[0] < piece.box[0]), piece, ...dates.filter(({ box }) => box[0] >= piece.box[0])];
  });
}

const isDateBelow = (pieces: readonly Piece[], first: number, at: number): boolean => {
  const piece = pieces[at]!;
  const text = textOf(piece.line);
  if (!DATE_CELL.test(text)) return false;
  // "October 2019 – November" above "2022" is one date on two lines.
  if (at > first && /^\d{4}$/.test(text) && /[-–—]\s*\p{L}*\.?$/u.test(textOf(pieces[at - 1]!.line))) return false;
  return at === first || piece.box[1] > pieces[at - 1]!.box[1];
};

/** The nearest line beside a date that is no date. */
const partnerOf = (pieces: readonly Piece[], date: Piece): Piece | undefined =>
  pieces
    .filter((other) => other !== date && isBeside(date, other) && !DATE_CELL.test(textOf(other.line)))
    .toSorted((a, b) => awayFrom(date, a) - awayFrom(date, b) || a.index - b.index)[0];

const awayFrom = (a: Piece, b: Piece): number => Math.max(a.box[0] - b.box[2], b.box[0] - a.box[2]);

const textOf = (line: Line): string => line.words.map((word) => word.text).join(" ");
