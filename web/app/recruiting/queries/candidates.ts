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
export type FoundCandidate = SearchAnswer["items"][number];

/** A list with more loaded pages is not fetched again when the window gets the focus. */
const REFRESHED_PAGES = 4;

/** Candidates of a job that match a filter, in its order, page by page. `query` matches name, title, place, skills or notes. */
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

/** Candidates of a job that match an AI search, best first, page by page. All pages use the criteria that the first was read as. */
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
    // A search may cost a call of the model: it is not repeated while it is on screen.
    refetchOnWindowFocus: false,
    staleTime: 300_000,
  });

/** Number of candidates of a job that were not yet evaluated on its current criteria by the current engine. */
export const staleOf = (jobId: string) =>
  queryOptions({
    queryKey: ["candidates", jobId, "", "stale"],
    queryFn: async ({ signal }) => {
      const { stale, earlierEngine, total } = await call("GET /api/jobs/{jobId}/candidates", { path: { jobId }, signal });
      return { stale, earlierEngine, total };
    },
  });

/** One candidate with all findings. Texts are in the user's language. */
export const candidateOf = (jobId: string, cvId: string, locale: Locale) =>
  queryOptions({
    queryKey: ["candidate", jobId, cvId, locale],
    queryFn: ({ signal }) => call("GET /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId }, signal }),
  });

/** URL of the PDF; with `download` as an attachment under its own name. */
export const documentAddress = (jobId: string, cvId: string, download = false): string =>
  `/api/jobs/${encodeURIComponent(jobId)}/candidates/${encodeURIComponent(cvId)}/document${download ? "?download=1" : ""}`;

/** URL of a letter that came with the CV; with `download` as an attachment. */
export const letterAddress = (jobId: string, cvId: string, letter: string, download = false): string =>
  `${documentAddress(jobId, cvId)}?letter=${encodeURIComponent(letter)}${download ? "&download=1" : ""}`;

/** URL of a score's receipt. Without `download`, so that the link can name the file. */
export const receiptAddress = (jobId: string, cvId: string): string =>
  `/api/jobs/${encodeURIComponent(jobId)}/candidates/${encodeURIComponent(cvId)}/receipt`;
