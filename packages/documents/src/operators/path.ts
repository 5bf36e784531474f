import { narrowTo } from "../clip.ts";
import { NOWHERE } from "../geometry.ts";
import { strokeWidth } from "../graphics-state.ts";
import type { Interpreter, OperatorTable } from "../interpreter.ts";
import { areas, boundsOf, corners, stroked, trace } from "../outlines.ts";
import { OPS } from "../pdf.ts";
import { shadingPaint } from "../shading.ts";

/** Thinner lines, in points, cover nothing. */
const THINNEST_STROKE = 1.5;

const FILLS: ReadonlySet<number> = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
  OPS.rawFillPath,
]);
const STROKES: ReadonlySet<number> = new Set([
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const EVEN_ODD: ReadonlySet<number> = new Set([OPS.eoFill, OPS.eoFillStroke, OPS.closeEOFillStroke]);

function paintPath(interpreter: Interpreter, args: readonly unknown[]): void {
  const [operator, [commands]] = args as [number, [ArrayLike<number> | null]];
  const { graphics } = interpreter;
  const lines = commands ? trace(commands, graphics.matrix) : [];
  if (FILLS.has(operator)) {
    const isEvenOdd = EVEN_ODD.has(operator);
    interpreter.addShape({
      polygons: areas(lines),
      isEvenOdd,
      paint: graphics.fill,
      alpha: graphics.fillAlpha,
      isPicture: false,
    });
  }
  if (STROKES.has(operator)) {
    const pen = strokeWidth(graphics);
    // A thin line takes its turn in the painting order but leaves no shape.
    if (pen < THINNEST_STROKE && interpreter.mayVeil) veilAlong(interpreter, lines, pen);
    const polygons = pen < THINNEST_STROKE && interpreter.nesting.depth === 0 ? [] : stroked(lines, pen, graphics.hasLongEnds);
    interpreter.addShape({ polygons, paint: graphics.stroke, alpha: graphics.strokeAlpha, isPicture: false });
  }
  clipToPath(interpreter, lines);
}

function veilAlong({ veils }: Interpreter, lines: readonly number[][], pen: number): void {
  const width = Math.max(pen, HAIRLINE);
  for (const points of lines) {
    for (let i = 0; i + 3 < points.length; i += 2) {
      veils.addLine([points[i]!, points[i + 1]!, points[i + 2]!, points[i + 3]!], width);
    }
  }
}

/** Viewers draw thinner lines this wide, in points. */
const HAIRLINE = 0.4;

/** Applies a clip that was announced before the path was painted. */
function clipToPath(interpreter: Interpreter, lines: readonly number[][]): void {
  const { graphics, pendingClip } = interpreter;
  if (pendingClip === "none") return;
  const bounds = boundsOf(lines);
  // An outline without any point clips everything away, as does one without area.
  graphics.clip = bounds ? narrowTo(graphics.clip, bounds, areas(lines), pendingClip === "evenOdd") : { box: NOWHERE };
  interpreter.pendingClip = "none";
}

function fillWithShading(interpreter: Interpreter, args: readonly unknown[]): void {
  const { graphics, surface } = interpreter;
  const paint = shadingPaint(surface.objectOf(args[0]), graphics.matrix);
  interpreter.addShape({ polygons: [corners(graphics.clip.box)], paint, alpha: graphics.fillAlpha, isPicture: false });
}

export const pathOperators: OperatorTable = {
  [OPS.clip]: (interpreter) => {
    interpreter.pendingClip = "winding";
  },
  [OPS.eoClip]: (interpreter) => {
    interpreter.pendingClip = "evenOdd";
  },
  [OPS.constructPath]: paintPath,
  [OPS.shadingFill]: fillWithShading,
};
