import type { AnswerOf } from "@candor/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../api/client.ts";
import type { Job } from "../../../recruiting/queries/jobs.ts";
import { FRESH_ON_OPENING_MS } from "../../../api/query-client.ts";

export type BulkLink = AnswerOf<"GET /api/jobs/{jobId}/bulk-links">["items"][number];

/** Bulk links of a job, newest first, with their use. */
export const linksOf = (jobId: string) =>
  queryOptions({
    queryKey: ["bulk-links", jobId],
    queryFn: ({ signal }) => call("GET /api/jobs/{jobId}/bulk-links", { path: { jobId }, signal }),
    staleTime: FRESH_ON_OPENING_MS,
  });

export type Remark = AnswerOf<"GET /api/jobs/{jobId}/remarks">["items"][number];
export type Hint = AnswerOf<"GET /api/jobs/{jobId}/remarks">["hints"][number];

/** Phrases of a job's advert about protected facts; asked again after each change of the job. */
export const remarksOf = ({ id, updatedAt }: Job) =>
  queryOptions({
    queryKey: ["job", id, "remarks", updatedAt],
    queryFn: ({ signal }) => call("GET /api/jobs/{jobId}/remarks", { path: { jobId: id }, signal }),
  });
