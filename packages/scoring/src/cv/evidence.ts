import type { EvidenceLevel } from "../mark.info.ts";
import type { Month } from "../text/dates.ts";
import { contains, type Span } from "../text/lines.ts";
import { isHiringTitle } from "../vocabulary/fields.ts";
import { OF_ONE_TRADE, type Term } from "../vocabulary/index.ts";
import { longLists } from "./lists.ts";
import { sentenceAt, type ParsedCv } from "./parsed-cv.ts";
import { roleAt, type Role } from "./roles.ts";
import { sectionAt } from "./sections.ts";

/** Terms of human resources, for which recruiting sentences are evidence. */
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
  /** The sentence that contains it. */
  readonly sentence: Span;
}

const RECENT_MONTHS = 36;

/** First month of the last three years, counted back from the end of the latest role, so that a gap costs nothing. */
const recentFrom = ({ roles }: ParsedCv): Month => {
  const known = LATEST.get(roles) ?? roles.reduce((latest, { to }) => Math.max(latest, to), 0);
  LATEST.set(roles, known);
  return known - RECENT_MONTHS;
};
const LATEST = new WeakMap<readonly Role[], Month>();

/**
 * The evidence of a mention at `span`. Undefined when it claims nothing: in headings, wishes, statements of lack, recruiting, pasted adverts,
 * instructions to a machine, hobbies and references, and for anything but languages in a section on languages.
 */
export const evidenceAt = (cv: ParsedCv, span: Span, term?: Pick<Term, "id" | "kind">): Evidence | undefined => {
  // A name may continue on a line of another sentence ("Spring" / "Boot"): its beginning decides.
  const sentence = sentenceAt(cv, span.start);
  if (!sentence || !(sentence.voice === "claim" || (sentence.voice === "recruiting" && PEOPLE_TERMS.has(term?.id ?? ""))))
    return undefined;
  const section = sectionAt(cv.sections, span.start);
  if (section.kind === "interests" || section.kind === "references" || section.isSpoken) return undefined;

  const role = roleAt(cv.roles, span.start);
  // The name of an employer shows an industry and not a skill: "Ege Lojistik", "React Software Ltd".
  if (
    role &&
    contains(role.header, span) &&
    term?.kind !== "industry" &&
    !role.title.includes(cv.text.slice(span.start, span.end))
  )
    return undefined;
  // "Nurse Recruiter", "Elektroniker mit SPS vermittelt": the work of the people hired, not of the recruiter.
  if (role && term && isHiring(role) && (contains(role.header, span) ? !PEOPLE_TERMS.has(term.id) : OF_ONE_TRADE.has(term.id)))
    return undefined;
  if (role && longLists(cv).has(sentence)) return { level: "listed", sentence };
  if (role) return { level: role.to >= recentFrom(cv) ? "recentRole" : "role", sentence };
  if (section.kind === "projects" || section.kind === "volunteering") return { level: "project", sentence };
  return { level: "listed", sentence };
};
