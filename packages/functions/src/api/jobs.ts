import { Idempotency } from "@candor/core/idempotency/idempotency";
import { Job } from "@candor/core/job/job";
import { Opening } from "@candor/core/job/opening";
import { routes } from "../edge/endpoint.ts";

export const handler = routes({
  "POST /api/job-drafts": ({ body }) => Opening.draft(body),
  "GET /api/jobs": ({ query }) => Job.list(query),
  "POST /api/jobs": ({ body }, { idempotencyKey }) =>
    Idempotency.once(
      { route: "POST /api/jobs", key: idempotencyKey, body },
      { run: () => Opening.create(body), idsOf: ({ id }) => ({ jobId: id }), again: Job.get },
    ),
  "GET /api/jobs/{jobId}": ({ path }) => Job.get(path),
  "DELETE /api/jobs/{jobId}": ({ path }) => Job.remove(path),
  "PUT /api/jobs/{jobId}/status": ({ path, body }) => Job.setStatus({ ...body, ...path }),
});
