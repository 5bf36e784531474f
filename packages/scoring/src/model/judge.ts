import type { MarkLevel, EvidenceLevel } from "../mark.info.ts";
import { hasEvidenceLevel } from "../evaluate.ts";
import { askOf, type Ask } from "../evaluate/ask.ts";
import { roleCitations } from "../evaluate/facts.ts";
import { experienceLevel } from "../evaluate/levels.ts";
import { roleAt, type Role } from "../cv/roles.ts";
import { isStronger } from "../cv/skills.ts";
import { sectionAt } from "../cv/sections.ts";
import { mergedMonths } from "../text/dates.ts";
import { flat, tokensOf } from "../text/fold.ts";
import type { Span } from "../text/lines.ts";
import { contentWords, isSameWord } from "../text/words.ts";
import { degreesIn } from "../vocabulary/education.ts";
import { termsIn, type Term } from "../vocabulary/index.ts";
import { languagesNamedIn } from "../vocabulary/languages.ts";
import { shownBy } from "../vocabulary/relations.ts";
import { NOT_FOUND, type Finding, type JudgeInput } from "./finding.ts";
import { isClaim, quoteEvidence } from "./quote-evidence.ts";

const ORDER: readonly MarkLevel[] = ["notShown", "partly", "met"];
const lower = (a: MarkLevel, b: MarkLevel): MarkLevel => (ORDER.indexOf(a) < ORDER.indexOf(b) ? a : b);

const MAX_CITED = 4;

/**
 * Judges a proposal whose quotes stand in the text. Facts that the engine reads itself (language levels, degrees, months) limit the model's
 * mark; for everything else the quote must name the thing asked for, otherwise the criterion is met in part at most.
 */
export const judge = (input: JudgeInput): Finding => {
  const ask = askOf(input.criterion);
  if (ask.is === "language") return judgeLanguage(input, ask);
  if (ask.is === "education") return judgeEducation(input);
  if (ask.is === "experience") return judgeYears(input, ask);
  return judgeWork(input, ask);
};

const wordsAt = ({ cv }: JudgeInput, { start, end }: Span): string => cv.text.slice(start, end);

/** The engine's own mark is the limit. A language that it did not find must be named in a quote, and then its level is unknown. */
const judgeLanguage = (input: JudgeInput, ask: Ask & { is: "language" }): Finding => {
  const { proposal, rules, cv } = input;
  const naming = input.quotes.flatMap((places) =>
    places.filter((place) => isClaim(cv, place) && namesOneOf(wordsAt(input, place), ask.codes)).slice(0, 1),
  );
  if (naming.length === 0) return NOT_FOUND;
  const isKnown = rules.mark !== "notShown" || rules.note !== undefined;
  const ceiling = isKnown ? rules.mark : ask.rank === undefined && namesAsked(naming, input, ask) ? "met" : "partly";
  return found(input, lower(proposal.mark, ceiling), naming);
};
const namesOneOf = (words: string, codes: readonly string[]): boolean =>
  languagesNamedIn(words).some(({ code }) => codes.includes(code));
const namesAsked = (places: readonly Span[], input: JudgeInput, { codes, isAny }: Ask & { is: "language" }): boolean =>
  isAny || codes.every((code) => places.some((place) => namesOneOf(wordsAt(input, place), [code])));

/** The engine decides on the level of a degree, the model on the field of study. */
const judgeEducation = (input: JudgeInput): Finding => {
  const { proposal, rules, cv } = input;
  const studied = input.quotes.flatMap((places) =>
    places
      .filter(
        (place) =>
          isClaim(cv, place) &&
          (sectionAt(cv.sections, place.start).kind === "education" || degreesIn(flat(wordsAt(input, place))).length > 0),
      )
      .slice(0, 1),
  );
  if (studied.length === 0) return NOT_FOUND;
  const isTooLow = rules.note?.key === "educationLevel";
  // The rules missed only the field of study, which a model may know by another name.
  const isReadLevel = (rules.mark !== "notShown" && !isTooLow) || rules.note?.key === "missing";
  return found(input, lower(proposal.mark, isReadLevel ? "met" : isTooLow ? rules.mark : "partly"), studied);
};

/** The model says which roles fit, by quoting a line of each; the engine counts their months. */
const judgeYears = (input: JudgeInput, ask: Ask & { is: "experience" }): Finding => {
  const { proposal, cv } = input;
  const cited = new Map<Role, Span>();
  for (const place of input.quotes.flat()) {
    const role = roleAt(cv.roles, place.start);
    if (role && !cited.has(role) && isClaim(cv, place)) cited.set(role, place);
  }
  const months = mergedMonths([...cited.keys()]);
  const note = { key: "months", values: { months, roles: cited.size, asked: ask.months } };
  const mark = lower(proposal.mark, experienceLevel(ask.months, months));
  if (mark === "notShown") return cited.size > 0 ? { ...NOT_FOUND, note } : NOT_FOUND;
  const citations = [...cited.keys()].slice(0, MAX_CITED).flatMap((role) => roleCitations(cv, role));
  return { mark, rung: null, citations, note };
};

/** A quote at the occurrence that proves most. */
interface Shown {
  readonly place: Span;
  readonly level: EvidenceLevel;
  readonly names: ReadonlySet<string>;
  readonly focus?: Span;
}

const judgeWork = (input: JudgeInput, ask: Ask): Finding => {
  const { criterion, proposal } = input;
  const groups = ask.is === "terms" ? ask.groups : ask.is === "duty" && ask.duty.terms.length > 0 ? [ask.duty.terms] : [];
  const terms = groups.flat();
  const shown = input.quotes.flatMap((places) => strongest(input, places, terms) ?? []);
  if (shown.length === 0) return NOT_FOUND;

  const words = contentWords(criterion.text).map((token) => token.fold);
  const shares = ({ place }: Shown): boolean =>
    tokensOf(wordsAt(input, place)).some((token) => words.some((word) => isSameWord(token.fold, word)));
  const naming = groups.map((group) => shown.filter(({ names }) => group.some(({ id }) => names.has(id))));
  const named = naming.filter((quotes) => quotes.length > 0);

  if (groups.length > 0 && named.length > 0) {
    // "React and TypeScript" needs a line for each; the weaker evidence level counts for both.
    const best = named.map((quotes) => quotes.reduce((a, b) => (isStronger(b.level, a.level) ? b : a)));
    const weakest = best.reduce((a, b) => (isStronger(a.level, b.level) ? b : a));
    const ceiling = named.length === groups.length ? "met" : "partly";
    const others = shown.filter((one) => !best.includes(one) && named.flat().includes(one));
    return foundAt(input, lower(proposal.mark, ceiling), weakest.level, [...best, ...others]);
  }
  const related = new Set(terms.flatMap(({ id }) => shownBy(id)));
  const kin = shown.filter((one) => [...related].some((id) => one.names.has(id)));
  const worded = shown.filter(shares);
  const near = [...kin, ...worded.filter((one) => !kin.includes(one))];
  // A proper name must stand in a quote: work that could have been done with the product does not show it.
  if (near.length === 0 && groups.some((group) => group.every(isProperName))) return NOT_FOUND;
  const cited = near.length > 0 ? near : shown;
  const isNamed =
    worded.length > 0 && (ask.is === "words" || ask.is === "duty" || (ask.is === "terms" && ask.otherwise.length > 0));
  const { level } = cited.reduce((a, b) => (isStronger(b.level, a.level) ? b : a));
  return foundAt(input, lower(proposal.mark, isNamed ? "met" : "partly"), level, cited);
};

const isProperName = ({ isProduct }: Term): boolean => isProduct;

const strongest = (input: JudgeInput, places: readonly Span[], terms: readonly Term[]): Shown | undefined => {
  let best: Shown | undefined;
  for (const place of places) {
    const level = quoteEvidence(input.cv, place, terms);
    if (!level || (best && !isStronger(level, best.level))) continue;
    const named = termsIn(wordsAt(input, place));
    const asked = named.find(({ term }) => terms.includes(term));
    best = {
      place,
      level,
      names: new Set(named.map(({ term }) => term.id)),
      ...(asked && { focus: { start: place.start + asked.start, end: place.start + asked.end } }),
    };
  }
  return best;
};

const foundAt = (input: JudgeInput, mark: MarkLevel, level: EvidenceLevel, cited: readonly Shown[]): Finding => {
  const { criterion, proposal } = input;
  if (mark === "notShown") return NOT_FOUND;
  const claimed = proposal.rung && isStronger(level, proposal.rung) ? proposal.rung : level;
  return {
    mark,
    rung: hasEvidenceLevel(criterion.kind) ? claimed : null,
    citations: cited.slice(0, MAX_CITED).map(({ place, focus }) => ({ quote: place, ...(focus && { focus }) })),
  };
};

/** The finding for a fact, with the engine's note where it explains why it is not met. */
const found = ({ rules, criterion, cv }: JudgeInput, mark: MarkLevel, places: readonly Span[]): Finding => {
  const note = mark !== "met" && rules.note ? { note: rules.note } : {};
  if (mark === "notShown") return { ...NOT_FOUND, ...note };
  const rung = hasEvidenceLevel(criterion.kind) ? (quoteEvidence(cv, places[0]!, []) ?? "listed") : null;
  return { mark, rung, citations: places.slice(0, MAX_CITED).map((quote) => ({ quote })), ...note };
};
