import type { Candidate } from "../../../recruiting/queries/candidates.ts";

const MOST = 4;

interface Gain {
  readonly criterionId: string;
  /** The score with this change. */
  readonly score: number;
  readonly gain: number;
}

/** The criteria whose evidence would raise the score most, with that score; those that would change nothing are left out. */
export function gainsOf({ wouldChange, computedScore }: Pick<Candidate, "wouldChange" | "computedScore">): Gain[] {
  if (computedScore === null) return [];
  return wouldChange
    .map(({ criterionId, score }) => ({ criterionId, score, gain: score - computedScore }))
    .filter(({ gain }) => gain > 0)
    .slice(0, MOST);
}
