import { redirect, redirectDocument, type RouteObject } from "react-router-dom";
import { loadCatalogues, speak } from "./i18n/i18n.ts";
import { inLocale, LOCALES, type Locale } from "./i18n/locale.ts";
import * as boundary from "./features/errors/ErrorBoundary.tsx";
import { NotFound } from "./features/errors/NotFound.tsx";
import * as part from "./features/errors/PageBoundary.tsx";
import { type Page, PAGES, type Redirect, STATIC_PATHS } from "./pages.ts";
import * as localeFrame from "./shell/LocaleFrame.tsx";
import * as dashboard from "./shell/Shell.tsx";
import { SIGN_IN_PAGES } from "./sign-in-pages.ts";

/** Frames that nearly every page needs: they are in the file of the router's own code, and load nothing. */
const FRAMES = { dashboard, part };

/** The route of a row of `pages.ts` in one language. Its module loads together with its catalogues. */
function routeOf(row: Page | Redirect, locale: Locale): RouteObject {
  if ("redirect" in row) return { path: row.path, element: null, loader: redirectTo(row.redirect, locale) };
  const { path, load, frame, catalogues = [], rail, colors, children } = row;
  const lazy = async () => {
    const [module] = await Promise.all([load!(), loadCatalogues(locale, catalogues)]);
    return module;
  };
  const code = { ...(frame ? FRAMES[frame] : { lazy }), handle: { rail, colors } };
  if (path === "") return { index: true, ...code };
  return { ...(path && { path }), ...code, ...(children && { children: children.map((child) => routeOf(child, locale)) }) };
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

/** A static page is a document of its own, and so is one of signing in. */
const leaveApp: RouteObject["loader"] = ({ request }) => redirectDocument(request.url);

const documentRouteOf = (path: string): RouteObject => ({
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
  ...localeFrame,
  children: [
    ...[...STATIC_PATHS, ...SIGN_IN_PAGES.map((page) => `auth/${page}`)].map(documentRouteOf),
    ...PAGES.map((row) => routeOf(row, locale)),
    { path: "*", Component: NotFound },
  ],
});

export const routes: RouteObject[] = [
  { HydrateFallback: () => null, ...boundary, children: LOCALES.map((locale) => routesOf(locale)) },
];
