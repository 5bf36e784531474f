import { BulkUpload } from "@candor/core/bulk-link/bulk-upload";
import { Applying } from "@candor/core/publication/applying";
import { Publication } from "@candor/core/publication/publication";
import { routes } from "../edge/endpoint.ts";
import { ageOfForm, formToken } from "../edge/form-token.ts";

/** The doors without sign-in. */
export const handler = routes({
  "GET /api/public/jobs": ({ query }) => Publication.list(query),
  "GET /api/public/jobs/{jobPublic}": async ({ path }) => {
    const shown = await Publication.show(path.jobPublic);
    return { ...shown, form: await formToken(shown.publicId) };
  },
  "POST /api/public/jobs/{jobPublic}/uploads": async ({ path, body }, { viewer, locale, idempotencyKey }) =>
    Applying.begin(path.jobPublic, body, {
      viewer: await viewer(),
      locale,
      formAgeMs: body.form === undefined ? undefined : await ageOfForm(body.form, path.jobPublic),
      idempotencyKey,
    }),
  "GET /api/public/jobs/{jobPublic}/uploads": ({ path, query }, { locale }) => Applying.told(path.jobPublic, query.cvIds, locale),

  "GET /api/public/bulk/{token}": ({ path }) => BulkUpload.show(path.token),
  "POST /api/public/bulk/{token}/uploads": ({ path, body }, { idempotencyKey }) =>
    BulkUpload.begin({ ...body, ...path }, { idempotencyKey }),
  "GET /api/public/bulk/{token}/uploads": ({ path, query }, { locale }) => BulkUpload.told(path.token, query.cvIds, locale),
});
