import * as z from "zod/mini";
import { MAX_SOURCE_WORDS } from "./source-words.ts";

/** Kinds of criteria; each has its own rules of evaluation. */
export const CriterionKind = z.enum([
  "skill",
  "tool",
  "certification",
  "language",
  "education",
  "experience",
  "industry",
  "responsibility",
]);
export type CriterionKind = z.infer<typeof CriterionKind>;

export const Importance = z.enum(["must", "should", "nice"]);
export type Importance = z.infer<typeof Importance>;

/** The place in an advert that a criterion was read from. */
export const CriterionSource = z.object({
  /** The text of the job it stands in. */
  text: z.enum(["description", "additional"]),
  /** Number of the line, from 1. */
  line: z.int().check(z.minimum(1)),
  /** [start, end) of the sentence in the text. */
  start: z.int().check(z.minimum(0)),
  end: z.int().check(z.minimum(0)),
  /** The sentence, on one line. */
  words: z.string().check(z.maxLength(MAX_SOURCE_WORDS)),
});
export type CriterionSource = z.infer<typeof CriterionSource>;

/** One requirement of a job. Its number on screen is its position in the job's list. */
export const Criterion = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  kind: CriterionKind,
  /** Text shown to the recruiter: "React", "German B2", "5 years of frontend work". */
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  importance: Importance,
  /** Relative to the other weights of the job. */
  weight: z.int().check(z.minimum(1), z.maximum(100)),
  /** The advert's own line. A criterion written by hand has none. */
  source: z.optional(CriterionSource),
  /** True where the advert does not say outright that it asks for this: the recruiter is asked to check it. */
  isGuess: z.optional(z.boolean()),
});
export type Criterion = z.infer<typeof Criterion>;
