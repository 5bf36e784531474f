import { levelOf } from "@candor/scoring/score";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "../../../../ui/Toaster.tsx";
import { ApiError, call } from "../../../api/client.ts";
import { useLocale } from "../../../i18n/useLocale.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useSession } from "../../../session/session.ts";
import { type Candidate, candidateOf } from "../../../recruiting/queries/candidates.ts";

/** A score set by hand, with a reason; null restores the computed one. `score` may be any typed text, because the server checks it. */
export type ScoreByHand = { readonly score: unknown; readonly reason?: string } | null;

/** True for an error of the number itself, which is shown at its field. */
export const isAboutNumber = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === "score.required" || error.code === "score.range");

/** A score that can be shown before the server has answered. */
export const isScore = (score: unknown): score is number =>
  typeof score === "number" && Number.isInteger(score) && score >= 0 && score <= 100;

/** The candidate with the new score. The recommendation and caps are computed by the server and come with its answer. */
export function withScore(shown: Candidate, to: ScoreByHand, by: string): Candidate {
  const score = to === null ? shown.computedScore : to.score;
  if (score !== null && !isScore(score)) return shown;
  const edited = to && { by, at: new Date().toISOString(), ...(to.reason && { reason: to.reason }) };
  return { ...shown, score, level: score === null ? null : levelOf(score), edited, isEdited: edited !== null, isCapped: false };
}

/** Sets a candidate's score by hand or brings the computed one back; undone with one press. */
export function useScoreByHand(candidate: Pick<Candidate, "jobId" | "cvId" | "score" | "edited">) {
  const { t } = useTranslation("candidate");
  const { t: tc } = useTranslation("common");
  const client = useQueryClient();
  const { jobId, cvId, score, edited } = candidate;
  const { queryKey } = candidateOf(jobId, cvId, useLocale());
  const { user } = useSession();
  const before: ScoreByHand = edited ? { score, ...(edited.reason && { reason: edited.reason }) } : null;

  const change = useMutation({
    mutationFn: ({ to }: { to: ScoreByHand; undo: ScoreByHand | undefined }) => {
      const path = { jobId, cvId };
      if (to === null) return call("DELETE /api/jobs/{jobId}/candidates/{cvId}/score", { path });
      return call("PUT /api/jobs/{jobId}/candidates/{cvId}/score", { path, body: to });
    },
    onMutate: ({ to }) => {
      const former = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (shown) => shown && withScore(shown, to, user.email));
      return former;
    },
    onSuccess: (answer, { to, undo }) => {
      client.setQueryData(queryKey, answer);
      void client.invalidateQueries({ queryKey: ["candidates", jobId] });
      // Level and high-fit count follow.
      void client.invalidateQueries({ queryKey: ["job", jobId] });
      void client.invalidateQueries({ queryKey: ["jobs"] });
      const isReset = to === null;
      toast.success(
        t(($) => (isReset ? $.score.wasReset : $.score.updated)),
        undo === undefined
          ? {}
          : { action: { label: tc(($) => $.action.undo), onClick: () => change.mutate({ to: undo, undo: undefined }) } },
      );
    },
    onError: (error, { to, undo }, former) => {
      client.setQueryData(queryKey, former);
      if (isAboutNumber(error)) return;
      toast.error(
        t(($) => $.score.failed),
        { action: { label: tc(($) => $.action.tryAgain), onClick: () => change.mutate({ to, undo }) } },
      );
    },
  });
  return {
    set: (to: ScoreByHand, then?: () => void) => change.mutate({ to, undo: before }, { onSuccess: () => then?.() }),
    isPending: change.isPending,
    error: change.error,
  };
}
