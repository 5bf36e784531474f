/** Years of work that a criterion asks for, and the field of work that a text names. */
import { flat, tokensOf } from "../text/fold.ts";
import { blanked, overlaps, type Span } from "../text/lines.ts";
import { yearsIn } from "../text/numbers.ts";
import { isEmptyStem } from "../vocabulary/empty-words.ts";
import { FIELDS, fieldsIn, type Field } from "../vocabulary/fields.ts";
import { termsIn } from "../vocabulary/index.ts";
import { unitGroupsOf } from "../vocabulary/same-occupations.ts";
import { stemOf } from "../vocabulary/stems.ts";
import { isUnitGroupOf } from "../vocabulary/work.ts";
import type { Ask, Subject } from "./ask.ts";
import { OR, words } from "./asked-words.ts";

// On flat text, in the four languages.
const SIMILAR =
  /(?<!\p{L})(?:similar|comparable|equivalent|same|vergleichbar\p{L}{0,2}|ahnlich\p{L}{0,3}|gleichwertig\p{L}{0,2}|similares|afin|benzer|ayni)(?!\p{L})/u;
const TRAINING_ASKED =
  /(?<!\p{L})(?:intern|internships?|apprentice\p{L}{0,4}|trainee\p{L}{0,4}|\p{L}{0,20}praktik\p{L}{0,5}|ausbildung\p{L}{0,10}|lehre|pasant\p{L}{0,4}|practicas|stajyer\p{L}{0,4}|staj\p{L}{0,4})(?!\p{L})/u;

/** Years of work. Experience without a number is any work of the field, which has to be named. */
export const experienceAsk = (text: string, isExperience: boolean): (Ask & { is: "experience" }) | undefined => {
  const plain = flat(text);
  const years = yearsIn(plain);
  if (!years && !isExperience) return undefined;
  const subject = subjectOf(withoutPreference(text, plain), years ? [years] : []);
  const isSimilar = SIMILAR.test(plain);
  if (!years && subject.fields.length === 0 && !isSimilar) return undefined;
  return {
    is: "experience",
    months: years ? years.years * 12 : 1,
    subject: years ? subject : { ...subject, terms: [], words: [] },
    isSimilar,
    withTraining: TRAINING_ASKED.test(plain),
  };
};

// On flat text: "4 years of risk management (preferably in banking)" are years of risk management.
const PREFERENCE =
  /\(\s*(?:preferably|ideally|tercihen|vorzugsweise|bevorzugt|idealerweise|preferentemente|preferiblemente|de preferencia|idealmente)(?!\p{L})[^()]{0,120}\)/gu;

const withoutPreference = (text: string, plain: string): string =>
  blanked(
    text,
    [...plain.matchAll(PREFERENCE)].map(({ index, 0: said }) => ({ start: index, end: index + said.length })),
  );

/** The field of work that a text names, without the words of `without`. */
export const subjectOf = (text: string, without: readonly Span[] = []): Subject => {
  const named = termsIn(text).filter((term) => !without.some((span) => overlaps(span, term)));
  // A name that is the same in every language (React, SAP) is a product; other terms may also name a field of work.
  const things = named.filter(({ term }) => new Set(Object.values(term.label)).size === 1);
  const called = fieldsNamed(blanked(text, without), blanked(text, [...without, ...things]));
  const unitGroups = unitGroupsOf(text).filter((isco) => called.some((field) => isUnitGroupOf(field, isco)));
  // "Recepcionista hotelero" names an occupation, whose field decides.
  const fields = unitGroups.length > 0 ? called.filter((field) => unitGroups.some((isco) => isUnitGroupOf(field, isco))) : called;
  return {
    fields,
    unitGroups,
    terms: named.map(({ term }) => term),
    words: words(text, [...without, ...named]).filter((word) => !PRACTICE.test(word) && !isEmptyStem(stemOf(word))),
    isAnyWord: OR.test(flat(text)),
  };
};

// Words for experience itself, folded: they name no field of work.
export const PRACTICE =
  /^(?:experienced?|experiences|practice|erfahrung(?:en)?|berufserfahrung|praxis|fahrpraxis|experiencia|experiencias|practica|deneyim\p{L}*|tecrube\p{L}*)$/u;

/** Fields of work that a text names ("3 years or more in hospitality"), otherwise those of the job titles in it. */
const fieldsNamed = (text: string, titles: string): Field[] => {
  const said = ` ${tokensOf(text)
    .map((token) => token.fold)
    .join(" ")} `;
  const named = LABELS.filter(({ label }) => said.includes(label));
  const longest = Math.max(0, ...named.map(({ label }) => label.length));
  const called = named.filter(({ label }) => label.length === longest).map(({ field }) => field);
  return called.length > 0 ? [...new Set(called)] : narrowest(fieldsIn(titles));
};

/** "Embedded software developer" names software, too, and means the narrower field. */
const narrowest = (fields: readonly Field[]): Field[] => fields.filter(({ id }) => !fields.some(({ parent }) => parent === id));

const LABELS = FIELDS.flatMap((field) =>
  Object.values(field.label).map((name) => ({
    field,
    label: ` ${tokensOf(name)
      .map((token) => token.fold)
      .join(" ")} `,
  })),
);
