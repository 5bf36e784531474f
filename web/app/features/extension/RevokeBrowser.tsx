import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmDialog } from "../../../ui/Dialog.tsx";
import { FieldError } from "../../../ui/Field.tsx";
import { toast } from "../../../ui/Toaster.tsx";
import { ApiError, call } from "../../api/client.ts";
import { useProblemText } from "../../api/problems.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { browsersQuery, type Connected } from "./queries.ts";

/** Asks, and disconnects one browser or all of them. */
export default function RevokeBrowser({ browser, onClose }: { browser: Connected | "all"; onClose: () => void }) {
  const { t } = useTranslation("extension");
  const client = useQueryClient();
  const problemText = useProblemText();
  const [open, setOpen] = useState(true);
  const isAll = browser === "all";
  const name = isAll ? "" : browser.browser || t(($) => $.browsers.unknown);
  const close = () => {
    setOpen(false);
    // Unmounted after the closing animation.
    setTimeout(onClose, 200);
  };
  const revoke = useMutation({
    mutationFn: () => (isAll ? call("DELETE /api/extension/tokens") : revokeOne(browser)),
    onSuccess: () => {
      if (isAll) toast.success(t(($) => $.revoke.doneAll));
      else
        toast.success(
          t(($) => $.revoke.done),
          { description: name },
        );
      close();
      return client.invalidateQueries({ queryKey: browsersQuery.queryKey });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={isAll ? t(($) => $.revoke.questionAll) : t(($) => $.revoke.question, { browser: name })}
      description={isAll ? t(($) => $.revoke.bodyAll) : t(($) => $.revoke.body)}
      cancel={t(($) => $.revoke.keep)}
      confirm={isAll ? t(($) => $.revoke.confirmAll) : t(($) => $.revoke.confirm)}
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

/** A browser that was disconnected meanwhile is disconnected. */
async function revokeOne({ tokenId }: Connected): Promise<void> {
  try {
    await call("DELETE /api/extension/tokens/{tokenId}", { path: { tokenId } });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
