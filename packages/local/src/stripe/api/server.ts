/** The HTTP side of the API: key, form, idempotency, routes, failures on demand, Stripe's envelope. */
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import { flatHeaders, type Listener, listenOnLoopback, splitUrl } from "../../kernel/listener.ts";
import type { Books } from "../resources/books.ts";
import { newId } from "../store/ids.ts";
import { Problem } from "../store/problem.ts";
import { catalogueRoutes } from "./catalogue-routes.ts";
import { customerRoutes } from "./customer-routes.ts";
import { expandAll } from "./expand.ts";
import { decodeForm } from "./form.ts";
import { SECRET_KEY } from "./key.ts";
import type { Route } from "./route.ts";
import { subscriptionRoutes } from "./subscription-routes.ts";

const MAX_BODY_BYTES = 1024 * 1024;

/** A failure on demand. */
export interface Failure {
  /** `down` hangs up, `slow` answers after `slowMs`, a number is the status of every answer. */
  readonly mode: "down" | "slow" | 429 | 500;
  /** 8 s unless given: longer than the product waits. */
  readonly slowMs?: number;
  /** Only calls that name this customer, or another object's id, fail. */
  readonly about?: string;
}

const ROUTES: readonly Route[] = [...catalogueRoutes, ...customerRoutes, ...subscriptionRoutes];

interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ApiOptions {
  readonly books: Books;
  readonly port: number;
  /** Called before every answer: makes what fell due since the clock was looked at. */
  readonly catchUp: () => void;
  /** Called after every write. */
  readonly onChange: () => void;
  readonly onError: (error: unknown) => void;
}

export async function startApi({ books, port, catchUp, onChange, onError }: ApiOptions): Promise<Listener> {
  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const requestId = newId("req", 14);
    try {
      const [path, query] = splitUrl(incoming.url ?? "/");
      const call = {
        method: incoming.method ?? "GET",
        path,
        query,
        headers: flatHeaders(incoming),
        body: await readBody(incoming),
      };
      const failure = books.store.setting<Failure>("failure");
      if (failure && concerns(call, failure)) {
        if (failure.mode === "down") return void incoming.socket.destroy();
        if (failure.mode === "slow") await setTimeout(failure.slowMs ?? 8000);
        else return send(response, requestId, failed(failure.mode));
      }
      catchUp();
      send(response, requestId, answer(books, call, requestId));
      if (call.method !== "GET") onChange();
    } catch (error) {
      onError(error);
      send(
        response,
        requestId,
        problemAnswer(new Problem(500, { type: "api_error", message: "The stand-in failed; its log says why." })),
      );
    }
  }
  const clock = { now: () => books.now() * 1000 };
  return listenOnLoopback({ port, clock }, handle);
}

const concerns = ({ path, query, body }: Call, { about }: Failure): boolean =>
  about === undefined || [path, query, body].some((part) => part.includes(about));

const failed = (status: 429 | 500): Answer =>
  problemAnswer(
    status === 429
      ? new Problem(429, { type: "invalid_request_error", code: "rate_limit", message: "Request rate limit exceeded." })
      : new Problem(500, { type: "api_error", message: "An unknown error occurred." }),
  );

function send(response: ServerResponse, requestId: string, { status, body, headers }: Answer): void {
  if (response.destroyed) return;
  response
    .writeHead(status, {
      "Content-Type": "application/json",
      "Request-Id": requestId,
      "Stripe-Version": "2026-10-28.endive",
      ...headers,
    })
    .end(body);
}

/** Answers a call, or repeats the answer that its idempotency key got before. */
function answer(books: Books, call: Call, requestId: string): Answer {
  try {
    if (call.headers["authorization"] !== `Bearer ${SECRET_KEY}`)
      throw new Problem(401, { type: "invalid_request_error", message: "Invalid API Key provided." });
    const key = call.method === "POST" ? call.headers["idempotency-key"] : undefined;
    return books.store.atOnce(() => (key ? once(books, call, requestId, key) : execute(books, call, requestId)));
  } catch (error) {
    if (error instanceof Problem) return problemAnswer(error);
    throw error;
  }
}

const problemAnswer = ({ status, error }: Problem): Answer => ({ status, body: JSON.stringify({ error }) });

function once(books: Books, call: Call, requestId: string, key: string): Answer {
  const fingerprint = createHash("sha256").update(`${call.path}\n${call.body}`).digest("hex");
  const before = books.store.answerOf(key);
  if (before && before.fingerprint !== fingerprint)
    throw new Problem(400, {
      type: "idempotency_error",
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  if (before) return { ...before, headers: { "Idempotent-Replayed": "true" } };
  const fresh = execute(books, call, requestId, key);
  books.store.keepAnswer(key, fingerprint, fresh.status, fresh.body);
  return fresh;
}

function execute(books: Books, { method, path, query, body }: Call, requestId: string, key?: string): Answer {
  const parts = path.split("/").map(decodeURIComponent);
  const found = ROUTES.find((each) => each.method === method && fits(each.path, parts));
  if (!found)
    throw new Problem(404, {
      type: "invalid_request_error",
      message: `Unrecognized request URL (${method}: ${path}). The stand-in in packages/local has no such call.`,
    });
  const form = decodeForm(method === "POST" ? body : query);
  const ids = parts.filter((_, index) => found.path[index]?.startsWith(":"));
  const request = { id: requestId, idempotency_key: key ?? null };
  const reply = found.answer({ ...books, request }, ids, form);
  const paths = (Array.isArray(form["expand"]) ? form["expand"] : []).filter((each) => typeof each === "string");
  return { status: 200, body: JSON.stringify(expandAll(books, reply, paths)) };
}

const fits = (path: readonly string[], parts: readonly string[]): boolean =>
  path.length === parts.length && path.every((part, index) => part.startsWith(":") || part === parts[index]);

async function readBody(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
