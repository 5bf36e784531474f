import { expect } from "vitest";
import { aSignedInPage, expectNoSidewaysScroll, inBrowser, violations } from "../support/browser.ts";

const ADVERT = "Salesman for our team in Leeds\n\n- Native English speaker\n- Aggressive in negotiations\n- Visit customers";

async function aForm(options: Parameters<typeof aSignedInPage>[0] = {}) {
  const opened = await aSignedInPage(options);
  await opened.page.goto("/dashboard/jobs?new=description");
  await opened.page.getByRole("button", { name: "Write it by hand" }).click();
  const { page } = opened;
  const panel = page.getByRole("region", { name: "Fairness" });
  // The view before it has a field of the same name.
  await panel.waitFor();
  const text = page.getByLabel("Job description");
  await text.fill(ADVERT);
  return { ...opened, text, panel };
}

inBrowser("in a job's form a wording is taken with one press, undone with another, and nothing is saved", async () => {
  const { page, complaints, text, panel } = await aForm();
  const sent: string[] = [];
  page.on("request", (request) => void (request.method() !== "GET" && sent.push(request.url())));
  await panel.getByText("“Native English speaker”").waitFor();
  await panel.getByText("“Aggressive”").waitFor();
  await panel.getByText("The pay range is missing.").waitFor();

  const wish = panel.getByRole("listitem").filter({ hasText: "Native English speaker" });
  await wish.getByRole("button", { name: "Take this wording" }).press("Enter");
  await wish.waitFor({ state: "hidden" });
  await expect.poll(() => text.inputValue()).not.toContain("Native");
  await expect.poll(() => panel.getByRole("heading", { name: "Fairness" }).evaluate((one) => one.matches(":focus"))).toBe(true);
  await page.getByRole("button", { name: "Undo" }).click();
  await wish.waitFor();
  await expect.poll(() => text.inputValue()).toBe(ADVERT);

  await panel.getByRole("button", { name: "Enter a range" }).click();
  await page.keyboard.type("30000");
  await expect.poll(() => page.getByRole("spinbutton", { name: "From" }).inputValue()).toBe("30000");
  await page.getByRole("spinbutton", { name: "To" }).fill("36000");
  await panel.getByText("The pay range is missing.").waitFor({ state: "hidden" });
  await text.fill("Visit customers in Leeds.");
  await panel.getByText("Nothing found.").waitFor();
  expect(sent).toEqual([]);
  expect(complaints).toEqual([]);
});

inBrowser("the panel fits a phone, in the dark", { tags: "detail" }, async () => {
  const { page, panel } = await aForm({ viewport: { width: 360, height: 780 }, colorScheme: "dark" });
  await panel.getByText("“Native English speaker”").waitFor();
  await expectNoSidewaysScroll(page);
  expect(await violations(page)).toEqual([]);
  await panel.getByText(/\d to check/u).waitFor();
  if (process.env["PICTURES"]) {
    await panel.scrollIntoViewIfNeeded();
    await page.screenshot({ path: `${process.env["PICTURES"]}/fairness-phone.png` });
    await page.setViewportSize({ width: 1440, height: 1000 });
    await page.emulateMedia({ colorScheme: "light" });
    await panel.scrollIntoViewIfNeeded();
    await page.screenshot({ path: `${process.env["PICTURES"]}/fairness.png` });
  }
});
