import type Stripe from "stripe";
import type { NextPlan, PlanState } from "../account.info.ts";
import { PlanId, type Period } from "../plan/plan.info.ts";

/** A subscription as the account keeps it. */
export interface Paid {
  readonly subscriptionId: string;
  readonly paidPlan: PlanId;
  readonly paidState: PlanState;
  readonly period: Period;
  readonly startedAt: string;
  readonly renewsAt?: string;
  readonly endsAt?: string;
  readonly next?: NextPlan;
}

/** Stripe has something that this code does not understand. The account stays as it is, and Stripe's message comes again for days. */
export class Unknown extends Error {
  override readonly name = "UnknownAtStripe";
}

/** Our state for each of Stripe's; null takes over nothing, because its first payment never arrived. */
const STATES: Record<KnownStatus, PlanState | null> = {
  trialing: "active",
  active: "active",
  past_due: "pastDue",
  unpaid: "unpaid",
  paused: "paused",
  canceled: "cancelled",
  incomplete: null,
  incomplete_expired: null,
};

/** The statuses that the client's types name; their type admits any other text as well. */
type KnownStatus = Stripe.Subscription.Status extends infer S
  ? S extends string
    ? string extends S
      ? never
      : S
    : never
  : never;

const isKnown = (status: string): status is KnownStatus => Object.hasOwn(STATES, status);

/** Returns our state of a subscription, null for one that takes over nothing. Throws `Unknown` for a status that is not in the table. */
export function stateOf({ id, status, pause_collection: pause }: Stripe.Subscription): PlanState | null {
  if (!isKnown(status)) throw new Unknown(`${id} has the status ${status}`);
  const state = STATES[status];
  // Pausing the collection of payments leaves Stripe's status as it is.
  return state !== null && state !== "cancelled" && pause ? "paused" : state;
}

/** True while a subscription runs, whether it is paid at the moment or not. */
export const isLive = (subscription: Stripe.Subscription): boolean => {
  const state = stateOf(subscription);
  return state !== null && state !== "cancelled";
};

/** The subscription that counts for a customer, and others that run beside it and must be given back. */
export interface Choice {
  readonly counts: Stripe.Subscription | undefined;
  readonly surplus: readonly Stripe.Subscription[];
}

/**
 * Chooses from all subscriptions of a customer. Of several that run, the oldest counts; when none runs, the one that ended last, so that
 * a message about an older one changes nothing. Throws `Unknown`.
 */
export function choose(subscriptions: readonly Stripe.Subscription[]): Choice {
  const live = subscriptions.filter(isLive).toSorted(byAge);
  const ended = subscriptions.filter((one) => stateOf(one) === "cancelled").toSorted(byEnd);
  return { counts: live[0] ?? ended.at(-1), surplus: live.slice(1) };
}

const byAge = (a: Stripe.Subscription, b: Stripe.Subscription): number => a.created - b.created || (a.id < b.id ? -1 : 1);
const byEnd = (a: Stripe.Subscription, b: Stripe.Subscription): number => (a.ended_at ?? 0) - (b.ended_at ?? 0) || byAge(a, b);

/**
 * Returns what the account keeps of a subscription. `next` is the change that is due later, if there is one. Throws `Unknown` for a
 * product or an interval that is not for sale.
 */
export function paidOf(subscription: Stripe.Subscription, next: NextPlan | undefined): Paid {
  const state = stateOf(subscription);
  const item = subscription.items.data[0];
  const sold = item && soldAs(item.price);
  if (!state || !sold) throw new Unknown(`${subscription.id} is for none of our plans`);
  const end = endOf(subscription);
  const renewal = item.current_period_end;
  return {
    subscriptionId: subscription.id,
    paidPlan: sold.plan,
    paidState: state,
    period: sold.period,
    startedAt: isoOf(subscription.start_date),
    ...(state !== "cancelled" && (end === null || end > renewal) && { renewsAt: isoOf(renewal) }),
    ...(end !== null && { endsAt: isoOf(end) }),
    ...(next && state !== "cancelled" && isOther(next, sold) && { next }),
  };
}

const isOther = (a: Sold, b: Sold): boolean => a.plan !== b.plan || a.period !== b.period;

/** The end of a subscription that has ended or will, in seconds. */
function endOf(subscription: Stripe.Subscription): number | null {
  const { ended_at: ended, cancel_at: at, cancel_at_period_end: isAtPeriodEnd, items } = subscription;
  return ended ?? at ?? (isAtPeriodEnd ? (items.data[0]?.current_period_end ?? null) : null);
}

export interface Sold {
  readonly plan: PlanId;
  readonly period: Period;
}

const PERIODS: Readonly<Record<string, Period>> = { month: "monthly", year: "yearly" };

/**
 * Returns the plan and period that a price stands for. The product and the interval tell, not the look-up key: a price that was replaced
 * has lost its key, and subscribers keep it.
 */
export function soldAs({ product, recurring }: Stripe.Price): Sold | undefined {
  const productId = typeof product === "string" ? product : product.id;
  const plan = PlanId.options.find((name) => productId === `candor_${name}`);
  const period = recurring?.interval_count === 1 ? PERIODS[recurring.interval] : undefined;
  return plan && period && { plan, period };
}

/** The price and the time of the next phase of a subscription's schedule, where a change is planned. */
export function plannedChange({ schedule }: Stripe.Subscription, now: number): { priceId: string; at: string } | undefined {
  if (!schedule || typeof schedule === "string") return undefined;
  const phase = schedule.phases.toSorted((a, b) => a.start_date - b.start_date).find((one) => one.start_date * 1000 > now);
  const price = phase?.items[0]?.price;
  if (!phase || !price) return undefined;
  return { priceId: typeof price === "string" ? price : price.id, at: isoOf(phase.start_date) };
}

export const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();
