import { config } from "./config.ts";
import { type AppStyles, firstStyles } from "./first-styles.ts";

interface DrawnParts {
  readonly locale: string;
  readonly isRenewed: boolean;
  /** As React has rendered it, with the page's title somewhere in it. */
  readonly html: string;
  /** As text of an inert element. */
  readonly answers: string;
  /** The facts that the page was drawn for, as `boot/reader.js` writes them, and the height of that window; absent if nothing depends on them. */
  readonly reader?: { readonly facts: string; readonly height: number } | undefined;
  /** The app's styles, of which the page brings those of its elements; absent if the reader's browser has kept the stylesheet. */
  readonly styles?: AppStyles | undefined;
}

const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>\s*/u;
const PRELOAD = /<link rel="modulepreload" crossorigin href="([^"]+)">\s*/gu;
const TITLE = /<title>.*?<\/title>/su;
const STYLESHEET = /<link rel="stylesheet" crossorigin href="([^"]+)">/u;
const DATA = '<script type="application/json" id="config">';
const CONFIG = /(?<=<script type="application\/json" id="config">)\s*\{\}\s*(?=<\/script>)/u;

/** The first paint waits until the page has arrived: half of it would be laid out in another way, and twice. Browsers that do not know it paint at once. */
const WHOLE = '<link rel="expect" href="#answers" blocking="render">';

/** JSON that may stand in a page. */
const inPage = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

const inAttribute = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** Puts styles before the script that reads them, `boot/styles.js`, in place of the link to the stylesheet. Without scripts, the link is followed. */
const ownStyles = (link: string, styles: string): [string, string][] => [
  [link, `<noscript>${link}</noscript>`],
  [DATA, `<script type="application/json" id="first-styles">${styles}</script>${DATA}`],
];

/**
 * Puts a drawn page into `app.html`. The app's code is named in data instead of tags: `boot/drawn.js` loads it when the page can be seen. So is
 * the stylesheet where the page brings its own styles: to fetch it takes a round trip before anything is seen.
 * Throws if the template does not have the parts that it replaces.
 */
export function documentOf(template: string, { locale, isRenewed, html, answers, reader, styles }: DrawnParts): string {
  const [entry, src] = ENTRY.exec(template) ?? [];
  const title = TITLE.exec(html)?.[0];
  const [link, stylesheet] = STYLESHEET.exec(template) ?? [];
  if (!entry || !src || !title || !link) throw new Error("The page has no title, or its template no code or styles.");
  const late = { entry: src, imports: [...template.matchAll(PRELOAD)].map(([, href]) => href) };
  const seen = reader ? ` data-reader="${inAttribute(reader.facts)}"` : "";
  const height = reader ? ` data-height="${reader.height}"` : "";
  // The policy of the site forbids styles in the text of a page. In texts and other values React writes a quotation mark as an entity.
  const body = html.replace(TITLE, "").replaceAll(' style="', ' data-style="');
  const parts: readonly [RegExp | string, string][] = [
    ['<html lang="en">', `<html lang="${locale}" data-drawn="${Date.now()}"${isRenewed ? " data-renewed" : ""}${seen}>`],
    [TITLE, title + WHOLE],
    ...(styles ? ownStyles(link, inPage({ href: stylesheet, css: firstStyles(html, styles.rules) })) : []),
    [CONFIG, inPage(config)],
    [entry, `<script type="application/json" id="late">${inPage(late)}</script>`],
    [
      '<div id="root"></div>',
      `<div id="root"${height}>${body}</div><script type="application/json" id="answers">${answers}</script>`,
    ],
  ];
  const bare = template.replaceAll(PRELOAD, "");
  return parts.reduce((page, [place, text]) => {
    if (typeof place === "string" ? !page.includes(place) : page.search(place) < 0)
      throw new Error(`app.html has no ${String(place)}.`);
    return page.replace(place, () => text);
  }, bare);
}
