/** Very many published, open jobs. */
import { createId } from "@candor/core/kernel/id";
import { CompanyEntity } from "@candor/core/job/company/company.entity";
import { JobEnd } from "@candor/core/job/end";
import { Feed } from "@candor/core/job/feed/feed";
import { JobEntity, JobTextEntity } from "@candor/core/job/job.entity";
import { publicList } from "@candor/core/job/public-list";
import { Publication } from "@candor/core/job/publication";
import { PublicationEntity, PublicListEntity } from "@candor/core/job/publication.entity";
import { type Change, JobRecord } from "@candor/core/job/write";
import { Actor } from "@candor/core/kernel/actor";
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

/** The items of one published, open job. */
function itemsOf(jobId: string, publishedAt: string, isWhole: boolean): object[] {
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
    publishedAt,
    pay: null,
  };
  const { companyId } = COMPANY;
  const text = JobTextEntity.put({ ...key, fields: FIELDS, criteria: CRITERIA, criteriaMade: CRITERIA.length, wordings: {} });
  const card = { ...key, companyId, publicId: jobId, publishedAt, shown, platforms: [...PLATFORMS] };
  const head = { ...key, title, location, companyId, publicId: jobId, mailbox: jobId, publishedAt, platforms: [...PLATFORMS] };
  return [
    PublicationEntity.put(card).params(),
    text.params(),
    ...(isWhole ? [JobEntity.put({ ...head, status: "open", language: "en" }).params()] : []),
  ];
}

/** Writes jobs directly to the table, the newest last, and returns the ids of those that can be changed. */
async function seed({ size }: { size: number }): Promise<string[]> {
  await CompanyEntity.put({ accountId: Actor.accountId(), ...COMPANY, published: size }).go();
  const from = Date.now() - size * APART_MS;
  const jobIds = Array.from({ length: size }, () => createId("job"));
  for (let begin = 0; begin < size; begin += PORTION) {
    const some = jobIds.slice(begin, begin + PORTION);
    await putAll(
      some.flatMap((jobId, n) => itemsOf(jobId, new Date(from + (begin + n) * APART_MS).toISOString(), begin + n < WHOLE)),
    );
  }
  await changeSilently();
  return jobIds.slice(0, WHOLE);
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
  /** Adds jobs without a word. */
  "public.add": async () => {
    await putAll(itemsOf(createId("job"), new Date().toISOString(), true));
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
  "public.feed": async () => (await Feed.read("linkedin")).match(/<job>/gu)?.length ?? 0,
};
