import type { EvidenceLevel } from "../mark.info.ts";
import type { Month } from "../text/dates.ts";
import { contains, type Span } from "../text/lines.ts";
import { isHiringTitle } from "../vocabulary/fields.ts";
import { OF_ONE_TRADE, type Term } from "../vocabulary/index.ts";
import { longLists } from "./lists.ts";
import { sentenceAt, type ParsedCv } from "./parsed-cv.ts";
import { roleAt, type Role } from "./roles.ts";
import { sectionAt } from "./sections.ts";

/** Terms about people work, which recruiting sentences do evidence. */
const PEOPLE_TERMS = new Set([
  "recruiting",
  "human-resources",
  "linkedin-recruiter",
  "employee-onboarding",
  "headhunting",
  "psychometric-testing",
  "employer-branding",
  "payroll",
  "labour-law",
  "employee-development",
  "personnel-records",
  "social-insurance",
  "performance-management",
  "training-delivery",
  "leads-or-mentors-colleagues",
  "personio",
  "workday",
  "sap-hcm",
]);

const HIRING = new WeakMap<Role, boolean>();
const isHiring = (role: Role): boolean => {
  const known = HIRING.get(role) ?? isHiringTitle(role.title);
  HIRING.set(role, known);
  return known;
};

export interface Evidence {
  readonly level: EvidenceLevel;
  /** The sentence it stands in. */
  readonly sentence: Span;
}

const RECENT_MONTHS = 36;

/** Where the last three years begin, counted back from the end of the latest role, so that a gap costs nothing. */
const recentFrom = (cv: ParsedCv): Month => Math.max(...cv.roles.map((role) => role.to)) - RECENT_MONTHS;

/**
 * What a mention at `span` is worth. Undefined where it claims nothing: headings, wishes, things not known, people recruited, a pasted
 * advert, words to a machine, hobbies, references, and anything but languages in a section on languages.
 */
export const evidenceAt = (cv: ParsedCv, span: Span, term?: Pick<Term, "id" | "kind">): Evidence | undefined => {
  // A name may run over the end of a line that nothing joins ("Spring" / "Boot"): where it begins decides.
  const sentence = sentenceAt(cv, span.start);
  if (!sentence || !(sentence.voice === "claim" || (sentence.voice === "recruiting" && PEOPLE_TERMS.has(term?.id ?? ""))))
    return undefined;
  const section = sectionAt(cv.sections, span.start);
  if (section.kind === "interests" || section.kind === "references" || section.isSpoken) return undefined;

  const role = roleAt(cv.roles, span.start);
  // The name of an employer tells a branch and no skill: "Ege Lojistik", "React Software Ltd".
  if (
    role &&
    contains(role.header, span) &&
    term?.kind !== "industry" &&
    !role.title.includes(cv.text.slice(span.start, span.end))
  )
    return undefined;
  // "Nurse Recruiter", "Elektroniker mit SPS vermittelt": what those do whom somebody hires.
  if (role && term && isHiring(role) && (contains(role.header, span) ? !PEOPLE_TERMS.has(term.id) : OF_ONE_TRADE.has(term.id)))
    return undefined;
  if (role && longLists(cv).includes(sentence)) return { level: "listed", sentence };
  if (role) return { level: role.to >= recentFrom(cv) ? "recentRole" : "role", sentence };
  if (section.kind === "projects" || section.kind === "volunteering") return { level: "project", sentence };
  return { level: "listed", sentence };
};
