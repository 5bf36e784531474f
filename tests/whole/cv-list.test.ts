import { expect } from "vitest";
import { aSignedInPage, inBrowser } from "../support/browser.ts";
import { cvLines, pdfOf } from "../support/pdf.ts";
import { aRecruiter, url } from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";

inBrowser("an empty list leads to the first job, and a CV sent meanwhile stands in it with its job and its PDF", async () => {
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
});

inBrowser("the list is paged forth and back, also after a reload, and searched from its first page", async () => {
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

  await page.keyboard.press("/");
  await page.keyboard.type(last[0]!);
  await page.getByText("1 CV found").waitFor();
  await expect.poll(() => files()).toEqual([last[0]]);
  expect(new URL(page.url()).searchParams.has("next")).toBe(false);
  await page.getByRole("button", { name: "Clear search" }).click();
  await shows("1–50 of 52");
});

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
