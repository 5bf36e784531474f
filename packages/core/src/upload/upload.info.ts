import * as z from "zod/mini";
import { Source } from "../cv/cv.info.ts";
import { FILE_MAX_BYTES } from "../kernel/limits.ts";

/**
 * waiting: the form was handed out, or the CV waits for the account's payment (its code says so) · uploading: only the sending page knows · analyzing: being read and scored ·
 * error: this attempt failed, another follows · complete · failed: final.
 */
export const State = z.enum(["waiting", "uploading", "analyzing", "error", "complete", "failed"]);
export type State = z.infer<typeof State>;

export const Verdict = z.enum([
  "ok",
  "lowText",
  "scan",
  "encrypted",
  "brokenFonts",
  "damaged",
  "notPdf",
  "empty",
  "tooLarge",
  "tooManyPages",
  "notCv",
  // A letter that came beside a CV in the same mail: kept with the candidate, no candidate of its own.
  "letter",
]);

/** How somebody applied, kept apart from what the CV says. */
export const Application = z.object({
  email: z.nullable(z.string()),
  name: z.nullable(z.string()),
  /** False for a mail whose sender could not be verified. */
  isVerified: z.boolean(),
  /** Where the applicant says they saw the job. */
  foundAt: z.nullable(z.string()),
  /** Words of the mail that brought the CV. */
  message: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  /** Through which bulk link, by its label. */
  link: z.nullable(z.string()),
  consent: z.nullable(z.object({ version: z.string(), text: z.string(), at: z.iso.datetime() })),
  /** Letters that came with the CV: `letter` of the document call fetches one. */
  letters: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type Application = z.infer<typeof Application>;

export const File = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(255)),
  /** Bytes. The form's policy holds it to the limit; this is for the list only. */
  size: z.int().check(z.minimum(0), z.maximum(FILE_MAX_BYTES * 100)),
});

export const Info = z.object({
  cvId: z.string(),
  name: z.string(),
  size: z.int(),
  state: State,
  verdict: z.nullable(Verdict),
  /** A code of the failure list, where the file could not be taken. */
  code: z.nullable(z.string()),
  /** The sentence for the code, in the caller's language. */
  message: z.nullable(z.string()),
  score: z.nullable(z.int()),
  /** The CV of this account that has the same bytes; it stands, this one does not. */
  duplicateOf: z.nullable(z.string()),
  source: Source,
  /** The address it was sent from, or the applicant's. */
  sender: z.nullable(z.string()),
  /** A failed one that can be tried again: the file is kept and attempts are left. */
  canRetry: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Info = z.infer<typeof Info>;

/** What an applicant, or whoever holds a bulk link, hears of a file: about the file and the job, never about the employer's plan. */
export const Told = z.object({
  cvId: z.string(),
  state: z.enum(["waiting", "analyzing", "complete", "failed"]),
  code: z.nullable(z.string()),
  message: z.nullable(z.string()),
});
export type Told = z.infer<typeof Told>;

/** A presigned POST: the fields in this order, then the file as `file`. */
export const Form = z.object({ cvId: z.string(), url: z.string(), fields: z.record(z.string(), z.string()) });
export type Form = z.infer<typeof Form>;
