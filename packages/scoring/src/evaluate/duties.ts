import { evidenceAt } from "../cv/evidence.ts";
import { namesIn } from "../cv/lists.ts";
import type { ParsedCv, Sentence } from "../cv/parsed-cv.ts";
import { roleAt } from "../cv/roles.ts";
import { sectionAt } from "../cv/sections.ts";
import type { EvidenceLevel, MarkLevel } from "../mark.info.ts";
import { contains, lastFrom, overlaps, type Span } from "../text/lines.ts";
import { contentWords } from "../text/words.ts";
import { conceptsOf } from "../vocabulary/concepts.ts";
import type { Field } from "../vocabulary/fields.ts";
import { termsIn, type Term } from "../vocabulary/index.ts";
import { kindsOf, shownBy } from "../vocabulary/relations.ts";
import { stemOf } from "../vocabulary/stems.ts";
import { fieldsOfTerm } from "../vocabulary/term-work.ts";
import { weightOfStem } from "../vocabulary/word-weights.ts";
import { areNear, fieldsOfTitle, namesTrade } from "../vocabulary/work.ts";
import type { Ask } from "./ask.ts";
import type { GradedTerm } from "./attainment.ts";
import { NOTHING, type CriterionResult } from "./result.ts";
import { cite } from "./terms.ts";

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
  /** A body, law or norm ("BDDK", "HACCP"), without which a duty is not met in full. */
  readonly isName: boolean;
}

export interface Duty {
  readonly words: readonly DutyWord[];
  readonly terms: readonly Term[];
  /** Fields of work of its terms. */
  readonly fields: readonly Field[];
}

const MOST_WORDS = 30;
const MOST_WEIGHT = 6;

/** Keys under which a word is found: its stem, and the things that it or its parts stand for. */
const keysOf = (word: string): string[] => [stemOf(word), ...conceptsOf(word).map((concept) => `#${concept}`)];

// Abbreviations that are no names: every advert may hold them.
const NO_NAME = /^(?:IT|HR|PC|TV|B2B|B2C|CV|KPI|KPIs|SEO|CEO|CFO|CTO|VIP|USA|EU|UK|DACH|PDF|ID|Ltd|AG|SE|KG|II|III|IV)$/;
const NAME = /^\p{Lu}[\p{Lu}\d]{1,9}$/u;

/** The words of a duty with their weights. */
export const dutyOf = (text: string): Duty => {
  const found = termsIn(text);
  const isShouted = text === text.toUpperCase();
  const words: (DutyWord & { weight: number })[] = [];
  for (const token of contentWords(text).slice(0, MOST_WORDS)) {
    const keys = keysOf(token.fold);
    const weight = weightOfStem(keys[0]!);
    if (weight === 0 || /^\d+$/.test(token.fold)) continue;
    // "Inventories and stocks": what is said twice is one thing, and the more it is meant.
    const again = words.find((known) => known.keys.some((key) => keys.includes(key)));
    if (again) {
      again.weight = Math.min(MOST_WEIGHT, again.weight + weight);
      continue;
    }
    const written = text.slice(token.start, token.end);
    const ids = found.filter((term) => overlaps(term, token)).map(({ term }) => term.id);
    words.push({
      word: token.fold,
      keys,
      terms: [...new Set(ids.flatMap((id) => [id, ...kindsOf(id), ...shownBy(id)]))],
      weight,
      isName: !isShouted && ids.length === 0 && NAME.test(written) && !NO_NAME.test(written),
    });
  }
  const terms = [...new Set(found.map(({ term }) => term))];
  return { words, terms, fields: terms.flatMap(({ id }) => fieldsOfTerm(id)) };
};

/** The first words of a duty name what is done; what follows are its cases. */
const HEAD_WORDS = 4;
const MIN_WEIGHT = 4;
const MET_SHARE = 0.8;
const HEAD_SHARE = 0.5;
const PARTLY_SHARE = 0.4;
const SINGLE_SHARE = 0.6;
const OWN_TRADE_WEIGHT = 3;
const OWN_TRADE_SHARE = 0.3;

/** The mark of a line that says the words at `hits` of a duty; in a role of the duty's trade, one of its chief words is a part. */
export const dutyMark = ({ words }: Duty, hits: readonly boolean[], isOwnTrade = false): MarkLevel => {
  const sum = (counted: readonly DutyWord[]) => counted.reduce((total, { weight }) => total + weight, 0);
  const hit = words.filter((_, at) => hits[at]);
  const share = sum(hit) / Math.max(1, sum(words));
  const head = sum(words.slice(0, HEAD_WORDS).filter((_, at) => hits[at])) / Math.max(1, sum(words.slice(0, HEAD_WORDS)));
  if (share >= MET_SHARE && words.every(({ isName }, at) => !isName || hits[at])) return "met";
  if (isOwnTrade && sum(hit) >= OWN_TRADE_WEIGHT && head >= OWN_TRADE_SHARE) return "partly";
  const isPart = hit.length > 1 && sum(hit) >= MIN_WEIGHT && (head >= HEAD_SHARE || share >= PARTLY_SHARE);
  return isPart || (share >= SINGLE_SHARE && sum(hit) > 1) ? "partly" : "notShown";
};

interface Line {
  readonly sentence: Sentence;
  readonly tokens: readonly (Span & { readonly keys: readonly string[] })[];
}

const LINES = new WeakMap<ParsedCv, readonly Line[]>();

// A bullet has some thirty words; of a longer text, the words of a duty must stand as close together.
const WINDOW = 30;

/** The lines of work of a CV, long ones in overlapping parts. */
const linesOfWork = (cv: ParsedCv): readonly Line[] => {
  const known = LINES.get(cv);
  if (known) return known;
  const found = cv.sentences.flatMap((sentence): Line[] => {
    if (sentence.voice !== "claim") return [];
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

// "DinamikHamburger Satış & Sipariş Sitesi": the name of a project, each word in capitals.
const LONGEST_NAME = 8;
const isName = (cv: ParsedCv, { start, end }: Span): boolean => {
  const words = cv.text.slice(start, end).match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  return words.length <= LONGEST_NAME && words.every((word) => /^\p{Lu}/u.test(word) || word.length < 4);
};

const FEWEST_TOLD = 6;
const MOST_NAMES = 3;

/** True where a line can show a duty: work, told in words; of lists only those under a role. */
const mayShow = (cv: ParsedCv, sentence: Span, level: EvidenceLevel, mark: MarkLevel): boolean => {
  if (namesIn(cv.text.slice(sentence.start, sentence.end)) > MOST_NAMES) return false;
  if (level === "project") return !isName(cv, sentence);
  if (level !== "listed") return true;
  if (sectionAt(cv.sections, sentence.start).kind === "skills") return mark === "met";
  return contentWords(cv.text.slice(sentence.start, sentence.end)).length >= FEWEST_TOLD || mark === "met";
};

/** A duty: its words together in one line of work, weighed by how rare they are. In a role of another trade it must be said whole. */
export const findDuty = (cv: ParsedCv, shown: readonly GradedTerm[], { duty }: Ask & { is: "duty" }): CriterionResult => {
  if (duty.words.length === 0) return NOTHING;
  let best: { mark: MarkLevel; level: EvidenceLevel; sentence: Span; focus: Span } | undefined;
  for (const { sentence, tokens } of linesOfWork(cv)) {
    const said = new Map<string, Span>();
    for (const token of tokens) for (const key of token.keys) if (!said.has(key)) said.set(key, token);
    const first = tokens[0];
    const last = tokens.at(-1);
    if (!first || !last) continue;
    const mentions = shownBetween(shown, first.start, last.end);
    const places = duty.words.map(({ keys, terms }) => {
      const key = keys.find((one) => said.has(one));
      return key ? said.get(key)! : mentions.find(({ term }) => terms.includes(term.id));
    });
    const hits = places.map((place) => place !== undefined);
    if (!hits.includes(true)) continue;
    const mark = dutyMark(duty, hits, isOwnTrade(cv, duty, sentence));
    if (mark === "notShown" || (best && (best.mark === "met" || mark === "partly"))) continue;
    const found = places.filter((place) => place !== undefined);
    const focus = { start: Math.min(...found.map(({ start }) => start)), end: Math.max(...found.map(({ end }) => end)) };
    const evidence = evidenceAt(cv, found[0]!);
    if (!evidence || isOfOtherTrade(cv, duty, focus, mark) || !mayShow(cv, sentence, evidence.level, mark)) continue;
    best = { mark, level: evidence.level, sentence, focus };
  }
  if (!best) return NOTHING;
  const { mark, level, sentence, focus } = best;
  const isCurrent = duty.terms.some(({ kind }) => kind === "responsibility") && roleAt(cv.roles, focus.start)?.isCurrent;
  const note = mark === "met" && isCurrent ? { note: { key: "currentRole", values: {} } } : {};
  return { mark, rung: level, citations: [cite(cv.text, sentence, focus)], ...note };
};

const shownBetween = (shown: readonly GradedTerm[], start: number, end: number): readonly GradedTerm[] =>
  shown.slice(lastFrom(shown, start - 1) + 1, lastFrom(shown, end - 1) + 1);

const isOwnTrade = (cv: ParsedCv, { fields }: Duty, at: Span): boolean => {
  const role = fields.length > 0 ? roleAt(cv.roles, at.start) : undefined;
  const titled = role ? fieldsOfTitle(role.title) : [];
  return namesTrade(titled) && areNear(fields, titled);
};

/** "Limpieza" of data by a programmer is no cleaning; an employer's name is no duty. */
const isOfOtherTrade = (cv: ParsedCv, duty: Duty, at: Span, mark: MarkLevel): boolean => {
  const role = roleAt(cv.roles, at.start);
  if (!role) return false;
  if (contains(role.header, at) && !role.title.includes(cv.text.slice(at.start, at.end))) return true;
  const titled = fieldsOfTitle(role.title);
  return mark !== "met" && duty.fields.length > 0 && namesTrade(titled) && !areNear(duty.fields, titled);
};
