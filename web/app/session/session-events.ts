import type { createBrowserRouter } from "react-router-dom";
import { call, onSessionLost } from "../api/client.ts";
import { queryClient } from "../api/query-client.ts";
import { localeOf } from "../i18n/locale.ts";
import { pathsOf } from "../paths.ts";
import { sessionQuery } from "./session.ts";
import { forgetWanted, rememberWanted, wantedPath } from "./wanted.ts";

/** What happens to a session reaches every open tab at once. */
type SessionEvent = { type: "signedIn"; userId: string; opens: string } | { type: "signedOut" } | { type: "userUpdated" };

type Router = ReturnType<typeof createBrowserRouter>;

const channel = new BroadcastChannel("candor-session");
let router: Router | undefined;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has one origin: this one
const tell = (event: SessionEvent) => channel.postMessage(event);
const here = () => location.pathname + location.search;
const paths = () => pathsOf(localeOf(location.pathname));
/** Whether the page in view is one of the dashboard. */
const isBehindLogin = (): boolean => /^(?:\/(?:de|es|tr))?\/dashboard(?:\/|$)/u.test(location.pathname);
const isSigningIn = () => /^(?:\/(?:de|es|tr))?\/auth\//u.test(location.pathname);

/** To the login page, and back here afterwards: what is being written in this tab stays. */
export async function leaveForLogin(): Promise<void> {
  if (isBehindLogin()) {
    rememberWanted(here());
    await router?.navigate(paths().login());
  }
  queryClient.clear();
}

/** Leaves, and empties what the browser kept of the account. The colours are the reader's and stay. */
async function leaveForGood(): Promise<void> {
  forgetWanted();
  if (isBehindLogin()) await router?.navigate(paths().login());
  queryClient.clear();
  sessionStorage.clear();
}

/** Another tab has signed in: this one opens what was wanted, or, where it still shows another person's account, begins anew. */
function follow({ userId, opens }: { userId: string; opens: string }): void {
  if (isSigningIn()) return void router?.navigate(opens, { replace: true });
  const known = queryClient.getQueryData(sessionQuery.queryKey)?.user.id;
  if (isBehindLogin() && known !== undefined && known !== userId) location.reload();
}

/** Starts listening: to the other tabs, and to calls that find no session. */
export function followSession(of: Router): void {
  router = of;
  onSessionLost(() => void leaveForLogin());
  channel.addEventListener("message", ({ data }: MessageEvent<SessionEvent>) => {
    if (data.type === "signedOut") void leaveForGood();
    if (data.type === "signedIn") follow(data);
    if (data.type === "userUpdated") void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  });
}

/** Signs in with the token of a link and opens the page that was wanted. */
export async function signIn(token: string): Promise<void> {
  const { returnTo, ...session } = await call("POST /api/auth/session", { body: { token } });
  queryClient.clear();
  queryClient.setQueryData(sessionQuery.queryKey, session);
  const wanted = returnTo ?? wantedPath() ?? paths().dashboard();
  tell({ type: "signedIn", userId: session.user.id, opens: wanted });
  forgetWanted();
  await router?.navigate(wanted, { replace: true });
}

/** Signs out on the server, then in every tab. */
export async function signOut(): Promise<void> {
  await call("DELETE /api/auth/session");
  tell({ type: "signedOut" });
  await leaveForGood();
}

/** Changes one's own name or language. */
export async function updateUser(change: {
  name?: string;
  locale?: ReturnType<typeof localeOf>;
  digest?: boolean;
}): Promise<void> {
  queryClient.setQueryData(sessionQuery.queryKey, await call("PATCH /api/auth/session", { body: change }));
  tell({ type: "userUpdated" });
}
