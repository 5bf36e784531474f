import type { AnswerOf, BodyOf } from "@candor/contract";
import type { Recruiter } from "./recruiter.ts";

let made = 0;

/** Publishes a job under a company's name. Its title is unique, so that the public list can be searched for it. */
export async function publish(recruiter: Recruiter, fields: Partial<BodyOf<"POST /api/jobs">> = {}) {
  const company = await recruiter.ok("POST /api/companies", { body: { name: "Nordlicht Energie" } });
  const job = await recruiter.openJob({ title: freshTitle(), ...fields });
  const published = await recruiter.ok("PUT /api/jobs/{jobId}/publication", {
    path: { jobId: job.id },
    body: { published: true, companyId: company.id },
  });
  return { job: published, company, jobPublic: published.publicId };
}

/** A title that no other job has. */
export const freshTitle = (): string => `Grid Planner ${Date.now().toString(36)}x${process.pid}x${++made}`;

/** A link for an agency. */
export const aBulkLink = (
  recruiter: Recruiter,
  jobId: string,
  fields: Partial<BodyOf<"POST /api/jobs/{jobId}/bulk-links">> = {},
) =>
  recruiter.ok("POST /api/jobs/{jobId}/bulk-links", {
    path: { jobId },
    body: { label: "Talent Partners", limit: 100, endsAt: inDays(7), ...fields },
  });

export const tokenOf = ({ url }: Pick<AnswerOf<"POST /api/jobs/{jobId}/bulk-links">, "url">): string => url.split("/").at(-1)!;

export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
