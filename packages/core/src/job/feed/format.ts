import type { Pay } from "../job.info.ts";
import type { Listed } from "../publication.info.ts";

/** A job as feeds know it: what the public list shows, and the advert. */
export interface FeedJob extends Listed {
  /** HTML without entities, see description.ts. */
  readonly description: string;
  readonly pay: Pay | undefined;
}

/** What stands before the jobs. */
export interface FeedHead {
  /** The product's own address, without a slash at its end. */
  readonly siteUrl: string;
  readonly builtAt: Date;
  /** How many jobs follow. */
  readonly jobs: number;
}

/** How one platform writes a feed. */
export interface Format {
  head(head: FeedHead): readonly string[];
  /** @param url of the job's page, where it is applied for */
  job(job: FeedJob, url: string): string;
}

/** Who passes the adverts on. */
export const PUBLISHER = "Candor";
