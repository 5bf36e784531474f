import { BLACK, parseHex, type Rgb } from "./colour.ts";
import type { Box } from "./document.ts";
import type { Matrix } from "./geometry.ts";
import type { Glyph } from "./paint.ts";
import type { PdfFont } from "./pdf.ts";

/** The graphics state that `q` saves and `Q` brings back. */
export interface State {
  /** To displayed coordinates. */
  matrix: Matrix;
  clip: Box;
  fill: Rgb | undefined;
  stroke: Rgb | undefined;
  fillAlpha: number;
  strokeAlpha: number;
  /** Opacity of the transparency groups around. */
  groupAlpha: number;
  blend: string;
  isMasked: boolean;
  font: PdfFont;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  /** 1 is as designed. */
  scale: number;
  leading: number;
  rise: number;
  mode: number;
  /** Text that has become part of the clipping path (modes 4 to 7). */
  textClip: Glyph[];
  /** How much had been painted when the coordinates last changed at this level. */
  paintedBefore: number | undefined;
}

export const initialState = (matrix: Matrix, clip: Box): State => ({
  matrix,
  clip,
  fill: BLACK,
  stroke: BLACK,
  fillAlpha: 1,
  strokeAlpha: 1,
  groupAlpha: 1,
  blend: "source-over",
  isMasked: false,
  font: {},
  fontSize: 0,
  charSpacing: 0,
  wordSpacing: 0,
  scale: 1,
  leading: 0,
  rise: 0,
  mode: 0,
  textClip: [],
  paintedBefore: undefined,
});

/** Applies an ExtGState as pdf.js sends it: pairs of key and value. */
export function applyExtGState(state: State, entries: unknown, fontOf: (id: unknown) => PdfFont): void {
  if (!Array.isArray(entries)) return;
  for (const entry of entries as [string, unknown][]) {
    const [key, value] = entry;
    if (key === "ca" && typeof value === "number") state.fillAlpha = value;
    else if (key === "CA" && typeof value === "number") state.strokeAlpha = value;
    else if (key === "BM" && typeof value === "string") state.blend = value;
    else if (key === "SMask") state.isMasked = Boolean(value);
    else if (key === "Font" && Array.isArray(value)) {
      state.font = fontOf(value[0]);
      state.fontSize = Number(value[1]) || 0;
    }
  }
}

export const colourOf = (args: readonly unknown[]): Rgb => parseHex(args[0]);
