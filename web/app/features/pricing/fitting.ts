import type { Offer } from "../../recruiting/queries/plans.ts";
import type { Subscription } from "../../recruiting/queries/subscription.ts";

/** Days of a month of use, and of the shortest time from which its pace is told. */
const MONTH_DAYS = 30;
const LEAST_DAYS = 2;
/** Fewer CVs than this tell no pace. */
const LEAST_CVS = 20;
const DAY_MS = 86_400_000;

interface Use {
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
