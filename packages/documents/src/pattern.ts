import { parseHex, type Rgb } from "./colour.ts";
import { colourOf } from "./compose.ts";
import type { Box } from "./document.ts";
import { applyX, applyY, asMatrix, multiply, type Matrix } from "./geometry.ts";
import type { Painting, Paint } from "./paint.ts";
import { TRANSPARENT } from "./paint.ts";
import type { PdfOperators } from "./pdf.ts";
import { invert } from "./picture.ts";
import { shadingPaint } from "./shading.ts";

/** The surroundings of a pattern. */
export interface PatternContext {
  /** From the coordinates of patterns (those of the page or form) to displayed ones. */
  readonly matrix: Matrix;
  readonly objectOf: (id: unknown) => unknown;
  /** Interprets the operators of one tile; `matrix` leads to displayed coordinates. */
  readonly tile: (operators: PdfOperators, matrix: Matrix, colour: Rgb) => Painting;
}

/** The paint of a pattern from the arguments of `setFillColorN`; undefined for an unknown kind. */
export function patternPaint(args: readonly unknown[], context: PatternContext): Paint | undefined {
  if (args[0] === "Shading") {
    return shadingPaint(context.objectOf(args[1]), multiply(context.matrix, asMatrix(args[2] as ArrayLike<number> | null)));
  }
  return args[0] === "TilingPattern" ? tiling(args, context) : undefined;
}

/** Repeats one tile over the page. */
function tiling(args: readonly unknown[], context: PatternContext): Paint | undefined {
  const [, colour, operators, ownMatrix, bounds, xStep, yStep] = args as [
    ...[string, string | null, PdfOperators, ArrayLike<number>, ArrayLike<number>, number, number],
  ];
  const matrix = multiply(context.matrix, asMatrix(ownMatrix));
  const back = invert(matrix);
  const [dx, dy] = [Math.abs(xStep), Math.abs(yStep)];
  if (!back || !(dx > 0) || !(dy > 0)) return undefined;
  const [x0, y0] = Array.from(bounds) as unknown as Box;
  const { root } = context.tile(operators, matrix, parseHex(colour));
  return (x, y) => {
    const [px, py] = [applyX(back, x, y), applyY(back, x, y)];
    const [tx, ty] = [x0 + wrap(px - x0, dx), y0 + wrap(py - y0, dy)];
    return colourOf(root, applyX(matrix, tx, ty), applyY(matrix, tx, ty), {}, TRANSPARENT);
  };
}

const wrap = (value: number, step: number) => value - Math.floor(value / step) * step;
