import { createHash } from "node:crypto";
import { DIGEST_HOUR_UTC, DIGEST_KEPT_DAYS } from "../kernel/limits.ts";
import { inSeconds } from "../kernel/table.ts";
import type { Source } from "../cv/cv.info.ts";
import { DIGEST_SHARDS } from "./news.entity.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Whether somebody applied, or an agency sent them. What recruiters put in themselves is no news to them. */
export const isNews = (source: Source): boolean => source === "email" || source === "public" || source === "bulk";

/** The day whose mail tells of what happens at `at`: this one before seven in the morning UTC, the next one from then on. */
export const dayOf = (at: number): string => dateOf(at - DIGEST_HOUR_UTC * HOUR_MS + DAY_MS);

/** In which partition of a day the news of an account lies. */
export const shardOf = (accountId: string): number => createHash("sha256").update(accountId).digest()[0]! % DIGEST_SHARDS;

/** The item that has the account told of a new candidate. */
export function newsOf(candidacy: { readonly accountId: string; readonly jobId: string; readonly cvId: string }) {
  const now = Date.now();
  const { accountId } = candidacy;
  return { ...candidacy, day: dayOf(now), shard: shardOf(accountId), expiresAt: inSeconds(now + DIGEST_KEPT_DAYS * DAY_MS) };
}

/** The days whose news a mail of `day` tells of: its own, and those before it in which no mail left. Oldest first. */
export const daysUpTo = (day: string): string[] =>
  Array.from({ length: DIGEST_KEPT_DAYS }, (_, n) => dateOf(Date.parse(day) - (DIGEST_KEPT_DAYS - 1 - n) * DAY_MS));

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
