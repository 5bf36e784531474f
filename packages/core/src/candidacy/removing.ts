import { Service } from "electrodb";
import { Actor } from "../kernel/actor.ts";
import { JobEntity } from "../job/job.entity.ts";
import { commit } from "../kernel/commit.ts";
import { UploadEntity } from "../upload/upload.entity.ts";
import { CandidateEntity, CandidateIndexEntity, CandidateRowEntity } from "./candidate.entity.ts";
import { shardOf, type StoredRow } from "./rows.ts";

/** A candidacy that goes, with the ids of those that were merged into it. */
export interface Going {
  readonly row: StoredRow;
  readonly merged: readonly string[];
}

/**
 * Takes candidacies off a job with what was merged into them, and changes its counts, in one transaction: four items each, three for each
 * merged one, and the job. Answers the positions of the conditions that were lost: nothing was written then.
 */
export function takeOff(
  { jobId, revision }: { readonly jobId: string; readonly revision: number },
  going: readonly Going[],
  counts: Record<string, number>,
): Promise<number[]> {
  const accountId = Actor.accountId();
  return commit(() =>
    service()
      .transaction.write((entity) => [
        ...going.flatMap(({ row, merged }) => [
          entity.row
            .delete({ accountId, jobId, cvId: row.cvId, shard: row.shard })
            .where(({ updatedAt }, { eq }) => eq(updatedAt, row.updatedAt))
            .commit(),
          // Merging and undoing write the row: `merged` are all, or the condition on it fails.
          ...[row.cvId, ...merged].flatMap((cvId) => [
            entity.candidate.delete({ accountId, jobId, cvId }).commit(),
            entity.index.delete({ accountId, jobId, cvId, shard: shardOf(cvId) }).commit(),
            // Its file is listed no longer, because it would lead to nothing.
            entity.upload.delete({ accountId, jobId, cvId }).commit(),
          ]),
        ]),
        entity.job
          .patch({ accountId, jobId })
          .add(counts)
          .where((stored, { eq }) => eq(stored.revision, revision))
          .commit(),
      ])
      .go(),
  );
}

const service = () =>
  new Service({
    job: JobEntity,
    row: CandidateRowEntity,
    candidate: CandidateEntity,
    index: CandidateIndexEntity,
    upload: UploadEntity,
  });
