/** What a field is known to mean; anything else in it is the recruiter's own words. */
export const CODES = {
  employmentType: ["fullTime", "partTime", "contract", "temporary", "internship", "apprenticeship"],
  remotePolicy: ["onSite", "hybrid", "remote"],
  educationLevel: ["school", "vocational", "bachelor", "master", "doctorate"],
} as const;
export type CodeField = keyof typeof CODES;
