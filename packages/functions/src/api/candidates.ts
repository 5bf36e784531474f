import { Candidate } from "@candor/core/candidate/candidate";
import { Answer, routes } from "../edge/endpoint.ts";

export const handler = routes({
  "GET /api/jobs/{jobId}/candidates": ({ path, query }) => Candidate.list({ ...query, ...path }),
  "GET /api/jobs/{jobId}/candidates/{cvId}": ({ path }) => Candidate.get(path),
  "PATCH /api/jobs/{jobId}/candidates/{cvId}": ({ path, body }) => Candidate.update({ ...body, ...path }),
  "DELETE /api/jobs/{jobId}/candidates/{cvId}": ({ path }) => Candidate.remove(path),

  "GET /api/jobs/{jobId}/candidates/{cvId}/document": async ({ path, query }) =>
    new Answer(undefined, { headers: { location: await Candidate.documentUrl({ ...query, ...path }) } }),
});
