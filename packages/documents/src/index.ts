export type { Box, Document, HiddenKind, HiddenText, Page, Verdict, Word } from "./document.ts";
export { LIMITS, READER_VERSION } from "./limits.ts";
export { createReader, type Interruption, type Reader, type ReaderOptions, type ReadResult } from "./reader.ts";
