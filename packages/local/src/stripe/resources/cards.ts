/** Test cards. Stripe's own numbers, so that the same ones work in a sandbox. */
import type { Stripe } from "stripe";
import { newId } from "../store/ids.ts";
import { declined, missing } from "../store/problem.ts";
import type { Books } from "./books.ts";
import { change } from "./books.ts";

/** `good` pays, `declined` is refused, `secure` asks once, `alwaysSecure` every time, `failsLater` can be saved but pays nothing. */
export const CARD_NUMBERS = {
  good: "4242424242424242",
  declined: "4000000000000002",
  secure: "4000002500003155",
  alwaysSecure: "4000002760003184",
  failsLater: "4000000000000341",
} as const;
export type Card = keyof typeof CARD_NUMBERS;

/** Ids that Stripe's test mode has for cards. */
const TOKENS: Readonly<Record<string, Card>> = {
  pm_card_visa: "good",
  pm_card_chargeDeclined: "declined",
  pm_card_chargeCustomerFail: "failsLater",
  pm_card_authenticationRequired: "alwaysSecure",
};

const kindOf = (method: Stripe.PaymentMethod): Card =>
  (Object.entries(CARD_NUMBERS).find(([, number]) => number.endsWith(method.card?.last4 ?? "?"))?.[0] ?? "good") as Card;

export function newCard({ store, now }: Books, card: Card, customer: string | null): Stripe.PaymentMethod {
  return store.put({
    id: newId("pm"),
    object: "payment_method",
    allow_redisplay: "unspecified",
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: "visa",
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
      country: "DE",
      display_brand: "visa",
      exp_month: 12,
      exp_year: new Date(now() * 1000).getUTCFullYear() + 3,
      funding: "credit",
      generated_from: null,
      last4: CARD_NUMBERS[card].slice(-4),
      networks: { available: ["visa"], preferred: null },
      regulated_status: null,
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: now(),
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: "card",
  } satisfies Stripe.PaymentMethod);
}

/** Saves a card for a customer, by its id or a test mode's one. Throws for one that is declined at once. */
export function attach(books: Books, id: string, customer: string): Stripe.PaymentMethod {
  const card = TOKENS[id];
  if (card === "declined") throw declined();
  if (card) return newCard(books, card, customer);
  const method = books.store.find("payment_method", id);
  if (!method) throw missing("PaymentMethod", id);
  return books.store.put({ ...method, customer });
}

/** Makes a new card the one that pays for everything from now on. */
export function useCard(books: Books, customer: string, card: Card): Stripe.PaymentMethod {
  const method = newCard(books, card, customer);
  const owner = books.store.get("customer", customer);
  const invoice_settings = { ...owner.invoice_settings, default_payment_method: method.id };
  change(books, { ...owner, invoice_settings }, "customer.updated");
  for (const subscription of books.store.list("subscription", { customer })) {
    const isOver = ["canceled", "incomplete_expired"].includes(subscription.status);
    if (!isOver) change(books, { ...subscription, default_payment_method: method.id }, "customer.subscription.updated");
  }
  return method;
}

/** The outcome of a charge. With the person at the page a card that asks is answered there. */
export function charge(method: Stripe.PaymentMethod | undefined, isAtPage: boolean): "paid" | "declined" | "asks" {
  const card = method && kindOf(method);
  if (card === "good" || card === "secure") return "paid";
  if (card === "alwaysSecure") return isAtPage ? "paid" : "asks";
  return "declined";
}
