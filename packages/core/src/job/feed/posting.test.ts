import { expect, test } from "vitest";
import { faultsOf } from "./posting.fixture.ts";
import { postingOf } from "./posting.ts";
import type { Advert } from "../publication.info.ts";

const JOB: Advert = {
  publicId: "field-technician-k7m2x9q4bd",
  title: "Field Technician",
  company: "Nordlicht Energie",
  location: "Berlin",
  employmentType: "fullTime",
  remotePolicy: "onSite",
  language: "en",
  publishedAt: "2026-11-04T09:00:00.000Z",
  status: "open",
  department: null,
  pay: null,
  description: "You repair heat pumps.\n\n- <script>alert(1)</script> & more",
  keyResponsibilities: ["Train colleagues"],
  mustHaveRequirements: [],
  niceToHave: [],
  languageRequirements: [],
  employer: { name: "Nordlicht Energie", website: "https://nordlicht.example" },
  consentVersion: "2026-11-21",
};
const SITE = "https://candor.example";
const posting = (changes: Partial<Advert> = {}) => postingOf({ ...JOB, ...changes }, SITE);
const valid = (changes: Partial<Advert> = {}) => {
  const made = posting(changes);
  expect(made && faultsOf(made)).toEqual([]);
  return made!;
};

test("an open job is a JobPosting with all that search engines ask for", () => {
  expect(valid()).toMatchObject({
    title: "Field Technician",
    datePosted: "2026-11-04T09:00:00.000Z",
    url: "https://candor.example/public/field-technician-k7m2x9q4bd",
    employmentType: "FULL_TIME",
    identifier: { value: "field-technician-k7m2x9q4bd" },
    hiringOrganization: { "@type": "Organization", name: "Nordlicht Energie", sameAs: "https://nordlicht.example" },
    jobLocation: { address: { addressLocality: "Berlin", addressCountry: "DE" } },
    directApply: true,
  });
});

test("the description is HTML in which an advert's own signs are words", () => {
  expect(valid()).toMatchObject({
    description:
      "<p>You repair heat pumps.</p><ul><li>&lt;script&gt;alert(1)&lt;/script&gt; &amp; more</li></ul><ul><li>Train colleagues</li></ul>",
  });
});

test.for([
  ["Austin, Texas, USA", { addressLocality: "Austin", addressRegion: "Texas", addressCountry: "US" }],
  ["Izmir", { addressLocality: "Izmir", addressCountry: "TR" }],
  ["München, Bayern", { addressLocality: "München, Bayern", addressCountry: "DE" }],
] as const)("%s has the address %j", ([location, address]) => {
  expect(valid({ location })).toMatchObject({ jobLocation: { address } });
});

test("a place that the employer names with its country has that country", () => {
  const employer = { name: "Nordlicht", location: "Husum, Germany" };
  expect(valid({ location: "Husum", employer })).toMatchObject({ jobLocation: { address: { addressCountry: "DE" } } });
  expect(posting({ location: "Niebüll", employer })).toBeUndefined();
});

test("only a fully remote job of a known country is TELECOMMUTE, open to people of that country", () => {
  const remote = valid({ remotePolicy: "remote", location: "Leeds, UK" });
  expect(remote).toMatchObject({
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "Country", name: "United Kingdom" },
  });
  expect(remote).not.toHaveProperty("jobLocation");
  expect(valid({ remotePolicy: "hybrid" })).not.toHaveProperty("jobLocationType");
});

test.for([null, "Springfield", "Remote, EU"])(
  "a job in %s has no country, so nothing is claimed to search engines",
  (location) => {
    expect(posting({ location })).toBeUndefined();
    expect(posting({ location, remotePolicy: "remote" })).toBeUndefined();
  },
);

test("an end is told only where the job has a last day", () => {
  expect(valid()).not.toHaveProperty("validThrough");
  expect(valid({ endsOn: "2026-12-15", endsAt: "2026-12-15T23:00:00.000Z" })).toMatchObject({
    validThrough: "2026-12-15T23:00:00.000Z",
  });
});

test("words of one's own are another type of employment, and what nobody said is left out", () => {
  expect(valid({ employmentType: "four days" })).toMatchObject({ employmentType: "OTHER" });
  expect(valid({ employmentType: null })).not.toHaveProperty("employmentType");
});

test("pay is a range, one value or one end of a range, and left out where nobody said it", () => {
  const salary = (pay: Advert["pay"]) => valid({ pay })["baseSalary"];
  const pay = { max: 60_000, currency: "EUR", period: "year" } as const;
  expect(salary({ ...pay, min: 52_000 })).toEqual({
    "@type": "MonetaryAmount",
    currency: "EUR",
    value: { "@type": "QuantitativeValue", minValue: 52_000, maxValue: 60_000, unitText: "YEAR" },
  });
  expect(salary({ ...pay, min: 60_000 })).toMatchObject({ value: { value: 60_000 } });
  expect(salary(pay)).toMatchObject({ value: { "@type": "QuantitativeValue", maxValue: 60_000, unitText: "YEAR" } });
  expect(salary({ min: 2650, currency: "EUR", period: "month" })).toEqual({
    "@type": "MonetaryAmount",
    currency: "EUR",
    value: { "@type": "QuantitativeValue", minValue: 2650, unitText: "MONTH" },
  });
  expect(salary(null)).toBeUndefined();
});

test.for(["closed", "onHold"] as const)("a job that is %s is no posting", (status) => {
  expect(posting({ status })).toBeUndefined();
});
