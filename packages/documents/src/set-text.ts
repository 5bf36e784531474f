import { IDENTITY, applyX, applyY, multiply, transformBox, type Matrix } from "./geometry.ts";
import type { Box } from "./document.ts";
import type { Glyph, Style } from "./paint.ts";
import type { PdfFont, PdfGlyph } from "./pdf.ts";
import { strokeWidth, type GraphicsState } from "./graphics-state.ts";
import type { Look } from "./type3.ts";

/** What fonts tell about their glyphs beyond their widths. */
export interface Fonts {
  /** Type 3 fonts only. */
  lookOf(font: PdfFont, glyph: PdfGlyph): Look;
  /** Whether a bitmap that is missing is missing for good; not known while pictures are left out. */
  readonly isLeftOutBlank: boolean | undefined;
  /** How high a font's em square is at size 1. */
  emOf(font: PdfFont): number;
  /** Told of every glyph that an embedded font is used for. */
  note(font: PdfFont, glyph: PdfGlyph): void;
}

/** The text matrices, which begin anew with every text object. */
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

  /** The pen has moved this far, in text units. */
  advance(x: number, y: number): void {
    this.#text = multiply(this.#text, [1, 0, 0, 1, x, y]);
  }
}

/** The glyphs that one text operator shows, with their places on the displayed page; the pen is moved behind them. */
export function setText(
  items: readonly (PdfGlyph | number | null)[],
  {
    state,
    position,
    fonts,
    order,
    isLayerOff,
  }: { state: GraphicsState; position: TextPosition; fonts: Fonts; order: number; isLayerOff: boolean },
): Glyph[] {
  const { font, fontSize, scale, rise } = state;
  const unit = font.fontMatrix?.[0] ?? 0.001;
  const matrix = multiply(state.matrix, position.matrix);
  const design = fonts.emOf(font);
  const style = styleOf(state, matrix, design, isLayerOff);
  const ascent = (font.ascent || 0.75) * fontSize * design + rise;
  const descent = (font.descent || -0.25) * fontSize * design + rise;
  const glyphs: Glyph[] = [];
  // Where the pen stands, along the line of writing, in text units.
  let pen = 0;
  for (const item of items) {
    if (typeof item === "number") {
      pen -= (item / 1000) * fontSize * (font.vertical ? 1 : scale);
      continue;
    }
    if (!item) continue;
    const spacing = state.charSpacing + (item.isSpace ? state.wordSpacing : 0);
    const own = (item.width ?? 0) * unit * fontSize;
    if (!font.isType3Font) fonts.note(font, item);
    const look = font.isType3Font ? fonts.lookOf(font, item) : undefined;
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
    glyphs.push({
      text: item.unicode ?? "",
      style,
      box: transformBox(matrix, body),
      x: applyX(matrix, px, py),
      y: applyY(matrix, px, py),
      endX: applyX(matrix, qx, qy),
      endY: applyY(matrix, qx, qy),
      order,
      isBlank: look?.isLeftOut ? fonts.isLeftOutBlank : look ? !look.box : false,
      ownPaint: look?.paint,
    });
    pen = end;
  }
  if (font.vertical) position.advance(0, pen);
  else position.advance(pen, 0);
  return glyphs;
}

const inkBox = ([x0, y0, x1, y1]: Box, { fontSize, scale, rise }: GraphicsState, pen: number): Box => {
  const size = fontSize / 1000;
  return [pen + x0 * size * scale, y0 * size + rise, pen + x1 * size * scale, y1 * size + rise];
};

function styleOf(state: GraphicsState, matrix: Matrix, design: number, isLayerOff: boolean): Style {
  const { font, fontSize } = state;
  const along = Math.hypot(matrix[0], matrix[1]);
  // How far apart two lines of writing come to lie: a slant does not count, nor does what only makes letters wider.
  const up = along === 0 ? Math.hypot(matrix[2], matrix[3]) : Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]) / along;
  const way: [number, number] = font.vertical ? [-matrix[2], -matrix[3]] : [matrix[0], matrix[1]];
  const sign = font.vertical ? 1 : Math.sign(fontSize * state.scale) || 1;
  const length = Math.hypot(...way) || 1;
  return {
    font,
    em: up * Math.abs(fontSize) * design,
    stretch: up === 0 ? 0 : (along * Math.abs(state.scale)) / up,
    along: [(way[0] / length) * sign, (way[1] / length) * sign],
    mode: state.mode,
    fill: state.fill,
    stroke: state.stroke,
    fillAlpha: state.fillAlpha,
    strokeAlpha: state.strokeAlpha,
    pen: strokeWidth(state),
    groupAlpha: state.groupAlpha,
    blend: state.blend,
    mask: state.mask,
    clip: state.clip,
    isLayerOff,
  };
}
