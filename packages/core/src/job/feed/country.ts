import * as z from "zod/mini";
import { fn } from "../../kernel/fn.ts";
import { Company } from "../company.ts";
import { getJob } from "../stored.ts";
import { hasCountry } from "./posting.ts";

export * as Country from "./country.ts";

/** False for a job that search engines do not list, because neither its place nor its company's names a country. Refusal: `job.notFound`. */
export const isKnown = fn(z.object({ jobId: z.string() }), async ({ jobId }): Promise<boolean> => {
  const job = await getJob(jobId);
  const company = job.companyId ? await Company.find(job.companyId) : undefined;
  return hasCountry(job.location, company?.location);
});
