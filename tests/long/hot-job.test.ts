import { expect } from "vitest";
import { asOperator, asRecruiter, faults } from "../support/product.ts";

const WORKERS = 100;
/** As DynamoDB cancels them while a hundred workers write to one job. */
const CONFLICTS = 0.7;
/** They begin one after the other, so that they do not open a hundred connections at once on a busy machine. */
const WORK_MS = 6000;

asRecruiter("a hundred workers write to one job and one account: none gives up, and all counts are right", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  const { account } = await recruiter.ok("GET /api/auth/session");
  const transaction = { service: "dynamodb", operation: "TransactWriteItems", about: jobId } as const;
  const conflicts = await faults().add({ ...transaction, share: CONFLICTS, does: { kind: "conflict" } });
  // The commands read at their import where the table is.
  asOperator();
  const { joinAtOnce } = await import("../../scripts/scale/works/joining.ts");
  await joinAtOnce(account.id, { jobId, workers: 1, each: 1, workMs: 0 });
  const [close, reopen] = [{ status: "onHold" }, { status: "open" }] as const;
  const set = (body: typeof close | typeof reopen) => recruiter.call("PUT /api/jobs/{jobId}/status", { path: { jobId }, body });
  const [, first, second] = await Promise.all([
    joinAtOnce(account.id, { jobId, workers: WORKERS - 1, each: 1, workMs: WORK_MS }),
    set(close),
    set(reopen),
  ]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(await conflicts.hits()).toBeGreaterThan(WORKERS);
  await conflicts.end();

  const job = await recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId } });
  const counted = job.distribution.reduce((sum, count) => sum + count);
  const { total } = await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId }, query: {} });
  expect({ candidates: job.totalResumes, counted, total }).toEqual({ candidates: WORKERS, counted: WORKERS, total: WORKERS });
  const { Account } = await import("@candor/core/account/account");
  const stored = await Account.row(account.id);
  expect([stored?.cvs, stored?.cvsUsed]).toEqual([WORKERS, WORKERS]);
});
