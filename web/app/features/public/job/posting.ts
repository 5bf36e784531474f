import { blocksOf, bodyOf, unsaid } from "@candor/core/job/advert.info";
import type { PublicJob } from "../queries.ts";

/** Our codes as schema.org's; a recruiter's own words are OTHER. */
const EMPLOYMENT_TYPES: Readonly<Record<string, string>> = {
  fullTime: "FULL_TIME",
  partTime: "PART_TIME",
  contract: "CONTRACTOR",
  temporary: "TEMPORARY",
  internship: "INTERN",
};

/** A job as schema.org's JobPosting, for search engines; undefined for a job that accepts no applications. */
export function postingOf(job: PublicJob, url: string): object | undefined {
  if (job.status !== "open") return undefined;
  const { employer, location } = job;
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.title,
    description: descriptionOf(job),
    datePosted: job.publishedAt,
    url,
    identifier: { "@type": "PropertyValue", name: employer.name, value: job.publicId },
    hiringOrganization: {
      "@type": "Organization",
      name: employer.name,
      ...(employer.website && { sameAs: employer.website }),
      ...(job.logo && { logo: new URL(job.logo.url, url).href }),
    },
    ...(job.employmentType && { employmentType: EMPLOYMENT_TYPES[job.employmentType] ?? "OTHER" }),
    ...(location && {
      jobLocation: { "@type": "Place", address: { "@type": "PostalAddress", addressLocality: location } },
    }),
    ...(job.remotePolicy === "remote" && { jobLocationType: "TELECOMMUTE" }),
    ...(job.pay && { baseSalary: salaryOf(job.pay) }),
    directApply: true,
  };
}

function salaryOf({ min, max, currency, period }: NonNullable<PublicJob["pay"]>): object {
  const amounts = min === max ? { value: max } : { ...(min !== undefined && { minValue: min }), maxValue: max };
  return {
    "@type": "MonetaryAmount",
    currency,
    value: { "@type": "QuantitativeValue", ...amounts, unitText: period.toUpperCase() },
  };
}

/** The advert as HTML for a JobPosting's description, with escaped text, so that the employer cannot add elements. */
function descriptionOf(job: PublicJob): string {
  const lists = [job.keyResponsibilities, job.mustHaveRequirements, job.niceToHave].map((lines) =>
    unsaid(lines, job.description),
  );
  const body = blocksOf(bodyOf(job)).map((block) => {
    if (block.kind === "list") return listOf(block.items);
    return `<p>${escaped(block.text).replace(/\n/gu, "<br>")}</p>`;
  });
  return [...body, ...lists.filter((items) => items.length > 0).map(listOf)].join("") || `<p>${escaped(job.title)}</p>`;
}

const listOf = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join("")}</ul>`;

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string): string => text.replace(/[&<>"']/gu, (sign) => ENTITIES[sign]!);
