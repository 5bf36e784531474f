import { Actor } from "../kernel/actor.ts";
import { DAY_MS } from "../kernel/durations.ts";
import { NEWS_DAYS } from "../kernel/limits.ts";
import { inSeconds } from "../kernel/table.ts";
import { NewcomerEntity } from "./newcomer.entity.ts";

/** A candidacy that began lately. */
export interface Newcomer {
  readonly jobId: string;
  readonly cvId: string;
  readonly at: string;
}

/** Later than every time that is stored. */
const END_OF_TIME = "9";

/** The candidacies of the acting account that began after a time, newest first, at most `most`. */
export async function newcomersSince(since: string, most: number): Promise<Newcomer[]> {
  const { data } = await NewcomerEntity.query
    .byTime({ accountId: Actor.accountId() })
    .between({ at: since }, { at: END_OF_TIME })
    .go({ order: "desc", limit: most });
  return data.filter(({ at }) => at > since);
}

/** The item that finds a candidacy by its time. */
export function newcomerOf(candidacy: { accountId: string; jobId: string; cvId: string; createdAt: string }) {
  const { accountId, jobId, cvId, createdAt } = candidacy;
  return { accountId, at: createdAt, jobId, cvId, expiresAt: inSeconds(Date.parse(createdAt) + NEWS_DAYS * DAY_MS) };
}
