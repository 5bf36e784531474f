import { expect, test } from "vitest";
import { hasPermission, hasRole } from "./claims.ts";

const token = (more: object) => ({ sub: "u", exp: 0, ...more });

test.for([
  [["jobs.write", "account.write"], true],
  [["account.write"], false],
  [[], false],
  ["jobs.write", false],
  [undefined, false],
] as const)("permissions %j allow jobs.write: %s", ([permissions, allowed]) => {
  expect(hasPermission(token({ permissions }), "jobs.write")).toBe(allowed);
});

test.for([
  ["owner", true],
  ["Owner", false],
  [["owner"], false],
  [undefined, false],
] as const)("user_role %j is the owner's: %s", ([user_role, isOwner]) => {
  expect(hasRole(token({ user_role }), "owner")).toBe(isOwner);
});
