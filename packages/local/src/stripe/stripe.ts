/** A stand-in for Stripe: the API on a port of its own, hosted pages below the site's address, events to the product's webhook. */
import type { ApiRequest } from "../apigateway/payload.ts";
import type { WebReply } from "../cloudfront/server.ts";
import type { Clock } from "../kernel/service.ts";
import { startApi } from "./api/server.ts";
import { catchUp, type Clockwork, startClockwork } from "./clockwork/clockwork.ts";
import { applySwitch } from "./control.ts";
import { type Deliveries, startDeliveries } from "./deliveries/deliveries.ts";
import { answerPage } from "./pages/pages.ts";
import type { Books } from "./resources/books.ts";
import { Store } from "./store/store.ts";

interface Options {
  readonly file: string;
  readonly clock: Clock;
  readonly port: number;
  /** "http://localhost:3000" */
  readonly siteUrl: string;
  readonly onError: (error: unknown) => void;
}

export interface StripeStandIn {
  /** The API's address: "http://127.0.0.1:3004". */
  readonly url: string;
  readonly deliveries: Deliveries;
  /** Answers what is below `/_local/stripe/`. A write has been checked to come from the site. */
  answer(request: ApiRequest): WebReply;
  stop(): Promise<void>;
}

export async function createStripe({ file, clock, port, siteUrl, onError }: Options): Promise<StripeStandIn> {
  const store = new Store(file);
  const books: Books = { store, now: () => Math.floor(clock.now() / 1000), siteUrl };
  const deliveries = startDeliveries(books, onError);
  const clockwork = startClockwork(books, onError);
  const api = await startApi({ books, port, catchUp: () => catchUp(books), onChange: () => deliveries.wake(), onError });
  return {
    url: api.url,
    deliveries,
    answer(request) {
      if (request.path === "/_local/stripe/control") return control(books, { deliveries, clockwork, url: api.url }, request);
      catchUp(books);
      const reply = answerPage(books, request);
      deliveries.wake();
      return reply;
    },
    async stop() {
      await api.stop();
      await clockwork.stop();
      await deliveries.stop();
      store.close();
    },
  };
}

function control(
  books: Books,
  { deliveries, clockwork, url }: { deliveries: Deliveries; clockwork: Clockwork; url: string },
  { method, body }: ApiRequest,
): WebReply {
  if (method === "POST") {
    try {
      applySwitch(books, deliveries, body.toString());
    } catch (error) {
      return json({ message: error instanceof Error ? error.message : String(error) }, 400);
    }
    deliveries.wake();
  }
  const isSettled = !clockwork.isBehind() && deliveries.pending() === 0;
  return json({ url, isSettled, deliveries: deliveries.list() });
}

const json = (value: unknown, status = 200): WebReply => ({
  status,
  headers: { "content-type": "application/json", "cache-control": "no-store" },
  body: Buffer.from(JSON.stringify(value)),
});
