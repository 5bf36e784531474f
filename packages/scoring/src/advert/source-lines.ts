import type { Criterion, CriterionSource } from "../criterion.info.ts";
import { MAX_SOURCE_WORDS } from "../source-words.ts";
import { flat } from "../text/fold.ts";
import type { Span } from "../text/lines.ts";

/** Names the line of a span of a text, counted from 1, with the words given or those of the span. */
export const lineReader = (name: CriterionSource["text"], text: string): ((span: Span, words?: string) => CriterionSource) => {
  const breaks = Array.from(text.matchAll(/\n/g), ({ index }) => index);
  return ({ start, end }, words = text.slice(start, Math.min(end, start + 2 * MAX_SOURCE_WORDS))) => ({
    text: name,
    line: breaksBefore(breaks, start) + 1,
    start,
    end,
    words: words.replace(/\s+/g, " ").trim().slice(0, MAX_SOURCE_WORDS),
  });
};

const breaksBefore = (breaks: readonly number[], offset: number): number => {
  let [low, high] = [0, breaks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (breaks[middle]! < offset) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** A text as an advert's lines see it: what was read from each, and what was not used. */
interface ReadLines {
  readonly criteria: readonly (Pick<Criterion, "text"> & { readonly source: CriterionSource })[];
  readonly notUsed: readonly CriterionSource[];
}

/**
 * The lines of the requirements and duties that none of `criteria` comes from. A criterion without a source stands for the line in which its
 * words stand, or whose own criterion has the same words.
 */
export const linesWithout = ({ criteria: read, notUsed }: ReadLines, criteria: readonly Criterion[]): CriterionSource[] => {
  const lines = new Map([...read.map(({ source }) => source), ...notUsed].map((line) => [`${line.text} ${line.start}`, line]));
  const sources = criteria.flatMap(({ source }) => (source ? [flat(source.words)] : []));
  const texts = criteria.map(({ text }) => flat(text));
  const readTexts = Map.groupBy(read, ({ source }) => `${source.text} ${source.start}`);
  const isUsed = (key: string, { words }: CriterionSource): boolean => {
    const said = flat(words);
    return (
      sources.some((source) => source.includes(said) || said.includes(source)) ||
      texts.some((text) => said.includes(text)) ||
      (readTexts.get(key) ?? []).some(({ text }) => texts.includes(flat(text)))
    );
  };
  return [...lines].flatMap(([key, line]) => (isUsed(key, line) ? [] : [line])).toSorted(byPlace);
};

const byPlace = (a: CriterionSource, b: CriterionSource): number =>
  a.text === b.text ? a.start - b.start : a.text === "description" ? -1 : 1;
