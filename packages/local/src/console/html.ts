/** Pages without scripts: markup whose values are escaped, in one layout. */

/** Markup that needs no further escaping. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | undefined | Markup | readonly Markup[];

/** A template whose values are escaped unless they are markup themselves. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return new Markup(String.raw({ raw: parts }, ...values.map(textOf)));
}

function textOf(value: Value): string {
  if (value === undefined) return "";
  if (value instanceof Markup) return value.text;
  if (typeof value === "object") return value.map(({ text }) => text).join("");
  return String(value).replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const SECTIONS = [
  ["/_local/outbox", "Outbox"],
  ["/_local/queues", "Queues"],
  ["/_local/tables", "Tables"],
  ["/_local/buckets", "Buckets"],
  ["/_local/runs", "Functions"],
  ["/_local/deliveries", "Stripe"],
  ["/_local/faults", "Faults"],
  ["/_local/clock", "Clock"],
] as const;

/** A whole page. `path` marks the section in the navigation. */
export function page(title: string, path: string, body: Markup): Markup {
  const links = SECTIONS.map(
    ([href, name]) => html`<a href="${href}" ${path.startsWith(href) ? new Markup(' aria-current="page"') : ""}>${name}</a>`,
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title} · Local cloud</title>
        <link rel="stylesheet" href="/_local/style.css" />
      </head>
      <body>
        <header>
          <a class="home" href="/_local/">Local cloud</a>
          <nav aria-label="Sections">${links}</nav>
          <a href="/">Open the product</a>
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
}

/** A table, or a sentence when there is nothing to list. */
export function table(heads: readonly string[], rows: readonly (readonly Value[])[], empty: string): Markup {
  if (rows.length === 0) return html`<p class="empty">${empty}</p>`;
  const cells = (row: readonly Value[]) => row.map((value) => html`<td>${value}</td>`);
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${cells(row)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** "2026-11-20 18:05:09 UTC" */
export const time = (iso: string | number): string =>
  new Date(iso)
    .toISOString()
    .replace("T", " ")
    .replace(/\.\d+Z$/, " UTC");

/** JSON with indentation; other text unchanged. */
export function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}
