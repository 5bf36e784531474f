import type { RouteObject } from "react-router-dom";
import { redirect } from "react-router-dom";
import type { ColorMode } from "../ui/color-mode.ts";
import { readCookie } from "./cookies.ts";
import { loadCatalogues, type Namespace, speak } from "./i18n/i18n.ts";
import { LOCALES, type Locale, preferredLocale } from "./i18n/locale.ts";
import { pathsOf } from "./paths.ts";

/** What a route asks of the frame around it. */
export interface RouteHandle {
  /** The sidebar is the narrow rail. */
  rail?: boolean;
  /** Shown in these colours whatever was chosen; `system` forces nothing. */
  colors?: ColorMode;
}

type PageModule = { Component: React.ComponentType; loader?: RouteObject["loader"] };

/** A page that loads when it is first opened, together with its words. */
const page =
  (locale: Locale, namespaces: Namespace[], load: () => Promise<PageModule>): (() => Promise<PageModule>) =>
  async () => {
    const [module] = await Promise.all([load(), loadCatalogues(locale, namespaces)]);
    return module;
  };

/** Pages inside a frame: what breaks in one is said in its place, and the frame around it stays. */
const framed = (children: RouteObject[]): RouteObject[] => [
  { lazy: () => import("./features/errors/PageBoundary.tsx"), children },
];

/** The one address without a language: the chosen one is taken, or the browser's. Deeper addresses are never redirected. */
const toPreferredLocale = () => redirect(pathsOf(preferredLocale(readCookie("locale"), navigator.languages)).dashboard());

function routesOf(locale: Locale): RouteObject {
  const paths = pathsOf(locale);
  return {
    path: locale === "en" ? "/" : `/${locale}`,
    loader: async () => {
      await speak(locale);
      return null;
    },
    shouldRevalidate: () => false,
    lazy: () => import("./shell/LocaleFrame.tsx"),
    children: [
      { index: true, element: null, loader: locale === "en" ? toPreferredLocale : () => redirect(paths.dashboard()) },
      {
        path: "auth",
        lazy: page(locale, ["auth"], () => import("./features/auth/AuthFrame.tsx")),
        children: [
          { path: "login", lazy: page(locale, ["auth"], () => import("./features/auth/LoginPage.tsx")) },
          { path: "register", lazy: page(locale, ["auth"], () => import("./features/auth/RegisterPage.tsx")) },
          { path: "redirect", lazy: page(locale, ["auth"], () => import("./features/auth/RedirectPage.tsx")) },
        ],
      },
      {
        path: "dashboard",
        lazy: page(locale, [], () => import("./shell/Shell.tsx")),
        children: framed([
          {
            index: true,
            lazy: page(locale, ["dashboard", "jobs", "help"], () => import("./features/dashboard/DashboardPage.tsx")),
          },
          { path: "help", lazy: page(locale, ["help"], () => import("./features/help/HelpPage.tsx")) },
          { path: "jobs", lazy: page(locale, ["jobs"], () => import("./features/jobs/JobsPage.tsx")) },
          { path: "cv", lazy: page(locale, ["cvs", "candidates", "jobs"], () => import("./features/cvs/CvsPage.tsx")) },
          {
            path: "company-profile",
            lazy: page(locale, ["companies"], () => import("./features/companies/CompaniesPage.tsx")),
          },
          {
            path: "google-extension",
            lazy: page(locale, ["extension"], () => import("./features/extension/ExtensionPage.tsx")),
          },
          { path: "pricing", lazy: page(locale, ["plans"], () => import("./features/pricing/PricingPage.tsx")) },
          { path: "subscription", lazy: page(locale, ["plans"], () => import("./features/subscription/SubscriptionPage.tsx")) },
          {
            path: "jobs/:jobId",
            lazy: page(locale, ["jobs", "candidates", "uploads", "cvs"], () => import("./features/jobs/JobPage.tsx")),
          },
          { path: "jobs/:jobId/details", element: null, loader: ({ params }) => redirect(paths.job(params["jobId"]!, "job")) },
          {
            path: "jobs/:jobId/:cvId",
            handle: { rail: true } satisfies RouteHandle,
            lazy: page(locale, ["candidates"], () => import("./features/candidates/CandidatePage.tsx")),
          },
        ]),
      },
      {
        path: "public",
        lazy: page(locale, ["public"], () => import("./features/public/PublicFrame.tsx")),
        children: [
          { path: "jobs", lazy: page(locale, ["public"], () => import("./features/public/JobsPage.tsx")) },
          { path: "summary/:token", lazy: page(locale, ["public"], () => import("./features/public/SummaryPage.tsx")) },
          { path: "bulk/:token", lazy: page(locale, ["public"], () => import("./features/public/bulk/BulkPage.tsx")) },
          { path: ":jobPublic", lazy: page(locale, ["public"], () => import("./features/public/job/JobPage.tsx")) },
        ],
      },
      { path: "public/privacy-policy", lazy: page(locale, ["legal"], () => import("./features/legal/PrivacyPage.tsx")) },
      { path: "*", lazy: page(locale, [], () => import("./features/errors/NotFoundPage.tsx")) },
    ],
  };
}

export const routes: RouteObject[] = [
  {
    HydrateFallback: () => null,
    lazy: () => import("./features/errors/ErrorBoundary.tsx"),
    children: LOCALES.map(routesOf),
  },
];
