/** Changes that come with the time: renewals, retries, ends. Everything that fell due is made up for in order, however far the clock was moved. */
import { setImmediate, setTimeout } from "node:timers/promises";
import type { Stripe } from "stripe";
import { type Books, change, emit, idOf } from "../resources/books.ts";
import { draftInvoice, finalise, voidInvoice } from "../resources/invoices.ts";
import { attempt, end } from "../resources/payments.ts";
import { periodEnd } from "../resources/periods.ts";
import { scheduledPrice } from "../resources/schedules.ts";
import { fullLine, itemOfSubscription, planOf } from "../resources/subscriptions.ts";
import type { Anything } from "../store/store.ts";

/** Interval at which the clock is read in ms, because it may be moved at any time. */
const LOOK_MS = 100;

export interface Clockwork {
  /** True while something that fell due has not happened. */
  isBehind(): boolean;
  stop(): Promise<void>;
}

export function startClockwork(books: Books, onError: (error: unknown) => void): Clockwork {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function loop(): Promise<void> {
    while (!signal.aborted) {
      try {
        if (!step(books)) await setTimeout(LOOK_MS, undefined, { signal }).catch(() => {});
        else await setImmediate();
      } catch (error) {
        onError(error);
        await setTimeout(1000, undefined, { signal }).catch(() => {});
      }
    }
  }

  const running = loop();
  return {
    isBehind: () => books.store.nextDue(books.now()) !== undefined,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** Does everything that fell due, so that nobody sees a subscription whose period is over. */
export function catchUp(books: Books): void {
  while (step(books));
}

/** Does the one thing that fell due first, at its own time. Returns false when nothing is due. */
function step(books: Books): boolean {
  const due = books.store.nextDue(books.now());
  if (!due) return false;
  const { request: _, ...then } = { ...books, now: () => due.at };
  books.store.atOnce(() => happen(then, due.object));
  return true;
}

function happen(books: Books, object: Anything): void {
  if (object.object === "subscription") return passPeriod(books, object);
  if (object.object === "checkout.session")
    return void change(books, { ...object, status: "expired", url: null }, "checkout.session.expired");
  if (object.object !== "invoice") throw new Error(`Nothing is due for ${object.id}.`);
  if (object.status === "draft") collect(books, object);
  else attempt(books, object);
}

function passPeriod(books: Books, subscription: Stripe.Subscription): void {
  if (subscription.status === "incomplete") return giveUp(books, subscription);
  if (subscription.cancel_at !== null && subscription.cancel_at <= books.now())
    return void end(books, subscription, "cancellation_requested");
  renew(books, subscription);
}

/** Begins the next period, at the scheduled price if there is one, with a draft invoice that is charged an hour later. */
function renew(books: Books, subscription: Stripe.Subscription): void {
  const item = itemOfSubscription(subscription);
  const start = item.current_period_end;
  const price = scheduledPrice(books, subscription) ?? item.price;
  const hasChanged = price.id !== item.price.id;
  const anchor =
    hasChanged && price.recurring!.interval !== item.price.recurring!.interval ? start : subscription.billing_cycle_anchor;
  const renewed: Stripe.Subscription = {
    ...completeSchedule(books, subscription),
    billing_cycle_anchor: anchor,
    items: {
      ...subscription.items,
      data: [
        {
          ...item,
          price,
          plan: planOf(price),
          current_period_start: start,
          current_period_end: periodEnd(anchor, price.recurring!, start),
        },
      ],
    },
  };
  const pause = subscription.pause_collection?.behavior;
  // Of an unpaid subscription, and of a paused one, invoices are made but not charged.
  const advances = subscription.status !== "unpaid" && pause === undefined;
  const draft = draftInvoice(books, {
    subscription: renewed,
    reason: "subscription_cycle",
    lines: [fullLine(books, renewed)],
    waits: true,
    advances,
  });
  if (pause === "void") voidInvoice(books, draft);
  change(books, { ...renewed, latest_invoice: draft.id }, "customer.subscription.updated");
}

/** A scheduled change that is now made releases its subscription. */
function completeSchedule(books: Books, subscription: Stripe.Subscription): Stripe.Subscription {
  const schedule = books.store.find("subscription_schedule", idOf(subscription.schedule) ?? "");
  if (!schedule) return subscription;
  const released = { status: "released", released_at: books.now(), released_subscription: subscription.id } as const;
  change(books, { ...schedule, ...released, subscription: null, current_phase: null }, "subscription_schedule.released");
  return { ...subscription, schedule: null };
}

function collect(books: Books, draft: Stripe.Invoice): void {
  const open = finalise(books, draft);
  attempt(books, open);
}

/** The first invoice was not paid within a day. */
function giveUp(books: Books, subscription: Stripe.Subscription): void {
  const invoice = books.store.find("invoice", idOf(subscription.latest_invoice) ?? "");
  if (invoice?.status === "open") voidInvoice(books, invoice);
  const expired = { ...subscription, status: "incomplete_expired", ended_at: books.now() } as const;
  books.store.put(expired);
  emit(books, "customer.subscription.updated", expired, { status: "incomplete" });
}
