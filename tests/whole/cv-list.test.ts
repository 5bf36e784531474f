import type { Page } from "playwright-core";
import { expect } from "vitest";
import { aSignedInPage, inBrowser } from "../support/browser.ts";
import { cvLines, pdfOf } from "../support/pdf.ts";
import { aRecruiter, url } from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";

inBrowser(
  "an empty list leads to the first job, and a CV sent meanwhile stands in it with its job and its PDF",
  { tags: "detail" },
  async () => {
    const { page, complaints, recruiter } = await aCvList();
    await page.getByText("No CVs yet").waitFor();
    await expect
      .poll(() => page.getByRole("main").getByRole("link", { name: "Create a job" }).getAttribute("href"))
      .toContain("new=");

    const { id: jobId } = await recruiter.openJob();
    await recruiter.upload(jobId, await pdfOf(cvLines({ name: "Ada Lovelace" })), "ada.pdf");
    await page.getByRole("link", { name: "Ada Lovelace" }).click();
    const cv = page.getByRole("dialog", { name: "Ada Lovelace" });
    await cv.getByRole("link", { name: "Senior Frontend Engineer" }).waitFor();
    const document = await cv.getByRole("link", { name: "Open PDF" }).getAttribute("href");
    const file = await page.request.get(new URL(document!, url()).href);
    expect((await file.text()).startsWith("%PDF")).toBe(true);

    await page.goBack();
    await cv.waitFor({ state: "detached" });
    await page.goForward();
    await cv.getByRole("link", { name: "Senior Frontend Engineer" }).click();
    await page.waitForURL(new RegExp(`/dashboard/jobs/${jobId}/cv_`));
    expect(complaints).toEqual([]);
  },
);

inBrowser(
  "the list is paged forth and back, also after a reload, and searched from its first page",
  { tags: "size" },
  async () => {
    const recruiter = await aRecruiter();
    await fiftyTwoCvs(recruiter);
    const { page } = await aCvList(recruiter);
    const files = () =>
      page
        .getByRole("row")
        .getByRole("link", { name: /\.pdf, PDF/ })
        .allInnerTexts();
    const shows = (range: string) => page.getByText(range).waitFor();

    await shows("1–50 of 52");
    await expect.poll(async () => (await files()).length).toBe(50);
    const first = await files();
    await expect.poll(() => page.getByRole("button", { name: "Previous" }).isDisabled()).toBe(true);
    await page.getByRole("link", { name: "Next" }).click();
    await shows("51–52 of 52");
    const last = await files();
    expect(last).toHaveLength(2);
    expect(first).not.toEqual(expect.arrayContaining(last));
    await expect.poll(() => page.getByRole("button", { name: "Next" }).isDisabled()).toBe(true);

    await page.reload();
    await page.getByRole("link", { name: "Previous" }).click();
    await shows("1–50 of 52");
    await expect.poll(() => files()).toEqual(first);
    await page.goBack();
    await shows("51–52 of 52");

    // A link to a later page shows no page numbers, because the earlier pages were not loaded.
    const address = page.url();
    await page.goto("about:blank");
    await page.goto(address);
    await page.getByRole("link", { name: "To the first page" }).waitFor();

    await page.locator("#root[data-alive]").waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type(last[0]!);
    await page.getByText("1 CV found").waitFor();
    await expect.poll(() => files()).toEqual([last[0]]);
    expect(new URL(page.url()).searchParams.has("next")).toBe(false);
    await page.getByRole("button", { name: "Clear search" }).click();
    await shows("1–50 of 52");
  },
);

async function aCvList(recruiter?: Recruiter) {
  const opened = await aSignedInPage(recruiter && { recruiter });
  await opened.page.goto("/dashboard/cv");
  return opened;
}

/** Two more CVs than a page shows. */
async function fiftyTwoCvs(recruiter: Recruiter): Promise<void> {
  const { id: jobId } = await recruiter.openJob();
  const people = Array.from({ length: 52 }, (_, n) => `Person ${n < 26 ? "A" : "B"}${String.fromCharCode(97 + (n % 26))}`);
  await Promise.all(people.map(async (name) => recruiter.send(jobId, await pdfOf(cvLines({ name })), `${name}.pdf`)));
  await recruiter.settled(jobId);
}

const bar = (page: Page) => page.getByRole("group", { name: "Selection" });
const chosen = async (page: Page) =>
  (await page.locator("tbody tr:has(input:checked) a[data-row]").allTextContents()).map((name) => name.trim());

/** Three CVs of one job, newest first in the list: Cy, Bo, Ada. */
async function threeCvs() {
  const recruiter = await aRecruiter();
  const { id: jobId } = await recruiter.openJob();
  for (const name of ["Ada Lovelace", "Bo Diddley", "Cy Twombly"]) {
    await recruiter.upload(jobId, await pdfOf(cvLines({ name })), `${name.slice(0, 2)}.pdf`);
  }
  return { jobId, ...(await aCvList(recruiter)) };
}

inBrowser(
  "a row shows each job of the CV with score and stage, and leads to the candidate there",
  { tags: "detail" },
  async () => {
    const { page, recruiter, jobId, complaints } = await threeCvs();
    const row = page.getByRole("row", { name: /Bo Diddley/ });
    await row.getByRole("link", { name: "Senior Frontend Engineer" }).waitFor();
    await expect.poll(() => row.textContent()).toMatch(/Senior Frontend Engineer\d+Screening/);
    const { items } = await recruiter.ok("GET /api/cvs", { query: { query: "Diddley" } });
    await recruiter.ok("PATCH /api/jobs/{jobId}/candidates/{cvId}", {
      path: { jobId, cvId: items[0]!.id },
      body: { stage: "interviewing" },
    });
    await page.reload();
    await expect.poll(() => row.textContent()).toMatch(/Senior Frontend Engineer\d+Interviewing/);
    await row.getByRole("link", { name: "Senior Frontend Engineer" }).click();
    await page.waitForURL(new RegExp(`/dashboard/jobs/${jobId}/${items[0]!.id}`));
    expect(complaints).toEqual([]);
  },
);

inBrowser(
  "CVs are chosen by press, range, page and key, and put forward for a job that is found by its title",
  { tags: "detail" },
  async () => {
    const { page, recruiter } = await threeCvs();
    const { id: other } = await recruiter.openJob({ title: "Team Lead" });
    await page.getByRole("checkbox", { name: "Select Cy Twombly" }).check();
    await page.getByRole("checkbox", { name: "Select Ada Lovelace" }).click({ modifiers: ["Shift"] });
    await bar(page).getByText("3 selected").waitFor();
    await page.keyboard.press("Escape");
    await bar(page).waitFor({ state: "detached" });
    await page.getByRole("checkbox", { name: "Select all CVs of this page" }).check();
    await bar(page).getByText("3 selected").waitFor();
    await page.getByRole("link", { name: "Cy Twombly" }).focus();
    await page.keyboard.press("x");
    await expect.poll(() => chosen(page)).toEqual(["Bo Diddley", "Ada Lovelace"]);

    await bar(page).getByRole("button", { name: "Put forward" }).click();
    const dialog = page.getByRole("dialog", { name: "Put 2 CVs forward" });
    await dialog.getByRole("button", { name: "Put 2 CVs forward" }).click();
    await dialog.getByText("Choose a job.").waitFor();
    await dialog.getByRole("textbox", { name: "Search by title, department or place" }).fill("team");
    await dialog.getByRole("radio", { name: /Senior Frontend Engineer/ }).waitFor({ state: "detached" });
    await dialog.getByRole("radio", { name: /Team Lead/ }).check();
    // A firewall answers without a sentence of ours.
    const calls = `**/api/jobs/${other}/candidates`;
    await page.route(calls, (route) => route.fulfill({ status: 403, contentType: "text/html", body: "Request blocked." }));
    await dialog.getByRole("button", { name: "Put 2 CVs forward" }).click();
    await dialog.getByText("An unexpected error occurred. Please try again later. Your selection is kept.").waitFor();
    await page.unroute(calls);
    await dialog.getByRole("button", { name: "Put 2 CVs forward" }).click();
    await page.getByText("2 CVs are being scored for Team Lead").waitFor();
    await bar(page).waitFor({ state: "detached" });
    await recruiter.settled(other);
    const { items } = await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId: other }, query: { sort: "name" } });
    expect(items.map(({ fullName }) => fullName)).toEqual(["Ada Lovelace", "Bo Diddley"]);

    // Those that the job has already are told apart, and nothing is scored twice.
    await page.getByRole("checkbox", { name: "Select all CVs of this page" }).check();
    await bar(page).getByRole("button", { name: "Put forward" }).click();
    await page.getByRole("radio", { name: /Team Lead/ }).check();
    await page.getByRole("button", { name: "Put 3 CVs forward" }).click();
    await page.getByText("1 CV is being scored for Team Lead").waitFor();
    await page.getByText("2 were in the job already.").waitFor();
    await page.getByRole("button", { name: "Open job" }).last().click();
    await page.waitForURL(new RegExp(`/dashboard/jobs/${other}`));
  },
);

inBrowser("chosen CVs are deleted after a question that says how many and which jobs lose them", async () => {
  const { page, recruiter, jobId } = await threeCvs();
  await page.getByRole("checkbox", { name: "Select Cy Twombly" }).check();
  await page.getByRole("checkbox", { name: "Select Bo Diddley" }).check();
  await bar(page).getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete 2 CVs?" });
  await question.getByText("This job loses CVs:").waitFor();
  await expect.poll(() => question.getByRole("listitem").textContent()).toBe("Senior Frontend Engineer2 CVs");
  await question.getByRole("button", { name: "Keep CVs" }).click();
  await question.waitFor({ state: "detached" });
  await bar(page).getByRole("button", { name: "Delete" }).click();
  await question.getByRole("button", { name: "Delete 2 CVs" }).click();
  await page.getByText("2 CVs deleted").waitFor();
  await page.getByRole("link", { name: "Cy Twombly" }).waitFor({ state: "detached" });
  expect((await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId } })).total).toBe(1);
});
