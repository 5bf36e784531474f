import { raise } from "../kernel/alarm.ts";
import { FEED_JOBS_MAX } from "../kernel/limits.ts";
import { feedPathOf, type FeedParts as Parts } from "./feed-path.info.ts";
import { FEEDS, type Feed, type Platform } from "./platforms.info.ts";
import { FeedPartEntity } from "./publication.entity.ts";

export * as FeedParts from "./feed-parts.ts";

// A feed consists of parts, because the answer of a function is limited. A job stays in the part that it has entered, so that a platform that
// reads the parts one after the other misses none.

/** The feeds among the platforms of a job. */
export const feedsOf = (platforms: readonly Platform[] = []): Feed[] => FEEDS.filter((feed) => platforms.includes(feed));

/** The feeds that a job in the public list is in, and the parts that it is in or was in. */
interface Standing {
  readonly feeds: readonly Feed[];
  readonly parts: Parts;
}

/** One job more or less in a part. */
interface Count {
  readonly feed: Feed;
  readonly part: number;
  readonly jobs: 1 | -1;
}

/** The parts of a job after a change. */
export interface Plan {
  readonly entered: readonly Feed[];
  readonly parts: Parts;
  readonly counts: readonly Count[];
}

/** Plans the parts of a job whose feeds change. It enters its former part of a feed, or the first that has room. */
export async function planned(before: Standing, after: readonly Feed[]): Promise<Plan> {
  const entered = after.filter((feed) => !before.feeds.includes(feed));
  const left = before.feeds.filter((feed) => !after.includes(feed));
  const places = await Promise.all(entered.map(async (feed) => ({ feed, part: await roomIn(feed, before.parts[feed]) })));
  return {
    entered,
    parts: { ...before.parts, ...Object.fromEntries(places.map(({ feed, part }) => [feed, part])) },
    counts: [
      ...places.map((place) => ({ ...place, jobs: 1 as const })),
      // A job without a number was never counted.
      ...left.flatMap((feed) => {
        const part = before.parts[feed];
        return part === undefined ? [] : [{ feed, part, jobs: -1 as const }];
      }),
    ],
  };
}

/** Room left in the last part of a feed at which the operator is told to register the address of the next one. */
const LITTLE_ROOM = 100;

/** The part that a job enters. The counts only spread the jobs, so that the read need not be consistent. */
async function roomIn(feed: Feed, former: number | undefined): Promise<number> {
  const { part, nextSoon } = placeIn(await countsOf(feed), former);
  if (nextSoon !== undefined) raise("feed-nearly-full", { feed, next: feedPathOf(feed, nextSoon) });
  return part;
}

/**
 * Chooses the former part of a job, or the first, that has room. `nextSoon` is the number of the next part, where the last one is taken and
 * has little room.
 * @param counts of jobs by part
 */
export function placeIn(counts: ReadonlyMap<number, number>, former?: number): { part: number; nextSoon?: number } {
  const roomOf = (part: number) => FEED_JOBS_MAX - (counts.get(part) ?? 0);
  const last = Math.max(1, ...counts.keys());
  const all = Array.from({ length: last }, (_, at) => at + 1);
  const part = [...(former === undefined ? [] : [former]), ...all].find((each) => roomOf(each) > 0) ?? last + 1;
  return { part, ...(part === last && roomOf(part) <= LITTLE_ROOM && { nextSoon: last + 1 }) };
}

/** Numbers of jobs in the parts of a feed. */
async function countsOf(feed: Feed): Promise<ReadonlyMap<number, number>> {
  const { data } = await FeedPartEntity.query.ofFeed({ feed }).go({ pages: "all" });
  return new Map(data.map(({ part, jobs }) => [part, jobs]));
}

/** The number of the last part of a feed. */
export const lastOf = async (feed: Feed): Promise<number> => Math.max(1, ...(await countsOf(feed)).keys());
