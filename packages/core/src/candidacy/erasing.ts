import { Actor } from "../kernel/actor.ts";
import { CandidateEntity, CandidateIndexEntity, CandidateRowEntity, SHARDS } from "./candidate.entity.ts";
import { shardOf } from "./rows.ts";
import { VisitEntity } from "./visit.entity.ts";

// Apart from candidate.ts: who only erases needs no vocabulary.

/** Removes every candidacy of a job that was deleted. */
export async function eraseCandidaciesOf(jobId: string): Promise<void> {
  const accountId = Actor.accountId();
  for (let shard = 0; shard < SHARDS; shard++) {
    const { data } = await CandidateRowEntity.query.ofJob({ accountId, jobId, shard }).go({ pages: "all", consistent: true });
    const keys = data.map(({ cvId }) => ({ accountId, jobId, cvId, shard }));
    await CandidateEntity.delete(keys).go({ concurrency: 4 });
    await CandidateIndexEntity.delete(keys).go({ concurrency: 4 });
    // Rows go last: a repeated message finds by them what is left to remove.
    await CandidateRowEntity.delete(keys).go({ concurrency: 4 });
  }
  await VisitEntity.delete({ accountId, jobId }).go();
  // What is left was merged into others and has no row.
  const { data: merged } = await CandidateEntity.query.one({ accountId, jobId }).go({ pages: "all", consistent: true });
  const keys = merged.map(({ cvId }) => ({ accountId, jobId, cvId, shard: shardOf(cvId) }));
  await CandidateIndexEntity.delete(keys).go({ concurrency: 4 });
  await CandidateEntity.delete(keys).go({ concurrency: 4 });
}
