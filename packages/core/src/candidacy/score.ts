import type { Criterion } from "@candor/scoring";
import { scoreSummaryFor, withEditedScore, type ScoreSummary } from "@candor/scoring/score";
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
