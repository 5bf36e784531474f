/**
 * CVs that are not open in a tab: the menu of a link, and links to other sites. The browser's own menu and question cannot be answered by a test,
 * so the menu's event is given, and what the question would give is given from the start.
 */
import { afterAll, beforeAll, expect, vi } from "vitest";
import { inBrowser } from "../support/browser.ts";
import { executablePath } from "../support/chromium.ts";
import { CvSite } from "../support/cv-site.ts";
import { ExtensionBrowser } from "../support/extension-browser.ts";
import { STATE_MS } from "../support/patience.ts";
import { aCv } from "../support/pdf.ts";
import { aRecruiter, url } from "../support/product.ts";

let site: CvSite;
/** Has asked for nothing yet. */
let fresh: ExtensionBrowser;
/** May read the sites of the CVs. */
let allowed: ExtensionBrowser;

beforeAll(async () => {
  if (!executablePath) return;
  site = await CvSite.start(await aCv({ salt: "elsewhere" }));
  const hosts = ["localhost", "127.0.0.1", "127.0.0.2"].map((host) => `http://${host}/*`);
  fresh = await ExtensionBrowser.start({ product: url() });
  allowed = await ExtensionBrowser.start({ product: url(), manifest: { host_permissions: hosts } });
});
afterAll(async () => {
  await fresh?.stop();
  await allowed?.stop();
  site?.stop();
});

/** A connected recruiter with one open job. */
async function given(browser: ExtensionBrowser) {
  const recruiter = await aRecruiter();
  const { id: jobId } = await recruiter.openJob({ title: "Grid Operations Planner" });
  await browser.worker.evaluate("chrome.storage.session.clear()");
  await browser.connect(recruiter);
  const candidates = async () =>
    (await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId } })).items.map(({ source }) => source);
  return { candidates };
}

/** Chooses "Send to Candor" in the menu of a link, or of the open page without one, and returns the page that opens. */
async function chooseInMenu(browser: ExtensionBrowser, linkUrl?: string, path = "/links") {
  const page = await browser.open(site.at(path));
  await page.bringToFront();
  const opening = browser.context.waitForEvent("page");
  const of = linkUrl === undefined ? { menuItemId: "pdf" } : { menuItemId: "link", linkUrl };
  await browser.worker.evaluate(`chrome.tabs.query({ active: true }).then(([tab]) => chrome.contextMenus.onClicked.dispatch(
    ${JSON.stringify({ ...of, frameId: 0, editable: false, pageUrl: page.url() })}, tab))`);
  return opening;
}

inBrowser("the menu of a link opens the page for sending beside the tab, with the CV, and its job is chosen there", async () => {
  const { candidates } = await given(allowed);
  const sending = await chooseInMenu(allowed, site.at("/cv-amira-haddad.pdf"));
  await sending.getByText("cv-amira-haddad.pdf").first().waitFor();
  expect(await candidates()).toEqual([]);
  await sending.getByRole("button", { name: "Send CV" }).click();
  await expect.poll(() => sending.locator("[data-phase=done]").count()).toBe(1);
  expect(await candidates()).toEqual(["extension"]);
});

inBrowser("the menu of an open PDF opens the page for sending with that PDF", async () => {
  const { candidates } = await given(allowed);
  const sending = await chooseInMenu(allowed, undefined, "/cv-tom-bell.pdf");
  await sending.getByText("cv-tom-bell.pdf").first().waitFor();
  await sending.getByRole("button", { name: "Send CV" }).click();
  await expect.poll(() => sending.locator("[data-phase=done]").count()).toBe(1);
  expect(await candidates()).toEqual(["extension"]);
});

inBrowser("the menu of a link to a site that was never allowed says that the browser will ask", async () => {
  await given(fresh);
  const sending = await chooseInMenu(fresh, site.at("/elsewhere.pdf", "127.0.0.2"));
  await sending
    .getByText(/the browser asks whether Candor may read 127\.0\.0\.2/u)
    .first()
    .waitFor();
  await sending.getByRole("button", { name: "Send CV" }).waitFor();
});

inBrowser("a CV that a page links to on another site is sent once the browser allows it", async () => {
  const { candidates } = await given(allowed);
  const popup = await allowed.press(await allowed.open(site.at("/links")));
  await popup.says("Tom Bell");
  await popup.evaluate(
    `[...document.querySelectorAll("label")].find((each) => each.textContent.includes("Tom Bell")).querySelector("input").click()`,
  );
  await popup.press("Send CV");
  await popup.says("Open candidate");
  expect(await popup.text()).toContain("elsewhere.pdf");
  expect(await candidates()).toEqual(["extension"]);
});

inBrowser("a reader who does not allow another site is told so, and nothing is sent", async () => {
  const { candidates } = await given(fresh);
  const popup = await fresh.press(await fresh.open(site.at("/links")));
  await popup.says("Tom Bell");
  await popup.evaluate(
    `[...document.querySelectorAll("label")].find((each) => each.textContent.includes("Tom Bell")).querySelector("input").click()`,
  );
  await popup.evaluate(`chrome.permissions.request = () => Promise.resolve(false)`);
  await popup.press("Send CV");
  await popup.says("127.0.0.2");
  await vi.waitFor(
    async () =>
      expect(await fresh.worker.evaluate("chrome.storage.session.get('sends')")).toMatchObject({
        sends: [{ phase: "failed", word: "faultNotAllowed", host: "127.0.0.2" }],
      }),
    { timeout: STATE_MS, interval: 50 },
  );
  expect(await candidates()).toEqual([]);
});
