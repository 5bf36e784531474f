import { IDENTITY, applyX, applyY, multiply, transformBox, type Matrix } from "./geometry.ts";
import type { Box } from "./document.ts";
import type { Glyph, Style } from "./paint.ts";
import type { PdfFont, PdfGlyph } from "./pdf.ts";
import { drawnShare, unitOnPage, strokeWidth, type GraphicsState } from "./graphics-state.ts";
import { textOf } from "./glyph-text.ts";
import type { Look } from "./type3.ts";

/** Facts about glyphs that only their fonts know. */
export interface Fonts {
  /** Type 3 fonts only. */
  lookOf(font: PdfFont, glyph: PdfGlyph): Look;
  /** Height of a font's em square at size 1. */
  emOf(font: PdfFont): number;
  /** Called for every glyph shown; with its drawing in a Type 3 font. */
  note(font: PdfFont, glyph: PdfGlyph, look?: Look): void;
  /** False for a glyph of an embedded font that draws nothing. */
  paints(font: PdfFont, glyph: PdfGlyph): boolean;
}

/** The text and line matrices, which every text object resets. */
export class TextPosition {
  #text: Matrix = IDENTITY;
  #line: Matrix = IDENTITY;

  begin(): void {
    this.set(IDENTITY);
  }

  set(matrix: Matrix): void {
    this.#line = matrix;
    this.#text = matrix;
  }

  moveLine(x: number, y: number): void {
    this.set(multiply(this.#line, [1, 0, 0, 1, x, y]));
  }

  get matrix(): Matrix {
    return this.#text;
  }

  /** Moves the pen, in text units. */
  advance(x: number, y: number): void {
    this.#text = multiply(this.#text, [1, 0, 0, 1, x, y]);
  }
}

type Place = Pick<Style, "isLayerOff" | "isOfAnnotation">;

/** Icons that one text operator shows. */
const MOST_ICONS = 2;

/** The glyphs that one text operator shows, with their boxes on the displayed page. Moves the pen to their end. */
export function setText(
  items: readonly (PdfGlyph | number | null)[],
  {
    state,
    position,
    fonts,
    order,
    ...place
  }: { state: GraphicsState; position: TextPosition; fonts: Fonts; order: number } & Place,
): Glyph[] {
  const { font, fontSize, scale, rise } = state;
  const unit = font.fontMatrix?.[0] ?? 0.001;
  const matrix = multiply(state.matrix, position.matrix);
  const design = fonts.emOf(font);
  const style = styleOf(state, matrix, design, place);
  const ascent = (font.ascent || 0.75) * fontSize * design + rise;
  const descent = (font.descent || -0.25) * fontSize * design + rise;
  const glyphs: Glyph[] = [];
  const isAlone = items.filter((item) => typeof item === "object").length <= MOST_ICONS;
  // Position of the pen along the line of writing, in text units.
  let pen = 0;
  for (const item of items) {
    if (typeof item === "number") {
      pen -= (item / 1000) * fontSize * (font.vertical ? 1 : scale);
      continue;
    }
    if (!item) continue;
    const spacing = state.charSpacing + (item.isSpace ? state.wordSpacing : 0);
    const own = (item.width ?? 0) * unit * fontSize;
    const look = font.isType3Font ? fonts.lookOf(font, item) : undefined;
    fonts.note(font, item, look);
    let body: Box;
    let advance: number;
    if (font.vertical) {
      const drop = Math.abs(item.vmetric?.[0] ?? 1000) * 0.001 * fontSize;
      body = [-own / 2, pen - drop, own / 2, pen];
      advance = spacing - drop;
    } else {
      body = look?.box ? inkBox(look.box, state, pen) : [pen, descent, pen + own * scale, ascent];
      advance = (own + spacing) * scale;
    }
    const end = pen + advance;
    const [px, py, qx, qy] = font.vertical ? [0, pen, 0, end] : [pen, rise, end, rise];
    const text = textOf(font, item, isAlone);
    glyphs.push({
      text,
      style,
      box: transformBox(matrix, body),
      x: applyX(matrix, px, py),
      y: applyY(matrix, px, py),
      endX: applyX(matrix, qx, qy),
      endY: applyY(matrix, qx, qy),
      order,
      isBlank: look?.isLeftOut ? undefined : look ? !look.box || look.isSpeck : false,
      isOther: font.missingFile === true ? isOtherLetter(item) : look?.text !== undefined && isOtherThan(item, look.text),
      isPaintedSpace: text.trim() === "" && (look ? look.box !== undefined : paintsSpace(font, item, fonts)),
      ownPaint: look?.paint,
    });
    pen = end;
  }
  if (font.vertical) position.advance(0, pen);
  else position.advance(pen, 0);
  return glyphs;
}

/**
 * True for a letter of a font that is not embedded, when the viewer's own font draws another sign in its place, or a blank. Letters of embedded
 * fonts can be told only by their shapes.
 */
const isOtherLetter = ({ fontChar, unicode }: PdfGlyph): boolean =>
  fontChar !== undefined && LATIN.test(unicode ?? "") && unicode !== fontChar && PRINTED.test(fontChar);

const isOtherThan = ({ unicode = "" }: PdfGlyph, drawn: string): boolean => LATIN.test(unicode) && unicode !== drawn;

/** True for a glyph that reads as nothing and is drawn. */
const paintsSpace = (font: PdfFont, glyph: PdfGlyph, fonts: Fonts): boolean =>
  font.missingFile === true ? (glyph.fontChar ?? "").trim() !== "" : fonts.paints(font, glyph);

const LATIN = /^[A-Za-z]$/;
/** Signs that fonts of a viewer have. Symbols of fonts that it lacks stand in the private area. */
const PRINTED = /^[ -~\u00a0-\u02ff\u2010-\u2044]$/;

const inkBox = ([x0, y0, x1, y1]: Box, { fontSize, scale, rise }: GraphicsState, pen: number): Box => {
  const size = fontSize / 1000;
  return [pen + x0 * size * scale, y0 * size + rise, pen + x1 * size * scale, y1 * size + rise];
};

/**
 * True where the page shows letters as a mirror does: the coordinates of a page run upwards, those of its display downwards. The letters of a
 * Type 3 font may be drawn either way.
 */
const isMirrored = ({ font, scale }: GraphicsState, [a, b, c, d]: Matrix): boolean =>
  font.isType3Font !== true && (a * d - b * c) * scale > 0;

/** Length of a letter's outline in its size. */
const OUTLINE_EMS = 3;
/** Letters of whose outline less is drawn cannot be read. */
const LEAST_DRAWN = 0.35;

/** Share of its pixels that a line colours, at twice the resolution of a page on a screen; `pen` in points. */
const lineCoverage = (pen: number) => Math.min(1, 2 * pen);

function styleOf(state: GraphicsState, matrix: Matrix, design: number, place: Place): Style {
  const { font, fontSize } = state;
  const along = Math.hypot(matrix[0], matrix[1]);
  // Distance between two lines of writing; neither a slant nor wider letters change it.
  const up = along === 0 ? Math.hypot(matrix[2], matrix[3]) : Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]) / along;
  const way: [number, number] = font.vertical ? [-matrix[2], -matrix[3]] : [matrix[0], matrix[1]];
  const sign = font.vertical ? 1 : Math.sign(fontSize * state.scale) || 1;
  const length = Math.hypot(...way) || 1;
  const em = up * Math.abs(fontSize) * design;
  // Dashes are measured in user space.
  const outline = (OUTLINE_EMS * em) / (unitOnPage(state) || 1);
  return {
    font,
    em,
    stretch: up === 0 ? 0 : (along * Math.abs(state.scale)) / up,
    along: [(way[0] / length) * sign, (way[1] / length) * sign],
    mode: state.mode,
    fill: state.fill,
    stroke: state.stroke,
    fillAlpha: state.fillAlpha,
    strokeAlpha: state.mode % 4 === 1 ? state.strokeAlpha * lineCoverage(strokeWidth(state)) : state.strokeAlpha,
    pen: strokeWidth(state),
    isBroken: state.mode % 4 === 1 && drawnShare(state.dash, outline) < LEAST_DRAWN,
    isMirrored: isMirrored(state, matrix),
    groupAlpha: state.groupAlpha,
    blend: state.blend,
    mask: state.mask,
    clip: state.clip,
    ...place,
  };
}
