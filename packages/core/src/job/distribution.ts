import { HIGH_FIT_ABOVE } from "../kernel/limits.ts";

/**
 * Bins of the score distribution: ten of width ten, with the 70s split at 75, because 75 is not a high fit and 76 is. 0-9, 10-19
 * … 60-69, 70-75, 76-79, 80-89, 90-100.
 */
export const BINS = ["bin0", "bin1", "bin2", "bin3", "bin4", "bin5", "bin6", "bin7", "bin8", "bin9", "bin10"] as const;

export type Bin = (typeof BINS)[number];

/** Write counters, one per partition of a job's candidate rows; see candidacy/rows.ts. */
export const CHANGES = ["changes0", "changes1", "changes2", "changes3"] as const;

type Counts = Partial<Record<"totalResumes" | "highFit" | Bin | (typeof CHANGES)[number], number>>;

/** Counts that a candidate with this score adds to its job. Without criteria there is no score to count. */
export const countsOf = (score: number | undefined): Counts => ({
  totalResumes: 1,
  highFit: isHighFit(score) ? 1 : 0,
  ...(score !== undefined && { [binOf(score)]: 1 }),
});

/**
 * Returns the change of a job's counts for a write to a row of partition `shard`. `before` and `after` are the candidate's
 * scores, absent where there is no candidate.
 */
export function changeOf(shard: number, before: Scored | undefined, after: Scored | undefined): Counts {
  const change: Record<string, number> = { [CHANGES[shard]!]: 1 };
  const count = (counts: Counts, sign: 1 | -1) => {
    for (const [name, value] of Object.entries(counts)) change[name] = (change[name] ?? 0) + sign * value;
  };
  if (before) count(countsOf(before.score), -1);
  if (after) count(countsOf(after.score), 1);
  return change;
}

interface Scored {
  readonly score: number | undefined;
}

/** Computes all score counts of a job from all its candidates. */
export function countsOfAll(scores: readonly (number | undefined)[]): Record<"totalResumes" | "highFit" | Bin, number> {
  const counts = { totalResumes: 0, highFit: 0, ...Object.fromEntries(BINS.map((bin) => [bin, 0])) } as Record<
    "totalResumes" | "highFit" | Bin,
    number
  >;
  for (const score of scores) {
    counts.totalResumes += 1;
    if (isHighFit(score)) counts.highFit += 1;
    if (score !== undefined) counts[binOf(score)] += 1;
  }
  return counts;
}

const isHighFit = (score: number | undefined): boolean => score !== undefined && score > HIGH_FIT_ABOVE;

export function binOf(score: number): Bin {
  const ten = Math.min(9, Math.floor(score / 10));
  return BINS[score > HIGH_FIT_ABOVE ? ten + 1 : ten]!;
}
