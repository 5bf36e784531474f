/**
 * The hosted domain of a pool: sends people to a provider and gives the client a code for tokens. Its own pages (sign-in, sign-up) are not
 * there: a request names its provider.
 */
import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { AwsReply, AwsRequest, Clock } from "../kernel/service.ts";
import type { HostedSignIn, IdentityProvider, ProviderEndpoints, UserPool, UserPoolClient } from "../template/model.ts";
import type { SigningKey } from "./keys.ts";
import { ProviderClient, ProviderRefusal } from "./provider-client.ts";
import type { Grant, User, UserStore } from "./store.ts";
import { issueTokens } from "./tokens.ts";
import type { Triggers } from "./triggers.ts";

const MINUTE_MS = 60_000;
/** AWS's cookie of a hosted sign-in lives an hour; while it does, nobody is asked at the provider again. */
const COOKIE_SECONDS = 3600;
const COOKIE = "cognito";

export interface HostedDomainOptions {
  readonly pools: readonly UserPool[];
  readonly keys: ReadonlyMap<string, SigningKey>;
  readonly users: UserStore;
  readonly triggers: Triggers;
  readonly clock: Clock;
  readonly google: ProviderEndpoints;
  readonly secretOf: (text: string) => string;
}

/** A client's request to sign somebody in. */
interface Asked {
  readonly pool: UserPool;
  readonly client: UserPoolClient;
  readonly provider: IdentityProvider;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly state: string | undefined;
  readonly nonce: string | undefined;
  readonly challenge: string | undefined;
}

/** Something kept for a while and taken once. */
class Once<T> {
  readonly #kept = new Map<string, { readonly value: T; readonly endsAt: number }>();
  readonly #clock: Clock;
  readonly #keptMs: number;

  constructor(clock: Clock, keptMs: number) {
    this.#clock = clock;
    this.#keptMs = keptMs;
  }

  keep(value: T): string {
    const key = randomBytes(32).toString("base64url");
    this.#kept.set(key, { value, endsAt: this.#clock.now() + this.#keptMs });
    return key;
  }

  peek(key: string): T | undefined {
    const found = this.#kept.get(key);
    return found && found.endsAt > this.#clock.now() ? found.value : undefined;
  }

  take(key: string): T | undefined {
    const value = this.peek(key);
    this.#kept.delete(key);
    return value;
  }
}

export class HostedDomain {
  readonly #options: HostedDomainOptions;
  readonly #providers: ProviderClient;
  /** Sign-ins that are at the provider, by the state that the provider returns. */
  readonly #pending: Once<{ readonly asked: Asked; readonly nonce: string }>;
  readonly #codes: Once<{ readonly asked: Asked; readonly sub: string }>;
  readonly #cookies: Once<{ readonly poolId: string; readonly sub: string; readonly provider: string }>;

  constructor(options: HostedDomainOptions) {
    const { clock, google, secretOf } = options;
    this.#options = options;
    this.#providers = new ProviderClient({ clock, google, secretOf });
    this.#pending = new Once(clock, 5 * MINUTE_MS);
    this.#codes = new Once(clock, 5 * MINUTE_MS);
    this.#cookies = new Once(clock, COOKIE_SECONDS * 1000);
  }

  answers({ method, path }: Pick<AwsRequest, "method" | "path">): boolean {
    return `${method} ${path}` in this.#routes && this.#options.pools.some(({ domain }) => domain !== undefined);
  }

  async answer(request: AwsRequest): Promise<AwsReply> {
    return this.#routes[`${request.method} ${request.path}`]!(request);
  }

  readonly #routes: Record<string, (request: AwsRequest) => AwsReply | Promise<AwsReply>> = {
    "GET /oauth2/authorize": (request) => this.#authorize(request),
    "GET /oauth2/idpresponse": (request) => this.#idpResponse(request),
    "POST /oauth2/token": (request) => this.#token(request),
    "GET /logout": (request) => this.#logout(request),
  };

  #authorize({ query, headers }: AwsRequest): AwsReply {
    const found = this.#clientOf(query.get("client_id"));
    if (!found) return refused("Client does not exist.");
    const { pool, client, hosted } = found;
    const redirectUri = query.get("redirect_uri") ?? "";
    // Nothing is sent to an address that the client has not registered, not even the refusal.
    if (!hosted.callbackUrls.includes(redirectUri)) return refused("redirect_mismatch");
    const state = query.get("state") ?? undefined;
    const refuse = (error: string) => redirect(redirectUri, { error, state });
    if (query.get("response_type") !== "code") return refuse("unauthorized_client");
    const scopes = query.get("scope")?.split(" ") ?? hosted.scopes;
    if (scopes.some((scope) => !hosted.scopes.includes(scope))) return refuse("invalid_scope");
    if (query.has("code_challenge") && query.get("code_challenge_method") !== "S256") return refuse("invalid_request");
    const provider = pool.providers.find(
      ({ name }) => name === query.get("identity_provider") && hosted.providers.includes(name),
    );
    if (!provider) return refused("The local cloud has no sign-in page of its own: identity_provider names a provider.");

    const nonce = query.get("nonce") ?? undefined;
    const challenge = query.get("code_challenge") ?? undefined;
    const asked: Asked = { pool, client, provider, redirectUri, scopes, state, nonce, challenge };
    const held = this.#cookies.peek(cookieOf(headers));
    const user =
      held && held.poolId === pool.id && held.provider === provider.name && this.#options.users.find(pool.id, held.sub);
    if (user) return this.#giveCode(asked, user);

    const ownNonce = randomBytes(16).toString("base64url");
    const ownState = this.#pending.keep({ asked, nonce: ownNonce });
    return {
      status: 302,
      headers: { Location: this.#providers.authorizeUrl(provider, this.#callbackUrl(headers), ownState, ownNonce) },
    };
  }

  /** The provider has sent the browser back. */
  async #idpResponse({ query, headers }: AwsRequest): Promise<AwsReply> {
    const pending = this.#pending.take(query.get("state") ?? "");
    if (!pending) return refused("The state is unknown, was used or has expired.");
    const { asked, nonce } = pending;
    const { pool, provider, redirectUri, state } = asked;
    const failed = (error: string, description: string) =>
      redirect(redirectUri, { error, error_description: description, state });
    const error = query.get("error");
    if (error !== null) return failed(error, query.get("error_description") ?? error);
    try {
      const callback = this.#callbackUrl(headers);
      const { subject, attributes } = await this.#providers.personOf(provider, {
        code: query.get("code") ?? "",
        callback,
        nonce,
      });
      const now = this.#options.clock.now();
      const identity = {
        userId: subject,
        providerName: provider.name,
        providerType: provider.type,
        issuer: null,
        primary: "true",
        dateCreated: String(now),
      };
      const all = { ...attributes, identities: JSON.stringify([identity]) };
      const user = this.#options.users.federate(pool.id, `${provider.name}_${subject}`, all, now);
      const cookie = this.#cookies.keep({ poolId: pool.id, sub: user.sub, provider: provider.name });
      const { headers: location, ...reply } = this.#giveCode(asked, user);
      const setCookie = `${COOKIE}=${cookie}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${COOKIE_SECONDS}`;
      return { ...reply, headers: { ...location, "Set-Cookie": setCookie } };
    } catch (thrown) {
      if (thrown instanceof ProviderRefusal) return failed("invalid_request", thrown.message);
      throw thrown;
    }
  }

  #giveCode(asked: Asked, { sub }: User): AwsReply {
    return redirect(asked.redirectUri, { code: this.#codes.keep({ asked, sub }), state: asked.state });
  }

  async #token({ body }: AwsRequest): Promise<AwsReply> {
    const form = new URLSearchParams(body.toString());
    if (!this.#clientOf(form.get("client_id"))) return oauthError("invalid_client");
    if (form.get("grant_type") !== "authorization_code") return oauthError("unsupported_grant_type");
    // A code is spent by its first use, right or wrong.
    const taken = this.#codes.take(form.get("code") ?? "");
    if (!taken) return oauthError("invalid_grant");
    const { asked, sub } = taken;
    const { pool, client, challenge, scopes, nonce } = asked;
    const user = this.#options.users.find(pool.id, sub);
    const isRight =
      client.id === form.get("client_id") &&
      asked.redirectUri === form.get("redirect_uri") &&
      (challenge === undefined || challenge === s256(form.get("code_verifier") ?? ""));
    if (!isRight || !user) return oauthError("invalid_grant");

    const { clock, users, keys, triggers } = this.#options;
    const now = clock.now();
    const grant: Grant = {
      originId: randomUUID(),
      sub,
      clientId: client.id,
      signedInAt: now,
      expiresAt: now + client.refreshTokenSeconds * 1000,
    };
    const source = "TokenGeneration_HostedAuth";
    const issued = await issueTokens(
      { pool, client, user, grant, source, hosted: { scopes, nonce } },
      keys.get(pool.id)!,
      triggers,
      clock,
    );
    return jsonReply(200, {
      access_token: issued.AccessToken,
      id_token: issued.IdToken,
      refresh_token: users.grant(pool.id, grant),
      token_type: issued.TokenType,
      expires_in: issued.ExpiresIn,
    });
  }

  /** Ends the cookie of the hosted sign-in. Refresh tokens live on: the client revokes them itself. */
  #logout({ query, headers }: AwsRequest): AwsReply {
    const logoutUri = query.get("logout_uri") ?? "";
    if (!this.#clientOf(query.get("client_id"))?.hosted.logoutUrls.includes(logoutUri))
      return refused("Required String parameter 'redirect_uri' is not present");
    this.#cookies.take(cookieOf(headers));
    return {
      status: 302,
      headers: { Location: logoutUri, "Set-Cookie": `${COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0` },
    };
  }

  #clientOf(id: string | null): { pool: UserPool; client: UserPoolClient; hosted: HostedSignIn } | undefined {
    for (const pool of this.#options.pools) {
      const client = pool.clients.find((each) => each.id === id);
      if (client?.hosted && pool.domain !== undefined) return { pool, client, hosted: client.hosted };
    }
    return undefined;
  }

  #callbackUrl(headers: AwsRequest["headers"]): string {
    return `http://${headers.host ?? ""}/oauth2/idpresponse`;
  }
}

const s256 = (verifier: string): string => createHash("sha256").update(verifier).digest("base64url");

const cookieOf = (headers: AwsRequest["headers"]): string =>
  (headers.cookie ?? "")
    .split("; ")
    .find((pair) => pair.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1) ?? "";

function redirect(to: string, parameters: Readonly<Record<string, string | undefined>>): AwsReply {
  const url = new URL(to);
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) url.searchParams.set(name, value);
  return { status: 302, headers: { Location: url.href } };
}

const refused = (reason: string): AwsReply => ({ status: 400, headers: { "Content-Type": "text/plain" }, body: `${reason}\n` });

const oauthError = (error: string): AwsReply => jsonReply(400, { error });

const jsonReply = (status: number, value: unknown): AwsReply => ({
  status,
  headers: { "Content-Type": "application/json;charset=UTF-8", "Cache-Control": "no-store" },
  body: JSON.stringify(value),
});
