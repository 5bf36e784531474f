import { flat } from "./fold.ts";

/** A stretch of a text, [start, end) in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;
export const contains = (outer: Span, inner: Span): boolean => outer.start <= inner.start && inner.end <= outer.end;

/**
 * The index of the span that holds an offset, of spans in order that do not overlap; where none holds it, the next one, and `spans.length`
 * after the last. Found by bisection.
 */
export const indexAt = (spans: readonly Span[], offset: number): number => {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (spans[middle]!.end <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The index of the last span, of spans in order, that begins at or before an offset; -1 before the first. */
export const lastFrom = (spans: readonly { readonly start: number }[], offset: number): number => {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (spans[middle]!.start <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

/** Prepares a question that is asked often: does a span touch any of `spans`? */
export const touching = (spans: readonly Span[]): ((span: Span) => boolean) => {
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return (span) => {
    const next = merged[indexAt(merged, span.start)];
    return next !== undefined && overlaps(next, span);
  };
};

/** `text` with `spans` replaced by spaces, so that offsets stay the same. */
export const blanked = (text: string, spans: readonly Span[]): string => {
  let result = "";
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const from = Math.max(start, result.length);
    if (end > from) result += text.slice(result.length, from) + " ".repeat(end - from);
  }
  return result + text.slice(result.length);
};

/** `span` without white space at its ends. */
export const trimmed = (text: string, { start, end }: Span): Span => {
  const slice = text.slice(start, end);
  const lead = slice.length - slice.trimStart().length;
  return lead === slice.length ? { start, end: start } : { start: start + lead, end: start + slice.trimEnd().length };
};

/** The lines of `text` that are not blank, trimmed. */
export const linesOf = (text: string): Span[] => {
  const lines: Span[] = [];
  for (const { index, 0: line } of text.matchAll(/[^\n]+/g)) {
    const span = trimmed(text, { start: index, end: index + line.length });
    if (span.end > span.start) lines.push(span);
  }
  return lines;
};

/** Signs that begin an item of a list. */
export const BULLET = /^[•▪▫◦●○■□‣⁃∙·*–—\-✓✔➤►▸❖o](?=\s)\s*/u;

/** On flat text: a line that ends so goes on in the next one. */
export const CONTINUES =
  /(?:[,&(/-]|\b(?:and|or|of|the|a|an|in|with|for|to|by|und|oder|der|die|das|den|dem|des|von|mit|fur|in|im|zu|zur|zum|bei|ein|eine|einem|einer|y|o|de|la|el|los|las|del|en|con|para|por|un|una|ve|veya|ile|icin))$/;

/**
 * Joins lines to statements: a statement continues after a line that ends in a comma or a small word, and before a line that begins in lower
 * case. `breaksBefore` is true for lines that always begin a new statement (headings, dates).
 */
export const statementsOf = (
  text: string,
  lines: readonly Span[],
  breaksBefore: (line: Span) => boolean = () => false,
): Span[] => {
  const widest = Math.max(0, ...lines.map((line) => line.end - line.start));
  const statements: { start: number; end: number }[] = [];
  let previous: Span | undefined;
  for (const line of lines) {
    const words = text.slice(line.start, line.end);
    const current = statements.at(-1);
    const isNew =
      !previous || !current || BULLET.test(words) || breaksBefore(line) || /\n\s*\n/.test(text.slice(previous.end, line.start));
    if (isNew) statements.push({ ...line });
    else {
      const before = text.slice(previous!.start, previous!.end);
      const isFull = before.length >= 50 && before.length >= widest * 0.85 && !/[.!?:]$/.test(before);
      if (CONTINUES.test(flat(before)) || /^\p{Ll}/u.test(words) || isFull) current.end = line.end;
      else statements.push({ ...line });
    }
    previous = line;
  }
  return statements;
};

// An abbreviation or a number before the point does not end a sentence.
const SENTENCE_END =
  /(?<!(?<!\p{L})(?:insb|bspw|[Ss]tellv|usw|bzw|ca|mind|min|max|mín|máx|ggf|evtl|Kl|inkl|exkl|einschl|zzgl|p\. ?ej|aprox|örn|incl|resp|z\.? ?B|d\.h|u\.a|inkl|Nr|Dr|Prof|St|e\.g|i\.e|etc|vs|Sr|Sra|S\.A|Ltd|Şti|vb|No|approx|Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec|B|M))(?<!(?<!\p{L})\p{L})(?!(?<=\b\d{1,2})\. (?:Januar|Februar|März|April|Mai|Ju[nl]i|August|Sep|Okto|Nov|Dez))[.!?;](?=\s+[\p{Lu}\d¿¡"„“(–-]|\s*$)/gu;

/** The sentences within `span`. */
export const sentencesIn = (text: string, span: Span): Span[] => {
  const slice = text.slice(span.start, span.end);
  const sentences: Span[] = [];
  let from = 0;
  for (const match of slice.matchAll(SENTENCE_END)) {
    sentences.push(trimmed(text, { start: span.start + from, end: span.start + match.index + 1 }));
    from = match.index + 1;
  }
  sentences.push(trimmed(text, { start: span.start + from, end: span.end }));
  return sentences.filter(({ start, end }) => end > start);
};
