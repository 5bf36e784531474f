import { readFileSync } from "node:fs";
import { Template } from "aws-cdk-lib/assertions";
import { afterAll, describe, expect, test } from "vitest";
import { type Lambda, lambdas, type LambdaName } from "./lambdas.ts";
import { localSettings } from "./settings.ts";
import { synthesise } from "./synth.ts";
import { placeholderBuild, resources, stageSettings } from "./testing.ts";

const { built, remove } = placeholderBuild();
afterAll(remove);

const assembly = synthesise(stageSettings("production", built), `${built}/out`);
const template = Template.fromJSON(assembly.getStackByName("production-candor-app").template as Record<string, unknown>);

const functionNamed = (name: LambdaName) => {
  const found = resources(template, "AWS::Lambda::Function").find(
    ({ Properties }) => Properties.FunctionName === `production-candor-${name}`,
  );
  if (!found) throw new Error(`${name} is not in the template`);
  return found.Properties;
};

const ITEMS = [
  "BatchGetItem",
  "BatchWriteItem",
  "ConditionCheckItem",
  "DeleteItem",
  "GetItem",
  "PutItem",
  "Query",
  "UpdateItem",
].map((action) => `dynamodb:${action}`);
const LOG = ["logs:CreateLogStream", "logs:PutLogEvents"];
const CONSUME = ["sqs:ChangeMessageVisibility", "sqs:DeleteMessage", "sqs:GetQueueAttributes", "sqs:ReceiveMessage"];
const SECRET = "secretsmanager:GetSecretValue";
const SOCKET = "execute-api:ManageConnections";

test("tasks that were not sent are looked for every minute", () => {
  expect(resources(template, "AWS::Events::Rule").map(({ Properties }) => Properties.ScheduleExpression)).toContain(
    "rate(1 minute)",
  );
});

test("each function that may read the texts of CVs works on them in a child process", () => {
  const readers = lambdas.filter(({ uses }: Lambda) => uses.objects?.GetObject?.includes("text/*"));
  expect(readers.map(({ name }) => name)).toEqual(["api-candidates", "score-cv"]);
  for (const { name, entry, ...more } of readers) {
    expect({ name, ...more }).toMatchObject({ name, hasTextChild: true });
    expect(readFileSync(entry, "utf8"), name).toContain('import "../text/in-child.ts";');
  }
});

describe("each function may do what its work needs, and nothing else", () => {
  test.for<{ name: LambdaName; may: string[] }>([
    {
      name: "api-auth",
      may: [
        ...ITEMS,
        SOCKET,
        ...LOG,
        SECRET,
        "ses:SendRawEmail",
        SECRET,
        "cognito-idp:AdminCreateUser",
        "cognito-idp:AdminDeleteUser",
        "cognito-idp:AdminInitiateAuth",
        "cognito-idp:AdminRespondToAuthChallenge",
        "cognito-idp:AdminUserGlobalSignOut",
        "s3:PutObject erased/*",
      ],
    },
    {
      name: "api-account",
      may: [...ITEMS, SOCKET, ...LOG, SECRET, SECRET, "ses:SendRawEmail", "sqs:SendMessage", "s3:GetObject exports/*"],
    },
    // The session's secret, the edge key and, in one statement, the two of payments.
    {
      name: "api-billing",
      may: [...ITEMS, SOCKET, ...LOG, SECRET, SECRET, SECRET, "sqs:SendMessage", "s3:PutObject erased/*"],
    },
    { name: "api-jobs", may: [...ITEMS, SOCKET, ...LOG, SECRET, SECRET, "sqs:SendMessage", "s3:PutObject erased/*"] },
    {
      name: "api-uploads",
      may: [
        ...ITEMS,
        SOCKET,
        ...LOG,
        SECRET,
        SECRET,
        "sqs:SendMessage",
        "s3:PutObject incoming/*",
        "s3:PutObject logos-incoming/*",
        "s3:PutObject logos/*",
        "s3:PutObject erased/*",
        "s3:GetObject logos-incoming/*",
        "s3:DeleteObject failed/*",
        "s3:DeleteObject held/*",
        "s3:DeleteObject logos-incoming/*",
        "s3:DeleteObject logos/*",
        "s3:ListBucket",
      ],
    },
    { name: "api-extension", may: [...ITEMS, SOCKET, ...LOG, SECRET, SECRET, "s3:PutObject incoming/*"] },
    {
      name: "api-public",
      may: [
        ...ITEMS,
        ...LOG,
        SECRET,
        SECRET,
        "s3:PutObject incoming/*",
        "s3:GetObject logos/*",
        "s3:ListBucket",
        "sqs:SendMessage",
      ],
    },
    // It reads for a page; its one write is the time at which a session was last used.
    {
      name: "api-page",
      may: [...LOG, SECRET, SECRET, ...["BatchGetItem", "GetItem", "Query", "UpdateItem"].map((action) => `dynamodb:${action}`)],
    },
    { name: "api-tools", may: [...LOG, SECRET, SECRET, "dynamodb:GetItem", "dynamodb:UpdateItem"] },
    {
      name: "api-candidates",
      may: [
        ...ITEMS,
        SOCKET,
        ...LOG,
        SECRET,
        SECRET,
        "sqs:SendMessage",
        "sqs:SendMessage",
        "s3:GetObject cv/*",
        "s3:GetObject text/*",
        "s3:GetObject letters/*",
        "s3:PutObject erased/*",
      ],
    },
    {
      name: "score-cv",
      may: [
        ...ITEMS,
        SOCKET,
        ...LOG,
        ...CONSUME,
        "s3:GetObject incoming/*",
        "s3:GetObject cv/*",
        "s3:GetObject text/*",
        "s3:PutObject cv/*",
        "s3:PutObject text/*",
        "s3:PutObject letters/*",
        "s3:PutObject held/*",
        "s3:PutObject failed/*",
        "s3:DeleteObject incoming/*",
        "s3:DeleteObject held/*",
        "s3:ListBucket",
        "sqs:SendMessage",
      ],
    },
    {
      name: "take-mail",
      may: [
        ...ITEMS,
        SOCKET,
        ...LOG,
        ...CONSUME,
        "sqs:SendMessage",
        "s3:GetObject mail/*",
        "s3:PutObject incoming/*",
        "s3:PutObject held/*",
        "s3:DeleteObject mail/*",
        "s3:ListBucket",
      ],
    },
    {
      name: "sort-arrivals",
      may: [...LOG, ...CONSUME, "dynamodb:BatchGetItem", "dynamodb:GetItem", "sqs:SendMessage", "sqs:SendMessage"],
    },
    {
      name: "dead-letter",
      may: [
        ...ITEMS,
        SOCKET,
        ...LOG,
        ...CONSUME,
        "sqs:SendMessage",
        "s3:GetObject incoming/*",
        "s3:PutObject failed/*",
        "s3:DeleteObject incoming/*",
        "s3:ListBucket",
      ],
    },
    {
      name: "run-tasks",
      may: [
        ...ITEMS,
        ...LOG,
        ...CONSUME,
        "ses:SendRawEmail",
        "s3:DeleteObject cv/*",
        "s3:DeleteObject text/*",
        "s3:DeleteObject logos/*",
        "s3:DeleteObject logos-incoming/*",
        "s3:DeleteObject exports/*",
        "s3:PutObject exports/*",
        "s3:GetObject cv/*",
        "s3:GetObject logos/*",
        "cognito-idp:AdminDeleteUser",
        ...["incoming/*", "held/*", "failed/*", "letters/*"].flatMap((folder) => [
          `s3:GetObject ${folder}`,
          `s3:PutObject ${folder}`,
          `s3:DeleteObject ${folder}`,
        ]),
        SOCKET,
        "s3:ListBucket",
        "sqs:SendMessage",
        "sqs:SendMessage",
      ],
    },
    { name: "gather-digests", may: [...LOG, "dynamodb:Query", "sqs:SendMessage"] },
    { name: "send-owed", may: [...LOG, "dynamodb:DeleteItem", "dynamodb:Query", "sqs:SendMessage"] },
    { name: "api-realtime", may: [...ITEMS, ...LOG, SECRET, SECRET] },
    {
      name: "realtime-connect",
      may: [...LOG, SOCKET, "dynamodb:DeleteItem", "dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:Query"],
    },
    { name: "realtime-disconnect", may: [...LOG, "dynamodb:DeleteItem"] },
    { name: "realtime-default", may: LOG },
    { name: "identity-define-challenge", may: LOG },
    { name: "identity-create-challenge", may: LOG },
    { name: "identity-verify-challenge", may: [...LOG, "dynamodb:UpdateItem"] },
    { name: "identity-pre-token", may: LOG },
  ])("$name", ({ name, may }) => {
    expect(grantsOf(name).toSorted()).toEqual(may.toSorted());
  });

  test("every function is in the list above, and has a role and a log of its own", () => {
    const functions = resources(template, "AWS::Lambda::Function");
    expect(functions.map(({ Properties }) => String(Properties.FunctionName)).toSorted()).toEqual(
      lambdas.map(({ name }) => `production-candor-${name}`).toSorted(),
    );
    expect(new Set(functions.map(({ Properties }) => JSON.stringify(Properties.Role))).size).toBe(lambdas.length);
    expect(new Set(functions.map(({ Properties }) => JSON.stringify(Properties.LoggingConfig))).size).toBe(lambdas.length);
  });

  test("no role holds a managed policy, and none names every resource", () => {
    for (const { Properties } of resources(template, "AWS::IAM::Role")) {
      expect(Properties.ManagedPolicyArns).toBeUndefined();
      for (const { Statement } of Properties.Policies.map((policy: { PolicyDocument: unknown }) => policy.PolicyDocument)) {
        for (const { Resource } of Statement) expect([Resource].flat()).not.toContain("*");
      }
    }
    template.resourceCountIs("AWS::IAM::Policy", 0);
  });
});

describe("a function", () => {
  test.for(lambdas)("$name runs what was bundled, on Node 24 and ARM", ({ name, memoryMb, timeoutSeconds }) => {
    expect(functionNamed(name)).toMatchObject({
      Runtime: "nodejs24.x",
      Architectures: ["arm64"],
      Handler: "index.handler",
      MemorySize: memoryMb,
      Timeout: timeoutSeconds,
      Code: { S3Key: expect.stringMatching(/^[0-9a-f]{64}\.zip$/u) },
    });
  });

  test.for<{ name: LambdaName; knows: string[] }>([
    {
      name: "api-auth",
      knows: [
        "CV_BUCKET",
        "EDGE_KEY_SECRET_ID",
        "MAIL_FROM",
        "REALTIME_ENDPOINT",
        "SESSION_SECRET_ID",
        "SITE_URL",
        "TABLE_NAME",
        "USER_POOL_CLIENT_ID",
        "USER_POOL_ID",
      ],
    },
    {
      name: "api-account",
      knows: [
        "CV_BUCKET",
        "EDGE_KEY_SECRET_ID",
        "TASKS_QUEUE_URL",
        "MAIL_FROM",
        "REALTIME_ENDPOINT",
        "SESSION_SECRET_ID",
        "SITE_URL",
        "SUPPORT_EMAIL",
        "TABLE_NAME",
        "USER_POOL_CLIENT_ID",
        "USER_POOL_ID",
      ],
    },
    {
      name: "api-billing",
      knows: [
        "CV_BUCKET",
        "EDGE_KEY_SECRET_ID",
        "AUTOMATIC_TAX",
        "REALTIME_ENDPOINT",
        "SESSION_SECRET_ID",
        "SITE_URL",
        "STRIPE_KEY_SECRET_ID",
        "STRIPE_WEBHOOK_SECRET_ID",
        "TABLE_NAME",
        "TASKS_QUEUE_URL",
        "USER_POOL_CLIENT_ID",
        "USER_POOL_ID",
      ],
    },
    {
      name: "api-jobs",
      knows: [
        "CV_BUCKET",
        "EDGE_KEY_SECRET_ID",
        "TASKS_QUEUE_URL",
        "MAILBOX_DOMAIN",
        "REALTIME_ENDPOINT",
        "SESSION_SECRET_ID",
        "SITE_URL",
        "TABLE_NAME",
        "USER_POOL_CLIENT_ID",
        "USER_POOL_ID",
      ],
    },
    {
      name: "api-public",
      knows: [
        "CONTACT_EMAIL",
        "CV_BUCKET",
        "EDGE_KEY_SECRET_ID",
        "MAILBOX_DOMAIN",
        "SESSION_SECRET_ID",
        "SITE_URL",
        "TABLE_NAME",
        "TASKS_QUEUE_URL",
        "USER_POOL_CLIENT_ID",
        "USER_POOL_ID",
      ],
    },
    {
      name: "api-page",
      knows: [
        "APP_CONFIG",
        "EDGE_KEY_SECRET_ID",
        "MAILBOX_DOMAIN",
        "SESSION_SECRET_ID",
        "SITE_URL",
        "TABLE_NAME",
        "USER_POOL_CLIENT_ID",
        "USER_POOL_ID",
      ],
    },
    {
      name: "take-mail",
      knows: ["TASKS_QUEUE_URL", "CV_BUCKET", "MAILBOX_DOMAIN", "QUEUE_URLS", "REALTIME_ENDPOINT", "SITE_URL", "TABLE_NAME"],
    },
    {
      name: "api-uploads",
      knows: [
        "EDGE_KEY_SECRET_ID",
        "TASKS_QUEUE_URL",
        "CV_BUCKET",
        "REALTIME_ENDPOINT",
        "SESSION_SECRET_ID",
        "SITE_URL",
        "TABLE_NAME",
        "USER_POOL_CLIENT_ID",
        "USER_POOL_ID",
      ],
    },
    {
      name: "score-cv",
      knows: ["TASKS_QUEUE_URL", "CV_BUCKET", "MAILBOX_DOMAIN", "QUEUE_URLS", "REALTIME_ENDPOINT", "SITE_URL", "TABLE_NAME"],
    },
    {
      name: "api-extension",
      knows: [
        "EDGE_KEY_SECRET_ID",
        "CV_BUCKET",
        "EXTENSION_GECKO_IDS",
        "EXTENSION_IDS",
        "REALTIME_ENDPOINT",
        "SESSION_SECRET_ID",
        "SITE_URL",
        "TABLE_NAME",
        "USER_POOL_CLIENT_ID",
        "USER_POOL_ID",
      ],
    },
    { name: "realtime-connect", knows: ["REALTIME_ENDPOINT", "SITE_URL", "TABLE_NAME"] },
    { name: "realtime-default", knows: [] },
    { name: "identity-define-challenge", knows: [] },
    { name: "identity-verify-challenge", knows: ["TABLE_NAME"] },
  ])("$name is told what it uses", ({ name, knows }) => {
    expect(Object.keys(functionNamed(name).Environment.Variables).toSorted()).toEqual(
      [...knows, "NODE_OPTIONS", "STAGE"].toSorted(),
    );
  });

  test("that is not bundled stops the synthesis with its name and what to run", () => {
    expect(() => synthesise(localSettings(undefined, `${built}/nowhere`), `${built}/none`)).toThrow(
      /identity-define-challenge is not bundled .* run "node scripts\/bundle\.ts"/u,
    );
  });

  test("of the API times out before the HTTP API does, and a trigger before Cognito does", () => {
    for (const { name, timeoutSeconds } of lambdas) {
      if (name.startsWith("api-")) expect(timeoutSeconds).toBeLessThan(30);
      if (name.startsWith("identity-")) expect(timeoutSeconds).toBeLessThanOrEqual(5);
    }
  });
});

test("only the function of payments may read their two secrets, and knows no others of Stripe's", () => {
  const roles = resources(template, "AWS::IAM::Role").map(({ Properties }) => JSON.stringify(Properties));
  for (const name of ["stripe-secret-key", "stripe-webhook-secret"]) {
    expect(roles.filter((role) => role.includes(`secret:candor/production/${name}-??????`))).toHaveLength(1);
  }
  expect(functionNamed("api-billing").Environment.Variables).toMatchObject({
    STRIPE_KEY_SECRET_ID: "candor/production/stripe-secret-key",
    STRIPE_WEBHOOK_SECRET_ID: "candor/production/stripe-webhook-secret",
    AUTOMATIC_TAX: "false",
  });
  const told = resources(template, "AWS::Lambda::Function").filter(({ Properties }) =>
    JSON.stringify(Properties.Environment).includes("STRIPE_"),
  );
  expect(told.map(({ Properties }) => Properties.FunctionName)).toEqual(["production-candor-api-billing"]);
});

describe("a stage with a language model", () => {
  const settings = { ...stageSettings("staging", built), model: { name: "gpt-4.1-mini", baseUrl: "https://models.example/v1" } };
  const stage = synthesise(settings, `${built}/out-model`).getStackByName("staging-candor-app").template as {
    Resources: Record<string, { Type: string; Properties: Record<string, unknown> }>;
  };
  const functions = Object.values(stage.Resources).filter(({ Type }) => Type === "AWS::Lambda::Function");

  test("gives its name and its key's secret to the functions that call it", () => {
    const told = functions.filter(({ Properties }) => JSON.stringify(Properties["Environment"]).includes("OPENAI_"));
    expect(told.map(({ Properties }) => Properties["FunctionName"]).toSorted()).toEqual([
      "staging-candor-api-jobs",
      "staging-candor-api-tools",
      "staging-candor-score-cv",
    ]);
    for (const { Properties } of told)
      expect(Properties["Environment"]).toMatchObject({
        Variables: {
          OPENAI_MODEL: "gpt-4.1-mini",
          OPENAI_BASE_URL: "https://models.example/v1",
          OPENAI_API_KEY_SECRET_ID: "candor/staging/openai-api-key",
        },
      });
  });

  test("lets only these functions read that secret", () => {
    const roles = Object.values(stage.Resources).filter(({ Type }) => Type === "AWS::IAM::Role");
    const readers = roles.filter(({ Properties }) =>
      JSON.stringify(Properties).includes("secret:candor/staging/openai-api-key-??????"),
    );
    expect(readers).toHaveLength(3);
  });
});

/** "action" for each granted action, with the key prefix where the resource is a folder of the bucket. */
function grantsOf(name: LambdaName): string[] {
  const role = functionNamed(name).Role["Fn::GetAtt"][0] as string;
  const { Policies } = template.toJSON().Resources[role].Properties;
  type Statement = { Effect: string; Action: string | string[]; Resource: unknown };
  const statements = Policies.flatMap(
    (policy: { PolicyDocument: { Statement: Statement[] } }) => policy.PolicyDocument.Statement,
  ) as Statement[];
  return statements.flatMap(({ Effect, Action, Resource }) => {
    expect(Effect).toBe("Allow");
    return [Action].flat().flatMap((action) => {
      const folders = [Resource].flat().flatMap((resource) => /"\/([a-z-]+\/\*)"/u.exec(JSON.stringify(resource))?.[1] ?? []);
      return folders.length > 0 ? folders.map((folder) => `${action} ${folder}`) : [action];
    });
  });
}
