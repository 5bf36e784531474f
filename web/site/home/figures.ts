/** A measured figure with the numbers of its sample. */
export interface Figure {
  /** As measured: "0", "85.4 %". */
  readonly value: string;
  readonly sample: readonly number[];
  /** Below its own floor it is no claim. */
  readonly isKept: boolean;
}

/** Tables have a column group for invented CVs (`corpus`, or `ours`) and, in some, one for public files (`world`). */
type Column = "ours" | "corpus" | "world";

/** A row of `evals/RESULTS.md`, which the measurements write; undefined when they no longer measure it. */
export function figureIn(results: string, row: string, column: Column): Figure | undefined {
  let header: readonly string[] = [];
  for (const line of results.split("\n")) {
    const cells = line.split("|").map((cell) => cell.trim());
    if (line.startsWith("|  |")) header = cells;
    const at = header.indexOf(column);
    if (cells[1] !== row || at < 0 || !cells[at]) continue;
    const value = cells[at].replaceAll("*", "").replace(/ points?$/u, "");
    const sample = [...(cells[at + 2] ?? "").matchAll(/\d+/gu)].map(([digits]) => Number(digits));
    return { value, sample, isKept: !cells[at].includes("**") };
  }
  return undefined;
}

/** The version that the figures were measured with, and the day. */
export const measuredIn = (results: string): readonly string[] =>
  /Engine ([\d.]+), (\d{4}-\d\d-\d\d)/u.exec(results)?.slice(1, 3) ?? [];

/** Figures that the home page claims, where they are kept. */
export const claimsIn = (results: string) => ({
  rescore: figureIn(results, "spread of one CV's score over re-scores", "corpus"),
  person: figureIn(results, "changed score or credit", "ours"),
  attack: figureIn(results, "largest gain by an attack", "corpus"),
  honest: figureIn(results, "clean CVs flagged as hiding text", "world"),
  quotes: figureIn(results, "points without a verbatim quote", "world"),
});

/** Figures that it admits, kept or not. */
export const weaknessesIn = (results: string) => ({
  skills: figureIn(results, "skills: recall", "world"),
  name: figureIn(results, "name: recall", "world"),
});
