import type { Page } from "playwright-core";
import { beforeAll, expect } from "vitest";
import { expectNoSidewaysScroll, inBrowser, newContext, openPage, violations } from "../support/browser.ts";
import { cvLines, pdfOf } from "../support/pdf.ts";
import { aRecruiter, setPlan, url } from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";

let recruiter: Recruiter;
let employer: Recruiter;
let companyId: string;

beforeAll(async () => {
  [recruiter, employer] = await Promise.all([aRecruiter(), aRecruiter()]);
  await setPlan(recruiter.email, "beta");
  ({ id: companyId } = await recruiter.ok("POST /api/companies", {
    body: {
      name: "Nordlicht Energie",
      location: "Berlin",
      website: "https://nordlicht.example",
      about: "We supply 380,000 homes.",
      advantages: { title: "Working at Nordlicht", items: ["30 days off"] },
    },
  }));
});

inBrowser("a visitor finds a job, applies with a PDF, and hears that it is in; the recruiter has the candidate", async () => {
  const job = await aPublishedJob({ title: "Heat Pump Technician", employmentType: "fullTime", remotePolicy: "hybrid" });
  const { page, complaints } = await visit("/public/jobs");
  await page.getByRole("searchbox").fill("heat pump");
  await page.getByRole("searchbox").press("Enter");
  await page.waitForURL(/query=heat\+pump/);
  await page.getByRole("link", { name: "Heat Pump Technician" }).click();
  await page.getByRole("heading", { level: 1, name: "Heat Pump Technician" }).waitFor();
  await expect.poll(() => page.title()).toContain("Heat Pump Technician, Nordlicht Energie");
  await page.getByText("Berlin, hybrid").waitFor();
  await page.getByRole("heading", { name: "Working at Nordlicht" }).waitFor();

  await chooseCv(page, "ada.pdf", await pdfOf(cvLines({ name: "Ada Lovelace" })));
  await page.getByText("ada.pdf").waitFor();
  await fillIn(page);
  await page.getByRole("button", { name: "Send application" }).click();
  await page.getByRole("heading", { name: "Your application is in" }).waitFor();
  await expectFocus(page, "Your application is in");
  await page.getByText("deniz@mailbox.example").waitFor();
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);

  const { items } = await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId: job.id } });
  expect(items).toMatchObject([{ fullName: "Ada Lovelace", source: "public" }]);
  const { application } = await recruiter.ok("GET /api/jobs/{jobId}/candidates/{cvId}", {
    path: { jobId: job.id, cvId: items[0]!.cvId },
  });
  expect(application).toMatchObject({
    email: "deniz@mailbox.example",
    foundAt: "LinkedIn",
    consent: { text: expect.stringContaining("Nordlicht Energie may keep my CV") as string },
  });
});

inBrowser("all missing fields are reported at once, and the first gets the focus", { tags: "detail" }, async () => {
  const job = await aPublishedJob();
  const { page } = await visit(`/public/${job.publicId}`);
  await page.getByRole("button", { name: "Send application" }).click();
  for (const sentence of [
    "Choose your CV as a PDF.",
    "Email is required.",
    "CV source is required.",
    "Please agree that your CV may be kept for this job.",
  ]) {
    await page.getByText(sentence).waitFor();
  }
  await expectFocus(page, "choose a file");
  expect(await violations(page)).toEqual([]);

  await chooseCv(page, "cv.docx", Buffer.from("PK\u0003\u0004 a Word file"));
  await page.getByText("cv.docx is not a PDF.").waitFor();
  await chooseCv(page, "cv.pdf", await pdfOf(cvLines()));
  await page.getByLabel("E-mail").fill("deniz@mailbox");
  await page.getByLabel("Where did you see this job?").selectOption("Somewhere else");
  await page.getByLabel("Where was that?").fill("A flyer");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Send application" }).click();
  await page.getByText("Invalid email format.").waitFor();
  await expect.poll(() => page.getByText("CV source is required.").count()).toBe(0);
  await expect.poll(() => page.getByLabel("E-mail").evaluate((field) => field.ownerDocument.activeElement === field)).toBe(true);
});

inBrowser(
  "a CV that cannot be read says why and asks for another file; all else stays filled in",
  { tags: "detail" },
  async () => {
    const job = await aPublishedJob();
    const { page } = await visit(`/public/${job.publicId}?source=Indeed`);
    await chooseCv(page, "locked.pdf", await pdfOf(cvLines(), { password: "secret" }));
    await page.getByLabel("E-mail").fill("deniz@mailbox.example");
    await page.getByLabel("Name").fill("Deniz Kaya");
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Send application" }).click();
    await page.getByText(/locked\.pdf could not be read\..*password/).waitFor();
    await expectFocus(page, "choose a file");
    await expect.poll(() => page.getByLabel("Name").inputValue()).toBe("Deniz Kaya");

    await chooseCv(page, "open.pdf", await pdfOf(cvLines({ salt: "open" })));
    await page.getByRole("button", { name: "Send application" }).click();
    await page.getByRole("heading", { name: "Your application is in" }).waitFor();
  },
);

inBrowser(
  "a CV that gets lost on the way is sent again without being filled in again, and counts once",
  { tags: "detail" },
  async () => {
    const job = await aPublishedJob();
    const { page } = await visit(`/public/${job.publicId}`);
    const isElsewhere = ({ origin }: URL) => origin !== url();
    await page.route(isElsewhere, (route) => route.abort());
    await chooseCv(page, "cv.pdf", await pdfOf(cvLines({ salt: "lost" })));
    await fillIn(page);
    await page.getByRole("button", { name: "Send application" }).click();
    await page.getByText("Your CV did not get through.").waitFor();
    await page.unroute(isElsewhere);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "Your application is in" }).waitFor();
    const { items } = await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId: job.id } });
    expect(items.map(({ state }) => state)).toEqual(["complete"]);
  },
);

inBrowser("an applicant who sends too often is told when to try again, and loses nothing", { tags: "detail" }, async () => {
  const job = await aPublishedJob();
  const { page } = await visit(`/public/${job.publicId}`);
  await page.route("**/api/public/jobs/*/uploads", (route) =>
    route.fulfill({
      status: 429,
      headers: { "content-type": "application/problem+json", "retry-after": "1500" },
      body: JSON.stringify({ status: 429, code: "rate.limited", message: "Too many requests." }),
    }),
  );
  await chooseCv(page, "cv.pdf", await pdfOf(cvLines()));
  await fillIn(page);
  await page.getByRole("button", { name: "Send application" }).click();
  await page.getByText("Try again in 25 minutes").waitFor();
  await expect.poll(() => page.getByLabel("E-mail").inputValue()).toBe("deniz@mailbox.example");
  await page.getByText("cv.pdf").waitFor();
});

inBrowser("a German advert is applied for in German, whatever the browser speaks", { tags: "detail" }, async () => {
  const job = await aPublishedJob({ title: "Netzplaner (m/w/d)", language: "de" });
  const { page, complaints } = await visit(`${new URL(job.publicUrl).pathname}?source=linkedin`);
  await page.getByRole("heading", { level: 1, name: "Netzplaner (m/w/d)" }).waitFor();
  await expect.poll(() => page.getByLabel("Wo haben Sie die Stelle gesehen?").inputValue()).toBe("linkedIn");
  await page.getByRole("button", { name: "Bewerbung senden" }).click();
  await page.getByText("E-Mail-Adresse ist erforderlich.").waitFor();
  await page.getByText("Nordlicht Energie darf meinen Lebenslauf für diese Stelle speichern").waitFor();
  await chooseCv(page, "locked.pdf", await pdfOf(cvLines(), { password: "secret" }));
  await page.getByLabel("E-Mail-Adresse").fill("deniz@mailbox.example");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Bewerbung senden" }).click();
  await page.getByText(/locked\.pdf konnte nicht gelesen werden\..*[Pp]asswort/).waitFor();
  expect(complaints).toEqual([]);
});

inBrowser(
  "what was typed and pressed before the form came alive stays, and is answered once it is",
  { tags: "detail" },
  async () => {
    const job = await aPublishedJob();
    const { page, complaints } = await openPage(await newContext({ viewport: { width: 1280, height: 900 } }));
    let start = () => {};
    const started = new Promise<void>((resolve) => {
      start = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await started;
      await route.continue();
    });
    const address = new URL(`/public/${job.publicId}`, url()).href;
    await page.goto(address, { waitUntil: "commit" });
    await page.getByLabel("E-mail").fill("deniz@mailbox.example");
    await page.getByLabel("Name").fill("Deniz Kaya");
    await page.getByRole("button", { name: "Send application" }).click();
    // Sent by the browser itself, the form would be loaded anew, with the words in the address.
    await expect.poll(() => page.getByLabel("Name").inputValue()).toBe("Deniz Kaya");
    expect(page.url()).toBe(address);
    start();
    await page.getByText("Choose your CV as a PDF.").waitFor();
    await expect.poll(() => page.getByLabel("E-mail").inputValue()).toBe("deniz@mailbox.example");
    await expect.poll(() => page.getByLabel("Name").inputValue()).toBe("Deniz Kaya");
    await expect.poll(() => page.getByText("Email is required.").count()).toBe(0);
    expect(page.url()).toBe(address);
    expect(complaints).toEqual([]);
  },
);

inBrowser("without scripts a job is read, searched for, and applied for by mail", async () => {
  const job = await aPublishedJob({ title: "Grid Analyst" });
  const { page } = await openPage(await newContext({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: false }));
  await page.goto("/public/jobs");
  await page.getByRole("searchbox").fill("grid analyst");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("link", { name: "Grid Analyst" }).first().click();
  await page.getByRole("heading", { name: "Apply by mail" }).waitFor();
  await page.getByRole("link", { name: job.mailbox }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Send application" }).isVisible()).toBe(false);
});

inBrowser("search engines read an open job as a JobPosting; a closed or held one says so and takes nothing", async () => {
  const job = await aPublishedJob({ title: "Analyst <b>", remotePolicy: "remote", description: 'Say "no" to <script>.' });
  const { page, complaints } = await visit(`/public/${job.publicId}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  const data = page.locator('script[type="application/ld+json"]');
  expect(JSON.parse((await data.textContent())!)).toMatchObject({
    "@type": "JobPosting",
    title: "Analyst <b>",
    description: expect.stringContaining("<p>Say &quot;no&quot; to &lt;script&gt;.</p>") as string,
    hiringOrganization: { name: "Nordlicht Energie" },
    jobLocationType: "TELECOMMUTE",
    directApply: true,
  });
  await expect.poll(() => page.getAttribute('meta[name="description"]', "content")).toBe('Say "no" to <script>.');
  expect(complaints).toEqual([]);

  for (const [status, sentence] of [
    ["closed", "This job is closed"],
    ["onHold", "This job is on hold"],
  ] as const) {
    await recruiter.ok("PUT /api/jobs/{jobId}/status", { path: { jobId: job.id }, body: { status } });
    await page.reload();
    await page.getByRole("heading", { name: sentence }).waitFor();
    await expect.poll(() => page.getByRole("button", { name: "Send application" }).count()).toBe(0);
    await expect.poll(() => data.count()).toBe(0);
  }
  await page.getByRole("link", { name: "See other jobs" }).click();
  await page.getByRole("heading", { name: "Jobs", level: 1 }).waitFor();
});

inBrowser("a job that closes while somebody fills in the form says so when they send it", { tags: "detail" }, async () => {
  const job = await aPublishedJob();
  const { page } = await visit(`/public/${job.publicId}`);
  await chooseCv(page, "cv.pdf", await pdfOf(cvLines()));
  await fillIn(page);
  await recruiter.ok("PUT /api/jobs/{jobId}/status", { path: { jobId: job.id }, body: { status: "closed" } });
  await page.getByRole("button", { name: "Send application" }).click();
  await page.getByRole("heading", { name: "This job is closed" }).waitFor();
});

inBrowser("an unpublished job is not found, and the page links to other jobs", async () => {
  const { page } = await visit("/public/nothing-like-this-k7m2x9q4bd");
  await page.getByRole("heading", { name: "Job not found" }).waitFor();
  await page.getByRole("link", { name: "See other jobs" }).waitFor();
});

inBrowser("the field against spam programs is hidden from people", { tags: "detail" }, async () => {
  const job = await aPublishedJob();
  const { page } = await visit(`/public/${job.publicId}`);
  const trap = page.locator('input[name="reference_page"]');
  await trap.waitFor({ state: "attached" });
  await expect.poll(() => page.getByRole("textbox", { includeHidden: false }).count()).toBe(2);
  await expect.poll(() => trap.getAttribute("tabindex")).toBe("-1");
  await expect.poll(() => trap.getAttribute("autocomplete")).toBe("off");
  const box = await trap.boundingBox();
  const isSeen = await trap.evaluate((field) =>
    (field as unknown as { checkVisibility(o: object): boolean }).checkVisibility({ opacityProperty: true }),
  );
  expect({ isSeen, box: box && box.width > 0 && box.height > 0 && isSeen }).toEqual({ isSeen: false, box: false });
});

inBrowser("on a phone the link to the form stays visible until the form is", { tags: "detail" }, async () => {
  const job = await aPublishedJob({ description: "A long text.\n\n".repeat(40) });
  const { page } = await visit(`/public/${job.publicId}`);
  await page.setViewportSize({ width: 360, height: 780 });
  const bar = page.getByRole("link", { name: "Apply with a PDF" });
  const isInView = () => bar.evaluate((link) => link.getBoundingClientRect().bottom > 0);
  await expect.poll(() => isInView()).toBe(true);
  await bar.click();
  await expectFocus(page, "Apply");
  await expect.poll(isInView).toBe(false);
  await chooseCv(page, `${"a-very-long-name-".repeat(8)}.pdf`, await pdfOf(cvLines()));
  await page.getByText("a-very-long-name").waitFor();
  await expectNoSidewaysScroll(page);
});

inBrowser("an agency sends many files through its link and sees what becomes of each", { tags: "detail" }, async () => {
  const job = await employer.openJob({ title: "Bulk Engineer" });
  const link = await aBulkLink(job.id, 4);
  const { page, complaints } = await visit(new URL(link.url).pathname);
  await page.getByRole("heading", { name: "Bulk Engineer" }).waitFor();
  await page.getByText("Up to 4 CVs until").waitFor();
  await page.getByText("4 left").waitFor();

  await chooseFiles(page, [
    ["ada.pdf", await pdfOf(cvLines({ name: "Ada Lovelace" }))],
    ["grace.pdf", await pdfOf(cvLines({ name: "Grace Hopper" }))],
    ["locked.pdf", await pdfOf(cvLines(), { password: "secret" })],
    ["letter.docx", Buffer.from("PK a Word file")],
  ]);
  const line = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await line("letter.docx").getByText("is not a PDF").waitFor();
  for (const name of ["ada.pdf", "grace.pdf"]) await line(name).getByText("Received").waitFor();
  await line("locked.pdf")
    .getByText(/password/)
    .waitFor();
  await page.getByText("2 of 4 received").first().waitFor();
  // The Word file was refused by the page and did not count against the limit.
  await page.getByText("1 left").waitFor();
  expect(await violations(page)).toEqual([]);

  await line("locked.pdf")
    .locator("input[type=file]")
    .setInputFiles({
      name: "open.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from(await pdfOf(cvLines({ name: "Alan Turing" }))),
    });
  await line("open.pdf").getByText("Received").waitFor();
  await page.getByText("This link is full").waitFor();
  expect(complaints).toEqual([]);
  const { items } = await employer.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId: job.id } });
  expect(items.map(({ fullName, source }) => `${fullName} ${source}`).toSorted()).toEqual([
    "Ada Lovelace bulk",
    "Alan Turing bulk",
    "Grace Hopper bulk",
  ]);
});

inBrowser(
  "of more files than a link takes none are sent, unless the agency chooses to send a part",
  { tags: "detail" },
  async () => {
    const job = await employer.openJob();
    const link = await aBulkLink(job.id, 1);
    const { page } = await visit(new URL(link.url).pathname);
    await chooseFiles(page, [
      ["one.pdf", await pdfOf(cvLines({ salt: "one" }))],
      ["two.pdf", await pdfOf(cvLines({ salt: "two" }))],
    ]);
    await page.getByText("2 files chosen, but this link takes only 1 more. Nothing was sent.").waitFor();
    await page.getByRole("button", { name: "Send the first" }).click();
    await page.getByRole("listitem").filter({ hasText: "one.pdf" }).getByText("Received").waitFor();
  },
);

inBrowser("a revoked link, an unknown one and one of a closed job each show their reason", { tags: "detail" }, async () => {
  const job = await employer.openJob();
  const link = await aBulkLink(job.id, 5);
  const { page } = await visit(new URL(link.url).pathname);
  await employer.ok("PUT /api/jobs/{jobId}/status", { path: { jobId: job.id }, body: { status: "closed" } });
  await page.reload();
  await page.getByText("This job is closed").waitFor();
  await employer.ok("DELETE /api/jobs/{jobId}/bulk-links/{linkId}", { path: { jobId: job.id, linkId: link.id } });
  await page.reload();
  await page.getByRole("heading", { name: "This link takes no CVs" }).waitFor();
  await page.goto(`/public/bulk/${"x".repeat(43)}`);
  await page.getByRole("heading", { name: "This link takes no CVs" }).waitFor();
});

inBrowser("leaving while files are being sent is asked about, and staying goes on sending", { tags: "detail" }, async () => {
  const job = await employer.openJob();
  const link = await aBulkLink(job.id, 5);
  const { page } = await visit(new URL(link.url).pathname);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/api/public/bulk/*/uploads", async (route) => {
    await held;
    await route.continue();
  });
  await chooseFiles(page, [["cv.pdf", await pdfOf(cvLines({ salt: "held" }))]]);
  await page.getByText("Keep this tab open until the files are sent.").waitFor();
  await page.getByRole("link", { name: "Jobs" }).first().click();
  await page.getByRole("button", { name: "Keep sending" }).click();
  letGo();
  await page.getByText("1 of 1 received").first().waitFor();
  await page.getByRole("link", { name: "Jobs" }).first().click();
  await page.getByRole("heading", { name: "Jobs", level: 1 }).waitFor();
});

async function visit(path: string) {
  const opened = await openPage(await newContext({ viewport: { width: 1280, height: 900 } }));
  await opened.page.goto(path);
  return opened;
}

async function aPublishedJob(fields: Parameters<Recruiter["openJob"]>[0] = {}) {
  const { id } = await recruiter.openJob(fields);
  return recruiter.ok("PUT /api/jobs/{jobId}/publication", { path: { jobId: id }, body: { published: true, companyId } });
}

const aBulkLink = (jobId: string, limit: number) =>
  employer.ok("POST /api/jobs/{jobId}/bulk-links", {
    path: { jobId },
    body: { label: "Agency", limit, endsAt: new Date(Date.now() + 864e5).toISOString() },
  });

const chooseCv = (page: Page, name: string, bytes: Uint8Array) => chooseFiles(page, [[name, bytes]]);

async function chooseFiles(page: Page, files: [name: string, bytes: Uint8Array][]): Promise<void> {
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles(files.map(([name, bytes]) => ({ name, mimeType: "application/octet-stream", buffer: Buffer.from(bytes) })));
}

/** Fills in all fields beside the CV. */
async function fillIn(page: Page): Promise<void> {
  await page.getByLabel("E-mail").fill("deniz@mailbox.example");
  await page.getByLabel("Where did you see this job?").selectOption("LinkedIn");
  await page.getByRole("checkbox").check();
}

async function expectFocus(page: Page, words: string): Promise<void> {
  await expect.poll(() => page.evaluate<string>("document.activeElement.textContent")).toBe(words);
}
