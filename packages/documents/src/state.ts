import type { Clip } from "./clip.ts";
import { BLACK, parseHex, type Rgb } from "./colour.ts";
import type { Matrix } from "./geometry.ts";
import type { Glyph, Mask, Paint } from "./paint.ts";
import type { PdfFont } from "./pdf.ts";

/** The graphics state that `q` saves and `Q` brings back. */
export interface State {
  /** To displayed coordinates. */
  matrix: Matrix;
  clip: Clip;
  fill: Paint | undefined;
  stroke: Paint | undefined;
  fillAlpha: number;
  strokeAlpha: number;
  /** Opacity of the transparency groups around. */
  groupAlpha: number;
  blend: string;
  mask: Mask | undefined;
  /** In units of the coordinates. */
  lineWidth: number;
  /** Lines reach over their ends by half their width (caps 1 and 2). */
  hasLongEnds: boolean;
  font: PdfFont;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  /** 1 is as designed. */
  scale: number;
  leading: number;
  rise: number;
  mode: number;
  /** Text that becomes part of the clip when its text object ends (modes 4 to 7). */
  textClip: Glyph[];
  /** How much had been painted when the coordinates last changed at this level. */
  paintedBefore: number | undefined;
}

export const initialState = (matrix: Matrix, clip: Clip, colour: Rgb = BLACK): State => ({
  matrix,
  clip,
  fill: colour,
  stroke: colour,
  fillAlpha: 1,
  strokeAlpha: 1,
  groupAlpha: 1,
  blend: "source-over",
  mask: undefined,
  lineWidth: 1,
  hasLongEnds: false,
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

/** Applies an ExtGState as pdf.js sends it: pairs of key and value. `mask`: the soft mask that was drawn last. */
export function applyExtGState(state: State, entries: unknown, fontOf: (id: unknown) => PdfFont, mask: Mask | undefined): void {
  if (!Array.isArray(entries)) return;
  for (const entry of entries as [string, unknown][]) {
    const [key, value] = entry;
    if (key === "ca" && typeof value === "number") state.fillAlpha = value;
    else if (key === "CA" && typeof value === "number") state.strokeAlpha = value;
    else if (key === "BM" && typeof value === "string") state.blend = value;
    else if (key === "LW" && typeof value === "number") state.lineWidth = value;
    else if (key === "LC" && typeof value === "number") state.hasLongEnds = value > 0;
    else if (key === "SMask") state.mask = value ? mask : undefined;
    else if (key === "Font" && Array.isArray(value)) {
      state.font = fontOf(value[0]);
      state.fontSize = Number(value[1]) || 0;
    }
  }
}

export const colourOf = (args: readonly unknown[]): Rgb => parseHex(args[0]);
