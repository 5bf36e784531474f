import { Entity } from "electrodb";
import { LOCALES } from "../kernel/limits.ts";
import { Period, PlanName } from "./plan/plan.info.ts";
import { createdAt, primary, table, updatedAt, written } from "../kernel/table.ts";
import { PlanState, type UsedCoupon } from "./account.info.ts";

/** What an account may use and has used: small, because every scored CV counts on it. */
export const AccountEntity = new Entity(
  {
    model: { service: "candor", entity: "account", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      plan: { type: PlanName.options, required: true },
      /** Of the subscription. An ended trial is told by its date. */
      state: { type: PlanState.options, required: true, default: "active" },
      trialEndsAt: { type: "string", required: true },
      /** Days by which coupons have extended the trial. */
      couponDays: { type: "number" },
      /** The last coupon that was used. */
      coupon: written<UsedCoupon>(),
      /** Of a plan that is paid for: how often, and until when it is paid. */
      period: { type: Period.options },
      paidUntil: { type: "string" },
      jobs: { type: "number", required: true, default: 0 },
      jobPostsUsed: { type: "number", required: true, default: 0 },
      cvsUsed: { type: "number", required: true, default: 0 },
      /** CVs in the pool now. */
      cvs: { type: "number", required: true, default: 0 },
      /** Company profiles that exist now. */
      companies: { type: "number", required: true, default: 0 },
      /** Of the owner. Accounts that were opened before it was kept learn it when their owner comes. */
      email: { type: "string" },
      /** Whether the owner is told of new applications by a daily mail; so unless it was switched off. */
      digest: { type: "boolean" },
      /** The day of the last such mail, and what its link to switch it off is known by. */
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
