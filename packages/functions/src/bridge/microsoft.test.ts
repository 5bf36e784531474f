import { expect, test } from "vitest";
import { accountIn } from "./microsoft.ts";

const AUTHORITY = "https://login.microsoftonline.com";
const tid = "11111111-2222-4333-8444-555555555555";
const oid = "99999999-8888-4777-8666-555555555555";
const claims = { iss: `${AUTHORITY}/${tid}/v2.0`, tid, oid, email: "ada@firm.example", xms_edov: true };

test("an account is named by tenant and object", () => {
  expect(accountIn(claims, AUTHORITY)).toEqual({ tenant: tid, object: oid, email: "ada@firm.example", isProved: true });
});

test.for([
  ["another tenant's issuer", { iss: `${AUTHORITY}/${oid}/v2.0` }],
  ["the text that common publishes", { iss: `${AUTHORITY}/{tenantid}/v2.0`, tid: "{tenantid}" }],
  ["another authority", { iss: `https://login.evil.example/${tid}/v2.0` }],
  ["a tenant that is a path", { iss: `${AUTHORITY}/${tid}/../x/v2.0`, tid: `${tid}/../x` }],
  ["no tenant", { tid: undefined }],
  ["no object", { oid: undefined }],
  ["an object of another form", { oid: "*" }],
] as const)("a token with %s is nobody's", ([, change]) => {
  expect(accountIn({ ...claims, ...change }, AUTHORITY)).toBeUndefined();
});

test.for([
  ["true", true, true],
  ["false", false, false],
  ["a text", "true", false],
  ["missing", undefined, false],
] as const)("an address whose domain proof is %s is proved: %s", ([, xms_edov, isProved]) => {
  expect(accountIn({ ...claims, xms_edov }, AUTHORITY)).toMatchObject({ isProved });
});

test("a user name that looks like an address is none", () => {
  const { email: _, ...rest } = claims;
  expect(accountIn({ ...rest, preferred_username: "boss@firm.example" }, AUTHORITY)?.email).toBeUndefined();
});
