import { useMutation } from "@tanstack/react-query";
import { ConfirmDialog } from "../../../ui/Dialog.tsx";
import { FieldError } from "../../../ui/Field.tsx";
import { useProblemText } from "../../api/problems.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { signOutEverywhere } from "../../session/session-events.ts";

/** Asks before every browser is logged out. */
export default function EverywhereQuestion({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation("account");
  const problemText = useProblemText();
  const leave = useMutation({ mutationFn: signOutEverywhere });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(($) => $.sessions.question)}
      description={t(($) => $.sessions.body)}
      cancel={t(($) => $.sessions.stay)}
      confirm={t(($) => $.sessions.everywhere)}
      busy={(leave.isPending || leave.isSuccess) && t(($) => $.sessions.ending)}
      onConfirm={() => leave.mutate()}
    >
      {leave.isError && (
        <div role="alert">
          <FieldError>{problemText(leave.error)}</FieldError>
        </div>
      )}
    </ConfirmDialog>
  );
}
