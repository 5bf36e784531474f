import { Account } from "@candor/core/account/account";
import { Actor } from "@candor/core/kernel/actor";
import { LinkRequest } from "@candor/core/account/session/link-request";
import { Session } from "@candor/core/account/session/session";
import { authenticate, memberOf } from "../http/authenticate.ts";
import { cleared, sealed } from "../http/cookies.ts";
import { Answer, routes } from "../http/endpoint.ts";

export const handler = routes({
  "POST /api/auth/magic-links": async ({ body }, { locale }) => {
    await LinkRequest.send({ locale, ...body });
    return undefined;
  },

  "POST /api/auth/session": async ({ body }, { locale }) => {
    const { tokens, returnTo } = await Session.openByLink(body.token);
    const cookies = await sealed(tokens);
    const visitor = await authenticate(
      cookies.map((cookie) => cookie.slice(0, cookie.indexOf(";"))),
      locale,
    );
    const current = await Actor.enter(memberOf(visitor), Account.current);
    return new Answer({ ...current, returnTo }, { cookies });
  },

  "GET /api/auth/session": async () => Account.current(),

  "PATCH /api/auth/session": async ({ body }) => {
    await Account.updateUser(body);
    return Account.current();
  },

  "DELETE /api/auth/session": async (_, { visitor }) => {
    if (visitor.tokens) await Session.close(visitor.tokens);
    return new Answer(undefined, { cookies: cleared() });
  },
});
