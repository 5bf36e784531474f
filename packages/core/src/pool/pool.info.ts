import * as z from "zod/mini";
import { MarkShown, SearchAnswer } from "../candidacy/candidate.info.ts";
import { Listed } from "../cv/cv.info.ts";

/** A CV that a search of the pool found, with the marks that match it. */
export const PoolFound = z.extend(Listed, {
  /** 0 to 100 against the understood criteria; for a job, the score the job would give. */
  searchScore: z.int(),
  marks: z.array(MarkShown),
  /** The newest five jobs of the CV. */
  jobs: z.array(z.object({ jobId: z.string(), title: z.string() })),
});
export type PoolFound = z.infer<typeof PoolFound>;

export const PoolAnswer = z.extend(z.omit(SearchAnswer, { items: true }), {
  items: z.array(PoolFound),
  /** Number of CVs searched, and number of CVs in the account. */
  searched: z.int(),
  of: z.int(),
});
export type PoolAnswer = z.infer<typeof PoolAnswer>;
