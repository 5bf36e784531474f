import { createHash } from "node:crypto";
import { type Call, calls } from "@candor/contract";
import { PROCESSING_MAX_MS } from "@candor/core/kernel/limits";
import { Match } from "aws-cdk-lib/assertions";
import { afterAll, describe, expect, test } from "vitest";
import { globPattern } from "../packages/local/src/kernel/glob.ts";
import { federationFrom } from "./federation-settings.ts";
import { lambda, lambdas, type LambdaName } from "./lambdas.ts";
import { analyticsFrom, localSettings, restoredTableFrom } from "./settings.ts";
import { synthesise } from "./synth.ts";
import { only, placeholderBuild, type Resource, resources, stageSettings, synthesiseChecked } from "./testing.ts";
import { contentSecurityPolicy } from "./web-headers.ts";

const { built, remove } = placeholderBuild();
afterAll(remove);

// Throws with the findings when a template breaks a rule of CloudFormation or AWS Solutions.
const production = synthesiseChecked(stageSettings("production", built));
const passing = synthesiseChecked(stageSettings("pr-7", built));

const nameOf = (logicalId: string): string => production.app.toJSON().Resources[logicalId].Properties.FunctionName;
const queueNamed = (id: string) => {
  const [found] = Object.entries(production.data.findResources("AWS::SQS::Queue")).filter(([logicalId]) =>
    new RegExp(`^${id}[0-9A-F]{8}$`, "u").test(logicalId),
  );
  if (!found) throw new Error(`The queue ${id} is not in the template`);
  return (found[1] as Resource).Properties;
};

describe("a queue", () => {
  test.for<{ queue: string; worker: LambdaName }>([
    { queue: "scoringdeadletters", worker: "dead-letter" },
    { queue: "tasks", worker: "run-tasks" },
    { queue: "receivedmail", worker: "take-mail" },
    { queue: "receivedmaildeadletters", worker: "dead-letter" },
  ])("$queue keeps a message hidden six times as long as $worker may take", ({ queue, worker }) => {
    expect(queueNamed(queue).VisibilityTimeout).toBeGreaterThanOrEqual(6 * lambda(worker).timeoutSeconds);
  });

  test("scoring gives a message back within the time for processing a CV, when its worker was killed or did not load", () => {
    const { VisibilityTimeout } = queueNamed("scoring");
    expect(VisibilityTimeout).toBeGreaterThan(lambda("score-cv").timeoutSeconds);
    expect((VisibilityTimeout + lambda("score-cv").timeoutSeconds) * 1000).toBeLessThan(PROCESSING_MAX_MS);
    // Otherwise messages would wait, received, for a worker.
    const [source] = resources(production.app, "AWS::Lambda::EventSourceMapping").filter(
      ({ Properties }) => Properties.ScalingConfig?.MaximumConcurrency === 10,
    );
    expect(source?.Properties.BatchSize).toBe(1);
  });

  test.for(["scoring", "tasks", "receivedmail"])(
    "%s gives a message up after ten receives, and keeps it for 14 days",
    (queue) => {
      expect(queueNamed(queue).RedrivePolicy.maxReceiveCount).toBe(10);
      expect(queueNamed(`${queue}deadletters`).MessageRetentionPeriod).toBe(14 * 24 * 3600);
    },
  );

  test.for([
    ["arrivedfiles", "scoring"],
    ["arrivedmail", "receivedmail"],
  ] as const)("%s gives a message back within a minute, and up to the dead letters of %s", ([id, followedBy]) => {
    const { VisibilityTimeout, RedrivePolicy } = queueNamed(id);
    expect(VisibilityTimeout).toBeLessThan(60);
    expect(RedrivePolicy).toEqual(queueNamed(followedBy).RedrivePolicy);
  });

  test("is encrypted and refuses plain HTTP", () => {
    for (const { Properties } of resources(production.data, "AWS::SQS::Queue"))
      expect(Properties.SqsManagedSseEnabled).toBe(true);
    const policies = resources(production.data, "AWS::SQS::QueuePolicy");
    expect(policies).toHaveLength(8);
    for (const { Properties } of policies) {
      expect(Properties.PolicyDocument.Statement).toContainEqual(
        expect.objectContaining({ Effect: "Deny", Condition: { Bool: { "aws:SecureTransport": "false" } } }),
      );
    }
  });

  test("is worked message by message, within limits", () => {
    const sources = resources(production.app, "AWS::Lambda::EventSourceMapping").map(({ Properties }) => {
      expect(Properties.FunctionResponseTypes).toEqual(["ReportBatchItemFailures"]);
      const [, queue] = /GetAtt([a-z]+)[0-9A-F]{8}Arn/u.exec(Properties.EventSourceArn["Fn::ImportValue"]) ?? [];
      return `${nameOf(Properties.FunctionName.Ref)} of ${queue}: ${Properties.BatchSize}, at most ${Properties.ScalingConfig.MaximumConcurrency} at once`;
    });
    expect(sources.toSorted()).toEqual([
      "production-candor-dead-letter of receivedmaildeadletters: 10, at most 2 at once",
      "production-candor-dead-letter of scoringdeadletters: 10, at most 2 at once",
      "production-candor-run-tasks of tasks: 5, at most 5 at once",
      "production-candor-score-cv of scoring: 1, at most 10 at once",
      "production-candor-sort-arrivals of arrivedfiles: 10, at most 5 at once",
      "production-candor-sort-arrivals of arrivedmail: 10, at most 5 at once",
      "production-candor-take-mail of receivedmail: 5, at most 5 at once",
    ]);
  });
});

describe("data", () => {
  test("lies in one table with its index, expiry, recovery and encryption", () => {
    expect(only(production.data, "AWS::DynamoDB::Table").Properties).toMatchObject({
      KeySchema: [
        { AttributeName: "pk", KeyType: "HASH" },
        { AttributeName: "sk", KeyType: "RANGE" },
      ],
      GlobalSecondaryIndexes: [
        {
          IndexName: "gsi1",
          KeySchema: [
            { AttributeName: "gsi1pk", KeyType: "HASH" },
            { AttributeName: "gsi1sk", KeyType: "RANGE" },
          ],
          Projection: { ProjectionType: "ALL" },
        },
      ],
      BillingMode: "PAY_PER_REQUEST",
      TimeToLiveSpecification: { AttributeName: "expiresAt", Enabled: true },
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      SSESpecification: { SSEEnabled: true },
    });
  });

  test("that was restored takes the place of the stage's own table, which stays with what other stacks import of it", () => {
    const restored = synthesiseChecked({
      ...stageSettings("production", built),
      ...restoredTableFrom({ CANDOR_TABLE: "candor-restored" }),
    });
    const tablesOf = ({ app }: typeof restored) =>
      resources(app, "AWS::Lambda::Function").flatMap(
        ({ Properties }) => (Properties.Environment?.Variables as Record<string, unknown> | undefined)?.["TABLE_NAME"] ?? [],
      );
    expect(new Set(tablesOf(restored))).toEqual(new Set(["candor-restored"]));
    expect(tablesOf(restored)).toHaveLength(tablesOf(production).length);
    expect(JSON.stringify(restored.app.toJSON())).not.toContain(":ExportsOutputRefTable");
    expect(only(restored.data, "AWS::DynamoDB::Table")).toEqual(only(production.data, "AWS::DynamoDB::Table"));
    expect(Object.keys(restored.data.toJSON()["Outputs"] as object)).toEqual(
      expect.arrayContaining(Object.keys(production.data.toJSON()["Outputs"] as object)),
    );
  });

  test("of a lasting stage survives its stacks; that of a temporary one is deleted with them", () => {
    for (const [stage, policy, isProtected] of [
      [production, "Retain", true],
      [passing, "Delete", false],
    ] as const) {
      const table = only(stage.data, "AWS::DynamoDB::Table");
      const pool = only(stage.app, "AWS::Cognito::UserPool");
      expect(table).toMatchObject({ DeletionPolicy: policy, Properties: { DeletionProtectionEnabled: isProtected } });
      expect(pool).toMatchObject({
        DeletionPolicy: policy,
        Properties: { DeletionProtection: isProtected ? "ACTIVE" : "INACTIVE" },
      });
      for (const bucket of resources(stage.data, "AWS::S3::Bucket")) expect(bucket.DeletionPolicy).toBe(policy);
    }
  });

  test("in a bucket is private, encrypted, and reached over TLS alone", () => {
    const buckets = [...resources(production.data, "AWS::S3::Bucket"), ...resources(production.web, "AWS::S3::Bucket")];
    expect(buckets).toHaveLength(3);
    for (const { Properties } of buckets) {
      expect(Properties.PublicAccessBlockConfiguration).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      });
      expect(Properties.BucketEncryption).toBeDefined();
      expect(Properties.VersioningConfiguration).toBeUndefined();
    }
    const policies = [
      ...resources(production.data, "AWS::S3::BucketPolicy"),
      ...resources(production.web, "AWS::S3::BucketPolicy"),
    ];
    expect(policies).toHaveLength(3);
    for (const { Properties } of policies) {
      expect(Properties.PolicyDocument.Statement).toContainEqual(
        expect.objectContaining({ Effect: "Deny", Condition: { Bool: { "aws:SecureTransport": "false" } } }),
      );
    }
  });

  test("is fetched by our own site alone, and posted from anywhere with a signed form", () => {
    production.data.hasResourceProperties("AWS::S3::Bucket", {
      CorsConfiguration: {
        CorsRules: [
          Match.objectLike({ AllowedOrigins: ["https://candor.example"], AllowedMethods: ["GET"] }),
          Match.objectLike({ AllowedOrigins: ["*"], AllowedMethods: ["POST"] }),
        ],
      },
    });
  });

  test.for([
    ["incoming/", 2],
    ["failed/", 2],
    ["held/", 90],
    ["logos-incoming/", 1],
    ["exports/", 1],
    ["mail/", 30],
    // Two days longer than a restore of the table reaches back.
    ["erased/", 37],
  ])("under %s that nobody fetched goes after %i days", ([Prefix, ExpirationInDays]) => {
    production.data.hasResourceProperties("AWS::S3::Bucket", {
      LifecycleConfiguration: { Rules: Match.arrayWith([Match.objectLike({ Prefix, ExpirationInDays })]) },
    });
  });

  test("of an unfinished upload is deleted after a day, and each upload sends a message to the queue of arrivals", () => {
    production.data.hasResourceProperties("AWS::S3::Bucket", {
      LifecycleConfiguration: {
        Rules: Match.arrayWith([Match.objectLike({ AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } })]),
      },
    });
    const { QueueConfigurations } = only(production.data, "Custom::S3BucketNotifications").Properties.NotificationConfiguration;
    expect(QueueConfigurations).toEqual([
      {
        Events: ["s3:ObjectCreated:*"],
        Filter: { Key: { FilterRules: [{ Name: "prefix", Value: "incoming/" }] } },
        QueueArn: { "Fn::GetAtt": [expect.stringMatching(/^arrivedfiles[0-9A-F]{8}$/u), "Arn"] },
      },
    ]);
  });

  test("that is secret is in no template", () => {
    const secrets = resources(production.data, "AWS::SecretsManager::Secret");
    expect(secrets).toHaveLength(2);
    for (const { Properties } of secrets) {
      expect(Properties.SecretString).toBeUndefined();
      expect(Properties.GenerateSecretString).toMatchObject({ PasswordLength: 64 });
    }
    expect(production.text).not.toMatch(/AKIA[0-9A-Z]{16}|-----BEGIN/u);
    // Only by name, and in one place: a header that CloudFront adds, to calls and to pages that are drawn.
    expect(production.text.match(/\{\{resolve:/gu)).toHaveLength(2);
    for (const { Properties } of resources(production.app, "AWS::Lambda::Function")) {
      const { SESSION_SECRET_ID } = Properties.Environment.Variables;
      if (SESSION_SECRET_ID) expect(SESSION_SECRET_ID).toEqual({ "Fn::ImportValue": expect.stringMatching(/sessionsecret/u) });
    }
  });
});

/** The routes, stages and integrations of one of the two APIs. */
const partsOf = (protocol: "HTTP" | "WEBSOCKET", type: string): Resource[] => {
  const [found] = Object.entries(production.app.findResources("AWS::ApiGatewayV2::Api")).filter(
    ([, { Properties }]) => Properties.ProtocolType === protocol,
  );
  return resources(production.app, type).filter(({ Properties }) => Properties.ApiId.Ref === found?.[0]);
};

describe("the API", () => {
  test("has each call of the contract once, answered by the function of its group, and preflights for those of the extension", () => {
    const routes = partsOf("HTTP", "AWS::ApiGatewayV2::Route").map(({ Properties }) => {
      const integration = Properties.Target["Fn::Join"][1].at(-1).Ref as string;
      const uri = production.app.toJSON().Resources[integration].Properties.IntegrationUri["Fn::GetAtt"][0] as string;
      return `${Properties.RouteKey} -> ${nameOf(uri)}`;
    });
    expect(routes.toSorted()).toEqual(
      Object.entries(calls as Readonly<Record<string, Call>>)
        .flatMap(([key, { group, fromExtension }]) =>
          (fromExtension ? [key, key.replace(/^\w+/u, "OPTIONS")] : [key]).map(
            (route) => `${route} -> production-candor-api-${group}`,
          ),
        )
        .toSorted(),
    );
  });

  test("limits each route that strangers write to, and the costly ones, below the stage: a flood of one leaves room for the rest", () => {
    const [stage] = partsOf("HTTP", "AWS::ApiGatewayV2::Stage");
    const limits = stage!.Properties.RouteSettings as Record<string, { ThrottlingRateLimit: number }>;
    const open = Object.entries(calls as Readonly<Record<string, Call>>).filter(([, { access }]) => access === "anyone");
    expect(Object.keys(limits)).toEqual(expect.arrayContaining(open.map(([key]) => key)));
    for (const { ThrottlingRateLimit } of Object.values(limits)) expect(ThrottlingRateLimit).toBeLessThanOrEqual(100);
    expect(limits).toMatchObject({
      "POST /api/auth/magic-links": { ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 },
      "POST /api/tools/interview-question-generator": { ThrottlingRateLimit: 10, ThrottlingBurstLimit: 60 },
      "POST /api/cvs/search": { ThrottlingRateLimit: 20, ThrottlingBurstLimit: 60 },
    });
    expect(limits).not.toHaveProperty(["GET /api/jobs"]);
  });

  test("creates its stage after the routes that it limits: API Gateway refuses one that names a route it does not have yet", () => {
    const template = production.app.toJSON() as { Resources: Record<string, Resource & { DependsOn?: string[] }> };
    const [stage] = Object.values(template.Resources).filter(
      ({ Type, Properties }) => Type === "AWS::ApiGatewayV2::Stage" && Properties.StageName === "$default",
    );
    const limited = Object.entries(template.Resources).filter(
      ([, { Type, Properties }]) => Type === "AWS::ApiGatewayV2::Route" && Properties.RouteKey in stage!.Properties.RouteSettings,
    );
    expect(limited).toHaveLength(Object.keys(stage!.Properties.RouteSettings).length);
    expect(stage!.DependsOn).toEqual(expect.arrayContaining(limited.map(([id]) => id)));
  });

  test("throttles, and logs neither paths nor addresses", () => {
    const [stage] = partsOf("HTTP", "AWS::ApiGatewayV2::Stage");
    const { AccessLogSettings, DefaultRouteSettings } = stage!.Properties;
    expect(DefaultRouteSettings).toEqual({ ThrottlingRateLimit: 200, ThrottlingBurstLimit: 400 });
    expect(AccessLogSettings.Format).toContain("$context.routeKey");
    expect(AccessLogSettings.Format).not.toMatch(/\$context\.(path|identity)/u);
  });
});

describe("the socket", () => {
  test("has three routes of functions of their own, and answers a heartbeat", () => {
    const routes = partsOf("WEBSOCKET", "AWS::ApiGatewayV2::Route").map(({ Properties }) => {
      const integration = Properties.Target["Fn::Join"][1].at(-1).Ref as string;
      const uri = production.app.toJSON().Resources[integration].Properties.IntegrationUri["Fn::Join"][1];
      const [target] = uri.flatMap((part: { "Fn::GetAtt"?: string[] }) => part["Fn::GetAtt"]?.[0] ?? []);
      return `${Properties.RouteKey} -> ${nameOf(target)}${Properties.RouteResponseSelectionExpression ? ", answered" : ""}`;
    });
    expect(routes.toSorted()).toEqual([
      "$connect -> production-candor-realtime-connect",
      "$default -> production-candor-realtime-default, answered",
      "$disconnect -> production-candor-realtime-disconnect",
    ]);
    expect(partsOf("WEBSOCKET", "AWS::ApiGatewayV2::RouteResponse")).toHaveLength(1);
  });

  test("is reached under the name of its stage, which is the site's path, and throttles", () => {
    const [stage] = partsOf("WEBSOCKET", "AWS::ApiGatewayV2::Stage");
    expect(stage!.Properties).toMatchObject({
      StageName: "realtime",
      AutoDeploy: true,
      DefaultRouteSettings: { ThrottlingRateLimit: 200, ThrottlingBurstLimit: 400 },
    });
    expect(only(production.web, "AWS::CloudFront::Distribution").Properties.DistributionConfig.CacheBehaviors[2]).toMatchObject({
      PathPattern: "/realtime",
      AllowedMethods: ["GET", "HEAD"],
      CachePolicyId: "4135ea2d-6df8-44a3-9df3-4b5a84be39ad",
      OriginRequestPolicyId: "b689b0a8-53d0-40ab-baf2-68738e2966ac",
    });
  });

  test("lets functions send to its own connections and end them, and nothing else", () => {
    const statements = resources(production.app, "AWS::IAM::Role")
      .flatMap(({ Properties }) => Properties.Policies.map((policy: Resource["Properties"]) => policy.PolicyDocument.Statement))
      .flat()
      .filter(({ Action }: { Action: unknown }) => Action === "execute-api:ManageConnections");
    expect(statements.length).toBeGreaterThan(0);
    for (const { Resource: named } of statements) {
      expect(named.map((arn: { "Fn::Join": [string, unknown[]] }) => arn["Fn::Join"][1].at(-1))).toEqual([
        "/realtime/POST/@connections/*",
        "/realtime/DELETE/@connections/*",
      ]);
    }
  });
});

describe("signing in", () => {
  test("is by link alone, with sessions of 400 days that can be revoked", () => {
    expect(only(production.app, "AWS::Cognito::UserPoolClient").Properties).toMatchObject({
      GenerateSecret: false,
      ExplicitAuthFlows: ["ALLOW_CUSTOM_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"],
      RefreshTokenValidity: 400 * 24 * 60,
      AccessTokenValidity: 60,
      TokenValidityUnits: { RefreshToken: "minutes", AccessToken: "minutes" },
      EnableTokenRevocation: true,
      PreventUserExistenceErrors: "ENABLED",
    });
    const pool = only(production.app, "AWS::Cognito::UserPool").Properties;
    expect(pool).toMatchObject({
      UserPoolTier: "ESSENTIALS",
      UsernameAttributes: ["email"],
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
    });
    expect(Object.keys(pool.LambdaConfig).toSorted()).toEqual([
      "CreateAuthChallenge",
      "DefineAuthChallenge",
      "PreTokenGenerationConfig",
      "VerifyAuthChallengeResponse",
    ]);
    expect(pool.LambdaConfig.PreTokenGenerationConfig.LambdaVersion).toBe("V2_0");
  });

  test("sends its mail from the stage's own domain, signed", () => {
    expect(only(production.data, "AWS::SES::EmailIdentity").Properties.EmailIdentity).toBe("candor.example");
    expect(only(passing.data, "AWS::SES::EmailIdentity").Properties.EmailIdentity).toBe("pr-7.candor.example");
    const types = resources(production.data, "AWS::Route53::RecordSet").map(({ Properties }) => String(Properties.Type));
    expect(types.filter((type) => type === "CNAME")).toHaveLength(3);
  });
});

describe("outgoing mail", () => {
  const statementsThatSend = (template: typeof production.app) =>
    resources(template, "AWS::IAM::Role")
      .flatMap(({ Properties }) => Properties.Policies.map((policy: Resource["Properties"]) => policy.PolicyDocument.Statement))
      .flat()
      .filter(({ Action }: { Action: unknown }) => Action === "ses:SendRawEmail");

  test("may go to an address that is verified in the account, as all are in the sandbox, and comes from our own senders alone", () => {
    const senders = new Set<string>();
    for (const { Resource: named, Condition } of statementsThatSend(production.app)) {
      expect(JSON.stringify(named[0])).toMatch(/:identity\/\*"/u);
      expect(JSON.stringify(named[1])).toContain(":configuration-set/");
      expect(named).toHaveLength(2);
      for (const sender of Condition.StringLike["ses:FromAddress"]) senders.add(sender);
    }
    expect([...senders].toSorted()).toEqual(["*@jobs.candor.example", "login@candor.example"]);
  });

  test("that bounces, is complained about, refused or delayed is in a log for 30 days, each stage's in its own", () => {
    expect(only(production.data, "AWS::SES::ConfigurationSetEventDestination").Properties.EventDestination).toMatchObject({
      Enabled: true,
      MatchingEventTypes: ["bounce", "complaint", "reject", "deliveryDelay"],
      EventBridgeDestination: { EventBusArn: { "Fn::Join": ["", expect.arrayContaining([":event-bus/default"])] } },
    });
    const [[set]] = Object.entries(production.data.findResources("AWS::SES::ConfigurationSet")) as [[string, Resource]];
    const { EventPattern, Targets } = only(production.data, "AWS::Events::Rule").Properties;
    expect(EventPattern).toEqual({
      source: ["aws.ses"],
      "detail-type": ["Email Bounced", "Email Complaint Received", "Email Rejected", "Email Delivery Delayed"],
      detail: { mail: { tags: { "ses:configuration-set": [{ Ref: set }] } } },
    });
    const [log] = resources(production.data, "AWS::Logs::LogGroup");
    expect(log!.Properties).toEqual(
      expect.objectContaining({ LogGroupName: "/aws/events/production-candor-mail-outcomes", RetentionInDays: 30 }),
    );
    expect(JSON.stringify(Targets[0].Arn)).toMatch(/:logs:/u);
    expect(JSON.stringify(Targets[0].Arn)).not.toContain(":*");
    const { PolicyDocument } = only(production.data, "AWS::Logs::ResourcePolicy").Properties;
    expect(JSON.stringify(PolicyDocument)).toContain("events.amazonaws.com");
  });
});

describe("signing in with Google and Microsoft", () => {
  const named = {
    CANDOR_GOOGLE_CLIENT_ID: "123-abc.apps.googleusercontent.com",
    CANDOR_MICROSOFT_CLIENT_ID: "01234567-89ab-4cde-8f01-23456789abcd",
    CANDOR_SIGN_IN_PREFIX: "candor-staging",
  };
  const { app, web, text } = synthesiseChecked({ ...stageSettings("staging", built), federation: federationFrom(named)! });
  const providers = resources(app, "AWS::Cognito::UserPoolIdentityProvider").map(({ Properties }) => Properties);

  test("is not there on a stage without client ids, and the pool's client has no hosted sign-in", () => {
    expect(resources(production.app, "AWS::Cognito::UserPoolIdentityProvider")).toEqual([]);
    expect(resources(production.app, "AWS::Cognito::UserPoolDomain")).toEqual([]);
    expect(only(production.app, "AWS::Cognito::UserPoolClient").Properties).toMatchObject({
      AllowedOAuthFlowsUserPoolClient: false,
      SupportedIdentityProviders: ["COGNITO"],
    });
    expect(production.text).not.toContain("SIGN_IN_DOMAIN");
  });

  test("is by code alone, and returns to our own addresses", () => {
    expect(only(app, "AWS::Cognito::UserPoolClient").Properties).toMatchObject({
      GenerateSecret: false,
      AllowedOAuthFlows: ["code"],
      AllowedOAuthScopes: ["openid", "email", "profile"],
      CallbackURLs: ["https://staging.candor.example/api/auth/callback"],
      LogoutURLs: ["", "/de", "/es", "/tr"].map((locale) => `https://staging.candor.example${locale}/auth/login`),
      SupportedIdentityProviders: ["Google", "Microsoft"],
    });
    expect(only(app, "AWS::Cognito::UserPoolDomain").Properties).toMatchObject({ Domain: "candor-staging" });
  });

  test("creates the client after its providers: Cognito refuses one that names a provider it does not have yet", () => {
    const template = app.toJSON() as { Resources: Record<string, { Type: string; DependsOn?: string[] }> };
    const [client] = Object.values(template.Resources).filter(({ Type }) => Type === "AWS::Cognito::UserPoolClient");
    const ids = Object.entries(template.Resources).flatMap(([id, { Type }]) =>
      Type === "AWS::Cognito::UserPoolIdentityProvider" ? [id] : [],
    );
    expect(ids).toHaveLength(2);
    expect(client?.DependsOn).toEqual(expect.arrayContaining(ids));
  });

  test("maps the proof of an address, and finds Microsoft through our issuer, none of whose endpoints is discovered", () => {
    const issuer = "https://staging.candor.example/api/auth/entra";
    for (const { AttributeMapping } of providers)
      expect(AttributeMapping).toEqual({ email: "email", email_verified: "email_verified" });
    expect(providers.find(({ ProviderType }) => ProviderType === "OIDC")?.ProviderDetails).toMatchObject({
      oidc_issuer: issuer,
      authorize_url: `${issuer}/authorize`,
      token_url: `${issuer}/token`,
      attributes_url: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
    });
  });

  test("has its secrets by name, and only in the function that signs people in", () => {
    const google = providers.find(({ ProviderType }) => ProviderType === "Google");
    expect(google?.ProviderDetails.client_secret).toBe(
      "{{resolve:secretsmanager:candor/staging/google-client-secret:SecretString:::}}",
    );
    const functions = resources(app, "AWS::Lambda::Function").filter(({ Properties }) =>
      JSON.stringify(Properties).includes("candor/staging/microsoft-"),
    );
    expect(functions.map(({ Properties }) => Properties.FunctionName)).toEqual(["staging-candor-api-auth"]);
    const roles = resources(app, "AWS::IAM::Role").filter(({ Properties }) =>
      JSON.stringify(Properties).includes("candor/staging/microsoft-signing-key-??????"),
    );
    expect(roles).toHaveLength(1);
    expect(text).not.toContain("PRIVATE KEY");
    expect(JSON.stringify(web.toJSON())).not.toContain("client-secret");
  });
});

describe("measuring visits", () => {
  const named = {
    CANDOR_GTM_ID: "GTM-AB12CD",
    CANDOR_ANALYTICS_SCRIPT: "https://count.example/script.js",
    CANDOR_ANALYTICS_ID: "7",
  };
  const measured = synthesiseChecked({ ...stageSettings("staging", built), analytics: analyticsFrom(named)! });
  const policies = resources(measured.web, "AWS::CloudFront::ResponseHeadersPolicy").map(
    ({ Properties }) => Properties.ResponseHeadersPolicyConfig,
  );
  const textOf = (policy: { SecurityHeadersConfig: unknown }) => JSON.stringify(policy.SecurityHeadersConfig);

  test("without an id no policy has a foreign host", () => {
    const names = resources(production.web, "AWS::CloudFront::ResponseHeadersPolicy").map(
      ({ Properties }) => Properties.ResponseHeadersPolicyConfig.Name as string,
    );
    expect(names).not.toContain("production-candor-measured");
    expect(production.text).not.toMatch(/googletagmanager/u);
  });

  test("with an id the hosts are in a policy of their own, which only the static public pages have", () => {
    const named = (name: string) => textOf(policies.find(({ Name }) => Name === name));
    const [strict, open] = [named("staging-candor"), named("staging-candor-measured")];
    expect(strict).not.toMatch(/googletagmanager|count\.example/u);
    expect(strict).toContain("require-trusted-types-for");
    expect(open).toMatch(/script-src 'self' 'sha256-boot' https:\/\/www\.googletagmanager\.com .* https:\/\/count\.example;/u);
    expect(open).not.toMatch(/unsafe|require-trusted-types/u);
    const { CacheBehaviors, DefaultCacheBehavior } = only(measured.web, "AWS::CloudFront::Distribution").Properties
      .DistributionConfig;
    const behaviours = CacheBehaviors as { PathPattern: string; ResponseHeadersPolicyId: unknown }[];
    const ownPolicy = behaviours.find(({ PathPattern }) => PathPattern === "/")!.ResponseHeadersPolicyId;
    const order = behaviours.map(({ PathPattern }) => PathPattern);
    expect(order.indexOf("/public/privacy-policy")).toBeLessThan(order.indexOf("/public/*"));
    expect(order.indexOf("/??/public/privacy-policy")).toBeLessThan(order.indexOf("/??/public/*"));
    const patterns = behaviours
      .filter(({ ResponseHeadersPolicyId }) => JSON.stringify(ResponseHeadersPolicyId) === JSON.stringify(ownPolicy))
      .map(({ PathPattern }) => PathPattern);
    expect(patterns.toSorted()).toEqual(
      [
        "/",
        "/de",
        "/es",
        "/tr",
        "/tools",
        "/??/tools",
        "/tools/*",
        "/??/tools/*",
        "/verify",
        "/??/verify",
        "/public/privacy-policy",
        "/??/public/privacy-policy",
      ].toSorted(),
    );
    expect(DefaultCacheBehavior.ResponseHeadersPolicyId).not.toEqual(ownPolicy);
  });
});

/** The hash of the script in the placeholder of the app's page: `boot()`. */
const BOOT_OF_APP = `'sha256-${createHash("sha256").update("boot()").digest("base64")}'`;

describe("the site", () => {
  const distribution = only(production.web, "AWS::CloudFront::Distribution").Properties.DistributionConfig;

  const scripts = ["'sha256-boot'", BOOT_OF_APP];
  const policy = contentSecurityPolicy("https://BUCKET", { styles: ["'sha256-style'"], scripts });

  const headersNamed = (name: string) =>
    resources(production.web, "AWS::CloudFront::ResponseHeadersPolicy")
      .map(({ Properties }) => Properties.ResponseHeadersPolicyConfig)
      .find(({ Name }) => Name === name);
  const behaviourAt = (pattern: string) =>
    distribution.CacheBehaviors.find(({ PathPattern }: { PathPattern: string }) => PathPattern === pattern);
  const originOf = ({ TargetOriginId }: { TargetOriginId: string }) =>
    distribution.Origins.find(({ Id }: { Id: string }) => Id === TargetOriginId);
  /** The behaviour that a path gets: the first that matches. */
  const behaviourFor = (path: string) =>
    distribution.CacheBehaviors.find(({ PathPattern }: { PathPattern: string }) => globPattern(PathPattern).test(path)) ??
    distribution.DefaultCacheBehavior;

  test("allows its own scripts alone, and connections to itself and the CV bucket", () => {
    const { SecurityHeadersConfig, CustomHeadersConfig } = headersNamed("production-candor");
    const [, [before, bucket, after]] = SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy["Fn::Join"];
    expect(`${before}BUCKET${after}`).toBe(policy);
    expect(bucket["Fn::ImportValue"]).toMatch(/RegionalDomainName/u);
    expect(policy).toContain("connect-src 'self' https://BUCKET;");
    expect(policy).not.toMatch(/unsafe|\*/u);
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-boot' 'sha256-[\w+/]{43}='; style-src 'self' [^;]* 'sha256-style'; .* require-trusted-types-for 'script'; trusted-types candor$/u,
    );
    expect(SecurityHeadersConfig).toMatchObject({
      StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: true },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy: "same-origin" },
    });
    expect(CustomHeadersConfig.Items.map(({ Header }: { Header: string }) => Header)).toEqual([
      "Cross-Origin-Opener-Policy",
      "Permissions-Policy",
    ]);
  });

  test("forwards the API's calls unchanged and uncached, and keeps its refusals", () => {
    expect(distribution.CacheBehaviors).toHaveLength(27);
    expect(distribution.CacheBehaviors[1]).toMatchObject({
      PathPattern: "/api/*",
      AllowedMethods: ["GET", "HEAD", "OPTIONS", "PUT", "PATCH", "POST", "DELETE"],
      // Managed policies: CachingDisabled and AllViewerExceptHostHeader.
      CachePolicyId: "4135ea2d-6df8-44a3-9df3-4b5a84be39ad",
      OriginRequestPolicyId: "b689b0a8-53d0-40ab-baf2-68738e2966ac",
    });
    // CloudFront's error pages would replace the API's own 404 answers.
    expect(distribution.CustomErrorResponses).toEqual(
      [500, 502, 503, 504].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
    );
  });

  test("caches logos by their headers, and forwards neither cookies nor queries", () => {
    const [logos, calls] = distribution.CacheBehaviors;
    expect(logos).toMatchObject({
      PathPattern: "/api/logos/*",
      TargetOriginId: calls.TargetOriginId,
      // The managed policy CachingOptimized: caches by path only.
      CachePolicyId: "658327ea-f89d-4fab-a63d-7e88639e58f6",
    });
    expect(logos.OriginRequestPolicyId).toBeUndefined();
  });

  test.for(["/feeds/*", "/sitemap.xml", "/sitemaps/*"])(
    "forwards %s to the API without cookies or queries, and caches it by its headers",
    (pattern) => {
      const [, calls, ...others] = distribution.CacheBehaviors;
      const listing = others.find(({ PathPattern }: { PathPattern: string }) => PathPattern === pattern);
      expect(listing).toMatchObject({
        TargetOriginId: calls.TargetOriginId,
        Compress: true,
        ViewerProtocolPolicy: "https-only",
        CachePolicyId: "658327ea-f89d-4fab-a63d-7e88639e58f6",
      });
      expect(listing.OriginRequestPolicyId).toBeUndefined();
    },
  );

  test.for([
    ["/public/jobs", "lists"],
    ["/de/public/jobs", "lists"],
    ["/public/senior-engineer-k7m2x9q4bd", "path"],
    ["/tr/public/senior-engineer-k7m2x9q4bd", "path"],
    ["/embed/cmp_1", "path"],
    ["/es/embed/cmp_1", "path"],
    ["/public/privacy-policy", "files"],
    ["/de/public/privacy-policy", "files"],
    ["/public/bulk/token", "files"],
    ["/de/public/summary/token", "files"],
    ["/nothing", "files"],
  ] as const)("answers %s from the cache of: %s", ([path, from]) => {
    const behaviour = behaviourFor(path);
    const isDrawn = behaviour.TargetOriginId === behaviourAt("/api/*").TargetOriginId;
    const [[lists]] = Object.entries(production.web.findResources("AWS::CloudFront::CachePolicy")) as [[string, Resource]];
    const isList = behaviour.CachePolicyId?.Ref === lists;
    expect(isDrawn ? (isList ? "lists" : "path") : "files").toBe(from);
    expect(behaviour.OriginRequestPolicyId).toBeUndefined();
    // Pages that the API draws have their own 404, so the edge changes their address alone.
    expect(behaviour.FunctionAssociations.map(({ EventType }: { EventType: string }) => EventType)).toEqual(
      isDrawn ? ["viewer-request"] : ["viewer-request", "viewer-response"],
    );
  });

  test.for(["/dashboard", "/dashboard/public/x", "/de/dashboard/jobs/job_1", "/auth/login", "/tr/auth/redirect"])(
    "asks the API for %s, whose answer nobody keeps, and the bucket whenever the API does not answer with a page",
    (path) => {
      const behaviour = behaviourFor(path);
      expect(behaviour).toMatchObject({
        // Managed policies: CachingDisabled and AllViewerExceptHostHeader.
        CachePolicyId: "4135ea2d-6df8-44a3-9df3-4b5a84be39ad",
        OriginRequestPolicyId: "b689b0a8-53d0-40ab-baf2-68738e2966ac",
        ResponseHeadersPolicyId: distribution.DefaultCacheBehavior.ResponseHeadersPolicyId,
      });
      // CloudFront's own choice is GET and HEAD.
      expect(behaviour.AllowedMethods).toBeUndefined();
      const { Members, FailoverCriteria } = distribution.OriginGroups.Items.find(
        ({ Id }: { Id: string }) => Id === behaviour.TargetOriginId,
      );
      const [first, second] = Members.Items.map(({ OriginId }: { OriginId: string }) =>
        distribution.Origins.find(({ Id }: { Id: string }) => Id === OriginId),
      );
      expect(first.DomainName).toEqual(originOf(behaviourAt("/api/*")).DomainName);
      expect(second.DomainName).toEqual(originOf(distribution.DefaultCacheBehavior).DomainName);
      expect(FailoverCriteria.StatusCodes.Items).toEqual([403, 404, 429, 500, 502, 503, 504]);
    },
  );

  test("tells the API which build it serves, once the files of that build have arrived", () => {
    const { OriginCustomHeaders } = distribution.Origins.find(
      ({ OriginCustomHeaders: headers = [] }: { OriginCustomHeaders?: unknown[] }) =>
        JSON.stringify(headers).includes("x-candor-build"),
    );
    expect(OriginCustomHeaders).toContainEqual({ HeaderName: "x-candor-build", HeaderValue: "1a2b" });
    const [[, resource]] = Object.entries(production.web.findResources("AWS::CloudFront::Distribution")) as [
      [string, { DependsOn: string[] }],
    ];
    expect(resource.DependsOn.some((name) => name.startsWith("deployassets"))).toBe(true);
  });

  test("tells lists apart by their search and page, and by nothing else of a visitor", () => {
    const {
      ParametersInCacheKeyAndForwardedToOrigin: key,
      MaxTTL,
      MinTTL,
    } = only(production.web, "AWS::CloudFront::CachePolicy").Properties.CachePolicyConfig;
    expect(key.QueryStringsConfig).toEqual({ QueryStringBehavior: "whitelist", QueryStrings: ["query", "next"] });
    expect([key.CookiesConfig.CookieBehavior, key.HeadersConfig.HeaderBehavior, MinTTL]).toEqual(["none", "none", 0]);
    expect(MaxTTL).toBe(86_400);
  });

  test("lets other sites show a list in a frame that runs no script", () => {
    const { ContentSecurityPolicy } = headersNamed("production-candor-frame").SecurityHeadersConfig;
    const framed: string = ContentSecurityPolicy.ContentSecurityPolicy;
    expect(framed).toContain("frame-ancestors *");
    expect(framed).toMatch(/^default-src 'none'; style-src 'sha256-/u);
    expect(framed).not.toMatch(/script-src|connect-src|unsafe/u);
    for (const { PathPattern, ResponseHeadersPolicyId } of distribution.CacheBehaviors) {
      const isSame = JSON.stringify(ResponseHeadersPolicyId) === JSON.stringify(behaviourAt("/api/*").ResponseHeadersPolicyId);
      expect({ PathPattern, isSame }).toEqual({
        PathPattern,
        isSame: !/^\/(?:\?\?\/)?embed\/\*$|^\/verify\/\*$/u.test(PathPattern),
      });
    }
  });

  test("lets the worker that checks receipts compile WebAssembly, and no page", () => {
    const policyOf = (name: string): string =>
      headersNamed(name).SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy;
    expect(policyOf("production-candor-check")).toMatch(
      /^default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self';/u,
    );
    expect(behaviourAt("/verify/*").ResponseHeadersPolicyId).not.toEqual(
      distribution.DefaultCacheBehavior.ResponseHeadersPolicyId,
    );
    expect(JSON.stringify(policyOf("production-candor"))).not.toContain("wasm");
  });

  test("gives the API the viewer's address, and proves that the call came through CloudFront", () => {
    const { FunctionAssociations, TargetOriginId } = distribution.CacheBehaviors.find(
      ({ PathPattern }: { PathPattern: string }) => PathPattern === "/api/*",
    );
    expect(FunctionAssociations).toEqual([
      { ...distribution.DefaultCacheBehavior.FunctionAssociations[0], EventType: "viewer-request" },
    ]);
    const { OriginCustomHeaders } = distribution.Origins.find(({ Id }: { Id: string }) => Id === TargetOriginId);
    expect(OriginCustomHeaders).toEqual([
      {
        HeaderName: "x-candor-edge-key",
        HeaderValue: {
          "Fn::Join": [
            "",
            ["{{resolve:secretsmanager:", { "Fn::ImportValue": expect.stringMatching(/edgekey/u) }, ":SecretString:::}}"],
          ],
        },
      },
    ]);
  });

  test("passes every page through the edge function, both ways", () => {
    expect(
      distribution.DefaultCacheBehavior.FunctionAssociations.map(({ EventType }: { EventType: string }) => EventType),
    ).toEqual(["viewer-request", "viewer-response"]);
  });

  test("keeps hashed files for a year and asks again for pages", () => {
    const deployed = resources(production.web, "Custom::CDKBucketDeployment").map(({ Properties }) => [
      Properties.DestinationBucketKeyPrefix,
      Properties.SystemMetadata["cache-control"],
      Properties.Prune,
    ]);
    expect(deployed).toEqual([
      ["assets", "public, max-age=31536000, immutable", false],
      [undefined, "no-cache", true],
    ]);
  });
});

test("every fault raises an alarm: crashes, throttles, dead letters, waiting work, faults of the API", () => {
  const alarms = resources(production.monitoring, "AWS::CloudWatch::Alarm").map(({ Properties }) => Properties);
  const names = alarms.map(({ AlarmName }) => String(AlarmName).replace("production-candor-", ""));
  expect(names.toSorted()).toEqual(
    [
      ...lambdas.flatMap(({ name }) => [`${name}-errors`, `${name}-throttles`]),
      "scoring-dead-letters",
      "scoring-dead-letters-stuck",
      "tasks-dead-letters",
      "mail-dead-letters-stuck",
      "arrivals-age",
      "mail-age",
      "mail-arrivals-age",
      "scoring-age",
      "tasks-age",
      "billing-doubt",
      "feed-nearly-full",
      "api-5xx",
      "api-throttles",
      "table-throttles",
      "table-conflicts",
      "daily-digest-failed",
      "owed-tasks-failed",
      "mail-outcomes-failed",
      "mail-bounces",
      "mail-complaints",
    ].toSorted(),
  );
  for (const { AlarmActions } of alarms) expect(AlarmActions).toHaveLength(1);
  // Metrics without data and periods that CloudWatch refuses would leave an alarm silent.
  const [filter] = resources(production.app, "AWS::Logs::MetricFilter").map(({ Properties }) => Properties);
  expect(filter.FilterPattern).toBe('{ $.status = "429" && $.functionMilliseconds = "-" }');
  const throttles = alarms.find(({ AlarmName }) => AlarmName === "production-candor-api-throttles");
  expect(filter.MetricTransformations).toMatchObject([
    { MetricNamespace: throttles.Namespace, MetricName: throttles.MetricName },
  ]);
  production.monitoring.hasResourceProperties("AWS::SNS::Subscription", { Protocol: "email", Endpoint: "alarms@candor.example" });
});

test("the local stage has the templates of a stage that keeps its data", () => {
  const { federation: _, ...settings } = localSettings("http://localhost:3000", built);
  const local = synthesise(settings, `${built}/local`);
  const types = (template: { Resources: Record<string, Resource> }) => Object.values(template.Resources).map(({ Type }) => Type);
  for (const name of ["data", "app", "web", "monitoring"] as const) {
    expect(types(local.getStackByName(`local-candor-${name}`).template).toSorted()).toEqual(
      types(production[name].toJSON() as { Resources: Record<string, Resource> }).toSorted(),
    );
  }
});
