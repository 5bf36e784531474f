import type { Criterion } from "@candor/scoring/criterion.info";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "../../../../ui/Toaster.tsx";
import { ApiError, call } from "../../../api/client.ts";
import { useProblemText } from "../../../api/problems.ts";
import { useFormats } from "../../../i18n/format.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { type Job, jobOf } from "../../../recruiting/queries/jobs.ts";
import { rewordings } from "./changes.ts";
import { sent } from "./criteria.ts";
import type { Base } from "./useCriteriaEdit.ts";

interface Save {
  readonly criteria: readonly Criterion[];
  readonly base: Base;
}

interface SavingOptions {
  jobId: string;
  /** The number of high fits before, for the toast. */
  highFit: number;
  onSaved: (job: Job) => void;
  onRefused: (error: unknown, save: Save) => void;
}

/** True where somebody else has saved other criteria in between. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.code === "job.changed";

/** Saves criteria unless somebody else has saved others meanwhile, and confirms it. Offers an undo if that needs no analysis. */
export function useSaving({ jobId, highFit, onSaved, onRefused }: SavingOptions) {
  const { t } = useTranslation(["jobs", "common", "criteria"]);
  const client = useQueryClient();
  const formats = useFormats();
  const problemText = useProblemText();

  const save = useMutation({
    mutationFn: ({ criteria, base }: Save) =>
      call("PUT /api/jobs/{jobId}/criteria", {
        path: { jobId },
        body: { criteria: sent(criteria, base.criteria), revision: base.revision },
      }),
    onSuccess: (job, { criteria, base }) => {
      onSaved(job);
      client.setQueryData(jobOf(jobId).queryKey, job);
      for (const queryKey of [["candidates", jobId], ["candidate", jobId], ["jobs"]]) void client.invalidateQueries({ queryKey });
      const undo = () => save.mutate({ criteria: base.criteria, base: { criteria: base.criteria, revision: job.revision } });
      const isUndone = rewordings(base.criteria, criteria).length === 0 && base.criteria.length <= criteria.length;
      toast.success(
        t(($) => $.criteria.saved),
        {
          ...(job.highFit !== highFit && {
            description: t(($) => $.criteria.savedHighFit, {
              before: formats.number(highFit),
              after: formats.number(job.highFit),
            }),
          }),
          ...(isUndone && { action: { label: t(($) => $.action.undo, { ns: "common" }), onClick: undo } }),
        },
      );
    },
    onError: (error, attempt) => {
      onRefused(error, attempt);
      if (isConflict(error)) return void client.invalidateQueries({ queryKey: jobOf(jobId).queryKey });
      if (error instanceof ApiError && error.code === "criteria.protected") return undefined;
      return toast.error(
        t(($) => $.edit.criteriaFailed),
        {
          description: problemText(error),
          action: { label: t(($) => $.action.tryAgain, { ns: "common" }), onClick: () => save.mutate(attempt) },
        },
      );
    },
  });
  return save;
}
