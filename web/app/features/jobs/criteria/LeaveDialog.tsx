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
  const { t } = useTranslation("jobs");
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onStay()}
      title={t(($) => $.criteria.leave.question)}
      description={body}
      cancel={t(($) => $.criteria.leave.stay)}
      confirm={t(($) => $.criteria.leave.leave)}
      onConfirm={onLeave}
    />
  );
}
