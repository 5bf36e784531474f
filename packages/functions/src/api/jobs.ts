import { BulkLink } from "@candor/core/channels/bulk-link/bulk-link";
import { Company } from "@candor/core/job/company";
import { createId } from "@candor/core/kernel/id";
import { Idempotency } from "@candor/core/kernel/idempotency";
import { Mailbox } from "@candor/core/job/mailbox";
import { Job } from "@candor/core/job/job";
import { JobDraft } from "@candor/core/job/draft/draft";
import { Publication } from "@candor/core/job/publication";
import { Country } from "@candor/core/job/feed/country";
import { Remarks } from "@candor/core/job/remarks";
import { routes } from "../http/endpoint.ts";

export const handler = routes({
  "POST /api/job-drafts": ({ body }) => JobDraft.create(body),
  "GET /api/jobs": ({ query }) => Job.list(query),
  "POST /api/jobs": ({ body }, { idempotencyKey }) =>
    Idempotency.once(
      { route: "POST /api/jobs", key: idempotencyKey, body },
      {
        plan: () => ({ jobId: createId("job") }),
        run: ({ jobId }) => Job.create({ ...body, jobId }),
        idsOf: ({ id }) => ({ jobId: id }),
        again: Job.get,
      },
    ),
  "GET /api/jobs/{jobId}": ({ path }) => Job.get(path),
  "GET /api/jobs/{jobId}/advert-lines": ({ path }) => Job.advertLines(path),
  "PATCH /api/jobs/{jobId}": ({ path, body }) => Job.update({ ...body, ...path }),
  "POST /api/jobs/{jobId}/proposals": ({ path, body }) => Job.propose({ ...body, ...path }),
  "DELETE /api/jobs/{jobId}": ({ path }) => Job.remove(path),
  "PUT /api/jobs/{jobId}/status": ({ path, body }) => Job.setStatus({ ...body, ...path }),
  "PUT /api/jobs/{jobId}/mailbox": ({ path, body }) => Mailbox.rename({ ...body, ...path }),
  "GET /api/jobs/{jobId}/remarks": async ({ path }) => {
    const [remarks, hasCountry] = await Promise.all([Remarks.list(path), Country.isKnown(path)]);
    return { ...remarks, hasCountry };
  },
  "PUT /api/jobs/{jobId}/publication": ({ path, body }) => Publication.change({ ...body, ...path }),

  "GET /api/jobs/{jobId}/bulk-links": ({ path }) => BulkLink.list(path),
  "POST /api/jobs/{jobId}/bulk-links": ({ path, body }, { idempotencyKey }) =>
    Idempotency.once(
      { route: `POST /api/jobs/${path.jobId}/bulk-links`, key: idempotencyKey, body },
      {
        plan: () => ({ linkId: createId("bulkLink") }),
        run: ({ linkId }) => BulkLink.create({ ...body, ...path, linkId }),
        idsOf: ({ id }) => ({ linkId: id }),
        again: ({ linkId }) => BulkLink.get({ ...path, linkId }),
      },
    ),
  "DELETE /api/jobs/{jobId}/bulk-links/{linkId}": ({ path }) => BulkLink.revoke(path),

  "GET /api/companies": () => Company.list(),
  "POST /api/companies": ({ body }, { idempotencyKey }) =>
    Idempotency.once(
      { route: "POST /api/companies", key: idempotencyKey, body },
      {
        plan: () => ({ companyId: createId("company") }),
        run: ({ companyId }) => Company.create({ ...body, companyId }),
        idsOf: ({ id }) => ({ companyId: id }),
        again: Company.get,
      },
    ),
  "GET /api/companies/{companyId}": ({ path }) => Company.get(path),
  "PATCH /api/companies/{companyId}": ({ path, body }) => Company.update({ ...body, ...path }),
  "DELETE /api/companies/{companyId}": ({ path }) => Company.remove(path),
});
