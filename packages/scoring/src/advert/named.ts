import type { CriterionKind } from "../criterion.info.ts";
import { flat } from "../text/fold.ts";
import { overlaps, type Span } from "../text/lines.ts";
import { contentWords } from "../text/words.ts";
import type { Term, TermMatch } from "../vocabulary/index.ts";
import { saysNothing } from "./duties.ts";
import { isHeadingName } from "./headings.ts";
import { isFragment } from "./not-asked.ts";
import { capitalised, shown } from "./own-words.ts";
import { isDutyItem } from "./parts.ts";
import type { Item } from "./items.ts";
import { saysExamples } from "./pieces.ts";
import { isThing, settledTerms } from "./terms.ts";
import { MAX_KEY, type ReadSentence, type Requirement } from "./requirement.ts";
import { importanceSaid, STRONG } from "./wording.ts";

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
  /(?<!\p{L})(?:licen[cs]e|licensed|licencia|certificat\p{L}*|certified|registration|registered|accredit\p{L}*|(?<!-)ticket(?!-|s? ?(?:system|tool|ing|und|and))|permit|card|\p{L}*(?:schein|zertifikat|zertifizierung|ausweis|nachweis|prufung|karte|approbation|zulassung)|fuhrerschein\p{L}*|fahrerlaubnis|klasse [a-e]{1,2}|carnet|carne|permiso de conducir|certificado|certificacion(?:es)?|titulo habilitante|colegiad[oa]|(?:incorporad[oa]|incorporacion)[^.]{0,30} colegio|ehliyet\p{L}*|belge\p{L}*|sertifika\p{L}*|lisans belgesi|ruhsat\p{L}*)(?!\p{L})/u;
const INDUSTRY = /(?<!\p{L})(?:industry|sector|\p{L}*branche|\p{L}*industrie|\p{L}*wirtschaft|sektor\p{L}*|industria)(?!\p{L})/u;

const MAX_NAME_WORDS = 4;
/** From this number of words on, products named in a phrase are asked for one by one. */
const LONG = 6;

/** A criterion of the words at `quote`, in which `matches` are named. */
export const namedAt = (
  text: string,
  quote: Span,
  matches: readonly TermMatch[],
  item: Item,
  context: ReadSentence,
): Requirement => {
  const words = text.slice(quote.start, quote.end);
  return {
    key: keyOf(words, matches),
    kind: kindOf(words, matches, item, flat(text.slice(item.start, item.end))),
    text: capitalised(shown(text, quote), context.wording),
    importance: item.importance,
    quote,
    terms: [...new Set(matches.map(({ term }) => term))],
  };
};

/** A requirement other than years, a language or a degree: one criterion in its own words, or one for each product named in a long phrase. */
export const namedRequirements = (text: string, item: Item, span: Span, own: string, context: ReadSentence): Requirement[] => {
  const words = text.slice(span.start, span.end);
  const content = contentWords(words);
  // "8:00 AM - 4:00 PM", "1": no words, no criterion.
  if (
    content.length === 0 ||
    !/\p{L}{2}|\p{L}\d/u.test(
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
  if (isHeadingName(words) || (matches.length === 0 && isTitleAgain(content, context.title))) return [];
  if (matches.length === 0 && (isFragment(words, content) || (!context.byPart && saysNothing(content, context.title)))) return [];
  const place = (match: Span): Span => ({ start: match.start + span.start, end: match.end + span.start });
  if (context.isNamedOnly) return matches.map((match) => namedAt(text, place(match), [match], item, context));
  const one = (quote: Span, its: readonly TermMatch[], label: string): Requirement => ({
    ...namedAt(text, quote, its, item, context),
    text: label,
  });
  // "SAP-Kenntnisse", "Excel skills" are SAP and Excel; "advanced Excel" is more.
  const [only] = things;
  if (only && matches.length === 1 && unknownWords(words, matches).length === 0 && !isGraded(words, item))
    return [one(place(only), [only], capitalised(withoutKnowing(shown(text, place(only))), context.wording))];
  // "Accessibility is no afterthought for you": what is said of it asks for no more.
  const said = COPULA.exec(flat(words));
  if (said && matches.length > 0 && matches.at(-1)!.end <= said.index && said.index < words.length - 1) {
    const quote = place({ start: 0, end: said.index });
    return [one(quote, matches, capitalised(shown(text, quote), context.wording))];
  }
  const bare = isGraded(words, item) ? undefined : withoutManner(words, matches);
  if (bare) return [one(place(bare), matches, capitalised(shown(text, place(bare)), context.wording))];
  const certificates = things.filter(({ term }) => term.kind === "certification");
  const isApart =
    !item.isAlternatives &&
    !areExamples(words, things) &&
    ((content.length > LONG && things.length > 1) || certificates.length > 1);
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

/** True for products in a bracket that calls them examples: "AI tools (Midjourney, Runway o. ä.)". The words before it say what is asked for. */
const areExamples = (words: string, things: readonly Span[]): boolean => {
  const bracket = /\([^()]+\)/u.exec(words);
  if (!bracket || bracket.index === 0) return false;
  const [start, end] = [bracket.index, bracket.index + bracket[0].length];
  return things.every((thing) => thing.start > start && thing.end < end) && saysExamples(flat(bracket[0]));
};

/** True for the words of the job's title, from its first to nearly its last. */
const isTitleAgain = (content: readonly { fold: string }[], title: string | undefined): boolean => {
  const own = contentWords(title ?? "").map(({ fold }) => fold);
  return (
    content.length >= MIN_TITLE && content.length >= own.length * TITLE_SHARE && content.every(({ fold }, at) => fold === own[at])
  );
};
const MIN_TITLE = 3;
const TITLE_SHARE = 0.7;

/** True within a bracket that says "welcome": the ADR of "C+E (preferably ADR)". */
export const isOptionalInBracket = (words: string, { start, end }: Span): boolean => {
  const open = words.lastIndexOf("(", start);
  const close = words.indexOf(")", end);
  return (
    open > 0 &&
    close !== -1 &&
    !words.slice(open, start).includes(")") &&
    importanceSaid(flat(words.slice(open, close))) === "nice"
  );
};

const COPULA = /(?<!subject)\s(?:is|are|matters?|ist|sind|ware|es|son|seria|gehort|gehoren|zahlt|zahlen)\s(?!.*:)/u;
const withoutKnowing = (words: string): string => words.replace(/(?<=\S)[- ]?(?:kenntnisse?n?|skills?)$/iu, "");
const MAX_OWN_WORDS = 24;
const GRADED =
  /(?<!\p{L})(?:advanced|basic|expert|in-depth|grundlegende?|fortgeschritten\p{L}*|vertiefte?|avanzad[oa]|basic[oa]|ileri|temel)(?!\p{L})|[()]/u;

/** True for words that say how well a thing is to be known, and of it alone. */
const isGraded = (words: string, { isOfLevel }: Item): boolean =>
  GRADED.test(flat(words)) || (isOfLevel && STRONG.test(flat(words)));

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

// Words of a certificate, and of a norm that is only to be known ("knowledge of ISO 9001"). On flat text.
const CERTIFIED =
  /(?<!\p{L})(?:certificates?|certifications?|certified|certificacion(?:es)?|certificado|zertifi\p{L}*|sertifika\p{L}*)(?!\p{L})/u;
const KNOWN =
  /(?<!\p{L})(?:knowledge|understanding|awareness|\p{L}*kenntnisse?n?|conocimientos?|bilgi(?:si|sine|li)?|application|anwendung|aplicacion)(?!\p{L})/u;

const kindOf = (words: string, matches: readonly TermMatch[], item: Item, whole: string): CriterionKind => {
  const said = flat(words);
  const length = contentWords(words).length;
  if (CERTIFIED.test(said) && length <= MAX_NAME_WORDS) return "certification";
  const unknown = unknownWords(words, matches);
  const leading: Term | undefined = (matches.find(isThing) ?? matches[0])?.term;
  const isOfNorm = leading?.kind === "certification" && (unknown.length > LONG || (KNOWN.test(whole) && !CERTIFIED.test(whole)));
  if (leading && !isOfNorm && (unknown.length <= 2 || matches.some(isThing)) && leading.kind !== "responsibility")
    return leading.kind === "industry" && unknown.length > 0 && !INDUSTRY.test(said) ? "skill" : leading.kind;
  if (CERTIFICATE.test(said) && !isOfNorm) return "certification";
  if (INDUSTRY.test(said) && length <= MAX_NAME_WORDS) return "industry";
  if (leading?.kind === "responsibility" && unknown.length <= 2) return "responsibility";
  if (item.hasLead || length <= MAX_NAME_WORDS) return isDutyItem(said) && !item.hasLead ? "responsibility" : "skill";
  return "responsibility";
};
