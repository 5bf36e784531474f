/** Budgets: what each action may ask of AWS. They are the counts of the last `npm run cost`. */
import { join } from "node:path";
import type { Demand } from "./metered.ts";

export const BUDGET_FILE = join(import.meta.dirname, "budgets.json");

const COUNTED = [
  "apiRequests",
  "functionRuns",
  "readUnits",
  "writeUnits",
  "objectWrites",
  "objectReads",
  "queueRequests",
  "mails",
] as const;

export type Budget = Readonly<Record<(typeof COUNTED)[number], number>>;

/** The counts of a demand, without what depends on the machine. */
export const budgetOf = (demand: Demand): Budget =>
  Object.fromEntries(COUNTED.map((name) => [name, demand[name]])) as unknown as Budget;

/** Rows differ by some bytes from run to run, and with them the units of a large read. */
const TOLERANCE: Partial<Budget> = { readUnits: 1, writeUnits: 1 };

/** The counts of a demand that exceed its budget, as sentences. */
export const beyond = (budget: Budget, demand: Demand): string[] =>
  COUNTED.filter((name) => demand[name] > budget[name] + (TOLERANCE[name] ?? 0)).map(
    (name) => `${name}: ${demand[name]}, budget ${budget[name]}`,
  );
