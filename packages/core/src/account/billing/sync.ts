import type Stripe from "stripe";
import { Actor } from "../../kernel/actor.ts";
import { raise } from "../../kernel/alarm.ts";
import { Realtime } from "../../kernel/realtime/realtime.ts";
import { AccountEntity, type AccountRow } from "../account.entity.ts";
import type { NextPlan } from "../account.info.ts";
import { Account } from "../account.ts";
import { Audit } from "../audit/audit.ts";
import { isSubscribed } from "../standing.ts";
import { accountIdOf, subscriptionsOf } from "./customer.ts";
import { endLatePayments } from "./end.ts";
import { choose, paidOf, plannedChange, soldAs, Unknown, type Choice, type Paid } from "./paid.ts";
import { reconcile } from "./reconcile.ts";
import { ask, isRefused } from "./stripe.ts";

/** Attributes of an account that only this file writes. */
const KEPT = ["subscriptionId", "paidPlan", "paidState", "period", "startedAt", "renewsAt", "endsAt", "next"] as const;

/**
 * Takes over the subscription of a customer as Stripe has it now. It may run at any time, several times at once and in any order: a message
 * only says whose subscription to look at. Returns false for a customer of no account, or one that the account has replaced. Waiting CVs
 * are released by every call that finds the account in order: an earlier one may have ended between its write and the release.
 *
 * Throws `Unknown` for what it does not understand, `Contended` after lost races, and refuses with `billing.unavailable`; the account is
 * then unchanged, and the call is to be repeated.
 */
export async function sync(customerId: string): Promise<boolean> {
  const accountId = await accountIdOf(customerId);
  if (!accountId || (await Account.row(accountId))?.customerId !== customerId) {
    // Somebody has paid in the moment in which their account ended.
    const isEnded = !accountId && (await endLatePayments(customerId));
    if (!isEnded) console.warn({ billing: "no account has this customer", customerId });
    return false;
  }
  return Actor.enter({ type: "system", accountId }, async () => {
    const { fetched, written } = await reconcile({
      read: () => Account.mine(),
      fetch: () => fetchState(customerId),
      write: ({ paid }, account, version) => write(account, paid ?? endedBy(account), version),
    });
    await Account.release(written);
    await Realtime.notify({ about: "account" });
    for (const subscription of fetched.surplus) await giveBack(subscription);
    return true;
  });
}

interface Fetched extends Pick<Choice, "surplus"> {
  /** Undefined where Stripe has no subscription that was ever paid. */
  readonly paid: Paid | undefined;
}

async function fetchState(customerId: string): Promise<Fetched> {
  const subscriptions = await subscriptionsOf(customerId);
  try {
    const { counts, surplus } = choose(subscriptions);
    return { paid: counts && paidOf(counts, await nextOf(counts)), surplus };
  } catch (error) {
    if (error instanceof Unknown) raise("billing-doubt", { why: error.message });
    throw error;
  }
}

/** The change that is planned for a subscription: a downgrade in the portal waits for the end of the period. */
async function nextOf(subscription: Stripe.Subscription): Promise<NextPlan | undefined> {
  const planned = plannedChange(subscription, Date.now());
  const sold = planned && soldAs(await ask((stripe) => stripe.prices.retrieve(planned.priceId)));
  return planned && sold && { ...sold, at: planned.at };
}

/** A subscription that Stripe does not have any more, because its customer was deleted, has ended now; nothing else is known of it. */
function endedBy(account: AccountRow): Partial<Paid> {
  const { subscriptionId, paidPlan, period, startedAt, endsAt } = account;
  if (!subscriptionId || !paidPlan || !period || !startedAt) return {};
  const end = isSubscribed(account) || !endsAt ? new Date().toISOString() : endsAt;
  return { subscriptionId, paidPlan, period, startedAt, paidState: "cancelled", endsAt: end };
}

/** Writes unless another sync has written since the version was read. */
async function write(account: AccountRow, paid: Partial<Paid>, version: number): Promise<AccountRow | undefined> {
  const gone = KEPT.filter((name) => paid[name] === undefined);
  const { data, rejected } = await AccountEntity.patch({ accountId: account.accountId })
    .set({ ...paid, billingVersion: version + 1 })
    .remove(gone)
    .where(({ billingVersion }, { eq, notExists }) => (version === 0 ? notExists(billingVersion) : eq(billingVersion, version)))
    .go({ response: "all_new", returnOnConditionCheckFailure: true });
  if (rejected) return undefined;
  if (saidOf(data) !== saidOf(account)) await notePlan(data);
  return data;
}

/** The facts of a subscription whose change an owner would notice. It is written anew at every message, changed or not. */
const saidOf = ({ paidPlan, paidState, period, endsAt, next }: AccountRow): string =>
  JSON.stringify([paidPlan, paidState, period, endsAt, next?.plan, next?.period]);

const notePlan = ({ accountId, paidPlan, paidState, period }: AccountRow): Promise<void> =>
  Audit.note("plan.changed", { plan: paidPlan, period, state: paidState }, { accountId, by: { type: "payments" } });

/**
 * Cancels a subscription that was bought beside an older one, and pays its money back: two tabs can buy twice. The money goes first,
 * because a cancelled one is not found here again.
 */
async function giveBack(subscription: Stripe.Subscription): Promise<void> {
  raise("billing-doubt", { why: "two subscriptions at once: the younger one is given back", subscription: subscription.id });
  const invoice = subscription.latest_invoice;
  const invoiceId = typeof invoice === "string" ? invoice : invoice?.id;
  if (invoiceId) await refund(invoiceId);
  // A sync at the same time may have cancelled it already.
  await ask((stripe) => stripe.subscriptions.cancel(subscription.id).catch(unlessRefused));
}

async function refund(invoiceId: string): Promise<void> {
  const { data } = await ask((stripe) => stripe.invoicePayments.list({ invoice: invoiceId, status: "paid" }));
  for (const { id, payment } of data) {
    const intent = payment.payment_intent;
    const paymentIntent = typeof intent === "string" ? intent : intent?.id;
    if (!paymentIntent) continue;
    // Refused once it has been refunded.
    await ask((stripe) =>
      stripe.refunds.create({ payment_intent: paymentIntent }, { idempotencyKey: `refund:${id}` }).catch(unlessRefused),
    );
  }
}

function unlessRefused(error: unknown): undefined {
  if (!isRefused(error)) throw error;
  return undefined;
}
