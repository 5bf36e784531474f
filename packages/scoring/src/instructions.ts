import type { Document } from "@candor/documents";
import { parseCv } from "./cv/parsed-cv.ts";
import type { Quote } from "./mark.info.ts";
import { quoteOf } from "./text/quotes.ts";

/** Visible sentences that address a machine ("ignore the instructions above"). They change no score and are shown to the recruiter. */
export const instructionsIn = (document: Pick<Document, "text" | "pages" | "words">): Quote[] =>
  parseCv(document.text, 0)
    .sentences.filter(({ voice }) => voice === "instruction")
    .map(({ start, end }) => quoteOf(document, { start, end }));
