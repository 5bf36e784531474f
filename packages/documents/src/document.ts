/**
 * The content of a PDF that a reader of the printed page sees. Plain data, stored as JSON beside the file, so that scoring a second time
 * does not read the PDF a second time.
 */

/** A rectangle in PDF points from the page's top left corner: [x0, y0, x1, y1]. */
export type Box = readonly [x0: number, y0: number, x1: number, y1: number];

/**
 * Outcome of a reading. Documents with `ok` and `lowText` have text; all others have none and get no score.
 * - `lowText`: readable, but too short to judge most criteria
 * - `scan`: pictures of text without a text layer · `encrypted`: a password is needed · `brokenFonts`: letters without Unicode
 * - `damaged`: starts as a PDF, cannot be opened, or could not be read within the limits · `notPdf`: another kind of file
 * - `empty`: 0 bytes or blank pages · `tooLarge`, `tooManyPages`: over the limits · `notCv`: a readable text that is no CV
 */
export type Verdict =
  | "ok"
  | "lowText"
  | "scan"
  | "encrypted"
  | "brokenFonts"
  | "damaged"
  | "notPdf"
  | "empty"
  | "tooLarge"
  | "tooManyPages"
  | "notCv";

/** One word of the visible text. `start` and `end` are offsets into `Document.text` (UTF-16 units). */
export interface Word {
  readonly start: number;
  readonly end: number;
  /** Counted from 1. */
  readonly page: number;
  readonly box: Box;
}

export type HiddenKind =
  | "colour"
  | "size"
  | "offPage"
  | "clipped"
  | "renderMode"
  | "opacity"
  | "layer"
  | "covered"
  | "zeroWidth"
  | "mirrored"
  | "otherLetters"
  | "annotation"
  | "metadata";

/** Text of the file that cannot be seen on the page. It is never scored, and shown to the recruiter as hidden. */
export interface HiddenText {
  readonly kind: HiddenKind;
  readonly page: number;
  readonly text: string;
  readonly boxes: readonly Box[];
}

export interface Page {
  /** In PDF points, as displayed (rotation applied). */
  readonly width: number;
  readonly height: number;
  /** Offsets of this page's text in `Document.text`. */
  readonly start: number;
  readonly end: number;
}

export interface Document {
  readonly verdict: Verdict;
  /**
   * Visible text in reading order: lines end in "\n", columns one after the other, NFKC, free of control and zero-width characters.
   * A wide gap begins a new line, so that the cells of a table row, or chips side by side, are lines of their own.
   */
  readonly text: string;
  readonly pages: readonly Page[];
  /** In the order of `text`. */
  readonly words: readonly Word[];
  /** Empty when the whole file holds fewer than 20 hidden letters: stray marks are no message. One entry for each page and kind. */
  readonly hidden: readonly HiddenText[];
  /** Targets of link annotations (mailto:, https:), not fetched, not part of `text`. */
  readonly links: readonly { readonly page: number; readonly url: string; readonly box: Box }[];
  /** Version of the reader, so that stored readings can be told apart. */
  readonly reader: string;
}
