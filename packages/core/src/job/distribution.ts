import { HIGH_FIT_ABOVE } from "../limits.ts";

/**
 * Scores in eleven bins: ten of the width of ten, the 70s split at 75, because 75 is not high and 76 is.
 * 0-9, 10-19 … 60-69, 70-75, 76-79, 80-89, 90-100.
 */
export const BINS = ["bin0", "bin1", "bin2", "bin3", "bin4", "bin5", "bin6", "bin7", "bin8", "bin9", "bin10"] as const;

export type Bin = (typeof BINS)[number];

/** What one score adds to its job's counts; taking it away adds the negative. Without criteria there is no score to count. */
export function countsOf(score: number | undefined, sign: 1 | -1 = 1) {
  const isHighFit = score !== undefined && score > HIGH_FIT_ABOVE;
  return { totalResumes: sign, highFit: isHighFit ? sign : 0, ...(score !== undefined && { [binOf(score)]: sign }) };
}

export function binOf(score: number): Bin {
  const ten = Math.min(9, Math.floor(score / 10));
  return BINS[score > HIGH_FIT_ABOVE ? ten + 1 : ten]!;
}
