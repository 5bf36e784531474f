/** Cognito user pools: the calls that an application with custom sign-in makes, over the AWS JSON protocol. */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import * as z from "zod";
import type { Lambda } from "../lambda/lambda.ts";
import { inputOf, jsonRefusal, jsonReply, operationOf, unknownOperation } from "../kernel/json-protocol.ts";
import { type AwsReply, type AwsRequest, type Clock, Refusal, type Service } from "../kernel/service.ts";
import type { ProviderEndpoints, UserPool, UserPoolClient } from "../template/model.ts";
import { type Challenge, CustomAuth } from "./custom-auth.ts";
import { HostedDomain } from "./hosted-domain.ts";
import { type SigningKey, signingKey } from "./keys.ts";
import { type Grant, type User, UserStore } from "./store.ts";
import { issuerOf, issueTokens, readAccessToken } from "./tokens.ts";
import { Triggers, userAttributes } from "./triggers.ts";

const Attributes = z.array(z.object({ Name: z.string(), Value: z.string().default("") }));
const Parameters = z.record(z.string(), z.string()).default({});
const ClientMetadata = z.record(z.string(), z.string()).optional();
const OfUser = z.object({ UserPoolId: z.string(), Username: z.string().min(1) });
const SignIn = z.object({ ClientId: z.string(), AuthFlow: z.string(), AuthParameters: Parameters, ClientMetadata });
const Answer = z.object({
  UserPoolId: z.string(),
  ClientId: z.string(),
  ChallengeName: z.string(),
  Session: z.string().optional(),
  ChallengeResponses: Parameters,
  ClientMetadata,
});

/** Calls that AWS answers without a signature, because they carry a token. */
const PUBLIC = new Set(["InitiateAuth", "RevokeToken", "GetUser"]);

const WRONG = "Incorrect username or password.";

export interface CognitoOptions {
  readonly dataDir: string;
  readonly pools: readonly UserPool[];
  readonly clock: Clock;
  /** Runs the pool's triggers. */
  readonly lambda: Pick<Lambda, "invoke">;
  /** Addresses of Google. */
  readonly google: ProviderEndpoints;
  /** The value of a secret, by the reference to it in a template; any other text as it is. */
  readonly secretOf: (text: string) => string;
}

export async function createCognito({ dataDir, pools, clock, lambda, ...federation }: CognitoOptions): Promise<Service> {
  const folder = join(dataDir, "cognito");
  const keys = new Map<string, SigningKey>();
  for (const { id } of pools) keys.set(id, await signingKey(folder, id));
  const users = new UserStore(join(folder, "users.sqlite"));
  const triggers = new Triggers(lambda);
  const hosted = new HostedDomain({ pools, keys, users, triggers, clock, ...federation });
  return new Cognito({ pools, keys, users, triggers, hosted, clock });
}

interface Parts {
  readonly pools: readonly UserPool[];
  readonly keys: ReadonlyMap<string, SigningKey>;
  readonly users: UserStore;
  readonly triggers: Triggers;
  readonly hosted: HostedDomain;
  readonly clock: Clock;
}

class Cognito implements Service {
  readonly signingName = "cognito-idp";
  readonly #pools: ReadonlyMap<string, UserPool>;
  readonly #keys: ReadonlyMap<string, SigningKey>;
  readonly #users: UserStore;
  readonly #triggers: Triggers;
  readonly #customAuth: CustomAuth;
  readonly #hosted: HostedDomain;
  readonly #clock: Clock;

  constructor({ pools, keys, users, triggers, hosted, clock }: Parts) {
    this.#hosted = hosted;
    this.#pools = new Map(pools.map((pool) => [pool.id, pool]));
    this.#keys = keys;
    this.#users = users;
    this.#triggers = triggers;
    this.#customAuth = new CustomAuth(triggers, clock);
    this.#clock = clock;
  }

  readonly #operations: Record<string, (input: unknown) => unknown> = {
    AdminCreateUser: (input) => this.#adminCreateUser(input),
    AdminGetUser: (input) => this.#adminGetUser(input),
    AdminDeleteUser: (input) => this.#adminDeleteUser(input),
    AdminUpdateUserAttributes: (input) => this.#adminUpdateUserAttributes(input),
    AdminUserGlobalSignOut: (input) => this.#adminUserGlobalSignOut(input),
    AdminInitiateAuth: (input) => this.#adminInitiateAuth(input),
    AdminRespondToAuthChallenge: (input) => this.#adminRespondToAuthChallenge(input),
    ListUsers: (input) => this.#listUsers(input),
    InitiateAuth: (input) => this.#initiateAuth(input),
    RevokeToken: (input) => this.#revokeToken(input),
    GetUser: (input) => this.#getUser(input),
  };

  isPublic(request: AwsRequest): boolean {
    if (this.#hosted.answers(request)) return true;
    const operation = operationOf(request);
    // An unknown operation may be public on AWS, so it is refused by its name and not for a missing signature.
    const isUnknown =
      request.headers["x-amz-target"]?.startsWith("AWSCognitoIdentityProviderService.") && !(operation in this.#operations);
    return isUnknown || PUBLIC.has(operation) || this.#document(request) !== undefined;
  }

  needs(request: AwsRequest) {
    const operation = operationOf(request);
    if (!(operation in this.#operations)) throw unknownOperation("Cognito", operation);
    if (PUBLIC.has(operation)) return [];
    const { UserPoolId } = parse(z.object({ UserPoolId: z.string() }), inputOf(request));
    return [{ action: `cognito-idp:${operation}`, resource: this.#pool(UserPoolId).arn }];
  }

  async answer(request: AwsRequest): Promise<AwsReply> {
    if (this.#hosted.answers(request)) return this.#hosted.answer(request);
    const document = this.#document(request);
    if (document) return { status: 200, headers: { "Content-Type": "application/json" }, body: JSON.stringify(document) };

    const operation = this.#operations[operationOf(request)];
    if (!operation) throw unknownOperation("Cognito", operationOf(request));
    return jsonReply("1.1", (await operation(inputOf(request))) ?? {});
  }

  refusal(code: string, message: string, status: number): AwsReply {
    return jsonRefusal("1.1", code, message, status);
  }

  async stop(): Promise<void> {
    this.#users.close();
  }

  /** The pool's published documents: /POOL/.well-known/… */
  #document({ method, path }: AwsRequest): unknown {
    const [, poolId = "", name] = /^\/([^/]+)\/\.well-known\/([a-z.-]+)$/.exec(method === "GET" ? path : "") ?? [];
    const key = this.#keys.get(poolId);
    if (!key) return undefined;
    if (name === "jwks.json") return { keys: [key.jwk] };
    if (name !== "openid-configuration") return undefined;
    const issuer = issuerOf(poolId);
    return {
      issuer,
      jwks_uri: `${issuer}/.well-known/jwks.json`,
      id_token_signing_alg_values_supported: ["RS256"],
      subject_types_supported: ["public"],
      response_types_supported: ["code", "token"],
    };
  }

  #adminCreateUser(input: unknown) {
    const { UserPoolId, Username, UserAttributes, MessageAction } = parse(
      OfUser.extend({ UserAttributes: Attributes.default([]), MessageAction: z.string().optional() }),
      input,
    );
    const pool = this.#pool(UserPoolId);
    if (MessageAction !== "SUPPRESS") throw invalid("The local cloud sends no invitations: MessageAction must be SUPPRESS.");
    if (!pool.signInByEmail || !/^[^\s@]+@[^\s@]+$/.test(Username)) throw invalid("Username should be an email.");

    const attributes = { email: Username.toLowerCase(), ...record(UserAttributes) };
    const user = this.#users.create(pool.id, attributes, this.#clock.now());
    if (!user) throw new Refusal("UsernameExistsException", "An account with the given email already exists.");
    return { User: describe(user, "Attributes") };
  }

  #adminGetUser(input: unknown) {
    return describe(this.#userOf(input).user, "UserAttributes");
  }

  #adminDeleteUser(input: unknown) {
    const { pool, user } = this.#userOf(input);
    this.#users.delete(pool.id, user);
  }

  #adminUpdateUserAttributes(input: unknown) {
    const { pool, user } = this.#userOf(input);
    const { UserAttributes } = parse(z.object({ UserAttributes: Attributes }), input);
    const attributes = { ...user.attributes, ...record(UserAttributes) };
    if (!this.#users.update(pool.id, user, attributes, this.#clock.now())) {
      throw new Refusal("AliasExistsException", "An account with the given email already exists.");
    }
  }

  #adminUserGlobalSignOut(input: unknown) {
    const { pool, user } = this.#userOf(input);
    this.#users.revokeAll(pool.id, user.sub);
  }

  #listUsers(input: unknown) {
    const { UserPoolId, Filter, Limit } = parse(
      z.object({ UserPoolId: z.string(), Filter: z.string().optional(), Limit: z.int().min(1).max(60).default(60) }),
      input,
    );
    const pool = this.#pool(UserPoolId);
    const [, name = "", value] = /^\s*"?([\w:]+)"?\s*=\s*"(.*)"\s*$/.exec(Filter ?? "") ?? [];
    if (Filter && value === undefined) throw invalid('The local cloud knows filters of the form: name = "value".');
    const isWanted = (user: User) => {
      const held = name === "username" ? user.username : userAttributes(user)[name];
      return !Filter || (name === "email" ? held?.toLowerCase() === value?.toLowerCase() : held === value);
    };
    return {
      Users: this.#users
        .list(pool.id)
        .filter(isWanted)
        .slice(0, Limit)
        .map((user) => describe(user, "Attributes")),
    };
  }

  async #adminInitiateAuth(input: unknown) {
    const { ClientId, AuthFlow, AuthParameters } = parse(SignIn, input);
    const { UserPoolId } = parse(z.object({ UserPoolId: z.string() }), input);
    const pool = this.#pool(UserPoolId);
    const client = this.#clientOf(pool, ClientId);
    if (AuthFlow !== "CUSTOM_AUTH") return this.#refresh(input);
    allow(client, "ALLOW_CUSTOM_AUTH");

    const user = this.#users.find(pool.id, AuthParameters.USERNAME ?? "");
    if (!user) {
      throw client.hidesUserExistence
        ? new Refusal("NotAuthorizedException", WRONG)
        : new Refusal("UserNotFoundException", "User does not exist.");
    }
    return this.#progress(pool, client, user.sub, await this.#customAuth.start(pool, client, user));
  }

  async #adminRespondToAuthChallenge(input: unknown) {
    const { ClientId, ChallengeName, Session, ChallengeResponses, ClientMetadata } = parse(Answer, input);
    if (ChallengeName !== "CUSTOM_CHALLENGE") throw invalid(`The local cloud knows no challenge ${ChallengeName}.`);
    const { USERNAME, ANSWER } = ChallengeResponses;
    if (USERNAME === undefined || ANSWER === undefined) throw invalid("USERNAME and ANSWER are required.");
    const { pool, client, sub, challenge } = await this.#customAuth.answer(
      Session ?? "",
      ClientId,
      USERNAME,
      ANSWER,
      ClientMetadata,
    );
    return this.#progress(pool, client, sub, challenge, ClientMetadata);
  }

  #initiateAuth(input: unknown) {
    const { AuthFlow } = parse(SignIn, input);
    if (AuthFlow !== "REFRESH_TOKEN_AUTH" && AuthFlow !== "REFRESH_TOKEN")
      throw invalid(`The local cloud has no open sign-in ${AuthFlow}.`);
    return this.#refresh(input);
  }

  /** New access and ID tokens for a refresh token; the refresh token stays. */
  async #refresh(input: unknown) {
    const { ClientId, AuthFlow, AuthParameters, ClientMetadata } = parse(SignIn, input);
    if (!AuthFlow.startsWith("REFRESH_TOKEN")) throw invalid(`The local cloud has no sign-in ${AuthFlow}.`);
    const grant = this.#users.findGrant(AuthParameters.REFRESH_TOKEN ?? "");
    if (!grant || grant.clientId !== ClientId) throw new Refusal("NotAuthorizedException", "Invalid Refresh Token");
    if (grant.expiresAt <= this.#clock.now()) throw new Refusal("NotAuthorizedException", "Refresh Token has expired");
    const pool = this.#pool(grant.pool);
    allow(this.#clientOf(pool, ClientId), "ALLOW_REFRESH_TOKEN_AUTH");
    const user = this.#users.find(pool.id, grant.sub);
    if (!user) throw new Refusal("NotAuthorizedException", "Invalid Refresh Token");
    return {
      AuthenticationResult: await this.#issue(pool, user, grant, "TokenGeneration_RefreshTokens", ClientMetadata),
      ChallengeParameters: {},
    };
  }

  #revokeToken(input: unknown) {
    const { Token, ClientId } = parse(z.object({ Token: z.string(), ClientId: z.string() }), input);
    const grant = this.#users.findGrant(Token);
    if (grant && grant.clientId !== ClientId)
      throw new Refusal("UnauthorizedException", "The token was issued to another client.");
    this.#users.revoke(Token);
  }

  async #getUser(input: unknown) {
    const { AccessToken } = parse(z.object({ AccessToken: z.string() }), input);
    const { poolId, sub, originId } = await readAccessToken(AccessToken, this.#keys, this.#clock);
    if (!this.#users.hasGrant(poolId, originId)) throw new Refusal("NotAuthorizedException", "Access Token has been revoked");
    const user = this.#users.find(poolId, sub);
    if (!user) throw new Refusal("UserNotFoundException", "User does not exist.");
    return describe(user, "UserAttributes");
  }

  /** The next challenge, or the tokens of a new session. */
  async #progress(
    pool: UserPool,
    client: UserPoolClient,
    sub: string,
    challenge: Challenge | undefined,
    metadata?: Record<string, string>,
  ) {
    if (challenge) return challenge;
    const user = this.#users.find(pool.id, sub);
    if (!user) throw new Refusal("NotAuthorizedException", WRONG);
    const now = this.#clock.now();
    const grant: Grant = {
      originId: randomUUID(),
      sub,
      clientId: client.id,
      signedInAt: now,
      expiresAt: now + client.refreshTokenSeconds * 1000,
    };
    const tokens = await this.#issue(pool, user, grant, "TokenGeneration_Authentication", metadata);
    this.#users.confirm(pool.id, user, now);
    return { AuthenticationResult: { ...tokens, RefreshToken: this.#users.grant(pool.id, grant) }, ChallengeParameters: {} };
  }

  #issue(
    pool: UserPool,
    user: User,
    grant: Grant,
    source: "TokenGeneration_Authentication" | "TokenGeneration_RefreshTokens",
    clientMetadata?: Record<string, string>,
  ) {
    const client = this.#clientOf(pool, grant.clientId);
    const key = this.#keys.get(pool.id)!;
    return issueTokens(
      { pool, client, user, grant, source, ...(clientMetadata && { clientMetadata }) },
      key,
      this.#triggers,
      this.#clock,
    );
  }

  #pool(id: string): UserPool {
    const pool = this.#pools.get(id);
    if (!pool) throw new Refusal("ResourceNotFoundException", `User pool ${id} does not exist.`);
    return pool;
  }

  #clientOf(pool: UserPool, id: string): UserPoolClient {
    const client = pool.clients.find((each) => each.id === id);
    if (!client) throw new Refusal("ResourceNotFoundException", `User pool client ${id} does not exist.`);
    return client;
  }

  #userOf(input: unknown): { pool: UserPool; user: User } {
    const { UserPoolId, Username } = parse(OfUser, input);
    const pool = this.#pool(UserPoolId);
    const user = this.#users.find(pool.id, Username);
    if (!user) throw new Refusal("UserNotFoundException", "User does not exist.");
    return { pool, user };
  }
}

function parse<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw invalid(z.prettifyError(parsed.error));
  return parsed.data;
}

const invalid = (message: string) => new Refusal("InvalidParameterException", message);

function allow({ authFlows }: UserPoolClient, flow: string): void {
  if (!authFlows.includes(flow)) throw invalid(`Auth flow not enabled for this client: ${flow}`);
}

const record = (attributes: z.infer<typeof Attributes>) => Object.fromEntries(attributes.map(({ Name, Value }) => [Name, Value]));
const pairs = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));

function describe(user: User, attributes: "Attributes" | "UserAttributes") {
  const { "cognito:user_status": _, ...held } = userAttributes(user);
  return {
    Username: user.username,
    [attributes]: pairs(held),
    UserCreateDate: user.createdAt / 1000,
    UserLastModifiedDate: user.updatedAt / 1000,
    Enabled: true,
    UserStatus: user.status,
  };
}
