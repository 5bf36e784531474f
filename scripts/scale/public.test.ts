/** @module-tag size */
import { startTestTable, type TestTable } from "@candor/local/testing/table";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Instance } from "./instance.ts";
import type { Told } from "./work.ts";

const ACCOUNT = "acc_public";
const JOBS = 1200;

let table: TestTable;
let instances: Instance[];
let jobIds: string[];

beforeAll(async () => {
  table = await startTestTable();
  instances = [new Instance(table), new Instance(table)];
  ({ answer: jobIds } = await writer<string[]>("seed", { size: JOBS }));
});

afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.end()));
  await table.stop();
});

const writer = <T = unknown>(name: string, args?: object): Promise<Told<T>> => instances[0]!.run(ACCOUNT, `public.${name}`, args);
const reader = <T = string[]>(name: string, args?: object): Promise<Told<T>> =>
  instances[1]!.run(ACCOUNT, `public.${name}`, args);

/** The jobs that the reader has, after it was compared with the table; and the cost of reading them. */
async function read() {
  const cards = await reader("cards");
  expect(cards.answer).toEqual((await writer<string[]>("stored")).answer);
  return cards;
}

/** The parts of the feed as the reader has them, after they were compared with their counts. */
async function parts(): Promise<string[][]> {
  const { answer } = await reader<string[][]>("parts");
  expect(answer.map((ids) => ids.length)).toEqual((await writer<number[]>("counts")).answer);
  return answer;
}
/** The part that a job is in; 0 while it is in none. */
const partOf = async (jobId: string): Promise<number> => (await parts()).findIndex((ids) => ids.includes(jobId)) + 1;

test("a feed holds every job that is published for it, each in one of its parts", async () => {
  const all = (await writer<string[]>("stored")).answer.map((job) => job.split(" ")[0]);
  const now = await parts();
  expect(now.map((ids) => ids.length)).toEqual([1000, 200]);
  expect(now.flat().toSorted()).toEqual(all.toSorted());
});

test("a job that comes takes the first room in a feed, and the others stay in their parts", async () => {
  const [leaving, other] = jobIds as [string, string];
  const latest = jobIds.at(-1)!;
  const [first, second] = [(await writer<string>("create")).answer, (await writer<string>("create")).answer];
  const publish = (jobId: string) =>
    writer("change", {
      jobIds: [jobId],
      publishedAt: new Date().toISOString(),
      platforms: ["default", "linkedin"],
      companyId: "cmp_scale",
    });

  expect([await partOf(leaving), await partOf(other), await partOf(latest)]).toEqual([1, 1, 2]);
  await writer("change", { jobIds: [leaving, latest], status: "closed" });
  expect([await partOf(leaving), await partOf(other), await partOf(latest)]).toEqual([0, 1, 0]);
  await publish(first);
  await publish(second);
  await writer("change", { jobIds: [leaving, latest], status: "open" });
  expect([await partOf(first), await partOf(second), await partOf(leaving), await partOf(latest)]).toEqual([1, 2, 2, 2]);
  expect((await parts()).map((ids) => ids.length)).toEqual([1000, 202]);
  await writer("change", { jobIds: [first, second], publishedAt: null });
  expect((await parts()).map((ids) => ids.length)).toEqual([999, 201]);
});

test("after one change of a job, a part of a feed is read by that job alone, and the other parts not at all", async () => {
  for (const part of [1, 2]) await reader("feed", { part });
  await writer("change", { jobIds: [jobIds[2]], language: "de" });
  const [one, two] = [await reader("feed", { part: 1 }), await reader("feed", { part: 2 })];
  expect([one.units, two.units]).toEqual([3, 1]);
});

test.for([
  ["is closed", { status: "closed" }, false],
  ["opens again", { status: "open" }, true],
  ["is put on hold", { status: "onHold" }, false],
  ["is open once more", { status: "open" }, true],
  ["leaves the web", { publishedAt: null }, false],
  ["is published again", { publishedAt: new Date().toISOString() }, true],
  ["leaves its feeds", { platforms: ["default"] }, true],
] as const)("another instance sees that a job %s, and reads that job alone", async ([, change, isListed]) => {
  await read();
  const [jobId] = jobIds as [string];
  await writer("change", { jobIds: [jobId], ...change });
  const { answer, requests, units: used } = await read();
  expect(answer.some((job) => job.startsWith(jobId))).toBe(isListed);
  expect({ requests, units: used }).toEqual({ requests: 2, units: 2 });
});

test("an instance reads the jobs that have changed since it looked, and no others", async () => {
  await read();
  const some = jobIds.slice(10, 40);
  await Promise.all([
    writer("change", { jobIds: some, status: "closed" }),
    instances[1]!.run(ACCOUNT, "public.change", { jobIds: jobIds.slice(40, 50), status: "closed" }),
  ]);
  const { answer, units } = await read();
  expect(answer).toHaveLength(JOBS - 40);
  expect(units).toBe(1 + 40);
});

test("after changes of the same jobs by two instances at once, list, feed and counts agree", async () => {
  const some = jobIds.slice(90, 95);
  const all = ["default", "linkedin"];
  for (const [one, other] of [
    [{ status: "closed" }, { platforms: ["default"] }],
    [{ status: "open" }, { platforms: all }],
    [{ publishedAt: null }, { status: "closed" }],
    [{ publishedAt: new Date().toISOString(), platforms: all, status: "open" }, { status: "open" }],
  ] as const) {
    await Promise.all([
      writer("change", { jobIds: some, ...one }),
      instances[1]!.run(ACCOUNT, "public.change", { jobIds: some, ...other }),
    ]);
    await read();
    await parts();
  }
  const listed = (await parts()).flat();
  expect(some.every((jobId) => listed.includes(jobId))).toBe(true);
});

test("an instance that looks after more changes than are told misses none", async () => {
  await read();
  const [first, second] = jobIds.slice(55, 57) as [string, string];
  const { units } = await writer("change", { jobIds: [first], status: "closed" });
  for (const status of ["closed", "open", "closed", "open"]) await writer("change", { jobIds: jobIds.slice(60, 90), status });
  // The names never fill a second unit of the item that tells them.
  expect((await writer("change", { jobIds: [second], status: "closed" })).units).toBe(units);
  const { answer } = await read();
  expect(answer).toHaveLength(JOBS - 42);
});

test("an instance sees what was written by code that does not tell it", async () => {
  const { answer: before } = await read();
  await writer("add");
  await writer("change", { jobIds: jobIds.slice(57, 58), status: "closed" });
  expect((await read()).answer).toHaveLength(before.length);
  expect((await read()).answer).not.toEqual(before);
});

test("the jobs of an account that has ended leave another instance's list", async () => {
  await read();
  await writer("end");
  const { answer } = await read();
  expect(answer.filter((job) => jobIds.some((jobId) => job.startsWith(jobId)))).toEqual([]);
  expect(answer.length).toBeGreaterThan(0);
  const listed = new Set((await parts()).flat());
  expect(jobIds.filter((jobId) => listed.has(jobId))).toEqual([]);
});
