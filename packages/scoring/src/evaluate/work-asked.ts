import type { CriterionKind } from "../criterion.info.ts";
import { remembered } from "../text/remember.ts";
import { type Field, FIELDS } from "../vocabulary/fields.ts";
import { VOCABULARY } from "../vocabulary/index.ts";
import { fieldsOfTerm } from "../vocabulary/term-work.ts";
import { areSameWork, fieldsOfTitle, isHandsOn, namesTrade } from "../vocabulary/work.ts";
import { occupationsOf } from "../vocabulary/occupations.ts";
import type { Ask } from "./ask.ts";

/** A criterion as it was asked and as it is searched for. */
export interface Asked {
  readonly kind: CriterionKind;
  readonly text: string;
  readonly ask: Ask;
}

/** The field of work of a job, and how it is recognised in a role. */
export interface Work {
  readonly fields: readonly Field[];
  /** Ids of terms that show it in a role whose title names no trade. */
  readonly terms: ReadonlySet<string>;
}

/** Skills of any work do not tell a job's field; from this many criteria on, they do. */
const MIN_VOTES = 2;

/**
 * The field of work of a job, by its criteria: the one whose years are asked for and the occupations that are named, otherwise the
 * occupations of its duties, which may be those of others ("works with doctors") where a trade must have been learned, then the field that
 * most of its skills belong to. Undefined where they do not tell.
 */
export const workAsked = (asked: readonly Asked[]): Work | undefined => {
  const named = asked
    .filter(({ ask }) => ask.is !== "duty")
    .flatMap(({ text, ask }) => [...(ask.is === "experience" ? fieldsOfSubject(ask) : []), ...occupationFields(text)]);
  const duties = asked.filter(({ ask }) => ask.is === "duty").flatMap(({ text }) => occupationFields(text));
  const learned = asked.flatMap(({ ask }) => (ask.is === "education" ? ask.options.flatMap((option) => option.fields) : []));
  const told = duties.length > 0 && learned.some(isHandsOn) ? learned.filter(isHandsOn) : duties;
  const fields = [tradesOf(named), tradesOf(told), fieldsOfMost(asked)].find(({ length }) => length > 0) ?? [];
  if (!namesTrade(fields)) return undefined;
  const asksFor = asked.flatMap(({ ask }) => (ask.is === "terms" ? ask.groups.flat() : []));
  return { fields, terms: new Set([...asksFor.filter(({ kind }) => kind === "skill").map(({ id }) => id), ...termsOf(fields)]) };
};

/** Ids of the terms of fields of work. The vocabulary is searched once for all CVs of a job. */
const termsOf = (fields: readonly Field[]): readonly string[] => termsOfIds(fields.map(({ id }) => id).join(" "));

const termsOfIds = remembered((ids): readonly string[] => {
  const own = new Set(ids.split(" "));
  const fields = FIELDS.filter(({ id }) => own.has(id));
  return VOCABULARY.filter(({ id }) => areSameWork(fieldsOfTerm(id), fields)).map(({ id }) => id);
});

const occupationFields = (text: string): readonly Field[] =>
  occupationsOf(text).some(({ isco }) => isco.length > 2) ? fieldsOfTitle(text) : [];

/** "As a data or business analyst": what may be of any trade says less. */
const tradesOf = (fields: readonly Field[]): readonly Field[] => [...new Set(fields.filter((field) => namesTrade([field])))];

const fieldsOfMost = (asked: readonly Asked[]): readonly Field[] => {
  const votes = new Map<Field, number>();
  for (const { ask } of asked)
    if (ask.is === "terms")
      for (const field of new Set(ask.groups.flat().flatMap(({ id }) => fieldsOfTerm(id))))
        votes.set(field, (votes.get(field) ?? 0) + 1);
  const most = Math.max(0, ...votes.values());
  return most < MIN_VOTES ? [] : [...votes].filter(([, count]) => count * 2 >= most).map(([field]) => field);
};

const fieldsOfSubject = ({ subject }: Ask & { is: "experience" }): readonly Field[] =>
  subject.fields.length > 0 ? subject.fields : subject.terms.flatMap(({ id }) => fieldsOfTerm(id));

/** A role as the job's field is looked for in it. */
export interface RoleOfWork {
  /** Fields of its title. */
  readonly fields: readonly Field[];
  readonly mentionsAny: (terms: ReadonlySet<string>) => boolean;
}

/** True for a career without a role in the job's field. The title decides; where it names no trade, the skills used in the role do. */
export const isOtherWork = (work: Work | undefined, roles: readonly RoleOfWork[]): boolean =>
  work !== undefined && roles.length > 0 && !roles.some((role) => isInField(work, role));

/** True for a role in the field of a job. */
export const isInField = (work: Work, { fields, mentionsAny }: RoleOfWork): boolean =>
  namesTrade(fields) ? areSameWork(fields, work.fields) : mentionsAny(work.terms);
