import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ConfirmDialog } from "../../../ui/Dialog.tsx";
import { FieldError } from "../../../ui/Field.tsx";
import { toast } from "../../../ui/Toaster.tsx";
import { call } from "../../api/client.ts";
import { useProblemText } from "../../api/problems.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { lookAgain } from "./erasing.ts";
import { JobsLosing } from "./JobsLosing.tsx";
import { type Cv, cvOf } from "./queries.ts";

export type Erasable = Pick<Cv, "id" | "fullName" | "fileName">;

interface EraseCvProps {
  cv: Erasable;
  onClose: () => void;
  onErased?: () => void;
}

/** Asks before a CV is erased everywhere: names the jobs that lose it, and says that it cannot be undone. */
export default function EraseCv({ cv, onClose, onErased }: EraseCvProps) {
  const { t } = useTranslation("cvs");
  const { t: tc } = useTranslation("common");
  const problemText = useProblemText();
  const client = useQueryClient();
  const { data } = useQuery(cvOf(cv.id));
  const removal = useMutation({
    mutationFn: () => call("DELETE /api/cvs/{cvId}", { path: { cvId: cv.id } }),
    onSuccess: () => {
      onClose();
      onErased?.();
      toast.success(t(($) => $.erase.done));
      return lookAgain(client, [cv.id]);
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !removal.isPending && onClose()}
      title={t(($) => $.erase.question, { name: cv.fullName ?? cv.fileName })}
      description={t(($) => $.erase.consequence)}
      confirm={t(($) => $.erase.action)}
      busy={removal.isPending && t(($) => $.erase.busy)}
      cancel={t(($) => $.erase.cancel)}
      onConfirm={() => removal.mutate()}
    >
      <div className="space-y-3 text-control">
        <div aria-live="polite">{data && <JobsLosing jobs={data.jobs} isOneCv />}</div>
        <p className="text-ink-2">{t(($) => $.erase.plan)}</p>
        {removal.isError && (
          <div role="alert">
            <FieldError>{problemText(removal.error) || tc(($) => $.error.unexpected)}</FieldError>
          </div>
        )}
      </div>
    </ConfirmDialog>
  );
}
