/** @module-tag size */
import { startTestTable, type TestTable } from "@candor/local/testing/table";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Instance } from "./instance.ts";

const ACCOUNT = "acc_uploads";
const [FEW, MANY] = [300, 4000];
/** More than the newest thousand files, and five hundred of each list of the index, can take: one is smaller than a kilobyte. */
const UNITS_MAX = 250;

interface Listed {
  readonly complete?: number;
  readonly failed?: number;
  readonly analyzing: number;
  readonly waiting: number;
  readonly isMore: boolean;
}

let table: TestTable;
let instance: Instance;

beforeAll(async () => {
  table = await startTestTable();
  instance = new Instance(table);
});
afterAll(async () => {
  await instance.end();
  await table.stop();
});

async function listOf(size: number) {
  const jobId = `job_${size}`;
  await instance.run(ACCOUNT, "uploads.seed", { jobId, size });
  return instance.run<Listed>(ACCOUNT, "uploads.list", { jobId });
}

test("the files of a day are listed whole while they are few", async () => {
  const { answer } = await listOf(FEW);
  expect(answer).toMatchObject({ complete: 207, failed: 3, analyzing: 10, waiting: 80, isMore: false });
});

test("of very many files a look reads a bounded part: the newest, those that are read now, and those not taken", async () => {
  const { answer, units } = await listOf(MANY);
  // Of 1,200 on their way 200 came before the newest thousand; those that were not taken came all day.
  expect(answer).toMatchObject({ failed: 28, analyzing: 10, waiting: 1190, isMore: true });
  expect(answer.complete).toBeUndefined();
  expect(units).toBeLessThan(UNITS_MAX);
});
