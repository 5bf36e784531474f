import { availableParallelism } from "node:os";

/** A part of the check. */
export interface Part {
  readonly name: string;
  /** A command line, with node_modules/.bin in its PATH. */
  readonly run: string;
  /** Number of cores that the part keeps busy. */
  readonly cores: 1 | 2;
  /** The part that has to pass before it. */
  readonly after?: string;
  /** `quick` parts run for every commit, `long` ones only with `--long`; all others before landing. */
  readonly runs?: "quick" | "long";
}

/** Browser tests wait for pages most of their time: four pages keep a core busy. */
const BROWSER_WORKERS = 2 * availableParallelism();

/**
 * The parts, in the order in which they begin. The browser part is the longest and waits most, so it begins as soon as there is a
 * build, and the parts of one core run beside it. A part that takes more than a minute is `long`.
 */
export const PARTS: readonly Part[] = [
  { name: "build", run: "node scripts/build.ts", cores: 1 },
  {
    name: "types",
    run: "tsc -p tsconfig.json && tsc -p web/tsconfig.json && tsc -p packages/extension/tsconfig.json",
    cores: 1,
    runs: "quick",
  },
  { name: "browser", run: `vitest run --project whole --maxWorkers ${BROWSER_WORKERS}`, cores: 1, after: "build" },
  { name: "lint", run: "oxlint --type-aware", cores: 1, runs: "quick" },
  { name: "format", run: "oxfmt --check", cores: 1, runs: "quick" },
  { name: "unused", run: "knip", cores: 1, runs: "quick" },
  { name: "modules", run: "vitest run --project parts --maxWorkers 1", cores: 1, runs: "quick" },
  { name: "alone", run: "vitest run --project alone", cores: 1, after: "build" },
  { name: "infra", run: "vitest run --project infra", cores: 1, after: "build" },
  { name: "evals", run: "vitest run --project evals", cores: 1 },
  { name: "domain", run: "vitest run --project domain", cores: 2, after: "build" },
  { name: "burst", run: "node scripts/burst.ts --each 100", cores: 2, after: "build", runs: "long" },
];
