/** Red, green, blue, each 0 to 255. */
export type Rgb = readonly [r: number, g: number, b: number];

export const BLACK: Rgb = [0, 0, 0];
export const WHITE: Rgb = [255, 255, 255];

/** Parses "#rrggbb", the form pdf.js sends; anything else is black, the default of PDF. */
export function parseHex(hex: unknown): Rgb {
  const match = typeof hex === "string" ? /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex) : null;
  return match ? [parseInt(match[1]!, 16), parseInt(match[2]!, 16), parseInt(match[3]!, 16)] : BLACK;
}

const softLight = (s: number, b: number) => {
  const d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : Math.sqrt(b);
  return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b);
};
const hardLight = (s: number, b: number) => (s <= 0.5 ? 2 * s * b : 1 - 2 * (1 - s) * (1 - b));

/** The separable blend modes (ISO 32000-2, 11.3.5.2); source and backdrop 0 to 1. */
const SEPARABLE: Record<string, (source: number, backdrop: number) => number> = {
  multiply: (s, b) => s * b,
  screen: (s, b) => s + b - s * b,
  darken: Math.min,
  lighten: Math.max,
  difference: (s, b) => Math.abs(s - b),
  exclusion: (s, b) => s + b - 2 * s * b,
  overlay: (s, b) => hardLight(b, s),
  "hard-light": hardLight,
  "soft-light": softLight,
  "color-dodge": (s, b) => (b === 0 ? 0 : s >= 1 ? 1 : Math.min(1, b / (1 - s))),
  "color-burn": (s, b) => (b >= 1 ? 1 : s <= 0 ? 0 : 1 - Math.min(1, (1 - b) / s)),
};

const weight = (colour: Rgb) => 0.3 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2];

/** The colour with the lightness of another, as the non-separable modes define it (11.3.5.3). */
function withLightness(colour: Rgb, target: number): Rgb {
  const shift = target - weight(colour);
  const moved = colour.map((value) => value + shift);
  const [low, high] = [Math.min(...moved), Math.max(...moved)];
  const clip = (value: number) => {
    if (low < 0) return target + ((value - target) * target) / (target - low);
    return high > 255 ? target + ((value - target) * (255 - target)) / (high - target) : value;
  };
  return moved.map(clip) as unknown as Rgb;
}

/** Blends an opaque source with an opaque backdrop; `mode` is the CSS name. */
export function blend(backdrop: Rgb, source: Rgb, mode: string): Rgb {
  const each = SEPARABLE[mode];
  if (each) return source.map((value, i) => 255 * each(value / 255, backdrop[i]! / 255)) as unknown as Rgb;
  if (mode === "color") return withLightness(source, weight(backdrop));
  if (mode === "luminosity") return withLightness(backdrop, weight(source));
  // Hue and saturation leave a grey backdrop as it is, and text mostly lies on grey.
  return mode === "hue" || mode === "saturation" ? backdrop : source;
}

const linear = (value: number): number => LINEAR[value] ?? linearOf(value);

const linearOf = (value: number): number => {
  const share = Math.min(1, Math.max(0, value / 255));
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Of the whole values, which nearly all colours have. */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => linearOf(value));

const luminance = ([r, g, b]: Rgb) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

/** WCAG contrast ratio, 1 (the same) to 21 (black on white). */
export function contrast(a: Rgb, b: Rgb): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const cube = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);

/** The a and b of CIE Lab (D65): distance and direction from grey. */
function chroma(colour: Rgb): [a: number, b: number] {
  const [r, g, b] = [linear(colour[0]), linear(colour[1]), linear(colour[2])];
  const x = cube((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = cube(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = cube((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [500 * (x - y), 200 * (y - z)];
}

/** Contrast that letters need, by their height in points: the largest first. */
const NEEDED_CONTRAST = [
  [14, 1.2],
  [5, 1.4],
  [0, 2],
] as const;
const SAME_CHROMA = 45;

/**
 * True for two colours so alike that letters of one, of this height in points, cannot be read on the other: #dedede or pure yellow on
 * white, but not #cccccc on white, nor red on green of the same lightness. An eye sees yellow and blue less sharply than red and green.
 */
export function isSame(a: Rgb, b: Rgb, em: number): boolean {
  const needed = NEEDED_CONTRAST.find(([from]) => em >= from)?.[1] ?? 2;
  if (contrast(a, b) >= needed) return false;
  const [p, q] = [chroma(a), chroma(b)];
  return Math.hypot(p[0] - q[0], (p[1] - q[1]) / 2) < SAME_CHROMA;
}
