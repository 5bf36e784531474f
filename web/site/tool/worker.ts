import type { Question, Reply } from "./engine.ts";

interface WorkerScope {
  onmessage: (event: { data: Question }) => void;
  postMessage: (reply: Reply) => void;
}

/** Answers the questions of a page in this worker: what is typed does not leave the browser. */
export function answerWith(engines: Readonly<Record<string, (input: never) => unknown>>): void {
  const scope = globalThis as unknown as WorkerScope;
  scope.onmessage = ({ data: { id, tool, input } }) => {
    try {
      scope.postMessage({ id, answer: engines[tool]!(input as never) });
    } catch {
      scope.postMessage({ id, isFailed: true });
    }
  };
}
