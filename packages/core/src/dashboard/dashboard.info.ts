import * as z from "zod/mini";
import { Plan } from "../account/account.info.ts";
import { Head } from "../job/job.info.ts";

/** What the first page of an account shows. `null` stands for no limit, and for a plan that does not end. */
export const Info = z.object({
  /** Jobs that exist now, as the list of jobs counts them. */
  jobs: z.object({ all: z.int(), open: z.int(), onHold: z.int(), closed: z.int() }),
  /** CVs read so far; those deleted since count too. */
  analyzedCvs: z.int(),
  /** CVs in the pool now. */
  poolCvs: z.int(),
  plan: Plan,
  /** When the plan is renewed or the trial ends, and in how many days: a day begun is a day; 0 once it is over. */
  renewal: z.nullable(z.object({ at: z.iso.datetime(), days: z.int() })),
  /** Job posts that may still be made. */
  remainingJobPosts: z.nullable(z.int()),
  /** CVs that may still be read. */
  remainingCvs: z.nullable(z.int()),
  /** The newest five. */
  recentJobs: z.array(Head),
});
export type Info = z.infer<typeof Info>;
