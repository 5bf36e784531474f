import type { AnswerOf } from "@candor/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

export type Subscription = AnswerOf<"GET /api/subscription">;

/** How the account's subscription stands. Much elsewhere changes it, so it is asked anew whenever it is opened. */
export const subscriptionQuery = queryOptions({
  queryKey: ["subscription"],
  queryFn: ({ signal }) => call("GET /api/subscription", { signal }),
  staleTime: 0,
});
