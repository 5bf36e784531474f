/** Webhook endpoints. */
import { randomBytes } from "node:crypto";
import type { Stripe } from "stripe";
import { newId } from "../store/ids.ts";
import type { Books } from "./books.ts";

interface NewEndpoint {
  readonly url: string;
  readonly enabled_events: readonly string[];
  readonly api_version?: string | undefined;
  readonly description?: string | undefined;
  readonly metadata?: Stripe.Metadata | undefined;
}

/** The reply holds the signing secret. No later one does. */
export function createEndpoint({ store, now }: Books, wanted: NewEndpoint): Stripe.WebhookEndpoint {
  const endpoint: Stripe.WebhookEndpoint = {
    id: newId("we"),
    object: "webhook_endpoint",
    api_version: wanted.api_version ?? null,
    application: null,
    created: now(),
    description: wanted.description ?? null,
    enabled_events: [...wanted.enabled_events],
    livemode: false,
    metadata: wanted.metadata ?? {},
    status: "enabled",
    url: wanted.url,
  };
  const secret = `whsec_${randomBytes(24).toString("base64url")}`;
  store.put(endpoint);
  store.set(`secret:${endpoint.id}`, secret);
  return { ...endpoint, secret };
}

export const secretOf = ({ store }: Pick<Books, "store">, id: string): string | undefined =>
  store.setting<string>(`secret:${id}`);

interface EndpointChange {
  readonly url?: string | undefined;
  readonly enabled_events?: readonly string[] | undefined;
  readonly description?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly metadata?: Stripe.Metadata | undefined;
}

export function updateEndpoint({ store }: Books, id: string, wanted: EndpointChange): Stripe.WebhookEndpoint {
  const endpoint = store.get("webhook_endpoint", id);
  const { url, enabled_events, description, disabled, metadata } = wanted;
  return store.put({
    ...endpoint,
    ...(url && { url }),
    ...(enabled_events && { enabled_events: [...enabled_events] }),
    ...(description !== undefined && { description }),
    ...(disabled !== undefined && { status: disabled ? "disabled" : "enabled" }),
    metadata: { ...endpoint.metadata, ...metadata },
  });
}

export function deleteEndpoint({ store }: Books, id: string): Stripe.DeletedWebhookEndpoint {
  store.get("webhook_endpoint", id);
  store.remove(id);
  return { id, object: "webhook_endpoint", deleted: true };
}
