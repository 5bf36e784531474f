import type { AnswerOf } from "@candor/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../api/client.ts";

export type Company = AnswerOf<"GET /api/companies">["items"][number];
export type BulkLink = AnswerOf<"GET /api/jobs/{jobId}/bulk-links">["items"][number];

/** Company profiles of the account, by name. */
export const companiesQuery = queryOptions({
  queryKey: ["companies"],
  queryFn: ({ signal }) => call("GET /api/companies", { signal }),
});

/** Links with which others send CVs to a job, newest first. How far they are used changes elsewhere. */
export const linksOf = (jobId: string) =>
  queryOptions({
    queryKey: ["bulk-links", jobId],
    queryFn: ({ signal }) => call("GET /api/jobs/{jobId}/bulk-links", { path: { jobId }, signal }),
    staleTime: 0,
  });
