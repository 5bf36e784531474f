import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../../ui/Dialog.tsx";

interface LeaveDialogProps {
  /** What would be lost, in words. */
  changes: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before changed criteria are left unsaved. */
export default function LeaveDialog({ changes, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation("jobs");
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onStay()}
      title={t(($) => $.criteria.leave.question)}
      description={t(($) => $.criteria.leave.body, { changes })}
      cancel={t(($) => $.criteria.leave.stay)}
      confirm={t(($) => $.criteria.leave.leave)}
      onConfirm={onLeave}
    />
  );
}
