import type { BrowserContext, Page } from "playwright-core";
import { afterEach, beforeAll, beforeEach, expect } from "vitest";
import { inBrowser, newContext, openPage, signIn, violations } from "../support/browser.ts";
import { aCv } from "../support/pdf.ts";
import { aRecruiter } from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";

let recruiter: Recruiter;
let jobId: string;
let context: BrowserContext;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  recruiter = await aRecruiter();
  ({ id: jobId } = await recruiter.openJob());
  await recruiter.openJob({ title: "Grid Operations Planner", location: "Leipzig" });
  await recruiter.upload(jobId, await aCv({ name: "Mara Lindqvist" }));
  await recruiter.upload(jobId, await aCv({ name: "Tamara Ilic" }));
  context = await newContext();
  ({ page, complaints } = await openPage(context));
  await signIn(context, recruiter);
});
beforeEach(async () => {
  await page.goto("/dashboard/jobs");
  await page.getByRole("heading", { name: "Jobs", exact: true }).waitFor();
});
afterEach(() => {
  expect(complaints).toEqual([]);
});

const field = () => page.getByRole("combobox", { name: "What are you looking for?" });
const option = (name: RegExp) => page.getByRole("option", { name });
const here = () => new URL(page.url()).pathname + new URL(page.url()).search;

async function openPalette(): Promise<void> {
  await page.keyboard.press("Control+k");
  await field().waitFor();
  await page.waitForFunction("document.activeElement?.getAttribute('role') === 'combobox'");
}

inBrowser("Ctrl K finds a candidate by part of a name, Enter opens them, and the next time they stand first", async () => {
  await openPalette();
  await page.keyboard.type("mara");
  await option(/Mara Lindqvist.*Senior Frontend Engineer.*Score \d+/).waitFor();
  await expect.poll(() => page.getByRole("option").first().textContent()).toContain("Mara Lindqvist");
  await option(/Tamara Ilic/).waitFor();
  await expect.poll(() => option(/Mara Lindqvist/).getAttribute("data-highlighted")).not.toBeNull();
  await expect.poll(() => field().getAttribute("aria-activedescendant")).toBe(await option(/Mara Lindqvist/).getAttribute("id"));
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Mara Lindqvist" }).waitFor();
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);

  await page.getByRole("link", { name: "Jobs" }).first().click();
  await page.getByRole("heading", { name: "Jobs", exact: true }).waitFor();
  await openPalette();
  await page.getByText("Looked at last").waitFor();
  await expect.poll(() => page.getByRole("option").first().textContent()).toContain("Mara Lindqvist");
});

inBrowser("a job is found by its title, and arrows choose", { tags: "detail" }, async () => {
  await openPalette();
  await page.keyboard.type("planner");
  await option(/Grid Operations Planner.*Leipzig/).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Grid Operations Planner" }).waitFor();
});

inBrowser("typing calls the server after a pause, and an empty result says so", { tags: "detail" }, async () => {
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/api/candidates?") && asked.push(request.url()));
  await openPalette();
  const name = "nobody of this name";
  await page.keyboard.type(name, { delay: 20 });
  await page.getByText(`Nothing is called “${name}”`).waitFor();
  // A busy machine may type so slowly that there is more than one pause; a call for each letter would be 19.
  expect(asked.length).toBeLessThan(name.length / 2);
  expect(new URL(asked.at(-1)!).searchParams.get("query")).toBe(name);
  await page.keyboard.press("Escape");
  await field().waitFor({ state: "detached" });
});

inBrowser("words that match no name are searched in the lines of all CVs", { tags: "detail" }, async () => {
  await openPalette();
  await page.keyboard.type("typescript");
  await expect.poll(() => option(/Search all CVs for “typescript”/).getAttribute("data-highlighted")).not.toBeNull();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/dashboard\/cv\?ai=typescript$/);
  await page.getByText("Mara Lindqvist").first().waitFor();
});

inBrowser("commands are carried out: colors, language, a new job, and on a job its upload", { tags: "detail" }, async () => {
  await openPalette();
  await page.keyboard.type("switch to");
  await page.keyboard.press("Enter");
  await page.locator("html[data-theme=dark]").waitFor();
  await openPalette();
  // Typed so slowly that names have been searched meanwhile: Enter does the same.
  await page.keyboard.type("switch to light");
  await option(/Search all CVs for “switch to light”/).waitFor();
  await page.keyboard.press("Enter");
  await page.locator("html[data-theme=light]").waitFor();

  await openPalette();
  await page.keyboard.type("deutsch");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Stellen", exact: true }).waitFor();
  expect((await context.cookies()).find(({ name }) => name === "locale")?.value).toBe("de");
  await page.goto(`/dashboard/jobs/${jobId}`);
  await page.getByRole("heading", { name: "Senior Frontend Engineer" }).waitFor();

  const choosing = page.waitForEvent("filechooser");
  await openPalette();
  await page.keyboard.type("upload");
  await page.keyboard.press("Enter");
  expect((await choosing).isMultiple()).toBe(true);
});

inBrowser(
  "single keys open pages, and do nothing while somebody types or has switched them off",
  { tags: "detail" },
  async () => {
    await page.keyboard.press("g");
    await page.keyboard.press("c");
    await page.waitForURL(/\/dashboard\/cv$/);
    await page.keyboard.press("g");
    await page.keyboard.press("d");
    await page.waitForURL(/\/dashboard$/);
    await page.keyboard.press("n");
    await page.waitForURL(/jobs\?new=/);
    await page.getByRole("textbox").first().fill("");
    await page.keyboard.type("ngc?");
    expect(here()).toContain("new=");

    await page.goto("/dashboard/jobs");
    await page.getByRole("heading", { name: "Jobs", exact: true }).waitFor();
    await page.keyboard.press("?");
    const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await sheet.getByText("Go to the CV list").waitFor();
    expect(await violations(page)).toEqual([]);
    await sheet.getByRole("checkbox", { name: /Single-key shortcuts/ }).uncheck();
    await sheet.getByRole("button", { name: "Close" }).click();
    await sheet.waitFor({ state: "detached" });
    await page.keyboard.press("g");
    await page.keyboard.press("d");
    await page.keyboard.press("?");
    expect(here()).toBe("/dashboard/jobs");
    await openPalette();
    await page.keyboard.type("shortcuts");
    await page.keyboard.press("Enter");
    await sheet.getByRole("checkbox", { name: /Single-key shortcuts/ }).check();
  },
);

inBrowser("the field at the head of the sidebar opens it too, on phones from the menu", { tags: "detail" }, async () => {
  await page.getByRole("button", { name: "Find or do…" }).click();
  await field().waitFor();
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Find or do…" }).click();
  await field().fill("ilic");
  await option(/Tamara Ilic/).click();
  await page.getByRole("heading", { name: "Tamara Ilic" }).first().waitFor();
});
