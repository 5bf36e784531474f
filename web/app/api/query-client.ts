import { QueryClient } from "@tanstack/react-query";

/** `call` retries by itself; what is shown again is fetched anew after half a minute. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});
