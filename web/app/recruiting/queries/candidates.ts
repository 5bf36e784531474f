import type { AnswerOf } from "@candor/contract";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import type { Locale } from "../../i18n/locale.ts";
import { askedFor, EVERYBODY, type ListFilter } from "../search/filter.ts";
import type { Ask } from "../search/address.ts";

export type CandidateRow = AnswerOf<"GET /api/jobs/{jobId}/candidates">["items"][number];
export type Candidate = AnswerOf<"GET /api/jobs/{jobId}/candidates/{cvId}">;
export type Mark = Candidate["marks"][number];
export type SearchAnswer = AnswerOf<"POST /api/jobs/{jobId}/candidates/search">;
export type Found = SearchAnswer["items"][number];

/** A list read this far down is not read again from its top each time the window is looked at. */
const REFRESHED_PAGES = 4;

/** Candidates of a job who fit a filter, in its order, page after page; `query` are words of name, title, place or skills. */
export const candidatesOf = (jobId: string, query = "", filter: ListFilter = EVERYBODY) =>
  infiniteQueryOptions({
    queryKey: ["candidates", jobId, query, "list", askedFor(filter)],
    queryFn: ({ signal, pageParam }) =>
      call("GET /api/jobs/{jobId}/candidates", {
        path: { jobId },
        query: { ...askedFor(filter), ...(query && { query }), ...(pageParam && { next: pageParam }) },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) <= REFRESHED_PAGES,
  });

/** Candidates of a job who answer a search, best first, page after page; all pages answer what the first was understood as. */
export const foundOf = (jobId: string, { text, criteria }: Ask, locale: Locale) =>
  infiniteQueryOptions({
    queryKey: ["candidates", jobId, "search", text, criteria ?? "", locale],
    queryFn: ({ signal, pageParam }) =>
      call("POST /api/jobs/{jobId}/candidates/search", {
        path: { jobId },
        body: pageParam ?? (criteria ? { criteria: [...criteria] } : { query: text }),
        signal,
      }),
    initialPageParam: null as { criteria: SearchAnswer["understood"]; next: string } | null,
    getNextPageParam: ({ next }, [first]) => (next === null ? null : { criteria: first?.understood ?? [], next }),
    placeholderData: keepPreviousData,
    // Asking may cost a model's answer: once is enough while it is looked at.
    refetchOnWindowFocus: false,
    staleTime: 300_000,
  });

/** How many candidates of a job wait for an analysis on its criteria as they are now. */
export const staleOf = (jobId: string) =>
  queryOptions({
    queryKey: ["candidates", jobId, "", "stale"],
    queryFn: async ({ signal }) => {
      const { stale, total } = await call("GET /api/jobs/{jobId}/candidates", { path: { jobId }, signal });
      return { stale, total };
    },
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

/** Where a letter is that came with the CV; with `download` under its own name. */
export const letterAddress = (jobId: string, cvId: string, letter: string, download = false): string =>
  `${documentAddress(jobId, cvId)}?letter=${encodeURIComponent(letter)}${download ? "&download=1" : ""}`;

/** Where the receipt of a score is. Without `download`, so that the link that saves it may name the file. */
export const receiptAddress = (jobId: string, cvId: string): string =>
  `/api/jobs/${encodeURIComponent(jobId)}/candidates/${encodeURIComponent(cvId)}/receipt`;
