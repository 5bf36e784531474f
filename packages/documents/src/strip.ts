import { BOTTOM, ROWS, TOP, type Columns } from "./letter-columns.ts";
import type { Bitmap } from "./renderer.ts";

/** A place on the drawn page at which a word is claimed, in pixels. */
export interface Place {
  /** Begin of the baseline. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Direction of writing, a unit vector. */
  readonly along: readonly [x: number, y: number];
  readonly em: number;
}

/** Lightness of the paper (0 to 255), and how far that of the ink is from it. */
export interface Light {
  readonly paper: number;
  readonly ink: number;
}

/** Of the font size: the strip above and below the baseline, and before and after the word. */
const ABOVE = 1.3;
const BELOW = 0.7;
const BESIDE = 0.5;

/** The page along a claimed word, turned upright: `height` numbers (ink, 0 to 1) for each column. */
export interface Strip {
  readonly ink: Float32Array;
  readonly height: number;
  readonly columns: number;
  /** Row of the claimed baseline. */
  readonly baseline: number;
  /** Columns from which and to which the word is claimed. */
  readonly from: number;
  readonly to: number;
}

/** Cuts the strip of a claimed word out of the page. */
export function stripOf({ x, y, along: [ax, ay], em, width }: Place, bitmap: Bitmap, { paper, ink }: Light): Strip {
  const beside = Math.ceil(BESIDE * em);
  const [above, below] = [Math.ceil(ABOVE * em), Math.ceil(BELOW * em)];
  const height = above + below;
  const columns = Math.ceil(width) + 2 * beside;
  const data = new Float32Array(columns * height);
  let at = 0;
  for (let u = -beside; u < columns - beside; u += 1) {
    for (let v = -above; v < below; v += 1) {
      const light = lightAt(bitmap, x + u * ax - v * ay, y + u * ay + v * ax);
      data[at] = light < 0 ? 0 : Math.min(1, Math.abs(light - paper) / ink);
      at += 1;
    }
  }
  return { ink: data, height, columns, baseline: above, from: beside, to: columns - beside };
}

/** Lightness of a pixel; -1 beside the page. */
function lightAt({ data, width, height }: Bitmap, x: number, y: number): number {
  const [column, row] = [Math.round(x), Math.round(y)];
  if (column < 0 || row < 0 || column >= width || row >= height) return -1;
  const at = (row * width + column) * 4;
  return (data[at]! + 2 * data[at + 1]! + data[at + 2]!) >> 2;
}

/** Lightness is counted in steps of this size. */
const STEP = 8;
/** Share of the pixels of a line that are at least as far from the paper as its ink. */
const INKED = 0.04;

/** The lightness of the paper and the ink of a line: of most pixels, and of those that differ most. */
export function lightOf(line: readonly Place[], bitmap: Bitmap): Light {
  const counts = new Uint32Array(256);
  for (const {
    x,
    y,
    along: [ax, ay],
    em,
    width,
  } of line) {
    for (let u = 0; u < width; u += 1) {
      for (let v = -em; v < 0.3 * em; v += 1) {
        const light = lightAt(bitmap, x + u * ax - v * ay, y + u * ay + v * ax);
        if (light >= 0) counts[light]! += 1;
      }
    }
  }
  const steps = Array.from({ length: 256 / STEP }, (_, i) =>
    counts.subarray(i * STEP, (i + 1) * STEP).reduce((a, b) => a + b, 0),
  );
  const paper = steps.indexOf(Math.max(...steps)) * STEP + STEP / 2;
  const apart = new Uint32Array(256);
  counts.forEach((count, light) => (apart[Math.abs(light - paper)]! += count));
  let left = INKED * apart.reduce((a, b) => a + b, 0);
  let ink = 255;
  for (; ink > 1; ink -= 1) {
    left -= apart[ink]!;
    if (left <= 0) break;
  }
  return { paper, ink };
}

/** The size and the baseline of a line as the picture shows them. */
export interface Fit {
  readonly em: number;
  /** Pixels below the claimed baseline. */
  readonly down: number;
}

/** The ink of some columns of a strip, in the rows of a line of that size and baseline. */
export function columnsOf({ ink, height, baseline }: Strip, from: number, to: number, { em, down }: Fit): Columns {
  const out = new Float32Array(Math.max(0, to - from) * ROWS);
  const step = ((TOP - BOTTOM) * em) / ROWS;
  const first = baseline + down - TOP * em;
  for (let row = 0; row < ROWS; row += 1) {
    const start = Math.max(0, first + row * step);
    const end = Math.min(height, first + (row + 1) * step);
    for (let v = Math.floor(start); v < end; v += 1) {
      const weight = (Math.min(v + 1, end) - Math.max(v, start)) / step;
      for (let c = from; c < to; c += 1) out[(c - from) * ROWS + row]! += ink[c * height + v]! * weight;
    }
  }
  return out;
}

/** All columns of several strips as one, within the words. */
export function flattened(strips: readonly Strip[]): Strip {
  const { height, baseline } = strips.reduce((a, b) => (b.height > a.height ? b : a));
  const ink = new Float32Array(height);
  for (const strip of strips)
    for (let c = strip.from; c < strip.to; c += 1)
      for (let v = 0; v < strip.height; v += 1) ink[v]! += strip.ink[c * strip.height + v]!;
  return { ink, height, columns: 1, baseline, from: 0, to: 1 };
}

const INK = 0.4;
/** Free space between two words, in font sizes. */
const GAP = 0.1;
const LEAST_GAP = 2;

/** The columns between which the picture shows the word that is claimed: the claimed edges, moved to the nearest free space. */
export function edgesOf({ ink, height, columns, baseline, from, to }: Strip, { em, down }: Fit): [from: number, to: number] {
  const top = Math.max(0, Math.round(baseline + down - 0.8 * em));
  const bottom = Math.min(height, Math.round(baseline + down + 0.25 * em));
  const isInked = Array.from({ length: columns }, (_, c) => {
    for (let v = top; v < bottom; v += 1) if (ink[c * height + v]! > INK) return true;
    return false;
  });
  const gap = Math.max(LEAST_GAP, Math.round(GAP * em));
  const isFree = (column: number, way: 1 | -1): boolean => {
    for (let i = 0; i < gap; i += 1) if (isInked[column + way * i] === true) return false;
    return true;
  };
  let [first, end] = [from, to];
  if (isInked[first]) while (first > 0 && !isFree(first - 1, -1)) first -= 1;
  else while (first < end && !isInked[first]) first += 1;
  if (isInked[end - 1]) while (end < columns && !isFree(end, 1)) end += 1;
  else while (end > first && !isInked[end - 1]) end -= 1;
  return [first, end];
}
