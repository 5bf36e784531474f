/** The customer portal: configurations, sessions, and what a person may do there. */
import type { Stripe } from "stripe";
import { newId } from "../store/ids.ts";
import { invalid } from "../store/problem.ts";
import { type Books, idOf } from "./books.ts";
import { liveCustomer } from "./customers.ts";
import { hasSameInterval, isShorter } from "./periods.ts";
import { scheduleChange, scheduledPrice } from "./schedules.ts";
import { changePrice, isOver, itemOfSubscription } from "./subscriptions.ts";

type Configuration = Stripe.BillingPortal.Configuration;
type Session = Stripe.BillingPortal.Session;

interface ProductFields {
  readonly product: string;
  readonly prices: readonly string[];
}

/** The fields of a configuration that a caller sets. A feature that is not named keeps its value, or is off. */
export interface ConfigurationFields {
  readonly business_profile?: Partial<Stripe.BillingPortal.Configuration.BusinessProfile> | undefined;
  readonly default_return_url?: string | undefined;
  readonly name?: string | undefined;
  readonly active?: boolean | undefined;
  readonly metadata?: Stripe.Metadata | undefined;
  readonly features?:
    | {
        readonly customer_update?: Partial<Stripe.BillingPortal.Configuration.Features.CustomerUpdate> | undefined;
        readonly invoice_history?: { readonly enabled: boolean } | undefined;
        readonly payment_method_update?: { readonly enabled: boolean } | undefined;
        readonly subscription_cancel?: Partial<Stripe.BillingPortal.Configuration.Features.SubscriptionCancel> | undefined;
        readonly subscription_update?:
          | (Partial<Omit<Stripe.BillingPortal.Configuration.Features.SubscriptionUpdate, "products">> & {
              readonly products?: readonly ProductFields[] | undefined;
            })
          | undefined;
      }
    | undefined;
}

export function createConfiguration(books: Books, fields: ConfigurationFields): Configuration {
  const { store, now } = books;
  return store.put(
    withFields(books, fields, {
      id: newId("bpc"),
      object: "billing_portal.configuration",
      active: true,
      application: null,
      business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
      created: now(),
      default_return_url: null,
      features: ALL_OFF,
      is_default: store.list("billing_portal.configuration").length === 0,
      livemode: false,
      login_page: { enabled: false, url: null },
      metadata: {},
      name: null,
      updated: now(),
    }),
  );
}

export const updateConfiguration = (books: Books, id: string, fields: ConfigurationFields): Configuration =>
  books.store.put(withFields(books, fields, books.store.get("billing_portal.configuration", id)));

function withFields({ store, now }: Books, wanted: ConfigurationFields, before: Configuration): Configuration {
  const { features = {} } = wanted;
  const { products, ...update } = features.subscription_update ?? {};
  for (const { product, prices } of products ?? []) {
    store.get("product", product, "features[subscription_update][products]");
    for (const price of prices) store.get("price", price, "features[subscription_update][products]");
  }
  if (products && products.length > 10)
    throw invalid("You may not specify more than 10 products.", { param: "features[subscription_update][products]" });
  const kept = before.features;
  return {
    ...before,
    business_profile: { ...before.business_profile, ...wanted.business_profile },
    default_return_url: wanted.default_return_url ?? before.default_return_url,
    name: wanted.name ?? before.name,
    active: wanted.active ?? before.active,
    metadata: { ...before.metadata, ...wanted.metadata },
    updated: now(),
    features: {
      ...kept,
      customer_update: { ...kept.customer_update, ...features.customer_update },
      invoice_history: { ...kept.invoice_history, ...features.invoice_history },
      payment_method_update: { ...kept.payment_method_update, ...features.payment_method_update },
      subscription_cancel: { ...kept.subscription_cancel, ...features.subscription_cancel },
      subscription_update: {
        ...kept.subscription_update,
        ...update,
        products:
          products?.map((each) => ({ ...NOT_ADJUSTABLE, ...each, prices: [...each.prices] })) ??
          kept.subscription_update.products ??
          [],
      },
    },
  };
}

const NOT_ADJUSTABLE = { adjustable_quantity: { enabled: false, maximum: null, minimum: 1 } };

const ALL_OFF: Stripe.BillingPortal.Configuration.Features = {
  customer_update: { allowed_updates: [], enabled: false },
  invoice_history: { enabled: false },
  payment_method_update: { enabled: false, payment_method_configuration: null },
  subscription_cancel: {
    cancellation_reason: { enabled: false, feedback_options: null, options: [] },
    enabled: false,
    mode: "at_period_end",
    proration_behavior: "none",
  },
  subscription_pause: { enabled: false } as Stripe.BillingPortal.Configuration.Features.SubscriptionPause,
  subscription_update: {
    billing_cycle_anchor: null,
    default_allowed_updates: [],
    enabled: false,
    products: [],
    proration_behavior: "none",
    schedule_at_period_end: { conditions: [] },
    trial_update_behavior: "end_trial",
  },
};

interface NewSession {
  readonly customer: string;
  readonly configuration?: string | undefined;
  readonly return_url?: string | undefined;
  readonly locale?: Stripe.BillingPortal.Session.Locale | undefined;
  readonly flow_data?:
    | {
        readonly type: string;
        readonly after_completion?:
          | {
              readonly type: string;
              readonly redirect?: { readonly return_url: string } | undefined;
              readonly hosted_confirmation?: { readonly custom_message?: string | undefined } | undefined;
            }
          | undefined;
        readonly subscription_cancel?: { readonly subscription: string } | undefined;
        readonly subscription_update?: { readonly subscription: string } | undefined;
        readonly subscription_update_confirm?:
          | {
              readonly subscription: string;
              readonly items: readonly {
                readonly id: string;
                readonly price?: string | undefined;
                readonly quantity?: number | undefined;
              }[];
            }
          | undefined;
      }
    | undefined;
}

export function createPortalSession(books: Books, wanted: NewSession): Session {
  const { store, now, siteUrl } = books;
  liveCustomer(books, wanted.customer, "customer");
  const configuration = wanted.configuration
    ? store.get("billing_portal.configuration", wanted.configuration, "configuration")
    : store.list("billing_portal.configuration").find(({ is_default }) => is_default);
  if (!configuration) throw invalid("No configuration provided and your test mode default configuration has not been created.");
  const id = newId("bps");
  return store.put({
    id,
    object: "billing_portal.session",
    configuration: configuration.id,
    created: now(),
    customer: wanted.customer,
    customer_account: null,
    flow: flowOf(books, wanted, configuration),
    livemode: false,
    locale: wanted.locale ?? null,
    on_behalf_of: null,
    return_url: wanted.return_url ?? configuration.default_return_url,
    url: `${siteUrl}/_local/stripe/portal/${id}`,
  } satisfies Session);
}

const FEATURE_OF_FLOW = {
  payment_method_update: "payment_method_update",
  subscription_cancel: "subscription_cancel",
  subscription_update: "subscription_update",
  subscription_update_confirm: "subscription_update",
} as const;

/** Checks a deep link as Stripe does when it is made: the feature is on, the subscription is the customer's, and something would change. */
function flowOf(
  books: Books,
  { customer, flow_data: wanted }: NewSession,
  { features }: Configuration,
): Stripe.BillingPortal.Session.Flow | null {
  if (!wanted) return null;
  const param = "flow_data[type]";
  if (!Object.hasOwn(FEATURE_OF_FLOW, wanted.type)) throw invalid(`The stand-in has no flow \`${wanted.type}\`.`, { param });
  const type = wanted.type as keyof typeof FEATURE_OF_FLOW;
  if (!features[FEATURE_OF_FLOW[type]].enabled)
    throw invalid(`This flow_data[type] is disabled in the portal's configuration.`, { param });
  const details = type === "payment_method_update" ? undefined : wanted[type];
  if (type !== "payment_method_update" && !details)
    throw invalid(`Missing required param: flow_data[${type}].`, { param: `flow_data[${type}]`, code: "parameter_missing" });
  const subscription = details && ownSubscription(books, customer, details.subscription, `flow_data[${type}][subscription]`);
  if (type === "subscription_cancel" && subscription?.cancel_at)
    throw invalid("This subscription is already set to be canceled at period end.", {
      param: `flow_data[${type}][subscription]`,
    });
  const [item] = wanted.subscription_update_confirm?.items ?? [];
  if (type === "subscription_update_confirm") assertChange(subscription!, item, features.subscription_update);
  const { after_completion: after } = wanted;
  return {
    after_completion: {
      hosted_confirmation: after?.hosted_confirmation
        ? { custom_message: after.hosted_confirmation.custom_message ?? null }
        : null,
      redirect: after?.redirect ?? null,
      type: after?.type ?? "portal_homepage",
    },
    customer_update: null,
    subscription_cancel: type === "subscription_cancel" ? { retention: null, subscription: subscription!.id } : null,
    subscription_pause: null,
    subscription_update: type === "subscription_update" ? { subscription: subscription!.id } : null,
    subscription_update_confirm:
      type === "subscription_update_confirm"
        ? { discounts: null, items: [{ id: item!.id, price: item!.price!, quantity: 1 }], subscription: subscription!.id }
        : null,
    type,
  };
}

function ownSubscription({ store }: Books, customer: string, id: string, param: string): Stripe.Subscription {
  const subscription = store.get("subscription", id, param);
  if (idOf(subscription.customer) !== customer)
    throw invalid("The subscription does not belong to the provided customer.", { param });
  if (isOver(subscription)) throw invalid("This subscription is canceled and cannot be updated.", { param });
  return subscription;
}

function assertChange(
  subscription: Stripe.Subscription,
  item: { readonly id: string; readonly price?: string | undefined } | undefined,
  { products, default_allowed_updates }: Stripe.BillingPortal.Configuration.Features.SubscriptionUpdate,
): void {
  const param = "flow_data[subscription_update_confirm][items]";
  const current = itemOfSubscription(subscription);
  if (item?.id !== current.id) throw invalid("The item is not one of the subscription's.", { param: `${param}[0][id]` });
  if (item.price === current.price.id)
    throw invalid("The update would change nothing about the subscription.", { param: `${param}[0][price]` });
  const isSold = products?.some(({ prices }) => prices.includes(item.price ?? ""));
  if (!isSold || !default_allowed_updates.includes("price"))
    throw invalid("The price is not in the portal configuration's list of products.", { param: `${param}[0][price]` });
}

/** True if the portal lets a change wait for the end of the period. */
export function isScheduled(books: Books, session: Session, from: Stripe.Price, to: Stripe.Price): boolean {
  const { features } = books.store.get("billing_portal.configuration", idOf(session.configuration)!);
  return features.subscription_update.schedule_at_period_end.conditions.some(({ type }) =>
    type === "shortening_interval"
      ? isShorter(to, from)
      : hasSameInterval(to, from) && (to.unit_amount ?? 0) < (from.unit_amount ?? 0),
  );
}

/** Changes to another price: now, or with the end of the period where the configuration says so. */
export function changeInPortal(
  books: Books,
  session: Session,
  subscription: Stripe.Subscription,
  priceId: string,
): Stripe.Subscription {
  const { store } = books;
  const { features } = store.get("billing_portal.configuration", idOf(session.configuration)!);
  const current = itemOfSubscription(subscription).price;
  if (scheduledPrice(books, subscription)?.id === priceId) return subscription;
  if (isScheduled(books, session, current, store.get("price", priceId))) return scheduleChange(books, subscription, priceId);
  return changePrice(books, subscription, {
    price: priceId,
    proration: features.subscription_update.proration_behavior as "always_invoice" | "none",
    isAtPage: true,
  });
}
