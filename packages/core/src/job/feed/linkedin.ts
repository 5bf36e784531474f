import type { Pay } from "../job.info.ts";
import { type Format, PUBLISHER } from "./format.ts";
import { element, group } from "./xml.ts";

/** Our codes in LinkedIn's terms; other values have none. */
const JOB_TYPES: Readonly<Record<string, string>> = {
  fullTime: "FULL_TIME",
  partTime: "PART_TIME",
  contract: "CONTRACT",
  internship: "INTERNSHIP",
};

const WORKPLACES: Readonly<Record<string, string>> = { onSite: "On-site", hybrid: "Hybrid", remote: "Remote" };

const PERIODS: Readonly<Record<Pay["period"], string>> = { hour: "HOURLY", month: "MONTHLY", year: "YEARLY" };

/**
 * LinkedIn's feed of basic jobs: https://learn.microsoft.com/linkedin/talent/job-postings/xml-feeds-development-guide. It
 * contains only fields with a known value, and neither `companyId`, the employer's id on LinkedIn, nor `posterEmail`, because no
 * person agreed to publish it.
 */
export const linkedin: Format = {
  head: ({ siteUrl, builtAt, jobs }) => [
    element("lastBuildDate", builtAt.toUTCString()),
    element("publisherUrl", siteUrl),
    element("publisher", PUBLISHER),
    element("expectedJobCount", jobs),
  ],
  job: (job, url) =>
    group("job", [
      element("partnerJobId", job.publicId),
      element("company", job.company),
      element("title", job.title),
      element("description", job.description),
      element("applyUrl", url),
      element("location", job.location),
      element("workplaceTypes", WORKPLACES[job.remotePolicy ?? ""]),
      element("jobtype", JOB_TYPES[job.employmentType ?? ""]),
      group("salaries", [group("salary", salaryOf(job.pay))]),
    ]),
};

/** LinkedIn accepts whole units and wants an upper end, so pay per hour with cents and "from" an amount appear only in the advert. */
function salaryOf(pay: Pay | null): string[] {
  if (!pay) return [];
  const { min, max, currency, period } = pay;
  if (max === undefined || ![min ?? max, max].every(Number.isInteger)) return [];
  const end = (name: string, amount: number | undefined) =>
    amount === undefined ? "" : group(name, [element("amount", amount), element("currencyCode", currency)]);
  return [end("highEnd", max), end("lowEnd", min), element("period", PERIODS[period]), element("type", "BASE_SALARY")];
}
