import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { inBrowser, launch, openPage, signIn } from "../support/browser.ts";
import { OwnCloud } from "../support/own-cloud.ts";
import { aCouponAt } from "../support/coupons.ts";
import { advanceClock, aRecruiter, useProduct } from "../support/product.ts";

let cloud: OwnCloud;
let browser: Browser | undefined;

beforeAll(async () => {
  [cloud, browser] = await Promise.all([OwnCloud.start(), launch()]);
  useProduct(cloud.url);
});
afterAll(async () => {
  await browser?.close();
  await cloud.remove();
});

inBrowser(
  "plans are priced by the month and by the year, with what a year saves; the choice stands in the address",
  async () => {
    const { page, complaints } = await aSignedInPage();
    await page.goto(`${cloud.url}/dashboard/pricing`);
    const growth = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Growth" }) });
    await growth.getByText("€57", { exact: true }).waitFor();
    await page.getByText("save 20% or more").waitFor();
    await page.getByText("Up to 40% off when billed yearly").waitFor();
    for (const saving of ["20% off", "24% off", "33% off", "40% off"]) await page.getByText(saving, { exact: true }).waitFor();

    await page.getByText("Monthly", { exact: true }).click();
    await growth.getByText("€75", { exact: true }).waitFor();
    expect(await page.getByText("24% off").count()).toBe(0);
    await page.reload();
    await growth.getByText("€75", { exact: true }).waitFor();

    await page.goto(`${cloud.url}/de/dashboard/pricing`);
    await page.getByText("24 % günstiger").waitFor();
    await page.getByText("57 €", { exact: true }).first().waitFor();
    await page.goto(`${cloud.url}/tr/dashboard/pricing`);
    await page.getByText("%24 indirim").waitFor();
    expect(complaints).toEqual([]);
  },
  90_000,
);

inBrowser(
  "whoever asks about a plan finds its name in the subject of a message",
  async () => {
    const { page } = await aSignedInPage();
    await page.goto(`${cloud.url}/dashboard/pricing`);
    await page.getByRole("link", { name: "Talk to us about Business" }).click();
    await page.getByLabel("Message").waitFor();
    expect(await page.getByLabel("Subject").inputValue()).toBe("The Business plan");
  },
  90_000,
);

inBrowser(
  "plans that cannot be loaded say so, and are there after another try",
  async () => {
    const { page } = await aSignedInPage();
    await page.route("**/api/plans", (route) => route.fulfill({ status: 500 }));
    await page.goto(`${cloud.url}/dashboard/pricing`);
    await page.getByText("Unable to load pricing plans.").waitFor();
    await page.getByText("Please try again later or contact support.").waitFor();
    await page.unroute("**/api/plans");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "Professional" }).waitFor();
  },
  90_000,
);

inBrowser(
  "a coupon shows what it grants, is used by a second press, and counts on every page; a used one says so and the code stays",
  async () => {
    const { page, recruiter, complaints } = await aSignedInPage();
    const { code } = await aCouponAt(cloud, { trialDays: 30 });
    await page.goto(`${cloud.url}/dashboard/pricing`);
    await page.getByRole("button", { name: "Check" }).click();
    await page.getByText("Coupon code is required").waitFor();
    await page.getByLabel("Coupon code").fill(code.toLowerCase().replaceAll("-", " "));
    await page.getByRole("button", { name: "Check" }).click();
    await page.getByText(`${code} adds 30 days to your trial.`).waitFor();
    expect((await recruiter.ok("GET /api/subscription")).coupon).toBeNull();

    await page.getByRole("button", { name: "Apply coupon" }).click();
    await page.getByText("Coupon applied").waitFor();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Subscription" }).click();
    await page.getByText("in 37 days").waitFor();
    await page.getByText("30 of them by coupon").waitFor();
    await page.getByText(code).waitFor();
    await page.getByRole("link", { name: "Enter a coupon" }).click();
    await page.getByLabel("Coupon code").fill(code);
    await page.getByLabel("Coupon code").press("Enter");
    await page.getByText("You have already used this coupon").waitFor();
    expect(await page.getByLabel("Coupon code").inputValue()).toBe(code);

    const other = await aSignedInPage();
    await other.page.goto(`${cloud.url}/de/dashboard/pricing`);
    await other.page.getByLabel("Gutscheincode").fill(code);
    await other.page.getByLabel("Gutscheincode").press("Enter");
    await other.page.getByText("Dieser Gutschein wurde bereits von jemand anderem eingelöst").waitFor();
    expect([...complaints, ...other.complaints]).toEqual([]);
  },
  120_000,
);

inBrowser(
  "a coupon that is lost on the way says that the code is kept, and can be applied again",
  async () => {
    const { page } = await aSignedInPage();
    const { code } = await aCouponAt(cloud, "beta");
    await page.goto(`${cloud.url}/dashboard/pricing`);
    await page.getByLabel("Coupon code").fill(code);
    await page.getByRole("button", { name: "Check" }).click();
    await page.getByText(`${code} lifts every limit of your account.`).waitFor();
    // It arrives, and its answer does not.
    await page.route("**/api/coupons/redeem", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole("button", { name: "Apply coupon" }).click();
    await page.getByText("The coupon could not be applied. Your code is kept; please try again.").waitFor();
    await page.unroute("**/api/coupons/redeem");
    await page.getByRole("button", { name: "Apply coupon" }).click();
    await page.getByText("Your account has no limits now.").waitFor();
    await page.getByRole("link", { name: "Beta Unlimited" }).click();
    await page.getByText("Nothing to renew").waitFor();
  },
  120_000,
);

inBrowser(
  "the page about the extension leads to every way in that works, and without a job to making one",
  async () => {
    const { page, recruiter } = await aSignedInPage();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Google Extension" }).click();
    await page.getByRole("link", { name: "Create a job" }).waitFor();
    const { id, title } = await recruiter.openJob();
    await page.reload();
    await page.getByText(`The links lead into your newest job, ${title}.`).waitFor();
    for (const [link, shown] of [
      ["Upload CVs", "Drop CVs here"],
      ["The job's e-mail address", "@jobs.localhost"],
      ["Make a link", "@jobs.localhost"],
    ] as const) {
      await page.goto(`${cloud.url}/dashboard/google-extension`);
      await page.getByRole("main").getByRole("link", { name: link }).click();
      await page.waitForURL(new RegExp(id));
      await page.getByText(shown).first().waitFor();
    }
  },
  90_000,
);

// Moves the clock: last.
inBrowser(
  "a trial that has ended says so on every page, and refused CVs lead to the plans",
  async () => {
    const { page, recruiter } = await aSignedInPage();
    const { id } = await recruiter.openJob();
    await page.goto(`${cloud.url}/dashboard/jobs/${id}`);
    await page.getByText("No candidates yet").waitFor();
    await page.goto(`${cloud.url}/dashboard`);
    await page.getByRole("heading", { name: "Your trial ends in 7 days" }).waitFor();
    await advanceClock("P8D");
    await page.reload();
    await page.getByRole("heading", { name: "Your trial has ended" }).waitFor();
    await page.getByRole("link", { name: "Manage Subscription" }).click();
    await page.getByText("New CVs wait and are not read; what is here stays readable.").waitFor();

    await page.goto(`${cloud.url}/dashboard/jobs/${id}`);
    await page.getByText("No candidates yet").waitFor();
    await page
      .locator("input[type=file][multiple]")
      .first()
      .setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4") });
    await page.getByText("Your subscription has expired.").waitFor();
    await page.getByRole("main").getByRole("link", { name: "See plans" }).click();
    await page.getByRole("heading", { name: "Plans", exact: true }).waitFor();
  },
  90_000,
);

async function aSignedInPage(): Promise<{
  page: Page;
  complaints: string[];
  recruiter: Awaited<ReturnType<typeof aRecruiter>>;
}> {
  const recruiter = await aRecruiter();
  const { page, complaints } = await openPage(await browser!.newContext({ locale: "en-GB" }));
  await signIn(page, recruiter);
  return { page, complaints, recruiter };
}
