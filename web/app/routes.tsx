import type { ComponentType } from "react";
import { redirect, redirectDocument, type RouteObject } from "react-router-dom";
import { loadCatalogues, speak } from "./i18n/i18n.ts";
import { inLocale, LOCALES, type Locale } from "./i18n/locale.ts";
import { type Page, type PageModule, PAGES, type Redirect, STATIC_PATHS } from "./pages.ts";
import { SIGN_IN_PAGES } from "./sign-in-pages.ts";

/** Code that is there with the router (`frames.ts`). */
export interface Frames extends Readonly<Record<NonNullable<Page["frame"]>, PageModule>> {
  readonly ErrorBoundary: ComponentType;
  readonly NotFound: ComponentType;
  readonly LocaleFrame: ComponentType;
}

/** The route of a row of `pages.ts` in one language. Its module loads together with its catalogues. */
function routeOf(row: Page | Redirect, locale: Locale, frames: Frames): RouteObject {
  if ("redirect" in row) return { path: row.path, element: null, loader: redirectTo(row.redirect, locale) };
  const { path, load, frame, catalogues = [], rail, colors, children } = row;
  const lazy = async () => {
    const [module] = await Promise.all([load!(), loadCatalogues(locale, catalogues)]);
    return module;
  };
  const code = { ...(frame ? frames[frame] : { lazy }), handle: { rail, colors } };
  if (path === "") return { index: true, ...code };
  return {
    ...(path && { path }),
    ...code,
    ...(children && { children: children.map((child) => routeOf(child, locale, frames)) }),
  };
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

const routesOf = (locale: Locale, frames: Frames): RouteObject => ({
  path: locale === "en" ? "/" : `/${locale}`,
  loader: async () => {
    await speak(locale);
    return null;
  },
  shouldRevalidate: () => false,
  Component: frames.LocaleFrame,
  children: [
    ...[...STATIC_PATHS, ...SIGN_IN_PAGES.map((page) => `auth/${page}`)].map(documentRouteOf),
    ...PAGES.map((row) => routeOf(row, locale, frames)),
    { path: "*", Component: frames.NotFound },
  ],
});

export const routesWith = (frames: Frames): RouteObject[] => [
  {
    HydrateFallback: () => null,
    ErrorBoundary: frames.ErrorBoundary,
    children: LOCALES.map((locale) => routesOf(locale, frames)),
  },
];
