import { html, type Markup } from "../console/html.ts";
import type { WebReply } from "../cloudfront/server.ts";
import type { KnownPerson } from "./people.ts";

/** As the console's policy; the answer to the form leads on to the pool's hosted domain, on another port. */
const POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self' http://127.0.0.1:* http://localhost:*; base-uri 'none'; frame-ancestors 'none'";

const HEADERS = {
  "cache-control": "no-store",
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": POLICY,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
};

interface Asked {
  readonly provider: string;
  /** The request as it came; each link of the page repeats it with the choice. */
  readonly query: URLSearchParams;
  readonly known: readonly KnownPerson[];
  readonly hasTenants: boolean;
}

/** The page on which a visitor chooses whom to be. */
export function accountsPage({ provider, query, known, hasTenants }: Asked): WebReply {
  const withChoice = (choice: Readonly<Record<string, string>>) =>
    `?${new URLSearchParams([...query, ...Object.entries(choice)]).toString()}`;
  const fields = [...query].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`);
  const people = known.map(
    ({ name, email }) => html`<li><a href="${withChoice({ as: email })}">${name}</a> <span class="quiet">${email}</span></li>`,
  );
  return reply(
    200,
    `Sign in at ${provider}`,
    html`
      <p class="quiet">This machine's stand-in for ${provider}. Nothing leaves the machine.</p>
      ${
        known.length > 0
          ? html`<h2>People of the demo</h2>
              <ul>
                ${people}
              </ul>`
          : ""
      }
      <h2>Somebody else</h2>
      <form method="get">
        ${fields}
        <p>
          <label>E-mail <input type="text" name="email" autocomplete="off" /></label>
        </p>
        ${
          hasTenants
            ? html`<p>
                <label>Organisation <input type="text" name="tenant" autocomplete="off" /></label>
              </p>`
            : ""
        }
        <p>
          <label><input type="checkbox" name="proved" checked /> ${provider} has proof of the address</label>
        </p>
        <p><button>Continue</button></p>
      </form>
      <p><a href="${withChoice({ decline: "1" })}">Decline</a></p>
    `,
  );
}

/** A request that the provider does not follow back, because it may not be the application's. */
export const refusedPage = (provider: string, reason: string): WebReply =>
  reply(400, `${provider} refuses the request`, html`<p>${reason}</p>`);

function reply(status: number, title: string, body: Markup): WebReply {
  const { text } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <link rel="stylesheet" href="/_local/style.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
  return { status, headers: HEADERS, body: Buffer.from(text) };
}
