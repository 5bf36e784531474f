import { createHash, timingSafeEqual } from "node:crypto";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import ipaddr from "ipaddr.js";
import { secretOf } from "./secrets.ts";

/**
 * The network by which calls without sign-in are limited. CloudFront puts the viewer's address into a header, beside a key that only
 * CloudFront has. A call that bypasses CloudFront is counted by its source address, whatever its headers contain.
 */
export async function viewerAddress({ headers, requestContext }: APIGatewayProxyEventV2): Promise<string> {
  const told = headers["x-viewer-address"];
  const key = headers["x-candor-edge-key"];
  const isOurs = told && key !== undefined && isSame(key, await secretOf("EDGE_KEY_SECRET_ID"));
  return networkOf(isOurs ? told : requestContext.http.sourceIp);
}

/** The whole IPv4 address, also if written as IPv6; of IPv6 the first 64 bits, the range of one household or server. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}

/** Compares hashes in constant time, so that the time reveals nothing about the key. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(hashOf(a), hashOf(b));
const hashOf = (text: string) => createHash("sha256").update(text).digest();
