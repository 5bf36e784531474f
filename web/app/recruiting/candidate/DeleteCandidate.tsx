import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ConfirmDialog } from "../../../ui/Dialog.tsx";
import { FieldError } from "../../../ui/Field.tsx";
import { toast } from "../../../ui/Toaster.tsx";
import { call } from "../../api/client.ts";
import { useProblemText } from "../../api/problems.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { CandidateRow } from "../queries/candidates.ts";
import { useNameOf } from "./labels.tsx";

interface DeleteCandidateProps {
  candidate: Pick<CandidateRow, "jobId" | "cvId" | "fullName" | "score">;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks before a candidacy is deleted. */
export default function DeleteCandidate({ candidate, onClose, onDeleted }: DeleteCandidateProps) {
  const { t } = useTranslation("decisions");
  const { t: tc } = useTranslation("common");
  const name = useNameOf()(candidate);
  const problemText = useProblemText();
  const client = useQueryClient();
  const { jobId, cvId, score } = candidate;

  const removal = useMutation({
    mutationFn: () => call("DELETE /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId } }),
    onSuccess: () => {
      onClose();
      onDeleted?.();
      toast.success(t(($) => $.delete.done, { name }));
      // Does not refresh the candidate, because the page being left would fetch a deleted one.
      return client.invalidateQueries({
        predicate: ({ queryKey: [kind, of] }) => kind === "jobs" || (of === jobId && kind !== "candidate"),
      });
    },
  });

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.delete.question, { name })}
      description={score === null ? t(($) => $.delete.consequenceUnscored) : t(($) => $.delete.consequence, { score })}
      confirm={t(($) => $.delete.confirm)}
      busy={removal.isPending && t(($) => $.delete.busy)}
      cancel={t(($) => $.delete.cancel)}
      onConfirm={() => removal.mutate()}
    >
      {removal.isError && (
        <div role="alert">
          <FieldError>{problemText(removal.error) || tc(($) => $.error.unexpected)}</FieldError>
        </div>
      )}
    </ConfirmDialog>
  );
}
