import * as z from "zod/mini";
import { LOCALES } from "../kernel/limits.ts";
import { Currency, Feature, Period, PlanId, PlanName } from "./plan/plan.info.ts";

export const Locale = z.enum(LOCALES);
export type Locale = z.infer<typeof Locale>;

export const EmailAddress = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, "email.required"),
    z.maxLength(254, "email.invalid"),
    z.regex(/^[^\s@<>()[\]\\,;:"]+@[^\s@.]+(\.[^\s@.]+)+$/u, "email.invalid"),
  );

export const PlanState = z.enum(["active", "paused", "pastDue", "unpaid", "cancelled", "expired"]);
export type PlanState = z.infer<typeof PlanState>;

/** Limits and usage of an employer's account. Beta accounts have no limits: their allowances are null. */
export const Plan = z.object({
  name: PlanName,
  /** In any state but `active`, CVs wait until payment is in order. */
  state: PlanState,
  /** End of the trial or of the paid period; null for beta, and for a subscription that ends instead of renewing. */
  renewsAt: z.nullable(z.iso.datetime()),
  /** The end of a subscription that was cancelled for its period's end, or has ended; null for one that renews. */
  endsAt: z.nullable(z.iso.datetime()),
  /** The moment at which usage is counted from zero again; null where it is counted once (trial, beta) and after a subscription's end. */
  resetsAt: z.nullable(z.iso.datetime()),
  jobPosts: z.object({ used: z.int(), allowed: z.nullable(z.int()) }),
  cvs: z.object({ used: z.int(), allowed: z.nullable(z.int()) }),
  /** Files per upload. */
  maxCvCount: z.int(),
});
export type Plan = z.infer<typeof Plan>;

/** A coupon that the account has used, with its grant. */
export const UsedCoupon = z.object({
  code: z.string(),
  kind: z.enum(["trialDays", "beta"]),
  /** Null for beta. */
  trialDays: z.nullable(z.int()),
  usedAt: z.iso.datetime(),
});
export type UsedCoupon = z.infer<typeof UsedCoupon>;

const Use = z.object({ used: z.int(), allowed: z.nullable(z.int()), remaining: z.nullable(z.int()) });

/** A change to another plan or period at a later date. */
export const NextPlan = z.object({ plan: PlanId, period: Period, at: z.iso.datetime() });
export type NextPlan = z.infer<typeof NextPlan>;

/** The subscription of an account. `null` means no limit, or a value that the plan does not have. */
export const Subscription = z.object({
  state: PlanState,
  plan: PlanName,
  /** Price of a period; null for a trial and for beta. */
  price: z.nullable(z.object({ cents: z.int(), currency: Currency })),
  period: z.nullable(Period),
  /** Date of the plan's renewal or the trial's end; null for beta, and for a subscription that ends instead of renewing. */
  renewsAt: z.nullable(z.iso.datetime()),
  /** The end of a subscription that was cancelled for its period's end, or has ended; null for one that renews. */
  endsAt: z.nullable(z.iso.datetime()),
  /** Days until `renewsAt` or `endsAt`, rounded up; 0 once it is over. */
  days: z.nullable(z.int()),
  /** A change to another plan or period that is due at a later date. */
  next: z.nullable(NextPlan),
  /** True once the account has bought something: the customer portal and invoices exist. */
  isCustomer: z.boolean(),
  /** The moment at which usage is counted from zero again; null where it is counted once (trial, beta) and after a subscription's end. */
  resetsAt: z.nullable(z.iso.datetime()),
  jobPosts: Use,
  cvs: Use,
  /** Files per upload. */
  maxCvCount: z.int(),
  features: z.array(Feature),
  /** Length of the trial in days, and the part of it that a coupon added; null on any other plan. */
  trial: z.nullable(z.object({ days: z.int(), couponDays: z.int(), startedAt: z.iso.datetime() })),
  coupon: z.nullable(UsedCoupon),
});
export type Subscription = z.infer<typeof Subscription>;

export const Info = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Number of existing jobs. */
  jobs: z.int(),
  /** Number of CVs in the pool. */
  cvs: z.int(),
  /** True if the owner gets a daily mail about new applications. */
  digest: z.boolean(),
  plan: Plan,
});
export type Info = z.infer<typeof Info>;

/** Permissions of an account's owner. */
export const OWNER_PERMISSIONS = ["jobs.write", "candidates.write", "account.write"] as const;

export const User = z.object({
  id: z.string(),
  email: z.string(),
  name: z.optional(z.string()),
  locale: Locale,
  role: z.enum(["owner"]),
  permissions: z.array(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type User = z.infer<typeof User>;
