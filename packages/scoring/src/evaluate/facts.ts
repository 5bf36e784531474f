import { educationIn, languageSpan, languagesIn, type SpokenLanguage } from "../cv/facts.ts";
import { sentencesBetween, type ParsedCv } from "../cv/parsed-cv.ts";
import type { Role } from "../cv/roles.ts";
import type { ShownTerm } from "../cv/skills.ts";
import type { Term } from "../vocabulary/index.ts";
import { mergedMonths } from "../text/dates.ts";
import { tokensOf } from "../text/fold.ts";
import type { Language } from "../text/language.ts";
import { contains, lastFrom, type Span } from "../text/lines.ts";
import { contentWords, isSameWord } from "../text/words.ts";
import { EDUCATION_NAMES, educationRank } from "../vocabulary/education.ts";
import { fieldsIn, type Field } from "../vocabulary/fields.ts";
import { fieldsOfTerm } from "../vocabulary/term-work.ts";
import { areSameWork, fieldsOfTitle, isHandsOn } from "../vocabulary/work.ts";
import { studyOfWord } from "../vocabulary/studies.ts";
import { languageName, RANKS } from "../vocabulary/languages.ts";
import { ANY_STUDY, type Ask, type Subject } from "./ask.ts";
import { NOTHING, type Citation, type CriterionResult } from "./result.ts";
import { educationMark, experienceLevel, languageLevel } from "./levels.ts";
import { cite } from "./terms.ts";

const rankName = (rank: number): string => (rank === 7 ? "native" : (RANKS[rank - 1] ?? ""));

/** A language: met at the level asked for, in part one level below or where the CV names no level. */
export const findLanguage = (cv: ParsedCv, ask: Ask & { is: "language" }, language: Language): CriterionResult => {
  const spoken = languagesIn(cv);
  const asked = ask.codes.map((code) => spoken.find((one) => one.code === code));
  const shown = asked.filter((one) => one !== undefined);
  if (shown.length === 0) return NOTHING;
  const citations = shown.map((one) => languageCitation(cv, one));
  const missing = ask.codes.filter((_, index) => !asked[index]).map((code) => languageName(code, language));
  const { rank } = ask;
  const mark = languageLevel(
    rank,
    asked.map((one) => (one ? one.rank : null)),
  );
  if (missing.length > 0)
    return { mark, rung: null, citations, note: { key: "missing", values: { missing: missing.join(", ") } } };
  if (mark === "met" || rank === undefined) return { mark, rung: null, citations };
  const lowest = Math.min(...shown.map((one) => one.rank ?? rank));
  const note: CriterionResult["note"] =
    lowest < rank
      ? { key: "languageLevel", values: { shown: rankName(lowest), asked: rankName(rank) } }
      : { key: "languageLevelUnknown", values: { asked: rankName(rank) } };
  return mark === "partly" ? { mark, rung: null, citations, note } : { ...NOTHING, note };
};

const languageCitation = (cv: ParsedCv, spoken: SpokenLanguage): Citation => {
  const span = languageSpan(cv.text, spoken);
  return { quote: span, focus: span };
};

/** The field of study of a degree. */
export interface Study {
  /** Folded, without duplicates. */
  readonly words: readonly string[];
  readonly fields: readonly Field[];
}

const MAX_STUDY_WORDS = 60;

/** The words and fields around a CV's degree: its sections on education, or the degree's own line where there is none. */
export const studyOf = (cv: ParsedCv, degree: { readonly line: Span }): Study => {
  const sections = cv.sections.filter(({ kind }) => kind === "education");
  const studied = (sections.length > 0 ? sections : [degree.line]).map(({ start, end }) => cv.text.slice(start, end)).join("\n");
  const words = contentWords(studied).map((token) => token.fold);
  return {
    words: [...new Set(words)].filter((word) => !ANY_STUDY.has(word)).slice(0, MAX_STUDY_WORDS),
    fields: fieldsIn(studied),
  };
};

/** True when words in any language or the field of work agree: "Ausbildung in der Pflege" and "Ausbildung zur Altenpflegerin". */
export const isFieldOfStudy = (ask: Ask & { is: "education" }, study: Study): boolean =>
  ask.words.length === 0 ||
  ask.fields.some((field) => study.fields.includes(field)) ||
  isSaid(ask.words, study.words) ||
  isSameStudy(ask.words, study.words);

const isSameStudy = (asked: readonly string[], studied: readonly string[]): boolean => {
  const studies = new Set(asked.map(studyOfWord).filter((study) => study !== undefined));
  return studies.size > 0 && studied.some((word) => studies.has(studyOfWord(word) ?? -1));
};

const isSaid = (asked: readonly string[], studied: readonly string[]): boolean =>
  asked.some((word) => studied.some((one) => isSameWord(one, word)));

/** A degree in the field asked for: met at the level or above, in part one level below. */
export const findEducation = (cv: ParsedCv, ask: Ask & { is: "education" }, language: Language): CriterionResult => {
  const degree = educationIn(cv);
  if (!degree) return NOTHING;
  const mark = educationMark(ask.level, degree.level, isFieldOfStudy(ask, studyOf(cv, degree)));
  const citations = [cite(cv.text, degree.line, degree)];
  if (mark === "met") return { mark, rung: null, citations };
  if (educationRank(degree.level) >= educationRank(ask.level))
    return { ...NOTHING, note: { key: "missing", values: { missing: ask.words.join(" ") } } };
  const note = {
    key: "educationLevel",
    values: { shown: EDUCATION_NAMES[degree.level][language], asked: EDUCATION_NAMES[ask.level][language] },
  };
  return mark === "partly" ? { mark, rung: null, citations, note } : { ...NOTHING, note };
};

const MAX_ROLE_QUOTES = 4;

/** Years of work: the months of the roles that fit, each calendar month once. Met at the number asked for, in part from 60 % of it. */
export const findExperience = (cv: ParsedCv, shown: readonly ShownTerm[], ask: Ask & { is: "experience" }): CriterionResult => {
  const roles = cv.roles.filter((role) => isRelevant(cv, shown, role, ask.subject));
  const months = mergedMonths(roles);
  const note = { key: "months", values: { months, roles: roles.length, asked: ask.months } };
  const mark = experienceLevel(ask.months, months);
  if (mark === "notShown") return months === 0 ? NOTHING : { ...NOTHING, note };
  const citations = roles.slice(0, MAX_ROLE_QUOTES).flatMap((role) => roleCitations(cv, role));
  return { mark, rung: null, citations, note };
};

/** Title, employer and dates of a role, so that the quote says of what work the years are; in two where a redacted fact stands between. */
const roleCitations = (cv: ParsedCv, { header, dates, title }: Role): Citation[] => {
  const whole = cite(cv.text, header, dates);
  const at = cv.text.indexOf(title, header.start);
  const named = { start: at, end: at + title.length };
  if (at === -1 || at >= header.end || contains(whole.quote, named)) return [whole];
  return [cite(cv.text, header, named), whole];
};

const isRelevant = (cv: ParsedCv, shown: readonly ShownTerm[], role: Role, subject: Subject): boolean => {
  const mentioned = new Set(mentionsOf(shown, role).map((mention) => mention.term.id));
  // Only claims of the role, without people it hired and texts of others.
  const said = (): string[] =>
    sentencesBetween(cv, role.start, role.end)
      .filter((sentence) => sentence.voice === "claim")
      .flatMap(({ start, end }) => tokensOf(cv.text.slice(start, end)).map((token) => token.fold));
  return isOfSubject(
    subject,
    fieldsOfTitle(role.title),
    (id) => mentioned.has(id),
    (words) => {
      const spoken = said();
      return words.every((word) => spoken.some((token) => isSameWord(token, word)));
    },
  );
};

/** The mentions of a role, without those in long lists of names. */
export const mentionsOf = (shown: readonly ShownTerm[], role: Role): readonly ShownTerm[] =>
  shown.slice(lastFrom(shown, role.start - 1) + 1, lastFrom(shown, role.end) + 1).filter((mention) => isOfRole(role, mention));

/** True when a mention stands in a role and not in a long list of names. */
export const isOfRole = (role: Role, mention: ShownTerm): boolean => contains(role, mention) && mention.level !== "listed";

/** True when a role counts towards years in `subject`, by the fields of its title, the terms it mentions and its other words. */
export const isOfSubject = (
  subject: Subject,
  titled: readonly Field[],
  mentions: (termId: string) => boolean,
  says: (words: readonly string[]) => boolean,
): boolean => {
  if (subject.fields.length > 0) return subject.fields.some((field) => fitsField(field, titled, mentions));
  if (subject.terms.length > 0)
    return subject.terms.some((term) => mentions(term.id) || (isFieldLike(term) && areSameWork(fieldsOfTerm(term.id), titled)));
  return subject.words.length === 0 || says(subject.words);
};

// "Two years of laboratory work" are shown by a laboratory technician; two years of React not by every frontend developer.
const isFieldLike = ({ label }: Term): boolean => label.en !== label.de || label.en !== label.es || label.en !== label.tr;

// Titles without a trade, so that the tasks decide.
const OPEN_FIELDS = new Set(["project", "consulting", "management", "office", "service", "fullstack", "software", "product"]);

const fitsField = (field: Field, titled: readonly Field[], mentions: (termId: string) => boolean): boolean => {
  if (titled.some((title) => title.id === field.id || title.parent === field.id)) return true;
  const isOpen =
    !(isHandsOn(field) && titled.length > 0) && titled.every((title) => OPEN_FIELDS.has(title.id) || title.id === field.parent);
  return isOpen && field.terms.some(mentions);
};
