/** A pool's side of OpenID Connect: sends people to a provider, and takes its word for who they are. */
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTPayload, jwtVerify } from "jose";
import type { Clock } from "../kernel/service.ts";
import type { IdentityProvider, ProviderEndpoints } from "../template/model.ts";

/** A provider's answer that Cognito does not accept. The message comes to the client as `error_description`. */
export class ProviderRefusal extends Error {}

interface Answered {
  readonly code: string;
  /** Address of the hosted domain to which the provider answered. */
  readonly callback: string;
  readonly nonce: string;
}

export class ProviderClient {
  readonly #clock: Clock;
  readonly #google: ProviderEndpoints;
  readonly #secretOf: (text: string) => string;

  constructor({ clock, google, secretOf }: { clock: Clock; google: ProviderEndpoints; secretOf: (text: string) => string }) {
    this.#clock = clock;
    this.#google = google;
    this.#secretOf = secretOf;
  }

  authorizeUrl(provider: IdentityProvider, callback: string, state: string, nonce: string): string {
    const url = new URL(this.#endpointsOf(provider).authorize);
    const { clientId, scopes } = provider;
    const parameters = { client_id: clientId, redirect_uri: callback, response_type: "code", scope: scopes, state, nonce };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  }

  /**
   * Exchanges the provider's code, and maps its claims to attributes of a user.
   * @throws ProviderRefusal
   */
  async personOf(
    provider: IdentityProvider,
    { code, callback, nonce }: Answered,
  ): Promise<{ subject: string; attributes: Record<string, string> }> {
    const endpoints = this.#endpointsOf(provider);
    const tokens = await jsonOf(
      fetch(endpoints.token, {
        method: "POST",
        body: new URLSearchParams({
          grant_type: "authorization_code",
          code,
          redirect_uri: callback,
          client_id: provider.clientId,
          client_secret: this.#secretOf(provider.clientSecret),
        }),
      }),
      "token",
    );
    const claims = await this.#verified(String(tokens["id_token"]), provider, endpoints, nonce);
    const told = await jsonOf(
      fetch(endpoints.userInfo, { headers: { authorization: `Bearer ${String(tokens["access_token"])}` } }),
      "attributes",
    );
    if (told["sub"] !== claims.sub) throw new ProviderRefusal("The subjects of the ID token and the attributes differ");
    const attributes = Object.entries(provider.mapping).flatMap(([name, claim]) => {
      const value = told[claim] ?? claims[claim];
      return name !== "username" && (typeof value === "string" || typeof value === "boolean")
        ? [[name, String(value)] as const]
        : [];
    });
    return { subject: String(claims.sub), attributes: Object.fromEntries(attributes) };
  }

  async #verified(
    idToken: string,
    provider: IdentityProvider,
    { keys, issuer }: ProviderEndpoints,
    nonce: string,
  ): Promise<JWTPayload> {
    const jwks = await jsonOf(fetch(keys), "keys");
    try {
      const { payload } = await jwtVerify(idToken, createLocalJWKSet(jwks as unknown as JSONWebKeySet), {
        algorithms: ["RS256"],
        issuer,
        audience: provider.clientId,
        currentDate: new Date(this.#clock.now()),
      });
      if (payload["nonce"] !== nonce) throw new ProviderRefusal("Bad id_token nonce");
      return payload;
    } catch (error) {
      if (error instanceof errors.JWTClaimValidationFailed && error.claim === "iss")
        throw new ProviderRefusal("Bad id_token issuer");
      if (error instanceof errors.JOSEError) throw new ProviderRefusal(`Bad id_token: ${error.message}`);
      throw error;
    }
  }

  #endpointsOf(provider: IdentityProvider): ProviderEndpoints {
    return provider.endpoints ?? this.#google;
  }
}

async function jsonOf(answer: Promise<Response>, what: string): Promise<Record<string, unknown>> {
  const response = await answer;
  if (!response.ok) throw new ProviderRefusal(`The provider's ${what} endpoint answered ${response.status}`);
  return (await response.json()) as Record<string, unknown>;
}
