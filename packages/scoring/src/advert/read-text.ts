import type { Importance } from "../criterion.info.ts";
import type { ProtectedReason } from "../protected-wishes.ts";
import { protectedWishesIn } from "../protected-wishes.ts";
import { flat } from "../text/fold.ts";
import type { Language } from "../text/language.ts";
import { blanked, overlaps, trimmed, type Span } from "../text/lines.ts";
import { yearsAskedIn } from "../text/numbers.ts";
import { contentWords } from "../text/words.ts";
import { degreesIn } from "../vocabulary/education.ts";
import { languagesNamedIn } from "../vocabulary/languages.ts";
import { termsIn } from "../vocabulary/index.ts";
import { softSkillsIn } from "../vocabulary/soft.ts";
import { aboutEmployer, tellsOfHouse } from "./about-employer.ts";
import { isBenefit, isDutyItem } from "./parts.ts";
import { CLAUSE_ENDS, isTurkishSearch } from "./pieces.ts";
import type { Requirement } from "./requirement.ts";
import { lineScores } from "./line-class.ts";
import { isSearchWithWish, searchObject } from "./own-words.ts";
import { isProduct } from "./terms.ts";
import { isBareTitle, TITLE_MARK, titleAlone } from "./bare-title.ts";
import { isCall } from "./not-asked.ts";
import { isQuestion } from "./questions.ts";
import { readSentence } from "./requirements.ts";
import { tellsOfYears } from "./said-outright.ts";
import { advertSentences, importanceOfPart, type AdvertPart } from "./sections.ts";
import type { AdvertSentence } from "./sentence.ts";
import { noMustsIn, waivedIn, waiverOf, type Waiver } from "./waivers.ts";
import {
  asksForSomething,
  importanceAt,
  importanceSaid,
  namesLevel,
  namesLicence,
  statesWish,
  withoutGenderForms,
} from "./wording.ts";

export type AdvertSource = "description" | "additional";

/** A requirement with the sentence it stands in. */
export type ReadRequirement = Requirement & { readonly source: AdvertSource; readonly sentence: Span };

/** A wish on a protected fact, which is left out. */
export interface RefusedWish extends Span {
  readonly reason: ProtectedReason;
  readonly alternative?: string;
}

/** One of the two texts of a job, read. */
export interface ReadText {
  readonly requirements: readonly ReadRequirement[];
  readonly duties: readonly Span[];
  readonly soft: readonly Span[];
  /** Wishes that no CV shows. */
  readonly questions: readonly Span[];
  /** Words among the requirements and duties that gave no criterion. */
  readonly unused: readonly Span[];
  readonly waived: readonly Waiver[];
  readonly refused: readonly RefusedWish[];
}

/** The job that a text belongs to. */
interface TextContext {
  readonly title: string | undefined;
  readonly wording: Language;
}

/** Those of the title last: a skill that it names too is asked for where the requirements say it. */
const requirementsIn = (lines: readonly ReadLine[]): readonly ReadRequirement[] =>
  lines.toSorted((a, b) => Number(a.sentence.isFirst) - Number(b.sentence.isFirst)).flatMap(({ requirements }) => requirements);

/** Reads one of the two texts of a job. */
export const readText = (text: string, source: AdvertSource, context: TextContext): ReadText => {
  const wishes = protectedWishesIn(text);
  const whole = withoutGenderForms(blanked(text, [...wishes.map((wish) => withBracket(text, wish)), ...addressesIn(text)]));
  const legible = advertSentences(whole).filter((sentence) => isLegible(whole, sentence));
  const waivers = legible.flatMap((sentence) => waivedIn(whole, sentence));
  const lawful = blanked(whole, [...waivers, ...legible.flatMap((sentence) => noMustsIn(whole, sentence))]);
  const sentences = legible
    .filter((sentence) => isLegible(lawful, sentence))
    .map((sentence) => ({ ...sentence, ...trimmed(lawful, sentence) }));
  const said = ({ start, end }: Span): string => flat(lawful.slice(start, end));
  const isGraded = isGradedList(sentences, said);
  const title = source === "description" ? titleAlone(context.title) : undefined;
  const byPart = (part: AdvertPart): Importance | undefined =>
    part === "profile" && !isGraded ? "must" : (importanceOfPart(part) ?? (source === "additional" ? "should" : undefined));
  const readAs = (sentence: AdvertSentence, isDuty: boolean, isNamedOnly = false): ReadLine => {
    const { requirements, questions, traits } = readSentence(lawful, sentence, {
      ...context,
      byPart: isDuty ? undefined : byPart(sentence.part),
      isDuty,
      isNamedOnly,
    });
    const isGuess = !sentence.isHeaded && source === "description";
    const asked = source === "additional" || isNamedOnly ? requirements : askedFor(sentence, said(sentence), requirements);
    const kept = asked.map(withoutHanging).filter(({ text: words }) => (isDuty || !isCutOff(words)) && flat(words) !== title);
    return {
      sentence,
      requirements: kept.map((one) => ({
        ...one,
        importance: isFormal(one) && sentence.part === "profile" && one.importance === "should" ? "must" : one.importance,
        key: ownKey(one),
        source,
        sentence,
        ...(isGuess && { isGuess }),
      })),
      dropped: requirements.filter(({ quote }) => !kept.some((one) => one.quote === quote)).map(({ quote }) => quote),
      questions,
      traits,
    };
  };
  const employer = source === "description" ? aboutEmployer(lawful, sentences, context.title) : undefined;
  const lines = sentences
    .filter((sentence) => !isAside(sentence, said(sentence), source) && !employer?.has(sentence))
    // "People with two years of experience and knowledge of:" asks for the years itself.
    .filter((sentence) => !sentence.isIntroduction || tellsOfYears(said(sentence)))
    .flatMap((sentence): ReadLine[] => {
      if (sentence.part === "tasks") return [readAs(sentence, !tellsOfPerson(said(sentence)))];
      return importanceOfPart(sentence.part) || source === "additional" || asksOutside(sentence, said(sentence))
        ? [readAs(sentence, false)]
        : [];
    });
  const searched = source === "description" ? searchedIn(sentences, lines, said, (place) => readAs(place, false, true)) : [];
  const isEmpty = source === "description" && [...lines, ...searched].every(({ requirements }) => requirements.length === 0);
  const named = isEmpty ? namedIn(lawful, sentences, context.title, (place) => readAs(place, false, true)) : [];
  const read = [...lines, ...searched, ...named];
  const isRead = new Set(read.map(({ sentence }) => sentence));
  // Nothing is dropped in silence: a sentence that was not read is listed, unless it surely asks for nothing.
  const passed = sentences.filter((sentence) => !isRead.has(sentence) && !asksForNothing(sentence, said(sentence), source));
  return {
    requirements: requirementsIn(read),
    ...listed(lawful, read, passed, waivers),
    duties: read.flatMap(({ sentence }) => (sentence.part === "tasks" ? [sentence] : [])),
    soft: sentences.flatMap(({ start, end }) =>
      softSkillsIn(flat(lawful.slice(start, end))).map((span) => ({ start: span.start + start, end: span.end + start })),
    ),
    waived: waivers.map(({ start, end }) => waiverOf(whole.slice(start, end))),
    refused: wishes,
  };
};

/** A wish with its bracket, which says no more than whom it is for: "(erkek adaylar için)". */
const withBracket = (text: string, { start, end }: Span): Span => {
  const before = /\(\s{0,2}(?:for |für |para |solo |nur |only )?$/iu.exec(text.slice(Math.max(0, start - 10), start));
  const after = /^(?:\s{1,2}(?:için|icin|only))?\s{0,2}\)/u.exec(text.slice(end, end + 12));
  return before && after ? { start: start - before[0].length, end: end + after[0].length } : { start, end };
};

/** Products that name the person looked for, in sentences that ask for nothing else: the Unity of "is looking for Unity developers". */
const searchedIn = (
  sentences: readonly AdvertSentence[],
  lines: readonly ReadLine[],
  said: (span: Span) => string,
  readNamed: (sentence: AdvertSentence) => ReadLine,
): ReadLine[] => {
  const isLine = new Set(lines.map(({ sentence }) => sentence));
  return sentences.flatMap((sentence): ReadLine[] => {
    if (isLine.has(sentence) || sentence.isFirst || sentence.isIntroduction) return [];
    const object = searchObject(said(sentence));
    if (!object) return [];
    const read = readNamed({ ...sentence, start: sentence.start + object.start, end: sentence.start + object.end });
    const requirements = read.requirements
      .filter(({ terms }) => terms.some(isProduct))
      .map((one) => ({ ...one, sentence, isGuess: true }));
    return requirements.length > 0 ? [{ ...read, sentence, requirements }] : [];
  });
};

/** An advert without stated requirements and duties is read for the skills it names. */
const namedIn = (
  text: string,
  sentences: readonly AdvertSentence[],
  title: string | undefined,
  readNamed: (sentence: AdvertSentence) => ReadLine,
): ReadLine[] =>
  sentences
    .filter((sentence) => sentence.part === "open" && !sentence.isIntroduction && (!sentence.isFirst || sentences.length === 1))
    .map(readNamed)
    // "Our team builds services with Go": of the employer's own affairs, the products are those of the work.
    .map((line) => {
      const isOfHouse = tellsOfHouse(text, line.sentence, title);
      const isNamed = ({ terms }: Requirement): boolean => (isOfHouse ? terms.some(isProduct) : terms.length > 0);
      return { ...line, requirements: line.requirements.filter(isNamed) };
    })
    .filter(({ requirements }) => requirements.length > 0);

/** A degree that is welcome stands beside one that is required; two required ones are mostly alternatives. */
const ownKey = ({ key, kind, importance }: Requirement): string =>
  kind === "education" && importance === "nice" ? `${key}-nice` : key;

/** True for a text that ends before its noun, "Grado mínimo de": nobody can say what would meet it, so its words are listed instead. */
const isCutOff = (text: string): boolean => CUT_OFF.test(flat(text).trim());
const CUT_OFF =
  /(?<![\p{L}\d]|[ou]\. ?)(?:of|for|with|the|an?|and|or|to|from|by|de|del|el|la|los|las|en|con|para|por|un|una|y|und|oder|mit|fur|der|die|das|des|dem|den|einer?|eines|im|in|ve|veya|ile|icin|as|when|where|if|wenn|wo|cuando|segun|engel(?: ol(?:acak|abilecek)| teskil edecek)?)[\s:.,]*$/u;

/** "Two years in cabling and with knowledge of", above the list of what is to be known: the years stand alone. */
const withoutHanging = (one: Requirement): Requirement =>
  one.years === undefined || !isCutOff(one.text) ? one : { ...one, text: one.text.replace(HANGING, "") };
const HANGING = /,?\s+(?:y|e|and|und|ve)\s+(?:[^\s,.;]{1,30}\s+){0,3}(?:en|in|of|de|con|with|mit|von)\s*:?$/iu;

/** True for words in the letters of the four languages. */
const isLegible = (text: string, { start, end }: Span): boolean => /\p{Script=Latin}{2}/u.test(text.slice(start, end));

/** A list with "very good knowledge of React" beside "experience in mentoring" grades its lines; otherwise all lines are equally important. */
const isGradedList = (sentences: readonly AdvertSentence[], said: (span: Span) => string): boolean =>
  sentences.some(
    (sentence) =>
      sentence.part === "profile" &&
      !namesLevel(said(sentence)) &&
      !yearsAskedIn(said(sentence)) &&
      importanceAt(said(sentence))?.isOnlyStrong,
  );

/** True for what is held or not, so that no line grades it: a degree, a certificate, a language, years. */
const isFormal = ({ kind, years }: Requirement): boolean =>
  kind === "education" || kind === "certification" || kind === "language" || years !== undefined;

/** Lines that became no criterion: questions for the interview, and the rest. */
const listed = (
  text: string,
  read: readonly ReadLine[],
  passed: readonly Span[],
  waivers: readonly Span[],
): Pick<ReadText, "questions" | "unused"> => {
  const unused = [...read.flatMap((line) => unusedOf(text, line)), ...passed];
  const isAsked = ({ start, end }: Span): boolean => {
    const said = flat(text.slice(start, end));
    return contentWords(said).length <= MAX_QUESTION && isQuestion(said);
  };
  const byPlace = (a: Span, b: Span): number => a.start - b.start;
  return {
    questions: [...read.flatMap(({ questions }) => questions), ...unused.filter(isAsked)].toSorted(byPlace),
    unused: [...unused.filter((span) => !isAsked(span)), ...waivers].toSorted(byPlace),
  };
};

/** Addresses of pages and the marks of links: "[more](https://…)" says "more", and a link that is labelled by its address says nothing. */
const addressesIn = (text: string): Span[] =>
  [...text.matchAll(/\[(?=[^\]\n]{0,200}\]\()|\]\([^)\n]{0,400}\)|(?:https?:\/\/|www\.)[^\s)\]]+/g)].map(
    ({ index, 0: address }) => ({
      start: index,
      end: index + address.length,
    }),
  );

interface ReadLine {
  readonly sentence: AdvertSentence;
  readonly requirements: ReadText["requirements"];
  /** Words that read like a requirement and became none. */
  readonly dropped: readonly Span[];
  readonly questions: readonly Span[];
  readonly traits: readonly Span[];
}

// "Experiencia en …", "6 months of …", wherever it stands, tell of the person. On flat text.
const OF_PERSON =
  /^[\s•*–-]{0,4}(?:(?:proven |previous |sound |good |basic |solid |strong |fundierte |grundlegende |solide |erste |sehr gute |gute |mehrjahrige |buen )?(?:experience|knowledge|(?:berufs)?erfahrung(?:en)?|kenntnisse|experiencia|conocimientos?|estudios)(?: (?:y|and|und) \p{L}+)? (?:in|im|of|with|mit|en|de|con)|\d{1,2}\+? (?:months|monate|meses|years|jahre|anos) (?:of|de|in|en|experience|erfahrung))(?!\p{L})/u;

// A Turkish line that ends so tells of somebody: "… trendlerini takip eden", "… iletişimi güçlü". Work ends in "-mek", "-mesi". On flat text.
const ENDS_WITH_PERSON =
  /(?<!\p{L})(?:eden|olan|(?:ilgi|heyecan|merak) duyan|onem veren|seven|istekli|uyumlu|isteyen|dusunen|edinmis|yapmis|calismis|mezunu|guclu|kuvvetli|yuksek|gelismis)$/u;
const STOP = /[\s.,;!)]{1,9}$/u;

/** True for a line that names what was learned, also among the duties: a degree, experience. */
const tellsOfPerson = (said: string): boolean => {
  const clause = said.replace(STOP, "");
  if (OF_PERSON.test(said) || CLAUSE_ENDS.test(clause) || ENDS_WITH_PERSON.test(clause)) return true;
  return (degreesIn(said)[0]?.start ?? LATE) < LATE;
};
const LATE = 4;

/** True where the classifier is sure that a sentence asks for nothing, against no heading or a strong one. */
const isSurelyAside = (sentence: AdvertSentence, said: string): boolean => {
  const { aside, asked, duty, trait, question } = lineScores(said);
  return (
    aside - Math.max(asked, duty, trait, question) >=
    (sentence.isHeaded ? AGAINST_HEADING : sentence.isItem ? AGAINST_NONE : AGAINST_PROSE)
  );
};
/** Those of a sentence's requirements that its words ask for. */
const askedFor = (sentence: AdvertSentence, words: string, requirements: readonly Requirement[]): readonly Requirement[] => {
  // A line that begins as work does, below a heading of duties: "Atender a los clientes interesados".
  if (sentence.part === "tasks" && sentence.isHeaded && isDutyItem(words)) return requirements;
  // "English, and German is a bonus", below a heading of requirements.
  if (isCall(words)) return requirements.filter(isKnown);
  const isOfLanguages = sentence.isHeaded && languagesNamedIn(words).length > 0 && importanceSaid(words) !== undefined;
  if (isOffer(words) && !isOfLanguages) return [];
  const isWished = (isSearchWithWish(words) || isTurkishSearch(words)) && asksForSomething(words);
  const isStatedOutright = namesLevel(words) || isWished || statesWish(words) || OF_PERSON.test(words) || isOfLanguages;
  if (!isStatedOutright && isSurelyAside(sentence, words)) return requirements.filter(isFact);
  if (sentence.part !== "open" || sentence.isItem) return requirements;
  // Prose that no heading announces: what neither the vocabulary knows nor a "must" or "ideally" says is listed and not proposed.
  const saysSo = importanceSaid(words) !== undefined || isSurelyAsked(words);
  const isStated = isWished || (saysSo && !SEARCHES.test(words) && !/(?<!\p{L})we need/u.test(words));
  return requirements.filter((one) => isKnown(one) || (isStated && contentWords(one.text).length > 1));
};

/** True for a line of benefits, whatever heading it stands below: "Vacation pay after one year". */
const isOffer = (said: string): boolean => {
  const { aside, asked, duty, trait, question } = lineScores(said);
  return isBenefit(said) && !NEEDS.test(said) && aside >= Math.max(asked, duty, trait, question);
};
const NEEDS =
  /(?<!\p{L})(?:experien\p{L}*|knowledge|\p{L}*kenntnisse|\p{L}*erfahrung|conocimientos?|deneyim\p{L}*|tecrube\p{L}*|bilgi\p{L}*|required|must|erforderlich|requisito|degree|abschluss)(?!\p{L})/u;
const isSurelyAsked = (said: string): boolean => {
  const { aside, asked, duty, trait, question } = lineScores(said);
  return asked - Math.max(aside, duty, trait, question) >= AGAINST_NONE;
};
const AGAINST_HEADING = 60;
const AGAINST_NONE = 30;
const AGAINST_PROSE = 10;

const isKnown = ({ terms, level, years, language }: Requirement): boolean =>
  terms.length > 0 || level !== undefined || years !== undefined || language !== undefined;

const isFact = ({ level, years, language }: Requirement): boolean =>
  level !== undefined || years !== undefined || language?.rank !== undefined;

/** The words of a line that gave neither a criterion nor a question. */
const unusedOf = (text: string, { sentence, requirements, dropped, questions, traits }: ReadLine): readonly Span[] => {
  const isUsed = requirements.length > 0 || questions.length > 0;
  const isEmpty = (span: Span): boolean => span.end - span.start < 3;
  if (!isUsed && (traits.length === 0 || dropped.length > 0)) return [sentence].filter((span) => !isEmpty(span));
  const taken = [...requirements.map(({ quote }) => quote), ...dropped, ...questions, ...traits];
  const left = clausesOf(text, sentence).filter(
    (clause) => !taken.some((span) => overlaps(span, clause)) && statesSomething(flat(text.slice(clause.start, clause.end))),
  );
  return [...traits, ...dropped, ...left].filter((span) => !isEmpty(span)).toSorted((a, b) => a.start - b.start);
};

/** The parts of a sentence between commas and stronger signs. */
const clausesOf = (text: string, { start, end }: Span): Span[] =>
  [...text.slice(start, end).matchAll(/[^,;.:•|\n]+/g)].map(({ index, 0: words }) =>
    trimmed(text, { start: start + index, end: start + index + words.length }),
  );

/** Parts that ask for nothing; a language level is a requirement in any of them. */
const isAside = ({ part, isFirst }: AdvertSentence, said: string, source: AdvertSource): boolean =>
  (isFirst && source === "description" && (!asksForSomething(said) || TITLE_MARK.test(said) || isBareTitle(said))) ||
  (["offer", "company", "facts"].includes(part) && !namesLevel(said));

/**
 * True for the title, a heading, and what its section and its own words show as company text. What stands below a heading of benefits is listed:
 * it may ask for something all the same.
 */
const asksForNothing = (sentence: AdvertSentence, said: string, source: AdvertSource): boolean => {
  if (!/\p{L}{3}/u.test(said)) return true;
  if (sentence.isFirst && source === "description")
    return contentWords(said).length <= MAX_TITLE && (!asksForSomething(said) || TITLE_MARK.test(said));
  if (sentence.isIntroduction && isHeading(said)) return true;
  const isOfCompany = sentence.part === "company" && sentence.isHeaded;
  if (!(sentence.isIntroduction || isOfCompany) || statesSomething(said)) return false;
  const { aside, asked, duty, trait, question } = lineScores(said);
  const other = Math.max(asked, duty, trait, question);
  return aside + (isOfCompany ? CONTRARY : 0) >= other;
};

/** True for a few words that only lead to the lines below them: "Main tasks:". Without a colon they may be a wish. */
const isHeading = (said: string): boolean =>
  said.trimEnd().endsWith(":") &&
  contentWords(said).length <= MAX_INTRODUCTION &&
  !isQuestion(said) &&
  termsIn(said).length === 0;

/** True for words that tell of the person wanted: years, a degree, a trait, readiness. */
const statesSomething = (said: string): boolean =>
  yearsAskedIn(said) !== undefined || degreesIn(said).length > 0 || softSkillsIn(said).length > 0 || isQuestion(said);

/** Content words of a sentence that is one question for the interview. */
const MAX_QUESTION = 16;
const MAX_INTRODUCTION = 3;
/** A sum that makes a line below a heading about the company worth showing. */
const CONTRARY = 38;
const MAX_TITLE = 12;

/** True for a sentence that no heading announces as a requirement and that asks for something all the same. */
const asksOutside = ({ part, isFirst }: AdvertSentence, said: string): boolean =>
  namesLevel(said) ||
  part === "soft" ||
  (part === "open" && (asksForSomething(said) || (!isFirst && namesLicence(said))) && !isSearch(said));

const SEARCHES =
  /(?:looking for|seeking|hiring|recruiting|suchen|sucht|gesucht|brauchen wir|buscamos|buscando|se busca|ariyoruz|araniyor|aranmaktadir|alinacaktir)/;

// "We are looking for a backend engineer" names the job and no requirement, unless it continues with one.
const isSearch = (said: string): boolean =>
  SEARCHES.test(said) &&
  !/(?:with|who|mit|con|que|experien|erfahr|kenntnis|deneyim|tecrube|belge|ehliyet|sertifika|mezun|hakim|abilen|ebilen|jahre|years|anos|\d yil|bilen|sahip)/.test(
    said,
  );
