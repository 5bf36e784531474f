import type { Upload } from "./progress.ts";

/** The table of candidates as it is on screen. */
export interface Table {
  /** The candidates that it counts, also those that are not loaded. */
  readonly count: number;
  /** The scores of the loaded candidates, by the id of their CV. */
  readonly scores: ReadonlyMap<string, number | null>;
}

/**
 * The files of a job at the moment of the table. Two answers are of two moments, and a list that says "0 of 46 complete" beside 29 candidates
 * is believed by nobody: a file whose candidate is in the table is complete, and one whose candidate is not counted there yet is still read.
 * @param counted the candidates at the moment of the list
 * @param shown files that were shown as complete before: they stay complete, because a candidate may also have been deleted
 */
export function inStep(
  items: readonly Upload[],
  { counted, table, shown }: { counted: number; table: Table | undefined; shown: ReadonlySet<string> },
): readonly Upload[] {
  if (!table || table.count === counted) return items;
  if (table.count > counted) return items.map((item) => (isPendingIn(table, item) ? completeIn(table, item) : item));
  const ahead = items
    .filter((item) => isNewCandidate(item) && !shown.has(item.cvId) && !table.scores.has(item.cvId))
    .toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
    .slice(0, counted - table.count);
  return items.map((item) => (ahead.includes(item) ? { ...item, state: "analyzing", score: null } : item));
}

const isNewCandidate = ({ state, verdict, duplicateOf }: Upload): boolean =>
  state === "complete" && verdict !== "letter" && duplicateOf === null;

const isPendingIn = ({ scores }: Table, { cvId, state }: Upload): boolean => state !== "complete" && scores.has(cvId);

const completeIn = ({ scores }: Table, item: Upload): Upload => ({
  ...item,
  state: "complete",
  code: null,
  message: null,
  score: scores.get(item.cvId) ?? null,
});
