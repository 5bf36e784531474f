import type { Page } from "playwright-core";
import { beforeAll, describe, expect } from "vitest";
import { inBrowser, newContext, openPage, signIn } from "../browser.ts";
import { aRecruiter } from "../product.ts";
import { fillAccount, type Given } from "./given.ts";
import { type Screen, ScreenCheck } from "./screen-check.ts";

/** A screen whose path and text contain names of an account's data: "/dashboard/jobs/{jobId}". */
export interface ScreenOf extends Omit<Screen, "prepare"> {
  readonly prepare?: (page: Page, given: Given) => Promise<void>;
}

/** Defines a test for each screen, in an account with their data. */
export function checkScreens(screens: readonly ScreenOf[]): void {
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
  const filled = ({ path, shows, prepare, ...others }: ScreenOf): Screen => ({
    ...others,
    path: fill(path),
    shows: typeof shows === "string" ? fill(shows) : shows,
    ...(prepare && { prepare: (page: Page) => prepare(page, given) }),
  });

  describe("every screen is clean for axe, light, dark, on a phone of 360 px and enlarged, in four languages, and quiet in the console", () => {
    for (const screen of screens) {
      inBrowser(screen.name, async () => {
        expect(await check.findings(filled(screen))).toEqual([]);
        expect(complaints.splice(0)).toEqual([]);
      });
    }
  });

  describe("whatever is opened or refused on a screen fits a phone, too, in four languages", () => {
    for (const screen of screens.filter(({ prepare }) => prepare)) {
      inBrowser(screen.name, async () => expect(await check.findingsOnPhone(filled(screen))).toEqual([]));
    }
  });

  // A screen without `prepare` is enlarged by the first of these tests, without loading its page again.
  const seenEnlarged = new Set(screens.filter(({ prepare }) => !prepare).map(({ path }) => path));
  const others = screens.filter(({ path }) => !seenEnlarged.has(path));

  describe("on a window of 1280 px enlarged to 200 % nothing lies under something else or leaves the page", () => {
    for (const screen of new Map(others.map((screen) => [screen.path, screen])).values()) {
      inBrowser(screen.path, async () => expect(await check.findingsEnlarged(filled(screen))).toEqual([]));
    }
  });
}
