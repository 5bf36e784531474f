import { expect } from "vitest";
import { aSignedInPage, expectNoSidewaysScroll, inBrowser, violations } from "../support/browser.ts";
import { aCv, aScan } from "../support/pdf.ts";
import { asOperator, outboxOf } from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";

/** Makes this the time of a recruiter's last visit, during a visit that has begun since. */
async function visitedAt({ email }: Recruiter, time: Date): Promise<void> {
  asOperator();
  const [{ LastVisitEntity }, { Account }] = await Promise.all([
    import("@candor/core/dashboard/last-visit.entity"),
    import("@candor/core/account/account"),
  ]);
  const { accountId, userId } = (await Account.findUser({ email }))!;
  await LastVisitEntity.put({ accountId, userId, at: new Date().toISOString(), since: time.toISOString() }).go();
}

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
  await page.getByRole("heading", { name: "Open jobs by stage" }).waitFor();
  await page.getByText("1 open, 0 on hold, 0 closed").waitFor();
  await page.getByText("9 remaining job posts").waitFor();
  // A job stands there once.
  await expect.poll(() => page.getByRole("main").getByRole("link", { name: "Senior Frontend Engineer" }).count()).toBe(1);
  await page
    .getByRole("table", { name: "Open jobs by stage" })
    .getByRole("row", { name: /Senior Frontend Engineer/ })
    .getByRole("link")
    .click();
  await page.getByRole("heading", { name: "Senior Frontend Engineer" }).waitFor();
  expect(complaints).toEqual([]);
});

inBrowser(
  "in the morning the dashboard shows the new candidates with their best line, and what waits, until it is seen to",
  async () => {
    const { page, complaints, recruiter } = await aSignedInPage();
    const { id: jobId } = await recruiter.openJob();
    await recruiter.upload(jobId, await aCv({ name: "Mara Lindqvist" }));
    await recruiter.upload(jobId, await aScan(), "scanned.pdf");
    const seen = page.waitForResponse((reply) => reply.url().endsWith("/api/dashboard/visit"));
    await page.goto("/dashboard");
    await page.getByRole("heading", { name: "1 new candidate in the last 7 days" }).waitFor();
    expect((await seen).status()).toBe(204);
    const row = page.getByRole("listitem").filter({ hasText: "Mara Lindqvist" });
    await row.getByText("Uploaded").waitFor();
    await expect.poll(() => row.locator("mark").first().innerText()).toMatch(/React|TypeScript/u);
    const job = page.getByRole("table", { name: "Open jobs by stage" }).getByRole("row", { name: /Senior Frontend Engineer/ });
    // New, then the stages, then all.
    const cells = await job.getByRole("cell").allInnerTexts();
    expect([cells[1], ...cells.slice(3)]).toEqual(["1", "1", "0", "0", "0", "0", "1"]);
    expect(await violations(page)).toEqual([]);

    await page.getByText("1 file not taken").waitFor();
    await page.getByRole("button", { name: "See files" }).click();
    await page.getByText("scanned.pdf").waitFor();
    await page.setViewportSize({ width: 360, height: 780 });
    await expectNoSidewaysScroll(page);
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Dismiss scanned.pdf" }).click();
    await page.getByText("Nothing waits for you.").waitFor();

    await visitedAt(recruiter, new Date());
    await page.reload();
    await page.getByRole("heading", { name: /^Nothing new since today, \d\d:\d\d$/ }).waitFor();
    await page.getByText("7 days", { exact: true }).click();
    await page.getByRole("heading", { name: "1 new candidate in the last 7 days" }).waitFor();
    await page.getByRole("link", { name: "Mara Lindqvist" }).click();
    await page.getByRole("heading", { name: "Mara Lindqvist" }).first().waitFor();
    expect(complaints).toEqual([]);
  },
);

inBrowser(
  "a question from the help page is mailed; one without a subject says so and keeps what was written",
  { tags: "detail" },
  async () => {
    const { page, recruiter } = await aSignedInPage();
    await page.goto("/dashboard/help#scans");
    await page.getByText("A scan is a picture without text.").waitFor();

    await page.getByLabel("Message").fill("How do I invite a colleague?");
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByText("Say in a few words what it is about.").waitFor();
    await expect.poll(() => page.getByLabel("Message").inputValue()).toBe("How do I invite a colleague?");
    await page.getByLabel("Subject").fill("Colleagues");
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByText("Message sent").waitFor();

    const [mail] = (await outboxOf("support@localhost")).filter(({ replyTo }) => replyTo.includes(recruiter.email));
    expect(mail).toMatchObject({ subject: "Support: Colleagues", replyTo: [recruiter.email] });
  },
);
