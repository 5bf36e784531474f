import { QueryClient } from "@tanstack/react-query";

/**
 * `staleTime` of data that is fetched whenever its page opens, because much elsewhere changes it. Not 0: what the page's loader has fetched
 * must not be fetched again when the page renders a moment later.
 */
export const FRESH_ON_OPENING_MS = 2000;

/**
 * No retries, because `call` retries by itself. Without a connection queries and mutations fail at once instead of waiting for one, so that
 * nothing seems to be saving for hours; queries on screen are fetched again when the connection is back.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 30_000,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
      networkMode: "always",
    },
    mutations: { retry: false, networkMode: "always" },
  },
});
