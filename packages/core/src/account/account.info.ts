import * as z from "zod/mini";
import { LOCALES } from "../limits.ts";

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
  /** The plan's name as plans are listed; "trial" and "beta" are not for sale. */
  name: z.enum(["trial", "beta"]),
  /** Anything but active holds CVs back until payment is in order. */
  state: PlanState,
  /** End of the trial; null for beta. */
  renewsAt: z.nullable(z.iso.datetime()),
  jobPosts: z.object({ used: z.int(), allowed: z.nullable(z.int()) }),
  cvs: z.object({ used: z.int(), allowed: z.nullable(z.int()) }),
  /** Files per upload. */
  maxCvCount: z.int(),
});
export type Plan = z.infer<typeof Plan>;

export const Info = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Jobs that exist now. */
  jobs: z.int(),
  /** CVs in the pool now. */
  cvs: z.int(),
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
