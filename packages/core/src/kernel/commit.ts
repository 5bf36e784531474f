import { LOST, retry } from "./retry.ts";

interface Outcome {
  readonly canceled: boolean;
  readonly data: readonly ({ readonly rejected: boolean; readonly code: string } | null)[];
}

/** Conflicts in a row after which a transaction is given up: about ten seconds. */
const CONFLICTS_MAX = 12;

/** The items of a batch that was read; throws where the table had no capacity for all of them. */
export async function allOf<T>(batch: Promise<{ readonly data: T[]; readonly unprocessed: readonly unknown[] }>): Promise<T[]> {
  const { data, unprocessed } = await batch;
  if (unprocessed.length > 0) throw new Error(`${unprocessed.length} items were not read`);
  return data;
}

/**
 * Runs a transaction, again after a random wait while it only meets others (TransactionConflict, throttling). Answers the positions of
 * the conditions that failed; empty when it was committed. Throws `Contended` after too many conflicts.
 */
export function commit(attempt: () => Promise<Outcome>): Promise<number[]> {
  return retry(
    "a transaction",
    async () => {
      const { canceled, data } = await attempt();
      if (!canceled) return [];
      const failed = data.flatMap((item, position) => (item?.code === "ConditionalCheckFailed" ? [position] : []));
      return failed.length > 0 ? failed : LOST;
    },
    { attempts: CONFLICTS_MAX, firstWaitMs: 25, longestWaitMs: 2000 },
  );
}
