import { useCallback } from "react";
import { useBeforeUnload, useBlocker } from "react-router-dom";

/** What a navigation carries that leaves a job which no longer exists: there is nothing to lose any more. */
export const JOB_IS_GONE = { jobIsGone: true } as const;

const isGone = (state: unknown): boolean => typeof state === "object" && state !== null && "jobIsGone" in state;

/** Holds whoever leaves unsaved criteria: in the app until they have answered, at the edge of it with the browser's own question. */
export function useLeaving(hasUnsaved: boolean) {
  useBeforeUnload(useCallback((event: BeforeUnloadEvent) => hasUnsaved && event.preventDefault(), [hasUnsaved]));
  return useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      hasUnsaved && !isGone(to.state) && (from.pathname !== to.pathname || tabOf(from.search) !== tabOf(to.search)),
  );
}

const tabOf = (search: string): string | null => new URLSearchParams(search).get("tab");
