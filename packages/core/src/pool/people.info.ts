import * as z from "zod/mini";

/** A CV of the pool found by its person's name, with the newest of their jobs. */
export const Named = z.object({
  cvId: z.string(),
  fullName: z.nullable(z.string()),
  fileName: z.string(),
  jobTitle: z.nullable(z.string()),
  /** Null while the CV is in no job. */
  job: z.nullable(
    z.object({
      jobId: z.string(),
      title: z.string(),
      /** Null while the job has no criteria. */
      score: z.nullable(z.int()),
    }),
  ),
});
export type Named = z.infer<typeof Named>;
