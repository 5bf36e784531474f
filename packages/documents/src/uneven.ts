import { colourOf, isOneColour, near } from "./compose.ts";
import type { Box } from "./document.ts";
import { area, intersect } from "./geometry.ts";
import { centre, isGroup, type Glyph, type Group, type Pixel, type Shape } from "./paint.ts";
import { shapeWithin } from "./within.ts";

/** Less than this share of a letter within its clip may be its rim. */
const WITHIN_CLIP = 0.5;
/** Shapes over this share of a letter, in part, may leave free just the places that are looked at. */
const UNDER = 0.4;

/** Why a letter may be less visible than at the places that are looked at. */
export type Unevenness = "clipped" | "covered" | "opacity" | "colour" | undefined;

/**
 * The places of a letter that are looked at do not tell for the rest of it where an edge of a clip, of a cover or of a ground goes through it:
 * holes may lie on just these places.
 * @param differ whether an eye can tell two colours apart in a letter of this height
 */
export function unevenness(glyph: Glyph, ground: Group, differ: (a: Pixel, b: Pixel) => boolean): Unevenness {
  const { box, style, order } = glyph;
  if (isCut(glyph)) return "clipped";
  if (style.mask) return "opacity";
  if (ground.children.length === 0) return undefined;
  const around = near(ground, box, order, order + 1, shapeWithin);
  const parts = partsIn(around, box);
  if (parts.length === 0) return undefined;
  const over = parts.reduce((sum, part) => sum + (part.order > order ? area(intersect(part.box, box)) : 0), 0);
  if (over >= UNDER * area(box)) return "covered";
  if (parts.every((part) => part.order > order)) return undefined;
  const whole = wholeOf(around, box);
  const [x, y] = centre(box);
  return differ(colourOf(whole, x, y, { glyph, until: order }), colourOf(whole, x, y, { until: order })) ? undefined : "colour";
}

/** True for a letter of which the clip may show the rim alone, or only spots. */
export function isCut({ box, style: { clip } }: Glyph): boolean {
  if (area(box) > 0 && area(intersect(clip.box, box)) < WITHIN_CLIP * area(box)) return true;
  if (!clip.outline) return false;
  const shape = shapeWithin({ ...PLATE, box, clip }, box);
  return shape === undefined || shape.clip.outline !== undefined;
}

const PLATE: Shape = {
  order: 0,
  box: [0, 0, 0, 0],
  polygons: undefined,
  isEvenOdd: false,
  clip: { box: [0, 0, 0, 0] },
  paint: [0, 0, 0],
  alpha: 1,
  blend: "source-over",
  mask: undefined,
  isPicture: false,
};

/** The shapes that are not the same all over a rectangle. Pictures and gradients are looked at elsewhere. */
const partsIn = (group: Group, box: Box): Shape[] =>
  group.children.flatMap((child) => {
    if (isGroup(child)) return partsIn(child, box);
    return isOneColour(child, box) || typeof child.paint !== "object" ? [] : [child];
  });

const wholeOf = (group: Group, box: Box): Group => ({
  ...group,
  children: group.children.flatMap((child): (Shape | Group)[] => {
    if (isGroup(child)) return [wholeOf(child, box)];
    return isOneColour(child, box) || typeof child.paint !== "object" ? [child] : [];
  }),
});
