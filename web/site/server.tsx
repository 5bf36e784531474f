import type { SiteRendererOf } from "./contract.ts";
import { documentOf } from "./document.tsx";
import { notFoundPage } from "./NotFound.tsx";
import { inLocale } from "./paths.ts";

export const siteRenderer: SiteRendererOf = ({ assets }, stage) => ({
  async notFound({ locale, path }) {
    const content = notFoundPage(locale, path);
    return { locale, html: await documentOf({ ...content, locale, path: inLocale(path, locale) }, assets, stage) };
  },
});
