import { isDeepStrictEqual } from "node:util";
import { Cv } from "../cv/cv.ts";
import { corrected, renamed } from "../cv/facts.ts";
import { findJob } from "../job/stored.ts";
import { Failure } from "../kernel/failure.ts";
import { MERGES_MAX } from "../kernel/limits.ts";
import { Upload } from "../upload/upload.ts";
import { CandidacyChange, planAndWrite, type Plan } from "./change.ts";
import { signed } from "./history.ts";
import { mergedInto, mergeOf, rowThenOf, stageEntries } from "./merge.ts";
import { applicantOf, contactOf, emailOf } from "./person.ts";
import { findCandidacy, findDetail, findRow } from "./stored.ts";

// Writes that follow from who a candidate is; a part of write.ts.

/** Writes name, place, e-mail and phone, as corrected by now, to the row of a CV in a job: lists, searches and exports read it. */
export function showPerson(jobId: string, cvId: string): Promise<void> {
  return planAndWrite("a name", async (): Promise<Plan<void>> => {
    const [job, stored] = await Promise.all([findJob(jobId), findCandidacy(jobId, cvId)]);
    // Read after the row: a text from before a later correction, beside the row from after it, would bring the earlier name back.
    const text = await Cv.findText(cvId);
    // A job that was deleted meanwhile takes its rows with it.
    if (!job || !stored || !text) return { answer: undefined };
    const before = stored.written.card;
    const profile = corrected(text.profile, text.corrections);
    const applicant = applicantOf({ source: before.source, application: stored.detail.application });
    const sketch = before.person?.text;
    const { email: _, ...others } = renamed(before, profile);
    const email = emailOf({ profile, applicant });
    const card = {
      ...others,
      ...(email && { email }),
      person: { ...contactOf({ profile, applicant }), ...(sketch !== undefined && { text: sketch }) },
    };
    if (isDeepStrictEqual(card, before)) return { answer: undefined };
    const change = new CandidacyChange(job);
    change.patchRow(stored.row, { card });
    return { change, answer: undefined };
  });
}

/**
 * Merges the candidacy of `other` into that of `cvId`, which stays with its CV and score. A repeated call changes nothing. Refusals:
 * `row.notUpdated`, `candidate.mergesTooMany`.
 */
export async function merge(jobId: string, cvId: string, other: string): Promise<void> {
  const joined = await planAndWrite("a merge", async (): Promise<Plan<readonly string[] | undefined>> => {
    const [job, into, from, cv] = await Promise.all([
      findJob(jobId),
      findCandidacy(jobId, cvId),
      findCandidacy(jobId, other),
      Cv.find(other),
    ]);
    if (!job || !into) throw new Failure("row.notUpdated", cvId);
    const merges = into.detail.merges ?? [];
    if (merges.some((merge) => merge.cvId === other)) return { answer: undefined };
    if (!from || !cv) throw new Failure("row.notUpdated", other);
    const taken = mergeOf(into, from, cv.fileName);
    if (mergedInto({ merges: [...merges, taken] }).length > MERGES_MAX) {
      throw new Failure("candidate.mergesTooMany", cvId, { max: MERGES_MAX });
    }

    const { stage, notes } = taken;
    const lines = signed([{ what: "merged", from: other, to: cvId }, ...stageEntries(stage?.before, stage?.after)]);
    const change = new CandidacyChange(job);
    change.patchRow(into.row, stage ? { stage: stage.after } : {});
    change.patchDetail(into.detail, {
      merges: [...merges, taken],
      history: [...into.detail.history, ...lines],
      ...(notes && { interviewNotes: notes.after }),
    });
    change.deleteRow(from.row);
    // Also where the row names no other job yet: a look that is owed since its CV joined one finds no row of it here any more.
    const owed = from.row.alsoIn?.length ? [] : [other];
    for (const id of [...owed, ...mergedInto(from.detail)]) change.relate(id);
    change.keepNote(other, "");
    change.patchDetail(from.detail, {
      mergedInto: cvId,
      rowThen: rowThenOf(from),
      history: [...from.detail.history, lines[0]!],
    });
    return { change, answer: [other, ...taken.also] };
  });
  if (joined) await Upload.pointTo(jobId, joined, cvId);
}

/**
 * Takes the candidacy of `mergedId` out of that of `cvId` again: it stands as before, and the other gets its stage and notes back where
 * nobody has changed them since. Refusal: `row.notUpdated`.
 */
export async function separate(jobId: string, cvId: string, mergedId: string): Promise<void> {
  const also = await planAndWrite("the undo of a merge", async () => {
    const [job, into, other] = await Promise.all([findJob(jobId), findCandidacy(jobId, cvId), findDetail(jobId, mergedId)]);
    const merges = into?.detail.merges ?? [];
    const undone = merges.find((merge) => merge.cvId === mergedId);
    if (!job || !into || !undone || !other?.rowThen) throw new Failure("row.notUpdated", mergedId);
    const { stage, notes } = undone;
    const formerStage = stage && into.row.stage === stage.after ? stage.before : undefined;
    const formerNotes = notes && into.detail.interviewNotes === notes.after ? notes.before : undefined;

    const lines = signed([{ what: "unmerged", from: mergedId, to: cvId }, ...stageEntries(into.row.stage, formerStage)]);
    const change = new CandidacyChange(job);
    change.patchRow(into.row, formerStage ? { stage: formerStage } : {});
    change.patchDetail(into.detail, {
      merges: merges.filter((merge) => merge !== undone),
      history: [...into.detail.history, ...lines],
      ...(formerNotes !== undefined && { interviewNotes: formerNotes }),
    });
    change.createRow(mergedId, other.rowThen);
    if (into.row.alsoIn?.length) for (const id of [cvId, mergedId]) change.relate(id);
    change.keepNote(mergedId, other.interviewNotes);
    change.patchDetail(other, { history: [...other.history, lines[0]!] }, ["mergedInto", "rowThen"]);
    return { change, answer: undone.also };
  });
  await Upload.pointTo(jobId, [mergedId], undefined);
  await Upload.pointTo(jobId, also, mergedId);
  // The row as it was does not know the corrections made since.
  await showPerson(jobId, mergedId);
}

/** Takes back that two candidacies are not of the same person. Refusal: `row.notUpdated`. */
export function undistinguish(jobId: string, cvId: string, other: string): Promise<void> {
  return planAndWrite("a distinction taken back", async () => {
    const [job, one, another] = await Promise.all([findJob(jobId), findRow(jobId, cvId), findRow(jobId, other)]);
    if (!job || !one || !another) throw new Failure("row.notUpdated", cvId);
    const change = new CandidacyChange(job);
    if (one.distinctFrom?.includes(other)) change.patchRow(one, { distinctFrom: { remove: [other] } });
    if (another.distinctFrom?.includes(cvId)) change.patchRow(another, { distinctFrom: { remove: [cvId] } });
    return { change, answer: undefined };
  });
}

/** Records that two candidacies are not of the same person. Refusal: `row.notUpdated`. */
export function distinguish(jobId: string, cvId: string, other: string): Promise<void> {
  return planAndWrite("a distinction", async () => {
    const [job, one, another] = await Promise.all([findJob(jobId), findRow(jobId, cvId), findRow(jobId, other)]);
    if (!job || !one || !another) throw new Failure("row.notUpdated", cvId);
    const change = new CandidacyChange(job);
    change.patchRow(one, { distinctFrom: { add: [other] } });
    change.patchRow(another, { distinctFrom: { add: [cvId] } });
    return { change, answer: undefined };
  });
}
