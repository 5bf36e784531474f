/** Skills, tools and other names of the vocabulary that a criterion asks for. */
import type { Criterion } from "../criterion.info.ts";
import { flat } from "../text/fold.ts";
import { blanked, lastFrom, touching, type Span } from "../text/lines.ts";
import { contentWords } from "../text/words.ts";
import { termOf, termsIn, type Term, type TermMatch } from "../vocabulary/index.ts";
import { kindsOf } from "../vocabulary/relations.ts";
import { keysOf, weightOf } from "../vocabulary/word-weights.ts";
import type { Ask, Suite } from "./ask.ts";
import { PRACTICE } from "./field-named.ts";
import { OR, OR_WORD, words } from "./asked-words.ts";
import { asksForBasics, asksForCommand } from "./attainment.ts";

const BASIC_WORD = /^(?:grundkenntnisse|basiskenntnisse|basics?|basic[oa]s?|nociones|temel|elementar\p{L}*|elemental\p{L}*)$/u;

// "Agile methodologies" are Agile.
const METHOD =
  /^(?:metodologias?|methodolog(?:y|ies)|methodi\p{L}+|methoden?|methods?|metod(?:oloji)?lar\p{L}*|yontemler\p{L}*)$/u;

// Words around examples, any of which is enough: "Databases such as MySQL, MongoDB". On flat text.
const BEFORE_EXAMPLES =
  /(?<!\p{L})(?:such as|like|for example|for instance|e\.g\.|z\. ?b\.|zum beispiel|beispielsweise|wie|wie etwa|tales como|como|por ejemplo|p\. ?ej\.|ornegin|orn\.)\s*[:,]?\s*$/u;
const AFTER_EXAMPLES =
  /^[\s,.)]{0,3}(?:\p{L}{1,15}[\s,]{1,2})?(?:gibi|vb\.?|vs\.|etc\.?|usw\.?|u\. ?a\.|o\. ?a\.|y otros|and others)(?!\p{L})/u;
// Between names of one choice: "Jest, Vitest or Mocha".
const LISTS = /^(?:[\s,/;]|(?<!\p{L})(?:or|oder|o|u|veya|ya da|ve\/veya|bzw|einer|a|an|eine|un|una|bir)\.?(?!\p{L}))*$/u;
// "Customer advice of a bank or a savings bank": an article alone joins nothing.
const ARTICLE = /^\s*(?:einer|a|an|eine|un|una|bir)\s*$/u;
const ABBREVIATED = /\b(?:z\. ?B|e\.g|p\. ?ej|vb|örn|bzw|u\. ?a)\./giu;
// "Office (Word, Excel) and SAP": what stands behind the bracket is no example.
const BESIDE_BRACKET = /\)[\s,]*(?:and|und|sowie|y|e|ve)(?!\p{L})/u;
const MOST_BETWEEN = 2;
const LOOK_AROUND = 24;

/** Neighbouring names of a criterion, so close that they are one list. */
const runsOf = (text: string, found: readonly TermMatch[]): TermMatch[][] => {
  const runs: TermMatch[][] = [];
  for (const match of found) {
    const last = runs.at(-1)?.at(-1);
    const between = last ? text.slice(last.end, match.start).replace(ABBREVIATED, " ") : "";
    const isNear =
      last &&
      !/[.;\n](?:\s|$)/.test(between) &&
      !BESIDE_BRACKET.test(flat(between)) &&
      contentWords(between).length <= MOST_BETWEEN;
    if (last && (isNear || last.start === match.start)) runs.at(-1)!.push(match);
    else runs.push([match]);
  }
  return runs;
};

interface Run {
  readonly groups: readonly (readonly Term[])[];
  /** Names before the examples: "browser tests" of "Browser tests (Playwright, Cypress)". */
  readonly heads: readonly Term[];
  readonly isAnyOf: boolean;
  readonly suite?: Suite;
}

/** "React or Vue" and the examples of a bracket are met by any of them; "React and TypeScript" needs both. */
const readRun = (plain: string, run: readonly TermMatch[]): Run => {
  const gaps = run.slice(1).map(({ start }, at) => plain.slice(run[at]!.end, Math.max(start, run[at]!.end)));
  // "MySQL, MongoDB gibi veritabanları": in Turkish the kind stands behind its examples.
  const behind = gaps.findIndex((gap) => AFTER_EXAMPLES.test(gap));
  if (behind >= 0)
    return {
      groups: [unique(run.slice(0, behind + 1).map(({ term }) => term))],
      heads: run.slice(behind + 1).map(({ term }) => term),
      isAnyOf: true,
    };
  const marked = gaps.findIndex((gap) => gap.includes("(") || /:\s*$/.test(gap) || BEFORE_EXAMPLES.test(gap));
  const isExample =
    marked >= 0 ||
    isBracketOfExamples(plain, run) ||
    BEFORE_EXAMPLES.test(plain.slice(Math.max(0, run[0]!.start - LOOK_AROUND), run[0]!.start)) ||
    AFTER_EXAMPLES.test(plain.slice(run.at(-1)!.end, run.at(-1)!.end + LOOK_AROUND));
  if (isExample) {
    const [before, named] = [run.slice(0, marked + 1), run.slice(marked + 1)];
    // A product stands for its parts ("Office (Word, Excel)"), a kind of work for its examples does not.
    const whole = before.filter(({ term }) => isProduct(term));
    const heads = before.filter(({ term }) => !isProduct(term));
    const suite = suiteOf(whole, named) ?? suiteOf(named.slice(0, 1), named.slice(1));
    return {
      groups: [unique([...whole, ...named].map(({ term }) => term))],
      heads: heads.map(({ term }) => term),
      isAnyOf: true,
      ...(suite ? { suite } : {}),
    };
  }
  const isChoice = gaps.some((gap) => OR.test(gap)) && gaps.every((gap) => LISTS.test(gap) && !ARTICLE.test(gap));
  const groups: Term[][] = [];
  for (const [at, { term, start }] of run.entries()) {
    const isAlternative = at > 0 && (isChoice || OR.test(gaps[at - 1]!) || run[at - 1]!.start === start);
    if (isAlternative) groups.at(-1)!.push(term);
    else groups.push([term]);
  }
  return { groups: groups.map(unique), heads: [], isAnyOf: isChoice && groups.length === 1 };
};

/** "Software such as Adobe Creative Suite (Photoshop, Illustrator)": a suite and two or more of its parts. */
const suiteOf = (whole: readonly TermMatch[], parts: readonly TermMatch[]): Suite | undefined =>
  whole.some(isSuite) && parts.length > 1
    ? { whole: unique(whole.map(({ term }) => term)), parts: [...new Set(parts.map(({ term }) => term))] }
    : undefined;

/** "CRM" is the kind of its examples, "Adobe Creative Suite" the sum of its parts. */
const isSuite = ({ term }: TermMatch): boolean => /\b(?:suite|office|cloud|workspace)\b/i.test(term.label.en);

const AND = /(?<!\p{L})(?:and|und|y|e|ve)(?!\p{L})|&/u;

/** Characters between a bracket and the names in it. */
const FARTHEST_BRACKET = 300;

/** "HRIS (BambooHR, Workday, Cascade or similar)": names between brackets, after a kind that the vocabulary does not know. */
const isBracketOfExamples = (plain: string, run: readonly TermMatch[]): boolean => {
  if (run.length < 2) return false;
  const [first, last] = [run[0]!.start, run.at(-1)!.end];
  const from = Math.max(0, first - FARTHEST_BRACKET);
  const open = plain.slice(from, first + 1).lastIndexOf("(");
  const close = plain.slice(last, last + FARTHEST_BRACKET).indexOf(")");
  if (open === -1 || close === -1) return false;
  const inside = plain.slice(from + open + 1, last + close);
  return !/[()]/.test(inside) && !AND.test(inside) && /\p{L}/u.test(plain.slice(0, from + open));
};

/** True for a name that is the same in every language: React, SAP. */
export const isProduct = (term: Term): boolean => term.isProduct;

export const termsAsk = (text: string, kind: Criterion["kind"]): (Ask & { is: "terms" }) | undefined => {
  // "A member of the college of physicians": a school is no certificate.
  const found = kind === "certification" ? termsIn(text).filter(({ term }) => term.kind !== "industry") : termsIn(text);
  if (found.length === 0) return undefined;
  const around = flat(blanked(text, found));
  const isBasic = asksForBasics(around);
  const isCommand = !isBasic && (kind === "skill" || kind === "tool") && asksForCommand(around);
  const plain = flat(text);
  const runs = runsOf(text, found).map((run) => readRun(plain, run));
  // "Graphic software such as Adobe Photoshop": a person who draws by other means does not know the tool. "Certificates in project management (PMP)"
  // are not shown by managing projects.
  const heads = kind === "tool" || kind === "certification" ? [] : runs.flatMap((run) => run.heads);
  const each = runs.flatMap((run) => run.groups);
  const isOfCertificate =
    kind === "certification" && found.every(({ term }) => term.kind !== "certification" && !isProduct(term));
  const groups = each.length > 1 && isChoiceOfItems(plain) ? [unique(each.flat())] : each;
  if (groups.length === 1 && runs[0]!.isAnyOf)
    return {
      is: "terms",
      groups,
      words: [],
      otherwise: namesBeside(text, found),
      heads,
      suite: runs[0]!.suite,
      isBasic,
      isCommand,
      isOfCertificate,
    };
  const left = words(text, found).filter(
    (word) => !(isBasic && BASIC_WORD.test(word)) && !PRACTICE.test(word) && !METHOD.test(word),
  );
  const otherwise = namesBeside(text, found);
  // The vocabulary may know only one side of "Node.js or Zig"; the other counts by its word.
  const isChoice = groups.length === 1 && (otherwise.length > 0 || (OR_WORD.test(plain) && isChoiceOfKnown(plain, found)));
  return {
    is: "terms",
    groups,
    words: isChoice ? [] : left,
    otherwise: isChoice ? otherwise : [],
    heads,
    suite: undefined,
    isBasic,
    isCommand,
    isOfCertificate,
  };
};

const ITEMS = /[,;/]|(?<!\p{L})(?:or|oder|o|u|veya|ya da|bzw)(?!\p{L})/u;
const MOST_OF_ITEM = 3;

/** "Production, logistics, costing or human resources": one of the items is enough, also where one of them is not known. */
const isChoiceOfItems = (plain: string): boolean => {
  const items = plain.split(ITEMS).map((item) => item.trim());
  const isChoice = OR_WORD.test(plain) && !AND.test(plain) && !PLUS.test(plain);
  return isChoice && items.length > 2 && items.every((item) => item.split(" ").length <= MOST_OF_ITEM);
};
const PLUS = /(?<!\p{L})(?:plus|sowie|as well|also|additionally|ademas|ayrica|zusatzlich|mas)(?!\p{L})|\+/u;

const MOST_OF_NAME = 2;

const MOST_OF_CHOICE = 3;

/**
 * True where one side of an "or" is known, or an item of the list before it: "Protel, Opera or similar", and not "controlling, ideally in a
 * digital or commercial setting".
 */
const isChoiceOfKnown = (plain: string, found: readonly TermMatch[]): boolean => {
  const isNamed = touching(found);
  const cuts = [...plain.matchAll(CUT)];
  const starts = [0, ...cuts.map(({ index, 0: cut }) => index + cut.length)];
  const items = starts.map((start, at) => ({ start, end: cuts[at]?.index ?? plain.length }));
  const isShort = ({ start, end }: Span): boolean => plain.slice(start, end).trim().split(/\s+/).length <= MOST_OF_CHOICE;
  let isOfKnownList = false;
  return cuts.some(({ 0: cut }, at) => {
    isOfKnownList = isNamed(items[at]!) || (isOfKnownList && isShort(items[at]!));
    return OR.test(cut) && (isOfKnownList || isNamed(items[at + 1]!));
  });
};
const CUT = /[,()/]|(?<!\p{L})(?:or|oder|o|u|veya|ya da|bzw)(?!\p{L})/gu;

/** Alternatives that the vocabulary does not know, as they stand between commas and words for "or". */
const namesBeside = (text: string, found: readonly TermMatch[]): string[][] => {
  const plain = flat(text);
  if (!isChoiceOfKnown(plain, found)) return [];
  const cuts = [...plain.matchAll(CUT)];
  const starts = [0, ...cuts.map(({ index, 0: cut }) => index + cut.length)];
  const ends = [...cuts.map(({ index }) => index), text.length];
  const isNamed = touching(found);
  return starts.flatMap((start, at) => {
    const item = { start, end: ends[at]! };
    if (isNamed(item)) return [];
    // "Medium / high voltage", "project or program management": the first word is half of a name that both share.
    const after = found[lastFrom(found, item.end) + 1];
    if (after && SHARES_HEAD.test(plain.slice(item.end, after.start)) && /\s/.test(text.slice(after.start, after.end))) return [];
    const named = contentWords(text.slice(item.start, item.end)).map(({ fold }) => fold);
    // "(Protel, Opera or similar)": what stands in a bracket is a name, also of an everyday word.
    const isName =
      plain.lastIndexOf("(", item.start) > plain.lastIndexOf(")", item.start) && /^\s*\p{Lu}/u.test(text.slice(item.start));
    return named.length > 0 && named.length <= MOST_OF_NAME && (isName || named.some(isTelling)) ? [named] : [];
  });
};

// Between half a name and the whole one behind it, on flat text.
const SHARES_HEAD = /^(?:\/|or|oder|o|u|veya|ya da)\s*$/u;

/** A word of every advert ("project") names no alternative. */
const isTelling = (word: string): boolean => weightOf(keysOf(word)) > EVERYDAY;
const EVERYDAY = 2;

/** The terms without duplicates, together with the kinds of each that meet it fully. */
const unique = (terms: readonly Term[]): Term[] => [
  ...new Set([...terms, ...terms.flatMap(({ id }) => kindsOf(id).flatMap((kind) => termOf(kind) ?? []))]),
];
