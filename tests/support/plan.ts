import type { PlanState } from "@candor/core/account/account.info";
import type { PlanId } from "@candor/core/account/plan/plan.info";

const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

export interface PaidPlan {
  readonly plan?: PlanId;
  readonly period?: "monthly" | "yearly";
  readonly startedAt?: string;
  readonly renewsAt?: string;
}

/**
 * Puts an account into a state as Stripe would, without asking the stand-in of Stripe: what a subscription means for CVs, applicants and
 * limits is tested by it, how it comes about is tested in billing.test.ts. `expired` and `cancelled` end the trial as well, `beta` the
 * subscription. The process needs the environment of the product's operator.
 */
export async function setState(email: string, state: PlanState | "beta", paid: PaidPlan = {}): Promise<void> {
  const [{ Account }, { AccountEntity }] = await Promise.all([
    import("@candor/core/account/account"),
    import("@candor/core/account/account.entity"),
  ]);
  const { accountId } = (await Account.findUser({ email }))!;
  // A subscription keeps its start, and with it the month that was counted, through all its states.
  const begun = (await Account.row(accountId))?.startedAt;
  const { plan = "growth", period = "monthly", startedAt = begun ?? inDays(-0.1), renewsAt = inDays(30) } = paid;
  const account = AccountEntity.patch({ accountId });
  if (state === "beta" || state === "expired") {
    await account
      .set(state === "beta" ? { plan: "beta" } : { trialEndsAt: inDays(-1) })
      .remove(["paidPlan", "paidState", "period", "startedAt", "renewsAt", "endsAt", "subscriptionId"])
      .go();
  } else {
    const ended = state === "cancelled";
    await account
      .set({
        subscriptionId: `sub_${accountId}`,
        paidPlan: plan,
        paidState: state,
        period,
        startedAt,
        ...(ended ? { endsAt: inDays(0), trialEndsAt: inDays(-1) } : { renewsAt }),
      })
      .remove(ended ? ["renewsAt"] : ["endsAt"])
      .go();
  }
  await Account.release((await Account.row(accountId))!);
}

/** Leaves an account with `left` readings of its plan. The process needs the environment of the product's operator. */
export async function leave(email: string, left: number): Promise<void> {
  const [{ Account }, { AccountEntity }, { standingOf }] = await Promise.all([
    import("@candor/core/account/account"),
    import("@candor/core/account/account.entity"),
    import("@candor/core/account/standing"),
  ]);
  const { accountId } = (await Account.findUser({ email }))!;
  const { allowance, month } = standingOf((await Account.row(accountId))!, Date.now());
  const used = (allowance.cvs ?? 0) - left;
  await AccountEntity.patch({ accountId })
    .set(month ? { monthFrom: month.from, monthCvs: used } : { cvsUsed: used })
    .go();
}
