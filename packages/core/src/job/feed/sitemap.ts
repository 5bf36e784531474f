import { environment } from "../../kernel/aws.ts";
import { LOCALES, SITEMAP_JOBS_MAX } from "../../kernel/limits.ts";
import { attribute } from "./xml.ts";
import { inLanguage, publicPathOf } from "../public-path.info.ts";
import { publicList, type Card } from "../public-list.ts";

export * as Sitemap from "./sitemap.ts";

// https://www.sitemaps.org/protocol.html

const document = (root: "sitemapindex" | "urlset", entries: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...entries,
    `</${root}>`,
    "",
  ].join("\n");

const location = (path: string) => `<loc>${attribute(environment("SITE_URL") + path)}</loc>`;
const lastChanged = (at: string | undefined) => (at ? `<lastmod>${at}</lastmod>` : "");

/** The sitemap index: the pages of the site, and all open jobs in parts of `SITEMAP_JOBS_MAX`. */
export async function index(): Promise<string> {
  const { cards } = await publicList();
  const parts = Math.ceil(cards.length / SITEMAP_JOBS_MAX);
  return document("sitemapindex", [
    `<sitemap>${location("/sitemaps/pages.xml")}</sitemap>`,
    ...Array.from({ length: parts }, (_, part) => {
      const newest = partOf(cards, part)
        .map(({ updatedAt }) => updatedAt)
        .toSorted()
        .at(-1);
      return `<sitemap>${location(`/sitemaps/jobs-${part + 1}.xml`)}${lastChanged(newest)}</sitemap>`;
    }),
  ]);
}

/** Part `part` of the open jobs, from 1 on; undefined for a part that does not exist. */
export async function jobs(part: number): Promise<string | undefined> {
  const { cards } = await publicList();
  const listed = partOf(cards, part - 1);
  if (listed.length === 0 && part > 1) return undefined;
  return document(
    "urlset",
    listed.map(({ shown, updatedAt }) => `<url>${location(publicPathOf(shown))}${lastChanged(updatedAt)}</url>`),
  );
}

/** Pages that exist in every language, each with the addresses of its translations. */
export function pages(paths: readonly string[]): string {
  return document(
    "urlset",
    paths.flatMap((path) => {
      const link = (language: string, to: string) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${attribute(environment("SITE_URL") + to)}"/>`;
      const inAll = LOCALES.map(
        (locale) => [locale, inLanguage(locale) + (path === "/" && locale !== "en" ? "" : path)] as const,
      );
      const links = [...inAll.map(([locale, to]) => link(locale, to)), link("x-default", path)].join("");
      return inAll.map(([, to]) => `<url>${location(to)}${links}</url>`);
    }),
  );
}

const partOf = (cards: readonly Card[], part: number): readonly Card[] =>
  cards.slice(part * SITEMAP_JOBS_MAX, (part + 1) * SITEMAP_JOBS_MAX);
