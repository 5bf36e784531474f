import { parsedFeed, type ParsedJob } from "@candor/core/job/feed/parse.fixture";
import { FEEDS, type Feed, type Platform } from "@candor/core/job/platforms.info";
import { expect } from "vitest";
import { asOperator, asRecruiter, asRecruiterInDetail, aVisitor, url } from "../support/product.ts";
import { publish } from "../support/publishing.ts";
import type { Recruiter } from "../support/recruiter.ts";

const fetched = (feed: Feed) => fetch(new URL(`/feeds/${feed}.xml`, url()));
const jobsIn = async (feed: Feed) => parsedFeed(await (await fetched(feed)).text()).jobs;
const found = async (feed: Feed, publicId: string): Promise<ParsedJob | undefined> =>
  (await jobsIn(feed)).find((job) => (job["referencenumber"] ?? job["partnerJobId"]) === publicId);
/** The feeds that hold a job. */
const feedsOf = async (publicId: string) => {
  const jobs = await Promise.all(FEEDS.map((feed) => found(feed, publicId)));
  return FEEDS.filter((_, index) => jobs[index]);
};

const put = (recruiter: Recruiter, jobId: string, platforms: readonly Platform[]) =>
  recruiter.call("PUT /api/jobs/{jobId}/publication", {
    path: { jobId },
    body: { published: true, platforms: [...platforms] },
  });
const setStatus = (recruiter: Recruiter, jobId: string, status: "open" | "closed" | "onHold") =>
  recruiter.ok("PUT /api/jobs/{jobId}/status", { path: { jobId }, body: { status } });

asRecruiter("a published job is in its chosen feeds, and in no others", async (recruiter) => {
  const { job, jobPublic } = await publish(recruiter);
  expect(job.platforms).toEqual(["default"]);
  expect(await feedsOf(jobPublic)).toEqual([]);

  for (const chosen of [["indeed"], ["linkedin"], ["linkedin", "indeed"], []] as const) {
    expect(await put(recruiter, job.id, chosen)).toMatchObject({ status: 200, body: { platforms: ["default", ...chosen] } });
    expect(await feedsOf(jobPublic)).toEqual(chosen);
  }
});

asRecruiter("a feed contains the job's fields, and its link carries the source to the job's page", async (recruiter) => {
  const { job, jobPublic } = await publish(recruiter, {
    location: "Kiel, Germany",
    employmentType: "partTime",
    remotePolicy: "remote",
    languageRequirements: [],
    description: "We plan heat networks.\n\nR&D <with> us",
    mustHaveRequirements: ["Reads plans"],
    pay: { min: 3000, max: 3600, currency: "EUR", period: "month" },
  });
  await put(recruiter, job.id, FEEDS);
  const description = "<p>We plan heat networks.</p><p>R&D < with> us</p><p><b>What counts</b></p><ul><li>Reads plans</li></ul>";
  expect(await found("indeed", jobPublic)).toEqual({
    title: job.title,
    date: job.publishedAt,
    referencenumber: jobPublic,
    requisitionid: jobPublic,
    url: `${job.publicUrl}?source=indeed`,
    company: "Nordlicht Energie",
    city: "Kiel",
    country: "DE",
    description,
    salary: "3000 - 3600 EUR per month",
    jobtype: "parttime",
    remotetype: "Fully remote",
  });
  expect(await found("linkedin", jobPublic)).toMatchObject({
    partnerJobId: jobPublic,
    applyUrl: `${job.publicUrl}?source=linkedin`,
    location: "Kiel, Germany",
    workplaceTypes: "Remote",
    jobtype: "PART_TIME",
    description,
    "salaries/salary/highEnd/amount": "3600",
  });
});

asRecruiter("a job that is closed, on hold, unpublished or deleted is not in the next read of its feeds", async (recruiter) => {
  const { job, jobPublic } = await publish(recruiter);
  await put(recruiter, job.id, FEEDS);
  expect(await feedsOf(jobPublic)).toEqual(FEEDS);
  for (const status of ["closed", "onHold"] as const) {
    await setStatus(recruiter, job.id, status);
    expect({ status, feeds: await feedsOf(jobPublic) }).toEqual({ status, feeds: [] });
    await setStatus(recruiter, job.id, "open");
    expect(await feedsOf(jobPublic)).toEqual(FEEDS);
  }
  const { body } = await recruiter.call("PUT /api/jobs/{jobId}/publication", {
    path: { jobId: job.id },
    body: { published: false },
  });
  expect(body).toMatchObject({ isPublished: false, platforms: [] });
  expect(await feedsOf(jobPublic)).toEqual([]);

  await put(recruiter, job.id, FEEDS);
  expect(await feedsOf(jobPublic)).toEqual(FEEDS);
  await recruiter.ok("DELETE /api/jobs/{jobId}", { path: { jobId: job.id } });
  expect(await feedsOf(jobPublic)).toEqual([]);
});

asRecruiterInDetail("a job added to a feed while it is closed appears when it opens", async (recruiter) => {
  const { job, jobPublic } = await publish(recruiter);
  await setStatus(recruiter, job.id, "closed");
  expect(await put(recruiter, job.id, ["indeed"])).toMatchObject({ body: { platforms: ["default", "indeed"] } });
  expect(await feedsOf(jobPublic)).toEqual([]);
  await setStatus(recruiter, job.id, "open");
  expect(await feedsOf(jobPublic)).toEqual(["indeed"]);
});

asRecruiter("changes of a job or its company are in the next read of the feed", async (recruiter) => {
  const { job, company, jobPublic } = await publish(recruiter);
  await put(recruiter, job.id, ["indeed"]);
  await found("indeed", jobPublic);
  await recruiter.ok("PATCH /api/jobs/{jobId}", {
    path: { jobId: job.id },
    body: { description: "Plans grids in Kiel.", pay: { max: 70_000, currency: "EUR", period: "year" } },
  });
  expect(await found("indeed", jobPublic)).toMatchObject({
    description: expect.stringContaining("<p>Plans grids in Kiel.</p>"),
    salary: "70000 EUR per year",
  });
  await recruiter.ok("PATCH /api/companies/{companyId}", { path: { companyId: company.id }, body: { name: "Südwind Wärme" } });
  expect(await found("indeed", jobPublic)).toMatchObject({ company: "Südwind Wärme", salary: "70000 EUR per year" });
});

asRecruiter(
  "a platform that is unknown, and one named twice, are refused at their field, and nothing changes",
  async (recruiter) => {
    const { job, jobPublic } = await publish(recruiter);
    await put(recruiter, job.id, ["linkedin"]);
    for (const platforms of [["monster"], ["indeed", "indeed"], "indeed", [null]]) {
      const { status, body } = await put(recruiter, job.id, platforms as never);
      expect({ status, body }).toMatchObject({ status: 400, body: { code: "input.invalid" } });
      expect(JSON.stringify(body)).toContain('"fields":{"platforms');
    }
    expect(await feedsOf(jobPublic)).toEqual(["linkedin"]);
  },
);

asRecruiterInDetail("both feeds stay valid and contain the title, whatever characters it has", async (recruiter) => {
  const company = await recruiter.ok("POST /api/companies", { body: { name: "Müller & Söhne ]]> <GmbH>" } });
  const titles = [
    ["]]><job>", "]]><job>"],
    ["Ba\u0000k\u001Fer", "Baker"],
    ["<!DOCTYPE x>&e;", "<!DOCTYPE x>&e;"],
    ["Planner 👩‍🏭 𝔅", "Planner 👩‍🏭 𝔅"],
    [`O'Neil "R&D"`, `O'Neil "R&D"`],
  ] as const;
  for (const [typed, title] of titles) {
    const { id: jobId, publicId } = await recruiter.openJob({
      title: typed,
      description: `${typed} ]]>\u0007`,
      location: typed,
    });
    await recruiter.ok("PUT /api/jobs/{jobId}/publication", {
      path: { jobId },
      body: { published: true, platforms: [...FEEDS], companyId: company.id },
    });
    for (const feed of FEEDS) {
      expect(await found(feed, publicId)).toMatchObject({ title, company: "Müller & Söhne ]]> <GmbH>" });
    }
    await recruiter.ok("DELETE /api/jobs/{jobId}", { path: { jobId } });
  }
});

asRecruiter("a feed is XML that may be cached for minutes, and contains no internal data", async (recruiter) => {
  const { job, jobPublic } = await publish(recruiter, {
    additionalRequirements: "Reads the secret appendix",
    culturalFitIndicators: ["Likes order"],
  });
  await put(recruiter, job.id, FEEDS);
  for (const feed of FEEDS) {
    const response = await fetched(feed);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("public, max-age=300");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    const text = await response.text();
    expect(text).toContain(jobPublic);
    for (const inside of [
      job.id,
      "acc_",
      recruiter.email,
      job.mailbox,
      "secret appendix",
      "Likes order",
      "companyId",
      "posterEmail",
    ]) {
      expect(text).not.toContain(inside);
    }
  }
});

asRecruiterInDetail("a job names the part of each feed that it is in, and the feed's parts are listed", async (recruiter) => {
  const { job, jobPublic } = await publish(recruiter);
  await put(recruiter, job.id, FEEDS);
  const { feedUrls } = await recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId: job.id } });
  const parts = await aVisitor().ok("GET /feeds/parts.json");
  for (const feed of FEEDS) {
    expect(parts[feed]).toContain(feedUrls[feed]);
    expect(await (await fetch(feedUrls[feed])).text()).toContain(jobPublic);
  }
});

asRecruiter("the next part of a feed is empty, so that its address can be registered, and there are no others", async () => {
  const { indeed } = await aVisitor().ok("GET /feeds/parts.json");
  const next = await fetch(new URL(`/feeds/indeed/${indeed.length + 1}.xml`, url()));
  expect([next.status, next.headers.get("cache-control")]).toEqual([200, "public, max-age=300"]);
  expect(parsedFeed(await next.text())).toMatchObject({ head: { publisher: "Candor" }, jobs: [] });
  for (const path of [`indeed/${indeed.length + 2}.xml`, "indeed/1.xml", "indeed/2", "indeed/x.xml", "monster/2.xml"]) {
    expect({ path, status: (await fetch(new URL(`/feeds/${path}`, url()))).status }).toEqual({ path, status: 404 });
  }
});

asRecruiterInDetail("after concurrent changes of feeds, text and status the feeds agree with the job", async (recruiter) => {
  const { job, jobPublic } = await publish(recruiter);
  for (let turn = 0; turn < 6; turn++) {
    const replies = await Promise.all([
      put(recruiter, job.id, turn % 2 === 0 ? ["indeed"] : FEEDS),
      recruiter.call("PATCH /api/jobs/{jobId}", { path: { jobId: job.id }, body: { location: `Kiel ${turn}` } }),
      put(recruiter, job.id, ["linkedin"]),
      recruiter.call("PUT /api/jobs/{jobId}/status", { path: { jobId: job.id }, body: { status: "open" } }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { platforms } = await recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId: job.id } });
    expect(["default", ...(await feedsOf(jobPublic))]).toEqual(platforms);
  }
});

asRecruiter("a job published before feeds existed is only on its page, and can be added to feeds", async (recruiter) => {
  const { job, jobPublic } = await publish(recruiter);
  asOperator();
  const [{ PublicIdEntity }, { JobEntity }] = await Promise.all([
    import("@candor/core/job/publication.entity"),
    import("@candor/core/job/job.entity"),
  ]);
  const { data } = await PublicIdEntity.get({ publicId: jobPublic }).go();
  await JobEntity.patch({ accountId: data!.accountId, jobId: job.id }).remove(["platforms"]).go();

  expect(await recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId: job.id } })).toMatchObject({ platforms: ["default"] });
  expect((await aVisitor().ok("GET /api/public/jobs", { query: { query: job.title } })).total).toBe(1);
  expect(await feedsOf(jobPublic)).toEqual([]);
  expect((await put(recruiter, job.id, ["indeed"])).status).toBe(200);
  expect(await feedsOf(jobPublic)).toEqual(["indeed"]);
});
