import { scoreFromCredits, type Criterion, type Mark } from "@candor/scoring";
import type { MarkedCriterion } from "./candidate.entity.ts";
import type { MarkShown } from "./candidate.info.ts";

/**
 * Returns marks with their points out of 100 under the present criteria, in the criteria's order. Where a criterion was reworded
 * since, the wording that was marked is included; a criterion without a mark is left out.
 */
export function shownMarks(
  criteria: readonly Criterion[],
  marks: readonly Mark[],
  markedCriteria: readonly MarkedCriterion[] = criteria,
): MarkShown[] {
  const credits = Object.fromEntries(marks.map(({ criterionId, credit }) => [criterionId, credit]));
  const pointsOf = new Map(scoreFromCredits(criteria, credits).points.map((point) => [point.criterionId, point]));
  const markOf = new Map(marks.map((mark) => [mark.criterionId, mark]));
  const markedOf = new Map(markedCriteria.map((one) => [one.id, one]));
  return criteria.flatMap(({ id, kind, text }) => {
    const mark = markOf.get(id);
    const marked = markedOf.get(id);
    if (!mark) return [];
    const isReworded = marked !== undefined && (marked.kind !== kind || marked.text !== text);
    return {
      criterionId: id,
      mark: mark.mark,
      rung: mark.rung,
      points: (pointsOf.get(id)?.points ?? 0) / 10,
      possible: (pointsOf.get(id)?.possible ?? 0) / 10,
      quotes: mark.quotes,
      ...(mark.note && { note: mark.note }),
      ...(isReworded && { marked: { kind: marked.kind, text: marked.text } }),
    };
  });
}
