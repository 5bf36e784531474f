import type { AnswerOf } from "@candor/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { FRESH_ON_OPENING_MS } from "../../api/query-client.ts";

export type Identity = AnswerOf<"GET /api/auth/identities">["items"][number];
export type OpenSession = AnswerOf<"GET /api/auth/sessions">["items"][number];

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
