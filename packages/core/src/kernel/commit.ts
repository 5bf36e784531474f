import { setTimeout } from "node:timers/promises";

interface Outcome {
  readonly canceled: boolean;
  readonly data: readonly ({ readonly rejected: boolean; readonly code: string } | null)[];
}

const TRIES = 12;

/** The items of a batch that was read; throws where the table had no capacity for all of them. */
export async function allOf<T>(batch: Promise<{ readonly data: T[]; readonly unprocessed: readonly unknown[] }>): Promise<T[]> {
  const { data, unprocessed } = await batch;
  if (unprocessed.length > 0) throw new Error(`${unprocessed.length} items were not read`);
  return data;
}

/**
 * Runs a transaction, again with jitter while it only loses races (TransactionConflict, throttling), and says which of its
 * conditions failed, by position. An empty list means that it was committed.
 */
export async function commit(attempt: () => Promise<Outcome>): Promise<number[]> {
  for (let tries = 1; ; tries++) {
    const outcome = await attempt();
    if (!outcome.canceled) return [];
    const failed = outcome.data.flatMap((item, position) => (item?.code === "ConditionalCheckFailed" ? [position] : []));
    if (failed.length > 0) return failed;
    if (tries === TRIES)
      throw new Error(`A transaction lost ${TRIES} races: ${outcome.data.map((item) => item?.code).join(", ")}`);
    await setTimeout(Math.random() * Math.min(2000, 25 * 2 ** tries));
  }
}
