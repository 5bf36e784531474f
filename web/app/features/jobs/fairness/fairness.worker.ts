import { hintsOn, type Published, remarksOn } from "@candor/core/job/fairness.info";
import type { Hint, Remark } from "@candor/core/job/job.info";

export interface Question {
  readonly id: number;
  readonly job: Published;
}

/** The outcome of a check, with the number of its question. */
export interface Answer {
  readonly id: number;
  readonly items: readonly Remark[];
  readonly hints: readonly Hint[];
}

interface WorkerScope {
  addEventListener: (type: "message", listener: (event: { data: Question }) => void) => void;
  postMessage: (answer: Answer, options: object) => void;
}

/** Checks the words of a job apart from the page, so that typing does not wait for it. */
const scope = globalThis as unknown as WorkerScope;
scope.addEventListener("message", ({ data: { id, job } }) =>
  scope.postMessage({ id, items: remarksOn(job), hints: hintsOn(job) }, {}),
);
