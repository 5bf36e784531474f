import { Actor } from "../kernel/actor.ts";
import { NOTES_MAX_CHARACTERS } from "../kernel/limits.ts";
import type { Merge, RowThen } from "./candidate.entity.ts";
import type { Stage } from "./candidate.info.ts";
import type { HistoryLine } from "./history.ts";
import type { StoredCandidacy } from "./stored.ts";

// The rules of merging two candidacies of one person, without the table.

/** The stage of a candidacy that nobody has moved. */
const FIRST_STAGE: Stage = "screening";

/** The merge of `from` into `into`, with the values that its undo restores. */
export function mergeOf(into: StoredCandidacy, from: StoredCandidacy, fileName: string): Merge {
  const stage = { before: into.row.stage, after: from.row.stage };
  const isStageTaken = stage.before === FIRST_STAGE && stage.after !== FIRST_STAGE;
  const notes = { before: into.detail.interviewNotes, after: joined(into.detail.interviewNotes, from.detail.interviewNotes) };
  return {
    cvId: from.row.cvId,
    fileName,
    by: Actor.name(),
    at: new Date().toISOString(),
    also: mergedInto(from.detail),
    ...(isStageTaken && { stage }),
    ...(notes.before !== notes.after && { notes }),
  };
}

/** Notes of both. Where both are too long together, the other's come back with an undo. */
function joined(notes: string, others: string): string {
  const both = [notes, others].filter((text) => text.trim() !== "").join("\n\n");
  return both.length > NOTES_MAX_CHARACTERS ? notes : both;
}

/** The ids of all candidacies that were merged into one, directly or through another. */
export const mergedInto = ({ merges = [] }: { readonly merges?: readonly Merge[] | undefined }): string[] =>
  merges.flatMap(({ cvId, also }) => [cvId, ...also]);

/** The line of the history for a stage that a merge changed; none where it changed nothing. */
export const stageEntries = (from: Stage | undefined, to: Stage | undefined): HistoryLine[] =>
  from && to ? [{ what: "stage", from, to }] : [];

/** The row of a candidacy as its undo needs it. */
export function rowThenOf({ written }: StoredCandidacy): RowThen {
  const { card, evaluation, stage, editedScore, rejectedFor, distinctFrom, createdAt } = written;
  return {
    card,
    evaluation,
    stage,
    createdAt,
    ...(editedScore !== undefined && { editedScore }),
    ...(rejectedFor !== undefined && { rejectedFor }),
    ...(distinctFrom && { distinctFrom }),
  };
}
