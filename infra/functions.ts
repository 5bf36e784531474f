import { existsSync } from "node:fs";
import { join } from "node:path";
import { Duration, RemovalPolicy, Stack, Validations } from "aws-cdk-lib";
import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import { Effect, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Architecture, type CfnFunction, Code, EventSourceMapping, Function, Runtime } from "aws-cdk-lib/aws-lambda";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import type { Bucket } from "aws-cdk-lib/aws-s3";
import type { Secret } from "aws-cdk-lib/aws-secretsmanager";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import { federationEnvironment, federationSecretArns } from "./federation.ts";
import type { Identity } from "./identity.ts";
import { lambda, lambdas, type Lambda, type LambdaName, type Uses } from "./lambdas.ts";
import type { Mail } from "./mail.ts";
import type { Queues } from "./queue.ts";
import type { Realtime } from "./realtime.ts";
import { siteConfigOf } from "./site-pages.ts";
import { secretArn } from "./secrets.ts";
import { modelKeyName, stripeKeyName, stripeWebhookSecretName, type Model, type Settings } from "./settings.ts";

/** Resources that functions use. The user pool and the WebSocket API are absent while their own functions are created. */
export interface Surroundings {
  readonly settings: Settings;
  readonly table: ITable;
  readonly cvs: Bucket;
  readonly queues: Queues;
  readonly sessionSecret: Secret;
  readonly edgeKey: Secret;
  readonly mail: Mail;
  readonly identity?: Identity;
  readonly realtime?: Realtime;
}

/** Creates a function with its own role, which grants exactly what `lambdas.ts` lists. */
export function createFunction(scope: Construct, name: LambdaName, around: Surroundings, reads: readonly Queue[] = []): Function {
  const { settings } = around;
  const { memoryMb, timeoutSeconds, reserved, uses } = lambda(name);
  const functionName = `${settings.stage}-candor-${name}`;

  const logGroup = new LogGroup(scope, `${name}-log`, {
    logGroupName: `/aws/lambda/${functionName}`,
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const role = new Role(scope, `${name}-role`, {
    assumedBy: new ServicePrincipal("lambda.amazonaws.com"),
    inlinePolicies: {
      access: new PolicyDocument({
        statements: [
          allow(["logs:CreateLogStream", "logs:PutLogEvents"], [logGroup.logGroupArn]),
          ...(reads.length > 0
            ? [
                allow(
                  ["sqs:ReceiveMessage", "sqs:DeleteMessage", "sqs:GetQueueAttributes", "sqs:ChangeMessageVisibility"],
                  reads.map(({ queueArn }) => queueArn),
                ),
              ]
            : []),
          // X-Ray's calls name no resource.
          ...(settings.operation.traces ? [allow(["xray:PutTraceSegments", "xray:PutTelemetryRecords"], ["*"])] : []),
          ...statementsFor(uses, around),
          ...federationStatements(scope, uses, around),
          ...(uses.model && settings.model
            ? [allow(["secretsmanager:GetSecretValue"], [secretArn(scope, modelKeyName(settings))])]
            : []),
          ...(uses.payments
            ? [
                allow(
                  ["secretsmanager:GetSecretValue"],
                  [secretArn(scope, stripeKeyName(settings)), secretArn(scope, stripeWebhookSecretName(settings))],
                ),
              ]
            : []),
        ],
      }),
    },
  });
  acknowledgeFolders(role, uses, around.cvs);
  acknowledgeConnections(role, uses, around);
  if (uses.mail) acknowledgeIdentities(role);
  if (settings.operation.traces)
    Validations.of(role).acknowledge({ id: "AwsSolutions-IAM5[Resource::*]", reason: "X-Ray's calls name no resource." });

  const made = new Function(scope, name, {
    functionName,
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    handler: "index.handler",
    code: Code.fromAsset(bundleOf(name, settings)),
    memorySize: memoryMb,
    timeout: Duration.seconds(timeoutSeconds),
    ...(settings.operation.reservesConcurrency && reserved && { reservedConcurrentExecutions: reserved }),
    environment: {
      STAGE: settings.stage,
      NODE_OPTIONS: "--enable-source-maps",
      // Needed to set when a failed message returns.
      ...(reads.length > 0 && { QUEUE_URLS: reads.map(({ queueUrl }) => queueUrl).join(" ") }),
      ...environmentFor(uses, around),
    },
    logGroup,
    role,
  });
  // By the property: the construct would add a policy of its own to the role.
  if (settings.operation.traces) (made.node.defaultChild as CfnFunction).tracingConfig = { mode: "Active" };
  return made;
}

/** Creates the functions that consume queues. A failed message returns alone; the rest of its batch is done. */
export function createWorkers(scope: Construct, around: Surroundings): void {
  const { queues } = around;
  // One message each, because a slow CV must not delay its neighbour; ten at once is the most that one job's partition takes without write
  // conflicts.
  const arrivals = { "": queues.arrivedFiles, "-mail": queues.arrivedMail };
  createWorker(scope, "sort-arrivals", around, arrivals, { batchSize: 10, maxConcurrency: 5 });
  createWorker(scope, "score-cv", around, { "": queues.scoring }, { batchSize: 1, maxConcurrency: 10 });
  createWorker(scope, "take-mail", around, { "": queues.mail }, { batchSize: 5, maxConcurrency: 5 });
  createWorker(scope, "run-tasks", around, { "": queues.tasks }, { batchSize: 5, maxConcurrency: 5 });
  const letters = { "": queues.scoringDeadLetters, "-mail": queues.mailDeadLetters };
  createWorker(scope, "dead-letter", around, letters, { batchSize: 10, maxConcurrency: 2 });
}

interface Limits {
  readonly batchSize: number;
  readonly maxConcurrency: number;
}

/** @param reads its queues, by the suffix of each event source's id */
function createWorker(
  scope: Construct,
  name: LambdaName,
  around: Surroundings,
  reads: Readonly<Record<string, Queue>>,
  limits: Limits,
): void {
  const target = createFunction(scope, name, around, Object.values(reads));
  for (const [id, { queueArn }] of Object.entries(reads)) {
    new EventSourceMapping(scope, `${name}${id}-source`, {
      target,
      eventSourceArn: queueArn,
      reportBatchItemFailures: true,
      ...limits,
    });
  }
}

/** The functions of a stack, by name. */
export function functionsIn(stack: Stack): Map<LambdaName, Function> {
  return new Map(lambdas.map(({ name }) => [name, stack.node.findChild(name) as Function]));
}

function statementsFor(
  uses: Uses,
  { settings, table, cvs, queues, sessionSecret, edgeKey, mail, identity, realtime }: Surroundings,
): PolicyStatement[] {
  const statements: PolicyStatement[] = [];
  if (uses.table) {
    statements.push(
      allow(
        uses.table.map((action) => `dynamodb:${action}`),
        [table.tableArn, ...(uses.table.includes("Query") ? [`${table.tableArn}/index/gsi1`] : [])],
      ),
    );
  }
  const { ListBucket, ...byAction } = uses.objects ?? {};
  for (const [action, prefixes] of Object.entries(byAction)) {
    statements.push(
      allow(
        [`s3:${action}`],
        prefixes.map((prefix) => cvs.arnForObjects(prefix)),
      ),
    );
  }
  if (ListBucket) statements.push(allow(["s3:ListBucket"], [cvs.bucketArn]));
  if (uses.tasks) statements.push(allow(["sqs:SendMessage"], [queues.tasks.queueArn]));
  if (uses.scoring) statements.push(allow(["sqs:SendMessage"], [queues.scoring.queueArn]));
  if (uses.receivedMail) statements.push(allow(["sqs:SendMessage"], [queues.mail.queueArn]));
  if (uses.users && uses.users.length > 0) {
    statements.push(
      allow(
        uses.users.map((action) => `cognito-idp:${action}`),
        [needIdentity(identity).pool.userPoolArn],
      ),
    );
  }
  if (uses.mail) statements.push(sendingMail(uses, settings, mail));
  if (uses.sessionSecret) statements.push(allow(["secretsmanager:GetSecretValue"], [sessionSecret.secretArn]));
  if (uses.edgeKey) statements.push(allow(["secretsmanager:GetSecretValue"], [edgeKey.secretArn]));
  if (uses.realtime) statements.push(allow(["execute-api:ManageConnections"], needRealtime(realtime).connectionArns));
  return statements;
}

/** Sending as the stage's address and, for functions that know the mailboxes, as those. */
function sendingMail({ mailboxes }: Uses, settings: Settings, { identityArns, configurationSetArn }: Mail): PolicyStatement {
  const statement = allow(["ses:SendRawEmail"], [identityArns, configurationSetArn]);
  statement.addCondition("StringLike", {
    "ses:FromAddress": [settings.mailFrom, ...(mailboxes ? [`*@${settings.mailboxDomain}`] : [])],
  });
  return statement;
}

function federationStatements(scope: Construct, { federation }: Uses, { settings, identity }: Surroundings): PolicyStatement[] {
  const secrets = federation ? federationSecretArns(scope, settings, needIdentity(identity).federation) : [];
  return secrets.length > 0 ? [allow(["secretsmanager:GetSecretValue"], secrets)] : [];
}

/** Accepts the wildcard after each folder of the CV bucket. AWS Solutions wants every one named as the role's template writes it. */
function acknowledgeFolders(role: Role, { objects }: Uses, cvs: Bucket): void {
  if (!objects) return;
  const { ListBucket: _, ...byAction } = objects;
  const bucket: { "Fn::ImportValue": string } = Stack.of(role).resolve(Stack.of(cvs).exportValue(cvs.bucketArn));
  for (const prefix of new Set(Object.values(byAction).flat())) {
    Validations.of(role).acknowledge({
      id: `AwsSolutions-IAM5[Resource::${bucket["Fn::ImportValue"]}/${prefix}]`,
      reason: "CVs are many and named by their content; the grant ends at their folder.",
    });
  }
}

function acknowledgeIdentities(role: Role): void {
  Validations.of(role).acknowledge({
    id: "AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:ses:<AWS::Region>:<AWS::AccountId>:identity/*]",
    reason: "SES checks a recipient's identity like the sender's; the condition names the senders.",
  });
}

/** Accepts the wildcard for the connections of the WebSocket API, in the same way. */
function acknowledgeConnections(role: Role, uses: Uses, { realtime }: Surroundings): void {
  if (!uses.realtime) return;
  for (const arn of needRealtime(realtime).connectionArns) {
    const { "Fn::Join": join }: { "Fn::Join": [string, (string | { Ref: string })[]] } = Stack.of(role).resolve(arn);
    const written = join[1].map((part) => (typeof part === "string" ? part : `<${part.Ref}>`)).join("");
    Validations.of(role).acknowledge({
      id: `AwsSolutions-IAM5[Resource::${written}]`,
      reason: "Connections come and go, and AWS names them; the grant ends at the stage of this one API.",
    });
  }
}

function environmentFor(
  uses: Uses,
  { settings, table, cvs, queues, sessionSecret, edgeKey, identity, realtime }: Surroundings,
): Record<string, string> {
  return {
    ...(uses.table && { TABLE_NAME: table.tableName }),
    ...(uses.objects && { CV_BUCKET: cvs.bucketName }),
    ...(uses.tasks && { TASKS_QUEUE_URL: queues.tasks.queueUrl }),
    ...(uses.scoring && { SCORING_QUEUE_URL: queues.scoring.queueUrl }),
    ...(uses.receivedMail && { MAIL_QUEUE_URL: queues.mail.queueUrl }),
    ...(uses.users && {
      USER_POOL_ID: needIdentity(identity).pool.userPoolId,
      USER_POOL_CLIENT_ID: needIdentity(identity).client.userPoolClientId,
    }),
    ...(uses.federation && federationEnvironment(settings, needIdentity(identity).federation)),
    ...(uses.mail && { MAIL_FROM: settings.mailFrom }),
    ...(uses.support && { SUPPORT_EMAIL: settings.supportEmail }),
    ...(uses.contact && { CONTACT_EMAIL: settings.contactEmail }),
    ...(uses.sessionSecret && { SESSION_SECRET_ID: sessionSecret.secretArn }),
    ...(uses.model && settings.model && modelEnvironment(settings.model, settings)),
    ...(uses.payments && paymentsEnvironment(settings)),
    ...(uses.siteUrl && { SITE_URL: settings.siteUrl }),
    ...(uses.mailboxes && { MAILBOX_DOMAIN: settings.mailboxDomain }),
    ...(uses.edgeKey && { EDGE_KEY_SECRET_ID: edgeKey.secretArn }),
    ...(uses.extension && {
      EXTENSION_IDS: settings.extension.chromiumIds.join(","),
      EXTENSION_GECKO_IDS: settings.extension.geckoIds.join(","),
    }),
    ...(uses.appConfig && { APP_CONFIG: JSON.stringify(siteConfigOf(settings)) }),
    ...(uses.realtime && { REALTIME_ENDPOINT: needRealtime(realtime).callbackUrl }),
  };
}

function modelEnvironment({ name, baseUrl }: Model, settings: Settings): Record<string, string> {
  return {
    OPENAI_API_KEY_SECRET_ID: modelKeyName(settings),
    OPENAI_MODEL: name,
    ...(baseUrl && { OPENAI_BASE_URL: baseUrl }),
  };
}

function paymentsEnvironment(settings: Settings): Record<string, string> {
  const { automaticTax, apiUrl } = settings.payments;
  return {
    STRIPE_KEY_SECRET_ID: stripeKeyName(settings),
    STRIPE_WEBHOOK_SECRET_ID: stripeWebhookSecretName(settings),
    AUTOMATIC_TAX: String(automaticTax),
    ...(apiUrl && { STRIPE_API_URL: apiUrl }),
  };
}

function needIdentity(identity: Identity | undefined): Identity {
  if (!identity) throw new Error("A trigger of the user pool cannot use the pool: each would need the other to exist first.");
  return identity;
}

function needRealtime(realtime: Realtime | undefined): Realtime {
  if (!realtime) throw new Error("Functions that send to the WebSocket API must be created after it.");
  return realtime;
}

function allow(actions: readonly string[], resources: readonly string[]): PolicyStatement {
  return new PolicyStatement({ effect: Effect.ALLOW, actions: [...actions], resources: [...resources] });
}

function bundleOf(name: Lambda["name"], { built }: Settings): string {
  const folder = join(built, "functions", name);
  if (!existsSync(join(folder, "index.mjs"))) {
    throw new Error(`The function ${name} is not bundled (${folder}/index.mjs is missing): run "node scripts/bundle.ts" first.`);
  }
  return folder;
}
