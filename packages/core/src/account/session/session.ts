import { randomUUID } from "node:crypto";
import {
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  InitiateAuthCommand,
  NotAuthorizedException,
  RevokeTokenCommand,
  UsernameExistsException,
  type AuthenticationResultType,
} from "@aws-sdk/client-cognito-identity-provider";
import { OWNER_PERMISSIONS } from "../account.info.ts";
import { Account } from "../account.ts";
import { Audit } from "../audit/audit.ts";
import type { Provider } from "../identity.info.ts";
import { DAY_MS } from "../../kernel/durations.ts";
import { cognito, environment } from "../../kernel/aws.ts";
import { Failure } from "../../kernel/failure.ts";
import { createId } from "../../kernel/id.ts";
import { SESSION_DAYS, SESSION_USE_NOTED_MS } from "../../kernel/limits.ts";
import { Realtime } from "../../kernel/realtime/realtime.ts";
import { inSeconds } from "../../kernel/table.ts";
import { TERMS_VERSION } from "../terms.info.ts";
import { deviceOf } from "./device.ts";
import { MagicLink } from "./magic-link.ts";
import { SessionEntity } from "./session.entity.ts";

export * as Session from "./session.ts";

type User = NonNullable<Awaited<ReturnType<typeof Account.findUser>>>;

/** Content of the browser's sealed cookie: Cognito's tokens and the id of their session. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly sessionId: string;
}

interface ByLink {
  readonly tokens: Tokens;
  readonly user: User;
  readonly returnTo: string | null;
  /** Names the identity that the link was to connect. */
  readonly connects: string | undefined;
}

/** The circumstances of a sign-in. */
export interface Opening {
  /** The provider that has proved the address, if it was not a mailed link. */
  readonly provider?: Provider | undefined;
  /** The header User-Agent. */
  readonly userAgent?: string | undefined;
}

/** Signs in with the token of a mailed link. Refusals: `link.invalid`, `link.expired`, `account.notRegistered`. */
export async function openByLink(token: string, opening: Opening = {}): Promise<ByLink> {
  const { email, intent, locale, createdAt, returnTo, termsVersion = TERMS_VERSION, connects } = await MagicLink.usable(token);
  const accepted = { email, termsVersion, termsAcceptedAt: createdAt };
  if (intent === "register") {
    await createCognitoUser(email);
    await Account.open({ ...accepted, locale });
  }
  const user = await Account.findUser({ email });
  if (!user) throw new Failure("account.notRegistered");

  const tokens = await answerChallenge(email, token);
  await Account.acceptTerms(accepted);
  if (!opening.provider) await Account.noteLinkUse(email);
  return { tokens: await begin(user, tokens, opening), user, returnTo: returnTo ?? null, connects };
}

/** Begins a session of a user with Cognito's tokens. */
export async function begin(
  { accountId, userId, email }: Pick<User, "accountId" | "userId" | "email">,
  { accessToken, refreshToken }: Pick<Tokens, "accessToken" | "refreshToken">,
  { provider, userAgent }: Opening = {},
): Promise<Tokens> {
  const sessionId = createId("session");
  const device = deviceOf(userAgent);
  await SessionEntity.create({
    sessionId,
    accountId,
    userId,
    email,
    subject: subjectOf(accessToken),
    role: "owner",
    permissions: [...OWNER_PERMISSIONS],
    usedAt: new Date().toISOString(),
    ...device,
    expiresAt: inSeconds(Date.now() + SESSION_DAYS * DAY_MS),
    ...(provider && { provider }),
  }).go();
  const way = provider ?? "link";
  await Audit.note("session.opened", { way }, { accountId, by: { type: "member", userId, sessionId, ...device } });
  // Beside the line of the call, which knows no member yet.
  console.info(JSON.stringify({ signedIn: { account: accountId, member: userId, by: way } }));
  return { accessToken, refreshToken, sessionId };
}

/** Returns a session that has not ended, or undefined. The read is consistent, because signing out must take effect at once. */
export async function find(sessionId: string) {
  const { data } = await SessionEntity.get({ sessionId }).go({ consistent: true });
  return data && data.expiresAt! > inSeconds(Date.now()) ? data : undefined;
}

/**
 * Notes that a session is in use, at most once an hour. Also gives a session that is older than the index by user its place there.
 */
export async function noteUse({ sessionId, userId, usedAt }: NonNullable<Awaited<ReturnType<typeof find>>>): Promise<void> {
  const now = Date.now();
  if (usedAt && now - Date.parse(usedAt) < SESSION_USE_NOTED_MS) return;
  // The condition keeps a session that has ended meanwhile from coming back.
  await SessionEntity.patch({ sessionId })
    .set({ userId, usedAt: new Date(now).toISOString() })
    .go({ returnOnConditionCheckFailure: true });
}

/**
 * Returns a new access token for a session whose old one is about to expire, or undefined when Cognito no longer accepts the
 * refresh token.
 */
export async function renew(tokens: Tokens): Promise<Tokens | undefined> {
  try {
    const { AuthenticationResult: result } = await cognito().send(
      new InitiateAuthCommand({
        AuthFlow: "REFRESH_TOKEN_AUTH",
        ClientId: environment("USER_POOL_CLIENT_ID"),
        AuthParameters: { REFRESH_TOKEN: tokens.refreshToken },
      }),
    );
    if (!result?.AccessToken) return undefined;
    return { ...tokens, accessToken: result.AccessToken, refreshToken: result.RefreshToken ?? tokens.refreshToken };
  } catch (error) {
    if (error instanceof NotAuthorizedException) return undefined;
    throw error;
  }
}

/**
 * Ends a session on the server: its item is deleted, its sockets are closed, and Cognito revokes the refresh token with every
 * access token made from it. Returns the provider that the browser has visited: it has a cookie of Cognito then.
 */
export async function close(tokens: Tokens): Promise<Provider | undefined> {
  const { data: session } = await SessionEntity.delete({ sessionId: tokens.sessionId }).go({ response: "all_old" });
  if (session) {
    const { accountId, userId, sessionId, browser, system } = session;
    await Realtime.endSession(session);
    await Audit.note("session.closed", {}, { accountId, by: { type: "member", userId, sessionId, browser, system } });
  }
  await cognito().send(new RevokeTokenCommand({ ClientId: environment("USER_POOL_CLIENT_ID"), Token: tokens.refreshToken }));
  return session?.provider ?? session?.visited;
}

async function createCognitoUser(email: string): Promise<void> {
  try {
    await cognito().send(
      new AdminCreateUserCommand({
        UserPoolId: environment("USER_POOL_ID"),
        Username: email,
        MessageAction: "SUPPRESS",
        UserAttributes: [
          { Name: "email", Value: email },
          { Name: "email_verified", Value: "true" },
        ],
      }),
    );
  } catch (error) {
    if (!(error instanceof UsernameExistsException)) throw error;
  }
}

/**
 * Starts and answers Cognito's custom challenge; the verify trigger spends the link. Cognito takes an answer once: if its reply was lost, the
 * repeated answer is refused although the link was spent by it. The challenge is then begun anew under the same attempt, which may still use the
 * link; after another request has used it, that is refused, too.
 */
async function answerChallenge(email: string, token: string): Promise<{ accessToken: string; refreshToken: string }> {
  const answer = JSON.stringify({ token, attempt: randomUUID() });
  const result = (await tokensFor(email, answer)) ?? (await tokensFor(email, answer));
  if (!result?.AccessToken || !result.RefreshToken) throw new Failure("link.expired");
  return { accessToken: result.AccessToken, refreshToken: result.RefreshToken };
}

/** Returns the tokens for an answer to a new challenge, or undefined if Cognito refuses it. */
async function tokensFor(email: string, answer: string): Promise<AuthenticationResultType | undefined> {
  const pool = { UserPoolId: environment("USER_POOL_ID"), ClientId: environment("USER_POOL_CLIENT_ID") };
  const ask = () =>
    cognito().send(new AdminInitiateAuthCommand({ ...pool, AuthFlow: "CUSTOM_AUTH", AuthParameters: { USERNAME: email } }));
  const asked = await ask().catch(async (error: unknown) => {
    if (!(error instanceof NotAuthorizedException)) throw error;
    // Somebody who registered with Google or Microsoft has no user of their address in the pool before the first link.
    await createCognitoUser(email);
    return ask();
  });
  try {
    const { AuthenticationResult } = await cognito().send(
      new AdminRespondToAuthChallengeCommand({
        ...pool,
        ChallengeName: "CUSTOM_CHALLENGE",
        Session: asked.Session,
        ChallengeResponses: { USERNAME: email, ANSWER: answer },
      }),
    );
    return AuthenticationResult;
  } catch (error) {
    if (error instanceof NotAuthorizedException) return undefined;
    throw error;
  }
}

/** Returns the `sub` of a token. Its signature is not checked, because the token comes directly from Cognito. */
function subjectOf(accessToken: string): string {
  const claims = JSON.parse(Buffer.from(accessToken.split(".")[1] ?? "", "base64url").toString("utf8")) as { sub?: string };
  if (!claims.sub) throw new Error("Cognito's access token names no subject");
  return claims.sub;
}
