import { toast } from "../../ui/Toaster.tsx";
import { useProblemText } from "../api/problems.ts";
import { queryClient } from "../api/query-client.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { sessionQuery } from "./session.ts";
import { updateUser } from "./session-events.ts";

/** Switches the daily mail of new applications on or off, optimistically; a failure shows a toast and restores the switch. */
export function useDigestSwitch(): (digest: boolean) => void {
  const { t } = useTranslation("common");
  const problemText = useProblemText();
  return (digest) => {
    queryClient.setQueryData(sessionQuery.queryKey, (known) => known && { ...known, account: { ...known.account, digest } });
    updateUser({ digest }).catch((error: unknown) => {
      void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
      toast.error(
        t(($) => $.account.digestFailed),
        { description: problemText(error) },
      );
    });
  };
}
