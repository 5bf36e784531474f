/** The buttons of the portal. */
import type { Stripe } from "stripe";
import type { WebReply } from "../../cloudfront/server.ts";
import { change } from "../resources/books.ts";
import { type Card, CARD_NUMBERS, useCard } from "../resources/cards.ts";
import { invoicesOf, money } from "../resources/invoices.ts";
import { attempt } from "../resources/payments.ts";
import { changeInPortal } from "../resources/portal.ts";
import { release } from "../resources/schedules.ts";
import { endWithPeriod, isOver, keep } from "../resources/subscriptions.ts";
import { bankPage, notice, redirect } from "./layout.ts";
import { offerPayment, showPortal, type Visit } from "./portal.ts";

/** Deep links that are confirmed by one button, as `confirmPortal` of the test's handle presses it. */
const CONFIRMS: Readonly<Record<string, string>> = {
  subscription_update_confirm: "change",
  subscription_cancel: "cancel",
  payment_method_update: "card",
};

export function actInPortal(visit: Visit, fields: Readonly<Record<string, string>>): WebReply {
  const { session, subscription, books } = visit;
  const wanted = fields["do"] === "confirm" ? CONFIRMS[session.flow?.type ?? ""] : fields["do"];
  if (wanted === "card") return saveCard(visit, fields);
  if (!subscription || isOver(subscription)) return showPortal(visit, new URLSearchParams("view=home"));
  if (wanted === "change") {
    const price = fields["price"] ?? session.flow?.subscription_update_confirm?.items[0]?.price ?? "";
    return changePlan(visit, subscription, price);
  }
  if (wanted === "pay") return payOpen(visit, subscription);
  books.store.atOnce(() => {
    if (wanted === "cancel") endWithPeriod(books, subscription, "portal");
    if (wanted === "keep") keep(books, subscription);
    if (wanted === "withdraw") change(books, release(books, subscription), "customer.subscription.updated");
  });
  return leave(visit);
}

/** Changes the plan, unless the card does not pay what is due now: then nothing changes. */
function changePlan(visit: Visit, subscription: Stripe.Subscription, price: string): WebReply {
  const { books, session, words } = visit;
  const isPaid = books.store.atOnceIf(() => {
    const before = invoicesOf(books, subscription)[0]?.id;
    const changed = changeInPortal(books, session, subscription, price);
    const [latest] = invoicesOf(books, changed);
    return latest === undefined || latest.id === before || latest.status === "paid";
  });
  if (isPaid) return leave(visit);
  return showPortal(visit, new URLSearchParams({ view: "subscription_update_confirm", price }), words.wasDeclined);
}

function saveCard(visit: Visit, fields: Readonly<Record<string, string>>): WebReply {
  const { books, session, subscription, words, language } = visit;
  const card = fields["card"] as Card;
  const refused = (why: string) => showPortal(visit, new URLSearchParams("view=payment_method_update"), why);
  if (!Object.hasOwn(CARD_NUMBERS, card) || card === "declined") return refused(words.wasDeclined);
  const asks = card === "secure" || card === "alwaysSecure";
  if (asks && fields["confirmed"] === undefined) return bankPage(language, money(0, "eur", language), "", fields);
  if (asks && fields["confirmed"] !== "yes") return refused(words.wasRefused);
  books.store.atOnce(() => useCard(books, session.customer, card));
  const open = subscription && openInvoice(visit, subscription);
  return open ? offerPayment(visit, open) : leave(visit);
}

const openInvoice = ({ books }: Visit, subscription: Stripe.Subscription): Stripe.Invoice | undefined =>
  invoicesOf(books, subscription).find(({ status }) => status === "open");

function payOpen(visit: Visit, subscription: Stripe.Subscription): WebReply {
  const { books, words } = visit;
  const open = openInvoice(visit, subscription);
  const isPaid = !open || books.store.atOnce(() => attempt(books, open, { isAtPage: true })).status === "paid";
  return isPaid ? leave(visit) : offerPayment(visit, open, words.wasDeclined);
}

/** Where a deep link leads when it is done; without one, to the home page. */
function leave({ session, words, language }: Visit): WebReply {
  const after = session.flow?.after_completion;
  const back = after?.redirect?.return_url ?? session.return_url;
  if (after?.type === "redirect" && back) return redirect(back);
  if (after?.type === "hosted_confirmation")
    return notice(
      language,
      after.hosted_confirmation?.custom_message ?? words.done,
      back ? { href: back, label: words.backTo } : undefined,
    );
  return redirect(`/_local/stripe/portal/${session.id}?view=home`);
}
