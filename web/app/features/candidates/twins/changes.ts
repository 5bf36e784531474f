import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { toast } from "../../../../ui/Toaster.tsx";
import { call } from "../../../api/client.ts";
import { useProblemText } from "../../../api/problems.ts";
import { useLocale } from "../../../i18n/useLocale.ts";
import { type Candidate, candidateOf } from "../../../recruiting/queries/candidates.ts";

/** Takes in what the server answers: the candidate anew, and with it every list and count of the job. */
function useTakingIn({ jobId, cvId }: Pick<Candidate, "jobId" | "cvId">): (candidate: Candidate, otherId: string) => void {
  const client = useQueryClient();
  const { queryKey } = candidateOf(jobId, cvId, useLocale());
  return (candidate, otherId) => {
    client.setQueryData(queryKey, candidate);
    // The page of the other says something else from now on: it stands no longer, again, or alone.
    client.removeQueries({ queryKey: ["candidate", jobId, otherId] });
    for (const key of [["candidates", jobId], ["job", jobId], ["jobs"]]) void client.invalidateQueries({ queryKey: key });
  };
}

/** Brings a merged application back. */
export function useUnmerge(candidate: Pick<Candidate, "jobId" | "cvId">) {
  const { t } = useTranslation("candidates");
  const takeIn = useTakingIn(candidate);
  const problemText = useProblemText();
  const { jobId, cvId } = candidate;
  return useMutation({
    mutationFn: (mergedId: string) =>
      call("DELETE /api/jobs/{jobId}/candidates/{cvId}/merges/{mergedId}", { path: { jobId, cvId, mergedId } }),
    onSuccess: (answer, mergedId) => {
      takeIn(answer, mergedId);
      toast.success(t(($) => $.merge.undone));
    },
    onError: (error) =>
      void toast.error(
        t(($) => $.merge.undoFailed),
        { description: problemText(error) },
      ),
  });
}

/** Merges another application into this one; undone with one press. Refusals are said where it was asked. */
export function useMerge(candidate: Pick<Candidate, "jobId" | "cvId">, onMerged: () => void) {
  const { t } = useTranslation("candidates");
  const { t: tc } = useTranslation("common");
  const takeIn = useTakingIn(candidate);
  const { mutate: unmerge } = useUnmerge(candidate);
  const { jobId, cvId } = candidate;
  return useMutation({
    mutationFn: (otherId: string) =>
      call("POST /api/jobs/{jobId}/candidates/{cvId}/merges", { path: { jobId, cvId }, body: { cvId: otherId } }),
    onSuccess: (answer, otherId) => {
      takeIn(answer, otherId);
      onMerged();
      toast.success(
        t(($) => $.merge.done),
        { action: { label: tc(($) => $.action.undo), onClick: () => unmerge(otherId) } },
      );
    },
  });
}

/** Says that two are different people: they are not suggested again. */
export function useDistinction(candidate: Pick<Candidate, "jobId" | "cvId">) {
  const { t } = useTranslation("candidates");
  const { t: tc } = useTranslation("common");
  const takeIn = useTakingIn(candidate);
  const problemText = useProblemText();
  const { jobId, cvId } = candidate;
  const distinguish = useMutation({
    mutationFn: (otherId: string) =>
      call("POST /api/jobs/{jobId}/candidates/{cvId}/distinctions", { path: { jobId, cvId }, body: { cvId: otherId } }),
    onSuccess: (answer, otherId) => {
      takeIn(answer, otherId);
      toast.success(t(($) => $.twins.marked));
    },
    onError: (error, otherId) =>
      void toast.error(
        t(($) => $.twins.markFailed),
        {
          description: problemText(error),
          action: { label: tc(($) => $.action.tryAgain), onClick: () => distinguish.mutate(otherId) },
        },
      ),
  });
  return distinguish;
}
