import type { AnswerOf } from "@candor/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { FRESH_ON_OPENING_MS } from "../../api/query-client.ts";

export type Subscription = AnswerOf<"GET /api/subscription">;

/** The account's plan, its state and its usage. */
export const subscriptionQuery = queryOptions({
  queryKey: ["subscription"],
  queryFn: ({ signal }) => call("GET /api/subscription", { signal }),
  staleTime: FRESH_ON_OPENING_MS,
});
