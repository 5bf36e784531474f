/** The interface of every stand-in for an AWS service. One HTTP endpoint serves all but S3, which has a port of its own; see endpoint.ts. */

/** A statement of an IAM policy in the templates, intrinsics resolved. */
export interface Statement {
  readonly effect: "Allow" | "Deny";
  readonly actions: readonly string[];
  readonly resources: readonly string[];
  /** As in IAM: operator -> condition key -> values. */
  readonly conditions?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/** A caller: a Lambda function's role, or the operator (tests, seeds, the console), whose statements allow everything. */
export interface Principal {
  readonly name: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly statements: readonly Statement[];
}

/** All callers, by access key id. Its owner may add to it while the services run. */
export type Principals = ReadonlyMap<string, Principal>;

/** A request whose body has been read and whose signature has been verified. */
export interface AwsRequest {
  readonly method: string;
  /** Raw, still percent-encoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Aborted when the caller has hung up or the endpoint stops. */
  readonly signal: AbortSignal;
}

export interface AwsReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** A permission that a call needs, checked against the caller's statements before the call is answered. */
export interface Need {
  /** "dynamodb:PutItem" */
  readonly action: string;
  /** ARN */
  readonly resource: string;
  /** Condition keys of the call, e.g. "ses:FromAddress". */
  readonly context?: Readonly<Record<string, readonly string[]>>;
}

export interface Service {
  /** The service name of the signature's credential scope: dynamodb, sqs, ses, cognito-idp, secretsmanager. */
  readonly signingName: string;
  /** False for a call of another API with the same signing name. Absent: always true. */
  handles?(request: Pick<AwsRequest, "method" | "path" | "headers">): boolean;
  /** True for a call that AWS answers without a signature (Cognito's InitiateAuth, its JWKS). Absent: never. */
  isPublic?(request: AwsRequest): boolean;
  /** Throws a `Refusal` for a call it cannot read or does not know. */
  needs(request: AwsRequest): readonly Need[];
  /** A thrown `Refusal` is answered through `refusal`; anything else is a 500. Public calls come as `ANONYMOUS`. */
  answer(request: AwsRequest, principal: Principal): Promise<AwsReply>;
  /** An error in the service's own form, e.g. AccessDeniedException as JSON. */
  refusal(code: string, message: string, status: number): AwsReply;
  /** May be called twice. */
  stop?(): Promise<void>;
}

/** The caller of a public call. */
export const ANONYMOUS: Principal = { name: "anonymous", accessKeyId: "", secretAccessKey: "", statements: [] };

/** A call that AWS would refuse. `code` is AWS's error code, `status` the HTTP status it comes with. */
export class Refusal extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status = 400) {
    super(message);
    this.name = "Refusal";
    this.code = code;
    this.status = status;
  }
}

/** The product's clock: real time plus the persisted offset of POST /_local/clock. Milliseconds since 1970. */
export interface Clock {
  now(): number;
}

export const REGION = "us-east-1";
export const ACCOUNT_ID = "000000000000";
