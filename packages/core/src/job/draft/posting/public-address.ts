import ipaddr from "ipaddr.js";

/** All public IPv6 addresses begin with 001 (RFC 4291, IANA). */
const OPEN_IPV6 = ipaddr.parseCIDR("2000::/3") as [ipaddr.IPv6, number];

/**
 * True for a public IP address: not private, local, shared, reserved or translated, and not an IPv4 address written as IPv6. An
 * unreadable address is not public.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  return parsed instanceof ipaddr.IPv6 ? parsed.match(OPEN_IPV6) : ipaddr.IPv4.isValidFourPartDecimal(address);
}
