import type { AnswerOf } from "@candor/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { FRESH_ON_OPENING_MS } from "../../api/query-client.ts";

export type Dashboard = AnswerOf<"GET /api/dashboard">;

/** Figures, limits and newest jobs of the account. */
export const dashboardQuery = queryOptions({
  queryKey: ["dashboard"],
  queryFn: ({ signal }) => call("GET /api/dashboard", { signal }),
  staleTime: FRESH_ON_OPENING_MS,
});
