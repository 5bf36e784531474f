import { SendMessageCommand } from "@aws-sdk/client-sqs";
import { Service } from "electrodb";
import * as z from "zod/mini";
import { AccountEntity } from "../account/account.entity.ts";
import { Account } from "../account/account.ts";
import { Actor } from "../actor.ts";
import { environment, sqs } from "../aws.ts";
import type { Chore } from "../chore/chore.ts";
import { Failure } from "../failure.ts";
import { fn } from "../fn.ts";
import { LIST_PAGE } from "../limits.ts";
import { matches } from "../search-text.ts";
import { commit } from "../table/commit.ts";
import { BINS, CHANGES } from "./distribution.ts";
import { JobEntity, JobTextEntity } from "./job.entity.ts";
import { Status, type Head, type Info } from "./job.info.ts";
import type { Wordings } from "./wording.ts";

export * as Job from "./job.ts";

const Key = z.object({ jobId: z.string() });

type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>;

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
    job: { ...text.fields, ...headOf(row), criteria: text.criteria },
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

/** Opens, closes or holds a job. Nothing else changes: candidates stay, uploads under way finish. */
export const setStatus = fn(z.extend(Key, { status: Status }), async ({ jobId, status }) => {
  const { rejected } = await JobEntity.patch({ accountId: Actor.accountId(), jobId })
    .set({ status })
    .where(({ deletedAt }, { notExists }) => notExists(deletedAt))
    .go({ returnOnConditionCheckFailure: true });
  if (rejected) throw new Failure("row.notUpdated", jobId);
  return get({ jobId });
});

/** Hides the job at once; its candidacies and uploads are removed by a queue. CVs stay in the account, the job post stays spent. */
export const remove = fn(Key, async ({ jobId }) => {
  const accountId = Actor.accountId();
  const failed = await commit(() =>
    service()
      .transaction.write(({ account, job }) => [
        account.patch({ accountId }).add({ jobs: -1 }).commit(),
        job
          .patch({ accountId, jobId })
          .set({ deletedAt: new Date().toISOString() })
          .where(({ deletedAt }, { notExists }) => notExists(deletedAt))
          .commit(),
      ])
      .go(),
  );
  if (failed.length > 0) throw new Failure("row.notUpdated", jobId);
  const chore: Chore = { type: "eraseJob", accountId, jobId };
  await sqs().send(new SendMessageCommand({ QueueUrl: environment("CHORES_QUEUE_URL"), MessageBody: JSON.stringify(chore) }));
});

/** Refuses CVs for a job that takes none now, and for an account that may not have them read. */
export async function assertTakesCvs(jobId: string) {
  const [row, plan] = await Promise.all([findRow(jobId), Account.plan()]);
  if (!row) throw new Failure("job.notFound", jobId);
  if (row.status === "closed") throw new Failure("job.closed", jobId);
  if (row.status === "onHold") throw new Failure("job.onHold", jobId);
  Account.assertMayProcess(plan);
  return { job: headOf(row), plan };
}

/** Throws `job.notFound` unless the acting account has the job. */
export async function assertExists(jobId: string): Promise<void> {
  if (!(await findRow(jobId))) throw new Failure("job.notFound", jobId);
}

/** Removes a job that was deleted; one that stands is left alone. */
export async function erase(jobId: string): Promise<void> {
  const key = { accountId: Actor.accountId(), jobId };
  const { data } = await JobEntity.get(key).go({ consistent: true });
  if (!data?.deletedAt) return;
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
    ...(department && { department }),
    ...(location && { location }),
  };
}

const service = () => new Service({ account: AccountEntity, job: JobEntity, text: JobTextEntity });
