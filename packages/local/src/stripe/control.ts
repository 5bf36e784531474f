/** `/_local/stripe/control/…`: the switches of the stand-in, for tests. `stripeAt` (handle.ts) calls them. */
import * as z from "zod";
import type { Deliveries } from "./deliveries/deliveries.ts";
import { type Books, change } from "./resources/books.ts";
import { type Card, CARD_NUMBERS, useCard } from "./resources/cards.ts";
import { end } from "./resources/payments.ts";

const Cards = z.enum(Object.keys(CARD_NUMBERS) as [Card, ...Card[]]);

const Switches = z.discriminatedUnion("do", [
  z.strictObject({
    do: z.literal("disorder"),
    double: z.boolean().optional(),
    shuffle: z.boolean().optional(),
    delayMs: z.int().min(0).max(600_000).optional(),
    base64: z.boolean().optional(),
  }),
  z.strictObject({
    do: z.literal("fail"),
    mode: z.union([z.enum(["down", "slow"]), z.literal(429), z.literal(500)]),
    slowMs: z.int().min(0).max(120_000).optional(),
    about: z.string().optional(),
  }),
  z.strictObject({ do: z.literal("recover") }),
  z.strictObject({ do: z.literal("status"), subscription: z.string(), status: z.string() }),
  z.strictObject({ do: z.literal("card"), customer: z.string(), card: Cards }),
  z.strictObject({ do: z.literal("dashboard"), afterRetries: z.enum(["unpaid", "canceled"]) }),
  z.strictObject({ do: z.literal("sendAgain"), delivery: z.int() }),
]);
type Switch = z.infer<typeof Switches>;

/** Applies a switch that came as JSON. @throws Error for one that is none */
export function applySwitch(books: Books, deliveries: Deliveries, json: string): void {
  const wanted: Switch = Switches.parse(JSON.parse(json));
  const { store } = books;
  switch (wanted.do) {
    case "disorder": {
      const { do: _, ...disorder } = wanted;
      return store.set("disorder", disorder);
    }
    case "fail": {
      const { do: _, ...failure } = wanted;
      return store.set("failure", failure);
    }
    case "recover":
      return store.set("failure", null);
    case "status":
      return store.atOnce(() => setStatus(books, wanted.subscription, wanted.status));
    case "card":
      return void store.atOnce(() => useCard(books, wanted.customer, wanted.card));
    case "dashboard":
      return store.set("dashboard", { afterRetries: wanted.afterRetries });
    case "sendAgain":
      if (!deliveries.sendAgain(wanted.delivery)) throw new Error(`There is no delivery ${wanted.delivery}.`);
  }
}

/** Puts a subscription into any state, also one that Stripe may invent tomorrow. */
function setStatus(books: Books, id: string, status: string): void {
  const subscription = books.store.get("subscription", id);
  if (status === "canceled") end(books, subscription, "cancellation_requested");
  else change(books, { ...subscription, status, ended_at: null }, "customer.subscription.updated");
}
