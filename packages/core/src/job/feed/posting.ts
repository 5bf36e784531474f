import { blocksOf, bodyOf, unsaid } from "../advert.info.ts";
import { countryOfCity } from "./cities.ts";
import { placeOf, type Place } from "./place.ts";
import type { Pay } from "../job.info.ts";
import { publicPathOf } from "../public-path.info.ts";
import type { Advert } from "../publication.info.ts";

// A job as Google documents it: https://developers.google.com/search/docs/appearance/structured-data/job-posting

/** Our codes as schema.org's; a recruiter's own words are OTHER. */
const EMPLOYMENT_TYPES: Readonly<Record<string, string>> = {
  fullTime: "FULL_TIME",
  partTime: "PART_TIME",
  contract: "CONTRACTOR",
  temporary: "TEMPORARY",
  internship: "INTERN",
};

/**
 * Returns a job as schema.org's JobPosting. Undefined for a job that takes no applications, and for one whose country is unknown: without
 * a country it has no place that search engines accept, and for a remote job nobody knows from where people may apply.
 */
export function postingOf(job: Advert, siteUrl: string): Readonly<Record<string, unknown>> | undefined {
  const whereabouts = whereaboutsOf(job);
  if (job.status !== "open" || !whereabouts) return undefined;
  const { employer } = job;
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.title,
    description: descriptionOf(job),
    datePosted: job.publishedAt,
    ...(job.endsAt && { validThrough: job.endsAt }),
    url: `${siteUrl}${publicPathOf(job)}`,
    inLanguage: job.language,
    identifier: { "@type": "PropertyValue", name: employer.name, value: job.publicId },
    hiringOrganization: {
      "@type": "Organization",
      name: employer.name,
      ...(employer.website && { sameAs: employer.website }),
      ...(job.logo && { logo: new URL(job.logo.url, siteUrl).href }),
    },
    ...(job.employmentType && { employmentType: EMPLOYMENT_TYPES[job.employmentType] ?? "OTHER" }),
    ...whereabouts,
    ...(job.pay && { baseSalary: salaryOf(job.pay) }),
    directApply: true,
  };
}

/** The place of work, or for a fully remote job the country from which people may apply. A hybrid job has a place. */
function whereaboutsOf({ location, remotePolicy, employer }: Advert): object | undefined {
  const { city, state, country } = withCountry(placeOf(location ?? ""), employer.location ?? "");
  if (!country) return undefined;
  if (remotePolicy === "remote") {
    const name = new Intl.DisplayNames("en", { type: "region" }).of(country);
    return { jobLocationType: "TELECOMMUTE", applicantLocationRequirements: { "@type": "Country", name } };
  }
  return {
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        ...(city && { addressLocality: city }),
        ...(state && { addressRegion: state }),
        addressCountry: country,
      },
    },
  };
}

/** False for a job without a country, which search engines therefore do not list. The company's location may name it. */
export const hasCountry = (location: string | undefined, employerLocation: string | undefined): boolean =>
  withCountry(placeOf(location ?? ""), employerLocation ?? "").country !== undefined;

/** Adds the country that a city's name says, or that the employer names for the same city. */
function withCountry(place: Place, employerLocation: string): Place {
  if (place.country || !place.city) return place;
  const employer = placeOf(employerLocation);
  const [first = ""] = place.city.split(",");
  const country = countryOfCity(first) ?? (employer.city === place.city ? employer.country : undefined);
  return country ? { ...place, country } : place;
}

function salaryOf({ min, max, currency, period }: Pay): object {
  const amounts =
    min === max ? { value: max } : { ...(min !== undefined && { minValue: min }), ...(max !== undefined && { maxValue: max }) };
  return {
    "@type": "MonetaryAmount",
    currency,
    value: { "@type": "QuantitativeValue", ...amounts, unitText: period.toUpperCase() },
  };
}

/** The advert as HTML for a JobPosting's description, with escaped text, so that the employer cannot add elements. */
function descriptionOf(job: Advert): string {
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
