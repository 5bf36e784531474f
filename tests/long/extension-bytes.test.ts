/** Every situation in which a CV is open in a tab, row by row: its bytes are the server's, or the popup says what helps. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, vi } from "vitest";
import { inBrowser } from "../support/browser.ts";
import { executablePath } from "../support/chromium.ts";
import { CvSite } from "../support/cv-site.ts";
import { ExtensionBrowser } from "../support/extension-browser.ts";
import { STATE_MS } from "../support/patience.ts";
import { aCv } from "../support/pdf.ts";
import { aRecruiter, url } from "../support/product.ts";

let browser: ExtensionBrowser;
let site: CvSite;

beforeAll(async () => {
  if (!executablePath) return;
  site = await CvSite.start(await aCv());
  const recruiter = await aRecruiter();
  await recruiter.openJob({ title: "Grid Operations Planner" });
  browser = await ExtensionBrowser.start({ product: url() });
  await browser.connect(recruiter);
});
afterEach(async () => {
  // A tab of the test before must not answer for the next one.
  for (const page of browser?.context.pages().slice(1) ?? []) await page.close();
  await vi.waitFor(async () => expect(await browser?.kept()).toEqual([]), { timeout: STATE_MS, interval: 50 });
});
afterAll(async () => {
  await browser?.stop();
  site?.stop();
});

/** Opens an address by a link, as people do. */
async function visit(path: string): Promise<Page> {
  const page = await browser.open(site.at("/"));
  await page.evaluate(`setTimeout(() => location.assign(${JSON.stringify(path)}))`);
  await page.waitForURL((url) => url.pathname === path.split("?")[0]);
  return page;
}

/** Presses the button, and expects that the extension has the server's bytes under this name. */
async function has(page: Page, name: string): Promise<void> {
  const popup = await browser.press(page);
  await popup.says("open in this tab");
  expect(await popup.text()).toContain(name);
  expect(await browser.kept()).toEqual([[name, site.sha256]]);
  await popup.close();
}

/** Presses the button, and expects these sentences, and nothing kept. */
async function says(page: Page, ...sentences: readonly string[]): Promise<void> {
  const popup = await browser.press(page);
  for (const sentence of sentences) await popup.says(sentence);
  await popup.says("Drop CVs here");
  expect(await browser.kept()).toEqual([]);
  await popup.close();
}

inBrowser.for([
  ["with its ending in the address", "/cv-amira-haddad.pdf", "cv-amira-haddad.pdf"],
  ["without an ending", "/named", "Léa Öztürk.pdf"],
  ["that the server lets no cache keep", "/cv-amira-haddad.pdf?slow=1", "cv-amira-haddad.pdf"],
  ["that the server gives out once, and the cache keeps", "/once-cached.pdf?of=cache", "once-cached.pdf"],
  ["under a policy that forbids everything", "/strict.pdf", "strict.pdf"],
] as const)("a PDF %s", async ([, path, name]) => {
  await has(await visit(path), name);
});

inBrowser("a PDF behind a sign-in, with cookies that go to no other site", async () => {
  await says(await visit("/login"), "There is a page here, not a PDF", "127.0.0.1 probably asks you to sign in first");
  await visit("/sign-in");
  await has(await visit("/private.pdf"), "private.pdf");
});

inBrowser("a sign-in page at the address of a PDF is not sent", async () => {
  await browser.context.clearCookies();
  await says(await visit("/private.pdf"), "There is a page here, not a PDF", "Sign in there and press the button again");
});

inBrowser("a PDF in a frame of the page", async () => {
  const page = await visit("/frame");
  // The viewer of the frame has loaded once the frame has an address.
  await vi.waitFor(() => expect(page.frames().some((frame) => frame.url().endsWith("/file"))).toBe(true), { timeout: STATE_MS });
  const popup = await browser.press(page);
  await popup.says("open in this tab");
  expect((await browser.kept()).map(([, hash]) => hash)).toEqual([site.sha256]);
  await popup.close();
});

inBrowser("a PDF of exactly 10 MB is taken, one of a byte more and an empty one are not", async () => {
  const largest = await browser.press(await visit("/largest.pdf"));
  await largest.says("10.5 MB, open in this tab");
  expect(await browser.kept()).toHaveLength(1);
  await largest.close();
  await says(await visit("/large.pdf"), "The file is larger than 10 MB");
  await says(await visit("/empty.pdf"), "The file is empty");
});

inBrowser("a PDF that the server gives out once, and forbids to keep", async () => {
  await says(await visit("/once.pdf?of=none"), "The site does not give this PDF out again", "drop the file here");
});

inBrowser("a PDF that a form has made", async () => {
  const page = await visit("/form");
  await page.getByRole("button", { name: "Show" }).click();
  await page.waitForURL(site.at("/made"));
  await says(page, "The site does not give this PDF out again");
});

inBrowser("a PDF that a page has made, in a tab of its own", async () => {
  const opener = await visit("/blob");
  await opener.waitForFunction("window.made");
  const opening = browser.context.waitForEvent("page");
  await opener.evaluate("void open(window.made)");
  const made = await opening;
  await vi.waitFor(() => expect(made.url()).toMatch(/^blob:/u), { timeout: STATE_MS });
  await says(made, "The browser lets nobody read this tab", "Save the PDF and drop it here");
});

inBrowser("a PDF of this computer", async () => {
  const folder = mkdtempSync(join(tmpdir(), "candor-cv-"));
  try {
    writeFileSync(join(folder, "cv.pdf"), site.pdf);
    const page = await browser.context.newPage();
    await page.goto(`file://${folder}/cv.pdf`);
    await says(page, "This file is on your computer");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

inBrowser("a page of the browser, and a page without a PDF", async () => {
  const version = await browser.context.newPage();
  await version.goto("chrome://version/");
  await says(version, "The browser lets nobody read this tab");
  await says(await visit("/nothing"), "No PDF in this tab");
});

inBrowser.for(["/links", "/strict"])(
  "the links of the page %s are listed, and none is fetched before one is chosen",
  async (path) => {
    const popup = await browser.press(await visit(path));
    await popup.says("Amira Haddad");
    expect(await browser.kept()).toEqual([]);
    const text = await popup.text();
    if (path === "/links") {
      expect(text).toContain("3 PDFs are linked here");
      expect(text).toContain("Tom Bell");
      expect(text).not.toContain("About us");
      const tick = (nth: number) => popup.evaluate(`document.querySelectorAll("[type=checkbox]")[${nth}].click()`);
      const words = () => popup.evaluate("document.querySelector('button.primary').textContent");
      expect(await words()).toBe("Send CV");
      await tick(0);
      expect(await words()).toBe("Send CV");
      await tick(1);
      expect(await words()).toBe("Send 2 CVs");
      await tick(0);
      expect(await words()).toBe("Send CV");
    } else {
      expect(text).toContain("A PDF is linked here");
    }
    await popup.close();
  },
);

inBrowser("without a press on its button the extension can read no tab", async () => {
  const page = await visit("/cv-amira-haddad.pdf");
  const [tab] = await browser.worker.evaluate<{ id: number; url?: string }[]>("chrome.tabs.query({ active: true })");
  expect(tab!.url).toBeUndefined();
  const refused = await browser.worker.evaluate(
    `chrome.scripting.executeScript({ target: { tabId: ${tab!.id} }, func: () => 1 }).then(() => "read", (error) => error.message)`,
  );
  expect(refused).toContain("Cannot access contents");
  expect(await browser.worker.evaluate(`fetch(${JSON.stringify(page.url())}).then(() => "read", () => "refused")`)).toBe(
    "refused",
  );
});
