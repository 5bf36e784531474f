import type { Box } from "./document.ts";

/** A PDF matrix [a b c d e f]: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
export const NOWHERE: Box = [0, 0, 0, 0];

/** Applies `inner` first, then `outer`. */
export const multiply = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

export const applyX = (m: Matrix, x: number, y: number) => m[0] * x + m[2] * y + m[4];
export const applyY = (m: Matrix, x: number, y: number) => m[1] * x + m[3] * y + m[5];

/** A matrix as pdf.js sends it (array or Float32Array); the identity for anything malformed. */
export function asMatrix(value: ArrayLike<number> | null | undefined): Matrix {
  if (!value || value.length < 6) return IDENTITY;
  const numbers = Array.from(value).slice(0, 6);
  return numbers.every(Number.isFinite) ? (numbers as unknown as Matrix) : IDENTITY;
}

/** The upright rectangle around a transformed rectangle. */
export function transformBox(m: Matrix, [x0, y0, x1, y1]: Box): Box {
  const [ax, bx, cx, dx] = [applyX(m, x0, y0), applyX(m, x1, y0), applyX(m, x0, y1), applyX(m, x1, y1)];
  const [ay, by, cy, dy] = [applyY(m, x0, y0), applyY(m, x1, y0), applyY(m, x0, y1), applyY(m, x1, y1)];
  return [Math.min(ax, bx, cx, dx), Math.min(ay, by, cy, dy), Math.max(ax, bx, cx, dx), Math.max(ay, by, cy, dy)];
}

/** The intersection of two rectangles; `NOWHERE` when it is empty. */
export function intersect(a: Box, b: Box): Box {
  const box: Box = [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];
  return box[2] <= box[0] || box[3] <= box[1] ? NOWHERE : box;
}

export const union = (a: Box, b: Box): Box => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];

/** The rectangle around all of these, which must not be empty. */
export function around(boxes: readonly { readonly box: Box }[]): Box {
  let [x0, y0, x1, y1] = boxes[0]!.box;
  for (const { box } of boxes) {
    x0 = Math.min(x0, box[0]);
    y0 = Math.min(y0, box[1]);
    x1 = Math.max(x1, box[2]);
    y1 = Math.max(y1, box[3]);
  }
  return [x0, y0, x1, y1];
}

export const width = (box: Box) => box[2] - box[0];
export const height = (box: Box) => box[3] - box[1];
export const area = (box: Box) => width(box) * height(box);

/** True when a rectangle holds all of another. */
export const isAround = (outer: Box, inner: Box): boolean =>
  outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3];

export const contains = (box: Box, x: number, y: number, margin = 0) =>
  x >= box[0] - margin && x <= box[2] + margin && y >= box[1] - margin && y <= box[3] + margin;

/** The rectangle with its corners clamped to a page of this size. */
export const clampToPage = (box: Box, page: { width: number; height: number }): Box => [
  Math.min(Math.max(box[0], 0), page.width),
  Math.min(Math.max(box[1], 0), page.height),
  Math.min(Math.max(box[2], 0), page.width),
  Math.min(Math.max(box[3], 0), page.height),
];

/** Rounds to hundredths of a point: finer than any screen, and half the JSON. */
export const round = (box: Box): Box => box.map((value) => Math.round(value * 100) / 100) as unknown as Box;

/** Outlines as flat lists x0, y0, x1, y1, …, each closed. */
export type Polygons = readonly (readonly number[])[];

/** The upright rectangle around an outline, computed once: a path may hold the outlines of a thousand letters. */
export function reachOf(points: readonly number[]): Box {
  const known = reaches.get(points);
  if (known) return known;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < points.length; i += 2) {
    left = Math.min(left, points[i]!);
    top = Math.min(top, points[i + 1]!);
    right = Math.max(right, points[i]!);
    bottom = Math.max(bottom, points[i + 1]!);
  }
  const reach = [left, top, right, bottom] as const;
  reaches.set(points, reach);
  return reach;
}

const reaches = new WeakMap<readonly number[], Box>();

/** True when a point lies inside outlines, by the winding number or the even-odd rule. */
export function inside(polygons: Polygons, x: number, y: number, evenOdd: boolean): boolean {
  let winding = 0;
  let crossings = 0;
  for (const points of polygons) {
    const [, top, right, bottom] = reachOf(points);
    if (x > right || y < top || y > bottom) continue;
    for (let i = 0; i < points.length; i += 2) {
      const next = (i + 2) % points.length;
      const [x0, y0, x1, y1] = [points[i]!, points[i + 1]!, points[next]!, points[next + 1]!];
      if (y0 <= y === y1 <= y) continue;
      if (x0 + ((y - y0) / (y1 - y0)) * (x1 - x0) <= x) continue;
      winding += y1 > y0 ? 1 : -1;
      crossings += 1;
    }
  }
  return evenOdd ? crossings % 2 === 1 : winding !== 0;
}
