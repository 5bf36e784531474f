import { Level } from "@candor/scoring/mark.info";
import * as z from "zod/mini";
import { File } from "../../upload/upload.info.ts";

/** A job that the extension offers. */
export const OpenJob = z.object({
  jobId: z.string(),
  title: z.string(),
  companyName: z.nullable(z.string()),
  status: z.literal("open"),
});
export type OpenJob = z.infer<typeof OpenJob>;

/** A CV that is about to be sent to a job. */
export const Announced = z.extend(File, { jobId: z.string("id.required").check(z.minLength(1, "id.required"), z.maxLength(64)) });
export type Announced = z.infer<typeof Announced>;

/** `waiting`: the file has not arrived. `held`: it is kept until the account's plan allows reading it. */
export const Outcome = z.object({
  state: z.enum(["waiting", "uploading", "reading", "done", "failed", "held"]),
  /** The reason why it failed or is kept, in the caller's language. */
  sentence: z.nullable(z.string()),
  score: z.nullable(z.int()),
  level: z.nullable(Level),
  /** Path of the candidate's page, once there is one. */
  url: z.nullable(z.string()),
});
export type Outcome = z.infer<typeof Outcome>;
