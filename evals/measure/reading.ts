import { readFile } from "node:fs/promises";
import { createReader, type Document, type ReadResult } from "@candor/documents";
import { AS_OF, type Cv } from "../corpus/cv.ts";
import { drawCv } from "../corpus/draw.ts";
import { readCv, type ReadCv } from "./product.ts";

/** Reads files as the product does: in a child process with its limits. Caches the documents and records the peak memory. */
export class Desk {
  readonly #reader = createReader({ childPath: new URL("../../packages/documents/src/child.ts", import.meta.url) });
  readonly #cvs = new Map<string, Promise<ReadCv>>();
  /** Bytes; 0 where the system does not report it. */
  peakRss = 0;

  async read(bytes: Uint8Array): Promise<ReadResult> {
    const reading = await this.#reader.read(bytes);
    this.peakRss = Math.max(this.peakRss, await peakOfChildren());
    return reading;
  }

  async document(bytes: Uint8Array): Promise<Document> {
    return (await this.read(bytes)).document;
  }

  /** A CV of the corpus, drawn and read once. */
  cv(cv: Cv): Promise<ReadCv> {
    return this.drawn(cv.id, () => drawCv(cv));
  }

  /** A file with a name of its own, drawn and read once. */
  drawn(id: string, draw: () => Promise<Uint8Array>): Promise<ReadCv> {
    const known = this.#cvs.get(id);
    if (known) return known;
    const reading = draw().then(async (bytes) => readCv(await this.document(bytes), AS_OF));
    this.#cvs.set(id, reading);
    return reading;
  }

  close(): Promise<void> {
    return this.#reader.close();
  }
}

/** The largest resident memory that a child of this process has had. */
async function peakOfChildren(): Promise<number> {
  try {
    const children = (await readFile(`/proc/self/task/${process.pid}/children`, "utf8")).split(" ").filter(Boolean);
    const peaks = await Promise.all(
      children.map(async (pid) => /VmHWM:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1] ?? "0"),
    );
    return Math.max(0, ...peaks.map((kilobytes) => Number(kilobytes) * 1024));
  } catch {
    return 0;
  }
}
