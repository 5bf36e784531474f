import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { executablePath } from "./chromium.ts";
import { mailedToken, url } from "./product.ts";
import type { Recruiter } from "./recruiter.ts";

export { launch } from "./chromium.ts";

/** A test in the browser; without a Chromium it is skipped, and says why. */
export const inBrowser: typeof test = executablePath
  ? test
  : (((sentence: string) => test.skip(`${sentence} (no Chromium found: set CHROMIUM)`, () => {})) as typeof test);

/** A page that fails the test for what a person would never see: script errors and breaches of the Content Security Policy. */
export async function openPage(context: BrowserContext): Promise<{ page: Page; complaints: string[] }> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    // A refused call is answered with a message on the page; the browser logs its status all the same.
    if (message.type() === "error" && !/Failed to load resource/.test(message.text())) complaints.push(message.text());
  });
  return { page, complaints };
}

/** Signs a recruiter in on a page, by a mailed link, in English. */
export async function signIn(page: Page, recruiter: Recruiter): Promise<void> {
  await recruiter.ok("POST /api/auth/magic-links", { body: { email: recruiter.email, intent: "login", acceptTerms: true } });
  await page.goto(`${url()}/auth/redirect?token=${await mailedToken(recruiter.email)}`);
  await page.getByRole("button", { name: "Log in to Candor" }).click();
  await page.waitForURL(/dashboard/);
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const covered = readFileSync(new URL("./covered.js", import.meta.url), "utf8");

/** What axe-core finds against WCAG 2.2 AA and its best practices, a line each. Injected past the page's policy, which stays on. */
export async function violations(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.evaluate", { expression: axe });
  const { result } = await session.send("Runtime.evaluate", {
    expression: `axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] })
      .then(({ violations }) => JSON.stringify(violations.map(({ id, nodes }) => id + ": " + nodes.map(({ target, any }) => target.join(" ") + (any[0] ? " (" + any[0].message + ")" : "")).join(", "))))`,
    awaitPromise: true,
    returnByValue: true,
  });
  await session.detach();
  return JSON.parse(result.value as string) as string[];
}

/** Nothing may be wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate<number>("document.documentElement.scrollWidth - document.documentElement.clientWidth");
  expect(excess).toBeLessThanOrEqual(0);
}

/** Nothing that can be pressed or read first lies under something else; what floats over a page on purpose may cover it. */
export async function expectNothingCovered(page: Page): Promise<void> {
  expect(await page.evaluate<string[]>(covered)).toEqual([]);
}
