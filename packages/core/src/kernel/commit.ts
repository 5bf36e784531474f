import { Actor } from "./actor.ts";
import { Throttled } from "./batch.ts";
import { LOST, retry } from "./retry.ts";

interface Outcome {
  readonly canceled: boolean;
  readonly data: readonly ({ readonly rejected: boolean; readonly code: string } | null)[];
}

/**
 * Conflicts on a row after which a transaction fails, and the longest wait between two. A hundred workers that write to one job lose five of
 * six attempts: they make room for each other, and one that has lost a dozen becomes eager, for some twenty seconds in all. A person is one
 * among them and tries more often, for some nine seconds.
 */
const PATIENCE = {
  worker: { attempts: 120, firstWaitMs: 25, longestWaitMs: 2000, eagerAfter: 12 },
  person: { attempts: 60, firstWaitMs: 25, longestWaitMs: 250 },
} as const;
/** Throttles in a row after which it fails: about half a second. Waiting longer would only keep the caller waiting. */
const THROTTLES_MAX = 6;

/**
 * Runs a transaction and retries it after a random wait on TransactionConflict or throttling. Returns the positions of the failed
 * conditions, empty when it was committed. Throws `Contended` after too many conflicts, and `Throttled` after a few throttles.
 */
export function commit(attempt: () => Promise<Outcome>): Promise<number[]> {
  let throttles = 0;
  return retry(
    "a transaction",
    async () => {
      const { canceled, data } = await attempt();
      if (!canceled) return [];
      const failed = data.flatMap((item, position) => (item?.code === "ConditionalCheckFailed" ? [position] : []));
      if (failed.length > 0) return failed;
      throttles = data.some((item) => item !== null && THROTTLES.has(item.code)) ? throttles + 1 : 0;
      if (throttles === THROTTLES_MAX) throw new Throttled("A transaction was throttled");
      return LOST;
    },
    PATIENCE[Actor.isWorker() ? "worker" : "person"],
  );
}

const THROTTLES: ReadonlySet<string> = new Set(["ThrottlingError", "ProvisionedThroughputExceeded"]);
