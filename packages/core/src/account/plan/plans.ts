import { TRIAL_CVS, TRIAL_JOB_POSTS, TRIAL_MAX_CV_COUNT, YEARLY_SAVING_PERCENT } from "../../kernel/limits.ts";
import { Feature, PlanId, type Currency, type Offer, type Offers, type Period, type PlanName } from "./plan.info.ts";
import { TITLES } from "./titles.info.ts";

/** The only source of facts about plans, for pricing, subscription, dashboard, enforced limits and refusals. */

export const CURRENCY: Currency = "EUR";

/** Limits of a plan; null means no limit. */
export interface Allowance {
  /** Jobs that may be created. */
  readonly jobPosts: number | null;
  /** CVs that may be read. */
  readonly cvs: number | null;
  /** Files per upload. */
  readonly maxCvCount: number;
}

interface Sold extends Allowance {
  readonly monthlyCents: number;
  readonly jobPosts: number;
  readonly cvs: number;
}

/** Plans differ in their limits only: all score alike and show every line. */
const SOLD: Record<PlanId, Sold> = {
  starter: { monthlyCents: 2500, jobPosts: 5, cvs: 300, maxCvCount: 25 },
  growth: { monthlyCents: 7500, jobPosts: 20, cvs: 2000, maxCvCount: 50 },
  professional: { monthlyCents: 20_000, jobPosts: 60, cvs: 8000, maxCvCount: 100 },
  business: { monthlyCents: 40_000, jobPosts: 200, cvs: 30_000, maxCvCount: 200 },
};

const ALLOWANCES: Record<PlanName, Allowance> = {
  trial: { jobPosts: TRIAL_JOB_POSTS, cvs: TRIAL_CVS, maxCvCount: TRIAL_MAX_CV_COUNT },
  beta: { jobPosts: null, cvs: null, maxCvCount: SOLD.business.maxCvCount },
  ...SOLD,
};

/** Every plan has all features. */
export const FEATURES: readonly Feature[] = Feature.options;

export const allowanceOf = (plan: PlanName): Allowance => ALLOWANCES[plan];

/** Returns the price of a plan's period in cents; null for plans that are not for sale. */
export function priceOf(plan: PlanName, period: Period): number | null {
  if (!isSold(plan)) return null;
  return period === "yearly" ? yearlyCentsOf(plan) : SOLD[plan].monthlyCents;
}

/** Returns the price list, smallest plan first. */
export function offers(): Offers {
  const items = PlanId.options.map(offerOf);
  return { items, currency: CURRENCY, largestSaving: Math.max(...items.map(({ yearly }) => yearly.savingPercent)) };
}

function offerOf(id: PlanId): Offer {
  const { monthlyCents, jobPosts, cvs, maxCvCount } = SOLD[id];
  const yearlyCents = yearlyCentsOf(id);
  return {
    id,
    name: TITLES[id],
    monthly: { priceCents: monthlyCents },
    yearly: {
      priceCents: yearlyCents,
      perMonthCents: Math.round(yearlyCents / 12),
      savingPercent: YEARLY_SAVING_PERCENT[id],
    },
    jobPosts,
    cvs,
    maxCvCount,
    features: [...FEATURES],
  };
}

/** The price of a year, in cents. */
const yearlyCentsOf = (id: PlanId): number => (12 * SOLD[id].monthlyCents * (100 - YEARLY_SAVING_PERCENT[id])) / 100;

const isSold = (plan: PlanName): plan is PlanId => Object.hasOwn(SOLD, plan);
