import type { Page } from "playwright-core";
import { expect } from "vitest";
import { aSignedInPage, expectNoSidewaysScroll, inBrowser, violations } from "../support/browser.ts";
import { cvLines, pdfOf } from "../support/pdf.ts";
import { aRecruiter } from "../support/product.ts";

inBrowser(
  "a job's search of the pool shows matching CVs with quotes, and selected ones become candidates",
  { tags: "detail" },
  async () => {
    const { page, complaints, second } = await aPool();
    await page.goto(`/dashboard/jobs/${second}`);
    await page.getByRole("button", { name: "Search CV Pool" }).click();
    const dialog = page.getByRole("dialog", { name: "Search CV Pool" });
    await dialog.getByRole("button", { name: "Remove React" }).waitFor();
    await dialog.getByText("German (C1)").first().waitFor();
    await expect.poll(() => dialog.getByRole("checkbox", { name: "Hedy Lamarr" }).isDisabled()).toBe(true);
    await dialog.getByRole("button", { name: "Analyze for this job" }).click();
    await dialog.getByText("CV list is required").waitFor();

    await dialog.getByRole("checkbox", { name: "Ada Lovelace" }).check();
    await dialog.getByLabel("Describe who you are looking for").fill("Rust");
    await dialog.getByRole("checkbox", { name: "Rusty Brown" }).check();
    await dialog.getByText("In Senior Frontend Engineer").waitFor();
    await dialog.getByRole("button", { name: "Use the criteria of the job" }).click();
    await dialog.getByRole("checkbox", { name: "Ada Lovelace" }).waitFor();
    await expect.poll(() => dialog.getByRole("checkbox", { name: "Ada Lovelace" }).isChecked()).toBe(true);
    await dialog.getByText("2 of 50 selected").waitFor();

    await page.route("**/api/jobs/*/candidates", (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    await dialog.getByRole("button", { name: "Analyze 2 CVs for this job" }).click();
    await dialog.getByText("Your selection is kept.").waitFor();
    await page.unroute("**/api/jobs/*/candidates");
    await dialog.getByRole("button", { name: "Analyze 2 CVs for this job" }).click();
    await page.getByText("2 CVs are being scored for this job").waitFor();
    for (const name of [/Ada Lovelace/, /Rusty Brown/]) await page.getByRole("row", { name }).waitFor();
    expect(complaints).toEqual([]);
  },
);

inBrowser(
  "a failed search of the pool says so and can be retried; a sentence that is not understood shows examples",
  { tags: "detail" },
  async () => {
    const { page, second } = await aPool();
    await page.route("**/api/cvs/search", (route) =>
      route.fulfill({ status: 500, json: { status: 500, code: "server", message: "" } }),
    );
    await page.goto(`/dashboard/jobs/${second}`);
    await page.getByRole("button", { name: "Search CV Pool" }).click();
    const dialog = page.getByRole("dialog", { name: "Search CV Pool" });
    await dialog.getByText("CV search error").waitFor();
    await page.unroute("**/api/cvs/search");
    await dialog.getByRole("button", { name: "Try again" }).click();
    await dialog.getByRole("checkbox", { name: "Ada Lovelace" }).waitFor();
    await dialog.getByLabel("Describe who you are looking for").fill("…");
    await dialog.getByRole("button", { name: "led a team" }).click();
    await dialog.getByRole("checkbox", { name: "Ada Lovelace" }).waitFor();
  },
);

inBrowser(
  "the CV list can be searched by a sentence, and deleting a CV names the jobs that lose it",
  { tags: "detail" },
  async () => {
    const { page, complaints, recruiter } = await aPool();
    await page.goto("/dashboard/cv");
    await page.getByText("AI search", { exact: true }).first().click();
    await page.getByLabel("Describe who you are looking for").fill("Rust");
    await page.getByText("network stack of a router in Rust").waitFor();
    await page.getByRole("link", { name: "Rusty Brown" }).click();
    const cv = page.getByRole("dialog", { name: "Rusty Brown" });
    await cv.getByRole("button", { name: "Delete CV" }).click();
    const question = page.getByRole("alertdialog", { name: "Delete the CV of Rusty Brown?" });
    await question.getByText("Senior Frontend Engineer").waitFor();
    await question.getByText("This cannot be undone.").waitFor();
    await question.getByRole("button", { name: "Keep CV" }).click();
    await cv.getByRole("button", { name: "Delete CV" }).click();
    await question.getByRole("button", { name: "Delete CV" }).click();
    await page.getByText("CV deleted").waitFor();
    await page.getByText("No CV shows any of this").waitFor();

    await page.goto("/dashboard/cv");
    await page.getByRole("button", { name: "Actions for Ada Lovelace" }).click();
    await page.getByRole("menuitem", { name: "Delete CV" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete CV" }).click();
    await page.getByRole("link", { name: "Ada Lovelace", exact: true }).waitFor({ state: "detached" });
    await page.getByText("1 CV", { exact: true }).waitFor();
    expect((await recruiter.ok("GET /api/cvs")).items.map(({ fullName }) => fullName)).toEqual(["Hedy Lamarr"]);
    expect(complaints).toEqual([]);
  },
);

inBrowser("each of these screens passes axe in every language and theme, and fits a phone", { tags: "detail" }, async () => {
  const { page, complaints, second } = await aPool();
  for (const [locale, scheme, width] of [
    ["en", "light", 1440],
    ["de", "dark", 1440],
    ["es", "light", 360],
    ["tr", "dark", 360],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    const at = (path: string) => `${locale === "en" ? "" : `/${locale}`}${path}`;
    const clean = async (screen: string) => {
      // Waits until it has faded in, because the check measures its contrast.
      await page.waitForTimeout(400);
      expect({ locale, screen, violations: await violations(page) }).toEqual({ locale, screen, violations: [] });
      await expectNoSidewaysScroll(page);
      await shot(page, `${screen}-${locale}-${scheme}-${width}`);
    };
    await page.goto(at(`/dashboard/jobs/${second}`));
    await page.locator("main header button").last().click();
    await page.locator("[role=menuitem]:has(.lucide-file-search)").click();
    await page.getByText("German (C1)").first().waitFor();
    await clean("pool-dialog");
    await page.goto(at("/dashboard/cv?ai=react, led a team"));
    await page.getByText("Rebuilt the invoicing app in").first().waitFor();
    await clean("cv-search");
    await page.goto(at("/dashboard/cv"));
    await page.getByRole("link", { name: "Ada Lovelace", exact: true }).waitFor();
    await clean("cv-list");
    await page.getByRole("link", { name: "Ada Lovelace", exact: true }).click();
    await page.locator("[role=dialog] button:has(.lucide-trash-2)").click();
    await page.locator("[role=alertdialog] li").first().waitFor();
    await clean("cv-erase");
  }
  expect(complaints).toEqual([]);
});

/** Saves a picture of the screen, if the environment names a folder for them. */
async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env["SCREENSHOTS"];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

/** A job with Ada and Rusty, another with Hedy. */
async function aPool() {
  const recruiter = await aRecruiter();
  const { id: first } = await recruiter.openJob();
  const { id: second } = await recruiter.openJob({ title: "Frontend Lead" });
  const rusty = [
    "Rusty Brown",
    "Systems Engineer",
    "rusty@post.example",
    "Experience",
    "Systems Engineer, Kernel GmbH",
    "January 2020 - present",
    "- Wrote the network stack of a router in Rust.",
    "Skills",
    "Rust, C",
  ];
  await recruiter.upload(first, await pdfOf(cvLines({ name: "Ada Lovelace" })), "ada.pdf");
  await recruiter.upload(first, await pdfOf(rusty), "rusty.pdf");
  await recruiter.upload(second, await pdfOf(cvLines({ name: "Hedy Lamarr", salt: "hedy" })), "hedy.pdf");
  const { page, complaints } = await aSignedInPage({ recruiter });
  return { page, complaints, recruiter, first, second };
}
