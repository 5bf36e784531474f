import * as z from "zod/mini";
import { Source } from "../upload/upload.info.ts";

/** A CV of the account's pool as lists show it. */
export const Listed = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  fullName: z.nullable(z.string()),
  jobTitle: z.nullable(z.string()),
  location: z.nullable(z.string()),
  technicalSkills: z.array(z.string()),
  source: Source,
  fileName: z.string(),
  size: z.int(),
  pages: z.int(),
  /** Whether it stands in the job the list was asked for; false when asked for none. */
  isInJob: z.boolean(),
});
export type Listed = z.infer<typeof Listed>;

/** A CV of the pool with the jobs it stands in, the newest job first. */
export const Shown = z.extend(z.omit(Listed, { isInJob: true }), {
  jobs: z.array(
    z.object({
      jobId: z.string(),
      title: z.string(),
      /** Null while the job has no criteria. */
      score: z.nullable(z.int()),
    }),
  ),
});
export type Shown = z.infer<typeof Shown>;
