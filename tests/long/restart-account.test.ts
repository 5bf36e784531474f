import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { OPERATOR_FILE } from "../../scripts/operator.ts";
import { OwnCloud } from "../support/own-cloud.ts";
import { SETTLED_MS } from "../support/patience.ts";
import { aCv } from "../support/pdf.ts";
import { aRecruiter, useProduct } from "../support/product.ts";
import { Browser } from "../support/provider-visits.ts";
import { freshAddress } from "../support/recruiter.ts";

let cloud: OwnCloud;
beforeAll(async () => {
  cloud = await OwnCloud.start();
  useProduct(cloud.url);
});
afterAll(() => cloud.remove());

test.for(["google", "azure"] as const)("an account of %s opens the same account after a kill and a restart", async (provider) => {
  const email = freshAddress();
  const choice = { email, proved: "on" } as const;
  const before = new Browser();
  await before.enter(provider, choice, { intent: "register" });
  const { account } = await before.ok("GET /api/auth/session");
  const { items } = await before.ok("GET /api/auth/identities");
  expect(items).toMatchObject([{ provider, email }]);

  await cloud.kill();
  await cloud.start();
  expect((await before.ok("GET /api/auth/session")).account.id).toBe(account.id);
  const after = new Browser();
  await after.enter(provider, choice);
  expect((await after.ok("GET /api/auth/session")).account.id).toBe(account.id);
  expect((await after.ok("GET /api/auth/identities")).items.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
});

test("an account's end that is killed twice completes, and nothing of the account is left", async () => {
  const recruiter = await aRecruiter();
  const { account, user } = await recruiter.ok("GET /api/auth/session");
  const { id: jobId } = await recruiter.openJob();
  for (let n = 0; n < 6; n++) await recruiter.send(jobId, await aCv({ salt: `end ${n}` }));
  await recruiter.settled(jobId);

  expect((await recruiter.call("DELETE /api/account", { body: { confirm: recruiter.email } })).status).toBe(202);
  await cloud.kill();
  await cloud.start();
  await setTimeout(300);
  await cloud.kill();
  await cloud.start();

  Object.assign(process.env, JSON.parse(readFileSync(join(cloud.dataDir, OPERATOR_FILE), "utf8")));
  const { EndingEntity } = await import("@candor/core/account/ending/ending.entity");
  const { everythingThatSays } = await import("@candor/core/kernel/inventory.fixture");
  await vi.waitFor(
    async () => {
      const { data } = await EndingEntity.get({ list: "endings", accountId: account.id }).go({ consistent: true });
      expect(data).toBeNull();
    },
    { timeout: SETTLED_MS, interval: 200 },
  );
  expect(await everythingThatSays([account.id, user.id, recruiter.email, jobId])).toEqual([]);
  expect((await recruiter.call("GET /api/auth/session")).status).toBe(401);
});
