import { createHash } from "node:crypto";
import { dayOf } from "../kernel/daily.ts";
import { DAY_MS } from "../kernel/durations.ts";
import { DIGEST_KEPT_DAYS } from "../kernel/limits.ts";
import { inSeconds } from "../kernel/table.ts";
import type { Source } from "../cv/cv.info.ts";
import { DIGEST_SHARDS } from "./news.entity.ts";

/** True for applications and for CVs from agencies. Recruiters need no mail about CVs that they added themselves. */
export const isNews = (source: Source): boolean => source === "email" || source === "public" || source === "bulk";

/** Partition of a day that holds the news of an account. */
export const shardOf = (accountId: string): number => createHash("sha256").update(accountId).digest()[0]! % DIGEST_SHARDS;

/** Returns the item that puts a new candidate into the digest. */
export function newsOf(candidacy: { readonly accountId: string; readonly jobId: string; readonly cvId: string }) {
  const now = Date.now();
  const { accountId } = candidacy;
  return { ...candidacy, day: dayOf(now), shard: shardOf(accountId), expiresAt: inSeconds(now + DIGEST_KEPT_DAYS * DAY_MS) };
}
