import type { AnswerOf } from "@candor/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

export type Dashboard = AnswerOf<"GET /api/dashboard">;

/** What the account has and may use. Much elsewhere changes it, so it is asked anew whenever it is opened. */
export const dashboardQuery = queryOptions({
  queryKey: ["dashboard"],
  queryFn: ({ signal }) => call("GET /api/dashboard", { signal }),
  staleTime: 0,
});
