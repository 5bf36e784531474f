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

/** The signal by which a child that watches its own memory ends itself. Windows has none: there it looks like a crash. */
export const OVER_MEMORY = "SIGUSR2";

/** Also the interval of the memory check: a file of 3 KB can allocate a gigabyte within a second. */
const MEMORY_EVERY_MS = 20;

/**
 * Ends this process soon after its parent, and at once above the memory that its first argument allows, if it has one. While this thread
 * works it can notice neither; a second thread can.
 */
export function endWithParent(): void {
  const limit = Number(process.argv[2] ?? Number.NaN);
  const watchParent =
    "const parent = process.ppid; setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), 500);";
  const watchMemory = `setInterval(() => process.memoryUsage.rss() > ${limit} && process.kill(process.pid, '${OVER_MEMORY}'), ${MEMORY_EVERY_MS});`;
  new Worker(Number.isNaN(limit) ? watchParent : watchParent + watchMemory, { eval: true }).unref();
}
