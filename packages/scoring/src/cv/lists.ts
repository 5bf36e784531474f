import { tokensOf } from "../text/fold.ts";
import type { Span } from "../text/lines.ts";
import { sentencesBetween, type ParsedCv } from "./parsed-cv.ts";

/**
 * A line of names under a role ("Tech: React, Vue") shows the tools of the role. A longer list may be stuffing: its items count as listed,
 * unless a sentence tells of their use.
 */
const MAX_BARE = 12;
/** Limit after a label ("Environment:", "Technologien:"). */
const MAX_LABELLED = 20;
const LABEL = /^[^\p{L}]*(?:\p{L}[\p{L} /&-]{1,34}):/u;
const MAX_ITEM_WORDS = 3;
const SHORT_SHARE = 0.8;

// A narrow column breaks a sentence where it would go on in small letters.
const WRAPPED = /(?<=[\p{Ll},:])\n(?=\p{Ll})/gu;

/** The number of names in a list; 0 for a text that is none. */
export const namesIn = (words: string): number => {
  const items = words
    .replaceAll(WRAPPED, " ")
    .replace(LABEL, "")
    .split(/[,;|•·/\n]/u)
    .map((item) => tokensOf(item).length)
    .filter((count) => count > 0);
  const isList = items.length > 2 && items.filter((count) => count <= MAX_ITEM_WORDS).length >= items.length * SHORT_SHARE;
  return isList ? items.length : 0;
};

const STUFFED = new WeakMap<ParsedCv, ReadonlySet<Span>>();

/** The lists of a CV that are too long to count as use in a role, also when spread over several lines of one role. */
export const longLists = (cv: ParsedCv): ReadonlySet<Span> => {
  const known = STUFFED.get(cv);
  if (known) return known;
  const found = new Set(
    cv.roles.flatMap((role) => {
      const lists = sentencesBetween(cv, role.header.end, role.end)
        .filter(({ voice }) => voice === "claim")
        .flatMap((sentence) => {
          const words = cv.text.slice(sentence.start, sentence.end);
          const names = namesIn(words);
          return names > 0 ? [{ sentence, names, isLabelled: LABEL.test(words) }] : [];
        });
      const total = lists.reduce((sum, list) => sum + list.names, 0);
      const limit = lists.every((list) => list.isLabelled) ? MAX_LABELLED : MAX_BARE;
      return total > limit ? lists.map((list) => list.sentence) : [];
    }),
  );
  STUFFED.set(cv, found);
  return found;
};
