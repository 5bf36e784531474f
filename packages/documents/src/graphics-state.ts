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
  /** Lengths of the dashes and gaps of a line by turns, in user space, and where in them it begins; without lengths it is whole. */
  dash: { readonly lengths: readonly number[]; readonly phase: number };
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

const WHOLE_LINE: GraphicsState["dash"] = { lengths: [], phase: 0 };

/** The dash of two operands, the lengths and the phase. A pattern without any length is a whole line. */
export function dashOf(lengths: unknown, phase: unknown): GraphicsState["dash"] {
  const all = typeof lengths === "object" && lengths !== null ? Array.from(lengths as ArrayLike<number>, Number) : [];
  return all.some((length) => length > 0) && all.every((length) => length >= 0)
    ? { lengths: all, phase: Math.max(0, Number(phase) || 0) }
    : WHOLE_LINE;
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
  dash: WHOLE_LINE,
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
    else if (key === "D" && Array.isArray(value)) state.dash = dashOf(value[0], value[1]);
    else if (key === "SMask") state.mask = value ? mask : undefined;
    else if (key === "Font" && Array.isArray(value)) {
      state.font = fontOf(value[0]);
      state.fontSize = Number(value[1]) || 0;
    }
  }
}

/** Share of a line of this length, in user space, that its dashes draw. */
export function drawnShare({ lengths, phase }: GraphicsState["dash"], length: number): number {
  const whole = lengths.reduce((sum, one) => sum + one, 0) * (lengths.length % 2 === 0 ? 1 : 2);
  if (whole === 0 || length <= 0) return 1;
  let at = -(phase % whole);
  let drawn = 0;
  for (let i = 0; at < length && i < MOST_DASHES; i += 1) {
    const end = at + lengths[i % lengths.length]!;
    if (i % 2 === 0) drawn += Math.max(0, Math.min(end, length) - Math.max(at, 0));
    at = end;
  }
  // A pattern much finer than the line is the same all along.
  return at < length ? drawn / Math.max(at, 1e-9) : drawn / length;
}

const MOST_DASHES = 200;

/** Factor from lengths of user space to the displayed page. */
export const unitOnPage = ({ matrix }: GraphicsState): number =>
  Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));

/** Width of a stroke on the displayed page, in points. */
export const strokeWidth = (state: GraphicsState): number => state.lineWidth * unitOnPage(state);
