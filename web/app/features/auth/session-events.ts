import type { createBrowserRouter } from "react-router-dom";
import { call, onSessionLost } from "../../api/client.ts";
import { queryClient } from "../../api/query-client.ts";
import { localeOf } from "../../i18n/locale.ts";
import { pathsOf } from "../../paths.ts";
import { sessionQuery } from "./session.ts";
import { forgetWanted, rememberWanted, wantedPath } from "./wanted.ts";

/** What happens to a session reaches every open tab at once. */
type SessionEvent = "signedIn" | "signedOut" | "userUpdated";

type Router = ReturnType<typeof createBrowserRouter>;

const channel = new BroadcastChannel("candor-session");
let router: Router | undefined;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has one origin: this one
const tell = (event: SessionEvent) => channel.postMessage(event);
const here = () => location.pathname + location.search;
const paths = () => pathsOf(localeOf(location.pathname));
/** Whether the page in view is one of the dashboard. */
export const isBehindLogin = (): boolean => /^(?:\/(?:de|es|tr))?\/dashboard(?:\/|$)/u.test(location.pathname);
const isSigningIn = () => /^(?:\/(?:de|es|tr))?\/auth\//u.test(location.pathname);

/** Empties what the browser kept of the account; the colours are the reader's and stay. */
function forget(): void {
  queryClient.clear();
  sessionStorage.clear();
}

async function leave(keepsPlace: boolean): Promise<void> {
  if (!isBehindLogin()) return forget();
  if (keepsPlace) rememberWanted(here());
  await router?.navigate(paths().login());
  forget();
}

/** To the login page, and back here afterwards. */
export const leaveForLogin = (): Promise<void> => leave(true);

/** Starts listening: to the other tabs, and to calls that find no session. */
export function followSession(of: Router): void {
  router = of;
  onSessionLost(() => void leaveForLogin());
  channel.addEventListener("message", ({ data }: MessageEvent<SessionEvent>) => {
    if (data === "signedOut") void leaveForLogin();
    if (data === "signedIn" && isSigningIn()) void router?.navigate(wantedPath() ?? paths().jobs(), { replace: true });
    if (data === "userUpdated" || data === "signedIn") void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  });
}

/** Signs in with the token of a link and opens the page that was wanted. */
export async function signIn(token: string): Promise<void> {
  const { returnTo, ...session } = await call("POST /api/auth/session", { body: { token } });
  queryClient.clear();
  queryClient.setQueryData(sessionQuery.queryKey, session);
  const wanted = returnTo ?? wantedPath() ?? paths().jobs();
  tell("signedIn");
  forgetWanted();
  await router?.navigate(wanted, { replace: true });
}

/** Signs out on the server, then in every tab. */
export async function signOut(): Promise<void> {
  await call("DELETE /api/auth/session");
  tell("signedOut");
  forgetWanted();
  await leave(false);
}

/** Changes one's own name or language. */
export async function updateUser(change: { name?: string; locale?: ReturnType<typeof localeOf> }): Promise<void> {
  queryClient.setQueryData(sessionQuery.queryKey, await call("PATCH /api/auth/session", { body: change }));
  tell("userUpdated");
}
