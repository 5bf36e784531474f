import type Stripe from "stripe";
import { Actor } from "../../kernel/actor.ts";
import { Failure } from "../../kernel/failure.ts";
import { fn } from "../../kernel/fn.ts";
import { Account } from "../account.ts";
import { Visit } from "./billing.info.ts";
import { pageOf, spendVisit } from "./checkout.ts";
import { subscriptionsOf } from "./customer.ts";
import { choose, isLive, soldAs } from "./paid.ts";
import { priceOf } from "./price.ts";
import { portalConfiguration } from "./portal-configuration.ts";
import { ask } from "./stripe.ts";

type Flow = Stripe.BillingPortal.SessionCreateParams.FlowData;

/**
 * Returns the address of a page of the customer portal. Refusals: `subscription.none` without a running subscription,
 * `subscription.unchanged` for the plan and period it has, `billing.unavailable`.
 */
export const portal = fn(Visit, async (visit): Promise<{ url: string }> => {
  await spendVisit();
  const { accountId, customerId } = await Account.mine();
  const { counts } = choose(customerId ? await subscriptionsOf(customerId) : []);
  if (!customerId || !counts || !isLive(counts)) throw new Failure("subscription.none", accountId);
  const flow = await flowOf(visit, counts, accountId);
  const configuration = await portalConfiguration();
  const { url } = await ask((stripe) =>
    stripe.billingPortal.sessions.create({
      customer: customerId,
      ...(configuration && { configuration }),
      locale: Actor.member().locale,
      return_url: pageOf("subscription"),
      ...(flow && {
        flow_data: { ...flow, after_completion: { type: "redirect", redirect: { return_url: pageOf("subscription") } } },
      }),
    }),
  );
  return { url };
});

/**
 * The portal's page for a visit; undefined for its first page, where everything can be done. Stripe refuses a direct way to a change that
 * is impossible now: of a subscription that is not paid, that ends, or whose next change is planned already.
 */
async function flowOf(visit: Visit, subscription: Stripe.Subscription, accountId: string): Promise<Flow | undefined> {
  const { id, status, schedule, cancel_at: end, cancel_at_period_end: ends, items } = subscription;
  const item = items.data[0];
  const isEnding = ends || end !== null;
  if (visit.flow === "card") return { type: "payment_method_update" };
  if (visit.flow === "resume") return undefined;
  if (visit.flow === "cancel")
    return isEnding ? undefined : { type: "subscription_cancel", subscription_cancel: { subscription: id } };

  const sold = item && soldAs(item.price);
  const isSame = sold?.plan === visit.plan && sold.period === visit.period;
  if (schedule || isEnding || status !== "active" || !item) return undefined;
  if (isSame) throw new Failure("subscription.unchanged", accountId);
  const price = await priceOf(visit);
  return {
    type: "subscription_update_confirm",
    subscription_update_confirm: { subscription: id, items: [{ id: item.id, price, quantity: 1 }] },
  };
}
