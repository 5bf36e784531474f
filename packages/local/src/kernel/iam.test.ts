import { describe, expect, test } from "vitest";
import { assertUnderstood, denial, isAllowed } from "./iam.ts";
import type { Statement } from "./service.ts";

const TABLE = "arn:aws:dynamodb:us-east-1:000000000000:table/candor";
const allow = (extra: Partial<Statement> = {}): Statement => ({
  effect: "Allow",
  actions: ["dynamodb:GetItem"],
  resources: [TABLE],
  ...extra,
});
const read = { action: "dynamodb:GetItem", resource: TABLE };

test.for<{ rule: string; statements: Statement[]; allowed: boolean }>([
  { rule: "nothing is granted by nothing", statements: [], allowed: false },
  { rule: "a grant of this action on this resource", statements: [allow()], allowed: true },
  { rule: "another action", statements: [allow({ actions: ["dynamodb:PutItem"] })], allowed: false },
  { rule: "another resource", statements: [allow({ resources: [`${TABLE}-2`] })], allowed: false },
  {
    rule: "a table grant does not reach its indexes nor the reverse",
    statements: [allow({ resources: [`${TABLE}/index/*`] })],
    allowed: false,
  },
  { rule: "actions do not care about case", statements: [allow({ actions: ["DynamoDB:getitem"] })], allowed: true },
  { rule: "resources do care about case", statements: [allow({ resources: [TABLE.toUpperCase()] })], allowed: false },
  { rule: "* spans anything", statements: [allow({ actions: ["dynamodb:*"], resources: ["*"] })], allowed: true },
  { rule: "? is one character", statements: [allow({ actions: ["dynamodb:Get?tem"] })], allowed: true },
  { rule: "? is not none", statements: [allow({ actions: ["dynamodb:GetItem?"] })], allowed: false },
  { rule: "a dot is a dot", statements: [allow({ resources: [TABLE.replace("table", "tab.e")] })], allowed: false },
  {
    rule: "an explicit deny wins",
    statements: [allow(), allow({ effect: "Deny", actions: ["*"], resources: ["*"] })],
    allowed: false,
  },
  {
    rule: "a deny of something else does not",
    statements: [allow(), allow({ effect: "Deny", actions: ["dynamodb:PutItem"] })],
    allowed: true,
  },
])("$rule: allowed is $allowed", ({ statements, allowed }) => {
  expect(isAllowed(statements, read)).toBe(allowed);
});

describe("conditions", () => {
  const send = (from: string[] | undefined) => ({
    action: "ses:SendEmail",
    resource: "*",
    ...(from ? { context: { "ses:FromAddress": from } } : {}),
  });
  const when = (operator: string, ...values: string[]): Statement[] => [
    { effect: "Allow", actions: ["ses:SendEmail"], resources: ["*"], conditions: { [operator]: { "ses:fromaddress": values } } },
  ];

  test.for<[string, string[], string[] | undefined, boolean]>([
    ["StringEquals", ["a@x"], ["a@x"], true],
    ["StringEquals", ["b@x", "a@x"], ["a@x"], true],
    ["StringEquals", ["a@*"], ["a@x"], false],
    ["StringEquals", ["a@x"], undefined, false],
    ["StringLike", ["a@*"], ["a@x"], true],
    ["StringLike", ["a@*"], ["b@x"], false],
    ["ForAllValues:StringEquals", ["a@x"], ["a@x", "b@x"], false],
    ["ForAllValues:StringLike", ["*@x"], ["a@x", "b@x"], true],
    ["ForAllValues:StringEquals", ["a@x"], undefined, true],
    ["ForAnyValue:StringEquals", ["a@x"], ["a@x", "b@x"], true],
    ["ForAnyValue:StringEquals", ["a@x"], undefined, false],
    ["Bool", ["true"], ["True"], true],
    ["Bool", ["true"], ["false"], false],
    ["ArnLike", ["arn:aws:s3:*:*:bucket"], ["arn:aws:s3:::bucket"], true],
    ["ArnLike", ["arn:aws:*:bucket"], ["arn:aws:s3:::bucket"], false],
    ["ArnEquals", ["arn:aws:logs:us-east-1:1:log-group:*"], ["arn:aws:logs:us-east-1:1:log-group:a:b"], true],
  ])("%s %j on %j is %j", ([operator, patterns, values, allowed]) => {
    expect(isAllowed(when(operator, ...patterns), send(values))).toBe(allowed);
  });

  test("a deny whose condition does not hold does not deny", () => {
    const deny: Statement = {
      effect: "Deny",
      actions: ["*"],
      resources: ["*"],
      conditions: { Bool: { "aws:SecureTransport": ["false"] } },
    };
    expect(isAllowed([allow(), deny], read)).toBe(true);
  });

  test("an operator that is not understood stops, and is never ignored", () => {
    const statements = when("NumericLessThan", "3");
    expect(() => isAllowed(statements, send(["a@x"]))).toThrow("NumericLessThan");
    expect(() => assertUnderstood(statements)).toThrow("NumericLessThan");
    expect(() => assertUnderstood(when("constructor", "3"))).toThrow("constructor");
  });

  test("a policy variable is not understood either", () => {
    expect(() => assertUnderstood([allow({ resources: ["arn:aws:s3:::b/${aws:username}/*"] })])).toThrow("${aws:username}");
    expect(() => assertUnderstood([allow()])).not.toThrow();
  });
});

test("a refusal names who, what and on which resource", () => {
  const principal = { name: "api-jobs", accessKeyId: "k", secretAccessKey: "s", statements: [] };
  expect(denial(principal, read)).toBe(
    "User: arn:aws:sts::000000000000:assumed-role/api-jobs/api-jobs is not authorized to perform: dynamodb:GetItem on resource: " +
      `${TABLE} because no identity-based policy allows the dynamodb:GetItem action`,
  );
  expect(denial({ ...principal, statements: [allow()] }, read)).toBeUndefined();
});
