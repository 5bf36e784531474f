import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { OPERATOR_FILE } from "../../scripts/operator.ts";
import { OwnCloud } from "../support/own-cloud.ts";
import { aCv } from "../support/pdf.ts";
import { aRecruiter, useProduct } from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";

const RESTORED = "candor-restored";

let cloud: OwnCloud;
beforeAll(async () => {
  cloud = await OwnCloud.start();
  useProduct(cloud.url);
  Object.assign(process.env, JSON.parse(readFileSync(join(cloud.dataDir, OPERATOR_FILE), "utf8")));
});
afterAll(() => cloud.remove());

/** Runs a step of the recovery as an operator does, and returns what it says. */
function recover(...args: string[]): string {
  const program = fileURLToPath(new URL("../../scripts/recover.ts", import.meta.url));
  const env = { ...process.env, LOCAL_DATA: cloud.dataDir };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args, "--stage", "local"], {
    env,
    encoding: "utf8",
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  return stdout;
}

/** Deletes every item of the product's table, as a fault of the product or of a person might. */
async function loseEverything(): Promise<void> {
  const [{ wholeTable }, { deleteItems }] = await Promise.all([
    import("@candor/core/tasks/recovery/settle"),
    import("@candor/core/kernel/batch"),
  ]);
  for await (const page of wholeTable()) await deleteItems(page);
}

async function namesIn(recruiter: Recruiter, jobId: string): Promise<string[]> {
  const { items } = await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId } });
  return items.map(({ fullName }) => fullName ?? "").toSorted();
}

test("a table that was lost is restored, and nobody who was erased since comes back", async () => {
  const [keeper, leaver] = [await aRecruiter(), await aRecruiter()];
  const { id: jobId } = await keeper.openJob();
  const { id: droppedId } = await keeper.openJob({ title: "Dropped Job" });
  const erased = await keeper.upload(jobId, await aCv({ name: "Vera Gone" }), "vera.pdf");
  const removed = await keeper.upload(jobId, await aCv({ name: "Rolf Removed" }), "rolf.pdf");
  await keeper.upload(jobId, await aCv({ name: "Bo Stays" }), "bo.pdf");
  await keeper.upload(droppedId, await aCv({ name: "Dana Dropped" }), "dana.pdf");
  const { id: leftId } = await leaver.openJob();
  await leaver.upload(leftId, await aCv({ name: "Lee Leaves" }), "lee.pdf");
  const { account: left, user } = await leaver.ok("GET /api/auth/session");
  const { account: kept } = await keeper.ok("GET /api/auth/session");
  const at = new Date().toISOString();

  await keeper.ok("DELETE /api/cvs/{cvId}", { path: { cvId: erased.cvId } });
  await keeper.ok("DELETE /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId: removed.cvId } });
  await keeper.ok("DELETE /api/jobs/{jobId}", { path: { jobId: droppedId } });
  expect((await leaver.call("DELETE /api/account", { body: { confirm: leaver.email } })).status).toBe(202);
  await keeper.upload(jobId, await aCv({ name: "Nora Newer" }), "nora.pdf");
  await loseEverything();
  expect((await keeper.call("GET /api/auth/session")).status).toBe(401);

  expect(recover("window")).toMatch(/can be restored from .+ to .+\./u);
  expect(recover("restore", "--at", at, "--table", RESTORED)).toMatch(/has recovery, expiry and deletion protection/u);
  const { restore } = await import("@candor/core/tasks/recovery/restore");
  expect(await restore("candor-gone", RESTORED, new Date(at)), "A table that came from a backup is only set up").toBe(false);
  expect(recover("settle", "--at", at, "--closed", new Date().toISOString(), "--table", RESTORED)).toMatch(/2 session/u);
  const told = recover("replay", "--at", at, "--table", RESTORED);
  for (const type of ["cv", "candidates", "job", "account"])
    expect(told).toContain(`${type}: 1 in the log, 1 of them erased again`);
  expect(recover("replay", "--at", at, "--table", RESTORED), "A repeated replay finds nothing").not.toMatch(
    /[1-9]\d* of them erased/u,
  );
  // Her file came after the time of the restore: nothing names it any more.
  expect(recover("files", "--table", RESTORED, "--erase")).toMatch(
    /^2 files that nothing in the table names, 0 that are missing\.\nErased 2\.$/mu,
  );
  await cloud.kill();
  await cloud.start({ CANDOR_TABLE: RESTORED });

  expect((await keeper.call("GET /api/auth/session")).status, "A session of before is over").toBe(401);
  const { deletePoolUser } = await import("@candor/core/account/session/pool-user");
  await deletePoolUser(keeper.email);
  await keeper.register(keeper.email);
  expect((await keeper.ok("GET /api/auth/session")).account, "Even a user whom the pool has lost").toMatchObject({ id: kept.id });
  expect(await namesIn(keeper, jobId)).toEqual(["Bo Stays"]);
  expect((await keeper.ok("GET /api/jobs")).items.map(({ id }) => id)).toEqual([jobId]);
  const { items: pool } = await keeper.ok("GET /api/cvs");
  expect(pool.map(({ fullName }) => fullName).toSorted()).toEqual(["Bo Stays", "Dana Dropped", "Rolf Removed"]);
  await keeper.upload(jobId, await aCv({ name: "Nora Newer" }), "nora.pdf");
  expect(await namesIn(keeper, jobId)).toEqual(["Bo Stays", "Nora Newer"]);
  const job = await keeper.ok("GET /api/jobs/{jobId}", { path: { jobId } });
  expect(job.totalResumes).toBe(2);

  process.env["TABLE_NAME"] = RESTORED;
  const script = `const { everythingThatSays } = await import("@candor/core/kernel/inventory.fixture");
    console.log(JSON.stringify(await everythingThatSays(process.argv.slice(1))));`;
  const gone = [left.id, user.id, leaver.email, leftId, "Vera Gone", "Lee Leaves"];
  const found = spawnSync(process.execPath, ["--input-type=module", "-e", script, ...gone], { encoding: "utf8" });
  expect(JSON.parse(found.stdout)).toEqual([]);
});
