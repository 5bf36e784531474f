import { Again } from "@candor/core/analysis/again";
import { Import } from "@candor/core/analysis/import";
import { Candidate } from "@candor/core/candidate/candidate";
import { Export } from "@candor/core/candidate/export";
import { Ranking } from "@candor/core/candidate/ranking";
import { SamePerson } from "@candor/core/candidate/same-person";
import { Search } from "@candor/core/candidate/search";
import { Pool } from "@candor/core/cv/pool";
import { Answer, routes } from "../edge/endpoint.ts";

export const handler = routes({
  "GET /api/jobs/{jobId}/candidates": ({ path, query }) => Ranking.list({ ...query, ...path }),
  "GET /api/jobs/{jobId}/candidates/export": async ({ path, query: { format: _, ...filter } }, { locale }) =>
    new Answer(await Export.csv({ ...filter, ...path, locale }), {
      headers: { "content-type": "text/csv; charset=utf-8", "content-disposition": 'attachment; filename="candidates.csv"' },
    }),
  "POST /api/jobs/{jobId}/candidates": ({ path, body }) => Import.request({ ...body, ...path }),
  "GET /api/cvs": ({ query }) => Pool.list(query),
  "GET /api/cvs/{cvId}": ({ path }) => Pool.get(path),
  "GET /api/cvs/{cvId}/document": async ({ path, query }) =>
    new Answer(undefined, { headers: { location: await Pool.documentUrl({ ...query, ...path }) } }),
  "PUT /api/jobs/{jobId}/criteria": ({ path, body }) => Ranking.setCriteria({ ...body, ...path }),
  "POST /api/jobs/{jobId}/criteria/preview": ({ path, body }) => Ranking.preview({ ...body, ...path }),
  "POST /api/jobs/{jobId}/candidates/search": ({ path, body }) => Search.ofJob({ ...body, ...path }),
  "POST /api/jobs/{jobId}/analyses": ({ path, body }) => Again.request({ ...body, ...path }),

  "GET /api/jobs/{jobId}/candidates/{cvId}": ({ path }) => Candidate.get(path),
  "PATCH /api/jobs/{jobId}/candidates/{cvId}": ({ path, body }) => Candidate.update({ ...body, ...path }),
  "DELETE /api/jobs/{jobId}/candidates/{cvId}": ({ path }) => Candidate.remove(path),
  "PUT /api/jobs/{jobId}/candidates/{cvId}/score": ({ path, body }) => Candidate.editScore({ ...body, ...path }),
  "DELETE /api/jobs/{jobId}/candidates/{cvId}/score": ({ path }) => Candidate.resetScore(path),

  "POST /api/jobs/{jobId}/candidates/{cvId}/merges": ({ path, body }) => SamePerson.merge({ ...path, other: body.cvId }),
  "DELETE /api/jobs/{jobId}/candidates/{cvId}/merges/{mergedId}": ({ path }) => SamePerson.undoMerge(path),
  "POST /api/jobs/{jobId}/candidates/{cvId}/distinctions": ({ path, body }) =>
    SamePerson.distinguish({ ...path, other: body.cvId }),

  "GET /api/jobs/{jobId}/candidates/{cvId}/document": async ({ path, query }) =>
    new Answer(undefined, { headers: { location: await Candidate.documentUrl({ ...query, ...path }) } }),
  "GET /api/jobs/{jobId}/candidates/{cvId}/receipt": async ({ path, query }) => {
    const receipt = { ...(await Candidate.receipt(path)) };
    const name = `attachment; filename="receipt-${path.cvId}.json"`;
    return new Answer(receipt, query.download === undefined ? {} : { headers: { "content-disposition": name } });
  },
});
