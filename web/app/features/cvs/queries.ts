import type { AnswerOf } from "@candor/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import type { Asked } from "./address.ts";

export type Cv = AnswerOf<"GET /api/cvs">["items"][number];

/** One page of the account's CVs, newest first. What was shown stays until the next page is there. */
export const cvsOf = ({ query, next }: Asked) =>
  queryOptions({
    queryKey: ["cv-list", "page", { query, next }],
    queryFn: ({ signal }) => call("GET /api/cvs", { query: { ...(query && { query }), ...(next && { next }) }, signal }),
    // CVs come through every door meanwhile; what the route has asked for just now is not asked for again.
    staleTime: 2000,
    placeholderData: keepPreviousData,
  });

/** One CV, with the jobs it stands in. */
export const cvOf = (cvId: string) =>
  queryOptions({
    queryKey: ["cv-list", "one", cvId],
    queryFn: ({ signal }) => call("GET /api/cvs/{cvId}", { path: { cvId }, signal }),
    staleTime: 0,
  });
