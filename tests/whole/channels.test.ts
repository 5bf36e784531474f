import { createTransport } from "nodemailer";
import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, expect, inject } from "vitest";
import { aSignedInPage, inBrowser, newContext, openPage, signIn } from "../support/browser.ts";
import { aScan, cvLines, pdfOf } from "../support/pdf.ts";
import { aRecruiter, url } from "../support/product.ts";
import { aBulkLink, publish } from "../support/publishing.ts";
import type { Recruiter } from "../support/recruiter.ts";

let context: BrowserContext;
let recruiter: Recruiter;
/** Shared by the tests that leave no CV in it, because an account on trial is limited to ten jobs. */
let emptyJobId: string;

/** A window in which every column fits. */
const WIDE = { width: 1440, height: 900 };

beforeAll(async () => {
  recruiter = await aRecruiter();
  ({ id: emptyJobId } = await recruiter.openJob());
  context = await newContext({ viewport: WIDE, permissions: ["clipboard-read", "clipboard-write"] });
  await signIn(context, recruiter);
});

const copied = (page: Page) => page.evaluate<string>("navigator.clipboard.readText()");
const jobPage = (jobId: string, tab = "") => `/dashboard/jobs/${jobId}${tab && `?tab=${tab}`}`;
const jobOf = (jobId: string) => recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId } });
const files = (page: Page) => page.getByRole("list", { name: "Files of this job" }).getByRole("listitem");

/** A CV of another person for each name: without a shared telephone number, they are no duplicates. */
const cvOf = (name: string) =>
  pdfOf(cvLines({ name }).map((line) => line.replace("+49 30 5550 0142", `+49 30 ${name.length}${name.charCodeAt(0)} 1188`)));
const pdfFile = (name: string, bytes: Uint8Array) => ({ name, mimeType: "application/pdf", buffer: Buffer.from(bytes) });

inBrowser("a job is published under a company made on the spot, its address copied, and taken off the web again", async () => {
  const { id: jobId } = await recruiter.openJob();
  const { page, complaints } = await openPage(context);
  await page.goto(jobPage(jobId));
  await page.getByRole("button", { name: "Publish on web" }).click();
  const dialog = page.getByRole("dialog");

  await dialog.getByRole("button", { name: "Publish job" }).click();
  await dialog.getByText("Company name is required").waitFor();
  await dialog.getByLabel("Company name").fill("Nordlicht Energie");
  await dialog.getByLabel("Website").fill("nordlicht example");
  await dialog.getByRole("button", { name: "Publish job" }).click();
  await dialog.getByText("This is not a web address.").waitFor();
  await expect.poll(() => dialog.getByLabel("Company name").inputValue()).toBe("Nordlicht Energie");
  await dialog.getByLabel("Website").fill("nordlicht.example");
  await dialog.getByRole("button", { name: "Publish job" }).click();

  await page.getByText(/Published on .* as Nordlicht Energie/).waitFor();
  await page.getByRole("button", { name: "Copy job URL" }).click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  await expect.poll(() => copied(page)).toBe((await jobOf(jobId)).publicUrl);
  const { items } = await recruiter.ok("GET /api/companies");
  expect(items.map(({ name, website }) => [name, website])).toEqual([["Nordlicht Energie", "https://nordlicht.example"]]);

  await page.getByRole("button", { name: "Unpublish" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Unpublish" }).click();
  await page.getByText("Not on the web").waitFor();
  await expect.poll(async () => (await jobOf(jobId)).isPublished).toBe(false);
  expect(complaints).toEqual([]);
});

inBrowser(
  "a job is added to feeds while publishing, and to all of them at once; each step is undone with one press",
  { tags: "detail" },
  async () => {
    const jobId = emptyJobId;
    const { items: companies } = await recruiter.ok("GET /api/companies");
    if (companies.length === 0) await recruiter.ok("POST /api/companies", { body: { name: "Nordlicht Energie" } });
    const { page, complaints } = await openPage(context);
    const platforms = async () => (await jobOf(jobId)).platforms;
    const all = () => page.getByRole("checkbox", { name: "Publish to all" });
    const feed = (name: "LinkedIn" | "Indeed") => page.getByRole("switch", { name: `Feed for ${name}` });
    await page.goto(jobPage(jobId, "share"));
    await expect.poll(() => feed("Indeed").isDisabled()).toBe(true);
    await expect
      .poll(() => feed("Indeed").evaluate((input) => input.ariaDescribedByElements?.at(-1)?.textContent))
      .toContain("The job is not published yet.");

    await page.getByRole("tabpanel").getByRole("button", { name: "Publish on web" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("switch", { name: "Feed for Indeed" }).press("Space");
    await dialog.getByRole("button", { name: "Publish job" }).click();
    await page.getByText(/Published on .* as Nordlicht Energie/).waitFor();
    await expect.poll(() => platforms()).toEqual(["default", "indeed"]);
    await expect.poll(async () => [await feed("LinkedIn").isChecked(), await feed("Indeed").isChecked()]).toEqual([false, true]);

    await expect.poll(() => all().ariaSnapshot()).toContain("[checked=mixed]");
    await all().press("Space");
    await page.getByText("In the feed: LinkedIn").waitFor();
    await expect.poll(() => platforms()).toEqual(["default", "linkedin", "indeed"]);
    await expect.poll(() => all().ariaSnapshot()).toContain("[checked]");
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("No longer in the feed: LinkedIn").waitFor();
    await expect.poll(() => platforms()).toEqual(["default", "indeed"]);
    await expect.poll(() => all().ariaSnapshot()).toContain("[checked=mixed]");

    // Two presses before the first answer: both take effect.
    await feed("LinkedIn").click();
    await feed("Indeed").click();
    await expect.poll(platforms).toEqual(["default", "linkedin"]);
    await expect.poll(async () => [await feed("LinkedIn").isChecked(), await feed("Indeed").isChecked()]).toEqual([true, false]);

    await page.getByRole("button", { name: "Copy the address of the feed for LinkedIn" }).click();
    await expect.poll(() => copied(page)).toBe(`${url()}/feeds/linkedin.xml`);
    const { publicId } = await jobOf(jobId);
    expect(await (await fetch(await copied(page))).text()).toContain(`/public/${publicId}?source=linkedin`);
    await recruiter.ok("PUT /api/jobs/{jobId}/publication", { path: { jobId }, body: { published: false } });
    expect(complaints).toEqual([]);
  },
);

inBrowser(
  "a published job whose country nobody knows, or whose last day is over, says so to its owner",
  { tags: "detail" },
  async () => {
    const { page, recruiter: owner } = await aSignedInPage({ viewport: WIDE });
    const path = { jobId: (await publish(owner, { location: "Husum" })).job.id };
    await page.goto(jobPage(path.jobId, "share"));
    await page.getByText("Search engines for jobs list it only with a country.").waitFor();
    await expect.poll(() => page.getByText("The last day to apply was").count()).toBe(0);
    await owner.ok("PATCH /api/jobs/{jobId}", { path, body: { location: "Berlin", endsOn: "2026-01-31" } });
    await page.reload();
    await page.getByText("The last day to apply was 31 January 2026.").waitFor();
    await page.getByText("Search engines for jobs list it only with a country.").waitFor({ state: "detached" });
  },
);

inBrowser(
  "a feed that could not be switched shows its real state, and another press tries again",
  { tags: "detail" },
  async () => {
    const jobId = emptyJobId;
    const { page } = await openPage(context);
    const { items } = await recruiter.ok("GET /api/companies");
    const path = { jobId };
    await recruiter.ok("PUT /api/jobs/{jobId}/publication", { path, body: { published: true, companyId: items[0]!.id } });
    await page.goto(jobPage(jobId, "share"));
    const indeed = page.getByRole("switch", { name: "Feed for Indeed" });
    await page.route("**/publication", (route) => route.abort());
    await indeed.click();
    await page.getByText("The platforms could not be changed").waitFor();
    await expect.poll(() => indeed.isChecked()).toBe(false);
    await page.unroute("**/publication");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("In the feed: Indeed").waitFor();
    await expect.poll(() => indeed.isChecked()).toBe(true);
    await expect.poll(async () => (await jobOf(jobId)).platforms).toEqual(["default", "indeed"]);
    await recruiter.ok("PUT /api/jobs/{jobId}/publication", { path, body: { published: false } });
  },
);

inBrowser(
  "the address for CVs is copied and renamed once; a name that cannot be is refused at its field",
  { tags: "detail" },
  async () => {
    const { id: jobId, mailbox } = await recruiter.openJob();
    const { page } = await openPage(context);
    await page.goto(jobPage(jobId, "share"));
    await page.getByRole("button", { name: "Copy the address", exact: true }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    await expect.poll(() => copied(page)).toBe(mailbox);

    await page.getByRole("button", { name: "Change name" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText(`This can be done once. ${mailbox} goes on working`, { exact: false }).waitFor();
    await dialog.getByLabel("Name", { exact: true }).fill("!");
    await dialog.getByRole("button", { name: "Change name" }).click();
    await dialog.getByText("Use 2 to 40 letters, digits and dashes.").waitFor();
    await dialog.getByLabel("Name", { exact: true }).fill("Büro Berlin");
    await dialog.getByText(`buero-berlin-xxxxxxxxxx@${mailbox.split("@")[1]}`).waitFor();

    // While the form is being sent nothing closes it.
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
    await page.route("**/mailbox", async (route) => {
      await mayAnswer;
      await route.continue();
    });
    await dialog.getByRole("button", { name: "Change name" }).click();
    await dialog.getByRole("button", { name: "Saving" }).waitFor();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.keyboard.press("Escape");
    await expect.poll(() => dialog.isVisible()).toBe(true);
    answer();

    await page.getByText("The name was changed once. The former address goes on working.").waitFor();
    await expect.poll(async () => (await jobOf(jobId)).mailbox).toMatch(/^buero-berlin-[a-z0-9]{10}@/);
    await expect.poll(() => page.getByRole("button", { name: "Change name" }).count()).toBe(0);
  },
);

inBrowser("a link for an agency is made with its limit and its end, copied, and revoked", { tags: "detail" }, async () => {
  const { id: jobId } = await recruiter.openJob();
  const { page, complaints } = await openPage(context);
  await page.goto(jobPage(jobId, "share"));
  await page.getByRole("button", { name: "Create a link" }).click();
  const dialog = page.getByRole("dialog");
  await expect.poll(() => dialog.getByLabel("CVs at most").inputValue()).toBe("50");
  await dialog.getByLabel("For whom").fill("Talent Partners");
  await dialog.getByLabel("CVs at most").fill("5000");
  await dialog.getByRole("button", { name: "Create link" }).click();
  await dialog.getByText("Between 1 and 1,000.").waitFor();
  await dialog.getByLabel("CVs at most").fill("120");
  await dialog.getByRole("button", { name: "Create link" }).click();

  const row = page.getByRole("row", { name: /Talent Partners/ });
  await row.getByText("0 of 120").waitFor();
  await row.getByRole("button", { name: "Copy the link for Talent Partners" }).click();
  const { items } = await recruiter.ok("GET /api/jobs/{jobId}/bulk-links", { path: { jobId } });
  await expect.poll(() => copied(page)).toBe(items[0]!.url);
  const days = (Date.parse(items[0]!.endsAt) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(29);
  expect(days).toBeLessThan(31.1);

  await row.getByRole("button", { name: "Revoke the link for Talent Partners" }).click();
  await page.getByRole("alertdialog").getByText("Nothing has come through it.", { exact: false }).waitFor();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke link" }).click();
  await row.getByText("Revoked").waitFor();
  await expect.poll(() => row.getByRole("button").count()).toBe(0);
  expect(complaints).toEqual([]);
});

inBrowser(
  "CVs of another job are imported from the pool and become candidates; those already in the job cannot be selected",
  async () => {
    const owner = await aRecruiter();
    const [{ id: first }, { id: second }] = await Promise.all([owner.openJob(), owner.openJob({ title: "Frontend Lead" })]);
    await owner.upload(first, await cvOf("Ada Lovelace"), "ada.pdf");
    await owner.upload(first, await cvOf("Grace Hopper"), "grace.pdf");
    await owner.upload(second, await cvOf("Hedy Lamarr"), "hedy.pdf");

    const { page, complaints } = await aSignedInPage({ recruiter: owner });
    await page.goto(jobPage(second));
    await page.getByRole("button", { name: "Upload CVs" }).click();
    await page.getByRole("menuitem", { name: "From the CV pool" }).click();
    const dialog = page.getByRole("dialog");
    await expect.poll(() => dialog.getByRole("checkbox", { name: /Hedy Lamarr.*in this job/ }).isDisabled()).toBe(true);
    await dialog.getByRole("button", { name: "Import", exact: true }).click();
    await dialog.getByText("Select the CVs to import.").waitFor();

    // CVs stay selected during another search.
    await dialog.getByLabel("Name, title, place, skill, file").fill("ada");
    await dialog.getByText("1 CV", { exact: true }).waitFor();
    await dialog.getByRole("checkbox", { name: /Ada Lovelace/ }).check();
    await dialog.getByRole("button", { name: "Clear search" }).click();
    await dialog.getByRole("checkbox", { name: /Grace Hopper/ }).press("Space");
    await dialog.getByText("2 of 50 selected").waitFor();
    await expect.poll(() => dialog.getByRole("checkbox", { name: /Ada Lovelace/ }).isChecked()).toBe(true);
    await dialog.getByRole("button", { name: "Import 2 CVs" }).click();

    await page.getByText("2 CVs are being scored for this job").waitFor();
    await page.getByRole("row", { name: /Ada Lovelace/ }).waitFor();
    await page.getByRole("row", { name: /Grace Hopper/ }).waitFor();
    expect(complaints).toEqual([]);
  },
);

inBrowser("an import that fails says so and keeps the selection", { tags: "detail" }, async () => {
  const { id: first } = await recruiter.openJob();
  const { id: second } = await recruiter.openJob();
  await recruiter.upload(first, await cvOf("Katherine Johnson"), "katherine.pdf");
  const { page } = await openPage(context);
  await page.route("**/candidates", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await page.goto(jobPage(second, "share"));
  await page.getByRole("button", { name: "Import from pool" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("checkbox", { name: /Katherine Johnson/ }).check();
  await dialog.getByRole("button", { name: "Import 1 CV" }).click();
  await dialog.getByText("Your selection is kept.", { exact: false }).waitFor();
  await expect.poll(() => dialog.getByRole("checkbox", { name: /Katherine Johnson/ }).isChecked()).toBe(true);

  await page.unroute("**/candidates");
  await dialog.getByRole("button", { name: "Import 1 CV" }).click();
  await page.getByRole("row", { name: /Katherine Johnson/ }).waitFor();
});

inBrowser("more files than the plan takes are refused in the exact words, and nothing is sent", { tags: "detail" }, async () => {
  const jobId = emptyJobId;
  const { page } = await openPage(context);
  await page.goto(jobPage(jobId));
  const many = Array.from({ length: 51 }, (_, index) => pdfFile(`cv-${index}.pdf`, Buffer.from("%PDF-1.7")));
  await page.locator("input[type=file][multiple]").first().setInputFiles(many);
  await page.getByText("You can upload a maximum of 50 resumes. Currently you have 51.").waitFor();
  const { items } = await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId } });
  expect(items).toEqual([]);
});

inBrowser("a file that cannot be read can be replaced by another, or taken off the list", { tags: "detail" }, async () => {
  const { id: jobId } = await recruiter.openJob();
  const { page, complaints } = await openPage(context);
  await page.goto(jobPage(jobId));
  await page
    .locator("input[type=file][multiple]")
    .first()
    .setInputFiles([pdfFile("scan.pdf", await aScan()), pdfFile("letter.pdf", Buffer.from("PK\u0003\u0004 not a PDF"))]);
  const scan = files(page).filter({ hasText: "scan.pdf" });
  await scan.getByText("A scan without text. Ask for a PDF with text; no score was given.").waitFor();
  // The same bytes would fail again, so there is no retry.
  await expect.poll(() => scan.getByRole("button", { name: "Try again" }).count()).toBe(0);
  const chooser = page.waitForEvent("filechooser");
  await scan.getByRole("button", { name: "Replace file: scan.pdf" }).click();
  await (await chooser).setFiles(pdfFile("with-text.pdf", await cvOf("Mary Jackson")));
  await files(page).filter({ hasText: "with-text.pdf" }).getByText("Complete").waitFor();
  await expect.poll(() => scan.count()).toBe(0);

  // A refused file stays in the list while the next one is on its way.
  const letter = page.getByRole("button", { name: "Take letter.pdf off this list" });
  const folded = page.getByRole("button", { name: "Show", exact: true });
  await letter.or(folded).first().waitFor();
  if (await folded.isVisible()) await folded.click();
  await letter.click();
  await page.getByText("Taken off the list").waitFor();
  const { items } = await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId } });
  expect(items.map(({ name }) => name)).toEqual(["with-text.pdf"]);
  expect(complaints).toEqual([]);
});

inBrowser(
  "a thousand settled files show a few lines, or all on request, of which only those in view are rendered",
  { tags: "detail" },
  async () => {
    const jobId = emptyJobId;
    const { page, complaints } = await openPage(context);
    const at = new Date().toISOString();
    const items = Array.from({ length: 1000 }, (_, index) => ({
      cvId: `cv_${index}`,
      name: `cv-${index}.pdf`,
      size: 200_000,
      state: index < 990 ? "complete" : "analyzing",
      verdict: "ok",
      code: null,
      message: null,
      score: index < 990 ? index % 101 : null,
      duplicateOf: null,
      source: "email",
      sender: `applicant-${index}@post.example`,
      canRetry: false,
      createdAt: at,
      updatedAt: at,
    }));
    await page.route(`**/api/jobs/${jobId}/uploads`, (route) => route.fulfill({ json: { items } }));
    await page.goto(jobPage(jobId));
    await page.getByText("994 more files").waitFor();
    await expect.poll(() => files(page).count()).toBe(6);

    await page.getByRole("button", { name: "Show all" }).click();
    await files(page).filter({ hasText: "cv-0.pdf" }).waitFor();
    await expect.poll(() => files(page).count()).toBeLessThan(60);
    await expect.poll(() => files(page).first().getAttribute("aria-setsize")).toBe("1000");
    await files(page).first().getByText("E-mail, applicant-0@post.example").waitFor();
    const listTop = () =>
      page.evaluate<number>("document.querySelector('[aria-posinset]').parentElement.getBoundingClientRect().top + scrollY");
    const top = await listTop();
    await page.mouse.wheel(0, 30_000);
    const lastDrawn = async () => Number(await files(page).last().getAttribute("aria-posinset"));
    await expect.poll(lastDrawn).toBeGreaterThan(300);
    // The rows in view stay the same: the space for rows left out above is inside the list, so that it does not move the rows.
    await page.waitForTimeout(800);
    await expect.poll(() => lastDrawn()).toBeGreaterThan(300);
    await expect.poll(() => listTop()).toBeCloseTo(top, -1);
    expect(complaints).toEqual([]);
  },
);

inBrowser("a CV that waits for payment says so, and the page does not poll for it", { tags: "detail" }, async () => {
  const jobId = emptyJobId;
  const { page } = await openPage(context);
  const at = new Date().toISOString();
  const message = "Your subscription is paused. CVs wait and are processed once you resume it.";
  const held = { cvId: "cv_1", name: "held.pdf", size: 1, state: "waiting", verdict: null, code: "subscription.paused", message };
  const item = {
    ...held,
    score: null,
    duplicateOf: null,
    source: "email",
    sender: null,
    canRetry: false,
    createdAt: at,
    updatedAt: at,
  };
  await page.route(`**/api/jobs/${jobId}/uploads`, (route) => route.fulfill({ json: { items: [item] } }));
  await page.goto(jobPage(jobId));
  await page.getByText("1 waiting for your plan").waitFor();
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await files(page).filter({ hasText: "held.pdf" }).getByText(message).waitFor();
});

inBrowser(
  "a candidate from a mail shows its sender, its text, and that the sender is not verified",
  { tags: "detail" },
  async () => {
    const { id: jobId, mailbox } = await recruiter.openJob();
    const post = createTransport({ host: "127.0.0.1", port: inject("smtpPort"), ignoreTLS: true });
    await post.sendMail({
      from: "Dorothy Vaughan <dorothy@spf-fail.test>",
      to: mailbox,
      subject: "Application as engineer",
      text: ["Dear hiring team,", ...Array.from({ length: 12 }, (_, index) => `this is line ${index + 1} of my mail.`)].join(
        "\n",
      ),
      attachments: [{ filename: "dorothy.pdf", content: Buffer.from(await cvOf("Dorothy Vaughan")) }],
    });
    const { page, complaints } = await openPage(context);
    await page.goto(jobPage(jobId));
    const row = page.getByRole("row", { name: /Dorothy Vaughan/ });
    await expect.poll(async () => (await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId } })).total).toBe(1);
    await page.reload();
    await row.getByText("E-mail").waitFor();
    await row.getByRole("link", { name: "Dorothy Vaughan" }).click();

    await page.getByRole("heading", { name: "Application", exact: true }).waitFor();
    await page.getByText("unverified sender").waitFor();
    await page.getByRole("link", { name: "dorothy@spf-fail.test" }).waitFor();
    const words = page.locator("blockquote");
    const folded = (await words.boundingBox())!.height;
    await page.getByRole("button", { name: "Show all" }).click();
    expect((await words.boundingBox())!.height).toBeGreaterThan(folded);
    await expect.poll(() => words.textContent()).toContain("this is line 12 of my mail.");
    expect(complaints).toEqual([]);
  },
);

inBrowser("duplicates are suggested, merged, and separated again with one press", { tags: "detail" }, async () => {
  const { id: jobId } = await recruiter.openJob();
  await recruiter.upload(jobId, await pdfOf(cvLines({ name: "Ada Lovelace" })), "ada-2026.pdf");
  await recruiter.upload(jobId, await pdfOf(cvLines({ name: "Ada Lovelace", salt: "new" }).slice(0, 12)), "ada-old.pdf");
  const { page, complaints } = await openPage(context);
  await page.goto(jobPage(jobId));
  const rows = page.getByRole("table", { name: "Candidates" }).getByRole("link", { name: /Ada Lovelace/ });
  await page.getByRole("img", { name: "Possibly the same person as another candidate" }).first().waitFor();
  await expect.poll(() => rows.count()).toBe(2);
  await rows.first().click();

  const suggestion = page.getByRole("region", { name: "Possibly the same person" });
  await suggestion.getByText(/Ada Lovelace, \d+, applied .*same e-mail/).waitFor();
  await suggestion.getByRole("button", { name: "Merge into this one" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Merge" }).click();
  await page.getByText("Applications merged").waitFor();
  await page.getByRole("heading", { name: "Merged into this one" }).waitFor();
  await expect.poll(async () => (await jobOf(jobId)).totalResumes).toBe(1);
  await expect.poll(() => suggestion.count()).toBe(0);

  await page.getByRole("button", { name: /^Undo the merge of/ }).click();
  await page.getByText("Merge undone").filter({ visible: true }).waitFor();
  await suggestion.waitFor();
  await expect.poll(async () => (await jobOf(jobId)).totalResumes).toBe(2);

  await suggestion.getByRole("button", { name: "Not the same person" }).click();
  await page.getByText("The two are not suggested again").waitFor();
  await expect.poll(() => suggestion.count()).toBe(0);
  await page.goto(jobPage(jobId));
  await rows.first().waitFor();
  await expect.poll(() => page.getByRole("img", { name: "Possibly the same person as another candidate" }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

inBrowser(
  "a job that is not open says for every channel that it accepts no CVs, and offers no upload",
  { tags: "detail" },
  async () => {
    const jobId = emptyJobId;
    await aBulkLink(recruiter, jobId);
    await recruiter.ok("PUT /api/jobs/{jobId}/status", { path: { jobId }, body: { status: "onHold" } });
    const { page } = await openPage(context);
    await page.goto(jobPage(jobId, "share"));
    await page.getByText("The job is not open: mails are answered so, and no CV is taken.").waitFor();
    await page.getByText("The job is not open: the links say so and take nothing until it is.").waitFor();
    await page.getByText("The job is not open: open it again to import.").waitFor();
    await expect.poll(() => page.getByRole("button", { name: "Upload CVs" }).count()).toBe(0);
  },
);
