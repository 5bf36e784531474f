import type { Page } from "playwright-core";
import { expect } from "vitest";
import { aSignedInPage, inBrowser } from "../support/browser.ts";
import type { Recruiter } from "../support/recruiter.ts";

/** Opens the form for a new job as a new recruiter. */
async function begin(from = "description"): Promise<{ page: Page; recruiter: Recruiter; complaints: string[] }> {
  const opened = await aSignedInPage();
  await opened.page.goto(`/dashboard/jobs?new=${from}`);
  await opened.page.getByRole("heading", { name: "What do you have?" }).waitFor();
  return opened;
}

const create = (page: Page) => page.getByRole("button", { name: "Create job description" }).click();

inBrowser("from a few words an advert is written, and the first job leads to sharing it or to its CVs", async () => {
  const { page, complaints } = await begin();
  await page.getByRole("radio", { name: /A few words/ }).check();
  await create(page);
  await page.getByText("The advert needs a job title.").waitFor();
  const title = page.getByRole("textbox", { name: "Job title" });
  await expect.poll(() => title.evaluate((field) => field.matches(":focus"))).toBe(true);

  await title.fill("Payroll Accountant");
  await page.getByLabel("Technical skills").fill("DATEV, SAP,");
  await page.getByText("Friendly").click();
  await page.getByRole("combobox", { name: /Language of the advert/ }).click();
  const german = page.getByRole("option", { name: "Deutsch" });
  await german.press("Enter");
  await german.waitFor({ state: "hidden" });
  await create(page);
  await page.getByRole("heading", { name: "Check what was written" }).waitFor();
  await expect.poll(() => page.getByLabel("Title", { exact: true }).inputValue()).toBe("Payroll Accountant");
  await expect.poll(() => page.getByLabel("Job description").inputValue()).toMatch(/DATEV[^]*SAP/);

  await page.getByRole("button", { name: "Save job" }).click();
  await page.getByRole("heading", { name: "Payroll Accountant is open" }).waitFor();
  await page.getByRole("link", { name: "Share publicly" }).click();
  await page.getByRole("tab", { name: "Share", selected: true }).waitFor();
  await page.goBack();
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /^Upload CVs/ }).click();
  await (await choosing).setFiles({ name: "cv.docx", mimeType: "application/msword", buffer: Buffer.from("No PDF") });
  await page.getByText(/cv\.docx/).waitFor();
  const drop = page.getByText("Drop CVs here").first();
  await drop.waitFor();
  const place = await drop.boundingBox();
  expect(place!.y + place!.height).toBeLessThan(page.viewportSize()!.height);

  // After the second job its own page opens.
  await page.goto("/dashboard/jobs?new=description");
  await page.getByRole("button", { name: "Write it by hand" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Second job");
  await page.getByRole("button", { name: "Save job" }).click();
  await page.getByRole("heading", { name: "Second job" }).waitFor();
  // Without a company its press opens the dialog that asks for one.
  await page.getByText("Job created").waitFor();
  await page
    .getByRole("region", { name: /Notifications/ })
    .getByRole("button", { name: "Publish" })
    .click();
  await page.getByRole("dialog", { name: "Publish “Second job”" }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/\/dashboard\/jobs\/job_/);
  expect(complaints).toEqual([]);
});

inBrowser(
  "a link that cannot be read is refused at its field, stays there, and its text can be pasted instead",
  { tags: "detail" },
  async () => {
    const { page, complaints } = await begin("link");
    await page.getByText(/Works with Greenhouse, Lever.*Kariyer\.net/).waitFor();
    await create(page);
    await page.getByText("Advert URL is required").waitFor();

    const link = page.getByLabel("Link to the advert");
    const elsewhere = "https://careers.firm.example/jobs/1";
    await link.fill(elsewhere);
    await create(page);
    await page.getByText("Unsupported platform").waitFor();
    await expect.poll(() => link.inputValue()).toBe(elsewhere);
    await expect.poll(() => link.getAttribute("aria-invalid")).toBe("true");

    await link.fill("https://jobs.lever.co/firm");
    await create(page);
    await page.getByText("Failed to fetch job description. Please check the link.").waitFor();
    await page.getByRole("button", { name: "Try again" }).waitFor();
    await page.getByRole("button", { name: "Paste its text instead" }).click();
    await page.getByLabel("Job description").waitFor();
    await page.getByRole("radio", { name: /A link/ }).check();
    await expect.poll(() => link.inputValue()).toBe("https://jobs.lever.co/firm");
    expect(complaints).toEqual([]);
  },
);

inBrowser("a posting that was read says where it is from, and one without a title asks for it", { tags: "detail" }, async () => {
  const { page, recruiter, complaints } = await begin("link");
  const draft = await recruiter.ok("POST /api/job-drafts", {
    body: { from: "description", text: "hello there, we need something with React" },
  });
  const url = "https://jobs.lever.co/firm/1";
  let asked: unknown;
  await page.route("**/api/job-drafts", async (route) => {
    asked = route.request().postDataJSON();
    await route.fulfill({ json: { ...draft, source: { platform: "lever", url } } });
  });
  await page.getByLabel("Link to the advert").fill(` ${url} `);
  await page.getByLabel(/Extra requirements/).fill("Cypress");
  await create(page);
  await page.getByRole("heading", { name: "Check what was read" }).waitFor();
  expect(asked).toEqual({ from: "link", url, additionalRequirements: "Cypress" });
  await page.getByText("Read from Lever:").waitFor();
  await expect.poll(() => page.getByRole("link", { name: "jobs.lever.co/firm/1" }).getAttribute("href")).toBe(url);
  await page.getByText("The advert names no title. Please give the job one.").waitFor();
  await expect.poll(() => page.getByLabel("Title", { exact: true }).evaluate((field) => field.matches(":focus"))).toBe(true);
  await page.getByRole("button", { name: "Back to the link" }).click();
  await expect.poll(() => page.getByLabel("Link to the advert").inputValue()).toContain(url);
  expect(complaints).toEqual([]);
});

inBrowser("a reading that fails keeps every word and can be tried again", { tags: "detail" }, async () => {
  const { page } = await begin();
  await page.getByLabel("Job description").fill("Senior Frontend Engineer in Berlin. Very good React.");
  await page.getByLabel(/Extra requirements/).fill("Playwright");
  let fails = true;
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/api/job-drafts", async (route) => {
    if (!fails) return route.continue();
    await mayAnswer;
    return route.fulfill({ status: 500, json: { code: "server", message: "" } });
  });
  await create(page);
  await page.getByRole("heading", { name: "Creating Job Description" }).waitFor();
  await page.getByText("Analyzing job requirements and extracting key criteria...").waitFor();
  answer();
  await page.getByText("An error occurred while creating the job description. Please try again later.").waitFor();
  await expect.poll(() => page.getByLabel("Job description").inputValue()).toContain("Very good React.");
  await expect.poll(() => page.getByLabel(/Extra requirements/).inputValue()).toBe("Playwright");
  fails = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "Check what was read" }).waitFor();
});

inBrowser(
  "a job takes forty criteria: no line is added to them, and one too many is refused in words",
  { tags: "detail" },
  async () => {
    const { page, complaints } = await begin();
    const lines = Array.from(
      { length: 48 },
      (_, n) => `- Experience with the tool Number${String.fromCharCode(65 + (n % 26))}${n}`,
    );
    await page.getByLabel("Job description").fill(`Payroll Accountant\n\nRequirements\n${lines.join("\n")}`);
    await create(page);
    await page.getByRole("heading", { name: "Check what was read" }).waitFor();
    const rows = page.locator("[data-criterion]");
    const adding = page.getByRole("button", { name: /^Add as a criterion/ });
    const remove = () =>
      rows
        .first()
        .getByRole("button", { name: /^Remove / })
        .click();
    await page.getByText("40 criteria are the most.").first().waitFor();
    await expect.poll(async () => [await rows.count(), await adding.count()]).toEqual([40, 8]);
    for (const button of await adding.all()) await expect.poll(() => button.isDisabled()).toBe(true);

    // A criterion that was removed comes back beside the one that took its place.
    await remove();
    await adding.first().click();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => rows.count()).toBe(41);
    await page.getByRole("button", { name: "Save job" }).click();
    await page.getByRole("alert").getByText("Nothing has been saved.").waitFor();
    await remove();
    await page.getByRole("button", { name: "Save job" }).click();
    await page.getByRole("heading", { name: "Payroll Accountant is open" }).waitFor();
    expect(complaints).toEqual([]);
  },
);
