import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { executablePath, launch } from "./chromium.ts";
import { STATE_MS } from "./patience.ts";
import { aRecruiter, url } from "./product.ts";
import type { Recruiter } from "./recruiter.ts";

export { violations } from "./axe.ts";

/** A test in the browser; without a Chromium it is skipped, and says why. */
export const inBrowser: typeof test = executablePath
  ? test
  : (((sentence: string) => test.skip(`${sentence} (no Chromium found: set CHROMIUM)`, () => {})) as typeof test);

/** The process's browser. It is launched with the first context and serves all files that run in the process. */
let browser: Promise<Browser> | undefined;
/** Contexts and pages of the running test, and of its file. They are closed with it, because an open page keeps calling the server. */
let openedByTest: Closing[] | undefined;
let openedByFile: Closing[] = [];

interface Closing {
  readonly close: () => Promise<void>;
}

/** Closes pages and contexts with the test or the file that opened them. `tests/support/setup/browser.ts` does it for every file. */
export function closeWhatIsOpened(): void {
  beforeEach(() => {
    openedByTest = [];
  });
  afterEach(async ({ task }) => {
    const opened = openedByTest ?? [];
    openedByTest = undefined;
    if (task.result?.state === "fail") for (const each of opened) if ("goto" in each) await describePage(each as Page);
    await closeAll(opened);
  });
  afterAll(async () => {
    const opened = openedByFile;
    openedByFile = [];
    await closeAll(opened);
  });
}

/** Prints what a page of a failed test shows: a fault that comes once in many runs can only be found by what it left. */
async function describePage(page: Page): Promise<void> {
  const state = "({ focus: document.activeElement?.outerHTML.slice(0, 200), text: document.body.innerText.slice(0, 1500) })";
  const asked = page.evaluate<{ focus: string; text: string }>(state).catch(() => undefined);
  // A page that is on its way to another may never answer, and Playwright waits without an end.
  const shown = await Promise.race([asked, setTimeout(LONGEST_ANSWER_MS, undefined)]);
  console.error(`A page of the failed test: ${page.url()}\nFocus: ${shown?.focus}\n${shown?.text}`);
}

const LONGEST_ANSWER_MS = 10_000;

async function closeAll(opened: readonly Closing[]): Promise<void> {
  for (const each of opened.toReversed()) await each.close();
}

/** Opens a browser context in English. It lives as long as the test, or as the file if `beforeAll` opens it. */
export async function newContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  browser ??= launch();
  const context = await (await browser).newContext({ baseURL: url(), locale: "en-GB", ...options });
  context.setDefaultTimeout(STATE_MS);
  (openedByTest ?? openedByFile).push(context);
  return context;
}

/** Opens a page whose invisible faults fail the test: script errors and breaches of the Content Security Policy. */
export async function openPage(context: BrowserContext): Promise<{ page: Page; complaints: string[] }> {
  const page = await context.newPage();
  (openedByTest ?? openedByFile).push(page);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    // A refused call is answered with a message on the page; the browser logs its status all the same. On a busy machine the ticket of a
    // socket may have ended before it is used: the socket is refused, and the page asks for another.
    const isRefusal = /Failed to load resource|WebSocket handshake: Unexpected response code: 403/.test(message.text());
    if (message.type() === "error" && !isRefusal) complaints.push(message.text());
  });
  return { page, complaints };
}

/** Lets toasts stay, as they do under a resting pointer: a busy machine may look for one after its four seconds. They go when their button is pressed. */
const KEEP_TOASTS = `
  // Again and again, because the first toast of a page ends the rest of the pointer that came with it.
  setInterval(() => {
    const toast = document.querySelector("[data-sonner-toast]");
    toast?.dispatchEvent(new MouseEvent("mousemove", { bubbles: true }));
  }, 200);
`;

/** Gives a context the session of a recruiter; toasts of its pages stay. Signing in by a mailed link is tested in main-job.test.ts. */
export async function signIn(context: BrowserContext, recruiter: Recruiter): Promise<void> {
  await context.addInitScript(KEEP_TOASTS);
  // Playwright sets secure cookies only for https; browsers also send them to http://localhost.
  const secureUrl = url().replace(/^http:/u, "https:");
  await context.addCookies(
    recruiter.cookies().map(([name, value]) => {
      const httpOnly = name.startsWith("__Host-");
      return { name, value, url: secureUrl, secure: true, httpOnly, sameSite: "Lax" as const };
    }),
  );
}

/** Opens a page signed in as the given recruiter, or as a new one. */
export async function aSignedInPage({ recruiter, ...options }: BrowserContextOptions & { recruiter?: Recruiter } = {}) {
  const [context, owner] = await Promise.all([newContext(options), recruiter ?? aRecruiter()]);
  await signIn(context, owner);
  return { ...(await openPage(context)), context, recruiter: owner };
}

/** Begins a print as the browser's own command does. A script can do that before the app works, which no person is quick enough for. */
export async function beginPrint(page: Page): Promise<void> {
  await page.locator("#root[data-alive]").waitFor();
  await page.evaluate("dispatchEvent(new Event('beforeprint'))");
}

/** Leaves the app's pages to the browser, as if the server could not draw them. */
export async function drawNothing(page: Page): Promise<void> {
  const isAppPage = ({ pathname }: URL) => /^(?:\/(?:de|es|tr))?\/(?:dashboard|auth)(?:\/|$)/u.test(pathname);
  await page.route(isAppPage, async (route) => {
    const response = await route.fetch({ url: new URL("/app.html", url()).href });
    await route.fulfill({ response });
  });
}

const covered = readFileSync(new URL("./covered.js", import.meta.url), "utf8");

/** Waits until all animations have ended, except endless ones. */
export async function standsStill(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    const ends = (animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime ?? 0);
    const moving = () => document.getAnimations().filter((each) => each.playState === "running" && ends(each));
    // A new element begins its animation in the next frame.
    const frame = () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    for (await frame(); moving().length > 0; await frame()) await Promise.allSettled(moving().map(({ finished }) => finished));
  })()`);
}

/** Describes by how much the page is wider than the screen; empty when it fits. */
export async function sidewaysExcessOf(page: Page): Promise<string[]> {
  const excess = await page.evaluate<number>("document.documentElement.scrollWidth - document.documentElement.clientWidth");
  return excess > 0 ? [`the page is ${excess} px wider than the screen`] : [];
}

/** Names controls and headings that are covered by something else, except by elements that float over the page on purpose. */
export const coveredIn = (page: Page): Promise<string[]> => page.evaluate<string[]>(covered);

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await sidewaysExcessOf(page)).toEqual([]);
}
