import type { Box } from "./document.ts";
import { isHeading } from "./headings.ts";
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
const MOST_LABEL = 40;
/** Height of the white below the last label of a column, in lines. */
const MOST_BELOW = 2;
/** Pages with more lines keep their order, so that the time stays bounded. */
const MOST_LINES = 600;

const DAY = String.raw`(?:\d{1,2}\.?\s)?(?:\p{L}{3,10}\.?,?\s+(?:de\s+|del\s+)?)?(?:\d{1,2}[./-]){0,2}\s?(?:19|20)\d\d`;
const TODAY = String.raw`(?:\p{L}{1,12}\s?){0,3}`;
const DATE_CELL = new RegExp(
  String.raw`^[\s([]*(?:(?:seit|since|desde|ab|bis|until|from|von|de)\s+)?${DAY}(?:\s*(?:[-–—‒/]+|\s(?:bis|to|a|al|hasta|until)\s)\s*(?:${DAY}|${TODAY}))?[\s)\].,:]*$`,
  "iu",
);
const LONGEST_CELL = 44;

const isDate = (piece: Piece): boolean => {
  const text = textOf(piece.line);
  return text.length <= LONGEST_CELL && DATE_CELL.test(text);
};

/**
 * The lines of a page in the order in which a person reads them. The stored order is kept where it runs down the page, column by column. Three
 * orders are mended: one that jumps up and down, as design programs store it, a column of dates that is stored apart from the entries beside it,
 * and a column of headings or labels that is stored apart from what stands beside them.
 */
export function inReadingOrder(lines: readonly Line[]): readonly Line[] {
  if (lines.length < 2 * MIN_COLUMN || lines.length > MOST_LINES) return lines;
  if (!isUpright(lines)) return lines;
  const pieces = lines.map((line, index) => ({ line, index, box: line.box.map(Math.round) as unknown as Box }));
  const stored = jumpsOf(pieces);
  const ordered = stored >= STRAY_JUMPS ? byPlace(pieces) : pieces;
  const better = jumpsOf(ordered) + 2 <= stored ? ordered : pieces;
  return withLabels(withDates(better)).map(({ line }) => line);
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
  const cells = few.filter((cell) => isDate(cell) || textOf(cell.line).endsWith(":"));
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

/**
 * Dates stored one below the other, apart from the lines beside them, alone or with the place of each above or below it: each goes beside its
 * line, before it when it stands to the left.
 */
function withDates(pieces: readonly Piece[]): readonly Piece[] {
  const moved = new Map<Piece, Piece[]>();
  const isMoved = new Set<Piece>();
  for (let i = 0; i < pieces.length;) {
    const cells = cellsFrom(pieces, i);
    const partners = cells.map((cell) => partnerOf(pieces, cell, cells));
    if (cells.length > 1 && partners.every((partner) => partner !== undefined)) {
      for (const [at, cell] of cells.entries()) {
        isMoved.add(cell);
        moved.set(partners[at]!, [...(moved.get(partners[at]!) ?? []), cell]);
      }
    }
    i += Math.max(cells.length, 1);
  }
  if (isMoved.size === 0) return pieces;
  return pieces.flatMap((piece) => {
    if (isMoved.has(piece)) return [];
    const cells = moved.get(piece) ?? [];
    return [...cells.filter(({ box }) => box[0] < piece.box[0]), piece, ...cells.filter(({ box }) => box[0] >= piece.box[0])];
  });
}

/** The dates stored from a line on; with their places where two or more dates of one column have a place each. */
function cellsFrom(pieces: readonly Piece[], first: number): readonly Piece[] {
  let end = first;
  while (end < pieces.length && isDateBelow(pieces, first, end)) end++;
  if (end - first > 1) return pieces.slice(first, end);
  return placedCells(pieces, first);
}

/** "Hamburg", "01/2020 – 06/2020", "Kiel", "02/2013 – 06/2015": as many short lines as dates, in turn, at one edge. */
function placedCells(pieces: readonly Piece[], first: number): readonly Piece[] {
  const isCell = (at: number): boolean => {
    const [piece, begin] = [pieces[at], pieces[first]!];
    if (!piece || (at > first && piece.box[1] <= pieces[at - 1]!.box[1])) return false;
    const isAligned = Math.abs(piece.box[0] - begin.box[0]) <= ALIGNED || Math.abs(piece.box[2] - begin.box[2]) <= ALIGNED;
    return isAligned && textOf(piece.line).length <= LONGEST_CELL;
  };
  const isFirstDate = isDate(pieces[first]!);
  let end = first;
  while (end < pieces.length && isCell(end) && isDate(pieces[end]!) === ((end - first) % 2 === 0 ? isFirstDate : !isFirstDate))
    end++;
  end -= (end - first) % 2;
  return end - first >= LEAST_PLACED ? pieces.slice(first, end) : pieces.slice(first, first + (isFirstDate ? 1 : 0));
}
/** Two dates with their places. */
const LEAST_PLACED = 4;
/** Tolerance for the edge of a column, in points. */
const ALIGNED = 3;

const END_BELOW = /^(?:del?\s)?(?:\p{L}{3,10}\.?\s(?:del?\s)?)?\d{4}$/u;
const OPEN_END = /[-–—]\s*(?:\p{L}{1,10}\.?(?:\sdel?)?)?$/u;

const isDateBelow = (pieces: readonly Piece[], first: number, at: number): boolean => {
  const piece = pieces[at]!;
  if (!isDate(piece)) return false;
  // "October 2019 – November" above "2022", "octubre de 2023 – febrero" above "de 2025": one date on two lines.
  if (at > first && END_BELOW.test(textOf(piece.line)) && OPEN_END.test(textOf(pieces[at - 1]!.line))) return false;
  return at === first || piece.box[1] > pieces[at - 1]!.box[1];
};

/** A heading or label in a column of its own, on one line or two. */
type Label = readonly Piece[];

/**
 * Headings and labels ("Skills", "Sprachen:") stored one below the other without a line between them, each left of its text: each goes before
 * the first line beside it.
 */
function withLabels(pieces: readonly Piece[]): readonly Piece[] {
  const before = new Map<Piece, Label>();
  const isMoved = new Set<Piece>();
  for (let i = 0; i < pieces.length;) {
    const found: Label[] = [];
    let end = i;
    let known = 0;
    for (;;) {
      const heading = labelAt(pieces, end);
      const label = heading ?? (known > 0 ? otherLabelAt(pieces, end, found[0]![0]!) : undefined);
      if (!label || (found.length > 0 && label[0]!.box[1] < found.at(-1)!.at(-1)!.box[3] - 1)) break;
      found.push(label);
      known += heading ? 1 : 0;
      end += label.length;
    }
    const labels = joined(found);
    const texts =
      known > 1 && 3 * known >= found.length && labels.length > 1 && areAlone(pieces, labels) ? textsOf(pieces, labels, end) : [];
    // A heading above the labels has no text beside it.
    const first = texts.findIndex((text) => text !== undefined);
    const isColumn =
      first >= 0 &&
      texts.length - first > 1 &&
      texts.every((text, at) => at <= first || (text && text.box[1] > texts[at - 1]!.box[1]));
    for (let at = isColumn ? first : labels.length; at < labels.length; at++) {
      before.set(texts[at]!, labels[at]!);
      for (const piece of labels[at]!) isMoved.add(piece);
    }
    i = Math.max(end, i + 1);
  }
  if (isMoved.size === 0) return pieces;
  return pieces.flatMap((piece) => (isMoved.has(piece) ? [] : [...(before.get(piece) ?? []), piece]));
}

// Headings that a narrow margin breaks in two.
const OVER_TWO_LINES =
  /^(?:(?:contact|personal) (?:information|details|data)|(?:research|work|teaching|industry|professional|volunteer|academic) (?:experience|interests|service|activities|affiliations?)|community (?:activities|service)|(?:spoken|programming) languages|(?:technical|computer) (?:skills|reports)|areas of (?:expertise|interest)|(?:honou?rs|awards) (?:and|&) (?:awards|honou?rs|scholarships)|(?:conference|journal|peer-reviewed|selected) (?:papers|publications|talks)|(?:datos|información) (?:personales|personal|de contacto)|persönliche (?:daten|angaben)|(?:beruflicher|schulischer) werdegang|(?:kişisel|iletişim) bilgiler(?:i)?)$/iu;

/** "EXPERIENCIA" above "PROFESIONAL", "Education", "Programming:". */
function labelAt(pieces: readonly Piece[], at: number): Label | undefined {
  const [one, two] = [pieces[at], pieces[at + 1]];
  if (!one) return undefined;
  const text = textOf(one.line);
  if (text.length > MOST_LABEL) return undefined;
  const isBelow = two !== undefined && isRightBelow(one, two);
  const both = isBelow ? `${text} ${textOf(two.line)}` : "";
  if (isBelow && (isHeading(both) || OVER_TWO_LINES.test(both))) return [one, two];
  return isHeading(text) || /^\p{L}[^:]*:$/u.test(text) ? [one] : undefined;
}

const isRightBelow = (one: Piece, two: Piece): boolean =>
  two.box[1] > one.box[1] && two.box[1] - one.box[3] < one.box[3] - one.box[1];

/** White between labels of sections of some length, in heights of a label. */
const FAR = 3;

/** "Honours and" above "Awards": lines right below one another are one label in a column whose other labels stand far apart. */
function joined(labels: readonly Label[]): readonly Label[] {
  const whites = labels.slice(1).map((label, at) => label[0]!.box[1] - labels[at]!.at(-1)!.box[3]);
  const height = Math.max(0, ...labels.map((label) => label[0]!.box[3] - label[0]!.box[1]));
  if (!whites.some((white) => white >= FAR * height) || labels.some((label) => textOf(label.at(-1)!.line).endsWith(":")))
    return labels;
  const all: Piece[][] = [];
  for (const label of labels) {
    const last = all.at(-1);
    if (last && last.length + label.length <= MOST_LABEL_LINES && isRightBelow(last.at(-1)!, label[0]!)) last.push(...label);
    else all.push([...label]);
  }
  return all;
}

const MOST_LABEL_LINES = 3;
const LEAST_WHITE = 1.3;

/** "Technical" above "Reports", with white above and below: words that no list of headings has, at the edge of the headings above them. */
function otherLabelAt(pieces: readonly Piece[], at: number, { box: edge }: Piece): Label | undefined {
  const isCell = (piece: Piece | undefined): piece is Piece =>
    piece !== undefined && Math.abs(piece.box[0] - edge[0]) <= ALIGNED && /^\p{L}[\p{L} &/-]{1,24}$/u.test(textOf(piece.line));
  const label: Piece[] = [];
  for (let next = pieces[at]; isCell(next) && label.length <= MOST_LABEL_LINES; next = pieces[at + label.length]) {
    const last = label.at(-1);
    if (last && !isRightBelow(last, next)) break;
    label.push(next);
  }
  const [first, after] = [label[0], pieces[at + label.length]];
  if (!first || label.length > MOST_LABEL_LINES || !/^\p{Lu}/u.test(textOf(first.line))) return undefined;
  // The items of a list below a heading stand close to one another.
  const white = LEAST_WHITE * (first.box[3] - first.box[1]);
  const isApart = (upper: Piece | undefined, lower: Piece): boolean =>
    upper !== undefined && lower.box[1] - upper.box[3] >= white;
  const isLast = after === undefined || after.box[1] < label.at(-1)!.box[3] || Math.abs(after.box[0] - edge[0]) > ALIGNED;
  return isApart(pieces[at - 1], first) && (isLast || isApart(label.at(-1), after)) ? label : undefined;
}

/** True when nothing else stands in the column of some labels, nor right below them: what stands there would be their text. */
function areAlone(pieces: readonly Piece[], labels: readonly Label[]): boolean {
  const own = labels.flat();
  const [left, right] = [Math.min(...own.map(({ box }) => box[0])), Math.max(...own.map(({ box }) => box[2]))];
  const last = own.at(-1)!.box;
  const below = last[3] + MOST_BELOW * (last[3] - last[1]);
  return pieces.every(
    (piece, at) =>
      own.includes(piece) ||
      (Math.abs(piece.box[0] - left) <= ALIGNED && isPlacedLabel(piece, pieces[at + 1])) ||
      piece.box[0] > right ||
      piece.box[2] < left ||
      piece.box[3] <= own[0]!.box[1] + 1 ||
      piece.box[1] >= below,
  );
}

/** A heading of the column that is stored where it belongs: right before the line in its row. */
function isPlacedLabel(piece: Piece, next: Piece | undefined): boolean {
  return next !== undefined && next.box[0] > piece.box[2] && isBeside(piece, next) && isHeading(textOf(piece.line));
}

/** The line before which each label goes. */
function textsOf(pieces: readonly Piece[], labels: readonly Label[], end: number): readonly (Piece | undefined)[] {
  const right = Math.max(...labels.flatMap((label) => label.map(({ box }) => box[2])));
  const stop = pieces.findIndex(
    ({ box }, at) => at >= end && (box[0] <= right || (at > end && box[1] < pieces[at - 1]!.box[1] - 1)),
  );
  const texts = pieces.slice(end, stop < 0 ? pieces.length : stop);
  const reach = (texts.at(-1)?.box[3] ?? 0) + 1;
  const isWhole = labels.every((label) => label[0]!.box[1] < reach) && texts[0]!.box[1] < labels[0]!.at(-1)!.box[3];
  if (!isWhole) return labels.map((label) => textBeside(pieces, label));
  return labels.map((label, at) => (at === 0 ? texts[0] : beginOf(texts, labels[at - 1]!, label)));
}

/** The first line of a label's text: the line in its row, or, where labels stand at half the height of their texts, the one below the widest white. */
function beginOf(texts: readonly Piece[], above: Label, label: Label): Piece | undefined {
  const [from, to] = [above[0]!.box[1], label.at(-1)!.box[3]];
  const all = texts
    .map((piece, at) => ({ piece, white: at === 0 ? 0 : piece.box[1] - texts[at - 1]!.box[3] }))
    .filter(({ piece: { box } }) => box[1] > from && box[1] < to);
  const widest = Math.max(...all.map(({ white }) => white));
  const beside = all.find(({ piece }) => label.some((one) => isBeside(one, piece)));
  return (beside && 5 * beside.white >= 3 * widest ? beside : all.find(({ white }) => white === widest))?.piece;
}

/** The first line, as stored, right of a label and in its row. */
const textBeside = (pieces: readonly Piece[], label: Label): Piece | undefined => {
  const right = Math.max(...label.map(({ box }) => box[2]));
  return pieces.find((other) => other.box[0] > right && label.some((piece) => isBeside(piece, other)));
};

/** The nearest line beside a date or its place, of another column. */
const partnerOf = (pieces: readonly Piece[], cell: Piece, cells: readonly Piece[]): Piece | undefined =>
  pieces
    .filter((other) => isBeside(cell, other) && !cells.includes(other) && !isDate(other))
    .toSorted((a, b) => awayFrom(cell, a) - awayFrom(cell, b) || a.index - b.index)[0];

const awayFrom = (a: Piece, b: Piece): number => Math.max(a.box[0] - b.box[2], b.box[0] - a.box[2]);

const textOf = (line: Line): string => line.words.map((word) => word.text).join(" ");
