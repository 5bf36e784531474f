import { lazy } from "../../../ui/lazy.tsx";
import { useLeaving } from "./useLeaving.ts";

const LeaveDialog = lazy(() => import("./LeaveDialog.tsx"));

interface LeaveGuardProps {
  isSending: boolean;
  /** The page in another language goes on sending: nothing is left then. */
  survivesLanguage?: boolean;
  /** Called when the user gives up what is not sent yet. */
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
