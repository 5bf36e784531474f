import type { AnswerOf } from "@candor/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { FRESH_ON_OPENING_MS } from "../../api/query-client.ts";

export type Connected = AnswerOf<"GET /api/extension/tokens">["tokens"][number];

/** The browsers that the user has connected, the one used last first. */
export const browsersQuery = queryOptions({
  queryKey: ["extension"],
  queryFn: ({ signal }) => call("GET /api/extension/tokens", { signal }),
  staleTime: FRESH_ON_OPENING_MS,
});
