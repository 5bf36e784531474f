import { useCallback } from "react";
import { useBeforeUnload, useBlocker } from "react-router-dom";
import { inLocale } from "../../i18n/locale.ts";

/**
 * Holds whoever leaves while files are being sent: in the app until they have answered, at its edge with the browser's own question.
 * `survivesLanguage`: the page in another language goes on sending.
 */
export function useLeaving(isSending: boolean, survivesLanguage: boolean) {
  useBeforeUnload(useCallback((event: BeforeUnloadEvent) => isSending && event.preventDefault(), [isSending]));
  return useBlocker(({ currentLocation: from, nextLocation: to }) => {
    if (!isSending) return false;
    const page = (path: string) => (survivesLanguage ? inLocale(path, "en") : path);
    return page(from.pathname) !== page(to.pathname);
  });
}
