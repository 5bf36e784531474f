import * as z from "zod/mini";
import { Plan } from "../account/account.info.ts";
import { Head } from "../job/job.info.ts";

/** Content of an account's first page. `null` means no limit, or a plan without an end. */
export const Info = z.object({
  /** Number of existing jobs, with the same counts as the list of jobs. */
  jobs: z.object({ all: z.int(), open: z.int(), onHold: z.int(), closed: z.int() }),
  /** CVs read so far, including deleted ones. */
  analyzedCvs: z.int(),
  /** Number of CVs in the pool. */
  poolCvs: z.int(),
  /** CVs that wait until the plan allows reading them. */
  waitingCvs: z.int(),
  plan: Plan,
  /** Date of the plan's renewal or the trial's end, and the days until then, rounded up; 0 once it is over. */
  renewal: z.nullable(z.object({ at: z.iso.datetime(), days: z.int() })),
  /** Jobs that may still be created. */
  remainingJobPosts: z.nullable(z.int()),
  /** CVs that may still be read. */
  remainingCvs: z.nullable(z.int()),
  /** The newest five. */
  recentJobs: z.array(Head),
});
export type Info = z.infer<typeof Info>;
