import { evaluate, readProfile, redact, scoreOf, type Criterion } from "@candor/scoring";
import { read } from "../../packages/documents/src/read.ts";
import { AS_OF } from "../corpus/cv.ts";
import { textOf } from "./hiding.ts";

export interface SpeedResult {
  /** Milliseconds per page, median and 95 of 100: pdf-parse alone, and reading with the check, and all of it with profile and score. */
  readonly parse: readonly [median: number, p95: number];
  readonly read: readonly [median: number, p95: number];
  readonly whole: readonly [median: number, p95: number];
  /** Median time of the whole over the median of pdf-parse alone, in the same run. */
  readonly ratio: number;
  readonly perMinute: number;
  readonly files: number;
  readonly rounds: number;
}

/** Time of reading, checking and scoring compared with pdf-parse's text alone: one process, warm, in alternating order. */
export async function speed(files: readonly Uint8Array[], criteria: readonly Criterion[], rounds: number): Promise<SpeedResult> {
  const times = { parse: [] as number[], read: [] as number[], whole: [] as number[] };
  for (let round = 0; round <= rounds; round += 1)
    for (const file of files) {
      const parse = await timed(() => textOf(file));
      const start = performance.now();
      const document = await read(new Uint8Array(file));
      const between = performance.now();
      const { profile, redactions } = readProfile(document, AS_OF);
      scoreOf(criteria, evaluate({ document, profile, redacted: redact(document, redactions), criteria, asOf: AS_OF }));
      const end = performance.now();
      // The first round is a warm-up.
      if (round === 0) continue;
      const pages = Math.max(1, document.pages.length);
      times.parse.push(parse / pages);
      times.read.push((between - start) / pages);
      times.whole.push((end - start) / pages);
    }
  const both = (values: readonly number[]) => [quantile(values, 0.5), quantile(values, 0.95)] as const;
  const whole = both(times.whole);
  return {
    parse: both(times.parse),
    read: both(times.read),
    whole,
    ratio: whole[0] / quantile(times.parse, 0.5),
    perMinute: (60_000 * times.whole.length) / times.whole.reduce((sum, value) => sum + value, 0),
    files: files.length,
    rounds,
  };
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}
