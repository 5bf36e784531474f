import { onSessionRenewed } from "../api/client.ts";

/**
 * Session events, broadcast to all open tabs. `tokenRefreshed` may change what the session allows, as `mfaVerified` does. Candor has neither a
 * password nor a second factor of its own: `passwordRecovered`, which is a sign-in, and `mfaVerified` are handled if a tab receives them.
 */
export type SessionEvent =
  | { type: "signedIn" | "passwordRecovered"; userId: string; opens: string }
  | { type: "signedOut" }
  | { type: "userUpdated" | "tokenRefreshed" | "mfaVerified" };

let channel: BroadcastChannel | undefined;

/** Tells the other tabs. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has one origin: this one
export const tell = (event: SessionEvent) => channel?.postMessage(event);

/** Starts to listen to events of other tabs, and to tell them of renewed tokens. */
export function joinTabs(follow: (event: SessionEvent) => void): void {
  channel = new BroadcastChannel("candor-session");
  onSessionRenewed(() => tell({ type: "tokenRefreshed" }));
  // The page itself may have brought the token.
  if (document.documentElement.dataset["renewed"] !== undefined) tell({ type: "tokenRefreshed" });
  channel.addEventListener("message", ({ data }: MessageEvent<SessionEvent>) => follow(data));
}

/** Set while this tab visits Google or Microsoft, where no code of ours runs. */
const VISIT = "candor-provider-visit";

/** Remembers that this tab leaves for Google or Microsoft to sign in. */
export const rememberVisit = (): void => sessionStorage.setItem(VISIT, "1");

/** True once after this tab has come back from Google or Microsoft. */
export function comesFromVisit(): boolean {
  const wasAway = sessionStorage.getItem(VISIT) !== null;
  sessionStorage.removeItem(VISIT);
  return wasAway;
}
