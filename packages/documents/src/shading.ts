import { parseHex } from "./colour.ts";
import { applyX, applyY, type Matrix } from "./geometry.ts";
import { TRANSPARENT, type Paint, type Pixel } from "./paint.ts";
import { invert } from "./picture.ts";

type Point = readonly [x: number, y: number];
type Stop = readonly [at: number, colour: string];
type Gradient = readonly ["RadialAxial", string, unknown, readonly Stop[], Point, Point, number | null, number | null];
type Mesh = readonly ["Mesh", number, ArrayLike<number>, ArrayLike<number>, ...unknown[]];

/** More corners than this are thinned out: only the colour near a letter matters. */
const CORNERS = 2_000;

/** The paint of a shading in the form pdf.js sends, with the matrix of its coordinates; undefined for an unknown kind. */
export function shadingPaint(shading: unknown, matrix: Matrix): Paint | undefined {
  const back = invert(matrix);
  if (!back || !Array.isArray(shading)) return undefined;
  if (shading[0] === "RadialAxial") return gradient(shading as unknown as Gradient, back);
  return shading[0] === "Mesh" ? mesh(shading as unknown as Mesh, back) : undefined;
}

function gradient([, type, , stops, from, to, r0, r1]: Gradient, back: Matrix): Paint {
  const colours = stops.map(([at, colour]) => [at, pixelOf(colour)] as const);
  const position = type === "axial" ? along(from, to) : between(from, to, r0 ?? 0, r1 ?? 0);
  return (x, y) => {
    const t = position(applyX(back, x, y), applyY(back, x, y));
    return t === undefined ? TRANSPARENT : colourBetween(colours, Math.min(1, Math.max(0, t)));
  };
}

const pixelOf = (colour: string): Pixel =>
  colour.startsWith("#") ? { colour: parseHex(colour), alpha: 1, unknown: 0 } : TRANSPARENT;

/** Position of a place between two points, as a share of their distance. */
function along([x0, y0]: Point, [x1, y1]: Point) {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = dx * dx + dy * dy || 1;
  return (x: number, y: number): number | undefined => ((x - x0) * dx + (y - y0) * dy) / length;
}

/** The last circle between the two given ones that passes through a place (ISO 32000-2, 8.7.4.5.4). */
function between([x0, y0]: Point, [x1, y1]: Point, r0: number, r1: number) {
  const [dx, dy, dr] = [x1 - x0, y1 - y0, r1 - r0];
  const a = dx * dx + dy * dy - dr * dr;
  return (x: number, y: number): number | undefined => {
    const b = (x - x0) * dx + (y - y0) * dy + r0 * dr;
    const c = (x - x0) ** 2 + (y - y0) ** 2 - r0 * r0;
    if (Math.abs(a) < 1e-9) return b === 0 ? undefined : c / (2 * b);
    const root = b * b - a * c;
    if (root < 0) return undefined;
    const [p, q] = [(b + Math.sqrt(root)) / a, (b - Math.sqrt(root)) / a];
    return [Math.max(p, q), Math.min(p, q)].find((s) => r0 + s * dr >= 0);
  };
}

function colourBetween(stops: readonly (readonly [number, Pixel])[], t: number): Pixel | undefined {
  const next = stops.findIndex(([at]) => at >= t);
  if (next <= 0) return (next === 0 ? stops[0] : stops.at(-1))?.[1];
  const [[from, a], [to, b]] = [stops[next - 1]!, stops[next]!];
  const share = to === from ? 1 : (t - from) / (to - from);
  const mix = (p: number, q: number) => p + (q - p) * share;
  return {
    colour: [mix(a.colour[0], b.colour[0]), mix(a.colour[1], b.colour[1]), mix(a.colour[2], b.colour[2])],
    alpha: mix(a.alpha, b.alpha),
    unknown: 0,
  };
}

/** The colour of the nearest corner; corners of a visible mesh are dense enough for this. */
function mesh([, , coords, colours]: Mesh, back: Matrix): Paint | undefined {
  const count = Math.floor(coords.length / 2);
  if (count === 0 || colours.length < count * 3) return undefined;
  const step = Math.ceil(count / CORNERS);
  return (x, y) => {
    const [px, py] = [applyX(back, x, y), applyY(back, x, y)];
    let [best, distance] = [0, Infinity];
    for (let i = 0; i < count; i += step) {
      const far = (coords[2 * i]! - px) ** 2 + (coords[2 * i + 1]! - py) ** 2;
      if (far < distance) [best, distance] = [i, far];
    }
    const at = best * 3;
    return { colour: [colours[at]!, colours[at + 1]!, colours[at + 2]!], alpha: 1, unknown: 0 };
  };
}
