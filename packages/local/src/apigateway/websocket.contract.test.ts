import { once } from "node:events";
import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GetConnectionCommand,
  GoneException,
  PayloadTooLargeException,
  PostToConnectionCommand,
} from "@aws-sdk/client-apigatewaymanagementapi";
import type { APIGatewayProxyWebsocketEventV2 } from "aws-lambda";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import type { Cloud } from "../cloud/cloud.ts";
import { synthesiseFixture } from "../fixture/app.ts";
import { startTestCloud } from "../testing.ts";

type Event = APIGatewayProxyWebsocketEventV2 & {
  readonly headers?: Record<string, string>;
  readonly requestContext: Record<string, unknown>;
};

let cloud: Cloud;
const errors: unknown[] = [];
const opened: WebSocket[] = [];

beforeAll(async () => {
  cloud = await startTestCloud({ synthesise: synthesiseFixture, onError: (error) => errors.push(error) });
});
afterEach(() => {
  for (const socket of opened.splice(0)) socket.terminate();
  cloud.clock.reset();
});
afterAll(async () => {
  await cloud.stop();
  expect(errors).toEqual([]);
});

const address = (query = "") => `${cloud.url.replace("http", "ws")}/socket${query}`;

/** A connected client, with the messages it gets. */
async function open(query = "", headers: Record<string, string> = {}) {
  const socket = new WebSocket(address(query), { headers });
  opened.push(socket);
  const heard: string[] = [];
  socket.on("message", (data: Buffer) => heard.push(data.toString()));
  await once(socket, "open");
  return { socket, heard, next: () => vi.waitFor(() => heard.shift() ?? Promise.reject(new Error("Nothing came"))) };
}

/** The status and body of a handshake that is refused. */
async function refusalOf(url: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(url, { headers });
  socket.on("error", () => {});
  const [, response] = (await once(socket, "unexpected-response")) as [unknown, AsyncIterable<Buffer> & { statusCode: number }];
  let body = "";
  for await (const chunk of response) body += chunk.toString();
  return { status: response.statusCode, body };
}

/** The events of the socket's function, newest first. */
const told = (connectionId?: string): Event[] =>
  cloud.runs
    .list("fixture-socket")
    .flatMap(({ log }) => /^.*event (\{.*\})$/m.exec(log)?.[1] ?? [])
    .map((json) => JSON.parse(json) as Event)
    .filter(({ requestContext }) => !connectionId || requestContext.connectionId === connectionId);

const toldOf = (eventType: string, connectionId: string) =>
  vi.waitFor(() => {
    const event = told(connectionId).find(({ requestContext }) => requestContext.eventType === eventType);
    return event ?? Promise.reject(new Error(`No ${eventType} was told`));
  });

/** The id of the connection, as its function sees it. */
async function idOf({ socket, next }: Awaited<ReturnType<typeof open>>): Promise<string> {
  socket.send("who?");
  return (JSON.parse(await next()) as Event).requestContext.connectionId;
}

/** AWS's own client, as the operator or exactly as a function. */
function management(functionName?: string) {
  const env = cloud.env(functionName);
  return new ApiGatewayManagementApiClient({
    region: env["AWS_REGION"]!,
    endpoint: cloud.env()["SOCKET_ENDPOINT"]!,
    credentials: { accessKeyId: env["AWS_ACCESS_KEY_ID"]!, secretAccessKey: env["AWS_SECRET_ACCESS_KEY"]! },
    maxAttempts: 2,
  });
}

test("$connect hears who comes, with headers as on the wire and the query", async () => {
  const connection = await open("?ticket=a%20b&many=1&many=2", { origin: "http://elsewhere.example", "user-agent": "test" });
  const connectionId = await idOf(connection);
  const { headers, requestContext, ...event } = await toldOf("CONNECT", connectionId);
  expect(event).toEqual({
    queryStringParameters: { ticket: "a b", many: "2" },
    multiValueQueryStringParameters: { ticket: ["a b"], many: ["1", "2"] },
    multiValueHeaders: expect.objectContaining({ Origin: ["http://elsewhere.example"] }),
    isBase64Encoded: false,
  });
  expect(headers).toMatchObject({ Origin: "http://elsewhere.example", "Sec-WebSocket-Version": "13", "User-Agent": "test" });
  expect(headers!["Host"]).toMatch(/^[a-z0-9]{10}\.execute-api\.us-east-1\.amazonaws\.com$/);
  expect(requestContext).toMatchObject({
    routeKey: "$connect",
    eventType: "CONNECT",
    messageDirection: "IN",
    stage: "socket",
    connectionId: expect.stringMatching(/^[\w-]{15}=$/),
    connectedAt: expect.any(Number),
    requestTimeEpoch: expect.any(Number),
    requestTime: expect.stringMatching(/^\d+\/\w+\/\d{4}:[\d:]+ \+0000$/),
    requestId: expect.any(String),
    apiId: headers!["Host"]!.slice(0, 10),
    domainName: headers!["Host"],
    identity: { sourceIp: expect.any(String), userAgent: "test" },
  });
});

test.for([
  { query: "?status=401", status: 401 },
  { query: "?status=403", status: 403 },
  { query: "?wrong=1", status: 502 },
])(
  "a handshake whose $query makes its function say so is refused with $status, and no end is told",
  async ({ query, status }) => {
    expect(await refusalOf(address(query))).toMatchObject({ status });
    const [refused] = told().filter(({ requestContext }) => requestContext.eventType === "CONNECT");
    await idOf(await open());
    expect(told(refused!.requestContext.connectionId)).toHaveLength(1);
  },
);

test("a foreign Host, another path and a call that is no handshake are refused", async () => {
  expect(await refusalOf(address(), { host: "evil.example" })).toMatchObject({ status: 421 });
  expect(await refusalOf(`${address()}/more`)).toMatchObject({ status: 400 });
  expect(await refusalOf(address().replace("/socket", "/api/items"))).toMatchObject({ status: 400 });
  expect((await fetch(`${cloud.url}/socket`)).status).toBe(426);
});

test("a message goes to the route that its field names, or to $default, and is answered where the route has a response", async () => {
  const connection = await open();
  const { socket, heard, next } = connection;
  socket.send('{"action":{"name":"nowhere"}}');
  expect(JSON.parse(await next())).toMatchObject({
    requestContext: { routeKey: "$default", eventType: "MESSAGE", messageId: expect.any(String) },
    body: '{"action":{"name":"nowhere"}}',
    isBase64Encoded: false,
  });
  socket.send("no JSON");
  expect(JSON.parse(await next())).toMatchObject({ requestContext: { routeKey: "$default" }, body: "no JSON" });
  socket.send('{"action":{"name":"$connect"}}');
  expect(JSON.parse(await next())).toMatchObject({ requestContext: { routeKey: "$default" } });

  socket.send('{"action":{"name":"whisper"}}');
  await vi.waitFor(() => expect(told()[0]!.requestContext["routeKey"]).toBe("whisper"));
  await idOf(connection);
  expect(heard).toEqual([]);
});

test("a function that fails is told to the client", async () => {
  const { socket, next } = await open();
  socket.send('{"action":{"name":"fail"}}');
  expect(JSON.parse(await next())).toEqual({
    message: "Internal server error",
    connectionId: expect.any(String),
    requestId: expect.any(String),
  });
});

test("AWS's own client sends to a connection, looks at it, and ends it", async () => {
  const connection = await open();
  const ConnectionId = await idOf(connection);
  const client = management("fixture-web");
  await client.send(new PostToConnectionCommand({ ConnectionId, Data: '{"for":"you ü"}' }));
  expect(await connection.next()).toBe('{"for":"you ü"}');

  const seen = await client.send(new GetConnectionCommand({ ConnectionId }));
  expect(seen.ConnectedAt).toBeInstanceOf(Date);
  expect(seen.LastActiveAt!.getTime()).toBeGreaterThanOrEqual(seen.ConnectedAt!.getTime());

  const closed = once(connection.socket, "close");
  await client.send(new DeleteConnectionCommand({ ConnectionId }));
  expect((await closed)[0]).toBe(1000);
  expect((await toldOf("DISCONNECT", ConnectionId)).requestContext).toMatchObject({
    routeKey: "$disconnect",
    disconnectStatusCode: 1000,
  });
  await expect(client.send(new PostToConnectionCommand({ ConnectionId, Data: "late" }))).rejects.toThrow(GoneException);
});

test("a message over 128 kB is refused in both directions", async () => {
  const connection = await open();
  const ConnectionId = await idOf(connection);
  const tooLong = "x".repeat(128 * 1024 + 1);
  await expect(management().send(new PostToConnectionCommand({ ConnectionId, Data: tooLong }))).rejects.toThrow(
    PayloadTooLargeException,
  );
  const closed = once(connection.socket, "close");
  connection.socket.send(tooLong);
  expect((await closed)[0]).toBe(1009);
});

test("a binary frame ends the connection", async () => {
  const { socket } = await open();
  const closed = once(socket, "close");
  socket.send(Buffer.from([1, 2, 3]));
  expect((await closed)[0]).toBe(1003);
});

test("a role without the grant may not send, and nobody may without a signature", async () => {
  const connection = await open();
  const ConnectionId = await idOf(connection);
  await expect(management("fixture-socket").send(new PostToConnectionCommand({ ConnectionId, Data: "x" }))).rejects.toMatchObject(
    {
      name: "AccessDeniedException",
      message: expect.stringContaining("execute-api:ManageConnections"),
    },
  );
  const url = `${cloud.env()["SOCKET_ENDPOINT"]}/@connections/${encodeURIComponent(ConnectionId)}`;
  expect((await fetch(url, { method: "POST", body: "x" })).status).toBe(403);
  expect(connection.heard).toEqual([]);
});

test("a connection that nobody has is gone, whatever its id looks like", async () => {
  for (const ConnectionId of ["AAAAAAAAAAAAAAA=", "a/b", "ü"]) {
    await expect(management().send(new PostToConnectionCommand({ ConnectionId, Data: "x" }))).rejects.toThrow(GoneException);
  }
});

test("$disconnect hears of a client that vanishes", async () => {
  const connection = await open();
  const connectionId = await idOf(connection);
  connection.socket.terminate();
  expect((await toldOf("DISCONNECT", connectionId)).requestContext).toMatchObject({ disconnectStatusCode: 1006 });
});

test("after ten silent minutes, and after two hours, a connection is ended", async () => {
  const silent = await open();
  const closed = once(silent.socket, "close");
  cloud.clock.advance(11 * 60_000);
  expect((await closed)[0]).toBe(1001);

  const busy = await open();
  const ended = once(busy.socket, "close");
  for (let minutes = 0; minutes < 117; minutes += 9) {
    cloud.clock.advance(9 * 60_000);
    await idOf(busy);
  }
  expect(busy.socket.readyState).toBe(WebSocket.OPEN);
  cloud.clock.advance(9 * 60_000);
  expect((await ended)[0]).toBe(1001);
});

test("a cloud that stops says so to its clients, and to $disconnect", async () => {
  const own = await startTestCloud({ synthesise: synthesiseFixture, onError: (error) => errors.push(error) });
  const socket = new WebSocket(`${own.url.replace("http", "ws")}/socket`);
  await once(socket, "open");
  const closed = once(socket, "close");
  await own.stop();
  expect((await closed)[0]).toBe(1001);
  expect(own.runs.list("fixture-socket")[0]!.log).toContain('"eventType":"DISCONNECT"');
});
