import type { Column } from "@candor/core/candidacy/view.info";

/** The optional columns named in the stored value, in the order of `all`; without one all of them. Names that are unknown are dropped. */
export function columnsIn(all: readonly Column[], stored: string | null): readonly Column[] {
  if (stored === null) return all;
  const words = stored.split(",");
  return all.filter((column) => words.includes(column));
}

interface Placed {
  readonly key: string;
  /** Pixels. */
  readonly width: number;
  readonly isOptional?: true;
  readonly goes?: number;
}

/** Extra widths come in steps, so that a resized window seldom renders all rows again. Pixels. */
const STEP = 16;

/** Pixels that a table of `width` adds to each growing column of those shown; the name gets as much again, and the rest. */
export function spareFor(shown: readonly (Placed & { readonly grows?: true })[], width: number): number {
  const spare = width - shown.reduce((sum, column) => sum + column.width, 0);
  const growing = shown.filter(({ grows }) => grows).length + 1;
  return Math.max(0, Math.floor(spare / growing / STEP) * STEP);
}

/** Keys of the columns for a table of `width` pixels: the fixed ones, and those of `wanted` that fit. */
export function columnsFitting(columns: readonly Placed[], wanted: readonly string[], width: number): string[] {
  let shown = columns.filter(({ key, isOptional }) => !isOptional || wanted.includes(key));
  const going = shown.filter(({ goes }) => goes !== undefined).toSorted((a, b) => a.goes! - b.goes!);
  for (const first of going) {
    if (shown.reduce((sum, column) => sum + column.width, 0) <= width) break;
    shown = shown.filter((column) => column !== first);
  }
  return shown.map(({ key }) => key);
}
