import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readEach, Throttled, writeEach } from "./batch.ts";

const keys = [1, 2, 3, 4, 5].map((n) => ({ accountId: "acc", shard: n }));

/** A table that takes two items a call. */
function slowTable() {
  const calls: number[][] = [];
  const read = async (asked: { shard: number }[]) => {
    calls.push(asked.map(({ shard }) => shard));
    // Keys are told from the stored ones, where a number is text.
    const unprocessed = asked.slice(2).map(({ shard }) => ({ accountId: "acc", shard: String(shard) }));
    return { data: asked.slice(0, 2).map(({ shard }) => ({ shard, name: `item ${shard}` })), unprocessed };
  };
  return { calls, read };
}

test("items that a table leaves out of a batch are asked for again, until all have come", async () => {
  const { calls, read } = slowTable();
  expect((await readEach(keys, read)).map(({ name }) => name)).toEqual(["item 1", "item 2", "item 3", "item 4", "item 5"]);
  expect(calls).toEqual([[1, 2, 3, 4, 5], [3, 4, 5], [5]]);
});

test("items that it does not take are written again, as they were given", async () => {
  const { calls, read } = slowTable();
  await writeEach(keys, read);
  expect(calls.at(-1)).toEqual([5]);
});

test("an item that was to be put is recognised though it comes back with what its entity added", async () => {
  const puts: object[][] = [];
  const rows = [1, 2].map((n) => ({ shard: n, application: { name: "Ada" } }));
  await writeEach(rows, async (left) => {
    puts.push(left);
    return { unprocessed: left.slice(1).map((row) => ({ ...row, application: {}, createdAt: "2026-11-23" })) };
  });
  expect(puts).toEqual([rows, [rows[1]]]);
});

test("nothing is asked for without keys", async () => {
  const { calls, read } = slowTable();
  expect(await readEach([], read)).toEqual([]);
  expect(calls).toEqual([]);
});

test("a table that takes nothing ends the attempt with an error, and no part is taken for the whole", async () => {
  let calls = 0;
  const none = async (asked: object[]) => {
    calls += 1;
    return { data: [] as object[], unprocessed: asked };
  };
  await expect(readEach(keys, none)).rejects.toThrow(Throttled);
  expect(calls).toBe(8);
});

// A batch has to go through this file: electrodb answers what the table left out, and whoever ignores it loses items.
const packages = join(import.meta.dirname, "../../..");
const sources = ["core/src", "functions/src"].flatMap((folder) =>
  readdirSync(join(packages, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !/\.(test|fixture)\.ts$/.test(file) && file !== join("kernel", "batch.ts"))
    .map((file) => ({ file, text: readFileSync(join(packages, folder, file), "utf8") })),
);

/** Arguments that are one item. Whatever else is read, put or deleted is a list, and `left` is the list inside `readEach` and `writeEach`. */
const ONE = /^(?:\{|key\b|id\b|letter\b|keyOf\()/;

function batchesIn(text: string): string[] {
  return [...text.matchAll(/Entity\s*\.(?:get|put|delete)\(\s*(\S[^\n]{0,40})/g)]
    .filter(
      ({ 1: argument = "", index }) =>
        !ONE.test(argument) && !/\(left\) =>\s*\w+$/.test(text.slice(Math.max(0, index - 60), index)),
    )
    .map(([call]) => call);
}

test("no batch of the table goes past the helper that insists", () => {
  expect(sources.length).toBeGreaterThan(300);
  const found = sources.flatMap(({ file, text }) => batchesIn(text).map((call) => `${file}: ${call}`));
  expect(found).toEqual([]);
  expect(sources.filter(({ text }) => /\bunprocessed\b|Batch(?:Get|Write)Command/.test(text)).map(({ file }) => file)).toEqual(
    [],
  );
});

test("a batch is told from a call about one item", () => {
  expect(batchesIn("await UploadEntity.get({ accountId }).go()")).toEqual([]);
  expect(batchesIn("readEach(keys, (left) => UploadEntity.get(left).go())")).toEqual([]);
  expect(batchesIn("await UploadEntity.delete(keys).go()")).toHaveLength(1);
  expect(batchesIn("await UploadEntity.put(rows.map((row) => row)).go()")).toHaveLength(1);
});
