import { isSame, paintOver, WHITE, type Rgb } from "./colour.ts";
import type { Box, HiddenKind } from "./document.ts";
import { contains, height, width } from "./geometry.ts";
import { pictureShare } from "./interpret.ts";
import { LIMITS } from "./limits.ts";
import { centre, covers, type Glyph, type Painting, type Shape } from "./paint.ts";

/** Letters smaller than this, in points, cannot be read on paper. */
const SMALLEST_EM = 2.5;
/** Letters drawn narrower than this share of their height are hairlines. */
const NARROWEST_STRETCH = 0.1;
const FAINTEST = 0.1;
const OPAQUE = 0.95;
const ON_EDGE = 1;

/** From this share of the page on, a picture is the page itself: a scan, or a background. */
const PAGE_PICTURE = 0.5;
/** A scanned page may carry this much text of its own ("Scanned with …") beside its invisible layer of recognised text. */
const CHARACTERS_BESIDE_SCAN = 120;

export interface Seen {
  readonly visible: Glyph[];
  readonly hidden: Map<HiddenKind, Glyph[]>;
}

/**
 * Parts what a viewer of the page sees from what it does not, and says why.
 * `mayPicturesBeClear`: pictures of this file have transparent parts, so that one painted over text may leave it readable.
 */
export function part(painting: Painting, page: Box, mayPicturesBeClear: boolean): Seen {
  const coverings = painting.shapes.filter((shape) => canCover(shape, page, mayPicturesBeClear));
  const isScan = hasRecognisedText(painting, page);
  const visible: Glyph[] = [];
  const hidden = new Map<HiddenKind, Glyph[]>();
  for (const glyph of painting.glyphs) {
    const kind = whyHidden(glyph, painting.shapes, coverings, page, isScan);
    const pile = kind ? (hidden.get(kind) ?? []) : visible;
    if (pile.length < (kind ? LIMITS.hiddenCharacters : LIMITS.characters)) pile.push(glyph);
    if (kind) hidden.set(kind, pile);
  }
  return { visible, hidden };
}

const isInvisible = (mode: number) => mode === 3 || mode === 7;

function whyHidden(
  glyph: Glyph,
  shapes: readonly Shape[],
  coverings: readonly Shape[],
  page: Box,
  isScan: boolean,
): HiddenKind | undefined {
  const { style, box } = glyph;
  const [x, y] = centre(box);
  if (style.isLayerOff) return "layer";
  if (isInvisible(style.mode) && !glyph.isPaintedThrough && !isScan) return "renderMode";
  if (style.em < SMALLEST_EM) return "size";
  if (style.stretch < NARROWEST_STRETCH) return "zeroWidth";
  if (!contains(page, x, y)) return "offPage";
  if (!contains(style.clip, x, y, width(style.clip) === 0 ? 0 : ON_EDGE)) return "clipped";
  if (isInvisible(style.mode)) return undefined;
  const faint = whyFaint(glyph, shapes, x, y);
  if (faint) return faint;
  return coverings.some((shape) => shape.order > glyph.order && coversWhole(shape, box)) ? "covered" : undefined;
}

/** Text that fades into what was painted beneath it, by opacity or by colour. */
function whyFaint({ style, order }: Glyph, shapes: readonly Shape[], x: number, y: number): HiddenKind | undefined {
  const inks: [Rgb | undefined, number][] = [];
  const shown = style.mode % 4;
  if (shown !== 1) inks.push([style.fill, style.fillAlpha]);
  if (shown === 1 || shown === 2) inks.push([style.stroke, style.strokeAlpha]);
  if (inks.every(([, alpha]) => alpha < FAINTEST)) return "opacity";
  if (style.isMasked || inks.some(([colour]) => !colour)) return undefined;

  const backdrop = backdropAt(shapes, order, x, y);
  if (!backdrop) return undefined;
  const fades = inks.every(([colour, alpha]) => isSame(paintOver(backdrop, colour!, alpha, style.blend), backdrop));
  if (!fades) return undefined;
  return inks.some(([, alpha]) => alpha < OPAQUE) ? "opacity" : "colour";
}

/** The colour on the page at a point before something is painted, or nothing when a picture, pattern or shading lies there. */
function backdropAt(shapes: readonly Shape[], before: number, x: number, y: number): Rgb | undefined {
  let colour: Rgb | undefined = WHITE;
  for (const shape of shapes) {
    if (shape.order >= before) break;
    if (!contains(shape.box, x, y) || !covers(shape, x, y)) continue;
    if (!shape.colour || shape.isMasked) colour = undefined;
    else if (shape.alpha >= OPAQUE && shape.blend === "source-over") colour = shape.colour;
    else if (colour) colour = paintOver(colour, shape.colour, shape.alpha, shape.blend);
  }
  return colour;
}

/** A picture of the whole page is a scan or a background, and does not cover; smaller ones do unless they may be transparent. */
function canCover(shape: Shape, page: Box, mayPicturesBeClear: boolean): boolean {
  if (shape.alpha < OPAQUE || shape.isMasked || shape.blend !== "source-over") return false;
  if (!shape.isPicture) return shape.colour !== undefined;
  return !mayPicturesBeClear && pictureShare([shape], page) < PAGE_PICTURE;
}

/** Whether a shape lies over all of a letter: a line through it does not. */
function coversWhole(shape: Shape, box: Box): boolean {
  const [x, y] = centre(box);
  const [dx, dy] = [width(box) * 0.3, height(box) * 0.3];
  return [
    [x, y],
    [x - dx, y - dy],
    [x + dx, y - dy],
    [x - dx, y + dy],
    [x + dx, y + dy],
  ].every(([px, py]) => covers(shape, px!, py!));
}

function hasRecognisedText({ glyphs, shapes }: Painting, page: Box): boolean {
  if (pictureShare(shapes, page) < PAGE_PICTURE) return false;
  const beside = glyphs.filter((glyph) => glyph.style.mode !== 3 && glyph.text.trim() !== "").length;
  return beside <= CHARACTERS_BESIDE_SCAN;
}
