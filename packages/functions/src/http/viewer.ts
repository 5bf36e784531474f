import { createHash, timingSafeEqual } from "node:crypto";
import { isIPv6 } from "node:net";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { secretOf } from "./secrets.ts";

/**
 * The network address that a door without sign-in counts by. CloudFront says it in a header, and shows by a key that it was CloudFront;
 * a call that reached API Gateway without it is counted by where it came from, whatever its headers say.
 */
export async function viewerAddress({ headers, requestContext }: APIGatewayProxyEventV2): Promise<string> {
  const told = headers["x-viewer-address"];
  const key = headers["x-candor-edge-key"];
  const isOurs = told && key !== undefined && isSame(key, await secretOf("EDGE_KEY_SECRET_ID"));
  return networkOf(isOurs ? told : requestContext.http.sourceIp);
}

/** An IPv4 address as it is; of IPv6 the first 64 bits, which is what one household or server is given. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  // ::ffff:203.0.113.9 is an IPv4 address in the clothes of the other kind.
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    return [groups[6]! >> 8, groups[6]! & 255, groups[7]! >> 8, groups[7]! & 255].join(".");
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/** The eight numbers of an IPv6 address. A zone ("%eth0") says nothing of who it is. */
function groupsOf(address: string): number[] {
  const shortened = new URL(`http://[${address.replace(/%.*$/, "")}]`).hostname.slice(1, -1);
  const [before = "", after] = shortened.split("::");
  const numbers = (part: string) => (part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16)));
  if (after === undefined) return numbers(before);
  const [first, last] = [numbers(before), numbers(after)];
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
}

/** Compares by hash, so that how long it takes says nothing of how much was right. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(hashOf(a), hashOf(b));
const hashOf = (text: string) => createHash("sha256").update(text).digest();
