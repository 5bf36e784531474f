import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { aSignedInPage, inBrowser, openPage } from "../support/browser.ts";
import { aSlowLine } from "../support/slow-page.ts";
import { cvLines, pdfOf } from "../support/pdf.ts";
import type { Recruiter } from "../support/recruiter.ts";

const CODE = /\/assets\/.*\.js$/u;

/** A signed-in browser that has told the server of itself, and a job of its account. */
async function aKnownReader() {
  const opened = await aSignedInPage({ timezoneId: "Asia/Tokyo" });
  const { id: jobId } = await opened.recruiter.openJob();
  await opened.page.goto("/auth/login");
  return { ...opened, jobId };
}

/** Opens a page until the server has drawn it: one that takes long there is left to the browser. */
async function openDrawn(page: Page, path: string): Promise<void> {
  await expect
    .poll(async () => ((await (await page.goto(path))!.text()).includes("data-drawn") ? "drawn" : "not drawn"), { message: path })
    .toBe("drawn");
}

/** Opens a page that the server has drawn, and holds its code back until the returned function is called. */
async function openBeforeItsCode(page: Page, path: string): Promise<() => void> {
  const { promise: code, resolve: send } = Promise.withResolvers<void>();
  await page.route(CODE, async (route) => {
    await code;
    await route.continue();
  });
  await expect
    .poll(async () => (await (await page.goto(path, { waitUntil: "commit" }))!.text()).includes("data-drawn"), { message: path })
    .toBe(true);
  // Elements of a page are there before the script at its end has run; nobody has seen them by then.
  // Not `waitForFunction`, whose second look the policy of the page forbids.
  await expect.poll(() => page.evaluate("window.early !== undefined")).toBe(true);
  return send;
}

const root = (page: Page) => page.locator("#root");
const isTakenOver = (page: Page) =>
  page.evaluate<boolean>(
    '[...document.querySelectorAll("#root button")].some((one) => Object.keys(one).some((key) => key.startsWith("__reactProps")))',
  );

inBrowser("a drawn page can be read before its code has come, and is taken over as it stands", async () => {
  const { page, complaints, jobId } = await aKnownReader();
  await page.route(CODE, (route) => route.abort());
  await openDrawn(page, `/dashboard/jobs/${jobId}`);
  await expect.poll(() => page.title()).toContain("Senior Frontend Engineer");
  await expect.poll(() => page.getByRole("heading", { name: "Senior Frontend Engineer" }).isVisible()).toBe(true);
  // The styles of single elements are set without the app, too.
  await expect.poll(() => page.locator("[data-style]").count()).toBe(0);
  const drawn = await root(page).innerText();
  complaints.splice(0);

  await page.unroute(CODE);
  await openDrawn(page, `/dashboard/jobs/${jobId}`);
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await expect.poll(() => root(page).innerText()).toBe(drawn);
  await page.getByRole("tab", { name: /Criteria/ }).click();
  await expect.poll(() => page.url()).toContain("tab=criteria");
  expect(complaints).toEqual([]);
});

inBrowser("the columns of a page that is still arriving have their widths already", { tags: "detail" }, async () => {
  const { page, jobId, recruiter } = await aKnownReader();
  await recruiter.upload(jobId, await pdfOf(cvLines({ name: "Ada Lovelace" })));
  await openDrawn(page, `/dashboard/jobs/${jobId}`);
  const { address, send } = await aSlowLine("Ada Lovelace");
  await page.goto(`${address}/dashboard/jobs/${jobId}`, { waitUntil: "commit" });
  const widths = () => page.evaluate<string[]>("[...document.querySelectorAll('th')].map(({ style }) => style.width)");
  await expect.poll(widths).toContainEqual(expect.stringMatching(/^\d+px$/u));
  expect(await page.evaluate("document.readyState")).toBe("loading");
  send();
  await page.getByText("Ada Lovelace").first().waitFor();
  await expect.poll(() => page.locator("[data-style]").count()).toBe(0);
});

inBrowser("the first view sends no call for what came with the page", async () => {
  const { page, jobId } = await aKnownReader();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  // Without a socket nothing is asked for again.
  await page.route("**/api/realtime/**", (route) => route.abort());
  await openDrawn(page, `/dashboard/jobs/${jobId}?tab=job`);
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await page.getByRole("tab", { name: /Share/ }).click();
  await expect.poll(() => asked.filter((call) => call.includes("bulk-links")).length).toBe(1);
  expect(asked.filter((call) => call === `GET /api/jobs/${jobId}` || call === "GET /api/auth/session")).toEqual([]);
});

inBrowser("words and presses that come before the code are not lost", async () => {
  const { page, complaints } = await aKnownReader();
  const send = await openBeforeItsCode(page, "/auth/login");
  await page.getByLabel("E-mail").fill("nobody@firm.example");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Send me a link" }).click();
  // The browser has not sent the form: that would put the address into the page's.
  await expect.poll(() => page.url()).not.toContain("nobody");
  send();
  await expect.poll(() => page.getByText("This email address is not registered").isVisible()).toBe(true);
  await expect.poll(() => page.getByLabel("E-mail").inputValue()).toBe("nobody@firm.example");
  expect(complaints).toEqual([]);
});

inBrowser("a key that comes before the code does what it does afterwards", { tags: "detail" }, async () => {
  const { page, jobId } = await aKnownReader();
  const send = await openBeforeItsCode(page, `/dashboard/jobs/${jobId}`);
  await expect.poll(() => page.getByRole("tab", { name: /Criteria/ }).isVisible()).toBe(true);
  await page.keyboard.press("Control+k");
  send();
  await expect.poll(() => page.getByRole("dialog").isVisible()).toBe(true);
});

inBrowser("a candidate who is ticked while the code takes the page over is chosen", { tags: "detail" }, async () => {
  const { page, recruiter, complaints, jobId } = await aKnownReader();
  await recruiter.upload(jobId, await pdfOf(cvLines({ name: "Ada Lovelace" })));
  const send = await openBeforeItsCode(page, `/dashboard/jobs/${jobId}`);
  await page.getByRole("checkbox", { name: "Select Ada Lovelace" }).waitFor();
  // Ticks in the first moment in which React knows of the page, as early as a finger could.
  await page.evaluate(`{
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      if (!Object.keys(document.getElementById("root")).some((key) => key.startsWith("__reactContainer"))) return port2.postMessage(0);
      document.querySelector("[aria-label='Select Ada Lovelace']").click();
    };
    port2.postMessage(0);
  }`);
  send();
  await page.getByText("1 selected").waitFor();
  expect(complaints).toEqual([]);
});

inBrowser("a page that is scrolled before its code comes stays where it is", { tags: "detail" }, async () => {
  const { page, jobId } = await aKnownReader();
  const send = await openBeforeItsCode(page, `/dashboard/jobs/${jobId}?tab=share`);
  await page.getByRole("button", { name: "Create a link" }).scrollIntoViewIfNeeded();
  const scrolledTo = () => page.evaluate<number>("scrollY");
  await expect.poll(scrolledTo).toBeGreaterThan(0);
  const before = await scrolledTo();
  send();
  await page.locator("#root[data-alive]").waitFor();
  await expect.poll(scrolledTo).toBe(before);
});

async function anotherWindow(context: BrowserContext, size: { width: number; height: number }) {
  const opened = await openPage(context);
  await opened.page.setViewportSize(size);
  return opened;
}

inBrowser("a page that was drawn for another window is seen only as this window shows it", { tags: "detail" }, async () => {
  const { context, jobId } = await aKnownReader();
  const { page, complaints } = await anotherWindow(context, { width: 390, height: 800 });
  await page.route(CODE, (route) => route.abort());
  await openDrawn(page, `/dashboard/jobs/${jobId}`);
  await expect.poll(() => page.locator("html[data-stale]").count()).toBe(1);
  await expect.poll(() => page.getByRole("tab", { name: /Criteria/ }).isVisible()).toBe(false);
  complaints.splice(0);

  await page.unroute(CODE);
  // By now this window has told the server of itself.
  await openDrawn(page, `/dashboard/jobs/${jobId}`);
  await expect.poll(() => page.locator("html[data-stale]").count()).toBe(0);
  await expect.poll(() => page.getByRole("tab", { name: /Criteria/ }).isVisible()).toBe(true);
  expect(complaints).toEqual([]);
});

/** Keeps a draft of this tab, and opens the page on which it is continued. */
async function keepDraft(page: Page, { jobId, recruiter }: { jobId: string; recruiter: Recruiter }): Promise<void> {
  await page.goto("/dashboard/jobs?new=description");
  await page.getByRole("textbox").first().fill(`We look for a baker, writes ${recruiter.email} of ${jobId}.`);
  await expect.poll(() => page.evaluate<string | null>('sessionStorage.getItem("new-job")')).toContain("baker");
}

inBrowser("a draft of the tab is there when the page is seen, without a complaint", { tags: "detail" }, async () => {
  const { page, complaints, ...known } = await aKnownReader();
  await keepDraft(page, known);
  await openDrawn(page, "/dashboard/jobs?new=description");
  await expect.poll(() => page.getByRole("textbox").first().inputValue()).toContain("baker");
  expect(complaints).toEqual([]);
});

inBrowser(
  "a key that leads to the search, and the words typed after it, are not lost before the code comes",
  { tags: "detail" },
  async () => {
    const { page, recruiter, complaints } = await aKnownReader();
    await recruiter.openJob({ title: "Baker" });
    const send = await openBeforeItsCode(page, "/dashboard/jobs");
    await page.getByRole("link", { name: "Baker" }).first().waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type("senior");
    send();
    await expect.poll(() => page.getByRole("link", { name: "Baker" }).count()).toBe(0);
    await page.getByRole("link", { name: "Senior Frontend Engineer" }).first().waitFor();
    expect(complaints).toEqual([]);
  },
);

inBrowser("a browser whose clock is two days ahead draws the page by its own clock", { tags: "detail" }, async () => {
  const { page, complaints } = await aKnownReader();
  await page.clock.install({ time: Date.now() + 2 * 86_400_000 });
  await openDrawn(page, "/dashboard/jobs");
  await page.getByRole("link", { name: "Senior Frontend Engineer" }).first().waitFor();
  await expect.poll(() => page.locator("html[data-stale]").count()).toBe(0);
  await openDrawn(page, "/dashboard/account");
  await page.getByRole("heading", { name: "Account", exact: true }).first().waitFor();
  await expect.poll(() => isTakenOver(page)).toBe(true);
  expect(complaints).toEqual([]);
});
