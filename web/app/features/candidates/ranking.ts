import type { CandidateRow } from "../../recruiting/queries/candidates.ts";

export interface Neighbours {
  /** Place in the ranking, from 1; undefined if it is not known. */
  readonly place: number | undefined;
  readonly total: number;
  readonly previous: CandidateRow | undefined;
  readonly next: CandidateRow | undefined;
}

/** The place of a candidate among all of the job. */
export function placeIn(rows: readonly CandidateRow[], cvId: string, total: number): Neighbours {
  const at = rows.findIndex((row) => row.cvId === cvId);
  return at < 0
    ? { place: undefined, total, previous: undefined, next: undefined }
    : { place: at + 1, total, previous: rows[at - 1], next: rows[at + 1] };
}
