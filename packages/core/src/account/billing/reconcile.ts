import { LOST, retry } from "../../kernel/retry.ts";

/** One copy of something that another system owns. */
export interface Copy<Stored extends { readonly billingVersion?: number | undefined }, Fetched, Written> {
  /** Reads the stored copy, consistently. */
  readonly read: () => Promise<Stored>;
  /** Asks the owner. */
  readonly fetch: (stored: Stored) => Promise<Fetched>;
  /** Writes on the condition that the stored version is still `expected`; undefined when it is not. */
  readonly write: (fetched: Fetched, stored: Stored, expected: number) => Promise<Written | undefined>;
}

/**
 * Brings a copy up to date, in any order and number of calls at once: the version is read before the owner is asked, so that a write can
 * only follow one that knew less. It always writes, changed or not: a state that went and came back would otherwise let an answer in
 * between win that is late. Throws `Contended` when five others came first; the caller is called again.
 */
export function reconcile<Stored extends { readonly billingVersion?: number | undefined }, Fetched, Written>({
  read,
  fetch,
  write,
}: Copy<Stored, Fetched, Written>): Promise<{ fetched: Fetched; written: Written }> {
  return retry(
    "bringing a subscription up to date",
    async () => {
      const stored = await read();
      const fetched = await fetch(stored);
      const written = await write(fetched, stored, stored.billingVersion ?? 0);
      return written === undefined ? LOST : { fetched, written };
    },
    { attempts: 5, firstWaitMs: 50, longestWaitMs: 1000 },
  );
}
