import { blend, contrast, WHITE, type Rgb } from "./colour.ts";
import { isThroughLetters, shows } from "./clip.ts";
import type { Box } from "./document.ts";
import { isAround } from "./geometry.ts";
import { isGroup, isWithin, TRANSPARENT, type Glyph, type Group, type Paint, type Pixel, type Shape } from "./paint.ts";
import { colourAt } from "./picture.ts";

const OPAQUE = 0.95;
/** From this opacity on, an unknown paint makes the result unknown. */
const NOTICEABLE = 0.02;

export const PAPER: Pixel = { colour: WHITE, alpha: 1, unknown: 0 };

/** Additions and omissions when a colour is composed. */
export interface Asked {
  /** Paint this letter's ink, too, at its place in the order. */
  readonly glyph?: Glyph | undefined;
  /** Leave out everything painted after this. */
  readonly until?: number;
  /** Leave out everything painted through the letters of this text operator. */
  readonly without?: number;
}

/** True when a shape paints a place. */
export const paints = (shape: Shape, x: number, y: number) => isWithin(shape, x, y) && shows(shape.clip, x, y);

/** The colour at a place of the displayed page after a group has been painted onto `start`. */
export function colourOf(group: Group, x: number, y: number, asked: Asked = {}, start: Pixel = PAPER): Pixel {
  const { glyph, until = Infinity, without } = asked;
  group.effort.spend(group.children.length + 1);
  let pixel = start;
  let isPending = glyph !== undefined;
  for (const child of group.children) {
    if (child.order > until) break;
    const isInside = isPending && isGroup(child) && child.order < glyph!.order && glyph!.order <= child.end;
    if (isPending && child.order > glyph!.order) {
      pixel = ink(pixel, glyph!, x, y);
      isPending = false;
    }
    if (isGroup(child)) pixel = together(pixel, child, x, y, { ...asked, glyph: isInside ? glyph : undefined });
    else if (paints(child, x, y) && !(without !== undefined && isThroughLetters(child.clip, without))) {
      pixel = over(pixel, child, child.paint, child.alpha, x, y);
    }
    if (isInside) isPending = false;
  }
  return isPending ? ink(pixel, glyph!, x, y) : pixel;
}

/** Composes a group and lays it onto the pixel beneath. */
function together(below: Pixel, group: Group, x: number, y: number, asked: Asked): Pixel {
  const strength = group.mask ? group.mask(x, y) : 1;
  if (group.isIsolated || group.blend !== "source-over") {
    const result = colourOf(group, x, y, asked, TRANSPARENT);
    return lay(below, result, strength === undefined ? undefined : group.alpha * strength, group.blend, group.order);
  }
  const painted = colourOf(group, x, y, asked, below);
  if (strength === undefined) return same(painted, below) ? below : mixed(below, painted, group.order, 0.5);
  const alpha = group.alpha * strength;
  if (alpha >= 1) return painted;
  if (painted.unknown !== 0 || below.unknown !== 0) return mixed(below, painted, group.order, alpha);
  // A mixture of the page before and after the group.
  return {
    colour: mix(below.colour, painted.colour, alpha),
    alpha: below.alpha + (painted.alpha - below.alpha) * alpha,
    unknown: 0,
  };
}

/** Paints a letter's inside and outline at a place; the letter is assumed to cover it. */
export function ink(below: Pixel, glyph: Glyph, x: number, y: number): Pixel {
  const { style, order, ownPaint } = glyph;
  const { blend: mode, mask } = style;
  const shown = style.mode % 4;
  if (shown === 3 || glyph.isBlank) return below;
  const how = { order, blend: mode, mask };
  const inside = shown === 1 ? below : over(below, how, ownPaint ?? style.fill, style.fillAlpha, x, y);
  if (shown === 0) return inside;
  const outlined = over(inside, how, ownPaint ?? style.stroke, style.strokeAlpha, x, y);
  // A thick outline covers the inside. With a thin one both are visible, and the one with more contrast shows the letter.
  const isThin = shown === 2 && style.pen < style.em * THIN_PEN;
  return isThin && distance(inside, below) > distance(outlined, below) ? inside : outlined;
}

/** Share of the em: a stem is about a tenth of it, and half of the pen lies inside on either side. */
const THIN_PEN = 0.07;

const distance = (a: Pixel, b: Pixel): number =>
  a.unknown === 0 && b.unknown === 0 ? contrast(a.colour, b.colour) : Number(!same(a, b));

function over(
  below: Pixel,
  { order, blend: mode, mask }: Pick<Shape, "order" | "blend" | "mask">,
  paint: Paint | undefined,
  opacity: number,
  x: number,
  y: number,
): Pixel {
  const source = colourAt(paint, x, y) ?? { colour: WHITE, alpha: 1, unknown: order };
  const strength = mask ? mask(x, y) : 1;
  return lay(below, source, strength === undefined ? undefined : opacity * strength, mode, order);
}

/** The general formula of ISO 32000-2, 11.3.6, for one place; `opacity` is undefined when it is unknown. */
function lay(below: Pixel, source: Pixel, opacity: number | undefined, mode: string, order: number): Pixel {
  if (source.alpha === 0 && source.unknown === 0) return below;
  if (opacity === undefined) return mixed(below, source, order, 0.5);
  const alpha = source.alpha * opacity;
  if (alpha < NOTICEABLE && source.unknown === 0) return below;
  if (alpha >= OPAQUE && mode === "source-over") return source.unknown === 0 ? { ...source, alpha: 1 } : source;
  if (source.unknown !== 0 || below.unknown !== 0) return mixed(below, source, order, alpha);
  const union = below.alpha + alpha - below.alpha * alpha;
  if (union === 0) return below;
  const blended = mode === "source-over" ? source.colour : blend(below.colour, source.colour, mode);
  const own = mix(source.colour, blended, below.alpha);
  return { colour: mix(below.colour, own, alpha / union), alpha: union, unknown: 0 };
}

const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** An unknown pixel that depends on both: its number is a hash of the pair. */
function mixed(below: Pixel, source: Pixel, order: number, alpha: number): Pixel {
  let hash = order * 2_654_435_761;
  const parts = [...below.colour, below.alpha * 255, below.unknown, ...source.colour, source.alpha * 255, source.unknown];
  for (const part of [...parts, alpha * 255]) {
    hash = (Math.imul(hash, 31) + Math.round(part)) | 0;
  }
  return { colour: WHITE, alpha: 1, unknown: hash === 0 ? 1 : hash };
}

export const same = (a: Pixel, b: Pixel) =>
  a.unknown === b.unknown && (a.unknown !== 0 || (a.alpha === b.alpha && a.colour.every((value, i) => value === b.colour[i])));

const touches = (a: Box, b: Box) => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];

/** True when a shape has one opaque colour over all of a rectangle. */
const isSurface = (shape: Shape, within: Box): boolean =>
  shape.alpha >= OPAQUE && shape.blend === "source-over" && isOneColour(shape, within);

/** True when a shape paints all of a rectangle in one colour. */
export const isOneColour = ({ box, polygons, clip, paint, mask }: Shape, within: Box): boolean =>
  !polygons && !clip.outline && !mask && typeof paint === "object" && isAround(box, within) && isAround(clip.box, within);

/** True when a group changes all places of a rectangle in the same way. */
export const isEven = (group: Group, within: Box): boolean =>
  group.children.every((child) => (isGroup(child) ? !child.mask && isEven(child, within) : isOneColour(child, within)));

/**
 * The part of a group that can change the colours within a rectangle, for what is painted between two places of the order. With `trim` each
 * shape is only what it is there.
 */
export function near(group: Group, box: Box, from: number, to: number, trim: Trim = whole): Group {
  if (group.children.length === 0) return group;
  group.effort.spend(group.children.length);
  const children: (Shape | Group)[] = [];
  for (const child of group.children) {
    if (!isGroup(child)) {
      const shape = touches(child.box, box) ? trim(child, box) : undefined;
      if (!shape) continue;
      // A plain surface hides everything painted before it.
      if (child.order < from && isSurface(shape, box)) children.length = 0;
      children.push(shape);
      continue;
    }
    const inner = near(child, box, from, to, trim);
    if (inner.children.length > 0 || (child.order < to && from <= child.end)) children.push(inner);
  }
  return { ...group, children };
}

type Trim = (shape: Shape, box: Box) => Shape | undefined;
const whole: Trim = (shape) => shape;

/** True when a group leaves text on white paper as it is. */
export const isBare = (group: Group): boolean =>
  group.children.every((child) => isGroup(child) && !child.mask && child.blend === "source-over" && isBare(child));
