import type { Rgb } from "./colour.ts";
import { applyX, applyY, type Matrix } from "./geometry.ts";
import type { Paint, Pixel } from "./paint.ts";

/** A decoded picture of pdf.js. */
export interface PdfPicture {
  readonly width: number;
  readonly height: number;
  /** 1: one bit a pixel, rows padded to bytes · 2: RGB · 3: RGBA. Absent for a stencil, which is one bit a pixel. */
  readonly kind?: number;
  readonly data?: ArrayLike<number> | null;
}

const ONE_BIT = 1;
const RGB = 2;

export const isPicture = (value: unknown): value is PdfPicture & { data: ArrayLike<number> } =>
  typeof value === "object" &&
  value !== null &&
  typeof (value as PdfPicture).width === "number" &&
  typeof (value as PdfPicture).height === "number" &&
  typeof (value as PdfPicture).data?.length === "number";

/** The paint of a picture on the unit square of these coordinates, by nearest pixel. */
export function picturePaint(picture: PdfPicture & { data: ArrayLike<number> }, matrix: Matrix): Paint | undefined {
  return atPlace(picture, matrix, (column, row) => pixelAt(picture, column, row));
}

/** The paint of a stencil: `paint` where its bits are 0, transparent elsewhere. */
export function stencilPaint(
  stencil: PdfPicture & { data: ArrayLike<number> },
  matrix: Matrix,
  paint: Paint | undefined,
): Paint | undefined {
  return atPlace(stencil, matrix, (column, row, x, y) => {
    if (bitAt(stencil, column, row) === 1) return { colour: [0, 0, 0], alpha: 0, unknown: 0 };
    return colourAt(paint, x, y);
  });
}

/** The colour of a paint at a place; undefined when it is unknown. */
export function colourAt(paint: Paint | undefined, x: number, y: number): Pixel | undefined {
  if (typeof paint === "function") return paint(x, y);
  return paint && { colour: paint, alpha: 1, unknown: 0 };
}

function atPlace(
  { width, height }: PdfPicture,
  matrix: Matrix,
  pixel: (column: number, row: number, x: number, y: number) => Pixel | undefined,
): Paint | undefined {
  const back = invert(matrix);
  if (!back) return undefined;
  const within = (share: number, count: number) => Math.min(count - 1, Math.max(0, Math.floor(share * count)));
  return (x, y) => pixel(within(applyX(back, x, y), width), within(1 - applyY(back, x, y), height), x, y);
}

/** The inverse matrix; undefined for coordinates without area. */
export function invert([a, b, c, d, e, f]: Matrix): Matrix | undefined {
  const det = a * d - b * c;
  if (!Number.isFinite(1 / det)) return undefined;
  return [d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det];
}

const bitAt = ({ width, data }: PdfPicture, column: number, row: number) =>
  ((data![row * ((width + 7) >> 3) + (column >> 3)] ?? 0) >> (7 - (column & 7))) & 1;

function pixelAt(picture: PdfPicture & { data: ArrayLike<number> }, column: number, row: number): Pixel {
  const { data, kind, width } = picture;
  if (kind === ONE_BIT) {
    const grey = 255 * bitAt(picture, column, row);
    return { colour: [grey, grey, grey], alpha: 1, unknown: 0 };
  }
  const size = kind === RGB ? 3 : 4;
  const at = (row * width + column) * size;
  const colour: Rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  return { colour, alpha: size === 4 ? (data[at + 3] ?? 255) / 255 : 1, unknown: 0 };
}
