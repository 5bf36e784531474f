import { Service } from "electrodb";
import * as z from "zod/mini";
import { Actor } from "../kernel/actor.ts";
import { Cv } from "../cv/cv.ts";
import { Failure } from "../kernel/failure.ts";
import { fn } from "../kernel/fn.ts";
import { CHANGES, changeOf } from "../job/distribution.ts";
import { JobEntity } from "../job/job.entity.ts";
import { Job } from "../job/job.ts";
import { MERGES_MAX, NOTES_MAX_CHARACTERS } from "../kernel/limits.ts";
import { commit } from "../kernel/commit.ts";
import { UploadEntity } from "../upload/upload.entity.ts";
import { CandidateEntity, CandidateRowEntity, type Merge, type RowThen } from "./candidate.entity.ts";
import type { Info, Stage } from "./candidate.info.ts";
import type { HistoryEntry } from "../cv/cv.info.ts";
import { Candidate } from "./candidate.ts";
import { Corrections } from "./corrections.ts";
import { placeIn } from "./ranking.ts";
import { rowFrom, Rows, shardOf } from "./rows.ts";
import { twinsIn } from "./twins.ts";

export * as SamePerson from "./same-person.ts";

// Who may be the same person is only ever suggested, see twins.ts. What follows from it is a person's decision.

const Pair = z.object({ jobId: z.string(), cvId: z.string(), other: z.string() });

/** A candidacy as it stands: its row, as written and as rankings read it, and its long part. */
type Standing = NonNullable<Awaited<ReturnType<typeof standingOf>>>;

async function standingOf(jobId: string, cvId: string) {
  const key = { accountId: Actor.accountId(), jobId, cvId };
  const [{ data: written }, detail] = await Promise.all([
    CandidateRowEntity.get({ ...key, shard: shardOf(cvId) }).go({ consistent: true }),
    Candidate.findDetail({ jobId, cvId }),
  ]);
  return written && detail ? { written, row: rowFrom(written), detail } : undefined;
}

/**
 * Merges another candidacy of the same person into this one, which stays with its CV and score: the other leaves the job's list and
 * counts. Stage and notes stay, unless nobody has touched them, then they become the other's; notes of both are joined. What had been
 * merged into the other stays with it, and is there again once this merge is undone. Told twice, it changes nothing the second time.
 * Refusals: `row.notUpdated`, `candidate.mergesTooMany`.
 */
export const merge = fn(Pair, async ({ jobId, cvId, other }): Promise<Info> => {
  if (other === cvId) throw new Failure("input.invalid", cvId, { fields: { cvId: "another candidate" } });
  for (;;) {
    const [job, into, from, cv] = await Promise.all([
      Job.find(jobId),
      standingOf(jobId, cvId),
      standingOf(jobId, other),
      Cv.find(other),
    ]);
    if (!job || !into) throw new Failure("row.notUpdated", cvId);
    const merges = into.detail.merges ?? [];
    if (merges.some((merge) => merge.cvId === other)) return Candidate.get({ jobId, cvId });
    if (!from || !cv) throw new Failure("row.notUpdated", other);
    const taken = mergeOf(into, from, cv.fileName);
    if (countOf(merges) + countOf([taken]) > MERGES_MAX) throw new Failure("candidate.mergesTooMany", cvId, { max: MERGES_MAX });

    const isDone = await write(job, into, {
      stage: taken.stage?.after,
      notes: taken.notes?.after,
      merges: [...merges, taken],
      history: [{ what: "merged", from: other, to: cvId }, ...stageEntries(taken.stage?.before, taken.stage?.after)],
      off: from,
    });
    if (!isDone) continue;
    await pointUploads(jobId, [other, ...taken.also], cvId);
    return Candidate.get({ jobId, cvId });
  }
});

/**
 * Undoes a merge: the other candidacy stands again as it did, and this one gets the stage and notes back that it had before, where
 * nobody has changed them since. Refusal: `row.notUpdated`.
 */
export const undoMerge = fn(
  z.object({ jobId: z.string(), cvId: z.string(), mergedId: z.string() }),
  async ({ jobId, cvId, mergedId }): Promise<Info> => {
    await separate(jobId, cvId, mergedId);
    return Candidate.get({ jobId, cvId });
  },
);

/** Takes the candidacy of `mergedId` out of that of `cvId` again: what an undo does, and the erasing of either CV. */
export async function separate(jobId: string, cvId: string, mergedId: string): Promise<void> {
  for (;;) {
    const [job, into, detail] = await Promise.all([
      Job.find(jobId),
      standingOf(jobId, cvId),
      Candidate.findDetail({ jobId, cvId: mergedId }),
    ]);
    const merges = into?.detail.merges ?? [];
    const undone = merges.find((merge) => merge.cvId === mergedId);
    if (!job || !into || !undone || !detail?.rowThen) throw new Failure("row.notUpdated", mergedId);
    const { stage, notes } = undone;
    const formerStage = stage && into.row.stage === stage.after ? stage.before : undefined;

    const isDone = await write(job, into, {
      stage: formerStage,
      notes: notes && into.detail.interviewNotes === notes.after ? notes.before : undefined,
      merges: merges.filter((merge) => merge !== undone),
      history: [{ what: "unmerged", from: mergedId, to: cvId }, ...stageEntries(into.row.stage, formerStage)],
      back: { detail, rowThen: detail.rowThen },
    });
    if (!isDone) continue;
    await pointUploads(jobId, [mergedId], undefined);
    await pointUploads(jobId, undone.also, mergedId);
    // What was put right in its CV meanwhile, its row of then does not know.
    await Corrections.carry(jobId, mergedId);
    return;
  }
}

/** Says that two candidates who may be the same person are not: they are not suggested again, whatever is scored or merged later. */
export const distinguish = fn(Pair, async ({ jobId, cvId, other }): Promise<Info> => {
  const accountId = Actor.accountId();
  const job = await Job.ranked(jobId);
  const rows = await Rows.of(jobId, job.changes);
  if (![cvId, other].every((id) => rows.some((row) => row.cvId === id))) throw new Failure("row.notUpdated", cvId);
  // Only a suggestion needs an answer: what is kept in a row stays short.
  if (!twinsIn(rows).get(cvId)?.has(other)) return Candidate.get({ jobId, cvId });
  const failed = await commit(() =>
    service()
      .transaction.write((entity) => [
        entity.job
          .patch({ accountId, jobId })
          .add(sumOf(wrote(cvId), wrote(other)))
          .where(({ deletedAt }, { notExists }) => notExists(deletedAt))
          .commit(),
        ...[
          [cvId, other],
          [other, cvId],
        ].map(([one, another]) =>
          entity.row
            .patch({ accountId, jobId, cvId: one!, shard: shardOf(one!) })
            .add({ distinctFrom: [another!] })
            .commit(),
        ),
      ])
      .go(),
  );
  if (failed.length > 0) throw new Failure("row.notUpdated", cvId);
  return Candidate.get({ jobId, cvId });
});

/** What one candidacy takes over from another, for the undo. */
function mergeOf(into: Standing, from: Standing, fileName: string): Merge {
  const stage = { before: into.row.stage, after: from.row.stage };
  const isStageTaken = stage.before === UNTOUCHED && stage.after !== UNTOUCHED;
  const notes = { before: into.detail.interviewNotes, after: joined(into.detail.interviewNotes, from.detail.interviewNotes) };
  return {
    cvId: from.row.cvId,
    fileName,
    by: Actor.name(),
    at: new Date().toISOString(),
    also: (from.detail.merges ?? []).flatMap(({ cvId, also }) => [cvId, ...also]),
    ...(isStageTaken && { stage }),
    ...(notes.before !== notes.after && { notes }),
  };
}

const UNTOUCHED: Stage = "screening";

/** Notes of both. Where they are too long together, the other's are those that are there again after an undo. */
function joined(notes: string, others: string): string {
  const both = [notes, others].filter((text) => text.trim() !== "").join("\n\n");
  return both.length > NOTES_MAX_CHARACTERS ? notes : both;
}

const countOf = (merges: readonly Merge[]): number => merges.reduce((sum, { also }) => sum + 1 + also.length, 0);

type Entry = Pick<HistoryEntry, "what" | "from" | "to">;

const stageEntries = (from: Stage | undefined, to: Stage | undefined): Entry[] =>
  from && to ? [{ what: "stage", from, to }] : [];

interface Change {
  readonly stage: Stage | undefined;
  readonly notes: string | undefined;
  readonly merges: readonly Merge[];
  /** Of the standing candidacy; its first line is the other's as well. */
  readonly history: readonly [Entry, ...Entry[]];
  /** The candidacy that leaves the list. */
  readonly off?: Standing;
  /** The one that comes back to it. */
  readonly back?: { readonly detail: Standing["detail"]; readonly rowThen: RowThen };
}

/** Writes a merge or its undoing with the job's counts in one transaction. False when somebody wrote to one of them meanwhile. */
async function write(job: NonNullable<Awaited<ReturnType<typeof Job.find>>>, into: Standing, change: Change): Promise<boolean> {
  const { jobId, cvId, shard } = into.row;
  const accountId = Actor.accountId();
  const { stage, notes, merges, off, back } = change;
  const signed = change.history.map((entry) => ({ at: new Date().toISOString(), by: Actor.name(), ...entry }));
  const other = (off?.detail ?? back?.detail)!;
  const otherKey = { accountId, jobId, cvId: other.cvId };
  const otherShard = shardOf(other.cvId);
  const shownIn = placeIn(job.criteria);
  const otherCounts = off
    ? changeOf(otherShard, shownIn(off.row).shown, undefined)
    : changeOf(
        otherShard,
        undefined,
        shownIn(rowFrom({ ...otherKey, shard: otherShard, updatedAt: "", ...back!.rowThen })).shown,
      );

  const failed = await commit(() =>
    service()
      .transaction.write((entity) => {
        const otherDetail = entity.candidate.patch(otherKey).set({ history: [...other.history, signed[0]!] });
        const otherRow = { ...otherKey, shard: otherShard };
        return [
          entity.job
            .patch({ accountId, jobId })
            .add(sumOf(wrote(cvId), otherCounts))
            .where(({ revision, deletedAt }, { eq, notExists }) => `${eq(revision, job.revision)} AND ${notExists(deletedAt)}`)
            .commit(),
          entity.row
            .patch({ accountId, jobId, cvId, shard })
            .set({ stage: stage ?? into.row.stage })
            .where(({ updatedAt }, { eq }) => eq(updatedAt, into.row.updatedAt))
            .commit(),
          entity.candidate
            .patch({ accountId, jobId, cvId })
            .set({
              merges: [...merges],
              history: [...into.detail.history, ...signed],
              ...(notes !== undefined && { interviewNotes: notes }),
            })
            .where(({ updatedAt }, { eq }) => eq(updatedAt, into.detail.updatedAt))
            .commit(),
          (off ? otherDetail.set({ mergedInto: cvId, rowThen: rowThenOf(off) }) : otherDetail.remove(["mergedInto", "rowThen"]))
            .where(({ updatedAt }, { eq }) => eq(updatedAt, other.updatedAt))
            .commit(),
          off
            ? entity.row
                .delete(otherRow)
                .where(({ updatedAt }, { eq }) => eq(updatedAt, off.row.updatedAt))
                .commit()
            : entity.row.create({ ...otherRow, ...back!.rowThen }).commit(),
        ];
      })
      .go(),
  );
  return failed.length === 0;
}

function rowThenOf({ written: { card, marking, stage, editedScore, distinctFrom, createdAt } }: Standing): RowThen {
  return {
    card,
    marking,
    stage,
    createdAt,
    ...(editedScore !== undefined && { editedScore }),
    ...(distinctFrom && { distinctFrom }),
  };
}

/** What a job counts when a row was written and its score is the same. */
const wrote = (cvId: string) => ({ [CHANGES[shardOf(cvId)]!]: 1 });

function sumOf(...counts: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const [name, value] of counts.flatMap(Object.entries<number>)) sum[name] = (sum[name] ?? 0) + value;
  return sum;
}

/** Files of these CVs that are still listed lead to the candidate they became part of, or to their own again. */
async function pointUploads(jobId: string, cvIds: readonly string[], to: string | undefined): Promise<void> {
  const accountId = Actor.accountId();
  await Promise.all(
    cvIds.map(async (cvId) => {
      const upload = UploadEntity.patch({ accountId, jobId, cvId });
      const pointed = to === undefined ? upload.remove(["duplicateOf"]) : upload.set({ duplicateOf: to });
      await pointed.go({ returnOnConditionCheckFailure: true });
    }),
  );
}

const service = () => new Service({ job: JobEntity, row: CandidateRowEntity, candidate: CandidateEntity });
