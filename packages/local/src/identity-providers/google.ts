import { digestOf } from "./people.ts";
import type { Flavour, Operation } from "./provider.ts";

const OPERATIONS: Readonly<Record<string, Operation>> = {
  "/authorize": "authorize",
  "/token": "token",
  "/userinfo": "userInfo",
  "/certs": "keys",
  "/.well-known/openid-configuration": "discovery",
};

/** Addresses of the local Google. @param base the one that they begin with */
export const googleEndpoints = (base: string) => ({
  issuer: base,
  authorize: `${base}/authorize`,
  token: `${base}/token`,
  userInfo: `${base}/userinfo`,
  keys: `${base}/certs`,
});

/** Google: says in each ID token whether it has proof of the address. */
export function google(base: string): Flavour {
  const { issuer, authorize, token, userInfo, keys } = googleEndpoints(base);
  return {
    name: "Google",
    operationAt: (path) => OPERATIONS[path],
    claimsOf: ({ name, email, isProved }) => ({
      iss: issuer,
      // 21 digits, as Google's.
      sub: BigInt(`0x${digestOf("google", email)}`)
        .toString()
        .slice(0, 21),
      name,
      ...(email && { email, email_verified: isProved }),
    }),
    discovery: () => ({
      issuer,
      authorization_endpoint: authorize,
      token_endpoint: token,
      userinfo_endpoint: userInfo,
      jwks_uri: keys,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
    }),
  };
}
