/** The surroundings of every change: the store, the time, and the events that tell of it. */
import { newId } from "../store/ids.ts";
import type { Anything, Kinds, Store } from "../store/store.ts";

export interface Books {
  readonly store: Store;
  /** Seconds since 1970: the product's time, or the time at which something fell due while nobody looked. */
  readonly now: () => number;
  /** "http://localhost:3000": hosted pages are below it. */
  readonly siteUrl: string;
  /** The call that caused a change, for its events. */
  readonly request?: { readonly id: string; readonly idempotency_key: string | null };
}

/** Retries of a failed renewal, in days after the attempt before. */
export const RETRY_DAYS: readonly number[] = [3, 5, 7];

/** Settings that a person makes in Stripe's dashboard. */
export interface Dashboard {
  /** The state of a subscription after the last failed retry. */
  readonly afterRetries: "unpaid" | "canceled";
}

export const dashboard = ({ store }: Books): Dashboard => ({
  afterRetries: "unpaid",
  ...store.setting<Partial<Dashboard>>("dashboard"),
});

/** API version of events and endpoints. */
const apiVersionOf = (store: Store): string | null => store.setting<string>("apiVersion") ?? null;

/** Keeps an event and a delivery of it for each endpoint that asked for its type. */
export function emit(books: Books, type: string, object: Anything, previous?: Record<string, unknown>): void {
  const { store } = books;
  const endpoints = store
    .list("webhook_endpoint")
    .filter(
      ({ status, enabled_events }) => status === "enabled" && (enabled_events.includes("*") || enabled_events.includes(type)),
    );
  const event: Kinds["event"] = {
    id: newId("evt"),
    object: "event",
    api_version: endpoints[0]?.api_version ?? apiVersionOf(store),
    created: books.now(),
    data: {
      object: object,
      ...(previous && { previous_attributes: previous }),
    },
    livemode: false,
    pending_webhooks: endpoints.length,
    request: books.request ?? { id: null, idempotency_key: null },
    type: type as Kinds["event"]["type"],
  };
  store.put(event);
  for (const { id } of endpoints) store.addDelivery({ eventId: event.id, endpointId: id, type, dueAt: 0 });
}

/** Writes a changed object and tells of it, with the values it had before. Nothing happens when it is unchanged. */
export function change<T extends Anything>(books: Books, next: T, type: string): T {
  const before = books.store.get(next.object, next.id) as unknown as Record<string, unknown>;
  const after = next as unknown as Record<string, unknown>;
  const changed = Object.keys({ ...before, ...after }).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  if (changed.length === 0) return next;
  books.store.put(next);
  emit(books, type, next, Object.fromEntries(changed.map((key) => [key, before[key] ?? null])));
  return next;
}

export const idOf = (reference: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof reference === "string" ? reference : reference?.id;
