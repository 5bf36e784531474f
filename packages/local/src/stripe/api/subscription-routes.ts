import * as z from "zod";
import type { Stripe } from "stripe";
import { type Books, change, idOf } from "../resources/books.ts";
import { attach } from "../resources/cards.ts";
import { liveCustomer } from "../resources/customers.ts";
import { subscriptionOf, voidInvoice } from "../resources/invoices.ts";
import { end, paymentsOf, refund } from "../resources/payments.ts";
import { release } from "../resources/schedules.ts";
import { begin, changePrice, endWithPeriod, isOver, itemOfSubscription, keep } from "../resources/subscriptions.ts";
import { declined, invalid } from "../store/problem.ts";
import { flag, metadata, pages, params, text, whole } from "./params.ts";
import { pageOf, route, type Route } from "./route.ts";

const cancellation_details = z.strictObject({ comment: text.optional(), feedback: text.optional() }).optional();

const UPDATE = params({
  cancel_at_period_end: flag.optional(),
  cancellation_details,
  default_payment_method: text.optional(),
  items: z
    .array(z.strictObject({ id: text.optional(), price: text.optional(), quantity: whole.optional() }))
    .length(1)
    .optional(),
  metadata: metadata.optional(),
  pause_collection: z
    .union([
      z.literal(""),
      z.strictObject({ behavior: z.enum(["keep_as_draft", "mark_uncollectible", "void"]), resumes_at: whole.optional() }),
    ])
    .optional(),
  payment_behavior: text.optional(),
  proration_behavior: z.enum(["always_invoice", "create_prorations", "none"]).optional(),
});

function update(books: Books, wanted: z.infer<typeof UPDATE>, id: string): Stripe.Subscription {
  let subscription = books.store.get("subscription", id);
  const [item] = wanted.items ?? [];
  if (isOver(subscription) && item)
    throw invalid("A canceled subscription can only update its cancellation_details and metadata.");
  if (item?.price && item.price !== itemOfSubscription(subscription).price.id) {
    if (item.id !== itemOfSubscription(subscription).id)
      throw invalid("The stand-in has one item per subscription: name its id.", { param: "items[0][id]" });
    const { proration_behavior: proration } = wanted;
    // Stripe would put the difference on the next invoice.
    if (!proration || proration === "create_prorations")
      throw invalid("The stand-in settles a change at once, or not at all: pass always_invoice or none.", {
        param: "proration_behavior",
      });
    subscription = changePrice(books, subscription, { price: item.price, proration });
  }
  if (wanted.cancel_at_period_end !== undefined)
    subscription = wanted.cancel_at_period_end ? endWithPeriod(books, subscription, "call") : keep(books, subscription);
  const { pause_collection: pause, default_payment_method: method } = wanted;
  if (method) books.store.get("payment_method", method, "default_payment_method");
  const next: Stripe.Subscription = {
    ...subscription,
    ...(method && { default_payment_method: method }),
    ...(pause === "" && { pause_collection: null }),
    ...(pause && { pause_collection: { behavior: pause.behavior, resumes_at: pause.resumes_at ?? null } }),
    metadata: { ...subscription.metadata, ...wanted.metadata },
  };
  return change(books, next, "customer.subscription.updated");
}

function create(books: Books, wanted: z.infer<typeof CREATE>): Stripe.Subscription {
  const subscription = begin(books, {
    customer: wanted.customer,
    price: wanted.items[0]!.price,
    paymentMethod: wanted.default_payment_method && attach(books, wanted.default_payment_method, wanted.customer).id,
    metadata: wanted.metadata,
    automaticTax: wanted.automatic_tax?.enabled,
  });
  if (subscription.status === "incomplete" && wanted.payment_behavior === "error_if_incomplete") throw declined();
  return subscription;
}

const CREATE = params({
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  customer: text,
  default_payment_method: text.optional(),
  items: z.array(z.strictObject({ price: text, quantity: whole.optional() })).length(1),
  metadata: metadata.optional(),
  payment_behavior: text.optional(),
});

function listed(books: Books, asked: { customer?: string | undefined; price?: string | undefined; status?: string | undefined }) {
  if (asked.customer) books.store.get("customer", asked.customer, "customer");
  const isAsked = (each: Stripe.Subscription): boolean => {
    if (asked.price && itemOfSubscription(each).price.id !== asked.price) return false;
    if (asked.status === "all") return true;
    if (asked.status === "ended") return isOver(each);
    return asked.status ? each.status === asked.status : each.status !== "canceled";
  };
  return books.store.list("subscription", { customer: asked.customer }).filter(isAsked);
}

/** Subscriptions, their schedules and invoices, payments and events. */
export const subscriptionRoutes: readonly Route[] = [
  route("POST /v1/subscriptions", CREATE, create),
  route("GET /v1/subscriptions/:id", params({}), ({ store }, _, id) => store.get("subscription", id)),
  route("POST /v1/subscriptions/:id", UPDATE, update),
  route(
    "DELETE /v1/subscriptions/:id",
    params({ cancellation_details, invoice_now: flag.optional(), prorate: flag.optional() }),
    (books, { cancellation_details: details, invoice_now, prorate }, id) => {
      const subscription = books.store.get("subscription", id);
      if (isOver(subscription)) throw invalid(`No such subscription: '${id}'`, { code: "resource_missing", param: "id" });
      if (invoice_now || prorate)
        throw invalid("The stand-in cancels without proration.", { param: invoice_now ? "invoice_now" : "prorate" });
      const { comment = null } = details ?? {};
      const noted = { ...subscription.cancellation_details, comment, feedback: null, feedback_option: null, reason: null };
      return end(books, { ...subscription, cancellation_details: noted }, "cancellation_requested");
    },
  ),
  route(
    "GET /v1/subscriptions",
    params({ ...pages, customer: text.optional(), price: text.optional(), status: text.optional() }),
    (books, asked) => pageOf("/v1/subscriptions", listed(books, asked), asked),
  ),
  route("GET /v1/subscription_schedules/:id", params({}), ({ store }, _, id) => store.get("subscription_schedule", id)),
  route("GET /v1/subscription_schedules", params({ ...pages, customer: text.optional() }), ({ store }, asked) =>
    pageOf("/v1/subscription_schedules", store.list("subscription_schedule", asked), asked),
  ),
  route("POST /v1/subscription_schedules/:id/release", params({}), (books, _, id) => {
    const schedule = books.store.get("subscription_schedule", id);
    const subscription = books.store.find("subscription", idOf(schedule.subscription) ?? "");
    if (!subscription) throw invalid("You cannot release a subscription schedule that is not active.");
    change(books, release(books, subscription), "customer.subscription.updated");
    return books.store.get("subscription_schedule", id);
  }),
  ...invoiceRoutes(),
  route("GET /v1/payment_intents/:id", params({}), ({ store }, _, id) => store.get("payment_intent", id)),
  route("GET /v1/payment_intents", params({ ...pages, customer: text.optional() }), ({ store }, asked) =>
    pageOf("/v1/payment_intents", store.list("payment_intent", asked), asked),
  ),
  route(
    "POST /v1/refunds",
    params({
      payment_intent: text,
      amount: whole.optional(),
      reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
      metadata: metadata.optional(),
    }),
    (books, fields) => refund(books, fields),
  ),
  route("GET /v1/refunds/:id", params({}), ({ store }, _, id) => store.get("refund", id)),
  route("GET /v1/refunds", params({ ...pages, payment_intent: text.optional() }), ({ store }, asked) =>
    pageOf(
      "/v1/refunds",
      store.list("refund").filter((each) => (asked.payment_intent ?? each.payment_intent) === each.payment_intent),
      asked,
    ),
  ),
  route("GET /v1/events/:id", params({}), ({ store }, _, id) => store.get("event", id)),
  route(
    "GET /v1/events",
    params({ ...pages, type: text.optional(), types: z.array(text).optional() }),
    ({ store }, { type, types, ...asked }) => {
      const wanted = types ?? (type ? [type] : undefined);
      return pageOf(
        "/v1/events",
        store.list("event").filter((each) => wanted?.includes(each.type) ?? true),
        asked,
      );
    },
  ),
];

function invoiceRoutes(): Route[] {
  return [
    route("GET /v1/invoices/:id", params({}), ({ store }, _, id) => store.get("invoice", id)),
    route(
      "GET /v1/invoices",
      params({ ...pages, customer: text.optional(), subscription: text.optional(), status: text.optional() }),
      (books, asked) => {
        if (asked.customer) liveCustomer(books, asked.customer, "customer");
        const matches = books.store
          .list("invoice", { customer: asked.customer })
          .filter(
            (each) =>
              (asked.status ?? each.status) === each.status &&
              (!asked.subscription || subscriptionOf(each) === asked.subscription),
          );
        return pageOf("/v1/invoices", matches, asked);
      },
    ),
    route("POST /v1/invoices/:id/void", params({}), (books, _, id) => voidInvoice(books, books.store.get("invoice", id))),
    route("GET /v1/invoice_payments", params({ ...pages, invoice: text, status: text.optional() }), (books, asked) =>
      pageOf(
        "/v1/invoice_payments",
        paymentsOf(books, asked.invoice).filter((each) => (asked.status ?? each.status) === each.status),
        asked,
      ),
    ),
  ];
}
