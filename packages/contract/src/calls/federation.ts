import * as Access from "@candor/core/account/access.info";
import * as Account from "@candor/core/account/account.info";
import * as z from "zod/mini";
import { ReturnTo, SessionAnswer } from "./account.ts";
import { type Calls, call, id } from "./call.ts";

const text = z.optional(z.string().check(z.maxLength(4000)));

const begin = (provider: string) =>
  call({
    group: "auth",
    access: "anyone",
    summary: `Leads to ${provider} to sign in; back at /api/auth/callback`,
    query: z.object({
      intent: z.optional(z.enum(["login", "register"])),
      acceptTerms: z.optional(z.enum(["true", "false"])),
      /** Version of the terms that the page has shown; today's by default. */
      termsVersion: z.optional(z.string().check(z.maxLength(40))),
      locale: z.optional(Account.Locale),
      returnTo: z.optional(ReturnTo),
      /** The account there becomes another way into the account of the session that asks. */
      add: z.optional(z.enum(["1"])),
    }),
    status: 302,
  });

/** Signing in with Google and Microsoft, the ways in and the open sessions; and the product's own issuer, between Cognito and Microsoft (decision 0036). */
export const federationCalls = {
  "GET /api/auth/google": begin("Google"),
  "GET /api/auth/azure": begin("Microsoft"),
  "GET /api/auth/callback": call({
    group: "auth",
    access: "anyone",
    summary: "Signs in with what the identity provider has answered, and leads to the wanted page",
    query: z.object({ code: text, state: text, error: text, error_description: text }),
    status: 302,
  }),
  "POST /api/auth/identities": call({
    group: "auth",
    access: "anyone",
    summary: "Creates an account for the Google or Microsoft account that login has just refused; null where a link was mailed",
    body: z.object({}),
    status: 200,
    answer: z.object({ session: z.nullable(SessionAnswer), returnTo: z.nullable(z.string()) }),
  }),

  "GET /api/auth/identities": call({
    group: "auth",
    access: "member",
    summary: "The ways into the account: the mailed link, and accounts at Google and Microsoft",
    status: 200,
    answer: Access.WaysIn,
  }),
  "DELETE /api/auth/identities/{identityId}": call({
    group: "auth",
    access: "member",
    summary: "Removes a Google or Microsoft account from the ways in; the sessions that it has opened end, this one too",
    path: z.object({ identityId: id }),
    status: 200,
    answer: z.extend(Access.Left, { isSignedOut: z.boolean() }),
  }),
  "GET /api/auth/sessions": call({
    group: "auth",
    access: "member",
    summary: "The browsers that are signed in, this one first",
    status: 200,
    answer: z.object({ items: z.array(Access.OpenSession) }),
  }),
  "DELETE /api/auth/sessions/{sessionId}": call({
    group: "auth",
    access: "member",
    summary: "Signs one browser out",
    path: z.object({ sessionId: id }),
    status: 204,
  }),
  "DELETE /api/auth/sessions": call({
    group: "auth",
    access: "member",
    summary: "Signs out everywhere, here too; after Google or Microsoft, the browser leaves Cognito at `leaveAt`",
    status: 200,
    answer: Access.Left,
  }),

  "GET /api/auth/entra/.well-known/openid-configuration": call({
    group: "auth",
    access: "anyone",
    summary: "The issuer of Microsoft accounts, for Cognito alone",
    status: 200,
  }),
  "GET /api/auth/entra/jwks": call({ group: "auth", access: "anyone", summary: "The issuer's public key", status: 200 }),
  "GET /api/auth/entra/authorize": call({
    group: "auth",
    access: "anyone",
    summary: "Leads to Microsoft; Cognito alone sends people here",
    query: z.object({ client_id: text, redirect_uri: text, response_type: text, scope: text, state: text, nonce: text }),
    status: 302,
  }),
  "GET /api/auth/entra/callback": call({
    group: "auth",
    access: "anyone",
    summary: "Leads back to Cognito with what Microsoft has answered",
    query: z.object({ code: text, state: text, error: text, error_description: text, session_state: text }),
    status: 302,
  }),
  "POST /api/auth/entra/token": call({
    group: "auth",
    access: "anyone",
    summary: "Cognito exchanges a code for the person's claims",
    fromAnywhere: true,
    isForm: true,
    body: z.object({ grant_type: text, code: text, redirect_uri: text, client_id: text, client_secret: text }),
    status: 200,
  }),
  "GET /api/auth/entra/userinfo": call({
    group: "auth",
    access: "anyone",
    summary: "The person's claims, for Cognito's access token",
    status: 200,
  }),
} as const satisfies Calls;
