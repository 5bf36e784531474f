/** The stand-in of Stripe by itself, with a site that serves its pages and takes its webhooks, for tests without a cloud. */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { splitUrl } from "../kernel/listener.ts";
import { freePorts } from "../kernel/ports.ts";
import { type StripeHandle, stripeAt } from "./handle.ts";
import { createStripe } from "./stripe.ts";

/** A webhook as the site got it. */
export interface Webhook {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

export interface TestStripe {
  readonly siteUrl: string;
  readonly handle: StripeHandle;
  /** Every webhook that came, oldest first. */
  readonly heard: Webhook[];
  /** Milliseconds since 1970, by the stand-in's clock. */
  now(): number;
  advance(ms: number): void;
  /** Answers webhooks with this status from now on; 200 at first. */
  answerWith(status: number): void;
  /** Ends the stand-in and starts it again on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startTestStripe(): Promise<TestStripe> {
  const folder = mkdtempSync(join(tmpdir(), "stripe-"));
  const port = await freePorts(5);
  const siteUrl = `http://localhost:${port}`;
  const heard: Webhook[] = [];
  let offset = 0;
  let status = 200;
  const clock = { now: () => Date.now() + offset };
  const errors: unknown[] = [];
  const start = async () => {
    const started = await createStripe({
      file: join(folder, "stripe.sqlite"),
      clock,
      port: port + 4,
      siteUrl,
      onError: (error) => errors.push(error),
    });
    started.deliveries.begin();
    return started;
  };
  let stripe = await start();

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const [path, query] = splitUrl(incoming.url ?? "/");
    const headers = incoming.headers as Record<string, string>;
    if (!path.startsWith("/_local/stripe/")) {
      heard.push({ body, headers });
      response.writeHead(status).end();
      return;
    }
    const reply = stripe.answer({ method: incoming.method ?? "GET", path, query, headers, body, sourceIp: "127.0.0.1" });
    response.writeHead(reply.status, reply.headers as Record<string, string>).end(reply.body);
  }
  const site = createServer((incoming, response) => void answer(incoming, response));
  await new Promise<void>((resolve) => site.listen(port, "localhost", resolve));

  return {
    siteUrl,
    handle: stripeAt(siteUrl),
    heard,
    now: () => clock.now(),
    advance: (ms) => void (offset += ms),
    answerWith: (next) => void (status = next),
    async restart() {
      await stripe.stop();
      stripe = await start();
    },
    async stop() {
      await stripe.stop();
      site.closeAllConnections();
      await new Promise((resolve) => site.close(resolve));
      rmSync(folder, { recursive: true, force: true });
      if (errors.length > 0) throw new AggregateError(errors, "The stand-in failed");
    },
  };
}
