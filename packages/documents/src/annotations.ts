import { clean } from "./clean.ts";
import { BLACK, isSame, WHITE, type Rgb } from "./colour.ts";
import type { Box, HiddenText } from "./document.ts";
import { clampToPage, contains, height, round, transformBox, width, type Matrix } from "./geometry.ts";
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

/** Values of fields whose own drawing paints no text, seen and unseen. `painted`: ids of the fields that paint text. */
export function fieldLines(
  annotations: readonly PdfAnnotation[],
  painted: ReadonlySet<string>,
  page: OnPage,
  scale: number,
  mayBeHidden: boolean,
): { seen: Line[]; unseen: Line[] } {
  const lines = { seen: [] as Line[], unseen: [] as Line[] };
  const covers = mayBeHidden ? [] : annotations.filter(({ subtype }) => subtype === "Widget").map((one) => coverOf(one, page));
  let at = -1;
  for (const annotation of annotations) {
    if (annotation.subtype === "Widget") at += 1;
    if (!TEXT_FIELDS.has(annotation.fieldType ?? "") || painted.has(annotation.id)) continue;
    const text = clean(valueOf(annotation));
    const box = boxOf(annotation, page);
    const words = text.split(" ").filter((word) => word !== "");
    const isUnder = covers.slice(at + 1).some((cover) => cover && contains(cover, ...middleOf(box)));
    const isShown = !mayBeHidden && !isUnder && isDrawnByViewer(annotation, box, scale, text.length);
    const fitting = isShown ? wordsThatFit(words, annotation, box) : 0;
    for (const [pile, some] of [
      [lines.seen, words.slice(0, fitting)],
      [lines.unseen, words.slice(fitting)],
    ] as const)
      if (some.length > 0) pile.push({ words: some.map((word) => ({ text: word, box })), box, em: 0 });
  }
  return lines;
}

/** Fields that show their value as text: text fields, and choices from a list. */
const TEXT_FIELDS: ReadonlySet<string> = new Set(["Tx", "Ch"]);

const valueOf = ({ fieldValue }: PdfAnnotation): string => {
  const values: readonly unknown[] = Array.isArray(fieldValue) ? fieldValue : [fieldValue];
  return values.filter((value) => typeof value === "string").join(" ");
};

const middleOf = ([x0, y0, x1, y1]: Box): [x: number, y: number] => [(x0 + x1) / 2, (y0 + y1) / 2];

/** Kinds of annotations that a viewer fills where the file does not draw them. */
const FILLED: ReadonlySet<string> = new Set(["Redact", "FreeText", "Ink"]);

/** The place over which a viewer paints an annotation that the file leaves to it: a field with a ground, a note, a redaction. */
function coverOf(annotation: PdfAnnotation, page: OnPage): Box | undefined {
  const { subtype = "", hasAppearance, backgroundColor, hidden, annotationFlags = 0 } = annotation;
  if (hidden || (annotationFlags & UNVIEWED) !== 0) return undefined;
  if (subtype === "Widget") return backgroundColor && !hasAppearance ? boxOf(annotation, page) : undefined;
  return FILLED.has(subtype) && !hasAppearance ? boxOf(annotation, page) : undefined;
}

/** The places of a page over which viewers paint what the file does not draw itself. */
export const coversOf = (annotations: readonly PdfAnnotation[], page: OnPage): Box[] =>
  annotations.map((annotation) => coverOf(annotation, page)).filter((box) => box !== undefined);

/** Flags of an annotation (ISO 32000-2, 12.5.3): hidden, and not viewed. */
const UNVIEWED = 2 | 32;
const SMALLEST_FIELD = 3.5;

/** Mean width of a letter, and distance of two lines, in font sizes. */
const LETTER_WIDTH = 0.45;
const LINE_HEIGHT = 1.2;
/** The largest size to which a viewer sets a value that it fits into a field of several lines. */
const LARGEST_FITTED = 12;

/** The font size of a field's value, in points of the page: that of the file, or the one at which all of it fits. */
function sizeOf({ defaultAppearanceData, multiLine }: PdfAnnotation, box: Box, letters: number): number {
  const own = defaultAppearanceData?.fontSize ?? 0;
  if (own > 0) return own;
  const [across, down] = [width(box), height(box)];
  return multiLine
    ? Math.min(LARGEST_FITTED, Math.sqrt((across * down) / (LETTER_WIDTH * LINE_HEIGHT * Math.max(1, letters))))
    : Math.min(down, across / (LETTER_WIDTH * Math.max(1, letters)));
}

/** How many of a value's words a field shows; a viewer cuts the others off at its edge. */
function wordsThatFit(words: readonly string[], annotation: PdfAnnotation, box: Box): number {
  const size = sizeOf(annotation, box, words.join(" ").length);
  const lines = annotation.multiLine ? Math.max(1, Math.floor(height(box) / (LINE_HEIGHT * size))) : 1;
  let room = (lines * width(box)) / (LETTER_WIDTH * size) + 1;
  const cut = words.findIndex((word) => (room -= word.length + 1) < 0);
  return cut < 0 ? words.length : cut;
}

/** True when a viewer shows the value of a field: the file does not draw the field in another way, and the value can be read. */
function isDrawnByViewer(annotation: PdfAnnotation, box: Box, scale: number, letters: number): boolean {
  const { hidden, annotationFlags = 0, hasAppearance, defaultAppearanceData, backgroundColor, password } = annotation;
  if (hidden || password || hasAppearance || (annotationFlags & UNVIEWED) !== 0) return false;
  const em = sizeOf(annotation, box, letters) * scale;
  const colour = defaultAppearanceData?.fontColor ? rgbOf(defaultAppearanceData.fontColor) : BLACK;
  const isLargeEnough = em >= SMALLEST_FIELD && Math.min(width(box), height(box)) * scale >= SMALLEST_FIELD;
  return isLargeEnough && !isSame(colour, backgroundColor ? rgbOf(backgroundColor) : WHITE, em);
}

const rgbOf = (colour: ArrayLike<number>): Rgb => [colour[0] ?? 0, colour[1] ?? 0, colour[2] ?? 0];

/**
 * Notes pinned to the page: their text opens on a click and is not on the page. A text that stands on the page is one where the file draws
 * nothing of it. `painted`: ids of the annotations that paint text.
 */
export function notesOf(
  annotations: readonly PdfAnnotation[],
  painted: ReadonlySet<string>,
  page: OnPage,
): { text: string; box: Box }[] {
  return annotations
    .filter(({ subtype }) => subtype !== "Link" && subtype !== "Widget")
    .filter(({ subtype, hasAppearance, id }) => subtype !== "FreeText" || (hasAppearance === true && !painted.has(id)))
    .map((annotation) => ({ text: clean(annotation.contentsObj?.str ?? ""), box: boxOf(annotation, page) }))
    .filter(({ text }) => text !== "");
}

/**
 * Properties with this many words that no page shows are reported. A name or a few key words are shorter; as a title, Canva stores the whole
 * name of the template: "Curriculum Vitae Minimalist Professional …".
 */
const UNSEEN_WORDS: readonly (readonly [property: string, words: number])[] = [
  ["Title", 16],
  ["Subject", 8],
  ["Keywords", 8],
  ["Author", 8],
];

/** Sentences in the file's properties that the pages do not show. */
export function unseenProperties(info: Record<string, unknown>, visibleText: string): HiddenText[] {
  const visible = new Set(visibleText.toLowerCase().split(/\s+/u));
  const texts = UNSEEN_WORDS.flatMap(([property, least]) => {
    const text = typeof info[property] === "string" ? clean(info[property]) : "";
    return text.split(" ").filter((word) => !visible.has(word.toLowerCase())).length >= least ? [text] : [];
  });
  return [...new Set(texts)].map((text) => ({ kind: "metadata", page: 1, text, boxes: [] }));
}
