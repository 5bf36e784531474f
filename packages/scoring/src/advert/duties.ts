import { flat } from "../text/fold.ts";
import { blanked, trimmed, type Span } from "../text/lines.ts";
import { contentWords } from "../text/words.ts";
import { isHeadingName } from "./headings.ts";
import { lineScores } from "./line-class.ts";
import { isGiven, isHalfPhrase, isSearchAlone, isSurelyReadiness } from "./not-asked.ts";
import { capitalised, shown } from "./own-words.ts";
import { settledTerms } from "./terms.ts";
import { isQuestion, namesTrait } from "./questions.ts";
import { MAX_KEY, type ReadSentence, type Requirement, type SentenceRead } from "./requirement.ts";

/** Reads a line of the duties: one criterion as it stands, or several where it is a list of them. */
export const dutyOf = (text: string, sentence: Span, context: ReadSentence): SentenceRead => {
  const span = withoutDutyLead(text, sentence);
  const words = text.slice(span.start, span.end);
  const content = contentWords(words);
  const isBare = content.every(({ fold }) => /^(?:\d+|am|pm|a|p|m)$/.test(fold));
  if (isBare || saysNothing(content, context.title) || isHeadingName(words) || isSearchAlone(flat(words)))
    return { requirements: [], questions: [], traits: [] };
  const said = flat(words);
  if (OTHER_DUTIES.test(said) || isGiven(said) || isHalfPhrase(said.replace(/[.!\s]+$/u, "")))
    return { requirements: [], questions: [], traits: [span] };
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

// "Other duties as assigned": true of every job. On flat text.
const OTHER_DUTIES =
  /^(?:(?:and|y|und|e|ve) )?(?:(?:perform(?:s|ing)?|carry(?:ing)? out|execut(?:e|es|ing)|handl(?:e|es|ing)|assum\p{L}+|complet\p{L}+|realizar|cumplir|ejecutar|ubernahme) )?(?:(?:von|any|all|con|las?) )?(?:(?:other|additional) (?:\p{L}+ ){0,2}(?:duties|tasks|projects|responsibilities|assignments)(?: and \p{L}+)?(?: (?:as |that (?:are|may be) )?(?:assigned|required|needed|requested|necessary)\p{L}*(?: by \p{L}+(?: \p{L}+)?)?)?|(?:sonstige[nr]?|weitere[nr]?) (?:anfallende[nr]? )?(?:aufgaben|tatigkeiten)(?: nach \p{L}+)?|(?:demas|otr[oa]s)(?: (?:funciones|actividades|tareas|labores))?(?: (?:que|inherentes|afines|asignadas|propias|relacionadas|segun)(?: .{0,80})?)?|(?:verilen |verilecek )?diger (?:gorev|is)\p{L}*(?: yapmak| yerine getirmek)?|(?:yonetici|amir)\p{L}* (?:tarafindan )?ver\p{L}+ (?:diger )?(?:gorev|is)\p{L}*.{0,30})[.\s]{0,3}$/u;
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

// "The work of the role", "Working closely with your team": true of every job.
const ANY_JOB: ReadonlySet<string> = new Set(
  "work working role day to tasks closely team those rely aufgaben stelle ubernehmen ubernimmst arbeiten arbeitest eng allen seine arbeit bauen tareas propias puesto trabajo trabajaras estrecha colaboracion equipo quienes dependen codo gorevinin gerektirdigi isleri yurutmek ekiple ekibinle ise guvenen herkesle yakin calismak".split(
    " ",
  ),
);

/** True for words that are true of every job, or only name this one. */
export const saysNothing = (content: readonly { fold: string }[], title: string | undefined): boolean => {
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
