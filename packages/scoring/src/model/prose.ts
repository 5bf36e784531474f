import { questionsFor, recommendationOf, summaryOf, type ProseInput, type Question } from "../prose.ts";
import { PHRASES } from "../prose/phrases.ts";
import { refuseProtected } from "../protected-wishes.ts";
import { flat, tokensOf } from "../text/fold.ts";
import { languageOf, type Language } from "../text/language.ts";
import { isPlain } from "./plain.ts";
import { sourcesOf, saysOnly, type Sources } from "./sources.ts";
import type { ProseProposal } from "./proposal.ts";

export interface Prose {
  readonly summary: string;
  readonly recommendation: string;
  readonly questions: readonly Question[];
}

const MAX_SENTENCE = 400;
const MAX_SENTENCES = 3;
/** Of an endless answer no more is looked at. */
const MAX_SENTENCES_READ = 20;

// Words of rejection in the four languages, on flat text: a model's prose must not reject anybody.
const REJECTS =
  /(?<!\p{L})(?:reject\p{L}*|decline\p{L}*|dismiss\p{L}*|unsuitable|not (?:suitable|qualified|recommended|a (?:good )?(?:fit|match))|do not (?:invite|interview|proceed|hire)|ablehn\p{L}*|abgelehnt|absage\p{L}*|abzusagen|ungeeignet|nicht (?:geeignet|einladen|empfohlen|weiterverfolgen)|rechaz\p{L}*|descart\p{L}*|no (?:es )?(?:apt[oa]|recomendable|adecuad[oa])|no (?:invitar|entrevistar|contratar)|redded\p{L}*|reddi|elen(?:meli|sin|ebilir)|uygun degil\p{L}*|cagrilmamali)/u;
// Words about scores and the system itself, which do not belong in a note about a person.
export const SPEAKS_OF_ITSELF =
  /(?<!\p{L})(?:prompts?|language model|sprachmodell|modelo de lenguaje|dil modeli|system message|json)(?!\p{L})/u;

/**
 * The acceptable sentences of a model's prose, and built-in sentences for the rest. A sentence is left out when it names a number, a skill, a
 * language, a degree or a proper name that stands neither in a quote nor in the criteria it may mention. Criteria that are not shown are
 * mentioned in the built-in words alone. Undefined when no sentence of the model is left.
 */
export const acceptProse = (input: ProseInput, proposal: ProseProposal): Prose | undefined => {
  const shown = sourcesOf(input, (mark) => mark !== "notShown");
  const all = sourcesOf(input, () => true);
  const quoted = [
    ...input.criteria.map(({ text }) => text),
    ...input.marks.flatMap(({ quotes }) => quotes.map(({ text }) => text)),
  ];
  const holds = (text: string, sources: Sources): boolean =>
    text.length > 0 &&
    text.length <= MAX_SENTENCE &&
    isPlain(text, quoted.join("\n")) &&
    isInLanguage(text, input.locale) &&
    !REJECTS.test(flat(text)) &&
    !SPEAKS_OF_ITSELF.test(flat(text)) &&
    refuseProtected(text) === null &&
    saysOnly(text, sources, input.locale);

  const sentences = proposal.summary
    .slice(0, MAX_SENTENCES_READ)
    .map(tidy)
    .filter((sentence) => holds(sentence, shown))
    .slice(0, MAX_SENTENCES);
  const recommendation = tidy(proposal.recommendation);
  const isAdvice = holds(recommendation, all);
  let kept = sentences.length + (isAdvice ? 1 : 0);

  const questions = questionsFor(input).map((question) => {
    const mine = sourcesOf({ ...input, criteria: input.criteria.filter(({ id }) => id === question.criterionId) }, () => true);
    const asked = tidy(proposal.questions.find(({ criterionId }) => criterionId === question.criterionId)?.text ?? "");
    if (!asked.endsWith("?") || !holds(asked, mine)) return question;
    kept++;
    return { ...question, text: asked };
  });
  if (kept === 0) return undefined;
  return {
    summary: sentences.length > 0 ? [...sentences, missingSentence(input)].join(" ") : summaryOf(input),
    recommendation: isAdvice ? recommendation : recommendationOf(input),
    questions,
  };
};

// A few words may be alike in two languages.
const FEWEST_WORDS = 6;

/** False for a sentence of several words in another of the four languages. */
const isInLanguage = (text: string, language: Language): boolean =>
  tokensOf(text).length < FEWEST_WORDS || languageOf(text, language) === language;

const tidy = (text: string): string => text.replace(/\s+/g, " ").trim();

const MAX_NAMED = 4;

const missingSentence = ({ criteria, marks, locale }: ProseInput): string => {
  const say = PHRASES[locale];
  const missing = criteria.filter(({ id }) => (marks.find((mark) => mark.criterionId === id)?.mark ?? "notShown") === "notShown");
  if (missing.length === 0) return say.complete;
  const named = missing.slice(0, MAX_NAMED).map(({ text }) => text);
  const rest = missing.length - named.length;
  return say.missing([...named, ...(rest > 0 ? [say.more(rest)] : [])].join(", "));
};
