import { type Source, sourceFrom } from "./sources.ts";

/** The values of the application form. */
export interface Answers {
  readonly file: File | undefined;
  readonly email: string;
  readonly name: string;
  readonly source: Source;
  /** Their own words, where none of the form's is theirs. */
  readonly sourceWords: string;
  readonly consent: boolean;
  /** A field that people do not see. */
  readonly trap: string;
}

export const FIELDS = ["file", "email", "name", "source", "consent"] as const;
export type Field = (typeof FIELDS)[number];

/** Missing or wrong answers, as keys of their sentences in the catalogue. */
export type Missing = "fileRequired" | "emailRequired" | "emailInvalid" | "sourceRequired" | "consentRequired";

const LOOKS_LIKE_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

/** All that is wrong at once, by field. */
export function missingIn(answers: Answers): Partial<Record<Field, Missing>> {
  const email = answers.email.trim();
  const hasSource = answers.source === "other" ? answers.sourceWords.trim() !== "" : answers.source !== "";
  return {
    ...(!answers.file && { file: "fileRequired" as const }),
    ...(!email && { email: "emailRequired" as const }),
    ...(email && !LOOKS_LIKE_ADDRESS.test(email) && { email: "emailInvalid" as const }),
    ...(!hasSource && { source: "sourceRequired" as const }),
    ...(!answers.consent && { consent: "consentRequired" as const }),
  };
}

/** Outlives the form, because the same page in another language is another page. Gone with the tab. */
const kept = new Map<string, Answers>();

/** The stored answers for a job, or an empty form. Consent is asked again: its text may have been in another language. */
export function answersFor(publicId: string, source: string | null): Answers {
  const before = kept.get(publicId);
  if (before) return { ...before, consent: false };
  return { file: undefined, email: "", name: "", ...sourceFrom(source), consent: false, trap: "" };
}

export const keepAnswers = (publicId: string, answers: Answers): void => void kept.set(publicId, answers);

/** An application that is in need not be written again. */
export const forgetAnswers = (publicId: string): void => void kept.delete(publicId);
