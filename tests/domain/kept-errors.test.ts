import { expect } from "vitest";
import { aRecruiter, asRecruiter, faults } from "../support/product.ts";

asRecruiter("the trouble of one account at an address is nobody else's", async (ada) => {
  const bob = await aRecruiter();
  const { account } = await ada.ok("GET /api/auth/session");
  const fault = await faults().add({ service: "dynamodb", about: account.id, does: { kind: "throttle" } });
  const refused = await ada.call("GET /api/dashboard");
  expect([refused.status, refused.headers.get("cache-control")]).toEqual([503, "no-store"]);
  expect((await bob.call("GET /api/dashboard")).status).toBe(200);
  await fault.end();
  expect((await ada.call("GET /api/dashboard")).status).toBe(200);
});

asRecruiter("a stranger's 404 for a job is not its owner's", async (ada) => {
  const { id: jobId } = await ada.openJob();
  const path = { jobId };
  expect((await (await aRecruiter()).call("GET /api/jobs/{jobId}", { path })).status).toBe(404);
  expect((await ada.call("GET /api/jobs/{jobId}", { path })).status).toBe(200);
});
