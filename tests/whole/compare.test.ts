import type { Page } from "playwright-core";
import { expect } from "vitest";
import { beginPrint, inBrowser, newContext, openPage, signIn, violations } from "../support/browser.ts";
import { cvLines, pdfOf } from "../support/pdf.ts";
import { aRecruiter } from "../support/product.ts";

const ADA = "Ada Lovelace";
const BO = "Bo Example";
const CY = "Cy Example";

/** A job with three candidates, opened: Ada's CV shows more than Bo's and Cy's. */
async function aJobWithThree({ width = 1440, height = 900 } = {}) {
  const recruiter = await aRecruiter();
  const { id: jobId } = await recruiter.openJob();
  const short = (name: string) => [
    name,
    "Web Developer",
    "Experience",
    "2022 - today Web Developer, Example GmbH",
    "Built forms with HTML.",
  ];
  await recruiter.upload(jobId, await pdfOf(cvLines({ name: ADA })));
  for (const name of [BO, CY]) await recruiter.upload(jobId, await pdfOf(short(name)));
  const context = await newContext({ viewport: { width, height } });
  await signIn(context, recruiter);
  const { page, complaints } = await openPage(context);
  await page.goto(`/dashboard/jobs/${jobId}`);
  await page.getByRole("link", { name: ADA }).waitFor();
  return { page, complaints };
}

const tick = (page: Page, name: string) => page.getByRole("checkbox", { name: `Select ${name}` }).check();
const compare = (page: Page) => page.getByRole("group", { name: "Selection" }).getByRole("link", { name: "Compare" });
const differing = (page: Page) => page.getByRole("rowgroup", { name: "Where they differ" });
const pointsIn = (cells: readonly string[]) => cells.map((cell) => Number(/([\d.]+) \/ /u.exec(cell)?.[1]));

inBrowser(
  "two chosen candidates stand side by side, their widest difference first, and a quote opens in the CV",
  { tags: "detail" },
  async () => {
    const { page, complaints } = await aJobWithThree();
    await tick(page, BO);
    await page.getByText("1 selected").waitFor();
    await expect.poll(() => compare(page).count()).toBe(0);
    await tick(page, ADA);
    await compare(page).click();

    await page.getByRole("heading", { name: "Compare 2 candidates" }).waitFor();
    // The better score stands first, whoever was chosen first.
    await expect.poll(() => page.locator("[role=columnheader] a").allTextContents()).toEqual([ADA, BO]);
    const rows = differing(page).locator("[role=row]:has([role=gridcell])");
    await expect.poll(() => rows.count()).toBeGreaterThan(1);
    const spreads = await rows.evaluateAll((all) =>
      all.map((row) =>
        [...(row as unknown as { children: Iterable<{ textContent: string }> }).children].map((cell) => cell.textContent),
      ),
    );
    const differences = spreads.map(([, ...cells]) => {
      const [one = 0, other = 0] = pointsIn(cells);
      return Math.round(Math.abs(one - other) * 10) / 10;
    });
    expect(differences).toEqual(differences.toSorted((one, other) => other - one));
    expect(Math.min(...differences)).toBeGreaterThan(0);
    expect(await violations(page)).toEqual([]);

    // Arrow keys lead along the quotes.
    const quotes = page.locator("[data-cell]");
    await quotes.first().focus();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => quotes.nth(1).evaluate((quote) => quote.matches(":focus"))).toBe(true);

    await quotes.first().press("Enter");
    await page.getByRole("heading", { name: ADA }).waitFor();
    await page.locator('[data-active="true"] button[aria-pressed="true"]').first().waitFor();
    await page.locator('canvas ~ * [data-active="true"], [data-spot][data-active="true"]').first().waitFor({ state: "attached" });
    await page.goBack();
    await page.getByRole("heading", { name: "Compare 2 candidates" }).waitFor();

    // An address with one of them leads to that one, and one with none to the job.
    const address = new URL(page.url());
    await page.goto(`${address.pathname}?cv=${address.searchParams.get("cv")}`);
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/\/cv_[0-9a-z]{26}$/u);
    await page.goto(address.pathname);
    await page.getByRole("tab", { name: /^Candidates/ }).waitFor();
    expect(complaints).toEqual([]);
  },
);

inBrowser("of three candidates one can be taken out, and a fourth place does not exist", { tags: "detail" }, async () => {
  const { page, complaints } = await aJobWithThree();
  for (const name of [ADA, BO, CY]) await tick(page, name);
  // The key belongs to the bar, whose code comes with the first tick.
  await page.getByText("3 selected").waitFor();
  await page.keyboard.press("c");
  await page.getByRole("heading", { name: "Compare 3 candidates" }).waitFor();
  await page.getByRole("button", { name: `Take ${BO} out of the comparison` }).click();
  await page.getByRole("heading", { name: "Compare 2 candidates" }).waitFor();
  await expect.poll(() => page.locator("[role=columnheader] a").allTextContents()).toEqual([ADA, CY]);
  await expect.poll(() => page.getByRole("button", { name: /out of the comparison/ }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

inBrowser(
  "on a phone each criterion has its candidates below each other, and the sheet prints all of them",
  { tags: "detail" },
  async () => {
    const { page, complaints } = await aJobWithThree({ width: 360, height: 740 });
    await page.getByRole("group", { name: "Filters" }).getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: "Select candidates" }).click();
    await tick(page, ADA);
    await tick(page, BO);
    await page.getByRole("group", { name: "Selection" }).getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: "Compare" }).click();
    await differing(page).waitFor();
    const [one, other] = await page
      .locator("[role=gridcell]")
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect()));
    expect(other!.top).toBeGreaterThanOrEqual(one!.bottom);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);

    await beginPrint(page);
    await page.emulateMedia({ media: "print" });
    const sheet = page.locator(".print-sheet");
    await expect.poll(() => sheet.isVisible()).toBe(true);
    for (const name of [ADA, BO]) await sheet.getByRole("columnheader", { name }).waitFor();
    expect(complaints).toEqual([]);
  },
);
