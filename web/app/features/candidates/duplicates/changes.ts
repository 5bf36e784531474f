import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "../../../../ui/Toaster.tsx";
import { call } from "../../../api/client.ts";
import { useProblemText } from "../../../api/problems.ts";
import { useLocale } from "../../../i18n/useLocale.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { type Candidate, candidateOf } from "../../../recruiting/queries/candidates.ts";

/** Takes over the server's answer: updates the candidate, and refreshes every list and count of the job. */
function useTakingIn({ jobId, cvId }: Pick<Candidate, "jobId" | "cvId">): (candidate: Candidate, otherId: string) => void {
  const client = useQueryClient();
  const { queryKey } = candidateOf(jobId, cvId, useLocale());
  return (candidate, otherId) => {
    client.setQueryData(queryKey, candidate);
    // The other candidacy has changed, too: it was merged, restored or marked as distinct.
    client.removeQueries({ queryKey: ["candidate", jobId, otherId] });
    for (const key of [["candidates", jobId], ["job", jobId], ["jobs"]]) void client.invalidateQueries({ queryKey: key });
  };
}

/** Undoes a merge. */
export function useUnmerge(candidate: Pick<Candidate, "jobId" | "cvId">) {
  const { t } = useTranslation("candidate");
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

/** Merges another candidacy into this one; undone with one press. The dialog shows refusals. */
export function useMerge(candidate: Pick<Candidate, "jobId" | "cvId">, onMerged: () => void) {
  const { t } = useTranslation("candidate");
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

/** Takes back that two candidacies are of different people. */
export function useUndistinction(candidate: Pick<Candidate, "jobId" | "cvId">) {
  const { t } = useTranslation("candidate");
  const takeIn = useTakingIn(candidate);
  const problemText = useProblemText();
  const { jobId, cvId } = candidate;
  return useMutation({
    mutationFn: (otherId: string) =>
      call("DELETE /api/jobs/{jobId}/candidates/{cvId}/distinctions/{otherId}", { path: { jobId, cvId, otherId } }),
    onSuccess: (answer, otherId) => {
      takeIn(answer, otherId);
      toast.success(t(($) => $.duplicates.suggestedAgain));
    },
    onError: (error) =>
      void toast.error(
        t(($) => $.merge.undoFailed),
        { description: problemText(error) },
      ),
  });
}

/** Marks two candidacies as different people, so that they are not suggested again; undone with one press. */
export function useDistinction(candidate: Pick<Candidate, "jobId" | "cvId">) {
  const { t } = useTranslation("candidate");
  const { t: tc } = useTranslation("common");
  const takeIn = useTakingIn(candidate);
  const problemText = useProblemText();
  const { mutate: undo } = useUndistinction(candidate);
  const { jobId, cvId } = candidate;
  const distinguish = useMutation({
    mutationFn: (otherId: string) =>
      call("POST /api/jobs/{jobId}/candidates/{cvId}/distinctions", { path: { jobId, cvId }, body: { cvId: otherId } }),
    onSuccess: (answer, otherId) => {
      takeIn(answer, otherId);
      toast.success(
        t(($) => $.duplicates.marked),
        { action: { label: tc(($) => $.action.undo), onClick: () => undo(otherId) } },
      );
    },
    onError: (error, otherId) =>
      void toast.error(
        t(($) => $.duplicates.markFailed),
        {
          description: problemText(error),
          action: { label: tc(($) => $.action.tryAgain), onClick: () => distinguish.mutate(otherId) },
        },
      ),
  });
  return distinguish;
}
