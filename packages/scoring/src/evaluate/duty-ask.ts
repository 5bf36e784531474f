/** Duties that a criterion asks for. */
import { flat } from "../text/fold.ts";
import { languageOf, type Language } from "../text/language.ts";
import { contains, overlaps, type Span } from "../text/lines.ts";
import { contentWords } from "../text/words.ts";
import { withWholeCompounds } from "../vocabulary/compounds.ts";
import type { Field } from "../vocabulary/fields.ts";
import { termOf, termsIn, type Term, type TermMatch } from "../vocabulary/index.ts";
import { kindsOf } from "../vocabulary/relations.ts";
import { termsSaidIn, type KeyedWord, type Said } from "../vocabulary/sayings.ts";
import { fieldsOfTerm } from "../vocabulary/term-work.ts";
import { keysOf, weightOf } from "../vocabulary/word-weights.ts";
import { isProduct } from "./ask-terms.ts";
import { isGeneric } from "./terms.ts";

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
  /** It stands in what only tells how or why: a bracket, or behind "in order to". Such words help where they are said, and are not missed. */
  readonly isAside: boolean;
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
  /** One word is all that it has beside words of every duty: the market of "maintain and improve the share of the market". */
  readonly isThin: boolean;
}

// "5", "24", "2025": how many and when; "modelo 303" is a name.
const NUMBER = /^(?:\d{1,2}|(?:19|20)\d\d|\d{5,})$/;
const MOST_WORDS = 30;
const FEWEST_OF_THIN = 2;
/** Weight of words that every second advert holds. */
export const EVERYDAY = 2;
// "People management and leadership": a person who leads a team shows both.
const LEADERSHIP = /^(?:leadership|fuhrungs(?:starke|kompetenz|qualitat\p{L}*|fahigkeit\p{L}*)|liderazgo|liderlik)$/u;

// Abbreviations that are no names: every advert may hold them.
const NO_NAME = /^(?:IT|HR|PC|TV|B2B|B2C|CV|KPI|KPIs|SEO|CEO|CFO|CTO|VIP|USA|EU|UK|DACH|PDF|ID|Ltd|AG|SE|KG|II|III|IV)$/;
const NAME = /^\p{Lu}[\p{Lu}\d]{1,9}$/u;

/** The words of a duty with their weights. */
export const dutyOf = (written: string): Duty => {
  const text = withWholeCompounds(written);
  const content = contentWords(text).slice(0, MOST_WORDS);
  const keyed = content.map((token) => ({ ...token, keys: keysOf(token.fold) }));
  const found = withSaid(termsIn(text), termsSaidIn(text, keyed));
  const isShouted = text === text.toUpperCase();
  const words: DutyWord[] = [];
  const plain = flat(text);
  const joints = [...plain.matchAll(JOINT)].map(({ index }) => index);
  const asides = asidesIn(plain);
  for (const token of keyed) {
    const { keys } = token;
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
      isAside: asides.some((aside) => contains(aside, token)),
      isName: !isShouted && ids.length === 0 && NAME.test(written) && !NO_NAME.test(written),
    });
  }
  const terms = [...new Set(found.map(({ term }) => term))];
  const fields = terms.flatMap(({ id }) => fieldsOfTerm(id));
  const products = terms.filter(isProduct).map(({ id }) => id);
  const named = terms.filter((term) => isTelling(term) && !isProduct(term)).map(({ id }) => [id, ...kindsOf(id)]);
  return {
    named,
    products,
    words,
    terms,
    language: languageOf(text),
    fields,
    alternatives: alternativesIn(text),
    isThin: content.length >= FEWEST_OF_THIN && isThin(words, keyed),
  };
};

/** True for one word of many adverts, of no name and no compound, beside words that say nothing of the work. */
const isThin = (words: readonly DutyWord[], all: readonly KeyedWord[]): boolean => {
  const telling = all.filter(({ keys, fold }) => weightOf(keys) > 0 && !NUMBER.test(fold));
  const isCommon = words.every(({ terms, weight }) => weight <= EVERYDAY || (terms.length === 0 && weight < RAREST));
  return telling.length === 1 && isCommon && telling[0]!.fold.length < LONGEST_THIN;
};
const RAREST = 4;
const LONGEST_THIN = 12;

/** Terms by their names and those said in other words. */
const withSaid = (named: readonly TermMatch[], said: readonly Said[]): TermMatch[] => [
  ...named,
  ...said
    .filter(({ id }) => !named.some(({ term }) => term.id === id))
    .flatMap(({ id, start, end }) => {
      const term = termOf(id);
      return term ? [{ term, start, end }] : [];
    }),
];

/** "Customer service" and "accounts receivable" tell what is done; "maintenance" alone does not say of what. */
const isTelling = (term: Term): boolean =>
  term.kind !== "industry" && (!isGeneric([term]) || contentWords(term.label.en).length > 1);

// Between the parts of a duty, on flat text.
const JOINT = /[,;:()]|(?<!\p{L})(?:and|und|sowie|y|e|ve|or|oder|o|u|veya|ya da)(?!\p{L})/gu;

// Before how or why something is done, and examples. On flat text.
const ASIDE =
  /(?<!\p{L})(?:in order to|so that|so as to|through|by means of|in (?:close )?(?:collaboration|cooperation) with|together with|in accordance with|according to|in line with|en linea con|alineado con|in compliance with|to ensure|ensuring|helping|such as|including|um (?=[^,.;]{3,60} zu )|mittels|anhand|durch(?= )|in (?:enger )?(?:zusammenarbeit|abstimmung|absprache|kooperation) mit|gema(?:ss|ß)|unter (?:einhaltung|berucksichtigung|beachtung)|im rahmen|mit dem ziel|sowie in allen fragen|in allen fragen|einschlie(?:ss|ß)lich|insbesondere|(?:con el )?(?:fin|objetivo) de|a fin de|a traves de|mediante|en (?:estrecha )?colaboracion con|junto con|de acuerdo (?:con|a)|conforme a|segun|respetando|garantizando|asegurando|aplicando|generando|cumpliendo|siguiendo|incluyendo|tales como|para (?:garantizar|asegurar|lograr))(?!\p{L})/gu;
// "(Facebook, Instagram, etc.)": examples; "(unit and integration tests)" says what is meant.
const EXAMPLES = /\((?=[^()]{0,120}(?:,[^()]{0,60},|(?:e\.g|z\.? ?b|p\. ?ej|orn|etc|usw|vb|u\. ?a)(?!\p{L})))[^()]{0,200}\)/gu;
// In Turkish the reason stands before the duty.
const TURKISH_ASIDE =
  /(?<=^|[,;:]\s?)[^,;:]{3,80}\s(?:dogrultusunda|amaciyla|kapsaminda|cercevesinde|uyarinca|geregince|araciligiyla|vasitasiyla)(?!\p{L})/gu;
/** Less than this before an aside is no duty of its own: "In order to …, we clean". */
const FEWEST_BEFORE = 2;

/** The stretches of flat text that tell how or why; to the end of the sentence. */
const asidesIn = (plain: string): Span[] => {
  const placed = ({ index, 0: said }: RegExpExecArray): Span => ({ start: index, end: index + said.length });
  const before = [...plain.matchAll(EXAMPLES), ...plain.matchAll(TURKISH_ASIDE)]
    .map(placed)
    .filter(({ end }) => contentWords(plain.slice(end)).length >= FEWEST_BEFORE || plain[end - 1] === ")");
  const first = [...plain.matchAll(ASIDE)].find(({ index }) => contentWords(plain.slice(0, index)).length >= FEWEST_BEFORE);
  return first ? [...before, { start: first.index, end: plain.length }] : before;
};

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
