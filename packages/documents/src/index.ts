export type { Box, Document, HiddenKind, HiddenText, Page, Verdict, Word } from "./document.ts";
export { LIMITS, READER_VERSION } from "./limits.ts";
export { createLimitedChild, type ChildOptions, type Interruption, type TimeBudget } from "./limited-child.ts";
export { createReader, type Reader, type ReaderOptions, type ReadResult } from "./reader.ts";
