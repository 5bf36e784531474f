import { QueryClient } from "@tanstack/react-query";

/**
 * `call` retries by itself; what is shown again is fetched anew after half a minute. Without a connection a page says so at once instead of
 * waiting for one, so that nothing seems to be saving for hours; what it shows is fetched anew when there is one again.
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
