import { environment } from "../../kernel/aws.ts";
import { JobTextEntity } from "../job.entity.ts";
import type { Fields } from "../job.info.ts";
import { FEED_JOBS_MAX, FEED_MAX_BYTES } from "../../kernel/limits.ts";
import type { Feed as Name } from "../platforms.info.ts";
import { publicList, type Card } from "../public-list.ts";
import { descriptionOf } from "./description.ts";
import type { FeedHead, FeedJob, Format } from "./format.ts";
import { indeed } from "./indeed.ts";
import { linkedin } from "./linkedin.ts";
import { document } from "./xml.ts";

export * as Feed from "./feed.ts";

const FORMATS: Readonly<Record<Name, Format>> = { indeed, linkedin };

/** Feeds as this instance wrote them last, each with the state of the public list that it shows. */
const written = new Map<Name, { readonly changes: number; readonly xml: string }>();

/**
 * A feed as XML: published, open jobs of all accounts that chose it, newest first, at most `FEED_JOBS_MAX` and `FEED_MAX_BYTES` of them.
 * One read where nothing has changed on the public list since; otherwise the list, and the adverts that have changed, a hundred a read.
 */
export async function read(name: Name): Promise<string> {
  const { changes, cards } = await publicList();
  const before = written.get(name);
  if (before?.changes === changes) return before.xml;
  const chosen = cards.filter(({ platforms }) => platforms?.includes(name)).slice(0, FEED_JOBS_MAX);
  const jobs = await jobsOf(chosen);
  forget(cards);
  const xml = write(name, jobs, { siteUrl: environment("SITE_URL"), builtAt: new Date() });
  written.set(name, { changes, xml });
  return xml;
}

/** The feed of these jobs, as many as there is room for. */
export function write(name: Name, jobs: readonly FeedJob[], { siteUrl, builtAt }: Omit<FeedHead, "jobs">): string {
  const format = FORMATS[name];
  const fitting = firstFitting(jobs.map((job) => format.job(job, `${siteUrl}/public/${job.publicId}?source=${name}`)));
  return document("source", [...format.head({ siteUrl, builtAt, jobs: fitting.length }), ...fitting]);
}

function firstFitting(elements: readonly string[]): readonly string[] {
  let bytes = 0;
  const end = elements.findIndex((element) => (bytes += Buffer.byteLength(element) + 1) > FEED_MAX_BYTES);
  return end < 0 ? elements : elements.slice(0, end);
}

/** Jobs with their adverts as this instance has read them, by public id; a card is written anew with every change of its job. */
const held = new Map<string, { readonly writtenAt: string; readonly job: FeedJob }>();

async function jobsOf(cards: readonly Card[]): Promise<FeedJob[]> {
  const unread = cards.filter(({ publicId, updatedAt }) => held.get(publicId)?.writtenAt !== updatedAt);
  const texts = await textsOf(unread);
  for (const { jobId, publicId, updatedAt, shown } of unread) {
    const fields = texts.get(jobId);
    // Without its text a job is being erased.
    if (fields) held.set(publicId, { writtenAt: updatedAt, job: feedJob(shown, fields) });
    else held.delete(publicId);
  }
  return cards.flatMap(({ publicId }) => held.get(publicId)?.job ?? []);
}

/** What jobs say, by their ids. */
async function textsOf(cards: readonly Card[]): Promise<ReadonlyMap<string, Fields>> {
  const found = new Map<string, Fields>();
  let keys = cards.map(({ accountId, jobId }) => ({ accountId, jobId }));
  while (keys.length > 0) {
    const { data, unprocessed } = await JobTextEntity.get(keys).go({ consistent: true, concurrency: 4 });
    for (const { jobId, fields } of data) found.set(jobId, fields);
    keys = unprocessed;
  }
  return found;
}

const feedJob = (shown: Card["shown"], fields: Fields): FeedJob => ({
  ...shown,
  description: descriptionOf({ ...fields, ...shown }),
  pay: fields.pay,
});

/** Lets go of jobs that have left the public list. */
function forget(cards: readonly Card[]): void {
  const standing = new Set(cards.map(({ publicId }) => publicId));
  for (const publicId of held.keys()) if (!standing.has(publicId)) held.delete(publicId);
}
