import { Again } from "@candor/core/analysis/again";
import { Candidate } from "@candor/core/candidate/candidate";
import { Ranking } from "@candor/core/candidate/ranking";
import { Search } from "@candor/core/candidate/search";
import { Answer, routes } from "../edge/endpoint.ts";

export const handler = routes({
  "GET /api/jobs/{jobId}/candidates": ({ path, query }) => Ranking.list({ ...query, ...path }),
  "PUT /api/jobs/{jobId}/criteria": ({ path, body }) => Ranking.setCriteria({ ...body, ...path }),
  "POST /api/jobs/{jobId}/criteria/preview": ({ path, body }) => Ranking.preview({ ...body, ...path }),
  "POST /api/jobs/{jobId}/candidates/search": ({ path, body }) => Search.ofJob({ ...body, ...path }),
  "POST /api/jobs/{jobId}/analyses": ({ path, body }) => Again.request({ ...body, ...path }),

  "GET /api/jobs/{jobId}/candidates/{cvId}": ({ path }) => Candidate.get(path),
  "PATCH /api/jobs/{jobId}/candidates/{cvId}": ({ path, body }) => Candidate.update({ ...body, ...path }),
  "DELETE /api/jobs/{jobId}/candidates/{cvId}": ({ path }) => Candidate.remove(path),
  "PUT /api/jobs/{jobId}/candidates/{cvId}/score": ({ path, body }) => Candidate.editScore({ ...body, ...path }),
  "DELETE /api/jobs/{jobId}/candidates/{cvId}/score": ({ path }) => Candidate.resetScore(path),

  "GET /api/jobs/{jobId}/candidates/{cvId}/document": async ({ path, query }) =>
    new Answer(undefined, { headers: { location: await Candidate.documentUrl({ ...query, ...path }) } }),
  "GET /api/jobs/{jobId}/candidates/{cvId}/receipt": async ({ path, query }) => {
    const receipt = { ...(await Candidate.receipt(path)) };
    const name = `attachment; filename="receipt-${path.cvId}.json"`;
    return new Answer(receipt, query.download === undefined ? {} : { headers: { "content-disposition": name } });
  },
});
