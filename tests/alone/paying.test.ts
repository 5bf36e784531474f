import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { aSignedInPage, expectNoSidewaysScroll, inBrowser, violations } from "../support/browser.ts";
import { OwnCloud } from "../support/own-cloud.ts";
import { aCv } from "../support/pdf.ts";
import { aRecruiter, advanceClock, useProduct } from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";

let cloud: OwnCloud;
beforeAll(async () => {
  cloud = await OwnCloud.start();
  useProduct(cloud.url);
});
afterAll(() => cloud.remove());

/** Ends the trial of a recruiter while `count` files are on their way to a job, and returns the job once they wait. */
async function endTrialWithWaiting(recruiter: Recruiter, count: number): Promise<string> {
  const { id: jobId } = await recruiter.openJob();
  const cvs = await Promise.all(Array.from({ length: count }, (_, n) => aCv({ name: "Ada Lovelace", salt: `${jobId} ${n}` })));
  await advanceClock("P6DT23H58M");
  const forms = await Promise.all(cvs.map((bytes) => recruiter.formFor(jobId, bytes)));
  await advanceClock("PT3M");
  await Promise.all(forms.map((form, n) => recruiter.post(form, cvs[n]!)));
  await expect.poll(async () => (await recruiter.ok("GET /api/dashboard")).waitingCvs).toBe(count);
  return jobId;
}

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();
const shows = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const isAtStripe = (page: Page) => page.waitForURL(/\/_local\/stripe\//);
/** The reader's language leads to "/dashboard" or "/de/dashboard". */
const isBack = (page: Page) => page.waitForURL(/\/dashboard\/subscription/);

/** Presses a button of the product that leads to the portal, and there the buttons that follow. */
async function visitPortal(page: Page, button: string | RegExp, ...buttons: (string | RegExp)[]): Promise<void> {
  await press(page, button);
  await isAtStripe(page);
  for (const each of buttons) await press(page, each);
  await isBack(page);
}

/** Takes a cancellation or a change back on the portal's first page, which is left by a link. */
async function takeBack(page: Page, button: string, inPortal: string, wayBack: string): Promise<void> {
  await press(page, button);
  await isAtStripe(page);
  await press(page, inPortal);
  await page.getByRole("link", { name: wayBack }).click();
  await isBack(page);
}

inBrowser(
  "after a trial a recruiter pays, her waiting CVs are read; she changes, repairs a payment, cancels and resumes",
  async () => {
    const recruiter = await aRecruiter();
    const jobId = await endTrialWithWaiting(recruiter, 2);
    const { page, complaints } = await aSignedInPage({ recruiter });

    // She sees what waits, leaves the payment page, is declined, and pays.
    await page.goto("/dashboard");
    await shows(page, "2 are waiting now.");
    await page.getByRole("main").getByRole("link", { name: "See plans" }).first().click();
    await page.getByText("Monthly", { exact: true }).click();
    await press(page, "Choose Starter");
    await isAtStripe(page);
    await page.getByRole("link", { name: "Back" }).click();
    await shows(page, "You left the payment page.");
    await shows(page, "€25");
    await press(page, "Choose Starter");
    await isAtStripe(page);
    await page.getByLabel(/0002/).check();
    await page.getByLabel("Name on card or company").fill("Ada Lovelace");
    await press(page, "Subscribe and pay");
    await shows(page, "Your card was declined.");
    await page.getByLabel(/4242/).check();
    await page.getByLabel("Name on card or company").fill("Ada Lovelace");
    await press(page, "Subscribe and pay");
    await isBack(page);
    await shows(page, "Thank you. Starter is active.");
    await shows(page, "2 CVs that waited are being read now.");
    expect(new URL(page.url()).search).toBe("");
    expect((await recruiter.settled(jobId)).map(({ state }) => state)).toEqual(["complete", "complete"]);
    await page.reload();
    await shows(page, "Next charge");
    expect(await page.getByText("Thank you.").count()).toBe(0);
    await page.getByRole("row", { name: /€25\.00 Paid/ }).waitFor();
    expect(await violations(page)).toEqual([]);

    // The same numbers everywhere.
    await shows(page, "2 of 300");
    await page.getByRole("link", { name: "Change plan" }).click();
    await shows(page, "CVs analyzed: 2 of 300");
    await visitPortal(page, "Change to Growth", "Confirm");
    await shows(page, "€75 a month");
    await shows(page, "2 of 2,000");

    // The card fails at the renewal, and is repaired.
    await press(page, "Change card");
    await isAtStripe(page);
    await page.getByLabel(/0341/).check();
    await press(page, "Save card");
    await isBack(page);
    await advanceClock("P32D");
    await expect.poll(async () => (await recruiter.ok("GET /api/subscription")).state).toBe("pastDue");
    await page.goto("/dashboard");
    await shows(page, "A payment has not arrived");
    await page.getByRole("main").getByRole("link", { name: "To your subscription" }).first().click();
    await shows(page, "Payment overdue");
    await page.getByRole("row", { name: /Open Pay/ }).waitFor();
    await visitPortal(page, "Change card and pay", "Save card", /Pay .* now/);
    await shows(page, "New CVs are read as they come in.");
    await shows(page, "0 of 2,000");

    // Cancelled for the end of the period, and resumed.
    await visitPortal(page, "Cancel plan", "Cancel plan");
    await shows(page, /Your plan ends on \d+ \w+ \d{4}, and nothing more is charged\./);
    await takeBack(page, "Resume subscription", "Renew plan", "Back to Candor");
    await shows(page, "Next charge");
    expect(complaints).toEqual([]);
  },
);

inBrowser(
  "in German, on a phone: paid, changed to a smaller plan for later, cancelled, and bought again after the end",
  { tags: "detail" },
  async () => {
    const recruiter = await aRecruiter();
    await recruiter.ok("PATCH /api/auth/session", { body: { locale: "de" } });
    const { page, complaints } = await aSignedInPage({
      recruiter,
      locale: "de-DE",
      viewport: { width: 360, height: 780 },
      colorScheme: "dark",
    });
    const pay = async () => {
      await isAtStripe(page);
      await page.getByLabel("Name auf der Karte oder Firma").fill("Ada Lovelace");
      await press(page, "Kostenpflichtig abonnieren");
      await page.waitForURL(/\/de\/dashboard\/subscription/);
      await shows(page, "Vielen Dank. Growth ist aktiv.");
    };
    await page.goto("/de/dashboard/pricing?period=monthly");
    await expectNoSidewaysScroll(page);
    await press(page, "Growth wählen");
    await pay();
    await page.getByRole("listitem").filter({ hasText: "75,00" }).getByText("Bezahlt").waitFor();
    await expectNoSidewaysScroll(page);
    expect(await violations(page)).toEqual([]);

    await page.getByRole("link", { name: "Tarif wechseln" }).click();
    await visitPortal(page, "Zu Starter wechseln", "Bestätigen");
    await shows(page, /^Ab .*: Starter, 25\s€ im Monat\.$/);
    await takeBack(page, "Bei Growth bleiben", "Aktuellen Tarif behalten", "Zurück zu Candor");
    await page.getByRole("button", { name: "Bei Growth bleiben" }).waitFor({ state: "detached" });
    await visitPortal(page, "Kündigen", "Abo kündigen");
    await shows(page, /^Ihr Tarif endet am .* und es wird nichts mehr abgebucht\./);

    // The page is left meanwhile: a call that is under way while the clock jumps has an expired signature.
    await page.goto("about:blank");
    await advanceClock("P32D");
    await expect.poll(async () => (await recruiter.ok("GET /api/subscription")).state).toBe("cancelled");
    await page.goto("/de/dashboard/subscription");
    await shows(page, "Ihr Abonnement ist beendet.");
    await page.getByRole("main").getByRole("link", { name: "Tarif wählen" }).click();
    await page
      .getByText(/^Jährlich/)
      .first()
      .click();
    await press(page, "Growth wählen");
    await pay();
    await shows(page, "684 € im Jahr");
    expect(complaints).toEqual([]);
  },
);
