import type { CallKey } from "@candor/contract";
import type { LoaderFunction } from "react-router-dom";
import type { ColorMode } from "../ui/color-mode.ts";
import type { Namespace } from "./i18n/namespaces.ts";

type GetCall = Extract<CallKey, `GET ${string}`>;

/** The module of a page or of a frame around pages. */
export interface PageModule {
  readonly Component: React.ComponentType;
  readonly ErrorBoundary?: React.ComponentType;
  /** Starts the queries of the first view; throws a redirect or an error in place of the page. */
  readonly loader?: LoaderFunction;
}

/** Loaded first, together with the page's own module and calls, where the address has this query. */
interface View {
  /** `tab=job`, or a name with any value; `!tab` for an address without that name, and empty for one without a query. */
  readonly query: string;
  /** Modules below `web/app` that the page itself loads with `lazy`. */
  readonly modules?: readonly string[];
  /** Catalogues that the page loads with these modules (`i18n/lazyWith.ts`). */
  readonly catalogues?: readonly Namespace[];
  readonly calls?: readonly GetCall[];
}

/** Options for the frames around a page. */
export interface PageHandle {
  /** The sidebar is the narrow rail. */
  readonly rail?: true;
  /** Shown in these colours whatever the user chose; `system` forces nothing. */
  readonly colors?: ColorMode;
}

/** Code, words and calls that load first at an address. */
export interface Begins {
  /** Below the path of the frame, in English and as React Router writes it; empty for the frame's own address. */
  readonly path?: string;
  /** The build reads the file's name from this function's text: it must be a plain `import("./…")`. Absent where the code is always there. */
  readonly load?: () => Promise<unknown>;
  readonly catalogues?: readonly Namespace[];
  /** Calls of the page's first view; `{names}` are the parameters of its path. */
  readonly calls?: readonly GetCall[];
}

/** A row without `children` is a page. One with `children` is the frame around them, and may be without a path of its own. */
export interface Page extends Begins, PageHandle {
  readonly load?: () => Promise<PageModule>;
  /** In place of `load`: a frame around pages that comes with the router's own code (`routes.tsx`). */
  readonly frame?: "dashboard" | "part";
  readonly views?: readonly View[];
  readonly children?: readonly (Page | Redirect)[];
}

/** An address that leads to another page. */
export interface Redirect {
  readonly path: string;
  /** The whole path in English, with the parameters of the row's own. */
  readonly redirect: string;
}

const DASHBOARD: readonly (Page | Redirect)[] = [
  {
    path: "",
    load: () => import("./features/dashboard/DashboardPage.tsx"),
    catalogues: ["dashboard", "jobs", "help"],
    calls: ["GET /api/dashboard", "GET /api/dashboard/news"],
  },
  { path: "help", load: () => import("./features/help/HelpPage.tsx"), catalogues: ["help"], calls: ["GET /api/dashboard"] },
  {
    path: "jobs",
    load: () => import("./features/jobs/JobsPage.tsx"),
    catalogues: ["jobs"],
    views: [
      { query: "", calls: ["GET /api/jobs"] },
      { query: "new", modules: ["features/jobs/new/NewJob.tsx"], catalogues: ["newJob"] },
      { query: "new=next", modules: ["features/jobs/new/FirstJob.tsx"], catalogues: ["newJob", "share"] },
      { query: "copy", modules: ["features/jobs/new/Review.tsx"], catalogues: ["newJob", "criteria", "share"] },
    ],
  },
  {
    path: "jobs/:jobId",
    load: () => import("./features/jobs/JobPage.tsx"),
    catalogues: ["jobs", "candidates", "uploads"],
    calls: ["GET /api/jobs/{jobId}"],
    views: [
      { query: "", calls: ["GET /api/jobs/{jobId}/candidates", "GET /api/jobs/{jobId}/uploads"] },
      { query: "!tab", modules: ["features/jobs/candidates/CandidatesTab.tsx"] },
      { query: "tab=job", modules: ["features/jobs/job/JobTab.tsx"] },
      { query: "tab=criteria", modules: ["features/jobs/criteria/CriteriaTab.tsx"], catalogues: ["criteria"] },
      {
        query: "tab=share",
        modules: ["features/jobs/share/ShareTab.tsx"],
        catalogues: ["share"],
        calls: ["GET /api/jobs/{jobId}/bulk-links"],
      },
    ],
  },
  { path: "jobs/:jobId/details", redirect: "/dashboard/jobs/:jobId?tab=job" },
  {
    path: "jobs/:jobId/compare",
    load: () => import("./features/candidates/compare/ComparePage.tsx"),
    catalogues: ["candidates", "candidate", "marks"],
    calls: ["GET /api/jobs/{jobId}"],
    rail: true,
  },
  {
    path: "jobs/:jobId/:cvId",
    load: () => import("./features/candidates/CandidatePage.tsx"),
    catalogues: ["candidates", "candidate", "marks"],
    calls: ["GET /api/jobs/{jobId}", "GET /api/jobs/{jobId}/candidates/{cvId}", "GET /api/jobs/{jobId}/candidates"],
    rail: true,
  },
  {
    path: "cv",
    load: () => import("./features/cvs/CvsPage.tsx"),
    catalogues: ["cvs", "candidates", "jobs"],
    views: [{ query: "", calls: ["GET /api/cvs"] }],
  },
  {
    path: "company-profile",
    load: () => import("./features/companies/CompaniesPage.tsx"),
    catalogues: ["companies"],
    calls: ["GET /api/companies"],
  },
  {
    path: "google-extension",
    load: () => import("./features/extension/ExtensionPage.tsx"),
    catalogues: ["extension"],
    views: [
      { query: "", calls: ["GET /api/extension/tokens", "GET /api/dashboard"] },
      { query: "connect", modules: ["features/extension/ConnectBrowser.tsx"] },
    ],
  },
  {
    path: "pricing",
    load: () => import("./features/pricing/PricingPage.tsx"),
    catalogues: ["plans"],
    calls: ["GET /api/plans", "GET /api/subscription"],
  },
  {
    path: "account",
    load: () => import("./features/account/AccountPage.tsx"),
    catalogues: ["account"],
    calls: ["GET /api/auth/identities", "GET /api/auth/sessions", "GET /api/subscription"],
  },
  {
    path: "subscription",
    load: () => import("./features/subscription/SubscriptionPage.tsx"),
    catalogues: ["plans"],
    calls: ["GET /api/subscription", "GET /api/plans"],
  },
];

const PUBLIC: Page = {
  path: "public",
  load: () => import("./features/public/PublicFrame.tsx"),
  catalogues: ["public"],
  children: [
    { path: "jobs", load: () => import("./features/public/JobsDocument.ts") },
    { path: "summary/:token", load: () => import("./features/public/SummaryPage.tsx") },
    {
      path: "bulk/:token",
      load: () => import("./features/public/bulk/BulkPage.tsx"),
      calls: ["GET /api/public/bulk/{token}"],
    },
  ],
};

/**
 * Every page, with all that it begins with: its module, its catalogues, its first calls. The routes are made from this table, and so are
 * the first loads that the build writes into `app.html` for `boot/first-loads.js` (decision 0024). A new page is a row.
 */
export const PAGES: readonly Page[] = [
  {
    path: "dashboard",
    frame: "dashboard",
    calls: ["GET /api/auth/session"],
    // An error of a page is shown in its place, so that the sidebar stays.
    children: [{ frame: "part", children: DASHBOARD }],
  },
  PUBLIC,
];

/** Addresses below a language that `web/site` has a static page for. A link there leaves the app. */
export const STATIC_PATHS: readonly string[] = ["", "public/privacy-policy", "verify", "tools", "tools/*"];
