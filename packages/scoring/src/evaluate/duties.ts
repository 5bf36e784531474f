import { evidenceAt } from "../cv/evidence.ts";
import { isOccupation, namesOccupation } from "../cv/line-kinds.ts";
import { namesIn } from "../cv/lists.ts";
import type { ParsedCv } from "../cv/parsed-cv.ts";
import { roleAt, type Role } from "../cv/roles.ts";
import { sectionAt } from "../cv/sections.ts";
import type { EvidenceLevel, MarkLevel } from "../mark.info.ts";
import { flat, fold } from "../text/fold.ts";
import { languageOf, type Language } from "../text/language.ts";
import { BULLET, contains, lastFrom, overlaps, type Span } from "../text/lines.ts";
import { contentWords } from "../text/words.ts";
import { isSaidWhole } from "../vocabulary/concepts.ts";
import type { Field } from "../vocabulary/fields.ts";
import { termsIn, type Term } from "../vocabulary/index.ts";
import { kindsOf } from "../vocabulary/relations.ts";
import { fieldsOfTerm } from "../vocabulary/term-work.ts";
import { keysOf, weightOf } from "../vocabulary/word-weights.ts";
import { areNear, areSameWork, fieldsOfTitle, namesTrade } from "../vocabulary/work.ts";
import type { GradedTerm } from "./attainment.ts";
import { NOTHING, type CriterionResult } from "./result.ts";
import type { Ask } from "./ask.ts";
import { isProduct } from "./ask-terms.ts";
import { cite, isGeneric } from "./terms.ts";
import type { Work } from "./work-asked.ts";

/** A word of a duty that has to be found in a line of work. */
export interface DutyWord {
  /** Folded. */
  readonly word: string;
  /** It is found by its stem, by a word for the same thing in any language, or by a term that it is part of. */
  readonly keys: readonly string[];
  /** Ids of the terms it is part of, with those that meet them. */
  readonly terms: readonly string[];
  /** 1 for words of every second advert, 4 for rare ones. */
  readonly weight: number;
  /** Number of the part of the sentence that it stands in: "keeping records | and drafting letters". */
  readonly part: number;
  /** A body, law or norm ("BDDK", "HACCP"), without which a duty is not met in full. */
  readonly isName: boolean;
}

export interface Duty {
  readonly words: readonly DutyWord[];
  readonly terms: readonly Term[];
  readonly language: Language;
  /** Fields of work of its terms. */
  readonly fields: readonly Field[];
  /** For each of its terms that is no everyday word, the ids that show it. */
  readonly named: readonly (readonly string[])[];
  /** Ids of its products: with another of its words, one shows a part. */
  readonly products: readonly string[];
  /** Ids of terms of which one is enough: "Liderazgo o mentoría". */
  readonly alternatives: readonly string[];
}

// "5", "24", "2025": how many and when; "modelo 303" is a name.
const NUMBER = /^(?:\d{1,2}|(?:19|20)\d\d|\d{5,})$/;
const MOST_WORDS = 30;
/** Weight of words that every second advert holds. */
const EVERYDAY = 2;
// "People management and leadership": who leads a team shows both.
const LEADERSHIP = /^(?:leadership|fuhrungs(?:starke|kompetenz|qualitat\p{L}*|fahigkeit\p{L}*)|liderazgo|liderlik)$/u;

// Abbreviations that are no names: every advert may hold them.
const NO_NAME = /^(?:IT|HR|PC|TV|B2B|B2C|CV|KPI|KPIs|SEO|CEO|CFO|CTO|VIP|USA|EU|UK|DACH|PDF|ID|Ltd|AG|SE|KG|II|III|IV)$/;
const NAME = /^\p{Lu}[\p{Lu}\d]{1,9}$/u;

/** The words of a duty with their weights. */
export const dutyOf = (text: string): Duty => {
  const found = termsIn(text);
  const isShouted = text === text.toUpperCase();
  const words: DutyWord[] = [];
  const joints = [...flat(text).matchAll(JOINT)].map(({ index }) => index);
  for (const token of contentWords(text).slice(0, MOST_WORDS)) {
    const keys = keysOf(token.fold);
    const weight = weightOf(keys);
    if (weight === 0 || NUMBER.test(token.fold)) continue;
    // "Inventories and stocks": what is said twice is one thing.
    if (words.some((known) => known.keys.some((key) => keys.includes(key)))) continue;
    const written = text.slice(token.start, token.end);
    // "Periodic maintenance" is named by "maintenance" alone, which does not say how.
    const ids = found
      .filter((match) => overlaps(match, token) && (weight <= EVERYDAY || !isGeneric([match.term])))
      .map(({ term }) => term.id);
    if (LEADERSHIP.test(token.fold)) ids.push("leads-or-mentors-colleagues");
    words.push({
      word: token.fold,
      keys,
      terms: [...new Set(ids.flatMap((id) => [id, ...kindsOf(id)]))],
      weight,
      part: joints.filter((joint) => joint < token.start).length,
      isName: !isShouted && ids.length === 0 && NAME.test(written) && !NO_NAME.test(written),
    });
  }
  const terms = [...new Set(found.map(({ term }) => term))];
  const fields = terms.flatMap(({ id }) => fieldsOfTerm(id));
  const products = terms.filter(isProduct).map(({ id }) => id);
  const named = terms.filter((term) => isTelling(term) && !isProduct(term)).map(({ id }) => [id, ...kindsOf(id)]);
  return { named, products, words, terms, language: languageOf(text), fields, alternatives: alternativesIn(text) };
};

/** "Customer service" and "accounts receivable" tell what is done; "maintenance" alone does not say of what. */
const isTelling = (term: Term): boolean =>
  term.kind !== "industry" && (!isGeneric([term]) || contentWords(term.label.en).length > 1);

// Between the parts of a duty, on flat text.
const JOINT = /[,;:()]|(?<!\p{L})(?:and|und|sowie|y|e|ve|or|oder|o|u|veya|ya da)(?!\p{L})/gu;

// One blank each: a run of them before a word must not be tried from each of its blanks.
const OR = /\s(?:or|oder|o|u|veya|ya da)\s/iu;

/** The terms of a choice, each of which says one of its sides whole. */
const alternativesIn = (text: string): string[] => {
  const sides = text.split(OR);
  if (sides.length < 2) return [];
  return sides.flatMap((side) => {
    const whole = termsIn(side).find((found) =>
      contentWords(side).every((token) => contains(found, token) || weightOf(keysOf(token.fold)) === 0),
    );
    return whole?.term.kind === "responsibility" ? [whole.term.id] : [];
  });
};

// The least share of a duty that must be said, in hundredths: two of its words alone are of many duties.
const SHARE = 65;
const OWN_TRADE_SHARE = 50;
/** Where a term that the duty names is said; less with a rare word beside it. */
const TERM_SHARE = 40;
const RARE_SHARE = 25;
const RARE = 4;
const UNKNOWN = 2;

/** The trade of the role that a line stands in, beside that of the job and of the duty. */
export type Trade = "own" | "other" | "unknown";

/** A word of a duty as a line says it: by the same word or term, or by a word for the same thing. */
export type Hit = "same" | "alike" | undefined;

/**
 * The mark of a line that says some words of a duty. A part is shown by a term that the duty names, or by much of its words, of several
 * things. In another trade it takes most of its words themselves.
 */
export const dutyMark = ({ words }: Duty, hits: readonly Hit[], trade: Trade = "unknown", isTermSaid = false): MarkLevel => {
  const isOwnTrade = trade === "own";
  const sum = (isCounted: (at: number) => boolean) =>
    words.reduce((total, { weight }, at) => (isCounted(at) ? total + weight : total), 0);
  const all = sum(() => true);
  const said = sum((at) => hits[at] !== undefined);
  const same = sum((at) => hits[at] === "same");
  const isNamed = words.every(({ isName }, at) => !isName || hits[at] === "same");
  if (same * 10 >= all * 8 && isNamed) return "met";
  const count = (isHit: (hit: Hit) => boolean) => hits.filter(isHit).length;
  // "Patient records" are no "records of calls": in another trade the same words mean other work, unless most of them are said.
  if (trade === "other") return same * 10 >= all * 6 && count((hit) => hit === "same") > 1 ? "partly" : "notShown";
  // An act has many words ("resolve", "settle"): one that no list knows weighs less where it is not said.
  const asked = words.reduce(
    (sum, { weight, keys }, at) => sum + (hits[at] || keys.length > 1 ? weight : Math.min(weight, UNKNOWN)),
    0,
  );
  const isSeveral = count((hit) => hit !== undefined) > 1;
  const isRare = isSeveral && words.some(({ weight }, at) => weight >= RARE && hits[at] !== undefined);
  const ownLeast = isTermSaid ? (isRare ? RARE_SHARE : TERM_SHARE) : OWN_TRADE_SHARE;
  if (isTermSaid && isPartSaid(words, hits)) return "partly";
  const least = isOwnTrade ? ownLeast : isTermSaid ? OWN_TRADE_SHARE : SHARE;
  return (isSeveral || isTermSaid) && said * 100 >= asked * least ? "partly" : "notShown";
};

/** True where a line says one part of a duty whole: the records of "keeping personnel records and drafting reference letters". */
const isPartSaid = (words: readonly DutyWord[], hits: readonly Hit[]): boolean => {
  const open = new Set(words.filter((_, at) => hits[at] !== "same").map(({ part }) => part));
  return words.some(({ part }) => !open.has(part) && words.filter((word) => word.part === part).length > 1);
};

/** True where words say nearly all of a duty, or, in a title that is of no other trade, much of a short one: a title alone tells no more. */
const isTitleEnough = ({ words }: Duty, hits: readonly Hit[], trade: Trade): boolean => {
  const all = weightOfAll({ words });
  const said = weightSaid({ words }, hits);
  return said * 10 >= all * 6 || (trade !== "other" && words.length <= SHORT_DUTY && said * 10 >= all * 4);
};
const SHORT_DUTY = 4;

const weightOfAll = ({ words }: Pick<Duty, "words">): number => words.reduce((total, { weight }) => total + weight, 0);

const weightSaid = ({ words }: Pick<Duty, "words">, hits: readonly Hit[]): number =>
  words.reduce((total, { weight }, at) => (hits[at] === undefined ? total : total + weight), 0);

interface Line {
  readonly sentence: Span;
  readonly tokens: readonly (Span & { readonly keys: readonly string[] })[];
}

const LINES = new WeakMap<ParsedCv, readonly Line[]>();

// Words of a duty stand close together: of a long line, so many words are looked at at once.
const WINDOW = 16;

/** The lines of work of a CV, long ones in overlapping parts. */
const linesOfWork = (cv: ParsedCv): readonly Line[] => {
  const known = LINES.get(cv);
  if (known) return known;
  const found = itemsOf(cv).flatMap((sentence): Line[] => {
    const tokens = contentWords(cv.text.slice(sentence.start, sentence.end)).map(({ fold, start, end }) => ({
      start: start + sentence.start,
      end: end + sentence.start,
      keys: keysOf(fold),
    }));
    const lines: Line[] = [];
    for (let from = 0; from === 0 || from + WINDOW / 2 < tokens.length; from += WINDOW / 2)
      lines.push({ sentence, tokens: tokens.slice(from, from + WINDOW) });
    return lines;
  });
  LINES.set(cv, found);
  return found;
};

// A sentence ends before its comma or colon.
const LINE_END = /^[,;:]?\n$/;

/** The sentences that claim something; an item that a narrow column breaks over several lines is one. */
const itemsOf = (cv: ParsedCv): Span[] => {
  const items: { start: number; end: number }[] = [];
  let isItem = false;
  for (const { start, end, voice } of cv.sentences) {
    const before = items.at(-1);
    const isBulleted = BULLET.test(cv.text.slice(start, start + 4));
    const isBroken: boolean = before !== undefined && isItem && !isBulleted && LINE_END.test(cv.text.slice(before.end, start));
    const isTitle = namesOccupation(cv.text.slice(start, end));
    const startsRole = cv.roles.length > 0 && roleAt(cv.roles, start) !== (before && roleAt(cv.roles, before.start));
    if (
      voice === "claim" &&
      before &&
      isBroken &&
      !startsRole &&
      !isTitle &&
      !/[.!?]$/.test(cv.text.slice(before.start, before.end))
    )
      before.end = end;
    else if (voice === "claim") items.push({ start, end });
    isItem = voice === "claim" && (isBulleted || (isItem && isBroken));
  }
  return items;
};

// "DinamikHamburger Satış & Sipariş Sitesi": the name of a project, each word in capitals.
const LONGEST_NAME = 8;
const isName = (cv: ParsedCv, { start, end }: Span): boolean => {
  const words = cv.text.slice(start, end).match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  return words.length <= LONGEST_NAME && words.every((word) => /^\p{Lu}/u.test(word) || word.length < 4);
};

const FEWEST_TOLD = 6;
const MOST_NAMES = 3;

const NO_WORK: ReadonlySet<string> = new Set([
  "education",
  "certifications",
  "interests",
  "references",
  "publications",
  "languages",
]);

/** True where a line can show a duty: work, told in words; a course or a list is none. */
const mayShow = (cv: ParsedCv, sentence: Span, level: EvidenceLevel, mark: MarkLevel, isHalf: boolean): boolean => {
  if (namesIn(cv.text.slice(sentence.start, sentence.end)) > MOST_NAMES) return false;
  if (level === "role" || level === "recentRole") return true;
  const { kind } = sectionAt(cv.sections, sentence.start);
  if (NO_WORK.has(kind) || isName(cv, sentence)) return false;
  if (level === "project" || mark === "met") return true;
  return isHalf && kind !== "skills" && contentWords(cv.text.slice(sentence.start, sentence.end)).length >= FEWEST_TOLD;
};

interface FoundDuty {
  readonly mark: MarkLevel;
  readonly level: EvidenceLevel;
  /** Weight of the words of the duty that the line says. */
  readonly said: number;
  readonly sentence: Span;
  readonly focus: Span;
}

/** The better proof is quoted: a whole duty before a part, a line of work before a list, and of several the one that says most. */
const isBetter = (one: FoundDuty, other: FoundDuty): boolean => {
  if (one.mark !== other.mark) return one.mark === "met";
  const isListed = ({ level }: FoundDuty): boolean => level === "listed";
  return isListed(one) === isListed(other) ? one.said > other.said : isListed(other);
};

/** A duty: its words together in one line of work, weighed by how rare they are. In a role of another trade it must be said whole. */
export const findDuty = (
  cv: ParsedCv,
  shown: readonly GradedTerm[],
  { duty }: Ask & { is: "duty" },
  work: Work | undefined,
): CriterionResult => {
  // "Team" alone says nothing to look for.
  if (duty.words.every(({ weight, terms }) => weight < 2 && terms.length === 0)) return NOTHING;
  let best: FoundDuty | undefined;
  for (const line of linesOfWork(cv)) {
    const found = dutyIn(cv, shown, duty, line, work);
    if (found && (!best || isBetter(found, best))) best = found;
    if (best?.mark === "met") break;
  }
  if (!best) return NOTHING;
  const { mark, level, sentence, focus } = best;
  const isCurrent = duty.terms.some(({ kind }) => kind === "responsibility") && roleAt(cv.roles, focus.start)?.isCurrent;
  const note = mark === "met" && isCurrent ? { note: { key: "currentRole", values: {} } } : {};
  return { mark, rung: level, citations: [cite(cv.text, sentence, focus)], ...note };
};

const dutyIn = (
  cv: ParsedCv,
  shown: readonly GradedTerm[],
  duty: Duty,
  { sentence, tokens }: Line,
  work: Work | undefined,
): FoundDuty | undefined => {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last) return undefined;
  const said = new Map<string, Span>();
  for (const token of tokens) for (const key of token.keys) if (!said.has(key)) said.set(key, token);
  const mentions = shown.slice(lastFrom(shown, first.start - 1) + 1, lastFrom(shown, last.end - 1) + 1);
  // In another language, a word for the same thing is the same word.
  const alike = duty.language === cv.language ? ("alike" as const) : ("same" as const);
  // "Finanzbuchhaltung" alone is asked for: finance says a part of the word.
  const isOneWord = duty.words.filter(({ weight }) => weight >= EVERYDAY).length === 1 && duty.language !== cv.language;
  const places = duty.words.map(({ word, keys, terms }) => {
    const same = said.get(keys[0]!) ?? mentions.find(({ term }) => terms.includes(term.id));
    if (same) return { hit: "same" as const, start: same.start, end: same.end };
    const key = keys.find((one) => said.has(one));
    if (key === undefined || (isOneWord && !keys.slice(1).every((one) => said.has(one)))) return undefined;
    const { start, end } = said.get(key)!;
    // "Akten" of "Personalakten" may be of anything.
    const isWhole = isSaidWhole(word) && isSaidWhole(fold(cv.text.slice(start, end)));
    return isWhole ? { hit: alike, start, end } : undefined;
  });
  const found = places.filter((place) => place !== undefined);
  if (found.length === 0) return undefined;
  const hits = places.map((place) => place?.hit);
  const role = roleAt(cv.roles, found[0]!.start);
  const titled = role ? fieldsOfTitle(role.title) : [];
  const trade = tradeFor(duty, work, namesTrade(titled) ? titled : tradeOf(cv));
  const isOwnTrade = trade === "own";
  const isChosen = mentions.some(({ term }) => duty.alternatives.includes(term.id));
  const isTermSaid = mentions.some(
    ({ term }) => duty.named.some((ids) => ids.includes(term.id)) || (found.length > 1 && duty.products.includes(term.id)),
  );
  const focus = { start: Math.min(...found.map(({ start }) => start)), end: Math.max(...found.map(({ end }) => end)) };
  const isTitle = role !== undefined && isInTitle(cv, role, focus);
  const byWords = isChosen ? "met" : dutyMark(duty, hits, trade, isTermSaid);
  const mark = byWords === "notShown" && isTitle && isTitleEnough(duty, hits, trade) ? "partly" : byWords;
  if (mark === "notShown") return undefined;
  // "Limpieza" of data by a programmer is no cleaning.
  if (mark === "partly" && duty.fields.length > 0 && namesTrade(titled) && !isOwnTrade) return undefined;
  if (role && contains(role.header, focus) && !(isTitle && isTitleEnough(duty, hits, trade))) return undefined;
  // The header of a role that is not read as one: "Maestra interina" above "varios centros, 2019 – 2021".
  const isTitleLine = focus.end <= sentence.end && isLikeTitle(lineAt(cv, focus.start));
  if (isTitleLine && !isTitleEnough(duty, hits, trade)) return undefined;
  const evidence = evidenceAt(cv, found[0]!);
  // A summary and a title tell what somebody is called, and no act; in another trade the same words may mean other work.
  const isLess = trade === "other" || (isTitle && namesOccupation(role.title)) || evidence?.level === "listed";
  const told = mark === "met" && isLess ? "partly" : mark;
  const isHalf = weightSaid(duty, hits) * 2 >= weightOfAll(duty);
  return evidence && mayShow(cv, sentence, evidence.level, told, isHalf)
    ? { mark: told, level: evidence.level, said: weightSaid(duty, hits), sentence, focus }
    : undefined;
};

/** The trade of a role with a title of these fields, beside that of the job. */
export const tradeFor = (duty: Duty, work: Work | undefined, titled: readonly Field[]): Trade => {
  if (isOfTrade(duty, work, titled)) return "own";
  return work !== undefined && namesTrade(titled) && !areNear(work.fields, titled) ? "other" : "unknown";
};

/** True when a role with a title of these fields is of the job's or of a duty's trade. */
const isOfTrade = ({ fields }: Duty, work: Work | undefined, titled: readonly Field[]): boolean =>
  (work !== undefined && areSameWork(work.fields, titled)) ||
  (namesTrade(titled) && fields.length > 0 && areNear(fields, titled));

const TRADES = new WeakMap<ParsedCv, readonly Field[]>();

/** The fields of work of a career: of its titles, and of the title under the name, for lines whose role is not read. */
const tradeOf = (cv: ParsedCv): readonly Field[] => {
  const known = TRADES.get(cv);
  if (known) return known;
  const headlines = cv.lines
    .slice(0, MOST_HEADLINES)
    .map(({ start, end }) => cv.text.slice(start, end))
    .filter(isOccupation);
  const found = [...new Set([...cv.roles.map(({ title }) => title), ...headlines].flatMap(fieldsOfTitle))];
  TRADES.set(cv, found);
  return found;
};
const MOST_HEADLINES = 30;

const MOST_OF_TITLE = 4;

const isLikeTitle = (line: string): boolean => {
  const first = line.split(",")[0]!;
  return !BULLET.test(line) && namesOccupation(first) && first.split(/\s+/).length <= MOST_OF_TITLE;
};

const lineAt = ({ text, lines }: ParsedCv, offset: number): string => {
  const line = lines[lastFrom(lines, offset)];
  return line ? text.slice(line.start, line.end) : "";
};

const isInTitle = (cv: ParsedCv, { title }: Role, { start, end }: Span): boolean => title.includes(cv.text.slice(start, end));
