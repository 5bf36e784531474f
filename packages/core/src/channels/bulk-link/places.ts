import { Service, type EntityItem } from "electrodb";
import { Actor } from "../../kernel/actor.ts";
import { commit } from "../../kernel/commit.ts";
import { DAY_MS } from "../../kernel/durations.ts";
import { Failure } from "../../kernel/failure.ts";
import { IDEMPOTENCY_MS, UPLOAD_FORM_SECONDS } from "../../kernel/limits.ts";
import { Outbox, OwedEntity } from "../../kernel/outbox.ts";
import { Storage } from "../../kernel/storage.ts";
import { inSeconds } from "../../kernel/table.ts";
import { Upload } from "../../upload/upload.ts";
import { AnnouncedEntity, BulkLinkEntity } from "./bulk-link.entity.ts";
import { BulkLink } from "./bulk-link.ts";

export * as Places from "./places.ts";

type Link = EntityItem<typeof BulkLinkEntity>;

/** Time after which a place without a file comes back: the form has ended, and five minutes are left for a slow connection. */
const BACK_AFTER_SECONDS = UPLOAD_FORM_SECONDS + 5 * 60;
/** An announcement is kept for as long as its call may be repeated. */
const KEPT_MS = IDEMPOTENCY_MS + DAY_MS;

/**
 * Takes a place of a link for each file, so that two agencies never share the last one, and owes the task that gives back those to which
 * nothing is sent. A call that is repeated takes them once. Refusals: `bulk.notFound`, `bulk.full`.
 */
export async function take(link: Link, cvIds: readonly string[]): Promise<void> {
  const { accountId, jobId, linkId } = link;
  const announcedId = cvIds[0]!;
  const owed = returning(link, announcedId);
  const failed = await commit(() =>
    service()
      .transaction.write((entity) => [
        spending(entity, link, cvIds.length),
        entity.announced
          .create({ accountId, jobId, linkId, announcedId, cvIds: [...cvIds], expiresAt: inSeconds(Date.now() + KEPT_MS) })
          .commit(),
        entity.owed.put(owed).commit(),
      ])
      .go(),
  );
  if (failed.includes(ANNOUNCED)) return takeAgain(link, announcedId);
  if (failed.length > 0) await refuse(link);
  await Outbox.pay(owed);
}

/** Position of the announcement in the transaction. */
const ANNOUNCED = 1;

/** Takes the places of an earlier announcement once more, as far as they have come back: its forms are asked for again. */
export async function takeAgain(link: Link, announcedId: string): Promise<void> {
  const { accountId, jobId, linkId } = link;
  const key = { accountId, jobId, linkId, announcedId };
  const { data: announced } = await AnnouncedEntity.get(key).go({ consistent: true });
  const count = announced?.givenBack?.length ?? 0;
  if (count === 0) return;
  const owed = returning(link, announcedId);
  const failed = await commit(() =>
    service()
      .transaction.write((entity) => [
        spending(entity, link, count),
        entity.announced
          .patch(key)
          .remove(["givenBack"])
          .where(({ givenBack }, { exists }) => exists(givenBack))
          .commit(),
        entity.owed.put(owed).commit(),
      ])
      .go(),
  );
  // Where only the announcement has changed, another call has just taken them.
  if (failed.includes(0)) await refuse(link);
  await Outbox.pay(owed);
}

/** Gives back the places of an announcement to which nothing was sent, once. A file that comes later all the same is read. */
export async function giveBack(announcement: {
  readonly jobId: string;
  readonly linkId: string;
  readonly announcedId: string;
}): Promise<void> {
  const accountId = Actor.accountId();
  const { jobId, linkId } = announcement;
  const key = { accountId, ...announcement };
  const { data: announced } = await AnnouncedEntity.get(key).go({ consistent: true });
  if (!announced || announced.givenBack) return;
  const sent = await Promise.all(announced.cvIds.map((cvId) => isSent(jobId, cvId)));
  const givenBack = announced.cvIds.filter((_, position) => !sent[position]);
  if (givenBack.length === 0) return;
  await commit(() =>
    service()
      .transaction.write((entity) => [
        entity.announced
          .patch(key)
          .set({ givenBack })
          .where((row, { notExists }) => notExists(row.givenBack))
          .commit(),
        entity.link.patch({ accountId, jobId, linkId }).add({ used: -givenBack.length }).commit(),
      ])
      .go(),
  );
}

async function isSent(jobId: string, cvId: string): Promise<boolean> {
  const upload = await Upload.find(jobId, cvId);
  if (!upload) return false;
  return upload.state !== "waiting" || Upload.isWaitingForPayment(upload) || (await Storage.hasIncoming(cvId));
}

const returning = ({ accountId, jobId, linkId }: Link, announcedId: string) =>
  Outbox.owe({ type: "returnPlaces", accountId, jobId, linkId, announcedId }, { delaySeconds: BACK_AFTER_SECONDS });

type Transaction = Parameters<Parameters<ReturnType<typeof service>["transaction"]["write"]>[0]>[0];

/** Counts places by a condition on the write. */
const spending = (entity: Transaction, { accountId, jobId, linkId, limit }: Link, places: number) =>
  entity.link
    .patch({ accountId, jobId, linkId })
    .add({ used: places })
    .where(
      ({ used, endsAt, revokedAt }, { lte, gt, notExists }) =>
        `${lte(used, limit - places)} AND ${notExists(revokedAt)} AND ${gt(endsAt, new Date().toISOString())}`,
    )
    .commit();

/** Says why no place could be taken. */
async function refuse({ jobId, linkId, limit }: Link): Promise<never> {
  const now = await BulkLink.find(jobId, linkId);
  if (!now || !BulkLink.takesCvs(now)) throw new Failure("bulk.notFound", linkId);
  throw new Failure("bulk.full", linkId, { max: limit, current: limit - now.used });
}

const service = () => new Service({ link: BulkLinkEntity, announced: AnnouncedEntity, owed: OwedEntity });
