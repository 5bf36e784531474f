import { clean } from "./clean.ts";
import type { Box, HiddenText } from "./document.ts";
import { clampToPage, round, transformBox, type Matrix } from "./geometry.ts";
import type { PdfAnnotation } from "./pdf.ts";
import type { Line } from "./words.ts";

interface OnPage {
  readonly matrix: Matrix;
  readonly size: { readonly width: number; readonly height: number };
}

const SAFE_SCHEMES: ReadonlySet<string> = new Set(["http:", "https:", "mailto:", "tel:"]);

const boxOf = (annotation: PdfAnnotation, { matrix, size }: OnPage): Box => {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(annotation.rect ?? []);
  return round(clampToPage(transformBox(matrix, [x0, y0, x1, y1]), size));
};

/** Targets of link annotations, without those of an unsafe scheme. */
export function linksOf(annotations: readonly PdfAnnotation[], page: OnPage): { url: string; box: Box }[] {
  return annotations
    .filter(
      ({ subtype, url }) =>
        subtype === "Link" && url !== undefined && URL.canParse(url) && SAFE_SCHEMES.has(new URL(url).protocol),
    )
    .map((annotation) => ({ url: annotation.url!, box: boxOf(annotation, page) }));
}

/** Values of text fields that the file does not paint itself, since viewers do. `painted`: ids of the fields it paints. */
export function fieldLines(annotations: readonly PdfAnnotation[], painted: ReadonlySet<string>, page: OnPage): Line[] {
  return annotations
    .filter(({ id, fieldType, hidden }) => fieldType === "Tx" && !hidden && !painted.has(id))
    .flatMap((annotation) => {
      const text = typeof annotation.fieldValue === "string" ? clean(annotation.fieldValue) : "";
      const box = boxOf(annotation, page);
      const words = text.split(" ").filter((word) => word !== "");
      return words.length === 0 ? [] : [{ words: words.map((word) => ({ text: word, box })), box, em: 0 }];
    });
}

/** Notes pinned to the page: their text opens on a click and is not on the page. */
export function notesOf(annotations: readonly PdfAnnotation[], page: OnPage): { text: string; box: Box }[] {
  return annotations
    .filter(({ subtype }) => subtype !== "Link" && subtype !== "Widget" && subtype !== "FreeText")
    .map((annotation) => ({ text: clean(annotation.contentsObj?.str ?? ""), box: boxOf(annotation, page) }))
    .filter(({ text }) => text !== "");
}

/** A property with this many words that no page shows is reported. A title, a name or a few key words are shorter. */
const UNSEEN_WORDS = 8;
const PROPERTIES = ["Title", "Subject", "Keywords", "Author"];

/** Sentences in the file's properties that the pages do not show. */
export function unseenProperties(info: Record<string, unknown>, visibleText: string): HiddenText[] {
  const visible = new Set(visibleText.toLowerCase().split(/\s+/u));
  const texts = new Set(PROPERTIES.map((name) => (typeof info[name] === "string" ? clean(info[name]) : "")));
  return [...texts]
    .filter((text) => text.split(" ").filter((word) => !visible.has(word.toLowerCase())).length >= UNSEEN_WORDS)
    .map((text) => ({ kind: "metadata", page: 1, text, boxes: [] }));
}
