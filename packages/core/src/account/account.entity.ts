import { Entity, type EntityItem } from "electrodb";
import { LOCALES } from "../kernel/limits.ts";
import { Period, PlanId } from "./plan/plan.info.ts";
import { createdAt, primary, table, updatedAt, written } from "../kernel/table.ts";
import { PlanState, type NextPlan, type UsedCoupon } from "./account.info.ts";

/** Plans that are not paid. */
const GRANTS = ["trial", "beta"] as const;

/** Plan, limits and usage of an account. The item is kept small, because every scored CV increments its counts. */
export const AccountEntity = new Entity(
  {
    model: { service: "candor", entity: "account", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      /** The plan that the account has without paying. Written when it is opened, and by coupons. */
      plan: { type: GRANTS, required: true },
      trialEndsAt: { type: "string", required: true },
      /** Days that coupons have added to the trial. */
      couponDays: { type: "number" },
      /** The coupon used last. */
      coupon: written<UsedCoupon>(),
      /** Stripe's customer. Written once, with the item that names the account. */
      customerId: { type: "string" },
      /**
       * The subscription as Stripe has it: absent before the first one, and written by `Billing.sync` alone. `startedAt` is its first day,
       * from which months are counted; it stays over changes of plan and period. `endsAt` is the end of one that was cancelled.
       */
      subscriptionId: { type: "string" },
      paidPlan: { type: PlanId.options },
      paidState: { type: PlanState.options },
      period: { type: Period.options },
      startedAt: { type: "string" },
      renewsAt: { type: "string" },
      endsAt: { type: "string" },
      /** A change of plan or period at a later date. */
      next: written<NextPlan>(),
      /** Counts the writes of `Billing.sync`, each of which requires that there was no other since it asked Stripe. */
      billingVersion: { type: "number" },
      jobs: { type: "number", required: true, default: 0 },
      /** Uses in a trial and on beta, which are counted once. */
      jobPostsUsed: { type: "number", required: true, default: 0 },
      cvsUsed: { type: "number", required: true, default: 0 },
      /** Uses of a paid plan in the month that begins at `monthFrom`; an earlier month's are replaced by the next use. */
      monthFrom: { type: "string" },
      monthJobPosts: { type: "number" },
      monthCvs: { type: "number" },
      /** All CVs that were read on paid plans. */
      paidCvs: { type: "number" },
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

export type AccountRow = EntityItem<typeof AccountEntity>;

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
      /** The last sign-in by a mailed link. */
      linkUsedAt: { type: "string" },
      createdAt,
      updatedAt,
    },
    indexes: { byEmail: primary(["email"], []) },
  },
  table,
);
