import { expect } from "vitest";
import { asRecruiter, asRecruiterInDetail, asRecruiterAtSize, aVisitor, setPlan, url } from "../support/product.ts";
import { freshTitle, publish } from "../support/publishing.ts";
import type { Recruiter } from "../support/recruiter.ts";

const page = (jobPublic: string) => aVisitor().call("GET /api/public/jobs/{jobPublic}", { path: { jobPublic } });
const listedAs = async (query: string) => (await aVisitor().ok("GET /api/public/jobs", { query: { query } })).items;
const change = (recruiter: Recruiter, jobId: string, body: { published: boolean; platforms?: never[]; companyId?: string }) =>
  recruiter.call("PUT /api/jobs/{jobId}/publication", { path: { jobId }, body });
const setStatus = (recruiter: Recruiter, jobId: string, status: "open" | "closed" | "onHold") =>
  recruiter.call("PUT /api/jobs/{jobId}/status", { path: { jobId }, body: { status } });

asRecruiter("a published job has a page with the advert and the company, and nothing about scoring", async (recruiter) => {
  const { job, jobPublic } = await publish(recruiter, {
    employmentType: "fullTime",
    remotePolicy: "hybrid",
    keyResponsibilities: ["Plans heat networks"],
    additionalRequirements: "Reads the secret appendix",
    culturalFitIndicators: ["Likes order"],
  });
  expect(job).toMatchObject({ isPublished: true, platforms: ["default"], publishedAt: expect.any(String) });
  expect(job.publicUrl).toMatch(new RegExp(`/public/${jobPublic}$`));

  const { status, headers, body } = await page(jobPublic);
  expect(status).toBe(200);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(body).toMatchObject({
    publicId: jobPublic,
    title: job.title,
    company: "Nordlicht Energie",
    status: "open",
    department: "Engineering",
    location: "Berlin",
    employmentType: "fullTime",
    remotePolicy: "hybrid",
    keyResponsibilities: ["Plans heat networks"],
    publishedAt: job.publishedAt,
    employer: { name: "Nordlicht Energie" },
  });
  const text = JSON.stringify(body);
  for (const inside of [job.id, "criteria", "weight", "acc_", recruiter.email, "secret appendix", "Likes order", job.mailbox]) {
    expect(text).not.toContain(inside);
  }
});

asRecruiter("publishing asks for a company profile, and remembers it for the next time", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  expect(await change(recruiter, jobId, { published: true })).toMatchObject({ status: 400, body: { code: "company.required" } });
  const { id: companyId } = await recruiter.ok("POST /api/companies", { body: { name: "Nordlicht" } });
  const first = await change(recruiter, jobId, { published: true, companyId });
  expect(first).toMatchObject({ status: 200, body: { isPublished: true, companyId } });
  expect(await change(recruiter, jobId, { published: false })).toMatchObject({
    status: 200,
    body: { isPublished: false, publishedAt: null, platforms: [], companyId },
  });
  expect(await change(recruiter, jobId, { published: true })).toMatchObject({ status: 200, body: { isPublished: true } });
});

asRecruiter("chosen platforms are stored, and the day of publication stays when they change", async (recruiter) => {
  const { job } = await publish(recruiter);
  const path = { jobId: job.id };
  const more = await recruiter.ok("PUT /api/jobs/{jobId}/publication", {
    path,
    body: { published: true, platforms: ["indeed"] },
  });
  expect(more).toMatchObject({ platforms: ["default", "indeed"], publishedAt: job.publishedAt, companyId: job.companyId });
  expect(await recruiter.ok("PUT /api/jobs/{jobId}/publication", { path, body: { published: true } })).toMatchObject({
    platforms: ["default", "indeed"],
  });
  expect(
    await recruiter.ok("PUT /api/jobs/{jobId}/publication", { path, body: { published: true, platforms: [] } }),
  ).toMatchObject({
    platforms: ["default"],
  });
});

asRecruiter("the public list holds a job while it is published and open; its page says closed and on hold", async (recruiter) => {
  const { job, jobPublic } = await publish(recruiter);
  expect(await listedAs(job.title)).toMatchObject([{ publicId: jobPublic, title: job.title, company: "Nordlicht Energie" }]);

  for (const status of ["closed", "onHold"] as const) {
    await setStatus(recruiter, job.id, status);
    expect(await listedAs(job.title)).toEqual([]);
    expect(await page(jobPublic)).toMatchObject({ status: 200, body: { status } });
  }
  await setStatus(recruiter, job.id, "open");
  expect(await listedAs(job.title)).toMatchObject([{ publicId: jobPublic, publishedAt: job.publishedAt }]);

  await change(recruiter, job.id, { published: false });
  expect(await listedAs(job.title)).toEqual([]);
  expect(await page(jobPublic)).toMatchObject({ status: 404, body: { code: "job.notFound" } });
});

asRecruiter("a job published while it is closed enters the list when it opens", async (recruiter) => {
  const { job } = await publish(recruiter);
  await change(recruiter, job.id, { published: false });
  await setStatus(recruiter, job.id, "closed");
  await change(recruiter, job.id, { published: true });
  expect(await listedAs(job.title)).toEqual([]);
  await setStatus(recruiter, job.id, "open");
  expect(await listedAs(job.title)).toHaveLength(1);
});

asRecruiter("a deleted job leaves page and list at once", async (recruiter) => {
  const { job, jobPublic } = await publish(recruiter);
  await recruiter.ok("DELETE /api/jobs/{jobId}", { path: { jobId: job.id } });
  expect(await listedAs(job.title)).toEqual([]);
  expect(await page(jobPublic)).toMatchObject({ status: 404, body: { code: "job.notFound" } });
});

asRecruiter("a renamed company shows its new name at once, on page and list", async (recruiter) => {
  const { job, company, jobPublic } = await publish(recruiter);
  await recruiter.ok("PATCH /api/companies/{companyId}", { path: { companyId: company.id }, body: { name: "Südwind Wärme" } });
  expect(await listedAs(job.title)).toMatchObject([{ company: "Südwind Wärme" }]);
  expect(await page(jobPublic)).toMatchObject({ body: { company: "Südwind Wärme", employer: { name: "Südwind Wärme" } } });
  expect(await listedAs(`südwind ${job.title}`)).toHaveLength(1);
});

asRecruiterInDetail("publishing and renaming the company at once never leaves the old name in the list", async (recruiter) => {
  for (let turn = 0; turn < 5; turn++) {
    const company = await recruiter.ok("POST /api/companies", { body: { name: "Old Name" } });
    const title = freshTitle();
    const { id: jobId } = await recruiter.openJob({ title });
    await Promise.all([
      change(recruiter, jobId, { published: true, companyId: company.id }),
      recruiter.ok("PATCH /api/companies/{companyId}", { path: { companyId: company.id }, body: { name: "New Name" } }),
    ]);
    expect(await listedAs(title)).toMatchObject([{ company: "New Name" }]);
  }
});

asRecruiterInDetail(
  "publish, unpublish, close and open at once: the list agrees with the job however they end",
  async (recruiter) => {
    const { job, jobPublic } = await publish(recruiter);
    for (let turn = 0; turn < 6; turn++) {
      const replies = await Promise.all([
        change(recruiter, job.id, { published: turn % 2 === 0 }),
        setStatus(recruiter, job.id, "closed"),
        change(recruiter, job.id, { published: turn % 2 === 1 }),
        setStatus(recruiter, job.id, "open"),
      ]);
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const { isPublished, status } = await recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId: job.id } });
      expect(await listedAs(job.title)).toHaveLength(isPublished && status === "open" ? 1 : 0);
      expect((await page(jobPublic)).status).toBe(isPublished ? 200 : 404);
    }
  },
);

asRecruiterInDetail("publishing and deleting a job at once leaves nothing on the web", async (recruiter) => {
  for (let turn = 0; turn < 4; turn++) {
    const { job, jobPublic } = await publish(recruiter);
    await Promise.all([
      change(recruiter, job.id, { published: true }),
      setStatus(recruiter, job.id, "open"),
      recruiter.call("DELETE /api/jobs/{jobId}", { path: { jobId: job.id } }),
    ]);
    expect(await listedAs(job.title)).toEqual([]);
    expect((await page(jobPublic)).status).toBe(404);
  }
});

asRecruiterInDetail(
  "a company is no longer counted as named, however its job was published and closed at once",
  async (recruiter) => {
    const { job, company } = await publish(recruiter);
    await Promise.all([
      change(recruiter, job.id, { published: false }),
      change(recruiter, job.id, { published: true }),
      setStatus(recruiter, job.id, "onHold"),
      change(recruiter, job.id, { published: false }),
    ]);
    await change(recruiter, job.id, { published: false });
    await recruiter.ok("DELETE /api/companies/{companyId}", { path: { companyId: company.id } });
  },
);

asRecruiter("published jobs are found by words of title, company and place, newest first, page by page", async (recruiter) => {
  const word = `Zweig${Date.now().toString(36)}`;
  const company = await recruiter.ok("POST /api/companies", { body: { name: word } });
  const titles = [];
  for (let n = 0; n < 3; n++) {
    const { id: jobId, title } = await recruiter.openJob({ title: freshTitle(), location: n === 1 ? "Şanlıurfa" : "Kiel" });
    await change(recruiter, jobId, { published: true, companyId: company.id });
    titles.unshift(title);
  }
  const visitor = aVisitor();
  const found = await visitor.ok("GET /api/public/jobs", { query: { query: word } });
  expect(found.items.map(({ title }) => title)).toEqual(titles);
  expect(found).toMatchObject({ total: 3, next: null });
  expect(await listedAs(`sanliurfa ${word}`)).toMatchObject([{ title: titles[1], location: "Şanlıurfa" }]);

  const cursor = `${found.items[0]!.publishedAt}_${found.items[0]!.publicId}`;
  expect(
    (await visitor.ok("GET /api/public/jobs", { query: { query: word, next: cursor } })).items.map(({ title }) => title),
  ).toEqual(titles.slice(1));
  expect(await visitor.call("GET /api/public/jobs", { query: { query: "x".repeat(501) } })).toMatchObject({ status: 400 });
});

asRecruiterAtSize("the public list answers fifty jobs at a time, and the rest where the cursor says", async (recruiter) => {
  await setPlan(recruiter.email, "beta");
  const word = `Ast${Date.now().toString(36)}`;
  const company = await recruiter.ok("POST /api/companies", { body: { name: word } });
  for (let batch = 0; batch < 6; batch++) {
    const jobs = await Promise.all(
      Array.from({ length: batch === 5 ? 1 : 10 }, () => recruiter.openJob({ title: freshTitle() })),
    );
    await Promise.all(jobs.map(({ id }) => change(recruiter, id, { published: true, companyId: company.id })));
  }
  const visitor = aVisitor();
  const first = await visitor.ok("GET /api/public/jobs", { query: { query: word } });
  const rest = await visitor.ok("GET /api/public/jobs", { query: { query: word, next: first.next! } });
  expect([first.items.length, first.total, rest.items.length, rest.total, rest.next]).toEqual([50, 51, 1, 51, null]);
  expect(new Set([...first.items, ...rest.items].map(({ publicId }) => publicId)).size).toBe(51);
  const dates = [...first.items, ...rest.items].map(({ publishedAt }) => publishedAt);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

asRecruiter("what only the additional requirements ask for is on no public page and in no feed", async (recruiter) => {
  const { job, jobPublic } = await publish(recruiter, {
    description: "We plan heat networks.\n\n- Reads plans",
    additionalRequirements: "- Worked for a competitor\n- Polish at C1",
    mustHaveRequirements: ["Reads plans", "Worked for a competitor"],
    niceToHave: ["Drives a car"],
    languageRequirements: ["Polish at C1", "German B2"],
  });
  expect((await page(jobPublic)).body).toMatchObject({
    mustHaveRequirements: ["Reads plans"],
    niceToHave: ["Drives a car"],
    languageRequirements: ["German B2"],
  });
  await recruiter.ok("PUT /api/jobs/{jobId}/publication", {
    path: { jobId: job.id },
    body: { published: true, platforms: ["linkedin", "indeed"] },
  });
  for (const feed of ["linkedin", "indeed"]) {
    const xml = await (await fetch(new URL(`/feeds/${feed}.xml`, url()))).text();
    const advert = xml.split("<job>").find((one) => one.includes(jobPublic));
    expect(advert).toContain("Drives a car");
    expect(advert).not.toMatch(/competitor|Polish/u);
  }
});

asRecruiterInDetail("the owner is told when search engines cannot tell a job's country", async (recruiter) => {
  const { job, company } = await publish(recruiter, { location: "Husum" });
  const path = { jobId: job.id };
  const hasCountry = async () => (await recruiter.ok("GET /api/jobs/{jobId}/remarks", { path })).hasCountry;
  expect(await hasCountry()).toBe(false);
  await recruiter.ok("PATCH /api/companies/{companyId}", {
    path: { companyId: company.id },
    body: { location: "Husum, Germany" },
  });
  expect(await hasCountry()).toBe(true);
  await recruiter.ok("PATCH /api/jobs/{jobId}", { path, body: { location: "Soria, España" } });
  expect(await hasCountry()).toBe(true);
});
