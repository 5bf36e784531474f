import type { MarkLevel, EvidenceLevel } from "../mark.info.ts";
import { hasEvidenceLevel } from "../evaluate.ts";
import { askOf, type Ask } from "../evaluate/ask.ts";
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
import { NOT_FOUND, type Finding, type Grounds } from "./finding.ts";
import { isClaim, standingOf } from "./standing.ts";

const ORDER: readonly MarkLevel[] = ["notShown", "partly", "met"];
const lower = (a: MarkLevel, b: MarkLevel): MarkLevel => (ORDER.indexOf(a) < ORDER.indexOf(b) ? a : b);

const MAX_CITED = 4;

/**
 * What a proposal whose quotes stand in the text comes to. Facts the engine reads itself (levels of languages, degrees, months) hold against
 * a model that says more; everywhere else the quote has to name what is asked for, or it shows it in part at most.
 */
export const judge = (grounds: Grounds): Finding => {
  const ask = askOf(grounds.criterion);
  if (ask.is === "language") return judgeLanguage(grounds, ask);
  if (ask.is === "education") return judgeEducation(grounds);
  if (ask.is === "experience") return judgeYears(grounds, ask);
  return judgeWork(grounds, ask);
};

const wordsAt = ({ reading }: Grounds, { start, end }: Span): string => reading.text.slice(start, end);

/** The engine's own finding is the most there is; a language it did not find must be named, and its level then stays open. */
const judgeLanguage = (grounds: Grounds, ask: Ask & { is: "language" }): Finding => {
  const { proposal, rules, reading } = grounds;
  const naming = grounds.quotes.flatMap((places) =>
    places.filter((place) => isClaim(reading, place) && namesOneOf(wordsAt(grounds, place), ask.codes)).slice(0, 1),
  );
  if (naming.length === 0) return NOT_FOUND;
  const isKnown = rules.mark !== "notShown" || rules.note !== undefined;
  const ceiling = isKnown ? rules.mark : ask.rank === undefined && namesAll(naming, grounds, ask.codes) ? "met" : "partly";
  return found(grounds, lower(proposal.mark, ceiling), naming);
};
const namesOneOf = (words: string, codes: readonly string[]): boolean =>
  languagesNamedIn(words).some(({ code }) => codes.includes(code));
const namesAll = (places: readonly Span[], grounds: Grounds, codes: readonly string[]): boolean =>
  codes.every((code) => places.some((place) => namesOneOf(wordsAt(grounds, place), [code])));

/** The level of a degree is the engine's; whether the field fits is the model's. */
const judgeEducation = (grounds: Grounds): Finding => {
  const { proposal, rules, reading } = grounds;
  const studied = grounds.quotes.flatMap((places) =>
    places
      .filter(
        (place) =>
          isClaim(reading, place) &&
          (sectionAt(reading.sections, place.start).kind === "education" || degreesIn(flat(wordsAt(grounds, place))).length > 0),
      )
      .slice(0, 1),
  );
  if (studied.length === 0) return NOT_FOUND;
  const isTooLow = rules.note?.key === "educationLevel";
  const isReadLevel = rules.mark !== "notShown" && !isTooLow;
  return found(grounds, lower(proposal.mark, isReadLevel ? "met" : isTooLow ? rules.mark : "partly"), studied);
};

/** The model says which roles fit, by quoting a line of each; the engine counts their months. */
const judgeYears = (grounds: Grounds, ask: Ask & { is: "experience" }): Finding => {
  const { proposal, reading } = grounds;
  const cited = new Map<Role, Span>();
  for (const place of grounds.quotes.flat()) {
    const role = roleAt(reading.roles, place.start);
    if (role && !cited.has(role) && isClaim(reading, place)) cited.set(role, place);
  }
  const months = mergedMonths([...cited.keys()]);
  const note = { key: "months", values: { months, roles: cited.size, asked: ask.months } };
  const mark = lower(proposal.mark, experienceLevel(ask.months, months));
  if (mark === "notShown") return cited.size > 0 ? { ...NOT_FOUND, note } : NOT_FOUND;
  const citations = [...cited.keys()].slice(0, MAX_CITED).map(({ dates }) => ({ quote: dates, focus: dates }));
  return { mark, rung: null, citations, note };
};

/** One quote at the place where it proves most. */
interface Shown {
  readonly place: Span;
  readonly rung: EvidenceLevel;
  readonly names: ReadonlySet<string>;
  readonly focus?: Span;
}

const judgeWork = (grounds: Grounds, ask: Ask): Finding => {
  const { criterion, proposal } = grounds;
  const groups = ask.is === "terms" ? ask.groups : [];
  const terms = groups.flat();
  const shown = grounds.quotes.flatMap((places) => strongest(grounds, places, terms) ?? []);
  if (shown.length === 0) return NOT_FOUND;

  const words = contentWords(criterion.text).map((token) => token.fold);
  const shares = ({ place }: Shown): boolean =>
    tokensOf(wordsAt(grounds, place)).some((token) => words.some((word) => isSameWord(token.fold, word)));
  const naming = groups.map((group) => shown.filter(({ names }) => group.some(({ id }) => names.has(id))));
  const named = naming.filter((quotes) => quotes.length > 0);

  if (groups.length > 0 && named.length > 0) {
    // Of "React and TypeScript" each needs a line; the weaker one says how strongly both are shown.
    const best = named.map((quotes) => quotes.reduce((a, b) => (isStronger(b.rung, a.rung) ? b : a)));
    const weakest = best.reduce((a, b) => (isStronger(a.rung, b.rung) ? b : a));
    const ceiling = named.length === groups.length ? "met" : "partly";
    const others = shown.filter((one) => !best.includes(one) && named.flat().includes(one));
    return foundAt(grounds, lower(proposal.mark, ceiling), weakest.rung, [...best, ...others]);
  }
  const related = new Set(terms.flatMap(({ id }) => shownBy(id)));
  const kin = shown.filter((one) => [...related].some((id) => one.names.has(id)));
  const worded = shown.filter(shares);
  const near = [...kin, ...worded.filter((one) => !kin.includes(one))];
  // A name that is the same in every language has to be read: work that could have been done with it shows nothing.
  if (near.length === 0 && groups.some((group) => group.every(isProperName))) return NOT_FOUND;
  const cited = near.length > 0 ? near : shown;
  const isNamed = worded.length > 0 && (ask.is === "words" || (ask.is === "terms" && ask.otherwise.length > 0));
  const rung = cited.reduce((a, b) => (isStronger(b.rung, a.rung) ? b : a)).rung;
  return foundAt(grounds, lower(proposal.mark, isNamed ? "met" : "partly"), rung, cited);
};

const isProperName = (term: Term): boolean => new Set(Object.values(term.label)).size === 1;

const strongest = (grounds: Grounds, places: readonly Span[], terms: readonly Term[]): Shown | undefined => {
  let best: Shown | undefined;
  for (const place of places) {
    const rung = standingOf(grounds.reading, place, terms);
    if (!rung || (best && !isStronger(rung, best.rung))) continue;
    const named = termsIn(wordsAt(grounds, place));
    const asked = named.find(({ term }) => terms.includes(term));
    best = {
      place,
      rung,
      names: new Set(named.map(({ term }) => term.id)),
      ...(asked && { focus: { start: place.start + asked.start, end: place.start + asked.end } }),
    };
  }
  return best;
};

const foundAt = (grounds: Grounds, mark: MarkLevel, rung: EvidenceLevel, cited: readonly Shown[]): Finding => {
  const { criterion, proposal } = grounds;
  if (mark === "notShown") return NOT_FOUND;
  const claimed = proposal.rung && isStronger(rung, proposal.rung) ? proposal.rung : rung;
  return {
    mark,
    rung: hasEvidenceLevel(criterion.kind) ? claimed : null,
    citations: cited.slice(0, MAX_CITED).map(({ place, focus }) => ({ quote: place, ...(focus && { focus }) })),
  };
};

/** A fact found, with the engine's note where it explains why it is not met. */
const found = ({ rules, criterion, reading }: Grounds, mark: MarkLevel, places: readonly Span[]): Finding => {
  const note = mark !== "met" && rules.note ? { note: rules.note } : {};
  if (mark === "notShown") return { ...NOT_FOUND, ...note };
  const rung = hasEvidenceLevel(criterion.kind) ? (standingOf(reading, places[0]!, []) ?? "listed") : null;
  return { mark, rung, citations: places.slice(0, MAX_CITED).map((quote) => ({ quote })), ...note };
};
