import { useCallback } from "react";
import { useBeforeUnload, useBlocker } from "react-router-dom";
import { inLocale } from "../../i18n/locale.ts";

/**
 * Asks before the user leaves while files are being sent: with a dialog inside the app, with the browser's own outside of it.
 * `survivesLanguage`: a change of language does not stop sending.
 */
export function useLeaving(isSending: boolean, survivesLanguage: boolean) {
  useBeforeUnload(useCallback((event: BeforeUnloadEvent) => isSending && event.preventDefault(), [isSending]));
  return useBlocker(({ currentLocation: from, nextLocation: to }) => {
    if (!isSending) return false;
    const page = (path: string) => (survivesLanguage ? inLocale(path, "en") : path);
    return page(from.pathname) !== page(to.pathname);
  });
}
