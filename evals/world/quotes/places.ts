import type { Box, Document } from "@candor/documents";
import type { QuotePlace } from "./verdict.ts";

/** The lines' boxes of a span of the text, in whole points. */
export function placesOf({ words }: Pick<Document, "words">, start: number, end: number): QuotePlace[] {
  const pages = new Map<number, Map<number, Box>>();
  for (const word of words) {
    if (word.end <= start || word.start >= end) continue;
    const lines = pages.get(word.page) ?? new Map<number, Box>();
    const line = Math.round(word.box[3]);
    const [a, b, c, d] = lines.get(line) ?? word.box;
    const { box } = word;
    lines.set(line, [Math.min(a, box[0]), Math.min(b, box[1]), Math.max(c, box[2]), Math.max(d, box[3])]);
    pages.set(word.page, lines);
  }
  return [...pages].map(([page, lines]) => ({ page, boxes: [...lines.values()].map(rounded) }));
}

export function rounded([x0, y0, x1, y1]: Box): Box {
  return [Math.round(x0), Math.round(y0), Math.round(x1), Math.round(y1)];
}

/** True when two places share a part of a page. */
export function meet(one: QuotePlace, other: QuotePlace): boolean {
  return one.page === other.page && one.boxes.some((a) => other.boxes.some((b) => overlaps(a, b)));
}

function overlaps(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}
