import type Stripe from "stripe";
import { Actor } from "../../kernel/actor.ts";
import { environment } from "../../kernel/aws.ts";
import { Failure } from "../../kernel/failure.ts";
import { HOUR_MS } from "../../kernel/durations.ts";
import { fn } from "../../kernel/fn.ts";
import { PAYMENT_VISITS_PER_ACCOUNT_AND_HOUR } from "../../kernel/limits.ts";
import { Rate } from "../../kernel/rate.ts";
import { Account } from "../account.ts";
import type { Subscription } from "../account.info.ts";
import { Order, Return } from "./billing.info.ts";
import { customerOf, subscriptionsOf } from "./customer.ts";
import { isLive } from "./paid.ts";
import { priceOf } from "./price.ts";
import { ask, isMissing, isRefused } from "./stripe.ts";
import { sync } from "./sync.ts";

/**
 * Returns the address of a payment page for a plan. Refusals: `subscription.exists` where Stripe has a running subscription of the
 * account, `subscription.notNeeded` on beta, `billing.unavailable`. Earlier payment pages of the account end, so that an old tab cannot buy
 * a second time; two that are opened at the same moment can, and `sync` gives one back.
 */
export const checkout = fn(Order, async (order): Promise<{ url: string }> => {
  await spendVisit();
  const account = await Account.mine();
  const { accountId, customerId: known } = account;
  if (known && (await subscriptionsOf(known)).some(isLive)) {
    // Our copy may be late, and the page would go on offering what is refused.
    await sync(known);
    throw new Failure("subscription.exists", accountId);
  }
  if (account.plan === "beta") throw new Failure("subscription.notNeeded", accountId);
  const customer = await customerOf(account);
  await expireOpenSessions(customer);
  const price = await priceOf(order);
  const { url } = await ask((stripe) =>
    stripe.checkout.sessions.create({
      mode: "subscription",
      customer,
      line_items: [{ price, quantity: 1 }],
      client_reference_id: accountId,
      metadata: { accountId },
      subscription_data: { metadata: { accountId } },
      tax_id_collection: { enabled: true },
      customer_update: { address: "auto", name: "auto" },
      automatic_tax: { enabled: process.env["AUTOMATIC_TAX"] === "true" },
      allow_promotion_codes: false,
      locale: Actor.member().locale,
      success_url: `${pageOf("subscription")}?session={CHECKOUT_SESSION_ID}`,
      cancel_url: `${pageOf("pricing")}?period=${order.period}&left=1`,
    }),
  );
  if (!url) throw new Error("Stripe made a Checkout session without an address");
  return { url };
});

/** Ends the payment pages of a customer that are still open. */
export async function expireOpenSessions(customer: string): Promise<void> {
  const { data } = await ask((stripe) => stripe.checkout.sessions.list({ customer, status: "open", limit: 100 }));
  for (const { id } of data) {
    await ask((stripe) =>
      stripe.checkout.sessions.expire(id).catch((error: unknown) => {
        // It was paid or ended meanwhile.
        if (!isRefused(error)) throw error;
      }),
    );
  }
}

/** Counts a visit to the payment provider. Refusal: `rate.limited`. */
export const spendVisit = (): Promise<void> =>
  Rate.spend(`payment:${Actor.accountId()}`, PAYMENT_VISITS_PER_ACCOUNT_AND_HOUR, HOUR_MS);

/** The address of a dashboard page in the reader's language. */
export function pageOf(page: "subscription" | "pricing"): string {
  const { locale } = Actor.member();
  return `${environment("SITE_URL")}${locale === "en" ? "" : `/${locale}`}/dashboard/${page}`;
}

/**
 * Takes over the subscription that was bought in a Checkout session, before Stripe's message arrives. The address proves nothing: Stripe
 * is asked for the session, and its customer must be the account's. Refusals: `checkout.notFound`, `billing.unavailable`.
 */
export const comeBack = fn(Return, async ({ session: id }): Promise<Subscription> => {
  await spendVisit();
  const { accountId, customerId } = await Account.mine();
  const session = await ask((stripe) => stripe.checkout.sessions.retrieve(id).catch(unlessMissing));
  const buyer = customerIn(session);
  if (!buyer || buyer !== customerId) throw new Failure("checkout.notFound", accountId);
  await sync(buyer);
  return Account.subscription();
});

function customerIn(session: Stripe.Checkout.Session | undefined): string | undefined {
  const customer = session?.customer;
  return typeof customer === "string" ? customer : customer?.id;
}

/** Answers undefined for a session that Stripe does not know. */
function unlessMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
  return undefined;
}
