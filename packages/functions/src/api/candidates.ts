import { sentenceOf } from "@candor/contract";
import { AnalyzeAgain } from "@candor/core/candidacy/analysis/analyze-again";
import { Import } from "@candor/core/channels/pool-import";
import { People } from "@candor/core/pool/people";
import { LastVisit } from "@candor/core/dashboard/last-visit";
import { News } from "@candor/core/dashboard/news";
import { Candidate } from "@candor/core/candidacy/candidate";
import type { Untold } from "@candor/core/candidacy/candidate.info";
import { Export } from "@candor/core/candidacy/export";
import { OwnOrder } from "@candor/core/candidacy/own-order";
import { PendingLetters } from "@candor/core/candidacy/pending-letters";
import { Phrases } from "@candor/core/candidacy/phrases";
import { Ranking } from "@candor/core/candidacy/ranking";
import { Search } from "@candor/core/candidacy/search";
import { Visit } from "@candor/core/candidacy/visit";
import { erase as eraseCv, eraseSeveral } from "@candor/core/pool/erase";
import { Pool } from "@candor/core/pool/pool";
import { PoolSearch } from "@candor/core/pool/pool-search";
import { standings } from "@candor/core/pool/standing";
import type { Locale } from "@candor/core/kernel/limits";
import { View } from "@candor/core/candidacy/view";
import "../text/in-child.ts";
import { Answer, routes, tagged } from "../http/endpoint.ts";

export const handler = routes({
  "GET /api/jobs/{jobId}/candidates": ({ path, query }) => Ranking.list({ ...query, ...path }),
  "GET /api/jobs/{jobId}/candidates/ids": ({ path, query }) => Ranking.ids({ ...query, ...path }),
  "GET /api/dashboard/news": async ({ query }, request) => {
    const { files, ...news } = await News.since(query);
    const { locale } = request;
    return tagged(
      { ...news, files: files.map((file) => ({ ...file, message: file.code && sentenceOf(file.code, locale) })) },
      request,
    );
  },
  "PUT /api/dashboard/visit": () => LastVisit.note(),
  "PUT /api/jobs/{jobId}/visit": ({ path }) => Visit.note(path),
  "PATCH /api/jobs/{jobId}/candidates": ({ path, body }) => Candidate.moveSeveral({ ...body, ...path }),
  "POST /api/jobs/{jobId}/candidates/rejections": ({ path, body }) => Candidate.rejectSeveral({ ...body, ...path }),
  "POST /api/jobs/{jobId}/candidates/{cvId}/place": ({ path, body }) => OwnOrder.place({ ...body, ...path }),
  "PUT /api/jobs/{jobId}/own-order": ({ path, body }) => OwnOrder.restore({ ...body, ...path }),
  "DELETE /api/jobs/{jobId}/candidates/{cvId}/letter": ({ path }) => PendingLetters.stop(path),
  "POST /api/jobs/{jobId}/candidates/{cvId}/letters": ({ path, body }) => Candidate.noteWritten({ ...body, ...path }),
  "GET /api/phrases": () => Phrases.get(),
  "PUT /api/phrases/reasons": ({ body }) => Phrases.setReasons(body),
  "PUT /api/phrases/letters": ({ body }) => Phrases.setTemplate(body),
  "POST /api/jobs/{jobId}/candidates/deletions": ({ path, body }) => Candidate.removeSeveral({ ...body, ...path }),
  "GET /api/jobs/{jobId}/candidates/export": ({ path, query: { format, ...filter } }, { locale }) =>
    exported({ ...filter, ...path, format, locale }),
  "POST /api/jobs/{jobId}/candidates/export": ({ path, body: { format, ...chosen } }, { locale }) =>
    exported({ ...chosen, ...path, format, locale }),
  "POST /api/jobs/{jobId}/candidates": ({ path, body }) => Import.request({ ...body, ...path }),
  "GET /api/candidates": ({ query }) => People.find(query),
  "GET /api/views": () => View.list(),
  "POST /api/views": ({ body }) => View.create(body),
  "DELETE /api/views/{viewId}": ({ path }) => View.remove(path),
  "GET /api/cvs": ({ query }) => Pool.list(query),
  "GET /api/cvs/{cvId}": ({ path }) => Pool.get(path),
  "DELETE /api/cvs/{cvId}": ({ path }) => eraseCv(path),
  "POST /api/cvs/jobs": ({ body }) => standings(body),
  "POST /api/cvs/deletions": ({ body }) => eraseSeveral(body),
  "POST /api/cvs/search": ({ body }) => PoolSearch.search(body),
  "GET /api/cvs/{cvId}/document": async ({ path, query }) =>
    new Answer(undefined, { headers: { location: await Pool.documentUrl({ ...query, ...path }) } }),
  "PUT /api/jobs/{jobId}/criteria": ({ path, body }) => Ranking.setCriteria({ ...body, ...path }),
  "POST /api/jobs/{jobId}/criteria/preview": ({ path, body }) => Ranking.preview({ ...body, ...path }),
  "POST /api/jobs/{jobId}/candidates/search": ({ path, body }) => Search.ofJob({ ...body, ...path }),
  "POST /api/jobs/{jobId}/analyses": ({ path, body }) => AnalyzeAgain.request({ ...body, ...path }),

  "GET /api/jobs/{jobId}/candidates/{cvId}": ({ path }, { locale }) => told(Candidate.get(path), locale),
  "PATCH /api/jobs/{jobId}/candidates/{cvId}": async ({ path, body: { stage, interviewNotes, ...facts } }, { locale }) => {
    if (Object.keys(facts).length > 0) await Candidate.correct({ ...facts, ...path });
    const changed = { ...path, ...(stage && { stage }), ...(interviewNotes !== undefined && { interviewNotes }) };
    return told(Candidate.update(changed), locale);
  },
  "DELETE /api/jobs/{jobId}/candidates/{cvId}": ({ path }) => Candidate.remove(path),
  "PUT /api/jobs/{jobId}/candidates/{cvId}/score": ({ path, body }, { locale }) =>
    told(Candidate.editScore({ ...body, ...path }), locale),
  "DELETE /api/jobs/{jobId}/candidates/{cvId}/score": ({ path }, { locale }) => told(Candidate.resetScore(path), locale),

  "POST /api/jobs/{jobId}/candidates/{cvId}/merges": ({ path, body }, { locale }) =>
    told(Candidate.merge({ ...path, other: body.cvId }), locale),
  "DELETE /api/jobs/{jobId}/candidates/{cvId}/merges/{mergedId}": ({ path }, { locale }) =>
    told(Candidate.undoMerge(path), locale),
  "POST /api/jobs/{jobId}/candidates/{cvId}/distinctions": ({ path, body }, { locale }) =>
    told(Candidate.distinguish({ ...path, other: body.cvId }), locale),
  "DELETE /api/jobs/{jobId}/candidates/{cvId}/distinctions/{otherId}": ({ path: { otherId, ...path } }, { locale }) =>
    told(Candidate.undistinguish({ ...path, other: otherId }), locale),

  "GET /api/jobs/{jobId}/candidates/{cvId}/document": async ({ path, query }) =>
    new Answer(undefined, { headers: { location: await Candidate.documentUrl({ ...query, ...path }) } }),
  "GET /api/jobs/{jobId}/candidates/{cvId}/receipt": async ({ path, query }) => {
    const receipt = { ...(await Candidate.receipt(path)) };
    const name = `attachment; filename="receipt-${path.cvId}.json"`;
    return new Answer(receipt, query.download === undefined ? {} : { headers: { "content-disposition": name } });
  },
});

/** Adds the sentence of the step at which the latest analysis failed. */
async function told(shown: Promise<Untold>, locale: Locale) {
  const { error, ...candidate } = await shown;
  return { ...candidate, error: error && { code: error, message: sentenceOf(error, locale) } };
}

type Exported = Parameters<typeof Export.csv>[0] & { next?: string | undefined; format: "csv" | "json" | undefined };

/** Returns a spreadsheet file or a page of documents, whose next page is named in the Link header (RFC 8288). */
async function exported({ format = "csv", locale, next, ...chosen }: Exported): Promise<Answer<unknown>> {
  const attached = { "content-disposition": `attachment; filename="candidates.${format}"` };
  if (format === "csv") {
    return new Answer(await Export.csv({ ...chosen, locale }), {
      headers: { ...attached, "content-type": "text/csv; charset=utf-8" },
    });
  }
  const { items, next: following } = await Export.resumes({ ...chosen, ...(next !== undefined && { next }) });
  return new Answer(JSON.stringify(items), {
    headers: {
      ...attached,
      "content-type": "application/json; charset=utf-8",
      ...(following && { link: `<?next=${following}>; rel="next"` }),
    },
  });
}
