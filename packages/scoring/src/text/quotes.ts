import type { Document, Word } from "@candor/documents";
import type { Quote } from "../mark.info.ts";
import type { Span } from "./lines.ts";

type Source = Pick<Document, "text" | "pages" | "words">;

/** The words of the document that touch `span`, found by bisection. */
const wordsIn = (words: readonly Word[], span: Span): Word[] => {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]!.end <= span.start) low = middle + 1;
    else high = middle;
  }
  const found: Word[] = [];
  for (let index = low; index < words.length && words[index]!.start < span.end; index++) found.push(words[index]!);
  return found;
};

/** One rectangle per line of words. */
const linesOfBoxes = (words: readonly Word[]): Quote["boxes"] => {
  const boxes: Quote["boxes"] = [];
  for (const { box } of words) {
    const line = boxes.at(-1);
    const middle = (box[1] + box[3]) / 2;
    if (line && middle > line[1] && middle < line[3] && box[0] >= line[0]) {
      boxes[boxes.length - 1] = [line[0], Math.min(line[1], box[1]), Math.max(line[2], box[2]), Math.max(line[3], box[3])];
    } else boxes.push([box[0], box[1], box[2], box[3]]);
  }
  return boxes;
};

/**
 * The quote at `span` of the document's visible text, word for word. `focus` are its decisive words; the boxes are theirs, or those of the
 * whole quote where there is no focus, on the page it begins on.
 */
export const quoteOf = (document: Source, span: Span, focus?: Span): Quote => {
  const words = wordsIn(document.words, focus ?? span);
  const page = words[0]?.page ?? Math.max(1, document.pages.findLastIndex((page) => page.start <= span.start) + 1);
  return {
    text: document.text.slice(span.start, span.end),
    page,
    boxes: linesOfBoxes(words.filter((word) => word.page === page)),
    ...(focus ? { focus: [focus.start - span.start, focus.end - span.start] as [number, number] } : {}),
  };
};
