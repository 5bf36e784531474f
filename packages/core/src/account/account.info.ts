import * as z from "zod/mini";
import { LOCALES } from "../kernel/limits.ts";
import { Currency, Feature, Period, PlanName } from "./plan/plan.info.ts";

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

/** What an employer's account may use and has used. Beta accounts have no limits: their allowances are null. */
export const Plan = z.object({
  name: PlanName,
  /** Anything but active holds CVs back until payment is in order. */
  state: PlanState,
  /** End of the trial, or of what is paid for; null for beta. */
  renewsAt: z.nullable(z.iso.datetime()),
  jobPosts: z.object({ used: z.int(), allowed: z.nullable(z.int()) }),
  cvs: z.object({ used: z.int(), allowed: z.nullable(z.int()) }),
  /** Files per upload. */
  maxCvCount: z.int(),
});
export type Plan = z.infer<typeof Plan>;

/** A coupon that the account has used, and what it granted. */
export const UsedCoupon = z.object({
  code: z.string(),
  kind: z.enum(["trialDays", "beta"]),
  /** Null for beta. */
  trialDays: z.nullable(z.int()),
  usedAt: z.iso.datetime(),
});
export type UsedCoupon = z.infer<typeof UsedCoupon>;

const Use = z.object({ used: z.int(), allowed: z.nullable(z.int()), remaining: z.nullable(z.int()) });

/** How an account's subscription stands. `null` stands for no limit, and for what a plan does not have. */
export const Subscription = z.object({
  state: PlanState,
  plan: PlanName,
  /** What a period costs; null for a trial and for beta. */
  price: z.nullable(z.object({ cents: z.int(), currency: Currency })),
  period: z.nullable(Period),
  /** When the plan is renewed or the trial ends, and in how many days: a day begun is a day; 0 once it is over. */
  renewsAt: z.nullable(z.iso.datetime()),
  days: z.nullable(z.int()),
  jobPosts: Use,
  cvs: Use,
  /** Files per upload. */
  maxCvCount: z.int(),
  features: z.array(Feature),
  /** How long the trial is, and how much of it a coupon gave; null on any other plan. */
  trial: z.nullable(z.object({ days: z.int(), couponDays: z.int(), startedAt: z.iso.datetime() })),
  coupon: z.nullable(UsedCoupon),
  /** Newest first. */
  invoices: z.array(
    z.object({ id: z.string(), issuedAt: z.iso.datetime(), cents: z.int(), currency: Currency, url: z.nullable(z.string()) }),
  ),
});
export type Subscription = z.infer<typeof Subscription>;

export const Info = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Jobs that exist now. */
  jobs: z.int(),
  /** CVs in the pool now. */
  cvs: z.int(),
  /** Whether the owner is told of new applications by a daily mail. */
  digest: z.boolean(),
  plan: Plan,
});
export type Info = z.infer<typeof Info>;

/** What the owner of an account may change. */
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
