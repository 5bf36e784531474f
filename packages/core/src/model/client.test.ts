import { LLMock } from "@copilotkit/aimock";
import type { Prompt } from "@candor/scoring/model";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { Allowance, ask } from "./client.ts";

const server = new LLMock({ port: 0 });
beforeAll(async () => {
  await server.start();
  vi.spyOn(console, "warn").mockReturnValue(undefined);
});
afterAll(() => server.stop());
afterEach(() => server.reset());

const KEY = "sk-a-key-that-nobody-may-see";
const Answer = z.object({ word: z.string() });
const prompt = (question: string): Prompt => ({
  messages: [
    { role: "system", content: "Answer with one word." },
    { role: "user", content: question },
  ],
  answer: { name: "word", schema: { type: "object", properties: { word: { type: "string" } } } },
});

let models = 0;
/** Each test has its own model name, so that knowledge about a server is not shared between tests. */
const asked = (question: string, { ms = 5000, model = `model-${++models}`, baseUrl = `${server.url}/v1` } = {}) => {
  const allowance = new Allowance(ms);
  const settings = { apiKey: KEY, baseUrl, model };
  const answer = ask(settings, prompt(question), Answer, { maxOutputTokens: 100, allowance });
  return Object.assign(answer, { allowance });
};
const calls = () => server.getRequests().map(({ body }) => body as unknown as Record<string, unknown>);
async function listening(server: Server): Promise<string> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const WORD = { content: JSON.stringify({ word: "yes" }) };

test("an answer of the requested form is returned with its tokens", async () => {
  server.onMessage("good", { ...WORD, usage: { prompt_tokens: 120, completion_tokens: 8 } });
  const answer = asked("good");
  expect(await answer).toEqual({ word: "yes" });
  expect(answer.allowance).toMatchObject({ input: 120, output: 8 });
  expect(calls()).toMatchObject([
    {
      temperature: 0,
      seed: 7,
      max_completion_tokens: 100,
      response_format: { type: "json_schema", json_schema: { name: "word", strict: true } },
    },
  ]);
});

test("the same prompt gives the same bytes", async () => {
  server.onMessage("same", WORD);
  await asked("same", { model: "one" });
  await asked("same", { model: "one" });
  const [first, second] = calls().map((call) => JSON.stringify(call));
  expect(first).toBe(second);
});

test("JSON in a Markdown block is accepted", async () => {
  server.onMessage("fence", { content: '```json\n{ "word": "yes" }\n```' });
  expect(await asked("fence")).toEqual({ word: "yes" });
});

test("429 is retried after the wait that the server asks for", async () => {
  server.onMessage("busy", WORD);
  server.prependFixture({
    match: { userMessage: "busy", sequenceIndex: 0 },
    response: { status: 429, error: { message: "busy" }, retryAfter: 1 },
  });
  const began = performance.now();
  expect(await asked("busy")).toEqual({ word: "yes" });
  expect(performance.now() - began).toBeGreaterThan(950);
  expect(calls()).toHaveLength(2);
});

test("429 with a wait longer than the time left is not retried", async () => {
  server.onMessage("later", { status: 429, error: { message: "busy" }, retryAfter: 60 });
  const began = performance.now();
  await expect(asked("later")).rejects.toMatchObject({ reason: "rateLimited", status: 429 });
  expect(performance.now() - began).toBeLessThan(60_000);
  expect(calls()).toHaveLength(1);
});

test("a failing server is called twice more", async () => {
  server.onMessage("broken", { status: 500, error: { message: "oops" } });
  await expect(asked("broken")).rejects.toMatchObject({ reason: "unavailable", status: 500 });
  expect(calls()).toHaveLength(3);
});

test("a wrong key is not retried", async () => {
  server.onMessage("key", { status: 401, error: { message: "no such key" } });
  await expect(asked("key")).rejects.toMatchObject({ reason: "unavailable", status: 401 });
  expect(calls()).toHaveLength(1);
});

test("a server that does not answer in time is given up", async () => {
  server.onMessage("slow", WORD, { chaos: { latencyMs: 15_000 } });
  const began = performance.now();
  await expect(asked("slow", { ms: 900 })).rejects.toMatchObject({ reason: "timeout" });
  expect(performance.now() - began).toBeLessThan(15_000);
});

test("a cut connection is retried twice", async () => {
  server.onMessage("cut", WORD, { chaos: { disconnectRate: 1 } });
  await expect(asked("cut")).rejects.toMatchObject({ reason: "unavailable" });
  expect(calls()).toHaveLength(3);
});

test.for([
  { what: "no JSON", content: "Sure! The word is yes." },
  { what: "JSON of another form", content: '{ "words": ["yes"] }' },
  { what: "half of its JSON", content: '{ "word": "ye' },
])("an answer that is $what is retried once", async ({ content }) => {
  server.onMessage("form", { content });
  await expect(asked("form")).rejects.toMatchObject({ reason: "invalid" });
  expect(calls()).toHaveLength(2);
});

test.for([
  { what: "missing", usage: undefined },
  { what: "text", usage: { prompt_tokens: "900", completion_tokens: "60" } },
  { what: "negative", usage: { prompt_tokens: -900, completion_tokens: -60 } },
  { what: "no object", usage: "much" },
])("the tokens of a request are counted where the server's own count is $what", async ({ usage }) => {
  const counting = createServer((_, response) => {
    response.end(JSON.stringify({ choices: [{ message: { content: '{"word":"yes"}' } }], usage }));
  });
  const answer = asked("How many tokens is this?", { baseUrl: await listening(counting) });
  expect(await answer).toEqual({ word: "yes" });
  expect(answer.allowance.input).toBeGreaterThan(5);
  expect(answer.allowance.output).toBeGreaterThan(1);
  counting.close();
});

test.for([
  { what: "is HTML", body: "<html><body>502</body></html>", asks: 2 },
  { what: "is endless", body: `{"choices":[{"message":{"content":"${"x".repeat(2_000_000)}"}}]}`, asks: 1 },
  { what: "has no choice", body: '{"choices":[]}', asks: 2 },
])("the tokens of a request whose answer $what are counted, too", async ({ body, asks }) => {
  const strange = createServer((_, response) => response.end(body));
  const answer = asked("How many tokens is this?", { baseUrl: await listening(strange) });
  await expect(answer).rejects.toMatchObject({ reason: "invalid" });
  expect(answer.allowance).toMatchObject({ tries: asks });
  expect(answer.allowance.input).toBeGreaterThan(5 * asks);
  strange.close();
});

test("a refusal is retried once", async () => {
  server.onMessage("refuse", { content: "", finishReason: "content_filter" });
  await expect(asked("refuse")).rejects.toMatchObject({ reason: "refused" });
  expect(calls()).toHaveLength(2);
});

test("an answer that ran out of tokens is not retried, because it would do so again", async () => {
  server.onMessage("long", { content: '{ "word": "ye', finishReason: "length" });
  await expect(asked("long")).rejects.toMatchObject({ reason: "budget" });
  expect(calls()).toHaveLength(1);
});

test("a prompt that is too long is not sent", async () => {
  await expect(asked("word ".repeat(20_000))).rejects.toMatchObject({ reason: "budget" });
  expect(calls()).toHaveLength(0);
});

test.for([
  {
    complaint: "Invalid parameter: 'response_format' of type 'json_schema' is not supported",
    shows: { response_format: { type: "json_object" } },
  },
  { complaint: "Unsupported value: 'temperature' does not support 0 with this model.", lacks: "temperature" },
  { complaint: "Unrecognized request argument: seed", lacks: "seed" },
  { complaint: "Unrecognized request argument: max_completion_tokens", shows: { max_tokens: 100 } },
])(
  "after the error “$complaint” the parameter is left out, also in later calls",
  async ({ complaint, shows = {}, lacks = "none" }) => {
    server.onMessage("old", WORD);
    server.prependFixture({
      match: { userMessage: "old", sequenceIndex: 0 },
      response: { status: 400, error: { message: complaint } },
    });
    const model = `old-${lacks}-${JSON.stringify(shows)}`;
    expect(await asked("old", { model })).toEqual({ word: "yes" });
    expect(await asked("old", { model })).toEqual({ word: "yes" });
    expect(calls()).toHaveLength(3);
    for (const call of calls().slice(1)) {
      expect(call).toMatchObject(shows);
      expect(call).not.toHaveProperty(lacks);
    }
  },
);

test("a refusal in the refusal field counts as a refusal", async () => {
  let asks = 0;
  const refusing = createServer((_, response) => {
    asks++;
    response.end(JSON.stringify({ choices: [{ message: { content: null, refusal: "I cannot help with that." } }] }));
  });
  const at = await listening(refusing);
  await expect(asked("refuse", { baseUrl: at })).rejects.toMatchObject({ reason: "refused" });
  expect(asks).toBe(2);
  refusing.close();
});

test("redirects are not followed, and an endless answer is not read", async () => {
  let asks = 0;
  const strange = createServer((request, response) => {
    asks++;
    if (request.url?.startsWith("/moved")) response.writeHead(307, { location: `${server.url}/v1/chat/completions` }).end();
    else response.writeHead(200).end(`{"choices":[{"message":{"content":"${"x".repeat(2_000_000)}"}}]}`);
  });
  const at = await listening(strange);
  server.onMessage("moved", WORD);
  await expect(asked("moved", { baseUrl: `${at}/moved` })).rejects.toMatchObject({ reason: "unavailable", status: 307 });
  await expect(asked("endless", { baseUrl: at })).rejects.toMatchObject({ reason: "invalid" });
  expect(calls()).toHaveLength(0);
  expect(asks).toBe(2);
  strange.close();
});

test("an answer that stalls at any point ends at the time limit", async () => {
  let asks = 0;
  const trickling = createServer((_, response) => {
    asks++;
    response.writeHead(200, { "content-type": "application/json" }).write('{"choices":[');
    const timer = setInterval(() => response.write(" "), 50);
    response.once("close", () => clearInterval(timer));
  });
  const at = await listening(trickling);
  const began = performance.now();
  await expect(asked("trickle", { ms: 900, baseUrl: at })).rejects.toMatchObject({ reason: "timeout" });
  expect(performance.now() - began).toBeLessThan(15_000);
  expect(asks).toBe(1);
  trickling.close();
});

test("environment variables of the client change neither address, headers nor logging", async () => {
  const strayed = vi.fn();
  const elsewhere = createServer((_, response) => {
    strayed();
    response.end();
  });
  let sent: IncomingHttpHeaders = {};
  const configured = createServer((request, response) => {
    sent = request.headers;
    response.end(JSON.stringify({ choices: [{ message: { content: '{"word":"yes"}' } }] }));
  });
  const [away, at] = [await listening(elsewhere), await listening(configured)];
  const hostile = {
    OPENAI_API_KEY: "sk-another",
    OPENAI_ADMIN_KEY: "sk-admin",
    OPENAI_BASE_URL: away,
    OPENAI_ORG_ID: "org-of-somebody",
    OPENAI_PROJECT_ID: "proj-of-somebody",
    OPENAI_WEBHOOK_SECRET: "whsec",
    OPENAI_CUSTOM_HEADERS: "Authorization: Bearer sk-another\nX-Stray: yes",
    OPENAI_LOG: "debug",
  };
  for (const [name, value] of Object.entries(hostile)) vi.stubEnv(name, value);
  const logs = (["debug", "info", "log", "warn", "error"] as const).map((level) => vi.spyOn(console, level));
  for (const log of logs) log.mockClear();

  expect(await asked("A CV of somebody", { baseUrl: at })).toEqual({ word: "yes" });
  vi.unstubAllEnvs();
  expect(strayed).not.toHaveBeenCalled();
  expect(sent["authorization"]).toBe(`Bearer ${KEY}`);
  const ofNode = [
    "accept",
    "accept-encoding",
    "accept-language",
    "connection",
    "content-length",
    "host",
    "sec-fetch-mode",
    "user-agent",
  ];
  expect(
    Object.keys(sent)
      .filter((name) => !ofNode.includes(name))
      .toSorted(),
  ).toEqual(["authorization", "content-type"]);
  expect(JSON.stringify(sent)).not.toMatch(/another|somebody|stray|stainless|OpenAI/iu);
  expect(logs.flatMap(({ mock }) => mock.calls)).toEqual([]);
  elsewhere.close();
  configured.close();
});

test("a key that no header can contain makes the model unavailable, and is never logged", async () => {
  const allowance = new Allowance(5000);
  const settings = { apiKey: `${KEY}\nX-More: 1`, baseUrl: `${server.url}/v1`, model: "m" };
  const failure: unknown = await ask(settings, prompt("word"), Answer, { maxOutputTokens: 100, allowance }).catch(
    (error: unknown) => error,
  );
  expect(failure).toMatchObject({ reason: "unavailable" });
  expect(inspect(failure, { depth: 9 })).not.toContain(KEY);
  expect(calls()).toHaveLength(0);
});

test("the key is in no log and no failure", async () => {
  const logged = vi.spyOn(console, "warn");
  server.onMessage("secret", { status: 500, error: { message: "oops" } });
  const failure: unknown = await asked("secret").catch((error: unknown) => error);
  expect(JSON.stringify(logged.mock.calls)).toContain("unavailable");
  expect(JSON.stringify([logged.mock.calls, failure, String(failure)])).not.toContain(KEY);
});
