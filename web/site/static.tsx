import { LOCALES } from "@candor/core/kernel/limits";
import type { SiteAssets } from "./contract.ts";
import { documentOf } from "./document.tsx";
import { notFoundPage } from "./NotFound.tsx";
import { fileOf, inAllLocales, inLocale } from "./paths.ts";
import { STATIC_PAGES } from "./pages/index.ts";
import { PLACEHOLDERS } from "./stage.ts";

/** Renders every static page in every language: the content of `dist/site` by file. Run by the build. */
export async function renderStatic(assets: SiteAssets): Promise<ReadonlyMap<string, string>> {
  const pages = STATIC_PAGES.flatMap(({ path, in: inOne }) => LOCALES.map((locale) => ({ path, locale, inOne })));
  const files = await Promise.all(
    pages.map(async ({ path, locale, inOne }) => {
      const content = await inOne(locale);
      const own = inLocale(path, locale);
      const html = await documentOf({ ...content, locale, path: own, alternates: inAllLocales(path) }, assets, PLACEHOLDERS);
      return [fileOf(own), html] as const;
    }),
  );
  const missing = LOCALES.map(async (locale) => {
    const path = inLocale("/not-found", locale);
    return [fileOf(path), await documentOf({ ...notFoundPage(locale), locale, path }, assets, PLACEHOLDERS)] as const;
  });
  return new Map([...files, ...(await Promise.all(missing))]);
}

export { BOOT } from "./boot.ts";
export const INDEXED_PATHS = STATIC_PAGES.filter(({ isIndexed = true }) => isIndexed).map(({ path }) => path);
