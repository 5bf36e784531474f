import { ConfirmDialog } from "../../../../ui/Dialog.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";

interface LeaveDialogProps {
  /** The unsaved changes in words. */
  body: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before the user leaves unsaved changes. */
export default function LeaveDialog({ body, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation("criteria");
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onStay()}
      title={t(($) => $.leave.question)}
      description={body}
      cancel={t(($) => $.leave.stay)}
      confirm={t(($) => $.leave.leave)}
      onConfirm={onLeave}
    />
  );
}
