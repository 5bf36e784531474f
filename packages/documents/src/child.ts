import { Worker } from "node:worker_threads";
import type { Document } from "./document.ts";
import { read } from "./read.ts";

/** What goes between a reader and its child process. */
export type ToParent = { readonly type: "ready" } | { readonly type: "read"; readonly document: Document };

// The parent asks for one file at a time; its channel is the only reason to live, whatever way the parent ends.
process.on("disconnect", () => process.exit());
process.on("message", (bytes: Uint8Array) => {
  void read(bytes).then((document) => answer({ type: "read", document }));
});

// pdf.js leaves promises of broken files behind that nobody waits for. What matters of them reaches `read` another way.
process.on("unhandledRejection", () => undefined);

// While pdf.js works, this thread hears nothing of the parent's end. A second one does.
const watch =
  "const parent = process.ppid; setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), 500);";
new Worker(watch, { eval: true }).unref();

const answer = (message: ToParent) => process.send?.(message);

// pdf.js loads its larger half with the first file. A file of nothing, so that no CV's time is spent on that.
await read(
  new Uint8Array(Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog/Pages<</Kids[]/Count 0>>>>endobj\ntrailer<</Root 1 0 R>>")),
);
answer({ type: "ready" });
