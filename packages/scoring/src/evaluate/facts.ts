import { sentencesBetween, type ParsedCv } from "../cv/parsed-cv.ts";
import type { Role } from "../cv/roles.ts";
import type { ShownTerm } from "../cv/skills.ts";
import { remembered } from "../text/remember.ts";
import { termOf, type Term } from "../vocabulary/index.ts";
import { mergedMonths } from "../text/dates.ts";
import { flat, tokensOf } from "../text/fold.ts";
import { contains, lastFrom, type Span } from "../text/lines.ts";
import { isSameWord } from "../text/words.ts";
import { termsOf } from "../vocabulary/field-terms.ts";
import { looksLikeEmployer, titleStrength, type Field } from "../vocabulary/fields.ts";
import { areSameOccupation, unitGroupsOf } from "../vocabulary/same-occupations.ts";
import { kindsOf } from "../vocabulary/relations.ts";
import { fieldsOfTerm } from "../vocabulary/term-work.ts";
import { areNear, areSameWork, fieldsOfTitle, isHandsOn, namesTrade } from "../vocabulary/work.ts";
import type { Ask, Subject } from "./ask.ts";
import { NOTHING, type Citation, type CriterionResult } from "./result.ts";
import { experienceLevel } from "./levels.ts";
import { cite, isGeneric } from "./terms.ts";
import { unreadRoles } from "./unread-roles.ts";
import { isInField, type RoleOfWork, type Work } from "./work-asked.ts";

const MAX_ROLE_QUOTES = 4;

/**
 * Years of work: the months of the roles that fit, each calendar month once. Met at the number asked for, in part from 60 % of it. Years
 * "in a similar role" are years in the job's own field; where no role says what the years are asked in, they are not shown.
 */
export const findExperience = (
  cv: ParsedCv,
  shown: readonly ShownTerm[],
  ask: Ask & { is: "experience" },
  work: Work | undefined,
): CriterionResult => {
  const subject = subjectAsked(ask, work);
  if (!subject) return NOTHING;
  // No date says how long it was.
  const [undated] =
    ask.months === 1
      ? unreadRoles(cv).filter(({ title }) => fieldsOfTitle(title).some((field) => subject.fields.includes(field)))
      : [];
  if (undated) return { mark: "partly", rung: null, citations: [cite(cv.text, undated.line, undated.line)] };
  const worked = cv.roles
    .filter((role) => countsAsWork(ask, isTraining(role.title) || role.isUnpaid === true))
    .filter(({ title }) => !ask.isLeading || LEADS.test(flat(title)));
  const roles = worked.filter((role) => isRelevant(cv, shown, role, subject) && isOwnOccupation(ask, unitGroupsOf(role.title)));
  const months = mergedMonths(roles);
  const note = { key: "months", values: { months, roles: roles.length, asked: ask.months } };
  const mark = experienceLevel(ask.months, months);
  if (mark === "notShown") return months === 0 ? NOTHING : { ...NOTHING, note };
  const mentionsIn = (role: Role): ((id: string) => boolean) => {
    const ids = new Set(mentionsOf(shown, role).map(({ term }) => term.id));
    return (id) => ids.has(id);
  };
  const isOfSector = roles.some((role) => isOfAskedSector(subject, fieldsOfTitle(role.title), mentionsIn(role)));
  const citations = roles
    .slice(0, MAX_ROLE_QUOTES)
    .flatMap((role) => [...roleCitations(cv, role), ...dutyCitation(cv, shown, role, subject)]);
  if (mark === "met" && !isOfSector)
    return { mark: "partly", rung: null, citations, note: { key: "missing", values: { missing: subject.sector!.text } } };
  const mentionsOfRoles = roles.map(mentionsIn);
  const mentions = (id: string): boolean => mentionsOfRoles.some((isIn) => isIn(id));
  const titled = roles.map(({ title }) => fieldsOfTitle(title));
  const own = work && isOfAnyWork(ask) ? mergedMonths(roles.filter((role) => isInField(work, roleOfWork(shown, role)))) : months;
  const isOwn = experienceLevel(ask.months, own) === "met";
  const told = mergedMonths(roles.filter((role) => isToldOfField(subject, fieldsOfTitle(role.title), mentionsIn(role))));
  const isSure =
    isOwn &&
    experienceLevel(ask.months, told) === "met" &&
    experienceLevel(ask.months, mergedMonths(roles.filter((role) => isAtWorkplace(subject, shown, role)))) === "met" &&
    isOfNarrower(subject, mentions) &&
    isOfTitles(subject, titled) &&
    isInSetting(subject, titled, mentions);
  return { mark: mark === "met" && !isSure ? "partly" : mark, rung: null, citations, note };
};

/**
 * Work of the hands and years in an occupation are shown in full by a title alone: a word in a role that names no trade makes its years a
 * part.
 */
export const isOfTitles = ({ fields, unitGroups }: Subject, titled: readonly (readonly Field[])[]): boolean =>
  fields.length === 0 ||
  (unitGroups.length > 0 ? titled.some((own) => areSameWork(fields, own)) : !fields.every(isHandsOn) || titled.some(namesTrade));

/**
 * A role whose title names no trade is of a field in full by a product of the field or two things of it: Power BI of a "Lead Analyst". The
 * "strategies that maximized sales proceeds" of an asset manager are one thing, and make the years a part.
 */
export const isToldOfField = ({ fields }: Subject, titled: readonly Field[], mentions: (termId: string) => boolean): boolean => {
  if (fields.length === 0 || titled.length > 0) return true;
  const told = [...new Set(fields.flatMap(termsOf))].filter((id) => mentions(id));
  return told.length >= FEWEST_TOLD || told.some((id) => termOf(id)?.isProduct === true);
};
const FEWEST_TOLD = 2;

/** "Sales in a shop": years of other selling are a part, those of a shop assistant are the whole. */
export const isInSetting = (
  { fields }: Subject,
  titled: readonly (readonly Field[])[],
  mentions: (termId: string) => boolean,
): boolean => {
  const settings = fields.filter(isHandsOn);
  if (settings.length === fields.length) return true;
  return (
    settings.length === 0 ||
    settings.some(
      (field) => titled.some((own) => areSameWork([field], own)) || [`${field.id}-industry`, ...termsOf(field)].some(mentions),
    )
  );
};

/** "A year of elderly care as a nurse", "a developer of WordPress": where no role says so, the years of the trade are a part. */
export const isOfNarrower = ({ narrower }: Subject, mentions: (termId: string) => boolean): boolean =>
  narrower.length === 0 || narrower.some((id) => [id, ...kindsOf(id)].some(mentions));

/**
 * "Two years in a law firm" are shown in full by the name of the employer or by the title: a seller of software to law firms speaks of them, too.
 * Always true where more than a workplace is asked for.
 */
const isAtWorkplace = ({ fields, terms }: Subject, shown: readonly ShownTerm[], role: Role): boolean => {
  if (fields.length > 0 || terms.length === 0 || !terms.every(({ kind }) => kind === "industry")) return true;
  const ids = new Set(terms.map(({ id }) => id));
  const isAtHeader = mentionsOf(shown, role).some(({ term, start }) => ids.has(term.id) && start < role.header.end);
  return (
    isAtHeader ||
    areSameWork(
      terms.flatMap(({ id }) => fieldsOfTerm(id)),
      fieldsOfTitle(role.title),
    )
  );
};

/** True when a role was in the sector asked for, by its title or by what it mentions; also where none is asked for. */
export const isOfAskedSector = (
  { sector }: Subject,
  titled: readonly Field[],
  mentions: (termId: string) => boolean,
): boolean => {
  if (!sector) return true;
  const terms = [...sector.terms, ...sector.fields.flatMap((field) => [`${field.id}-industry`, ...termsOf(field)])];
  return areSameWork(sector.fields, titled) || terms.some((id) => [id, ...kindsOf(id)].some(mentions));
};

/** "Two years of experience": those in the job's field meet it, and years of other work are a part. */
export const isOfAnyWork = ({ subject, isSimilar }: Ask & { is: "experience" }): boolean =>
  !isSimilar && subject.fields.length + subject.terms.length + subject.words.length === 0;

/** The field in which years are asked for; of a similar role that of the job, undefined where that is not known. */
export const subjectAsked = ({ subject, isSimilar }: Ask & { is: "experience" }, work: Work | undefined): Subject | undefined => {
  if (!isSimilar) return subject;
  // "As a bookkeeper or in a similar role": work of the same kind.
  if (subject.fields.length + subject.terms.length + subject.words.length > 0) return subject;
  return work && { ...subject, fields: work.fields };
};

/** "As a receptionist or in a similar role": an office clerk may never have stood at a desk. */
export const isOwnOccupation = ({ subject, isSimilar }: Ask & { is: "experience" }, held: readonly string[]): boolean =>
  !isSimilar || subject.unitGroups.length === 0 || held.some((isco) => subject.unitGroups.includes(isco));

// On flat text: learning a trade is no experience in it.
const TRAINING =
  /(?<!\p{L})(?:auszubildende[rn]?|ausbildung|azubi|lehrling|lehre|lernende[rn]?|\p{L}*praktik(?:um|ant|antin)|ferial\p{L}*|schuler\p{L}*|intern|interns|internship|trainee|apprentice(?:ship)?|stajyer\p{L}*|staji?|stajyeri|cirak\p{L}*|practicante|practicas|pasante|pasantia|becari[oa]|aprendiz|en practicas|(?:wissenschaftliche|studentische)[rn]? hilfskraft|hiwi|studentische[rn]? (?:tutor|mitarbeiter)(?:in)?|student (?:assistant|tutor)|freiwilliges soziales jahr|fsj|bundesfreiwilligendienst)(?!\p{L})/u;

// On flat text.
const LEADS =
  /(?<!\p{L})(?:\p{L}*manager\p{L}*|supervis\p{L}*|heads?|lead|leader|chefs?|\p{L}*chef|\p{L}*leit(?:er|erin|ung)|\p{L}*verantwort\p{L}*|encargad[oa]|jef[ea]|gerente|administrador[a]?|responsable|capitan|mudur\p{L}*|yonetic\p{L}*|\p{L}*sef[i]?|sorumlu\p{L}*|owner|inhaber\p{L}*|founder|directora?|key holder|maitre|captain)(?!\p{L})/u;

const TRAINED = new Map<string, boolean>();
const TITLES_KEPT = 2000;

/** True for the title of an apprentice, a trainee or an intern. */
export const isTraining = (title: string): boolean => {
  const known = TRAINED.get(title);
  if (known !== undefined) return known;
  const found = TRAINING.test(flat(title));
  if (TRAINED.size >= TITLES_KEPT) TRAINED.clear();
  TRAINED.set(title, found);
  return found;
};

/** Apprenticeships, internships and unpaid offices count where the advert says so. */
export const countsAsWork = ({ withTraining }: Ask & { is: "experience" }, isTrainingRole: boolean): boolean =>
  withTraining || !isTrainingRole;

const TITLE_BELOW = 12;

/** Title, employer and dates of a role, so that the quote says of what work the years are; in two where a redacted fact stands between. */
export const roleCitations = (cv: ParsedCv, { header, dates, title }: Role): Citation[] => {
  const whole = cite(cv.text, header, dates);
  const at = cv.text.indexOf(title, header.start);
  const named = { start: at, end: at + title.length };
  // "11/2021 – 01/2022 Hermes", and the title on the line below.
  if (at >= header.end && at < header.end + TITLE_BELOW) return [whole, { quote: named, focus: named }];
  if (at === -1 || at >= header.end || contains(whole.quote, named)) return [whole];
  return [cite(cv.text, header, named), whole];
};

/** The line of a role that shows the field, where its title does not. */
const dutyCitation = (cv: ParsedCv, shown: readonly ShownTerm[], role: Role, { fields, terms }: Subject): Citation[] => {
  if (fields.length + terms.length === 0 || areSameWork(fields, fieldsOfTitle(role.title))) return [];
  const ids = new Set([...fields.flatMap(termsOf), ...terms.map(({ id }) => id)]);
  const mention = mentionsOf(shown, role).find(({ term, start }) => ids.has(term.id) && start >= role.header.end);
  return mention ? [cite(cv.text, mention.sentence, mention)] : [];
};

/** The name of the employer in the header of a role; also where it was read as the title. */
const employerIn = (cv: ParsedCv, { title, employer, header }: Role): Span | undefined => {
  const name = titleStrength(title) < 2 && looksLikeEmployer(title) ? title : employer;
  const start = name ? cv.text.indexOf(name, header.start) : -1;
  return name && start !== -1 && start < header.end ? { start, end: start + name.length } : undefined;
};

const placed = ({ start, end }: Span, from: number): Span => ({ start: start + from, end: end + from });

const isRelevant = (cv: ParsedCv, shown: readonly ShownTerm[], role: Role, subject: Subject): boolean => {
  const mentioned = new Set(mentionsOf(shown, role).map((mention) => mention.term.id));
  const employer = employerIn(cv, role);
  // Only claims of the role, without people it hired and texts of others.
  const said = (): { fold: string; isName: boolean }[] =>
    sentencesBetween(cv, role.start, role.end)
      .filter((sentence) => sentence.voice === "claim")
      .flatMap(({ start, end }) =>
        tokensOf(cv.text.slice(start, end)).map((token) => ({
          fold: token.fold,
          isName: employer !== undefined && contains(employer, placed(token, start)),
        })),
      );
  return isOfSubject(
    subject,
    { fields: fieldsOfTitle(role.title), unitGroups: unitGroupsOf(role.title) },
    (id) => mentioned.has(id),
    (words) => {
      const spoken = said();
      // "Two years in a law office" are those at its name; "as an engineer" are not those at an engineering company.
      const isHeld = (word: string) => titleStrength(word) === 2;
      return words.filter((word) => spoken.some(({ fold, isName }) => isSameWord(fold, word) && !(isName && isHeld(word))))
        .length;
    },
  );
};

/** The mentions of a role, without those in long lists of names. */
export const mentionsOf = (shown: readonly ShownTerm[], role: Role): readonly ShownTerm[] =>
  shown.slice(lastFrom(shown, role.start - 1) + 1, lastFrom(shown, role.end) + 1).filter((mention) => isOfRole(role, mention));

/** A role as the field of a job is looked for in it. */
export const roleOfWork = (shown: readonly ShownTerm[], role: Role): RoleOfWork => ({
  fields: fieldsOfTitle(role.title),
  mentionsAny: (terms) => mentionsOf(shown, role).some(({ term }) => terms.has(term.id)),
});

/** True when a mention stands in a role and not in a long list of names. */
export const isOfRole = (role: Role, mention: ShownTerm): boolean => contains(role, mention) && mention.level !== "listed";

/** The trade of a role by its title. */
export interface Titled {
  readonly fields: readonly Field[];
  /** Of ISCO-08. */
  readonly unitGroups: readonly string[];
}

/**
 * True when a role counts towards years in `subject`, by its title, the terms it mentions and its other words. Where an occupation is asked for, another
 * occupation of the same field does not count: a construction worker is no plumber.
 */
export const isOfSubject = (
  subject: Subject,
  { fields: titled, unitGroups }: Titled,
  mentions: (termId: string) => boolean,
  saidOf: (words: readonly string[]) => number,
): boolean => {
  if (subject.fields.length > 0)
    return (
      areSameOccupation(subject.unitGroups, unitGroups) &&
      subject.fields.some(
        (field) => isTitledIn(field, titled) || (isOpenTo(subject, unitGroups) && isToldIn(field, titled, mentions)),
      )
    );
  if (subject.terms.length > 0)
    return subject.terms.some((term) => {
      if (!isFieldLike(term)) return mentions(term.id);
      const own = fieldsOfTerm(term.id);
      return areSameWork(own, titled) || (mentions(term.id) && (own.length === 0 || !namesTrade(titled) || areNear(own, titled)));
    });
  // "In security", "full service": one word of a role of a named trade may mean anything there.
  if (subject.words.length === 1 && namesTrade(titled))
    return fieldsOfTitle(subject.words[0]!).some((field) => titled.includes(field));
  return saidOf(subject.words) >= (subject.isAnyWord ? Math.ceil(subject.words.length / 2) : subject.words.length);
};

// "Two years of laboratory work" are shown by a laboratory technician; two years of React not by every frontend developer.
const isFieldLike = ({ label }: Term): boolean => label.en !== label.de || label.en !== label.es || label.en !== label.tr;

// Titles without a trade, so that the tasks decide.
const OPEN_FIELDS = new Set(["project", "consulting", "management", "office", "service", "fullstack", "software", "product"]);

const isTitledIn = (field: Field, titled: readonly Field[]): boolean =>
  titled.some((title) => title.id === field.id || title.parent === field.id);

/** "As a data analyst": a developer who once drew a chart is called something else; a title that names no occupation leaves it open. */
const isOpenTo = ({ unitGroups: asked }: Subject, held: readonly string[]): boolean =>
  asked.length === 0 || held.length === 0 || held.some((isco) => asked.includes(isco));

const isToldIn = (field: Field, titled: readonly Field[], mentions: (termId: string) => boolean): boolean => {
  const isOpen =
    !(isHandsOn(field) && titled.length > 0) && titled.every((title) => OPEN_FIELDS.has(title.id) || title.id === field.parent);
  return isOpen && termsOf(field).some((id) => mentions(id) && !(isHandsOn(field) && isOfEveryTrade(id)));
};

/** "Maintenance" under a title that names no trade may be of software. */
const isOfEveryTrade = remembered((id): boolean => {
  const term = termOf(id);
  return term !== undefined && isGeneric([term]);
});
