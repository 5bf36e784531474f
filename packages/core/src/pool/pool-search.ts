import { scoreOf } from "@candor/scoring";
import * as z from "zod/mini";
import { knownAmong, rowsOfCv } from "../candidacy/stored.ts";
import { SearchQuery } from "../candidacy/search-query.ts";
import { shownMarks } from "../candidacy/marks-shown.ts";
import { Actor } from "../kernel/actor.ts";
import { fn } from "../kernel/fn.ts";
import { CriteriaEdit, type Info as JobInfo } from "../job/job.info.ts";
import { findJob, getJob } from "../job/stored.ts";
import { assertLawful } from "../job/lawful.ts";
import { SEARCH_MAX_CHARACTERS } from "../kernel/limits.ts";
import type { PoolAnswer, PoolFound } from "./pool.info.ts";
import { Cv } from "../cv/cv.ts";
import { PoolIndex } from "./pool-index.ts";
import { Pool } from "./pool.ts";

export * as PoolSearch from "./pool-search.ts";

/**
 * Finds CVs of the account by a sentence or by criteria, best first. With `jobId` the answer says which of them are in that job,
 * and its criteria are used if the query is empty. All CVs are ranked by their packed terms, and only those of the page are
 * marked from their stored text, which gives the quotes.
 */
export const search = fn(
  z.object({
    query: z.optional(z.string().check(z.maxLength(SEARCH_MAX_CHARACTERS))),
    criteria: z.optional(CriteriaEdit),
    jobId: z.optional(z.string()),
    next: z.optional(z.string()),
  }),
  async ({ query = "", criteria, jobId, next }): Promise<PoolAnswer> => {
    const job = jobId === undefined ? undefined : await getJob(jobId);
    const { understood, refused, leftOut } = askedBy(query, criteria, job);
    assertLawful(understood);
    const { terms, of, tooSlow } = await PoolIndex.current();
    const about = { understood, refused, leftOut, searched: terms.length, of };
    if (understood.length === 0) return { ...about, items: [], leftOutCvs: 0, next: null, total: 0, complete: 0 };

    const hits = SearchQuery.hitsAmong(terms, understood);
    const { page, next: after } = SearchQuery.pageOf(hits, next);
    const { items, leftOutCvs } = await found(page, understood, job);
    return {
      ...about,
      items: items.toSorted((a, b) => b.searchScore - a.searchScore),
      // CVs without terms belong on no page; the first one counts them.
      leftOutCvs: leftOutCvs + (next === undefined ? tooSlow : 0),
      next: after,
      total: hits.length,
      complete: hits.filter(({ isComplete }) => isComplete).length,
    };
  },
);

function askedBy(query: string, criteria: CriteriaEdit | undefined, job: JobInfo | undefined): SearchQuery.Understood {
  if (criteria) return SearchQuery.asked(criteria);
  if (query.trim() === "" && job) return { understood: job.criteria, refused: [], leftOut: [] };
  return SearchQuery.understand(query);
}

/** Returns the CVs of a page with their marks, and counts those with a text that takes too long. One that was erased meanwhile is not counted. */
async function found(
  page: readonly SearchQuery.Hit[],
  understood: PoolAnswer["understood"],
  job: JobInfo | undefined,
): Promise<Pick<PoolAnswer, "items" | "leftOutCvs">> {
  const cvIds = page.map(({ cvId }) => cvId);
  if (cvIds.length === 0) return { items: [], leftOutCvs: 0 };
  const [cvs, inJob] = await Promise.all([Cv.findAll(cvIds), job ? knownAmong(job.id, cvIds) : new Set<string>()]);
  const jobs = new Map<string, Promise<JobInfo | undefined>>();
  const budget = SearchQuery.timeForTexts();
  const { locale } = Actor.member();
  const items = await Promise.all(
    cvs.map(async (cv): Promise<PoolFound | undefined> => {
      const asOf = cv.createdAt.slice(0, 10);
      const [marks, standing] = await Promise.all([
        SearchQuery.marksOf({ sha256: cv.sha256, asOf }, understood, budget),
        jobsOf(cv.cvId, jobs),
      ]);
      if (!marks) return undefined;
      const { score, total } = scoreOf(understood, marks);
      return {
        ...Pool.listed(cv, inJob.has(cv.cvId)),
        // A search for a job scores as the job does: a missing must-have limits the score.
        searchScore: job ? (score ?? 0) : Math.round(total / 10),
        marks: shownMarks(understood, marks, { locale }),
        jobs: standing,
      };
    }),
  );
  const shown = items.filter((item) => item !== undefined);
  return { items: shown, leftOutCvs: items.length - shown.length };
}

/** Most jobs named per CV, the newest. */
const JOBS_NAMED = 5;

async function jobsOf(cvId: string, known: Map<string, Promise<JobInfo | undefined>>): Promise<PoolFound["jobs"]> {
  const rows = await rowsOfCv(cvId, JOBS_NAMED);
  const jobs = await Promise.all(
    rows.map(({ jobId }) => {
      const asked = known.get(jobId) ?? findJob(jobId);
      known.set(jobId, asked);
      return asked;
    }),
  );
  return jobs.flatMap((job) => (job ? [{ jobId: job.id, title: job.title }] : []));
}
