import * as z from "zod/mini";

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

/** One requirement of a job. Its number on screen is its position in the job's list. */
export const Criterion = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  kind: CriterionKind,
  /** Text shown to the recruiter: "React", "German B2", "5 years of frontend work". */
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  importance: Importance,
  /** Relative to the other weights of the job. */
  weight: z.int().check(z.minimum(1), z.maximum(100)),
});
export type Criterion = z.infer<typeof Criterion>;
