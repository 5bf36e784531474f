import { Actor } from "../kernel/actor.ts";
import { environment } from "../kernel/aws.ts";
import { readEach } from "../kernel/batch.ts";
import { Failure } from "../kernel/failure.ts";
import { publicPathOf } from "./public-path.info.ts";
import { criteriaHash, type Wordings } from "./criteria-hash.ts";
import { statusNow } from "./last-day.info.ts";
import { BINS, CHANGES } from "./distribution.ts";
import { JobEntity, JobTextEntity } from "./job.entity.ts";
import type { Head, Info } from "./job.info.ts";
import { feedPathOf } from "./feed-path.info.ts";
import { LOST, retry } from "../kernel/retry.ts";
import { FEEDS, platformsOf, type Feed } from "./platforms.info.ts";

// Reads jobs of the acting account by key, consistently. The verbs are in job.ts, which loads the vocabulary; many functions only read.

/** The head of a job as the table keeps it. */
export type JobRow = NonNullable<Awaited<ReturnType<typeof findRow>>>;

/** One job with its fields, criteria and counts, or `job.notFound`. */
export const getJob = async (jobId: string): Promise<Info> => (await rankedJob(jobId)).job;

/** A job with the data that rankings need besides. */
export interface RankedJob {
  readonly job: Info;
  /** Write counter per partition of candidate rows; readers compare it to their cache. */
  readonly changes: readonly number[];
  readonly wordings: Wordings;
  readonly criteriaMade: number;
}

/** One job, or undefined. */
export const findJob = async (jobId: string): Promise<Info | undefined> => (await findRanked(jobId))?.job;

/** One job as rankings need it, or `job.notFound`. */
export async function rankedJob(jobId: string): Promise<RankedJob> {
  const found = await findRanked(jobId);
  if (!found) throw new Failure("job.notFound", jobId);
  return found;
}

async function findRanked(jobId: string): Promise<RankedJob | undefined> {
  const found = await findWhole(jobId);
  if (!found) return undefined;
  const { row, text } = found;
  return {
    job: {
      ...text.fields,
      ...headOf(row),
      criteria: text.criteria,
      language: row.language,
      mailbox: `${row.mailbox}@${environment("MAILBOX_DOMAIN")}`,
      isMailboxRenamed: row.isMailboxRenamed ?? false,
      publicId: row.publicId,
      publicUrl: `${environment("SITE_URL")}${publicPathOf(row)}`,
      publishedAt: row.publishedAt ?? null,
      ...(row.closedAt && { closedAt: row.closedAt }),
      platforms: row.publishedAt ? platformsOf(row.platforms) : [],
      feedUrls: feedUrlsOf(row),
      companyId: row.companyId ?? null,
    },
    changes: changesOf(row),
    wordings: text.wordings,
    criteriaMade: text.criteriaMade,
  };
}

/**
 * Head and text of a job with the same criteria. They are two items: where one is read before a change of the criteria and the other after
 * it, the earlier criteria would get the new revision, and a save or a count based on that would overwrite the change.
 */
function findWhole(jobId: string) {
  let last: string | undefined;
  return retry("reading a job", async () => {
    const [row, text] = await Promise.all([findRow(jobId), findText(jobId)]);
    if (!row || !text) return undefined;
    const revisions = `${row.revision} ${text.revision}`;
    // Functions of an earlier deployment do not write the text's revision: then the two differ for good.
    const isWhole = text.revision === undefined || text.revision === row.revision || revisions === last;
    last = revisions;
    return isWhole ? { row, text } : LOST;
  });
}

const feedUrlsOf = ({ feedParts }: Pick<JobRow, "feedParts">): Info["feedUrls"] => {
  const url = (feed: Feed) => `${environment("SITE_URL")}${feedPathOf(feed, feedParts?.[feed])}`;
  return Object.fromEntries(FEEDS.map((feed) => [feed, url(feed)])) as Record<Feed, string>;
};

/** Criteria of these jobs and the wordings that their candidates were evaluated with, by job id. */
export async function findCriteria(
  jobIds: readonly string[],
): Promise<Map<string, Pick<RankedJob, "wordings"> & Pick<Info, "criteria">>> {
  const accountId = Actor.accountId();
  const keys = jobIds.map((jobId) => ({ accountId, jobId }));
  const texts = await readEach(keys, (left) => JobTextEntity.get(left).go({ attributes: ["jobId", "criteria", "wordings"] }));
  return new Map(texts.map(({ jobId, criteria, wordings }) => [jobId, { criteria, wordings }]));
}

/** The titles of these jobs by id; deleted ones are left out. */
export async function titlesOf(jobIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const accountId = Actor.accountId();
  const keys = jobIds.map((jobId) => ({ accountId, jobId }));
  const found = await readEach(keys, (left) =>
    JobEntity.get(left).go({ consistent: true, attributes: ["jobId", "title", "deletedAt"] }),
  );
  return new Map(found.flatMap(({ jobId, title, deletedAt }) => (deletedAt ? [] : [[jobId, title] as const])));
}

/** Refuses CVs for a job that is closed, on hold or unknown. Every channel calls it. */
export async function assertOpen(jobId: string): Promise<JobRow> {
  const row = await findRow(jobId);
  if (!row) throw new Failure("job.notFound", jobId);
  assertTakesCvs({ id: jobId, status: row.status, endsAt: row.endsAt });
  return row;
}

/** Refuses CVs for a job that is closed, on hold, or past its last day. */
export function assertTakesCvs({ id, ...job }: Pick<Info, "id" | "status" | "endsAt">): void {
  const status = statusNow(job);
  if (status === "closed") throw new Failure("job.closed", id);
  if (status === "onHold") throw new Failure("job.onHold", id);
}

/** The hash of a job's criteria as they are now, or `job.notFound`. */
export async function criteriaHashOf(jobId: string): Promise<string> {
  const text = await findText(jobId);
  if (!text) throw new Failure("job.notFound", jobId);
  return criteriaHash(text.criteria);
}

/** Throws `job.notFound` unless the acting account has the job. */
export async function assertExists(jobId: string): Promise<void> {
  if (!(await findRow(jobId))) throw new Failure("job.notFound", jobId);
}

/** The number of a job's candidates, or `job.notFound`. The transaction that writes a candidate counts it. */
export async function countOf(jobId: string): Promise<number> {
  const row = await findRow(jobId);
  if (!row) throw new Failure("job.notFound", jobId);
  return row.totalResumes;
}

/** True for a job that the acting account has deleted and that is still stored. */
export async function isDeletedJob(jobId: string): Promise<boolean> {
  const { data } = await JobEntity.get({ accountId: Actor.accountId(), jobId }).go({ consistent: true });
  return data?.deletedAt !== undefined;
}

async function findRow(jobId: string) {
  const { data } = await JobEntity.get({ accountId: Actor.accountId(), jobId }).go({ consistent: true });
  return data && !data.deletedAt ? data : undefined;
}

async function findText(jobId: string) {
  const { data } = await JobTextEntity.get({ accountId: Actor.accountId(), jobId }).go({ consistent: true });
  return data ?? undefined;
}

/** Write counter per partition of a job's candidate rows. */
export const changesOf = (row: JobRow): number[] => CHANGES.map((shard) => row[shard]);

/** A job as lists show it. */
export function headOf(row: JobRow): Head {
  const { jobId, createdAt, updatedAt, title, department, location, status, endsAt, totalResumes, highFit, revision } = row;
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
    ...(endsAt && { endsAt }),
  };
}
