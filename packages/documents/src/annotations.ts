import { clean } from "./clean.ts";
import { BLACK, isSame, WHITE, type Rgb } from "./colour.ts";
import type { Box, HiddenText } from "./document.ts";
import { clampToPage, height, round, transformBox, width, type Matrix } from "./geometry.ts";
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

/** Values of text fields whose own drawing paints no text, seen and unseen. `painted`: ids of the fields that paint text. */
export function fieldLines(
  annotations: readonly PdfAnnotation[],
  painted: ReadonlySet<string>,
  page: OnPage,
  scale: number,
): { seen: Line[]; unseen: Line[] } {
  const lines = { seen: [] as Line[], unseen: [] as Line[] };
  for (const annotation of annotations) {
    if (annotation.fieldType !== "Tx" || painted.has(annotation.id)) continue;
    const text = typeof annotation.fieldValue === "string" ? clean(annotation.fieldValue) : "";
    const box = boxOf(annotation, page);
    const words = text.split(" ").filter((word) => word !== "");
    if (words.length === 0) continue;
    const pile = isDrawnByViewer(annotation, box, scale) ? lines.seen : lines.unseen;
    pile.push({ words: words.map((word) => ({ text: word, box })), box, em: 0 });
  }
  return lines;
}

/** Flags of an annotation (ISO 32000-2, 12.5.3): hidden, and not viewed. */
const UNVIEWED = 2 | 32;
const SMALLEST_FIELD = 3.5;

/** True when a viewer shows the value of a field: the file does not draw the field in another way, and the value can be read. */
function isDrawnByViewer(annotation: PdfAnnotation, box: Box, scale: number): boolean {
  const { hidden, annotationFlags = 0, hasAppearance, defaultAppearanceData, backgroundColor } = annotation;
  if (hidden || hasAppearance || (annotationFlags & UNVIEWED) !== 0) return false;
  const { fontSize = 0, fontColor } = defaultAppearanceData ?? {};
  const em = (fontSize || height(box)) * scale;
  const colour = fontColor ? rgbOf(fontColor) : BLACK;
  const isLargeEnough = em >= SMALLEST_FIELD && Math.min(width(box), height(box)) * scale >= SMALLEST_FIELD;
  return isLargeEnough && !isSame(colour, backgroundColor ? rgbOf(backgroundColor) : WHITE, em);
}

const rgbOf = (colour: ArrayLike<number>): Rgb => [colour[0] ?? 0, colour[1] ?? 0, colour[2] ?? 0];

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
