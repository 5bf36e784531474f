import type { Platform as Name } from "../../../link.info.ts";
import type { Page } from "../page.ts";
import type { Posting } from "../posting.ts";

/** A platform that publishes postings. */
export interface Platform {
  readonly name: Name;
  /** Matches the platform's whole host names in lower case: those of links, of its public API, and of redirects. */
  readonly hosts: RegExp;
  /** Sources for the posting of a link, best first; empty where the link is not to a posting. */
  readonly ways: (link: URL) => readonly Way[];
}

export interface Way {
  readonly url: string;
  /** Reads the posting on a page; undefined where there is none. */
  readonly read: (page: Page) => Posting | undefined;
}

/** Splits a path into decoded segments: "/acme/jobs/1/" is acme, jobs, 1. */
export function segmentsOf({ pathname }: URL): string[] {
  try {
    return pathname.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return [];
  }
}

/** Encodes a value as exactly one path segment, so that it cannot change the rest of the address. */
export const segment = (words: string): string => encodeURIComponent(words).replace(/^\.+$/, "-");
