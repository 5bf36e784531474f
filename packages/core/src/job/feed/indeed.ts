import type { Pay } from "../job.info.ts";
import { type Format, PUBLISHER } from "./format.ts";
import { placeOf } from "./place.ts";
import { element, group } from "./xml.ts";

/** Our codes in Indeed's terms. Free text is left out here; it is in the advert. */
const JOB_TYPES: Readonly<Record<string, string>> = {
  fullTime: "fulltime",
  partTime: "parttime",
  contract: "contract",
  temporary: "temporary",
  internship: "internship",
  apprenticeship: "apprenticeship",
};

const REMOTE_TYPES: Readonly<Record<string, string>> = { remote: "Fully remote", hybrid: "Hybrid remote" };

/** Indeed's XML feed: https://docs.indeed.com/indeed-apply/xml-feed. It contains only fields with a known value. */
export const indeed: Format = {
  head: ({ siteUrl, builtAt }) => [
    element("publisher", PUBLISHER),
    element("publisherurl", siteUrl),
    element("lastBuildDate", builtAt.toUTCString()),
  ],
  job(job, url) {
    const { city, state, country } = placeOf(job.location ?? "");
    return group("job", [
      element("title", job.title),
      element("date", job.publishedAt),
      element("referencenumber", job.publicId),
      element("requisitionid", job.publicId),
      element("url", url),
      element("company", job.company),
      element("city", city),
      element("state", state),
      element("country", country),
      element("description", job.description),
      element("salary", job.pay && salaryOf(job.pay)),
      element("jobtype", JOB_TYPES[job.employmentType ?? ""]),
      element("remotetype", REMOTE_TYPES[job.remotePolicy ?? ""]),
    ]);
  },
};

/** "52000 - 64000 EUR per year", "From 2650 EUR per month". */
const salaryOf = ({ min, max, currency, period }: Pay): string => `${amountsOf(min, max)} ${currency} per ${period}`;

const amountsOf = (min: number | undefined, max: number | undefined): string => {
  if (max === undefined) return `From ${min}`;
  return min === undefined || min === max ? `${max}` : `${min} - ${max}`;
};
