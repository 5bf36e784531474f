import type { AnswerOf } from "@candor/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../api/client.ts";
import { FRESH_ON_OPENING_MS } from "../../../api/query-client.ts";

export type BulkLink = AnswerOf<"GET /api/jobs/{jobId}/bulk-links">["items"][number];

/** Bulk links of a job, newest first, with their use. */
export const linksOf = (jobId: string) =>
  queryOptions({
    queryKey: ["bulk-links", jobId],
    queryFn: ({ signal }) => call("GET /api/jobs/{jobId}/bulk-links", { path: { jobId }, signal }),
    staleTime: FRESH_ON_OPENING_MS,
  });
