import { QueryClient } from "@tanstack/react-query";
import { pageDrawing } from "./drawing.ts";

/**
 * `staleTime` of data that is fetched whenever its page opens, because much elsewhere changes it. Not 0: what the page's loader has fetched
 * must not be fetched again when the page renders a moment later.
 */
export const FRESH_ON_OPENING_MS = 2000;

/**
 * No retries, because `call` retries by itself. Without a connection queries and mutations fail at once instead of waiting for one, so that
 * nothing seems to be saving for hours; queries on screen are fetched again when the connection is back.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
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

const ofBrowser = createQueryClient();

/** The client of this browser. On the server it stands for that of the request that the running code belongs to, so that no answer reaches another person. */
export const queryClient: QueryClient = import.meta.env.SSR ? ofRequest() : ofBrowser;

function ofRequest(): QueryClient {
  return new Proxy(ofBrowser, {
    get(_, name) {
      const client = pageDrawing()?.queryClient ?? ofBrowser;
      const value: unknown = Reflect.get(client, name, client);
      return typeof value === "function" ? (value.bind(client) as unknown) : value;
    },
  });
}
