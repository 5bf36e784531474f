import { Job } from "@candor/core/job/job";
import { routes } from "../edge/endpoint.ts";

export const handler = routes({
  "POST /api/job-drafts": ({ body }) => Job.draft(body),
  "GET /api/jobs": ({ query }) => Job.list(query),
  "POST /api/jobs": ({ body }) => Job.create(body),
  "GET /api/jobs/{jobId}": ({ path }) => Job.get(path),
  "DELETE /api/jobs/{jobId}": ({ path }) => Job.remove(path),
  "PUT /api/jobs/{jobId}/status": ({ path, body }) => Job.setStatus({ ...body, ...path }),
});
