import { fold } from "../text/fold.ts";

/** 24 bits of a string, the same on every machine (FNV-1a, folded). Names of terms do not collide: a test holds it. */
export const hash24 = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return ((hash >>> 24) ^ hash) & 0xffffff;
};

// As in `isSameWord`: forms of one word share their first three quarters, and at least five letters.
const SHORTEST_STEM = 5;
const stemLength = (length: number): number => Math.max(SHORTEST_STEM, Math.ceil(length * 0.75));

/** The key of a word in an index, made of its beginning, so that its other forms are found. */
export const wordKey = (word: string): number => {
  const folded = fold(word);
  return folded.length < SHORTEST_STEM ? hash24(`=${folded}`) : hash24(folded.slice(0, stemLength(folded.length)));
};

/** Every key under which a form of `word` may be indexed. */
export const keysFor = (word: string): number[] => {
  if (word.length < SHORTEST_STEM) return [wordKey(word)];
  const from = stemLength(Math.ceil(word.length * 0.75));
  const keys: number[] = [];
  for (let length = Math.min(from, word.length); length <= word.length; length++) keys.push(hash24(word.slice(0, length)));
  return keys;
};
