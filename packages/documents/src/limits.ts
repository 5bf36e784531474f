import type { Document, Verdict } from "./document.ts";

/** Changes whenever the same bytes may read differently, so that stored readings can be told apart. */
export const READER_VERSION = "2";

/** A CV that needs more than this is refused before it is read. */
export const LIMITS = {
  bytes: 10 * 1024 * 1024,
  pages: 20,
  /** Characters of visible text kept; an ordinary page holds about 3,000. */
  characters: 200_000,
  /** Characters kept of hidden text, for each page and reason. */
  hiddenCharacters: 5_000,
} as const;

/** A reading without text. */
export const withVerdict = (verdict: Verdict): Document => ({
  verdict,
  text: "",
  pages: [],
  words: [],
  hidden: [],
  links: [],
  reader: READER_VERSION,
});
