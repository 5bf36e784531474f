import { type EntityItem, Service } from "electrodb";
import { Actor } from "../kernel/actor.ts";
import { batchesOf } from "../kernel/batches.ts";
import { commit } from "../kernel/commit.ts";
import { JobEntity } from "./job.entity.ts";
import { FeedParts, feedsOf } from "./feed-parts.ts";
import { FeedPartEntity, PublicationEntity, PublicListEntity } from "./publication.entity.ts";
import { PublicListChanges } from "./public-list-changes.ts";

export * as JobEnd from "./end.ts";

/** Jobs that are closed at once. */
const AT_ONCE = 10;

/**
 * Closes every door of an account that has ended: from now on its jobs exist for nobody, neither on their pages and in feeds nor for mails,
 * bulk links and files on their way. Repeating it changes nothing. Returns the ids of the jobs that are still stored.
 */
export async function closeAll(): Promise<string[]> {
  const accountId = Actor.accountId();
  const { data: jobs } = await JobEntity.query.byDate({ accountId }).go({ pages: "all", consistent: true });
  for (const some of batchesOf(jobs, AT_ONCE)) await Promise.all(some.map(close));
  return jobs.map(({ jobId }) => jobId);
}

async function close({ accountId, jobId, publicId, publishedAt, platforms, feedParts = {}, deletedAt }: Head): Promise<void> {
  if (!deletedAt) {
    await JobEntity.patch({ accountId, jobId })
      .set({ deletedAt: new Date().toISOString() })
      .go({ returnOnConditionCheckFailure: true });
  }
  if (!publishedAt) return;
  const { data: card } = await PublicationEntity.get({ list: "public", publishedAt, publicId }).go({ consistent: true });
  if (!card) return;
  await commit(async () => {
    const { added, emptied } = await PublicListChanges.additionFor(publishedAt);
    const { counts } = await FeedParts.planned({ feeds: feedsOf(platforms), parts: feedParts }, []);
    return new Service({ publication: PublicationEntity, list: PublicListEntity, feedPart: FeedPartEntity }).transaction
      .write((entity) => [
        // Repeated, or done twice at once, it counts once.
        entity.publication
          .delete({ list: "public", publishedAt, publicId })
          .where((gone, { exists }) => exists(gone.publicId))
          .commit(),
        entity.list
          .update({ list: "public" })
          .add({ changes: 1, ...added })
          .remove([emptied])
          .commit(),
        ...counts.map(({ feed, part, jobs }) => entity.feedPart.update({ feed, part }).add({ jobs }).commit()),
      ])
      .go();
  });
}

type Head = EntityItem<typeof JobEntity>;
