import type { AnswerOf } from "@candor/contract";
import type { createBrowserRouter } from "react-router-dom";
import { call, onSessionLost, onSessionRenewed } from "../api/client.ts";
import { queryClient } from "../api/query-client.ts";
import { localeOf } from "../i18n/locale.ts";
import { pathsOf } from "../paths.ts";
import { sessionQuery } from "./session.ts";
import { forgetWanted, rememberWanted, wantedPath } from "./wanted.ts";

/**
 * Session events, broadcast to all open tabs. `tokenRefreshed` may change what the session allows, as `mfaVerified` does. Candor has neither a
 * password nor a second factor of its own: `passwordRecovered`, which is a sign-in, and `mfaVerified` are handled if a tab receives them.
 */
type SessionEvent =
  | { type: "signedIn" | "passwordRecovered"; userId: string; opens: string }
  | { type: "signedOut" }
  | { type: "userUpdated" | "tokenRefreshed" | "mfaVerified" };

type Router = ReturnType<typeof createBrowserRouter>;

let channel: BroadcastChannel | undefined;
let router: Router | undefined;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has one origin: this one
const tell = (event: SessionEvent) => channel?.postMessage(event);
const here = () => location.pathname + location.search;
const paths = () => pathsOf(localeOf(location.pathname));
/** True while a page of the dashboard is on screen. */
const isBehindLogin = (): boolean => /^(?:\/(?:de|es|tr))?\/dashboard(?:\/|$)/u.test(location.pathname);
const isSigningIn = () => /^(?:\/(?:de|es|tr))?\/auth\//u.test(location.pathname);

/** Opens the login page, and remembers this page for afterwards. Form input kept in this tab stays. */
export async function leaveForLogin(): Promise<void> {
  if (isBehindLogin()) {
    rememberWanted(here());
    await router?.navigate(paths().login());
  }
  queryClient.clear();
}

/** Opens the login page and deletes the account's data from the browser. The colour mode stays. */
async function leaveForGood(): Promise<void> {
  forgetWanted();
  if (isBehindLogin()) await router?.navigate(paths().login());
  queryClient.clear();
  sessionStorage.clear();
}

/** Another tab has signed in: opens the page that was wanted, or reloads if this tab still shows another account. */
function follow({ userId, opens }: { userId: string; opens: string }): void {
  if (isSigningIn()) return void router?.navigate(opens, { replace: true });
  const known = queryClient.getQueryData(sessionQuery.queryKey)?.user.id;
  if (isBehindLogin() && known !== undefined && known !== userId) location.reload();
}

/** Starts to listen to events of other tabs and to 401 answers. */
export function followSession(of: Router): void {
  router = of;
  channel = new BroadcastChannel("candor-session");
  onSessionLost(() => void leaveForLogin());
  onSessionRenewed(() => tell({ type: "tokenRefreshed" }));
  // The page itself may have brought the token.
  if (document.documentElement.dataset["renewed"] !== undefined) tell({ type: "tokenRefreshed" });
  channel.addEventListener("message", ({ data }: MessageEvent<SessionEvent>) => {
    switch (data.type) {
      case "signedOut":
        return void leaveForGood();
      case "signedIn":
      case "passwordRecovered":
        return follow(data);
      case "userUpdated":
      case "tokenRefreshed":
      case "mfaVerified":
        return void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    }
  });
  void comeBack();
}

/** Set while this tab visits Google or Microsoft, where no code of ours runs. */
const VISIT = "candor-provider-visit";

/** Remembers that this tab leaves for Google or Microsoft to sign in. */
export const rememberVisit = (): void => sessionStorage.setItem(VISIT, "1");

/** Tells the other tabs of a sign-in with Google or Microsoft, from which this one comes back. */
async function comeBack(): Promise<void> {
  const wasAway = sessionStorage.getItem(VISIT) !== null;
  sessionStorage.removeItem(VISIT);
  if (!wasAway || !isBehindLogin()) return;
  const opens = here();
  // Without a session this tab opens the login page itself.
  const session = await queryClient.fetchQuery(sessionQuery).catch(() => undefined);
  if (session) tell({ type: "signedIn", userId: session.user.id, opens });
}

/** Signs in with the token of a link and opens the page that was wanted. */
export async function signIn(token: string): Promise<void> {
  const { returnTo, ...session } = await call("POST /api/auth/session", { body: { token } });
  await enter(session, returnTo);
}

/**
 * Creates an account with the Google or Microsoft account that login has just refused, and opens the page that was wanted. Returns false if
 * its address is not proved: a link is on its way then.
 */
export async function registerIdentity(): Promise<boolean> {
  const { session, returnTo } = await call("POST /api/auth/identities", { body: {} });
  if (session) await enter(session, returnTo);
  return session !== null;
}

async function enter(session: AnswerOf<"GET /api/auth/session">, returnTo: string | null): Promise<void> {
  queryClient.clear();
  queryClient.setQueryData(sessionQuery.queryKey, session);
  const wanted = returnTo ?? wantedPath() ?? paths().dashboard();
  tell({ type: "signedIn", userId: session.user.id, opens: wanted });
  forgetWanted();
  await router?.navigate(wanted, { replace: true });
}

/**
 * Signs out on the server, then in every tab. After Google or Microsoft the browser leaves Cognito, too: otherwise the next press of the button
 * would sign the same person in without a question.
 */
export async function signOut(): Promise<void> {
  const { leaveAt } = await call("DELETE /api/auth/session");
  await leaveSignedOut(leaveAt);
}

/** Signs out every browser of the user, and then every tab of this one. */
export async function signOutEverywhere(): Promise<void> {
  const { leaveAt } = await call("DELETE /api/auth/sessions");
  await leaveSignedOut(leaveAt);
}

/** Ends the account, and with it the sessions of every browser. */
export async function endAccount(confirm: string): Promise<void> {
  await call("DELETE /api/account", { body: { confirm } });
  await leaveSignedOut(null);
}

/** Follows the end of this session on the server: in every tab, and at Cognito if `leaveAt` says so. */
export async function leaveSignedOut(leaveAt: string | null): Promise<void> {
  tell({ type: "signedOut" });
  await leaveForGood();
  if (leaveAt) location.assign(leaveAt);
}

/** Changes the user's own name, language or daily summary. */
export async function updateUser(change: {
  name?: string;
  locale?: ReturnType<typeof localeOf>;
  digest?: boolean;
}): Promise<void> {
  queryClient.setQueryData(sessionQuery.queryKey, await call("PATCH /api/auth/session", { body: change }));
  tell({ type: "userUpdated" });
}
