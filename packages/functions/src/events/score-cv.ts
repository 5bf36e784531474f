import { Analysis, type Reader } from "@candor/core/candidacy/analysis/analysis";
import { runAnalysis } from "@candor/core/candidacy/analysis/run-analysis";
import { runImport } from "@candor/core/channels/run-import";
import { READ_MAX_RSS_BYTES, READ_TIMEOUT_MS } from "@candor/core/kernel/limits";
import { createReader } from "@candor/documents";
import "../text/in-child.ts";
import { eachMessage } from "./each-message.ts";
import { workIn } from "./work.ts";

/** Reads PDFs in a child process, because only a process can be stopped by time and by the memory it really uses. */
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

/** Reads and scores new CVs, and carries out orders on stored ones. */
export const handler = eachMessage(async (body) => {
  const work = workIn(body);
  if (work.is === "order") await (work.order.type === "import" ? runImport : runAnalysis)(work.order);
  else for (const cvId of work.cvIds) await Analysis.process(cvId, reader);
});
