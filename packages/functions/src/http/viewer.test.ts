import { expect, test } from "vitest";
import { networkOf } from "./viewer.ts";

test.for([
  ["203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"],
  ["2001:DB8:0001:0002::", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::ffff:cb00:7109", "203.0.113.9"],
  ["2001:db8:1:2::203.0.113.9", "2001:db8:1:2::/64"],
  ["", ""],
  ["2001:db8::1::2", "2001:db8::1::2"],
  ["not an address", "not an address"],
] as const)("%s is counted as %s", ([address, network]) => {
  expect(networkOf(address)).toBe(network);
});
