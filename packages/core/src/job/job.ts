import { SendMessageCommand } from "@aws-sdk/client-sqs";
import { criteriaFor, readAdvert, refuseProtected, type Criterion } from "@candor/scoring";
import { Service } from "electrodb";
import * as z from "zod/mini";
import { AccountEntity } from "../account/account.entity.ts";
import { Account } from "../account/account.ts";
import { Actor } from "../actor.ts";
import { environment, sqs } from "../aws.ts";
import type { Chore } from "../chore/chore.ts";
import { Failure } from "../failure.ts";
import { fn } from "../fn.ts";
import { createId } from "../id.ts";
import { LIST_PAGE, TRIAL_JOB_POSTS } from "../limits.ts";
import { matches } from "../search-text.ts";
import { commit } from "../table/commit.ts";
import { BINS } from "./distribution.ts";
import { JobEntity, JobTextEntity } from "./job.entity.ts";
import { Criteria, Fields, Status, type Draft, type Head, type Info } from "./job.info.ts";

export * as Job from "./job.ts";

const Key = z.object({ jobId: z.string() });

type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>;

/** Reads fields and criteria out of an advert, worded in the language of who reads them; nothing is saved, and nothing is scored before the recruiter has said yes to them. */
export const draft = fn(
  z.object({ from: z.literal("description"), text: z.string(), additionalRequirements: z.optional(z.string()) }),
  async ({ text, additionalRequirements }): Promise<Draft> => {
    const { language, fields, quotes, criteria, refused } = readAdvert(text, additionalRequirements, Actor.member().locale);
    return {
      language,
      fields: Fields.parse({ ...fields, title: fields.title ?? "", description: text, additionalRequirements }),
      quotes,
      criteria,
      refused,
    };
  },
);

/** Opens a job and spends one job post of the account, in one transaction: two requests never share the last one. */
export const create = fn(z.extend(Fields, { criteria: z.optional(Criteria) }), async ({ criteria: given, ...fields }) => {
  const criteria = (given ?? criteriaFor(fields, Actor.member().locale)).map((criterion, position) => ({
    ...criterion,
    id: criterion.id || `c${position + 1}`,
  }));
  assertLawful(criteria);
  const accountId = Actor.accountId();
  const jobId = createId("job");
  const { title, department, location } = fields;

  const failed = await commit(() =>
    service()
      .transaction.write(({ account, job, text }) => [
        account
          .patch({ accountId })
          .add({ jobs: 1, jobPostsUsed: 1 })
          .where(({ plan, jobPostsUsed }, { eq, lt }) => `${eq(plan, "beta")} OR ${lt(jobPostsUsed, TRIAL_JOB_POSTS)}`)
          .commit(),
        job
          .create({ accountId, jobId, title, status: "open", ...(department && { department }), ...(location && { location }) })
          .commit(),
        text.create({ accountId, jobId, fields, criteria }).commit(),
      ])
      .go(),
  );
  if (failed.length > 0) throw new Failure("job.credits", accountId);
  return get({ jobId });
});

/** One job with all its fields, criteria and counts, or `job.notFound`. */
export const get = fn(Key, async (key): Promise<Info> => {
  const [row, text] = await Promise.all([findRow(key.jobId), findText(key.jobId)]);
  if (!row || !text) throw new Failure("job.notFound", key.jobId);
  return { ...text.fields, ...headOf(row), criteria: text.criteria };
});

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

/** Criteria that ask for a protected fact are refused, whoever wrote them. */
function assertLawful(criteria: readonly Criterion[]): void {
  for (const [position, { text }] of criteria.entries()) {
    const reason = refuseProtected(text);
    if (reason) throw new Failure("criteria.protected", text, { fields: { [`criteria.${position}.text`]: reason } });
  }
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
