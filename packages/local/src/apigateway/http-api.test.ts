import { setTimeout } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import type { Invocation } from "../lambda/lambda.ts";
import type { Throttling } from "../template/model.ts";
import { HttpApi, LONGEST_BODY_BYTES } from "./http-api.ts";
import { type ApiRequest, eventOf, replyOf } from "./payload.ts";
import { Routes } from "./routes.ts";

const request = (more: Partial<ApiRequest> = {}): ApiRequest => ({
  method: "GET",
  path: "/api/jobs",
  query: "",
  headers: {},
  body: Buffer.alloc(0),
  sourceIp: "127.0.0.1",
  ...more,
});

describe("the most specific route wins", () => {
  const routes = new Routes(
    [
      "GET /api/jobs/{jobId}",
      "GET /api/jobs/drafts",
      "ANY /api/jobs/{jobId}",
      "GET /api/{proxy+}",
      "POST /api/jobs/{jobId}/uploads/{cvId}",
      "$default",
    ].map((routeKey) => ({ routeKey })),
  );

  test.for([
    { method: "GET", path: "/api/jobs/drafts", routeKey: "GET /api/jobs/drafts", pathParameters: {} },
    { method: "GET", path: "/api/jobs/j%201", routeKey: "GET /api/jobs/{jobId}", pathParameters: { jobId: "j 1" } },
    { method: "DELETE", path: "/api/jobs/j1", routeKey: "ANY /api/jobs/{jobId}", pathParameters: { jobId: "j1" } },
    {
      method: "POST",
      path: "/api/jobs/j/uploads/c",
      routeKey: "POST /api/jobs/{jobId}/uploads/{cvId}",
      pathParameters: { jobId: "j", cvId: "c" },
    },
    { method: "GET", path: "/api/a/b/c", routeKey: "GET /api/{proxy+}", pathParameters: { proxy: "a/b/c" } },
    { method: "POST", path: "/api/jobs/", routeKey: "$default", pathParameters: {} },
    { method: "GET", path: "/other", routeKey: "$default", pathParameters: {} },
  ])("$method $path -> $routeKey", ({ method, path, ...found }) => {
    expect(routes.find(method, path)).toMatchObject({
      route: { routeKey: found.routeKey },
      pathParameters: found.pathParameters,
    });
  });

  test("without a default one, others are not found", () => {
    expect(new Routes([{ routeKey: "GET /a/{b}" }]).find("GET", "/a/")).toBeUndefined();
    expect(new Routes([{ routeKey: "GET /a" }]).find("POST", "/a")).toBeUndefined();
  });
});

describe("payload format 2.0", () => {
  const context = {
    apiId: "api",
    domainName: "api.example",
    routeKey: "GET /api/jobs",
    pathParameters: {},
    requestId: "r",
    now: Date.UTC(2026, 10, 20, 18, 5, 9),
  };

  test("an event has cookies apart, headers joined and the query twice", () => {
    const event = eventOf(
      request({
        query: "a=1&a=2&b=%C3%BC",
        headers: { cookie: "one=1; two=2", accept: "text/html", "x-many": ["a", "b"], "user-agent": "test" },
      }),
      { ...context, pathParameters: { jobId: "j1" } },
    );
    expect(event).toMatchObject({
      version: "2.0",
      routeKey: "GET /api/jobs",
      rawPath: "/api/jobs",
      rawQueryString: "a=1&a=2&b=%C3%BC",
      cookies: ["one=1", "two=2"],
      headers: { accept: "text/html", "x-many": "a,b", "user-agent": "test" },
      queryStringParameters: { a: "1,2", b: "ü" },
      pathParameters: { jobId: "j1" },
      requestContext: {
        stage: "$default",
        time: "20/Nov/2026:18:05:09 +0000",
        timeEpoch: context.now,
        http: { method: "GET", path: "/api/jobs", protocol: "HTTP/1.1", sourceIp: "127.0.0.1", userAgent: "test" },
      },
      isBase64Encoded: false,
    });
    expect(event.headers).not.toHaveProperty("cookie");
    expect(event).not.toHaveProperty("body");
  });

  test.for([
    { type: "application/json", body: '{"a":"ü"}', isBase64Encoded: false },
    { type: "text/plain; charset=utf-8", body: "ü", isBase64Encoded: false },
    { type: "application/problem+json", body: "{}", isBase64Encoded: false },
    { type: "application/octet-stream", body: "abc", isBase64Encoded: true },
    { type: "application/x-www-form-urlencoded", body: "a=b", isBase64Encoded: true },
  ])("a body of $type is base64: $isBase64Encoded", ({ type, body, isBase64Encoded }) => {
    const event = eventOf(request({ method: "POST", headers: { "content-type": type }, body: Buffer.from(body) }), context);
    expect(event).toMatchObject({ isBase64Encoded, body: isBase64Encoded ? Buffer.from(body).toString("base64") : body });
  });

  test("an answer may be a response, a bare value, or nothing", () => {
    expect(replyOf('{"statusCode":201,"headers":{"X-A":1},"cookies":["a=1","b=2"],"body":"ok"}')).toMatchObject({
      status: 201,
      headers: { "x-a": "1", "set-cookie": ["a=1", "b=2"] },
      body: Buffer.from("ok"),
    });
    expect(replyOf('{"statusCode":200,"body":"AP8=","isBase64Encoded":true}')?.body).toEqual(Buffer.from([0, 255]));
    expect(replyOf('{"hello":"world"}')).toMatchObject({
      status: 200,
      headers: { "content-type": "application/json" },
      body: Buffer.from('{"hello":"world"}'),
    });
    expect(replyOf('"text"')?.body.toString()).toBe("text");
    expect(replyOf(undefined)?.body.toString()).toBe("null");
    expect(replyOf('{"statusCode":"fine"}')).toBeUndefined();
  });
});

describe("limits and failures are answered as API Gateway does", () => {
  const answering = (
    answer: Invocation["answer"] | Promise<never>,
    more: { timeoutMs?: number; loadMs?: number; throttling?: Throttling; ofRoute?: Throttling } = {},
  ) =>
    new HttpApi(
      {
        id: "api",
        name: "api",
        domainName: "api.example",
        routes: [
          {
            routeKey: "GET /api/jobs",
            functionName: "jobs",
            timeoutMs: more.timeoutMs ?? 30_000,
            ...(more.ofRoute && { throttling: more.ofRoute }),
          },
        ],
        ...(more.throttling && { throttling: more.throttling }),
      },
      {
        invoke: async (_name, _event, onStart) => {
          await setTimeout(more.loadMs ?? 0);
          onStart?.();
          return { requestId: "r", answer: await answer, hasStarted: true };
        },
        after: (ms, onTime) => {
          const timer = globalThis.setTimeout(onTime, ms);
          return () => clearTimeout(timer);
        },
      },
      { now: () => 0 },
    );
  const fine = { ok: true, payload: '{"statusCode":204}' } as const;
  const failed = (errorType: string) => ({ ok: false, error: { errorType, errorMessage: "" } }) as const;

  test.for([
    { what: "no route", api: answering(fine), sent: { path: "/api/nothing" }, status: 404, message: "Not Found" },
    {
      what: "a body over 10 MB",
      api: answering(fine),
      sent: { body: Buffer.alloc(LONGEST_BODY_BYTES + 1) },
      status: 413,
      message: "Request Entity Too Large",
    },
    { what: "a function that failed", api: answering(failed("Error")), sent: {}, status: 500, message: "Internal Server Error" },
    {
      what: "a function that timed out",
      api: answering(failed("Sandbox.Timedout")),
      sent: {},
      status: 503,
      message: "Service Unavailable",
    },
    {
      what: "a throttled function",
      api: answering(failed("TooManyRequestsException")),
      sent: {},
      status: 503,
      message: "Service Unavailable",
    },
    {
      what: "an answer of no known form",
      api: answering({ ok: true, payload: '{"statusCode":"fine"}' }),
      sent: {},
      status: 500,
      message: "Internal Server Error",
    },
    {
      what: "a function that outlasts the API",
      api: answering(new Promise<never>(() => {}), { timeoutMs: 20 }),
      sent: {},
      status: 503,
      message: "Service Unavailable",
    },
  ])("$what: $status", async ({ api, sent, status, message }) => {
    const reply = await api.answer(request(sent));
    expect(reply.status).toBe(status);
    expect(JSON.parse(reply.body.toString())).toEqual({ message });
  });

  test("a function that takes longer to load than the API waits for it is waited for", async () => {
    expect((await answering(fine, { timeoutMs: 20, loadMs: 100 }).answer(request())).status).toBe(204);
  });

  test("more requests than the stage allows: 429", async () => {
    const api = answering(fine, { throttling: { burst: 2, perSecond: 0.001 } });
    const statuses = [await api.answer(request()), await api.answer(request()), await api.answer(request())].map(
      ({ status }) => status,
    );
    expect(statuses).toEqual([204, 204, 429]);
  });

  test("a route with a limit of its own neither takes of the stage's nor waits for it", async () => {
    const api = answering(fine, { throttling: { burst: 1, perSecond: 0.001 }, ofRoute: { burst: 2, perSecond: 0.001 } });
    const missing = () => api.answer(request({ path: "/api/nothing" }));
    expect([(await missing()).status, (await missing()).status]).toEqual([404, 429]);
    const statuses = [await api.answer(request()), await api.answer(request()), await api.answer(request())].map(
      ({ status }) => status,
    );
    expect(statuses).toEqual([204, 204, 429]);
  });
});
