import { parseHex, type Rgb } from "./colour.ts";
import { colourOf } from "./compose.ts";
import type { Box } from "./document.ts";
import { applyX, applyY, asMatrix, multiply, type Matrix } from "./geometry.ts";
import type { Painting, Paint } from "./paint.ts";
import { TRANSPARENT } from "./paint.ts";
import type { PdfOperators } from "./pdf.ts";
import { invert } from "./picture.ts";
import { shadingPaint } from "./shading.ts";

/** What a pattern needs of its surroundings. */
export interface Ground {
  /** From the coordinates that patterns go by (those of the page or form) to displayed ones. */
  readonly matrix: Matrix;
  readonly objectOf: (id: unknown) => unknown;
  /** Interprets the operators of one tile, whose matrix to displayed coordinates this is. */
  readonly tile: (operators: PdfOperators, matrix: Matrix, colour: Rgb) => Painting;
}

/** The paint of a pattern as pdf.js sends it with `setFillColorN`; nothing for one that it does not know. */
export function patternPaint(args: readonly unknown[], ground: Ground): Paint | undefined {
  if (args[0] === "Shading") {
    return shadingPaint(ground.objectOf(args[1]), multiply(ground.matrix, asMatrix(args[2] as ArrayLike<number> | null)));
  }
  return args[0] === "TilingPattern" ? tiling(args, ground) : undefined;
}

/** Every place of the page shows the same place of the one tile. */
function tiling(args: readonly unknown[], ground: Ground): Paint | undefined {
  const [, colour, operators, ownMatrix, bounds, xStep, yStep] = args as [
    ...[string, string | null, PdfOperators, ArrayLike<number>, ArrayLike<number>, number, number],
  ];
  const matrix = multiply(ground.matrix, asMatrix(ownMatrix));
  const back = invert(matrix);
  const [dx, dy] = [Math.abs(xStep), Math.abs(yStep)];
  if (!back || !(dx > 0) || !(dy > 0)) return undefined;
  const [x0, y0] = Array.from(bounds) as unknown as Box;
  const { root } = ground.tile(operators, matrix, parseHex(colour));
  return (x, y) => {
    const [px, py] = [applyX(back, x, y), applyY(back, x, y)];
    const [tx, ty] = [x0 + wrap(px - x0, dx), y0 + wrap(py - y0, dy)];
    return colourOf(root, applyX(matrix, tx, ty), applyY(matrix, tx, ty), {}, TRANSPARENT);
  };
}

const wrap = (value: number, step: number) => value - Math.floor(value / step) * step;
