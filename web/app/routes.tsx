import { redirect, redirectDocument, type RouteObject } from "react-router-dom";
import { loadCatalogues, speak } from "./i18n/i18n.ts";
import { inLocale, LOCALES, type Locale } from "./i18n/locale.ts";
import { BOUNDARY, FRAME, NOT_FOUND, type Page, PAGES, type Redirect, STATIC_PATHS } from "./pages.ts";

/** The route of a row of `pages.ts` in one language. Its module loads together with its catalogues. */
function routeOf(row: Page | Redirect, locale: Locale): RouteObject {
  if ("redirect" in row) return { path: row.path, element: null, loader: redirectTo(row.redirect, locale) };
  const { path, load, catalogues = [], rail, colors, children } = row;
  const lazy = async () => {
    const [module] = await Promise.all([load(), loadCatalogues(locale, catalogues)]);
    return module;
  };
  const handle = { rail, colors };
  if (path === "") return { index: true, lazy, handle };
  return { ...(path && { path }), lazy, handle, ...(children && { children: children.map((child) => routeOf(child, locale)) }) };
}

/** @param target as `Redirect` has it */
const redirectTo =
  (target: string, locale: Locale): RouteObject["loader"] =>
  ({ params }) =>
    redirect(
      inLocale(
        target.replaceAll(/:(\w+)/gu, (_, name: string) => encodeURIComponent(params[name] ?? "")),
        locale,
      ),
    );

/** A static page is a document of its own. */
const leaveApp: RouteObject["loader"] = ({ request }) => redirectDocument(request.url);

const staticRouteOf = (path: string): RouteObject => ({
  ...(path === "" ? { index: true } : { path }),
  element: null,
  loader: leaveApp,
});

const routesOf = (locale: Locale): RouteObject => ({
  path: locale === "en" ? "/" : `/${locale}`,
  loader: async () => {
    await speak(locale);
    return null;
  },
  shouldRevalidate: () => false,
  lazy: FRAME.load,
  children: [...STATIC_PATHS.map(staticRouteOf), ...[...PAGES, NOT_FOUND].map((row) => routeOf(row, locale))],
});

export const routes: RouteObject[] = [
  { HydrateFallback: () => null, lazy: BOUNDARY.load, children: LOCALES.map((locale) => routesOf(locale)) },
];
