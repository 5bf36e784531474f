import { expireOpenSessions } from "./checkout.ts";
import { subscriptionsOf } from "./customer.ts";
import { stateOf } from "./paid.ts";
import { ask, isMissing, isRefused } from "./stripe.ts";

/** Marks a customer at Stripe whose account has ended here. */
const ENDED = "accountEnded";

/**
 * Ends everything of a customer that would cost money again: open payment pages and subscriptions, at once and without another invoice.
 * The customer and the invoices stay at Stripe, because the law demands them. It may be repeated. Refusal: `billing.unavailable`.
 */
export async function endPayments(customerId: string): Promise<void> {
  // The mark comes first: a page that is paid in this moment is found by it, when Stripe's message about it arrives.
  await ask((stripe) => stripe.customers.update(customerId, { metadata: { [ENDED]: "true" } }).catch(unlessGone));
  await ask(() => expireOpenSessions(customerId).catch(unlessGone));
  for (const subscription of await subscriptionsOf(customerId)) {
    if (stateOf(subscription) === "cancelled" || subscription.status === "incomplete_expired") continue;
    await ask((stripe) => stripe.subscriptions.cancel(subscription.id, { prorate: false, invoice_now: false }).catch(unlessGone));
  }
}

/** Ends what a customer has bought while the account ended. Returns false for a customer whose account has not ended here. */
export async function endLatePayments(customerId: string): Promise<boolean> {
  const customer = await ask((stripe) => stripe.customers.retrieve(customerId).catch(unlessGone));
  if (!customer || customer.deleted || customer.metadata[ENDED] !== "true") return false;
  await endPayments(customerId);
  return true;
}

/** Answers undefined for an object that Stripe does not have any more, or that has ended already. */
function unlessGone(error: unknown): undefined {
  if (!isMissing(error) && !isRefused(error)) throw error;
  return undefined;
}
