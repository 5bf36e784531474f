import type { AnswerOf } from "@candor/contract";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { call } from "../../../../api/client.ts";

export type PoolCv = AnswerOf<"GET /api/cvs">["items"][number];

/** CVs of the account, newest first, page by page; those that the job already has are flagged. */
export const poolFor = (jobId: string, query: string) =>
  infiniteQueryOptions({
    queryKey: ["cvs", jobId, query],
    queryFn: ({ signal, pageParam }) =>
      call("GET /api/cvs", { query: { jobId, ...(query && { query }), ...(pageParam && { next: pageParam }) }, signal }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    // New CVs may arrive through any channel.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
