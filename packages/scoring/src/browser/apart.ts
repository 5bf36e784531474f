import type { WeightTable } from "../advert/weight-table.ts";
import type { Language } from "../text/language.ts";

/** Languages whose tables are kept apart. English words stand in adverts of any language. */
export const APART = ["de", "es", "tr"] as const satisfies readonly Language[];
export type Apart = (typeof APART)[number];

/** The tables of one language: a line of names for each term, and the weights of features of lines. */
export interface Pack {
  readonly names: string;
  readonly weights: WeightTable;
}

/** Most letters of a key: the beginning of a word, or a whole word and a full stop. */
export const KEY = 7;

/** All keys that a word of a text shows. */
export const signsOf = (word: string): string[] => [
  `${word}.`,
  ...Array.from({ length: Math.min(KEY, word.length) }, (_, at) => word.slice(0, at + 1)),
];
