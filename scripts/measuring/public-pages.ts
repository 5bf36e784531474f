import type { Recruiter } from "../../tests/support/recruiter.ts";

export interface PublicPage {
  readonly title: string;
  readonly path: string;
}

/** Publishes a job and returns the public pages to measure: two home pages, a tool, the list of jobs and the job. */
export async function publicPages(recruiter: Recruiter): Promise<PublicPage[]> {
  const { id: companyId } = await recruiter.ok("POST /api/companies", { body: { name: "Nordlicht Energie" } });
  const { id: jobId } = await recruiter.openJob();
  const { publicId } = await recruiter.ok("PUT /api/jobs/{jobId}/publication", {
    path: { jobId },
    body: { published: true, companyId },
  });
  return [
    { title: "home", path: "/" },
    { title: "home, Turkish", path: "/tr" },
    { title: "tool", path: "/tools/job-seniority-detector" },
    { title: "jobs", path: "/public/jobs" },
    { title: "job", path: `/public/${publicId}` },
  ];
}
