import { generateKeyPairSync } from "node:crypto";
import type { Settings } from "./settings.ts";

/** Signing in with Google and Microsoft, as far as a stage has them. Their secrets are in Secrets Manager, created by hand. */
export interface FederationSettings {
  /** Begins the address of the user pool's hosted domain; unique in its region. */
  readonly domainPrefix: string;
  readonly google?: { readonly clientId: string };
  readonly microsoft?: {
    readonly clientId: string;
    /** The address before the tenant in Microsoft's endpoints and issuers. */
    readonly authority: string;
  };
}

const MICROSOFT_AUTHORITY = "https://login.microsoftonline.com";

/** The providers that `CANDOR_GOOGLE_CLIENT_ID` and `CANDOR_MICROSOFT_CLIENT_ID` name. Throws for an id or a prefix of another form. */
export function federationFrom({
  CANDOR_GOOGLE_CLIENT_ID: google,
  CANDOR_MICROSOFT_CLIENT_ID: microsoft,
  CANDOR_SIGN_IN_PREFIX: domainPrefix,
}: NodeJS.ProcessEnv): FederationSettings | undefined {
  if (!google && !microsoft) return undefined;
  if (!domainPrefix) throw new Error("Set CANDOR_SIGN_IN_PREFIX, too: the pool's hosted domain begins with it.");
  if (!/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/u.test(domainPrefix) || /aws|amazon|cognito/u.test(domainPrefix)) {
    throw new Error(
      `CANDOR_SIGN_IN_PREFIX is small letters, digits and dashes, without "aws", "amazon" and "cognito", not "${domainPrefix}".`,
    );
  }
  if (google && !/^[\w-]+\.apps\.googleusercontent\.com$/u.test(google)) {
    throw new Error(`CANDOR_GOOGLE_CLIENT_ID ends in ".apps.googleusercontent.com", unlike "${google}".`);
  }
  if (microsoft && !/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu.test(microsoft)) {
    throw new Error(`CANDOR_MICROSOFT_CLIENT_ID is the application's GUID, not "${microsoft}".`);
  }
  return {
    domainPrefix,
    ...(google && { google: { clientId: google } }),
    ...(microsoft && { microsoft: { clientId: microsoft, authority: MICROSOFT_AUTHORITY } }),
  };
}

/** Both providers, as the local cloud has them. */
export const localFederation = (siteUrl: string): FederationSettings => ({
  domainPrefix: "candor-local",
  google: { clientId: "candor.apps.googleusercontent.com" },
  microsoft: { clientId: "00000000-0000-4000-8000-000000000000", authority: `${siteUrl}/_local/microsoft` },
});

export type Named = "google-client-secret" | "microsoft-client-secret" | "microsoft-signing-key";

/** The name of a secret that is created by hand. */
export const federationSecretName = ({ stage }: Pick<Settings, "stage">, name: Named): string => `candor/${stage}/${name}`;

/** The secrets of the local cloud's providers, by name. The key is a new one at every start: no token that it signs lives longer. */
export function localFederationSecrets(): Record<string, string> {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const name = (of: Named) => federationSecretName({ stage: "local" }, of);
  return {
    [name("google-client-secret")]: "known to the local Google",
    [name("microsoft-client-secret")]: "known to the local Microsoft",
    [name("microsoft-signing-key")]: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
}

/** Names in the buttons' addresses, by the providers' names at Cognito. */
export const DOORS = { google: "Google", azure: "Microsoft" } as const;
type Door = keyof typeof DOORS;

/** The doors of a stage. */
export const doorsOf = ({ federation }: Pick<Settings, "federation">): Door[] => [
  ...(federation?.google ? (["google"] as const) : []),
  ...(federation?.microsoft ? (["azure"] as const) : []),
];
