import * as z from "zod/mini";
import { fn } from "../kernel/fn.ts";
import { hintsOn, remarksOn } from "./fairness.info.ts";
import { getJob } from "./stored.ts";

export * as Remarks from "./remarks.ts";

/** Lists the wishes on protected facts in the words that a job's public page shows, and hints. Refusal: `job.notFound`. */
export const list = fn(z.object({ jobId: z.string() }), async ({ jobId }) => {
  const job = await getJob(jobId);
  return { items: remarksOn(job), hints: hintsOn(job) };
});
