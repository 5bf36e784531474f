import type { ToParent } from "./child.ts";
import type { Document } from "./document.ts";
import { createLimitedChild, type ChildOptions, type Interruption } from "./limited-child.ts";
import { LIMITS, withVerdict } from "./limits.ts";
import { sniff } from "./sniff.ts";

/** `childPath` is `read-cv.mjs` beside the bundle, or `child.ts` itself. The other limits are those of one file. */
export type ReaderOptions = Pick<ChildOptions, "childPath"> & Partial<ChildOptions>;

export interface ReadResult {
  readonly document: Document;
  /** Set when the file could not be read within the limits; the document's verdict is `damaged` then. */
  readonly interrupted?: Interruption;
  /** The child's processor time for this file, in microseconds; absent where it was not sent to the child, or was stopped. */
  readonly cpuMicros?: number;
}

export interface Reader {
  /**
   * Reads one PDF; further calls wait for it. Rejects only when the child cannot be started or the reader is closed, never because of the
   * bytes.
   */
  read(bytes: Uint8Array): Promise<ReadResult>;
  /** Ends the child. A reading under way is rejected. */
  close(): Promise<void>;
}

/**
 * Reads PDFs in a child process, because only a process can be limited in time and memory: pdf.js blocks its thread, and the streams it
 * unpacks lie outside the heap that worker threads can limit.
 */
export function createReader({
  childPath,
  timeoutMs = LIMITS.timeoutMs,
  maxRssBytes = 512 * 1024 * 1024,
  ...others
}: ReaderOptions): Reader {
  const child = createLimitedChild<Uint8Array, ToParent>({ childPath, timeoutMs, maxRssBytes, ...others });
  let isClosed = false;
  return {
    read: async (bytes) => {
      if (isClosed) throw new Error("The reader is closed.");
      const early = sniff(bytes);
      if (early) return { document: withVerdict(early) };
      const { answer, interrupted } = await child.ask(bytes);
      if (interrupted) return { document: withVerdict("damaged"), interrupted };
      return { document: answer.document, cpuMicros: answer.cpuMicros };
    },
    close: () => {
      isClosed = true;
      return child.close();
    },
  };
}
