import type { Books } from "../resources/books.ts";
import { secretOf } from "../resources/endpoints.ts";
import type { Delivery } from "../store/store.ts";
import { signature } from "./signature.ts";

/** Time that an endpoint has to answer, in ms. */
const ANSWER_MS = 20_000;

/** Kept characters of an answer. */
const MOST_CHARACTERS = 2000;

interface How {
  /** The content type is one that API Gateway hands on as base64. */
  readonly isBase64: boolean;
  readonly signal: AbortSignal;
}

/** Sends an event once, signed with the product's time. Undefined when its endpoint was deleted; status 0 when nothing answered. */
export async function sendEvent(
  books: Books,
  { endpointId, eventId }: Delivery,
  { isBase64, signal }: How,
): Promise<{ status: number; answer: string } | undefined> {
  const endpoint = books.store.find("webhook_endpoint", endpointId);
  const event = books.store.find("event", eventId);
  if (!endpoint || !event) return undefined;
  const body = JSON.stringify(event);
  try {
    const answer = await fetch(endpoint.url, {
      method: "POST",
      body,
      headers: {
        "content-type": isBase64 ? "application/octet-stream" : "application/json; charset=utf-8",
        "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
        "stripe-signature": signature(body, secretOf(books, endpoint.id) ?? "", books.now()),
      },
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
    });
    return { status: answer.status, answer: (await answer.text()).slice(0, MOST_CHARACTERS) };
  } catch (error) {
    return { status: 0, answer: String(error) };
  }
}
