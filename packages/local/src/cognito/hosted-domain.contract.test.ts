import { createHash, randomBytes } from "node:crypto";
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
  ListUsersCommand,
  RevokeTokenCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { CognitoJwtVerifier } from "aws-jwt-verify";
import { SimpleJwksCache } from "aws-jwt-verify/jwk";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Cloud } from "../cloud/cloud.ts";
import { synthesiseFixture } from "../fixture/app.ts";
import { startTestCloud } from "../testing.ts";

let cloud: Cloud;
let cognito: CognitoIdentityProviderClient;
let pool: string;
let client: string;
let domain: string;

beforeAll(async () => {
  cloud = await startTestCloud({
    synthesise: synthesiseFixture,
    secrets: { "google-secret": "known to Google", "microsoft-secret": "known to Microsoft" },
    people: [{ name: "Ines Brandvold", email: "ines@firm.example" }],
  });
  const environment = cloud.env();
  [pool, client, domain] = [environment.POOL_ID!, environment.HOSTED_CLIENT_ID!, environment.HOSTED_DOMAIN!];
  cognito = new CognitoIdentityProviderClient({
    region: environment.AWS_REGION!,
    endpoint: environment.AWS_ENDPOINT_URL!,
    credentials: { accessKeyId: environment.AWS_ACCESS_KEY_ID!, secretAccessKey: environment.AWS_SECRET_ACCESS_KEY! },
  });
});
afterAll(() => cloud.stop());

const verifier = randomBytes(32).toString("base64url");
const challenge = createHash("sha256").update(verifier).digest("base64url");
const back = () => `${cloud.url}/back`;

/** A browser that stops at the client's own address. */
class Visitor {
  cookie = "";

  async open(url: URL | string): Promise<Response> {
    const response = await fetch(url, { redirect: "manual", headers: { cookie: this.cookie } });
    for (const line of response.headers.getSetCookie()) this.cookie = line.split(";")[0]!;
    return response;
  }

  /** Follows redirects to a page, or to the client. */
  async follow(from: URL | string): Promise<{ url: URL; page: Response | undefined }> {
    for (let url = new URL(from); ;) {
      if (url.href.startsWith(back())) return { url, page: undefined };
      const response = await this.open(url);
      if (response.status !== 302) return { url, page: response };
      url = new URL(response.headers.get("location")!);
    }
  }
}

function authorizeUrl(change: Readonly<Record<string, string>> = {}): URL {
  const url = new URL("/oauth2/authorize", domain);
  const asked = {
    client_id: client,
    redirect_uri: back(),
    response_type: "code",
    scope: "openid email profile",
    identity_provider: "Google",
    state: "the client's",
    nonce: "of the client",
    code_challenge: challenge,
    code_challenge_method: "S256",
    ...change,
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return url;
}

/** Signs in at the provider and returns the client's address with what came back. */
async function signIn(choice: Readonly<Record<string, string>>, visitor = new Visitor(), change = {}): Promise<URL> {
  const { url } = await visitor.follow(authorizeUrl(change));
  for (const [name, value] of Object.entries(choice)) url.searchParams.set(name, value);
  return (await visitor.follow(url)).url;
}

async function exchange(code: string | null, change: Readonly<Record<string, string>> = {}) {
  const body = {
    grant_type: "authorization_code",
    client_id: client,
    redirect_uri: back(),
    code: code ?? "",
    code_verifier: verifier,
  };
  const response = await fetch(new URL("/oauth2/token", domain), {
    method: "POST",
    body: new URLSearchParams({ ...body, ...change }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

const idTokenOf = async (token: string) =>
  CognitoJwtVerifier.create(
    { userPoolId: pool, clientId: client, tokenUse: "id" },
    {
      jwksCache: new SimpleJwksCache({
        fetcher: { fetch: async (uri) => (await fetch(new URL(new URL(uri).pathname, domain))).arrayBuffer() },
      }),
    },
  ).verify(token);

test("a person signs in at Google, and the client gets tokens that the unmodified verifier accepts", async () => {
  const visitor = new Visitor();
  const { page } = await visitor.follow(authorizeUrl());
  expect(await page!.text()).toMatch(/Sign in at Google.*Ines Brandvold.*Somebody else.*Decline/s);
  const answer = await signIn({ as: "ines@firm.example" }, visitor);
  expect(answer.searchParams.get("state")).toBe("the client's");

  const { body } = await exchange(answer.searchParams.get("code"));
  const id = await idTokenOf(body["id_token"]!);
  expect(id).toMatchObject({ email_verified: true, nonce: "of the client", via: "TokenGeneration_HostedAuth" });
  expect(id["identities"]).toMatchObject([{ providerName: "Google", providerType: "Google" }]);
  expect(id["cognito:username"]).toMatch(/^Google_\d{21}$/);

  const renewed = await cognito.send(
    new InitiateAuthCommand({
      ClientId: client,
      AuthFlow: "REFRESH_TOKEN_AUTH",
      AuthParameters: { REFRESH_TOKEN: body["refresh_token"]! },
    }),
  );
  expect(renewed.AuthenticationResult?.AccessToken).toBeDefined();
  await cognito.send(new RevokeTokenCommand({ ClientId: client, Token: body["refresh_token"]! }));
  const again = new InitiateAuthCommand({
    ClientId: client,
    AuthFlow: "REFRESH_TOKEN_AUTH",
    AuthParameters: { REFRESH_TOKEN: body["refresh_token"]! },
  });
  await expect(cognito.send(again)).rejects.toMatchObject({ name: "NotAuthorizedException" });
});

test("a code counts once, with its verifier and for the address it was sent to", async () => {
  const code = async () => (await signIn({ email: "ada@firm.example", proved: "on" })).searchParams.get("code");
  const refused = { status: 400, body: { error: "invalid_grant" } };
  expect(await exchange(await code(), { code_verifier: "another" })).toEqual(refused);
  expect(await exchange(await code(), { redirect_uri: `${cloud.url}/elsewhere` })).toEqual(refused);
  const used = await code();
  expect(await exchange(used)).toMatchObject({ status: 200 });
  expect(await exchange(used)).toEqual(refused);
});

test("a person who declines, and a request that is wrong, come back to the client as an error", async () => {
  const declined = await signIn({ decline: "1" });
  expect(Object.fromEntries(declined.searchParams)).toMatchObject({ error: "access_denied", state: "the client's" });
  const { url } = await new Visitor().follow(authorizeUrl({ scope: "openid phone" }));
  expect(url.searchParams.get("error")).toBe("invalid_scope");
});

test.for([
  ["another address to come back to", { redirect_uri: "https://evil.example/back" }],
  ["an unknown client", { client_id: "nobody" }],
  ["a provider that the pool does not have", { identity_provider: "Facebook" }],
] as const)("%s is refused where it is asked", async ([, change]) => {
  const { page } = await new Visitor().follow(authorizeUrl(change));
  expect(page!.status).toBe(400);
});

test("a state of the hosted domain counts once", async () => {
  const visitor = new Visitor();
  const { url } = await visitor.follow(authorizeUrl());
  url.searchParams.set("as", "ines@firm.example");
  const way = (await visitor.open(url)).headers.get("location")!;
  expect((await visitor.open(way)).status).toBe(302);
  expect((await visitor.open(way)).status).toBe(400);
});

test("one address may stand for a federated and a local user, and names the local one", async () => {
  const email = "twice@firm.example";
  await signIn({ email, proved: "on" });
  const created = await cognito.send(
    new AdminCreateUserCommand({ UserPoolId: pool, Username: email, MessageAction: "SUPPRESS" }),
  );
  const { Users } = await cognito.send(new ListUsersCommand({ UserPoolId: pool, Filter: `email = "${email}"` }));
  expect(Users?.map(({ UserStatus }) => UserStatus).toSorted()).toEqual(["EXTERNAL_PROVIDER", "FORCE_CHANGE_PASSWORD"]);
  const found = await cognito.send(new AdminGetUserCommand({ UserPoolId: pool, Username: email }));
  expect(found.Username).toBe(created.User?.Username);

  const federated = Users?.find(({ UserStatus }) => UserStatus === "EXTERNAL_PROVIDER")?.Username;
  await cognito.send(new AdminDeleteUserCommand({ UserPoolId: pool, Username: federated! }));
  const left = await cognito.send(new ListUsersCommand({ UserPoolId: pool, Filter: `email = "${email}"` }));
  expect(left.Users).toHaveLength(1);
});

test("whoever signed in once enters silently until the browser has left by /logout", async () => {
  const visitor = new Visitor();
  const first = await signIn({ email: "silent@firm.example", proved: "on" }, visitor);
  const [one, two] = [first, (await visitor.follow(authorizeUrl())).url];
  const subjects = await Promise.all(
    [one, two].map(async (url) => (await idTokenOf((await exchange(url.searchParams.get("code"))).body["id_token"]!)).sub),
  );
  expect(new Set(subjects).size).toBe(1);

  const leave = (logoutUri: string) =>
    visitor.open(`${domain}/logout?client_id=${client}&logout_uri=${encodeURIComponent(logoutUri)}`);
  expect((await leave("https://evil.example/")).status).toBe(400);
  expect((await leave(`${cloud.url}/out`)).headers.get("location")).toBe(`${cloud.url}/out`);
  expect((await visitor.follow(authorizeUrl())).page?.status).toBe(200);
});

test("Microsoft's common issuer is refused, as on AWS: each token names the person's own tenant", async () => {
  const answer = await signIn({ email: "ada@firm.example", proved: "on" }, new Visitor(), { identity_provider: "Microsoft" });
  expect(answer.searchParams.get("error_description")).toBe("Bad id_token issuer");
});
