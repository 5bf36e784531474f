import type { Criterion } from "@candor/scoring/criterion.info";
import type { Candidate, Mark } from "../../../recruiting/queries/candidates.ts";

/** A criterion with the marks of several candidates, in their order. */
export interface Compared {
  readonly criterion: Criterion;
  /** The same number as on every other page. */
  readonly number: number;
  /** Undefined where a CV was read before the criterion was added. */
  readonly marks: readonly (Mark | undefined)[];
  /** The most points that one of them has, as shown. */
  readonly most: number;
  /** Difference between the most and the fewest points, as shown. */
  readonly spread: number;
}

/** Points with the one decimal that is shown: a difference that nobody sees is none. */
export const shownPoints = (mark: Mark | undefined): number => Math.round((mark?.points ?? 0) * 10) / 10;

/** The criteria in which candidates differ, the widest difference first, and those in which they do not. */
export function compare(criteria: readonly Criterion[], candidates: readonly Pick<Candidate, "marks">[]) {
  const marksOf = candidates.map(({ marks }) => new Map(marks.map((mark) => [mark.criterionId, mark])));
  const all = criteria.map((criterion, index): Compared => {
    const marks = marksOf.map((of) => of.get(criterion.id));
    const points = marks.map(shownPoints);
    const most = Math.max(...points);
    const spread = Math.round((most - Math.min(...points)) * 10) / 10;
    return { criterion, number: index + 1, marks, most, spread };
  });
  return {
    differing: all.filter(({ spread }) => spread > 0).toSorted((one, other) => other.spread - one.spread),
    same: all.filter(({ spread }) => spread === 0),
  };
}
