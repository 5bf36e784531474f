import { useBlocker } from "react-router-dom";
import { inLocale } from "../../i18n/locale.ts";
import { useAskingOutside } from "../../recruiting/useAskingOutside.ts";

/**
 * Asks before the user leaves while files are being sent: with a dialog inside the app, with the browser's own outside of it.
 * `survivesLanguage`: a change of language does not stop sending.
 */
export function useLeaving(isSending: boolean, survivesLanguage: boolean) {
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    if (!isSending) return false;
    const page = (path: string) => (survivesLanguage ? inLocale(path, "en") : path);
    return page(from.pathname) !== page(to.pathname);
  });
  useAskingOutside(isSending, blocker);
  return blocker;
}
