import * as z from "zod/mini";
import type { FailureCode } from "../kernel/failure.ts";
import { FACT_MAX_CHARACTERS } from "../kernel/limits.ts";

/** Facts of a CV that a person can correct. */
export const Fact = z.enum(["fullName", "email", "phone", "location"]);
export type Fact = z.infer<typeof Fact>;

/** The channel that a CV came by. */
export const Source = z.enum(["uploaded", "email", "public", "bulk", "extension", "pool"]);
export type Source = z.infer<typeof Source>;

/** A corrected value, with its author and time. */
export const Correction = z.object({ value: z.string(), by: z.string(), at: z.iso.datetime() });
export type Correction = z.infer<typeof Correction>;

export const Corrections = z.object({
  fullName: z.optional(Correction),
  email: z.optional(Correction),
  phone: z.optional(Correction),
  location: z.optional(Correction),
});
export type Corrections = z.infer<typeof Corrections>;

/**
 * One change of a candidate, with its author and time. `from` and `to` are stages or scores, the ids of the merged and the
 * remaining CV, or the former and the new value of a `fact`; of a mail, `to` is its subject or its occasion.
 */
export const HistoryEntry = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  what: z.enum([
    "analyzed",
    "stage",
    "scoreEdited",
    "scoreReset",
    "merged",
    "unmerged",
    "corrected",
    "restored",
    "mailed",
    "mailFailed",
    "written",
  ]),
  fact: z.optional(Fact),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  reason: z.optional(z.string()),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** One line without control characters and bidirectional marks. */
const LINE = /^[^\p{Cc}\u2028-\u202E\u2066-\u2069]*\p{L}[^\p{Cc}\u2028-\u202E\u2066-\u2069]*$/u;
const line = (error: FailureCode) =>
  z.nullable(z.string({ error }).check(z.trim(), z.maxLength(FACT_MAX_CHARACTERS, { error }), z.regex(LINE, { error })));

/** Seven to fifteen digits with the usual separators and an optional extension. */
const PHONE = /^(?=(?:\D*\d){7,15}\D*$)[+(\d][\d\s()./+-]*(?:\s?(?:ext\.?|x)\s?\d{1,6})?$/iu;

/** Corrected values; null restores the value that was read. */
export const CorrectionEdit = z.object({
  fullName: z.optional(line("candidate.nameInvalid")),
  email: z.optional(
    z.nullable(z.string().check(z.trim(), z.maxLength(254, { error: "email.invalid" }), z.email({ error: "email.invalid" }))),
  ),
  phone: z.optional(z.nullable(z.string().check(z.trim(), z.regex(PHONE, { error: "candidate.phoneInvalid" })))),
  location: z.optional(line("candidate.placeInvalid")),
});
export type CorrectionEdit = z.infer<typeof CorrectionEdit>;

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
  /** True if it is in the job that the list was requested for; false when none was given. */
  isInJob: z.boolean(),
});
export type Listed = z.infer<typeof Listed>;
