import type { AnswerOf } from "@candor/contract";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

export type PublicJob = AnswerOf<"GET /api/public/jobs/{jobPublic}">;
export type ListedJob = AnswerOf<"GET /api/public/jobs">["items"][number];
export type BulkLink = AnswerOf<"GET /api/public/bulk/{token}">;
export type Told = AnswerOf<"GET /api/public/jobs/{jobPublic}/uploads">["items"][number];
export type Form = AnswerOf<"POST /api/public/jobs/{jobPublic}/uploads">["uploads"][number];

/** Published, open jobs, newest first, page by page. The previous list stays on screen until the next has loaded. */
export const publicJobs = (query: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ["publicJobs", query ?? ""],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/public/jobs", { query: { ...(query && { query }), ...(pageParam && { next: pageParam }) }, signal }),
    initialPageParam: "",
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });

/** One published job. Fetched once, because each answer restarts the form's minimum time, for which an applicant would wait again. */
export const publicJob = (jobPublic: string) =>
  queryOptions({
    queryKey: ["publicJob", jobPublic],
    queryFn: ({ signal }) => call("GET /api/public/jobs/{jobPublic}", { path: { jobPublic }, signal }),
    staleTime: 10 * 60_000,
    refetchOnWindowFocus: false,
  });

export const bulkLink = (token: string) =>
  queryOptions({
    queryKey: ["bulkLink", token],
    queryFn: ({ signal }) => call("GET /api/public/bulk/{token}", { path: { token }, signal }),
  });
