import { useState } from "react";
import { ConfirmDialog } from "../../../../ui/Dialog.tsx";
import { FieldError } from "../../../../ui/Field.tsx";
import { toast } from "../../../../ui/Toaster.tsx";
import { useProblemText } from "../../../api/problems.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { Job } from "../../../recruiting/queries/jobs.ts";
import { usePublication } from "./publishing.ts";

/** Asks, and unpublishes a job. */
export default function Unpublish({ job, onClose }: { job: Job; onClose: () => void }) {
  const { t } = useTranslation("share");
  const problemText = useProblemText();
  const [open, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    // Unmounted after the closing animation.
    setTimeout(onClose, 200);
  };
  const publication = usePublication(job.id, () => {
    toast.success(t(($) => $.unpublish.done));
    close();
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={t(($) => $.unpublish.question, { title: job.title })}
      description={t(($) => $.unpublish.body)}
      cancel={t(($) => $.unpublish.keep)}
      confirm={t(($) => $.unpublish.confirm)}
      busy={publication.isPending && t(($) => $.unpublish.busy)}
      onConfirm={() => publication.mutate({ published: false })}
    >
      {publication.isError && (
        <div role="alert">
          <FieldError>{problemText(publication.error)}</FieldError>
        </div>
      )}
    </ConfirmDialog>
  );
}
