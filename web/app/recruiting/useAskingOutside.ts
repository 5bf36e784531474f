import { useCallback } from "react";
import { type Blocker, useBeforeUnload } from "react-router-dom";

/** The browser's own question before a document is left, unless the app's dialog was just answered: the login page is a new document. */
export function useAskingOutside(hasUnsaved: boolean, { state }: Blocker): void {
  const asks = hasUnsaved && state !== "proceeding";
  useBeforeUnload(useCallback((event: BeforeUnloadEvent) => asks && event.preventDefault(), [asks]));
}
