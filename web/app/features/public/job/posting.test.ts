import { expect, test } from "vitest";
import type { PublicJob } from "../queries.ts";
import { postingOf } from "./posting.ts";

const job: PublicJob = {
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
  form: "token",
  consentVersion: "2026-11-21",
};
const url = "https://candor.example/public/field-technician-k7m2x9q4bd";

test("an open job is a JobPosting with all that search engines ask for", () => {
  expect(postingOf(job, url)).toMatchObject({
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: "Field Technician",
    datePosted: "2026-11-04T09:00:00.000Z",
    employmentType: "FULL_TIME",
    hiringOrganization: { "@type": "Organization", name: "Nordlicht Energie", sameAs: "https://nordlicht.example" },
    jobLocation: { address: { addressLocality: "Berlin" } },
    directApply: true,
  });
});

test("the description is HTML in which an advert's own signs are words", () => {
  expect(postingOf(job, url)).toMatchObject({
    description:
      "<p>You repair heat pumps.</p><ul><li>&lt;script&gt;alert(1)&lt;/script&gt; &amp; more</li></ul><ul><li>Train colleagues</li></ul>",
  });
});

test("a remote job says so, words of one's own are another type, and what nobody said is left out", () => {
  const posting = postingOf({ ...job, remotePolicy: "remote", employmentType: "four days", location: null }, url);
  expect(posting).toMatchObject({ jobLocationType: "TELECOMMUTE", employmentType: "OTHER" });
  expect(posting).not.toHaveProperty("jobLocation");
  expect(postingOf({ ...job, employmentType: null, employer: { name: "X" } }, url)).not.toHaveProperty("employmentType");
});

test("pay is a range, one value or an upper end, and left out where nobody said it", () => {
  const salary = (pay: PublicJob["pay"]) => (postingOf({ ...job, pay }, url) as { baseSalary?: object }).baseSalary;
  const pay = { max: 60_000, currency: "EUR", period: "year" } as const;
  expect(salary({ ...pay, min: 52_000 })).toEqual({
    "@type": "MonetaryAmount",
    currency: "EUR",
    value: { "@type": "QuantitativeValue", minValue: 52_000, maxValue: 60_000, unitText: "YEAR" },
  });
  expect(salary({ ...pay, min: 60_000 })).toMatchObject({ value: { value: 60_000 } });
  expect(salary(pay)).toEqual(
    expect.objectContaining({ value: { "@type": "QuantitativeValue", maxValue: 60_000, unitText: "YEAR" } }),
  );
  expect(salary(null)).toBeUndefined();
});

test.for(["closed", "onHold"] as const)("a job that is %s is no posting", (status) => {
  expect(postingOf({ ...job, status }, url)).toBeUndefined();
});
