import { Service } from "electrodb";
import { Actor } from "../kernel/actor.ts";
import { Failure } from "../kernel/failure.ts";
import { CHANGES, changeOf } from "../job/distribution.ts";
import { JobEntity } from "../job/job.entity.ts";
import { Job } from "../job/job.ts";
import { commit } from "../kernel/commit.ts";
import { UploadEntity } from "../upload/upload.entity.ts";
import { CandidateEntity, CandidateIndexEntity, CandidateRowEntity } from "./candidate.entity.ts";
import { Candidate } from "./candidate.ts";
import { placeIn } from "./ranking.ts";
import { shardOf, type StoredRow } from "./rows.ts";
import { SamePerson } from "./same-person.ts";

export * as Withdrawing from "./withdrawing.ts";

/** What is merged is taken apart one by one, and whoever writes meanwhile costs a turn. */
const TRIES = 100;

/**
 * Takes a CV that is being erased off a job: its candidacy with marks, notes and history, in any state, the job's counts in the same
 * transaction. Candidacies that were merged into it stand again, for their CVs stay, and one it was merged into gets its own stage and
 * notes back. Told twice, it changes nothing the second time.
 */
export async function withdraw(jobId: string, cvId: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) if (await isWithdrawn(jobId, cvId)) return;
  throw new Error(`${cvId} could not be taken off ${jobId} in ${TRIES} turns`);
}

async function isWithdrawn(jobId: string, cvId: string): Promise<boolean> {
  const [job, row, detail] = await Promise.all([
    Job.find(jobId),
    Candidate.findRow(jobId, cvId),
    Candidate.findDetail({ jobId, cvId }),
  ]);
  // A job that was deleted takes its candidacies with it.
  if (!job || (!row && !detail)) return true;
  const merge = detail?.mergedInto ?? detail?.merges?.[0]?.cvId;
  if (merge !== undefined) {
    await (detail?.mergedInto === undefined ? tookApart(jobId, cvId, merge) : tookOutOf(jobId, merge, cvId));
    return false;
  }
  if (row) return isTakenOff(jobId, row, job);
  const accountId = Actor.accountId();
  await CandidateIndexEntity.delete({ accountId, jobId, cvId, shard: shardOf(cvId) }).go();
  await CandidateEntity.delete({ accountId, jobId, cvId }).go();
  return true;
}

/** Takes a candidacy out of the one it was merged into; where that was merged as well, first that one. */
async function tookOutOf(jobId: string, into: string, cvId: string): Promise<void> {
  const further = (await Candidate.findDetail({ jobId, cvId: into }))?.mergedInto;
  if (further !== undefined) await tookOutOf(jobId, further, into);
  await tookApart(jobId, into, cvId);
}

/** Somebody else may have done so meanwhile: the next turn looks again. */
async function tookApart(jobId: string, cvId: string, mergedId: string): Promise<void> {
  try {
    await SamePerson.separate(jobId, cvId, mergedId);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
}

/** False when somebody wrote to the candidacy or the job's criteria meanwhile. */
async function isTakenOff(jobId: string, row: StoredRow, job: NonNullable<Awaited<ReturnType<typeof Job.find>>>) {
  const { accountId, cvId, shard } = row;
  const known = { accountId, jobId, cvId };
  const counts: Record<string, number> = { ...changeOf(shard, placeIn(job.criteria)(row).shown, undefined) };
  // Those whom a person told apart from this one; it is nobody any more.
  const others = await Promise.all((row.distinctFrom ?? []).map((other) => Candidate.findRow(jobId, other)));
  const standing = others.filter((other) => other?.distinctFrom?.includes(cvId));
  for (const other of standing) counts[CHANGES[other!.shard]!] = (counts[CHANGES[other!.shard]!] ?? 0) + 1;

  const failed = await commit(() =>
    service()
      .transaction.write((entity) => [
        entity.row
          .delete({ ...known, shard })
          .where(({ updatedAt }, { eq }) => eq(updatedAt, row.updatedAt))
          .commit(),
        entity.candidate.delete(known).commit(),
        entity.index.delete({ ...known, shard }).commit(),
        // Its file is listed no longer, because it would lead to nothing.
        entity.upload.delete(known).commit(),
        entity.job
          .patch({ accountId, jobId })
          .add(counts)
          .where(({ revision, deletedAt }, { eq, notExists }) => `${eq(revision, job.revision)} AND ${notExists(deletedAt)}`)
          .commit(),
        ...standing.map((other) =>
          entity.row
            .patch({ accountId, jobId, cvId: other!.cvId, shard: other!.shard })
            .delete({ distinctFrom: [cvId] })
            .where(({ updatedAt }, { eq }) => eq(updatedAt, other!.updatedAt))
            .commit(),
        ),
      ])
      .go(),
  );
  return failed.length === 0;
}

const service = () =>
  new Service({
    job: JobEntity,
    row: CandidateRowEntity,
    candidate: CandidateEntity,
    index: CandidateIndexEntity,
    upload: UploadEntity,
  });
