/** Paying invoices, and giving money back. */
import type { Stripe } from "stripe";
import { newId } from "../store/ids.ts";
import { invalid } from "../store/problem.ts";
import { type Books, change, dashboard, emit, idOf, RETRY_DAYS } from "./books.ts";
import { charge } from "./cards.ts";
import { invoicesOf, subscriptionOf } from "./invoices.ts";

const DAY = 86_400;

/**
 * Tries to pay an open invoice with the card of its subscription or customer.
 * @param isAtPage the person is there and confirms what the bank asks
 */
export function attempt(books: Books, invoice: Stripe.Invoice, { isAtPage = false } = {}): Stripe.Invoice {
  if (invoice.status !== "open") throw invalid("This invoice is not open.", { code: "invoice_not_payable" });
  const method = cardFor(books, invoice);
  const outcome = invoice.amount_due === 0 ? "paid" : charge(method, isAtPage);
  const tried = { ...invoice, attempted: true, attempt_count: invoice.attempt_count + 1 };
  return outcome === "paid" ? settle(books, tried, method) : refuse(books, tried, outcome);
}

/** The invoice's payments, which a reply holds only when it is expanded. */
export const paymentsOf = ({ store }: Books, invoice: string): Stripe.InvoicePayment[] =>
  store.list("invoice_payment").filter((payment) => payment.invoice === invoice);

interface RefundFields {
  readonly payment_intent: string;
  readonly amount?: number | undefined;
  readonly reason?: Stripe.Refund.Reason | undefined;
  readonly metadata?: Stripe.Metadata | undefined;
}

export function refund(books: Books, { payment_intent, amount, reason, metadata }: RefundFields): Stripe.Refund {
  const { store, now } = books;
  const intent = store.get("payment_intent", payment_intent, "payment_intent");
  const returned = store.list("refund").filter((each) => each.payment_intent === intent.id);
  const left = intent.amount_received - returned.reduce((sum, each) => sum + each.amount, 0);
  if (left === 0 && returned.length > 0) throw invalid(`Charge has already been refunded.`, { code: "charge_already_refunded" });
  if (left === 0) throw invalid(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
  if ((amount ?? left) > left) throw invalid("Refund amount is greater than unrefunded amount on charge.", { param: "amount" });
  const refunded: Stripe.Refund = {
    id: newId("re"),
    object: "refund",
    amount: amount ?? left,
    balance_transaction: null,
    charge: idOf(intent.latest_charge) ?? null,
    created: now(),
    currency: intent.currency,
    customer: idOf(intent.customer) ?? null,
    customer_account: null,
    metadata: metadata ?? {},
    payment_intent: intent.id,
    payment_method: null,
    reason: reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  };
  store.put(refunded);
  emit(books, "refund.created", refunded);
  return refunded;
}

function cardFor({ store }: Books, invoice: Stripe.Invoice): Stripe.PaymentMethod | undefined {
  const subscription = store.find("subscription", subscriptionOf(invoice) ?? "");
  const customer = store.get("customer", idOf(invoice.customer)!);
  const id = idOf(subscription?.default_payment_method) ?? idOf(customer.invoice_settings.default_payment_method);
  return id ? store.find("payment_method", id) : undefined;
}

function settle(books: Books, invoice: Stripe.Invoice, method: Stripe.PaymentMethod | undefined): Stripe.Invoice {
  const { store, now } = books;
  const payment = paymentsOf(books, invoice.id)[0];
  const intent = payment && store.get("payment_intent", idOf(payment.payment.payment_intent)!);
  if (payment && intent) {
    const paid = { amount_received: intent.amount, last_payment_error: null, latest_charge: newId("ch"), next_action: null };
    change(books, { ...intent, ...paid, payment_method: method?.id ?? null, status: "succeeded" }, "payment_intent.succeeded");
    const status_transitions = { canceled_at: null, paid_at: now() };
    const next = { ...payment, amount_paid: payment.amount_requested, status: "paid", status_transitions };
    change(books, next, "invoice_payment.paid");
  }
  const next: Stripe.Invoice = {
    ...invoice,
    status: "paid",
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: now() },
  };
  const paid = change(books, next, "invoice.paid");
  emit(books, "invoice.payment_succeeded", paid);
  const subscription = store.find("subscription", subscriptionOf(invoice) ?? "");
  if (subscription) takeUpAgain(books, subscription);
  return paid;
}

/** A paid invoice puts its subscription in order, if it was the last one that was owed. */
function takeUpAgain(books: Books, subscription: Stripe.Subscription): void {
  if (!["incomplete", "past_due", "unpaid"].includes(subscription.status)) return;
  const [latest] = invoicesOf(books, subscription).filter(({ status }) => status !== "draft");
  const isInOrder = subscription.status === "unpaid" ? latest?.status === "paid" : !owes(books, subscription);
  if (isInOrder) change(books, { ...subscription, status: "active" }, "customer.subscription.updated");
}

const owes = (books: Books, subscription: Stripe.Subscription): boolean =>
  invoicesOf(books, subscription).some(({ status }) => status === "open");

function refuse(books: Books, invoice: Stripe.Invoice, outcome: "declined" | "asks"): Stripe.Invoice {
  const { store, now } = books;
  const isFirst = invoice.billing_reason === "subscription_create";
  const wait = isFirst ? undefined : RETRY_DAYS[invoice.attempt_count - 1];
  const intent = store.find("payment_intent", idOf(paymentsOf(books, invoice.id)[0]?.payment.payment_intent) ?? "");
  if (intent) {
    const status = outcome === "asks" ? "requires_action" : "requires_payment_method";
    const last_payment_error = { type: "card_error", code: "card_declined", message: "Your card was declined." } as const;
    change(books, { ...intent, status, last_payment_error }, "payment_intent.payment_failed");
  }
  const next: Stripe.Invoice = {
    ...invoice,
    next_payment_attempt: wait === undefined ? null : now() + wait * DAY,
    auto_advance: wait !== undefined,
  };
  if (outcome === "asks") emit(books, "invoice.payment_action_required", next);
  const failed = change(books, next, "invoice.payment_failed");
  const subscription = store.find("subscription", subscriptionOf(invoice) ?? "");
  if (subscription && !isFirst) fallBehind(books, subscription, wait === undefined);
  return failed;
}

/** After a failed charge a subscription is past due; after the last one it ends or stays unpaid, as the dashboard says. */
function fallBehind(books: Books, subscription: Stripe.Subscription, isLast: boolean): void {
  const behind = isLast ? dashboard(books).afterRetries : "past_due";
  if (behind === "canceled") end(books, subscription, "payment_failed");
  else if (["active", "past_due", "trialing"].includes(subscription.status))
    change(books, { ...subscription, status: behind }, "customer.subscription.updated");
}

/** Ends a subscription now. */
export function end(
  books: Books,
  subscription: Stripe.Subscription,
  reason: Stripe.Subscription.CancellationDetails.Reason,
): Stripe.Subscription {
  const { store, now } = books;
  for (const invoice of invoicesOf(books, subscription)) {
    const isOwed = invoice.status === "draft" || invoice.status === "open";
    if (isOwed) store.put({ ...invoice, auto_advance: false, automatically_finalizes_at: null, next_payment_attempt: null });
  }
  const schedule = store.find("subscription_schedule", idOf(subscription.schedule) ?? "");
  if (schedule) change(books, { ...schedule, status: "canceled", canceled_at: now() }, "subscription_schedule.canceled");
  const ended: Stripe.Subscription = {
    ...subscription,
    status: "canceled",
    ended_at: now(),
    canceled_at: subscription.canceled_at ?? now(),
    cancellation_details: { comment: null, feedback: null, feedback_option: null, ...subscription.cancellation_details, reason },
    schedule: null,
  };
  return change(books, ended, "customer.subscription.deleted");
}
