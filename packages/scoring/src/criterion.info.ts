import * as z from "zod/mini";

/** What a criterion asks for; each kind is marked in its own way. */
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

/** One thing a job asks for. Its number on screen is its place in the job's list. */
export const Criterion = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  kind: CriterionKind,
  /** As the recruiter reads it: "React", "German B2", "5 years of frontend work". */
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  importance: Importance,
  /** Relative to the other weights of the job. */
  weight: z.int().check(z.minimum(1), z.maximum(100)),
});
export type Criterion = z.infer<typeof Criterion>;
