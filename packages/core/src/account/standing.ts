import type { AccountRow } from "./account.entity.ts";
import type { NextPlan, PlanState } from "./account.info.ts";
import { monthOf, type Month } from "./month.ts";
import type { Period, PlanName } from "./plan/plan.info.ts";
import { allowanceOf, type Allowance } from "./plan/plans.ts";

/** Attributes of an account that decide which plan is in force and how much of it is used. */
export type Facts = Pick<
  AccountRow,
  | "plan"
  | "trialEndsAt"
  | "paidPlan"
  | "paidState"
  | "period"
  | "startedAt"
  | "renewsAt"
  | "endsAt"
  | "next"
  | "jobPostsUsed"
  | "cvsUsed"
  | "monthFrom"
  | "monthJobPosts"
  | "monthCvs"
>;

/** The plan in force. */
export interface Standing {
  readonly plan: PlanName;
  readonly state: PlanState;
  /** Null for trial and beta. */
  readonly period: Period | null;
  readonly renewsAt: string | null;
  readonly endsAt: string | null;
  readonly next: NextPlan | null;
  readonly allowance: Allowance;
  /** The month in which uses are counted; null where they are counted once. */
  readonly month: Month | null;
  /** The moment from which uses are counted from zero again. */
  readonly resetsAt: string | null;
  readonly used: { readonly jobPosts: number; readonly cvs: number };
}

/** A subscription in one of these states is still running, paid or not: it decides alone. */
const ALIVE: readonly PlanState[] = ["active", "pastDue", "unpaid", "paused"];

/** True while a subscription runs at Stripe, whether it is paid at the moment or not. */
export const isSubscribed = ({ paidState }: Pick<Facts, "paidState">): boolean =>
  paidState !== undefined && ALIVE.includes(paidState);

/**
 * Returns the plan in force: a running subscription, else beta, else a running trial. When all have ended, it is the subscription that
 * ended, or the trial of an account that never had one.
 */
export function standingOf(facts: Facts, now: number): Standing {
  if (isSubscribed(facts)) return paid(facts, now);
  if (facts.plan === "beta") return granted(facts, "active");
  if (Date.parse(facts.trialEndsAt) > now) return granted(facts, "active");
  return facts.paidState ? paid(facts, now) : granted(facts, "expired");
}

function granted({ plan, trialEndsAt, jobPostsUsed, cvsUsed }: Facts, state: PlanState): Standing {
  return {
    plan,
    state,
    period: null,
    renewsAt: plan === "trial" ? trialEndsAt : null,
    endsAt: null,
    next: null,
    allowance: allowanceOf(plan),
    month: null,
    resetsAt: null,
    used: { jobPosts: jobPostsUsed, cvs: cvsUsed },
  };
}

function paid(facts: Facts, now: number): Standing {
  const {
    paidPlan = "starter",
    paidState = "active",
    period = "monthly",
    startedAt = "",
    renewsAt = null,
    endsAt = null,
  } = facts;
  const month = monthOf(startedAt, momentOf(facts, now));
  const isCurrent = facts.monthFrom !== undefined && facts.monthFrom >= month.from;
  const isLast = !isSubscribed(facts) || (endsAt !== null && month.until >= endsAt);
  return {
    plan: paidPlan,
    state: paidState,
    period,
    renewsAt: isSubscribed(facts) ? renewsAt : null,
    endsAt,
    next: facts.next ?? null,
    allowance: allowanceOf(paidPlan),
    month,
    resetsAt: isLast ? null : month.until,
    used: isCurrent ? { jobPosts: facts.monthJobPosts ?? 0, cvs: facts.monthCvs ?? 0 } : { jobPosts: 0, cvs: 0 },
  };
}

/**
 * The moment whose month counts. After the end of a subscription it stays its last month, so that nothing is gained by waiting; and it is
 * never before the month that another function, with a clock a little ahead, has begun already.
 */
function momentOf({ endsAt, monthFrom }: Facts, now: number): number {
  const latest = endsAt ? Math.min(now, Date.parse(endsAt) - 1) : now;
  return monthFrom ? Math.max(latest, Date.parse(monthFrom)) : latest;
}
