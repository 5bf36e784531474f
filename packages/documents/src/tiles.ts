/** A page that repeats a tile more often than this takes minutes to draw; a hatching of a point's width has half a million tiles. */
const MOST_TILES = 4_000_000;
/** Sides of a page of A4, in points. */
const PAGE = [595, 842] as const;

const TILED = /\/XStep(?![A-Za-z])/;
const NUMBER = String.raw`\s*(-?[\d.]+)`;
const BOX = new RegExp(String.raw`/BBox\s*\[${NUMBER.repeat(4)}`);
const MATRIX = new RegExp(String.raw`/Matrix\s*\[${NUMBER.repeat(6)}`);
const STEP_X = new RegExp(`/XStep${NUMBER}`);
const STEP_Y = new RegExp(`/YStep${NUMBER}`);

/**
 * True when a pattern repeats its tile in steps that are far smaller than the tile or the page: a viewer draws each of them, and takes
 * minutes.
 *
 * @param dictionaries of the file, as text (dictionaries.ts)
 */
export const hasEndlessTiles = (dictionaries: string): boolean =>
  TILED.test(dictionaries) && dictionaries.split("endobj").some((object) => TILED.test(object) && tilesOf(object) > MOST_TILES);

function tilesOf(pattern: string): number {
  const box = BOX.exec(pattern)?.slice(1).map(Number);
  const [x, y] = [STEP_X, STEP_Y].map((step) => Math.abs(Number(step.exec(pattern)?.[1])));
  // A box that is an object of its own is not read here: such a file ends at the limit of time.
  if (!box || !x || !y) return 0;
  const [a, b, c, d] = MATRIX.exec(pattern)?.slice(1).map(Number) ?? [1, 0, 0, 1];
  const across = Math.max(Math.abs(box[2]! - box[0]!), PAGE[0] / Math.hypot(a!, b!));
  const down = Math.max(Math.abs(box[3]! - box[1]!), PAGE[1] / Math.hypot(c!, d!));
  return (across / x) * (down / y);
}
