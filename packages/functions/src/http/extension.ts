import { calls, type Call } from "@candor/contract";
import { type Connection, ExtensionToken } from "@candor/core/account/extension/token";
import { Failure } from "@candor/core/kernel/failure";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { LOCALES } from "@candor/core/kernel/limits";
import { localeOf, type Locale } from "./locale.ts";

/**
 * Lets scripts of any origin read an answer. Only answers to calls without cookies have it: their caller has shown a token or a code in
 * the request itself, and an extension's origin differs per installation.
 */
export const ANY_ORIGIN = { "access-control-allow-origin": "*" } as const;

const PREFLIGHT_SECONDS = 7200;

/** Answers the preflight of an extension's call with the methods that extensions may use at its path. */
export function preflight(routeKey: string): APIGatewayProxyStructuredResultV2 {
  const path = routeKey.slice(routeKey.indexOf(" "));
  const methods = Object.entries(calls as Readonly<Record<string, Call>>).flatMap(([key, { fromExtension }]) =>
    fromExtension && key.endsWith(path) && key.indexOf(" ") + path.length === key.length ? [key.slice(0, key.indexOf(" "))] : [],
  );
  return {
    statusCode: 204,
    headers: {
      ...ANY_ORIGIN,
      "access-control-allow-methods": methods.join(", "),
      "access-control-allow-headers": "accept-language, authorization, content-type, idempotency-key",
      "access-control-max-age": String(PREFLIGHT_SECONDS),
      "cache-control": "no-store",
    },
  };
}

/** Verifies the token of an extension. Refusal: `extension.token`. */
export async function connectionOf({ headers }: APIGatewayProxyEventV2): Promise<Connection> {
  const [, token] = /^Bearer ([\w-]{43})$/iu.exec(headers["authorization"] ?? "") ?? [];
  if (!token) throw new Failure("extension.token");
  return ExtensionToken.verify(token);
}

/** The language that an extension asks for, else the browser's. */
export function localeOfExtension({ headers, queryStringParameters }: APIGatewayProxyEventV2): Locale {
  const asked = queryStringParameters?.["locale"];
  return LOCALES.find((locale) => locale === asked) ?? localeOf(headers["accept-language"]);
}
