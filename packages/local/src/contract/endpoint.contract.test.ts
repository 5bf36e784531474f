import { request } from "node:http";
import { CognitoIdentityProviderClient, InitiateAuthCommand, ListUsersCommand } from "@aws-sdk/client-cognito-identity-provider";
import { GetItemCommand, ListTablesCommand } from "@aws-sdk/client-dynamodb";
import { GetSecretValueCommand } from "@aws-sdk/client-secrets-manager";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { jsonRefusal, jsonReply, operationOf } from "../kernel/json-protocol.ts";
import { Refusal, type Service } from "../kernel/service.ts";
import { sha256 } from "../kernel/sigv4.ts";
import { TABLE, aPrincipal, allow, clientsOf, operator, startServices, type Cloud } from "./services.ts";

/** A service with one public call and one that fails on our side. */
const greeter: Service = {
  signingName: "cognito-idp",
  isPublic: (call) => operationOf(call) === "InitiateAuth" || call.path.endsWith("/jwks.json"),
  needs(call) {
    if (operationOf(call) === "ListUsers") return [{ action: "cognito-idp:ListUsers", resource: "*" }];
    throw new Refusal("UnknownOperationException", "no such operation");
  },
  answer(call, principal) {
    if (operationOf(call) === "ListUsers") throw new TypeError("our own mistake");
    return Promise.resolve(jsonReply("1.1", { ChallengeName: principal.name }));
  },
  refusal: (code, message, status) => jsonRefusal("1.1", code, message, status),
};

let cloud: Cloud;
beforeAll(async () => {
  cloud = await startServices({ services: [greeter] });
});
afterAll(() => cloud.stop());

describe("signatures", () => {
  test("a key that nobody holds", async () => {
    const { dynamodb } = clientsOf(cloud, aPrincipal("nobody", allow("*")));
    await expect(dynamodb.send(new ListTablesCommand({}))).rejects.toMatchObject({ name: "UnrecognizedClientException" });
  });

  test("a key with another's secret", async () => {
    const { dynamodb } = clientsOf(cloud, { ...operator, secretAccessKey: "guessed" });
    await expect(dynamodb.send(new ListTablesCommand({}))).rejects.toMatchObject({ name: "InvalidSignatureException" });
  });

  test("a body that was changed on the way", async () => {
    const { secrets } = clientsOf(cloud);
    secrets.middlewareStack.add(
      (next) => (args) => {
        const sent = args.request as { body: string };
        sent.body = sent.body.replace("plain", "other");
        return next(args);
      },
      { step: "finalizeRequest", priority: "low" },
    );
    await expect(secrets.send(new GetSecretValueCommand({ SecretId: "contract/plain" }))).rejects.toMatchObject({
      name: "InvalidSignatureException",
    });
  });

  test("a signature for another service does not open this one", async () => {
    const { dynamodb } = clientsOf(cloud);
    dynamodb.middlewareStack.add(
      (next) => (args) => {
        const { headers } = args.request as { headers: Record<string, string> };
        headers["authorization"] = (headers["authorization"] ?? "").replace("/dynamodb/", "/secretsmanager/");
        return next(args);
      },
      { step: "finalizeRequest", priority: "low" },
    );
    await expect(dynamodb.send(new ListTablesCommand({}))).rejects.toMatchObject({ name: "InvalidSignatureException" });
  });

  test.for([
    ["six minutes late", -6],
    ["six minutes early", 6],
  ] as const)("a request that comes %s is refused", async ([, minutes]) => {
    const { dynamodb } = clientsOf(cloud);
    dynamodb.config.systemClockOffset = minutes * 60_000;
    dynamodb.config.maxAttempts = () => Promise.resolve(1);
    await expect(dynamodb.send(new ListTablesCommand({}))).rejects.toMatchObject({ name: "InvalidSignatureException" });
  });

  test("four minutes are tolerated", async () => {
    const { dynamodb } = clientsOf(cloud);
    dynamodb.config.systemClockOffset = -4 * 60_000;
    await dynamodb.send(new ListTablesCommand({}));
  });

  test("a client of real time finds its way when the product's clock is moved", async () => {
    cloud.clock.offset = 8 * 86_400_000;
    try {
      const { dynamodb } = clientsOf(cloud);
      await dynamodb.send(new ListTablesCommand({}));
      expect(cloud.calls.slice(-2).map(({ status }) => status)).toEqual([400, 200]);
    } finally {
      cloud.clock.offset = 0;
    }
  });

  test("no signature at all", async () => {
    const response = await fetch(cloud.url, {
      method: "POST",
      headers: { "X-Amz-Target": "DynamoDB_20120810.ListTables" },
      body: "{}",
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ __type: "MissingAuthenticationTokenException" });
  });

  test.for([
    ["nonsense", "nonsense"],
    [
      "another region",
      `AWS4-HMAC-SHA256 Credential=AKIAOPERATOR/20261120/eu-west-1/dynamodb/aws4_request, SignedHeaders=host, Signature=${sha256("")}`,
    ],
    [
      "no host among the signed headers",
      `AWS4-HMAC-SHA256 Credential=AKIAOPERATOR/20261120/us-east-1/dynamodb/aws4_request, SignedHeaders=x-amz-date, Signature=${sha256("")}`,
    ],
    [
      "a short signature",
      `AWS4-HMAC-SHA256 Credential=AKIAOPERATOR/20261120/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=00`,
    ],
  ] as const)("%s in the Authorization header", async ([, authorization]) => {
    const response = await fetch(cloud.url, {
      method: "POST",
      headers: { authorization, "x-amz-date": "20261120T000000Z" },
      body: "{}",
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(await response.json()).toHaveProperty("__type");
  });
});

describe("public calls", () => {
  const cognito = () => clientsOf(cloud).cognito;

  test("need no key, and come as nobody", async () => {
    const anonymous = new CognitoIdentityProviderClient({ endpoint: cloud.url, region: "us-east-1" });
    const answer = await anonymous.send(new InitiateAuthCommand({ AuthFlow: "CUSTOM_AUTH", ClientId: "c", AuthParameters: {} }));
    expect(answer.ChallengeName).toBe("anonymous");
    expect((await fetch(`${cloud.url}/us-east-1_abc/.well-known/jwks.json`)).status).toBe(200);
  });

  test("are all that comes without a key", async () => {
    const response = await fetch(cloud.url, {
      method: "POST",
      headers: { "X-Amz-Target": "AWSCognitoIdentityProviderService.ListUsers" },
      body: "{}",
    });
    expect(response.status).toBe(403);
  });

  test("a failure of ours is a 500 in the service's shape, and logged", async () => {
    await expect(cognito().send(new ListUsersCommand({ UserPoolId: "p" }))).rejects.toMatchObject({
      name: "InternalServerError",
    });
    expect(cloud.calls.at(-1)?.error).toBeInstanceOf(TypeError);
  });
});

test("who is granted nothing is told what was missing", async () => {
  const { dynamodb } = clientsOf(cloud, cloud.someone());
  const get = new GetItemCommand({ TableName: TABLE, Key: { pk: { S: "a" }, sk: { S: "a" } } });
  await expect(dynamodb.send(get)).rejects.toMatchObject({
    name: "AccessDeniedException",
    message: expect.stringContaining(`dynamodb:GetItem on resource: arn:aws:dynamodb`),
  });
});

test("a grant with a condition that is not understood is a failure of ours, and no grant", async () => {
  const { dynamodb } = clientsOf(
    cloud,
    cloud.someone({ ...allow("*"), conditions: { DateLessThan: { "aws:CurrentTime": ["2030-01-01"] } } }),
  );
  await expect(dynamodb.send(new ListTablesCommand({}))).rejects.toMatchObject({ name: "InternalServerError" });
  expect(String(cloud.calls.at(-1)?.error)).toContain("DateLessThan");
});

test("a page whose name was rebound to loopback is not answered", async () => {
  for (const url of [cloud.url, cloud.s3.url]) {
    const status = await new Promise((resolve, reject) => {
      const sent = request(url, { headers: { Host: "evil.example" } }, (response) => resolve(response.resume().statusCode));
      sent.on("error", reject).end();
    });
    expect(status).toBe(421);
  }
});

test("a body of 17 MB is refused, and the sender hears it", async () => {
  const response = await fetch(cloud.url, {
    method: "POST",
    headers: { "X-Amz-Target": "DynamoDB_20120810.PutItem" },
    body: Buffer.alloc(17 * 1024 * 1024),
  });
  expect(response.status).toBe(413);
});
