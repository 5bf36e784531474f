import { Again } from "@candor/core/analysis/again";
import { Analysis, type Reader } from "@candor/core/analysis/analysis";
import { READ_MAX_RSS_BYTES, READ_TIMEOUT_MS } from "@candor/core/limits";
import { createReader } from "@candor/documents";
import type { SQSHandler } from "aws-lambda";
import { workIn } from "./work.ts";

/** PDFs are read in a child process of their own: only a process can be stopped by time and by the memory it really takes. */
const child = createReader({
  childPath: new URL("./read-cv.mjs", import.meta.url),
  timeoutMs: READ_TIMEOUT_MS,
  maxRssBytes: READ_MAX_RSS_BYTES,
});

const reader: Reader = {
  async read(bytes) {
    const reading = await child.read(bytes);
    if (reading.interrupted) console.warn({ interrupted: reading.interrupted });
    return reading;
  },
};

/** Reads and scores the CVs that have arrived. A message that fails comes back by itself; the others are done. */
export const handler: SQSHandler = async ({ Records }) => {
  const batchItemFailures: { itemIdentifier: string }[] = [];
  for (const record of Records) {
    try {
      const work = workIn(record.body);
      if (work.is === "order") await Again.carryOut(work.order);
      else for (const cvId of work.cvIds) await Analysis.process(cvId, reader);
    } catch (error) {
      console.error({ messageId: record.messageId, error });
      batchItemFailures.push({ itemIdentifier: record.messageId });
    }
  }
  return { batchItemFailures };
};
