import * as z from "zod/mini";
import { Actor } from "../kernel/actor.ts";
import { environment } from "../kernel/aws.ts";
import { Tasks } from "../kernel/tasks.ts";
import { Failure } from "../kernel/failure.ts";
import { fn } from "../kernel/fn.ts";
import { LIST_PAGE } from "../kernel/limits.ts";
import { Listing } from "./listing.ts";
import { PublicIdEntity } from "./publication.entity.ts";
import { platformsOf } from "./platforms.info.ts";
import { matches } from "../kernel/search-text.info.ts";
import { BINS, CHANGES } from "./distribution.ts";
import { JobEntity, JobTextEntity } from "./job.entity.ts";
import { MailboxEntity } from "./mailbox.entity.ts";
import { Status, type Head, type Info } from "./job.info.ts";
import { criteriaHash as hashOf, type Wordings } from "./criteria-hash.ts";

export * as Job from "./job.ts";

const Key = z.object({ jobId: z.string() });

export type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>;

/** One job with all its fields, criteria and counts, or `job.notFound`. */
export const get = fn(Key, async ({ jobId }): Promise<Info> => (await ranked(jobId)).job);

/** A job with what its ranking needs beside it. */
export interface Ranked {
  readonly job: Info;
  /** How often each partition of the candidates' rows was written to. */
  readonly changes: readonly number[];
  readonly wordings: Wordings;
  readonly criteriaMade: number;
}

/** One job, or undefined. */
export const find = async (jobId: string): Promise<Info | undefined> => (await findRanked(jobId))?.job;

/** One job as its ranking needs it, or `job.notFound`. */
export async function ranked(jobId: string): Promise<Ranked> {
  const found = await findRanked(jobId);
  if (!found) throw new Failure("job.notFound", jobId);
  return found;
}

async function findRanked(jobId: string): Promise<Ranked | undefined> {
  const [row, text] = await Promise.all([findRow(jobId), findText(jobId)]);
  if (!row || !text) return undefined;
  return {
    job: {
      ...text.fields,
      ...headOf(row),
      criteria: text.criteria,
      language: row.language,
      mailbox: `${row.mailbox}@${environment("MAILBOX_DOMAIN")}`,
      isMailboxRenamed: row.isMailboxRenamed ?? false,
      publicId: row.publicId,
      publicUrl: `${environment("SITE_URL")}/public/${row.publicId}`,
      publishedAt: row.publishedAt ?? null,
      platforms: row.publishedAt ? platformsOf(row.platforms) : [],
      companyId: row.companyId ?? null,
    },
    changes: CHANGES.map((shard) => row[shard]),
    wordings: text.wordings,
    criteriaMade: text.criteriaMade,
  };
}

/** Jobs of the account, newest first, by words of title, department or place and by status, with counts for all of them. */
export const list = fn(
  z.object({ query: z.optional(z.string()), status: z.optional(Status), next: z.optional(z.string()) }),
  async ({ query, status, next }) => {
    const { data } = await JobEntity.query
      .byDate({ accountId: Actor.accountId() })
      .where(({ deletedAt }, { notExists }) => notExists(deletedAt))
      .go({ pages: "all", order: "desc" });
    const found = data.filter(({ title, department, location }) => matches([title, department, location].join(" "), query ?? ""));
    const matching = status ? found.filter((job) => job.status === status) : found;
    const start = next ? matching.findIndex(({ jobId }) => jobId < next) : 0;
    const page = start < 0 ? [] : matching.slice(start, start + LIST_PAGE);
    const last = page.at(-1);
    return {
      items: page.map(headOf),
      next: last && last !== matching.at(-1) ? last.jobId : null,
      total: matching.length,
      counts: {
        all: found.length,
        open: found.filter((job) => job.status === "open").length,
        onHold: found.filter((job) => job.status === "onHold").length,
        closed: found.filter((job) => job.status === "closed").length,
      },
    };
  },
);

/** Opens, closes or holds a job; the public list shows it while it is open. Candidates stay, uploads under way finish. */
export const setStatus = fn(z.extend(Key, { status: Status }), async ({ jobId, status }) => {
  await Listing.change(jobId, () => ({ status }));
  return get({ jobId });
});

/**
 * Hides the job at once, from the public too; its candidacies and uploads are removed by a queue. CVs stay in the account, the job post
 * stays spent.
 */
export const remove = fn(Key, async ({ jobId }) => {
  await Listing.change(jobId, () => ({ deletedAt: new Date().toISOString() }));
  await Tasks.send({ type: "eraseJob", accountId: Actor.accountId(), jobId });
});

/** Refuses CVs for a job that takes none now: closed, on hold, unknown. Every door asks this. */
export async function assertOpen(jobId: string): Promise<Row> {
  const row = await findRow(jobId);
  if (!row) throw new Failure("job.notFound", jobId);
  assertTakesCvs({ id: jobId, status: row.status });
  return row;
}

/** Refuses CVs for a job that is closed or on hold. */
export function assertTakesCvs({ id, status }: Pick<Info, "id" | "status">): void {
  if (status === "closed") throw new Failure("job.closed", id);
  if (status === "onHold") throw new Failure("job.onHold", id);
}

/** The hash of a job's criteria as they are now, or `job.notFound`. */
export async function criteriaHash(jobId: string): Promise<string> {
  const text = await findText(jobId);
  if (!text) throw new Failure("job.notFound", jobId);
  return hashOf(text.criteria);
}

/** Throws `job.notFound` unless the acting account has the job. */
export async function assertExists(jobId: string): Promise<void> {
  if (!(await findRow(jobId))) throw new Failure("job.notFound", jobId);
}

/** Whether the acting account has deleted a job that is still stored. */
export async function isDeleted(jobId: string): Promise<boolean> {
  const { data } = await JobEntity.get({ accountId: Actor.accountId(), jobId }).go({ consistent: true });
  return data?.deletedAt !== undefined;
}

/** Removes the items of a deleted job, its mailboxes and its public id. The head goes last: a repeated task finds the rest by it. */
export async function erase(jobId: string): Promise<void> {
  const key = { accountId: Actor.accountId(), jobId };
  const { data } = await JobEntity.get(key).go({ consistent: true });
  if (!data?.deletedAt) return;
  for (const name of [data.mailbox, data.formerMailbox]) if (name) await MailboxEntity.delete({ name }).go();
  await PublicIdEntity.delete({ publicId: data.publicId }).go();
  await JobTextEntity.delete(key).go();
  await JobEntity.delete(key).go();
}

async function findRow(jobId: string) {
  const { data } = await JobEntity.get({ accountId: Actor.accountId(), jobId }).go({ consistent: true });
  return data && !data.deletedAt ? data : undefined;
}

async function findText(jobId: string) {
  const { data } = await JobTextEntity.get({ accountId: Actor.accountId(), jobId }).go({ consistent: true });
  return data ?? undefined;
}

function headOf(row: Row): Head {
  const { jobId, createdAt, updatedAt, title, department, location, status, totalResumes, highFit, revision } = row;
  const distribution = BINS.map((bin) => row[bin]);
  return {
    id: jobId,
    createdAt,
    updatedAt,
    title,
    status,
    totalResumes,
    highFit,
    distribution,
    revision,
    isPublished: row.publishedAt !== undefined,
    ...(department && { department }),
    ...(location && { location }),
  };
}
