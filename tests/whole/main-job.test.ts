import { expect } from "vitest";
import { inBrowser, newContext, openPage } from "../support/browser.ts";
import { cvLines, pdfOf } from "../support/pdf.ts";
import { outboxOf } from "../support/product.ts";
import { freshAddress } from "../support/recruiter.ts";

const ADVERT = `Senior Frontend Engineer (m/f/d) in Berlin, hybrid

Requirements
- At least five years of frontend development
- Very good React and TypeScript
- German B2 or better

Nice to have: GraphQL`;

inBrowser("a new user registers, pastes an advert, drops CVs on the job, and opens the quote of a score in the PDF", async () => {
  const { page, complaints } = await openPage(await newContext());
  const email = freshAddress();

  // The page of jobs redirects a visitor without an account to the login.
  await page.goto("/dashboard/jobs");
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByRole("heading", { name: "Create an account" }).waitFor();
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Send me a link" }).click();
  await page.getByRole("heading", { name: "Check your mail" }).waitFor();

  const [mail] = await outboxOf(email);
  await page.goto(mail!.links.find((link) => link.includes("token="))!);
  await page.getByRole("button", { name: "Log in to Candor" }).click();
  await page.getByRole("heading", { name: "No jobs yet" }).waitFor();

  await page.getByRole("link", { name: "Create a job" }).click();
  await page.getByLabel("Job description").fill(ADVERT);
  await page.getByRole("button", { name: "Create job description" }).click();
  await page.getByRole("heading", { name: "Check what was read" }).waitFor();
  await expect.poll(() => page.getByLabel("Title", { exact: true }).inputValue()).toBe("Senior Frontend Engineer (m/f/d)");
  await page.getByRole("button", { name: "Save job" }).click();
  await page.getByRole("heading", { name: "Senior Frontend Engineer (m/f/d) is open" }).waitFor();

  // One press opens the choice of files, and the job opens with them.
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /^Upload CVs/ }).click();
  await (
    await choosing
  ).setFiles([
    { name: "ada.pdf", mimeType: "application/pdf", buffer: Buffer.from(await pdfOf(cvLines({ name: "Ada Lovelace" }))) },
    { name: "grace.pdf", mimeType: "application/pdf", buffer: Buffer.from(await pdfOf(cvLines({ name: "Grace Hopper" }))) },
    { name: "letter.pdf", mimeType: "application/pdf", buffer: Buffer.from("PK\u0003\u0004 not a PDF") },
  ]);
  await page.getByText("This file is not a PDF.").waitFor();
  const ada = page.getByRole("row", { name: /Ada Lovelace/ });
  await ada.waitFor();
  await page.getByRole("row", { name: /Grace Hopper/ }).waitFor();

  await ada.getByRole("link", { name: /Ada Lovelace/ }).click();
  await page.getByRole("heading", { name: "Ada Lovelace" }).waitFor();
  const score = await page.getByText(/^Score \d{1,3}$/).textContent();
  expect(Number(score!.replace("Score ", ""))).toBeGreaterThan(50);

  // The point for TypeScript links to the quoted words in the PDF.
  await page
    .getByRole("button", { name: /TypeScript/ })
    .first()
    .click();
  const spot = page.getByRole("button", { name: /Criterion \d+: TypeScript/ }).first();
  await spot.waitFor();
  const [place, reader] = [await spot.boundingBox(), await page.getByRole("region", { name: "CV viewer" }).boundingBox()];
  expect(place!.y).toBeGreaterThanOrEqual(reader!.y);
  expect(place!.y).toBeLessThan(reader!.y + reader!.height);

  expect(complaints).toEqual([]);
});

inBrowser("a link that was used leads to a page that offers a new one", { tags: "detail" }, async () => {
  const { page } = await openPage(await newContext({ locale: "de-DE" }));
  await page.goto("/de/auth/register");
  const email = freshAddress();
  await page.getByLabel("E-Mail").fill(email);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: /Link/ }).click();
  await page.getByText(email).waitFor();
  const link = (await outboxOf(email))[0]!.links.find((candidate) => candidate.includes("token="))!;

  await page.goto(link);
  await page.getByRole("button").filter({ hasText: "Candor" }).click();
  await page.waitForURL(/\/de\/dashboard/);
  await page.goto(link);
  await page.getByRole("button").filter({ hasText: "Candor" }).click();
  await page.getByRole("heading", { name: "Link abgelaufen" }).waitFor();
});
