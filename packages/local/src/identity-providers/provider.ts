/** The authorization code flow of OpenID Connect, with PKCE where it is asked for; both local providers are made of it. */
import { createHash, randomBytes } from "node:crypto";
import { type JWTPayload, SignJWT } from "jose";
import type { ApiRequest } from "../apigateway/payload.ts";
import type { WebReply } from "../cloudfront/server.ts";
import { type SigningKey, signingKey } from "../cognito/keys.ts";
import type { Clock } from "../kernel/service.ts";
import { accountsPage, refusedPage } from "./page.ts";
import { chosen, type KnownPerson, type Person } from "./people.ts";

const CODE_MS = 60_000;
const TOKEN_SECONDS = 3600;

export type Operation = "authorize" | "token" | "userInfo" | "keys" | "discovery";

/** Differences between the providers. */
export interface Flavour {
  readonly name: "Google" | "Microsoft";
  /** The operation at a path below the provider's address, or undefined. */
  operationAt(path: string): Operation | undefined;
  /** Issuer and claims of a person's ID token, for a client. */
  claimsOf(person: Person, clientId: string): JWTPayload;
  /** The published document. */
  discovery(path: string): Readonly<Record<string, unknown>>;
}

export interface ProviderOptions {
  /** Folder of the signing key. */
  readonly folder: string;
  readonly clock: Clock;
  readonly people: readonly KnownPerson[];
  /** True for a client secret that this cloud was given. */
  readonly isSecret: (secret: string) => boolean;
}

/** A sign-in whose code has not been exchanged. */
interface Granted {
  readonly claims: JWTPayload;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly challenge: string | null;
  readonly endsAt: number;
}

class Refused extends Error {}

export class LocalProvider {
  readonly #flavour: Flavour;
  readonly #key: SigningKey;
  readonly #options: ProviderOptions;
  readonly #codes = new Map<string, Granted>();
  readonly #accessTokens = new Map<string, JWTPayload>();

  private constructor(flavour: Flavour, key: SigningKey, options: ProviderOptions) {
    this.#flavour = flavour;
    this.#key = key;
    this.#options = options;
  }

  static async start(flavour: Flavour, options: ProviderOptions): Promise<LocalProvider> {
    return new LocalProvider(flavour, await signingKey(options.folder, flavour.name.toLowerCase()), options);
  }

  /** @param path below the provider's address */
  async answer(path: string, request: ApiRequest): Promise<WebReply | undefined> {
    switch (this.#flavour.operationAt(path)) {
      case "authorize":
        return this.#authorize(new URLSearchParams(request.query));
      case "token":
        return request.method === "POST" ? this.#token(new URLSearchParams(request.body.toString())) : undefined;
      case "userInfo":
        return this.#userInfo(request);
      case "keys":
        return json({ keys: [this.#key.jwk] });
      case "discovery":
        return json(this.#flavour.discovery(path));
      default:
        return undefined;
    }
  }

  #authorize(query: URLSearchParams): WebReply {
    const { name } = this.#flavour;
    const redirectUri = query.get("redirect_uri") ?? "";
    const clientId = query.get("client_id") ?? "";
    if (!isOfThisMachine(redirectUri)) return refusedPage(name, "redirect_uri is not an address of this machine.");
    if (!clientId) return refusedPage(name, "client_id is missing.");
    const back = (more: Readonly<Record<string, string>>) => {
      const state = query.get("state");
      return redirect(redirectUri, { ...more, ...(state !== null && { state }) });
    };
    if (query.get("response_type") !== "code") return back({ error: "unsupported_response_type" });
    if (!query.get("scope")?.split(" ").includes("openid")) return back({ error: "invalid_scope" });
    const challenge = query.get("code_challenge");
    if (challenge !== null && query.get("code_challenge_method") !== "S256") return back({ error: "invalid_request" });
    if (query.has("decline")) return back({ error: "access_denied", error_description: "The user declined." });

    const person = chosen(query, this.#options.people);
    if (!person) return accountsPage({ provider: name, query, known: this.#options.people, hasTenants: name === "Microsoft" });
    const code = randomBytes(32).toString("base64url");
    const nonce = query.get("nonce");
    const claims = { ...this.#flavour.claimsOf(person, clientId), ...(nonce !== null && { nonce }) };
    const endsAt = this.#options.clock.now() + CODE_MS;
    this.#codes.set(code, { claims, clientId, redirectUri, challenge, endsAt });
    return back({ code });
  }

  async #token(form: URLSearchParams): Promise<WebReply> {
    try {
      const { claims, clientId } = this.#redeem(form);
      const now = Math.floor(this.#options.clock.now() / 1000);
      const idToken = await new SignJWT({ ...claims, aud: clientId, iat: now, exp: now + TOKEN_SECONDS })
        .setProtectedHeader({ alg: "RS256", kid: this.#key.kid })
        .sign(this.#key.privateKey);
      const accessToken = randomBytes(32).toString("base64url");
      this.#accessTokens.set(accessToken, claims);
      return json({ token_type: "Bearer", expires_in: TOKEN_SECONDS, access_token: accessToken, id_token: idToken });
    } catch (error) {
      if (error instanceof Refused) return json({ error: error.message }, error.message === "invalid_client" ? 401 : 400);
      throw error;
    }
  }

  /** A code is spent by its first use, right or wrong. */
  #redeem(form: URLSearchParams): Granted {
    if (!this.#options.isSecret(form.get("client_secret") ?? "")) throw new Refused("invalid_client");
    if (form.get("grant_type") !== "authorization_code") throw new Refused("unsupported_grant_type");
    const code = form.get("code") ?? "";
    const granted = this.#codes.get(code);
    this.#codes.delete(code);
    const isRight =
      granted &&
      granted.endsAt > this.#options.clock.now() &&
      granted.clientId === form.get("client_id") &&
      granted.redirectUri === form.get("redirect_uri") &&
      (granted.challenge === null || granted.challenge === s256(form.get("code_verifier") ?? ""));
    if (!isRight) throw new Refused("invalid_grant");
    return granted;
  }

  #userInfo({ headers }: ApiRequest): WebReply {
    const claims = this.#accessTokens.get(String(headers.authorization ?? "").replace(/^Bearer /, ""));
    if (!claims) return json({ error: "invalid_token" }, 401);
    const { iss: _, nonce: __, ...told } = claims;
    return json(told);
  }
}

export const s256 = (verifier: string): string => createHash("sha256").update(verifier).digest("base64url");

const isOfThisMachine = (url: string): boolean => URL.canParse(url) && /^(?:localhost|127\.0\.0\.1)$/.test(new URL(url).hostname);

const HEADERS = { "cache-control": "no-store", "content-type": "application/json" };

const json = (value: unknown, status = 200): WebReply => ({ status, headers: HEADERS, body: Buffer.from(JSON.stringify(value)) });

function redirect(to: string, more: Readonly<Record<string, string>>): WebReply {
  const url = new URL(to);
  for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value);
  return { status: 302, headers: { "cache-control": "no-store", location: url.href }, body: Buffer.alloc(0) };
}
