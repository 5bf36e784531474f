import type { AnswerOf } from "@candor/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

export type Offers = AnswerOf<"GET /api/plans">;
export type Offer = Offers["items"][number];

/** The plans that are for sale. */
export const plansQuery = queryOptions({
  queryKey: ["plans"],
  queryFn: ({ signal }) => call("GET /api/plans", { signal }),
  staleTime: 60 * 60_000,
});
