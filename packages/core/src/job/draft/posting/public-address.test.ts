import { expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";

test.for(["93.184.215.14", "1.1.1.1", "172.32.0.1", "100.128.0.1", "2606:2800:21f:cb07::1", "2a00:1450:4001:81b::200e"])(
  "%s is on the open internet",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.for([
  ["this host", "0.0.0.0", "0.1.2.3", "::"],
  ["loopback", "127.0.0.1", "127.255.255.254", "::1"],
  ["private", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1"],
  ["link-local, with the metadata of a cloud", "169.254.0.1", "169.254.169.254", "fe80::1", "fe80::1%eth0", "fd00:ec2::254"],
  ["shared by a carrier", "100.64.0.1", "100.127.255.255"],
  ["unique local", "fc00::1", "fdff::1"],
  ["site-local", "fec0::1"],
  ["multicast", "224.0.0.1", "239.255.255.255", "ff02::1"],
  ["reserved", "240.0.0.1", "255.255.255.255", "192.0.0.1", "198.18.0.1", "100::1", "4000::1"],
  ["for documents", "192.0.2.1", "198.51.100.1", "203.0.113.1", "2001:db8::1", "3fff::1"],
  ["IPv4 as IPv6", "::ffff:127.0.0.1", "::ffff:7f00:1", "::ffff:93.184.215.14", "::127.0.0.1", "::ffff:0:127.0.0.1"],
  ["translated", "64:ff9b::7f00:1", "64:ff9b::a00:1", "64:ff9b:1::1", "2002:7f00:1::", "2001::1", "192.88.99.1"],
  ["not written as one", "2130706433", "0x7f.1", "127.1", "0177.0.0.1", "010.8.8.8", "localhost", "", "1.2.3.4.5", "[::1]"],
])("%s: refused", ([, ...addresses]) => {
  for (const address of addresses) expect({ address, isPublic: isPublicAddress(address) }).toEqual({ address, isPublic: false });
});
