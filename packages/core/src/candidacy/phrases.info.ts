import * as z from "zod/mini";
import {
  LETTER_MAX_CHARACTERS,
  LETTER_SUBJECT_MAX_CHARACTERS,
  LOCALES,
  REASON_MAX_CHARACTERS,
  REASONS_MAX,
} from "../kernel/limits.ts";
import { oneLine } from "../kernel/line.info.ts";

/** Why a candidate was rejected, in the recruiter's words. */
export const Reason = z.string().check(oneLine, z.minLength(1), z.maxLength(REASON_MAX_CHARACTERS));
export const Reasons = z.array(Reason).check(z.maxLength(REASONS_MAX));

/** The occasions on which a recruiter writes to a candidate. */
export const LetterKind = z.enum(["invitation", "rejection", "question"]);
export type LetterKind = z.infer<typeof LetterKind>;

export const LetterText = z.object({
  subject: z.string().check(oneLine, z.minLength(1), z.maxLength(LETTER_SUBJECT_MAX_CHARACTERS)),
  /** `{{name}}` stands for the candidate's name. */
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(LETTER_MAX_CHARACTERS)),
});

const Place = z.object({ letter: LetterKind, locale: z.enum(LOCALES) });

/** The account's own text for an occasion and a language. */
export const Template = z.extend(LetterText, Place.shape);
export type Template = z.infer<typeof Template>;

/** A template to keep; without a text the account's own is forgotten. */
export const TemplateEdit = z.extend(Place, { own: z.nullable(LetterText) });

/** The account's reasons for a rejection, and its own templates. */
export const Info = z.object({ reasons: z.array(z.string()), letters: z.array(Template) });
export type Info = z.infer<typeof Info>;

/** A rejection: its reason, and a mail to the candidates that is sent after some hours. */
export const Rejection = z.object({
  reason: z.optional(Reason),
  letter: z.optional(z.extend(LetterText, { locale: z.enum(LOCALES), afterHours: z.int().check(z.minimum(0), z.maximum(336)) })),
});
export type Rejection = z.infer<typeof Rejection>;
