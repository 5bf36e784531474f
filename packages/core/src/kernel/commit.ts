import { LOST, retry } from "./retry.ts";

interface Outcome {
  readonly canceled: boolean;
  readonly data: readonly ({ readonly rejected: boolean; readonly code: string } | null)[];
}

/** Conflicts on a row after which a transaction fails: about ten seconds. */
const CONFLICTS_MAX = 12;

/** Returns the items of a batch read; throws where the table lacked capacity for some of them. */
export async function allOf<T>(batch: Promise<{ readonly data: T[]; readonly unprocessed: readonly unknown[] }>): Promise<T[]> {
  const { data, unprocessed } = await batch;
  if (unprocessed.length > 0) throw new Error(`${unprocessed.length} items were not read`);
  return data;
}

/**
 * Runs a transaction and retries it after a random wait on TransactionConflict or throttling. Returns the positions of the failed
 * conditions, empty when it was committed. Throws `Contended` after too many conflicts.
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
