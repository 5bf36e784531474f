import { EndingEntity } from "../../account/ending/ending.entity.ts";
import { Tasks } from "../../kernel/tasks.ts";
import { itemsOf } from "../../kernel/items.ts";
import { DIGEST_SHARDS, NewsEntity } from "../../candidacy/news.entity.ts";
import { daysUpTo } from "../../kernel/daily.ts";
import { WaitingAccountEntity } from "../../upload/upload.entity.ts";

export * as Gathering from "./gathering.ts";

/**
 * Sends a digest task for every account with applications to report on `day` ("2026-11-21"), and returns their number. Running it
 * twice is safe: each account gets one mail a day.
 */
export async function of(day: string): Promise<number> {
  const partitions = daysUpTo(day).flatMap((each) => Array.from({ length: DIGEST_SHARDS }, (_, shard) => ({ day: each, shard })));
  const accounts = new Set<string>();
  for (const partition of partitions) {
    for (const { accountId } of await itemsOf<{ accountId: string }>(NewsEntity.query.ofDay(partition).params(), ["accountId"])) {
      accounts.add(accountId);
    }
  }
  for (const accountId of accounts) await Tasks.send({ type: "digest", accountId, day });
  return accounts.size;
}

/** Sends the task of every account that has ended and is not erased yet, in case it got lost. Returns their number. */
export async function ofEndings(): Promise<number> {
  const { data } = await EndingEntity.query.ofList({ list: "endings" }).go({ pages: "all" });
  for (const { accountId } of data) await Tasks.send({ type: "endAccount", accountId });
  return data.length;
}

/**
 * Sends a task for every account whose month has ended with CVs that waited for the next one, and returns their number. A paid month begins
 * without any message where a year was paid at once.
 */
export async function ofMonths(day: string): Promise<number> {
  const { data } = await WaitingAccountEntity.query.ofDay({ day }).go({ pages: "all" });
  for (const { accountId } of data) await Tasks.send({ type: "resumeWaiting", accountId });
  return data.length;
}
