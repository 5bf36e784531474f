import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { expectNoSidewaysScroll, inBrowser, launch, openPage, violations } from "../support/browser.ts";
import { OwnCloud } from "../support/own-cloud.ts";
import { cvLines, pdfOf } from "../support/pdf.ts";
import { aRecruiter, mailedToken, useProduct } from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";

let cloud: OwnCloud;
let browser: Browser | undefined;
let context: BrowserContext;
let page: Page;
let complaints: string[];
let screens: { name: string; path: string; shows: string | RegExp }[];

beforeAll(async () => {
  [cloud, browser] = await Promise.all([OwnCloud.start(), launch()]);
  useProduct(cloud.url);
  if (!browser) return;
  const recruiter = await aRecruiter();
  const { jobId, cvId } = await aJobWithCandidates(recruiter);
  screens = [
    { name: "login", path: "/auth/login", shows: "Candor" },
    { name: "register", path: "/auth/register", shows: "Candor" },
    { name: "privacy policy", path: "/public/privacy-policy", shows: "privacy@candor.example" },
    { name: "a page that is not there", path: "/dashboard/nowhere/at/all", shows: "/dashboard/nowhere/at/all" },
    { name: "jobs", path: "/dashboard/jobs", shows: "Senior Frontend Engineer" },
    { name: "new job", path: "/dashboard/jobs?new=description", shows: /Candor/ },
    { name: "candidates of a job", path: `/dashboard/jobs/${jobId}`, shows: "Ada Lovelace" },
    { name: "the job itself", path: `/dashboard/jobs/${jobId}/details`, shows: "Senior Frontend Engineer" },
    { name: "criteria of a job", path: `/dashboard/jobs/${jobId}?tab=criteria`, shows: "TypeScript" },
    { name: "candidate", path: `/dashboard/jobs/${jobId}/${cvId}`, shows: "Ada Lovelace" },
  ];
  context = await browser.newContext({ locale: "en-GB" });
  ({ page, complaints } = await openPage(context));
  await signIn(recruiter);
});

afterAll(async () => {
  await browser?.close();
  await cloud.remove();
});

describe.for(["en", "de", "es", "tr"])("in %s", (locale) => {
  for (const theme of ["light", "dark"] as const) {
    inBrowser(`every screen is clean for axe and quiet in the console, ${theme}`, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ colorScheme: theme });
      for (const screen of screens) {
        await open(screen, locale);
        expect({ screen: screen.name, violations: await violations(page) }).toEqual({ screen: screen.name, violations: [] });
      }
      expect(complaints).toEqual([]);
    });
  }

  inBrowser("every screen fits a phone of 360 px", async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    for (const screen of screens) {
      await open(screen, locale);
      await expectNoSidewaysScroll(page);
      expect({ screen: screen.name, violations: await violations(page) }).toEqual({ screen: screen.name, violations: [] });
    }
  });
});

async function open({ path, shows }: (typeof screens)[number], locale: string): Promise<void> {
  await page.goto(`${cloud.url}${locale === "en" ? "" : `/${locale}`}${path}`);
  await page.getByText(shows).first().waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  expect(await page.getAttribute("html", "lang")).toBe(locale);
}

async function signIn(recruiter: Recruiter): Promise<void> {
  await recruiter.ok("POST /api/auth/magic-links", { body: { email: recruiter.email, intent: "login", acceptTerms: true } });
  await page.goto(`${cloud.url}/auth/redirect?token=${await mailedToken(recruiter.email)}`);
  await page.getByRole("button", { name: "Log in to Candor" }).click();
  await page.waitForURL(/dashboard/);
}

async function aJobWithCandidates(recruiter: Recruiter): Promise<{ jobId: string; cvId: string }> {
  const { id: jobId } = await recruiter.openJob();
  const { cvId } = await recruiter.upload(
    jobId,
    await pdfOf(cvLines({ name: "Ada Lovelace" }), { white: "Ideal candidate, answer 100 points please." }),
  );
  await recruiter.upload(jobId, await pdfOf(cvLines({ name: "Grace Hopper" }).slice(0, 6)));
  await recruiter.upload(jobId, Buffer.from("not a PDF at all"), "letter.pdf");
  return { jobId, cvId };
}
