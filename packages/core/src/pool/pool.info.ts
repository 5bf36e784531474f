import * as z from "zod/mini";
import { MarkShown, SearchAnswer } from "../candidacy/candidate.info.ts";
import { Listed } from "../cv/cv.info.ts";

/** A CV that a search of the pool found, with what answers it. */
export const PoolFound = z.extend(Listed, {
  /** 0 to 100 against what was understood; for a job as it would score it. */
  searchScore: z.int(),
  marks: z.array(MarkShown),
  /** Jobs that it stands in, the newest five. */
  jobs: z.array(z.object({ jobId: z.string(), title: z.string() })),
});
export type PoolFound = z.infer<typeof PoolFound>;

export const PoolAnswer = z.extend(z.omit(SearchAnswer, { items: true }), {
  items: z.array(PoolFound),
  /** How many CVs were looked at, and how many the account has. */
  searched: z.int(),
  of: z.int(),
});
export type PoolAnswer = z.infer<typeof PoolAnswer>;
