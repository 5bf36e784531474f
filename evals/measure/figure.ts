/** One measured figure with its floor. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit?: "share" | "points" | "ms" | "MB" | "×" | "per minute";
  /** Size of the sample, in words. */
  readonly sample: string;
  /** Size of the sample as a number, for figures of public files: below `ENOUGH` a floor is shown and not counted. */
  readonly n?: number;
  readonly floor?: { readonly atLeast: number } | { readonly atMost: number };
  /** The same figure for others, in the same run. */
  readonly peers?: string;
  /** A published figure, with its source. */
  readonly published?: string;
  /** Cases behind a figure that is not perfect. */
  readonly cases?: readonly string[];
}

export interface Section {
  readonly title: string;
  readonly text?: string;
  readonly figures: readonly Figure[];
  /** More tables, as Markdown. */
  readonly tables?: readonly string[];
  /** The same on public files. */
  readonly world?: WorldSection;
}

/** Figures of public CVs and adverts; none of them shows a case, which could name a person. */
export type WorldSection = Omit<Section, "world">;

/** The least sample for which a floor counts. */
export const ENOUGH = 20;

/** False for a figure of too few cases. */
export const counts = ({ n = ENOUGH }: Pick<Figure, "n">): boolean => n >= ENOUGH;

/** True when a figure keeps its floor; figures without one always do. Shares are compared at four digits. */
export function keeps({ value, floor }: Figure): boolean {
  if (!floor) return true;
  const rounded = Math.round(value * 1e4) / 1e4;
  return "atLeast" in floor ? rounded >= floor.atLeast : rounded <= floor.atMost;
}
