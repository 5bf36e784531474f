import type { MarkLevel } from "../mark.info.ts";
import type { EducationLevel } from "../profile.info.ts";
import { educationRank } from "../vocabulary/education.ts";
import type { Rank } from "../vocabulary/languages.ts";

/**
 * Rules for met, partly and not shown. They stand in one place because the evaluation of a CV's text and the search in its index must agree.
 */

/** From this share of the words or months on, a criterion is met in part. */
export const PARTLY_SHARE = 0.6;
const PARTLY_FROM_WORDS = 3;

/** `hits` of `asked` words stand in one sentence. Met by all of them, in part by most of three or more. */
export const wordsLevel = (hits: number, asked: number): MarkLevel => {
  if (asked > 0 && hits === asked) return "met";
  return asked >= PARTLY_FROM_WORDS && hits >= asked * PARTLY_SHARE ? "partly" : "notShown";
};

/**
 * Languages, each with its rank, `undefined` where the CV names no level, or `null` where it does not name the language. Met at the rank
 * asked for, in part one below or where one of several is missing. Where no level is asked for, a working command is meant: B2 or more. B1, A2 and
 * a bare name are a part of it, A1 is none.
 */
export const languageLevel = (asked: Rank | undefined, shown: readonly (Rank | undefined | null)[]): MarkLevel => {
  const named = shown.filter((rank) => rank !== null);
  if (named.length === 0) return "notShown";
  const isOneMissing = named.length < shown.length;
  if (asked === undefined) {
    // A bare name does not say how well it is spoken.
    const lowest = Math.min(...named.map((rank) => rank ?? ELEMENTARY));
    if (lowest < ELEMENTARY) return "notShown";
    return isOneMissing || lowest < WORKING ? "partly" : "met";
  }
  const known = named.filter((rank) => rank !== undefined);
  if (known.length === 0) return "notShown";
  // C2 meets "native": nobody can be asked to have been born into a language.
  const reaches = (rank: Rank): boolean => rank >= asked || (asked === 7 && rank === 6);
  if (known.every(reaches)) return isOneMissing || known.length < named.length ? "partly" : "met";
  return Math.min(...known) === asked - 1 ? "partly" : "notShown";
};
const ELEMENTARY = 2;
const WORKING = 4;

/** The best of several languages of which one is enough. */
export const choiceLevel = (asked: Rank | undefined, shown: readonly (Rank | undefined | null)[]): MarkLevel =>
  bestOf(shown.map((rank) => languageLevel(asked, [rank])));
const bestOf = (levels: readonly MarkLevel[]): MarkLevel =>
  (["met", "partly"] as const).find((level) => levels.includes(level)) ?? "notShown";

/**
 * A degree in the field asked for: met at the level or above; of the higher degrees, the one below in part. An apprenticeship is no part of
 * a bachelor's degree, schooling no part of an apprenticeship, and a university is a part of a trade's training. A degree in another field
 * proves nothing.
 */
export const educationMark = (
  { level: asked, upTo }: { readonly level: EducationLevel; readonly upTo: EducationLevel },
  shown: EducationLevel,
  isField: boolean,
): MarkLevel => {
  if (!isField) return "notShown";
  // An apprenticeship does not say which school came before it; a university does.
  if (asked === "school" && shown === "vocational") return "notShown";
  const difference = educationRank(shown) - educationRank(asked);
  const isOtherWay = asked === "vocational" && upTo === "vocational" && shown !== "vocational";
  if (difference >= 0) return isOtherWay ? "partly" : "met";
  return difference === -1 && educationRank(shown) >= educationRank("bachelor") ? "partly" : "notShown";
};

/** Months of work: met at the number asked for, in part from 60 % of it. */
export const experienceLevel = (asked: number, months: number): MarkLevel => {
  if (months === 0) return "notShown";
  if (months >= asked) return "met";
  return months >= asked * PARTLY_SHARE ? "partly" : "notShown";
};
