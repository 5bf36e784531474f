import type { AnswerOf } from "@candor/contract";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import type { Locale } from "../../i18n/locale.ts";
import type { Ask } from "../search/address.ts";

export type PoolAnswer = AnswerOf<"POST /api/cvs/search">;
export type PoolFound = PoolAnswer["items"][number];

/**
 * CVs of the account that match a search, best first, page by page. For a job, CVs that it already has are flagged, and its own criteria
 * are the default search. All pages use the criteria that the first one understood.
 */
export const poolFoundOf = (jobId: string | undefined, { text, criteria }: Ask, locale: Locale) =>
  infiniteQueryOptions({
    queryKey: ["cv-list", "found", "search", jobId ?? "", text, criteria ?? "", locale],
    queryFn: ({ signal, pageParam }) => {
      const asked = criteria ? { criteria: [...criteria] } : text === "" ? {} : { query: text };
      return call("POST /api/cvs/search", { body: { ...asked, ...(jobId && { jobId }), ...pageParam }, signal });
    },
    initialPageParam: null as { criteria?: PoolAnswer["understood"]; next: string } | null,
    getNextPageParam: ({ next }, [first]) => {
      if (next === null) return null;
      // Sends the job instead of its own criteria, because the marks refer to their ids.
      return criteria || text === "" ? { next } : { criteria: first?.understood ?? [], next };
    },
    placeholderData: keepPreviousData,
    // A search may cost a call of the model: it is not repeated while it is on screen.
    refetchOnWindowFocus: false,
    staleTime: 60_000,
  });
