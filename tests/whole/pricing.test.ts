import { expect } from "vitest";
import { aSignedInPage, inBrowser } from "../support/browser.ts";
import { aCoupon } from "../support/coupons.ts";

inBrowser(
  "plans are priced by the month and by the year, with what a year saves; the choice stands in the address",
  { tags: "detail" },
  async () => {
    const { page, complaints } = await aSignedInPage();
    await page.goto("/dashboard/pricing");
    const growth = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Growth" }) });
    await growth.getByText("€57", { exact: true }).waitFor();
    await page.getByText("save 20% or more").waitFor();
    await page.getByText("Up to 40% off when billed yearly").waitFor();
    for (const saving of ["20% off", "24% off", "33% off", "40% off"]) await page.getByText(saving, { exact: true }).waitFor();

    await page.getByText("Monthly", { exact: true }).click();
    await growth.getByText("€75", { exact: true }).waitFor();
    await expect.poll(() => page.getByText("24% off").count()).toBe(0);
    await page.reload();
    await growth.getByText("€75", { exact: true }).waitFor();

    await page.goto("/de/dashboard/pricing");
    await page.getByText("24 % günstiger").waitFor();
    await page.getByText("57 €", { exact: true }).first().waitFor();
    await page.goto("/tr/dashboard/pricing");
    await page.getByText("%24 indirim").waitFor();
    expect(complaints).toEqual([]);
  },
);

inBrowser(
  "a payment page that does not open says that nothing was charged, and the next press tries again",
  { tags: "detail" },
  async () => {
    const { page } = await aSignedInPage();
    await page.route("**/api/subscription/checkout", (route) => route.fulfill({ status: 500 }));
    await page.goto("/dashboard/pricing");
    await page.getByText("Net prices, plus VAT.").waitFor();
    await page.getByRole("button", { name: "Choose Business" }).click();
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Business" }) });
    await card.getByText("Stripe could not be opened. Nothing was charged or changed; please try again.").waitFor();
    await page.unroute("**/api/subscription/checkout");
    await page.getByRole("button", { name: "Choose Business" }).click();
    await page.waitForURL(/\/_local\/stripe\/checkout\//);
  },
);

inBrowser("a payment of somebody else takes nothing over, says so, and leaves the address", { tags: "detail" }, async () => {
  const { page } = await aSignedInPage();
  await page.goto("/dashboard/subscription?session=cs_of_somebody_else");
  await page.getByText("This payment does not belong to your account. Nothing was changed.").waitFor();
  await page.getByText("Free of charge").waitFor();
  await page.waitForURL((url) => url.search === "");
});

inBrowser("plans that cannot be loaded say so, and are there after another try", { tags: "detail" }, async () => {
  const { page } = await aSignedInPage();
  await page.route("**/api/plans", (route) => route.fulfill({ status: 500 }));
  await page.goto("/dashboard/pricing");
  await page.getByText("Unable to load pricing plans.").waitFor();
  await page.getByText("Please try again later or contact support.").waitFor();
  await page.unroute("**/api/plans");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "Professional" }).waitFor();
});

inBrowser(
  "a coupon shows its grant, is used by a second press, and shows on every page; a used one is refused and its code stays",
  async () => {
    const { page, recruiter, complaints } = await aSignedInPage();
    const code = await aCoupon({ trialDays: 30 });
    await page.goto("/dashboard/pricing");
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
    await expect.poll(() => page.getByLabel("Coupon code").inputValue()).toBe(code);

    const other = await aSignedInPage();
    await other.page.goto("/de/dashboard/pricing");
    await other.page.getByLabel("Gutscheincode").fill(code);
    await other.page.getByLabel("Gutscheincode").press("Enter");
    await other.page.getByText("Dieser Gutschein wurde bereits von jemand anderem eingelöst").waitFor();
    expect([...complaints, ...other.complaints]).toEqual([]);
  },
);

inBrowser("a coupon whose answer is lost keeps its code in the field, and can be applied again", { tags: "detail" }, async () => {
  const { page } = await aSignedInPage();
  const code = await aCoupon("beta");
  await page.goto("/dashboard/pricing");
  await page.getByLabel("Coupon code").fill(code);
  await page.getByRole("button", { name: "Check" }).click();
  await page.getByText(`${code} lifts every limit of your account.`).waitFor();
  // The call arrives, but its answer is lost.
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
});

inBrowser(
  "the page about the extension links to every channel that works, and without a job to creating one",
  { tags: "detail" },
  async () => {
    const { page, recruiter } = await aSignedInPage();
    await page.goto("/dashboard");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Google Extension" }).click();
    await page.getByRole("link", { name: "Create a job" }).waitFor();
    const { id, title } = await recruiter.openJob();
    await page.reload();
    await page.getByText(`The links lead into your newest job, ${title}.`).waitFor();
    for (const [link, shown] of [
      ["Upload CVs", "Drop CVs here"],
      ["See address", "@jobs.localhost"],
      ["Make a link", "@jobs.localhost"],
    ] as const) {
      await page.goto("/dashboard/google-extension");
      await page.getByRole("main").getByRole("link", { name: link }).click();
      await page.waitForURL(new RegExp(id));
      await page.getByText(shown).first().waitFor();
    }
  },
);
