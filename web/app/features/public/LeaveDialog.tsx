import { ConfirmDialog } from "../../../ui/Dialog.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";

/** Asks before leaving a page that is still sending files. */
export default function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslation("public");
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onStay()}
      title={t(($) => $.leave.question)}
      description={t(($) => $.leave.body)}
      cancel={t(($) => $.leave.stay)}
      confirm={t(($) => $.leave.leave)}
      onConfirm={onLeave}
    />
  );
}
