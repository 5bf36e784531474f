import { digestOf, guidOf } from "./people.ts";
import type { Flavour, Operation } from "./provider.ts";

/** Below the tenant: `common` for accounts of any organisation. */
const OPERATIONS: Readonly<Record<string, Operation>> = {
  "/oauth2/v2.0/authorize": "authorize",
  "/oauth2/v2.0/token": "token",
  "/discovery/v2.0/keys": "keys",
  "/v2.0/.well-known/openid-configuration": "discovery",
};

const TENANT = /^\/[\w.-]+/;

/**
 * Microsoft Entra. As there, a token is issued by the person's own tenant, while `common` publishes the text `{tenantid}` as its issuer;
 * and a token says nothing about the proof of an address but `xms_edov`.
 */
export function microsoft(base: string): Flavour {
  return {
    name: "Microsoft",
    operationAt: (path) => OPERATIONS[path.replace(TENANT, "")],
    claimsOf: ({ name, email, isProved, tenant }, clientId) => {
      const tid = guidOf("tenant", tenant);
      const oid = guidOf("object", tid, email);
      return {
        iss: `${base}/${tid}/v2.0`,
        tid,
        oid,
        // A subject of Entra differs from client to client.
        sub: digestOf("microsoft", clientId, oid).slice(0, 43),
        name,
        preferred_username: email,
        ver: "2.0",
        ...(email && { email, xms_edov: isProved }),
      };
    },
    discovery: (path) => {
      const [tenant = ""] = TENANT.exec(path) ?? [];
      return {
        issuer: `${base}/${tenant === "/common" ? "{tenantid}" : tenant.slice(1)}/v2.0`,
        authorization_endpoint: `${base}${tenant}/oauth2/v2.0/authorize`,
        token_endpoint: `${base}${tenant}/oauth2/v2.0/token`,
        jwks_uri: `${base}${tenant}/discovery/v2.0/keys`,
        response_types_supported: ["code"],
        subject_types_supported: ["pairwise"],
        id_token_signing_alg_values_supported: ["RS256"],
      };
    },
  };
}
