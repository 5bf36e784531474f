import * as z from "zod/mini";
import { scoredBy } from "../candidacy/score.ts";
import { rowsOfCv } from "../candidacy/stored.ts";
import { findJob } from "../job/stored.ts";
import { fn } from "../kernel/fn.ts";
import { STANDINGS_MAX } from "../kernel/limits.ts";
import type { Standing, Standings } from "./pool.info.ts";

/** Most jobs shown per CV, the newest. */
const JOBS_SHOWN = 50;

type Job = Awaited<ReturnType<typeof findJob>>;

/** Returns the jobs that each of these CVs stands in, at most 50 CVs. An id that the account does not have stands in no job. */
export const standings = fn(
  z.object({ cvIds: z.array(z.string()).check(z.minLength(1), z.maxLength(STANDINGS_MAX)) }),
  async ({ cvIds }): Promise<Standings> => {
    const read = new Map<string, Promise<Job>>();
    return {
      items: await Promise.all([...new Set(cvIds)].map(async (cvId) => ({ cvId, jobs: await jobsOf(cvId, read) }))),
    };
  },
);

/** Returns the jobs of a CV. Deleted jobs are left out; a task is still removing their candidacies. `read` holds the jobs that were read before. */
export async function jobsOf(cvId: string, read = new Map<string, Promise<Job>>()): Promise<Standing[]> {
  const rows = await rowsOfCv(cvId, JOBS_SHOWN);
  const jobs = await Promise.all(
    rows.map(async (row): Promise<Standing | undefined> => {
      const asked = read.get(row.jobId) ?? findJob(row.jobId);
      read.set(row.jobId, asked);
      const job = await asked;
      return job && { jobId: job.id, title: job.title, stage: row.stage, score: scoredBy(job.criteria)(row).shown.score ?? null };
    }),
  );
  return jobs.filter((job) => job !== undefined);
}
