import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Actor } from "./actor.ts";
import { commit } from "./commit.ts";

beforeEach(() => {
  vi.useFakeTimers();
  // The same waits in every run.
  let last = 1;
  vi.spyOn(Math, "random").mockImplementation(() => (last = (last * 48_271) % 2_147_483_647) / 2_147_483_647);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const COMMITTED = { canceled: false, data: [] } as const;
const CONFLICT = { canceled: true, data: [{ rejected: true, code: "TransactionConflict" }] } as const;

/** An item as DynamoDB keeps it: a transaction that begins while another one is under way is cancelled. */
class HotItem {
  count = 0;
  conflicts = 0;
  #isTaken = false;

  readonly add = async () => {
    if (this.#isTaken) {
      this.conflicts++;
      await after(TRANSACTION_MS);
      return CONFLICT;
    }
    this.#isTaken = true;
    await after(TRANSACTION_MS);
    this.#isTaken = false;
    this.count++;
    return COMMITTED;
  };
}

const TRANSACTION_MS = 20;
/** Work of a worker between two writes. */
const WORK_MS = 300;
/** All have long written by then. */
const MOST_MS = 10 * 60_000;
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test("a hundred workers write to one job: none gives up, nor does a person among them, and the count is exact", async () => {
  const item = new HotItem();
  const [WORKERS, EACH, CLICKS] = [100, 10, 5];
  const worker = async () => {
    for (let n = 0; n < EACH; n++) {
      await after(Math.random() * 2 * WORK_MS);
      const began = Date.now();
      await commit(item.add);
      longestWriteMs = Math.max(longestWriteMs, Date.now() - began);
    }
  };
  let longestClickMs = 0;
  let longestWriteMs = 0;
  const person = async () => {
    for (let n = 0; n < CLICKS; n++) {
      const began = Date.now();
      await commit(item.add);
      longestClickMs = Math.max(longestClickMs, Date.now() - began);
      await after(WORK_MS);
    }
  };
  const system = { type: "system", accountId: "acc_1" } as const;
  const all = Promise.all([...Array.from({ length: WORKERS }, () => Actor.enter(system, worker)), person()]);
  const [, written] = await Promise.all([vi.advanceTimersByTimeAsync(MOST_MS), all]);
  expect(written).toHaveLength(WORKERS + 1);
  expect(item.count).toBe(WORKERS * EACH + CLICKS);
  expect(item.conflicts).toBeGreaterThan(item.count);
  // The shortest time-out of a function that a person waits for.
  expect(longestClickMs).toBeLessThan(15_000);
  // That of a worker is a minute, which must also do for the reading of its CV.
  expect(longestWriteMs).toBeLessThan(20_000);
});
