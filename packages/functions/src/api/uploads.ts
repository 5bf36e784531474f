import { sentenceOf } from "@candor/contract";
import { Idempotency } from "@candor/core/idempotency/idempotency";
import { Upload } from "@candor/core/upload/upload";
import { routes, tagged } from "../edge/endpoint.ts";

export const handler = routes({
  "POST /api/jobs/{jobId}/uploads": ({ path, body }, { idempotencyKey }) =>
    Idempotency.once(
      { route: `POST /api/jobs/${path.jobId}/uploads`, key: idempotencyKey, body },
      {
        run: () => Upload.begin({ ...body, ...path }),
        idsOf: ({ uploads }) => ({ cvIds: uploads.map(({ cvId }) => cvId) }),
        again: ({ cvIds }) => Upload.formsFor(cvIds),
      },
    ),

  "POST /api/jobs/{jobId}/uploads/{cvId}/retry": ({ path }) => Upload.retry(path),
  "DELETE /api/jobs/{jobId}/uploads/{cvId}": ({ path }) => Upload.dismiss(path),

  "GET /api/jobs/{jobId}/uploads": async ({ path }, request) => {
    const { items } = await Upload.list(path);
    const { locale } = request;
    return tagged({ items: items.map((item) => ({ ...item, message: item.code && sentenceOf(item.code, locale) })) }, request);
  },
});
