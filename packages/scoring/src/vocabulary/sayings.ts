import { contentWords } from "../text/words.ts";
import type { Span } from "../text/lines.ts";
import { conceptPartsOf, isSaidWhole } from "./concepts.ts";
import { careDuties } from "./duties-care.ts";
import { officeDuties } from "./duties-office.ts";
import { serviceDuties } from "./duties-service.ts";
import { tradeDuties } from "./duties-trades.ts";
import { stemOf } from "./stems.ts";
import { weightOf } from "./word-weights.ts";

/** A word of a text under the keys by which it is compared. */
export interface KeyedWord extends Span {
  readonly fold: string;
  readonly keys: readonly string[];
}

/** A name of a term by its words: each of them by any of its keys. */
interface Saying {
  readonly id: string;
  readonly words: readonly Word[];
}

/** A term that a text says in other words, and where. */
export interface Said extends Span {
  readonly id: string;
}

const FEWEST_WORDS = 2;
const MOST_WORDS = 4;
/** Words that may stand between those of a name: "drafted many of the letters". */
const BETWEEN = 2;
// Words on both sides of such a sign are of two things.
const SIGN = /[,;:()|•·]|\.\s/u;

type Word = readonly string[];

/** The keys by which a word of a name is compared: of a compound those of its parts; none for a word that says nothing. */
const partsOf = (fold: string): readonly Word[] => {
  const parts = conceptPartsOf(fold).map((part) => part.map((concept) => `#${concept}`));
  const stem = stemOf(fold);
  if (weightOf([stem, ...parts.flat()]) === 0) return [];
  return parts.length > 1 && isSaidWhole(fold) ? parts : [[stem, ...(parts.length === 1 && isSaidWhole(fold) ? parts[0]! : [])]];
};

/** The words of a name without those that say nothing. Names share most of their words. */
const wordsOfName = (name: string, known: Map<string, readonly Word[]>): readonly Word[] => {
  const words = contentWords(name).flatMap(({ fold }) => {
    const parts = known.get(fold) ?? partsOf(fold);
    known.set(fold, parts);
    return parts;
  });
  // "Invoices and billing" is one thing twice.
  return words.filter((word, at) => !words.slice(0, at).some((other) => other.some((key) => word.includes(key))));
};

/** "Customer service" is of every work: words that many adverts hold say a thing only as its name. */
const isTelling = (words: readonly Word[]): boolean => {
  const weights = words.map(weightOf);
  return Math.max(...weights) >= RARE && weights.reduce((sum, weight) => sum + weight, 0) >= LEAST_WEIGHT;
};
const RARE = 3;
const LEAST_WEIGHT = 5;

/** Sayings by each key of their rarest word, built at the first question. */
let sayings: ReadonlyMap<string, readonly Saying[]> | undefined;

const readSayings = (): ReadonlyMap<string, readonly Saying[]> => {
  const found = new Map<string, Saying[]>();
  const parts = new Map<string, readonly Word[]>();
  for (const { id, kind, aliases } of [...careDuties, ...tradeDuties, ...serviceDuties, ...officeDuties]) {
    if (kind === "tool") continue;
    const known = new Set<string>();
    for (const { text, isExact } of aliases) {
      const words = isExact ? [] : wordsOfName(text, parts);
      if (words.length < FEWEST_WORDS || words.length > MOST_WORDS || !isTelling(words)) continue;
      const sorted = words.toSorted((a, b) => weightOf(b) - weightOf(a));
      const written = sorted.map((keys) => keys.join("/")).join(" ");
      if (known.has(written)) continue;
      known.add(written);
      for (const key of sorted[0]!) {
        const others = found.get(key);
        if (others) others.push({ id, words: sorted });
        else found.set(key, [{ id, words: sorted }]);
      }
    }
  }
  return found;
};

/**
 * The terms that a text says in the words of one of their names, in any order and form and in any of the four languages: "drafted the
 * letters of reference" says "drafting reference letters". Only work and duties; the words stand close together.
 */
export const termsSaidIn = (text: string, words: readonly KeyedWord[]): Said[] => {
  sayings ??= readSayings();
  const found: Said[] = [];
  const keysAt = words.map(({ fold, keys }) => (isSaidWhole(fold) ? keys : keys.slice(0, 1)));
  let segment = 0;
  const segments = words.map(({ start }, at) => {
    if (at > 0 && SIGN.test(text.slice(words[at - 1]!.end, start))) segment++;
    return segment;
  });
  for (const [at, keys] of keysAt.entries())
    for (const key of keys)
      for (const { id, words: asked } of sayings.get(key) ?? []) {
        if (found.some((said) => said.id === id)) continue;
        const reach = asked.length + BETWEEN;
        const places = asked.map((one) => {
          for (let away = 0; away < reach; away++)
            for (const other of [at - away, at + away])
              if (segments[other] === segments[at] && keysAt[other]!.some((own) => one.includes(own))) return other;
          return -1;
        });
        if (places.includes(-1)) continue;
        const [first, last] = [Math.min(...places), Math.max(...places)];
        if (last - first < reach) found.push({ id, start: words[first]!.start, end: words[last]!.end });
      }
  return found;
};
