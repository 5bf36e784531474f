import type { Box } from "./document.ts";

/** Side of the squares of the page in which cover is added up, in points. */
const SIDE = 4;
/** Longer lines than this many squares are counted at this many places of theirs. */
const MOST_PLACES = 400;
const LARGEST_GRID = 400_000;

/**
 * Lines, slivers and specks that are each too thin to cover anything: their areas are added up by squares of the page, because a hundred of
 * them side by side cover text as well as a box does, and text of their colour upon them cannot be read.
 */
export class Veils {
  readonly #page: Box;
  readonly #columns: number;
  readonly #rows: number;
  #covered: Float32Array | undefined;

  constructor(page: Box) {
    this.#page = page;
    this.#columns = Math.max(1, Math.ceil((page[2] - page[0]) / SIDE));
    this.#rows = Math.max(1, Math.ceil((page[3] - page[1]) / SIDE));
  }

  /** Adds a line from one point to another. */
  addLine([x0, y0, x1, y1]: Box, pen: number): void {
    const length = Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0));
    const steps = Math.min(MOST_PLACES, Math.ceil(length / SIDE) + 1);
    const each = (Math.max(length, pen) / steps) * pen;
    for (let step = 0; step < steps; step += 1) {
      const share = (step + 0.5) / steps;
      this.#add(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, each);
    }
  }

  /** Adds a small or narrow rectangle. */
  addBox([x0, y0, x1, y1]: Box): void {
    const [w, h] = [x1 - x0, y1 - y0];
    if (Math.max(w, h) > 2 * SIDE) {
      const isLevel = w > h;
      const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
      this.addLine(isLevel ? [x0, y, x1, y] : [x, y0, x, y1], Math.min(w, h));
      return;
    }
    const parts = Math.max(1, Math.ceil(Math.max(w, h)));
    const each = (w * h) / (parts * parts);
    for (let i = 0; i < parts; i += 1) {
      for (let j = 0; j < parts; j += 1) this.#add(x0 + (w * (i + 0.5)) / parts, y0 + (h * (j + 0.5)) / parts, each);
    }
  }

  /** Share of the square of a point that is covered. */
  at(x: number, y: number): number {
    const at = this.#covered ? this.#squareOf(x, y) : -1;
    return at >= 0 ? this.#covered![at]! / (SIDE * SIDE) : 0;
  }

  #add(x: number, y: number, covered: number): void {
    if (this.#columns * this.#rows > LARGEST_GRID) return;
    this.#covered ??= new Float32Array(this.#columns * this.#rows);
    const at = this.#squareOf(x, y);
    if (at < 0) return;
    this.#covered[at] = this.#covered[at]! + covered;
  }

  #squareOf(x: number, y: number): number {
    const [column, row] = [Math.floor((x - this.#page[0]) / SIDE), Math.floor((y - this.#page[1]) / SIDE)];
    return column < 0 || row < 0 || column >= this.#columns || row >= this.#rows ? -1 : row * this.#columns + column;
  }
}
