import type { BodyOf } from "@candor/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../api/client.ts";
import { type Job, jobOf } from "../../../recruiting/queries/jobs.ts";
import { companiesQuery, type Company } from "../../../recruiting/queries/companies.ts";

export type CompanyFields = BodyOf<"POST /api/companies">;

/** Publishes a job under a company, or unpublishes it. */
export function usePublication(jobId: string, onDone: (job: Job) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { published: true; companyId: string; platforms?: Job["platforms"] } | { published: false }) =>
      call("PUT /api/jobs/{jobId}/publication", { path: { jobId }, body }),
    onSuccess: (job) => {
      client.setQueryData(jobOf(jobId).queryKey, job);
      void client.invalidateQueries({ queryKey: ["jobs"] });
      onDone(job);
    },
  });
}

/** Creates a company profile and adds it to the cached list at once, so that a second try to publish does not create it again. */
export function useNewCompany() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (fields: CompanyFields) => call("POST /api/companies", { body: fields }),
    onSuccess: (company: Company) =>
      client.setQueryData(companiesQuery.queryKey, (before) => ({ items: [...(before?.items ?? []), company] })),
  });
}
