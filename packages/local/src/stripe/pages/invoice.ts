import type { Stripe } from "stripe";
import type { WebReply } from "../../cloudfront/server.ts";
import { html, type Markup } from "../../console/html.ts";
import type { Books } from "../resources/books.ts";
import { money } from "../resources/invoices.ts";
import { attempt } from "../resources/payments.ts";
import { day, fileReply, hostedPage, missingPage, redirect } from "./layout.ts";
import { pdfOf } from "./pdf.ts";
import { fill, type Language, wordsOf } from "./words.ts";

/** The page of an invoice, where an open one is paid. */
export function showInvoice({ store }: Books, id: string, language: Language, complaint?: string): WebReply {
  const invoice = store.find("invoice", id);
  if (!invoice?.number) return missingPage(language);
  const words = wordsOf(language);
  const title = `${words.invoice} ${invoice.number}`;
  const amount = (cents: number) => money(cents, invoice.currency, language);
  const row = ({ description, amount: cents }: Stripe.InvoiceLineItem) =>
    html`<tr>
      <td>${description ?? ""}</td>
      <td class="number">${amount(cents)}</td>
    </tr>`;
  const body = html`<main class="narrow">
    <h1>${title}</h1>
    <p class="amount">${amount(invoice.total)} <small>${words.states[invoice.status as keyof typeof words.states]}</small></p>
    ${complaint ? html`<p class="bad" role="alert">${complaint}</p>` : ""}
    ${
      invoice.status === "open"
        ? html`<form method="post">
            <button class="main">${fill(words.payOpen, { amount: amount(invoice.amount_remaining) })}</button>
          </form>`
        : ""
    }
    <dl>
      <div>
        <dt>${words.date}</dt>
        <dd>${day(invoice.created, language)}</dd>
      </div>
      <div>
        <dt>${words.billedTo}</dt>
        <dd>${billedTo(invoice)}</dd>
      </div>
    </dl>
    <table>
      <thead>
        <tr>
          <th scope="col">${words.description}</th>
          <th scope="col" class="number">${words.amount}</th>
        </tr>
      </thead>
      <tbody>
        ${invoice.lines.data.map(row)}
      </tbody>
    </table>
    ${sums(invoice, language)}
    <p><a href="${invoice.invoice_pdf ?? ""}">${words.pdf}</a></p>
  </main>`;
  return hostedPage(language, title, body, complaint ? 402 : 200);
}

function sums(invoice: Stripe.Invoice, language: Language): Markup {
  const words = wordsOf(language);
  const tax = invoice.total - invoice.subtotal;
  return html`<dl>
    ${
      tax > 0
        ? html`<div>
            <dt>${words.tax}</dt>
            <dd>${money(tax, invoice.currency, language)}</dd>
          </div>`
        : ""
    }
    <div class="sum">
      <dt>${words.total}</dt>
      <dd>${money(invoice.total, invoice.currency, language)}</dd>
    </div>
  </dl>`;
}

const billedTo = ({ customer_name, customer_email, customer_tax_ids }: Stripe.Invoice): string =>
  [customer_name, customer_email, ...(customer_tax_ids ?? []).map(({ value }) => value)].filter(Boolean).join(", ");

export function payInvoice(books: Books, id: string, language: Language): WebReply {
  const invoice = books.store.find("invoice", id);
  if (!invoice) return missingPage(language);
  if (invoice.status !== "open") return redirect(`/_local/stripe/invoices/${id}`);
  const { status } = books.store.atOnce(() => attempt(books, invoice, { isAtPage: true }));
  if (status !== "paid") return showInvoice(books, id, language, wordsOf(language).wasDeclined);
  return redirect(`/_local/stripe/invoices/${id}`);
}

export function downloadInvoice({ store }: Books, id: string, language: Language): WebReply {
  const invoice = store.find("invoice", id);
  if (!invoice?.number) return missingPage(language);
  const words = wordsOf(language);
  const lines = [
    "Candor",
    `${words.invoice} ${invoice.number}`,
    day(invoice.created, language),
    billedTo(invoice),
    "",
    ...invoice.lines.data.map((line) => `${line.description ?? ""}   ${money(line.amount, invoice.currency, language)}`),
    `${words.total}: ${money(invoice.total, invoice.currency, language)}`,
  ];
  return fileReply("application/pdf", `${invoice.number}.pdf`, pdfOf(lines));
}
