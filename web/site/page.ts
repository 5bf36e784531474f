import type { Locale } from "@candor/core/kernel/limits";
import type { ReactNode } from "react";

/** Entries of the header. */
export type Section = "home" | "tools" | "jobs" | "verify";

/** An RSS feed. */
export interface Feed {
  readonly title: string;
  readonly path: string;
}

/** A page in one language. */
export interface PageContent {
  /** The whole title, at most 60 characters. */
  readonly title: string;
  /** 70 to 160 characters for lists of results. */
  readonly description: string;
  readonly body: ReactNode;
  readonly section?: Section;
  readonly structuredData?: readonly object[];
  /** Path of the picture that other sites show with a link. */
  readonly image?: string;
  /** The same list for feed readers, which find it by the page's address. */
  readonly feed?: Feed;
  /** False keeps the page out of search engines and the sitemap. */
  readonly isIndexed?: boolean;
}

/** A static page: prerendered in every language when the site is built. */
export interface SitePage {
  /** In English; the other languages begin with their own segment. */
  readonly path: string;
  readonly isIndexed?: boolean;
  readonly in: (locale: Locale) => PageContent | Promise<PageContent>;
}
