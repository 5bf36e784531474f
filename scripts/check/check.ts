/**
 * Runs the checks that must pass before a change lands: `npm run check`. With `-- --quick` only those for every commit, with `-- --long`
 * also the slow ones, with names of parts only these. Prints the time of each part, and at the end one line of counts. Test files that failed
 * run once more by themselves, at the end: see `secondLook`.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Part, PARTS } from "./parts.ts";

interface Outcome {
  readonly part: Part;
  readonly state: "passed" | "failed" | "skipped";
  readonly wallMs: number;
  /** Undefined where the system does not report it. */
  readonly cpuMs: number | undefined;
  readonly tests: Counts;
  readonly failures: readonly Failure[];
  /** Its slowest files, each with its time. */
  readonly slow: readonly string[];
}

interface Failure {
  readonly file: string;
  readonly test: string;
}

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const NO_TESTS: Counts = { passed: 0, failed: 0, skipped: 0 };
/** Every part loads the same packages: Node keeps their compiled code here, which halves the time of loading. */
const COMPILED = join(import.meta.dirname, "../../node_modules/.cache/compiled");
/** Room for new objects, in MB: four times Node's own, because collecting them takes a twentieth of a run's processor time otherwise. */
const YOUNG_MB = 64;
/** Threads of a process that collect objects and compile: more of them wait for each other where other processes keep the cores busy. */
const HELPING_THREADS = 1;
/** Go's collector, in the compiler and the linter, begins when the heap has grown by so many per cent (its own: 100). */
const GO_GROWTH = "400";
/** The line of closing-line.ts. */
const CLOSING_LINE = /^(\d+) passed, (\d+) failed, (\d+) skipped$/mu;
const FAILURE = /^failed: (.+?) > (.+)$/gmu;
const SLOW = /^slow: (.+)$/gmu;
/** More files than this do not fail by the load of the machine. */
const SECOND_LOOKS = 4;

function chosenParts(): readonly Part[] {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { quick: { type: "boolean" }, long: { type: "boolean" } },
  });
  const unknown = positionals.filter((name) => !PARTS.some((part) => part.name === name));
  if (unknown.length > 0)
    throw new Error(`There is no part ${unknown.join(", ")}. Parts: ${PARTS.map(({ name }) => name).join(", ")}`);
  if (positionals.length > 0) {
    const named = PARTS.filter(({ name }) => positionals.includes(name));
    return PARTS.filter((part) => named.includes(part) || named.some(({ after }) => part.name === after));
  }
  if (values.quick) return PARTS.filter(({ runs }) => runs === "quick");
  return PARTS.filter(({ runs }) => values.long || runs !== "long");
}

/** Begins each part as soon as the cores have room for it and the part that it depends on has ended. */
async function runAll(parts: readonly Part[]): Promise<Outcome[]> {
  const cores = availableParallelism();
  const waiting = [...parts];
  const running = new Map<Part, Promise<void>>();
  const done: Outcome[] = [];
  while (waiting.length > 0 || running.size > 0) {
    for (const part of waiting.filter((each) => mayBegin(each, parts, done))) {
      if (running.size > 0 && busy(running.keys()) + part.cores > cores) continue;
      waiting.splice(waiting.indexOf(part), 1);
      const needed = done.find(({ part: { name } }) => name === part.after);
      const ending = needed && needed.state !== "passed" ? Promise.resolve(skipped(part)) : run(part);
      const ended = ending.then((outcome) => {
        running.delete(part);
        done.push(outcome);
      });
      running.set(part, ended);
    }
    await Promise.race(running.values());
  }
  return done;
}

const busy = (parts: Iterable<Part>) => [...parts].reduce((sum, { cores }) => sum + cores, 0);

function mayBegin({ after }: Part, chosen: readonly Part[], done: readonly Outcome[]): boolean {
  return !chosen.some(({ name }) => name === after) || done.some(({ part }) => part.name === after);
}

const skipped = (part: Part): Outcome => ({
  part,
  state: "skipped",
  wallMs: 0,
  cpuMs: undefined,
  tests: NO_TESTS,
  failures: [],
  slow: [],
});

/** Runs a part and prints its output only when it fails, so that the outputs of parallel parts do not mix. */
async function run(part: Part): Promise<Outcome> {
  console.log(`${part.name} …`);
  const from = performance.now();
  const options = [process.env["NODE_OPTIONS"], `--max-semi-space-size=${YOUNG_MB}`, `--v8-pool-size=${HELPING_THREADS}`]
    .filter(Boolean)
    .join(" ");
  const env = { NODE_COMPILE_CACHE: COMPILED, GOGC: GO_GROWTH, ...process.env, NODE_OPTIONS: options };
  const child = spawn(part.run, { shell: true, env, stdio: ["ignore", "pipe", "pipe"] });
  const { text, code, cpuMs } = await endOf(child);
  const wallMs = performance.now() - from;
  const [, passed = 0, failed = 0, skipped = 0] = CLOSING_LINE.exec(text)?.map(Number) ?? [];
  const state = code === 0 ? "passed" : "failed";
  // A part without tests counts as one failure when it fails, and not at all when it passes.
  const tests = { passed, failed: code === 0 ? failed : Math.max(failed, 1), skipped };
  if (state === "failed") console.log(`\n${text.replace(CLOSING_LINE, "").trimEnd()}\n`);
  console.log(`${part.name}: ${state} after ${seconds(wallMs)}`);
  const failures = [...text.matchAll(FAILURE)].map(([, file = "", test = ""]) => ({ file, test }));
  const slow = [...text.matchAll(SLOW)].map(([, line = ""]) => line);
  return { part, state, wallMs, cpuMs, tests, failures, slow };
}

/**
 * Runs the files of failed tests once more, with nothing beside them. A test that passes then has failed by the load of the machine: that is
 * a fault of the test or of the product, and is reported as such, but not of the change that is checked.
 */
async function secondLook(all: readonly Outcome[]): Promise<{ outcomes: Outcome[]; unsteady: Failure[] }> {
  const files = new Set(all.flatMap(({ failures }) => failures.map(({ file }) => file)));
  const unsteady: Failure[] = [];
  const outcomes: Outcome[] = [];
  for (const outcome of all) {
    const again = [...new Set(outcome.failures.map(({ file }) => file))];
    if (again.length === 0 || files.size > SECOND_LOOKS) {
      outcomes.push(outcome);
      continue;
    }
    const name = `${outcome.part.name}, again`;
    const command = outcome.part.run.replace(/ --maxWorkers \d+/u, "");
    const second = await run({ ...outcome.part, name, run: `${command} --maxWorkers 1 ${again.join(" ")}` });
    outcomes.push({ ...outcome, state: second.state, tests: merged(outcome.tests, second), failures: second.failures });
    const failed = new Set(second.failures.map(({ file, test }) => `${file} > ${test}`));
    if (second.tests.passed > 0) unsteady.push(...outcome.failures.filter(({ file, test }) => !failed.has(`${file} > ${test}`)));
  }
  return { outcomes, unsteady };
}

/** Counts of a part after its second look: what failed again has failed, the rest has passed. */
function merged({ passed, failed, skipped }: Counts, second: Outcome): Counts {
  const still = second.tests.failed;
  return { passed: passed + Math.max(failed - still, 0), failed: still, skipped };
}

function endOf(child: ChildProcess): Promise<{ text: string; code: number | null; cpuMs: number | undefined }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ text: string; code: number | null; cpuMs: number | undefined }>();
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", (some: string) => (text += some));
  let cpuMs: number | undefined;
  child.once("exit", () => (cpuMs = cpuSinceLastExit()));
  child.once("close", (code) => resolve({ text, code, cpuMs }));
  child.once("error", reject);
  return promise;
}

/** CPU time of the child that has just ended. The system adds a process' time, with its children's, to its parent's when it ends. */
function cpuSinceLastExit(): number | undefined {
  const before = cpuOfEnded;
  cpuOfEnded = cpuOfChildren();
  return cpuOfEnded === undefined || before === undefined ? undefined : cpuOfEnded - before;
}

/** CPU time in ms of all children that have ended, on Linux. */
function cpuOfChildren(): number | undefined {
  try {
    const fields = readFileSync("/proc/self/stat", "utf8").split(") ")[1]!.split(" ");
    // proc(5): cutime and cstime, in ticks of 10 ms.
    return (Number(fields[13]) + Number(fields[14])) * 10;
  } catch {
    return undefined;
  }
}

function printTimes(all: readonly Outcome[], wallMs: number): void {
  const name = Math.max(...all.map(({ part }) => part.name.length));
  const line = (title: string, wall: string, cpu: string, end = "") =>
    console.log(`${title.padEnd(name)}  ${wall.padStart(8)}  ${cpu.padStart(8)}  ${end}`.trimEnd());
  console.log();
  line("part", "time", "CPU");
  for (const { part, state, wallMs, cpuMs } of all)
    line(part.name, seconds(wallMs), cpuMs === undefined ? "" : seconds(cpuMs), state === "passed" ? "" : state);
  line("all", seconds(wallMs), seconds(all.reduce((sum, { cpuMs = 0 }) => sum + cpuMs, 0)));
}

function totalOf(all: readonly Outcome[]): Counts {
  const sum = (key: keyof Counts) => all.reduce((count, { tests }) => count + tests[key], 0);
  // A part that was left out, because the part before it failed, was not checked.
  return {
    passed: sum("passed"),
    failed: sum("failed"),
    skipped: sum("skipped") + all.filter(({ state }) => state === "skipped").length,
  };
}

function seconds(ms: number): string {
  const whole = Math.round(ms / 1000);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")} min`;
}

let cpuOfEnded = cpuOfChildren();
const began = performance.now();
const { outcomes, unsteady } = await secondLook(await runAll(chosenParts()));
printTimes(outcomes, performance.now() - began);
for (const { part, slow } of outcomes) if (slow.length > 0) console.log(`\nSlowest of ${part.name}: ${slow.join(", ")}`);
const total = totalOf(outcomes);
for (const { file, test } of outcomes.filter(({ state }) => state === "failed").flatMap(({ failures }) => failures))
  console.log(`\nfailed: ${file} > ${test}`);
for (const { file, test } of unsteady) console.log(`\nUnsteady, to be mended: passed only when run alone: ${file} > ${test}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
if (total.failed > 0) process.exitCode = 1;
