import type { Platform as Name } from "../../../link.info.ts";
import type { Page } from "../page.ts";
import type { Posting } from "../posting.ts";

/** Somewhere postings are published. */
export interface Platform {
  readonly name: Name;
  /** The hosts that are the platform's, whole and in lower case: those of links, of its public API, and those it redirects to. */
  readonly hosts: RegExp;
  /** What can be asked for the posting that a link leads to, best first; nothing where it leads elsewhere on the platform. */
  readonly ways: (link: URL) => readonly Way[];
}

export interface Way {
  readonly url: string;
  /** The posting on a page; undefined where it cannot be read. */
  readonly read: (page: Page) => Posting | undefined;
}

/** A path as its segments, each decoded: "/acme/jobs/1/" is acme, jobs, 1. */
export function segmentsOf({ pathname }: URL): string[] {
  try {
    return pathname.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return [];
  }
}

/** A piece of a path, as it may stand in one: whatever it holds, it stays one segment. */
export const segment = (words: string): string => encodeURIComponent(words).replace(/^\.+$/, "-");
