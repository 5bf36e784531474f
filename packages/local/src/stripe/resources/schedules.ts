/** Schedules: a change to a smaller plan or a shorter period, due with the end of the current one. */
import type { Stripe } from "stripe";
import { newId } from "../store/ids.ts";
import { type Books, change, emit, idOf } from "./books.ts";
import { itemOfSubscription, payablePrice, planOf } from "./subscriptions.ts";
import { periodEnd } from "./periods.ts";

/** Lets a subscription change to another price with the end of its period. */
export function scheduleChange(books: Books, subscription: Stripe.Subscription, priceId: string): Stripe.Subscription {
  const price = payablePrice(books, priceId);
  const { price: current, current_period_start, current_period_end } = itemOfSubscription(subscription);
  const next = release(books, subscription);
  const phases = [
    phaseOf(current, current_period_start, current_period_end),
    phaseOf(price, current_period_end, periodEnd(current_period_end, price.recurring!, current_period_end)),
  ];
  const schedule: Stripe.SubscriptionSchedule = {
    id: newId("sub_sched"),
    object: "subscription_schedule",
    application: null,
    billing_mode: subscription.billing_mode,
    canceled_at: null,
    completed_at: null,
    created: books.now(),
    current_phase: { start_date: current_period_start, end_date: current_period_end },
    customer: idOf(subscription.customer)!,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: "automatic",
      billing_thresholds: null,
      collection_method: "charge_automatically",
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: "self" },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: "release",
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases,
    released_at: null,
    released_subscription: null,
    status: "active",
    subscription: subscription.id,
    test_clock: null,
  };
  books.store.put(schedule);
  emit(books, "subscription_schedule.created", schedule);
  return change(books, { ...next, schedule: schedule.id }, "customer.subscription.updated");
}

/** Takes a scheduled change back. Returns the subscription without it, not yet written. */
export function release(books: Books, subscription: Stripe.Subscription): Stripe.Subscription {
  const id = idOf(subscription.schedule);
  if (!id) return subscription;
  const schedule = books.store.get("subscription_schedule", id);
  change(
    books,
    { ...schedule, status: "released", released_at: books.now(), released_subscription: subscription.id, subscription: null },
    "subscription_schedule.released",
  );
  return { ...subscription, schedule: null };
}

/** The price to which a subscription changes with its next period, if one is scheduled. */
export function scheduledPrice({ store }: Books, subscription: Stripe.Subscription): Stripe.Price | undefined {
  const schedule = store.find("subscription_schedule", idOf(subscription.schedule) ?? "");
  const price = schedule?.phases.at(-1)?.items[0]?.price;
  return price ? store.get("price", idOf(price)!) : undefined;
}

function phaseOf(price: Stripe.Price, start: number, end: number): Stripe.SubscriptionSchedule.Phase {
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency: price.currency,
    default_payment_method: null,
    description: null,
    discounts: [],
    end_date: end,
    invoice_settings: null,
    items: [
      {
        billing_thresholds: null,
        discounts: [],
        metadata: {},
        plan: planOf(price).id,
        price: price.id,
        quantity: 1,
        tax_rates: [],
      },
    ],
    metadata: {},
    on_behalf_of: null,
    proration_behavior: "none",
    start_date: start,
    transfer_data: null,
    trial_end: null,
  };
}
