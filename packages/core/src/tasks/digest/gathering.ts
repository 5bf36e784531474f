import { Tasks } from "../../kernel/tasks.ts";
import { itemsOf } from "../../kernel/items.ts";
import { DIGEST_SHARDS, NewsEntity } from "../../candidacy/news.entity.ts";
import { daysUpTo } from "../../candidacy/news.ts";

export * as Gathering from "./gathering.ts";

/**
 * Leaves a chore for every account that has something to be told of in the mails of `day` ("2026-11-21"); how many. Doing it twice
 * writes to nobody twice: each account has one mail a day.
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
