import * as z from "zod/mini";
import { BULK_LINK_MAX_CVS } from "../../kernel/limits.ts";
import { oneLine } from "../../kernel/line.info.ts";

/** A link through which an agency sends CVs to one job without signing in. */
export const Info = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** The recruiter's note on who gets the link. */
  label: z.string(),
  /** The address to share. */
  url: z.string(),
  /** Most CVs that the link accepts, and the number of forms issued so far. */
  limit: z.int(),
  used: z.int(),
  endsAt: z.iso.datetime(),
  /** Revoked and ended links accept nothing; `full` means that the limit has been reached. */
  state: z.enum(["active", "full", "ended", "revoked"]),
});
export type Info = z.infer<typeof Info>;

export const Fields = z.object({
  label: z._default(z.string().check(oneLine, z.maxLength(120)), ""),
  limit: z.int("bulk.limitInvalid").check(z.minimum(1, "bulk.limitInvalid"), z.maximum(BULK_LINK_MAX_CVS, "bulk.limitInvalid")),
  endsAt: z.iso.datetime("bulk.endInvalid"),
});
export type Fields = z.infer<typeof Fields>;

/** The part of a link that its users see. */
export const Shown = z.object({
  title: z.string(),
  company: z.nullable(z.string()),
  status: z.enum(["open", "closed", "onHold"]),
  limit: z.int(),
  left: z.int(),
  endsAt: z.iso.datetime(),
});
export type Shown = z.infer<typeof Shown>;
