import type { Namespace } from "./i18n/i18n.ts";

/**
 * What a page needs at once. The build writes the files behind it into `app.html`, and `public/first-loads.js` asks for them while the
 * app's own code still loads; without that they would come one after the other. Read by the build, not by the page.
 */
export interface FirstLoad {
  /** As a route's, in English; `*` at its end stands for all that are below. */
  readonly path: string;
  /** Holds where the address has this query; the empty one where it has none. */
  readonly query?: string;
  /** Modules, below `web/app`. Their own imports come along. */
  readonly modules?: readonly string[];
  /** Catalogues of words. */
  readonly words?: readonly Namespace[];
  /** GET calls as the page makes them; `:names` are the path's. */
  readonly asks?: readonly string[];
}

const JOB = "features/jobs";

/** All that match an address are loaded. The build fails when a module that the routes load is not in here. */
export const FIRST_LOADS: readonly FirstLoad[] = [
  {
    path: "/*",
    modules: ["features/errors/ErrorBoundary.tsx", "shell/LocaleFrame.tsx"],
    words: ["common", "recruiting"],
  },
  { path: "/auth/*", modules: ["features/auth/AuthFrame.tsx"], words: ["auth"] },
  { path: "/auth/login", modules: ["features/auth/LoginPage.tsx"] },
  { path: "/auth/register", modules: ["features/auth/RegisterPage.tsx"] },
  { path: "/auth/redirect", modules: ["features/auth/RedirectPage.tsx"] },
  { path: "/dashboard*", modules: ["shell/Shell.tsx", "features/errors/PageBoundary.tsx"], asks: ["/api/auth/session"] },
  {
    path: "/dashboard",
    modules: ["features/dashboard/DashboardPage.tsx"],
    words: ["dashboard", "jobs", "help"],
    asks: ["/api/dashboard"],
  },
  { path: "/dashboard/help", modules: ["features/help/HelpPage.tsx"], words: ["help"], asks: ["/api/dashboard"] },
  { path: "/dashboard/jobs", modules: [`${JOB}/JobsPage.tsx`], words: ["jobs"] },
  { path: "/dashboard/jobs", query: "", asks: ["/api/jobs"] },
  { path: "/dashboard/jobs", query: "new", modules: [`${JOB}/new/NewJob.tsx`] },
  { path: "/dashboard/cv", modules: ["features/cvs/CvsPage.tsx"], words: ["cvs", "candidates", "jobs"] },
  { path: "/dashboard/cv", query: "", asks: ["/api/cvs"] },
  {
    path: "/dashboard/company-profile",
    modules: ["features/companies/CompaniesPage.tsx"],
    words: ["companies"],
    asks: ["/api/companies"],
  },
  {
    path: "/dashboard/google-extension",
    modules: ["features/extension/ExtensionPage.tsx"],
    words: ["extension"],
    asks: ["/api/dashboard"],
  },
  { path: "/dashboard/pricing", modules: ["features/pricing/PricingPage.tsx"], words: ["plans"], asks: ["/api/plans"] },
  {
    path: "/dashboard/subscription",
    modules: ["features/subscription/SubscriptionPage.tsx"],
    words: ["plans"],
    asks: ["/api/subscription", "/api/plans"],
  },
  {
    path: "/dashboard/jobs/:jobId",
    modules: [`${JOB}/JobPage.tsx`],
    words: ["jobs", "candidates", "uploads", "cvs"],
    asks: ["/api/jobs/:jobId"],
  },
  { path: "/dashboard/jobs/:jobId", query: "", asks: ["/api/jobs/:jobId/candidates", "/api/jobs/:jobId/uploads"] },
  {
    path: "/dashboard/jobs/:jobId/details",
    modules: [`${JOB}/JobPage.tsx`, `${JOB}/job/JobTab.tsx`],
    words: ["jobs", "candidates", "uploads", "cvs"],
    asks: ["/api/jobs/:jobId"],
  },
  { path: "/dashboard/jobs/:jobId", query: "tab=job", modules: [`${JOB}/job/JobTab.tsx`] },
  { path: "/dashboard/jobs/:jobId", query: "tab=criteria", modules: [`${JOB}/criteria/CriteriaTab.tsx`] },
  { path: "/dashboard/jobs/:jobId", query: "tab=share", modules: [`${JOB}/share/ShareTab.tsx`] },
  {
    path: "/dashboard/jobs/:jobId/:cvId",
    modules: ["features/candidates/CandidatePage.tsx"],
    words: ["candidates"],
    asks: ["/api/jobs/:jobId", "/api/jobs/:jobId/candidates/:cvId", "/api/jobs/:jobId/candidates"],
  },
  { path: "/public*", modules: ["features/public/PublicFrame.tsx"], words: ["public"] },
  { path: "/public/jobs", modules: ["features/public/JobsPage.tsx"] },
  { path: "/public/jobs", query: "", asks: ["/api/public/jobs"] },
  { path: "/public/summary/:token", modules: ["features/public/SummaryPage.tsx"] },
  { path: "/public/bulk/:token", modules: ["features/public/bulk/BulkPage.tsx"] },
  { path: "/public/privacy-policy", modules: ["features/legal/PrivacyPage.tsx"], words: ["legal"] },
  { path: "/public/:jobPublic", modules: ["features/public/job/JobPage.tsx"], asks: ["/api/public/jobs/:jobPublic"] },
];

/** Modules of routes that nobody opens on purpose: they load when they are met. */
export const LOADED_LATER: readonly string[] = ["features/errors/NotFoundPage.tsx"];
