import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { inBrowser } from "../support/browser.ts";
import { CvSite } from "../support/cv-site.ts";
import { ExtensionBrowser } from "../support/extension-browser.ts";
import { aCv } from "../support/pdf.ts";
import { aRecruiter, url } from "../support/product.ts";

const words = (locale: string) => {
  const file = new URL(`../../packages/extension/_locales/${locale}/messages.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")) as Record<string, { message: string }>;
};

inBrowser.for(["en", "de", "es", "tr"] as const)("from the press to the score in %s", async (locale) => {
  const said = (word: string, value = "") => words(locale)[word]!.message.replace("$1", value);
  const recruiter = await aRecruiter();
  const { id: jobId } = await recruiter.openJob({ title: "Grid Operations Planner" });
  const site = await CvSite.start(await aCv({ salt: locale }));
  const browser = await ExtensionBrowser.start({ product: url(), locale });
  try {
    await browser.connect(recruiter);
    const page = await browser.open(site.at("/cv-amira-haddad.pdf"));
    const popup = await browser.press(page);
    await popup.press(said("send"));
    await popup.says(said("openCandidate"));
    expect(await popup.text()).toContain(said("inJob", "Grid Operations Planner"));
    expect(await popup.evaluate("document.documentElement.lang")).toBe(locale);
    expect(await popup.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);
    const { items } = await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId } });
    expect(items).toMatchObject([{ source: "extension" }]);
    const link = await popup.evaluate<string>(`document.querySelector("a.primary").href`);
    const prefix = locale === "en" ? "" : `/${locale}`;
    expect(new URL(link).pathname).toBe(`${prefix}/dashboard/jobs/${jobId}/${items[0]!.cvId}`);
    await popup.close();

    // A refusal of the product comes in the same language.
    const next = await browser.press(await browser.open(site.at("/named")));
    await next.says(said("send"));
    await recruiter.ok("PUT /api/jobs/{jobId}/status", { path: { jobId }, body: { status: "onHold" } });
    const refusals = new URL(`../../packages/contract/src/refusals/${locale}.json`, import.meta.url);
    await next.press(said("send"));
    await next.says((JSON.parse(readFileSync(refusals, "utf8")) as Record<string, string>)["job.onHold"]!);
  } finally {
    await browser.stop();
    site.stop();
  }
});
