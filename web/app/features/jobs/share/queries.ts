import type { AnswerOf } from "@candor/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../api/client.ts";
import { FRESH_ON_OPENING_MS } from "../../../api/query-client.ts";

export type Company = AnswerOf<"GET /api/companies">["items"][number];
export type BulkLink = AnswerOf<"GET /api/jobs/{jobId}/bulk-links">["items"][number];

/** Company profiles of the account, by name. */
export const companiesQuery = queryOptions({
  queryKey: ["companies"],
  queryFn: ({ signal }) => call("GET /api/companies", { signal }),
});

/** Bulk links of a job, newest first, with their use. */
export const linksOf = (jobId: string) =>
  queryOptions({
    queryKey: ["bulk-links", jobId],
    queryFn: ({ signal }) => call("GET /api/jobs/{jobId}/bulk-links", { path: { jobId }, signal }),
    staleTime: FRESH_ON_OPENING_MS,
  });
