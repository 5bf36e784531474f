import { withModules } from "@candor/scoring/browser/late";
import type { Question, Reply } from "./engine.ts";

interface WorkerScope {
  addEventListener: (type: "message", listener: (event: { data: Question }) => void) => void;
  postMessage: (reply: Reply, options: object) => void;
}

/** Answers the questions of a page in this worker: what is typed does not leave the browser. */
export function answerWith(engines: Readonly<Record<string, (input: never) => unknown>>): void {
  const scope = globalThis as unknown as WorkerScope;
  const answer = async ({ id, tool, input }: Question): Promise<void> => {
    try {
      scope.postMessage({ id, answer: await withModules(() => engines[tool]!(input as never)) }, {});
    } catch {
      scope.postMessage({ id, isFailed: true }, {});
    }
  };
  scope.addEventListener("message", ({ data }) => void answer(data));
}
