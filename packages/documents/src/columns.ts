import { height } from "./geometry.ts";
import { isHeading } from "./headings.ts";
import type { Line } from "./words.ts";

/** Number of rows stored left, right, left, right that make two columns. */
const ROWS = 3;
/** Tolerance for the left edge of the lines of a column, in points. */
const ALIGNED = 2;

const textOf = (line: Line) => line.words.map((word) => word.text).join(" ");

const isSameRow = (a: Line, b: Line) =>
  Math.min(a.box[3], b.box[3]) - Math.max(a.box[1], b.box[1]) > 0.6 * Math.min(height(a.box), height(b.box));

/**
 * Puts two columns that are stored row by row one after the other. Rows of a table look the same and must stay rows, so both columns need a
 * section heading of a CV ("Skills" left, "Experience" right); a table has headings on one side at most.
 */
export function columnsApart(lines: readonly Line[]): Line[] {
  const ordered: Line[] = [];
  let next = 0;
  while (next < lines.length) {
    const block = columnsAt(lines, next);
    ordered.push(...(block ?? [lines[next]!]));
    next += block?.length ?? 1;
  }
  return ordered;
}

/** The block of two columns that begins at this line, column by column; undefined when there is none. */
function columnsAt(lines: readonly Line[], start: number): Line[] | undefined {
  const [first, second] = [lines[start]!, lines[start + 1]];
  if (!isRow(first, second)) return undefined;
  const [left, right] = [first.box[0], second!.box[0]];
  const isLeft = (line: Line) => Math.abs(line.box[0] - left) < ALIGNED && line.box[2] < right;
  const isRight = (line: Line) => Math.abs(line.box[0] - right) < ALIGNED;

  const length = lines.slice(start).findIndex((line) => !isLeft(line) && !isRight(line));
  const block = lines.slice(start, length < 0 ? lines.length : start + length);
  if (block.filter((line, i) => isRow(line, block[i + 1])).length < ROWS) return undefined;

  const columns = [block.filter(isLeft), block.filter(isRight)];
  const areSections = columns.every((column) => column.some((line) => isHeading(textOf(line))));
  return areSections ? columns.flat() : undefined;
}

const isRow = (line: Line, next: Line | undefined) => next !== undefined && next.box[0] > line.box[2] && isSameRow(line, next);
