import * as z from "zod/mini";
import { Actor } from "../kernel/actor.ts";
import { publicLinesOf } from "./advert.info.ts";
import { Company } from "./company.ts";
import type { Info as CompanyInfo } from "./company/company.info.ts";
import { Failure } from "../kernel/failure.ts";
import { fn } from "../kernel/fn.ts";
import { hasEnded, statusNow } from "./last-day.info.ts";
import { findJob, getJob } from "./stored.ts";
import type { Info as JobInfo } from "./job.info.ts";
import { LIST_PAGE } from "../kernel/limits.ts";
import { fold } from "../kernel/search-text.info.ts";
import { CONSENT_VERSION } from "./consent.info.ts";
import { JobRecord } from "./write.ts";
import { platformsOf } from "./platforms.info.ts";
import { publicList, type Card } from "./public-list.ts";
import { PublicIdEntity } from "./publication.entity.ts";
import { Platforms, type Advert, type Listed } from "./publication.info.ts";

export * as Publication from "./publication.ts";

/**
 * Publishes a job under a company's name, or withdraws it. A published job has its page, and is in the public list while it is
 * open; `platforms` are the feeds that include it. Refusals: `company.required`, `row.notUpdated` for a job or company of another
 * account.
 */
export const change = fn(
  z.object({
    jobId: z.string(),
    published: z.boolean(),
    platforms: z.optional(Platforms),
    companyId: z.optional(z.string()),
  }),
  async ({ jobId, published, platforms, companyId }): Promise<JobInfo> => {
    await JobRecord.change(jobId, (row) =>
      published
        ? {
            publishedAt: row.publishedAt ?? new Date().toISOString(),
            platforms: platformsOf(platforms ?? row.platforms),
            ...(companyId && { companyId }),
          }
        : { publishedAt: null },
    );
    return getJob(jobId);
  },
);

/**
 * Lists published, open jobs of all accounts, newest first, filtered by words of title, company and place. Requires no session.
 */
export const list = fn(
  z.object({ query: z.optional(z.string()), next: z.optional(z.string()) }),
  async ({ query = "", next }): Promise<{ items: Listed[]; next: string | null; total: number }> => {
    const { cards } = await publicList();
    const words = fold(query).split(/\s+/u).filter(Boolean);
    const found = words.length === 0 ? cards : cards.filter((card) => hasAll(card, words));
    const start = next ? found.findIndex(({ shown }) => cursorOf(shown) < next) : 0;
    const items = start < 0 ? [] : found.slice(start, start + LIST_PAGE).map(({ shown }) => shown);
    const last = items.at(-1);
    return { items, next: last && last !== found.at(-1)?.shown ? cursorOf(last) : null, total: found.length };
  },
);

/** True for a job whose title, company and place contain these words. */
function hasAll(card: Card, words: readonly string[]): boolean {
  const { title, company, location } = card.shown;
  const text = folded.get(card) ?? fold([title, company, location].join(" "));
  folded.set(card, text);
  return words.every((word) => text.includes(word));
}

/** The texts of cards as searches compare them: to make them again for each search would take longer than all else. */
const folded = new WeakMap<Card, string>();

const cursorOf = ({ publishedAt, publicId }: Listed): string => `${publishedAt}_${publicId}`;

/** A published job with its company, found for a visitor. */
export interface Found {
  readonly accountId: string;
  readonly job: JobInfo;
  readonly company: CompanyInfo;
}

/** Shape of our public ids; other strings are refused without a look-up. */
const PUBLIC_ID = /^[a-z0-9-]{1,64}$/;

/**
 * Returns the published job of a public id. An unpublished, a deleted and an unknown one are all refused with `job.notFound`
 * after the same number of reads, so that the refusal reveals nothing.
 */
export async function find(publicId: string): Promise<Found> {
  const { data } = await PublicIdEntity.get({ publicId: PUBLIC_ID.test(publicId) ? publicId : "none" }).go({ consistent: true });
  const { accountId, jobId } = data ?? { accountId: "acc_none", jobId: "job_none" };
  return Actor.enter({ type: "system", accountId }, async () => {
    const job = await findJob(jobId);
    if (!job?.publishedAt || !job.companyId) throw new Failure("job.notFound", publicId);
    const company = await Company.find(job.companyId);
    if (!company) throw new Failure("job.notFound", publicId);
    return { accountId, job, company };
  });
}

/** Returns a published job of any status, as visitors see it; the caller adds `form`. */
export async function show(publicId: string): Promise<Advert> {
  return shownOf(await find(publicId));
}

/** The content of a published job's page. */
export interface Page {
  readonly job: Advert;
  readonly mailbox: string;
  readonly companyId: string;
  /** Open jobs of the same company, newest first. */
  readonly others: readonly Listed[];
}

/** Returns a published job of any status for its page. */
export async function page(publicId: string): Promise<Page> {
  const found = await find(publicId);
  const { cards } = await publicList();
  const others = cards.filter((card) => card.companyId === found.company.id && card.publicId !== publicId);
  return {
    job: shownOf(found),
    mailbox: found.job.mailbox,
    companyId: found.company.id,
    others: others.slice(0, OTHER_JOBS).map(({ shown }) => shown),
  };
}

/** Most other jobs of a company on a job's page. */
const OTHER_JOBS = 10;

function shownOf({ job, company }: Found): Advert {
  const { title, location, employmentType, remotePolicy, language, department, description, pay, endsOn, endsAt } = job;
  const closedAt = job.status === "closed" ? job.closedAt : hasEnded(job) ? endsAt : undefined;
  const { name, location: place, website, about, advantages, logo } = company;
  return {
    publicId: job.publicId,
    title,
    company: name,
    ...(logo && { logo }),
    location: location || null,
    employmentType: employmentType || null,
    remotePolicy: remotePolicy || null,
    language,
    publishedAt: job.publishedAt!,
    ...(endsOn && endsAt && { endsOn, endsAt }),
    status: statusNow(job),
    ...(closedAt && { closedAt }),
    department: department || null,
    pay: pay ?? null,
    description,
    ...publicLinesOf(job),
    employer: {
      name,
      ...(place && { location: place }),
      ...(website && { website }),
      ...(about && { about }),
      ...(advantages && { advantages }),
    },
    consentVersion: CONSENT_VERSION,
  };
}
