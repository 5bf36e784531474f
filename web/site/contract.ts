import type { Advert, Listed } from "@candor/core/job/publication.info";
import type { Locale } from "@candor/core/kernel/limits";

/** Facts of a stage that its public pages show. One build serves every stage, so static pages hold placeholders until they are deployed. */
export interface StageFacts {
  /** The product's address, without a slash at its end. */
  readonly site: string;
  /** The AWS region. */
  readonly region: string;
  /** The mail address in every footer. */
  readonly contact: string;
  /** Name and address of the operator, line by line. */
  readonly imprint: readonly string[];
  /** The name of the language model; undefined where the built-in rules work alone. */
  readonly model?: string;
  /** The address that opens an account with demo data, where there is one. */
  readonly demo?: string;
  /** Present where the stage measures visits, after consent. */
  readonly analytics?: Analytics;
}

export interface Analytics {
  /** Id of a tag manager's container: `GTM-` and capital letters or digits. */
  readonly tagManager?: string;
  /** A script of another measuring tool, with the id that it is given. */
  readonly script?: { readonly url: string; readonly id: string };
}

/** A part of the site with a stylesheet of its own: `styles/NAME.css`. */
export const STYLESHEETS = ["site", "tools", "jobs"] as const;
export type Stylesheet = (typeof STYLESHEETS)[number];

/** Files of the build that a page refers to. */
export interface SiteAssets {
  /** The stylesheet of a page, which stands in it, by the part of the site. */
  readonly css: Readonly<Record<Stylesheet, string>>;
  /** By the name of an island: its script, and the scripts that it imports. */
  readonly islands: Readonly<Record<string, readonly string[]>>;
  /** Addresses of the fonts that are fetched with the page. */
  readonly fonts: { readonly latin: string; readonly latinExt: string };
  /** The script that asks for consent; used where a stage measures visits. */
  readonly consent: string;
}

/** The build's notes on itself: `dist/site.json`. */
export interface SiteBuild {
  readonly assets: SiteAssets;
  /** Static pages that search engines may list, in English. */
  readonly paths: readonly string[];
  /** Sources for the Content-Security-Policy, of this build and of the one before. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** The module that the build runs to write the static pages. */
export interface StaticSite {
  /** The script in every page. */
  readonly BOOT: string;
  /** English paths of the pages that search engines may list. */
  readonly INDEXED_PATHS: readonly string[];
  /** Every page in every language, by its file. */
  readonly renderStatic: (assets: SiteAssets) => Promise<ReadonlyMap<string, string>>;
}

/** A page as the function sends it. */
export interface PageDocument {
  readonly html: string;
  readonly locale: Locale;
}

/** A job that is open or on hold. */
export interface JobPageInput {
  readonly job: Advert;
  /** The address that takes CVs by mail, shown where no scripts run. */
  readonly mailbox: string;
  /** The job for search engines, if it is complete enough for them. */
  readonly posting: object | undefined;
}

/** A job that takes no applications any more. */
export interface ClosedJobPageInput {
  readonly job: Advert;
  /** Open jobs of the same company. */
  readonly others: readonly Listed[];
  /** Path of the company's jobs as RSS. */
  readonly feed: string;
}

export interface JobListInput {
  readonly locale: Locale;
  readonly query: string;
  /** The cursor of this page; undefined on the first. */
  readonly from: string | undefined;
  readonly jobs: readonly Listed[];
  /** Jobs on all pages. */
  readonly total: number;
  readonly next: string | null;
}

/** The open jobs of one company, for a frame on its own site. */
export interface EmbedInput {
  readonly locale: Locale;
  readonly jobs: readonly Listed[];
}

/** Draws the pages that depend on stored data. `packages/functions` knows this type alone, and neither React nor the DOM. */
export interface SiteRenderer {
  /** An address below `/public` that leads nowhere. */
  notFound(input: { readonly locale: Locale; readonly path: string }): Promise<PageDocument>;
  job(input: JobPageInput): Promise<PageDocument>;
  closedJob(input: ClosedJobPageInput): Promise<PageDocument>;
  jobNotFound(input: { readonly locale: Locale; readonly path: string }): Promise<PageDocument>;
  jobList(input: JobListInput): Promise<PageDocument>;
  embeddedJobs(input: EmbedInput): Promise<PageDocument>;
}

/** Makes a renderer for one stage. */
export type SiteRendererOf = (build: SiteBuild, stage: StageFacts) => SiteRenderer;
