/**
 * A loopback stand-in for the AWS calls of a deploy: get the caller's identity, assume a role, read the bootstrap version, upload
 * assets, create stacks. It accepts every signature and creates nothing; it records its input for the rehearsal to check.
 */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

const ACCOUNT = "123456789012";
const BOOTSTRAP_VERSION = "28";

export interface FakeAws {
  readonly url: string;
  /** Stack name -> the address of the template it was created with. */
  readonly stacks: ReadonlyMap<string, string>;
  /** "/BUCKET/KEY" -> the uploaded bytes. */
  readonly objects: ReadonlyMap<string, Buffer>;
  /** Calls that are not implemented, which were answered with an error. */
  readonly unknown: readonly string[];
  stop(): Promise<void>;
}

interface Call {
  readonly method: string;
  /** Decoded, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly target: string;
  readonly body: Buffer;
}

interface Reply {
  readonly status?: number;
  readonly type?: "text/xml" | "application/x-amz-json-1.1";
  readonly body?: string | Buffer;
  readonly headers?: Record<string, string>;
}

export async function startFakeAws(): Promise<FakeAws> {
  const stacks = new Map<string, string>();
  const objects = new Map<string, Buffer>();
  const unknown: string[] = [];
  const refused = (call: string): Reply => {
    unknown.push(call);
    return { status: 400, body: error("NotImplemented", call) };
  };

  const answer = (call: Call): Reply => {
    if (call.target) return answerJson(call) ?? refused(call.target);
    const form = new URLSearchParams(call.path === "/" && call.method === "POST" ? call.body.toString("utf8") : "");
    const action = form.get("Action");
    if (action) return answerQuery(action, form, stacks) ?? refused(action);
    return answerS3(call, objects) ?? refused(`S3 ${call.method} ${call.path}?${call.query.toString()}`);
  };

  const server = createServer((request, response) => {
    void readCall(request).then((call) => {
      const { status = 200, type = "text/xml", body = "", headers = {} } = answer(call);
      response.writeHead(status, { "content-type": type, "x-amzn-requestid": "rehearsal", ...headers }).end(body);
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stacks,
    objects,
    unknown,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://127.0.0.1");
  return {
    method: request.method ?? "GET",
    path: decodeURIComponent(pathname),
    query: searchParams,
    target: String(request.headers["x-amz-target"] ?? ""),
    body: Buffer.concat(chunks),
  };
}

/** Services with a JSON protocol: only Systems Manager, which holds the account's bootstrap version. */
function answerJson({ target, body }: Call): Reply | undefined {
  if (target !== "AmazonSSM.GetParameter") return undefined;
  const { Name } = JSON.parse(body.toString("utf8")) as { Name: string };
  const parameter = { Parameter: { Name, Type: "String", Value: BOOTSTRAP_VERSION } };
  return { type: "application/x-amz-json-1.1", body: JSON.stringify(parameter) };
}

/** Services with the query protocol: STS and CloudFormation. A stack is complete as soon as it is created. */
function answerQuery(action: string, form: URLSearchParams, stacks: Map<string, string>): Reply | undefined {
  const name = form.get("StackName") ?? "";
  switch (action) {
    case "GetCallerIdentity":
      return result(
        action,
        `<Account>${ACCOUNT}</Account><UserId>rehearsal</UserId><Arn>arn:aws:iam::${ACCOUNT}:user/rehearsal</Arn>`,
      );
    case "AssumeRole":
      return result(
        action,
        `<Credentials><AccessKeyId>ASIAREHEARSAL</AccessKeyId><SecretAccessKey>rehearsal</SecretAccessKey>` +
          `<SessionToken>rehearsal</SessionToken><Expiration>2099-01-01T00:00:00Z</Expiration></Credentials>` +
          `<AssumedRoleUser><AssumedRoleId>rehearsal</AssumedRoleId><Arn>${form.get("RoleArn")}</Arn></AssumedRoleUser>`,
      );
    case "CreateStack":
      stacks.set(name, form.get("TemplateURL") ?? "");
      return result(action, `<StackId>${stackArn(name)}</StackId>`);
    case "DescribeStacks": {
      const outputs = BOOTSTRAP_OUTPUTS[name];
      if (!outputs && !stacks.has(name))
        return { status: 400, body: error("ValidationError", `Stack with id ${name} does not exist`) };
      const members = Object.entries(outputs ?? {}).map(
        ([key, value]) => `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`,
      );
      return result(
        action,
        `<Stacks><member><StackName>${name}</StackName><StackId>${stackArn(name)}</StackId><StackStatus>CREATE_COMPLETE</StackStatus>` +
          `<CreationTime>2026-01-01T00:00:00Z</CreationTime><Outputs>${members.join("")}</Outputs></member></Stacks>`,
      );
    }
    case "DescribeStackResources":
      return result(action, "<StackResources/>");
    case "DescribeStackEvents":
      return result(action, "<StackEvents/>");
    default:
      return undefined;
  }
}

/** The two stacks that prepare an account for the CDK and for SST. */
const BOOTSTRAP_OUTPUTS: Record<string, Record<string, string>> = {
  CDKToolkit: { BootstrapVersion: BOOTSTRAP_VERSION, BucketName: `cdk-hnb659fds-assets-${ACCOUNT}-eu-central-1` },
  SSTBootstrap: { Version: "7.4", BucketName: "sstbootstrap-rehearsal" },
};

/** S3 with path-style addresses; accepts uploads whole or in parts. */
function answerS3({ method, path, query, body }: Call, objects: Map<string, Buffer>): Reply | undefined {
  const uploadId = query.get("uploadId");
  if (method === "PUT" && uploadId) {
    objects.set(`${path}#${query.get("partNumber")?.padStart(5, "0")}`, body);
    return { headers: { etag: '"part"' } };
  }
  if (method === "PUT") {
    objects.set(path, body);
    return { headers: { etag: '"whole"' } };
  }
  if (method === "POST" && query.has("uploads")) {
    return { body: "<InitiateMultipartUploadResult><UploadId>rehearsal</UploadId></InitiateMultipartUploadResult>" };
  }
  if (method === "POST" && uploadId) {
    const parts = [...objects.keys()].filter((key) => key.startsWith(`${path}#`)).toSorted();
    objects.set(path, Buffer.concat(parts.map((part) => objects.get(part) ?? Buffer.alloc(0))));
    for (const part of parts) objects.delete(part);
    return { body: '<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>' };
  }
  if (method === "GET" && query.has("location")) return { body: "<LocationConstraint>eu-central-1</LocationConstraint>" };
  if (method === "GET" && query.has("encryption")) {
    return {
      body:
        "<ServerSideEncryptionConfiguration><Rule><ApplyServerSideEncryptionByDefault><SSEAlgorithm>AES256</SSEAlgorithm>" +
        "</ApplyServerSideEncryptionByDefault></Rule></ServerSideEncryptionConfiguration>",
    };
  }
  if (method === "GET" && query.get("list-type") === "2") {
    const prefix = query.get("prefix") ?? "";
    const keys = [...objects.entries()].filter(([key]) => key.startsWith(`${path.replace(/\/$/u, "")}/${prefix}`));
    const contents = keys.map(
      ([key, { length }]) => `<Contents><Key>${key.split("/").slice(2).join("/")}</Key><Size>${length}</Size></Contents>`,
    );
    return { body: `<ListBucketResult><KeyCount>${keys.length}</KeyCount>${contents.join("")}</ListBucketResult>` };
  }
  if (method === "GET" || method === "HEAD") {
    const object = objects.get(path);
    return object ? { body: object } : { status: 404, body: error("NoSuchKey", path) };
  }
  return undefined;
}

const stackArn = (name: string) => `arn:aws:cloudformation:eu-central-1:${ACCOUNT}:stack/${name}/rehearsal`;
const result = (action: string, xml: string): Reply => ({
  body: `<${action}Response><${action}Result>${xml}</${action}Result></${action}Response>`,
});
const error = (code: string, message: string) =>
  `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`;
