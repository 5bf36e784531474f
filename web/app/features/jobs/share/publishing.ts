import type { BodyOf } from "@candor/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { toast } from "../../../../ui/Toaster.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { usePaths } from "../../../paths.ts";
import { useProblemText } from "../../../api/problems.ts";
import { remarksOf } from "./queries.ts";
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

/**
 * Publishes a job with one press: under the account's first company, unless the advert has something to look at first or there is no
 * company yet; then the dialog opens. Undone with one press.
 */
export function usePublishNow(): (job: Job) => Promise<void> {
  const { t } = useTranslation("share");
  const { t: tc } = useTranslation("common");
  const client = useQueryClient();
  const navigate = useNavigate();
  const paths = usePaths();
  const problemText = useProblemText();
  const put = async (jobId: string, body: BodyOf<"PUT /api/jobs/{jobId}/publication">) => {
    const job = await call("PUT /api/jobs/{jobId}/publication", { path: { jobId }, body });
    client.setQueryData(jobOf(jobId).queryKey, job);
    void client.invalidateQueries({ queryKey: ["jobs"] });
  };
  const failed = (error: unknown) =>
    void toast.error(
      t(($) => $.publish.failed),
      { description: problemText(error) },
    );
  return async (job) => {
    try {
      const [{ items: companies }, { items: remarks }] = await Promise.all([
        client.fetchQuery(companiesQuery),
        client.fetchQuery(remarksOf(job)),
      ]);
      const company = companies.find(({ id }) => id === job.companyId) ?? companies[0];
      if (!company || remarks.length > 0) return await navigate(paths.job(job.id, "share"), { state: TO_PUBLISH });
      await put(job.id, { published: true, companyId: company.id, platforms: ["default"] });
      await navigate(paths.job(job.id, "share"));
      const undo = () => void put(job.id, { published: false }).catch(failed);
      toast.success(
        t(($) => $.publish.doneAs, { company: company.name }),
        { action: { label: tc(($) => $.action.undo), onClick: undo } },
      );
    } catch (error) {
      failed(error);
    }
    return undefined;
  };
}

/** State of the address that opens a job's page with the dialog of publishing. */
export const TO_PUBLISH = { open: "publish" } as const;

/** Creates a company profile and adds it to the cached list at once, so that a second try to publish does not create it again. */
export function useNewCompany() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (fields: CompanyFields) => call("POST /api/companies", { body: fields }),
    onSuccess: (company: Company) =>
      client.setQueryData(companiesQuery.queryKey, (before) => ({ items: [...(before?.items ?? []), company] })),
  });
}
