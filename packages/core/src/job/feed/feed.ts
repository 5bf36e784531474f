import { environment } from "../../kernel/aws.ts";
import { JobTextEntity } from "../job.entity.ts";
import type { Fields } from "../job.info.ts";
import { FEED_JOBS_MAX, FEED_MAX_BYTES } from "../../kernel/limits.ts";
import type { Feed as Name } from "../platforms.info.ts";
import { publicPathOf } from "../public-path.info.ts";
import { publicList, type Card } from "../public-list.ts";
import { descriptionOf } from "./description.ts";
import type { FeedHead, FeedJob, Format } from "./format.ts";
import { indeed } from "./indeed.ts";
import { linkedin } from "./linkedin.ts";
import { document } from "./xml.ts";
import { readEach } from "../../kernel/batch.ts";

export * as Feed from "./feed.ts";

const FORMATS: Readonly<Record<Name, Format>> = { indeed, linkedin };

/** Cached feeds of this instance, each with the version of the public list it was made from. */
const written = new Map<Name, { readonly version: string; readonly xml: string }>();

/**
 * Returns a feed as XML: published, open jobs of all accounts that chose it, newest first, up to `FEED_JOBS_MAX` and
 * `FEED_MAX_BYTES`. One read while the public list is unchanged; otherwise the list is read, and the changed adverts, a hundred
 * per request.
 */
export async function read(name: Name): Promise<string> {
  const { version, cards } = await publicList();
  const before = written.get(name);
  if (before?.version === version) return before.xml;
  const chosen = cards.filter(({ platforms }) => platforms?.has(name)).slice(0, FEED_JOBS_MAX);
  const jobs = await jobsOf(chosen);
  forget(cards);
  const xml = write(name, jobs, { siteUrl: environment("SITE_URL"), builtAt: new Date() });
  written.set(name, { version, xml });
  return xml;
}

/** Writes the feed of these jobs, as many as fit. */
export function write(name: Name, jobs: readonly FeedJob[], { siteUrl, builtAt }: Omit<FeedHead, "jobs">): string {
  const format = FORMATS[name];
  const fitting = firstFitting(jobs.map((job) => format.job(job, `${siteUrl}${publicPathOf(job)}?source=${name}`)));
  return document("source", [...format.head({ siteUrl, builtAt, jobs: fitting.length }), ...fitting]);
}

function firstFitting(elements: readonly string[]): readonly string[] {
  let bytes = 0;
  const end = elements.findIndex((element) => (bytes += Buffer.byteLength(element) + 1) > FEED_MAX_BYTES);
  return end < 0 ? elements : elements.slice(0, end);
}

/**
 * Cached jobs with their adverts, by public id. `writtenAt` is the card's last change, which comes with every change of its job.
 */
const held = new Map<string, { readonly writtenAt: string; readonly job: FeedJob }>();

async function jobsOf(cards: readonly Card[]): Promise<FeedJob[]> {
  const unread = cards.filter(({ publicId, updatedAt }) => held.get(publicId)?.writtenAt !== updatedAt);
  const texts = await textsOf(unread);
  for (const { jobId, publicId, updatedAt, shown } of unread) {
    const fields = texts.get(jobId);
    // A job without its text is being erased.
    if (fields) held.set(publicId, { writtenAt: updatedAt, job: feedJob(shown, fields) });
    else held.delete(publicId);
  }
  return cards.flatMap(({ publicId }) => held.get(publicId)?.job ?? []);
}

/** Returns the fields of jobs by id. */
async function textsOf(cards: readonly Card[]): Promise<ReadonlyMap<string, Fields>> {
  const found = new Map<string, Fields>();
  const keys = cards.map(({ accountId, jobId }) => ({ accountId, jobId }));
  const texts = await readEach(keys, (left) => JobTextEntity.get(left).go({ consistent: true, concurrency: 4 }));
  for (const { jobId, fields } of texts) found.set(jobId, fields);
  return found;
}

const feedJob = (shown: Card["shown"], fields: Fields): FeedJob => ({
  ...shown,
  pay: shown.pay ?? null,
  description: descriptionOf({ ...fields, ...shown }),
});

/** Removes jobs from the cache that have left the public list. */
function forget(cards: readonly Card[]): void {
  const standing = new Set(cards.map(({ publicId }) => publicId));
  for (const publicId of held.keys()) if (!standing.has(publicId)) held.delete(publicId);
}
