import Stripe from "stripe";
import { Failure } from "../../kernel/failure.ts";
import { signingSecret } from "./stripe.ts";
import { sync } from "./sync.ts";

/** How far the clocks of Stripe and of this function may be apart, in seconds; an older message is refused as a repetition. */
const TOLERANCE_SECONDS = 300;

/**
 * Takes a message of Stripe: checks its signature, then brings the customer up to date that it is about. Nothing else in it is used: messages
 * come late, twice and in any order. Refusal: `webhook.invalid`. Any other failure makes Stripe send the message again, for days.
 *
 * @param body the bytes as they came, which are what was signed
 */
export async function hear(body: Uint8Array, signature: string | undefined): Promise<void> {
  const event = await verified(Buffer.from(body), signature ?? "");
  const customerId = customerIn(event);
  if (!customerId) {
    console.warn({ billing: "a message about no customer", type: event.type, id: event.id });
    return;
  }
  await sync(customerId);
}

async function verified(body: Buffer, signature: string): Promise<Stripe.Event> {
  const event = read(body, signature, await signingSecret()) ?? read(body, signature, await signingSecret({ isAnew: true }));
  if (!event) throw new Failure("webhook.invalid");
  return event;
}

/** The client accepts a time stamp in the future, whose signature would be good for as long. */
function read(body: Buffer, signature: string, secret: string): Stripe.Event | undefined {
  if (timeIn(signature) - Date.now() / 1000 > TOLERANCE_SECONDS) return undefined;
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
    // A signed body that is no event: another kind of message, or another version of them.
    throw error;
  }
}

/** The time stamp that the client checks: the last one in the header. */
function timeIn(signature: string): number {
  const times = signature.split(",").flatMap((part) => (part.startsWith("t=") ? [Number.parseInt(part.slice(2), 10)] : []));
  return times.at(-1) ?? 0;
}

function customerIn({ data: { object } }: Stripe.Event): string | undefined {
  const about = object as { readonly object?: string; readonly id?: string; readonly customer?: unknown };
  if (about.object === "customer") return about.id;
  const { customer } = about;
  if (typeof customer === "string") return customer;
  return (customer as { readonly id?: string } | null | undefined)?.id;
}
