import type { Fact } from "@candor/core/cv/cv.info";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "../../../../ui/Toaster.tsx";
import { call } from "../../../api/client.ts";
import { useProblemText } from "../../../api/problems.ts";
import { useLocale } from "../../../i18n/useLocale.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { type Candidate, candidateOf } from "../../../recruiting/queries/candidates.ts";

interface Edit {
  readonly fact: Fact;
  /** Null restores the value that was read. */
  readonly to: string | null;
}

/** Queries that show a corrected fact: the page, all lists, the pool. */
const SAID_ELSEWHERE = [["candidates"], ["cvs"], ["dashboard"]];

/** Corrects a misread fact, or restores the value that was read; undone with one press. */
export function useCorrection(candidate: Pick<Candidate, "jobId" | "cvId" | "corrections">) {
  const { t } = useTranslation("candidate");
  const { t: tc } = useTranslation("common");
  const problemText = useProblemText();
  const client = useQueryClient();
  const { jobId, cvId, corrections } = candidate;
  const { queryKey } = candidateOf(jobId, cvId, useLocale());

  const change = useMutation({
    mutationFn: ({ fact, to }: Edit & { undo?: Edit }) =>
      call("PATCH /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId }, body: { [fact]: to } }),
    onSuccess: (answer, { to, undo }) => {
      void client.invalidateQueries({ queryKey: ["candidate"], refetchType: "none" });
      client.setQueryData(queryKey, answer);
      for (const key of SAID_ELSEWHERE) void client.invalidateQueries({ queryKey: key });
      toast.success(
        t(($) => (to === null ? $.contact.restored : $.contact.saved)),
        undo ? { action: { label: tc(($) => $.action.undo), onClick: () => change.mutate(undo) } } : {},
      );
    },
    onError: (error, { undo }) => {
      // The open field shows the error itself.
      if (!undo)
        toast.error(
          t(($) => $.contact.failed),
          { description: problemText(error) },
        );
    },
  });

  const correct = (edit: Edit, then?: () => void) => {
    const undo = { fact: edit.fact, to: corrections[edit.fact]?.value ?? null };
    change.mutate({ ...edit, undo }, { onSuccess: () => then?.() });
  };
  return { correct, isPending: change.isPending, problem: change.error ? problemText(change.error) : undefined };
}
