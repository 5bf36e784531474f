import type { Fields } from "./fields.ts";
import { placeName } from "./intrinsics.ts";
import type { ResourceType, TemplateReader } from "./resource-type.ts";
import type { HostedSignIn, IdentityProvider, ProviderEndpoints, Trigger, UserPoolClient } from "./model.ts";

const SECONDS = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 } as const;

export const cognitoResources: Readonly<Record<string, ResourceType>> = {
  "AWS::Cognito::UserPool": {
    properties: ["LambdaConfig", "UsernameAttributes", "UsernameConfiguration"],
    read(pool, reading) {
      pool.object("UsernameConfiguration").expect("CaseSensitive", false);
      const id = reading.ref(pool.place);
      const ofPool = (type: string) => reading.all(type).filter((each) => each.text("UserPoolId") === id);
      const [domain, ...more] = ofPool("AWS::Cognito::UserPoolDomain");
      if (more.length > 0) throw new Error(`The local cloud knows one domain of ${placeName(pool.place)}.`);
      const providers = ofPool("AWS::Cognito::UserPoolIdentityProvider").map(providerOf);
      reading.model.userPools.push({
        id,
        arn: reading.attribute(pool.place, "Arn"),
        triggers: triggersOf(pool),
        signInByEmail: pool.texts("UsernameAttributes").includes("email"),
        clients: ofPool("AWS::Cognito::UserPoolClient").map((client) => clientOf(client, providers, reading)),
        providers,
        ...(domain && { domain: domain.text("Domain") }),
      });
    },
  },
  "AWS::Cognito::UserPoolClient": {
    properties: [
      "UserPoolId",
      "ExplicitAuthFlows",
      "AccessTokenValidity",
      "IdTokenValidity",
      "RefreshTokenValidity",
      "TokenValidityUnits",
      "AuthSessionValidity",
      "PreventUserExistenceErrors",
      "GenerateSecret",
      "AllowedOAuthFlowsUserPoolClient",
      "AllowedOAuthFlows",
      "AllowedOAuthScopes",
      "CallbackURLs",
      "LogoutURLs",
      "SupportedIdentityProviders",
    ],
  },
  "AWS::Cognito::UserPoolDomain": { properties: ["UserPoolId", "Domain"] },
  "AWS::Cognito::UserPoolIdentityProvider": {
    properties: ["UserPoolId", "ProviderName", "ProviderType", "ProviderDetails", "AttributeMapping"],
    takesSecrets: true,
  },
};

function triggersOf(pool: Fields): Partial<Record<Trigger, string>> {
  const configuration = pool.object("LambdaConfig");
  const triggers: Partial<Record<Trigger, string>> = {};
  for (const [name] of configuration.entries()) {
    switch (name) {
      case "DefineAuthChallenge":
      case "CreateAuthChallenge":
      case "VerifyAuthChallengeResponse":
        triggers[name] = functionName(configuration.text(name));
        break;
      case "PreTokenGeneration":
        break; // Older twin of PreTokenGenerationConfig; CloudFormation wants both to agree.
      case "PreTokenGenerationConfig": {
        const trigger = configuration.object(name);
        trigger.expect("LambdaVersion", "V2_0");
        triggers.PreTokenGeneration = functionName(trigger.text("LambdaArn"));
        break;
      }
      default:
        throw new Error(`The local cloud does not know the trigger ${name} of ${placeName(pool.place)}.`);
    }
  }
  if (configuration.has("PreTokenGeneration") && !triggers.PreTokenGeneration) {
    throw new Error(`${placeName(pool.place)} has a pre-token trigger of version V1_0; the local cloud knows V2_0.`);
  }
  return triggers;
}

/** Settings of a provider that CloudFormation knows and the local cloud uses. */
const DETAILS = [
  "client_id",
  "client_secret",
  "authorize_scopes",
  "attributes_request_method",
  "oidc_issuer",
  "authorize_url",
  "token_url",
  "attributes_url",
  "jwks_uri",
];

function providerOf(provider: Fields): IdentityProvider {
  provider.expect("ProviderType", "Google", "OIDC");
  const details = provider.object("ProviderDetails");
  details.only("a provider", ...DETAILS);
  details.expect("attributes_request_method", "GET");
  const type = provider.text("ProviderType") as IdentityProvider["type"];
  return {
    name: provider.text("ProviderName"),
    type,
    clientId: details.text("client_id"),
    clientSecret: details.text("client_secret"),
    scopes: details.text("authorize_scopes"),
    mapping: Object.fromEntries(
      provider
        .object("AttributeMapping")
        .entries()
        .map(([name, claim]) => [name, String(claim)]),
    ),
    ...(type === "OIDC" && { endpoints: endpointsOf(details) }),
  };
}

/** Throws for a provider that AWS would discover by its issuer: a first deploy finds none while the site is not there yet. */
const endpointsOf = (details: Fields): ProviderEndpoints => ({
  issuer: details.text("oidc_issuer"),
  authorize: details.text("authorize_url"),
  token: details.text("token_url"),
  userInfo: details.text("attributes_url"),
  keys: details.text("jwks_uri"),
});

/**
 * The client's sign-in through the hosted domain; undefined for a client without it.
 * @throws Error for a provider that the pool does not have
 */
function hostedOf(client: Fields, providers: readonly IdentityProvider[]): HostedSignIn | undefined {
  if (!client.flag("AllowedOAuthFlowsUserPoolClient")) return undefined;
  const [flow, ...otherFlows] = client.texts("AllowedOAuthFlows");
  if (flow !== "code" || otherFlows.length > 0)
    throw new Error(
      `${placeName(client.place)} allows the flows ${client.texts("AllowedOAuthFlows").join(", ")}; the local cloud knows code.`,
    );
  const named = client.texts("SupportedIdentityProviders").filter((name) => name !== "COGNITO");
  const unknown = named.filter((name) => !providers.some((each) => each.name === name));
  if (unknown.length > 0)
    throw new Error(`${placeName(client.place)} names the provider ${unknown.join(", ")}, which its pool does not have.`);
  return {
    callbackUrls: client.texts("CallbackURLs"),
    logoutUrls: client.texts("LogoutURLs"),
    scopes: client.texts("AllowedOAuthScopes"),
    providers: named,
  };
}

function clientOf(client: Fields, providers: readonly IdentityProvider[], { ref }: TemplateReader): UserPoolClient {
  client.expect("GenerateSecret", false);
  const hosted = hostedOf(client, providers);
  const units = client.object("TokenValidityUnits");
  const seconds = (token: "AccessToken" | "IdToken" | "RefreshToken", unit: keyof typeof SECONDS, fallback: number) =>
    client.number(`${token}Validity`, fallback) * SECONDS[units.text(token, unit) as keyof typeof SECONDS];
  return {
    id: ref(client.place),
    authFlows: client.texts("ExplicitAuthFlows"),
    accessTokenSeconds: seconds("AccessToken", "hours", 1),
    idTokenSeconds: seconds("IdToken", "hours", 1),
    refreshTokenSeconds: seconds("RefreshToken", "days", 30),
    authSessionSeconds: client.number("AuthSessionValidity", 3) * 60,
    hidesUserExistence: client.text("PreventUserExistenceErrors", "LEGACY") === "ENABLED",
    ...(hosted && { hosted }),
  };
}

const functionName = (arn: string) => arn.replace(/^.*:function:/, "");
