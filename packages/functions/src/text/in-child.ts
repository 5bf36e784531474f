import { createTextChild } from "@candor/core/cv/text-child";
import { TextWork } from "@candor/core/cv/text-work";
import { TEXT_MAX_RSS_BYTES, TEXT_TIMEOUT_MS } from "@candor/core/kernel/limits";

/** Import it in each function that works on texts of CVs: they are then worked on in a child process, within limits. */
TextWork.runIn(
  createTextChild({
    childPath: new URL("./work-on-text.mjs", import.meta.url),
    timeoutMs: TEXT_TIMEOUT_MS,
    maxRssBytes: TEXT_MAX_RSS_BYTES,
  }),
);
