import { useState } from "react";
import { ConfirmDialog } from "../../../../../ui/Dialog.tsx";
import { FieldError } from "../../../../../ui/Field.tsx";
import { useProblemText } from "../../../../api/problems.ts";
import { useFormats } from "../../../../i18n/format.ts";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import type { Selection } from "../../../../recruiting/selection/selection.ts";
import { useDeleteMany } from "./useBulk.ts";

interface DeleteManyProps {
  jobId: string;
  selection: Selection;
  onClose: () => void;
}

/** Asks before the chosen candidacies are deleted, with their number. */
export default function DeleteMany({ jobId, selection, onClose }: DeleteManyProps) {
  const { t } = useTranslation("candidates");
  const { t: tc } = useTranslation("common");
  const { number } = useFormats();
  const problemText = useProblemText();
  // The candidates named in the question, even if the selection changes meanwhile.
  const [cvIds] = useState(() => selection.all());
  const [done, setDone] = useState(0);
  const removal = useDeleteMany(jobId, selection, setDone);
  const count = { count: cvIds.length, number: number(cvIds.length) };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !removal.isPending && onClose()}
      title={t(($) => $.select.deleteQuestion, count)}
      description={t(($) => $.select.deleteBody)}
      confirm={t(($) => $.select.deleteConfirm, count)}
      busy={removal.isPending && t(($) => $.select.deleting, { done: number(done), of: number(cvIds.length) })}
      cancel={t(($) => $.select.deleteKeep)}
      onConfirm={() => removal.mutate(cvIds, { onSuccess: onClose })}
    >
      {removal.isError && (
        <div role="alert">
          <FieldError>{problemText(removal.error) || tc(($) => $.error.unexpected)}</FieldError>
        </div>
      )}
    </ConfirmDialog>
  );
}
