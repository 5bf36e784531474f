import { fold } from "../text/fold.ts";
import { isCommonWord } from "../text/language.ts";
import { looksLikeEmployer, titleStrength } from "../vocabulary/fields.ts";
import { termsIn } from "../vocabulary/index.ts";
import { languagesNamedIn } from "../vocabulary/languages.ts";
import { occupationsOf } from "../vocabulary/occupations.ts";
import { segmentsOf } from "./contact.ts";
import { headingKind } from "./headings.ts";
import { isKnownThing, isPlaceName } from "./known-thing.ts";
import { isAbstract, isOccupation } from "./line-kinds.ts";
import { plainWords, titled, type Candidate } from "./name-candidates.ts";
import { lineOf, namedBy, namedByAccount, type NameContext } from "./name-context.ts";
import { writtenName } from "./named.ts";
import { isNameLabel } from "./name-labels.ts";
import { nameWords, saysNoName } from "./name-words.ts";
import { sectionAt } from "./sections.ts";

/** The step that a number reaches: 3 of [1, 2, 5] for 4 is 2. */
const step = (value: number, steps: readonly number[]): number => steps.filter((one) => value >= one).length;

/** From this share of an account on, words are a name by their account. */
const ALIKE = 50;

/** Everything known about a candidate, as names of features; the same words give the same features on every machine. */
export const featuresOf = (context: NameContext, candidate: Candidate): string[] => {
  const { cv } = context;
  const words = plainWords(writtenName(cv.text, candidate.name));
  const parts = nameWords(words) ?? nameWords(titled(words)) ?? { own: [], named: [], isTitled: false };
  return [
    `from ${candidate.from}`,
    ...accountFeatures(context, parts.own),
    ...formFeatures(words, parts),
    ...(namedByAccount(context, parts.own) >= ALIKE
      ? namedFeatures(words, parts.named)
      : meaningFeatures(context, words, parts.named)),
    ...wordFeatures(context, words, parts.named),
    ...letterFeatures(context, candidate),
    ...placeFeatures(context, candidate),
    ...neighbourFeatures(context, candidate, words),
  ];
};

const accountFeatures = (context: NameContext, own: readonly string[]): string[] => {
  const { accounts, profiles } = context;
  const [mail, profile] = [namedBy(accounts, own), namedBy(profiles, own)];
  const idle = own.filter((word) => word.length > 2 && namedByAccount(context, [word]) === 0).length;
  return [
    accounts.length === 0 ? "no mail" : `mail ${step(mail, [20, 35, 50, 70, 90])}`,
    profiles.length === 0 ? "no profile" : `profile ${step(profile, [20, 35, 50, 70, 90])}`,
    ...(accounts.length + context.contactLines.size === 0 ? ["no contacts"] : []),
    Math.max(mail, profile) >= 35 ? `account but ${Math.min(3, idle)}` : "account unlike",
  ];
};

// "CLARKE, Emma", "Wong Ka-Ming (Kevin)".
const INVERTED =
  /^\p{Lu}[\p{Lu}\p{M}'’ -]+, \p{Lu}[\p{L}\p{M}'’ .-]+$|^\p{Lu}[\p{L}\p{M}'’-]+, \p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’.-]+)?$/u;
const NICKNAME = /^\p{Lu}[^("“]{3,40} [("“]\p{Lu}\p{Ll}+[)"”]/u;

const formFeatures = (words: string, { own, named, isTitled }: NonNullable<ReturnType<typeof nameWords>>): string[] => {
  const isLoud = words === words.toUpperCase();
  const shortest = Math.min(...named.map(({ length }) => length));
  return [
    `words ${Math.min(5, named.length === 1 ? Math.min(2, own.length) : named.length)}`,
    words === words.toLowerCase()
      ? "small letters"
      : isLoud
        ? "capitals"
        : named.some((word) => word.length > 2 && word === word.toUpperCase())
          ? "some capitals"
          : "title case",
    ...(isTitled ? ["honorific"] : []),
    ...(own.length > named.length ? ["particle"] : []),
    ...(named.some((word) => /^\p{L}\.$/u.test(word)) ? ["initial"] : []),
    ...(INVERTED.test(words) ? ["inverted"] : words.includes(",") ? ["comma"] : []),
    ...(words.endsWith("-") ? ["open hyphen"] : []),
    ...(/[.]$/.test(words) && !/\b\p{L}\.$/u.test(words) ? ["point"] : []),
    ...(NICKNAME.test(words) ? ["nickname"] : /[("“]/.test(words) ? ["bracket"] : []),
    ...(shortest < 3 ? ["short word"] : []),
    ...(new Set(named.map(fold)).size < named.length ? ["twice the same"] : []),
  ];
};

/** Baker, Koch and Terzi are names as well as trades: with an account of the same name, only words that all mean something else count. */
const namedFeatures = (words: string, named: readonly string[]): string[] => [
  named.every(isKnownThing) || (isKnownThing(words) && named.length === 1) ? "known, named" : "named",
];

const meaningFeatures = ({ employers, titles }: NameContext, words: string, named: readonly string[]): string[] => {
  const said = named.map(fold);
  const abstract = said.filter(isAbstract).length;
  return [
    `title ${titleStrength(words)}`,
    ...(isOccupation(words) ? ["occupation"] : occupationsOf(words).length > 0 ? ["names occupation"] : []),
    ...(looksLikeEmployer(words) ? ["employer"] : []),
    ...(termsIn(words).length > 0 ? ["term"] : []),
    ...(languagesNamedIn(words).length > 0 ? ["language"] : []),
    ...(isPlaceName(words.split(/\s*[,/]\s*/)) ? ["place"] : named.some((word) => isPlaceName([word])) ? ["place word"] : []),
    ...(abstract > 0 ? [`abstract ${Math.min(2, abstract)}`] : []),
    ...(titles.has(fold(words)) ? ["role"] : []),
    ...(employers.has(said.join(" ")) ? ["employer of a role"] : []),
  ];
};

const wordFeatures = ({ small, capital }: NameContext, words: string, named: readonly string[]): string[] => {
  const said = named.map(fold);
  const lower = said.filter((word) => word.length > 2 && small.has(word)).length;
  const repeats = Math.min(...said.map((word) => capital.get(word) ?? 0));
  return [
    `small ${Math.min(2, lower)}`,
    ...(lower === said.length ? ["all small"] : []),
    ...(headingKind(words) ? ["heading"] : said.some((word) => headingKind(word)) ? ["heading word"] : []),
    ...(saysNoName(words) ? ["no name"] : []),
    ...(said.some(isCommonWord) ? ["common word"] : []),
    `repeats ${step(repeats, [2, 3, 5])}`,
  ];
};

const SAME_HEIGHT = 97;

const letterFeatures = ({ lettering, usual, heights }: NameContext, { first, last }: Candidate): string[] => {
  const own = lettering.slice(first, last + 1);
  const top = own[0];
  if (!top || usual === 0) return ["no lettering"];
  const least = Math.min(...own.map((one) => one?.height ?? 0));
  const most = Math.max(...own.map((one) => one?.height ?? 0));
  const rank = heights.findIndex((height) => most * 100 >= height * SAME_HEIGHT);
  const [before, after] = [lettering[first - 1], lettering[last + 1]];
  const isLike = (one: typeof top | undefined): boolean =>
    one !== undefined &&
    one.page === top.page &&
    one.height * 100 >= least * SAME_HEIGHT &&
    one.height * SAME_HEIGHT <= most * 100;
  return [
    `size ${step((most * 100) / usual, [90, 105, 120, 140, 170, 220])}`,
    `rank ${rank < 0 ? "none" : Math.min(4, rank)}`,
    ...(least * 100 < most * SAME_HEIGHT ? ["uneven"] : []),
    ...(own.some((one) => one?.page !== top.page) ? ["two pages"] : []),
    ...(isLike(before) ? ["like above"] : []),
    ...(isLike(after) ? ["like below"] : []),
    ...(last > first && own.every((one) => one !== undefined && Math.abs(one.left - top.left) < 300) ? ["same left"] : []),
  ];
};

const placeFeatures = ({ cv, lettering, page, edges }: NameContext, { name, first }: Candidate): string[] => {
  const { kind } = sectionAt(cv.sections, name.start);
  const own = lettering[first];
  const above = own === undefined || own.page !== page ? FAR : countUpTo(edges, own.top);
  return [
    `line ${step(first, [1, 2, 3, 5, 8, 15, 30])}`,
    `above ${step(above, [1, 2, 3, 5, 8, 15, 40])}`,
    `section ${kind}`,
    ...(first >= cv.lines.length - 3 ? ["end"] : []),
  ];
};

const FAR = 99;

/** How many of these numbers, in order, are at most `limit`; by bisection. */
const countUpTo = (numbers: readonly number[], limit: number): number => {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
};

const neighbourFeatures = (context: NameContext, { name, first, last, from }: Candidate, words: string): string[] => {
  const { cv, contactLines, titles } = context;
  const isTitle = (line: string): boolean =>
    line.length > 2 && line.length < 70 && !/[.!]$/.test(line) && (titles.has(fold(line)) || titleStrength(line) === 2);
  const [before, after] = [lineOf(context, first - 1), lineOf(context, last + 1)];
  const rest = cv.text.slice(name.end, cv.lines[last]?.end ?? name.end);
  const lead = cv.text.slice(cv.lines[first]?.start ?? name.start, name.start);
  const steps = [1, 2, 3].filter((one) => contactLines.has(last + one));
  return [
    ...(isTitle(after) ? ["above title"] : isTitle(lineOf(context, last + 2)) ? ["two above title"] : []),
    ...(isTitle(before) ? ["below title"] : []),
    ...(isTitle(rest.replace(/^[\s,|•·–-]+/u, "")) ? ["beside title"] : []),
    ...(saysNoName(before) && before.length < 40 ? ["below cv"] : []),
    ...(isNameLabel(before) ? ["below label"] : []),
    ...(headingKind(after) ? ["above heading"] : []),
    ...(headingKind(before) ? ["below heading"] : []),
    ...(contactLines.has(last) && from !== "line" ? ["beside contact"] : []),
    ...(steps.length > 0 ? [`above contact ${steps[0]}`] : []),
    ...(contactLines.has(first - 1) ? ["below contact"] : []),
    ...(rest.trim().startsWith(":") ? ["label"] : []),
    ...(lead.trim().length > 0 ? [/:\s*$/.test(lead) ? "behind colon" : "behind words"] : []),
    ...((from === "window" || from === "inner") && /\p{L}/u.test(rest) ? ["before words"] : []),
    ...(segmentsOf(cv.text, cv.lines[first] ?? name).length > 4 ? ["many segments"] : []),
    ...(/\d{4}/.test(after) && !contactLines.has(last + 1) ? ["above year"] : []),
    ...(words.length > 35 ? ["long"] : []),
  ];
};
