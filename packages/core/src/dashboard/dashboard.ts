import { Account } from "../account/account.ts";
import { listJobs } from "../job/list.ts";
import { Upload } from "../upload/upload.ts";
import type { Info } from "./dashboard.info.ts";

export * as Dashboard from "./dashboard.ts";

const RECENT_JOBS = 5;

/** Returns the numbers and limits of an account. Jobs are counted by the function that lists them, so that both agree. */
export async function current(): Promise<Info> {
  const [{ plan, cvs, readCvs }, { items, counts }, waitingCvs] = await Promise.all([
    Account.standing(),
    listJobs({}),
    Upload.countWaiting(),
  ]);
  return {
    jobs: counts,
    analyzedCvs: readCvs,
    poolCvs: cvs,
    waitingCvs,
    plan,
    renewal: plan.renewsAt === null ? null : { at: plan.renewsAt, days: Account.daysUntil(plan.renewsAt) },
    remainingJobPosts: Account.remainingOf(plan.jobPosts),
    remainingCvs: Account.remainingOf(plan.cvs),
    recentJobs: items.slice(0, RECENT_JOBS),
  };
}
