import { expect } from "vitest";
import { asRecruiter, asRecruiterInDetail, aVisitor, faults } from "../support/product.ts";

const headers = { "idempotency-key": "5f1c2b6e-one" };

asRecruiter("a job that is sent twice under one key is opened once and spends one job post", async (recruiter) => {
  const body = { title: "Baker", technicalSkills: ["Baking"] };
  const first = await recruiter.ok("POST /api/jobs", { body, headers });
  const second = await recruiter.ok("POST /api/jobs", { body, headers });

  expect(second).toEqual(first);
  expect((await recruiter.ok("GET /api/jobs")).total).toBe(1);
  expect((await recruiter.ok("GET /api/auth/session")).account.plan.jobPosts.used).toBe(1);
});

asRecruiter("sent five times at once it is still opened once", async (recruiter) => {
  const body = { title: "Baker" };
  const replies = await Promise.all([1, 2, 3, 4, 5].map(() => recruiter.call("POST /api/jobs", { body, headers })));
  const statuses = replies.map(({ status }) => status);
  expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
  expect(statuses).toContain(201);
  expect((await recruiter.ok("GET /api/jobs")).total).toBe(1);
});

asRecruiter("another body under the same key is refused", async (recruiter) => {
  await recruiter.ok("POST /api/jobs", { body: { title: "Baker" }, headers });
  expect(await recruiter.call("POST /api/jobs", { body: { title: "Butcher" }, headers })).toMatchObject({
    status: 422,
    body: { code: "idempotency.mismatch" },
  });
});

asRecruiter("a refused call may be corrected and sent again under its key", async (recruiter) => {
  expect((await recruiter.call("POST /api/jobs", { body: { title: "Driver", criteria: [young] }, headers })).status).toBe(400);
  await recruiter.ok("POST /api/jobs", { body: { title: "Driver" }, headers });
});

asRecruiter("two requests for forms under one key get the same ids", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  const ask = () =>
    recruiter.ok("POST /api/jobs/{jobId}/uploads", { path: { jobId }, body: { files: [{ name: "cv.pdf", size: 10 }] }, headers });
  const [first, second] = [await ask(), await ask()];
  expect(second.uploads.map(({ cvId }) => cvId)).toEqual(first.uploads.map(({ cvId }) => cvId));
  expect((await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId } })).items).toHaveLength(1);
});

asRecruiterInDetail("what was created is found by its key though the record of it could not be written", async (recruiter) => {
  const key = `kept-${recruiter.email}`;
  const body = { title: "Baker" };
  // The record is tried four times; then the key is set free.
  const fault = await faults().add({
    service: "dynamodb",
    operation: "UpdateItem",
    about: key,
    times: 4,
    does: { kind: "fail" },
  });
  const first = await recruiter.ok("POST /api/jobs", { body, headers: { "idempotency-key": key } });
  expect(await fault.hits()).toBe(4);
  const second = await recruiter.ok("POST /api/jobs", { body, headers: { "idempotency-key": key } });
  expect(second).toEqual(first);
  expect((await recruiter.ok("GET /api/jobs")).total).toBe(1);
  expect(await recruiter.ok("POST /api/jobs", { body, headers: { "idempotency-key": key } })).toEqual(first);
});

asRecruiterInDetail(
  "files are announced once though the record of it could not be written, by a page and by a bulk link",
  async (recruiter) => {
    const { id: jobId } = await recruiter.openJob();
    const body = { files: ["one.pdf", "two.pdf"].map((name) => ({ name, size: 10 })) };
    const options = { label: "Agency", limit: 10, endsAt: new Date(Date.now() + 86_400_000).toISOString() };
    const { url } = await recruiter.ok("POST /api/jobs/{jobId}/bulk-links", { path: { jobId }, body: options });
    const token = url.split("/").at(-1)!;
    const agency = aVisitor();
    const announce = {
      page: (key: string) =>
        recruiter.ok("POST /api/jobs/{jobId}/uploads", { path: { jobId }, body, headers: { "idempotency-key": key } }),
      link: (key: string) =>
        agency.ok("POST /api/public/bulk/{token}/uploads", { path: { token }, body, headers: { "idempotency-key": key } }),
    };
    for (const [channel, send] of Object.entries(announce)) {
      const key = `${channel}-${recruiter.email}`;
      const fault = await faults().add({
        service: "dynamodb",
        operation: "UpdateItem",
        about: key,
        times: 4,
        does: { kind: "fail" },
      });
      const [first, second] = [await send(key), await send(key)];
      expect(await fault.hits()).toBe(4);
      expect(second.uploads.map(({ cvId }) => cvId)).toEqual(first.uploads.map(({ cvId }) => cvId));
    }
    expect((await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId } })).items).toHaveLength(4);
    const { items } = await recruiter.ok("GET /api/jobs/{jobId}/bulk-links", { path: { jobId } });
    expect(items).toMatchObject([{ used: 2 }]);
  },
);

asRecruiter("a call that failed before it created anything may be sent again under its key", async (recruiter) => {
  const key = `again-${recruiter.email}`;
  const { account } = await recruiter.ok("GET /api/auth/session");
  const fault = await faults().add({
    service: "dynamodb",
    operation: "TransactWriteItems",
    about: account.id,
    does: { kind: "fail" },
  });
  const create = () => recruiter.call("POST /api/companies", { body: { name: "Acme" }, headers: { "idempotency-key": key } });
  expect((await create()).status).toBe(503);
  await fault.end();
  expect((await create()).status).toBe(201);
  expect((await recruiter.ok("GET /api/companies")).items).toHaveLength(1);
});

asRecruiter("an invalid key is refused", async (recruiter) => {
  const reply = await recruiter.call("POST /api/jobs", {
    body: { title: "Baker" },
    headers: { "idempotency-key": "k".repeat(201) },
  });
  expect(reply).toMatchObject({ status: 400, body: { code: "input.invalid" } });
});

const young = {
  id: "c1",
  kind: "responsibility" as const,
  text: "Must be younger than 35 years old",
  importance: "must" as const,
  weight: 10,
};
