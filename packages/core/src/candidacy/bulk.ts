import { Service } from "electrodb";
import * as z from "zod/mini";
import { Actor } from "../kernel/actor.ts";
import { Failure } from "../kernel/failure.ts";
import { fn } from "../kernel/fn.ts";
import { changeOf } from "../job/distribution.ts";
import { JobEntity } from "../job/job.entity.ts";
import { Job } from "../job/job.ts";
import { BULK_MAX } from "../kernel/limits.ts";
import { allOf, commit } from "../kernel/commit.ts";
import { CandidateEntity, CandidateRowEntity } from "./candidate.entity.ts";
import { Stage, type Moved, type Removed } from "./candidate.info.ts";
import { type HistoryEntry } from "../cv/cv.info.ts";
import { placeIn } from "./ranking.ts";
import { takeOff, type Going } from "./removing.ts";
import { rowFrom, shardOf, type StoredRow } from "./rows.ts";

export * as Bulk from "./bulk.ts";

// Many candidates at once, in transactions of up to a hundred items. Each is whole: rows, histories and the job's counts together.

/** Items of one transaction; one of them is the job. */
const ITEMS_MOST = 100;
/** A candidate that moves is a row and a long part. */
const MOVES_PER_TURN = Math.floor((ITEMS_MOST - 1) / 2);
/** A candidate that goes is four items, and three more for each that was merged into it; most have none. */
const REMOVALS_PER_TURN = Math.floor((ITEMS_MOST - 1) / 4);
/** So often a turn begins again when others write to the same candidates meanwhile. */
const TRIES = 10;

const Keys = z.object({
  jobId: z.string(),
  cvIds: z.array(z.string()).check(z.minLength(1), z.maxLength(BULK_MAX)),
});

/**
 * Moves candidates of a job, at most 500, to one stage; with `from` only those who are in that one, so that an undo leaves alone whom
 * somebody else has moved on. Says where each came from and who could not be moved, or `row.notUpdated` where none is there.
 */
export const move = fn(
  z.extend(Keys, { stage: Stage, from: z.optional(Stage) }),
  async ({ jobId, cvIds, stage, from }): Promise<Moved> => {
    const moved: Moved = { moved: [], unchanged: 0, failed: [] };
    for (const some of inTurns(cvIds, MOVES_PER_TURN)) await moveSome(jobId, some, { stage, from }, moved);
    if (moved.failed.length === new Set(cvIds).size) throw new Failure("row.notUpdated", jobId);
    return moved;
  },
);

interface Wanted {
  readonly stage: Stage;
  readonly from: Stage | undefined;
}

async function moveSome(jobId: string, cvIds: readonly string[], { stage, from }: Wanted, told: Moved): Promise<void> {
  const accountId = Actor.accountId();
  for (let tries = 1; ; tries++) {
    const [isThere, rows, details] = await Promise.all([Job.find(jobId), rowsOf(jobId, cvIds), detailsOf(jobId, cvIds)]);
    const known = isThere ? rows.filter(({ cvId }) => details.has(cvId)) : [];
    const toMove = known.filter((row) => row.stage !== stage && (from === undefined || row.stage === from));
    const failed = toMove.length > 0 ? await commit(() => writeStages(accountId, jobId, toMove, details, stage)) : [];
    if (failed.length > 0 && tries < TRIES) continue;

    const isWritten = failed.length === 0;
    if (isWritten) told.moved.push(...toMove.map((row) => ({ cvId: row.cvId, from: row.stage })));
    told.unchanged += known.length - toMove.length;
    const done = new Set((isWritten ? known : known.filter((row) => !toMove.includes(row))).map(({ cvId }) => cvId));
    told.failed.push(...cvIds.filter((cvId) => !done.has(cvId)));
    return;
  }
}

/** Rows, histories, and for each partition that was written to the number that says so. A stage counts for nothing else of the job. */
function writeStages(accountId: string, jobId: string, rows: readonly StoredRow[], details: Details, stage: Stage) {
  const now = { at: new Date().toISOString(), by: Actor.name(), what: "stage", to: stage } as const;
  return service()
    .transaction.write((entity) => [
      ...rows.flatMap((row) => {
        const { history, updatedAt } = details.get(row.cvId)!;
        return [
          entity.row
            .patch({ accountId, jobId, cvId: row.cvId, shard: row.shard })
            .set({ stage })
            .where((stored, { eq }) => eq(stored.updatedAt, row.updatedAt))
            .commit(),
          entity.candidate
            .patch({ accountId, jobId, cvId: row.cvId })
            .set({ history: [...history, { ...now, from: row.stage } satisfies HistoryEntry] })
            .where((stored, { eq }) => eq(stored.updatedAt, updatedAt))
            .commit(),
        ];
      }),
      entity.job
        .patch({ accountId, jobId })
        .add(sumOf(rows.map(({ shard }) => changeOf(shard, undefined, undefined))))
        .where(({ deletedAt }, { notExists }) => notExists(deletedAt))
        .commit(),
    ])
    .go();
}

/**
 * Takes candidates off a job, at most 500, with what was merged into them; the CVs stay in the account. Says who is gone and who could
 * not be found, or `row.notUpdated` where none could.
 */
export const remove = fn(Keys, async ({ jobId, cvIds }): Promise<Removed> => {
  const told: Removed = { removed: [], failed: [] };
  for (const some of inTurns(cvIds, REMOVALS_PER_TURN)) await removeSome(jobId, some, told);
  if (told.removed.length === 0) throw new Failure("row.notUpdated", jobId);
  return told;
});

async function removeSome(jobId: string, cvIds: readonly string[], told: Removed): Promise<void> {
  for (let left = cvIds, tries = 1; left.length > 0; tries++) {
    const [job, rows, details] = await Promise.all([Job.find(jobId), rowsOf(jobId, left), detailsOf(jobId, left)]);
    const found = new Set(job ? rows.map(({ cvId }) => cvId) : []);
    told.failed.push(...left.filter((cvId) => !found.has(cvId)));
    left = left.filter((cvId) => found.has(cvId));
    if (!job || left.length === 0) return;
    if (tries > TRIES) return void told.failed.push(...left);

    const going = fitting(rows, details);
    const place = placeIn(job.criteria);
    const counts = sumOf(going.map(({ row }) => changeOf(row.shard, place(row).shown, undefined)));
    if ((await takeOff({ jobId, revision: job.revision }, going, counts)).length > 0) continue;
    const gone = going.map(({ row }) => row.cvId);
    told.removed.push(...gone);
    left = left.filter((cvId) => !gone.includes(cvId));
    // It went forward: what others wrote to the rest has its own tries.
    tries = 0;
  }
}

/** As many, in their order, as one transaction holds. */
function fitting(rows: readonly StoredRow[], details: Details): Going[] {
  let items = 1;
  const all = rows.map((row) => ({
    row,
    merged: (details.get(row.cvId)?.merges ?? []).flatMap((merge) => [merge.cvId, ...merge.also]),
  }));
  return all.filter(({ merged }) => (items += 4 + 3 * merged.length) <= ITEMS_MOST);
}

function* inTurns(cvIds: readonly string[], size: number): Generator<string[]> {
  const each = [...new Set(cvIds)];
  for (let at = 0; at < each.length; at += size) yield each.slice(at, at + size);
}

function sumOf(changes: readonly ReturnType<typeof changeOf>[]): ReturnType<typeof changeOf> {
  const sum: Record<string, number> = {};
  for (const change of changes) for (const [name, value] of Object.entries(change)) sum[name] = (sum[name] ?? 0) + value;
  return sum;
}

async function rowsOf(jobId: string, cvIds: readonly string[]): Promise<StoredRow[]> {
  const accountId = Actor.accountId();
  const keys = cvIds.map((cvId) => ({ accountId, jobId, cvId, shard: shardOf(cvId) }));
  return (await allOf(CandidateRowEntity.get(keys).go({ consistent: true }))).map(rowFrom);
}

/** The parts of candidacies' long parts that many at once touch. */
async function detailsOf(jobId: string, cvIds: readonly string[]) {
  const accountId = Actor.accountId();
  const found = await allOf(
    CandidateEntity.get(cvIds.map((cvId) => ({ accountId, jobId, cvId }))).go({
      consistent: true,
      attributes: ["cvId", "history", "merges", "updatedAt"],
    }),
  );
  return new Map(found.map((detail) => [detail.cvId, detail]));
}
type Details = Awaited<ReturnType<typeof detailsOf>>;

const service = () =>
  new Service({
    job: JobEntity,
    row: CandidateRowEntity,
    candidate: CandidateEntity,
  });
