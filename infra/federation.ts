import { SecretValue } from "aws-cdk-lib";
import {
  OAuthScope,
  ProviderAttribute,
  type UserPool,
  type UserPoolClient,
  UserPoolClientIdentityProvider,
  type UserPoolClientOptions,
  UserPoolIdentityProviderGoogle,
  UserPoolIdentityProviderOidc,
} from "aws-cdk-lib/aws-cognito";
import type { Secret } from "aws-cdk-lib/aws-secretsmanager";
import type { Construct } from "constructs";
import { DOORS, doorsOf, federationSecretName, type Named } from "./federation-settings.ts";
import { createBridgeKey, secretArn } from "./secrets.ts";
import type { Settings } from "./settings.ts";

/** The parts of a stage's federation that functions need. */
export interface Federation {
  /** "https://PREFIX.auth.REGION.amazoncognito.com" */
  readonly domainUrl: string;
  /** The key by which Cognito shows itself to the bridge; absent without Microsoft. */
  readonly bridgeKey: Secret | undefined;
}

/** Pages to which a sign-out through Cognito returns: the login page of each language. */
const loginPages = (siteUrl: string) => ["", "/de", "/es", "/tr"].map((locale) => `${siteUrl}${locale}/auth/login`);

/** The settings of the pool's client, which signs in by code alone. */
export function clientOptions(settings: Settings): UserPoolClientOptions {
  const doors = doorsOf(settings);
  if (doors.length === 0) return { disableOAuth: true };
  return {
    oAuth: {
      flows: { authorizationCodeGrant: true },
      scopes: [OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.PROFILE],
      callbackUrls: [`${settings.siteUrl}/api/auth/callback`],
      logoutUrls: loginPages(settings.siteUrl),
    },
    supportedIdentityProviders: doors.map((door) => UserPoolClientIdentityProvider.custom(DOORS[door])),
  };
}

/** Adds the providers and the hosted domain to the pool; nothing on a stage without them. */
export function createFederation(
  scope: Construct,
  settings: Settings,
  { pool, client }: { pool: UserPool; client: UserPoolClient },
): Federation | undefined {
  const { federation } = settings;
  if (!federation) return undefined;
  // Without the dependency a first deploy creates the client before its providers, and Cognito refuses it (aws-cdk#15692).
  if (federation.google) client.node.addDependency(createGoogle(scope, settings, pool, federation.google.clientId));
  const bridgeKey = federation.microsoft && createBridgeKey(scope, settings);
  if (bridgeKey) client.node.addDependency(createMicrosoft(scope, settings, pool, bridgeKey));
  const domain = pool.addDomain("sign-in", { cognitoDomain: { domainPrefix: federation.domainPrefix } });
  return { domainUrl: domain.baseUrl(), bridgeKey };
}

const SCOPES = ["openid", "email", "profile"];

function createGoogle(scope: Construct, settings: Settings, userPool: UserPool, clientId: string) {
  return new UserPoolIdentityProviderGoogle(scope, "google", {
    userPool,
    clientId,
    clientSecretValue: SecretValue.secretsManager(federationSecretName(settings, "google-client-secret")),
    scopes: SCOPES,
    // An attribute that is not mapped would leave every address unproved.
    attributeMapping: { email: ProviderAttribute.GOOGLE_EMAIL, emailVerified: ProviderAttribute.GOOGLE_EMAIL_VERIFIED },
  });
}

/**
 * Microsoft, through the product's own issuer (packages/functions/src/bridge): Cognito accepts one issuer, and each tenant of Microsoft is
 * another. The endpoints are named, because Cognito would look for them before the first deploy has made the site.
 */
function createMicrosoft(scope: Construct, { siteUrl }: Settings, userPool: UserPool, bridgeKey: Secret) {
  const issuerUrl = `${siteUrl}/api/auth/entra`;
  return new UserPoolIdentityProviderOidc(scope, "microsoft", {
    userPool,
    name: DOORS.azure,
    clientId: "cognito",
    clientSecret: bridgeKey.secretValue.unsafeUnwrap(),
    issuerUrl,
    endpoints: {
      authorization: `${issuerUrl}/authorize`,
      token: `${issuerUrl}/token`,
      userInfo: `${issuerUrl}/userinfo`,
      jwksUri: `${issuerUrl}/jwks`,
    },
    scopes: SCOPES,
    attributeMapping: { email: ProviderAttribute.other("email"), emailVerified: ProviderAttribute.other("email_verified") },
  });
}

/** The environment of the function that signs people in. */
export function federationEnvironment(settings: Settings, federation: Federation | undefined): Record<string, string> {
  const { microsoft } = settings.federation ?? {};
  if (!federation) return {};
  return {
    SIGN_IN_DOMAIN: federation.domainUrl,
    SIGN_IN_PROVIDERS: doorsOf(settings).join(","),
    ...(microsoft &&
      federation.bridgeKey && {
        MICROSOFT_AUTHORITY: microsoft.authority,
        MICROSOFT_CLIENT_ID: microsoft.clientId,
        MICROSOFT_SECRET_ID: federationSecretName(settings, "microsoft-client-secret"),
        BRIDGE_SIGNING_KEY_ID: federationSecretName(settings, "microsoft-signing-key"),
        BRIDGE_KEY_SECRET_ID: federation.bridgeKey.secretArn,
      }),
  };
}

/** ARNs of the secrets that this function reads. AWS appends six characters to the names of those created by hand. */
export function federationSecretArns(scope: Construct, settings: Settings, federation: Federation | undefined): string[] {
  if (!federation?.bridgeKey) return [];
  const arnOf = (name: Named) => secretArn(scope, federationSecretName(settings, name));
  return [federation.bridgeKey.secretArn, arnOf("microsoft-client-secret"), arnOf("microsoft-signing-key")];
}
