import { useEffect, useRef } from "react";
import { call } from "../../../../api/client.ts";

/** Minimum time between two reports of a visit, in ms. */
const TOLD_EVERY_MS = 10_000;

/**
 * Reports to the server that the user views a job's candidates, now and after each change of the list, so that later candidates are new at
 * the next visit, on any device. A failed report does no harm.
 */
export function useVisit(jobId: string, seen: unknown): void {
  const toldAt = useRef(-TOLD_EVERY_MS);
  useEffect(() => {
    if (seen === undefined) return undefined;
    const tell = () => {
      if (document.hidden) return;
      toldAt.current = performance.now();
      call("PUT /api/jobs/{jobId}/visit", { path: { jobId } }).catch(() => {});
    };
    const timer = setTimeout(tell, Math.max(0, toldAt.current + TOLD_EVERY_MS - performance.now()));
    return () => clearTimeout(timer);
  }, [jobId, seen]);
}
