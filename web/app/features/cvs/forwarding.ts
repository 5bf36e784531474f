import { ANALYSES_MAX } from "@candor/core/kernel/limits";
import { ApiError, call } from "../../api/client.ts";
import { batchesOf } from "../../recruiting/selection/batches.ts";

/** The outcome for CVs that were to be put forward. */
export interface Forwarding {
  readonly queued: number;
  /** Number of CVs that the job had already. */
  readonly known: number;
  /** Neither: a call failed with `error`. */
  readonly left: readonly string[];
  readonly error?: unknown;
}

/** Puts CVs forward for a job, some per call. A call whose CVs are all in the job already fails no other. */
export async function forwardAll(
  jobId: string,
  cvIds: readonly string[],
  onProgress: (done: number) => void,
): Promise<Forwarding> {
  let [queued, known, done] = [0, 0, 0];
  for (const some of batchesOf(cvIds, ANALYSES_MAX)) {
    try {
      const answer = await call("POST /api/jobs/{jobId}/candidates", { path: { jobId }, body: { cvIds: some } });
      queued += answer.queued;
      known += answer.known.length;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "candidate.duplicate") {
        return { queued, known, left: cvIds.slice(done), error };
      }
      known += some.length;
    }
    onProgress((done += some.length));
  }
  return { queued, known, left: [] };
}
