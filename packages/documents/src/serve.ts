import { Worker } from "node:worker_threads";

/** The first message of a child, once it can take requests. */
interface Ready {
  readonly type: "ready";
}

/**
 * Answers the requests of a parent (limited-child.ts), which sends one at a time. The child ends with the channel, however the parent ends.
 * Call it once everything is loaded, because a request's time counts from then on.
 */
export function serve<Request, Answer extends object>(work: (request: Request) => Answer | Promise<Answer>): void {
  process.on("disconnect", () => process.exit());
  // A failure of our own ends the child with its error, which the parent reports.
  process.on("message", (request: Request) => {
    void Promise.resolve(work(request)).then((answer) => process.send?.(answer));
  });
  process.send?.({ type: "ready" } satisfies Ready);
}

/** Ends this process soon after its parent. While this thread works it cannot notice the parent's end; a second thread can. */
export function endWithParent(): void {
  const watch =
    "const parent = process.ppid; setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), 500);";
  new Worker(watch, { eval: true }).unref();
}
