import type { Stage } from "@candor/core/candidacy/candidate.info";
import type { Source } from "@candor/core/cv/cv.info";
import type { CriterionKind, Importance } from "@candor/scoring/criterion.info";

// Said again and not taken from the schemas, whose library would otherwise load with every page that lists them. The compiler holds them
// complete; their order is the schemas'.
const namesOf = <Name extends string>(names: Readonly<Record<Name, true>>) => Object.keys(names) as Name[];

export const STAGES = namesOf<Stage>({
  screening: true,
  interviewRequested: true,
  interviewing: true,
  rejected: true,
  offer: true,
});

export const SOURCES = namesOf<Source>({ uploaded: true, email: true, public: true, bulk: true, extension: true, pool: true });

export const IMPORTANCES = namesOf<Importance>({ must: true, should: true, nice: true });

export const CRITERION_KINDS = namesOf<CriterionKind>({
  skill: true,
  tool: true,
  certification: true,
  language: true,
  education: true,
  experience: true,
  industry: true,
  responsibility: true,
});

/** Fields of a job with a list of known codes. Any other value in such a field is the recruiter's own text. */
export const CODES = {
  employmentType: ["fullTime", "partTime", "contract", "temporary", "internship", "apprenticeship"],
  remotePolicy: ["onSite", "hybrid", "remote"],
  educationLevel: ["school", "vocational", "bachelor", "master", "doctorate"],
} as const;
export type CodeField = keyof typeof CODES;
