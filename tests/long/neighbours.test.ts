import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { aCv } from "../support/pdf.ts";
import { aRecruiter } from "../support/product.ts";

const MANY = 300;
/** The longest delay that one account may cause another. */
const DELAY_MS = 10_000;

test("an account with one CV is served within ten seconds while another has hundreds waiting", async () => {
  const [busy, quiet] = [await aRecruiter(), await aRecruiter()];
  const [jobOfBusy, jobOfQuiet] = [await busy.openJob(), await quiet.openJob()];
  const path = { jobId: jobOfBusy.id };
  const settled = async () => {
    const { items } = await busy.ok("GET /api/jobs/{jobId}/uploads", { path });
    return items.filter(({ state }) => state === "complete").length;
  };
  const files = await Promise.all(Array.from({ length: MANY }, (_, n) => aCv({ name: `Person ${n}`, salt: `${n}` })));
  for (let from = 0; from < MANY; from += 50) {
    const some = files.slice(from, from + 50);
    const body = { files: some.map((bytes, n) => ({ name: `${from + n}.pdf`, size: bytes.length })) };
    const { uploads } = await busy.ok("POST /api/jobs/{jobId}/uploads", { path, body });
    await Promise.all(uploads.map((form, n) => busy.post(form, some[n]!)));
  }
  // A share of the consumers' time shows only once they have worked.
  while ((await settled()) < 5) await setTimeout(50);

  const one = await aCv({ name: "Grace Hopper" });
  const from = performance.now();
  expect(await quiet.upload(jobOfQuiet.id, one)).toMatchObject({ state: "complete" });
  const took = performance.now() - from;
  const left = MANY - (await settled());
  console.log(`The quiet account waited ${Math.round(took)} ms, with ${left} CVs of the busy one still waiting.`);
  expect(left).toBeGreaterThan(MANY / 3);
  expect(took).toBeLessThan(DELAY_MS);
});
