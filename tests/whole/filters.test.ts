import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, expect } from "vitest";
import { inBrowser, newContext, openPage, signIn } from "../support/browser.ts";
import { cvLines, pdfOf } from "../support/pdf.ts";
import { aRecruiter } from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";

let context: BrowserContext;
let recruiter: Recruiter;
let jobId: string;

beforeAll(async () => {
  recruiter = await aRecruiter();
  ({ id: jobId } = await recruiter.openJob());
  const { cvId } = await recruiter.upload(jobId, await pdfOf(cvLines({ name: "Ada Lovelace" })));
  await recruiter.upload(jobId, await pdfOf(cvLines({ name: "Grace Hopper" }).slice(0, 6)));
  await recruiter.ok("PATCH /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId }, body: { stage: "offer" } });
  context = await newContext({ acceptDownloads: true });
  await signIn(context, recruiter);
});

const table = (page: Page) => page.getByRole("table", { name: "Candidates" });
const listed = (page: Page) => table(page).locator("tbody a[data-row]").allTextContents();
const filters = (page: Page) => page.getByRole("group", { name: "Filters" });
const openList = async (query = "") => {
  const opened = await openPage(context);
  await opened.page.goto(`/dashboard/jobs/${jobId}${query}`);
  await table(opened.page).locator("tbody a[data-row]").first().waitFor();
  return opened;
};
const search = (page: Page) => new URL(page.url()).search;

inBrowser("filters narrow the list, are in the address, and are undone one by one with the browser's Back", async () => {
  const { page, complaints } = await openList();
  await filters(page).getByRole("button", { name: "Stage" }).click();
  await page.getByRole("menuitemcheckbox", { name: /^Offer/ }).click();
  await page.getByText("1 of 2, highest score first").waitFor();
  await expect.poll(() => listed(page)).toEqual(["Ada Lovelace"]);
  await page.keyboard.press("Escape");

  await filters(page).getByRole("button", { name: "Score" }).click();
  await page.getByRole("textbox", { name: "From" }).fill("ninety");
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText("Enter whole numbers from 0 to 100").waitFor();
  await page.getByRole("textbox", { name: "From" }).fill("10");
  await page.getByRole("textbox", { name: "To" }).fill("5");
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText("Enter whole numbers from 0 to 100").waitFor();
  await page.getByRole("textbox", { name: "From" }).fill("0");
  await page.getByRole("button", { name: "Apply" }).click();

  await page.getByText("No candidate matches these filters").waitFor();
  expect(search(page)).toBe("?minScore=0&maxScore=5&stage=offer");
  await page.goBack();
  await page.getByText("1 of 2, highest score first").waitFor();
  await page.goForward();
  await page.getByText("No candidate matches these filters").waitFor();
  await page.getByRole("button", { name: "Remove filter: Score 0 to 5" }).click();
  await page.getByText("1 of 2, highest score first").waitFor();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await page.getByText("2 candidates, highest score first").waitFor();
  await expect.poll(async () => [await listed(page), search(page)]).toEqual([["Ada Lovelace", "Grace Hopper"], ""]);
  expect(complaints).toEqual([]);
});

inBrowser("one press leaves the candidates with a high score, the next brings all back", { tags: "detail" }, async () => {
  const { page } = await openList();
  const high = filters(page).getByRole("button", { name: /^High only/ });
  await high.click();
  await expect.poll(() => search(page)).toBe("?minScore=76");
  await expect.poll(() => high.getAttribute("aria-pressed")).toBe("true");
  await high.click();
  await expect.poll(() => search(page)).toBe("");
});

inBrowser("skills are found among many, and chosen under the name of their concept", { tags: "detail" }, async () => {
  const { page } = await openList();
  await filters(page).getByRole("button", { name: "Skills" }).click();
  await page.getByRole("textbox", { name: "Search skills" }).fill("typesc");
  const offered = page.getByRole("list", { name: "Skills" }).getByRole("listitem");
  await expect.poll(() => offered.allTextContents()).toEqual(["TypeScript1"]);
  await page.getByRole("checkbox", { name: "TypeScript" }).check();
  await page.getByText("1 of 2, highest score first").waitFor();
  expect(search(page)).toBe("?skills=TypeScript");
  await page.getByRole("textbox", { name: "Search skills" }).fill("cobol");
  await page.getByText("No candidate shows this skill").waitFor();
});

inBrowser("a menu that a key opens has its first entry in focus, the first time as well", { tags: "detail" }, async () => {
  const { page } = await openList();
  const stage = filters(page).getByRole("button", { name: "Stage" });
  for (const key of ["Enter", "ArrowDown"]) {
    await stage.press(key);
    await expect.poll(() => page.evaluate("document.activeElement.textContent")).toMatch(/^Screening/u);
    await page.keyboard.press("Escape");
    await page.getByRole("menu").waitFor({ state: "detached" });
  }
});

inBrowser(
  "a press beside an open menu closes it and does nothing else, the first time and later",
  { tags: "detail" },
  async () => {
    const { page, complaints } = await openList();
    const menu = page.getByRole("menu");
    const { x, y, width, height } = (await table(page).getByRole("link", { name: "Grace Hopper" }).boundingBox())!;
    for (const time of ["first", "second"]) {
      await filters(page).getByRole("button", { name: "Stage" }).click();
      await page.getByRole("menuitemcheckbox", { name: /^Offer/ }).waitFor();
      await page.mouse.click(x + width / 2, y + height / 2);
      await menu.waitFor({ state: "detached" });
      expect({ time, path: new URL(page.url()).pathname }).toEqual({ time, path: `/dashboard/jobs/${jobId}` });
    }
    expect(complaints).toEqual([]);
  },
);

inBrowser(
  "a press on a column head sorts, the next reverses it; a candidate's neighbours and the link back keep list and order",
  async () => {
    const { page } = await openList("?query=e");
    const head = table(page).getByRole("columnheader", { name: "Name" });
    await head.getByRole("button").click();
    await page.getByText("2 candidates, by name, A to Z").waitFor();
    await expect.poll(() => head.getAttribute("aria-sort")).toBe("ascending");
    await head.getByRole("button").click();
    await page.getByText("2 candidates, by name, Z to A").waitFor();
    await expect.poll(() => head.getAttribute("aria-sort")).toBe("descending");
    await expect.poll(() => table(page).getByRole("columnheader", { name: "Score" }).getAttribute("aria-sort")).toBeNull();
    await expect.poll(() => listed(page)).toEqual(["Grace Hopper", "Ada Lovelace"]);

    await page.getByRole("link", { name: "Grace Hopper" }).click();
    await page.getByText("1 of 2", { exact: true }).waitFor();
    await page.goBack();
    await page.getByText("2 candidates, by name, Z to A").waitFor();
    expect(search(page)).toBe("?query=e&sort=-name");
  },
);

inBrowser(
  "a shared address shows the same list, and its export holds the same people in the same order",
  { tags: "detail" },
  async () => {
    const { page } = await openList("?sort=name");
    await filters(page).getByRole("button", { name: "More actions" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: "Export as CSV" }).click(),
      page.getByText("Candidates exported").waitFor(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^candidates-\d{4}-\d\d-\d\d\.csv$/u);
    const lines = (await readFile(await download.path(), "utf8")).trimEnd().split("\r\n");
    expect(lines.map((line) => line.split(",")[0])).toEqual(["\uFEFFName", "Ada Lovelace", "Grace Hopper"]);

    await page.route("**/candidates/export*", (route) => route.abort());
    await filters(page).getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: "Export as CSV" }).click();
    await page.getByText("The candidates could not be exported").waitFor();
    await page.getByRole("button", { name: "Try again" }).waitFor();
  },
);
