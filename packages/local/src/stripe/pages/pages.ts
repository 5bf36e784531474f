/** Hosted pages under `/_local/stripe/`, at the site's address. */
import type { ApiRequest } from "../../apigateway/payload.ts";
import type { WebReply } from "../../cloudfront/server.ts";
import type { Books } from "../resources/books.ts";
import { payCheckout, showCheckout } from "./checkout.ts";
import { downloadInvoice, payInvoice, showInvoice } from "./invoice.ts";
import { missingPage, styleReply } from "./layout.ts";
import { actInPortal } from "./portal-actions.ts";
import { showPortal, visitOf } from "./portal.ts";
import { languageOf } from "./words.ts";

/** Answers a page or its form. The caller has checked that a form comes from the site. */
export function answerPage(books: Books, { method, path, query, body, headers }: ApiRequest): WebReply {
  const [section = "", id = "", part = ""] = path.split("/").slice(3).map(decodeURIComponent);
  const isForm = method === "POST";
  const accepted = [headers["accept-language"] ?? ""].flat()[0];
  const fields = isForm ? Object.fromEntries(new URLSearchParams(body.toString())) : {};
  if (section === "style.css") return styleReply();
  if (section === "checkout") {
    const language = languageOf(books.store.find("checkout.session", id)?.locale, accepted);
    return isForm ? payCheckout(books, id, language, fields) : showCheckout(books, id, language);
  }
  if (section === "portal") {
    const visit = visitOf(books, id, (locale) => languageOf(locale, accepted));
    if (visit) return isForm ? actInPortal(visit, fields) : showPortal(visit, new URLSearchParams(query));
  }
  const language = languageOf(undefined, accepted);
  if (section === "invoices" && part === "pdf") return downloadInvoice(books, id, language);
  if (section === "invoices") return isForm ? payInvoice(books, id, language) : showInvoice(books, id, language);
  return missingPage(language);
}
