import type { Plan } from "@candor/core/account/account.info";
import type { Period, PlanId } from "@candor/core/account/plan/plan.info";

/** The facts that decide which action is right for a subscription. */
export type Standing = Pick<Plan, "state" | "endsAt"> & { readonly plan: Plan["name"] };

const RUNNING: ReadonlySet<Plan["state"]> = new Set(["active", "pastDue", "unpaid", "paused"]);

const isSold = (plan: Plan["name"]): plan is PlanId => plan !== "trial" && plan !== "beta";

/** True while a bought plan runs, whether it is paid at the moment or not: it is changed instead of bought. */
export const isSubscribed = ({ plan, state }: Standing): boolean => isSold(plan) && RUNNING.has(state);

/** The situation of a plan in words of the catalogue; each has one sentence and one right action. */
export type Situation = "trial" | "beta" | "paid" | "ending" | Exclude<Plan["state"], "active">;

/** Returns the situation of an account's plan. */
export function situationOf({ plan, state, endsAt }: Standing): Situation {
  if (state !== "active") return state;
  if (!isSold(plan)) return plan;
  return endsAt === null ? "paid" : "ending";
}

/** A standing with the period and the change to come, where they are known. */
export interface Bought extends Standing {
  readonly period?: Period | null;
  readonly next?: { readonly plan: PlanId; readonly period: Period; readonly at: string } | null;
}

/**
 * The action that the price list offers for a plan and period. `none`: the account first has to do something else, which the page
 * says, or there is nothing to buy.
 */
export type Choice = "buy" | "change" | "changePeriod" | "own" | "scheduled" | "none";

/** Returns the action for a plan of the price list. */
export function choiceOf(bought: Bought, id: PlanId, shown: Period): Choice {
  const situation = situationOf(bought);
  if (situation === "beta") return "none";
  if (!isSubscribed(bought)) return "buy";
  if (situation !== "paid") return bought.plan === id ? "own" : "none";
  if (bought.next?.plan === id && bought.next.period === shown) return "scheduled";
  if (bought.plan !== id) return "change";
  return !bought.period || bought.period === shown ? "own" : "changePeriod";
}
