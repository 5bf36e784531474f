import type { Box } from "./document.ts";
import { applyX, applyY, type Matrix, type Polygons } from "./geometry.ts";

/** Outline commands inside pdf.js's `constructPath`. */
const MOVE = 0;
const LINE = 1;
const CURVE = 2;
const CLOSE = 3;
const CURVE_STEPS = 6;

export const corners = ([x0, y0, x1, y1]: Box): number[] => [x0, y0, x1, y0, x1, y1, x0, y1];

/** A rectangle's corners after a transformation. */
export const cornersIn = (m: Matrix, box: Box): number[] => {
  const points = corners(box);
  for (let i = 0; i < points.length; i += 2) {
    const [x, y] = [points[i]!, points[i + 1]!];
    points[i] = applyX(m, x, y);
    points[i + 1] = applyY(m, x, y);
  }
  return points;
};

/** Turns outline commands into lists of points on the displayed page, and curves into a few straight pieces. */
export function trace(commands: ArrayLike<number>, m: Matrix): number[][] {
  const lines: number[][] = [];
  let current: number[] = [];
  let [x, y] = [0, 0];
  const lineTo = (toX: number, toY: number) => {
    [x, y] = [toX, toY];
    current.push(applyX(m, x, y), applyY(m, x, y));
  };
  for (let i = 0; i < commands.length;) {
    const command = commands[i++];
    if (command === MOVE) {
      current = [];
      lines.push(current);
      lineTo(commands[i++]!, commands[i++]!);
    } else if (command === LINE) {
      lineTo(commands[i++]!, commands[i++]!);
    } else if (command === CURVE) {
      const [fromX, fromY] = [x, y];
      const [ax, ay, bx, by] = [commands[i++]!, commands[i++]!, commands[i++]!, commands[i++]!];
      const [toX, toY] = [commands[i++]!, commands[i++]!];
      for (let step = 1; step <= CURVE_STEPS; step += 1) {
        const t = step / CURVE_STEPS;
        const u = 1 - t;
        const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
        lineTo(p * fromX + q * ax + r * bx + s * toX, p * fromY + q * ay + r * by + s * toY);
      }
    } else if (command === CLOSE && current.length >= 2) {
      current.push(current[0]!, current[1]!);
    }
  }
  return lines;
}

/** The areas that outlines enclose; an outline of fewer than three points encloses none. */
export const areas = (lines: readonly number[][]): Polygons => lines.filter((points) => points.length >= 6);

/** The upright rectangle around all points; undefined without points. */
export function boundsOf(polygons: Polygons): Box | undefined {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const points of polygons) {
    for (let i = 0; i < points.length; i += 2) {
      const [x, y] = [points[i]!, points[i + 1]!];
      if (x < x0) x0 = x;
      if (x > x1) x1 = x;
      if (y < y0) y0 = y;
      if (y > y1) y1 = y;
    }
  }
  return x0 <= x1 && y0 <= y1 ? [x0, y0, x1, y1] : undefined;
}

/** The area that a pen of this width, in displayed points, paints along outlines: a rectangle for each piece. */
export function stroked(lines: readonly number[][], pen: number, hasLongEnds: boolean): Polygons {
  const pieces: number[][] = [];
  const half = pen / 2;
  for (const points of lines) {
    for (let i = 0; i + 3 < points.length; i += 2) {
      const [x0, y0, x1, y1] = [points[i]!, points[i + 1]!, points[i + 2]!, points[i + 3]!];
      const length = Math.hypot(x1 - x0, y1 - y0);
      if (length === 0) continue;
      const [ux, uy] = [((x1 - x0) / length) * half, ((y1 - y0) / length) * half];
      const [ex, ey] = hasLongEnds ? [ux, uy] : [0, 0];
      // All pieces turn the same way, so that overlapping pieces add up in the winding number.
      const far = [x1 + ex - uy, y1 + ey + ux, x1 + ex + uy, y1 + ey - ux];
      pieces.push([x0 - ex - uy, y0 - ey + ux, ...far, x0 - ex + uy, y0 - ey - ux]);
    }
  }
  return pieces;
}
