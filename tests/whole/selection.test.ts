import { readFile } from "node:fs/promises";
import type { BrowserContext, Page, Route } from "playwright-core";
import { beforeEach, expect } from "vitest";
import { inBrowser, newContext, openPage, signIn } from "../support/browser.ts";
import { aCv } from "../support/pdf.ts";
import { aRecruiter } from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";

const NAMES = ["Ada Lovelace", "Barbara Liskov", "Carol Shaw", "Grace Hopper", "Radia Perlman"];

let context: BrowserContext;
let recruiter: Recruiter;

// A trial has ten jobs, and most tests open one.
beforeEach(async () => {
  recruiter = await aRecruiter();
  context = await newContext({ acceptDownloads: true, viewport: { width: 1440, height: 900 } });
  await signIn(context, recruiter);
});

/** A job with the five, opened by name. */
async function openJob(query = "?sort=name") {
  const { id: jobId } = await recruiter.openJob();
  for (const name of NAMES) await recruiter.send(jobId, await aCv({ name, salt: jobId.slice(-6) }));
  await recruiter.settled(jobId);
  const opened = await openPage(context);
  await opened.page.goto(`/dashboard/jobs/${jobId}${query}`);
  await opened.page.getByRole("link", { name: "Ada Lovelace" }).waitFor();
  return { jobId, ...opened };
}

const bar = (page: Page) => page.getByRole("group", { name: "Selection" });
const box = (page: Page, name: string) => page.getByRole("checkbox", { name: `Select ${name}` });
const chosen = async (page: Page) =>
  (await page.locator("tbody tr:has(input:checked) a[data-row]").allTextContents()).map((name) => name.trim());
const stages = async (jobId: string) =>
  (await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId }, query: { sort: "name" } })).items.map(
    ({ stage }) => stage,
  );

inBrowser(
  "rows are chosen with a press, a range with Shift, all with the head, and none with Escape",
  { tags: "detail" },
  async () => {
    const { page, complaints } = await openJob();
    await box(page, "Barbara Liskov").check();
    await bar(page).getByText("1 selected").waitFor();
    await box(page, "Grace Hopper").click({ modifiers: ["Shift"] });
    await bar(page).getByText("3 selected").waitFor();
    await expect.poll(() => chosen(page)).toEqual(NAMES.slice(1, 4));
    expect(
      await page
        .getByRole("checkbox", { name: "Select all candidates shown" })
        .evaluate((all) => (all as unknown as { indeterminate: boolean }).indeterminate),
    ).toBe(true);
    await page.keyboard.press("Escape");
    await bar(page).waitFor({ state: "detached" });

    await page.getByRole("checkbox", { name: "Select all candidates shown" }).check();
    await bar(page).getByText("5 selected").waitFor();
    await bar(page).getByRole("button", { name: "Clear selection" }).click();
    await expect.poll(() => chosen(page)).toEqual([]);

    await page.keyboard.press("j");
    await page.getByRole("link", { name: "Ada Lovelace" }).focus();
    await page.keyboard.press("x");
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.keyboard.press("Shift+X");
    await expect.poll(() => chosen(page)).toEqual(NAMES.slice(0, 3));
    // Changing the filter clears the selection, because it would contain rows that are not in the list.
    await page.getByRole("group", { name: "Filters" }).getByRole("button", { name: "Stage" }).click();
    await page.getByRole("menuitemcheckbox", { name: /^Screening/ }).click();
    await bar(page).waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
  },
);

inBrowser("arrow keys continue from the rows in view after scrolling", { tags: "detail" }, async () => {
  const { page } = await openJob();
  const ada = page.getByRole("link", { name: "Ada Lovelace" });
  const focused = () => page.evaluate<string>("document.activeElement.textContent.trim()");
  await ada.focus();
  await page.setViewportSize({ width: 1440, height: 180 });
  await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)");
  const bottomOf = ({ y, height }: { y: number; height: number }) => y + height;
  await expect.poll(async () => bottomOf((await ada.boundingBox())!)).toBeLessThan(0);
  const inView = await page.evaluate<string[]>(
    `[...document.querySelectorAll("a[data-row]")].filter((row) => row.getBoundingClientRect().bottom > 0).map((row) => row.textContent.trim())`,
  );
  expect(NAMES.slice(1)).toContain(inView[0]);
  await page.keyboard.press("j");
  await expect.poll(() => focused()).toBe(inView[0]);
  await page.keyboard.press("k");
  await expect.poll(focused).toBe(NAMES[NAMES.indexOf(inView[0]!) - 1]);
});

inBrowser("a stage is changed for many at once and brought back with one press, also on a slow line", async () => {
  const { page, jobId } = await openJob();
  // The change takes long enough for its progress to be told, and the code of toasts comes late: the last word is the outcome's all the same.
  const slowly = async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  };
  await page.route("**/api/jobs/*/candidates", slowly);
  await page.route(/assets\/(?:Toasts|dist)-/u, slowly);
  await box(page, "Ada Lovelace").check();
  await box(page, "Carol Shaw").check();
  await bar(page).getByText("2 selected").waitFor();
  await bar(page).getByRole("button", { name: "Change stage" }).press("Enter");
  // The menu gives its first entry the focus, which would come between the focus on another one and the key.
  await page.locator("[role=menuitem]:focus").waitFor();
  await page.getByRole("menuitem", { name: "Interviewing" }).press("Enter");
  await page.getByText("Stage of 2 candidates updated to Interviewing").waitFor();
  await expect.poll(() => stages(jobId)).toEqual(["interviewing", "screening", "interviewing", "screening", "screening"]);
  await bar(page).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Former stages of 2 candidates brought back").waitFor();
  await expect.poll(() => stages(jobId)).toEqual(Array.from({ length: 5 }, () => "screening"));
});

inBrowser(
  "several are rejected for a reason and with a mail that waits a day, and one press takes all of it back",
  { tags: "detail" },
  async () => {
    const { page, jobId } = await openJob();
    const mails = () =>
      recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId }, query: { sort: "name" } }).then(({ items }) =>
        Promise.all(
          items.map(async ({ cvId }) => {
            const { letter } = await recruiter.ok("GET /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId } });
            return letter !== null;
          }),
        ),
      );
    await box(page, "Ada Lovelace").check();
    await box(page, "Carol Shaw").click({ modifiers: ["Shift"] });
    await bar(page).getByRole("button", { name: "Reject" }).click();
    const dialog = page.getByRole("dialog", { name: "Reject 3 candidates" });
    await dialog.getByRole("radio", { name: "Too little experience" }).check();
    await dialog.getByRole("checkbox", { name: "Send a mail to the candidates" }).check();
    await expect.poll(() => dialog.getByRole("textbox", { name: "Text" }).inputValue()).toMatch(/^Dear \{\{name\}\},/);
    await dialog.getByRole("button", { name: "Reject 3 candidates" }).click();
    await page.getByText("3 candidates rejected").waitFor();
    await page.getByText(/^3 mails leave on /).waitFor();
    await expect.poll(() => page.getByRole("row", { name: /Ada Lovelace/ }).textContent()).toContain("Too little experience");
    expect(await mails()).toEqual([true, true, true, false, false]);

    // The reasons that were given narrow the list.
    await page.getByRole("group", { name: "Filters" }).getByRole("button", { name: "Reason" }).press("Enter");
    await page.getByRole("menuitemcheckbox", { name: /^Too little experience/ }).press("Enter");
    await expect.poll(() => page.locator("tbody a[data-row]").count()).toBe(3);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Former stages of 3 candidates brought back").waitFor();
    expect(await stages(jobId)).toEqual(Array.from({ length: 5 }, () => "screening"));
    expect(await mails()).toEqual([false, false, false, false, false]);
  },
);

inBrowser(
  "candidates that could not be moved stay selected, and the list shows their real stage",
  { tags: "detail" },
  async () => {
    const { page, jobId } = await openJob();
    await box(page, "Ada Lovelace").check();
    await page.route("**/candidates", (route) => (route.request().method() === "PATCH" ? route.abort() : route.fallback()));
    await bar(page).getByRole("button", { name: "Change stage" }).click();
    await page.getByRole("menuitem", { name: "Offer" }).click();
    await page.getByText("Failed to update candidate stage").waitFor();
    await page.getByText(/^1 of 1 stays as it was, and selected\./).waitFor();
    await expect.poll(() => chosen(page)).toEqual(["Ada Lovelace"]);
    await expect.poll(() => page.getByRole("row", { name: /Ada Lovelace/ }).textContent()).toContain("Screening");
    await page.unroute("**/candidates");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => stages(jobId)).toContain("offer");
  },
);

inBrowser("deleting many asks first, with their number, and keeps the others", { tags: "detail" }, async () => {
  const { page, jobId } = await openJob();
  await page.getByRole("checkbox", { name: "Select all candidates shown" }).check();
  await box(page, "Grace Hopper").uncheck();
  await bar(page).getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete 4 candidates from this job?" });
  await dialog.getByRole("button", { name: "Keep candidates" }).click();
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => stages(jobId)).toHaveLength(5);
  await bar(page).getByRole("button", { name: "Delete" }).click();
  await dialog.getByRole("button", { name: "Delete 4 candidates" }).click();
  await page.getByText("4 candidates deleted from this job").waitFor();
  await expect.poll(() => page.locator("tbody a[data-row]").allTextContents()).toEqual(["Grace Hopper"]);
  await expect.poll(() => stages(jobId)).toHaveLength(1);
});

inBrowser("the chosen alone are exported, as a table and as JSON Resume documents", { tags: "detail" }, async () => {
  const { page } = await openJob();
  await box(page, "Grace Hopper").check();
  await box(page, "Ada Lovelace").check();
  for (const [entry, read] of [
    [
      "Export as CSV",
      (text: string) =>
        text
          .trim()
          .split("\r\n")
          .slice(1)
          .map((line) => line.split(",")[0]),
    ],
    [
      "Export as JSON Resume",
      (text: string) => (JSON.parse(text) as { basics: { name: string } }[]).map(({ basics }) => basics.name),
    ],
  ] as const) {
    await bar(page).getByRole("button", { name: "Export" }).click();
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("menuitem", { name: entry }).click()]);
    expect([entry, read(await readFile(await download.path(), "utf8"))]).toEqual([entry, ["Ada Lovelace", "Grace Hopper"]]);
  }
});

inBrowser("columns can be hidden in this browser, and shown again together", { tags: "detail" }, async () => {
  const { page } = await openJob();
  const heads = () => page.getByRole("columnheader").allTextContents();
  await expect.poll(() => heads()).toContain("Match");
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Match" }).press("Enter");
  await expect.poll(heads).not.toContain("Match");
  // A chosen column that finds no room says so, and another one that is hidden makes room for it.
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.getByRole("menuitemcheckbox", { name: "Match" }).press("Enter");
  await page.getByRole("menuitemcheckbox", { name: /^Location.*hidden, no room$/ }).waitFor();
  await page.getByRole("menuitemcheckbox", { name: "Match" }).press("Enter");
  await expect.poll(heads).toContain("Location");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await page.getByRole("link", { name: "Ada Lovelace" }).waitFor();
  await expect.poll(() => heads()).not.toContain("Match");
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("menuitem", { name: "Show all columns" }).click();
  await expect.poll(heads).toContain("Match");
  // Columns disappear in their order as the window narrows; 216 pixels are the sidebar's.
  for (const [width, shown] of [
    [1224, ["Match", "Stage", "Skills", "Location", "Source", "E-mail", "Applied"]],
    [1180, ["Match", "Stage", "Skills", "Location", "Source", "Applied"]],
    [1000, ["Match", "Stage", "Skills", "Source", "Applied"]],
    [900, ["Match", "Stage", "Skills", "Applied"]],
  ] as const) {
    await page.setViewportSize({ width: width + 216, height: 900 });
    const ofTable = () => page.locator("tr:has([data-choose-all]) th").allTextContents();
    await expect.poll(ofTable).toEqual(["", "Name", "Score", ...shown, "Actions"]);
  }
});

inBrowser("a view is saved under a name, opened elsewhere, and deleted with a way back", { tags: "detail" }, async () => {
  const { page } = await openJob("?skills=React&sort=-name&query=a");
  const views = () => page.getByRole("button", { name: "Views" });
  await views().click();
  await page.getByRole("button", { name: "Save view" }).click();
  await page.getByText("Give the view a name.").waitFor();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("React, Z first");
  await page.keyboard.press("Enter");
  await page.getByText("View React, Z first saved").waitFor();

  const { page: other, jobId } = await openJob();
  await other.getByRole("button", { name: "Views" }).click();
  await other.getByRole("button", { name: "React, Z first", exact: true }).click();
  await other.getByText(/by name, Z to A/).waitFor();
  expect(new URL(other.url()).search).toBe("?query=a&skills=React&sort=-name");
  expect(jobId).not.toBe(new URL(page.url()).pathname);
  await other.getByRole("button", { name: "Views" }).click();
  await other.getByRole("button", { name: "Delete view React, Z first" }).click();
  await other.getByText("View React, Z first deleted").waitFor();
  await other.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await recruiter.ok("GET /api/views")).items.map(({ name }) => name)).toEqual(["React, Z first"]);
});

inBrowser("on a phone, candidates can be selected after pressing Select", { tags: "detail" }, async () => {
  const { page } = await openJob();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole("group", { name: "Filters" }).getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Select candidates" }).click();
  await box(page, "Carol Shaw").check();
  await bar(page).getByText("1 selected").waitFor();
});
