import * as z from "zod/mini";
import { Quote } from "./mark.info.ts";

const fact = <T extends z.ZodMiniType>(value: T) => z.object({ value, quote: z.nullable(Quote) });
const text = fact(z.string());
/** A skill, tool or certificate. `termId` is its term in the vocabulary, the same in every language; absent when the vocabulary has none. */
const term = z.extend(text, { termId: z.optional(z.string()) });

export const ExperienceLevel = z.enum(["junior", "mid", "senior", "lead"]);
export const EducationLevel = z.enum(["school", "vocational", "bachelor", "master", "doctorate"]);
export type EducationLevel = z.infer<typeof EducationLevel>;

/** Facts of a CV about the person and the work, each with its quote. A fact that is not shown is absent. */
export const Profile = z.object({
  /** Language the CV is written in. */
  language: z.enum(["en", "de", "es", "tr"]),
  fullName: z.optional(text),
  email: z.optional(text),
  phone: z.optional(text),
  location: z.optional(text),
  jobTitle: z.optional(text),
  links: z.array(z.string()),
  experienceLevel: z.optional(ExperienceLevel),
  /** Months in merged, non-overlapping roles up to the as-of date. */
  experienceMonths: z.optional(z.int()),
  roles: z.array(
    z.object({
      title: z.string(),
      employer: z.optional(z.string()),
      startsOn: z.string(),
      /** YYYY-MM; absent for a current role. */
      endsOn: z.optional(z.string()),
      quote: z.nullable(Quote),
    }),
  ),
  department: z.optional(z.string()),
  industryExperience: z.array(z.string()),
  educationLevel: z.optional(fact(EducationLevel)),
  technicalSkills: z.array(term),
  toolsAndSoftware: z.array(term),
  certifications: z.array(term),
  /** Levels A1 to C2, or "native"; absent where the CV names none. */
  languages: z.array(z.object({ value: z.string(), level: z.optional(z.string()), quote: z.nullable(Quote) })),
  driverLicence: z.optional(text),
});
export type Profile = z.infer<typeof Profile>;

/** Facts that never reach the scorer, stored apart from the profile and collapsed on the recruiter's screen. */
export const ProtectedFacts = z.object({
  age: z.optional(text),
  birthDate: z.optional(text),
  gender: z.optional(text),
  maritalStatus: z.optional(text),
  nationality: z.optional(text),
  militaryService: z.optional(text),
  hasPhoto: z.optional(z.boolean()),
});
export type ProtectedFacts = z.infer<typeof ProtectedFacts>;
