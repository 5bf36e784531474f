import ipaddr from "ipaddr.js";

/** Every IPv6 address that is handed out for the open internet begins with 001 (RFC 4291, IANA). */
const OPEN_IPV6 = ipaddr.parseCIDR("2000::/3") as [ipaddr.IPv6, number];

/**
 * Whether an IP address belongs to the open internet: nothing private, local, shared, reserved or translated, also not an IPv4 address
 * written as IPv6. What cannot be read is not.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  return parsed instanceof ipaddr.IPv6 ? parsed.match(OPEN_IPV6) : ipaddr.IPv4.isValidFourPartDecimal(address);
}
