import { sentenceOf } from "@candor/contract";
import { Logos } from "@candor/core/job/logo";
import { Upload } from "@candor/core/upload/upload";
import { routes, tagged } from "../http/endpoint.ts";

export const handler = routes({
  "POST /api/jobs/{jobId}/uploads": ({ path, body }, { idempotencyKey }) =>
    Upload.formsOnce(
      { route: `POST /api/jobs/${path.jobId}/uploads`, key: idempotencyKey, body, files: body.files.length },
      (cvIds) => Upload.begin({ ...body, ...path }, cvIds),
    ),

  "POST /api/jobs/{jobId}/uploads/{cvId}/retry": ({ path }) => Upload.retry(path),
  "DELETE /api/jobs/{jobId}/uploads/{cvId}": ({ path }) => Upload.dismiss(path),

  "POST /api/companies/{companyId}/logo": ({ path, body }) => Logos.begin({ ...body, ...path }),
  "PUT /api/companies/{companyId}/logo": ({ path, body }) => Logos.keep({ ...body, ...path }),
  "DELETE /api/companies/{companyId}/logo": ({ path }) => Logos.remove(path),

  "GET /api/jobs/{jobId}/uploads": async ({ path }, request) => {
    const { items, ...more } = await Upload.list(path);
    const { locale } = request;
    const told = items.map((item) => ({ ...item, message: item.code && sentenceOf(item.code, locale) }));
    return tagged({ items: told, ...more }, request);
  },
});
