// oxlint-disable no-restricted-imports -- the test is the server
import { calls } from "@candor/contract";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addressOf, ApiError, call, onSessionLost, onSessionRenewed } from "./client.ts";

/** A server that answers from a list, one answer a request, and keeps what it was asked. */
const asked: { method: string; url: string; language: string; idempotencyKey: string | undefined }[] = [];
let answers: { status: number; body?: unknown; headers?: Record<string, string> }[] = [];
const answer: RequestListener = (request, response) => {
  asked.push({
    method: request.method!,
    url: request.url!,
    language: request.headers["accept-language"]!,
    idempotencyKey: request.headers["idempotency-key"] as string | undefined,
  });
  const { status, body, headers } = answers.shift() ?? { status: 500 };
  response.writeHead(status, { "content-type": status < 400 ? "application/json" : "application/problem+json", ...headers });
  response.end(body === undefined ? "" : JSON.stringify(body));
};
const server = createServer(answer);
const realFetch = globalThis.fetch;

beforeEach(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // A browser resolves addresses against its page and knows its language; Node has neither.
  globalThis.fetch = (address, init) => realFetch(new URL(address as string, origin), init);
  vi.stubGlobal("document", { documentElement: { lang: "tr" } });
});
afterEach(async () => {
  globalThis.fetch = realFetch;
  vi.unstubAllGlobals();
  asked.length = 0;
  answers = [];
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

test("names in a path are filled in and escaped, empty parts of a query left out", () => {
  expect(addressOf("GET /api/jobs/{jobId}/candidates/{cvId}", { jobId: "a/b", cvId: "ü" })).toBe(
    "/api/jobs/a%2Fb/candidates/%C3%BC",
  );
  expect(addressOf("GET /api/jobs", {}, { query: "ğ &", next: undefined, status: "" })).toBe("/api/jobs?query=%C4%9F+%26");
});

test("what was asked for while the page loaded is not asked for again, once", async () => {
  answers = [
    { status: 200, body: { id: "early" } },
    { status: 200, body: { id: "later" } },
  ];
  const first = () => call("GET /api/jobs/{jobId}", { path: { jobId: "job_1" } });
  vi.stubGlobal("firstAnswers", { "/api/jobs/job_1": fetch("/api/jobs/job_1") });
  await expect(first()).resolves.toEqual({ id: "early" });
  await expect(first()).resolves.toEqual({ id: "later" });
  expect(asked).toHaveLength(2);
});

test("a first answer that is none is tried once more, and an old one is no answer", async () => {
  answers = [{ status: 503 }, { status: 200, body: { id: "again" } }];
  vi.stubGlobal("firstAnswers", { "/api/jobs/job_1": fetch("/api/jobs/job_1") });
  await expect(call("GET /api/jobs/{jobId}", { path: { jobId: "job_1" } })).resolves.toEqual({ id: "again" });

  answers = [{ status: 200, body: { id: "new" } }];
  vi.stubGlobal("performance", { now: () => 60_000 });
  vi.stubGlobal("firstAnswers", { "/api/jobs/job_1": Promise.resolve(Response.json({ id: "old" })) });
  await expect(call("GET /api/jobs/{jobId}", { path: { jobId: "job_1" } })).resolves.toEqual({ id: "new" });
});

test.for([408, 409, 425, 429, 500, 502, 503, 504])("a GET answered %i is tried once more", async (status) => {
  answers = [{ status }, { status: 200, body: { id: "job_1" } }];
  await expect(call("GET /api/jobs/{jobId}", { path: { jobId: "job_1" } })).resolves.toEqual({ id: "job_1" });
  expect(asked).toHaveLength(2);
});

test("a GET that fails twice is told to the caller in the server's words", async () => {
  const problem = { status: 500, code: "server", message: "Sunucu hatası oluştu" };
  answers = [
    { status: 500, body: problem },
    { status: 500, body: problem },
  ];
  await expect(call("GET /api/jobs")).rejects.toMatchObject({ status: 500, code: "server", message: "Sunucu hatası oluştu" });
  expect(asked.map(({ language }) => language)).toEqual(["tr", "tr"]);
});

test.for([400, 401, 403, 404, 410, 422, 501, 505])("a GET answered %i is not tried again", async (status) => {
  answers = [{ status }, { status: 200, body: {} }];
  await expect(call("GET /api/jobs")).rejects.toMatchObject({ status });
  expect(asked).toHaveLength(1);
});

test("the session is asked for three times, and no fourth", async () => {
  answers = [{ status: 502 }, { status: 503 }, { status: 200, body: { user: { id: "usr_1" } } }];
  await expect(call("GET /api/auth/session")).resolves.toMatchObject({ user: { id: "usr_1" } });
  answers = [{ status: 502 }, { status: 503 }, { status: 504 }, { status: 200 }];
  await expect(call("GET /api/auth/session")).rejects.toMatchObject({ status: 504 });
  expect(asked).toHaveLength(6);
});

test("a server that says when it can be asked again is asked then, by seconds or by date", async () => {
  for (const after of ["1", new Date(Date.now() + 1000).toUTCString()]) {
    answers = [
      { status: 429, headers: { "retry-after": after } },
      { status: 200, body: {} },
    ];
    const begun = performance.now();
    await call("GET /api/jobs");
    expect(performance.now() - begun).toBeGreaterThanOrEqual(390);
  }
  expect(asked).toHaveLength(4);
});

test("a server that wants to be left alone for longer than anybody waits is not asked again, and the caller hears for how long", async () => {
  answers = [{ status: 429, headers: { "retry-after": "3600" } }, { status: 200 }];
  const begun = performance.now();
  await expect(call("GET /api/jobs")).rejects.toMatchObject({ status: 429, retryAfter: 3600 });
  expect(asked).toHaveLength(1);
  expect(performance.now() - begun).toBeLessThan(60_000);
});

test("a write that carries an idempotency key is sent once more, with the same key", async () => {
  answers = [{ status: 503 }, { status: 201, body: { id: "job_1" } }];
  await expect(call("POST /api/jobs", { body: { title: "Baker" }, idempotencyKey: "k-1" })).resolves.toEqual({ id: "job_1" });
  expect(asked.map(({ method, idempotencyKey }) => [method, idempotencyKey])).toEqual([
    ["POST", "k-1"],
    ["POST", "k-1"],
  ]);
});

test("whoever no longer waits is not kept by a retry", async () => {
  answers = [{ status: 503 }, { status: 200 }];
  const leaving = new AbortController();
  const asking = call("GET /api/jobs", { signal: leaving.signal });
  setTimeout(() => leaving.abort(), 100);
  await expect(asking).rejects.toThrow();
  expect(asked).toHaveLength(1);
});

test("a server that cannot be reached is told as such", async () => {
  globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  await expect(call("GET /api/jobs")).rejects.toMatchObject({ status: 0, code: "network" });
});

test("a refused GET is not tried again", async () => {
  answers = [{ status: 404, body: { status: 404, code: "job.notFound", message: "İlan bulunamadı" } }];
  await expect(call("GET /api/jobs/{jobId}", { path: { jobId: "x" } })).rejects.toBeInstanceOf(ApiError);
  expect(asked).toHaveLength(1);
});

test.for(["POST", "PUT", "PATCH", "DELETE"])("%s without a key is never tried again", async (method) => {
  answers = [{ status: 503 }, { status: 200 }];
  const key = Object.keys(calls).find((known) => known.startsWith(`${method} `)) as "GET /api/jobs";
  await expect(call(key, { path: {} } as never)).rejects.toMatchObject({ status: 503 });
  expect(asked).toHaveLength(1);
});

test("a write is never tried again", async () => {
  answers = [{ status: 503 }, { status: 200 }];
  await expect(call("PUT /api/jobs/{jobId}/status", { path: { jobId: "x" }, body: { status: "closed" } })).rejects.toMatchObject({
    status: 503,
  });
  expect(asked).toHaveLength(1);
});

test("a call without a session is told to whoever listens, but not while signing in", async () => {
  const lost = vi.fn<() => void>();
  onSessionLost(lost);
  answers = [{ status: 401 }, { status: 401 }];
  await expect(call("POST /api/auth/session", { body: { token: "x" } })).rejects.toMatchObject({ status: 401 });
  expect(lost).not.toHaveBeenCalled();
  await expect(call("GET /api/jobs")).rejects.toMatchObject({ status: 401 });
  expect(lost).toHaveBeenCalledOnce();
});

test("an answer that renewed the session is told, and no other", async () => {
  const renewed = vi.fn<() => void>();
  onSessionRenewed(renewed);
  answers = [
    { status: 200, body: {} },
    { status: 200, body: {}, headers: { "session-renewed": "1" } },
  ];
  await call("GET /api/plans");
  expect(renewed).not.toHaveBeenCalled();
  await call("GET /api/plans");
  expect(renewed).toHaveBeenCalledOnce();
});
