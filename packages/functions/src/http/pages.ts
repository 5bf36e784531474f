import { readFile } from "node:fs/promises";
import { environment } from "@candor/core/kernel/aws";
import type { PageDocument, SiteBuild, SiteRenderer } from "@candor/web/site";
import { Answer } from "./endpoint.ts";

let renderer: Promise<SiteRenderer> | undefined;

/** The renderer of public pages, loaded with the first page: other calls do not wait for React. */
export function pages(): Promise<SiteRenderer> {
  renderer ??= load();
  return renderer;
}

let notes: Promise<SiteBuild> | undefined;

/** The site build's notes on itself, which are beside the bundle. */
const builtSite = (): Promise<SiteBuild> =>
  (notes ??= readFile(new URL("./site.json", import.meta.url), "utf8").then((text) => JSON.parse(text) as SiteBuild));

/** Static pages that search engines may list, in English. */
export const staticPaths = async (): Promise<readonly string[]> => (await builtSite()).paths;

async function load(): Promise<SiteRenderer> {
  const [{ siteRenderer }, build] = await Promise.all([import("@candor/web/site"), builtSite()]);
  const model = process.env["OPENAI_MODEL"];
  return siteRenderer(build, {
    site: environment("SITE_URL"),
    region: process.env["AWS_REGION"] ?? "",
    contact: environment("CONTACT_EMAIL"),
    imprint: [],
    ...(model && { model }),
  });
}

/** A page as an answer. The edge keeps it for a minute, so that a closed job is gone within one and nothing has to be invalidated. */
export function page({ html, locale }: PageDocument, { status = 200 }: { readonly status?: number } = {}): Answer<string> {
  return new Answer(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-language": locale,
      "cache-control": "public, max-age=0, s-maxage=60, stale-if-error=86400",
    },
  });
}
