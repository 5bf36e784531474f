import { PROCESSING_MAX_MS } from "@candor/core/kernel/limits";
import { CALL_LIMIT_MS } from "@candor/core/kernel/time-limits";
import { expect, test } from "vitest";
import { aCv } from "../support/pdf.ts";
import { aRecruiter, faults } from "../support/product.ts";

/** As long as the worker's own time-out: a call without a limit would take the worker with it. */
const HANGS_MS = 60_000;
/** Each attempt of the client at one call; the next delivery of the message finds a bucket that answers. */
const ATTEMPTS = 3;

/** Calls that the worker makes for each new CV before its outcome is known. */
const CALLS = [
  ["GetObject", "reading the file that came in", (cvId: string) => `incoming/${cvId}`],
  ["PutObject", "keeping what was read", (_: string, accountId: string) => `text/${accountId}/`],
] as const;

test.for(CALLS)("a CV is read in its time though the bucket hangs at %s, %s", async ([operation, , about]) => {
  const recruiter = await aRecruiter();
  const { id: jobId } = await recruiter.openJob();
  const { account } = await recruiter.ok("GET /api/auth/session");
  // A busy machine is slow without a fault as well.
  const before = performance.now();
  await recruiter.upload(jobId, await aCv({ name: "Bo Usual" }));
  const usual = performance.now() - before;

  const bytes = await aCv({ salt: operation });
  const form = await recruiter.formFor(jobId, bytes);
  const fault = await faults().add({
    service: "s3",
    operation,
    caller: "score-cv",
    about: about(form.cvId, account.id),
    times: ATTEMPTS,
    does: { kind: "delay", ms: HANGS_MS },
  });
  const from = performance.now();
  try {
    await recruiter.post(form, bytes);
    const items = await recruiter.settled(jobId);
    const took = performance.now() - from;
    expect(items.find(({ cvId }) => cvId === form.cvId)).toMatchObject({ state: "complete" });
    console.log(`${operation}: settled after ${Math.round(took / 1000)} s, and ${Math.round(usual / 1000)} s without a fault.`);
    expect(took - usual).toBeLessThan(PROCESSING_MAX_MS);
    expect(took, "Each attempt waited").toBeGreaterThan(ATTEMPTS * CALL_LIMIT_MS);
  } finally {
    await fault.end();
  }
  const { items, total } = await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId } });
  expect({ total, isThere: items.some(({ cvId }) => cvId === form.cvId) }).toEqual({ total: 2, isThere: true });
  expect((await recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId } })).totalResumes).toBe(2);
  expect((await recruiter.ok("GET /api/auth/session")).account.plan.cvs.used).toBe(2);
});
