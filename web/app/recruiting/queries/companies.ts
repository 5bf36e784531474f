import type { AnswerOf } from "@candor/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

export type Company = AnswerOf<"GET /api/companies">["items"][number];

/** Company profiles of the account, by name. */
export const companiesQuery = queryOptions({
  queryKey: ["companies"],
  queryFn: ({ signal }) => call("GET /api/companies", { signal }),
});
