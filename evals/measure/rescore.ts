import { pool } from "../corpus/pool.ts";
import { TRADES } from "../corpus/trades.ts";
import { jobsOf } from "./people.ts";
import { Desk } from "./reading.ts";
import { outcomeOf, type Outcomes } from "./repeat.ts";

/** Scores the named CVs of the pool for the first jobs, beginning with drawing the file, and sends the results to the parent. */
const [count, ...names] = process.argv.slice(2);
const ids = new Set(names);
const desk = new Desk();
const jobs = jobsOf(TRADES).slice(0, Number(count));
const outcomes: Record<string, Outcomes[string]> = {};
for (const { cv } of pool()
  .filter((sample) => ids.has(sample.cv.id))
  .toReversed()) {
  const read = await desk.cv(cv);
  jobs.forEach((job, index) => (outcomes[`${cv.id} ${index}`] = outcomeOf(read, job)));
}
await desk.close();
process.send?.(outcomes);
