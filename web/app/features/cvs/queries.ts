import type { AnswerOf } from "@candor/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { FRESH_ON_OPENING_MS } from "../../api/query-client.ts";
import type { CvSearch } from "./address.ts";

export type Cv = AnswerOf<"GET /api/cvs">["items"][number];

/** One page of the account's CVs, newest first. The page before stays on screen until the next has loaded. */
export const cvsOf = ({ query, next }: CvSearch) =>
  queryOptions({
    queryKey: ["cv-list", "page", { query, next }],
    queryFn: ({ signal }) => call("GET /api/cvs", { query: { ...(query && { query }), ...(next && { next }) }, signal }),
    staleTime: FRESH_ON_OPENING_MS,
    placeholderData: keepPreviousData,
  });

/** One CV, with the jobs it stands in. */
export const cvOf = (cvId: string) =>
  queryOptions({
    queryKey: ["cv-list", "one", cvId],
    queryFn: ({ signal }) => call("GET /api/cvs/{cvId}", { path: { cvId }, signal }),
    staleTime: FRESH_ON_OPENING_MS,
  });
