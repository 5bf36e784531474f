import type { CriterionKind, Importance } from "../criterion.info.ts";
import { subjectOf } from "../evaluate/ask-experience.ts";

import { flat, slug } from "../text/fold.ts";
import type { Language } from "../text/language.ts";
import { blanked, overlaps, trimmed, type Span } from "../text/lines.ts";
import { yearsIn } from "../text/numbers.ts";
import { contentWords } from "../text/words.ts";
import { educationRank } from "../vocabulary/education.ts";
import type { Term, TermMatch } from "../vocabulary/index.ts";
import { barely, shown } from "./own-words.ts";
import { isHeadingName } from "./headings.ts";
import { isMannerOfLanguage, languagesAsked } from "./spoken.ts";
import { isFrame, isThing, isTurkishSearch, itemsIn, settledTerms, type Item } from "./pieces.ts";
import { languageText } from "./phrases.ts";
import { lineScores } from "./line-class.ts";
import { isFragment, isLabelledTrait, isRest, isSearchAlone, isSearchOfHouse, isSurelyReadiness, isTrait } from "./not-asked.ts";
import { isQuestion, namesTrait } from "./questions.ts";
import { schoolingIn } from "./schooling.ts";
import type { Requirement } from "./requirement.ts";
import { isDutyItem } from "./parts.ts";
import { importanceSaid } from "./wording.ts";

export interface ReadSentence {
  /** Importance by the part of the advert it stands in. */
  readonly byPart: Importance | undefined;
  /** For "4+ years of experience" without a field. */
  readonly title: string | undefined;
  /** The language of the advert. */
  readonly wording: Language;
  /** True for a line of the duties: it is one criterion as it stands. */
  readonly isDuty?: boolean;
  /** True where only what the vocabulary names is of interest, because the text asks for nothing. */
  readonly isNamedOnly?: boolean;
}

/** A sentence as requirements, and its parts that are none. */
export interface SentenceRead {
  readonly requirements: Requirement[];
  /** Wishes that no CV shows. */
  readonly questions: Span[];
  /** Traits of character, and rests of a line. */
  readonly traits: Span[];
}

const REASON =
  /\s[–—-]\s(?=(?:du|you|we|wir|tu|sen)\s\p{L})|(?<![\s,]),?\s{0,3}(?<!\p{L})(?:denn|weil|because|since we|as we|so that|damit|da wir|porque|ya que|para que|cunku|zira)(?!\p{L})/u;

/** Reads one sentence in its own words. Reasons ("because we talk to customers", "– you like numbers") ask for nothing. */
export const readSentence = (text: string, sentence: Span, context: ReadSentence): SentenceRead => {
  const plain = flat(text.slice(sentence.start, sentence.end));
  const reason = plain.search(REASON);
  const asked = { start: sentence.start, end: reason > 0 ? sentence.start + reason : sentence.end };
  if (isLabelledTrait(plain, context.isDuty === true)) return { requirements: [], questions: [], traits: [sentence] };
  if (context.isDuty) return dutyOf(text, asked, context);

  const read: SentenceRead = { requirements: [], questions: [], traits: [] };
  const left: Item[] = [];
  for (const item of itemsIn(text, asked, context.byPart ?? "should")) {
    const said = flat(text.slice(item.start, item.end));
    const isNamed = settledTerms(text.slice(item.start, item.end)).length > 0;
    const isPassed =
      isSearchAlone(said) ||
      (isSearchOfHouse(said) && !isNamed) ||
      isMannerOfLanguage(said) ||
      (isTurkishSearch(plain) && isFrame(said));
    if (isPassed) read.traits.push({ start: item.start, end: item.end });
    else if (isQuestion(said) || isSurelyReadiness(said)) read.questions.push({ start: item.start, end: item.end });
    else if (isTrait(text, item)) read.traits.push({ start: item.start, end: item.end });
    else if (item.start > asked.start + MAX_LEADING && isRest(text, item)) left.push(item);
    else read.requirements.push(...requirementsOfItem(text, item, context));
  }
  // A rest that stands alone is no rest.
  if (read.requirements.length === 0) read.requirements.push(...left.flatMap((item) => requirementsOfItem(text, item, context)));
  else read.traits.push(...left.map(({ start, end }) => ({ start, end })));
  return read;
};
const MAX_LEADING = 3;

/** The requirements of one sentence alone. */
export const requirementsIn = (text: string, sentence: Span, context: ReadSentence): Requirement[] =>
  readSentence(text, sentence, context).requirements;

const dutyOf = (text: string, sentence: Span, context: ReadSentence): SentenceRead => {
  const span = withoutDutyLead(text, sentence);
  const words = text.slice(span.start, span.end);
  const content = contentWords(words);
  const isBare = content.every(({ fold }) => /^(?:\d+|am|pm|a|p|m)$/.test(fold));
  if (isBare || saysNothing(content, context.title) || isHeadingName(words) || isSearchAlone(flat(words)))
    return { requirements: [], questions: [], traits: [] };
  const said = flat(words);
  const scores = lineScores(said);
  const isReadiness = scores.question > Math.max(scores.duty, scores.asked, scores.aside);
  if (isSurelyReadiness(said)) return { requirements: [], questions: [span], traits: [] };
  const isNamedTrait = content.length <= MOST_TRAIT_WORDS && namesTrait(said) && settledTerms(words).length === 0;
  if (isNamedTrait || scores.trait - Math.max(scores.duty, scores.asked, scores.aside) >= CLEARLY_TRAIT)
    return { requirements: [], questions: [], traits: [span] };
  if (isQuestion(said) && (content.length <= MAX_READY_WORDS || (isReadiness && content.length <= 2 * MAX_READY_WORDS)))
    return { requirements: [], questions: [span], traits: [] };
  const duties = dutiesIn(text, span).map((one): Requirement => ({
    key: `duty-${contentWords(text.slice(one.start, one.end))
      .map((token) => token.fold)
      .join("-")}`.slice(0, MAX_KEY),
    kind: "responsibility",
    text: capitalised(shown(text, one), context.wording),
    importance: context.byPart ?? "should",
    quote: one,
    terms: [],
  }));
  return { requirements: duties, questions: [], traits: [] };
};

const LONG_DUTIES = 150;
// "…, de acuerdo con …", "…, including …": more of the duty before it. On flat text.
const GOES_ON =
  /^(?:in|of|on|at|by|to|for|from|with|without|within|under|such|as|including|which|that|who|so|where|when|while|if|von|vom|mit|ohne|fur|aus|bei|im|am|zur|zum|nach|unter|insbesondere|inklusive|inkl|die|der|das|dass|ob|wie|damit|wenn|de|del|con|sin|en|para|por|segun|bajo|como|asi|incluyendo|que|donde|cuando|si|entre otr\p{L}+|\p{L}{2,20}ndo|gibi|icin|ile|ve)(?!\p{L})/u;
const FEWEST_DUTIES = 4;
const MOST_WORDS_OF_DUTY = 9;

/** "Picking and packing orders, loading trailers, checking deliveries, keeping the area clean": a line of several duties, each of which is one. */
const dutiesIn = (text: string, span: Span): Span[] => {
  const words = text.slice(span.start, span.end);
  if (words.length < LONG_DUTIES || /[.:](?:\s|$)/.test(words)) return [span];
  const cuts = [...blanked(words, bracketsIn(words)).matchAll(/[,;]\s{1,2}(?:(?:and|und|y|e|ve)\s)?/gu)];
  const starts = [0, ...cuts.map(({ index, 0: cut }) => index + cut.length)];
  const ends = [...cuts.map(({ index }) => index), words.length];
  const parts = starts.map((start, at) => ({ start: span.start + start, end: span.start + ends[at]! }));
  const isDuty = (part: Span): boolean => {
    const content = contentWords(text.slice(part.start, part.end)).length;
    return content > 1 && content <= MOST_WORDS_OF_DUTY && !GOES_ON.test(flat(text.slice(part.start, part.end)));
  };
  return parts.length >= FEWEST_DUTIES && parts.every(isDuty) ? parts.map((part) => trimmed(text, part)) : [span];
};

const bracketsIn = (words: string): Span[] =>
  [...words.matchAll(/\([^()]*\)/g)].map(({ index, 0: bracket }) => ({ start: index, end: index + bracket.length }));
const MAX_READY_WORDS = 8;
const CLEARLY_TRAIT = 50;
const MOST_TRAIT_WORDS = 2;
const MAX_KEY = 300;

// "The work of the role", "Working closely with your team": true of every job.
const ANY_JOB: ReadonlySet<string> = new Set(
  "work working role day to tasks closely team those rely aufgaben stelle ubernehmen ubernimmst arbeiten arbeitest eng allen seine arbeit bauen tareas propias puesto trabajo trabajaras estrecha colaboracion equipo quienes dependen codo gorevinin gerektirdigi isleri yurutmek ekiple ekibinle ise guvenen herkesle yakin calismak".split(
    " ",
  ),
);

const saysNothing = (content: readonly { fold: string }[], title: string | undefined): boolean => {
  const named = new Set(contentWords(title ?? "").map((token) => token.fold));
  return content.every(({ fold }) => ANY_JOB.has(fold) || named.has(fold));
};

const DUTY_LEAD =
  /^(?:(?:in this role,? |day to day,? |here,? )?you(?: will|'ll|['’]ll) (?:also |be (?:responsible for|in charge of|expected to) )?|(?:your|the|main|key|its?) (?:main |key |daily )?(?:duties|tasks|responsibilities)(?: will)? (?:include|are|involve):?\s|responsible for |(?:ihre|deine|zu ihren|zu deinen) aufgaben (?:umfassen|sind|gehoren|gehort|beinhalten):?\s|te encargaras de |(?:tus|las) funciones (?:seran|son|incluyen):?\s)/u;

const withoutDutyLead = (text: string, sentence: Span): Span => {
  const span = trimmed(text, sentence);
  const lead = DUTY_LEAD.exec(flat(text.slice(span.start, Math.min(span.end, span.start + 120))))?.[0].length ?? 0;
  let end = span.end;
  while (end > span.start + lead && /[\s.,;:]/.test(text[end - 1]!)) end--;
  return { start: span.start + lead, end };
};

const capitalised = (words: string, language: Language): string =>
  // "dbt", "iOS" are spelled so; a word of letters only is the beginning of a phrase.
  /^\p{Ll}{2,}\s|^\p{Ll}{4,}$/u.test(words) ? words.charAt(0).toLocaleUpperCase(language) + words.slice(1) : words;

const requirementsOfItem = (text: string, item: Item, context: ReadSentence): Requirement[] =>
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
  const years = yearsIn(plain);
  if (years && years.years > 0 && years.years <= MOST_YEARS && !isTerm(plain, years))
    return [yearsRequirement(text, item, words, years, context)];

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
    return [{ key: "education", kind: "education", text: own, importance: item.importance, quote: span, terms: [], level }];
  }
  return namedRequirements(text, item, span, own, context);
};

const isTerm = (plain: string, years: Span): boolean =>
  // "A contract of two years", "over 40 years on the market" ask for nothing.
  /(?:contract|vertrag|contrato|sozlesme|befrist|age|alter|edad|yas)\p{L}*\s(?:\p{L}{1,12}\s){0,2}$/u.test(
    plain.slice(0, years.start),
  );

// Larger numbers describe companies: "40 years of experience in the sector".
const isThingBeside = (term: TermMatch, spoken: Span, words: string): boolean =>
  !overlaps(term, spoken) &&
  !LANGUAGE_TEST.test(flat(words.slice(term.start, term.end))) &&
  !/(?:lang|sprach|idiom|dil)/.test(flat(words.slice(term.start, term.end)));

// "Good English (IELTS 7 or equivalent)": the test says how well.
const LANGUAGE_TEST = /^(?:ielts|toefl|toeic|telc|testdaf|goethe|dele|tomer|yds|cambridge)/u;

const MOST_YEARS = 20;

const atLeast = (importance: Importance): Importance => (importance === "nice" ? "nice" : "must");

const WORKPLACES: ReadonlySet<string> = new Set(
  "workshop taller talleres werkstatt betrieb empresa company puesto puestos posicion position positions positionen similares similar similares capacity umfeld umgebung entorno sector branche firma atolye isletme sirket business industry environment vergleichbar vergleichbaren vergleichbarer ahnlichen ahnlicher comparable role roles praxis pozisyonda pozisyon pozisyonlarda benzer laboral profesional professional beruf needed previous minima previa funciones".split(
    " ",
  ),
);

const yearsRequirement = (
  text: string,
  item: Item,
  words: string,
  years: { years: number } & Span,
  context: ReadSentence,
): Requirement => {
  const { span } = barely(text, item);
  const said = text.slice(span.start, span.end);
  const subject = subjectOf(words, [years]);
  const isOpen = subject.fields.length === 0 && subject.terms.length === 0 && subject.words.every((word) => WORKPLACES.has(word));
  const own = capitalised(shown(text, span), context.wording);
  return {
    key: `experience-${slug(said).slice(0, 60)}`,
    kind: "experience",
    // "Four years of experience" are meant in the job itself.
    text: isOpen && context.title ? `${own.slice(0, 200 - context.title.length - 3)} (${context.title})` : own,
    importance: atLeast(item.importance),
    quote: span,
    terms: [],
    years: years.years,
  };
};

// How a thing is to be done says nothing about what it is: "careful", "with the seasons", "on your own". On flat text.
const MANNER_BEFORE =
  /^(?:(?:careful|reliable|warm|clear|confident|accurate|independent|sicher(?:e[rnms]?)?|gewissenhafte?[rnms]?|sorgfaltige?[rnms]?|selbst(?:st)?andige?[rnms]?|zuverlassige?[rnms]?|freude|spass|spaß|ubung|lust|rigor|soltura|orden)(?:,)?\s{1,2}(?:(?:in|an|am|en|im|mit|auf|at|with)\s{1,2}(?:der |den |dem |die |la |el |las |los )?)?){1,3}/u;
const MANNER_AFTER = /^\s{1,2}(?:with|without|on your own|ohne|nach|sin|ozenle|gore)(?!\p{L})/u;

/** The part of a phrase that names something, where the vocabulary knows it: without words of manner around it. */
const withoutManner = (words: string, matches: readonly TermMatch[]): Span | undefined => {
  if (matches.length === 0) return undefined;
  const said = flat(words);
  const before = MANNER_BEFORE.exec(said)?.[0].length ?? 0;
  const last = Math.max(...matches.map(({ end }) => end));
  const start = before > 0 && before <= matches[0]!.start ? before : 0;
  const end = MANNER_AFTER.test(said.slice(last)) ? last : words.length;
  return start > 0 || end < words.length ? { start, end } : undefined;
};

const CERTIFICATE =
  /(?<!\p{L})(?:licen[cs]e|licensed|certificat\p{L}*|certified|registration|registered|accredit\p{L}*|ticket|permit|card|\p{L}*(?:schein|zertifikat|zertifizierung|ausweis|nachweis|prufung|karte|approbation|zulassung)|fuhrerschein\p{L}*|fahrerlaubnis|klasse [a-e]{1,2}|carnet|carne|permiso de conducir|certificado|titulo habilitante|colegiad[oa]|ehliyet\p{L}*|belge\p{L}*|sertifika\p{L}*|lisans belgesi|ruhsat\p{L}*)(?!\p{L})/u;
const INDUSTRY = /(?<!\p{L})(?:industry|sector|\p{L}*branche|\p{L}*industrie|\p{L}*wirtschaft|sektor\p{L}*|industria)(?!\p{L})/u;

const MAX_NAME_WORDS = 4;
/** From this number of words on, products named in a phrase are asked for one by one. */
const LONG = 6;

/** A criterion of the words at `quote`, in which `matches` are named. */
const namedAt = (text: string, quote: Span, matches: readonly TermMatch[], item: Item, context: ReadSentence): Requirement => {
  const words = text.slice(quote.start, quote.end);
  return {
    key: keyOf(words, matches),
    kind: kindOf(words, matches, item),
    text: capitalised(shown(text, quote), context.wording),
    importance: item.importance,
    quote,
    terms: [...new Set(matches.map(({ term }) => term))],
  };
};

/** A requirement other than years, a language or a degree: one criterion in its own words, or one for each product named in a long phrase. */
const namedRequirements = (text: string, item: Item, span: Span, own: string, context: ReadSentence): Requirement[] => {
  const words = text.slice(span.start, span.end);
  const content = contentWords(words);
  // "8:00 AM - 4:00 PM", "1": no words, no criterion.
  if (
    content.length === 0 ||
    !/\p{L}{2}/u.test(
      content
        .map((token) => token.fold)
        .join(" ")
        .replace(/(?:am|pm|medio|dia)(?!\p{L})/gu, ""),
    )
  )
    return [];
  const matches = settledTerms(words);
  const things = matches.filter(isThing);
  // Half a clause, or the title once more, asks for nothing that could be looked for.
  if (isHeadingName(words)) return [];
  if (matches.length === 0 && (isFragment(words, content) || (!context.byPart && saysNothing(content, context.title)))) return [];
  const place = (match: Span): Span => ({ start: match.start + span.start, end: match.end + span.start });
  if (context.isNamedOnly) return matches.map((match) => namedAt(text, place(match), [match], item, context));
  const one = (quote: Span, its: readonly TermMatch[], label: string): Requirement => ({
    ...namedAt(text, quote, its, item, context),
    text: label,
  });
  // "SAP-Kenntnisse", "Excel skills" are SAP and Excel; "advanced Excel" is more.
  const [only] = things;
  if (only && matches.length === 1 && unknownWords(words, matches).length === 0 && !GRADED.test(flat(words)))
    return [one(place(only), [only], capitalised(withoutKnowing(shown(text, place(only))), context.wording))];
  // "Accessibility is no afterthought for you": what is said of it asks for no more.
  const said = COPULA.exec(flat(words));
  if (said && matches.length > 0 && matches.at(-1)!.end <= said.index && said.index < words.length - 1) {
    const quote = place({ start: 0, end: said.index });
    return [one(quote, matches, capitalised(shown(text, quote), context.wording))];
  }
  const bare = withoutManner(words, matches);
  if (bare) return [one(place(bare), matches, capitalised(shown(text, place(bare)), context.wording))];
  const certificates = things.filter(({ term }) => term.kind === "certification");
  const isApart = !item.isAlternatives && ((content.length > LONG && things.length > 1) || certificates.length > 1);
  if (things.length > 0 && isApart && things.length === uniqueStarts(things))
    return things.map((match) => ({
      ...one(place(match), [match], capitalised(shown(text, place(match)), context.wording)),
      ...(isOptionalInBracket(words, match) && { importance: "nice" as const }),
    }));
  if (item.isAlternatives && matches.length > 1 && content.length > LONG) {
    const quote = place({ start: matches[0]!.start, end: matches.at(-1)!.end });
    return [one(quote, matches, capitalised(shown(text, quote), context.wording))];
  }
  if (content.length > MAX_OWN_WORDS && matches.length === 0 && !context.byPart) return [];
  return [one(span, matches, own)];
};
/** True within a bracket that says "welcome": the ADR of "C+E (preferably ADR)". */
const isOptionalInBracket = (words: string, { start, end }: Span): boolean => {
  const open = words.lastIndexOf("(", start);
  const close = words.indexOf(")", end);
  return (
    open > 0 &&
    close !== -1 &&
    !words.slice(open, start).includes(")") &&
    importanceSaid(flat(words.slice(open, close))) === "nice"
  );
};

const COPULA = /\s(?:is|are|matters?|ist|sind|ware|es|son|seria|gehort|gehoren|zahlt|zahlen)\s(?!.*:)/u;
const withoutKnowing = (words: string): string => words.replace(/(?<=\S)[- ]?(?:kenntnisse?n?|skills?)$/iu, "");
const MAX_OWN_WORDS = 24;
const GRADED =
  /(?<!\p{L})(?:advanced|basic|expert|in-depth|grundlegende?|fortgeschritten\p{L}*|vertiefte?|avanzad[oa]|basic[oa]|ileri|temel)(?!\p{L})|[()]/u;

const uniqueStarts = (matches: readonly TermMatch[]): number => new Set(matches.map(({ start }) => start)).size;

const unknownWords = (words: string, matches: readonly TermMatch[]): string[] =>
  contentWords(words)
    .filter((token) => !matches.some((match) => overlaps(match, token)))
    .map((token) => token.fold);

const keyOf = (words: string, matches: readonly TermMatch[]): string => {
  const ids = [...new Set(matches.map(({ term }) => term.id))].toSorted().join("/");
  const unknown = unknownWords(words, matches).join("-");
  return (ids ? (unknown ? `${ids}/${unknown}` : ids) : `words-${unknown}`).slice(0, MAX_KEY);
};

const kindOf = (words: string, matches: readonly TermMatch[], item: Item): CriterionKind => {
  const said = flat(words);
  const unknown = unknownWords(words, matches);
  const leading: Term | undefined = (matches.find(isThing) ?? matches[0])?.term;
  if (leading && (unknown.length <= 2 || matches.some(isThing)) && leading.kind !== "responsibility")
    return leading.kind === "industry" && unknown.length > 0 && !INDUSTRY.test(said) ? "skill" : leading.kind;
  if (CERTIFICATE.test(said)) return "certification";
  if (INDUSTRY.test(said)) return "industry";
  if (leading?.kind === "responsibility" && unknown.length <= 2) return "responsibility";
  if (item.hasLead || contentWords(words).length <= MAX_NAME_WORDS)
    return isDutyItem(said) && !item.hasLead ? "responsibility" : "skill";
  return "responsibility";
};
