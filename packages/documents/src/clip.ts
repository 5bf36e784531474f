import type { Box } from "./document.ts";
import { contains, inside, intersect, width, type Polygons } from "./geometry.ts";

/** The visible area: inside a rectangle and inside every outline. */
export interface Clip {
  readonly box: Box;
  readonly outline?: Outline | undefined;
}

interface Outline {
  readonly polygons: Polygons;
  readonly isEvenOdd: boolean;
  readonly outer: Outline | undefined;
  readonly depth: number;
  /** Orders of the text operators, when the outline is that of letters. */
  readonly letters: ReadonlySet<number> | undefined;
}

/** No program nests clips this deep; deeper outlines are ignored to save time. */
const DEEPEST = 48;

/** The clip narrowed to a rectangle. */
export const narrow = (clip: Clip, box: Box): Clip => ({ ...clip, box: intersect(clip.box, box) });

/** The clip narrowed to outlines with the bounds `box`. `letters`: orders of the text operators, when the outlines are letters. */
export function narrowTo(clip: Clip, box: Box, polygons: Polygons, isEvenOdd: boolean, letters?: ReadonlySet<number>): Clip {
  const depth = (clip.outline?.depth ?? 0) + 1;
  const narrowed = intersect(clip.box, box);
  if (depth > DEEPEST || (!letters && isRectangle(polygons))) return { ...clip, box: narrowed };
  return { box: narrowed, outline: { polygons, isEvenOdd, outer: clip.outline, depth, letters } };
}

/** True when a point is visible, with a tolerance of `margin` points at the rectangle's edge. */
export function shows({ box, outline }: Clip, x: number, y: number, margin = 0): boolean {
  if (!contains(box, x, y, width(box) === 0 ? 0 : margin)) return false;
  for (let at = outline; at; at = at.outer) if (!inside(at.polygons, x, y, at.isEvenOdd)) return false;
  return true;
}

/** True when the clip consists of letters of this text operator. */
export function isThroughLetters({ outline }: Clip, order: number): boolean {
  for (let at = outline; at; at = at.outer) if (at.letters?.has(order)) return true;
  return false;
}

const NEAR = 0.01;

/** True for a single upright rectangle, which its bounding box describes fully. */
export function isRectangle(polygons: Polygons): boolean {
  const points = polygons[0];
  if (polygons.length !== 1 || !points || (points.length !== 8 && points.length !== 10)) return false;
  const last = points.length - 2;
  if (points.length === 10 && !isNear(points[0]!, points[last]!, points[1]!, points[last + 1]!)) return false;
  for (let i = 0; i < 8; i += 2) {
    const next = (i + 2) % 8;
    const [dx, dy] = [Math.abs(points[i]! - points[next]!), Math.abs(points[i + 1]! - points[next + 1]!)];
    if (dx > NEAR && dy > NEAR) return false;
  }
  // Sides alternate, so that the corners are four.
  return !isNear(points[0]!, points[4]!, 0, 0) && !isNear(points[1]!, points[5]!, 0, 0);
}

const isNear = (a: number, b: number, c: number, d: number) => Math.abs(a - b) <= NEAR && Math.abs(c - d) <= NEAR;
