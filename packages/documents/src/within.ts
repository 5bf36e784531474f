import type { Clip } from "./clip.ts";
import type { Box } from "./document.ts";
import { inside, intersect, type Polygons } from "./geometry.ts";
import { centre, type Shape } from "./paint.ts";

/** Edges this near to a rectangle, in points, count as touching it, whatever the rounding. */
const NEAR = 0.01;

/**
 * A shape as it is within a rectangle: undefined where it paints nothing there, and without its outlines where none of their edges comes near,
 * so that the places of a whole line of text need not be compared with each of them.
 */
export function shapeWithin(shape: Shape, box: Box): Shape | undefined {
  const { polygons, clip, isEvenOdd } = shape;
  if (!polygons && !clip.outline) return shape;
  const seen = intersect(shape.box, box);
  // A line of text without height still has places.
  if (seen[2] <= seen[0] || seen[3] <= seen[1]) return shape;
  const own = polygons ? reachOf(polygons, isEvenOdd, seen) : "all";
  if (own === "none") return undefined;
  const narrowed = clipWithin(clip, seen);
  if (!narrowed) return undefined;
  return own === "all" || narrowed !== clip
    ? { ...shape, polygons: own === "all" ? undefined : polygons, clip: narrowed }
    : shape;
}

/** A clip without the outlines that show all of a rectangle; undefined where one shows nothing of it. */
function clipWithin(clip: Clip, box: Box): Clip | undefined {
  let isWhole = true;
  for (let at = clip.outline; at; at = at.outer) {
    // Letters are told from their clip.
    if (at.letters) return clip;
    const reach = reachOf(at.polygons, at.isEvenOdd, box);
    if (reach === "none") return undefined;
    if (reach === "some") isWhole = false;
  }
  return isWhole ? { box: clip.box } : clip;
}

/** How much of a rectangle lies inside outlines. Without an edge near it, its middle tells for all of it. */
function reachOf(polygons: Polygons, isEvenOdd: boolean, box: Box): "all" | "some" | "none" {
  for (const points of polygons) if (comesNear(points, box)) return "some";
  return inside(polygons, ...centre(box), isEvenOdd) ? "all" : "none";
}

function comesNear(points: readonly number[], [x0, y0, x1, y1]: Box): boolean {
  const last = points.length - 2;
  let [ax, ay] = [points[last]!, points[last + 1]!];
  for (let i = 0; i < points.length; i += 2) {
    const [bx, by] = [points[i]!, points[i + 1]!];
    const isApart =
      (ax < x0 - NEAR && bx < x0 - NEAR) ||
      (ax > x1 + NEAR && bx > x1 + NEAR) ||
      (ay < y0 - NEAR && by < y0 - NEAR) ||
      (ay > y1 + NEAR && by > y1 + NEAR);
    // Also for numbers of damaged files that are none.
    if (!isApart) return true;
    [ax, ay] = [bx, by];
  }
  return false;
}
