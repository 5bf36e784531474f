import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { synthesiseFixture } from "../fixture/app.ts";
import { type Assembly, readAssembly } from "./assembly.ts";
import type { Model } from "./model.ts";
import { readTemplate, secretNamedBy } from "./read-template.ts";

type Resources = Record<string, { Type: string; Properties?: Record<string, unknown>; Condition?: string }>;

/** An assembly of one stack "app", or of several by name. */
function assembly(stacks: Record<string, { Resources?: Resources; [section: string]: unknown }>): Assembly {
  return {
    assets: new Map(),
    stacks: Object.entries(stacks).map(([name, template]) => ({
      name,
      template: {
        Parameters: {},
        Mappings: {},
        Conditions: {},
        Outputs: {},
        ...template,
        Resources: Object.fromEntries(
          Object.entries(template.Resources ?? {}).map(([id, resource]) => [id, { Properties: {}, Metadata: {}, ...resource }]),
        ),
      },
    })),
  };
}

const read = (stacks: Parameters<typeof assembly>[0]) =>
  readTemplate(assembly(stacks), {
    queueUrl: (name) => `http://queues/${name}`,
    managementUrl: (id) => `http://sockets/${id}`,
    signInUrl: (prefix) => `http://sign-in/${prefix}`,
  });

/** Resolves a value as the name of a mail identity, which takes any text. */
function resolved(value: unknown, sections: Record<string, unknown> = {}, others: Parameters<typeof assembly>[0] = {}) {
  const Resources: Resources = {
    probe: { Type: "AWS::SES::EmailIdentity", Properties: { EmailIdentity: value } },
    files: { Type: "AWS::S3::Bucket", Properties: { BucketName: "files" } },
    work: { Type: "AWS::SQS::Queue" },
  };
  return read({ app: { Resources, ...sections }, ...others }).mailIdentities[0];
}

describe("what the local cloud does not know stops the start", () => {
  test("a resource type, with its name and place", () => {
    expect(() => read({ app: { Resources: { cache: { Type: "AWS::ElastiCache::CacheCluster" } } } })).toThrow(
      "The local cloud does not know the resource type AWS::ElastiCache::CacheCluster (app/cache).",
    );
  });

  test("a property, all of them in one sentence", () => {
    const Resources = {
      work: { Type: "AWS::SQS::Queue", Properties: { FifoQueue: true } },
      files: { Type: "AWS::S3::Bucket", Properties: { WebsiteConfiguration: {}, ReplicationConfiguration: {} } },
    };
    expect(() => read({ app: { Resources } })).toThrow(
      "the property FifoQueue of AWS::SQS::Queue (app/work), the property WebsiteConfiguration of AWS::S3::Bucket (app/files), " +
        "the property ReplicationConfiguration of AWS::S3::Bucket (app/files)",
    );
  });

  test.for([
    { what: "an intrinsic", value: { "Fn::Cidr": ["10.0.0.0/16", 2] }, says: "the intrinsic Fn::Cidr, used by app/probe" },
    {
      what: "an attribute",
      value: { "Fn::GetAtt": ["files", "WebsiteURL"] },
      says: "no attribute WebsiteURL of AWS::S3::Bucket (app/files)",
    },
    {
      what: "a dynamic reference",
      value: "{{resolve:ssm:name}}",
      says: "the dynamic reference {{resolve:ssm:name}} of app/probe",
    },
    { what: "a resource that is not there", value: { Ref: "gone" }, says: "app/probe refers to gone" },
    {
      what: "an import that nobody exports",
      value: { "Fn::ImportValue": "gone" },
      says: 'imports "gone", which no stack exports',
    },
  ])("$what", ({ value, says }) => {
    expect(() => resolved(value)).toThrow(says);
  });

  test("a setting that the stand-in does not have", () => {
    const statement = { Effect: "Allow", NotAction: "s3:*", Resource: "*" };
    const role = {
      Type: "AWS::IAM::Role",
      Properties: { Policies: [{ PolicyName: "all", PolicyDocument: { Statement: [statement] } }] },
    };
    expect(() => read({ app: { Resources: { role } } })).toThrow("does not know NotAction of a policy statement (app/role)");

    const pool = { Type: "AWS::Cognito::UserPool", Properties: { LambdaConfig: { CustomMessage: "arn" } } };
    expect(() => read({ app: { Resources: { pool } } })).toThrow("the trigger CustomMessage of app/pool");
  });

  test("a door that the stand-in would leave open", () => {
    const api = { Type: "AWS::ApiGatewayV2::Api", Properties: { Name: "api", ProtocolType: "HTTP" } };
    const route = {
      Type: "AWS::ApiGatewayV2::Route",
      Properties: { ApiId: { Ref: "api" }, RouteKey: "GET /", AuthorizationType: "JWT", Target: "integrations/x" },
    };
    expect(() => read({ app: { Resources: { api, route } } })).toThrow(
      'app/route sets AuthorizationType to "JWT"; the local cloud knows "NONE".',
    );
  });

  test("a policy of AWS that is attached to a role", () => {
    const role = { Type: "AWS::IAM::Role", Properties: { ManagedPolicyArns: ["arn:aws:iam::aws:policy/AdministratorAccess"] } };
    const code = {
      Type: "AWS::Lambda::Function",
      Properties: { Handler: "index.handler", Code: { S3Key: `${"a".repeat(64)}.zip` }, Role: { "Fn::GetAtt": ["role", "Arn"] } },
    };
    const found = { ...assembly({ app: { Resources: { role, code } } }), assets: new Map([["a".repeat(64), "/code"]]) };
    expect(() => readTemplate(found, { queueUrl: String, managementUrl: String, signInUrl: String })).toThrow(
      "arn:aws:iam::aws:policy/AdministratorAccess",
    );
  });
});

describe("a dynamic reference to a secret", () => {
  const reference = "{{resolve:secretsmanager:arn:aws:secretsmanager:us-east-1:000000000000:secret:key-1a2b3c:SecretString:::}}";
  const distribution = (HeaderName: string, HeaderValue: unknown) => ({
    Type: "AWS::CloudFront::Distribution",
    Properties: {
      DistributionConfig: {
        Origins: [{ Id: "api", DomainName: "api.example", OriginCustomHeaders: [{ HeaderName, HeaderValue }] }],
        DefaultCacheBehavior: { TargetOriginId: "api" },
      },
    },
  });

  test("may stand in a header that CloudFront adds", () => {
    const value = { "Fn::Join": ["", [reference.slice(0, 30), reference.slice(30)]] };
    const { distributions } = read({ app: { Resources: { site: distribution("X-Key", value) } } });
    expect(distributions[0]?.origins[0]?.headers).toEqual({ "x-key": reference });
    expect(secretNamedBy(reference)).toBe("arn:aws:secretsmanager:us-east-1:000000000000:secret:key-1a2b3c");
  });

  test.for([
    { where: "of a secret's part", value: reference.replace("SecretString:::", "SecretString:user::") },
    { where: "within other text", value: `Bearer ${reference}` },
    { where: "to another service", value: "{{resolve:ssm:name}}" },
  ])("$where stops the start there, too", ({ value }) => {
    expect(() => read({ app: { Resources: { site: distribution("X-Key", value) } } })).toThrow(
      "the dynamic reference {{resolve:",
    );
  });

  test.for([reference])("stops the start anywhere else", (value) => {
    expect(() => resolved(value)).toThrow("the dynamic reference {{resolve:secretsmanager:");
  });

  test.for(["X-Edge-Key", "X-Amz-Key", "X-Real-Ip"])("in a header %s stops the start, for CloudFront adds none", (name) => {
    expect(() => read({ app: { Resources: { site: distribution(name, "x") } } })).toThrow(
      `CloudFront adds no header ${name.toLowerCase()} to requests (app/site).`,
    );
  });
});

describe("a WebSocket API", () => {
  const api = (more: object = {}) => ({
    Type: "AWS::ApiGatewayV2::Api",
    Properties: { Name: "sockets", ProtocolType: "WEBSOCKET", RouteSelectionExpression: "$request.body.type", ...more },
  });

  test.for([
    { what: "no stage", resources: { sockets: api() } as Resources, says: "app/sockets has no stage" },
    {
      what: "routes selected otherwise",
      resources: {
        sockets: api({ RouteSelectionExpression: "$request.header.type" }),
        stage: { Type: "AWS::ApiGatewayV2::Stage", Properties: { ApiId: { Ref: "sockets" }, StageName: "socket" } },
      } as Resources,
      says: "selects routes by $request.header.type",
    },
  ])("with $what stops the start", ({ resources, says }) => {
    expect(() => read({ app: { Resources: resources } })).toThrow(says);
  });
});

describe("mail that comes in", () => {
  const rule = (RuleSetName: string, more: object = {}) => ({
    Type: "AWS::SES::ReceiptRule",
    Properties: {
      RuleSetName,
      Rule: {
        Enabled: true,
        Recipients: ["jobs.example"],
        ScanEnabled: true,
        Actions: [{ S3Action: { BucketName: "files", ObjectKeyPrefix: "mail/", TopicArn: { Ref: "topic" } } }],
        ...more,
      },
    },
  });
  const activation = (RuleSetName: string) => ({
    Type: "Custom::ReceiptRuleSet",
    Properties: { Create: JSON.stringify({ service: "SES", action: "setActiveReceiptRuleSet", parameters: { RuleSetName } }) },
  });
  const subscription = (Properties: object) => ({
    Type: "AWS::SNS::Subscription",
    Properties: { TopicArn: { Ref: "topic" }, ...Properties },
  });
  const Resources: Resources = {
    topic: { Type: "AWS::SNS::Topic" },
    work: { Type: "AWS::SQS::Queue" },
    toWork: subscription({ Protocol: "sqs", Endpoint: { "Fn::GetAtt": ["work", "Arn"] }, RawMessageDelivery: true }),
    toSomebody: subscription({ Protocol: "email", Endpoint: "alarms@example.com" }),
    active: activation("ours"),
  };

  test("goes by the rule of the active set, through its topic to the queues that listen", () => {
    const { receiptRules, topics } = read({ app: { Resources: { ...Resources, rule: rule("ours"), other: rule("theirs") } } });
    const topicArn = "arn:aws:sns:us-east-1:000000000000:app-topic";
    expect(receiptRules).toEqual([
      { recipients: ["jobs.example"], scans: true, store: { bucketName: "files", keyPrefix: "mail/", topicArn } },
    ]);
    expect(topics).toEqual([{ arn: topicArn, queues: ["app-work"] }]);
  });

  test("has no rule when its set is not active, or it is switched off", () => {
    expect(read({ app: { Resources: { ...Resources, active: activation("theirs"), rule: rule("ours") } } }).receiptRules).toEqual(
      [],
    );
    expect(read({ app: { Resources: { ...Resources, rule: rule("ours", { Enabled: false }) } } }).receiptRules).toEqual([]);
  });

  test.for([
    { what: "a second rule", extra: { rule: rule("ours"), again: rule("ours") }, says: "app/again is a second receipt rule" },
    {
      what: "an action that does not store",
      extra: { rule: rule("ours", { Actions: [{ BounceAction: {} }] }) },
      says: "BounceAction",
    },
    { what: "no action", extra: { rule: rule("ours", { Actions: [] }) }, says: "has 0 actions" },
    { what: "required TLS", extra: { rule: rule("ours", { TlsPolicy: "Require" }) }, says: 'TlsPolicy to "Require"' },
    {
      what: "a subscription in SNS's envelope",
      extra: { wrapped: subscription({ Protocol: "sqs", Endpoint: "arn:aws:sqs:us-east-1:000000000000:app-work" }) },
      says: "app/wrapped has no RawMessageDelivery",
    },
    { what: "a subscription by text message", extra: { sms: subscription({ Protocol: "sms" }) }, says: 'Protocol to "sms"' },
  ])("with $what stops the start", ({ extra, says }) => {
    expect(() => read({ app: { Resources: { ...Resources, ...(extra as unknown as Resources) } } })).toThrow(says);
  });
});

describe("intrinsics", () => {
  const Conditions = {
    isLocal: { "Fn::Equals": [{ Ref: "AWS::AccountId" }, "000000000000"] },
    isNot: { "Fn::Not": [{ Condition: "isLocal" }] },
  };

  test.for([
    { value: { Ref: "files" }, is: "files" },
    { value: { Ref: "work" }, is: "http://queues/app-work" },
    { value: { "Fn::GetAtt": ["files", "Arn"] }, is: "arn:aws:s3:::files" },
    { value: { "Fn::GetAtt": "work.QueueName" }, is: "app-work" },
    { value: { "Fn::Join": ["-", ["a", { Ref: "AWS::Region" }, { Ref: "files" }]] }, is: "a-us-east-1-files" },
    { value: { "Fn::Sub": "${AWS::StackName}/${files.Arn}/${!Literal}" }, is: "app/arn:aws:s3:::files/${Literal}" },
    { value: { "Fn::Sub": ["${a}-${files}", { a: { Ref: "AWS::Partition" } }] }, is: "aws-files" },
    { value: { "Fn::Select": [1, { "Fn::Split": ["/", "a/b/c"] }] }, is: "b" },
    { value: { "Fn::If": ["isLocal", "yes", "no"] }, is: "yes" },
    { value: { "Fn::If": ["isNot", "yes", "no"] }, is: "no" },
    { value: { "Fn::FindInMap": ["map", { Ref: "AWS::Region" }, "colour"] }, is: "blue" },
    { value: { Ref: "parameter" }, is: "by default" },
    { value: { "Fn::ImportValue": "theirs" }, is: "other-bucket" },
  ])("$value is $is", ({ value, is }) => {
    const Mappings = { map: { "us-east-1": { colour: "blue" } } };
    const Parameters = { parameter: { Type: "String", Default: "by default" } };
    const other = {
      Resources: { bucket: { Type: "AWS::S3::Bucket" } },
      Outputs: { out: { Value: { Ref: "bucket" }, Export: { Name: "theirs" } } },
    };
    expect(resolved(value, { Conditions, Mappings, Parameters }, { other })).toBe(is);
  });

  test("a resource whose condition is false is not there; no value removes a property", () => {
    const Resources = {
      never: { Type: "AWS::SQS::Queue", Condition: "isNot" },
      work: { Type: "AWS::SQS::Queue", Properties: { DelaySeconds: { Ref: "AWS::NoValue" } } },
    };
    expect(read({ app: { Resources, Conditions } }).queues).toMatchObject([{ name: "app-work", delaySeconds: 0 }]);
  });
});

describe("the templates of a real CDK app", () => {
  const folder = mkdtempSync(join(tmpdir(), "template-test-"));
  let model: Model;

  beforeAll(() => {
    synthesiseFixture("http://localhost:3000", folder);
    model = readTemplate(readAssembly(folder), {
      queueUrl: (name) => `http://queues/${name}`,
      managementUrl: (id) => `http://sockets/${id}`,
      signInUrl: (prefix) => `http://sign-in/${prefix}`,
    });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("say which queues, notifications and event sources there are", () => {
    expect(model.queues.find(({ name }) => name === "work")).toEqual({
      name: "work",
      arn: "arn:aws:sqs:us-east-1:000000000000:work",
      visibilityTimeoutSeconds: 1,
      retentionSeconds: 345_600,
      delaySeconds: 0,
      receiveWaitSeconds: 0,
      redrive: { deadLetterArn: "arn:aws:sqs:us-east-1:000000000000:dead-letters", maxReceiveCount: 2 },
    });
    expect(model.eventSources).toEqual([
      {
        queueArn: "arn:aws:sqs:us-east-1:000000000000:work",
        functionName: "fixture-worker",
        batchSize: 2,
        windowSeconds: 0,
        maximumConcurrency: 2,
        reportsBatchItemFailures: true,
      },
    ]);
    const files = model.buckets.find(({ cors }) => cors.length > 0);
    expect(files).toMatchObject({
      cors: [{ allowedOrigins: ["http://localhost:3000"], allowedMethods: ["GET", "POST"] }],
      notifications: [
        { events: ["s3:ObjectCreated:*"], prefix: "incoming/", queueArn: "arn:aws:sqs:us-east-1:000000000000:uploads" },
      ],
    });
  });

  test("say what each function may do, over stacks", () => {
    const actions = (name: string) =>
      model.functions.find((each) => each.name === `fixture-${name}`)!.statements.flatMap((statement) => statement.actions);
    expect(actions("web")).toContain("dynamodb:GetItem");
    expect(actions("web")).not.toContain("dynamodb:PutItem");
    expect(actions("worker")).toEqual(expect.arrayContaining(["dynamodb:UpdateItem", "sqs:ReceiveMessage"]));
    expect(actions("lab")).toEqual([]);
    const web = model.functions.find(({ name }) => name === "fixture-web");
    expect(web?.environment.TABLE_NAME).toBe(model.tables[0]?.name);
    expect(web?.statements.flatMap(({ resources }) => resources)).toContain(model.tables[0]?.arn);
  });

  test("have a WebSocket API with its routes, and functions know where its connections are managed here", () => {
    const [api] = model.webSocketApis;
    expect(api).toMatchObject({
      stage: "socket",
      domainName: `${api!.id}.execute-api.us-east-1.amazonaws.com`,
      routeSelection: ["action", "name"],
      throttling: { burst: 100, perSecond: 100 },
    });
    expect(api!.routes.filter(({ answers }) => answers).map(({ routeKey }) => routeKey)).toEqual(["$default", "fail"]);
    expect(api!.routes.map(({ functionName }) => functionName)).toEqual(Array.from({ length: 5 }, () => "fixture-socket"));
    const socket = model.functions.find(({ name }) => name === "fixture-socket")!;
    expect(socket.environment["SOCKET_ENDPOINT"]).toBe(`http://sockets/${api!.id}/socket`);
  });

  test("leave out what only a deployment needs", () => {
    expect(model.functions.map(({ name }) => name).toSorted()).toEqual([
      "fixture-daily",
      "fixture-identity",
      "fixture-lab",
      "fixture-often",
      "fixture-socket",
      "fixture-web",
      "fixture-worker",
    ]);
  });

  test("say how people sign in", () => {
    const [pool] = model.userPools;
    expect(pool).toMatchObject({
      signInByEmail: true,
      triggers: { DefineAuthChallenge: "fixture-identity", PreTokenGeneration: "fixture-identity" },
      clients: [
        { accessTokenSeconds: 3600, refreshTokenSeconds: 400 * 86_400, authSessionSeconds: 180, hidesUserExistence: true },
        {
          hosted: {
            callbackUrls: ["http://localhost:3000/back"],
            logoutUrls: ["http://localhost:3000/out"],
            scopes: ["openid", "email", "profile"],
            providers: ["Google", "Microsoft"],
          },
        },
      ],
      providers: [
        { name: "Google", type: "Google", mapping: { email: "email", email_verified: "email_verified" } },
        { name: "Microsoft", type: "OIDC", endpoints: { userInfo: "https://graph.microsoft.com/oidc/userinfo" } },
      ],
      domain: "fixture",
    });
    const lab = model.functions.find(({ name }) => name === "fixture-lab");
    expect(lab?.environment["HOSTED_DOMAIN"]).toBe("http://sign-in/fixture");
    expect(pool?.id).toMatch(/^us-east-1_[0-9a-z]{9}$/);
  });

  test("give the same names at every start", () => {
    const again = readTemplate(readAssembly(folder), {
      queueUrl: (name) => `http://queues/${name}`,
      managementUrl: (id) => `http://sockets/${id}`,
      signInUrl: (prefix) => `http://sign-in/${prefix}`,
    });
    expect(again).toEqual(model);
  });
});

test("a folder without an assembly is named", () => {
  expect(() => readAssembly("/nowhere")).toThrow("There is no cloud assembly in /nowhere");
});
