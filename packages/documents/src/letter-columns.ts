/** Rows in which the ink of a line is counted, from above its highest letters to below its lowest, in font sizes above the baseline. */
export const ROWS = 10;
export const TOP = 0.95;
export const BOTTOM = -0.3;

/** Ink (0 to 1) of a word or a letter, `ROWS` numbers for each column from left to right. */
export type Columns = Float32Array;

/** Columns into which a letter is brought before words are compared. */
const COLUMNS_PER_LETTER = 6;
/** Longer words are compared by as many columns as this many letters have. */
const MOST_LETTERS = 20;
/** Share of a word's width by which letters of two fonts may be out of step. */
const BEND = 0.12;
const LEAST_BEND = 3;
/** Cost of a column that is drawn wider in one of two words. */
const SLIP = 0.15;

export const columnCount = (letters: number) => COLUMNS_PER_LETTER * Math.min(MOST_LETTERS, letters);

/** The word brought to so many columns, and to the same ink as all others. */
export function resampled(word: Columns, count: number): Columns {
  const length = word.length / ROWS;
  const out = new Float32Array(count * ROWS);
  let squares = 0;
  for (let i = 0; i < count; i += 1) {
    const from = Math.floor((i * length) / count);
    const to = Math.min(length, Math.max(from + 1, Math.ceil(((i + 1) * length) / count)));
    for (let row = 0; row < ROWS; row += 1) {
      let sum = 0;
      for (let c = from; c < to; c += 1) sum += word[c * ROWS + row]!;
      const ink = sum / Math.max(1, to - from);
      out[i * ROWS + row] = ink;
      squares += ink * ink;
    }
  }
  const size = Math.sqrt(squares / count) || 1;
  for (let i = 0; i < out.length; i += 1) out[i]! /= size;
  return out;
}

/** The least mean difference of two words of equally many columns, where either may be drawn a little wider in places. */
export function difference(a: Columns, b: Columns): number {
  const count = a.length / ROWS;
  const bend = Math.max(LEAST_BEND, Math.round(BEND * count));
  let before = new Float64Array(count + 1).fill(Infinity);
  let now = new Float64Array(count + 1);
  before[0] = 0;
  for (let i = 1; i <= count; i += 1) {
    now.fill(Infinity);
    for (let j = Math.max(1, i - bend); j <= Math.min(count, i + bend); j += 1) {
      let cost = 0;
      for (let row = 0, p = (i - 1) * ROWS, q = (j - 1) * ROWS; row < ROWS; row += 1, p += 1, q += 1)
        cost += (a[p]! - b[q]!) * (a[p]! - b[q]!);
      now[j] = cost + Math.min(before[j - 1]!, before[j]! + SLIP, now[j - 1]! + SLIP);
    }
    [before, now] = [now, before];
  }
  return before[count]! / count;
}

/** Correlation of two rows of numbers, -1 to 1. */
export function correlation(a: ArrayLike<number>, b: ArrayLike<number>): number {
  const mean = (values: ArrayLike<number>) => Array.from(values).reduce((sum, value) => sum + value, 0) / values.length;
  const [ma, mb] = [mean(a), mean(b)];
  let [ab, aa, bb] = [0, 0, 0];
  for (let i = 0; i < a.length; i += 1) {
    ab += (a[i]! - ma) * (b[i]! - mb);
    aa += (a[i]! - ma) ** 2;
    bb += (b[i]! - mb) ** 2;
  }
  return ab / (Math.sqrt(aa * bb) || 1);
}

/** Ink of each row, over all columns. */
export function rowsOf(word: Columns): Float64Array {
  const rows = new Float64Array(ROWS);
  for (let i = 0; i < word.length; i += 1) rows[i % ROWS]! += word[i]!;
  return rows;
}
