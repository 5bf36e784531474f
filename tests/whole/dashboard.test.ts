import { expect } from "vitest";
import { aSignedInPage, expectNoSidewaysScroll, inBrowser, violations } from "../support/browser.ts";
import { outboxOf } from "../support/product.ts";

inBrowser("after the first sign-in the dashboard explains how to begin, and shows the first job later", async () => {
  const { page, complaints, recruiter } = await aSignedInPage();
  await page.goto("/dashboard");
  await page.getByRole("heading", { name: "Start with one job" }).waitFor();
  await page.getByText(/^Ends in 7 days/).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("main").getByRole("link", { name: "Create a job" }).click();
  await page.waitForURL(/jobs\?new=/);

  await recruiter.openJob();
  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.getByRole("heading", { name: "Recent jobs" }).waitFor();
  await page.getByText("1 open, 0 on hold, 0 closed").waitFor();
  await page.getByText("9 remaining job posts").waitFor();
  await page
    .getByRole("row", { name: /Senior Frontend Engineer/ })
    .getByRole("link")
    .click();
  await page.getByRole("heading", { name: "Senior Frontend Engineer" }).waitFor();
  expect(complaints).toEqual([]);
});

inBrowser("a question from the help page is mailed; one without a subject says so and keeps what was written", async () => {
  const { page, recruiter } = await aSignedInPage();
  await page.goto("/dashboard/help#scans");
  await page.getByText("A scan is a picture without text.").waitFor();

  await page.getByLabel("Message").fill("How do I invite a colleague?");
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByText("Say in a few words what it is about.").waitFor();
  expect(await page.getByLabel("Message").inputValue()).toBe("How do I invite a colleague?");
  await page.getByLabel("Subject").fill("Colleagues");
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByText("Message sent").waitFor();

  const [mail] = (await outboxOf("support@localhost")).filter(({ replyTo }) => replyTo.includes(recruiter.email));
  expect(mail).toMatchObject({ subject: "Support: Colleagues", replyTo: [recruiter.email] });
});
