import * as z from "zod/mini";

export const MarkLevel = z.enum(["met", "partly", "notShown"]);
export type MarkLevel = z.infer<typeof MarkLevel>;

/** Evidence levels of a skill or tool, weakest first; the other kinds have none. The API calls the field `rung`. */
export const EvidenceLevel = z.enum(["listed", "project", "role", "recentRole"]);
export type EvidenceLevel = z.infer<typeof EvidenceLevel>;

/** A verbatim quote of the CV's visible text, with its place on the page (PDF points from the top left). */
export const Quote = z.object({
  text: z.string(),
  page: z.int(),
  boxes: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  /** The decisive words within `text`, as [start, end) offsets. */
  focus: z.optional(z.tuple([z.int(), z.int()])),
});
export type Quote = z.infer<typeof Quote>;

/** The result of one criterion. `credit` is 0 to 100 hundredths; points follow from it and the weights (see score.ts). */
export const Mark = z.object({
  criterionId: z.string(),
  mark: MarkLevel,
  rung: z.nullable(EvidenceLevel),
  credit: z.int().check(z.minimum(0), z.maximum(100)),
  quotes: z.array(Quote),
  /** It stands in a list, and every role of the CV is of another field than the job: it earns at most a tenth. */
  isBesideOtherWork: z.optional(z.boolean()),
  /** Facts for the sentence under the quote, filled into a translated phrase: "B1 shown, B2 asked for", "8 years 9 months in two roles". */
  note: z.optional(z.object({ key: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) })),
});
export type Mark = z.infer<typeof Mark>;

export const Level = z.enum(["high", "medium", "low"]);
export type Level = z.infer<typeof Level>;
