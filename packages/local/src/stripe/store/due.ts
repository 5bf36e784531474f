import type { Anything } from "./store.ts";

/** Time until Stripe finalises a subscription's draft invoice, in seconds. */
export const DRAFT_SECONDS = 3600;
/** Time in which the first invoice of a subscription must be paid, in seconds. */
const INCOMPLETE_SECONDS = 23 * 3600;

/** The time at which something happens to an object by itself, in seconds; undefined for one that rests. */
export function dueAt(object: Anything): number | undefined {
  switch (object.object) {
    case "subscription": {
      if (object.status === "incomplete") return object.created + INCOMPLETE_SECONDS;
      if (["canceled", "incomplete_expired"].includes(object.status)) return undefined;
      const end = object.items.data[0]?.current_period_end ?? Infinity;
      return Math.min(end, object.cancel_at ?? Infinity);
    }
    case "invoice":
      if (object.status === "draft") return object.automatically_finalizes_at ?? undefined;
      return object.status === "open" ? (object.next_payment_attempt ?? undefined) : undefined;
    case "checkout.session":
      return object.status === "open" ? object.expires_at : undefined;
    default:
      return undefined;
  }
}
