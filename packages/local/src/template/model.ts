/** The resources of the templates, in the form in which the local cloud provides them. All intrinsics are resolved. */
import type { CorsRule } from "../s3/server.ts";
import type { Statement } from "../kernel/service.ts";

export interface Table {
  readonly name: string;
  readonly arn: string;
  /** In CloudFormation's form: KeySchema, AttributeDefinitions, GlobalSecondaryIndexes, TimeToLiveSpecification… */
  readonly properties: Readonly<Record<string, unknown>>;
}

export interface Bucket {
  readonly name: string;
  readonly arn: string;
  readonly regionalDomainName: string;
  readonly cors: readonly CorsRule[];
  readonly notifications: readonly Notification[];
}

/** An S3 event notification to a queue. */
export interface Notification {
  /** "s3:ObjectCreated:*" */
  readonly events: readonly string[];
  readonly queueArn: string;
  readonly prefix: string;
  readonly suffix: string;
}

export interface Queue {
  readonly name: string;
  readonly arn: string;
  readonly visibilityTimeoutSeconds: number;
  readonly retentionSeconds: number;
  readonly delaySeconds: number;
  readonly receiveWaitSeconds: number;
  readonly redrive?: { readonly deadLetterArn: string; readonly maxReceiveCount: number };
}

export interface LambdaFunction {
  readonly name: string;
  readonly arn: string;
  /** Folder of the asset. */
  readonly codeFolder: string;
  /** "index.handler" */
  readonly handler: string;
  readonly memoryMb: number;
  readonly timeoutSeconds: number;
  readonly environment: Readonly<Record<string, string>>;
  readonly logGroup: string;
  /** Undefined when the template reserves none. */
  readonly reservedConcurrency?: number;
  /** The statements of its role. */
  readonly statements: readonly Statement[];
}

export interface EventSource {
  readonly queueArn: string;
  readonly functionName: string;
  readonly batchSize: number;
  readonly windowSeconds: number;
  readonly maximumConcurrency?: number;
  readonly reportsBatchItemFailures: boolean;
}

/** Runs a function at a time of every day (UTC), or every so many minutes. */
export interface Schedule {
  readonly name: string;
  readonly arn: string;
  readonly functionName: string;
  readonly at: { readonly hour: number; readonly minute: number } | { readonly everyMinutes: number };
}

export interface HttpApi {
  readonly id: string;
  readonly name: string;
  /** Host name of CloudFront's origin. */
  readonly domainName: string;
  readonly routes: readonly {
    readonly routeKey: string;
    readonly functionName: string;
    readonly timeoutMs: number;
    /** The route's own limit; without one it shares the stage's. */
    readonly throttling?: Throttling;
  }[];
  readonly throttling?: Throttling;
}

export interface Throttling {
  readonly burst: number;
  readonly perSecond: number;
}

export interface WebSocketApi {
  readonly id: string;
  readonly name: string;
  /** Host name of CloudFront's origin. */
  readonly domainName: string;
  /** The path of its handshake. */
  readonly stage: string;
  /** Place of the route's name in a message: ["type"] for `$request.body.type`. */
  readonly routeSelection: readonly string[];
  readonly routes: readonly {
    readonly routeKey: string;
    readonly functionName: string;
    /** True where the function's answer is sent to the client. */
    readonly answers: boolean;
  }[];
  readonly throttling?: Throttling;
}

export type Trigger = "DefineAuthChallenge" | "CreateAuthChallenge" | "VerifyAuthChallengeResponse" | "PreTokenGeneration";

export interface UserPool {
  readonly id: string;
  readonly arn: string;
  readonly triggers: Readonly<Partial<Record<Trigger, string>>>;
  /** True where an e-mail address is the sign-in name (UsernameAttributes). */
  readonly signInByEmail: boolean;
  readonly clients: readonly UserPoolClient[];
  readonly providers: readonly IdentityProvider[];
  /** Prefix of its hosted domain. */
  readonly domain?: string;
}

/** A provider that signs people in to a pool: Google, or any issuer of OpenID Connect. */
export interface IdentityProvider {
  readonly name: string;
  readonly type: "Google" | "OIDC";
  readonly clientId: string;
  /** A text, or a reference to a secret. */
  readonly clientSecret: string;
  readonly scopes: string;
  /** Claim of the provider, by the user's attribute. */
  readonly mapping: Readonly<Record<string, string>>;
  /** Of a provider of OpenID Connect. Google's are known. */
  readonly endpoints?: ProviderEndpoints;
}

export interface ProviderEndpoints {
  readonly issuer: string;
  readonly authorize: string;
  readonly token: string;
  readonly userInfo: string;
  readonly keys: string;
}

export interface UserPoolClient {
  readonly id: string;
  readonly authFlows: readonly string[];
  readonly accessTokenSeconds: number;
  readonly idTokenSeconds: number;
  readonly refreshTokenSeconds: number;
  readonly authSessionSeconds: number;
  readonly hidesUserExistence: boolean;
  /** Sign-in through the pool's hosted domain; absent where the client does not have it. */
  readonly hosted?: HostedSignIn;
}

export interface HostedSignIn {
  readonly callbackUrls: readonly string[];
  readonly logoutUrls: readonly string[];
  readonly scopes: readonly string[];
  /** Names of the providers that the client may use. */
  readonly providers: readonly string[];
}

interface Secret {
  readonly name: string;
  readonly arn: string;
  /** The template's GenerateSecretString. */
  readonly generate: Readonly<Record<string, unknown>>;
}

/** A receipt rule of SES: recipients, and the bucket that stores their mail. */
export interface ReceiptRule {
  /** Domains ("jobs.example"), domains below one (".example") and addresses; an empty list for all recipients. */
  readonly recipients: readonly string[];
  /** True where the rule scans for spam and viruses. */
  readonly scans: boolean;
  readonly store: { readonly bucketName: string; readonly keyPrefix: string; readonly topicArn: string };
}

export interface Topic {
  readonly arn: string;
  /** Names of the subscribed queues, which get each message unchanged. */
  readonly queues: readonly string[];
}

interface Origin {
  readonly id: string;
  readonly domainName: string;
  /** A value may be a reference to a secret: `{{resolve:secretsmanager:ARN:SecretString:::}}`. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Two origins: the second answers what the first answers with one of these statuses. */
export interface OriginGroup {
  readonly id: string;
  readonly first: string;
  readonly second: string;
  readonly statuses: readonly number[];
}

export interface Behaviour {
  /** "*" for the default one. */
  readonly pathPattern: string;
  readonly originId: string;
  readonly allowedMethods: readonly string[];
  readonly compresses: boolean;
  /** Sources of the CloudFront functions. */
  readonly edge: Readonly<Partial<Record<EdgeEvent, string>>>;
  readonly responseHeaders: readonly ResponseHeader[];
}

type EdgeEvent = "viewer-request" | "viewer-response";

export interface ResponseHeader {
  readonly name: string;
  readonly value: string;
  /** True where it replaces a header of the origin. */
  readonly override: boolean;
}

export interface Distribution {
  readonly origins: readonly Origin[];
  readonly originGroups: readonly OriginGroup[];
  /** In order of precedence; the default one last. */
  readonly behaviours: readonly Behaviour[];
  /** Seconds for which errors are kept, by status, where it differs from ten. */
  readonly errorTtls: ReadonlyMap<number, number>;
}

/** Files that a deployment puts into a bucket. */
export interface SiteDeployment {
  readonly bucketName: string;
  /** Asset folders; a file of a later one replaces that of an earlier one. */
  readonly folders: readonly string[];
  /** Put before each file's path, without a slash at its end. */
  readonly keyPrefix: string;
  /** Paths left out; `*` stands for anything. */
  readonly exclude: readonly string[];
  readonly cacheControl?: string;
}

export interface Model {
  readonly tables: Table[];
  readonly buckets: Bucket[];
  readonly queues: Queue[];
  readonly functions: LambdaFunction[];
  readonly eventSources: EventSource[];
  readonly schedules: Schedule[];
  readonly httpApis: HttpApi[];
  readonly webSocketApis: WebSocketApi[];
  readonly userPools: UserPool[];
  readonly secrets: Secret[];
  /** Addresses and domains that may send. */
  readonly mailIdentities: string[];
  /** The rules of the active rule set, in their order. */
  readonly receiptRules: ReceiptRule[];
  readonly topics: Topic[];
  readonly distributions: Distribution[];
  readonly siteDeployments: SiteDeployment[];
}
