import { Entity } from "electrodb";
import { LOCALES } from "../kernel/limits.ts";
import { Period, PlanName } from "./plan/plan.info.ts";
import { createdAt, primary, table, updatedAt, written } from "../kernel/table.ts";
import { PlanState, type UsedCoupon } from "./account.info.ts";

/** Plan, limits and usage of an account. The item is kept small, because every scored CV increments its counts. */
export const AccountEntity = new Entity(
  {
    model: { service: "candor", entity: "account", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      plan: { type: PlanName.options, required: true },
      /** State of the subscription. The end of a trial follows from its date instead. */
      state: { type: PlanState.options, required: true, default: "active" },
      trialEndsAt: { type: "string", required: true },
      /** Days that coupons have added to the trial. */
      couponDays: { type: "number" },
      /** The coupon used last. */
      coupon: written<UsedCoupon>(),
      /** Billing period of a paid plan, and the date until which it is paid. */
      period: { type: Period.options },
      paidUntil: { type: "string" },
      jobs: { type: "number", required: true, default: 0 },
      jobPostsUsed: { type: "number", required: true, default: 0 },
      cvsUsed: { type: "number", required: true, default: 0 },
      /** Number of CVs in the pool. */
      cvs: { type: "number", required: true, default: 0 },
      /** Number of company profiles. */
      companies: { type: "number", required: true, default: 0 },
      /** The owner's address. Accounts older than this field get it when their owner signs in. */
      email: { type: "string" },
      /** False if the owner has switched the daily mail about new applications off; absent means on. */
      digest: { type: "boolean" },
      /** The day of the last digest mail, and the secret in its link that switches the mail off. */
      digestDay: { type: "string" },
      digestToken: { type: "string" },
      createdAt,
      updatedAt,
    },
    indexes: { one: primary(["accountId"], []) },
  },
  table,
);

/** The person behind an e-mail address; the address is the key, so there is one user per address. */
export const UserEntity = new Entity(
  {
    model: { service: "candor", entity: "user", version: "1" },
    attributes: {
      email: { type: "string", required: true },
      userId: { type: "string", required: true },
      accountId: { type: "string", required: true },
      name: { type: "string" },
      locale: { type: LOCALES, required: true },
      termsVersion: { type: "string", required: true },
      termsAcceptedAt: { type: "string", required: true },
      createdAt,
      updatedAt,
    },
    indexes: { byEmail: primary(["email"], []) },
  },
  table,
);
