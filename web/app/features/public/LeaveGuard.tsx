import { lazy } from "../../../ui/lazy.tsx";
import { useLeaving } from "./useLeaving.ts";

const LeaveDialog = lazy(() => import("./LeaveDialog.tsx"));

interface LeaveGuardProps {
  isSending: boolean;
  /** True if a change of language does not stop sending, and needs no question. */
  survivesLanguage?: boolean;
  /** Called when the user gives up unsent files. */
  onLeave?: () => void;
}

/** Asks before leaving while files are being sent. */
export function LeaveGuard({ isSending, survivesLanguage = false, onLeave }: LeaveGuardProps) {
  const blocker = useLeaving(isSending, survivesLanguage);
  if (blocker.state !== "blocked") return null;
  return (
    <LeaveDialog
      onStay={() => blocker.reset()}
      onLeave={() => {
        onLeave?.();
        blocker.proceed();
      }}
    />
  );
}
