import { FAILURES, type FailureCode, type FailureDetails, type FailureKind } from "@candor/core/kernel/failure";
import { translator } from "@candor/core/kernel/translate";
import de from "./refusals/de.json" with { type: "json" };
import en from "./refusals/en.json" with { type: "json" };
import es from "./refusals/es.json" with { type: "json" };
import tr from "./refusals/tr.json" with { type: "json" };

const STATUS: Record<FailureKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  payment: 402,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  gone: 410,
  unprocessable: 422,
  limit: 429,
  fault: 500,
  unavailable: 503,
};

/** One sentence per code and language, for people. */
export const sentences: Record<"en" | "de" | "es" | "tr", Record<FailureCode, string>> = { en, de, es, tr };

export const statusOf = (code: FailureCode): number => STATUS[FAILURES[code]];

const translate = translator(sentences);

/** The sentence of a refusal in a language, with its numbers filled in. */
export const sentenceOf = (code: FailureCode, locale: keyof typeof sentences, { max, current }: FailureDetails = {}): string =>
  translate(locale, code, { max: max ?? "", current: current ?? "" });

/** The body of every refusal (RFC 9457, application/problem+json). */
export interface Problem {
  readonly status: number;
  readonly code: FailureCode;
  readonly message: string;
  /** Sentences for malformed input, by field name. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The id of a 500, by which its log line is found. */
  readonly id?: string;
}
