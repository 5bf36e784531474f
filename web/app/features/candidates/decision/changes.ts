import type { Stage } from "@candor/core/candidacy/candidate.info";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "../../../../ui/Toaster.tsx";
import { call } from "../../../api/client.ts";
import { useLocale } from "../../../i18n/useLocale.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { type Candidate, candidateOf } from "../../../recruiting/queries/candidates.ts";

/** Moves a candidate to a stage: shown at once, reverted when the server refuses, and undone with one press. */
export function useStage(candidate: Candidate): (stage: Stage) => void {
  const { t } = useTranslation("candidate");
  const { t: tr } = useTranslation("recruiting");
  const { t: tc } = useTranslation("common");
  const client = useQueryClient();
  const { jobId, cvId } = candidate;
  const { queryKey } = candidateOf(jobId, cvId, useLocale());

  const show = (stage: Stage) => client.setQueryData(queryKey, (before) => before && { ...before, stage });
  const move = useMutation({
    mutationFn: ({ to }: { to: Stage; from: Stage }) =>
      call("PATCH /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId }, body: { stage: to } }),
    onMutate: ({ to }) => show(to),
    onSuccess: (answer, { to, from }) => {
      client.setQueryData(queryKey, answer);
      void client.invalidateQueries({ queryKey: ["candidates", jobId] });
      toast.success(
        t(($) => $.stage.updated, { status: tr(($) => $.stage[to]) }),
        {
          action: { label: tc(($) => $.action.undo), onClick: () => move.mutate({ to: from, from: to }) },
        },
      );
    },
    onError: (_, { to, from }) => {
      show(from);
      toast.error(
        t(($) => $.stage.failed),
        {
          action: { label: tc(($) => $.action.tryAgain), onClick: () => move.mutate({ to, from }) },
        },
      );
    },
  });
  return (stage) => {
    if (stage !== candidate.stage) move.mutate({ to: stage, from: candidate.stage });
  };
}

/** Keeps the interview notes. */
export function useKeepNotes({ jobId, cvId }: Candidate): (interviewNotes: string) => Promise<unknown> {
  const client = useQueryClient();
  const { queryKey } = candidateOf(jobId, cvId, useLocale());
  return async (interviewNotes) => {
    await call("PATCH /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId }, body: { interviewNotes } });
    // Takes over only the notes, so that this answer does not revert a stage chosen meanwhile.
    client.setQueryData(queryKey, (before) => before && { ...before, interviewNotes });
  };
}
