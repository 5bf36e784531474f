import type { Span } from "../text/lines.ts";

/** A text without long runs of blanks, and the way back to the offsets of the original. */
export interface CompactText {
  readonly text: string;
  /** The place in the original of a span of `text`. */
  readonly toSource: (span: Span) => Span;
}

const KEPT = 2;

/**
 * Shortens runs of blanks, and of line breaks with blanks, to two, so that every later rule can look across a run without a limit of its
 * own, and gives back line breaks that copying has lost: "deneyimli,Mağaza", "TANIMITerlik", " 2. Survey".
 */
export const compact = (source: string): CompactText => {
  const parts: string[] = [];
  /** Pairs of an offset in the compact text and in the source, one where each kept part begins. */
  const starts: [number, number][] = [[0, 0]];
  let length = 0;
  let from = 0;
  const put = (words: string, at: number): void => {
    starts.push([length, at]);
    parts.push(words);
    length += words.length;
  };
  const edits = [...runsIn(source), ...lostBreaksIn(source)].toSorted((a, b) => a.start - b.start);
  for (const { start, end, by, at } of edits) {
    if (start < from) continue;
    put(source.slice(from, start), from);
    put(by, at);
    from = end;
  }
  put(source.slice(from), from);
  // A span ends after its last letter and not where the next one begins, because blanks may be missing in between.
  const toSource = ({ start, end }: Span): Span => {
    const first = sourceOf(starts, start);
    return { start: first, end: end > start ? Math.max(first, sourceOf(starts, end - 1) + 1) : first };
  };
  return { text: parts.join(""), toSource };
};

/** Replaces [start, end) of the source; the words `by` stand for the offset `at`. */
interface Replacement extends Span {
  readonly by: string;
  readonly at: number;
}

const runsIn = (source: string): Replacement[] =>
  Array.from(source.matchAll(/\s{3,}/g), (run) => {
    const breaks = run[0].split("\n").length - 1;
    const at = breaks === 0 ? run.index : source.indexOf("\n", run.index);
    return {
      start: run.index,
      end: run.index + run[0].length,
      by: breaks === 0 ? "  " : "\n".repeat(Math.min(breaks, KEPT)),
      at,
    };
  });

// A capital right after a comma or a full stop, after capitals, or within a word.
const AFTER_SIGN = /(?<=[\p{Ll}\d)”"’][,.;!?])(?=[\p{Lu}¿¡]\p{Ll}|[¿¡])/gu;
const AFTER_CAPITALS = /(?<=\p{Lu}{4})(?=\p{Lu}\p{Ll}{2})/gu;
const IN_WORD = /(?<=\p{Ll}{3})(?=\p{Lu}\p{Ll}{2,30}\s\p{Ll})/gu;
// Turkish clauses that end in a verbal noun or participle, each with a capital.
const TURKISH_CLAUSE = /(?<=(?:m[ae]k|m[ae]s[ıi]|[ae]n|l[ıiuü]),)\s(?=\p{Lu}\p{Ll})/gu;
const NUMBERED = /(?<=\s)\s?(?=(\d{1,2})[.)]\s{1,2}\p{Lu})/gu;
const FROM_MANY = 3;

const lostBreaksIn = (source: string): Replacement[] => {
  const found = (pattern: RegExp): Replacement[] =>
    Array.from(source.matchAll(pattern), ({ index, 0: blank }) => ({
      start: index,
      end: index + blank.length,
      by: "\n",
      at: index,
    }));
  const ifMany = (list: Replacement[]): Replacement[] => (list.length >= FROM_MANY ? list : []);
  const glued = found(AFTER_SIGN);
  return [
    ...glued,
    ...(glued.length > 0 ? found(AFTER_CAPITALS) : []),
    ...ifMany(found(IN_WORD)),
    ...ifMany(found(TURKISH_CLAUSE)),
    ...ifMany(found(NUMBERED)),
  ];
};

const sourceOf = (starts: readonly (readonly [number, number])[], offset: number): number => {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]![0] <= offset) low = middle;
    else high = middle - 1;
  }
  const [at, source] = starts[low]!;
  return source + (offset - at);
};
