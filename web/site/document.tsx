import { type Locale, LOCALES } from "@candor/core/kernel/limits";
import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { BOOT } from "./boot.ts";
import { dataOf, RenderingContext } from "./context.tsx";
import type { SiteAssets, StageFacts, Stylesheet } from "./contract.ts";
import { Layout } from "./layout/Layout.tsx";
import type { Feed, PageContent, Section } from "./page.ts";
import { END, PLACEHOLDERS, when } from "./stage.ts";

export interface DocumentOptions extends PageContent {
  readonly locale: Locale;
  /** With the language; the address that search engines are told. */
  readonly path: string;
  /** The same page in other languages, if it is translated. */
  readonly alternates?: Readonly<Partial<Record<Locale, string>>>;
  /** Where the language menu leads, unless the page is translated. */
  readonly languages?: Readonly<Record<Locale, string>>;
}

const OG_LOCALES: Readonly<Record<Locale, string>> = { en: "en_GB", de: "de_DE", es: "es_ES", tr: "tr_TR" };

/**
 * Screens that get our font with the page. The first paint waits for a preloaded font for up to a tenth of a second, in which a phone's
 * line does not bring it: phones begin with their own font, and have ours from their second page on.
 */
const WIDE = "(min-width: 40rem)";

/**
 * The first paint waits for the whole page, down to its footer: its head alone, seen a moment earlier, puts off what people came for, and half a
 * footer moves when the rest of it comes. Other browsers paint at once.
 */
const WHOLE = '<link rel="expect" href="#end" blocking="render">';

/** The whole document of a page. React draws the body alone; the head is plain text. */
export async function documentOf(page: DocumentOptions, assets: SiteAssets, stage: StageFacts): Promise<string> {
  const islands: string[] = [];
  const { prelude } = await prerender(
    <RenderingContext value={{ stage, islands }}>
      <Layout page={page} />
    </RenderingContext>,
  );
  const body = await new Response(prelude).text();
  const { locale, isIndexed = true, structuredData = [] } = page;
  const scripts = [...new Set(islands)].map((name) => {
    const files = assets.islands[name];
    if (!files) throw new Error(`There is no island ${name}: web/site/islands/${name}.client.tsx is missing.`);
    return files;
  });
  const fonts = [assets.fonts.latin, ...(locale === "tr" ? [assets.fonts.latinExt] : [])];
  const head = [
    `<meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
    `<meta name="color-scheme" content="light dark">`,
    WHOLE,
    `<title>${escaped(page.title)}</title>`,
    `<meta name="description" content="${escaped(page.description)}">`,
    isIndexed ? `<link rel="canonical" href="${stage.site}${escaped(page.path)}">` : `<meta name="robots" content="noindex">`,
    ...(isIndexed ? alternateLinks(page, stage.site) : []),
    ...(page.feed ? [feedLink(page.feed)] : []),
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" media="${WIDE}" crossorigin>`),
    `<script>${BOOT}</script>`,
    `<style>${assets.css[stylesheetOf(page.section)]}</style>`,
    ...openGraph(page, stage.site),
    ...structuredData.map((data) => `<script type="application/ld+json">${dataOf(data)}</script>`),
    ...[...new Set(scripts.flatMap(([, ...imports]) => imports))].map((file) => `<link rel="modulepreload" href="${file}">`),
    ...(stage === PLACEHOLDERS ? [when("analytics", true), consentScript(assets.consent), END] : []),
    ...scripts.map(([entry]) => `<script type="module" src="${entry}"></script>`),
  ];
  return `<!doctype html><html lang="${locale}"><head>${head.join("")}</head><body>${body}</body></html>`;
}

/** The document of a frame on another site: the stylesheet and its content, without any script. */
export async function frameOf(body: ReactNode, locale: Locale, assets: SiteAssets, stage: StageFacts): Promise<string> {
  const { prelude } = await prerender(<RenderingContext value={{ stage, islands: [] }}>{body}</RenderingContext>);
  const html = await new Response(prelude).text();
  const head = [
    `<meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="robots" content="noindex">`,
    `<title>Candor</title>`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    `<style>${assets.css.jobs}</style>`,
  ];
  return `<!doctype html><html lang="${locale}"><head>${head.join("")}</head><body>${html}</body></html>`;
}

/** Only static pages measure visits, so only they load it. The stage fills in the ids. */
const consentScript = (src: string): string =>
  `<script type="module" src="${src}" data-consent data-tag-manager="⟦tagManager⟧" data-script="⟦scriptUrl⟧" data-id="⟦scriptId⟧"></script>`;

/** The stylesheet of a part of the site. The check of a receipt is drawn with that of the tools. */
const stylesheetOf = (section: Section | undefined): Stylesheet => {
  if (section === "verify") return "tools";
  return section === "tools" || section === "jobs" ? section : "site";
};

function alternateLinks({ alternates = {} }: DocumentOptions, site: string): string[] {
  const known = LOCALES.flatMap((locale) => (alternates[locale] === undefined ? [] : [[locale, alternates[locale]] as const]));
  const links = [...known, ...(alternates.en === undefined ? [] : [["x-default", alternates.en] as const])];
  return links.map(([language, path]) => `<link rel="alternate" hreflang="${language}" href="${site}${escaped(path)}">`);
}

const feedLink = ({ title, path }: Feed): string =>
  `<link rel="alternate" type="application/rss+xml" title="${escaped(title)}" href="${escaped(path)}">`;

function openGraph({ title, description, path, image, locale }: DocumentOptions, site: string): string[] {
  const picture = image ?? `/og/site-${locale}.png`;
  const properties = {
    "og:type": "website",
    "og:site_name": "Candor",
    "og:title": title,
    "og:description": description,
    "og:url": `${site}${path}`,
    "og:locale": OG_LOCALES[locale],
    "og:image": `${site}${picture}`,
    "og:image:width": "1200",
    "og:image:height": "630",
  };
  return [
    ...Object.entries(properties).map(([name, value]) => `<meta property="${name}" content="${escaped(value)}">`),
    `<meta name="twitter:card" content="summary_large_image">`,
  ];
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
