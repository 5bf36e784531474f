import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmDialog } from "../../../ui/Dialog.tsx";
import { FieldError } from "../../../ui/Field.tsx";
import { toast } from "../../../ui/Toaster.tsx";
import { call } from "../../api/client.ts";
import { useProblemText } from "../../api/problems.ts";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { sessionQuery } from "../../session/session.ts";
import { jobOf, type JobHead } from "../../recruiting/queries/jobs.ts";

interface DeleteJobProps {
  job: Pick<JobHead, "id" | "title" | "totalResumes" | "isPublished">;
  onClose: () => void;
  /** Leaves the job's own page before it is gone. */
  onDeleted?: () => void | Promise<void>;
}

/** Asks before deleting a job with its candidacies, and names the consequences. The CVs stay. */
export default function DeleteJob({ job, onClose, onDeleted }: DeleteJobProps) {
  const { t } = useTranslation("jobs");
  const formats = useFormats();
  const client = useQueryClient();
  const problemText = useProblemText();
  const [open, setOpen] = useState(true);

  const remove = useMutation({
    mutationFn: () => call("DELETE /api/jobs/{jobId}", { path: { jobId: job.id } }),
    onSuccess: async () => {
      toast.success(
        t(($) => $.delete.done),
        { description: job.title },
      );
      await onDeleted?.();
      client.removeQueries({ queryKey: jobOf(job.id).queryKey });
      onClose();
      await Promise.all([
        client.invalidateQueries({ queryKey: ["jobs"] }),
        client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
      ]);
    },
  });

  const close = (next: boolean) => {
    setOpen(next);
    // Unmounted after the closing animation.
    if (!next) setTimeout(onClose, 200);
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={close}
      title={t(($) => $.delete.question, { title: job.title })}
      description={
        <>
          {job.isPublished && t(($) => $.delete.page)}{" "}
          {t(($) => $.delete.cost, { count: job.totalResumes, number: formats.number(job.totalResumes) })}
        </>
      }
      cancel={t(($) => $.delete.keep)}
      confirm={t(($) => $.delete.confirm)}
      busy={remove.isPending && t(($) => $.delete.busy)}
      onConfirm={() => remove.mutate()}
    >
      {remove.isError && <FieldError>{problemText(remove.error)}</FieldError>}
    </ConfirmDialog>
  );
}
