import type { Criterion } from "@candor/scoring";
import * as z from "zod/mini";
import type { MarkShown } from "../candidacy/candidate.info.ts";
import { duplicatesIn } from "../candidacy/duplicates.ts";
import { shownMarks } from "../candidacy/marks-shown.ts";
import { newcomersSince, type Newcomer } from "../candidacy/newcomers.ts";
import { compare } from "../candidacy/place.ts";
import { Rows, type StoredRow } from "../candidacy/rows.ts";
import { scoredBy, type Scored } from "../candidacy/score.ts";
import { findMarks, findRows } from "../candidacy/stored.ts";
import { stalenessIn } from "../job/criteria-hash.ts";
import { allJobs } from "../job/list.ts";
import { changesOf, findCriteria, type JobRow, type RankedJob } from "../job/stored.ts";
import { DAY_MS } from "../kernel/durations.ts";
import type { FailureCode } from "../kernel/failure.ts";
import { fn } from "../kernel/fn.ts";
import {
  NEWS_DAYS,
  NEWS_DAYS_AT_FIRST,
  NEWS_FILES_MOST,
  NEWS_JOBS_MOST,
  NEWS_MOST,
  NEWS_ROWS_MOST,
  NEWS_SHOWN,
  UNDECIDED_DAYS,
} from "../kernel/limits.ts";
import { notTakenSince, type NotTaken as File } from "../upload/not-taken.ts";
import { LastVisit } from "./last-visit.ts";
import type { Info, JobStages, NotTaken } from "./news.info.ts";

export * as News from "./news.ts";

/** A job that the answer speaks of. `rows` is absent where it has too many candidates to read. */
interface Read {
  readonly job: JobRow;
  readonly criteria: readonly Criterion[];
  readonly wordings: RankedJob["wordings"];
  readonly rows?: readonly StoredRow[];
  readonly fresh: readonly Scored[];
}

/** The answer without the sentences about its files, which are added in the API layer because they depend on the caller's language. */
type News = Omit<Info, "files"> & { readonly files: (Omit<NotTaken, "code"> & { readonly code: FailureCode | null })[] };

const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

/**
 * Returns the new candidates since a time, by default since the member's last visit, and what waits. The work is bounded: the new ones
 * are found by their time, and rows are read of some open jobs, those with news and with the latest changes first.
 */
export const since = fn(z.object({ since: z.optional(z.iso.datetime()) }), async ({ since: asked }): Promise<News> => {
  const [lastVisit, jobs] = await Promise.all([LastVisit.since(), allJobs()]);
  const wanted = asked ? new Date(asked).toISOString() : (lastVisit ?? daysAgo(NEWS_DAYS_AT_FIRST));
  const from = wanted < daysAgo(NEWS_DAYS) ? daysAgo(NEWS_DAYS) : wanted;
  const [newcomers, files] = await Promise.all([
    newcomersSince(from, NEWS_MOST + 1),
    notTakenSince(daysAgo(NEWS_DAYS_AT_FIRST), NEWS_FILES_MOST),
  ]);
  const isMore = newcomers.length > NEWS_MOST;
  const read = await readJobs(jobs, newcomers.slice(0, NEWS_MOST));
  const fresh = read.flatMap((one) => one.fresh.map((scored) => ({ ...one, scored })));
  return {
    lastVisit,
    since: from,
    fresh: fresh.length,
    highFit: fresh.filter(({ scored }) => isHigh(scored)).length,
    freshJobs: read.filter((one) => one.fresh.length > 0).length,
    isMore,
    candidates: await bestOf(fresh),
    jobs: read.filter(({ job }) => job.status === "open").map(stagesOf),
    openJobs: jobs.filter(({ status }) => status === "open").length,
    files: notTaken(files, jobs),
    waits: waitsIn(read.filter(({ job }) => job.status === "open")),
  };
});

/** Reads the jobs with news and further open ones: those with most news first, then those with the latest change. */
async function readJobs(jobs: readonly JobRow[], newcomers: readonly Newcomer[]): Promise<Read[]> {
  const newIn = Map.groupBy(newcomers, ({ jobId }) => jobId);
  const freshIn = ({ jobId }: JobRow) => newIn.get(jobId)?.length ?? 0;
  const ordered = jobs
    .filter((job) => job.status === "open" || freshIn(job) > 0)
    .toSorted((a, b) => freshIn(b) - freshIn(a) || (a.updatedAt < b.updatedAt ? 1 : -1));
  const open = ordered.filter(({ status }) => status === "open").slice(0, NEWS_JOBS_MOST);
  const counted = withinRows(open);
  const chosen = ordered.filter((job) => freshIn(job) > 0 || open.includes(job));
  const texts = await findCriteria(chosen.map(({ jobId }) => jobId));
  return Promise.all(
    chosen.map(async (job): Promise<Read> => {
      const { criteria = [], wordings = {} } = texts.get(job.jobId) ?? {};
      const ids = new Set(newIn.get(job.jobId)?.map(({ cvId }) => cvId));
      const rows = counted.has(job) ? await Rows.of(job.jobId, changesOf(job)) : undefined;
      const fresh = rows?.filter(({ cvId }) => ids.has(cvId)) ?? (await findRows(job.jobId, [...ids]));
      return { job, criteria, wordings, ...(rows && { rows }), fresh: fresh.map(scoredBy(criteria)) };
    }),
  );
}

/** The jobs, in their order, whose candidates together are not too many to read; one that is too large is passed over. */
function withinRows(jobs: readonly JobRow[]): Set<JobRow> {
  let left = NEWS_ROWS_MOST;
  return new Set(
    jobs.filter(({ totalResumes }) => {
      if (totalResumes > left) return false;
      left -= totalResumes;
      return true;
    }),
  );
}

const isHigh = ({ shown }: Scored): boolean => shown.level === "high";

type Fresh = Read & { readonly scored: Scored };

/** The best of the new candidates, each with the line that earned the most points. */
async function bestOf(fresh: readonly Fresh[]): Promise<Info["candidates"]> {
  const placeOf = ({ scored: { row, shown } }: Fresh) => ({ score: shown.score ?? -1, cvId: row.cvId });
  const best = fresh.toSorted((a, b) => compare(placeOf(a), placeOf(b))).slice(0, NEWS_SHOWN);
  const details = await findMarks(best.map(({ scored: { row } }) => row));
  return best.map(({ job, criteria, scored: { row, shown } }) => {
    const detail = details.find(({ jobId, cvId }) => jobId === row.jobId && cvId === row.cvId);
    return {
      jobId: row.jobId,
      jobTitle: job.title,
      cvId: row.cvId,
      fullName: row.fullName ?? null,
      at: row.createdAt,
      source: row.source,
      score: shown.score ?? null,
      level: shown.level ?? null,
      isCapped: shown.isCapped,
      evidence: detail ? strongest(criteria, detail) : null,
    };
  });
}

/** A line about work done tells a reader more than dates or a list, whatever points these earn. */
const isOfWork = ({ rung }: MarkShown): boolean => rung === "role" || rung === "recentRole";

type Detail = Awaited<ReturnType<typeof findMarks>>[number];

function strongest(criteria: readonly Criterion[], { marks, markedCriteria }: Detail): Info["candidates"][number]["evidence"] {
  const [best] = shownMarks(criteria, marks, { markedCriteria })
    .filter(({ quotes, points }) => quotes.length > 0 && points > 0)
    .toSorted((a, b) => Number(isOfWork(b)) - Number(isOfWork(a)) || b.points - a.points);
  if (!best) return null;
  const index = criteria.findIndex(({ id }) => id === best.criterionId);
  const { text, focus } = best.quotes[0]!;
  return { number: index + 1, criterion: criteria[index]!.text, quote: { text, ...(focus && { focus }) } };
}

function stagesOf({ job, rows, fresh }: Read): JobStages {
  const { jobId: id, title, department, location, totalResumes: total } = job;
  const stages = { screening: 0, interviewRequested: 0, interviewing: 0, rejected: 0, offer: 0 };
  for (const { stage } of rows ?? []) stages[stage] += 1;
  return {
    id,
    title,
    ...(department && { department }),
    ...(location && { location }),
    fresh: fresh.length,
    freshHighFit: fresh.filter(isHigh).length,
    total,
    stages: rows ? stages : null,
  };
}

function notTaken(files: readonly File[], jobs: readonly JobRow[]): News["files"] {
  const titles = new Map(jobs.map(({ jobId, title }) => [jobId, title]));
  return files.flatMap(({ cvId, jobId, name, verdict, code, source, sender, at }) => {
    const jobTitle = titles.get(jobId);
    return jobTitle === undefined ? [] : [{ cvId, jobId, jobTitle, name, verdict, code, source, sender, at }];
  });
}

function waitsIn(read: readonly Read[]): Info["waits"] {
  const counted = read.flatMap(({ job, criteria, wordings, rows }) => (rows ? [{ job, criteria, wordings, rows }] : []));
  const before = daysAgo(UNDECIDED_DAYS);
  const undecided = counted.map(({ job, criteria, rows }) => ({
    job,
    rows: rows.filter((row) => row.stage === "screening" && row.createdAt < before && isHigh(scoredBy(criteria)(row))),
  }));
  const placesOf = <T extends { job: JobRow }>(all: readonly T[], count: (one: T) => number) =>
    all
      .map((one) => ({ jobId: one.job.jobId, title: one.job.title, count: count(one) }))
      .filter((place) => place.count > 0)
      .toSorted((a, b) => b.count - a.count);
  const waiting = undecided.flatMap(({ rows }) => rows.map(({ createdAt }) => createdAt)).toSorted();
  return {
    duplicates: placesOf(counted, ({ rows }) => pairsIn(rows)),
    stale: placesOf(counted, ({ criteria, wordings, rows }) => {
      const isStale = stalenessIn(criteria, wordings);
      return rows.filter((row) => isStale(row.criteriaHash) || Rows.isOfEarlierEngine(row)).length;
    }),
    undecided: placesOf(undecided, ({ rows }) => rows.length),
    undecidedSince: waiting[0] ?? null,
    jobs: counted.length,
  };
}

/** Number of pairs of candidates who may be the same person. */
function pairsIn(rows: readonly StoredRow[]): number {
  let ends = 0;
  for (const others of duplicatesIn(rows).values()) ends += others.size;
  return ends / 2;
}
