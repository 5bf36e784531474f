import type { Candidate } from "../../../recruiting/queries/candidates.ts";
import type { Job } from "../../../recruiting/queries/jobs.ts";

/** The criteria, those that are known concepts under their names in the reader's language. */
export function inReadersWords(criteria: Job["criteria"], marks: Candidate["marks"]): Job["criteria"] {
  const names = new Map(marks.map(({ criterionId, name }) => [criterionId, name]));
  return criteria.map((criterion) => ({ ...criterion, text: names.get(criterion.id) ?? criterion.text }));
}
