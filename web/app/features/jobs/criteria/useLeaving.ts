import { useBlocker } from "react-router-dom";
import { useAskingOutside } from "../../../recruiting/useAskingOutside.ts";

/** State of a navigation away from a deleted job: it needs no question about unsaved changes. */
export const JOB_IS_GONE = { jobIsGone: true } as const;

/** State of a navigation that ends an edit, which is saved or discarded. */
export const IS_SETTLED = { isSettled: true } as const;

const hasNothingToLose = (state: unknown): boolean =>
  typeof state === "object" && state !== null && ("jobIsGone" in state || "isSettled" in state);

/** Asks before the user leaves unsaved criteria or fields of a job: with a dialog inside the app, with the browser's own outside of it. */
export function useLeaving(hasUnsaved: boolean) {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      hasUnsaved && !hasNothingToLose(to.state) && (from.pathname !== to.pathname || viewOf(from.search) !== viewOf(to.search)),
  );
  useAskingOutside(hasUnsaved, blocker);
  return blocker;
}

/** The tab of a job, and whether its fields are being changed there. */
function viewOf(search: string): string {
  const asked = new URLSearchParams(search);
  return [asked.get("tab"), asked.get("edit")].join(" ");
}
