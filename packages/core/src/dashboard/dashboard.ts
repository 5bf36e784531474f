import { Account } from "../account/account.ts";
import { Job } from "../job/job.ts";
import type { Info } from "./dashboard.info.ts";

export * as Dashboard from "./dashboard.ts";

const RECENT_JOBS = 5;
const DAY_MS = 86_400_000;

/** What an account has and may use now. Jobs are counted by the same reading that lists them, so that both agree. */
export async function current(): Promise<Info> {
  const [{ plan, cvs }, { items, counts }] = await Promise.all([Account.standing(), Job.list({})]);
  return {
    jobs: counts,
    analyzedCvs: plan.cvs.used,
    poolCvs: cvs,
    plan,
    renewal: plan.renewsAt === null ? null : { at: plan.renewsAt, days: daysUntil(plan.renewsAt) },
    remainingJobPosts: remainingOf(plan.jobPosts),
    remainingCvs: remainingOf(plan.cvs),
    recentJobs: items.slice(0, RECENT_JOBS),
  };
}

const daysUntil = (at: string): number => Math.max(0, Math.ceil((Date.parse(at) - Date.now()) / DAY_MS));

/** A trial that was beta before may have used more than it is allowed. */
const remainingOf = ({ used, allowed }: { used: number; allowed: number | null }): number | null =>
  allowed === null ? null : Math.max(0, allowed - used);
