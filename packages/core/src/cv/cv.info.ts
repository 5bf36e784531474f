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
