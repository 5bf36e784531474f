import { BLACK, parseHex } from "./colour.ts";
import { colourOf } from "./compose.ts";
import { TRANSPARENT, type Group, type Mask } from "./paint.ts";

/** A soft mask's dictionary as pdf.js sends it with the group that draws the mask. */
interface SoftMask {
  readonly subtype?: string;
  /** Hex colour beneath a luminosity mask; black unless stated. */
  readonly backdrop?: unknown;
  readonly transferMap?: ArrayLike<number>;
}

/** Makes a soft mask of a drawn group (ISO 32000-2, 11.5). */
export function softMask(group: Group, options: unknown): Mask {
  const { subtype, backdrop, transferMap } = options as SoftMask;
  const transfer = (value: number) => (transferMap ? (transferMap[Math.round(value * 255)] ?? 255) / 255 : value);
  if (subtype === "Alpha") {
    return (x, y) => {
      const { alpha, unknown } = colourOf(group, x, y, {}, TRANSPARENT);
      return unknown === 0 ? transfer(alpha) : undefined;
    };
  }
  const beneath = { colour: typeof backdrop === "string" ? parseHex(backdrop) : BLACK, alpha: 1, unknown: 0 };
  return (x, y) => {
    const { colour, unknown } = colourOf(group, x, y, {}, beneath);
    return unknown === 0 ? transfer(lightness(colour)) : undefined;
  };
}

/** Luminosity as PDF defines it for masks, linear in the values: half grey lets half through. */
const lightness = ([r, g, b]: readonly [number, number, number]) => (0.3 * r + 0.59 * g + 0.11 * b) / 255;
