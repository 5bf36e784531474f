import type { FileFault } from "../bytes/pdf.ts";
import type { Word } from "../words.ts";

/** Sentences of files that are no CV. */
export const FAULTS: Record<FileFault, Word> = { empty: "faultEmpty", tooLarge: "faultTooLarge", notPdf: "faultNotPdf" };
