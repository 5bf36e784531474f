import type { ApiRequest } from "../apigateway/payload.ts";
import type { WebReply } from "../cloudfront/server.ts";
import type { Markup } from "./html.ts";

/** Pages hold no script and load nothing from elsewhere. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const COMMON = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
  // With "no-referrer" a browser sends forms with the Origin "null", which is refused.
  "referrer-policy": "same-origin",
};

export const pageReply = (markup: Markup, status = 200): WebReply => ({
  status,
  headers: { ...COMMON, "content-type": "text/html; charset=utf-8", "content-security-policy": PAGE_POLICY },
  body: Buffer.from(markup.text),
});

export const jsonReply = (value: unknown, status = 200): WebReply => ({
  status,
  headers: { ...COMMON, "content-type": "application/json" },
  body: Buffer.from(JSON.stringify(value)),
});

export const fileReply = (
  contentType: string,
  body: WebReply["body"],
  headers: Readonly<Record<string, string>> = {},
): WebReply => ({
  status: 200,
  headers: { ...COMMON, "content-type": contentType, ...headers },
  body,
});

/** Leads back to a page after a form was sent. */
export const seeOther = (location: string): WebReply => ({
  status: 303,
  headers: { ...COMMON, location },
  body: Buffer.alloc(0),
});

/** True for a browser, which gets a page; scripts get JSON. */
export const wantsPage = ({ headers }: ApiRequest): boolean => String(headers.accept ?? "").includes("text/html");
