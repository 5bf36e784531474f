import { readFileSync } from "node:fs";
import { unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import {
  aSignedInPage,
  inBrowser,
  newContext,
  openPage,
  expectNoSidewaysScroll,
  signIn,
  violations,
} from "../support/browser.ts";
import { aCv } from "../support/pdf.ts";
import { aRecruiter, aVisitor, mailedToken, url } from "../support/product.ts";
import { freshAddress } from "../support/recruiter.ts";

const PHONE = { viewport: { width: 360, height: 740 } };

const part = (page: Page, name: string) => page.getByRole("region", { name });

/** Chooses whom to be, on a local provider's page. */
async function beSomebody(page: Page, email: string): Promise<void> {
  await page.getByRole("heading", { name: /^Sign in at/ }).waitFor();
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
}

inBrowser(
  "Google is added from the account's page and removed again, and the mailed link remains",
  { tags: "detail" },
  async () => {
    const { page, complaints } = await aSignedInPage();
    const elsewhere = freshAddress();
    await page.goto("/dashboard/account");
    const ways = part(page, "Ways to log in");
    await ways.getByText("always possible").waitFor();
    await ways.getByRole("link", { name: "Add Google" }).click();
    await beSomebody(page, elsewhere);
    await page.waitForURL(/\/dashboard\/account\?added=google$/);
    await ways.getByText("Google was added. From now on it opens this account.").waitFor();
    await ways.getByText(new RegExp(`${elsewhere}, connected today`)).waitFor();

    await ways.getByRole("button", { name: `Remove Google, ${elsewhere}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await ways.getByRole("link", { name: "Add Google" }).waitFor();
    expect(complaints).toEqual([]);
  },
);

inBrowser("the name is saved when its field is left, and every tab shows it", { tags: "detail" }, async () => {
  const { page, context } = await aSignedInPage();
  await page.goto("/dashboard/account");
  const { page: other } = await openPage(context);
  await other.goto("/dashboard/jobs");
  await page.getByLabel("Name", { exact: true }).fill("Ines Brandvold");
  await page.keyboard.press("Tab");
  await page.getByText("Name saved").waitFor();
  await other.getByRole("button", { name: "Account of Ines Brandvold" }).waitFor();
});

inBrowser(
  "on a German phone, another browser is logged out, then all of them; each tab opens the login page",
  { tags: "detail" },
  async () => {
    const recruiter = await aRecruiter();
    const context = await newContext({ ...PHONE, locale: "de-DE" });
    await signIn(context, recruiter);
    const { page, complaints } = await openPage(context);
    const elsewhere = aVisitor();
    await elsewhere.ok("POST /api/auth/magic-links", { body: { email: recruiter.email, intent: "login", acceptTerms: true } });
    await elsewhere.ok("POST /api/auth/session", { body: { token: await mailedToken(recruiter.email) } });

    await page.goto("/de/dashboard/account");
    const sessions = part(page, "Sitzungen");
    await sessions.getByText("diese Sitzung").waitFor();
    await expectNoSidewaysScroll(page);
    expect(await violations(page)).toEqual([]);
    await sessions.getByRole("button", { name: /^Unbekanntes Gerät abmelden$/ }).click();
    await page.getByText("Abgemeldet: Unbekanntes Gerät").waitFor();
    expect((await elsewhere.call("GET /api/auth/session")).status).toBe(401);

    const { page: other } = await openPage(context);
    await other.goto("/de/dashboard/jobs");
    await other.getByRole("heading", { name: "Stellen" }).first().waitFor();
    await sessions.getByRole("button", { name: "Überall abmelden" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Überall abmelden" }).click();
    await Promise.all([page, other].map((tab) => tab.waitForURL(new RegExp(`^${url()}/de/auth/login`))));
    expect(complaints).toEqual([]);
  },
);

inBrowser("the account's page is found in the menu of the account and by the palette", { tags: "detail" }, async () => {
  const { page } = await aSignedInPage();
  await page.goto("/dashboard/jobs");
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Account" }).click();
  await page.waitForURL(/\/dashboard\/account$/);
  await page.goto("/dashboard/jobs");
  await page.getByRole("heading", { name: "Jobs" }).first().waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").last().fill("account");
  await page.getByRole("option", { name: "Account" }).click();
  await page.waitForURL(/\/dashboard\/account$/);
});

inBrowser(
  "on a German phone, all data is prepared, downloaded, and prepared again after a failure",
  { tags: "detail" },
  async () => {
    const recruiter = await aRecruiter();
    const { id: jobId } = await recruiter.openJob();
    await recruiter.upload(jobId, await aCv({ name: "Ada Lovelace", salt: recruiter.email }));
    const context = await newContext({ ...PHONE, locale: "de-DE" });
    await signIn(context, recruiter);
    const { page, complaints } = await openPage(context);
    await page.goto("/de/dashboard/account");
    const data = part(page, "Ihre Daten");
    await data.getByRole("button", { name: "Download vorbereiten" }).click();
    await data.getByText("Fertig. Die Dateien werden nach einem Tag gelöscht.").waitFor();
    await expectNoSidewaysScroll(page);
    expect(await violations(page)).toEqual([]);
    const downloading = page.waitForEvent("download");
    await data.getByRole("link", { name: /^candor-.+\.zip herunterladen$/u }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^candor-\d{4}-\d\d-\d\d\.zip$/u);
    const paths = Object.keys(unzipSync(readFileSync(await download.path())));
    expect(paths).toEqual(expect.arrayContaining(["account.json", expect.stringMatching(/^cvs\/.+\.pdf$/u)]));

    let isFailed = true;
    await page.route("**/api/account/export", async (route) => {
      if (route.request().method() === "POST") isFailed = false;
      if (!isFailed) return route.fallback();
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), state: "failed", parts: [] } });
    });
    await page.reload();
    await data.getByText("Der Download wurde nicht fertig. Bitte bereiten Sie ihn erneut vor.").waitFor();
    await data.getByRole("button", { name: "Erneut vorbereiten" }).click();
    await data.getByText("Fertig. Die Dateien werden nach einem Tag gelöscht.").waitFor();
    expect(complaints).toEqual([]);
  },
);

inBrowser("the account is deleted with its typed address, and every tab is at the login page, which knows nobody", async () => {
  const { page, context, recruiter, complaints } = await aSignedInPage();
  await recruiter.openJob();
  await page.goto("/dashboard/account");
  const { page: other } = await openPage(context);
  await other.goto("/dashboard/jobs");
  await other.getByRole("heading", { name: "Jobs" }).first().waitFor();
  const end = part(page, "Delete account");
  await end.getByText("1 job, 0 CVs and all notes are erased.").waitFor();
  await end.getByRole("button", { name: "Delete account …" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByLabel("Your e-mail address").fill("somebody@firm.example");
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await dialog.getByText("This is not the e-mail address of this account.").waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel("Your e-mail address").fill(recruiter.email);
  await page.keyboard.press("Enter");
  await Promise.all([page, other].map((tab) => tab.waitForURL(/\/auth\/login$/)));
  await page.getByText("The account is deleted").waitFor();
  expect(complaints).toEqual([]);
  expect(
    await aVisitor().call("POST /api/auth/magic-links", { body: { email: recruiter.email, intent: "login", acceptTerms: true } }),
  ).toMatchObject({
    status: 404,
    body: { code: "account.notRegistered" },
  });
});

inBrowser(
  "the account tells what was done in it, by whom and with what, part by part and more when asked",
  { tags: "detail" },
  async () => {
    const { page, recruiter, complaints } = await aSignedInPage();
    const { id: jobId } = await recruiter.openJob({ title: "Grid Planner" });
    const { cvId } = await recruiter.upload(jobId, await aCv({ name: "Ada Lovelace", salt: recruiter.email }));
    await recruiter.call("GET /api/jobs/{jobId}/candidates/{cvId}/document", { path: { jobId, cvId } });
    for (const status of ["closed", "open", "closed", "open", "closed", "open", "closed", "open"] as const) {
      await recruiter.ok("PUT /api/jobs/{jobId}/status", { path: { jobId }, body: { status } });
    }

    await page.goto("/dashboard/account");
    const record = part(page, "Activity in this account");
    await record.getByText("Job reopened").first().waitFor();
    expect(await violations(page)).toEqual([]);
    await expect.poll(() => record.getByRole("listitem").count()).toBe(10);
    await record.getByRole("button", { name: "Show more" }).click();
    await record.getByText("Logged in by link").waitFor();
    await record.getByRole("button", { name: "Show more" }).waitFor({ state: "detached" });

    await record.getByText("Account", { exact: true }).click();
    await record.getByText("Nothing yet").waitFor();
    await record.getByText("Candidates", { exact: true }).click();
    await expect.poll(() => record.getByRole("listitem").count()).toBe(1);
    await record.getByText("CV opened").waitFor();
    await recruiter.ok("DELETE /api/cvs/{cvId}", { path: { cvId } });
    await page.reload();
    await record.getByText("an erased CV").first().waitFor();
    await expect.poll(() => record.getByText("Ada Lovelace").count()).toBe(0);
    await record.getByRole("link", { name: "Grid Planner" }).first().click();
    await page.waitForURL(new RegExp(`/dashboard/jobs/${jobId}$`));
    expect(complaints).toEqual([]);
  },
);
