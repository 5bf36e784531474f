import { textsOf } from "@candor/core/job/feed/xml.fixture";
import { expect } from "vitest";
import { asOperator, asRecruiter, url } from "../support/product.ts";
import { publish } from "../support/publishing.ts";

const at = (path: string) => fetch(new URL(path, url()));

async function jobsInSitemap(): Promise<string[]> {
  const index = await at("/sitemap.xml");
  expect([index.status, index.headers.get("content-type"), index.headers.get("cache-control")]).toEqual([
    200,
    "application/xml; charset=utf-8",
    "public, max-age=60",
  ]);
  const parts = textsOf(await index.text(), "loc");
  expect(parts[0]).toBe(new URL("/sitemaps/pages.xml", url()).href);
  const pages = await Promise.all(parts.slice(1).map(async (part) => textsOf(await (await fetch(part)).text(), "loc")));
  return pages.flat();
}

asRecruiter("the sitemap holds every open job at its one address, and loses it when it closes", async (recruiter) => {
  const [english, german] = [await publish(recruiter), await publish(recruiter, { language: "de" })];
  expect(english.job.publicUrl).toBe(new URL(`/public/${english.jobPublic}`, url()).href);
  expect(german.job.publicUrl).toBe(new URL(`/de/public/${german.jobPublic}`, url()).href);
  const before = await jobsInSitemap();
  expect(before.filter((loc) => loc.includes(english.jobPublic))).toEqual([english.job.publicUrl]);
  expect(before.filter((loc) => loc.includes(german.jobPublic))).toEqual([german.job.publicUrl]);

  await recruiter.ok("PUT /api/jobs/{jobId}/status", { path: { jobId: german.job.id }, body: { status: "onHold" } });
  await recruiter.ok("PUT /api/jobs/{jobId}/status", { path: { jobId: english.job.id }, body: { status: "closed" } });
  const after = await jobsInSitemap();
  expect(after.filter((loc) => loc.includes(english.jobPublic) || loc.includes(german.jobPublic))).toEqual([]);
});

asRecruiter("the sitemap's pages name their translations, and unknown parts are missing", async () => {
  const xml = await (await at("/sitemaps/pages.xml")).text();
  const pages = textsOf(xml, "loc");
  for (const prefix of ["", "/de", "/es", "/tr"]) expect(pages).toContain(new URL(`${prefix}/public/jobs`, url()).href);
  expect(xml).toContain(`hreflang="x-default" href="${new URL("/public/jobs", url()).href}"`);
  for (const part of ["jobs-0.xml", "jobs-999.xml", "jobs-1", "else.xml"]) {
    expect((await at(`/sitemaps/${part}`)).status).toBe(404);
  }
});

asRecruiter(
  "RSS and JSON hold the open jobs of one company, for any site to read, and nothing that is not public",
  async (recruiter) => {
    const { job, jobPublic, company } = await publish(recruiter, {
      title: "R&D <Lead> (m/w/d)",
      additionalRequirements: "Reads the secret appendix",
      language: "de",
    });
    const base = `/feeds/companies/${company.id}`;
    const json = await at(`${base}/jobs.json`);
    expect([json.status, json.headers.get("access-control-allow-origin")]).toEqual([200, "*"]);
    const body = (await json.json()) as { items: object[] };
    expect(body.items).toMatchObject([{ title: "R&D <Lead> (m/w/d)", url: job.publicUrl, language: "de", location: "Berlin" }]);

    const rss = await (await at(`${base}/jobs.rss`)).text();
    expect(textsOf(rss, "title")).toEqual(["Nordlicht Energie: jobs", "R&D <Lead> (m/w/d), Nordlicht Energie"]);
    expect(textsOf(rss, "guid")).toEqual([job.publicUrl]);
    for (const inside of [job.id, "acc_", recruiter.email, "secret appendix", job.mailbox, "criteria"]) {
      expect(JSON.stringify(body) + rss).not.toContain(inside);
    }

    await recruiter.ok("PUT /api/jobs/{jobId}/status", { path: { jobId: job.id }, body: { status: "closed" } });
    expect(await (await at(`${base}/jobs.json`)).json()).toEqual({ items: [] });
    expect(await (await at(`${base}/jobs.rss`)).text()).not.toContain(jobPublic);
    expect(await (await at("/feeds/companies/cmp_nobody/jobs.json")).json()).toEqual({ items: [] });
  },
);

asRecruiter("a card that was written without its company stands in the lists of the company all the same", async (recruiter) => {
  const { job, jobPublic, company } = await publish(recruiter);
  asOperator();
  const { PublicationEntity } = await import("@candor/core/job/publication.entity");
  await PublicationEntity.patch({ list: "public", publishedAt: job.publishedAt!, publicId: jobPublic })
    .remove(["companyId"])
    .go();
  // Another write, so that the list is read again.
  const second = await publish(recruiter);
  const json = await (await at(`/feeds/companies/${company.id}/jobs.json`)).text();
  expect([json.includes(jobPublic), json.includes(second.jobPublic)]).toEqual([true, false]);
});
