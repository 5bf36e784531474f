import { Actor } from "../../kernel/actor.ts";
import { BulkLinkEntity, BulkTokenEntity } from "./bulk-link.entity.ts";

export * as BulkLinks from "./erasing.ts";

// Apart from bulk-link.ts, which needs jobs: a job erases its links.

/** Removes the links of a job that was deleted, and what their tokens open. */
export async function eraseOf(jobId: string): Promise<void> {
  const accountId = Actor.accountId();
  const { data } = await BulkLinkEntity.query.ofJob({ accountId, jobId }).go({ pages: "all", consistent: true });
  // Links go last: a repeated message finds by them which tokens are left.
  await BulkTokenEntity.delete(data.map(({ token }) => ({ token }))).go({ concurrency: 4 });
  await BulkLinkEntity.delete(data.map(({ linkId }) => ({ accountId, jobId, linkId }))).go({ concurrency: 4 });
}
