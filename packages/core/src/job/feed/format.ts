import type { Listed } from "../publication.info.ts";

/** A job in a feed: its card in the public list, and the advert. */
export interface FeedJob extends Listed {
  /** HTML without entities, see description.ts. */
  readonly description: string;
}

/** Data for the head of a feed. */
export interface FeedHead {
  /** The product's own address, without a trailing slash. */
  readonly siteUrl: string;
  readonly builtAt: Date;
  /** Number of jobs in the feed. */
  readonly jobs: number;
}

/** The feed format of one platform. */
export interface Format {
  head(head: FeedHead): readonly string[];
  /** @param url of the job's page, where candidates apply */
  job(job: FeedJob, url: string): string;
}

/** Publisher of the adverts, as the feeds name it. */
export const PUBLISHER = "Candor";
