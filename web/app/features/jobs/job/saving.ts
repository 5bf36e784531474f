import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "../../../../ui/Toaster.tsx";
import { call } from "../../../api/client.ts";
import { useProblemText } from "../../../api/problems.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useAnalysis } from "../../../recruiting/analysis/useAnalysis.ts";
import { staleOf } from "../../../recruiting/queries/candidates.ts";
import { type Job, jobOf } from "../../../recruiting/queries/jobs.ts";
import { type Edit, inverseOf, type Proposal, withTaken } from "./edits.ts";

interface Save {
  readonly edit: Edit;
  /** The job as it was when the edit began. */
  readonly before: Job;
  /** The accepted proposals. */
  readonly taken: readonly Proposal[];
  readonly analyzes: boolean;
  /** True for an undo, which may come from another page. */
  readonly isUndo?: boolean;
}

/** A saved job; `refusal` is set if its criteria could not be saved. */
interface Saved {
  readonly job: Job;
  readonly refusal?: unknown;
}

async function save(jobId: string, { edit, taken }: Save): Promise<Saved> {
  const { proposed: _, ...job } = await call("PATCH /api/jobs/{jobId}", { path: { jobId }, body: edit });
  if (taken.length === 0) return { job };
  const body = { criteria: withTaken(job.criteria, taken), revision: job.revision };
  try {
    return { job: await call("PUT /api/jobs/{jobId}/criteria", { path: { jobId }, body }) };
  } catch (refusal) {
    return { job, refusal };
  }
}

/** Saves an edit with the accepted proposals, confirms it with an undo, and orders an analysis of the CVs if the user chose it. */
export function useJobSaving(jobId: string, onSaved: (job: Job) => void) {
  const { t } = useTranslation(["jobs", "common"]);
  const client = useQueryClient();
  const problemText = useProblemText();
  const analysis = useAnalysis(jobId);

  const saving = useMutation({
    mutationFn: (attempt: Save) => save(jobId, attempt),
    onSuccess: ({ job, refusal }, { edit, before, taken, analyzes, isUndo }) => {
      if (!isUndo) onSaved(job);
      client.setQueryData(jobOf(jobId).queryKey, job);
      for (const queryKey of [["candidates", jobId], ["candidate", jobId], ["jobs"], ["dashboard"], ["criteria-preview", jobId]])
        void client.invalidateQueries({ queryKey });
      const undo = () => saving.mutate({ edit: inverseOf(edit, before), before: job, taken: [], analyzes: false, isUndo: true });
      toast.success(
        t(($) => $.edit.saved),
        taken.length > 0 || analyzes ? {} : { action: { label: t(($) => $.action.undo, { ns: "common" }), onClick: undo } },
      );
      if (refusal)
        toast.error(
          t(($) => $.edit.criteriaFailed),
          { description: problemText(refusal) },
        );
      if (analyzes) void analyze(job.totalResumes);
    },
    onError: (error, attempt) =>
      toast.error(
        t(($) => $.edit.failed),
        {
          description: `${problemText(error)} ${t(($) => $.edit.kept)}`,
          action: { label: t(($) => $.action.tryAgain, { ns: "common" }), onClick: () => saving.mutate(attempt) },
        },
      ),
  });

  const analyze = async (all: number) => {
    const { stale } = await client.fetchQuery({ ...staleOf(jobId), staleTime: 0 }).catch(() => ({ stale: all }));
    if (stale > 0) analysis.begin(stale);
    else toast.info(t(($) => $.edit.current));
  };
  return saving;
}
