import { flat } from "../text/fold.ts";
import type { Span } from "../text/lines.ts";
import { yearsIn } from "../text/numbers.ts";
import { contentWords } from "../text/words.ts";
import { degreesIn } from "../vocabulary/education.ts";
import { termsIn } from "../vocabulary/index.ts";
import { languagesNamedIn } from "../vocabulary/languages.ts";
import { importanceSaid } from "./wording.ts";

// On flat text, in the four languages.
const NEGATED =
  /\b(?:(?:please )?(?:do not|don't) (?:ask for|require|need|insist on)|(?:is|are) not (?:required|needed|necessary|mandatory)|not required|no (?:\p{L}{1,30} ){0,2}(?:is |are )?(?:required|needed|necessary)|without (?:a )?(?:degree|experience requirement)|(?:kein|keine|keinen)\b[^.]{0,300}(?:notig|erforderlich|notwendig|verlang\p{L}{0,30}|voraussetzung|vorausgesetzt)|nicht (?:notig|erforderlich|notwendig|verlangen|nach|ausschlaggebend|entscheidend)|bitte (?:kein|keine|keinen|nicht)|(?:with|mit|con) ?(?:or|oder|o|y|and|und|\/) ?(?:without|ohne|sin) (?:experience|erfahrung|experiencia)|no (?:es )?(?:necesari[oa]|importa si no (?:tienes?|cuentas?(?: con)?)) (?:la )?experiencia|no (?:es|son|hace falta|(?:se )?requiere[n]?|(?:se )?necesita[ns]?|necesitamos|requerimos|pedimos|exigimos|pedir|pidas|pidan|exigir)(?= |$)|sin (?:necesidad de|(?:necesitar|requerir) )|(?:gerekli|sart|zorunlu|onemli) degil\p{L}{0,30}|aranmamaktadir|aranmaz|istenmemektedir|istemeyin|sormayin)(?!\p{L})/u;

// "…, but not required" has no object of its own: it says of what stands before it that it is welcome and no more.
const NO_MUST =
  /(?:[\s,;(–-]{0,4}(?:but|though|although|aber|jedoch|pero|aunque|ama|ancak|fakat))?[\s,]{1,3}(?:(?:is|are|it's|ist|sind|aber|also) )?(?:not (?:strictly |absolutely )?(?:required|necessary|needed|mandatory)|keine? (?:zwingende |notwendige )?(?:voraussetzung|bedingung)|nicht (?:zwingend |unbedingt )?(?:erforderlich|notwendig|notig)|no (?:es |son )?(?:indispensables?|obligatori[oa]s?|necesari[oa]s?|imprescindibles?|requisitos?)|(?:sart|zorunlu|gerekli) degil\p{L}{0,10})(?!\p{L})/gu;

// A line of its own; elsewhere it tells of somebody: "niños sin experiencia". On flat text.
const NONE_NEEDED =
  /^[\s•*·–-]{0,4}(?:sin experiencia(?: previa| laboral)?(?: requerida| necesaria)?|no experience|ohne (?:vor|berufs)?(?:kenntnisse|erfahrung)|deneyimsiz|tecrubesiz)[\s.,;!]*$/u;

/** "Please do not ask for a degree", "Kein Studium erforderlich": a waiver. "An advantage, but not required" is a wish. On flat text. */
export const isWaived = (clause: string): boolean => {
  if (NONE_NEEDED.test(clause)) return true;
  if (!NEGATED.test(clause)) return false;
  const rest = clause.replace(NO_MUST, " ");
  return NEGATED.test(rest) || importanceSaid(rest) !== "nice";
};

/** The words of a wish that say that it is no must: they ask for nothing. */
export const noMustsIn = (text: string, sentence: Span): Span[] => {
  const said = flat(text.slice(sentence.start, sentence.end));
  if (isWaived(said) || importanceSaid(said.replace(NO_MUST, " ")) !== "nice") return [];
  return [...said.matchAll(NO_MUST)].map(({ index, 0: words }) => ({
    start: sentence.start + index,
    end: sentence.start + index + words.length,
  }));
};

const SIDE = /[,;.]\s|\s[–-]\s|\s(?=(?:but|aber|jedoch|sondern|pero|sino|ama|ancak|fakat)\s)/gu;

/** The parts of a sentence that waive something: its other side may ask ("No degree needed, but three years as a cook"). */
export const waivedIn = (text: string, sentence: Span): Span[] => {
  const said = flat(text.slice(sentence.start, sentence.end));
  if (!isWaived(said)) return [];
  // "English, intermediate (no certificates needed)": the bracket names what is waived, and the rest is asked for.
  const brackets = [...said.matchAll(/\([^()]{4,160}\)/gu)].filter(({ 0: bracket }) => isWaived(bracket) && namesObject(bracket));
  const outside = brackets.reduce((rest, { 0: bracket }) => rest.replace(bracket, " "), said);
  if (brackets.length > 0 && !isWaived(outside) && contentWords(outside).length > 0)
    return brackets.map(({ index, 0: bracket }) => ({
      start: sentence.start + index,
      end: sentence.start + index + bracket.length,
    }));
  const cuts = [...said.matchAll(SIDE)].map(({ index, 0: cut }) => [index, index + cut.length] as const);
  const starts = [0, ...cuts.map(([, after]) => after)];
  const ends = [...cuts.map(([before]) => before), said.length];
  const sides = starts.map((start, at) => ({ start, end: ends[at]! }));
  const asks = (side: Span): boolean => {
    const words = said.slice(side.start, side.end);
    return !isWaived(words) && (importanceSaid(words) !== undefined || yearsIn(words) !== undefined);
  };
  const waived = sides.filter((side) => !asks(side));
  if (waived.length === sides.length || !waived.some((side) => isWaived(said.slice(side.start, side.end)))) return [sentence];
  return waived.map(({ start, end }) => ({ start: start + sentence.start, end: end + sentence.start }));
};

/** True for a waiver that says of what: "no certificates needed", not "not needed". */
const namesObject = (said: string): boolean => contentWords(said.replace(NO_OBJECT, " ")).some(({ fold }) => !BARE.test(fold));
const BARE =
  /^(?:necesit\p{L}*|requier\p{L}*|es|son|imprescindibles?|indispensables?|obligatori[oa]s?|excluyentes?|requisitos?|but|aber|pero|ama)$/u;

/** A waiver: keys of what is not asked for ("education", a language, terms), and its other words. */
export interface Waiver {
  readonly keys: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

export const waiverOf = (words: string): Waiver => {
  const said = flat(words);
  const keys = [
    ...(degreesIn(said).length > 0 ||
    /degree|diploma|studium|abschluss|ausbildung|titulacion|titulo|estudios|diplomasi?|egitim|mezun/.test(said)
      ? ["education"]
      : []),
    ...languagesNamedIn(words).map(({ code }) => `language-${code}`),
    ...termsIn(words).map(({ term }) => term.id),
    ...(EXPERIENCE.test(said) ? ["experience"] : []),
  ];
  const subject = contentWords(said.replace(NEGATED, (waiver) => waiver.replace(NO_OBJECT, " ")));
  return { keys: new Set(keys), words: new Set(subject.map(({ fold }) => fold).filter((fold) => !EMPTY.test(fold))) };
};
const EXPERIENCE = /experience|erfahrung|experiencia|deneyim|tecrube/;
const NO_OBJECT =
  /(?<!\p{L})(?:not?|is|are|necessary|needed|required|mandatory|without|keine?n?|notig|erforderlich|notwendig|verlangt?|voraussetzung|vorausgesetzt|nicht|se requieren?|hace falta|es necesari[oa]|sart|gerekli|zorunlu|degil\p{L}*)(?!\p{L})/gu;
// Words that name no field: "previous experience", "Berufserfahrung".
const EMPTY =
  /^(?:\p{L}*(?:experien|erfahr|deneyim|tecrub)\p{L}*|previous|prior|previa|professional|profesional|laboral|work|vor|vorherige?|einschlagige?n?|berufliche|onceki|is|please|bitte|por|favor|asked?|train\p{L}*|wir|we|you|teach|anlernen|einarbeit\p{L}*)$/u;

/** True for a requirement that a waiver names. A waiver of experience in one field says nothing of another. */
export const isWaivedBy = (
  { key, kind, text, terms }: { key: string; kind: string; text: string; terms: readonly { readonly id: string }[] },
  waivers: readonly Waiver[],
): boolean =>
  waivers.some(
    ({ keys, words }) =>
      keys.has(kind === "education" ? kind : key) ||
      (terms.length > 0 && terms.every(({ id }) => keys.has(id))) ||
      (kind === "experience" &&
        keys.has("experience") &&
        (words.size === 0 || contentWords(text).some(({ fold }) => words.has(fold) && !EMPTY.test(fold)))),
  );
