import { frontCoded, wordsCoded } from "../text/front-coding.ts";

/** A feature of lines with its weight for each class. */
export type WeightRow = readonly [feature: string, weights: readonly number[]];

/** The rows of a table, written for a small download: browsers read adverts with it, too. */
export interface WeightTable {
  /** The features in order, each with the count of first letters that it shares with the one before: "A" for none, "B" for one. */
  readonly features: string;
  /** The weights of each class but the first, as one letter a row. Those of all classes are zero together. */
  readonly columns: readonly string[];
}

const FIRST = 35;
// Letters from here would be control characters.
const GAP_FROM = 127;
const GAP = 34;

/** The table of some rows, whose weights are zero together. Features have no capitals, which mark where one begins. */
export const packed = (rows: readonly WeightRow[]): WeightTable => {
  const others = rows[0]?.[1].slice(1) ?? [];
  const columns = others.map((_, at) => rows.map(([, own]) => letterOf(own[at + 1]!)).join(""));
  return { features: frontCoded(rows.map(([feature]) => feature)), columns };
};

/** The rows of a table. */
export const unpacked = ({ features, columns }: WeightTable): WeightRow[] =>
  wordsCoded(features).map((feature, row) => {
    const others = columns.map((column) => numberOf(column.charCodeAt(row)));
    // A minus alone would make -0 of a sum of 0.
    return [feature, [0 - sumOf(others), ...others]] as const;
  });

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Small numbers of either sign are near each other: 0, -1, 1, -2, 2. */
const letterOf = (number: number): string => {
  const code = FIRST + (number >= 0 ? 2 * number : -2 * number - 1);
  return String.fromCharCode(code >= GAP_FROM ? code + GAP : code);
};

const numberOf = (code: number): number => {
  const zigzag = (code >= GAP_FROM ? code - GAP : code) - FIRST;
  return zigzag % 2 === 0 ? zigzag / 2 : -(zigzag + 1) / 2;
};
