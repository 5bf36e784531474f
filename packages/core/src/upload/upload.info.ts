import * as z from "zod/mini";
import { Source } from "../cv/cv.info.ts";
import { FILE_MAX_BYTES } from "../kernel/limits.ts";

/**
 * waiting: a form was issued, or the CV waits for the account's payment (see its code) · uploading: known to the sending page
 * only · analyzing: being read and scored · error: this attempt failed, another follows · complete · failed: final.
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
  // A cover letter that came with a CV in the same mail: it is stored with the candidate and is no candidate itself.
  "letter",
]);

/** Data given with an application, kept apart from the content of the CV. */
export const Application = z.object({
  email: z.nullable(z.string()),
  name: z.nullable(z.string()),
  /** False for a mail whose sender could not be verified. */
  isVerified: z.boolean(),
  /** Where the applicant saw the job, in their own words. */
  foundAt: z.nullable(z.string()),
  /** Text of the mail that brought the CV. */
  message: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  /** Label of the bulk link that the CV came through. */
  link: z.nullable(z.string()),
  consent: z.nullable(z.object({ version: z.string(), text: z.string(), at: z.iso.datetime() })),
  /** Cover letters that came with the CV; the `letter` parameter of the document call fetches one. */
  letters: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type Application = z.infer<typeof Application>;

export const File = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(255)),
  /** Bytes, for the list only. The form's policy enforces the limit. */
  size: z.int().check(z.minimum(0), z.maximum(FILE_MAX_BYTES * 100)),
});

export const Info = z.object({
  cvId: z.string(),
  name: z.string(),
  size: z.int(),
  state: State,
  verdict: z.nullable(Verdict),
  /** Failure code, where the file was refused. */
  code: z.nullable(z.string()),
  /** Message for the code, in the caller's language. */
  message: z.nullable(z.string()),
  score: z.nullable(z.int()),
  /** The account's CV with the same bytes, which was kept in place of this one. */
  duplicateOf: z.nullable(z.string()),
  source: Source,
  /** Address of the sender or applicant. */
  sender: z.nullable(z.string()),
  /** A mail that brought no CV: what it says and what came with it. */
  mail: z.nullable(z.object({ subject: z.nullable(z.string()), message: z.nullable(z.string()), attached: z.array(z.string()) })),
  /** True for a failed upload that can be tried again: its file is kept and attempts are left. */
  canRetry: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Info = z.infer<typeof Info>;

/** State of a file for an applicant or the user of a bulk link: about the file and the job, never about the employer's plan. */
export const Told = z.object({
  cvId: z.string(),
  state: z.enum(["waiting", "analyzing", "complete", "failed"]),
  code: z.nullable(z.string()),
  message: z.nullable(z.string()),
});
export type Told = z.infer<typeof Told>;

/** A presigned POST: the fields in this order, then the file as the field `file`. */
export const Form = z.object({ cvId: z.string(), url: z.string(), fields: z.record(z.string(), z.string()) });
export type Form = z.infer<typeof Form>;
