import { useEffect, useRef } from "react";
import { call } from "../../../../api/client.ts";

/** Minimum time between two reports of a visit, in ms. */
const TOLD_EVERY_MS = 10_000;

/**
 * Tells the server that a job's candidates are looked at, now and whenever there is something else to see: who comes later is new at the
 * next visit, on any device. That it could not be told does no harm.
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
