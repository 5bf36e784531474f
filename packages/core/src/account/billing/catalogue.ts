/** The things for sale at Stripe, made from the plan table alone: products, prices, the customer portal's settings and the webhook. */
import { createHash } from "node:crypto";
import type Stripe from "stripe";
import { PlanId, type Period } from "../plan/plan.info.ts";
import { CURRENCY, priceOf } from "../plan/plans.ts";
import { TITLES } from "../plan/titles.info.ts";

/** Stripe's tax code of software as a service for businesses. */
const TAX_CODE = "txcd_10103001";

const INTERVALS: Readonly<Record<Period, "month" | "year">> = { monthly: "month", yearly: "year" };
const PERIODS = Object.keys(INTERVALS) as Period[];

/** Messages that `Billing.sync` wants to hear. All of them name a customer. */
const EVENTS: Stripe.WebhookEndpointCreateParams.EnabledEvent[] = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.deleted",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_action_required",
];

/** The place where the webhook's signing secret is kept: Stripe shows it once. */
export interface SecretPlace {
  readonly read: () => Promise<string | undefined>;
  readonly write: (secret: string) => Promise<void>;
}

interface Options {
  /** "https://candor.example" */
  readonly siteUrl: string;
  /** The API version that the client is made for. Messages have its form. */
  readonly apiVersion: Stripe.WebhookEndpointCreateParams.ApiVersion;
  readonly secret: SecretPlace;
}

/**
 * Makes or changes what differs from the plan table, and returns a sentence about each change; none when all is as it should be. An
 * interrupted run is completed by the next one.
 */
export async function bringUpToDate(stripe: Stripe, options: Options): Promise<string[]> {
  const changes: string[] = [];
  const offered: { product: string; prices: string[] }[] = [];
  for (const plan of PlanId.options) {
    const product = await ensureProduct(stripe, plan, changes);
    const prices: string[] = [];
    for (const period of PERIODS) prices.push(await ensurePrice(stripe, { plan, period }, changes));
    await archiveOthers(stripe, product, prices, changes);
    offered.push({ product, prices });
  }
  await ensurePortal(stripe, offered, options, changes);
  await ensureEndpoint(stripe, options, changes);
  return changes;
}

const productIdOf = (plan: PlanId): string => `candor_${plan}`;

async function ensureProduct(stripe: Stripe, plan: PlanId, changes: string[]): Promise<string> {
  const id = productIdOf(plan);
  const wanted = { name: `Candor ${TITLES[plan]}`, active: true, tax_code: TAX_CODE };
  const product = await stripe.products.retrieve(id).catch(unlessMissing);
  if (!product) {
    await stripe.products.create({ id, ...wanted });
    changes.push(`product ${id} made`);
  } else if (product.name !== wanted.name || !product.active || product.tax_code !== wanted.tax_code) {
    await stripe.products.update(id, wanted);
    changes.push(`product ${id} changed`);
  }
  return id;
}

/** Finds the price under its key, or makes one that takes the key over: the amount of a price cannot be changed. */
async function ensurePrice(
  stripe: Stripe,
  { plan, period }: { plan: PlanId; period: Period },
  changes: string[],
): Promise<string> {
  const key = `${plan}_${period}`;
  const unit_amount = priceOf(plan, period)!;
  const currency = CURRENCY.toLowerCase();
  const { data } = await stripe.prices.list({ lookup_keys: [key], limit: 1 });
  const [found] = data;
  const isCurrent =
    found?.active &&
    found.unit_amount === unit_amount &&
    found.currency === currency &&
    found.tax_behavior === "exclusive" &&
    found.product === productIdOf(plan) &&
    found.recurring?.interval === INTERVALS[period] &&
    found.recurring.interval_count === 1;
  if (isCurrent) return found.id;
  const made = await stripe.prices.create({
    product: productIdOf(plan),
    currency,
    unit_amount,
    recurring: { interval: INTERVALS[period] },
    // Cannot be changed later. All prices are net.
    tax_behavior: "exclusive",
    lookup_key: key,
    transfer_lookup_key: true,
  });
  changes.push(`price ${key} made: ${unit_amount / 100} ${CURRENCY}`);
  return made.id;
}

/** Archives earlier prices. Subscribers keep theirs. */
async function archiveOthers(stripe: Stripe, product: string, current: readonly string[], changes: string[]): Promise<void> {
  const { data } = await stripe.prices.list({ product, active: true, limit: 100 });
  for (const { id } of data.filter((price) => !current.includes(price.id))) {
    await stripe.prices.update(id, { active: false });
    changes.push(`price ${id} archived`);
  }
}

async function ensurePortal(
  stripe: Stripe,
  products: Stripe.BillingPortal.ConfigurationCreateParams.Features.SubscriptionUpdate.Product[],
  { siteUrl }: Options,
  changes: string[],
): Promise<void> {
  const wanted = portalSettings(siteUrl, products);
  const metadata = { candor: "portal", candor_settings: hashOf(JSON.stringify(wanted)) };
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const found = data.find((each) => each.metadata?.["candor"] === metadata.candor);
  if (found?.metadata?.["candor_settings"] === metadata.candor_settings) return;
  if (found) await stripe.billingPortal.configurations.update(found.id, { ...wanted, metadata });
  else await stripe.billingPortal.configurations.create({ ...wanted, metadata });
  changes.push(`customer portal ${found ? "changed" : "made"}`);
}

/**
 * An upgrade is charged at once for the rest of the period: Stripe's own default is to charge nothing until the renewal. A smaller plan or a
 * shorter period begins with the next period, because what is paid is not paid back.
 */
const portalSettings = (
  siteUrl: string,
  products: Stripe.BillingPortal.ConfigurationCreateParams.Features.SubscriptionUpdate.Product[],
) =>
  ({
    business_profile: {
      privacy_policy_url: `${siteUrl}/public/privacy-policy`,
      terms_of_service_url: `${siteUrl}/public/privacy-policy#terms`,
    },
    default_return_url: `${siteUrl}/dashboard/subscription`,
    features: {
      customer_update: { enabled: true, allowed_updates: ["name", "address", "tax_id"] },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: "at_period_end" },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ["price"],
        proration_behavior: "always_invoice",
        products,
        schedule_at_period_end: { conditions: [{ type: "decreasing_item_amount" }, { type: "shortening_interval" }] },
      },
    },
  }) satisfies Stripe.BillingPortal.ConfigurationCreateParams;

/**
 * The endpoint knows by a hash which secret was written. One without it is replaced: its secret was lost between making and writing, or
 * belongs to another endpoint. So is one of another API version, which cannot be changed.
 */
async function ensureEndpoint(stripe: Stripe, { siteUrl, apiVersion, secret }: Options, changes: string[]): Promise<void> {
  const url = `${siteUrl}/api/webhooks/stripe`;
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  const ours = data.filter(({ metadata }) => metadata["candor"] === "webhook");
  const kept = await secret.read();
  const usable = ours.find(
    ({ metadata, api_version }) => kept !== undefined && metadata["candor_secret"] === hashOf(kept) && api_version === apiVersion,
  );
  if (usable) await refresh(stripe, usable, url, changes);
  else {
    const made = await stripe.webhookEndpoints.create({
      url,
      enabled_events: EVENTS,
      api_version: apiVersion,
      metadata: { candor: "webhook" },
    });
    if (!made.secret) throw new Error("Stripe made a webhook endpoint without a secret");
    await secret.write(made.secret);
    await stripe.webhookEndpoints.update(made.id, { metadata: { candor_secret: hashOf(made.secret) } });
    changes.push(`webhook endpoint made: ${url}`);
  }
  for (const { id } of ours.filter((each) => each !== usable)) {
    await stripe.webhookEndpoints.del(id);
    changes.push(`webhook endpoint ${id} deleted`);
  }
}

async function refresh(stripe: Stripe, endpoint: Stripe.WebhookEndpoint, url: string, changes: string[]): Promise<void> {
  const hears = new Set(endpoint.enabled_events);
  const isCurrent =
    endpoint.url === url &&
    endpoint.status === "enabled" &&
    EVENTS.length === hears.size &&
    EVENTS.every((each) => hears.has(each));
  if (isCurrent) return;
  await stripe.webhookEndpoints.update(endpoint.id, { url, enabled_events: EVENTS, disabled: false });
  changes.push(`webhook endpoint changed: ${url}`);
}

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 32);

function unlessMissing(error: unknown): undefined {
  if ((error as { code?: unknown }).code !== "resource_missing") throw error;
}
