import { tokensOf } from "../text/fold.ts";
import { candidatesOf } from "./name-candidates.ts";
import { contextOf, namedBy, namedByAccount, type NameContext } from "./name-context.ts";
import { featuresOf } from "./name-features.ts";
import weights from "./name-weights.json" with { type: "json" };
import type { Name } from "./name-words.ts";
import type { ParsedCv } from "./parsed-cv.ts";
import type { Lettering } from "./typography.ts";

const WEIGHTS: ReadonlyMap<string, number> = new Map(Object.entries(weights));

/** From this sum on a name is shown: an empty field is better than a wrong one. Chosen by cross-validation: 1 % wrong. */
const SURE = -50;
/** The same for a name that an address or account carries to this share, in percent. */
const SURE_OF_CARRIED = -400;
const CARRIED = 50;
/** From this sum on words are kept from the scorer as a possible name, because a name must not be scored. */
const POSSIBLE = -700;
/** The best words must lead by this much over any other words to be shown. */
const LEAD = 20;
/** The same words elsewhere may stand in a less likely place by this much. */
const MOST_BEHIND = 300;

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
    .filter(({ name }) => !BROKEN.test(cv.text.slice(name.start, name.end)))
    .map((candidate) => ({
      name: candidate.name,
      isWhole: candidate.from === "line" || candidate.from === "segment",
      form: formOf(cv.text, candidate.name),
      sum: featuresOf(context, candidate).reduce((sum, feature) => sum + (WEIGHTS.get(feature) ?? 0), bias),
    }))
    .toSorted((a, b) => b.sum - a.sum || a.name.start - b.name.start);
  const best = rated[0];
  const least = best && namedByAccount(context, wordsOf(cv.text, best.name)) >= CARRIED ? SURE_OF_CARRIED : SURE;
  const rival = rated.find(({ form }) => best !== undefined && !isSamePerson(form, best.form));
  if (best && best.sum >= least && (!rival || best.sum - rival.sum >= LEAD)) {
    // Of a name that stands twice, the first is beside the address.
    const first = rated
      .filter(({ form, sum }) => form === best.form && best.sum - sum <= MOST_BEHIND)
      .reduce((one, other) => (other.name.start < one.name.start ? other : one), best);
    return { name: first.name, isSure: true };
  }
  const mailed = rated.filter(({ name, isWhole }) => isWhole && isMailed(context, wordsOf(cv.text, name)));
  const longest = mailed.reduce((one, other) => (other.form.length > (one?.form.length ?? 0) ? other : one), mailed[0]);
  if (longest && mailed.every(({ form }) => longest.form.includes(form))) return { name: longest.name, isSure: true };
  return best && best.sum >= POSSIBLE ? { name: best.name, isSure: false } : undefined;
};

/** True for words that an e-mail address consists of: "Mara Lind" of mara.lind@post.example, wherever the page shows them alone. */
const isMailed = ({ accounts }: NameContext, words: readonly string[]): boolean =>
  words.length >= 2 &&
  words.length <= MOST_MAILED &&
  namedBy(accounts, words) >= WHOLLY &&
  words.every((word) => word.length <= 2 || namedBy(accounts, [word]) > 0);
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
