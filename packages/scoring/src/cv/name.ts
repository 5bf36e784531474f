import { flat, fold, tokensOf } from "../text/fold.ts";
import { titleStrength } from "../vocabulary/fields.ts";
import { isOccupation } from "./line-kinds.ts";
import { candidatesOf, type Candidate } from "./name-candidates.ts";
import { contextOf, lineOf, namedBy, namedByAccount, type NameContext } from "./name-context.ts";
import { featuresOf } from "./name-features.ts";
import weights from "./name-weights.json" with { type: "json" };
import { PARTICLE, type Name } from "./name-words.ts";
import type { ParsedCv } from "./parsed-cv.ts";
import type { Lettering } from "./typography.ts";

const WEIGHTS: ReadonlyMap<string, number> = new Map(Object.entries(weights));

/** From this sum on a name is shown: an empty field is better than a wrong one. Chosen by cross-validation: 1 % wrong. */
const SURE = -50;
/** The same for a name that an address or account carries to this share, in percent. */
const SURE_OF_CARRIED = -400;
const CARRIED = 50;
/** The same for a name that stands where names stand: behind its label, below "Curriculum Vitae", or as the first line beside such an address. */
const SURE_IN_PLACE = -650;
const CARRIED_IN_PLACE = 25;
/** Such a name must lead by more. */
const LEAD_IN_PLACE = 400;
/** From this sum on words are kept from the scorer as a possible name, because a name must not be scored. */
const POSSIBLE = -700;
/** The best words must lead by this much over any other words to be shown. */
const LEAD = 20;
/** The same words elsewhere may stand in a less likely place by this much. */
const MOST_BEHIND = 300;

/** Lines in which a name over two lines is whole. */
const TOP_LINES = 4;

// "Mara Lind (*1.2.1990)": nothing but the birth stands behind the name.
const BORN = /^ ?\((?:\*|geb|born|nacid[ao])/u;
const BORN_LENGTH = 10;

/** A blank that was read as a letter. */
const BROKEN = /Â(?!\p{L})/u;

/** The best candidate. `isSure` when it can be shown as the name; otherwise it is only redacted. */
export interface FoundName {
  readonly name: Name;
  readonly isSure: boolean;
}

/**
 * The name of the person: the candidate with the largest sum of weights. `lettering`: sizes and places of the lines. `urls`: addresses behind
 * links, whose accounts may carry the name.
 */
export const nameIn = (
  cv: ParsedCv,
  lettering: readonly (Lettering | undefined)[],
  urls: readonly string[],
): FoundName | undefined => {
  const context = contextOf(cv, lettering, urls);
  const bias = WEIGHTS.get("bias") ?? 0;
  const rated = candidatesOf(context)
    .filter(({ name, from }) => {
      const words = cv.text.slice(name.start, name.end);
      // webdeveloper@lind.example tells what somebody does.
      const isTrade = from !== "label" && titleStrength(words) === 2 && isOccupation(words);
      return !BROKEN.test(words) && !COMPANY.test(words) && !isTrade;
    })
    .map((candidate) => ({
      name: candidate.name,
      candidate,
      isWhole:
        candidate.from === "line" ||
        candidate.from === "segment" ||
        (candidate.from === "head" && BORN.test(cv.text.slice(candidate.name.end, candidate.name.end + BORN_LENGTH))) ||
        (candidate.from === "stack" && candidate.first < TOP_LINES),
      form: formOf(cv.text, candidate.name),
      sum: featuresOf(context, candidate).reduce((sum, feature) => sum + (WEIGHTS.get(feature) ?? 0), bias),
    }))
    .toSorted((a, b) => b.sum - a.sum || a.name.start - b.name.start);
  const best = rated[0];
  const rival = rated.find(({ form }) => best !== undefined && !isSamePerson(form, best.form));
  const lead = best && rival ? best.sum - rival.sum : Infinity;
  const carried = best ? namedByAccount(context, wordsOf(cv.text, best.name)) : 0;
  const least = carried >= CARRIED ? SURE_OF_CARRIED : SURE;
  const isSure =
    best !== undefined &&
    !(carried === 0 && isOfOrdinaryWords(context, best.candidate)) &&
    ((best.sum >= least && lead >= LEAD) ||
      (best.sum >= SURE_IN_PLACE && lead >= LEAD_IN_PLACE && isInPlace(context, best.candidate, carried)));
  if (best && isSure) {
    // Of a name that stands twice, the first is beside the address.
    const first = rated
      .filter(({ form, sum }) => form === best.form && best.sum - sum <= MOST_BEHIND)
      .reduce((one, other) => (other.name.start < one.name.start ? other : one), best);
    return { name: first.name, isSure: true };
  }
  const mailed = rated.filter(
    ({ name, isWhole }) => isWhole && isMailed(context, wordsOf(cv.text, name)) && !isOfCompany(cv, name),
  );
  const longest = mailed.reduce((one, other) => (other.form.length > (one?.form.length ?? 0) ? other : one), mailed[0]);
  if (longest && mailed.every(({ form }) => longest.form.includes(form))) return { name: longest.name, isSure: true };
  return best && best.sum >= POSSIBLE ? { name: best.name, isSure: false } : undefined;
};

/**
 * "ACCOUNT RECEIVABLE" above a CV without a name: words that no account carries and the text also writes small, apart from accounts such as
 * "vega_18".
 */
const isOfOrdinaryWords = ({ cv: { text }, small }: NameContext, { name, from }: Candidate): boolean => {
  const words = wordsOf(text, name).filter((word) => word.length > 2 && !PARTICLE.test(flat(word)));
  // "mara lind", the name itself in small letters, tells nothing.
  const rest = text.replaceAll(wordsOf(text, name).join(" ").toLowerCase(), " ");
  const isOrdinary = (word: string): boolean =>
    /^\p{Lu}[\p{L}\p{M}]+$/u.test(word) &&
    small.has(fold(word)) &&
    new RegExp(`(?<=[\\s(,"]|^)${word.toLowerCase()}(?=[\\s,;:)"]|\\.\\s|$)`, "u").test(rest);
  return from !== "label" && words.length > 0 && words.filter(isOrdinary).length * 2 >= words.length;
};

const isInPlace = (context: NameContext, { from, first }: Candidate, carried: number): boolean =>
  from === "label" ||
  (first === 0 && carried >= CARRIED_IN_PLACE) ||
  (first > 0 && first <= LAST_TITLED && DOCUMENT_TITLE.test(flat(lineOf(context, first - 1))));
const LAST_TITLED = 3;
const DOCUMENT_TITLE = /^(?:curriculum vitae|cv|resume|lebenslauf|hoja de vida|ozgecmis|biodata|bio-data)$/;

/** True for words that an e-mail address consists of: "Mara Lind" of mara.lind@post.example, wherever the page shows them alone. */
const isMailed = ({ accounts }: NameContext, words: readonly string[]): boolean =>
  words.length >= 2 &&
  words.length <= MOST_MAILED &&
  namedBy(accounts, words) >= WHOLLY &&
  words.every((word) => word.length <= 2 || namedBy(accounts, [word]) > 0);

/** "United Internet" of info@united-internet.example, which the text goes on with "AG": mail from there is a company's. */
const isOfCompany = ({ text }: ParsedCv, { start, end }: Name): boolean => {
  const parts = text.split(text.slice(start, end));
  return parts.some((after, index) => index > 0 && COMPANY_BEHIND.test(after));
};
const COMPANY = /(?<!\p{L})(?:GmbH|LLC|Ltd|Inc)\.?$/u;
const COMPANY_BEHIND = /^(?: \p{Lu}[\p{L}&]+){0,3},? (?:GmbH|AG|SE|KG|Inc|LLC|Ltd|S\.?L|S\.?A|A\.?Ş)(?!\p{L})/u;
const WHOLLY = 90;
const MOST_MAILED = 4;

const wordsOf = (text: string, { parts, ...whole }: Name): string[] =>
  (parts ?? [whole]).flatMap(({ start, end }) => text.slice(start, end).split(/\s+/));

/** "a ferrero nicolas" and "alejandro ferrero nicolas": two shared words of a form each. */
const isSamePerson = (one: string, other: string): boolean => {
  if (one === other) return true;
  const words = new Set(one.split(" ").filter((word) => word.length > 1));
  return other.split(" ").filter((word) => words.has(word)).length >= 2;
};

/** The words of a name in any order. */
const formOf = (text: string, { parts, ...whole }: Name): string =>
  (parts ?? [whole])
    .flatMap(({ start, end }) => tokensOf(text.slice(start, end)).map((token) => token.fold))
    .toSorted()
    .join(" ");
