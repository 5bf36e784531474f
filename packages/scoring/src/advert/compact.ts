import type { Span } from "../text/lines.ts";

/** A text without long runs of blanks, and the way back to the offsets of the original. */
export interface CompactText {
  readonly text: string;
  /** The place in the original of a span of `text`. */
  readonly toSource: (span: Span) => Span;
}

const KEPT = 2;

/**
 * Shortens runs of blanks, and of line breaks with blanks, to two. Pasted adverts are full of them, and every later rule can then look
 * across a run without a limit of its own.
 */
export const compact = (source: string): CompactText => {
  const parts: string[] = [];
  /** Pairs of an offset in the compact text and in the source, one where each kept part begins. */
  const starts: [number, number][] = [[0, 0]];
  let length = 0;
  const keep = (from: number, to: number): void => {
    starts.push([length, from]);
    parts.push(source.slice(from, to));
    length += to - from;
  };
  let from = 0;
  for (const run of source.matchAll(/\s{3,}/g)) {
    const breaks = run[0].split("\n").length - 1;
    const kept = breaks === 0 ? "  " : "\n".repeat(Math.min(breaks, KEPT));
    const start = breaks === 0 ? run.index : source.indexOf("\n", run.index);
    keep(from, run.index);
    starts.push([length, start]);
    parts.push(kept);
    length += kept.length;
    from = run.index + run[0].length;
  }
  keep(from, source.length);
  // A span ends after its last letter and not where the next one begins, because blanks may be missing in between.
  const toSource = ({ start, end }: Span): Span => {
    const from = sourceOf(starts, start);
    return { start: from, end: end > start ? sourceOf(starts, end - 1) + 1 : from };
  };
  return { text: parts.join(""), toSource };
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
