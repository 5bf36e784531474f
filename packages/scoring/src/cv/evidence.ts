import type { EvidenceLevel } from "../mark.info.ts";
import type { Month } from "../text/dates.ts";
import { contains, touching, type Span } from "../text/lines.ts";
import { contentWords } from "../text/words.ts";
import { isHiringTitle } from "../vocabulary/fields.ts";
import { OF_ONE_TRADE, termsIn, type Term } from "../vocabulary/index.ts";
import { isOfOneTrade, isOfOtherWork } from "../vocabulary/term-work.ts";
import { fieldsOfTitle } from "../vocabulary/work.ts";
import { isNoClaim } from "./certificate-claims.ts";
import { longLists, namesIn } from "./lists.ts";
import { isOfOthersWork } from "./others-work.ts";
import { sentenceAt, type ParsedCv } from "./parsed-cv.ts";
import { roleAt, type Role } from "./roles.ts";
import { isAtNothing, isFileEnding, isInSchoolName, isMeant, isOfOtherTeam } from "./sense.ts";
import { CLAIMS_NOTHING, sectionAt } from "./sections.ts";

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

const BARE = new WeakMap<Span, boolean>();
const MOST_BARE_WORDS = 2;

/** True for a sentence that names skills and tells nothing of the work: "React, TypeScript, Node", "Worked with React". */
const isBare = (cv: ParsedCv, sentence: Span): boolean => {
  const known = BARE.get(sentence);
  if (known !== undefined) return known;
  const words = cv.text.slice(sentence.start, sentence.end);
  const isNamed = touching(termsIn(words));
  const found = contentWords(words).filter((word) => !isNamed(word)).length <= MOST_BARE_WORDS;
  BARE.set(sentence, found);
  return found;
};

const RECENT_MONTHS = 36;

/** First month of the last three years, counted back from the end of the latest role, so that a gap costs nothing. */
const recentFrom = ({ roles }: ParsedCv): Month => {
  const known = LATEST.get(roles) ?? roles.reduce((latest, { to }) => Math.max(latest, to), 0);
  LATEST.set(roles, known);
  return known - RECENT_MONTHS;
};
const LATEST = new WeakMap<readonly Role[], Month>();

/** True for what has one name in every language, and for certificates. */
const isThing = (term: Parameters<typeof evidenceAt>[2]): boolean =>
  term?.kind === "certification" || (term?.label !== undefined && new Set(Object.values(term.label)).size === 1);

/**
 * The evidence of a mention at `span`. Undefined when it claims nothing: in headings, wishes, statements of lack, recruiting, pasted adverts,
 * instructions to a machine, hobbies and references, and for anything but languages, products and certificates in a section on languages.
 */
export const evidenceAt = (
  cv: ParsedCv,
  span: Span,
  term?: Pick<Term, "id" | "kind"> & Partial<Pick<Term, "label" | "aliases">>,
): Evidence | undefined => {
  // A name may continue on a line of another sentence ("Spring" / "Boot"): its beginning decides.
  const sentence = sentenceAt(cv, span.start);
  if (!sentence || !(sentence.voice === "claim" || (sentence.voice === "recruiting" && PEOPLE_TERMS.has(term?.id ?? ""))))
    return undefined;
  const section = sectionAt(cv.sections, span.start);
  if (CLAIMS_NOTHING.has(section.kind)) return undefined;
  // A column beside the languages runs into them: "Türkçe – ana dil", "Adobe Photoshop". A product or a licence is no language.
  if (section.isSpoken && !isThing(term)) return undefined;

  const role = roleAt(cv.roles, span.start);
  // The name of an employer shows an industry and not a skill: "Ege Lojistik", "React Software Ltd".
  if (
    role &&
    contains(role.header, span) &&
    term?.kind !== "industry" &&
    !role.title.includes(cv.text.slice(span.start, span.end))
  )
    return undefined;
  if (term?.label && !isMeant(cv, { ...span, term: { ...term, label: term.label } }, sentence, section, role)) return undefined;
  if (
    term &&
    (isOfOtherTeam(cv, span) ||
      isAtNothing(cv, span) ||
      isFileEnding(cv, span) ||
      (role === undefined && isInSchoolName(cv, span)))
  )
    return undefined;
  if (term?.kind === "certification" && isNoClaim(cv, { ...span, term }, role, sentence)) return undefined;
  // "Nurse Recruiter", "Elektroniker mit SPS vermittelt": the work of the people hired, not of the recruiter.
  if (role && term && isHiring(role) && (contains(role.header, span) ? !PEOPLE_TERMS.has(term.id) : OF_ONE_TRADE.has(term.id)))
    return undefined;
  const isInHeader = role !== undefined && contains(role.header, span);
  if (term && !isInHeader && section.kind !== "skills" && isOfOthersWork(cv, span, term, sentence)) return undefined;
  if (role && longLists(cv).has(sentence)) return { level: "listed", sentence };
  // A programmer has not dressed wounds, and a shop assistant who writes "React, TypeScript" and no more has not programmed.
  if (role && term && isOfOtherWork(term.id, fieldsOfTitle(role.title)) && (isOfOneTrade(term) || isBare(cv, sentence)))
    return { level: "listed", sentence };
  if (role) return { level: role.to >= recentFrom(cv) ? "recentRole" : "role", sentence };
  if (section.kind === "projects" || section.kind === "volunteering") return { level: "project", sentence };
  if (term?.kind === "certification" && !(MAY_LIST.has(section.kind) && isLongList(cv, sentence)))
    return { level: "project", sentence };
  return { level: "listed", sentence };
};

const LISTS = new WeakMap<Span, boolean>();

const isLongList = (cv: ParsedCv, sentence: Span): boolean => {
  const known = LISTS.get(sentence) ?? namesIn(cv.text.slice(sentence.start, sentence.end)) > MOST_HELD;
  LISTS.set(sentence, known);
  return known;
};

// A certificate on a line of its own is held; one among many names of skills is a name.
const MOST_HELD = 5;
const MAY_LIST: ReadonlySet<string> = new Set(["head", "summary", "skills", "personal", "contact"]);
