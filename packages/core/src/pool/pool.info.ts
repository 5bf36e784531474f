import * as z from "zod/mini";
import { MarkShown, SearchAnswer, Stage } from "../candidacy/candidate.info.ts";
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

/** A job that a CV stands in, with its stage and its score there. */
export const Standing = z.object({
  jobId: z.string(),
  title: z.string(),
  stage: Stage,
  /** Null while the job has no criteria. */
  score: z.nullable(z.int()),
});
export type Standing = z.infer<typeof Standing>;

/** A CV of the pool with its jobs, the newest job first. */
export const Shown = z.extend(z.omit(Listed, { isInJob: true }), { jobs: z.array(Standing) });
export type Shown = z.infer<typeof Shown>;

/** The jobs of several CVs, for each CV that was asked for; one that the account does not have stands in none. */
export const Standings = z.object({ items: z.array(z.object({ cvId: z.string(), jobs: z.array(Standing) })) });
export type Standings = z.infer<typeof Standings>;

/** Result of erasing several CVs: the erased ones, and those that the account does not have, or has no longer. */
export const Erased = z.object({ erased: z.array(z.string()), missing: z.array(z.string()) });
export type Erased = z.infer<typeof Erased>;
