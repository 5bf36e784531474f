import { toast } from "../../ui/Toaster.tsx";
import { useProblemText } from "../api/problems.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { signOut } from "../session/session-events.ts";

/** Signs out; a failure shows a toast. */
export function useLogout(): () => void {
  const { t } = useTranslation("common");
  const problemText = useProblemText();
  return () =>
    void signOut().catch((error: unknown) =>
      toast.error(
        t(($) => $.account.logoutFailed),
        { description: problemText(error) },
      ),
    );
}
