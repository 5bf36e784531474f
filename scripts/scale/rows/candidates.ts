import type { TestTable } from "@candor/local/testing/table";
import { Instance } from "../product.ts";
import type { Told } from "../work.ts";

export async function measureCandidates(table: TestTable, size: number): Promise<Map<string, Told>> {
  const accountId = "acc_candidates";
  const jobId = `job_${size}`;
  const [writer, reader] = [new Instance(table), new Instance(table)];
  const seeded = await writer.run<string[]>(accountId, "candidates.seed", { jobId, candidates: size });
  console.error(`seeded ${size} in ${(seeded.ms / 1000).toFixed(0)} s`);
  const figures = new Map<string, Told>();
  const take = async (label: string, name: string) => {
    const told = await reader.run(accountId, name, { jobId });
    figures.set(label, told);
    console.error(size, label, JSON.stringify(told));
  };
  const move = async (count = 1) => {
    const w = await writer.run(accountId, "candidates.move", { jobId, cvIds: seeded.answer.slice(0, count) });
    console.error("move", w.units, w.requests, w.cpuMs);
  };
  await take("first page, cold", "candidates.list");
  await take("first page, again", "candidates.list");
  await take("search, cold", "candidates.search");
  await take("search, again", "candidates.search");
  for (let n = 1; n <= 5; n++) {
    await move();
    await take("first page after one change", "candidates.list");
    await move();
    await take("search after one change", "candidates.search");
  }
  await move(30);
  await take("first page after 30 changes", "candidates.list");
  await Promise.all([writer.end(), reader.end()]);
  return figures;
}
