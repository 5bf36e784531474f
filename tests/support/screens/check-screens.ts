import type { Page } from "playwright-core";
import { beforeAll, describe, expect } from "vitest";
import { inBrowser, newContext, openPage, signIn } from "../browser.ts";
import { aRecruiter } from "../product.ts";
import { fillAccount, type Given } from "./given.ts";
import { type Screen, ScreenCheck } from "./screen-check.ts";

/** A screen whose path and text contain names of an account's data: "/dashboard/jobs/{jobId}". */
export interface ScreenOf extends Omit<Screen, "prepare"> {
  readonly prepare?: (page: Page, given: Given) => Promise<void>;
  /** A further state of a page that another screen shows: looked at with `--long` alone. */
  readonly isState?: true;
}

/** Defines a test for each whole page, in an account with their data, which looks at it once. What is opened on a page, and its further states, are left to `--long`. */
export function checkScreens(screens: readonly ScreenOf[]): void {
  const account = anAccount();
  describe("every page is clean for axe, dark, on a phone of 360 px, in German, and quiet in the console", () => {
    for (const screen of screens.filter(({ prepare, isState }) => !prepare && !isState)) {
      inBrowser(screen.name, async () => {
        expect(await account.check.findingsAtOnce(account.filled(screen))).toEqual([]);
        expect(account.complaints.splice(0)).toEqual([]);
      });
    }
  });
}

/** Defines the tests of each screen in all themes, sizes and languages that matter. */
export function checkWholeScreens(screens: readonly ScreenOf[]): void {
  const account = anAccount();

  describe("every screen is clean for axe, light, dark, on a phone of 360 px and enlarged, in four languages, and quiet in the console", () => {
    for (const screen of screens) {
      inBrowser(screen.name, async () => {
        expect(await account.check.findings(account.filled(screen))).toEqual([]);
        expect(account.complaints.splice(0)).toEqual([]);
      });
    }
  });

  // A screen without `prepare` is enlarged by the tests above, without loading its page again.
  const seenEnlarged = new Set(screens.filter(({ prepare }) => !prepare).map(({ path }) => path));
  const others = screens.filter(({ path }) => !seenEnlarged.has(path));

  describe("on a window of 1280 px enlarged to 200 % nothing lies under something else or leaves the page", () => {
    for (const screen of new Map(others.map((screen) => [screen.path, screen])).values()) {
      inBrowser(screen.path, async () => expect(await account.check.findingsEnlarged(account.filled(screen))).toEqual([]));
    }
  });
}

/** Defines a test of each screen's wide layout, for the combinations that `checkWholeScreens` leaves out. */
export function checkWideScreens(screens: readonly ScreenOf[]): void {
  const account = anAccount();
  describe("a wide screen is clean for axe with whatever is opened on it, and in Spanish and Turkish", () => {
    for (const screen of screens) {
      inBrowser(screen.name, async () => expect(await account.check.findingsWide(account.filled(screen))).toEqual([]));
    }
  });
}

/** The account that the screens show, with its page; filled before the tests. */
function anAccount() {
  let given: Given;
  let check: ScreenCheck;
  let complaints: string[];

  beforeAll(async () => {
    const recruiter = await aRecruiter();
    given = await fillAccount(recruiter);
    const context = await newContext();
    await signIn(context, recruiter);
    const opened = await openPage(context);
    complaints = opened.complaints;
    check = new ScreenCheck(opened.page);
  });

  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/gu, (_, name: keyof Given) => given[name]);
  return {
    get check() {
      return check;
    },
    get complaints() {
      return complaints;
    },
    filled: ({ path, shows, prepare, isState: _, ...others }: ScreenOf): Screen => ({
      ...others,
      path: fill(path),
      shows: typeof shows === "string" ? fill(shows) : shows,
      ...(prepare && { prepare: (page: Page) => prepare(page, given) }),
    }),
  };
}
