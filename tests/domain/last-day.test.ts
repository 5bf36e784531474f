import { mail, multipart, pdfPart, textPart } from "@candor/core/channels/email/sample-mails.fixture";
import { parsedFeed } from "@candor/core/job/feed/parse.fixture";
import { startTestCloud } from "@candor/local/testing";
import { expect, test } from "vitest";
import { localSettings } from "../../infra/settings.ts";
import { synthesise } from "../../infra/synth.ts";
import { anAddress, postAndWait, theAnswer } from "../support/mails/post-office.ts";
import { aCv } from "../support/pdf.ts";
import { advanceClock, aRecruiter, asRecruiter, aVisitor, url, useProduct } from "../support/product.ts";
import { aBulkLink, publish, tokenOf } from "../support/publishing.ts";

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const textAt = async (path: string): Promise<string> => (await fetch(new URL(path, url()))).text();
const files = [{ name: "cv.pdf", size: 1000 }];

/** Says for each public list that it contains the job. */
async function listing({ jobPublic, title, companyId }: { jobPublic: string; title: string; companyId: string }) {
  const [page, indeed, rss, json, ofCompany, sitemap] = await Promise.all([
    aVisitor().ok("GET /api/public/jobs", { query: { query: title } }),
    textAt("/feeds/indeed.xml"),
    textAt("/feeds/jobs.rss"),
    textAt("/feeds/jobs.json"),
    textAt(`/feeds/companies/${companyId}/jobs.json`),
    textAt("/sitemaps/jobs-1.xml"),
  ]);
  return [
    page.items.length === 1,
    parsedFeed(indeed).jobs.some((job) => job["referencenumber"] === jobPublic),
    ...[rss, json, ofCompany, sitemap].map((text) => text.includes(jobPublic)),
  ];
}
const all = (is: boolean) => Array.from({ length: 6 }, () => is);

asRecruiter(
  "after its last day a job answers as closed on every channel, and its owner still finds it open",
  async (recruiter) => {
    const { job, jobPublic, company } = await publish(recruiter);
    const path = { jobId: job.id };
    await recruiter.ok("PUT /api/jobs/{jobId}/publication", { path, body: { published: true, platforms: ["indeed"] } });
    const token = tokenOf(await aBulkLink(recruiter, job.id));
    const listed = () => listing({ jobPublic, title: job.title, companyId: company.id });
    const page = () => aVisitor().ok("GET /api/public/jobs/{jobPublic}", { path: { jobPublic } });

    const day = dayIn(2);
    expect(await recruiter.ok("PATCH /api/jobs/{jobId}", { path, body: { endsOn: day } })).toMatchObject({ endsOn: day });
    expect(await listed()).toEqual(all(true));
    expect(await page()).toMatchObject({ status: "open", endsOn: day, endsAt: `${dayIn(3)}T00:00:00.000Z` });

    const yesterday = dayIn(-1);
    const ended = await recruiter.ok("PATCH /api/jobs/{jobId}", {
      path,
      body: { endsOn: yesterday, timeZone: "Pacific/Kiritimati" },
    });
    expect(ended).toMatchObject({ status: "open", isPublished: true, endsAt: `${yesterday}T10:00:00.000Z` });
    expect(await listed()).toEqual(all(false));
    expect(await page()).toMatchObject({ status: "closed", closedAt: `${yesterday}T10:00:00.000Z` });

    const closed = { status: 409, body: { code: "job.closed" } };
    const visitor = aVisitor();
    const application = { email: "ada@post.example", source: "Indeed", consent: true, files };
    expect(
      await visitor.call("POST /api/public/jobs/{jobPublic}/uploads", { path: { jobPublic }, body: application }),
    ).toMatchObject(closed);
    expect(await visitor.ok("GET /api/public/bulk/{token}", { path: { token } })).toMatchObject({ status: "closed" });
    expect(await visitor.call("POST /api/public/bulk/{token}/uploads", { path: { token }, body: { files } })).toMatchObject(
      closed,
    );
    expect(await recruiter.call("POST /api/jobs/{jobId}/uploads", { path, body: { files } })).toMatchObject(closed);
    const from = anAddress();
    const content = multipart("mixed", textPart("My CV"), pdfPart(await aCv({ salt: jobPublic })));
    await postAndWait(mail({ from, to: job.mailbox }, content), { from, to: job.mailbox });
    expect((await theAnswer(from)).text).toContain("takes no more applications");
    expect((await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path })).items).toEqual([]);

    const again = await recruiter.ok("PATCH /api/jobs/{jobId}", { path, body: { endsOn: null } });
    expect([again.endsOn, again.timeZone, again.endsAt]).toEqual([undefined, undefined, undefined]);
    expect(await listed()).toEqual(all(true));
  },
);

asRecruiter("a job can be opened with a last day; other texts and zones are refused", async (recruiter) => {
  expect(await recruiter.openJob({ endsOn: "2031-03-30", timeZone: "Europe/Berlin" })).toMatchObject({
    endsOn: "2031-03-30",
    timeZone: "Europe/Berlin",
    endsAt: "2031-03-30T22:00:00.000Z",
  });
  const { id: jobId } = await recruiter.openJob();
  for (const body of [{ endsOn: "15.12.2026" }, { endsOn: "2026-02-30" }, { endsOn: "2026-12-15", timeZone: "Mars/Olympus" }]) {
    expect(await recruiter.call("PATCH /api/jobs/{jobId}", { path: { jobId }, body })).toMatchObject({ status: 400 });
  }
});

test("a job leaves every list when its last day ends, although nobody writes anything", { tags: "detail" }, async () => {
  const cloud = await startTestCloud({ synthesise: (siteUrl, outdir) => synthesise(localSettings(siteUrl), outdir) });
  useProduct(cloud.url);
  try {
    const recruiter = await aRecruiter();
    const { job, jobPublic, company } = await publish(recruiter, { endsOn: dayIn(1) });
    const path = { jobId: job.id };
    await recruiter.ok("PUT /api/jobs/{jobId}/publication", { path, body: { published: true, platforms: ["indeed"] } });
    const listed = () => listing({ jobPublic, title: job.title, companyId: company.id });
    expect(await listed()).toEqual(all(true));
    await advanceClock("P2D");
    expect(await listed()).toEqual(all(false));
  } finally {
    await cloud.stop();
  }
});
