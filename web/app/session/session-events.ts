import type { createBrowserRouter } from "react-router-dom";
import { call, onSessionLost } from "../api/client.ts";
import { queryClient } from "../api/query-client.ts";
import { localeOf } from "../i18n/locale.ts";
import { pathsOf } from "../paths.ts";
import { type Farewell, keepFarewell } from "./farewell.ts";
import { sessionQuery } from "./session.ts";
import { comesFromVisit, joinTabs, tell } from "./tabs.ts";
import { forgetWanted, rememberWanted } from "./wanted.ts";

type Router = ReturnType<typeof createBrowserRouter>;

let router: Router | undefined;

const here = () => location.pathname + location.search;
const paths = () => pathsOf(localeOf(location.pathname));
/** True while a page of the dashboard is on screen. */
const isBehindLogin = (): boolean => /^(?:\/(?:de|es|tr))?\/dashboard(?:\/|$)/u.test(location.pathname);

/** Set once this document gives way to the login page. */
let hasLeft = false;

/** The login page is a new document, so nothing of this one stays in memory, unless the browser keeps it for its Back button. */
async function openLogin(): Promise<void> {
  hasLeft = true;
  await router?.navigate(paths().login());
}

/** Set while a call is under way that may end this session, and whether another call has found it ended meanwhile. */
let ending: { isLost: boolean } | undefined;

/** Opens the login page, and remembers this page for afterwards. Form input kept in this tab stays. */
export async function leaveForLogin(): Promise<void> {
  // Where the browser leaves to stands in the answer of the call that ends the session. To open the login page would cut it off.
  if (ending) ending.isLost = true;
  if (ending || hasLeft) return;
  if (!isBehindLogin()) return queryClient.clear();
  rememberWanted(here());
  await openLogin();
}

/** Opens the login page, or Cognito's own end of a session, and deletes the account's data from the browser. The colour mode stays. */
async function leaveForGood(leaveAt: string | null = null): Promise<void> {
  forgetWanted();
  if (leaveAt) {
    hasLeft = true;
    location.assign(leaveAt);
  } else if (isBehindLogin()) await openLogin();
  else queryClient.clear();
  sessionStorage.clear();
}

/** A page of the dashboard that the browser has kept shows what may be another account's by now, or nobody's. */
function comeBackFromCache(): void {
  if (hasLeft) location.reload();
  else void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
}

/** Another tab has signed in: reloads if this tab still shows another account. */
function follow(userId: string): void {
  const known = queryClient.getQueryData(sessionQuery.queryKey)?.user.id;
  if (isBehindLogin() && known !== undefined && known !== userId) location.reload();
}

/** Starts to listen to events of other tabs and to 401 answers. */
export function followSession(of: Router): void {
  router = of;
  onSessionLost(() => void leaveForLogin());
  addEventListener("pageshow", ({ persisted }) => persisted && comeBackFromCache());
  joinTabs((event) => {
    switch (event.type) {
      case "signedOut":
        return void leaveForGood();
      case "signedIn":
      case "passwordRecovered":
        return follow(event.userId);
      case "userUpdated":
      case "tokenRefreshed":
      case "mfaVerified":
        return void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    }
  });
  void comeBack();
}

/** Tells the other tabs of a sign-in with Google or Microsoft, from which this one comes back. */
async function comeBack(): Promise<void> {
  if (!comesFromVisit() || !isBehindLogin()) return;
  const opens = here();
  // Without a session this tab opens the login page itself.
  const session = await queryClient.fetchQuery(sessionQuery).catch(() => undefined);
  if (session) tell({ type: "signedIn", userId: session.user.id, opens });
}

/**
 * Signs out on the server, then in every tab. After Google or Microsoft the browser leaves Cognito, too: otherwise the next press of the button
 * would sign the same person in without a question.
 */
export async function signOut(): Promise<void> {
  await endSession(() => call("DELETE /api/auth/session"));
}

/** Signs out every browser of the user, and then every tab of this one. */
export async function signOutEverywhere(): Promise<void> {
  await endSession(() => call("DELETE /api/auth/sessions"));
}

/** Ends the account, and with it the sessions of every browser. The login page says so. */
export async function endAccount(confirm: string, farewell: Farewell): Promise<void> {
  await endSession(async () => {
    await call("DELETE /api/account", { body: { confirm } });
    return { leaveAt: null };
  });
  keepFarewell(farewell);
}

/**
 * Makes a call that may end this session, and follows its end in every tab, and at Cognito if `leaveAt` says so. Returns whether the session
 * has ended. Throws what the call throws.
 */
export async function endSession(end: () => Promise<{ leaveAt: string | null; isSignedOut?: boolean }>): Promise<boolean> {
  const own = { isLost: false };
  ending = own;
  let hasEnded = false;
  try {
    const { leaveAt, isSignedOut = true } = await end();
    hasEnded = isSignedOut;
    if (!hasEnded) return false;
    tell({ type: "signedOut" });
    await leaveForGood(leaveAt);
    return true;
  } finally {
    ending = undefined;
    if (own.isLost && !hasEnded) void leaveForLogin();
  }
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
