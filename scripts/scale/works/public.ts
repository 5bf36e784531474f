/** Very many published, open jobs. */
import { createId } from "@candor/core/kernel/id";
import { CompanyEntity } from "@candor/core/job/company/company.entity";
import { JobEnd } from "@candor/core/job/end";
import { Feed } from "@candor/core/job/feed/feed";
import type { FeedParts } from "@candor/core/job/feed-path.info";
import { JobEntity, JobTextEntity } from "@candor/core/job/job.entity";
import { publicList } from "@candor/core/job/public-list";
import { Publication } from "@candor/core/job/publication";
import { FeedPartEntity, PublicationEntity, PublicListEntity } from "@candor/core/job/publication.entity";
import { type Change, JobRecord } from "@candor/core/job/write";
import { Actor } from "@candor/core/kernel/actor";
import { FEED_JOBS_MAX } from "@candor/core/kernel/limits";
import type { Works } from "../work.ts";
import { CRITERIA, FIELDS } from "./models.ts";
import { putAll } from "./put.ts";

const PORTION = 5000;
/** Jobs written whole, so that they can be changed; the others are only listed. */
const WHOLE = 200;
const COMPANY = { companyId: "cmp_scale", name: "Nordlicht Energie" } as const;
const PLATFORMS = ["default", "linkedin"] as const;
/** Between the publications of two jobs. */
const APART_MS = 1000;

/** The items of one open job, published where a time is given. A whole one has a head, so that it can be changed. */
function itemsOf(jobId: string, publishedAt?: string, feedParts: FeedParts = {}, isWhole = true): object[] {
  const key = { accountId: Actor.accountId(), jobId };
  const { title, location, employmentType = null, remotePolicy = null } = FIELDS;
  const shown = {
    publicId: jobId,
    title,
    company: COMPANY.name,
    location: location ?? null,
    employmentType,
    remotePolicy,
    language: "en" as const,
    pay: null,
  };
  const { companyId } = COMPANY;
  const text = JobTextEntity.put({ ...key, fields: FIELDS, criteria: CRITERIA, criteriaMade: CRITERIA.length, wordings: {} });
  const listed = { companyId, publicId: jobId, ...(publishedAt && { publishedAt, platforms: [...PLATFORMS], feedParts }) };
  const head = { ...key, ...listed, title, location, mailbox: jobId, status: "open", language: "en" } as const;
  return [
    text.params(),
    ...(isWhole ? [JobEntity.put(head).params()] : []),
    ...(publishedAt
      ? [PublicationEntity.put({ ...key, ...listed, publishedAt, shown: { ...shown, publishedAt } }).params()]
      : []),
  ];
}

/** Writes jobs directly to the table, the newest last, and returns the ids of those that can be changed: some of each part of the feed. */
async function seed({ size }: { size: number }): Promise<string[]> {
  await CompanyEntity.put({ accountId: Actor.accountId(), ...COMPANY, published: size }).go();
  const from = Date.now() - size * APART_MS;
  const jobIds = Array.from({ length: size }, () => createId("job"));
  const isWhole = (n: number) => n % Math.ceil(size / WHOLE) === 0;
  const partOf = (n: number) => Math.floor(n / FEED_JOBS_MAX) + 1;
  for (let begin = 0; begin < size; begin += PORTION) {
    const items = jobIds.slice(begin, begin + PORTION).flatMap((jobId, at) => {
      const n = begin + at;
      return itemsOf(jobId, new Date(from + n * APART_MS).toISOString(), { linkedin: partOf(n) }, isWhole(n));
    });
    await putAll(items);
  }
  for (let part = 1; part <= partOf(size - 1); part++) {
    const jobs = Math.min(FEED_JOBS_MAX, size - (part - 1) * FEED_JOBS_MAX);
    await FeedPartEntity.put({ feed: "linkedin", part, jobs }).go();
  }
  await changeSilently();
  return jobIds.filter((_, n) => isWhole(n));
}

/** A write by code that does not tell what it has changed. */
const changeSilently = () => PublicListEntity.update({ list: "public" }).add({ changes: 1 }).go();

const titlesOf = (jobs: readonly { readonly publicId: string; readonly title: string }[]): string[] =>
  jobs.map(({ publicId, title }) => `${publicId} ${title}`);

export const publicJobs: Works = {
  "public.seed": seed,
  /** Changes jobs at once, as the product does. */
  "public.change": ({ jobIds, ...change }: Change & { jobIds: readonly string[] }) =>
    Promise.all(jobIds.map((jobId) => JobRecord.change(jobId, () => change))),
  "public.end": () => JobEnd.closeAll(),
  /** Adds a job that is not published, and returns its id. */
  "public.create": async () => {
    const jobId = createId("job");
    await putAll(itemsOf(jobId));
    return jobId;
  },
  /** Publishes a job without a word. */
  "public.add": async () => {
    await putAll(itemsOf(createId("job"), new Date().toISOString()));
    await changeSilently();
  },
  "public.list": async () => (await Publication.list({})).total,
  /** The whole list as this instance has it. */
  "public.cards": async () => titlesOf((await publicList()).cards.map(({ shown }) => shown)),
  /** The whole list as the table has it. */
  "public.stored": async () => {
    const { data } = await PublicationEntity.query
      .byDate({ list: "public" })
      .go({ pages: "all", order: "desc", consistent: true });
    return titlesOf(data.map(({ shown }) => shown));
  },
  "public.feed": async ({ part }: { part: number }) => idsIn(await Feed.read("linkedin", part)).length,
  /** The jobs in each part of the feed. */
  "public.parts": async () => {
    const parts: string[][] = [];
    for (const url of (await Feed.parts()).linkedin) {
      parts.push(idsIn(await Feed.read("linkedin", Number(/\/(\d+)\.xml$/u.exec(url)?.[1] ?? 1))));
    }
    return parts;
  },
  /** The number of jobs in each part, as it is counted. */
  "public.counts": async () => {
    const { data } = await FeedPartEntity.query.ofFeed({ feed: "linkedin" }).go({ pages: "all", consistent: true });
    return data.toSorted((a, b) => a.part - b.part).map(({ jobs }) => jobs);
  },
};

const idsIn = (xml = ""): string[] => [...xml.matchAll(/<partnerJobId><!\[CDATA\[(.*?)\]\]>/gu)].map(([, id]) => id!);
