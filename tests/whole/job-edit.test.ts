import type { Page } from "playwright-core";
import { expect } from "vitest";
import { aSignedInPage, inBrowser } from "../support/browser.ts";
import { cvLines, pdfOf } from "../support/pdf.ts";
import { aRecruiter } from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";

inBrowser("every section of a job can be changed, and Undo takes the change back", { tags: "detail" }, async () => {
  const { page, complaints, recruiter, jobId } = await aJobScreen();
  await page.goto(`/dashboard/jobs/${jobId}/details`);
  await page.getByRole("link", { name: "Edit job" }).click();
  await field(page, "Title").fill("Staff Frontend Engineer");
  await field(page, "Place").fill("");
  await field(page, "From").fill("52000");
  await field(page, "To").fill("60000");
  await paste(page, "Tools and software", "- Figma\n- Storybook\nJira; Git");
  await page.getByRole("button", { name: "Remove Jira" }).click();
  await field(page, "Cultural fit, for the interview only").fill("Likes order\n\n• Asks early");
  await field(page, "Job description").fill("We look for somebody who builds our customer portal.");
  await page.keyboard.press("Control+s");
  await decide(page, "Save");

  await page.getByText("Job updated").waitFor();
  await page.getByRole("heading", { name: "Staff Frontend Engineer" }).waitFor();
  await page.getByText(/^€52,000\s*–\s*€60,000 a year$/).waitFor();
  await expect
    .poll(() => jobOf(recruiter, jobId))
    .toMatchObject({
      title: "Staff Frontend Engineer",
      toolsAndSoftware: ["Figma", "Storybook", "Git"],
      culturalFitIndicators: ["Likes order", "Asks early"],
      pay: { min: 52_000, max: 60_000, currency: "EUR", period: "year" },
      technicalSkills: ["React", "TypeScript"],
    });
  await expect.poll(() => jobOf(recruiter, jobId)).not.toHaveProperty("location");
  expect(complaints).toEqual([]);
});

inBrowser("changes of another tab are kept, and a change can be undone", { tags: "detail" }, async () => {
  const { page, recruiter, jobId } = await aJobScreen();
  await page.goto(`/dashboard/jobs/${jobId}?tab=job&edit=1`);
  await field(page, "Place").fill("Hamburg");
  await recruiter.ok("PATCH /api/jobs/{jobId}", { path: { jobId }, body: { department: "Platform" } });
  await page.getByRole("button", { name: "Save job" }).click();
  await page.getByText("Job updated").waitFor();
  await expect.poll(() => jobOf(recruiter, jobId)).toMatchObject({ location: "Hamburg", department: "Platform" });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await jobOf(recruiter, jobId)).location).toBe("Berlin");
  await expect.poll(() => jobOf(recruiter, jobId)).toMatchObject({ department: "Platform" });
});

inBrowser("Save & Analyze takes the proposals that are ticked, and marks the CVs on them", async () => {
  const { page, recruiter, jobId } = await aJobScreen({ withCandidate: true });
  await page.goto(`/dashboard/jobs/${jobId}?tab=job&edit=1`);
  await page.getByRole("button", { name: "Remove TypeScript" }).click();
  await field(page, "Technical skills").fill("Payroll");
  await field(page, "Place").fill("Ulm");
  await page.getByRole("button", { name: "Save job" }).click();

  const dialog = page.getByRole("dialog", { name: "Save this job: analyze its CVs again?" });
  await dialog.getByText("Ulm").waitFor();
  const [added, dropped] = [
    dialog.getByRole("checkbox", { name: /Payroll/ }),
    dialog.getByRole("checkbox", { name: /TypeScript/ }),
  ];
  await expect.poll(async () => [await added.isChecked(), await dropped.isChecked()]).toEqual([true, false]);
  await expect.poll(() => jobOf(recruiter, jobId)).toMatchObject({ location: "Berlin" });
  await dialog.getByRole("button", { name: "Save & Analyze" }).click();

  await page.getByText("Job updated").waitFor();
  await page.getByText("1 candidate analyzed").waitFor();
  await expect.poll(() => staleOf(recruiter, jobId)).toBe(0);
  const { criteria } = await jobOf(recruiter, jobId);
  expect(criteria.map(({ text }) => text)).toEqual(expect.arrayContaining(["React", "TypeScript", "Payroll"]));
});

inBrowser("Save Only leaves criteria and scores as they are", { tags: "detail" }, async () => {
  const { page, recruiter, jobId } = await aJobScreen({ withCandidate: true });
  const { criteria } = await jobOf(recruiter, jobId);
  await page.goto(`/dashboard/jobs/${jobId}?tab=job&edit=1`);
  await field(page, "Department").fill("Platform");
  await page.getByRole("button", { name: "Save job" }).click();
  await page.getByText("Analyzing again changes no score.").waitFor();
  await page.getByRole("button", { name: "Save Only" }).click();
  await page.getByText("Job updated").waitFor();
  await expect.poll(() => jobOf(recruiter, jobId)).toMatchObject({ department: "Platform", criteria });
  await expect.poll(() => staleOf(recruiter, jobId)).toBe(0);
});

inBrowser(
  "unsaved fields are not lost without a question, nor by a failure, and a discard can be undone",
  { tags: "detail" },
  async () => {
    const { page, recruiter, jobId } = await aJobScreen();
    await page.goto(`/dashboard/jobs/${jobId}?tab=job&edit=1`);
    await field(page, "Place").fill("Hamburg");
    await page.getByRole("tab", { name: /Candidates/ }).click();
    const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
    await question.getByText("Your changes to the job would be lost: Place.").waitFor();
    await question.getByRole("button", { name: "Keep editing" }).click();

    await page.route(/\/api\/jobs\/[^/]+$/, (route) => (route.request().method() === "PATCH" ? route.abort() : route.continue()));
    await page.getByRole("button", { name: "Save job" }).click();
    await page.getByText("Failed to update job").waitFor();
    await expect.poll(() => field(page, "Place").inputValue()).toBe("Hamburg");
    await page.unroute(/\/api\/jobs\/[^/]+$/);

    await page.getByRole("button", { name: "Discard" }).click();
    await page.getByRole("link", { name: "Edit job" }).waitFor();
    await page.getByRole("listitem").filter({ hasText: "Changes discarded" }).getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => field(page, "Place").inputValue()).toBe("Hamburg");
    await page.getByRole("button", { name: "Save job" }).click();
    await page.getByText("Job updated").waitFor();
    await expect.poll(async () => (await jobOf(recruiter, jobId)).location).toBe("Hamburg");
  },
);

inBrowser("a missing title, or pay the wrong way round, is reported at its field", { tags: "detail" }, async () => {
  const { page, jobId } = await aJobScreen();
  await page.goto(`/dashboard/jobs/${jobId}?tab=job&edit=1`);
  await field(page, "Title").fill("");
  await field(page, "From").fill("60");
  await field(page, "To").fill("50");
  await page.getByRole("button", { name: "Save job" }).click();
  await page.getByText("The job needs a title.").waitFor();
  await page.getByText("This is above the upper end.").waitFor();
  await field(page, "To").fill("");
  await page.getByText("One of the two amounts is enough.").waitFor();
  await field(page, "From").fill("-1");
  await page.getByText("An amount above 0.").waitFor();
});

inBrowser(
  "a copy begins with the job's fields and criteria, and leaves another unfinished job alone",
  { tags: "detail" },
  async () => {
    const { page, recruiter, jobId } = await aJobScreen();
    await page.goto("/dashboard/jobs?new=description");
    await page.getByRole("textbox").first().fill("Half an advert");
    await expect.poll(() => page.evaluate<string>(`String(sessionStorage.getItem("new-job"))`)).toContain("Half an advert");

    await page.goto(`/dashboard/jobs/${jobId}`);
    await page.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: "Duplicate" }).click();
    await page.getByRole("heading", { name: "Check the copy" }).waitFor();
    await expect.poll(() => field(page, "Title").inputValue()).toBe("Senior Frontend Engineer (copy)");
    await page.getByRole("button", { name: "Save job" }).click();
    await page.getByText("Job created").waitFor();

    const { items } = await recruiter.ok("GET /api/jobs");
    expect(items.map(({ title }) => title)).toEqual(["Senior Frontend Engineer (copy)", "Senior Frontend Engineer"]);
    const [copy, original] = await Promise.all([jobOf(recruiter, items[0]!.id), jobOf(recruiter, jobId)]);
    const asked = (job: typeof copy) => job.criteria.map(({ text, weight }) => [text, weight]);
    expect(asked(copy)).toEqual(asked(original));
    expect(copy.technicalSkills).toEqual(original.technicalSkills);
    await page.goto("/dashboard/jobs?new=description");
    await expect.poll(() => page.getByRole("textbox").first().inputValue()).toBe("Half an advert");
  },
);

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).and(page.locator("input, textarea"));
const jobOf = (recruiter: Recruiter, jobId: string) => recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId } });
const staleOf = async (recruiter: Recruiter, jobId: string) =>
  (await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId } })).stale;

/** Answers the question before saving, which a job without candidates shows only if the criteria would change. */
async function decide(page: Page, button: string): Promise<void> {
  await page.getByRole("dialog").getByRole("button", { name: button, exact: true }).click();
}

async function paste(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).focus();
  await page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", ${JSON.stringify(text)});
    document.activeElement.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }`);
}

inBrowser("a job is deleted after a question, and one that cannot be deleted stays and says so", async () => {
  const { page, recruiter, jobId } = await aJobScreen();
  await page.goto("/dashboard/jobs");
  await page.getByRole("button", { name: "Delete Senior Frontend Engineer" }).first().click();
  const question = page.getByRole("alertdialog", { name: "Delete “Senior Frontend Engineer”?" });
  // A firewall answers without a sentence of ours.
  const firewall = { status: 403, contentType: "text/html", body: "<html>Request blocked.</html>" };
  await page.route(`**/api/jobs/${jobId}`, (route) =>
    route.request().method() === "DELETE" ? route.fulfill(firewall) : route.continue(),
  );
  await question.getByRole("button", { name: "Delete job" }).click();
  await question.getByText("An unexpected error occurred. Please try again later.").waitFor();
  expect((await jobOf(recruiter, jobId)).id).toBe(jobId);

  await page.unroute(`**/api/jobs/${jobId}`);
  await question.getByRole("button", { name: "Delete job" }).click();
  await page.getByText("Job deleted").waitFor();
  await question.waitFor({ state: "detached" });
  expect((await recruiter.ok("GET /api/jobs")).items).toEqual([]);
});

async function aJobScreen({ withCandidate = false } = {}): Promise<{
  page: Page;
  complaints: string[];
  recruiter: Recruiter;
  jobId: string;
}> {
  const recruiter = await aRecruiter();
  const { id: jobId } = await recruiter.openJob({ description: "We build a customer portal." });
  if (withCandidate) {
    const { state } = await recruiter.upload(jobId, await pdfOf(cvLines({ name: "React Ray" })));
    expect(state).toBe("complete");
  }
  return { ...(await aSignedInPage({ recruiter })), jobId };
}
