import { Account } from "../../account/account.ts";
import { Coupon } from "../../account/coupon/coupon.ts";
import { IdentityEntity } from "../../account/identity.entity.ts";
import { deletePoolUser } from "../../account/session/pool-user.ts";
import { MagicLinkEntity, SessionEntity } from "../../account/session/session.entity.ts";
import { SHARDS } from "../../candidacy/candidate.entity.ts";
import { NewsEntity } from "../../candidacy/news.entity.ts";
import { shardOf } from "../../candidacy/news.ts";
import { CvIndexEntity } from "../../cv/cv.entity.ts";
import { JobEntity } from "../../job/job.entity.ts";
import { deleteItems, writeEach } from "../../kernel/batch.ts";
import { batchesOf } from "../../kernel/batches.ts";
import { dayOf } from "../../kernel/daily.ts";
import { DAY_MS } from "../../kernel/durations.ts";
import { DIGEST_KEPT_DAYS, WAITING_FOR_PAYMENT_DAYS } from "../../kernel/limits.ts";
import { ConnectionEntity } from "../../kernel/realtime/realtime.entity.ts";
import { Storage } from "../../kernel/storage.ts";
import { itemsUnder, partitionOf, type Stored } from "../../kernel/sweep.ts";
import { WaitingAccountEntity } from "../../upload/upload.entity.ts";
import { eraseLeaves, sweepJob } from "./leaves.ts";
import type { Time } from "./time.ts";

/** An account that has ended. */
export interface Ended {
  readonly accountId: string;
  readonly userId: string;
  readonly email: string;
  readonly endedAt: string;
  /** Jobs of which nothing but what came late is stored. */
  readonly jobIds: readonly string[];
}

/** Items whose leaves are erased at once. */
const AT_ONCE = 8;

/**
 * Erases what is stored of an ended account, by partitions and not by kinds, and returns the number of things found. The account's own
 * partition names all others, so its items go after what they name. Throws `TimeIsUp`.
 */
export async function sweep(ended: Ended, time: Time): Promise<number> {
  const { accountId } = ended;
  let found = 0;
  for (const jobId of ended.jobIds) found += await sweepJob(accountId, jobId, time);
  found += await sweepOwn(accountId, time);
  for (let shard = 0; shard < SHARDS; shard++) {
    found += await sweepPartition(CvIndexEntity.query.ofAccount({ accountId, shard }).params(), time);
  }
  for (let more = 1; more > 0; found += more) {
    time.check();
    more = await Storage.eraseSomeOfAccount(accountId);
  }
  return found + (await sweepPerson(ended, time)) + (await sweepLists(ended));
}

/** The account's own partition: jobs, CVs, companies, files that wait, connected extensions, and whatever else begins with it. */
async function sweepOwn(accountId: string, time: Time): Promise<number> {
  let found = 0;
  for await (const page of itemsUnder(partitionOf(JobEntity.query.byDate({ accountId }).params()))) {
    for (const some of batchesOf(page, AT_ONCE)) {
      time.check();
      await Promise.all(some.map((item) => eraseLeaves(accountId, item, time)));
    }
    await deleteItems(page);
    found += page.length;
  }
  return found;
}

/** @param isMeant chooses the items to delete; all by default */
async function sweepPartition(
  params: object,
  time: Time,
  { index, isMeant = () => true }: { index?: "gsi1"; isMeant?: (item: Stored) => boolean } = {},
): Promise<number> {
  let found = 0;
  for await (const page of itemsUnder(partitionOf(params), index)) {
    time.check();
    const meant = page.filter(isMeant);
    await deleteItems(meant);
    found += meant.length;
  }
  return found;
}

/** Ways in, sessions, sockets, links and users of Cognito. Somebody may have registered with the same address or identity since. */
async function sweepPerson({ accountId, userId, email, endedAt }: Ended, time: Time): Promise<number> {
  let found = 0;
  const { data: identities } = await IdentityEntity.query.ofUser({ userId }).go({ pages: "all" });
  for (const { provider, subject, poolUser } of identities) {
    time.check();
    const { rejected } = await IdentityEntity.remove({ provider, subject })
      .where((identity, { eq }) => eq(identity.userId, userId))
      .go({ returnOnConditionCheckFailure: true });
    if (rejected) continue;
    await deletePoolUser(poolUser);
    found += 1;
  }
  if (!(await Account.findUser({ email }))) await deletePoolUser(email);
  const index = "gsi1";
  // An identity may belong to somebody else by now, of which the index does not know yet.
  const isOwn = ({ __edb_e__: entity }: Stored) => entity !== "identity";
  const isEarlier = ({ createdAt }: Stored) => String(createdAt) <= endedAt;
  found += await sweepPartition(SessionEntity.query.ofUser({ userId }).params(), time, { index, isMeant: isOwn });
  found += await sweepPartition(ConnectionEntity.query.ofAccount({ accountId }).params(), time, { index });
  found += await sweepPartition(MagicLinkEntity.query.ofAddress({ email }).params(), time, { index, isMeant: isEarlier });
  return found;
}

/** Entries of an account in lists of all accounts. */
async function sweepLists({ accountId }: Ended): Promise<number> {
  const today = Date.now();
  const days = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => dayOf(today + (from + n) * DAY_MS));
  const shard = shardOf(accountId);
  const news = await Promise.all(
    days(-DIGEST_KEPT_DAYS - 2, 1).map((day) => NewsEntity.query.ofDay({ day, shard, accountId }).go({ pages: "all" })),
  );
  const keys = news.flatMap(({ data }) =>
    data.map(({ day, shard, accountId, jobId, cvId }) => ({ day, shard, accountId, jobId, cvId })),
  );
  await writeEach(keys, (left) => NewsEntity.delete(left).go({ concurrency: 4 }));
  // A month of a plan ends within 31 days of the day on which the account began to wait for it.
  const waiting = days(-WAITING_FOR_PAYMENT_DAYS - 2, 33).map((day) => ({ day, accountId }));
  await writeEach(waiting, (left) => WaitingAccountEntity.delete(left).go({ concurrency: 4 }));
  await Coupon.forgetAccount(accountId);
  return keys.length;
}
