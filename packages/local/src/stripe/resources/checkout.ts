/** Checkout sessions for subscriptions. */
import type { Stripe } from "stripe";
import { newId } from "../store/ids.ts";
import { invalid } from "../store/problem.ts";
import { type Books, change, emit, idOf } from "./books.ts";
import { type Card, charge, newCard } from "./cards.ts";
import { addTaxId, liveCustomer, updateCustomer } from "./customers.ts";
import { begin, payablePrice } from "./subscriptions.ts";

const DAY = 86_400;

interface NewSession {
  readonly mode?: string | undefined;
  readonly customer?: string | undefined;
  readonly line_items?: readonly { readonly price?: string | undefined; readonly quantity?: number | undefined }[] | undefined;
  readonly success_url?: string | undefined;
  readonly cancel_url?: string | undefined;
  readonly client_reference_id?: string | undefined;
  readonly metadata?: Stripe.Metadata | undefined;
  readonly locale?: Stripe.Checkout.Session.Locale | undefined;
  readonly ui_mode?: Stripe.Checkout.Session.UiMode | undefined;
  readonly allow_promotion_codes?: boolean | undefined;
  readonly automatic_tax?: { readonly enabled: boolean } | undefined;
  readonly billing_address_collection?: Stripe.Checkout.Session.BillingAddressCollection | undefined;
  readonly tax_id_collection?: { readonly enabled: boolean; readonly required?: string | undefined } | undefined;
  readonly customer_update?: { readonly address?: string | undefined; readonly name?: string | undefined } | undefined;
  readonly subscription_data?: { readonly metadata?: Stripe.Metadata | undefined } | undefined;
  readonly expires_at?: number | undefined;
}

export function createSession(books: Books, wanted: NewSession): Stripe.Checkout.Session {
  const { store, now, siteUrl } = books;
  assertUsable(wanted);
  const customer = liveCustomer(books, wanted.customer ?? "", "customer");
  const price = payablePrice(books, wanted.line_items?.[0]?.price ?? "", "line_items[0][price]");
  const id = newId("cs_test", 58);
  const total = price.unit_amount ?? 0;
  const session: Stripe.Checkout.Session = {
    ...EMPTY,
    id,
    allow_promotion_codes: wanted.allow_promotion_codes ?? null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: wanted.automatic_tax?.enabled ?? false, liability: null, provider: null, status: null },
    billing_address_collection: wanted.billing_address_collection ?? null,
    cancel_url: wanted.cancel_url ?? null,
    client_reference_id: wanted.client_reference_id ?? null,
    created: now(),
    currency: price.currency,
    customer: customer.id,
    expires_at: wanted.expires_at ?? now() + DAY,
    locale: wanted.locale ?? null,
    metadata: wanted.metadata ?? {},
    success_url: wanted.success_url ?? null,
    tax_id_collection: { enabled: wanted.tax_id_collection?.enabled ?? false, required: "never" },
    url: `${siteUrl}/_local/stripe/checkout/${id}`,
  };
  store.put(session);
  store.set(`price:${id}`, price.id);
  store.set(`subscription_data:${id}`, wanted.subscription_data?.metadata ?? {});
  return session;
}

/** Rules about parameters that depend on each other. */
function assertUsable({
  mode,
  line_items,
  success_url,
  customer,
  automatic_tax,
  tax_id_collection,
  customer_update,
  ui_mode,
}: NewSession): void {
  if (mode !== "subscription") throw invalid("The stand-in has sessions of mode `subscription` only.", { param: "mode" });
  if (ui_mode && ui_mode !== "hosted_page") throw invalid("The stand-in has hosted pages only.", { param: "ui_mode" });
  if (line_items?.length !== 1) throw invalid("The stand-in takes exactly one of `line_items`.", { param: "line_items" });
  if (!customer) throw invalid("The stand-in sells to existing customers only.", { param: "customer" });
  if (!success_url) throw invalid("You must provide a `success_url`.", { param: "success_url", code: "parameter_missing" });
  if (automatic_tax?.enabled && customer_update?.address !== "auto")
    throw invalid(
      "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set `customer_update[address]` to `auto` to save the address entered in Checkout to the Customer.",
      { code: "customer_tax_location_invalid" },
    );
  if (tax_id_collection?.enabled && customer_update?.name !== "auto")
    throw invalid(
      "Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.",
      { param: "customer_update[name]" },
    );
}

export function expireSession(books: Books, id: string): Stripe.Checkout.Session {
  const session = books.store.get("checkout.session", id);
  if (session.status !== "open")
    throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.', { param: "session" });
  return change(books, { ...session, status: "expired", url: null }, "checkout.session.expired");
}

/** The price that a session sells. */
export const priceOfSession = ({ store }: Books, id: string): Stripe.Price =>
  store.get("price", store.setting<string>(`price:${id}`)!);

/** The details that a person enters at the page. */
export interface Buyer {
  readonly card: Card;
  readonly name: string;
  readonly country: string;
  readonly taxId?: string | undefined;
}

/** Pays. Returns undefined when the card is declined: the session stays open for another one. */
export function completeSession(
  books: Books,
  id: string,
  { card, name, country, taxId }: Buyer,
): Stripe.Checkout.Session | undefined {
  const { store } = books;
  const session = store.get("checkout.session", id);
  if (session.status !== "open") throw invalid("The session is not open.");
  const customerId = idOf(session.customer)!;
  const method = newCard(books, card, customerId);
  if (charge(method, true) !== "paid") return undefined;
  const address = { city: null, country, line1: null, line2: null, postal_code: null, state: null };
  const customer = updateCustomer(books, customerId, { name, address });
  if (taxId) addTaxId(books, customerId, taxId);
  const subscription = begin(books, {
    customer: customerId,
    price: priceOfSession(books, id).id,
    paymentMethod: method.id,
    metadata: store.setting<Stripe.Metadata>(`subscription_data:${id}`),
    automaticTax: session.automatic_tax.enabled,
    isAtPage: true,
  });
  const invoice = store.get("invoice", idOf(subscription.latest_invoice)!);
  const completed: Stripe.Checkout.Session = {
    ...session,
    status: "complete",
    payment_status: "paid",
    amount_subtotal: invoice.subtotal,
    amount_total: invoice.total,
    customer_details: {
      address,
      business_name: null,
      email: customer.email,
      individual_name: null,
      name,
      phone: null,
      tax_exempt: "none",
      tax_ids: taxId ? [{ type: "eu_vat", value: taxId }] : [],
    },
    invoice: invoice.id,
    subscription: subscription.id,
    url: null,
  };
  store.put(completed);
  emit(books, "checkout.session.completed", completed);
  return completed;
}

/** The address to which the browser goes after paying. */
export const successUrl = ({ id, success_url }: Stripe.Checkout.Session): string =>
  success_url!.replaceAll("{CHECKOUT_SESSION_ID}", id);

/** The line that an expanded reply holds. */
export function lineItemsOf(books: Books, session: Stripe.Checkout.Session): Stripe.ApiList<Stripe.LineItem> {
  const price = priceOfSession(books, session.id);
  const amount = price.unit_amount ?? 0;
  return {
    object: "list",
    data: [
      {
        id: `li_${session.id.slice(-24)}`,
        object: "item",
        adjustable_quantity: null,
        amount_discount: 0,
        amount_subtotal: amount,
        amount_tax: 0,
        amount_total: amount,
        currency: price.currency,
        description: books.store.find("product", idOf(price.product)!)?.name ?? null,
        metadata: {},
        price,
        quantity: 1,
      },
    ],
    has_more: false,
    url: `/v1/checkout/sessions/${session.id}/line_items`,
  };
}

/** The fields that say nothing here. */
const EMPTY = {
  object: "checkout.session",
  adaptive_pricing: null,
  after_expiration: null,
  allowed_payment_method_types: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  customer_account: null,
  customer_creation: null,
  customer_details: null,
  customer_email: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  managed_payments: null,
  mode: "subscription",
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: "always",
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ["card"],
  payment_status: "unpaid",
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: "open",
  submit_type: null,
  subscription: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: "hosted_page",
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>;
