import * as z from "zod/mini";
import { BULK_LINK_MAX_CVS } from "../../kernel/limits.ts";

/** A link with which an agency sends CVs to one job, without signing in. */
export const Info = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** For whom it was made, in the recruiter's words. */
  label: z.string(),
  /** The address to hand out. */
  url: z.string(),
  /** How many CVs may come through it, and how many forms were handed out. */
  limit: z.int(),
  used: z.int(),
  endsAt: z.iso.datetime(),
  /** revoked and ended links take nothing; a full one says so. */
  state: z.enum(["active", "full", "ended", "revoked"]),
});
export type Info = z.infer<typeof Info>;

export const Fields = z.object({
  label: z._default(z.string().check(z.trim(), z.maxLength(120)), ""),
  limit: z.int("bulk.limitInvalid").check(z.minimum(1, "bulk.limitInvalid"), z.maximum(BULK_LINK_MAX_CVS, "bulk.limitInvalid")),
  endsAt: z.iso.datetime("bulk.endInvalid"),
});
export type Fields = z.infer<typeof Fields>;

/** What whoever holds the link sees. */
export const Shown = z.object({
  title: z.string(),
  company: z.nullable(z.string()),
  status: z.enum(["open", "closed", "onHold"]),
  limit: z.int(),
  left: z.int(),
  endsAt: z.iso.datetime(),
});
export type Shown = z.infer<typeof Shown>;
