import { createHash } from "node:crypto";
import { fork } from "node:child_process";
import { once } from "node:events";
import { seeded, shuffled } from "../corpus/random.ts";
import type { Sample } from "../corpus/pool.ts";
import type { Job } from "./people.ts";
import { score, type ReadCv } from "./product.ts";

/** One score with all its marks and quotes, as a hash. */
export type Outcomes = Readonly<Record<string, { readonly score: number; readonly hash: string }>>;

export const hashOf = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("hex");

export interface RepeatResult {
  readonly runs: number;
  readonly processes: number;
  readonly pairs: number;
  /** The largest difference between two scores of one CV for one job. */
  readonly spread: number;
  /** Pairs whose marks, quotes or points were not the same bytes each time. */
  readonly unequal: number;
}

/** Scores CVs for jobs a thousand times in shuffled order, and once more in another process, beginning with the files. */
export async function repeat(cvs: ReadonlyMap<Sample, ReadCv>, jobs: readonly Job[], runs: number): Promise<RepeatResult> {
  const pairs = [...cvs].flatMap(([sample, cv]) => jobs.map((job, index) => ({ key: `${sample.cv.id} ${index}`, cv, job })));
  const random = seeded(20261120);
  const seen = new Map<string, { scores: Set<number>; hashes: Set<string> }>();
  const note = (key: string, one: Outcomes[string]) => {
    const known = seen.get(key) ?? { scores: new Set<number>(), hashes: new Set<string>() };
    known.scores.add(one.score);
    known.hashes.add(one.hash);
    seen.set(key, known);
  };
  let count = 0;
  while (count < runs)
    for (const { key, cv, job } of shuffled(pairs, random).slice(0, runs - count)) {
      note(key, outcomeOf(cv, job));
      count += 1;
    }

  const elsewhere = await inAnotherProcess(
    jobs.length,
    [...cvs.keys()].map(({ cv }) => cv.id),
  );
  for (const [key, one] of Object.entries(elsewhere)) if (seen.has(key)) note(key, one);
  const all = [...seen.values()];
  return {
    runs: count + Object.keys(elsewhere).length,
    processes: 2,
    pairs: pairs.length,
    spread: Math.max(...all.map(({ scores }) => Math.max(...scores) - Math.min(...scores))),
    unequal: all.filter(({ hashes }) => hashes.size > 1).length,
  };
}

export function outcomeOf(cv: ReadCv, job: Job): Outcomes[string] {
  const { marks, result, score: points } = score(cv, job.criteria);
  return { score: points, hash: hashOf({ marks, result }) };
}

async function inAnotherProcess(jobs: number, ids: readonly string[]): Promise<Outcomes> {
  const child = fork(new URL("rescore.ts", import.meta.url), [String(jobs), ...ids], {
    execArgv: [],
    env: { ...process.env, TZ: "Pacific/Auckland", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" },
  });
  const exit = once(child, "exit").then(() => {
    throw new Error("The second process ended without an answer.");
  });
  const [outcomes] = (await Promise.race([once(child, "message"), exit])) as [Outcomes];
  child.kill();
  return outcomes;
}
