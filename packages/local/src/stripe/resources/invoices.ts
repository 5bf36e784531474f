/** Invoices of subscriptions: drafts, numbers, and what is due. Paying them is in payments.ts. */
import type { Stripe } from "stripe";
import { DRAFT_SECONDS } from "../store/due.ts";
import { newId } from "../store/ids.ts";
import { invalid } from "../store/problem.ts";
import { type Books, change, emit, idOf } from "./books.ts";

/** The rate that automatic tax adds here, in percent. Stripe's depends on place and product. */
const TAX_PERCENT = 19;

export interface Line {
  readonly amount: number;
  readonly description: string;
  readonly price: Stripe.Price;
  readonly period: Stripe.InvoiceLineItem.Period;
  readonly isProration: boolean;
}

interface Draft {
  readonly subscription: Stripe.Subscription;
  readonly reason: "subscription_create" | "subscription_cycle" | "subscription_update";
  readonly lines: readonly Line[];
  /** Waits an hour as renewals do; otherwise it is finalised at once by the caller. */
  readonly waits: boolean;
  /** False for one that nobody charges: collection is paused, or was given up. */
  readonly advances?: boolean;
}

/** A new draft for a subscription. */
export function draftInvoice(books: Books, { subscription, reason, lines, waits, advances = true }: Draft): Stripe.Invoice {
  const { store, now } = books;
  const customer = store.get("customer", idOf(subscription.customer)!);
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const taxIds = store.list("tax_id", { customer: customer.id });
  const isTaxed = subscription.automatic_tax.enabled && !taxIds.some(({ country }) => country !== "DE");
  const tax = isTaxed ? Math.round((subtotal * TAX_PERCENT) / 100) : 0;
  const total = subtotal + tax;
  const due = Math.max(0, total + customer.balance);
  const id = newId("in");
  const period = lines.at(-1)!.period;
  const invoice: Stripe.Invoice = {
    ...EMPTY,
    id,
    amount_due: due,
    amount_remaining: due,
    auto_advance: advances,
    automatic_tax: { ...EMPTY.automatic_tax, enabled: subscription.automatic_tax.enabled, status: isTaxed ? "complete" : null },
    automatically_finalizes_at: waits && advances ? now() + DRAFT_SECONDS : null,
    billing_reason: reason,
    created: now(),
    currency: subscription.currency,
    customer: customer.id,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_tax_ids: taxIds.map(({ type, value }) => ({ type: type, value })),
    default_payment_method: idOf(subscription.default_payment_method) ?? null,
    lines: {
      object: "list",
      data: lines.map((line) => lineOf(line, id, subscription)),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: "subscription_details",
    },
    period_start: period.start,
    period_end: period.end,
    starting_balance: customer.balance,
    status: "draft",
    subtotal,
    subtotal_excluding_tax: subtotal,
    total,
    total_excluding_tax: subtotal,
    total_taxes: isTaxed ? [taxOf(tax, subtotal)] : [],
  };
  store.put(invoice);
  emit(books, "invoice.created", invoice);
  return invoice;
}

/** Gives a draft its number, its page and, where something is due, a payment. */
export function finalise(books: Books, draft: Stripe.Invoice): Stripe.Invoice {
  if (draft.status !== "draft") throw invalid("This invoice is already finalized.", { code: "invoice_not_editable" });
  const { store, siteUrl, now } = books;
  const customer = store.get("customer", idOf(draft.customer)!);
  const sequence = customer.next_invoice_sequence ?? 1;
  // A credit that is left over is kept for the next invoice.
  store.put({ ...customer, next_invoice_sequence: sequence + 1, balance: customer.balance + draft.total - draft.amount_due });
  const page = `${siteUrl}/_local/stripe/invoices/${draft.id}`;
  const invoice = change(
    books,
    {
      ...draft,
      status: "open",
      number: `${customer.invoice_prefix}-${String(sequence).padStart(4, "0")}`,
      auto_advance: true,
      automatically_finalizes_at: null,
      effective_at: now(),
      ending_balance: 0,
      hosted_invoice_url: page,
      invoice_pdf: `${page}/pdf`,
      status_transitions: { ...draft.status_transitions, finalized_at: now() },
    },
    "invoice.finalized",
  );
  if (invoice.amount_due > 0) addPayment(books, invoice);
  return invoice;
}

/** Declares that nobody has to pay an invoice. */
export const voidInvoice = (books: Books, invoice: Stripe.Invoice): Stripe.Invoice =>
  change(
    books,
    {
      ...invoice,
      status: "void",
      auto_advance: false,
      amount_remaining: 0,
      next_payment_attempt: null,
      status_transitions: { ...invoice.status_transitions, voided_at: books.now() },
    },
    "invoice.voided",
  );

export const subscriptionOf = (invoice: Stripe.Invoice): string | undefined =>
  idOf(invoice.parent?.subscription_details?.subscription);

/** The invoices of a subscription, newest first. */
export const invoicesOf = ({ store }: Books, subscription: Stripe.Subscription): Stripe.Invoice[] =>
  store
    .list("invoice", { customer: idOf(subscription.customer) })
    .filter((invoice) => subscriptionOf(invoice) === subscription.id);

/** Cents as people of a language read them: "€75.00", "75,00 €". */
export const money = (cents: number, currency: string, locale = "en"): string =>
  new Intl.NumberFormat(locale, { style: "currency", currency }).format(cents / 100);

/** "1 × Growth (at €75.00 / month)" */
export function describe({ store }: Books, price: Stripe.Price): string {
  const name = store.find("product", idOf(price.product)!)?.name ?? "";
  return `1 × ${name} (at ${money(price.unit_amount ?? 0, price.currency)} / ${price.recurring?.interval})`;
}

function addPayment({ store, now }: Books, invoice: Stripe.Invoice): void {
  const intent: Stripe.PaymentIntent = {
    ...EMPTY_INTENT,
    id: newId("pi"),
    amount: invoice.amount_due,
    created: now(),
    currency: invoice.currency,
    customer: idOf(invoice.customer)!,
    status: "requires_payment_method",
  };
  store.put(intent);
  store.put({
    id: newId("inpay"),
    object: "invoice_payment",
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: "payment_intent" },
    status: "open",
    status_transitions: { canceled_at: null, paid_at: null },
  } satisfies Stripe.InvoicePayment);
}

function lineOf(
  { amount, description, price, period, isProration }: Line,
  invoice: string,
  subscription: Stripe.Subscription,
): Stripe.InvoiceLineItem {
  return {
    id: newId("il"),
    object: "line_item",
    amount,
    currency: price.currency,
    description,
    discount_amounts: [],
    discountable: !isProration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: isProration,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: subscription.items.data[0]!.id,
      },
      type: "subscription_item_details",
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: idOf(price.product)! },
      type: "price_details",
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity: 1,
    quantity_decimal: null,
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}

const taxOf = (amount: number, taxable: number): Stripe.Invoice.TotalTax => ({
  amount,
  tax_behavior: "exclusive",
  tax_rate_details: null,
  taxability_reason: "standard_rated",
  taxable_amount: taxable,
  type: "tax_rate_details",
});

/** The fields that say nothing here. */
const EMPTY = {
  object: "invoice",
  account_country: "DE",
  account_name: "Candor",
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_paid: 0,
  amount_shipping: 0,
  application: null,
  attempt_count: 0,
  attempted: false,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  collection_method: "charge_automatically",
  custom_fields: null,
  customer_account: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: "none",
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  effective_at: null,
  ending_balance: null,
  footer: null,
  from_invoice: null,
  hosted_invoice_url: null,
  invoice_pdf: null,
  issuer: { type: "self" },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  next_payment_attempt: null,
  number: null,
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
  test_clock: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  webhooks_delivered_at: null,
} satisfies Partial<Stripe.Invoice>;

const EMPTY_INTENT = {
  object: "payment_intent",
  allowed_payment_method_types: null,
  amount_capturable: 0,
  amount_received: 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: "automatic",
  client_secret: null,
  confirmation_method: "automatic",
  customer_account: null,
  description: "Subscription",
  excluded_payment_method_types: null,
  last_payment_error: null,
  latest_charge: null,
  livemode: false,
  managed_payments: null,
  metadata: {},
  next_action: null,
  on_behalf_of: null,
  payment_method: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: ["card"],
  payment_record: null,
  processing: null,
  receipt_email: null,
  review: null,
  setup_future_usage: "off_session",
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_group: null,
} satisfies Partial<Stripe.PaymentIntent>;
