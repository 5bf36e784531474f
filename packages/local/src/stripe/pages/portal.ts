import type { Stripe } from "stripe";
import type { WebReply } from "../../cloudfront/server.ts";
import { html, Markup } from "../../console/html.ts";
import { type Books, idOf } from "../resources/books.ts";
import { invoicesOf, money } from "../resources/invoices.ts";
import { changeInPortal, isScheduled } from "../resources/portal.ts";
import { scheduledPrice } from "../resources/schedules.ts";
import { isOver, itemOfSubscription } from "../resources/subscriptions.ts";
import { cardChoice, day, hidden, hostedPage } from "./layout.ts";
import { fill, type Language, type Words, wordsOf } from "./words.ts";

/** A visit: the session, its customer's subscription, and the reader's language. */
export interface Visit {
  readonly books: Books;
  readonly session: Stripe.BillingPortal.Session;
  readonly subscription: Stripe.Subscription | undefined;
  readonly language: Language;
  readonly words: Words;
}

/** Undefined for an unknown session. */
export function visitOf(books: Books, id: string, language: (locale: string | null) => Language): Visit | undefined {
  const session = books.store.find("billing_portal.session", id);
  if (!session) return undefined;
  const { flow } = session;
  const named = flow?.subscription_update_confirm ?? flow?.subscription_cancel ?? flow?.subscription_update;
  const [newest] = books.store.list("subscription", { customer: session.customer }).filter((each) => !isOver(each));
  const subscription = named ? books.store.find("subscription", named.subscription) : newest;
  const spoken = language(session.locale);
  return { books, session, subscription, language: spoken, words: wordsOf(spoken) };
}

/** The page that a deep link opens, or a button of the home page; the home page otherwise. */
export function showPortal(visit: Visit, query: URLSearchParams, complaint?: string): WebReply {
  const { subscription, session } = visit;
  const flow = session.flow?.type;
  const view = query.get("view") ?? (flow === undefined ? "home" : flow);
  const price = query.get("price") ?? session.flow?.subscription_update_confirm?.items[0]?.price;
  if (!subscription || isOver(subscription)) return home(visit, complaint);
  if (view === "subscription_update_confirm" && price) return confirmChange(visit, subscription, price, complaint);
  if (view === "subscription_update") return choosePlan(visit, subscription);
  if (view === "subscription_cancel" && subscription.cancel_at === null) return confirmCancel(visit, subscription);
  if (view === "payment_method_update") return changeCard(visit, complaint);
  return home(visit, complaint);
}

function home(visit: Visit, complaint: string | undefined): WebReply {
  const { session, subscription, words, language } = visit;
  const body = html`<main class="narrow">
    ${session.return_url ? html`<p><a href="${session.return_url}">← ${words.backTo}</a></p>` : ""}
    <h1>${words.portal}</h1>
    ${complaint ? html`<p class="bad" role="alert">${complaint}</p>` : ""}
    <section>
      <h2>${words.plan}</h2>
      ${subscription && !isOver(subscription) ? planSection(visit, subscription) : html`<p>${words.none}</p>`}
    </section>
    <section>
      <h2>${words.card}</h2>
      <p>${cardOf(visit) ?? words.noCard}</p>
      <p class="row">${link(words.changeCard, "payment_method_update")}</p>
    </section>
    <section>
      <h2>${words.invoices}</h2>
      ${invoiceList(visit)}
    </section>
  </main>`;
  return hostedPage(language, words.portal, body, complaint ? 402 : 200);
}

function planSection(visit: Visit, subscription: Stripe.Subscription): Markup {
  const { books, words, language } = visit;
  const { price, current_period_end } = itemOfSubscription(subscription);
  const next = scheduledPrice(books, subscription);
  const ends = subscription.cancel_at;
  const date = day(ends ?? current_period_end, language);
  return html`<p class="amount">${planName(books, price)} <small>${priceText(visit, price)}</small></p>
    <p>${fill(ends ? words.endsOn : words.renewsOn, { date })}</p>
    ${["past_due", "unpaid"].includes(subscription.status) ? html`<p class="bad">${words.overdue}</p>` : ""}
    ${next ? html`<p>${fill(words.changesTo, { plan: `${planName(books, next)} (${priceText(visit, next)})`, date })}</p>` : ""}
    <div class="row">
      ${ends ? button(words.renew, { do: "keep" }, "main") : html`${link(words.change, "subscription_update")} ${link(words.cancel, "subscription_cancel")}`}
      ${next ? button(words.withdraw, { do: "withdraw" }) : ""}
    </div>`;
}

function invoiceList({ books, session, words, language }: Visit): Markup {
  const invoices = books.store.list("invoice", { customer: session.customer }).filter(({ number }) => number);
  if (invoices.length === 0) return html`<p class="quiet">${words.noInvoices}</p>`;
  const rows = invoices.map(
    (each) =>
      html`<tr>
        <td>
          <a href="${each.hosted_invoice_url ?? ""}">${each.number ?? ""}</a><br /><span class="quiet"
            >${day(each.created, language)}</span
          >
        </td>
        <td>${words.states[each.status as keyof Words["states"]]}</td>
        <td class="number">${money(each.total, each.currency, language)}</td>
      </tr>`,
  );
  return html`<table>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

function choosePlan(visit: Visit, subscription: Stripe.Subscription): WebReply {
  const { books, session, words, language } = visit;
  const { features } = books.store.get("billing_portal.configuration", idOf(session.configuration)!);
  const current = itemOfSubscription(subscription).price.id;
  const prices = (features.subscription_update.products ?? []).flatMap((product) => product.prices);
  const choices = prices
    .map((id) => books.store.get("price", id))
    .map(
      (price) =>
        html`<label class="choice"
          ><input
            type="radio"
            name="price"
            value="${price.id}"
            ${price.id === current ? new Markup("disabled") : new Markup("required")}
          />
          ${planName(books, price)}, ${priceText(visit, price)}</label
        >`,
    );
  const body = html`<main class="narrow">
    <h1>${words.choose}</h1>
    <form method="get">
      <input type="hidden" name="view" value="subscription_update_confirm" />
      <fieldset>
        <legend>${words.plan}: ${planName(books, itemOfSubscription(subscription).price)}</legend>
        ${choices}
      </fieldset>
      <div class="row"><button class="main">${words.next}</button> ${link(words.back, "home")}</div>
    </form>
  </main>`;
  return hostedPage(language, words.choose, body);
}

function confirmChange(visit: Visit, subscription: Stripe.Subscription, priceId: string, complaint?: string): WebReply {
  const { books, session, words, language } = visit;
  const { price: current, current_period_end } = itemOfSubscription(subscription);
  const price = books.store.get("price", priceId);
  const due = isScheduled(books, session, current, price)
    ? html`<p>${fill(words.fromDate, { date: day(current_period_end, language) })}</p>`
    : html`<dl>
        <div class="sum">
          <dt>${words.dueNow}</dt>
          <dd>${money(dueNow(visit, subscription, priceId), price.currency, language)}</dd>
        </div>
      </dl>`;
  const body = html`<main class="narrow">
    <h1>${words.confirmChange}</h1>
    ${complaint ? html`<p class="bad" role="alert">${complaint}</p>` : ""}
    <dl>
      <div>
        <dt>${words.from}</dt>
        <dd>${planName(books, current)}, ${priceText(visit, current)}</dd>
      </div>
      <div>
        <dt>${words.to}</dt>
        <dd>${planName(books, price)}, ${priceText(visit, price)}</dd>
      </div>
    </dl>
    ${due}
    <div class="row">${button(words.confirm, { do: "change", price: priceId }, "main")} ${wayBack(visit)}</div>
  </main>`;
  return hostedPage(language, words.confirmChange, body, complaint ? 402 : 200);
}

/** The amount of the invoice that a change would make now, in cents. */
function dueNow({ books, session }: Visit, subscription: Stripe.Subscription, priceId: string): number {
  return books.store.tryOut(() => {
    const changed = changeInPortal(books, session, subscription, priceId);
    return invoicesOf(books, changed)[0]?.amount_due ?? 0;
  });
}

function confirmCancel(visit: Visit, subscription: Stripe.Subscription): WebReply {
  const { words, language } = visit;
  const date = day(itemOfSubscription(subscription).current_period_end, language);
  const body = html`<main class="narrow">
    <h1>${words.cancelTitle}</h1>
    <p>${fill(words.cancelText, { date })}</p>
    <div class="row">${button(words.cancel, { do: "cancel" }, "main")} ${wayBack(visit)}</div>
  </main>`;
  return hostedPage(language, words.cancelTitle, body);
}

function changeCard(visit: Visit, complaint: string | undefined): WebReply {
  const { words, language } = visit;
  const body = html`<main class="narrow">
    <h1>${words.changeCard}</h1>
    ${complaint ? html`<p class="bad" role="alert">${complaint}</p>` : ""}
    <form method="post">
      ${hidden({ do: "card" })} ${cardChoice(language)}
      <div class="row"><button class="main">${words.saveCard}</button> ${wayBack(visit)}</div>
    </form>
  </main>`;
  return hostedPage(language, words.changeCard, body, complaint ? 402 : 200);
}

/** After a new card: the offer to pay with it what is still open. */
export function offerPayment(visit: Visit, open: Stripe.Invoice, complaint?: string): WebReply {
  const { session, words, language } = visit;
  const amount = money(open.amount_remaining, open.currency, language);
  const body = html`<main class="narrow">
    <h1>${words.cardSaved}</h1>
    ${complaint ? html`<p class="bad" role="alert">${complaint}</p>` : ""}
    <p>${fill(words.openInvoice, { number: open.number ?? "", amount })}</p>
    <div class="row">
      ${button(fill(words.payOpen, { amount }), { do: "pay" }, "main")}
      <a class="button" href="${session.return_url ?? "?view=home"}">${words.later}</a>
    </div>
  </main>`;
  return hostedPage(language, words.cardSaved, body, complaint ? 402 : 200);
}

function cardOf({ books, session, subscription }: Visit): string | undefined {
  const customer = books.store.get("customer", session.customer);
  const id = idOf(subscription?.default_payment_method) ?? idOf(customer.invoice_settings?.default_payment_method);
  const card = id ? books.store.find("payment_method", id)?.card : undefined;
  return card && `${card.brand.toUpperCase()} •••• ${card.last4}`;
}

const planName = ({ store }: Books, price: Stripe.Price): string => store.get("product", idOf(price.product)!).name;

const priceText = ({ words, language }: Visit, { unit_amount, currency, recurring }: Stripe.Price): string =>
  `${money(unit_amount ?? 0, currency, language)} ${recurring?.interval === "year" ? words.year : words.month}`;

const button = (label: string, fields: Readonly<Record<string, string>>, kind = ""): Markup =>
  html`<form method="post">${hidden(fields)}<button class="${kind}">${label}</button></form>`;

const link = (label: string, view: string): Markup => html`<a class="button" href="?view=${view}">${label}</a>`;

/** Out of a deep link to the product, otherwise to the home page. */
const wayBack = ({ session, words }: Visit): Markup =>
  session.flow && session.return_url
    ? html`<a class="button" href="${session.return_url}">${words.back}</a>`
    : link(words.back, "home");
