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
 * asked for, in part one below, without a level, or where one of several is missing.
 */
export const languageLevel = (asked: Rank | undefined, shown: readonly (Rank | undefined | null)[]): MarkLevel => {
  const named = shown.filter((rank) => rank !== null);
  if (named.length === 0) return "notShown";
  if (named.length < shown.length) return "partly";
  if (asked === undefined) return "met";
  const lowest = Math.min(...named.map((rank) => rank ?? asked));
  // C2 meets "native": nobody can be asked to have been born into a language.
  if (lowest < asked && !(asked === 7 && lowest === 6)) return lowest === asked - 1 ? "partly" : "notShown";
  return named.includes(undefined) ? "partly" : "met";
};

/** A degree in the field asked for: met at the level or above, in part one level below. A degree in another field proves nothing. */
export const educationMark = (asked: EducationLevel, shown: EducationLevel | undefined, isField: boolean): MarkLevel => {
  if (shown === undefined || !isField) return "notShown";
  const difference = educationRank(shown) - educationRank(asked);
  if (difference < -1) return "notShown";
  return difference >= 0 ? "met" : "partly";
};

/** Months of work: met at the number asked for, in part from 60 % of it. */
export const experienceLevel = (asked: number, months: number): MarkLevel => {
  if (months === 0) return "notShown";
  if (months >= asked) return "met";
  return months >= asked * PARTLY_SHARE ? "partly" : "notShown";
};
