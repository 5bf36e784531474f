import type { AnswerOf } from "@candor/contract";
import type { Status } from "@candor/core/job/job.info";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

export type JobHead = AnswerOf<"GET /api/jobs">["items"][number];
export type Job = AnswerOf<"GET /api/jobs/{jobId}">;
export type Draft = AnswerOf<"POST /api/job-drafts">;
export type Refused = Draft["refused"][number];

export interface JobFilter {
  query?: string | undefined;
  status?: Status | undefined;
}

/** Jobs of the account, newest first, page by page. The list before stays on screen until the next has loaded. */
export const jobsOf = ({ query, status }: JobFilter) =>
  infiniteQueryOptions({
    queryKey: ["jobs", { query: query ?? "", status: status ?? "" }],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/jobs", {
        query: { ...(query && { query }), ...(status && { status }), ...(pageParam && { next: pageParam }) },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });

/** Lines of a job's advert that are no criteria, read again when its criteria change. */
export const advertLinesOf = (jobId: string, revision: number) =>
  queryOptions({
    queryKey: ["job", jobId, "advert-lines", revision],
    queryFn: ({ signal }) => call("GET /api/jobs/{jobId}/advert-lines", { path: { jobId }, signal }),
  });

export const jobOf = (jobId: string) =>
  queryOptions({
    queryKey: ["job", jobId],
    queryFn: ({ signal }) => call("GET /api/jobs/{jobId}", { path: { jobId }, signal }),
  });
