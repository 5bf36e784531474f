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
