import type { Rgb } from "./colour.ts";
import type { Box } from "./document.ts";
import { area, asMatrix, height, multiply, union, type Matrix } from "./geometry.ts";
import { Pen, type GlyphShape } from "./glyph-shape.ts";
import type { Paint, Painting, Shape } from "./paint.ts";
import type { PdfFont, PdfOperators } from "./pdf.ts";

/** The drawing of a glyph of a Type 3 font. */
export interface Look {
  /** The box around its ink, in thousandths of the font size from the pen; undefined when it draws nothing. */
  readonly box: Box | undefined;
  /** Its own colour; undefined when it uses the colour of the text. */
  readonly paint: Paint | undefined;
  /** Its bitmap was left out with the other pictures, so its drawing is unknown. */
  readonly isLeftOut: boolean;
  /** It has too little ink for a letter. */
  readonly isSpeck: boolean;
  /** Its outlines, where it has some. */
  readonly shape?: GlyphShape | undefined;
  /** The letters of another font that it consists of. */
  readonly text?: string | undefined;
}

/** Placeholder for the colour of the text while a glyph is interpreted; compared by identity. */
export const TEXT_COLOUR: Rgb = [0, 0, 0];
const EM: Matrix = [1000, 0, 0, 1000, 0, 0];
const NOTHING: Look = { box: undefined, paint: undefined, isLeftOut: false, isSpeck: false };
/** pdf.js drops all operators of a glyph whose bitmap is left out, also that of its width. */
const LEFT_OUT: Look = { ...NOTHING, isLeftOut: true };
const FAINTEST = 0.1;

/** Interprets a glyph's operators with this matrix, starting in `TEXT_COLOUR`. */
type Interpret = (operators: PdfOperators, matrix: Matrix) => Painting;

/** Interprets glyphs of Type 3 fonts, each once. */
export function type3Looks(interpret: Interpret): {
  of(font: PdfFont, name: string | undefined): Look;
  em(font: PdfFont): number;
} {
  const looks = new Map<PdfFont, Map<string, Look>>();
  const of = (font: PdfFont, name: string | undefined): Look => {
    const operators = name === undefined ? undefined : font.charProcOperatorList?.[name];
    if (name === undefined || !operators) return NOTHING;
    if (operators.fnArray.length === 0) return LEFT_OUT;
    const known = looks.get(font) ?? new Map<string, Look>();
    looks.set(font, known);
    const look = known.get(name) ?? lookOf(interpret(operators, multiply(EM, asMatrix(font.fontMatrix))));
    known.set(name, look);
    return look;
  };
  return { of, em: (font) => emOf(font, (name) => of(font, name)) };
}

function lookOf({ glyphs, shapes }: Painting): Look {
  const inked = shapes.filter((shape) => shape.alpha >= FAINTEST);
  const boxes = [...inked.map((shape) => shape.box), ...glyphs.map((glyph) => glyph.box)];
  const isSpeck = glyphs.length === 0 && inked.every(({ isPicture }) => !isPicture) && inkOf(inked) < LEAST_INK;
  const largest = inked.toSorted((a, b) => area(b.box) - area(a.box))[0];
  const own = largest && largest.paint !== TEXT_COLOUR ? largest.paint : undefined;
  if (boxes.length === 0) return NOTHING;
  const text = shapes.length === 0 ? glyphs.map((glyph) => glyph.text).join("") : undefined;
  return { box: boxes.reduce(union), paint: own, isLeftOut: false, isSpeck, shape: shapeOf(inked), text };
}

/** The outlines of a glyph, with heights above the baseline. */
function shapeOf(shapes: readonly Shape[]): GlyphShape | undefined {
  if (shapes.some(({ isPicture }) => isPicture)) return undefined;
  const pen = new Pen();
  for (const {
    polygons,
    box: [x0, y0, x1, y1],
  } of shapes) {
    for (const points of polygons ?? [[x0, y0, x1, y0, x1, y1, x0, y1]]) {
      pen.begin(points[0]!, points[1]!);
      for (let i = 2; i < points.length; i += 2) pen.to(points[i]!, points[i + 1]!);
    }
  }
  pen.end();
  return pen.shape(1 / 1000);
}

/** Ink of less than this share of the em square is a speck and no letter. */
const LEAST_INK = 0.002;
const inkOf = (shapes: readonly { readonly box: Box }[]) => shapes.reduce((sum, { box }) => sum + area(box), 0) / 1_000_000;

const ems = new WeakMap<PdfFont, number>();

/**
 * Height of the em square at size 1. Type 3 fonts choose their own units, so it is taken from their bounding box, but is at most twice the
 * height of the tallest glyph, because some bounding boxes are far too large.
 */
function emOf(font: PdfFont, look: (name: string) => Look): number {
  const known = ems.get(font);
  if (known !== undefined) return known;
  const unit = Math.abs(font.fontMatrix?.[3] ?? 0.001);
  const bounds = font.bbox ? Math.abs((font.bbox[3] ?? 0) - (font.bbox[1] ?? 0)) : 0;
  const stated = bounds > 0 ? bounds * unit : 1000 * unit;
  const boxes = Object.keys(font.charProcOperatorList ?? {})
    .map((name) => look(name).box)
    .filter((box) => box !== undefined);
  const drawn = boxes.length === 0 ? stated / 2 : height(boxes.reduce(union)) / 1000;
  const em = Math.min(stated, 2 * drawn);
  ems.set(font, em);
  return em;
}
