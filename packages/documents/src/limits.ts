import type { Document, Verdict } from "./document.ts";

/** Raise it when the same bytes may give another text, so that stored readings can be told apart. */
export const READER_VERSION = "7";

/** Limits of one file, also those of the product's specification; `@candor/core` takes them from here. */
export const LIMITS = {
  /** Larger files are refused before they are read. */
  bytes: 10 * 1024 * 1024,
  pages: 20,
  /** Reading takes at most this long. */
  timeoutMs: 5_000,
  /** Characters of visible text kept; an ordinary page holds about 3,000. */
  characters: 200_000,
  /** Characters kept of hidden text, for each page and reason. */
  hiddenCharacters: 5_000,
} as const;

/** A document without text. */
export const withVerdict = (verdict: Verdict): Document => ({
  verdict,
  text: "",
  pages: [],
  words: [],
  hidden: [],
  links: [],
  reader: READER_VERSION,
});
