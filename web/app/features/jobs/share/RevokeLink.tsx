import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmDialog } from "../../../../ui/Dialog.tsx";
import { FieldError } from "../../../../ui/Field.tsx";
import { toast } from "../../../../ui/Toaster.tsx";
import { call } from "../../../api/client.ts";
import { useProblemText } from "../../../api/problems.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { type BulkLink, linksOf } from "./queries.ts";

/** Asks, and revokes a link. */
export default function RevokeLink({ jobId, link, onClose }: { jobId: string; link: BulkLink; onClose: () => void }) {
  const { t } = useTranslation("share");
  const client = useQueryClient();
  const problemText = useProblemText();
  const [open, setOpen] = useState(true);
  const label = link.label || t(($) => $.links.noLabel);
  const close = () => {
    setOpen(false);
    // Unmounted after the closing animation.
    setTimeout(onClose, 200);
  };
  const revoke = useMutation({
    mutationFn: () => call("DELETE /api/jobs/{jobId}/bulk-links/{linkId}", { path: { jobId, linkId: link.id } }),
    onSuccess: () => {
      toast.success(
        t(($) => $.revoke.done),
        { description: label },
      );
      close();
      return client.invalidateQueries({ queryKey: linksOf(jobId).queryKey });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={t(($) => $.revoke.question, { label })}
      description={link.used > 0 ? t(($) => $.revoke.body, { count: link.used }) : t(($) => $.revoke.unused)}
      cancel={t(($) => $.revoke.keep)}
      confirm={t(($) => $.revoke.confirm)}
      busy={revoke.isPending && t(($) => $.revoke.busy)}
      onConfirm={() => revoke.mutate()}
    >
      {revoke.isError && (
        <div role="alert">
          <FieldError>{problemText(revoke.error)}</FieldError>
        </div>
      )}
    </ConfirmDialog>
  );
}
