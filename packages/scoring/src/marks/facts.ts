import { educationIn, languageSpan, languagesIn, type SpokenLanguage } from "../cv/facts.ts";
import type { Reading } from "../cv/reading.ts";
import type { Role } from "../cv/roles.ts";
import type { ShownTerm } from "../cv/skills.ts";
import { mergedMonths } from "../text/dates.ts";
import { tokensOf } from "../text/fold.ts";
import type { Language } from "../text/language.ts";
import { contains } from "../text/lines.ts";
import { isSameWord } from "../text/words.ts";
import { EDUCATION_NAMES, educationRank } from "../vocabulary/education.ts";
import { fieldsIn, type Field } from "../vocabulary/fields.ts";
import { languageName, RANKS } from "../vocabulary/languages.ts";
import type { Ask, Subject } from "./ask.ts";
import { NOTHING, type Citation, type Found } from "./found.ts";
import { cite, PARTLY_SHARE } from "./terms.ts";

const rankName = (rank: number): string => (rank === 7 ? "native" : (RANKS[rank - 1] ?? ""));

/** A language: met at the level asked for, in part one level below or where the CV names no level. */
export const findLanguage = (reading: Reading, ask: Ask & { is: "language" }, language: Language): Found => {
  const spoken = languagesIn(reading);
  const asked = ask.codes.map((code) => spoken.find((one) => one.code === code));
  const shown = asked.filter((one) => one !== undefined);
  if (shown.length === 0) return NOTHING;
  const citations = shown.map((one) => languageCitation(reading, one));
  const missing = ask.codes.filter((_, index) => !asked[index]).map((code) => languageName(code, language));
  if (missing.length > 0)
    return { mark: "partly", rung: null, citations, note: { key: "missing", values: { missing: missing.join(", ") } } };

  const { rank } = ask;
  if (rank === undefined) return { mark: "met", rung: null, citations };
  const unknown = shown.some((one) => one.rank === undefined);
  const lowest = Math.min(...shown.map((one) => one.rank ?? rank));
  if (lowest < rank && !(rank === 7 && lowest === 6)) {
    const note = { key: "languageLevel", values: { shown: rankName(lowest), asked: rankName(rank) } };
    // Two levels below is shown, and not what is asked for.
    return lowest === rank - 1 ? { mark: "partly", rung: null, citations, note } : { ...NOTHING, note };
  }
  return unknown
    ? { mark: "partly", rung: null, citations, note: { key: "languageLevelUnknown", values: { asked: rankName(rank) } } }
    : { mark: "met", rung: null, citations };
};

const languageCitation = (reading: Reading, spoken: SpokenLanguage): Citation => {
  const span = languageSpan(reading.text, spoken);
  return { quote: span, focus: span };
};

/** A degree: met at the level or above, in part one level below, or where the field asked for is not named beside it. */
export const findEducation = (reading: Reading, ask: Ask & { is: "education" }, language: Language): Found => {
  const degree = educationIn(reading);
  if (!degree) return NOTHING;
  const difference = educationRank(degree.level) - educationRank(ask.level);
  const note = {
    key: "educationLevel",
    values: { shown: EDUCATION_NAMES[degree.level][language], asked: EDUCATION_NAMES[ask.level][language] },
  };
  if (difference < -1) return { ...NOTHING, note };
  const citations = [cite(reading.text, degree.line, degree)];
  if (difference < 0) return { mark: "partly", rung: null, citations, note };
  const sections = reading.sections.filter(({ kind }) => kind === "education");
  const studied = (sections.length > 0 ? sections : [degree.line])
    .map(({ start, end }) => reading.text.slice(start, end))
    .join("\n");
  const isField =
    ask.words.length === 0 ||
    ask.words.some((word) => tokensOf(studied).some((token) => isSameWord(token.fold, word))) ||
    sharesField(ask.words.join(" "), studied);
  return isField
    ? { mark: "met", rung: null, citations }
    : { mark: "partly", rung: null, citations, note: { key: "missing", values: { missing: ask.words.join(" ") } } };
};

/** "Ausbildung in der Pflege" is shown by "Ausbildung zur Altenpflegerin". */
const sharesField = (asked: string, studied: string): boolean => {
  const fields = fieldsIn(studied);
  return fieldsIn(asked).some((field) => fields.includes(field));
};

const MAX_ROLE_QUOTES = 4;

/** Years of work: the months of the roles that fit, each calendar month once. Met at the number asked for, in part from 60 % of it. */
export const findExperience = (reading: Reading, shown: readonly ShownTerm[], ask: Ask & { is: "experience" }): Found => {
  const roles = reading.roles.filter((role) => isRelevant(reading, shown, role, ask.subject));
  const months = mergedMonths(roles);
  const note = { key: "months", values: { months, roles: roles.length, asked: ask.months } };
  if (months === 0) return NOTHING;
  const citations = roles.slice(0, MAX_ROLE_QUOTES).map((role) => ({ quote: role.dates, focus: role.dates }));
  if (months >= ask.months) return { mark: "met", rung: null, citations, note };
  return months >= ask.months * PARTLY_SHARE ? { mark: "partly", rung: null, citations, note } : { ...NOTHING, note };
};

// Titles that say how somebody works and not in which trade, so that the tasks decide.
const OPEN_FIELDS = new Set(["project", "consulting", "management", "office", "service", "fullstack", "software", "product"]);

const isRelevant = (reading: Reading, shown: readonly ShownTerm[], role: Role, subject: Subject): boolean => {
  if (subject.fields.length === 0 && subject.terms.length === 0 && subject.words.length === 0) return true;
  const mentioned = new Set(shown.filter((mention) => contains(role, mention)).map((mention) => mention.term.id));
  const titled = fieldsIn(role.title);
  if (subject.fields.length > 0) return subject.fields.some((field) => fitsField(field, titled, mentioned));
  if (subject.terms.length > 0) return subject.terms.some((term) => mentioned.has(term.id));
  const said = tokensOf(reading.text.slice(role.start, role.end));
  return subject.words.every((word) => said.some((token) => isSameWord(token.fold, word)));
};

const fitsField = (field: Field, titled: readonly Field[], mentioned: ReadonlySet<string>): boolean => {
  if (titled.some((title) => title.id === field.id || title.parent === field.id)) return true;
  const isOpen = titled.every((title) => OPEN_FIELDS.has(title.id) || title.id === field.parent);
  return isOpen && field.terms.some((id) => mentioned.has(id));
};
