import type { Document } from "@candor/documents";
import {
  evaluate,
  readProfile,
  scoreOf,
  redact,
  type Criterion,
  type Mark,
  type Profile,
  type ProtectedFacts,
  type Result,
  type RedactedText,
} from "@candor/scoring";

/** A CV after reading: the input of the evaluation, and the facts that are stored apart. */
export interface ReadCv {
  readonly document: Document;
  readonly profile: Profile;
  readonly protectedFacts: ProtectedFacts;
  readonly redacted: RedactedText;
  readonly asOf: string;
}

export interface Scored {
  readonly marks: readonly Mark[];
  readonly result: Result;
  /** 0 to 100; a CV that cannot be read has none and counts as -1 in a ranking. */
  readonly score: number;
}

/** Profile and redacted text of a reading, as of a day. */
export function readCv(document: Document, asOf: string): ReadCv {
  const { profile, protectedFacts, redactions } = readProfile(document, asOf);
  return { document, profile, protectedFacts, redacted: redact(document, redactions), asOf };
}

/** Marks and score of a CV, by the built-in rules. */
export function score(cv: ReadCv, criteria: readonly Criterion[]): Scored {
  if (cv.document.verdict !== "ok" && cv.document.verdict !== "lowText") return { marks: [], result: scoreOf([], []), score: -1 };
  const marks = evaluate({ ...cv, criteria });
  const result = scoreOf(criteria, marks);
  return { marks, result, score: result.score ?? 0 };
}

/** Marks with credit whose quotes do not stand, letter by letter, in the visible text. */
export const unquoted = (cv: ReadCv, { marks }: Scored): number =>
  marks.filter(
    ({ credit, quotes }) =>
      credit > 0 && (quotes.length === 0 || quotes.some(({ text }) => text === "" || !cv.document.text.includes(text))),
  ).length;
