/** Red, green, blue, each 0 to 255. */
export type Rgb = readonly [r: number, g: number, b: number];

export const BLACK: Rgb = [0, 0, 0];
export const WHITE: Rgb = [255, 255, 255];

/** "#rrggbb" as pdf.js sends it; anything else is black, PDF's own default. */
export function parseHex(hex: unknown): Rgb {
  const match = typeof hex === "string" ? /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex) : null;
  return match ? [parseInt(match[1]!, 16), parseInt(match[2]!, 16), parseInt(match[3]!, 16)] : BLACK;
}

/** The separable blend modes (ISO 32000-2, 11.3.5.2) under which text can vanish; source and backdrop 0 to 1. */
const BLEND: Record<string, (source: number, backdrop: number) => number> = {
  multiply: (s, b) => s * b,
  screen: (s, b) => s + b - s * b,
  darken: Math.min,
  lighten: Math.max,
  difference: (s, b) => Math.abs(s - b),
  exclusion: (s, b) => s + b - 2 * s * b,
  overlay: (s, b) => (b <= 0.5 ? 2 * s * b : 1 - 2 * (1 - s) * (1 - b)),
  "hard-light": (s, b) => (s <= 0.5 ? 2 * s * b : 1 - 2 * (1 - s) * (1 - b)),
  "color-dodge": (s, b) => (b === 0 ? 0 : s >= 1 ? 1 : Math.min(1, b / (1 - s))),
  "color-burn": (s, b) => (b >= 1 ? 1 : s <= 0 ? 0 : 1 - Math.min(1, (1 - b) / s)),
};

/** What is seen when a colour is painted over another with this opacity (0 to 1) and blend mode (CSS name). */
export function paintOver(backdrop: Rgb, source: Rgb, alpha: number, mode: string): Rgb {
  const blend = BLEND[mode];
  return source.map((value, i) => {
    const below = backdrop[i]!;
    const blended = blend ? 255 * blend(value / 255, below / 255) : value;
    return below + (blended - below) * alpha;
  }) as unknown as Rgb;
}

function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** WCAG contrast ratio, 1 (the same) to 21 (black on white). */
export function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

/** Two colours that an eye cannot tell apart on paper: #eeeeee on white is, #e0e0e0 is not; red on green of the same lightness is not. */
export const isSame = (a: Rgb, b: Rgb) => contrast(a, b) < 1.2 && a.every((value, i) => Math.abs(value - b[i]!) < 48);
