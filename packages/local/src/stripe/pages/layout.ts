import { readFileSync } from "node:fs";
import type { WebReply } from "../../cloudfront/server.ts";
import { html, Markup } from "../../console/html.ts";
import { type Language, wordsOf } from "./words.ts";

/** No script runs, and nothing is loaded from elsewhere. The page may send forms to this site, and be left for it. */
const POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const COMMON = { "cache-control": "no-store", "x-content-type-options": "nosniff", "referrer-policy": "same-origin" };

const STYLE = readFileSync(new URL("./style.css", import.meta.url));

export const styleReply = (): WebReply => ({ status: 200, headers: { ...COMMON, "content-type": "text/css" }, body: STYLE });

/** A hosted page. */
export function hostedPage(language: Language, title: string, body: Markup, status = 200): WebReply {
  const markup = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/_local/stripe/style.css" />
      </head>
      <body>
        <header class="test">${wordsOf(language).test}</header>
        ${body}
      </body>
    </html>`;
  const headers = { ...COMMON, "content-type": "text/html; charset=utf-8", "content-security-policy": POLICY };
  return { status, headers, body: Buffer.from(markup.text) };
}

export const redirect = (location: string): WebReply => ({
  status: 303,
  headers: { ...COMMON, location },
  body: Buffer.alloc(0),
});

export const fileReply = (type: string, name: string, body: Buffer): WebReply => ({
  status: 200,
  headers: { ...COMMON, "content-type": type, "content-disposition": `attachment; filename="${name}"` },
  body,
});

/** A sentence and one way on. */
export function notice(language: Language, title: string, way?: { href: string; label: string }, status = 200): WebReply {
  const body = html`<main class="narrow">
    <h1>${title}</h1>
    ${way ? html`<p><a class="button" href="${way.href}">${way.label}</a></p>` : ""}
  </main>`;
  return hostedPage(language, title, body, status);
}

export const missingPage = (language: Language): WebReply => notice(language, wordsOf(language).missing, undefined, 404);

/** "1 March 2027" */
export const day = (seconds: number, language: Language): string =>
  new Date(seconds * 1000).toLocaleDateString(language === "de" ? "de-DE" : "en-GB", { dateStyle: "long", timeZone: "UTC" });

/** An input that is not seen. */
export const hidden = (fields: Readonly<Record<string, string>>): Markup[] =>
  Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`);

/** The bank's page of a 3-D Secure payment. Both answers repeat the form that led here. */
export function bankPage(language: Language, amount: string, action: string, fields: Readonly<Record<string, string>>): WebReply {
  const words = wordsOf(language);
  const answer = (confirmed: string, label: string, kind: string) =>
    html`<form method="post" action="${action}">
      ${hidden({ ...fields, confirmed })}<button class="${kind}">${label}</button>
    </form>`;
  const body = html`<main class="narrow">
    <h1>${words.bankTitle}</h1>
    <p>${words.bankText}</p>
    <p class="amount">${amount}</p>
    ${answer("yes", words.bankYes, "main")} ${answer("no", words.bankNo, "")}
  </main>`;
  return hostedPage(language, words.bankTitle, body);
}

/** The test cards as a group of choices. */
export function cardChoice(language: Language): Markup {
  const words = wordsOf(language);
  const cards = ["good", "declined", "secure", "alwaysSecure", "failsLater"] as const;
  return html`<fieldset>
    <legend>${words.cards}</legend>
    ${cards.map(
      (card) =>
        html`<label class="choice"
          ><input type="radio" name="card" value="${card}" ${card === "good" ? new Markup("checked") : ""} />
          ${words[card]}</label
        >`,
    )}
  </fieldset>`;
}
