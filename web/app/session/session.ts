import type { AnswerOf } from "@candor/contract";
import { queryOptions } from "@tanstack/react-query";
import { createContext, use } from "react";
import { type LoaderFunctionArgs, redirect } from "react-router-dom";
import { ApiError, call } from "../api/client.ts";
import { queryClient } from "../api/query-client.ts";
import { localeOf } from "../i18n/locale.ts";
import { pathsOf } from "../paths.ts";
import { rememberWanted } from "./wanted.ts";

const LOOK_AGAIN_MS = 4 * 60_000;

/** The signed-in user and the account's allowances. Fetched once per page load, then every few minutes while the page is visible. */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: ({ signal }) => call("GET /api/auth/session", { signal }),
  staleTime: LOOK_AGAIN_MS,
  refetchInterval: LOOK_AGAIN_MS,
});

export const SessionContext = createContext<AnswerOf<"GET /api/auth/session"> | undefined>(undefined);

/** The session from the dashboard's frame. Pages keep it until they unmount, also after signing out. */
export function useSession() {
  const session = use(SessionContext);
  if (!session) throw new Error("A page of the dashboard was shown without a session");
  return session;
}

/** Loader: redirects to the login page without a session, and remembers the page for after the login. */
export async function requireSession({ request }: LoaderFunctionArgs): Promise<null> {
  try {
    await queryClient.ensureQueryData(sessionQuery);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    const { pathname, search } = new URL(request.url);
    rememberWanted(pathname + search);
    throw redirect(pathsOf(localeOf(pathname)).login());
  }
}
