import type { Language } from "../text/language.ts";

/** Languages whose names are kept apart. English ones are used in adverts of any language. */
export const APART = ["de", "es", "tr"] as const satisfies readonly Language[];
export type Apart = (typeof APART)[number];

/** Letters of a key: the beginning of a word, or a whole word and a full stop. */
export const KEY = 8;

/** All keys that a word of a text shows. */
export const signsOf = (word: string): string[] => [
  `${word}.`,
  ...Array.from({ length: Math.min(KEY, word.length) }, (_, at) => word.slice(0, at + 1)),
];
