import * as z from "zod";
import { attach } from "../resources/cards.ts";
import { createSession, expireSession } from "../resources/checkout.ts";
import { addTaxId, createCustomer, deleteCustomer, updateCustomer } from "../resources/customers.ts";
import { change, idOf } from "../resources/books.ts";
import { end } from "../resources/payments.ts";
import { createPortalSession } from "../resources/portal.ts";
import { isOver } from "../resources/subscriptions.ts";
import { flag, metadata, pages, params, text, whole } from "./params.ts";
import { pageOf, route, type Route } from "./route.ts";

const address = z
  .strictObject({
    city: text.optional(),
    country: text.optional(),
    line1: text.optional(),
    line2: text.optional(),
    postal_code: text.optional(),
    state: text.optional(),
  })
  .transform((given) => ({ city: null, country: null, line1: null, line2: null, postal_code: null, state: null, ...given }));

const CUSTOMER = {
  address: address.optional(),
  description: text.optional(),
  email: z.email().optional(),
  metadata: metadata.optional(),
  name: text.optional(),
  phone: text.optional(),
  preferred_locales: z.array(text).optional(),
  tax_exempt: z.enum(["none", "exempt", "reverse"]).optional(),
  invoice_settings: z.strictObject({ default_payment_method: text.optional() }).optional(),
};

const CHECKOUT = {
  allow_promotion_codes: flag.optional(),
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  billing_address_collection: z.enum(["auto", "required"]).optional(),
  cancel_url: z.url().optional(),
  client_reference_id: text.max(200).optional(),
  customer: text.optional(),
  customer_update: z
    .strictObject({ address: z.enum(["auto", "never"]).optional(), name: z.enum(["auto", "never"]).optional() })
    .optional(),
  expires_at: whole.optional(),
  line_items: z.array(z.strictObject({ price: text.optional(), quantity: whole.optional() })).optional(),
  locale: z.enum(["auto", "de", "en", "en-GB", "es", "es-419", "fr", "it", "nl", "pl", "pt", "tr"]).optional(),
  metadata: metadata.optional(),
  mode: z.enum(["payment", "setup", "subscription"]).optional(),
  payment_method_collection: z.enum(["always", "if_required"]).optional(),
  subscription_data: z.strictObject({ metadata: metadata.optional() }).optional(),
  success_url: text.optional(),
  tax_id_collection: z.strictObject({ enabled: flag, required: text.optional() }).optional(),
  ui_mode: text.optional(),
};

const PORTAL = {
  configuration: text.optional(),
  customer: text,
  locale: text.optional(),
  return_url: z.url().optional(),
  flow_data: z
    .strictObject({
      type: text,
      after_completion: z
        .strictObject({
          type: z.enum(["hosted_confirmation", "portal_homepage", "redirect"]),
          redirect: z.strictObject({ return_url: z.url() }).optional(),
          hosted_confirmation: z.strictObject({ custom_message: text.optional() }).optional(),
        })
        .optional(),
      subscription_cancel: z.strictObject({ subscription: text }).optional(),
      subscription_update: z.strictObject({ subscription: text }).optional(),
      subscription_update_confirm: z
        .strictObject({
          subscription: text,
          items: z.array(z.strictObject({ id: text, price: text.optional(), quantity: whole.optional() })).length(1),
        })
        .optional(),
    })
    .optional(),
};

/** Customers, their cards, and the sessions at hosted pages. */
export const customerRoutes: readonly Route[] = [
  route("POST /v1/customers", params({ ...CUSTOMER, payment_method: text.optional() }), (books, fields) => {
    const { expand: _, invoice_settings, payment_method, ...own } = fields;
    const customer = createCustomer(books, own);
    const method = payment_method ?? invoice_settings?.default_payment_method;
    if (!method) return customer;
    const default_payment_method = attach(books, method, customer.id).id;
    const settings = { ...customer.invoice_settings, default_payment_method };
    return books.store.put({ ...customer, invoice_settings: settings });
  }),
  route("GET /v1/customers/:id", params({}), ({ store }, _, id) => store.get("customer", id)),
  route("POST /v1/customers/:id", params(CUSTOMER), (books, { expand: _, invoice_settings, ...own }, id) => {
    const customer = updateCustomer(books, id, own);
    if (!invoice_settings?.default_payment_method) return customer;
    const { default_payment_method } = invoice_settings;
    books.store.get("payment_method", default_payment_method, "invoice_settings[default_payment_method]");
    const settings = { ...customer.invoice_settings, default_payment_method };
    return change(books, { ...customer, invoice_settings: settings }, "customer.updated");
  }),
  route("DELETE /v1/customers/:id", params({}), (books, _, id) => {
    const deleted = deleteCustomer(books, id);
    for (const subscription of books.store.list("subscription", { customer: id }))
      if (!isOver(subscription)) end(books, subscription, "cancellation_requested");
    return deleted;
  }),
  route("GET /v1/customers", params({ ...pages, email: text.optional() }), ({ store }, asked) =>
    pageOf(
      "/v1/customers",
      store.list("customer").filter((each) => !each.deleted && (asked.email ?? each.email) === each.email),
      asked,
    ),
  ),
  route("POST /v1/customers/:id/tax_ids", params({ type: text, value: text }), (books, { value }, id) => {
    books.store.get("customer", id);
    return addTaxId(books, id, value);
  }),
  route("GET /v1/payment_methods/:id", params({}), ({ store }, _, id) => store.get("payment_method", id)),
  route("POST /v1/payment_methods/:id/attach", params({ customer: text }), (books, { customer }, id) => {
    books.store.get("customer", customer, "customer");
    return attach(books, id, customer);
  }),
  route("POST /v1/checkout/sessions", params(CHECKOUT), (books, { expand: _, ...fields }) => createSession(books, fields)),
  route("GET /v1/checkout/sessions/:id", params({}), ({ store }, _, id) => store.get("checkout.session", id)),
  route("POST /v1/checkout/sessions/:id/expire", params({}), (books, _, id) => expireSession(books, id)),
  route(
    "GET /v1/checkout/sessions",
    params({
      ...pages,
      customer: text.optional(),
      subscription: text.optional(),
      status: z.enum(["open", "complete", "expired"]).optional(),
    }),
    ({ store }, asked) => {
      const matches = store
        .list("checkout.session", { customer: asked.customer })
        .filter(
          (each) =>
            (asked.status ?? each.status) === each.status &&
            (!asked.subscription || idOf(each.subscription) === asked.subscription),
        );
      return pageOf("/v1/checkout/sessions", matches, asked);
    },
  ),
  route("POST /v1/billing_portal/sessions", params(PORTAL), (books, { expand: _, ...fields }) =>
    createPortalSession(books, fields as Parameters<typeof createPortalSession>[1]),
  ),
];
