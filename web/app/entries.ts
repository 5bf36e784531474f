import { EVERYWHERE } from "./i18n/namespaces.ts";
import type { Begins } from "./pages.ts";
import { SIGN_IN_PAGES, signInPageAt } from "./sign-in-pages.ts";

/** Code of the pages of signing in, without a router. It is all that loads at their addresses. */
export const SIGN_IN: Begins = { load: () => import("./entry-sign-in.tsx"), catalogues: [...EVERYWHERE, "auth"] };

/** Code that shows all other pages. */
export const ROUTER: Begins = { load: () => import("./entry-app.tsx"), catalogues: EVERYWHERE };

/** Paths of the pages of signing in. */
export const SIGN_IN_PATHS: readonly string[] = SIGN_IN_PAGES.map((page) => `/auth/${page}`);

/** Starts the code of an address. Its files are on their way already: the page names them (`boot/first-loads.js`). */
export const begin = (pathname: string): Promise<unknown> => (signInPageAt(pathname) ? SIGN_IN : ROUTER).load!();
