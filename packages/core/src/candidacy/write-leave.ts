import { findJob } from "../job/stored.ts";
import { Actor } from "../kernel/actor.ts";
import { Failure } from "../kernel/failure.ts";
import { MERGES_MAX } from "../kernel/limits.ts";
import { Contended, LOST, retry } from "../kernel/retry.ts";
import { CandidateEntity, CandidateIndexEntity, CandidateRowEntity, SHARDS } from "./candidate.entity.ts";
import type { Removed } from "./candidate.info.ts";
import { CandidacyChange, ITEMS_MAX, planAndWrite, type JobRead, type Plan } from "./change.ts";
import { ChangedRows } from "./changed-rows.ts";
import { mergedInto } from "./merge.ts";
import { NewcomerEntity } from "./newcomer.entity.ts";
import { NoteEntity } from "./note.entity.ts";
import { Notes } from "./notes.ts";
import { StoredOrder } from "./own-order-stored.ts";
import { shardOf, type StoredRow } from "./rows.ts";
import { findDetail, findRow, findRows, findShortDetails, type ShortDetail, type StoredDetail } from "./stored.ts";
import { relate } from "./write-elsewhere.ts";
import { separate } from "./write-person.ts";
import { writeEach } from "../kernel/batch.ts";

// Writes by which candidacies leave their job; a part of write.ts.

/** A candidacy that leaves is at most eight items; most have nothing merged into them. */
const REMOVALS_AT_ONCE = Math.floor((ITEMS_MAX - 1) / 8);

/** Takes candidacies off a job, with those merged into them. The CVs stay in the account. Several transactions, each whole. */
export async function leave(jobId: string, cvIds: readonly string[]): Promise<Removed> {
  const removed: string[] = [];
  const failed: string[] = [];
  const left = new Set(cvIds);
  while (left.size > 0) {
    // At least one of these is removed or failed, so that the loop ends.
    const answer = await leaveBatch(jobId, [...left].slice(0, REMOVALS_AT_ONCE));
    removed.push(...answer.removed);
    failed.push(...answer.failed);
    for (const cvId of [...answer.removed, ...answer.failed]) left.delete(cvId);
  }
  return { removed, failed };
}

async function leaveBatch(jobId: string, cvIds: readonly string[]): Promise<Removed> {
  try {
    return await planAndWrite("a removal", async (): Promise<Plan<Removed>> => {
      const [job, rows, details] = await Promise.all([findJob(jobId), findRows(jobId, cvIds), findShortDetails(jobId, cvIds)]);
      const found = job ? rows : [];
      const failed = cvIds.filter((cvId) => !found.some((row) => row.cvId === cvId));
      if (!job || found.length === 0) return { answer: { removed: [], failed } };
      const { change, leaving } = removalOf(job, found, details);
      return { change, answer: { removed: leaving.map(({ cvId }) => cvId), failed } };
    });
  } catch (error) {
    if (!(error instanceof Contended)) throw error;
    return { removed: [], failed: [...cvIds] };
  }
}

/** The change that takes off as many of these rows, in their order, as one transaction holds. At least one. */
function removalOf(job: JobRead, rows: readonly StoredRow[], details: ReadonlyMap<string, ShortDetail>) {
  const change = new CandidacyChange(job);
  const leaving: StoredRow[] = [];
  let items = 1;
  for (const row of rows) {
    const ids = [row.cvId, ...mergedInto(details.get(row.cvId) ?? {})];
    items += 3 + 5 * ids.length;
    if (items > ITEMS_MAX && leaving.length > 0) break;
    leaving.push(row);
    change.deleteRow(row);
    change.keepNote(row.cvId, "");
    // Merging and undoing write the row: either these are all that were merged, or the condition on the row fails.
    for (const cvId of ids) removeRest(change, job.id, cvId);
    if (row.alsoIn?.length) for (const cvId of ids.slice(1)) change.relate(cvId);
  }
  return { change, leaving };
}

/** Candidates who were told apart from very many others would fill a transaction; a distinction that is left does no harm. */
const PARTNERS_MAX = 40;

/** Removes the distinctions from a candidacy whose CV is erased: its id never comes back. */
async function removeDistinctions(change: CandidacyChange, jobId: string, { cvId, distinctFrom = [] }: StoredRow): Promise<void> {
  const partners = await findRows(jobId, distinctFrom.slice(0, PARTNERS_MAX));
  for (const partner of partners) {
    if (partner.distinctFrom?.includes(cvId)) change.patchRow(partner, { distinctFrom: { remove: [cvId] } });
  }
}

/** Removes all of a candidacy but its row. Its file is not listed any more, because it would lead to nothing. */
function removeRest(change: CandidacyChange, jobId: string, cvId: string): void {
  change.deleteDetail(cvId);
  change.deleteIndex(cvId);
  change.dropLetter(cvId);
  change.also("upload", ({ upload }) => upload.delete({ accountId: Actor.accountId(), jobId, cvId }).commit());
}

/**
 * Takes an erased CV off a job, in whatever state its candidacy is. Candidacies that were merged into it stand again, because their CVs
 * stay; the one that it was merged into gets its own stage and notes back. A repeated call changes nothing.
 */
export function leaveForGood(jobId: string, cvId: string): Promise<void> {
  return retry("the removal of an erased CV", async () => {
    await StoredOrder.forget(jobId, cvId);
    const [job, row, detail] = await Promise.all([findJob(jobId), findRow(jobId, cvId), findDetail(jobId, cvId)]);
    // A deleted job takes its candidacies with it.
    if (!job || (!row && !detail)) return undefined;
    if (isMerged(detail)) {
      await undoMerges(jobId, cvId);
      return LOST;
    }
    if (row) {
      const { change } = removalOf(job, [row], new Map());
      await removeDistinctions(change, jobId, row);
      return (await change.commit()).size === 0 ? undefined : LOST;
    }
    const key = { accountId: Actor.accountId(), jobId, cvId };
    await CandidateIndexEntity.delete({ ...key, shard: shardOf(cvId) }).go();
    await NoteEntity.delete(key).go();
    await CandidateEntity.delete(key).go();
    return undefined;
  });
}

const isMerged = (detail: StoredDetail | undefined): detail is StoredDetail =>
  detail?.mergedInto !== undefined || Boolean(detail?.merges?.[0]);

/** A candidacy has at most so many merged into it, and as many above it. */
const UNDONE_MAX = 2 * MERGES_MAX;

/** Undoes each merge that a candidacy takes part in, except those that others make meanwhile. */
async function undoMerges(jobId: string, cvId: string): Promise<void> {
  for (let undone = 0; undone < UNDONE_MAX; undone++) {
    const detail = await findDetail(jobId, cvId);
    if (!isMerged(detail)) return;
    await undoOneMerge(jobId, cvId, detail);
  }
}

/** Undoes the topmost merge that this candidacy takes part in, because only a candidacy with a row gives up what was merged into it. */
async function undoOneMerge(jobId: string, cvId: string, { mergedInto: into, merges }: StoredDetail): Promise<void> {
  let [standing, merged] = into === undefined ? [cvId, merges![0]!.cvId] : [into, cvId];
  for (;;) {
    const above = (await findDetail(jobId, standing))?.mergedInto;
    if (above === undefined) break;
    [standing, merged] = [above, standing];
  }
  try {
    await separate(jobId, standing, merged);
  } catch (error) {
    // Somebody else undid it meanwhile: the next attempt reads again.
    if (!(error instanceof Failure)) throw error;
  }
}

/** Removes every candidacy of a deleted job. */
export async function eraseAll(jobId: string): Promise<void> {
  await Notes.eraseOfJob(jobId);
  await StoredOrder.eraseOfJob(jobId);
  const accountId = Actor.accountId();
  for (let shard = 0; shard < SHARDS; shard++) {
    const { data } = await CandidateRowEntity.query.ofJob({ accountId, jobId, shard }).go({ pages: "all", consistent: true });
    const related = data.flatMap(({ cvId, alsoIn }) => (alsoIn?.length ? [cvId] : []));
    const details = await findShortDetails(jobId, related);
    for (const cvId of related) {
      for (const id of [cvId, ...mergedInto(details.get(cvId) ?? {})]) await relate(id, jobId);
    }
    const keys = data.map(({ cvId }) => ({ accountId, jobId, cvId, shard }));
    await writeEach(keys, (left) => CandidateEntity.delete(left).go({ concurrency: 4 }));
    await writeEach(keys, (left) => CandidateIndexEntity.delete(left).go({ concurrency: 4 }));
    await writeEach(
      data.map(({ createdAt: at, cvId }) => ({ accountId, at, jobId, cvId })),
      (left) => NewcomerEntity.delete(left).go({ concurrency: 4 }),
    );
    // Rows go last: a repeated task finds by them what is left to remove.
    await writeEach(keys, (left) => CandidateRowEntity.delete(left).go({ concurrency: 4 }));
  }
  await ChangedRows.eraseOfJob(jobId);
  // The rest was merged into others and has no row.
  const { data: merged } = await CandidateEntity.query.one({ accountId, jobId }).go({ pages: "all", consistent: true });
  const keys = merged.map(({ cvId }) => ({ accountId, jobId, cvId, shard: shardOf(cvId) }));
  await writeEach(keys, (left) => CandidateIndexEntity.delete(left).go({ concurrency: 4 }));
  await writeEach(keys, (left) => CandidateEntity.delete(left).go({ concurrency: 4 }));
}
