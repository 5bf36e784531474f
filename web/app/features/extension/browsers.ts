import { config } from "../../config.ts";

/** Browsers that the extension can be loaded into. */
export const BROWSERS = ["chrome", "edge", "firefox"] as const;
export type BrowserName = (typeof BROWSERS)[number];

/** Proper names, the same in every language. */
export const NAMES: Readonly<Record<BrowserName, string>> = { chrome: "Chrome", edge: "Edge", firefox: "Firefox" };

/** The page at which a browser loads extensions by hand. No link may lead there, so it is typed or copied. */
export const ADDRESSES: Readonly<Record<BrowserName, string>> = {
  chrome: "chrome://extensions",
  edge: "edge://extensions",
  firefox: "about:debugging#/runtime/this-firefox",
};

/** The browser of the reader; Chrome, whose steps most others share, if it is none of these. */
export const browserOf = (userAgent: string): BrowserName =>
  /\bFirefox\//u.test(userAgent) ? "firefox" : /\bEdg\//u.test(userAgent) ? "edge" : "chrome";

/** The extension's page in the store of a browser, if the stage has one. */
export const storeOf = (browser: BrowserName): string | undefined => config.extension?.stores[browser];
