import type { AnswerOf } from "@candor/contract";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import type { Locale } from "../../i18n/locale.ts";

export type CandidateRow = AnswerOf<"GET /api/jobs/{jobId}/candidates">["items"][number];
export type Candidate = AnswerOf<"GET /api/jobs/{jobId}/candidates/{cvId}">;
export type Mark = Candidate["marks"][number];

/** Candidates of a job, best first, page after page; `query` are words of name, title, place or skills. */
export const candidatesOf = (jobId: string, query = "") =>
  infiniteQueryOptions({
    queryKey: ["candidates", jobId, query],
    queryFn: ({ signal, pageParam }) =>
      call("GET /api/jobs/{jobId}/candidates", {
        path: { jobId },
        query: { ...(query && { query }), ...(pageParam && { next: pageParam }) },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

/** One candidate with everything that was found. The prose is written in the reader's language. */
export const candidateOf = (jobId: string, cvId: string, locale: Locale) =>
  queryOptions({
    queryKey: ["candidate", jobId, cvId, locale],
    queryFn: ({ signal }) => call("GET /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId }, signal }),
  });

/** Where the PDF is; with `download` under its own name. */
export const documentAddress = (jobId: string, cvId: string, download = false): string =>
  `/api/jobs/${encodeURIComponent(jobId)}/candidates/${encodeURIComponent(cvId)}/document${download ? "?download=1" : ""}`;
