import type { Quote } from "@candor/scoring/mark.info";

/** A rectangle in PDF points from the page's top left corner: [x0, y0, x1, y1]. */
export type Box = Quote["boxes"][number];

/** Words of a CV that answer a criterion, by the criterion's number. */
export interface Spot {
  readonly criterionId: string;
  readonly number: number;
  /** The index among the criterion's quotes. */
  readonly quote: number;
  readonly page: number;
  readonly boxes: readonly Box[];
}

/** The rectangle around all boxes, or undefined without any. */
export function around(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  return [
    Math.min(...boxes.map(([x0]) => x0)),
    Math.min(...boxes.map(([, y0]) => y0)),
    Math.max(...boxes.map(([, , x1]) => x1)),
    Math.max(...boxes.map(([, , , y1]) => y1)),
  ];
}

/**
 * Positions of the margin numbers: beside their line, moved down as far as needed so that none covers another. Tops in pixels, in the
 * given order.
 */
export function marginTops(centres: readonly number[], height: number): number[] {
  const order = centres.map((centre, index) => ({ centre, index })).toSorted((a, b) => a.centre - b.centre || a.index - b.index);
  const tops = Array.from({ length: centres.length }, () => 0);
  let free = Number.NEGATIVE_INFINITY;
  for (const { centre, index } of order) {
    const top = Math.max(centre - height / 2, free);
    tops[index] = top;
    free = top + height;
  }
  return tops;
}
