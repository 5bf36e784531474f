import type { AnswerOf } from "@candor/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

export type Told = AnswerOf<"GET /api/public/bulk/{token}/uploads">["items"][number];
export type Form = AnswerOf<"POST /api/public/bulk/{token}/uploads">["uploads"][number];
export type BulkLink = AnswerOf<"GET /api/public/bulk/{token}">;

export const bulkLink = (token: string) =>
  queryOptions({
    queryKey: ["bulkLink", token],
    queryFn: ({ signal }) => call("GET /api/public/bulk/{token}", { path: { token }, signal }),
  });
