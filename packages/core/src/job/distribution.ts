/**
 * Scores in eleven bins: ten of the width of ten, the 70s split at 75, because 75 is not high and 76 is.
 * 0-9, 10-19 … 60-69, 70-75, 76-79, 80-89, 90-100.
 */
export const BINS = ["bin0", "bin1", "bin2", "bin3", "bin4", "bin5", "bin6", "bin7", "bin8", "bin9", "bin10"] as const;

export type Bin = (typeof BINS)[number];

export function binOf(score: number): Bin {
  const ten = Math.min(9, Math.floor(score / 10));
  return BINS[score > 75 ? ten + 1 : ten]!;
}
