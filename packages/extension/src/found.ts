import type { Place, ReadFault } from "./bytes/read.ts";

export interface Tab {
  readonly id: number;
  /** Empty where the browser does not tell it. */
  readonly url: string;
  readonly title: string;
}

/** `unreadable`: a tab of the browser itself, or a PDF that a page made · `file`: from this computer · `nothing`: a page without a PDF. */
export type NoneReason = ReadFault | "unreadable" | "file" | "nothing";

export interface FoundLink {
  readonly place: Place;
  /** Words of the link; empty if it has none. */
  readonly text: string;
  readonly name: string;
  /** The browser lets the extension read the link's site only after asking the reader. */
  readonly asks: boolean;
}

/** A PDF of the tab whose bytes are not there yet. Its name is the server's once they are. */
export interface ComingPdf {
  readonly kind: "coming";
  readonly name: string;
  readonly place: Place;
}

/** Content of a tab, as far as it concerns CVs. */
export type Found =
  | ComingPdf
  | { readonly kind: "pdf"; readonly name: string; readonly size: number }
  | { readonly kind: "links"; readonly links: readonly FoundLink[] }
  | { readonly kind: "none"; readonly reason: NoneReason };
