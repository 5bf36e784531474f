import type { Importance } from "../criterion.info.ts";
import { fieldsNamed, namesNoWork, wordsOfWork } from "../evaluate/field-named.ts";
import { flat, slug } from "../text/fold.ts";
import { overlaps, type Span } from "../text/lines.ts";
import { monthsIn, yearsAskedIn, yearsIn, yearsInWords } from "../text/numbers.ts";
import { contentWords } from "../text/words.ts";
import { educationRank } from "../vocabulary/education.ts";
import type { TermMatch } from "../vocabulary/index.ts";
import { isOptionalInBracket, namedAt, namedRequirements } from "./named.ts";
import { barely, capitalised, shown, withLevel, WORKPLACES } from "./own-words.ts";
import { languageText } from "./phrases.ts";
import type { Item } from "./items.ts";
import { isThing, settledTerms } from "./terms.ts";
import type { ReadSentence, Requirement } from "./requirement.ts";
import { namesExperience, speaksOfHouse } from "./said-outright.ts";
import { schoolingIn } from "./schooling.ts";
import { languagesAsked } from "./spoken.ts";

/** The requirements of one item: years, languages, degrees, or what it names. */
export const requirementsOfItem = (text: string, item: Item, context: ReadSentence): Requirement[] =>
  requirementsRead(text, item, context).map((one) => withBracket(text, one));

const OPEN_BRACKET = /\s*\([^()]*$/u;
const REST_OF_BRACKET = /^[^()\n]{0,80}\)/u;

/** "Azure certificates, such as AZ-500 (Azure" with the rest of its bracket, or without its beginning. */
const withBracket = (text: string, one: Requirement): Requirement => {
  const open = OPEN_BRACKET.exec(one.text);
  if (!open || open.index < 2) return one;
  const { start, end } = one.quote;
  const rest = REST_OF_BRACKET.exec(text.slice(end, end + 90))?.[0];
  if (rest !== undefined && text.slice(start, end).endsWith(one.text.slice(-3)))
    return { ...one, text: (one.text + rest).slice(0, MAX_TEXT), quote: { start, end: end + rest.length } };
  return { ...one, text: one.text.slice(0, open.index) };
};
const MAX_TEXT = 200;

const requirementsRead = (text: string, item: Item, context: ReadSentence): Requirement[] => {
  const words = text.slice(item.start, item.end);
  const plain = flat(words);
  const place = ({ start, end }: Span): Span => ({ start: start + item.start, end: end + item.start });
  const { span } = barely(text, item);
  if (span.end <= span.start) return [];
  const own = capitalised(shown(text, span), context.wording);
  // A degree with some years behind it is asked for as a degree: "ein Studium mit mehrjähriger Berufserfahrung".
  const years = yearsIn(plain) ?? (schoolingIn(plain).length > 0 ? undefined : yearsInWords(plain));
  if (years && years.years > 0 && years.years <= MOST_YEARS && !isTerm(plain, years))
    return [workRequirement(text, item, years, context)];

  const months = monthsIn(plain);
  if (months && IS_EXPERIENCE.test(plain) && !isTerm(plain, months))
    return [workRequirement(text, item, undefined, context, months)];

  const spoken = languagesAsked(words, plain);
  // "Negotiation in French (B1)" asks for both.
  const beside =
    spoken.length === 1 && spoken[0]!.rank !== undefined
      ? settledTerms(words).filter((term) => isThingBeside(term, spoken[0]!, words))
      : [];
  if (spoken.length > 0)
    return spoken
      .map((one): Requirement => ({
        key: `language-${one.code}`,
        kind: "language" as const,
        text: spoken.length === 1 || item.isAlternatives ? own : languageText(one.code, one.rank, context.wording),
        importance: isOptionalInBracket(words, one)
          ? "nice"
          : one.rank === undefined
            ? item.importance
            : atLeast(item.importance),
        quote: spoken.length === 1 ? span : place(one),
        terms: [],
        language: { code: one.code, rank: one.rank },
      }))
      .slice(0, item.isAlternatives ? 1 : undefined)
      .concat(beside.map((match) => namedAt(text, place(match), [match], item, context)));

  const degrees = schoolingIn(plain);
  if (degrees.length > 0) {
    const level = degrees.map((degree) => degree.level).toSorted((a, b) => educationRank(a) - educationRank(b))[0]!;
    // "A technician's diploma" and "finished school" are two wishes, a degree that is named again is one.
    return [
      { key: `education-${level}`, kind: "education", text: own, importance: item.importance, quote: span, terms: [], level },
    ];
  }
  const content = contentWords(text.slice(span.start, span.end));
  const isOfPlace = content.some(({ fold }) => WORKPLACES.has(fold)) && IS_EXPERIENCE.test(plain) && context.byPart !== undefined;
  if (isOfPlace && content.every(({ fold }) => WORKPLACES.has(fold) || IS_EXPERIENCE.test(fold)))
    return [workRequirement(text, item, undefined, context)];
  if (isWorkInField(text.slice(span.start, span.end))) return [workRequirement(text, item, undefined, context)];
  const graded = item.isOfLevel ? withLevel(text, item, span) : span;
  return namedRequirements(text, item, graded, capitalised(shown(text, graded), context.wording), context);
};

const isTerm = (plain: string, years: Span): boolean =>
  (speaksOfHouse(plain) && !OF_PERSON.test(plain)) ||
  EXPERIENCE_OF_HOUSE.test(plain) ||
  // "A contract of two years", "over 40 years on the market" ask for nothing.
  /(?:contract|vertrag|contrato|sozlesme|befrist|age|alter|edad|yas)\p{L}*\s(?:\p{L}{1,12}\s){0,2}$/u.test(
    plain.slice(0, years.start),
  ) ||
  /^\s?[- ]?(?:(?:fixed|initial|rolling|limited)(?:[- ]term)? )?(?:contract|vertrag|assignment|sozlesme|befrist)/u.test(
    plain.slice(years.end),
  ) ||
  // "Vacation pay after one year", "they have cooked here for 16 years".
  (!namesExperience(plain) &&
    (NO_TIME_OF_WORK.some((before) => before.test(plain.slice(0, years.start))) || /^\s?sonra/.test(plain.slice(years.end)))) ||
  (/^\s*(?:they|he|she|it) (?:have|has|had)(?!\p{L})/u.test(plain) && !namesExperience(plain));

// "The agency has been one of the largest for over 20 years": what has lasted, and nobody is asked for it. On flat text.
const HAS_LASTED = /(?<!\p{L})(?:seit|desde hace|for (?:over|more than|nearly|almost)) (?:\p{L}{1,8} ){0,2}$/u;
// "… grow into a leadership position within two years": a time to come.
const TO_COME =
  /(?<!\p{L})(?:within|in the next|over the next|innerhalb von|in den nachsten|dentro de|en los proximos)(?: the next)? ?~?\s?(?:\p{L}{1,8} )?$/u;
const AFTER = /(?<!\p{L})(?:after|nach|tras|despues de)\s(?:\p{L}{1,10}\s)?$/u;
const NO_TIME_OF_WORK = [AFTER, HAS_LASTED, TO_COME];

// "Profitieren Sie von der langjährigen Erfahrung unserer Experten": whoever is spoken to, the experience is the house's.
const EXPERIENCE_OF_HOUSE =
  /(?:erfahrung(?:en)? (?:unsere[rs]|in unserem haus)|(?:experience|expertise) of our|experiencia de nuestr[oa]s?|(?<!\p{L})our (?:\p{L}+ ){0,2}years)(?!\p{L})/u;
const OF_PERSON =
  /(?<!\p{L})(?:you\p{L}*|candidates?|applicants?|looking|seek(?:ing)?|need|require\p{L}*|expect|want|must|sie|du|ihre?|deine?|such\p{L}+|erwarten|wunschen|busca\p{L}*|busqueda|requ\p{L}+|necesita\p{L}*|solicita\p{L}*|pedimos|ariyoruz|aran\p{L}+|bekliyoruz)(?!\p{L})/u;

// Larger numbers describe companies: "40 years of experience in the sector".
const isThingBeside = (term: TermMatch, spoken: Span, words: string): boolean =>
  !overlaps(term, spoken) &&
  !LANGUAGE_TEST.test(flat(words.slice(term.start, term.end))) &&
  !/(?:lang|sprach|idiom|dil)/.test(flat(words.slice(term.start, term.end)));

// "Good English (IELTS 7 or equivalent)": the test says how well.
const LANGUAGE_TEST = /^(?:ielts|toefl|toeic|telc|testdaf|goethe|dele|tomer|yds|cambridge)/u;

const MOST_YEARS = 20;

const atLeast = (importance: Importance): Importance => (importance === "nice" ? "nice" : "must");

// "Erste Berufserfahrung in diesem Bereich", on flat text.
const IS_EXPERIENCE = /(?<!\p{L})(?:\p{L}*erfahrung(?:en)?|experience|experiencia|deneyim\p{L}*|tecrube\p{L}*)(?!\p{L})/u;

// "Berufserfahrung im Eisenbahnwesen", "professional experience in nursing": work of a field, and not only knowing it. On flat text.
const IN_TRADE =
  /(?<!\p{L})(?:berufserfahrung(?:en)?|(?:professional|work(?:ing)?) experience|experiencia (?:laboral|profesional)|(?:is|mesleki) (?:deneyim|tecrube)\p{L}*)(?!\p{L})/u;

const isWorkInField = (words: string): boolean =>
  IN_TRADE.test(flat(words)) && fieldsNamed(words, words).length > 0 && !settledTerms(words).some(isThing);

const workRequirement = (
  text: string,
  item: Item,
  years: ({ years: number } & Span) | undefined,
  context: ReadSentence,
  time: Span | undefined = years,
): Requirement => {
  const { span } = barely(text, item);
  const said = text.slice(span.start, span.end);
  // "We seek a driver with two years of experience": only what is shown counts, without the words before it.
  const named = time && (yearsAskedIn(flat(said)) ?? monthsIn(flat(said)));
  const without = named ? [named] : [];
  const isOpen =
    (!time || wordsOfWork(said, without).every((word) => WORKPLACES.has(word) || /^\d{1,2}$/.test(word))) &&
    namesNoWork(said, without, WORKPLACES);
  const own = capitalised(shown(text, span), context.wording);
  return {
    key: `experience-${slug(said).slice(0, 60)}`,
    kind: "experience",
    // "Four years of experience" are meant in the job itself.
    text: isOpen && context.title ? `${own.slice(0, 200 - context.title.length - 3)} (${context.title})` : own,
    importance: years ? atLeast(item.importance) : item.importance,
    quote: span,
    terms: [],
    ...(years && { years: years.years }),
  };
};
