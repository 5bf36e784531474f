import { availableParallelism } from "node:os";

/** A part of the check. */
export interface Part {
  readonly name: string;
  /** A command line, with node_modules/.bin in its PATH. */
  readonly run: string;
  /** Number of cores that the part keeps busy, on average: tests that wait for something else leave room. */
  readonly cores: number;
  /** The part that has to pass before it. */
  readonly after?: string;
  /** `quick` parts run for every commit, `long` ones only with `--long`; all others before landing. */
  readonly runs?: "quick" | "long";
}

/** With several threads the compiler checks shared types once in each: on two cores that takes half as much processor time again. */
const TYPES = ["tsconfig.json", "web/tsconfig.json", "packages/extension/tsconfig.json"]
  .map((project) => `tsc --singleThreaded -p ${project}`)
  .join(" && ");

/** Browser tests wait for pages half of their time: two workers per core keep the cores busy. */
const BROWSER_WORKERS = 2 * availableParallelism();

const WHOLE = `vitest run --project whole --maxWorkers ${BROWSER_WORKERS}`;
/** Tests over HTTP wait for the cloud's other processes a third of their time. */
const DOMAIN_WORKERS = Math.ceil(1.5 * availableParallelism());
const DOMAIN = "vitest run --project domain --project domain-own";
/** The local cloud's stand-ins against AWS's own clients, which wait for each other most of their time. */
const CONTRACTS = "--project contracts --project contracts-own --project portable";
const ALONE = "vitest run --project alone";
/** Tests that start the product by itself, too, but neither kill it nor count what it asks for: they run beside the others. */
const BESIDE = ["start", "paying"].map((name) => `tests/alone/${name}.test.ts`);
/** Tests of these tags run with `--long`. */
const SHORT = "--tags-filter '!size && !detail'";
const LONG = "--tags-filter 'size || detail'";

/**
 * The parts, in the order in which they begin where there is room for them. Parts that keep both cores busy run alone: side by side each
 * of them takes longer than one after the other. Tests that run one at a time wait for a third of their time, so three such parts fit.
 */
export const PARTS: readonly Part[] = [
  { name: "build", run: "node scripts/build.ts", cores: 1 },
  {
    name: "types",
    run: TYPES,
    cores: 1,
    runs: "quick",
  },
  {
    name: "alone",
    run: `${ALONE} ${SHORT} ${BESIDE.map((file) => `--exclude ${file}`).join(" ")}`,
    cores: 0.7,
    after: "build",
  },
  { name: "lint", run: "oxlint --type-aware", cores: 1, runs: "quick" },
  { name: "unused", run: "knip", cores: 1, runs: "quick" },
  { name: "format", run: "oxfmt --check", cores: 1, runs: "quick" },
  { name: "evals", run: "vitest run --project evals --maxWorkers 1", cores: 0.7 },
  { name: "beside", run: `${ALONE} ${SHORT} ${BESIDE.join(" ")}`, cores: 1, after: "build" },
  { name: "cloud", run: `vitest run --project infra ${CONTRACTS} ${SHORT} --maxWorkers 1`, cores: 0.6, after: "build" },
  { name: "domain", run: `${DOMAIN} ${SHORT} --maxWorkers ${DOMAIN_WORKERS}`, cores: 2, after: "build" },
  {
    name: "modules",
    run: `vitest run --project parts --project parts-own --project engine ${SHORT}`,
    cores: 2,
    runs: "quick",
  },
  { name: "browser", run: `${WHOLE} ${SHORT}`, cores: 2, after: "build" },
  {
    name: "details",
    run: `${DOMAIN} --project whole --project parts --project parts-own ${CONTRACTS} ${LONG}`,
    cores: 2,
    after: "build",
    runs: "long",
  },
  { name: "details-alone", run: `${ALONE} ${LONG}`, cores: 2, after: "build", runs: "long" },
  { name: "long", run: "vitest run --project long", cores: 1, after: "build", runs: "long" },
  { name: "burst", run: "node scripts/burst.ts --each 60", cores: 2, after: "build", runs: "long" },
];
