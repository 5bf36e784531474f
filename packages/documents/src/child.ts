import { Worker } from "node:worker_threads";
import type { Document } from "./document.ts";
import { read } from "./read.ts";

/** Messages from the child process to its reader. */
export type ToParent = { readonly type: "ready" } | { readonly type: "read"; readonly document: Document };

// The parent sends one file at a time. The child ends with the channel, however the parent ends.
process.on("disconnect", () => process.exit());
process.on("message", (bytes: Uint8Array) => {
  void read(bytes).then((document) => answer({ type: "read", document }));
});

// With broken files pdf.js leaves rejected promises behind; `read` learns of the failure in another way.
process.on("unhandledRejection", () => undefined);

// While pdf.js works, this thread cannot notice the end of the parent. A second thread can.
const watch =
  "const parent = process.ppid; setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), 500);";
new Worker(watch, { eval: true }).unref();

const answer = (message: ToParent) => process.send?.(message);

// pdf.js loads its larger half with the first file. An empty file triggers that before a CV's time counts.
await read(
  new Uint8Array(Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog/Pages<</Kids[]/Count 0>>>>endobj\ntrailer<</Root 1 0 R>>")),
);
answer({ type: "ready" });
