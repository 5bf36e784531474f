import { environment } from "../../kernel/aws.ts";
import { JobTextEntity } from "../job.entity.ts";
import type { Fields } from "../job.info.ts";
import { keep } from "../../kernel/keep.ts";
import { FEED_MAX_BYTES } from "../../kernel/limits.ts";
import { FeedParts } from "../feed-parts.ts";
import { feedPathOf } from "../feed-path.info.ts";
import { FEEDS, type Feed as Name } from "../platforms.info.ts";
import { publicPathOf } from "../public-path.info.ts";
import { publicList, type Card } from "../public-list.ts";
import { descriptionOf, shortened } from "./description.ts";
import type { FeedHead, FeedJob, Format } from "./format.ts";
import { indeed } from "./indeed.ts";
import { linkedin } from "./linkedin.ts";
import { document } from "./xml.ts";
import { readEach } from "../../kernel/batch.ts";

export * as Feed from "./feed.ts";

const FORMATS: Readonly<Record<Name, Format>> = { indeed, linkedin };

/** A part of a feed as this instance has written it. */
interface Written {
  readonly cards: readonly Card[];
  readonly jobs: ReadonlyMap<string, Read>;
  readonly xml: string;
}

/** A job with its advert. `writtenAt` is the card's last change, which comes with every change of its job. */
interface Read {
  readonly writtenAt: string;
  readonly job: FeedJob;
}

/** Cached parts. One takes some ten megabytes at most. */
const written = new Map<string, Written>();
const PARTS_KEPT = 4;

/**
 * Returns a part of a feed as XML: the published, open jobs of all accounts that have entered it, newest first. One read while nothing has
 * changed; otherwise the changed cards are read, and the changed adverts of this part, a hundred per request. The part after the last is
 * empty, so that its address can be registered before it is used. Undefined for later ones.
 */
export async function read(name: Name, part = 1): Promise<string | undefined> {
  const { cards } = await publicList();
  const chosen = cards.filter(({ platforms, feedParts }) => platforms?.has(name) && (feedParts?.[name] ?? 1) === part);
  if (chosen.length === 0 && part > 1 && part > (await FeedParts.lastOf(name)) + 1) return undefined;
  const key = `${name} ${part}`;
  const before = written.get(key);
  const now = before && areSame(before.cards, chosen) ? before : await writtenNow(name, chosen, before);
  keep(written, key, now, PARTS_KEPT);
  return now.xml;
}

/** The addresses of all parts, by feed. */
export async function parts(): Promise<Record<Name, string[]>> {
  const urls = async (name: Name) =>
    Array.from({ length: await FeedParts.lastOf(name) }, (_, at) => `${environment("SITE_URL")}${feedPathOf(name, at + 1)}`);
  return Object.fromEntries(await Promise.all(FEEDS.map(async (name) => [name, await urls(name)] as const))) as Record<
    Name,
    string[]
  >;
}

const areSame = (before: readonly Card[], now: readonly Card[]): boolean =>
  before.length === now.length &&
  now.every(({ publicId, updatedAt }, at) => before[at]!.publicId === publicId && before[at]!.updatedAt === updatedAt);

async function writtenNow(name: Name, cards: readonly Card[], before: Written | undefined): Promise<Written> {
  const jobs = await jobsOf(cards, before?.jobs);
  const listed = cards.flatMap(({ publicId }) => jobs.get(publicId)?.job ?? []);
  return { cards, jobs, xml: write(name, listed, { siteUrl: environment("SITE_URL"), builtAt: new Date() }) };
}

/** Writes the part of a feed that has these jobs. Where they are too much for one answer, the longest adverts are shortened. */
export function write(name: Name, jobs: readonly FeedJob[], { siteUrl, builtAt }: Omit<FeedHead, "jobs">): string {
  const format = FORMATS[name];
  const element = (job: FeedJob) => format.job(job, `${siteUrl}${publicPathOf(job)}?source=${name}`);
  const whole = jobs.map(element);
  const excess = sum(whole.map((each) => Buffer.byteLength(each) + 1)) - FEED_MAX_BYTES;
  const most = excess > 0 ? lengthThatFits(jobs, excess) : Number.POSITIVE_INFINITY;
  const elements = jobs.map((job, at) =>
    Buffer.byteLength(job.description) > most ? element({ ...job, description: shortened(job.description, most) }) : whole[at]!,
  );
  return document("source", [...format.head({ siteUrl, builtAt, jobs: jobs.length }), ...elements]);
}

/** The bytes that a description may have, so that this much is saved. */
function lengthThatFits(jobs: readonly FeedJob[], excess: number): number {
  const lengths = jobs.map(({ description }) => Buffer.byteLength(description));
  for (let most = Math.max(...lengths); most > 0; most = Math.floor(most * 0.9)) {
    if (sum(lengths.map((length) => Math.max(0, length - most))) >= excess) return most;
  }
  throw new Error(`A part of a feed has ${jobs.length} jobs, which are too many even without their adverts`);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Jobs with their adverts, by public id; those that were read before are read again only if their card has changed. */
async function jobsOf(cards: readonly Card[], before: ReadonlyMap<string, Read> = new Map()): Promise<ReadonlyMap<string, Read>> {
  const unread = cards.filter(({ publicId, updatedAt }) => before.get(publicId)?.writtenAt !== updatedAt);
  const texts = await textsOf(unread);
  const jobs = new Map<string, Read>();
  for (const { jobId, publicId, updatedAt, shown } of cards) {
    const known = before.get(publicId);
    const fields = texts.get(jobId);
    // A job without its text is being erased.
    if (fields) jobs.set(publicId, { writtenAt: updatedAt, job: feedJob(shown, fields) });
    else if (known?.writtenAt === updatedAt) jobs.set(publicId, known);
  }
  return jobs;
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
