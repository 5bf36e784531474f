import type { Question, Reply } from "./engine.ts";

interface WorkerScope {
  addEventListener: (type: "message", listener: (event: { data: Question }) => void) => void;
  postMessage: (reply: Reply, options: object) => void;
}

/** Answers the questions of a page in this worker: what is typed does not leave the browser. */
export function answerWith(engines: Readonly<Record<string, (input: never) => unknown>>): void {
  const scope = globalThis as unknown as WorkerScope;
  scope.addEventListener("message", ({ data: { id, tool, input } }) => {
    try {
      scope.postMessage({ id, answer: engines[tool]!(input as never) }, {});
    } catch {
      scope.postMessage({ id, isFailed: true }, {});
    }
  });
}
