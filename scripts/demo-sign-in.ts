import { LOCALES } from "@candor/core/kernel/limits";
import type { Cloud, WebReply } from "@candor/local";
import { DEMO_EMAIL } from "./demo/seed.ts";

/**
 * Signs the visitor in to the demo account and redirects to the dashboard. The operator issues the link, so that opening the demo does
 * not count against the hourly limit of links; the product's API spends it like any other. The dashboard speaks the language of
 * `?locale=`.
 */
export async function signInToDemo(
  { url, env, clock }: Pick<Cloud, "url" | "env" | "clock">,
  {
    query,
    headers,
  }: { readonly query: string; readonly headers: Readonly<Record<string, string | readonly string[] | undefined>> },
): Promise<WebReply> {
  const asked = new URLSearchParams(query).get("locale");
  const locale = LOCALES.find((each) => each === asked) ?? "en";
  const userAgent = String(headers["user-agent"] ?? "");
  Object.assign(process.env, env());
  const { MagicLink } = await import("@candor/core/account/session/magic-link");
  const token = await MagicLink.issue({ email: DEMO_EMAIL, intent: "login", locale, issuedAt: clock.now() });
  const session = await fetch(`${url}/api/auth/session`, {
    method: "POST",
    headers: { origin: url, "content-type": "application/json", "user-agent": userAgent },
    body: JSON.stringify({ token }),
  });
  if (!session.ok) return plain(session.status, `The demo account could not be opened: ${await session.text()}`);
  return {
    status: 303,
    headers: {
      location: locale === "en" ? "/dashboard" : `/${locale}/dashboard`,
      "cache-control": "no-store",
      "set-cookie": session.headers.getSetCookie(),
    },
    body: Buffer.alloc(0),
  };
}

const plain = (status: number, text: string): WebReply => ({
  status,
  headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  body: Buffer.from(`${text}\n`),
});
