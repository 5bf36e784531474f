import type { AnswerOf } from "@candor/contract";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { FRESH_ON_OPENING_MS } from "../../api/query-client.ts";

export type Identity = AnswerOf<"GET /api/auth/identities">["items"][number];
export type OpenSession = AnswerOf<"GET /api/auth/sessions">["items"][number];

export type DataExport = AnswerOf<"GET /api/account/export">;

export type Action = AnswerOf<"GET /api/audit">["items"][number];
export type ActionGroup = Action["group"];

const ASKS_EVERY_MS = 2000;
/** The files are deleted after a day: an open page learns of it. */
const LOOKS_EVERY_MS = 30 * 60_000;

export const exportQuery = queryOptions({
  queryKey: ["export"],
  queryFn: ({ signal }) => call("GET /api/account/export", { signal }),
  refetchInterval: ({ state: { data } }) =>
    data?.state === "making" ? ASKS_EVERY_MS : data?.state === "ready" ? LOOKS_EVERY_MS : false,
  refetchOnMount: "always",
});

export const waysQuery = queryOptions({
  queryKey: ["ways"],
  queryFn: ({ signal }) => call("GET /api/auth/identities", { signal }),
  staleTime: FRESH_ON_OPENING_MS,
});

export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: ({ signal }) => call("GET /api/auth/sessions", { signal }),
  staleTime: FRESH_ON_OPENING_MS,
});

/** Begins the key of every part of the record. */
export const RECORD = ["record"];

/** The actions in the account, in one part of it or in all. */
export const recordOf = (group: ActionGroup | "all") =>
  infiniteQueryOptions({
    queryKey: [...RECORD, group],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/audit", { query: { ...(group !== "all" && { group }), ...(pageParam && { next: pageParam }) }, signal }),
    initialPageParam: "",
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
