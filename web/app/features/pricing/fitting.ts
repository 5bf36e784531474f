import type { Offer } from "../../recruiting/queries/plans.ts";
import type { Subscription } from "../../recruiting/queries/subscription.ts";

/** Days of a month of use, and of the shortest time from which its pace is told. */
const MONTH_DAYS = 30;
const LEAST_DAYS = 2;
/** Fewer CVs than this tell no pace. */
const LEAST_CVS = 20;
const DAY_MS = 86_400_000;

export interface Use {
  readonly cvs: number;
  readonly jobPosts: number;
}

interface Fit {
  readonly offer: Offer;
  readonly used: Use;
  readonly aMonth: Use;
}

/**
 * Returns the smallest plan that holds a month at the pace of the account's trial; undefined where the trial tells too little, or no plan
 * is large enough.
 */
export function fittingOffer(
  { trial, renewsAt, cvs, jobPosts }: Pick<Subscription, "trial" | "renewsAt" | "cvs" | "jobPosts">,
  offers: readonly Offer[],
  now: number,
): Fit | undefined {
  if (!trial || cvs.used < LEAST_CVS) return undefined;
  const until = Math.min(now, renewsAt === null ? now : Date.parse(renewsAt));
  const days = Math.max(LEAST_DAYS, (until - Date.parse(trial.startedAt)) / DAY_MS);
  const monthly = (used: number) => Math.ceil((used * MONTH_DAYS) / days);
  const aMonth = { cvs: monthly(cvs.used), jobPosts: monthly(jobPosts.used) };
  const offer = offers.find((each) => each.cvs >= aMonth.cvs && each.jobPosts >= aMonth.jobPosts);
  return offer && { offer, used: { cvs: cvs.used, jobPosts: jobPosts.used }, aMonth };
}

/** A month at an account's pace on a plan: the day on which something is used up, the CVs to spare, or how often the plan is too large. */
export type Pace =
  | { readonly is: "usedUp"; readonly what: "cvs" | "jobPosts"; readonly day: number }
  | { readonly is: "spare"; readonly cvs: number }
  | { readonly is: "times"; readonly times: number };

/** From this many times the need on, a plan is told as too large. */
const TOO_LARGE = 4;

/** Returns the outcome of a month's use on a plan. */
export function paceOf({ cvs, jobPosts }: Pick<Offer, "cvs" | "jobPosts">, aMonth: Use): Pace {
  const day = (allowed: number, needed: number) => Math.max(1, Math.floor((allowed * MONTH_DAYS) / needed));
  const [cvDay, jobDay] = [day(cvs, aMonth.cvs), day(jobPosts, aMonth.jobPosts)];
  if (aMonth.cvs > cvs && cvDay <= jobDay) return { is: "usedUp", what: "cvs", day: cvDay };
  if (aMonth.jobPosts > jobPosts) return { is: "usedUp", what: "jobPosts", day: jobDay };
  const times = Math.floor(Math.min(cvs / aMonth.cvs, jobPosts / aMonth.jobPosts));
  return times >= TOO_LARGE ? { is: "times", times } : { is: "spare", cvs: cvs - aMonth.cvs };
}
