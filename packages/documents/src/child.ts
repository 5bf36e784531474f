import type { Document } from "./document.ts";
import { read } from "./read.ts";
import { endWithParent, serve } from "./serve.ts";

/** Answer of the child process to its reader. */
export interface ToParent {
  readonly document: Document;
  /** Processor time of this process for the file. */
  readonly cpuMicros: number;
}

// With broken files pdf.js leaves rejected promises behind; `read` learns of the failure in another way.
process.on("unhandledRejection", () => undefined);
endWithParent();

// pdf.js loads its larger half with the first file. An empty file triggers that before a CV's time counts.
await read(
  new Uint8Array(Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog/Pages<</Kids[]/Count 0>>>>endobj\ntrailer<</Root 1 0 R>>")),
);

serve(async (bytes: Uint8Array): Promise<ToParent> => {
  const before = process.cpuUsage();
  const document = await read(bytes);
  const { user, system } = process.cpuUsage(before);
  return { document, cpuMicros: user + system };
});
