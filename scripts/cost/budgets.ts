/** Budgets: what each action may ask of AWS. They are the counts of the last `npm run cost`. */
import { join } from "node:path";
import type { Demand } from "./metered.ts";

export const BUDGET_FILE = join(import.meta.dirname, "budgets.json");

const COUNTED = [
  "apiRequests",
  "functionRuns",
  "readUnits",
  "writeUnits",
  "tableReads",
  "tableWrites",
  "objectWrites",
  "objectReads",
  "queueRequests",
  "mails",
] as const;

export type Budget = Readonly<Record<(typeof COUNTED)[number], number>>;

/** The counts of a demand, without what depends on the machine. */
export const budgetOf = (demand: Demand): Budget =>
  Object.fromEntries(COUNTED.map((name) => [name, demand[name]])) as unknown as Budget;

/**
 * Units of reads differ from run to run: ids are drawn at random, and decide how many rows stand beside the one that an action is about, by an
 * eighth of 16. Rows that are written differ by some bytes. What an action does is held by the number of its requests, which is exact.
 */
const LARGEST: Partial<Record<keyof Budget, (budget: number) => number>> = {
  readUnits: (budget) => Math.max(budget + 1, budget * 1.15),
  writeUnits: (budget) => budget + 1,
};

/** The counts of a demand that exceed its budget, as sentences. */
export const beyond = (budget: Budget, demand: Demand): string[] =>
  COUNTED.filter((name) => demand[name] > (LARGEST[name]?.(budget[name]) ?? budget[name])).map(
    (name) => `${name}: ${demand[name]}, budget ${budget[name]}`,
  );
