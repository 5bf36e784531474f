import type { Source } from "./sources.ts";

/** The values of the application form. */
export interface Answers {
  readonly file: File | undefined;
  readonly email: string;
  readonly name: string;
  readonly source: Source;
  /** The applicant's own words, if no source of the list fits. */
  readonly sourceWords: string;
  readonly consent: boolean;
  /** The hidden field that only spam programs fill in. */
  readonly trap: string;
}

export const FIELDS = ["file", "email", "name", "source", "consent"] as const;
export type Field = (typeof FIELDS)[number];

/** Missing or wrong answers, as keys of their sentences. */
export type Missing = "fileRequired" | "emailRequired" | "emailInvalid" | "sourceRequired" | "consentRequired";

const LOOKS_LIKE_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

/** All errors, by field. */
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

/** An empty form. */
export const NO_ANSWERS: Answers = {
  file: undefined,
  email: "",
  name: "",
  source: "",
  sourceWords: "",
  consent: false,
  trap: "",
};
