import type { Clip } from "./clip.ts";
import type { Box } from "./document.ts";
import { inside, intersect, reachOf, type Polygons } from "./geometry.ts";
import { centre, type Shape } from "./paint.ts";

/** Edges this near to a rectangle, in points, count as touching it, whatever the rounding. */
const NEAR = 0.01;

/**
 * A shape as it is within a rectangle: undefined where it paints nothing there, with those of its outlines alone that reach it, and with none
 * where no edge comes near. So the places of a whole line of text need not be compared with each outline of a drawing.
 */
export function shapeWithin(shape: Shape, box: Box): Shape | undefined {
  const { polygons, clip, isEvenOdd } = shape;
  if (!polygons && !clip.outline) return shape;
  const seen = intersect(shape.box, box);
  // A line of text without height still has places.
  if (seen[2] <= seen[0] || seen[3] <= seen[1]) return shape;
  const near = polygons ? outlinesWithin(polygons, isEvenOdd, seen) : "all";
  const narrowed = near === "none" ? undefined : clipWithin(clip, seen);
  if (near === "none" || !narrowed) return undefined;
  return { ...shape, polygons: near === "all" ? undefined : near, clip: narrowed };
}

/** A clip without the outlines that show all of a rectangle; undefined where one shows nothing of it. */
function clipWithin(clip: Clip, box: Box): Clip | undefined {
  let isWhole = true;
  for (let at = clip.outline; at; at = at.outer) {
    // Letters are told from their clip.
    if (at.letters) return clip;
    const near = outlinesWithin(at.polygons, at.isEvenOdd, box);
    if (near === "none") return undefined;
    isWhole &&= near === "all";
  }
  return isWhole ? { box: clip.box } : clip;
}

/** The outlines that reach a rectangle. Where none of their edges comes near it, its middle tells whether they hold all of it or none. */
function outlinesWithin(polygons: Polygons, isEvenOdd: boolean, box: Box): Polygons | "all" | "none" {
  const near = polygons.filter((points) => !areApart(reachOf(points), box));
  if (near.some((points) => comesNear(points, box))) return near;
  return inside(near, ...centre(box), isEvenOdd) ? "all" : "none";
}

const areApart = ([ax0, ay0, ax1, ay1]: Box, [bx0, by0, bx1, by1]: Box): boolean =>
  ax1 < bx0 - NEAR || ax0 > bx1 + NEAR || ay1 < by0 - NEAR || ay0 > by1 + NEAR;

function comesNear(points: readonly number[], box: Box): boolean {
  const last = points.length - 2;
  let [ax, ay] = [points[last]!, points[last + 1]!];
  for (let i = 0; i < points.length; i += 2) {
    const [bx, by] = [points[i]!, points[i + 1]!];
    // Numbers of damaged files that are none are not apart from anything.
    if (!areApart([Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)], box)) return true;
    [ax, ay] = [bx, by];
  }
  return false;
}
