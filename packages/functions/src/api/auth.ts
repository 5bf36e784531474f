import { Account } from "@candor/core/account/account";
import type { Provider } from "@candor/core/account/identity.info";
import { LinkRequest } from "@candor/core/account/session/link-request";
import { OpenSessions } from "@candor/core/account/session/open-sessions";
import { Session } from "@candor/core/account/session/session";
import { WaysIn } from "@candor/core/account/session/ways-in";
import { bridge } from "../bridge/bridge.ts";
import { addressOfLeaving } from "../federation/provider-visit.ts";
import { pathIn } from "../federation/refused.ts";
import { beginSignIn, connectHeld, endSignIn, holding, registerHeld, sessionIn } from "../federation/sign-in.ts";
import { cleared, sealed } from "../http/cookies.ts";
import { Answer, routes } from "../http/endpoint.ts";
import type { Locale } from "../http/locale.ts";

export const handler = routes({
  "POST /api/auth/magic-links": async ({ body }, { locale, viewer }) => {
    await LinkRequest.send({ locale, ...body }, await viewer());
    return undefined;
  },

  "POST /api/auth/session": async ({ body }, request) => {
    const { tokens, returnTo, connects, user } = await Session.openByLink(body.token, { userAgent: request.userAgent });
    await connectHeld({ connects, user }, request);
    const cookies = await sealed(tokens);
    const current = await sessionIn(cookies, request.locale);
    return new Answer({ ...current, returnTo }, { cookies: [...cookies, holding.clear()] });
  },

  "GET /api/auth/session": async () => Account.current(),

  "PATCH /api/auth/session": async ({ body }) => {
    await Account.updateUser(body);
    return Account.current();
  },

  "DELETE /api/auth/session": async (_, { visitor, locale }) => {
    const provider = visitor.tokens && (await Session.close(visitor.tokens));
    return left(provider, locale);
  },

  "GET /api/auth/sessions": () => OpenSessions.list(),
  "DELETE /api/auth/sessions/{sessionId}": async ({ path }) => {
    await OpenSessions.end(path);
    return undefined;
  },
  "DELETE /api/auth/sessions": async (_, { locale }) => left(await OpenSessions.endAll(), locale),

  "GET /api/auth/identities": () => WaysIn.list(),
  "DELETE /api/auth/identities/{identityId}": async ({ path }, { locale }) => {
    const isThisEnded = await WaysIn.remove(path);
    // This session has visited a provider, or it would not have ended.
    return isThisEnded ? left("google", locale, { isSignedOut: true }) : new Answer({ leaveAt: null, isSignedOut: false });
  },

  "GET /api/auth/google": ({ query }, request) => beginSignIn("google", query, request),
  "GET /api/auth/azure": ({ query }, request) => beginSignIn("azure", query, request),
  "GET /api/auth/callback": ({ query }, request) => endSignIn(query, request),
  "POST /api/auth/identities": (_, request) => registerHeld(request),

  ...bridge,
});

/** Takes the session from the browser, and tells it where to leave Cognito if it has visited a provider. */
function left<More extends object>(provider: Provider | undefined, locale: Locale, more: More = {} as More) {
  const leaveAt = provider ? addressOfLeaving(pathIn(locale, "/auth/login")) : null;
  return new Answer({ leaveAt, ...more }, { cookies: cleared() });
}
