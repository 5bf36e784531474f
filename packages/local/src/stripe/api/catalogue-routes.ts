import * as z from "zod";
import { createPrice, createProduct, updatePrice, updateProduct } from "../resources/catalogue.ts";
import { createEndpoint, deleteEndpoint, updateEndpoint } from "../resources/endpoints.ts";
import { type ConfigurationFields, createConfiguration, updateConfiguration } from "../resources/portal.ts";
import { flag, metadata, pages, params, text, whole } from "./params.ts";
import { pageOf, route, type Route } from "./route.ts";

const tax_behavior = z.enum(["exclusive", "inclusive", "unspecified"]).optional();

const PRODUCT = {
  active: flag.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  tax_code: text.optional(),
  url: text.optional(),
};

const features = z.strictObject({
  customer_update: z.strictObject({ enabled: flag, allowed_updates: z.array(text).optional() }).optional(),
  invoice_history: z.strictObject({ enabled: flag }).optional(),
  payment_method_update: z.strictObject({ enabled: flag }).optional(),
  subscription_cancel: z
    .strictObject({
      enabled: flag,
      mode: z.enum(["at_period_end", "immediately"]).optional(),
      proration_behavior: z.enum(["none", "create_prorations", "always_invoice"]).optional(),
      cancellation_reason: z.strictObject({ enabled: flag, options: z.array(text).optional() }).optional(),
    })
    .optional(),
  subscription_update: z
    .strictObject({
      enabled: flag,
      billing_cycle_anchor: z.enum(["now", "unchanged"]).optional(),
      default_allowed_updates: z.array(text).optional(),
      products: z.array(z.strictObject({ product: text, prices: z.array(text) })).optional(),
      proration_behavior: z.enum(["none", "always_invoice"]).optional(),
      schedule_at_period_end: z
        .strictObject({
          conditions: z.array(z.strictObject({ type: z.enum(["decreasing_item_amount", "shortening_interval"]) })).optional(),
        })
        .optional(),
    })
    .optional(),
});

const CONFIGURATION = {
  business_profile: z
    .strictObject({ headline: text.optional(), privacy_policy_url: text.optional(), terms_of_service_url: text.optional() })
    .optional(),
  default_return_url: text.optional(),
  metadata: metadata.optional(),
  name: text.optional(),
};

const PRICE_CHANGE = {
  lookup_key: text.optional(),
  transfer_lookup_key: flag.optional(),
  nickname: text.optional(),
  metadata: metadata.optional(),
  tax_behavior,
};

/** Products, prices, the portal's configurations and webhook endpoints. */
export const catalogueRoutes: readonly Route[] = [
  route("POST /v1/products", params({ ...PRODUCT, id: text.optional(), name: text }), (books, { expand: _, ...fields }) =>
    createProduct(books, { ...fields, id: fields.id }),
  ),
  route("GET /v1/products/:id", params({}), ({ store }, _, id) => store.get("product", id)),
  route("POST /v1/products/:id", params({ ...PRODUCT, name: text.optional() }), (books, { expand: _, ...fields }, id) =>
    updateProduct(books, id, fields as Parameters<typeof updateProduct>[2]),
  ),
  route("GET /v1/products", params({ ...pages, active: flag.optional(), ids: z.array(text).optional() }), ({ store }, asked) =>
    pageOf(
      "/v1/products",
      store.list("product").filter(({ id, active }) => (asked.ids?.includes(id) ?? true) && (asked.active ?? active) === active),
      asked,
    ),
  ),
  route(
    "POST /v1/prices",
    params({
      ...PRICE_CHANGE,
      currency: text.regex(/^[a-z]{3}$/u),
      product: text,
      unit_amount: whole,
      recurring: z.strictObject({ interval: z.enum(["month", "year"]), interval_count: whole.optional() }).optional(),
    }),
    (books, fields) => createPrice(books, fields),
  ),
  route("GET /v1/prices/:id", params({}), ({ store }, _, id) => store.get("price", id)),
  route("POST /v1/prices/:id", params({ ...PRICE_CHANGE, active: flag.optional() }), (books, fields, id) =>
    updatePrice(books, id, fields),
  ),
  route(
    "GET /v1/prices",
    params({ ...pages, active: flag.optional(), product: text.optional(), lookup_keys: z.array(text).max(10).optional() }),
    ({ store }, asked) => {
      const matches = store
        .list("price")
        .filter(
          ({ active, product, lookup_key }) =>
            (asked.active ?? active) === active &&
            (asked.product ?? product) === product &&
            (!asked.lookup_keys || asked.lookup_keys.includes(lookup_key ?? "")),
        );
      return pageOf("/v1/prices", matches, asked);
    },
  ),
  route("POST /v1/billing_portal/configurations", params({ ...CONFIGURATION, features }), (books, fields) =>
    createConfiguration(books, fields as ConfigurationFields),
  ),
  route("GET /v1/billing_portal/configurations/:id", params({}), ({ store }, _, id) =>
    store.get("billing_portal.configuration", id),
  ),
  route(
    "POST /v1/billing_portal/configurations/:id",
    params({ ...CONFIGURATION, active: flag.optional(), features: features.optional() }),
    (books, fields, id) => updateConfiguration(books, id, fields as ConfigurationFields),
  ),
  route(
    "GET /v1/billing_portal/configurations",
    params({ ...pages, active: flag.optional(), is_default: flag.optional() }),
    ({ store }, asked) => {
      const matches = store
        .list("billing_portal.configuration")
        .filter(
          ({ active, is_default }) => (asked.active ?? active) === active && (asked.is_default ?? is_default) === is_default,
        );
      return pageOf("/v1/billing_portal/configurations", matches, asked);
    },
  ),
  route(
    "POST /v1/webhook_endpoints",
    params({
      url: z.url(),
      enabled_events: z.array(text).min(1),
      api_version: text.optional(),
      description: text.optional(),
      metadata: metadata.optional(),
    }),
    (books, fields) => createEndpoint(books, fields),
  ),
  route("GET /v1/webhook_endpoints/:id", params({}), ({ store }, _, id) => store.get("webhook_endpoint", id)),
  route(
    "POST /v1/webhook_endpoints/:id",
    params({
      url: z.url().optional(),
      enabled_events: z.array(text).min(1).optional(),
      description: text.optional(),
      disabled: flag.optional(),
      metadata: metadata.optional(),
    }),
    (books, fields, id) => updateEndpoint(books, id, fields),
  ),
  route("DELETE /v1/webhook_endpoints/:id", params({}), (books, _, id) => deleteEndpoint(books, id)),
  route("GET /v1/webhook_endpoints", params(pages), ({ store }, asked) =>
    pageOf("/v1/webhook_endpoints", store.list("webhook_endpoint"), asked),
  ),
];
