import { createHash } from "node:crypto";
import { DAY_MS, HOUR_MS } from "../kernel/durations.ts";
import { DIGEST_HOUR_UTC, DIGEST_KEPT_DAYS } from "../kernel/limits.ts";
import { inSeconds } from "../kernel/table.ts";
import type { Source } from "../cv/cv.info.ts";
import { DIGEST_SHARDS } from "./news.entity.ts";

/** True for applications and for CVs from agencies. Recruiters need no mail about CVs that they added themselves. */
export const isNews = (source: Source): boolean => source === "email" || source === "public" || source === "bulk";

/** Returns the day of the digest that reports an event at `at`: the same day before seven in the morning UTC, else the next. */
export const dayOf = (at: number): string => dateOf(at - DIGEST_HOUR_UTC * HOUR_MS + DAY_MS);

/** Partition of a day that holds the news of an account. */
export const shardOf = (accountId: string): number => createHash("sha256").update(accountId).digest()[0]! % DIGEST_SHARDS;

/** Returns the item that puts a new candidate into the digest. */
export function newsOf(candidacy: { readonly accountId: string; readonly jobId: string; readonly cvId: string }) {
  const now = Date.now();
  const { accountId } = candidacy;
  return { ...candidacy, day: dayOf(now), shard: shardOf(accountId), expiresAt: inSeconds(now + DIGEST_KEPT_DAYS * DAY_MS) };
}

/** Returns the days that the digest of `day` covers, oldest first: its own, and earlier ones in case no mail was sent then. */
export const daysUpTo = (day: string): string[] =>
  Array.from({ length: DIGEST_KEPT_DAYS }, (_, n) => dateOf(Date.parse(day) - (DIGEST_KEPT_DAYS - 1 - n) * DAY_MS));

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
