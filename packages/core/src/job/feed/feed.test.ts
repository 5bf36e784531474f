import { describe, expect, test } from "vitest";
import { FEED_MAX_BYTES } from "../../kernel/limits.ts";
import { Feed } from "./feed.ts";
import type { FeedJob } from "./format.ts";
import { parsedFeed } from "./parse.fixture.ts";

const PLANNER: FeedJob = {
  publicId: "grid-planner-k3v9q2x7ab",
  title: "Grid Planner",
  company: "Nordlicht Energie",
  location: "Berlin, Germany",
  employmentType: "fullTime",
  remotePolicy: "hybrid",
  language: "en",
  publishedAt: "2026-11-02T09:30:00.000Z",
  description: "<p>Plans heat networks.</p>",
  pay: { min: 52_000, max: 64_000, currency: "EUR", period: "year" },
};
const BARE: FeedJob = { ...PLANNER, location: null, employmentType: null, remotePolicy: null, description: "", pay: null };
const NOW = { siteUrl: "https://candor.example", builtAt: new Date("2026-11-21T08:00:00Z") };

const feedOf = (name: "indeed" | "linkedin", ...jobs: FeedJob[]) => parsedFeed(Feed.write(name, jobs, NOW));

describe("Indeed reads", () => {
  test("all that is known of a job, in its own words", () => {
    expect(feedOf("indeed", PLANNER)).toEqual({
      head: { publisher: "Candor", publisherurl: "https://candor.example", lastBuildDate: "Sat, 21 Nov 2026 08:00:00 GMT" },
      jobs: [
        {
          title: "Grid Planner",
          date: "2026-11-02T09:30:00.000Z",
          referencenumber: "grid-planner-k3v9q2x7ab",
          requisitionid: "grid-planner-k3v9q2x7ab",
          url: "https://candor.example/public/grid-planner-k3v9q2x7ab?source=indeed",
          company: "Nordlicht Energie",
          city: "Berlin",
          country: "DE",
          description: "<p>Plans heat networks.</p>",
          salary: "52000 - 64000 EUR per year",
          jobtype: "fulltime",
          remotetype: "Hybrid remote",
        },
      ],
    });
  });

  test("no fields without a value", () => {
    const [job] = feedOf("indeed", BARE).jobs;
    expect(Object.keys(job!)).toEqual(["title", "date", "referencenumber", "requisitionid", "url", "company"]);
  });

  test.for([
    [{ max: 31.5, currency: "EUR", period: "hour" }, "31.5 EUR per hour"],
    [{ min: 4000, max: 4000, currency: "TRY", period: "month" }, "4000 TRY per month"],
    [{ min: 2650, currency: "EUR", period: "month" }, "From 2650 EUR per month"],
  ] as const)("pay of %o as %s", ([pay, salary]) => {
    expect(feedOf("indeed", { ...PLANNER, pay }).jobs).toMatchObject([{ salary }]);
  });

  test("a workplace and an employment type in free text are not mapped to its codes", () => {
    const [job] = feedOf("indeed", { ...PLANNER, employmentType: "80 %", remotePolicy: "onSite" }).jobs;
    expect([job!["jobtype"], job!["remotetype"]]).toEqual([undefined, undefined]);
  });
});

describe("LinkedIn reads", () => {
  test("all that is known of a job, in its own words", () => {
    expect(feedOf("linkedin", PLANNER)).toEqual({
      head: {
        lastBuildDate: "Sat, 21 Nov 2026 08:00:00 GMT",
        publisherUrl: "https://candor.example",
        publisher: "Candor",
        expectedJobCount: "1",
      },
      jobs: [
        {
          partnerJobId: "grid-planner-k3v9q2x7ab",
          company: "Nordlicht Energie",
          title: "Grid Planner",
          description: "<p>Plans heat networks.</p>",
          applyUrl: "https://candor.example/public/grid-planner-k3v9q2x7ab?source=linkedin",
          location: "Berlin, Germany",
          workplaceTypes: "Hybrid",
          jobtype: "FULL_TIME",
          "salaries/salary/highEnd/amount": "64000",
          "salaries/salary/highEnd/currencyCode": "EUR",
          "salaries/salary/lowEnd/amount": "52000",
          "salaries/salary/lowEnd/currencyCode": "EUR",
          "salaries/salary/period": "YEARLY",
          "salaries/salary/type": "BASE_SALARY",
        },
      ],
    });
  });

  test("neither an employer id nor a person's address, and no fields without a value", () => {
    const [job] = feedOf("linkedin", BARE).jobs;
    expect(Object.keys(job!)).toEqual(["partnerJobId", "company", "title", "applyUrl"]);
  });

  test("pay in whole units or not at all, and without a lower bound where none is given", () => {
    const paid = (pay: FeedJob["pay"]) => feedOf("linkedin", { ...PLANNER, pay }).jobs[0]!;
    expect(Object.keys(paid({ max: 31.5, currency: "EUR", period: "hour" })).join(" ")).not.toContain("salar");
    const upTo = paid({ max: 31, currency: "EUR", period: "hour" });
    expect(upTo).toMatchObject({ "salaries/salary/highEnd/amount": "31", "salaries/salary/period": "HOURLY" });
    expect(upTo).not.toHaveProperty("salaries/salary/lowEnd/amount");
    expect(Object.keys(paid({ min: 31, currency: "EUR", period: "hour" })).join(" ")).not.toContain("salar");
  });
});

describe.for(["indeed", "linkedin"] as const)("the feed for %s", (name) => {
  test.for<[what: string, typed: string, read: string]>([
    ["the end of a section", "A ]]> B ]]]]>> C ]]", "A ]]> B ]]]]>> C ]]"],
    ["XML markup", `R&D <Lead> "x" 'y' &amp; <!-- -->`, `R&D <Lead> "x" 'y' &amp; <!-- -->`],
    ["control characters", "Ba\u0000k\u0008er\u000B\u001F \uFFFE\uFFFFof\u007F", "Baker of\u007F"],
    ["characters outside the BMP", "👩‍🏭 𝔅aker 𠮷", "👩‍🏭 𝔅aker 𠮷"],
    ["lone surrogates", "\uD83DBaker\uDC69 \uDC69\uD83D", "Baker"],
    [
      "a declaration",
      '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e "x">]>&e;',
      '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e "x">]>&e;',
    ],
  ])("is well-formed with %s in every text", ([, typed, read]) => {
    const { jobs } = feedOf(name, { ...PLANNER, title: typed, company: typed, description: typed, location: typed });
    expect(jobs).toMatchObject([{ title: read, company: read, description: read }]);
  });

  test("is well-formed without any job", () => {
    expect(feedOf(name).jobs).toEqual([]);
  });

  test("holds all jobs, and shortens the longest adverts where they do not fit", () => {
    const paragraph = `<p>${"ü".repeat(990)}</p>`;
    const jobs = Array.from({ length: 900 }, (_, n) => ({
      ...PLANNER,
      publicId: `job-${n}`,
      description: n % 3 === 0 ? "<p>Short.</p>" : paragraph.repeat(6),
    }));
    const xml = Feed.write(name, jobs, NOW);
    const { head, jobs: held } = parsedFeed(xml);
    expect(Buffer.byteLength(xml)).toBeLessThan(FEED_MAX_BYTES + 1000);
    expect(Buffer.byteLength(xml)).toBeGreaterThan(FEED_MAX_BYTES / 2);
    expect(held.map((job) => job["referencenumber"] ?? job["partnerJobId"])).toEqual(jobs.map(({ publicId }) => publicId));
    const [short, long] = held.map(({ description }) => description);
    expect(short).toBe("<p>Short.</p>");
    expect(long).toMatch(/^(?:<p>ü+<\/p>)+<p>…<\/p>$/u);
    if (name === "linkedin") expect(head["expectedJobCount"]).toBe("900");
  });

  test("is refused rather than written without some of its jobs", () => {
    const jobs = Array.from({ length: 12_000 }, (_, n) => ({ ...BARE, publicId: `job-${n}`, title: "Planner ".repeat(60) }));
    expect(() => Feed.write(name, jobs, NOW)).toThrow("12000 jobs");
  });
});
