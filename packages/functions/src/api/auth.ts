import { Account } from "@candor/core/account/account";
import { LinkRequest } from "@candor/core/account/session/link-request";
import { Session } from "@candor/core/account/session/session";
import { bridge } from "../bridge/bridge.ts";
import { addressOfLeaving } from "../federation/provider-visit.ts";
import { pathIn } from "../federation/refused.ts";
import { beginSignIn, connectHeld, endSignIn, holding, registerHeld, sessionIn } from "../federation/sign-in.ts";
import { cleared, sealed } from "../http/cookies.ts";
import { Answer, routes } from "../http/endpoint.ts";

export const handler = routes({
  "POST /api/auth/magic-links": async ({ body }, { locale }) => {
    await LinkRequest.send({ locale, ...body });
    return undefined;
  },

  "POST /api/auth/session": async ({ body }, request) => {
    const { tokens, returnTo, connects, user } = await Session.openByLink(body.token);
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
    const leaveAt = provider ? addressOfLeaving(pathIn(locale, "/auth/login")) : null;
    return new Answer({ leaveAt }, { cookies: cleared() });
  },

  "GET /api/auth/google": ({ query }, request) => beginSignIn("google", query, request),
  "GET /api/auth/azure": ({ query }, request) => beginSignIn("azure", query, request),
  "GET /api/auth/callback": ({ query }, request) => endSignIn(query, request),
  "POST /api/auth/identities": (_, request) => registerHeld(request),

  ...bridge,
});
