/** @module-tag size */
import { startTestTable, type TestTable } from "@candor/local/testing/table";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Instance } from "./instance.ts";

const ACCOUNT = "acc_pool";
const [SIZE, MOST] = [600, 200];

let table: TestTable;
let instance: Instance;
let reader: Instance;

beforeAll(async () => {
  table = await startTestTable();
  [instance, reader] = [new Instance(table), new Instance(table)];
  await instance.run(ACCOUNT, "pool.seed", { size: SIZE });
});
afterAll(async () => {
  await Promise.all([instance.end(), reader.end()]);
  await table.stop();
});

const newest = (most: number) =>
  instance.run<{ readonly cvIds: readonly string[]; readonly of: number }>(ACCOUNT, "pool.newest", { most });

test("of a pool that is larger than one search looks at, the newest CVs are looked at, and a new one costs its own reading", async () => {
  const { answer: all } = await newest(2 * SIZE);
  expect([all.cvIds.length, all.of]).toEqual([SIZE, SIZE]);

  const ask = (most: number) => reader.run<typeof all>(ACCOUNT, "pool.newest", { most });
  const { answer: some, units } = await ask(MOST);
  expect(some.of).toBe(SIZE);
  expect(some.cvIds.length).toBeGreaterThanOrEqual(MOST);
  expect(some.cvIds.length).toBeLessThan(MOST * 1.1);
  // Ids sort by time: nearly all are of the newest, though shards are uneven.
  const newestIds = new Set(all.cvIds.toSorted().slice(-MOST * 1.4));
  expect(some.cvIds.filter((cvId) => !newestIds.has(cvId))).toEqual([]);

  const { answer: added } = await instance.run<string>(ACCOUNT, "pool.add");
  const { answer: next, units: more } = await ask(MOST);
  expect(next.cvIds).toContain(added);
  expect([next.cvIds.length, next.of]).toEqual([some.cvIds.length + 1, SIZE + 1]);
  expect(more).toBeLessThan(units / 2);
});
