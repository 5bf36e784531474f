import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  GetUserCommand,
  InitiateAuthCommand,
  ListUsersCommand,
  RevokeTokenCommand,
  SignUpCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { CognitoJwtVerifier } from "aws-jwt-verify";
import { SimpleJwksCache } from "aws-jwt-verify/jwk";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startCloud, type Cloud } from "../cloud/cloud.ts";
import { synthesiseFixture } from "../fixture/app.ts";

const folder = mkdtempSync(join(tmpdir(), "cognito-test-"));
let cloud: Cloud;
let cognito: CognitoIdentityProviderClient;
let ids: { UserPoolId: string; ClientId: string };

async function start(): Promise<void> {
  cloud = await startCloud({ assembly: join(folder, "assembly"), dataDir: join(folder, "data"), port: 0 });
  const environment = cloud.env();
  cognito = clientOf(environment);
  ids = { UserPoolId: environment.POOL_ID!, ClientId: environment.CLIENT_ID! };
}

const clientOf = (environment: Record<string, string>) =>
  new CognitoIdentityProviderClient({
    region: environment.AWS_REGION!,
    endpoint: environment.AWS_ENDPOINT_URL!,
    credentials: { accessKeyId: environment.AWS_ACCESS_KEY_ID!, secretAccessKey: environment.AWS_SECRET_ACCESS_KEY! },
  });

beforeAll(async () => {
  synthesiseFixture("http://localhost:3000", join(folder, "assembly"));
  await start();
});
afterAll(async () => {
  await cloud.stop();
  rmSync(folder, { recursive: true });
});

let people = 0;

async function register(email = `person-${++people}@post.example`): Promise<string> {
  const { User } = await cognito.send(
    new AdminCreateUserCommand({
      UserPoolId: ids.UserPoolId,
      Username: email,
      MessageAction: "SUPPRESS",
      UserAttributes: [
        { Name: "email", Value: email },
        { Name: "email_verified", Value: "true" },
      ],
    }),
  );
  expect(User?.Username).toMatch(/^[0-9a-f-]{36}$/);
  return email;
}

const begin = (USERNAME: string) =>
  cognito.send(new AdminInitiateAuthCommand({ ...ids, AuthFlow: "CUSTOM_AUTH", AuthParameters: { USERNAME } }));
const reply = (USERNAME: string, Session: string | undefined, ANSWER: string) =>
  cognito.send(
    new AdminRespondToAuthChallengeCommand({
      ...ids,
      ChallengeName: "CUSTOM_CHALLENGE",
      Session,
      ChallengeResponses: { USERNAME, ANSWER },
    }),
  );
const refresh = (REFRESH_TOKEN: string) =>
  cognito.send(
    new InitiateAuthCommand({ ClientId: ids.ClientId, AuthFlow: "REFRESH_TOKEN_AUTH", AuthParameters: { REFRESH_TOKEN } }),
  );

async function signIn(email: string) {
  const { Session } = await begin(email);
  const { AuthenticationResult } = await reply(email, Session, "open sesame");
  return AuthenticationResult as { AccessToken: string; IdToken: string; RefreshToken: string; ExpiresIn: number };
}

/** aws-jwt-verify unchanged, but for the address of the keys. */
function verifier(tokenUse: "access" | "id") {
  const local = (uri: string) => uri.replace("https://cognito-idp.us-east-1.amazonaws.com", cloud.env().AWS_ENDPOINT_URL!);
  const fetcher = { fetch: async (uri: string) => (await fetch(local(uri))).arrayBuffer() };
  return CognitoJwtVerifier.create(
    { userPoolId: ids.UserPoolId, clientId: ids.ClientId, tokenUse },
    { jwksCache: new SimpleJwksCache({ fetcher }) },
  );
}

describe("users", () => {
  test("are created once per address, whatever its case, and found by it", async () => {
    const email = await register();
    await expect(register(email.toUpperCase())).rejects.toMatchObject({ name: "UsernameExistsException" });

    const user = await cognito.send(new AdminGetUserCommand({ UserPoolId: ids.UserPoolId, Username: email.toUpperCase() }));
    expect(user).toMatchObject({
      Enabled: true,
      UserStatus: "FORCE_CHANGE_PASSWORD",
      UserCreateDate: expect.any(Date) as unknown,
    });
    expect(user.UserAttributes).toContainEqual({ Name: "sub", Value: user.Username });
    const { Users } = await cognito.send(new ListUsersCommand({ UserPoolId: ids.UserPoolId, Filter: `email = "${email}"` }));
    expect(Users?.map(({ Username }) => Username)).toEqual([user.Username]);
  });

  test("can be changed and deleted", async () => {
    const [email, other] = [await register(), await register()];
    const of = { UserPoolId: ids.UserPoolId, Username: email };
    await cognito.send(new AdminUpdateUserAttributesCommand({ ...of, UserAttributes: [{ Name: "name", Value: "Ada" }] }));
    const { UserAttributes } = await cognito.send(new AdminGetUserCommand(of));
    expect(UserAttributes).toContainEqual({ Name: "name", Value: "Ada" });
    expect(UserAttributes).toContainEqual({ Name: "email", Value: email });
    const taking = new AdminUpdateUserAttributesCommand({ ...of, UserAttributes: [{ Name: "email", Value: other }] });
    await expect(cognito.send(taking)).rejects.toMatchObject({ name: "AliasExistsException" });

    const { RefreshToken } = await signIn(email);
    await cognito.send(new AdminDeleteUserCommand(of));
    await expect(cognito.send(new AdminGetUserCommand(of))).rejects.toMatchObject({ name: "UserNotFoundException" });
    await expect(refresh(RefreshToken)).rejects.toMatchObject({ name: "NotAuthorizedException" });
  });

  test.for([
    { what: "no address", input: { Username: "ada", MessageAction: "SUPPRESS" as const }, name: "InvalidParameterException" },
    { what: "an invitation", input: { Username: "ada@post.example" }, name: "InvalidParameterException" },
  ])("are not created with $what", async ({ input, name }) => {
    await expect(cognito.send(new AdminCreateUserCommand({ UserPoolId: ids.UserPoolId, ...input }))).rejects.toMatchObject({
      name,
    });
  });
});

describe("signing in by custom challenge", () => {
  test("a right answer is answered with tokens that the unmodified verifier accepts", async () => {
    const email = await register();
    const first = await begin(email);
    expect(first).toMatchObject({ ChallengeName: "CUSTOM_CHALLENGE", ChallengeParameters: { hint: "try 1" } });

    const { AccessToken, IdToken, ExpiresIn } = await signIn(email);
    expect(ExpiresIn).toBe(3600);
    const access = await verifier("access").verify(AccessToken);
    const { Username } = await cognito.send(new AdminGetUserCommand({ UserPoolId: ids.UserPoolId, Username: email }));
    expect(access).toMatchObject({ sub: Username, username: Username, user_role: "owner", permissions: ["jobs:write"] });
    expect(access.scope).toBe("aws.cognito.signin.user.admin candor");
    expect(access.exp - access.iat).toBe(3600);
    const id = await verifier("id").verify(IdToken);
    expect(id).toMatchObject({
      sub: Username,
      email_verified: true,
      via: "TokenGeneration_Authentication",
      "cognito:username": Username,
    });
    expect(id).not.toHaveProperty("email");
    expect((await cognito.send(new AdminGetUserCommand({ UserPoolId: ids.UserPoolId, Username: email }))).UserStatus).toBe(
      "CONFIRMED",
    );
  });

  test("a tampered token is refused by the verifier", async () => {
    const [header, payload, signature] = (await signIn(await register())).AccessToken.split(".");
    const claims = JSON.parse(Buffer.from(payload!, "base64url").toString()) as object;
    const forged = Buffer.from(JSON.stringify({ ...claims, user_role: "admin" })).toString("base64url");
    await expect(verifier("access").verify(`${header}.${forged}.${signature}`)).rejects.toThrow("Invalid signature");
  });

  test("a wrong answer is followed by another challenge, a third one ends it", async () => {
    const email = await register();
    const { Session } = await begin(email);
    const second = await reply(email, Session, "close sesame");
    expect(second).toMatchObject({ ChallengeName: "CUSTOM_CHALLENGE", ChallengeParameters: { hint: "try 2" } });
    const third = await reply(email, second.Session, "close sesame");
    await expect(reply(email, third.Session, "close sesame")).rejects.toMatchObject({ name: "NotAuthorizedException" });
  });

  test("a session counts once, for its own user, and for three minutes", async () => {
    const [email, other] = [await register(), await register()];
    const { Session } = await begin(email);
    await expect(reply(other, Session, "open sesame")).rejects.toMatchObject({ name: "NotAuthorizedException" });
    await expect(reply(email, Session, "open sesame")).rejects.toMatchObject({ name: "NotAuthorizedException" });
    await expect(reply(email, "made-up-session-token", "open sesame")).rejects.toMatchObject({ name: "NotAuthorizedException" });

    const late = await begin(email);
    cloud.clock.advance(181_000);
    await expect(reply(email, late.Session, "open sesame")).rejects.toMatchObject({ name: "NotAuthorizedException" });
  });

  test("an unknown user is not told from a wrong answer", async () => {
    await expect(begin("nobody@post.example")).rejects.toMatchObject({
      name: "NotAuthorizedException",
      message: "Incorrect username or password.",
    });
  });

  test("a trigger that fails is named", async () => {
    const email = await register();
    const { Session } = await begin(email);
    await expect(reply(email, Session, "break")).rejects.toMatchObject({
      name: "UserLambdaValidationException",
      message: "VerifyAuthChallengeResponse failed with error the trigger broke.",
    });
  });
});

describe("a session", () => {
  test("is refreshed with the same refresh token, by anybody who holds it", async () => {
    const email = await register();
    const { RefreshToken } = await signIn(email);
    const { AuthenticationResult } = await refresh(RefreshToken);
    expect(AuthenticationResult?.RefreshToken).toBeUndefined();
    const access = await verifier("access").verify(AuthenticationResult!.AccessToken!);
    expect(access).toMatchObject({ user_role: "owner" });
    expect(await verifier("id").verify(AuthenticationResult!.IdToken!)).toMatchObject({ via: "TokenGeneration_RefreshTokens" });
  });

  test("ends when it is revoked", async () => {
    const { RefreshToken, AccessToken } = await signIn(await register());
    expect((await cognito.send(new GetUserCommand({ AccessToken }))).UserAttributes).toContainEqual({
      Name: "email_verified",
      Value: "true",
    });
    await cognito.send(new RevokeTokenCommand({ ClientId: ids.ClientId, Token: RefreshToken }));
    await expect(refresh(RefreshToken)).rejects.toMatchObject({ name: "NotAuthorizedException" });
    await expect(cognito.send(new GetUserCommand({ AccessToken }))).rejects.toMatchObject({
      message: "Access Token has been revoked",
    });
  });

  test("ends everywhere by a global sign-out", async () => {
    const email = await register();
    const [one, two] = [await signIn(email), await signIn(email)];
    await cognito.send(new AdminUserGlobalSignOutCommand({ UserPoolId: ids.UserPoolId, Username: email }));
    await expect(refresh(one.RefreshToken)).rejects.toMatchObject({ name: "NotAuthorizedException" });
    await expect(refresh(two.RefreshToken)).rejects.toMatchObject({ name: "NotAuthorizedException" });
  });

  test("lasts 400 days, its access token an hour", async () => {
    const { RefreshToken, AccessToken } = await signIn(await register());
    cloud.clock.advance(3_601_000);
    await expect(cognito.send(new GetUserCommand({ AccessToken }))).rejects.toMatchObject({
      message: "Access Token has expired",
    });
    cloud.clock.advance(399 * 86_400_000);
    expect((await refresh(RefreshToken)).AuthenticationResult?.AccessToken).toBeDefined();
    cloud.clock.advance(86_400_000);
    await expect(refresh(RefreshToken)).rejects.toMatchObject({ message: "Refresh Token has expired" });
    cloud.clock.reset();
  });

  test("is there after a restart, and so are users and keys", async () => {
    const email = await register();
    const { RefreshToken, AccessToken } = await signIn(email);
    await cloud.stop();
    await start();
    expect((await refresh(RefreshToken)).AuthenticationResult?.AccessToken).toBeDefined();
    expect(await verifier("access").verify(AccessToken)).toMatchObject({ user_role: "owner" });
    expect(statSync(join(folder, "data", "cognito", `${ids.UserPoolId}.jwk.json`)).mode & 0o077).toBe(0);
  });
});

describe("who may ask", () => {
  test("administrative calls need a grant, a refresh needs none", async () => {
    const stranger = clientOf(cloud.env("lab"));
    await expect(
      stranger.send(new AdminGetUserCommand({ UserPoolId: ids.UserPoolId, Username: "a@b.example" })),
    ).rejects.toMatchObject({
      name: "AccessDeniedException",
      message: expect.stringContaining("fixture-lab is not authorized to perform: cognito-idp:AdminGetUser") as unknown,
    });
  });

  test.for([
    {
      what: "another pool",
      command: () => new AdminGetUserCommand({ UserPoolId: "us-east-1_other", Username: "a" }),
      name: "ResourceNotFoundException",
    },
    {
      what: "a call it does not have",
      command: () => new SignUpCommand({ ClientId: "x", Username: "x", Password: "x" }),
      name: "UnknownOperationException",
    },
    {
      what: "another kind of sign-in",
      command: () => new InitiateAuthCommand({ ClientId: ids.ClientId, AuthFlow: "USER_PASSWORD_AUTH", AuthParameters: {} }),
      name: "InvalidParameterException",
    },
  ])("$what is refused by name", async ({ command, name }) => {
    await expect(cognito.send(command() as AdminGetUserCommand)).rejects.toMatchObject({ name });
  });

  test("the pool's keys are public", async () => {
    const base = `${cloud.env().AWS_ENDPOINT_URL}/${ids.UserPoolId}/.well-known`;
    const { keys } = (await (await fetch(`${base}/jwks.json`)).json()) as { keys: Record<string, unknown>[] };
    expect(keys).toMatchObject([{ kty: "RSA", alg: "RS256", use: "sig" }]);
    expect(Object.keys(keys[0]!).toSorted()).toEqual(["alg", "e", "kid", "kty", "n", "use"]);
    expect(await (await fetch(`${base}/openid-configuration`)).json()).toMatchObject({
      issuer: `https://cognito-idp.us-east-1.amazonaws.com/${ids.UserPoolId}`,
    });
  });
});
