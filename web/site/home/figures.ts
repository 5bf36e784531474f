import RESULTS from "../../../evals/RESULTS.md";

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
function figure(row: string, column: Column): Figure | undefined {
  let header: readonly string[] = [];
  for (const line of RESULTS.split("\n")) {
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

/** The version that the figures were measured with. */
export const MEASURED = /Engine ([\d.]+), (\d{4}-\d\d-\d\d)/u.exec(RESULTS)?.slice(1, 3) ?? [];

/** Figures that the home page claims, where they are kept. */
export const CLAIMS = {
  rescore: figure("spread of one CV's score over re-scores", "corpus"),
  person: figure("changed score or credit", "ours"),
  attack: figure("largest gain by an attack", "corpus"),
  honest: figure("clean CVs flagged as hiding text", "world"),
  quotes: figure("points without a verbatim quote", "world"),
} as const;
export type Claim = keyof typeof CLAIMS;

/** Figures that it admits, kept or not. */
export const WEAKNESSES = { skills: figure("skills: recall", "world"), name: figure("name: recall", "world") } as const;
