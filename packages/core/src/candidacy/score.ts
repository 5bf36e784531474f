import type { Criterion } from "@candor/scoring";
import { scoreSummaryFor, withEditedScore, type ScoreSummary } from "@candor/scoring/score";
import { keep } from "../kernel/keep.ts";
import type { StoredRow } from "./rows.ts";

/** A candidate's row with its score summary: as computed, and as shown, where an edited score replaces the computed one. */
export interface Scored {
  readonly row: StoredRow;
  readonly computed: ScoreSummary;
  readonly shown: ScoreSummary;
}

/** Scores rows under these criteria; made once for a job, called for each row. */
export const scoredBy = (criteria: readonly Criterion[]): ((row: StoredRow) => Scored) => {
  const summaryOf = scoreSummaryFor(criteria);
  return (row) => {
    const computed = summaryOf(row.credits);
    return { row, computed, shown: row.editedScore === undefined ? computed : withEditedScore(computed, row.editedScore) };
  };
};

/** Rows scored before, by the criteria that count for a score. */
const known = new Map<string, WeakMap<StoredRow, Scored>>();
const CRITERIA_KEPT = 12;

/** Scores all rows of a job. A row that was scored under these criteria before is not scored again. */
export function scoredAll(rows: readonly StoredRow[], criteria: readonly Criterion[]): Scored[] {
  const key = JSON.stringify(criteria.map(({ id, importance, weight }) => [id, importance, weight]));
  const scores = known.get(key) ?? new WeakMap<StoredRow, Scored>();
  keep(known, key, scores, CRITERIA_KEPT);
  const score = scoredBy(criteria);
  return rows.map((row) => {
    let scored = scores.get(row);
    if (!scored) scores.set(row, (scored = score(row)));
    return scored;
  });
}
