/** Years of work that a criterion asks for, and the field of work that a text names. */
import { flat } from "../text/fold.ts";
import { blanked, contains, overlaps, type Span } from "../text/lines.ts";
import { monthsIn, yearsAskedIn } from "../text/numbers.ts";
import { termsOf } from "../vocabulary/field-terms.ts";
import { fieldsIn, type Field } from "../vocabulary/fields.ts";
import { termsIn, type TermMatch } from "../vocabulary/index.ts";
import { unitGroupsOf } from "../vocabulary/same-occupations.ts";
import { fieldsOfTerm } from "../vocabulary/term-work.ts";
import { areNear, fieldsOfTitle, isHandsOn, isUnitGroupOf } from "../vocabulary/work.ts";
import type { Ask, Sector, Subject } from "./ask.ts";
import { OR } from "./asked-words.ts";
import { fieldsCalled, fieldsNamed, wordsOfWork } from "./field-named.ts";

// On flat text, in the four languages.
const SIMILAR =
  /(?<!\p{L})(?:similar|comparable|equivalent|same|vergleichbar\p{L}{0,2}|ahnlich\p{L}{0,3}|gleichwertig\p{L}{0,2}|similares|afin|benzer|ayni|in (?:this|that|the|said) (?:role|position|post)|in dieser (?:position|funktion|rolle)|en (?:el|este|dicho) (?:cargo|puesto|rol)|bu (?:pozisyonda|gorevde|rolde))(?!\p{L})/u;
const TRAINING_ASKED =
  /(?<!\p{L})(?:intern|internships?|apprentice\p{L}{0,4}|trainee\p{L}{0,4}|\p{L}{0,20}praktik\p{L}{0,5}|ausbildung\p{L}{0,10}|lehre|pasant\p{L}{0,4}|practicas|stajyer\p{L}{0,4}|staj\p{L}{0,4})(?!\p{L})/u;

const LEADING_ASKED =
  /(?<!\p{L})(?:(?:restaurant|bar|hotel|store|shop|kitchen|salon|branch|team|shift) management|(?:restaurant|hotel|kuchen|filial|markt|team|schicht)leitung|leitung (?:einer|eines|des|der) |gerencia|jefatura|(?:restoran|otel|magaza|mutfak) yonetimi|yoneticili\p{L}*)(?!\p{L})/u;

/** Years of work. Experience without a number is any work of the field, which has to be named. */
export const experienceAsk = (text: string, isExperience: boolean): (Ask & { is: "experience" }) | undefined => {
  const plain = flat(text);
  const named = yearsAskedIn(plain);
  const short = named ? undefined : monthsIn(plain);
  const years = named ?? short;
  if (!named && !isExperience) return undefined;
  const subject = subjectOf(withoutPreference(text, plain), years ? [years] : []);
  const isSimilar = SIMILAR.test(plain);
  if (!years && subject.fields.length === 0 && !isSimilar) return undefined;
  return {
    is: "experience",
    months: named ? named.years * 12 : (short?.months ?? 1),
    subject: years ? subject : { ...subject, terms: [], words: [] },
    isSimilar,
    withTraining: TRAINING_ASKED.test(plain),
    isLeading: subject.fields.length > 0 && subject.fields.every(isHandsOn) && LEADING_ASKED.test(plain),
  };
};

// On flat text: "4 years of risk management (preferably in banking)" are years of risk management.
const PREFERENCE =
  /\(\s*(?:preferably|ideally|tercihen|vorzugsweise|bevorzugt|idealerweise|preferentemente|preferiblemente|de preferencia|idealmente)(?!\p{L})[^()]{0,120}\)/gu;

// "Bachiller en Educación Media y 3 años como técnico": the name of a school is no work at one. On flat text.
const SCHOOLING =
  /(?<!\p{L})(?:(?:bachiller(?:ato)?(?: (?:en|de))? )?educacion (?:media|basica|secundaria|superior|primaria|general)(?: tecnic[oa])?|bachiller(?:ato)?(?: (?:en|de))?|high school (?:diploma|education|degree)|secondary education)(?!\p{L})/gu;

const withoutPreference = (text: string, plain: string): string =>
  blanked(
    text,
    [...plain.matchAll(PREFERENCE), ...plain.matchAll(SCHOOLING)].map(({ index, 0: said }) => ({
      start: index,
      end: index + said.length,
    })),
  );

/** The field of work that a text names, without the words of `without`. */
export const subjectOf = (text: string, without: readonly Span[] = []): Subject => {
  const named = termsIn(text).filter((term) => !without.some((span) => overlaps(span, term)));
  // A name that is the same in every language (React, SAP) is a product; other terms may also name a field of work.
  const things = named.filter(({ term }) => term.isProduct);
  const [open, bare] = [blanked(text, without), blanked(text, [...without, ...things])];
  const namedIn = ({ start, end }: Span): Field[] => fieldsAsked(open.slice(start, end), bare.slice(start, end));
  const sector = sectorIn(text, namedIn, named);
  const said = sector?.core ?? namedIn({ start: 0, end: text.length });
  const groups = unitGroupsOf(text);
  // "Industriemechaniker" and "analista de negocio" name an occupation and no field in other words.
  const called = said.length === 0 && (groups.length > 0 || named.length === 0) ? fieldsOfTitle(text) : said;
  const unitGroups = groups.filter((isco) => called.some((field) => isUnitGroupOf(field, isco)));
  // "Recepcionista hotelero" names an occupation, whose field decides.
  const fields = unitGroups.length > 0 ? called.filter((field) => unitGroups.some((isco) => isUnitGroupOf(field, isco))) : called;
  return {
    fields,
    unitGroups,
    terms: named.map(({ term }) => term),
    narrower: fields.length === 0 ? [] : named.filter((match) => isNarrower(match, fields, namedIn)).map(({ term }) => term.id),
    words: wordsOfWork(text, [...without, ...named]),
    isAnyWord: OR.test(flat(text)),
    sector: sector ? sector.asked : sectorNamed(text, named, fields),
  };
};

/** True for a skill or product whose words name no field of work: "intensive care" beside "nursing", not "accounting". */
const isNarrower = (match: TermMatch, fields: readonly Field[], fieldsAt: (place: Span) => readonly Field[]): boolean => {
  // Payroll is a part of accounting and of personnel work; a nursery, where people care and teach, is no part of either.
  if (match.term.kind === "skill" && fieldsOfTerm(match.term.id).length > 1 && !fields.some(isHandsOn)) return true;
  if (fieldsAt(match).length > 0) return false;
  return match.term.isProduct || (match.term.kind === "skill" && areNear(fieldsOfTerm(match.term.id), fields));
};

// "2 years of accounting in construction", "Vertrieb im Maschinenbau", "ventas en la construcción". On flat text.
const IN_SECTOR = /(?<!\p{L})(?:in|im|within|en)(?: (?:a|an|the|der|dem|einer|einem|el|la|los|las|un|una))? (?=\p{L})/gu;

const MOST_SECTORS = 4;

/** The field of the work and the sector it was done in, where a text names both: the accounting of a builder is no building. */
const sectorIn = (
  text: string,
  fieldsAt: (place: Span) => Field[],
  named: readonly TermMatch[],
): { core: readonly Field[]; asked: Sector } | undefined => {
  // A long text may be full of such words, and each costs a reading of the whole.
  for (const { index, 0: word } of [...flat(text).matchAll(IN_SECTOR)].slice(0, MOST_SECTORS)) {
    const [before, after] = [
      { start: 0, end: index },
      { start: index + word.length, end: text.length },
    ];
    const terms = (place: Span) => named.filter((match) => contains(place, match)).map(({ term }) => term);
    const direct = fieldsAt(before);
    const core = direct.length > 0 ? direct : terms(before).flatMap(({ id }) => fieldsOfTerm(id));
    const fields = fieldsAt(after);
    if (core.length === 0 || fields.length === 0 || areNear(core, fields)) continue;
    return { core, asked: { text: text.slice(after.start).trim(), fields, terms: terms(after).map(({ id }) => id) } };
  }
  return undefined;
};

/** "A driver of the chemical industry": a sector by its name, unless it is the field itself ("a waiter in hospitality"). */
const sectorNamed = (text: string, named: readonly TermMatch[], fields: readonly Field[]): Sector | undefined => {
  if (fields.length === 0) return undefined;
  const sectors = named.filter(
    ({ term }) =>
      term.kind === "industry" && !fields.some((field) => `${field.id}-industry` === term.id || termsOf(field).includes(term.id)),
  );
  const [first] = sectors;
  return first && { text: text.slice(first.start, first.end), fields: [], terms: sectors.map(({ term }) => term.id) };
};

/** The fields that a text names, and the setting beside them: "sales in a shop". */
const fieldsAsked = (text: string, titles: string): Field[] => {
  const called = fieldsCalled(text);
  if (called.length === 0 || called.some(isHandsOn)) return fieldsNamed(text, titles);
  const settings = fieldsIn(titles).filter((field) => isHandsOn(field) && areNear([field], called));
  return [...new Set([...called, ...settings])];
};
