import type { AnswerOf } from "@candor/contract";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

export type Invoice = AnswerOf<"GET /api/subscription/invoices">["items"][number];

/** The account's invoices, newest first. They come from the payment provider, so that they may fail alone. */
export const invoicesQuery = infiniteQueryOptions({
  queryKey: ["invoices"],
  queryFn: ({ signal, pageParam }) =>
    call("GET /api/subscription/invoices", { signal, query: pageParam === null ? {} : { next: pageParam } }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});
