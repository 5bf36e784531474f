import type { AnswerOf } from "@candor/contract";
import { call } from "../api/client.ts";
import { localeOf } from "../i18n/locale.ts";
import { pathsOf } from "../paths.ts";
import { comesFromVisit, joinTabs, tell } from "./tabs.ts";
import { forgetWanted, isOurs, wantedPath } from "./wanted.ts";

const dashboard = () => pathsOf(localeOf(location.pathname)).dashboard();

/** Opens a page behind the login in place of this one. It has code of its own, so it is a new document. */
const open = (path: string): void => location.replace(isOurs(path) ? path : dashboard());

/** While a page of signing in is on screen: follows a sign-in in another tab. */
export function followSignIn(): void {
  // A visit that ended here has signed nobody in.
  comesFromVisit();
  joinTabs((event) => {
    if (event.type === "signedIn" || event.type === "passwordRecovered") open(event.opens);
  });
}

/** Signs in with the token of a link and opens the page that was wanted. */
export async function signIn(token: string): Promise<void> {
  const { returnTo, ...session } = await call("POST /api/auth/session", { body: { token } });
  enter(session, returnTo);
}

/**
 * Creates an account with the Google or Microsoft account that login has just refused, and opens the page that was wanted. Returns false if
 * its address is not proved: a link is on its way then.
 */
export async function registerIdentity(): Promise<boolean> {
  const { session, returnTo } = await call("POST /api/auth/identities", { body: {} });
  if (session) enter(session, returnTo);
  return session !== null;
}

function enter({ user }: AnswerOf<"GET /api/auth/session">, returnTo: string | null): void {
  const wanted = returnTo ?? wantedPath() ?? dashboard();
  tell({ type: "signedIn", userId: user.id, opens: wanted });
  forgetWanted();
  open(wanted);
}
