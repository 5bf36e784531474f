import * as z from "zod/mini";

/** One of the ZIP files of an export; it is fetched by its number. */
const Part = z.object({ number: z.int(), name: z.string(), size: z.int() });

/**
 * Everything that an account has stored, as ZIP files. `none`: none was asked for, or the last one has expired · `making`: on its way, `done`
 * of `total` jobs, candidates and CVs are in it · `ready` · `failed`: it stopped, and may be asked for again.
 */
export const Info = z.object({
  state: z.enum(["none", "making", "ready", "failed"]),
  done: z.int(),
  /** 0 until the first run has counted. */
  total: z.int(),
  askedAt: z.nullable(z.iso.datetime()),
  /** Time at which the files are deleted. */
  endsAt: z.nullable(z.iso.datetime()),
  parts: z.array(Part),
});
export type Info = z.infer<typeof Info>;
