import type { Feed } from "./platforms.info.ts";

/** The parts of feeds that a job is in, by feed. A job without a number is in the first part. */
export type FeedParts = Partial<Record<Feed, number>>;

/** The path of a part of a feed. The first has the feed's own address. */
export const feedPathOf = (feed: Feed, part = 1): string => (part === 1 ? `/feeds/${feed}.xml` : `/feeds/${feed}/${part}.xml`);
