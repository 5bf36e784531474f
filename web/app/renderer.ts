/** The app's renderer as the function `page` sees it: its code is built for the server by `web/vite.server.ts`. */

import type { AppStyles } from "./first-styles.ts";

export type { AppStyles };

/** The input of a call, as a caller gives it. */
export interface AskedInput {
  readonly path?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, string | undefined>> | undefined;
  readonly body?: unknown;
}

/** A request for a page. */
export interface PageRequest {
  readonly url: URL;
  /** As "name=value". */
  readonly cookies: readonly string[];
  readonly userAgent: string;
  /** The answer brings a new access token, of which other tabs are told. */
  readonly isRenewed?: boolean;
  /** Makes a call of the contract that only reads, as the sender of the request. */
  readonly ask: (key: string, input: AskedInput) => Promise<Response>;
}

/** A page that was drawn, or another address to go to. */
export type PageAnswer =
  | { readonly html: string; readonly locale: string }
  | { readonly location: string; readonly setCookies: readonly string[] };

export interface AppRenderer {
  /**
   * Draws a page of the app.
   * @param template `app.html` as it was built
   * @param styles of the same build
   * @throws where the browser has to draw it: an error of a call, something unknown about the reader, an address that leaves the app
   */
  readonly draw: (request: PageRequest, template: string, styles: AppStyles) => Promise<PageAnswer>;
}
