import type { Clip } from "./clip.ts";
import { BLACK, type Rgb } from "./colour.ts";
import type { Matrix } from "./geometry.ts";
import type { Glyph, Mask, Paint } from "./paint.ts";
import type { PdfFont } from "./pdf.ts";

/** The graphics state, which `q` saves and `Q` restores (ISO 32000-2, 8.4). */
export interface GraphicsState {
  /** From user space to the displayed page. */
  matrix: Matrix;
  clip: Clip;
  fill: Paint | undefined;
  stroke: Paint | undefined;
  fillAlpha: number;
  strokeAlpha: number;
  /** Combined opacity of the enclosing transparency groups. */
  groupAlpha: number;
  blend: string;
  mask: Mask | undefined;
  /** In user space. */
  lineWidth: number;
  /** Line caps 1 and 2 extend a line by half its width at both ends. */
  hasLongEnds: boolean;
  font: PdfFont;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  /** Horizontal scaling; 1 leaves glyphs as designed. */
  scale: number;
  leading: number;
  rise: number;
  mode: number;
  /** Glyphs shown in render modes 4 to 7: they join the clip when their text object ends. */
  textClip: Glyph[];
  /** Painting order at the last change of `matrix` since the last `q`; see `Interpreter.restore`. */
  orderAtTransform: number | undefined;
}

export const initialState = (matrix: Matrix, clip: Clip, colour: Rgb = BLACK): GraphicsState => ({
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
  orderAtTransform: undefined,
});

/** Applies an ExtGState dictionary, which pdf.js sends as pairs of key and value. `mask` is the soft mask drawn last. */
export function applyExtGState(
  state: GraphicsState,
  entries: unknown,
  fontOf: (id: unknown) => PdfFont,
  mask: Mask | undefined,
): void {
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

/** Width of a stroke on the displayed page, in points. */
export const strokeWidth = ({ lineWidth, matrix }: GraphicsState): number =>
  lineWidth * Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
