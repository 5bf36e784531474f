import * as z from "zod/mini";
import { Criterion } from "./criterion.info.ts";
import { Mark } from "./mark.info.ts";
import type { Result } from "./score.ts";

/** A score with all its reasons; together with the CV it can be recomputed offline. */
export interface Receipt {
  readonly engine: string;
  /** The evaluator: the built-in rules, or a model, whose marks are fixed and whose quotes and arithmetic can be checked. */
  readonly marker: "builtIn" | "model";
  /** YYYY-MM-DD, the date of the application. */
  readonly asOf: string;
  /** SHA-256 of the visible text, as hex. */
  readonly textHash: string;
  /** SHA-256 of the criteria below, as hex. */
  readonly criteriaHash: string;
  readonly criteria: readonly Criterion[];
  readonly marks: readonly Mark[];
  readonly result: Result;
}

const ReceiptFile = z.object({
  engine: z.string(),
  marker: z.enum(["builtIn", "model"]),
  asOf: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  textHash: z.string(),
  criteriaHash: z.string(),
  criteria: z.array(Criterion),
  marks: z.array(Mark),
  result: z.object({
    points: z.array(z.object({ criterionId: z.string(), points: z.number(), possible: z.number() })),
    score: z.optional(z.number()),
  }),
});

/** Thrown for JSON that is no receipt; `place` is the dotted path of the first fault, empty for the file itself. */
export class NotAReceipt extends Error {
  readonly place: string;

  constructor(place: string, message: string) {
    super(message);
    this.place = place;
  }
}

/**
 * The receipt in a parsed file, unchanged: only its shape is looked at here.
 * @throws NotAReceipt when the shape is another
 */
export function receiptIn(json: unknown): Receipt {
  const parsed = ReceiptFile.safeParse(json);
  if (parsed.success) return json as Receipt;
  const { path, message } = parsed.error.issues[0]!;
  throw new NotAReceipt(path.join("."), message);
}
