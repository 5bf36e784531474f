/** Subscriptions: begun by Checkout or a call, changed, cancelled. Renewing them is the clockwork's. */
import type { Stripe } from "stripe";
import { newId } from "../store/ids.ts";
import { invalid } from "../store/problem.ts";
import { type Books, change, emit, idOf } from "./books.ts";
import { liveCustomer } from "./customers.ts";
import { describe, draftInvoice, finalise, type Line } from "./invoices.ts";
import { attempt } from "./payments.ts";
import { hasSameInterval, periodEnd } from "./periods.ts";
import { release } from "./schedules.ts";

interface NewSubscription {
  readonly customer: string;
  readonly price: string;
  readonly paymentMethod?: string | undefined;
  readonly metadata?: Stripe.Metadata | undefined;
  readonly automaticTax?: boolean | undefined;
  /** The person is at the page and confirms what the bank asks. */
  readonly isAtPage?: boolean;
}

/** Begins a subscription and charges its first invoice; it is incomplete until that is paid. */
export function begin(books: Books, wanted: NewSubscription): Stripe.Subscription {
  const { store, now } = books;
  liveCustomer(books, wanted.customer, "customer");
  const price = payablePrice(books, wanted.price);
  const id = newId("sub");
  const start = now();
  const subscription: Stripe.Subscription = {
    ...EMPTY,
    id,
    automatic_tax: { disabled_reason: null, enabled: wanted.automaticTax ?? false, liability: null },
    billing_cycle_anchor: start,
    created: start,
    currency: price.currency,
    customer: wanted.customer,
    default_payment_method: wanted.paymentMethod ?? null,
    items: {
      object: "list",
      data: [itemOf(id, price, { start, end: periodEnd(start, price.recurring!, start) }, start)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    metadata: wanted.metadata ?? {},
    start_date: start,
    status: "incomplete",
  };
  store.put(subscription);
  emit(books, "customer.subscription.created", subscription);
  const lines = [fullLine(books, subscription)];
  bill(books, subscription, { reason: "subscription_create", lines, isAtPage: wanted.isAtPage ?? false });
  return store.get("subscription", id);
}

/** Makes an invoice, finalises it and charges it now. */
export function bill(
  books: Books,
  subscription: Stripe.Subscription,
  {
    reason,
    lines,
    isAtPage,
  }: { reason: "subscription_create" | "subscription_update"; lines: readonly Line[]; isAtPage: boolean },
): Stripe.Invoice {
  const draft = draftInvoice(books, { subscription, reason, lines, waits: false });
  books.store.put({ ...books.store.get("subscription", subscription.id), latest_invoice: draft.id });
  return attempt(books, finalise(books, draft), { isAtPage });
}

export const itemOfSubscription = ({ items }: Stripe.Subscription): Stripe.SubscriptionItem => items.data[0]!;

/** The line for the subscription's current period. */
export function fullLine(books: Books, subscription: Stripe.Subscription): Line {
  const { price, current_period_start: start, current_period_end: end } = itemOfSubscription(subscription);
  return {
    amount: price.unit_amount ?? 0,
    description: describe(books, price),
    price,
    period: { start, end },
    isProration: false,
  };
}

interface PriceChange {
  readonly price: string;
  readonly proration: "always_invoice" | "none";
  readonly isAtPage?: boolean;
}

/**
 * Changes to another price now. With `always_invoice` the rest of the period is settled at once: unused time is credited, the new price
 * charged for the rest, or for a whole new period when the interval differs.
 */
export function changePrice(
  books: Books,
  subscription: Stripe.Subscription,
  { price: id, proration, isAtPage }: PriceChange,
): Stripe.Subscription {
  const { store, now } = books;
  const before = itemOfSubscription(subscription);
  const price = payablePrice(books, id, "items[0][price]");
  const keepsPeriod = hasSameInterval(before.price, price);
  const start = keepsPeriod ? before.current_period_start : now();
  const anchor = keepsPeriod ? subscription.billing_cycle_anchor : now();
  const end = keepsPeriod ? before.current_period_end : periodEnd(anchor, price.recurring!, start);
  const item = { ...before, price, plan: planOf(price), current_period_start: start, current_period_end: end };
  const next = { ...subscription, billing_cycle_anchor: anchor, items: { ...subscription.items, data: [item] } };
  const changed = change(books, release(books, next), "customer.subscription.updated");
  if (proration === "none" && keepsPeriod) return changed;
  const share = (before.current_period_end - now()) / (before.current_period_end - before.current_period_start);
  const rest = { start: now(), end: before.current_period_end };
  const credit = -Math.round((before.price.unit_amount ?? 0) * share);
  const lines: Line[] = [
    ...(proration === "none"
      ? []
      : [
          {
            amount: credit,
            description: `Unused time on ${describe(books, before.price)}`,
            price: before.price,
            period: rest,
            isProration: true,
          },
        ]),
    keepsPeriod
      ? {
          amount: Math.round((price.unit_amount ?? 0) * share),
          description: `Remaining time on ${describe(books, price)}`,
          price,
          period: rest,
          isProration: true,
        }
      : fullLine(books, changed),
  ];
  bill(books, changed, { reason: "subscription_update", lines, isAtPage: isAtPage ?? false });
  return store.get("subscription", subscription.id);
}

/**
 * Lets a subscription end with its period. The portal sets the date alone, as Stripe does for subscriptions of the flexible billing mode;
 * a call also sets `cancel_at_period_end`.
 */
export const endWithPeriod = (books: Books, subscription: Stripe.Subscription, by: "portal" | "call"): Stripe.Subscription =>
  change(
    books,
    {
      ...release(books, subscription),
      cancel_at_period_end: by === "call",
      cancel_at: itemOfSubscription(subscription).current_period_end,
      canceled_at: books.now(),
      cancellation_details: { ...EMPTY.cancellation_details, reason: "cancellation_requested" },
    },
    "customer.subscription.updated",
  );

/** Takes a cancellation back before it is due. */
export const keep = (books: Books, subscription: Stripe.Subscription): Stripe.Subscription =>
  change(
    books,
    {
      ...subscription,
      cancel_at_period_end: false,
      cancel_at: null,
      canceled_at: null,
      cancellation_details: EMPTY.cancellation_details,
    },
    "customer.subscription.updated",
  );

/** True for a subscription that has ended, or never began. */
export const isOver = ({ status }: Stripe.Subscription): boolean => ["canceled", "incomplete_expired"].includes(status);

/** @throws Problem for a price that is archived or not recurring */
export function payablePrice({ store }: Books, id: string, param = "items[0][price]"): Stripe.Price {
  const price = store.get("price", id, param);
  if (!price.active) throw invalid("The price specified is inactive. This field only accepts active prices.", { param });
  if (!price.recurring) throw invalid("The price specified is set to `type=one_time`.", { param });
  return price;
}

/** The old form of a price, which items still carry. */
export function planOf(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: "plan",
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: "per_unit",
    created: price.created,
    currency: price.currency,
    interval: price.recurring!.interval,
    interval_count: price.recurring!.interval_count,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}

function itemOf(
  subscription: string,
  price: Stripe.Price,
  { start, end }: { start: number; end: number },
  created: number,
): Stripe.SubscriptionItem {
  return {
    id: newId("si", 14),
    object: "subscription_item",
    billing_thresholds: null,
    created,
    current_period_end: end,
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity: 1,
    subscription,
    tax_rates: [],
  };
}

/** The customer's subscriptions that have not ended, newest first. */
export const liveSubscriptions = ({ store }: Books, customer: string): Stripe.Subscription[] =>
  store.list("subscription", { customer: idOf(customer)! }).filter((each) => !isOver(each) && each.status !== "incomplete");

/** The fields that say nothing here. */
const EMPTY = {
  object: "subscription",
  application: null,
  application_fee_percent: null,
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  collection_method: "charge_automatically",
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  ended_at: null,
  invoice_settings: { account_tax_ids: null, custom_fields: null, description: null, footer: null, issuer: { type: "self" } },
  latest_invoice: null,
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: { payment_method_options: null, payment_method_types: null, save_default_payment_method: "off" },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: "create_invoice" } },
  trial_start: null,
} satisfies Partial<Stripe.Subscription>;
