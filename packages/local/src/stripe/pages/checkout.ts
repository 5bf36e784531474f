import type { Stripe } from "stripe";
import type { WebReply } from "../../cloudfront/server.ts";
import { html, type Markup } from "../../console/html.ts";
import { type Books, idOf } from "../resources/books.ts";
import { type Card, CARD_NUMBERS } from "../resources/cards.ts";
import { completeSession, priceOfSession, successUrl } from "../resources/checkout.ts";
import { money } from "../resources/invoices.ts";
import { bankPage, cardChoice, hostedPage, missingPage, notice, redirect } from "./layout.ts";
import { fill, type Language, wordsOf } from "./words.ts";

/** Two letters each; the names come from the reader's language. */
const COUNTRIES = ["DE", "AT", "CH", "ES", "FR", "IT", "NL", "PL", "TR", "GB", "US"];

/** The page at which a plan is bought. */
export function showCheckout(books: Books, id: string, language: Language, complaint?: string): WebReply {
  const session = books.store.find("checkout.session", id);
  const words = wordsOf(language);
  if (!session) return missingPage(language);
  if (session.status === "complete") return notice(language, words.completed, { href: successUrl(session), label: words.goOn });
  if (session.status !== "open")
    return notice(language, words.expired, session.cancel_url ? { href: session.cancel_url, label: words.back } : undefined);
  const price = priceOfSession(books, id);
  const plan = books.store.get("product", idOf(price.product)!).name;
  const title = fill(words.subscribe, { plan });
  const body = html`<main class="two">
    <section>
      ${session.cancel_url ? html`<p><a href="${session.cancel_url}">← ${words.back}</a></p>` : ""}
      <h1>${title}</h1>
      ${summary(session, price, language)}
    </section>
    <section>${form(books, session, language, complaint)}</section>
  </main>`;
  return hostedPage(language, title, body, complaint ? 402 : 200);
}

function summary({ automatic_tax }: Stripe.Checkout.Session, price: Stripe.Price, language: Language): Markup {
  const words = wordsOf(language);
  const net = price.unit_amount ?? 0;
  const tax = automatic_tax.enabled ? Math.round(net * 0.19) : 0;
  const amount = (cents: number) => money(cents, price.currency, language);
  const period = price.recurring?.interval === "year" ? words.year : words.month;
  return html`<p class="amount">${amount(net)} <small>${period}</small></p>
    <dl>
      <div>
        <dt>${words.net}</dt>
        <dd>${amount(net)}</dd>
      </div>
      ${
        tax > 0
          ? html`<div>
              <dt>${words.tax}</dt>
              <dd>${amount(tax)}</dd>
            </div>`
          : html`<div><dt class="quiet">${words.plusTax}</dt></div>`
      }
      <div class="sum">
        <dt>${words.dueToday}</dt>
        <dd>${amount(net + tax)}</dd>
      </div>
    </dl>`;
}

function form({ store }: Books, session: Stripe.Checkout.Session, language: Language, complaint: string | undefined): Markup {
  const words = wordsOf(language);
  const names = new Intl.DisplayNames(language, { type: "region" });
  const { email, name } = store.get("customer", idOf(session.customer)!);
  return html`<form method="post">
    ${complaint ? html`<p class="bad" role="alert">${complaint}</p>` : ""}
    <input type="hidden" name="do" value="pay" />
    <label class="field">${words.email} <input type="email" value="${email ?? ""}" readonly /></label>
    ${cardChoice(language)}
    <label class="field">${words.name} <input name="name" value="${name ?? ""}" autocomplete="name" required /></label>
    <label class="field"
      >${words.country}
      <select name="country">
        ${COUNTRIES.map((code) => html`<option value="${code}">${names.of(code)}</option>`)}
      </select></label
    >
    ${
      session.tax_id_collection?.enabled
        ? html`<label class="field"
            >${words.taxId} <input name="taxId" placeholder="DE123456789" pattern="[A-Z]{2,3}[A-Z0-9]{2,13}"
          /></label>`
        : ""
    }
    <button class="main">${words.pay}</button>
  </form>`;
}

/** Pays, asks the bank, or says why not. */
export function payCheckout(books: Books, id: string, language: Language, fields: Readonly<Record<string, string>>): WebReply {
  const session = books.store.find("checkout.session", id);
  const words = wordsOf(language);
  if (session?.status !== "open") return showCheckout(books, id, language);
  const card = fields["card"] as Card;
  if (!Object.hasOwn(CARD_NUMBERS, card)) return showCheckout(books, id, language, words.wasDeclined);
  const asks = card === "secure" || card === "alwaysSecure";
  if (asks && fields["confirmed"] === undefined) {
    const price = priceOfSession(books, id);
    return bankPage(language, money(price.unit_amount ?? 0, price.currency, language), "", fields);
  }
  if (asks && fields["confirmed"] !== "yes") return showCheckout(books, id, language, words.wasRefused);
  const { name = "", country = "DE", taxId = "" } = fields;
  const buyer = { card, name, country, ...(taxId && { taxId }) };
  const completed = books.store.atOnce(() => completeSession(books, id, buyer));
  return completed ? redirect(successUrl(completed)) : showCheckout(books, id, language, words.wasDeclined);
}
